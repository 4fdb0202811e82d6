/* Viewports, depth ranges, scissor boxes, clip control (GL 4.6 core §13.8, §14.9.2, §13.7). */
#include "translator/gl/drawable.h"
#include "translator/gl/state.h"

#include <string.h>

_Static_assert(offsetof(mgl_viewport, near_depth) == 4 * sizeof(GLfloat), "x, y, width and height lie in front");

static GLfloat clamp_float(GLfloat value, GLfloat low, GLfloat high)
{
    return value < low ? low : value > high ? high : value;
}

/* ---- viewports ---- */

static void set_viewport(mgl_context *ctx, uint32_t index, GLfloat x, GLfloat y, GLfloat width, GLfloat height)
{
    mgl_viewport *v = &ctx->state.viewport[index];
    width = MGL_MIN(width, (GLfloat)ctx->limits.max_viewport[0]);
    height = MGL_MIN(height, (GLfloat)ctx->limits.max_viewport[1]);
    if (v->x == x && v->y == y && v->width == width && v->height == height) return;
    v->x = x;
    v->y = y;
    v->width = width;
    v->height = height;
    ctx->dirty |= MGL_DIRTY_VIEWPORT;
}

void mgl_glViewport(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height)
{
    if (width < 0 || height < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glViewport: negative size %dx%d", width, height);
        return;
    }
    /* A program that answers a resize sets its viewport first: that is when the default framebuffer takes the new size.
     */
    if (ctx->drawable_draw && ctx->draw_fb == ctx->window_draw_fb) {
        mgl_drawable_look_now(ctx->drawable_draw, (uint32_t)width, (uint32_t)height);
        mgl_drawable_update(ctx, ctx->drawable_draw);
    }
    const GLfloat box[4] = {(GLfloat)x, (GLfloat)y, (GLfloat)MGL_MIN(width, ctx->limits.max_viewport[0]),
                            (GLfloat)MGL_MIN(height, ctx->limits.max_viewport[1])};
    for (uint32_t i = 0; i < MGL_MAX_VIEWPORTS; i++) {
        mgl_viewport *v = &ctx->state.viewport[i];
        if (!memcmp(v, box, sizeof box)) continue;
        memcpy(v, box, sizeof box);
        ctx->dirty |= MGL_DIRTY_VIEWPORT;
    }
}

static bool check_range(mgl_context *ctx, GLuint first, GLsizei count, const char *function)
{
    if (count >= 0 && first <= MGL_MAX_VIEWPORTS && (GLuint)count <= MGL_MAX_VIEWPORTS - first) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: viewports %u + %d are beyond the limit", function, first, count);
    return false;
}

void mgl_glViewportArrayv(mgl_context *ctx, GLuint first, GLsizei count, const GLfloat *v)
{
    if (!check_range(ctx, first, count, "glViewportArrayv")) return;
    for (GLsizei i = 0; i < count; i++) {
        if (v[i * 4 + 2] >= 0.0f && v[i * 4 + 3] >= 0.0f) continue;
        mgl_error(ctx, GL_INVALID_VALUE, "glViewportArrayv: negative size");
        return;
    }
    for (GLsizei i = 0; i < count; i++, v += 4)
        set_viewport(ctx, first + (GLuint)i, v[0], v[1], v[2], v[3]);
}

void mgl_glViewportIndexedf(mgl_context *ctx, GLuint index, GLfloat x, GLfloat y, GLfloat width, GLfloat height)
{
    mgl_glViewportArrayv(ctx, index, 1, (GLfloat[]){x, y, width, height});
}

void mgl_glViewportIndexedfv(mgl_context *ctx, GLuint index, const GLfloat *v)
{
    mgl_glViewportArrayv(ctx, index, 1, v);
}

static void set_depth_range(mgl_context *ctx, uint32_t index, GLdouble near_depth, GLdouble far_depth)
{
    mgl_viewport *v = &ctx->state.viewport[index];
    GLfloat n = clamp_float((GLfloat)near_depth, 0.0f, 1.0f), f = clamp_float((GLfloat)far_depth, 0.0f, 1.0f);
    if (v->near_depth == n && v->far_depth == f) return;
    v->near_depth = n;
    v->far_depth = f;
    ctx->dirty |= MGL_DIRTY_VIEWPORT | MGL_DIRTY_BUILTINS;
}

void mgl_glDepthRange(mgl_context *ctx, GLdouble near_depth, GLdouble far_depth)
{
    for (uint32_t i = 0; i < MGL_MAX_VIEWPORTS; i++)
        set_depth_range(ctx, i, near_depth, far_depth);
}

void mgl_glDepthRangef(mgl_context *ctx, GLfloat near_depth, GLfloat far_depth)
{
    mgl_glDepthRange(ctx, near_depth, far_depth);
}

void mgl_glDepthRangeArrayv(mgl_context *ctx, GLuint first, GLsizei count, const GLdouble *v)
{
    if (!check_range(ctx, first, count, "glDepthRangeArrayv")) return;
    for (GLsizei i = 0; i < count; i++)
        set_depth_range(ctx, first + (GLuint)i, v[i * 2], v[i * 2 + 1]);
}

void mgl_glDepthRangeIndexed(mgl_context *ctx, GLuint index, GLdouble near_depth, GLdouble far_depth)
{
    mgl_glDepthRangeArrayv(ctx, index, 1, (GLdouble[]){near_depth, far_depth});
}

/* ---- scissor boxes ---- */

static void set_scissor(mgl_context *ctx, uint32_t index, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_rect *box = &ctx->state.scissor[index];
    if (box->x == x && box->y == y && box->width == width && box->height == height) return;
    *box = (mgl_rect){x, y, width, height};
    if (ctx->state.scissor_test[index]) ctx->dirty |= MGL_DIRTY_SCISSOR;
}

void mgl_glScissor(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height)
{
    if (width < 0 || height < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glScissor: negative size %dx%d", width, height);
        return;
    }
    for (uint32_t i = 0; i < MGL_MAX_VIEWPORTS; i++)
        set_scissor(ctx, i, x, y, width, height);
}

void mgl_glScissorArrayv(mgl_context *ctx, GLuint first, GLsizei count, const GLint *v)
{
    if (!check_range(ctx, first, count, "glScissorArrayv")) return;
    for (GLsizei i = 0; i < count; i++) {
        if (v[i * 4 + 2] >= 0 && v[i * 4 + 3] >= 0) continue;
        mgl_error(ctx, GL_INVALID_VALUE, "glScissorArrayv: negative size");
        return;
    }
    for (GLsizei i = 0; i < count; i++, v += 4)
        set_scissor(ctx, first + (GLuint)i, v[0], v[1], v[2], v[3]);
}

void mgl_glScissorIndexed(mgl_context *ctx, GLuint index, GLint left, GLint bottom, GLsizei width, GLsizei height)
{
    mgl_glScissorArrayv(ctx, index, 1, (GLint[]){left, bottom, width, height});
}

void mgl_glScissorIndexedv(mgl_context *ctx, GLuint index, const GLint *v)
{
    mgl_glScissorArrayv(ctx, index, 1, v);
}

/* ---- clip volume ---- */

void mgl_glClipControl(mgl_context *ctx, GLenum origin, GLenum depth)
{
    if ((origin != GL_LOWER_LEFT && origin != GL_UPPER_LEFT) ||
        (depth != GL_NEGATIVE_ONE_TO_ONE && depth != GL_ZERO_TO_ONE)) {
        mgl_error(ctx, GL_INVALID_ENUM, "glClipControl(0x%04x, 0x%04x): unknown origin or depth", origin, depth);
        return;
    }
    if (ctx->state.clip_origin == origin && ctx->state.clip_depth == depth) return;
    ctx->state.clip_origin = origin;
    ctx->state.clip_depth = depth;
    ctx->dirty |= MGL_DIRTY_RENDER_STATE;
}
