/* Persistent maps on devices that cannot use the client's memory in place: the program has a mirror of the range, and
 * the buffer's shadow holds what the server was last told. Writes are found by comparing the two before each command
 * that may read a buffer; explicitly flushed maps only send what is flushed. This costs a read of the mapped ranges a
 * draw, so it is the last resort. */
#include "translator/gl/buffer.h"
#include "translator/gl/emit.h"
#include "translator/gl/upload.h"

#define COARSE 4096u /* bytes compared at once .. */
#define FINE   64u   /* .. and what a difference is narrowed to */

/* The shadow is needed whatever the budget. */
static bool need_shadow(mgl_context *ctx, mgl_buffer *buffer)
{
    bool fetch = buffer->gpu_written || !buffer->shadow;
    if (!buffer->shadow) {
        size_t actual;
        if (!(buffer->shadow = mgl_spare_take(&ctx->group->shadows, buffer->size, &actual))) return false;
        buffer->shadow_capacity = actual;
        ctx->group->shadow_bytes += buffer->shadow_capacity;
    }
    if (fetch && !mgl_buffer_read_back(ctx, buffer, 0, buffer->size, buffer->shadow))
        memset(buffer->shadow, 0, buffer->size);
    buffer->gpu_written = false;
    return true;
}

uint8_t *mgl_mirror_begin(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t length, GLbitfield access)
{
    if (!need_shadow(ctx, buffer)) return NULL;
    uint8_t *mirror = buffer->map.scratch = mgl_spare_take(&ctx->group->shadows, length, &(size_t){0});
    if (!mirror) return NULL;
    memcpy(mirror, buffer->shadow + offset, length);
    buffer->next_mirror = ctx->group->mirrors;
    __atomic_store_n(&ctx->group->mirrors, buffer, __ATOMIC_RELAXED);
    ctx->sent->open_key = MGL_NO_OPEN_KEY;
    return mirror;
}

void mgl_mirror_end(mgl_context *ctx, mgl_buffer *buffer)
{
    for (mgl_buffer **at = &ctx->group->mirrors; *at; at = &(*at)->next_mirror)
        if (*at == buffer) {
            __atomic_store_n(at, buffer->next_mirror, __ATOMIC_RELAXED);
            break;
        }
    buffer->next_mirror = NULL;
}

static void send(mgl_context *ctx, mgl_buffer *buffer, uint64_t at, uint64_t size)
{
    memcpy(buffer->shadow + buffer->map.offset + at, buffer->map.pointer + at, size);
    /* From the shadow: the program may be writing the mirror at this moment. */
    mgl_upload_buffer(ctx, buffer->handle, buffer->map.offset + at, size, buffer->shadow + buffer->map.offset + at, 0);
}

/* The first place from `at` on where mirror and shadow differ (or, same: agree) by whole steps; `end` when nowhere. */
static uint64_t find(const uint8_t *x, const uint8_t *y, uint64_t at, uint64_t end, uint64_t step, bool differ)
{
    while (at < end && (memcmp(x + at, y + at, MGL_MIN(step, end - at)) != 0) != differ)
        at += MGL_MIN(step, end - at);
    return at;
}

void mgl_mirror_send(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t length)
{
    const uint8_t *mirror = buffer->map.pointer, *sent = buffer->shadow + buffer->map.offset;
    uint64_t end = offset + length;
    bool changed = false;
    for (uint64_t at = offset; (at = find(mirror, sent, at, end, COARSE, true)) < end;) {
        uint64_t first = find(mirror, sent, at, end, FINE, true);
        if (first == end) break; /* it was made equal meanwhile */
        uint64_t last = find(mirror, sent, first, end, FINE, false);
        send(ctx, buffer, first, last - first);
        changed = true;
        at = last;
    }
    if (changed) buffer->version++;
}

static bool is_written_unseen(const mgl_buffer *buffer)
{
    return (buffer->map.access & GL_MAP_WRITE_BIT) && !(buffer->map.access & GL_MAP_FLUSH_EXPLICIT_BIT);
}

void mgl_mirrors_send_all(mgl_context *ctx)
{
    MGL_SHARED(ctx);
    for (mgl_buffer *b = ctx->group->mirrors; b; b = b->next_mirror)
        if (is_written_unseen(b)) mgl_mirror_send(ctx, b, 0, b->map.length);
}

/* What the GPU wrote since; what the program wrote meanwhile elsewhere in the range stays. */
static void fetch(mgl_context *ctx, mgl_buffer *buffer)
{
    uint8_t *mirror = buffer->map.pointer, *sent = buffer->shadow + buffer->map.offset;
    if (is_written_unseen(buffer)) mgl_mirror_send(ctx, buffer, 0, buffer->map.length);
    uint8_t *now = mgl_malloc(buffer->size);
    if (!now) return;
    if (mgl_buffer_read_back(ctx, buffer, 0, buffer->size, now)) {
        const uint8_t *range = now + buffer->map.offset;
        for (uint64_t at = 0; at < buffer->map.length; at += FINE) {
            uint64_t size = MGL_MIN((uint64_t)FINE, buffer->map.length - at);
            if (memcmp(range + at, sent + at, size) != 0) memcpy(mirror + at, range + at, size);
        }
        memcpy(buffer->shadow, now, buffer->size);
        buffer->gpu_written = false;
        buffer->version++;
    }
    mgl_free(now);
}

void mgl_mirrors_fetch_all(mgl_context *ctx)
{
    MGL_SHARED(ctx);
    for (mgl_buffer *b = ctx->group->mirrors; b; b = b->next_mirror)
        if (b->gpu_written && (b->map.access & GL_MAP_READ_BIT)) fetch(ctx, b);
}
