/* ARB_program_interface_query: one way to ask for uniforms, uniform blocks, inputs, outputs and captured varyings. The other interfaces (buffer
 * variables, subroutines, atomic counters) exist and are empty. */
#include "translator/gl/program.h"

#include <string.h>

static const mgl_glsl_uniform *uniform_at(const mgl_program *p, uint32_t i) { return p->reflection->uniforms + p->active_uniforms[i]; }
static const mgl_glsl_block *block_at(const mgl_program *p, uint32_t i) { return p->reflection->blocks + p->active_blocks[i]; }

static bool known_interface(GLenum interface)
{
    switch (interface) {
    case GL_UNIFORM: case GL_UNIFORM_BLOCK: case GL_PROGRAM_INPUT: case GL_PROGRAM_OUTPUT: case GL_TRANSFORM_FEEDBACK_VARYING:
    case GL_BUFFER_VARIABLE: case GL_SHADER_STORAGE_BLOCK: case GL_ATOMIC_COUNTER_BUFFER:
    case GL_VERTEX_SUBROUTINE: case GL_TESS_CONTROL_SUBROUTINE: case GL_TESS_EVALUATION_SUBROUTINE: case GL_GEOMETRY_SUBROUTINE:
    case GL_FRAGMENT_SUBROUTINE: case GL_COMPUTE_SUBROUTINE: case GL_VERTEX_SUBROUTINE_UNIFORM: case GL_TESS_CONTROL_SUBROUTINE_UNIFORM:
    case GL_TESS_EVALUATION_SUBROUTINE_UNIFORM: case GL_GEOMETRY_SUBROUTINE_UNIFORM: case GL_FRAGMENT_SUBROUTINE_UNIFORM: case GL_COMPUTE_SUBROUTINE_UNIFORM:
        return true;
    default: return false;
    }
}

static uint32_t resource_count(const mgl_program *p, GLenum interface)
{
    if (!p->reflection) return 0;
    switch (interface) {
    case GL_UNIFORM: return p->active_uniform_count;
    case GL_UNIFORM_BLOCK: return p->active_block_count;
    case GL_PROGRAM_INPUT: return p->reflection->attribute_count;
    case GL_PROGRAM_OUTPUT: return p->reflection->output_count;
    case GL_TRANSFORM_FEEDBACK_VARYING: return p->reflection->varying_count;
    default: return 0;
    }
}

static const char *resource_name(const mgl_program *p, GLenum interface, uint32_t i)
{
    switch (interface) {
    case GL_UNIFORM: return uniform_at(p, i)->name;
    case GL_UNIFORM_BLOCK: return block_at(p, i)->name;
    case GL_PROGRAM_INPUT: return p->reflection->attributes[i].name;
    case GL_PROGRAM_OUTPUT: return p->reflection->outputs[i].name;
    default: return p->reflection->varyings[i].name;
    }
}

/* The program, or NULL after the error of a bad name or interface. */
static mgl_program *lookup(mgl_context *ctx, GLuint name, GLenum interface, const char *function)
{
    mgl_program *p = mgl_program_lookup(ctx, name, function);
    if (p && !known_interface(interface)) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s: interface 0x%04x", function, interface);
        return NULL;
    }
    return p;
}

static uint32_t member_count(const mgl_program *p, uint32_t block)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < p->active_uniform_count; i++) n += uniform_at(p, i)->block == (int32_t)p->active_blocks[block];
    return n;
}

void mgl_glGetProgramInterfaceiv(mgl_context *ctx, GLuint name, GLenum interface, GLenum pname, GLint *params)
{
    static const char *const function = "glGetProgramInterfaceiv";
    MGL_SHARED(ctx);
    const mgl_program *p = lookup(ctx, name, interface, function);
    if (!p) return;
    uint32_t count = resource_count(p, interface);
    size_t value = 0;
    switch (pname) {
    case GL_ACTIVE_RESOURCES: value = count; break;
    case GL_MAX_NAME_LENGTH:
        if (interface == GL_ATOMIC_COUNTER_BUFFER) {
            mgl_error(ctx, GL_INVALID_OPERATION, "%s: atomic counter buffers have no names", function);
            return;
        }
        for (uint32_t i = 0; i < count; i++) value = MGL_MAX(value, strlen(resource_name(p, interface, i)) + 1);
        break;
    case GL_MAX_NUM_ACTIVE_VARIABLES:
        if (interface != GL_UNIFORM_BLOCK && interface != GL_SHADER_STORAGE_BLOCK && interface != GL_ATOMIC_COUNTER_BUFFER) {
            mgl_error(ctx, GL_INVALID_OPERATION, "%s: interface 0x%04x has no variables", function, interface);
            return;
        }
        for (uint32_t i = 0; i < count; i++) value = MGL_MAX(value, (size_t)member_count(p, i));
        break;
    default: mgl_error(ctx, GL_INVALID_ENUM, "%s: 0x%04x", function, pname); return;
    }
    *params = (GLint)value;
}

GLuint mgl_glGetProgramResourceIndex(mgl_context *ctx, GLuint name, GLenum interface, const GLchar *resource)
{
    MGL_SHARED(ctx);
    const mgl_program *p = lookup(ctx, name, interface, "glGetProgramResourceIndex");
    if (!p || !resource) return GL_INVALID_INDEX;
    size_t size = strlen(resource);
    for (uint32_t i = 0; i < resource_count(p, interface); i++) { /* an array may be named without its "[0]" */
        const char *have = resource_name(p, interface, i);
        if (!strcmp(have, resource) || (!strncmp(have, resource, size) && !strcmp(have + size, "[0]"))) return i;
    }
    return GL_INVALID_INDEX;
}

void mgl_glGetProgramResourceName(mgl_context *ctx, GLuint name, GLenum interface, GLuint index, GLsizei size, GLsizei *length, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_program *p = lookup(ctx, name, interface, "glGetProgramResourceName");
    if (!p) return;
    if (index >= resource_count(p, interface) || size < 0)
        mgl_error(ctx, GL_INVALID_VALUE, "glGetProgramResourceName: index %u, size %d", index, size);
    else
        mgl_copy_string(resource_name(p, interface, index), size, length, out);
}

GLint mgl_glGetProgramResourceLocation(mgl_context *ctx, GLuint name, GLenum interface, const GLchar *resource)
{
    switch (interface) {
    case GL_UNIFORM: return mgl_glGetUniformLocation(ctx, name, resource);
    case GL_PROGRAM_INPUT: return mgl_glGetAttribLocation(ctx, name, resource);
    case GL_PROGRAM_OUTPUT: return mgl_glGetFragDataLocation(ctx, name, resource);
    default: mgl_error(ctx, GL_INVALID_ENUM, "glGetProgramResourceLocation: interface 0x%04x", interface); return -1;
    }
}

GLint mgl_glGetProgramResourceLocationIndex(mgl_context *ctx, GLuint name, GLenum interface, const GLchar *resource)
{
    if (interface == GL_PROGRAM_OUTPUT) return mgl_glGetFragDataIndex(ctx, name, resource);
    mgl_error(ctx, GL_INVALID_ENUM, "glGetProgramResourceLocationIndex: interface 0x%04x", interface);
    return -1;
}

/* ---- glGetProgramResourceiv ---- */
static int32_t stage_of_property(GLenum property)
{
    switch (property) {
    case GL_REFERENCED_BY_VERTEX_SHADER: return MGL_STAGE_VERTEX;
    case GL_REFERENCED_BY_TESS_CONTROL_SHADER: return MGL_STAGE_TESS_CONTROL;
    case GL_REFERENCED_BY_TESS_EVALUATION_SHADER: return MGL_STAGE_TESS_EVALUATION;
    case GL_REFERENCED_BY_GEOMETRY_SHADER: return MGL_STAGE_GEOMETRY;
    case GL_REFERENCED_BY_FRAGMENT_SHADER: return MGL_STAGE_FRAGMENT;
    case GL_REFERENCED_BY_COMPUTE_SHADER: return MGL_STAGE_COMPUTE;
    default: return -1;
    }
}

static bool uniform_property(const mgl_program *p, const mgl_glsl_uniform *u, GLenum property, GLint *out)
{
    const mgl_uniform_type *type = mgl_uniform_type_find(u->type);
    bool matrix = type && type->columns > 1, member = u->block >= 0;
    switch (property) {
    case GL_TYPE: *out = (GLint)u->type; return true;
    case GL_ARRAY_SIZE: *out = (GLint)MGL_MAX(u->array_size, 1u); return true;
    case GL_OFFSET: *out = member ? (GLint)u->offset : -1; return true;
    case GL_ARRAY_STRIDE: *out = member ? (mgl_uniform_is_array(u) ? (GLint)u->array_stride : 0) : -1; return true;
    case GL_MATRIX_STRIDE: *out = member ? (matrix ? (GLint)u->matrix_stride : 0) : -1; return true;
    case GL_IS_ROW_MAJOR: *out = member && matrix && u->row_major; return true;
    case GL_ATOMIC_COUNTER_BUFFER_INDEX: *out = -1; return true;
    case GL_LOCATION: *out = u->builtin ? -1 : u->location; return true;
    case GL_BLOCK_INDEX:
        *out = -1;
        for (uint32_t i = 0; member && i < p->active_block_count; i++)
            if (p->active_blocks[i] == (uint32_t)u->block) *out = (GLint)i;
        return true;
    default: return false;
    }
}

static bool block_property(const mgl_program *p, uint32_t index, GLenum property, GLint *out)
{
    const mgl_glsl_block *b = block_at(p, index);
    switch (property) {
    case GL_BUFFER_BINDING: *out = b->first_slot < p->slot_count ? (GLint)p->slots[b->first_slot] : 0; return true;
    case GL_BUFFER_DATA_SIZE: *out = (GLint)b->size; return true;
    case GL_NUM_ACTIVE_VARIABLES: *out = (GLint)member_count(p, index); return true;
    default: return false;
    }
}

static bool attribute_property(const mgl_glsl_attribute *a, GLenum interface, GLenum property, GLint *out)
{
    bool input = interface == GL_PROGRAM_INPUT;
    switch (property) {
    case GL_TYPE: *out = (GLint)a->type; return true;
    case GL_ARRAY_SIZE: *out = (GLint)MGL_MAX(a->array_size, 1u); return true;
    case GL_LOCATION: *out = a->location; return true;
    case GL_LOCATION_INDEX: *out = a->location < 0 ? -1 : a->index; return !input;
    case GL_IS_PER_PATCH: *out = 0; return true;
    default:
        if (stage_of_property(property) < 0) return false;
        *out = stage_of_property(property) == (input ? MGL_STAGE_VERTEX : MGL_STAGE_FRAGMENT);
        return true;
    }
}

/* One value of a resource; false: the interface has no such property. */
static bool resource_property(const mgl_program *p, GLenum interface, uint32_t i, GLenum property, GLint *out)
{
    int32_t stage = stage_of_property(property);
    if (property == GL_NAME_LENGTH) {
        *out = (GLint)strlen(resource_name(p, interface, i)) + 1;
        return true;
    }
    switch (interface) {
    case GL_UNIFORM:
        if (stage >= 0) *out = uniform_at(p, i)->stages >> stage & 1;
        return stage >= 0 || uniform_property(p, uniform_at(p, i), property, out);
    case GL_UNIFORM_BLOCK:
        if (stage >= 0) *out = block_at(p, i)->stages >> stage & 1;
        return stage >= 0 || block_property(p, i, property, out);
    case GL_PROGRAM_INPUT: return attribute_property(p->reflection->attributes + i, interface, property, out);
    case GL_PROGRAM_OUTPUT: return attribute_property(p->reflection->outputs + i, interface, property, out);
    default:
        if (property == GL_TYPE) *out = (GLint)p->reflection->varyings[i].type;
        if (property == GL_ARRAY_SIZE) *out = (GLint)MGL_MAX(p->reflection->varyings[i].array_size, 1u);
        return property == GL_TYPE || property == GL_ARRAY_SIZE;
    }
}

/* The members of a block, as many as there is room for. */
static GLsizei write_members(const mgl_program *p, uint32_t block, GLsizei room, GLint *out)
{
    GLsizei n = 0;
    for (uint32_t i = 0; i < p->active_uniform_count && n < room; i++)
        if (uniform_at(p, i)->block == (int32_t)p->active_blocks[block]) out[n++] = (GLint)i;
    return n;
}

void mgl_glGetProgramResourceiv(mgl_context *ctx, GLuint name, GLenum interface, GLuint index, GLsizei prop_count, const GLenum *props, GLsizei count,
                                GLsizei *length, GLint *params)
{
    static const char *const function = "glGetProgramResourceiv";
    MGL_SHARED(ctx);
    const mgl_program *p = lookup(ctx, name, interface, function);
    if (!p) return;
    if (prop_count <= 0 || count < 0 || index >= resource_count(p, interface)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: index %u, %d properties, room for %d", function, index, prop_count, count);
        return;
    }
    GLsizei written = 0;
    for (GLsizei i = 0; i < prop_count; i++) {
        GLint value = 0;
        if (props[i] == GL_ACTIVE_VARIABLES && interface == GL_UNIFORM_BLOCK) {
            written += write_members(p, index, count - written, params + written);
        } else if (!resource_property(p, interface, index, props[i], &value)) {
            mgl_error(ctx, GL_INVALID_OPERATION, "%s: interface 0x%04x has no property 0x%04x", function, interface, props[i]);
            return;
        } else if (written < count) {
            params[written++] = value;
        }
    }
    if (length) *length = written;
}
