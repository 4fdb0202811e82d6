/* Sampling parameters, shared by textures and sampler objects, and sampler objects themselves (GL 3.3 core §3.8.2). */
#include "translator/gl/texture.h"

#include <math.h>

GLint mgl_param_int(const mgl_param *param, uint32_t i)
{
    if (param->kind != MGL_PARAM_FLOAT) return ((const GLint *)param->data)[i];
    GLfloat value = ((const GLfloat *)param->data)[i];
    return value >= 2147483648.0f    ? INT32_MAX
           : value <= -2147483648.0f ? INT32_MIN
           : value != value          ? 0
                                     : (GLint)lrintf(value);
}

GLfloat mgl_param_float(const mgl_param *param, uint32_t i)
{
    if (param->kind == MGL_PARAM_FLOAT) return ((const GLfloat *)param->data)[i];
    return param->kind == MGL_PARAM_PURE_UINT ? (GLfloat)((const GLuint *)param->data)[i]
                                              : (GLfloat)((const GLint *)param->data)[i];
}

void mgl_sampler_state_init(mgl_sampler_state *state, GLenum target)
{
    bool rectangle = target == GL_TEXTURE_RECTANGLE;
    bool multisample = target == GL_TEXTURE_2D_MULTISAMPLE || target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
    GLenum wrap = rectangle || multisample ? GL_CLAMP_TO_EDGE : GL_REPEAT;
    *state = (mgl_sampler_state){
        .min_filter = multisample ? GL_NEAREST
                      : rectangle ? GL_LINEAR
                                  : GL_NEAREST_MIPMAP_LINEAR,
        .mag_filter = multisample ? GL_NEAREST : GL_LINEAR,
        .wrap_s = wrap,
        .wrap_t = wrap,
        .wrap_r = wrap,
        .compare_mode = GL_NONE,
        .compare_func = GL_LEQUAL,
        .srgb_decode = GL_DECODE_EXT,
        .min_lod = -1000,
        .max_lod = 1000,
        .max_anisotropy = 1,
        .border_class = MGL_CLASS_FLOAT,
    };
}

static bool legal_wrap(mgl_context *ctx, GLenum target, GLint value)
{
    switch (value) {
    case GL_CLAMP_TO_EDGE:
    case GL_CLAMP_TO_BORDER:
        return true;
    case GL_CLAMP:
        return !ctx->core;
    case GL_REPEAT:
    case GL_MIRRORED_REPEAT:
        return target != GL_TEXTURE_RECTANGLE;
    case GL_MIRROR_CLAMP_TO_EDGE:
        return target != GL_TEXTURE_RECTANGLE;
    default:
        return false;
    }
}

static bool legal_min_filter(GLenum target, GLint value)
{
    if (value == GL_NEAREST || value == GL_LINEAR) return true;
    return target != GL_TEXTURE_RECTANGLE && value >= GL_NEAREST_MIPMAP_NEAREST && value <= GL_LINEAR_MIPMAP_LINEAR;
}

static GLenum set_border(mgl_sampler_state *state, const mgl_param *param)
{
    if (!param->vector) return GL_INVALID_ENUM;
    state->border_class = param->kind == MGL_PARAM_PURE_INT    ? MGL_CLASS_SINT
                          : param->kind == MGL_PARAM_PURE_UINT ? MGL_CLASS_UINT
                                                               : MGL_CLASS_FLOAT;
    for (uint32_t i = 0; i < 4; i++) {
        if (param->kind == MGL_PARAM_FLOAT)
            state->border.f[i] = mgl_param_float(param, i);
        else if (param->kind == MGL_PARAM_INT)
            state->border.f[i] = fmaxf((GLfloat)((const GLint *)param->data)[i] / 2147483647.0f, -1);
        else
            state->border.i[i] = ((const GLint *)param->data)[i];
    }
    return GL_NO_ERROR;
}

static GLenum set_enum(GLenum *field, GLint value, bool legal)
{
    if (!legal) return GL_INVALID_ENUM;
    *field = (GLenum)value;
    return GL_NO_ERROR;
}

static GLenum set_state(mgl_context *ctx, mgl_sampler_state *s, GLenum target, GLenum pname, const mgl_param *param)
{
    GLint value = mgl_param_int(param, 0);
    switch (pname) {
    case GL_TEXTURE_MIN_FILTER:
        return set_enum(&s->min_filter, value, legal_min_filter(target, value));
    case GL_TEXTURE_MAG_FILTER:
        return set_enum(&s->mag_filter, value, value == GL_NEAREST || value == GL_LINEAR);
    case GL_TEXTURE_WRAP_S:
        return set_enum(&s->wrap_s, value, legal_wrap(ctx, target, value));
    case GL_TEXTURE_WRAP_T:
        return set_enum(&s->wrap_t, value, legal_wrap(ctx, target, value));
    case GL_TEXTURE_WRAP_R:
        return set_enum(&s->wrap_r, value, legal_wrap(ctx, target, value));
    case GL_TEXTURE_COMPARE_MODE:
        return set_enum(&s->compare_mode, value, value == GL_NONE || value == GL_COMPARE_REF_TO_TEXTURE);
    case GL_TEXTURE_COMPARE_FUNC:
        return set_enum(&s->compare_func, value, value >= GL_NEVER && value <= GL_ALWAYS);
    case GL_TEXTURE_SRGB_DECODE_EXT:
        return set_enum(&s->srgb_decode, value, value == GL_DECODE_EXT || value == GL_SKIP_DECODE_EXT);
    case GL_TEXTURE_MIN_LOD:
        s->min_lod = mgl_param_float(param, 0);
        return GL_NO_ERROR;
    case GL_TEXTURE_MAX_LOD:
        s->max_lod = mgl_param_float(param, 0);
        return GL_NO_ERROR;
    case GL_TEXTURE_LOD_BIAS:
        s->lod_bias = mgl_param_float(param, 0);
        return GL_NO_ERROR;
    case GL_TEXTURE_MAX_ANISOTROPY_EXT:
        if (!(mgl_param_float(param, 0) >= 1)) return GL_INVALID_VALUE;
        s->max_anisotropy = mgl_param_float(param, 0);
        return GL_NO_ERROR;
    case GL_TEXTURE_BORDER_COLOR:
        return set_border(s, param);
    case GL_TEXTURE_CUBE_MAP_SEAMLESS:
        if (value != GL_TRUE && value != GL_FALSE) return GL_INVALID_VALUE;
        s->seamless_cube = (GLboolean)value;
        return GL_NO_ERROR;
    default:
        return GL_INVALID_ENUM;
    }
}

GLenum mgl_sampler_state_set(mgl_context *ctx, mgl_sampler_state *state, GLenum target, GLenum pname,
                             const mgl_param *param, bool *changed)
{
    mgl_sampler_state before = *state;
    GLenum error = set_state(ctx, state, target, pname, param);
    *changed = memcmp(&before, state, sizeof before) != 0;
    return error;
}

bool mgl_sampler_state_get(mgl_context *ctx, const mgl_sampler_state *s, GLenum pname, mgl_param_values *out)
{
    *out = (mgl_param_values){.count = 1};
    switch (pname) {
    case GL_TEXTURE_MIN_FILTER:
        out->value[0].u = s->min_filter;
        return true;
    case GL_TEXTURE_MAG_FILTER:
        out->value[0].u = s->mag_filter;
        return true;
    case GL_TEXTURE_WRAP_S:
        out->value[0].u = s->wrap_s;
        return true;
    case GL_TEXTURE_WRAP_T:
        out->value[0].u = s->wrap_t;
        return true;
    case GL_TEXTURE_WRAP_R:
        out->value[0].u = s->wrap_r;
        return true;
    case GL_TEXTURE_COMPARE_MODE:
        out->value[0].u = s->compare_mode;
        return true;
    case GL_TEXTURE_COMPARE_FUNC:
        out->value[0].u = s->compare_func;
        return true;
    case GL_TEXTURE_SRGB_DECODE_EXT:
        out->value[0].u = s->srgb_decode;
        return true;
    case GL_TEXTURE_CUBE_MAP_SEAMLESS:
        out->value[0].i = s->seamless_cube;
        return true;
    default:
        break;
    }
    out->is_float = true;
    switch (pname) {
    case GL_TEXTURE_MIN_LOD:
        out->value[0].f = s->min_lod;
        return true;
    case GL_TEXTURE_MAX_LOD:
        out->value[0].f = s->max_lod;
        return true;
    case GL_TEXTURE_LOD_BIAS:
        out->value[0].f = s->lod_bias;
        return true;
    case GL_TEXTURE_MAX_ANISOTROPY_EXT:
        out->value[0].f = s->max_anisotropy;
        return true;
    case GL_TEXTURE_BORDER_COLOR:
        out->count = 4;
        out->is_float = s->border_class == MGL_CLASS_FLOAT;
        out->is_unsigned = s->border_class == MGL_CLASS_UINT;
        out->normalize = true;
        memcpy(out->value, &s->border, sizeof s->border);
        return true;
    default:
        return false;
    }
}

static GLint float_to_int(GLfloat value, bool normalize)
{
    double scaled = normalize ? (double)value * 2147483647.0 : value;
    return scaled >= 2147483647.0 ? INT32_MAX : scaled <= -2147483648.0 ? INT32_MIN : (GLint)floor(scaled + 0.5);
}

void mgl_param_store(const mgl_param_values *values, mgl_param_kind kind, void *out)
{
    for (uint32_t i = 0; i < values->count; i++) {
        if (kind == MGL_PARAM_FLOAT)
            ((GLfloat *)out)[i] = values->is_float      ? values->value[i].f
                                  : values->is_unsigned ? (GLfloat)values->value[i].u
                                                        : (GLfloat)values->value[i].i;
        else if (kind == MGL_PARAM_INT && values->is_float)
            ((GLint *)out)[i] = float_to_int(values->value[i].f, values->normalize);
        else if (values->is_float && !values->normalize)
            ((GLint *)out)[i] = float_to_int(values->value[i].f, false);
        else
            ((GLint *)out)[i] = values->value[i].i; /* pure integers: the border's bits */
    }
}

/* ---- sampler objects ---- */
static mgl_sampler *create_sampler(mgl_context *ctx, GLuint name)
{
    mgl_sampler *sampler = mgl_object_new(ctx, MGL_OBJECT_SAMPLER, sizeof *sampler);
    if (!sampler || !mgl_names_set(&ctx->group->samplers, name, sampler)) {
        mgl_object_free(ctx, MGL_OBJECT_SAMPLER, sampler);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a sampler");
        return NULL;
    }
    sampler->object.references = 1;
    sampler->object.name = name;
    mgl_sampler_state_init(&sampler->state, 0);
    return sampler;
}

void mgl_sampler_assign(mgl_context *ctx, mgl_sampler **slot, mgl_sampler *value)
{
    mgl_sampler *old = *slot;
    if (old == value) return;
    if (value) mgl_object_ref(&value->object);
    *slot = value;
    if (old && mgl_object_unref(&old->object)) mgl_object_free(ctx, MGL_OBJECT_SAMPLER, old);
}

/* The object; it is made at the first use of a generated name. NULL: unknown name, GL_INVALID_OPERATION is set. */
static mgl_sampler *named_sampler(mgl_context *ctx, GLuint name)
{
    mgl_sampler *sampler = name ? mgl_names_find(&ctx->group->samplers, name) : NULL;
    if (sampler) return sampler;
    if (name && mgl_names_known(&ctx->group->samplers, name)) return create_sampler(ctx, name);
    mgl_error(ctx, GL_INVALID_OPERATION, "%u is not a sampler", name);
    return NULL;
}

void mgl_glGenSamplers(mgl_context *ctx, GLsizei count, GLuint *samplers)
{
    if (count < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "count %d is negative", count);
        return;
    }
    MGL_SHARED(ctx);
    if (!mgl_names_generate(&ctx->group->samplers, count, samplers)) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for names");
        return;
    }
    /* Unlike textures, samplers exist from glGenSamplers on (glIsSampler, GL 3.3 §3.8.2). */
    for (GLsizei i = 0; i < count; i++)
        if (!create_sampler(ctx, samplers[i])) return;
}

void mgl_glCreateSamplers(mgl_context *ctx, GLsizei n, GLuint *samplers)
{
    mgl_glGenSamplers(ctx, n, samplers);
}

void mgl_glDeleteSamplers(mgl_context *ctx, GLsizei count, const GLuint *samplers)
{
    if (count < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "count %d is negative", count);
        return;
    }
    MGL_SHARED(ctx);
    for (GLsizei i = 0; i < count; i++) {
        mgl_sampler *sampler = samplers[i] ? mgl_names_remove(&ctx->group->samplers, samplers[i]) : NULL;
        if (!sampler || (void *)sampler == MGL_NAME_RESERVED) continue;
        for (uint32_t unit = 0; unit < MGL_MAX_TEXTURE_UNITS; unit++)
            if (ctx->units[unit].sampler == sampler) {
                mgl_sampler_assign(ctx, &ctx->units[unit].sampler, NULL);
                ctx->dirty |= MGL_DIRTY_TEXTURES;
            }
        mgl_sampler_assign(ctx, &sampler, NULL);
    }
}

GLboolean mgl_glIsSampler(mgl_context *ctx, GLuint sampler)
{
    MGL_SHARED(ctx);
    return sampler && mgl_names_known(&ctx->group->samplers, sampler);
}

void mgl_glBindSampler(mgl_context *ctx, GLuint unit, GLuint name)
{
    if (unit >= (GLuint)MGL_MIN(ctx->limits.texture_units_combined, MGL_MAX_TEXTURE_UNITS)) {
        mgl_error(ctx, GL_INVALID_VALUE, "texture unit %u", unit);
        return;
    }
    MGL_SHARED(ctx);
    mgl_sampler *sampler = name ? named_sampler(ctx, name) : NULL;
    if (name && !sampler) return;
    if (ctx->units[unit].sampler != sampler || __atomic_load_n(&ctx->group->contexts, __ATOMIC_RELAXED) > 1)
        ctx->dirty |= MGL_DIRTY_TEXTURES;
    mgl_sampler_assign(ctx, &ctx->units[unit].sampler, sampler);
}

void mgl_glBindSamplers(mgl_context *ctx, GLuint first, GLsizei count, const GLuint *samplers)
{
    if (count < 0 || (uint64_t)first + (uint64_t)count >
                         (uint64_t)MGL_MIN(ctx->limits.texture_units_combined, MGL_MAX_TEXTURE_UNITS)) {
        mgl_error(ctx, count < 0 ? GL_INVALID_VALUE : GL_INVALID_OPERATION, "units %u..%d", first, count);
        return;
    }
    for (GLsizei i = 0; i < count; i++)
        mgl_glBindSampler(ctx, first + (GLuint)i, samplers ? samplers[i] : 0);
}

static void set_sampler(mgl_context *ctx, GLuint name, GLenum pname, const mgl_param *param)
{
    MGL_SHARED(ctx);
    mgl_sampler *sampler = named_sampler(ctx, name);
    if (!sampler) return;
    bool changed;
    GLenum error = mgl_sampler_state_set(ctx, &sampler->state, 0, pname, param, &changed);
    if (error) {
        mgl_error(ctx, error, "sampler parameter 0x%x with value 0x%x", pname, mgl_param_int(param, 0));
    } else if (changed) {
        sampler->memo = (mgl_sampler_memo){0};
        ctx->dirty |= MGL_DIRTY_TEXTURES;
    }
}

static void get_sampler(mgl_context *ctx, GLuint name, GLenum pname, mgl_param_kind kind, void *out)
{
    MGL_SHARED(ctx);
    mgl_sampler *sampler = named_sampler(ctx, name);
    mgl_param_values values;
    if (!sampler) return;
    if (mgl_sampler_state_get(ctx, &sampler->state, pname, &values))
        mgl_param_store(&values, kind, out);
    else
        mgl_error(ctx, GL_INVALID_ENUM, "sampler parameter 0x%x", pname);
}

void mgl_glSamplerParameteri(mgl_context *ctx, GLuint sampler, GLenum pname, GLint param)
{
    set_sampler(ctx, sampler, pname, &(mgl_param){MGL_PARAM_INT, false, &param});
}
void mgl_glSamplerParameterf(mgl_context *ctx, GLuint sampler, GLenum pname, GLfloat param)
{
    set_sampler(ctx, sampler, pname, &(mgl_param){MGL_PARAM_FLOAT, false, &param});
}
void mgl_glSamplerParameteriv(mgl_context *ctx, GLuint sampler, GLenum pname, const GLint *param)
{
    set_sampler(ctx, sampler, pname, &(mgl_param){MGL_PARAM_INT, true, param});
}
void mgl_glSamplerParameterfv(mgl_context *ctx, GLuint sampler, GLenum pname, const GLfloat *param)
{
    set_sampler(ctx, sampler, pname, &(mgl_param){MGL_PARAM_FLOAT, true, param});
}
void mgl_glSamplerParameterIiv(mgl_context *ctx, GLuint sampler, GLenum pname, const GLint *param)
{
    set_sampler(ctx, sampler, pname, &(mgl_param){MGL_PARAM_PURE_INT, true, param});
}
void mgl_glSamplerParameterIuiv(mgl_context *ctx, GLuint sampler, GLenum pname, const GLuint *param)
{
    set_sampler(ctx, sampler, pname, &(mgl_param){MGL_PARAM_PURE_UINT, true, param});
}
void mgl_glGetSamplerParameteriv(mgl_context *ctx, GLuint sampler, GLenum pname, GLint *params)
{
    get_sampler(ctx, sampler, pname, MGL_PARAM_INT, params);
}
void mgl_glGetSamplerParameterfv(mgl_context *ctx, GLuint sampler, GLenum pname, GLfloat *params)
{
    get_sampler(ctx, sampler, pname, MGL_PARAM_FLOAT, params);
}
void mgl_glGetSamplerParameterIiv(mgl_context *ctx, GLuint sampler, GLenum pname, GLint *params)
{
    get_sampler(ctx, sampler, pname, MGL_PARAM_PURE_INT, params);
}
void mgl_glGetSamplerParameterIuiv(mgl_context *ctx, GLuint sampler, GLenum pname, GLuint *params)
{
    get_sampler(ctx, sampler, pname, MGL_PARAM_PURE_UINT, params);
}
