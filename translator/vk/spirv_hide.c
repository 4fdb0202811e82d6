/* Uniform blocks behind an index that only the draw knows: a copy of a module in which each block variable is an array
 * of one block, indexed by a push constant that is always zero (push.h). For drivers that specialize shaders on the
 * values of uniforms that branches read: they look for loads from constant places.
 *
 * Only what glslang makes of a uniform block is understood: the variable is the base of access chains and nothing else.
 */
#include "translator/vk/push.h"
#include "translator/vk/spirv.h"

#include <string.h>

#define VERSION_1_3                 0x00010300u
#define CAPABILITY_DYNAMIC_INDEXING 28u /* UniformBufferArrayDynamicIndexing */

typedef struct hide {
    const uint32_t *words;
    uint32_t count, bound /* of the module */, next_id, blocks;
    uint32_t *pointee; /* by id of a pointer type in the uniform class: what it points at */
    uint8_t *is_struct, *hidden;
    uint32_t int_type, int_pointer, one, zero_member;
    uint32_t own, own_pointer, own_type; /* the push constant block, ours or the module's */
    const uint32_t *own_members;
    uint32_t own_count;
    mgl_bytes notes, head, code;
} hide;

static bool make(hide *h)
{
    h->bound = h->next_id = h->words[3];
    h->pointee = mgl_new_array(uint32_t, h->bound);
    h->is_struct = mgl_calloc(h->bound, 1);
    h->hidden = mgl_calloc(h->bound, 1);
    return h->pointee && h->is_struct && h->hidden;
}

static void finish(hide *h)
{
    mgl_free(h->pointee);
    mgl_free(h->is_struct);
    mgl_free(h->hidden);
    mgl_bytes_finish(&h->notes);
    mgl_bytes_finish(&h->head);
    mgl_bytes_finish(&h->code);
}

/* ---- what the module has ---- */

static void collect_push(hide *h, const uint32_t *variable)
{
    h->own = variable[2];
    h->own_pointer = variable[1];
    for (mgl_spirv_walk k = mgl_spirv_start(h->words, h->count); mgl_spirv_next(&k) && k.op != OP_FUNCTION;)
        if (k.op == OP_TYPE_POINTER && k.n >= 4 && k.w[1] == h->own_pointer) h->own_type = k.w[3];
    for (mgl_spirv_walk k = mgl_spirv_start(h->words, h->count); mgl_spirv_next(&k) && k.op != OP_FUNCTION;)
        if (k.op == OP_TYPE_STRUCT && k.n >= 2 && k.w[1] == h->own_type) {
            h->own_members = k.w + 2;
            h->own_count = k.n - 2;
        }
}

static void collect(hide *h)
{
    for (mgl_spirv_walk k = mgl_spirv_start(h->words, h->count); mgl_spirv_next(&k) && k.op != OP_FUNCTION;) {
        if (k.n < 2) continue;
        if (k.op == OP_TYPE_STRUCT && k.w[1] < h->bound) h->is_struct[k.w[1]] = 1;
        if (k.n < 4) continue;
        if (k.op == OP_TYPE_INT && k.w[2] == 32 && k.w[3] == 1) h->int_type = k.w[1];
        if (k.op == OP_TYPE_POINTER && k.w[1] < h->bound && k.w[2] == CLASS_UNIFORM) h->pointee[k.w[1]] = k.w[3];
        if (k.op == OP_TYPE_POINTER && k.w[2] == CLASS_PUSH_CONSTANT && h->int_type && k.w[3] == h->int_type)
            h->int_pointer = k.w[1];
        if (k.op != OP_VARIABLE || k.w[1] >= h->bound || k.w[2] >= h->bound) continue;
        if (k.w[3] == CLASS_PUSH_CONSTANT) collect_push(h, k.w);
        uint32_t type = h->pointee[k.w[1]];
        if (k.w[3] != CLASS_UNIFORM || !type || type >= h->bound || !h->is_struct[type]) continue;
        h->hidden[k.w[2]] = 1;
        h->blocks++;
    }
}

/* Whether each use of a block is a chain. */
static bool only_chains(const hide *h)
{
    for (mgl_spirv_walk k = mgl_spirv_start(h->words, h->count); mgl_spirv_next(&k);) {
        uint32_t first = k.op == OP_LOAD || k.op == OP_COPY_OBJECT ? 3 : k.op == OP_FUNCTION_CALL ? 4 : k.n;
        for (uint32_t i = first; i < k.n; i++)
            if (k.w[i] < h->bound && h->hidden[k.w[i]]) return false;
    }
    return true;
}

/* ---- the copy ---- */

/* The push constant block with one integer more, at the end of what the back end tells shaders. */
static void put_push(hide *h)
{
    bool has = h->own != 0;
    if (!has) {
        h->own = h->next_id++;
        h->own_pointer = h->next_id++;
        h->own_type = h->next_id++;
        MGL_SPIRV_PUT(&h->notes, OP_DECORATE, h->own_type, DECORATION_BLOCK);
    }
    MGL_SPIRV_PUT(&h->notes, OP_MEMBER_DECORATE, h->own_type, h->own_count, DECORATION_OFFSET, MGL_PUSH_ZERO);
    uint32_t head = (h->own_count + 3) << 16 | OP_TYPE_STRUCT;
    mgl_bytes_append(&h->head, &head, 4);
    mgl_bytes_append(&h->head, &h->own_type, 4);
    mgl_bytes_append(&h->head, h->own_members, h->own_count * 4);
    mgl_bytes_append(&h->head, &h->int_type, 4);
    MGL_SPIRV_PUT(&h->head, OP_TYPE_POINTER, h->own_pointer, CLASS_PUSH_CONSTANT, h->own_type);
    MGL_SPIRV_PUT(&h->head, OP_VARIABLE, h->own_pointer, h->own, CLASS_PUSH_CONSTANT);
}

static void put_declarations(hide *h)
{
    if (!h->int_type) {
        h->int_type = h->next_id++;
        MGL_SPIRV_PUT(&h->head, OP_TYPE_INT, h->int_type, 32, 1);
    }
    if (!h->int_pointer) {
        h->int_pointer = h->next_id++;
        MGL_SPIRV_PUT(&h->head, OP_TYPE_POINTER, h->int_pointer, CLASS_PUSH_CONSTANT, h->int_type);
    }
    h->one = h->next_id++;
    h->zero_member = h->next_id++;
    MGL_SPIRV_PUT(&h->head, OP_CONSTANT, h->int_type, h->one, 1);
    MGL_SPIRV_PUT(&h->head, OP_CONSTANT, h->int_type, h->zero_member, h->own_count);
    put_push(h);
    for (mgl_spirv_walk k = mgl_spirv_start(h->words, h->count); mgl_spirv_next(&k) && k.op != OP_FUNCTION;) {
        if (k.op != OP_VARIABLE || k.n < 4 || k.w[2] >= h->bound || !h->hidden[k.w[2]]) continue;
        uint32_t array = h->next_id++, pointer = h->next_id++;
        MGL_SPIRV_PUT(&h->head, OP_TYPE_ARRAY, array, h->pointee[k.w[1]], h->one);
        MGL_SPIRV_PUT(&h->head, OP_TYPE_POINTER, pointer, CLASS_UNIFORM, array);
        MGL_SPIRV_PUT(&h->head, OP_VARIABLE, pointer, k.w[2], CLASS_UNIFORM);
    }
}

/* Declarations that the copy has elsewhere. */
static bool drops(const hide *h, const mgl_spirv_walk *k)
{
    switch (k->op) {
    case OP_TYPE_STRUCT:
        return k->w[1] == h->own_type;
    case OP_TYPE_POINTER:
        return k->w[1] == h->own_pointer;
    case OP_VARIABLE:
        return k->n >= 4 && (k->w[2] == h->own || (k->w[2] < h->bound && h->hidden[k->w[2]]));
    default:
        return false;
    }
}

/* The chain with the zero before its indices. */
static void put_chain(hide *h, const mgl_spirv_walk *k)
{
    uint32_t chain = h->next_id++, zero = h->next_id++, head = (k->n + 1) << 16 | k->op;
    MGL_SPIRV_PUT(&h->code, OP_ACCESS_CHAIN, h->int_pointer, chain, h->own, h->zero_member);
    MGL_SPIRV_PUT(&h->code, OP_LOAD, h->int_type, zero, chain);
    mgl_bytes_append(&h->code, &head, 4);
    mgl_bytes_append(&h->code, k->w + 1, 12);
    mgl_bytes_append(&h->code, &zero, 4);
    mgl_bytes_append(&h->code, k->w + 4, (k->n - 4) * 4);
}

static void copy(hide *h)
{
    bool noted = false, body = false;
    mgl_bytes_append(&h->code, h->words, MGL_SPIRV_HEADER * 4);
    MGL_SPIRV_PUT(&h->code, OP_CAPABILITY, CAPABILITY_DYNAMIC_INDEXING);
    for (mgl_spirv_walk k = mgl_spirv_start(h->words, h->count); mgl_spirv_next(&k);) {
        if (k.op >= OP_TYPE_FIRST && k.op <= OP_TYPE_LAST && !noted) {
            noted = true;
            mgl_bytes_append(&h->code, h->notes.data, h->notes.size);
        }
        if (k.op == OP_FUNCTION && !body) {
            body = true;
            mgl_bytes_append(&h->code, h->head.data, h->head.size);
        }
        bool chain = (k.op == OP_ACCESS_CHAIN || k.op == OP_IN_BOUNDS_ACCESS_CHAIN) && k.n >= 5;
        if (!body && k.n >= 2 && drops(h, &k)) continue;
        if (chain && k.w[3] < h->bound && h->hidden[k.w[3]])
            put_chain(h, &k);
        else
            mgl_bytes_append(&h->code, k.w, k.n * 4);
    }
    if (!h->code.failed) memcpy(h->code.data + 12, &h->next_id, 4);
}

uint32_t *mgl_vk_spirv_hide(const uint32_t *words, uint32_t count, uint32_t *out_count)
{
    hide h = {.words = words, .count = count};
    if (count < MGL_SPIRV_HEADER || words[1] > VERSION_1_3 || words[3] == 0 || words[3] > MGL_SPIRV_IDS) return NULL;
    uint32_t *result = NULL;
    if (make(&h)) {
        collect(&h);
        if (h.blocks && only_chains(&h)) {
            put_declarations(&h);
            copy(&h);
            if (!h.notes.failed && !h.head.failed && !h.code.failed) {
                *out_count = (uint32_t)(h.code.size / 4);
                result = (uint32_t *)h.code.data;
                h.code = (mgl_bytes){0};
            }
        }
    }
    finish(&h);
    return result;
}

bool mgl_vk_spirv_branches(const uint32_t *words, uint32_t count)
{
    uint32_t fixed = 0;
    for (mgl_spirv_walk k = mgl_spirv_start(words, count); mgl_spirv_next(&k);) {
        if (k.op == OP_SPEC_CONSTANT_FALSE && k.n >= 3) fixed = k.w[2]; /* our compiler makes one at most */
        if (k.op == OP_SWITCH || (k.op == OP_BRANCH_CONDITIONAL && (k.n < 4 || k.w[1] != fixed))) return true;
    }
    return false;
}
