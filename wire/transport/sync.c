/* Replies, fences, queries and the frame credit: everything that a program may wait for. */
#include "wire/transport/connection.h"
#include "wire/transport/stats.h"

#include "translator/base/settings.h"

#include <string.h>

static mgl_bell *event_bell(mgl_connection *connection)
{
    return &connection->segments.control->event_bell;
}

static bool wait_for_event(mgl_connection *connection, mgl_wait_test test, const void *argument, uint64_t timeout_ns)
{
    return mgl_client_wait(connection, event_bell(connection), &connection->event_spin, test, argument, timeout_ns);
}

static void count_wait(mgl_connection *connection, mgl_op op)
{
    mgl_count(&connection->counters.reply_waits[op], 1);
    if (connection->stats && !mgl_connection_lost(connection)) mgl_stats_wait(connection->stats, op);
}

/* ---- replies ---- */

typedef struct reply_request {
    uint64_t size;
    mgl_reply *reply;
} reply_request;

static bool reply_overlaps(const mgl_connection *connection, uint64_t offset, uint64_t size)
{
    for (uint32_t i = 0; i < MGL_REPLY_SLOTS; i++) {
        const mgl_reply_slot *slot = &connection->replies[i];
        if (slot->id && offset < slot->offset + slot->size && slot->offset < offset + size) return true;
    }
    return false;
}

/* First fit: the segment's start, then behind each reservation. UINT64_MAX when there is no room. */
static uint64_t find_reply_room(const mgl_connection *connection, uint64_t size)
{
    for (uint32_t i = 0; i <= MGL_REPLY_SLOTS; i++) {
        uint64_t offset = 0;
        if (i) {
            const mgl_reply_slot *slot = &connection->replies[i - 1];
            if (!slot->id) continue;
            offset = slot->offset + slot->size;
        }
        if (offset + size <= connection->segments.size.reply && !reply_overlaps(connection, offset, size))
            return offset;
    }
    return UINT64_MAX;
}

static bool reserve_reply(mgl_connection *connection, const void *argument)
{
    const reply_request *request = argument;
    uint64_t size = MGL_ALIGN(MGL_MAX(request->size, 1u), 64u);
    bool reserved = false;
    pthread_mutex_lock(&connection->object_lock);
    uint64_t offset = find_reply_room(connection, size);
    for (uint32_t i = 0; i < MGL_REPLY_SLOTS && offset != UINT64_MAX; i++) {
        mgl_reply_slot *slot = &connection->replies[i];
        if (slot->id) continue;
        uint64_t id = ++connection->reply_count * MGL_REPLY_SLOTS + i;
        slot->offset = offset;
        slot->size = size;
        atomic_store(&slot->state, MGL_REPLY_PENDING);
        __atomic_store_n(&slot->id, id, __ATOMIC_RELEASE);
        *request->reply = (mgl_reply){.id = id, .offset = offset, .size = request->size};
        reserved = true;
        break;
    }
    pthread_mutex_unlock(&connection->object_lock);
    return reserved;
}

uint64_t mgl_reply_limit(const mgl_connection *connection)
{
    return connection->segments.size.reply;
}

bool mgl_reply_reserve(mgl_encoder *encoder, uint64_t size, mgl_reply *reply)
{
    mgl_connection *connection = encoder->connection;
    reply_request request = {size, reply};
    memset(reply, 0, sizeof *reply);
    if (mgl_connection_lost(connection) || size > mgl_reply_limit(connection)) return false;
    if (reserve_reply(connection, &request)) return true;
    wait_for_event(connection, reserve_reply, &request, UINT64_MAX); /* others read back: mgl_reply_release rings */
    return reply->id != 0;
}

static bool reply_done(mgl_connection *connection, const void *argument)
{
    return atomic_load(&((mgl_reply_slot *)argument)->state) != MGL_REPLY_PENDING;
}

const void *mgl_reply_wait(mgl_encoder *encoder, const mgl_reply *reply, mgl_op op)
{
    mgl_connection *connection = encoder->connection;
    mgl_reply_slot *slot = &connection->replies[reply->id % MGL_REPLY_SLOTS];
    mgl_encoder_publish(encoder);
    count_wait(connection, op);
    wait_for_event(connection, reply_done, slot, UINT64_MAX);
    return atomic_load(&slot->state) == MGL_REPLY_READY ? connection->segments.reply + reply->offset : NULL;
}

void mgl_reply_release(mgl_encoder *encoder, const mgl_reply *reply)
{
    mgl_connection *connection = encoder->connection;
    if (!reply->id || atomic_load_explicit(&connection->inert, memory_order_relaxed)) return;
    pthread_mutex_lock(&connection->object_lock);
    mgl_reply_slot *slot = &connection->replies[reply->id % MGL_REPLY_SLOTS];
    if (slot->id == reply->id) __atomic_store_n(&slot->id, 0, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&connection->object_lock);
    mgl_bell_ring(event_bell(connection));
}

/* ---- fences ---- */

uint64_t mgl_fence_emit(mgl_encoder *encoder)
{
    mgl_connection *connection = encoder->connection;
    uint64_t serial = 0, *in_record = &mgl_emit_fence(encoder)->serial;
    encoder->flushed = encoder->records;
    mgl_stream_publish(encoder, in_record, MGL_LOUD);
    /* The chunk keeps its bytes until the next record; the serial was given under the stream lock. */
    memcpy(&serial, in_record, sizeof serial);
    if (connection->stats && !mgl_connection_lost(connection)) mgl_stats_fence(connection->stats, encoder);
    return serial ? serial : 1; /* lost: everything is done */
}

static bool fence_done(mgl_connection *connection, const void *argument)
{
    return atomic_load(&connection->fence_done) >= *(const uint64_t *)argument;
}

bool mgl_fence_poll(mgl_encoder *encoder, uint64_t serial)
{
    mgl_connection *connection = encoder->connection;
    if (fence_done(connection, &serial)) return true;
    mgl_inbox_drain(connection);
    return fence_done(connection, &serial) || mgl_connection_lost(connection);
}

bool mgl_fence_wait(mgl_encoder *encoder, uint64_t serial, uint64_t timeout_ns)
{
    if (mgl_fence_poll(encoder, serial)) return true;
    if (!timeout_ns) return false;
    mgl_encoder_publish(encoder);
    count_wait(encoder->connection, MGL_OP_fence);
    return wait_for_event(encoder->connection, fence_done, &serial, timeout_ns);
}

/* ---- queries ---- */

uint64_t mgl_query_arm(mgl_connection *connection, mgl_handle query, mgl_query_answer *answer)
{
    uint64_t serial = atomic_fetch_add(&connection->query_serial, 1) + 1;
    *answer = (mgl_query_answer){.serial = serial};
    if (atomic_load_explicit(&connection->inert, memory_order_relaxed)) return serial;
    pthread_mutex_lock(&connection->event_lock);
    if (mgl_array_grow((void **)&connection->answers, &connection->answer_capacity, query.slot,
                       sizeof *connection->answers))
        connection->answers[query.slot] = answer;
    else
        answer->ready = true; /* out of memory: the answer is 0, nobody hangs */
    pthread_mutex_unlock(&connection->event_lock);
    return serial;
}

void mgl_query_disarm(mgl_connection *connection, mgl_handle query)
{
    if (atomic_load_explicit(&connection->inert, memory_order_relaxed)) return;
    pthread_mutex_lock(&connection->event_lock);
    if (query.slot < connection->answer_capacity) connection->answers[query.slot] = NULL;
    pthread_mutex_unlock(&connection->event_lock);
}

static bool query_done(mgl_connection *connection, const void *argument)
{
    return __atomic_load_n(&((const mgl_query_answer *)argument)->ready, __ATOMIC_ACQUIRE);
}

/* Sees to it that what the answer depends on is submitted, once however often the program asks. */
static void flush_once(mgl_encoder *encoder)
{
    if (encoder->flushed == encoder->records) return;
    mgl_emit_flush(encoder);
    encoder->flushed = encoder->records;
    mgl_encoder_publish(encoder);
}

bool mgl_query_poll(mgl_encoder *encoder, mgl_query_answer *answer)
{
    if (query_done(encoder->connection, answer)) return true;
    flush_once(encoder);
    mgl_inbox_drain(encoder->connection);
    return query_done(encoder->connection, answer) || mgl_connection_lost(encoder->connection);
}

void mgl_query_wait(mgl_encoder *encoder, mgl_query_answer *answer)
{
    if (mgl_query_poll(encoder, answer)) return;
    count_wait(encoder->connection, MGL_OP_query_end);
    wait_for_event(encoder->connection, query_done, answer, UINT64_MAX);
}

/* ---- frames ---- */

uint64_t mgl_frame_begin_present(mgl_encoder *encoder)
{
    mgl_connection *connection = encoder->connection;
    mgl_count(&connection->counters.frames, 1);
    if (connection->stats && !mgl_connection_lost(connection)) mgl_stats_present(connection->stats, encoder);
    return atomic_fetch_add(&connection->frames_begun, 1) + 1;
}

static bool has_credit(mgl_connection *connection, const void *argument)
{
    return atomic_load(&connection->frames_begun) - atomic_load(&connection->frames_done) <=
           *(const uint64_t *)argument;
}

void mgl_frame_wait_credit(mgl_encoder *encoder)
{
    int wanted = mgl_settings()->frames_in_flight;
    uint64_t most = (uint64_t)MGL_MAX(1, MGL_MIN(wanted, 8));
    encoder->flushed = encoder->records; /* a present submits */
    mgl_encoder_publish(encoder);
    if (has_credit(encoder->connection, &most)) return;
    wait_for_event(encoder->connection, has_credit, &most, UINT64_MAX);
}
