/* The client state of OpenGL: the private header of translator/gl. No Vulkan here.
 *
 * A GL function is `void mgl_glFoo(mgl_context *ctx, ...)` (prototypes: translator/entry/generated/gl_api.h). It checks its arguments
 * (mgl_error and return, nothing changed), changes client state, and marks dirty groups. Commands (draw, clear, blit, read ...) call
 * mgl_validate(ctx, groups), which sends what differs from what was last sent, and then emit their own record.
 *
 * Threads: a context is used by one thread at a time. Shared objects (buffers, textures, samplers, renderbuffers, shaders, programs, syncs) belong to the
 * share group: its lock guards the name tables and object fields when the group has a second context; MGL_SHARED(ctx) is a no-op
 * otherwise. Objects are counted; a name and each binding or attachment hold a reference. */
#ifndef MGL_GL_CONTEXT_H
#define MGL_GL_CONTEXT_H

#include "translator/base/hash.h"
#include "translator/base/log.h"
#include "translator/base/memory.h"
#include "translator/base/pool.h"
#include "translator/entry/generated/gl_api.h"
#include "translator/gl/gl.h"
#include "translator/glsl/glsl.h"

#include <pthread.h>

#define MGL_MAX_ATTRIBS          16
#define MGL_MAX_VERTEX_BINDINGS  16
#define MGL_MAX_TEXTURE_UNITS    96 /* combined; 16 or 32 a stage, from the caps */
#define MGL_MAX_UNIFORM_BINDINGS 84
#define MGL_MAX_STORAGE_BINDINGS 16
#define MGL_MAX_DRAW_BUFFERS     8
#define MGL_MAX_XFB_BUFFERS      4
#define MGL_MAX_LEVELS           16
#define MGL_MAX_CLIP_PLANES      8
#define MGL_MAX_VIEWPORTS        16

/* Groups of state that are sent when they differ. Setters only set bits in ctx->dirty. */
enum {
    MGL_DIRTY_RENDER_STATE = 1u << 0,  /* the content-addressed block: blend, depth, stencil, raster, multisample */
    MGL_DIRTY_VIEWPORT = 1u << 1,
    MGL_DIRTY_SCISSOR = 1u << 2,
    MGL_DIRTY_BLEND_COLOR = 1u << 3,
    MGL_DIRTY_STENCIL_VALUES = 1u << 4,
    MGL_DIRTY_DEPTH_BIAS = 1u << 5,    /* polygon offset and line width */
    MGL_DIRTY_FRAMEBUFFER = 1u << 6,
    MGL_DIRTY_VERTEX_ARRAY = 1u << 7,  /* VAO, its buffers, enabled arrays */
    MGL_DIRTY_INDEX_BUFFER = 1u << 8,
    MGL_DIRTY_ATTRIBS = 1u << 9,       /* current attribute values */
    MGL_DIRTY_PROGRAM = 1u << 10,      /* which program, its slots */
    MGL_DIRTY_CONSTANTS = 1u << 11,    /* default block content of the current program */
    MGL_DIRTY_BUILTINS = 1u << 12,     /* built-in state uniforms: matrices, point size, depth range ... */
    MGL_DIRTY_TEXTURES = 1u << 13,     /* units, bound textures, samplers, parameters */
    MGL_DIRTY_UNIFORM_BUFFERS = 1u << 14,
    MGL_DIRTY_STORAGE_BUFFERS = 1u << 15,
    MGL_DIRTY_IMAGES = 1u << 16,
    MGL_DIRTY_VALIDITY = 1u << 17,     /* maps, transform feedback: what draws are checked against but nothing is sent for */
    MGL_DIRTY_MAPS = 1u << 18,         /* buffers are or were mapped: the next draw looks whether it reads one */
    MGL_DIRTY_ALL = (1u << 19) - 1,
    /* Parts of the render state, for setters that change nothing else in it: only the part is packed anew.
     * MGL_DIRTY_RENDER_STATE is all of it. */
    MGL_DIRTY_BLEND_STATE = 1u << 19,  /* blending and write masks, but for the logic operation */
    MGL_DIRTY_DEPTH_STATE = 1u << 20,  /* depth and stencil tests */
    MGL_DIRTY_SAMPLE_STATE = 1u << 21, /* multisampling */
    MGL_DIRTY_RASTER_STATE = 1u << 22,
    MGL_DIRTY_RENDER_PARTS = MGL_DIRTY_RENDER_STATE | 15u << 19,
};

/* ---- objects ---- */
typedef struct mgl_object { /* first member of each object */
    uint32_t references; /* atomic */
    GLuint name;
    char *label;         /* glObjectLabel, owned; NULL: none */
} mgl_object;

typedef struct mgl_buffer {
    mgl_object object;
    mgl_handle handle;
    uint64_t size;
    GLenum usage;
    GLbitfield storage_flags;
    bool immutable, has_storage;
    bool shown;              /* a buffer texture was made of it before it had storage */
    uint8_t *shadow;         /* `size` bytes as the client last knew them, or NULL: beyond the budget or given up */
    uint64_t shadow_capacity; /* bytes behind `shadow`: a buffer that is respecified each frame does not allocate */
    bool gpu_written;        /* the GPU may have written since: the shadow is stale until read back */
    uint32_t version;        /* changes with each change of content or storage: keys of index scans and conversions */
    struct {
        uint8_t *pointer;
        uint64_t offset, length;
        GLbitfield access;
        bool active;
        bool in_place;       /* `pointer` is what the GPU reads: nothing has to be sent */
        void *scratch;
    } map;
    mgl_memory memory;       /* the storage, when the GPU uses the client's memory in place; there is no shadow then */
    uint8_t in_place_maps;   /* maps that such storage would have made free, up to where the buffer gets it */
    uint8_t moved_back;      /* times it was given up again */
    uint64_t sweep_end;      /* writes in a row, from the start on, reach to here: buffer_stream.c */
    uint64_t sweep_draws;    /* the context's draws when they began */
    uint64_t defined_at;     /* encoder's record count when the storage was defined */
    struct mgl_buffer *next_mirror; /* buffer_mirror.c: persistently mapped without such storage */
} mgl_buffer;

typedef struct mgl_sampler_state { /* sampler object or a texture's own parameters */
    GLenum min_filter, mag_filter, wrap_s, wrap_t, wrap_r, compare_mode, compare_func, srgb_decode;
    GLfloat min_lod, max_lod, lod_bias, max_anisotropy;
    union { GLfloat f[4]; GLint i[4]; GLuint u[4]; } border;
    uint8_t border_class;    /* MGL_CLASS_FLOAT, SINT or UINT: how it was set */
    GLboolean seamless_cube;
} mgl_sampler_state;

/* Memo of the content-addressed samplers made of a state, without and with depth comparison. Valid while `stamp` is that of the context's sampler
 * cache (stamps are unique in the process); zero it when the state changes. */
typedef struct mgl_sampler_memo { uint32_t stamp[2]; mgl_handle handle[2]; } mgl_sampler_memo;

typedef struct mgl_sampler {
    mgl_object object;
    mgl_sampler_state state;
    mgl_sampler_memo memo;
} mgl_sampler;

typedef struct mgl_level {
    uint32_t width, height, depth;  /* as GL sees them; depth counts layers (6 is not written for cubes: per-face arrays below) */
    uint32_t border;
    GLenum internal_format;         /* as asked for */
    const struct mgl_format_desc *desc; /* NULL: undefined level */
    uint8_t faces;                  /* cube maps: bit per face defined */
    uint32_t samples;
    bool fixed_locations;
} mgl_level;

typedef struct mgl_texture {
    mgl_object object;
    mgl_handle handle;              /* minted at the first definition */
    GLenum target;                  /* 0 until first bound */
    bool immutable;
    uint32_t immutable_levels;
    mgl_level levels[MGL_MAX_LEVELS];
    mgl_sampler_state sampler;      /* the texture's own sampling parameters */
    mgl_sampler_memo sampler_memo;
    GLint base_level, max_level;
    GLenum swizzle[4], depth_mode /* legacy GL_DEPTH_TEXTURE_MODE */, stencil_mode;
    GLboolean generate_mipmap;      /* legacy GL_GENERATE_MIPMAP */
    GLfloat priority;
    mgl_buffer *buffer;             /* buffer textures; reference */
    GLenum buffer_format;
    uint64_t buffer_offset, buffer_size;
    uint32_t version;               /* changes with anything that completeness or the sent parameters depend on */
    uint32_t sent_params_version;   /* the version whose texture_params were sent */
    struct { uint32_t version; const mgl_sampler *object; uint32_t compare; mgl_texture_unit unit; } unit_memo; /* emit_textures.c: what a unit with it was last told */
    mgl_wire_texture_params sent_params; /* as the server knows them */
    uint32_t complete_version; bool complete, complete_mip; /* memo of completeness */
} mgl_texture;

typedef struct mgl_renderbuffer {
    mgl_object object;
    mgl_handle handle;              /* a texture on the wire */
    GLenum internal_format;
    const struct mgl_format_desc *desc;
    uint32_t width, height, samples;
} mgl_renderbuffer;

typedef struct mgl_fb_attachment {
    mgl_texture *texture;           /* reference, or NULL */
    mgl_renderbuffer *renderbuffer; /* reference, or NULL */
    GLint level, layer;             /* layer: face or slice */
    GLenum face;                    /* cube face target as given, or 0 */
    bool layered;
} mgl_fb_attachment;

/* Which colour attachment slots of the draw framebuffer lack alpha though their format has it (three-channel emulation), and which are integer or sRGB: for render state and clears. */
typedef struct mgl_fb_traits { uint32_t no_alpha_mask, integer_mask, srgb_mask, color_mask; bool depth, stencil; } mgl_fb_traits;

/* All that follows from a framebuffer's attachments; framebuffer_status.c fills it and checks the key. */
typedef struct mgl_fb_memo {
    uint32_t version, generation, drawable_version; /* key */
    bool valid;
    GLenum status;
    uint32_t width, height, layers, samples;
    mgl_fb_traits traits;
    mgl_wire_framebuffer wire;
} mgl_fb_memo;

typedef struct mgl_framebuffer {
    mgl_object object;              /* name 0: a default framebuffer (window) */
    mgl_drawable *drawable;         /* default framebuffers */
    mgl_fb_attachment color[MGL_MAX_DRAW_BUFFERS], depth, stencil;
    GLenum draw_buffers[MGL_MAX_DRAW_BUFFERS], read_buffer;
    GLint default_width, default_height, default_layers, default_samples;
    GLboolean default_fixed_locations;
    bool bound_once;
    uint32_t version;               /* changes with each attachment change; attached objects bump it through ctx->group->texture_generation */
    mgl_fb_memo memo;
} mgl_framebuffer;

typedef struct mgl_vertex_attrib { /* GL 4.3's split: attribute format + binding */
    GLenum type, format;            /* format: GL_RGBA or GL_BGRA */
    GLint size;
    bool enabled, normalized, integer, is_double;
    uint32_t relative_offset, binding;
    const void *pointer;            /* as given, for queries; client memory when the binding has no buffer */
    GLsizei stride;                 /* as given, for queries */
} mgl_vertex_attrib;
typedef struct mgl_vertex_binding_point { mgl_buffer *buffer; /* reference; NULL: client memory */ int64_t offset; uint32_t stride, divisor; } mgl_vertex_binding_point;
/* An array that no shader reads: edge flags, colour indices. What glGet* asks. */
typedef struct mgl_unread_array {
    bool enabled;
    GLenum type;
    GLsizei stride;
    const void *pointer;
    mgl_buffer *buffer;             /* reference */
} mgl_unread_array;

typedef struct mgl_vao {
    mgl_object object;
    bool bound_once;
    GLuint next;                    /* name of the one that was bound after it the last time, 0 at first: a guess for prefetching */
    mgl_vertex_attrib attribs[MGL_MAX_ATTRIBS];
    mgl_vertex_binding_point bindings[MGL_MAX_VERTEX_BINDINGS];
    mgl_buffer *index_buffer;       /* reference */
    mgl_unread_array edge_flags, color_indices;
    uint32_t enabled_mask, client_mask; /* client_mask: enabled attributes that read client memory */
    uint32_t version;
    mgl_handle layout; uint32_t layout_version; /* memo of the content-addressed layout */
    void *emit_memo;                /* owned by emit_vertex.c */
} mgl_vao;
void mgl_emit_prefetch_plan(const mgl_vao *vao); /* what a draw with this array will read beyond it */

typedef struct mgl_shader {
    mgl_object object;              /* shaders and programs share one name space */
    bool is_program;                /* first field after object in both: tells them apart */
    GLenum type;
    char *source;                   /* owned, concatenated */
    size_t source_size;
    mgl_glsl_shader *compiled;      /* NULL: not compiled or failed */
    bool compile_status, delete_pending;
    char *log;
} mgl_shader;

typedef struct mgl_program {
    mgl_object object;
    bool is_program;
    mgl_shader **attached; uint32_t attached_count, attached_capacity;
    bool link_status, validate_status, delete_pending, separable, binary_hint;
    char *log;
    struct mgl_binding_names *bind_attributes, *bind_outputs; /* glBindAttribLocation, glBindFragDataLocation; program.c */
    char **xfb_varyings; uint32_t xfb_varying_count; GLenum xfb_mode;
    mgl_glsl_program *linked;       /* the executable; stays when a later link fails until no context uses it */
    const mgl_glsl_reflection *reflection;
    mgl_handle handle;              /* of the executable on the server */
    uint8_t *constants;             /* default block content, archive's default_block_size bytes */
    uint32_t constants_size, constants_dirty_begin, constants_dirty_end; /* bytes to send, begin < end */
    uint64_t constants_dirty;       /* of them the granules that changed, a bit each */
    uint32_t constants_granule;     /* log2 of the bytes of a granule: 64 granules cover the block */
    uint32_t *slots, slot_count;    /* unit or binding point a slot */
    bool slots_dirty;
    struct mgl_uniform_location *locations; uint32_t location_count; /* program.c: location -> uniform and element */
    struct mgl_texture_use { uint16_t slot, unit; uint8_t dim, flags; GLenum target; } *texture_uses; uint32_t texture_use_count; /* by slot; unit follows the sampler uniform */
    uint32_t builtin_mask_low;      /* nonzero: has built-in state uniforms to refresh */
    uint32_t attribute_mask;
    uint32_t version;               /* changes with each successful link */
    mgl_table uniform_names;        /* name without a trailing [0] -> index in reflection->uniforms, plus one */
    uint32_t *active_uniforms, active_uniform_count; /* GL's active indices -> reflection->uniforms */
    uint32_t *active_blocks, active_block_count;     /* uniform blocks -> reflection->blocks */
    bool unit_conflict;             /* samplers of different targets read one unit: draws are GL_INVALID_OPERATION */
    const struct mgl_context *builtin_context; uint32_t builtin_version; /* whose built-in state `constants` holds, and as of when */
} mgl_program;

typedef struct mgl_query {
    mgl_object object;
    mgl_handle handle;
    GLenum target; GLuint index;
    bool active, ever_used;
    mgl_query_answer answer;
} mgl_query;

typedef struct mgl_sync { mgl_object object; uint64_t serial; uint32_t slot, generation; bool live, signaled; } mgl_sync; /* see sync.c */
/* Sync objects by slot. A GLsync is slot and generation, so a stale one is told without a search; a fence a frame allocates nothing. */
typedef struct mgl_sync_pool { mgl_sync **slots; uint32_t count, capacity, *unused, unused_count, unused_capacity; } mgl_sync_pool;

typedef struct mgl_xfb {
    mgl_object object;
    mgl_handle handle;
    bool active, paused, ended_once, bound_once;
    GLenum mode;
    mgl_program *program;           /* reference while active */
    struct { mgl_buffer *buffer; uint64_t offset, size; } buffers[MGL_MAX_XFB_BUFFERS];
} mgl_xfb;

/* Names to objects: dense array for small names, hash table beyond. A reserved name (glGen*) without an object maps to MGL_NAME_RESERVED. */
typedef struct mgl_names { void **small; uint32_t small_capacity; mgl_table large; GLuint next; } mgl_names;
#define MGL_NAME_RESERVED ((void *)1)
bool mgl_names_generate(mgl_names *names, GLsizei n, GLuint *out); /* reserves n unused names; false: no memory */
void *mgl_names_find(const mgl_names *names, GLuint name);         /* the object, NULL for unknown and for reserved names */
bool mgl_names_known(const mgl_names *names, GLuint name);         /* reserved or with an object */
bool mgl_names_set(mgl_names *names, GLuint name, void *object);   /* object or MGL_NAME_RESERVED */
void *mgl_names_remove(mgl_names *names, GLuint name);             /* frees the name; the object, if there was one */
void mgl_names_finish(mgl_names *names, void (*destroy)(void *object, void *user), void *user);

#define MGL_GROUP_MEMBERS 64
typedef struct mgl_retired { uint64_t waits; mgl_handle handle; mgl_kind kind; } mgl_retired; /* waits: bit a member; see retire.h */

/* What mgl_object_new makes; of the last one it is no mgl_object. */
typedef enum mgl_object_kind { MGL_OBJECT_BUFFER, MGL_OBJECT_TEXTURE, MGL_OBJECT_SAMPLER, MGL_OBJECT_RENDERBUFFER, MGL_OBJECT_FRAMEBUFFER, MGL_OBJECT_VAO, MGL_OBJECT_QUERY,
    MGL_OBJECT_XFB, MGL_OBJECT_VERTEX_MEMO, MGL_OBJECT_KINDS } mgl_object_kind;

/* A buffer whose next storage is being written (buffer_stream.c). */
typedef struct mgl_stream {
    struct mgl_buffer *buffer; /* NULL: none; read without the lock for that */
    mgl_memory memory;
    uint64_t end; /* bytes from the start on that were written */
} mgl_stream;

typedef struct mgl_share_group {
    uint32_t references;
    uint32_t contexts;              /* atomic: with more than one, MGL_SHARED locks */
    pthread_mutex_t lock;           /* recursive */
    mgl_connection *connection;
    mgl_names buffers, textures, samplers, renderbuffers, shaders /* and programs */;
    mgl_sync_pool syncs;
    uint32_t texture_generation;    /* bumped when any texture or renderbuffer is (re)defined: framebuffer status memos look at it */
    uint64_t shadow_bytes;
    mgl_pool pools[MGL_OBJECT_KINDS]; /* objects that were deleted, for the next of their kind: object.c */
    mgl_spares shadows;             /* shadows of buffers that were deleted */
    struct mgl_format_table *formats; /* format.c: the descriptions for this device, made by the first context */
    mgl_context *members[MGL_GROUP_MEMBERS]; /* NULL: a free place */
    mgl_retired *retired; uint32_t retired_count, retired_capacity; /* retired_count is read without the lock */
    uint32_t mapped_buffers;        /* mapped at this moment and not persistently: draws look at maps only when there are some */
    struct mgl_buffer *mirrors;     /* buffer_mirror.c; read without the lock for being NULL */
    mgl_stream stream;
    mgl_context *finishing;         /* the last context while the group is taken down: *_group_finish emit through its encoder */
} mgl_share_group;

/* ---- context state by topic ---- */
typedef struct mgl_pixel_store { GLint alignment, row_length, image_height, skip_pixels, skip_rows, skip_images, swap_bytes, lsb_first;
    GLint block_width, block_height, block_depth, block_size; } mgl_pixel_store;

typedef struct mgl_texture_unit_state {
    mgl_texture *bound[12];         /* references by MGL_TEX_*; never NULL: the default texture */
    mgl_sampler *sampler;           /* reference, or NULL */
    GLfloat lod_bias;               /* legacy GL_TEXTURE_FILTER_CONTROL */
} mgl_texture_unit_state;
enum { MGL_TEX_1D, MGL_TEX_2D, MGL_TEX_3D, MGL_TEX_CUBE, MGL_TEX_1D_ARRAY, MGL_TEX_2D_ARRAY, MGL_TEX_CUBE_ARRAY, MGL_TEX_RECT, MGL_TEX_2D_MS, MGL_TEX_2D_MS_ARRAY, MGL_TEX_BUFFER, MGL_TEX_TARGETS };

typedef struct mgl_buffer_binding { mgl_buffer *buffer; uint64_t offset, size; bool whole; } mgl_buffer_binding; /* whole: glBindBufferBase */

typedef struct mgl_matrix_stack { GLfloat (*matrices)[16]; uint32_t depth, capacity; uint32_t version; } mgl_matrix_stack;

typedef struct mgl_limits { /* what glGet answers, from the caps */
    GLint max_texture_size, max_3d_texture_size, max_cube_size, max_rectangle_size, max_array_layers, max_renderbuffer_size, max_texel_buffer;
    GLint max_samples, max_color_samples, max_depth_samples, max_integer_samples, max_viewport[2];
    GLint max_attribs, texture_units_stage, texture_units_combined, uniform_blocks_stage, uniform_bindings, uniform_block_size, uniform_alignment;
    GLint draw_buffers, color_attachments, clip_distances, varying_components;
    GLfloat line_range[2], point_range[2], max_anisotropy, max_lod_bias;
} mgl_limits;

struct mgl_context {
    mgl_encoder encoder;            /* first: the hot path */
    uint32_t dirty;                 /* MGL_DIRTY_* */
    uint32_t frame_marker;
    mgl_share_group *group;
    mgl_connection *connection;
    const mgl_caps *caps;
    mgl_context_config config;
    mgl_limits limits;
    uint32_t major, minor;          /* version given */
    bool core, es;                  /* core profile; ES route */
    uint32_t references;            /* atomic */
    uint64_t current_thread;        /* atomic; 0: not current */
    bool lost_seen;
    GLenum error;                   /* the first since glGetError, 0: none */
    mgl_handle handle;
    mgl_drawable *drawable_draw, *drawable_read; /* references while current; NULL: none */
    uint32_t member;                /* place in group->members */
    bool was_current;               /* the first make-current sets viewport and scissor */

    /* state.c: enables and values, as set by the program */
    struct {
        struct { bool enable; GLenum src, dst, src_alpha, dst_alpha, op, op_alpha; GLboolean mask[4]; } blend[MGL_MAX_DRAW_BUFFERS];
        GLfloat blend_color[4];
        bool depth_test, depth_write, depth_clamp, stencil_test, cull_face, scissor_test[MGL_MAX_VIEWPORTS], polygon_offset_fill, polygon_offset_line, polygon_offset_point;
        GLenum depth_func, cull_mode, front_face, polygon_mode[2], provoking, clip_origin, clip_depth, logic_op, shade_model;
        struct { GLenum func, fail, depth_fail, pass; GLint reference; GLuint compare_mask, write_mask; } stencil[2];
        bool color_logic_op, dither, multisample, alpha_to_coverage, alpha_to_one, sample_coverage, sample_mask, sample_shading, line_smooth, polygon_smooth,
            primitive_restart, primitive_restart_fixed, rasterizer_discard, framebuffer_srgb, program_point_size, seamless_cube, point_sprite,
            clip_distance[MGL_MAX_CLIP_PLANES], debug_output, debug_synchronous, line_stipple, polygon_stipple, vertex_two_side;
        GLuint restart_index, sample_mask_word;
        GLfloat sample_coverage_value; GLboolean sample_coverage_invert;
        GLfloat min_sample_shading, polygon_offset_factor, polygon_offset_units, polygon_offset_clamp, line_width, point_size, point_fade, point_min, point_max, point_attenuation[3];
        GLenum point_origin;
        mgl_viewport viewport[MGL_MAX_VIEWPORTS];
        mgl_rect scissor[MGL_MAX_VIEWPORTS];
        GLfloat clear_color[4]; uint8_t clear_kind /* MGL_CLASS_*: how it was set; the bits of integers lie in the floats */; GLdouble clear_depth; GLint clear_stencil;
        GLenum hints[8];                 /* MGL_HINT_* of state.h */
        uint64_t legacy_enables;         /* fixed-function enables, bit n: MGL_LEGACY_* of state.h */
        GLint patch_vertices;
        GLint line_stipple_factor; GLushort line_stipple_pattern;
        GLfloat pixel_zoom[2];
    } state;
    mgl_pixel_store pack, unpack;
    GLenum clamp_read_color;

    /* vertex.c */
    mgl_vao *vao, *default_vao;     /* vao is a reference */
    mgl_names vaos;
    struct mgl_attrib_value { uint32_t value[4]; uint8_t kind; /* 0 float, 1 int, 2 uint */ } attribs[MGL_MAX_ATTRIBS];
    /* buffer.c: by target; references */
    mgl_buffer *array_buffer, *copy_read_buffer, *copy_write_buffer, *pixel_pack_buffer, *pixel_unpack_buffer, *texture_buffer, *uniform_buffer,
        *xfb_buffer, *draw_indirect_buffer, *dispatch_indirect_buffer, *storage_buffer, *atomic_buffer, *query_buffer, *parameter_buffer;
    mgl_bytes read_scratch;         /* mgl_buffer_read_pointer of buffers without a shadow */
    mgl_buffer_binding uniform_bindings[MGL_MAX_UNIFORM_BINDINGS], storage_bindings[MGL_MAX_STORAGE_BINDINGS], atomic_bindings[8];
    uint32_t uniform_bindings_used, storage_bindings_used; /* one past the highest that was ever bound: what emit.c looks at */
    /* texture.c */
    GLuint active_unit, client_active_unit;
    mgl_texture_unit_state units[MGL_MAX_TEXTURE_UNITS];
    mgl_texture *default_textures[MGL_TEX_TARGETS];
    struct mgl_texture_emit *texture_emit; /* emit_textures.c, emit_framebuffer.c: what the server was told, the sampler cache */
    /* framebuffer.c */
    mgl_framebuffer *draw_fb, *read_fb;   /* references; default framebuffers when name 0 */
    mgl_framebuffer *window_draw_fb, *window_read_fb; /* of the drawables; NULL when none */
    mgl_names framebuffers;
    mgl_renderbuffer *renderbuffer;
    /* program.c */
    mgl_program *program;           /* glUseProgram, reference */
    mgl_handle sent_program;        /* what program_bind last named; null: nothing */
    struct mgl_fixed_state *fixed;  /* fixed_state.h: lights, materials, fog ... as far as GLSL reads them */
    mgl_names pipelines;
    /* query.c, xfb.c */
    mgl_names queries, xfbs;
    mgl_query *active_query[8][4];  /* by target class and stream */
    mgl_query *condition; GLenum condition_mode; bool condition_sent;
    mgl_xfb *xfb, *default_xfb;
    /* matrix.c: legacy matrices read by the gl_ built-ins */
    GLenum matrix_mode;
    mgl_matrix_stack modelview, projection, texture_matrix[8];
    GLfloat clip_plane[MGL_MAX_CLIP_PLANES][4];
    /* debug.c */
    struct mgl_debug *debug;
    /* emit.c: what the server was last told, so that only differences go out */
    struct mgl_sent *sent;
    /* extensions.c */
    const char **extensions; uint32_t extension_count, shader_extension_count /* the advertised ones, then those that only shaders may name */; char *extension_string; char *version_string, *glsl_version_string, *renderer_string;
};

/* ---- shared services ---- */
/* Records the error unless one is pending, and reports it to debug output with the formatted text. */
void mgl_error(mgl_context *ctx, GLenum error, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The group's lock, held only when a second context could contend. */
typedef struct mgl_share_guard { pthread_mutex_t *lock; } mgl_share_guard;
static inline mgl_share_guard mgl_share_enter(mgl_context *ctx)
{
    mgl_share_guard guard = {NULL};
    if (__builtin_expect(__atomic_load_n(&ctx->group->contexts, __ATOMIC_RELAXED) > 1, 0)) {
        guard.lock = &ctx->group->lock;
        pthread_mutex_lock(guard.lock);
    }
    return guard;
}
static inline void mgl_share_leave(mgl_share_guard *guard)
{
    if (guard->lock) pthread_mutex_unlock(guard->lock);
}
/* Holds the group's lock (when it is shared) until the end of the enclosing block. */
#define MGL_SHARED(ctx) mgl_share_guard mgl_guard __attribute__((cleanup(mgl_share_leave), unused)) = mgl_share_enter(ctx)

/* object.c: memory for objects, recycled within the share group. Zeroed; NULL: none left. Free also frees the label. */
void *mgl_object_new(mgl_context *ctx, mgl_object_kind kind, size_t size);
void mgl_object_free(mgl_context *ctx, mgl_object_kind kind, void *object); /* object may be NULL */

static inline void mgl_object_ref(mgl_object *object) { __atomic_fetch_add(&object->references, 1, __ATOMIC_RELAXED); }
/* True when that was the last reference: the caller destroys. */
static inline bool mgl_object_unref(mgl_object *object) { return __atomic_fetch_sub(&object->references, 1, __ATOMIC_ACQ_REL) == 1; }
/* Each: moves the reference in *slot to `value` (which may be NULL). Destroys the old one at its last reference. */
void mgl_buffer_assign(mgl_context *ctx, mgl_buffer **slot, mgl_buffer *value);
void mgl_texture_assign(mgl_context *ctx, mgl_texture **slot, mgl_texture *value);
void mgl_sampler_assign(mgl_context *ctx, mgl_sampler **slot, mgl_sampler *value);
void mgl_renderbuffer_assign(mgl_context *ctx, mgl_renderbuffer **slot, mgl_renderbuffer *value);
void mgl_framebuffer_assign(mgl_context *ctx, mgl_framebuffer **slot, mgl_framebuffer *value);
void mgl_vao_assign(mgl_context *ctx, mgl_vao **slot, mgl_vao *value);
void mgl_program_assign(mgl_context *ctx, mgl_program **slot, mgl_program *value);
void mgl_xfb_assign(mgl_context *ctx, mgl_xfb **slot, mgl_xfb *value);

/* With several contexts in the group, making, respecifying or deleting a shared object publishes at once. */
static inline void mgl_shared_changed(mgl_context *ctx)
{
    if (__builtin_expect(__atomic_load_n(&ctx->group->contexts, __ATOMIC_RELAXED) > 1, 0)) mgl_encoder_publish(&ctx->encoder);
}
#define MGL_CALL(ctx, name) ((ctx)->encoder.call = MGL_CALL_##name)

/* emit.c. Sends the dirty groups among `groups` that differ from what the server knows. False when a draw cannot happen (already errored or incomplete). */
bool mgl_validate_draw(mgl_context *ctx);                     /* everything a draw needs; GL_INVALID_FRAMEBUFFER_OPERATION etc. are set here */
bool mgl_validate_framebuffer(mgl_context *ctx);              /* for clears */
/* One function a group, called by the above in this order; each clears its own dirty bit. */
void mgl_emit_group_framebuffer(mgl_context *ctx);            /* emit_framebuffer.c (glB) */
void mgl_emit_group_render_state(mgl_context *ctx);           /* emit_render_state.c (glA) */
void mgl_emit_group_dynamic(mgl_context *ctx);                /* viewport, scissor, blend colour, stencil values, depth bias (glA) */
void mgl_emit_group_program(mgl_context *ctx);                /* program, slots, constants, built-ins: emit_program.c (glC) */
void mgl_emit_group_textures(mgl_context *ctx);               /* emit_textures.c (glB) */
void mgl_emit_group_buffers(mgl_context *ctx);                /* uniform and storage buffer bindings (glA) */
/* Vertex arrays need the draw's range for client memory: draw.c calls it last. (glA, emit_vertex.c) */
bool mgl_emit_group_vertices(mgl_context *ctx, uint32_t first, uint32_t count, uint32_t base_instance, uint32_t instances, int32_t base_vertex);

/* Constructors and destructors a topic, called by context.c. init: false when memory ran out (finish still runs). */
bool mgl_state_init(mgl_context *ctx);       void mgl_state_finish(mgl_context *ctx);       /* glA */
bool mgl_vertex_init(mgl_context *ctx);      void mgl_vertex_finish(mgl_context *ctx);      /* glA */
bool mgl_buffer_init(mgl_context *ctx);      void mgl_buffer_finish(mgl_context *ctx);      /* glA */
bool mgl_query_init(mgl_context *ctx);       void mgl_query_finish(mgl_context *ctx);       /* glA, xfb too */
bool mgl_texture_init(mgl_context *ctx);     void mgl_texture_finish(mgl_context *ctx);     /* glB */
bool mgl_framebuffer_init(mgl_context *ctx); void mgl_framebuffer_finish(mgl_context *ctx); /* glB */
bool mgl_program_init(mgl_context *ctx);     void mgl_program_finish(mgl_context *ctx);     /* glC, matrices too */
bool mgl_debug_init(mgl_context *ctx);       void mgl_debug_finish(mgl_context *ctx);       /* glC */
bool mgl_extensions_init(mgl_context *ctx);  void mgl_extensions_finish(mgl_context *ctx);  /* glC: limits, strings; needs config, caps, major, minor, core, es */
/* The version and profile that a request gets on the device; BAD_VERSION when MagmaGL cannot give it. Called before mgl_extensions_init. (glC, extensions.c) */
mgl_create_error mgl_version_choose(const mgl_context_config *config, const mgl_caps *caps, uint32_t *major, uint32_t *minor, bool *core);
bool mgl_emit_init(mgl_context *ctx);        void mgl_emit_finish(mgl_context *ctx);        /* glA */
void mgl_share_group_finish_objects(mgl_share_group *group); /* context.c calls each topic's: */
void mgl_buffer_group_finish(mgl_share_group *group);
void mgl_texture_group_finish(mgl_share_group *group); /* samplers and renderbuffers too */
void mgl_program_group_finish(mgl_share_group *group);
void mgl_sync_group_finish(mgl_share_group *group);

/* buffer.c (glA), for the others */
mgl_buffer *mgl_buffer_lookup(mgl_context *ctx, GLuint name);
/* The buffer's bytes for reading on the client: the shadow, read back first when the GPU wrote. NULL when it cannot be had. Valid until the next GL call. */
const uint8_t *mgl_buffer_read_pointer(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t size);
/* Before a command that may read buffers, and after a wait for the GPU: persistent maps that are only mirrored (buffer_mirror.c). Cheap when there are none. */
void mgl_mirrors_send_all(mgl_context *ctx);
void mgl_mirrors_fetch_all(mgl_context *ctx);
void mgl_stream_commit(mgl_context *ctx); /* buffer_stream.c */
static inline void mgl_stream_end(mgl_context *ctx) { if (__builtin_expect(__atomic_load_n(&ctx->group->stream.buffer, __ATOMIC_RELAXED) != NULL, 0)) mgl_stream_commit(ctx); }
/* Before each command that may read or write a buffer on the server. */
static inline void mgl_mirrors_send(mgl_context *ctx)
{
    mgl_stream_end(ctx);
    if (__builtin_expect(__atomic_load_n(&ctx->group->mirrors, __ATOMIC_RELAXED) != NULL, 0)) mgl_mirrors_send_all(ctx);
}
static inline void mgl_mirrors_fetch(mgl_context *ctx) { if (__builtin_expect(__atomic_load_n(&ctx->group->mirrors, __ATOMIC_RELAXED) != NULL, 0)) mgl_mirrors_fetch_all(ctx); }
/* Writes bytes: shadow and record (in pieces). */
void mgl_buffer_write(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t size, const void *data);
void mgl_buffer_mark_gpu_written(mgl_context *ctx, mgl_buffer *buffer);
/* Emits bulk upload bytes for records with a bulk field: returns inline tail or stage memory. See upload.h (glA). */

/* vertex.c (glA): after a change of the array: dirty bits, version, what enabled arrays read client memory */
void mgl_vao_changed(mgl_context *ctx, mgl_vao *vao);

/* framebuffer.c (glB) */
GLenum mgl_framebuffer_status(mgl_context *ctx, mgl_framebuffer *fb);
void mgl_framebuffer_set_drawables(mgl_context *ctx, mgl_drawable *draw, mgl_drawable *read); /* at make-current */
void mgl_framebuffer_size(mgl_context *ctx, mgl_framebuffer *fb, uint32_t *width, uint32_t *height, uint32_t *samples);
mgl_fb_traits mgl_framebuffer_traits(mgl_context *ctx, mgl_framebuffer *fb);

/* format.c (glB): GL formats */
typedef struct mgl_format_desc {
    GLenum internal_format;        /* sized */
    GLenum base_format;            /* GL_RGB, GL_RGBA, GL_DEPTH_COMPONENT, GL_LUMINANCE ... */
    mgl_format format;             /* storage on the wire on this device */
    uint8_t swizzle[4];            /* to make the base format of the storage: 0..3 components, 4 zero, 5 one */
    uint8_t bits[6];               /* r g b a depth stencil as GL reports them */
    uint8_t luminance_bits, intensity_bits, shared_bits;
    bool compressed, srgb, integer, color_renderable, depth_renderable, stencil_renderable;
    GLenum component_type;         /* GL_UNSIGNED_NORMALIZED, GL_FLOAT .. */
} mgl_format_desc;
const mgl_format_desc *mgl_format_choose(mgl_context *ctx, GLenum internal_format, GLenum format, GLenum type); /* NULL: not a legal internal format */

/* sync.c (glA): the live sync of that name, or NULL */
mgl_sync *mgl_sync_lookup(mgl_context *ctx, GLsync name);

/* program.c (glC) */
mgl_program *mgl_program_current(mgl_context *ctx);
/* debug.c (glC) */
void mgl_debug_message(mgl_context *ctx, GLenum source, GLenum type, GLuint id, GLenum severity, const char *text);
/* A validation or driver message from the server, for the context that is current in this thread; the connection's event sink calls it. */
void mgl_debug_server_message(const mgl_event_message *message, const char *text);
bool mgl_has_extension(const mgl_context *ctx, const char *name);

/* primitives and draws (glA) */
static inline bool mgl_lost(mgl_context *ctx) { return mgl_connection_lost(ctx->connection); }

#endif
