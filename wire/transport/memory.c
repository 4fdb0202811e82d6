/* The client's side of the maps segment: ranges that the device uses in place, kept by size for the next buffer that
 * wants one. Sizes are 4, 5, 6 and 7 quarters of powers of two. */
#include "wire/transport/connection.h"

#include <string.h>
#include <sys/mman.h>

#define IDLE_LIMIT  (128u << 20) /* bytes kept for the next buffer; beyond it, ranges of other sizes are given up */
#define ASKED_LIMIT (1u << 20)   /* bytes asked for at once, or one range */

/* The class of a size and how large its ranges are. MGL_MEMORY_CLASSES: too large. */
static uint32_t class_of(uint64_t size, uint64_t *rounded)
{
    uint64_t base = (uint64_t)MGL_MAPS_PAGE * 4;
    if (size <= base) { /* below, in pages */
        *rounded = MGL_ALIGN(MGL_MAX(size, (uint64_t)1), (uint64_t)MGL_MAPS_PAGE);
        return (uint32_t)(*rounded / MGL_MAPS_PAGE) - 1;
    }
    for (uint32_t i = 4; i < MGL_MEMORY_CLASSES; i += 4, base <<= 1)
        for (uint32_t quarter = 1; quarter <= 4; quarter++)
            if (size <= base + base / 4 * quarter) {
                *rounded = base + base / 4 * quarter;
                return i + quarter - 1;
            }
    return MGL_MEMORY_CLASSES;
}

static bool is_free_range(const mgl_connection *connection, uint64_t offset, uint64_t size)
{
    if (offset > connection->segments.size.maps || size > connection->segments.size.maps - offset) return false;
    for (uint32_t i = 0; i < MGL_MEMORY_ENTRIES; i++) {
        const mgl_memory_entry *e = &connection->memories[i];
        if (!mgl_handle_is_null(e->handle) && offset < e->offset + e->size && e->offset < offset + size) return false;
    }
    return true;
}

/* First fit: the segment's start, then behind each range. Seldom called: it makes the server import memory, too. */
static bool find_range(const mgl_connection *connection, uint64_t size, uint64_t *offset)
{
    *offset = 0;
    if (is_free_range(connection, 0, size)) return true;
    for (uint32_t i = 0; i < MGL_MEMORY_ENTRIES; i++) {
        const mgl_memory_entry *e = &connection->memories[i];
        *offset = e->offset + e->size;
        if (!mgl_handle_is_null(e->handle) && is_free_range(connection, *offset, size)) return true;
    }
    return false;
}

static mgl_memory_entry *take_idle(mgl_connection *connection, uint32_t class)
{
    uint32_t slot = connection->memory_slots[class];
    if (!slot) return NULL;
    mgl_memory_entry *e = &connection->memories[slot - 1];
    connection->memory_slots[class] = e->next;
    connection->memory_idle_bytes -= e->size;
    e->idle = false;
    return e;
}

/* An idle range to give up while there are more than enough, the largest first. Its pages go back to the system. */
static mgl_handle take_surplus(mgl_connection *connection)
{
    mgl_handle handle = {0, 0};
    pthread_mutex_lock(&connection->memory_lock);
    for (uint32_t n = MGL_MEMORY_CLASSES; n-- > 0 && connection->memory_idle_bytes > IDLE_LIMIT;) {
        mgl_memory_entry *e = take_idle(connection, n);
        if (!e) continue;
        bool shared = connection->transport == MGL_TRANSPORT_SHM;
        madvise(connection->segments.maps + e->offset, e->size, shared ? MADV_REMOVE : MADV_DONTNEED);
        handle = e->handle;
        memset(e, 0, sizeof *e);
        connection->memory_lacks = 0;
        break;
    }
    pthread_mutex_unlock(&connection->memory_lock);
    return handle;
}

static void trim(mgl_encoder *encoder)
{
    mgl_handle handle;
    while (!mgl_handle_is_null(handle = take_surplus(encoder->connection))) {
        mgl_emit_memory_destroy(encoder)->memory = handle;
        mgl_handle_free(encoder->connection, MGL_KIND_MEMORY, handle);
    }
}

static mgl_memory_entry *make_entry(mgl_connection *connection, uint64_t size)
{
    uint64_t offset;
    if (connection->memory_lacks && size >= connection->memory_lacks) return NULL; /* the search is long */
    if (!connection->memories) connection->memories = mgl_new_array(mgl_memory_entry, MGL_MEMORY_ENTRIES);
    connection->memory_lacks = size; /* until there is a place */
    if (!connection->memories || !find_range(connection, size, &offset)) return NULL;
    for (uint32_t i = 0; i < MGL_MEMORY_ENTRIES; i++) {
        mgl_memory_entry *e = &connection->memories[i];
        if (!mgl_handle_is_null(e->handle)) continue;
        mgl_handle handle = mgl_handle_mint(connection, MGL_KIND_MEMORY);
        if (mgl_handle_is_null(handle)) return NULL;
        *e = (mgl_memory_entry){.handle = handle, .offset = offset, .size = size};
        connection->memory_lacks = 0;
        return e;
    }
    return NULL;
}

/* Asks the server without waiting: MEMORY_IDLE names the range when the device can, and none when it refuses. */
static void ask(mgl_encoder *encoder, const mgl_memory_entry *e)
{
    mgl_wire_memory_create *record = mgl_emit_memory_create(encoder);
    record->memory = e->handle;
    record->offset = e->offset;
    record->size = e->size;
}

/* Asks the server, and waits: what it says decides whether the program may write there. */
static bool import(mgl_encoder *encoder, const mgl_memory_entry *e)
{
    mgl_reply reply;
    if (!mgl_reply_reserve(encoder, 0, &reply)) return false;
    mgl_wire_memory_create *record = mgl_emit_memory_create(encoder);
    record->memory = e->handle;
    record->offset = e->offset;
    record->size = e->size;
    record->reply = reply;
    bool done = mgl_reply_wait(encoder, &reply, MGL_OP_memory_create) != NULL;
    mgl_reply_release(encoder, &reply);
    return done;
}

static bool may_take(const mgl_connection *connection)
{
    return (connection->caps.features & MGL_CAP_SHARED_MEMORY) && connection->segments.size.maps &&
           !connection->capture && !mgl_connection_lost(connection) &&
           !atomic_load_explicit(&connection->no_memory, memory_order_relaxed);
}

/* The size that is taken for `size`, and its class; false: none can be had. */
static bool fits(const mgl_connection *connection, uint64_t size, uint64_t *rounded, uint32_t *class)
{
    *class = class_of(size, rounded);
    return *class != MGL_MEMORY_CLASSES && *rounded <= connection->segments.size.maps && may_take(connection);
}

static mgl_memory memory_of(const mgl_connection *connection, const mgl_memory_entry *e)
{
    return (mgl_memory){e->handle, connection->segments.maps + e->offset, e->size};
}

/* What taking begins with: an idle range of that size, or NULL for one that is to be made. False: none can be had; else
 * memory_lock is held. */
static bool begin_take(mgl_connection *connection, uint64_t size, mgl_memory *memory, uint64_t *rounded,
                       mgl_memory_entry **e)
{
    uint32_t class;
    memset(memory, 0, sizeof *memory);
    if (!fits(connection, size, rounded, &class)) return false;
    mgl_inbox_drain(connection);
    pthread_mutex_lock(&connection->memory_lock);
    *e = take_idle(connection, class);
    return true;
}

bool mgl_memory_take(mgl_encoder *encoder, uint64_t size, mgl_memory *memory)
{
    mgl_connection *connection = encoder->connection;
    mgl_memory_entry *e, made = {0};
    uint64_t rounded;
    if (!begin_take(connection, size, memory, &rounded, &e)) return false;
    bool is_new = !e;
    bool surplus = connection->memory_idle_bytes > IDLE_LIMIT;
    if (is_new) e = make_entry(connection, rounded);
    if (e) made = *e;
    pthread_mutex_unlock(&connection->memory_lock); /* what follows may take in events, which may be about memory */
    if (surplus) trim(encoder);
    if (!e) return false;
    if (is_new && !import(encoder, &made)) {
        mgl_handle_free(connection, MGL_KIND_MEMORY, made.handle);
        pthread_mutex_lock(&connection->memory_lock);
        memset(e, 0, sizeof *e);
        pthread_mutex_unlock(&connection->memory_lock);
        atomic_store(&connection->no_memory, true);
        return false;
    }
    *memory = memory_of(connection, &made);
    return true;
}

bool mgl_memory_take_idle(mgl_encoder *encoder, uint64_t size, mgl_memory *memory)
{
    mgl_connection *connection = encoder->connection;
    mgl_memory_entry *e, made = {0};
    uint64_t rounded;
    if (!begin_take(connection, size, memory, &rounded, &e)) return false;
    bool surplus = connection->memory_idle_bytes > IDLE_LIMIT;
    if (e) {
        *memory = memory_of(connection, e);
    } else if ((!connection->memory_asked_bytes || connection->memory_asked_bytes + rounded <= ASKED_LIMIT) &&
               (e = make_entry(connection, rounded))) {
        e->asked = true;
        connection->memory_asked_bytes += rounded;
        made = *e;
    }
    pthread_mutex_unlock(&connection->memory_lock);
    if (surplus) trim(encoder);
    if (made.asked) ask(encoder, &made);
    return memory->pointer != NULL;
}

void mgl_memory_idle(mgl_connection *connection, mgl_handle memory)
{
    if (mgl_handle_is_null(memory)) {
        atomic_store(&connection->no_memory, true);
        return;
    }
    pthread_mutex_lock(&connection->memory_lock);
    for (uint32_t i = 0; connection->memories && i < MGL_MEMORY_ENTRIES; i++) {
        mgl_memory_entry *e = &connection->memories[i];
        uint64_t rounded;
        if (!mgl_handle_equal(e->handle, memory) || e->idle) continue;
        uint32_t class = class_of(e->size, &rounded);
        if (e->asked) connection->memory_asked_bytes -= e->size;
        e->asked = false;
        e->idle = true;
        e->next = connection->memory_slots[class];
        connection->memory_slots[class] = i + 1;
        connection->memory_idle_bytes += e->size;
        break;
    }
    pthread_mutex_unlock(&connection->memory_lock);
}
