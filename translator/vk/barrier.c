/* Hazard tracking: what the next command does to a resource is compared with what the last ones did, and only a hazard
 * or a change of layout makes a barrier. All that one command needs becomes one vkCmdPipelineBarrier.
 *
 * The state of a resource is one access: the stages and accesses since its last write when it was only read since, or
 * that write. Reads after reads widen it. Buffers and images without a change of layout share one global memory
 * barrier; drivers do no better with single ones. `pre` runs before `main` and takes only resources that main has not
 * touched, so one state per resource is enough.
 *
 * A barrier that main needs goes to the end of `pre` where the order allows it, so that it does not end a pass: before
 * a write or a change of layout when main has not touched the resource at all, before a read when main has neither
 * written it nor holds a barrier for it. */
#include "translator/vk/resource.h"

#include <string.h>

#define WRITES                                                                                                         \
    (VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT |                                               \
     VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_HOST_WRITE_BIT |          \
     VK_ACCESS_MEMORY_WRITE_BIT | VK_ACCESS_TRANSFORM_FEEDBACK_WRITE_BIT_EXT |                                         \
     VK_ACCESS_TRANSFORM_FEEDBACK_COUNTER_WRITE_BIT_EXT)

typedef struct pending {
    VkPipelineStageFlags source, destination;
    VkAccessFlags source_access, destination_access;
    VkImageMemoryBarrier *images;
    uint32_t image_count, image_capacity;
} pending;

struct mgl_vk_barriers {
    pending main, pre;
    VkPipelineStageFlags shader_stages; /* what may sample an image */
};

static pending *side(const mgl_applier *a, bool in_pre)
{
    return in_pre ? &a->barriers->pre : &a->barriers->main;
}

bool mgl_vk_barriers_init(mgl_applier *a)
{
    if (!(a->barriers = mgl_new(struct mgl_vk_barriers))) return false;
    const VkPhysicalDeviceFeatures *f = &a->device.features;
    a->barriers->shader_stages =
        VK_PIPELINE_STAGE_VERTEX_SHADER_BIT | VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT |
        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | (f->geometryShader ? VK_PIPELINE_STAGE_GEOMETRY_SHADER_BIT : 0) |
        (f->tessellationShader
             ? VK_PIPELINE_STAGE_TESSELLATION_CONTROL_SHADER_BIT | VK_PIPELINE_STAGE_TESSELLATION_EVALUATION_SHADER_BIT
             : 0);
    return true;
}

void mgl_vk_barriers_finish(mgl_applier *a)
{
    if (!a->barriers) return;
    pending *all[] = {&a->barriers->main, &a->barriers->pre};
    for (int i = 0; i < 2; i++)
        mgl_free(all[i]->images);
    mgl_free(a->barriers);
    a->barriers = NULL;
}

bool mgl_vk_barriers_pending(const mgl_applier *a)
{
    return a->barriers->main.destination != 0;
}

void mgl_vk_barriers_add(mgl_applier *a, bool in_pre, VkPipelineStageFlags source_stages, VkAccessFlags source_access,
                         VkPipelineStageFlags stages, VkAccessFlags access)
{
    pending *p = side(a, in_pre);
    p->source |= source_stages ? source_stages : VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT;
    p->source_access |= source_access;
    p->destination |= stages;
    p->destination_access |= access;
}

/* Moves `state` on by one access and says whether a barrier is needed, which source it has and what it must cover. */
static bool advance(mgl_vk_access *state, VkPipelineStageFlags stages, VkAccessFlags access, VkImageLayout layout,
                    mgl_vk_access *before)
{
    bool write = (access & WRITES) != 0, change = layout != state->layout;
    *before = *state;
    if (!write && !change && !state->written) {
        if (!(stages & ~state->stages) && !(access & ~state->access)) return false;
        /* The barrier covers the union, so that the state's product of stages and accesses is true. */
        bool first = state->stages == 0;
        state->stages |= stages;
        state->access |= access;
        before->access = 0;
        return !first;
    }
    if (!state->written) before->access = 0;
    *state = (mgl_vk_access){stages, access, layout, write};
    return change || before->stages != 0;
}

/* Where a barrier that main needs is recorded; see the top of the file. */
static bool fits_in_pre(const mgl_applier *a, bool untouched, uint64_t ordered_index, bool changes)
{
    return changes ? untouched : ordered_index != a->recording_index;
}

void mgl_vk_buffer_access(mgl_applier *a, mgl_vk_buffer *b, VkPipelineStageFlags stages, VkAccessFlags access,
                          bool in_pre)
{
    mgl_vk_access before;
    bool write = (access & WRITES) != 0, untouched = mgl_vk_untouched(a, b->touched_index);
    b->used_index = a->recording_index;
    if (!in_pre) b->touched_index = a->recording_index;
    if (advance(&b->access, stages, access, VK_IMAGE_LAYOUT_UNDEFINED, &before)) {
        bool early = in_pre || fits_in_pre(a, untouched, b->ordered_index, write);
        mgl_vk_barriers_add(a, early, before.stages, before.access, b->access.stages, b->access.access);
        if (!early) b->ordered_index = a->recording_index;
    }
    if (write && !in_pre) b->written_index = b->ordered_index = a->recording_index;
    if (write && b->memory) mgl_vk_frames_host_reads(a, stages, access & WRITES);
}

static bool same_state(const mgl_vk_access *x, const mgl_vk_access *y)
{
    return x->stages == y->stages && x->access == y->access && x->layout == y->layout && x->written == y->written;
}

static bool overlaps(const pending *p, VkImage image, uint32_t level, uint32_t levels, uint32_t layer, uint32_t layers)
{
    for (uint32_t n = 0; n < p->image_count; n++) {
        const VkImageSubresourceRange *r = &p->images[n].subresourceRange;
        if (p->images[n].image == image && r->baseMipLevel < level + levels &&
            level < r->baseMipLevel + r->levelCount && r->baseArrayLayer < layer + layers &&
            layer < r->baseArrayLayer + r->layerCount)
            return true;
    }
    return false;
}

static void add_transition(mgl_applier *a, const mgl_vk_image *i, VkImage image, uint32_t level, uint32_t levels,
                           uint32_t layer, uint32_t layers, const mgl_vk_access *before, const mgl_vk_access *now,
                           bool in_pre)
{
    pending *p = side(a, in_pre);
    /* Two transitions of one subresource need an order, which one call does not give. */
    if (overlaps(p, image, level, levels, layer, layers)) mgl_vk_barriers_flush(a, in_pre);
    p->source |= before->stages ? before->stages : VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT;
    p->destination |= now->stages;
    void *images = p->images;
    if (!mgl_array_grow(&images, &p->image_capacity, p->image_count + 1, sizeof *p->images)) {
        mgl_vk_device_lost(a, VK_ERROR_OUT_OF_HOST_MEMORY);
        return;
    }
    p->images = images;
    p->images[p->image_count++] = (VkImageMemoryBarrier){
        .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
        .srcAccessMask = before->access,
        .dstAccessMask = now->access,
        .oldLayout = before->layout,
        .newLayout = now->layout,
        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .image = image,
        .subresourceRange = {i->aspects, level, levels, layer, layers},
    };
}

void mgl_vk_barriers_image_in_pre(mgl_applier *a, const mgl_vk_image *i, VkImage image, const mgl_vk_access *before,
                                  const mgl_vk_access *after)
{
    pending *p = side(a, true);
    for (uint32_t n = 0; n < p->image_count; n++) {
        VkImageMemoryBarrier *b = &p->images[n];
        if (b->image != image || b->newLayout != before->layout || b->subresourceRange.levelCount != i->levels ||
            b->subresourceRange.layerCount != i->layers)
            continue;
        b->newLayout = after->layout;
        b->dstAccessMask = after->access;
        p->destination |= after->stages;
        return;
    }
    mgl_vk_access source = *before;
    if (!source.written) source.access = 0;
    add_transition(a, i, image, 0, i->levels, 0, i->layers, &source, after, true);
}

static bool covers(const VkImageSubresourceRange *r, uint32_t level, uint32_t levels, uint32_t layer, uint32_t layers)
{
    return r->baseMipLevel <= level && level + levels <= r->baseMipLevel + r->levelCount &&
           r->baseArrayLayer <= layer && layer + layers <= r->baseArrayLayer + r->layerCount;
}

/* A transition that is still pending and covers these subresources also has to cover an access that came after it.
 * False: there is none, and the access needs a barrier of its own (transitions of other levels do not order it). */
static bool widen_pending(mgl_applier *a, const mgl_vk_image *i, uint32_t level, uint32_t levels, uint32_t layer,
                          uint32_t layers, const mgl_vk_access *now, bool in_pre)
{
    pending *p = side(a, in_pre);
    for (uint32_t n = 0; n < p->image_count; n++) {
        if (p->images[n].image != i->image) continue;
        if (!covers(&p->images[n].subresourceRange, level, levels, layer, layers)) continue;
        p->images[n].dstAccessMask |= now->access;
        p->destination |= now->stages;
        return true;
    }
    /* Partly covered: in the order of two calls. */
    if (overlaps(p, i->image, level, levels, layer, layers)) mgl_vk_barriers_flush(a, in_pre);
    return false;
}

typedef struct image_use { /* what mgl_vk_image_access was called with */
    mgl_vk_image *image;
    VkImageLayout layout;
    VkPipelineStageFlags stages;
    VkAccessFlags access;
    bool in_pre, untouched;
} image_use;

static void apply_to(mgl_applier *a, const image_use *u, mgl_vk_access *state, uint32_t level, uint32_t levels,
                     uint32_t layer, uint32_t layers)
{
    mgl_vk_access before;
    if (!advance(state, u->stages, u->access, u->layout, &before)) return;
    bool transition = before.layout != state->layout;
    bool early = u->in_pre || fits_in_pre(a, u->untouched, u->image->ordered_index, transition || (u->access & WRITES));
    if (transition)
        add_transition(a, u->image, u->image->image, level, levels, layer, layers, &before, state, early);
    else if (!widen_pending(a, u->image, level, levels, layer, layers, state, early))
        mgl_vk_barriers_add(a, early, before.stages, before.access, state->stages, state->access);
    if (!early) u->image->ordered_index = a->recording_index;
}

static void split_states(mgl_vk_image *i)
{
    if (!i->uniform_state) return;
    for (uint32_t n = 1; n < i->levels * i->layers; n++)
        i->states[n] = i->states[0];
    i->uniform_state = false;
}

/* Neighbouring layers in the same state share a barrier. */
static void apply_to_level(mgl_applier *a, const image_use *u, uint32_t level, uint32_t layer, uint32_t layers)
{
    mgl_vk_access *row = &u->image->states[level * u->image->layers];
    for (uint32_t first = layer, end = layer + layers; first < end;) {
        uint32_t last = first + 1;
        mgl_vk_access old = row[first];
        while (last < end && same_state(&row[last], &old))
            last++;
        apply_to(a, u, &row[first], level, 1, first, last - first);
        for (uint32_t n = first + 1; n < last; n++)
            row[n] = row[first];
        first = last;
    }
}

void mgl_vk_image_access(mgl_applier *a, mgl_vk_image *i, uint32_t level, uint32_t levels, uint32_t layer,
                         uint32_t layers, VkImageLayout layout, VkPipelineStageFlags stages, VkAccessFlags access,
                         bool in_pre)
{
    /* Whoever samples an image may be another stage next time: all of them are waited for at once. */
    if (access == VK_ACCESS_SHADER_READ_BIT && !(stages & ~a->barriers->shader_stages))
        stages = a->barriers->shader_stages;
    image_use use = {i, layout, stages, access, in_pre, mgl_vk_untouched(a, i->touched_index)};
    bool whole = level == 0 && levels == i->levels && layer == 0 && layers == i->layers;
    i->used_index = a->recording_index;
    if (!in_pre) i->touched_index = a->recording_index;
    const mgl_vk_access *s = &i->states[0];
    if (whole && i->uniform_state && !s->written && s->layout == layout && !(access & WRITES) &&
        !(stages & ~s->stages) && !(access & ~s->access))
        return; /* read as before: the usual draw */
    if (whole && i->uniform_state) {
        apply_to(a, &use, &i->states[0], 0, levels, 0, layers);
    } else {
        split_states(i);
        for (uint32_t n = level; n < level + levels; n++)
            apply_to_level(a, &use, n, layer, layers);
        bool uniform = whole;
        for (uint32_t n = 1; uniform && n < i->levels * i->layers; n++)
            uniform = same_state(&i->states[n], &i->states[0]);
        i->uniform_state = uniform;
    }
    if ((access & WRITES) && !in_pre) i->ordered_index = a->recording_index;
}

void mgl_vk_barriers_flush(mgl_applier *a, bool in_pre)
{
    pending *p = side(a, in_pre);
    if (p->destination == 0) return;
    if (!in_pre && a->in_pass) mgl_vk_pass_end(a, MGL_BREAK_BARRIER);
    if (p->destination == 0) return; /* ending the pass needed barriers of its own and took ours along */
    VkCommandBuffer commands = in_pre ? mgl_vk_pre(a) : mgl_vk_main(a);
    VkMemoryBarrier memory = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                              .srcAccessMask = p->source_access,
                              .dstAccessMask = p->destination_access};
    if (!a->device.drops_barriers || p->image_count)
        a->device.vk.vkCmdPipelineBarrier(commands, p->source, p->destination, 0, memory.dstAccessMask ? 1 : 0, &memory,
                                          0, NULL, p->image_count, p->images);
    a->counters.barriers++;
    p->source = p->destination = 0;
    p->source_access = p->destination_access = 0;
    p->image_count = 0;
}
