/* Render states: blend, depth, stencil, raster and multisample state packed into a constant, content-addressed object;
 * and the values that change between draws without one. */
#include "translator/gl/emit.h"

#define RENDER_STATE_LIMIT 1024u /* then all are forgotten and made again as they are needed */

_Static_assert(offsetof(mgl_wire_render_state_create, blend) == sizeof(mgl_handle), "the key follows the handle");
#define KEY_SIZE ((uint32_t)(sizeof(mgl_wire_render_state_create) - sizeof(mgl_handle)))

static uint8_t blend_factor(GLenum factor)
{
    switch (factor) {
    case GL_ZERO:
        return MGL_BF_ZERO;
    case GL_SRC_COLOR:
        return MGL_BF_SRC_COLOR;
    case GL_ONE_MINUS_SRC_COLOR:
        return MGL_BF_ONE_MINUS_SRC_COLOR;
    case GL_DST_COLOR:
        return MGL_BF_DST_COLOR;
    case GL_ONE_MINUS_DST_COLOR:
        return MGL_BF_ONE_MINUS_DST_COLOR;
    case GL_SRC_ALPHA:
        return MGL_BF_SRC_ALPHA;
    case GL_ONE_MINUS_SRC_ALPHA:
        return MGL_BF_ONE_MINUS_SRC_ALPHA;
    case GL_DST_ALPHA:
        return MGL_BF_DST_ALPHA;
    case GL_ONE_MINUS_DST_ALPHA:
        return MGL_BF_ONE_MINUS_DST_ALPHA;
    case GL_CONSTANT_COLOR:
        return MGL_BF_CONSTANT_COLOR;
    case GL_ONE_MINUS_CONSTANT_COLOR:
        return MGL_BF_ONE_MINUS_CONSTANT_COLOR;
    case GL_CONSTANT_ALPHA:
        return MGL_BF_CONSTANT_ALPHA;
    case GL_ONE_MINUS_CONSTANT_ALPHA:
        return MGL_BF_ONE_MINUS_CONSTANT_ALPHA;
    case GL_SRC_ALPHA_SATURATE:
        return MGL_BF_SRC_ALPHA_SATURATE;
    case GL_SRC1_COLOR:
        return MGL_BF_SRC1_COLOR;
    case GL_ONE_MINUS_SRC1_COLOR:
        return MGL_BF_ONE_MINUS_SRC1_COLOR;
    case GL_SRC1_ALPHA:
        return MGL_BF_SRC1_ALPHA;
    case GL_ONE_MINUS_SRC1_ALPHA:
        return MGL_BF_ONE_MINUS_SRC1_ALPHA;
    default:
        return MGL_BF_ONE;
    }
}

/* Where the program's format has no alpha, the destination's alpha counts as one, whatever the storage holds. */
static uint8_t factor_without_alpha(uint8_t factor)
{
    switch (factor) {
    case MGL_BF_DST_ALPHA:
        return MGL_BF_ONE;
    case MGL_BF_ONE_MINUS_DST_ALPHA:
        return MGL_BF_ZERO;
    case MGL_BF_SRC_ALPHA_SATURATE:
        return MGL_BF_ZERO; /* min(As, 1 - Ad) */
    default:
        return factor;
    }
}

static uint8_t blend_op(GLenum mode)
{
    switch (mode) {
    case GL_FUNC_SUBTRACT:
        return MGL_BO_SUBTRACT;
    case GL_FUNC_REVERSE_SUBTRACT:
        return MGL_BO_REVERSE_SUBTRACT;
    case GL_MIN:
        return MGL_BO_MIN;
    case GL_MAX:
        return MGL_BO_MAX;
    default:
        return MGL_BO_ADD;
    }
}

static uint8_t stencil_op(GLenum op)
{
    switch (op) {
    case GL_ZERO:
        return MGL_ZERO;
    case GL_REPLACE:
        return MGL_REPLACE;
    case GL_INCR:
        return MGL_INCR;
    case GL_DECR:
        return MGL_DECR;
    case GL_INVERT:
        return MGL_INVERT;
    case GL_INCR_WRAP:
        return MGL_INCR_WRAP;
    case GL_DECR_WRAP:
        return MGL_DECR_WRAP;
    default:
        return MGL_KEEP;
    }
}

static uint8_t logic_op(GLenum op)
{
    static const uint8_t ops[16] = {/* in GL's order from GL_CLEAR */
                                    MGL_LO_CLEAR,         MGL_LO_AND,         MGL_LO_AND_REVERSE, MGL_LO_COPY,
                                    MGL_LO_AND_INVERTED,  MGL_LO_NOOP,        MGL_LO_XOR,         MGL_LO_OR,
                                    MGL_LO_NOR,           MGL_LO_EQUIV,       MGL_LO_INVERT,      MGL_LO_OR_REVERSE,
                                    MGL_LO_COPY_INVERTED, MGL_LO_OR_INVERTED, MGL_LO_NAND,        MGL_LO_SET};
    return ops[op - GL_CLEAR];
}

static uint8_t polygon_mode(GLenum mode)
{
    return mode == GL_LINE ? MGL_LINE : mode == GL_POINT ? MGL_POINT : MGL_FILL;
}

/* Blend state of draw buffer i, which writes the attachment in slot `slot`. */
static void pack_blend(const mgl_context *ctx, uint32_t i, uint32_t slot, mgl_blend_target *out)
{
    const mgl_fb_traits *traits = &ctx->sent->traits;
    const __typeof__(ctx->state.blend[0]) *b = &ctx->state.blend[i];
    uint32_t bit = 1u << slot;
    bool no_alpha = traits->no_alpha_mask & bit;
    for (int c = 0; c < 4; c++)
        out->write_mask |= (uint8_t)(b->mask[c] ? 1u << c : 0);
    if (no_alpha) out->write_mask &= 7;
    /* GL 4.6 core §17.3.6: integer buffers do not blend, and a logic operation replaces blending. */
    if (!b->enable || (traits->integer_mask & bit) || ctx->state.color_logic_op) return;
    out->enable = 1;
    out->src = blend_factor(b->src);
    out->dst = blend_factor(b->dst);
    out->op = blend_op(b->op);
    out->src_alpha = blend_factor(b->src_alpha);
    out->dst_alpha = blend_factor(b->dst_alpha);
    out->op_alpha = blend_op(b->op_alpha);
    if (no_alpha) {
        out->src = factor_without_alpha(out->src);
        out->dst = factor_without_alpha(out->dst);
    }
}

static void pack_depth_stencil(const mgl_context *ctx, mgl_wire_render_state_create *key)
{
    const __typeof__(ctx->state) *s = &ctx->state;
    key->depth_test = key->depth_write = key->depth_compare = key->stencil_test = 0;
    memset(key->stencil, 0, sizeof key->stencil);
    if (s->depth_test && ctx->sent->traits.depth) {
        key->depth_test = 1;
        key->depth_write = s->depth_write;
        key->depth_compare = (uint8_t)(s->depth_func - GL_NEVER);
    }
    key->depth_clamp = s->depth_clamp;
    if (!s->stencil_test || !ctx->sent->traits.stencil) return;
    key->stencil_test = 1;
    for (int i = 0; i < 2; i++)
        key->stencil[i] = (mgl_stencil_face){stencil_op(s->stencil[i].fail), stencil_op(s->stencil[i].depth_fail),
                                             stencil_op(s->stencil[i].pass), (uint8_t)(s->stencil[i].func - GL_NEVER)};
}

/* Sample coverage (GL 4.6 core §14.9.3) as a mask: the first round(value * samples) samples. */
static uint32_t sample_mask(const mgl_context *ctx, uint32_t samples)
{
    uint32_t mask = ~0u;
    if (ctx->state.sample_coverage) {
        uint32_t covered = (uint32_t)(ctx->state.sample_coverage_value * (float)samples + 0.5f);
        mask = covered >= 32 ? ~0u : (1u << covered) - 1;
        if (ctx->state.sample_coverage_invert) mask = ~mask;
    }
    if (ctx->state.sample_mask) mask &= ctx->state.sample_mask_word;
    return mask;
}

static void pack_multisample(const mgl_context *ctx, mgl_wire_render_state_create *key)
{
    const __typeof__(ctx->state) *s = &ctx->state;
    key->multisample = key->alpha_to_coverage = key->alpha_to_one = key->sample_shading = key->sample_mask_enable = 0;
    key->min_sample_shading = 0.0f;
    key->sample_mask = ~0u;
    if (ctx->sent->traits_samples <= 1) return;
    key->multisample = s->multisample;
    if (!s->multisample) return;
    key->alpha_to_coverage = s->alpha_to_coverage && !(ctx->sent->traits.integer_mask & 1);
    key->alpha_to_one = s->alpha_to_one && !(ctx->sent->traits.integer_mask & 1);
    if (s->sample_shading && s->min_sample_shading > 0.0f) {
        key->sample_shading = 1;
        key->min_sample_shading = s->min_sample_shading;
    }
    key->sample_mask = sample_mask(ctx, ctx->sent->traits_samples);
    key->sample_mask_enable = key->sample_mask != ~0u;
}

static void pack_raster(const mgl_context *ctx, mgl_wire_render_state_create *key)
{
    const __typeof__(ctx->state) *s = &ctx->state;
    key->cull = key->line_stipple_enable = key->line_stipple_factor = 0;
    key->line_stipple_pattern = 0;
    key->clip_distance_mask = 0;
    if (s->cull_face) {
        if (s->cull_mode != GL_BACK) key->cull |= MGL_CULL_FRONT;
        if (s->cull_mode != GL_FRONT) key->cull |= MGL_CULL_BACK;
    }
    key->front_cw = s->front_face == GL_CW;
    key->polygon_front = polygon_mode(s->polygon_mode[0]);
    key->polygon_back = polygon_mode(s->polygon_mode[1]);
    key->rasterizer_discard = s->rasterizer_discard;
    key->depth_bias_fill = s->polygon_offset_fill;
    key->depth_bias_line = s->polygon_offset_line;
    key->depth_bias_point = s->polygon_offset_point;
    key->provoking_first = s->provoking == GL_FIRST_VERTEX_CONVENTION;
    key->clip_zero_to_one = s->clip_depth == GL_ZERO_TO_ONE;
    key->clip_upper_left = s->clip_origin == GL_UPPER_LEFT;
    key->line_smooth = s->line_smooth;
    if (s->line_stipple) {
        key->line_stipple_enable = 1;
        key->line_stipple_factor = (uint8_t)(s->line_stipple_factor - 1); /* 1..256 as 0..255 */
        key->line_stipple_pattern = s->line_stipple_pattern;
    }
    for (uint32_t i = 0; i < MGL_MAX_CLIP_PLANES; i++)
        if (s->clip_distance[i]) key->clip_distance_mask |= 1u << i;
    key->color_srgb = s->framebuffer_srgb;
    key->point_size_program = s->program_point_size;
}

static void pack_blends(const mgl_context *ctx, mgl_wire_render_state_create *key)
{
    const mgl_framebuffer *fb = ctx->draw_fb;
    memset(key->blend, 0, sizeof key->blend);
    for (uint32_t i = 0; i < MGL_MAX_DRAW_BUFFERS; i++) {
        uint32_t slot = fb ? fb->memo.wire.draw_map[i] : i;
        if (slot < MGL_MAX_DRAW_BUFFERS && (ctx->sent->traits.color_mask >> slot & 1))
            pack_blend(ctx, i, slot, &key->blend[i]);
    }
}

/* Brings `key`, which is what was sent last, up to date: all of it, or the parts that changed. */
static void pack(const mgl_context *ctx, uint32_t dirty, mgl_wire_render_state_create *key)
{
    if (dirty & MGL_DIRTY_RENDER_STATE) {
        memset(key, 0, sizeof *key);
        dirty = MGL_DIRTY_RENDER_PARTS;
        if (ctx->state.color_logic_op) {
            key->logic_enable = 1;
            key->logic_op = logic_op(ctx->state.logic_op);
        }
    }
    if (dirty & MGL_DIRTY_BLEND_STATE) pack_blends(ctx, key);
    if (dirty & MGL_DIRTY_DEPTH_STATE) pack_depth_stencil(ctx, key);
    if (dirty & MGL_DIRTY_SAMPLE_STATE) pack_multisample(ctx, key);
    if (dirty & MGL_DIRTY_RASTER_STATE) pack_raster(ctx, key);
}

static void forget_all(mgl_context *ctx)
{
    mgl_sent *sent = ctx->sent;
    mgl_table_entry *entry;
    for (uint32_t i = 0; (entry = mgl_table_next(&sent->render_states, &i));) {
        mgl_handle handle = mgl_handle_unpack(entry->value);
        mgl_emit_render_state_destroy(&ctx->encoder)->state = handle;
        mgl_handle_free(ctx->connection, MGL_KIND_RENDER_STATE, handle);
    }
    mgl_table_finish(&sent->render_states, NULL);
    sent->render_state = (mgl_handle){0};
    memset(sent->render_recent, 0, sizeof sent->render_recent);
}

void mgl_emit_render_state_finish(mgl_context *ctx)
{
    forget_all(ctx);
}

static mgl_handle find_or_create(mgl_context *ctx, const mgl_wire_render_state_create *key)
{
    mgl_sent *sent = ctx->sent;
    const void *found = mgl_table_find(&sent->render_states, &key->blend, KEY_SIZE);
    if (found) return mgl_handle_unpack(found);
    if (sent->render_states.count >= RENDER_STATE_LIMIT) forget_all(ctx);
    mgl_handle handle = mgl_handle_mint(ctx->connection, MGL_KIND_RENDER_STATE);
    if (mgl_handle_is_null(handle)) return handle;
    if (!mgl_table_insert(&sent->render_states, &key->blend, KEY_SIZE, mgl_handle_pack(handle))) {
        mgl_handle_free(ctx->connection, MGL_KIND_RENDER_STATE, handle);
        return (mgl_handle){0};
    }
    mgl_wire_render_state_create *record = mgl_emit_render_state_create(&ctx->encoder);
    *record = *key;
    record->state = handle;
    return handle;
}

/* A program mostly goes back and forth between a few states: those need no hash. */
static mgl_handle find_recent(mgl_context *ctx, const mgl_wire_render_state_create *key)
{
    mgl_sent *sent = ctx->sent;
    for (size_t i = 0; i < MGL_COUNT(sent->render_recent); i++) {
        const mgl_wire_render_state_create *recent = &sent->render_recent[i];
        if (!mgl_handle_is_null(recent->state) && !memcmp(&recent->blend, &key->blend, KEY_SIZE)) return recent->state;
    }
    mgl_handle handle = find_or_create(ctx, key);
    mgl_wire_render_state_create *recent = &sent->render_recent[sent->render_next++ % MGL_COUNT(sent->render_recent)];
    *recent = *key;
    recent->state = handle;
    return handle;
}

void mgl_emit_group_render_state(mgl_context *ctx)
{
    mgl_sent *sent = ctx->sent;
    bool known = !mgl_handle_is_null(sent->render_state);
    /* Without samples nothing of multisampling is in the key. */
    if (known && (ctx->dirty & MGL_DIRTY_RENDER_PARTS) == MGL_DIRTY_SAMPLE_STATE && sent->traits_samples <= 1) {
        ctx->dirty &= ~(uint32_t)MGL_DIRTY_SAMPLE_STATE;
        return;
    }
    mgl_wire_render_state_create key = sent->render_key;
    pack(ctx, known ? ctx->dirty : MGL_DIRTY_RENDER_STATE, &key);
    ctx->dirty &= ~(uint32_t)MGL_DIRTY_RENDER_PARTS;
    if (known && !memcmp(&key, &sent->render_key, sizeof key)) return;
    mgl_handle handle = find_recent(ctx, &key);
    if (mgl_handle_is_null(handle)) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a render state");
        sent->render_state = handle; /* what changed is in no key: the next one is packed whole */
        return;
    }
    mgl_emit_render_state_bind(&ctx->encoder)->state = handle;
    sent->render_state = handle;
    sent->render_key = key;
}

/* ---- values without an object ---- */

/* The first and one past the last of `count` elements that differ; `known` is brought up to date. */
static bool changed(const void *now, void *known, size_t size, uint32_t count, bool all, uint32_t *first, uint32_t *end)
{
    const uint8_t *a = now;
    uint8_t *b = known;
    *first = 0;
    *end = count;
    if (!all) {
        while (*first < count && !memcmp(a + *first * size, b + *first * size, size))
            ++*first;
        while (*end > *first && !memcmp(a + (*end - 1) * size, b + (*end - 1) * size, size))
            --*end;
    }
    memcpy(b + *first * size, a + *first * size, (*end - *first) * size);
    return *end > *first;
}

static void emit_viewports(mgl_context *ctx, bool all)
{
    mgl_sent *sent = ctx->sent;
    uint32_t first, end;
    mgl_viewport *tail;
    if (!changed(ctx->state.viewport, sent->viewports, sizeof *tail, sent->viewport_count, all, &first, &end)) return;
    mgl_emit_viewports(&ctx->encoder, end - first, &tail)->first = first;
    memcpy(tail, sent->viewports + first, (end - first) * sizeof *tail);
}

static void emit_scissors(mgl_context *ctx, bool all)
{
    mgl_sent *sent = ctx->sent;
    uint32_t first, end;
    mgl_rect *tail, boxes[MGL_MAX_VIEWPORTS];
    for (uint32_t i = 0; i < sent->viewport_count; i++)
        boxes[i] = ctx->state.scissor_test[i] ? ctx->state.scissor[i] : (mgl_rect){0, 0, INT32_MAX, INT32_MAX};
    if (!changed(boxes, sent->scissors, sizeof *tail, sent->viewport_count, all, &first, &end)) return;
    mgl_emit_scissors(&ctx->encoder, end - first, &tail)->first = first;
    memcpy(tail, sent->scissors + first, (end - first) * sizeof *tail);
}

static void emit_stencil_values(mgl_context *ctx, bool all)
{
    mgl_wire_stencil_values values = {0};
    for (int i = 0; i < 2; i++) {
        GLint reference = ctx->state.stencil[i].reference;
        values.face[i].reference = (uint32_t)(reference < 0 ? 0 : reference > 255 ? 255 : reference);
        values.face[i].compare_mask = ctx->state.stencil[i].compare_mask & 0xff;
        values.face[i].write_mask = ctx->state.stencil[i].write_mask & 0xff;
    }
    if (!all && !memcmp(&values, &ctx->sent->stencil, sizeof values)) return;
    ctx->sent->stencil = values;
    *mgl_emit_stencil_values(&ctx->encoder) = values;
}

static void emit_depth_bias(mgl_context *ctx, bool all)
{
    const mgl_wire_depth_bias bias = {ctx->state.polygon_offset_units, ctx->state.polygon_offset_factor,
                                      ctx->state.polygon_offset_clamp, ctx->state.line_width};
    if (!all && !memcmp(&bias, &ctx->sent->depth_bias, sizeof bias)) return;
    ctx->sent->depth_bias = bias;
    *mgl_emit_depth_bias(&ctx->encoder) = bias;
}

void mgl_emit_group_dynamic(mgl_context *ctx)
{
    mgl_sent *sent = ctx->sent;
    uint32_t dirty = ctx->dirty, never = ~sent->valid;
    if (dirty & MGL_DIRTY_VIEWPORT) emit_viewports(ctx, never & MGL_DIRTY_VIEWPORT);
    if (dirty & MGL_DIRTY_SCISSOR) emit_scissors(ctx, never & MGL_DIRTY_SCISSOR);
    if ((dirty & MGL_DIRTY_BLEND_COLOR) &&
        ((never & MGL_DIRTY_BLEND_COLOR) ||
         memcmp(sent->blend_color, ctx->state.blend_color, sizeof sent->blend_color))) {
        memcpy(sent->blend_color, ctx->state.blend_color, sizeof sent->blend_color);
        memcpy(mgl_emit_blend_color(&ctx->encoder)->color, sent->blend_color, sizeof sent->blend_color);
    }
    if (dirty & MGL_DIRTY_STENCIL_VALUES) emit_stencil_values(ctx, never & MGL_DIRTY_STENCIL_VALUES);
    if (dirty & MGL_DIRTY_DEPTH_BIAS) emit_depth_bias(ctx, never & MGL_DIRTY_DEPTH_BIAS);
    const uint32_t groups = MGL_DIRTY_VIEWPORT | MGL_DIRTY_SCISSOR | MGL_DIRTY_BLEND_COLOR | MGL_DIRTY_STENCIL_VALUES |
                            MGL_DIRTY_DEPTH_BIAS;
    sent->valid |= dirty & groups;
    ctx->dirty &= ~groups;
}
