/* Setters and getters of lights, materials, fog, texture environment and coordinate generation. They store; GLSL built-ins read. */
#include "translator/gl/fixed_state.h"

#include <math.h>
#include <string.h>

static void set4(GLfloat out[4], GLfloat a, GLfloat b, GLfloat c, GLfloat d)
{
    out[0] = a;
    out[1] = b;
    out[2] = c;
    out[3] = d;
}

/* Initial values: GL 2.1 tables 6.9 to 6.18. */
static void set_defaults(mgl_fixed_state *fixed)
{
    for (int i = 0; i < MGL_MAX_LIGHTS; i++) {
        mgl_light *l = fixed->lights + i;
        GLfloat on = i == 0;
        set4(l->ambient, 0, 0, 0, 1);
        set4(l->diffuse, on, on, on, 1);
        set4(l->specular, on, on, on, 1);
        set4(l->position, 0, 0, 1, 0);
        l->spot_direction[2] = -1;
        l->spot_cutoff = 180;
        l->attenuation[0] = 1;
    }
    set4(fixed->light_model_ambient, 0.2f, 0.2f, 0.2f, 1);
    fixed->color_control = GL_SINGLE_COLOR;
    fixed->color_material_face = GL_FRONT_AND_BACK;
    fixed->color_material_mode = GL_AMBIENT_AND_DIFFUSE;
    for (int i = 0; i < 2; i++) {
        mgl_material *m = fixed->material + i;
        set4(m->ambient, 0.2f, 0.2f, 0.2f, 1);
        set4(m->diffuse, 0.8f, 0.8f, 0.8f, 1);
        set4(m->specular, 0, 0, 0, 1);
        set4(m->emission, 0, 0, 0, 1);
        m->indexes[1] = m->indexes[2] = 1;
    }
    fixed->fog.mode = GL_EXP;
    fixed->fog.coord_source = GL_FRAGMENT_DEPTH;
    fixed->fog.density = fixed->fog.end = 1;
    for (size_t i = 0; i < MGL_COUNT(fixed->env); i++) {
        mgl_texture_env *e = fixed->env + i;
        e->mode = GL_MODULATE;
        e->combine_rgb = e->combine_alpha = GL_MODULATE;
        e->scale_rgb = e->scale_alpha = 1;
        static const GLenum sources[3] = {GL_TEXTURE, GL_PREVIOUS, GL_CONSTANT};
        static const GLenum operands[3] = {GL_SRC_COLOR, GL_SRC_COLOR, GL_SRC_ALPHA};
        for (int k = 0; k < 3; k++) {
            e->source_rgb[k] = e->source_alpha[k] = sources[k];
            e->operand_rgb[k] = operands[k];
            e->operand_alpha[k] = GL_SRC_ALPHA;
        }
        for (int k = 0; k < 4; k++) e->gen[k].mode = GL_EYE_LINEAR;
        e->gen[0].eye[0] = e->gen[0].object[0] = 1;
        e->gen[1].eye[1] = e->gen[1].object[1] = 1;
    }
    fixed->alpha_func = GL_ALWAYS;
}

bool mgl_fixed_state_init(mgl_context *ctx)
{
    static uint32_t seed; /* a later context at the same address must not match a program's memo */
    ctx->fixed = mgl_new(mgl_fixed_state);
    if (!ctx->fixed) return false;
    ctx->fixed->builtin_version = __atomic_add_fetch(&seed, 1u << 16, __ATOMIC_RELAXED);
    set_defaults(ctx->fixed);
    return mgl_matrix_init(ctx);
}

void mgl_fixed_state_finish(mgl_context *ctx)
{
    mgl_matrix_finish(ctx);
    mgl_free(ctx->fixed);
    ctx->fixed = NULL;
}

static void touched(mgl_context *ctx) { ctx->dirty |= MGL_DIRTY_BUILTINS; }
static void bad_enum(mgl_context *ctx, const char *function, GLenum value) { mgl_error(ctx, GL_INVALID_ENUM, "%s: 0x%04x", function, value); }

/* Integer colours map the range of the type to -1..1 (GL 2.1 table 2.9); other integers convert as they are. */
static GLfloat color_of_int(GLint value) { return (GLfloat)((2.0 * value + 1.0) / 4294967295.0); }
static GLint int_of_color(GLfloat value) { return (GLint)fmin(fmax(floor((4294967295.0 * value - 1.0) / 2 + 0.5), -2147483648.0), 2147483647.0); }
static void widen(GLfloat *out, const GLint *in, int n, bool color)
{
    for (int i = 0; i < n; i++) out[i] = color ? color_of_int(in[i]) : (GLfloat)in[i];
}
static void give(GLint *out, const GLfloat *in, int n, bool color)
{
    for (int i = 0; i < n; i++) out[i] = color ? int_of_color(in[i]) : (GLint)lroundf(in[i]);
}

/* ---- lights ---- */
static mgl_light *light_of(mgl_context *ctx, GLenum light, const char *function)
{
    if (!mgl_fixed_function(ctx, function)) return NULL;
    if (light - GL_LIGHT0 < MGL_MAX_LIGHTS) return ctx->fixed->lights + (light - GL_LIGHT0);
    bad_enum(ctx, function, light);
    return NULL;
}

/* The storage of a light parameter and its number of floats, 0: no such parameter. */
static int light_parameter(mgl_light *l, GLenum pname, GLfloat **at)
{
    switch (pname) {
    case GL_AMBIENT: *at = l->ambient; return 4;
    case GL_DIFFUSE: *at = l->diffuse; return 4;
    case GL_SPECULAR: *at = l->specular; return 4;
    case GL_POSITION: *at = l->position; return 4;
    case GL_SPOT_DIRECTION: *at = l->spot_direction; return 3;
    case GL_SPOT_EXPONENT: *at = &l->spot_exponent; return 1;
    case GL_SPOT_CUTOFF: *at = &l->spot_cutoff; return 1;
    case GL_CONSTANT_ATTENUATION: *at = l->attenuation; return 1;
    case GL_LINEAR_ATTENUATION: *at = l->attenuation + 1; return 1;
    case GL_QUADRATIC_ATTENUATION: *at = l->attenuation + 2; return 1;
    default: return 0;
    }
}

static bool light_value_ok(GLenum pname, GLfloat v)
{
    switch (pname) {
    case GL_SPOT_EXPONENT: return v >= 0 && v <= 128;
    case GL_SPOT_CUTOFF: return (v >= 0 && v <= 90) || v == 180;
    case GL_CONSTANT_ATTENUATION: case GL_LINEAR_ATTENUATION: case GL_QUADRATIC_ATTENUATION: return v >= 0;
    default: return true;
    }
}

void mgl_glLightfv(mgl_context *ctx, GLenum light, GLenum pname, const GLfloat *params)
{
    mgl_light *l = light_of(ctx, light, "glLight");
    if (!l) return;
    GLfloat *at;
    int n = light_parameter(l, pname, &at);
    if (!n) {
        bad_enum(ctx, "glLight", pname);
    } else if (!light_value_ok(pname, params[0])) {
        mgl_error(ctx, GL_INVALID_VALUE, "glLight: value %g", params[0]);
    } else if (pname == GL_POSITION || pname == GL_SPOT_DIRECTION) { /* to eye coordinates, by the matrix of now */
        const GLfloat *m = mgl_matrix_top(&ctx->modelview);
        GLfloat in[4] = {params[0], params[1], params[2], pname == GL_POSITION ? params[3] : 0};
        for (int r = 0; r < n; r++) at[r] = m[r] * in[0] + m[4 + r] * in[1] + m[8 + r] * in[2] + m[12 + r] * in[3];
    } else {
        memcpy(at, params, (size_t)n * sizeof *at);
    }
    touched(ctx);
}

static bool light_is_color(GLenum pname) { return pname == GL_AMBIENT || pname == GL_DIFFUSE || pname == GL_SPECULAR; }

void mgl_glLightiv(mgl_context *ctx, GLenum light, GLenum pname, const GLint *params)
{
    mgl_light none;
    GLfloat *at, values[4] = {0};
    widen(values, params, light_parameter(&none, pname, &at), light_is_color(pname));
    mgl_glLightfv(ctx, light, pname, values);
}

static bool scalar_light(mgl_context *ctx, GLenum pname)
{
    mgl_light none;
    GLfloat *at;
    if (light_parameter(&none, pname, &at) == 1) return true;
    bad_enum(ctx, "glLight", pname);
    return false;
}

void mgl_glLightf(mgl_context *ctx, GLenum light, GLenum pname, GLfloat param)
{
    if (scalar_light(ctx, pname)) mgl_glLightfv(ctx, light, pname, &param);
}

void mgl_glLighti(mgl_context *ctx, GLenum light, GLenum pname, GLint param) { mgl_glLightf(ctx, light, pname, (GLfloat)param); }

void mgl_glGetLightfv(mgl_context *ctx, GLenum light, GLenum pname, GLfloat *params)
{
    mgl_light *l = light_of(ctx, light, "glGetLight");
    GLfloat *at;
    int n = l ? light_parameter(l, pname, &at) : 0;
    if (n)
        memcpy(params, at, (size_t)n * sizeof *at);
    else if (l)
        bad_enum(ctx, "glGetLight", pname);
}

void mgl_glGetLightiv(mgl_context *ctx, GLenum light, GLenum pname, GLint *params)
{
    mgl_light *l = light_of(ctx, light, "glGetLight");
    GLfloat *at;
    int n = l ? light_parameter(l, pname, &at) : 0;
    if (n)
        give(params, at, n, light_is_color(pname));
    else if (l)
        bad_enum(ctx, "glGetLight", pname);
}

void mgl_glLightModelfv(mgl_context *ctx, GLenum pname, const GLfloat *params)
{
    if (!mgl_fixed_function(ctx, "glLightModel")) return;
    mgl_fixed_state *fixed = ctx->fixed;
    GLenum value = (GLenum)params[0];
    switch (pname) {
    case GL_LIGHT_MODEL_AMBIENT: memcpy(fixed->light_model_ambient, params, sizeof fixed->light_model_ambient); break;
    case GL_LIGHT_MODEL_LOCAL_VIEWER: fixed->local_viewer = params[0] != 0; break;
    case GL_LIGHT_MODEL_TWO_SIDE: fixed->two_side = params[0] != 0; break;
    case GL_LIGHT_MODEL_COLOR_CONTROL:
        if (value != GL_SINGLE_COLOR && value != GL_SEPARATE_SPECULAR_COLOR) bad_enum(ctx, "glLightModel", value);
        else fixed->color_control = value;
        break;
    default: bad_enum(ctx, "glLightModel", pname);
    }
    touched(ctx);
}

void mgl_glLightModeliv(mgl_context *ctx, GLenum pname, const GLint *params)
{
    GLfloat values[4] = {0};
    widen(values, params, pname == GL_LIGHT_MODEL_AMBIENT ? 4 : 1, pname == GL_LIGHT_MODEL_AMBIENT);
    mgl_glLightModelfv(ctx, pname, values);
}

void mgl_glLightModelf(mgl_context *ctx, GLenum pname, GLfloat param)
{
    if (pname == GL_LIGHT_MODEL_AMBIENT) bad_enum(ctx, "glLightModel", pname);
    else mgl_glLightModelfv(ctx, pname, &param);
}

void mgl_glLightModeli(mgl_context *ctx, GLenum pname, GLint param) { mgl_glLightModelf(ctx, pname, (GLfloat)param); }

/* ---- materials ---- */
static void set_material(mgl_context *ctx, mgl_material *m, GLenum pname, const GLfloat *params)
{
    switch (pname) {
    case GL_EMISSION: memcpy(m->emission, params, 16); break;
    case GL_AMBIENT: memcpy(m->ambient, params, 16); break;
    case GL_DIFFUSE: memcpy(m->diffuse, params, 16); break;
    case GL_SPECULAR: memcpy(m->specular, params, 16); break;
    case GL_AMBIENT_AND_DIFFUSE:
        memcpy(m->ambient, params, 16);
        memcpy(m->diffuse, params, 16);
        break;
    case GL_COLOR_INDEXES: memcpy(m->indexes, params, 12); break;
    case GL_SHININESS: m->shininess = params[0]; break;
    }
    touched(ctx);
}

static bool material_ok(GLenum pname)
{
    return pname == GL_EMISSION || pname == GL_AMBIENT || pname == GL_DIFFUSE || pname == GL_SPECULAR || pname == GL_AMBIENT_AND_DIFFUSE ||
           pname == GL_COLOR_INDEXES || pname == GL_SHININESS;
}

void mgl_glMaterialfv(mgl_context *ctx, GLenum face, GLenum pname, const GLfloat *params)
{
    if (!mgl_fixed_function(ctx, "glMaterial")) return;
    bool front = face == GL_FRONT || face == GL_FRONT_AND_BACK, back = face == GL_BACK || face == GL_FRONT_AND_BACK;
    if ((!front && !back) || !material_ok(pname)) {
        bad_enum(ctx, "glMaterial", front || back ? pname : face);
        return;
    }
    if (pname == GL_SHININESS && !(params[0] >= 0 && params[0] <= 128)) {
        mgl_error(ctx, GL_INVALID_VALUE, "glMaterial: shininess %g", params[0]);
        return;
    }
    if (front) set_material(ctx, &ctx->fixed->material[0], pname, params);
    if (back) set_material(ctx, &ctx->fixed->material[1], pname, params);
}

void mgl_glMaterialiv(mgl_context *ctx, GLenum face, GLenum pname, const GLint *params)
{
    GLfloat values[4] = {0};
    bool color = pname != GL_SHININESS && pname != GL_COLOR_INDEXES;
    widen(values, params, pname == GL_SHININESS ? 1 : pname == GL_COLOR_INDEXES ? 3 : material_ok(pname) ? 4 : 0, color);
    mgl_glMaterialfv(ctx, face, pname, values);
}

void mgl_glMaterialf(mgl_context *ctx, GLenum face, GLenum pname, GLfloat param)
{
    if (pname != GL_SHININESS) bad_enum(ctx, "glMaterialf", pname);
    else mgl_glMaterialfv(ctx, face, pname, &param);
}

void mgl_glMateriali(mgl_context *ctx, GLenum face, GLenum pname, GLint param) { mgl_glMaterialf(ctx, face, pname, (GLfloat)param); }

/* Floats of a material parameter and their number, 0 after GL_INVALID_ENUM. */
static int material_values(mgl_context *ctx, GLenum face, GLenum pname, const GLfloat **at)
{
    if (!mgl_fixed_function(ctx, "glGetMaterial")) return 0;
    const mgl_material *m = ctx->fixed->material + (face == GL_BACK);
    if (face == GL_FRONT || face == GL_BACK) {
        switch (pname) {
        case GL_EMISSION: *at = m->emission; return 4;
        case GL_AMBIENT: *at = m->ambient; return 4;
        case GL_DIFFUSE: *at = m->diffuse; return 4;
        case GL_SPECULAR: *at = m->specular; return 4;
        case GL_SHININESS: *at = &m->shininess; return 1;
        case GL_COLOR_INDEXES: *at = m->indexes; return 3;
        }
    }
    bad_enum(ctx, "glGetMaterial", face == GL_FRONT || face == GL_BACK ? pname : face);
    return 0;
}

void mgl_glGetMaterialfv(mgl_context *ctx, GLenum face, GLenum pname, GLfloat *params)
{
    const GLfloat *at;
    int n = material_values(ctx, face, pname, &at);
    if (n) memcpy(params, at, (size_t)n * sizeof *at);
}

void mgl_glGetMaterialiv(mgl_context *ctx, GLenum face, GLenum pname, GLint *params)
{
    const GLfloat *at;
    int n = material_values(ctx, face, pname, &at);
    if (n) give(params, at, n, n == 4);
}

void mgl_glColorMaterial(mgl_context *ctx, GLenum face, GLenum mode)
{
    if (!mgl_fixed_function(ctx, "glColorMaterial")) return;
    bool face_ok = face == GL_FRONT || face == GL_BACK || face == GL_FRONT_AND_BACK;
    if (!face_ok || !material_ok(mode) || mode == GL_SHININESS || mode == GL_COLOR_INDEXES) {
        bad_enum(ctx, "glColorMaterial", face_ok ? mode : face);
        return;
    }
    ctx->fixed->color_material_face = face;
    ctx->fixed->color_material_mode = mode;
}

/* ---- fog ---- */
void mgl_glFogfv(mgl_context *ctx, GLenum pname, const GLfloat *params)
{
    if (!mgl_fixed_function(ctx, "glFog")) return;
    mgl_fixed_state *fixed = ctx->fixed;
    GLenum value = (GLenum)params[0];
    switch (pname) {
    case GL_FOG_MODE:
        if (value != GL_LINEAR && value != GL_EXP && value != GL_EXP2) bad_enum(ctx, "glFog", value);
        else fixed->fog.mode = value;
        break;
    case GL_FOG_COORD_SRC:
        if (value != GL_FRAGMENT_DEPTH && value != GL_FOG_COORD) bad_enum(ctx, "glFog", value);
        else fixed->fog.coord_source = value;
        break;
    case GL_FOG_DENSITY:
        if (params[0] < 0) mgl_error(ctx, GL_INVALID_VALUE, "glFog: density %g", params[0]);
        else fixed->fog.density = params[0];
        break;
    case GL_FOG_START: fixed->fog.start = params[0]; break;
    case GL_FOG_END: fixed->fog.end = params[0]; break;
    case GL_FOG_INDEX: fixed->fog.index = params[0]; break;
    case GL_FOG_COLOR:
        for (int i = 0; i < 4; i++) fixed->fog.color[i] = fminf(fmaxf(params[i], 0), 1);
        break;
    default: bad_enum(ctx, "glFog", pname);
    }
    touched(ctx);
}

void mgl_glFogiv(mgl_context *ctx, GLenum pname, const GLint *params)
{
    GLfloat values[4] = {0};
    widen(values, params, pname == GL_FOG_COLOR ? 4 : 1, pname == GL_FOG_COLOR);
    mgl_glFogfv(ctx, pname, values);
}

void mgl_glFogf(mgl_context *ctx, GLenum pname, GLfloat param)
{
    if (pname == GL_FOG_COLOR) bad_enum(ctx, "glFogf", pname);
    else mgl_glFogfv(ctx, pname, &param);
}

void mgl_glFogi(mgl_context *ctx, GLenum pname, GLint param) { mgl_glFogf(ctx, pname, (GLfloat)param); }

/* ---- alpha test: kept for queries ---- */
void mgl_glAlphaFunc(mgl_context *ctx, GLenum func, GLfloat reference)
{
    if (!mgl_fixed_function(ctx, "glAlphaFunc")) return;
    if (func < GL_NEVER || func > GL_ALWAYS) {
        bad_enum(ctx, "glAlphaFunc", func);
        return;
    }
    ctx->fixed->alpha_func = func;
    ctx->fixed->alpha_reference = fminf(fmaxf(reference, 0), 1);
}
