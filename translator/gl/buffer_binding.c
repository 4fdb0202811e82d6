/* Buffer binding points: the plain targets and the indexed ones (GL 4.6 core §6.1). */
#include "translator/gl/buffer.h"

mgl_buffer **mgl_buffer_slot(mgl_context *ctx, GLenum target)
{
    switch (target) {
    case GL_ARRAY_BUFFER:
        return &ctx->array_buffer;
    case GL_ELEMENT_ARRAY_BUFFER:
        return &ctx->vao->index_buffer;
    case GL_UNIFORM_BUFFER:
        return &ctx->uniform_buffer;
    case GL_PIXEL_PACK_BUFFER:
        return &ctx->pixel_pack_buffer;
    case GL_PIXEL_UNPACK_BUFFER:
        return &ctx->pixel_unpack_buffer;
    case GL_COPY_READ_BUFFER:
        return &ctx->copy_read_buffer;
    case GL_COPY_WRITE_BUFFER:
        return &ctx->copy_write_buffer;
    case GL_TEXTURE_BUFFER:
        return &ctx->texture_buffer;
    case GL_TRANSFORM_FEEDBACK_BUFFER:
        return &ctx->xfb_buffer;
    case GL_DRAW_INDIRECT_BUFFER:
        return &ctx->draw_indirect_buffer;
    case GL_DISPATCH_INDIRECT_BUFFER:
        return &ctx->dispatch_indirect_buffer;
    case GL_SHADER_STORAGE_BUFFER:
        return &ctx->storage_buffer;
    case GL_ATOMIC_COUNTER_BUFFER:
        return &ctx->atomic_buffer;
    case GL_QUERY_BUFFER:
        return &ctx->query_buffer;
    case GL_PARAMETER_BUFFER:
        return &ctx->parameter_buffer;
    default:
        return NULL;
    }
}

mgl_buffer *mgl_buffer_bound(mgl_context *ctx, GLenum target, const char *function)
{
    mgl_buffer **slot = mgl_buffer_slot(ctx, target);
    if (!slot) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no buffer target", function, target);
        return NULL;
    }
    if (!*slot) mgl_error(ctx, GL_INVALID_OPERATION, "%s: no buffer is bound", function);
    return *slot;
}

void mgl_buffer_binding_changed(mgl_context *ctx, GLenum target)
{
    switch (target) {
    case GL_ELEMENT_ARRAY_BUFFER:
        ctx->dirty |= MGL_DIRTY_INDEX_BUFFER;
        break;
    case GL_UNIFORM_BUFFER:
        ctx->dirty |= MGL_DIRTY_UNIFORM_BUFFERS;
        break;
    case GL_SHADER_STORAGE_BUFFER:
    case GL_ATOMIC_COUNTER_BUFFER:
        ctx->dirty |= MGL_DIRTY_STORAGE_BUFFERS;
        break;
    default:
        break;
    }
}

void mgl_glBindBuffer(mgl_context *ctx, GLenum target, GLuint name)
{
    mgl_buffer **slot = mgl_buffer_slot(ctx, target);
    if (!slot) {
        mgl_error(ctx, GL_INVALID_ENUM, "glBindBuffer(0x%04x): no buffer target", target);
        return;
    }
    MGL_SHARED(ctx); /* no other thread deletes the buffer before this binding holds it */
    mgl_buffer *buffer = mgl_buffer_for_binding(ctx, name, "glBindBuffer");
    if (buffer == *slot || (name && !buffer)) return;
    mgl_buffer_assign(ctx, slot, buffer);
    if (target == GL_ELEMENT_ARRAY_BUFFER) mgl_buffer_binding_changed(ctx, target);
}

/* ---- indexed binding points ---- */

static mgl_buffer_binding *indexed_bindings(mgl_context *ctx, GLenum target, GLuint *count)
{
    switch (target) {
    case GL_UNIFORM_BUFFER:
        *count = (GLuint)MGL_MIN(ctx->limits.uniform_bindings, MGL_MAX_UNIFORM_BINDINGS);
        return ctx->uniform_bindings;
    case GL_SHADER_STORAGE_BUFFER:
        *count = MGL_MAX_STORAGE_BINDINGS;
        return ctx->storage_bindings;
    case GL_ATOMIC_COUNTER_BUFFER:
        *count = (GLuint)MGL_COUNT(ctx->atomic_bindings);
        return ctx->atomic_bindings;
    default:
        return NULL;
    }
}

static void set_binding(mgl_context *ctx, GLenum target, GLuint index, mgl_buffer *buffer, uint64_t offset,
                        uint64_t size, bool whole)
{
    GLuint limit;
    mgl_buffer_binding *binding = &indexed_bindings(ctx, target, &limit)[index];
    if (binding->buffer == buffer && binding->offset == offset && binding->size == size && binding->whole == whole)
        return;
    mgl_buffer_assign(ctx, &binding->buffer, buffer);
    binding->offset = offset;
    binding->size = size;
    binding->whole = whole;
    uint32_t *used = target == GL_UNIFORM_BUFFER          ? &ctx->uniform_bindings_used
                     : target == GL_SHADER_STORAGE_BUFFER ? &ctx->storage_bindings_used
                                                          : NULL;
    if (used) *used = MGL_MAX(*used, index + 1);
    mgl_buffer_binding_changed(ctx, target);
}

static void set_feedback(mgl_context *ctx, GLuint index, mgl_buffer *buffer, uint64_t offset, uint64_t size)
{
    __typeof__(ctx->xfb->buffers[0]) *binding = &ctx->xfb->buffers[index];
    mgl_buffer_assign(ctx, &binding->buffer, buffer);
    binding->offset = offset;
    binding->size = size;
}

/* Checks an index of an indexed target. False after recording the error. */
static bool check_index(mgl_context *ctx, GLenum target, GLuint first, GLuint count, const char *function)
{
    GLuint limit = MGL_MAX_XFB_BUFFERS;
    if (target != GL_TRANSFORM_FEEDBACK_BUFFER && !indexed_bindings(ctx, target, &limit)) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no indexed buffer target", function, target);
        return false;
    }
    if (first > limit || count > limit - first) {
        mgl_error(ctx, count == 1 ? GL_INVALID_VALUE : GL_INVALID_OPERATION, "%s: index %u is beyond the limit",
                  function, first);
        return false;
    }
    if (target == GL_TRANSFORM_FEEDBACK_BUFFER && ctx->xfb->active) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: transform feedback is active", function);
        return false;
    }
    return true;
}

static GLuint offset_alignment(const mgl_context *ctx, GLenum target)
{
    switch (target) {
    case GL_UNIFORM_BUFFER:
        return (GLuint)MGL_MAX(ctx->limits.uniform_alignment, 1);
    case GL_SHADER_STORAGE_BUFFER:
        return MGL_MAX(ctx->caps->storage_alignment, 1u);
    default:
        return 4;
    }
}

static bool check_window(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr size, const char *function)
{
    bool bad_size = target == GL_TRANSFORM_FEEDBACK_BUFFER && size % 4;
    if (offset >= 0 && size > 0 && offset % offset_alignment(ctx, target) == 0 && !bad_size) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: illegal range %lld + %lld", function, (long long)offset, (long long)size);
    return false;
}

static void bind_indexed(mgl_context *ctx, GLenum target, GLuint index, mgl_buffer *buffer, uint64_t offset,
                         uint64_t size, bool whole)
{
    if (target == GL_TRANSFORM_FEEDBACK_BUFFER) {
        set_feedback(ctx, index, buffer, offset, whole ? 0 : size);
        return;
    }
    set_binding(ctx, target, index, buffer, offset, size, whole);
}

void mgl_glBindBufferBase(mgl_context *ctx, GLenum target, GLuint index, GLuint name)
{
    if (!check_index(ctx, target, index, 1, "glBindBufferBase")) return;
    MGL_SHARED(ctx);
    mgl_buffer *buffer = mgl_buffer_for_binding(ctx, name, "glBindBufferBase");
    if (name && !buffer) return;
    mgl_buffer_assign(ctx, mgl_buffer_slot(ctx, target), buffer);
    bind_indexed(ctx, target, index, buffer, 0, 0, buffer != NULL);
}

void mgl_glBindBufferRange(mgl_context *ctx, GLenum target, GLuint index, GLuint name, GLintptr offset, GLsizeiptr size)
{
    if (!check_index(ctx, target, index, 1, "glBindBufferRange")) return;
    if (name && !check_window(ctx, target, offset, size, "glBindBufferRange")) return;
    MGL_SHARED(ctx);
    mgl_buffer *buffer = mgl_buffer_for_binding(ctx, name, "glBindBufferRange");
    if (name && !buffer) return;
    mgl_buffer_assign(ctx, mgl_buffer_slot(ctx, target), buffer);
    bind_indexed(ctx, target, index, buffer, buffer ? (uint64_t)offset : 0, buffer ? (uint64_t)size : 0, false);
}

/* EXT_transform_feedback: the range goes to the buffer's end, where that is when capturing begins. */
void mgl_glBindBufferOffsetEXT(mgl_context *ctx, GLenum target, GLuint index, GLuint name, GLintptr offset)
{
    const char *function = "glBindBufferOffsetEXT";
    if (target != GL_TRANSFORM_FEEDBACK_BUFFER) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s: target 0x%04x", function, target);
        return;
    }
    if (!check_index(ctx, target, index, 1, function)) return;
    if (name && !check_window(ctx, target, offset, 4, function)) return;
    MGL_SHARED(ctx);
    mgl_buffer *buffer = mgl_buffer_for_binding(ctx, name, function);
    if (name && !buffer) return;
    mgl_buffer_assign(ctx, mgl_buffer_slot(ctx, target), buffer);
    bind_indexed(ctx, target, index, buffer, buffer ? (uint64_t)offset : 0, 0, buffer != NULL);
}

/* GL 4.6 core §6.1.1 (ARB_multi_bind): a bad entry sets its error and is skipped, the others are bound. */
void mgl_glBindBuffersBase(mgl_context *ctx, GLenum target, GLuint first, GLsizei count, const GLuint *names)
{
    if (count < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glBindBuffersBase: negative count");
        return;
    }
    if (!check_index(ctx, target, first, (GLuint)count, "glBindBuffersBase")) return;
    MGL_SHARED(ctx);
    for (GLsizei i = 0; i < count; i++) {
        GLuint name = names ? names[i] : 0;
        mgl_buffer *buffer = name ? mgl_buffer_named(ctx, name, "glBindBuffersBase") : NULL;
        if (name && !buffer) continue;
        bind_indexed(ctx, target, first + (GLuint)i, buffer, 0, 0, buffer != NULL);
    }
}

void mgl_glBindBuffersRange(mgl_context *ctx, GLenum target, GLuint first, GLsizei count, const GLuint *names,
                            const GLintptr *offsets, const GLsizeiptr *sizes)
{
    if (count < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glBindBuffersRange: negative count");
        return;
    }
    if (!check_index(ctx, target, first, (GLuint)count, "glBindBuffersRange")) return;
    MGL_SHARED(ctx);
    for (GLsizei i = 0; i < count; i++) {
        GLuint index = first + (GLuint)i, name = names ? names[i] : 0;
        if (!name) {
            bind_indexed(ctx, target, index, NULL, 0, 0, false);
            continue;
        }
        mgl_buffer *buffer = mgl_buffer_named(ctx, name, "glBindBuffersRange");
        if (buffer && check_window(ctx, target, offsets[i], sizes[i], "glBindBuffersRange"))
            bind_indexed(ctx, target, index, buffer, (uint64_t)offsets[i], (uint64_t)sizes[i], false);
    }
}

/* ---- deletion ---- */

static const GLenum plain_targets[] = {
    GL_ARRAY_BUFFER,
    GL_ELEMENT_ARRAY_BUFFER,
    GL_UNIFORM_BUFFER,
    GL_PIXEL_PACK_BUFFER,
    GL_PIXEL_UNPACK_BUFFER,
    GL_COPY_READ_BUFFER,
    GL_COPY_WRITE_BUFFER,
    GL_TEXTURE_BUFFER,
    GL_TRANSFORM_FEEDBACK_BUFFER,
    GL_DRAW_INDIRECT_BUFFER,
    GL_DISPATCH_INDIRECT_BUFFER,
    GL_SHADER_STORAGE_BUFFER,
    GL_ATOMIC_COUNTER_BUFFER,
    GL_QUERY_BUFFER,
    GL_PARAMETER_BUFFER,
};

static void unbind_indexed(mgl_context *ctx, GLenum target, mgl_buffer *buffer)
{
    GLuint count = 0;
    mgl_buffer_binding *bindings = indexed_bindings(ctx, target, &count);
    for (GLuint i = 0; i < count; i++)
        if (bindings[i].buffer == buffer) set_binding(ctx, target, i, NULL, 0, 0, false);
}

void mgl_buffer_unbind(mgl_context *ctx, mgl_buffer *buffer)
{
    for (size_t i = 0; i < MGL_COUNT(plain_targets); i++) {
        mgl_buffer **slot = mgl_buffer_slot(ctx, plain_targets[i]);
        if (*slot != buffer) continue;
        mgl_buffer_assign(ctx, slot, NULL);
        mgl_buffer_binding_changed(ctx, plain_targets[i]);
    }
    unbind_indexed(ctx, GL_UNIFORM_BUFFER, buffer);
    unbind_indexed(ctx, GL_SHADER_STORAGE_BUFFER, buffer);
    unbind_indexed(ctx, GL_ATOMIC_COUNTER_BUFFER, buffer);
    for (uint32_t i = 0; i < MGL_MAX_VERTEX_BINDINGS; i++) {
        if (ctx->vao->bindings[i].buffer != buffer) continue;
        mgl_buffer_assign(ctx, &ctx->vao->bindings[i].buffer, NULL);
        mgl_vao_changed(ctx, ctx->vao);
    }
    mgl_unread_array *unread[] = {&ctx->vao->edge_flags, &ctx->vao->color_indices};
    for (size_t i = 0; i < MGL_COUNT(unread); i++)
        if (unread[i]->buffer == buffer) mgl_buffer_assign(ctx, &unread[i]->buffer, NULL);
    for (uint32_t i = 0; i < MGL_MAX_XFB_BUFFERS; i++)
        if (ctx->xfb->buffers[i].buffer == buffer) set_feedback(ctx, i, NULL, 0, 0);
}

void mgl_buffer_finish(mgl_context *ctx)
{
    for (size_t i = 0; i < MGL_COUNT(plain_targets); i++)
        if (plain_targets[i] != GL_ELEMENT_ARRAY_BUFFER)
            mgl_buffer_assign(ctx, mgl_buffer_slot(ctx, plain_targets[i]), NULL);
    static const GLenum indexed[] = {GL_UNIFORM_BUFFER, GL_SHADER_STORAGE_BUFFER, GL_ATOMIC_COUNTER_BUFFER};
    for (size_t t = 0; t < MGL_COUNT(indexed); t++) {
        GLuint count = 0;
        mgl_buffer_binding *bindings = indexed_bindings(ctx, indexed[t], &count);
        for (GLuint i = 0; i < count; i++)
            mgl_buffer_assign(ctx, &bindings[i].buffer, NULL);
    }
    mgl_bytes_finish(&ctx->read_scratch);
}
