/* SPIR-V as words: what the last stage before rasterization writes, whether a module's bindings are those of its
 * tables, and copies that are adapted to a device. Every walk is bounded by the word count, whatever the words say. */
#include "translator/vk/draw.h"
#include "translator/vk/spirv.h"

#include <string.h>

/* The declaration of a type or constant; NULL when there is none. */
static const uint32_t *declaration(const uint32_t *words, uint32_t count, uint32_t id, uint32_t *size)
{
    for (mgl_spirv_walk k = mgl_spirv_start(words, count); mgl_spirv_next(&k);) {
        if (k.op == OP_FUNCTION) break;
        bool type = k.op >= OP_TYPE_FIRST && k.op <= OP_TYPE_LAST;
        if (!(type && k.n > 1 && k.w[1] == id) &&
            !((k.op == OP_CONSTANT || k.op == OP_VARIABLE) && k.n > 3 && k.w[2] == id))
            continue;
        *size = k.n;
        return k.w;
    }
    return NULL;
}

/* ---- built-ins that a stage writes ---- */

/* A built-in output: a variable of its own, or a member of a block variable. */
typedef struct built_in {
    uint32_t variable, type /* of the value */, block, member;
    bool found, is_member;
} built_in;

static uint32_t output_variable_of(const uint32_t *words, uint32_t count, uint32_t block)
{
    uint32_t size;
    for (mgl_spirv_walk k = mgl_spirv_start(words, count); mgl_spirv_next(&k);) {
        if (k.op == OP_FUNCTION) break;
        if (k.op != OP_VARIABLE || k.n < 4 || k.w[3] != CLASS_OUTPUT) continue;
        const uint32_t *pointer = declaration(words, count, k.w[1], &size);
        if (pointer && size >= 4 && (pointer[0] & 0xffff) == OP_TYPE_POINTER && pointer[3] == block) return k.w[2];
    }
    return 0;
}

static built_in find_built_in(const uint32_t *words, uint32_t count, uint32_t which)
{
    built_in b = {0};
    uint32_t size;
    for (mgl_spirv_walk k = mgl_spirv_start(words, count); mgl_spirv_next(&k) && !b.found;) {
        if (k.op == OP_FUNCTION) break;
        if (k.op == OP_MEMBER_DECORATE && k.n >= 5 && k.w[3] == DECORATION_BUILT_IN && k.w[4] == which) {
            const uint32_t *type = declaration(words, count, k.w[1], &size);
            uint32_t variable = output_variable_of(words, count, k.w[1]);
            if (!variable || !type || (type[0] & 0xffff) != OP_TYPE_STRUCT || k.w[2] >= size - 2) continue;
            b = (built_in){variable, type[2 + k.w[2]], k.w[1], k.w[2], true, true};
        } else if (k.op == OP_DECORATE && k.n >= 4 && k.w[2] == DECORATION_BUILT_IN && k.w[3] == which) {
            const uint32_t *variable = declaration(words, count, k.w[1], &size);
            if (!variable || size < 4 || (variable[0] & 0xffff) != OP_VARIABLE || variable[3] != CLASS_OUTPUT) continue;
            const uint32_t *pointer = declaration(words, count, variable[1], &size);
            if (pointer && size >= 4 && (pointer[0] & 0xffff) == OP_TYPE_POINTER)
                b = (built_in){k.w[1], pointer[3], 0, 0, true, false};
        }
    }
    return b;
}

static uint32_t constant_value(const uint32_t *words, uint32_t count, uint32_t id, uint32_t fallback)
{
    uint32_t size;
    const uint32_t *c = declaration(words, count, id, &size);
    return c && (c[0] & 0xffff) == OP_CONSTANT && size >= 4 ? c[3] : fallback;
}

/* Whether any code touches it: glslang declares gl_ClipDistance in every block. */
static bool is_touched(const uint32_t *words, uint32_t count, const built_in *b)
{
    for (mgl_spirv_walk k = mgl_spirv_start(words, count); mgl_spirv_next(&k);) {
        if (k.op == OP_STORE && k.n >= 3 && k.w[1] == b->variable) return true;
        if ((k.op != OP_ACCESS_CHAIN && k.op != OP_IN_BOUNDS_ACCESS_CHAIN) || k.n < 5 || k.w[3] != b->variable)
            continue;
        if (!b->is_member || constant_value(words, count, k.w[4], UINT32_MAX) == b->member) return true;
    }
    return false;
}

static uint32_t array_length(const uint32_t *words, uint32_t count, uint32_t type)
{
    uint32_t size;
    const uint32_t *t = declaration(words, count, type, &size);
    return t && (t[0] & 0xffff) == OP_TYPE_ARRAY && size >= 4 ? constant_value(words, count, t[3], 0) : 0;
}

/* Where transform feedback captures a built-in. */
typedef struct capture {
    uint32_t buffer, stride, offset;
    bool has_buffer, has_offset;
} capture;

static capture find_capture(const uint32_t *words, uint32_t count, const built_in *b)
{
    capture c = {0};
    for (mgl_spirv_walk k = mgl_spirv_start(words, count); mgl_spirv_next(&k);) {
        if (k.op == OP_FUNCTION) break;
        bool member =
            k.op == OP_MEMBER_DECORATE && k.n >= 5 && b->is_member && k.w[1] == b->block && k.w[2] == b->member;
        bool whole = k.op == OP_DECORATE && k.n >= 4 && k.w[1] == b->variable;
        if (!member && !whole) continue;
        uint32_t decoration = k.w[member ? 3 : 2], value = k.w[member ? 4 : 3];
        if (decoration == DECORATION_XFB_BUFFER) c.buffer = value, c.has_buffer = true;
        if (decoration == DECORATION_XFB_STRIDE) c.stride = value;
        if (decoration == DECORATION_OFFSET && (member || !b->is_member)) c.offset = value, c.has_offset = true;
    }
    return c;
}

bool mgl_vk_spirv_inspect(const uint32_t *words, uint32_t count, mgl_stage stage, mgl_vk_spirv_facts *facts)
{
    built_in clip = find_built_in(words, count, BUILT_IN_CLIP_DISTANCE);
    built_in position = find_built_in(words, count, BUILT_IN_POSITION);
    memset(facts, 0, sizeof(*facts));
    if (clip.found && is_touched(words, count, &clip))
        facts->clip_distances = MGL_MIN(array_length(words, count, clip.type), 8u);
    facts->viewport_index = find_built_in(words, count, BUILT_IN_VIEWPORT_INDEX).found;
    if (position.found) {
        capture c = find_capture(words, count, &position);
        facts->position_captured = c.has_buffer && c.has_offset;
    }
    return true;
}

/* ---- checks of untrusted modules ---- */

typedef struct check_ids {
    const uint32_t **declared;
    uint16_t *sizes;
    int16_t *set, *binding;
    uint8_t *block, *at_start; /* at_start: of a structure, its first member has offset 0 */
    uint32_t bound;
} check_ids;

static void check_free(check_ids *c)
{
    mgl_free(c->declared);
    mgl_free(c->sizes);
    mgl_free(c->set);
    mgl_free(c->binding);
    mgl_free(c->block);
    mgl_free(c->at_start);
}

static bool check_make(check_ids *c, uint32_t bound)
{
    c->bound = bound;
    c->declared = mgl_calloc(bound, sizeof(*c->declared));
    c->sizes = mgl_calloc(bound, sizeof(*c->sizes));
    c->set = mgl_malloc(bound * sizeof(*c->set));
    c->binding = mgl_malloc(bound * sizeof(*c->binding));
    c->block = mgl_calloc(bound, 1);
    c->at_start = mgl_calloc(bound, 1);
    if (!c->declared || !c->sizes || !c->set || !c->binding || !c->block || !c->at_start) return false;
    memset(c->set, 0xff, bound * sizeof(*c->set));
    memset(c->binding, 0xff, bound * sizeof(*c->binding));
    return true;
}

static bool check_collect(check_ids *c, const uint32_t *words, uint32_t count, bool *entry, mgl_stage stage)
{
    static const uint8_t models[MGL_STAGE_COUNT] = {0, 1, 2, 3, 4, 5};
    mgl_spirv_walk k = mgl_spirv_start(words, count);
    while (mgl_spirv_next(&k)) {
        if (k.op == OP_ENTRY_POINT && k.n >= 5 && k.w[1] == models[stage] && k.w[3] == 0x6e69616du /* "main" */ &&
            k.w[4] == 0)
            *entry = true;
        if (k.op == OP_DECORATE && k.n >= 3 && k.w[1] < c->bound) {
            uint32_t value = k.n >= 4 ? MGL_MIN(k.w[3], 0x7fffu) : 0;
            if (k.w[2] == DECORATION_SET) c->set[k.w[1]] = (int16_t)value;
            if (k.w[2] == DECORATION_BINDING) c->binding[k.w[1]] = (int16_t)value;
            if (k.w[2] == DECORATION_BLOCK || k.w[2] == DECORATION_BUFFER_BLOCK) c->block[k.w[1]] = (uint8_t)k.w[2];
        }
        if (k.op == OP_MEMBER_DECORATE && k.n >= 5 && k.w[1] < c->bound && k.w[2] == 0 && k.w[3] == DECORATION_OFFSET)
            c->at_start[k.w[1]] = k.w[4] == 0;
        uint32_t id = k.op >= OP_TYPE_FIRST && k.op <= OP_TYPE_LAST && k.n > 1  ? k.w[1]
                      : (k.op == OP_CONSTANT || k.op == OP_VARIABLE) && k.n > 3 ? k.w[2]
                                                                                : 0;
        if (!id) continue;
        if (id >= c->bound) return false;
        c->declared[id] = k.w;
        c->sizes[id] = (uint16_t)k.n;
    }
    return k.at == count;
}

static const uint32_t *type_of(const check_ids *c, uint32_t id, uint32_t op, uint32_t words)
{
    if (id >= c->bound || !c->declared[id] || (c->declared[id][0] & 0xffff) != op || c->sizes[id] < words) return NULL;
    return c->declared[id];
}

static bool image_fits(const check_ids *c, uint32_t id, const mgl_program_resource *r, bool storage)
{
    static const struct {
        uint8_t dim, arrayed, ms;
    } shapes[] = {
        [MGL_DIM_1D] = {0, 0, 0},         [MGL_DIM_2D] = {1, 0, 0},       [MGL_DIM_3D] = {2, 0, 0},
        [MGL_DIM_CUBE] = {3, 0, 0},       [MGL_DIM_1D_ARRAY] = {0, 1, 0}, [MGL_DIM_2D_ARRAY] = {1, 1, 0},
        [MGL_DIM_CUBE_ARRAY] = {3, 1, 0}, [MGL_DIM_2D_MS] = {1, 0, 1},    [MGL_DIM_2D_MS_ARRAY] = {1, 1, 1},
        [MGL_DIM_BUFFER] = {5, 0, 0},
    };
    const uint32_t *t = type_of(c, id, OP_TYPE_IMAGE, 9);
    return t && t[3] == shapes[r->dim].dim && t[5] == shapes[r->dim].arrayed && t[6] == shapes[r->dim].ms &&
           t[7] == (storage ? 2u : 1u);
}

/* Whether a variable is of the kind that the table says is at its binding. */
static bool variable_fits(const check_ids *c, const uint32_t *variable, const mgl_program_resource *r)
{
    const uint32_t *pointer = type_of(c, variable[1], OP_TYPE_POINTER, 4);
    if (!pointer) return false;
    uint32_t type = pointer[3], count = 1, storage_class = variable[3];
    const uint32_t *array = type_of(c, type, OP_TYPE_ARRAY, 4);
    if (array) {
        const uint32_t *length = type_of(c, array[3], OP_CONSTANT, 4);
        count = length ? length[3] : 0;
        type = array[2];
    }
    if (count == 0 || count > r->count || type >= c->bound) return false;
    const uint32_t *sampled = type_of(c, type, OP_TYPE_SAMPLED_IMAGE, 3);
    switch (r->kind) {
    case MGL_RESOURCE_UNIFORM_BLOCK:
        return storage_class == CLASS_UNIFORM && c->block[type] == DECORATION_BLOCK;
    case MGL_RESOURCE_STORAGE_BLOCK:
    case MGL_RESOURCE_ATOMIC_BUFFER:
        return (storage_class == CLASS_STORAGE_BUFFER && c->block[type] == DECORATION_BLOCK) ||
               (storage_class == CLASS_UNIFORM && c->block[type] == DECORATION_BUFFER_BLOCK);
    case MGL_RESOURCE_TEXTURE:
        return r->dim != MGL_DIM_BUFFER && sampled && image_fits(c, sampled[2], r, false);
    case MGL_RESOURCE_TEXEL_BUFFER:
        return r->dim == MGL_DIM_BUFFER && sampled && image_fits(c, sampled[2], r, false);
    case MGL_RESOURCE_IMAGE:
        return r->dim != MGL_DIM_BUFFER && image_fits(c, type, r, true);
    default:
        return r->dim == MGL_DIM_BUFFER && image_fits(c, type, r, true);
    }
}

/* Whether a push constant is mgl_program_rows: a block of one vec3. */
static bool is_rows(const check_ids *c, const uint32_t *variable)
{
    const uint32_t *pointer = type_of(c, variable[1], OP_TYPE_POINTER, 4);
    const uint32_t *block = pointer ? type_of(c, pointer[3], OP_TYPE_STRUCT, 3) : NULL;
    const uint32_t *vector = block && c->sizes[pointer[3]] == 3 ? type_of(c, block[2], OP_TYPE_VECTOR, 4) : NULL;
    const uint32_t *scalar = vector && vector[3] == 3 ? type_of(c, vector[2], OP_TYPE_FLOAT, 3) : NULL;
    return scalar && scalar[2] == 32 && c->at_start[pointer[3]] && c->block[pointer[3]] == DECORATION_BLOCK;
}

static bool check_variables(const check_ids *c, mgl_stage stage, const mgl_program_header *header,
                            const mgl_program_resource *resources, const char **reason)
{
    const mgl_program_resource default_block = {.kind = MGL_RESOURCE_UNIFORM_BLOCK, .count = 1};
    for (uint32_t id = 0; id < c->bound; id++) {
        const uint32_t *v = type_of(c, id, OP_VARIABLE, 4);
        if (!v) continue;
        if (v[3] == CLASS_PUSH_CONSTANT && (stage != MGL_STAGE_FRAGMENT || !is_rows(c, v)))
            return *reason = "a push constant", false;
        if (v[3] != CLASS_UNIFORM && v[3] != CLASS_UNIFORM_CONSTANT && v[3] != CLASS_STORAGE_BUFFER) continue;
        const mgl_program_resource *r =
            c->set[id] == 0 && c->binding[id] == 0 && header->default_block_size ? &default_block : NULL;
        for (uint32_t i = 0; i < header->resource_count && !r; i++)
            if (resources[i].set == c->set[id] && resources[i].binding == c->binding[id]) r = &resources[i];
        if (!r) return *reason = "a variable that the resource table does not have", false;
        if (!variable_fits(c, v, r)) return *reason = "a variable of another kind than the resource table says", false;
    }
    return true;
}

bool mgl_vk_spirv_check(const uint32_t *words, uint32_t count, mgl_stage stage, const mgl_program_header *header,
                        const mgl_program_resource *resources, const char **reason)
{
    *reason = "SPIR-V that does not add up";
    if (count < MGL_SPIRV_HEADER || words[3] == 0 || words[3] > MGL_SPIRV_IDS) return false;
    check_ids c = {0};
    bool entry = false;
    bool ok = check_make(&c, words[3]) && check_collect(&c, words, count, &entry, stage);
    if (ok && !entry) *reason = "no entry point of its stage";
    ok = ok && entry && check_variables(&c, stage, header, resources, reason);
    check_free(&c);
    return ok;
}

/* ---- adaptation ---- */

typedef struct adapt {
    const uint32_t *words;
    uint32_t count, bound, variant;
    mgl_stage stage;
    built_in position, clip;
    capture captured;
    uint32_t main_function, first_type, first_function, entry_at;
    uint32_t float_type, int_type, float_pointer, vec4_pointer, copy_variable;
    uint32_t index[8], half, one, zero_member; /* constants */
    uint32_t clip_mask;
    mgl_bytes declarations, decorations, code;
} adapt;

/* A type that the module has already (types may not be declared twice), or a new one. */
static uint32_t type_get(adapt *d, uint32_t op, uint32_t n, const uint32_t *operands)
{
    for (mgl_spirv_walk k = mgl_spirv_start(d->words, d->count); mgl_spirv_next(&k);) {
        if (k.op == OP_FUNCTION) break;
        if (k.op == op && k.n == n + 2 && memcmp(k.w + 2, operands, n * 4) == 0) return k.w[1];
    }
    uint32_t id = d->bound++, all[6] = {id};
    memcpy(all + 1, operands, n * 4);
    mgl_spirv_put(&d->declarations, op, n + 1, all);
    return id;
}

static uint32_t constant_make(adapt *d, uint32_t type, uint32_t bits)
{
    uint32_t id = d->bound++;
    MGL_SPIRV_PUT(&d->declarations, OP_CONSTANT, type, id, bits);
    return id;
}

static bool find_places(adapt *d)
{
    for (mgl_spirv_walk k = mgl_spirv_start(d->words, d->count); mgl_spirv_next(&k);) {
        if (k.op == OP_ENTRY_POINT && k.n >= 4 && !d->entry_at) d->entry_at = k.at, d->main_function = k.w[2];
        if (k.op >= OP_TYPE_FIRST && k.op <= OP_TYPE_LAST && !d->first_type) d->first_type = k.at;
        if (k.op == OP_FUNCTION) {
            d->first_function = k.at;
            break;
        }
    }
    return d->entry_at && d->first_type && d->first_function;
}

static uint32_t max_location(const adapt *d)
{
    uint32_t location = 0;
    for (mgl_spirv_walk k = mgl_spirv_start(d->words, d->count); mgl_spirv_next(&k);) {
        if (k.op == OP_FUNCTION) break;
        if (k.op == OP_DECORATE && k.n >= 4 && k.w[2] == DECORATION_LOCATION) location = MGL_MAX(location, k.w[3]);
    }
    return location;
}

/* Capture takes the program's position from a copy, made before z changes. */
static void make_copy_variable(adapt *d)
{
    uint32_t id = d->copy_variable = d->bound++;
    MGL_SPIRV_PUT(&d->decorations, OP_DECORATE, id, DECORATION_LOCATION, max_location(d) + 1);
    MGL_SPIRV_PUT(&d->decorations, OP_DECORATE, id, DECORATION_XFB_BUFFER, d->captured.buffer);
    MGL_SPIRV_PUT(&d->decorations, OP_DECORATE, id, DECORATION_XFB_STRIDE, d->captured.stride);
    MGL_SPIRV_PUT(&d->decorations, OP_DECORATE, id, DECORATION_OFFSET, d->captured.offset);
    MGL_SPIRV_PUT(&d->declarations, OP_VARIABLE, d->vec4_pointer, id, CLASS_OUTPUT);
}

static void make_declarations(adapt *d)
{
    d->float_type = type_get(d, OP_TYPE_FLOAT, 1, (uint32_t[]){32});
    d->int_type = type_get(d, OP_TYPE_INT, 2, (uint32_t[]){32, 1});
    d->float_pointer = type_get(d, OP_TYPE_POINTER, 2, (uint32_t[]){CLASS_OUTPUT, d->float_type});
    for (uint32_t i = 0; i < 8; i++)
        d->index[i] = constant_make(d, d->int_type, i);
    d->half = constant_make(d, d->float_type, 0x3f000000u);
    d->one = constant_make(d, d->float_type, 0x3f800000u);
    if ((d->variant & MGL_VARIANT_DEPTH) && d->captured.has_buffer && d->captured.has_offset) {
        d->vec4_pointer = type_get(d, OP_TYPE_POINTER, 2, (uint32_t[]){CLASS_OUTPUT, d->position.type});
        make_copy_variable(d);
    }
}

/* A pointer to one float of a built-in. */
static uint32_t put_chain(adapt *d, const built_in *b, uint32_t element)
{
    uint32_t id = d->bound++;
    uint32_t member = b->is_member && b->member < 8 ? d->index[b->member] : 0;
    if (b->is_member)
        MGL_SPIRV_PUT(&d->code, OP_ACCESS_CHAIN, d->float_pointer, id, b->variable, member, d->index[element]);
    else
        MGL_SPIRV_PUT(&d->code, OP_ACCESS_CHAIN, d->float_pointer, id, b->variable, d->index[element]);
    return id;
}

static void put_copy(adapt *d)
{
    uint32_t pointer = d->position.variable, value = d->bound++;
    if (d->position.is_member) {
        pointer = d->bound++;
        MGL_SPIRV_PUT(&d->code, OP_ACCESS_CHAIN, d->vec4_pointer, pointer, d->position.variable,
                      d->index[d->position.member]);
    }
    MGL_SPIRV_PUT(&d->code, OP_LOAD, d->position.type, value, pointer);
    MGL_SPIRV_PUT(&d->code, OP_STORE, d->copy_variable, value);
}

/* What runs where a vertex is finished. */
static void put_fixes(adapt *d)
{
    if (d->variant & MGL_VARIANT_DEPTH) {
        if (d->copy_variable) put_copy(d);
        uint32_t pz = put_chain(d, &d->position, 2), pw = put_chain(d, &d->position, 3);
        uint32_t z = d->bound++, w = d->bound++, sum = d->bound++, half = d->bound++;
        MGL_SPIRV_PUT(&d->code, OP_LOAD, d->float_type, z, pz);
        MGL_SPIRV_PUT(&d->code, OP_LOAD, d->float_type, w, pw);
        MGL_SPIRV_PUT(&d->code, OP_FADD, d->float_type, sum, z, w);
        MGL_SPIRV_PUT(&d->code, OP_FMUL, d->float_type, half, sum, d->half);
        MGL_SPIRV_PUT(&d->code, OP_STORE, pz, half);
    }
    for (uint32_t mask = d->clip_mask; mask; mask &= mask - 1) {
        uint32_t p = put_chain(d, &d->clip, (uint32_t)__builtin_ctz(mask));
        MGL_SPIRV_PUT(&d->code, OP_STORE, p, d->one);
    }
}

static bool drops(const adapt *d, const mgl_spirv_walk *k)
{
    if (!d->copy_variable) return false;
    bool member = k->op == OP_MEMBER_DECORATE && k->n >= 5 && d->position.is_member && k->w[1] == d->position.block &&
                  k->w[2] == d->position.member;
    bool whole = k->op == OP_DECORATE && k->n >= 4 && !d->position.is_member && k->w[1] == d->position.variable;
    uint32_t decoration = member ? k->w[3] : whole ? k->w[2] : 0;
    return decoration == DECORATION_OFFSET || decoration == DECORATION_XFB_BUFFER ||
           decoration == DECORATION_XFB_STRIDE;
}

static void copy_adapted(adapt *d)
{
    bool geometry = d->stage == MGL_STAGE_GEOMETRY, in_main = false;
    mgl_bytes_append(&d->code, d->words, MGL_SPIRV_HEADER * 4);
    for (mgl_spirv_walk k = mgl_spirv_start(d->words, d->count); mgl_spirv_next(&k);) {
        if (k.at == d->first_type) mgl_bytes_append(&d->code, d->decorations.data, d->decorations.size);
        if (k.at == d->first_function) mgl_bytes_append(&d->code, d->declarations.data, d->declarations.size);
        if (k.op == OP_FUNCTION && k.n >= 3) in_main = k.w[2] == d->main_function;
        if (geometry ? k.op == OP_EMIT_VERTEX || k.op == OP_EMIT_STREAM_VERTEX : in_main && k.op == OP_RETURN)
            put_fixes(d);
        if (drops(d, &k)) continue;
        if (k.at == d->entry_at && d->copy_variable) { /* its interface has one variable more */
            uint32_t head = (k.n + 1) << 16 | OP_ENTRY_POINT;
            mgl_bytes_append(&d->code, &head, 4);
            mgl_bytes_append(&d->code, k.w + 1, (k.n - 1) * 4);
            mgl_bytes_append(&d->code, &d->copy_variable, 4);
            continue;
        }
        mgl_bytes_append(&d->code, k.w, k.n * 4);
    }
    if (!d->code.failed) memcpy(d->code.data + 12, &d->bound, 4);
}

uint32_t *mgl_vk_spirv_adapt(const uint32_t *words, uint32_t count, mgl_stage stage, uint32_t variant,
                             uint32_t *out_count)
{
    adapt d = {.words = words, .count = count, .stage = stage, .variant = variant};
    if (count < MGL_SPIRV_HEADER || words[3] > MGL_SPIRV_IDS) return NULL;
    d.bound = words[3];
    d.position = find_built_in(words, count, BUILT_IN_POSITION);
    d.clip = find_built_in(words, count, BUILT_IN_CLIP_DISTANCE);
    if (!d.position.found || (d.position.is_member && d.position.member >= 8))
        d.variant &= ~(uint32_t)MGL_VARIANT_DEPTH;
    d.clip_mask = variant >> MGL_VARIANT_CLIP_SHIFT & 0xffu;
    if (!d.clip.found || (d.clip.is_member && d.clip.member >= 8)) d.clip_mask = 0;
    d.clip_mask &= (1u << MGL_MIN(array_length(words, count, d.clip.type), 8u)) - 1u;
    if ((!(d.variant & MGL_VARIANT_DEPTH) && !d.clip_mask) || !find_places(&d)) return NULL;
    d.captured = find_capture(words, count, &d.position);
    make_declarations(&d);
    copy_adapted(&d);
    bool failed = d.code.failed || d.declarations.failed || d.decorations.failed;
    mgl_bytes_finish(&d.declarations);
    mgl_bytes_finish(&d.decorations);
    if (failed) {
        mgl_bytes_finish(&d.code);
        return NULL;
    }
    *out_count = (uint32_t)(d.code.size / 4);
    return (uint32_t *)d.code.data;
}
