/* Constant state objects (render state, vertex layout), values that change between draws, and how both reach main. */
#include "translator/vk/push.h"
#include "translator/vk/resource.h"

#include <math.h>
#include <string.h>

_Static_assert((int)MGL_BF_ONE_MINUS_SRC1_ALPHA == VK_BLEND_FACTOR_ONE_MINUS_SRC1_ALPHA, "blend factors are Vulkan's");
_Static_assert((int)MGL_BO_MAX == VK_BLEND_OP_MAX, "blend operations are Vulkan's");
_Static_assert((int)MGL_LO_SET == VK_LOGIC_OP_SET && (int)MGL_LO_EQUIV == VK_LOGIC_OP_EQUIVALENT,
               "logic operations are Vulkan's");
_Static_assert((int)MGL_ALWAYS == VK_COMPARE_OP_ALWAYS && (int)MGL_GEQUAL == VK_COMPARE_OP_GREATER_OR_EQUAL,
               "comparisons are Vulkan's");
_Static_assert((int)MGL_FILL == VK_POLYGON_MODE_FILL && (int)MGL_POINT == VK_POLYGON_MODE_POINT,
               "polygon modes are Vulkan's");
_Static_assert((int)MGL_CULL_FRONT == VK_CULL_MODE_FRONT_BIT && (int)MGL_CULL_BACK == VK_CULL_MODE_BACK_BIT,
               "cull bits are Vulkan's");

const uint8_t mgl_vk_stencil_ops[8] = {
    VK_STENCIL_OP_KEEP,
    VK_STENCIL_OP_ZERO,
    VK_STENCIL_OP_REPLACE,
    VK_STENCIL_OP_INCREMENT_AND_CLAMP,
    VK_STENCIL_OP_DECREMENT_AND_CLAMP,
    VK_STENCIL_OP_INVERT,
    VK_STENCIL_OP_INCREMENT_AND_WRAP,
    VK_STENCIL_OP_DECREMENT_AND_WRAP,
};

/* ---- render state ---- */

static bool state_valid(mgl_applier *a, const mgl_wire_render_state_create *p)
{
    for (int i = 0; i < MGL_VK_OUTPUTS; i++) {
        const mgl_blend_target *b = &p->blend[i];
        if (b->src > MGL_BF_ONE_MINUS_SRC1_ALPHA || b->dst > MGL_BF_ONE_MINUS_SRC1_ALPHA ||
            b->src_alpha > MGL_BF_ONE_MINUS_SRC1_ALPHA || b->dst_alpha > MGL_BF_ONE_MINUS_SRC1_ALPHA ||
            b->op > MGL_BO_MAX || b->op_alpha > MGL_BO_MAX)
            return mgl_vk_fault(a, "render state: blending of output %d", i);
    }
    for (int i = 0; i < 2; i++) {
        const mgl_stencil_face *f = &p->stencil[i];
        if (f->fail > MGL_DECR_WRAP || f->depth_fail > MGL_DECR_WRAP || f->pass > MGL_DECR_WRAP ||
            f->compare > MGL_ALWAYS)
            return mgl_vk_fault(a, "render state: stencil face %d", i);
    }
    if (p->logic_op > MGL_LO_SET || p->depth_compare > MGL_ALWAYS || p->cull > 3 || p->polygon_front > MGL_POINT ||
        p->polygon_back > MGL_POINT || !(p->min_sample_shading >= 0.0f && p->min_sample_shading <= 1.0f))
        return mgl_vk_fault(a, "render state: a value out of range");
    return true;
}

static void translate_blend(const mgl_vk_device *d, mgl_vk_render_state *s)
{
    for (int i = 0; i < MGL_VK_OUTPUTS; i++) {
        mgl_blend_target b = s->wire.blend[d->features.independentBlend ? i : 0];
        if (!d->features.dualSrcBlend && (b.src >= MGL_BF_SRC1_COLOR || b.dst >= MGL_BF_SRC1_COLOR ||
                                          b.src_alpha >= MGL_BF_SRC1_COLOR || b.dst_alpha >= MGL_BF_SRC1_COLOR))
            b.enable = 0;
        s->blend[i] = (VkPipelineColorBlendAttachmentState){
            .blendEnable = b.enable && !s->wire.logic_enable,
            .srcColorBlendFactor = b.src,
            .dstColorBlendFactor = b.dst,
            .colorBlendOp = b.op,
            .srcAlphaBlendFactor = b.src_alpha,
            .dstAlphaBlendFactor = b.dst_alpha,
            .alphaBlendOp = b.op_alpha,
            .colorWriteMask = b.write_mask & 15u,
        };
        if (s->blend[i].blendEnable) continue;
        VkColorComponentFlags mask = s->blend[i].colorWriteMask;
        s->blend[i] = (VkPipelineColorBlendAttachmentState){.colorWriteMask = mask};
    }
}

void mgl_vk_render_state_translate(mgl_applier *a, mgl_vk_render_state *s)
{
    const mgl_wire_render_state_create *w = &s->wire;
    translate_blend(&a->device, s);
    s->cull = w->cull;
    /* Where the bottom row is stored first, Vulkan sees clockwise what GL sees counter-clockwise. With the upper-left
     * origin the viewport flips, and GL judges the face before that flip (GL 4.5 §14.6.1), so it inverts once more. */
    bool clockwise = !w->front_cw != !!w->clip_upper_left;
    s->front_face = clockwise ? VK_FRONT_FACE_CLOCKWISE : VK_FRONT_FACE_COUNTER_CLOCKWISE;
    /* One mode for both faces: that of the face that is not culled. */
    s->polygon = a->device.features.fillModeNonSolid ? (w->cull == MGL_CULL_FRONT ? w->polygon_back : w->polygon_front)
                                                     : VK_POLYGON_MODE_FILL;
    s->depth_bias = s->polygon == VK_POLYGON_MODE_FILL   ? w->depth_bias_fill
                    : s->polygon == VK_POLYGON_MODE_LINE ? w->depth_bias_line
                                                         : w->depth_bias_point;
    s->clip_mask = w->clip_distance_mask & 0xffu;
    mgl_vk_state_identify(a, s);
}

bool mgl_vk_rec_render_state_create(mgl_applier *a, const mgl_record_header *header,
                                    const mgl_wire_render_state_create *p)
{
    if (!state_valid(a, p)) return false;
    mgl_vk_render_state *s = mgl_new(mgl_vk_render_state);
    if (!s) {
        mgl_vk_out_of_memory(a, MGL_KIND_RENDER_STATE, p->state);
        return true;
    }
    s->wire = *p;
    mgl_vk_render_state_translate(a, s);
    if (mgl_vk_object_set(a, MGL_KIND_RENDER_STATE, p->state, s)) return true;
    mgl_free(s);
    return mgl_vk_fault(a, "render state %u is taken", p->state.slot);
}

bool mgl_vk_rec_render_state_destroy(mgl_applier *a, const mgl_record_header *header,
                                     const mgl_wire_render_state_destroy *p)
{
    mgl_vk_render_state *s = mgl_vk_object_take(a, MGL_KIND_RENDER_STATE, p->state);
    if (!s) return mgl_vk_fault(a, "render state %u does not exist", p->state.slot);
    mgl_vk_state_forget(a, MGL_KIND_RENDER_STATE, s);
    mgl_free(s);
    return true;
}

bool mgl_vk_rec_render_state_bind(mgl_applier *a, const mgl_record_header *header, const mgl_wire_render_state_bind *p)
{
    mgl_vk_render_state *s = mgl_vk_object(a, MGL_KIND_RENDER_STATE, p->state);
    if (!s) return mgl_vk_fault(a, "render state %u does not exist", p->state.slot);
    mgl_vk_context *c = a->context;
    if (c->state == s) return true;
    const mgl_wire_render_state_create *old = &c->state->wire;
    if (c->target.has_srgb && old->color_srgb != s->wire.color_srgb) c->dirty |= MGL_DIRTY_FRAMEBUFFER;
    if (old->clip_upper_left != s->wire.clip_upper_left) c->dirty |= MGL_DIRTY_VIEWPORT;
    if (old->provoking_first != s->wire.provoking_first) c->shape.request = 0;
    c->state = s;
    c->dirty |= MGL_DIRTY_STATE;
    return true;
}

/* ---- vertex layouts ---- */

static bool layout_valid(mgl_applier *a, const mgl_wire_vertex_layout_create *p, const mgl_vertex_element *tail)
{
    const VkPhysicalDeviceLimits *limits = &a->device.properties.limits;
    uint32_t seen = 0;
    if (p->binding_count > MGL_VK_BINDINGS || p->tail_count > MGL_VK_BINDINGS)
        return mgl_vk_fault(a, "vertex layout with %u bindings, %u elements", p->binding_count, p->tail_count);
    for (uint32_t i = 0; i < p->binding_count; i++)
        if (p->bindings[i].stride > limits->maxVertexInputBindingStride)
            return mgl_vk_fault(a, "vertex stride of %u", p->bindings[i].stride);
    for (uint32_t i = 0; i < p->tail_count; i++) {
        const mgl_vertex_element *e = &tail[i];
        if (e->location >= MGL_VK_BINDINGS || (seen & 1u << e->location))
            return mgl_vk_fault(a, "vertex location %u", e->location);
        seen |= 1u << e->location;
        if (e->binding != MGL_CONSTANT_BINDING && e->binding >= p->binding_count)
            return mgl_vk_fault(a, "vertex binding %u", e->binding);
        if (e->format >= MGL_FORMAT_COUNT || !(a->device.caps.format_features[e->format] & MGL_FEATURE_VERTEX))
            return mgl_vk_fault(a, "vertex format %u", e->format);
        if (e->offset > limits->maxVertexInputAttributeOffset ||
            (e->binding == MGL_CONSTANT_BINDING && e->offset > 15 * 16))
            return mgl_vk_fault(a, "vertex element offset %u", e->offset);
    }
    return true;
}

bool mgl_vk_rec_vertex_layout_create(mgl_applier *a, const mgl_record_header *header,
                                     const mgl_wire_vertex_layout_create *p, const mgl_vertex_element *tail)
{
    if (!layout_valid(a, p, tail)) return false;
    mgl_vk_vertex_layout *l = mgl_calloc(1, sizeof(*l) + p->tail_count * sizeof(*tail));
    if (!l) {
        mgl_vk_out_of_memory(a, MGL_KIND_VERTEX_LAYOUT, p->layout);
        return true;
    }
    l->unique = ++a->next_unique;
    l->element_count = p->tail_count;
    l->binding_count = p->binding_count;
    memcpy(l->bindings, p->bindings, sizeof(l->bindings));
    memcpy(l->elements, tail, p->tail_count * sizeof(*tail));
    for (uint32_t i = 0; i < p->tail_count; i++) {
        l->location_mask |= 1u << tail[i].location;
        if (tail[i].binding == MGL_CONSTANT_BINDING) continue;
        l->binding_mask |= 1u << tail[i].binding;
        l->array_mask |= 1u << tail[i].location;
    }
    /* 16 locations read 16 bindings at most, and one of them is constant when this matters: there is always a free one.
     */
    while (l->constant_binding < MGL_VK_BINDINGS - 1 && (l->binding_mask & 1u << l->constant_binding))
        l->constant_binding++;
    if (mgl_vk_object_set(a, MGL_KIND_VERTEX_LAYOUT, p->layout, l)) return true;
    mgl_free(l);
    return mgl_vk_fault(a, "vertex layout %u is taken", p->layout.slot);
}

bool mgl_vk_rec_vertex_layout_destroy(mgl_applier *a, const mgl_record_header *header,
                                      const mgl_wire_vertex_layout_destroy *p)
{
    mgl_vk_vertex_layout *l = mgl_vk_object_take(a, MGL_KIND_VERTEX_LAYOUT, p->layout);
    if (!l) return mgl_vk_fault(a, "vertex layout %u does not exist", p->layout.slot);
    mgl_vk_state_forget(a, MGL_KIND_VERTEX_LAYOUT, l);
    mgl_free(l);
    return true;
}

bool mgl_vk_rec_vertex_layout_bind(mgl_applier *a, const mgl_record_header *header,
                                   const mgl_wire_vertex_layout_bind *p)
{
    mgl_vk_vertex_layout *l = mgl_vk_object(a, MGL_KIND_VERTEX_LAYOUT, p->layout);
    if (!l && !mgl_handle_is_null(p->layout)) return mgl_vk_fault(a, "vertex layout %u does not exist", p->layout.slot);
    if (a->context->layout == l) return true;
    a->context->layout = l;
    a->context->dirty |= MGL_DIRTY_LAYOUT | MGL_DIRTY_VERTEX_BUFFERS;
    return true;
}

/* ---- values ---- */

static float clamp_float(float v, float low, float high)
{
    return v >= low ? (v <= high ? v : high) : low;
} /* NaN becomes low */

bool mgl_vk_rec_viewports(mgl_applier *a, const mgl_record_header *header, const mgl_wire_viewports *p,
                          const mgl_viewport *tail)
{
    if (p->first > MGL_VK_VIEWPORTS || p->tail_count > MGL_VK_VIEWPORTS - p->first)
        return mgl_vk_fault(a, "%u viewports from %u", p->tail_count, p->first);
    memcpy(a->context->viewports + p->first, tail, p->tail_count * sizeof(*tail));
    a->context->dirty |= MGL_DIRTY_VIEWPORT;
    return true;
}

bool mgl_vk_rec_scissors(mgl_applier *a, const mgl_record_header *header, const mgl_wire_scissors *p,
                         const mgl_rect *tail)
{
    if (p->first > MGL_VK_VIEWPORTS || p->tail_count > MGL_VK_VIEWPORTS - p->first)
        return mgl_vk_fault(a, "%u scissors from %u", p->tail_count, p->first);
    memcpy(a->context->scissors + p->first, tail, p->tail_count * sizeof(*tail));
    a->context->dirty |= MGL_DIRTY_SCISSOR;
    return true;
}

bool mgl_vk_rec_blend_color(mgl_applier *a, const mgl_record_header *header, const mgl_wire_blend_color *p)
{
    a->context->blend_color = *p;
    a->context->dirty |= MGL_DIRTY_BLEND_COLOR;
    return true;
}

bool mgl_vk_rec_stencil_values(mgl_applier *a, const mgl_record_header *header, const mgl_wire_stencil_values *p)
{
    a->context->stencil = *p;
    a->context->dirty |= MGL_DIRTY_STENCIL;
    return true;
}

bool mgl_vk_rec_depth_bias(mgl_applier *a, const mgl_record_header *header, const mgl_wire_depth_bias *p)
{
    a->context->depth_bias = *p;
    a->context->dirty |= MGL_DIRTY_DEPTH_BIAS;
    return true;
}

/* ---- into main ---- */

static void record_viewports(mgl_applier *a, mgl_vk_context *c, uint32_t count)
{
    const VkPhysicalDeviceLimits *limits = &a->device.properties.limits;
    const mgl_vk_target *t = &c->target;
    VkViewport v[MGL_VK_VIEWPORTS];
    for (uint32_t i = 0; i < count; i++) {
        const mgl_viewport *w = &c->viewports[i];
        float low = limits->viewportBoundsRange[0], high = limits->viewportBoundsRange[1];
        v[i].width = clamp_float(w->width, 1.0f,
                                 (float)limits->maxViewportDimensions[0]); /* an empty one: the scissor is empty */
        v[i].height = clamp_float(w->height, 0.0f, (float)limits->maxViewportDimensions[1]);
        v[i].x = clamp_float(w->x, low, high - v[i].width);
        float y = t->top_first ? (float)t->key.height - w->y - v[i].height : w->y;
        v[i].y = clamp_float(y, low, high - v[i].height);
        v[i].minDepth = clamp_float(w->near_depth, 0.0f, 1.0f);
        v[i].maxDepth = clamp_float(w->far_depth, 0.0f, 1.0f);
        if (!c->state->wire.clip_upper_left == !t->top_first) continue;
        v[i].y += v[i].height;
        v[i].height = -v[i].height;
    }
    a->device.vk.vkCmdSetViewport(a->main, 0, count, v);
    mgl_vk_frames_add_load(a, MGL_LOAD_VIEWPORT, 1);
}

static inline VkRect2D scissor_of(const mgl_vk_context *c, uint32_t i)
{
    const mgl_rect *s = &c->scissors[i];
    int64_t x1 = (int64_t)s->x + (s->width > 0 ? s->width : 0), y1 = (int64_t)s->y + (s->height > 0 ? s->height : 0);
    int32_t x = MGL_MAX(s->x, 0), y = MGL_MAX(s->y, 0);
    x1 = MGL_MIN(x1, (int64_t)c->target.key.width);
    y1 = MGL_MIN(y1, (int64_t)c->target.key.height);
    bool empty = x1 <= x || y1 <= y || !(c->viewports[i].width > 0) || !(c->viewports[i].height > 0);
    if (empty) return (VkRect2D){{0, 0}, {0, 0}};
    int32_t row = (int32_t)mgl_vk_target_row(&c->target, y, y1 - y);
    return (VkRect2D){{x, row}, {(uint32_t)(x1 - x), (uint32_t)(y1 - y)}};
}

static inline bool same_rect(const VkRect2D *x, const VkRect2D *y)
{
    return x->offset.x == y->offset.x && x->offset.y == y->offset.y && x->extent.width == y->extent.width &&
           x->extent.height == y->extent.height;
}

/* A viewport of another size asks only because it could be empty: rectangles that main has are not set again. */
static void record_scissors(mgl_applier *a, mgl_vk_context *c, uint32_t count)
{
    mgl_vk_recorded *known = &a->draws->recorded;
    bool same = known->scissor_count >= count;
    for (uint32_t i = 0; i < count; i++) {
        VkRect2D r = scissor_of(c, i);
        same = same && same_rect(&known->scissors[i], &r);
        known->scissors[i] = r;
    }
    if (same) return;
    a->device.vk.vkCmdSetScissor(a->main, 0, count, known->scissors);
    mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
    known->scissor_count = MGL_MAX(known->scissor_count, count);
}

static void record_stencil(mgl_applier *a, mgl_vk_context *c, mgl_vk_recorded *r)
{
    for (uint32_t i = 0; i < 2; i++) {
        VkStencilFaceFlags face = i ? VK_STENCIL_FACE_BACK_BIT : VK_STENCIL_FACE_FRONT_BIT;
        uint32_t reference = MGL_MIN(c->stencil.face[i].reference, 0xffu);
        bool known = r->valid & MGL_RECORDED_STENCIL;
        if (!known || r->stencil_reference[i] != reference)
            a->device.vk.vkCmdSetStencilReference(a->main, face, reference);
        if (!known || r->stencil_compare[i] != c->stencil.face[i].compare_mask)
            a->device.vk.vkCmdSetStencilCompareMask(a->main, face, c->stencil.face[i].compare_mask);
        if (!known || r->stencil_write[i] != c->stencil.face[i].write_mask)
            a->device.vk.vkCmdSetStencilWriteMask(a->main, face, c->stencil.face[i].write_mask);
        r->stencil_reference[i] = reference;
        r->stencil_compare[i] = c->stencil.face[i].compare_mask;
        r->stencil_write[i] = c->stencil.face[i].write_mask;
    }
    r->valid |= MGL_RECORDED_STENCIL;
    mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
}

static void record_depth_bias(mgl_applier *a, mgl_vk_context *c, mgl_vk_recorded *r)
{
    const mgl_vk_device *d = &a->device;
    float bias[3] = {c->depth_bias.constant, d->features.depthBiasClamp ? c->depth_bias.clamp : 0.0f,
                     c->depth_bias.slope};
    float width = d->features.wideLines ? clamp_float(c->depth_bias.line_width, d->properties.limits.lineWidthRange[0],
                                                      d->properties.limits.lineWidthRange[1])
                                        : 1.0f;
    bool known = r->valid & MGL_RECORDED_DEPTH_BIAS;
    if (!known || memcmp(bias, r->depth_bias, sizeof(bias)))
        d->vk.vkCmdSetDepthBias(a->main, bias[0], bias[1], bias[2]);
    if (!known || width != r->line_width) d->vk.vkCmdSetLineWidth(a->main, width);
    memcpy(r->depth_bias, bias, sizeof(bias));
    r->line_width = width;
    r->valid |= MGL_RECORDED_DEPTH_BIAS;
    mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
}

/* Values of a render state that need no pipeline, 4 bits each of one word: 0 where the device keeps them in pipelines,
 * else 1 more than the value. What main does not have is found by one comparison. */
typedef enum value_place {
    PLACE_CULL,
    PLACE_FRONT_FACE,
    PLACE_DEPTH_TEST,
    PLACE_DEPTH_WRITE,
    PLACE_DEPTH_COMPARE,
    PLACE_STENCIL_TEST,
    PLACE_DEPTH_BIAS,
    PLACE_DISCARD,
    PLACE_DEPTH_CLAMP,
    PLACE_POLYGON,
    PLACE_COVERAGE,
    PLACE_ALPHA_ONE,
} value_place;

static inline uint64_t put_value(value_place place, uint32_t value)
{
    return (uint64_t)(value + 1u) << 4 * place;
}

static uint64_t pack_values(const mgl_vk_device *d, const mgl_vk_target *t, const mgl_vk_render_state *s)
{
    const mgl_wire_render_state_create *w = &s->wire;
    uint64_t values = 0;
    if (d->dynamic_state1) {
        bool test = w->depth_test && t->format.has_depth;
        values |= put_value(PLACE_CULL, s->cull) | put_value(PLACE_FRONT_FACE, mgl_vk_target_front(t, s)) |
                  put_value(PLACE_DEPTH_TEST, test) | put_value(PLACE_DEPTH_WRITE, test && w->depth_write) |
                  put_value(PLACE_DEPTH_COMPARE, w->depth_compare) |
                  put_value(PLACE_STENCIL_TEST, w->stencil_test && t->format.has_stencil);
    }
    if (d->dynamic_state2)
        values |= put_value(PLACE_DEPTH_BIAS, s->depth_bias) | put_value(PLACE_DISCARD, w->rasterizer_discard != 0);
    if (mgl_vk_dynamic_depth_clamp(d)) values |= put_value(PLACE_DEPTH_CLAMP, w->depth_clamp && d->features.depthClamp);
    if (mgl_vk_dynamic_polygon(d)) values |= put_value(PLACE_POLYGON, (uint32_t)s->polygon);
    if (mgl_vk_dynamic_samples(d))
        values |= put_value(PLACE_COVERAGE, w->multisample && w->alpha_to_coverage) |
                  put_value(PLACE_ALPHA_ONE, w->multisample && w->alpha_to_one && d->features.alphaToOne);
    return values;
}

static void set_value(mgl_applier *a, value_place place, uint32_t value)
{
    const struct VolkDeviceTable *vk = &a->device.vk;
    switch (place) {
    case PLACE_CULL:
        vk->vkCmdSetCullModeEXT(a->main, value);
        break;
    case PLACE_FRONT_FACE:
        vk->vkCmdSetFrontFaceEXT(a->main, (VkFrontFace)value);
        break;
    case PLACE_DEPTH_TEST:
        vk->vkCmdSetDepthTestEnableEXT(a->main, value);
        break;
    case PLACE_DEPTH_WRITE:
        vk->vkCmdSetDepthWriteEnableEXT(a->main, value);
        break;
    case PLACE_DEPTH_COMPARE:
        vk->vkCmdSetDepthCompareOpEXT(a->main, (VkCompareOp)value);
        break;
    case PLACE_STENCIL_TEST:
        vk->vkCmdSetStencilTestEnableEXT(a->main, value);
        break;
    case PLACE_DEPTH_BIAS:
        vk->vkCmdSetDepthBiasEnableEXT(a->main, value);
        break;
    case PLACE_DISCARD:
        vk->vkCmdSetRasterizerDiscardEnableEXT(a->main, value);
        break;
    case PLACE_DEPTH_CLAMP:
        vk->vkCmdSetDepthClampEnableEXT(a->main, value);
        mgl_vk_frames_add_load(a, MGL_LOAD_CONSTANTS, 1); /* as much as constants: Turnip writes viewports, too */
        break;
    case PLACE_POLYGON:
        vk->vkCmdSetPolygonModeEXT(a->main, (VkPolygonMode)value);
        break;
    case PLACE_COVERAGE:
        vk->vkCmdSetAlphaToCoverageEnableEXT(a->main, value);
        break;
    case PLACE_ALPHA_ONE:
        vk->vkCmdSetAlphaToOneEnableEXT(a->main, value);
        break;
    }
    mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
}

static void record_packed(mgl_applier *a, mgl_vk_context *c, mgl_vk_recorded *r)
{
    mgl_vk_render_state *s = c->state;
    if (s->values_target != c->target.stamp) {
        s->values = pack_values(&a->device, &c->target, s);
        s->values_target = c->target.stamp;
    }
    for (uint64_t rest = s->values ^ r->values; rest;) {
        uint32_t place = (uint32_t)__builtin_ctzll(rest) / 4;
        set_value(a, (value_place)place, (uint32_t)(s->values >> 4 * place & 15u) - 1);
        rest &= ~(15ull << 4 * place);
    }
    r->values = s->values;
}

static void record_stencil_ops(mgl_applier *a, const mgl_vk_context *c, mgl_vk_recorded *r)
{
    const mgl_stencil_face *faces = c->state->wire.stencil;
    bool known = r->valid & MGL_RECORDED_STENCIL_OPS,
         test = c->state->wire.stencil_test && c->target.format.has_stencil;
    uint64_t ops;
    memcpy(&ops, faces, sizeof(ops));
    if (known && (!test || r->stencil_ops == ops)) return;
    for (int i = 0; i < 2; i++)
        a->device.vk.vkCmdSetStencilOpEXT(a->main, i ? VK_STENCIL_FACE_BACK_BIT : VK_STENCIL_FACE_FRONT_BIT,
                                          mgl_vk_stencil_ops[faces[i].fail], mgl_vk_stencil_ops[faces[i].pass],
                                          mgl_vk_stencil_ops[faces[i].depth_fail], faces[i].compare);
    r->stencil_ops = ops;
    r->valid |= MGL_RECORDED_STENCIL_OPS;
    mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
}

static void record_sample_mask(mgl_applier *a, const mgl_vk_context *c, mgl_vk_recorded *r)
{
    const mgl_wire_render_state_create *w = &c->state->wire;
    uint32_t mask = w->multisample && w->sample_mask_enable ? w->sample_mask : UINT32_MAX;
    if (r->samples == c->target.format.samples && r->sample_mask == mask) return;
    VkSampleMask words[2] = {mask, mask};
    r->samples = c->target.format.samples;
    r->sample_mask = mask;
    a->device.vk.vkCmdSetSampleMaskEXT(a->main, (VkSampleCountFlagBits)r->samples, words);
    mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
}

/* Equations of outputs that do not blend are left as they are. */
static void record_blend(mgl_applier *a, const mgl_vk_context *c, mgl_vk_recorded *r)
{
    VkPipelineColorBlendAttachmentState list[MGL_VK_OUTPUTS] = {{0}};
    /* What is dynamic must be set, even where there is no color to blend (VUID-vkCmdDraw-None-07627 and others). */
    uint32_t count = MGL_MAX(c->target.format.output_count, 1u);
    bool known = r->blend_count >= count, enables = !known, equations = !known, masks = !known;
    mgl_vk_blend_make(a, c, list);
    for (uint32_t i = 0; i < count; i++) {
        const VkPipelineColorBlendAttachmentState *b = &list[i];
        VkColorBlendEquationEXT equation = {b->srcColorBlendFactor, b->dstColorBlendFactor, b->colorBlendOp,
                                            b->srcAlphaBlendFactor, b->dstAlphaBlendFactor, b->alphaBlendOp};
        enables |= r->blend_enables[i] != b->blendEnable;
        masks |= r->write_masks[i] != b->colorWriteMask;
        r->blend_enables[i] = b->blendEnable;
        r->write_masks[i] = b->colorWriteMask;
        if (!b->blendEnable || !memcmp(&equation, &r->blend_equations[i], sizeof(equation))) continue;
        equations = true;
        r->blend_equations[i] = equation;
    }
    if (enables) a->device.vk.vkCmdSetColorBlendEnableEXT(a->main, 0, count, r->blend_enables);
    if (equations) a->device.vk.vkCmdSetColorBlendEquationEXT(a->main, 0, count, r->blend_equations);
    if (masks) a->device.vk.vkCmdSetColorWriteMaskEXT(a->main, 0, count, r->write_masks);
    if (enables || equations || masks) mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
    r->blend_count = MGL_MAX(r->blend_count, count);
}

/* Where fragments lie in GL's window, and the index of hidden blocks, for programs that ask. */
static void record_own(mgl_applier *a, const mgl_vk_context *c, mgl_vk_recorded *r)
{
    float height = (float)c->target.key.height;
    mgl_vk_own_constants own = {{1.0f, 0.0f, height}, 0};
    if (c->target.top_first) own.rows = (mgl_program_rows){-1.0f, height, 0.0f};
    if ((r->valid & MGL_RECORDED_OWN) && !memcmp(&own, &r->own, sizeof(own))) return;
    a->device.vk.vkCmdPushConstants(a->main, c->program->layout, mgl_vk_push_stages(&a->device, false), 0, sizeof(own),
                                    &own);
    r->own = own;
    r->valid |= MGL_RECORDED_OWN;
}

static void record_shape(mgl_applier *a, mgl_vk_context *c, mgl_vk_recorded *r)
{
    if (a->device.dynamic_state1 && (!(r->valid & MGL_RECORDED_TOPOLOGY) || r->topology != c->shape.topology)) {
        a->device.vk.vkCmdSetPrimitiveTopologyEXT(a->main, r->topology = c->shape.topology);
        r->valid |= MGL_RECORDED_TOPOLOGY;
    }
    if (a->device.dynamic_state2 && (!(r->valid & MGL_RECORDED_RESTART) || r->restart != c->shape.restart)) {
        a->device.vk.vkCmdSetPrimitiveRestartEnableEXT(a->main, r->restart = c->shape.restart);
        r->valid |= MGL_RECORDED_RESTART;
    }
}

/* Looks the buffers of the bindings in `mask` up. Those that are not there stay stale: they may come under the same
 * handle. */
static void look_up_vertices(mgl_applier *a, mgl_vk_context *c, uint32_t mask)
{
    c->vertex_stale &= ~mask;
    c->vertex_reads &= ~mask;
    c->vertex_recorded &= ~mask;
    for (; mask; mask &= mask - 1) {
        uint32_t i = (uint32_t)__builtin_ctz(mask);
        mgl_vk_buffer *b = mgl_vk_buffer_of(a, c->vertex_wires[i].buffer);
        if (b && c->vertex_wires[i].offset >= b->size) b = NULL;
        c->vertex_buffers[i] = b;
        if (b)
            b->bound |= MGL_DIRTY_VERTEX_BUFFERS;
        else
            c->vertex_stale |= 1u << i;
    }
}

void mgl_vk_state_declare_vertices(mgl_applier *a, mgl_vk_context *c)
{
    uint32_t used = c->layout ? c->layout->binding_mask : 0;
    bool index = c->dirty & MGL_DIRTY_INDEX_BUFFER;
    if (c->vertex_declared != a->passes->serial) {
        c->vertex_declared = a->passes->serial;
        c->vertex_reads = 0;
        index = true;
    }
    if (c->vertex_stale & used) look_up_vertices(a, c, c->vertex_stale & used);
    if (c->dirty & MGL_DIRTY_INDEX_BUFFER) {
        c->index_buffer = mgl_vk_buffer_of(a, c->index_handle);
        if (c->index_buffer) c->index_buffer->bound |= MGL_DIRTY_INDEX_BUFFER;
    }
    for (uint32_t mask = used & ~c->vertex_reads; mask; mask &= mask - 1) {
        mgl_vk_buffer *b = c->vertex_buffers[__builtin_ctz(mask)];
        if (b) mgl_vk_buffer_read(a, b, VK_PIPELINE_STAGE_VERTEX_INPUT_BIT, VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT);
    }
    c->vertex_reads |= used;
    if (index && c->index_buffer)
        mgl_vk_buffer_read(a, c->index_buffer, VK_PIPELINE_STAGE_VERTEX_INPUT_BIT, VK_ACCESS_INDEX_READ_BIT);
}

static void take_attributes(mgl_applier *a, mgl_vk_context *c)
{
    if (c->attribute_index == a->recording_index) return;
    if (!mgl_vk_slice_take(a, sizeof(c->attributes), 16, &c->attribute_slice)) {
        c->attribute_slice = (mgl_vk_slice){mgl_vk_null_buffer(a), 0, NULL};
    } else {
        memcpy(c->attribute_slice.data, c->attributes, sizeof(c->attributes));
    }
    c->attribute_index = a->recording_index;
}

/* Whether the program reads attributes that no array feeds. */
static bool uses_constants(const mgl_vk_context *c)
{
    return c->program->header.attribute_mask & ~(c->layout ? c->layout->array_mask : 0) & 0xffffu;
}

/* Bindings that changed since main got them. All, when the program or the values of attributes without an array may be
 * others. */
static void record_vertex_buffers(mgl_applier *a, mgl_vk_context *c, mgl_vk_recorded *r, uint32_t dirty)
{
    const mgl_vk_vertex_layout *l = c->layout;
    uint32_t constant = l ? l->constant_binding : 0, used = l ? l->binding_mask : 0, mask = used;
    bool constants = uses_constants(c);
    if (!constants && !(dirty & MGL_DIRTY_PROGRAM)) {
        mask &= ~c->vertex_recorded;
        used |= c->vertex_recorded;
    }
    c->vertex_recorded = used;
    if (constants) {
        take_attributes(a, c);
        mask |= 1u << constant;
    }
    uint32_t first = MGL_VK_BINDINGS, last = 0;
    VkBuffer buffers[MGL_VK_BINDINGS];
    VkDeviceSize offsets[MGL_VK_BINDINGS];
    for (uint32_t m = mask; m; m &= m - 1) {
        uint32_t i = (uint32_t)__builtin_ctz(m);
        bool is_constant = constants && i == constant;
        const mgl_vk_buffer *b = c->vertex_buffers[i];
        buffers[i] = is_constant ? c->attribute_slice.buffer : b ? b->buffer : mgl_vk_null_buffer(a);
        offsets[i] = is_constant ? c->attribute_slice.offset : b ? c->vertex_wires[i].offset : 0;
        if (buffers[i] == r->vertex_buffers[i] && offsets[i] == r->vertex_offsets[i]) continue;
        if (first == MGL_VK_BINDINGS) first = i;
        last = i;
    }
    if (first == MGL_VK_BINDINGS) return;
    for (uint32_t i = first; i <= last; i++) { /* holes in the range keep what they have, or get zeros */
        if (!(mask & 1u << i)) {
            buffers[i] = r->vertex_buffers[i] ? r->vertex_buffers[i] : mgl_vk_null_buffer(a);
            offsets[i] = r->vertex_buffers[i] ? r->vertex_offsets[i] : 0;
        }
        r->vertex_buffers[i] = buffers[i];
        r->vertex_offsets[i] = offsets[i];
    }
    a->device.vk.vkCmdBindVertexBuffers(a->main, first, last - first + 1, buffers + first, offsets + first);
    mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
}

/* Values that need no object on the wire. all: the number of viewports may have changed. */
static void record_values(mgl_applier *a, mgl_vk_context *c, mgl_vk_recorded *r, uint32_t dirty, bool all)
{
    uint32_t viewports = 1;
    if (c->program->viewport_index && a->device.features.multiViewport)
        viewports = MGL_MIN(MGL_VK_VIEWPORTS, a->device.properties.limits.maxViewports);
    all = all && viewports > 1;
    if (dirty & MGL_DIRTY_VIEWPORT || all) record_viewports(a, c, viewports);
    if (dirty & (MGL_DIRTY_SCISSOR | MGL_DIRTY_VIEWPORT | MGL_DIRTY_FRAMEBUFFER) || all)
        record_scissors(a, c, viewports);
    if (dirty & MGL_DIRTY_STENCIL) record_stencil(a, c, r);
    if (dirty & MGL_DIRTY_DEPTH_BIAS) record_depth_bias(a, c, r);
    if (dirty & MGL_DIRTY_BLEND_COLOR && (!(r->valid & MGL_RECORDED_BLEND_COLOR) ||
                                          memcmp(r->blend_color, c->blend_color.color, sizeof(r->blend_color)))) {
        a->device.vk.vkCmdSetBlendConstants(a->main, c->blend_color.color);
        mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
        memcpy(r->blend_color, c->blend_color.color, sizeof(r->blend_color));
        r->valid |= MGL_RECORDED_BLEND_COLOR;
    }
}

#define VALUE_GROUPS                                                                                                   \
    (MGL_DIRTY_VIEWPORT | MGL_DIRTY_SCISSOR | MGL_DIRTY_STENCIL | MGL_DIRTY_DEPTH_BIAS | MGL_DIRTY_BLEND_COLOR)

/* Of the state itself. Two states in turn mostly differ in one value: blending and the rest are told apart by number.
 */
static void record_render_state(mgl_applier *a, mgl_vk_context *c, mgl_vk_recorded *r)
{
    const mgl_vk_render_state *s = c->state;
    uint64_t target = c->target.stamp;
    uint32_t outputs = c->program->header.output_mask;
    if (r->dynamic_id != s->dynamic_id || r->dynamic_target != target) {
        record_packed(a, c, r);
        if (a->device.dynamic_state1) record_stencil_ops(a, c, r);
        if (mgl_vk_dynamic_samples(&a->device)) record_sample_mask(a, c, r);
        r->dynamic_id = s->dynamic_id;
        r->dynamic_target = target;
    }
    if (!mgl_vk_dynamic_blend(&a->device) ||
        (r->blend_id == s->blend_id && r->blend_target == target && r->blend_mask == outputs))
        return;
    record_blend(a, c, r);
    r->blend_id = s->blend_id;
    r->blend_target = target;
    r->blend_mask = outputs;
}

void mgl_vk_state_record(mgl_applier *a, mgl_vk_context *c)
{
    mgl_vk_recorded *r = &a->draws->recorded;
    uint32_t dirty = c->dirty;
    record_shape(a, c, r);
    if (dirty & (MGL_DIRTY_STATE | MGL_DIRTY_FRAMEBUFFER | MGL_DIRTY_PROGRAM)) record_render_state(a, c, r);
    if (dirty & (MGL_DIRTY_VERTEX_BUFFERS | MGL_DIRTY_LAYOUT | MGL_DIRTY_PROGRAM) ||
        (dirty & MGL_DIRTY_ATTRIBUTES && uses_constants(c)))
        record_vertex_buffers(a, c, r, dirty);
    if (dirty & (MGL_DIRTY_LAYOUT | MGL_DIRTY_PROGRAM) && a->device.vertex_input_dynamic)
        mgl_vk_vertex_input_record(a, c);
    if (dirty & (MGL_DIRTY_STATE | MGL_DIRTY_PROGRAM) &&
        (c->program->header.flags & MGL_PROGRAM_READS_ROWS || c->program->hidden))
        record_own(a, c, r); /* another target makes the state dirty */
    if (dirty & (VALUE_GROUPS | MGL_DIRTY_FRAMEBUFFER | MGL_DIRTY_PROGRAM))
        record_values(a, c, r, dirty, dirty & MGL_DIRTY_PROGRAM);
}
