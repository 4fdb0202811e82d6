/* Uniforms of the default block: glUniform*, glProgramUniform*, glGetUniform*.
 *
 * The client keeps the block's bytes as the shader sees them. A write that changes nothing costs a compare; one that does grows the program's dirty
 * span, which goes out before the next draw. Nothing here allocates. */
#include "translator/gl/program.h"

#include <math.h>
#include <string.h>

/* The location of a write, or NULL: an error was set, or the location is -1, which is silently ignored. *count is cut to the array's end. */
static const struct mgl_uniform_location *find_location(mgl_context *ctx, const mgl_program *program, GLint location, GLsizei *count)
{
    if (__builtin_expect(!program, 0)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glUniform: no program is in use");
        return NULL;
    }
    if (__builtin_expect(*count < 0, 0)) {
        mgl_error(ctx, GL_INVALID_VALUE, "glUniform: count %d", *count);
        return NULL;
    }
    if (location == -1) return NULL;
    const struct mgl_uniform_location *l = program->locations + location;
    if (__builtin_expect((GLuint)location >= program->location_count || !l->uniform, 0)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glUniform: location %d", location);
        return NULL;
    }
    if (*count > 1) {
        if (!l->array) {
            mgl_error(ctx, GL_INVALID_OPERATION, "glUniform: count %d for %s, which is no array", *count, l->uniform->name);
            return NULL;
        }
        *count = MGL_MIN(*count, (GLsizei)(l->uniform->array_size - l->element));
    }
    return l;
}

static void mismatch(mgl_context *ctx, const struct mgl_uniform_location *l)
{
    mgl_error(ctx, GL_INVALID_OPERATION, "glUniform: the type of %s does not match the call", l->uniform->name);
}

/* Sampler and image uniforms hold unit numbers (GL 3.3 core §2.11.5). */
static void set_units(mgl_context *ctx, mgl_program *program, const struct mgl_uniform_location *l, GLsizei count, const GLint *units)
{
    GLint limit = l->base == MGL_BASE_IMAGE ? 8 : ctx->limits.texture_units_combined;
    for (GLsizei i = 0; i < count; i++) {
        if (units[i] >= 0 && units[i] < limit) continue;
        mgl_error(ctx, GL_INVALID_VALUE, "glUniform1i: unit %d for %s", units[i], l->uniform->name);
        return;
    }
    uint32_t first = l->uniform->first_slot + l->element;
    bool changed = false;
    for (uint32_t i = 0; i < (uint32_t)count && first + i < program->slot_count; i++) {
        if (program->slots[first + i] == (uint32_t)units[i]) continue;
        program->slots[first + i] = (uint32_t)units[i];
        changed = true;
    }
    if (!changed) return;
    for (uint32_t i = 0; i < program->texture_use_count; i++) {
        struct mgl_texture_use *use = program->texture_uses + i;
        if (use->slot < program->slot_count) use->unit = (uint16_t)program->slots[use->slot];
    }
    mgl_program_update_conflicts(program);
    program->slots_dirty = true;
    if (program == ctx->program) ctx->dirty |= MGL_DIRTY_PROGRAM | MGL_DIRTY_TEXTURES | MGL_DIRTY_IMAGES;
}

/* One element of at most 16 bytes: the path of nearly every call. */
static inline void write_element(mgl_context *ctx, mgl_program *program, uint32_t offset, const void *data, uint32_t size)
{
    uint8_t *at = program->constants + offset;
    if (!memcmp(at, data, size)) return;
    memcpy(at, data, size);
    mgl_program_touch(ctx, program, offset, offset + size);
}

static void set_bools(mgl_context *ctx, mgl_program *program, const struct mgl_uniform_location *l, int n, GLsizei count, const void *data, bool is_float)
{
    const mgl_glsl_uniform *u = l->uniform;
    for (GLsizei i = 0; i < count; i++) {
        uint32_t values[4];
        for (int k = 0; k < n; k++)
            values[k] = is_float ? ((const GLfloat *)data)[i * n + k] != 0 : ((const GLint *)data)[i * n + k] != 0;
        write_element(ctx, program, l->offset + (uint32_t)i * u->array_stride, values, (uint32_t)n * 4);
    }
}

/* n components of the given base for `count` elements. */
static void set_vectors(mgl_context *ctx, mgl_program *program, GLint location, int n, mgl_uniform_base base, GLsizei count, const void *data)
{
    MGL_SHARED(ctx);
    const struct mgl_uniform_location *l = find_location(ctx, program, location, &count);
    if (!l) return;
    if (__builtin_expect(l->base == base && l->columns == 1 && l->rows == n, 1)) {
        const mgl_glsl_uniform *u = l->uniform;
        uint32_t size = (uint32_t)n * 4, offset = l->offset;
        for (GLsizei i = 0; i < count; i++, offset += u->array_stride)
            write_element(ctx, program, offset, (const uint8_t *)data + (size_t)i * size, size);
    } else if (l->base == MGL_BASE_BOOL && l->rows == n) {
        set_bools(ctx, program, l, n, count, data, base == MGL_BASE_FLOAT);
    } else if ((l->base == MGL_BASE_SAMPLER || l->base == MGL_BASE_IMAGE) && base == MGL_BASE_INT && n == 1) {
        set_units(ctx, program, l, count, data);
    } else {
        mismatch(ctx, l);
    }
}

/* The common case, inlined: one element of the right type in a program that no other context can see. Everything else goes to set_vectors. */
static inline __attribute__((always_inline)) void set_vector(mgl_context *ctx, GLint location, int n, mgl_uniform_base base, GLsizei count, const void *data)
{
    mgl_program *program = ctx->program;
    if (__builtin_expect(program && (GLuint)location < program->location_count && count == 1 &&
                             __atomic_load_n(&ctx->group->contexts, __ATOMIC_RELAXED) == 1, 1)) {
        const struct mgl_uniform_location *l = program->locations + location;
        if (__builtin_expect(l->base == base && l->columns == 1 && l->rows == n, 1)) {
            uint8_t *at = program->constants + l->offset;
            if (!memcmp(at, data, (size_t)n * 4)) return;
            memcpy(at, data, (size_t)n * 4);
            mgl_program_touch(ctx, program, l->offset, l->offset + (uint32_t)n * 4);
            return;
        }
    }
    set_vectors(ctx, program, location, n, base, count, data);
}

/* Matrices of `columns` by `rows`, given by columns, or by rows with `transpose`. */
static void set_matrices(mgl_context *ctx, mgl_program *program, GLint location, int columns, int rows, GLsizei count, GLboolean transpose, const GLfloat *data)
{
    MGL_SHARED(ctx);
    const struct mgl_uniform_location *l = find_location(ctx, program, location, &count);
    if (!l) return;
    const mgl_glsl_uniform *u = l->uniform;
    if (l->base != MGL_BASE_FLOAT || l->columns != columns || l->rows != rows || columns == 1) {
        mismatch(ctx, l);
        return;
    }
    bool flip = (transpose != GL_FALSE) != u->row_major;
    int lines = u->row_major ? rows : columns, line = u->row_major ? columns : rows;
    for (GLsizei i = 0; i < count; i++, data += columns * rows) {
        uint32_t offset = l->offset + (uint32_t)i * u->array_stride;
        if (!flip && (uint32_t)line * 4 == u->matrix_stride) { /* four rows: the block has the client's layout */
            write_element(ctx, program, offset, data, (uint32_t)(columns * rows) * 4);
            continue;
        }
        for (int a = 0; a < lines; a++, offset += u->matrix_stride) {
            GLfloat values[4];
            for (int b = 0; b < line; b++) values[b] = flip ? data[b * lines + a] : data[a * line + b];
            write_element(ctx, program, offset, values, (uint32_t)line * 4);
        }
    }
}

/* ---- the entry points ---- */
#define VECTORS(n, suffix, type, base)                                                                                          \
    void mgl_glUniform##n##suffix##v(mgl_context *ctx, GLint location, GLsizei count, const type *value)                        \
    {                                                                                                                           \
        set_vector(ctx, location, n, base, count, value);                                                                       \
    }                                                                                                                           \
    void mgl_glProgramUniform##n##suffix##v(mgl_context *ctx, GLuint name, GLint location, GLsizei count, const type *value)    \
    {                                                                                                                           \
        MGL_SHARED(ctx);                                                                                                        \
        mgl_program *program = mgl_program_lookup_linked(ctx, name, "glProgramUniform" #n #suffix "v");                         \
        if (program) set_vectors(ctx, program, location, n, base, count, value);                                                \
    }
#define SCALARS(n, suffix, type, base, declared, passed)                                                                        \
    void mgl_glUniform##n##suffix(mgl_context *ctx, GLint location, declared)                                                   \
    {                                                                                                                           \
        const type value[n] = {passed};                                                                                         \
        set_vector(ctx, location, n, base, 1, value);                                                                           \
    }                                                                                                                           \
    void mgl_glProgramUniform##n##suffix(mgl_context *ctx, GLuint name, GLint location, declared)                               \
    {                                                                                                                           \
        const type value[n] = {passed};                                                                                         \
        MGL_SHARED(ctx);                                                                                                        \
        mgl_program *program = mgl_program_lookup_linked(ctx, name, "glProgramUniform" #n #suffix);                             \
        if (program) set_vectors(ctx, program, location, n, base, 1, value);                                                    \
    }
#define LIST(...) __VA_ARGS__
#define FAMILY(suffix, type, base)                                                                                              \
    VECTORS(1, suffix, type, base)                                                                                              \
    VECTORS(2, suffix, type, base)                                                                                              \
    VECTORS(3, suffix, type, base)                                                                                              \
    VECTORS(4, suffix, type, base)                                                                                              \
    SCALARS(1, suffix, type, base, LIST(type v0), LIST(v0))                                                                     \
    SCALARS(2, suffix, type, base, LIST(type v0, type v1), LIST(v0, v1))                                                        \
    SCALARS(3, suffix, type, base, LIST(type v0, type v1, type v2), LIST(v0, v1, v2))                                           \
    SCALARS(4, suffix, type, base, LIST(type v0, type v1, type v2, type v3), LIST(v0, v1, v2, v3))
FAMILY(f, GLfloat, MGL_BASE_FLOAT)
FAMILY(i, GLint, MGL_BASE_INT)
FAMILY(ui, GLuint, MGL_BASE_UINT)

#define MATRICES(shape, columns, rows)                                                                                          \
    void mgl_glUniformMatrix##shape##fv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value) \
    {                                                                                                                           \
        set_matrices(ctx, ctx->program, location, columns, rows, count, transpose, value);                                      \
    }                                                                                                                           \
    void mgl_glProgramUniformMatrix##shape##fv(mgl_context *ctx, GLuint name, GLint location, GLsizei count, GLboolean transpose, \
                                               const GLfloat *value)                                                            \
    {                                                                                                                           \
        MGL_SHARED(ctx);                                                                                                        \
        mgl_program *program = mgl_program_lookup_linked(ctx, name, "glProgramUniformMatrix" #shape "fv");                      \
        if (program) set_matrices(ctx, program, location, columns, rows, count, transpose, value);                              \
    }
MATRICES(2, 2, 2)
MATRICES(3, 3, 3)
MATRICES(4, 4, 4)
MATRICES(2x3, 2, 3)
MATRICES(3x2, 3, 2)
MATRICES(2x4, 2, 4)
MATRICES(4x2, 4, 2)
MATRICES(3x4, 3, 4)
MATRICES(4x3, 4, 3)

/* ---- reading back ---- */
typedef enum read_as { READ_FLOAT, READ_INT, READ_UINT, READ_DOUBLE } read_as;
static const uint8_t read_sizes[] = {4, 4, 4, 8};

/* Rounds to nearest and keeps to the range of the type (GL 3.3 core §6.1.2). */
static int64_t clamp_round(double value, double low, double high)
{
    if (!(value > low)) return (int64_t)low;
    if (value > high) return (int64_t)high;
    return (int64_t)llround(value);
}

static void store(void *out, int index, double value, read_as as)
{
    switch (as) {
    case READ_FLOAT: ((GLfloat *)out)[index] = (GLfloat)value; break;
    case READ_INT: ((GLint *)out)[index] = (GLint)clamp_round(value, -2147483648.0, 2147483647.0); break;
    case READ_UINT: ((GLuint *)out)[index] = (GLuint)(value < 0 ? (uint32_t)clamp_round(value, -2147483648.0, 0) : (uint32_t)clamp_round(value, 0, 4294967295.0)); break;
    case READ_DOUBLE: ((GLdouble *)out)[index] = value; break;
    }
}

static double load(const struct mgl_uniform_location *l, const uint8_t *at)
{
    union { GLfloat f; GLint i; GLuint u; } word;
    memcpy(&word, at, sizeof word);
    switch (l->base) {
    case MGL_BASE_FLOAT: return word.f;
    case MGL_BASE_INT: return word.i;
    default: return word.u;
    }
}

static void get_uniform(mgl_context *ctx, GLuint name, GLint location, GLsizei room, void *out, read_as as, const char *function)
{
    MGL_SHARED(ctx);
    const mgl_program *program = mgl_program_lookup_linked(ctx, name, function);
    if (!program) return;
    const struct mgl_uniform_location *l = program->locations + (location < 0 ? 0 : location);
    if (location < 0 || (GLuint)location >= program->location_count || !l->uniform) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: location %d", function, location);
        return;
    }
    if (room < l->columns * l->rows * read_sizes[as]) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the buffer of %d bytes is too small", function, room);
        return;
    }
    const mgl_glsl_uniform *u = l->uniform;
    if (u->opaque) {
        uint32_t slot = u->first_slot + l->element;
        store(out, 0, slot < program->slot_count ? program->slots[slot] : 0, as);
        return;
    }
    const uint8_t *base = program->constants + l->offset;
    uint32_t across = u->row_major ? 4 : u->matrix_stride, down = u->row_major ? u->matrix_stride : 4;
    for (uint32_t c = 0; c < l->columns; c++)
        for (uint32_t r = 0; r < l->rows; r++)
            store(out, (int)(c * l->rows + r), load(l, base + (l->columns > 1 ? c * across + r * down : r * 4)), as);
}

#define GET(suffix, type, as)                                                                                                   \
    void mgl_glGetUniform##suffix(mgl_context *ctx, GLuint program, GLint location, type *params)                               \
    {                                                                                                                           \
        get_uniform(ctx, program, location, INT32_MAX, params, as, "glGetUniform" #suffix);                                     \
    }                                                                                                                           \
    void mgl_glGetnUniform##suffix(mgl_context *ctx, GLuint program, GLint location, GLsizei size, type *params)                \
    {                                                                                                                           \
        get_uniform(ctx, program, location, size, params, as, "glGetnUniform" #suffix);                                         \
    }
GET(fv, GLfloat, READ_FLOAT)
GET(iv, GLint, READ_INT)
GET(uiv, GLuint, READ_UINT)
GET(dv, GLdouble, READ_DOUBLE)
