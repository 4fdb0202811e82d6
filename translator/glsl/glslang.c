/* glslang behind two calls: check a program as GL means it, and generate SPIR-V from lowered source. Facts about the
 * library that shaped this file are in docs/glsl.md. Every parse makes a new shader object, because linking one changes
 * it. */
#include "translator/glsl/internal.h"

#include "translator/base/thread.h"

#include <glslang/Include/glslang_c_interface.h>
#include <glslang/Public/resource_limits_c.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static pthread_once_t started = PTHREAD_ONCE_INIT;
static void start(void)
{
    glslang_initialize_process();
}
static _Atomic uint64_t calls;
void mgl_glsl_compiler_start(void)
{
    pthread_once(&started, start);
    atomic_fetch_add(&calls, 1);
}

uint64_t mgl_glsl_compiler_calls(void)
{
    return atomic_load(&calls);
}

static glslang_stage_t stage_of(mgl_stage stage)
{
    static const glslang_stage_t stages[MGL_STAGE_COUNT] = {GLSLANG_STAGE_VERTEX,         GLSLANG_STAGE_TESSCONTROL,
                                                            GLSLANG_STAGE_TESSEVALUATION, GLSLANG_STAGE_GEOMETRY,
                                                            GLSLANG_STAGE_FRAGMENT,       GLSLANG_STAGE_COMPUTE};
    return stages[stage];
}

static void set(int *field, uint32_t value)
{
    if (value) *field = (int)value;
}

static glslang_resource_t limits_of(const mgl_glsl_options *o)
{
    glslang_resource_t r = *glslang_default_resource();
    r.max_lights = r.max_texture_units = 8;
    set(&r.max_clip_planes, MGL_MIN(o->max_clip_distances, 8u));
    set(&r.max_vertex_attribs, o->max_vertex_attribs);
    set(&r.max_draw_buffers, o->max_draw_buffers);
    set(&r.max_texture_image_units, o->max_texture_units);
    set(&r.max_vertex_texture_image_units, o->max_texture_units);
    set(&r.max_geometry_texture_image_units, o->max_texture_units);
    set(&r.max_combined_texture_image_units, o->max_combined_texture_units);
    set(&r.max_clip_distances, o->max_clip_distances);
    set(&r.max_clip_planes, o->max_clip_distances);
    set(&r.max_combined_clip_and_cull_distances, o->max_clip_distances);
    set(&r.max_vertex_uniform_components, o->max_vertex_uniform_components);
    set(&r.max_fragment_uniform_components, o->max_fragment_uniform_components);
    set(&r.max_varying_components, o->max_varying_components);
    set(&r.max_varying_floats, o->max_varying_components);
    set(&r.max_texture_coords, o->max_texture_coords);
    set(&r.max_geometry_output_vertices, o->max_geometry_output_vertices);
    set(&r.max_geometry_total_output_components, o->max_geometry_total_output_components);
    return r;
}

bool mgl_glsl_compiler_check(const mgl_glsl_options *options, mgl_stage stage, const char *text, uint32_t prefix_lines,
                             glsl_log *log)
{
    glslang_resource_t resource = limits_of(options);
    glslang_input_t input = {.language = GLSLANG_SOURCE_GLSL,
                             .stage = stage_of(stage),
                             .client = GLSLANG_CLIENT_NONE,
                             .client_version = GLSLANG_TARGET_OPENGL_450,
                             .target_language = GLSLANG_TARGET_NONE,
                             .code = text,
                             .default_version = 110,
                             .default_profile = GLSLANG_NO_PROFILE,
                             .messages = GLSLANG_MSG_RELAXED_ERRORS_BIT,
                             .resource = &resource};
    mgl_glsl_compiler_start();
    glslang_shader_t *shader = glslang_shader_create(&input);
    if (!shader) {
        mgl_glsl_log_error(log, 1, "out of memory");
        return false;
    }
    bool ok = glslang_shader_preprocess(shader, &input) && glslang_shader_parse(shader, &input);
    mgl_glsl_log_glslang(log, glslang_shader_get_info_log(shader), prefix_lines, NULL);
    if (!ok && !log->errors) mgl_glsl_log_error(log, 1, "the compiler rejected the shader without a message");
    glslang_shader_delete(shader);
    return ok;
}

static const char *stage_name(mgl_stage stage)
{
    static const char *const names[MGL_STAGE_COUNT] = {"vertex shader",
                                                       "tessellation control shader",
                                                       "tessellation evaluation shader",
                                                       "geometry shader",
                                                       "fragment shader",
                                                       "compute shader"};
    return names[stage];
}

/* glslang's words of one module; the array of Debian 12's library may hold earlier ones, but a program here has one
 * stage. */
static void take_words(glslang_program_t *program, glsl_arena *arena, glsl_words *out)
{
    out->count = glslang_program_SPIRV_get_size(program);
    out->words = mgl_glsl_alloc(arena, out->count * sizeof *out->words);
    glslang_program_SPIRV_get(program, out->words);
}

bool mgl_glsl_compiler_generate(const mgl_glsl_options *options, mgl_stage stage, const char *text, glsl_arena *arena,
                                glsl_words *out, glsl_log *log)
{
    glslang_resource_t resource = limits_of(options);
    glslang_input_t input = {.language = GLSLANG_SOURCE_GLSL,
                             .stage = stage_of(stage),
                             .client = GLSLANG_CLIENT_VULKAN,
                             .client_version = GLSLANG_TARGET_VULKAN_1_1,
                             .target_language = GLSLANG_TARGET_SPV,
                             .target_language_version = GLSLANG_TARGET_SPV_1_3,
                             .code = text,
                             .default_version = 460,
                             .default_profile = GLSLANG_CORE_PROFILE,
                             .messages = GLSLANG_MSG_RELAXED_ERRORS_BIT | GLSLANG_MSG_SPV_RULES_BIT |
                                         GLSLANG_MSG_VULKAN_RULES_BIT,
                             .resource = &resource};
    mgl_glsl_compiler_start();
    glslang_shader_t *shader = glslang_shader_create(&input);
    glslang_program_t *program = glslang_program_create();
    bool ok = shader && program;
    if (ok && !(glslang_shader_preprocess(shader, &input) && glslang_shader_parse(shader, &input))) {
        mgl_glsl_log_glslang(log, glslang_shader_get_info_log(shader), 0, stage_name(stage));
        ok = false;
    }
    if (ok) {
        glslang_program_add_shader(program, shader);
        ok = glslang_program_link(program, input.messages);
        if (!ok) mgl_glsl_log_glslang(log, glslang_program_get_info_log(program), 0, stage_name(stage));
    }
    if (ok) {
        glslang_spv_options_t spv = {.disable_optimizer = true};
        glslang_program_SPIRV_generate_with_options(program, stage_of(stage), &spv);
        /* A failed allocation jumps: the library's objects would leak, so their memory is taken outside. */
        jmp_buf *outer = arena->bail, bail;
        arena->bail = &bail;
        if (setjmp(bail) == 0)
            take_words(program, arena, out);
        else
            ok = false;
        arena->bail = outer;
        ok = ok && out->count > 5;
    }
    if (!ok && !log->errors) mgl_glsl_log_link(log, "%s could not be translated", stage_name(stage));
    if (program) glslang_program_delete(program);
    if (shader) glslang_shader_delete(shader);
    return ok;
}
