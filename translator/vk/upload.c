/* Staging: mapped chunks from which transient slices are cut. A chunk is used by one recording after another until it
 * is full, waits for the last of them, and is used again. Two pools: one the host writes and the GPU reads, one the GPU
 * writes and the host reads. */
#include "translator/vk/resource.h"

#include <string.h>

#define CHUNK_SIZE (4u << 20)
#define IDLE_LIMIT (64u << 20)  /* bytes of chunks kept for reuse */
#define BUSY_LIMIT (256u << 20) /* bytes in flight beyond which the applying thread waits for the GPU */

typedef struct chunk {
    struct chunk *next;
    VkBuffer buffer;
    VmaAllocation allocation;
    uint8_t *mapped;
    uint64_t size, used;
    uint64_t index; /* last recording that cut from it */
    uint64_t unique;
} chunk;

typedef struct pool {
    chunk *current;
    chunk *busy, **busy_end; /* full, oldest first */
    chunk *idle;
    uint64_t busy_bytes, idle_bytes;
    bool readback;
} pool;

struct mgl_vk_staging {
    pool upload, readback;
};

static chunk *chunk_make(mgl_applier *a, const pool *p, uint64_t size)
{
    chunk *c = mgl_new(chunk);
    if (!c) return NULL;
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                               .size = size,
                               .usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT};
    if (!p->readback)
        info.usage |= VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_INDEX_BUFFER_BIT |
                      VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                      VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT;
    VmaAllocationCreateInfo allocation = {
        .flags =
            VMA_ALLOCATION_CREATE_MAPPED_BIT | (p->readback ? VMA_ALLOCATION_CREATE_HOST_ACCESS_RANDOM_BIT
                                                            : VMA_ALLOCATION_CREATE_HOST_ACCESS_SEQUENTIAL_WRITE_BIT),
        .usage = p->readback ? VMA_MEMORY_USAGE_AUTO_PREFER_HOST : VMA_MEMORY_USAGE_AUTO,
        .requiredFlags = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
        .preferredFlags = p->readback ? VK_MEMORY_PROPERTY_HOST_CACHED_BIT : 0,
    };
    VmaAllocationInfo made;
    if (vmaCreateBuffer(a->device.allocator, &info, &allocation, &c->buffer, &c->allocation, &made) != VK_SUCCESS) {
        mgl_free(c);
        return NULL;
    }
    c->mapped = made.pMappedData;
    c->size = size;
    c->unique = ++a->next_unique;
    return c;
}

static void chunk_free(mgl_applier *a, chunk *c)
{
    vmaDestroyBuffer(a->device.allocator, c->buffer, c->allocation);
    mgl_free(c);
}

/* Takes chunks whose last recording completed out of the busy list; those beyond the limit are freed. */
static void recycle(mgl_applier *a, pool *p)
{
    uint64_t done = mgl_vk_completed(a);
    while (p->busy && p->busy->index <= done) {
        chunk *c = p->busy;
        p->busy = c->next;
        if (!p->busy) p->busy_end = &p->busy;
        p->busy_bytes -= c->size;
        if (p->idle_bytes + c->size > IDLE_LIMIT) {
            chunk_free(a, c);
            continue;
        }
        c->next = p->idle;
        p->idle = c;
        p->idle_bytes += c->size;
    }
}

static void retire(pool *p, chunk *c)
{
    c->next = NULL;
    *p->busy_end = c;
    p->busy_end = &c->next;
    p->busy_bytes += c->size;
}

static chunk *take_idle(pool *p, uint64_t size)
{
    for (chunk **link = &p->idle; *link; link = &(*link)->next) {
        chunk *c = *link;
        if (c->size < size || c->size > size * 4) continue;
        *link = c->next;
        p->idle_bytes -= c->size;
        c->used = 0;
        return c;
    }
    return NULL;
}

static chunk *chunk_for(mgl_applier *a, pool *p, uint64_t size)
{
    recycle(a, p);
    while (p->busy && p->busy_bytes > BUSY_LIMIT) {
        if (p->busy->index >= a->recording_index)
            break; /* one recording alone is that large: submitted at the next record */
        mgl_vk_wait_index(a, p->busy->index);
        recycle(a, p);
    }
    chunk *c = take_idle(p, size);
    return c ? c : chunk_make(a, p, size);
}

static void cut(mgl_applier *a, chunk *c, uint64_t offset, uint64_t size, mgl_vk_slice *slice)
{
    *slice = (mgl_vk_slice){c->buffer, offset, c->mapped + offset, c->unique};
    c->used = offset + size;
    c->index = a->recording_index;
}

static bool take(mgl_applier *a, pool *p, uint64_t size, uint64_t alignment, mgl_vk_slice *slice)
{
    if (size == 0) size = 1;
    if (alignment == 0) alignment = 1;
    if (size > CHUNK_SIZE / 2) { /* a chunk of its own */
        uint64_t rounded = CHUNK_SIZE;
        while (rounded < size)
            rounded += rounded / 2;
        chunk *own = chunk_for(a, p, rounded);
        if (!own) return false;
        cut(a, own, 0, size, slice);
        retire(p, own);
        return true;
    }
    chunk *c = p->current;
    uint64_t offset = c ? (c->used + alignment - 1) / alignment * alignment
                        : 0; /* alignments of 12-byte texels are no power of two */
    if (!c || offset + size > c->size) {
        if (c) retire(p, c);
        p->current = c = chunk_for(a, p, CHUNK_SIZE);
        if (!c) return false;
        offset = 0;
    }
    cut(a, c, offset, size, slice);
    return true;
}

bool mgl_vk_slice_take(mgl_applier *a, uint64_t size, uint64_t alignment, mgl_vk_slice *slice)
{
    mgl_vk_frames_add_upload(a, size);
    return take(a, &a->staging->upload, size, alignment, slice);
}

bool mgl_vk_slice_take_readback(mgl_applier *a, uint64_t size, uint64_t alignment, mgl_vk_slice *slice)
{
    return take(a, &a->staging->readback, size, alignment, slice);
}

bool mgl_vk_staging_init(mgl_applier *a)
{
    struct mgl_vk_staging *s = mgl_new(struct mgl_vk_staging);
    if (!s) return false;
    s->upload.busy_end = &s->upload.busy;
    s->readback.busy_end = &s->readback.busy;
    s->readback.readback = true;
    a->staging = s;
    return true;
}

static void pool_finish(mgl_applier *a, pool *p)
{
    chunk *lists[] = {p->busy, p->idle, p->current};
    if (p->current) p->current->next = NULL;
    for (size_t i = 0; i < MGL_COUNT(lists); i++)
        for (chunk *c = lists[i], *next; c; c = next) {
            next = c->next;
            chunk_free(a, c);
        }
}

void mgl_vk_staging_finish(mgl_applier *a)
{
    if (!a->staging) return;
    pool_finish(a, &a->staging->upload);
    pool_finish(a, &a->staging->readback);
    mgl_free(a->staging);
    a->staging = NULL;
}
