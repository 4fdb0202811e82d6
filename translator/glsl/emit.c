/* The head of a lowered stage: structures, the default block, resources, inputs and outputs, helpers. */
#include "translator/glsl/internal.h"

#include <string.h>

typedef struct emitter {
    glsl_linker *linker;
    glsl_stage *stage;
    glsl_text *out;
} emitter;

static const char *lowered(emitter *e, const char *name)
{
    return mgl_glsl_lower_name(e->linker->arena, name);
}

static const char *type_name(emitter *e, const glsl_type *type)
{
    if (type->base == BASE_STRUCT) return lowered(e, type->structure->name);
    if (type->opaque && strcmp(type->name, "samplerExternalOES") == 0) return "sampler2D";
    return type->name;
}

static void dimensions(emitter *e, const glsl_type *type)
{
    for (uint32_t i = 0; i < type->dim_count; i++) {
        if (type->dims[i])
            mgl_glsl_text_format(e->out, "[%u]", type->dims[i]);
        else
            mgl_glsl_text_add(e->out, "[]");
    }
}

static void declarator(emitter *e, const glsl_type *type, const char *name)
{
    mgl_glsl_text_format(e->out, "%s %s", type_name(e, type), lowered(e, name));
    dimensions(e, type);
    mgl_glsl_text_add(e->out, ";\n");
}

/* ---- structures ---- */

static void emit_struct(emitter *e, const glsl_struct *s)
{
    bool any = false;
    for (uint32_t i = 0; i < s->members.count; i++)
        any |= mgl_glsl_type_has_data(&s->members.items[i].type);
    if (!any) return;
    mgl_glsl_text_format(e->out, "struct %s {\n", lowered(e, s->name));
    for (uint32_t i = 0; i < s->members.count; i++)
        if (mgl_glsl_type_has_data(&s->members.items[i].type))
            declarator(e, &s->members.items[i].type, s->members.items[i].name);
    mgl_glsl_text_add(e->out, "};\n");
}

static bool stage_has_struct(emitter *e, uint32_t units, const char *name)
{
    for (uint32_t u = 0; u < units; u++)
        if (mgl_glsl_unit_struct(e->stage->units.items[u], name)) return true;
    return false;
}

static void emit_structs(emitter *e)
{
    const glsl_unit *legacy = e->linker->legacy;
    for (uint32_t i = 0; i < legacy->structs.count; i++) {
        const glsl_struct *s = legacy->structs.items[i];
        bool needed = mgl_glsl_stage_uses(e->stage, s->name);
        for (uint32_t k = 0; k < e->linker->uniforms.count; k++) {
            const glsl_uniform *uniform = e->linker->uniforms.items[k];
            needed |= uniform->builtin && uniform->type.structure == s && uniform->used & 1u << e->stage->stage;
        }
        if (needed) emit_struct(e, s);
    }
    for (uint32_t u = 0; u < e->stage->units.count; u++) {
        const glsl_unit *unit = e->stage->units.items[u];
        for (uint32_t i = 0; i < unit->structs.count; i++)
            if (!stage_has_struct(e, u, unit->structs.items[i]->name)) emit_struct(e, unit->structs.items[i]);
    }
}

/* ---- resources ---- */

static void emit_default_block(emitter *e)
{
    bool open = false;
    glsl_uniform *uniform;
    for (uint32_t i = 0; (uniform = mgl_glsl_default_member(e->linker, e->stage, i)); i++) {
        if (!open) mgl_glsl_text_add(e->out, "layout(set = 0, binding = 0, std140) uniform mgl_DefaultBlock {\n");
        open = true;
        mgl_glsl_text_format(e->out, "layout(offset = %u) ", uniform->offset);
        declarator(e, &uniform->type, uniform->name);
    }
    if (open) mgl_glsl_text_add(e->out, "};\n");
}

static void memory_qualifiers(emitter *e, uint32_t flags)
{
    static const struct {
        uint32_t flag;
        const char *name;
    } names[] = {{Q_COHERENT, "coherent "},
                 {Q_VOLATILE, "volatile "},
                 {Q_RESTRICT, "restrict "},
                 {Q_READONLY, "readonly "},
                 {Q_WRITEONLY, "writeonly "}};
    for (uint32_t i = 0; i < MGL_COUNT(names); i++)
        if (flags & names[i].flag) mgl_glsl_text_add(e->out, names[i].name);
}

static const glsl_qualifiers *uniform_qualifiers(emitter *e, const char *name)
{
    static const glsl_qualifiers none;
    for (uint32_t u = 0; u < e->stage->units.count; u++) {
        const glsl_variable *v = mgl_glsl_unit_global(e->stage->units.items[u], name);
        if (v) return &v->qualifiers;
    }
    return &none;
}

static void emit_opaque(emitter *e, const glsl_resource *r)
{
    const glsl_qualifiers *q = uniform_qualifiers(e, r->uniform->name);
    bool image = r->kind == MGL_RESOURCE_IMAGE || r->kind == MGL_RESOURCE_IMAGE_BUFFER;
    mgl_glsl_text_format(e->out, "layout(set = %u, binding = %u%s%s) ", r->set, r->binding,
                         image && q->rest ? ", " : "", image && q->rest ? q->rest : "");
    if (image) memory_qualifiers(e, q->flags);
    mgl_glsl_text_format(e->out, "uniform %s %s", type_name(e, &r->type), r->lowered);
    if (r->type.dim_count) mgl_glsl_text_format(e->out, "[%u]", r->count);
    mgl_glsl_text_add(e->out, ";\n");
}

static void emit_member(emitter *e, const glsl_member *member, bool block_storage)
{
    const glsl_qualifiers *q = &member->qualifiers;
    if (q->flags & (Q_ROW_MAJOR | Q_COLUMN_MAJOR))
        mgl_glsl_text_add(e->out, q->flags & Q_ROW_MAJOR ? "layout(row_major) " : "layout(column_major) ");
    if (q->flags & Q_OFFSET && block_storage) mgl_glsl_text_format(e->out, "layout(offset = %u) ", q->offset);
    if (q->flags & Q_ALIGN && block_storage) mgl_glsl_text_format(e->out, "layout(align = %u) ", q->align);
    memory_qualifiers(e, q->flags);
    declarator(e, &member->type, member->name);
}

/* The name after a block's members: its instance and dimensions. */
static void block_end(emitter *e, const glsl_block *block)
{
    mgl_glsl_text_add(e->out, "}");
    if (block->instance) {
        mgl_glsl_text_format(e->out, " %s", lowered(e, block->instance));
        dimensions(e, &block->array);
    }
    mgl_glsl_text_add(e->out, ";\n");
}

/* The block as the stage's first unit that has it declares it: the instance name is a stage's own. */
static const glsl_block *stage_block(emitter *e, const glsl_block *block)
{
    for (uint32_t u = 0; u < e->stage->units.count; u++) {
        const glsl_unit *unit = e->stage->units.items[u];
        for (uint32_t i = 0; i < unit->blocks.count; i++) {
            const glsl_block *own = &unit->blocks.items[i];
            if (strcmp(own->name, block->name) == 0 && own->qualifiers.storage == block->qualifiers.storage) return own;
        }
    }
    return block;
}

/* Blocks of different storage may share a name in GL, and share one with other things; the lowered name is ours. */
static void emit_block(emitter *e, const glsl_resource *r)
{
    const glsl_block *block = stage_block(e, r->block->block);
    mgl_glsl_text_format(e->out, "layout(set = %u, binding = %u, %s%s) ", r->set, r->binding,
                         r->block->std430 ? "std430" : "std140",
                         block->qualifiers.flags & Q_ROW_MAJOR ? ", row_major" : "");
    memory_qualifiers(e, block->qualifiers.flags);
    mgl_glsl_text_format(e->out, "%s mgl_b_%s {\n", r->block->storage ? "buffer" : "uniform", block->name);
    for (uint32_t i = 0; i < block->members.members.count; i++)
        emit_member(e, &block->members.members.items[i], true);
    block_end(e, block);
}

static void emit_resources(emitter *e)
{
    for (uint32_t i = 0; i < e->linker->resources.count; i++) {
        const glsl_resource *r = e->linker->resources.items[i];
        if (!(r->declared & 1u << e->stage->stage)) continue;
        if (r->block)
            emit_block(e, r);
        else
            emit_opaque(e, r);
    }
}

/* ---- inputs and outputs ---- */

static bool needs_flat(const glsl_type *type)
{
    if (type->base == BASE_STRUCT) {
        for (uint32_t i = 0; i < type->structure->members.count; i++)
            if (needs_flat(&type->structure->members.items[i].type)) return true;
        return false;
    }
    return type->base == BASE_INT || type->base == BASE_UINT || type->base == BASE_DOUBLE || type->base == BASE_BOOL;
}

static void interpolation(emitter *e, uint32_t flags, const glsl_type *type, bool fragment_input)
{
    if (flags & Q_PATCH) mgl_glsl_text_add(e->out, "patch ");
    if (flags & Q_CENTROID) mgl_glsl_text_add(e->out, "centroid ");
    if (flags & Q_SAMPLE) mgl_glsl_text_add(e->out, "sample ");
    if (flags & Q_FLAT || (fragment_input && needs_flat(type)))
        mgl_glsl_text_add(e->out, "flat ");
    else if (flags & Q_NOPERSPECTIVE)
        mgl_glsl_text_add(e->out, "noperspective ");
}

static void emit_io_block(emitter *e, const glsl_io *io, bool input)
{
    const glsl_block *block = io->block;
    bool fragment_input = input && e->stage->stage == MGL_STAGE_FRAGMENT;
    mgl_glsl_text_format(e->out, "layout(location = %d) ", io->location);
    if (block->qualifiers.flags & Q_STREAM && !input)
        mgl_glsl_text_format(e->out, "layout(stream = %u) ", block->qualifiers.stream);
    if (io->qualifiers.flags & Q_PATCH) mgl_glsl_text_add(e->out, "patch ");
    mgl_glsl_text_format(e->out, "%s mgl_b_%s {\n", input ? "in" : "out", block->name);
    for (uint32_t i = 0; i < block->members.members.count; i++) {
        const glsl_member *member = &block->members.members.items[i];
        interpolation(e, (member->qualifiers.flags | (block->qualifiers.flags & ~(uint32_t)Q_PATCH)), &member->type,
                      fragment_input);
        declarator(e, &member->type, member->name);
    }
    block_end(e, block);
}

/* ` = T(0)` or ` = T[n](T(0), ...)` for a legacy input that nothing writes. */
static void zero_initializer(emitter *e, const glsl_type *type)
{
    uint32_t count = mgl_glsl_type_elements(type);
    mgl_glsl_text_add(e->out, " = ");
    if (type->dim_count) mgl_glsl_text_format(e->out, "%s[%u](", type->name, count);
    for (uint32_t i = 0; i < count; i++)
        mgl_glsl_text_format(e->out, "%s%s(0.0)", i ? ", " : "", type->name);
    if (type->dim_count) mgl_glsl_text_add(e->out, ")");
}

/* A varying without a partner is a global of the stage; a legacy input then reads zero. */
static void emit_unmatched(emitter *e, const glsl_io *io, bool input)
{
    if (!io->used) return;
    if (io->block) {
        if (!io->block->instance) {
            for (uint32_t i = 0; i < io->block->members.members.count; i++)
                declarator(e, &io->block->members.members.items[i].type, io->block->members.members.items[i].name);
            return;
        }
        mgl_glsl_text_format(e->out, "struct mgl_b_%s {\n", io->block->name);
        for (uint32_t i = 0; i < io->block->members.members.count; i++)
            declarator(e, &io->block->members.members.items[i].type, io->block->members.members.items[i].name);
        mgl_glsl_text_format(e->out, "} %s", lowered(e, io->block->instance));
        dimensions(e, &io->block->array);
        mgl_glsl_text_add(e->out, ";\n");
        return;
    }
    glsl_type type = io->type;
    if (io->arrayed && type.dim_count && !type.dims[0]) type.dims[0] = 6; /* vertices of the largest geometry input */
    mgl_glsl_text_format(e->out, "%s %s", type_name(e, &type), lowered(e, io->name));
    dimensions(e, &type);
    if (input && io->legacy) zero_initializer(e, &type);
    mgl_glsl_text_add(e->out, ";\n");
}

static const char *pack_type(glsl_base base)
{
    return base == BASE_INT ? "ivec4" : base == BASE_UINT ? "uvec4" : "vec4";
}

/* An attribute that shares a location: the first that covers it declares an input of four components, and each is a
 * global that is put together from them. */
static void emit_aliased(emitter *e, const glsl_io *io)
{
    static const char *const columns[] = {"float", "vec2", "vec3", "vec4"};
    uint32_t count = mgl_glsl_type_locations(&io->type, true);
    for (uint32_t c = 0; c < count; c++) {
        int32_t location = io->location + (int32_t)c;
        bool declared = false;
        for (const glsl_io *before = e->stage->inputs.items; before < io; before++)
            declared |= before->aliased && before->location <= location &&
                        location < before->location + (int32_t)mgl_glsl_type_locations(&before->type, true);
        if (!declared)
            mgl_glsl_text_format(e->out, "layout(location = %d) in %s mgl_attribute_%d;\n", location,
                                 pack_type(io->type.base), location);
    }
    const char *type = type_name(e, &io->type);
    mgl_glsl_text_format(e->out, "%s %s = %s(", type, lowered(e, io->name), type);
    for (uint32_t c = 0; c < count; c++)
        mgl_glsl_text_format(e->out, "%s%s(mgl_attribute_%d)", c ? ", " : "",
                             count > 1 ? columns[io->type.rows - 1] : "", io->location + (int32_t)c);
    mgl_glsl_text_add(e->out, ");\n");
}

static void emit_io(emitter *e, const glsl_io *io, bool input)
{
    bool vertex_input = input && e->stage->stage == MGL_STAGE_VERTEX,
         fragment_output = !input && e->stage->stage == MGL_STAGE_FRAGMENT;
    if (!io->matched || io->location < 0) {
        emit_unmatched(e, io, input);
        return;
    }
    if (io->block) {
        emit_io_block(e, io, input);
        return;
    }
    if (io->aliased) {
        emit_aliased(e, io);
        return;
    }
    const glsl_qualifiers *q = &io->qualifiers;
    mgl_glsl_text_format(e->out, "layout(location = %d", io->location);
    if (q->flags & Q_COMPONENT) mgl_glsl_text_format(e->out, ", component = %u", q->component);
    if (fragment_output && io->index) mgl_glsl_text_format(e->out, ", index = %d", io->index);
    if (io->xfb_buffer >= 0)
        mgl_glsl_text_format(e->out, ", xfb_buffer = %d, xfb_offset = %u", io->xfb_buffer, io->xfb_offset);
    if (!input && q->flags & Q_STREAM) mgl_glsl_text_format(e->out, ", stream = %u", q->stream);
    mgl_glsl_text_add(e->out, ") ");
    if (q->flags & Q_INVARIANT && !input) mgl_glsl_text_add(e->out, "invariant ");
    if (!vertex_input && !fragment_output)
        interpolation(e, q->flags, &io->type, input && e->stage->stage == MGL_STAGE_FRAGMENT);
    mgl_glsl_text_add(e->out, input ? "in " : "out ");
    declarator(e, &io->type, io->name);
}

static void emit_captures(emitter *e)
{
    const glsl_linker *linker = e->linker;
    if (!linker->captures.count || !e->stage->last_vertex) return;
    for (uint32_t b = 0; b < 4; b++)
        if (linker->xfb_stride[b])
            mgl_glsl_text_format(e->out, "layout(xfb_buffer = %u, xfb_stride = %u) out;\n", b, linker->xfb_stride[b]);
    for (uint32_t i = 0; i < linker->captures.count; i++) {
        const glsl_capture *c = &linker->captures.items[i];
        if (!c->copy || c->packed) continue;
        mgl_glsl_text_format(e->out, "layout(location = %u, xfb_buffer = %u, xfb_offset = %u) out ", c->location,
                             c->buffer, c->offset);
        declarator(e, &c->type, mgl_glsl_format(linker->arena, "mgl_xfb_%u", i));
    }
    for (uint32_t i = 0; i < linker->capture_packs.count; i++) {
        const glsl_capture_pack *pack = &linker->capture_packs.items[i];
        mgl_glsl_text_format(e->out,
                             "layout(location = %u, xfb_buffer = %u, xfb_offset = %u) out %s mgl_xfb_pack_%u;\n",
                             pack->location, pack->buffer, pack->offset, mgl_glsl_capture_pack_type(pack), i);
    }
}

static void emit_packs(emitter *e)
{
    bool fragment = e->stage->stage == MGL_STAGE_FRAGMENT;
    if (!fragment && !e->stage->last_vertex) return;
    for (uint32_t i = 0; i < e->linker->packs.count; i++) {
        const glsl_pack *pack = &e->linker->packs.items[i];
        glsl_type type = {.base = pack->base};
        mgl_glsl_text_format(e->out, "layout(location = %u) ", pack->location);
        interpolation(e, pack->flags, &type, fragment);
        mgl_glsl_text_format(e->out, "%s %s mgl_pack_%u;\n", fragment ? "in" : "out", pack_type(pack->base), i);
    }
}

void mgl_glsl_emit_packing(const glsl_linker *linker, glsl_text *out)
{
    for (uint32_t i = 0; i < linker->packs.count; i++) {
        const glsl_pack *pack = &linker->packs.items[i];
        mgl_glsl_text_format(out, "mgl_pack_%u = %s(", i, pack_type(pack->base));
        for (uint32_t c = 0; c < 4; c++)
            mgl_glsl_text_format(out, "%s%s", c ? ", " : "", c < pack->count ? pack->components[c] : "0");
        mgl_glsl_text_add(out, ");\n");
    }
}

void mgl_glsl_emit_unpacking(const glsl_linker *linker, glsl_text *out)
{
    for (uint32_t i = 0; i < linker->packs.count; i++)
        for (uint32_t c = 0; c < linker->packs.items[i].count; c++)
            mgl_glsl_text_format(out, "%s = mgl_pack_%u[%u];\n", linker->packs.items[i].components[c], i, c);
}

uint32_t mgl_glsl_broadcast_outputs(const glsl_linker *linker)
{
    const glsl_stage *fragment = &linker->stages[MGL_STAGE_FRAGMENT];
    if (!fragment->present || !mgl_glsl_stage_uses(fragment, "gl_FragColor")) return 0;
    return MGL_MIN(linker->options->max_draw_buffers, 8u);
}

/* The default is false, so that the usual program, which draws to one buffer, pays nothing for the others. */
static void emit_broadcast_outputs(emitter *e)
{
    uint32_t count = mgl_glsl_broadcast_outputs(e->linker);
    if (e->stage->stage != MGL_STAGE_FRAGMENT || count < 2) return;
    mgl_glsl_text_format(e->out,
                         "layout(constant_id = 0) const bool mgl_Broadcast = false;\n"
                         "layout(location = 1) out vec4 mgl_FragColors[%u];\n",
                         count - 1);
}

void mgl_glsl_emit_broadcast(const glsl_linker *linker, glsl_text *out)
{
    uint32_t count = mgl_glsl_broadcast_outputs(linker);
    if (count < 2) return;
    mgl_glsl_text_add(out, "if (mgl_Broadcast) {\n");
    for (uint32_t i = 0; i + 1 < count; i++)
        mgl_glsl_text_format(out, "mgl_FragColors[%u] = mgl_FragColor;\n", i);
    mgl_glsl_text_add(out, "}\n");
}

/* Redeclared built-ins that keep a meaning: depth layout, sizes of clip and cull distances. */
static void emit_redeclared(emitter *e)
{
    for (uint32_t u = 0; u < e->stage->units.count; u++) {
        const glsl_unit *unit = e->stage->units.items[u];
        for (uint32_t i = 0; i < unit->variables.count; i++) {
            const glsl_variable *v = &unit->variables.items[i];
            const char *direction = v->qualifiers.storage == STORAGE_IN ? "in" : "out";
            bool repeated = false;
            for (uint32_t k = 0; k < u; k++)
                repeated |= mgl_glsl_unit_global(e->stage->units.items[k], v->name) != NULL;
            if (repeated) continue;
            if (strcmp(v->name, "gl_FragDepth") == 0 && v->qualifiers.rest)
                mgl_glsl_text_format(e->out, "layout(%s) out float gl_FragDepth;\n", v->qualifiers.rest);
            bool distances = strcmp(v->name, "gl_ClipDistance") == 0 || strcmp(v->name, "gl_CullDistance") == 0;
            if (distances && v->type.dim_count)
                mgl_glsl_text_format(e->out, "%s float %s[%u];\n", direction, v->name, v->type.dims[0]);
        }
        for (uint32_t i = 0; i < unit->invariants.count; i++) {
            const char *name = unit->invariants.items[i];
            if (e->stage->stage != MGL_STAGE_FRAGMENT &&
                (!strcmp(name, "gl_Position") || !strcmp(name, "gl_PointSize")))
                mgl_glsl_text_format(e->out, "invariant %s;\n", name);
        }
    }
}

static void emit_layout(emitter *e, const glsl_qualifiers *q, const char *direction)
{
    if (q->rest) mgl_glsl_text_format(e->out, "layout(%s) %s;\n", q->rest, direction);
    if (q->flags & Q_STREAM) mgl_glsl_text_format(e->out, "layout(stream = %u) %s;\n", q->stream, direction);
}

/* ---- helpers ---- */

/* What a fragment's colour is on one side: interpolated or flat. */
static const char *side_colour(emitter *e, const char *colour)
{
    glsl_arena *arena = e->linker->arena;
    const char *twin = mgl_glsl_flat_twin(arena, colour);
    if (!mgl_glsl_io_find(&e->stage->inputs, twin)) return lowered(e, colour);
    return mgl_glsl_format(arena, "(mgl_FlatShade > 0.0 ? %s : %s)", twin, lowered(e, colour));
}

static void emit_fragment_colour(emitter *e, const char *name, const char *front, const char *back)
{
    if (!mgl_glsl_stage_uses(e->stage, name)) return;
    bool both = mgl_glsl_io_find(&e->stage->inputs, back) != NULL;
    const char *global = lowered(e, name);
    if (both)
        mgl_glsl_text_format(e->out, "vec4 %s = mgl_TwoSide > 0.0 && !gl_FrontFacing ? %s : %s;\n", global,
                             side_colour(e, back), side_colour(e, front));
    else
        mgl_glsl_text_format(e->out, "vec4 %s = %s;\n", global, side_colour(e, front));
}

static bool uses_shadow_lookups(const glsl_stage *stage)
{
    for (uint32_t u = 0; u < stage->units.count; u++) {
        const mgl_table_entry *entry;
        for (uint32_t i = 0; (entry = mgl_table_next(&stage->units.items[u]->names, &i));) {
            const glsl_texture_name *texture = mgl_glsl_texture_name(((const glsl_token *)entry->value)->text);
            if (texture && texture->shadow) return true;
        }
    }
    return false;
}

/* How rows lie is a push constant (mgl_program_rows), for one module serves windows and framebuffer objects. */
static void emit_rows(emitter *e)
{
    if (!mgl_glsl_lower_reads_rows(e->stage)) return;
    mgl_glsl_text_add(e->out, "layout(push_constant) uniform mgl_RowsBlock { vec3 mgl_Rows; };\n");
    if (mgl_glsl_stage_uses(e->stage, "interpolateAtOffset"))
        mgl_glsl_text_add(e->out, "vec2 mgl_RowsOffset(vec2 o) { return vec2(o.x, o.y * mgl_Rows.x); }\n");
}

static void emit_helpers(emitter *e)
{
    const glsl_stage *stage = e->stage;
    if (stage->stage == MGL_STAGE_FRAGMENT) {
        emit_fragment_colour(e, "gl_Color", "gl_FrontColor", "gl_BackColor");
        emit_fragment_colour(e, "gl_SecondaryColor", "gl_FrontSecondaryColor", "gl_BackSecondaryColor");
    }
    if (uses_shadow_lookups(stage))
        mgl_glsl_text_add(e->out, "vec4 mgl_shadow(float d) { return vec4(d, d, d, 1.0); }\n");
    if (mgl_glsl_stage_uses(stage, "ftransform"))
        mgl_glsl_text_add(e->out, "vec4 mgl_ftransform() { return mgl_ModelViewProjectionMatrix * mgl_Vertex; }\n");
    if (mgl_glsl_stage_uses(stage, "gl_ClipVertex")) mgl_glsl_text_add(e->out, "vec4 mgl_ClipVertex;\n");
    if (mgl_glsl_stage_own_point_size(e->linker, stage)) mgl_glsl_text_add(e->out, "float mgl_OwnPointSize = 1.0;\n");
    static const char *const noise_types[] = {"float", "vec2", "vec3", "vec4"};
    for (uint32_t n = 1; n <= 4; n++) {
        char name[] = {'n', 'o', 'i', 's', 'e', (char)('0' + n), 0};
        for (uint32_t t = 0; mgl_glsl_stage_uses(stage, name) && t < 4;
             t++) /* as every implementation: constant zero */
            mgl_glsl_text_format(e->out, "%s mgl_%s(%s x) { return %s(0.0); }\n", noise_types[n - 1], name,
                                 noise_types[t], noise_types[n - 1]);
    }
}

void mgl_glsl_emit_declarations(glsl_linker *linker, glsl_stage *stage, glsl_text *out)
{
    emitter e = {linker, stage, out};
    mgl_glsl_text_add(out, "#version 460\n");
    if (stage->stage == MGL_STAGE_FRAGMENT && mgl_glsl_stage_uses(stage, "gl_FragStencilRefARB"))
        mgl_glsl_text_add(out, "#extension GL_ARB_shader_stencil_export : enable\n");
    if (stage->stage < MGL_STAGE_GEOMETRY &&
        (mgl_glsl_stage_uses(stage, "gl_Layer") || mgl_glsl_stage_uses(stage, "gl_ViewportIndex")))
        mgl_glsl_text_add(out, "#extension GL_ARB_shader_viewport_layer_array : enable\n");
    /* The library compares the precision of overloads with that of its own functions, which is high. */
    mgl_glsl_text_add(out, "precision highp float;\nprecision highp int;\n");
    emit_layout(&e, &stage->in_layout, "in");
    emit_layout(&e, &stage->out_layout, "out");
    emit_structs(&e);
    emit_default_block(&e);
    emit_resources(&e);
    emit_redeclared(&e);
    for (uint32_t i = 0; i < stage->inputs.count; i++)
        emit_io(&e, &stage->inputs.items[i], true);
    for (uint32_t i = 0; i < stage->outputs.count; i++)
        emit_io(&e, &stage->outputs.items[i], false);
    emit_broadcast_outputs(&e);
    emit_captures(&e);
    emit_packs(&e);
    emit_rows(&e);
    emit_helpers(&e);
}
