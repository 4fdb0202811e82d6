/* Runs the GLSL front end over files and counts what it accepts, against what each file expects.
 *
 *   glsl_corpus [-v] [-r] [-c] FILE...     piglit's *.shader_test and glslparsertest files (*.vert, *.frag, *.geom with
 * [config]) glsl_corpus [-v] [-r] [-c] -l FILE...  links the given *.vert, *.geom, *.frag together as one program
 *
 * -v prints the log of each unexpected result, -r the reflection of each linked program, -c asks for a core context.
 * Every module is validated by SPIRV-Tools; an invalid one counts as a failure. MAGMA_LOG=debug prints the lowered
 * source. */
#define _GNU_SOURCE /* memmem */
#include "translator/glsl/internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const extensions[] = {"GL_ARB_texture_rectangle",
                                         "GL_ARB_shader_texture_lod",
                                         "GL_ARB_draw_buffers",
                                         "GL_ATI_draw_buffers",
                                         "GL_ARB_uniform_buffer_object",
                                         "GL_ARB_explicit_attrib_location",
                                         "GL_ARB_draw_instanced",
                                         "GL_EXT_gpu_shader4",
                                         "GL_EXT_texture_array",
                                         "GL_ARB_texture_multisample",
                                         "GL_ARB_fragment_coord_conventions",
                                         "GL_ARB_shader_bit_encoding",
                                         "GL_ARB_blend_func_extended",
                                         "GL_ARB_shading_language_420pack",
                                         "GL_ARB_gpu_shader5",
                                         "GL_ARB_explicit_uniform_location",
                                         "GL_ARB_separate_shader_objects",
                                         "GL_ARB_texture_gather",
                                         "GL_ARB_texture_query_lod",
                                         "GL_ARB_texture_cube_map_array",
                                         "GL_ARB_sample_shading",
                                         "GL_ARB_shading_language_packing",
                                         "GL_ARB_conservative_depth",
                                         "GL_AMD_conservative_depth",
                                         "GL_ARB_arrays_of_arrays",
                                         "GL_ARB_compatibility",
                                         "GL_ARB_enhanced_layouts",
                                         "GL_ARB_cull_distance",
                                         "GL_ARB_derivative_control",
                                         "GL_ARB_shader_stencil_export",
                                         "GL_ARB_texture_query_levels",
                                         "GL_ARB_gpu_shader_fp64",
                                         "GL_ARB_viewport_array",
                                         "GL_ARB_vertex_attrib_64bit",
                                         "GL_ARB_shader_draw_parameters",
                                         "GL_ARB_tessellation_shader",
                                         "GL_ARB_shader_image_load_store",
                                         "GL_ARB_shader_storage_buffer_object",
                                         "GL_ARB_compute_shader"};

static mgl_glsl_options options = {.max_version = 460,
                                   .extensions = extensions,
                                   .extension_count = sizeof extensions / sizeof *extensions,
                                   .max_vertex_attribs = 16,
                                   .max_draw_buffers = 8,
                                   .max_texture_units = 32,
                                   .max_combined_texture_units = 96,
                                   .max_clip_distances = 8,
                                   .max_vertex_uniform_components = 4096,
                                   .max_fragment_uniform_components = 4096,
                                   .max_varying_components = 128,
                                   .max_texture_coords = 8,
                                   .max_geometry_output_vertices = 256,
                                   .max_geometry_total_output_components = 1024};
static bool verbose, reflect;

typedef enum outcome { SUCCESS, COMPILE_ERROR, LINK_ERROR, INVALID, SKIPPED } outcome;
static const char *const outcome_names[] = {"success", "compile error", "link error", "invalid SPIR-V", "skipped"};

static char *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    char *text = calloc(1, (size_t)length + 1);
    *size = text ? fread(text, 1, (size_t)length, file) : 0;
    fclose(file);
    return text;
}

static bool ends_with(const char *text, const char *end)
{
    size_t a = strlen(text), b = strlen(end);
    return a >= b && strcmp(text + a - b, end) == 0;
}

static bool valid(const mgl_program_header *archive, char *message, size_t size)
{
    for (int s = 0; s < MGL_STAGE_COUNT; s++) {
        if (!archive->spirv[s].size) continue;
        glsl_words words = {(uint32_t *)((char *)(uintptr_t)archive + archive->spirv[s].offset),
                            archive->spirv[s].size / 4};
        char *error = NULL;
        bool ok = mgl_glsl_spirv_validate(&words, &error);
        if (!ok) snprintf(message, size, "stage %d: %s", s, error ? error : "?");
        free(error);
        if (!ok) return false;
    }
    return true;
}

static void print_reflection(const mgl_glsl_program *program)
{
    const mgl_glsl_reflection *r = mgl_glsl_program_reflection(program);
    const mgl_program_header *h = mgl_glsl_program_archive(program);
    printf("  archive %u bytes, default block %u, flags %#x, attributes %#x kinds %#x, outputs %#x, slots %u\n",
           h->total_size, h->default_block_size, h->flags, h->attribute_mask, h->attribute_kind, h->output_mask,
           h->slot_count);
    for (uint32_t i = 0; i < r->uniform_count; i++) {
        const mgl_glsl_uniform *u = &r->uniforms[i];
        printf("  uniform %s type %#x x%u location %d block %d offset %u strides %u %u stages %#x%s builtin %u[%u] "
               "slot %u%s\n",
               u->name, u->type, u->array_size, u->location, u->block, u->offset, u->array_stride, u->matrix_stride,
               u->stages, u->opaque ? " opaque" : "", u->builtin, u->builtin_index, u->first_slot,
               u->initial ? " initialized" : "");
    }
    for (uint32_t i = 0; i < r->block_count; i++)
        printf("  block %s size %u slot %u binding %u\n", r->blocks[i].name, r->blocks[i].size, r->blocks[i].first_slot,
               r->blocks[i].binding);
    for (uint32_t i = 0; i < r->attribute_count; i++)
        printf("  attribute %s type %#x x%u location %d\n", r->attributes[i].name, r->attributes[i].type,
               r->attributes[i].array_size, r->attributes[i].location);
    for (uint32_t i = 0; i < r->output_count; i++)
        printf("  output %s location %d index %d\n", r->outputs[i].name, r->outputs[i].location, r->outputs[i].index);
}

typedef struct source {
    mgl_stage stage;
    const char *text;
    size_t size;
} source;

static outcome build(const source *sources, uint32_t count, bool link, char *message, size_t message_size)
{
    mgl_glsl_shader *shaders[16] = {0};
    outcome result = SUCCESS;
    char *log = NULL;
    for (uint32_t i = 0; i < count && result == SUCCESS; i++) {
        free(log);
        if (!mgl_glsl_compile(&options, sources[i].stage, sources[i].text, sources[i].size, &shaders[i], &log))
            result = COMPILE_ERROR;
    }
    if (result == SUCCESS && link) {
        mgl_glsl_program *program = NULL;
        mgl_glsl_link_input input = {.shaders = shaders, .shader_count = count};
        free(log);
        if (!mgl_glsl_link(&options, &input, &program, &log))
            result = LINK_ERROR;
        else if (!valid(mgl_glsl_program_archive(program), message, message_size))
            result = INVALID;
        if (program && reflect) print_reflection(program);
        mgl_glsl_program_unref(&program);
    }
    if (result == COMPILE_ERROR || result == LINK_ERROR) snprintf(message, message_size, "%s", log ? log : "");
    free(log);
    for (uint32_t i = 0; i < count; i++)
        mgl_glsl_shader_unref(&shaders[i]);
    return result;
}

/* ---- shader_test files ---- */

static const char passthrough[] = "#version 110\nvoid main() { gl_Position = gl_Vertex; }\n";

static bool section_stage(const char *line, mgl_stage *stage)
{
    static const struct {
        const char *name;
        mgl_stage stage;
    } names[] = {{"[vertex shader", MGL_STAGE_VERTEX},
                 {"[fragment shader", MGL_STAGE_FRAGMENT},
                 {"[geometry shader", MGL_STAGE_GEOMETRY},
                 {"[tessellation control shader", MGL_STAGE_TESS_CONTROL},
                 {"[tessellation evaluation shader", MGL_STAGE_TESS_EVALUATION},
                 {"[compute shader", MGL_STAGE_COMPUTE}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strncmp(line, names[i].name, strlen(names[i].name)) == 0) {
            *stage = names[i].stage;
            return true;
        }
    return false;
}

/* As piglit's runner does, a shader without #version gets the one that the [require] section names. */
static char *with_version(const char *test, const char *begin, size_t size)
{
    unsigned major, minor;
    bool es = false;
    const char *require = strstr(test, "\nGLSL >= ");
    if (!require) require = strstr(test, "\nGLSL ES >= "), es = require != NULL;
    char *copy = calloc(1, size + 64);
    if (copy && require && !memmem(begin, size, "#version", 8) &&
        sscanf(require + (es ? 12 : 9), "%u.%u", &major, &minor) == 2)
        snprintf(copy, 64, "#version %u%s\n#line 1\n", major * 100 + minor, es && major == 3 ? " es" : "");
    if (copy) memcpy(copy + strlen(copy), begin, size);
    return copy;
}

static outcome run_shader_test(char *text, bool *expect_link_error, char *message, size_t size)
{
    source sources[16] = {0};
    uint32_t count = 0;
    bool sso = strstr(text, "SSO ENABLED") != NULL;
    *expect_link_error = strstr(text, "\nlink error") != NULL;
    for (char *line = text; line && *line;) {
        char *next = strchr(line, '\n');
        mgl_stage stage;
        if (line[0] == '[' && section_stage(line, &stage)) {
            char *begin = next ? next + 1 : line + strlen(line), *end = begin;
            while (*end && !(*end == '[' && (end == begin || end[-1] == '\n') &&
                             (section_stage(end, &(mgl_stage){0}) || strncmp(end, "[test]", 6) == 0 ||
                              strncmp(end, "[vertex data]", 13) == 0)))
                end++;
            bool pass = strstr(line, "passthrough") && strstr(line, "passthrough") < begin;
            if (strncmp(begin, "spirv", 5) == 0 || (strstr(line, "spirv") && strstr(line, "spirv") < begin))
                return SKIPPED;
            if (count < 16) {
                char *versioned = pass ? strdup(passthrough) : with_version(text, begin, (size_t)(end - begin));
                sources[count++] = (source){stage, versioned, strlen(versioned)};
            }
            next = end;
            line = next;
            continue;
        }
        line = next ? next + 1 : NULL;
    }
    if (!count || sso) return SKIPPED;
    outcome result = build(sources, count, true, message, size);
    for (uint32_t i = 0; i < count; i++)
        free((char *)sources[i].text);
    return result;
}

/* ---- glslparsertest files ---- */

static bool stage_of_path(const char *path, mgl_stage *stage)
{
    static const struct {
        const char *end;
        mgl_stage stage;
    } ends[] = {{".vert", MGL_STAGE_VERTEX},       {".frag", MGL_STAGE_FRAGMENT},        {".geom", MGL_STAGE_GEOMETRY},
                {".tesc", MGL_STAGE_TESS_CONTROL}, {".tese", MGL_STAGE_TESS_EVALUATION}, {".comp", MGL_STAGE_COMPUTE}};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (ends_with(path, ends[i].end)) {
            *stage = ends[i].stage;
            return true;
        }
    return false;
}

/* Returns what happened; *expected from the file's own config. */
static outcome run_file(const char *path, bool *expect_success, char *message, size_t size)
{
    size_t length = 0;
    char *text = read_file(path, &length);
    outcome result = SKIPPED;
    mgl_stage stage;
    message[0] = 0;
    if (!text) return SKIPPED;
    if (ends_with(path, ".shader_test")) {
        bool link_error = false;
        result = run_shader_test(text, &link_error, message, size);
        *expect_success = !link_error;
    } else if (stage_of_path(path, &stage) && strstr(text, "expect_result")) {
        const char *expect = strstr(text, "expect_result:");
        *expect_success = expect && strncmp(expect + 14 + strspn(expect + 14, " \t"), "pass", 4) == 0;
        const char *check = strstr(text, "check_link:");
        bool link = check && strstr(check, "true") && strstr(check, "true") - check < 16;
        source one = {stage, text, length};
        result = build(&one, 1, link && stage != MGL_STAGE_GEOMETRY, message, size);
    }
    free(text);
    return result;
}

static int link_files(char **paths, int count)
{
    source sources[16] = {0};
    char message[4096] = "";
    uint32_t used = 0;
    for (int i = 0; i < count && used < 16; i++) {
        size_t length;
        mgl_stage stage;
        char *text = read_file(paths[i], &length);
        if (text && stage_of_path(paths[i], &stage)) sources[used++] = (source){stage, text, length};
    }
    outcome result = build(sources, used, true, message, sizeof message);
    printf("%s: %s\n%s", paths[0], outcome_names[result], message);
    for (uint32_t i = 0; i < used; i++)
        free((char *)sources[i].text);
    return result != SUCCESS;
}

int main(int argc, char **argv)
{
    int first = 1;
    bool link = false;
    for (; first < argc && argv[first][0] == '-'; first++) {
        verbose |= strchr(argv[first], 'v') != NULL;
        reflect |= strchr(argv[first], 'r') != NULL;
        link |= strchr(argv[first], 'l') != NULL;
        options.core_profile |= strchr(argv[first], 'c') != NULL;
    }
    if (link) return link_files(argv + first, argc - first);
    uint32_t right = 0, wrong = 0, skipped = 0;
    for (int i = first; i < argc; i++) {
        char message[4096];
        bool expect_success = true;
        outcome result = run_file(argv[i], &expect_success, message, sizeof message);
        if (result == SKIPPED) {
            skipped++;
            continue;
        }
        bool ok = (result == SUCCESS) == expect_success && result != INVALID;
        right += ok;
        wrong += !ok;
        if (!ok)
            printf("UNEXPECTED %s: %s, expected %s\n", argv[i], outcome_names[result],
                   expect_success ? "success" : "failure");
        if (!ok && verbose) printf("%s\n", message);
        fflush(stdout);
    }
    printf("%u as expected, %u not, %u skipped\n", right, wrong, skipped);
    return wrong != 0;
}
