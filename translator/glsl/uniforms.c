/* Uniforms and blocks of a program: merged by name over its stages, placed in the default block and given bindings.
 * The default block holds every plain uniform that some function names; a stage declares only the members that it
 * names, each with its offset, so that one buffer serves all stages. Opaque members of structures become resources of
 * their own. */
#include "translator/glsl/internal.h"

#include <string.h>

glsl_uniform *mgl_glsl_uniform_find(const glsl_linker *linker, const char *name)
{
    for (uint32_t i = 0; i < linker->uniforms.count; i++)
        if (strcmp(linker->uniforms.items[i]->name, name) == 0) return linker->uniforms.items[i];
    return NULL;
}

static glsl_uniform *uniform_add(glsl_linker *linker, const char *name, const glsl_type *type)
{
    glsl_uniform *uniform = mgl_glsl_alloc(linker->arena, sizeof *uniform);
    *uniform = (glsl_uniform){.name = name, .type = *type, .location = -1, .opaque_binding = -1};
    *GLSL_PUSH(linker->arena, &linker->uniforms) = uniform;
    return uniform;
}

static bool explicit_value(glsl_linker *linker, const glsl_variable *v, const char *what, uint32_t flag, uint32_t value,
                           int32_t *merged)
{
    if (!(v->qualifiers.flags & flag)) return true;
    if (*merged >= 0 && *merged != (int32_t)value) {
        mgl_glsl_log_link(linker->log, "explicit %ss of uniform `%s' differ (%d and %u)", what, v->name, *merged,
                          value);
        return false;
    }
    *merged = (int32_t)value;
    return true;
}

static bool merge_variable(glsl_linker *linker, const glsl_unit *unit, const glsl_variable *v)
{
    glsl_uniform *uniform = mgl_glsl_uniform_find(linker, v->name);
    if (!uniform) uniform = uniform_add(linker, v->name, &v->type);
    glsl_type type = v->type;
    if (v->implied_size && uniform->type.dim_count) {
        uniform->type.dims[0] = MGL_MAX(uniform->type.dims[0], type.dims[0]);
        type.dims[0] = uniform->type.dims[0];
    }
    if (!mgl_glsl_type_equal(&uniform->type, &type)) {
        mgl_glsl_log_link(linker->log, "uniform `%s' declared as type `%s' and type `%s'", v->name,
                          mgl_glsl_type_text(linker->arena, &uniform->type), mgl_glsl_type_text(linker->arena, &type));
        return false;
    }
    if (v->initial && uniform->initial &&
        (v->initial_size != uniform->initial_size || memcmp(v->initial, uniform->initial, v->initial_size) != 0)) {
        mgl_glsl_log_link(linker->log, "initializers for uniform `%s' have differing values", v->name);
        return false;
    }
    if (v->initial) uniform->initial = v->initial, uniform->initial_size = v->initial_size;
    uint32_t bit = 1u << unit->stage;
    uniform->declared |= bit;
    /* One with an initializer counts as used: another program of a pipeline, or the API, may rely on its value. */
    if (mgl_glsl_unit_uses(unit, v->name) || v->initial) uniform->used |= bit;
    return explicit_value(linker, v, "location", Q_LOCATION, v->qualifiers.location, &uniform->location) &&
           explicit_value(linker, v, "binding", Q_BINDING, v->qualifiers.binding, &uniform->opaque_binding);
}

void mgl_glsl_uniform_need(glsl_linker *linker, const char *name, mgl_stage stage)
{
    const glsl_variable *v = mgl_glsl_unit_global(linker->legacy, name);
    if (!v) return;
    glsl_uniform *uniform = mgl_glsl_uniform_find(linker, name);
    if (!uniform) uniform = uniform_add(linker, v->name, &v->type);
    uniform->builtin = mgl_glsl_builtin_of(name);
    uniform->declared |= 1u << stage;
    uniform->used |= 1u << stage;
}

/* Uniforms of a stage that the unit does not declare but a neighbour of the same stage does count as used too. */
static void use_across_units(glsl_linker *linker)
{
    for (uint32_t i = 0; i < linker->uniforms.count; i++) {
        glsl_uniform *uniform = linker->uniforms.items[i];
        for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++)
            if (uniform->declared & 1u << s && mgl_glsl_stage_uses(&linker->stages[s], uniform->name))
                uniform->used |= 1u << s;
    }
}

/* ---- opaque resources ---- */

static void resource_add(glsl_linker *linker, glsl_uniform *uniform, const glsl_type *type, const char *path,
                         const char *lowered)
{
    glsl_resource *r = mgl_glsl_alloc(linker->arena, sizeof *r);
    r->uniform = uniform;
    r->path = path;
    r->lowered = lowered;
    r->type = *type;
    r->kind = type->opaque->kind;
    r->count = mgl_glsl_type_elements(type);
    r->declared = uniform->used;
    *GLSL_PUSH(linker->arena, &linker->resources) = r;
}

/* Finds opaque members; `outer` collects the dimensions of the enclosing arrays. */
static void opaque_members(glsl_linker *linker, glsl_uniform *uniform, const glsl_type *type, const glsl_type *outer,
                           const char *path, const char *lowered)
{
    glsl_type flat = *type;
    uint32_t room = GLSL_MAX_DIMS - outer->dim_count, own = MGL_MIN((uint32_t)type->dim_count, room);
    memcpy(flat.dims, outer->dims, sizeof flat.dims);
    memcpy(flat.dims + outer->dim_count, type->dims, own * sizeof *flat.dims);
    flat.dim_count = (uint8_t)(outer->dim_count + own);
    if (type->base == BASE_OPAQUE) {
        resource_add(linker, uniform, &flat, path, lowered);
        return;
    }
    for (uint32_t i = 0; i < type->structure->members.count; i++) {
        const glsl_member *member = &type->structure->members.items[i];
        if (!mgl_glsl_type_has_opaque(&member->type)) continue;
        opaque_members(linker, uniform, &member->type, &flat,
                       mgl_glsl_format(linker->arena, "%s.%s", path, member->name),
                       mgl_glsl_format(linker->arena, "%s_%s", lowered, member->name));
    }
}

static void collect_resources(glsl_linker *linker)
{
    static const glsl_type none;
    for (uint32_t i = 0; i < linker->uniforms.count; i++) {
        glsl_uniform *uniform = linker->uniforms.items[i];
        if (!uniform->used || !mgl_glsl_type_has_opaque(&uniform->type)) continue;
        const char *lowered = uniform->type.base == BASE_OPAQUE
                                  ? mgl_glsl_lower_name(linker->arena, uniform->name)
                                  : mgl_glsl_format(linker->arena, "mgl_%s", uniform->name);
        opaque_members(linker, uniform, &uniform->type, &none, uniform->name, lowered);
    }
}

bool mgl_glsl_uniforms_merge(glsl_linker *linker)
{
    bool ok = true;
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++) {
        const glsl_stage *stage = &linker->stages[s];
        for (uint32_t u = 0; u < stage->units.count; u++) {
            const glsl_unit *unit = stage->units.items[u];
            for (uint32_t i = 0; i < unit->variables.count; i++) {
                const glsl_variable *v = &unit->variables.items[i];
                if (v->qualifiers.storage != STORAGE_UNIFORM || strncmp(v->name, "gl_", 3) == 0) continue;
                ok &= merge_variable(linker, unit, v);
            }
        }
        for (uint32_t i = 0; stage->present && i < linker->legacy->variables.count; i++) {
            const char *name = linker->legacy->variables.items[i].name;
            if (mgl_glsl_stage_uses(stage, name)) mgl_glsl_uniform_need(linker, name, stage->stage);
        }
    }
    use_across_units(linker);
    if (ok) collect_resources(linker);
    return ok;
}

/* ---- blocks ---- */

static bool same_block(const glsl_block *a, const glsl_block *b)
{
    if (a->members.members.count != b->members.members.count || a->array.dim_count != b->array.dim_count) return false;
    if (memcmp(a->array.dims, b->array.dims, sizeof a->array.dims) != 0) return false;
    if (a->qualifiers.packing != b->qualifiers.packing || !a->instance != !b->instance) return false;
    for (uint32_t i = 0; i < a->members.members.count; i++) {
        const glsl_member *x = &a->members.members.items[i], *y = &b->members.members.items[i];
        uint32_t layout = Q_ROW_MAJOR | Q_OFFSET | Q_ALIGN;
        if (strcmp(x->name, y->name) != 0 || !mgl_glsl_type_equal(&x->type, &y->type)) return false;
        if ((x->qualifiers.flags & layout) != (y->qualifiers.flags & layout)) return false;
    }
    return true;
}

static bool block_used(const glsl_stage *stage, const glsl_block *block)
{
    if (block->instance) return mgl_glsl_stage_uses(stage, block->instance);
    for (uint32_t i = 0; i < block->members.members.count; i++)
        if (mgl_glsl_stage_uses(stage, block->members.members.items[i].name)) return true;
    return false;
}

static void block_add(glsl_linker *linker, const glsl_block *block)
{
    glsl_linked_block *linked = mgl_glsl_alloc(linker->arena, sizeof *linked);
    glsl_resource *r = mgl_glsl_alloc(linker->arena, sizeof *r);
    linked->block = block;
    linked->storage = block->qualifiers.storage == STORAGE_BUFFER;
    linked->std430 = linked->storage && block->qualifiers.packing == PACKING_STD430;
    linked->offsets = mgl_glsl_alloc(linker->arena, (block->members.members.count + 1) * sizeof *linked->offsets);
    linked->size = mgl_glsl_layout_members(&block->members, linked->std430, block->qualifiers.flags & Q_ROW_MAJOR,
                                           linked->offsets);
    linked->resource = r;
    r->block = linked;
    r->path = block->name;
    r->count = mgl_glsl_type_elements(&block->array);
    r->kind = linked->storage ? MGL_RESOURCE_STORAGE_BLOCK : MGL_RESOURCE_UNIFORM_BLOCK;
    *GLSL_PUSH(linker->arena, &linker->blocks) = linked;
    *GLSL_PUSH(linker->arena, &linker->resources) = r;
}

static bool merge_block(glsl_linker *linker, const glsl_stage *stage, const glsl_block *block)
{
    glsl_linked_block *linked = NULL;
    for (uint32_t i = 0; i < linker->blocks.count; i++) {
        glsl_linked_block *other = linker->blocks.items[i];
        if (strcmp(other->block->name, block->name) == 0 &&
            other->block->qualifiers.storage == block->qualifiers.storage)
            linked = other;
    }
    if (linked && !same_block(linked->block, block)) {
        mgl_glsl_log_link(linker->log, "definitions of %s block `%s' do not match",
                          linked->storage ? "storage" : "uniform", block->name);
        return false;
    }
    if (!linked) {
        block_add(linker, block);
        linked = linker->blocks.items[linker->blocks.count - 1];
    }
    linked->declared |= 1u << stage->stage;
    if (block_used(stage, block)) linked->used |= 1u << stage->stage;
    linked->resource->declared = linked->used;
    return true;
}

bool mgl_glsl_blocks_merge(glsl_linker *linker)
{
    bool ok = true;
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++) {
        const glsl_stage *stage = &linker->stages[s];
        for (uint32_t u = 0; u < stage->units.count; u++) {
            const glsl_unit *unit = stage->units.items[u];
            for (uint32_t i = 0; i < unit->blocks.count; i++) {
                const glsl_block *block = &unit->blocks.items[i];
                if (block->qualifiers.storage == STORAGE_UNIFORM || block->qualifiers.storage == STORAGE_BUFFER)
                    ok &= merge_block(linker, stage, block);
            }
        }
    }
    return ok;
}

/* ---- places ---- */

static void place_bindings(glsl_linker *linker)
{
    uint32_t next[3] = {1, 0, 0}; /* set 0 binding 0 is the default block */
    for (uint32_t i = 0; i < linker->resources.count; i++) {
        glsl_resource *r = linker->resources.items[i];
        bool texture = r->kind == MGL_RESOURCE_TEXTURE || r->kind == MGL_RESOURCE_TEXEL_BUFFER;
        r->set = r->kind == MGL_RESOURCE_UNIFORM_BLOCK ? 0 : texture ? 1 : 2;
        r->binding = (uint8_t)next[r->set]++;
        r->first_slot = linker->slot_count;
        linker->slot_count += r->count;
    }
}

void mgl_glsl_uniforms_place(glsl_linker *linker)
{
    uint32_t end = 0;
    for (uint32_t pass = 0; pass < 2; pass++) { /* the program's own first, state after them */
        for (uint32_t i = 0; i < linker->uniforms.count; i++) {
            glsl_uniform *uniform = linker->uniforms.items[i];
            if (!uniform->used || !mgl_glsl_type_has_data(&uniform->type) || (uniform->builtin != 0) != (pass == 1))
                continue;
            glsl_layout layout = mgl_glsl_layout_of(&uniform->type, false, false);
            uniform->offset = MGL_ALIGN(end, layout.align);
            uniform->size = layout.size;
            end = uniform->offset + layout.size;
        }
    }
    linker->default_size = MGL_ALIGN(end, 16u);
    place_bindings(linker);
}

glsl_uniform *mgl_glsl_default_member(const glsl_linker *linker, const glsl_stage *stage, uint32_t index)
{
    for (uint32_t pass = 0; pass < 2; pass++) {
        for (uint32_t i = 0; i < linker->uniforms.count; i++) {
            glsl_uniform *uniform = linker->uniforms.items[i];
            if (!(uniform->used & 1u << stage->stage) || !mgl_glsl_type_has_data(&uniform->type)) continue;
            if ((uniform->builtin != 0) == (pass == 1) && index-- == 0) return uniform;
        }
    }
    return NULL;
}
