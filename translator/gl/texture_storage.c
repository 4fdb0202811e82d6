/* Immutable textures (ARB_texture_storage), multisample textures (ARB_texture_multisample), buffer textures. */
#include "translator/gl/framebuffer.h"
#include "translator/gl/retire.h"
#include "translator/gl/texture_image.h"

/* ---- glTexStorage ---- */
static bool is_unsized(GLenum internal_format)
{
    switch (internal_format) {
    case 1:
    case 2:
    case 3:
    case 4:
    case GL_RED:
    case GL_RG:
    case GL_RGB:
    case GL_RGBA:
    case GL_BGRA:
    case GL_SRGB:
    case GL_SRGB_ALPHA:
    case GL_ALPHA:
    case GL_LUMINANCE:
    case GL_LUMINANCE_ALPHA:
    case GL_INTENSITY:
    case GL_SLUMINANCE:
    case GL_SLUMINANCE_ALPHA:
    case GL_DEPTH_COMPONENT:
    case GL_DEPTH_STENCIL:
    case GL_STENCIL_INDEX:
        return true;
    default:
        return internal_format >= GL_COMPRESSED_ALPHA && internal_format <= GL_COMPRESSED_RGBA;
    }
}

/* Storage belongs to a texture that had none: one that had levels gets a new wire object. */
static bool renew_handle(mgl_context *ctx, mgl_texture *texture)
{
    if (!mgl_handle_is_null(texture->handle)) {
        mgl_retire(ctx, MGL_KIND_TEXTURE, texture->handle);
        texture->handle = (mgl_handle){0};
        texture->sent_params = (mgl_wire_texture_params){0};
    }
    memset(texture->levels, 0, sizeof texture->levels);
    return mgl_texture_ensure_handle(ctx, texture);
}

static void define_storage(mgl_context *ctx, mgl_texture *texture, uint32_t levels, const mgl_level *first)
{
    if (!renew_handle(ctx, texture)) return;
    for (uint32_t i = 0; i < levels; i++) {
        texture->levels[i] = *first;
        mgl_level_minify(texture->target, first, i, &texture->levels[i].width, &texture->levels[i].height,
                         &texture->levels[i].depth);
        texture->levels[i].faces = texture->target == GL_TEXTURE_CUBE_MAP ? 0x3f : 0;
    }
    bool rows_are_layers = texture->target == GL_TEXTURE_1D_ARRAY;
    *mgl_emit_texture_storage(&ctx->encoder) = (mgl_wire_texture_storage){
        .texture = texture->handle,
        .levels = levels,
        .format = first->desc->format,
        .width = first->width,
        .height = rows_are_layers ? 1 : first->height,
        .depth = texture->target == GL_TEXTURE_CUBE_MAP ? 6
                 : rows_are_layers                      ? first->height
                                                        : first->depth,
        .samples = MGL_MAX(first->samples, 1),
    };
    texture->immutable = true;
    texture->immutable_levels = levels;
    mgl_texture_redefined(ctx, texture);
    mgl_shared_changed(ctx);
}

static void storage(mgl_context *ctx, const mgl_image_target *where, GLsizei levels, GLenum internal_format,
                    GLsizei width, GLsizei height, GLsizei depth)
{
    bool too_large;
    const mgl_format_desc *desc =
        is_unsized(internal_format) && !(ctx->es && internal_format != GL_RGBA && internal_format != GL_RGB)
            ? NULL
            : mgl_format_choose(ctx, internal_format, 0, 0);
    if (!desc) {
        mgl_error(ctx, GL_INVALID_ENUM, "internal format 0x%x is not sized", internal_format);
        return;
    }
    GLenum error = levels < 1 || width < 1 || height < 1 || depth < 1
                       ? GL_INVALID_VALUE
                       : mgl_image_check_size(ctx, where, 0, width, height, depth, &too_large);
    if (error && !(where->proxy && width > 0 && height > 0 && depth > 0 && levels > 0 && too_large)) {
        mgl_error(ctx, error, "%d levels of %dx%dx%d", levels, width, height, depth);
        return;
    }
    uint32_t rows = where->target == GL_TEXTURE_1D_ARRAY ? 1 : (uint32_t)height,
             slices = where->target == GL_TEXTURE_3D ? (uint32_t)depth : 1;
    uint32_t chain = where->target == GL_TEXTURE_RECTANGLE ? 1 : mgl_level_chain((uint32_t)width, rows, slices);
    bool depth_in_3d = (desc->depth_renderable || desc->stencil_renderable) && where->target == GL_TEXTURE_3D;
    if ((uint32_t)levels > MGL_MIN(chain, MGL_MAX_LEVELS) || depth_in_3d) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%d levels of %dx%dx%d of format 0x%x", levels, width, height, depth,
                  internal_format);
        return;
    }
    mgl_level first = {.width = (uint32_t)width,
                       .height = (uint32_t)height,
                       .depth = (uint32_t)depth,
                       .internal_format = internal_format,
                       .desc = desc,
                       .fixed_locations = true};
    if (where->proxy) {
        if (error) first = (mgl_level){0};
        mgl_image_set_proxy(ctx, where, 0, &first);
    } else if (!where->texture->object.name || where->texture->immutable) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the default texture, or one that is immutable");
    } else if (!mgl_image_fits_memory(ctx, desc, (uint64_t)width, (uint64_t)height, (uint64_t)depth, 1)) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%dx%dx%d texels are more than the device has", width, height, depth);
    } else {
        define_storage(ctx, where->texture, (uint32_t)levels, &first);
    }
}

static void storage_bound(mgl_context *ctx, GLenum target, uint32_t dimensions, GLsizei levels, GLenum internal_format,
                          GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_image_target where = {.target = GL_TEXTURE_CUBE_MAP};
    MGL_SHARED(ctx);
    bool face = target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
    if (target == GL_TEXTURE_CUBE_MAP && dimensions == 2)
        where.texture = mgl_texture_bound(ctx, target);
    else if (face) {
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
        return;
    } else if (!mgl_image_target_init(ctx, &where, target, dimensions, true)) {
        return;
    }
    storage(ctx, &where, levels, internal_format, width, height, depth);
}

static void storage_named(mgl_context *ctx, GLuint name, uint32_t dimensions, GLsizei levels, GLenum internal_format,
                          GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    mgl_texture *texture = mgl_texture_lookup(ctx, name);
    bool cube = texture && texture->target == GL_TEXTURE_CUBE_MAP && dimensions == 2;
    if (mgl_image_target_of(ctx, &where, name, cube ? 3 : dimensions))
        storage(ctx, &where, levels, internal_format, width, height, depth);
}

void mgl_glTexStorage1D(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internal_format, GLsizei width)
{
    storage_bound(ctx, target, 1, levels, internal_format, width, 1, 1);
}
void mgl_glTexStorage2D(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internal_format, GLsizei width,
                        GLsizei height)
{
    storage_bound(ctx, target, 2, levels, internal_format, width, height, 1);
}
void mgl_glTexStorage3D(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internal_format, GLsizei width,
                        GLsizei height, GLsizei depth)
{
    storage_bound(ctx, target, 3, levels, internal_format, width, height, depth);
}
void mgl_glTextureStorage1D(mgl_context *ctx, GLuint texture, GLsizei levels, GLenum internal_format, GLsizei width)
{
    storage_named(ctx, texture, 1, levels, internal_format, width, 1, 1);
}
void mgl_glTextureStorage2D(mgl_context *ctx, GLuint texture, GLsizei levels, GLenum internal_format, GLsizei width,
                            GLsizei height)
{
    storage_named(ctx, texture, 2, levels, internal_format, width, height, 1);
}
void mgl_glTextureStorage3D(mgl_context *ctx, GLuint texture, GLsizei levels, GLenum internal_format, GLsizei width,
                            GLsizei height, GLsizei depth)
{
    storage_named(ctx, texture, 3, levels, internal_format, width, height, depth);
}

/* ---- multisample textures ---- */
static void multisample(mgl_context *ctx, mgl_image_target *where, GLsizei samples, GLenum internal_format,
                        GLsizei width, GLsizei height, GLsizei depth, bool fixed, bool immutable)
{
    bool too_large;
    const mgl_format_desc *desc = mgl_format_choose(ctx, internal_format, 0, 0);
    if (!desc || !mgl_format_is_renderable(desc) || (immutable && is_unsized(internal_format))) {
        mgl_error(ctx, immutable || !desc ? GL_INVALID_ENUM : GL_INVALID_OPERATION,
                  "internal format 0x%x is not renderable", internal_format);
        return;
    }
    GLenum error = samples < 1 || (immutable && (width < 1 || height < 1 || depth < 1))
                       ? GL_INVALID_VALUE
                       : mgl_image_check_size(ctx, where, 0, width, height, depth, &too_large);
    bool limit_only = error && samples >= 1 && width >= 0 && height >= 0 && depth >= 0;
    if (error && !(where->proxy && limit_only)) {
        mgl_error(ctx, error, "%d samples of %dx%dx%d", samples, width, height, depth);
        return;
    }
    GLint limit = desc->integer                                        ? ctx->limits.max_integer_samples
                  : desc->depth_renderable || desc->stencil_renderable ? ctx->limits.max_depth_samples
                                                                       : ctx->limits.max_color_samples;
    uint32_t rounded = samples > limit ? 0 : mgl_samples_round(ctx, desc, (uint32_t)samples, true);
    mgl_level level = {.width = (uint32_t)width,
                       .height = (uint32_t)height,
                       .depth = (uint32_t)depth,
                       .internal_format = internal_format,
                       .desc = desc,
                       .samples = rounded,
                       .fixed_locations = fixed};
    if (where->proxy) {
        if (error || !rounded) level = (mgl_level){0};
        mgl_image_set_proxy(ctx, where, 0, &level);
    } else if (!rounded) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%d samples of format 0x%x", samples, internal_format);
    } else if (where->texture->immutable || (immutable && !where->texture->object.name)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the texture is immutable or the default one");
    } else if (!mgl_image_fits_memory(ctx, desc, (uint64_t)width, (uint64_t)height, (uint64_t)depth, rounded)) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%dx%dx%d texels are more than the device has", width, height, depth);
    } else if (immutable) {
        define_storage(ctx, where->texture, 1, &level);
    } else {
        mgl_texture_define_level(ctx, where->texture, 0, 0, &level);
    }
}

static void multisample_bound(mgl_context *ctx, GLenum target, GLenum wanted, GLenum proxy, GLsizei samples,
                              GLenum internal_format, GLsizei width, GLsizei height, GLsizei depth, bool fixed,
                              bool immutable)
{
    MGL_SHARED(ctx);
    if (target != wanted && target != proxy) {
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
        return;
    }
    mgl_image_target where = {
        .target = wanted, .proxy = target == proxy, .texture = target == proxy ? NULL : mgl_texture_bound(ctx, wanted)};
    multisample(ctx, &where, samples, internal_format, width, height, depth, fixed, immutable);
}

static void multisample_named(mgl_context *ctx, GLuint name, GLenum wanted, GLsizei samples, GLenum internal_format,
                              GLsizei width, GLsizei height, GLsizei depth, bool fixed)
{
    MGL_SHARED(ctx);
    mgl_texture *texture = mgl_texture_named(ctx, name);
    if (!texture) return;
    mgl_image_target where = {.target = wanted, .texture = texture};
    if (texture->target != wanted)
        mgl_error(ctx, GL_INVALID_OPERATION, "texture %u has target 0x%x", name, texture->target);
    else
        multisample(ctx, &where, samples, internal_format, width, height, depth, fixed, true);
}

void mgl_glTexImage2DMultisample(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internal_format,
                                 GLsizei width, GLsizei height, GLboolean fixed)
{
    multisample_bound(ctx, target, GL_TEXTURE_2D_MULTISAMPLE, GL_PROXY_TEXTURE_2D_MULTISAMPLE, samples, internal_format,
                      width, height, 1, fixed, false);
}
void mgl_glTexImage3DMultisample(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internal_format,
                                 GLsizei width, GLsizei height, GLsizei depth, GLboolean fixed)
{
    multisample_bound(ctx, target, GL_TEXTURE_2D_MULTISAMPLE_ARRAY, GL_PROXY_TEXTURE_2D_MULTISAMPLE_ARRAY, samples,
                      internal_format, width, height, depth, fixed, false);
}
void mgl_glTexStorage2DMultisample(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internal_format,
                                   GLsizei width, GLsizei height, GLboolean fixed)
{
    multisample_bound(ctx, target, GL_TEXTURE_2D_MULTISAMPLE, GL_PROXY_TEXTURE_2D_MULTISAMPLE, samples, internal_format,
                      width, height, 1, fixed, true);
}
void mgl_glTexStorage3DMultisample(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internal_format,
                                   GLsizei width, GLsizei height, GLsizei depth, GLboolean fixed)
{
    multisample_bound(ctx, target, GL_TEXTURE_2D_MULTISAMPLE_ARRAY, GL_PROXY_TEXTURE_2D_MULTISAMPLE_ARRAY, samples,
                      internal_format, width, height, depth, fixed, true);
}
void mgl_glTextureStorage2DMultisample(mgl_context *ctx, GLuint texture, GLsizei samples, GLenum internal_format,
                                       GLsizei width, GLsizei height, GLboolean fixed)
{
    multisample_named(ctx, texture, GL_TEXTURE_2D_MULTISAMPLE, samples, internal_format, width, height, 1, fixed);
}
void mgl_glTextureStorage3DMultisample(mgl_context *ctx, GLuint texture, GLsizei samples, GLenum internal_format,
                                       GLsizei width, GLsizei height, GLsizei depth, GLboolean fixed)
{
    multisample_named(ctx, texture, GL_TEXTURE_2D_MULTISAMPLE_ARRAY, samples, internal_format, width, height, depth,
                      fixed);
}

/* ---- buffer textures ---- */
static void tex_buffer(mgl_context *ctx, mgl_texture *texture, GLenum internal_format, GLuint name, bool range,
                       GLintptr offset, GLsizeiptr size)
{
    const mgl_format_desc *desc = mgl_format_of_texel_buffer(ctx, internal_format);
    mgl_buffer *buffer = name ? mgl_buffer_lookup(ctx, name) : NULL;
    if (!desc) {
        mgl_error(ctx, GL_INVALID_ENUM, "internal format 0x%x", internal_format);
        return;
    }
    if (name && !buffer) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%u is not a buffer", name);
        return;
    }
    if (buffer && range &&
        (offset < 0 || size <= 0 || (uint64_t)offset + (uint64_t)size > buffer->size ||
         (ctx->caps->texel_buffer_alignment && offset % ctx->caps->texel_buffer_alignment))) {
        mgl_error(ctx, GL_INVALID_VALUE, "range %lld+%lld of buffer %u", (long long)offset, (long long)size, name);
        return;
    }
    if (!mgl_texture_ensure_handle(ctx, texture)) return;
    mgl_buffer_assign(ctx, &texture->buffer, buffer);
    if (buffer) buffer->shown |= !buffer->has_storage;
    texture->buffer_format = internal_format;
    texture->buffer_offset = buffer && range ? (uint64_t)offset : 0;
    texture->buffer_size = buffer && range ? (uint64_t)size : 0;
    texture->levels[0].desc = desc;
    texture->levels[0].internal_format = internal_format;
    mgl_texture_changed(ctx, texture); /* emit_textures.c sends it once the buffer has storage */
    mgl_shared_changed(ctx);
}

void mgl_glTexBufferRange(mgl_context *ctx, GLenum target, GLenum internal_format, GLuint buffer, GLintptr offset,
                          GLsizeiptr size)
{
    MGL_SHARED(ctx);
    if (target != GL_TEXTURE_BUFFER)
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
    else
        tex_buffer(ctx, mgl_texture_bound(ctx, target), internal_format, buffer, true, offset, size);
}
void mgl_glTexBuffer(mgl_context *ctx, GLenum target, GLenum internal_format, GLuint buffer)
{
    MGL_SHARED(ctx);
    if (target != GL_TEXTURE_BUFFER)
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
    else
        tex_buffer(ctx, mgl_texture_bound(ctx, target), internal_format, buffer, false, 0, 0);
}
static void tex_buffer_named(mgl_context *ctx, GLuint name, GLenum internal_format, GLuint buffer, bool range,
                             GLintptr offset, GLsizeiptr size)
{
    MGL_SHARED(ctx);
    mgl_texture *texture = mgl_texture_named(ctx, name);
    if (texture && texture->target == GL_TEXTURE_BUFFER)
        tex_buffer(ctx, texture, internal_format, buffer, range, offset, size);
    else if (texture)
        mgl_error(ctx, GL_INVALID_ENUM, "texture %u is not a buffer texture", name);
}
void mgl_glTextureBuffer(mgl_context *ctx, GLuint texture, GLenum internal_format, GLuint buffer)
{
    tex_buffer_named(ctx, texture, internal_format, buffer, false, 0, 0);
}
void mgl_glTextureBufferRange(mgl_context *ctx, GLuint texture, GLenum internal_format, GLuint buffer, GLintptr offset,
                              GLsizeiptr size)
{
    tex_buffer_named(ctx, texture, internal_format, buffer, true, offset, size);
}
