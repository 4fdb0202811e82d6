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

static void bind(mgl_context *ctx, mgl_vao *vao)
{
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

static bool check_index(mgl_context *ctx, GLuint index, const char *function)
{
    if (index < (GLuint)MGL_MIN(ctx->limits.max_attribs, MGL_MAX_ATTRIBS)) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: attribute %u is beyond GL_MAX_VERTEX_ATTRIBS", function, index);
    return false;
}

/* Core contexts have no default vertex array (GL 4.6 core §10.3.1). */
static bool check_bound(mgl_context *ctx, const char *function)
{
    if (!ctx->core || ctx->vao != ctx->default_vao) return true;
    mgl_error(ctx, GL_INVALID_OPERATION, "%s: no vertex array object is bound", function);
    return false;
}

void mgl_glEnableVertexAttribArray(mgl_context *ctx, GLuint index)
{
    if (check_index(ctx, index, "glEnableVertexAttribArray") && check_bound(ctx, "glEnableVertexAttribArray"))
        mgl_vao_enable(ctx, ctx->vao, index, true);
}

void mgl_glDisableVertexAttribArray(mgl_context *ctx, GLuint index)
{
    if (check_index(ctx, index, "glDisableVertexAttribArray") && check_bound(ctx, "glDisableVertexAttribArray"))
        mgl_vao_enable(ctx, ctx->vao, index, false);
}

void mgl_glEnableVertexArrayAttrib(mgl_context *ctx, GLuint array, GLuint index)
{
    mgl_vao *vao = mgl_vao_named(ctx, array, "glEnableVertexArrayAttrib");
    if (vao && check_index(ctx, index, "glEnableVertexArrayAttrib")) mgl_vao_enable(ctx, vao, index, true);
}

void mgl_glDisableVertexArrayAttrib(mgl_context *ctx, GLuint array, GLuint index)
{
    mgl_vao *vao = mgl_vao_named(ctx, array, "glDisableVertexArrayAttrib");
    if (vao && check_index(ctx, index, "glDisableVertexArrayAttrib")) mgl_vao_enable(ctx, vao, index, false);
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
static bool check_format(mgl_context *ctx, mgl_array_format *f, const char *function)
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

static void set_format(mgl_vertex_attrib *a, const mgl_array_format *f, uint32_t relative_offset)
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
    set_format(a, &format, 0);
    a->binding = index;
    mgl_buffer_assign(ctx, &b->buffer, ctx->array_buffer);
    b->offset = (intptr_t)pointer;
    b->stride = effective;
    mgl_vao_changed(ctx, vao);
}

#define MAX_STRIDE 2048 /* GL_MAX_VERTEX_ATTRIB_STRIDE */

static void attrib_pointer(mgl_context *ctx, GLuint index, mgl_array_format format, GLsizei stride, const void *pointer,
                           const char *function)
{
    if (!check_index(ctx, index, function) || !check_format(ctx, &format, function)) return;
    bool stride_limited = ctx->major > 4 || (ctx->major == 4 && ctx->minor >= 4);
    if (stride < 0 || (stride_limited && stride > MAX_STRIDE)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: stride %d", function, stride);
        return;
    }
    if (!check_bound(ctx, function)) return;
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

/* ---- ARB_vertex_attrib_binding ---- */

#define MAX_RELATIVE_OFFSET 2047 /* GL_MAX_VERTEX_ATTRIB_RELATIVE_OFFSET */

static void attrib_format(mgl_context *ctx, mgl_vao *vao, GLuint index, mgl_array_format format, GLuint offset,
                          const char *function)
{
    if (!vao || !check_index(ctx, index, function) || !check_format(ctx, &format, function)) return;
    if (offset > MAX_RELATIVE_OFFSET) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: relative offset %u", function, offset);
        return;
    }
    set_format(&vao->attribs[index], &format, offset);
    mgl_vao_changed(ctx, vao);
}

/* The bound array of functions without an array name; NULL after recording the error. */
static mgl_vao *bound(mgl_context *ctx, const char *function)
{
    return check_bound(ctx, function) ? ctx->vao : NULL;
}

void mgl_glVertexAttribFormat(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLboolean normalized,
                              GLuint offset)
{
    const char *function = "glVertexAttribFormat";
    mgl_array_format format = {.size = size, .type = type, .normalized = normalized != 0};
    attrib_format(ctx, bound(ctx, function), index, format, offset, function);
}

void mgl_glVertexAttribIFormat(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLuint offset)
{
    const char *function = "glVertexAttribIFormat";
    mgl_array_format format = {.size = size, .type = type, .integer = true};
    attrib_format(ctx, bound(ctx, function), index, format, offset, function);
}

void mgl_glVertexAttribLFormat(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLuint offset)
{
    const char *function = "glVertexAttribLFormat";
    mgl_array_format format = {.size = size, .type = type, .is_double = true};
    attrib_format(ctx, bound(ctx, function), index, format, offset, function);
}

void mgl_glVertexArrayAttribFormat(mgl_context *ctx, GLuint array, GLuint index, GLint size, GLenum type,
                                   GLboolean normalized, GLuint offset)
{
    const char *function = "glVertexArrayAttribFormat";
    mgl_array_format format = {.size = size, .type = type, .normalized = normalized != 0};
    attrib_format(ctx, mgl_vao_named(ctx, array, function), index, format, offset, function);
}

void mgl_glVertexArrayAttribIFormat(mgl_context *ctx, GLuint array, GLuint index, GLint size, GLenum type,
                                    GLuint offset)
{
    const char *function = "glVertexArrayAttribIFormat";
    mgl_array_format format = {.size = size, .type = type, .integer = true};
    attrib_format(ctx, mgl_vao_named(ctx, array, function), index, format, offset, function);
}

void mgl_glVertexArrayAttribLFormat(mgl_context *ctx, GLuint array, GLuint index, GLint size, GLenum type,
                                    GLuint offset)
{
    const char *function = "glVertexArrayAttribLFormat";
    mgl_array_format format = {.size = size, .type = type, .is_double = true};
    attrib_format(ctx, mgl_vao_named(ctx, array, function), index, format, offset, function);
}

static bool check_binding(mgl_context *ctx, GLuint binding, const char *function)
{
    if (binding < MGL_MAX_VERTEX_BINDINGS) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: binding %u is beyond the limit", function, binding);
    return false;
}

static void attrib_binding(mgl_context *ctx, mgl_vao *vao, GLuint index, GLuint binding, const char *function)
{
    if (!vao || !check_index(ctx, index, function) || !check_binding(ctx, binding, function)) return;
    if (vao->attribs[index].binding == binding) return;
    vao->attribs[index].binding = binding;
    mgl_vao_changed(ctx, vao);
}

void mgl_glVertexAttribBinding(mgl_context *ctx, GLuint index, GLuint binding)
{
    attrib_binding(ctx, bound(ctx, "glVertexAttribBinding"), index, binding, "glVertexAttribBinding");
}

void mgl_glVertexArrayAttribBinding(mgl_context *ctx, GLuint array, GLuint index, GLuint binding)
{
    const char *function = "glVertexArrayAttribBinding";
    attrib_binding(ctx, mgl_vao_named(ctx, array, function), index, binding, function);
}

static void binding_divisor(mgl_context *ctx, mgl_vao *vao, GLuint binding, GLuint divisor, const char *function)
{
    if (!vao || !check_binding(ctx, binding, function) || vao->bindings[binding].divisor == divisor) return;
    vao->bindings[binding].divisor = divisor;
    mgl_vao_changed(ctx, vao);
}

void mgl_glVertexBindingDivisor(mgl_context *ctx, GLuint binding, GLuint divisor)
{
    binding_divisor(ctx, bound(ctx, "glVertexBindingDivisor"), binding, divisor, "glVertexBindingDivisor");
}

void mgl_glVertexArrayBindingDivisor(mgl_context *ctx, GLuint array, GLuint binding, GLuint divisor)
{
    const char *function = "glVertexArrayBindingDivisor";
    binding_divisor(ctx, mgl_vao_named(ctx, array, function), binding, divisor, function);
}

/* GL 4.6 core §10.3.4: the same as VertexAttribBinding(index, index) and VertexBindingDivisor(index, divisor). */
void mgl_glVertexAttribDivisor(mgl_context *ctx, GLuint index, GLuint divisor)
{
    const char *function = "glVertexAttribDivisor";
    if (!check_index(ctx, index, function) || !check_bound(ctx, function)) return;
    attrib_binding(ctx, ctx->vao, index, index, function);
    binding_divisor(ctx, ctx->vao, index, divisor, function);
}

static void bind_vertex_buffer(mgl_context *ctx, mgl_vao *vao, GLuint binding, mgl_buffer *buffer, GLintptr offset,
                               GLsizei stride)
{
    mgl_vertex_binding_point *b = &vao->bindings[binding];
    if (b->buffer == buffer && b->offset == offset && b->stride == (uint32_t)stride) return;
    mgl_buffer_assign(ctx, &b->buffer, buffer);
    b->offset = offset;
    b->stride = (uint32_t)stride;
    mgl_vao_changed(ctx, vao);
}

static bool check_vertex_buffer(mgl_context *ctx, GLuint binding, GLintptr offset, GLsizei stride, const char *function)
{
    if (!check_binding(ctx, binding, function)) return false;
    if (offset >= 0 && stride >= 0 && stride <= MAX_STRIDE) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: offset %lld, stride %d", function, (long long)offset, stride);
    return false;
}

void mgl_glBindVertexBuffer(mgl_context *ctx, GLuint binding, GLuint name, GLintptr offset, GLsizei stride)
{
    const char *function = "glBindVertexBuffer";
    if (!check_bound(ctx, function) || !check_vertex_buffer(ctx, binding, offset, stride, function)) return;
    MGL_SHARED(ctx);
    mgl_buffer *buffer = mgl_buffer_for_binding(ctx, name, function);
    if (!name || buffer) bind_vertex_buffer(ctx, ctx->vao, binding, buffer, offset, stride);
}

void mgl_glVertexArrayVertexBuffer(mgl_context *ctx, GLuint array, GLuint binding, GLuint name, GLintptr offset,
                                   GLsizei stride)
{
    const char *function = "glVertexArrayVertexBuffer";
    mgl_vao *vao = mgl_vao_named(ctx, array, function);
    if (!vao || !check_vertex_buffer(ctx, binding, offset, stride, function)) return;
    MGL_SHARED(ctx);
    mgl_buffer *buffer = name ? mgl_buffer_named(ctx, name, function) : NULL;
    if (!name || buffer) bind_vertex_buffer(ctx, vao, binding, buffer, offset, stride);
}

static void bind_vertex_buffers(mgl_context *ctx, mgl_vao *vao, GLuint first, GLsizei count, const GLuint *names,
                                const GLintptr *offsets, const GLsizei *strides, const char *function)
{
    if (!vao) return;
    if (count < 0 || first > MGL_MAX_VERTEX_BINDINGS || (GLuint)count > MGL_MAX_VERTEX_BINDINGS - first) {
        mgl_error(ctx, count < 0 ? GL_INVALID_VALUE : GL_INVALID_OPERATION, "%s: bindings %u + %d", function, first,
                  count);
        return;
    }
    MGL_SHARED(ctx);
    for (GLsizei i = 0; i < count; i++) {
        GLuint binding = first + (GLuint)i;
        if (!names) {
            bind_vertex_buffer(ctx, vao, binding, NULL, 0, 16);
            continue;
        }
        if (!check_vertex_buffer(ctx, binding, offsets[i], strides[i], function)) continue;
        mgl_buffer *buffer = names[i] ? mgl_buffer_named(ctx, names[i], function) : NULL;
        if (!names[i] || buffer) bind_vertex_buffer(ctx, vao, binding, buffer, offsets[i], strides[i]);
    }
}

void mgl_glBindVertexBuffers(mgl_context *ctx, GLuint first, GLsizei count, const GLuint *names,
                             const GLintptr *offsets, const GLsizei *strides)
{
    const char *function = "glBindVertexBuffers";
    bind_vertex_buffers(ctx, bound(ctx, function), first, count, names, offsets, strides, function);
}

void mgl_glVertexArrayVertexBuffers(mgl_context *ctx, GLuint array, GLuint first, GLsizei count, const GLuint *names,
                                    const GLintptr *offsets, const GLsizei *strides)
{
    const char *function = "glVertexArrayVertexBuffers";
    bind_vertex_buffers(ctx, mgl_vao_named(ctx, array, function), first, count, names, offsets, strides, function);
}

void mgl_glVertexArrayElementBuffer(mgl_context *ctx, GLuint array, GLuint name)
{
    const char *function = "glVertexArrayElementBuffer";
    mgl_vao *vao = mgl_vao_named(ctx, array, function);
    MGL_SHARED(ctx);
    mgl_buffer *buffer = vao && name ? mgl_buffer_named(ctx, name, function) : NULL;
    if (!vao || (name && !buffer)) return;
    mgl_buffer_assign(ctx, &vao->index_buffer, buffer);
    if (vao == ctx->vao) ctx->dirty |= MGL_DIRTY_INDEX_BUFFER;
}

/* ---- queries ---- */

/* An array parameter of an attribute, or false after recording the error. */
static bool array_parameter(mgl_context *ctx, const mgl_vao *vao, GLuint index, GLenum name, GLint64 *value,
                            const char *function)
{
    const mgl_vertex_attrib *a = &vao->attribs[index];
    const mgl_vertex_binding_point *b = &vao->bindings[a->binding];
    switch (name) {
    case GL_VERTEX_ATTRIB_ARRAY_ENABLED:
        *value = a->enabled;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_SIZE:
        *value = a->format == GL_BGRA ? GL_BGRA : a->size;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_STRIDE:
        *value = a->stride;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_TYPE:
        *value = a->type;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_NORMALIZED:
        *value = a->normalized;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_INTEGER:
        *value = a->integer;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_LONG:
        *value = a->is_double;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_DIVISOR:
        *value = b->divisor;
        return true;
    case GL_VERTEX_ATTRIB_RELATIVE_OFFSET:
        *value = a->relative_offset;
        return true;
    case GL_VERTEX_ATTRIB_BINDING:
        *value = a->binding;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING:
        *value = b->buffer ? b->buffer->object.name : 0;
        return true;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no attribute parameter", function, name);
        return false;
    }
}

/* Fills `out` with the current value and returns true when that is what is asked for. */
static bool current_value(mgl_context *ctx, GLuint index, GLenum name, struct mgl_attrib_value *out,
                          const char *function, bool *failed)
{
    *failed = !check_index(ctx, index, function);
    if (*failed || name != GL_CURRENT_VERTEX_ATTRIB) return false;
    if (index == 0 && !ctx->core && !ctx->es) { /* attribute 0 is the vertex: it has no current value */
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: attribute 0 has no current value", function);
        *failed = true;
        return false;
    }
    *out = ctx->attribs[index];
    return true;
}

static double attrib_number(const struct mgl_attrib_value *v, int c)
{
    GLfloat number;
    switch (v->kind) {
    case MGL_ATTRIB_INT:
        return (int32_t)v->value[c];
    case MGL_ATTRIB_UINT:
        return v->value[c];
    default:
        memcpy(&number, &v->value[c], sizeof number);
        return (double)number;
    }
}

#define GET_ATTRIB(suffix, type, convert)                                                                              \
    void mgl_glGetVertexAttrib##suffix(mgl_context *ctx, GLuint index, GLenum name, type *out)                         \
    {                                                                                                                  \
        const char *function = "glGetVertexAttrib" #suffix;                                                            \
        struct mgl_attrib_value v;                                                                                     \
        bool failed;                                                                                                   \
        GLint64 value;                                                                                                 \
        if (current_value(ctx, index, name, &v, function, &failed)) {                                                  \
            for (int c = 0; c < 4; c++)                                                                                \
                out[c] = (type)(convert);                                                                              \
        } else if (!failed && array_parameter(ctx, ctx->vao, index, name, &value, function)) {                         \
            *out = (type)value;                                                                                        \
        }                                                                                                              \
    }
GET_ATTRIB(fv, GLfloat, attrib_number(&v, c))
GET_ATTRIB(dv, GLdouble, attrib_number(&v, c))
GET_ATTRIB(iv, GLint, __builtin_lrint(attrib_number(&v, c)))
GET_ATTRIB(Iiv, GLint, v.value[c])
GET_ATTRIB(Iuiv, GLuint, v.value[c])
GET_ATTRIB(Ldv, GLdouble, attrib_number(&v, c))

void mgl_glGetVertexAttribPointerv(mgl_context *ctx, GLuint index, GLenum name, void **pointer)
{
    if (!check_index(ctx, index, "glGetVertexAttribPointerv")) return;
    if (name != GL_VERTEX_ATTRIB_ARRAY_POINTER) {
        mgl_error(ctx, GL_INVALID_ENUM, "glGetVertexAttribPointerv(0x%04x): no pointer", name);
        return;
    }
    *pointer = (void *)(uintptr_t)ctx->vao->attribs[index].pointer;
}

void mgl_glGetVertexArrayiv(mgl_context *ctx, GLuint array, GLenum name, GLint *out)
{
    const mgl_vao *vao = mgl_vao_named(ctx, array, "glGetVertexArrayiv");
    if (!vao) return;
    if (name != GL_ELEMENT_ARRAY_BUFFER_BINDING) {
        mgl_error(ctx, GL_INVALID_ENUM, "glGetVertexArrayiv(0x%04x): no array parameter", name);
        return;
    }
    *out = vao->index_buffer ? (GLint)vao->index_buffer->object.name : 0;
}

void mgl_glGetVertexArrayIndexediv(mgl_context *ctx, GLuint array, GLuint index, GLenum name, GLint *out)
{
    const char *function = "glGetVertexArrayIndexediv";
    const mgl_vao *vao = mgl_vao_named(ctx, array, function);
    GLint64 value;
    if (!vao || !check_index(ctx, index, function)) return;
    if (name == GL_VERTEX_BINDING_STRIDE)
        *out = (GLint)vao->bindings[index].stride;
    else if (array_parameter(ctx, vao, index, name, &value, function))
        *out = (GLint)value;
}

void mgl_glGetVertexArrayIndexed64iv(mgl_context *ctx, GLuint array, GLuint index, GLenum name, GLint64 *out)
{
    const char *function = "glGetVertexArrayIndexed64iv";
    const mgl_vao *vao = mgl_vao_named(ctx, array, function);
    if (!vao || !check_binding(ctx, index, function)) return;
    if (name == GL_VERTEX_BINDING_OFFSET)
        *out = vao->bindings[index].offset;
    else
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no binding parameter", function, name);
}
