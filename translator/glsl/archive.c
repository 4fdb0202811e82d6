/* The program archive of wire/catalogue/program.h. */
#include "translator/glsl/internal.h"

#include <stdlib.h>
#include <string.h>

static uint32_t default_stages(const glsl_linker *linker)
{
    uint32_t stages = 0;
    for (uint32_t i = 0; i < linker->uniforms.count; i++)
        if (mgl_glsl_type_has_data(&linker->uniforms.items[i]->type)) stages |= linker->uniforms.items[i]->used;
    return stages;
}

static void describe_attributes(const glsl_linker *linker, mgl_program_header *header)
{
    const glsl_ios *inputs = &linker->stages[MGL_STAGE_VERTEX].inputs;
    for (uint32_t i = 0; i < inputs->count; i++) {
        const glsl_io *io = &inputs->items[i];
        if (io->location < 0 || !io->matched) continue;
        uint32_t kind = io->type.base == BASE_INT      ? 1
                        : io->type.base == BASE_UINT   ? 2
                        : io->type.base == BASE_DOUBLE ? 3
                                                       : 0;
        uint32_t count = mgl_glsl_type_locations(&io->type, true);
        for (uint32_t l = (uint32_t)io->location; l < (uint32_t)io->location + count && l < 32; l++) {
            header->attribute_mask |= 1u << l;
            if (l < 16) header->attribute_kind |= kind << (2 * l);
        }
    }
}

static void describe_outputs(const glsl_linker *linker, mgl_program_header *header)
{
    const glsl_ios *outputs = &linker->stages[MGL_STAGE_FRAGMENT].outputs;
    for (uint32_t i = 0; i < outputs->count; i++) {
        const glsl_io *io = &outputs->items[i];
        if (io->location < 0 || !io->matched) continue;
        uint32_t count = mgl_glsl_type_elements(&io->type);
        for (uint32_t l = (uint32_t)io->location; l < (uint32_t)io->location + count && l < 32; l++)
            header->output_mask |= 1u << l;
    }
    uint32_t broadcast = mgl_glsl_broadcast_outputs(linker);
    header->output_mask |= (1u << broadcast) - 1;
    if (broadcast > 1) header->flags |= MGL_PROGRAM_BROADCASTS;
}

static void describe_stages(const glsl_linker *linker, const mgl_glsl_reflection *reflection,
                            mgl_program_header *header)
{
    static const char *const axes[] = {"local_size_x", "local_size_y", "local_size_z"};
    const glsl_stage *stages = linker->stages;
    for (uint32_t i = 0; i < 3 && stages[MGL_STAGE_COMPUTE].present; i++) {
        header->local_size[i] = (uint16_t)mgl_glsl_layout_number(stages[MGL_STAGE_COMPUTE].in_layout.rest, axes[i]);
        header->local_size[i] = MGL_MAX(header->local_size[i], (uint16_t)1);
    }
    if (stages[MGL_STAGE_TESS_CONTROL].present)
        header->patch_vertices_out =
            (uint16_t)mgl_glsl_layout_number(stages[MGL_STAGE_TESS_CONTROL].out_layout.rest, "vertices");
    if (stages[MGL_STAGE_GEOMETRY].present) {
        header->geometry_input = (uint8_t)reflection->geometry_input;
        header->geometry_output = (uint8_t)reflection->geometry_output;
    }
    header->default_block_size = linker->default_size;
    header->default_block_stages = default_stages(linker);
    header->slot_count = linker->slot_count;
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++)
        header->flags |= stages[s].flags;
    for (uint32_t i = 0; i < linker->captures.count; i++)
        if (!linker->captures.items[i].skip) header->flags |= MGL_PROGRAM_XFB;
    memcpy(header->xfb_stride, linker->xfb_stride, sizeof header->xfb_stride);
}

static mgl_program_resource describe_resource(const glsl_resource *r)
{
    mgl_program_resource out = {.kind = r->kind,
                                .set = r->set,
                                .binding = r->binding,
                                .stages = (uint8_t)r->declared,
                                .count = (uint16_t)r->count,
                                .first_slot = r->first_slot,
                                .size = r->block ? r->block->size : 0};
    if (!r->block) out.dim = r->type.opaque->dim, out.flags = r->type.opaque->flags;
    return out;
}

mgl_program_header *mgl_glsl_archive_make(glsl_linker *linker, const mgl_glsl_reflection *reflection)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < linker->resources.count; i++)
        count += linker->resources.items[i]->declared != 0;
    size_t resources = MGL_ALIGN(sizeof(mgl_program_header), (size_t)8);
    size_t size = MGL_ALIGN(resources + count * sizeof(mgl_program_resource), (size_t)8);
    mgl_program_header plan = {.magic = MGL_PROGRAM_MAGIC, .version = MGL_PROGRAM_VERSION};
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++) {
        if (!linker->stages[s].present) continue;
        plan.spirv[s].offset = (uint32_t)size;
        plan.spirv[s].size = (uint32_t)(linker->stages[s].spirv.count * 4);
        size = MGL_ALIGN(size + plan.spirv[s].size, (size_t)8);
    }
    plan.total_size = (uint32_t)size;
    plan.resource_count = count;
    plan.resource_offset = (uint32_t)resources;
    uint8_t *bytes = mgl_calloc(1, size);
    if (!bytes) return NULL;
    describe_attributes(linker, &plan);
    describe_outputs(linker, &plan);
    describe_stages(linker, reflection, &plan);
    memcpy(bytes, &plan, sizeof plan);
    mgl_program_resource *table = (mgl_program_resource *)(bytes + resources);
    for (uint32_t i = 0; i < linker->resources.count; i++)
        if (linker->resources.items[i]->declared) *table++ = describe_resource(linker->resources.items[i]);
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++)
        if (plan.spirv[s].size) memcpy(bytes + plan.spirv[s].offset, linker->stages[s].spirv.words, plan.spirv[s].size);
    return (mgl_program_header *)bytes;
}
