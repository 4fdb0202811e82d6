/* Program objects: create, attach, link, use, validate, lifetime, and the ARB_shader_objects names of the same. */
#include "translator/gl/fixed_state.h"
#include "translator/gl/program.h"

#include <string.h>

/* ---- look-up and lifetime ---- */
mgl_program *mgl_program_lookup(mgl_context *ctx, GLuint name, const char *function)
{
    mgl_program *program = mgl_names_find(&ctx->group->shaders, name);
    if (!program) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: %u is not a program", function, name);
        return NULL;
    }
    if (!program->is_program) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: %u is a shader, not a program", function, name);
        return NULL;
    }
    return program;
}

mgl_program *mgl_program_lookup_linked(mgl_context *ctx, GLuint name, const char *function)
{
    mgl_program *program = mgl_program_lookup(ctx, name, function);
    if (program && !program->link_status) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: program %u is not linked", function, name);
        return NULL;
    }
    return program;
}

mgl_program *mgl_program_current(mgl_context *ctx) { return ctx->program; }

static void names_finish(struct mgl_binding_names **names)
{
    if (!*names) return;
    for (uint32_t i = 0; i < (*names)->count; i++) mgl_free((void *)(*names)->items[i].name);
    mgl_free((*names)->items);
    mgl_free(*names);
    *names = NULL;
}

static void varyings_finish(mgl_program *program)
{
    for (uint32_t i = 0; i < program->xfb_varying_count; i++) mgl_free(program->xfb_varyings[i]);
    mgl_free(program->xfb_varyings);
    program->xfb_varyings = NULL;
    program->xfb_varying_count = 0;
}

/* Frees the memory of a program whose attached shaders were released. */
static void program_free(mgl_context *ctx, mgl_program *program)
{
    mgl_program_executable_finish(ctx, program);
    names_finish(&program->bind_attributes);
    names_finish(&program->bind_outputs);
    varyings_finish(program);
    mgl_free(program->attached);
    mgl_free(program->log);
    mgl_free(program->object.label);
    mgl_free(program);
}

static void program_destroy(mgl_context *ctx, mgl_program *program)
{
    for (uint32_t i = 0; i < program->attached_count; i++) mgl_shader_release(ctx, program->attached[i]);
    program_free(ctx, program);
    mgl_shared_changed(ctx);
}

static void program_release(mgl_context *ctx, mgl_program *program)
{
    uint32_t left = __atomic_sub_fetch(&program->object.references, 1, __ATOMIC_ACQ_REL);
    if (left == 1 && program->delete_pending) { /* only the name is left */
        mgl_names_remove(&ctx->group->shaders, program->object.name);
        left = 0;
    }
    if (!left) program_destroy(ctx, program);
}

void mgl_program_assign(mgl_context *ctx, mgl_program **slot, mgl_program *value)
{
    if (*slot == value) return;
    MGL_SHARED(ctx);
    mgl_program *old = *slot;
    if (value) mgl_object_ref(&value->object);
    *slot = value;
    if (old) program_release(ctx, old);
}

static void destroy_any(void *object, void *user)
{
    mgl_program *program = object; /* a shader shares the first two fields */
    if (program->is_program)
        program_free(user, program);
    else
        mgl_shader_free(object);
}

void mgl_program_group_finish(mgl_share_group *group) { mgl_names_finish(&group->shaders, destroy_any, group->finishing); }

bool mgl_program_init(mgl_context *ctx) { return mgl_fixed_state_init(ctx); }

void mgl_program_finish(mgl_context *ctx)
{
    mgl_program_assign(ctx, &ctx->program, NULL);
    mgl_names_finish(&ctx->pipelines, NULL, NULL);
    mgl_fixed_state_finish(ctx);
}

static GLuint create_program(mgl_context *ctx, const char *function)
{
    MGL_SHARED(ctx);
    mgl_program *program = mgl_new(mgl_program);
    GLuint name = 0;
    if (!program || !mgl_names_generate(&ctx->group->shaders, 1, &name) ||
        !mgl_names_set(&ctx->group->shaders, name, program)) {
        if (name) mgl_names_remove(&ctx->group->shaders, name);
        mgl_free(program);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%s", function);
        return 0;
    }
    program->object.references = 1;
    program->object.name = name;
    program->is_program = true;
    program->xfb_mode = GL_INTERLEAVED_ATTRIBS;
    return name;
}

GLuint mgl_glCreateProgram(mgl_context *ctx) { return create_program(ctx, "glCreateProgram"); }

void mgl_glDeleteProgram(mgl_context *ctx, GLuint name)
{
    if (!name) return;
    MGL_SHARED(ctx);
    mgl_program *program = mgl_program_lookup(ctx, name, "glDeleteProgram");
    if (!program || program->delete_pending) return;
    program->delete_pending = true;
    if (__atomic_load_n(&program->object.references, __ATOMIC_ACQUIRE) > 1) return; /* in use */
    mgl_names_remove(&ctx->group->shaders, name);
    program_destroy(ctx, program);
}

GLboolean mgl_glIsProgram(mgl_context *ctx, GLuint name)
{
    MGL_SHARED(ctx);
    const mgl_program *program = mgl_names_find(&ctx->group->shaders, name);
    return program && program->is_program;
}

/* ---- attachments ---- */
void mgl_glAttachShader(mgl_context *ctx, GLuint program_name, GLuint shader_name)
{
    MGL_SHARED(ctx);
    mgl_program *program = mgl_program_lookup(ctx, program_name, "glAttachShader");
    mgl_shader *shader = program ? mgl_shader_lookup(ctx, shader_name, "glAttachShader") : NULL;
    if (!shader) return;
    for (uint32_t i = 0; i < program->attached_count; i++) {
        if (program->attached[i] == shader) {
            mgl_error(ctx, GL_INVALID_OPERATION, "glAttachShader: shader %u is attached already", shader_name);
            return;
        }
    }
    if (!mgl_array_grow((void **)&program->attached, &program->attached_capacity, program->attached_count,
                        sizeof *program->attached)) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glAttachShader");
        return;
    }
    mgl_object_ref(&shader->object);
    program->attached[program->attached_count++] = shader;
}

void mgl_glDetachShader(mgl_context *ctx, GLuint program_name, GLuint shader_name)
{
    MGL_SHARED(ctx);
    mgl_program *program = mgl_program_lookup(ctx, program_name, "glDetachShader");
    mgl_shader *shader = program ? mgl_shader_lookup(ctx, shader_name, "glDetachShader") : NULL;
    if (!shader) return;
    for (uint32_t i = 0; i < program->attached_count; i++) {
        if (program->attached[i] != shader) continue;
        memmove(program->attached + i, program->attached + i + 1, (program->attached_count - i - 1) * sizeof *program->attached);
        program->attached_count--;
        mgl_shader_release(ctx, shader);
        return;
    }
    mgl_error(ctx, GL_INVALID_OPERATION, "glDetachShader: shader %u is not attached to program %u", shader_name, program_name);
}

static void attached_names(mgl_context *ctx, GLuint name, GLsizei max, GLsizei *count, GLuint *out, const char *function)
{
    MGL_SHARED(ctx);
    const mgl_program *program = mgl_program_lookup(ctx, name, function);
    if (!program) return;
    if (max < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: count %d", function, max);
        return;
    }
    GLsizei n = MGL_MIN(max, (GLsizei)program->attached_count);
    for (GLsizei i = 0; out && i < n; i++) out[i] = program->attached[i]->object.name;
    if (count) *count = n;
}

void mgl_glGetAttachedShaders(mgl_context *ctx, GLuint program, GLsizei max, GLsizei *count, GLuint *shaders)
{
    attached_names(ctx, program, max, count, shaders, "glGetAttachedShaders");
}

/* ---- what the next link takes in ---- */
static void bind_name(mgl_context *ctx, struct mgl_binding_names **list, GLuint location, GLuint index, const GLchar *name,
                      const char *function)
{
    if (!*list) *list = mgl_new(struct mgl_binding_names);
    struct mgl_binding_names *names = *list;
    for (uint32_t i = 0; names && i < names->count; i++) {
        if (strcmp(names->items[i].name, name)) continue;
        names->items[i].location = location;
        names->items[i].index = index;
        return;
    }
    char *copy = mgl_string_copy(name, strlen(name));
    if (!names || !copy || !mgl_array_grow((void **)&names->items, &names->capacity, names->count, sizeof *names->items)) {
        mgl_free(copy);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%s", function);
        return;
    }
    names->items[names->count++] = (mgl_glsl_location){copy, location, index};
}

void mgl_glBindAttribLocation(mgl_context *ctx, GLuint name, GLuint index, const GLchar *attribute)
{
    MGL_SHARED(ctx);
    mgl_program *program = mgl_program_lookup(ctx, name, "glBindAttribLocation");
    if (!program || !attribute) return;
    if (index >= (GLuint)ctx->limits.max_attribs)
        mgl_error(ctx, GL_INVALID_VALUE, "glBindAttribLocation: index %u", index);
    else if (!strncmp(attribute, "gl_", 3))
        mgl_error(ctx, GL_INVALID_OPERATION, "glBindAttribLocation: reserved name %s", attribute);
    else
        bind_name(ctx, &program->bind_attributes, index, 0, attribute, "glBindAttribLocation");
}

static void bind_output(mgl_context *ctx, GLuint name, GLuint color, GLuint index, const GLchar *output, const char *function)
{
    MGL_SHARED(ctx);
    mgl_program *program = mgl_program_lookup(ctx, name, function);
    if (!program || !output) return;
    GLuint limit = index ? MGL_MIN(ctx->caps->max_dual_source_attachments, 1u) : (GLuint)ctx->limits.draw_buffers;
    if (index > 1 || color >= limit)
        mgl_error(ctx, GL_INVALID_VALUE, "%s: colour number %u, index %u", function, color, index);
    else if (!strncmp(output, "gl_", 3))
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: reserved name %s", function, output);
    else
        bind_name(ctx, &program->bind_outputs, color, index, output, function);
}

void mgl_glBindFragDataLocation(mgl_context *ctx, GLuint program, GLuint color, const GLchar *name)
{
    bind_output(ctx, program, color, 0, name, "glBindFragDataLocation");
}

void mgl_glBindFragDataLocationIndexed(mgl_context *ctx, GLuint program, GLuint color, GLuint index, const GLchar *name)
{
    bind_output(ctx, program, color, index, name, "glBindFragDataLocationIndexed");
}

void mgl_glTransformFeedbackVaryings(mgl_context *ctx, GLuint name, GLsizei count, const GLchar *const *varyings, GLenum mode)
{
    static const char *const function = "glTransformFeedbackVaryings";
    MGL_SHARED(ctx);
    mgl_program *program = mgl_program_lookup(ctx, name, function);
    if (!program) return;
    if (mode != GL_INTERLEAVED_ATTRIBS && mode != GL_SEPARATE_ATTRIBS) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s: buffer mode 0x%04x", function, mode);
        return;
    }
    if (count < 0 || (mode == GL_SEPARATE_ATTRIBS && count > MGL_MAX_XFB_BUFFERS)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: count %d", function, count);
        return;
    }
    char **copies = mgl_new_array(char *, (size_t)count);
    bool ok = copies != NULL;
    for (GLsizei i = 0; ok && i < count; i++) ok = (copies[i] = mgl_string_copy(varyings[i], strlen(varyings[i]))) != NULL;
    if (!ok) {
        for (GLsizei i = 0; copies && i < count; i++) mgl_free(copies[i]);
        mgl_free(copies);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%s", function);
        return;
    }
    varyings_finish(program);
    program->xfb_varyings = copies;
    program->xfb_varying_count = (uint32_t)count;
    program->xfb_mode = mode;
}

void mgl_glProgramParameteri(mgl_context *ctx, GLuint name, GLenum pname, GLint value)
{
    MGL_SHARED(ctx);
    mgl_program *program = mgl_program_lookup(ctx, name, "glProgramParameteri");
    if (!program) return;
    if (pname != GL_PROGRAM_SEPARABLE && pname != GL_PROGRAM_BINARY_RETRIEVABLE_HINT) {
        mgl_error(ctx, GL_INVALID_ENUM, "glProgramParameteri: 0x%04x", pname);
    } else if (value != GL_TRUE && value != GL_FALSE) {
        mgl_error(ctx, GL_INVALID_VALUE, "glProgramParameteri: value %d", value);
    } else if (pname == GL_PROGRAM_SEPARABLE) {
        program->separable = value;
    } else {
        program->binary_hint = value;
    }
}

/* ---- link ---- */
static void set_log(mgl_program *program, char *log)
{
    mgl_free(program->log);
    program->log = log;
}

/* The shaders that can be linked, or NULL after a log that says why not. The array is the caller's. */
static mgl_glsl_shader **collect_shaders(mgl_program *program)
{
    static const char none[] = "error: no shader is attached\n", broken[] = "error: an attached shader did not compile\n";
    const char *why = program->attached_count ? NULL : none;
    mgl_glsl_shader **shaders = mgl_new_array(mgl_glsl_shader *, program->attached_count);
    for (uint32_t i = 0; shaders && i < program->attached_count; i++) {
        shaders[i] = program->attached[i]->compiled;
        if (!shaders[i]) why = broken;
    }
    if (shaders && !why) return shaders;
    set_log(program, why ? mgl_string_copy(why, strlen(why)) : NULL);
    mgl_free(shaders);
    return NULL;
}

/* What a stage of the linked program may use at most (GL 3.3 core §2.11.4, §2.11.5). A line for the log, or NULL when all is well. */
static char *over_limits(const mgl_context *ctx, const mgl_glsl_program *linked)
{
    const mgl_glsl_reflection *r = mgl_glsl_program_reflection(linked);
    const mgl_program_header *archive = mgl_glsl_program_archive(linked);
    const mgl_program_resource *resources = (const void *)((const uint8_t *)archive + archive->resource_offset);
    uint32_t blocks[MGL_STAGE_COUNT] = {0}, samplers[MGL_STAGE_COUNT] = {0}, all_blocks = 0;
    for (uint32_t i = 0; i < r->block_count; i++)
        if (!r->blocks[i].storage && r->blocks[i].size > (uint32_t)ctx->limits.uniform_block_size)
            return mgl_format_text("error: uniform block %s has %u bytes, more than GL_MAX_UNIFORM_BLOCK_SIZE\n", r->blocks[i].name, r->blocks[i].size);
    for (uint32_t i = 0; i < archive->resource_count; i++) {
        const mgl_program_resource *resource = resources + i;
        bool block = resource->kind == MGL_RESOURCE_UNIFORM_BLOCK, texture = resource->kind == MGL_RESOURCE_TEXTURE || resource->kind == MGL_RESOURCE_TEXEL_BUFFER;
        if (block) all_blocks += resource->count;
        for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++) {
            if (!(resource->stages >> s & 1)) continue;
            if (block) blocks[s] += resource->count;
            if (texture) samplers[s] += resource->count;
        }
    }
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++) {
        if (blocks[s] > (uint32_t)ctx->limits.uniform_blocks_stage) return mgl_format_text("error: a stage uses %u uniform blocks\n", blocks[s]);
        if (samplers[s] > (uint32_t)ctx->limits.texture_units_stage) return mgl_format_text("error: a stage uses %u samplers\n", samplers[s]);
    }
    return all_blocks > (uint32_t)ctx->limits.uniform_bindings ? mgl_format_text("error: %u uniform blocks\n", all_blocks) : NULL;
}

static void link_program(mgl_context *ctx, mgl_program *program)
{
    program->link_status = program->validate_status = false;
    mgl_glsl_shader **shaders = collect_shaders(program);
    if (!shaders) return;
    mgl_glsl_link_input input = {
        .shaders = shaders,
        .shader_count = program->attached_count,
        .attributes = program->bind_attributes ? program->bind_attributes->items : NULL,
        .attribute_count = program->bind_attributes ? program->bind_attributes->count : 0,
        .outputs = program->bind_outputs ? program->bind_outputs->items : NULL,
        .output_count = program->bind_outputs ? program->bind_outputs->count : 0,
        .varyings = (const char *const *)program->xfb_varyings,
        .varying_count = program->xfb_varying_count,
        .separate_varyings = program->xfb_mode == GL_SEPARATE_ATTRIBS,
        .separable = program->separable,
    };
    mgl_glsl_options options = mgl_glsl_options_of(ctx);
    mgl_glsl_program *linked = NULL;
    char *log = NULL;
    mgl_glsl_counters before = mgl_glsl_counters_now();
    bool ok = mgl_glsl_link(&options, &input, &linked, &log);
    mgl_front_end_count(ctx, &before);
    mgl_free(shaders);
    set_log(program, log);
    char *over = ok ? over_limits(ctx, linked) : NULL;
    if (over) {
        set_log(program, over);
        mgl_glsl_program_unref(&linked);
        ok = false;
    }
    if (ok && !mgl_program_install(ctx, program, &linked)) {
        mgl_glsl_program_unref(&linked);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glLinkProgram");
        ok = false;
    }
    program->link_status = ok;
    if (program->log && *program->log)
        mgl_debug_message(ctx, GL_DEBUG_SOURCE_SHADER_COMPILER, ok ? GL_DEBUG_TYPE_OTHER : GL_DEBUG_TYPE_ERROR, program->object.name,
                          ok ? GL_DEBUG_SEVERITY_NOTIFICATION : GL_DEBUG_SEVERITY_HIGH, program->log);
    if (!ok) mgl_log_debug("program %u: %s", program->object.name, program->log ? program->log : "did not link");
}

void mgl_glLinkProgram(mgl_context *ctx, GLuint name)
{
    MGL_CALL(ctx, glLinkProgram);
    MGL_SHARED(ctx);
    mgl_program *program = mgl_program_lookup(ctx, name, "glLinkProgram");
    if (!program) return;
    if (ctx->xfb && ctx->xfb->active && ctx->xfb->program == program) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glLinkProgram: program %u is used by active transform feedback", name);
        return;
    }
    link_program(ctx, program);
    mgl_shared_changed(ctx);
}

/* ARB_separate_shader_objects: compile, link and keep the log of both in the program. */
GLuint mgl_glCreateShaderProgramv(mgl_context *ctx, GLenum type, GLsizei count, const GLchar *const *strings)
{
    MGL_SHARED(ctx);
    GLuint shader_name = mgl_glCreateShader(ctx, type);
    if (!shader_name) return 0;
    mgl_glShaderSource(ctx, shader_name, count, strings, NULL);
    mgl_glCompileShader(ctx, shader_name);
    GLuint name = mgl_glCreateProgram(ctx);
    mgl_shader *shader = mgl_names_find(&ctx->group->shaders, shader_name);
    mgl_program *program = name ? mgl_names_find(&ctx->group->shaders, name) : NULL;
    if (program && shader) {
        program->separable = true;
        if (shader->compile_status) {
            mgl_glAttachShader(ctx, name, shader_name);
            mgl_glLinkProgram(ctx, name);
            mgl_glDetachShader(ctx, name, shader_name);
        } else if (shader->log) {
            set_log(program, mgl_string_copy(shader->log, strlen(shader->log)));
        }
    }
    mgl_glDeleteShader(ctx, shader_name);
    return name;
}

/* ---- use ---- */
void mgl_glUseProgram(mgl_context *ctx, GLuint name)
{
    if (ctx->program && ctx->program->object.name == name &&
        __atomic_load_n(&ctx->group->contexts, __ATOMIC_RELAXED) == 1 && ctx->program->link_status && !(ctx->xfb && ctx->xfb->active))
        return; /* nothing changes; with several contexts it is the moment to see what others did */
    MGL_SHARED(ctx);
    mgl_program *program = NULL;
    if (name) {
        program = mgl_program_lookup_linked(ctx, name, "glUseProgram");
        if (!program) return;
    }
    if (ctx->xfb && ctx->xfb->active && !ctx->xfb->paused) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glUseProgram: transform feedback is active");
        return;
    }
    mgl_program_assign(ctx, &ctx->program, program);
    ctx->dirty |= MGL_DIRTY_PROGRAM | MGL_DIRTY_CONSTANTS | MGL_DIRTY_TEXTURES | MGL_DIRTY_UNIFORM_BUFFERS |
                  MGL_DIRTY_STORAGE_BUFFERS | MGL_DIRTY_IMAGES | MGL_DIRTY_ATTRIBS;
}

void mgl_glValidateProgram(mgl_context *ctx, GLuint name)
{
    static const char valid[] = "", conflict[] = "error: samplers of different types read one texture unit\n",
                      unlinked[] = "error: the program is not linked\n";
    MGL_SHARED(ctx);
    mgl_program *program = mgl_program_lookup(ctx, name, "glValidateProgram");
    if (!program) return;
    program->validate_status = program->link_status && !program->unit_conflict;
    const char *text = !program->link_status ? unlinked : program->unit_conflict ? conflict : valid;
    set_log(program, mgl_string_copy(text, strlen(text)));
}

/* ---- ARB_get_program_binary: no formats yet ---- */
void mgl_glGetProgramBinary(mgl_context *ctx, GLuint name, GLsizei size, GLsizei *length, GLenum *format, void *binary)
{
    MGL_SHARED(ctx);
    const mgl_program *program = mgl_program_lookup_linked(ctx, name, "glGetProgramBinary");
    if (!program) return;
    if (length) *length = 0;
    if (size < 0)
        mgl_error(ctx, GL_INVALID_VALUE, "glGetProgramBinary: size %d", size);
    else
        mgl_error(ctx, GL_INVALID_OPERATION, "glGetProgramBinary: GL_NUM_PROGRAM_BINARY_FORMATS is 0");
}

void mgl_glProgramBinary(mgl_context *ctx, GLuint name, GLenum format, const void *binary, GLsizei length)
{
    MGL_SHARED(ctx);
    mgl_program *program = mgl_program_lookup(ctx, name, "glProgramBinary");
    if (!program) return;
    if (length < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glProgramBinary: length %d", length);
        return;
    }
    program->link_status = false;
    mgl_error(ctx, GL_INVALID_ENUM, "glProgramBinary: unknown format 0x%04x", format);
}

/* ---- ARB_shader_objects: the names that are functions of their own ---- */
void mgl_glDeleteObjectARB(mgl_context *ctx, GLhandleARB object)
{
    if (!object) return;
    MGL_SHARED(ctx);
    const mgl_shader *any = mgl_names_find(&ctx->group->shaders, object);
    if (!any)
        mgl_error(ctx, GL_INVALID_VALUE, "glDeleteObjectARB: %u is no object", object);
    else if (any->is_program)
        mgl_glDeleteProgram(ctx, object);
    else
        mgl_glDeleteShader(ctx, object);
}

GLhandleARB mgl_glGetHandleARB(mgl_context *ctx, GLenum pname)
{
    if (pname != GL_PROGRAM_OBJECT_ARB) {
        mgl_error(ctx, GL_INVALID_ENUM, "glGetHandleARB: 0x%04x", pname);
        return 0;
    }
    return ctx->program ? ctx->program->object.name : 0;
}

void mgl_glGetInfoLogARB(mgl_context *ctx, GLhandleARB object, GLsizei size, GLsizei *length, GLcharARB *out)
{
    MGL_SHARED(ctx);
    const mgl_shader *any = mgl_names_find(&ctx->group->shaders, object);
    if (!any)
        mgl_error(ctx, GL_INVALID_VALUE, "glGetInfoLogARB: %u is no object", object);
    else if (any->is_program)
        mgl_glGetProgramInfoLog(ctx, object, size, length, out);
    else
        mgl_glGetShaderInfoLog(ctx, object, size, length, out);
}

void mgl_glGetAttachedObjectsARB(mgl_context *ctx, GLhandleARB program, GLsizei max, GLsizei *count, GLhandleARB *out)
{
    attached_names(ctx, program, max, count, out, "glGetAttachedObjectsARB");
}

void mgl_glGetObjectParameterivARB(mgl_context *ctx, GLhandleARB object, GLenum pname, GLint *params)
{
    MGL_SHARED(ctx);
    const mgl_shader *any = mgl_names_find(&ctx->group->shaders, object);
    if (!any)
        mgl_error(ctx, GL_INVALID_VALUE, "glGetObjectParameterivARB: %u is no object", object);
    else if (pname == GL_OBJECT_TYPE_ARB)
        *params = any->is_program ? GL_PROGRAM_OBJECT_ARB : GL_SHADER_OBJECT_ARB;
    else if (any->is_program)
        mgl_glGetProgramiv(ctx, object, pname, params); /* the enumerants have the same numbers */
    else
        mgl_glGetShaderiv(ctx, object, pname == GL_OBJECT_SUBTYPE_ARB ? GL_SHADER_TYPE : pname, params);
}

void mgl_glGetObjectParameterfvARB(mgl_context *ctx, GLhandleARB object, GLenum pname, GLfloat *params)
{
    GLint value = 0;
    GLenum before = ctx->error;
    mgl_glGetObjectParameterivARB(ctx, object, pname, &value);
    if (ctx->error == before) *params = (GLfloat)value;
}
