/* Transform feedback (GL 4.6 core §13.3). Objects belong to their context. */
#include "translator/gl/xfb.h"
#include "translator/gl/buffer.h"

/* ---- objects ---- */

static mgl_xfb *xfb_create(mgl_context *ctx, GLuint name)
{
    mgl_xfb *xfb = mgl_object_new(ctx, MGL_OBJECT_XFB, sizeof *xfb);
    if (!xfb) return NULL;
    xfb->object.references = 1;
    xfb->object.name = name;
    return xfb;
}

static void xfb_destroy(mgl_context *ctx, mgl_xfb *xfb)
{
    if (!mgl_handle_is_null(xfb->handle)) {
        mgl_emit_xfb_destroy(&ctx->encoder)->xfb = xfb->handle;
        mgl_handle_free(ctx->connection, MGL_KIND_XFB, xfb->handle);
    }
    for (int i = 0; i < MGL_MAX_XFB_BUFFERS; i++)
        mgl_buffer_assign(ctx, &xfb->buffers[i].buffer, NULL);
    mgl_program_assign(ctx, &xfb->program, NULL);
    mgl_object_free(ctx, MGL_OBJECT_XFB, xfb);
}

void mgl_xfb_assign(mgl_context *ctx, mgl_xfb **slot, mgl_xfb *value)
{
    mgl_xfb *old = *slot;
    if (value) value->object.references++;
    *slot = value;
    if (old && --old->object.references == 0) xfb_destroy(ctx, old);
}

static void finish_one(void *object, void *user)
{
    mgl_xfb *xfb = object;
    mgl_xfb_assign(user, &xfb, NULL);
}

bool mgl_xfb_init(mgl_context *ctx)
{
    ctx->default_xfb = xfb_create(ctx, 0);
    if (!ctx->default_xfb) return false;
    mgl_xfb_assign(ctx, &ctx->xfb, ctx->default_xfb);
    return true;
}

void mgl_xfb_finish(mgl_context *ctx)
{
    if (ctx->xfb && ctx->xfb->active) mgl_emit_xfb_end(&ctx->encoder)->xfb = ctx->xfb->handle;
    mgl_xfb_assign(ctx, &ctx->xfb, NULL);
    mgl_names_finish(&ctx->xfbs, finish_one, ctx);
    mgl_xfb_assign(ctx, &ctx->default_xfb, NULL);
}

void mgl_glGenTransformFeedbacks(mgl_context *ctx, GLsizei n, GLuint *ids)
{
    if (n < 0)
        mgl_error(ctx, GL_INVALID_VALUE, "glGenTransformFeedbacks: negative count");
    else if (!mgl_names_generate(&ctx->xfbs, n, ids))
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glGenTransformFeedbacks: no memory for %d names", n);
}

static mgl_xfb *find_or_create(mgl_context *ctx, GLuint name)
{
    if (!name) return ctx->default_xfb;
    mgl_xfb *xfb = mgl_names_find(&ctx->xfbs, name);
    if (xfb || !mgl_names_known(&ctx->xfbs, name)) return xfb;
    xfb = xfb_create(ctx, name);
    if (xfb && mgl_names_set(&ctx->xfbs, name, xfb)) return xfb;
    mgl_object_free(ctx, MGL_OBJECT_XFB, xfb);
    return NULL;
}

void mgl_glCreateTransformFeedbacks(mgl_context *ctx, GLsizei n, GLuint *ids)
{
    mgl_glGenTransformFeedbacks(ctx, n, ids);
    for (GLsizei i = 0; i < n; i++) {
        mgl_xfb *xfb = find_or_create(ctx, ids[i]);
        if (!xfb) return;
        xfb->bound_once = true;
    }
}

void mgl_glBindTransformFeedback(mgl_context *ctx, GLenum target, GLuint id)
{
    if (target != GL_TRANSFORM_FEEDBACK) {
        mgl_error(ctx, GL_INVALID_ENUM, "glBindTransformFeedback(0x%04x): no target", target);
        return;
    }
    if (ctx->xfb->active && !ctx->xfb->paused) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glBindTransformFeedback: the bound object is recording");
        return;
    }
    mgl_xfb *xfb = find_or_create(ctx, id);
    if (!xfb) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glBindTransformFeedback: the name %u was not generated", id);
        return;
    }
    xfb->bound_once = true;
    mgl_xfb_assign(ctx, &ctx->xfb, xfb);
    ctx->dirty |= MGL_DIRTY_VALIDITY;
}

void mgl_glDeleteTransformFeedbacks(mgl_context *ctx, GLsizei n, const GLuint *ids)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glDeleteTransformFeedbacks: negative count");
        return;
    }
    MGL_CALL(ctx, glDeleteTransformFeedbacks);
    for (GLsizei i = 0; i < n; i++) {
        const mgl_xfb *xfb = ids[i] ? mgl_names_find(&ctx->xfbs, ids[i]) : NULL;
        if (!xfb || !xfb->active) continue;
        mgl_error(ctx, GL_INVALID_OPERATION, "glDeleteTransformFeedbacks: object %u is active", ids[i]);
        return;
    }
    for (GLsizei i = 0; i < n; i++) {
        mgl_xfb *xfb = ids[i] ? mgl_names_remove(&ctx->xfbs, ids[i]) : NULL;
        if (!xfb) continue;
        if (ctx->xfb == xfb) mgl_xfb_assign(ctx, &ctx->xfb, ctx->default_xfb);
        mgl_xfb_assign(ctx, &xfb, NULL);
    }
}

GLboolean mgl_glIsTransformFeedback(mgl_context *ctx, GLuint id)
{
    const mgl_xfb *xfb = id ? mgl_names_find(&ctx->xfbs, id) : NULL;
    return xfb && xfb->bound_once;
}

/* ---- recording ---- */

/* Bytes that may be written at a binding point: its size, or what lies behind its offset; whole words. */
static mgl_buffer_range recorded_range(const mgl_xfb *xfb, uint32_t i)
{
    const mgl_buffer *buffer = xfb->buffers[i].buffer;
    uint64_t offset = xfb->buffers[i].offset, size = xfb->buffers[i].size;
    if (!buffer || !buffer->has_storage || offset >= buffer->size) return (mgl_buffer_range){0};
    uint64_t room = buffer->size - offset;
    if (!size || size > room) size = room;
    return (mgl_buffer_range){buffer->handle, offset, size & ~(uint64_t)3};
}

/* The program records and each buffer that it writes is there; *buffers: how many binding points count. */
static bool check_begin(mgl_context *ctx, GLenum mode, uint32_t *buffers)
{
    if (mode != GL_POINTS && mode != GL_LINES && mode != GL_TRIANGLES) {
        mgl_error(ctx, GL_INVALID_ENUM, "glBeginTransformFeedback(0x%04x): no mode", mode);
        return false;
    }
    const mgl_program *program = mgl_program_current(ctx);
    if (ctx->xfb->active || !program || !program->linked || !program->reflection->varying_count) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glBeginTransformFeedback: %s",
                  ctx->xfb->active ? "already active" : "the program records nothing");
        return false;
    }
    const mgl_program_header *archive = mgl_glsl_program_archive(program->linked);
    *buffers = 0;
    for (uint32_t i = 0; i < MGL_MAX_XFB_BUFFERS; i++) {
        if (!archive->xfb_stride[i]) continue;
        *buffers = i + 1;
        const mgl_buffer *buffer = ctx->xfb->buffers[i].buffer;
        if (buffer && !(buffer->map.active && !(buffer->map.access & GL_MAP_PERSISTENT_BIT))) continue;
        mgl_error(ctx, GL_INVALID_OPERATION, "glBeginTransformFeedback: no buffer, or a mapped one, at binding %u", i);
        return false;
    }
    return true;
}

static void mark_written(mgl_context *ctx, const mgl_xfb *xfb)
{
    for (uint32_t i = 0; i < MGL_MAX_XFB_BUFFERS; i++)
        if (xfb->buffers[i].buffer) mgl_buffer_mark_gpu_written(ctx, xfb->buffers[i].buffer);
}

void mgl_glBeginTransformFeedback(mgl_context *ctx, GLenum mode)
{
    uint32_t buffers;
    mgl_xfb *xfb = ctx->xfb;
    MGL_CALL(ctx, glBeginTransformFeedback);
    if (!check_begin(ctx, mode, &buffers)) return;
    if (mgl_handle_is_null(xfb->handle)) xfb->handle = mgl_handle_mint(ctx->connection, MGL_KIND_XFB);
    if (mgl_handle_is_null(xfb->handle)) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glBeginTransformFeedback: no memory");
        return;
    }
    mgl_mirrors_send(ctx);
    mgl_buffer_range *tail;
    mgl_wire_xfb_begin *record = mgl_emit_xfb_begin(&ctx->encoder, buffers, &tail);
    record->xfb = xfb->handle;
    record->mode = mode;
    for (uint32_t i = 0; i < buffers; i++)
        tail[i] = recorded_range(xfb, i);
    xfb->active = true;
    xfb->paused = false;
    xfb->mode = mode;
    mgl_program_assign(ctx, &xfb->program, mgl_program_current(ctx));
    mark_written(ctx, xfb);
    ctx->dirty |= MGL_DIRTY_VALIDITY;
}

void mgl_glEndTransformFeedback(mgl_context *ctx)
{
    mgl_xfb *xfb = ctx->xfb;
    MGL_CALL(ctx, glEndTransformFeedback);
    if (!xfb->active) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glEndTransformFeedback: not active");
        return;
    }
    mgl_emit_xfb_end(&ctx->encoder)->xfb = xfb->handle;
    xfb->active = xfb->paused = false;
    xfb->ended_once = true;
    mgl_program_assign(ctx, &xfb->program, NULL);
    mark_written(ctx, xfb);
    ctx->dirty |= MGL_DIRTY_VALIDITY;
}

void mgl_glPauseTransformFeedback(mgl_context *ctx)
{
    mgl_xfb *xfb = ctx->xfb;
    MGL_CALL(ctx, glPauseTransformFeedback);
    if (!xfb->active || xfb->paused) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glPauseTransformFeedback: not recording");
        return;
    }
    mgl_emit_xfb_pause(&ctx->encoder)->xfb = xfb->handle;
    xfb->paused = true;
    mark_written(ctx, xfb);
    ctx->dirty |= MGL_DIRTY_VALIDITY;
}

void mgl_glResumeTransformFeedback(mgl_context *ctx)
{
    mgl_xfb *xfb = ctx->xfb;
    MGL_CALL(ctx, glResumeTransformFeedback);
    if (!xfb->active || !xfb->paused || mgl_program_current(ctx) != xfb->program) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glResumeTransformFeedback: not paused, or with another program");
        return;
    }
    mgl_emit_xfb_resume(&ctx->encoder)->xfb = xfb->handle;
    xfb->paused = false;
    ctx->dirty |= MGL_DIRTY_VALIDITY;
}

/* ---- direct state access ---- */

static mgl_xfb *named(mgl_context *ctx, GLuint name, const char *function)
{
    mgl_xfb *xfb = name ? mgl_names_find(&ctx->xfbs, name) : ctx->default_xfb;
    if (!xfb) mgl_error(ctx, GL_INVALID_OPERATION, "%s: %u is no transform feedback object", function, name);
    return xfb;
}

static void bind_to(mgl_context *ctx, mgl_xfb *xfb, GLuint index, GLuint name, uint64_t offset, uint64_t size,
                    const char *function)
{
    mgl_buffer *buffer = name ? mgl_buffer_lookup(ctx, name) : NULL;
    if (index >= MGL_MAX_XFB_BUFFERS || (name && !buffer)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: binding %u, buffer %u", function, index, name);
        return;
    }
    mgl_buffer_assign(ctx, &xfb->buffers[index].buffer, buffer);
    xfb->buffers[index].offset = offset;
    xfb->buffers[index].size = size;
}

void mgl_glTransformFeedbackBufferBase(mgl_context *ctx, GLuint id, GLuint index, GLuint buffer)
{
    mgl_xfb *xfb = named(ctx, id, "glTransformFeedbackBufferBase");
    if (xfb) bind_to(ctx, xfb, index, buffer, 0, 0, "glTransformFeedbackBufferBase");
}

void mgl_glTransformFeedbackBufferRange(mgl_context *ctx, GLuint id, GLuint index, GLuint buffer, GLintptr offset,
                                        GLsizeiptr size)
{
    mgl_xfb *xfb = named(ctx, id, "glTransformFeedbackBufferRange");
    if (!xfb) return;
    if (offset < 0 || size <= 0 || offset % 4 || size % 4) {
        mgl_error(ctx, GL_INVALID_VALUE, "glTransformFeedbackBufferRange: illegal range");
        return;
    }
    bind_to(ctx, xfb, index, buffer, (uint64_t)offset, (uint64_t)size, "glTransformFeedbackBufferRange");
}

void mgl_glGetTransformFeedbackiv(mgl_context *ctx, GLuint id, GLenum name, GLint *out)
{
    const mgl_xfb *xfb = named(ctx, id, "glGetTransformFeedbackiv");
    if (!xfb) return;
    switch (name) {
    case GL_TRANSFORM_FEEDBACK_PAUSED:
        *out = xfb->paused;
        break;
    case GL_TRANSFORM_FEEDBACK_ACTIVE:
        *out = xfb->active;
        break;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "glGetTransformFeedbackiv(0x%04x): no parameter", name);
        break;
    }
}

static bool check_get(mgl_context *ctx, GLuint index, bool known, const char *function)
{
    if (known && index < MGL_MAX_XFB_BUFFERS) return true;
    mgl_error(ctx, known ? GL_INVALID_VALUE : GL_INVALID_ENUM, "%s: binding %u or parameter", function, index);
    return false;
}

void mgl_glGetTransformFeedbacki_v(mgl_context *ctx, GLuint id, GLenum name, GLuint index, GLint *out)
{
    const char *function = "glGetTransformFeedbacki_v";
    const mgl_xfb *xfb = named(ctx, id, function);
    if (!xfb || !check_get(ctx, index, name == GL_TRANSFORM_FEEDBACK_BUFFER_BINDING, function)) return;
    *out = xfb->buffers[index].buffer ? (GLint)xfb->buffers[index].buffer->object.name : 0;
}

void mgl_glGetTransformFeedbacki64_v(mgl_context *ctx, GLuint id, GLenum name, GLuint index, GLint64 *out)
{
    const char *function = "glGetTransformFeedbacki64_v";
    const mgl_xfb *xfb = named(ctx, id, function);
    bool start = name == GL_TRANSFORM_FEEDBACK_BUFFER_START;
    if (!xfb || !check_get(ctx, index, start || name == GL_TRANSFORM_FEEDBACK_BUFFER_SIZE, function)) return;
    *out = (GLint64)(start ? xfb->buffers[index].offset : xfb->buffers[index].size);
}
