/* What levels of textures are (GL 3.3 core §6.1.3). */
#include "translator/gl/texture_image.h"

static GLint component_type(const mgl_format_desc *desc, GLenum pname)
{
    bool has = false;
    switch (pname) {
    case GL_TEXTURE_RED_TYPE:
        has = desc->bits[0];
        break;
    case GL_TEXTURE_GREEN_TYPE:
        has = desc->bits[1];
        break;
    case GL_TEXTURE_BLUE_TYPE:
        has = desc->bits[2];
        break;
    case GL_TEXTURE_ALPHA_TYPE:
        has = desc->bits[3];
        break;
    case GL_TEXTURE_DEPTH_TYPE:
        has = desc->bits[4];
        break;
    case GL_TEXTURE_LUMINANCE_TYPE:
        has = desc->luminance_bits;
        break;
    case GL_TEXTURE_INTENSITY_TYPE:
        has = desc->intensity_bits;
        break;
    default:
        break;
    }
    return has ? (GLint)desc->component_type : GL_NONE;
}

static bool format_parameter(const mgl_format_desc *desc, GLenum pname, GLint *value)
{
    switch (pname) {
    case GL_TEXTURE_RED_SIZE:
        *value = desc->bits[0];
        return true;
    case GL_TEXTURE_GREEN_SIZE:
        *value = desc->bits[1];
        return true;
    case GL_TEXTURE_BLUE_SIZE:
        *value = desc->bits[2];
        return true;
    case GL_TEXTURE_ALPHA_SIZE:
        *value = desc->bits[3];
        return true;
    case GL_TEXTURE_DEPTH_SIZE:
        *value = desc->bits[4];
        return true;
    case GL_TEXTURE_STENCIL_SIZE:
        *value = desc->bits[5];
        return true;
    case GL_TEXTURE_LUMINANCE_SIZE:
        *value = desc->luminance_bits;
        return true;
    case GL_TEXTURE_INTENSITY_SIZE:
        *value = desc->intensity_bits;
        return true;
    case GL_TEXTURE_SHARED_SIZE:
        *value = desc->shared_bits;
        return true;
    case GL_TEXTURE_COMPRESSED:
        *value = desc->compressed;
        return true;
    case GL_TEXTURE_RED_TYPE:
    case GL_TEXTURE_GREEN_TYPE:
    case GL_TEXTURE_BLUE_TYPE:
    case GL_TEXTURE_ALPHA_TYPE:
    case GL_TEXTURE_DEPTH_TYPE:
    case GL_TEXTURE_LUMINANCE_TYPE:
    case GL_TEXTURE_INTENSITY_TYPE:
        *value = component_type(desc, pname);
        return true;
    default:
        return false;
    }
}

uint64_t mgl_blocks_bytes(const mgl_format_desc *desc, uint32_t width, uint32_t height, uint32_t depth)
{
    const mgl_format_info *info = &mgl_format_infos[desc->format];
    return (uint64_t)((width + info->block_width - 1) / info->block_width) *
           ((height + info->block_height - 1) / info->block_height) * depth * info->bytes;
}

static bool buffer_parameter(const mgl_texture *texture, GLenum pname, GLint *value)
{
    const mgl_buffer *buffer = texture ? texture->buffer : NULL;
    uint64_t size = buffer ? (texture->buffer_size ? texture->buffer_size : buffer->size) : 0;
    switch (pname) {
    case GL_TEXTURE_BUFFER_DATA_STORE_BINDING:
        *value = buffer ? (GLint)buffer->object.name : 0;
        return true;
    case GL_TEXTURE_BUFFER_OFFSET:
        *value = texture ? (GLint)texture->buffer_offset : 0;
        return true;
    case GL_TEXTURE_BUFFER_SIZE:
        *value = (GLint)size;
        return true;
    case GL_TEXTURE_WIDTH:
        if (!texture || texture->target != GL_TEXTURE_BUFFER) return false;
        *value = texture->levels[0].desc ? (GLint)(size / mgl_format_infos[texture->levels[0].desc->format].bytes) : 0;
        return true;
    default:
        return false;
    }
}

/* GL_NO_ERROR and the value, or the error. */
static GLenum level_parameter(mgl_context *ctx, const mgl_texture *texture, const mgl_level *level, bool proxy,
                              GLenum pname, GLint *value)
{
    static const mgl_format_desc none;
    if (buffer_parameter(texture, pname, value)) return GL_NO_ERROR;
    switch (pname) {
    case GL_TEXTURE_WIDTH:
        *value = (GLint)level->width;
        return GL_NO_ERROR;
    case GL_TEXTURE_HEIGHT:
        *value = (GLint)level->height;
        return GL_NO_ERROR;
    case GL_TEXTURE_DEPTH:
        *value = (GLint)level->depth;
        return GL_NO_ERROR;
    case GL_TEXTURE_BORDER:
        *value = 0;
        return ctx->core ? GL_INVALID_ENUM : GL_NO_ERROR;
    case GL_TEXTURE_SAMPLES:
        *value = (GLint)level->samples;
        return GL_NO_ERROR;
    case GL_TEXTURE_FIXED_SAMPLE_LOCATIONS:
        *value = !level->desc || level->fixed_locations;
        return GL_NO_ERROR;
    case GL_TEXTURE_INTERNAL_FORMAT: {
        GLenum base = mgl_format_generic_base(level->internal_format); /* GL 3.3 §3.8.3: not compressed, so replaced */
        *value = !level->desc ? (ctx->core ? GL_RGBA : 1) : (GLint)(base ? base : level->internal_format);
        return GL_NO_ERROR;
    }
    case GL_TEXTURE_COMPRESSED_IMAGE_SIZE:
        if (proxy || !level->desc || !level->desc->compressed) return GL_INVALID_OPERATION;
        *value = (GLint)mgl_blocks_bytes(level->desc, level->width, level->height, level->depth);
        return GL_NO_ERROR;
    default:
        return format_parameter(level->desc ? level->desc : &none, pname, value) ? GL_NO_ERROR : GL_INVALID_ENUM;
    }
}

static bool get_parameter(mgl_context *ctx, const mgl_texture *texture, const mgl_level *level, bool proxy,
                          GLenum pname, GLint *value)
{
    GLenum error = level_parameter(ctx, texture, level, proxy, pname, value);
    if (error) mgl_error(ctx, error, "level parameter 0x%x", pname);
    return !error;
}

static bool check_query_level(mgl_context *ctx, GLenum target, GLint level)
{
    return mgl_image_check_level(ctx, target, level);
}

static bool level_of_target(mgl_context *ctx, GLenum target, GLint level, GLenum pname, GLint *value)
{
    static const mgl_level undefined;
    mgl_image_target where = {.target = target};
    MGL_SHARED(ctx);
    bool multisample =
        target == GL_TEXTURE_2D_MULTISAMPLE || target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY || target == GL_TEXTURE_BUFFER;
    bool proxy_multisample =
        target == GL_PROXY_TEXTURE_2D_MULTISAMPLE || target == GL_PROXY_TEXTURE_2D_MULTISAMPLE_ARRAY;
    if (multisample)
        where.texture = mgl_texture_bound(ctx, target);
    else if (proxy_multisample)
        where =
            (mgl_image_target){.target = target == GL_PROXY_TEXTURE_2D_MULTISAMPLE ? GL_TEXTURE_2D_MULTISAMPLE
                                                                                   : GL_TEXTURE_2D_MULTISAMPLE_ARRAY,
                               .proxy = true};
    else {
        bool three = target == GL_TEXTURE_3D || target == GL_PROXY_TEXTURE_3D || target == GL_TEXTURE_2D_ARRAY ||
                     target == GL_PROXY_TEXTURE_2D_ARRAY || target == GL_TEXTURE_CUBE_MAP_ARRAY ||
                     target == GL_PROXY_TEXTURE_CUBE_MAP_ARRAY;
        bool one = target == GL_TEXTURE_1D || target == GL_PROXY_TEXTURE_1D;
        if (!mgl_image_target_init(ctx, &where, target, three ? 3 : one ? 1 : 2, true)) return false;
    }
    if (!check_query_level(ctx, where.target, level)) return false;
    const mgl_level *slot = &undefined;
    int index = mgl_texture_target_index(where.target);
    if (!where.proxy)
        slot = where.is_face && !(where.texture->levels[level].faces >> where.face & 1) ? &undefined
                                                                                        : &where.texture->levels[level];
    else if (ctx->texture_emit->proxy_level[index] == level)
        slot = &ctx->texture_emit->proxies[index];
    return get_parameter(ctx, where.texture, slot, where.proxy, pname, value);
}

static bool level_of_name(mgl_context *ctx, GLuint name, GLint level, GLenum pname, GLint *value)
{
    MGL_SHARED(ctx);
    mgl_texture *texture = mgl_texture_named(ctx, name);
    return texture && check_query_level(ctx, texture->target, level) &&
           get_parameter(ctx, texture, &texture->levels[level], false, pname, value);
}

void mgl_glGetTexLevelParameteriv(mgl_context *ctx, GLenum target, GLint level, GLenum pname, GLint *params)
{
    GLint value;
    if (level_of_target(ctx, target, level, pname, &value)) *params = value;
}
void mgl_glGetTexLevelParameterfv(mgl_context *ctx, GLenum target, GLint level, GLenum pname, GLfloat *params)
{
    GLint value;
    if (level_of_target(ctx, target, level, pname, &value)) *params = (GLfloat)value;
}
void mgl_glGetTextureLevelParameteriv(mgl_context *ctx, GLuint texture, GLint level, GLenum pname, GLint *params)
{
    GLint value;
    if (level_of_name(ctx, texture, level, pname, &value)) *params = value;
}
void mgl_glGetTextureLevelParameterfv(mgl_context *ctx, GLuint texture, GLint level, GLenum pname, GLfloat *params)
{
    GLint value;
    if (level_of_name(ctx, texture, level, pname, &value)) *params = (GLfloat)value;
}
