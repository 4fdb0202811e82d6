/* Texels between memory, buffers and textures: uploads, buffer copies both ways, bit copies between textures, clears of
 * boxes. */
#include "translator/vk/resource.h"

#include <string.h>

#define COPY_STAGE VK_PIPELINE_STAGE_TRANSFER_BIT
#define SRC_LAYOUT VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL
#define DST_LAYOUT VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL

/* ---- boxes ---- */
static bool on_block_grid(const mgl_format_info *f, const mgl_vk_level *l, const mgl_box *box)
{
    bool x =
        box->x % f->block_width == 0 && (box->width % f->block_width == 0 || (uint32_t)box->x + box->width == l->width);
    bool y = box->y % f->block_height == 0 &&
             (box->height % f->block_height == 0 || (uint32_t)box->y + box->height == l->height);
    return x && y;
}

static bool box_inside(const mgl_vk_level *l, const mgl_box *box)
{
    return box->x >= 0 && box->y >= 0 && box->z >= 0 && (uint32_t)box->x <= l->width &&
           box->width <= l->width - (uint32_t)box->x && (uint32_t)box->y <= l->height &&
           box->height <= l->height - (uint32_t)box->y && (uint32_t)box->z <= l->depth &&
           box->depth <= l->depth - (uint32_t)box->z;
}

bool mgl_vk_texture_box(mgl_applier *a, mgl_handle h, uint32_t level, const mgl_box *box, uint32_t aspects,
                        mgl_vk_texture **texture, mgl_vk_subresource *sub)
{
    mgl_vk_texture *t = mgl_vk_texture_of(a, h);
    if (!t) return mgl_vk_fault(a, "unknown texture %u", h.slot);
    *texture = t;
    *sub = (mgl_vk_subresource){0};
    if (level >= MGL_VK_MAX_LEVELS || !t->levels[level].defined) {
        /* After a storage that failed (event out_of_memory) the client may still name its levels. */
        if (level < MGL_VK_MAX_LEVELS && !t->image) return true;
        return mgl_vk_fault(a, "texture %u has no level %u", h.slot, level);
    }
    const mgl_vk_level *l = &t->levels[level];
    const mgl_format_info *f = &mgl_format_infos[l->format];
    if (!box_inside(l, box) || !on_block_grid(f, l, box))
        return mgl_vk_fault(a, "texture %u level %u: box %d,%d,%d %ux%ux%u is not inside %ux%ux%u", h.slot, level,
                            box->x, box->y, box->z, box->width, box->height, box->depth, l->width, l->height, l->depth);
    if (!aspects || (mgl_vk_aspect_flags(aspects) & ~mgl_vk_format_aspects(l->format)))
        return mgl_vk_fault(a, "texture %u of format %u has no aspects %u", h.slot, l->format, aspects);
    if (box->width == 0 || box->height == 0 || box->depth == 0) return true;
    if (!mgl_vk_texture_level_image(a, t, level, (uint32_t)box->z, sub)) *sub = (mgl_vk_subresource){0};
    return true;
}

void mgl_vk_box_layers(const mgl_vk_subresource *sub, const mgl_box *box, VkImageAspectFlags aspect,
                       VkImageSubresourceLayers *layers, VkOffset3D *offset, VkExtent3D *extent)
{
    if (sub->is_3d) {
        *layers = (VkImageSubresourceLayers){aspect, sub->level, 0, 1};
        *offset = (VkOffset3D){box->x, box->y, box->z};
        *extent = (VkExtent3D){box->width, box->height, box->depth};
    } else {
        *layers = (VkImageSubresourceLayers){aspect, sub->level, sub->layer, box->depth};
        *offset = (VkOffset3D){box->x, box->y, 0};
        *extent = (VkExtent3D){box->width, box->height, 1};
    }
}

static void access_box(mgl_applier *a, const mgl_vk_subresource *sub, uint32_t depth, VkImageLayout layout,
                       VkAccessFlags access, bool in_pre)
{
    mgl_vk_image_access(a, sub->image, sub->level, 1, sub->is_3d ? 0 : sub->layer, sub->is_3d ? 1 : depth, layout,
                        COPY_STAGE, access, in_pre);
}

/* ---- layouts of texels in memory ---- */
typedef struct texel_layout {
    uint32_t bytes, block_width, block_height;
    uint64_t columns, rows, images;         /* blocks */
    uint64_t row_bytes, image_bytes, total; /* as the record has them */
    uint64_t tight_row, tight_image, tight_total;
} texel_layout;

/* False after a fault: strides that overlap or a total beyond `available`. */
static bool lay_out(mgl_applier *a, mgl_format format, uint32_t aspects, const mgl_box *box, uint32_t row_bytes,
                    uint32_t image_bytes, uint64_t available, texel_layout *l)
{
    const mgl_format_info *f = &mgl_format_infos[format];
    *l = (texel_layout){
        .bytes = mgl_vk_aspect_bytes(format, aspects), .block_width = f->block_width, .block_height = f->block_height};
    if (l->bytes == 0) return mgl_vk_fault(a, "one aspect at a time, not %u", aspects);
    l->columns = (box->width + f->block_width - 1) / f->block_width;
    l->rows = (box->height + f->block_height - 1) / f->block_height;
    l->images = box->depth;
    l->tight_row = l->columns * l->bytes;
    l->tight_image = l->tight_row * l->rows;
    l->tight_total = l->tight_image * l->images;
    l->row_bytes = row_bytes ? row_bytes : l->tight_row;
    l->image_bytes = image_bytes ? image_bytes : l->row_bytes * l->rows;
    if (l->columns == 0 || l->rows == 0 || l->images == 0) {
        l->total = 0;
        return true;
    }
    uint64_t one = (l->rows - 1) * l->row_bytes + l->tight_row;
    l->total = (l->images - 1) * l->image_bytes + one;
    if (l->row_bytes < l->tight_row || (l->images > 1 && l->image_bytes < one) || l->total > available)
        return mgl_vk_fault(a, "texels need %llu bytes, %llu are there", (unsigned long long)l->total,
                            (unsigned long long)available);
    return true;
}

/* What a copy's buffer offset must be a multiple of: the texel's size and 4. */
static uint64_t offset_alignment(uint32_t bytes)
{
    return bytes % 4 == 0 ? bytes % 16 == 0 ? bytes : (uint64_t)bytes * 4 : (uint64_t)bytes * 4;
}

static void pack_rows(uint8_t *to, const uint8_t *from, const texel_layout *l)
{
    if (l->row_bytes == l->tight_row && (l->images == 1 || l->image_bytes == l->tight_image)) {
        memcpy(to, from, l->tight_total);
        return;
    }
    for (uint64_t image = 0; image < l->images; image++)
        for (uint64_t row = 0; row < l->rows; row++)
            memcpy(to + image * l->tight_image + row * l->tight_row, from + image * l->image_bytes + row * l->row_bytes,
                   l->tight_row);
}

/* ---- uploads ---- */
/* Main has sampled the image already: an update may still go ahead of it into another one, which spares the pass. */
static void rename_for(mgl_applier *a, mgl_vk_texture *t, const mgl_vk_subresource *sub, const mgl_box *box,
                       uint32_t aspects)
{
    const mgl_vk_image *i = sub->image;
    if (mgl_vk_untouched(a, i->touched_index)) return;
    bool whole = i->levels == 1 && box->width == sub->width && box->height == sub->height &&
                 box->depth == (sub->is_3d ? sub->depth : i->layers) && mgl_vk_aspect_flags(aspects) == i->aspects;
    if (i == t->image && mgl_vk_image_rename(a, sub->image, !whole)) mgl_vk_texture_renamed(a, t);
}

bool mgl_vk_rec_texture_upload(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_upload *p,
                               const uint8_t *tail)
{
    mgl_vk_texture *t;
    mgl_vk_subresource sub;
    if (!mgl_vk_texture_box(a, p->texture, p->level, &p->box, p->aspects, &t, &sub)) return false;
    const uint8_t *data = mgl_vk_bulk(a, &p->data, tail, p->tail_count);
    if (!data) return false;
    if (!sub.image) return true;
    if (sub.image->samples > 1) return mgl_vk_fault(a, "upload to multisampled texture %u", p->texture.slot);
    texel_layout l;
    if (!lay_out(a, t->levels[p->level].format, p->aspects, &p->box, p->row_bytes, p->image_bytes, p->data.size, &l))
        return false;
    mgl_vk_slice slice;
    if (!mgl_vk_slice_take(a, l.tight_total, offset_alignment(l.bytes), &slice)) {
        mgl_vk_out_of_memory(a, MGL_KIND_TEXTURE, p->texture);
        return true;
    }
    pack_rows(slice.data, data, &l);
    a->counters.uploads++;
    a->counters.upload_bytes += l.tight_total;

    rename_for(a, t, &sub, &p->box, p->aspects);
    bool in_pre;
    VkCommandBuffer commands = mgl_vk_transfer_commands(a, mgl_vk_untouched(a, sub.image->touched_index), &in_pre);
    access_box(a, &sub, p->box.depth, DST_LAYOUT, VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    mgl_vk_barriers_flush(a, in_pre);
    VkBufferImageCopy region = {.bufferOffset = slice.offset};
    mgl_vk_box_layers(&sub, &p->box, mgl_vk_aspect_flags(p->aspects), &region.imageSubresource, &region.imageOffset,
                      &region.imageExtent);
    a->device.vk.vkCmdCopyBufferToImage(commands, slice.buffer, sub.image->image, DST_LAYOUT, 1, &region);
    return true;
}

/* ---- buffers ---- */
/* Whether Vulkan can copy between a buffer and an image with these strides as they are. */
static bool copies_directly(const texel_layout *l, uint64_t offset)
{
    bool rows = l->rows <= 1 || l->row_bytes % l->bytes == 0;
    bool images = l->images <= 1 || l->image_bytes % l->row_bytes == 0;
    return rows && images && offset % 4 == 0 && offset % l->bytes == 0;
}

static VkBufferImageCopy strided_region(const texel_layout *l, uint64_t offset)
{
    VkBufferImageCopy region = {.bufferOffset = offset};
    if (l->rows > 1 || l->images > 1) region.bufferRowLength = (uint32_t)(l->row_bytes / l->bytes * l->block_width);
    if (l->images > 1) region.bufferImageHeight = (uint32_t)(l->image_bytes / l->row_bytes * l->block_height);
    return region;
}

/* Rows between a buffer with odd strides and a tight slice. */
static void copy_rows(mgl_applier *a, VkCommandBuffer commands, const texel_layout *l, VkBuffer strided,
                      uint64_t offset, const mgl_vk_slice *slice, bool to_slice)
{
    VkBufferCopy regions[64];
    uint32_t count = 0;
    for (uint64_t n = 0; n < l->images * l->rows; n++) {
        uint64_t image = n / l->rows, row = n % l->rows;
        uint64_t there = offset + image * l->image_bytes + row * l->row_bytes,
                 here = slice->offset + image * l->tight_image + row * l->tight_row;
        regions[count++] =
            to_slice ? (VkBufferCopy){there, here, l->tight_row} : (VkBufferCopy){here, there, l->tight_row};
        if (count < MGL_COUNT(regions) && n + 1 < l->images * l->rows) continue;
        if (to_slice)
            a->device.vk.vkCmdCopyBuffer(commands, strided, slice->buffer, count, regions);
        else
            a->device.vk.vkCmdCopyBuffer(commands, slice->buffer, strided, count, regions);
        count = 0;
    }
}

static void order_transfers(mgl_applier *a, bool in_pre)
{
    mgl_vk_barriers_add(a, in_pre, COPY_STAGE, VK_ACCESS_TRANSFER_WRITE_BIT, COPY_STAGE, VK_ACCESS_TRANSFER_READ_BIT);
    mgl_vk_barriers_flush(a, in_pre);
}

bool mgl_vk_rec_texture_upload_buffer(mgl_applier *a, const mgl_record_header *header,
                                      const mgl_wire_texture_upload_buffer *p)
{
    mgl_vk_texture *t;
    mgl_vk_subresource sub;
    mgl_vk_buffer *b = mgl_vk_buffer_of(a, p->buffer);
    if (!b || p->offset > b->size) return mgl_vk_fault(a, "unknown buffer %u or offset outside it", p->buffer.slot);
    if (!mgl_vk_texture_box(a, p->texture, p->level, &p->box, p->aspects, &t, &sub)) return false;
    if (!sub.image || b->size == 0) return true;
    if (sub.image->samples > 1) return mgl_vk_fault(a, "upload to multisampled texture %u", p->texture.slot);
    texel_layout l;
    if (!lay_out(a, t->levels[p->level].format, p->aspects, &p->box, p->row_bytes, p->image_bytes, b->size - p->offset,
                 &l))
        return false;
    bool direct = copies_directly(&l, p->offset);
    mgl_vk_slice slice;
    if (!direct && !mgl_vk_slice_take(a, l.tight_total, offset_alignment(l.bytes), &slice)) {
        mgl_vk_out_of_memory(a, MGL_KIND_TEXTURE, p->texture);
        return true;
    }
    if (mgl_vk_untouched(a, b->touched_index)) rename_for(a, t, &sub, &p->box, p->aspects);
    bool in_pre, untouched = mgl_vk_untouched(a, sub.image->touched_index) && mgl_vk_untouched(a, b->touched_index);
    VkCommandBuffer commands = mgl_vk_transfer_commands(a, untouched, &in_pre);
    mgl_vk_buffer_access(a, b, COPY_STAGE, VK_ACCESS_TRANSFER_READ_BIT, in_pre);
    access_box(a, &sub, p->box.depth, DST_LAYOUT, VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    mgl_vk_barriers_flush(a, in_pre);
    VkBufferImageCopy region =
        direct ? strided_region(&l, p->offset) : (VkBufferImageCopy){.bufferOffset = slice.offset};
    if (!direct) {
        copy_rows(a, commands, &l, b->buffer, p->offset, &slice, true);
        order_transfers(a, in_pre);
    }
    mgl_vk_box_layers(&sub, &p->box, mgl_vk_aspect_flags(p->aspects), &region.imageSubresource, &region.imageOffset,
                      &region.imageExtent);
    a->device.vk.vkCmdCopyBufferToImage(commands, direct ? b->buffer : slice.buffer, sub.image->image, DST_LAYOUT, 1,
                                        &region);
    return true;
}

bool mgl_vk_rec_texture_read_buffer(mgl_applier *a, const mgl_record_header *header,
                                    const mgl_wire_texture_read_buffer *p)
{
    mgl_vk_texture *t;
    mgl_vk_subresource sub;
    mgl_vk_buffer *b = mgl_vk_buffer_of(a, p->buffer);
    if (!b || p->offset > b->size) return mgl_vk_fault(a, "unknown buffer %u or offset outside it", p->buffer.slot);
    if (!mgl_vk_texture_box(a, p->texture, p->level, &p->box, p->aspects, &t, &sub)) return false;
    if (!sub.image || b->size == 0) return true;
    if (sub.image->samples > 1) return mgl_vk_fault(a, "read of multisampled texture %u", p->texture.slot);
    texel_layout l;
    if (!lay_out(a, t->levels[p->level].format, p->aspects, &p->box, p->row_bytes, p->image_bytes, b->size - p->offset,
                 &l))
        return false;
    bool direct = copies_directly(&l, p->offset);
    mgl_vk_slice slice;
    if (!direct && !mgl_vk_slice_take(a, l.tight_total, offset_alignment(l.bytes), &slice)) {
        mgl_vk_out_of_memory(a, MGL_KIND_BUFFER, p->buffer);
        return true;
    }
    VkCommandBuffer commands = mgl_vk_main_outside(a, MGL_BREAK_COPY);
    access_box(a, &sub, p->box.depth, SRC_LAYOUT, VK_ACCESS_TRANSFER_READ_BIT, false);
    mgl_vk_buffer_access(a, b, COPY_STAGE, VK_ACCESS_TRANSFER_WRITE_BIT, false);
    mgl_vk_barriers_flush(a, false);
    VkBufferImageCopy region =
        direct ? strided_region(&l, p->offset) : (VkBufferImageCopy){.bufferOffset = slice.offset};
    mgl_vk_box_layers(&sub, &p->box, mgl_vk_aspect_flags(p->aspects), &region.imageSubresource, &region.imageOffset,
                      &region.imageExtent);
    a->device.vk.vkCmdCopyImageToBuffer(commands, sub.image->image, SRC_LAYOUT, direct ? b->buffer : slice.buffer, 1,
                                        &region);
    if (direct) return true;
    order_transfers(a, false);
    copy_rows(a, commands, &l, b->buffer, p->offset, &slice, false);
    return true;
}

/* ---- reading into the reply segment ---- */
typedef struct texture_reply {
    const uint8_t *from;
    mgl_reply reply;
    uint32_t row_bytes, image_bytes, tight_row, rows, images;
} texture_reply;
_Static_assert(sizeof(texture_reply) <= 64, "fits in a completion");

static void texture_read_complete(mgl_applier *a, void *data)
{
    const texture_reply *r = data;
    bool lost = mgl_vk_frames_lost(a);
    uint8_t *to = a->host.reply + r->reply.offset;
    uint64_t tight_image = (uint64_t)r->tight_row * r->rows;
    for (uint64_t image = 0; !lost && image < r->images; image++)
        for (uint64_t row = 0; row < r->rows; row++)
            memcpy(to + image * r->image_bytes + row * r->row_bytes, r->from + image * tight_image + row * r->tight_row,
                   r->tight_row);
    mgl_vk_reply_done(a, r->reply.id, lost);
}

bool mgl_vk_rec_texture_read(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_read *p)
{
    mgl_vk_texture *t;
    mgl_vk_subresource sub;
    if (!mgl_vk_reply_check(a, &p->reply) ||
        !mgl_vk_texture_box(a, p->texture, p->level, &p->box, p->aspects, &t, &sub))
        return false;
    if (!sub.image) {
        mgl_vk_reply_done(a, p->reply.id, p->box.width && p->box.height && p->box.depth);
        return true;
    }
    if (sub.image->samples > 1) return mgl_vk_fault(a, "read of multisampled texture %u", p->texture.slot);
    texel_layout l;
    if (!lay_out(a, t->levels[p->level].format, p->aspects, &p->box, p->row_bytes, p->image_bytes, p->reply.size, &l))
        return false;
    mgl_vk_slice slice;
    if (!mgl_vk_slice_take_readback(a, l.tight_total, offset_alignment(l.bytes), &slice)) {
        mgl_vk_reply_done(a, p->reply.id, true);
        return true;
    }
    a->counters.readbacks++;
    VkCommandBuffer commands = mgl_vk_main_outside(a, MGL_BREAK_COPY);
    access_box(a, &sub, p->box.depth, SRC_LAYOUT, VK_ACCESS_TRANSFER_READ_BIT, false);
    mgl_vk_barriers_flush(a, false);
    VkBufferImageCopy region = {.bufferOffset = slice.offset};
    mgl_vk_box_layers(&sub, &p->box, mgl_vk_aspect_flags(p->aspects), &region.imageSubresource, &region.imageOffset,
                      &region.imageExtent);
    a->device.vk.vkCmdCopyImageToBuffer(commands, sub.image->image, SRC_LAYOUT, slice.buffer, 1, &region);
    mgl_vk_frames_host_read(a);
    texture_reply reply = {
        slice.data,       p->reply,          (uint32_t)l.row_bytes, (uint32_t)l.image_bytes, (uint32_t)l.tight_row,
        (uint32_t)l.rows, (uint32_t)l.images};
    mgl_vk_on_complete_copy(a, texture_read_complete, &reply, sizeof reply);
    mgl_vk_submit(a);
    return true;
}

/* ---- bit copies between textures ---- */
static uint32_t blocks(uint32_t texels, uint32_t block)
{
    return (texels + block - 1) / block;
}

/* The destination's box: as many blocks as the source's, in the destination's block size, cut to its level's edge. */
static mgl_box destination_box(const mgl_wire_texture_copy *p, const mgl_format_info *s, const mgl_format_info *d,
                               const mgl_vk_level *l)
{
    mgl_box box = {p->x,
                   p->y,
                   p->z,
                   blocks(p->source_box.width, s->block_width) * d->block_width,
                   blocks(p->source_box.height, s->block_height) * d->block_height,
                   p->source_box.depth};
    if (box.x >= 0 && (uint32_t)box.x < l->width && d->block_width > 1)
        box.width = MGL_MIN(box.width, l->width - (uint32_t)box.x);
    if (box.y >= 0 && (uint32_t)box.y < l->height && d->block_height > 1)
        box.height = MGL_MIN(box.height, l->height - (uint32_t)box.y);
    return box;
}

/* Through a buffer: for depth and colour, or for compressed blocks and texels of their size, which Vulkan 1.1 image
 * copies may refuse. */
static bool copy_through_buffer(mgl_applier *a, const mgl_vk_subresource *from, const mgl_box *from_box,
                                uint32_t from_aspect, const mgl_vk_subresource *to, const mgl_box *to_box,
                                uint32_t to_aspect, uint64_t size)
{
    mgl_vk_slice slice;
    if (!mgl_vk_slice_take(a, size, 64, &slice)) return false;
    VkCommandBuffer commands = mgl_vk_main_outside(a, MGL_BREAK_COPY);
    access_box(a, from, from_box->depth, SRC_LAYOUT, VK_ACCESS_TRANSFER_READ_BIT, false);
    mgl_vk_barriers_flush(a, false);
    VkBufferImageCopy region = {.bufferOffset = slice.offset};
    mgl_vk_box_layers(from, from_box, mgl_vk_aspect_flags(from_aspect), &region.imageSubresource, &region.imageOffset,
                      &region.imageExtent);
    a->device.vk.vkCmdCopyImageToBuffer(commands, from->image->image, SRC_LAYOUT, slice.buffer, 1, &region);
    access_box(a, to, to_box->depth, DST_LAYOUT, VK_ACCESS_TRANSFER_WRITE_BIT, false);
    order_transfers(a, false);
    mgl_vk_box_layers(to, to_box, mgl_vk_aspect_flags(to_aspect), &region.imageSubresource, &region.imageOffset,
                      &region.imageExtent);
    a->device.vk.vkCmdCopyBufferToImage(commands, slice.buffer, to->image->image, DST_LAYOUT, 1, &region);
    return true;
}

static void copy_image(mgl_applier *a, const mgl_vk_subresource *from, const mgl_box *from_box,
                       const mgl_vk_subresource *to, const mgl_box *to_box, VkImageAspectFlags aspects)
{
    bool same = from->image == to->image;
    bool in_pre,
        untouched = mgl_vk_untouched(a, from->image->touched_index) && mgl_vk_untouched(a, to->image->touched_index);
    VkCommandBuffer commands = mgl_vk_transfer_commands(a, untouched, &in_pre);
    VkImageLayout from_layout = SRC_LAYOUT, to_layout = DST_LAYOUT;
    if (same && from->level == to->level) { /* one subresource may be both */
        from_layout = to_layout = VK_IMAGE_LAYOUT_GENERAL;
        mgl_vk_image_access(a, to->image, to->level, 1, 0, to->image->layers, to_layout, COPY_STAGE,
                            VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    } else {
        access_box(a, from, from_box->depth, from_layout, VK_ACCESS_TRANSFER_READ_BIT, in_pre);
        access_box(a, to, to_box->depth, to_layout, VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    }
    mgl_vk_barriers_flush(a, in_pre);
    VkImageCopy region = {0};
    VkExtent3D unused;
    mgl_vk_box_layers(from, from_box, aspects, &region.srcSubresource, &region.srcOffset, &region.extent);
    mgl_vk_box_layers(to, to_box, aspects, &region.dstSubresource, &region.dstOffset, &unused);
    if (from->is_3d != to->is_3d)
        region.extent.depth = from_box->depth; /* slices on one side are layers on the other */
    a->device.vk.vkCmdCopyImage(commands, from->image->image, from_layout, to->image->image, to_layout, 1, &region);
}

bool mgl_vk_rec_texture_copy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_copy *p)
{
    mgl_vk_texture *source = mgl_vk_texture_of(a, p->source), *destination = mgl_vk_texture_of(a, p->destination);
    if (!source || !destination || p->source_level >= MGL_VK_MAX_LEVELS || p->destination_level >= MGL_VK_MAX_LEVELS)
        return mgl_vk_fault(a, "copy between unknown textures %u and %u", p->source.slot, p->destination.slot);
    const mgl_vk_level *sl = &source->levels[p->source_level], *dl = &destination->levels[p->destination_level];
    if (!sl->defined || !dl->defined) return true;
    const mgl_format_info *sf = &mgl_format_infos[sl->format], *df = &mgl_format_infos[dl->format];
    mgl_box box = destination_box(p, sf, df, dl);
    mgl_vk_subresource from, to;
    uint32_t all = mgl_vk_format_aspects(sl->format) == VK_IMAGE_ASPECT_COLOR_BIT
                       ? MGL_ASPECT_COLOR
                       : (mgl_format_is_depth(sl->format) ? MGL_ASPECT_DEPTH : 0) |
                             (mgl_format_is_stencil(sl->format) ? MGL_ASPECT_STENCIL : 0);
    uint32_t to_all = mgl_vk_format_aspects(dl->format) == VK_IMAGE_ASPECT_COLOR_BIT
                          ? MGL_ASPECT_COLOR
                          : (mgl_format_is_depth(dl->format) ? MGL_ASPECT_DEPTH : 0) |
                                (mgl_format_is_stencil(dl->format) ? MGL_ASPECT_STENCIL : 0);
    if (!mgl_vk_texture_box(a, p->source, p->source_level, &p->source_box, all, &source, &from) ||
        !mgl_vk_texture_box(a, p->destination, p->destination_level, &box, to_all, &destination, &to))
        return false;
    if (!from.image || !to.image) return true;
    if (sf->bytes != df->bytes || from.image->samples != to.image->samples)
        return mgl_vk_fault(a, "copy between formats %u and %u", sl->format, dl->format);
    bool image_copy =
        all == to_all && (all == MGL_ASPECT_COLOR ? sf->block_width == df->block_width : sl->format == dl->format);
    if (image_copy && from.is_3d != to.is_3d && a->device.api < VK_API_VERSION_1_1) image_copy = false;
    if (image_copy) {
        copy_image(a, &from, &p->source_box, &to, &box, mgl_vk_aspect_flags(all));
        return true;
    }
    if (from.image->samples > 1 || (all & (all - 1)) || (to_all & (to_all - 1)))
        return mgl_vk_fault(a, "copy between formats %u and %u", sl->format, dl->format);
    uint64_t size = (uint64_t)blocks(p->source_box.width, sf->block_width) *
                    blocks(p->source_box.height, sf->block_height) * p->source_box.depth * sf->bytes;
    if (!copy_through_buffer(a, &from, &p->source_box, all, &to, &box, to_all, size))
        mgl_vk_out_of_memory(a, MGL_KIND_TEXTURE, p->destination);
    return true;
}

/* ---- clears of boxes ---- */
static void clear_image(mgl_applier *a, VkCommandBuffer commands, mgl_vk_image *image, const mgl_wire_texture_clear *p,
                        VkImageAspectFlags aspects, uint32_t level, uint32_t layer, uint32_t layers)
{
    VkImageSubresourceRange range = {aspects, level, 1, layer, layers};
    if (aspects == VK_IMAGE_ASPECT_COLOR_BIT) {
        VkClearColorValue value;
        memcpy(&value, p->color, sizeof value);
        a->device.vk.vkCmdClearColorImage(commands, image->image, DST_LAYOUT, &value, 1, &range);
    } else {
        VkClearDepthStencilValue value = {.stencil = p->color[1]};
        memcpy(&value.depth, &p->color[0], 4);
        if (!(value.depth >= 0.0f)) value.depth = 0.0f;
        if (value.depth > 1.0f) value.depth = 1.0f;
        a->device.vk.vkCmdClearDepthStencilImage(commands, image->image, DST_LAYOUT, &value, 1, &range);
    }
}

/* Part of a level: the device clears a small image of the box's size, which is then copied; nobody has to pack texels
 * by hand. */
static bool clear_box(mgl_applier *a, const mgl_wire_texture_clear *p, const mgl_vk_subresource *sub)
{
    mgl_vk_image_desc desc = {.type = sub->image->type,
                              .format = sub->image->format,
                              .width = p->box.width,
                              .height = p->box.height,
                              .depth = sub->is_3d ? p->box.depth : 1,
                              .layers = sub->is_3d ? 1 : p->box.depth,
                              .levels = 1,
                              .samples = 1};
    mgl_vk_image *small = mgl_vk_image_make(a, &desc);
    if (!small) return false;
    VkCommandBuffer commands = mgl_vk_pre(a);
    mgl_vk_image_access(a, small, 0, 1, 0, small->layers, DST_LAYOUT, COPY_STAGE, VK_ACCESS_TRANSFER_WRITE_BIT, true);
    mgl_vk_barriers_flush(a, true);
    clear_image(a, commands, small, p, small->aspects, 0, 0, small->layers);
    mgl_vk_subresource from = {.image = small,
                               .layers = small->layers,
                               .width = p->box.width,
                               .height = p->box.height,
                               .depth = desc.depth,
                               .is_3d = sub->is_3d};
    mgl_box box = {0, 0, 0, p->box.width, p->box.height, p->box.depth};
    copy_image(a, &from, &box, sub, &p->box, mgl_vk_aspect_flags(p->aspects));
    mgl_vk_image_unref(a, &small);
    return true;
}

bool mgl_vk_rec_texture_clear(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_clear *p)
{
    mgl_vk_texture *t;
    mgl_vk_subresource sub;
    if (!mgl_vk_texture_box(a, p->texture, p->level, &p->box, p->aspects, &t, &sub)) return false;
    if (!sub.image) return true;
    if (mgl_format_infos[sub.image->format].kind == MGL_CLASS_COMPRESSED)
        return mgl_vk_fault(a, "clear of compressed texture %u", p->texture.slot);
    bool whole = p->box.width == sub.width && p->box.height == sub.height && (!sub.is_3d || p->box.depth == sub.depth);
    if (!whole) {
        if (sub.image->samples > 1) return mgl_vk_fault(a, "clear of part of multisampled texture %u", p->texture.slot);
        if (!clear_box(a, p, &sub)) mgl_vk_out_of_memory(a, MGL_KIND_TEXTURE, p->texture);
        return true;
    }
    bool in_pre;
    VkCommandBuffer commands = mgl_vk_transfer_commands(a, mgl_vk_untouched(a, sub.image->touched_index), &in_pre);
    access_box(a, &sub, p->box.depth, DST_LAYOUT, VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    mgl_vk_barriers_flush(a, in_pre);
    clear_image(a, commands, sub.image, p, mgl_vk_aspect_flags(p->aspects), sub.level, sub.is_3d ? 0 : sub.layer,
                sub.is_3d ? 1 : p->box.depth);
    return true;
}
