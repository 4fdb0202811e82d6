/* The default uniform block of programs: small ones are push constants, others are copied to a slice when they changed,
 * and a dynamic offset or a pushed descriptor says where. What changes from draw to draw of a large one becomes push
 * constants, too (hot.c). */
#include "translator/vk/push.h"
#include "translator/vk/resource.h"

#include <string.h>

/* [begin, end) of what is pushed changed. */
static inline void note_pushed(mgl_vk_program *p, uint32_t begin, uint32_t end)
{
    bool first = p->push_begin >= p->push_end;
    p->push_begin = first ? begin : MGL_MIN(p->push_begin, begin);
    p->push_end = first ? end : MGL_MAX(p->push_end, end);
}

/* Into a block that is a buffer, but for granules that are push constants. Records name spans: what did not change in
 * them is no reason to copy the block. The dirty groups. */
static uint32_t write_granules(mgl_vk_program *p, uint32_t offset, const uint8_t *data, uint32_t size)
{
    mgl_vk_hot *h = p->hot;
    uint32_t dirty = 0;
    for (uint32_t at = offset, end = offset + size, n; at < end; at += n, data += n) {
        uint32_t g = at / 16, slot = h->slots[g];
        n = MGL_MIN(end, (g + 1) * 16) - at;
        if (!memcmp(p->constants + at, data, n)) continue;
        memcpy(p->constants + at, data, n);
        if (slot == MGL_HOT_COLD) {
            h->changed[g / 64] |= 1ull << g % 64;
            p->constants_changed = true;
            dirty |= MGL_DIRTY_CONSTANTS;
        } else {
            uint32_t begin = slot * 16 + at % 16;
            memcpy(h->bytes + begin, data, n);
            note_pushed(p, begin, begin + n);
            dirty |= MGL_DIRTY_PUSH;
        }
    }
    return dirty;
}

static inline bool write_constants(mgl_applier *a, mgl_vk_program *p, uint32_t offset, const void *data, uint32_t size)
{
    uint32_t dirty = MGL_DIRTY_CONSTANTS;
    if (offset > p->header.default_block_size || size > p->header.default_block_size - offset)
        return mgl_vk_fault(a, "constants %u+%u in a block of %u", offset, size, p->header.default_block_size);
    if (p->hot) {
        if (mgl_vk_hot_due(p->hot)) mgl_vk_hot_apply(a, p);
        dirty = write_granules(p, offset, data, size);
    } else {
        memcpy(p->constants + offset, data, size);
        p->constants_changed = true;
        if (p->push_size) note_pushed(p, offset, offset + size), dirty = MGL_DIRTY_PUSH;
    }
    if (a->context->program == p) a->context->dirty |= dirty;
    return true;
}

bool mgl_vk_rec_program_constants(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_constants *r,
                                  const uint8_t *tail)
{
    mgl_vk_program *p = mgl_vk_object(a, MGL_KIND_PROGRAM, r->program);
    return !p || write_constants(a, p, r->offset, tail, r->tail_count);
}

bool mgl_vk_rec_program_constant(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_constant *r)
{
    mgl_vk_program *p = a->context->program;
    return !p || write_constants(a, p, r->offset, &r->value, sizeof(r->value));
}

void mgl_vk_constants_push(mgl_applier *a, mgl_vk_program *p)
{
    mgl_vk_recorded *r = &a->draws->recorded;
    bool compute = p->stages & 1u << MGL_STAGE_COMPUTE;
    uint32_t begin = 0, end = p->push_size;
    if (compute && p->hidden) {
        static const mgl_vk_own_constants own;
        a->device.vk.vkCmdPushConstants(a->main, p->layout, mgl_vk_push_stages(&a->device, true), 0, sizeof(own), &own);
        r->push_program = 0;
        r->valid &= ~(uint32_t)MGL_RECORDED_OWN;
    }
    if (!end) return;
    if (r->push_program == p->unique && !compute) { /* the rest is there */
        begin = p->push_begin & ~3u;
        end = MGL_ALIGN(p->push_end, 4u);
        if (begin >= end) return;
    }
    a->device.vk.vkCmdPushConstants(a->main, p->layout, mgl_vk_push_stages(&a->device, compute), MGL_PUSH_OWN + begin,
                                    end - begin, p->push_bytes + begin);
    mgl_vk_frames_add_load(a, MGL_LOAD_CONSTANTS, 1);
    r->push_program = compute ? 0 : p->unique; /* of another layout: not what drawing reads */
    if (compute) r->valid &= ~(uint32_t)MGL_RECORDED_OWN;
    p->push_begin = p->push_end = 0;
}

bool mgl_vk_constants_take(mgl_applier *a, mgl_vk_program *p)
{
    if (!p->constants_changed && p->slice_index == a->recording_index) return true;
    uint64_t alignment = MGL_MAX(a->device.properties.limits.minUniformBufferOffsetAlignment, 16);
    if (!mgl_vk_slice_take(a, p->header.default_block_size, alignment, &p->slice)) return false;
    memcpy(p->slice.data, p->constants, p->header.default_block_size);
    if (p->hot && p->constants_changed) mgl_vk_hot_copied(a, p);
    p->slice_index = a->recording_index;
    p->constants_changed = false;
    return true;
}
