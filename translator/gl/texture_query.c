/* What textures hold: level parameters, images read back (GL 3.3 core §6.1.3, §6.1.4), clears and invalidation of
 * images. */
#include "translator/gl/framebuffer.h"
#include "translator/gl/pixel_codec.h"
#include "translator/gl/texture_image.h"

#include <math.h>

/* ---- level parameters ---- */
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

static uint64_t blocks_bytes(const mgl_level *level)
{
    const mgl_format_info *info = &mgl_format_infos[level->desc->format];
    return (uint64_t)((level->width + info->block_width - 1) / info->block_width) *
           ((level->height + info->block_height - 1) / info->block_height) * level->depth * info->bytes;
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
        *value = (GLint)blocks_bytes(level);
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

/* ---- glGetTexImage ---- */
typedef struct region {
    GLint x, y, z;
    uint32_t width, height, depth;
} region;

/* Compressed images are decompressed by the server, layer by layer, in a scratch texture. */
static void read_decompressed(mgl_context *ctx, const mgl_pixel_sink *sink, const mgl_texture *texture, GLint level,
                              mgl_box box)
{
    const mgl_format_desc *desc = texture->levels[level].desc, *plain = mgl_format_uncompressed(ctx, desc);
    for (uint32_t z = 0; z < box.depth; z++) {
        mgl_fb_image image = {{texture->handle, (uint32_t)level, (uint32_t)box.z + z},
                              desc,
                              texture->levels[level].width,
                              texture->levels[level].height,
                              1};
        mgl_box slice = {box.x, box.y, box.z + (int32_t)z, box.width, box.height, 1};
        mgl_pixel_sink part = *sink;
        part.image.first += z * sink->image.image_bytes;
        if (!mgl_through_transfer(ctx, &image, plain, MGL_ASPECT_COLOR, true, &slice)) return;
        mgl_read_pixels(ctx, &part, image.image.texture, 0, plain, slice, 0, 0, false);
    }
}

static void get_image(mgl_context *ctx, const mgl_image_target *where, uint32_t dimensions, GLint level,
                      const region *r, GLenum format, GLenum type, GLsizei size, void *pixels)
{
    mgl_pixel_sink sink;
    mgl_texture *texture = where->texture;
    const mgl_format_desc *desc = texture->levels[level].desc;
    if (!mgl_pixel_sink_init(ctx, &sink, format, type, size, pixels, dimensions, r->width, r->height, r->depth)) return;
    if (!desc || mgl_lost(ctx)) return; /* an image of size zero */
    bool stencil = sink.image.codec.domain == MGL_ASPECT_STENCIL && desc->base_format == GL_DEPTH_STENCIL;
    GLenum error = stencil ? GL_NO_ERROR : mgl_pixel_matches(&sink.image.codec, desc);
    if (error) {
        mgl_error(ctx, error, "format 0x%x does not fit internal format 0x%x", format, desc->internal_format);
        return;
    }
    sink.image.codec.luminance = false; /* luminance is red here, not the sum (GL 2.1 §6.1.4) */
    mgl_box box = mgl_texture_box(where->target, where->face, r->x, r->y, r->z, r->width, r->height, r->depth);
    if (!box.width || !box.height || !box.depth) return;
    if (desc->compressed)
        read_decompressed(ctx, &sink, texture, level, box);
    else
        mgl_read_pixels(ctx, &sink, texture->handle, (uint32_t)level, desc, box, 0, 0, false);
}

static uint32_t query_dimensions(GLenum target)
{
    switch (target) {
    case GL_TEXTURE_1D:
        return 1;
    case GL_TEXTURE_3D:
    case GL_TEXTURE_2D_ARRAY:
    case GL_TEXTURE_CUBE_MAP_ARRAY:
        return 3;
    default:
        return 2;
    }
}

static region whole_level(const mgl_image_target *where, GLint level)
{
    const mgl_level *slot = &where->texture->levels[level];
    uint32_t slices = where->target == GL_TEXTURE_CUBE_MAP && !where->is_face ? 6 : slot->depth;
    return (region){0, 0, 0, slot->width, slot->height, slices};
}

void mgl_glGetnTexImage(mgl_context *ctx, GLenum target, GLint level, GLenum format, GLenum type, GLsizei size,
                        void *pixels)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    uint32_t dimensions = query_dimensions(target);
    if (!mgl_image_target_init(ctx, &where, target, dimensions, false) ||
        !mgl_image_check_level(ctx, where.target, level))
        return;
    region r = whole_level(&where, level);
    get_image(ctx, &where, dimensions, level, &r, format, type, size, pixels);
}
void mgl_glGetTexImage(mgl_context *ctx, GLenum target, GLint level, GLenum format, GLenum type, void *pixels)
{
    mgl_glGetnTexImage(ctx, target, level, format, type, -1, pixels);
}

static bool named_target(mgl_context *ctx, mgl_image_target *where, GLuint name, uint32_t *dimensions)
{
    mgl_texture *texture = mgl_texture_lookup(ctx, name);
    *dimensions = texture && texture->target == GL_TEXTURE_CUBE_MAP ? 3
                  : texture                                         ? query_dimensions(texture->target)
                                                                    : 2;
    return mgl_image_target_of(ctx, where, name, *dimensions);
}

void mgl_glGetTextureImage(mgl_context *ctx, GLuint name, GLint level, GLenum format, GLenum type, GLsizei size,
                           void *pixels)
{
    mgl_image_target where;
    uint32_t dimensions;
    MGL_SHARED(ctx);
    if (!named_target(ctx, &where, name, &dimensions) || !mgl_image_check_level(ctx, where.target, level)) return;
    region r = whole_level(&where, level);
    get_image(ctx, &where, dimensions, level, &r, format, type, size, pixels);
}
void mgl_glGetTextureSubImage(mgl_context *ctx, GLuint name, GLint level, GLint x, GLint y, GLint z, GLsizei width,
                              GLsizei height, GLsizei depth, GLenum format, GLenum type, GLsizei size, void *pixels)
{
    mgl_image_target where;
    uint32_t dimensions;
    MGL_SHARED(ctx);
    if (!named_target(ctx, &where, name, &dimensions) ||
        !mgl_image_check_region(ctx, &where, level, x, y, z, width, height, depth))
        return;
    get_image(ctx, &where, dimensions, level, &(region){x, y, z, (uint32_t)width, (uint32_t)height, (uint32_t)depth},
              format, type, size, pixels);
}

/* ---- glGetCompressedTexImage ---- */
static void get_blocks(mgl_context *ctx, const mgl_image_target *where, GLint level, GLsizei limit, void *pixels)
{
    const mgl_texture *texture = where->texture;
    mgl_level slot = texture->levels[level];
    mgl_buffer *buffer = ctx->pixel_pack_buffer;
    if (!slot.desc || !slot.desc->compressed) {
        mgl_error(ctx, GL_INVALID_OPERATION, "level %d is not compressed", level);
        return;
    }
    if (where->target == GL_TEXTURE_CUBE_MAP && !where->is_face) slot.depth = 6;
    uint64_t size = blocks_bytes(&slot), offset = (uint64_t)(uintptr_t)pixels;
    bool mapped = buffer && buffer->map.active && !(buffer->map.access & GL_MAP_PERSISTENT_BIT);
    if (mapped || (buffer && (offset > buffer->size || size > buffer->size - offset)) ||
        (!buffer && limit >= 0 && size > (uint64_t)limit)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the image does not fit where it should go");
        return;
    }
    mgl_box box = mgl_texture_box(where->target, where->face, 0, 0, 0, slot.width, slot.height, slot.depth);
    uint8_t *out = buffer ? mgl_malloc(size) : pixels;
    if (!out) {
        if (buffer) mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a read-back");
        return;
    }
    bool ok = mgl_read_texels(ctx, texture->handle, (uint32_t)level, MGL_ASPECT_COLOR, slot.desc->format, box, out);
    if (!buffer) return;
    if (ok) mgl_buffer_write(ctx, buffer, offset, size, out);
    mgl_free(out);
}

void mgl_glGetnCompressedTexImage(mgl_context *ctx, GLenum target, GLint level, GLsizei size, void *pixels)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    if (mgl_image_target_init(ctx, &where, target, query_dimensions(target), false) &&
        mgl_image_check_level(ctx, where.target, level))
        get_blocks(ctx, &where, level, size, pixels);
}
void mgl_glGetCompressedTexImage(mgl_context *ctx, GLenum target, GLint level, void *pixels)
{
    mgl_glGetnCompressedTexImage(ctx, target, level, -1, pixels);
}
void mgl_glGetCompressedTextureImage(mgl_context *ctx, GLuint name, GLint level, GLsizei size, void *pixels)
{
    mgl_image_target where;
    uint32_t dimensions;
    MGL_SHARED(ctx);
    if (named_target(ctx, &where, name, &dimensions) && mgl_image_check_level(ctx, where.target, level))
        get_blocks(ctx, &where, level, size, pixels);
}

/* ---- glClearTexImage ---- */
static float srgb_to_linear(float c)
{
    return c <= 0.04045f ? c / 12.92f : powf((c + 0.055f) / 1.055f, 2.4f);
}

/* The bits of one texel in the texture's class, by storage channel. NULL data: zeros. */
static void clear_color(const mgl_format_desc *desc, const mgl_texel_codec *codec, const void *data, uint32_t color[4])
{
    uint8_t channels[4];
    int64_t integers[1][4] = {{0}};
    float floats[1][4] = {{0}};
    mgl_format_channels(desc, channels);
    if (data && desc->integer)
        mgl_texel_decode_integer(codec, data, 1, 0, integers);
    else if (data)
        mgl_texel_decode_float(codec, data, 1, 0, floats);
    for (int i = 0; i < 3 && desc->srgb; i++)
        floats[0][i] = srgb_to_linear(floats[0][i]);
    for (int i = 0; i < 4; i++) {
        uint8_t c = channels[i];
        float value = c < 4 ? floats[0][c] : 1.0f;
        if (desc->integer)
            color[i] = c < 4 ? (uint32_t)integers[0][c] : 1;
        else
            memcpy(&color[i], &value, 4);
    }
}

/* Multisampled images are cleared as attachments, layer by layer; the framebuffer is told anew afterwards. */
static void clear_multisampled(mgl_context *ctx, const mgl_texture *texture, uint32_t aspects,
                               const mgl_wire_texture_clear *what)
{
    const mgl_level *slot = &texture->levels[0];
    const mgl_format_desc *desc = slot->desc;
    for (uint32_t layer = 0; layer < what->box.depth; layer++) {
        mgl_attachment image = {.image = {texture->handle, 0, (uint32_t)what->box.z + layer}};
        mgl_wire_framebuffer *framebuffer = mgl_emit_framebuffer(&ctx->encoder);
        *framebuffer =
            (mgl_wire_framebuffer){.width = slot->width, .height = slot->height, .layers = 1, .samples = slot->samples};
        memset(framebuffer->draw_map, 255, sizeof framebuffer->draw_map);
        if (aspects == MGL_ASPECT_COLOR) {
            framebuffer->color[0] = image;
            framebuffer->draw_map[0] = 0;
        }
        if (desc->depth_renderable) framebuffer->depth = image;
        if (desc->stencil_renderable) framebuffer->stencil = image;
        mgl_wire_clear *clear = mgl_emit_clear(&ctx->encoder);
        *clear = (mgl_wire_clear){.color_class = mgl_format_value_class(desc), .color_mask = 15, .stencil_mask = 255};
        clear->rect = (mgl_rect){what->box.x, what->box.y, (int32_t)what->box.width, (int32_t)what->box.height};
        if (aspects == MGL_ASPECT_COLOR) clear->attachments = 1;
        if (aspects & MGL_ASPECT_DEPTH) clear->attachments |= MGL_CLEAR_DEPTH;
        if (aspects & MGL_ASPECT_STENCIL) clear->attachments |= MGL_CLEAR_STENCIL;
        memcpy(clear->color, what->color, sizeof clear->color);
        memcpy(&clear->depth, &what->color[0], sizeof clear->depth);
        clear->stencil = what->color[1];
    }
    ctx->texture_emit->framebuffer_sent = false;
    ctx->dirty |= MGL_DIRTY_FRAMEBUFFER;
}

static void fill_clear(const mgl_format_desc *desc, const mgl_texel_codec *codec, const void *data, uint32_t color[4])
{
    double depth = 0;
    uint32_t stencil = 0;
    if (codec->domain == MGL_ASPECT_COLOR) {
        clear_color(desc, codec, data, color);
        return;
    }
    if (data && (codec->domain & MGL_ASPECT_DEPTH)) mgl_texel_decode_depth(codec, data, 1, &depth);
    if (data && (codec->domain & MGL_ASPECT_STENCIL)) mgl_texel_decode_stencil(codec, data, 1, 0, &stencil);
    float bits = (float)depth;
    memcpy(&color[0], &bits, 4);
    color[1] = stencil & 255;
}

static void clear_image(mgl_context *ctx, const mgl_image_target *where, GLint level, const region *r, GLenum format,
                        GLenum type, const void *data)
{
    const mgl_level *slot = &where->texture->levels[level];
    mgl_texel_codec codec;
    GLenum error = mgl_texel_codec_client(&codec, format, type, ctx->core);
    if (!error) error = slot->desc->compressed ? GL_INVALID_OPERATION : mgl_pixel_matches(&codec, slot->desc);
    if (error) {
        mgl_error(ctx, error, "format 0x%x, type 0x%x, internal format 0x%x", format, type,
                  slot->desc->internal_format);
        return;
    }
    mgl_wire_texture_clear clear = {
        .texture = where->texture->handle, .level = (uint32_t)level, .aspects = codec.domain};
    clear.box = mgl_texture_box(where->target, 0, r->x, r->y, r->z, r->width, r->height, r->depth);
    if (!clear.box.width || !clear.box.height || !clear.box.depth) return;
    fill_clear(slot->desc, &codec, data, clear.color);
    if (slot->samples > 1)
        clear_multisampled(ctx, where->texture, codec.domain, &clear);
    else
        *mgl_emit_texture_clear(&ctx->encoder) = clear;
    mgl_shared_changed(ctx);
}

static bool clear_target(mgl_context *ctx, mgl_image_target *where, GLuint name, GLint level)
{
    mgl_texture *texture = mgl_texture_named(ctx, name);
    if (!texture) return false;
    *where = (mgl_image_target){.target = texture->target, .texture = texture};
    bool legal =
        texture->target != GL_TEXTURE_BUFFER && level >= 0 && level < MGL_MAX_LEVELS && texture->levels[level].desc;
    if (!legal) mgl_error(ctx, GL_INVALID_OPERATION, "level %d of texture %u is not defined", level, name);
    return legal;
}

void mgl_glClearTexImage(mgl_context *ctx, GLuint name, GLint level, GLenum format, GLenum type, const void *data)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    if (!clear_target(ctx, &where, name, level)) return;
    region r = whole_level(&where, level);
    clear_image(ctx, &where, level, &r, format, type, data);
}
void mgl_glClearTexSubImage(mgl_context *ctx, GLuint name, GLint level, GLint x, GLint y, GLint z, GLsizei width,
                            GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *data)
{
    mgl_image_target where;
    MGL_SHARED(ctx);
    if (!clear_target(ctx, &where, name, level)) return;
    if (!mgl_image_contains(&where, level, x, y, z, width, height, depth)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the region is outside of level %d", level);
        return;
    }
    clear_image(ctx, &where, level, &(region){x, y, z, (uint32_t)width, (uint32_t)height, (uint32_t)depth}, format,
                type, data);
}

/* ---- invalidation: a hint; arguments are checked, content stays ---- */
static bool invalidate_level(mgl_context *ctx, GLuint name, GLint level)
{
    MGL_SHARED(ctx);
    mgl_texture *texture = mgl_texture_lookup(ctx, name);
    if (texture && level >= 0 && (uint32_t)level < mgl_texture_max_levels(ctx, texture->target)) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "level %d of texture %u", level, name);
    return false;
}
void mgl_glInvalidateTexImage(mgl_context *ctx, GLuint name, GLint level)
{
    invalidate_level(ctx, name, level);
}
void mgl_glInvalidateTexSubImage(mgl_context *ctx, GLuint name, GLint level, GLint x, GLint y, GLint z, GLsizei width,
                                 GLsizei height, GLsizei depth)
{
    if (invalidate_level(ctx, name, level) && (width < 0 || height < 0 || depth < 0))
        mgl_error(ctx, GL_INVALID_VALUE, "size %dx%dx%d", width, height, depth);
}
