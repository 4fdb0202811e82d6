/* The indexed glGet*: values per draw buffer, per viewport, per binding point. */
#include "translator/gl/get.h"

#include <math.h>
#include <string.h>

/* What came of a question. */
typedef enum outcome { FOUND, BAD_NAME, BAD_INDEX } outcome;

static outcome one(mgl_get_value *v, int64_t value)
{
    v->kind = MGL_GET_INT;
    v->count = 1;
    v->i[0] = value;
    return FOUND;
}

static GLuint name_of(const mgl_buffer *buffer) { return buffer ? buffer->object.name : 0; }

static outcome get_blend(mgl_context *ctx, GLenum pname, GLuint index, mgl_get_value *v)
{
    if (index >= (GLuint)ctx->limits.draw_buffers) return BAD_INDEX;
    switch (pname) {
    case GL_BLEND: return one(v, ctx->state.blend[index].enable);
    case GL_BLEND_SRC_RGB: return one(v, ctx->state.blend[index].src);
    case GL_BLEND_DST_RGB: return one(v, ctx->state.blend[index].dst);
    case GL_BLEND_SRC_ALPHA: return one(v, ctx->state.blend[index].src_alpha);
    case GL_BLEND_DST_ALPHA: return one(v, ctx->state.blend[index].dst_alpha);
    case GL_BLEND_EQUATION_RGB: return one(v, ctx->state.blend[index].op);
    case GL_BLEND_EQUATION_ALPHA: return one(v, ctx->state.blend[index].op_alpha);
    default: break;
    }
    v->kind = MGL_GET_BOOL; /* GL_COLOR_WRITEMASK */
    v->count = 4;
    for (int i = 0; i < 4; i++) v->i[i] = ctx->state.blend[index].mask[i];
    return FOUND;
}

/* Viewport arrays are not advertised, so there is one viewport. */
static outcome get_viewport(mgl_context *ctx, GLenum pname, GLuint index, mgl_get_value *v)
{
    if (index) return BAD_INDEX;
    const mgl_viewport *port = ctx->state.viewport;
    if (pname == GL_SCISSOR_TEST) return one(v, ctx->state.scissor_test[0]);
    v->count = pname == GL_DEPTH_RANGE ? 2 : 4;
    if (pname == GL_SCISSOR_BOX) {
        const mgl_rect *r = ctx->state.scissor;
        v->kind = MGL_GET_INT;
        v->i[0] = r->x;
        v->i[1] = r->y;
        v->i[2] = r->width;
        v->i[3] = r->height;
        return FOUND;
    }
    bool depth = pname == GL_DEPTH_RANGE;
    const GLfloat values[4] = {depth ? port->near_depth : port->x, depth ? port->far_depth : port->y, port->width, port->height};
    v->kind = depth ? MGL_GET_NORM : MGL_GET_FLOAT;
    for (uint32_t i = 0; i < v->count; i++) v->f[i] = values[i];
    return FOUND;
}

static outcome get_uniform_buffer(mgl_context *ctx, GLenum pname, GLuint index, mgl_get_value *v)
{
    if (index >= (GLuint)ctx->limits.uniform_bindings) return BAD_INDEX;
    const mgl_buffer_binding *b = ctx->uniform_bindings + index;
    if (pname == GL_UNIFORM_BUFFER_BINDING) return one(v, name_of(b->buffer));
    bool ranged = b->buffer && !b->whole; /* glBindBufferBase reads as start 0, size 0 */
    return one(v, !ranged ? 0 : pname == GL_UNIFORM_BUFFER_START ? (int64_t)b->offset : (int64_t)b->size);
}

static outcome get_xfb_buffer(mgl_context *ctx, GLenum pname, GLuint index, mgl_get_value *v)
{
    if (index >= MGL_MAX_XFB_BUFFERS) return BAD_INDEX;
    if (pname == GL_TRANSFORM_FEEDBACK_BUFFER_BINDING) return one(v, name_of(ctx->xfb->buffers[index].buffer));
    return one(v, (int64_t)(pname == GL_TRANSFORM_FEEDBACK_BUFFER_START ? ctx->xfb->buffers[index].offset : ctx->xfb->buffers[index].size));
}

static outcome get_vertex_binding(mgl_context *ctx, GLenum pname, GLuint index, mgl_get_value *v)
{
    if (index >= MGL_MAX_VERTEX_BINDINGS) return BAD_INDEX;
    const mgl_vertex_binding_point *b = ctx->vao->bindings + index;
    switch (pname) {
    case GL_VERTEX_BINDING_BUFFER: return one(v, name_of(b->buffer));
    case GL_VERTEX_BINDING_OFFSET: return one(v, b->offset);
    case GL_VERTEX_BINDING_STRIDE: return one(v, b->stride);
    default: return one(v, b->divisor);
    }
}

static outcome find(mgl_context *ctx, GLenum pname, GLuint index, mgl_get_value *v)
{
    switch (pname) {
    case GL_BLEND: case GL_BLEND_SRC_RGB: case GL_BLEND_DST_RGB: case GL_BLEND_SRC_ALPHA: case GL_BLEND_DST_ALPHA:
    case GL_BLEND_EQUATION_RGB: case GL_BLEND_EQUATION_ALPHA: case GL_COLOR_WRITEMASK:
        return get_blend(ctx, pname, index, v);
    case GL_VIEWPORT: case GL_SCISSOR_BOX: case GL_SCISSOR_TEST: case GL_DEPTH_RANGE: return get_viewport(ctx, pname, index, v);
    case GL_SAMPLE_MASK_VALUE: return index ? BAD_INDEX : one(v, ctx->state.sample_mask_word);
    case GL_UNIFORM_BUFFER_BINDING: case GL_UNIFORM_BUFFER_START: case GL_UNIFORM_BUFFER_SIZE: return get_uniform_buffer(ctx, pname, index, v);
    case GL_TRANSFORM_FEEDBACK_BUFFER_BINDING: case GL_TRANSFORM_FEEDBACK_BUFFER_START: case GL_TRANSFORM_FEEDBACK_BUFFER_SIZE:
        return get_xfb_buffer(ctx, pname, index, v);
    case GL_VERTEX_BINDING_BUFFER: case GL_VERTEX_BINDING_OFFSET: case GL_VERTEX_BINDING_STRIDE: case GL_VERTEX_BINDING_DIVISOR:
        return get_vertex_binding(ctx, pname, index, v);
    default: return BAD_NAME;
    }
}

static void get(mgl_context *ctx, GLenum pname, GLuint index, mgl_get_type type, void *out, const char *function)
{
    mgl_get_value value;
    outcome o = find(ctx, pname, index, &value);
    if (o == FOUND)
        mgl_get_store(&value, type, out);
    else if (o == BAD_INDEX)
        mgl_error(ctx, GL_INVALID_VALUE, "%s: index %u for 0x%04x", function, index, pname);
    else
        mgl_error(ctx, GL_INVALID_ENUM, "%s: 0x%04x", function, pname);
}

void mgl_glGetBooleani_v(mgl_context *ctx, GLenum pname, GLuint index, GLboolean *data) { get(ctx, pname, index, MGL_AS_BOOLEAN, data, "glGetBooleani_v"); }
void mgl_glGetIntegeri_v(mgl_context *ctx, GLenum pname, GLuint index, GLint *data) { get(ctx, pname, index, MGL_AS_INT, data, "glGetIntegeri_v"); }
void mgl_glGetInteger64i_v(mgl_context *ctx, GLenum pname, GLuint index, GLint64 *data) { get(ctx, pname, index, MGL_AS_INT64, data, "glGetInteger64i_v"); }
void mgl_glGetFloati_v(mgl_context *ctx, GLenum pname, GLuint index, GLfloat *data) { get(ctx, pname, index, MGL_AS_FLOAT, data, "glGetFloati_v"); }
void mgl_glGetDoublei_v(mgl_context *ctx, GLenum pname, GLuint index, GLdouble *data) { get(ctx, pname, index, MGL_AS_DOUBLE, data, "glGetDoublei_v"); }
