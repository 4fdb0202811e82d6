/* Private to wire/transport: what a client connection is made of. See client.h for what its functions promise. */
#ifndef MGL_WIRE_CONNECTION_H
#define MGL_WIRE_CONNECTION_H

#include "translator/base/memory.h"
#include "wire/transport/client.h"
#include "wire/transport/segments.h"
#include "wire/transport/session.h"

#include <pthread.h>

typedef enum mgl_transport { MGL_TRANSPORT_MONOLITH, MGL_TRANSPORT_INPROC, MGL_TRANSPORT_SHM } mgl_transport;

#define MGL_REPLY_SLOTS   32u
#define MGL_STAGE_ENTRIES 256u
#define MGL_STAGE_WINDOW                                                                                               \
    (1u << 20) /* the stage is begun anew beyond this where it can be, so that it stays in the caches */
#define MGL_RING_WINDOW (512u << 10) /* the same of the command ring */
#define MGL_EARLY_BYTES (4u << 10)   /* a finished command beyond this publishes quietly */
#define MGL_WAKE_BYTES  (16u << 10)  /* published quietly since the last wake: beyond this a sleeping server is woken */
#define MGL_WAKE_LIMIT  (64u << 10)  /* what that grows to while the server falls asleep again and again */
#define MGL_WAKE_STAGE  (256u << 10) /* the same of bytes in the stage */

typedef struct mgl_reply_slot {
    uint64_t id; /* 0: free; the low bits are the slot's index */
    uint64_t offset, size;
    _Atomic uint32_t state; /* MGL_REPLY_* */
} mgl_reply_slot;
enum { MGL_REPLY_PENDING, MGL_REPLY_READY, MGL_REPLY_FAILED };

typedef struct mgl_stage_entry {
    uint64_t start, end; /* stage cursors */
    uint64_t free_at; /* once command_head reaches it the server is done with the bytes; UINT64_MAX until published */
    uint64_t offset;
    uint32_t size;
} mgl_stage_entry;

/* One kind's handles: slot 0 is never used. */
typedef struct mgl_handle_pool {
    uint32_t *generations; /* by slot */
    uint32_t capacity, count;
    uint32_t *queue; /* freed slots, a ring, oldest first */
    uint32_t queue_capacity, queue_first, queue_count;
} mgl_handle_pool;
bool mgl_handles_init(struct mgl_connection *connection); /* false: no memory */

/* A range of the maps segment (memory.c). */
typedef struct mgl_memory_entry {
    mgl_handle handle; /* null: the entry is free */
    uint64_t offset, size;
    bool idle;
    bool asked; /* the server has not yet said that it is usable */
    uint32_t next; /* of the idle ones of its size, one more than the index; 0: the last */
} mgl_memory_entry;
#define MGL_MEMORY_ENTRIES 1024u
#define MGL_MEMORY_CLASSES 80u

struct mgl_capture;
struct mgl_stats;

struct mgl_connection {
    mgl_transport transport;
    uint32_t references; /* under the process's lock */
    mgl_connection *next;
    mgl_caps caps;
    mgl_segments segments;
    atomic_bool lost;     /* nothing is sent any more; every wait answers */
    atomic_bool inert;    /* this is a forked child: locks may be held for ever, memory is left alone */
    atomic_bool shut;     /* the server's side has been stopped */
    mgl_session *session; /* monolith, inproc */
    pthread_t thread;     /* inproc: submit thread; shm: watcher */
    bool has_thread;
    int control_fd; /* shm: the socket to the server, else -1 */
    int server_pid; /* shm */

    pthread_mutex_t stream_lock;       /* the fields down to the next lock */
    uint64_t tail, head_seen;          /* command cursors */
    uint64_t quiet_bytes, quiet_stage; /* published since the bell was last looked at */
    uint64_t wake_bytes;               /* quiet_bytes at which it is looked at next */
    mgl_handle last_context;
    uint64_t fence_serial;

    pthread_mutex_t event_lock;
    uint64_t event_head;
    mgl_query_answer **answers; /* by query slot */
    uint32_t answer_capacity;
    mgl_bytes pending; /* events for the sink */
    mgl_event_sink sink;
    atomic_bool has_pending;

    pthread_mutex_t object_lock; /* handles, stage, replies */
    mgl_handle_pool pools[MGL_KIND_COUNT];
    mgl_stage_entry stage[MGL_STAGE_ENTRIES];
    uint64_t stage_first, stage_next; /* ordinals of entries */
    uint64_t stage_tail;              /* cursor */
    mgl_reply_slot replies[MGL_REPLY_SLOTS];
    uint64_t reply_count;

    pthread_mutex_t memory_lock;
    mgl_memory_entry *memories; /* MGL_MEMORY_ENTRIES, made at first need */
    uint32_t memory_slots[MGL_MEMORY_CLASSES]; /* idle ones, one more than the index */
    uint64_t memory_idle_bytes, memory_asked_bytes;
    uint64_t memory_lacks; /* there was no room for a range of this size, and none was given up since; 0: not so */
    atomic_bool no_memory; /* the device refused */

    _Atomic uint32_t encoders;
    _Atomic uint64_t fence_done, frames_begun, frames_done, query_serial;
    mgl_spin event_spin, room_spin;
    mgl_client_counters counters; /* by mgl_count */
    struct mgl_capture *capture;  /* NULL: off */
    struct mgl_stats *stats;      /* NULL: off */
};

static inline void mgl_count(uint64_t *counter, uint64_t more)
{
    __atomic_fetch_add(counter, more, __ATOMIC_RELAXED);
}

/* Latches the lost state and wakes everybody who waits. Any thread. */
void mgl_connection_lose(mgl_connection *connection);

/* inbox.c: takes the events that are there; never blocks. */
void mgl_inbox_drain(mgl_connection *connection);

/* memory.c: the server says that it is idle. Under the event lock. */
void mgl_memory_idle(mgl_connection *connection, mgl_handle memory);

/* wait.c: blocks until test() says so, the session is lost, or the time is over; drains events meanwhile. True when
 * test() or lost. */
typedef bool (*mgl_wait_test)(mgl_connection *connection, const void *argument);
bool mgl_client_wait(mgl_connection *connection, mgl_bell *bell, mgl_spin *spin, mgl_wait_test test,
                     const void *argument, uint64_t timeout_ns);

/* stream.c: publishes; *fence, when not NULL, is the last record's serial, given in the stream's order. Returns the
 * stream's cursor behind the chunk. A quiet publication is seen by a server that is awake; a sleeping one is woken only
 * when enough has gathered, and by every loud publication and every wait. */
typedef enum mgl_loudness { MGL_LOUD, MGL_QUIET } mgl_loudness;
uint64_t mgl_stream_publish(mgl_encoder *encoder, uint64_t *fence, mgl_loudness loudness);
void mgl_connection_wake(mgl_connection *connection); /* wakes the server if it sleeps */

/* The transports: dial() fills caps, segments and what else it needs, false with a reason; shut() stops the server's
 * side. */
bool mgl_local_dial(mgl_connection *connection, char reason[256]);
void mgl_local_shut(mgl_connection *connection);
bool mgl_shm_dial(mgl_connection *connection, char reason[256]);
void mgl_shm_shut(mgl_connection *connection);

void mgl_connection_hook_exit(
    void); /* puts our exit handler before those registered so far; cheap, but not for each call */

#endif
