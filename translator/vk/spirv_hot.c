/* Some of the default uniform block as push constants: a copy of a module in which what is read from given 16-byte
 * granules of the block comes from the module's push constant block, and the rest from the buffer as before.
 *
 * A leaf is a scalar, a vector or a matrix of the block, at one place: an array has as many as it has elements. Each
 * leaf in these granules becomes a member of the push constant block. An access chain whose constant indices lead to
 * one is a chain into that member then. Where an index is not constant, or the chain ends above the leaves (an array or
 * a structure is read whole), the load stays and what the leaves hold is put into its result: by a select where an
 * index decides, so that an array may be indexed as before.
 *
 * Only what glslang makes of a uniform block is understood: chains from the variable, and loads of them. */
#include "translator/vk/push.h"
#include "translator/vk/spirv.h"

#include <string.h>

#define LEAVES      64u /* in all; 15 granules have 60 */
#define DEPTH       8u  /* structures and arrays around a leaf */
#define PICKS       8u  /* leaves that one load may have to choose from by index */
#define CONSTANTS   160u
#define OWN_MEMBERS 4u         /* of the push constant block that a module has already */
#define WORK_LIMIT  (1u << 24) /* of finding leaves: a hostile module's types may branch without end */
#define CODE_LIMIT  8u         /* times the module's size */
#define VERSION_1_3 0x00010300u

enum { AT_SET = 1, AT_BINDING = 2, AT_DEFAULT = AT_SET | AT_BINDING };

typedef struct leaf {
    uint32_t offset, size, type;
    uint32_t matrix_stride;
    bool row_major;
    uint32_t depth, path[DEPTH]; /* constant indices that lead to it */
} leaf;

typedef struct member {
    uint32_t offset, matrix_stride;
    bool row_major;
} member;

typedef struct hot {
    const uint32_t *words;
    uint32_t count, bound /* of the module */, next_id;
    const uint32_t **definition; /* by id: of types, constants and variables */
    const uint32_t **chain;      /* by id: access chains from the block */
    uint32_t *stride;            /* by id of an array type */
    uint8_t *place;              /* by id: decorations of a variable, AT_* */
    uint32_t block, own;         /* variables: the default block; what push constants the module has already */
    uint64_t *bits;              /* granules that are hot */
    uint32_t granules;
    const uint8_t *slots; /* by granule; NULL: only closing `bits` */
    bool grown, wide, failed;
    uint32_t work;
    leaf leaves[LEAVES];
    uint32_t leaf_count, own_count;
    uint32_t push_type, push_pointer, push_variable;
    uint32_t constant_values[CONSTANTS], constant_ids[CONSTANTS], constant_count;
    uint32_t *pointers; /* by id of a type: the pointer to it in push constants */
    uint32_t int_type, bool_types[5] /* by components */;
    mgl_bytes notes, head, code; /* decorations; declarations; functions */
} hot;

static bool make(hot *h)
{
    h->bound = h->next_id = h->words[3];
    h->definition = mgl_calloc(h->bound, sizeof(*h->definition));
    h->chain = mgl_calloc(h->bound, sizeof(*h->chain));
    h->stride = mgl_new_array(uint32_t, h->bound);
    h->place = mgl_calloc(h->bound, 1);
    h->pointers = mgl_new_array(uint32_t, h->bound);
    return h->definition && h->chain && h->stride && h->place && h->pointers;
}

static void finish(hot *h)
{
    mgl_free(h->definition);
    mgl_free(h->chain);
    mgl_free(h->stride);
    mgl_free(h->place);
    mgl_free(h->pointers);
    mgl_bytes_finish(&h->notes);
    mgl_bytes_finish(&h->head);
    mgl_bytes_finish(&h->code);
}

/* ---- what the module has ---- */

/* The definition of an id when it is of this kind and has n words at least. */
static const uint32_t *defined(const hot *h, uint32_t id, uint32_t op, uint32_t n)
{
    const uint32_t *w = id < h->bound ? h->definition[id] : NULL;
    return w && (w[0] & 0xffffu) == op && w[0] >> 16 >= n ? w : NULL;
}

static uint32_t operation(const hot *h, uint32_t id)
{
    return id < h->bound && h->definition[id] ? h->definition[id][0] & 0xffffu : 0;
}

static bool constant(const hot *h, uint32_t id, uint32_t *value)
{
    const uint32_t *c = defined(h, id, OP_CONSTANT, 4);
    const uint32_t *type = c ? defined(h, c[1], OP_TYPE_INT, 4) : NULL;
    if (type && type[2] == 32) *value = c[3];
    return type && type[2] == 32;
}

static bool note_variable(const hot *h, uint32_t *variable, uint32_t id)
{
    if (*variable) return false; /* two of this kind */
    *variable = id;
    return defined(h, h->definition[id][1], OP_TYPE_POINTER, 4) != NULL;
}

static bool collect(hot *h)
{
    for (mgl_spirv_walk k = mgl_spirv_start(h->words, h->count); mgl_spirv_next(&k);) {
        if (k.op == OP_FUNCTION) break;
        if (k.n < 2 || k.w[1] >= h->bound) continue;
        if (k.op == OP_DECORATE && k.n >= 4) {
            if (k.w[3] == 0)
                h->place[k.w[1]] |= k.w[2] == DECORATION_SET ? AT_SET : k.w[2] == DECORATION_BINDING ? AT_BINDING : 0;
            if (k.w[2] == DECORATION_ARRAY_STRIDE) h->stride[k.w[1]] = k.w[3];
        }
        if (k.op >= OP_TYPE_FIRST && k.op <= OP_TYPE_LAST) h->definition[k.w[1]] = k.w;
        if (k.op == OP_TYPE_INT && k.n >= 4 && k.w[2] == 32 && !h->int_type) h->int_type = k.w[1];
        if (k.op == OP_TYPE_BOOL) h->bool_types[1] = k.w[1];
        if (k.op == OP_TYPE_VECTOR && k.n >= 4 && k.w[2] == h->bool_types[1] && k.w[3] <= 4)
            h->bool_types[k.w[3]] = k.w[1];
        if (k.op == OP_TYPE_POINTER && k.n >= 4 && k.w[2] == CLASS_PUSH_CONSTANT && k.w[3] < h->bound)
            h->pointers[k.w[3]] = k.w[1];
        if ((k.op != OP_CONSTANT && k.op != OP_VARIABLE) || k.n < 4 || k.w[2] >= h->bound) continue;
        h->definition[k.w[2]] = k.w;
        if (k.op != OP_VARIABLE) continue;
        if (k.w[3] == CLASS_PUSH_CONSTANT && !note_variable(h, &h->own, k.w[2])) return false;
        if (k.w[3] == CLASS_UNIFORM && h->place[k.w[2]] == AT_DEFAULT && !note_variable(h, &h->block, k.w[2]))
            return false;
    }
    return true;
}

static uint32_t pointee(const hot *h, uint32_t pointer_type)
{
    const uint32_t *p = defined(h, pointer_type, OP_TYPE_POINTER, 4);
    return p ? p[3] : 0;
}

static uint32_t variable_type(const hot *h, uint32_t variable)
{
    return pointee(h, h->definition[variable][1]);
}

/* ---- leaves ---- */

static bool any_hot(const hot *h, uint32_t offset, uint32_t size)
{
    if (!size) return false;
    uint32_t last = (uint32_t)MGL_MIN(((uint64_t)offset + size - 1) / 16, (uint64_t)h->granules - 1);
    for (uint32_t g = offset / 16; g <= last; g++)
        if (h->bits[g / 64] >> g % 64 & 1) return true;
    return false;
}

/* The scalar type of a scalar, vector or matrix; NULL when it is none. */
static const uint32_t *scalar(const hot *h, uint32_t type)
{
    const uint32_t *t = defined(h, type, OP_TYPE_MATRIX, 4);
    if (t) type = t[2];
    if ((t = defined(h, type, OP_TYPE_VECTOR, 4))) type = t[2];
    t = defined(h, type, OP_TYPE_INT, 3);
    return t ? t : defined(h, type, OP_TYPE_FLOAT, 3);
}

/* Bytes of a scalar, vector or matrix; 0 when it is none. */
static uint32_t leaf_size(const hot *h, uint32_t type, const member *m)
{
    const uint32_t *s = scalar(h, type), *t = defined(h, type, OP_TYPE_VECTOR, 4);
    if (!s || (s[2] != 32 && s[2] != 64)) return 0;
    if (t) return t[3] <= 4 ? t[3] * s[2] / 8 : 0;
    if (!(t = defined(h, type, OP_TYPE_MATRIX, 4))) return s[2] / 8;
    const uint32_t *column = defined(h, t[2], OP_TYPE_VECTOR, 4);
    if (!column || column[3] > 4 || t[3] > 4 || m->matrix_stride > 32) return 0;
    return m->matrix_stride * (m->row_major ? column[3] : t[3]);
}

static bool add_leaf(hot *h, uint32_t type, const member *m, const uint32_t *path, uint32_t depth)
{
    uint32_t size = leaf_size(h, type, m);
    if (!size) return false;
    if (!any_hot(h, m->offset, size)) return true;
    if (h->granules * 16ull < (uint64_t)m->offset + size) return false;
    if (!h->slots) {
        for (uint32_t g = m->offset / 16; g <= (m->offset + size - 1) / 16; g++) {
            h->grown |= !(h->bits[g / 64] >> g % 64 & 1);
            h->bits[g / 64] |= 1ull << g % 64;
        }
        h->wide |= scalar(h, type)[2] == 64;
        return true;
    }
    if (h->leaf_count == LEAVES) return false;
    leaf *l = &h->leaves[h->leaf_count++];
    *l = (leaf){m->offset, size, type, m->matrix_stride, m->row_major, depth, {0}};
    memcpy(l->path, path, depth * sizeof(*path));
    return true;
}

/* Decorations of the members of a structure; the caller frees them. */
static member *members_of(hot *h, uint32_t type, uint32_t count)
{
    h->work += h->count / 8;
    member *list = mgl_new_array(member, count + 1);
    for (mgl_spirv_walk k = mgl_spirv_start(h->words, h->count); list && mgl_spirv_next(&k);) {
        if (k.op == OP_FUNCTION) break;
        if (k.op != OP_MEMBER_DECORATE || k.n < 4 || k.w[1] != type || k.w[2] >= count) continue;
        member *m = &list[k.w[2]];
        if (k.w[3] == DECORATION_OFFSET && k.n >= 5) m->offset = k.w[4];
        if (k.w[3] == DECORATION_MATRIX_STRIDE && k.n >= 5) m->matrix_stride = k.w[4];
        if (k.w[3] == DECORATION_ROW_MAJOR) m->row_major = true;
    }
    return list;
}

/* Finds what is hot below a type at m->offset. False: something that cannot be. */
static bool visit(hot *h, uint32_t type, const member *m, uint32_t *path, uint32_t depth)
{
    const uint32_t *t = defined(h, type, OP_TYPE_STRUCT, 2);
    uint64_t end = h->granules * 16ull;
    if (++h->work > WORK_LIMIT) return false;
    if (m->offset >= end) return !t || depth; /* beyond: not hot */
    if (t) {
        uint32_t count = (t[0] >> 16) - 2;
        member *list = depth < DEPTH ? members_of(h, type, count) : NULL;
        bool ok = list != NULL;
        for (uint32_t i = 0; ok && i < count; i++) {
            path[depth] = i;
            ok = list[i].offset <= end;
            list[i].offset += m->offset;
            ok = ok && visit(h, t[2 + i], &list[i], path, depth + 1);
        }
        mgl_free(list);
        return ok;
    }
    if (!(t = defined(h, type, OP_TYPE_ARRAY, 4))) return add_leaf(h, type, m, path, depth);
    uint32_t length, stride = h->stride[type];
    if (!constant(h, t[3], &length) || !stride || depth == DEPTH) return false;
    member element = *m;
    for (uint32_t i = 0; i < length && m->offset + (uint64_t)i * stride < end; i++, h->work++) {
        element.offset = m->offset + i * stride;
        path[depth] = i;
        if (any_hot(h, element.offset, stride) && !visit(h, t[2], &element, path, depth + 1)) return false;
    }
    return true;
}

static bool find_leaves(hot *h)
{
    uint32_t path[DEPTH];
    const member whole = {0};
    return visit(h, variable_type(h, h->block), &whole, path, 0);
}

/* ---- declarations ---- */

static uint32_t constant_id(hot *h, uint32_t value)
{
    for (uint32_t i = 0; i < h->constant_count; i++)
        if (h->constant_values[i] == value) return h->constant_ids[i];
    if (h->constant_count == CONSTANTS) {
        h->failed = true;
        return 0;
    }
    uint32_t id = h->next_id++;
    MGL_SPIRV_PUT(&h->head, OP_CONSTANT, h->int_type, id, value);
    h->constant_values[h->constant_count] = value;
    h->constant_ids[h->constant_count++] = id;
    return id;
}

static uint32_t push_pointer(hot *h, uint32_t type)
{
    if (type >= h->bound || !type) {
        h->failed = true;
        return 0;
    }
    if (!h->pointers[type]) {
        h->pointers[type] = h->next_id++;
        MGL_SPIRV_PUT(&h->head, OP_TYPE_POINTER, h->pointers[type], CLASS_PUSH_CONSTANT, type);
    }
    return h->pointers[type];
}

/* Booleans, as many as the value that is chosen has components. */
static uint32_t bool_type(hot *h, uint32_t n)
{
    if (!h->bool_types[1]) {
        h->bool_types[1] = h->next_id++;
        MGL_SPIRV_PUT(&h->head, OP_TYPE_BOOL, h->bool_types[1]);
    }
    if (!h->bool_types[n]) {
        h->bool_types[n] = h->next_id++;
        MGL_SPIRV_PUT(&h->head, OP_TYPE_VECTOR, h->bool_types[n], h->bool_types[1], n);
    }
    return h->bool_types[n];
}

/* The push constant block: the members that the module has, then the leaves. */
static bool put_block(hot *h)
{
    const uint32_t *old = NULL;
    if (h->own) {
        h->push_variable = h->own;
        h->push_pointer = h->definition[h->own][1];
        h->push_type = variable_type(h, h->own);
        if (!(old = defined(h, h->push_type, OP_TYPE_STRUCT, 3))) return false;
        h->own_count = (old[0] >> 16) - 2;
        if (h->own_count > OWN_MEMBERS) return false;
    } else {
        h->push_variable = h->next_id++;
        h->push_pointer = h->next_id++;
        h->push_type = h->next_id++;
        MGL_SPIRV_PUT(&h->notes, OP_DECORATE, h->push_type, DECORATION_BLOCK);
    }
    uint32_t head = (2 + h->own_count + h->leaf_count) << 16 | OP_TYPE_STRUCT;
    mgl_bytes_append(&h->head, &head, 4);
    mgl_bytes_append(&h->head, &h->push_type, 4);
    if (old) mgl_bytes_append(&h->head, old + 2, h->own_count * 4);
    for (uint32_t i = 0; i < h->leaf_count; i++) {
        const leaf *l = &h->leaves[i];
        uint32_t at = MGL_PUSH_OWN + h->slots[l->offset / 16] * 16u + l->offset % 16, n = h->own_count + i;
        mgl_bytes_append(&h->head, &l->type, 4);
        MGL_SPIRV_PUT(&h->notes, OP_MEMBER_DECORATE, h->push_type, n, DECORATION_OFFSET, at);
        if (operation(h, l->type) != OP_TYPE_MATRIX) continue;
        MGL_SPIRV_PUT(&h->notes, OP_MEMBER_DECORATE, h->push_type, n,
                      l->row_major ? DECORATION_ROW_MAJOR : DECORATION_COL_MAJOR);
        MGL_SPIRV_PUT(&h->notes, OP_MEMBER_DECORATE, h->push_type, n, DECORATION_MATRIX_STRIDE, l->matrix_stride);
    }
    MGL_SPIRV_PUT(&h->head, OP_TYPE_POINTER, h->push_pointer, CLASS_PUSH_CONSTANT, h->push_type);
    MGL_SPIRV_PUT(&h->head, OP_VARIABLE, h->push_pointer, h->push_variable, CLASS_PUSH_CONSTANT);
    return true;
}

/* ---- functions ---- */

/* An access chain, or the block's variable itself. */
typedef struct place {
    const uint32_t *indices;
    uint32_t count;
} place;

/* Whether the indices may lead to a leaf; *dynamic: how many of them decide it when the shader runs. */
static bool may_reach(const hot *h, const place *c, const leaf *l, uint32_t *dynamic)
{
    *dynamic = 0;
    for (uint32_t i = 0; i < MGL_MIN(c->count, l->depth); i++) {
        uint32_t value;
        if (!constant(h, c->indices[i], &value))
            ++*dynamic;
        else if (value != l->path[i])
            return false;
    }
    return true;
}

/* The leaf that constant indices lead to, or lead into. */
static const leaf *exact(const hot *h, const place *c)
{
    uint32_t dynamic;
    for (uint32_t i = 0; i < h->leaf_count; i++)
        if (c->count >= h->leaves[i].depth && may_reach(h, c, &h->leaves[i], &dynamic) && !dynamic)
            return &h->leaves[i];
    return NULL;
}

/* A chain to a leaf's member, and on with the indices that lead into the leaf. */
static void put_chain(hot *h, uint32_t pointer_type, uint32_t id, const leaf *l, const place *c)
{
    uint32_t rest = c->count > l->depth ? c->count - l->depth : 0;
    uint32_t index = constant_id(h, h->own_count + (uint32_t)(l - h->leaves));
    const uint32_t words[5] = {(5 + rest) << 16 | OP_ACCESS_CHAIN, pointer_type, id, h->push_variable, index};
    mgl_bytes_append(&h->code, words, sizeof(words));
    if (rest) mgl_bytes_append(&h->code, c->indices + l->depth, rest * 4);
}

/* The value of a leaf, or of the part of it that the indices lead to. */
static uint32_t put_leaf(hot *h, uint32_t type, const leaf *l, const place *c)
{
    uint32_t chain = h->next_id++, value = h->next_id++;
    put_chain(h, push_pointer(h, type), chain, l, c);
    MGL_SPIRV_PUT(&h->code, OP_LOAD, type, value, chain);
    return value;
}

/* Whether the indices are those of the leaf. */
static uint32_t put_condition(hot *h, const place *c, const leaf *l)
{
    uint32_t all = 0, value, type = bool_type(h, 1);
    for (uint32_t i = 0; i < MGL_MIN(c->count, l->depth); i++) {
        if (constant(h, c->indices[i], &value)) continue;
        uint32_t equal = h->next_id++, both = equal;
        MGL_SPIRV_PUT(&h->code, OP_IEQUAL, type, equal, c->indices[i], constant_id(h, l->path[i]));
        if (all) {
            both = h->next_id++;
            MGL_SPIRV_PUT(&h->code, OP_LOGICAL_AND, type, both, all, equal);
        }
        all = both;
    }
    return all;
}

static void put_composite(hot *h, uint32_t type, uint32_t id, const uint32_t *parts, uint32_t n)
{
    uint32_t words[3] = {(3 + n) << 16 | OP_COMPOSITE_CONSTRUCT, type, id};
    mgl_bytes_append(&h->code, words, sizeof(words));
    mgl_bytes_append(&h->code, parts, n * 4);
}

/* condition ? yes : no, of a scalar, a vector or a matrix. */
static uint32_t put_select(hot *h, uint32_t type, uint32_t condition, uint32_t yes, uint32_t no)
{
    const uint32_t *t = defined(h, type, OP_TYPE_MATRIX, 4);
    uint32_t parts[4], n;
    if (t) {
        n = MGL_MIN(t[3], 4u);
        h->failed |= !defined(h, t[2], OP_TYPE_VECTOR, 4);
        for (uint32_t i = 0; i < n && !h->failed; i++) {
            uint32_t x = h->next_id++, y = h->next_id++;
            MGL_SPIRV_PUT(&h->code, OP_COMPOSITE_EXTRACT, t[2], x, yes, i);
            MGL_SPIRV_PUT(&h->code, OP_COMPOSITE_EXTRACT, t[2], y, no, i);
            parts[i] = put_select(h, t[2], condition, x, y);
        }
        uint32_t id = h->next_id++;
        put_composite(h, type, id, parts, n);
        return id;
    }
    if ((t = defined(h, type, OP_TYPE_VECTOR, 4))) { /* SPIR-V before 1.4 wants a boolean a component */
        n = MGL_MIN(t[3], 4u);
        for (uint32_t i = 0; i < n; i++)
            parts[i] = condition;
        condition = h->next_id++;
        put_composite(h, bool_type(h, n), condition, parts, n);
    }
    uint32_t id = h->next_id++;
    MGL_SPIRV_PUT(&h->code, OP_SELECT, type, id, condition, yes, no);
    return id;
}

/* A composite with the member at a path of n indices read or replaced. */
static uint32_t put_member(hot *h, uint32_t op, uint32_t type, uint32_t composite, uint32_t value, const uint32_t *path,
                           uint32_t n)
{
    uint32_t id = h->next_id++;
    uint32_t words[5] = {0, type, id, value, composite}, count = 5;
    if (op == OP_COMPOSITE_EXTRACT) words[3] = composite, count = 4;
    words[0] = (count + n) << 16 | op;
    mgl_bytes_append(&h->code, words, count * 4);
    mgl_bytes_append(&h->code, path, n * 4);
    return id;
}

/* A load with what the leaves hold put into its result. False: no leaf can be in it. */
static bool put_load(hot *h, const mgl_spirv_walk *k, const place *c)
{
    uint32_t current = 0, type = k->w[1], picks = 0, dynamic;
    for (uint32_t i = 0; i < h->leaf_count; i++) {
        const leaf *l = &h->leaves[i];
        if (!may_reach(h, c, l, &dynamic)) continue;
        if (!current) {
            size_t at = h->code.size;
            current = h->next_id++;
            if (mgl_bytes_append(&h->code, k->w, k->n * 4)) memcpy(h->code.data + at + 8, &current, 4);
        }
        if (dynamic && ++picks > PICKS) h->failed = true;
        if (h->failed) return true;
        bool above = c->count < l->depth;
        uint32_t part = above ? l->type : type, value = put_leaf(h, part, l, c), n = above ? l->depth - c->count : 0;
        if (dynamic) {
            uint32_t old =
                above ? put_member(h, OP_COMPOSITE_EXTRACT, part, current, 0, l->path + c->count, n) : current;
            value = put_select(h, part, put_condition(h, c, l), value, old);
        }
        current = above ? put_member(h, OP_COMPOSITE_INSERT, type, current, value, l->path + c->count, n) : value;
    }
    if (current) MGL_SPIRV_PUT(&h->code, OP_COPY_OBJECT, type, k->w[2], current);
    return current != 0;
}

/* Whether an id points into the block, and where. */
static bool points(const hot *h, uint32_t id, place *c)
{
    *c = (place){NULL, 0};
    if (id == h->block) return true;
    if (id >= h->bound || !h->chain[id]) return false;
    *c = (place){h->chain[id] + 4, (h->chain[id][0] >> 16) - 4};
    return true;
}

static void put_instruction(hot *h, const mgl_spirv_walk *k)
{
    h->failed |= h->code.size / 4 > (size_t)CODE_LIMIT * h->count;
    if (h->failed) return;
    place c;
    switch (k->op) {
    case OP_ACCESS_CHAIN:
    case OP_IN_BOUNDS_ACCESS_CHAIN:
        if (k->n < 4 || k->w[2] >= h->bound || !points(h, k->w[3], &c)) break;
        if (k->w[3] != h->block) h->failed = true; /* a chain from a chain */
        h->chain[k->w[2]] = k->w;
        points(h, k->w[2], &c);
        const leaf *l = exact(h, &c);
        if (!l) break;
        put_chain(h, push_pointer(h, pointee(h, k->w[1])), k->w[2], l, &c);
        return;
    case OP_LOAD:
        if (k->n < 4 || !points(h, k->w[3], &c) || exact(h, &c)) break;
        if (put_load(h, k, &c)) return;
        break;
    case OP_COPY_OBJECT: /* pointers that go elsewhere */
    case OP_COPY_MEMORY:
    case OP_FUNCTION_CALL:
    case OP_SELECT:
    case OP_PHI:
        for (uint32_t i = k->op == OP_COPY_MEMORY ? 1 : 3; i < k->n; i++)
            if (points(h, k->w[i], &c)) h->failed = true;
        break;
    default:
        break;
    }
    mgl_bytes_append(&h->code, k->w, k->n * 4);
}

/* The module's own push constant block is declared behind everything else, with the leaves. */
static bool is_moved(const hot *h, const mgl_spirv_walk *k)
{
    if (!h->own || k->n < 3) return false;
    return ((k->op == OP_TYPE_STRUCT || k->op == OP_TYPE_POINTER) &&
            (k->w[1] == h->push_type || k->w[1] == h->push_pointer)) ||
           (k->op == OP_VARIABLE && k->w[2] == h->own);
}

static void copy(hot *h, mgl_bytes *out)
{
    bool noted = false, body = false;
    mgl_bytes_append(out, h->words, MGL_SPIRV_HEADER * 4);
    for (mgl_spirv_walk k = mgl_spirv_start(h->words, h->count); mgl_spirv_next(&k);) {
        body |= k.op == OP_FUNCTION;
        if (body) {
            put_instruction(h, &k);
            continue;
        }
        if (!noted && k.op >= OP_TYPE_FIRST && k.op <= OP_TYPE_LAST) {
            noted = true;
            mgl_bytes_append(out, h->notes.data, h->notes.size);
        }
        if (!is_moved(h, &k)) mgl_bytes_append(out, k.w, k.n * 4);
    }
    mgl_bytes_append(out, h->head.data, h->head.size);
    mgl_bytes_append(out, h->code.data, h->code.size);
    if (!out->failed) memcpy(out->data + 12, &h->next_id, 4);
}

static bool usable(const uint32_t *words, uint32_t count)
{
    return count >= MGL_SPIRV_HEADER && words[1] <= VERSION_1_3 && words[3] != 0 && words[3] <= MGL_SPIRV_IDS;
}

bool mgl_vk_spirv_hot_close(const uint32_t *words, uint32_t count, uint64_t *bits, uint32_t granules, bool *grown,
                            bool *wide)
{
    hot h = {.words = words, .count = count, .bits = bits, .granules = granules};
    bool ok = usable(words, count) && make(&h) && collect(&h) && (!h.block || find_leaves(&h));
    *grown |= h.grown;
    *wide |= h.wide;
    finish(&h);
    return ok;
}

uint32_t *mgl_vk_spirv_hot(const uint32_t *words, uint32_t count, uint64_t *bits, const uint8_t *slots,
                           uint32_t granules, uint32_t *out_count, bool *cannot)
{
    hot h = {.words = words, .count = count, .bits = bits, .granules = granules, .slots = slots};
    mgl_bytes out = {0};
    *cannot = true;
    bool ok = usable(words, count) && make(&h) && collect(&h) && (!h.block || find_leaves(&h));
    if (ok && !h.leaf_count) {
        *cannot = false;
    } else if (ok && h.int_type && put_block(&h)) {
        copy(&h, &out);
        *cannot = h.failed || h.notes.failed || h.head.failed || h.code.failed || out.failed;
        *out_count = (uint32_t)(out.size / 4);
    }
    finish(&h);
    if (*cannot) mgl_bytes_finish(&out);
    return *cannot || !out.size ? NULL : (uint32_t *)out.data;
}
