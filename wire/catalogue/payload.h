/* Payloads of the records in records.def: flat structs, little-endian, explicit padding, sizes a multiple of 8, no pointers.
 *
 * A record on the wire is an 8-byte header, the payload, then (for records with a tail) `tail_count` tail elements, padded
 * with zeros to 8 bytes. See docs/wire.md (its catalogue is generated from records.def). */
#ifndef MGL_WIRE_PAYLOAD_H
#define MGL_WIRE_PAYLOAD_H

#include "wire/catalogue/format.h"
#include "wire/catalogue/program.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct mgl_record_header {
    uint16_t op;   /* mgl_op */
    uint16_t call; /* mgl_call: the GL entry point that caused the record, for messages; 0: none */
    uint32_t size; /* bytes of the whole record, header included; a multiple of 8 */
} mgl_record_header;

/* Objects are named by handles that the client mints: dense slots a kind, the generation bumped when a slot is used again.
 * {0,0} is the null handle; slot 0 is never minted. */
typedef struct mgl_handle { uint32_t slot, generation; } mgl_handle;
static inline bool mgl_handle_is_null(mgl_handle h) { return h.slot == 0; }
static inline bool mgl_handle_equal(mgl_handle a, mgl_handle b) { return a.slot == b.slot && a.generation == b.generation; }

typedef enum mgl_kind {
    MGL_KIND_CONTEXT, MGL_KIND_SURFACE, MGL_KIND_BUFFER, MGL_KIND_TEXTURE, MGL_KIND_SAMPLER, MGL_KIND_RENDER_STATE,
    MGL_KIND_VERTEX_LAYOUT, MGL_KIND_PROGRAM, MGL_KIND_QUERY, MGL_KIND_XFB, MGL_KIND_VERTEX_ARRAY, MGL_KIND_MEMORY, MGL_KIND_COUNT
} mgl_kind;

/* Where bulk bytes lie. INLINE: in the record's own tail. STAGE: in the stage segment. */
enum { MGL_SEGMENT_INLINE = 0, MGL_SEGMENT_STAGE = 1 };
typedef struct mgl_bulk {
    uint64_t offset;  /* bytes from the start of the segment; 0 for INLINE */
    uint32_t size;    /* bytes */
    uint32_t segment;
} mgl_bulk;

/* Where an answer goes: bytes in the reply segment that the client reserved; event `reply_done` with `id` says when. */
typedef struct mgl_reply { uint64_t id, offset; uint64_t size; } mgl_reply;

/* Primitive modes: GL's numbers. */
typedef enum mgl_primitive {
    MGL_POINTS, MGL_LINES, MGL_LINE_LOOP, MGL_LINE_STRIP, MGL_TRIANGLES, MGL_TRIANGLE_STRIP, MGL_TRIANGLE_FAN, MGL_QUADS,
    MGL_QUAD_STRIP, MGL_POLYGON, MGL_LINES_ADJACENCY, MGL_LINE_STRIP_ADJACENCY, MGL_TRIANGLES_ADJACENCY,
    MGL_TRIANGLE_STRIP_ADJACENCY, MGL_PATCHES
} mgl_primitive;

/* Compare functions, in GL's order (GL_NEVER + n), which is Vulkan's too. */
typedef enum mgl_compare { MGL_NEVER, MGL_LESS, MGL_EQUAL, MGL_LEQUAL, MGL_GREATER, MGL_NOTEQUAL, MGL_GEQUAL, MGL_ALWAYS } mgl_compare;
/* Numerically VkStencilOp, VkBlendFactor, VkBlendOp, VkLogicOp; translator/vk asserts it. */
typedef enum mgl_stencil_op { MGL_KEEP, MGL_ZERO, MGL_REPLACE, MGL_INCR, MGL_DECR, MGL_INVERT, MGL_INCR_WRAP, MGL_DECR_WRAP } mgl_stencil_op;
typedef enum mgl_blend_factor {
    MGL_BF_ZERO, MGL_BF_ONE, MGL_BF_SRC_COLOR, MGL_BF_ONE_MINUS_SRC_COLOR, MGL_BF_DST_COLOR, MGL_BF_ONE_MINUS_DST_COLOR,
    MGL_BF_SRC_ALPHA, MGL_BF_ONE_MINUS_SRC_ALPHA, MGL_BF_DST_ALPHA, MGL_BF_ONE_MINUS_DST_ALPHA, MGL_BF_CONSTANT_COLOR,
    MGL_BF_ONE_MINUS_CONSTANT_COLOR, MGL_BF_CONSTANT_ALPHA, MGL_BF_ONE_MINUS_CONSTANT_ALPHA, MGL_BF_SRC_ALPHA_SATURATE,
    MGL_BF_SRC1_COLOR, MGL_BF_ONE_MINUS_SRC1_COLOR, MGL_BF_SRC1_ALPHA, MGL_BF_ONE_MINUS_SRC1_ALPHA
} mgl_blend_factor;
typedef enum mgl_blend_op { MGL_BO_ADD, MGL_BO_SUBTRACT, MGL_BO_REVERSE_SUBTRACT, MGL_BO_MIN, MGL_BO_MAX } mgl_blend_op;
typedef enum mgl_logic_op {
    MGL_LO_CLEAR, MGL_LO_AND, MGL_LO_AND_REVERSE, MGL_LO_COPY, MGL_LO_AND_INVERTED, MGL_LO_NOOP, MGL_LO_XOR, MGL_LO_OR,
    MGL_LO_NOR, MGL_LO_EQUIV, MGL_LO_INVERT, MGL_LO_OR_REVERSE, MGL_LO_COPY_INVERTED, MGL_LO_OR_INVERTED, MGL_LO_NAND, MGL_LO_SET
} mgl_logic_op;
typedef enum mgl_polygon { MGL_FILL, MGL_LINE, MGL_POINT } mgl_polygon;
enum { MGL_CULL_FRONT = 1, MGL_CULL_BACK = 2 };

typedef enum mgl_target {
    MGL_TARGET_1D, MGL_TARGET_2D, MGL_TARGET_3D, MGL_TARGET_CUBE, MGL_TARGET_1D_ARRAY, MGL_TARGET_2D_ARRAY, MGL_TARGET_CUBE_ARRAY,
    MGL_TARGET_RECTANGLE, MGL_TARGET_2D_MS, MGL_TARGET_2D_MS_ARRAY, MGL_TARGET_BUFFER, MGL_TARGET_RENDERBUFFER
} mgl_target;

enum { MGL_ASPECT_COLOR = 1, MGL_ASPECT_DEPTH = 2, MGL_ASPECT_STENCIL = 4 };

/* One image of a texture. `layer`: array layer, cube face (0..5, +6n for cube arrays) or z slice; 1D arrays too. */
typedef struct mgl_image_ref { mgl_handle texture; uint32_t level, layer; } mgl_image_ref;
typedef struct mgl_rect { int32_t x, y, width, height; } mgl_rect;
/* Texels; z and depth count layers of array and cube textures. */
typedef struct mgl_box { int32_t x, y, z; uint32_t width, height, depth; } mgl_box;

/* ---- contexts and surfaces ---- */
typedef struct mgl_wire_context_create { mgl_handle context; } mgl_wire_context_create;
typedef struct mgl_wire_context_destroy { mgl_handle context; } mgl_wire_context_destroy;
typedef struct mgl_wire_context_bind { mgl_handle context; } mgl_wire_context_bind;

enum { MGL_SURFACE_OFFSCREEN, MGL_SURFACE_XCB_WINDOW };
typedef struct mgl_wire_surface_create {
    mgl_handle surface;
    uint64_t native;      /* XCB_WINDOW: the window id on the display named in the handshake */
    uint32_t kind, width, height, reserved;
} mgl_wire_surface_create;
typedef struct mgl_wire_surface_destroy { mgl_handle surface; } mgl_wire_surface_destroy;
/* Shows level 0 of a texture, whose first row is the top one. The texture keeps its content. */
typedef struct mgl_wire_present {
    mgl_handle surface, texture;
    uint64_t frame;       /* client's frame ordinal: event frame_done when the GPU completed it */
    uint32_t width, height;
    int32_t interval;     /* swap interval: 0 no wait, n >= 1 vertical blanks, < 0 adaptive */
    uint32_t reserved;
} mgl_wire_present;

/* ---- synchronization ---- */
typedef struct mgl_wire_flush { uint64_t reserved; } mgl_wire_flush;             /* submit what is recorded */
typedef struct mgl_wire_fence { uint64_t serial; } mgl_wire_fence;               /* event fence_done when all before is complete on the GPU; submits */
typedef struct mgl_wire_barrier { uint32_t bits /* GL barrier bits */, by_region; } mgl_wire_barrier;
typedef struct mgl_wire_marker { uint32_t kind /* 0 insert, 1 push, 2 pop */, tail_count; } mgl_wire_marker; /* tail: UTF-8 text */

/* ---- queries ---- */
typedef enum mgl_query_type {
    MGL_QUERY_SAMPLES, MGL_QUERY_ANY_SAMPLES, MGL_QUERY_PRIMITIVES_GENERATED, MGL_QUERY_XFB_WRITTEN, MGL_QUERY_TIME_ELAPSED,
    MGL_QUERY_TIMESTAMP, MGL_QUERY_XFB_OVERFLOW
} mgl_query_type;
typedef struct mgl_wire_query_create { mgl_handle query; uint32_t type, index; } mgl_wire_query_create;
typedef struct mgl_wire_query_destroy { mgl_handle query; } mgl_wire_query_destroy;
typedef struct mgl_wire_query_begin { mgl_handle query; } mgl_wire_query_begin;
/* The result follows as event query_done with the same serial, once the GPU is done; nobody has to ask. */
typedef struct mgl_wire_query_end { mgl_handle query; uint64_t serial; } mgl_wire_query_end;
typedef struct mgl_wire_query_timestamp { mgl_handle query; uint64_t serial; } mgl_wire_query_timestamp;
enum { MGL_CONDITION_INVERTED = 1, MGL_CONDITION_NO_WAIT = 2 };
typedef struct mgl_wire_condition_begin { mgl_handle query; uint32_t flags, reserved; } mgl_wire_condition_begin;
typedef struct mgl_wire_condition_end { uint64_t reserved; } mgl_wire_condition_end;

/* ---- buffers ---- */
enum { /* usage hints; any buffer may be used in any way */
    MGL_BUFFER_HINT_STREAM = 1, MGL_BUFFER_HINT_DYNAMIC = 2, MGL_BUFFER_HINT_READ = 4, MGL_BUFFER_PERSISTENT = 8,
};
/* Creates the buffer, or gives an existing one new storage (orphaning): earlier commands keep the old. Content undefined, but with `memory` (not null,
 * large enough, used by no buffer): then it is what lies there, the client writes it in place, and the server never moves the buffer elsewhere. */
typedef struct mgl_wire_buffer_storage { mgl_handle buffer; uint64_t size; uint32_t flags, reserved; mgl_handle memory; } mgl_wire_buffer_storage;
typedef struct mgl_wire_buffer_destroy { mgl_handle buffer; } mgl_wire_buffer_destroy;
enum { MGL_UPLOAD_UNSYNCHRONIZED = 1, MGL_UPLOAD_DISCARD_RANGE = 2 };
typedef struct mgl_wire_buffer_upload {
    mgl_handle buffer;
    uint64_t offset;
    mgl_bulk data;
    uint32_t flags, tail_count; /* tail: bytes, when data.segment is INLINE */
} mgl_wire_buffer_upload;
typedef struct mgl_wire_buffer_copy { mgl_handle source, destination; uint64_t source_offset, destination_offset, size; } mgl_wire_buffer_copy;
typedef struct mgl_wire_buffer_fill { mgl_handle buffer; uint64_t offset, size; uint32_t pattern[4]; uint32_t pattern_size /* 1, 2, 4, 8, 12 or 16 */, reserved; } mgl_wire_buffer_fill;
typedef struct mgl_wire_buffer_read { mgl_handle buffer; uint64_t offset; mgl_reply reply; } mgl_wire_buffer_read; /* reply.size bytes */

/* ---- textures: y counts rows as they are stored, whichever of them is the top one ---- */
typedef struct mgl_wire_texture_create { mgl_handle texture; uint32_t target /* mgl_target */, reserved; } mgl_wire_texture_create;
typedef struct mgl_wire_texture_destroy { mgl_handle texture; } mgl_wire_texture_destroy;
/* Defines one level (content undefined). Levels may disagree; the server makes one image of base..max when they are needed together.
 * depth: z slices of 3D, layers of arrays (1D arrays have height 1), 6 for cubes, 6n for cube arrays. width 0 undefines the level. */
typedef struct mgl_wire_texture_level {
    mgl_handle texture;
    uint32_t level, format /* mgl_format */, width, height, depth, samples /* 1: not multisampled */;
    uint32_t level_hint; /* levels likely to be needed in all, this one's chain counted from level 0 */
    uint32_t reserved;
} mgl_wire_texture_level;
/* Immutable storage: all levels at once. */
typedef struct mgl_wire_texture_storage {
    mgl_handle texture;
    uint32_t levels, format, width, height, depth, samples;
} mgl_wire_texture_storage;
/* What a sampler sees. Swizzle values: 0 R, 1 G, 2 B, 3 A, 4 zero, 5 one. */
typedef struct mgl_wire_texture_params {
    mgl_handle texture;
    uint32_t base_level, max_level;
    uint8_t swizzle[4];
    uint8_t stencil_mode; /* sample the stencil index of a depth-stencil format */
    uint8_t skip_srgb_decode, reserved[2];
} mgl_wire_texture_params;
/* Rows are tightly packed unless row_bytes/image_bytes say otherwise (both 0: tight). Depth-stencil formats carry one
 * aspect an upload: depth as D16 u16, X8_D24/D24S8 u32 (24 low bits), D32/D32S8 float; stencil as u8. aspects names it. */
typedef struct mgl_wire_texture_upload {
    mgl_handle texture;
    uint32_t level, aspects;
    mgl_box box;
    uint32_t row_bytes, image_bytes;
    mgl_bulk data;
    uint32_t reserved, tail_count; /* tail: bytes, when data.segment is INLINE */
} mgl_wire_texture_upload;
/* The same from a buffer whose bytes are already in the texture's own layout. */
typedef struct mgl_wire_texture_upload_buffer {
    mgl_handle texture;
    uint32_t level, aspects;
    mgl_box box;
    uint32_t row_bytes, image_bytes;
    mgl_handle buffer;
    uint64_t offset;
} mgl_wire_texture_upload_buffer;
/* Reads a box in the texture's own format, rows packed at row_bytes, images at image_bytes; one aspect. Multisampled images are not read. */
typedef struct mgl_wire_texture_read {
    mgl_handle texture;
    uint32_t level, aspects;
    mgl_box box;
    uint32_t row_bytes, image_bytes;
    mgl_reply reply;
} mgl_wire_texture_read;
typedef struct mgl_wire_texture_read_buffer {
    mgl_handle texture;
    uint32_t level, aspects;
    mgl_box box;
    uint32_t row_bytes, image_bytes;
    mgl_handle buffer;
    uint64_t offset;
} mgl_wire_texture_read_buffer;
/* Bit copy between images of compatible formats (glCopyImageSubData), same size, in texels of the source. */
typedef struct mgl_wire_texture_copy {
    mgl_handle source, destination;
    uint32_t source_level, destination_level;
    mgl_box source_box;
    int32_t x, y, z; /* destination */
    uint32_t reserved;
} mgl_wire_texture_copy;
typedef struct mgl_wire_texture_clear { /* glClearTexSubImage: value in the texture's own class */
    mgl_handle texture;
    uint32_t level, aspects;
    mgl_box box;
    uint32_t color[4]; /* float, int or uint bits; depth in [0] as float bits, stencil in [1] */
} mgl_wire_texture_clear;
typedef struct mgl_wire_texture_mipmap { mgl_handle texture; uint32_t base_level, max_level; } mgl_wire_texture_mipmap;
typedef struct mgl_wire_texture_buffer { mgl_handle texture, buffer; uint64_t offset, size; uint32_t format, reserved; } mgl_wire_texture_buffer;
/* A texture that shares another's storage (glTextureView). */
typedef struct mgl_wire_texture_view {
    mgl_handle texture, source;
    uint32_t target, format, first_level, levels, first_layer, layers;
} mgl_wire_texture_view;

/* Self-contained: nothing of the current state applies but conditional rendering. Boxes in texels, rows as stored, x1 < x0 mirrors. Resolves when the
 * source has samples and the destination has none. Converts formats as GL does (sRGB decoded and encoded when `srgb`). */
enum { MGL_BLIT_LINEAR = 1, MGL_BLIT_SRGB = 2, MGL_BLIT_ALPHA_ONE = 4 /* the destination is a three-channel format */ };
typedef struct mgl_wire_blit {
    mgl_image_ref source, destination;
    int32_t source_x0, source_y0, source_x1, source_y1, x0, y0, x1, y1;
    mgl_rect scissor; /* destination clip; width < 0: none */
    uint32_t aspects, flags;
} mgl_wire_blit;

/* Clears of the current framebuffer. `attachments`: bit i colour attachment slot i, bit 8 depth, bit 9 stencil. Masks are those of the
 * context at the call; sRGB attachments encode as the bound render state says. rect: the scissor, y upwards, or the whole framebuffer when
 * width < 0. */
enum { MGL_CLEAR_DEPTH = 1u << 8, MGL_CLEAR_STENCIL = 1u << 9 };
typedef struct mgl_wire_clear {
    uint32_t attachments, color_class; /* mgl_format_class of the value: FLOAT, SINT, UINT */
    uint32_t color[4];
    uint32_t color_mask; /* 4 bits a colour attachment: r g b a from the low bit */
    float depth;
    uint32_t stencil, stencil_mask;
    mgl_rect rect;
} mgl_wire_clear;

/* ---- samplers ---- */
enum { MGL_NEAREST, MGL_LINEAR };
enum { MGL_MIP_NONE, MGL_MIP_NEAREST, MGL_MIP_LINEAR };
enum { MGL_WRAP_REPEAT, MGL_WRAP_MIRROR, MGL_WRAP_EDGE, MGL_WRAP_BORDER, MGL_WRAP_MIRROR_EDGE, MGL_WRAP_CLAMP /* legacy GL_CLAMP */ };
typedef struct mgl_wire_sampler_create { /* content-addressed by the client; constant */
    mgl_handle sampler;
    uint8_t min_filter, mag_filter, mip_filter, wrap_s, wrap_t, wrap_r, compare_enable, compare /* mgl_compare */;
    float lod_min, lod_max, lod_bias, max_anisotropy;
    uint32_t border[4];                       /* bits in border_class */
    uint8_t border_class /* FLOAT SINT UINT */, seamful_cube, skip_srgb_decode, reserved[5];
} mgl_wire_sampler_create;
typedef struct mgl_wire_sampler_destroy { mgl_handle sampler; } mgl_wire_sampler_destroy;

/* ---- constant state objects, content-addressed by the client ---- */
typedef struct mgl_blend_target { uint8_t enable, src, dst, op, src_alpha, dst_alpha, op_alpha, write_mask; } mgl_blend_target;
typedef struct mgl_stencil_face { uint8_t fail, depth_fail, pass, compare; } mgl_stencil_face;
typedef struct mgl_wire_render_state_create {
    mgl_handle state;
    mgl_blend_target blend[8];
    uint8_t logic_enable, logic_op, depth_test, depth_write, depth_compare, depth_clamp, stencil_test, cull;
    mgl_stencil_face stencil[2]; /* front, back */
    uint8_t front_cw, polygon_front, polygon_back, rasterizer_discard, depth_bias_fill, depth_bias_line, depth_bias_point, alpha_to_coverage;
    uint8_t alpha_to_one, sample_shading, sample_mask_enable, multisample, provoking_first, clip_zero_to_one, clip_upper_left, line_smooth;
    uint8_t line_stipple_enable, line_stipple_factor /* less one: 0..255 for 1..256 */; uint16_t line_stipple_pattern; float min_sample_shading;
    uint32_t clip_distance_mask, sample_mask; /* enabled GL_CLIP_DISTANCEi */
    uint8_t color_srgb /* GL_FRAMEBUFFER_SRGB */, point_size_program, reserved[6];
} mgl_wire_render_state_create;
typedef struct mgl_wire_render_state_destroy { mgl_handle state; } mgl_wire_render_state_destroy;
typedef struct mgl_wire_render_state_bind { mgl_handle state; } mgl_wire_render_state_bind;

typedef struct mgl_vertex_element { /* one vertex input location */
    uint16_t format; /* mgl_format */
    uint8_t location, binding;
    uint32_t offset; /* bytes inside the binding's element */
} mgl_vertex_element;
#define MGL_CONSTANT_BINDING 31 /* binding whose element is the current attribute value: offset = location * 16, format a 32-bit x4 one */
typedef struct mgl_vertex_binding { uint32_t stride, divisor; } mgl_vertex_binding; /* binding n is the n-th; stride 0 is legal */
typedef struct mgl_wire_vertex_layout_create {
    mgl_handle layout;
    uint32_t binding_count, tail_count; /* tail: mgl_vertex_element */
    mgl_vertex_binding bindings[16];
} mgl_wire_vertex_layout_create;
typedef struct mgl_wire_vertex_layout_destroy { mgl_handle layout; } mgl_wire_vertex_layout_destroy;
typedef struct mgl_wire_vertex_layout_bind { mgl_handle layout; } mgl_wire_vertex_layout_bind;

/* ---- state that changes between draws: y counts upwards from the framebuffer's bottom, as in GL, also where its top row is stored first ---- */
typedef struct mgl_viewport { float x, y, width, height, near_depth, far_depth; } mgl_viewport;
typedef struct mgl_wire_viewports { uint32_t first, tail_count; } mgl_wire_viewports;        /* tail: mgl_viewport */
typedef struct mgl_wire_scissors { uint32_t first, tail_count; } mgl_wire_scissors;          /* tail: mgl_rect; a disabled scissor is the whole range */
typedef struct mgl_wire_blend_color { float color[4]; } mgl_wire_blend_color;
typedef struct mgl_wire_stencil_values { struct { uint32_t reference, compare_mask, write_mask, reserved; } face[2]; } mgl_wire_stencil_values; /* front, back */
typedef struct mgl_wire_depth_bias { float constant, slope, clamp, line_width; } mgl_wire_depth_bias; /* and the line width */

enum { MGL_ATTACHMENT_NO_ALPHA = 1 /* a three-channel format in four-channel storage: what alpha holds does not matter */ };
typedef struct mgl_attachment { mgl_image_ref image; uint32_t layered; /* all layers */ uint32_t format; /* how the program sees the format: MGL_ATTACHMENT_* */ } mgl_attachment;
typedef struct mgl_wire_framebuffer {
    mgl_attachment color[8], depth, stencil; /* null texture: nothing attached */
    uint8_t draw_map[8];                     /* fragment output i writes colour attachment draw_map[i]; 255: none */
    uint32_t width, height, layers, samples; /* common size; of a framebuffer without attachments: its defaults */
    uint32_t top_first, reserved;            /* 1: row 0 of the images is the top row (the default framebuffer); 0: the bottom row */
} mgl_wire_framebuffer;

typedef struct mgl_vertex_buffer { mgl_handle buffer; uint64_t offset; } mgl_vertex_buffer;
typedef struct mgl_wire_vertex_buffers { uint32_t first, tail_count; } mgl_wire_vertex_buffers;   /* tail: mgl_vertex_buffer, by layout binding */
typedef struct mgl_wire_index_buffer { mgl_handle buffer; } mgl_wire_index_buffer;
typedef struct mgl_current_attribute { uint32_t value[4]; } mgl_current_attribute;                /* float, int or uint bits */
typedef struct mgl_wire_current_attributes { uint32_t first, tail_count; } mgl_wire_current_attributes; /* tail: mgl_current_attribute */
typedef struct mgl_texture_unit { mgl_handle texture, sampler; } mgl_texture_unit;                /* null texture: reads (0,0,0,1) */
typedef struct mgl_wire_texture_units { uint32_t first, tail_count; } mgl_wire_texture_units;     /* tail: mgl_texture_unit */
typedef struct mgl_buffer_range { mgl_handle buffer; uint64_t offset, size; } mgl_buffer_range;   /* size 0: to the end */
typedef struct mgl_wire_uniform_buffers { uint32_t first, tail_count; } mgl_wire_uniform_buffers; /* tail: mgl_buffer_range */
typedef struct mgl_wire_storage_buffers { uint32_t first, tail_count; } mgl_wire_storage_buffers; /* atomic counter buffers are 64.. */
typedef struct mgl_image_unit { mgl_handle texture; uint32_t level, layer; uint16_t format; uint8_t layered, access; uint32_t reserved; } mgl_image_unit;
typedef struct mgl_wire_image_units { uint32_t first, tail_count; } mgl_wire_image_units;

/* ---- programs ---- */
typedef struct mgl_wire_program_create { mgl_handle program; mgl_bulk archive; uint32_t reserved, tail_count; } mgl_wire_program_create; /* tail: bytes of the archive when INLINE */
typedef struct mgl_wire_program_destroy { mgl_handle program; } mgl_wire_program_destroy;
typedef struct mgl_wire_program_bind { mgl_handle program; } mgl_wire_program_bind; /* null: draws do nothing */
/* Bytes of the default block. Ordered with draws: each draw sees what came before it. */
typedef struct mgl_wire_program_constants { mgl_handle program; uint32_t offset, tail_count; } mgl_wire_program_constants; /* tail: bytes */
typedef struct mgl_wire_program_constant { uint32_t offset /* bytes, a multiple of 4 */, value; } mgl_wire_program_constant; /* of the program that is bound; none: nothing happens */
typedef struct mgl_wire_program_bindings { mgl_handle program; uint32_t first_slot, tail_count; } mgl_wire_program_bindings; /* tail: uint32_t a slot */

/* ---- draws ---- */
typedef struct mgl_draw_range {
    uint32_t first, count;     /* vertices, or indices (first in indices, from the start of the index buffer) */
    uint32_t instances, base_instance;
    int32_t base_vertex;
    uint32_t draw_id;
} mgl_draw_range;
enum { MGL_DRAW_RESTART = 1 /* all-ones restart value */, MGL_DRAW_CONTIGUOUS_OK = 2 };
typedef struct mgl_wire_draw {
    uint8_t mode /* mgl_primitive */, index_size /* 0: not indexed, 1, 2 or 4 bytes */, flags, patch_vertices;
    uint32_t index_offset; /* bytes, added to the index buffer's start: first is counted from here */
    uint32_t reserved, tail_count; /* tail: mgl_draw_range, each a GL draw of its own */
} mgl_wire_draw;
/* A draw of one instance with the numbers base_instance, draw_id and index_offset 0. The first four bytes are those of mgl_wire_draw, into which
 * the encoder turns it when a second range follows. */
typedef struct mgl_wire_draw_single {
    uint8_t mode, index_size, flags, patch_vertices;
    uint32_t first, count;
    int32_t base_vertex;
} mgl_wire_draw_single;
typedef struct mgl_wire_draw_indirect {
    uint8_t mode, index_size, flags, patch_vertices;
    uint32_t draws, stride, reserved;
    mgl_handle buffer;      /* GL's command layout, which is Vulkan's */
    uint64_t offset;
    mgl_handle count_buffer; /* null: `draws` is the number */
    uint64_t count_offset;
} mgl_wire_draw_indirect;
typedef struct mgl_wire_draw_xfb { mgl_handle xfb; uint32_t mode, instances, stream, reserved; } mgl_wire_draw_xfb;
typedef struct mgl_wire_dispatch { uint32_t groups[3], reserved; mgl_handle indirect; uint64_t offset; } mgl_wire_dispatch;

/* ---- transform feedback ---- */
typedef struct mgl_wire_xfb_begin { mgl_handle xfb; uint32_t mode, tail_count; } mgl_wire_xfb_begin; /* tail: mgl_buffer_range a buffer; starts counting at 0 */
typedef struct mgl_wire_xfb_pause { mgl_handle xfb; } mgl_wire_xfb_pause;
typedef struct mgl_wire_xfb_resume { mgl_handle xfb; } mgl_wire_xfb_resume;
typedef struct mgl_wire_xfb_end { mgl_handle xfb; } mgl_wire_xfb_end;
typedef struct mgl_wire_xfb_destroy { mgl_handle xfb; } mgl_wire_xfb_destroy;

/* A vertex array known whole: layout, vertex buffers and index buffer by one handle. Content-addressed by the client; constant. */
typedef struct mgl_wire_vertex_array_create { mgl_handle array, layout, index_buffer; uint32_t reserved, tail_count; } mgl_wire_vertex_array_create; /* tail: mgl_vertex_buffer */
typedef struct mgl_wire_vertex_array_destroy { mgl_handle array; } mgl_wire_vertex_array_destroy;
typedef struct mgl_wire_vertex_array_bind { mgl_handle array; } mgl_wire_vertex_array_bind;

/* ---- memory that both sides see: ranges of the maps segment that the device uses in place ---- */
/* Page-aligned. The reply (no bytes) fails when the device cannot use it; the handle is then unknown. Event memory_idle follows whenever a buffer
 * gave it up and the GPU is done with it: it may be named in another buffer_storage then. With reply.id 0 nobody waits: memory_idle follows, and
 * names no memory when the device cannot. */
typedef struct mgl_wire_memory_create { mgl_handle memory; uint64_t offset, size; mgl_reply reply; } mgl_wire_memory_create;
typedef struct mgl_wire_memory_destroy { mgl_handle memory; } mgl_wire_memory_destroy; /* used by no buffer */

/* ---- events: the reverse channel, same header, op is mgl_event ---- */
typedef enum mgl_event {
    MGL_EVENT_FENCE_DONE = 1, MGL_EVENT_QUERY_DONE, MGL_EVENT_REPLY_DONE, MGL_EVENT_FRAME_DONE, MGL_EVENT_SURFACE_RESIZED,
    MGL_EVENT_SURFACE_LOST, MGL_EVENT_OUT_OF_MEMORY, MGL_EVENT_DEVICE_LOST, MGL_EVENT_MESSAGE, MGL_EVENT_SESSION_FAULT,
    MGL_EVENT_MEMORY_IDLE
} mgl_event;
typedef struct mgl_event_fence_done { uint64_t serial; } mgl_event_fence_done;
typedef struct mgl_event_query_done { mgl_handle query; uint64_t serial, value; } mgl_event_query_done;
typedef struct mgl_event_reply_done { uint64_t id; uint32_t failed, reserved; } mgl_event_reply_done;
typedef struct mgl_event_memory_idle { mgl_handle memory; } mgl_event_memory_idle;
typedef struct mgl_event_frame_done { uint64_t frame; } mgl_event_frame_done;
typedef struct mgl_event_surface { mgl_handle surface; uint32_t width, height; } mgl_event_surface; /* RESIZED and LOST */
typedef struct mgl_event_out_of_memory { uint32_t kind, call; mgl_handle object; } mgl_event_out_of_memory;
typedef struct mgl_event_device_lost { uint32_t reason, call; } mgl_event_device_lost;
/* A validation or driver message, or the name of a session fault; tail: UTF-8 text. */
typedef struct mgl_event_message { uint32_t severity /* 0 error 1 warning 2 info */, call; uint32_t id, tail_count; } mgl_event_message;

#endif
