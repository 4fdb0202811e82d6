/* Framebuffer objects: names, bindings, attachments, buffer selection, queries (GL 3.3 core §4.4); default
 * framebuffers. */
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

/* ---- attaching ---- */
/* The attachment slots that a name means: one, or depth and stencil. 0: the error is set. */
static uint32_t find_slots(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, mgl_fb_attachment *slots[2])
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

static bool check_user(mgl_context *ctx, const mgl_framebuffer *fb)
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
    uint32_t count = find_slots(ctx, fb, attachment, slots);
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
    if (!check_user(ctx, fb)) return;
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
    if (!check_user(ctx, fb)) return;
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
    if (!check_user(ctx, fb)) return;
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
    if (!check_user(ctx, fb)) return;
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

/* ---- draw and read buffers ---- */
static bool is_window_buffer(GLenum buffer)
{
    return (buffer >= GL_FRONT_LEFT && buffer <= GL_FRONT_AND_BACK) || (buffer >= GL_AUX0 && buffer <= GL_AUX3);
}
static bool is_attachment_name(GLenum buffer)
{
    return buffer >= GL_COLOR_ATTACHMENT0 && buffer <= GL_COLOR_ATTACHMENT31;
}

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
    if (!is_window_buffer(buffer) && !is_attachment_name(buffer)) return GL_INVALID_ENUM;
    if (!fb->object.name)
        return is_window_buffer(buffer) && window_has(ctx, fb, buffer) ? GL_NO_ERROR : GL_INVALID_OPERATION;
    bool legal = is_attachment_name(buffer) &&
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

/* ---- queries ---- */
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
    uint32_t count = find_slots(ctx, fb, attachment, slots);
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
                  is_attachment_name(attachment) || attachment == GL_DEPTH_ATTACHMENT ||
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
    if (!check_user(ctx, fb)) return;
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
    if (!check_user(ctx, fb)) return;
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
        bool user = is_attachment_name(a) || a == GL_DEPTH_ATTACHMENT || a == GL_STENCIL_ATTACHMENT ||
                    a == GL_DEPTH_STENCIL_ATTACHMENT;
        bool window = a == GL_COLOR || a == GL_DEPTH || a == GL_STENCIL || is_window_buffer(a);
        if (fb->object.name ? !user : !window) {
            mgl_error(ctx, GL_INVALID_ENUM, "attachment 0x%x", a);
            return;
        }
        if (is_attachment_name(a) && a - GL_COLOR_ATTACHMENT0 >= (GLuint)ctx->limits.color_attachments) {
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
