/* The default uniform block as push constants: a copy of a module in which the block of set 0, binding 0 is the
 * module's push constant block, behind what the back end itself tells shaders there. A module may have one such block,
 * so the members of one that it has already are appended. std140 offsets are valid for push constants, too.
 *
 * Only what glslang makes of a uniform block is understood: the variable is the base of access chains and nothing else.
 */
#include "translator/vk/push.h"
#include "translator/vk/spirv.h"

#include <string.h>

#define OWN_MEMBERS 4u /* of the push constant block that a module has already */
#define VERSION_1_3 0x00010300u

enum { AT_SET = 1, AT_BINDING = 2, AT_DEFAULT = AT_SET | AT_BINDING };

typedef struct block { /* a block variable with its types */
    uint32_t variable, pointer, type;
    const uint32_t *members; /* their types */
    uint32_t count;
} block;

typedef struct push {
    const uint32_t *words;
    uint32_t count, bound /* of the module */, size, next_id;
    block uniform, own;
    uint8_t *place;         /* by id: decorations of a variable, AT_* */
    uint8_t *moved;         /* by id: points into the uniform block */
    uint32_t *pointee;      /* by id of a pointer type: what it points at */
    uint32_t *push_pointer; /* by id of a type: the pointer to it in push constants */
    uint32_t int_type, index[OWN_MEMBERS];
    uint32_t *value; /* by id of a constant: its bits */
    mgl_bytes head, code;
} push;

static bool make(push *p)
{
    p->bound = p->next_id = p->words[3];
    p->place = mgl_calloc(p->bound, 1);
    p->moved = mgl_calloc(p->bound, 1);
    p->pointee = mgl_new_array(uint32_t, p->bound);
    p->push_pointer = mgl_new_array(uint32_t, p->bound);
    p->value = mgl_new_array(uint32_t, p->bound);
    return p->place && p->moved && p->pointee && p->push_pointer && p->value;
}

static void finish(push *p)
{
    mgl_free(p->place);
    mgl_free(p->moved);
    mgl_free(p->pointee);
    mgl_free(p->push_pointer);
    mgl_free(p->value);
    mgl_bytes_finish(&p->head);
    mgl_bytes_finish(&p->code);
}

/* ---- what the module has ---- */

/* Notes a block variable; false: the module has two of this kind, or its ids are out of range. */
static bool note(push *p, block *b, const mgl_spirv_walk *k)
{
    if (b->variable || k->w[1] >= p->bound || !p->pointee[k->w[1]]) return false;
    *b = (block){.variable = k->w[2], .pointer = k->w[1], .type = p->pointee[k->w[1]]};
    return true;
}

static bool collect(push *p)
{
    for (mgl_spirv_walk k = mgl_spirv_start(p->words, p->count); mgl_spirv_next(&k);) {
        if (k.op == OP_FUNCTION) break;
        if (k.n < 4) continue;
        uint32_t id = k.w[1];
        if (k.op == OP_DECORATE && id < p->bound && k.w[3] == 0)
            p->place[id] |= k.w[2] == DECORATION_SET ? AT_SET : k.w[2] == DECORATION_BINDING ? AT_BINDING : 0;
        if (k.op == OP_TYPE_INT && k.w[2] == 32 && k.w[3] == 1) p->int_type = id;
        if (k.op == OP_CONSTANT && k.w[2] < p->bound) p->value[k.w[2]] = k.w[3];
        if (k.op == OP_TYPE_POINTER && id < p->bound && k.w[3] < p->bound) {
            p->pointee[id] = k.w[3];
            if (k.w[2] == CLASS_PUSH_CONSTANT) p->push_pointer[k.w[3]] = id;
        }
        if (k.op != OP_VARIABLE || k.w[2] >= p->bound) continue;
        if (k.w[3] == CLASS_PUSH_CONSTANT && !note(p, &p->own, &k)) return false;
        if (k.w[3] == CLASS_UNIFORM && p->place[k.w[2]] == AT_DEFAULT && !note(p, &p->uniform, &k)) return false;
    }
    return true;
}

/* Finds the members of a block, none of which may begin at `end` or beyond. */
static bool find_members(push *p, block *b, uint32_t end)
{
    for (mgl_spirv_walk k = mgl_spirv_start(p->words, p->count); mgl_spirv_next(&k);) {
        if (k.op == OP_FUNCTION) break;
        if (k.op == OP_MEMBER_DECORATE && k.n >= 5 && k.w[1] == b->type && k.w[3] == DECORATION_OFFSET && k.w[4] >= end)
            return false;
        if (k.op != OP_TYPE_STRUCT || k.n < 3 || k.w[1] != b->type) continue;
        b->members = k.w + 2;
        b->count = k.n - 2;
    }
    return b->count > 0;
}

/* ---- the copy ---- */

static bool is_chain(const push *p, const mgl_spirv_walk *k)
{
    return (k->op == OP_ACCESS_CHAIN || k->op == OP_IN_BOUNDS_ACCESS_CHAIN) && k->n >= 5 && k->w[1] < p->bound &&
           k->w[2] < p->bound && k->w[3] < p->bound && k->w[4] < p->bound;
}

/* The block and its pointer, then the pointers that chains into it need. */
static void put_declarations(push *p)
{
    const block *u = &p->uniform, *own = &p->own;
    uint32_t head = (2 + u->count + own->count) << 16 | OP_TYPE_STRUCT;
    mgl_bytes_append(&p->head, &head, 4);
    mgl_bytes_append(&p->head, &u->type, 4);
    mgl_bytes_append(&p->head, u->members, u->count * 4);
    mgl_bytes_append(&p->head, own->members, own->count * 4);
    MGL_SPIRV_PUT(&p->head, OP_TYPE_POINTER, u->pointer, CLASS_PUSH_CONSTANT, u->type);
    MGL_SPIRV_PUT(&p->head, OP_VARIABLE, u->pointer, u->variable, CLASS_PUSH_CONSTANT);
    for (uint32_t i = 0; i < own->count; i++) {
        p->index[i] = p->next_id++;
        MGL_SPIRV_PUT(&p->head, OP_CONSTANT, p->int_type, p->index[i], u->count + i);
    }
    p->moved[u->variable] = 1;
    p->push_pointer[u->type] = u->pointer;
    for (mgl_spirv_walk k = mgl_spirv_start(p->words, p->count); mgl_spirv_next(&k);) {
        if (!is_chain(p, &k) || !p->moved[k.w[3]]) continue;
        uint32_t type = p->pointee[k.w[1]];
        p->moved[k.w[2]] = 1;
        if (p->push_pointer[type]) continue;
        p->push_pointer[type] = p->next_id++;
        MGL_SPIRV_PUT(&p->head, OP_TYPE_POINTER, p->push_pointer[type], CLASS_PUSH_CONSTANT, type);
    }
}

static bool is_of(const block *b, uint32_t id)
{
    return b->variable && (id == b->variable || id == b->pointer || id == b->type);
}

/* Declarations that the copy has elsewhere or not at all. */
static bool drops(const push *p, const mgl_spirv_walk *k)
{
    const block *u = &p->uniform, *own = &p->own;
    switch (k->op) {
    case OP_NAME:
    case OP_MEMBER_NAME:
        return is_of(own, k->w[1]);
    case OP_DECORATE:
        return is_of(own, k->w[1]) ||
               (k->w[1] == u->variable && (k->w[2] == DECORATION_SET || k->w[2] == DECORATION_BINDING));
    case OP_TYPE_STRUCT:
    case OP_TYPE_POINTER:
        return is_of(own, k->w[1]) || is_of(u, k->w[1]);
    case OP_VARIABLE:
        return is_of(own, k->w[2]) || is_of(u, k->w[2]);
    default:
        return false;
    }
}

/* Copies an instruction with some words changed; `n` is its length. */
static void put_changed(push *p, const mgl_spirv_walk *k, uint32_t first, uint32_t a, uint32_t second, uint32_t b)
{
    size_t at = p->code.size;
    if (!mgl_bytes_append(&p->code, k->w, k->n * 4)) return;
    memcpy(p->code.data + at + first * 4, &a, 4);
    memcpy(p->code.data + at + second * 4, &b, 4);
}

static void copy(push *p)
{
    const block *u = &p->uniform, *own = &p->own;
    bool body = false;
    mgl_bytes_append(&p->code, p->words, MGL_SPIRV_HEADER * 4);
    for (mgl_spirv_walk k = mgl_spirv_start(p->words, p->count); mgl_spirv_next(&k);) {
        if (k.op == OP_FUNCTION && !body) {
            body = true;
            mgl_bytes_append(&p->code, p->head.data, p->head.size);
        }
        if (!body && k.n >= 3 && drops(p, &k)) continue;
        if (k.op == OP_MEMBER_DECORATE && k.n >= 5 && k.w[1] == u->type && k.w[3] == DECORATION_OFFSET)
            put_changed(p, &k, 4, k.w[4] + MGL_PUSH_OWN, 1, u->type);
        else if (k.op == OP_MEMBER_DECORATE && k.n >= 4 && own->variable && k.w[1] == own->type)
            put_changed(p, &k, 1, u->type, 2, k.w[2] + u->count);
        else if (is_chain(p, &k) && p->moved[k.w[3]])
            put_changed(p, &k, 1, p->push_pointer[p->pointee[k.w[1]]], 2, k.w[2]);
        else if (is_chain(p, &k) && own->variable && k.w[3] == own->variable)
            put_changed(p, &k, 3, u->variable, 4, p->index[MGL_MIN(p->value[k.w[4]], own->count - 1)]);
        else
            mgl_bytes_append(&p->code, k.w, k.n * 4);
    }
    if (!p->code.failed) memcpy(p->code.data + 12, &p->next_id, 4);
}

uint32_t *mgl_vk_spirv_push(const uint32_t *words, uint32_t count, uint32_t size, uint32_t *out_count, bool *cannot)
{
    push p = {.words = words, .count = count, .size = size};
    *cannot = true;
    if (count < MGL_SPIRV_HEADER || words[1] > VERSION_1_3 || words[3] == 0 || words[3] > MGL_SPIRV_IDS) return NULL;
    uint32_t *result = NULL;
    if (make(&p) && collect(&p)) {
        *cannot = p.uniform.variable != 0;
        bool own = p.own.variable != 0;
        if (p.uniform.variable && find_members(&p, &p.uniform, size) &&
            (!own || (p.int_type && find_members(&p, &p.own, MGL_PUSH_OWN) && p.own.count <= OWN_MEMBERS))) {
            put_declarations(&p);
            copy(&p);
            if (!p.head.failed && !p.code.failed) {
                *cannot = false;
                *out_count = (uint32_t)(p.code.size / 4);
                result = (uint32_t *)p.code.data;
                p.code = (mgl_bytes){0};
            }
        }
    }
    finish(&p);
    return result;
}
