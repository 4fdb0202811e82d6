/* Formats and buffers of vertex arrays apart from each other (ARB_vertex_attrib_binding, GL 4.6 core §10.3.2). */
#include "translator/gl/buffer.h"
#include "translator/gl/vertex.h"

#define MAX_RELATIVE_OFFSET 2047 /* GL_MAX_VERTEX_ATTRIB_RELATIVE_OFFSET */

static void attrib_format(mgl_context *ctx, mgl_vao *vao, GLuint index, mgl_array_format format, GLuint offset,
                          const char *function)
{
    if (!vao || !mgl_vertex_check_index(ctx, index, function) || !mgl_array_format_check(ctx, &format, function))
        return;
    if (offset > MAX_RELATIVE_OFFSET) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: relative offset %u", function, offset);
        return;
    }
    mgl_vertex_attrib_set_format(&vao->attribs[index], &format, offset);
    mgl_vao_changed(ctx, vao);
}

/* The bound array of functions without an array name; NULL after recording the error. */
static mgl_vao *bound(mgl_context *ctx, const char *function)
{
    return mgl_vertex_check_bound(ctx, function) ? ctx->vao : NULL;
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

bool mgl_vertex_check_binding(mgl_context *ctx, GLuint binding, const char *function)
{
    if (binding < MGL_MAX_VERTEX_BINDINGS) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: binding %u is beyond the limit", function, binding);
    return false;
}

static void attrib_binding(mgl_context *ctx, mgl_vao *vao, GLuint index, GLuint binding, const char *function)
{
    if (!vao || !mgl_vertex_check_index(ctx, index, function) || !mgl_vertex_check_binding(ctx, binding, function))
        return;
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
    if (!vao || !mgl_vertex_check_binding(ctx, binding, function) || vao->bindings[binding].divisor == divisor) return;
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
    if (!mgl_vertex_check_index(ctx, index, function) || !mgl_vertex_check_bound(ctx, function)) return;
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
    if (!mgl_vertex_check_binding(ctx, binding, function)) return false;
    if (offset >= 0 && stride >= 0 && stride <= MGL_MAX_VERTEX_STRIDE) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: offset %lld, stride %d", function, (long long)offset, stride);
    return false;
}

void mgl_glBindVertexBuffer(mgl_context *ctx, GLuint binding, GLuint name, GLintptr offset, GLsizei stride)
{
    const char *function = "glBindVertexBuffer";
    if (!mgl_vertex_check_bound(ctx, function) || !check_vertex_buffer(ctx, binding, offset, stride, function)) return;
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
