/* Which buffers are drawn to and read (GL 3.3 core §4.2.1, §4.3.1). */
#include "translator/gl/framebuffer.h"

/* Whether a window has such a buffer. Nothing is stereo, nothing has auxiliary buffers. */
static bool window_has(mgl_context *ctx, const mgl_framebuffer *fb, GLenum buffer)
{
    const mgl_drawable_images *images = fb->drawable ? mgl_drawable_images_get(ctx, fb->drawable, false) : NULL;
    switch (buffer) {
    case GL_FRONT:
    case GL_FRONT_LEFT:
    case GL_LEFT:
    case GL_FRONT_AND_BACK:
        return true;
    case GL_BACK:
    case GL_BACK_LEFT:
        return !images || images->double_buffered || ctx->es;
    default:
        return false;
    }
}

/* GL_NO_ERROR or why `buffer` cannot be selected. */
static GLenum check_buffer(mgl_context *ctx, const mgl_framebuffer *fb, GLenum buffer)
{
    if (buffer == GL_NONE) return GL_NO_ERROR;
    if (!mgl_is_window_buffer(buffer) && !mgl_is_color_attachment(buffer)) return GL_INVALID_ENUM;
    if (!fb->object.name)
        return mgl_is_window_buffer(buffer) && window_has(ctx, fb, buffer) ? GL_NO_ERROR : GL_INVALID_OPERATION;
    bool legal = mgl_is_color_attachment(buffer) &&
                 buffer - GL_COLOR_ATTACHMENT0 < (GLuint)MGL_MIN(ctx->limits.color_attachments, MGL_MAX_DRAW_BUFFERS);
    return legal ? GL_NO_ERROR : GL_INVALID_OPERATION;
}

static void set_draw_buffers(mgl_context *ctx, mgl_framebuffer *fb, GLsizei n, const GLenum *buffers)
{
    GLenum selection[MGL_MAX_DRAW_BUFFERS] = {0};
    memcpy(selection, buffers, (size_t)n * sizeof *buffers);
    if (!memcmp(selection, fb->draw_buffers, sizeof selection)) return;
    memcpy(fb->draw_buffers, selection, sizeof selection);
    mgl_framebuffer_changed(ctx, fb);
}

static void draw_buffer(mgl_context *ctx, mgl_framebuffer *fb, GLenum buffer)
{
    if (!fb) return;
    GLenum error = check_buffer(ctx, fb, buffer);
    if (error)
        mgl_error(ctx, error, "draw buffer 0x%x", buffer);
    else
        set_draw_buffers(ctx, fb, 1, &buffer);
}

static void draw_buffers(mgl_context *ctx, mgl_framebuffer *fb, GLsizei n, const GLenum *buffers)
{
    if (!fb) return;
    if (n < 0 || n > MGL_MIN(ctx->limits.draw_buffers, MGL_MAX_DRAW_BUFFERS)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%d draw buffers", n);
        return;
    }
    for (GLsizei i = 0; i < n; i++) {
        GLenum error = check_buffer(ctx, fb, buffers[i]);
        /* Names of several buffers at once are no single buffer (GL 3.3 §4.2.1); BACK alone is (GL 4.5). */
        bool several = buffers[i] == GL_FRONT || buffers[i] == GL_LEFT || buffers[i] == GL_RIGHT ||
                       buffers[i] == GL_FRONT_AND_BACK || (buffers[i] == GL_BACK && n > 1);
        if (several && !error) error = buffers[i] == GL_BACK ? GL_INVALID_OPERATION : GL_INVALID_ENUM;
        for (GLsizei j = 0; j < i && !error; j++)
            if (buffers[i] != GL_NONE && buffers[i] == buffers[j]) error = GL_INVALID_OPERATION;
        if (error) {
            mgl_error(ctx, error, "draw buffer %d is 0x%x", i, buffers[i]);
            return;
        }
    }
    set_draw_buffers(ctx, fb, n, buffers);
}

static void read_buffer(mgl_context *ctx, mgl_framebuffer *fb, GLenum buffer)
{
    if (!fb) return;
    GLenum error = buffer == GL_FRONT_AND_BACK ? GL_INVALID_ENUM : check_buffer(ctx, fb, buffer);
    if (error) {
        mgl_error(ctx, error, "read buffer 0x%x", buffer);
        return;
    }
    if (fb->read_buffer == buffer) return;
    fb->read_buffer = buffer;
    mgl_framebuffer_changed(ctx, fb);
}

void mgl_glDrawBuffer(mgl_context *ctx, GLenum buffer)
{
    draw_buffer(ctx, ctx->draw_fb, buffer);
}
void mgl_glDrawBuffers(mgl_context *ctx, GLsizei n, const GLenum *buffers)
{
    draw_buffers(ctx, ctx->draw_fb, n, buffers);
}
void mgl_glReadBuffer(mgl_context *ctx, GLenum buffer)
{
    read_buffer(ctx, ctx->read_fb, buffer);
}
void mgl_glNamedFramebufferDrawBuffer(mgl_context *ctx, GLuint name, GLenum buffer)
{
    draw_buffer(ctx, mgl_framebuffer_named(ctx, name, false), buffer);
}
void mgl_glNamedFramebufferDrawBuffers(mgl_context *ctx, GLuint name, GLsizei n, const GLenum *buffers)
{
    draw_buffers(ctx, mgl_framebuffer_named(ctx, name, false), n, buffers);
}
void mgl_glNamedFramebufferReadBuffer(mgl_context *ctx, GLuint name, GLenum buffer)
{
    read_buffer(ctx, mgl_framebuffer_named(ctx, name, true), buffer);
}
