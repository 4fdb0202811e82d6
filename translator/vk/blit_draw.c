/* Blits by drawing: one triangle, a fragment shader that finds each texel's source, a render pass of its own.
 * Shaders exist by class of value and kind of source (shaders/blit*.frag); stencil is written bit by bit, so that no
 * extension is needed. */
#include "translator/vk/resource.h"
#include "translator/vk/screen_pipeline.h"

#include "shaders/blit.vert.h"
#include "shaders/blit_depth_1d.frag.h"
#include "shaders/blit_depth_2d.frag.h"
#include "shaders/blit_depth_ms.frag.h"
#include "shaders/blit_float_1d.frag.h"
#include "shaders/blit_float_2d.frag.h"
#include "shaders/blit_float_3d.frag.h"
#include "shaders/blit_float_ms.frag.h"
#include "shaders/blit_int_1d.frag.h"
#include "shaders/blit_int_2d.frag.h"
#include "shaders/blit_int_3d.frag.h"
#include "shaders/blit_int_ms.frag.h"
#include "shaders/blit_stencil_1d.frag.h"
#include "shaders/blit_stencil_2d.frag.h"
#include "shaders/blit_stencil_ms.frag.h"
#include "shaders/blit_uint_1d.frag.h"
#include "shaders/blit_uint_2d.frag.h"
#include "shaders/blit_uint_3d.frag.h"
#include "shaders/blit_uint_ms.frag.h"

#include <string.h>

enum { CLASS_FLOAT, CLASS_INT, CLASS_UINT, CLASS_DEPTH, CLASS_STENCIL, CLASS_COUNT };
enum { KIND_2D, KIND_MS, KIND_3D, KIND_1D, KIND_COUNT };
#define POOL_COUNT 16
#define POOL_SETS  64

typedef struct set_pool {
    VkDescriptorPool pool;
    uint64_t index; /* last recording that took a set */
    uint32_t used;
} set_pool;

struct mgl_vk_blits {
    VkSampler nearest, linear;
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout layout;
    mgl_table pipelines, passes; /* pipeline_key, pass_key -> boxed handles */
    set_pool pools[POOL_COUNT];
    uint32_t current;
};

typedef struct pass_key {
    VkFormat format;
    uint32_t samples;
} pass_key;

typedef struct pipeline_key {
    pass_key pass;
    uint32_t class, kind, write_mask;
} pipeline_key;
_Static_assert(sizeof(pipeline_key) == 20, "no padding in a key");

typedef struct parameters { /* of blit.glsl */
    float scale[2], offset[2], size[2], slice;
    int32_t filtered, samples, bit, each;
} parameters;

bool mgl_vk_blits_init(mgl_applier *a)
{
    struct mgl_vk_blits *b = mgl_new(struct mgl_vk_blits);
    if (!b) return false;
    a->blits = b;
    mgl_vk_device *d = &a->device;
    VkSamplerCreateInfo sampler = {
        .sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO,
        .addressModeU = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE,
        .addressModeV = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE,
        .addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE,
        .maxLod = 0.25f,
    };
    VkResult result = d->vk.vkCreateSampler(d->device, &sampler, NULL, &b->nearest);
    sampler.magFilter = sampler.minFilter = VK_FILTER_LINEAR;
    if (result == VK_SUCCESS) result = d->vk.vkCreateSampler(d->device, &sampler, NULL, &b->linear);
    VkDescriptorSetLayoutBinding binding = {0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1,
                                            VK_SHADER_STAGE_FRAGMENT_BIT, NULL};
    VkDescriptorSetLayoutCreateInfo set = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = 1, .pBindings = &binding};
    if (result == VK_SUCCESS) result = d->vk.vkCreateDescriptorSetLayout(d->device, &set, NULL, &b->set_layout);
    VkPushConstantRange range = {VK_SHADER_STAGE_FRAGMENT_BIT, 0, sizeof(parameters)};
    VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                         .setLayoutCount = 1,
                                         .pSetLayouts = &b->set_layout,
                                         .pushConstantRangeCount = 1,
                                         .pPushConstantRanges = &range};
    if (result == VK_SUCCESS) result = d->vk.vkCreatePipelineLayout(d->device, &layout, NULL, &b->layout);
    return result == VK_SUCCESS;
}

void mgl_vk_blits_finish(mgl_applier *a)
{
    struct mgl_vk_blits *b = a->blits;
    if (!b) return;
    mgl_vk_device *d = &a->device;
    mgl_table_entry *e;
    for (uint32_t i = 0; (e = mgl_table_next(&b->pipelines, &i));)
        d->vk.vkDestroyPipeline(d->device, *(VkPipeline *)e->value, NULL);
    for (uint32_t i = 0; (e = mgl_table_next(&b->passes, &i));)
        d->vk.vkDestroyRenderPass(d->device, *(VkRenderPass *)e->value, NULL);
    mgl_table_finish(&b->pipelines, mgl_free);
    mgl_table_finish(&b->passes, mgl_free);
    for (uint32_t i = 0; i < POOL_COUNT; i++)
        if (b->pools[i].pool) d->vk.vkDestroyDescriptorPool(d->device, b->pools[i].pool, NULL);
    d->vk.vkDestroyPipelineLayout(d->device, b->layout, NULL);
    d->vk.vkDestroyDescriptorSetLayout(d->device, b->set_layout, NULL);
    d->vk.vkDestroySampler(d->device, b->nearest, NULL);
    d->vk.vkDestroySampler(d->device, b->linear, NULL);
    mgl_free(b);
    a->blits = NULL;
}

/* ---- passes and pipelines ---- */
static VkRenderPass pass_for(mgl_applier *a, const pass_key *key, bool depth)
{
    struct mgl_vk_blits *b = a->blits;
    VkRenderPass *found = mgl_table_find(&b->passes, key, sizeof *key);
    if (found) return *found;
    VkImageLayout layout =
        depth ? VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL : VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    VkAttachmentDescription attachment = {
        .format = key->format,
        .samples = key->samples,
        .loadOp = VK_ATTACHMENT_LOAD_OP_LOAD,
        .storeOp = VK_ATTACHMENT_STORE_OP_STORE,
        .stencilLoadOp = VK_ATTACHMENT_LOAD_OP_LOAD,
        .stencilStoreOp = VK_ATTACHMENT_STORE_OP_STORE,
        .initialLayout = layout,
        .finalLayout = layout,
    };
    VkAttachmentReference reference = {0, layout};
    VkSubpassDescription subpass = {.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS,
                                    .colorAttachmentCount = depth ? 0 : 1,
                                    .pColorAttachments = depth ? NULL : &reference,
                                    .pDepthStencilAttachment = depth ? &reference : NULL};
    VkRenderPassCreateInfo info = {.sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
                                   .attachmentCount = 1,
                                   .pAttachments = &attachment,
                                   .subpassCount = 1,
                                   .pSubpasses = &subpass};
    VkRenderPass *boxed = mgl_new(VkRenderPass);
    if (!boxed || a->device.vk.vkCreateRenderPass(a->device.device, &info, NULL, boxed) != VK_SUCCESS) {
        mgl_free(boxed);
        return VK_NULL_HANDLE;
    }
    if (mgl_table_insert(&b->passes, key, sizeof *key, boxed)) return *boxed;
    a->device.vk.vkDestroyRenderPass(a->device.device, *boxed, NULL);
    mgl_free(boxed);
    return VK_NULL_HANDLE;
}

#define SHADER(name)                                                                                                   \
    {                                                                                                                  \
        mgl_shader_##name##_frag, sizeof mgl_shader_##name##_frag                                                      \
    }
static const struct {
    const uint32_t *words;
    size_t size;
} shaders[CLASS_COUNT][KIND_COUNT] = {
    [CLASS_FLOAT] = {[KIND_2D] = SHADER(blit_float_2d),
                     [KIND_MS] = SHADER(blit_float_ms),
                     [KIND_3D] = SHADER(blit_float_3d),
                     [KIND_1D] = SHADER(blit_float_1d)},
    [CLASS_INT] = {[KIND_2D] = SHADER(blit_int_2d),
                   [KIND_MS] = SHADER(blit_int_ms),
                   [KIND_3D] = SHADER(blit_int_3d),
                   [KIND_1D] = SHADER(blit_int_1d)},
    [CLASS_UINT] = {[KIND_2D] = SHADER(blit_uint_2d),
                    [KIND_MS] = SHADER(blit_uint_ms),
                    [KIND_3D] = SHADER(blit_uint_3d),
                    [KIND_1D] = SHADER(blit_uint_1d)},
    [CLASS_DEPTH] =
        {[KIND_2D] = SHADER(blit_depth_2d), [KIND_MS] = SHADER(blit_depth_ms), [KIND_1D] = SHADER(blit_depth_1d)},
    [CLASS_STENCIL] =
        {[KIND_2D] = SHADER(blit_stencil_2d), [KIND_MS] = SHADER(blit_stencil_ms), [KIND_1D] = SHADER(blit_stencil_1d)},
};

static VkPipeline make_pipeline(mgl_applier *a, const pipeline_key *key, VkRenderPass pass)
{
    const struct VolkDeviceTable *vk = &a->device.vk;
    VkDevice device = a->device.device;
    const uint32_t *words = shaders[key->class][key->kind].words;
    const mgl_vk_screen_pipeline p = {
        .vertex = mgl_vk_shader_module_create(a, mgl_shader_blit_vert, sizeof mgl_shader_blit_vert),
        .fragment = words ? mgl_vk_shader_module_create(a, words, shaders[key->class][key->kind].size) : VK_NULL_HANDLE,
        .layout = a->blits->layout,
        .pass = pass,
        .samples = key->pass.samples,
        .output_count = key->class < CLASS_DEPTH ? 1 : 0,
        .write_mask = key->write_mask,
        .depth = key->class == CLASS_DEPTH,
        .stencil = key->class == CLASS_STENCIL,
    };
    VkPipeline pipeline = p.vertex && p.fragment ? mgl_vk_screen_pipeline_create(a, &p) : VK_NULL_HANDLE;
    vk->vkDestroyShaderModule(device, p.vertex, NULL);
    vk->vkDestroyShaderModule(device, p.fragment, NULL);
    return pipeline;
}

static VkPipeline pipeline_for(mgl_applier *a, const pipeline_key *key, VkRenderPass pass)
{
    struct mgl_vk_blits *b = a->blits;
    VkPipeline *found = mgl_table_find(&b->pipelines, key, sizeof *key);
    if (found) return *found;
    VkPipeline *boxed = mgl_new(VkPipeline);
    if (!boxed || !(*boxed = make_pipeline(a, key, pass))) {
        mgl_free(boxed);
        return VK_NULL_HANDLE;
    }
    if (mgl_table_insert(&b->pipelines, key, sizeof *key, boxed)) return *boxed;
    a->device.vk.vkDestroyPipeline(a->device.device, *boxed, NULL);
    mgl_free(boxed);
    return VK_NULL_HANDLE;
}

/* ---- descriptor sets ---- */
static set_pool *next_pool(mgl_applier *a)
{
    struct mgl_vk_blits *b = a->blits;
    mgl_vk_device *d = &a->device;
    b->current = (b->current + 1) % POOL_COUNT;
    set_pool *p = &b->pools[b->current];
    if (p->pool) { /* the oldest: POOL_COUNT * POOL_SETS blits ago */
        if (p->index >= a->recording_index) mgl_vk_submit(a);
        mgl_vk_wait_index(a, p->index);
        d->vk.vkResetDescriptorPool(d->device, p->pool, 0);
        p->used = 0;
        return p;
    }
    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, POOL_SETS};
    VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                       .maxSets = POOL_SETS,
                                       .poolSizeCount = 1,
                                       .pPoolSizes = &size};
    return d->vk.vkCreateDescriptorPool(d->device, &info, NULL, &p->pool) == VK_SUCCESS ? p : NULL;
}

static VkDescriptorSet take_set(mgl_applier *a, VkImageView view, bool linear)
{
    struct mgl_vk_blits *b = a->blits;
    mgl_vk_device *d = &a->device;
    set_pool *p = &b->pools[b->current];
    if ((!p->pool || p->used == POOL_SETS) && !(p = next_pool(a))) return VK_NULL_HANDLE;
    VkDescriptorSetAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                        .descriptorPool = p->pool,
                                        .descriptorSetCount = 1,
                                        .pSetLayouts = &b->set_layout};
    VkDescriptorSet set;
    if (d->vk.vkAllocateDescriptorSets(d->device, &info, &set) != VK_SUCCESS) return VK_NULL_HANDLE;
    p->used++;
    p->index = a->recording_index;
    VkDescriptorImageInfo image = {linear ? b->linear : b->nearest, view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .dstSet = set,
                                  .descriptorCount = 1,
                                  .descriptorType = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER,
                                  .pImageInfo = &image};
    d->vk.vkUpdateDescriptorSets(d->device, 1, &write, 0, NULL);
    return set;
}

/* ---- the blit ---- */
static uint32_t class_of(mgl_format source, uint32_t aspect)
{
    if (aspect == MGL_ASPECT_DEPTH) return CLASS_DEPTH;
    if (aspect == MGL_ASPECT_STENCIL) return CLASS_STENCIL;
    if (mgl_format_infos[source].kind == MGL_CLASS_SINT) return CLASS_INT;
    return mgl_format_infos[source].kind == MGL_CLASS_UINT ? CLASS_UINT : CLASS_FLOAT;
}

static uint32_t kind_of(const mgl_vk_image *i)
{
    if (i->samples > 1) return KIND_MS;
    return i->type == VK_IMAGE_TYPE_3D ? KIND_3D : i->type == VK_IMAGE_TYPE_1D ? KIND_1D : KIND_2D;
}

static VkFormat view_format(mgl_format format, bool raw)
{
    VkFormat f = mgl_vk_format(format);
    return raw ? mgl_vk_format_linear(f) : f;
}

static VkImageView source_view(mgl_applier *a, const mgl_vk_blit_draw *blit)
{
    static const VkImageViewType types[] = {VK_IMAGE_VIEW_TYPE_2D_ARRAY, VK_IMAGE_VIEW_TYPE_2D_ARRAY,
                                            VK_IMAGE_VIEW_TYPE_3D, VK_IMAGE_VIEW_TYPE_1D_ARRAY};
    const mgl_vk_subresource *s = &blit->source;
    mgl_vk_view_key key = {.type = types[kind_of(s->image)],
                           .format = view_format(blit->source_format, blit->raw),
                           .aspects = mgl_vk_aspect_flags(blit->aspect),
                           .level = s->level,
                           .levels = 1,
                           .layer = s->is_3d ? 0 : s->layer,
                           .layers = 1,
                           .usage = VK_IMAGE_USAGE_SAMPLED_BIT};
    return s->image->usage & VK_IMAGE_USAGE_SAMPLED_BIT ? mgl_vk_image_view(a, s->image, &key) : VK_NULL_HANDLE;
}

static VkImageView target_view(mgl_applier *a, const mgl_vk_blit_draw *blit)
{
    const mgl_vk_subresource *t = &blit->destination;
    VkImageUsageFlags usage = blit->aspect == MGL_ASPECT_COLOR ? VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT
                                                               : VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    mgl_vk_view_key key = {.type = t->image->type == VK_IMAGE_TYPE_1D ? VK_IMAGE_VIEW_TYPE_1D : VK_IMAGE_VIEW_TYPE_2D,
                           .format = view_format(blit->destination_format, blit->raw),
                           .aspects = t->image->aspects,
                           .level = t->level,
                           .levels = 1,
                           .layer = t->layer,
                           .layers = 1,
                           .usage = usage};
    bool ok =
        (t->image->usage & usage) && (!t->is_3d || (t->image->create_flags & VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT));
    return ok ? mgl_vk_image_view(a, t->image, &key) : VK_NULL_HANDLE;
}

static void draw_once(mgl_applier *a, VkCommandBuffer commands, const parameters *p, uint32_t write_mask,
                      uint32_t reference)
{
    mgl_vk_device *d = &a->device;
    d->vk.vkCmdSetStencilWriteMask(commands, VK_STENCIL_FACE_FRONT_AND_BACK, write_mask);
    d->vk.vkCmdSetStencilReference(commands, VK_STENCIL_FACE_FRONT_AND_BACK, reference);
    d->vk.vkCmdPushConstants(commands, a->blits->layout, VK_SHADER_STAGE_FRAGMENT_BIT, 0, sizeof *p, p);
    d->vk.vkCmdDraw(commands, 3, 1, 0, 0);
}

/* Stencil values are drawn bit by bit. */
static void draw_all(mgl_applier *a, VkCommandBuffer commands, parameters *p, uint32_t class)
{
    p->bit = 0;
    draw_once(a, commands, p, 0xff, 0);
    for (int bit = 1; class == CLASS_STENCIL && bit <= 0x80; bit <<= 1) {
        p->bit = bit;
        draw_once(a, commands, p, (uint32_t)bit, 0xff);
    }
}

static void declare_accesses(mgl_applier *a, const mgl_vk_blit_draw *blit)
{
    const mgl_vk_subresource *s = &blit->source, *t = &blit->destination;
    bool depth = blit->aspect != MGL_ASPECT_COLOR;
    mgl_vk_image_access(a, s->image, s->level, 1, s->is_3d ? 0 : s->layer, 1, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                        VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT, false);
    if (depth)
        mgl_vk_image_access(
            a, t->image, t->level, 1, t->is_3d ? 0 : t->layer, 1, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL,
            VK_PIPELINE_STAGE_EARLY_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_LATE_FRAGMENT_TESTS_BIT,
            VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_READ_BIT | VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT, false);
    else
        mgl_vk_image_access(a, t->image, t->level, 1, t->is_3d ? 0 : t->layer, 1,
                            VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
                            VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT, false);
    mgl_vk_barriers_flush(a, false);
}

bool mgl_vk_blit_by_drawing(mgl_applier *a, const mgl_vk_blit_draw *blit)
{
    mgl_vk_device *d = &a->device;
    const mgl_vk_subresource *s = &blit->source, *t = &blit->destination;
    bool depth = blit->aspect != MGL_ASPECT_COLOR;
    VkCommandBuffer commands = mgl_vk_main_outside(a, MGL_BREAK_COPY);
    pipeline_key key = {.pass = {view_format(blit->destination_format, blit->raw), t->image->samples},
                        .class = class_of(blit->source_format, blit->aspect),
                        .kind = kind_of(s->image),
                        .write_mask = depth ? 0 : blit->write_mask};
    VkImageView from = source_view(a, blit), to = target_view(a, blit);
    if (!from || !to) return false;
    VkRenderPass pass = pass_for(a, &key.pass, depth);
    VkPipeline pipeline = pass ? pipeline_for(a, &key, pass) : VK_NULL_HANDLE;
    VkDescriptorSet set = pipeline ? take_set(a, from, blit->linear) : VK_NULL_HANDLE;
    VkFramebuffer framebuffer =
        set ? mgl_vk_image_framebuffer(a, t->image, pass, to, t->width, t->height) : VK_NULL_HANDLE;
    if (!framebuffer) return false;
    commands = mgl_vk_main_outside(a, MGL_BREAK_COPY); /* taking a set may have submitted */
    declare_accesses(a, blit);

    VkRenderPassBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
                                   .renderPass = pass,
                                   .framebuffer = framebuffer,
                                   .renderArea = blit->area};
    VkViewport viewport = {0, 0, (float)t->width, (float)t->height, 0, 1};
    parameters p = {{blit->scale[0], blit->scale[1]},
                    {blit->offset[0], blit->offset[1]},
                    {(float)s->width, (float)s->height},
                    blit->slice,
                    blit->linear,
                    (int32_t)s->image->samples,
                    0,
                    -1};
    d->vk.vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
    d->vk.vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    d->vk.vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, a->blits->layout, 0, 1, &set, 0, NULL);
    d->vk.vkCmdSetViewport(commands, 0, 1, &viewport);
    d->vk.vkCmdSetScissor(commands, 0, 1, &blit->area);
    bool each = s->image->samples > 1 && s->image->samples == t->image->samples;
    for (uint32_t n = 0; n < (each ? s->image->samples : 1); n++) {
        p.each = each ? (int32_t)n : -1;
        draw_all(a, commands, &p, key.class);
    }
    d->vk.vkCmdEndRenderPass(commands);
    mgl_vk_recorded_lost(a);
    return true;
}
