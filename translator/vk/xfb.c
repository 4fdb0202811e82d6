/* Transform feedback by VK_EXT_transform_feedback. Capture runs inside a pass from a draw on; when the pass ends,
 * counter buffers keep how far each buffer is filled, and the next draw goes on from there. */
#include "translator/vk/draw.h"
#include "translator/vk/resource.h"

#include <string.h>

struct mgl_vk_xfb {
    mgl_handle handle;
    mgl_vk_buffer *counters; /* a 32-bit word a buffer, 16 bytes apart */
    bool counted;            /* the counters hold what an earlier pass captured */
    bool active, paused;
    uint32_t count;
    mgl_buffer_range ranges[MGL_VK_XFB_BUFFERS];
    uint32_t strides[MGL_VK_XFB_BUFFERS]; /* of the program that captured */
};
#define COUNTER_STEP 16

bool mgl_vk_xfb_running(const mgl_applier *a)
{
    return a->draws->xfb != NULL;
}

/* Whether a draw of this context captures. */
static bool captures(const mgl_applier *a, const mgl_vk_context *c)
{
    return a->device.transform_feedback && c->xfb && !c->xfb->paused && c->program &&
           (c->program->header.flags & MGL_PROGRAM_XFB);
}

/* The buffers that the program writes, and how many; 0 unless all are there. */
static uint32_t buffers_of(mgl_applier *a, const mgl_vk_context *c, mgl_vk_buffer *list[MGL_VK_XFB_BUFFERS])
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < MGL_VK_XFB_BUFFERS; i++) {
        list[i] = NULL;
        if (!c->program->header.xfb_stride[i]) continue;
        list[i] = i < c->xfb->count ? mgl_vk_buffer_of(a, c->xfb->ranges[i].buffer) : NULL;
        if (!list[i] || c->xfb->ranges[i].offset % 4 || c->xfb->ranges[i].offset >= list[i]->size) return 0;
        count = i + 1;
    }
    return count;
}

void mgl_vk_xfb_prepare(mgl_applier *a, mgl_vk_context *c)
{
    mgl_vk_buffer *list[MGL_VK_XFB_BUFFERS];
    if (a->draws->xfb || !captures(a, c)) return;
    uint32_t count = buffers_of(a, c, list);
    if (!count) return;
    for (uint32_t i = 0; i < count; i++)
        if (list[i])
            mgl_vk_buffer_access(a, list[i], VK_PIPELINE_STAGE_TRANSFORM_FEEDBACK_BIT_EXT,
                                 VK_ACCESS_TRANSFORM_FEEDBACK_WRITE_BIT_EXT, false);
    VkPipelineStageFlags stages = VK_PIPELINE_STAGE_TRANSFORM_FEEDBACK_BIT_EXT | VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT;
    VkAccessFlags access =
        VK_ACCESS_TRANSFORM_FEEDBACK_COUNTER_WRITE_BIT_EXT | VK_ACCESS_TRANSFORM_FEEDBACK_COUNTER_READ_BIT_EXT;
    mgl_vk_buffer_access(a, c->xfb->counters, stages, access, false);
}

static uint32_t counter_lists(const mgl_vk_xfb *x, uint32_t count, VkBuffer buffers[MGL_VK_XFB_BUFFERS],
                              VkDeviceSize offsets[MGL_VK_XFB_BUFFERS])
{
    for (uint32_t i = 0; i < count; i++) {
        buffers[i] = x->counters->buffer;
        offsets[i] = (VkDeviceSize)i * COUNTER_STEP;
    }
    return count;
}

void mgl_vk_xfb_resume(mgl_applier *a, mgl_vk_context *c)
{
    mgl_vk_buffer *list[MGL_VK_XFB_BUFFERS];
    VkBuffer buffers[MGL_VK_XFB_BUFFERS];
    VkDeviceSize offsets[MGL_VK_XFB_BUFFERS], sizes[MGL_VK_XFB_BUFFERS];
    if (a->draws->xfb || !captures(a, c)) return;
    uint32_t count = buffers_of(a, c, list);
    if (!count) {
        mgl_log_warn_once("transform feedback without the buffers that its program writes captures nothing");
        return;
    }
    mgl_vk_xfb *x = c->xfb;
    for (uint32_t i = 0; i < count; i++) {
        const mgl_vk_buffer *b = list[i] ? list[i] : list[count - 1]; /* a buffer that nothing is written to */
        uint64_t offset = list[i] ? x->ranges[i].offset : 0, rest = b->size - offset,
                 size = list[i] && x->ranges[i].size ? x->ranges[i].size : rest;
        buffers[i] = b->buffer;
        offsets[i] = offset;
        sizes[i] = MGL_MIN(MGL_MIN(size, rest), (uint64_t)UINT32_MAX & ~3ull) & ~3ull;
        x->strides[i] = c->program->header.xfb_stride[i];
        if (!sizes[i]) return;
    }
    a->device.vk.vkCmdBindTransformFeedbackBuffersEXT(a->main, 0, count, buffers, offsets, sizes);
    counter_lists(x, count, buffers, offsets);
    a->device.vk.vkCmdBeginTransformFeedbackEXT(a->main, 0, x->counted ? count : 0, x->counted ? buffers : NULL,
                                                x->counted ? offsets : NULL);
    a->draws->xfb = x;
    a->draws->xfb_count = count;
}

void mgl_vk_xfb_suspend(mgl_applier *a)
{
    VkBuffer buffers[MGL_VK_XFB_BUFFERS];
    VkDeviceSize offsets[MGL_VK_XFB_BUFFERS];
    mgl_vk_xfb *x = a->draws->xfb;
    if (!x) return;
    uint32_t count = counter_lists(x, a->draws->xfb_count, buffers, offsets);
    a->device.vk.vkCmdEndTransformFeedbackEXT(a->main, 0, count, buffers, offsets);
    x->counted = true;
    a->draws->xfb = NULL;
    if (a->context) a->context->dirty |= MGL_DIRTY_QUERIES;
}

void mgl_vk_xfb_leave(mgl_vk_xfb *x)
{
    x->active = x->paused = false;
}

void mgl_vk_xfb_free(mgl_applier *a, mgl_vk_xfb *x)
{
    if (x->counters) mgl_vk_buffer_free(a, x->counters);
    mgl_pool_give(&a->pools[MGL_VK_POOL_XFB], x);
}

/* ---- records ---- */

static mgl_vk_xfb *get_or_make(mgl_applier *a, mgl_handle h)
{
    mgl_vk_xfb *x = mgl_vk_object(a, MGL_KIND_XFB, h);
    if (x) return x;
    x = mgl_pool_take(&a->pools[MGL_VK_POOL_XFB], sizeof(*x));
    if (!x) return NULL;
    x->handle = h;
    x->counters = mgl_vk_buffer_new(a);
    if (x->counters && mgl_vk_buffer_make(a, x->counters, MGL_VK_XFB_BUFFERS * COUNTER_STEP, 0) &&
        mgl_vk_object_set(a, MGL_KIND_XFB, h, x))
        return x;
    mgl_vk_xfb_free(a, x);
    return NULL;
}

bool mgl_vk_rec_xfb_begin(mgl_applier *a, const mgl_record_header *header, const mgl_wire_xfb_begin *p,
                          const mgl_buffer_range *tail)
{
    mgl_vk_context *c = a->context;
    if (p->tail_count > MGL_VK_XFB_BUFFERS) return mgl_vk_fault(a, "transform feedback into %u buffers", p->tail_count);
    if (c->xfb) return mgl_vk_fault(a, "transform feedback is active already");
    mgl_vk_xfb *x = get_or_make(a, p->xfb);
    if (!x) {
        mgl_vk_out_of_memory(a, MGL_KIND_XFB, p->xfb);
        return true;
    }
    if (x->active) return mgl_vk_fault(a, "transform feedback %u is active in another context", p->xfb.slot);
    memcpy(x->ranges, tail, p->tail_count * sizeof(*tail));
    x->count = p->tail_count;
    x->counted = false;
    x->active = true;
    x->paused = false;
    c->xfb = x;
    c->dirty |= MGL_DIRTY_QUERIES;
    return true;
}

static mgl_vk_xfb *active_of(mgl_applier *a, mgl_handle h)
{
    mgl_vk_xfb *x = mgl_vk_object(a, MGL_KIND_XFB, h);
    return x && x == a->context->xfb ? x : NULL;
}

/* What was captured is read by draws that follow: all accesses are declared again. */
static void stop(mgl_applier *a)
{
    mgl_vk_xfb_suspend(a);
    a->passes->serial++;
    a->context->dirty |= MGL_DIRTY_QUERIES;
}

bool mgl_vk_rec_xfb_pause(mgl_applier *a, const mgl_record_header *header, const mgl_wire_xfb_pause *p)
{
    mgl_vk_xfb *x = active_of(a, p->xfb);
    if (!x) return true; /* its begin ran out of memory */
    stop(a);
    x->paused = true;
    return true;
}

bool mgl_vk_rec_xfb_resume(mgl_applier *a, const mgl_record_header *header, const mgl_wire_xfb_resume *p)
{
    mgl_vk_xfb *x = active_of(a, p->xfb);
    if (!x) return true;
    x->paused = false;
    a->context->dirty |= MGL_DIRTY_QUERIES;
    return true;
}

bool mgl_vk_rec_xfb_end(mgl_applier *a, const mgl_record_header *header, const mgl_wire_xfb_end *p)
{
    mgl_vk_xfb *x = active_of(a, p->xfb);
    if (!x) return true;
    stop(a);
    x->active = x->paused = false;
    a->context->xfb = NULL;
    return true;
}

bool mgl_vk_rec_xfb_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_xfb_destroy *p)
{
    mgl_vk_xfb *x = mgl_vk_object_take(a, MGL_KIND_XFB, p->xfb);
    if (!x) return true; /* it never captured: begin makes it */
    if (a->draws->xfb == x) mgl_vk_pass_end(a, MGL_BREAK_QUERY);
    mgl_vk_state_forget(a, MGL_KIND_XFB, x);
    mgl_vk_xfb_free(a, x);
    return true;
}

bool mgl_vk_rec_draw_xfb(mgl_applier *a, const mgl_record_header *header, const mgl_wire_draw_xfb *p)
{
    mgl_vk_context *c = a->context;
    mgl_vk_xfb *x = mgl_vk_object(a, MGL_KIND_XFB, p->xfb);
    if (p->stream >= MGL_VK_XFB_BUFFERS) return mgl_vk_fault(a, "transform feedback stream %u", p->stream);
    a->counters.gl_draws++;
    if (a->draws->xfb == x) mgl_vk_pass_end(a, MGL_BREAK_QUERY);
    uint32_t buffer = p->stream;
    while (x && buffer < MGL_VK_XFB_BUFFERS - 1 && !x->strides[buffer])
        buffer++;
    if (!x || !x->counted || !x->strides[buffer] || !p->instances) return true; /* nothing was captured */
    if (!mgl_vk_condition_prepare(a, c)) { /* may submit: before what the counters are used for is noted */
        a->counters.draws_skipped++;
        return true;
    }
    if (!a->in_pass) a->passes->serial++;
    mgl_vk_buffer_access(a, x->counters, VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT, VK_ACCESS_INDIRECT_COMMAND_READ_BIT,
                         false);
    if (mgl_vk_barriers_pending(a)) mgl_vk_barriers_flush(a, false);
    if (!mgl_vk_draw_ready(a, c, p->mode)) {
        a->counters.draws_skipped++;
        return !a->faulted;
    }
    a->device.vk.vkCmdDrawIndirectByteCountEXT(a->main, p->instances, 0, x->counters->buffer,
                                               (VkDeviceSize)buffer * COUNTER_STEP, 0, x->strides[buffer]);
    a->counters.vk_draws++;
    mgl_vk_frames_add_load(a, MGL_LOAD_DRAW, 1);
    return true;
}
