#include "translator/gl/upload.h"

uint32_t mgl_upload_limit(const mgl_context *ctx)
{
    return mgl_stage_chunk_limit(ctx->connection);
}

static void upload_inline(mgl_context *ctx, mgl_handle buffer, uint64_t offset, uint32_t size, const void *data,
                          uint32_t flags)
{
    uint8_t *tail;
    mgl_wire_buffer_upload *record = mgl_emit_buffer_upload(&ctx->encoder, size, &tail);
    record->buffer = buffer;
    record->offset = offset;
    record->data = (mgl_bulk){0, size, MGL_SEGMENT_INLINE};
    record->flags = flags;
    memcpy(tail, data, size);
}

static bool upload_staged(mgl_context *ctx, mgl_handle buffer, uint64_t offset, uint32_t size, const void *data,
                          uint32_t flags)
{
    mgl_bulk bulk;
    void *memory = mgl_stage_begin(&ctx->encoder, size, &bulk);
    if (!memory) return false;
    memcpy(memory, data, size);
    uint8_t *tail;
    mgl_wire_buffer_upload *record = mgl_emit_buffer_upload(&ctx->encoder, 0, &tail);
    record->buffer = buffer;
    record->offset = offset;
    record->data = bulk;
    record->flags = flags;
    mgl_stage_end(&ctx->encoder);
    return true;
}

void mgl_upload_buffer(mgl_context *ctx, mgl_handle buffer, uint64_t offset, uint64_t size, const void *data,
                       uint32_t flags)
{
    const uint8_t *bytes = data;
    const uint64_t limit = mgl_upload_limit(ctx);
    while (size) {
        uint32_t piece = (uint32_t)MGL_MIN(size, limit);
        if (piece <= MGL_INLINE_LIMIT)
            upload_inline(ctx, buffer, offset, piece, bytes, flags);
        else if (!upload_staged(ctx, buffer, offset, piece, bytes, flags))
            return; /* lost */
        offset += piece;
        bytes += piece;
        size -= piece;
    }
}

void *mgl_upload_texture_begin(mgl_context *ctx, uint32_t size, mgl_wire_texture_upload **record)
{
    uint8_t *tail;
    if (size <= MGL_INLINE_LIMIT) {
        *record = mgl_emit_texture_upload(&ctx->encoder, size, &tail);
        (*record)->data = (mgl_bulk){0, size, MGL_SEGMENT_INLINE};
        return tail;
    }
    mgl_bulk bulk;
    void *memory = mgl_stage_begin(&ctx->encoder, size, &bulk);
    if (!memory) return NULL;
    *record = mgl_emit_texture_upload(&ctx->encoder, 0, &tail);
    (*record)->data = bulk;
    return memory;
}

void mgl_upload_texture_end(mgl_context *ctx, const mgl_wire_texture_upload *record)
{
    if (record->data.segment == MGL_SEGMENT_STAGE) mgl_stage_end(&ctx->encoder);
}

bool mgl_upload_program(mgl_context *ctx, mgl_handle program, const void *archive, uint32_t size)
{
    uint8_t *tail;
    if (size <= MGL_INLINE_LIMIT) {
        mgl_wire_program_create *record = mgl_emit_program_create(&ctx->encoder, size, &tail);
        record->program = program;
        record->archive = (mgl_bulk){0, size, MGL_SEGMENT_INLINE};
        memcpy(tail, archive, size);
        return true;
    }
    mgl_bulk bulk;
    if (size > mgl_upload_limit(ctx)) return false;
    void *memory = mgl_stage_begin(&ctx->encoder, size, &bulk);
    if (!memory) return false;
    memcpy(memory, archive, size);
    mgl_wire_program_create *record = mgl_emit_program_create(&ctx->encoder, 0, &tail);
    record->program = program;
    record->archive = bulk;
    mgl_stage_end(&ctx->encoder);
    return true;
}
