/* The memory of one session, the same for every transport: a control page, the event ring, the command ring, the stage
 * the reply segment and the maps segment, in this order, each page-aligned, in one mapping. In monolith and inproc it is private memory;
 * in shm it is a sealed memfd that the client made and the server maps too.
 *
 * Cursors are monotone counts of bytes; a ring's size is a power of two, so a position is `cursor & (size - 1)`. Each
 * cursor has one writer. What one side writes lies on cache lines of its own, apart from the bells, which both write.
 *
 * Commands travel as chunks: an 8-byte mgl_record_header {op 0, call MGL_CHUNK_*, size with header}, then whole
 * records. A chunk never straddles the end of the ring: a MGL_CHUNK_SKIP fills what is left. Events do the same with
 * MGL_EVENT_SKIP. */
#ifndef MGL_WIRE_SEGMENTS_H
#define MGL_WIRE_SEGMENTS_H

#include "wire/catalogue/records.h"
#include "wire/transport/applier.h"
#include "wire/transport/doorbell.h"

#include <stdalign.h>
#include <stddef.h>

#define MGL_EVENT_RING_BYTES (256u << 10)
#define MGL_EVENT_LIMIT      (8u << 10) /* no event is larger; longer text is cut */
enum { MGL_CHUNK_RECORDS = 0, MGL_CHUNK_SKIP = 1, MGL_CHUNK_QUIET = 2 }; /* QUIET: records, more will follow soon */
#define MGL_EVENT_SKIP 0u

typedef struct mgl_control {
    /* written by the client */
    alignas(64) _Atomic uint64_t command_tail;
    alignas(64) _Atomic uint64_t event_head;
    /* written by the server */
    alignas(64) _Atomic uint64_t command_head;
    alignas(64) _Atomic uint64_t event_tail;
    /* bells: the waiter named first sets it, the other side rings it */
    alignas(64) mgl_bell command_bell;    /* server: no commands */
    alignas(64) mgl_bell room_bell;       /* client: no room for commands, or stage */
    mgl_bell event_bell;                  /* client: waits for an event */
    _Atomic uint64_t room_wanted;         /* client: the command_head at which room_bell is to be rung */
    alignas(64) mgl_bell event_room_bell; /* server: no room for events */
    /* statistics, written by the server when the client asked for them */
    alignas(64) _Atomic uint64_t server_cpu_ns;
    _Atomic uint64_t server_parks;
    _Atomic uint64_t server_counters[sizeof(mgl_server_counters) / sizeof(uint64_t)];
} mgl_control;
_Static_assert(sizeof(mgl_control) <= 4096, "the control page");

/* Sizes in bytes; commands and stage are powers of two. */
typedef struct mgl_segment_sizes {
    uint64_t commands, stage, reply;
    uint64_t maps; /* a multiple of MGL_MAPS_PAGE; may be 0 */
} mgl_segment_sizes;

typedef struct mgl_segments {
    mgl_control *control;
    uint8_t *events, *commands, *stage, *reply, *maps;
    mgl_segment_sizes size;
    size_t mapped; /* bytes of the mapping, which begins at control */
} mgl_segments;

/* What the settings ask for, rounded and clamped. */
mgl_segment_sizes mgl_segment_sizes_from_settings(void);
/* Sizes that the server accepts from a client: powers of two within limits. */
bool mgl_segment_sizes_valid(const mgl_segment_sizes *sizes);
/* Maps private memory (fd NULL), or makes a sealed memfd as well and stores it in *fd, which the caller closes. False
 * when memory ran out. */
bool mgl_segments_create(mgl_segments *segments, const mgl_segment_sizes *sizes, int *fd);
/* Maps a peer's memfd. False unless it is sealed against shrinking and large enough: touching it then cannot raise
 * SIGBUS. */
bool mgl_segments_map(mgl_segments *segments, const mgl_segment_sizes *sizes, int fd);
void mgl_segments_unmap(mgl_segments *segments);

/* Where `size` bytes go in a ring of `ring` bytes at cursor `tail`, without straddling its end: *skip receives the
 * bytes to skip first. Returns the bytes of room that are needed in all. */
static inline uint64_t mgl_ring_need(uint64_t ring, uint64_t tail, uint64_t size, uint64_t *skip)
{
    uint64_t left = ring - (tail & (ring - 1));
    *skip = left < size ? left : 0;
    return *skip + size;
}

#endif
