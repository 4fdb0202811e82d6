/* Enables, hints and the defaults of the fixed state (GL 4.6 compatibility, tables 23.8 to 23.30). The setters of one
 * topic each are in blend.c, raster.c and viewport.c. */
#include "translator/gl/state.h"
#include "translator/gl/fixed_state.h"

bool mgl_state_init(mgl_context *ctx)
{
    __typeof__(ctx->state) *s = &ctx->state;
    for (int i = 0; i < MGL_MAX_DRAW_BUFFERS; i++) {
        __typeof__(s->blend[0]) *b = &s->blend[i];
        b->src = b->src_alpha = GL_ONE;
        b->dst = b->dst_alpha = GL_ZERO;
        b->op = b->op_alpha = GL_FUNC_ADD;
        memset(b->mask, GL_TRUE, sizeof b->mask);
    }
    s->depth_write = true;
    s->depth_func = GL_LESS;
    s->cull_mode = GL_BACK;
    s->front_face = GL_CCW;
    s->polygon_mode[0] = s->polygon_mode[1] = GL_FILL;
    s->provoking = GL_LAST_VERTEX_CONVENTION;
    s->clip_origin = GL_LOWER_LEFT;
    s->clip_depth = GL_NEGATIVE_ONE_TO_ONE;
    s->logic_op = GL_COPY;
    s->shade_model = GL_SMOOTH;
    for (int i = 0; i < 2; i++) {
        __typeof__(s->stencil[0]) *f = &s->stencil[i];
        f->func = GL_ALWAYS;
        f->fail = f->depth_fail = f->pass = GL_KEEP;
        f->compare_mask = f->write_mask = ~0u;
    }
    s->dither = s->multisample = true;
    s->seamless_cube = ctx->es && ctx->major >= 3;
    s->program_point_size = s->point_sprite = ctx->es;
    s->primitive_restart_fixed = false;
    s->debug_output = ctx->config.debug;
    s->sample_mask_word = ~0u;
    s->sample_coverage_value = 1.0f;
    s->line_width = s->point_size = s->point_fade = 1.0f;
    s->point_max = ctx->limits.point_range[1];
    s->point_attenuation[0] = 1.0f;
    s->point_origin = GL_UPPER_LEFT;
    for (int i = 0; i < MGL_MAX_VIEWPORTS; i++)
        s->viewport[i].far_depth = 1.0f;
    s->clear_kind = MGL_CLASS_FLOAT;
    s->clear_depth = 1.0;
    for (size_t i = 0; i < MGL_COUNT(s->hints); i++)
        s->hints[i] = GL_DONT_CARE;
    s->patch_vertices = 3;
    s->line_stipple_factor = 1;
    s->line_stipple_pattern = 0xffff;
    s->pixel_zoom[0] = s->pixel_zoom[1] = 1.0f;
    return true;
}

void mgl_state_finish(mgl_context *ctx)
{
    (void)ctx; /* plain values only */
}

/* ---- enables ---- */

/* Fixed-function enables, in the order of their bits. Kept so that glIsEnabled answers; the shader path reads none of
 * them. */
static const GLenum legacy_enables[] = {
    GL_ALPHA_TEST,
    GL_LIGHTING,
    GL_LIGHT0,
    GL_LIGHT1,
    GL_LIGHT2,
    GL_LIGHT3,
    GL_LIGHT4,
    GL_LIGHT5,
    GL_LIGHT6,
    GL_LIGHT7,
    GL_COLOR_MATERIAL,
    GL_FOG,
    GL_NORMALIZE,
    GL_RESCALE_NORMAL,
    GL_TEXTURE_1D,
    GL_TEXTURE_2D,
    GL_TEXTURE_3D,
    GL_TEXTURE_CUBE_MAP,
    GL_TEXTURE_GEN_S,
    GL_TEXTURE_GEN_T,
    GL_TEXTURE_GEN_R,
    GL_TEXTURE_GEN_Q,
    GL_COLOR_SUM,
    GL_POINT_SMOOTH,
    GL_AUTO_NORMAL,
    GL_INDEX_LOGIC_OP,
    GL_MAP1_COLOR_4,
    GL_MAP1_INDEX,
    GL_MAP1_NORMAL,
    GL_MAP1_TEXTURE_COORD_1,
    GL_MAP1_TEXTURE_COORD_2,
    GL_MAP1_TEXTURE_COORD_3,
    GL_MAP1_TEXTURE_COORD_4,
    GL_MAP1_VERTEX_3,
    GL_MAP1_VERTEX_4,
    GL_MAP2_COLOR_4,
    GL_MAP2_INDEX,
    GL_MAP2_NORMAL,
    GL_MAP2_TEXTURE_COORD_1,
    GL_MAP2_TEXTURE_COORD_2,
    GL_MAP2_TEXTURE_COORD_3,
    GL_MAP2_TEXTURE_COORD_4,
    GL_MAP2_VERTEX_3,
    GL_MAP2_VERTEX_4,
    GL_TEXTURE_RECTANGLE,
};
_Static_assert(MGL_COUNT(legacy_enables) <= 64, "one word of bits");

int mgl_state_legacy_bit(GLenum cap)
{
    for (size_t i = 0; i < MGL_COUNT(legacy_enables); i++)
        if (legacy_enables[i] == cap) return (int)i;
    return -1;
}

/* Enables of compatibility contexts that do reach the shader path. */
static bool *compatibility_enable(mgl_context *ctx, GLenum cap, uint32_t *dirty)
{
    if (ctx->core) return NULL;
    switch (cap) {
    case GL_POINT_SPRITE:
        *dirty = MGL_DIRTY_BUILTINS;
        return &ctx->state.point_sprite;
    case GL_LINE_STIPPLE:
        return &ctx->state.line_stipple;
    case GL_POLYGON_STIPPLE:
        return &ctx->state.polygon_stipple;
    case GL_VERTEX_PROGRAM_TWO_SIDE:
        *dirty = MGL_DIRTY_BUILTINS;
        return &ctx->state.vertex_two_side;
    case GL_SAMPLE_ALPHA_TO_ONE:
        return &ctx->state.alpha_to_one;
    default:
        return NULL;
    }
}

bool *mgl_state_enable(mgl_context *ctx, GLenum cap, uint32_t *dirty)
{
    uint32_t ignored;
    if (!dirty) dirty = &ignored;
    *dirty = MGL_DIRTY_RENDER_STATE;
    __typeof__(ctx->state) *s = &ctx->state;
    if (cap >= GL_CLIP_DISTANCE0 && cap < GL_CLIP_DISTANCE0 + MGL_MAX_CLIP_PLANES) {
        *dirty = MGL_DIRTY_RASTER_STATE | MGL_DIRTY_BUILTINS;
        return &s->clip_distance[cap - GL_CLIP_DISTANCE0];
    }
    switch (cap) {
    case GL_DEPTH_TEST:
        *dirty = MGL_DIRTY_DEPTH_STATE;
        return &s->depth_test;
    case GL_STENCIL_TEST:
        *dirty = MGL_DIRTY_DEPTH_STATE;
        return &s->stencil_test;
    case GL_CULL_FACE:
        *dirty = MGL_DIRTY_RASTER_STATE;
        return &s->cull_face;
    case GL_DEPTH_CLAMP:
        *dirty = MGL_DIRTY_DEPTH_STATE;
        return &s->depth_clamp;
    case GL_POLYGON_OFFSET_FILL:
        *dirty = MGL_DIRTY_RASTER_STATE;
        return &s->polygon_offset_fill;
    case GL_POLYGON_OFFSET_LINE:
        *dirty = MGL_DIRTY_RASTER_STATE;
        return &s->polygon_offset_line;
    case GL_POLYGON_OFFSET_POINT:
        *dirty = MGL_DIRTY_RASTER_STATE;
        return &s->polygon_offset_point;
    case GL_COLOR_LOGIC_OP:
        return &s->color_logic_op;
    case GL_MULTISAMPLE:
        *dirty = MGL_DIRTY_SAMPLE_STATE;
        return &s->multisample;
    case GL_SAMPLE_ALPHA_TO_COVERAGE:
        *dirty = MGL_DIRTY_SAMPLE_STATE;
        return &s->alpha_to_coverage;
    case GL_SAMPLE_ALPHA_TO_ONE:
        *dirty = MGL_DIRTY_SAMPLE_STATE;
        return &s->alpha_to_one;
    case GL_SAMPLE_COVERAGE:
        *dirty = MGL_DIRTY_SAMPLE_STATE;
        return &s->sample_coverage;
    case GL_SAMPLE_MASK:
        *dirty = MGL_DIRTY_SAMPLE_STATE;
        return &s->sample_mask;
    case GL_SAMPLE_SHADING:
        *dirty = MGL_DIRTY_SAMPLE_STATE;
        return &s->sample_shading;
    case GL_LINE_SMOOTH:
        return &s->line_smooth;
    case GL_POLYGON_SMOOTH:
        return &s->polygon_smooth;
    case GL_RASTERIZER_DISCARD:
        return &s->rasterizer_discard;
    case GL_FRAMEBUFFER_SRGB:
        return &s->framebuffer_srgb;
    case GL_PROGRAM_POINT_SIZE:
        *dirty |= MGL_DIRTY_BUILTINS;
        return &s->program_point_size;
    case GL_DITHER:
        *dirty = 0;
        return &s->dither;
    case GL_PRIMITIVE_RESTART:
        *dirty = MGL_DIRTY_VALIDITY;
        return &s->primitive_restart;
    case GL_PRIMITIVE_RESTART_FIXED_INDEX:
        *dirty = MGL_DIRTY_VALIDITY;
        return &s->primitive_restart_fixed;
    case GL_TEXTURE_CUBE_MAP_SEAMLESS:
        *dirty = MGL_DIRTY_TEXTURES;
        return &s->seamless_cube;
    case GL_DEBUG_OUTPUT:
        *dirty = 0;
        return &s->debug_output;
    case GL_DEBUG_OUTPUT_SYNCHRONOUS:
        *dirty = 0;
        return &s->debug_synchronous;
    default:
        return compatibility_enable(ctx, cap, dirty);
    }
}

static void set_legacy(mgl_context *ctx, GLenum cap, bool value, const char *function)
{
    if (!ctx->core && mgl_client_array_location(ctx, cap) >= 0) { /* EXT_vertex_array; native drivers still know it */
        (value ? mgl_glEnableClientState : mgl_glDisableClientState)(ctx, cap);
        return;
    }
    int bit = ctx->core ? -1 : mgl_state_legacy_bit(cap);
    if (bit < 0) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): not a capability of this context", function, cap);
        return;
    }
    bool generates = cap >= GL_TEXTURE_GEN_S && cap <= GL_TEXTURE_GEN_Q;
    if (generates && ctx->active_unit >= MGL_FIXED_COORDS) { /* GL 2.1 §2.11.4: only units with coordinates have it */
        mgl_error(ctx, GL_INVALID_OPERATION, "%s(0x%04x): unit %u has no coordinates", function, cap, ctx->active_unit);
        return;
    }
    uint64_t mask = 1ull << bit;
    ctx->state.legacy_enables = value ? ctx->state.legacy_enables | mask : ctx->state.legacy_enables & ~mask;
}

static void set_enable(mgl_context *ctx, GLenum cap, bool value, const char *function)
{
    if (cap == GL_BLEND) {
        for (int i = 0; i < MGL_MAX_DRAW_BUFFERS; i++) {
            if (ctx->state.blend[i].enable == value) continue;
            ctx->state.blend[i].enable = value;
            ctx->dirty |= MGL_DIRTY_BLEND_STATE;
        }
        return;
    }
    if (cap == GL_SCISSOR_TEST) {
        for (int i = 0; i < MGL_MAX_VIEWPORTS; i++) {
            if (ctx->state.scissor_test[i] == value) continue;
            ctx->state.scissor_test[i] = value;
            ctx->dirty |= MGL_DIRTY_SCISSOR;
        }
        return;
    }
    uint32_t dirty;
    bool *slot = mgl_state_enable(ctx, cap, &dirty);
    if (!slot) {
        set_legacy(ctx, cap, value, function);
    } else if (*slot != value) {
        *slot = value;
        ctx->dirty |= dirty;
    }
}

void mgl_glEnable(mgl_context *ctx, GLenum cap)
{
    set_enable(ctx, cap, true, "glEnable");
}

void mgl_glDisable(mgl_context *ctx, GLenum cap)
{
    set_enable(ctx, cap, false, "glDisable");
}

/* The slot of an indexed capability, or NULL after recording the error. */
static bool *indexed_enable(mgl_context *ctx, GLenum cap, GLuint index, uint32_t *dirty, const char *function)
{
    if (cap == GL_BLEND && index < (GLuint)MGL_MIN(ctx->limits.draw_buffers, MGL_MAX_DRAW_BUFFERS)) {
        *dirty = MGL_DIRTY_BLEND_STATE;
        return &ctx->state.blend[index].enable;
    }
    if (cap == GL_SCISSOR_TEST && index < MGL_MAX_VIEWPORTS) {
        *dirty = MGL_DIRTY_SCISSOR;
        return &ctx->state.scissor_test[index];
    }
    if (cap == GL_BLEND || cap == GL_SCISSOR_TEST)
        mgl_error(ctx, GL_INVALID_VALUE, "%s: index %u is beyond the limit", function, index);
    else
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): not an indexed capability", function, cap);
    return NULL;
}

static void set_indexed(mgl_context *ctx, GLenum cap, GLuint index, bool value, const char *function)
{
    uint32_t dirty;
    bool *slot = indexed_enable(ctx, cap, index, &dirty, function);
    if (!slot || *slot == value) return;
    *slot = value;
    ctx->dirty |= dirty;
}

void mgl_glEnablei(mgl_context *ctx, GLenum target, GLuint index)
{
    set_indexed(ctx, target, index, true, "glEnablei");
}

void mgl_glDisablei(mgl_context *ctx, GLenum target, GLuint index)
{
    set_indexed(ctx, target, index, false, "glDisablei");
}

GLboolean mgl_glIsEnabledi(mgl_context *ctx, GLenum target, GLuint index)
{
    uint32_t dirty;
    const bool *slot = indexed_enable(ctx, target, index, &dirty, "glIsEnabledi");
    return slot && *slot;
}

GLboolean mgl_glIsEnabled(mgl_context *ctx, GLenum cap)
{
    if (cap == GL_BLEND) return ctx->state.blend[0].enable;
    if (cap == GL_SCISSOR_TEST) return ctx->state.scissor_test[0];
    const bool *slot = mgl_state_enable(ctx, cap, NULL);
    if (slot) return *slot;
    int bit = ctx->core ? -1 : mgl_state_legacy_bit(cap);
    if (bit >= 0) return ctx->state.legacy_enables >> bit & 1;
    int array = ctx->core ? -1 : mgl_client_array_location(ctx, cap);
    if (array >= 0) return ctx->vao->enabled_mask >> array & 1;
    mgl_error(ctx, GL_INVALID_ENUM, "glIsEnabled(0x%04x): not a capability of this context", cap);
    return GL_FALSE;
}

/* ---- hints ---- */

static int hint_index(const mgl_context *ctx, GLenum target)
{
    switch (target) {
    case GL_LINE_SMOOTH_HINT:
        return MGL_HINT_LINE_SMOOTH;
    case GL_POLYGON_SMOOTH_HINT:
        return MGL_HINT_POLYGON_SMOOTH;
    case GL_TEXTURE_COMPRESSION_HINT:
        return MGL_HINT_TEXTURE_COMPRESSION;
    case GL_FRAGMENT_SHADER_DERIVATIVE_HINT:
        return MGL_HINT_FRAGMENT_SHADER_DERIVATIVE;
    case GL_GENERATE_MIPMAP_HINT:
        return ctx->core && !ctx->es ? -1 : MGL_HINT_GENERATE_MIPMAP;
    case GL_PERSPECTIVE_CORRECTION_HINT:
        return ctx->core ? -1 : MGL_HINT_PERSPECTIVE_CORRECTION;
    case GL_POINT_SMOOTH_HINT:
        return ctx->core ? -1 : MGL_HINT_POINT_SMOOTH;
    case GL_FOG_HINT:
        return ctx->core ? -1 : MGL_HINT_FOG;
    default:
        return -1;
    }
}

void mgl_glHint(mgl_context *ctx, GLenum target, GLenum mode)
{
    int index = hint_index(ctx, target);
    if (index < 0 || (mode != GL_FASTEST && mode != GL_NICEST && mode != GL_DONT_CARE)) {
        mgl_error(ctx, GL_INVALID_ENUM, "glHint(0x%04x, 0x%04x): unknown target or mode", target, mode);
        return;
    }
    ctx->state.hints[index] = mode;
}
