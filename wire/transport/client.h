/* The client's end of a session: one ordered stream of records for the whole process, a stage segment for bulk bytes, a
 * reply segment, and the events that come back. The same calls whatever the transport (monolith, inproc, shm).
 *
 * Threads: mgl_connection functions may be called from any thread; an encoder belongs to its context's thread. With one
 * context nothing is contended. A context appends its chunk under the stream lock; waiting for room never holds it. */
#ifndef MGL_WIRE_CLIENT_H
#define MGL_WIRE_CLIENT_H

#include "wire/catalogue/caps.h"
#include "wire/codec/encoder.h"

typedef struct mgl_connection mgl_connection;

/* The process's connection, dialled on first use by the settings (transport, device ...). NULL when there is no usable
 * server or device; *reason (may be NULL) then says why in one line, static storage. A lost connection is dialled anew
 * by the next context creation: mgl_connection_get() returns the new one, old contexts keep the lost one. Takes a
 * reference. */
mgl_connection *mgl_connection_get(const char **reason);
void mgl_connection_unref(mgl_connection **connection);
bool mgl_connection_ending(void); /* the program is in exit(): mgl_connection_get() gives nothing any more */
const mgl_caps *mgl_connection_caps(const mgl_connection *connection);
bool mgl_connection_lost(const mgl_connection *connection); /* one relaxed load */

/* An encoder for one context. False when memory ran out. finish() publishes what is left. */
bool mgl_encoder_init(mgl_encoder *encoder, mgl_connection *connection, mgl_handle context);
void mgl_encoder_finish(mgl_encoder *encoder);

/* Handles: minted under a lock, dense per kind. Freed handles are used again with the next generation. {0,0} when
 * memory ran out. */
mgl_handle mgl_handle_mint(mgl_connection *connection, mgl_kind kind);
void mgl_handle_free(mgl_connection *connection, mgl_kind kind, mgl_handle handle);

/* Copies bulk bytes towards the server and returns where they lie. Data over MGL_INLINE_LIMIT only (smaller data goes
 * in the tail); at most mgl_stage_chunk_limit() bytes a call: larger uploads are split by the caller. The record that
 * names the bulk must be the next one emitted; mgl_stage_end publishes it with all before it. Waits for room when the
 * stage is full. mgl_stage_begin gives the memory to fill; mgl_stage_end must follow after the record was emitted. NULL
 * when the session is lost. */
void *mgl_stage_begin(mgl_encoder *encoder, uint32_t size, mgl_bulk *bulk);
void mgl_stage_end(mgl_encoder *encoder);
uint32_t mgl_stage_chunk_limit(const mgl_connection *connection); /* bytes, a quarter of the stage */

/* Read-back: reserves `size` bytes (at most mgl_reply_limit()) of the reply segment; emit the reading record with
 * *reply, then mgl_reply_wait: publishes, blocks until the answer is there, and returns its bytes, NULL when it failed
 * or the session was lost. mgl_reply_release gives the space back. Counted as a reply wait of the record `op`. */
bool mgl_reply_reserve(mgl_encoder *encoder, uint64_t size, mgl_reply *reply);
const void *mgl_reply_wait(mgl_encoder *encoder, const mgl_reply *reply, mgl_op op);
void mgl_reply_release(mgl_encoder *encoder, const mgl_reply *reply);
uint64_t mgl_reply_limit(const mgl_connection *connection); /* bytes */

/* Memory that the program writes and the device reads in place, as the storage of one buffer after another. mgl_memory_take gives some of `size`
 * bytes or more, its content undefined, that nobody uses: at first by asking the server for more (counted as a reply wait), later what came back
 * idle. False when there is none to be had: the device cannot, the segment is full, the stream is captured, the session is lost. It is given back by
 * naming it in a buffer_storage record and taking it from the buffer again (other storage, or destruction): the server tells when it is idle.
 * `pointer` stays valid as long as the connection has references, also when the session is lost. */
typedef struct mgl_memory {
    mgl_handle handle; /* null: none */
    uint8_t *pointer;
    uint64_t size;
} mgl_memory;
bool mgl_memory_take(mgl_encoder *encoder, uint64_t size, mgl_memory *memory);
/* The same without a wait: when none is idle the server is asked for some, which a later call may then find. */
bool mgl_memory_take_idle(mgl_encoder *encoder, uint64_t size, mgl_memory *memory);

/* Fences: emits the record `fence` and returns its serial (> 0, monotone); publishes. */
uint64_t mgl_fence_emit(mgl_encoder *encoder);
bool mgl_fence_poll(mgl_encoder *encoder,
                    uint64_t serial); /* drains events, never blocks; true also when the session is lost */
/* Blocks up to timeout_ns (UINT64_MAX: no limit). True when the fence is done or the session is lost. */
bool mgl_fence_wait(mgl_encoder *encoder, uint64_t serial, uint64_t timeout_ns);

/* Queries: a slot for the answer that the client's query object embeds. Arm it before emitting query_end with the
 * returned serial. */
typedef struct mgl_query_answer {
    uint64_t serial, value;
    bool ready;
} mgl_query_answer;
uint64_t mgl_query_arm(mgl_connection *connection, mgl_handle query, mgl_query_answer *answer);
void mgl_query_disarm(mgl_connection *connection, mgl_handle query); /* before the answer's memory goes */
bool mgl_query_poll(mgl_encoder *encoder,
                    mgl_query_answer *answer); /* publishes + flushes once, drains events; true when ready or lost */
void mgl_query_wait(mgl_encoder *encoder, mgl_query_answer *answer);

/* The frame credit: counts a present and blocks while more than `frames_in_flight` presents are not complete on the
 * GPU. */
uint64_t mgl_frame_begin_present(mgl_encoder *encoder); /* returns the frame ordinal for the record */
void mgl_frame_wait_credit(mgl_encoder *encoder);

/* Events for others: surfaces and messages, delivered inside mgl_connection_poll on the calling thread, never on ours.
 */
typedef struct mgl_event_sink {
    void (*surface)(void *user, mgl_event event, const mgl_event_surface *what);
    void (*message)(void *user, const mgl_event_message *what, const char *text);
    void (*out_of_memory)(void *user, const mgl_event_out_of_memory *what);
    void *user;
} mgl_event_sink;
void mgl_connection_set_sink(mgl_connection *connection, const mgl_event_sink *sink);
void mgl_connection_poll(mgl_connection *connection); /* drains events; cheap when there are none */

/* Counters for --stats; written by the transport. */
typedef struct mgl_client_counters {
#define MGL_CLIENT_COUNTER(name, doc) uint64_t name;
#include "wire/transport/counters.def"
    uint64_t reply_waits[MGL_OP_COUNT]; /* by record; fences and queries count under theirs */
} mgl_client_counters;
/* The version string that the newest context gives, for the statistics. Copied. */
void mgl_stats_set_gl_version(const char *text);
mgl_client_counters mgl_connection_counters(const mgl_connection *connection);
/* Adds what the front end did to the counters of those names. */
void mgl_connection_count_compiler(mgl_connection *connection, uint64_t calls, uint64_t stored_shaders,
                                   uint64_t stored_programs);

#endif
