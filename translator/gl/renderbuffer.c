/* Renderbuffers: a texture on the wire that is only rendered to (GL 3.3 core §4.4.2). */
#include "translator/gl/framebuffer.h"
#include "translator/gl/retire.h"

mgl_renderbuffer *mgl_renderbuffer_lookup(mgl_context *ctx, GLuint name)
{
    return name ? mgl_names_find(&ctx->group->renderbuffers, name) : NULL;
}

void mgl_renderbuffer_assign(mgl_context *ctx, mgl_renderbuffer **slot, mgl_renderbuffer *value)
{
    mgl_renderbuffer *old = *slot;
    if (old == value) return;
    if (value) mgl_object_ref(&value->object);
    *slot = value;
    if (!old || !mgl_object_unref(&old->object)) return;
    if (!mgl_handle_is_null(old->handle)) {
        mgl_retire(ctx, MGL_KIND_TEXTURE, old->handle);
        mgl_shared_changed(ctx);
    }
    mgl_object_free(ctx, MGL_OBJECT_RENDERBUFFER, old);
}

static mgl_renderbuffer *create_renderbuffer(mgl_context *ctx, GLuint name)
{
    mgl_renderbuffer *renderbuffer = mgl_object_new(ctx, MGL_OBJECT_RENDERBUFFER, sizeof *renderbuffer);
    if (!renderbuffer || !mgl_names_set(&ctx->group->renderbuffers, name, renderbuffer)) {
        mgl_object_free(ctx, MGL_OBJECT_RENDERBUFFER, renderbuffer);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a renderbuffer");
        return NULL;
    }
    renderbuffer->object.references = 1;
    renderbuffer->object.name = name;
    renderbuffer->internal_format = GL_RGBA;
    return renderbuffer;
}

void mgl_glGenRenderbuffers(mgl_context *ctx, GLsizei n, GLuint *renderbuffers)
{
    MGL_SHARED(ctx);
    if (n < 0)
        mgl_error(ctx, GL_INVALID_VALUE, "n %d is negative", n);
    else if (!mgl_names_generate(&ctx->group->renderbuffers, n, renderbuffers))
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for names");
}

void mgl_glCreateRenderbuffers(mgl_context *ctx, GLsizei n, GLuint *renderbuffers)
{
    MGL_SHARED(ctx);
    mgl_glGenRenderbuffers(ctx, n, renderbuffers);
    for (GLsizei i = 0; i < n; i++)
        if (!create_renderbuffer(ctx, renderbuffers[i])) return;
}

void mgl_glDeleteRenderbuffers(mgl_context *ctx, GLsizei n, const GLuint *renderbuffers)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "n %d is negative", n);
        return;
    }
    MGL_SHARED(ctx);
    for (GLsizei i = 0; i < n; i++) {
        mgl_renderbuffer *renderbuffer =
            renderbuffers[i] ? mgl_names_remove(&ctx->group->renderbuffers, renderbuffers[i]) : NULL;
        if (!renderbuffer || (void *)renderbuffer == MGL_NAME_RESERVED) continue;
        if (ctx->renderbuffer == renderbuffer) mgl_renderbuffer_assign(ctx, &ctx->renderbuffer, NULL);
        mgl_framebuffer_detach(ctx, NULL, renderbuffer);
        mgl_renderbuffer_assign(ctx, &renderbuffer, NULL);
    }
}

GLboolean mgl_glIsRenderbuffer(mgl_context *ctx, GLuint renderbuffer)
{
    MGL_SHARED(ctx);
    return mgl_renderbuffer_lookup(ctx, renderbuffer) != NULL;
}

void mgl_glBindRenderbuffer(mgl_context *ctx, GLenum target, GLuint name)
{
    if (target != GL_RENDERBUFFER) {
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
        return;
    }
    MGL_SHARED(ctx);
    mgl_renderbuffer *renderbuffer = mgl_renderbuffer_lookup(ctx, name);
    if (name && !renderbuffer) {
        if (ctx->core && !mgl_names_known(&ctx->group->renderbuffers, name)) {
            mgl_error(ctx, GL_INVALID_OPERATION, "%u was not made by glGenRenderbuffers", name);
            return;
        }
        renderbuffer = create_renderbuffer(ctx, name);
        if (!renderbuffer) return;
    }
    mgl_renderbuffer_assign(ctx, &ctx->renderbuffer, renderbuffer);
}

uint32_t mgl_samples_round(mgl_context *ctx, const mgl_format_desc *desc, uint32_t samples, bool force)
{
    if (samples <= 1 && !force) return 1;
    uint32_t mask = ctx->caps->format_samples[desc->format];
    for (uint32_t count = 2; count <= 64; count <<= 1)
        if (count >= samples && (mask & count)) return count;
    return samples <= 1 ? 1 : 0;
}

/* GL 3.3 §4.4.2 and ARB_texture_multisample: which error too many samples are. */
static bool check_samples(mgl_context *ctx, const mgl_format_desc *desc, GLsizei samples, uint32_t *rounded)
{
    GLint limit = desc->integer ? ctx->limits.max_integer_samples : ctx->limits.max_samples;
    if (samples < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "%d samples", samples);
        return false;
    }
    *rounded = samples > limit ? 0 : mgl_samples_round(ctx, desc, (uint32_t)samples, samples == 1);
    if (*rounded) return true;
    mgl_error(ctx, samples > ctx->limits.max_samples && !desc->integer ? GL_INVALID_VALUE : GL_INVALID_OPERATION,
              "%d samples", samples);
    return false;
}

static void define_storage(mgl_context *ctx, mgl_renderbuffer *rb, const mgl_format_desc *desc, uint32_t samples,
                           uint32_t width, uint32_t height)
{
    bool fresh = mgl_handle_is_null(rb->handle);
    if (fresh) rb->handle = mgl_handle_mint(ctx->connection, MGL_KIND_TEXTURE);
    if (mgl_handle_is_null(rb->handle)) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a renderbuffer");
        return;
    }
    if (fresh) {
        mgl_wire_texture_create *create = mgl_emit_texture_create(&ctx->encoder);
        create->texture = rb->handle;
        create->target = MGL_TARGET_RENDERBUFFER;
    }
    mgl_wire_texture_level *record = mgl_emit_texture_level(&ctx->encoder);
    *record = (mgl_wire_texture_level){.texture = rb->handle,
                                       .format = desc->format,
                                       .width = width,
                                       .height = height,
                                       .depth = 1,
                                       .samples = samples,
                                       .level_hint = 1};
    rb->desc = desc;
    rb->width = width;
    rb->height = height;
    rb->samples = samples;
    __atomic_fetch_add(&ctx->group->texture_generation, 1, __ATOMIC_RELAXED);
    ctx->dirty |= MGL_DIRTY_FRAMEBUFFER;
    mgl_shared_changed(ctx);
}

static void storage(mgl_context *ctx, mgl_renderbuffer *rb, GLsizei samples, GLenum internal_format, GLsizei width,
                    GLsizei height)
{
    const mgl_format_desc *desc = mgl_format_choose(ctx, internal_format, 0, 0);
    uint32_t rounded;
    if (!desc || !mgl_format_is_renderable(desc) || desc->compressed) {
        mgl_error(ctx, GL_INVALID_ENUM, "internal format 0x%x is not renderable", internal_format);
    } else if (width < 0 || height < 0 || width > ctx->limits.max_renderbuffer_size ||
               height > ctx->limits.max_renderbuffer_size) {
        mgl_error(ctx, GL_INVALID_VALUE, "size %dx%d", width, height);
    } else if (check_samples(ctx, desc, samples, &rounded)) {
        rb->internal_format = internal_format;
        bool same = rb->desc == desc && rb->width == (uint32_t)width && rb->height == (uint32_t)height &&
                    rb->samples == rounded;
        if (!same) define_storage(ctx, rb, desc, rounded, (uint32_t)width, (uint32_t)height);
    }
}

static mgl_renderbuffer *bound(mgl_context *ctx, GLenum target)
{
    if (target != GL_RENDERBUFFER)
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
    else if (!ctx->renderbuffer)
        mgl_error(ctx, GL_INVALID_OPERATION, "no renderbuffer is bound");
    return target == GL_RENDERBUFFER ? ctx->renderbuffer : NULL;
}

static mgl_renderbuffer *named(mgl_context *ctx, GLuint name)
{
    mgl_renderbuffer *rb = mgl_renderbuffer_lookup(ctx, name);
    if (!rb) mgl_error(ctx, GL_INVALID_OPERATION, "%u is not a renderbuffer", name);
    return rb;
}

void mgl_glRenderbufferStorageMultisample(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internal_format,
                                          GLsizei width, GLsizei height)
{
    MGL_SHARED(ctx);
    mgl_renderbuffer *rb = bound(ctx, target);
    if (rb) storage(ctx, rb, samples, internal_format, width, height);
}
void mgl_glRenderbufferStorage(mgl_context *ctx, GLenum target, GLenum internal_format, GLsizei width, GLsizei height)
{
    mgl_glRenderbufferStorageMultisample(ctx, target, 0, internal_format, width, height);
}
void mgl_glNamedRenderbufferStorageMultisample(mgl_context *ctx, GLuint name, GLsizei samples, GLenum internal_format,
                                               GLsizei width, GLsizei height)
{
    MGL_SHARED(ctx);
    mgl_renderbuffer *rb = named(ctx, name);
    if (rb) storage(ctx, rb, samples, internal_format, width, height);
}
void mgl_glNamedRenderbufferStorage(mgl_context *ctx, GLuint name, GLenum internal_format, GLsizei width,
                                    GLsizei height)
{
    mgl_glNamedRenderbufferStorageMultisample(ctx, name, 0, internal_format, width, height);
}

static void query(mgl_context *ctx, const mgl_renderbuffer *rb, GLenum pname, GLint *params)
{
    static const mgl_format_desc none;
    const mgl_format_desc *desc = rb->desc ? rb->desc : &none;
    switch (pname) {
    case GL_RENDERBUFFER_WIDTH:
        *params = (GLint)rb->width;
        break;
    case GL_RENDERBUFFER_HEIGHT:
        *params = (GLint)rb->height;
        break;
    case GL_RENDERBUFFER_INTERNAL_FORMAT:
        *params = (GLint)rb->internal_format;
        break;
    case GL_RENDERBUFFER_SAMPLES:
        *params = rb->samples > 1 ? (GLint)rb->samples : 0;
        break;
    case GL_RENDERBUFFER_RED_SIZE:
        *params = desc->bits[0];
        break;
    case GL_RENDERBUFFER_GREEN_SIZE:
        *params = desc->bits[1];
        break;
    case GL_RENDERBUFFER_BLUE_SIZE:
        *params = desc->bits[2];
        break;
    case GL_RENDERBUFFER_ALPHA_SIZE:
        *params = desc->bits[3];
        break;
    case GL_RENDERBUFFER_DEPTH_SIZE:
        *params = desc->bits[4];
        break;
    case GL_RENDERBUFFER_STENCIL_SIZE:
        *params = desc->bits[5];
        break;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "renderbuffer parameter 0x%x", pname);
    }
}

void mgl_glGetRenderbufferParameteriv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    MGL_SHARED(ctx);
    mgl_renderbuffer *rb = bound(ctx, target);
    if (rb) query(ctx, rb, pname, params);
}
void mgl_glGetNamedRenderbufferParameteriv(mgl_context *ctx, GLuint name, GLenum pname, GLint *params)
{
    MGL_SHARED(ctx);
    mgl_renderbuffer *rb = named(ctx, name);
    if (rb) query(ctx, rb, pname, params);
}

/* ---- ARB_internalformat_query ---- */
void mgl_glGetInternalformativ(mgl_context *ctx, GLenum target, GLenum internal_format, GLenum pname, GLsizei size,
                               GLint *params)
{
    const mgl_format_desc *desc = mgl_format_choose(ctx, internal_format, 0, 0);
    if (target != GL_RENDERBUFFER && target != GL_TEXTURE_2D_MULTISAMPLE && target != GL_TEXTURE_2D_MULTISAMPLE_ARRAY) {
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
    } else if (!desc || !mgl_format_is_renderable(desc) || (pname != GL_SAMPLES && pname != GL_NUM_SAMPLE_COUNTS)) {
        mgl_error(ctx, GL_INVALID_ENUM, "internal format 0x%x, parameter 0x%x", internal_format, pname);
    } else if (size < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "size %d", size);
    } else {
        GLint limit = desc->integer ? ctx->limits.max_integer_samples : ctx->limits.max_samples, found = 0;
        for (GLint samples = 64; samples > 1; samples >>= 1) {
            if (samples > limit || !(ctx->caps->format_samples[desc->format] & samples)) continue;
            if (pname == GL_SAMPLES && found < size) params[found] = samples;
            found++;
        }
        if (pname == GL_NUM_SAMPLE_COUNTS && size > 0) *params = found;
    }
}
