/* Opcodes and size asserts made from records.def. */
#ifndef MGL_WIRE_RECORDS_H
#define MGL_WIRE_RECORDS_H

#include "wire/catalogue/payload.h"

typedef enum mgl_op {
    MGL_OP_NONE,
#define R(name, wait, doc)           MGL_OP_##name,
#define RT(name, element, wait, doc) MGL_OP_##name,
#include "wire/catalogue/records.def"
#undef R
#undef RT
    MGL_OP_COUNT
} mgl_op;

#define R(name, wait, doc)           _Static_assert(sizeof(mgl_wire_##name) % 8 == 0, #name);
#define RT(name, element, wait, doc) _Static_assert(sizeof(mgl_wire_##name) % 8 == 0, #name);
#include "wire/catalogue/records.def"
#undef R
#undef RT

#define MGL_RECORD_LIMIT (128u << 10) /* no record is larger, header included; larger bulk goes by stage */

#endif
