/* What a successful link gives a program: locations, names, slots, default block content. */
#include "translator/gl/program.h"
#include "translator/gl/retire.h"

#include <string.h>

/* Everything that is made from the reflection, before it replaces what the program had. */
typedef struct executable {
    mgl_handle handle;
    uint8_t *constants;
    uint32_t *slots;
    struct mgl_uniform_location *locations;
    uint32_t location_count;
    struct mgl_texture_use *uses;
    uint32_t use_count;
    uint32_t *active_uniforms, active_uniform_count, *active_blocks, active_block_count;
    mgl_table names;
    uint32_t builtin_mask;
} executable;

static void executable_free(executable *e)
{
    mgl_free(e->constants);
    mgl_free(e->slots);
    mgl_free(e->locations);
    mgl_free(e->uses);
    mgl_free(e->active_uniforms);
    mgl_free(e->active_blocks);
    mgl_table_finish(&e->names, NULL);
}

bool mgl_uniform_is_array(const mgl_glsl_uniform *u)
{
    size_t size = strlen(u->name);
    return size > 3 && !strcmp(u->name + size - 3, "[0]");
}

static bool make_locations(executable *e, const mgl_glsl_reflection *r)
{
    for (uint32_t i = 0; i < r->uniform_count; i++) {
        const mgl_glsl_uniform *u = r->uniforms + i;
        if (u->location >= 0) e->location_count = MGL_MAX(e->location_count, (uint32_t)u->location + MGL_MAX(u->array_size, 1u));
    }
    e->locations = mgl_new_array(struct mgl_uniform_location, e->location_count);
    if (!e->locations) return false;
    for (uint32_t i = 0; i < r->uniform_count; i++) {
        const mgl_glsl_uniform *u = r->uniforms + i;
        const mgl_uniform_type *type = mgl_uniform_type_find(u->type);
        if (u->location < 0 || !type) continue;
        for (uint32_t k = 0; k < MGL_MAX(u->array_size, 1u); k++)
            e->locations[(uint32_t)u->location + k] = (struct mgl_uniform_location){
                u, k, u->offset + k * u->array_stride, type->base, type->columns, type->rows, mgl_uniform_is_array(u)};
    }
    return true;
}

static bool make_names(executable *e, const mgl_glsl_reflection *r)
{
    for (uint32_t i = 0; i < r->uniform_count; i++) {
        const char *name = r->uniforms[i].name;
        size_t size = strlen(name) - (mgl_uniform_is_array(r->uniforms + i) ? 3 : 0);
        if (!mgl_table_insert(&e->names, name, (uint32_t)size, (void *)(uintptr_t)(i + 1))) return false;
    }
    return true;
}

static bool is_listed(const mgl_glsl_reflection *r, const mgl_glsl_uniform *u, uint32_t stages)
{
    if (u->block >= 0 && r->blocks[u->block].storage) return false;
    return !u->builtin || (!strncmp(u->name, "gl_", 3) && u->type && (u->stages & stages));
}

/* GL's lists leave out storage blocks, their members, built-in state that GL does not know, and what only the stand-in for a missing stage reads:
 * `stages` are those of the program's own shaders. Built-in state comes last. */
static bool make_active_lists(executable *e, const mgl_glsl_reflection *r, uint32_t stages)
{
    e->active_uniforms = mgl_new_array(uint32_t, r->uniform_count);
    e->active_blocks = mgl_new_array(uint32_t, r->block_count);
    if (!e->active_uniforms || !e->active_blocks) return false;
    for (uint32_t i = 0; i < r->block_count; i++)
        if (!r->blocks[i].storage) e->active_blocks[e->active_block_count++] = i;
    for (int builtins = 0; builtins < 2; builtins++) {
        for (uint32_t i = 0; i < r->uniform_count; i++) {
            const mgl_glsl_uniform *u = r->uniforms + i;
            if (u->builtin) e->builtin_mask = 1;
            if ((u->builtin != 0) == builtins && is_listed(r, u, stages)) e->active_uniforms[e->active_uniform_count++] = i;
        }
    }
    return true;
}

static bool make_constants(executable *e, const mgl_glsl_reflection *r, const mgl_program_header *archive)
{
    e->constants = mgl_calloc(1, archive->default_block_size);
    if (!e->constants) return false;
    for (uint32_t i = 0; i < r->uniform_count; i++) {
        const mgl_glsl_uniform *u = r->uniforms + i;
        if (u->block < 0 && !u->opaque && u->initial && u->offset + u->initial_size <= archive->default_block_size)
            memcpy(e->constants + u->offset, u->initial, u->initial_size);
    }
    return true;
}

static bool make_slots(executable *e, const mgl_glsl_reflection *r, const mgl_program_header *archive)
{
    e->slots = mgl_new_array(uint32_t, archive->slot_count);
    if (!e->slots) return false;
    for (uint32_t i = 0; i < r->block_count; i++)
        if (r->blocks[i].first_slot < archive->slot_count) e->slots[r->blocks[i].first_slot] = r->blocks[i].binding;
    for (uint32_t i = 0; i < r->uniform_count; i++) {
        const mgl_glsl_uniform *u = r->uniforms + i;
        if (!u->opaque || u->binding < 0) continue;
        for (uint32_t k = 0; k < MGL_MAX(u->array_size, 1u) && u->first_slot + k < archive->slot_count; k++)
            e->slots[u->first_slot + k] = (uint32_t)u->binding + k;
    }
    return true;
}

static GLenum target_of_slot(const mgl_glsl_reflection *r, uint32_t slot)
{
    for (uint32_t i = 0; i < r->uniform_count; i++) {
        const mgl_glsl_uniform *u = r->uniforms + i;
        if (!u->opaque || slot < u->first_slot || slot - u->first_slot >= MGL_MAX(u->array_size, 1u)) continue;
        const mgl_uniform_type *type = mgl_uniform_type_find(u->type);
        return type ? type->target : 0;
    }
    return 0;
}

static bool is_texture(const mgl_program_resource *resource)
{
    return resource->kind == MGL_RESOURCE_TEXTURE || resource->kind == MGL_RESOURCE_TEXEL_BUFFER;
}

static bool make_texture_uses(executable *e, const mgl_glsl_reflection *r, const mgl_program_header *archive)
{
    const mgl_program_resource *resources = (const void *)((const uint8_t *)archive + archive->resource_offset);
    uint32_t count = 0;
    for (uint32_t i = 0; i < archive->resource_count; i++)
        if (is_texture(resources + i)) count += resources[i].count;
    e->uses = mgl_new_array(struct mgl_texture_use, count);
    if (!e->uses) return false;
    for (uint32_t i = 0; i < archive->resource_count; i++) {
        for (uint32_t k = 0; is_texture(resources + i) && k < resources[i].count; k++) {
            uint32_t slot = resources[i].first_slot + k;
            struct mgl_texture_use use = {(uint16_t)slot, (uint16_t)(slot < archive->slot_count ? e->slots[slot] : 0),
                                          resources[i].dim, resources[i].flags, target_of_slot(r, slot)};
            if (!use.target) continue; /* declared, but read by nothing: it must not take its unit from a sampler that is */
            uint32_t at = e->use_count++; /* insertion keeps them in the order of slots */
            for (; at && e->uses[at - 1].slot > use.slot; at--) e->uses[at] = e->uses[at - 1];
            e->uses[at] = use;
        }
    }
    return true;
}

void mgl_program_update_conflicts(mgl_program *program)
{
    GLenum targets[MGL_MAX_TEXTURE_UNITS] = {0};
    program->unit_conflict = false;
    for (uint32_t i = 0; i < program->texture_use_count; i++) {
        const struct mgl_texture_use *use = program->texture_uses + i;
        if (use->unit >= MGL_MAX_TEXTURE_UNITS || !use->target) continue;
        if (targets[use->unit] && targets[use->unit] != use->target) program->unit_conflict = true;
        targets[use->unit] = use->target;
    }
}

void mgl_program_executable_finish(mgl_context *ctx, mgl_program *program)
{
    if (ctx) mgl_retire(ctx, MGL_KIND_PROGRAM, program->handle);
    program->handle = (mgl_handle){0, 0};
    executable old = {.constants = program->constants, .slots = program->slots, .locations = program->locations,
                      .uses = program->texture_uses, .active_uniforms = program->active_uniforms,
                      .active_blocks = program->active_blocks, .names = program->uniform_names};
    executable_free(&old);
    mgl_glsl_program_unref(&program->linked);
    program->reflection = NULL;
    program->constants = NULL;
    program->slots = NULL;
    program->locations = NULL;
    program->texture_uses = NULL;
    program->active_uniforms = program->active_blocks = NULL;
    memset(&program->uniform_names, 0, sizeof program->uniform_names);
    program->constants_size = program->slot_count = program->location_count = program->texture_use_count = 0;
}

static void take_over(mgl_program *program, const executable *e, const mgl_program_header *archive)
{
    program->handle = e->handle;
    program->constants = e->constants;
    program->constants_size = archive->default_block_size;
    program->constants_granule = 6;
    while (archive->default_block_size >> program->constants_granule > 63) program->constants_granule++;
    program->constants_dirty = ~0ull;
    program->constants_dirty_begin = 0;
    program->constants_dirty_end = archive->default_block_size; /* the server's block starts as zeros; send the initial values whole */
    program->slots = e->slots;
    program->slot_count = archive->slot_count;
    program->slots_dirty = archive->slot_count > 0;
    program->locations = e->locations;
    program->location_count = e->location_count;
    program->texture_uses = e->uses;
    program->texture_use_count = e->use_count;
    program->active_uniforms = e->active_uniforms;
    program->active_uniform_count = e->active_uniform_count;
    program->active_blocks = e->active_blocks;
    program->active_block_count = e->active_block_count;
    program->uniform_names = e->names;
    program->builtin_mask_low = e->builtin_mask;
    program->builtin_context = NULL;
    program->attribute_mask = archive->attribute_mask;
    program->version++;
}

bool mgl_program_install(mgl_context *ctx, mgl_program *program, mgl_glsl_program **linked)
{
    const mgl_glsl_reflection *r = mgl_glsl_program_reflection(*linked);
    const mgl_program_header *archive = mgl_glsl_program_archive(*linked);
    executable e = {0};
    uint32_t stages = 0;
    for (uint32_t i = 0; i < program->attached_count; i++) stages |= 1u << mgl_shader_stage(program->attached[i]);
    bool ok = make_locations(&e, r) && make_names(&e, r) && make_active_lists(&e, r, stages) && make_constants(&e, r, archive) &&
              make_slots(&e, r, archive) && make_texture_uses(&e, r, archive);
    if (ok) {
        e.handle = mgl_handle_mint(ctx->connection, MGL_KIND_PROGRAM);
        ok = !mgl_handle_is_null(e.handle);
    }
    if (ok && !mgl_program_send(ctx, e.handle, archive)) {
        mgl_handle_free(ctx->connection, MGL_KIND_PROGRAM, e.handle);
        ok = false;
    }
    if (!ok) {
        executable_free(&e);
        return false;
    }
    bool replaces = program->linked != NULL;
    mgl_program_executable_finish(ctx, program);
    program->linked = *linked;
    *linked = NULL;
    program->reflection = r;
    take_over(program, &e, archive);
    mgl_program_update_conflicts(program);
    if (program == ctx->program) ctx->dirty |= MGL_DIRTY_ALL;
    if (replaces) __atomic_fetch_add(&ctx->group->texture_generation, 1, __ATOMIC_RELAXED); /* other contexts that use it must bind the new handle */
    return true;
}

/* Splits "name[12]" into the length of "name" and the element; no brackets: element 0. False: malformed. */
static bool split_element(const char *name, size_t *size, uint32_t *element)
{
    size_t n = strlen(name);
    *size = n;
    *element = 0;
    if (!n || name[n - 1] != ']') return true;
    size_t digits = n - 1, place = 1;
    uint32_t value = 0;
    while (digits && name[digits - 1] >= '0' && name[digits - 1] <= '9') {
        value += (uint32_t)(name[digits - 1] - '0') * (uint32_t)place;
        place *= 10;
        digits--;
    }
    if (!digits || name[digits - 1] != '[' || digits == n - 1 || n - 1 - digits > 7) return false;
    if (name[digits] == '0' && n - 1 - digits > 1) return false; /* "a[01]" is no name */
    *size = digits - 1;
    *element = value;
    return true;
}

bool mgl_program_find_uniform(const mgl_program *program, const char *name, uint32_t *index, uint32_t *element)
{
    size_t size;
    if (!program->reflection) return false;
    uintptr_t found = (uintptr_t)mgl_table_find(&program->uniform_names, name, (uint32_t)strlen(name));
    *element = 0;
    if (!found) {
        if (!split_element(name, &size, element)) return false;
        found = (uintptr_t)mgl_table_find(&program->uniform_names, name, (uint32_t)size);
        if (!found || size == strlen(name)) return false;
        const mgl_glsl_uniform *u = program->reflection->uniforms + (found - 1);
        if (!mgl_uniform_is_array(u) || *element >= u->array_size) return false;
    }
    *index = (uint32_t)found - 1;
    return true;
}
