/* Pixels on their way to a texture: where they come from, conversion into upload records, straight copies from buffers.
 */
#include "translator/gl/texture.h"
#include "translator/gl/upload.h"

static bool buffer_mapped(const mgl_buffer *buffer)
{
    return buffer->map.active && !(buffer->map.access & GL_MAP_PERSISTENT_BIT);
}

/* GL 3.3 §3.7.2, pixel unpack buffers: mapped, misaligned or too small is GL_INVALID_OPERATION. */
static bool check_buffer(mgl_context *ctx, const mgl_buffer *buffer, uint64_t offset, uint64_t extent, uint32_t element)
{
    if (buffer_mapped(buffer))
        mgl_error(ctx, GL_INVALID_OPERATION, "the pixel buffer is mapped");
    else if (element && offset % element)
        mgl_error(ctx, GL_INVALID_OPERATION, "offset %llu is not a multiple of %u", (unsigned long long)offset,
                  element);
    else if (offset > buffer->size || extent > buffer->size - offset)
        mgl_error(ctx, GL_INVALID_OPERATION, "the pixel buffer is too small");
    else
        return true;
    return false;
}

bool mgl_pixel_source_init(mgl_context *ctx, mgl_pixel_source *source, GLenum format, GLenum type, const void *pixels,
                           uint32_t dimensions, uint32_t width, uint32_t height, uint32_t depth)
{
    mgl_texel_codec codec;
    GLenum error = mgl_texel_codec_client(&codec, format, type, ctx->core);
    if (error) {
        mgl_error(ctx, error, "format 0x%x, type 0x%x", format, type);
        return false;
    }
    *source = (mgl_pixel_source){.pointer = pixels};
    mgl_pixel_image_init(&source->image, &codec, &ctx->unpack, dimensions, width, height, depth);
    if (!ctx->pixel_unpack_buffer) return true;
    mgl_mirrors_send(ctx);
    source->pointer = NULL;
    source->buffer = ctx->pixel_unpack_buffer;
    source->offset = (uint64_t)(uintptr_t)pixels;
    return check_buffer(ctx, source->buffer, source->offset, source->image.extent,
                        codec.layout == MGL_TEXEL_D32FS8 ? 4 : codec.bytes);
}

GLenum mgl_pixel_matches(const mgl_texel_codec *codec, const mgl_format_desc *desc)
{
    bool depth = desc->depth_renderable, stencil = desc->base_format == GL_STENCIL_INDEX;
    if (codec->domain == MGL_ASPECT_COLOR) {
        if (depth || stencil) return GL_INVALID_OPERATION;
        return mgl_texel_codec_is_integer(codec) == desc->integer ? GL_NO_ERROR : GL_INVALID_OPERATION;
    }
    if (codec->domain & MGL_ASPECT_DEPTH) return depth ? GL_NO_ERROR : GL_INVALID_OPERATION;
    return stencil ? GL_NO_ERROR : GL_INVALID_OPERATION;
}

/* One aspect of an upload under way. */
typedef struct transfer {
    mgl_handle texture;
    uint32_t level, aspect;
    mgl_box box;
    uint64_t row_bytes; /* of the storage, tight */
} transfer;

/* Copies rows first..first+rows of images z..z+images to `out`. */
static void convert_rows(const mgl_pixel_convert *convert, const mgl_pixel_image *image, const uint8_t *from,
                         uint8_t *out, uint64_t row_bytes, uint32_t first, uint32_t rows, uint32_t z, uint32_t images)
{
    bool tight = convert->path == MGL_CONVERT_COPY && image->row_bytes == row_bytes;
    for (uint32_t i = z; i < z + images; i++) {
        const uint8_t *row = from + image->first + i * image->image_bytes + first * image->row_bytes;
        if (tight) {
            memcpy(out, row, rows * row_bytes);
            out += rows * row_bytes;
            continue;
        }
        for (uint32_t y = 0; y < rows; y++, row += image->row_bytes, out += row_bytes)
            mgl_pixel_convert_row(convert, row, out, image->width);
    }
}

static bool send_piece(mgl_context *ctx, const transfer *t, const mgl_pixel_convert *convert,
                       const mgl_pixel_image *image, const uint8_t *from, uint32_t first, uint32_t rows, uint32_t z,
                       uint32_t images)
{
    mgl_wire_texture_upload *record;
    uint8_t *memory = mgl_upload_texture_begin(ctx, (uint32_t)(t->row_bytes * rows * images), &record);
    if (!memory) return false;
    record->texture = t->texture;
    record->level = t->level;
    record->aspects = t->aspect;
    record->box = (mgl_box){t->box.x, t->box.y + (int32_t)first, t->box.z + (int32_t)z, t->box.width, rows, images};
    convert_rows(convert, image, from, memory, t->row_bytes, first, rows, z, images);
    mgl_upload_texture_end(ctx, record);
    return true;
}

static void send_converted(mgl_context *ctx, const transfer *t, const mgl_pixel_convert *convert,
                           const mgl_pixel_image *image, const uint8_t *from)
{
    uint64_t limit = mgl_upload_limit(ctx), image_bytes = t->row_bytes * image->height;
    if (t->row_bytes > limit) return;
    if (image_bytes <= limit) {
        uint32_t batch = (uint32_t)(limit / image_bytes);
        for (uint32_t z = 0; z < image->depth; z += batch)
            if (!send_piece(ctx, t, convert, image, from, 0, image->height, z, MGL_MIN(batch, image->depth - z)))
                return;
        return;
    }
    uint32_t batch = (uint32_t)(limit / t->row_bytes);
    for (uint32_t z = 0; z < image->depth; z++)
        for (uint32_t y = 0; y < image->height; y += batch)
            if (!send_piece(ctx, t, convert, image, from, y, MGL_MIN(batch, image->height - y), z, 1)) return;
}

/* Straight from the buffer on the server, when the bytes already are the texture's. */
static bool send_from_buffer(mgl_context *ctx, const transfer *t, const mgl_pixel_convert *convert,
                             const mgl_pixel_image *image, const mgl_pixel_source *source)
{
    uint32_t texel = convert->source.texel_bytes;
    uint64_t offset = source->offset + image->first;
    bool fits = convert->path == MGL_CONVERT_COPY && image->row_bytes % texel == 0 && image->row_bytes <= UINT32_MAX &&
                image->image_bytes <= UINT32_MAX && offset % MGL_MAX(texel, 4) == 0;
    if (!fits || image->image_bytes % image->row_bytes) return false;
    mgl_wire_texture_upload_buffer *record = mgl_emit_texture_upload_buffer(&ctx->encoder);
    *record = (mgl_wire_texture_upload_buffer){
        .texture = t->texture,
        .level = t->level,
        .aspects = t->aspect,
        .box = t->box,
        .row_bytes = (uint32_t)image->row_bytes,
        .image_bytes = (uint32_t)image->image_bytes,
        .buffer = source->buffer->handle,
        .offset = offset,
    };
    return true;
}

static void upload_aspect(mgl_context *ctx, mgl_handle texture, uint32_t level, const mgl_format_desc *desc,
                          uint32_t aspect, mgl_box box, const mgl_pixel_image *image, const mgl_pixel_source *source)
{
    mgl_texel_codec storage;
    mgl_pixel_convert convert;
    mgl_texel_codec_storage(&storage, desc, aspect);
    mgl_pixel_convert_init(&convert, &image->codec, &storage, false);
    convert.first_bit = image->first_bit;
    transfer t = {texture, level, aspect, box, (uint64_t)image->width * storage.texel_bytes};
    if (source->buffer && send_from_buffer(ctx, &t, &convert, image, source)) return;
    const uint8_t *from =
        source->buffer ? mgl_buffer_read_pointer(ctx, source->buffer, source->offset, image->extent) : source->pointer;
    if (from) send_converted(ctx, &t, &convert, image, from);
}

void mgl_upload_pixels(mgl_context *ctx, mgl_handle texture, uint32_t level, const mgl_format_desc *desc, mgl_box box,
                       const mgl_pixel_source *source)
{
    mgl_pixel_image image = source->image;
    if (mgl_pixel_source_empty(source) || !image.width || !image.height || !image.depth) return;
    if (image.depth == 1 && box.height == 1 && box.depth == image.height) { /* rows that are layers: 1D arrays */
        image.depth = image.height;
        image.height = 1;
        image.image_bytes = image.row_bytes;
    }
    if (image.codec.domain == MGL_ASPECT_COLOR) {
        upload_aspect(ctx, texture, level, desc, MGL_ASPECT_COLOR, box, &image, source);
        return;
    }
    if ((image.codec.domain & MGL_ASPECT_DEPTH) && desc->depth_renderable)
        upload_aspect(ctx, texture, level, desc, MGL_ASPECT_DEPTH, box, &image, source);
    if ((image.codec.domain & MGL_ASPECT_STENCIL) && desc->stencil_renderable)
        upload_aspect(ctx, texture, level, desc, MGL_ASPECT_STENCIL, box, &image, source);
}

/* ---- blocks ---- */
static bool send_blocks(mgl_context *ctx, mgl_handle texture, uint32_t level, mgl_box box, const uint8_t *data,
                        uint64_t line, uint32_t lines, uint64_t row_bytes)
{
    mgl_wire_texture_upload *record;
    uint8_t *memory = mgl_upload_texture_begin(ctx, (uint32_t)(line * lines), &record);
    if (!memory) return false;
    record->texture = texture;
    record->level = level;
    record->aspects = MGL_ASPECT_COLOR;
    record->box = box;
    for (uint32_t i = 0; i < lines; i++)
        memcpy(memory + i * line, data + i * row_bytes, line);
    mgl_upload_texture_end(ctx, record);
    return true;
}

void mgl_upload_blocks(mgl_context *ctx, mgl_handle texture, uint32_t level, mgl_format format, mgl_box box,
                       const uint8_t *data, uint64_t row_bytes, uint64_t image_bytes, mgl_buffer *buffer,
                       uint64_t offset)
{
    const mgl_format_info *info = &mgl_format_infos[format];
    uint32_t columns = (box.width + info->block_width - 1) / info->block_width,
             lines = (box.height + info->block_height - 1) / info->block_height;
    uint64_t line = (uint64_t)columns * info->bytes;
    if (!columns || !lines || !box.depth || line > mgl_upload_limit(ctx)) return;
    if (buffer && offset % MGL_MAX(info->bytes, 4) == 0 && row_bytes % info->bytes == 0 &&
        image_bytes % row_bytes == 0) {
        mgl_wire_texture_upload_buffer *record = mgl_emit_texture_upload_buffer(&ctx->encoder);
        *record = (mgl_wire_texture_upload_buffer){
            texture, level, MGL_ASPECT_COLOR, box, (uint32_t)row_bytes, (uint32_t)image_bytes, buffer->handle, offset};
        return;
    }
    if (buffer)
        data = mgl_buffer_read_pointer(ctx, buffer, offset,
                                       (box.depth - 1) * image_bytes + (lines - 1) * row_bytes + line);
    uint32_t batch = (uint32_t)MGL_MIN(mgl_upload_limit(ctx) / line, lines);
    for (uint32_t z = 0; data && z < box.depth; z++)
        for (uint32_t at = 0; at < lines; at += batch) {
            uint32_t count = MGL_MIN(batch, lines - at), y = at * info->block_height;
            mgl_box part = {box.x,
                            box.y + (int32_t)y,
                            box.z + (int32_t)z,
                            box.width,
                            MGL_MIN(count * info->block_height, box.height - y),
                            1};
            if (!send_blocks(ctx, texture, level, part, data + z * image_bytes + at * row_bytes, line, count,
                             row_bytes))
                return;
        }
}
