/* Draws: what is dirty is resolved and bound, then the ranges of the record become Vulkan draws. With nothing dirty and
 * the pass open, a draw is the compare of a few words and the Vulkan call. */
#include "translator/vk/draw.h"
#include "translator/vk/resource.h"

#include <string.h>

#define MULTI_LIMIT      1024u  /* maxMultiDrawCount is at least this */
#define NULL_INDEX_BYTES 65536u /* of mgl_vk_null_buffer() */

static inline void count_draws(mgl_applier *a, uint64_t draws)
{
    a->counters.vk_draws += draws;
    mgl_vk_frames_add_load(a, MGL_LOAD_DRAW, draws);
}

/* ---- preparation ---- */

/* The sets depend on these. */
#define SET_GROUPS                                                                                                     \
    (MGL_DIRTY_PROGRAM | MGL_DIRTY_UNIFORMS | MGL_DIRTY_TEXTURES | MGL_DIRTY_STORAGE | MGL_DIRTY_CONSTANTS)

/* The pipeline depends on these groups. */
#define PIPELINE_GROUPS                                                                                                \
    (MGL_DIRTY_FRAMEBUFFER | MGL_DIRTY_STATE | MGL_DIRTY_LAYOUT | MGL_DIRTY_PROGRAM | MGL_DIRTY_SHAPE)

static void bind_pipeline(mgl_applier *a, mgl_vk_context *c)
{
    mgl_vk_recorded *r = &a->draws->recorded;
    if (r->pipeline == c->pipeline->handle) return;
    a->device.vk.vkCmdBindPipeline(a->main, VK_PIPELINE_BIND_POINT_GRAPHICS, c->pipeline->handle);
    mgl_vk_frames_add_load(a, MGL_LOAD_PIPELINE, 1);
    c->pipeline->used_index = a->recording_index;
    if (!a->device.dynamic_state1) r->valid &= ~(uint32_t)MGL_RECORDED_TOPOLOGY;
    r->pipeline = c->pipeline->handle;
}

static bool resolve_once(mgl_applier *a, mgl_vk_context *c)
{
    if (!mgl_vk_target_update(a)) return false;
    /* A depth buffer that is sampled while attached changes its layout with the depth mask. */
    const mgl_vk_target *t = &c->target;
    if ((c->dirty & MGL_DIRTY_STATE) && t->format.depth != MGL_NO_ATTACHMENT &&
        t->key.layouts[t->format.depth] != MGL_LAYOUT_OPTIMAL)
        c->dirty |= MGL_DIRTY_TEXTURES;
    if (c->dirty & PIPELINE_GROUPS || !c->pipeline) {
        c->pipeline = mgl_vk_pipeline_get(a, c);
        if (!c->pipeline) return false;
    } else {
        a->counters.pipeline_front_hits++;
    }
    return !(c->dirty & SET_GROUPS) || mgl_vk_descriptors_update(a, c, c->program);
}

static bool resolve(mgl_applier *a, mgl_vk_context *c)
{
    const mgl_vk_program *p = c->program;
    if (!p || !(p->stages & 1u << MGL_STAGE_VERTEX)) return false;
    if (!(p->stages & 1u << MGL_STAGE_TESS_EVALUATION) != !c->shape.patch) return false;
    /* Making a texture's image may replace the image of an attachment, or submit for want of memory: then once more. */
    for (int i = 0; i < 3; i++) {
        mgl_vk_main(a);
        if (!resolve_once(a, c)) return false;
        if (!(c->dirty & MGL_DIRTY_FRAMEBUFFER) && a->main_open) return true;
    }
    return false;
}

bool mgl_vk_draw_prepare(mgl_applier *a, mgl_vk_context *c)
{
    if (!mgl_vk_condition_prepare(a, c)) return false; /* may submit */
    mgl_vk_main(a);                                    /* a new one makes everything dirty: first of all */
    if (!a->in_pass) a->passes->serial++;              /* copies may have come since accesses were declared */
    if (!resolve(a, c)) return false;
    if (!a->in_pass) mgl_vk_pass_settle_clears(a); /* their passes change the state of images that are declared below */
    /* A pipeline may not be bound while transform feedback runs (VUID-vkCmdBindPipeline-None-02323). */
    if (mgl_vk_xfb_running(a) && a->draws->recorded.pipeline != c->pipeline->handle)
        mgl_vk_pass_end(a, MGL_BREAK_QUERY);
    bool sets = c->dirty & SET_GROUPS;
    if (sets || c->sets_declared != a->passes->serial) mgl_vk_descriptors_declare(a, c, c->program);
    c->sets_declared = a->passes->serial;
    mgl_vk_state_declare_vertices(a, c);
    if (c->xfb) mgl_vk_xfb_prepare(a, c);
    /* What is pending goes out with the barriers of the attachments, when the pass begins. */
    if (a->in_pass && mgl_vk_barriers_pending(a)) mgl_vk_pass_end(a, MGL_BREAK_BARRIER);
    if (!mgl_vk_pass_ensure(a)) return false;
    bind_pipeline(a, c);
    if (c->dirty & MGL_DIRTY_PUSH) mgl_vk_constants_push(a, c->program);
    if (sets) mgl_vk_descriptors_bind(a, c, c->program, VK_PIPELINE_BIND_POINT_GRAPHICS);
    mgl_vk_state_record(a, c);
    if (c->dirty & MGL_DIRTY_QUERIES) {
        mgl_vk_condition_resume(a, c);
        mgl_vk_queries_resume(a, c);
        mgl_vk_xfb_resume(a, c);
    }
    c->dirty = 0;
    return true;
}

/* Groups that draws change again and again in one pass, and that neither the pass nor texture accesses depend on. */
#define QUICK_GROUPS                                                                                                   \
    (MGL_DIRTY_STATE | MGL_DIRTY_LAYOUT | MGL_DIRTY_VERTEX_BUFFERS | MGL_DIRTY_INDEX_BUFFER | MGL_DIRTY_UNIFORMS |     \
     MGL_DIRTY_CONSTANTS | MGL_DIRTY_ATTRIBUTES | MGL_DIRTY_VIEWPORT | MGL_DIRTY_SCISSOR | MGL_DIRTY_BLEND_COLOR |     \
     MGL_DIRTY_STENCIL | MGL_DIRTY_DEPTH_BIAS | MGL_DIRTY_SHAPE | MGL_DIRTY_PUSH)
#define VERTEX_GROUPS (MGL_DIRTY_LAYOUT | MGL_DIRTY_VERTEX_BUFFERS | MGL_DIRTY_INDEX_BUFFER)

/* In the pass of the last draw and with its pipeline: only what changed is looked at. False, with nothing recorded,
 * when more is needed: mgl_vk_draw_prepare() then looks at everything. */
static bool prepare_quick(mgl_applier *a, mgl_vk_context *c)
{
    uint32_t dirty = c->dirty;
    /* A draw that failed midway may have chosen a pipeline without binding it. */
    if (a->draws->recorded.pipeline != c->pipeline->handle) return false;
    uint32_t chosen_by = PIPELINE_GROUPS & (a->device.vertex_input_dynamic ? ~(uint32_t)MGL_DIRTY_LAYOUT : ~0u);
    if (dirty & chosen_by) {
        const mgl_vk_target *t = &c->target;
        if (!mgl_vk_pipeline_fits(a, c, (dirty & chosen_by) == MGL_DIRTY_STATE)) return false;
        if ((dirty & MGL_DIRTY_STATE) && t->format.depth != MGL_NO_ATTACHMENT &&
            t->key.layouts[t->format.depth] != MGL_LAYOUT_OPTIMAL)
            return false; /* sampled while attached: its layout goes with the depth mask */
    }
    bool sets = dirty & (MGL_DIRTY_UNIFORMS | MGL_DIRTY_CONSTANTS);
    if (sets && !(dirty & (MGL_DIRTY_CONSTANTS | MGL_DIRTY_PUSH | VERTEX_GROUPS)) &&
        mgl_vk_uniforms_record(a, c, c->program))
        sets = false;
    if (sets) {
        if (!mgl_vk_descriptors_update(a, c, c->program) || c->dirty != dirty || !a->in_pass) return false;
        mgl_vk_descriptors_declare(a, c, c->program);
    }
    if (dirty & VERTEX_GROUPS) mgl_vk_state_declare_vertices(a, c);
    if ((sets || dirty & VERTEX_GROUPS) && mgl_vk_barriers_pending(a)) return false;
    if (dirty & MGL_DIRTY_PUSH) mgl_vk_constants_push(a, c->program);
    if (sets) mgl_vk_descriptors_bind(a, c, c->program, VK_PIPELINE_BIND_POINT_GRAPHICS);
    mgl_vk_state_record(a, c);
    c->dirty = 0;
    a->counters.pipeline_front_hits++;
    return true;
}

static bool ready_slow(mgl_applier *a, mgl_vk_context *c, uint32_t request, uint32_t mode, uint32_t index_size,
                       bool restart, uint32_t patch, bool indirect)
{
    if (c->shape.request != request || c->dirty & MGL_DIRTY_PROGRAM) {
        uint32_t topology = c->shape.topology;
        if (!mgl_vk_shape_make(a, c, mode, index_size, restart, mode == MGL_PATCHES ? patch : 0, indirect))
            return false;
        if (topology != c->shape.topology || !a->device.dynamic_state2 || mode == MGL_PATCHES)
            c->dirty |= MGL_DIRTY_SHAPE;
    }
    if (a->in_pass && c->pipeline && !(c->dirty & ~(uint32_t)QUICK_GROUPS) && prepare_quick(a, c)) return true;
    return mgl_vk_draw_prepare(a, c);
}

/* Shape and state for a draw. Quick when neither changed. */
static inline bool ready(mgl_applier *a, mgl_vk_context *c, uint32_t mode, uint32_t index_size, bool restart,
                         uint32_t patch, bool indirect)
{
    uint32_t request = mgl_vk_shape_request(mode, index_size, restart, patch, indirect);
    if (__builtin_expect(c->shape.request == request && !c->dirty && a->in_pass && c->pipeline, 1)) {
        a->counters.pipeline_front_hits++;
        return true;
    }
    if (c->shape.request == request && c->dirty == MGL_DIRTY_PUSH && a->in_pass && c->pipeline) { /* the usual change */
        a->counters.pipeline_front_hits++;
        mgl_vk_constants_push(a, c->program);
        c->dirty = 0;
        return true;
    }
    return ready_slow(a, c, request, mode, index_size, restart, patch, indirect);
}

bool mgl_vk_draw_ready(mgl_applier *a, mgl_vk_context *c, uint32_t mode)
{
    return ready(a, c, mode, 0, false, 0, true);
}

/* ---- indices ---- */

static inline void bind_indices(mgl_applier *a, VkBuffer buffer, uint64_t offset, VkIndexType type)
{
    mgl_vk_recorded *r = &a->draws->recorded;
    if (r->index_buffer == buffer && r->index_offset == offset && r->index_type == type) return;
    a->device.vk.vkCmdBindIndexBuffer(a->main, buffer, offset, type);
    r->index_buffer = buffer;
    r->index_offset = offset;
    r->index_type = type;
}

static inline VkIndexType index_type(uint32_t size)
{
    return size == 4 ? VK_INDEX_TYPE_UINT32 : size == 2 ? VK_INDEX_TYPE_UINT16 : VK_INDEX_TYPE_UINT8_EXT;
}

/* ---- ranges ---- */

static bool same_instances(const mgl_draw_range *x, const mgl_draw_range *y)
{
    return x->instances == y->instances && x->base_instance == y->base_instance;
}

/* Ranges from `first` on that one multi-draw can take: the same instances; the numbers 0, 1, 2 .. when the program
 * reads gl_DrawID; none when it reads gl_PrimitiveID, which lavapipe of Mesa 22.3 does not start anew with each draw.
 */
static uint32_t run_length(const mgl_applier *a, const mgl_draw_range *r, uint32_t first, uint32_t count,
                           uint32_t flags)
{
    uint32_t n = 1;
    bool draw_id = flags & MGL_PROGRAM_USES_DRAW_ID;
    if (!a->device.multi_draw || (flags & MGL_PROGRAM_USES_PRIMITIVE_ID) || (draw_id && r[first].draw_id != 0))
        return 1;
    while (first + n < count && n < MULTI_LIMIT && same_instances(&r[first], &r[first + n]) &&
           (!draw_id || r[first + n].draw_id == n))
        n++;
    return n;
}

static void draw_arrays(mgl_applier *a, const mgl_draw_range *r, uint32_t count, uint32_t flags)
{
    const struct VolkDeviceTable *vk = &a->device.vk;
    for (uint32_t i = 0; i < count;) {
        uint32_t n = run_length(a, r, i, count, flags);
        if (n > 1)
            vk->vkCmdDrawMultiEXT(a->main, n, (const VkMultiDrawInfoEXT *)&r[i], r[i].instances, r[i].base_instance,
                                  sizeof(*r));
        else
            vk->vkCmdDraw(a->main, r[i].count, r[i].instances, r[i].first, r[i].base_instance);
        count_draws(a, n);
        i += n;
    }
}

/* Merges ranges of a list that follow each other; only where nothing tells them apart. */
static uint32_t merge(mgl_draw_range *out, const mgl_draw_range *r, uint32_t count, uint32_t vertices)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < count; i++) {
        mgl_draw_range *last = n ? &out[n - 1] : NULL;
        if (last && last->instances == 1 && same_instances(last, &r[i]) && last->base_vertex == r[i].base_vertex &&
            last->first + last->count == r[i].first && last->count % vertices == 0 &&
            (uint64_t)last->count + r[i].count <= UINT32_MAX) {
            last->count += r[i].count;
            continue;
        }
        out[n++] = r[i];
    }
    return n;
}

static void draw_pattern(mgl_applier *a, mgl_vk_context *c, const mgl_draw_range *r, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        VkBuffer buffer;
        uint64_t offset;
        VkIndexType type;
        uint32_t n = mgl_vk_pattern_get(a, &c->shape, r[i].count, &buffer, &offset, &type);
        if (!n) {
            a->counters.draws_skipped++;
            continue;
        }
        bind_indices(a, buffer, offset, type);
        a->device.vk.vkCmdDrawIndexed(a->main, n, r[i].instances, 0, (int32_t)r[i].first, r[i].base_instance);
        count_draws(a, 1);
    }
}

static void draw_multi_indexed(mgl_applier *a, const mgl_draw_range *r, uint32_t n, int32_t rebase)
{
    VkMultiDrawIndexedInfoEXT list[MULTI_LIMIT];
    for (uint32_t i = 0; i < n; i++)
        list[i] = (VkMultiDrawIndexedInfoEXT){r[i].first + (uint32_t)rebase, r[i].count, r[i].base_vertex};
    a->device.vk.vkCmdDrawMultiIndexedEXT(a->main, n, list, r[0].instances, r[0].base_instance, sizeof(list[0]), NULL);
}

static void draw_elements(mgl_applier *a, mgl_vk_context *c, const mgl_wire_draw *p, const mgl_draw_range *r,
                          uint32_t count, uint32_t flags)
{
    const struct VolkDeviceTable *vk = &a->device.vk;
    uint32_t size = p->index_size, rebase = p->index_offset / size;
    uint64_t available = c->index_buffer ? c->index_buffer->size / size : NULL_INDEX_BYTES / size;
    bind_indices(a, c->index_buffer ? c->index_buffer->buffer : mgl_vk_null_buffer(a), 0, index_type(size));
    for (uint32_t i = 0; i < count;) {
        /* Reads beyond the index buffer are not robust in Vulkan: such a draw is left out (its result is undefined in
         * GL). */
        if ((uint64_t)r[i].first + rebase + r[i].count > available) {
            a->counters.draws_skipped++;
            i++;
            continue;
        }
        uint32_t n = count > 1 ? run_length(a, r, i, count, flags) : 1;
        for (uint32_t k = 1; k < n; k++)
            if ((uint64_t)r[i + k].first + rebase + r[i + k].count > available) n = k;
        if (n > 1)
            draw_multi_indexed(a, r + i, n, (int32_t)rebase);
        else
            vk->vkCmdDrawIndexed(a->main, r[i].count, r[i].instances, r[i].first + rebase, r[i].base_vertex,
                                 r[i].base_instance);
        count_draws(a, n);
        i += n;
    }
}

/* gl_DrawID of ranges that vkCmdDraw would number 0: one indirect call numbers them 0, 1, 2 ..; without
 * VK_EXT_multi_draw. */
static bool draw_by_indirect(mgl_applier *a, mgl_vk_context *c, const mgl_wire_draw *p, const mgl_draw_range *r,
                             uint32_t count)
{
    mgl_vk_slice slice;
    if (a->device.multi_draw || count < 2 || !a->device.features.multiDrawIndirect ||
        !a->device.features.drawIndirectFirstInstance || c->shape.pattern)
        return false;
    for (uint32_t i = 0; i < count; i++)
        if (r[i].draw_id != i) return false;
    if (!mgl_vk_slice_take(a, count * sizeof(VkDrawIndexedIndirectCommand), 16, &slice)) return false;
    uint32_t rebase = p->index_size ? p->index_offset / p->index_size : 0;
    for (uint32_t i = 0; i < count; i++) {
        if (p->index_size)
            ((VkDrawIndexedIndirectCommand *)slice.data)[i] = (VkDrawIndexedIndirectCommand){
                r[i].count, r[i].instances, r[i].first + rebase, r[i].base_vertex, r[i].base_instance};
        else
            ((VkDrawIndirectCommand *)slice.data)[i] =
                (VkDrawIndirectCommand){r[i].count, r[i].instances, r[i].first, r[i].base_instance};
    }
    if (p->index_size) {
        bind_indices(a, c->index_buffer ? c->index_buffer->buffer : mgl_vk_null_buffer(a), 0,
                     index_type(p->index_size));
        a->device.vk.vkCmdDrawIndexedIndirect(a->main, slice.buffer, slice.offset, count,
                                              sizeof(VkDrawIndexedIndirectCommand));
    } else {
        a->device.vk.vkCmdDrawIndirect(a->main, slice.buffer, slice.offset, count, sizeof(VkDrawIndirectCommand));
    }
    count_draws(a, count);
    return true;
}

#define MERGE_LIMIT 512u

static void draw_ranges(mgl_applier *a, mgl_vk_context *c, const mgl_wire_draw *p, const mgl_draw_range *r,
                        uint32_t count)
{
    uint32_t flags = c->program->header.flags;
    mgl_draw_range merged[MERGE_LIMIT];
    if (count > 1 && count <= MERGE_LIMIT && (p->flags & MGL_DRAW_CONTIGUOUS_OK) && c->shape.list_vertices &&
        !(flags & (MGL_PROGRAM_USES_DRAW_ID | MGL_PROGRAM_USES_PRIMITIVE_ID | MGL_PROGRAM_USES_BASE_VERTEX))) {
        uint32_t left = merge(merged, r, count, c->shape.list_vertices);
        a->counters.draws_merged += count - left;
        count = left;
        r = merged;
    }
    if ((flags & MGL_PROGRAM_USES_DRAW_ID) && draw_by_indirect(a, c, p, r, count)) return;
    if (c->shape.pattern)
        draw_pattern(a, c, r, count);
    else if (p->index_size)
        draw_elements(a, c, p, r, count, flags);
    else
        draw_arrays(a, r, count, flags);
}

/* rebase: bytes, added to the index buffer's start. */
static inline void draw_one(mgl_applier *a, mgl_vk_context *c, uint32_t index_size, uint32_t rebase,
                            const mgl_draw_range *r)
{
    if (!r->count || !r->instances) return;
    if (!index_size) {
        a->device.vk.vkCmdDraw(a->main, r->count, r->instances, r->first, r->base_instance);
        count_draws(a, 1);
        return;
    }
    uint32_t shift = index_size >> 1; /* of 1, 2 or 4 bytes: the shape has been made */
    const mgl_vk_buffer *b = c->index_buffer;
    uint64_t available = (b ? b->size : NULL_INDEX_BYTES) >> shift, first = (uint64_t)r->first + (rebase >> shift);
    bind_indices(a, b ? b->buffer : mgl_vk_null_buffer(a), 0, index_type(index_size));
    if (first + r->count > available) return; /* see draw_elements() */
    a->device.vk.vkCmdDrawIndexed(a->main, r->count, r->instances, (uint32_t)first, r->base_vertex, r->base_instance);
    count_draws(a, 1);
}

bool mgl_vk_rec_draw(mgl_applier *a, const mgl_record_header *header, const mgl_wire_draw *p,
                     const mgl_draw_range *tail)
{
    mgl_vk_context *c = a->context;
    uint32_t count = p->tail_count;
    if (!count) return true;
    a->counters.gl_draws += count;
    if (!ready(a, c, p->mode, p->index_size, p->flags & MGL_DRAW_RESTART, p->patch_vertices, false)) {
        a->counters.draws_skipped += count;
        return !a->faulted;
    }
    if (__builtin_expect(count == 1 && !c->shape.pattern, 1)) /* the usual draw */
        draw_one(a, c, p->index_size, p->index_offset, tail);
    else
        draw_ranges(a, c, p, tail, count);
    return true;
}

bool mgl_vk_rec_draw_single(mgl_applier *a, const mgl_record_header *header, const mgl_wire_draw_single *p)
{
    mgl_vk_context *c = a->context;
    const mgl_draw_range range = {p->first, p->count, 1, 0, p->base_vertex, 0};
    a->counters.gl_draws++;
    if (!ready(a, c, p->mode, p->index_size, p->flags & MGL_DRAW_RESTART, p->patch_vertices, false)) {
        a->counters.draws_skipped++;
        return !a->faulted;
    }
    if (__builtin_expect(!c->shape.pattern, 1)) {
        draw_one(a, c, p->index_size, 0, &range);
    } else if (p->count) {
        draw_pattern(a, c, &range, 1);
    }
    return true;
}

/* ---- counts that the GPU has ---- */

bool mgl_vk_rec_draw_indirect(mgl_applier *a, const mgl_record_header *header, const mgl_wire_draw_indirect *p)
{
    const mgl_vk_device *d = &a->device;
    mgl_vk_context *c = a->context;
    mgl_vk_buffer *b = mgl_vk_buffer_of(a, p->buffer);
    uint32_t command = p->index_size ? sizeof(VkDrawIndexedIndirectCommand) : sizeof(VkDrawIndirectCommand),
             stride = p->stride ? p->stride : command;
    if (!p->draws) return true;
    if (!b || p->offset % 4 || stride % 4 || stride < command || p->offset > b->size ||
        (uint64_t)stride * (p->draws - 1) + command > b->size - p->offset)
        return mgl_vk_fault(a, "indirect draws outside their buffer");
    a->counters.gl_draws += p->draws;
    mgl_vk_buffer *counts = mgl_vk_buffer_of(a, p->count_buffer);
    if (counts && !counts->size) return true; /* its storage failed */
    if (counts && (p->count_offset % 4 || p->count_offset > counts->size || counts->size - p->count_offset < 4))
        return mgl_vk_fault(a, "the number of indirect draws lies outside its buffer");
    if (!mgl_vk_condition_prepare(a, c)) { /* may submit: before what the buffers are used for is noted */
        a->counters.draws_skipped += p->draws;
        return true;
    }
    if (!a->in_pass) a->passes->serial++;
    mgl_vk_buffer_access(a, b, VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT, VK_ACCESS_INDIRECT_COMMAND_READ_BIT, false);
    b->bound |= MGL_DIRTY_VERTEX_BUFFERS;
    if (counts)
        mgl_vk_buffer_access(a, counts, VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT, VK_ACCESS_INDIRECT_COMMAND_READ_BIT,
                             false);
    if (mgl_vk_barriers_pending(a)) mgl_vk_barriers_flush(a, false);
    if (!ready(a, c, p->mode, p->index_size, p->flags & MGL_DRAW_RESTART, p->patch_vertices, true)) {
        a->counters.draws_skipped += p->draws;
        return !a->faulted;
    }
    if (p->index_size)
        bind_indices(a, c->index_buffer ? c->index_buffer->buffer : mgl_vk_null_buffer(a), 0,
                     index_type(p->index_size));
    if (counts && d->vk.vkCmdDrawIndirectCountKHR) {
        if (p->index_size)
            d->vk.vkCmdDrawIndexedIndirectCountKHR(a->main, b->buffer, p->offset, counts->buffer, p->count_offset,
                                                   p->draws, stride);
        else
            d->vk.vkCmdDrawIndirectCountKHR(a->main, b->buffer, p->offset, counts->buffer, p->count_offset, p->draws,
                                            stride);
        count_draws(a, p->draws);
        return true;
    }
    uint32_t each = d->features.multiDrawIndirect ? MGL_MIN(p->draws, d->properties.limits.maxDrawIndirectCount) : 1;
    for (uint32_t i = 0; i < p->draws; i += each) {
        uint32_t n = MGL_MIN(each, p->draws - i);
        if (p->index_size)
            d->vk.vkCmdDrawIndexedIndirect(a->main, b->buffer, p->offset + (uint64_t)i * stride, n, stride);
        else
            d->vk.vkCmdDrawIndirect(a->main, b->buffer, p->offset + (uint64_t)i * stride, n, stride);
    }
    count_draws(a, p->draws);
    return true;
}

bool mgl_vk_rec_dispatch(mgl_applier *a, const mgl_record_header *header, const mgl_wire_dispatch *p)
{
    const VkPhysicalDeviceLimits *limits = &a->device.properties.limits;
    mgl_vk_context *c = a->context;
    mgl_vk_program *program = c->program;
    mgl_vk_buffer *indirect = mgl_vk_buffer_of(a, p->indirect);
    if (indirect && (p->offset % 4 || p->offset > indirect->size || indirect->size - p->offset < 12))
        return mgl_vk_fault(a, "indirect dispatch outside its buffer");
    for (int i = 0; i < 3 && !indirect; i++)
        if (p->groups[i] > limits->maxComputeWorkGroupCount[i])
            return mgl_vk_fault(a, "dispatch of %u groups", p->groups[i]);
    if (!program || !(program->stages & 1u << MGL_STAGE_COMPUTE)) return true;
    VkPipeline pipeline = mgl_vk_pipeline_compute(a, program);
    if (!pipeline) return true;
    mgl_vk_main_outside(a, MGL_BREAK_BARRIER);
    if (!mgl_vk_descriptors_update(a, c, program)) return true;
    mgl_vk_main(a); /* making an image may have submitted */
    mgl_vk_descriptors_declare(a, c, program);
    if (indirect)
        mgl_vk_buffer_access(a, indirect, VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT, VK_ACCESS_INDIRECT_COMMAND_READ_BIT,
                             false);
    mgl_vk_barriers_flush(a, false);
    a->device.vk.vkCmdBindPipeline(a->main, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    mgl_vk_constants_push(a, program);
    mgl_vk_descriptors_bind(a, c, program, VK_PIPELINE_BIND_POINT_COMPUTE);
    if (indirect)
        a->device.vk.vkCmdDispatchIndirect(a->main, indirect->buffer, p->offset);
    else
        a->device.vk.vkCmdDispatch(a->main, p->groups[0], p->groups[1], p->groups[2]);
    c->dirty |= MGL_DIRTY_PROGRAM | MGL_DIRTY_UNIFORMS | MGL_DIRTY_TEXTURES | MGL_DIRTY_STORAGE;
    a->passes->serial++;
    return true;
}
