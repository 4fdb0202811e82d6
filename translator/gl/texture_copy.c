/* Copies from the read framebuffer into textures (GL 3.3 core §3.8.4) and between images (ARB_copy_image). */
#include "translator/gl/framebuffer.h"
#include "translator/gl/texture_image.h"

typedef struct copy_call {
    mgl_image_target where;
    GLint level, to_x, to_y, to_z, x, y;
    GLsizei width, height;
} copy_call;

/* The image of the read framebuffer that fits the destination format; desc NULL: an error is set. */
static mgl_fb_image find_source(mgl_context *ctx, const mgl_format_desc *desc)
{
    mgl_fb_image none = {.samples = 1};
    if (mgl_framebuffer_status(ctx, ctx->read_fb) != GL_FRAMEBUFFER_COMPLETE) {
        mgl_error(ctx, GL_INVALID_FRAMEBUFFER_OPERATION, "the read framebuffer is not complete");
        return none;
    }
    uint32_t aspect = desc->depth_renderable     ? MGL_ASPECT_DEPTH
                      : desc->stencil_renderable ? MGL_ASPECT_STENCIL
                                                 : MGL_ASPECT_COLOR;
    mgl_fb_image image = mgl_framebuffer_read_image(ctx, ctx->read_fb, aspect);
    bool fits = image.desc &&
                (aspect != MGL_ASPECT_COLOR || mgl_format_value_class(image.desc) == mgl_format_value_class(desc));
    if (desc->base_format == GL_DEPTH_STENCIL && image.desc && image.desc->base_format != GL_DEPTH_STENCIL)
        fits = false;
    if (!fits) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the read framebuffer has no image that fits internal format 0x%x",
                  desc->internal_format);
        return none;
    }
    if (image.samples > 1 && ctx->read_fb->object.name) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the read framebuffer is multisampled");
        return none;
    }
    return image;
}

static bool server_copies(const mgl_format_desc *source, const mgl_format_desc *destination)
{
    if (destination->stencil_renderable) return source->format == destination->format;
    if (destination->depth_renderable) return true;
    return !destination->compressed && destination->base_format != GL_ALPHA &&
           destination->base_format != GL_LUMINANCE_ALPHA;
}

/* Through client memory: formats between which a blit means something else. */
static void copy_by_hand(mgl_context *ctx, const copy_call *call, mgl_fb_image source, mgl_box from, mgl_box to)
{
    const mgl_format_desc *desc = call->where.texture->levels[call->level].desc;
    GLenum format = GL_RGBA, type = GL_FLOAT;
    if (desc->base_format == GL_DEPTH_STENCIL)
        format = GL_DEPTH_STENCIL, type = GL_FLOAT_32_UNSIGNED_INT_24_8_REV;
    else if (desc->depth_renderable)
        format = GL_DEPTH_COMPONENT;
    else if (desc->stencil_renderable)
        format = GL_STENCIL_INDEX, type = GL_UNSIGNED_BYTE;
    else if (desc->integer)
        format = GL_RGBA_INTEGER, type = desc->component_type;
    mgl_texel_codec codec;
    mgl_texel_codec_client(&codec, format, type, false);
    mgl_pixel_store tight = {.alignment = 1};
    mgl_pixel_sink sink = {0};
    mgl_pixel_image_init(&sink.image, &codec, &tight, 2, from.width, from.height, 1);
    sink.pointer = mgl_calloc(sink.image.extent, 1);
    if (!sink.pointer) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a copy");
        return;
    }
    mgl_read_image(ctx, &sink, source, NULL, from, 0, 0, false);
    mgl_pixel_source pixels = {.image = sink.image, .pointer = sink.pointer};
    mgl_upload_pixels(ctx, call->where.texture->handle, (uint32_t)call->level, desc, to, &pixels);
    mgl_free(sink.pointer);
}

/* The part inside the source; texels outside of it are undefined. */
static void copy(mgl_context *ctx, const copy_call *call, const mgl_fb_image *source)
{
    const mgl_format_desc *desc = call->where.texture->levels[call->level].desc;
    int64_t x0 = MGL_MAX(call->x, 0), y0 = MGL_MAX(call->y, 0);
    int64_t x1 = MGL_MIN((int64_t)call->x + call->width, (int64_t)source->width),
            y1 = MGL_MIN((int64_t)call->y + call->height, (int64_t)source->height);
    if (x1 <= x0 || y1 <= y0 || mgl_lost(ctx)) return;
    uint32_t width = (uint32_t)(x1 - x0), height = (uint32_t)(y1 - y0);
    GLint to_x = call->to_x + (GLint)(x0 - call->x), to_y = call->to_y + (GLint)(y0 - call->y);
    mgl_box to = mgl_texture_box(call->where.target, call->where.face, to_x, to_y, call->to_z, width, height, 1);
    mgl_box from = {(int32_t)x0, (int32_t)y0, (int32_t)source->image.layer, width, height, 1};
    bool rows_are_layers = call->where.target == GL_TEXTURE_1D_ARRAY;
    if (!server_copies(source->desc, desc) || (rows_are_layers && height > 1)) {
        copy_by_hand(ctx, call, *source, from, to);
    } else {
        uint32_t aspects = desc->depth_renderable ? MGL_ASPECT_DEPTH : desc->stencil_renderable ? 0 : MGL_ASPECT_COLOR;
        if (desc->stencil_renderable) aspects |= MGL_ASPECT_STENCIL;
        mgl_fb_image destination = {
            {call->where.texture->handle, (uint32_t)call->level, (uint32_t)to.z}, desc, 0, 0, 1, false};
        GLint a[4] = {from.x, from.y, from.x + (GLint)width, from.y + (GLint)height},
              b[4] = {to.x, to.y, to.x + (GLint)width, to.y + (GLint)height};
        mgl_blit_images(ctx, source, &destination, a, b, (mgl_rect){0, 0, -1, -1}, aspects, 0);
    }
    mgl_shared_changed(ctx);
    mgl_image_written(ctx, call->where.texture, call->level);
}

/* ---- glCopyTexImage ---- */
static void copy_image(mgl_context *ctx, GLenum target, uint32_t dimensions, copy_call *call, GLenum internal_format,
                       GLint border)
{
    MGL_SHARED(ctx);
    bool too_large;
    if (!mgl_image_target_init(ctx, &call->where, target, dimensions, false) ||
        !mgl_image_check_level(ctx, call->where.target, call->level))
        return;
    const mgl_format_desc *desc =
        internal_format >= 1 && internal_format <= 4 ? NULL : mgl_format_choose(ctx, internal_format, GL_RGBA, 0);
    if (!desc) {
        mgl_error(ctx, GL_INVALID_ENUM, "internal format 0x%x", internal_format);
        return;
    }
    bool border_ok = border == 0 || (border == 1 && !ctx->core && call->where.target != GL_TEXTURE_RECTANGLE);
    GLenum error = border_ok ? mgl_image_check_size(ctx, &call->where, call->level, call->width - 2 * border,
                                                    call->height - (dimensions > 1 ? 2 * border : 0), 1, &too_large)
                             : GL_INVALID_VALUE;
    if (error) {
        mgl_error(ctx, error, "size %dx%d, border %d", call->width, call->height, border);
        return;
    }
    call->x += border;
    call->width -= 2 * border;
    if (dimensions > 1) call->y += border, call->height -= 2 * border;
    mgl_fb_image source = find_source(ctx, desc);
    if (!source.desc) return;
    if (call->where.texture->immutable) {
        mgl_error(ctx, GL_INVALID_OPERATION, "the texture is immutable");
        return;
    }
    mgl_level level = {.width = (uint32_t)call->width,
                       .height = (uint32_t)call->height,
                       .depth = 1,
                       .internal_format = internal_format,
                       .desc = desc,
                       .fixed_locations = true};
    if (mgl_texture_define_level(ctx, call->where.texture, (uint32_t)call->level, call->where.face, &level))
        copy(ctx, call, &source);
}

void mgl_glCopyTexImage1D(mgl_context *ctx, GLenum target, GLint level, GLenum internal_format, GLint x, GLint y,
                          GLsizei width, GLint border)
{
    copy_image(ctx, target, 1, &(copy_call){.level = level, .x = x, .y = y, .width = width, .height = 1},
               internal_format, border);
}
void mgl_glCopyTexImage2D(mgl_context *ctx, GLenum target, GLint level, GLenum internal_format, GLint x, GLint y,
                          GLsizei width, GLsizei height, GLint border)
{
    copy_image(ctx, target, 2, &(copy_call){.level = level, .x = x, .y = y, .width = width, .height = height},
               internal_format, border);
}

/* ---- glCopyTexSubImage ---- */
static void copy_sub_image(mgl_context *ctx, copy_call *call)
{
    if (!mgl_image_check_region(ctx, &call->where, call->level, call->to_x, call->to_y, call->to_z, call->width,
                                call->height, 1))
        return;
    mgl_fb_image source = find_source(ctx, call->where.texture->levels[call->level].desc);
    if (source.desc) copy(ctx, call, &source);
}
static void copy_sub_bound(mgl_context *ctx, GLenum target, uint32_t dimensions, copy_call *call)
{
    MGL_SHARED(ctx);
    if (mgl_image_target_init(ctx, &call->where, target, dimensions, false)) copy_sub_image(ctx, call);
}
static void copy_sub_named(mgl_context *ctx, GLuint name, uint32_t dimensions, copy_call *call)
{
    MGL_SHARED(ctx);
    if (mgl_image_target_of(ctx, &call->where, name, dimensions)) copy_sub_image(ctx, call);
}

void mgl_glCopyTexSubImage1D(mgl_context *ctx, GLenum target, GLint level, GLint to_x, GLint x, GLint y, GLsizei width)
{
    copy_sub_bound(ctx, target, 1,
                   &(copy_call){.level = level, .to_x = to_x, .x = x, .y = y, .width = width, .height = 1});
}
void mgl_glCopyTexSubImage2D(mgl_context *ctx, GLenum target, GLint level, GLint to_x, GLint to_y, GLint x, GLint y,
                             GLsizei width, GLsizei height)
{
    copy_sub_bound(
        ctx, target, 2,
        &(copy_call){.level = level, .to_x = to_x, .to_y = to_y, .x = x, .y = y, .width = width, .height = height});
}
void mgl_glCopyTexSubImage3D(mgl_context *ctx, GLenum target, GLint level, GLint to_x, GLint to_y, GLint to_z, GLint x,
                             GLint y, GLsizei width, GLsizei height)
{
    copy_sub_bound(ctx, target, 3,
                   &(copy_call){.level = level,
                                .to_x = to_x,
                                .to_y = to_y,
                                .to_z = to_z,
                                .x = x,
                                .y = y,
                                .width = width,
                                .height = height});
}
void mgl_glCopyTextureSubImage1D(mgl_context *ctx, GLuint texture, GLint level, GLint to_x, GLint x, GLint y,
                                 GLsizei width)
{
    copy_sub_named(ctx, texture, 1,
                   &(copy_call){.level = level, .to_x = to_x, .x = x, .y = y, .width = width, .height = 1});
}
void mgl_glCopyTextureSubImage2D(mgl_context *ctx, GLuint texture, GLint level, GLint to_x, GLint to_y, GLint x,
                                 GLint y, GLsizei width, GLsizei height)
{
    copy_sub_named(
        ctx, texture, 2,
        &(copy_call){.level = level, .to_x = to_x, .to_y = to_y, .x = x, .y = y, .width = width, .height = height});
}
void mgl_glCopyTextureSubImage3D(mgl_context *ctx, GLuint texture, GLint level, GLint to_x, GLint to_y, GLint to_z,
                                 GLint x, GLint y, GLsizei width, GLsizei height)
{
    copy_sub_named(ctx, texture, 3,
                   &(copy_call){.level = level,
                                .to_x = to_x,
                                .to_y = to_y,
                                .to_z = to_z,
                                .x = x,
                                .y = y,
                                .width = width,
                                .height = height});
}

/* ---- glCopyImageSubData ---- */
/* One side: sizes in texels, with the layers of 1D arrays as depth (ARB_copy_image counts them in z). */
typedef struct copy_side {
    mgl_handle handle;
    const mgl_format_desc *desc;
    uint32_t width, height, depth, samples;
} copy_side;

static bool side_of_renderbuffer(mgl_context *ctx, copy_side *side, GLuint name, GLint level)
{
    const mgl_renderbuffer *rb = mgl_renderbuffer_lookup(ctx, name);
    bool reserved = !rb && mgl_names_known(&ctx->group->renderbuffers, name);
    if ((!rb && !reserved) || level) {
        mgl_error(ctx, GL_INVALID_VALUE, "renderbuffer %u, level %d", name, level);
    } else if (reserved || !rb->desc) {
        mgl_error(ctx, GL_INVALID_OPERATION, "renderbuffer %u has no storage", name);
    } else {
        *side = (copy_side){rb->handle, rb->desc, rb->width, rb->height, 1, rb->samples};
        return true;
    }
    return false;
}

static bool side_of_texture(mgl_context *ctx, copy_side *side, GLuint name, GLenum target, GLint level)
{
    const mgl_texture *texture = mgl_texture_lookup(ctx, name);
    if (!texture) { /* a reserved name is an object without images */
        GLenum error = mgl_names_known(&ctx->group->textures, name) ? GL_INVALID_OPERATION : GL_INVALID_VALUE;
        mgl_error(ctx, error, "%u is not a texture", name);
        return false;
    }
    if (texture->target != target) {
        mgl_error(ctx, GL_INVALID_ENUM, "texture %u has target 0x%x", name, texture->target);
        return false;
    }
    if (mgl_handle_is_null(texture->handle)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "texture %u is not complete", name);
        return false;
    }
    if (level < 0 || level >= MGL_MAX_LEVELS || !texture->levels[level].desc) {
        mgl_error(ctx, GL_INVALID_VALUE, "level %d of texture %u", level, name);
        return false;
    }
    const mgl_level *slot = &texture->levels[level];
    *side = (copy_side){texture->handle, slot->desc, slot->width, slot->height, slot->depth, MGL_MAX(slot->samples, 1)};
    if (target == GL_TEXTURE_CUBE_MAP) side->depth = 6;
    if (target == GL_TEXTURE_1D_ARRAY) {
        side->height = 1;
        side->depth = slot->height;
    }
    return true;
}

static bool find_side(mgl_context *ctx, copy_side *side, GLuint name, GLenum target, GLint level)
{
    if (target == GL_RENDERBUFFER) return side_of_renderbuffer(ctx, side, name, level);
    if (mgl_texture_target_index(target) >= 0 && target != GL_TEXTURE_BUFFER)
        return side_of_texture(ctx, side, name, target, level);
    mgl_error(ctx, GL_INVALID_ENUM, "target 0x%x", target);
    return false;
}

/* Whole blocks inside the image, or up to its edge. */
static bool side_contains(const copy_side *side, GLint x, GLint y, GLint z, uint32_t width, uint32_t height,
                          uint32_t depth)
{
    const mgl_format_info *info = &mgl_format_infos[side->desc->format];
    uint32_t right = MGL_ALIGN(side->width, (uint32_t)info->block_width),
             top = MGL_ALIGN(side->height, (uint32_t)info->block_height);
    if (x < 0 || y < 0 || z < 0 || (uint64_t)z + depth > side->depth) return false;
    if ((uint64_t)x + width > right || (uint64_t)y + height > top) return false;
    if (x % info->block_width || y % info->block_height) return false;
    bool wide = width % info->block_width == 0 || (uint64_t)x + width == side->width;
    bool high = height % info->block_height == 0 || (uint64_t)y + height == side->height;
    return wide && high;
}

void mgl_glCopyImageSubData(mgl_context *ctx, GLuint source, GLenum source_target, GLint source_level, GLint sx,
                            GLint sy, GLint sz, GLuint destination, GLenum destination_target, GLint destination_level,
                            GLint dx, GLint dy, GLint dz, GLsizei width, GLsizei height, GLsizei depth)
{
    MGL_SHARED(ctx);
    copy_side from, to;
    if (!find_side(ctx, &from, source, source_target, source_level) ||
        !find_side(ctx, &to, destination, destination_target, destination_level))
        return;
    const mgl_format_info *a = &mgl_format_infos[from.desc->format], *b = &mgl_format_infos[to.desc->format];
    if (width < 0 || height < 0 || depth < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "size %dx%dx%d", width, height, depth);
        return;
    }
    if (a->bytes != b->bytes || from.samples != to.samples ||
        mgl_format_is_depth(from.desc->format) != mgl_format_is_depth(to.desc->format)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "internal formats 0x%x and 0x%x or sample counts do not fit",
                  from.desc->internal_format, to.desc->internal_format);
        return;
    }
    uint32_t columns = ((uint32_t)width + a->block_width - 1) / a->block_width,
             lines = ((uint32_t)height + a->block_height - 1) / a->block_height;
    uint32_t to_width = a->block_width == b->block_width ? (uint32_t)width : columns * b->block_width;
    uint32_t to_height = a->block_height == b->block_height ? (uint32_t)height : lines * b->block_height;
    if (!side_contains(&from, sx, sy, sz, (uint32_t)width, (uint32_t)height, (uint32_t)depth) ||
        !side_contains(&to, dx, dy, dz, to_width, to_height, (uint32_t)depth)) {
        mgl_error(ctx, GL_INVALID_VALUE, "a region is outside of its image");
        return;
    }
    if (!width || !height || !depth) return;
    *mgl_emit_texture_copy(&ctx->encoder) = (mgl_wire_texture_copy){
        .source = from.handle,
        .destination = to.handle,
        .source_level = (uint32_t)source_level,
        .destination_level = (uint32_t)destination_level,
        .source_box = {sx, sy, sz, (uint32_t)width, (uint32_t)height, (uint32_t)depth},
        .x = dx,
        .y = dy,
        .z = dz,
    };
    mgl_shared_changed(ctx);
}
