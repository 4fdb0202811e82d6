/* Read-back: texels into client memory or the pack buffer, glReadPixels (GL 3.3 core §4.3.1). */
#include "translator/gl/framebuffer.h"

uint32_t mgl_texel_bytes(mgl_format format, uint32_t aspect)
{
    if (aspect == MGL_ASPECT_COLOR) return mgl_format_infos[format].bytes;
    if (aspect == MGL_ASPECT_STENCIL) return 1;
    return format == MGL_FORMAT_D16_UNORM ? 2 : 4;
}

/* ---- sinks ---- */
static bool check_sink(mgl_context *ctx, const mgl_pixel_sink *sink, GLsizei buffer_size, uint32_t element)
{
    const mgl_buffer *buffer = sink->buffer;
    uint64_t extent = sink->image.extent;
    if (buffer && buffer->map.active && !(buffer->map.access & GL_MAP_PERSISTENT_BIT))
        mgl_error(ctx, GL_INVALID_OPERATION, "the pixel buffer is mapped");
    else if (buffer && element && sink->offset % element)
        mgl_error(ctx, GL_INVALID_OPERATION, "the offset is not a multiple of %u", element);
    else if (buffer && (sink->offset > buffer->size || extent > buffer->size - sink->offset))
        mgl_error(ctx, GL_INVALID_OPERATION, "the pixel buffer is too small");
    else if (!buffer && buffer_size >= 0 && extent > (uint64_t)buffer_size)
        mgl_error(ctx, GL_INVALID_OPERATION, "%d bytes are too few", buffer_size);
    else
        return true;
    return false;
}

bool mgl_pixel_sink_init(mgl_context *ctx, mgl_pixel_sink *sink, GLenum format, GLenum type, GLsizei buffer_size,
                         void *pixels, uint32_t dimensions, uint32_t width, uint32_t height, uint32_t depth)
{
    mgl_texel_codec codec;
    GLenum error = mgl_texel_codec_client(&codec, format, type, ctx->core);
    if (!error && codec.index) error = GL_INVALID_OPERATION;
    if (error) {
        mgl_error(ctx, error, "format 0x%x, type 0x%x", format, type);
        return false;
    }
    *sink = (mgl_pixel_sink){.pointer = pixels, .buffer = ctx->pixel_pack_buffer};
    mgl_pixel_image_init(&sink->image, &codec, &ctx->pack, dimensions, width, height, depth);
    if (sink->buffer) {
        sink->offset = (uint64_t)(uintptr_t)pixels;
        sink->pointer = NULL;
    }
    return check_sink(ctx, sink, buffer_size, codec.layout == MGL_TEXEL_D32FS8 ? 4 : codec.bytes);
}

/* ---- from the server ---- */
/* Reads one aspect of a box, tightly packed, in pieces that fit the reply segment; calls `take` for each with its rows.
 */
typedef struct piece {
    const uint8_t *data;
    uint32_t first_row, rows, first_image, images;
} piece;
typedef void (*take_piece)(void *user, const piece *what);

static bool read_piece(mgl_context *ctx, const mgl_wire_texture_read *request, piece *p, take_piece take, void *user)
{
    mgl_reply reply;
    uint64_t size = (uint64_t)request->image_bytes * p->images;
    if (!mgl_reply_reserve(&ctx->encoder, size, &reply)) return false;
    mgl_wire_texture_read *record = mgl_emit_texture_read(&ctx->encoder);
    *record = *request;
    record->reply = reply;
    p->data = mgl_reply_wait(&ctx->encoder, &reply, MGL_OP_texture_read);
    bool ok = p->data != NULL;
    if (ok) take(user, p);
    mgl_reply_release(&ctx->encoder, &reply);
    return ok;
}

static bool read_box(mgl_context *ctx, mgl_handle texture, uint32_t level, uint32_t aspect, mgl_format format,
                     mgl_box box, take_piece take, void *user)
{
    const mgl_format_info *info = &mgl_format_infos[format];
    uint32_t block_width = aspect == MGL_ASPECT_COLOR ? info->block_width : 1,
             block_height = aspect == MGL_ASPECT_COLOR ? info->block_height : 1;
    uint64_t row_bytes = (uint64_t)((box.width + block_width - 1) / block_width) * mgl_texel_bytes(format, aspect),
             limit = mgl_reply_limit(ctx->connection);
    uint32_t lines = (box.height + block_height - 1) / block_height;
    if (!row_bytes || !lines || !box.depth) return true;
    if (row_bytes > limit) return false;
    uint32_t batch = (uint32_t)MGL_MIN(limit / row_bytes, lines),
             images = batch == lines ? (uint32_t)MGL_MIN(limit / (row_bytes * lines), box.depth) : 1;
    for (uint32_t z = 0; z < box.depth; z += images)
        for (uint32_t at = 0; at < lines; at += batch) {
            piece p = {NULL, at, MGL_MIN(batch, lines - at), z, MGL_MIN(images, box.depth - z)};
            uint32_t y = at * block_height;
            mgl_wire_texture_read request = {
                .texture = texture,
                .level = level,
                .aspects = aspect,
                .row_bytes = (uint32_t)row_bytes,
                .image_bytes = (uint32_t)(row_bytes * p.rows),
                .box = {box.x, box.y + (int32_t)y, box.z + (int32_t)z, box.width,
                        MGL_MIN(p.rows * block_height, box.height - y), p.images},
            };
            if (!read_piece(ctx, &request, &p, take, user)) return false;
        }
    return true;
}

typedef struct raw_reader {
    uint8_t *out;
    uint64_t row_bytes, image_bytes;
} raw_reader;

static void take_raw(void *user, const piece *p)
{
    const raw_reader *r = user;
    for (uint32_t z = 0; z < p->images; z++)
        memcpy(r->out + (p->first_image + z) * r->image_bytes + p->first_row * r->row_bytes,
               p->data + z * p->rows * r->row_bytes, p->rows * r->row_bytes);
}

bool mgl_read_texels(mgl_context *ctx, mgl_handle texture, uint32_t level, uint32_t aspect, mgl_format format,
                     mgl_box box, uint8_t *out)
{
    const mgl_format_info *info = &mgl_format_infos[format];
    bool color = aspect == MGL_ASPECT_COLOR;
    uint32_t columns = color ? (box.width + info->block_width - 1) / info->block_width : box.width,
             lines = color ? (box.height + info->block_height - 1) / info->block_height : box.height;
    raw_reader reader = {out, (uint64_t)columns * mgl_texel_bytes(format, aspect), 0};
    reader.image_bytes = reader.row_bytes * lines;
    return read_box(ctx, texture, level, aspect, format, box, take_raw, &reader);
}

/* ---- into a sink ---- */
typedef struct sink_writer {
    mgl_context *ctx;
    const mgl_pixel_image *image;
    mgl_pixel_convert convert;
    uint8_t *to; /* where the image's pointer is: client memory or the buffer's copy */
    uint32_t x, y, width, height;
    bool turned; /* the last row comes first */
    uint64_t source_row;
} sink_writer;

static void take_rows(void *user, const piece *p)
{
    const sink_writer *w = user;
    const uint8_t *from = p->data;
    for (uint32_t z = 0; z < p->images; z++)
        for (uint32_t row = 0; row < p->rows; row++, from += w->source_row) {
            uint32_t y = w->turned ? w->height - 1 - p->first_row - row : p->first_row + row;
            uint64_t at = w->image->first + (p->first_image + z) * w->image->image_bytes +
                          (uint64_t)(w->y + y) * w->image->row_bytes;
            mgl_pixel_convert_row(&w->convert, from, w->to + at + (uint64_t)w->x * w->image->codec.texel_bytes,
                                  w->width);
        }
}

/* What is read and where in the sink's image it goes. */
typedef struct read_job {
    mgl_handle texture;
    uint32_t level;
    const mgl_format_desc *desc;
    mgl_box box; /* rows as stored */
    uint32_t x, y;
    bool clamp, turned /* stored top row first */;
} read_job;

static bool read_aspect(mgl_context *ctx, const mgl_pixel_image *image, uint8_t *to, const read_job *job,
                        uint32_t aspect, bool clamp)
{
    mgl_texel_codec storage;
    mgl_texel_codec_storage(&storage, job->desc, aspect);
    sink_writer writer = {.ctx = ctx,
                          .image = image,
                          .to = to,
                          .x = job->x,
                          .y = job->y,
                          .width = job->box.width,
                          .height = job->box.height,
                          .turned = job->turned,
                          .source_row = (uint64_t)job->box.width * storage.texel_bytes};
    mgl_pixel_convert_init(&writer.convert, &storage, &image->codec, clamp);
    writer.convert.first_bit = image->first_bit + (image->codec.texel_bytes ? 0 : job->x);
    return read_box(ctx, job->texture, job->level, aspect, job->desc->format, job->box, take_rows, &writer);
}

/* Straight into the pack buffer on the server. */
static bool read_into_buffer(mgl_context *ctx, const mgl_pixel_sink *sink, const mgl_pixel_image *image,
                             const read_job *job)
{
    uint32_t aspect = image->codec.domain;
    mgl_texel_codec storage;
    mgl_pixel_convert convert;
    if (aspect == (MGL_ASPECT_DEPTH | MGL_ASPECT_STENCIL) || job->turned) return false;
    mgl_texel_codec_storage(&storage, job->desc, aspect);
    mgl_pixel_convert_init(&convert, &storage, &image->codec, job->clamp);
    if (convert.path != MGL_CONVERT_COPY) return false;
    uint64_t offset = sink->offset + image->first + job->y * image->row_bytes + (uint64_t)job->x * storage.texel_bytes;
    if (image->row_bytes % storage.texel_bytes || offset % MGL_MAX(storage.texel_bytes, 4) ||
        image->image_bytes > UINT32_MAX || image->image_bytes % image->row_bytes)
        return false;
    mgl_mirrors_send(ctx);
    mgl_wire_texture_read_buffer *record = mgl_emit_texture_read_buffer(&ctx->encoder);
    *record = (mgl_wire_texture_read_buffer){
        .texture = job->texture,
        .level = job->level,
        .aspects = aspect,
        .box = job->box,
        .row_bytes = (uint32_t)image->row_bytes,
        .image_bytes = (uint32_t)image->image_bytes,
        .buffer = sink->buffer->handle,
        .offset = offset,
    };
    mgl_buffer_mark_gpu_written(ctx, sink->buffer);
    return true;
}

static bool read_aspects(mgl_context *ctx, const mgl_pixel_image *image, uint8_t *to, const read_job *job)
{
    uint32_t domain = image->codec.domain;
    if (domain == MGL_ASPECT_COLOR) return read_aspect(ctx, image, to, job, MGL_ASPECT_COLOR, job->clamp);
    bool ok = true;
    if (domain & MGL_ASPECT_DEPTH) ok = read_aspect(ctx, image, to, job, MGL_ASPECT_DEPTH, false);
    if (ok && (domain & MGL_ASPECT_STENCIL)) ok = read_aspect(ctx, image, to, job, MGL_ASPECT_STENCIL, false);
    return ok;
}

/* Through client memory: what lies between rows must stay, so the buffer's bytes are the start. */
static void read_through(mgl_context *ctx, const mgl_pixel_sink *sink, const mgl_pixel_image *image,
                         const read_job *job)
{
    uint64_t size = image->extent;
    uint8_t *copy = mgl_malloc(size);
    const uint8_t *before = copy ? mgl_buffer_read_pointer(ctx, sink->buffer, sink->offset, size) : NULL;
    if (!before)
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a read-back");
    else {
        memcpy(copy, before, size);
        if (read_aspects(ctx, image, copy, job)) mgl_buffer_write(ctx, sink->buffer, sink->offset, size, copy);
    }
    mgl_free(copy);
}

static void read_job_run(mgl_context *ctx, const mgl_pixel_sink *sink, const read_job *job)
{
    mgl_pixel_image image = sink->image;
    const mgl_box *box = &job->box;
    if (!box->width || !box->height || !box->depth || (!sink->buffer && !sink->pointer)) return;
    if (image.depth == 1 && box->height == 1 && box->depth > 1) { /* 1D arrays: layers are rows */
        image.depth = image.height;
        image.height = 1;
        image.image_bytes = image.row_bytes;
    }
    if (!sink->buffer)
        read_aspects(ctx, &image, sink->pointer, job);
    else if (!read_into_buffer(ctx, sink, &image, job))
        read_through(ctx, sink, &image, job);
}

void mgl_read_pixels(mgl_context *ctx, const mgl_pixel_sink *sink, mgl_handle texture, uint32_t level,
                     const mgl_format_desc *desc, mgl_box box, uint32_t x, uint32_t y, bool clamp)
{
    read_job_run(ctx, sink, &(read_job){texture, level, desc, box, x, y, clamp, false});
}

/* ---- a scratch texture: resolves windows that are multisampled, converts on the server ---- */
static bool ensure_transfer(mgl_context *ctx, mgl_format format, uint32_t width, uint32_t height)
{
    struct mgl_texture_emit *emit = ctx->texture_emit;
    bool fresh = mgl_handle_is_null(emit->transfer);
    if (!fresh && emit->transfer_format == format && emit->transfer_width == width && emit->transfer_height == height)
        return true;
    if (fresh) emit->transfer = mgl_handle_mint(ctx->connection, MGL_KIND_TEXTURE);
    if (mgl_handle_is_null(emit->transfer)) return false;
    if (fresh) {
        mgl_wire_texture_create *create = mgl_emit_texture_create(&ctx->encoder);
        create->texture = emit->transfer;
        create->target = MGL_TARGET_2D;
    }
    *mgl_emit_texture_level(&ctx->encoder) = (mgl_wire_texture_level){.texture = emit->transfer,
                                                                      .format = format,
                                                                      .width = width,
                                                                      .height = height,
                                                                      .depth = 1,
                                                                      .samples = 1,
                                                                      .level_hint = 1};
    emit->transfer_format = format;
    emit->transfer_width = width;
    emit->transfer_height = height;
    return true;
}

bool mgl_through_transfer(mgl_context *ctx, mgl_fb_image *image, const mgl_format_desc *desc, uint32_t aspects,
                          bool upright, mgl_box *box)
{
    if (!ensure_transfer(ctx, desc->format, box->width, box->height)) return false;
    mgl_fb_image to = {{ctx->texture_emit->transfer, 0, 0}, desc, box->width, box->height, 1,
                       image->top_first && !upright};
    GLint from[4] = {box->x, box->y, box->x + (GLint)box->width, box->y + (GLint)box->height},
          into[4] = {0, 0, (GLint)box->width, (GLint)box->height};
    mgl_blit_images(ctx, image, &to, from, into, (mgl_rect){0, 0, -1, -1}, aspects, 0);
    *image = to;
    *box = (mgl_box){0, 0, 0, box->width, box->height, 1};
    return true;
}

void mgl_read_image(mgl_context *ctx, const mgl_pixel_sink *sink, mgl_fb_image image, const mgl_format_desc *converted,
                    mgl_box box, uint32_t x, uint32_t y, bool clamp)
{
    bool to_buffer = sink->buffer != NULL; /* the server copies rows in the order in which they are stored */
    if (image.samples > 1 || converted || (to_buffer && image.top_first)) {
        uint32_t aspects = (image.desc->depth_renderable ? MGL_ASPECT_DEPTH : 0u) |
                           (image.desc->stencil_renderable ? MGL_ASPECT_STENCIL : 0u);
        if (!aspects) aspects = MGL_ASPECT_COLOR;
        if (!mgl_through_transfer(ctx, &image, converted ? converted : image.desc, aspects, to_buffer, &box)) return;
    }
    if (image.top_first) box.y = (int32_t)image.height - box.y - (int32_t)box.height;
    read_job job = {image.image.texture, image.image.level, image.desc, box, x, y, clamp, image.top_first};
    read_job_run(ctx, sink, &job);
}

/* The storage in which the pack buffer's texels lie, for reads that the server can convert; NULL: none. */
static const mgl_format_desc *sink_format(mgl_context *ctx, const mgl_fb_image *image, const mgl_texel_codec *codec)
{
    static const struct {
        mgl_format format;
        GLenum base;
    } candidates[] = {
        {MGL_FORMAT_R8G8B8A8_UNORM, GL_RGBA},
        {MGL_FORMAT_B8G8R8A8_UNORM, GL_RGBA},
    };
    uint8_t kind = mgl_format_infos[image->desc->format].kind;
    if (codec->domain != MGL_ASPECT_COLOR || kind != MGL_CLASS_UNORM || image->desc->base_format == GL_LUMINANCE)
        return NULL;
    for (uint32_t i = 0; i < MGL_COUNT(candidates); i++) {
        const mgl_format_desc *desc = mgl_format_of_window(ctx, candidates[i].format, true);
        mgl_texel_codec storage;
        mgl_pixel_convert convert;
        if (!desc || !(ctx->caps->format_features[desc->format] & MGL_FEATURE_RENDER)) continue;
        mgl_texel_codec_storage(&storage, desc, MGL_ASPECT_COLOR);
        mgl_pixel_convert_init(&convert, &storage, codec, false);
        if (convert.path == MGL_CONVERT_COPY) return desc;
    }
    return NULL;
}

static bool sink_takes(const mgl_format_desc *desc, const mgl_texel_codec *codec)
{
    mgl_texel_codec storage;
    mgl_pixel_convert convert;
    mgl_texel_codec_storage(&storage, desc, MGL_ASPECT_COLOR);
    mgl_pixel_convert_init(&convert, &storage, codec, false);
    return convert.path == MGL_CONVERT_COPY;
}

/* ---- glReadPixels ---- */
static bool check_read(mgl_context *ctx, const mgl_texel_codec *codec, const mgl_fb_image *image,
                       const mgl_fb_image *stencil)
{
    if (!image->desc || ((codec->domain & MGL_ASPECT_STENCIL) && !stencil->desc)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "there is no such buffer to read");
        return false;
    }
    if (codec->domain == MGL_ASPECT_COLOR && mgl_texel_codec_is_integer(codec) != image->desc->integer) {
        mgl_error(ctx, GL_INVALID_OPERATION, "integer and other formats do not mix");
        return false;
    }
    if (ctx->read_fb->object.name && image->samples > 1) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the read framebuffer is multisampled");
        return false;
    }
    return true;
}

static bool read_clamps(mgl_context *ctx, const mgl_format_desc *desc)
{
    if (ctx->clamp_read_color == GL_TRUE) return true;
    return ctx->clamp_read_color == GL_FIXED_ONLY && desc->component_type == GL_SIGNED_NORMALIZED;
}

/* The part of the rectangle inside the image: what lies outside is undefined and stays as it is. */
static mgl_box clip_box(const mgl_fb_image *image, GLint x, GLint y, GLsizei width, GLsizei height)
{
    int64_t x0 = MGL_MAX(x, 0), y0 = MGL_MAX(y, 0), x1 = MGL_MIN((int64_t)x + width, (int64_t)image->width),
            y1 = MGL_MIN((int64_t)y + height, (int64_t)image->height);
    if (x1 <= x0 || y1 <= y0) return (mgl_box){0};
    return (mgl_box){(int32_t)x0,         (int32_t)y0,         (int32_t)image->image.layer,
                     (uint32_t)(x1 - x0), (uint32_t)(y1 - y0), 1};
}

static void read_framebuffer(mgl_context *ctx, const mgl_pixel_sink *sink, mgl_fb_image image, GLint x, GLint y)
{
    const mgl_texel_codec *codec = &sink->image.codec;
    mgl_box box = clip_box(&image, x, y, (GLsizei)sink->image.width, (GLsizei)sink->image.height);
    if (!box.width) return;
    uint32_t to_x = (uint32_t)(box.x - x), to_y = (uint32_t)(box.y - y);
    bool clamp = codec->domain == MGL_ASPECT_COLOR && read_clamps(ctx, image.desc);
    const mgl_format_desc *converted =
        sink->buffer && codec->domain == MGL_ASPECT_COLOR && !sink_takes(image.desc, codec)
            ? sink_format(ctx, &image, codec)
            : NULL;
    mgl_read_image(ctx, sink, image, converted, box, to_x, to_y, clamp);
}

/* What to read; the group's lock is not held while the answer is waited for. */
static bool find_images(mgl_context *ctx, const mgl_texel_codec *codec, mgl_fb_image *image)
{
    MGL_SHARED(ctx);
    uint32_t domain = codec->domain;
    *image = mgl_framebuffer_read_image(ctx, ctx->read_fb, domain & MGL_ASPECT_DEPTH ? MGL_ASPECT_DEPTH : domain);
    mgl_fb_image stencil =
        domain & MGL_ASPECT_STENCIL ? mgl_framebuffer_read_image(ctx, ctx->read_fb, MGL_ASPECT_STENCIL) : *image;
    return check_read(ctx, codec, image, &stencil);
}

void mgl_glReadnPixels(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type,
                       GLsizei buffer_size, void *pixels)
{
    mgl_pixel_sink sink;
    if (width < 0 || height < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "size %dx%d", width, height);
        return;
    }
    if (mgl_framebuffer_status(ctx, ctx->read_fb) != GL_FRAMEBUFFER_COMPLETE) {
        mgl_error(ctx, GL_INVALID_FRAMEBUFFER_OPERATION, "the read framebuffer is not complete");
        return;
    }
    mgl_fb_image image;
    if (mgl_pixel_sink_init(ctx, &sink, format, type, buffer_size, pixels, 2, (uint32_t)width, (uint32_t)height, 1) &&
        find_images(ctx, &sink.image.codec, &image) && !mgl_lost(ctx))
        read_framebuffer(ctx, &sink, image, x, y);
}

void mgl_glReadPixels(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type,
                      void *pixels)
{
    mgl_glReadnPixels(ctx, x, y, width, height, format, type, -1, pixels);
}

void mgl_glClampColor(mgl_context *ctx, GLenum target, GLenum clamp)
{
    bool legacy = !ctx->core && (target == GL_CLAMP_VERTEX_COLOR || target == GL_CLAMP_FRAGMENT_COLOR);
    if ((target != GL_CLAMP_READ_COLOR && !legacy) || (clamp != GL_TRUE && clamp != GL_FALSE && clamp != GL_FIXED_ONLY))
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x, clamp 0x%x", target, clamp);
    else if (target == GL_CLAMP_READ_COLOR)
        ctx->clamp_read_color = clamp;
}
