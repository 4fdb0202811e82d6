/* What vertex arrays and current attributes are asked (GL 4.6 core §10.5). */
#include "translator/gl/vertex.h"

/* An array parameter of an attribute, or false after recording the error. */
static bool array_parameter(mgl_context *ctx, const mgl_vao *vao, GLuint index, GLenum name, GLint64 *value,
                            const char *function)
{
    const mgl_vertex_attrib *a = &vao->attribs[index];
    const mgl_vertex_binding_point *b = &vao->bindings[a->binding];
    switch (name) {
    case GL_VERTEX_ATTRIB_ARRAY_ENABLED:
        *value = a->enabled;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_SIZE:
        *value = a->format == GL_BGRA ? GL_BGRA : a->size;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_STRIDE:
        *value = a->stride;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_TYPE:
        *value = a->type;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_NORMALIZED:
        *value = a->normalized;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_INTEGER:
        *value = a->integer;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_LONG:
        *value = a->is_double;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_DIVISOR:
        *value = b->divisor;
        return true;
    case GL_VERTEX_ATTRIB_RELATIVE_OFFSET:
        *value = a->relative_offset;
        return true;
    case GL_VERTEX_ATTRIB_BINDING:
        *value = a->binding;
        return true;
    case GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING:
        *value = b->buffer ? b->buffer->object.name : 0;
        return true;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no attribute parameter", function, name);
        return false;
    }
}

/* Fills `out` with the current value and returns true when that is what is asked for. */
static bool current_value(mgl_context *ctx, GLuint index, GLenum name, struct mgl_attrib_value *out,
                          const char *function, bool *failed)
{
    *failed = !mgl_vertex_check_index(ctx, index, function);
    if (*failed || name != GL_CURRENT_VERTEX_ATTRIB) return false;
    if (index == 0 && !ctx->core && !ctx->es) { /* attribute 0 is the vertex: it has no current value */
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: attribute 0 has no current value", function);
        *failed = true;
        return false;
    }
    *out = ctx->attribs[index];
    return true;
}

static double attrib_number(const struct mgl_attrib_value *v, int c)
{
    GLfloat number;
    switch (v->kind) {
    case MGL_ATTRIB_INT:
        return (int32_t)v->value[c];
    case MGL_ATTRIB_UINT:
        return v->value[c];
    default:
        memcpy(&number, &v->value[c], sizeof number);
        return (double)number;
    }
}

#define GET_ATTRIB(suffix, type, convert)                                                                              \
    void mgl_glGetVertexAttrib##suffix(mgl_context *ctx, GLuint index, GLenum name, type *out)                         \
    {                                                                                                                  \
        const char *function = "glGetVertexAttrib" #suffix;                                                            \
        struct mgl_attrib_value v;                                                                                     \
        bool failed;                                                                                                   \
        GLint64 value;                                                                                                 \
        if (current_value(ctx, index, name, &v, function, &failed)) {                                                  \
            for (int c = 0; c < 4; c++)                                                                                \
                out[c] = (type)(convert);                                                                              \
        } else if (!failed && array_parameter(ctx, ctx->vao, index, name, &value, function)) {                         \
            *out = (type)value;                                                                                        \
        }                                                                                                              \
    }
GET_ATTRIB(fv, GLfloat, attrib_number(&v, c))
GET_ATTRIB(dv, GLdouble, attrib_number(&v, c))
GET_ATTRIB(iv, GLint, __builtin_lrint(attrib_number(&v, c)))
GET_ATTRIB(Iiv, GLint, v.value[c])
GET_ATTRIB(Iuiv, GLuint, v.value[c])
GET_ATTRIB(Ldv, GLdouble, attrib_number(&v, c))

void mgl_glGetVertexAttribPointerv(mgl_context *ctx, GLuint index, GLenum name, void **pointer)
{
    if (!mgl_vertex_check_index(ctx, index, "glGetVertexAttribPointerv")) return;
    if (name != GL_VERTEX_ATTRIB_ARRAY_POINTER) {
        mgl_error(ctx, GL_INVALID_ENUM, "glGetVertexAttribPointerv(0x%04x): no pointer", name);
        return;
    }
    *pointer = (void *)(uintptr_t)ctx->vao->attribs[index].pointer;
}

void mgl_glGetVertexArrayiv(mgl_context *ctx, GLuint array, GLenum name, GLint *out)
{
    const mgl_vao *vao = mgl_vao_named(ctx, array, "glGetVertexArrayiv");
    if (!vao) return;
    if (name != GL_ELEMENT_ARRAY_BUFFER_BINDING) {
        mgl_error(ctx, GL_INVALID_ENUM, "glGetVertexArrayiv(0x%04x): no array parameter", name);
        return;
    }
    *out = vao->index_buffer ? (GLint)vao->index_buffer->object.name : 0;
}

void mgl_glGetVertexArrayIndexediv(mgl_context *ctx, GLuint array, GLuint index, GLenum name, GLint *out)
{
    const char *function = "glGetVertexArrayIndexediv";
    const mgl_vao *vao = mgl_vao_named(ctx, array, function);
    GLint64 value;
    if (!vao || !mgl_vertex_check_index(ctx, index, function)) return;
    if (name == GL_VERTEX_BINDING_STRIDE)
        *out = (GLint)vao->bindings[index].stride;
    else if (array_parameter(ctx, vao, index, name, &value, function))
        *out = (GLint)value;
}

void mgl_glGetVertexArrayIndexed64iv(mgl_context *ctx, GLuint array, GLuint index, GLenum name, GLint64 *out)
{
    const char *function = "glGetVertexArrayIndexed64iv";
    const mgl_vao *vao = mgl_vao_named(ctx, array, function);
    if (!vao || !mgl_vertex_check_binding(ctx, index, function)) return;
    if (name == GL_VERTEX_BINDING_OFFSET)
        *out = vao->bindings[index].offset;
    else
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no binding parameter", function, name);
}
