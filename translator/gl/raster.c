/* Depth, stencil, rasterization, multisampling and primitive parameters. */
#include "translator/gl/state.h"

/* Stores a value that is already checked and marks the groups when it differs. */
#define SET(field, value, groups)                                                                                      \
    do {                                                                                                               \
        if (ctx->state.field != (value)) {                                                                             \
            ctx->state.field = (value);                                                                                \
            ctx->dirty |= (groups);                                                                                    \
        }                                                                                                              \
    } while (0)

/* ---- depth ---- */

static bool legal_compare(GLenum func)
{
    return func >= GL_NEVER && func <= GL_ALWAYS;
}

void mgl_glDepthFunc(mgl_context *ctx, GLenum func)
{
    if (!legal_compare(func)) {
        mgl_error(ctx, GL_INVALID_ENUM, "glDepthFunc(0x%04x): no comparison", func);
        return;
    }
    SET(depth_func, func, MGL_DIRTY_DEPTH_STATE);
}

void mgl_glDepthMask(mgl_context *ctx, GLboolean flag)
{
    SET(depth_write, (bool)(flag != 0), MGL_DIRTY_DEPTH_STATE);
}

/* ---- stencil: [0] front, [1] back ---- */

static bool face_range(mgl_context *ctx, GLenum face, int *first, int *end, const char *function)
{
    if (face != GL_FRONT && face != GL_BACK && face != GL_FRONT_AND_BACK) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no face", function, face);
        return false;
    }
    *first = face == GL_BACK;
    *end = face == GL_FRONT ? 1 : 2;
    return true;
}

static void stencil_func(mgl_context *ctx, GLenum face, GLenum func, GLint ref, GLuint mask, const char *function)
{
    int first, end;
    if (!face_range(ctx, face, &first, &end, function)) return;
    if (!legal_compare(func)) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no comparison", function, func);
        return;
    }
    for (int i = first; i < end; i++) {
        SET(stencil[i].func, func, MGL_DIRTY_DEPTH_STATE);
        SET(stencil[i].reference, ref, MGL_DIRTY_STENCIL_VALUES);
        SET(stencil[i].compare_mask, mask, MGL_DIRTY_STENCIL_VALUES);
    }
}

void mgl_glStencilFunc(mgl_context *ctx, GLenum func, GLint ref, GLuint mask)
{
    stencil_func(ctx, GL_FRONT_AND_BACK, func, ref, mask, "glStencilFunc");
}

void mgl_glStencilFuncSeparate(mgl_context *ctx, GLenum face, GLenum func, GLint ref, GLuint mask)
{
    stencil_func(ctx, face, func, ref, mask, "glStencilFuncSeparate");
}

static void stencil_mask(mgl_context *ctx, GLenum face, GLuint mask, const char *function)
{
    int first, end;
    if (!face_range(ctx, face, &first, &end, function)) return;
    for (int i = first; i < end; i++)
        SET(stencil[i].write_mask, mask, MGL_DIRTY_STENCIL_VALUES);
}

void mgl_glStencilMask(mgl_context *ctx, GLuint mask)
{
    stencil_mask(ctx, GL_FRONT_AND_BACK, mask, "glStencilMask");
}

void mgl_glStencilMaskSeparate(mgl_context *ctx, GLenum face, GLuint mask)
{
    stencil_mask(ctx, face, mask, "glStencilMaskSeparate");
}

static bool legal_stencil_op(GLenum op)
{
    switch (op) {
    case GL_KEEP:
    case GL_ZERO:
    case GL_REPLACE:
    case GL_INCR:
    case GL_DECR:
    case GL_INVERT:
    case GL_INCR_WRAP:
    case GL_DECR_WRAP:
        return true;
    default:
        return false;
    }
}

static void stencil_op(mgl_context *ctx, GLenum face, GLenum fail, GLenum depth_fail, GLenum pass, const char *function)
{
    int first, end;
    if (!face_range(ctx, face, &first, &end, function)) return;
    if (!legal_stencil_op(fail) || !legal_stencil_op(depth_fail) || !legal_stencil_op(pass)) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x, 0x%04x, 0x%04x): no stencil operation", function, fail, depth_fail,
                  pass);
        return;
    }
    for (int i = first; i < end; i++) {
        SET(stencil[i].fail, fail, MGL_DIRTY_DEPTH_STATE);
        SET(stencil[i].depth_fail, depth_fail, MGL_DIRTY_DEPTH_STATE);
        SET(stencil[i].pass, pass, MGL_DIRTY_DEPTH_STATE);
    }
}

void mgl_glStencilOp(mgl_context *ctx, GLenum fail, GLenum depth_fail, GLenum pass)
{
    stencil_op(ctx, GL_FRONT_AND_BACK, fail, depth_fail, pass, "glStencilOp");
}

void mgl_glStencilOpSeparate(mgl_context *ctx, GLenum face, GLenum fail, GLenum depth_fail, GLenum pass)
{
    stencil_op(ctx, face, fail, depth_fail, pass, "glStencilOpSeparate");
}

/* ---- polygons and lines ---- */

void mgl_glCullFace(mgl_context *ctx, GLenum mode)
{
    if (mode != GL_FRONT && mode != GL_BACK && mode != GL_FRONT_AND_BACK) {
        mgl_error(ctx, GL_INVALID_ENUM, "glCullFace(0x%04x): no face", mode);
        return;
    }
    SET(cull_mode, mode, MGL_DIRTY_RASTER_STATE);
}

void mgl_glFrontFace(mgl_context *ctx, GLenum mode)
{
    if (mode != GL_CW && mode != GL_CCW) {
        mgl_error(ctx, GL_INVALID_ENUM, "glFrontFace(0x%04x): neither GL_CW nor GL_CCW", mode);
        return;
    }
    SET(front_face, mode, MGL_DIRTY_RASTER_STATE);
}

void mgl_glPolygonMode(mgl_context *ctx, GLenum face, GLenum mode)
{
    int first, end;
    if (!face_range(ctx, face, &first, &end, "glPolygonMode")) return;
    if (ctx->core && face != GL_FRONT_AND_BACK) {
        mgl_error(ctx, GL_INVALID_ENUM, "glPolygonMode: only GL_FRONT_AND_BACK in a core context");
        return;
    }
    if (mode != GL_POINT && mode != GL_LINE && mode != GL_FILL) {
        mgl_error(ctx, GL_INVALID_ENUM, "glPolygonMode(0x%04x): no polygon mode", mode);
        return;
    }
    for (int i = first; i < end; i++)
        SET(polygon_mode[i], mode, MGL_DIRTY_RASTER_STATE);
}

void mgl_glPolygonOffsetClamp(mgl_context *ctx, GLfloat factor, GLfloat units, GLfloat clamp)
{
    SET(polygon_offset_factor, factor, MGL_DIRTY_DEPTH_BIAS);
    SET(polygon_offset_units, units, MGL_DIRTY_DEPTH_BIAS);
    SET(polygon_offset_clamp, clamp, MGL_DIRTY_DEPTH_BIAS);
}

void mgl_glPolygonOffset(mgl_context *ctx, GLfloat factor, GLfloat units)
{
    mgl_glPolygonOffsetClamp(ctx, factor, units, 0.0f);
}

void mgl_glLineWidth(mgl_context *ctx, GLfloat width)
{
    /* Wide lines are deprecated: an error in a forward-compatible context (GL 4.6 core §E.2.1). */
    if (!(width > 0.0f) || (width > 1.0f && ctx->config.forward_compatible && ctx->core)) {
        mgl_error(ctx, GL_INVALID_VALUE, "glLineWidth(%g): illegal width", (double)width);
        return;
    }
    SET(line_width, width, MGL_DIRTY_DEPTH_BIAS);
}

void mgl_glLineStipple(mgl_context *ctx, GLint factor, GLushort pattern)
{
    SET(line_stipple_factor, factor < 1 ? 1 : factor > 256 ? 256 : factor, MGL_DIRTY_RENDER_STATE);
    SET(line_stipple_pattern, pattern, MGL_DIRTY_RENDER_STATE);
}

/* Of glDrawPixels and glCopyPixels; programs set it back to one around their own. */
void mgl_glPixelZoom(mgl_context *ctx, GLfloat x, GLfloat y)
{
    ctx->state.pixel_zoom[0] = x;
    ctx->state.pixel_zoom[1] = y;
}

void mgl_glShadeModel(mgl_context *ctx, GLenum mode)
{
    if (mode != GL_FLAT && mode != GL_SMOOTH) {
        mgl_error(ctx, GL_INVALID_ENUM, "glShadeModel(0x%04x): neither GL_FLAT nor GL_SMOOTH", mode);
        return;
    }
    SET(shade_model, mode, MGL_DIRTY_RENDER_STATE | MGL_DIRTY_BUILTINS);
}

void mgl_glProvokingVertex(mgl_context *ctx, GLenum mode)
{
    if (mode != GL_FIRST_VERTEX_CONVENTION && mode != GL_LAST_VERTEX_CONVENTION) {
        mgl_error(ctx, GL_INVALID_ENUM, "glProvokingVertex(0x%04x): no convention", mode);
        return;
    }
    SET(provoking, mode, MGL_DIRTY_RENDER_STATE);
}

/* ---- points ---- */

void mgl_glPointSize(mgl_context *ctx, GLfloat size)
{
    if (!(size > 0.0f)) {
        mgl_error(ctx, GL_INVALID_VALUE, "glPointSize(%g): not positive", (double)size);
        return;
    }
    SET(point_size, size, MGL_DIRTY_BUILTINS);
}

static void point_limit(mgl_context *ctx, GLfloat *slot, GLfloat value, const char *function)
{
    if (value < 0.0f) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: negative value", function);
    } else if (*slot != value) {
        *slot = value;
        ctx->dirty |= MGL_DIRTY_BUILTINS;
    }
}

static void point_parameter(mgl_context *ctx, GLenum name, const GLfloat *values, bool vector, const char *function)
{
    switch (name) {
    case GL_POINT_FADE_THRESHOLD_SIZE:
        point_limit(ctx, &ctx->state.point_fade, values[0], function);
        return;
    case GL_POINT_SPRITE_COORD_ORIGIN: {
        GLenum origin = (GLenum)values[0];
        if (origin != GL_LOWER_LEFT && origin != GL_UPPER_LEFT) {
            mgl_error(ctx, GL_INVALID_ENUM, "%s: no point sprite origin", function);
            return;
        }
        SET(point_origin, origin, MGL_DIRTY_BUILTINS);
        return;
    }
    default:
        break;
    }
    if (!ctx->core && name == GL_POINT_SIZE_MIN) {
        point_limit(ctx, &ctx->state.point_min, values[0], function);
    } else if (!ctx->core && name == GL_POINT_SIZE_MAX) {
        point_limit(ctx, &ctx->state.point_max, values[0], function);
    } else if (!ctx->core && name == GL_POINT_DISTANCE_ATTENUATION && vector) {
        memcpy(ctx->state.point_attenuation, values, 3 * sizeof *values);
        ctx->dirty |= MGL_DIRTY_BUILTINS;
    } else {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no point parameter", function, name);
    }
}

void mgl_glPointParameterf(mgl_context *ctx, GLenum name, GLfloat value)
{
    point_parameter(ctx, name, &value, false, "glPointParameterf");
}

void mgl_glPointParameterfv(mgl_context *ctx, GLenum name, const GLfloat *values)
{
    point_parameter(ctx, name, values, true, "glPointParameterfv");
}

void mgl_glPointParameteri(mgl_context *ctx, GLenum name, GLint value)
{
    point_parameter(ctx, name, &(GLfloat){(GLfloat)value}, false, "glPointParameteri");
}

void mgl_glPointParameteriv(mgl_context *ctx, GLenum name, const GLint *values)
{
    GLfloat floats[3] = {(GLfloat)values[0]};
    if (name == GL_POINT_DISTANCE_ATTENUATION) {
        floats[1] = (GLfloat)values[1];
        floats[2] = (GLfloat)values[2];
    }
    point_parameter(ctx, name, floats, true, "glPointParameteriv");
}

/* ---- samples ---- */

void mgl_glSampleCoverage(mgl_context *ctx, GLfloat value, GLboolean invert)
{
    SET(sample_coverage_value, value < 0.0f ? 0.0f : value > 1.0f ? 1.0f : value, MGL_DIRTY_SAMPLE_STATE);
    SET(sample_coverage_invert, (GLboolean)(invert != 0), MGL_DIRTY_SAMPLE_STATE);
}

void mgl_glSampleMaski(mgl_context *ctx, GLuint index, GLbitfield mask)
{
    if (index != 0) { /* GL_MAX_SAMPLE_MASK_WORDS is 1 */
        mgl_error(ctx, GL_INVALID_VALUE, "glSampleMaski: mask word %u does not exist", index);
        return;
    }
    SET(sample_mask_word, mask, MGL_DIRTY_SAMPLE_STATE);
}

void mgl_glMinSampleShading(mgl_context *ctx, GLfloat value)
{
    SET(min_sample_shading, value < 0.0f ? 0.0f : value > 1.0f ? 1.0f : value, MGL_DIRTY_SAMPLE_STATE);
}

/* ---- primitives ---- */

void mgl_glPrimitiveRestartIndex(mgl_context *ctx, GLuint index)
{
    SET(restart_index, index, MGL_DIRTY_VALIDITY);
}

void mgl_glPatchParameteri(mgl_context *ctx, GLenum name, GLint value)
{
    if (name != GL_PATCH_VERTICES) {
        mgl_error(ctx, GL_INVALID_ENUM, "glPatchParameteri(0x%04x): no patch parameter", name);
        return;
    }
    if (value <= 0 || value > (GLint)ctx->caps->max_patch_vertices) {
        mgl_error(ctx, GL_INVALID_VALUE, "glPatchParameteri: %d vertices a patch", value);
        return;
    }
    SET(patch_vertices, value, MGL_DIRTY_VALIDITY);
}
