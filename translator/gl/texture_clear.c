/* glClearTexImage and its kin (GL 4.6 core §8.21); invalidation. */
#include "translator/gl/framebuffer.h"
#include "translator/gl/pixel_codec.h"
#include "translator/gl/texture_image.h"

#include <math.h>

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

static void clear_image(mgl_context *ctx, const mgl_image_target *where, GLint level, const mgl_image_region *r,
                        GLenum format, GLenum type, const void *data)
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
    mgl_image_region r = mgl_image_whole(&where, level);
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
    clear_image(ctx, &where, level, &(mgl_image_region){x, y, z, (uint32_t)width, (uint32_t)height, (uint32_t)depth},
                format, type, data);
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
