/* Render passes: a framebuffer record becomes a target (views, format, layouts); a pass on it stays open while the
 * target does not change. Render passes never change layouts: barrier.c does, before the pass. Clears before the first
 * draw wait as load operations. */
#include "translator/vk/draw.h"

#include <string.h>

#define RENDER_LIMIT      1024
#define FRAMEBUFFER_LIMIT 512
#define FORMAT_LIMIT      1024

typedef struct render_key { /* zero-initialised */
    uint64_t format_id;
    uint32_t clear_mask; /* as pending_mask */
    uint8_t layouts[MGL_VK_OUTPUTS + 1], reserved[3];
} render_key;

typedef struct framebuffer_key { /* zero-initialised */
    VkImageView views[MGL_VK_OUTPUTS + 1];
    uint64_t format_id;
    uint32_t width, height, layers, reserved;
} framebuffer_key;

typedef struct framebuffer {
    framebuffer_key key;
    VkFramebuffer handle;
    const mgl_vk_image *images[MGL_VK_OUTPUTS + 1];
    uint64_t used; /* passes->next_use when last begun */
} framebuffer;

bool mgl_vk_passes_init(mgl_applier *a)
{
    a->passes = mgl_new(mgl_vk_passes);
    return a->passes != NULL;
}

void mgl_vk_passes_finish(mgl_applier *a)
{
    mgl_vk_passes *p = a->passes;
    if (!p) return;
    mgl_table_entry *e;
    for (uint32_t i = 0; (e = mgl_table_next(&p->framebuffers, &i));) {
        a->device.vk.vkDestroyFramebuffer(a->device.device, ((framebuffer *)e->value)->handle, NULL);
        mgl_pool_give(&a->pools[MGL_VK_POOL_FRAMEBUFFER], e->value);
    }
    mgl_table_finish(&p->framebuffers, NULL);
    for (uint32_t i = 0; (e = mgl_table_next(&p->renders, &i));)
        a->device.vk.vkDestroyRenderPass(a->device.device, (VkRenderPass)e->value, NULL);
    mgl_table_finish(&p->renders, NULL);
    mgl_table_finish(&p->formats, mgl_free);
    mgl_free(p);
    a->passes = NULL;
}

/* ---- targets ---- */

static uint64_t format_id(mgl_applier *a, const mgl_vk_pass_format *format)
{
    mgl_vk_passes *p = a->passes;
    uint64_t *id = mgl_table_find(&p->formats, format, sizeof(*format));
    if (id) return *id;
    if (p->formats.count >= FORMAT_LIMIT)
        mgl_table_finish(&p->formats, mgl_free); /* ids are never reused, so what names them stays right */
    id = mgl_new(uint64_t);
    if (id) *id = ++p->next_format;
    if (id && mgl_table_insert(&p->formats, format, sizeof(*format), id)) return *id;
    mgl_free(id);
    return ++p->next_format;
}

static VkFormat linear_twin(VkFormat f)
{
    switch (f) {
    case VK_FORMAT_R8G8B8A8_SRGB:
        return VK_FORMAT_R8G8B8A8_UNORM;
    case VK_FORMAT_B8G8R8A8_SRGB:
        return VK_FORMAT_B8G8R8A8_UNORM;
    case VK_FORMAT_R8G8_SRGB:
        return VK_FORMAT_R8G8_UNORM;
    case VK_FORMAT_R8_SRGB:
        return VK_FORMAT_R8_UNORM;
    default:
        return f;
    }
}

/* Adds one attachment. False: the framebuffer cannot be drawn to. */
static bool attach(mgl_applier *a, mgl_vk_target *t, const mgl_attachment *wire, uint32_t slot, bool srgb)
{
    mgl_vk_texture *texture = mgl_vk_texture_of(a, wire->image.texture);
    mgl_vk_subresource sub;
    if (!texture ||
        !mgl_vk_texture_level_image(a, texture, wire->image.level, wire->layered ? 0 : wire->image.layer, &sub))
        return false;
    texture->bound |= MGL_DIRTY_FRAMEBUFFER;
    uint32_t layers = wire->layered ? sub.layers : 1;
    bool depth = slot >= MGL_VK_OUTPUTS;
    VkFormat format = sub.image->vk_format;
    if (!depth && format != linear_twin(format)) {
        t->has_srgb = true;
        if (!srgb && (sub.image->create_flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT)) format = linear_twin(format);
    }
    VkImageUsageFlags usage = depth ? VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT : VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    bool is_color = sub.image->aspects & VK_IMAGE_ASPECT_COLOR_BIT;
    if (is_color == depth || !(sub.image->usage & usage)) return false;
    if (sub.is_3d && depth) return false;
    mgl_vk_view_key key;
    memset(&key, 0, sizeof(key));
    key.type = wire->layered && layers > 1           ? VK_IMAGE_VIEW_TYPE_2D_ARRAY
               : sub.image->type == VK_IMAGE_TYPE_1D ? VK_IMAGE_VIEW_TYPE_1D
                                                     : VK_IMAGE_VIEW_TYPE_2D;
    key.format = format;
    key.aspects = sub.image->aspects;
    key.level = sub.level;
    key.levels = 1;
    key.layer = sub.layer;
    key.layers = layers;
    key.usage = usage;
    VkImageView view = mgl_vk_image_view(a, sub.image, &key);
    if (view == VK_NULL_HANDLE) return false;
    uint32_t n = t->format.count++;
    t->attachments[n] = (mgl_vk_attachment){
        .image = sub.image,
        .level = sub.level,
        .layer = sub.is_3d ? 0 : sub.layer,
        .layers = sub.is_3d ? 1 : layers,
        .slice = sub.layer,
        .slices = layers,
        .slot = (uint8_t)slot,
    };
    t->key.views[n] = view;
    t->format.formats[n] = (uint32_t)format;
    if (t->format.samples && t->format.samples != sub.image->samples) return false;
    t->format.samples = (uint8_t)sub.image->samples;
    t->key.width = n ? MGL_MIN(t->key.width, sub.width) : sub.width;
    t->key.height = n ? MGL_MIN(t->key.height, sub.height) : sub.height;
    t->key.layers = n ? MGL_MIN(t->key.layers, layers) : layers;
    sub.image->attached = t->stamp;
    return true;
}

static bool attach_all(mgl_applier *a, mgl_vk_target *t, const mgl_wire_framebuffer *f, bool srgb)
{
    uint8_t by_slot[MGL_VK_OUTPUTS];
    memset(by_slot, MGL_NO_ATTACHMENT, sizeof(by_slot));
    memset(t->format.outputs, MGL_NO_ATTACHMENT, sizeof(t->format.outputs));
    t->format.depth = MGL_NO_ATTACHMENT;
    for (uint32_t o = 0; o < MGL_VK_OUTPUTS && o < a->device.properties.limits.maxColorAttachments; o++) {
        uint32_t slot = f->draw_map[o];
        if (slot == 255 || mgl_handle_is_null(f->color[slot].image.texture)) continue;
        if (by_slot[slot] == MGL_NO_ATTACHMENT) {
            by_slot[slot] = t->format.count;
            if (!attach(a, t, &f->color[slot], slot, srgb)) return false;
            t->format.outputs[o] = by_slot[slot];
        } /* a slot that two outputs write: only the first does */
        t->format.output_count = (uint8_t)(o + 1);
    }
    bool depth = !mgl_handle_is_null(f->depth.image.texture), stencil = !mgl_handle_is_null(f->stencil.image.texture);
    if (!depth && !stencil) return true;
    t->format.depth = t->format.count;
    if (!attach(a, t, depth ? &f->depth : &f->stencil, MGL_VK_OUTPUTS, srgb)) return false;
    VkImageAspectFlags aspects = t->attachments[t->format.depth].image->aspects;
    bool same = !depth || !stencil ||
                (mgl_handle_equal(f->depth.image.texture, f->stencil.image.texture) &&
                 f->depth.image.level == f->stencil.image.level && f->depth.image.layer == f->stencil.image.layer);
    t->format.has_depth = depth && (aspects & VK_IMAGE_ASPECT_DEPTH_BIT);
    t->format.has_stencil = stencil && same && (aspects & VK_IMAGE_ASPECT_STENCIL_BIT);
    return true;
}

bool mgl_vk_target_update(mgl_applier *a)
{
    mgl_vk_context *c = a->context;
    if (!(c->dirty & MGL_DIRTY_FRAMEBUFFER)) return c->target.valid;
    const mgl_wire_framebuffer *f = &c->framebuffer;
    mgl_vk_target t;
    memset(&t, 0, sizeof(t));
    t.stamp = ++a->passes->next_stamp;
    t.top_first = f->top_first;
    c->dirty &= ~MGL_DIRTY_FRAMEBUFFER;
    c->dirty |= MGL_DIRTY_SCISSOR | MGL_DIRTY_STATE | MGL_DIRTY_TEXTURES;
    c->target.valid = false;
    if (!attach_all(a, &t, f, c->state->wire.color_srgb)) return false;
    if (!t.format.count) {
        t.key.width = f->width;
        t.key.height = f->height;
        t.key.layers = f->layers;
        t.format.samples = (uint8_t)f->samples;
    }
    if (!t.format.samples) t.format.samples = 1;
    if (!t.key.layers) t.key.layers = 1;
    if (!t.key.width || !t.key.height) return false;
    t.key.format_id = format_id(a, &t.format);
    t.valid = true;
    bool turned = t.top_first != c->target.top_first || (t.top_first && t.key.height != c->target.key.height);
    if (turned) c->dirty |= MGL_DIRTY_VIEWPORT;
    c->target = t;
    return true;
}

uint32_t mgl_vk_target_slot(const mgl_vk_target *t, uint32_t slot)
{
    for (uint32_t i = 0; i < t->format.count; i++)
        if (t->attachments[i].slot == slot) return i;
    return MGL_NO_ATTACHMENT;
}

int mgl_vk_target_feedback(mgl_applier *a, mgl_vk_target *t, const mgl_vk_image *image, uint32_t level, uint32_t levels)
{
    int found = -1;
    for (uint32_t i = 0; i < t->format.count; i++) {
        const mgl_vk_attachment *at = &t->attachments[i];
        if (at->image != image || at->level < level || at->level >= level + levels) continue;
        const mgl_wire_render_state_create *s = &a->context->state->wire;
        bool writes = i != t->format.depth || (s->depth_test && s->depth_write && t->format.has_depth) ||
                      (s->stencil_test && t->format.has_stencil);
        uint8_t layout = writes ? MGL_LAYOUT_GENERAL : MGL_LAYOUT_READ_ONLY;
        if (t->key.layouts[i] != MGL_LAYOUT_GENERAL) t->key.layouts[i] = layout;
        found = t->key.layouts[i];
    }
    return found;
}

static VkImageLayout attachment_layout(bool depth, uint8_t layout)
{
    if (layout == MGL_LAYOUT_GENERAL) return VK_IMAGE_LAYOUT_GENERAL;
    if (!depth) return VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    return layout == MGL_LAYOUT_READ_ONLY ? VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL
                                          : VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
}

/* Whether a read-only attachment can go without a store, which counts as a write. */
static bool can_keep(const mgl_vk_device *d)
{
    return d->load_store_none || d->api >= VK_API_VERSION_1_3;
}

static void declare_attachments(mgl_applier *a, const mgl_vk_target *t)
{
    for (uint32_t i = 0; i < t->format.count; i++) {
        const mgl_vk_attachment *at = &t->attachments[i];
        bool depth = i == t->format.depth;
        uint8_t layout = t->key.layouts[i];
        VkPipelineStageFlags stages =
            depth ? VK_PIPELINE_STAGE_EARLY_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_LATE_FRAGMENT_TESTS_BIT
                  : VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT;
        VkAccessFlags access =
            depth ? VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_READ_BIT | VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT
                  : VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
        if (layout == MGL_LAYOUT_READ_ONLY && can_keep(&a->device))
            access &= ~(VkAccessFlags)VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT;
        if (layout != MGL_LAYOUT_OPTIMAL) { /* sampled too: one access for both */
            stages |= VK_PIPELINE_STAGE_VERTEX_SHADER_BIT | VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
            access |= VK_ACCESS_SHADER_READ_BIT;
        }
        mgl_vk_image_access(a, at->image, at->level, 1, at->layer, at->layers, attachment_layout(depth, layout), stages,
                            access, false);
    }
}

/* ---- render passes and framebuffers ---- */

static void destroy_render(mgl_applier *a, void *object)
{
    a->device.vk.vkDestroyRenderPass(a->device.device, (VkRenderPass)object, NULL);
}
static void destroy_framebuffer(mgl_applier *a, void *object)
{
    a->device.vk.vkDestroyFramebuffer(a->device.device, (VkFramebuffer)object, NULL);
}

static VkRenderPass render_make(mgl_applier *a, const mgl_vk_pass_format *f, const render_key *key)
{
    VkAttachmentDescription descriptions[MGL_VK_OUTPUTS + 1];
    VkAttachmentReference colors[MGL_VK_OUTPUTS], depth;
    for (uint32_t i = 0; i < f->count; i++) {
        VkImageLayout layout = attachment_layout(i == f->depth, key->layouts[i]);
        bool clear_stencil = i == f->depth && (key->clear_mask & MGL_PENDING_STENCIL);
        bool keep = key->layouts[i] == MGL_LAYOUT_READ_ONLY && can_keep(&a->device);
        VkAttachmentStoreOp store = keep ? VK_ATTACHMENT_STORE_OP_NONE : VK_ATTACHMENT_STORE_OP_STORE;
        descriptions[i] = (VkAttachmentDescription){
            .format = (VkFormat)f->formats[i],
            .samples = f->samples,
            .loadOp = key->clear_mask & 1u << i ? VK_ATTACHMENT_LOAD_OP_CLEAR : VK_ATTACHMENT_LOAD_OP_LOAD,
            .storeOp = store,
            .stencilLoadOp = clear_stencil ? VK_ATTACHMENT_LOAD_OP_CLEAR : VK_ATTACHMENT_LOAD_OP_LOAD,
            .stencilStoreOp = store,
            .initialLayout = layout,
            .finalLayout = layout,
        };
    }
    for (uint32_t o = 0; o < f->output_count; o++) {
        uint32_t i = f->outputs[o];
        colors[o] = i == MGL_NO_ATTACHMENT ? (VkAttachmentReference){VK_ATTACHMENT_UNUSED, VK_IMAGE_LAYOUT_UNDEFINED}
                                           : (VkAttachmentReference){i, descriptions[i].initialLayout};
    }
    if (f->depth != MGL_NO_ATTACHMENT) depth = (VkAttachmentReference){f->depth, descriptions[f->depth].initialLayout};
    VkSubpassDescription subpass = {
        .pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS,
        .colorAttachmentCount = f->output_count,
        .pColorAttachments = colors,
        .pDepthStencilAttachment = f->depth != MGL_NO_ATTACHMENT ? &depth : NULL,
    };
    VkRenderPassCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
        .attachmentCount = f->count,
        .pAttachments = descriptions,
        .subpassCount = 1,
        .pSubpasses = &subpass,
    };
    VkRenderPass render = VK_NULL_HANDLE;
    VkResult result = a->device.vk.vkCreateRenderPass(a->device.device, &info, NULL, &render);
    if (result == VK_SUCCESS) return render;
    mgl_log_error("vkCreateRenderPass: %d", result);
    if (result == VK_ERROR_DEVICE_LOST) mgl_vk_device_lost(a, result);
    return VK_NULL_HANDLE;
}

static VkRenderPass render_get(mgl_applier *a, const mgl_vk_target *t, uint32_t clear_mask)
{
    mgl_vk_passes *p = a->passes;
    render_key key;
    memset(&key, 0, sizeof(key));
    key.format_id = t->key.format_id;
    key.clear_mask = clear_mask;
    memcpy(key.layouts, t->key.layouts, sizeof(key.layouts));
    VkRenderPass render = (VkRenderPass)mgl_table_find(&p->renders, &key, sizeof(key));
    if (render) return render;
    if (p->renders.count >= RENDER_LIMIT) {
        mgl_table_entry *e;
        mgl_vk_compiler_finish(a); /* it may be making a pipeline of one of them */
        for (uint32_t i = 0; (e = mgl_table_next(&p->renders, &i));)
            mgl_vk_defer(a, destroy_render, e->value);
        mgl_table_finish(&p->renders, NULL);
    }
    render = render_make(a, &t->format, &key);
    if (render && !mgl_table_insert(&p->renders, &key, sizeof(key), (void *)render))
        mgl_vk_defer(a, destroy_render, (void *)render);
    return render;
}

VkRenderPass mgl_vk_pass_compatible(mgl_applier *a, const mgl_vk_target *t)
{
    return render_get(a, t, 0);
}

static void framebuffer_drop(mgl_applier *a, framebuffer *f)
{
    mgl_vk_defer(a, destroy_framebuffer, (void *)f->handle);
    mgl_table_remove(&a->passes->framebuffers, &f->key, sizeof(f->key));
    mgl_pool_give(&a->pools[MGL_VK_POOL_FRAMEBUFFER], f);
}

static void framebuffer_evict(mgl_applier *a)
{
    framebuffer *oldest = NULL;
    mgl_table_entry *e;
    for (uint32_t i = 0; (e = mgl_table_next(&a->passes->framebuffers, &i));) {
        framebuffer *f = e->value;
        if (!oldest || f->used < oldest->used) oldest = f;
    }
    if (oldest) framebuffer_drop(a, oldest);
}

static VkFramebuffer framebuffer_get(mgl_applier *a, const mgl_vk_target *t, VkRenderPass render)
{
    mgl_vk_passes *p = a->passes;
    framebuffer_key key;
    memset(&key, 0, sizeof(key));
    memcpy(key.views, t->key.views, sizeof(key.views));
    key.format_id = t->key.format_id;
    key.width = t->key.width;
    key.height = t->key.height;
    key.layers = t->key.layers;
    framebuffer *f = mgl_table_find(&p->framebuffers, &key, sizeof(key));
    if (f) {
        f->used = ++p->next_use;
        return f->handle;
    }
    if (p->framebuffers.count >= FRAMEBUFFER_LIMIT) framebuffer_evict(a);
    f = mgl_pool_take(&a->pools[MGL_VK_POOL_FRAMEBUFFER], sizeof(*f));
    if (!f) return VK_NULL_HANDLE;
    f->key = key;
    f->used = ++p->next_use;
    for (uint32_t i = 0; i < t->format.count; i++)
        f->images[i] = t->attachments[i].image;
    VkFramebufferCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
        .renderPass = render,
        .attachmentCount = t->format.count,
        .pAttachments = key.views,
        .width = key.width,
        .height = key.height,
        .layers = key.layers,
    };
    VkResult result = a->device.vk.vkCreateFramebuffer(a->device.device, &info, NULL, &f->handle);
    if (result == VK_SUCCESS && mgl_table_insert(&p->framebuffers, &key, sizeof(key), f)) return f->handle;
    if (result == VK_SUCCESS) a->device.vk.vkDestroyFramebuffer(a->device.device, f->handle, NULL);
    mgl_log_error("vkCreateFramebuffer: %d", result);
    mgl_pool_give(&a->pools[MGL_VK_POOL_FRAMEBUFFER], f);
    return VK_NULL_HANDLE;
}

/* ---- the open pass ---- */

static bool same_target(const mgl_vk_target *x, const mgl_vk_target *y)
{
    if (x->stamp == y->stamp)
        return memcmp(x->key.layouts, y->key.layouts, sizeof(x->key.layouts)) ==
               0; /* one resolution: only layouts may differ */
    return memcmp(&x->key, &y->key, sizeof(x->key)) == 0;
}

/* Whether the pending clears were asked of these attachments; layouts may differ. */
static bool pending_fits(const mgl_vk_passes *p, const mgl_vk_target *t)
{
    return p->pending_mask && memcmp(p->pending.key.views, t->key.views, sizeof(t->key.views)) == 0 &&
           p->pending.key.format_id == t->key.format_id && p->pending.key.width == t->key.width &&
           p->pending.key.height == t->key.height && p->pending.key.layers == t->key.layers;
}

/* A read-only attachment cannot be cleared by its load operation: the clear needs a pass of its own. */
static bool clears_read_only(const mgl_vk_passes *p, const mgl_vk_target *t)
{
    if (t->format.depth == MGL_NO_ATTACHMENT || t->key.layouts[t->format.depth] != MGL_LAYOUT_READ_ONLY) return false;
    return p->pending_mask & (MGL_PENDING_STENCIL | 1u << t->format.depth);
}

/* Opens a pass on `t`, with the pending clears when they are its own. */
static bool begin(mgl_applier *a, const mgl_vk_target *t)
{
    mgl_vk_passes *p = a->passes;
    uint32_t clear_mask = pending_fits(p, t) ? p->pending_mask : 0;
    if (clear_mask) p->pending_mask = 0;
    VkRenderPass render = render_get(a, t, clear_mask);
    VkFramebuffer fb = render ? framebuffer_get(a, t, render) : VK_NULL_HANDLE;
    if (!fb) return false;
    declare_attachments(a, t);
    mgl_vk_barriers_flush(a, false);
    VkRenderPassBeginInfo info = {
        .sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
        .renderPass = render,
        .framebuffer = fb,
        .renderArea = {{0, 0}, {t->key.width, t->key.height}},
        .clearValueCount = clear_mask ? t->format.count : 0,
        .pClearValues = p->pending_values,
    };
    a->device.vk.vkCmdBeginRenderPass(mgl_vk_main(a), &info, VK_SUBPASS_CONTENTS_INLINE);
    a->in_pass = true;
    a->counters.passes++;
    p->open = *t;
    return true;
}

void mgl_vk_pass_settle_clears(mgl_applier *a)
{
    mgl_vk_passes *p = a->passes;
    mgl_vk_target *t = &a->context->target;
    if (p->pending_mask && (!pending_fits(p, t) || clears_read_only(p, t))) mgl_vk_pass_flush_clears(a);
}

bool mgl_vk_pass_ensure(mgl_applier *a)
{
    mgl_vk_passes *p = a->passes;
    mgl_vk_target *t = &a->context->target;
    if (a->in_pass) {
        if (same_target(&p->open, t)) return true;
        mgl_vk_pass_end(a, MGL_BREAK_FRAMEBUFFER);
    }
    mgl_vk_pass_settle_clears(a);
    a->context->dirty |= MGL_DIRTY_QUERIES;
    return begin(a, t);
}

static void count_break(mgl_applier *a, mgl_vk_break why)
{
    switch (why) {
    case MGL_BREAK_FRAMEBUFFER:
        a->counters.break_framebuffer++;
        break;
    case MGL_BREAK_CLEAR:
        a->counters.break_clear++;
        break;
    case MGL_BREAK_COPY:
        a->counters.break_copy++;
        break;
    case MGL_BREAK_BARRIER:
        a->counters.break_barrier++;
        break;
    case MGL_BREAK_QUERY:
        a->counters.break_query++;
        break;
    case MGL_BREAK_SUBMIT:
        a->counters.break_submit++;
        break;
    }
}

static void end_open(mgl_applier *a, mgl_vk_break why)
{
    mgl_vk_xfb_suspend(a);
    mgl_vk_queries_suspend(a);
    mgl_vk_condition_suspend(a);
    a->device.vk.vkCmdEndRenderPass(a->main);
    a->in_pass = false;
    count_break(a, why);
}

void mgl_vk_pass_end(mgl_applier *a, mgl_vk_break why)
{
    if (!a->passes) return;
    a->passes->serial++;
    if (a->in_pass) end_open(a, why);
    if (!a->passes->pending_mask) return;
    mgl_vk_target t = a->passes->pending;
    if (begin(a, &t)) end_open(a, why);
}

void mgl_vk_pass_flush_clears(mgl_applier *a)
{
    if (a->passes && a->passes->pending_mask) mgl_vk_pass_end(a, MGL_BREAK_CLEAR);
}

static bool target_names(const mgl_vk_target *t, const mgl_vk_image *i)
{
    for (uint32_t n = 0; n < t->format.count; n++)
        if (t->attachments[n].image == i) return true;
    return false;
}

void mgl_vk_image_gone(mgl_applier *a, mgl_vk_image *i)
{
    mgl_vk_passes *p = a->passes;
    if (!p || !i->attached) return;
    if (p->pending_mask && target_names(&p->pending, i)) mgl_vk_pass_flush_clears(a);
    if (a->in_pass && target_names(&p->open, i)) mgl_vk_pass_end(a, MGL_BREAK_FRAMEBUFFER);
    for (mgl_vk_context *c = a->draws->contexts; c; c = c->next) {
        if (!c->target.valid || !target_names(&c->target, i)) continue;
        c->target.valid = false;
        c->dirty |= MGL_DIRTY_FRAMEBUFFER;
    }
    for (bool found = true; found;) {
        mgl_table_entry *e;
        found = false;
        for (uint32_t n = 0; (e = mgl_table_next(&p->framebuffers, &n));) {
            framebuffer *f = e->value;
            for (uint32_t k = 0; k <= MGL_VK_OUTPUTS && !found; k++)
                found = f->images[k] == i;
            if (!found) continue;
            framebuffer_drop(a, f);
            break;
        }
    }
}
