/* Compressed images given as blocks (GL 3.3 core §3.8.6), and RGTC on devices without BCn: its blocks are decoded here.
 */
#include "translator/gl/texture_image.h"

static uint32_t block_bytes(const mgl_format_desc *desc)
{
    if (desc->compressed) return mgl_format_infos[desc->format].bytes;
    return desc->base_format == GL_RED ? 8 : 16; /* RGTC that is stored uncompressed */
}

static uint64_t image_bytes(const mgl_format_desc *desc, uint32_t width, uint32_t height, uint32_t depth)
{
    return (uint64_t)((width + 3) / 4) * ((height + 3) / 4) * depth * block_bytes(desc);
}

/* ---- RGTC ---- */
static void decode_channel(const uint8_t *block, bool is_signed, uint8_t *out, uint32_t stride, uint32_t pitch)
{
    int values[8];
    values[0] = is_signed ? MGL_MAX((int8_t)block[0], -127) : block[0];
    values[1] = is_signed ? MGL_MAX((int8_t)block[1], -127) : block[1];
    bool eight = values[0] > values[1];
    int steps = eight ? 7 : 5;
    for (int i = 1; i < steps; i++) {
        int sum = values[0] * (steps - i) + values[1] * i;
        values[1 + i] = sum >= 0 ? (sum + steps / 2) / steps : -((-sum + steps / 2) / steps);
    }
    if (!eight) {
        values[6] = is_signed ? -127 : 0;
        values[7] = is_signed ? 127 : 255;
    }
    uint64_t bits = 0;
    memcpy(&bits, block + 2, 6);
    for (uint32_t i = 0; i < 16; i++)
        out[(i >> 2) * pitch + (i & 3) * stride] = (uint8_t)values[bits >> (3 * i) & 7];
}

/* Rows of `channels` bytes a texel, width and height rounded up to blocks. */
static uint8_t *decode_rgtc(const uint8_t *data, uint32_t width, uint32_t height, uint32_t depth, uint32_t channels,
                            bool is_signed, uint32_t *row_bytes)
{
    uint32_t columns = (width + 3) / 4, lines = (height + 3) / 4;
    *row_bytes = columns * 4 * channels;
    uint8_t *out = mgl_calloc((size_t)*row_bytes * lines * 4, depth);
    if (!out) return NULL;
    for (uint32_t z = 0; z < depth; z++)
        for (uint32_t y = 0; y < lines; y++)
            for (uint32_t x = 0; x < columns; x++)
                for (uint32_t c = 0; c < channels; c++, data += 8)
                    decode_channel(data, is_signed,
                                   out + (size_t)*row_bytes * (z * lines * 4 + y * 4) + x * 4 * channels + c, channels,
                                   *row_bytes);
    return out;
}

static void upload_decoded(mgl_context *ctx, mgl_texture *texture, uint32_t level, const mgl_format_desc *desc,
                           mgl_box box, const uint8_t *data)
{
    bool is_signed = desc->component_type == GL_SIGNED_NORMALIZED;
    uint32_t channels = desc->base_format == GL_RED ? 1 : 2, row_bytes;
    uint8_t *texels = decode_rgtc(data, box.width, box.height, box.depth, channels, is_signed, &row_bytes);
    if (!texels) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory to decode an image");
        return;
    }
    mgl_pixel_source source = {.pointer = texels};
    mgl_texel_codec codec;
    mgl_texel_codec_client(&codec, channels == 1 ? GL_RED : GL_RG, is_signed ? GL_BYTE : GL_UNSIGNED_BYTE, false);
    mgl_pixel_store tight = {
        .alignment = 1, .row_length = (GLint)(row_bytes / channels), .image_height = (GLint)((box.height + 3) / 4 * 4)};
    mgl_pixel_image_init(&source.image, &codec, &tight, 3, box.width, box.height, box.depth);
    mgl_upload_pixels(ctx, texture->handle, level, desc, box, &source);
    mgl_free(texels);
}

/* ---- source of blocks ---- */
typedef struct block_source {
    const uint8_t *data;
    mgl_buffer *buffer;
    uint64_t offset;
} block_source;

static bool source_init(mgl_context *ctx, block_source *source, GLsizei size, const void *data)
{
    if (ctx->pixel_unpack_buffer) mgl_mirrors_send(ctx);
    *source = (block_source){.data = data, .buffer = ctx->pixel_unpack_buffer, .offset = (uint64_t)(uintptr_t)data};
    mgl_buffer *buffer = source->buffer;
    if (!buffer) return true;
    source->data = NULL;
    if (buffer->map.active && !(buffer->map.access & GL_MAP_PERSISTENT_BIT))
        mgl_error(ctx, GL_INVALID_OPERATION, "the pixel buffer is mapped");
    else if (source->offset > buffer->size || (uint64_t)size > buffer->size - source->offset)
        mgl_error(ctx, GL_INVALID_OPERATION, "the pixel buffer is too small");
    else
        return true;
    return false;
}

static void upload(mgl_context *ctx, mgl_texture *texture, uint32_t level, const mgl_format_desc *desc, mgl_box box,
                   const block_source *source)
{
    if ((!source->data && !source->buffer) || !box.width || !box.height || !box.depth) return;
    uint64_t image = image_bytes(desc, box.width, box.height, 1),
             row = (uint64_t)((box.width + 3) / 4) * block_bytes(desc);
    if (desc->compressed) {
        mgl_upload_blocks(ctx, texture->handle, level, desc->format, box, source->data, row, image, source->buffer,
                          source->offset);
    } else {
        const uint8_t *data = source->buffer
                                  ? mgl_buffer_read_pointer(ctx, source->buffer, source->offset, image * box.depth)
                                  : source->data;
        if (data) upload_decoded(ctx, texture, level, desc, box, data);
    }
    mgl_shared_changed(ctx);
}

/* ---- glCompressedTexImage ---- */
static const mgl_format_desc *choose(mgl_context *ctx, GLenum internal_format)
{
    const mgl_format_desc *desc =
        mgl_format_is_specific_compressed(internal_format) ? mgl_format_choose(ctx, internal_format, 0, 0) : NULL;
    if (!desc) mgl_error(ctx, GL_INVALID_ENUM, "0x%x is not a compressed format that is given here", internal_format);
    return desc;
}

/* 2D, cube and 2D array images take blocks; of the 3D formats only BPTC does (ARB_texture_compression_bptc). */
static bool check_target(mgl_context *ctx, GLenum target, GLenum internal_format)
{
    bool bptc =
        internal_format >= GL_COMPRESSED_RGBA_BPTC_UNORM && internal_format <= GL_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT;
    switch (target) {
    case GL_TEXTURE_2D:
    case GL_TEXTURE_CUBE_MAP:
    case GL_TEXTURE_2D_ARRAY:
    case GL_TEXTURE_CUBE_MAP_ARRAY:
        return true;
    case GL_TEXTURE_3D:
        if (bptc) return true;
        mgl_error(ctx, GL_INVALID_OPERATION, "format 0x%x has no 3D images", internal_format);
        return false;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "no compressed images for target 0x%x", target);
        return false;
    }
}

static void compressed_image(mgl_context *ctx, GLenum target, uint32_t dimensions, GLint level, GLenum internal_format,
                             GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei size, const void *data)
{
    mgl_image_target where;
    block_source source;
    bool too_large;
    MGL_SHARED(ctx);
    if (!mgl_image_target_init(ctx, &where, target, dimensions, true)) return;
    const mgl_format_desc *desc = choose(ctx, internal_format);
    if (!desc || !check_target(ctx, where.target, internal_format) || !mgl_image_check_level(ctx, where.target, level))
        return;
    GLenum error =
        border ? GL_INVALID_VALUE : mgl_image_check_size(ctx, &where, level, width, height, depth, &too_large);
    if (error && !(where.proxy && !border && too_large)) {
        mgl_error(ctx, error, "size %dx%dx%d, border %d", width, height, depth, border);
        return;
    }
    mgl_level definition = {.width = (uint32_t)width,
                            .height = (uint32_t)height,
                            .depth = (uint32_t)depth,
                            .internal_format = internal_format,
                            .desc = desc,
                            .fixed_locations = true};
    if (where.proxy) {
        if (error) definition = (mgl_level){0};
        mgl_image_set_proxy(ctx, &where, level, &definition);
        return;
    }
    if (size < 0 || (uint64_t)size != image_bytes(desc, definition.width, definition.height, definition.depth)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%d bytes are not what the image takes", size);
    } else if (where.texture->immutable) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the texture is immutable");
    } else if (source_init(ctx, &source, size, data) &&
               mgl_texture_define_level(ctx, where.texture, (uint32_t)level, where.face, &definition)) {
        upload(
            ctx, where.texture, (uint32_t)level, desc,
            mgl_texture_box(where.target, where.face, 0, 0, 0, definition.width, definition.height, definition.depth),
            &source);
    }
}

void mgl_glCompressedTexImage1D(mgl_context *ctx, GLenum target, GLint level, GLenum internal_format, GLsizei width,
                                GLint border, GLsizei size, const void *data)
{
    mgl_error(ctx, GL_INVALID_ENUM, "there is no compressed format for one dimension");
}
void mgl_glCompressedTexImage2D(mgl_context *ctx, GLenum target, GLint level, GLenum internal_format, GLsizei width,
                                GLsizei height, GLint border, GLsizei size, const void *data)
{
    compressed_image(ctx, target, 2, level, internal_format, width, height, 1, border, size, data);
}
void mgl_glCompressedTexImage3D(mgl_context *ctx, GLenum target, GLint level, GLenum internal_format, GLsizei width,
                                GLsizei height, GLsizei depth, GLint border, GLsizei size, const void *data)
{
    compressed_image(ctx, target, 3, level, internal_format, width, height, depth, border, size, data);
}

/* ---- glCompressedTexSubImage ---- */
static bool aligned(GLint offset, GLsizei size, uint32_t whole)
{
    return offset % 4 == 0 && (size % 4 == 0 || (uint32_t)(offset + size) == whole);
}

static void compressed_sub_image(mgl_context *ctx, const mgl_image_target *where, GLint level, GLint x, GLint y,
                                 GLint z, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei size,
                                 const void *data)
{
    block_source source;
    if (!mgl_format_is_specific_compressed(format)) {
        mgl_error(ctx, GL_INVALID_ENUM, "0x%x is not a compressed format", format);
        return;
    }
    if (!mgl_image_check_region(ctx, where, level, x, y, z, width, height, depth)) return;
    const mgl_level *slot = &where->texture->levels[level];
    if (slot->internal_format != format || !aligned(x, width, slot->width) || !aligned(y, height, slot->height)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "format 0x%x or region does not fit the image", format);
    } else if (size < 0 ||
               (uint64_t)size != image_bytes(slot->desc, (uint32_t)width, (uint32_t)height, (uint32_t)depth)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%d bytes are not what the region takes", size);
    } else if (source_init(ctx, &source, size, data)) {
        upload(ctx, where->texture, (uint32_t)level, slot->desc,
               mgl_texture_box(where->target, where->face, x, y, z, (uint32_t)width, (uint32_t)height, (uint32_t)depth),
               &source);
    }
}

static void sub_bound(mgl_context *ctx, GLenum target, uint32_t dimensions, GLint level, GLint x, GLint y, GLint z,
                      GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei size, const void *data)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    if (mgl_image_target_init(ctx, &where, target, dimensions, false))
        compressed_sub_image(ctx, &where, level, x, y, z, width, height, depth, format, size, data);
}
static void sub_named(mgl_context *ctx, GLuint name, uint32_t dimensions, GLint level, GLint x, GLint y, GLint z,
                      GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei size, const void *data)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    if (mgl_image_target_of(ctx, &where, name, dimensions))
        compressed_sub_image(ctx, &where, level, x, y, z, width, height, depth, format, size, data);
}

void mgl_glCompressedTexSubImage1D(mgl_context *ctx, GLenum target, GLint level, GLint x, GLsizei width, GLenum format,
                                   GLsizei size, const void *data)
{
    mgl_error(ctx, GL_INVALID_ENUM, "there is no compressed format for one dimension");
}
void mgl_glCompressedTexSubImage2D(mgl_context *ctx, GLenum target, GLint level, GLint x, GLint y, GLsizei width,
                                   GLsizei height, GLenum format, GLsizei size, const void *data)
{
    sub_bound(ctx, target, 2, level, x, y, 0, width, height, 1, format, size, data);
}
void mgl_glCompressedTexSubImage3D(mgl_context *ctx, GLenum target, GLint level, GLint x, GLint y, GLint z,
                                   GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei size,
                                   const void *data)
{
    sub_bound(ctx, target, 3, level, x, y, z, width, height, depth, format, size, data);
}
void mgl_glCompressedTextureSubImage2D(mgl_context *ctx, GLuint texture, GLint level, GLint x, GLint y, GLsizei width,
                                       GLsizei height, GLenum format, GLsizei size, const void *data)
{
    sub_named(ctx, texture, 2, level, x, y, 0, width, height, 1, format, size, data);
}
void mgl_glCompressedTextureSubImage3D(mgl_context *ctx, GLuint texture, GLint level, GLint x, GLint y, GLint z,
                                       GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei size,
                                       const void *data)
{
    sub_named(ctx, texture, 3, level, x, y, z, width, height, depth, format, size, data);
}
