/* magma-info: for each Vulkan device, what OpenGL MagmaGL gives on it, and what is missing for the rest. */
#include "translator/gl/context.h"
#include "wire/transport/applier.h"

#include <stdio.h>
#include <string.h>

static const char *type_name(uint32_t type)
{
    static const char *const names[] = {"other", "integrated GPU", "discrete GPU", "virtual GPU", "CPU"};
    return type < MGL_COUNT(names) ? names[type] : "other";
}

/* Prints the newest version of a profile; false: none. */
static bool print_version(const mgl_caps *caps, bool core)
{
    mgl_context_config config = {.api = MGL_API_DESKTOP, .major = core ? 3 : 1, .minor = core ? 2 : 0, .core = core};
    uint32_t major = 0, minor = 0;
    bool given_core = false;
    bool found = mgl_version_choose(&config, caps, &major, &minor, &given_core) == MGL_CREATE_OK;
    if (found)
        printf("  OpenGL %-14s %u.%u\n", core ? "core" : "compatibility", major, minor);
    else
        printf("  OpenGL %-14s none\n", core ? "core" : "compatibility");
    return found;
}

static void print_limits(const mgl_caps *caps)
{
    printf("  limits\n");
    printf("    texture size           %u (3D %u, cube %u, layers %u, buffer %u)\n", caps->max_texture_2d,
           caps->max_texture_3d, caps->max_texture_cube, caps->max_array_layers, caps->max_texel_buffer);
    printf("    framebuffer            %ux%u, %u colour attachments, %u samples\n", caps->max_framebuffer_width,
           caps->max_framebuffer_height, caps->max_color_attachments, caps->max_samples);
    printf("    vertex attributes      %u\n", caps->max_vertex_attribs);
    printf("    a stage                %u samplers, %u uniform blocks of %u bytes, %u storage blocks, %u images\n",
           caps->max_stage_samplers, caps->max_stage_uniform_buffers, caps->max_uniform_block_bytes,
           caps->max_stage_storage_buffers, caps->max_stage_images);
    printf("    varyings               %u components, %u clip distances\n", caps->max_varying_components,
           caps->max_clip_distances);
    printf("    transform feedback     %u buffers, %u streams\n", caps->max_xfb_buffers, caps->max_xfb_streams);
    printf("    lines, points          up to %g, %g\n", (double)caps->line_width[1], (double)caps->point_size[1]);
    printf("    memory                 %llu MiB\n", (unsigned long long)(caps->heap_bytes >> 20));
}

static void print_versions_not_given(const mgl_caps *caps)
{
    const mgl_version_row *rows = NULL;
    uint32_t count = mgl_version_rows(caps, &rows);
    for (uint32_t i = 0; i < count; i++)
        if (!rows[i].given)
            printf("  OpenGL %u.%u not given, missing: %s\n", rows[i].major, rows[i].minor,
                   rows[i].missing ? rows[i].missing : "not implemented");
}

static void print_extensions(const mgl_caps *caps)
{
    const mgl_extension_row *rows = NULL;
    uint32_t count = mgl_extension_rows(caps, &rows), given = 0;
    for (uint32_t i = 0; i < count; i++)
        given += rows[i].given;
    printf("  extensions given (%u)\n", given);
    for (uint32_t i = 0; i < count; i++)
        if (rows[i].given) printf("    %s\n", rows[i].name);
    printf("  extensions not given (%u)\n", count - given);
    for (uint32_t i = 0; i < count; i++)
        if (!rows[i].given)
            printf("    %-46s missing: %s\n", rows[i].name, rows[i].missing ? rows[i].missing : "not implemented");
}

static void print_device(uint32_t index, const mgl_caps *caps, const char *reason)
{
    printf("device %u: %s (%s)\n", index, caps->device_name, type_name(caps->device_type));
    printf("  driver                %s %s\n", caps->driver_name, caps->driver_info);
    printf("  Vulkan                %u.%u.%u\n", caps->api_version >> 22 & 0x7f, caps->api_version >> 12 & 0x3ff,
           caps->api_version & 0xfff);
    if (reason[0]) {
        printf("  OpenGL                none: %s\n", reason);
        return;
    }
    print_version(caps, true);
    print_version(caps, false);
    print_versions_not_given(caps);
    print_limits(caps);
    print_extensions(caps);
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        bool help = !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h");
        fputs("usage: magma-info\nPrints, for each Vulkan device, the OpenGL versions, limits and extensions that "
              "MagmaGL gives\n"
              "there and, for what it does not give, the Vulkan feature that is missing. MAGMA_MASK and the Vulkan "
              "loader's\n"
              "variables (VK_DRIVER_FILES) are heeded.\n",
              help ? stdout : stderr);
        return help ? 0 : 2;
    }
    uint32_t count = 0;
    for (;; count++) {
        char reason[256] = "";
        mgl_caps caps = {0};
        if (!mgl_applier_probe(count, &caps, reason)) break;
        if (count) putchar('\n');
        print_device(count, &caps, reason);
    }
    if (!count) fputs("no Vulkan device: is a driver installed? (vulkaninfo --summary)\n", stderr);
    return count ? 0 : 1;
}
