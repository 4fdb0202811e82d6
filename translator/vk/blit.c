/* glBlitFramebuffer: image copies and resolves where the boxes have one size, vkCmdBlitImage where it does what GL
 * does, else a draw. */
#include "translator/vk/resource.h"

#include <stdlib.h>
#include <string.h>

#define COPY_STAGE VK_PIPELINE_STAGE_TRANSFER_BIT
#define SRC_LAYOUT VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL
#define DST_LAYOUT VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL

typedef struct blit {
    const mgl_wire_blit *record;
    mgl_vk_subresource from, to;
    mgl_format from_format, to_format;
    uint32_t aspects;
    bool linear, srgb, alpha_one;
    int32_t s[4], d[4]; /* x0 y0 x1 y1, d in rising order */
    int32_t clip[4];    /* destination texels that may be written */
} blit;

/* ---- boxes ---- */
static bool same_size(const blit *b)
{
    return abs(b->s[2] - b->s[0]) == b->d[2] - b->d[0] && abs(b->s[3] - b->s[1]) == b->d[3] - b->d[1];
}
static bool mirrored(const blit *b)
{
    return b->s[2] < b->s[0] || b->s[3] < b->s[1];
}

/* Puts the destination in rising order and swaps the source along; finds what may be written. False: nothing is. */
static bool order_boxes(blit *b)
{
    const mgl_wire_blit *r = b->record;
    int32_t s[4] = {r->source_x0, r->source_y0, r->source_x1, r->source_y1}, d[4] = {r->x0, r->y0, r->x1, r->y1};
    int32_t limit[2] = {(int32_t)b->to.width, (int32_t)b->to.height};
    for (int axis = 0; axis < 2; axis++) {
        bool swap = d[axis] > d[axis + 2];
        b->d[axis] = swap ? d[axis + 2] : d[axis];
        b->d[axis + 2] = swap ? d[axis] : d[axis + 2];
        b->s[axis] = swap ? s[axis + 2] : s[axis];
        b->s[axis + 2] = swap ? s[axis] : s[axis + 2];
        int32_t low = MGL_MAX(b->d[axis], 0), high = MGL_MIN(b->d[axis + 2], limit[axis]);
        if (r->scissor.width >= 0) {
            int32_t start = axis ? r->scissor.y : r->scissor.x, size = axis ? r->scissor.height : r->scissor.width;
            low = MGL_MAX(low, start);
            high = (int32_t)MGL_MIN((int64_t)high, (int64_t)start + size);
        }
        b->clip[axis] = low;
        b->clip[axis + 2] = high;
        if (low >= high || b->s[axis] == b->s[axis + 2]) return false;
    }
    return true;
}

/* Boxes of one size are cut to what may be written and to the source's edges. False: nothing is left. */
static bool cut_same_size(blit *b)
{
    int32_t limit[2] = {(int32_t)b->from.width, (int32_t)b->from.height};
    for (int axis = 0; axis < 2; axis++) {
        int32_t *s0 = &b->s[axis], *s1 = &b->s[axis + 2], *d0 = &b->d[axis], *d1 = &b->d[axis + 2];
        int32_t step = *s1 > *s0 ? 1 : -1;
        int32_t low = b->clip[axis] - *d0, high = *d1 - b->clip[axis + 2];
        *s0 += step * low, *d0 += low;
        *s1 -= step * high, *d1 -= high;
        int32_t before = step > 0 ? -*s0 : *s0 - limit[axis], after = step > 0 ? *s1 - limit[axis] : -*s1;
        if (before > 0) *s0 += step * before, *d0 += before;
        if (after > 0) *s1 -= step * after, *d1 -= after;
        if (*d0 >= *d1) return false;
    }
    return true;
}

static bool source_inside(const blit *b)
{
    for (int axis = 0; axis < 2; axis++) {
        int32_t limit = (int32_t)(axis ? b->from.height : b->from.width);
        if (MGL_MIN(b->s[axis], b->s[axis + 2]) < 0 || MGL_MAX(b->s[axis], b->s[axis + 2]) > limit) return false;
    }
    return true;
}

static bool destination_unclipped(const blit *b)
{
    return memcmp(b->d, b->clip, sizeof b->d) == 0;
}

/* ---- transfers ---- */
static VkImageSubresourceLayers layers_of(const mgl_vk_subresource *s, VkImageAspectFlags aspects)
{
    return (VkImageSubresourceLayers){aspects, s->level, s->is_3d ? 0 : s->layer, 1};
}

static void access_one(mgl_applier *a, const mgl_vk_subresource *s, VkImageLayout layout, VkAccessFlags access,
                       bool in_pre)
{
    mgl_vk_image_access(a, s->image, s->level, 1, s->is_3d ? 0 : s->layer, 1, layout, COPY_STAGE, access, in_pre);
}

static bool same_subresource(const mgl_vk_subresource *x, const mgl_vk_subresource *y)
{
    return x->image == y->image && x->level == y->level && (x->is_3d || x->layer == y->layer);
}

/* Declares both sides; one subresource on both is in the general layout. */
static VkCommandBuffer begin_transfer(mgl_applier *a, const blit *b, VkImageLayout layouts[2])
{
    VkCommandBuffer commands = mgl_vk_main_outside(a, MGL_BREAK_COPY);
    if (same_subresource(&b->from, &b->to)) {
        layouts[0] = layouts[1] = VK_IMAGE_LAYOUT_GENERAL;
        access_one(a, &b->to, VK_IMAGE_LAYOUT_GENERAL, VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT,
                   false);
    } else {
        layouts[0] = SRC_LAYOUT;
        layouts[1] = DST_LAYOUT;
        access_one(a, &b->from, SRC_LAYOUT, VK_ACCESS_TRANSFER_READ_BIT, false);
        access_one(a, &b->to, DST_LAYOUT, VK_ACCESS_TRANSFER_WRITE_BIT, false);
    }
    mgl_vk_barriers_flush(a, false);
    return commands;
}

static int32_t slice_of(const mgl_vk_subresource *s)
{
    return s->is_3d ? (int32_t)s->layer : 0;
}

static void copy(mgl_applier *a, const blit *b)
{
    VkImageLayout layouts[2];
    VkCommandBuffer commands = begin_transfer(a, b, layouts);
    VkImageCopy region = {
        .srcSubresource = layers_of(&b->from, mgl_vk_aspect_flags(b->aspects)),
        .srcOffset = {b->s[0], b->s[1], slice_of(&b->from)},
        .dstSubresource = layers_of(&b->to, mgl_vk_aspect_flags(b->aspects)),
        .dstOffset = {b->d[0], b->d[1], slice_of(&b->to)},
        .extent = {(uint32_t)(b->d[2] - b->d[0]), (uint32_t)(b->d[3] - b->d[1]), 1},
    };
    a->device.vk.vkCmdCopyImage(commands, b->from.image->image, layouts[0], b->to.image->image, layouts[1], 1, &region);
}

static void resolve(mgl_applier *a, const blit *b)
{
    VkImageLayout layouts[2];
    VkCommandBuffer commands = begin_transfer(a, b, layouts);
    VkImageResolve region = {
        .srcSubresource = layers_of(&b->from, VK_IMAGE_ASPECT_COLOR_BIT),
        .srcOffset = {b->s[0], b->s[1], 0},
        .dstSubresource = layers_of(&b->to, VK_IMAGE_ASPECT_COLOR_BIT),
        .dstOffset = {b->d[0], b->d[1], 0},
        .extent = {(uint32_t)(b->d[2] - b->d[0]), (uint32_t)(b->d[3] - b->d[1]), 1},
    };
    a->device.vk.vkCmdResolveImage(commands, b->from.image->image, layouts[0], b->to.image->image, layouts[1], 1,
                                   &region);
}

static void blit_image(mgl_applier *a, const blit *b)
{
    VkImageLayout layouts[2];
    VkCommandBuffer commands = begin_transfer(a, b, layouts);
    int32_t from_z = slice_of(&b->from), to_z = slice_of(&b->to);
    VkImageBlit region = {
        .srcSubresource = layers_of(&b->from, mgl_vk_aspect_flags(b->aspects)),
        .srcOffsets = {{b->s[0], b->s[1], from_z}, {b->s[2], b->s[3], from_z + 1}},
        .dstSubresource = layers_of(&b->to, mgl_vk_aspect_flags(b->aspects)),
        .dstOffsets = {{b->d[0], b->d[1], to_z}, {b->d[2], b->d[3], to_z + 1}},
    };
    a->device.vk.vkCmdBlitImage(commands, b->from.image->image, layouts[0], b->to.image->image, layouts[1], 1, &region,
                                b->linear ? VK_FILTER_LINEAR : VK_FILTER_NEAREST);
}

/* ---- what does which ---- */
static mgl_format_class value_class(mgl_format f)
{
    mgl_format_class kind = mgl_format_infos[f].kind;
    return kind == MGL_CLASS_SINT || kind == MGL_CLASS_UINT ? kind : MGL_CLASS_FLOAT;
}

static bool copy_does(const blit *b)
{
    bool plain = b->from.image->vk_format == b->to.image->vk_format && b->from_format == b->to_format &&
                 b->from.image->format == b->from_format;
    return plain && same_size(b) && !mirrored(b) && !b->alpha_one && b->from.image->samples == b->to.image->samples &&
           !(b->from.is_3d != b->to.is_3d) && b->from.image->type == b->to.image->type;
}

static bool resolve_does(const blit *b)
{
    bool plain = b->from.image->vk_format == b->to.image->vk_format && b->from_format == b->to_format &&
                 b->from.image->format == b->from_format && b->to.image->format == b->to_format;
    /* A resolve of integers may take any sample; a draw takes the first, on every driver the same one. */
    return plain && b->aspects == MGL_ASPECT_COLOR && same_size(b) && !mirrored(b) && !b->alpha_one &&
           b->from.image->samples > 1 && b->to.image->samples == 1 && value_class(b->from_format) == MGL_CLASS_FLOAT &&
           !b->to.is_3d && (b->to.image->usage & VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
}

static bool blit_image_does(const mgl_applier *a, const blit *b)
{
    const uint16_t *features = a->device.caps.format_features;
    bool plain = b->from.image->format == b->from_format && b->to.image->format == b->to_format;
    bool from_srgb = mgl_vk_format_is_srgb(mgl_vk_format(b->from_format)),
         to_srgb = mgl_vk_format_is_srgb(mgl_vk_format(b->to_format));
    /* Without GL_FRAMEBUFFER_SRGB values pass as they are, which Vulkan's sRGB formats do only for unfiltered copies
     * between two of them. */
    bool color_ok = b->srgb || (!from_srgb && !to_srgb) || (from_srgb && to_srgb && !b->linear);
    bool depth_ok = b->aspects == MGL_ASPECT_COLOR || (b->from_format == b->to_format && !b->linear);
    bool types_ok = (!b->from.is_3d && !b->to.is_3d) ||
                    ((b->from.is_3d || b->from.layer == 0) && (b->to.is_3d || b->to.layer == 0));
    bool filter_ok = !b->linear || (features[b->from_format] & MGL_FEATURE_FILTER);
    return plain && color_ok && depth_ok && types_ok && filter_ok && !b->alpha_one && b->from.image->samples == 1 &&
           b->to.image->samples == 1 && (features[b->from_format] & MGL_FEATURE_BLIT_SRC) &&
           (features[b->to_format] & MGL_FEATURE_BLIT_DST);
}

/* ---- by drawing ---- */
/* The source's level in an image of its own, for a draw that would read what it writes. */
static mgl_vk_image *copy_of_source(mgl_applier *a, const blit *b)
{
    const mgl_vk_subresource *s = &b->from;
    mgl_vk_image_desc desc = {.type = s->image->type,
                              .format = s->image->format,
                              .width = s->width,
                              .height = s->height,
                              .depth = s->depth,
                              .layers = 1,
                              .levels = 1,
                              .samples = s->image->samples};
    mgl_vk_image *image = mgl_vk_image_make(a, &desc);
    if (!image) return NULL;
    VkCommandBuffer commands = mgl_vk_main_outside(a, MGL_BREAK_COPY);
    access_one(a, s, SRC_LAYOUT, VK_ACCESS_TRANSFER_READ_BIT, false);
    mgl_vk_image_access(a, image, 0, 1, 0, 1, DST_LAYOUT, COPY_STAGE, VK_ACCESS_TRANSFER_WRITE_BIT, false);
    mgl_vk_barriers_flush(a, false);
    VkImageCopy region = {.srcSubresource = layers_of(s, image->aspects),
                          .dstSubresource = {image->aspects, 0, 0, 1},
                          .extent = {s->width, s->height, s->depth}};
    a->device.vk.vkCmdCopyImage(commands, s->image->image, SRC_LAYOUT, image->image, DST_LAYOUT, 1, &region);
    return image;
}

static bool draw_aspect(mgl_applier *a, const blit *b, uint32_t aspect)
{
    mgl_vk_blit_draw draw = {
        .source = b->from,
        .destination = b->to,
        .source_format = b->from_format,
        .destination_format = b->to_format,
        .aspect = aspect,
        .linear = b->linear && aspect == MGL_ASPECT_COLOR && value_class(b->from_format) == MGL_CLASS_FLOAT &&
                  (a->device.caps.format_features[b->from_format] & MGL_FEATURE_FILTER),
        .raw = !b->srgb,
        .write_mask = b->alpha_one ? 7 : 15,
        .slice = (float)slice_of(&b->from) + 0.5f,
        .area = {{b->clip[0], b->clip[1]}, {(uint32_t)(b->clip[2] - b->clip[0]), (uint32_t)(b->clip[3] - b->clip[1])}},
    };
    for (int axis = 0; axis < 2; axis++) {
        draw.scale[axis] = (float)(b->s[axis + 2] - b->s[axis]) / (float)(b->d[axis + 2] - b->d[axis]);
        draw.offset[axis] = (float)b->s[axis] - (float)b->d[axis] * draw.scale[axis];
    }
    mgl_vk_image *copied = NULL;
    if (same_subresource(&b->from, &b->to)) {
        if (!(copied = copy_of_source(a, b))) return false;
        draw.source.image = copied;
        draw.source.level = 0;
        if (!draw.source.is_3d) draw.source.layer = 0;
    }
    bool ok = mgl_vk_blit_by_drawing(a, &draw);
    if (copied) mgl_vk_image_unref(a, &copied);
    return ok;
}

static void run(mgl_applier *a, blit *b)
{
    if (same_size(b)) {
        if (!cut_same_size(b)) return;
        memcpy(b->clip, b->d, sizeof b->clip);
        b->linear = false;
    }
    if (copy_does(b)) {
        copy(a, b);
    } else if (resolve_does(b)) {
        resolve(a, b);
    } else if (destination_unclipped(b) && source_inside(b) && blit_image_does(a, b)) {
        blit_image(a, b);
    } else {
        for (uint32_t aspect = 1; aspect <= MGL_ASPECT_STENCIL; aspect <<= 1)
            if ((b->aspects & aspect) && !draw_aspect(a, b, aspect))
                mgl_log_warn_once("a blit from format %u to %u is not possible on this device", b->from_format,
                                  b->to_format);
    }
}

static bool side(mgl_applier *a, const mgl_image_ref *ref, mgl_vk_subresource *sub, mgl_format *format)
{
    mgl_vk_texture *t = mgl_vk_texture_of(a, ref->texture);
    if (!t) return mgl_vk_fault(a, "blit with unknown texture %u", ref->texture.slot);
    if (!mgl_vk_texture_level_image(a, t, ref->level, ref->layer, sub)) return false;
    *format = t->levels[ref->level].format;
    return true;
}

bool mgl_vk_rec_blit(mgl_applier *a, const mgl_record_header *header, const mgl_wire_blit *p)
{
    static const int32_t far = 1 << 28; /* keeps differences inside 32 bits */
    const int32_t edges[] = {p->source_x0, p->source_y0, p->source_x1, p->source_y1, p->x0, p->y0, p->x1, p->y1};
    for (size_t i = 0; i < MGL_COUNT(edges); i++)
        if (edges[i] < -far || edges[i] > far) return mgl_vk_fault(a, "blit with an edge at %d", edges[i]);
    blit b = {.record = p,
              .linear = (p->flags & MGL_BLIT_LINEAR) != 0,
              .srgb = (p->flags & MGL_BLIT_SRGB) != 0,
              .alpha_one = (p->flags & MGL_BLIT_ALPHA_ONE) != 0};
    if (!side(a, &p->source, &b.from, &b.from_format) || !side(a, &p->destination, &b.to, &b.to_format))
        return !a->faulted;
    VkImageAspectFlags common = mgl_vk_format_aspects(b.from_format) & mgl_vk_format_aspects(b.to_format);
    for (uint32_t aspect = 1; aspect <= MGL_ASPECT_STENCIL; aspect <<= 1)
        if ((p->aspects & aspect) && (mgl_vk_aspect_flags(aspect) & common)) b.aspects |= aspect;
    if (b.aspects == MGL_ASPECT_COLOR && value_class(b.from_format) != value_class(b.to_format))
        return mgl_vk_fault(a, "blit from format %u to %u", b.from_format, b.to_format);
    if (!b.aspects || !order_boxes(&b) || !mgl_vk_condition_allows(a)) return true;
    run(a, &b);
    return true;
}
