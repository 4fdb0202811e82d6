/* What a framebuffer is asked and told besides its attachments: queries (GL 3.3 core §6.1.13), parameters of
 * framebuffers without attachments, invalidation. */
#include "translator/gl/framebuffer.h"

static GLint window_type(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, mgl_fb_image *image)
{
    uint32_t aspect = attachment == GL_DEPTH     ? MGL_ASPECT_DEPTH
                      : attachment == GL_STENCIL ? MGL_ASPECT_STENCIL
                                                 : MGL_ASPECT_COLOR;
    const mgl_drawable_images *images = fb->drawable ? mgl_drawable_images_get(ctx, fb->drawable, false) : NULL;
    *image = (mgl_fb_image){0};
    if (!images) return GL_NONE;
    if (aspect == MGL_ASPECT_COLOR)
        image->desc = mgl_format_of_window(ctx, images->color_format, images->has_alpha);
    else if (aspect == MGL_ASPECT_DEPTH ? images->has_depth : images->has_stencil)
        image->desc = mgl_format_of_window(ctx, images->depth_stencil_format, false);
    return image->desc ? GL_FRAMEBUFFER_DEFAULT : GL_NONE;
}

static bool query_format(const mgl_format_desc *desc, GLenum attachment, GLenum pname, GLint *value)
{
    bool stencil = attachment == GL_STENCIL_ATTACHMENT || attachment == GL_STENCIL;
    switch (pname) {
    case GL_FRAMEBUFFER_ATTACHMENT_RED_SIZE:
        *value = desc->bits[0];
        return true;
    case GL_FRAMEBUFFER_ATTACHMENT_GREEN_SIZE:
        *value = desc->bits[1];
        return true;
    case GL_FRAMEBUFFER_ATTACHMENT_BLUE_SIZE:
        *value = desc->bits[2];
        return true;
    case GL_FRAMEBUFFER_ATTACHMENT_ALPHA_SIZE:
        *value = desc->bits[3];
        return true;
    case GL_FRAMEBUFFER_ATTACHMENT_DEPTH_SIZE:
        *value = desc->bits[4];
        return true;
    case GL_FRAMEBUFFER_ATTACHMENT_STENCIL_SIZE:
        *value = desc->bits[5];
        return true;
    case GL_FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE:
        *value = stencil ? GL_UNSIGNED_INT : (GLint)desc->component_type;
        return true;
    case GL_FRAMEBUFFER_ATTACHMENT_COLOR_ENCODING:
        *value = desc->srgb ? GL_SRGB : GL_LINEAR;
        return true;
    default:
        return false;
    }
}

static bool query_texture(const mgl_fb_attachment *a, GLenum pname, GLint *value)
{
    switch (pname) {
    case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LEVEL:
        *value = a->level;
        return true;
    case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_CUBE_MAP_FACE:
        *value = (GLint)a->face;
        return true;
    case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LAYER:
        *value = a->face ? 0 : a->layer;
        return true;
    case GL_FRAMEBUFFER_ATTACHMENT_LAYERED:
        *value = a->layered;
        return true;
    default:
        return false;
    }
}

static void query_user(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, GLenum pname, GLint *params)
{
    mgl_fb_attachment *slots[2];
    uint32_t count = mgl_framebuffer_slots(ctx, fb, attachment, slots);
    if (!count) return;
    const mgl_fb_attachment *a = slots[0];
    if (count == 2 && (a->texture != slots[1]->texture || a->renderbuffer != slots[1]->renderbuffer)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "depth and stencil attachments differ");
        return;
    }
    GLint value = 0;
    if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE) {
        *params = a->texture ? GL_TEXTURE : a->renderbuffer ? GL_RENDERBUFFER : GL_NONE;
    } else if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME) {
        *params = a->texture        ? (GLint)a->texture->object.name
                  : a->renderbuffer ? (GLint)a->renderbuffer->object.name
                                    : 0;
    } else if (mgl_attachment_empty(a)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "nothing is attached");
    } else if (count == 2 && pname == GL_FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE) {
        mgl_error(ctx, GL_INVALID_OPERATION, "depth and stencil have different component types");
    } else if (a->texture && query_texture(a, pname, &value)) {
        *params = value;
    } else {
        static const mgl_format_desc none;
        const mgl_format_desc *desc = mgl_attachment_image(a).desc;
        if (query_format(desc ? desc : &none, attachment, pname, &value))
            *params = value;
        else
            mgl_error(ctx, GL_INVALID_ENUM, "attachment parameter 0x%x", pname);
    }
}

static void query_window(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, GLenum pname, GLint *params)
{
    bool known = attachment == GL_DEPTH || attachment == GL_STENCIL ||
                 (attachment >= GL_FRONT_LEFT && attachment <= GL_BACK_RIGHT) || attachment == GL_FRONT ||
                 attachment == GL_BACK;
    mgl_fb_image image;
    if (!known) {
        mgl_error(ctx,
                  mgl_is_color_attachment(attachment) || attachment == GL_DEPTH_ATTACHMENT ||
                          attachment == GL_STENCIL_ATTACHMENT
                      ? GL_INVALID_OPERATION
                      : GL_INVALID_ENUM,
                  "attachment 0x%x", attachment);
        return;
    }
    GLint type = window_type(ctx, fb, attachment, &image), value = 0;
    if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE)
        *params = type;
    else if (type == GL_NONE)
        mgl_error(ctx, pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME ? GL_INVALID_ENUM : GL_INVALID_OPERATION,
                  "there is no such buffer");
    else if (query_format(image.desc, attachment, pname, &value))
        *params = value;
    else
        mgl_error(ctx, GL_INVALID_ENUM, "attachment parameter 0x%x", pname);
}

static void query_attachment(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, GLenum pname, GLint *params)
{
    if (!fb) return;
    if (fb->object.name)
        query_user(ctx, fb, attachment, pname, params);
    else
        query_window(ctx, fb, attachment, pname, params);
}

void mgl_glGetFramebufferAttachmentParameteriv(mgl_context *ctx, GLenum target, GLenum attachment, GLenum pname,
                                               GLint *params)
{
    MGL_SHARED(ctx);
    query_attachment(ctx, mgl_framebuffer_bound(ctx, target), attachment, pname, params);
}
void mgl_glGetNamedFramebufferAttachmentParameteriv(mgl_context *ctx, GLuint name, GLenum attachment, GLenum pname,
                                                    GLint *params)
{
    MGL_SHARED(ctx);
    query_attachment(ctx, mgl_framebuffer_named(ctx, name, false), attachment, pname, params);
}

/* ---- framebuffers without attachments (ARB_framebuffer_no_attachments) ---- */
static void set_default(mgl_context *ctx, mgl_framebuffer *fb, GLenum pname, GLint value)
{
    if (!mgl_framebuffer_check_user(ctx, fb)) return;
    GLint limit = 0, *field = NULL;
    switch (pname) {
    case GL_FRAMEBUFFER_DEFAULT_WIDTH:
        field = &fb->default_width;
        limit = ctx->limits.max_texture_size;
        break;
    case GL_FRAMEBUFFER_DEFAULT_HEIGHT:
        field = &fb->default_height;
        limit = ctx->limits.max_texture_size;
        break;
    case GL_FRAMEBUFFER_DEFAULT_LAYERS:
        field = &fb->default_layers;
        limit = ctx->limits.max_array_layers;
        break;
    case GL_FRAMEBUFFER_DEFAULT_SAMPLES:
        field = &fb->default_samples;
        limit = ctx->limits.max_samples;
        break;
    case GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS:
        fb->default_fixed_locations = value != 0;
        break;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "framebuffer parameter 0x%x", pname);
        return;
    }
    if (field && (value < 0 || value > limit)) {
        mgl_error(ctx, GL_INVALID_VALUE, "framebuffer parameter 0x%x with value %d", pname, value);
        return;
    }
    if (field) *field = value;
    mgl_framebuffer_changed(ctx, fb);
}

static void get_default(mgl_context *ctx, mgl_framebuffer *fb, GLenum pname, GLint *params)
{
    if (!mgl_framebuffer_check_user(ctx, fb)) return;
    switch (pname) {
    case GL_FRAMEBUFFER_DEFAULT_WIDTH:
        *params = fb->default_width;
        break;
    case GL_FRAMEBUFFER_DEFAULT_HEIGHT:
        *params = fb->default_height;
        break;
    case GL_FRAMEBUFFER_DEFAULT_LAYERS:
        *params = fb->default_layers;
        break;
    case GL_FRAMEBUFFER_DEFAULT_SAMPLES:
        *params = fb->default_samples;
        break;
    case GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS:
        *params = fb->default_fixed_locations;
        break;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "framebuffer parameter 0x%x", pname);
    }
}

void mgl_glFramebufferParameteri(mgl_context *ctx, GLenum target, GLenum pname, GLint param)
{
    set_default(ctx, mgl_framebuffer_bound(ctx, target), pname, param);
}
void mgl_glNamedFramebufferParameteri(mgl_context *ctx, GLuint name, GLenum pname, GLint param)
{
    set_default(ctx, mgl_framebuffer_named(ctx, name, false), pname, param);
}
void mgl_glGetFramebufferParameteriv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    get_default(ctx, mgl_framebuffer_bound(ctx, target), pname, params);
}
void mgl_glGetNamedFramebufferParameteriv(mgl_context *ctx, GLuint name, GLenum pname, GLint *params)
{
    get_default(ctx, mgl_framebuffer_named(ctx, name, false), pname, params);
}

/* ---- invalidation: a hint; arguments are checked, content stays ---- */
static void check_invalidate(mgl_context *ctx, const mgl_framebuffer *fb, GLsizei n, const GLenum *attachments)
{
    if (!fb) return;
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "%d attachments", n);
        return;
    }
    for (GLsizei i = 0; i < n; i++) {
        GLenum a = attachments[i];
        bool user = mgl_is_color_attachment(a) || a == GL_DEPTH_ATTACHMENT || a == GL_STENCIL_ATTACHMENT ||
                    a == GL_DEPTH_STENCIL_ATTACHMENT;
        bool window = a == GL_COLOR || a == GL_DEPTH || a == GL_STENCIL || mgl_is_window_buffer(a);
        if (fb->object.name ? !user : !window) {
            mgl_error(ctx, GL_INVALID_ENUM, "attachment 0x%x", a);
            return;
        }
        if (mgl_is_color_attachment(a) && a - GL_COLOR_ATTACHMENT0 >= (GLuint)ctx->limits.color_attachments) {
            mgl_error(ctx, GL_INVALID_OPERATION, "attachment 0x%x", a);
            return;
        }
    }
}

void mgl_glInvalidateFramebuffer(mgl_context *ctx, GLenum target, GLsizei n, const GLenum *attachments)
{
    check_invalidate(ctx, mgl_framebuffer_bound(ctx, target), n, attachments);
}
void mgl_glDiscardFramebufferEXT(mgl_context *ctx, GLenum target, GLsizei n, const GLenum *attachments)
{
    check_invalidate(ctx, mgl_framebuffer_bound(ctx, target), n, attachments);
}
void mgl_glInvalidateNamedFramebufferData(mgl_context *ctx, GLuint name, GLsizei n, const GLenum *attachments)
{
    check_invalidate(ctx, mgl_framebuffer_named(ctx, name, false), n, attachments);
}

static void check_invalidate_area(mgl_context *ctx, const mgl_framebuffer *fb, GLsizei n, const GLenum *attachments,
                                  GLsizei width, GLsizei height)
{
    if (fb && (width < 0 || height < 0))
        mgl_error(ctx, GL_INVALID_VALUE, "size %dx%d", width, height);
    else
        check_invalidate(ctx, fb, n, attachments);
}

void mgl_glInvalidateSubFramebuffer(mgl_context *ctx, GLenum target, GLsizei n, const GLenum *attachments, GLint x,
                                    GLint y, GLsizei width, GLsizei height)
{
    check_invalidate_area(ctx, mgl_framebuffer_bound(ctx, target), n, attachments, width, height);
}
void mgl_glInvalidateNamedFramebufferSubData(mgl_context *ctx, GLuint name, GLsizei n, const GLenum *attachments,
                                             GLint x, GLint y, GLsizei width, GLsizei height)
{
    check_invalidate_area(ctx, mgl_framebuffer_named(ctx, name, false), n, attachments, width, height);
}
