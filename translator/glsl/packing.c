/* Packing of varyings. GL counts components, Vulkan locations: a float takes a whole location there, and so does each
 * element of an array. When the interface to the fragment stage would need more locations than the device has, its
 * plain varyings become globals on both sides, which travel four components a location: the producer fills the packs at
 * its end, the fragment stage unpacks them at its start. */
#include "translator/glsl/internal.h"

#include <string.h>

static bool eligible(const glsl_io *io)
{
    uint32_t fixed = Q_LOCATION | Q_COMPONENT | Q_PATCH | Q_STREAM;
    glsl_base base = io->type.base;
    return io->matched && !io->block && !io->legacy && io->xfb_buffer < 0 && !io->arrayed &&
           !(io->qualifiers.flags & fixed) && (base == BASE_FLOAT || base == BASE_INT || base == BASE_UINT);
}

/* ---- components ---- */

static void add_component(glsl_linker *linker, const glsl_io *io, const char *expression)
{
    uint32_t flags = io->qualifiers.flags & (Q_FLAT | Q_NOPERSPECTIVE | Q_CENTROID | Q_SAMPLE);
    if (io->type.base != BASE_FLOAT) flags |= Q_FLAT;
    glsl_pack *pack = NULL;
    for (uint32_t i = 0; i < linker->packs.count && !pack; i++) {
        glsl_pack *open = &linker->packs.items[i];
        if (open->count < 4 && open->flags == flags && open->base == io->type.base) pack = open;
    }
    if (!pack) {
        pack = GLSL_PUSH(linker->arena, &linker->packs);
        pack->flags = flags;
        pack->base = io->type.base;
    }
    pack->components[pack->count++] = expression;
}

static void add_components(glsl_linker *linker, const glsl_io *io, const glsl_type *type, const char *expression)
{
    if (type->dim_count) {
        glsl_type element = mgl_glsl_type_element(type);
        for (uint32_t i = 0; i < type->dims[0]; i++)
            add_components(linker, io, &element, mgl_glsl_format(linker->arena, "%s[%u]", expression, i));
        return;
    }
    for (uint32_t c = 0; c < type->columns; c++) {
        const char *column = type->columns > 1 ? mgl_glsl_format(linker->arena, "%s[%u]", expression, c) : expression;
        for (uint32_t r = 0; r < type->rows; r++)
            add_component(linker, io, type->rows > 1 ? mgl_glsl_format(linker->arena, "%s[%u]", column, r) : column);
    }
}

/* ---- locations ---- */

uint32_t mgl_glsl_varying_locations(const glsl_linker *linker)
{
    uint32_t limit = linker->options->max_varying_components / 4;
    return limit ? MGL_MIN(limit, 32u) : 16;
}

static uint32_t locations_needed(const glsl_linker *linker, const glsl_stage *producer)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < producer->outputs.count; i++)
        if (producer->outputs.items[i].matched) count += mgl_glsl_io_locations(&producer->outputs.items[i]);
    for (uint32_t i = 0; i < linker->captures.count; i++)
        if (linker->captures.items[i].copy && !linker->captures.items[i].packed)
            count += mgl_glsl_type_locations(&linker->captures.items[i].type, false);
    return count + linker->capture_packs.count;
}

static bool place(glsl_linker *linker, glsl_locations *map, uint32_t count, uint32_t limit, int32_t *location)
{
    *location = mgl_glsl_locations_find(map, count, limit);
    if (*location < 0) mgl_glsl_log_link(linker->log, "too many varyings");
    return *location >= 0;
}

/* Everything but explicit locations is placed anew: what stays, then captured copies, then the packs. */
static bool place_all(glsl_linker *linker, glsl_stage *producer, glsl_stage *fragment, uint32_t limit)
{
    glsl_locations map = {0};
    int32_t location;
    for (uint32_t i = 0; i < producer->outputs.count; i++) {
        glsl_io *io = &producer->outputs.items[i];
        if (io->matched && io->qualifiers.flags & Q_LOCATION)
            mgl_glsl_locations_take(&map, io->qualifiers.location, mgl_glsl_io_locations(io));
    }
    for (uint32_t i = 0; i < producer->outputs.count; i++) {
        glsl_io *io = &producer->outputs.items[i];
        if (!io->matched || io->packed || io->qualifiers.flags & Q_LOCATION) continue;
        if (!place(linker, &map, mgl_glsl_io_locations(io), limit, &io->location)) return false;
    }
    for (uint32_t i = 0; i < linker->captures.count; i++) {
        glsl_capture *capture = &linker->captures.items[i];
        if (!capture->copy || capture->packed) continue;
        if (!place(linker, &map, mgl_glsl_type_locations(&capture->type, false), limit, &location)) return false;
        capture->location = (uint32_t)location;
    }
    for (uint32_t i = 0; i < linker->capture_packs.count; i++) {
        if (!place(linker, &map, 1, limit, &location)) return false;
        linker->capture_packs.items[i].location = (uint32_t)location;
    }
    for (uint32_t i = 0; i < linker->packs.count; i++) {
        if (!place(linker, &map, 1, limit, &location)) return false;
        linker->packs.items[i].location = (uint32_t)location;
    }
    for (uint32_t i = 0; i < fragment->inputs.count; i++) {
        glsl_io *input = &fragment->inputs.items[i];
        glsl_io *output = input->matched ? mgl_glsl_io_partner(producer, input) : NULL;
        if (output) input->location = output->location;
    }
    return true;
}

bool mgl_glsl_varyings_pack(glsl_linker *linker)
{
    glsl_stage *fragment = &linker->stages[MGL_STAGE_FRAGMENT], *producer = NULL;
    for (uint32_t s = 0; s <= MGL_STAGE_GEOMETRY; s++)
        if (linker->stages[s].present && linker->stages[s].last_vertex) producer = &linker->stages[s];
    uint32_t limit = mgl_glsl_varying_locations(linker);
    if (!producer || !fragment->present || locations_needed(linker, producer) <= limit) return true;
    for (uint32_t i = 0; i < fragment->inputs.count; i++) {
        glsl_io *input = &fragment->inputs.items[i];
        glsl_io *output = eligible(input) ? mgl_glsl_io_partner(producer, input) : NULL;
        if (!output || !eligible(output)) continue;
        input->packed = output->packed = true;
        input->location = output->location = -1;
        add_components(linker, input, &input->type, mgl_glsl_lower_name(linker->arena, input->name));
    }
    return place_all(linker, producer, fragment, limit);
}
