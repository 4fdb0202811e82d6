/* The encoder: records of one context, written into a chunk that is appended to the stream when it is published.
 *
 * Owned by one context and used by the thread in which that context is current. No lock and no allocation per record:
 * the chunk is allocated once. mgl_emit_<name>() closes the open draw, reserves room (publishing the chunk first when
 * it is full), and returns the zeroed payload; it never fails. Fill it before the next call on the same encoder. */
#ifndef MGL_WIRE_ENCODER_H
#define MGL_WIRE_ENCODER_H

#include "wire/catalogue/records.h"

#include <stddef.h>
#include <string.h>

#define MGL_CHUNK_SIZE (256u << 10)
/* Bulk data up to this size travels in the record's tail; beyond it a second copy costs more than the stage. */
#define MGL_INLINE_LIMIT (4u << 10)

struct mgl_connection;

typedef struct mgl_encoder {
    uint8_t *start, *cursor, *end; /* the chunk; start..cursor is encoded and not yet published */
    struct mgl_connection *connection;
    mgl_handle context;
    mgl_wire_draw *open_draw; /* the last record when it is a draw or draw_single that may still grow, else NULL */
    uint8_t *publish_at;     /* the cursor beyond which a finished command publishes, so that the server starts early */
    uint16_t call;           /* mgl_call of the GL function under way */
    uint64_t records, draws; /* counters */
    uint64_t records_published, draws_published; /* the transport's own from here on */
    uint64_t stage_ordinal;                      /* the stage reservation under way, from 1; 0: none */
    uint64_t flushed;                            /* value of `records` at the last record that submits */
} mgl_encoder;

/* Appends the chunk to the stream and starts an empty one (wire/transport/stream.c). */
void mgl_encoder_publish(mgl_encoder *encoder);
void mgl_encoder_publish_early(mgl_encoder *encoder);

/* Call it after each draw, clear or dispatch: publishes when enough has gathered, so that the server starts while the
 * program goes on. A sleeping server is woken only once more has gathered. */
static inline void mgl_encoder_command_done(mgl_encoder *encoder)
{
    if (__builtin_expect(encoder->cursor >= encoder->publish_at, 0)) mgl_encoder_publish_early(encoder);
}

static inline void *mgl_encoder_reserve(mgl_encoder *encoder, mgl_op op, size_t payload, size_t tail)
{
    size_t size = sizeof(mgl_record_header) + payload + ((tail + 7) & ~(size_t)7);
    if ((size_t)(encoder->end - encoder->cursor) < size) mgl_encoder_publish(encoder);
    mgl_record_header *header = (mgl_record_header *)encoder->cursor;
    encoder->cursor += size;
    encoder->open_draw = NULL;
    encoder->records++;
    *header = (mgl_record_header){(uint16_t)op, encoder->call, (uint32_t)size};
    memset(header + 1, 0, payload);
    if (tail & 7) memset((uint8_t *)header + size - 8, 0, 8);
    return header + 1;
}

/* mgl_emit_<name>(encoder) and, with a tail, mgl_emit_<name>(encoder, count, &tail): tail elements are not zeroed. The
 * record with its tail must stay within MGL_RECORD_LIMIT. */
#define R(name, wait, doc)                                                                                             \
    static inline mgl_wire_##name *mgl_emit_##name(mgl_encoder *encoder)                                               \
    {                                                                                                                  \
        return (mgl_wire_##name *)mgl_encoder_reserve(encoder, MGL_OP_##name, sizeof(mgl_wire_##name), 0);             \
    }
#define RT(name, element, wait, doc)                                                                                   \
    static inline mgl_wire_##name *mgl_emit_##name(mgl_encoder *encoder, uint32_t count, element **tail)               \
    {                                                                                                                  \
        mgl_wire_##name *payload = (mgl_wire_##name *)mgl_encoder_reserve(                                             \
            encoder, MGL_OP_##name, sizeof(mgl_wire_##name), (size_t)count * sizeof(element));                         \
        payload->tail_count = count;                                                                                   \
        *tail = (element *)(payload + 1);                                                                              \
        return payload;                                                                                                \
    }
#include "wire/catalogue/records.def"
#undef R
#undef RT

/* Makes a draw of the open draw_single. False: the chunk is full. */
static inline bool mgl_encoder_widen_draw(mgl_encoder *encoder)
{
    mgl_record_header *header = (mgl_record_header *)encoder->open_draw - 1;
    if (header->op != MGL_OP_draw_single) return true;
    const uint32_t more = sizeof(mgl_wire_draw) + sizeof(mgl_draw_range) - sizeof(mgl_wire_draw_single);
    if ((size_t)(encoder->end - encoder->cursor) < more) return false;
    const mgl_wire_draw_single single = *(mgl_wire_draw_single *)encoder->open_draw;
    *encoder->open_draw = (mgl_wire_draw){.mode = single.mode,
                                          .index_size = single.index_size,
                                          .flags = single.flags,
                                          .patch_vertices = single.patch_vertices,
                                          .tail_count = 1};
    *(mgl_draw_range *)(encoder->open_draw + 1) =
        (mgl_draw_range){single.first, single.count, 1, 0, single.base_vertex, 0};
    header->op = MGL_OP_draw;
    header->size += more;
    encoder->cursor += more;
    return true;
}

/* Adds a range to the open draw. False when there is none, it is full, or the chunk is full: emit a new draw then. */
static inline bool mgl_encoder_extend_draw(mgl_encoder *encoder, const mgl_draw_range *range)
{
    mgl_wire_draw *draw = encoder->open_draw;
    if (!draw || !mgl_encoder_widen_draw(encoder)) return false;
    if ((size_t)(encoder->end - encoder->cursor) < sizeof *range) return false;
    mgl_record_header *header = (mgl_record_header *)draw - 1;
    if (header->size + sizeof *range > MGL_RECORD_LIMIT) return false;
    memcpy(encoder->cursor, range, sizeof *range);
    encoder->cursor += sizeof *range;
    header->size += sizeof *range;
    draw->tail_count++;
    return true;
}
_Static_assert(sizeof(mgl_draw_range) % 8 == 0, "an open draw grows in place");

#endif
