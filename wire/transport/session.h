/* The server's end of a session: takes chunks from the command ring, applies them, and sends events. The submit thread
 * of inproc and each magma-server session run mgl_session_run; monolith calls mgl_session_apply on the GL thread.
 *
 * Threads: run and apply on one thread at a time; mgl_session_event and mgl_session_close on any. */
#ifndef MGL_WIRE_SESSION_H
#define MGL_WIRE_SESSION_H

#include "translator/base/memory.h"
#include "wire/transport/segments.h"

#include <pthread.h>

typedef struct mgl_session {
    mgl_segments segments; /* owned by whoever created the session */
    mgl_applier *applier;
    mgl_applier_host host;
    bool hostile;        /* the client is another process: chunks are copied out before they are looked at */
    bool overflow;       /* nobody may be able to make room (monolith): events that do not fit wait in `spilled` */
    atomic_bool stats;   /* keep the statistics in the control page */
    atomic_bool closing; /* run returns when the ring is empty; events are dropped instead of waiting for room */
    atomic_bool faulted; /* nothing is applied any more */
    uint64_t head;       /* own copy of command_head: the shared one is never read back */
    uint64_t event_tail; /* own copy, under event_lock */
    pthread_mutex_t event_lock;
    mgl_bytes spilled; /* under event_lock */
    atomic_bool has_spilled;
    uint32_t clock_chunks; /* chunks since the CPU clock was read for the statistics */
    uint8_t *chunk;        /* hostile: the chunk that is being applied */
    mgl_spin spin;
    mgl_spin quiet_spin; /* after a quiet chunk */
    bool quiet;          /* the last chunk was */
} mgl_session;

/* First of all, before another thread can know the session: `segments` is copied and must stay mapped. From here on
 * mgl_session_close and mgl_session_abandon may be called, also while the device is being opened. */
void mgl_session_attach(mgl_session *session, const mgl_segments *segments);
/* Opens the device; false with a reason (256 bytes) when there is none that will do. */
bool mgl_session_init(mgl_session *session, const char *display, bool validate, bool hostile, mgl_caps *caps,
                      char reason[256]);
/* Waits for the GPU and frees everything but the segments. */
void mgl_session_finish(mgl_session *session);

/* Applies chunks until mgl_session_close or a fault. False: a fault. */
bool mgl_session_run(mgl_session *session);
/* Makes run return once it has applied what is in the ring. */
void mgl_session_close(mgl_session *session);
/* Makes run return after the chunk that is being applied: the client is gone. */
void mgl_session_abandon(mgl_session *session);
/* Applies whole records at once (monolith). False: the session is at fault, now or from before. */
bool mgl_session_apply(mgl_session *session, const void *records, size_t size);
/* Takes one spilled run of events (monolith), in order after those in the ring. The caller owns *out. False when there
 * are none. */
bool mgl_session_take_spilled(mgl_session *session, mgl_bytes *out);
void mgl_session_publish_stats(mgl_session *session); /* brings the statistics in the control page up to date */
void mgl_session_fault(mgl_session *session, const char *what); /* names a fault and ends the session */

#endif
