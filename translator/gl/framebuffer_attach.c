/* Attaching textures and renderbuffers (GL 3.3 core §4.4.2). */
#include "translator/gl/framebuffer.h"

/* The attachment slots that a name means: one, or depth and stencil. 0: the error is set. */
uint32_t mgl_framebuffer_slots(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, mgl_fb_attachment *slots[2])
{
    if (attachment >= GL_COLOR_ATTACHMENT0 && attachment <= GL_COLOR_ATTACHMENT31) {
        uint32_t i = attachment - GL_COLOR_ATTACHMENT0;
        if (i >= (uint32_t)ctx->limits.color_attachments || i >= MGL_MAX_DRAW_BUFFERS) {
            mgl_error(ctx, GL_INVALID_OPERATION, "colour attachment %u", i);
            return 0;
        }
        slots[0] = &fb->color[i];
        return 1;
    }
    slots[0] = &fb->depth;
    slots[1] = &fb->stencil;
    if (attachment == GL_DEPTH_STENCIL_ATTACHMENT) return 2;
    if (attachment == GL_STENCIL_ATTACHMENT) slots[0] = &fb->stencil;
    if (attachment == GL_DEPTH_ATTACHMENT || attachment == GL_STENCIL_ATTACHMENT) return 1;
    mgl_error(ctx, GL_INVALID_ENUM, "attachment 0x%x", attachment);
    return 0;
}

bool mgl_framebuffer_check_user(mgl_context *ctx, const mgl_framebuffer *fb)
{
    if (fb && fb->object.name) return true;
    if (fb) mgl_error(ctx, GL_INVALID_OPERATION, "the default framebuffer has no attachments to set");
    return false;
}

static bool same_attachment(const mgl_fb_attachment *a, const mgl_fb_attachment *b)
{
    return a->texture == b->texture && a->renderbuffer == b->renderbuffer && a->level == b->level &&
           a->layer == b->layer && a->face == b->face && a->layered == b->layered;
}

static void attach(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, const mgl_fb_attachment *value)
{
    mgl_fb_attachment *slots[2];
    uint32_t count = mgl_framebuffer_slots(ctx, fb, attachment, slots);
    for (uint32_t i = 0; i < count; i++) {
        if (same_attachment(slots[i], value)) continue; /* programs attach again what is attached */
        mgl_texture_assign(ctx, &slots[i]->texture, value->texture);
        mgl_renderbuffer_assign(ctx, &slots[i]->renderbuffer, value->renderbuffer);
        *slots[i] = *value; /* the references were moved above */
        mgl_framebuffer_changed(ctx, fb);
    }
}

static bool has_levels(GLenum target)
{
    return target != GL_TEXTURE_RECTANGLE && target != GL_TEXTURE_2D_MULTISAMPLE &&
           target != GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
}

static bool check_level(mgl_context *ctx, GLenum target, GLint level)
{
    if (level >= 0 && (uint32_t)level < mgl_texture_max_levels(ctx, target) && (!level || has_levels(target)))
        return true;
    mgl_error(ctx, GL_INVALID_VALUE, "level %d", level);
    return false;
}

/* glFramebufferTexture1D/2D/3D: the textarget must fit the texture. */
static void attach_textarget(mgl_context *ctx, GLenum target, GLenum attachment, uint32_t dimensions, GLenum textarget,
                             GLuint name, GLint level, GLint layer)
{
    MGL_SHARED(ctx);
    mgl_framebuffer *fb = mgl_framebuffer_bound(ctx, target);
    if (!mgl_framebuffer_check_user(ctx, fb)) return;
    mgl_fb_attachment value = {0};
    if (name) {
        bool face = textarget >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && textarget <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
        bool legal = dimensions == 1   ? textarget == GL_TEXTURE_1D
                     : dimensions == 3 ? textarget == GL_TEXTURE_3D
                                       : face || textarget == GL_TEXTURE_2D || textarget == GL_TEXTURE_RECTANGLE ||
                                             textarget == GL_TEXTURE_2D_MULTISAMPLE;
        if (!legal) {
            mgl_error(ctx, mgl_texture_target_index(textarget) >= 0 || face ? GL_INVALID_OPERATION : GL_INVALID_ENUM,
                      "textarget 0x%x", textarget);
            return;
        }
        value.texture = mgl_texture_named(ctx, name);
        if (!value.texture) return;
        if (value.texture->target != (face ? GL_TEXTURE_CUBE_MAP : textarget)) {
            mgl_error(ctx, GL_INVALID_OPERATION, "texture %u has another target (0x%x)", name, value.texture->target);
            return;
        }
        if (!check_level(ctx, value.texture->target, level)) return;
        if (layer < 0 || layer >= ctx->limits.max_3d_texture_size) {
            mgl_error(ctx, GL_INVALID_VALUE, "slice %d", layer);
            return;
        }
        value.level = level;
        value.layer = face ? (GLint)(textarget - GL_TEXTURE_CUBE_MAP_POSITIVE_X) : layer;
        value.face = face ? textarget : 0;
    }
    attach(ctx, fb, attachment, &value);
}

void mgl_glFramebufferTexture1D(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture,
                                GLint level)
{
    attach_textarget(ctx, target, attachment, 1, textarget, texture, level, 0);
}
void mgl_glFramebufferTexture2D(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture,
                                GLint level)
{
    attach_textarget(ctx, target, attachment, 2, textarget, texture, level, 0);
}
void mgl_glFramebufferTexture3D(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture,
                                GLint level, GLint zoffset)
{
    attach_textarget(ctx, target, attachment, 3, textarget, texture, level, zoffset);
}

static bool is_layered_target(GLenum target)
{
    switch (target) {
    case GL_TEXTURE_3D:
    case GL_TEXTURE_CUBE_MAP:
    case GL_TEXTURE_1D_ARRAY:
    case GL_TEXTURE_2D_ARRAY:
    case GL_TEXTURE_CUBE_MAP_ARRAY:
    case GL_TEXTURE_2D_MULTISAMPLE_ARRAY:
        return true;
    default:
        return false;
    }
}

static void attach_layer(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, GLuint name, GLint level,
                         GLint layer)
{
    if (!mgl_framebuffer_check_user(ctx, fb)) return;
    mgl_fb_attachment value = {0};
    if (name) {
        value.texture = mgl_texture_named(ctx, name);
        if (!value.texture) return;
        GLenum target = value.texture->target;
        if (!is_layered_target(target)) {
            mgl_error(ctx, GL_INVALID_OPERATION, "texture %u has no layers", name);
            return;
        }
        if (!check_level(ctx, target, level)) return;
        GLint limit = target == GL_TEXTURE_3D         ? ctx->limits.max_3d_texture_size
                      : target == GL_TEXTURE_CUBE_MAP ? 6
                                                      : ctx->limits.max_array_layers;
        if (layer < 0 || layer >= limit) {
            mgl_error(ctx, GL_INVALID_VALUE, "layer %d", layer);
            return;
        }
        value.level = level;
        value.layer = layer;
        value.face = target == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X + (GLenum)layer : 0;
    }
    attach(ctx, fb, attachment, &value);
}

void mgl_glFramebufferTextureLayer(mgl_context *ctx, GLenum target, GLenum attachment, GLuint texture, GLint level,
                                   GLint layer)
{
    MGL_SHARED(ctx);
    attach_layer(ctx, mgl_framebuffer_bound(ctx, target), attachment, texture, level, layer);
}
void mgl_glNamedFramebufferTextureLayer(mgl_context *ctx, GLuint name, GLenum attachment, GLuint texture, GLint level,
                                        GLint layer)
{
    MGL_SHARED(ctx);
    attach_layer(ctx, mgl_framebuffer_named(ctx, name, false), attachment, texture, level, layer);
}
void mgl_glFramebufferTextureFaceARB(mgl_context *ctx, GLenum target, GLenum attachment, GLuint texture, GLint level,
                                     GLenum face)
{
    MGL_SHARED(ctx);
    mgl_framebuffer *fb = mgl_framebuffer_bound(ctx, target);
    if (!fb) return;
    if (texture && (face < GL_TEXTURE_CUBE_MAP_POSITIVE_X || face > GL_TEXTURE_CUBE_MAP_NEGATIVE_Z))
        mgl_error(ctx, GL_INVALID_ENUM, "face 0x%x", face);
    else
        attach_layer(ctx, fb, attachment, texture, level, texture ? (GLint)(face - GL_TEXTURE_CUBE_MAP_POSITIVE_X) : 0);
}

/* All layers of a level at once where the texture has layers. */
static void attach_whole(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, GLuint name, GLint level)
{
    if (!mgl_framebuffer_check_user(ctx, fb)) return;
    mgl_fb_attachment value = {0};
    if (name) {
        value.texture = mgl_texture_lookup(ctx, name);
        if (!value.texture) {
            mgl_error(ctx, GL_INVALID_VALUE, "%u is not a texture", name);
            return;
        }
        if (value.texture->target == GL_TEXTURE_BUFFER) {
            mgl_error(ctx, GL_INVALID_OPERATION, "texture %u is a buffer texture", name);
            return;
        }
        if (!check_level(ctx, value.texture->target, level)) return;
        value.level = level;
        value.layered = is_layered_target(value.texture->target);
    }
    attach(ctx, fb, attachment, &value);
}

void mgl_glFramebufferTexture(mgl_context *ctx, GLenum target, GLenum attachment, GLuint texture, GLint level)
{
    MGL_SHARED(ctx);
    attach_whole(ctx, mgl_framebuffer_bound(ctx, target), attachment, texture, level);
}
void mgl_glNamedFramebufferTexture(mgl_context *ctx, GLuint name, GLenum attachment, GLuint texture, GLint level)
{
    MGL_SHARED(ctx);
    attach_whole(ctx, mgl_framebuffer_named(ctx, name, false), attachment, texture, level);
}

static void attach_renderbuffer(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, GLenum target, GLuint name)
{
    if (!mgl_framebuffer_check_user(ctx, fb)) return;
    mgl_fb_attachment value = {.renderbuffer = name ? mgl_renderbuffer_lookup(ctx, name) : NULL};
    if (target != GL_RENDERBUFFER)
        mgl_error(ctx, GL_INVALID_ENUM, "renderbuffer target 0x%x", target);
    else if (name && !value.renderbuffer)
        mgl_error(ctx, GL_INVALID_OPERATION, "%u is not a renderbuffer", name);
    else
        attach(ctx, fb, attachment, &value);
}

void mgl_glFramebufferRenderbuffer(mgl_context *ctx, GLenum target, GLenum attachment, GLenum renderbuffer_target,
                                   GLuint renderbuffer)
{
    MGL_SHARED(ctx);
    attach_renderbuffer(ctx, mgl_framebuffer_bound(ctx, target), attachment, renderbuffer_target, renderbuffer);
}
void mgl_glNamedFramebufferRenderbuffer(mgl_context *ctx, GLuint name, GLenum attachment, GLenum renderbuffer_target,
                                        GLuint renderbuffer)
{
    MGL_SHARED(ctx);
    attach_renderbuffer(ctx, mgl_framebuffer_named(ctx, name, false), attachment, renderbuffer_target, renderbuffer);
}
