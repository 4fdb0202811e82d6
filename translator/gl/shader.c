/* Shader objects: create, source, compile, queries, lifetime. */
#include "translator/gl/program.h"

#include <string.h>

char *mgl_string_copy(const char *string, size_t size)
{
    char *copy = mgl_malloc(size + 1);
    if (!copy) return NULL;
    if (size) memcpy(copy, string, size);
    copy[size] = 0;
    return copy;
}

void mgl_copy_string(const char *string, GLsizei size, GLsizei *length, GLchar *out)
{
    GLsizei n = 0;
    if (out && size > 0) {
        size_t have = string ? strlen(string) : 0;
        n = have < (size_t)size - 1 ? (GLsizei)have : size - 1;
        if (n) memcpy(out, string, (size_t)n);
        out[n] = 0;
    }
    if (length) *length = n;
}

mgl_shader *mgl_shader_lookup(mgl_context *ctx, GLuint name, const char *function)
{
    mgl_shader *shader = mgl_names_find(&ctx->group->shaders, name);
    if (!shader) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: %u is not a shader", function, name);
        return NULL;
    }
    if (shader->is_program) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: %u is a program, not a shader", function, name);
        return NULL;
    }
    return shader;
}

void mgl_shader_free(mgl_shader *shader)
{
    mgl_glsl_shader_unref(&shader->compiled);
    mgl_free(shader->source);
    mgl_free(shader->log);
    mgl_free(shader->object.label);
    mgl_free(shader);
}

void mgl_shader_release(mgl_context *ctx, mgl_shader *shader)
{
    uint32_t left = __atomic_sub_fetch(&shader->object.references, 1, __ATOMIC_ACQ_REL);
    if (left == 1 && shader->delete_pending) { /* only the name is left */
        mgl_names_remove(&ctx->group->shaders, shader->object.name);
        left = 0;
    }
    if (!left) mgl_shader_free(shader);
}

mgl_stage mgl_shader_stage(const mgl_shader *shader)
{
    return shader->type == GL_VERTEX_SHADER ? MGL_STAGE_VERTEX : shader->type == GL_GEOMETRY_SHADER ? MGL_STAGE_GEOMETRY : MGL_STAGE_FRAGMENT;
}

/* Geometry shaders came with 3.2; contexts of the ES route know what the device has. */
static bool known_type(const mgl_context *ctx, GLenum type)
{
    if (type == GL_GEOMETRY_SHADER) return (ctx->caps->features & MGL_CAP_GEOMETRY) && ctx->major * 10 + ctx->minor >= 32;
    return type == GL_VERTEX_SHADER || type == GL_FRAGMENT_SHADER;
}

static GLuint create_shader(mgl_context *ctx, GLenum type, const char *function)
{
    if (!known_type(ctx, type)) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s: shader type 0x%04x", function, type);
        return 0;
    }
    MGL_SHARED(ctx);
    mgl_shader *shader = mgl_new(mgl_shader);
    GLuint name = 0;
    if (!shader || !mgl_names_generate(&ctx->group->shaders, 1, &name) ||
        !mgl_names_set(&ctx->group->shaders, name, shader)) {
        if (name) mgl_names_remove(&ctx->group->shaders, name);
        mgl_free(shader);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%s", function);
        return 0;
    }
    shader->object.references = 1;
    shader->object.name = name;
    shader->type = type;
    return name;
}

GLuint mgl_glCreateShader(mgl_context *ctx, GLenum type) { return create_shader(ctx, type, "glCreateShader"); }

void mgl_glDeleteShader(mgl_context *ctx, GLuint name)
{
    if (!name) return;
    MGL_SHARED(ctx);
    mgl_shader *shader = mgl_shader_lookup(ctx, name, "glDeleteShader");
    if (!shader || shader->delete_pending) return;
    shader->delete_pending = true;
    if (__atomic_load_n(&shader->object.references, __ATOMIC_ACQUIRE) > 1) return; /* still attached */
    mgl_names_remove(&ctx->group->shaders, name);
    mgl_shader_free(shader);
}

GLboolean mgl_glIsShader(mgl_context *ctx, GLuint name)
{
    MGL_SHARED(ctx);
    const mgl_shader *shader = mgl_names_find(&ctx->group->shaders, name);
    return shader && !shader->is_program;
}

void mgl_glShaderSource(mgl_context *ctx, GLuint name, GLsizei count, const GLchar *const *strings, const GLint *lengths)
{
    MGL_SHARED(ctx);
    mgl_shader *shader = mgl_shader_lookup(ctx, name, "glShaderSource");
    if (!shader) return;
    if (count < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glShaderSource: count %d", count);
        return;
    }
    mgl_bytes text = {0};
    for (GLsizei i = 0; i < count; i++) {
        if (!strings || !strings[i]) continue;
        size_t size = lengths && lengths[i] >= 0 ? (size_t)lengths[i] : strlen(strings[i]);
        mgl_bytes_append(&text, strings[i], size);
    }
    mgl_bytes_append(&text, "", 1);
    if (text.failed) {
        mgl_bytes_finish(&text);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glShaderSource");
        return;
    }
    mgl_free(shader->source);
    shader->source = (char *)text.data;
    shader->source_size = text.size - 1;
}

mgl_glsl_options mgl_glsl_options_of(const mgl_context *ctx)
{
    const mgl_caps *caps = ctx->caps;
    return (mgl_glsl_options){
        .max_version = 330,
        .es_context = ctx->es,
        .core_profile = ctx->core,
        .extensions = ctx->extensions,
        .extension_count = ctx->shader_extension_count,
        .max_vertex_attribs = (uint32_t)ctx->limits.max_attribs,
        .max_draw_buffers = (uint32_t)ctx->limits.draw_buffers,
        .max_texture_units = (uint32_t)ctx->limits.texture_units_stage,
        .max_combined_texture_units = (uint32_t)ctx->limits.texture_units_combined,
        .max_clip_distances = (uint32_t)ctx->limits.clip_distances,
        .max_vertex_uniform_components = MGL_UNIFORM_COMPONENTS,
        .max_fragment_uniform_components = MGL_UNIFORM_COMPONENTS,
        .max_varying_components = (uint32_t)ctx->limits.varying_components,
        .max_texture_coords = MGL_MAX_TEXTURE_COORDS,
        .max_geometry_output_vertices = MGL_MIN(caps->max_geometry_vertices, 1024u),
        .max_geometry_total_output_components = MGL_MIN(caps->max_geometry_components, 4096u),
        .max_uniform_block_size = (uint32_t)ctx->limits.uniform_block_size,
    };
}

void mgl_front_end_count(mgl_context *ctx, const mgl_glsl_counters *before)
{
    mgl_glsl_counters now = mgl_glsl_counters_now();
    mgl_connection_count_compiler(ctx->connection, now.compiler_calls - before->compiler_calls, now.compile_disk_hits - before->compile_disk_hits,
                                  now.link_disk_hits - before->link_disk_hits);
}

static void compile(mgl_context *ctx, mgl_shader *shader)
{
    mgl_glsl_options options = mgl_glsl_options_of(ctx);
    mgl_glsl_counters before = mgl_glsl_counters_now();
    char *log = NULL;
    mgl_glsl_shader_unref(&shader->compiled);
    shader->compile_status = mgl_glsl_compile(&options, mgl_shader_stage(shader), shader->source ? shader->source : "", shader->source_size,
                                              &shader->compiled, &log);
    mgl_front_end_count(ctx, &before);
    mgl_free(shader->log);
    shader->log = log;
    if (shader->log && *shader->log)
        mgl_debug_message(ctx, GL_DEBUG_SOURCE_SHADER_COMPILER, shader->compile_status ? GL_DEBUG_TYPE_OTHER : GL_DEBUG_TYPE_ERROR, shader->object.name,
                          shader->compile_status ? GL_DEBUG_SEVERITY_NOTIFICATION : GL_DEBUG_SEVERITY_HIGH, shader->log);
    if (!shader->compile_status) mgl_log_debug("shader %u: %s", shader->object.name, log ? log : "did not compile");
}

void mgl_glCompileShader(mgl_context *ctx, GLuint name)
{
    MGL_SHARED(ctx);
    mgl_shader *shader = mgl_shader_lookup(ctx, name, "glCompileShader");
    if (shader) compile(ctx, shader);
}

static GLint log_length(const char *log) { return log && *log ? (GLint)strlen(log) + 1 : 0; }

void mgl_glGetShaderiv(mgl_context *ctx, GLuint name, GLenum pname, GLint *params)
{
    MGL_SHARED(ctx);
    const mgl_shader *shader = mgl_shader_lookup(ctx, name, "glGetShaderiv");
    if (!shader) return;
    switch (pname) {
    case GL_SHADER_TYPE: *params = (GLint)shader->type; break;
    case GL_DELETE_STATUS: *params = shader->delete_pending; break;
    case GL_COMPILE_STATUS: *params = shader->compile_status; break;
    case GL_COMPLETION_STATUS_KHR: *params = GL_TRUE; break;
    case GL_INFO_LOG_LENGTH: *params = log_length(shader->log); break;
    case GL_SHADER_SOURCE_LENGTH: *params = shader->source ? (GLint)shader->source_size + 1 : 0; break;
    default: mgl_error(ctx, GL_INVALID_ENUM, "glGetShaderiv: 0x%04x", pname);
    }
}

void mgl_glGetShaderInfoLog(mgl_context *ctx, GLuint name, GLsizei size, GLsizei *length, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_shader *shader = mgl_shader_lookup(ctx, name, "glGetShaderInfoLog");
    if (!shader) return;
    if (size < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glGetShaderInfoLog: size %d", size);
        return;
    }
    mgl_copy_string(shader->log, size, length, out);
}

void mgl_glGetShaderSource(mgl_context *ctx, GLuint name, GLsizei size, GLsizei *length, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_shader *shader = mgl_shader_lookup(ctx, name, "glGetShaderSource");
    if (!shader) return;
    if (size < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glGetShaderSource: size %d", size);
        return;
    }
    mgl_copy_string(shader->source, size, length, out);
}

/* ---- ARB_ES2_compatibility ---- */
void mgl_glReleaseShaderCompiler(mgl_context *ctx) { (void)ctx; }

void mgl_glShaderBinary(mgl_context *ctx, GLsizei count, const GLuint *shaders, GLenum format, const void *binary, GLsizei length)
{
    if (count < 0 || length < 0)
        mgl_error(ctx, GL_INVALID_VALUE, "glShaderBinary: negative count or length");
    else
        mgl_error(ctx, GL_INVALID_ENUM, "glShaderBinary: no binary format 0x%04x", format); /* NUM_SHADER_BINARY_FORMATS is 0 */
}

void mgl_glGetShaderPrecisionFormat(mgl_context *ctx, GLenum shader, GLenum precision_type, GLint *range, GLint *precision)
{
    if (shader != GL_VERTEX_SHADER && shader != GL_FRAGMENT_SHADER) {
        mgl_error(ctx, GL_INVALID_ENUM, "glGetShaderPrecisionFormat: shader type 0x%04x", shader);
        return;
    }
    switch (precision_type) { /* everything is computed in 32 bits */
    case GL_LOW_FLOAT: case GL_MEDIUM_FLOAT: case GL_HIGH_FLOAT:
        range[0] = range[1] = 127;
        *precision = 23;
        break;
    case GL_LOW_INT: case GL_MEDIUM_INT: case GL_HIGH_INT:
        range[0] = 31;
        range[1] = 30;
        *precision = 0;
        break;
    default: mgl_error(ctx, GL_INVALID_ENUM, "glGetShaderPrecisionFormat: precision type 0x%04x", precision_type);
    }
}
