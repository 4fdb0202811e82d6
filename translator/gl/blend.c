/* Blending, colour masks, logic operation (GL 4.6 core §17.3). */
#include "translator/gl/state.h"

#include <string.h>

static bool legal_factor(GLenum factor)
{
    switch (factor) {
    case GL_ZERO:
    case GL_ONE:
    case GL_SRC_COLOR:
    case GL_ONE_MINUS_SRC_COLOR:
    case GL_DST_COLOR:
    case GL_ONE_MINUS_DST_COLOR:
    case GL_SRC_ALPHA:
    case GL_ONE_MINUS_SRC_ALPHA:
    case GL_DST_ALPHA:
    case GL_ONE_MINUS_DST_ALPHA:
    case GL_CONSTANT_COLOR:
    case GL_ONE_MINUS_CONSTANT_COLOR:
    case GL_CONSTANT_ALPHA:
    case GL_ONE_MINUS_CONSTANT_ALPHA:
    case GL_SRC_ALPHA_SATURATE:
    case GL_SRC1_COLOR:
    case GL_ONE_MINUS_SRC1_COLOR:
    case GL_SRC1_ALPHA:
    case GL_ONE_MINUS_SRC1_ALPHA:
        return true;
    default:
        return false;
    }
}

static bool legal_equation(GLenum mode)
{
    return mode == GL_FUNC_ADD || mode == GL_FUNC_SUBTRACT || mode == GL_FUNC_REVERSE_SUBTRACT || mode == GL_MIN ||
           mode == GL_MAX;
}

static bool check_buffer(mgl_context *ctx, GLuint buffer, const char *function)
{
    if (buffer < (GLuint)MGL_MIN(ctx->limits.draw_buffers, MGL_MAX_DRAW_BUFFERS)) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: draw buffer %u is beyond GL_MAX_DRAW_BUFFERS", function, buffer);
    return false;
}

static void set_factors(mgl_context *ctx, uint32_t first, uint32_t end, const GLenum f[4], const char *function)
{
    for (int i = 0; i < 4; i++) {
        if (legal_factor(f[i])) continue;
        mgl_error(ctx, GL_INVALID_ENUM, "%s: 0x%04x is no blend factor", function, f[i]);
        return;
    }
    for (uint32_t i = first; i < end; i++) {
        __typeof__(ctx->state.blend[0]) *b = &ctx->state.blend[i];
        if (b->src == f[0] && b->dst == f[1] && b->src_alpha == f[2] && b->dst_alpha == f[3]) continue;
        b->src = f[0];
        b->dst = f[1];
        b->src_alpha = f[2];
        b->dst_alpha = f[3];
        ctx->dirty |= MGL_DIRTY_BLEND_STATE;
    }
}

void mgl_glBlendFunc(mgl_context *ctx, GLenum src, GLenum dst)
{
    set_factors(ctx, 0, MGL_MAX_DRAW_BUFFERS, (GLenum[]){src, dst, src, dst}, "glBlendFunc");
}

void mgl_glBlendFuncSeparate(mgl_context *ctx, GLenum src, GLenum dst, GLenum src_alpha, GLenum dst_alpha)
{
    set_factors(ctx, 0, MGL_MAX_DRAW_BUFFERS, (GLenum[]){src, dst, src_alpha, dst_alpha}, "glBlendFuncSeparate");
}

void mgl_glBlendFunci(mgl_context *ctx, GLuint buffer, GLenum src, GLenum dst)
{
    if (check_buffer(ctx, buffer, "glBlendFunci"))
        set_factors(ctx, buffer, buffer + 1, (GLenum[]){src, dst, src, dst}, "glBlendFunci");
}

void mgl_glBlendFuncSeparatei(mgl_context *ctx, GLuint buffer, GLenum src, GLenum dst, GLenum src_alpha,
                              GLenum dst_alpha)
{
    if (check_buffer(ctx, buffer, "glBlendFuncSeparatei"))
        set_factors(ctx, buffer, buffer + 1, (GLenum[]){src, dst, src_alpha, dst_alpha}, "glBlendFuncSeparatei");
}

static void set_equations(mgl_context *ctx, uint32_t first, uint32_t end, GLenum color, GLenum alpha,
                          const char *function)
{
    if (!legal_equation(color) || !legal_equation(alpha)) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x, 0x%04x): no blend equation", function, color, alpha);
        return;
    }
    for (uint32_t i = first; i < end; i++) {
        __typeof__(ctx->state.blend[0]) *b = &ctx->state.blend[i];
        if (b->op == color && b->op_alpha == alpha) continue;
        b->op = color;
        b->op_alpha = alpha;
        ctx->dirty |= MGL_DIRTY_BLEND_STATE;
    }
}

void mgl_glBlendEquation(mgl_context *ctx, GLenum mode)
{
    set_equations(ctx, 0, MGL_MAX_DRAW_BUFFERS, mode, mode, "glBlendEquation");
}

void mgl_glBlendEquationSeparate(mgl_context *ctx, GLenum color, GLenum alpha)
{
    set_equations(ctx, 0, MGL_MAX_DRAW_BUFFERS, color, alpha, "glBlendEquationSeparate");
}

void mgl_glBlendEquationi(mgl_context *ctx, GLuint buffer, GLenum mode)
{
    if (check_buffer(ctx, buffer, "glBlendEquationi"))
        set_equations(ctx, buffer, buffer + 1, mode, mode, "glBlendEquationi");
}

void mgl_glBlendEquationSeparatei(mgl_context *ctx, GLuint buffer, GLenum color, GLenum alpha)
{
    if (check_buffer(ctx, buffer, "glBlendEquationSeparatei"))
        set_equations(ctx, buffer, buffer + 1, color, alpha, "glBlendEquationSeparatei");
}

/* The colour is kept unclamped (GL 4.6 core §17.3.6): a fixed-point framebuffer clamps it when it blends. */
void mgl_glBlendColor(mgl_context *ctx, GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    const GLfloat color[4] = {red, green, blue, alpha};
    if (!memcmp(color, ctx->state.blend_color, sizeof color)) return;
    memcpy(ctx->state.blend_color, color, sizeof color);
    ctx->dirty |= MGL_DIRTY_BLEND_COLOR;
}

static void set_mask(mgl_context *ctx, uint32_t first, uint32_t end, const GLboolean mask[4])
{
    for (uint32_t i = first; i < end; i++) {
        if (!memcmp(ctx->state.blend[i].mask, mask, 4)) continue;
        memcpy(ctx->state.blend[i].mask, mask, 4);
        ctx->dirty |= MGL_DIRTY_BLEND_STATE;
    }
}

void mgl_glColorMask(mgl_context *ctx, GLboolean red, GLboolean green, GLboolean blue, GLboolean alpha)
{
    set_mask(ctx, 0, MGL_MAX_DRAW_BUFFERS, (GLboolean[]){red != 0, green != 0, blue != 0, alpha != 0});
}

void mgl_glColorMaski(mgl_context *ctx, GLuint index, GLboolean red, GLboolean green, GLboolean blue, GLboolean alpha)
{
    if (check_buffer(ctx, index, "glColorMaski"))
        set_mask(ctx, index, index + 1, (GLboolean[]){red != 0, green != 0, blue != 0, alpha != 0});
}

void mgl_glLogicOp(mgl_context *ctx, GLenum opcode)
{
    if (opcode < GL_CLEAR || opcode > GL_SET) {
        mgl_error(ctx, GL_INVALID_ENUM, "glLogicOp(0x%04x): no logic operation", opcode);
        return;
    }
    if (ctx->state.logic_op == opcode) return;
    ctx->state.logic_op = opcode;
    ctx->dirty |= MGL_DIRTY_RENDER_STATE;
}

/* ---- clear values ---- */

void mgl_glClearColor(mgl_context *ctx, GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    GLfloat *c = ctx->state.clear_color;
    c[0] = red;
    c[1] = green;
    c[2] = blue;
    c[3] = alpha;
    ctx->state.clear_kind = MGL_CLASS_FLOAT;
}

/* EXT_texture_integer: what glClear writes to integer colour buffers. */
static void clear_integers(mgl_context *ctx, uint8_t kind, uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha)
{
    const uint32_t bits[4] = {red, green, blue, alpha};
    memcpy(ctx->state.clear_color, bits, sizeof bits);
    ctx->state.clear_kind = kind;
}

void mgl_glClearColorIiEXT(mgl_context *ctx, GLint red, GLint green, GLint blue, GLint alpha)
{
    clear_integers(ctx, MGL_CLASS_SINT, (uint32_t)red, (uint32_t)green, (uint32_t)blue, (uint32_t)alpha);
}

void mgl_glClearColorIuiEXT(mgl_context *ctx, GLuint red, GLuint green, GLuint blue, GLuint alpha)
{
    clear_integers(ctx, MGL_CLASS_UINT, red, green, blue, alpha);
}

void mgl_glClearDepth(mgl_context *ctx, GLdouble depth)
{
    ctx->state.clear_depth = depth < 0.0 ? 0.0 : depth > 1.0 ? 1.0 : depth;
}

void mgl_glClearDepthf(mgl_context *ctx, GLfloat depth)
{
    mgl_glClearDepth(ctx, depth);
}

void mgl_glClearStencil(mgl_context *ctx, GLint stencil)
{
    ctx->state.clear_stencil = stencil;
}
