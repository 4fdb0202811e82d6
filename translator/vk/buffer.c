/* Buffers: a VkBuffer each, taken from a pool of size classes, so that new storage (orphaning) and renaming cost no
 * allocation.
 *
 * A buffer that is renamed again and again gets backings in mapped memory: a new one then costs a memcpy and no copy by
 * the GPU.
 *
 * Writes, cheapest first: plain memcpy when the memory is mapped and the GPU has nothing to do with it; a new backing
 * when the whole buffer is written; a copy in `pre` when main has not touched the buffer; a renamed backing whose rest
 * the GPU copies in `pre` when main only read it and it is not large; else the pass ends and the copy goes into main.
 */
#include "translator/vk/resource.h"

#include <string.h>

#define POOL_IDLE_LIMIT (96u << 20)
#define RENAME_LIMIT    (1u << 20) /* bytes of a buffer that is renamed for a write in the middle of a pass .. */
#define RENAME_BUDGET                                                                                                  \
    (16u << 20) /* .. and of all of them in one recording; a pass that breaks costs a tiler about as much traffic */
#define STREAM_RENAMES 4   /* renames of a buffer, its own or ours, after which its backings are mapped */
#define CLASS_COUNT    112 /* four classes a power of two, from 256 bytes */
#define COPY_STAGE     VK_PIPELINE_STAGE_TRANSFER_BIT

/* For the GPU; for reading by the CPU; for writing by the CPU again and again. */
typedef enum backing_kind { KIND_GPU, KIND_READ, KIND_STREAM, KIND_COUNT } backing_kind;

/* A VkBuffer without an owner. */
typedef struct backing {
    VkBuffer buffer;
    VmaAllocation allocation;
    uint8_t *mapped;
    uint64_t capacity;
    uint64_t index; /* may be used again when this submission is complete */
    mgl_vk_access access;
    uint64_t unique; /* descriptor sets that name it serve whichever buffer has it later */
    struct backing *next; /* in its class */
} backing;

typedef struct size_class {
    backing *first, *last; /* oldest first; NULL: none */
} size_class;

struct mgl_vk_buffer_pool {
    size_class classes[KIND_COUNT][CLASS_COUNT];
    uint64_t idle_bytes;
    uint64_t renamed_index, renamed_bytes; /* in this recording */
    bool mappable;                         /* device-local memory can be mapped as a whole: UMA or resizable BAR */
    bool known;
};

static struct mgl_vk_buffer_pool *pool_of(mgl_applier *a)
{
    if (!a->buffer_pool) a->buffer_pool = mgl_new(struct mgl_vk_buffer_pool);
    return a->buffer_pool;
}

/* Whether the largest device-local heap has a host-visible, coherent type: then every buffer is mapped. */
static bool device_memory_is_mappable(const mgl_vk_device *d)
{
    uint32_t best = 0;
    for (uint32_t i = 0; i < d->memory.memoryHeapCount; i++)
        if ((d->memory.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) &&
            d->memory.memoryHeaps[i].size > d->memory.memoryHeaps[best].size)
            best = i;
    VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                   VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    for (uint32_t i = 0; i < d->memory.memoryTypeCount; i++)
        if (d->memory.memoryTypes[i].heapIndex == best && (d->memory.memoryTypes[i].propertyFlags & wanted) == wanted)
            return true;
    return false;
}

/* Capacity classes are 4, 5, 6 and 7 quarters of powers of two. */
static uint32_t class_of(uint64_t size, uint64_t *capacity)
{
    uint64_t base = 256;
    for (uint32_t i = 0; i < CLASS_COUNT; i += 4, base <<= 1)
        for (uint32_t quarter = 0; quarter < 4; quarter++)
            if (size <= base + base / 4 * quarter) {
                *capacity = base + base / 4 * quarter;
                return i + quarter;
            }
    *capacity = 0;
    return CLASS_COUNT;
}

VkBufferUsageFlags mgl_vk_buffer_usage(const mgl_vk_device *d)
{
    VkBufferUsageFlags usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                               VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT |
                               VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                               VK_BUFFER_USAGE_INDEX_BUFFER_BIT | VK_BUFFER_USAGE_VERTEX_BUFFER_BIT |
                               VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    if (d->transform_feedback)
        usage |= VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT |
                 VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT;
    if (d->conditional_rendering) usage |= VK_BUFFER_USAGE_CONDITIONAL_RENDERING_BIT_EXT;
    return usage;
}

static bool backing_make(mgl_applier *a, uint64_t capacity, backing_kind kind, backing *made)
{
    struct mgl_vk_buffer_pool *p = pool_of(a);
    if (!p->known) {
        p->mappable = device_memory_is_mappable(&a->device);
        p->known = true;
    }
    VkBufferCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = capacity, .usage = mgl_vk_buffer_usage(&a->device)};
    VmaAllocationCreateInfo allocation = {.usage = VMA_MEMORY_USAGE_AUTO,
                                          .preferredFlags = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT};
    bool for_reading = kind == KIND_READ;
    if (p->mappable || kind != KIND_GPU) {
        allocation.flags =
            VMA_ALLOCATION_CREATE_MAPPED_BIT | (for_reading ? VMA_ALLOCATION_CREATE_HOST_ACCESS_RANDOM_BIT
                                                            : VMA_ALLOCATION_CREATE_HOST_ACCESS_SEQUENTIAL_WRITE_BIT);
        allocation.requiredFlags = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    }
    VmaAllocationInfo result;
    *made = (backing){.capacity = capacity};
    if (vmaCreateBuffer(a->device.allocator, &info, &allocation, &made->buffer, &made->allocation, &result) !=
        VK_SUCCESS)
        return false;
    made->mapped = result.pMappedData;
    made->unique = ++a->next_unique;
    return true;
}

static void backing_destroy(mgl_applier *a, backing *b)
{
    vmaDestroyBuffer(a->device.allocator, b->buffer, b->allocation);
}

static bool class_push(mgl_applier *a, size_class *c, const backing *b)
{
    backing *idle = mgl_pool_take(&a->pools[MGL_VK_POOL_BACKING], sizeof(*idle));
    if (!idle) return false;
    *idle = *b;
    idle->next = NULL;
    *(c->first ? &c->last->next : &c->first) = idle;
    c->last = idle;
    return true;
}

/* The class has one. */
static void class_pop(mgl_applier *a, size_class *c, backing *taken)
{
    backing *idle = c->first;
    *taken = *idle;
    c->first = idle->next;
    mgl_pool_give(&a->pools[MGL_VK_POOL_BACKING], idle);
}

/* Frees backings whose work is done, oldest classes first, until the pool is within its limit. */
static void pool_trim(mgl_applier *a)
{
    struct mgl_vk_buffer_pool *p = a->buffer_pool;
    uint64_t done = mgl_vk_completed(a);
    for (int kind = 0; kind < KIND_COUNT; kind++)
        for (int n = CLASS_COUNT - 1; n >= 0 && p->idle_bytes > POOL_IDLE_LIMIT; n--) {
            size_class *c = &p->classes[kind][n];
            while (c->first && p->idle_bytes > POOL_IDLE_LIMIT && c->first->index <= done) {
                backing old;
                class_pop(a, c, &old);
                p->idle_bytes -= old.capacity;
                backing_destroy(a, &old);
            }
        }
}

static void destroy_boxed(mgl_applier *a, void *object)
{
    backing_destroy(a, object);
    mgl_free(object);
}

static backing_kind kind_for(uint32_t flags, uint32_t renames)
{
    return flags & MGL_BUFFER_HINT_READ ? KIND_READ : renames >= STREAM_RENAMES ? KIND_STREAM : KIND_GPU;
}

/* Gives the buffer's backing to the pool; it is used again when what uses it now is complete. */
static void release_backing(mgl_applier *a, mgl_vk_buffer *b)
{
    if (!b->buffer) return;
    if (b->memory) {
        mgl_vk_memory_release(a, b->memory, b->used_index);
        b->memory = NULL;
        b->buffer = VK_NULL_HANDLE;
        b->mapped = NULL;
        return;
    }
    struct mgl_vk_buffer_pool *p = pool_of(a);
    backing old = {b->buffer, b->allocation, b->mapped, b->capacity, b->used_index, b->access, b->unique};
    uint64_t capacity;
    uint32_t n = class_of(b->capacity, &capacity);
    b->buffer = VK_NULL_HANDLE;
    b->mapped = NULL;
    if (p && n < CLASS_COUNT && class_push(a, &p->classes[b->kind][n], &old)) {
        p->idle_bytes += old.capacity;
        if (p->idle_bytes > POOL_IDLE_LIMIT) pool_trim(a);
        return;
    }
    backing *boxed = mgl_new(backing);
    if (!boxed) return; /* leaked until the device goes: nothing else is safe without memory */
    *boxed = old;
    mgl_vk_defer(a, destroy_boxed, boxed);
}

static bool take_backing(mgl_applier *a, uint64_t size, backing_kind kind, backing *taken)
{
    struct mgl_vk_buffer_pool *p = pool_of(a);
    uint64_t capacity;
    uint32_t n = class_of(size, &capacity);
    if (!p || n == CLASS_COUNT) return false;
    size_class *c = &p->classes[kind][n];
    if (c->first && c->first->index <= mgl_vk_completed(a)) {
        class_pop(a, c, taken);
        p->idle_bytes -= taken->capacity;
        taken->access = (mgl_vk_access){0}; /* complete, and its content is of no interest */
        return true;
    }
    if (backing_make(a, capacity, kind, taken)) return true;
    mgl_vk_submit(a); /* out of memory: let what is in flight go, and try once more */
    mgl_vk_frames_drain(a);
    pool_trim(a);
    return backing_make(a, capacity, kind, taken);
}

static void adopt(mgl_applier *a, mgl_vk_buffer *b, const backing *new, backing_kind kind)
{
    b->kind = (uint8_t)kind;
    b->buffer = new->buffer;
    b->allocation = new->allocation;
    b->mapped = new->mapped;
    b->capacity = new->capacity;
    b->access = new->access;
    b->unique = new->unique;
    b->used_index = b->touched_index = b->written_index = b->ordered_index = 0;
    b->version++;
}

bool mgl_vk_buffer_make(mgl_applier *a, mgl_vk_buffer *b, uint64_t size, uint32_t flags)
{
    backing new;
    backing_kind kind = kind_for(flags, b->renames);
    if (!take_backing(a, size, kind, &new)) return false;
    if (b->buffer) release_backing(a, b);
    b->size = size;
    b->flags = flags;
    adopt(a, b, &new, kind);
    return true;
}

mgl_vk_buffer *mgl_vk_buffer_new(mgl_applier *a)
{
    return mgl_pool_take(&a->pools[MGL_VK_POOL_BUFFER], sizeof(mgl_vk_buffer));
}

void mgl_vk_buffer_free(mgl_applier *a, mgl_vk_buffer *b)
{
    release_backing(a, b);
    mgl_pool_give(&a->pools[MGL_VK_POOL_BUFFER], b);
}

void mgl_vk_buffer_pool_finish(mgl_applier *a)
{
    struct mgl_vk_buffer_pool *p = a->buffer_pool;
    if (!p) return;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        for (int n = 0; n < CLASS_COUNT; n++) {
            size_class *c = &p->classes[kind][n];
            while (c->first) {
                backing old;
                class_pop(a, c, &old);
                backing_destroy(a, &old);
            }
        }
    mgl_free(p);
    a->buffer_pool = NULL;
}

/* ---- storage ---- */
/* The client's own memory becomes the storage. False after a fault. */
static bool adopt_memory(mgl_applier *a, mgl_vk_buffer *b, const mgl_wire_buffer_storage *p)
{
    mgl_vk_memory *m = mgl_vk_object(a, MGL_KIND_MEMORY, p->memory);
    if (!m || m->in_use || p->size > m->size)
        return mgl_vk_fault(a, "memory %u is unknown, in use or smaller than %llu bytes", p->memory.slot,
                            (unsigned long long)p->size);
    backing new = {.buffer = m->buffer, .mapped = m->mapped, .capacity = m->size, .unique = m->unique};
    if (b->buffer) release_backing(a, b);
    b->size = p->size;
    b->flags = p->flags;
    adopt(a, b, &new, KIND_GPU);
    b->memory = m;
    m->in_use = true;
    return true;
}

bool mgl_vk_rec_buffer_storage(mgl_applier *a, const mgl_record_header *header, const mgl_wire_buffer_storage *p)
{
    mgl_vk_buffer *b = mgl_vk_buffer_of(a, p->buffer);
    bool created = !b;
    if (created && !(b = mgl_vk_buffer_new(a))) return mgl_vk_fault(a, "no memory for a buffer");
    bool theirs = !mgl_handle_is_null(p->memory);
    if (theirs && !adopt_memory(a, b, p)) {
        if (created) mgl_pool_give(&a->pools[MGL_VK_POOL_BUFFER], b);
        return false;
    }
    /* New storage for what was drawn with in this submission: a rename that the program does itself. */
    if (!created && b->touched_index == a->recording_index && p->size <= RENAME_LIMIT && b->renames < STREAM_RENAMES)
        b->renames++;
    bool made = theirs || mgl_vk_buffer_make(a, b, p->size, p->flags);
    if (!made) { /* the buffer lives on, empty: later records that name it stay harmless */
        mgl_vk_out_of_memory(a, MGL_KIND_BUFFER, p->buffer);
        if (!mgl_vk_buffer_make(a, b, 0, p->flags)) {
            if (created) mgl_pool_give(&a->pools[MGL_VK_POOL_BUFFER], b);
            return mgl_vk_fault(a, "no memory for a buffer of %llu bytes", (unsigned long long)p->size);
        }
    }
    if (!created) {
        mgl_vk_buffer_changed(a, b);
        return true;
    }
    b->handle = p->buffer;
    if (mgl_vk_object_set(a, MGL_KIND_BUFFER, p->buffer, b)) return true;
    mgl_vk_buffer_free(a, b);
    return mgl_vk_fault(a, "buffer handle %u is not free", p->buffer.slot);
}

bool mgl_vk_rec_buffer_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_buffer_destroy *p)
{
    mgl_vk_buffer *b = mgl_vk_object_take(a, MGL_KIND_BUFFER, p->buffer);
    if (!b) return mgl_vk_fault(a, "unknown buffer %u", p->buffer.slot);
    mgl_vk_buffer_changed(a, b);
    mgl_vk_buffer_free(a, b);
    return true;
}

/* A buffer and a range inside it, or NULL after a fault. */
static mgl_vk_buffer *buffer_range(mgl_applier *a, mgl_handle h, uint64_t offset, uint64_t size)
{
    mgl_vk_buffer *b = mgl_vk_buffer_of(a, h);
    if (!b)
        mgl_vk_fault(a, "unknown buffer %u", h.slot);
    else if (b->size == 0 && size)
        return NULL; /* its storage failed */
    else if (offset > b->size || size > b->size - offset) {
        mgl_vk_fault(a, "range %llu+%llu is outside buffer %u of %llu bytes", (unsigned long long)offset,
                     (unsigned long long)size, h.slot, (unsigned long long)b->size);
        b = NULL;
    }
    return b;
}

/* ---- uploads ---- */
static bool gpu_is_done_with(mgl_applier *a, const mgl_vk_buffer *b)
{
    return b->used_index <= mgl_vk_completed(a);
}

static void copy_region(mgl_applier *a, VkCommandBuffer commands, VkBuffer source, uint64_t source_offset,
                        VkBuffer destination, uint64_t offset, uint64_t size)
{
    if (size == 0) return;
    VkBufferCopy region = {source_offset, offset, size};
    a->device.vk.vkCmdCopyBuffer(commands, source, destination, 1, &region);
}

/* Copies staged bytes into the buffer, in pre when that is in order, else in main outside a pass. */
static bool upload_by_copy(mgl_applier *a, mgl_vk_buffer *b, uint64_t offset, const uint8_t *data, uint64_t size)
{
    mgl_vk_slice slice;
    if (!mgl_vk_slice_take(a, size, 16, &slice)) return false;
    memcpy(slice.data, data, size);
    bool in_pre;
    VkCommandBuffer commands = mgl_vk_transfer_commands(a, mgl_vk_untouched(a, b->touched_index), &in_pre);
    mgl_vk_buffer_access(a, b, COPY_STAGE, VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    mgl_vk_barriers_flush(a, in_pre);
    copy_region(a, commands, slice.buffer, slice.offset, b->buffer, offset, size);
    return true;
}

/* Another backing in place of one that main has read: the write and what is kept of the old content go into it ahead of
 * main. */
static bool upload_by_rename(mgl_applier *a, mgl_vk_buffer *b, uint64_t offset, const uint8_t *data, uint64_t size)
{
    backing new;
    if (b->renames < STREAM_RENAMES) b->renames++;
    backing_kind kind = kind_for(b->flags, b->renames);
    if (!take_backing(a, b->size, kind, &new)) return false;
    mgl_vk_buffer old = *b;
    adopt(a, b, &new, kind);
    uint64_t tail = offset + size;
    if (offset || tail < b->size) {
        /* The old backing's state speaks of main, which runs later: everything before pre is waited for instead. */
        VkCommandBuffer commands = mgl_vk_pre(a);
        mgl_vk_barriers_add(a, true, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_ACCESS_MEMORY_WRITE_BIT, COPY_STAGE,
                            VK_ACCESS_TRANSFER_READ_BIT);
        mgl_vk_buffer_access(a, b, COPY_STAGE, VK_ACCESS_TRANSFER_WRITE_BIT, true);
        mgl_vk_barriers_flush(a, true);
        copy_region(a, commands, old.buffer, 0, b->buffer, 0, offset);
        copy_region(a, commands, old.buffer, tail, b->buffer, tail, b->size - tail);
    }
    release_backing(a, &old);
    mgl_vk_buffer_changed(a, b);
    if (b->mapped && b->used_index == 0) {
        memcpy(b->mapped + offset, data, size);
        return true;
    }
    return upload_by_copy(a, b, offset, data, size);
}

static bool may_rename(mgl_applier *a, const mgl_vk_buffer *b)
{
    struct mgl_vk_buffer_pool *p = pool_of(a);
    if (!p || b->memory || b->written_index == a->recording_index || b->size > RENAME_LIMIT) return false;
    if (p->renamed_index != a->recording_index) p->renamed_bytes = 0;
    p->renamed_index = a->recording_index;
    if (p->renamed_bytes + b->size > RENAME_BUDGET) return false;
    p->renamed_bytes += b->size;
    return true;
}

static bool upload(mgl_applier *a, mgl_vk_buffer *b, uint64_t offset, const uint8_t *data, uint64_t size,
                   uint32_t flags)
{
    if (b->mapped && ((flags & MGL_UPLOAD_UNSYNCHRONIZED) || gpu_is_done_with(a, b))) {
        memcpy(b->mapped + offset, data, size);
        return true;
    }
    bool whole = offset == 0 && size == b->size;
    bool touched = !mgl_vk_untouched(a, b->touched_index);
    if ((whole && !b->memory && (b->mapped || touched)) || (touched && may_rename(a, b)))
        if (upload_by_rename(a, b, offset, data, size)) return true;
    return upload_by_copy(a, b, offset, data, size);
}

bool mgl_vk_rec_buffer_upload(mgl_applier *a, const mgl_record_header *header, const mgl_wire_buffer_upload *p,
                              const uint8_t *tail)
{
    mgl_vk_buffer *b = buffer_range(a, p->buffer, p->offset, p->data.size);
    if (!b) return !a->faulted;
    const uint8_t *data = mgl_vk_bulk(a, &p->data, tail, p->tail_count);
    if (!data) return false;
    if (p->data.size == 0) return true;
    a->counters.uploads++;
    a->counters.upload_bytes += p->data.size;
    if (!upload(a, b, p->offset, data, p->data.size, p->flags)) mgl_vk_out_of_memory(a, MGL_KIND_BUFFER, p->buffer);
    return true;
}

/* ---- copies, fills and reads ---- */
bool mgl_vk_rec_buffer_copy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_buffer_copy *p)
{
    mgl_vk_buffer *source = buffer_range(a, p->source, p->source_offset, p->size);
    mgl_vk_buffer *destination = source ? buffer_range(a, p->destination, p->destination_offset, p->size) : NULL;
    if (!destination) return !a->faulted;
    if (p->size == 0) return true;
    uint64_t distance = p->source_offset > p->destination_offset ? p->source_offset - p->destination_offset
                                                                 : p->destination_offset - p->source_offset;
    if (source == destination && distance < p->size)
        return mgl_vk_fault(a, "overlapping copy inside buffer %u", p->source.slot);
    bool in_pre,
        untouched = mgl_vk_untouched(a, source->touched_index) && mgl_vk_untouched(a, destination->touched_index);
    VkCommandBuffer commands = mgl_vk_transfer_commands(a, untouched, &in_pre);
    if (source == destination) {
        mgl_vk_buffer_access(a, source, COPY_STAGE, VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    } else {
        mgl_vk_buffer_access(a, source, COPY_STAGE, VK_ACCESS_TRANSFER_READ_BIT, in_pre);
        mgl_vk_buffer_access(a, destination, COPY_STAGE, VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    }
    mgl_vk_barriers_flush(a, in_pre);
    copy_region(a, commands, source->buffer, p->source_offset, destination->buffer, p->destination_offset, p->size);
    return true;
}

/* The pattern as one word, when it has that period. */
static bool pattern_word(const mgl_wire_buffer_fill *p, uint32_t *word)
{
    const uint8_t *bytes = (const uint8_t *)p->pattern;
    switch (p->pattern_size) {
    case 1:
        *word = bytes[0] * 0x01010101u;
        return true;
    case 2:
        *word = (bytes[0] | (uint32_t)bytes[1] << 8) * 0x00010001u;
        return true;
    default:
        break;
    }
    *word = p->pattern[0];
    for (uint32_t i = 1; i < p->pattern_size / 4; i++)
        if (p->pattern[i] != *word) return false;
    return true;
}

static bool fill_by_copies(mgl_applier *a, mgl_vk_buffer *b, const mgl_wire_buffer_fill *p, VkCommandBuffer commands)
{
    uint64_t piece = MGL_MIN(p->size, (uint64_t)48 << 10); /* a multiple of every pattern size */
    mgl_vk_slice slice;
    if (!mgl_vk_slice_take(a, piece, 16, &slice)) return false;
    for (uint64_t i = 0; i < piece; i++)
        slice.data[i] = ((const uint8_t *)p->pattern)[i % p->pattern_size];
    for (uint64_t at = 0; at < p->size; at += piece)
        copy_region(a, commands, slice.buffer, slice.offset, b->buffer, p->offset + at, MGL_MIN(piece, p->size - at));
    return true;
}

bool mgl_vk_rec_buffer_fill(mgl_applier *a, const mgl_record_header *header, const mgl_wire_buffer_fill *p)
{
    uint32_t n = p->pattern_size;
    if (n != 1 && n != 2 && n != 4 && n != 8 && n != 12 && n != 16)
        return mgl_vk_fault(a, "fill pattern of %u bytes", n);
    mgl_vk_buffer *b = buffer_range(a, p->buffer, p->offset, p->size);
    if (!b) return !a->faulted;
    if (p->size == 0) return true;
    bool in_pre;
    VkCommandBuffer commands = mgl_vk_transfer_commands(a, mgl_vk_untouched(a, b->touched_index), &in_pre);
    mgl_vk_buffer_access(a, b, COPY_STAGE, VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    mgl_vk_barriers_flush(a, in_pre);
    uint32_t word;
    if (p->offset % 4 == 0 && p->size % 4 == 0 && pattern_word(p, &word))
        a->device.vk.vkCmdFillBuffer(commands, b->buffer, p->offset, p->size, word);
    else if (!fill_by_copies(a, b, p, commands))
        mgl_vk_out_of_memory(a, MGL_KIND_BUFFER, p->buffer);
    return true;
}

typedef struct buffer_reply {
    const uint8_t *from;
    mgl_reply reply;
} buffer_reply;

static void buffer_read_complete(mgl_applier *a, void *data)
{
    const buffer_reply *r = data;
    bool lost = mgl_vk_frames_lost(a);
    if (!lost) memcpy(a->host.reply + r->reply.offset, r->from, r->reply.size);
    mgl_vk_reply_done(a, r->reply.id, lost);
}

bool mgl_vk_rec_buffer_read(mgl_applier *a, const mgl_record_header *header, const mgl_wire_buffer_read *p)
{
    if (!mgl_vk_reply_check(a, &p->reply)) return false;
    mgl_vk_buffer *b = buffer_range(a, p->buffer, p->offset, p->reply.size);
    mgl_vk_slice slice;
    if (!b || !mgl_vk_slice_take_readback(a, p->reply.size, 16, &slice)) {
        if (!a->faulted) mgl_vk_reply_done(a, p->reply.id, true);
        return !a->faulted;
    }
    a->counters.readbacks++;
    VkCommandBuffer commands = mgl_vk_main_outside(a, MGL_BREAK_COPY);
    mgl_vk_buffer_access(a, b, COPY_STAGE, VK_ACCESS_TRANSFER_READ_BIT, false);
    mgl_vk_barriers_flush(a, false);
    copy_region(a, commands, b->buffer, p->offset, slice.buffer, slice.offset, p->reply.size);
    mgl_vk_frames_host_read(a);
    buffer_reply reply = {slice.data, p->reply};
    mgl_vk_on_complete_copy(a, buffer_read_complete, &reply, sizeof reply);
    mgl_vk_submit(a);
    return true;
}
