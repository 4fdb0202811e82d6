/* Buffers that the program writes again and again with glBufferSubData or glBufferData: their storage moves into memory
 * that the GPU reads in place (wire/transport/memory.c), so that a write is one memcpy here and nothing on the server.
 *
 * A write that begins at the buffer's start *streams*: it goes into fresh memory, and so do the writes that continue
 * it. Before the first command that may read a buffer (mgl_mirrors_send) what was not written is carried over, and the
 * fresh memory becomes the storage; what earlier commands use stays theirs. */
#include "translator/gl/buffer.h"
#include "translator/gl/emit.h"

#define STREAM_LEAST (16ull << 10) /* bytes of a buffer for which this is worth a range of 64 KiB */
#define STREAM_MOST  (8ull << 20)
#define STREAM_DRAWS                                                                                                   \
    20000u /* a buffer that is drawn from this often between two writes is better off on the device                    \
            */

static bool has_size(const mgl_buffer *buffer)
{
    return buffer->size >= STREAM_LEAST && buffer->size <= STREAM_MOST;
}

void mgl_stream_note(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t size)
{
    if (!has_size(buffer) || buffer->immutable || buffer->moved_back >= MGL_MOVED_BACK_MOST) return;
    uint64_t draws = ctx->encoder.draws;
    if (offset == 0) {
        if (draws - buffer->sweep_draws > STREAM_DRAWS) buffer->in_place_maps = 0;
        buffer->sweep_draws = draws;
        buffer->sweep_end = 0;
    }
    if (offset != buffer->sweep_end || draws != buffer->sweep_draws) return;
    uint64_t most = buffer->size / 4 * 3;
    bool counts = buffer->sweep_end < most && offset + size >= most; /* once in each sweep */
    buffer->sweep_end += size;
    if (counts && buffer->in_place_maps < MGL_IN_PLACE_MAPS) buffer->in_place_maps++;
}

/* `fresh` becomes the storage. */
static void install(mgl_context *ctx, mgl_buffer *buffer, const mgl_memory *fresh)
{
    mgl_buffer_drop_shadow(ctx, buffer);
    buffer->memory = *fresh;
    buffer->gpu_written = false;
    mgl_buffer_emit_storage(ctx, buffer);
    mgl_shared_changed(ctx);
}

void mgl_stream_commit(mgl_context *ctx)
{
    MGL_SHARED(ctx);
    mgl_stream *stream = &ctx->group->stream;
    mgl_buffer *buffer = stream->buffer;
    if (!buffer) return;
    uint64_t rest = buffer->size - stream->end;
    const uint8_t *known = mgl_buffer_known(buffer);
    if (rest && known) memcpy((uint8_t *)stream->memory.pointer + stream->end, known + stream->end, rest);
    __atomic_store_n(&stream->buffer, NULL, __ATOMIC_RELAXED);
    install(ctx, buffer, &stream->memory);
    if (rest <= stream->end) return;
    buffer->in_place_maps = 0; /* it is written in small pieces: back to the server with the next one */
    buffer->moved_back++;
}

/* What continues, or lies in, what was written since the stream began. */
static bool extend(mgl_stream *stream, uint64_t offset, uint64_t size, const void *data)
{
    if (offset > stream->end) return false;
    memcpy((uint8_t *)stream->memory.pointer + offset, data, size);
    stream->end = MGL_MAX(stream->end, offset + size);
    return true;
}

static bool begin(mgl_context *ctx, mgl_buffer *buffer, uint64_t size, const void *data)
{
    bool whole = size == buffer->size;
    bool alone = __atomic_load_n(&ctx->group->contexts, __ATOMIC_RELAXED) == 1;
    mgl_memory fresh;
    if (!whole && (!alone || !mgl_buffer_known(buffer))) return false;
    if (!mgl_memory_take_idle(&ctx->encoder, buffer->size, &fresh)) return false;
    memcpy(fresh.pointer, data, size);
    if (whole) {
        install(ctx, buffer, &fresh);
        return true;
    }
    ctx->group->stream.memory = fresh;
    ctx->group->stream.end = size;
    __atomic_store_n(&ctx->group->stream.buffer, buffer, __ATOMIC_RELAXED);
    ctx->sent->open_key = MGL_NO_OPEN_KEY; /* the next draw looks */
    return true;
}

bool mgl_stream_wants(const mgl_buffer *buffer, uint64_t offset)
{
    return offset == 0 && buffer->in_place_maps >= MGL_IN_PLACE_MAPS && has_size(buffer) && !buffer->immutable;
}

bool mgl_stream_write(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t size, const void *data)
{
    mgl_stream *stream = &ctx->group->stream;
    bool done = stream->buffer == buffer && extend(stream, offset, size, data);
    if (!done) {
        if (stream->buffer) mgl_stream_commit(ctx);
        done = mgl_stream_wants(buffer, offset) && begin(ctx, buffer, size, data);
    }
    if (done) buffer->version++;
    return done;
}
