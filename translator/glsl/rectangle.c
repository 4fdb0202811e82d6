/* Rectangle textures do not exist in Vulkan. This pass turns them into 2D ones: image types change their
 * dimensionality, and each lookup divides its unnormalized coordinates (and gradients) by the size of the texture's
 * base level. Fetches and size queries get a level of detail of 0. Working on SPIR-V, it needs no knowledge of which
 * sampler a function got. */
#include "translator/glsl/internal.h"

#include <string.h>

enum {
    OP_CAPABILITY = 17,
    OP_TYPE_INT = 21,
    OP_TYPE_FLOAT = 22,
    OP_TYPE_VECTOR = 23,
    OP_TYPE_IMAGE = 25,
    OP_TYPE_SAMPLED_IMAGE = 27,
    OP_CONSTANT = 43,
    OP_FUNCTION = 54,
    OP_COMPOSITE_CONSTRUCT = 80,
    OP_SAMPLE_FIRST = 87,
    OP_SAMPLE_LAST = 94,
    OP_FETCH = 95,
    OP_GATHER = 96,
    OP_DREF_GATHER = 97,
    OP_IMAGE = 100,
    OP_QUERY_SIZE_LOD = 103,
    OP_QUERY_SIZE = 104,
    OP_QUERY_LOD = 105,
    OP_CONVERT_S_TO_F = 111,
    OP_F_DIV = 136,
    DIM_2D = 1,
    DIM_RECT = 4,
    CAPABILITY_IMAGE_RECT = 36,
    CAPABILITY_SAMPLED_RECT = 37,
    CAPABILITY_IMAGE_QUERY = 50,
    OPERAND_LOD = 2,
    OPERAND_GRAD = 4,
};

typedef struct rectangles {
    glsl_arena *arena;
    const uint32_t *words;
    size_t count;
    GLSL_LIST(uint32_t) out;
    uint32_t bound, original_bound;
    uint32_t *type_of;  /* result id -> type id */
    uint8_t *is_rect;   /* image type, or sampled image type, of a rectangle */
    uint32_t *image_of; /* sampled image type -> image type */
    uint32_t int_type, float_type, vectors[5], int_vector, zero, one; /* vectors[n]: float vector of n */
} rectangles;

static void emit(rectangles *r, uint32_t op, uint32_t length, const uint32_t *operands)
{
    *GLSL_PUSH(r->arena, &r->out) = length << 16 | op;
    for (uint32_t i = 0; i + 1 < length; i++)
        *GLSL_PUSH(r->arena, &r->out) = operands[i];
}
#define EMIT(r, op, ...)                                                                                               \
    do {                                                                                                               \
        const uint32_t operands_[] = {__VA_ARGS__};                                                                    \
        emit((r), (op), (uint32_t)MGL_COUNT(operands_) + 1, operands_);                                                \
    } while (0)

static bool any_rectangle(const glsl_words *words)
{
    for (size_t at = 5; at < words->count;) {
        uint32_t length = words->words[at] >> 16, op = words->words[at] & 0xffff;
        if (!length || at + length > words->count || op == OP_FUNCTION) return false;
        if (op == OP_TYPE_IMAGE && words->words[at + 3] == DIM_RECT) return true;
        at += length;
    }
    return false;
}

static void note_type(rectangles *r, const uint32_t *w, uint32_t op)
{
    switch (op) {
    case OP_TYPE_INT:
        if (w[2] == 32 && w[3] == 1) r->int_type = w[1];
        break;
    case OP_TYPE_FLOAT:
        if (w[2] == 32) r->float_type = w[1];
        break;
    case OP_TYPE_VECTOR:
        if (w[2] == r->float_type && w[3] < 5) r->vectors[w[3]] = w[1];
        if (w[2] == r->int_type && w[3] == 2) r->int_vector = w[1];
        break;
    case OP_TYPE_IMAGE:
        r->is_rect[w[1]] = w[3] == DIM_RECT;
        break;
    case OP_TYPE_SAMPLED_IMAGE:
        r->is_rect[w[1]] = r->is_rect[w[2]];
        r->image_of[w[1]] = w[2];
        break;
    default:
        break;
    }
}

/* Types and constants that the inserted code needs, before the first function. */
static void complete_types(rectangles *r)
{
    if (!r->int_type) {
        r->int_type = r->bound++;
        EMIT(r, OP_TYPE_INT, r->int_type, 32, 1);
    }
    if (!r->int_vector) {
        r->int_vector = r->bound++;
        EMIT(r, OP_TYPE_VECTOR, r->int_vector, r->int_type, 2);
    }
    if (!r->float_type) {
        r->float_type = r->bound++;
        EMIT(r, OP_TYPE_FLOAT, r->float_type, 32);
    }
    if (!r->vectors[2]) {
        r->vectors[2] = r->bound++;
        EMIT(r, OP_TYPE_VECTOR, r->vectors[2], r->float_type, 2);
    }
    r->zero = r->bound++;
    EMIT(r, OP_CONSTANT, r->int_type, r->zero, 0);
    r->one = r->bound++;
    EMIT(r, OP_CONSTANT, r->float_type, r->one, 0x3f800000u);
}

static uint32_t type_of(const rectangles *r, uint32_t id)
{
    return id < r->original_bound ? r->type_of[id] : 0;
}

/* `value` divided by the size; components beyond two are kept. */
static uint32_t divide(rectangles *r, uint32_t value, uint32_t size)
{
    uint32_t type = type_of(r, value), divisor = size;
    if (type == r->vectors[3] || type == r->vectors[4]) {
        divisor = r->bound++;
        if (type == r->vectors[3])
            EMIT(r, OP_COMPOSITE_CONSTRUCT, type, divisor, size, r->one);
        else
            EMIT(r, OP_COMPOSITE_CONSTRUCT, type, divisor, size, r->one, r->one);
    }
    uint32_t result = r->bound++;
    EMIT(r, OP_F_DIV, type, result, value, divisor);
    return result;
}

static void rewrite_lookup(rectangles *r, const uint32_t *w, uint32_t op, uint32_t length)
{
    uint32_t image = r->bound++, size = r->bound++, scale = r->bound++;
    EMIT(r, OP_IMAGE, r->image_of[type_of(r, w[3])], image, w[3]);
    EMIT(r, OP_QUERY_SIZE_LOD, r->int_vector, size, image, r->zero);
    EMIT(r, OP_CONVERT_S_TO_F, r->vectors[2], scale, size);
    uint32_t *copy = mgl_glsl_alloc(r->arena, length * sizeof *copy);
    memcpy(copy, w, length * sizeof *copy);
    copy[4] = divide(r, w[4], scale);
    bool dref = op == 89 || op == 90 || op == 93 || op == 94 || op == OP_GATHER ||
                op == OP_DREF_GATHER; /* a word more before the operands */
    uint32_t mask = 5u + dref;
    if (op != OP_QUERY_LOD && mask + 2 < length && w[mask] & OPERAND_GRAD) {
        copy[mask + 1] = divide(r, w[mask + 1], scale);
        copy[mask + 2] = divide(r, w[mask + 2], scale);
    }
    emit(r, op, length, copy + 1);
}

static void rewrite_fetch(rectangles *r, const uint32_t *w, uint32_t length)
{
    uint32_t operands[12] = {w[1], w[2], w[3], w[4], (length > 5 ? w[5] : 0) | OPERAND_LOD, r->zero};
    uint32_t count = 6;
    for (uint32_t i = 6; i < length && count < MGL_COUNT(operands); i++)
        operands[count++] = w[i];
    emit(r, OP_FETCH, count + 1, operands);
}

static void rewrite_instruction(rectangles *r, const uint32_t *w, uint32_t op, uint32_t length)
{
    bool lookup = (op >= OP_SAMPLE_FIRST && op <= OP_SAMPLE_LAST) || op == OP_GATHER || op == OP_DREF_GATHER ||
                  op == OP_QUERY_LOD;
    bool image_op = lookup || op == OP_FETCH || op == OP_QUERY_SIZE;
    uint32_t type = image_op && length > 3 ? type_of(r, w[3]) : 0;
    if (!type || !r->is_rect[type])
        emit(r, op, length, w + 1);
    else if (lookup)
        rewrite_lookup(r, w, op, length);
    else if (op == OP_FETCH && !(length > 5 && w[5] & OPERAND_LOD))
        rewrite_fetch(r, w, length);
    else if (op == OP_QUERY_SIZE)
        EMIT(r, OP_QUERY_SIZE_LOD, w[1], w[2], w[3], r->zero);
    else
        emit(r, op, length, w + 1);
}

/* A 2D image type of the same sort may exist already and types must be unique; the depth operand, which Vulkan ignores,
 * tells them apart. */
static void rewrite_type(rectangles *r, const uint32_t *w, uint32_t length)
{
    uint32_t *copy = mgl_glsl_alloc(r->arena, length * sizeof *copy);
    memcpy(copy, w, length * sizeof *copy);
    copy[3] = DIM_2D;
    if (copy[4] == 0) copy[4] = 2;
    emit(r, OP_TYPE_IMAGE, length, copy + 1);
}

static void rewrite_module(rectangles *r)
{
    bool query = false, in_functions = false, in_types = false;
    for (size_t at = 5; at < r->count;) {
        const uint32_t *w = r->words + at;
        uint32_t length = w[0] >> 16, op = w[0] & 0xffff;
        at += length;
        if (op == OP_CAPABILITY) {
            query |= w[1] == CAPABILITY_IMAGE_QUERY;
            if (w[1] != CAPABILITY_IMAGE_RECT && w[1] != CAPABILITY_SAMPLED_RECT) emit(r, op, length, w + 1);
            continue;
        }
        if (!query) EMIT(r, OP_CAPABILITY, CAPABILITY_IMAGE_QUERY);
        query = true;
        in_types |= op >= 19 && op <= 39; /* OpTypeVoid .. OpTypeForwardPointer: debug names and decorations are over */
        if (op == OP_FUNCTION && !in_functions) {
            complete_types(r);
            in_functions = true;
        }
        if (in_types && op >= 19 && op <= 39) note_type(r, w, op);
        /* Instructions with a result have a type first; labels and branches name no type there. */
        else if (in_types && length > 2 && w[2] < r->original_bound && !r->type_of[w[2]] && w[1] < r->original_bound)
            r->type_of[w[2]] = w[1];
        if (op == OP_TYPE_IMAGE && w[3] == DIM_RECT)
            rewrite_type(r, w, length);
        else if (in_functions)
            rewrite_instruction(r, w, op, length);
        else
            emit(r, op, length, w + 1);
    }
}

void mgl_glsl_spirv_rectangles(glsl_arena *arena, glsl_words *words)
{
    if (words->count < 5 || !any_rectangle(words)) return;
    uint32_t bound = words->words[3];
    rectangles r = {
        .arena = arena, .words = words->words, .count = words->count, .bound = bound, .original_bound = bound};
    r.type_of = mgl_glsl_alloc(arena, bound * sizeof *r.type_of);
    r.image_of = mgl_glsl_alloc(arena, bound * sizeof *r.image_of);
    r.is_rect = mgl_glsl_alloc(arena, bound);
    for (uint32_t i = 0; i < 5; i++)
        *GLSL_PUSH(arena, &r.out) = words->words[i];
    rewrite_module(&r);
    r.out.items[3] = r.bound;
    words->words = r.out.items;
    words->count = r.out.count;
}
