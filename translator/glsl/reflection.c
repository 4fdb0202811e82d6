/* What GL queries report: names, types, locations and offsets (GL 4.6 core §7.3.1.1 for the names of arrays and
 * structures). */
#include "translator/glsl/internal.h"

#include <stdlib.h>
#include <string.h>

typedef GLSL_LIST(mgl_glsl_uniform) uniform_list;

typedef struct reflector {
    glsl_linker *linker;
    glsl_arena *keep;
    uniform_list uniforms;
} reflector;

/* ---- uniforms of the default block ---- */

typedef struct leaf_context { /* what a leaf inherits from its uniform or block */
    const glsl_uniform *uniform;
    int32_t block;
    uint32_t stages;
    bool std430, row_major;
    uint32_t base; /* offset of the uniform in its block */
} leaf_context;

static uint32_t stages_reading(const glsl_uniform *uniform, uint32_t offset, uint32_t size)
{
    uint32_t stages = 0;
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++) {
        const uint32_t *bits = uniform->words_read[s];
        for (uint32_t i = offset / 4; bits && i < (offset + size + 3) / 4; i++)
            if (bits[i / 32] & 1u << (i % 32)) stages |= 1u << s;
    }
    return stages;
}

/* How many elements of an array GL reports: up to the last that some stage reads (GL 4.6 core §7.6: the active size may
 * be smaller than the declared one). An explicit location or an initializer speaks of the whole array. */
static uint32_t active_elements(const glsl_uniform *uniform, uint32_t offset, const glsl_type *type, uint32_t stride)
{
    uint32_t count = type->dims[0];
    if (!uniform || uniform->location >= 0 || uniform->initial) return count;
    while (count > 1 && !stages_reading(uniform, offset + (count - 1) * stride, stride))
        count--;
    return count;
}

static void leaf(reflector *r, const leaf_context *c, const char *name, const glsl_type *type, uint32_t offset)
{
    glsl_layout layout = mgl_glsl_layout_of(type, c->std430, c->row_major);
    uint32_t stages = c->uniform ? stages_reading(c->uniform, offset - c->base, layout.size) : c->stages;
    if (c->uniform && c->uniform->initial) stages |= c->uniform->declared;
    if (!stages) return;
    mgl_glsl_uniform *out = GLSL_PUSH(r->keep, &r->uniforms);
    *out = (mgl_glsl_uniform){.type = mgl_glsl_type_gl(type),
                              .array_size = 1,
                              .location = -1,
                              .block = c->block,
                              .offset = offset,
                              .matrix_stride = layout.matrix_stride,
                              .row_major = c->row_major && type->columns > 1,
                              .binding = -1,
                              .stages = stages};
    if (type->dim_count) {
        out->array_size = active_elements(c->uniform, c->uniform ? offset - c->base : 0, type, layout.array_stride);
        out->array_stride = layout.array_stride;
        name = mgl_glsl_format(r->keep, "%s[0]", name);
    }
    out->name = mgl_glsl_strndup(r->keep, name, strlen(name));
    const glsl_uniform *u = c->uniform;
    if (u && u->initial && offset - u->offset + layout.size <= u->initial_size) {
        void *bytes = mgl_glsl_alloc(r->keep, layout.size);
        memcpy(bytes, u->initial + (offset - u->offset), layout.size);
        out->initial = bytes;
        out->initial_size = layout.size;
    }
}

/* Arrays of structures element by element, structures member by member, arrays of arrays by their inner arrays. */
static void expand(reflector *r, leaf_context *c, const char *name, const glsl_type *type, uint32_t offset)
{
    if (!mgl_glsl_type_has_data(type)) return;
    if (type->dim_count > 1 || (type->dim_count && type->base == BASE_STRUCT)) {
        glsl_type element = mgl_glsl_type_element(type);
        uint32_t stride = mgl_glsl_layout_of(type, c->std430, c->row_major).array_stride;
        for (uint32_t i = 0; i < MGL_MAX(type->dims[0], 1u); i++)
            expand(r, c, mgl_glsl_format(r->linker->arena, "%s[%u]", name, i), &element, offset + i * stride);
        return;
    }
    if (type->base != BASE_STRUCT) {
        leaf(r, c, name, type, offset);
        return;
    }
    for (uint32_t i = 0; i < type->structure->members.count; i++) {
        const glsl_member *member = &type->structure->members.items[i];
        if (!mgl_glsl_type_has_data(&member->type)) continue;
        bool outer = c->row_major;
        if (member->qualifiers.flags & (Q_ROW_MAJOR | Q_COLUMN_MAJOR))
            c->row_major = member->qualifiers.flags & Q_ROW_MAJOR;
        glsl_layout layout = mgl_glsl_layout_of(&member->type, c->std430, c->row_major);
        offset = MGL_ALIGN(offset, layout.align);
        expand(r, c, mgl_glsl_format(r->linker->arena, "%s.%s", name, member->name), &member->type, offset);
        offset += layout.size;
        c->row_major = outer;
    }
}

/* Built-in state: one entry for each array element that is read. */
static void builtin(reflector *r, const glsl_uniform *u)
{
    glsl_type element = u->type.dim_count ? mgl_glsl_type_element(&u->type) : u->type;
    glsl_layout layout = mgl_glsl_layout_of(&u->type, false, false),
                single = mgl_glsl_layout_of(&element, false, false);
    for (uint32_t i = 0; i < mgl_glsl_type_elements(&u->type); i++) {
        uint32_t offset = i * layout.array_stride, stages = stages_reading(u, offset, single.size);
        if (!stages) continue;
        mgl_glsl_uniform *out = GLSL_PUSH(r->keep, &r->uniforms);
        *out = (mgl_glsl_uniform){.type = mgl_glsl_type_gl(&element),
                                  .array_size = 1,
                                  .location = -1,
                                  .block = -1,
                                  .binding = -1,
                                  .offset = u->offset + offset,
                                  .matrix_stride = single.matrix_stride,
                                  .stages = stages,
                                  .builtin = u->builtin,
                                  .builtin_index = i};
        out->name = u->type.dim_count ? mgl_glsl_format(r->keep, "%s[%u]", u->name, i)
                                      : mgl_glsl_strndup(r->keep, u->name, strlen(u->name));
    }
}

/* ---- opaque uniforms ---- */

/* Names of an opaque array: dimensions of enclosing structures stand inside the path, "s[1].tex[0]". */
static const char *opaque_name(reflector *r, const glsl_resource *resource, uint32_t element, bool *inner_array)
{
    const glsl_type *type = &resource->uniform->type;
    glsl_text text = {.arena = r->keep};
    uint32_t remaining = resource->count, dim = 0;
    const char *path = resource->path;
    *inner_array = false;
    for (;;) {
        size_t size = strcspn(path, ".");
        mgl_glsl_text_add(&text, mgl_glsl_strndup(r->linker->arena, path, size));
        bool last = !path[size];
        for (uint32_t d = 0; d < type->dim_count; d++, dim++) {
            if (last && d + 1 == type->dim_count) {
                *inner_array = true;
                mgl_glsl_text_add(&text, "[0]");
                continue;
            }
            remaining /= MGL_MAX(resource->type.dims[dim], 1u);
            mgl_glsl_text_format(&text, "[%u]", element / remaining % MGL_MAX(resource->type.dims[dim], 1u));
        }
        if (last) return text.data;
        mgl_glsl_text_add(&text, ".");
        path += size + 1;
        const char *next_name = mgl_glsl_strndup(r->linker->arena, path, strcspn(path, "."));
        for (uint32_t i = 0; i < type->structure->members.count; i++) {
            if (strcmp(type->structure->members.items[i].name, next_name) != 0) continue;
            type = &type->structure->members.items[i].type;
            break;
        }
    }
}

static void opaque(reflector *r, const glsl_resource *resource)
{
    if (!resource->stages) return;
    bool inner_array;
    opaque_name(r, resource, 0, &inner_array);
    uint32_t each = inner_array ? MGL_MAX(resource->type.dims[resource->type.dim_count - 1], 1u) : 1;
    for (uint32_t i = 0; i < resource->count; i += each) {
        mgl_glsl_uniform *out = GLSL_PUSH(r->keep, &r->uniforms);
        *out = (mgl_glsl_uniform){.type = resource->type.opaque->gl,
                                  .array_size = each,
                                  .location = -1,
                                  .block = -1,
                                  .opaque = true,
                                  .first_slot = resource->first_slot + i,
                                  .binding = -1,
                                  .stages = resource->stages};
        if (resource->uniform->opaque_binding >= 0) out->binding = resource->uniform->opaque_binding + (int32_t)i;
        out->name = opaque_name(r, resource, i, &inner_array);
    }
}

/* ---- locations ---- */

static bool locations_free(const uniform_list *list, uint32_t first, uint32_t count)
{
    for (uint32_t i = 0; i < list->count; i++) {
        const mgl_glsl_uniform *u = &list->items[i];
        if (u->location >= 0 && first < (uint32_t)u->location + u->array_size && (uint32_t)u->location < first + count)
            return false;
    }
    return true;
}

/* Explicit locations run on through the leaves of a structure or array; others take the first gap. */
static void assign_locations(reflector *r, const uint32_t *owner_of)
{
    uint32_t next = 0;
    for (uint32_t i = 0; i < r->uniforms.count; i++) {
        if (owner_of[i] == UINT32_MAX) continue;
        const glsl_uniform *owner = r->linker->uniforms.items[owner_of[i]];
        if (owner->location < 0) continue;
        int32_t location = owner->location;
        for (uint32_t k = i; k-- > 0 && owner_of[k] == owner_of[i];)
            location += (int32_t)r->uniforms.items[k].array_size;
        r->uniforms.items[i].location = location;
    }
    for (uint32_t i = 0; i < r->uniforms.count; i++) {
        mgl_glsl_uniform *u = &r->uniforms.items[i];
        if (u->location >= 0 || u->block >= 0 || u->builtin) continue;
        while (!locations_free(&r->uniforms, next, u->array_size))
            next++;
        u->location = (int32_t)next;
        next += u->array_size;
    }
}

static void reflect_uniforms(reflector *r)
{
    GLSL_LIST(uint32_t) owners = {0};
    for (uint32_t i = 0; i < r->linker->uniforms.count; i++) {
        glsl_uniform *u = r->linker->uniforms.items[i];
        if (!u->used) continue;
        if (u->builtin) {
            builtin(r, u);
        } else {
            leaf_context c = {.uniform = u, .block = -1, .base = u->offset};
            expand(r, &c, u->name, &u->type, u->offset);
            for (uint32_t k = 0; k < r->linker->resources.count; k++)
                if (r->linker->resources.items[k]->uniform == u) opaque(r, r->linker->resources.items[k]);
        }
        while (owners.count < r->uniforms.count)
            *GLSL_PUSH(r->linker->arena, &owners) = i;
    }
    for (uint32_t i = 0; i < r->linker->blocks.count; i++) {
        const glsl_linked_block *b = r->linker->blocks.items[i];
        const glsl_block *block = b->block;
        for (uint32_t m = 0; m < block->members.members.count; m++) {
            const glsl_member *member = &block->members.members.items[m];
            uint32_t flags = member->qualifiers.flags & (Q_ROW_MAJOR | Q_COLUMN_MAJOR) ? member->qualifiers.flags
                                                                                       : block->qualifiers.flags;
            uint32_t index = 0;
            for (uint32_t k = 0; k < i; k++)
                index += r->linker->blocks.items[k]->resource->count;
            leaf_context c = {
                .block = (int32_t)index, .stages = b->declared, .std430 = b->std430, .row_major = flags & Q_ROW_MAJOR};
            /* A member is named by its block when the block has an instance name (GL 4.6 core §7.3.1.1). */
            const char *name =
                block->instance ? mgl_glsl_format(r->linker->arena, "%s.%s", block->name, member->name) : member->name;
            expand(r, &c, name, &member->type, b->offsets[m]);
        }
    }
    while (owners.count < r->uniforms.count)
        *GLSL_PUSH(r->linker->arena, &owners) = UINT32_MAX;
    assign_locations(r, owners.items);
}

/* ---- blocks, attributes, outputs, varyings ---- */

static void reflect_blocks(reflector *r, mgl_glsl_reflection *out)
{
    GLSL_LIST(mgl_glsl_block) list = {0};
    for (uint32_t i = 0; i < r->linker->blocks.count; i++) {
        const glsl_linked_block *b = r->linker->blocks.items[i];
        for (uint32_t k = 0; k < b->resource->count; k++) {
            mgl_glsl_block *block = GLSL_PUSH(r->keep, &list);
            bool array = b->block->array.dim_count > 0;
            *block = (mgl_glsl_block){.size = b->size,
                                      .first_slot = b->resource->first_slot + k,
                                      .stages = b->declared,
                                      .storage = b->storage};
            if (b->block->qualifiers.flags & Q_BINDING) block->binding = b->block->qualifiers.binding + k;
            block->name = array ? mgl_glsl_format(r->keep, "%s[%u]", b->block->name, k)
                                : mgl_glsl_format(r->keep, "%s", b->block->name);
        }
    }
    out->blocks = list.items;
    out->block_count = list.count;
}

typedef GLSL_LIST(mgl_glsl_attribute) attribute_list;

static void reflect_io(reflector *r, const glsl_ios *ios, attribute_list *list)
{
    for (uint32_t i = 0; i < ios->count; i++) {
        const glsl_io *io = &ios->items[i];
        if (!io->active) continue;
        mgl_glsl_attribute *a = GLSL_PUSH(r->keep, list);
        *a = (mgl_glsl_attribute){.type = mgl_glsl_type_gl(&io->type),
                                  .array_size = mgl_glsl_type_elements(&io->type),
                                  .location = io->location,
                                  .index = io->index};
        a->name = mgl_glsl_format(r->keep, io->type.dim_count ? "%s[0]" : "%s", io->name);
    }
}

static void reflect_builtin_attributes(reflector *r, attribute_list *list)
{
    const glsl_stage *vertex = &r->linker->stages[MGL_STAGE_VERTEX];
    static const struct {
        uint32_t flag;
        const char *name;
    } names[] = {{MGL_PROGRAM_USES_VERTEX_ID, "gl_VertexID"}};
    for (uint32_t i = 0; i < MGL_COUNT(names); i++)
        if (vertex->present && vertex->flags & names[i].flag)
            *GLSL_PUSH(r->keep, list) =
                (mgl_glsl_attribute){.name = names[i].name, .type = 0x1404, .array_size = 1, .location = -1};
    if (vertex->present && mgl_glsl_stage_uses(vertex, "gl_InstanceID"))
        *GLSL_PUSH(r->keep, list) =
            (mgl_glsl_attribute){.name = "gl_InstanceID", .type = 0x1404, .array_size = 1, .location = -1};
}

static void reflect_varyings(reflector *r, mgl_glsl_reflection *out)
{
    GLSL_LIST(mgl_glsl_varying) list = {0};
    for (uint32_t i = 0; i < r->linker->captures.count; i++) {
        const glsl_capture *c = &r->linker->captures.items[i];
        mgl_glsl_varying *v = GLSL_PUSH(r->keep, &list);
        *v = (mgl_glsl_varying){.buffer = c->buffer, .offset = c->offset};
        v->name = mgl_glsl_strndup(r->keep, c->name, strlen(c->name));
        if (!c->skip) v->type = mgl_glsl_type_gl(&c->type);
        v->array_size =
            c->skip ? (c->name[3] == 'S' ? (uint32_t)(c->name[17] - '0') : 0) : mgl_glsl_type_elements(&c->type);
    }
    out->varyings = list.items;
    out->varying_count = list.count;
}

/* ---- geometry ---- */

uint32_t mgl_glsl_layout_number(const char *rest, const char *name)
{
    const char *at = rest ? strstr(rest, name) : NULL;
    return at ? (uint32_t)strtoul(at + strlen(name) + strspn(at + strlen(name), " ="), NULL, 10) : 0;
}

bool mgl_glsl_layout_has(const char *rest, const char *word)
{
    size_t size = strlen(word);
    for (const char *at = rest ? strstr(rest, word) : NULL; at; at = strstr(at + 1, word))
        if ((at == rest || at[-1] == ' ') && (!at[size] || at[size] == ',')) return true;
    return false;
}

static void reflect_geometry(reflector *r, mgl_glsl_reflection *out)
{
    static const struct {
        const char *word;
        uint32_t primitive;
    } inputs[] = {{"points", 0x0000},
                  {"lines", 0x0001},
                  {"lines_adjacency", 0x000A},
                  {"triangles", 0x0004},
                  {"triangles_adjacency", 0x000C}};
    static const struct {
        const char *word;
        uint32_t primitive;
    } outputs[] = {{"points", 0x0000}, {"line_strip", 0x0003}, {"triangle_strip", 0x0005}};
    const glsl_stage *geometry = &r->linker->stages[MGL_STAGE_GEOMETRY];
    if (!geometry->present) return;
    for (uint32_t i = 0; i < MGL_COUNT(inputs); i++)
        if (mgl_glsl_layout_has(geometry->in_layout.rest, inputs[i].word)) out->geometry_input = inputs[i].primitive;
    for (uint32_t i = 0; i < MGL_COUNT(outputs); i++)
        if (mgl_glsl_layout_has(geometry->out_layout.rest, outputs[i].word))
            out->geometry_output = outputs[i].primitive;
    out->geometry_vertices_out = mgl_glsl_layout_number(geometry->out_layout.rest, "max_vertices");
    out->geometry_invocations = MGL_MAX(mgl_glsl_layout_number(geometry->in_layout.rest, "invocations"), 1u);
}

void mgl_glsl_reflection_make(glsl_linker *linker, glsl_arena *keep, mgl_glsl_reflection *out)
{
    reflector r = {.linker = linker, .keep = keep};
    attribute_list attributes = {0}, outputs = {0};
    reflect_uniforms(&r);
    out->uniforms = r.uniforms.items;
    out->uniform_count = r.uniforms.count;
    reflect_blocks(&r, out);
    reflect_io(&r, &linker->stages[MGL_STAGE_VERTEX].inputs, &attributes);
    reflect_builtin_attributes(&r, &attributes);
    reflect_io(&r, &linker->stages[MGL_STAGE_FRAGMENT].outputs, &outputs);
    out->attributes = attributes.items;
    out->attribute_count = attributes.count;
    out->outputs = outputs.items;
    out->output_count = outputs.count;
    reflect_varyings(&r, out);
    reflect_geometry(&r, out);
    for (uint32_t s = 0; s < MGL_STAGE_FRAGMENT; s++)
        if (linker->stages[s].present && linker->stages[s].last_vertex)
            out->clip_distances = mgl_glsl_stage_clip_distances(linker, &linker->stages[s]);
}
