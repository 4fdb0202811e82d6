#include "wire/codec/decoder.h"

/* Bytes of a tail as they lie on the wire, or UINT64_MAX when the count cannot be right. */
static uint64_t tail_bytes(uint32_t count, size_t element)
{
    uint64_t bytes = (uint64_t)count * element;
    return bytes > MGL_RECORD_LIMIT ? UINT64_MAX : (bytes + 7) & ~(uint64_t)7;
}

#ifdef MGL_PLANTED_BUG /* a negative control of the fuzzer: the tail of draws is believed */
#define TAIL_IS_BELIEVED(op) ((op) == MGL_OP_draw)
#else
#define TAIL_IS_BELIEVED(op) false
#endif

/* One record whose header has been checked: the body's size against the catalogue, then the applier's function. */
static mgl_decode_result apply_one(const mgl_record_header *header, const mgl_applier_table *table, void *applier)
{
    const void *body = header + 1;
    size_t size = header->size - sizeof *header;
    bool applied = false;
    switch (header->op) {
#define R(name, wait, doc)                                                                                             \
    case MGL_OP_##name:                                                                                                \
        if (size != sizeof(mgl_wire_##name)) return MGL_DECODE_BAD_SIZE;                                               \
        applied = table->name(applier, header, (const mgl_wire_##name *)body);                                         \
        break;
#define RT(name, element, wait, doc)                                                                                   \
    case MGL_OP_##name: {                                                                                              \
        const mgl_wire_##name *payload = (const mgl_wire_##name *)body;                                                \
        if (size < sizeof *payload) return MGL_DECODE_BAD_SIZE;                                                        \
        if (size - sizeof *payload != tail_bytes(payload->tail_count, sizeof(element)) &&                              \
            !TAIL_IS_BELIEVED(header->op))                                                                             \
            return MGL_DECODE_BAD_SIZE;                                                                                \
        applied = table->name(applier, header, payload, (const element *)(payload + 1));                               \
        break;                                                                                                         \
    }
#include "wire/catalogue/records.def"
#undef R
#undef RT
    default:
        return MGL_DECODE_BAD_OP;
    }
    return applied ? MGL_DECODE_OK : MGL_DECODE_STOPPED;
}

mgl_decode_result mgl_decode(const void *data, size_t size, const mgl_applier_table *table, void *applier,
                             size_t *consumed)
{
    const uint8_t *bytes = data;
    mgl_decode_result result = MGL_DECODE_OK;
    size_t at = 0;
    while (at < size) {
        const mgl_record_header *header = (const mgl_record_header *)(bytes + at);
        if (size - at < sizeof *header || header->size < sizeof *header || header->size % 8 ||
            header->size > size - at || header->size > MGL_RECORD_LIMIT) {
            result = MGL_DECODE_BAD_HEADER;
            break;
        }
        result = apply_one(header, table, applier);
        if (result != MGL_DECODE_OK) break;
        at += header->size;
    }
    *consumed = at;
    return result;
}

const char *mgl_op_name(uint32_t op)
{
    static const char *const names[MGL_OP_COUNT] = {
        "?",
#define R(name, wait, doc)           #name,
#define RT(name, element, wait, doc) #name,
#include "wire/catalogue/records.def"
#undef R
#undef RT
    };
    return op < MGL_OP_COUNT ? names[op] : names[0];
}
