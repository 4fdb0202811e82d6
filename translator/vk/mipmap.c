/* glGenerateMipmap: a chain of blits from each level to the next, all layers at once; by drawing where the format
 * cannot be blitted. */
#include "translator/vk/resource.h"

#define COPY_STAGE VK_PIPELINE_STAGE_TRANSFER_BIT

/* The levels below base have to exist; the client defines them, or they follow from base. */
static bool define_chain(mgl_vk_texture *t, uint32_t base, uint32_t last)
{
    for (uint32_t n = base + 1; n <= last; n++) {
        const mgl_vk_level *above = &t->levels[n - 1];
        mgl_vk_level *l = &t->levels[n];
        uint32_t depth = t->target == MGL_TARGET_3D ? mgl_vk_mip(above->depth, 1) : above->depth;
        if (l->defined && l->format == above->format && l->width == mgl_vk_mip(above->width, 1) &&
            l->height == mgl_vk_mip(above->height, 1) && l->depth == depth)
            continue;
        if (t->immutable || t->view_levels || l->aside) return false;
        *l = (mgl_vk_level){.width = mgl_vk_mip(above->width, 1),
                            .height = mgl_vk_mip(above->height, 1),
                            .depth = depth,
                            .samples = above->samples,
                            .format = above->format,
                            .defined = true};
    }
    return true;
}

static uint32_t chain_end(const mgl_vk_texture *t, uint32_t base, uint32_t max)
{
    const mgl_vk_level *l = &t->levels[base];
    uint32_t size = MGL_MAX(l->width, l->height), steps = 0;
    if (t->target == MGL_TARGET_3D) size = MGL_MAX(size, l->depth);
    while (size >> (steps + 1))
        steps++;
    uint32_t last = MGL_MIN(MGL_MIN(base + steps, max), (uint32_t)MGL_VK_MAX_LEVELS - 1);
    while (last > base && (t->immutable || t->view_levels) && !t->levels[last].defined)
        last--;
    return last;
}

static void blit_level(mgl_applier *a, const mgl_vk_subresource *from, const mgl_vk_subresource *to, uint32_t layers)
{
    bool in_pre;
    VkCommandBuffer commands = mgl_vk_transfer_commands(a, mgl_vk_untouched(a, from->image->touched_index), &in_pre);
    uint32_t first = from->is_3d ? 0 : from->layer;
    mgl_vk_image_access(a, from->image, from->level, 1, first, layers, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, COPY_STAGE,
                        VK_ACCESS_TRANSFER_READ_BIT, in_pre);
    mgl_vk_image_access(a, to->image, to->level, 1, first, layers, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, COPY_STAGE,
                        VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    mgl_vk_barriers_flush(a, in_pre);
    VkImageBlit region = {
        .srcSubresource = {from->image->aspects, from->level, first, layers},
        .srcOffsets = {{0}, {(int32_t)from->width, (int32_t)from->height, (int32_t)from->depth}},
        .dstSubresource = {to->image->aspects, to->level, first, layers},
        .dstOffsets = {{0}, {(int32_t)to->width, (int32_t)to->height, (int32_t)to->depth}},
    };
    a->device.vk.vkCmdBlitImage(commands, from->image->image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, to->image->image,
                                VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &region, VK_FILTER_LINEAR);
}

static bool draw_level(mgl_applier *a, const mgl_vk_subresource *from, const mgl_vk_subresource *to, mgl_format format,
                       uint32_t count)
{
    mgl_vk_blit_draw draw = {
        .source = *from,
        .destination = *to,
        .source_format = format,
        .destination_format = format,
        .aspect = mgl_format_is_depth(format) ? MGL_ASPECT_DEPTH : MGL_ASPECT_COLOR,
        .linear = (a->device.caps.format_features[format] & MGL_FEATURE_FILTER) && !mgl_format_is_integer(format),
        .write_mask = 15,
        .scale = {(float)from->width / (float)to->width, (float)from->height / (float)to->height},
        .area = {{0, 0}, {to->width, to->height}},
    };
    bool ok = true;
    for (uint32_t n = 0; n < count && ok; n++) {
        draw.source.layer = from->is_3d ? 0 : from->layer + n;
        draw.destination.layer = to->layer + n;
        draw.slice = ((float)n + 0.5f) * (float)from->depth / (float)to->depth;
        ok = mgl_vk_blit_by_drawing(a, &draw);
    }
    return ok;
}

bool mgl_vk_rec_texture_mipmap(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_mipmap *p)
{
    mgl_vk_texture *t = mgl_vk_texture_of(a, p->texture);
    if (!t) return mgl_vk_fault(a, "unknown texture %u", p->texture.slot);
    if (p->base_level >= MGL_VK_MAX_LEVELS || !t->levels[p->base_level].defined || t->levels[p->base_level].samples > 1)
        return true;
    mgl_format format = t->levels[p->base_level].format;
    uint32_t last = chain_end(t, p->base_level, p->max_level);
    if (last == p->base_level || !define_chain(t, p->base_level, last)) return true;
    t->level_hint = MGL_MAX(t->level_hint, last + 1);
    if (!mgl_vk_texture_gather(a, t, p->base_level, last)) return true; /* event out_of_memory was sent */
    uint32_t wanted = MGL_FEATURE_BLIT_SRC | MGL_FEATURE_BLIT_DST | MGL_FEATURE_FILTER;
    bool blits = (a->device.caps.format_features[format] & wanted) == wanted &&
                 mgl_vk_format_aspects(format) == VK_IMAGE_ASPECT_COLOR_BIT && t->image->format == format;
    for (uint32_t n = p->base_level; n < last; n++) {
        mgl_vk_subresource from, to;
        if (!mgl_vk_texture_level_image(a, t, n, 0, &from) || !mgl_vk_texture_level_image(a, t, n + 1, 0, &to))
            return true;
        uint32_t layers = from.is_3d ? 1 : from.layers;
        if (blits) {
            blit_level(a, &from, &to, layers);
        } else if (!draw_level(a, &from, &to, format, from.is_3d ? to.depth : layers)) {
            mgl_log_warn_once("mip levels of format %u cannot be made on this device", format);
            return true;
        }
    }
    return true;
}
