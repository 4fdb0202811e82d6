/* Clears of the draw framebuffer (GL 3.3 core §4.2.3). */
#include "translator/gl/framebuffer.h"

typedef struct clear_value {
    mgl_format_class kind;
    uint32_t color[4];
    float depth;
    uint32_t stencil;
} clear_value;

/* The rectangle of the record; false when nothing is inside the scissor. */
static bool clear_rect(mgl_context *ctx, const mgl_fb_memo *memo, mgl_rect *rect)
{
    *rect = mgl_framebuffer_scissor(ctx);
    if (rect->width < 0) return true;
    int64_t x0 = MGL_MAX(rect->x, 0), y0 = MGL_MAX(rect->y, 0);
    int64_t x1 = MGL_MIN((int64_t)rect->x + rect->width, (int64_t)memo->width),
            y1 = MGL_MIN((int64_t)rect->y + rect->height, (int64_t)memo->height);
    if (x1 <= x0 || y1 <= y0) return false;
    bool whole = !x0 && !y0 && x1 == memo->width && y1 == memo->height;
    *rect =
        whole ? (mgl_rect){0, 0, -1, -1} : (mgl_rect){(int32_t)x0, (int32_t)y0, (int32_t)(x1 - x0), (int32_t)(y1 - y0)};
    return true;
}

/* The four write-mask bits of draw buffer i for attachment slot `slot`; alpha that the format has not follows the
 * others, so that a full mask is full. */
static uint32_t write_mask(mgl_context *ctx, const mgl_fb_memo *memo, uint32_t i, uint32_t slot)
{
    uint32_t mask = 0;
    for (uint32_t c = 0; c < 4; c++)
        mask |= (ctx->state.blend[i].mask[c] ? 1u : 0u) << c;
    if (memo->traits.no_alpha_mask >> slot & 1) mask = (mask & 7) == 7 ? 15 : mask & 7;
    return mask;
}

static void emit_clear(mgl_context *ctx, uint32_t attachments, uint32_t color_mask, const clear_value *value,
                       mgl_rect rect, bool alpha_one)
{
    mgl_wire_clear *record = mgl_emit_clear(&ctx->encoder);
    record->attachments = attachments;
    record->color_class = value->kind;
    memcpy(record->color, value->color, sizeof record->color);
    if (alpha_one) record->color[3] = value->kind == MGL_CLASS_FLOAT ? 0x3f800000u : 1;
    record->color_mask = color_mask;
    record->depth = value->depth;
    record->stencil = value->stencil;
    record->stencil_mask = ctx->state.stencil[0].write_mask;
    record->rect = rect;
}

/* A clear reaches every layer of each attachment, though drawing only has the layers that all have (GL 4.6 core
 * §17.4.3.1). */
static void clear_further_layers(mgl_context *ctx, const mgl_fb_memo *memo, uint32_t slots, uint32_t masks,
                                 const clear_value *value, mgl_rect rect)
{
    for (uint32_t slot = 0; slot < MGL_MAX_DRAW_BUFFERS; slot++) {
        const mgl_fb_attachment *a = &ctx->draw_fb->color[slot];
        if (!(slots >> slot & 1) || !a->layered || (masks >> (4 * slot) & 15) != 15) continue;
        mgl_fb_image image = mgl_attachment_image(a);
        uint32_t layers = mgl_attachment_layers(a);
        if (layers <= memo->layers || image.samples > 1) continue;
        mgl_wire_texture_clear *record = mgl_emit_texture_clear(&ctx->encoder);
        record->texture = image.image.texture;
        record->level = image.image.level;
        record->aspects = MGL_ASPECT_COLOR;
        record->box = (mgl_box){0, 0, (int32_t)memo->layers, memo->width, memo->height, layers - memo->layers};
        if (rect.width >= 0)
            record->box.x = rect.x, record->box.y = rect.y, record->box.width = (uint32_t)rect.width,
            record->box.height = (uint32_t)rect.height;
        memcpy(record->color, value->color, sizeof record->color);
        if (memo->traits.no_alpha_mask >> slot & 1) record->color[3] = value->kind == MGL_CLASS_FLOAT ? 0x3f800000u : 1;
    }
}

/* Colour attachments that draw buffers `buffers` (bits) name, and depth and stencil by MGL_CLEAR_* in `others`. */
static void clear(mgl_context *ctx, uint32_t buffers, uint32_t others, const clear_value *value)
{
    if (ctx->state.rasterizer_discard || mgl_lost(ctx)) return;
    const mgl_fb_memo *memo = mgl_framebuffer_resolve(ctx, ctx->draw_fb);
    mgl_rect rect;
    if (!clear_rect(ctx, memo, &rect)) return;
    if (memo->traits.srgb_mask && (ctx->dirty & MGL_DIRTY_RENDER_STATE))
        mgl_emit_group_render_state(ctx); /* whether sRGB attachments encode */
    uint32_t slots = 0, masks = 0;
    for (uint32_t i = 0; i < MGL_MAX_DRAW_BUFFERS; i++) {
        uint32_t slot = memo->wire.draw_map[i];
        if (!(buffers >> i & 1) || slot == 255) continue;
        bool integer = memo->traits.integer_mask >> slot & 1;
        uint32_t mask = write_mask(ctx, memo, i, slot);
        if (!mask || integer != (value->kind != MGL_CLASS_FLOAT))
            continue; /* the wrong kind of value: undefined, so nothing */
        slots |= 1u << slot;
        masks |= mask << (4 * slot);
    }
    if ((others & MGL_CLEAR_DEPTH) && (!memo->traits.depth || !ctx->state.depth_write))
        others &= ~(uint32_t)MGL_CLEAR_DEPTH;
    if ((others & MGL_CLEAR_STENCIL) && (!memo->traits.stencil || !(ctx->state.stencil[0].write_mask & 255)))
        others &= ~(uint32_t)MGL_CLEAR_STENCIL;
    uint32_t one = value->kind == MGL_CLASS_FLOAT ? 0x3f800000u : 1;
    uint32_t forced = value->color[3] == one ? 0 : slots & memo->traits.no_alpha_mask;
    if (forced) emit_clear(ctx, forced, masks, value, rect, true);
    if ((slots & ~forced) | others) emit_clear(ctx, (slots & ~forced) | others, masks, value, rect, false);
    if (slots && ctx->draw_fb->object.name) clear_further_layers(ctx, memo, slots, masks, value, rect);
}

void mgl_glClear(mgl_context *ctx, GLbitfield mask)
{
    GLbitfield known =
        GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT | (ctx->core ? 0 : GL_ACCUM_BUFFER_BIT);
    if (mask & ~known) {
        mgl_error(ctx, GL_INVALID_VALUE, "mask 0x%x", mask);
        return;
    }
    if (!mgl_validate_framebuffer(ctx)) return;
    clear_value value = {.kind = ctx->state.clear_kind, .stencil = (uint32_t)ctx->state.clear_stencil & 255};
    double depth = ctx->state.clear_depth;
    value.depth = (float)(depth < 0 ? 0 : depth > 1 ? 1 : depth);
    memcpy(value.color, ctx->state.clear_color, sizeof value.color);
    uint32_t others =
        (mask & GL_DEPTH_BUFFER_BIT ? MGL_CLEAR_DEPTH : 0) | (mask & GL_STENCIL_BUFFER_BIT ? MGL_CLEAR_STENCIL : 0);
    clear(ctx, mask & GL_COLOR_BUFFER_BIT ? 0xff : 0, others, &value);
}

static float clamp_depth(float depth)
{
    return depth > 0 ? (depth < 1 ? depth : 1) : 0;
}

/* The bits of the draw buffer or 0 with the error set. */
static bool check_color(mgl_context *ctx, GLint draw_buffer)
{
    if (draw_buffer >= 0 && draw_buffer < MGL_MIN(ctx->limits.draw_buffers, MGL_MAX_DRAW_BUFFERS)) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "draw buffer %d", draw_buffer);
    return false;
}

static bool check_single(mgl_context *ctx, GLint draw_buffer)
{
    if (!draw_buffer) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "draw buffer %d of depth or stencil", draw_buffer);
    return false;
}

static void clear_color_buffer(mgl_context *ctx, GLint draw_buffer, mgl_format_class kind, const void *bits)
{
    clear_value value = {.kind = kind};
    if (!check_color(ctx, draw_buffer) || !mgl_validate_framebuffer(ctx)) return;
    memcpy(value.color, bits, sizeof value.color);
    clear(ctx, 1u << draw_buffer, 0, &value);
}

static void clear_depth_stencil(mgl_context *ctx, GLint draw_buffer, uint32_t others, float depth, GLint stencil)
{
    clear_value value = {.kind = MGL_CLASS_FLOAT, .depth = clamp_depth(depth), .stencil = (uint32_t)stencil & 255};
    if (check_single(ctx, draw_buffer) && mgl_validate_framebuffer(ctx)) clear(ctx, 0, others, &value);
}

void mgl_glClearBufferfv(mgl_context *ctx, GLenum buffer, GLint draw_buffer, const GLfloat *value)
{
    if (buffer == GL_COLOR)
        clear_color_buffer(ctx, draw_buffer, MGL_CLASS_FLOAT, value);
    else if (buffer == GL_DEPTH)
        clear_depth_stencil(ctx, draw_buffer, MGL_CLEAR_DEPTH, *value, 0);
    else
        mgl_error(ctx, GL_INVALID_ENUM, "buffer 0x%x", buffer);
}
void mgl_glClearBufferiv(mgl_context *ctx, GLenum buffer, GLint draw_buffer, const GLint *value)
{
    if (buffer == GL_COLOR)
        clear_color_buffer(ctx, draw_buffer, MGL_CLASS_SINT, value);
    else if (buffer == GL_STENCIL)
        clear_depth_stencil(ctx, draw_buffer, MGL_CLEAR_STENCIL, 0, *value);
    else
        mgl_error(ctx, GL_INVALID_ENUM, "buffer 0x%x", buffer);
}
void mgl_glClearBufferuiv(mgl_context *ctx, GLenum buffer, GLint draw_buffer, const GLuint *value)
{
    if (buffer == GL_COLOR)
        clear_color_buffer(ctx, draw_buffer, MGL_CLASS_UINT, value);
    else
        mgl_error(ctx, GL_INVALID_ENUM, "buffer 0x%x", buffer);
}
void mgl_glClearBufferfi(mgl_context *ctx, GLenum buffer, GLint draw_buffer, GLfloat depth, GLint stencil)
{
    if (buffer == GL_DEPTH_STENCIL)
        clear_depth_stencil(ctx, draw_buffer, MGL_CLEAR_DEPTH | MGL_CLEAR_STENCIL, depth, stencil);
    else
        mgl_error(ctx, GL_INVALID_ENUM, "buffer 0x%x", buffer);
}

/* Runs `call` with the named framebuffer as the draw framebuffer. */
#define WITH_NAMED(call)                                                                                               \
    mgl_framebuffer *fb = mgl_framebuffer_named(ctx, framebuffer, false), *kept = NULL;                                \
    if (!fb) return;                                                                                                   \
    mgl_framebuffer_assign(ctx, &kept, ctx->draw_fb);                                                                  \
    mgl_framebuffer_assign(ctx, &ctx->draw_fb, fb);                                                                    \
    ctx->dirty |= MGL_DIRTY_FRAMEBUFFER;                                                                               \
    call;                                                                                                              \
    mgl_framebuffer_assign(ctx, &ctx->draw_fb, kept);                                                                  \
    mgl_framebuffer_assign(ctx, &kept, NULL);                                                                          \
    ctx->dirty |= MGL_DIRTY_FRAMEBUFFER

void mgl_glClearNamedFramebufferfv(mgl_context *ctx, GLuint framebuffer, GLenum buffer, GLint draw_buffer,
                                   const GLfloat *value)
{
    WITH_NAMED(mgl_glClearBufferfv(ctx, buffer, draw_buffer, value));
}
void mgl_glClearNamedFramebufferiv(mgl_context *ctx, GLuint framebuffer, GLenum buffer, GLint draw_buffer,
                                   const GLint *value)
{
    WITH_NAMED(mgl_glClearBufferiv(ctx, buffer, draw_buffer, value));
}
void mgl_glClearNamedFramebufferuiv(mgl_context *ctx, GLuint framebuffer, GLenum buffer, GLint draw_buffer,
                                    const GLuint *value)
{
    WITH_NAMED(mgl_glClearBufferuiv(ctx, buffer, draw_buffer, value));
}
void mgl_glClearNamedFramebufferfi(mgl_context *ctx, GLuint framebuffer, GLenum buffer, GLint draw_buffer,
                                   GLfloat depth, GLint stencil)
{
    WITH_NAMED(mgl_glClearBufferfi(ctx, buffer, draw_buffer, depth, stencil));
}
