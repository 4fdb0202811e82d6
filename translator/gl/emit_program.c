/* Programs on the wire: creation at link, then before a draw the bind, the slots and the bytes of the default block
 * that changed. */
#include "translator/gl/builtin.h"
#include "translator/gl/fixed_state.h"
#include "translator/gl/upload.h"
#include "translator/gl/program.h"

#include <string.h>

bool mgl_program_send(mgl_context *ctx, mgl_handle handle, const mgl_program_header *archive)
{
    /* A lost session goes on without effect. */
    return mgl_upload_program(ctx, handle, archive, archive->total_size) || mgl_lost(ctx);
}

void mgl_program_write(mgl_context *ctx, mgl_program *program, uint32_t offset, const void *data, uint32_t size)
{
    if (offset > program->constants_size || size > program->constants_size - offset) return;
    if (!memcmp(program->constants + offset, data, size)) return;
    memcpy(program->constants + offset, data, size);
    mgl_program_touch(ctx, program, offset, offset + size);
}

static void emit_span(mgl_context *ctx, const mgl_program *program, uint32_t begin, uint32_t end)
{
    const uint32_t limit = 64u << 10; /* stays within MGL_RECORD_LIMIT */
    if (end - begin == 4 && begin % 4 == 0 && mgl_handle_equal(program->handle, ctx->sent_program)) {
        mgl_wire_program_constant *record = mgl_emit_program_constant(&ctx->encoder);
        record->offset = begin;
        memcpy(&record->value, program->constants + begin, 4);
        return;
    }
    while (begin < end) {
        uint32_t size = MGL_MIN(end - begin, limit);
        uint8_t *tail;
        mgl_wire_program_constants *record = mgl_emit_program_constants(&ctx->encoder, size, &tail);
        memcpy(tail, program->constants + begin, size);
        record->program = program->handle;
        record->offset = begin;
        begin += size;
    }
}

/* A record for each run of granules that changed: uniforms far apart do not take along what is between them. */
static void emit_constants(mgl_context *ctx, mgl_program *program)
{
    uint32_t shift = program->constants_granule;
    for (uint64_t dirty = program->constants_dirty; dirty;) {
        uint32_t first = (uint32_t)__builtin_ctzll(dirty);
        uint64_t run = dirty >> first;
        uint32_t end = first + (~run ? (uint32_t)__builtin_ctzll(~run) : 64);
        uint32_t from = MGL_MAX(program->constants_dirty_begin, first << shift);
        uint32_t to = MGL_MIN(program->constants_dirty_end, end << shift);
        if (from < to) emit_span(ctx, program, from, to);
        dirty &= end >= 64 ? 0 : ~0ull << end;
    }
    program->constants_dirty = 0;
    program->constants_dirty_begin = program->constants_dirty_end = 0;
}

static void emit_slots(mgl_context *ctx, mgl_program *program)
{
    uint32_t *tail;
    mgl_wire_program_bindings *record = mgl_emit_program_bindings(&ctx->encoder, program->slot_count, &tail);
    memcpy(tail, program->slots, program->slot_count * sizeof *tail);
    record->program = program->handle;
    record->first_slot = 0;
    program->slots_dirty = false;
}

void mgl_emit_group_program(mgl_context *ctx)
{
    mgl_program *program = ctx->program;
    mgl_handle handle = {0, 0};
    MGL_SHARED(ctx);
    if (ctx->dirty & MGL_DIRTY_BUILTINS)
        ctx->fixed->builtin_version++; /* for this program now and for others at their turn */
    if (program && program->linked) {
        handle = program->handle;
        if (program->builtin_mask_low) mgl_builtin_refresh(ctx, program);
        if (program->slots_dirty) emit_slots(ctx, program);
        if (program->constants_dirty_begin < program->constants_dirty_end) emit_constants(ctx, program);
    }
    if (!mgl_handle_equal(handle, ctx->sent_program)) {
        mgl_emit_program_bind(&ctx->encoder)->program = handle;
        ctx->sent_program = handle;
    }
    ctx->dirty &= ~(uint32_t)(MGL_DIRTY_PROGRAM | MGL_DIRTY_CONSTANTS | MGL_DIRTY_BUILTINS);
}
