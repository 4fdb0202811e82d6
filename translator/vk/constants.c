/* The default uniform block of programs: small ones are push constants, others are copied to a slice when they changed,
 * and a dynamic offset says where. */
#include "translator/vk/push.h"

#include <string.h>

static inline bool write_constants(mgl_applier *a, mgl_vk_program *p, uint32_t offset, const void *data, uint32_t size)
{
    if (offset > p->header.default_block_size || size > p->header.default_block_size - offset)
        return mgl_vk_fault(a, "constants %u+%u in a block of %u", offset, size, p->header.default_block_size);
    memcpy(p->constants + offset, data, size);
    if (p->push_size) {
        bool first = p->push_begin >= p->push_end;
        p->push_begin = first ? offset : MGL_MIN(p->push_begin, offset);
        p->push_end = first ? offset + size : MGL_MAX(p->push_end, offset + size);
    }
    p->constants_changed = true;
    if (a->context->program == p) a->context->dirty |= p->push_size ? MGL_DIRTY_PUSH : MGL_DIRTY_CONSTANTS;
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
    if (!end) return;
    if (r->push_program == p->unique && !compute) { /* the rest is there */
        begin = p->push_begin & ~3u;
        end = MGL_ALIGN(p->push_end, 4u);
        if (begin >= end) return;
    }
    a->device.vk.vkCmdPushConstants(a->main, p->layout, mgl_vk_push_stages(&a->device, compute), MGL_PUSH_OWN + begin,
                                    end - begin, p->constants + begin);
    r->push_program = compute ? 0 : p->unique; /* of another layout: not what drawing reads */
    if (compute) r->valid &= ~(uint32_t)MGL_RECORDED_ROWS;
    p->push_begin = p->push_end = 0;
}

bool mgl_vk_constants_take(mgl_applier *a, mgl_vk_program *p)
{
    if (!p->constants_changed && p->slice_index == a->recording_index) return true;
    uint64_t alignment = MGL_MAX(a->device.properties.limits.minUniformBufferOffsetAlignment, 16);
    if (!mgl_vk_slice_take(a, p->header.default_block_size, alignment, &p->slice)) return false;
    memcpy(p->slice.data, p->constants, p->header.default_block_size);
    p->slice_index = a->recording_index;
    p->constants_changed = false;
    return true;
}
