/* What follows from a framebuffer's attachments: completeness (GL 3.3 core §4.4.4), size, traits, the wire's record.
 * Memoized by the framebuffer's version, the group's texture generation and the drawable's version. */
#include "translator/gl/framebuffer.h"

mgl_fb_image mgl_attachment_image(const mgl_fb_attachment *a)
{
    mgl_fb_image image = {.samples = 1};
    if (a->renderbuffer) {
        const mgl_renderbuffer *rb = a->renderbuffer;
        image = (mgl_fb_image){{rb->handle, 0, 0}, rb->desc, rb->width, rb->height, MGL_MAX(rb->samples, 1)};
    } else if (a->texture && a->level >= 0 && a->level < MGL_MAX_LEVELS) {
        const mgl_level *level = &a->texture->levels[a->level];
        image = (mgl_fb_image){{a->texture->handle, (uint32_t)a->level, a->layered ? 0 : (uint32_t)a->layer},
                               level->desc,
                               level->width,
                               level->height,
                               MGL_MAX(level->samples, 1)};
        if (a->texture->target == GL_TEXTURE_1D_ARRAY) image.height = 1;
    }
    return image;
}

uint32_t mgl_attachment_layers(const mgl_fb_attachment *a)
{
    if (!a->texture) return 1;
    const mgl_level *level = &a->texture->levels[a->level];
    switch (a->texture->target) {
    case GL_TEXTURE_CUBE_MAP:
        return 6;
    case GL_TEXTURE_1D_ARRAY:
        return level->height;
    case GL_TEXTURE_2D_ARRAY:
    case GL_TEXTURE_CUBE_MAP_ARRAY:
    case GL_TEXTURE_3D:
    case GL_TEXTURE_2D_MULTISAMPLE_ARRAY:
        return level->depth;
    default:
        return 1;
    }
}

static bool attachment_complete(const mgl_fb_attachment *a, uint32_t aspect)
{
    mgl_fb_image image = mgl_attachment_image(a);
    if (!image.desc || !image.width || !image.height || mgl_handle_is_null(image.image.texture)) return false;
    if (a->texture && !a->layered && (uint32_t)a->layer >= mgl_attachment_layers(a)) return false;
    if (a->texture && a->texture->target == GL_TEXTURE_CUBE_MAP) {
        uint8_t faces = a->texture->levels[a->level].faces;
        if (a->layered ? faces != 0x3f : !(faces >> a->layer & 1)) return false;
    }
    switch (aspect) {
    case MGL_ASPECT_DEPTH:
        return image.desc->depth_renderable;
    case MGL_ASPECT_STENCIL:
        return image.desc->stencil_renderable;
    default:
        return image.desc->base_format == GL_RED || image.desc->base_format == GL_RG ||
                       image.desc->base_format == GL_RGB || image.desc->base_format == GL_RGBA
                   ? !image.desc->compressed
                   : false;
    }
}

typedef struct survey { /* of all attachments */
    GLenum status;
    bool any, any_layered, any_flat;
    int samples, fixed; /* -1: none seen yet */
    uint32_t width, height, layers;
    GLenum layered_target;
} survey;

static bool fixed_locations(const mgl_fb_attachment *a)
{
    if (!a->texture) return true;
    const mgl_level *level = &a->texture->levels[a->level];
    return level->samples <= 1 || level->fixed_locations;
}

static void survey_attachment(survey *s, const mgl_fb_attachment *a, uint32_t aspect)
{
    if (mgl_attachment_empty(a)) return;
    s->any = true;
    if (!attachment_complete(a, aspect)) {
        s->status = GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT;
        return;
    }
    mgl_fb_image image = mgl_attachment_image(a);
    if (aspect == MGL_ASPECT_COLOR && !image.desc->color_renderable && !s->status)
        s->status = GL_FRAMEBUFFER_UNSUPPORTED;
    int fixed = fixed_locations(a);
    if (s->samples >= 0 && (s->samples != (int)image.samples || s->fixed != fixed) && !s->status)
        s->status = GL_FRAMEBUFFER_INCOMPLETE_MULTISAMPLE;
    s->samples = (int)image.samples;
    s->fixed = fixed;
    s->width = MGL_MIN(s->width, image.width);
    s->height = MGL_MIN(s->height, image.height);
    if (a->layered) s->layers = MGL_MIN(s->layers, mgl_attachment_layers(a));
    GLenum target = a->layered && aspect == MGL_ASPECT_COLOR ? a->texture->target : 0;
    if (target && s->layered_target && target != s->layered_target && !s->status)
        s->status = GL_FRAMEBUFFER_INCOMPLETE_LAYER_TARGETS;
    if (target) s->layered_target = target;
    *(a->layered ? &s->any_layered : &s->any_flat) = true;
    if (s->any_layered && s->any_flat && !s->status) s->status = GL_FRAMEBUFFER_INCOMPLETE_LAYER_TARGETS;
}

static bool names_missing(const mgl_framebuffer *fb, GLenum buffer)
{
    if (buffer < GL_COLOR_ATTACHMENT0 || buffer >= GL_COLOR_ATTACHMENT0 + MGL_MAX_DRAW_BUFFERS) return false;
    return mgl_attachment_empty(&fb->color[buffer - GL_COLOR_ATTACHMENT0]);
}

/* ARB_ES2_compatibility took these two reasons away; they are told only where it is not given. */
static GLenum check_buffers(mgl_context *ctx, const mgl_framebuffer *fb)
{
    bool draw = false;
    for (uint32_t i = 0; i < MGL_MAX_DRAW_BUFFERS; i++)
        draw |= names_missing(fb, fb->draw_buffers[i]);
    bool read = names_missing(fb, fb->read_buffer);
    if ((!draw && !read) || ctx->es || mgl_has_extension(ctx, "GL_ARB_ES2_compatibility")) return 0;
    return draw ? GL_FRAMEBUFFER_INCOMPLETE_DRAW_BUFFER : GL_FRAMEBUFFER_INCOMPLETE_READ_BUFFER;
}

static bool same_image(const mgl_fb_attachment *a, const mgl_fb_attachment *b)
{
    return a->texture == b->texture && a->renderbuffer == b->renderbuffer && a->level == b->level &&
           a->layer == b->layer && a->layered == b->layered;
}

static GLenum user_status(mgl_context *ctx, const mgl_framebuffer *fb, survey *s)
{
    for (uint32_t i = 0; i < MGL_MAX_DRAW_BUFFERS; i++)
        survey_attachment(s, &fb->color[i], MGL_ASPECT_COLOR);
    survey_attachment(s, &fb->depth, MGL_ASPECT_DEPTH);
    survey_attachment(s, &fb->stencil, MGL_ASPECT_STENCIL);
    if (!s->any && !(fb->default_width && fb->default_height)) return GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT;
    if (s->status == GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT) return s->status;
    GLenum buffers = check_buffers(ctx, fb);
    if (buffers) return buffers;
    if (s->status) return s->status;
    /* Vulkan has one view for depth and stencil. */
    if (!mgl_attachment_empty(&fb->depth) && !mgl_attachment_empty(&fb->stencil) &&
        !same_image(&fb->depth, &fb->stencil))
        return GL_FRAMEBUFFER_UNSUPPORTED;
    return GL_FRAMEBUFFER_COMPLETE;
}

static void wire_attachment(mgl_attachment *out, const mgl_fb_attachment *a)
{
    mgl_fb_image image = mgl_attachment_image(a);
    if (!image.desc) return;
    *out = (mgl_attachment){image.image, a->layered, mgl_format_lacks_alpha(image.desc) ? MGL_ATTACHMENT_NO_ALPHA : 0};
}

static void add_trait(mgl_fb_traits *traits, uint32_t slot, const mgl_format_desc *desc)
{
    uint32_t bit = 1u << slot;
    traits->color_mask |= bit;
    if (mgl_format_lacks_alpha(desc)) traits->no_alpha_mask |= bit;
    if (desc->integer) traits->integer_mask |= bit;
    if (desc->srgb) traits->srgb_mask |= bit;
}

static void resolve_user(mgl_context *ctx, mgl_framebuffer *fb, mgl_fb_memo *memo)
{
    survey s = {.samples = -1, .width = UINT32_MAX, .height = UINT32_MAX, .layers = UINT32_MAX};
    memo->status = user_status(ctx, fb, &s);
    memo->width = s.any ? s.width : (uint32_t)fb->default_width;
    memo->height = s.any ? s.height : (uint32_t)fb->default_height;
    memo->layers = s.layers != UINT32_MAX ? s.layers : s.any ? 1 : (uint32_t)MGL_MAX(fb->default_layers, 1);
    memo->samples = s.samples > 0 ? (uint32_t)s.samples : 1;
    if (!s.any) /* rounded as a renderbuffer's would be */
        memo->samples = MGL_MAX(
            mgl_samples_round(ctx, mgl_format_choose(ctx, GL_RGBA8, 0, 0), (uint32_t)fb->default_samples, false), 1);
    if (memo->status != GL_FRAMEBUFFER_COMPLETE) return;
    for (uint32_t i = 0; i < MGL_MAX_DRAW_BUFFERS; i++) {
        if (!mgl_attachment_empty(&fb->color[i])) {
            wire_attachment(&memo->wire.color[i], &fb->color[i]);
            add_trait(&memo->traits, i, mgl_attachment_image(&fb->color[i]).desc);
        }
        GLenum buffer = fb->draw_buffers[i];
        memo->wire.draw_map[i] =
            buffer == GL_NONE || names_missing(fb, buffer) ? 255 : (uint8_t)(buffer - GL_COLOR_ATTACHMENT0);
    }
    memo->traits.depth = !mgl_attachment_empty(&fb->depth);
    memo->traits.stencil = !mgl_attachment_empty(&fb->stencil);
    if (memo->traits.depth) wire_attachment(&memo->wire.depth, &fb->depth);
    if (memo->traits.stencil) wire_attachment(&memo->wire.stencil, &fb->stencil);
}

/* Which image a buffer name of the default framebuffer means. */
static mgl_handle window_color(const mgl_drawable_images *images, GLenum buffer)
{
    switch (buffer) {
    case GL_FRONT:
    case GL_FRONT_LEFT:
        return images->front;
    case GL_BACK:
    case GL_BACK_LEFT:
    case GL_LEFT:
    case GL_FRONT_AND_BACK:
        return images->double_buffered ? images->back : images->front;
    default:
        return (mgl_handle){0};
    }
}

static bool wants_front(GLenum buffer)
{
    return buffer == GL_FRONT || buffer == GL_FRONT_LEFT;
}

static void resolve_window(mgl_context *ctx, mgl_framebuffer *fb, const mgl_drawable_images *images, mgl_fb_memo *memo)
{
    memo->status = images ? GL_FRAMEBUFFER_COMPLETE : GL_FRAMEBUFFER_UNDEFINED;
    memo->layers = memo->samples = 1;
    if (!images) return;
    memo->width = images->width;
    memo->height = images->height;
    memo->samples = MGL_MAX(images->samples, 1);
    const mgl_format_desc *desc = mgl_format_of_window(ctx, images->color_format, images->has_alpha);
    mgl_handle color = window_color(images, fb->draw_buffers[0]);
    if (!desc || mgl_handle_is_null(color))
        memset(&memo->wire.color[0], 0, sizeof memo->wire.color[0]);
    else {
        memo->wire.color[0] =
            (mgl_attachment){{color, 0, 0}, 0, mgl_format_lacks_alpha(desc) ? MGL_ATTACHMENT_NO_ALPHA : 0};
        memo->wire.draw_map[0] = 0;
        add_trait(&memo->traits, 0, desc);
    }
    memo->traits.depth = images->has_depth;
    memo->traits.stencil = images->has_stencil;
    if (images->has_depth) memo->wire.depth.image = (mgl_image_ref){images->depth_stencil, 0, 0};
    if (images->has_stencil) memo->wire.stencil.image = (mgl_image_ref){images->depth_stencil, 0, 0};
}

const mgl_fb_memo *mgl_framebuffer_resolve(mgl_context *ctx, mgl_framebuffer *fb)
{
    mgl_fb_memo *memo = &fb->memo;
    const mgl_drawable_images *images =
        fb->drawable ? mgl_drawable_images_get(ctx, fb->drawable,
                                               wants_front(fb->draw_buffers[0]) || wants_front(fb->read_buffer))
                     : NULL;
    uint32_t generation = fb->object.name ? __atomic_load_n(&ctx->group->texture_generation, __ATOMIC_RELAXED) : 0;
    uint32_t drawable_version = images ? images->version : 0;
    if (memo->valid && memo->version == fb->version && memo->generation == generation &&
        memo->drawable_version == drawable_version)
        return memo;
    *memo = (mgl_fb_memo){
        .version = fb->version, .generation = generation, .drawable_version = drawable_version, .valid = true};
    memset(memo->wire.draw_map, 255, sizeof memo->wire.draw_map);
    if (fb->object.name) {
        MGL_SHARED(ctx);
        resolve_user(ctx, fb, memo);
    } else {
        resolve_window(ctx, fb, images, memo);
        memo->wire.top_first = 1;
    }
    memo->wire.width = memo->width;
    memo->wire.height = memo->height;
    memo->wire.layers = memo->layers;
    memo->wire.samples = memo->samples;
    return memo;
}

GLenum mgl_framebuffer_status(mgl_context *ctx, mgl_framebuffer *fb)
{
    return mgl_framebuffer_resolve(ctx, fb)->status;
}

void mgl_framebuffer_size(mgl_context *ctx, mgl_framebuffer *fb, uint32_t *width, uint32_t *height, uint32_t *samples)
{
    const mgl_fb_memo *memo = mgl_framebuffer_resolve(ctx, fb);
    *width = memo->width;
    *height = memo->height;
    *samples = memo->samples;
}

mgl_fb_traits mgl_framebuffer_traits(mgl_context *ctx, mgl_framebuffer *fb)
{
    return mgl_framebuffer_resolve(ctx, fb)->traits;
}

/* ---- images for commands ---- */
static mgl_fb_image window_image(mgl_context *ctx, mgl_framebuffer *fb, uint32_t aspect, GLenum buffer)
{
    mgl_fb_image image = {.samples = 1};
    const mgl_drawable_images *images =
        fb->drawable ? mgl_drawable_images_get(ctx, fb->drawable, wants_front(buffer)) : NULL;
    if (!images) return image;
    image = (mgl_fb_image){{images->depth_stencil, 0, 0}, NULL, images->width, images->height,
                           MGL_MAX(images->samples, 1),   true};
    if (aspect == MGL_ASPECT_COLOR) {
        image.image.texture = window_color(images, buffer);
        image.desc = mgl_format_of_window(ctx, images->color_format, images->has_alpha);
    } else if (aspect == MGL_ASPECT_DEPTH ? images->has_depth : images->has_stencil) {
        image.desc = mgl_format_of_window(ctx, images->depth_stencil_format, false);
    }
    if (mgl_handle_is_null(image.image.texture)) image.desc = NULL;
    return image;
}

mgl_fb_image mgl_framebuffer_read_image(mgl_context *ctx, mgl_framebuffer *fb, uint32_t aspect)
{
    if (!fb->object.name) return window_image(ctx, fb, aspect, fb->read_buffer);
    if (aspect == MGL_ASPECT_DEPTH) return mgl_attachment_image(&fb->depth);
    if (aspect == MGL_ASPECT_STENCIL) return mgl_attachment_image(&fb->stencil);
    if (fb->read_buffer < GL_COLOR_ATTACHMENT0 || fb->read_buffer >= GL_COLOR_ATTACHMENT0 + MGL_MAX_DRAW_BUFFERS)
        return (mgl_fb_image){.samples = 1};
    return mgl_attachment_image(&fb->color[fb->read_buffer - GL_COLOR_ATTACHMENT0]);
}

mgl_fb_image mgl_framebuffer_draw_image(mgl_context *ctx, mgl_framebuffer *fb, uint32_t aspect, uint32_t slot)
{
    if (!fb->object.name) return window_image(ctx, fb, aspect, slot ? GL_NONE : fb->draw_buffers[0]);
    return mgl_attachment_image(aspect == MGL_ASPECT_DEPTH     ? &fb->depth
                                : aspect == MGL_ASPECT_STENCIL ? &fb->stencil
                                                               : &fb->color[slot]);
}
