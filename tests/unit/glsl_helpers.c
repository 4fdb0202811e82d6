#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "tests/unit/glsl_helpers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const extensions[] = {
    "GL_ARB_texture_rectangle",         "GL_ARB_shader_texture_lod", "GL_ARB_explicit_attrib_location",
    "GL_ARB_explicit_uniform_location", "GL_EXT_gpu_shader4",        "GL_ARB_gpu_shader5",
    "GL_ARB_shading_language_420pack",  "GL_EXT_texture_array"};

const mgl_glsl_options test_options = {.max_version = 460,
                                       .extensions = extensions,
                                       .extension_count = 8,
                                       .max_vertex_attribs = 16,
                                       .max_draw_buffers = 8,
                                       .max_texture_units = 16,
                                       .max_combined_texture_units = 48,
                                       .max_clip_distances = 8,
                                       .max_vertex_uniform_components = 4096,
                                       .max_fragment_uniform_components = 4096,
                                       .max_varying_components = 64,
                                       .max_texture_coords = 8,
                                       .max_geometry_output_vertices = 256,
                                       .max_geometry_total_output_components = 1024};

const uint32_t *stage_words(const glsl_build *build, mgl_stage stage, size_t *count)
{
    const mgl_program_header *archive = mgl_glsl_program_archive(build->program);
    *count = archive->spirv[stage].size / 4;
    return (const uint32_t *)((const char *)archive + archive->spirv[stage].offset);
}

static void check_modules(const glsl_build *build)
{
    for (mgl_stage s = 0; s < MGL_STAGE_COUNT; s++) {
        glsl_words words;
        char *message = NULL;
        words.words = (uint32_t *)(uintptr_t)stage_words(build, s, &words.count);
        if (!words.count) continue;
        bool ok = mgl_glsl_spirv_validate(&words, &message);
        if (!ok) print_error("stage %d: %s\n", s, message ? message : "?");
        free(message);
        assert_true(ok);
    }
}

glsl_build build_program(const mgl_glsl_options *options, const glsl_text_of *sources, const mgl_glsl_link_input *more)
{
    mgl_glsl_shader *shaders[8] = {0};
    mgl_glsl_link_input input = more ? *more : (mgl_glsl_link_input){0};
    glsl_build build = {.compiled = true};
    for (; build.compiled && sources[input.shader_count].text; input.shader_count++) {
        const glsl_text_of *source = &sources[input.shader_count];
        free(build.log);
        build.compiled = mgl_glsl_compile(options, source->stage, source->text, strlen(source->text),
                                          &shaders[input.shader_count], &build.log);
        assert_non_null(build.log);
    }
    if (build.compiled) {
        input.shaders = shaders;
        free(build.log);
        build.linked = mgl_glsl_link(options, &input, &build.program, &build.log);
        assert_non_null(build.log);
    }
    for (uint32_t i = 0; i < 8; i++)
        mgl_glsl_shader_unref(&shaders[i]);
    if (build.linked) check_modules(&build);
    return build;
}

void build_finish(glsl_build *build)
{
    mgl_glsl_program_unref(&build->program);
    free(build->log);
    *build = (glsl_build){0};
}

const mgl_glsl_uniform *find_uniform(const glsl_build *build, const char *name)
{
    const mgl_glsl_reflection *r = mgl_glsl_program_reflection(build->program);
    for (uint32_t i = 0; i < r->uniform_count; i++)
        if (strcmp(r->uniforms[i].name, name) == 0) return &r->uniforms[i];
    return NULL;
}

const mgl_glsl_attribute *find_attribute(const glsl_build *build, const char *name)
{
    const mgl_glsl_reflection *r = mgl_glsl_program_reflection(build->program);
    for (uint32_t i = 0; i < r->attribute_count; i++)
        if (strcmp(r->attributes[i].name, name) == 0) return &r->attributes[i];
    return NULL;
}
