/* The client's end of the event ring. Completions update the connection at once, in whatever call drains; what is meant
 * for the sink waits in `pending` until mgl_connection_poll, so that callbacks run only where the GL layer expects
 * them. */
#include "wire/transport/connection.h"

#include "translator/base/log.h"

#include <string.h>

#define PENDING_MESSAGES (1u << 20) /* bytes; later messages (not surfaces, not errors) are left out */

/* Bytes of the payload by event, 0 for an unknown one. */
static uint32_t payload_size(uint32_t event)
{
    switch (event) {
    case MGL_EVENT_FENCE_DONE:
        return sizeof(mgl_event_fence_done);
    case MGL_EVENT_QUERY_DONE:
        return sizeof(mgl_event_query_done);
    case MGL_EVENT_REPLY_DONE:
        return sizeof(mgl_event_reply_done);
    case MGL_EVENT_FRAME_DONE:
        return sizeof(mgl_event_frame_done);
    case MGL_EVENT_SURFACE_RESIZED:
    case MGL_EVENT_SURFACE_LOST:
        return sizeof(mgl_event_surface);
    case MGL_EVENT_OUT_OF_MEMORY:
        return sizeof(mgl_event_out_of_memory);
    case MGL_EVENT_MEMORY_IDLE:
        return sizeof(mgl_event_memory_idle);
    case MGL_EVENT_DEVICE_LOST:
        return sizeof(mgl_event_device_lost);
    case MGL_EVENT_MESSAGE:
    case MGL_EVENT_SESSION_FAULT:
        return sizeof(mgl_event_message);
    default:
        return 0;
    }
}

static int text_length(const mgl_record_header *header, const mgl_event_message *message)
{
    uint32_t most = header->size - (uint32_t)(sizeof *header + sizeof *message);
    return (int)MGL_MIN(message->tail_count, most);
}

static void on_query(mgl_connection *connection, const mgl_event_query_done *done)
{
    if (done->query.slot >= connection->answer_capacity) return;
    mgl_query_answer *answer = connection->answers[done->query.slot];
    if (!answer || answer->serial != done->serial) return; /* the query was begun again, or is gone */
    answer->value = done->value;
    __atomic_store_n(&answer->ready, true, __ATOMIC_RELEASE);
}

static void on_reply(mgl_connection *connection, const mgl_event_reply_done *done)
{
    mgl_reply_slot *slot = &connection->replies[done->id % MGL_REPLY_SLOTS];
    if (__atomic_load_n(&slot->id, __ATOMIC_ACQUIRE) != done->id) return;
    atomic_store(&slot->state, done->failed ? MGL_REPLY_FAILED : MGL_REPLY_READY);
}

static void keep_for_sink(mgl_connection *connection, const mgl_record_header *header)
{
    if (header->op == MGL_EVENT_MESSAGE && connection->pending.size > PENDING_MESSAGES) {
        mgl_log_warn_once("driver messages are left out: nobody takes them");
        return;
    }
    if (mgl_bytes_append(&connection->pending, header, header->size)) atomic_store(&connection->has_pending, true);
}

static void handle(mgl_connection *connection, const mgl_record_header *header)
{
    const void *payload = header + 1;
    switch (header->op) {
    case MGL_EVENT_FENCE_DONE:
        atomic_store(&connection->fence_done, ((const mgl_event_fence_done *)payload)->serial);
        break;
    case MGL_EVENT_QUERY_DONE:
        on_query(connection, payload);
        break;
    case MGL_EVENT_REPLY_DONE:
        on_reply(connection, payload);
        break;
    case MGL_EVENT_FRAME_DONE:
        atomic_fetch_add(&connection->frames_done, 1);
        break;
    case MGL_EVENT_MEMORY_IDLE:
        mgl_memory_idle(connection, ((const mgl_event_memory_idle *)payload)->memory);
        break;
    case MGL_EVENT_DEVICE_LOST:
        mgl_log_error("the device was lost (%u)", ((const mgl_event_device_lost *)payload)->reason);
        mgl_connection_lose(connection);
        break;
    case MGL_EVENT_SESSION_FAULT:
        mgl_log_error("the session is at fault: %.*s", text_length(header, payload),
                      (const char *)payload + sizeof(mgl_event_message));
        mgl_connection_lose(connection);
        break;
    default:
        keep_for_sink(connection, header);
        break;
    }
}

/* Handles a run of events; false when one is malformed. */
static bool handle_run(mgl_connection *connection, const uint8_t *at, uint64_t size)
{
    while (size) {
        const mgl_record_header *header = (const mgl_record_header *)at;
        if (size < sizeof *header || header->size < sizeof *header || header->size % 8 || header->size > size)
            return false;
        if (header->op != MGL_EVENT_SKIP) {
            uint32_t payload = payload_size(header->op);
            if (!payload || header->size < sizeof *header + payload) return false;
            handle(connection, header);
        }
        at += header->size;
        size -= header->size;
    }
    return true;
}

static bool drain_ring(mgl_connection *connection)
{
    mgl_control *control = connection->segments.control;
    bool good = true;
    for (uint64_t tail; good && (tail = atomic_load(&control->event_tail)) != connection->event_head;) {
        uint64_t at = connection->event_head & (MGL_EVENT_RING_BYTES - 1), size = tail - connection->event_head;
        if (size > MGL_EVENT_RING_BYTES) return false;
        size = MGL_MIN(size, MGL_EVENT_RING_BYTES - at);
        good = handle_run(connection, connection->segments.events + at, size);
        connection->event_head += size;
        atomic_store(&control->event_head, connection->event_head); /* after handling: who sees it sees the effects */
        mgl_bell_ring(&control->event_room_bell);
    }
    return good;
}

void mgl_inbox_drain(mgl_connection *connection)
{
    mgl_control *control = connection->segments.control;
    bool spilled = connection->session && atomic_load_explicit(&connection->session->has_spilled, memory_order_relaxed);
    if (atomic_load(&control->event_tail) == atomic_load(&control->event_head) && !spilled) return;
    if (atomic_load_explicit(&connection->inert, memory_order_relaxed)) return;
    pthread_mutex_lock(&connection->event_lock);
    bool good = drain_ring(connection);
    mgl_bytes more;
    if (good && spilled && mgl_session_take_spilled(connection->session, &more)) {
        good = handle_run(connection, more.data, more.size);
        mgl_bytes_finish(&more);
    }
    pthread_mutex_unlock(&connection->event_lock);
    if (!good) {
        mgl_log_error("the server sent a malformed event");
        mgl_connection_lose(connection);
    }
}

void mgl_connection_set_sink(mgl_connection *connection, const mgl_event_sink *sink)
{
    if (atomic_load(&connection->inert)) return;
    pthread_mutex_lock(&connection->event_lock);
    if (sink)
        connection->sink = *sink;
    else
        memset(&connection->sink, 0, sizeof connection->sink);
    pthread_mutex_unlock(&connection->event_lock);
}

static void deliver(const mgl_event_sink *sink, const mgl_record_header *header)
{
    const void *payload = header + 1;
    if (header->op == MGL_EVENT_MESSAGE) {
        const mgl_event_message *message = payload;
        const char *text = (const char *)(message + 1);
        int length = text_length(header, message);
        char copy[MGL_EVENT_LIMIT];
        memcpy(copy, text, (size_t)length);
        copy[length] = '\0';
        mgl_event_message whole = *message;
        whole.tail_count = (uint32_t)length;
        if (sink->message)
            sink->message(sink->user, &whole, copy);
        else
            mgl_log(message->severity == 0   ? MGL_LOG_ERROR
                    : message->severity == 1 ? MGL_LOG_WARN
                                             : MGL_LOG_INFO,
                    "%s", copy);
    } else if (header->op == MGL_EVENT_OUT_OF_MEMORY) {
        if (sink->out_of_memory)
            sink->out_of_memory(sink->user, payload);
        else
            mgl_log_error("the device ran out of memory");
    } else if (sink->surface) {
        sink->surface(sink->user, (mgl_event)header->op, payload);
    }
}

void mgl_connection_poll(mgl_connection *connection)
{
    mgl_inbox_drain(connection);
    if (!atomic_load_explicit(&connection->has_pending, memory_order_relaxed) || atomic_load(&connection->inert))
        return;
    pthread_mutex_lock(&connection->event_lock);
    mgl_bytes events = connection->pending;
    mgl_event_sink sink = connection->sink;
    memset(&connection->pending, 0, sizeof connection->pending);
    atomic_store(&connection->has_pending, false);
    pthread_mutex_unlock(&connection->event_lock);
    for (size_t at = 0; at < events.size;) { /* outside the lock: a callback may call GL */
        const mgl_record_header *header = (const mgl_record_header *)(events.data + at);
        deliver(&sink, header);
        at += header->size;
    }
    mgl_bytes_finish(&events);
}
