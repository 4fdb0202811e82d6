/* Default framebuffers: making and resizing their images, presenting, reading for the window systems. */
#include "translator/gl/drawable.h"
#include "translator/base/settings.h"
#include "translator/gl/retire.h"

/* ---- the process's drawables, and what was released while no context was current ---- */

typedef struct released_handle {
    mgl_connection *connection;
    mgl_kind kind;
    mgl_handle handle;
} released_handle;

static struct {
    pthread_mutex_t lock;
    mgl_drawable *first;
    released_handle *released; /* owned; each holds a reference to its connection */
    uint32_t released_count, released_capacity;
} registry = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void emit_destroy(mgl_context *ctx, mgl_kind kind, mgl_handle handle)
{
    if (kind == MGL_KIND_SURFACE)
        mgl_emit_surface_destroy(&ctx->encoder)->surface = handle;
    else
        mgl_emit_texture_destroy(&ctx->encoder)->texture = handle;
    mgl_handle_free(ctx->connection, kind, handle);
}

static void release_handle(mgl_connection *connection, mgl_kind kind, mgl_handle handle)
{
    if (mgl_handle_is_null(handle)) return;
    mgl_context *ctx = mgl_current_context;
    if (ctx && ctx->connection == connection) {
        emit_destroy(ctx, kind, handle);
        return;
    }
    if (mgl_connection_lost(connection)) return;
    pthread_mutex_lock(&registry.lock);
    if (mgl_array_grow((void **)&registry.released, &registry.released_capacity, registry.released_count,
                       sizeof *registry.released)) {
        mgl_connection *kept = mgl_connection_get(NULL);
        if (kept == connection)
            registry.released[registry.released_count++] = (released_handle){connection, kind, handle};
        else
            mgl_connection_unref(&kept);
    }
    pthread_mutex_unlock(&registry.lock);
}

void mgl_drawable_drain(mgl_context *ctx)
{
    if (!__atomic_load_n(&registry.released_count, __ATOMIC_RELAXED)) return;
    pthread_mutex_lock(&registry.lock);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < registry.released_count; i++) {
        released_handle entry = registry.released[i];
        if (entry.connection == ctx->connection) {
            emit_destroy(ctx, entry.kind, entry.handle);
            mgl_connection_unref(&entry.connection); /* ctx holds another reference */
        } else if (mgl_connection_lost(entry.connection)) {
            mgl_connection_unref(&entry.connection);
        } else {
            registry.released[kept++] = entry;
        }
    }
    registry.released_count = kept;
    pthread_mutex_unlock(&registry.lock);
}

/* ---- events ---- */

static void on_surface(void *user, mgl_event event, const mgl_event_surface *what)
{
    pthread_mutex_lock(&registry.lock);
    for (mgl_drawable *d = registry.first; d; d = d->next) {
        if (!mgl_handle_equal(d->surface, what->surface)) continue;
        if (event == MGL_EVENT_SURFACE_LOST)
            __atomic_store_n(&d->gone, true, __ATOMIC_RELAXED);
        else if (what->width && what->height &&
                 !d->look) /* a look knows sooner: this one is late by the frames under way */
            mgl_drawable_resize(d, what->width, what->height);
    }
    pthread_mutex_unlock(&registry.lock);
}

static void on_message(void *user, const mgl_event_message *what, const char *text)
{
    mgl_debug_server_message(what, text);
}

static void on_out_of_memory(void *user, const mgl_event_out_of_memory *what)
{
    mgl_context *ctx = mgl_current_context;
    if (ctx) mgl_error(ctx, GL_OUT_OF_MEMORY, "%s: the device ran out of memory", mgl_call_name(what->call));
}

void mgl_drawable_listen(mgl_connection *connection)
{
    static const mgl_event_sink sink = {on_surface, on_message, on_out_of_memory, NULL};
    mgl_connection_set_sink(connection, &sink);
}

/* ---- life ---- */

static bool can_render(const mgl_caps *caps, mgl_format format)
{
    return caps->format_features[format] & MGL_FEATURE_RENDER;
}

/* What windows have, so that presenting is a copy; where that cannot be drawn to, the present converts. */
static mgl_format choose_color_format(const mgl_caps *caps, bool srgb)
{
    mgl_format window = srgb ? MGL_FORMAT_B8G8R8A8_SRGB : MGL_FORMAT_B8G8R8A8_UNORM;
    if (can_render(caps, window)) return window;
    return srgb ? MGL_FORMAT_R8G8B8A8_SRGB : MGL_FORMAT_R8G8B8A8_UNORM;
}

static mgl_format choose_depth_format(const mgl_caps *caps, const mgl_drawable_config *config)
{
    if (!config->depth && !config->stencil) return MGL_FORMAT_UNDEFINED;
    if (config->stencil)
        return can_render(caps, MGL_FORMAT_D24_UNORM_S8_UINT) ? MGL_FORMAT_D24_UNORM_S8_UINT
                                                              : MGL_FORMAT_D32_SFLOAT_S8_UINT;
    if (config->depth <= 16) return MGL_FORMAT_D16_UNORM;
    return can_render(caps, MGL_FORMAT_X8_D24_UNORM_PACK32) ? MGL_FORMAT_X8_D24_UNORM_PACK32 : MGL_FORMAT_D32_SFLOAT;
}

static uint32_t choose_samples(const mgl_caps *caps, mgl_format color, mgl_format depth, uint32_t wanted)
{
    if (wanted <= 1) return 1;
    uint32_t mask = caps->format_samples[color];
    if (depth) mask &= caps->format_samples[depth];
    for (uint32_t n = 2; n <= 16; n *= 2)
        if (n >= wanted && (mask & n)) return n;
    return mask & 4 ? 4 : 1;
}

mgl_drawable *mgl_drawable_create(const mgl_drawable_config *config, mgl_drawable_kind kind, uint64_t native,
                                  uint32_t width, uint32_t height)
{
    mgl_connection *connection = mgl_connection_get(NULL);
    mgl_drawable *d = connection ? mgl_new(mgl_drawable) : NULL;
    if (!d) {
        if (connection) mgl_connection_unref(&connection);
        return NULL;
    }
    const mgl_caps *caps = mgl_connection_caps(connection);
    d->references = 1;
    d->connection = connection;
    d->config = *config;
    d->kind = kind;
    d->native = native;
    d->images.color_format = choose_color_format(caps, config->srgb_capable);
    d->images.depth_stencil_format = choose_depth_format(caps, config);
    d->images.samples = choose_samples(caps, d->images.color_format, d->images.depth_stencil_format, config->samples);
    d->images.has_alpha = config->alpha > 0;
    d->images.has_depth = config->depth > 0;
    d->images.has_stencil = config->stencil > 0;
    d->images.double_buffered = config->double_buffered;
    d->images.version = 1;
    mgl_drawable_resize(d, width, height);
    pthread_mutex_lock(&registry.lock);
    d->next = registry.first;
    registry.first = d;
    pthread_mutex_unlock(&registry.lock);
    return d;
}

void mgl_drawable_ref(mgl_drawable *drawable)
{
    __atomic_fetch_add(&drawable->references, 1, __ATOMIC_RELAXED);
}

void mgl_drawable_destroy(mgl_drawable **drawable)
{
    mgl_drawable *d = *drawable;
    *drawable = NULL;
    if (!d || __atomic_sub_fetch(&d->references, 1, __ATOMIC_ACQ_REL)) return;
    pthread_mutex_lock(&registry.lock);
    mgl_drawable **link = &registry.first;
    while (*link && *link != d)
        link = &(*link)->next;
    if (*link) *link = d->next;
    pthread_mutex_unlock(&registry.lock);
    release_handle(d->connection, MGL_KIND_SURFACE, d->surface);
    release_handle(d->connection, MGL_KIND_TEXTURE, d->images.back);
    release_handle(d->connection, MGL_KIND_TEXTURE, d->images.front);
    release_handle(d->connection, MGL_KIND_TEXTURE, d->images.depth_stencil);
    release_handle(d->connection, MGL_KIND_TEXTURE, d->resolved);
    mgl_connection_unref(&d->connection);
    mgl_free(d);
}

void mgl_drawable_size(mgl_drawable *drawable, uint32_t *width, uint32_t *height)
{
    uint64_t size = __atomic_load_n(&drawable->pending_size, __ATOMIC_RELAXED);
    *width = (uint32_t)(size >> 32);
    *height = (uint32_t)size;
}

void mgl_drawable_resize(mgl_drawable *drawable, uint32_t width, uint32_t height)
{
    uint64_t size = (uint64_t)MGL_MAX(width, 1u) << 32 | MGL_MAX(height, 1u);
    __atomic_store_n(&drawable->pending_size, size, __ATOMIC_RELAXED);
}

void mgl_drawable_set_look(mgl_drawable *drawable, mgl_drawable_look look, void *user)
{
    drawable->look_user = user;
    drawable->look = look;
}

void mgl_drawable_look_now(mgl_drawable *drawable, uint32_t viewport_width, uint32_t viewport_height)
{
    if (drawable->look && !drawable->look(drawable->look_user, drawable, viewport_width, viewport_height))
        __atomic_store_n(&drawable->gone, true, __ATOMIC_RELAXED);
}

bool mgl_drawable_gone(const mgl_drawable *drawable)
{
    return __atomic_load_n(&drawable->gone, __ATOMIC_RELAXED);
}

/* ---- images ---- */

/* Gives the texture `*handle` (minted at the first call) one level of the drawable's size. */
static bool define_image(mgl_context *ctx, const mgl_drawable *d, mgl_handle *handle, mgl_format format,
                         uint32_t samples)
{
    if (mgl_handle_is_null(*handle)) {
        *handle = mgl_handle_mint(ctx->connection, MGL_KIND_TEXTURE);
        if (mgl_handle_is_null(*handle)) return false;
        mgl_wire_texture_create *create = mgl_emit_texture_create(&ctx->encoder);
        create->texture = *handle;
        create->target = samples > 1 ? MGL_TARGET_2D_MS : MGL_TARGET_2D;
    }
    mgl_wire_texture_level *level = mgl_emit_texture_level(&ctx->encoder);
    level->texture = *handle;
    level->format = format;
    level->width = d->images.width;
    level->height = d->images.height;
    level->depth = 1;
    level->samples = samples;
    level->level_hint = 1;
    return true;
}

/* What the program reads before it draws should not depend on the driver. */
static void clear_image(mgl_context *ctx, const mgl_drawable *d, mgl_handle texture)
{
    mgl_wire_texture_clear *clear = mgl_emit_texture_clear(&ctx->encoder);
    clear->texture = texture;
    clear->aspects = MGL_ASPECT_COLOR;
    clear->box = (mgl_box){0, 0, 0, d->images.width, d->images.height, 1};
}

static void copy_image(mgl_context *ctx, const mgl_drawable *d, mgl_handle source, mgl_handle destination)
{
    mgl_wire_texture_copy *copy = mgl_emit_texture_copy(&ctx->encoder);
    copy->source = source;
    copy->destination = destination;
    copy->source_box = (mgl_box){0, 0, 0, d->images.width, d->images.height, 1};
}

static bool update_surface(mgl_context *ctx, mgl_drawable *d)
{
    if (d->kind != MGL_DRAWABLE_XCB_WINDOW || !mgl_handle_is_null(d->surface)) return true;
    mgl_handle surface = mgl_handle_mint(ctx->connection, MGL_KIND_SURFACE);
    if (mgl_handle_is_null(surface)) return false;
    pthread_mutex_lock(&registry.lock);
    d->surface = surface;
    pthread_mutex_unlock(&registry.lock);
    mgl_wire_surface_create *create = mgl_emit_surface_create(&ctx->encoder);
    create->surface = surface;
    create->native = d->native;
    create->kind = MGL_SURFACE_XCB_WINDOW;
    mgl_drawable_size(d, &create->width, &create->height);
    return true;
}

/* The image that is drawn and presented: the back one, or the only one. */
static mgl_handle *color_image(mgl_drawable *d)
{
    return d->images.double_buffered ? &d->images.back : &d->images.front;
}

bool mgl_drawable_update(mgl_context *ctx, mgl_drawable *d)
{
    if (d->connection != ctx->connection || !update_surface(ctx, d)) return false;
    mgl_drawable_images *images = &d->images;
    uint32_t width, height;
    mgl_drawable_size(d, &width, &height);
    mgl_handle *color = color_image(d);
    if (!mgl_handle_is_null(*color) && images->width == width && images->height == height) return true;
    images->width = width;
    images->height = height;
    images->version++;
    ctx->dirty |= MGL_DIRTY_FRAMEBUFFER;
    if (!define_image(ctx, d, color, images->color_format, images->samples)) return false;
    if (images->samples == 1) clear_image(ctx, d, *color);
    if (images->samples > 1 && !define_image(ctx, d, &d->resolved, images->color_format, 1)) return false;
    if (images->double_buffered && !mgl_handle_is_null(images->front))
        define_image(ctx, d, &images->front, images->color_format, images->samples);
    return !images->depth_stencil_format ||
           define_image(ctx, d, &images->depth_stencil, images->depth_stencil_format, images->samples);
}

const mgl_drawable_images *mgl_drawable_images_get(mgl_context *ctx, mgl_drawable *drawable, bool need_front)
{
    if (mgl_lost(ctx)) return NULL;
    if (mgl_handle_is_null(*color_image(drawable)) && !mgl_drawable_update(ctx, drawable)) return NULL;
    mgl_drawable_images *images = &drawable->images;
    if (need_front && mgl_handle_is_null(images->front)) {
        /* Until now nobody looked: what was last presented is still in the back image, as long as nothing was drawn
         * since. */
        if (!define_image(ctx, drawable, &images->front, images->color_format, images->samples)) return NULL;
        copy_image(ctx, drawable, images->back, images->front);
        images->version++;
    }
    return images;
}

/* ---- presenting ---- */

static mgl_handle resolve(mgl_context *ctx, mgl_drawable *d)
{
    mgl_handle color = *color_image(d);
    if (d->images.samples == 1) return color;
    mgl_wire_blit *blit = mgl_emit_blit(&ctx->encoder);
    blit->source.texture = color;
    blit->destination.texture = d->resolved;
    blit->source_x1 = blit->x1 = (int32_t)d->images.width;
    blit->source_y1 = blit->y1 = (int32_t)d->images.height;
    blit->scissor = (mgl_rect){0, 0, -1, -1};
    blit->aspects = MGL_ASPECT_COLOR;
    return d->resolved;
}

static void present(mgl_context *ctx, mgl_drawable *d, int interval)
{
    mgl_handle texture = resolve(ctx, d);
    uint64_t frame = mgl_frame_begin_present(&ctx->encoder);
    mgl_wire_present *record = mgl_emit_present(&ctx->encoder);
    record->surface = d->surface;
    record->texture = texture;
    record->frame = frame;
    record->width = d->images.width;
    record->height = d->images.height;
    record->interval = interval;
    mgl_encoder_publish(&ctx->encoder);
    mgl_retire_published(ctx);
    mgl_frame_wait_credit(&ctx->encoder);
}

/* A conditional render would swallow the blit of a present; it does not apply to swaps (GL 4.6 core §10.9). */
bool mgl_drawable_swap(mgl_context *ctx, mgl_drawable *drawable, int interval, bool *lost)
{
    *lost = ctx && mgl_context_lost(ctx);
    if (*lost || mgl_drawable_gone(drawable)) return false;
    if (!ctx || drawable->kind != MGL_DRAWABLE_XCB_WINDOW || !drawable->config.double_buffered) {
        if (ctx) mgl_context_flush(ctx);
        return true;
    }
    /* Not mgl_drawable_update: a size that came meanwhile would clear the picture that is to be shown. */
    if (drawable->connection != ctx->connection || !mgl_drawable_images_get(ctx, drawable, false))
        return true; /* of another session, or out of handles: nothing to show */
    int forced = mgl_settings()->vsync;
    present(ctx, drawable, forced >= 0 ? forced : interval);
    if (!mgl_handle_is_null(drawable->images.front))
        copy_image(ctx, drawable, drawable->images.back, drawable->images.front);
    ctx->frame_marker++;
    ctx->encoder.flushed = ctx->encoder.records;
    mgl_connection_poll(ctx->connection);
    mgl_drawable_look_now(drawable, 0, 0);
    mgl_drawable_update(ctx, drawable); /* the size of the next frame */
    mgl_drawable_drain(ctx);
    *lost = mgl_context_lost(ctx);
    return !*lost && !mgl_drawable_gone(drawable);
}

void mgl_drawable_exchange(mgl_context *ctx, mgl_drawable *drawable)
{
    mgl_drawable_images *images = &drawable->images;
    bool had_front = !mgl_handle_is_null(images->front);
    if (!drawable->config.double_buffered || drawable->connection != ctx->connection ||
        !mgl_drawable_images_get(ctx, drawable, true)) /* a front image that is made here begins as a copy */
        return;
    if (had_front) copy_image(ctx, drawable, images->back, images->front);
    mgl_context_flush(ctx);
}

void mgl_drawable_flush_front(mgl_context *ctx)
{
    mgl_drawable *d = ctx->drawable_draw;
    if (!d || d->kind != MGL_DRAWABLE_XCB_WINDOW || mgl_lost(ctx) || mgl_drawable_gone(d)) return;
    if (d->config.double_buffered || ctx->encoder.records == ctx->encoder.flushed) return;
    present(ctx, d, 0);
    ctx->encoder.flushed = ctx->encoder.records;
    mgl_drawable_update(ctx, d);
}

/* ---- reading ---- */

static void take_rows(uint8_t *bgra, uint32_t row_bytes, const uint8_t *texels, uint32_t width, uint32_t rows,
                      mgl_format format)
{
    bool as_it_is = format == MGL_FORMAT_B8G8R8A8_UNORM || format == MGL_FORMAT_B8G8R8A8_SRGB;
    for (uint32_t y = 0; y < rows; y++) {
        const uint8_t *in = texels + (size_t)y * width * 4;
        uint8_t *out = bgra + (size_t)y * row_bytes;
        if (as_it_is) {
            memcpy(out, in, (size_t)width * 4);
            continue;
        }
        for (uint32_t x = 0; x < width; x++, in += 4, out += 4) {
            out[0] = in[2];
            out[1] = in[1];
            out[2] = in[0];
            out[3] = in[3];
        }
    }
}

bool mgl_drawable_read(mgl_context *ctx, mgl_drawable *drawable, void *bgra, uint32_t row_bytes, uint32_t width,
                       uint32_t height)
{
    if (!mgl_drawable_images_get(ctx, drawable, false)) return false;
    const mgl_drawable_images *images = &drawable->images;
    width = MGL_MIN(width, images->width);
    height = MGL_MIN(height, images->height);
    mgl_handle texture = resolve(ctx, drawable);
    uint64_t rows_limit = mgl_reply_limit(ctx->connection) / ((uint64_t)width * 4);
    if (!rows_limit) return false;
    for (uint32_t done = 0; done < height;) {
        uint32_t rows = (uint32_t)MGL_MIN(rows_limit, height - done);
        mgl_reply reply;
        if (!mgl_reply_reserve(&ctx->encoder, (uint64_t)rows * width * 4, &reply)) return false;
        mgl_wire_texture_read *read = mgl_emit_texture_read(&ctx->encoder);
        read->texture = texture;
        read->aspects = MGL_ASPECT_COLOR;
        read->box = (mgl_box){0, (int32_t)done, 0, width, rows, 1};
        read->reply = reply;
        const void *bytes = mgl_reply_wait(&ctx->encoder, &reply, MGL_OP_texture_read);
        if (bytes)
            take_rows((uint8_t *)bgra + (size_t)done * row_bytes, row_bytes, bytes, width, rows, images->color_format);
        mgl_reply_release(&ctx->encoder, &reply);
        if (!bytes) return false;
        done += rows;
    }
    return true;
}
