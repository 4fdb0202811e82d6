/* Texture environment and coordinate generation: stored for queries and for GLSL's built-ins. */
#include "translator/gl/fixed_state.h"

#include <math.h>
#include <string.h>

static mgl_texture_env *current_env(mgl_context *ctx, const char *function)
{
    if (!mgl_fixed_function(ctx, function)) return NULL;
    if (ctx->active_unit < MGL_FIXED_COORDS) return ctx->fixed->env + ctx->active_unit;
    mgl_error(ctx, GL_INVALID_OPERATION, "%s: texture unit %u has no fixed function", function, ctx->active_unit);
    return NULL;
}

static bool one_of(GLenum value, const GLenum *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (list[i] == value) return true;
    return false;
}
#define ONE_OF(value, ...) one_of(value, (const GLenum[]){__VA_ARGS__}, MGL_COUNT(((const GLenum[]){__VA_ARGS__})))

/* The enum that `pname` names in the environment, and whether `value` may be stored there. NULL: no such parameter. */
static GLenum *env_enum(mgl_texture_env *e, GLenum pname, GLenum value, bool *ok)
{
    static const GLenum combiners[] = {GL_REPLACE, GL_MODULATE, GL_ADD, GL_ADD_SIGNED, GL_INTERPOLATE, GL_SUBTRACT, GL_DOT3_RGB, GL_DOT3_RGBA};
    bool source = ONE_OF(value, GL_TEXTURE, GL_CONSTANT, GL_PRIMARY_COLOR, GL_PREVIOUS) ||
                  (value >= GL_TEXTURE0 && value < GL_TEXTURE0 + MGL_MAX_TEXTURE_UNITS);
    bool alpha = value == GL_SRC_ALPHA || value == GL_ONE_MINUS_SRC_ALPHA;
    switch (pname) {
    case GL_TEXTURE_ENV_MODE: *ok = ONE_OF(value, GL_MODULATE, GL_DECAL, GL_BLEND, GL_REPLACE, GL_ADD, GL_COMBINE); return &e->mode;
    case GL_COMBINE_RGB: *ok = one_of(value, combiners, 8); return &e->combine_rgb;
    case GL_COMBINE_ALPHA: *ok = one_of(value, combiners, 6); return &e->combine_alpha;
    case GL_SRC0_RGB: case GL_SRC1_RGB: case GL_SRC2_RGB: *ok = source; return e->source_rgb + (pname - GL_SRC0_RGB);
    case GL_SRC0_ALPHA: case GL_SRC1_ALPHA: case GL_SRC2_ALPHA: *ok = source; return e->source_alpha + (pname - GL_SRC0_ALPHA);
    case GL_OPERAND0_RGB: case GL_OPERAND1_RGB: case GL_OPERAND2_RGB:
        *ok = alpha || value == GL_SRC_COLOR || value == GL_ONE_MINUS_SRC_COLOR;
        return e->operand_rgb + (pname - GL_OPERAND0_RGB);
    case GL_OPERAND0_ALPHA: case GL_OPERAND1_ALPHA: case GL_OPERAND2_ALPHA: *ok = alpha; return e->operand_alpha + (pname - GL_OPERAND0_ALPHA);
    default: return NULL;
    }
}

static void set_env(mgl_context *ctx, mgl_texture_env *e, GLenum pname, const GLfloat *params)
{
    bool ok = false;
    GLenum value = (GLenum)params[0], *at = env_enum(e, pname, value, &ok);
    if (at && ok) {
        *at = value;
    } else if (at) {
        mgl_error(ctx, GL_INVALID_ENUM, "glTexEnv: 0x%04x for 0x%04x", value, pname);
    } else if (pname == GL_TEXTURE_ENV_COLOR) {
        for (int i = 0; i < 4; i++) e->color[i] = fminf(fmaxf(params[i], 0), 1);
    } else if (pname == GL_RGB_SCALE || pname == GL_ALPHA_SCALE) {
        if (params[0] == 1 || params[0] == 2 || params[0] == 4)
            *(pname == GL_RGB_SCALE ? &e->scale_rgb : &e->scale_alpha) = params[0];
        else
            mgl_error(ctx, GL_INVALID_VALUE, "glTexEnv: scale %g", params[0]);
    } else {
        mgl_error(ctx, GL_INVALID_ENUM, "glTexEnv: 0x%04x", pname);
    }
}

void mgl_glTexEnvfv(mgl_context *ctx, GLenum target, GLenum pname, const GLfloat *params)
{
    if (target == GL_TEXTURE_FILTER_CONTROL) { /* has a value for every image unit */
        if (pname != GL_TEXTURE_LOD_BIAS) {
            mgl_error(ctx, GL_INVALID_ENUM, "glTexEnv: 0x%04x", pname);
        } else if (mgl_fixed_function(ctx, "glTexEnv")) {
            ctx->units[ctx->active_unit].lod_bias = params[0];
            ctx->dirty |= MGL_DIRTY_TEXTURES;
        }
        return;
    }
    mgl_texture_env *e = current_env(ctx, "glTexEnv");
    if (!e) return;
    if (target == GL_TEXTURE_ENV)
        set_env(ctx, e, pname, params);
    else if (target == GL_POINT_SPRITE && pname == GL_COORD_REPLACE)
        e->coord_replace = params[0] != 0;
    else
        mgl_error(ctx, GL_INVALID_ENUM, "glTexEnv: target 0x%04x, 0x%04x", target, pname);
    ctx->dirty |= MGL_DIRTY_BUILTINS;
}

void mgl_glTexEnviv(mgl_context *ctx, GLenum target, GLenum pname, const GLint *params)
{
    GLfloat values[4] = {(GLfloat)params[0]};
    for (int i = 0; pname == GL_TEXTURE_ENV_COLOR && i < 4; i++) values[i] = (GLfloat)((2.0 * params[i] + 1.0) / 4294967295.0);
    mgl_glTexEnvfv(ctx, target, pname, values);
}

void mgl_glTexEnvf(mgl_context *ctx, GLenum target, GLenum pname, GLfloat param)
{
    if (pname == GL_TEXTURE_ENV_COLOR)
        mgl_error(ctx, GL_INVALID_ENUM, "glTexEnvf: GL_TEXTURE_ENV_COLOR takes four values");
    else
        mgl_glTexEnvfv(ctx, target, pname, &param);
}

void mgl_glTexEnvi(mgl_context *ctx, GLenum target, GLenum pname, GLint param) { mgl_glTexEnvf(ctx, target, pname, (GLfloat)param); }

/* Values of an environment parameter, and their number; 0 after an error. */
static int env_values(mgl_context *ctx, GLenum target, GLenum pname, GLfloat out[4])
{
    if (target == GL_TEXTURE_FILTER_CONTROL && pname == GL_TEXTURE_LOD_BIAS && mgl_fixed_function(ctx, "glGetTexEnv")) {
        out[0] = ctx->units[ctx->active_unit].lod_bias;
        return 1;
    }
    mgl_texture_env *e = current_env(ctx, "glGetTexEnv");
    if (!e) return 0;
    bool ok;
    GLenum *at = target == GL_TEXTURE_ENV ? env_enum(e, pname, 0, &ok) : NULL;
    if (at) {
        out[0] = (GLfloat)*at;
        return 1;
    }
    if (target == GL_TEXTURE_ENV && pname == GL_TEXTURE_ENV_COLOR) {
        memcpy(out, e->color, sizeof e->color);
        return 4;
    }
    if (target == GL_TEXTURE_ENV && (pname == GL_RGB_SCALE || pname == GL_ALPHA_SCALE)) {
        out[0] = pname == GL_RGB_SCALE ? e->scale_rgb : e->scale_alpha;
        return 1;
    }
    if (target == GL_POINT_SPRITE && pname == GL_COORD_REPLACE) {
        out[0] = e->coord_replace;
        return 1;
    }
    mgl_error(ctx, GL_INVALID_ENUM, "glGetTexEnv: target 0x%04x, 0x%04x", target, pname);
    return 0;
}

void mgl_glGetTexEnvfv(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    GLfloat values[4];
    int n = env_values(ctx, target, pname, values);
    if (n) memcpy(params, values, (size_t)n * sizeof *values);
}

void mgl_glGetTexEnviv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    GLfloat values[4];
    int n = env_values(ctx, target, pname, values);
    for (int i = 0; i < n; i++) params[i] = n == 4 ? (GLint)fmin(values[i] * 2147483647.0, 2147483647.0) : (GLint)values[i];
}

/* ---- coordinate generation ---- */
void mgl_glTexGenfv(mgl_context *ctx, GLenum coord, GLenum pname, const GLfloat *params)
{
    mgl_texture_env *e = current_env(ctx, "glTexGen");
    if (!e) return;
    GLuint i = coord - GL_S;
    if (i > 3) {
        mgl_error(ctx, GL_INVALID_ENUM, "glTexGen: coordinate 0x%04x", coord);
        return;
    }
    GLenum mode = (GLenum)params[0];
    switch (pname) {
    case GL_TEXTURE_GEN_MODE:
        if (mode == GL_OBJECT_LINEAR || mode == GL_EYE_LINEAR || (mode == GL_SPHERE_MAP && i < 2) ||
            ((mode == GL_REFLECTION_MAP || mode == GL_NORMAL_MAP) && i < 3))
            e->gen[i].mode = mode;
        else
            mgl_error(ctx, GL_INVALID_ENUM, "glTexGen: mode 0x%04x", mode);
        break;
    case GL_OBJECT_PLANE: memcpy(e->gen[i].object, params, sizeof e->gen[i].object); break;
    case GL_EYE_PLANE: { /* kept times the inverse of the modelview of now */
        const GLfloat *inverse = mgl_matrix_modelview_inverse(ctx);
        for (int c = 0; c < 4; c++)
            e->gen[i].eye[c] = params[0] * inverse[c * 4] + params[1] * inverse[c * 4 + 1] + params[2] * inverse[c * 4 + 2] + params[3] * inverse[c * 4 + 3];
        break;
    }
    default: mgl_error(ctx, GL_INVALID_ENUM, "glTexGen: 0x%04x", pname);
    }
    ctx->dirty |= MGL_DIRTY_BUILTINS;
}

void mgl_glTexGendv(mgl_context *ctx, GLenum coord, GLenum pname, const GLdouble *params)
{
    GLfloat values[4] = {(GLfloat)params[0]};
    for (int i = 0; pname != GL_TEXTURE_GEN_MODE && i < 4; i++) values[i] = (GLfloat)params[i];
    mgl_glTexGenfv(ctx, coord, pname, values);
}

void mgl_glTexGeniv(mgl_context *ctx, GLenum coord, GLenum pname, const GLint *params)
{
    GLfloat values[4] = {(GLfloat)params[0]};
    for (int i = 0; pname != GL_TEXTURE_GEN_MODE && i < 4; i++) values[i] = (GLfloat)params[i];
    mgl_glTexGenfv(ctx, coord, pname, values);
}

void mgl_glTexGenf(mgl_context *ctx, GLenum coord, GLenum pname, GLfloat param)
{
    if (pname != GL_TEXTURE_GEN_MODE)
        mgl_error(ctx, GL_INVALID_ENUM, "glTexGen: 0x%04x takes four values", pname);
    else
        mgl_glTexGenfv(ctx, coord, pname, &param);
}

void mgl_glTexGeni(mgl_context *ctx, GLenum coord, GLenum pname, GLint param) { mgl_glTexGenf(ctx, coord, pname, (GLfloat)param); }
void mgl_glTexGend(mgl_context *ctx, GLenum coord, GLenum pname, GLdouble param) { mgl_glTexGenf(ctx, coord, pname, (GLfloat)param); }

static int gen_values(mgl_context *ctx, GLenum coord, GLenum pname, GLfloat out[4])
{
    mgl_texture_env *e = current_env(ctx, "glGetTexGen");
    if (!e) return 0;
    GLuint i = coord - GL_S;
    if (i <= 3 && pname == GL_TEXTURE_GEN_MODE) {
        out[0] = (GLfloat)e->gen[i].mode;
        return 1;
    }
    if (i <= 3 && (pname == GL_OBJECT_PLANE || pname == GL_EYE_PLANE)) {
        memcpy(out, pname == GL_OBJECT_PLANE ? e->gen[i].object : e->gen[i].eye, 16);
        return 4;
    }
    mgl_error(ctx, GL_INVALID_ENUM, "glGetTexGen: 0x%04x", i <= 3 ? pname : coord);
    return 0;
}

#define GET_TEXGEN(suffix, type)                                                                                                \
    void mgl_glGetTexGen##suffix(mgl_context *ctx, GLenum coord, GLenum pname, type *params)                                    \
    {                                                                                                                           \
        GLfloat values[4];                                                                                                      \
        int n = gen_values(ctx, coord, pname, values);                                                                          \
        for (int i = 0; i < n; i++) params[i] = (type)values[i];                                                                \
    }
GET_TEXGEN(fv, GLfloat)
GET_TEXGEN(iv, GLint)
GET_TEXGEN(dv, GLdouble)
