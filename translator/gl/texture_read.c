/* Texels of textures back to the program: glGetTexImage and its kin, compressed blocks (GL 4.6 core §8.11.4). */
#include "translator/gl/buffer.h"
#include "translator/gl/framebuffer.h"
#include "translator/gl/texture_image.h"

/* Compressed images are decompressed by the server, layer by layer, in a scratch texture. */
static void read_decompressed(mgl_context *ctx, const mgl_pixel_sink *sink, const mgl_texture *texture, GLint level,
                              mgl_box box)
{
    const mgl_format_desc *desc = texture->levels[level].desc, *plain = mgl_format_uncompressed(ctx, desc);
    for (uint32_t z = 0; z < box.depth; z++) {
        mgl_fb_image image = {{texture->handle, (uint32_t)level, (uint32_t)box.z + z},
                              desc,
                              texture->levels[level].width,
                              texture->levels[level].height,
                              1};
        mgl_box slice = {box.x, box.y, box.z + (int32_t)z, box.width, box.height, 1};
        mgl_pixel_sink part = *sink;
        part.image.first += z * sink->image.image_bytes;
        if (!mgl_through_transfer(ctx, &image, plain, MGL_ASPECT_COLOR, true, &slice)) return;
        mgl_read_pixels(ctx, &part, image.image.texture, 0, plain, slice, 0, 0, false);
    }
}

static void get_image(mgl_context *ctx, const mgl_image_target *where, uint32_t dimensions, GLint level,
                      const mgl_image_region *r, GLenum format, GLenum type, GLsizei size, void *pixels)
{
    mgl_pixel_sink sink;
    mgl_texture *texture = where->texture;
    const mgl_format_desc *desc = texture->levels[level].desc;
    if (!mgl_pixel_sink_init(ctx, &sink, format, type, size, pixels, dimensions, r->width, r->height, r->depth)) return;
    if (!desc || mgl_lost(ctx)) return; /* an image of size zero */
    bool stencil = sink.image.codec.domain == MGL_ASPECT_STENCIL && desc->base_format == GL_DEPTH_STENCIL;
    GLenum error = stencil ? GL_NO_ERROR : mgl_pixel_matches(&sink.image.codec, desc);
    if (error) {
        mgl_error(ctx, error, "format 0x%x does not fit internal format 0x%x", format, desc->internal_format);
        return;
    }
    sink.image.codec.luminance = false; /* luminance is red here, not the sum (GL 2.1 §6.1.4) */
    mgl_box box = mgl_texture_box(where->target, where->face, r->x, r->y, r->z, r->width, r->height, r->depth);
    if (!box.width || !box.height || !box.depth) return;
    if (desc->compressed)
        read_decompressed(ctx, &sink, texture, level, box);
    else
        mgl_read_pixels(ctx, &sink, texture->handle, (uint32_t)level, desc, box, 0, 0, false);
}

static uint32_t query_dimensions(GLenum target)
{
    switch (target) {
    case GL_TEXTURE_1D:
        return 1;
    case GL_TEXTURE_3D:
    case GL_TEXTURE_2D_ARRAY:
    case GL_TEXTURE_CUBE_MAP_ARRAY:
        return 3;
    default:
        return 2;
    }
}

mgl_image_region mgl_image_whole(const mgl_image_target *where, GLint level)
{
    const mgl_level *slot = &where->texture->levels[level];
    uint32_t slices = where->target == GL_TEXTURE_CUBE_MAP && !where->is_face ? 6 : slot->depth;
    return (mgl_image_region){0, 0, 0, slot->width, slot->height, slices};
}

void mgl_glGetnTexImage(mgl_context *ctx, GLenum target, GLint level, GLenum format, GLenum type, GLsizei size,
                        void *pixels)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    uint32_t dimensions = query_dimensions(target);
    if (!mgl_image_target_init(ctx, &where, target, dimensions, false) ||
        !mgl_image_check_level(ctx, where.target, level))
        return;
    mgl_image_region r = mgl_image_whole(&where, level);
    get_image(ctx, &where, dimensions, level, &r, format, type, size, pixels);
}
void mgl_glGetTexImage(mgl_context *ctx, GLenum target, GLint level, GLenum format, GLenum type, void *pixels)
{
    mgl_glGetnTexImage(ctx, target, level, format, type, -1, pixels);
}

static bool named_target(mgl_context *ctx, mgl_image_target *where, GLuint name, uint32_t *dimensions)
{
    mgl_texture *texture = mgl_texture_lookup(ctx, name);
    *dimensions = texture && texture->target == GL_TEXTURE_CUBE_MAP ? 3
                  : texture                                         ? query_dimensions(texture->target)
                                                                    : 2;
    return mgl_image_target_of(ctx, where, name, *dimensions);
}

void mgl_glGetTextureImage(mgl_context *ctx, GLuint name, GLint level, GLenum format, GLenum type, GLsizei size,
                           void *pixels)
{
    mgl_image_target where;
    uint32_t dimensions;
    MGL_SHARED(ctx);
    if (!named_target(ctx, &where, name, &dimensions) || !mgl_image_check_level(ctx, where.target, level)) return;
    mgl_image_region r = mgl_image_whole(&where, level);
    get_image(ctx, &where, dimensions, level, &r, format, type, size, pixels);
}
/* GL 4.6 core §8.11.4: an image that is not there has no texels; a cube map needs all its faces. */
static bool check_part(mgl_context *ctx, const mgl_image_target *where, GLint level, GLint x, GLint y, GLint z,
                       GLsizei width, GLsizei height, GLsizei depth)
{
    if (!mgl_image_check_level(ctx, where->target, level)) return false;
    const mgl_level *slot = &where->texture->levels[level];
    if (where->target == GL_TEXTURE_CUBE_MAP && slot->faces != 0x3f)
        mgl_error(ctx, GL_INVALID_OPERATION, "the cube map is not complete");
    else if (!slot->desc)
        mgl_error(ctx, GL_INVALID_VALUE, "level %d is not defined", level);
    else
        return mgl_image_check_region(ctx, where, level, x, y, z, width, height, depth);
    return false;
}

void mgl_glGetTextureSubImage(mgl_context *ctx, GLuint name, GLint level, GLint x, GLint y, GLint z, GLsizei width,
                              GLsizei height, GLsizei depth, GLenum format, GLenum type, GLsizei size, void *pixels)
{
    mgl_image_target where;
    uint32_t dimensions;
    MGL_SHARED(ctx);
    if (!named_target(ctx, &where, name, &dimensions) || !check_part(ctx, &where, level, x, y, z, width, height, depth))
        return;
    get_image(ctx, &where, dimensions, level,
              &(mgl_image_region){x, y, z, (uint32_t)width, (uint32_t)height, (uint32_t)depth}, format, type, size,
              pixels);
}

/* ---- glGetCompressedTexImage ---- */
static void get_blocks(mgl_context *ctx, const mgl_image_target *where, GLint level, const mgl_image_region *r,
                       GLsizei limit, void *pixels)
{
    const mgl_texture *texture = where->texture;
    const mgl_level slot = texture->levels[level];
    mgl_buffer *buffer = ctx->pixel_pack_buffer;
    if (!slot.desc || !slot.desc->compressed) {
        mgl_error(ctx, GL_INVALID_OPERATION, "level %d is not compressed", level);
        return;
    }
    uint64_t size = mgl_blocks_bytes(slot.desc, r->width, r->height, r->depth), offset = (uint64_t)(uintptr_t)pixels;
    bool mapped = buffer && buffer->map.active && !(buffer->map.access & GL_MAP_PERSISTENT_BIT);
    if (mapped || (buffer && (offset > buffer->size || size > buffer->size - offset)) ||
        (!buffer && limit >= 0 && size > (uint64_t)limit)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the image does not fit where it should go");
        return;
    }
    if (!size) return;
    mgl_box box = mgl_texture_box(where->target, where->face, r->x, r->y, r->z, r->width, r->height, r->depth);
    uint8_t *out = buffer ? mgl_malloc(size) : pixels;
    if (!out) {
        if (buffer) mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a read-back");
        return;
    }
    bool ok = mgl_read_texels(ctx, texture->handle, (uint32_t)level, MGL_ASPECT_COLOR, slot.desc->format, box, out);
    if (!buffer) return;
    if (ok) mgl_buffer_write(ctx, buffer, offset, size, out);
    mgl_free(out);
}

void mgl_glGetnCompressedTexImage(mgl_context *ctx, GLenum target, GLint level, GLsizei size, void *pixels)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    if (mgl_image_target_init(ctx, &where, target, query_dimensions(target), false) &&
        mgl_image_check_level(ctx, where.target, level)) {
        mgl_image_region r = mgl_image_whole(&where, level);
        get_blocks(ctx, &where, level, &r, size, pixels);
    }
}
void mgl_glGetCompressedTexImage(mgl_context *ctx, GLenum target, GLint level, void *pixels)
{
    mgl_glGetnCompressedTexImage(ctx, target, level, -1, pixels);
}
void mgl_glGetCompressedTextureImage(mgl_context *ctx, GLuint name, GLint level, GLsizei size, void *pixels)
{
    mgl_image_target where;
    uint32_t dimensions;
    MGL_SHARED(ctx);
    if (named_target(ctx, &where, name, &dimensions) && mgl_image_check_level(ctx, where.target, level)) {
        mgl_image_region r = mgl_image_whole(&where, level);
        get_blocks(ctx, &where, level, &r, size, pixels);
    }
}

/* Whole blocks, or up to the image's edge (GL 4.6 core §8.11.4). */
static bool on_blocks(const mgl_level *slot, const mgl_image_region *r)
{
    const mgl_format_info *info = &mgl_format_infos[slot->desc->format];
    bool wide = r->width % info->block_width == 0 || (uint32_t)r->x + r->width == slot->width;
    bool high = r->height % info->block_height == 0 || (uint32_t)r->y + r->height == slot->height;
    return r->x % info->block_width == 0 && r->y % info->block_height == 0 && wide && high;
}

void mgl_glGetCompressedTextureSubImage(mgl_context *ctx, GLuint name, GLint level, GLint x, GLint y, GLint z,
                                        GLsizei width, GLsizei height, GLsizei depth, GLsizei size, void *pixels)
{
    mgl_image_target where;
    uint32_t dimensions;
    MGL_SHARED(ctx);
    if (!named_target(ctx, &where, name, &dimensions) || !check_part(ctx, &where, level, x, y, z, width, height, depth))
        return;
    mgl_image_region r = {x, y, z, (uint32_t)width, (uint32_t)height, (uint32_t)depth};
    if (where.texture->levels[level].desc->compressed && !on_blocks(&where.texture->levels[level], &r))
        mgl_error(ctx, GL_INVALID_VALUE, "region %d,%d %dx%d cuts blocks", x, y, width, height);
    else
        get_blocks(ctx, &where, level, &r, size, pixels);
}
