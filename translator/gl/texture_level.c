/* Levels of textures: their sizes, their definition on the server, generation of mipmaps. */
#include "translator/gl/texture.h"

uint32_t mgl_level_chain(uint32_t width, uint32_t height, uint32_t depth)
{
    uint32_t largest = MGL_MAX(MGL_MAX(width, height), depth), levels = 1;
    while (largest >> levels)
        levels++;
    return levels;
}

void mgl_level_minify(GLenum target, const mgl_level *base, uint32_t steps, uint32_t *width, uint32_t *height,
                      uint32_t *depth)
{
    *width = MGL_MAX(base->width >> steps, 1);
    *height = target == GL_TEXTURE_1D_ARRAY ? base->height : MGL_MAX(base->height >> steps, 1);
    *depth = target == GL_TEXTURE_3D ? MGL_MAX(base->depth >> steps, 1) : base->depth;
}

mgl_box mgl_texture_box(GLenum target, uint32_t face, GLint x, GLint y, GLint z, uint32_t width, uint32_t height,
                        uint32_t depth)
{
    if (target == GL_TEXTURE_1D_ARRAY) return (mgl_box){x, 0, y, width, 1, height};
    if (target == GL_TEXTURE_CUBE_MAP) return (mgl_box){x, y, z + (int32_t)face, width, height, depth};
    return (mgl_box){x, y, z, width, height, depth};
}

bool mgl_texture_ensure_handle(mgl_context *ctx, mgl_texture *texture)
{
    if (!mgl_handle_is_null(texture->handle)) return true;
    texture->handle = mgl_handle_mint(ctx->connection, MGL_KIND_TEXTURE);
    if (mgl_handle_is_null(texture->handle)) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a texture");
        return false;
    }
    mgl_wire_texture_create *record = mgl_emit_texture_create(&ctx->encoder);
    record->texture = texture->handle;
    record->target = mgl_texture_wire_target(texture->target);
    return true;
}

static bool is_mipmapped(GLenum min_filter)
{
    return min_filter != GL_NEAREST && min_filter != GL_LINEAR;
}

/* How many levels the texture will likely have, so that the server makes one image at once. */
static uint32_t level_hint(const mgl_texture *texture, uint32_t level, const mgl_level *definition)
{
    bool chain =
        texture->generate_mipmap || level > 0 || (is_mipmapped(texture->sampler.min_filter) && texture->max_level > 0);
    if (!chain || definition->samples > 1 || texture->target == GL_TEXTURE_RECTANGLE) return 1;
    uint32_t height = texture->target == GL_TEXTURE_1D_ARRAY ? 1 : definition->height,
             depth = texture->target == GL_TEXTURE_3D ? definition->depth : 1;
    uint32_t levels = level + mgl_level_chain(definition->width, height, depth);
    levels = MGL_MIN(levels, MGL_MAX_LEVELS);
    return MGL_MAX(MGL_MIN(levels, (uint32_t)texture->max_level + 1), level + 1);
}

static void emit_level(mgl_context *ctx, const mgl_texture *texture, uint32_t level, const mgl_level *definition)
{
    bool rows_are_layers = texture->target == GL_TEXTURE_1D_ARRAY;
    mgl_wire_texture_level *record = mgl_emit_texture_level(&ctx->encoder);
    *record = (mgl_wire_texture_level){
        .texture = texture->handle,
        .level = level,
        .format = definition->desc->format,
        .width = definition->width,
        .height = rows_are_layers ? 1 : definition->height,
        .depth = rows_are_layers ? definition->height : definition->depth,
        .samples = MGL_MAX(definition->samples, 1),
        .level_hint = level_hint(texture, level, definition),
    };
    if (texture->target == GL_TEXTURE_CUBE_MAP) record->depth = 6;
    if (!definition->width || !definition->height || !definition->depth)
        record->width = record->height = record->depth = 0;
}

static bool same_level(const mgl_level *a, const mgl_level *b)
{
    return a->desc == b->desc && a->width == b->width && a->height == b->height && a->depth == b->depth &&
           a->samples == b->samples && a->border == b->border;
}

bool mgl_texture_define_level(mgl_context *ctx, mgl_texture *texture, uint32_t level, uint32_t face,
                              const mgl_level *definition)
{
    mgl_level *slot = &texture->levels[level];
    bool same = slot->desc && same_level(slot, definition);
    uint8_t faces = texture->target == GL_TEXTURE_CUBE_MAP ? (uint8_t)((same ? slot->faces : 0) | 1u << face) : 0;
    bool known = same && faces == slot->faces && slot->internal_format == definition->internal_format &&
                 slot->fixed_locations == definition->fixed_locations;
    if (!mgl_texture_ensure_handle(ctx, texture)) return false;
    *slot = *definition;
    slot->faces = faces;
    if (!same) emit_level(ctx, texture, level, slot);
    if (!known) mgl_texture_redefined(ctx, texture);
    mgl_shared_changed(ctx);
    return true;
}

/* ---- mipmaps ---- */
static bool define_chain(mgl_context *ctx, mgl_texture *texture, uint32_t base, uint32_t last)
{
    const mgl_level *first = &texture->levels[base];
    for (uint32_t level = base + 1; level <= last; level++) {
        mgl_level next = *first;
        mgl_level_minify(texture->target, first, level - base, &next.width, &next.height, &next.depth);
        uint32_t faces = texture->target == GL_TEXTURE_CUBE_MAP ? 6 : 1;
        for (uint32_t face = 0; face < faces; face++)
            if (!mgl_texture_define_level(ctx, texture, level, face, &next)) return false;
    }
    return true;
}

/* Integers are not filtered (EXT_texture_integer), nor are stencil values. */
bool mgl_format_has_mipmaps(const mgl_format_desc *desc)
{
    return !desc->compressed && !desc->integer && desc->base_format != GL_DEPTH_STENCIL &&
           desc->base_format != GL_STENCIL_INDEX;
}

void mgl_texture_generate_mipmap(mgl_context *ctx, mgl_texture *texture)
{
    uint32_t base = (uint32_t)texture->base_level, last = (uint32_t)texture->max_level;
    if (texture->immutable) {
        base = MGL_MIN(base, texture->immutable_levels - 1);
        last = MGL_MIN(last, texture->immutable_levels - 1);
    }
    if (base >= MGL_MAX_LEVELS || !texture->levels[base].desc) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the base level is not defined");
        return;
    }
    const mgl_level *level = &texture->levels[base];
    bool cube = texture->target == GL_TEXTURE_CUBE_MAP;
    if (cube && (level->faces != 0x3f || level->width != level->height)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the cube map is not complete");
        return;
    }
    if (!mgl_format_has_mipmaps(level->desc)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "no mipmaps of format 0x%x", level->internal_format);
        return;
    }
    if (!level->width || !level->height || !level->depth) return;
    uint32_t height = texture->target == GL_TEXTURE_1D_ARRAY ? 1 : level->height,
             depth = texture->target == GL_TEXTURE_3D ? level->depth : 1;
    last = MGL_MIN(last, base + mgl_level_chain(level->width, height, depth) - 1);
    last = MGL_MIN(last, MGL_MAX_LEVELS - 1);
    if (last <= base) return;
    if (!texture->immutable && !define_chain(ctx, texture, base, last)) return;
    mgl_wire_texture_mipmap *record = mgl_emit_texture_mipmap(&ctx->encoder);
    *record = (mgl_wire_texture_mipmap){texture->handle, base, last};
    mgl_shared_changed(ctx);
}

static bool mipmap_target(GLenum target)
{
    switch (target) {
    case GL_TEXTURE_1D:
    case GL_TEXTURE_2D:
    case GL_TEXTURE_3D:
    case GL_TEXTURE_1D_ARRAY:
    case GL_TEXTURE_2D_ARRAY:
    case GL_TEXTURE_CUBE_MAP:
    case GL_TEXTURE_CUBE_MAP_ARRAY:
        return true;
    default:
        return false;
    }
}

void mgl_glGenerateMipmap(mgl_context *ctx, GLenum target)
{
    if (!mipmap_target(target)) {
        mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
        return;
    }
    MGL_SHARED(ctx);
    mgl_texture_generate_mipmap(ctx, mgl_texture_bound(ctx, target));
}

void mgl_glGenerateTextureMipmap(mgl_context *ctx, GLuint name)
{
    MGL_SHARED(ctx);
    mgl_texture *texture = mgl_texture_named(ctx, name);
    if (texture && mipmap_target(texture->target))
        mgl_texture_generate_mipmap(ctx, texture);
    else if (texture)
        mgl_error(ctx, GL_INVALID_OPERATION, "target 0x%x has no mipmaps", texture->target);
}
