/* Pipelines of masked clears, which are drawn: by pass format, class of colours and the output that is written. */
#include "translator/vk/screen_pipeline.h"

#include <string.h>

#include "shaders/clear.vert.h"
#include "shaders/clear_float.frag.h"
#include "shaders/clear_layered.vert.h"
#include "shaders/clear_sint.frag.h"
#include "shaders/clear_uint.frag.h"

#define CLEAR_LIMIT 256
#define CLEAR_PUSH  16 /* bytes of push constants, clear.c */

bool mgl_vk_clear_pipelines_init(mgl_applier *a)
{
    VkPushConstantRange range = {VK_SHADER_STAGE_FRAGMENT_BIT, 0, CLEAR_PUSH};
    VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                         .pushConstantRangeCount = 1,
                                         .pPushConstantRanges = &range};
    return a->device.vk.vkCreatePipelineLayout(a->device.device, &layout, NULL, &a->pipelines->clear_layout) ==
           VK_SUCCESS;
}

static void pipeline_free(mgl_applier *a, void *object)
{
    a->device.vk.vkDestroyPipeline(a->device.device, (VkPipeline)object, NULL);
}

void mgl_vk_clear_pipelines_finish(mgl_applier *a)
{
    mgl_vk_pipeline_cache *p = a->pipelines;
    const struct VolkDeviceTable *vk = &a->device.vk;
    mgl_table_entry *e;
    for (uint32_t i = 0; (e = mgl_table_next(&p->clears, &i));)
        pipeline_free(a, e->value);
    mgl_table_finish(&p->clears, NULL);
    for (uint32_t i = 0; i < 2; i++)
        vk->vkDestroyShaderModule(a->device.device, p->clear_vertex[i], NULL);
    for (uint32_t i = 0; i < 3 * MGL_VK_OUTPUTS; i++)
        vk->vkDestroyShaderModule(a->device.device, p->clear_fragment[i / MGL_VK_OUTPUTS][i % MGL_VK_OUTPUTS], NULL);
    vk->vkDestroyPipelineLayout(a->device.device, p->clear_layout, NULL);
}

static VkShaderModule clear_vertex(mgl_applier *a, bool layered)
{
    VkShaderModule *module = &a->pipelines->clear_vertex[layered];
    if (*module) return *module;
    *module = layered
                  ? mgl_vk_shader_module_create(a, mgl_shader_clear_layered_vert, sizeof mgl_shader_clear_layered_vert)
                  : mgl_vk_shader_module_create(a, mgl_shader_clear_vert, sizeof mgl_shader_clear_vert);
    return *module;
}

/* The shaders write output 0; the location in the copy says which one it is. */
static VkShaderModule clear_fragment(mgl_applier *a, uint32_t color_class, uint32_t output)
{
    static const struct {
        const uint32_t *words;
        size_t size;
    } sources[3] = {
        {mgl_shader_clear_float_frag, sizeof(mgl_shader_clear_float_frag)},
        {mgl_shader_clear_sint_frag, sizeof(mgl_shader_clear_sint_frag)},
        {mgl_shader_clear_uint_frag, sizeof(mgl_shader_clear_uint_frag)},
    };
    enum { OP_DECORATE_LOCATION = 4u << 16 | 71u, DECORATION_LOCATION = 30 };
    VkShaderModule *module = &a->pipelines->clear_fragment[color_class][output];
    if (*module) return *module;
    uint32_t *words = mgl_malloc(sources[color_class].size);
    if (!words) return VK_NULL_HANDLE;
    memcpy(words, sources[color_class].words, sources[color_class].size);
    uint32_t count = (uint32_t)(sources[color_class].size / 4);
    for (uint32_t i = 5; i + 3 < count && words[i] >> 16; i += words[i] >> 16)
        if (words[i] == OP_DECORATE_LOCATION && words[i + 2] == DECORATION_LOCATION) words[i + 3] = output;
    *module = mgl_vk_shader_module_create(a, words, sources[color_class].size);
    mgl_free(words);
    return *module;
}

static VkPipeline clear_compile(mgl_applier *a, const mgl_vk_target *t, const mgl_vk_clear_key *key)
{
    const mgl_vk_screen_pipeline p = {
        .vertex = clear_vertex(a, key->layered),
        .fragment = key->color_mask ? clear_fragment(a, key->color_class, key->output) : VK_NULL_HANDLE,
        .layout = a->pipelines->clear_layout,
        .pass = mgl_vk_pass_compatible(a, t),
        .samples = t->format.samples,
        .output_count = t->format.output_count,
        .output = key->output,
        .write_mask = key->color_mask,
        .stencil = key->stencil,
    };
    if (!p.vertex || (key->color_mask && !p.fragment) || !p.pass) return VK_NULL_HANDLE;
    return mgl_vk_screen_pipeline_create(a, &p);
}

VkPipeline mgl_vk_pipeline_clear(mgl_applier *a, const mgl_vk_target *t, const mgl_vk_clear_key *key)
{
    mgl_vk_pipeline_cache *p = a->pipelines;
    VkPipeline pipeline = (VkPipeline)mgl_table_find(&p->clears, key, sizeof(*key));
    if (pipeline) return pipeline;
    if (p->clears.count >= CLEAR_LIMIT) {
        mgl_table_entry *e;
        for (uint32_t i = 0; (e = mgl_table_next(&p->clears, &i));)
            mgl_vk_defer(a, pipeline_free, e->value);
        mgl_table_finish(&p->clears, NULL);
    }
    pipeline = clear_compile(a, t, key);
    if (pipeline && !mgl_table_insert(&p->clears, key, sizeof(*key), (void *)pipeline)) {
        mgl_vk_defer(a, pipeline_free, (void *)pipeline);
        return VK_NULL_HANDLE;
    }
    return pipeline;
}
