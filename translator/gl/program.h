/* Shaders, programs and uniforms: what shader.c, program.c, program_query.c, uniform.c and emit_program.c share.
 *
 * Shaders and programs are shared objects with one name space (group->shaders). A shader's name holds a reference and so does each
 * program it is attached to; a program's name holds one and so does each context that uses it. The name stays until the last other reference goes (GL 3.3
 * core §2.11.1, §2.11.3). Callers hold MGL_SHARED(ctx). */
#ifndef MGL_GL_PROGRAM_H
#define MGL_GL_PROGRAM_H

#include "translator/gl/context.h"

#define MGL_UNIFORM_COMPONENTS 4096 /* of a stage's default block: GL_MAX_*_UNIFORM_COMPONENTS */
#define MGL_MAX_TEXTURE_COORDS 8

/* ---- uniform types ---- */
typedef enum mgl_uniform_base { MGL_BASE_NONE, MGL_BASE_FLOAT, MGL_BASE_INT, MGL_BASE_UINT, MGL_BASE_BOOL, MGL_BASE_DOUBLE, MGL_BASE_SAMPLER, MGL_BASE_IMAGE } mgl_uniform_base;
typedef struct mgl_uniform_type {
    GLenum type;
    uint8_t base, columns, rows; /* vectors have one column; opaque types 1 x 1 */
    GLenum target;               /* texture target of a sampler or image, 0 otherwise */
} mgl_uniform_type;
/* NULL for a type that is not a uniform's. */
const mgl_uniform_type *mgl_uniform_type_find(GLenum type);

/* One location of the default block: an element of a uniform. uniform NULL: a hole between explicit locations. */
struct mgl_uniform_location {
    const mgl_glsl_uniform *uniform;
    uint32_t element, offset;             /* offset: bytes of this element in the default block */
    uint8_t base, columns, rows;
    bool array;                           /* reported as "name[0]": takes a count above one */
};

struct mgl_binding_names { mgl_glsl_location *items; uint32_t count, capacity; };

/* ---- look-up: the object, or NULL after GL_INVALID_VALUE (no such name) or GL_INVALID_OPERATION (the other kind) ---- */
mgl_shader *mgl_shader_lookup(mgl_context *ctx, GLuint name, const char *function);
mgl_program *mgl_program_lookup(mgl_context *ctx, GLuint name, const char *function);
/* The same, and GL_INVALID_OPERATION when it was not linked successfully. */
mgl_program *mgl_program_lookup_linked(mgl_context *ctx, GLuint name, const char *function);

/* ---- lifetime ---- */
/* Drops a reference; the shader goes at its last one, and with its last attachment when it was deleted. */
void mgl_shader_release(mgl_context *ctx, mgl_shader *shader);
mgl_stage mgl_shader_stage(const mgl_shader *shader);
void mgl_shader_free(mgl_shader *shader); /* memory only */
void mgl_program_executable_finish(mgl_context *ctx, mgl_program *program); /* drops the executable; ctx NULL: memory only */

/* Takes over a successful link: reflection, uniforms with their initial values, slots; sends program_create. False when memory ran
 * out or the archive is too large: the old executable stays. `linked` is consumed on success. */
bool mgl_program_install(mgl_context *ctx, mgl_program *program, mgl_glsl_program **linked);
/* Index in reflection->uniforms and array element of "name", "name[3]"; false: no such uniform. */
bool mgl_program_find_uniform(const mgl_program *program, const char *name, uint32_t *index, uint32_t *element);
bool mgl_uniform_is_array(const mgl_glsl_uniform *uniform); /* GL names it "name[0]" */
void mgl_program_update_conflicts(mgl_program *program);
/* Compiler options for this context, valid as long as the context. */
mgl_glsl_options mgl_glsl_options_of(const mgl_context *ctx);
/* Counts for the statistics what the front end did since `before` (another thread's work at the same time counts too). */
void mgl_front_end_count(mgl_context *ctx, const mgl_glsl_counters *before);

/* emit_program.c */
bool mgl_program_send(mgl_context *ctx, mgl_handle handle, const mgl_program_header *archive);
/* Writes bytes of the default block: nothing happens when they are equal. */
void mgl_program_write(mgl_context *ctx, mgl_program *program, uint32_t offset, const void *data, uint32_t size);
static inline void mgl_program_touch(mgl_context *ctx, mgl_program *program, uint32_t begin, uint32_t end)
{
    uint32_t shift = program->constants_granule;
    program->constants_dirty |= (2ull << ((end - 1) >> shift)) - (1ull << (begin >> shift));
    if (program->constants_dirty_begin >= program->constants_dirty_end) {
        program->constants_dirty_begin = begin;
        program->constants_dirty_end = end;
    } else {
        if (begin < program->constants_dirty_begin) program->constants_dirty_begin = begin;
        if (end > program->constants_dirty_end) program->constants_dirty_end = end;
    }
    if (program == ctx->program) ctx->dirty |= MGL_DIRTY_CONSTANTS;
}

/* Copies a string to a GL out buffer of `size` bytes, terminated; *length (may be NULL) gets the characters written. */
void mgl_copy_string(const char *string, GLsizei size, GLsizei *length, GLchar *out);
char *mgl_format_text(const char *format, ...) __attribute__((format(printf, 1, 2))); /* mgl_free; NULL: no memory */
char *mgl_string_copy(const char *string, size_t size); /* NUL-terminated; NULL: no memory */

#endif
