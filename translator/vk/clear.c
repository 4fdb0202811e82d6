/* glClear: by load operation before the first draw of a pass, by vkCmdClearAttachments inside it, by drawing when a
 * mask is partial. */
#include "translator/vk/draw.h"

#include <string.h>

typedef struct clear_push {
    uint32_t color[4];
} clear_push; /* push constants of shaders/clear_*.frag */

/* Bits of r g b a that the format stores. */
static uint32_t stored_components(mgl_format format)
{
    uint32_t n = mgl_format_infos[format].components;
    return n >= 4 || n == 0 ? 15u : (1u << n) - 1u;
}

static float clamp_depth(float v)
{
    return v > 0.0f ? (v < 1.0f ? v : 1.0f) : 0.0f;
}

static VkClearValue color_value(const mgl_wire_clear *p)
{
    VkClearValue v;
    memcpy(v.color.uint32, p->color, sizeof(p->color));
    return v;
}

/* What of the clear is whole (every stored component, all stencil bits) and what is masked, by attachment of the
 * target. */
typedef struct clear_plan {
    uint32_t whole;         /* as pending_mask */
    uint32_t masked_colors; /* 4 bits a fragment output */
    bool masked_stencil;
} clear_plan;

static clear_plan plan(const mgl_wire_clear *p, const mgl_vk_target *t)
{
    clear_plan out = {0};
    for (uint32_t o = 0; o < t->format.output_count; o++) {
        uint32_t i = t->format.outputs[o];
        if (i == MGL_NO_ATTACHMENT || !(p->attachments & 1u << t->attachments[i].slot)) continue;
        uint32_t mask = p->color_mask >> (t->attachments[i].slot * 4) & 15u,
                 stored = stored_components(t->attachments[i].image->format);
        if ((mask & stored) == stored)
            out.whole |= 1u << i;
        else if (mask & stored)
            out.masked_colors |= mask << (o * 4);
    }
    if (t->format.depth == MGL_NO_ATTACHMENT) return out;
    if ((p->attachments & MGL_CLEAR_DEPTH) && t->format.has_depth) out.whole |= 1u << t->format.depth;
    if (!(p->attachments & MGL_CLEAR_STENCIL) || !t->format.has_stencil) return out;
    if ((p->stencil_mask & 0xffu) == 0xffu)
        out.whole |= MGL_PENDING_STENCIL;
    else if (p->stencil_mask & 0xffu)
        out.masked_stencil = true;
    return out;
}

static void make_pending(mgl_applier *a, const mgl_wire_clear *p, const mgl_vk_target *t, uint32_t whole)
{
    mgl_vk_passes *passes = a->passes;
    if (passes->pending_mask && memcmp(&passes->pending.key, &t->key, sizeof(t->key))) mgl_vk_pass_flush_clears(a);
    if (!passes->pending_mask) passes->pending = *t;
    for (uint32_t i = 0; i < t->format.count; i++) {
        bool depth = i == t->format.depth;
        t->attachments[i].image->touched_index = a->recording_index; /* an upload that follows must not go before it */
        if (!depth && (whole & 1u << i)) passes->pending_values[i] = color_value(p);
        if (depth && (whole & 1u << i)) passes->pending_values[i].depthStencil.depth = clamp_depth(p->depth);
        if (depth && (whole & MGL_PENDING_STENCIL)) passes->pending_values[i].depthStencil.stencil = p->stencil & 0xffu;
    }
    passes->pending_mask |= whole;
    mgl_vk_main(a); /* something is recorded: a flush submits it */
}

static void clear_inside(mgl_applier *a, const mgl_wire_clear *p, const mgl_vk_target *t, uint32_t whole,
                         const VkRect2D *rect)
{
    VkClearAttachment list[MGL_VK_OUTPUTS + 1];
    uint32_t n = 0;
    for (uint32_t o = 0; o < t->format.output_count; o++) {
        uint32_t i = t->format.outputs[o];
        if (i == MGL_NO_ATTACHMENT || !(whole & 1u << i)) continue;
        list[n++] = (VkClearAttachment){VK_IMAGE_ASPECT_COLOR_BIT, o, color_value(p)};
    }
    if (t->format.depth != MGL_NO_ATTACHMENT) {
        VkImageAspectFlags aspects = (whole & 1u << t->format.depth ? VK_IMAGE_ASPECT_DEPTH_BIT : 0u) |
                                     (whole & MGL_PENDING_STENCIL ? VK_IMAGE_ASPECT_STENCIL_BIT : 0u);
        if (aspects)
            list[n++] = (VkClearAttachment){aspects, 0, {.depthStencil = {clamp_depth(p->depth), p->stencil & 0xffu}}};
    }
    if (!n) return;
    VkClearRect where = {*rect, 0, t->key.layers};
    a->device.vk.vkCmdClearAttachments(a->main, n, list, 1, &where);
}

/* One draw: a fragment output or the stencil bits. */
static void clear_draw(mgl_applier *a, const mgl_wire_clear *p, const mgl_vk_target *t, uint32_t output, uint32_t mask,
                       bool stencil)
{
    const struct VolkDeviceTable *vk = &a->device.vk;
    mgl_vk_clear_key key;
    memset(&key, 0, sizeof(key));
    key.format = t->key.format_id;
    key.color_mask = mask;
    key.color_class = p->color_class == MGL_CLASS_SINT ? 1 : p->color_class == MGL_CLASS_UINT ? 2 : 0;
    key.output = (uint8_t)output;
    key.stencil = stencil;
    key.layered = t->key.layers > 1 && a->device.shader_viewport_layer;
    VkPipeline pipeline = mgl_vk_pipeline_clear(a, t, &key);
    if (!pipeline) return;
    clear_push push = {.color = {p->color[0], p->color[1], p->color[2], p->color[3]}};
    vk->vkCmdBindPipeline(a->main, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    if (mask)
        vk->vkCmdPushConstants(a->main, a->pipelines->clear_layout, VK_SHADER_STAGE_FRAGMENT_BIT, 0, sizeof(push),
                               &push);
    vk->vkCmdDraw(a->main, 3, key.layered ? t->key.layers : 1, 0, 0);
}

static void clear_by_draw(mgl_applier *a, const mgl_wire_clear *p, const mgl_vk_target *t, const clear_plan *what,
                          const VkRect2D *rect)
{
    const struct VolkDeviceTable *vk = &a->device.vk;
    if (t->key.layers > 1 && !a->device.shader_viewport_layer)
        mgl_log_warn_once("a masked clear of a layered framebuffer reaches its first layer only: no "
                          "VK_EXT_shader_viewport_index_layer");
    mgl_vk_queries_suspend(a); /* the program's queries do not count this, */
    mgl_vk_xfb_suspend(a);     /* nor does its transform feedback capture it (VUID-vkCmdBindPipeline-None-02323) */
    VkViewport viewport = {0.0f, 0.0f, (float)t->key.width, (float)t->key.height, 0.0f, 1.0f};
    vk->vkCmdSetViewport(a->main, 0, 1, &viewport);
    vk->vkCmdSetScissor(a->main, 0, 1, rect);
    vk->vkCmdSetStencilReference(a->main, VK_STENCIL_FACE_FRONT_AND_BACK, p->stencil & 0xffu);
    vk->vkCmdSetStencilWriteMask(a->main, VK_STENCIL_FACE_FRONT_AND_BACK, p->stencil_mask & 0xffu);
    for (uint32_t o = 0; o < t->format.output_count; o++)
        if (what->masked_colors >> (o * 4) & 15u) clear_draw(a, p, t, o, what->masked_colors >> (o * 4) & 15u, false);
    if (what->masked_stencil) clear_draw(a, p, t, 0, 0, true);
    mgl_vk_recorded_lost(a);
    a->context->dirty |= MGL_DIRTY_QUERIES;
}

/* The rectangle inside the target; false when nothing of it is. */
static bool clear_rect(const mgl_wire_clear *p, const mgl_vk_target *t, VkRect2D *rect, bool *full)
{
    int64_t w = t->key.width, h = t->key.height, x0 = 0, y0 = 0, x1 = w, y1 = h;
    if (p->rect.width >= 0) {
        x0 = MGL_MAX((int64_t)p->rect.x, 0);
        y0 = MGL_MAX((int64_t)p->rect.y, 0);
        x1 = MGL_MIN((int64_t)p->rect.x + p->rect.width, w);
        y1 = MGL_MIN((int64_t)p->rect.y + MGL_MAX(p->rect.height, 0), h);
    }
    if (x1 <= x0 || y1 <= y0) return false;
    *full = x0 == 0 && y0 == 0 && x1 == w && y1 == h;
    int32_t row = (int32_t)mgl_vk_target_row(t, y0, y1 - y0);
    *rect = (VkRect2D){{(int32_t)x0, row}, {(uint32_t)(x1 - x0), (uint32_t)(y1 - y0)}};
    return true;
}

bool mgl_vk_rec_clear(mgl_applier *a, const mgl_record_header *header, const mgl_wire_clear *p)
{
    mgl_vk_context *c = a->context;
    if (!mgl_vk_target_update(a)) return true;
    mgl_vk_target *t = &c->target;
    VkRect2D rect;
    bool full;
    if (!clear_rect(p, t, &rect, &full)) return true;
    clear_plan what = plan(p, t);
    if (!what.whole && !what.masked_colors && !what.masked_stencil) return true;
    if (t->format.depth != MGL_NO_ATTACHMENT && t->key.layouts[t->format.depth] == MGL_LAYOUT_READ_ONLY &&
        (p->attachments & (MGL_CLEAR_DEPTH | MGL_CLEAR_STENCIL))) {
        t->key.layouts[t->format.depth] = MGL_LAYOUT_OPTIMAL; /* the next draw looks for overlap again */
        c->dirty |= MGL_DIRTY_TEXTURES;
    }
    bool continues = a->in_pass && memcmp(&a->passes->open.key, &t->key, sizeof(t->key)) == 0;
    if (a->in_pass && !continues) mgl_vk_pass_end(a, MGL_BREAK_FRAMEBUFFER);
    if (full && !continues && !c->condition_on && what.whole) {
        make_pending(a, p, t, what.whole);
        what.whole = 0;
        if (!what.masked_colors && !what.masked_stencil) return true;
    }
    if (!mgl_vk_condition_prepare(a, c) || !mgl_vk_pass_ensure(a)) return true;
    mgl_vk_condition_resume(a, c);
    if (what.whole) clear_inside(a, p, t, what.whole, &rect);
    if (what.masked_colors || what.masked_stencil) clear_by_draw(a, p, t, &what, &rect);
    return true;
}
