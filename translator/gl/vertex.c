/* Vertex array objects and generic vertex arrays (GL 4.6 core §10.3). */
#include "translator/gl/vertex.h"
#include "translator/gl/buffer.h"

/* ---- objects ---- */

static void vao_defaults(mgl_vao *vao)
{
    for (uint32_t i = 0; i < MGL_MAX_ATTRIBS; i++) {
        vao->attribs[i] = (mgl_vertex_attrib){.type = GL_FLOAT, .format = GL_RGBA, .size = 4, .binding = i};
        vao->bindings[i].stride = 16;
    }
    /* Initial formats of the legacy arrays (GL 4.6 compatibility, table 23.6). */
    vao->attribs[MGL_ATTRIB_NORMAL].size = vao->attribs[MGL_ATTRIB_SECONDARY_COLOR].size = 3;
    vao->attribs[MGL_ATTRIB_FOG].size = 1;
    vao->color_indices.type = GL_FLOAT;
    vao->version = 1;
}

static mgl_vao *vao_create(mgl_context *ctx, GLuint name)
{
    mgl_vao *vao = mgl_object_new(ctx, MGL_OBJECT_VAO, sizeof *vao);
    if (!vao) return NULL;
    vao->object.references = 1;
    vao->object.name = name;
    vao_defaults(vao);
    return vao;
}

static void vao_destroy(mgl_context *ctx, mgl_vao *vao)
{
    mgl_emit_vertex_forget(ctx, vao);
    for (uint32_t i = 0; i < MGL_MAX_VERTEX_BINDINGS; i++)
        mgl_buffer_assign(ctx, &vao->bindings[i].buffer, NULL);
    mgl_buffer_assign(ctx, &vao->index_buffer, NULL);
    mgl_buffer_assign(ctx, &vao->edge_flags.buffer, NULL);
    mgl_buffer_assign(ctx, &vao->color_indices.buffer, NULL);
    mgl_object_free(ctx, MGL_OBJECT_VAO, vao);
}

/* Vertex arrays belong to one context: plain counting does. */
void mgl_vao_assign(mgl_context *ctx, mgl_vao **slot, mgl_vao *value)
{
    mgl_vao *old = *slot;
    if (value) value->object.references++;
    *slot = value;
    if (old && --old->object.references == 0) vao_destroy(ctx, old);
}

bool mgl_vertex_init(mgl_context *ctx)
{
    ctx->default_vao = vao_create(ctx, 0);
    if (!ctx->default_vao) return false;
    mgl_vao_assign(ctx, &ctx->vao, ctx->default_vao);
    for (uint32_t i = 0; i < MGL_MAX_ATTRIBS; i++) {
        const GLfloat value[4] = {0.0f, 0.0f, 0.0f, 1.0f};
        memcpy(ctx->attribs[i].value, value, sizeof value);
    }
    if (ctx->core) return true;
    mgl_attrib_set(ctx, MGL_ATTRIB_NORMAL, MGL_ATTRIB_FLOAT, (GLfloat[]){0.0f, 0.0f, 1.0f, 1.0f});
    mgl_attrib_set(ctx, MGL_ATTRIB_COLOR, MGL_ATTRIB_FLOAT, (GLfloat[]){1.0f, 1.0f, 1.0f, 1.0f});
    return true;
}

static void finish_one(void *object, void *user)
{
    mgl_vao *vao = object;
    mgl_vao_assign(user, &vao, NULL);
}

void mgl_vertex_finish(mgl_context *ctx)
{
    mgl_vao_assign(ctx, &ctx->vao, NULL);
    mgl_names_finish(&ctx->vaos, finish_one, ctx);
    mgl_vao_assign(ctx, &ctx->default_vao, NULL);
}

void mgl_glGenVertexArrays(mgl_context *ctx, GLsizei n, GLuint *arrays)
{
    if (n < 0)
        mgl_error(ctx, GL_INVALID_VALUE, "glGenVertexArrays: negative count");
    else if (!mgl_names_generate(&ctx->vaos, n, arrays))
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glGenVertexArrays: no memory for %d names", n);
}

/* The array of a known name, made when the name is only reserved. */
static mgl_vao *find_or_create(mgl_context *ctx, GLuint name)
{
    mgl_vao *vao = mgl_names_find(&ctx->vaos, name);
    if (vao || !mgl_names_known(&ctx->vaos, name)) return vao;
    vao = vao_create(ctx, name);
    if (vao && mgl_names_set(&ctx->vaos, name, vao)) return vao;
    mgl_object_free(ctx, MGL_OBJECT_VAO, vao);
    mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a vertex array object");
    return NULL;
}

void mgl_glCreateVertexArrays(mgl_context *ctx, GLsizei n, GLuint *arrays)
{
    mgl_glGenVertexArrays(ctx, n, arrays);
    for (GLsizei i = 0; i < n && !ctx->error; i++) {
        mgl_vao *vao = find_or_create(ctx, arrays[i]);
        if (vao) vao->bound_once = true;
    }
}

static const mgl_vao *next_of(const mgl_context *ctx, const mgl_vao *vao)
{
    return vao->next ? mgl_names_find(&ctx->vaos, vao->next) : NULL;
}

/* Programs bind the same arrays in the same order frame after frame, and together these are larger than a core's own
 * caches. So each remembers its successor: the one after the next is asked for, and what the next one points at. */
static void foresee(mgl_context *ctx, mgl_vao *last, const mgl_vao *vao)
{
    if (last && last->next != vao->object.name) last->next = vao->object.name;
    const mgl_vao *next = next_of(ctx, vao), *second = next ? next_of(ctx, next) : NULL;
    if (next) mgl_emit_prefetch_plan(next);
    if (!second) return;
    mgl_prefetch(second, offsetof(mgl_vao, attribs) + 3 * sizeof second->attribs[0]);
    mgl_prefetch(second->bindings, 3 * sizeof second->bindings[0]);
    mgl_prefetch(&second->index_buffer, sizeof *second - offsetof(mgl_vao, index_buffer));
}

static void bind(mgl_context *ctx, mgl_vao *vao)
{
    foresee(ctx, ctx->vao, vao);
    mgl_vao_assign(ctx, &ctx->vao, vao);
    vao->bound_once = true;
    ctx->dirty |= MGL_DIRTY_VERTEX_ARRAY | MGL_DIRTY_INDEX_BUFFER;
}

void mgl_glBindVertexArray(mgl_context *ctx, GLuint array)
{
    if (ctx->vao->object.name == array) return;
    mgl_vao *vao = array ? find_or_create(ctx, array) : ctx->default_vao;
    if (vao)
        bind(ctx, vao);
    else
        mgl_error(ctx, GL_INVALID_OPERATION, "glBindVertexArray: the name %u was not generated", array);
}

void mgl_glDeleteVertexArrays(mgl_context *ctx, GLsizei n, const GLuint *arrays)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glDeleteVertexArrays: negative count");
        return;
    }
    MGL_CALL(ctx, glDeleteVertexArrays);
    for (GLsizei i = 0; i < n; i++) {
        mgl_vao *vao = arrays[i] ? mgl_names_remove(&ctx->vaos, arrays[i]) : NULL;
        if (!vao) continue;
        if (vao == ctx->vao) bind(ctx, ctx->default_vao);
        mgl_vao_assign(ctx, &vao, NULL);
    }
}

GLboolean mgl_glIsVertexArray(mgl_context *ctx, GLuint array)
{
    const mgl_vao *vao = array ? mgl_names_find(&ctx->vaos, array) : NULL;
    return vao && vao->bound_once;
}

mgl_vao *mgl_vao_named(mgl_context *ctx, GLuint name, const char *function)
{
    mgl_vao *vao = name ? mgl_names_find(&ctx->vaos, name) : ctx->core ? NULL : ctx->default_vao;
    if (!vao) mgl_error(ctx, GL_INVALID_OPERATION, "%s: %u is not a vertex array object", function, name);
    return vao;
}

void mgl_vao_changed(mgl_context *ctx, mgl_vao *vao)
{
    uint32_t client = 0;
    for (uint32_t mask = vao->enabled_mask; mask; mask &= mask - 1) {
        uint32_t i = (uint32_t)__builtin_ctz(mask);
        if (!vao->bindings[vao->attribs[i].binding].buffer) client |= 1u << i;
    }
    vao->client_mask = client;
    vao->version++;
    if (vao == ctx->vao) ctx->dirty |= MGL_DIRTY_VERTEX_ARRAY;
}

/* ---- enabling ---- */

void mgl_vao_enable(mgl_context *ctx, mgl_vao *vao, GLuint index, bool enable)
{
    if (vao->attribs[index].enabled == enable) return;
    vao->attribs[index].enabled = enable;
    vao->enabled_mask ^= 1u << index;
    mgl_vao_changed(ctx, vao);
}

bool mgl_vertex_check_index(mgl_context *ctx, GLuint index, const char *function)
{
    if (index < (GLuint)MGL_MIN(ctx->limits.max_attribs, MGL_MAX_ATTRIBS)) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: attribute %u is beyond GL_MAX_VERTEX_ATTRIBS", function, index);
    return false;
}

/* Core contexts have no default vertex array (GL 4.6 core §10.3.1). */
bool mgl_vertex_check_bound(mgl_context *ctx, const char *function)
{
    if (!ctx->core || ctx->vao != ctx->default_vao) return true;
    mgl_error(ctx, GL_INVALID_OPERATION, "%s: no vertex array object is bound", function);
    return false;
}

void mgl_glEnableVertexAttribArray(mgl_context *ctx, GLuint index)
{
    if (mgl_vertex_check_index(ctx, index, "glEnableVertexAttribArray") &&
        mgl_vertex_check_bound(ctx, "glEnableVertexAttribArray"))
        mgl_vao_enable(ctx, ctx->vao, index, true);
}

void mgl_glDisableVertexAttribArray(mgl_context *ctx, GLuint index)
{
    if (mgl_vertex_check_index(ctx, index, "glDisableVertexAttribArray") &&
        mgl_vertex_check_bound(ctx, "glDisableVertexAttribArray"))
        mgl_vao_enable(ctx, ctx->vao, index, false);
}

void mgl_glEnableVertexArrayAttrib(mgl_context *ctx, GLuint array, GLuint index)
{
    mgl_vao *vao = mgl_vao_named(ctx, array, "glEnableVertexArrayAttrib");
    if (vao && mgl_vertex_check_index(ctx, index, "glEnableVertexArrayAttrib")) mgl_vao_enable(ctx, vao, index, true);
}

void mgl_glDisableVertexArrayAttrib(mgl_context *ctx, GLuint array, GLuint index)
{
    mgl_vao *vao = mgl_vao_named(ctx, array, "glDisableVertexArrayAttrib");
    if (vao && mgl_vertex_check_index(ctx, index, "glDisableVertexArrayAttrib")) mgl_vao_enable(ctx, vao, index, false);
}

/* ---- formats ---- */

static bool type_legal(GLenum type, bool integer, bool is_double)
{
    switch (type) {
    case GL_BYTE:
    case GL_UNSIGNED_BYTE:
    case GL_SHORT:
    case GL_UNSIGNED_SHORT:
    case GL_INT:
    case GL_UNSIGNED_INT:
        return !is_double;
    case GL_FLOAT:
    case GL_HALF_FLOAT:
    case GL_FIXED:
    case GL_INT_2_10_10_10_REV:
    case GL_UNSIGNED_INT_2_10_10_10_REV:
    case GL_UNSIGNED_INT_10F_11F_11F_REV:
        return !integer && !is_double;
    case GL_DOUBLE:
        return !integer;
    default:
        return false;
    }
}

/* GL 4.6 core §10.3.2 and table 10.3. Turns size GL_BGRA into 4 with format GL_BGRA. */
bool mgl_array_format_check(mgl_context *ctx, mgl_array_format *f, const char *function)
{
    bool bgra = f->size == GL_BGRA && !f->integer && !f->is_double;
    bool packed = f->type == GL_INT_2_10_10_10_REV || f->type == GL_UNSIGNED_INT_2_10_10_10_REV;
    if (!bgra && (f->size < 1 || f->size > 4)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: size %d", function, f->size);
        return false;
    }
    if (!type_legal(f->type, f->integer, f->is_double)) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s: 0x%04x is no type of such arrays", function, f->type);
        return false;
    }
    if ((bgra && ((f->type != GL_UNSIGNED_BYTE && !packed) || !f->normalized)) || (packed && !bgra && f->size != 4) ||
        (f->type == GL_UNSIGNED_INT_10F_11F_11F_REV && f->size != 3)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: size and type 0x%04x do not go together", function, f->type);
        return false;
    }
    f->format = bgra ? GL_BGRA : GL_RGBA;
    if (bgra) f->size = 4;
    return true;
}

void mgl_vertex_attrib_set_format(mgl_vertex_attrib *a, const mgl_array_format *f, uint32_t relative_offset)
{
    a->size = f->size;
    a->type = f->type;
    a->format = f->format;
    a->normalized = f->normalized;
    a->integer = f->integer;
    a->is_double = f->is_double;
    a->relative_offset = relative_offset;
}

static bool same_format(const mgl_vertex_attrib *a, const mgl_array_format *f)
{
    return a->size == f->size && a->type == f->type && a->format == f->format && a->normalized == f->normalized &&
           a->integer == f->integer && a->is_double == f->is_double && a->relative_offset == 0;
}

void mgl_vao_point(mgl_context *ctx, GLuint index, mgl_array_format format, GLsizei stride, const void *pointer)
{
    mgl_vao *vao = ctx->vao;
    mgl_vertex_attrib *a = &vao->attribs[index];
    mgl_vertex_binding_point *b = &vao->bindings[index];
    uint32_t effective = stride ? (uint32_t)stride : mgl_vertex_type_bytes(format.type, format.size);
    bool same = same_format(a, &format) && a->binding == index && b->buffer == ctx->array_buffer &&
                b->offset == (intptr_t)pointer && b->stride == effective;
    a->stride = stride;
    a->pointer = pointer;
    if (same) return;
    mgl_vertex_attrib_set_format(a, &format, 0);
    a->binding = index;
    mgl_buffer_assign(ctx, &b->buffer, ctx->array_buffer);
    b->offset = (intptr_t)pointer;
    b->stride = effective;
    mgl_vao_changed(ctx, vao);
}

static void attrib_pointer(mgl_context *ctx, GLuint index, mgl_array_format format, GLsizei stride, const void *pointer,
                           const char *function)
{
    if (!mgl_vertex_check_index(ctx, index, function) || !mgl_array_format_check(ctx, &format, function)) return;
    bool stride_limited = ctx->major > 4 || (ctx->major == 4 && ctx->minor >= 4);
    if (stride < 0 || (stride_limited && stride > MGL_MAX_VERTEX_STRIDE)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: stride %d", function, stride);
        return;
    }
    if (!mgl_vertex_check_bound(ctx, function)) return;
    if (ctx->vao != ctx->default_vao && !ctx->array_buffer && pointer) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: client memory in a vertex array object", function);
        return;
    }
    mgl_vao_point(ctx, index, format, stride, pointer);
}

void mgl_glVertexAttribPointer(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLboolean normalized,
                               GLsizei stride, const void *pointer)
{
    mgl_array_format format = {.size = size, .type = type, .normalized = normalized != 0};
    attrib_pointer(ctx, index, format, stride, pointer, "glVertexAttribPointer");
}

void mgl_glVertexAttribIPointer(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLsizei stride,
                                const void *pointer)
{
    mgl_array_format format = {.size = size, .type = type, .integer = true};
    attrib_pointer(ctx, index, format, stride, pointer, "glVertexAttribIPointer");
}

void mgl_glVertexAttribLPointer(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLsizei stride,
                                const void *pointer)
{
    mgl_array_format format = {.size = size, .type = type, .is_double = true};
    attrib_pointer(ctx, index, format, stride, pointer, "glVertexAttribLPointer");
}
