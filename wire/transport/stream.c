/* The client's end of the command ring: encoders publish chunks, bulk bytes go by the stage. */
#include "wire/transport/connection.h"

#include "wire/transport/capture.h"

#include <string.h>

/* In front of each chunk's records there is room for the ring's chunk header and a context_bind, so that a chunk is
 * always copied whole. */
#define BIND_BYTES  (sizeof(mgl_record_header) + sizeof(mgl_wire_context_bind))
#define FRONT_BYTES (sizeof(mgl_record_header) + BIND_BYTES)
_Static_assert(sizeof(mgl_wire_context_create) == sizeof(mgl_wire_context_bind), "bind takes the place of create");

static void restart(mgl_encoder *encoder)
{
    encoder->cursor = encoder->start;
    encoder->open_draw = NULL;
    encoder->publish_at = encoder->start + MGL_EARLY_BYTES;
}

bool mgl_encoder_init(mgl_encoder *encoder, mgl_connection *connection, mgl_handle context)
{
    memset(encoder, 0, sizeof *encoder);
    uint8_t *memory = mgl_malloc(FRONT_BYTES + MGL_CHUNK_SIZE);
    if (!memory) return false;
    encoder->start = memory + FRONT_BYTES;
    encoder->end = encoder->start + MGL_CHUNK_SIZE;
    encoder->connection = connection;
    encoder->context = context;
    restart(encoder);
    atomic_fetch_add(&connection->encoders, 1);
    return true;
}

void mgl_encoder_finish(mgl_encoder *encoder)
{
    if (!encoder->start) return;
    mgl_encoder_publish(encoder);
    atomic_fetch_sub(&encoder->connection->encoders, 1);
    mgl_free(encoder->start - FRONT_BYTES);
    memset(encoder, 0, sizeof *encoder);
}

/* Puts a context_bind in front of the records and returns where they then begin. A context_create that opens the chunk
 * (*create) goes first: a context is bound after it was created. */
static uint8_t *add_front(mgl_encoder *encoder, bool *create)
{
    uint8_t *front = encoder->start - BIND_BYTES, *bind = front;
    *create = ((const mgl_record_header *)encoder->start)->op == MGL_OP_context_create;
    if (*create) {
        memcpy(front, encoder->start, BIND_BYTES);
        bind = encoder->start;
    }
    *(mgl_record_header *)bind = (mgl_record_header){MGL_OP_context_bind, encoder->call, BIND_BYTES};
    *(mgl_wire_context_bind *)(bind + sizeof(mgl_record_header)) = (mgl_wire_context_bind){encoder->context};
    return front;
}

/* Where the next `size` bytes go: the bytes to leave out first, and the room needed in all. The ring begins anew early
 * where the server is far enough behind the start: 8 MiB in turn would always be cold. That never fails for want of
 * room, for what lies before the server's cursor is free. Under the stream lock. */
static uint64_t ring_need(mgl_connection *connection, size_t size, uint64_t *skip)
{
    uint64_t ring = connection->segments.size.commands, at = connection->tail & (ring - 1), lap = connection->tail - at;
    if (at >= MGL_RING_WINDOW) {
        if (connection->head_seen < lap + MGL_RING_WINDOW)
            connection->head_seen = atomic_load(&connection->segments.control->command_head);
        if (connection->head_seen >= lap + MGL_RING_WINDOW) {
            *skip = ring - at;
            return *skip + size;
        }
    }
    return mgl_ring_need(ring, connection->tail, size, skip);
}

/* Is there room for `need` bytes behind the tail? Looks at the server's cursor only when the last look does not do. */
static bool ring_room(mgl_connection *connection, uint64_t need)
{
    uint64_t ring = connection->segments.size.commands;
    if (ring - (connection->tail - connection->head_seen) >= need) return true;
    connection->head_seen = atomic_load(&connection->segments.control->command_head);
    return ring - (connection->tail - connection->head_seen) >= need;
}

/* Copies one chunk into the ring, which has room; the chunk has room in front for its header. */
static void append(mgl_connection *connection, uint8_t *records, size_t size, uint64_t skip, uint16_t kind)
{
    uint8_t *commands = connection->segments.commands;
    uint64_t at = connection->tail & (connection->segments.size.commands - 1);
    if (skip) *(mgl_record_header *)(commands + at) = (mgl_record_header){MGL_OP_NONE, MGL_CHUNK_SKIP, (uint32_t)skip};
    mgl_record_header *header = (mgl_record_header *)records - 1;
    *header = (mgl_record_header){MGL_OP_NONE, kind, (uint32_t)(size + sizeof *header)};
    memcpy(commands + (skip ? 0 : at), header, header->size);
    connection->tail += skip + header->size;
    atomic_store(&connection->segments.control->command_tail, connection->tail);
}

/* Asks for the room bell once the server's cursor has reached `head`: the nearest of what several threads wait for. The
 * server takes it back before it clears the bell, so a wish made after parking is never lost with it. */
static void want_room_at(mgl_connection *connection, uint64_t head)
{
    _Atomic uint64_t *wanted = &connection->segments.control->room_wanted;
    uint64_t now = atomic_load(wanted);
    while (now > head && !atomic_compare_exchange_weak(wanted, &now, head))
        ;
}

static bool has_room(mgl_connection *connection, const void *argument)
{
    uint64_t head = *(const uint64_t *)argument;
    want_room_at(connection, head);
    return atomic_load(&connection->segments.control->command_head) >= head;
}

/* Waits without the stream lock until the ring has room for `size` bytes wherever the tail then is, and for a good deal
 * more: where the server is the slower side, one sleep for a quarter of the ring costs less than a spin for each chunk.
 */
static void wait_for_room(mgl_connection *connection, uint64_t tail, size_t size)
{
    uint64_t ring = connection->segments.size.commands, skip;
    uint64_t need = mgl_ring_need(ring, tail, size + sizeof(mgl_record_header), &skip);
    uint64_t end = tail + MGL_MAX(need, ring / 4), head = end > ring ? end - ring : 0;
    mgl_count(&connection->counters.credit_waits, 1);
    mgl_client_wait(connection, &connection->segments.control->room_bell, &connection->room_spin, has_room, &head,
                    UINT64_MAX);
}

static void count_chunk(mgl_connection *connection, mgl_encoder *encoder, size_t size)
{
    mgl_client_counters *counters = &connection->counters;
    mgl_count(&counters->chunks, 1);
    mgl_count(&counters->bytes, size);
    mgl_count(&counters->records, encoder->records - encoder->records_published);
    mgl_count(&counters->draws, encoder->draws - encoder->draws_published);
    encoder->records_published = encoder->records;
    encoder->draws_published = encoder->draws;
}

static const mgl_stage_entry *open_stage(const mgl_encoder *encoder)
{
    return encoder->stage_ordinal ? &encoder->connection->stage[(encoder->stage_ordinal - 1) % MGL_STAGE_ENTRIES]
                                  : NULL;
}

static void capture(mgl_connection *connection, const mgl_encoder *encoder, const uint8_t *records, size_t size)
{
    const mgl_stage_entry *stage = open_stage(encoder);
    if (stage)
        mgl_capture_stage(connection->capture, stage->offset, connection->segments.stage + stage->offset, stage->size);
    mgl_capture_chunk(connection->capture, records, size);
}

/* Sends the chunk if it can be sent now. Under the stream lock. */
static bool send_now(mgl_connection *connection, mgl_encoder *encoder, uint8_t *records, size_t size,
                     mgl_loudness loudness)
{
    bool monolith = connection->transport == MGL_TRANSPORT_MONOLITH;
    uint64_t skip = 0;
    if (!monolith && !ring_room(connection, ring_need(connection, size + sizeof(mgl_record_header), &skip)))
        return false;
    if (connection->capture) capture(connection, encoder, records, size);
    connection->last_context = encoder->context;
    count_chunk(connection, encoder, size);
    if (!monolith)
        append(connection, records, size, skip, loudness == MGL_QUIET ? MGL_CHUNK_QUIET : MGL_CHUNK_RECORDS);
    else if (!atomic_load(&connection->shut))
        mgl_session_apply(connection->session, records, size);
    return true;
}

/* Is a sleeping server to be woken for this chunk? One that fell asleep again since it was woken is the faster side: it
 * is woken for twice as much each time, until a program can wait for something. Under the stream lock. */
static bool wake_is_due(mgl_connection *connection, const mgl_encoder *encoder, size_t size, mgl_loudness loudness)
{
    const mgl_stage_entry *stage = open_stage(encoder);
    connection->quiet_bytes += size;
    if (stage) connection->quiet_stage += stage->size;
    if (loudness == MGL_QUIET && connection->quiet_bytes < connection->wake_bytes &&
        connection->quiet_stage < MGL_WAKE_STAGE)
        return false;
    connection->quiet_bytes = connection->quiet_stage = 0;
    if (loudness != MGL_QUIET)
        connection->wake_bytes = MGL_WAKE_BYTES;
    else if (atomic_load_explicit(&connection->segments.control->command_bell, memory_order_relaxed))
        connection->wake_bytes = MGL_MIN(connection->wake_bytes * 2, MGL_WAKE_LIMIT);
    return true;
}

void mgl_connection_wake(mgl_connection *connection)
{
    if (mgl_bell_ring(&connection->segments.control->command_bell)) mgl_count(&connection->counters.doorbells, 1);
}

/* Chunks 1, 2, 4, 8 .. */
static bool is_milestone(uint64_t chunks)
{
    return (chunks & (chunks - 1)) == 0;
}

uint64_t mgl_stream_publish(mgl_encoder *encoder, uint64_t *fence, mgl_loudness loudness)
{
    mgl_connection *connection = encoder->connection;
    encoder->open_draw = NULL;
    if (encoder->cursor == encoder->start) return 0;
    bool create, sent = false, wake = false;
    uint64_t chunks = 0;
    uint8_t *bound = add_front(encoder, &create);
    uint64_t tail = 0;
    while (!sent && !mgl_connection_lost(connection)) {
        pthread_mutex_lock(&connection->stream_lock);
        bool bind = create || !mgl_handle_equal(connection->last_context, encoder->context);
        uint8_t *records = bind ? bound : encoder->start;
        size_t size = (size_t)(encoder->cursor - records);
        if (fence) *fence = connection->fence_serial + 1;
        sent = send_now(connection, encoder, records, size, loudness);
        if (sent && fence) connection->fence_serial++;
        if (sent) wake = wake_is_due(connection, encoder, size, loudness);
        tail = connection->tail;
        chunks = connection->counters.chunks;
        pthread_mutex_unlock(&connection->stream_lock);
        if (!sent) wait_for_room(connection, tail, size);
    }
    restart(encoder);
    if (wake) mgl_connection_wake(connection);
    if (sent && is_milestone(chunks)) mgl_connection_hook_exit();
    return tail;
}

void mgl_encoder_publish(mgl_encoder *encoder)
{
    if (encoder->cursor != encoder->start)
        mgl_stream_publish(encoder, NULL, MGL_LOUD);
    else
        mgl_connection_wake(encoder->connection); /* for what was published quietly */
}

void mgl_encoder_publish_early(mgl_encoder *encoder)
{
    mgl_stream_publish(encoder, NULL, MGL_QUIET);
}

/* ---- the stage ---- */

/* Takes back what the server is done with, oldest first. Under the object lock. */
static void reclaim_stage(mgl_connection *connection)
{
    uint64_t head = atomic_load(&connection->segments.control->command_head);
    while (connection->stage_first != connection->stage_next &&
           connection->stage[connection->stage_first % MGL_STAGE_ENTRIES].free_at <= head)
        connection->stage_first++;
}

/* Goes back to the stage's start early when all that is in use lies far enough behind it: 32 MiB in turn would always
 * be cold. */
static void keep_stage_warm(mgl_connection *connection, bool empty, uint64_t start)
{
    uint64_t stage = connection->segments.size.stage, lap = connection->stage_tail & ~(stage - 1);
    if (connection->stage_tail - lap < MGL_STAGE_WINDOW) return;
    if (empty || (start > lap && start - lap >= MGL_STAGE_WINDOW)) connection->stage_tail = lap + stage;
}

static bool reserve_stage(mgl_connection *connection, uint32_t size, uint64_t *ordinal)
{
    uint64_t stage = connection->segments.size.stage, skip;
    reclaim_stage(connection);
    bool empty = connection->stage_first == connection->stage_next;
    if (connection->stage_next - connection->stage_first == MGL_STAGE_ENTRIES) return false;
    uint64_t start =
        empty ? connection->stage_tail : connection->stage[connection->stage_first % MGL_STAGE_ENTRIES].start;
    keep_stage_warm(connection, empty, start);
    uint64_t need = mgl_ring_need(stage, connection->stage_tail, MGL_ALIGN((uint64_t)size, 64u), &skip);
    if (empty) start = connection->stage_tail;
    if (stage - (connection->stage_tail - start) < need) return false;
    *ordinal = connection->stage_next++;
    connection->stage[*ordinal % MGL_STAGE_ENTRIES] =
        (mgl_stage_entry){.start = connection->stage_tail,
                          .end = connection->stage_tail + need,
                          .free_at = UINT64_MAX,
                          .offset = (connection->stage_tail + skip) & (stage - 1),
                          .size = size};
    connection->stage_tail += need;
    return true;
}

typedef struct stage_request {
    uint32_t size;
    uint64_t *ordinal;
} stage_request;

static bool stage_has_room(mgl_connection *connection, const void *argument)
{
    const stage_request *request = argument;
    want_room_at(connection, 0);
    pthread_mutex_lock(&connection->object_lock);
    bool reserved = reserve_stage(connection, request->size, request->ordinal);
    pthread_mutex_unlock(&connection->object_lock);
    return reserved;
}

uint32_t mgl_stage_chunk_limit(const mgl_connection *connection)
{
    return (uint32_t)(connection->segments.size.stage / 4);
}

void *mgl_stage_begin(mgl_encoder *encoder, uint32_t size, mgl_bulk *bulk)
{
    mgl_connection *connection = encoder->connection;
    uint64_t ordinal = UINT64_MAX;
    stage_request request = {size, &ordinal};
    if (mgl_connection_lost(connection) || size > mgl_stage_chunk_limit(connection)) return NULL;
    if (!stage_has_room(connection, &request)) {
        mgl_count(&connection->counters.stage_waits, 1);
        mgl_client_wait(connection, &connection->segments.control->room_bell, &connection->room_spin, stage_has_room,
                        &request, UINT64_MAX);
        if (ordinal == UINT64_MAX) return NULL;
    }
    const mgl_stage_entry *entry = &connection->stage[ordinal % MGL_STAGE_ENTRIES];
    encoder->stage_ordinal = ordinal + 1;
    *bulk = (mgl_bulk){.offset = entry->offset, .size = size, .segment = MGL_SEGMENT_STAGE};
    return connection->segments.stage + entry->offset;
}

void mgl_stage_end(mgl_encoder *encoder)
{
    mgl_connection *connection = encoder->connection;
    if (!encoder->stage_ordinal) return;
    uint64_t tail = mgl_stream_publish(encoder, NULL, MGL_QUIET);
    mgl_stage_entry *entry = &connection->stage[(encoder->stage_ordinal - 1) % MGL_STAGE_ENTRIES];
    encoder->stage_ordinal = 0;
    mgl_count(&connection->counters.stage_bytes, entry->size);
    if (atomic_load_explicit(&connection->inert, memory_order_relaxed)) return;
    pthread_mutex_lock(&connection->object_lock);
    entry->free_at = tail; /* monolith: the cursors stay 0, and the bytes are free at once */
    pthread_mutex_unlock(&connection->object_lock);
}
