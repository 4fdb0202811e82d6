/* Instance, physical device choice, features and the logical device. What the device has is asked for by one table of
 * extensions and one chain of feature structs; what MAGMA_MASK or a quirk takes away is neither asked for nor enabled.
 */
#include "translator/vk/resource.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

typedef struct feature_chain {
    VkPhysicalDeviceFeatures2 core;
    VkPhysicalDeviceTransformFeedbackFeaturesEXT transform_feedback;
    VkPhysicalDeviceProvokingVertexFeaturesEXT provoking_vertex;
    VkPhysicalDeviceDepthClipControlFeaturesEXT depth_clip_control;
    VkPhysicalDeviceDepthClipEnableFeaturesEXT depth_clip_enable;
    VkPhysicalDeviceConditionalRenderingFeaturesEXT conditional;
    VkPhysicalDeviceCustomBorderColorFeaturesEXT custom_border;
    VkPhysicalDeviceLineRasterizationFeaturesEXT lines;
    VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT divisor;
    VkPhysicalDeviceMultiDrawFeaturesEXT multi_draw;
    VkPhysicalDeviceRobustness2FeaturesEXT robustness2;
    VkPhysicalDeviceIndexTypeUint8FeaturesEXT index_uint8;
    VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT list_restart;
    VkPhysicalDeviceNonSeamlessCubeMapFeaturesEXT non_seamless;
    VkPhysicalDeviceExtendedDynamicStateFeaturesEXT dynamic1;
    VkPhysicalDeviceExtendedDynamicState2FeaturesEXT dynamic2;
    VkPhysicalDeviceExtendedDynamicState3FeaturesEXT dynamic3;
    VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT vertex_input;
    VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT primitives_generated;
    VkPhysicalDeviceHostQueryResetFeatures host_query_reset;
    VkPhysicalDeviceShaderDrawParametersFeatures draw_parameters;
    VkPhysicalDeviceImagelessFramebufferFeatures imageless;
    VkPhysicalDeviceImage2DViewOf3DFeaturesEXT view_of_3d;
    VkPhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT feedback;
    VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT pipeline_library;
    VkPhysicalDeviceTimelineSemaphoreFeatures timeline;
} feature_chain;

/* Extensions that are used when there, with the feature struct that comes along (offset 0: none) and the flag they set.
 */
typedef struct extension {
    const char *name;
    uint32_t core;   /* the version whose core has it, 0: none */
    size_t features; /* offset in feature_chain */
    VkStructureType type;
    size_t flag; /* offset of a bool in mgl_vk_device, set when the extension (or its core version) is there */
} extension;

#define FEATURES(member) offsetof(feature_chain, member)
#define FLAG(member)     offsetof(mgl_vk_device, member)
#define TYPE(name)       VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##name
static const extension extensions[] = {
    {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME, 0, FEATURES(transform_feedback), TYPE(TRANSFORM_FEEDBACK_FEATURES_EXT),
     FLAG(transform_feedback)},
    {VK_EXT_PROVOKING_VERTEX_EXTENSION_NAME, 0, FEATURES(provoking_vertex), TYPE(PROVOKING_VERTEX_FEATURES_EXT),
     FLAG(provoking_vertex)},
    {VK_EXT_DEPTH_CLIP_CONTROL_EXTENSION_NAME, 0, FEATURES(depth_clip_control), TYPE(DEPTH_CLIP_CONTROL_FEATURES_EXT),
     FLAG(depth_clip_control)},
    {VK_EXT_DEPTH_CLIP_ENABLE_EXTENSION_NAME, 0, FEATURES(depth_clip_enable), TYPE(DEPTH_CLIP_ENABLE_FEATURES_EXT),
     FLAG(depth_clip_enable)},
    {VK_EXT_CONDITIONAL_RENDERING_EXTENSION_NAME, 0, FEATURES(conditional), TYPE(CONDITIONAL_RENDERING_FEATURES_EXT),
     FLAG(conditional_rendering)},
    {VK_EXT_CUSTOM_BORDER_COLOR_EXTENSION_NAME, 0, FEATURES(custom_border), TYPE(CUSTOM_BORDER_COLOR_FEATURES_EXT),
     FLAG(custom_border)},
    {VK_EXT_LINE_RASTERIZATION_EXTENSION_NAME, 0, FEATURES(lines), TYPE(LINE_RASTERIZATION_FEATURES_EXT),
     FLAG(line_rasterization)},
    {VK_EXT_VERTEX_ATTRIBUTE_DIVISOR_EXTENSION_NAME, 0, FEATURES(divisor), TYPE(VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT),
     FLAG(divisor)},
    {VK_EXT_MULTI_DRAW_EXTENSION_NAME, 0, FEATURES(multi_draw), TYPE(MULTI_DRAW_FEATURES_EXT), FLAG(multi_draw)},
    {VK_EXT_ROBUSTNESS_2_EXTENSION_NAME, 0, FEATURES(robustness2), TYPE(ROBUSTNESS_2_FEATURES_EXT), FLAG(robustness2)},
    {VK_EXT_INDEX_TYPE_UINT8_EXTENSION_NAME, 0, FEATURES(index_uint8), TYPE(INDEX_TYPE_UINT8_FEATURES_EXT),
     FLAG(index_uint8)},
    {VK_EXT_PRIMITIVE_TOPOLOGY_LIST_RESTART_EXTENSION_NAME, 0, FEATURES(list_restart),
     TYPE(PRIMITIVE_TOPOLOGY_LIST_RESTART_FEATURES_EXT), FLAG(list_restart)},
    {VK_EXT_NON_SEAMLESS_CUBE_MAP_EXTENSION_NAME, 0, FEATURES(non_seamless), TYPE(NON_SEAMLESS_CUBE_MAP_FEATURES_EXT),
     FLAG(non_seamless_cube)},
    {VK_EXT_EXTENDED_DYNAMIC_STATE_EXTENSION_NAME, VK_API_VERSION_1_3, FEATURES(dynamic1),
     TYPE(EXTENDED_DYNAMIC_STATE_FEATURES_EXT), FLAG(dynamic_state1)},
    {VK_EXT_EXTENDED_DYNAMIC_STATE_2_EXTENSION_NAME, VK_API_VERSION_1_3, FEATURES(dynamic2),
     TYPE(EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT), FLAG(dynamic_state2)},
    {VK_EXT_EXTENDED_DYNAMIC_STATE_3_EXTENSION_NAME, 0, FEATURES(dynamic3), TYPE(EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT),
     FLAG(dynamic_state3)},
    {VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME, 0, FEATURES(vertex_input),
     TYPE(VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT), FLAG(vertex_input_dynamic)},
    {VK_EXT_PRIMITIVES_GENERATED_QUERY_EXTENSION_NAME, 0, FEATURES(primitives_generated),
     TYPE(PRIMITIVES_GENERATED_QUERY_FEATURES_EXT), FLAG(primitives_generated)},
    {VK_EXT_HOST_QUERY_RESET_EXTENSION_NAME, VK_API_VERSION_1_2, FEATURES(host_query_reset),
     TYPE(HOST_QUERY_RESET_FEATURES), FLAG(host_query_reset)},
    {VK_KHR_SHADER_DRAW_PARAMETERS_EXTENSION_NAME, VK_API_VERSION_1_1, FEATURES(draw_parameters),
     TYPE(SHADER_DRAW_PARAMETERS_FEATURES), FLAG(draw_parameters)},
    {VK_KHR_IMAGE_FORMAT_LIST_EXTENSION_NAME, VK_API_VERSION_1_2, 0, 0, FLAG(format_list)},
    {VK_KHR_IMAGELESS_FRAMEBUFFER_EXTENSION_NAME, VK_API_VERSION_1_2, FEATURES(imageless),
     TYPE(IMAGELESS_FRAMEBUFFER_FEATURES), FLAG(imageless)},
    {VK_EXT_IMAGE_2D_VIEW_OF_3D_EXTENSION_NAME, 0, FEATURES(view_of_3d), TYPE(IMAGE_2D_VIEW_OF_3D_FEATURES_EXT),
     FLAG(image_2d_view_of_3d)},
    {VK_EXT_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_EXTENSION_NAME, 0, FEATURES(feedback),
     TYPE(ATTACHMENT_FEEDBACK_LOOP_LAYOUT_FEATURES_EXT), FLAG(attachment_feedback)},
    {VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME, 0, 0, 0, 0},
    {VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME, 0, FEATURES(pipeline_library),
     TYPE(GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT), FLAG(pipeline_library)},
    {VK_KHR_TIMELINE_SEMAPHORE_EXTENSION_NAME, VK_API_VERSION_1_2, FEATURES(timeline),
     TYPE(TIMELINE_SEMAPHORE_FEATURES), FLAG(timeline)},
    {VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME, 0, 0, 0, FLAG(push_descriptor)},
    {VK_EXT_SEPARATE_STENCIL_USAGE_EXTENSION_NAME, VK_API_VERSION_1_2, 0, 0, FLAG(separate_stencil_usage)},
    {VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME, 0, 0, 0, FLAG(load_store_none)},
    {VK_EXT_CALIBRATED_TIMESTAMPS_EXTENSION_NAME, 0, 0, 0, FLAG(calibrated)},
    {VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME, 0, 0, 0, FLAG(external_memory_host)},
    {VK_KHR_SAMPLER_MIRROR_CLAMP_TO_EDGE_EXTENSION_NAME, 0, 0, 0, FLAG(sampler_mirror_edge)},
    {VK_EXT_SHADER_VIEWPORT_INDEX_LAYER_EXTENSION_NAME, 0, 0, 0, FLAG(shader_viewport_layer)},
    {VK_KHR_CREATE_RENDERPASS_2_EXTENSION_NAME, VK_API_VERSION_1_2, 0, 0, FLAG(create_renderpass2)},
    {VK_KHR_DEPTH_STENCIL_RESOLVE_EXTENSION_NAME, VK_API_VERSION_1_2, 0, 0, FLAG(depth_stencil_resolve)},
    {VK_KHR_SWAPCHAIN_EXTENSION_NAME, 0, 0, 0, FLAG(swapchain)},
    {VK_KHR_DRIVER_PROPERTIES_EXTENSION_NAME, VK_API_VERSION_1_2, 0, 0, FLAG(driver_properties)},
    {VK_EXT_MEMORY_BUDGET_EXTENSION_NAME, 0, 0, 0, FLAG(memory_budget)},
};

/* Members of VkPhysicalDeviceFeatures that are never enabled: they cost memory or speed and GL needs none. */
static void drop_unused_features(VkPhysicalDeviceFeatures *f)
{
    f->sparseBinding = f->sparseResidencyBuffer = f->sparseResidencyImage2D = f->sparseResidencyImage3D = VK_FALSE;
    f->sparseResidency2Samples = f->sparseResidency4Samples = f->sparseResidency8Samples = f->sparseResidency16Samples =
        VK_FALSE;
    f->sparseResidencyAliased = f->shaderResourceResidency = f->inheritedQueries = VK_FALSE;
}

static const struct {
    const char *name;
    size_t offset;
} core_features[] = {
#define C(member)                                                                                                      \
    {                                                                                                                  \
#member, offsetof(VkPhysicalDeviceFeatures, member)                                                            \
    }
    C(robustBufferAccess),
    C(fullDrawIndexUint32),
    C(imageCubeArray),
    C(independentBlend),
    C(geometryShader),
    C(tessellationShader),
    C(sampleRateShading),
    C(dualSrcBlend),
    C(logicOp),
    C(multiDrawIndirect),
    C(drawIndirectFirstInstance),
    C(depthClamp),
    C(depthBiasClamp),
    C(fillModeNonSolid),
    C(depthBounds),
    C(wideLines),
    C(largePoints),
    C(alphaToOne),
    C(multiViewport),
    C(samplerAnisotropy),
    C(textureCompressionETC2),
    C(textureCompressionASTC_LDR),
    C(textureCompressionBC),
    C(occlusionQueryPrecise),
    C(pipelineStatisticsQuery),
    C(vertexPipelineStoresAndAtomics),
    C(fragmentStoresAndAtomics),
    C(shaderTessellationAndGeometryPointSize),
    C(shaderImageGatherExtended),
    C(shaderStorageImageExtendedFormats),
    C(shaderStorageImageMultisample),
    C(shaderStorageImageReadWithoutFormat),
    C(shaderStorageImageWriteWithoutFormat),
    C(shaderUniformBufferArrayDynamicIndexing),
    C(shaderSampledImageArrayDynamicIndexing),
    C(shaderStorageBufferArrayDynamicIndexing),
    C(shaderStorageImageArrayDynamicIndexing),
    C(shaderClipDistance),
    C(shaderCullDistance),
    C(shaderFloat64),
    C(shaderInt64),
    C(shaderInt16),
    C(variableMultisampleRate),
#undef C
};

static pthread_mutex_t loader_lock = PTHREAD_MUTEX_INITIALIZER;
static bool loader_ready, functions_ready;

static bool has_name(const VkExtensionProperties *list, uint32_t count, const char *name)
{
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(list[i].extensionName, name) == 0) return true;
    return false;
}

static bool has_layer(const char *name)
{
    uint32_t count = 0;
    vkEnumerateInstanceLayerProperties(&count, NULL);
    VkLayerProperties *layers = mgl_new_array(VkLayerProperties, count ? count : 1);
    bool found = false;
    if (layers && vkEnumerateInstanceLayerProperties(&count, layers) >= VK_SUCCESS)
        for (uint32_t i = 0; i < count; i++)
            found |= strcmp(layers[i].layerName, name) == 0;
    mgl_free(layers);
    return found;
}

/* The instance extensions are the same in every instance of the process: volk's global pointers then serve all of them.
 */
static bool create_instance(mgl_vk_device *d, const mgl_applier_host *host, const mgl_vk_mask *mask, char reason[256])
{
    static const char *const wanted[] = {VK_KHR_SURFACE_EXTENSION_NAME, VK_KHR_XCB_SURFACE_EXTENSION_NAME,
                                         VK_EXT_DEBUG_UTILS_EXTENSION_NAME};
    const char *names[4];
    uint32_t count = 0, available = 0;
    vkEnumerateInstanceExtensionProperties(NULL, &available, NULL);
    VkExtensionProperties *list = mgl_new_array(VkExtensionProperties, available + 1);
    if (!list || vkEnumerateInstanceExtensionProperties(NULL, &available, list) < VK_SUCCESS) available = 0;
    for (size_t i = 0; i < MGL_COUNT(wanted); i++)
        if (has_name(list, available, wanted[i])) names[count++] = wanted[i];
    d->debug_utils = has_name(list, available, VK_EXT_DEBUG_UTILS_EXTENSION_NAME);
    mgl_free(list);

    uint32_t version = volkGetInstanceVersion();
    d->api = mask->only_1_1 ? VK_API_VERSION_1_1 : MGL_MIN(version, (uint32_t)VK_API_VERSION_1_3);
    static const char *const layers[] = {"VK_LAYER_KHRONOS_validation"};
    bool validate = host && host->validate;
    if (validate && !has_layer(layers[0])) {
        mgl_log_warn("validation was asked for, but the layer %s is not installed", layers[0]);
        validate = false;
    }
    static const VkValidationFeatureEnableEXT enables[] = {VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT,
                                                           VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT};
    VkValidationFeaturesEXT features = {.sType = VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT,
                                        .enabledValidationFeatureCount = MGL_COUNT(enables),
                                        .pEnabledValidationFeatures = enables};
    VkApplicationInfo application = {
        .sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .pEngineName = "MagmaGL", .apiVersion = d->api};
    if (validate) names[count++] = VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME;
    /* Without a messenger in the chain, the layer prints what it has to say about instances to standard output. */
    VkDebugUtilsMessengerCreateInfoEXT messenger;
    mgl_vk_messenger_describe(host, &messenger);
    const void *chain = NULL;
    if (validate && d->debug_utils) chain = &messenger;
    if (validate) {
        features.pNext = chain;
        chain = &features;
    }
    VkInstanceCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
        .pNext = chain,
        .pApplicationInfo = &application,
        .enabledLayerCount = validate ? 1 : 0,
        .ppEnabledLayerNames = layers,
        .enabledExtensionCount = count,
        .ppEnabledExtensionNames = names,
    };
    VkResult result = vkCreateInstance(&info, NULL, &d->instance);
    if (result != VK_SUCCESS) {
        snprintf(reason, 256, "vkCreateInstance failed (%d): is a Vulkan driver installed?", result);
        return false;
    }
    return true;
}

static bool open_instance(mgl_vk_device *d, const mgl_applier_host *host, const mgl_vk_mask *mask, char reason[256])
{
    pthread_mutex_lock(&loader_lock);
    bool ok = true;
    if (!loader_ready && volkInitialize() != VK_SUCCESS) {
        snprintf(reason, 256, "the Vulkan loader (libvulkan.so.1) is not installed");
        ok = false;
    } else if (volkGetInstanceVersion() < VK_API_VERSION_1_1) {
        snprintf(reason, 256, "the Vulkan loader knows only Vulkan 1.0; MagmaGL needs 1.1");
        ok = false;
    }
    if (ok) {
        loader_ready = true;
        ok = create_instance(d, host, mask, reason);
        if (ok && !functions_ready) volkLoadInstanceOnly(d->instance);
        functions_ready |= ok;
    }
    pthread_mutex_unlock(&loader_lock);
    if (ok && d->debug_utils && host) {
        VkDebugUtilsMessengerCreateInfoEXT info;
        mgl_vk_messenger_describe(host, &info);
        vkCreateDebugUtilsMessengerEXT(d->instance, &info, NULL, &d->messenger);
    }
    return ok;
}

static uint32_t graphics_family(VkPhysicalDevice physical)
{
    VkQueueFamilyProperties families[32];
    uint32_t count = MGL_COUNT(families);
    vkGetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
    for (uint32_t i = 0; i < count; i++) {
        VkQueueFlags both = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT;
        if ((families[i].queueFlags & both) == both && families[i].queueCount) return i;
    }
    return UINT32_MAX;
}

static int device_rank(const VkPhysicalDeviceProperties *p)
{
    const char *preferred = mgl_settings()->device;
    int rank = preferred && preferred[0] && strstr(p->deviceName, preferred) ? 100 : 0;
    switch (p->deviceType) {
    case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
        return rank + 5;
    case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
        return rank + 4;
    case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
        return rank + 3;
    case VK_PHYSICAL_DEVICE_TYPE_CPU:
        return rank + 1;
    default:
        return rank + 2;
    }
}

static bool usable(VkPhysicalDevice physical, const VkPhysicalDeviceProperties *p, char reason[256])
{
    if (p->apiVersion < VK_API_VERSION_1_1) {
        snprintf(reason, 256, "%.128s has only Vulkan 1.0; MagmaGL needs 1.1", p->deviceName);
        return false;
    }
    if (graphics_family(physical) == UINT32_MAX) {
        snprintf(reason, 256, "%.128s has no queue for both graphics and compute", p->deviceName);
        return false;
    }
    if (p->limits.maxColorAttachments < 4 || p->limits.maxBoundDescriptorSets < 4) {
        snprintf(reason, 256, "%.128s has limits below what Vulkan promises", p->deviceName);
        return false;
    }
    return true;
}

static bool choose_device(mgl_vk_device *d, uint32_t only_index, char reason[256])
{
    VkPhysicalDevice list[32];
    uint32_t count = MGL_COUNT(list);
    if (vkEnumeratePhysicalDevices(d->instance, &count, list) < VK_SUCCESS) count = 0;
    if (count == 0 || (only_index != UINT32_MAX && only_index >= count)) {
        snprintf(reason, 256,
                 count ? "no such Vulkan device" : "no Vulkan device: no driver is installed, or none finds its GPU");
        return false;
    }
    int best = -1;
    for (uint32_t i = 0; i < count; i++) {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(list[i], &properties);
        if (only_index != UINT32_MAX && i != only_index) continue;
        if (only_index != UINT32_MAX)
            d->properties = properties; /* so that magma-info can name a device that will not do */
        if (!usable(list[i], &properties, reason)) continue;
        int rank = device_rank(&properties);
        if (rank <= best) continue;
        best = rank;
        d->physical = list[i];
        d->properties = properties;
    }
    return best >= 0;
}

static bool extension_usable(const mgl_vk_device *d, const extension *e, const VkExtensionProperties *list,
                             uint32_t count, const mgl_vk_mask *mask, bool *named)
{
    *named = has_name(list, count, e->name) && !mgl_vk_masked(mask, e->name);
    /* Promoted commands are aliased by alias_promoted() where the extension itself is not named. */
    return *named || (e->core && d->api >= e->core && !(mask->only_1_1 && e->core > VK_API_VERSION_1_1) &&
                      !mgl_vk_masked(mask, e->name));
}

static void *chain_member(feature_chain *chain, const extension *e)
{
    VkBaseOutStructure *member = (VkBaseOutStructure *)((char *)chain + e->features);
    member->sType = e->type;
    member->pNext = chain->core.pNext;
    chain->core.pNext = member;
    return member;
}

/* From what the driver says to what the back end uses: flags of whole extensions are set; here the single features
 * decide. */
static void read_features(mgl_vk_device *d, feature_chain *c)
{
    d->geometry_streams = d->transform_feedback && c->transform_feedback.geometryStreams;
    d->transform_feedback &= c->transform_feedback.transformFeedback;
    d->provoking_vertex &= c->provoking_vertex.provokingVertexLast;
    d->provoking_vertex_xfb = d->provoking_vertex && c->provoking_vertex.transformFeedbackPreservesProvokingVertex;
    d->depth_clip_control &= c->depth_clip_control.depthClipControl;
    d->depth_clip_enable &= c->depth_clip_enable.depthClipEnable;
    d->conditional_rendering &= c->conditional.conditionalRendering;
    c->conditional.inheritedConditionalRendering = VK_FALSE;
    d->custom_border &= c->custom_border.customBorderColors && c->custom_border.customBorderColorWithoutFormat;
    d->divisor &= c->divisor.vertexAttributeInstanceRateDivisor;
    d->divisor_zero = d->divisor && c->divisor.vertexAttributeInstanceRateZeroDivisor;
    d->multi_draw &= c->multi_draw.multiDraw;
    /* The robust2 accesses cost speed and are not what GL promises without a robust context. */
    c->robustness2.robustBufferAccess2 = c->robustness2.robustImageAccess2 = VK_FALSE;
    d->null_descriptor = d->robustness2 && c->robustness2.nullDescriptor;
    d->index_uint8 &= c->index_uint8.indexTypeUint8;
    d->patch_list_restart = d->list_restart && c->list_restart.primitiveTopologyPatchListRestart;
    d->list_restart &= c->list_restart.primitiveTopologyListRestart;
    d->non_seamless_cube &= c->non_seamless.nonSeamlessCubeMap;
    d->primitives_generated &= c->primitives_generated.primitivesGeneratedQuery;
    d->host_query_reset &= c->host_query_reset.hostQueryReset;
    d->draw_parameters &= c->draw_parameters.shaderDrawParameters;
    d->imageless &= c->imageless.imagelessFramebuffer;
    d->image_2d_view_of_3d &= c->view_of_3d.image2DViewOf3D;
    d->attachment_feedback &= c->feedback.attachmentFeedbackLoopLayout;
    d->pipeline_library &= c->pipeline_library.graphicsPipelineLibrary;
    d->timeline &= c->timeline.timelineSemaphore;
    d->vertex_input_dynamic &= c->vertex_input.vertexInputDynamicState;
    d->dynamic3 = c->dynamic3;
    d->dynamic3.pNext = NULL;
}

/* Extended dynamic state 1 and 2 are promised by Vulkan 1.3; their structs exist only with the extension's name. */
static void read_dynamic_state(mgl_vk_device *d, const feature_chain *c, bool named1, bool named2)
{
    bool core = d->api >= VK_API_VERSION_1_3;
    d->dynamic_state1 &= named1 ? c->dynamic1.extendedDynamicState : core;
    d->dynamic_state2_patch = named2 && c->dynamic2.extendedDynamicState2PatchControlPoints;
    d->dynamic_state2_logic = named2 && c->dynamic2.extendedDynamicState2LogicOp;
    d->dynamic_state2 &= named2 ? c->dynamic2.extendedDynamicState2 : core;
}

static void alias_promoted(struct VolkDeviceTable *t)
{
#define ALIAS(name)                                                                                                    \
    if (!t->name##EXT) t->name##EXT = t->name
    ALIAS(vkCmdSetCullMode);
    ALIAS(vkCmdSetFrontFace);
    ALIAS(vkCmdSetPrimitiveTopology);
    ALIAS(vkCmdSetViewportWithCount);
    ALIAS(vkCmdSetScissorWithCount);
    ALIAS(vkCmdBindVertexBuffers2);
    ALIAS(vkCmdSetDepthTestEnable);
    ALIAS(vkCmdSetDepthWriteEnable);
    ALIAS(vkCmdSetDepthCompareOp);
    ALIAS(vkCmdSetDepthBoundsTestEnable);
    ALIAS(vkCmdSetStencilTestEnable);
    ALIAS(vkCmdSetStencilOp);
    ALIAS(vkCmdSetRasterizerDiscardEnable);
    ALIAS(vkCmdSetDepthBiasEnable);
    ALIAS(vkCmdSetPrimitiveRestartEnable);
    ALIAS(vkResetQueryPool);
#undef ALIAS
}

static void mask_core_features(VkPhysicalDeviceFeatures *f, const mgl_vk_mask *mask)
{
    drop_unused_features(f);
    for (size_t i = 0; i < MGL_COUNT(core_features); i++)
        if (mgl_vk_masked(mask, core_features[i].name)) *(VkBool32 *)((char *)f + core_features[i].offset) = VK_FALSE;
}

static bool create_device(mgl_vk_device *d, mgl_vk_mask *mask, char reason[256])
{
    uint32_t available = 0, count = 0;
    vkEnumerateDeviceExtensionProperties(d->physical, NULL, &available, NULL);
    VkExtensionProperties *list = mgl_new_array(VkExtensionProperties, available + 1);
    const char *names[MGL_COUNT(extensions)];
    if (!list || vkEnumerateDeviceExtensionProperties(d->physical, NULL, &available, list) < VK_SUCCESS) available = 0;

    feature_chain chain = {.core = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2}};
    bool named1 = false, named2 = false;
    for (size_t i = 0; i < MGL_COUNT(extensions); i++) {
        const extension *e = &extensions[i];
        bool named, ok = extension_usable(d, e, list, available, mask, &named);
        if (named) names[count++] = e->name;
        if (e->features == FEATURES(dynamic1)) named1 = named;
        if (e->features == FEATURES(dynamic2)) named2 = named;
        bool struct_is_known = named || (e->core && e->core != VK_API_VERSION_1_3);
        if (ok && e->features && struct_is_known) chain_member(&chain, e);
        if (e->flag) *(bool *)((char *)d + e->flag) = ok;
    }
    mgl_free(list);
    vkGetPhysicalDeviceFeatures2(d->physical, &chain.core);
    mask_core_features(&chain.core.features, mask);
    read_features(d, &chain);
    read_dynamic_state(d, &chain, named1, named2);
    d->features = chain.core.features;
    d->view_usage_maintenance2 = true;
    d->drops_barriers = mgl_vk_masked(mask, "barriers");
    d->push_blocks = !mgl_vk_masked(mask, "push_constants");
    d->constant_blocks =
        !mgl_vk_masked(mask, "constant_blocks") || !d->features.shaderUniformBufferArrayDynamicIndexing;
    d->dynamic_blocks = !mgl_vk_masked(mask, "dynamic_blocks");
    d->short_submissions = !mgl_vk_masked(mask, "short_submissions");

    float priority = 1.0f;
    VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                     .queueFamilyIndex = d->queue_family,
                                     .queueCount = 1,
                                     .pQueuePriorities = &priority};
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                               .pNext = &chain.core,
                               .queueCreateInfoCount = 1,
                               .pQueueCreateInfos = &queue,
                               .enabledExtensionCount = count,
                               .ppEnabledExtensionNames = names};
    VkResult result = vkCreateDevice(d->physical, &info, NULL, &d->device);
    if (result != VK_SUCCESS) {
        snprintf(reason, 256, "%.128s: vkCreateDevice failed (%d)", d->properties.deviceName, result);
        return false;
    }
    volkLoadDeviceTable(&d->vk, d->device);
    alias_promoted(&d->vk);
    d->vk.vkGetDeviceQueue(d->device, d->queue_family, 0, &d->queue);
    return true;
}

static bool create_allocator(mgl_vk_device *d, char reason[256])
{
    VmaVulkanFunctions functions = {.vkGetInstanceProcAddr = vkGetInstanceProcAddr,
                                    .vkGetDeviceProcAddr = vkGetDeviceProcAddr};
    VmaAllocatorCreateInfo info = {
        .flags = VMA_ALLOCATOR_CREATE_EXTERNALLY_SYNCHRONIZED_BIT |
                 (d->memory_budget ? VMA_ALLOCATOR_CREATE_EXT_MEMORY_BUDGET_BIT : 0),
        .physicalDevice = d->physical,
        .device = d->device,
        .instance = d->instance,
        .pVulkanFunctions = &functions,
        .vulkanApiVersion = d->api,
    };
    if (vmaCreateAllocator(&info, &d->allocator) == VK_SUCCESS) return true;
    snprintf(reason, 256, "%.128s: no memory for the allocator", d->properties.deviceName);
    return false;
}

bool mgl_vk_device_open(mgl_vk_device *d, const mgl_applier_host *host, uint32_t only_index, char reason[256])
{
    reason[0] = '\0';
    mgl_vk_mask mask = mgl_vk_mask_from_settings();
    if (!open_instance(d, host, &mask, reason) || !choose_device(d, only_index, reason)) {
        mgl_vk_device_close(d);
        return false;
    }
    d->api = MGL_MIN(d->api, d->properties.apiVersion);
    d->queue_family = graphics_family(d->physical);
    vkGetPhysicalDeviceMemoryProperties(d->physical, &d->memory);
    VkPhysicalDeviceDriverProperties driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                              .pNext = &driver};
    /* Which driver it is shows whatever is masked: quirks hold for masked devices, too. */
    if (d->properties.apiVersion >= VK_API_VERSION_1_2) vkGetPhysicalDeviceProperties2(d->physical, &properties);
    mgl_vk_quirks_apply(&mask, &d->properties, driver.driverID, driver.driverInfo);
    if (!create_device(d, &mask, reason) || !create_allocator(d, reason)) {
        mgl_vk_device_close(d);
        return false;
    }
    mgl_vk_caps_fill(d);
    mgl_log_info("Vulkan device %s, %s %s, API %u.%u", d->properties.deviceName, d->caps.driver_name,
                 d->caps.driver_info, VK_API_VERSION_MAJOR(d->api), VK_API_VERSION_MINOR(d->api));
    return true;
}

void mgl_vk_device_close(mgl_vk_device *d)
{
    if (d->allocator) vmaDestroyAllocator(d->allocator);
    if (d->device) d->vk.vkDestroyDevice(d->device, NULL);
    if (d->messenger) vkDestroyDebugUtilsMessengerEXT(d->instance, d->messenger, NULL);
    if (d->instance) vkDestroyInstance(d->instance, NULL);
    d->allocator = NULL;
    d->device = VK_NULL_HANDLE;
    d->messenger = VK_NULL_HANDLE;
    d->instance = VK_NULL_HANDLE;
}
