/* Framebuffer objects: names and bindings (GL 3.3 core §4.4.1); default framebuffers. */
#include "translator/gl/framebuffer.h"

void mgl_framebuffer_changed(mgl_context *ctx, mgl_framebuffer *fb)
{
    fb->version++;
    if (fb == ctx->draw_fb) ctx->dirty |= MGL_DIRTY_FRAMEBUFFER | MGL_DIRTY_RENDER_STATE;
}

/* ---- objects ---- */
static mgl_framebuffer *create_framebuffer(mgl_context *ctx, GLuint name, mgl_drawable *drawable)
{
    mgl_framebuffer *fb = mgl_object_new(ctx, MGL_OBJECT_FRAMEBUFFER, sizeof *fb);
    if (!fb) return NULL;
    fb->object.references = 1;
    fb->object.name = name;
    fb->drawable = drawable;
    fb->version = 1;
    fb->draw_buffers[0] = fb->read_buffer = name ? GL_COLOR_ATTACHMENT0 : GL_BACK;
    return fb;
}

static void clear_attachment(mgl_context *ctx, mgl_fb_attachment *attachment)
{
    mgl_texture_assign(ctx, &attachment->texture, NULL);
    mgl_renderbuffer_assign(ctx, &attachment->renderbuffer, NULL);
    *attachment = (mgl_fb_attachment){0};
}

static void destroy_framebuffer(mgl_context *ctx, mgl_framebuffer *fb)
{
    for (uint32_t i = 0; i < MGL_MAX_DRAW_BUFFERS; i++)
        clear_attachment(ctx, &fb->color[i]);
    clear_attachment(ctx, &fb->depth);
    clear_attachment(ctx, &fb->stencil);
    mgl_object_free(ctx, MGL_OBJECT_FRAMEBUFFER, fb);
}

void mgl_framebuffer_assign(mgl_context *ctx, mgl_framebuffer **slot, mgl_framebuffer *value)
{
    mgl_framebuffer *old = *slot;
    if (old == value) return;
    if (value) mgl_object_ref(&value->object);
    *slot = value;
    if (old && mgl_object_unref(&old->object)) destroy_framebuffer(ctx, old);
}

bool mgl_framebuffer_init(mgl_context *ctx)
{
    ctx->window_draw_fb = create_framebuffer(ctx, 0, NULL);
    ctx->window_read_fb = create_framebuffer(ctx, 0, NULL);
    if (!ctx->window_draw_fb || !ctx->window_read_fb) return false;
    mgl_framebuffer_assign(ctx, &ctx->draw_fb, ctx->window_draw_fb);
    mgl_framebuffer_assign(ctx, &ctx->read_fb, ctx->window_read_fb);
    return true;
}

static void drop_framebuffer(void *object, void *user)
{
    mgl_framebuffer *fb = object;
    mgl_framebuffer_assign(user, &fb, NULL);
}

void mgl_framebuffer_finish(mgl_context *ctx)
{
    mgl_framebuffer_assign(ctx, &ctx->draw_fb, NULL);
    mgl_framebuffer_assign(ctx, &ctx->read_fb, NULL);
    mgl_framebuffer_assign(ctx, &ctx->window_draw_fb, NULL);
    mgl_framebuffer_assign(ctx, &ctx->window_read_fb, NULL);
    mgl_renderbuffer_assign(ctx, &ctx->renderbuffer, NULL);
    mgl_names_finish(&ctx->framebuffers, drop_framebuffer, ctx);
}

/* The buffer selection of the first drawable is that of its kind (GL 3.3 §4.2.1: BACK when there is one). */
static void set_drawable(mgl_context *ctx, mgl_framebuffer *fb, mgl_drawable *drawable)
{
    if (fb->drawable == drawable) return;
    fb->drawable = drawable;
    fb->memo.valid = false;
    if (drawable && !fb->bound_once) {
        const mgl_drawable_images *images = mgl_drawable_images_get(ctx, drawable, false);
        if (images) {
            fb->bound_once = true;
            fb->draw_buffers[0] = fb->read_buffer = images->double_buffered ? GL_BACK : GL_FRONT;
        }
    }
    mgl_framebuffer_changed(ctx, fb);
}

void mgl_framebuffer_set_drawables(mgl_context *ctx, mgl_drawable *draw, mgl_drawable *read)
{
    if (!ctx->window_draw_fb || !ctx->window_read_fb) return;
    set_drawable(ctx, ctx->window_draw_fb, draw);
    set_drawable(ctx, ctx->window_read_fb, read);
}

void mgl_framebuffer_detach(mgl_context *ctx, const mgl_texture *texture, const mgl_renderbuffer *renderbuffer)
{
    mgl_framebuffer *bound[2] = {ctx->draw_fb, ctx->read_fb};
    for (uint32_t f = 0; f < 2; f++)
        for (uint32_t i = 0; bound[f] && i < MGL_MAX_DRAW_BUFFERS + 2; i++) {
            mgl_fb_attachment *a = i < MGL_MAX_DRAW_BUFFERS    ? &bound[f]->color[i]
                                   : i == MGL_MAX_DRAW_BUFFERS ? &bound[f]->depth
                                                               : &bound[f]->stencil;
            if (!(texture && a->texture == texture) && !(renderbuffer && a->renderbuffer == renderbuffer)) continue;
            clear_attachment(ctx, a);
            mgl_framebuffer_changed(ctx, bound[f]);
        }
}

/* ---- names and bindings ---- */
void mgl_glGenFramebuffers(mgl_context *ctx, GLsizei n, GLuint *framebuffers)
{
    if (n < 0)
        mgl_error(ctx, GL_INVALID_VALUE, "n %d is negative", n);
    else if (!mgl_names_generate(&ctx->framebuffers, n, framebuffers))
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for names");
}

static mgl_framebuffer *make_named(mgl_context *ctx, GLuint name)
{
    mgl_framebuffer *fb = create_framebuffer(ctx, name, NULL);
    if (fb && mgl_names_set(&ctx->framebuffers, name, fb)) return fb;
    mgl_object_free(ctx, MGL_OBJECT_FRAMEBUFFER, fb);
    mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a framebuffer");
    return NULL;
}

void mgl_glCreateFramebuffers(mgl_context *ctx, GLsizei n, GLuint *framebuffers)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "n %d is negative", n);
        return;
    }
    mgl_glGenFramebuffers(ctx, n, framebuffers);
    for (GLsizei i = 0; i < n; i++)
        if (!make_named(ctx, framebuffers[i])) return;
}

void mgl_glDeleteFramebuffers(mgl_context *ctx, GLsizei n, const GLuint *framebuffers)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "n %d is negative", n);
        return;
    }
    for (GLsizei i = 0; i < n; i++) {
        mgl_framebuffer *fb = framebuffers[i] ? mgl_names_remove(&ctx->framebuffers, framebuffers[i]) : NULL;
        if (!fb || (void *)fb == MGL_NAME_RESERVED) continue;
        if (ctx->draw_fb == fb) mgl_glBindFramebuffer(ctx, GL_DRAW_FRAMEBUFFER, 0);
        if (ctx->read_fb == fb) mgl_glBindFramebuffer(ctx, GL_READ_FRAMEBUFFER, 0);
        mgl_framebuffer_assign(ctx, &fb, NULL);
    }
}

GLboolean mgl_glIsFramebuffer(mgl_context *ctx, GLuint name)
{
    return name && mgl_names_find(&ctx->framebuffers, name) != NULL;
}

void mgl_glBindFramebuffer(mgl_context *ctx, GLenum target, GLuint name)
{
    bool draw = target == GL_FRAMEBUFFER || target == GL_DRAW_FRAMEBUFFER,
         read = target == GL_FRAMEBUFFER || target == GL_READ_FRAMEBUFFER;
    if (!draw && !read) {
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
        return;
    }
    mgl_framebuffer *fb = name ? mgl_names_find(&ctx->framebuffers, name) : NULL;
    if (name && !fb) {
        if (ctx->core && !mgl_names_known(&ctx->framebuffers, name)) {
            mgl_error(ctx, GL_INVALID_OPERATION, "%u was not made by glGenFramebuffers", name);
            return;
        }
        fb = make_named(ctx, name);
        if (!fb) return;
    }
    if (draw) {
        mgl_framebuffer *to = fb ? fb : ctx->window_draw_fb;
        if (ctx->draw_fb != to) ctx->dirty |= MGL_DIRTY_FRAMEBUFFER | MGL_DIRTY_RENDER_STATE;
        mgl_framebuffer_assign(ctx, &ctx->draw_fb, to);
    }
    if (read) mgl_framebuffer_assign(ctx, &ctx->read_fb, fb ? fb : ctx->window_read_fb);
}

mgl_framebuffer *mgl_framebuffer_bound(mgl_context *ctx, GLenum target)
{
    if (target == GL_FRAMEBUFFER || target == GL_DRAW_FRAMEBUFFER) return ctx->draw_fb;
    if (target == GL_READ_FRAMEBUFFER) return ctx->read_fb;
    mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
    return NULL;
}

mgl_framebuffer *mgl_framebuffer_named(mgl_context *ctx, GLuint name, bool read)
{
    if (!name) return read ? ctx->window_read_fb : ctx->window_draw_fb;
    mgl_framebuffer *fb = mgl_names_find(&ctx->framebuffers, name);
    if (!fb) mgl_error(ctx, GL_INVALID_OPERATION, "%u is not a framebuffer", name);
    return fb;
}

GLenum mgl_glCheckFramebufferStatus(mgl_context *ctx, GLenum target)
{
    mgl_framebuffer *fb = mgl_framebuffer_bound(ctx, target);
    return fb ? mgl_framebuffer_status(ctx, fb) : 0;
}

GLenum mgl_glCheckNamedFramebufferStatus(mgl_context *ctx, GLuint name, GLenum target)
{
    if (!mgl_framebuffer_bound(ctx, target)) return 0;
    mgl_framebuffer *fb = mgl_framebuffer_named(ctx, name, target == GL_READ_FRAMEBUFFER);
    return fb ? mgl_framebuffer_status(ctx, fb) : 0;
}
