/* What a program says about itself: glGetProgramiv, active uniforms, attributes, blocks, outputs, captured varyings. */
#include "translator/gl/program.h"

#include <stdio.h>
#include <string.h>

static const mgl_glsl_uniform *active_uniform(const mgl_program *p, uint32_t i) { return p->reflection->uniforms + p->active_uniforms[i]; }
static const mgl_glsl_block *active_block(const mgl_program *p, uint32_t i) { return p->reflection->blocks + p->active_blocks[i]; }

/* Reflection lists, empty for a program that was never linked. */
static const mgl_glsl_reflection *reflection_of(const mgl_program *p)
{
    static const mgl_glsl_reflection none;
    return p->reflection ? p->reflection : &none;
}

/* ---- glGetProgramiv ---- */
static GLint length_of(const char *s) { return s ? (GLint)strlen(s) + 1 : 0; }

/* Arrays of attributes are listed without the "[0]" that uniforms have (GL 3.3 core §2.11.3). */
static GLint attribute_length(const mgl_glsl_attribute *a)
{
    GLint n = (GLint)strlen(a->name);
    return n > 3 && !strcmp(a->name + n - 3, "[0]") ? n - 3 : n;
}

static GLint longest_attribute(const mgl_glsl_reflection *r)
{
    GLint n = 0;
    for (uint32_t i = 0; i < r->attribute_count; i++) n = MGL_MAX(n, attribute_length(r->attributes + i) + 1);
    return n;
}

static GLint longest_uniform(const mgl_program *p)
{
    GLint n = 0;
    for (uint32_t i = 0; i < p->active_uniform_count; i++) n = MGL_MAX(n, length_of(active_uniform(p, i)->name));
    return n;
}

static GLint longest_block(const mgl_program *p)
{
    GLint n = 0;
    for (uint32_t i = 0; i < p->active_block_count; i++) n = MGL_MAX(n, length_of(active_block(p, i)->name));
    return n;
}

static GLint longest_varying(const mgl_glsl_reflection *r)
{
    GLint n = 0;
    for (uint32_t i = 0; i < r->varying_count; i++) n = MGL_MAX(n, length_of(r->varyings[i].name));
    return n;
}

/* Geometry queries need a linked program with a geometry shader (GL 3.3 core §6.1.11). */
static bool has_geometry(mgl_context *ctx, const mgl_program *p)
{
    if (p->link_status && mgl_glsl_program_archive(p->linked)->spirv[MGL_STAGE_GEOMETRY].size) return true;
    mgl_error(ctx, GL_INVALID_OPERATION, "glGetProgramiv: program %u has no linked geometry shader", p->object.name);
    return false;
}

static bool geometry_parameter(mgl_context *ctx, const mgl_program *p, GLenum pname, GLint *out)
{
    const mgl_glsl_reflection *r = reflection_of(p);
    uint32_t value;
    switch (pname) {
    case GL_GEOMETRY_VERTICES_OUT: value = r->geometry_vertices_out; break;
    case GL_GEOMETRY_INPUT_TYPE: value = r->geometry_input; break;
    case GL_GEOMETRY_OUTPUT_TYPE: value = r->geometry_output; break;
    case GL_GEOMETRY_SHADER_INVOCATIONS: value = MGL_MAX(r->geometry_invocations, 1u); break;
    default: return false;
    }
    if (has_geometry(ctx, p)) *out = (GLint)value;
    return true;
}

void mgl_glGetProgramiv(mgl_context *ctx, GLuint name, GLenum pname, GLint *params)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetProgramiv");
    if (!p) return;
    const mgl_glsl_reflection *r = reflection_of(p);
    switch (pname) {
    case GL_DELETE_STATUS: *params = p->delete_pending; break;
    case GL_LINK_STATUS: *params = p->link_status; break;
    case GL_COMPLETION_STATUS_KHR: *params = GL_TRUE; break;
    case GL_VALIDATE_STATUS: *params = p->validate_status; break;
    case GL_INFO_LOG_LENGTH: *params = p->log && *p->log ? length_of(p->log) : 0; break;
    case GL_ATTACHED_SHADERS: *params = (GLint)p->attached_count; break;
    case GL_ACTIVE_ATTRIBUTES: *params = (GLint)r->attribute_count; break;
    case GL_ACTIVE_ATTRIBUTE_MAX_LENGTH: *params = longest_attribute(r); break;
    case GL_ACTIVE_UNIFORMS: *params = (GLint)p->active_uniform_count; break;
    case GL_ACTIVE_UNIFORM_MAX_LENGTH: *params = longest_uniform(p); break;
    case GL_ACTIVE_UNIFORM_BLOCKS: *params = (GLint)p->active_block_count; break;
    case GL_ACTIVE_UNIFORM_BLOCK_MAX_NAME_LENGTH: *params = longest_block(p); break;
    case GL_ACTIVE_ATOMIC_COUNTER_BUFFERS: *params = 0; break;
    case GL_TRANSFORM_FEEDBACK_BUFFER_MODE: *params = (GLint)p->xfb_mode; break;
    case GL_TRANSFORM_FEEDBACK_VARYINGS: *params = (GLint)r->varying_count; break;
    case GL_TRANSFORM_FEEDBACK_VARYING_MAX_LENGTH: *params = longest_varying(r); break;
    case GL_PROGRAM_SEPARABLE: *params = p->separable; break;
    case GL_PROGRAM_BINARY_RETRIEVABLE_HINT: *params = p->binary_hint; break;
    case GL_PROGRAM_BINARY_LENGTH: *params = 0; break;
    default:
        if (!geometry_parameter(ctx, p, pname, params)) mgl_error(ctx, GL_INVALID_ENUM, "glGetProgramiv: 0x%04x", pname);
    }
}

void mgl_glGetProgramInfoLog(mgl_context *ctx, GLuint name, GLsizei size, GLsizei *length, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetProgramInfoLog");
    if (!p) return;
    if (size < 0)
        mgl_error(ctx, GL_INVALID_VALUE, "glGetProgramInfoLog: size %d", size);
    else
        mgl_copy_string(p->log, size, length, out);
}

/* ---- attributes and outputs ---- */
/* True when `index` is one of `count` and size is not negative; else GL_INVALID_VALUE. */
static bool check_index(mgl_context *ctx, GLuint index, uint32_t count, GLsizei size, const char *function)
{
    if (index < count && size >= 0) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: index %u of %u, size %d", function, index, count, size);
    return false;
}

void mgl_glGetActiveAttrib(mgl_context *ctx, GLuint name, GLuint index, GLsizei size, GLsizei *length, GLint *count, GLenum *type, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetActiveAttrib");
    if (!p || !check_index(ctx, index, reflection_of(p)->attribute_count, size, "glGetActiveAttrib")) return;
    const mgl_glsl_attribute *a = p->reflection->attributes + index;
    GLsizei most = attribute_length(a) + 1;
    mgl_copy_string(a->name, MGL_MIN(size, most), length, out);
    if (count) *count = (GLint)MGL_MAX(a->array_size, 1u);
    if (type) *type = a->type;
}

/* "name" or "name[k]" of an attribute list; -1: not there. *fragment_index gets the dual-source index. */
static GLint location_in(const mgl_glsl_attribute *list, uint32_t count, const char *name, GLint *fragment_index)
{
    size_t size = strlen(name);
    unsigned element = 0;
    const char *bracket = strrchr(name, '[');
    if (bracket && sscanf(bracket, "[%u]", &element) == 1 && name[size - 1] == ']') size = (size_t)(bracket - name);
    for (uint32_t i = 0; i < count; i++) {
        size_t have = strlen(list[i].name);
        if (have > 3 && !strcmp(list[i].name + have - 3, "[0]")) have -= 3;
        if (have != size || memcmp(list[i].name, name, size) || (element && element >= list[i].array_size)) continue;
        if (fragment_index) *fragment_index = list[i].location >= 0 ? MGL_MAX(list[i].index, 0) : -1;
        return list[i].location >= 0 ? list[i].location + (GLint)element : -1;
    }
    return -1;
}

GLint mgl_glGetAttribLocation(mgl_context *ctx, GLuint name, const GLchar *attribute)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup_linked(ctx, name, "glGetAttribLocation");
    if (!p || !attribute || !strncmp(attribute, "gl_", 3)) return -1;
    return location_in(p->reflection->attributes, p->reflection->attribute_count, attribute, NULL);
}

GLint mgl_glGetFragDataLocation(mgl_context *ctx, GLuint name, const GLchar *output)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup_linked(ctx, name, "glGetFragDataLocation");
    if (!p || !output || !strncmp(output, "gl_", 3)) return -1;
    return location_in(p->reflection->outputs, p->reflection->output_count, output, NULL);
}

GLint mgl_glGetFragDataIndex(mgl_context *ctx, GLuint name, const GLchar *output)
{
    GLint index = -1;
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup_linked(ctx, name, "glGetFragDataIndex");
    if (p && output && strncmp(output, "gl_", 3)) location_in(p->reflection->outputs, p->reflection->output_count, output, &index);
    return index;
}

/* ---- uniforms ---- */
GLint mgl_glGetUniformLocation(mgl_context *ctx, GLuint name, const GLchar *uniform)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup_linked(ctx, name, "glGetUniformLocation");
    uint32_t index, element;
    if (!p || !uniform || !mgl_program_find_uniform(p, uniform, &index, &element)) return -1;
    const mgl_glsl_uniform *u = p->reflection->uniforms + index;
    return u->location < 0 || u->builtin ? -1 : u->location + (GLint)element;
}

void mgl_glGetActiveUniform(mgl_context *ctx, GLuint name, GLuint index, GLsizei size, GLsizei *length, GLint *count, GLenum *type, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetActiveUniform");
    if (!p || !check_index(ctx, index, p->active_uniform_count, size, "glGetActiveUniform")) return;
    const mgl_glsl_uniform *u = active_uniform(p, index);
    mgl_copy_string(u->name, size, length, out);
    if (count) *count = (GLint)MGL_MAX(u->array_size, 1u);
    if (type) *type = u->type;
}

void mgl_glGetActiveUniformName(mgl_context *ctx, GLuint name, GLuint index, GLsizei size, GLsizei *length, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetActiveUniformName");
    if (p && check_index(ctx, index, p->active_uniform_count, size, "glGetActiveUniformName"))
        mgl_copy_string(active_uniform(p, index)->name, size, length, out);
}

/* Index in GL's list of a uniform's name; GL_INVALID_INDEX: not active. An array may be named with or without "[0]". */
static GLuint uniform_index(const mgl_program *p, const char *uniform)
{
    uint32_t index, element;
    if (!uniform || !mgl_program_find_uniform(p, uniform, &index, &element) || element) return GL_INVALID_INDEX;
    for (uint32_t i = 0; i < p->active_uniform_count; i++)
        if (p->active_uniforms[i] == index) return i;
    return GL_INVALID_INDEX;
}

void mgl_glGetUniformIndices(mgl_context *ctx, GLuint name, GLsizei count, const GLchar *const *names, GLuint *out)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetUniformIndices");
    if (!p) return;
    if (count < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glGetUniformIndices: count %d", count);
        return;
    }
    for (GLsizei i = 0; i < count; i++) out[i] = uniform_index(p, names[i]);
}

/* Blocks of an array share their members, which name the first of them. */
static bool same_block(const mgl_glsl_block *a, const mgl_glsl_block *b)
{
    size_t n = strcspn(a->name, "[");
    return n == strcspn(b->name, "[") && !memcmp(a->name, b->name, n);
}

static bool member_of(const mgl_program *p, const mgl_glsl_uniform *u, uint32_t block)
{
    return u->block >= 0 && ((uint32_t)u->block == p->active_blocks[block] ||
                             (strchr(active_block(p, block)->name, '[') && same_block(p->reflection->blocks + u->block, active_block(p, block))));
}

static GLint block_of(const mgl_program *p, const mgl_glsl_uniform *u)
{
    for (uint32_t i = 0; u->block >= 0 && i < p->active_block_count; i++)
        if (p->active_blocks[i] == (uint32_t)u->block) return (GLint)i;
    return -1;
}

/* The value of one glGetActiveUniformsiv parameter; false: no such parameter. */
static bool uniform_parameter(const mgl_program *p, const mgl_glsl_uniform *u, GLenum pname, GLint *out)
{
    bool array = mgl_uniform_is_array(u);
    const mgl_uniform_type *type = mgl_uniform_type_find(u->type);
    switch (pname) {
    case GL_UNIFORM_TYPE: *out = (GLint)u->type; return true;
    case GL_UNIFORM_SIZE: *out = (GLint)MGL_MAX(u->array_size, 1u); return true;
    case GL_UNIFORM_NAME_LENGTH: *out = length_of(u->name); return true;
    case GL_UNIFORM_BLOCK_INDEX: *out = block_of(p, u); return true;
    case GL_UNIFORM_OFFSET: *out = u->block < 0 ? -1 : (GLint)u->offset; return true;
    case GL_UNIFORM_ARRAY_STRIDE: *out = u->block < 0 ? -1 : array ? (GLint)u->array_stride : 0; return true;
    case GL_UNIFORM_MATRIX_STRIDE: *out = u->block < 0 ? -1 : type && type->columns > 1 ? (GLint)u->matrix_stride : 0; return true;
    case GL_UNIFORM_IS_ROW_MAJOR: *out = u->block >= 0 && type && type->columns > 1 && u->row_major; return true;
    case GL_UNIFORM_ATOMIC_COUNTER_BUFFER_INDEX: *out = -1; return true;
    default: return false;
    }
}

void mgl_glGetActiveUniformsiv(mgl_context *ctx, GLuint name, GLsizei count, const GLuint *indices, GLenum pname, GLint *params)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetActiveUniformsiv");
    if (!p) return;
    if (count < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glGetActiveUniformsiv: count %d", count);
        return;
    }
    for (GLsizei i = 0; i < count; i++)
        if (!check_index(ctx, indices[i], p->active_uniform_count, 0, "glGetActiveUniformsiv")) return;
    for (GLsizei i = 0; i < count; i++) {
        if (uniform_parameter(p, active_uniform(p, indices[i]), pname, params + i)) continue;
        mgl_error(ctx, GL_INVALID_ENUM, "glGetActiveUniformsiv: 0x%04x", pname);
        return;
    }
}

/* ---- uniform blocks ---- */
GLuint mgl_glGetUniformBlockIndex(mgl_context *ctx, GLuint name, const GLchar *block)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetUniformBlockIndex");
    if (!p || !block) return GL_INVALID_INDEX;
    size_t size = strlen(block);
    for (uint32_t i = 0; i < p->active_block_count; i++) {
        const char *have = active_block(p, i)->name;
        if (!strcmp(have, block) || (!strncmp(have, block, size) && !strcmp(have + size, "[0]"))) return i;
    }
    return GL_INVALID_INDEX;
}

static void block_members(const mgl_program *p, GLuint block, GLint *count, GLint *indices)
{
    *count = 0;
    for (uint32_t i = 0; i < p->active_uniform_count; i++) {
        if (!member_of(p, active_uniform(p, i), block)) continue;
        if (indices) indices[*count] = (GLint)i;
        ++*count;
    }
}

void mgl_glGetActiveUniformBlockiv(mgl_context *ctx, GLuint name, GLuint index, GLenum pname, GLint *params)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetActiveUniformBlockiv");
    if (!p || !check_index(ctx, index, p->active_block_count, 0, "glGetActiveUniformBlockiv")) return;
    const mgl_glsl_block *b = active_block(p, index);
    GLint count;
    switch (pname) {
    case GL_UNIFORM_BLOCK_BINDING: *params = b->first_slot < p->slot_count ? (GLint)p->slots[b->first_slot] : 0; break;
    case GL_UNIFORM_BLOCK_DATA_SIZE: *params = (GLint)b->size; break;
    case GL_UNIFORM_BLOCK_NAME_LENGTH: *params = length_of(b->name); break;
    case GL_UNIFORM_BLOCK_ACTIVE_UNIFORMS: block_members(p, index, params, NULL); break;
    case GL_UNIFORM_BLOCK_ACTIVE_UNIFORM_INDICES: block_members(p, index, &count, params); break;
    case GL_UNIFORM_BLOCK_REFERENCED_BY_VERTEX_SHADER: *params = b->stages >> MGL_STAGE_VERTEX & 1; break;
    case GL_UNIFORM_BLOCK_REFERENCED_BY_GEOMETRY_SHADER: *params = b->stages >> MGL_STAGE_GEOMETRY & 1; break;
    case GL_UNIFORM_BLOCK_REFERENCED_BY_FRAGMENT_SHADER: *params = b->stages >> MGL_STAGE_FRAGMENT & 1; break;
    case GL_UNIFORM_BLOCK_REFERENCED_BY_TESS_CONTROL_SHADER: *params = b->stages >> MGL_STAGE_TESS_CONTROL & 1; break;
    case GL_UNIFORM_BLOCK_REFERENCED_BY_TESS_EVALUATION_SHADER: *params = b->stages >> MGL_STAGE_TESS_EVALUATION & 1; break;
    case GL_UNIFORM_BLOCK_REFERENCED_BY_COMPUTE_SHADER: *params = b->stages >> MGL_STAGE_COMPUTE & 1; break;
    default: mgl_error(ctx, GL_INVALID_ENUM, "glGetActiveUniformBlockiv: 0x%04x", pname);
    }
}

void mgl_glGetActiveUniformBlockName(mgl_context *ctx, GLuint name, GLuint index, GLsizei size, GLsizei *length, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetActiveUniformBlockName");
    if (p && check_index(ctx, index, p->active_block_count, size, "glGetActiveUniformBlockName"))
        mgl_copy_string(active_block(p, index)->name, size, length, out);
}

void mgl_glUniformBlockBinding(mgl_context *ctx, GLuint name, GLuint index, GLuint binding)
{
    MGL_SHARED(ctx);
    mgl_program *p = mgl_program_lookup(ctx, name, "glUniformBlockBinding");
    if (!p || !check_index(ctx, index, p->active_block_count, 0, "glUniformBlockBinding")) return;
    if (binding >= (GLuint)ctx->limits.uniform_bindings) {
        mgl_error(ctx, GL_INVALID_VALUE, "glUniformBlockBinding: binding %u", binding);
        return;
    }
    uint32_t slot = active_block(p, index)->first_slot;
    if (slot >= p->slot_count || p->slots[slot] == binding) return;
    p->slots[slot] = binding;
    p->slots_dirty = true;
    if (p == ctx->program) ctx->dirty |= MGL_DIRTY_PROGRAM | MGL_DIRTY_UNIFORM_BUFFERS;
}

/* ---- transform feedback ---- */
void mgl_glGetTransformFeedbackVarying(mgl_context *ctx, GLuint name, GLuint index, GLsizei size, GLsizei *length, GLsizei *count, GLenum *type, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_program *p = mgl_program_lookup(ctx, name, "glGetTransformFeedbackVarying");
    if (!p) return;
    if (!p->link_status) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glGetTransformFeedbackVarying: program %u is not linked", name);
        return;
    }
    if (!check_index(ctx, index, reflection_of(p)->varying_count, size, "glGetTransformFeedbackVarying")) return;
    const mgl_glsl_varying *v = p->reflection->varyings + index;
    mgl_copy_string(v->name, size, length, out);
    if (count) *count = (GLsizei)MGL_MAX(v->array_size, 1u);
    if (type) *type = v->type;
}
