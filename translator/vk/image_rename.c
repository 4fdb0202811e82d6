/* Renaming of images: another VkImage takes the place of one that main has already sampled, so that an update in the
 * middle of a pass goes into `pre` and the pass goes on. The draws recorded so far keep the old VkImage.
 *
 * Old VkImages wait in a ring of spares that belongs to their image, views included, so that in steady state nothing is
 * created and descriptor sets are found again. Spares that no recording took for a while are freed. */
#include "translator/vk/resource.h"

#include <string.h>

#define KEEP_LIMIT      (64u << 10) /* bytes of an image whose other texels the GPU copies along .. */
#define REPLACE_LIMIT   (1u << 20)  /* .. and of one that is written as a whole */
#define BUDGET          (16u << 20) /* of all renames in one recording */
#define SPARE_LIMIT     (64u << 20) /* of all spares; beyond it passes break */
#define IDLE_RECORDINGS 256         /* spares of images that were not renamed for so long go */
#define COPY_STAGE      VK_PIPELINE_STAGE_TRANSFER_BIT

struct mgl_vk_spares {
    mgl_vk_body *ring; /* oldest first */
    uint32_t capacity, first, count;
    uint64_t bytes;      /* of one */
    uint64_t last_index; /* recording that renamed last */
    mgl_vk_image *image;
    struct mgl_vk_spares *next; /* all images that have some */
};

static uint64_t bytes_of(const mgl_vk_image *i)
{
    const mgl_format_info *f = &mgl_format_infos[i->format];
    uint64_t bytes = 0;
    for (uint32_t n = 0; n < i->levels; n++) {
        uint64_t columns = (mgl_vk_mip(i->width, n) + f->block_width - 1) / f->block_width;
        uint64_t rows = (mgl_vk_mip(i->height, n) + f->block_height - 1) / f->block_height;
        bytes += columns * rows * mgl_vk_mip(i->depth, n) * f->bytes;
    }
    return bytes * i->layers;
}

/* Main only sampled it, nobody else shares it, and no framebuffer ever had it. */
static bool only_sampled(const mgl_applier *a, const mgl_vk_image *i)
{
    return i->references == 1 && i->samples == 1 && !i->attached && i->ordered_index != a->recording_index &&
           i->uniform_state && !i->states[0].written && !(i->usage & VK_IMAGE_USAGE_STORAGE_BIT);
}

static struct mgl_vk_spares *spares_of(mgl_applier *a, mgl_vk_image *i)
{
    if (i->spares) return i->spares;
    struct mgl_vk_spares *s = mgl_new(struct mgl_vk_spares);
    if (!s) return NULL;
    s->bytes = bytes_of(i);
    s->image = i;
    s->next = a->image_spares;
    return a->image_spares = i->spares = s;
}

static bool take(mgl_applier *a, struct mgl_vk_spares *s, mgl_vk_body *fresh)
{
    if (!s->count || s->ring[s->first].index > mgl_vk_completed(a)) {
        if (a->image_spare_bytes + s->bytes > SPARE_LIMIT) return false;
        return mgl_vk_image_body_make(a, s->image, fresh);
    }
    *fresh = s->ring[s->first];
    s->first = (s->first + 1) % s->capacity;
    s->count--;
    a->image_spare_bytes -= s->bytes;
    return true;
}

/* Room for one more, before anything is exchanged. */
static bool reserve(struct mgl_vk_spares *s)
{
    if (s->count < s->capacity) return true;
    uint32_t capacity = s->capacity ? s->capacity * 2 : 4;
    mgl_vk_body *ring = mgl_new_array(mgl_vk_body, capacity);
    if (!ring) return false;
    for (uint32_t n = 0; n < s->count; n++)
        ring[n] = s->ring[(s->first + n) % s->capacity];
    mgl_free(s->ring);
    s->ring = ring;
    s->first = 0;
    s->capacity = capacity;
    return true;
}

/* What the old image holds goes into the new one, ahead of main, which finds the old one as it left it. */
static void carry_over(mgl_applier *a, VkImage old, const mgl_vk_access *state, mgl_vk_image *i)
{
    VkCommandBuffer commands = mgl_vk_pre(a);
    mgl_vk_access transfer = {COPY_STAGE, VK_ACCESS_TRANSFER_READ_BIT, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, false};
    mgl_vk_barriers_image_in_pre(a, i, old, state, &transfer);
    mgl_vk_image_access(a, i, 0, i->levels, 0, i->layers, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, COPY_STAGE,
                        VK_ACCESS_TRANSFER_WRITE_BIT, true);
    mgl_vk_barriers_flush(a, true);
    VkImageCopy regions[MGL_VK_MAX_LEVELS];
    for (uint32_t n = 0; n < i->levels; n++)
        regions[n] = (VkImageCopy){
            .srcSubresource = {i->aspects, n, 0, i->layers},
            .dstSubresource = {i->aspects, n, 0, i->layers},
            .extent = {mgl_vk_mip(i->width, n), mgl_vk_mip(i->height, n), mgl_vk_mip(i->depth, n)},
        };
    a->device.vk.vkCmdCopyImage(commands, old, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, i->image,
                                VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, i->levels, regions);
    mgl_vk_barriers_image_in_pre(a, i, old, &transfer, state);
}

bool mgl_vk_image_rename(mgl_applier *a, mgl_vk_image *i, bool keep)
{
    if (!only_sampled(a, i)) return false;
    struct mgl_vk_spares *s = spares_of(a, i);
    if (!s || s->bytes > (keep ? KEEP_LIMIT : REPLACE_LIMIT) || i->levels > MGL_VK_MAX_LEVELS) return false;
    if (a->image_renamed_index != a->recording_index) a->image_renamed_bytes = 0;
    a->image_renamed_index = a->recording_index;
    mgl_vk_body fresh;
    s->last_index = a->recording_index; /* ahead of take(), which may submit, and so trim idle spares */
    if (a->image_renamed_bytes + s->bytes > BUDGET || !reserve(s) || !take(a, s, &fresh)) return false;
    a->image_renamed_bytes += s->bytes;
    mgl_vk_access state = i->states[0];
    mgl_vk_body old = mgl_vk_image_body_swap(i, &fresh);
    old.index = a->recording_index;
    s->ring[(s->first + s->count++) % s->capacity] = old;
    a->image_spare_bytes += s->bytes;
    if (keep && state.layout != VK_IMAGE_LAYOUT_UNDEFINED) carry_over(a, old.image, &state, i);
    a->counters.image_renames++;
    return true;
}

void mgl_vk_image_spares_free(mgl_applier *a, mgl_vk_image *i)
{
    struct mgl_vk_spares *s = i->spares;
    if (!s) return;
    for (uint32_t n = 0; n < s->count; n++)
        mgl_vk_image_body_bury(a, &s->ring[(s->first + n) % s->capacity]);
    a->image_spare_bytes -= s->bytes * s->count;
    for (struct mgl_vk_spares **at = &a->image_spares; *at; at = &(*at)->next)
        if (*at == s) {
            *at = s->next;
            break;
        }
    mgl_free(s->ring);
    mgl_free(s);
    i->spares = NULL;
}

void mgl_vk_image_spares_trim(mgl_applier *a)
{
    for (struct mgl_vk_spares *s = a->image_spares, *next; s; s = next) {
        next = s->next;
        if (s->last_index + IDLE_RECORDINGS < a->recording_index) mgl_vk_image_spares_free(a, s->image);
    }
}
