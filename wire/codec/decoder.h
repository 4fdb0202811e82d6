/* The decoder: walks a run of records, checks each header and tail against the catalogue, and calls the applier's
 * function. The bytes are not trusted; the payload's fields are the applier's to check. Never allocates. Any thread, no
 * state. */
#ifndef MGL_WIRE_DECODER_H
#define MGL_WIRE_DECODER_H

#include "wire/catalogue/records.h"

#include <stddef.h>

/* One function a record. Each returns true, or false to stop the walk: the session is at fault (it says so itself). */
typedef struct mgl_applier_table {
#define R(name, wait, doc) bool (*name)(void *applier, const mgl_record_header *header, const mgl_wire_##name *payload);
#define RT(name, element, wait, doc)                                                                                   \
    bool (*name)(void *applier, const mgl_record_header *header, const mgl_wire_##name *payload, const element *tail);
#include "wire/catalogue/records.def"
#undef R
#undef RT
} mgl_applier_table;

typedef enum mgl_decode_result {
    MGL_DECODE_OK,
    MGL_DECODE_BAD_HEADER,
    MGL_DECODE_BAD_OP,
    MGL_DECODE_BAD_SIZE,
    MGL_DECODE_STOPPED
} mgl_decode_result;

/* Decodes whole records in `data` (8-byte aligned). *consumed receives the bytes of the records that were applied. */
mgl_decode_result mgl_decode(const void *data, size_t size, const mgl_applier_table *table, void *applier,
                             size_t *consumed);
const char *mgl_op_name(uint32_t op); /* "draw"; "?" for unknown */

/* One number for the wire's layout: names, payload and element sizes of every record and event, the caps. Both ends of
 * a handshake and a capture file must agree on it. */
uint64_t mgl_wire_fingerprint(void);

#endif
