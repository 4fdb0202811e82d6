/* Pipelines: an 8-entry front memo that is scanned, then a table; a packed key, compared in full. What the device keeps
 * dynamic is not in the key: extended dynamic state 1 and 2 take faces, depth, stencil, topology, restart, bias and
 * discard out of it, 3 blending, depth clamp, polygon mode and sample masks,
 * dynamic vertex input the vertex layout. */
#include "translator/vk/draw.h"
#include "translator/vk/resource.h"

#include <string.h>

#define PIPELINE_LIMIT 4096
#define STATIC_LIMIT   4096

bool mgl_vk_pipelines_init(mgl_applier *a)
{
    mgl_vk_pipeline_cache *p = a->pipelines = mgl_new(mgl_vk_pipeline_cache);
    if (!p) return false;
    mgl_vk_pipeline_store_open(a);
    return mgl_vk_clear_pipelines_init(a);
}

static void pipeline_free(mgl_applier *a, void *object)
{
    a->device.vk.vkDestroyPipeline(a->device.device, (VkPipeline)object, NULL);
}

static void free_later(mgl_applier *a, VkPipeline handle)
{
    if (handle) mgl_vk_defer(a, pipeline_free, (void *)handle);
}

void mgl_vk_pipelines_finish(mgl_applier *a)
{
    mgl_vk_pipeline_cache *p = a->pipelines;
    if (!p) return;
    mgl_vk_compiler_finish(a);
    mgl_table_entry *e;
    for (uint32_t i = 0; (e = mgl_table_next(&p->table, &i));)
        pipeline_free(a, (void *)((mgl_vk_pipeline *)e->value)->handle);
    mgl_table_finish(&p->table, mgl_free);
    mgl_table_finish(&p->statics, mgl_free);
    mgl_vk_clear_pipelines_finish(a);
    mgl_vk_pipeline_store_close(a);
    a->device.vk.vkDestroyPipelineCache(a->device.device, p->cache, NULL);
    mgl_free(p);
    a->pipelines = NULL;
}

/* ---- the static part of a render state ---- */

/* A number for a content: equal for equal bytes, never used again for others. */
static uint64_t content_id(mgl_applier *a, const void *content, uint32_t size)
{
    mgl_vk_pipeline_cache *p = a->pipelines;
    uint64_t *id = mgl_table_find(&p->statics, content, size);
    if (id) return *id;
    if (p->statics.count >= STATIC_LIMIT) mgl_table_finish(&p->statics, mgl_free);
    id = mgl_new(uint64_t);
    if (id) *id = ++p->next_static;
    if (id && mgl_table_insert(&p->statics, content, size, id)) return *id;
    mgl_free(id);
    return ++p->next_static;
}

static uint64_t static_id(mgl_applier *a, const mgl_vk_render_state *s)
{
    const mgl_vk_device *d = &a->device;
    mgl_wire_render_state_create w = s->wire;
    w.state = (mgl_handle){0, 0};
    for (int i = 0; i < MGL_VK_OUTPUTS; i++)
        if (!s->blend[i].blendEnable)
            w.blend[i] = (mgl_blend_target){.write_mask = (uint8_t)s->blend[i].colorWriteMask};
    w.clip_distance_mask = w.clip_upper_left = w.color_srgb = w.point_size_program = 0;
    w.front_cw = 0; /* depends on the target, too: the key tells */
    w.polygon_front = (uint8_t)s->polygon;
    w.depth_bias_fill = s->depth_bias;
    w.polygon_back = w.depth_bias_line = w.depth_bias_point = 0;
    memset(w.reserved, 0, sizeof(w.reserved));
    if (!w.logic_enable) w.logic_op = 0;
    if (!w.sample_shading) w.min_sample_shading = 0.0f;
    if (!w.sample_mask_enable) w.sample_mask = 0;
    if (!d->provoking_vertex) w.provoking_first = 0;
    if (!d->depth_clip_control) w.clip_zero_to_one = 0; /* the shader's variant tells */
    if (!w.line_stipple_enable) w.line_stipple_factor = 0, w.line_stipple_pattern = 0;
    if (d->dynamic_state1) {
        w.depth_test = w.depth_write = w.depth_compare = w.stencil_test = w.cull = 0;
        memset(w.stencil, 0, sizeof(w.stencil));
    }
    if (d->dynamic_state2) w.rasterizer_discard = w.depth_bias_fill = 0;
    if (mgl_vk_dynamic_blend(d)) memset(w.blend, 0, sizeof(w.blend));
    if (mgl_vk_dynamic_depth_clamp(d)) w.depth_clamp = 0;
    if (mgl_vk_dynamic_polygon(d)) w.polygon_front = 0;
    if (!w.multisample || mgl_vk_dynamic_samples(d))
        w.sample_mask_enable = w.sample_mask = w.alpha_to_coverage = w.alpha_to_one = 0;
    w.multisample = 0; /* it only gates those */
    return content_id(a, &w, sizeof(w));
}

void mgl_vk_state_identify(mgl_applier *a, mgl_vk_render_state *s)
{
    mgl_wire_render_state_create w = s->wire;
    w.state = (mgl_handle){0, 0};
    memset(w.blend, 0, sizeof(w.blend));
    s->static_id = static_id(a, s);
    s->dynamic_id = content_id(a, &w, sizeof(w));
    s->blend_id = content_id(a, s->blend, sizeof(s->blend));
}

/* ---- compiling ---- */

typedef struct vertex_input {
    VkVertexInputBindingDescription bindings[MGL_VK_BINDINGS];
    VkVertexInputAttributeDescription attributes[MGL_VK_BINDINGS];
    VkVertexInputBindingDivisorDescriptionEXT divisors[MGL_VK_BINDINGS];
    VkPipelineVertexInputDivisorStateCreateInfoEXT divisor_info;
    VkPipelineVertexInputStateCreateInfo info;
} vertex_input;

static void add_binding(vertex_input *v, const mgl_vk_device *d, uint32_t binding, mgl_vertex_binding b)
{
    for (uint32_t i = 0; i < v->info.vertexBindingDescriptionCount; i++)
        if (v->bindings[i].binding == binding) return;
    v->bindings[v->info.vertexBindingDescriptionCount++] = (VkVertexInputBindingDescription){
        binding,
        b.stride,
        b.divisor ? VK_VERTEX_INPUT_RATE_INSTANCE : VK_VERTEX_INPUT_RATE_VERTEX,
    };
    if (b.divisor <= 1) return;
    if (d->divisor)
        v->divisors[v->divisor_info.vertexBindingDivisorCount++] = (VkVertexInputBindingDivisorDescriptionEXT){
            binding, MGL_MIN(b.divisor, d->caps.max_divisor ? d->caps.max_divisor : b.divisor)};
    else
        mgl_log_warn_once("a vertex attribute divisor of %u is drawn as 1: no VK_EXT_vertex_attribute_divisor",
                          b.divisor);
}

static void vertex_input_make(vertex_input *v, const mgl_vk_device *d, const mgl_vk_program *p,
                              const mgl_vk_vertex_layout *l)
{
    static const VkFormat kinds[4] = {VK_FORMAT_R32G32B32A32_SFLOAT, VK_FORMAT_R32G32B32A32_SINT,
                                      VK_FORMAT_R32G32B32A32_UINT, VK_FORMAT_R32G32B32A32_SFLOAT};
    memset(v, 0, sizeof(*v));
    uint32_t constant = l ? l->constant_binding : 0,
             missing = p->header.attribute_mask & 0xffffu & ~(l ? l->location_mask : 0);
    uint32_t n = 0;
    for (uint32_t i = 0; l && i < l->element_count; i++) {
        const mgl_vertex_element *e = &l->elements[i];
        if (!(p->header.attribute_mask & 1u << e->location)) continue;
        bool is_constant = e->binding == MGL_CONSTANT_BINDING;
        uint32_t binding = is_constant ? constant : e->binding;
        add_binding(v, d, binding, is_constant ? (mgl_vertex_binding){0, 0} : l->bindings[e->binding]);
        v->attributes[n++] =
            (VkVertexInputAttributeDescription){e->location, binding, mgl_vk_format((mgl_format)e->format), e->offset};
    }
    for (; missing; missing &= missing - 1) { /* the client leaves none out, but the driver must not find one */
        uint32_t location = (uint32_t)__builtin_ctz(missing);
        add_binding(v, d, constant, (mgl_vertex_binding){0, 0});
        v->attributes[n++] = (VkVertexInputAttributeDescription){
            location, constant, kinds[p->header.attribute_kind >> location * 2 & 3u], location * 16};
    }
    v->info.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO;
    v->info.pVertexBindingDescriptions = v->bindings;
    v->info.vertexAttributeDescriptionCount = n;
    v->info.pVertexAttributeDescriptions = v->attributes;
    if (!v->divisor_info.vertexBindingDivisorCount) return;
    v->divisor_info.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT;
    v->divisor_info.pVertexBindingDivisors = v->divisors;
    v->info.pNext = &v->divisor_info;
}

static void input_translate(mgl_vk_vertex_input *out, const vertex_input *v, const mgl_vk_program *p)
{
    out->mask = p->header.attribute_mask;
    out->kinds = p->header.attribute_kind;
    out->binding_count = v->info.vertexBindingDescriptionCount;
    out->attribute_count = v->info.vertexAttributeDescriptionCount;
    for (uint32_t i = 0; i < out->binding_count; i++) {
        const VkVertexInputBindingDescription *b = &v->bindings[i];
        out->bindings[i] = (VkVertexInputBindingDescription2EXT){
            VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT, NULL, b->binding, b->stride, b->inputRate, 1};
        for (uint32_t k = 0; k < v->divisor_info.vertexBindingDivisorCount; k++)
            if (v->divisors[k].binding == b->binding) out->bindings[i].divisor = v->divisors[k].divisor;
    }
    for (uint32_t i = 0; i < out->attribute_count; i++) {
        const VkVertexInputAttributeDescription *e = &v->attributes[i];
        out->attributes[i] =
            (VkVertexInputAttributeDescription2EXT){VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT,
                                                    NULL,
                                                    e->location,
                                                    e->binding,
                                                    e->format,
                                                    e->offset};
    }
}

void mgl_vk_vertex_input_record(mgl_applier *a, mgl_vk_context *c)
{
    mgl_vk_recorded *r = &a->draws->recorded;
    const mgl_vk_program *p = c->program;
    mgl_vk_vertex_layout *l = c->layout;
    uint32_t mask = p->header.attribute_mask, kinds = p->header.attribute_kind;
    uint64_t unique = l && mask ? l->unique : 0;
    if ((r->valid & MGL_RECORDED_INPUT) && r->input_layout == unique && r->input_mask == mask &&
        r->input_kinds == kinds)
        return;
    mgl_vk_vertex_input once, *input = l ? &l->input : &once;
    if (!l || !input->mask || input->mask != mask || input->kinds != kinds) {
        vertex_input v;
        vertex_input_make(&v, &a->device, p, l);
        input_translate(input, &v, p);
    }
    a->device.vk.vkCmdSetVertexInputEXT(a->main, input->binding_count, input->bindings, input->attribute_count,
                                        input->attributes);
    mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
    mgl_vk_frames_add_load(a, MGL_LOAD_ATTRIBUTE, input->attribute_count);
    r->input_layout = unique;
    r->input_mask = mask;
    r->input_kinds = kinds;
    r->valid |= MGL_RECORDED_INPUT;
}

typedef struct raster_info {
    VkPipelineRasterizationStateCreateInfo info;
    VkPipelineRasterizationProvokingVertexStateCreateInfoEXT provoking;
    VkPipelineRasterizationLineStateCreateInfoEXT line;
} raster_info;

static void raster_make(raster_info *r, const mgl_vk_device *d, const mgl_vk_render_state *s, VkFrontFace front)
{
    const mgl_wire_render_state_create *w = &s->wire;
    memset(r, 0, sizeof(*r));
    r->info = (VkPipelineRasterizationStateCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO,
        .depthClampEnable = w->depth_clamp && d->features.depthClamp,
        .rasterizerDiscardEnable = w->rasterizer_discard,
        .polygonMode = s->polygon,
        .cullMode = s->cull,
        .frontFace = front,
        .depthBiasEnable = s->depth_bias,
        .lineWidth = 1.0f,
    };
    if (d->provoking_vertex) {
        r->provoking = (VkPipelineRasterizationProvokingVertexStateCreateInfoEXT){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_PROVOKING_VERTEX_STATE_CREATE_INFO_EXT,
            .provokingVertexMode = w->provoking_first ? VK_PROVOKING_VERTEX_MODE_FIRST_VERTEX_EXT
                                                      : VK_PROVOKING_VERTEX_MODE_LAST_VERTEX_EXT,
        };
        r->info.pNext = &r->provoking;
    }
    bool smooth = w->line_smooth && (d->caps.features & MGL_CAP_SMOOTH_LINES),
         stipple = w->line_stipple_enable && (d->caps.features & MGL_CAP_STIPPLED_LINES);
    if (w->line_stipple_enable && (smooth || !stipple))
        mgl_log_warn_once("stippled lines are drawn solid: %s", smooth ? "they are smooth" : "the device has none");
    if (!d->line_rasterization || (!smooth && !stipple)) return;
    r->line = (VkPipelineRasterizationLineStateCreateInfoEXT){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_LINE_STATE_CREATE_INFO_EXT,
        .pNext = r->info.pNext,
        .lineRasterizationMode =
            smooth ? VK_LINE_RASTERIZATION_MODE_RECTANGULAR_SMOOTH_EXT : VK_LINE_RASTERIZATION_MODE_BRESENHAM_EXT,
        .stippledLineEnable = stipple && !smooth,
        .lineStippleFactor = w->line_stipple_factor + 1u, /* 1 to 256 on both sides */
        .lineStipplePattern = w->line_stipple_pattern,
    };
    r->info.pNext = &r->line;
}

static void depth_stencil_make(VkPipelineDepthStencilStateCreateInfo *info, const mgl_vk_render_state *s,
                               const mgl_vk_pass_format *f)
{
    const mgl_wire_render_state_create *w = &s->wire;
    *info = (VkPipelineDepthStencilStateCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO,
        .depthTestEnable = w->depth_test && f->has_depth,
        .depthWriteEnable = w->depth_test && w->depth_write && f->has_depth,
        .depthCompareOp = w->depth_compare,
        .stencilTestEnable = w->stencil_test && f->has_stencil,
    };
    for (int i = 0; i < 2; i++)
        *(i ? &info->back : &info->front) = (VkStencilOpState){
            .failOp = mgl_vk_stencil_ops[w->stencil[i].fail],
            .passOp = mgl_vk_stencil_ops[w->stencil[i].pass],
            .depthFailOp = mgl_vk_stencil_ops[w->stencil[i].depth_fail],
            .compareOp = w->stencil[i].compare,
        };
}

void mgl_vk_blend_make(const mgl_applier *a, const mgl_vk_context *c,
                       VkPipelineColorBlendAttachmentState list[MGL_VK_OUTPUTS])
{
    for (uint32_t o = 0; o < c->target.format.output_count; o++) {
        uint32_t i = c->target.format.outputs[o];
        list[o] = c->state->blend[o];
        if (i == MGL_NO_ATTACHMENT || !(c->program->header.output_mask & 1u << o)) {
            list[o] = (VkPipelineColorBlendAttachmentState){0}; /* what the shader does not write stays */
        } else if (!(a->device.caps.format_features[c->target.attachments[i].image->format] & MGL_FEATURE_BLEND)) {
            list[o] = (VkPipelineColorBlendAttachmentState){.colorWriteMask = list[o].colorWriteMask};
        }
    }
    if (a->device.features.independentBlend) return;
    for (uint32_t o = 1; o < c->target.format.output_count; o++)
        list[o] = list[0];
}

static uint32_t dynamic_states(const mgl_vk_device *d, VkDynamicState list[32])
{
    static const VkDynamicState always[] = {
        VK_DYNAMIC_STATE_VIEWPORT,           VK_DYNAMIC_STATE_SCISSOR,           VK_DYNAMIC_STATE_LINE_WIDTH,
        VK_DYNAMIC_STATE_DEPTH_BIAS,         VK_DYNAMIC_STATE_BLEND_CONSTANTS,   VK_DYNAMIC_STATE_STENCIL_COMPARE_MASK,
        VK_DYNAMIC_STATE_STENCIL_WRITE_MASK, VK_DYNAMIC_STATE_STENCIL_REFERENCE,
    };
    static const VkDynamicState first[] = {
        VK_DYNAMIC_STATE_CULL_MODE_EXT,           VK_DYNAMIC_STATE_FRONT_FACE_EXT,
        VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY_EXT,  VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE_EXT,
        VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE_EXT,  VK_DYNAMIC_STATE_DEPTH_COMPARE_OP_EXT,
        VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE_EXT, VK_DYNAMIC_STATE_STENCIL_OP_EXT,
    };
    static const VkDynamicState second[] = {
        VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE_EXT,
        VK_DYNAMIC_STATE_DEPTH_BIAS_ENABLE_EXT,
        VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE_EXT,
    };
    static const VkDynamicState blend[] = {
        VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT,
        VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT,
        VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT,
    };
    static const VkDynamicState samples[] = {
        VK_DYNAMIC_STATE_SAMPLE_MASK_EXT,
        VK_DYNAMIC_STATE_ALPHA_TO_COVERAGE_ENABLE_EXT,
        VK_DYNAMIC_STATE_ALPHA_TO_ONE_ENABLE_EXT,
    };
    uint32_t n = 0;
    for (size_t i = 0; i < MGL_COUNT(always); i++)
        list[n++] = always[i];
    for (size_t i = 0; d->dynamic_state1 && i < MGL_COUNT(first); i++)
        list[n++] = first[i];
    for (size_t i = 0; d->dynamic_state2 && i < MGL_COUNT(second); i++)
        list[n++] = second[i];
    for (size_t i = 0; mgl_vk_dynamic_blend(d) && i < MGL_COUNT(blend); i++)
        list[n++] = blend[i];
    for (size_t i = 0; mgl_vk_dynamic_samples(d) && i < MGL_COUNT(samples); i++)
        list[n++] = samples[i];
    if (mgl_vk_dynamic_depth_clamp(d)) list[n++] = VK_DYNAMIC_STATE_DEPTH_CLAMP_ENABLE_EXT;
    if (d->vertex_input_dynamic) list[n++] = VK_DYNAMIC_STATE_VERTEX_INPUT_EXT;
    if (mgl_vk_dynamic_polygon(d)) list[n++] = VK_DYNAMIC_STATE_POLYGON_MODE_EXT;
    return n;
}

/* gl_FragColor reaches the outputs after the first only where there are some (program.h). */
static const VkSpecializationInfo *specialization(const mgl_vk_context *c, mgl_stage stage)
{
    static const VkBool32 yes = VK_TRUE;
    static const VkSpecializationMapEntry constant = {.constantID = 0, .size = sizeof(yes)};
    static const VkSpecializationInfo broadcast = {
        .mapEntryCount = 1, .pMapEntries = &constant, .dataSize = sizeof(yes), .pData = &yes};
    bool needed = stage == MGL_STAGE_FRAGMENT && c->program->header.flags & MGL_PROGRAM_BROADCASTS &&
                  c->target.format.output_count > 1;
    return needed ? &broadcast : NULL;
}

/* False when a module is missing. */
static bool stages_make(mgl_applier *a, const mgl_vk_context *c, mgl_vk_program *p, uint32_t variant,
                        VkPipelineShaderStageCreateInfo stages[MGL_STAGE_COUNT], uint32_t *count)
{
    static const VkShaderStageFlagBits bits[] = {
        VK_SHADER_STAGE_VERTEX_BIT,
        VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
        VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
        VK_SHADER_STAGE_GEOMETRY_BIT,
        VK_SHADER_STAGE_FRAGMENT_BIT,
    };
    *count = 0;
    for (uint32_t i = 0; i <= MGL_STAGE_FRAGMENT; i++) {
        if (!(p->stages & 1u << i)) continue;
        VkShaderModule module = mgl_vk_program_module(a, p, (mgl_stage)i, i == p->last_stage ? variant : 0);
        if (!module) return false;
        stages[(*count)++] = (VkPipelineShaderStageCreateInfo){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
            .stage = bits[i],
            .module = module,
            .pName = "main",
            .pSpecializationInfo = specialization(c, (mgl_stage)i),
        };
    }
    return true;
}

VkPipeline mgl_vk_pipeline_create(mgl_applier *a, const VkGraphicsPipelineCreateInfo *info)
{
    VkPipeline pipeline = VK_NULL_HANDLE;
    VkResult result =
        a->device.vk.vkCreateGraphicsPipelines(a->device.device, a->pipelines->cache, 1, info, NULL, &pipeline);
    a->counters.pipelines_made++;
    if (result == VK_SUCCESS) return pipeline;
    /* Some drivers answer VK_INCOMPLETE (flutter-team-archive/engine#54920): anything but success is a failure. */
    mgl_log_error("vkCreateGraphicsPipelines: %d; draws with this state are skipped", result);
    if (result == VK_ERROR_DEVICE_LOST) mgl_vk_device_lost(a, result);
    return VK_NULL_HANDLE;
}

static uint32_t viewport_count(const mgl_vk_device *d, const mgl_vk_program *p)
{
    return p->viewport_index && d->features.multiViewport ? MGL_MIN(MGL_VK_VIEWPORTS, d->properties.limits.maxViewports)
                                                          : 1;
}

/* All that a pipeline is made of, in one place. */
typedef struct description {
    VkPipelineShaderStageCreateInfo stages[MGL_STAGE_COUNT];
    vertex_input vertex;
    VkPipelineInputAssemblyStateCreateInfo assembly;
    VkPipelineTessellationDomainOriginStateCreateInfo origin;
    VkPipelineTessellationStateCreateInfo tessellation;
    VkPipelineViewportDepthClipControlCreateInfoEXT clip;
    VkPipelineViewportStateCreateInfo viewport;
    raster_info raster;
    VkSampleMask mask[2];
    VkPipelineMultisampleStateCreateInfo multisample;
    VkPipelineDepthStencilStateCreateInfo depth;
    VkPipelineColorBlendAttachmentState blends[MGL_VK_OUTPUTS];
    VkPipelineColorBlendStateCreateInfo blend;
    VkDynamicState dynamic_list[32];
    VkPipelineDynamicStateCreateInfo dynamic;
    VkGraphicsPipelineCreateInfo info;
} description;

static void describe_vertices(description *i, const mgl_vk_device *d, const mgl_vk_context *c)
{
    vertex_input_make(&i->vertex, d, c->program, d->vertex_input_dynamic ? NULL : c->layout);
    i->assembly = (VkPipelineInputAssemblyStateCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
        .topology = c->shape.topology,
        .primitiveRestartEnable = d->dynamic_state2 ? VK_FALSE : c->shape.restart,
    };
    i->origin = (VkPipelineTessellationDomainOriginStateCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_DOMAIN_ORIGIN_STATE_CREATE_INFO,
        .domainOrigin = VK_TESSELLATION_DOMAIN_ORIGIN_LOWER_LEFT,
    };
    i->tessellation = (VkPipelineTessellationStateCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO,
        .pNext = &i->origin,
        .patchControlPoints = c->shape.patch ? c->shape.patch : 1,
    };
}

static void describe_raster(description *i, const mgl_vk_device *d, const mgl_vk_context *c)
{
    const mgl_wire_render_state_create *w = &c->state->wire;
    i->clip = (VkPipelineViewportDepthClipControlCreateInfoEXT){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_DEPTH_CLIP_CONTROL_CREATE_INFO_EXT,
        .negativeOneToOne = !w->clip_zero_to_one,
    };
    i->viewport = (VkPipelineViewportStateCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO,
        .pNext = d->depth_clip_control ? &i->clip : NULL,
        .viewportCount = viewport_count(d, c->program),
        .scissorCount = viewport_count(d, c->program),
    };
    raster_make(&i->raster, d, c->state, mgl_vk_target_front(&c->target, c->state));
    i->mask[0] = i->mask[1] = w->sample_mask;
    i->multisample = (VkPipelineMultisampleStateCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO,
        .rasterizationSamples = c->target.format.samples,
        .sampleShadingEnable = w->sample_shading && d->features.sampleRateShading,
        .minSampleShading = w->min_sample_shading,
        .pSampleMask = w->sample_mask_enable && w->multisample ? i->mask : NULL,
        .alphaToCoverageEnable = w->alpha_to_coverage && w->multisample,
        .alphaToOneEnable = w->alpha_to_one && w->multisample && d->features.alphaToOne,
    };
}

static void describe_outputs(description *i, mgl_applier *a, const mgl_vk_context *c)
{
    const mgl_vk_device *d = &a->device;
    const mgl_wire_render_state_create *w = &c->state->wire;
    depth_stencil_make(&i->depth, c->state, &c->target.format);
    mgl_vk_blend_make(a, c, i->blends);
    i->blend = (VkPipelineColorBlendStateCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO,
        .logicOpEnable = w->logic_enable && d->features.logicOp,
        .logicOp = w->logic_op,
        .attachmentCount = c->target.format.output_count,
        .pAttachments = i->blends,
    };
    i->dynamic = (VkPipelineDynamicStateCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO,
        .dynamicStateCount = dynamic_states(d, i->dynamic_list),
        .pDynamicStates = i->dynamic_list,
    };
}

/* The pipeline of a context's state, with the modules of `p`. False when one is missing. */
static bool describe(description *i, mgl_applier *a, const mgl_vk_context *c, mgl_vk_program *p, uint32_t variant)
{
    const mgl_vk_device *d = &a->device;
    uint32_t stage_count;
    VkRenderPass pass = mgl_vk_pass_compatible(a, &c->target);
    if (!pass || !stages_make(a, c, p, variant, i->stages, &stage_count)) return false;
    describe_vertices(i, d, c);
    describe_raster(i, d, c);
    describe_outputs(i, a, c);
    i->info = (VkGraphicsPipelineCreateInfo){
        .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
        .stageCount = stage_count,
        .pStages = i->stages,
        .pVertexInputState = d->vertex_input_dynamic ? NULL : &i->vertex.info,
        .pInputAssemblyState = &i->assembly,
        .pTessellationState = p->stages & 1u << MGL_STAGE_TESS_EVALUATION ? &i->tessellation : NULL,
        .pViewportState = &i->viewport,
        .pRasterizationState = &i->raster.info,
        .pMultisampleState = &i->multisample,
        .pDepthStencilState = &i->depth,
        .pColorBlendState = &i->blend,
        .pDynamicState = &i->dynamic,
        .layout = p->layout,
        .renderPass = pass,
    };
    return true;
}

static VkPipeline compile(mgl_applier *a, mgl_vk_context *c, const mgl_vk_pipeline_key *key)
{
    description i;
    return describe(&i, a, c, c->program, key->variant) ? mgl_vk_pipeline_create(a, &i.info) : VK_NULL_HANDLE;
}

/* ---- making it again ---- */

struct mgl_vk_again {
    mgl_vk_compile job;
    description what;
};

static void compile_again(mgl_applier *a, const mgl_vk_context *c, mgl_vk_pipeline *x)
{
    struct mgl_vk_again *again = mgl_new(struct mgl_vk_again);
    if (!again) return;
    again->job.info = &again->what.info;
    if (describe(&again->what, a, c, c->program->again, x->key.variant) && mgl_vk_compile_begin(a, &again->job))
        x->again = again;
    else
        mgl_free(again);
}

/* What came of it; the caller's. */
static VkPipeline take_again(mgl_applier *a, mgl_vk_pipeline *x)
{
    if (!x->again) return VK_NULL_HANDLE;
    VkPipeline made = mgl_vk_compile_end(a, &x->again->job);
    mgl_free(x->again);
    x->again = NULL;
    if (made) a->counters.pipelines_made++;
    return made;
}

/* ---- lookup ---- */

static uint8_t topology_class(uint8_t topology)
{
    switch (topology) {
    case VK_PRIMITIVE_TOPOLOGY_POINT_LIST:
        return VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
    case VK_PRIMITIVE_TOPOLOGY_PATCH_LIST:
        return VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
    case VK_PRIMITIVE_TOPOLOGY_LINE_LIST:
    case VK_PRIMITIVE_TOPOLOGY_LINE_STRIP:
    case VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY:
    case VK_PRIMITIVE_TOPOLOGY_LINE_STRIP_WITH_ADJACENCY:
        return VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
    default:
        return VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    }
}

static uint32_t variant_of(const mgl_vk_device *d, const mgl_vk_context *c)
{
    uint32_t clip = ((1u << c->program->clip_distances) - 1u) & ~c->state->clip_mask;
    bool depth = !d->depth_clip_control && !c->state->wire.clip_zero_to_one;
    return clip << MGL_VARIANT_CLIP_SHIFT | (depth ? MGL_VARIANT_DEPTH : 0u);
}

static bool clockwise(const mgl_vk_device *d, const mgl_vk_context *c)
{
    return !d->dynamic_state1 && mgl_vk_target_front(&c->target, c->state) == VK_FRONT_FACE_CLOCKWISE;
}

static void make_key(const mgl_vk_device *d, const mgl_vk_context *c, mgl_vk_pipeline_key *key)
{
    const mgl_vk_program *p = c->program;
    memset(key, 0, sizeof(*key));
    key->program = p->unique;
    key->state = c->state->static_id;
    key->layout = c->layout && p->header.attribute_mask && !d->vertex_input_dynamic ? c->layout->unique : 0;
    key->format = c->target.key.format_id;
    key->variant = variant_of(d, c);
    key->topology = d->dynamic_state1 ? topology_class(c->shape.topology) : c->shape.topology;
    key->restart = d->dynamic_state2 ? 0 : c->shape.restart;
    key->patch = c->shape.patch;
    key->clockwise = clockwise(d, c);
}

static void forget(mgl_applier *a, mgl_vk_pipeline *gone)
{
    mgl_vk_pipeline_cache *p = a->pipelines;
    for (size_t i = 0; i < MGL_COUNT(p->front); i++)
        if (p->front[i] == gone) p->front[i] = NULL;
    for (mgl_vk_context *c = a->draws->contexts; c; c = c->next)
        if (c->pipeline == gone) c->pipeline = NULL, c->dirty |= MGL_DIRTY_STATE;
    if (gone->program->recent == gone) gone->program->recent = NULL;
    mgl_table_remove(&p->table, &gone->key, sizeof(gone->key));
    free_later(a, take_again(a, gone));
    free_later(a, gone->handle);
    mgl_free(gone);
}

void mgl_vk_pipelines_forget_program(mgl_applier *a, mgl_vk_program *p)
{
    while (p->pipelines) {
        mgl_vk_pipeline *gone = p->pipelines;
        p->pipelines = gone->next_of_program;
        forget(a, gone);
    }
}

void mgl_vk_pipelines_replace(mgl_applier *a, mgl_vk_program *p)
{
    for (mgl_vk_pipeline **link = &p->pipelines, *x; (x = *link);) {
        VkPipeline made = take_again(a, x);
        if (made) {
            free_later(a, x->handle);
            x->handle = made;
            link = &x->next_of_program;
        } else {
            *link = x->next_of_program;
            forget(a, x);
        }
    }
}

/* Makes room: pipelines in the older half of the time since the oldest use go. */
static void evict(mgl_applier *a)
{
    mgl_table_entry *e;
    uint64_t oldest = a->recording_index;
    for (uint32_t i = 0; (e = mgl_table_next(&a->pipelines->table, &i));)
        oldest = MGL_MIN(oldest, ((mgl_vk_pipeline *)e->value)->used_index);
    uint64_t limit = oldest + (a->recording_index - oldest) / 2;
    mgl_vk_pipeline *list[PIPELINE_LIMIT];
    uint32_t n = 0;
    for (uint32_t i = 0; (e = mgl_table_next(&a->pipelines->table, &i)) && n < PIPELINE_LIMIT;) {
        mgl_vk_pipeline *x = e->value;
        if (x->used_index <= limit) list[n++] = x;
    }
    for (uint32_t i = 0; i < n; i++) {
        mgl_vk_pipeline **link = &list[i]->program->pipelines;
        while (*link && *link != list[i])
            link = &(*link)->next_of_program;
        if (*link) *link = list[i]->next_of_program;
        forget(a, list[i]);
    }
}

static mgl_vk_pipeline *make(mgl_applier *a, mgl_vk_context *c, const mgl_vk_pipeline_key *key)
{
    mgl_vk_pipeline_cache *p = a->pipelines;
    if (p->table.count >= PIPELINE_LIMIT) evict(a);
    mgl_vk_pipeline *x = mgl_new(mgl_vk_pipeline);
    if (!x) return NULL;
    x->key = *key;
    x->handle = compile(a, c, key);
    x->program = c->program;
    if (!mgl_table_insert(&p->table, key, sizeof(*key), x)) {
        free_later(a, x->handle);
        mgl_free(x);
        return NULL;
    }
    x->next_of_program = c->program->pipelines;
    c->program->pipelines = x;
    return x;
}

bool mgl_vk_pipeline_fits(const mgl_applier *a, const mgl_vk_context *c, bool state_only)
{
    mgl_vk_pipeline_key key;
    const mgl_vk_pipeline_key *has = &c->pipeline->key;
    if (state_only)
        return has->state == c->state->static_id && has->variant == variant_of(&a->device, c) &&
               has->clockwise == clockwise(&a->device, c);
    make_key(&a->device, c, &key);
    return memcmp(has, &key, sizeof(key)) == 0;
}

static mgl_vk_pipeline *find(mgl_applier *a, mgl_vk_context *c)
{
    mgl_vk_pipeline_cache *p = a->pipelines;
    mgl_vk_pipeline_key key;
    make_key(&a->device, c, &key);
    mgl_vk_pipeline *recent = c->program->recent; /* programs in turn overrun the memo */
    if (recent && memcmp(&recent->key, &key, sizeof(key)) == 0) {
        a->counters.pipeline_front_hits++;
        return recent;
    }
    for (size_t i = 0; i < MGL_COUNT(p->front); i++) {
        if (!p->front[i] || memcmp(&p->front[i]->key, &key, sizeof(key))) continue;
        a->counters.pipeline_front_hits++;
        c->program->recent = p->front[i];
        return p->front[i];
    }
    mgl_vk_pipeline *x = mgl_table_find(&p->table, &key, sizeof(key));
    if (x)
        a->counters.pipeline_table_hits++;
    else
        x = make(a, c, &key);
    if (!x) return NULL;
    p->front[p->front_next++ % MGL_COUNT(p->front)] = x;
    c->program->recent = x;
    return x;
}

mgl_vk_pipeline *mgl_vk_pipeline_get(mgl_applier *a, mgl_vk_context *c)
{
    mgl_vk_pipeline *x = find(a, c);
    if (!x || !x->handle) return NULL;
    if (__builtin_expect(c->program->again != NULL, 0) && !x->again) compile_again(a, c, x);
    return x;
}

VkPipeline mgl_vk_pipeline_compute(mgl_applier *a, mgl_vk_program *p)
{
    if (p->compute || p->compute_failed) return p->compute;
    VkShaderModule module = mgl_vk_program_module(a, p, MGL_STAGE_COMPUTE, 0);
    VkComputePipelineCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
        .layout = p->layout,
        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                  .module = module,
                  .pName = "main"},
    };
    VkResult result = module ? a->device.vk.vkCreateComputePipelines(a->device.device, a->pipelines->cache, 1, &info,
                                                                     NULL, &p->compute)
                             : VK_ERROR_UNKNOWN;
    a->counters.pipelines_made++;
    if (result == VK_SUCCESS) return p->compute;
    mgl_log_error("vkCreateComputePipelines: %d; dispatches with this program are skipped", result);
    p->compute = VK_NULL_HANDLE;
    p->compute_failed = true;
    return VK_NULL_HANDLE;
}
