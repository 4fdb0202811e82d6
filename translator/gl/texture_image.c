/* Images of textures: glTexImage, glTexSubImage, glTexStorage, multisample and buffer textures (GL 3.3 core §3.8.3 to
 * §3.8.8). */
#include "translator/gl/texture_image.h"

/* ---- targets, levels, sizes ---- */
static GLenum unproxy(GLenum target)
{
    switch (target) {
    case GL_PROXY_TEXTURE_1D:
        return GL_TEXTURE_1D;
    case GL_PROXY_TEXTURE_2D:
        return GL_TEXTURE_2D;
    case GL_PROXY_TEXTURE_3D:
        return GL_TEXTURE_3D;
    case GL_PROXY_TEXTURE_CUBE_MAP:
        return GL_TEXTURE_CUBE_MAP;
    case GL_PROXY_TEXTURE_1D_ARRAY:
        return GL_TEXTURE_1D_ARRAY;
    case GL_PROXY_TEXTURE_2D_ARRAY:
        return GL_TEXTURE_2D_ARRAY;
    case GL_PROXY_TEXTURE_CUBE_MAP_ARRAY:
        return GL_TEXTURE_CUBE_MAP_ARRAY;
    case GL_PROXY_TEXTURE_RECTANGLE:
        return GL_TEXTURE_RECTANGLE;
    case GL_PROXY_TEXTURE_2D_MULTISAMPLE:
        return GL_TEXTURE_2D_MULTISAMPLE;
    case GL_PROXY_TEXTURE_2D_MULTISAMPLE_ARRAY:
        return GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
    default:
        return 0;
    }
}

static uint32_t target_dimensions(GLenum target)
{
    switch (target) {
    case GL_TEXTURE_1D:
        return 1;
    case GL_TEXTURE_2D:
    case GL_TEXTURE_1D_ARRAY:
    case GL_TEXTURE_RECTANGLE:
    case GL_TEXTURE_CUBE_MAP:
    case GL_TEXTURE_2D_MULTISAMPLE:
        return 2;
    case GL_TEXTURE_3D:
    case GL_TEXTURE_2D_ARRAY:
    case GL_TEXTURE_CUBE_MAP_ARRAY:
    case GL_TEXTURE_2D_MULTISAMPLE_ARRAY:
        return 3;
    default:
        return 0;
    }
}

static bool is_multisample(GLenum target)
{
    return target == GL_TEXTURE_2D_MULTISAMPLE || target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
}

bool mgl_image_target_init(mgl_context *ctx, mgl_image_target *out, GLenum target, uint32_t dimensions, bool proxies)
{
    *out = (mgl_image_target){.target = target};
    GLenum real = unproxy(target);
    if (real && proxies) {
        out->target = real;
        out->proxy = true;
    } else if (target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z) {
        out->target = GL_TEXTURE_CUBE_MAP;
        out->face = target - GL_TEXTURE_CUBE_MAP_POSITIVE_X;
        out->is_face = true;
    }
    bool whole_cube = out->target == GL_TEXTURE_CUBE_MAP && !out->is_face && !out->proxy;
    if (target_dimensions(out->target) != dimensions || whole_cube || is_multisample(out->target)) {
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
        return false;
    }
    if (!out->proxy) out->texture = mgl_texture_bound(ctx, out->target);
    return true;
}

bool mgl_image_target_of(mgl_context *ctx, mgl_image_target *out, GLuint name, uint32_t dimensions)
{
    mgl_texture *texture = mgl_texture_named(ctx, name);
    if (!texture) return false;
    *out = (mgl_image_target){.target = texture->target, .texture = texture};
    uint32_t expected =
        texture->target == GL_TEXTURE_CUBE_MAP ? 3 : target_dimensions(texture->target); /* faces are slices there */
    if (expected == dimensions && !is_multisample(texture->target)) return true;
    mgl_error(ctx, GL_INVALID_OPERATION, "texture %u has target 0x%x", name, texture->target);
    return false;
}

bool mgl_image_check_level(mgl_context *ctx, GLenum target, GLint level)
{
    if (level >= 0 && (uint32_t)level < mgl_texture_max_levels(ctx, target)) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "level %d", level);
    return false;
}

GLenum mgl_image_check_size(mgl_context *ctx, const mgl_image_target *where, GLint level, GLsizei width, GLsizei height,
                            GLsizei depth, bool *too_large)
{
    *too_large = false;
    if (width < 0 || height < 0 || depth < 0) return GL_INVALID_VALUE;
    GLenum target = where->target;
    bool cube = target == GL_TEXTURE_CUBE_MAP || target == GL_TEXTURE_CUBE_MAP_ARRAY;
    if (cube && width != height) return GL_INVALID_VALUE;
    if (target == GL_TEXTURE_CUBE_MAP_ARRAY && depth % 6) return GL_INVALID_VALUE;
    uint32_t size = mgl_texture_max_size(ctx, target) >> level, layers = (uint32_t)ctx->limits.max_array_layers;
    uint32_t rows = target == GL_TEXTURE_1D_ARRAY ? layers : size, slices = target == GL_TEXTURE_3D          ? size
                                                                            : target_dimensions(target) == 3 ? layers
                                                                                                             : 1;
    *too_large = (uint32_t)width > size || (uint32_t)height > rows || (uint32_t)depth > slices;
    return *too_large ? GL_INVALID_VALUE : GL_NO_ERROR;
}

bool mgl_image_fits_memory(mgl_context *ctx, const mgl_format_desc *desc, uint64_t width, uint64_t height,
                           uint64_t depth, uint32_t samples)
{
    const mgl_format_info *info = &mgl_format_infos[desc->format];
    double bytes = (double)width * (double)height * (double)depth * MGL_MAX(samples, 1u) * info->bytes /
                   (info->block_width * info->block_height);
    return !ctx->caps->heap_bytes || bytes <= (double)ctx->caps->heap_bytes;
}

void mgl_image_set_proxy(mgl_context *ctx, const mgl_image_target *where, GLint level, const mgl_level *definition)
{
    int index = mgl_texture_target_index(where->target);
    ctx->texture_emit->proxies[index] = *definition;
    ctx->texture_emit->proxy_level[index] = level;
}

void mgl_image_written(mgl_context *ctx, mgl_texture *texture, GLint level)
{
    const mgl_format_desc *desc = texture->levels[level].desc;
    if (texture->generate_mipmap && level == texture->base_level && texture->max_level > level && desc &&
        mgl_format_has_mipmaps(desc))
        mgl_texture_generate_mipmap(ctx, texture);
}

/* ---- glTexImage ---- */
typedef struct image_call {
    mgl_image_target where;
    uint32_t dimensions;
    GLint level, internal_format, border;
    GLsizei width, height, depth;
    GLenum format, type;
    const void *pixels;
} image_call;

static bool check_border(mgl_context *ctx, const image_call *call)
{
    bool legal = call->border == 0 ||
                 (call->border == 1 && !ctx->core && !ctx->es && call->where.target != GL_TEXTURE_RECTANGLE);
    if (!legal) mgl_error(ctx, GL_INVALID_VALUE, "border %d", call->border);
    return legal;
}

/* Depth formats have no 3D textures (GL 3.3 §3.8.3). */
static bool check_depth_target(mgl_context *ctx, const mgl_format_desc *desc, GLenum target)
{
    if ((!desc->depth_renderable && !desc->stencil_renderable) || target != GL_TEXTURE_3D) return true;
    mgl_error(ctx, GL_INVALID_OPERATION, "no depth or stencil format in a 3D texture");
    return false;
}

/* Borders are not kept: the image starts one texel further in. */
static void strip_border(image_call *call, mgl_pixel_source *source)
{
    if (!call->border) return;
    mgl_pixel_image *image = &source->image;
    image->first += image->codec.texel_bytes;
    call->width = image->width = call->width > 2 ? (uint32_t)call->width - 2 : 0;
    if (call->dimensions >= 2 && call->where.target != GL_TEXTURE_1D_ARRAY) {
        image->first += image->row_bytes;
        call->height = image->height = call->height > 2 ? (uint32_t)call->height - 2 : 0;
    }
    if (call->where.target == GL_TEXTURE_3D) {
        image->first += image->image_bytes;
        call->depth = image->depth = call->depth > 2 ? (uint32_t)call->depth - 2 : 0;
    }
}

static const mgl_format_desc *check_formats(mgl_context *ctx, const image_call *call, mgl_pixel_source *source)
{
    const mgl_format_desc *desc = mgl_format_choose(ctx, (GLenum)call->internal_format, call->format, call->type);
    if (!desc) {
        mgl_error(ctx, GL_INVALID_VALUE, "internal format 0x%x", call->internal_format);
        return NULL;
    }
    if (!mgl_pixel_source_init(ctx, source, call->format, call->type, call->pixels, call->dimensions,
                               (uint32_t)call->width, (uint32_t)call->height, (uint32_t)call->depth))
        return NULL;
    GLenum error = mgl_pixel_matches(&source->image.codec, desc);
    if (error) {
        mgl_error(ctx, error, "format 0x%x does not fit internal format 0x%x", call->format, call->internal_format);
        return NULL;
    }
    return check_depth_target(ctx, desc, call->where.target) ? desc : NULL;
}

static void define_image(mgl_context *ctx, image_call *call, const mgl_format_desc *desc, mgl_pixel_source *source)
{
    mgl_texture *texture = call->where.texture;
    strip_border(call, source);
    mgl_level level = {.width = (uint32_t)call->width,
                       .height = (uint32_t)call->height,
                       .depth = (uint32_t)call->depth,
                       .internal_format = (GLenum)call->internal_format,
                       .desc = desc,
                       .fixed_locations = true};
    if (!mgl_texture_define_level(ctx, texture, (uint32_t)call->level, call->where.face, &level)) return;
    mgl_box box =
        mgl_texture_box(call->where.target, call->where.face, 0, 0, 0, level.width, level.height, level.depth);
    mgl_upload_pixels(ctx, texture->handle, (uint32_t)call->level, desc, box, source);
    mgl_shared_changed(ctx);
    mgl_image_written(ctx, texture, call->level);
}

static void tex_image(mgl_context *ctx, GLenum target, image_call *call)
{
    MGL_SHARED(ctx);
    bool too_large;
    mgl_pixel_source source;
    if (!mgl_image_target_init(ctx, &call->where, target, call->dimensions, true) ||
        !mgl_image_check_level(ctx, call->where.target, call->level) || !check_border(ctx, call))
        return;
    GLsizei trim = 2 * call->border;
    GLenum error = mgl_image_check_size(ctx, &call->where, call->level, call->width - trim,
                                        call->height - (call->dimensions >= 2 ? trim : 0),
                                        call->depth - (call->where.target == GL_TEXTURE_3D ? trim : 0), &too_large);
    if (error && !(call->where.proxy && too_large)) {
        mgl_error(ctx, error, "size %dx%dx%d", call->width, call->height, call->depth);
        return;
    }
    const mgl_buffer *kept = ctx->pixel_unpack_buffer;
    if (call->where.proxy) { /* proxies read no pixels */
        call->pixels = NULL;
        ctx->pixel_unpack_buffer = NULL;
    }
    const mgl_format_desc *desc = check_formats(ctx, call, &source);
    ctx->pixel_unpack_buffer = (mgl_buffer *)kept;
    if (!desc) return;
    bool fits = !too_large && mgl_image_fits_memory(ctx, desc, (uint64_t)call->width, (uint64_t)call->height,
                                                    (uint64_t)call->depth, 1);
    if (call->where.proxy) {
        mgl_level level = {0};
        if (fits)
            level = (mgl_level){.width = (uint32_t)call->width,
                                .height = (uint32_t)call->height,
                                .depth = (uint32_t)call->depth,
                                .internal_format = (GLenum)call->internal_format,
                                .desc = desc};
        mgl_image_set_proxy(ctx, &call->where, call->level, &level);
    } else if (call->where.texture->immutable) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the texture is immutable");
    } else if (!fits) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%dx%dx%d texels are more than the device has", call->width, call->height,
                  call->depth);
    } else {
        define_image(ctx, call, desc, &source);
    }
}

void mgl_glTexImage1D(mgl_context *ctx, GLenum target, GLint level, GLint internal_format, GLsizei width, GLint border,
                      GLenum format, GLenum type, const void *pixels)
{
    tex_image(ctx, target,
              &(image_call){.dimensions = 1,
                            .level = level,
                            .internal_format = internal_format,
                            .border = border,
                            .width = width,
                            .height = 1,
                            .depth = 1,
                            .format = format,
                            .type = type,
                            .pixels = pixels});
}
void mgl_glTexImage2D(mgl_context *ctx, GLenum target, GLint level, GLint internal_format, GLsizei width,
                      GLsizei height, GLint border, GLenum format, GLenum type, const void *pixels)
{
    tex_image(ctx, target,
              &(image_call){.dimensions = 2,
                            .level = level,
                            .internal_format = internal_format,
                            .border = border,
                            .width = width,
                            .height = height,
                            .depth = 1,
                            .format = format,
                            .type = type,
                            .pixels = pixels});
}
void mgl_glTexImage3D(mgl_context *ctx, GLenum target, GLint level, GLint internal_format, GLsizei width,
                      GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels)
{
    tex_image(ctx, target,
              &(image_call){.dimensions = 3,
                            .level = level,
                            .internal_format = internal_format,
                            .border = border,
                            .width = width,
                            .height = height,
                            .depth = depth,
                            .format = format,
                            .type = type,
                            .pixels = pixels});
}

/* ---- glTexSubImage ---- */
bool mgl_image_contains(const mgl_image_target *where, GLint level, GLint x, GLint y, GLint z, GLsizei width,
                        GLsizei height, GLsizei depth)
{
    const mgl_level *slot = &where->texture->levels[level];
    int64_t slices = where->target == GL_TEXTURE_CUBE_MAP && !where->is_face ? 6 : (int64_t)slot->depth;
    return width >= 0 && height >= 0 && depth >= 0 && x >= 0 && y >= 0 && z >= 0 &&
           (int64_t)x + width <= (int64_t)slot->width && (int64_t)y + height <= (int64_t)slot->height &&
           (int64_t)z + depth <= slices;
}

bool mgl_image_check_region(mgl_context *ctx, const mgl_image_target *where, GLint level, GLint x, GLint y, GLint z,
                            GLsizei width, GLsizei height, GLsizei depth)
{
    if (!mgl_image_check_level(ctx, where->target, level)) return false;
    const mgl_level *slot = &where->texture->levels[level];
    if (!slot->desc || (where->is_face && !(slot->faces >> where->face & 1))) {
        mgl_error(ctx, GL_INVALID_OPERATION, "level %d is not defined", level);
        return false;
    }
    bool inside = mgl_image_contains(where, level, x, y, z, width, height, depth);
    if (!inside)
        mgl_error(ctx, GL_INVALID_VALUE, "region %d,%d,%d %dx%dx%d is outside of the image", x, y, z, width, height,
                  depth);
    return inside;
}

static void sub_image(mgl_context *ctx, const mgl_image_target *where, uint32_t dimensions, GLint level, GLint x,
                      GLint y, GLint z, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type,
                      const void *pixels)
{
    mgl_pixel_source source;
    if (!mgl_image_check_region(ctx, where, level, x, y, z, width, height, depth)) return;
    mgl_texture *texture = where->texture;
    const mgl_format_desc *desc = texture->levels[level].desc;
    if (!mgl_pixel_source_init(ctx, &source, format, type, pixels, dimensions, (uint32_t)width, (uint32_t)height,
                               (uint32_t)depth))
        return;
    GLenum error = desc->compressed ? GL_INVALID_OPERATION : mgl_pixel_matches(&source.image.codec, desc);
    if (error) {
        mgl_error(ctx, error, "format 0x%x does not fit internal format 0x%x", format, desc->internal_format);
        return;
    }
    mgl_box box =
        mgl_texture_box(where->target, where->face, x, y, z, (uint32_t)width, (uint32_t)height, (uint32_t)depth);
    mgl_upload_pixels(ctx, texture->handle, (uint32_t)level, desc, box, &source);
    mgl_shared_changed(ctx);
    mgl_image_written(ctx, texture, level);
}

static void sub_image_bound(mgl_context *ctx, GLenum target, uint32_t dimensions, GLint level, GLint x, GLint y,
                            GLint z, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type,
                            const void *pixels)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    if (mgl_image_target_init(ctx, &where, target, dimensions, false))
        sub_image(ctx, &where, dimensions, level, x, y, z, width, height, depth, format, type, pixels);
}

static void sub_image_named(mgl_context *ctx, GLuint name, uint32_t dimensions, GLint level, GLint x, GLint y, GLint z,
                            GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type,
                            const void *pixels)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    if (mgl_image_target_of(ctx, &where, name, dimensions))
        sub_image(ctx, &where, dimensions, level, x, y, z, width, height, depth, format, type, pixels);
}

void mgl_glTexSubImage1D(mgl_context *ctx, GLenum target, GLint level, GLint x, GLsizei width, GLenum format,
                         GLenum type, const void *pixels)
{
    sub_image_bound(ctx, target, 1, level, x, 0, 0, width, 1, 1, format, type, pixels);
}
void mgl_glTexSubImage2D(mgl_context *ctx, GLenum target, GLint level, GLint x, GLint y, GLsizei width, GLsizei height,
                         GLenum format, GLenum type, const void *pixels)
{
    sub_image_bound(ctx, target, 2, level, x, y, 0, width, height, 1, format, type, pixels);
}
void mgl_glTexSubImage3D(mgl_context *ctx, GLenum target, GLint level, GLint x, GLint y, GLint z, GLsizei width,
                         GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    sub_image_bound(ctx, target, 3, level, x, y, z, width, height, depth, format, type, pixels);
}
void mgl_glTextureSubImage1D(mgl_context *ctx, GLuint texture, GLint level, GLint x, GLsizei width, GLenum format,
                             GLenum type, const void *pixels)
{
    sub_image_named(ctx, texture, 1, level, x, 0, 0, width, 1, 1, format, type, pixels);
}
void mgl_glTextureSubImage2D(mgl_context *ctx, GLuint texture, GLint level, GLint x, GLint y, GLsizei width,
                             GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    sub_image_named(ctx, texture, 2, level, x, y, 0, width, height, 1, format, type, pixels);
}
void mgl_glTextureSubImage3D(mgl_context *ctx, GLuint texture, GLint level, GLint x, GLint y, GLint z, GLsizei width,
                             GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    sub_image_named(ctx, texture, 3, level, x, y, z, width, height, depth, format, type, pixels);
}
