/* SPIR-V as words: the numbers that the back end looks at, a bounded walk over the instructions of a module, and
 * writing new ones. For spirv_adapt.c, spirv_hide.c, spirv_push.c and spirv_hot.c. */
#ifndef MGL_VK_SPIRV_H
#define MGL_VK_SPIRV_H

#include "translator/base/memory.h"

enum {
    OP_NAME = 5,
    OP_MEMBER_NAME = 6,
    OP_ENTRY_POINT = 15,
    OP_CAPABILITY = 17,
    OP_TYPE_BOOL = 20,
    OP_TYPE_INT = 21,
    OP_TYPE_FLOAT = 22,
    OP_TYPE_VECTOR = 23,
    OP_TYPE_MATRIX = 24,
    OP_TYPE_IMAGE = 25,
    OP_TYPE_SAMPLED_IMAGE = 27,
    OP_TYPE_ARRAY = 28,
    OP_TYPE_STRUCT = 30,
    OP_TYPE_POINTER = 32,
    OP_CONSTANT = 43,
    OP_SPEC_CONSTANT_FALSE = 49,
    OP_FUNCTION = 54,
    OP_FUNCTION_END = 56,
    OP_FUNCTION_CALL = 57,
    OP_VARIABLE = 59,
    OP_LOAD = 61,
    OP_STORE = 62,
    OP_COPY_MEMORY = 63,
    OP_ACCESS_CHAIN = 65,
    OP_IN_BOUNDS_ACCESS_CHAIN = 66,
    OP_DECORATE = 71,
    OP_MEMBER_DECORATE = 72,
    OP_COMPOSITE_CONSTRUCT = 80,
    OP_COMPOSITE_EXTRACT = 81,
    OP_COMPOSITE_INSERT = 82,
    OP_COPY_OBJECT = 83,
    OP_FADD = 129,
    OP_FMUL = 133,
    OP_LOGICAL_AND = 167,
    OP_SELECT = 169,
    OP_IEQUAL = 170,
    OP_EMIT_VERTEX = 218,
    OP_EMIT_STREAM_VERTEX = 220,
    OP_PHI = 245,
    OP_BRANCH_CONDITIONAL = 250,
    OP_SWITCH = 251,
    OP_RETURN = 253,
    OP_TYPE_FIRST = 19,
    OP_TYPE_LAST = 39,
};
enum {
    DECORATION_BLOCK = 2,
    DECORATION_BUFFER_BLOCK = 3,
    DECORATION_ROW_MAJOR = 4,
    DECORATION_COL_MAJOR = 5,
    DECORATION_ARRAY_STRIDE = 6,
    DECORATION_MATRIX_STRIDE = 7,
    DECORATION_BUILT_IN = 11,
    DECORATION_LOCATION = 30,
    DECORATION_BINDING = 33,
    DECORATION_SET = 34,
    DECORATION_OFFSET = 35,
    DECORATION_XFB_BUFFER = 36,
    DECORATION_XFB_STRIDE = 37,
};
enum { BUILT_IN_POSITION = 0, BUILT_IN_CLIP_DISTANCE = 3, BUILT_IN_VIEWPORT_INDEX = 10 };
enum {
    CLASS_UNIFORM_CONSTANT = 0,
    CLASS_UNIFORM = 2,
    CLASS_OUTPUT = 3,
    CLASS_PUSH_CONSTANT = 9,
    CLASS_STORAGE_BUFFER = 12
};
#define MGL_SPIRV_HEADER 5 /* words */
#define MGL_SPIRV_IDS    (1u << 22)

/* Steps through instructions: w points at the current one, n is its word count. */
typedef struct mgl_spirv_walk {
    const uint32_t *words, *w;
    uint32_t count, at, n, op;
} mgl_spirv_walk;

static inline bool mgl_spirv_next(mgl_spirv_walk *k)
{
    k->at += k->n;
    if (k->at >= k->count) return false;
    k->w = k->words + k->at;
    k->n = k->w[0] >> 16;
    k->op = k->w[0] & 0xffffu;
    return k->n > 0 && k->n <= k->count - k->at;
}

static inline mgl_spirv_walk mgl_spirv_start(const uint32_t *words, uint32_t count)
{
    mgl_spirv_walk k = {.words = words, .count = count, .at = MGL_SPIRV_HEADER};
    if (count < MGL_SPIRV_HEADER) k.at = k.count = 0;
    return k;
}

static inline void mgl_spirv_put(mgl_bytes *b, uint32_t op, uint32_t n, const uint32_t *operands)
{
    uint32_t head = (n + 1) << 16 | op;
    mgl_bytes_append(b, &head, 4);
    mgl_bytes_append(b, operands, n * 4);
}
#define MGL_SPIRV_PUT(bytes, op, ...)                                                                                  \
    mgl_spirv_put(bytes, op, sizeof((uint32_t[]){__VA_ARGS__}) / 4, (uint32_t[]){__VA_ARGS__})

#endif
