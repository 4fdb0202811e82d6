/* The GLSL front end: source of any #version 110..460, compatibility and ES, to SPIR-V and reflection.
 *
 * Called by translator/gl (glCompileShader, glLinkProgram). All functions are thread-safe; objects are immutable after they
 * are made and counted by reference. Results are cached by content (XXH3-128 of every input byte that matters), in memory and on
 * disk (pipeline_cache/disk.h), so the same sources compile once. No Vulkan and no GL header is needed here; GL enumerants are plain numbers.
 * See docs/glsl.md for the passes. */
#ifndef MGL_GLSL_GLSL_H
#define MGL_GLSL_GLSL_H

#include "wire/catalogue/program.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the compiler must know about the device and the context: GL limits that become built-in constants, the extensions
 * that are advertised (their GL_* macros), and the default version for sources without #version. */
typedef struct mgl_glsl_options {
    uint32_t max_version;           /* e.g. 330: the highest desktop #version accepted */
    bool es_context;                /* made through an ES API: sources without #version are ES 1.00 first */
    bool core_profile;              /* a core context: removed built-ins are errors from 140 on */
    const char *const *extensions;  /* names as in GL_EXTENSIONS, without order */
    uint32_t extension_count;
    uint32_t max_vertex_attribs, max_draw_buffers, max_texture_units, max_combined_texture_units, max_clip_distances;
    uint32_t max_vertex_uniform_components, max_fragment_uniform_components, max_varying_components;
    uint32_t max_texture_coords, max_geometry_output_vertices, max_geometry_total_output_components;
    uint32_t max_uniform_block_size; /* bytes; 0: not checked */
} mgl_glsl_options;

typedef struct mgl_glsl_shader mgl_glsl_shader;   /* one compiled shader object */
typedef struct mgl_glsl_program mgl_glsl_program; /* a linked program */

/* Compiles one shader. `source` is the concatenated text (not NUL-terminated; `size` bytes). Returns a new reference in *out when
 * it compiled, else NULL there. *log receives a malloc'ed info log in GL style with the program's own line numbers
 * ("0:12: error ..."), never NULL unless memory ran out; the caller frees it. True when it compiled. */
bool mgl_glsl_compile(const mgl_glsl_options *options, mgl_stage stage, const char *source, size_t size,
                      mgl_glsl_shader **out, char **log);
mgl_glsl_shader *mgl_glsl_shader_ref(mgl_glsl_shader *shader);
void mgl_glsl_shader_unref(mgl_glsl_shader **shader);

typedef struct mgl_glsl_location { const char *name; uint32_t location, index; } mgl_glsl_location;

typedef struct mgl_glsl_link_input {
    mgl_glsl_shader *const *shaders; /* several of one stage are allowed */
    uint32_t shader_count;
    const mgl_glsl_location *attributes; /* glBindAttribLocation */
    uint32_t attribute_count;
    const mgl_glsl_location *outputs;    /* glBindFragDataLocation(Indexed) */
    uint32_t output_count;
    const char *const *varyings;         /* glTransformFeedbackVaryings, gl_SkipComponents and gl_NextBuffer included */
    uint32_t varying_count;
    bool separate_varyings;              /* GL_SEPARATE_ATTRIBS */
    bool separable;                      /* GL_PROGRAM_SEPARABLE */
} mgl_glsl_link_input;

/* One active uniform of the default block, sampler, image, or uniform block member. */
typedef struct mgl_glsl_uniform {
    const char *name;       /* as GL reports it: "a.b[0]" for arrays */
    uint32_t type;          /* GL type enumerant, e.g. GL_FLOAT_VEC4, GL_SAMPLER_2D_SHADOW */
    uint32_t array_size;    /* 1 for a non-array */
    int32_t location;       /* first location, -1 for block members; an array takes array_size locations */
    int32_t block;          /* index in blocks[], -1: default block or opaque */
    uint32_t offset;        /* bytes in its block (default block included) */
    uint32_t array_stride, matrix_stride; /* bytes */
    bool row_major;
    bool opaque;            /* sampler or image: first_slot counts, offset does not */
    uint32_t first_slot;    /* see program.h */
    int32_t binding;        /* layout(binding=) of an opaque uniform, or -1 */
    uint32_t stages;        /* bit per mgl_stage */
    uint32_t builtin;       /* mgl_glsl_builtin, 0 for the program's own */
    uint32_t builtin_index; /* e.g. the texture unit of gl_TextureMatrix */
    const void *initial;    /* default-block bytes of its initializer (laid out as in the block), or NULL */
    uint32_t initial_size;
} mgl_glsl_uniform;

/* Built-in state uniforms that the lowering turns into default-block members; the client writes them before a draw. They are
 * never reported as active uniforms unless the GL specification says so (gl_ModelViewMatrix and kin are: location -1). */
typedef enum mgl_glsl_builtin {
    MGL_BUILTIN_NONE,
    MGL_BUILTIN_POINT_SIZE,       /* float: > 0 replaces the shader's gl_PointSize; 0: the shader's own counts */
    MGL_BUILTIN_POINT_ORIGIN,     /* float: GL_POINT_SPRITE_COORD_ORIGIN, 1 lower left, -1 upper left */
    MGL_BUILTIN_FLAT_SHADE,       /* float: > 0 when glShadeModel is GL_FLAT; there when the fragment stage reads gl_Color */
    MGL_BUILTIN_DEPTH_RANGE,      /* gl_DepthRange: near, far, diff */
    MGL_BUILTIN_NUM_SAMPLES,
    MGL_BUILTIN_MODELVIEW, MGL_BUILTIN_PROJECTION, MGL_BUILTIN_MODELVIEW_PROJECTION, MGL_BUILTIN_TEXTURE_MATRIX,
    MGL_BUILTIN_NORMAL_MATRIX, MGL_BUILTIN_NORMAL_SCALE,
    MGL_BUILTIN_MODELVIEW_INVERSE, MGL_BUILTIN_PROJECTION_INVERSE, MGL_BUILTIN_MODELVIEW_PROJECTION_INVERSE, MGL_BUILTIN_TEXTURE_MATRIX_INVERSE,
    MGL_BUILTIN_MODELVIEW_TRANSPOSE, MGL_BUILTIN_PROJECTION_TRANSPOSE, MGL_BUILTIN_MODELVIEW_PROJECTION_TRANSPOSE, MGL_BUILTIN_TEXTURE_MATRIX_TRANSPOSE,
    MGL_BUILTIN_MODELVIEW_INVERSE_TRANSPOSE, MGL_BUILTIN_PROJECTION_INVERSE_TRANSPOSE, MGL_BUILTIN_MODELVIEW_PROJECTION_INVERSE_TRANSPOSE, MGL_BUILTIN_TEXTURE_MATRIX_INVERSE_TRANSPOSE,
    MGL_BUILTIN_CLIP_PLANE,       /* vec4 gl_ClipPlane[i] */
    MGL_BUILTIN_POINT_PARAMETERS, /* gl_Point: size, sizeMin, sizeMax, fadeThreshold, three attenuations: 7 floats */
    MGL_BUILTIN_FRONT_MATERIAL, MGL_BUILTIN_BACK_MATERIAL,  /* struct: emission, ambient, diffuse, specular, shininess */
    MGL_BUILTIN_LIGHT_SOURCE,     /* struct as GLSL 1.20 gl_LightSourceParameters, std140 order of members */
    MGL_BUILTIN_LIGHT_MODEL_AMBIENT, MGL_BUILTIN_FRONT_SCENE_COLOR, MGL_BUILTIN_BACK_SCENE_COLOR,
    MGL_BUILTIN_FRONT_LIGHT_PRODUCT, MGL_BUILTIN_BACK_LIGHT_PRODUCT,
    MGL_BUILTIN_TEXTURE_ENV_COLOR,
    MGL_BUILTIN_EYE_PLANE_S, MGL_BUILTIN_EYE_PLANE_T, MGL_BUILTIN_EYE_PLANE_R, MGL_BUILTIN_EYE_PLANE_Q,
    MGL_BUILTIN_OBJECT_PLANE_S, MGL_BUILTIN_OBJECT_PLANE_T, MGL_BUILTIN_OBJECT_PLANE_R, MGL_BUILTIN_OBJECT_PLANE_Q,
    MGL_BUILTIN_FOG,              /* struct: color, density, start, end, scale */
    MGL_BUILTIN_CLIP_ENABLE,      /* uint: bit i set when GL_CLIP_DISTANCEi is enabled; there when the program writes clip distances */
    MGL_BUILTIN_TWO_SIDE,         /* float: > 0 when GL_VERTEX_PROGRAM_TWO_SIDE is enabled */
} mgl_glsl_builtin;
/* An array (gl_TextureMatrix, gl_LightSource ...) has one entry for each element that is read, with builtin_index and the element's
 * offset; structures are one entry of type 0, laid out by std140. */

typedef struct mgl_glsl_block {
    const char *name;       /* "Block" or "Block[2]" for an array of blocks */
    uint32_t size;          /* bytes */
    uint32_t first_slot;
    uint32_t binding;       /* layout(binding=), 0 when absent */
    uint32_t stages;
    bool storage;
} mgl_glsl_block;

typedef struct mgl_glsl_attribute {
    const char *name;
    uint32_t type, array_size;
    int32_t location, index; /* index: of a dual-source fragment output; -1 location for built-ins such as gl_VertexID */
} mgl_glsl_attribute;

typedef struct mgl_glsl_varying {
    const char *name;
    uint32_t type, array_size;
    uint32_t buffer, offset; /* transform feedback: buffer index and byte offset */
} mgl_glsl_varying;

typedef struct mgl_glsl_reflection {
    const mgl_glsl_uniform *uniforms;
    uint32_t uniform_count;
    const mgl_glsl_block *blocks;
    uint32_t block_count;
    const mgl_glsl_attribute *attributes; /* active vertex inputs; the legacy gl_Vertex, gl_Normal .. are included */
    uint32_t attribute_count;
    const mgl_glsl_attribute *outputs;    /* fragment outputs */
    uint32_t output_count;
    const mgl_glsl_varying *varyings;     /* what transform feedback captures, in order */
    uint32_t varying_count;
    uint32_t geometry_vertices_out, geometry_input, geometry_output, geometry_invocations; /* GL enumerants */
    uint32_t clip_distances;              /* number written, 0: none; gl_ClipVertex counts as the enabled planes */
} mgl_glsl_reflection;

/* Legacy attributes have fixed generic locations (the aliasing of NV_vertex_program; a generic attribute the program
 * places there itself wins): position 0, normal 2, color 3, secondary color 4, fog coordinate 5, texture coordinate i at 8 + i. */

/* Links. On success *out is a new reference, on failure NULL; *log as in mgl_glsl_compile. */
bool mgl_glsl_link(const mgl_glsl_options *options, const mgl_glsl_link_input *input, mgl_glsl_program **out, char **log);
mgl_glsl_program *mgl_glsl_program_ref(mgl_glsl_program *program);
void mgl_glsl_program_unref(mgl_glsl_program **program);

/* The archive for the wire (program.h), owned by the program. */
const mgl_program_header *mgl_glsl_program_archive(const mgl_glsl_program *program);
/* Reflection for the GL queries, owned by the program. */
const mgl_glsl_reflection *mgl_glsl_program_reflection(const mgl_glsl_program *program);

/* Starts the compiler on a worker thread so that the first real compile does not pay its 25 ms of set-up. */
void mgl_glsl_warm_up(void);

/* Running totals of the process: shaders and programs made by the front end, found in memory and found on disk, and calls of
 * glslang. */
typedef struct mgl_glsl_counters {
    uint64_t compiles, compile_hits, compile_disk_hits, links, link_hits, link_disk_hits, compiler_calls;
} mgl_glsl_counters;
mgl_glsl_counters mgl_glsl_counters_now(void);

#endif
