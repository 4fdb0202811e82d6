/* Inputs and outputs: collected per stage, matched by name (or explicit location) between stages, given locations.
 * What nobody reads or writes on the other side becomes a plain global in lowered source, so interfaces always agree.
 */
#include "translator/glsl/internal.h"

#include <string.h>

static const char *const stage_names[MGL_STAGE_COUNT] = {
    "vertex", "tessellation control", "tessellation evaluation", "geometry", "fragment", "compute"};

glsl_io *mgl_glsl_io_find(glsl_ios *list, const char *name)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (!list->items[i].block && strcmp(list->items[i].name, name) == 0) return &list->items[i];
    return NULL;
}

static glsl_io *find_block(glsl_ios *list, const char *name)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].block && strcmp(list->items[i].name, name) == 0) return &list->items[i];
    return NULL;
}

bool mgl_glsl_stage_uses(const glsl_stage *stage, const char *name)
{
    for (uint32_t i = 0; i < stage->units.count; i++)
        if (mgl_glsl_unit_uses(stage->units.items[i], name)) return true;
    return false;
}

/* ---- collection ---- */

static bool arrayed(mgl_stage stage, const glsl_qualifiers *q)
{
    if (q->flags & Q_PATCH) return false;
    if (stage == MGL_STAGE_GEOMETRY || stage == MGL_STAGE_TESS_EVALUATION) return q->storage == STORAGE_IN;
    return stage == MGL_STAGE_TESS_CONTROL;
}

static glsl_io *io_add(glsl_linker *linker, glsl_ios *list, const char *name, const glsl_type *type,
                       const glsl_qualifiers *q)
{
    glsl_io *io = GLSL_PUSH(linker->arena, list);
    io->name = name;
    io->type = *type;
    io->qualifiers = *q;
    io->location = -1;
    io->xfb_buffer = -1;
    return io;
}

static bool collect_variable(glsl_linker *linker, glsl_stage *stage, const glsl_unit *unit, const glsl_variable *v)
{
    const glsl_qualifiers *q = &v->qualifiers;
    glsl_ios *list = q->storage == STORAGE_IN ? &stage->inputs : &stage->outputs;
    glsl_io *io = mgl_glsl_io_find(list, v->name);
    if (io && !mgl_glsl_type_equal(&io->type, &v->type)) {
        mgl_glsl_log_link(linker->log, "%s shader `%s' declared as type `%s' and type `%s'", stage_names[stage->stage],
                          v->name, mgl_glsl_type_text(linker->arena, &io->type),
                          mgl_glsl_type_text(linker->arena, &v->type));
        return false;
    }
    uint32_t agree = Q_CENTROID | Q_INVARIANT | Q_FLAT | Q_NOPERSPECTIVE;
    if (io && (io->qualifiers.flags ^ q->flags) & agree && !unit->source.invariant_all) {
        mgl_glsl_log_link(linker->log, "%s shader `%s' is declared with different qualifiers",
                          stage_names[stage->stage], v->name);
        return false;
    }
    if (io && io->qualifiers.flags & q->flags & Q_LOCATION && io->qualifiers.location != q->location) {
        mgl_glsl_log_link(linker->log, "%s shader `%s' is declared at locations %u and %u", stage_names[stage->stage],
                          v->name, io->qualifiers.location, q->location);
        return false;
    }
    if (io) {
        io->qualifiers.flags |= q->flags;
        if (q->flags & Q_LOCATION) io->qualifiers.location = q->location;
        return true;
    }
    io = io_add(linker, list, v->name, &v->type, q);
    io->arrayed = arrayed(stage->stage, q);
    io->used = mgl_glsl_stage_uses(stage, v->name);
    io->level = unit->source.level;
    if (unit->source.invariant_all && q->storage == STORAGE_OUT) io->qualifiers.flags |= Q_INVARIANT;
    for (uint32_t i = 0; i < unit->invariants.count; i++)
        if (strcmp(unit->invariants.items[i], v->name) == 0) io->qualifiers.flags |= Q_INVARIANT;
    return true;
}

static bool same_members(const glsl_struct *a, const glsl_struct *b)
{
    if (a->members.count != b->members.count) return false;
    for (uint32_t i = 0; i < a->members.count; i++) {
        const glsl_member *x = &a->members.items[i], *y = &b->members.items[i];
        if (strcmp(x->name, y->name) != 0 || !mgl_glsl_type_equal(&x->type, &y->type)) return false;
    }
    return true;
}

static bool collect_block(glsl_linker *linker, glsl_stage *stage, const glsl_block *block)
{
    glsl_ios *list = block->qualifiers.storage == STORAGE_IN ? &stage->inputs : &stage->outputs;
    glsl_io *before = find_block(list, block->name);
    if (before && !same_members(&before->block->members, &block->members))
        mgl_glsl_log_link(linker->log, "definitions of %s shader block `%s' do not match", stage_names[stage->stage],
                          block->name);
    if (before) return !linker->log->errors;
    glsl_type type = block->array;
    glsl_struct *members = mgl_glsl_alloc(linker->arena, sizeof *members);
    *members = block->members;
    type.base = BASE_STRUCT;
    type.structure = members;
    glsl_io *io = io_add(linker, list, block->name, &type, &block->qualifiers);
    io->block = block;
    io->arrayed = arrayed(stage->stage, &block->qualifiers);
    io->used = block->instance && mgl_glsl_stage_uses(stage, block->instance);
    for (uint32_t i = 0; !block->instance && i < block->members.members.count; i++)
        io->used |= mgl_glsl_stage_uses(stage, block->members.members.items[i].name);
    return true;
}

static void legacy_add(glsl_linker *linker, glsl_ios *list, const char *name, const char *type_name, uint32_t elements,
                       int location)
{
    glsl_type type;
    glsl_qualifiers q = {0};
    if (!mgl_glsl_type_builtin(type_name, &type)) return;
    if (elements) type.dim_count = 1, type.dims[0] = elements;
    glsl_io *io = io_add(linker, list, name, &type, &q);
    io->legacy = io->used = true;
    io->location = location;
}

static uint32_t texcoords(const glsl_stage *stage)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < stage->units.count; i++)
        count = MGL_MAX(count, stage->units.items[i]->texcoords);
    return count;
}

static void collect_legacy_vertex(glsl_linker *linker, glsl_stage *stage)
{
    static const char *const attributes[] = {
        "gl_Vertex",         "gl_Normal",         "gl_Color",          "gl_SecondaryColor", "gl_FogCoord",
        "gl_MultiTexCoord0", "gl_MultiTexCoord1", "gl_MultiTexCoord2", "gl_MultiTexCoord3", "gl_MultiTexCoord4",
        "gl_MultiTexCoord5", "gl_MultiTexCoord6", "gl_MultiTexCoord7"};
    static const char *const outputs[][2] = {{"gl_FrontColor", "vec4"},
                                             {"gl_BackColor", "vec4"},
                                             {"gl_FrontSecondaryColor", "vec4"},
                                             {"gl_BackSecondaryColor", "vec4"},
                                             {"gl_FogFragCoord", "float"}};
    bool transforms =
        mgl_glsl_stage_uses(stage, "ftransform") && !mgl_glsl_unit_defines(stage->units.items[0], "ftransform");
    for (uint32_t i = 0; i < MGL_COUNT(attributes); i++) {
        const char *type = NULL;
        int location = mgl_glsl_legacy_attribute(attributes[i], &type);
        if (mgl_glsl_stage_uses(stage, attributes[i]) || (i == 0 && transforms))
            legacy_add(linker, &stage->inputs, attributes[i], type, 0, location);
    }
    for (uint32_t i = 0; i < MGL_COUNT(outputs); i++)
        if (mgl_glsl_stage_uses(stage, outputs[i][0]))
            legacy_add(linker, &stage->outputs, outputs[i][0], outputs[i][1], 0, -1);
    if (texcoords(stage)) legacy_add(linker, &stage->outputs, "gl_TexCoord", "vec4", texcoords(stage), -1);
}

/* Interpolation that some unit of a stage redeclares a legacy varying with. */
static uint32_t redeclared_interpolation(const glsl_stage *stage, const char *name)
{
    uint32_t flags = 0;
    for (uint32_t i = 0; stage->present && i < stage->units.count; i++) {
        const glsl_variable *v = mgl_glsl_unit_global(stage->units.items[i], name);
        if (v) flags |= v->qualifiers.flags & (Q_INTERPOLATION | Q_CENTROID);
    }
    return flags;
}

const char *mgl_glsl_flat_twin(glsl_arena *arena, const char *colour)
{
    return mgl_glsl_format(arena, "mgl_Flat%s", colour + 3);
}

/* A colour that the fragment stage reads, and its flat twin where glShadeModel decides (GL 4.6 compatibility §13.4). */
static void colour_add(glsl_linker *linker, glsl_stage *stage, const char *name, const char *colour)
{
    glsl_stage *vertex = &linker->stages[MGL_STAGE_VERTEX];
    uint32_t flags = redeclared_interpolation(stage, name) | redeclared_interpolation(vertex, colour);
    legacy_add(linker, &stage->inputs, colour, "vec4", 0, -1);
    stage->inputs.items[stage->inputs.count - 1].qualifiers.flags |= flags;
    bool written = vertex->present && mgl_glsl_io_find(&vertex->outputs, colour) && vertex->last_vertex;
    if (flags & Q_INTERPOLATION || !written) return;
    const char *twin = mgl_glsl_flat_twin(linker->arena, colour);
    legacy_add(linker, &stage->inputs, twin, "vec4", 0, -1);
    stage->inputs.items[stage->inputs.count - 1].qualifiers.flags |= Q_FLAT;
    legacy_add(linker, &vertex->outputs, twin, "vec4", 0, -1);
    linker->flat_shade = true;
}

static void collect_legacy_fragment(glsl_linker *linker, glsl_stage *stage)
{
    glsl_stage *vertex = &linker->stages[MGL_STAGE_VERTEX];
    static const char *const colours[][3] = {{"gl_Color", "gl_FrontColor", "gl_BackColor"},
                                             {"gl_SecondaryColor", "gl_FrontSecondaryColor", "gl_BackSecondaryColor"}};
    for (uint32_t i = 0; i < 2; i++) {
        if (!mgl_glsl_stage_uses(stage, colours[i][0])) continue;
        colour_add(linker, stage, colours[i][0], colours[i][1]);
        if (!vertex->present || !mgl_glsl_io_find(&vertex->outputs, colours[i][2])) continue;
        colour_add(linker, stage, colours[i][0], colours[i][2]);
        linker->two_side = true;
    }
    if (mgl_glsl_stage_uses(stage, "gl_FogFragCoord"))
        legacy_add(linker, &stage->inputs, "gl_FogFragCoord", "float", 0, -1);
    uint32_t count = texcoords(stage);
    if (count) {
        /* Both sides declare as many coordinates as the larger of them. */
        glsl_io *written = mgl_glsl_io_find(&vertex->outputs, "gl_TexCoord");
        if (written) count = written->type.dims[0] = MGL_MAX(count, written->type.dims[0]);
        legacy_add(linker, &stage->inputs, "gl_TexCoord", "vec4", count, -1);
        uint32_t flags =
            redeclared_interpolation(stage, "gl_TexCoord") | redeclared_interpolation(vertex, "gl_TexCoord");
        stage->inputs.items[stage->inputs.count - 1].qualifiers.flags |= flags;
    }
}

static void collect_legacy_outputs(glsl_linker *linker, glsl_stage *stage)
{
    uint32_t frag_data = 0;
    for (uint32_t i = 0; i < stage->units.count; i++)
        frag_data = MGL_MAX(frag_data, stage->units.items[i]->frag_data);
    if (mgl_glsl_stage_uses(stage, "gl_FragColor")) legacy_add(linker, &stage->outputs, "gl_FragColor", "vec4", 0, 0);
    if (frag_data)
        legacy_add(linker, &stage->outputs, "gl_FragData", "vec4",
                   MGL_MIN(frag_data, MGL_MAX(linker->options->max_draw_buffers, 1u)), 0);
}

static bool collect_stage(glsl_linker *linker, glsl_stage *stage)
{
    bool ok = true;
    for (uint32_t u = 0; u < stage->units.count; u++) {
        const glsl_unit *unit = stage->units.items[u];
        for (uint32_t i = 0; i < unit->variables.count; i++) {
            const glsl_variable *v = &unit->variables.items[i];
            bool io = v->qualifiers.storage == STORAGE_IN || v->qualifiers.storage == STORAGE_OUT;
            if (io && strncmp(v->name, "gl_", 3) != 0) ok &= collect_variable(linker, stage, unit, v);
        }
        for (uint32_t i = 0; i < unit->blocks.count; i++) {
            const glsl_block *block = &unit->blocks.items[i];
            if (block->qualifiers.storage == STORAGE_IN || block->qualifiers.storage == STORAGE_OUT)
                ok &= collect_block(linker, stage, block);
        }
    }
    if (stage->stage == MGL_STAGE_VERTEX) collect_legacy_vertex(linker, stage);
    if (stage->stage == MGL_STAGE_FRAGMENT) {
        collect_legacy_fragment(linker, stage);
        collect_legacy_outputs(linker, stage);
    }
    return ok;
}

/* ---- locations ---- */

static bool range_free(const glsl_locations *map, uint32_t first, uint32_t count)
{
    for (uint32_t i = first; i < first + count; i++)
        if (i >= MGL_COUNT(map->taken) || map->taken[i]) return false;
    return true;
}

void mgl_glsl_locations_take(glsl_locations *map, uint32_t first, uint32_t count)
{
    for (uint32_t i = first; i < first + count && i < MGL_COUNT(map->taken); i++)
        map->taken[i] = true;
}

int32_t mgl_glsl_locations_find(glsl_locations *map, uint32_t count, uint32_t limit)
{
    for (uint32_t first = 0; first + count <= limit; first++) {
        if (!range_free(map, first, count)) continue;
        mgl_glsl_locations_take(map, first, count);
        return (int32_t)first;
    }
    return -1;
}

/* Locations of an interface variable, per vertex. */
uint32_t mgl_glsl_io_locations(const glsl_io *io)
{
    glsl_type type = io->arrayed ? mgl_glsl_type_element(&io->type) : io->type;
    return MGL_MAX(mgl_glsl_type_locations(&type, false), 1u);
}

/* ---- matching ---- */

static bool same_location(const glsl_io *a, const glsl_io *b)
{
    return a->qualifiers.flags & b->qualifiers.flags & Q_LOCATION && a->qualifiers.location == b->qualifiers.location &&
           (a->qualifiers.flags & Q_COMPONENT ? a->qualifiers.component : 0) ==
               (b->qualifiers.flags & Q_COMPONENT ? b->qualifiers.component : 0);
}

glsl_io *mgl_glsl_io_partner(glsl_stage *producer, const glsl_io *input)
{
    for (uint32_t i = 0; i < producer->outputs.count; i++) {
        glsl_io *output = &producer->outputs.items[i];
        if (!output->block != !input->block ||
            (output->qualifiers.flags & Q_PATCH) != (input->qualifiers.flags & Q_PATCH))
            continue;
        if (same_location(output, input)) return output;
        bool both_named = !((output->qualifiers.flags ^ input->qualifiers.flags) & Q_LOCATION) || input->block;
        if (both_named && !(input->qualifiers.flags & Q_LOCATION) && strcmp(output->name, input->name) == 0)
            return output;
    }
    return NULL;
}

static bool same_io_type(const glsl_io *output, const glsl_io *input)
{
    glsl_type a = output->arrayed ? mgl_glsl_type_element(&output->type) : output->type;
    glsl_type b = input->arrayed ? mgl_glsl_type_element(&input->type) : input->type;
    if (!input->block) return mgl_glsl_type_equal(&a, &b);
    if (a.dim_count != b.dim_count) return false;
    for (uint32_t i = 0; i < a.dim_count; i++)
        if (a.dims[i] != b.dims[i]) return false;
    return same_members(a.structure, b.structure);
}

/* Languages before 4.20 want invariant to agree between stages, those before 4.30 centroid, those before 4.40 the
 * interpolation. */
static bool same_qualifiers(glsl_linker *linker, glsl_stage *producer, glsl_stage *consumer, const glsl_io *output,
                            const glsl_io *input)
{
    uint32_t differ = output->qualifiers.flags ^ input->qualifiers.flags, level = MGL_MAX(output->level, input->level);
    bool fragment = consumer->stage == MGL_STAGE_FRAGMENT;
    const char *what = NULL;
    if (input->legacy || output->legacy || input->block) return true;
    if (differ & Q_CENTROID && level < 430) what = "centroid";
    if (differ & Q_INVARIANT && level < 420) what = "invariant";
    if (differ & (Q_FLAT | Q_NOPERSPECTIVE) && level < 440 && fragment) what = "interpolation";
    if (!what) return true;
    mgl_glsl_log_link(linker->log, "%s shader output `%s' and %s shader input have different %s qualifiers",
                      stage_names[producer->stage], output->name, stage_names[consumer->stage], what);
    return false;
}

static bool match_input(glsl_linker *linker, glsl_stage *producer, glsl_stage *consumer, glsl_io *input)
{
    glsl_io *output = mgl_glsl_io_partner(producer, input);
    if (!output) {
        if (!input->used || input->legacy || linker->input->separable) return true;
        mgl_glsl_log_link(linker->log, "%s shader input `%s' has no matching output in the %s shader",
                          stage_names[consumer->stage], input->name, stage_names[producer->stage]);
        return false;
    }
    if (!same_io_type(output, input)) {
        mgl_glsl_log_link(linker->log,
                          "%s shader output `%s' declared as type `%s', but %s shader input declared as type `%s'",
                          stage_names[producer->stage], output->name, mgl_glsl_type_text(linker->arena, &output->type),
                          stage_names[consumer->stage], mgl_glsl_type_text(linker->arena, &input->type));
        return false;
    }
    if (!same_qualifiers(linker, producer, consumer, output, input)) return false;
    if (!input->used && !input->block) return true;
    input->matched = output->matched = true;
    return true;
}

static bool give_location(glsl_linker *linker, glsl_locations *map, glsl_io *output, uint32_t limit)
{
    output->location = mgl_glsl_locations_find(map, mgl_glsl_io_locations(output), limit);
    if (output->location >= 0) return true;
    mgl_glsl_log_link(linker->log, "too many varyings");
    return false;
}

/* What the fragment stage reads may yet be packed (packing.c): then only the map bounds it. */
static uint32_t location_limit(const glsl_linker *linker, bool packs)
{
    uint32_t most = (uint32_t)MGL_COUNT(((glsl_locations *)0)->taken),
             components = linker->options->max_varying_components;
    return packs || !components ? most : MGL_MIN(components / 4, most);
}

/* Locations of the interface between two stages: explicit ones stay, others fill the gaps in order of the outputs. */
static bool place_interface(glsl_linker *linker, glsl_stage *producer, glsl_stage *consumer)
{
    glsl_locations map = {0};
    bool ok = true;
    glsl_ios *outputs = &producer->outputs, *inputs = &consumer->inputs;
    uint32_t limit = location_limit(linker, consumer->stage == MGL_STAGE_FRAGMENT);
    for (uint32_t i = 0; i < outputs->count; i++) {
        glsl_io *io = &outputs->items[i];
        if (!(io->qualifiers.flags & Q_LOCATION) || !(io->matched)) continue;
        io->location = (int32_t)io->qualifiers.location;
        mgl_glsl_locations_take(&map, io->qualifiers.location, mgl_glsl_io_locations(io));
    }
    for (uint32_t i = 0; i < outputs->count; i++)
        if (outputs->items[i].matched && outputs->items[i].location < 0)
            ok &= give_location(linker, &map, &outputs->items[i], limit);
    for (uint32_t i = 0; i < inputs->count; i++) {
        glsl_io *input = &inputs->items[i];
        glsl_io *output = input->matched ? mgl_glsl_io_partner(producer, input) : NULL;
        if (output) input->location = output->location;
    }
    return ok;
}

/* An interface whose other side is in another program: everything stays, in order of declaration. */
static bool place_open(glsl_linker *linker, glsl_ios *list)
{
    glsl_locations map = {0};
    bool ok = true;
    for (uint32_t i = 0; i < list->count; i++) {
        glsl_io *io = &list->items[i];
        io->matched = true;
        if (!(io->qualifiers.flags & Q_LOCATION)) continue;
        io->location = (int32_t)io->qualifiers.location;
        mgl_glsl_locations_take(&map, io->qualifiers.location, mgl_glsl_io_locations(io));
    }
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].location < 0)
            ok &= give_location(linker, &map, &list->items[i], location_limit(linker, false));
    return ok;
}

/* ---- vertex attributes and fragment outputs ---- */

/* A bound location: "name" or, for an array, "name[0]". */
static const mgl_glsl_location *bound_location(const mgl_glsl_location *list, uint32_t count, const char *name)
{
    size_t size = strlen(name);
    const mgl_glsl_location *found = NULL;
    for (uint32_t i = 0; i < count; i++) {
        const char *bound = list[i].name;
        if (strncmp(bound, name, size) == 0 && (!bound[size] || strcmp(bound + size, "[0]") == 0)) found = &list[i];
    }
    return found;
}

/* Explicit and bound locations first, then the others from 0 up. */
static bool place_edge(glsl_linker *linker, glsl_ios *list, const mgl_glsl_location *bound, uint32_t bound_count,
                       uint32_t limit, bool inputs)
{
    glsl_locations map = {0};
    for (uint32_t i = 0; i < list->count; i++) {
        glsl_io *io = &list->items[i];
        const mgl_glsl_location *b = bound_location(bound, bound_count, io->name);
        uint32_t count = mgl_glsl_type_locations(&io->type, inputs);
        if (!io->legacy && io->qualifiers.flags & Q_LOCATION)
            io->location = (int32_t)io->qualifiers.location;
        else if (!io->legacy && b)
            io->location = (int32_t)b->location;
        if (io->qualifiers.flags & Q_INDEX)
            io->index = (int32_t)io->qualifiers.index;
        else if (!inputs && b && !(io->qualifiers.flags & Q_LOCATION))
            io->index = (int32_t)b->index;
        io->matched = io->used;
        if (io->location >= 0 && io->used) mgl_glsl_locations_take(&map, (uint32_t)io->location, count);
        /* GL_MAX_DUAL_SOURCE_DRAW_BUFFERS is 1. */
        uint32_t end = !inputs && io->index > 0 ? 1 : limit;
        if (io->location >= 0 && io->used && (uint32_t)io->location + count > end) {
            mgl_glsl_log_link(linker->log, "location %d of `%s' is out of range", io->location, io->name);
            return false;
        }
    }
    for (uint32_t i = 0; i < list->count; i++) {
        glsl_io *io = &list->items[i];
        if (io->location >= 0 || !io->used) continue;
        io->location = mgl_glsl_locations_find(&map, mgl_glsl_type_locations(&io->type, inputs), limit);
        if (io->location >= 0) continue;
        mgl_glsl_log_link(linker->log, "too many %s", inputs ? "vertex shader attributes" : "fragment shader outputs");
        return false;
    }
    return true;
}

static bool overlap(const glsl_io *a, const glsl_io *b, bool inputs)
{
    uint32_t an = mgl_glsl_type_locations(&a->type, inputs), bn = mgl_glsl_type_locations(&b->type, inputs);
    return a->index == b->index && a->location < b->location + (int32_t)bn && b->location < a->location + (int32_t)an;
}

/* Desktop GL lets attributes share a location, for programs of which each run reads one of them (GL 3.3 core §2.11.3).
 * Not two inputs of a Vulkan pipeline: they become globals that are read from one. Only of one base type: two could not
 * be fetched from one attribute anyhow. */
static bool may_alias(const glsl_stage *stage, const glsl_io *a, const glsl_io *b)
{
    for (uint32_t i = 0; i < stage->units.count; i++) {
        const glsl_source *source = &stage->units.items[i]->source;
        if (source->profile == PROFILE_ES && source->level >= 330) return false;
    }
    return a->type.base == b->type.base && a->type.base != BASE_DOUBLE && !a->type.dim_count && !b->type.dim_count &&
           !a->legacy && !b->legacy;
}

static bool check_overlap(glsl_linker *linker, glsl_stage *stage, bool inputs)
{
    glsl_ios *list = inputs ? &stage->inputs : &stage->outputs;
    for (uint32_t i = 0; i < list->count; i++) {
        for (uint32_t k = 0; k < i; k++) {
            glsl_io *a = &list->items[k], *b = &list->items[i];
            if (!a->used || !b->used || !overlap(a, b, inputs) ||
                (a->qualifiers.flags | b->qualifiers.flags) & Q_COMPONENT)
                continue;
            if (inputs && may_alias(stage, a, b)) {
                a->aliased = b->aliased = true;
                continue;
            }
            mgl_glsl_log_link(linker->log, "%s `%s' and `%s' overlap at location %d",
                              inputs ? "attributes" : "fragment outputs", a->name, b->name, b->location);
            return false;
        }
    }
    return true;
}

bool mgl_glsl_varyings_match(glsl_linker *linker)
{
    bool ok = true;
    glsl_stage *previous = NULL;
    const mgl_glsl_link_input *in = linker->input;
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++)
        if (linker->stages[s].present) ok &= collect_stage(linker, &linker->stages[s]);
    if (!ok) return false;
    for (uint32_t s = MGL_STAGE_VERTEX; s <= MGL_STAGE_FRAGMENT; s++) {
        glsl_stage *stage = &linker->stages[s];
        if (!stage->present) continue;
        if (s == MGL_STAGE_VERTEX) {
            ok &= place_edge(linker, &stage->inputs, in->attributes, in->attribute_count,
                             MGL_MAX(linker->options->max_vertex_attribs, 16u), true) &&
                  check_overlap(linker, stage, true);
        } else if (!previous) {
            ok &= place_open(linker, &stage->inputs);
        } else {
            for (uint32_t i = 0; i < stage->inputs.count; i++)
                ok &= match_input(linker, previous, stage, &stage->inputs.items[i]);
            for (uint32_t i = 0; previous->stage == MGL_STAGE_TESS_CONTROL && i < previous->outputs.count; i++)
                previous->outputs.items[i].matched = true;
            ok = ok && place_interface(linker, previous, stage);
        }
        previous = stage;
    }
    glsl_stage *fragment = &linker->stages[MGL_STAGE_FRAGMENT];
    if (fragment->present)
        ok &= place_edge(linker, &fragment->outputs, in->outputs, in->output_count,
                         MGL_MAX(linker->options->max_draw_buffers, 8u), false) &&
              check_overlap(linker, fragment, false);
    else if (previous && in->separable)
        ok &= place_open(linker, &previous->outputs);
    return ok;
}
