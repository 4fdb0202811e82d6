/* Texture objects: names, bindings, parameters, lifetime. */
#include "translator/gl/framebuffer.h"
#include "translator/gl/retire.h"

#include <math.h>

int mgl_texture_target_index(GLenum target)
{
    switch (target) {
    case GL_TEXTURE_1D:
        return MGL_TEX_1D;
    case GL_TEXTURE_2D:
        return MGL_TEX_2D;
    case GL_TEXTURE_3D:
        return MGL_TEX_3D;
    case GL_TEXTURE_CUBE_MAP:
        return MGL_TEX_CUBE;
    case GL_TEXTURE_1D_ARRAY:
        return MGL_TEX_1D_ARRAY;
    case GL_TEXTURE_2D_ARRAY:
        return MGL_TEX_2D_ARRAY;
    case GL_TEXTURE_CUBE_MAP_ARRAY:
        return MGL_TEX_CUBE_ARRAY;
    case GL_TEXTURE_RECTANGLE:
        return MGL_TEX_RECT;
    case GL_TEXTURE_2D_MULTISAMPLE:
        return MGL_TEX_2D_MS;
    case GL_TEXTURE_2D_MULTISAMPLE_ARRAY:
        return MGL_TEX_2D_MS_ARRAY;
    case GL_TEXTURE_BUFFER:
        return MGL_TEX_BUFFER;
    default:
        return -1;
    }
}

static const GLenum targets[MGL_TEX_TARGETS] = {
    GL_TEXTURE_1D,
    GL_TEXTURE_2D,
    GL_TEXTURE_3D,
    GL_TEXTURE_CUBE_MAP,
    GL_TEXTURE_1D_ARRAY,
    GL_TEXTURE_2D_ARRAY,
    GL_TEXTURE_CUBE_MAP_ARRAY,
    GL_TEXTURE_RECTANGLE,
    GL_TEXTURE_2D_MULTISAMPLE,
    GL_TEXTURE_2D_MULTISAMPLE_ARRAY,
    GL_TEXTURE_BUFFER,
};

mgl_target mgl_texture_wire_target(GLenum target)
{
    static const uint8_t wire[MGL_TEX_TARGETS] = {
        MGL_TARGET_1D,       MGL_TARGET_2D,          MGL_TARGET_3D,         MGL_TARGET_CUBE,
        MGL_TARGET_1D_ARRAY, MGL_TARGET_2D_ARRAY,    MGL_TARGET_CUBE_ARRAY, MGL_TARGET_RECTANGLE,
        MGL_TARGET_2D_MS,    MGL_TARGET_2D_MS_ARRAY, MGL_TARGET_BUFFER,
    };
    int index = mgl_texture_target_index(target);
    return index < 0 ? MGL_TARGET_2D : (mgl_target)wire[index];
}

uint32_t mgl_texture_max_size(mgl_context *ctx, GLenum target)
{
    switch (target) {
    case GL_TEXTURE_3D:
        return (uint32_t)ctx->limits.max_3d_texture_size;
    case GL_TEXTURE_CUBE_MAP:
    case GL_TEXTURE_CUBE_MAP_ARRAY:
        return (uint32_t)ctx->limits.max_cube_size;
    case GL_TEXTURE_RECTANGLE:
        return (uint32_t)ctx->limits.max_rectangle_size;
    default:
        return (uint32_t)ctx->limits.max_texture_size;
    }
}

uint32_t mgl_texture_max_levels(mgl_context *ctx, GLenum target)
{
    if (target == GL_TEXTURE_RECTANGLE || target == GL_TEXTURE_2D_MULTISAMPLE ||
        target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY || target == GL_TEXTURE_BUFFER)
        return 1;
    uint32_t levels = mgl_level_chain(mgl_texture_max_size(ctx, target), 1, 1);
    return MGL_MIN(levels, MGL_MAX_LEVELS);
}

/* ---- objects ---- */
static void init_texture(mgl_texture *texture, GLuint name)
{
    texture->object.references = 1;
    texture->object.name = name;
    texture->max_level = 1000;
    texture->swizzle[0] = GL_RED;
    texture->swizzle[1] = GL_GREEN;
    texture->swizzle[2] = GL_BLUE;
    texture->swizzle[3] = GL_ALPHA;
    texture->depth_mode = GL_LUMINANCE;
    texture->stencil_mode = GL_DEPTH_COMPONENT;
    texture->priority = 1;
    texture->version = 1;
    texture->buffer_format = GL_R8;
}

static void set_target(mgl_texture *texture, GLenum target)
{
    texture->target = target;
    mgl_sampler_state_init(&texture->sampler, target);
}

mgl_texture *mgl_texture_create(mgl_context *ctx, GLuint name, GLenum target)
{
    mgl_texture *texture = mgl_object_new(ctx, MGL_OBJECT_TEXTURE, sizeof *texture);
    if (texture) init_texture(texture, name);
    if (!texture || (name && !mgl_names_set(&ctx->group->textures, name, texture))) {
        mgl_object_free(ctx, MGL_OBJECT_TEXTURE, texture);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a texture");
        return NULL;
    }
    if (target) set_target(texture, target);
    return texture;
}

static void destroy_texture(mgl_context *ctx, mgl_texture *texture)
{
    if (!mgl_handle_is_null(texture->handle)) {
        mgl_retire(ctx, MGL_KIND_TEXTURE, texture->handle);
        mgl_shared_changed(ctx);
    }
    mgl_buffer_assign(ctx, &texture->buffer, NULL);
    mgl_object_free(ctx, MGL_OBJECT_TEXTURE, texture);
}

void mgl_texture_assign(mgl_context *ctx, mgl_texture **slot, mgl_texture *value)
{
    mgl_texture *old = *slot;
    if (old == value) return;
    if (value) mgl_object_ref(&value->object);
    *slot = value;
    if (old && mgl_object_unref(&old->object)) destroy_texture(ctx, old);
}

bool mgl_texture_init(mgl_context *ctx)
{
    if (!mgl_format_table_init(ctx)) return false;
    ctx->pack.alignment = ctx->unpack.alignment = 4;
    ctx->clamp_read_color = GL_FIXED_ONLY;
    ctx->texture_emit = mgl_new(struct mgl_texture_emit);
    if (!ctx->texture_emit) return false;
    for (uint32_t i = 0; i < MGL_TEX_TARGETS; i++) {
        mgl_texture *texture = mgl_texture_create(ctx, 0, targets[i]);
        if (!texture) return false;
        ctx->default_textures[i] = texture;
        for (uint32_t unit = 0; unit < MGL_MAX_TEXTURE_UNITS; unit++)
            mgl_texture_assign(ctx, &ctx->units[unit].bound[i], texture);
    }
    return true;
}

static void drop_texture(void *object, void *user)
{
    mgl_texture *texture = object;
    if (mgl_object_unref(&texture->object)) destroy_texture(user, texture);
}
static void drop_sampler(void *object, void *user)
{
    mgl_sampler *sampler = object;
    mgl_sampler_assign(user, &sampler, NULL);
}
static void drop_renderbuffer(void *object, void *user)
{
    mgl_renderbuffer *renderbuffer = object;
    mgl_renderbuffer_assign(user, &renderbuffer, NULL);
}

void mgl_texture_finish(mgl_context *ctx)
{
    for (uint32_t unit = 0; unit < MGL_MAX_TEXTURE_UNITS; unit++) {
        for (uint32_t i = 0; i < MGL_TEX_TARGETS; i++)
            mgl_texture_assign(ctx, &ctx->units[unit].bound[i], NULL);
        mgl_sampler_assign(ctx, &ctx->units[unit].sampler, NULL);
    }
    for (uint32_t i = 0; i < MGL_TEX_TARGETS; i++) {
        mgl_texture *texture = ctx->default_textures[i];
        ctx->default_textures[i] = NULL;
        if (texture && mgl_object_unref(&texture->object)) destroy_texture(ctx, texture);
    }
    if (ctx->texture_emit) mgl_texture_emit_finish(ctx);
}

void mgl_texture_group_finish(mgl_share_group *group)
{
    mgl_names_finish(&group->textures, drop_texture, group->finishing);
    mgl_names_finish(&group->samplers, drop_sampler, group->finishing);
    mgl_names_finish(&group->renderbuffers, drop_renderbuffer, group->finishing);
    mgl_format_table_finish(group);
}

mgl_texture *mgl_texture_lookup(mgl_context *ctx, GLuint name)
{
    return name ? mgl_names_find(&ctx->group->textures, name) : NULL;
}

mgl_texture *mgl_texture_named(mgl_context *ctx, GLuint name)
{
    mgl_texture *texture = mgl_texture_lookup(ctx, name);
    if (!texture) mgl_error(ctx, GL_INVALID_OPERATION, "%u is not a texture", name);
    return texture;
}

mgl_texture *mgl_texture_bound(mgl_context *ctx, GLenum target)
{
    if (target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z)
        target = GL_TEXTURE_CUBE_MAP;
    int index = mgl_texture_target_index(target);
    return index < 0 ? NULL : ctx->units[ctx->active_unit].bound[index];
}

/* ---- names ---- */
void mgl_glGenTextures(mgl_context *ctx, GLsizei n, GLuint *textures)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "n %d is negative", n);
        return;
    }
    MGL_SHARED(ctx);
    if (!mgl_names_generate(&ctx->group->textures, n, textures))
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for names");
}

void mgl_glCreateTextures(mgl_context *ctx, GLenum target, GLsizei n, GLuint *textures)
{
    if (mgl_texture_target_index(target) < 0) {
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
        return;
    }
    GLenum before = ctx->error;
    mgl_glGenTextures(ctx, n, textures);
    if (ctx->error != before || n < 0) return;
    MGL_SHARED(ctx);
    for (GLsizei i = 0; i < n; i++)
        if (!mgl_texture_create(ctx, textures[i], target)) return;
}

static void unbind_everywhere(mgl_context *ctx, mgl_texture *texture)
{
    int index = mgl_texture_target_index(texture->target);
    for (uint32_t unit = 0; unit < MGL_MAX_TEXTURE_UNITS && index >= 0; unit++)
        if (ctx->units[unit].bound[index] == texture) {
            mgl_texture_assign(ctx, &ctx->units[unit].bound[index], ctx->default_textures[index]);
            ctx->dirty |= MGL_DIRTY_TEXTURES;
        }
    mgl_framebuffer_detach(ctx, texture, NULL);
    ctx->dirty |= MGL_DIRTY_IMAGES;
}

void mgl_glDeleteTextures(mgl_context *ctx, GLsizei n, const GLuint *textures)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "n %d is negative", n);
        return;
    }
    MGL_SHARED(ctx);
    for (GLsizei i = 0; i < n; i++) {
        mgl_texture *texture = textures[i] ? mgl_names_remove(&ctx->group->textures, textures[i]) : NULL;
        if (!texture || (void *)texture == MGL_NAME_RESERVED) continue;
        unbind_everywhere(ctx, texture);
        mgl_texture_assign(ctx, &texture, NULL);
    }
}

GLboolean mgl_glIsTexture(mgl_context *ctx, GLuint texture)
{
    MGL_SHARED(ctx);
    return mgl_texture_lookup(ctx, texture) != NULL;
}

/* ---- bindings ---- */
void mgl_glActiveTexture(mgl_context *ctx, GLenum texture)
{
    if (texture < GL_TEXTURE0 ||
        texture - GL_TEXTURE0 >= (GLuint)MGL_MIN(ctx->limits.texture_units_combined, MGL_MAX_TEXTURE_UNITS)) {
        mgl_error(ctx, GL_INVALID_ENUM, "texture unit 0x%x", texture);
        return;
    }
    ctx->active_unit = texture - GL_TEXTURE0;
}

static void bind_to_unit(mgl_context *ctx, uint32_t unit, int index, mgl_texture *texture)
{
    mgl_texture **slot = &ctx->units[unit].bound[index];
    /* Binding again is how a context sees what another one changed. */
    if (*slot != texture || __atomic_load_n(&ctx->group->contexts, __ATOMIC_RELAXED) > 1)
        ctx->dirty |= MGL_DIRTY_TEXTURES;
    mgl_texture_assign(ctx, slot, texture);
}

void mgl_glBindTexture(mgl_context *ctx, GLenum target, GLuint name)
{
    int index = mgl_texture_target_index(target);
    if (index < 0) {
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
        return;
    }
    MGL_SHARED(ctx);
    mgl_texture *texture = ctx->default_textures[index];
    if (name) {
        texture = mgl_names_find(&ctx->group->textures, name);
        if (!texture) {
            if (ctx->core && !mgl_names_known(&ctx->group->textures, name)) {
                mgl_error(ctx, GL_INVALID_OPERATION, "%u was not made by glGenTextures", name);
                return;
            }
            texture = mgl_texture_create(ctx, name, target);
            if (!texture) return;
        }
        if (!texture->target) set_target(texture, target);
        if (texture->target != target) {
            mgl_error(ctx, GL_INVALID_OPERATION, "texture %u has another target (0x%x)", name, texture->target);
            return;
        }
    }
    bind_to_unit(ctx, ctx->active_unit, index, texture);
}

void mgl_glBindTextureUnit(mgl_context *ctx, GLuint unit, GLuint name)
{
    if (unit >= (GLuint)ctx->limits.texture_units_combined || unit >= MGL_MAX_TEXTURE_UNITS) {
        mgl_error(ctx, GL_INVALID_VALUE, "texture unit %u", unit);
        return;
    }
    MGL_SHARED(ctx);
    if (!name) {
        for (int i = 0; i < MGL_TEX_TARGETS; i++)
            bind_to_unit(ctx, unit, i, ctx->default_textures[i]);
        return;
    }
    mgl_texture *texture = mgl_texture_named(ctx, name);
    if (texture && texture->target)
        bind_to_unit(ctx, unit, mgl_texture_target_index(texture->target), texture);
    else if (texture)
        mgl_error(ctx, GL_INVALID_OPERATION, "texture %u has no target yet", name);
}

void mgl_glBindTextures(mgl_context *ctx, GLuint first, GLsizei count, const GLuint *textures)
{
    if (count < 0 || (uint64_t)first + (uint64_t)count >
                         (uint64_t)MGL_MIN(ctx->limits.texture_units_combined, MGL_MAX_TEXTURE_UNITS)) {
        mgl_error(ctx, count < 0 ? GL_INVALID_VALUE : GL_INVALID_OPERATION, "units %u..%d", first, count);
        return;
    }
    for (GLsizei i = 0; i < count; i++)
        mgl_glBindTextureUnit(ctx, first + (GLuint)i, textures ? textures[i] : 0);
}

GLboolean mgl_glAreTexturesResident(mgl_context *ctx, GLsizei n, const GLuint *textures, GLboolean *residences)
{
    MGL_SHARED(ctx);
    for (GLsizei i = 0; i < n; i++)
        if (!mgl_texture_lookup(ctx, textures[i])) {
            mgl_error(ctx, GL_INVALID_VALUE, "%u is not a texture", textures[i]);
            return GL_FALSE;
        }
    return GL_TRUE;
}

void mgl_glPrioritizeTextures(mgl_context *ctx, GLsizei n, const GLuint *textures, const GLfloat *priorities)
{
    MGL_SHARED(ctx);
    for (GLsizei i = 0; i < n; i++) {
        mgl_texture *texture = mgl_texture_lookup(ctx, textures[i]);
        if (texture) texture->priority = fminf(fmaxf(priorities[i], 0), 1);
    }
}

/* ---- parameters ---- */
static bool legal_swizzle(GLint value)
{
    return value == GL_RED || value == GL_GREEN || value == GL_BLUE || value == GL_ALPHA || value == GL_ZERO ||
           value == GL_ONE;
}

static bool is_multisample(GLenum target)
{
    return target == GL_TEXTURE_2D_MULTISAMPLE || target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
}

static GLenum set_level(mgl_texture *texture, GLenum pname, GLint level)
{
    if (level < 0) return GL_INVALID_VALUE;
    bool only_zero = texture->target == GL_TEXTURE_RECTANGLE || is_multisample(texture->target);
    if (pname == GL_TEXTURE_BASE_LEVEL && level && only_zero) return GL_INVALID_OPERATION;
    *(pname == GL_TEXTURE_BASE_LEVEL ? &texture->base_level : &texture->max_level) = level;
    return GL_NO_ERROR;
}

static GLenum set_swizzle(mgl_texture *texture, GLenum pname, const mgl_param *param)
{
    uint32_t count = pname == GL_TEXTURE_SWIZZLE_RGBA ? 4 : 1,
             first = pname == GL_TEXTURE_SWIZZLE_RGBA ? 0 : pname - GL_TEXTURE_SWIZZLE_R;
    if (count == 4 && !param->vector) return GL_INVALID_ENUM;
    for (uint32_t i = 0; i < count; i++)
        if (!legal_swizzle(mgl_param_int(param, i))) return GL_INVALID_ENUM;
    for (uint32_t i = 0; i < count; i++)
        texture->swizzle[first + i] = (GLenum)mgl_param_int(param, i);
    return GL_NO_ERROR;
}

/* Parameters of textures that sampler objects do not have. */
static GLenum set_texture_only(mgl_context *ctx, mgl_texture *texture, GLenum pname, const mgl_param *param)
{
    GLint value = mgl_param_int(param, 0);
    switch (pname) {
    case GL_TEXTURE_BASE_LEVEL:
    case GL_TEXTURE_MAX_LEVEL:
        return set_level(texture, pname, value);
    case GL_TEXTURE_SWIZZLE_R:
    case GL_TEXTURE_SWIZZLE_G:
    case GL_TEXTURE_SWIZZLE_B:
    case GL_TEXTURE_SWIZZLE_A:
    case GL_TEXTURE_SWIZZLE_RGBA:
        return set_swizzle(texture, pname, param);
    case GL_DEPTH_STENCIL_TEXTURE_MODE:
        if (value != GL_DEPTH_COMPONENT && value != GL_STENCIL_INDEX) return GL_INVALID_ENUM;
        texture->stencil_mode = (GLenum)value;
        return GL_NO_ERROR;
    case GL_DEPTH_TEXTURE_MODE:
        if (ctx->core || (value != GL_LUMINANCE && value != GL_INTENSITY && value != GL_ALPHA && value != GL_RED))
            return GL_INVALID_ENUM;
        texture->depth_mode = (GLenum)value;
        return GL_NO_ERROR;
    case GL_GENERATE_MIPMAP:
        if (ctx->core) return GL_INVALID_ENUM;
        texture->generate_mipmap = value != 0;
        return GL_NO_ERROR;
    case GL_TEXTURE_PRIORITY:
        if (ctx->core) return GL_INVALID_ENUM;
        texture->priority = fminf(fmaxf(mgl_param_float(param, 0), 0), 1);
        return GL_NO_ERROR;
    default:
        return GL_INVALID_ENUM;
    }
}

/* What set_texture_only may change and the server may have to hear of. */
typedef struct texture_view_state {
    GLint base_level, max_level;
    GLenum swizzle[4], depth_mode, stencil_mode;
} texture_view_state;

static texture_view_state view_state(const mgl_texture *texture)
{
    texture_view_state state = {.base_level = texture->base_level,
                                .max_level = texture->max_level,
                                .depth_mode = texture->depth_mode,
                                .stencil_mode = texture->stencil_mode};
    memcpy(state.swizzle, texture->swizzle, sizeof state.swizzle);
    return state;
}

static void set_parameter(mgl_context *ctx, mgl_texture *texture, GLenum pname, const mgl_param *param)
{
    GLenum error = GL_INVALID_ENUM;
    bool sampling_changed = false;
    texture_view_state before = view_state(texture);
    if (texture->target == GL_TEXTURE_BUFFER) goto fail;
    error = set_texture_only(ctx, texture, pname, param);
    if (error == GL_INVALID_ENUM && !is_multisample(texture->target)) {
        error = mgl_sampler_state_set(ctx, &texture->sampler, texture->target, pname, param, &sampling_changed);
        if (!error && sampling_changed) texture->sampler_memo = (mgl_sampler_memo){0};
    }
    if (error) goto fail;
    texture_view_state after = view_state(texture);
    if (sampling_changed || memcmp(&before, &after, sizeof before)) mgl_texture_changed(ctx, texture);
    return;
fail:
    mgl_error(ctx, error, "texture parameter 0x%x with value 0x%x (target 0x%x)", pname, mgl_param_int(param, 0),
              texture->target);
}

static mgl_texture *parameter_texture(mgl_context *ctx, GLenum target)
{
    int index = mgl_texture_target_index(target);
    if (index >= 0 && index != MGL_TEX_BUFFER) return ctx->units[ctx->active_unit].bound[index];
    mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
    return NULL;
}

#define SETTERS(suffix, type, kind, vector, reference)                                                                 \
    void mgl_glTexParameter##suffix(mgl_context *ctx, GLenum target, GLenum pname, type params)                        \
    {                                                                                                                  \
        MGL_SHARED(ctx);                                                                                               \
        mgl_texture *texture = parameter_texture(ctx, target);                                                         \
        if (texture) set_parameter(ctx, texture, pname, &(mgl_param){kind, vector, reference params});                 \
    }                                                                                                                  \
    void mgl_glTextureParameter##suffix(mgl_context *ctx, GLuint name, GLenum pname, type params)                      \
    {                                                                                                                  \
        MGL_SHARED(ctx);                                                                                               \
        mgl_texture *texture = mgl_texture_named(ctx, name);                                                           \
        if (texture) set_parameter(ctx, texture, pname, &(mgl_param){kind, vector, reference params});                 \
    }
SETTERS(f, GLfloat, MGL_PARAM_FLOAT, false, &)
SETTERS(i, GLint, MGL_PARAM_INT, false, &)
SETTERS(fv, const GLfloat *, MGL_PARAM_FLOAT, true, )
SETTERS(iv, const GLint *, MGL_PARAM_INT, true, )
SETTERS(Iiv, const GLint *, MGL_PARAM_PURE_INT, true, )
SETTERS(Iuiv, const GLuint *, MGL_PARAM_PURE_UINT, true, )

static bool get_texture_only(mgl_context *ctx, const mgl_texture *texture, GLenum pname, mgl_param_values *out)
{
    *out = (mgl_param_values){.count = 1};
    GLint *value = &out->value[0].i;
    switch (pname) {
    case GL_TEXTURE_BASE_LEVEL:
        *value = texture->base_level;
        return true;
    case GL_TEXTURE_MAX_LEVEL:
        *value = texture->max_level;
        return true;
    case GL_TEXTURE_SWIZZLE_R:
    case GL_TEXTURE_SWIZZLE_G:
    case GL_TEXTURE_SWIZZLE_B:
    case GL_TEXTURE_SWIZZLE_A:
        *value = (GLint)texture->swizzle[pname - GL_TEXTURE_SWIZZLE_R];
        return true;
    case GL_TEXTURE_SWIZZLE_RGBA:
        out->count = 4;
        for (int i = 0; i < 4; i++)
            out->value[i].i = (GLint)texture->swizzle[i];
        return true;
    case GL_DEPTH_STENCIL_TEXTURE_MODE:
        *value = (GLint)texture->stencil_mode;
        return true;
    case GL_TEXTURE_IMMUTABLE_FORMAT:
        *value = texture->immutable;
        return true;
    case GL_TEXTURE_IMMUTABLE_LEVELS:
        *value = (GLint)texture->immutable_levels;
        return true;
    case GL_TEXTURE_VIEW_MIN_LEVEL:
    case GL_TEXTURE_VIEW_MIN_LAYER:
        *value = 0;
        return true;
    case GL_TEXTURE_VIEW_NUM_LEVELS:
        *value = (GLint)texture->immutable_levels;
        return true;
    case GL_TEXTURE_VIEW_NUM_LAYERS:
        *value = texture->immutable ? (GLint)MGL_MAX(texture->levels[0].depth, 1) : 0;
        return true;
    case GL_TEXTURE_TARGET:
        *value = (GLint)texture->target;
        return true;
    case GL_IMAGE_FORMAT_COMPATIBILITY_TYPE:
        *value = GL_IMAGE_FORMAT_COMPATIBILITY_BY_SIZE;
        return true;
    case GL_DEPTH_TEXTURE_MODE:
        *value = (GLint)texture->depth_mode;
        return !ctx->core;
    case GL_GENERATE_MIPMAP:
        *value = texture->generate_mipmap;
        return !ctx->core;
    case GL_TEXTURE_RESIDENT:
        *value = GL_TRUE;
        return !ctx->core;
    case GL_TEXTURE_PRIORITY:
        out->value[0].f = texture->priority;
        out->is_float = true;
        return !ctx->core;
    default:
        return false;
    }
}

static void get_parameter(mgl_context *ctx, const mgl_texture *texture, GLenum pname, mgl_param_kind kind, void *out)
{
    mgl_param_values values;
    if (!get_texture_only(ctx, texture, pname, &values) &&
        !mgl_sampler_state_get(ctx, &texture->sampler, pname, &values)) {
        mgl_error(ctx, GL_INVALID_ENUM, "texture parameter 0x%x", pname);
        return;
    }
    mgl_param_store(&values, kind, out);
}

#define GETTERS(suffix, type, kind)                                                                                    \
    void mgl_glGetTexParameter##suffix(mgl_context *ctx, GLenum target, GLenum pname, type *params)                    \
    {                                                                                                                  \
        MGL_SHARED(ctx);                                                                                               \
        mgl_texture *texture = parameter_texture(ctx, target);                                                         \
        if (texture) get_parameter(ctx, texture, pname, kind, params);                                                 \
    }                                                                                                                  \
    void mgl_glGetTextureParameter##suffix(mgl_context *ctx, GLuint name, GLenum pname, type *params)                  \
    {                                                                                                                  \
        MGL_SHARED(ctx);                                                                                               \
        mgl_texture *texture = mgl_texture_named(ctx, name);                                                           \
        if (texture) get_parameter(ctx, texture, pname, kind, params);                                                 \
    }
GETTERS(fv, GLfloat, MGL_PARAM_FLOAT)
GETTERS(iv, GLint, MGL_PARAM_INT)
GETTERS(Iiv, GLint, MGL_PARAM_PURE_INT)
GETTERS(Iuiv, GLuint, MGL_PARAM_PURE_UINT)
