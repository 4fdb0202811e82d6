/* The program archive: what `program_create` carries and what the program cache stores. One flat, little-endian block:
 * the header, then tables and SPIR-V at the byte offsets that the header names, each 8-byte aligned. No pointers.
 * Made by translator/glsl, read (and checked, field by field) by translator/vk.
 *
 * The SPIR-V is as GL means it, before adaptation to a device: clip space z in -w..w, default block and resources at the
 * set and binding numbers below, names stripped or not. Locations of varyings are assigned and match between stages.
 *
 *   set 0  binding 0: the default uniform block (dynamic offset), bindings 1.. the program's uniform blocks
 *   set 1  combined image samplers and texel buffers
 *   set 2  storage buffers, atomic counters, storage images and storage texel buffers
 *
 * push constants, fragment stage, where MGL_PROGRAM_READS_ROWS says so: one mgl_program_rows
 *
 * GL binding points live outside the SPIR-V: each element of each resource has a *slot*; the record `program_bindings`
 * says which texture unit or buffer binding point each slot reads. */
#ifndef MGL_WIRE_PROGRAM_H
#define MGL_WIRE_PROGRAM_H

#include <stdint.h>

#define MGL_PROGRAM_MAGIC   0x50474c4du /* "MLGP" */
#define MGL_PROGRAM_VERSION 2u

typedef enum mgl_stage {
    MGL_STAGE_VERTEX, MGL_STAGE_TESS_CONTROL, MGL_STAGE_TESS_EVALUATION, MGL_STAGE_GEOMETRY, MGL_STAGE_FRAGMENT,
    MGL_STAGE_COMPUTE, MGL_STAGE_COUNT
} mgl_stage;

typedef enum mgl_resource_kind {
    MGL_RESOURCE_UNIFORM_BLOCK = 1,   /* slot -> uniform buffer binding point */
    MGL_RESOURCE_TEXTURE = 2,         /* slot -> texture unit; combined image sampler */
    MGL_RESOURCE_TEXEL_BUFFER = 3,    /* slot -> texture unit; uniform texel buffer */
    MGL_RESOURCE_STORAGE_BLOCK = 4,   /* slot -> storage buffer binding point */
    MGL_RESOURCE_ATOMIC_BUFFER = 5,   /* slot -> atomic counter buffer binding point; a storage buffer in SPIR-V */
    MGL_RESOURCE_IMAGE = 6,           /* slot -> image unit */
    MGL_RESOURCE_IMAGE_BUFFER = 7,    /* slot -> image unit; storage texel buffer */
} mgl_resource_kind;

/* Texture dimensionality of a sampler or image, so that the server can bind a matching null view. */
typedef enum mgl_texture_dim {
    MGL_DIM_1D, MGL_DIM_2D, MGL_DIM_3D, MGL_DIM_CUBE, MGL_DIM_1D_ARRAY, MGL_DIM_2D_ARRAY, MGL_DIM_CUBE_ARRAY,
    MGL_DIM_2D_MS, MGL_DIM_2D_MS_ARRAY, MGL_DIM_BUFFER
} mgl_texture_dim;

enum { MGL_RESOURCE_SHADOW = 1, MGL_RESOURCE_SIGNED = 2, MGL_RESOURCE_UNSIGNED = 4 }; /* mgl_program_resource.flags */

typedef struct mgl_program_resource {
    uint8_t kind, set, binding, stages; /* stages: bit per mgl_stage that uses it */
    uint8_t dim, flags;
    uint16_t count;      /* array elements, 1 for a plain resource */
    uint32_t first_slot; /* slots first_slot .. first_slot + count - 1 */
    uint32_t size;       /* bytes of a block; 0 otherwise */
} mgl_program_resource;

enum {
    MGL_PROGRAM_USES_DRAW_ID = 1u << 0,
    MGL_PROGRAM_USES_BASE_VERTEX = 1u << 1,
    MGL_PROGRAM_USES_BASE_INSTANCE = 1u << 2,
    MGL_PROGRAM_USES_PRIMITIVE_ID = 1u << 3,
    MGL_PROGRAM_FLAT_INPUTS = 1u << 4,       /* the fragment stage has a flat input: the provoking vertex shows */
    MGL_PROGRAM_SAMPLE_SHADING = 1u << 5,    /* gl_SampleID, gl_SamplePosition or a sample input */
    MGL_PROGRAM_WRITES_DEPTH = 1u << 6,
    MGL_PROGRAM_DISCARDS = 1u << 7,
    MGL_PROGRAM_XFB = 1u << 8,               /* the last pre-raster stage carries Xfb decorations */
    MGL_PROGRAM_SAMPLE_MASK = 1u << 9,
    MGL_PROGRAM_USES_VERTEX_ID = 1u << 10,
    MGL_PROGRAM_DUAL_SOURCE = 1u << 11,
    /* gl_FragColor: output 0 always, the others of output_mask when the boolean specialization constant 0 is true. */
    MGL_PROGRAM_BROADCASTS = 1u << 12,
    MGL_PROGRAM_READS_ROWS = 1u << 13, /* the fragment stage reads mgl_program_rows */
};

/* How a fragment shader's rows lie in GL's window: gl_FragCoord.y from the bottom is y * direction + bottom, from the top
 * top - y * direction. A block of one vec3. */
typedef struct mgl_program_rows { float direction /* 1, or -1 where the top row is stored first */, bottom, top; } mgl_program_rows;

typedef struct mgl_program_header {
    uint32_t magic, version;
    uint32_t total_size; /* bytes of the whole archive */
    uint32_t flags;
    struct { uint32_t offset, size; } spirv[MGL_STAGE_COUNT]; /* bytes; size 0: stage absent */
    uint32_t resource_count, resource_offset;                 /* mgl_program_resource[] */
    uint32_t slot_count;
    uint32_t default_block_size;                              /* bytes, 0: none */
    uint32_t default_block_stages;
    uint32_t attribute_mask;                                  /* vertex input locations read */
    uint32_t attribute_kind;                                  /* 2 bits a location (0..15): 0 float, 1 int, 2 uint, 3 double */
    uint32_t output_mask;                                     /* fragment output locations written */
    uint32_t xfb_stride[4];                                   /* bytes a vertex a buffer, 0: unused */
    uint16_t local_size[3];                                   /* compute work group */
    uint16_t patch_vertices_out;
    uint8_t geometry_input;                                   /* GL primitive the geometry stage takes (GL_POINTS.. as mgl_primitive) */
    uint8_t geometry_output, tess_mode, reserved[5];
} mgl_program_header;

#endif
