#include "wire/transport/session.h"

#include "translator/base/log.h"
#include "translator/base/thread.h"
#include "wire/codec/encoder.h"

#include <string.h>

#define CHUNK_LIMIT (MGL_CHUNK_SIZE + 64u) /* header and context_bind come on top of an encoder's chunk */
#define SLICE_NS    1000000000u            /* nothing depends on it: a lost ring would cost a second, not a hang */
#define QUIET_SPIN_NS                                                                                                  \
    4000u /* a wait for a program that goes on spins no longer than this: about what a sleep and a wake cost both      \
             sides */
#define QUIET_IDLE_NS 300000u /* then it sleeps for this long before it takes the program for idle */
#define CLOCK_CHUNKS  16u     /* the thread's CPU clock is a system call: read once for this many chunks */

/* ---- events ---- */

/* Room in the event ring for `need` bytes; 0 while there is not enough, and a fault when the client's cursor is
 * impossible. */
static bool event_room(mgl_session *session, uint64_t need)
{
    uint64_t used = session->event_tail - atomic_load(&session->segments.control->event_head);
    if (used > MGL_EVENT_RING_BYTES) {
        atomic_store(&session->closing, true); /* not even a fault can be told through this ring */
        return false;
    }
    return MGL_EVENT_RING_BYTES - used >= need;
}

static bool wait_for_event_room(mgl_session *session, uint64_t need)
{
    mgl_control *control = session->segments.control;
    while (!event_room(session, need)) {
        if (atomic_load(&session->closing)) return false;
        mgl_bell_ring(&control->event_bell);
        mgl_bell_ring(&control->room_bell); /* a client that waits for command room takes events too */
        mgl_bell_park(&control->event_room_bell);
        if (!event_room(session, need)) mgl_bell_block(&control->event_room_bell, 100000000u);
    }
    return true;
}

static void put_event(uint8_t *at, mgl_event event, uint32_t size, const void *payload, uint32_t payload_size,
                      const void *tail, uint32_t tail_size)
{
    *(mgl_record_header *)at = (mgl_record_header){(uint16_t)event, 0, size};
    at += sizeof(mgl_record_header);
    memcpy(at, payload, payload_size);
    if (!tail_size) return;
    memcpy(at + payload_size, tail, tail_size);
    memset(at + payload_size + tail_size, 0, -tail_size & 7u);
}

static void spill(mgl_session *session, mgl_event event, uint32_t size, const void *payload, uint32_t payload_size,
                  const void *tail, uint32_t tail_size)
{
    if (!mgl_bytes_reserve(&session->spilled, size)) return;
    put_event(session->spilled.data + session->spilled.size, event, size, payload, payload_size, tail, tail_size);
    session->spilled.size += size;
    atomic_store(&session->has_spilled, true);
}

static void append_event(mgl_session *session, mgl_event event, const void *payload, uint32_t payload_size,
                         const void *tail, uint32_t tail_size)
{
    mgl_control *control = session->segments.control;
    uint32_t size = (uint32_t)sizeof(mgl_record_header) + payload_size + MGL_ALIGN(tail_size, 8u);
    uint64_t skip, need = mgl_ring_need(MGL_EVENT_RING_BYTES, session->event_tail, size, &skip);
    if (session->overflow && (session->spilled.size || !event_room(session, need))) {
        spill(session, event, size, payload, payload_size, tail, tail_size);
    } else {
        if (!wait_for_event_room(session, need)) return;
        uint8_t *ring = session->segments.events;
        uint64_t at = session->event_tail & (MGL_EVENT_RING_BYTES - 1);
        if (skip) *(mgl_record_header *)(ring + at) = (mgl_record_header){MGL_EVENT_SKIP, 0, (uint32_t)skip};
        put_event(ring + (skip ? 0 : at), event, size, payload, payload_size, tail, tail_size);
        session->event_tail += need;
        atomic_store(&control->event_tail, session->event_tail);
    }
    mgl_bell_ring(&control->event_bell);
    mgl_bell_ring(&control->room_bell);
}

static void host_event(void *user, mgl_event event, const void *payload, uint32_t payload_size, const void *tail,
                       uint32_t tail_size)
{
    mgl_session *session = user;
    mgl_event_message cut;
    if (tail_size > MGL_EVENT_LIMIT - 256u) tail_size = MGL_EVENT_LIMIT - 256u;
    if (event == MGL_EVENT_MESSAGE || event == MGL_EVENT_SESSION_FAULT) { /* its tail may have been cut */
        memcpy(&cut, payload, sizeof cut);
        cut.tail_count = tail_size;
        payload = &cut;
    }
    pthread_mutex_lock(&session->event_lock);
    append_event(session, event, payload, payload_size, tail, tail_size);
    pthread_mutex_unlock(&session->event_lock);
}

bool mgl_session_take_spilled(mgl_session *session, mgl_bytes *out)
{
    if (!atomic_load(&session->has_spilled)) return false;
    pthread_mutex_lock(&session->event_lock);
    *out = session->spilled;
    memset(&session->spilled, 0, sizeof session->spilled);
    atomic_store(&session->has_spilled, false);
    pthread_mutex_unlock(&session->event_lock);
    return true;
}

void mgl_session_fault(mgl_session *session, const char *what)
{
    mgl_event_message fault = {.severity = 0, .tail_count = (uint32_t)strlen(what)};
    if (atomic_exchange(&session->faulted, true)) return;
    mgl_log_warn("session ends: %s", what);
    host_event(session, MGL_EVENT_SESSION_FAULT, &fault, sizeof fault, what, fault.tail_count);
}

/* ---- life ---- */

void mgl_session_attach(mgl_session *session, const mgl_segments *segments)
{
    memset(session, 0, sizeof *session);
    session->segments = *segments;
}

bool mgl_session_init(mgl_session *session, const char *display, bool validate, bool hostile, mgl_caps *caps,
                      char reason[256])
{
    const mgl_segments *segments = &session->segments;
    session->hostile = hostile;
    session->host = (mgl_applier_host){.user = session,
                                       .stage = segments->stage,
                                       .stage_size = segments->size.stage,
                                       .reply = segments->reply,
                                       .reply_size = segments->size.reply,
                                       .maps = segments->maps,
                                       .maps_size = segments->size.maps,
                                       .event = host_event,
                                       .display = display,
                                       .trusted = !hostile,
                                       .validate = validate};
    pthread_mutex_init(&session->event_lock, NULL);
    mgl_spin_init(&session->spin);
    mgl_spin_init(&session->quiet_spin);
    mgl_spin_limit(&session->quiet_spin, QUIET_SPIN_NS);
    reason[0] = '\0';
    if (hostile && !(session->chunk = mgl_malloc(CHUNK_LIMIT))) {
        strcpy(reason, "out of memory");
        mgl_session_finish(session);
        return false;
    }
    session->applier = mgl_applier_create(&session->host, caps, reason);
    if (session->applier) return true;
    if (!reason[0]) strcpy(reason, "no usable Vulkan device");
    mgl_session_finish(session);
    return false;
}

void mgl_session_finish(mgl_session *session)
{
    atomic_store(&session->closing, true); /* the completion thread must not wait for event room while it is joined */
    mgl_bell_ring(&session->segments.control->event_room_bell);
    mgl_applier_destroy(&session->applier);
    mgl_bytes_finish(&session->spilled);
    mgl_free(session->chunk);
    session->chunk = NULL;
    pthread_mutex_destroy(&session->event_lock);
}

void mgl_session_close(mgl_session *session)
{
    mgl_control *control = session->segments.control;
    atomic_store(&session->closing, true);
    mgl_bell_ring(&control->command_bell);
    mgl_bell_ring(&control->event_room_bell);
}

void mgl_session_abandon(mgl_session *session)
{
    atomic_store(&session->faulted, true);
    mgl_session_close(session);
}

/* ---- commands ---- */

static void publish_counters(mgl_session *session)
{
    mgl_control *control = session->segments.control;
    mgl_server_counters counters = mgl_applier_counters(session->applier);
    const uint64_t *values = (const uint64_t *)&counters;
    for (size_t i = 0; i < MGL_COUNT(control->server_counters); i++)
        atomic_store_explicit(&control->server_counters[i], values[i], memory_order_relaxed);
}

void mgl_session_publish_stats(mgl_session *session)
{
    publish_counters(session);
    session->clock_chunks = 0;
    atomic_store_explicit(&session->segments.control->server_cpu_ns, mgl_thread_cpu_ns(), memory_order_relaxed);
}

/* After each chunk: the counters are a few stores, the clock would be a tenth of what a small chunk costs. */
static void keep_stats(mgl_session *session)
{
    if (!atomic_load_explicit(&session->stats, memory_order_relaxed)) return;
    if (++session->clock_chunks >= CLOCK_CHUNKS)
        mgl_session_publish_stats(session);
    else
        publish_counters(session);
}

bool mgl_session_apply(mgl_session *session, const void *records, size_t size)
{
    if (atomic_load_explicit(&session->faulted, memory_order_relaxed)) return false;
    if (mgl_applier_apply(session->applier, records, size)) {
        keep_stats(session);
        return true;
    }
    atomic_store(&session->faulted, true);
    return false;
}

static void count_park(mgl_session *session)
{
    if (!atomic_load_explicit(&session->stats, memory_order_relaxed)) return;
    atomic_fetch_add_explicit(&session->segments.control->server_parks, 1, memory_order_relaxed);
    mgl_session_publish_stats(session);
}

/* Spins, then blocks, until there are commands. False when the session closes and the ring is empty.
 *
 * After a quiet chunk the program is busy with the next one and nobody waits: a spin would only burn what the program's
 * thread could use, and what is recorded is not submitted before the program has been silent for a while. */
static bool wait_for_commands(mgl_session *session, uint64_t *tail)
{
    mgl_control *control = session->segments.control;
    *tail = atomic_load_explicit(&control->command_tail, memory_order_acquire);
    if (*tail != session->head) return true;
    mgl_spin *spin = session->quiet ? &session->quiet_spin : &session->spin;
    uint64_t start = mgl_time_ns(), budget = atomic_load_explicit(&spin->budget_ns, memory_order_relaxed);
    do {
        for (int i = 0; i < 16; i++) {
            mgl_spin_pause();
            *tail = atomic_load_explicit(&control->command_tail, memory_order_acquire);
            if (*tail != session->head) {
                mgl_spin_learn(spin, mgl_time_ns() - start);
                return true;
            }
        }
    } while (mgl_time_ns() - start < budget);
    bool idle = false;
    for (;;) {
        mgl_bell_park(&control->command_bell);
        *tail = atomic_load(&control->command_tail);
        if (*tail != session->head || atomic_load(&session->closing)) break;
        if (!idle && (!session->quiet || mgl_time_ns() - start > QUIET_IDLE_NS)) {
            mgl_applier_idle(session->applier);
            idle = true;
            continue; /* the bell may have rung meanwhile */
        }
        count_park(session);
        mgl_bell_block(&control->command_bell, idle ? SLICE_NS : QUIET_IDLE_NS);
    }
    atomic_store(&control->command_bell, 0);
    mgl_spin_learn(spin, mgl_time_ns() - start);
    return *tail != session->head;
}

/* The chunk at the head, checked and (from a hostile client) copied out. Its header is read once. NULL when it is a
 * skip, or bad. */
static const uint8_t *next_chunk(mgl_session *session, uint64_t tail, uint32_t *size)
{
    uint64_t ring = session->segments.size.commands, at = session->head & (ring - 1), available = tail - session->head;
    if (available > ring || available % 8) {
        mgl_session_fault(session, "the command ring's cursor is out of range");
        return NULL;
    }
    mgl_record_header header;
    memcpy(&header, session->segments.commands + at, sizeof header);
    *size = header.size;
    bool skip = header.call == MGL_CHUNK_SKIP;
    if (header.op != MGL_OP_NONE || header.call > MGL_CHUNK_QUIET || header.size % 8 || header.size < sizeof header ||
        header.size > available || header.size > ring - at || (!skip && header.size > CHUNK_LIMIT)) {
        mgl_session_fault(session, "a chunk in the command ring has a bad header");
        return NULL;
    }
    if (skip) return NULL;
    session->quiet = header.call == MGL_CHUNK_QUIET;
    const uint8_t *records = session->segments.commands + at + sizeof header;
    if (!session->hostile) return records;
    memcpy(session->chunk, records, header.size - sizeof header);
    return session->chunk;
}

/* Wakes a client that waits for room, when there is as much as it wants. */
static void ring_room(mgl_control *control, uint64_t head)
{
    if (!atomic_load(&control->room_bell) || head < atomic_load(&control->room_wanted)) return;
    atomic_store(&control->room_wanted, UINT64_MAX);
    mgl_bell_ring(&control->room_bell);
}

bool mgl_session_run(mgl_session *session)
{
    mgl_control *control = session->segments.control;
    uint64_t tail;
    while (!atomic_load_explicit(&session->faulted, memory_order_relaxed) && wait_for_commands(session, &tail)) {
        while (session->head != tail) {
            uint32_t size = 0;
            const uint8_t *records = next_chunk(session, tail, &size);
            if (records) mgl_session_apply(session, records, size - sizeof(mgl_record_header));
            if (atomic_load_explicit(&session->faulted, memory_order_relaxed)) break;
            session->head += size;
            atomic_store(&control->command_head, session->head);
            ring_room(control, session->head);
        }
    }
    return !atomic_load(&session->faulted);
}
