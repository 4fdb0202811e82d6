/* Fills mgl_caps: what the client is told about the device in the handshake. */
#include "translator/vk/resource.h"

#include <stdio.h>
#include <string.h>

typedef struct property_chain {
    VkPhysicalDeviceProperties2 core;
    VkPhysicalDeviceIDProperties id;
    VkPhysicalDeviceDriverProperties driver;
    VkPhysicalDeviceTransformFeedbackPropertiesEXT transform_feedback;
    VkPhysicalDeviceVertexAttributeDivisorPropertiesEXT divisor;
    VkPhysicalDeviceLineRasterizationFeaturesEXT lines;
    VkPhysicalDeviceExternalMemoryHostPropertiesEXT host_memory;
} property_chain;

static void fill_identity(mgl_vk_device *d, const property_chain *p)
{
    mgl_caps *c = &d->caps;
    c->vendor_id = d->properties.vendorID;
    c->device_id = d->properties.deviceID;
    c->driver_id = p->driver.driverID;
    c->driver_version = d->properties.driverVersion;
    c->api_version = d->api;
    c->device_type = d->properties.deviceType;
    snprintf(c->device_name, sizeof c->device_name, "%s", d->properties.deviceName);
    snprintf(c->driver_name, sizeof c->driver_name, "%s", p->driver.driverName);
    snprintf(c->driver_info, sizeof c->driver_info, "%s", p->driver.driverInfo);
    memcpy(c->device_uuid, p->id.deviceUUID, 16);
    memcpy(c->driver_uuid, p->id.driverUUID, 16);
    memcpy(c->pipeline_cache_uuid, d->properties.pipelineCacheUUID, 16);
    for (uint32_t i = 0; i < d->memory.memoryHeapCount; i++)
        if (d->memory.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT)
            c->heap_bytes = MGL_MAX(c->heap_bytes, d->memory.memoryHeaps[i].size);
}

/* The largest power of two that a mask of sample counts reaches; GL's limits are single numbers. */
static uint32_t largest_sample(VkSampleCountFlags mask)
{
    uint32_t n = 1;
    for (uint32_t bit = 2; bit <= 64; bit <<= 1)
        if (mask & bit) n = bit;
    return n;
}

static void fill_limits(mgl_vk_device *d, const property_chain *p)
{
    mgl_caps *c = &d->caps;
    const VkPhysicalDeviceLimits *l = &d->properties.limits;
    c->max_texture_2d = l->maxImageDimension2D;
    c->max_texture_3d = l->maxImageDimension3D;
    c->max_texture_cube = l->maxImageDimensionCube;
    c->max_array_layers = l->maxImageArrayLayers;
    c->max_texel_buffer = l->maxTexelBufferElements;
    c->max_framebuffer_width = l->maxFramebufferWidth;
    c->max_framebuffer_height = l->maxFramebufferHeight;
    c->max_framebuffer_layers = l->maxFramebufferLayers;
    memcpy(c->max_viewport, l->maxViewportDimensions, sizeof c->max_viewport);
    c->max_color_attachments = l->maxColorAttachments;
    VkSampleCountFlags depth =
        l->framebufferDepthSampleCounts & l->framebufferStencilSampleCounts & l->sampledImageDepthSampleCounts;
    VkSampleCountFlags color = l->framebufferColorSampleCounts & l->sampledImageColorSampleCounts;
    c->color_samples = largest_sample(color);
    c->depth_samples = largest_sample(depth);
    c->integer_samples = largest_sample(l->sampledImageIntegerSampleCounts);
    c->max_samples = largest_sample(color & depth);
    c->max_vertex_attribs = l->maxVertexInputAttributes;
    c->max_vertex_bindings = l->maxVertexInputBindings;
    c->max_vertex_stride = l->maxVertexInputBindingStride;
    c->max_vertex_offset = l->maxVertexInputAttributeOffset;
    c->max_uniform_block_bytes = l->maxUniformBufferRange;
    c->max_storage_block_bytes = l->maxStorageBufferRange;
    c->uniform_alignment = (uint32_t)l->minUniformBufferOffsetAlignment;
    c->storage_alignment = (uint32_t)l->minStorageBufferOffsetAlignment;
    c->texel_buffer_alignment = (uint32_t)l->minTexelBufferOffsetAlignment;
    c->max_stage_uniform_buffers = l->maxPerStageDescriptorUniformBuffers;
    c->max_stage_storage_buffers = l->maxPerStageDescriptorStorageBuffers;
    c->max_stage_samplers = MGL_MIN(l->maxPerStageDescriptorSamplers, l->maxPerStageDescriptorSampledImages);
    c->max_stage_images = l->maxPerStageDescriptorStorageImages;
    c->max_varying_components = MGL_MIN(l->maxVertexOutputComponents, l->maxFragmentInputComponents);
    c->max_clip_distances = l->maxClipDistances;
    c->max_cull_distances = l->maxCullDistances;
    c->max_combined_clip_cull = l->maxCombinedClipAndCullDistances;
    c->max_geometry_vertices = l->maxGeometryOutputVertices;
    c->max_geometry_components = l->maxGeometryTotalOutputComponents;
    c->max_geometry_invocations = l->maxGeometryShaderInvocations;
    c->max_dual_source_attachments = l->maxFragmentDualSrcAttachments;
    if (d->transform_feedback) {
        c->max_xfb_buffers = p->transform_feedback.maxTransformFeedbackBuffers;
        c->max_xfb_stride = p->transform_feedback.maxTransformFeedbackBufferDataStride;
        c->max_xfb_streams = p->transform_feedback.maxTransformFeedbackStreams;
    }
    c->max_tess_level = l->maxTessellationGenerationLevel;
    c->max_patch_vertices = l->maxTessellationPatchSize;
    c->max_viewports = d->features.multiViewport ? l->maxViewports : 1;
    c->max_compute_shared = l->maxComputeSharedMemorySize;
    c->max_compute_invocations = l->maxComputeWorkGroupInvocations;
    memcpy(c->max_compute_count, l->maxComputeWorkGroupCount, sizeof c->max_compute_count);
    memcpy(c->max_compute_size, l->maxComputeWorkGroupSize, sizeof c->max_compute_size);
    c->subpixel_bits = l->subPixelPrecisionBits;
    c->max_divisor = d->divisor ? p->divisor.maxVertexAttribDivisor : 1;
    c->timestamp_period = l->timestampPeriod;
    c->max_anisotropy = l->maxSamplerAnisotropy;
    c->max_lod_bias = l->maxSamplerLodBias;
    memcpy(c->point_size, l->pointSizeRange, sizeof c->point_size);
    c->point_granularity = l->pointSizeGranularity;
    memcpy(c->line_width, l->lineWidthRange, sizeof c->line_width);
    c->line_granularity = l->lineWidthGranularity;
    c->min_texel_offset = l->minTexelOffset;
    c->max_texel_offset = (int32_t)l->maxTexelOffset;
    VkQueueFamilyProperties families[32];
    uint32_t count = MGL_COUNT(families);
    vkGetPhysicalDeviceQueueFamilyProperties(d->physical, &count, families);
    c->timestamp_bits = families[d->queue_family].timestampValidBits;
}

static void fill_features(mgl_vk_device *d, const property_chain *p)
{
    const VkPhysicalDeviceFeatures *f = &d->features;
    const struct {
        bool have;
        uint64_t bit;
    } list[] = {
        {f->geometryShader, MGL_CAP_GEOMETRY},
        {f->tessellationShader, MGL_CAP_TESSELLATION},
        {d->transform_feedback, MGL_CAP_XFB},
        {f->dualSrcBlend, MGL_CAP_DUAL_SOURCE},
        {f->logicOp, MGL_CAP_LOGIC_OP},
        {f->wideLines, MGL_CAP_WIDE_LINES},
        {f->fillModeNonSolid, MGL_CAP_NON_SOLID},
        {f->depthClamp, MGL_CAP_DEPTH_CLAMP},
        {f->independentBlend, MGL_CAP_INDEPENDENT_BLEND},
        {f->sampleRateShading, MGL_CAP_SAMPLE_SHADING},
        {f->samplerAnisotropy, MGL_CAP_ANISOTROPY},
        {f->textureCompressionBC, MGL_CAP_BC},
        {f->textureCompressionETC2, MGL_CAP_ETC2},
        {f->imageCubeArray, MGL_CAP_CUBE_ARRAY},
        {f->multiViewport, MGL_CAP_MULTI_VIEWPORT},
        {d->custom_border, MGL_CAP_BORDER_COLOR},
        {d->provoking_vertex, MGL_CAP_PROVOKING_LAST},
        {d->divisor, MGL_CAP_DIVISOR},
        {f->occlusionQueryPrecise, MGL_CAP_OCCLUSION_PRECISE},
        {f->shaderClipDistance, MGL_CAP_CLIP_DISTANCE},
        {d->caps.timestamp_bits != 0, MGL_CAP_TIMESTAMPS},
        {d->depth_clip_control, MGL_CAP_DEPTH_CLIP_CONTROL},
        {d->conditional_rendering, MGL_CAP_CONDITIONAL},
        {d->list_restart, MGL_CAP_LIST_RESTART},
        {d->shader_viewport_layer, MGL_CAP_LAYERED_VERTEX},
        {f->pipelineStatisticsQuery, MGL_CAP_PIPELINE_STATS},
        {f->vertexPipelineStoresAndAtomics, MGL_CAP_VERTEX_STORES},
        {f->fragmentStoresAndAtomics, MGL_CAP_FRAGMENT_STORES},
        {f->shaderFloat64, MGL_CAP_DOUBLE},
        {f->fullDrawIndexUint32, MGL_CAP_INDEX_32},
        {d->geometry_streams, MGL_CAP_XFB_STREAMS},
        {d->line_rasterization && p->lines.smoothLines, MGL_CAP_SMOOTH_LINES},
        {d->line_rasterization && p->lines.stippledBresenhamLines, MGL_CAP_STIPPLED_LINES},
        {d->draw_parameters, MGL_CAP_DRAW_PARAMETERS},
        {true, MGL_CAP_COMPUTE},
        {d->non_seamless_cube, MGL_CAP_SEAMFUL_CUBES},
        {d->shared_memory, MGL_CAP_SHARED_MEMORY},
    };
    d->caps.features = 0;
    for (size_t i = 0; i < MGL_COUNT(list); i++)
        if (list[i].have) d->caps.features |= list[i].bit;
}

static uint32_t format_bits(const VkFormatProperties *p)
{
    static const struct {
        VkFormatFeatureFlags vulkan;
        uint32_t ours;
    } map[] = {
        {VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT, MGL_FEATURE_SAMPLED},
        {VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT, MGL_FEATURE_FILTER},
        {VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT, MGL_FEATURE_RENDER},
        {VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT, MGL_FEATURE_RENDER},
        {VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BLEND_BIT, MGL_FEATURE_BLEND},
        {VK_FORMAT_FEATURE_BLIT_SRC_BIT, MGL_FEATURE_BLIT_SRC},
        {VK_FORMAT_FEATURE_BLIT_DST_BIT, MGL_FEATURE_BLIT_DST},
        {VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT, MGL_FEATURE_STORAGE},
    };
    uint32_t bits = 0;
    for (size_t i = 0; i < MGL_COUNT(map); i++)
        if (p->optimalTilingFeatures & map[i].vulkan) bits |= map[i].ours;
    if (p->bufferFeatures & VK_FORMAT_FEATURE_VERTEX_BUFFER_BIT) bits |= MGL_FEATURE_VERTEX;
    if (p->bufferFeatures & VK_FORMAT_FEATURE_UNIFORM_TEXEL_BUFFER_BIT) bits |= MGL_FEATURE_TEXEL_BUFFER;
    return bits;
}

static void fill_formats(mgl_vk_device *d)
{
    for (uint32_t f = 1; f < MGL_FORMAT_COUNT; f++) {
        VkFormatProperties properties;
        vkGetPhysicalDeviceFormatProperties(d->physical, mgl_vk_format(f), &properties);
        uint32_t bits = format_bits(&properties);
        VkSampleCountFlags samples = VK_SAMPLE_COUNT_1_BIT;
        if (bits & MGL_FEATURE_RENDER) {
            bool depth = mgl_vk_format_aspects(f) != VK_IMAGE_ASPECT_COLOR_BIT;
            VkImageUsageFlags usage =
                depth ? VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT : VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
            if (bits & MGL_FEATURE_SAMPLED) usage |= VK_IMAGE_USAGE_SAMPLED_BIT;
            VkImageFormatProperties image;
            if (vkGetPhysicalDeviceImageFormatProperties(d->physical, mgl_vk_format(f), VK_IMAGE_TYPE_2D,
                                                         VK_IMAGE_TILING_OPTIMAL, usage, 0, &image) == VK_SUCCESS)
                samples = image.sampleCounts;
        }
        if (samples & ~(VkSampleCountFlags)VK_SAMPLE_COUNT_1_BIT) bits |= MGL_FEATURE_MSAA;
        d->caps.format_features[f] = (uint16_t)bits;
        d->caps.format_samples[f] = (uint16_t)samples;
    }
}

void mgl_vk_caps_fill(mgl_vk_device *d)
{
    property_chain p = {
        .core = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &p.id},
        .id = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES},
        .driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES},
        .transform_feedback = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT},
        .divisor = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_PROPERTIES_EXT},
        .lines = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_LINE_RASTERIZATION_FEATURES_EXT},
        .host_memory = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT},
    };
    void **next = &p.id.pNext;
    if (d->driver_properties || d->properties.apiVersion >= VK_API_VERSION_1_2)
        *next = &p.driver, next = &p.driver.pNext;
    if (d->transform_feedback) *next = &p.transform_feedback, next = &p.transform_feedback.pNext;
    if (d->divisor) *next = &p.divisor, next = &p.divisor.pNext;
    if (d->external_memory_host) *next = &p.host_memory, next = &p.host_memory.pNext;
    vkGetPhysicalDeviceProperties2(d->physical, &p.core);
    if (d->line_rasterization) {
        VkPhysicalDeviceFeatures2 features = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, .pNext = &p.lines};
        vkGetPhysicalDeviceFeatures2(d->physical, &features);
    }
    d->host_pointer_alignment = MGL_MAX(p.host_memory.minImportedHostPointerAlignment, (VkDeviceSize)1);
    d->shared_memory = mgl_vk_memory_supported(d);
    memset(&d->caps, 0, sizeof d->caps);
    fill_identity(d, &p);
    fill_limits(d, &p);
    fill_features(d, &p);
    fill_formats(d);
}
