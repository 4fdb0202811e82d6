/* What the device of the fake driver says of itself: extensions, limits, features, formats. */
#include "tests/unit/fake_vulkan/internal.h"

static const char *const extension_names[] = {
    "VK_EXT_transform_feedback",
    "VK_EXT_provoking_vertex",
    "VK_EXT_depth_clip_control",
    "VK_EXT_depth_clip_enable",
    "VK_EXT_conditional_rendering",
    "VK_EXT_custom_border_color",
    "VK_EXT_line_rasterization",
    "VK_EXT_vertex_attribute_divisor",
    "VK_EXT_multi_draw",
    "VK_EXT_robustness2",
    "VK_EXT_index_type_uint8",
    "VK_EXT_primitive_topology_list_restart",
    "VK_EXT_non_seamless_cube_map",
    "VK_EXT_extended_dynamic_state",
    "VK_EXT_extended_dynamic_state2",
    "VK_EXT_extended_dynamic_state3",
    "VK_EXT_vertex_input_dynamic_state",
    "VK_EXT_primitives_generated_query",
    "VK_EXT_host_query_reset",
    "VK_KHR_shader_draw_parameters",
    "VK_KHR_image_format_list",
    "VK_KHR_imageless_framebuffer",
    "VK_EXT_image_2d_view_of_3d",
    "VK_KHR_push_descriptor",
    "VK_KHR_sampler_mirror_clamp_to_edge",
    "VK_EXT_shader_viewport_index_layer",
    "VK_KHR_create_renderpass2",
    "VK_KHR_depth_stencil_resolve",
    "VK_KHR_driver_properties",
    "VK_KHR_draw_indirect_count",
};

static VKAPI_ATTR VkResult VKAPI_CALL enumerate_device_extensions(VkPhysicalDevice device, const char *layer,
                                                                  uint32_t *n, VkExtensionProperties *list)
{
    uint32_t available = fake_is_plain() ? 0 : COUNT(extension_names);
    for (uint32_t i = 0; list && i < available && i < *n; i++) {
        snprintf(list[i].extensionName, sizeof list[i].extensionName, "%s", extension_names[i]);
        list[i].specVersion = 1;
    }
    if (!list || *n > available) *n = available;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL enumerate_device_layers(VkPhysicalDevice device, uint32_t *n,
                                                              VkLayerProperties *list)
{
    *n = 0;
    return VK_SUCCESS;
}

static void fill_limits(VkPhysicalDeviceLimits *l)
{
    *l = (VkPhysicalDeviceLimits){
        .maxImageDimension1D = 8192,
        .maxImageDimension2D = 8192,
        .maxImageDimension3D = 2048,
        .maxImageDimensionCube = 8192,
        .maxImageArrayLayers = 1024,
        .maxTexelBufferElements = 1 << 24,
        .maxUniformBufferRange = 65536,
        .maxStorageBufferRange = 1 << 27,
        .maxPushConstantsSize = 128,
        .maxMemoryAllocationCount = 100000,
        .maxSamplerAllocationCount = 4000,
        .bufferImageGranularity = 1,
        .maxBoundDescriptorSets = 4,
        .maxPerStageDescriptorSamplers = 32,
        .maxPerStageDescriptorUniformBuffers = 32,
        .maxPerStageDescriptorStorageBuffers = 32,
        .maxPerStageDescriptorSampledImages = 32,
        .maxPerStageDescriptorStorageImages = 32,
        .maxPerStageResources = 200,
        .maxDescriptorSetSamplers = 192,
        .maxDescriptorSetUniformBuffers = 192,
        .maxDescriptorSetUniformBuffersDynamic = 8,
        .maxDescriptorSetStorageBuffers = 192,
        .maxDescriptorSetStorageBuffersDynamic = 4,
        .maxDescriptorSetSampledImages = 192,
        .maxDescriptorSetStorageImages = 192,
        .maxVertexInputAttributes = 16,
        .maxVertexInputBindings = 16,
        .maxVertexInputAttributeOffset = 2047,
        .maxVertexInputBindingStride = 2048,
        .maxVertexOutputComponents = 128,
        .maxTessellationGenerationLevel = 64,
        .maxTessellationPatchSize = 32,
        .maxGeometryShaderInvocations = 32,
        .maxGeometryOutputVertices = 256,
        .maxGeometryTotalOutputComponents = 1024,
        .maxFragmentInputComponents = 128,
        .maxFragmentOutputAttachments = 8,
        .maxFragmentDualSrcAttachments = 1,
        .maxComputeSharedMemorySize = 32768,
        .maxComputeWorkGroupCount = {65535, 65535, 65535},
        .maxComputeWorkGroupInvocations = 1024,
        .maxComputeWorkGroupSize = {1024, 1024, 64},
        .subPixelPrecisionBits = 8,
        .maxDrawIndexedIndexValue = ~0u,
        .maxDrawIndirectCount = ~0u,
        .maxSamplerLodBias = 16,
        .maxSamplerAnisotropy = 16,
        .maxViewports = 16,
        .maxViewportDimensions = {8192, 8192},
        .viewportBoundsRange = {-16384, 16383},
        .minMemoryMapAlignment = 64,
        .minTexelBufferOffsetAlignment = 16,
        .minUniformBufferOffsetAlignment = 64,
        .minStorageBufferOffsetAlignment = 16,
        .minTexelOffset = -8,
        .maxTexelOffset = 7,
        .maxFramebufferWidth = 8192,
        .maxFramebufferHeight = 8192,
        .maxFramebufferLayers = 1024,
        .framebufferColorSampleCounts = 13,
        .framebufferDepthSampleCounts = 13,
        .framebufferStencilSampleCounts = 13,
        .framebufferNoAttachmentsSampleCounts = 13,
        .maxColorAttachments = 8,
        .sampledImageColorSampleCounts = 13,
        .sampledImageIntegerSampleCounts = 13,
        .sampledImageDepthSampleCounts = 13,
        .sampledImageStencilSampleCounts = 13,
        .storageImageSampleCounts = 1,
        .maxSampleMaskWords = 1,
        .timestampComputeAndGraphics = VK_TRUE,
        .timestampPeriod = 1,
        .maxClipDistances = 8,
        .maxCullDistances = 8,
        .maxCombinedClipAndCullDistances = 8,
        .discreteQueuePriorities = 2,
        .pointSizeRange = {1, 256},
        .lineWidthRange = {1, 8},
        .pointSizeGranularity = 0.125f,
        .lineWidthGranularity = 0.125f,
        .standardSampleLocations = VK_TRUE,
        .optimalBufferCopyOffsetAlignment = 4,
        .optimalBufferCopyRowPitchAlignment = 1,
        .nonCoherentAtomSize = 64,
    };
}

static VKAPI_ATTR void VKAPI_CALL get_properties(VkPhysicalDevice device, VkPhysicalDeviceProperties *p)
{
    *p = (VkPhysicalDeviceProperties){.apiVersion = fake_is_plain() ? VK_API_VERSION_1_1 : VK_API_VERSION_1_3,
                                      .driverVersion = 1,
                                      .vendorID = 0xfa4e,
                                      .deviceID = 1,
                                      .deviceType = VK_PHYSICAL_DEVICE_TYPE_OTHER,
                                      .deviceName = "MagmaGL's fake device"};
    fill_limits(&p->limits);
}

static VKAPI_ATTR void VKAPI_CALL get_properties2(VkPhysicalDevice device, VkPhysicalDeviceProperties2 *p)
{
    get_properties(device, &p->properties);
    for (VkBaseOutStructure *s = p->pNext; s; s = s->pNext) {
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES)
            snprintf(((VkPhysicalDeviceDriverProperties *)s)->driverName, VK_MAX_DRIVER_NAME_SIZE, "fake");
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT) {
            VkPhysicalDeviceTransformFeedbackPropertiesEXT *x = (VkPhysicalDeviceTransformFeedbackPropertiesEXT *)s;
            x->maxTransformFeedbackStreams = 4;
            x->maxTransformFeedbackBuffers = 4;
            x->maxTransformFeedbackBufferDataStride = 2048;
            x->maxTransformFeedbackBufferDataSize = 2048;
            x->maxTransformFeedbackBufferSize = 1ull << 30;
            x->transformFeedbackQueries = x->transformFeedbackDraw = VK_TRUE;
        }
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_PROPERTIES_EXT)
            ((VkPhysicalDeviceVertexAttributeDivisorPropertiesEXT *)s)->maxVertexAttribDivisor = ~0u;
    }
}

static VKAPI_ATTR void VKAPI_CALL get_features(VkPhysicalDevice device, VkPhysicalDeviceFeatures *f)
{
    VkBool32 *all = (VkBool32 *)f;
    for (size_t i = 0; i < sizeof *f / sizeof *all; i++)
        all[i] = !fake_is_plain();
}

/* Feature structs are a header and booleans; those listed are answered with true throughout. */
static const struct {
    VkStructureType type;
    size_t size;
} feature_structs[] = {
#define S(type, name)                                                                                                  \
    {                                                                                                                  \
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##type, sizeof(VkPhysicalDevice##name)                                       \
    }
    S(TRANSFORM_FEEDBACK_FEATURES_EXT, TransformFeedbackFeaturesEXT),
    S(PROVOKING_VERTEX_FEATURES_EXT, ProvokingVertexFeaturesEXT),
    S(DEPTH_CLIP_CONTROL_FEATURES_EXT, DepthClipControlFeaturesEXT),
    S(DEPTH_CLIP_ENABLE_FEATURES_EXT, DepthClipEnableFeaturesEXT),
    S(CONDITIONAL_RENDERING_FEATURES_EXT, ConditionalRenderingFeaturesEXT),
    S(CUSTOM_BORDER_COLOR_FEATURES_EXT, CustomBorderColorFeaturesEXT),
    S(LINE_RASTERIZATION_FEATURES_EXT, LineRasterizationFeaturesEXT),
    S(VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT, VertexAttributeDivisorFeaturesEXT),
    S(MULTI_DRAW_FEATURES_EXT, MultiDrawFeaturesEXT),
    S(ROBUSTNESS_2_FEATURES_EXT, Robustness2FeaturesEXT),
    S(INDEX_TYPE_UINT8_FEATURES_EXT, IndexTypeUint8FeaturesEXT),
    S(PRIMITIVE_TOPOLOGY_LIST_RESTART_FEATURES_EXT, PrimitiveTopologyListRestartFeaturesEXT),
    S(NON_SEAMLESS_CUBE_MAP_FEATURES_EXT, NonSeamlessCubeMapFeaturesEXT),
    S(EXTENDED_DYNAMIC_STATE_FEATURES_EXT, ExtendedDynamicStateFeaturesEXT),
    S(EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT, ExtendedDynamicState2FeaturesEXT),
    S(EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT, ExtendedDynamicState3FeaturesEXT),
    S(VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT, VertexInputDynamicStateFeaturesEXT),
    S(PRIMITIVES_GENERATED_QUERY_FEATURES_EXT, PrimitivesGeneratedQueryFeaturesEXT),
    S(HOST_QUERY_RESET_FEATURES, HostQueryResetFeatures),
    S(SHADER_DRAW_PARAMETERS_FEATURES, ShaderDrawParametersFeatures),
    S(IMAGELESS_FRAMEBUFFER_FEATURES, ImagelessFramebufferFeatures),
    S(IMAGE_2D_VIEW_OF_3D_FEATURES_EXT, Image2DViewOf3DFeaturesEXT),
    S(TIMELINE_SEMAPHORE_FEATURES, TimelineSemaphoreFeatures),
#undef S
};

static VKAPI_ATTR void VKAPI_CALL get_features2(VkPhysicalDevice device, VkPhysicalDeviceFeatures2 *f)
{
    get_features(device, &f->features);
    for (VkBaseOutStructure *s = f->pNext; s; s = s->pNext)
        for (size_t i = 0; i < COUNT(feature_structs); i++) {
            if (feature_structs[i].type != s->sType) continue;
            VkBool32 *members = (VkBool32 *)(s + 1);
            for (size_t n = 0; n < (feature_structs[i].size - sizeof *s) / sizeof *members; n++)
                members[n] = !fake_is_plain();
        }
}

static VKAPI_ATTR void VKAPI_CALL get_queue_families(VkPhysicalDevice device, uint32_t *n,
                                                     VkQueueFamilyProperties *list)
{
    if (list && *n)
        list[0] = (VkQueueFamilyProperties){
            VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT | VK_QUEUE_TRANSFER_BIT, 1, 64, {1, 1, 1}};
    *n = 1;
}

static VKAPI_ATTR void VKAPI_CALL get_memory(VkPhysicalDevice device, VkPhysicalDeviceMemoryProperties *p)
{
    *p = (VkPhysicalDeviceMemoryProperties){.memoryTypeCount = 1, .memoryHeapCount = 1};
    p->memoryTypes[0].propertyFlags = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                      VK_MEMORY_PROPERTY_HOST_COHERENT_BIT | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
    p->memoryHeaps[0] =
        (VkMemoryHeap){(uint64_t)fake_setting("FAKE_VULKAN_MEMORY", 1024) << 20, VK_MEMORY_HEAP_DEVICE_LOCAL_BIT};
}

static int is_depth(VkFormat format)
{
    return format >= VK_FORMAT_D16_UNORM && format <= VK_FORMAT_D32_SFLOAT_S8_UINT;
}

static VKAPI_ATTR void VKAPI_CALL get_format(VkPhysicalDevice device, VkFormat format, VkFormatProperties *p)
{
    VkFormatFeatureFlags common = VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT |
                                  VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT | VK_FORMAT_FEATURE_BLIT_SRC_BIT |
                                  VK_FORMAT_FEATURE_TRANSFER_SRC_BIT | VK_FORMAT_FEATURE_TRANSFER_DST_BIT;
    VkFormatFeatureFlags color = VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT | VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BLEND_BIT |
                                 VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT | VK_FORMAT_FEATURE_BLIT_DST_BIT;
    int compressed = format >= VK_FORMAT_BC1_RGB_UNORM_BLOCK && format <= VK_FORMAT_ASTC_12x12_SRGB_BLOCK;
    *p = (VkFormatProperties){.optimalTilingFeatures = common};
    if (is_depth(format))
        p->optimalTilingFeatures |= VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT;
    else if (!compressed)
        p->optimalTilingFeatures |= color;
    p->linearTilingFeatures = p->optimalTilingFeatures;
    if (!is_depth(format) && !compressed)
        p->bufferFeatures = VK_FORMAT_FEATURE_VERTEX_BUFFER_BIT | VK_FORMAT_FEATURE_UNIFORM_TEXEL_BUFFER_BIT |
                            VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_BIT;
}

static VKAPI_ATTR VkResult VKAPI_CALL get_image_format(VkPhysicalDevice device, VkFormat format, VkImageType type,
                                                       VkImageTiling tiling, VkImageUsageFlags usage,
                                                       VkImageCreateFlags flags, VkImageFormatProperties *p)
{
    uint32_t d = type == VK_IMAGE_TYPE_3D ? 2048 : 8192;
    *p = (VkImageFormatProperties){{d, type == VK_IMAGE_TYPE_1D ? 1 : d, type == VK_IMAGE_TYPE_3D ? d : 1},
                                   15,
                                   type == VK_IMAGE_TYPE_3D ? 1 : 1024,
                                   type == VK_IMAGE_TYPE_2D ? 13 : 1,
                                   1ull << 31};
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL get_queue_families2(VkPhysicalDevice device, uint32_t *n,
                                                      VkQueueFamilyProperties2 *list)
{
    get_queue_families(device, n, list ? &list->queueFamilyProperties : NULL);
}

static VKAPI_ATTR void VKAPI_CALL get_memory2(VkPhysicalDevice device, VkPhysicalDeviceMemoryProperties2 *p)
{
    get_memory(device, &p->memoryProperties);
}

static VKAPI_ATTR void VKAPI_CALL get_format2(VkPhysicalDevice device, VkFormat format, VkFormatProperties2 *p)
{
    get_format(device, format, &p->formatProperties);
}

static VKAPI_ATTR VkResult VKAPI_CALL get_image_format2(VkPhysicalDevice device,
                                                        const VkPhysicalDeviceImageFormatInfo2 *i,
                                                        VkImageFormatProperties2 *p)
{
    return get_image_format(device, i->format, i->type, i->tiling, i->usage, i->flags, &p->imageFormatProperties);
}

const fake_function fake_physical_device_functions[] = {
    FAKE_FUNCTION("vkEnumerateDeviceExtensionProperties", enumerate_device_extensions),
    FAKE_FUNCTION("vkGetPhysicalDeviceQueueFamilyProperties2", get_queue_families2),
    FAKE_FUNCTION("vkGetPhysicalDeviceMemoryProperties2", get_memory2),
    FAKE_FUNCTION("vkGetPhysicalDeviceFormatProperties2", get_format2),
    FAKE_FUNCTION("vkGetPhysicalDeviceImageFormatProperties2", get_image_format2),
    FAKE_FUNCTION("vkGetPhysicalDeviceSparseImageFormatProperties", fake_nothing),
    FAKE_FUNCTION("vkGetPhysicalDeviceSparseImageFormatProperties2", fake_nothing),
    FAKE_FUNCTION("vkGetPhysicalDeviceExternalBufferProperties", fake_nothing),
    FAKE_FUNCTION("vkGetPhysicalDeviceExternalSemaphoreProperties", fake_nothing),
    FAKE_FUNCTION("vkGetPhysicalDeviceExternalFenceProperties", fake_nothing),
    FAKE_FUNCTION("vkEnumerateDeviceLayerProperties", enumerate_device_layers),
    FAKE_FUNCTION("vkGetPhysicalDeviceProperties", get_properties),
    FAKE_FUNCTION("vkGetPhysicalDeviceProperties2", get_properties2),
    FAKE_FUNCTION("vkGetPhysicalDeviceFeatures", get_features),
    FAKE_FUNCTION("vkGetPhysicalDeviceFeatures2", get_features2),
    FAKE_FUNCTION("vkGetPhysicalDeviceQueueFamilyProperties", get_queue_families),
    FAKE_FUNCTION("vkGetPhysicalDeviceMemoryProperties", get_memory),
    FAKE_FUNCTION("vkGetPhysicalDeviceFormatProperties", get_format),
    FAKE_FUNCTION("vkGetPhysicalDeviceImageFormatProperties", get_image_format),
    {NULL, NULL},
};
