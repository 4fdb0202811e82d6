/* Index buffers of draws: as they lie, streamed from client memory, or rewritten and cached. */
#include "translator/gl/index.h"
#include "translator/gl/buffer.h"
#include "translator/gl/emit.h"
#include "translator/gl/upload.h"

#define CACHE_SETS  64u
#define CACHE_WAYS  4u
#define CACHE_BYTES (4u << 20) /* larger rewrites go through the stream each time */
#define STREAM_SIZE (1ull << 20)

typedef struct cache_key { /* zero-initialised, compared whole */
    mgl_handle buffer;
    uint64_t offset;
    uint32_t version, count, restart_value;
    uint8_t mode, size, restart, first_convention;
    uint32_t patch_vertices;
    uint32_t reserved;
} cache_key;
_Static_assert(sizeof(cache_key) == 40, "no padding");

typedef struct cache_entry {
    cache_key key;
    mgl_index_draw draw; /* draw.buffer belongs to the entry and is given new storage when it is used again */
    uint64_t used;       /* 0: never */
} cache_entry;

struct mgl_index_cache {
    cache_entry entries[CACHE_SETS][CACHE_WAYS];
    uint64_t clock;
    struct {
        mgl_handle handle;
        uint64_t size, cursor;
    } stream;
    mgl_bytes decoded, rewritten;
};

bool mgl_index_init(mgl_context *ctx)
{
    ctx->sent->index = mgl_new(struct mgl_index_cache);
    return ctx->sent->index != NULL;
}

static void free_buffer(mgl_context *ctx, mgl_handle handle)
{
    if (mgl_handle_is_null(handle)) return;
    mgl_emit_buffer_destroy(&ctx->encoder)->buffer = handle;
    mgl_handle_free(ctx->connection, MGL_KIND_BUFFER, handle);
}

void mgl_index_finish(mgl_context *ctx)
{
    struct mgl_index_cache *cache = ctx->sent->index;
    if (!cache) return;
    for (uint32_t s = 0; s < CACHE_SETS; s++)
        for (uint32_t w = 0; w < CACHE_WAYS; w++)
            free_buffer(ctx, cache->entries[s][w].draw.buffer);
    free_buffer(ctx, cache->stream.handle);
    mgl_bytes_finish(&cache->decoded);
    mgl_bytes_finish(&cache->rewritten);
    mgl_free(cache);
    ctx->sent->index = NULL;
}

/* ---- primitive restart ---- */

static uint32_t all_ones(uint8_t size)
{
    return size == 4 ? UINT32_MAX : (1u << (8 * size)) - 1;
}

/* The index that restarts, when one can. A value that no index of the type has never does (GL 4.6 core §10.3.6:
 * compared as stored). */
static bool restart_value(const mgl_context *ctx, uint8_t size, uint32_t *value)
{
    *value = ctx->state.primitive_restart_fixed ? all_ones(size) : ctx->state.restart_index;
    return (ctx->state.primitive_restart_fixed || ctx->state.primitive_restart) && *value <= all_ones(size);
}

static bool is_list(uint8_t mode)
{
    return mode == MGL_POINTS || mode == MGL_LINES || mode == MGL_TRIANGLES || mode == MGL_LINES_ADJACENCY ||
           mode == MGL_TRIANGLES_ADJACENCY;
}

/* Whether the device restarts in primitives of this mode. */
static bool device_restarts(const mgl_context *ctx, uint8_t mode)
{
    if (mode == MGL_PATCHES) return false;
    return !is_list(mode) || (ctx->caps->features & MGL_CAP_LIST_RESTART);
}

static bool mode_is_drawn(uint8_t mode)
{
    return mode != MGL_LINE_LOOP && mode != MGL_QUADS && mode != MGL_QUAD_STRIP && mode != MGL_POLYGON;
}

/* Whether mode, type and restart are what Vulkan draws. */
static bool drawable_as_is(const mgl_context *ctx, const mgl_index_request *request, bool *restart)
{
    uint32_t value;
    *restart = restart_value(ctx, request->size, &value);
    if (request->size == 1 || !mode_is_drawn(request->mode)) return false;
    return !*restart || (value == all_ones(request->size) && device_restarts(ctx, request->mode));
}

bool mgl_index_is_plain(const mgl_context *ctx, const mgl_index_request *request, bool *restart)
{
    if (!ctx->vao->index_buffer || (uintptr_t)request->indices % request->size) return false;
    return drawable_as_is(ctx, request, restart);
}

/* ---- reading ---- */

/* The index bytes, and how many indices of the request are really there. NULL when there are none. */
static const uint8_t *index_bytes(mgl_context *ctx, const mgl_index_request *request, uint32_t *count)
{
    mgl_buffer *buffer = ctx->vao->index_buffer;
    *count = request->count;
    if (!buffer) return (uintptr_t)request->indices < 4096 ? NULL : request->indices;
    uint64_t offset = (uintptr_t)request->indices;
    if (offset >= buffer->size) return NULL;
    *count = (uint32_t)MGL_MIN(request->count, (buffer->size - offset) / request->size);
    return *count ? mgl_buffer_read_pointer(ctx, buffer, offset, (uint64_t)*count * request->size) : NULL;
}

static uint32_t read_index(const uint8_t *bytes, uint8_t size, uint32_t i)
{
    uint16_t half;
    uint32_t word;
    switch (size) {
    case 1:
        return bytes[i];
    case 2:
        memcpy(&half, bytes + (size_t)i * 2, 2);
        return half;
    default:
        memcpy(&word, bytes + (size_t)i * 4, 4);
        return word;
    }
}

bool mgl_index_range(mgl_context *ctx, const mgl_index_request *request, uint32_t *low, uint32_t *high)
{
    uint32_t count, value;
    const uint8_t *bytes = index_bytes(ctx, request, &count);
    if (!bytes) return false;
    bool restart = restart_value(ctx, request->size, &value);
    *low = UINT32_MAX;
    *high = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t index = read_index(bytes, request->size, i);
        if (restart && index == value) continue;
        *low = MGL_MIN(*low, index);
        *high = MGL_MAX(*high, index);
    }
    return *low <= *high;
}

/* ---- writing ---- */

static void *scratch(mgl_bytes *bytes, uint64_t size)
{
    bytes->size = 0;
    return mgl_bytes_reserve(bytes, size) ? bytes->data : NULL;
}

/* Narrows in place to 16 bits where every index fits below the restart value. Returns bytes an index. */
static uint8_t narrow(uint32_t *indices, uint32_t count, bool *restart)
{
    uint32_t greatest = 0;
    *restart = false;
    for (uint32_t i = 0; i < count; i++) {
        if (indices[i] == MGL_INDEX_RESTART)
            *restart = true;
        else
            greatest = MGL_MAX(greatest, indices[i]);
    }
    if (greatest >= 0xffff) return 4;
    uint8_t *bytes = (uint8_t *)indices;
    for (uint32_t i = 0; i < count; i++) {
        uint16_t half = (uint16_t)indices[i]; /* the restart value becomes 0xffff */
        memcpy(bytes + (size_t)i * 2, &half, sizeof half);
    }
    return 2;
}

/* Rewrites the request into cache->rewritten and fills all of *draw but the buffer and `first`. */
static bool rewrite(mgl_context *ctx, const mgl_index_request *request, mgl_index_draw *draw)
{
    struct mgl_index_cache *cache = ctx->sent->index;
    uint32_t count, value;
    const uint8_t *bytes = index_bytes(ctx, request, &count);
    if (!bytes) return false;
    uint32_t *decoded = scratch(&cache->decoded, (uint64_t)count * 4);
    uint32_t *rewritten = scratch(&cache->rewritten, mgl_index_rewrite_room(count) * 4);
    if (!decoded || !rewritten) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "draw: no memory to rewrite %u indices", count);
        return false;
    }
    bool restart = restart_value(ctx, request->size, &value);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t index = read_index(bytes, request->size, i);
        decoded[i] = restart && index == value ? MGL_INDEX_RESTART : index;
    }
    draw->mode = request->mode;
    draw->count = mgl_index_rewrite(decoded, count, &draw->mode, (uint32_t)ctx->state.patch_vertices,
                                    ctx->state.provoking == GL_FIRST_VERTEX_CONVENTION,
                                    restart && device_restarts(ctx, request->mode), rewritten);
    draw->size = narrow(rewritten, draw->count, &draw->restart);
    return draw->count != 0;
}

static void give_storage(mgl_context *ctx, mgl_handle buffer, uint64_t size, uint32_t flags)
{
    mgl_wire_buffer_storage *record = mgl_emit_buffer_storage(&ctx->encoder);
    record->buffer = buffer;
    record->size = size;
    record->flags = flags;
}

/* Puts index bytes into the streaming buffer and says where. */
static bool stream(mgl_context *ctx, const void *indices, mgl_index_draw *draw)
{
    __typeof__(ctx->sent->index->stream) *s = &ctx->sent->index->stream;
    uint64_t bytes = (uint64_t)draw->count * draw->size;
    uint64_t at = MGL_ALIGN(s->cursor, (uint64_t)4);
    if (mgl_handle_is_null(s->handle)) {
        s->handle = mgl_handle_mint(ctx->connection, MGL_KIND_BUFFER);
        if (mgl_handle_is_null(s->handle)) return false;
    }
    if (at + bytes > s->size) {
        s->size = STREAM_SIZE;
        while (s->size < bytes)
            s->size *= 2;
        give_storage(ctx, s->handle, s->size, MGL_BUFFER_HINT_STREAM);
        at = 0;
    }
    mgl_upload_buffer(ctx, s->handle, at, bytes, indices, MGL_UPLOAD_UNSYNCHRONIZED);
    s->cursor = at + bytes;
    draw->buffer = s->handle;
    draw->first = (uint32_t)(at / draw->size);
    return true;
}

/* ---- the cache of rewritten index buffers ---- */

static cache_entry *find_entry(struct mgl_index_cache *cache, const cache_key *key, bool *hit)
{
    cache_entry *set = cache->entries[mgl_hash64(key, sizeof *key) % CACHE_SETS], *oldest = set;
    *hit = true;
    for (uint32_t w = 0; w < CACHE_WAYS; w++) {
        if (set[w].used && !memcmp(&set[w].key, key, sizeof *key)) return &set[w];
        if (set[w].used < oldest->used) oldest = &set[w];
    }
    *hit = false;
    return oldest;
}

static bool rewrite_cached(mgl_context *ctx, const mgl_index_request *request, mgl_index_draw *draw)
{
    struct mgl_index_cache *cache = ctx->sent->index;
    mgl_buffer *buffer = ctx->vao->index_buffer;
    cache_key key = {.buffer = buffer->handle,
                     .offset = (uintptr_t)request->indices,
                     .version = mgl_buffer_content_version(buffer),
                     .count = request->count,
                     .mode = request->mode,
                     .size = request->size,
                     .first_convention = ctx->state.provoking == GL_FIRST_VERTEX_CONVENTION,
                     .patch_vertices = (uint32_t)ctx->state.patch_vertices};
    key.restart = restart_value(ctx, request->size, &key.restart_value);
    bool hit;
    cache_entry *entry = find_entry(cache, &key, &hit);
    if (!hit) {
        if (!rewrite(ctx, request, draw)) return false;
        uint64_t bytes = (uint64_t)draw->count * draw->size;
        if (bytes > CACHE_BYTES) return stream(ctx, cache->rewritten.data, draw);
        mgl_handle own = entry->draw.buffer;
        if (mgl_handle_is_null(own)) own = mgl_handle_mint(ctx->connection, MGL_KIND_BUFFER);
        if (mgl_handle_is_null(own)) return false;
        draw->buffer = own;
        draw->first = 0;
        give_storage(ctx, own, bytes, 0);
        mgl_upload_buffer(ctx, own, 0, bytes, cache->rewritten.data, 0);
        entry->key = key;
        entry->draw = *draw;
    }
    entry->used = ++cache->clock;
    *draw = entry->draw;
    return true;
}

bool mgl_index_prepare(mgl_context *ctx, const mgl_index_request *request, mgl_index_draw *draw)
{
    bool restart;
    if (ctx->vao->index_buffer) {
        if (!mgl_index_is_plain(ctx, request, &restart)) return rewrite_cached(ctx, request, draw);
        *draw = (mgl_index_draw){mgl_buffer_wire(ctx->vao->index_buffer),
                                 (uint32_t)((uintptr_t)request->indices / request->size),
                                 request->count,
                                 request->mode,
                                 request->size,
                                 restart};
        return !mgl_handle_is_null(draw->buffer);
    }
    if (!drawable_as_is(ctx, request, &restart))
        return rewrite(ctx, request, draw) && stream(ctx, ctx->sent->index->rewritten.data, draw);
    uint32_t count;
    const uint8_t *bytes = index_bytes(ctx, request, &count);
    *draw = (mgl_index_draw){.count = count, .mode = request->mode, .size = request->size, .restart = restart};
    return bytes && stream(ctx, bytes, draw);
}
