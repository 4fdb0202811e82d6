/* A Vulkan driver that draws nothing, for unit tests and the fuzzer: memory is malloc's, fences are signalled by
 * submitting, buffer copies, fills and updates really happen (in order, at submit), every other command does nothing.
 * The real loader loads it as an ICD.
 *
 *   FAKE_VULKAN         "1.1": a plain Vulkan 1.1 device without extensions or optional features; else 1.3 with all
 * that MagmaGL knows FAKE_VULKAN_MEMORY  MiB of memory the device has (1024); allocations beyond fail FAKE_VULKAN_LOST
 * the n-th submission loses the device
 *
 * fake_vulkan_counter() says what happened; see fake_vulkan.h. Any thread may call; one lock covers all that is shared.
 */
#include "tests/unit/fake_vulkan/fake_vulkan.h"

#define VK_NO_PROTOTYPES
#include <vulkan/vk_icd.h>
#include <vulkan/vulkan.h>

#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EXPORT       __attribute__((visibility("default")))
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t counters[FAKE_COUNTER_COUNT];
static uint64_t memory_used;

EXPORT uint64_t fake_vulkan_counter(fake_counter which)
{
    pthread_mutex_lock(&lock);
    uint64_t value = counters[which];
    pthread_mutex_unlock(&lock);
    return value;
}

static void count(fake_counter which, int64_t by)
{
    pthread_mutex_lock(&lock);
    counters[which] += (uint64_t)by;
    pthread_mutex_unlock(&lock);
}

static long setting(const char *name, long fallback)
{
    const char *value = getenv(name);
    return value && value[0] ? strtol(value, NULL, 10) : fallback;
}

static int plain(void)
{
    const char *value = getenv("FAKE_VULKAN");
    return value && strcmp(value, "1.1") == 0;
}

/* ---- dispatchable objects: the loader writes its own pointer over the first word ---- */
typedef struct dispatchable {
    VK_LOADER_DATA loader;
} dispatchable;

typedef struct memory {
    uint8_t *bytes;
    uint64_t size;
} memory;
typedef struct buffer {
    uint64_t size;
    memory *memory;
    uint64_t offset;
} buffer;
typedef struct image {
    uint64_t size;
} image;

typedef enum operation_kind { OPERATION_COPY, OPERATION_FILL, OPERATION_UPDATE } operation_kind;
typedef struct operation {
    operation_kind kind;
    buffer *source, *destination;
    uint64_t source_offset, offset, size;
    uint32_t word;
    uint8_t *data;
} operation;

typedef struct command_buffer {
    VK_LOADER_DATA loader;
    struct command_buffer *next; /* in its pool */
    operation *operations;
    uint32_t operation_count, operation_capacity;
} command_buffer;

typedef struct command_pool {
    command_buffer *buffers;
} command_pool;
typedef struct fence {
    int signalled;
} fence;

static dispatchable physical_device, queue;

static void *new_object(size_t size)
{
    count(FAKE_LIVE_OBJECTS, 1);
    return calloc(1, size);
}

static void free_object(void *object)
{
    if (!object) return;
    count(FAKE_LIVE_OBJECTS, -1);
    free(object);
}

/* ---- instance ---- */
static VKAPI_ATTR VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo *info,
                                                      const VkAllocationCallbacks *allocator, VkInstance *instance)
{
    dispatchable *made = calloc(1, sizeof *made);
    if (!made) return VK_ERROR_OUT_OF_HOST_MEMORY;
    set_loader_magic_value(made);
    *instance = (VkInstance)made;
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL destroy_instance(VkInstance instance, const VkAllocationCallbacks *allocator)
{
    free(instance);
}

static VKAPI_ATTR VkResult VKAPI_CALL enumerate_instance_version(uint32_t *version)
{
    *version = VK_API_VERSION_1_3;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL enumerate_instance_extensions(const char *layer, uint32_t *n,
                                                                    VkExtensionProperties *list)
{
    *n = 0;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL enumerate_physical_devices(VkInstance instance, uint32_t *n,
                                                                 VkPhysicalDevice *list)
{
    if (list && *n) {
        set_loader_magic_value(&physical_device);
        list[0] = (VkPhysicalDevice)&physical_device;
    }
    *n = 1;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL enumerate_groups(VkInstance instance, uint32_t *n,
                                                       VkPhysicalDeviceGroupProperties *list)
{
    uint32_t one = 1;
    if (list && *n) {
        list[0].physicalDeviceCount = 1;
        enumerate_physical_devices(instance, &one, list[0].physicalDevices);
    }
    *n = 1;
    return VK_SUCCESS;
}

/* ---- physical device ---- */
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
    uint32_t available = plain() ? 0 : COUNT(extension_names);
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
    *p = (VkPhysicalDeviceProperties){.apiVersion = plain() ? VK_API_VERSION_1_1 : VK_API_VERSION_1_3,
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
        all[i] = !plain();
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
                members[n] = !plain();
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
        (VkMemoryHeap){(uint64_t)setting("FAKE_VULKAN_MEMORY", 1024) << 20, VK_MEMORY_HEAP_DEVICE_LOCAL_BIT};
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

/* ---- device, queue, fences ---- */
static VKAPI_ATTR VkResult VKAPI_CALL create_device(VkPhysicalDevice physical, const VkDeviceCreateInfo *info,
                                                    const VkAllocationCallbacks *allocator, VkDevice *device)
{
    dispatchable *made = calloc(1, sizeof *made);
    if (!made) return VK_ERROR_OUT_OF_HOST_MEMORY;
    set_loader_magic_value(made);
    *device = (VkDevice)made;
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL destroy_device(VkDevice device, const VkAllocationCallbacks *allocator)
{
    free(device);
}

static VKAPI_ATTR void VKAPI_CALL get_queue(VkDevice device, uint32_t family, uint32_t index, VkQueue *out)
{
    set_loader_magic_value(&queue);
    *out = (VkQueue)&queue;
}

static void run_operations(const command_buffer *c)
{
    for (uint32_t i = 0; i < c->operation_count; i++) {
        const operation *o = &c->operations[i];
        uint8_t *to = o->destination->memory->bytes + o->destination->offset + o->offset;
        if (o->kind == OPERATION_COPY)
            memmove(to, o->source->memory->bytes + o->source->offset + o->source_offset, o->size);
        if (o->kind == OPERATION_UPDATE) memcpy(to, o->data, o->size);
        for (uint64_t n = 0; o->kind == OPERATION_FILL && n + 4 <= o->size; n += 4)
            memcpy(to + n, &o->word, 4);
    }
}

static VKAPI_ATTR VkResult VKAPI_CALL queue_submit(VkQueue unused, uint32_t n, const VkSubmitInfo *submits,
                                                   VkFence handle)
{
    count(FAKE_SUBMITS, 1);
    long lost = setting("FAKE_VULKAN_LOST", 0);
    if (lost && fake_vulkan_counter(FAKE_SUBMITS) >= (uint64_t)lost) return VK_ERROR_DEVICE_LOST;
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t c = 0; c < submits[i].commandBufferCount; c++)
            run_operations((const command_buffer *)submits[i].pCommandBuffers[c]);
    pthread_mutex_lock(&lock);
    if (handle) ((fence *)handle)->signalled = 1;
    pthread_mutex_unlock(&lock);
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL succeed(void)
{
    return VK_SUCCESS;
}
static VKAPI_ATTR void VKAPI_CALL nothing(void) {}

static VKAPI_ATTR VkResult VKAPI_CALL create_fence(VkDevice device, const VkFenceCreateInfo *info,
                                                   const VkAllocationCallbacks *allocator, VkFence *out)
{
    fence *f = new_object(sizeof *f);
    if (!f) return VK_ERROR_OUT_OF_HOST_MEMORY;
    f->signalled = (info->flags & VK_FENCE_CREATE_SIGNALED_BIT) != 0;
    *out = (VkFence)f;
    return VK_SUCCESS;
}

/* Submitting signals, so that nobody ever waits; a wait for a fence that was not submitted is the caller's mistake. */
static VKAPI_ATTR VkResult VKAPI_CALL wait_for_fences(VkDevice device, uint32_t n, const VkFence *fences, VkBool32 all,
                                                      uint64_t timeout)
{
    VkResult result = VK_SUCCESS;
    pthread_mutex_lock(&lock);
    for (uint32_t i = 0; i < n; i++)
        if (!((fence *)fences[i])->signalled) result = VK_TIMEOUT;
    pthread_mutex_unlock(&lock);
    return result;
}

static VKAPI_ATTR VkResult VKAPI_CALL reset_fences(VkDevice device, uint32_t n, const VkFence *fences)
{
    pthread_mutex_lock(&lock);
    for (uint32_t i = 0; i < n; i++)
        ((fence *)fences[i])->signalled = 0;
    pthread_mutex_unlock(&lock);
    return VK_SUCCESS;
}

/* ---- memory, buffers, images ---- */
static VKAPI_ATTR VkResult VKAPI_CALL allocate_memory(VkDevice device, const VkMemoryAllocateInfo *info,
                                                      const VkAllocationCallbacks *allocator, VkDeviceMemory *out)
{
    uint64_t limit = (uint64_t)setting("FAKE_VULKAN_MEMORY", 1024) << 20;
    pthread_mutex_lock(&lock);
    int fits = memory_used + info->allocationSize <= limit;
    if (fits) memory_used += info->allocationSize;
    counters[FAKE_ALLOCATIONS]++;
    pthread_mutex_unlock(&lock);
    memory *m = fits ? new_object(sizeof *m) : NULL;
    if (!m) return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    m->size = info->allocationSize;
    m->bytes = calloc(1, m->size);
    *out = (VkDeviceMemory)m;
    return m->bytes ? VK_SUCCESS : VK_ERROR_OUT_OF_DEVICE_MEMORY;
}

static VKAPI_ATTR void VKAPI_CALL free_memory(VkDevice device, VkDeviceMemory handle,
                                              const VkAllocationCallbacks *allocator)
{
    memory *m = (memory *)handle;
    if (!m) return;
    pthread_mutex_lock(&lock);
    memory_used -= m->size;
    pthread_mutex_unlock(&lock);
    free(m->bytes);
    free_object(m);
}

static VKAPI_ATTR VkResult VKAPI_CALL map_memory(VkDevice device, VkDeviceMemory handle, VkDeviceSize offset,
                                                 VkDeviceSize size, VkMemoryMapFlags flags, void **out)
{
    *out = ((memory *)handle)->bytes + offset;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_buffer(VkDevice device, const VkBufferCreateInfo *info,
                                                    const VkAllocationCallbacks *allocator, VkBuffer *out)
{
    buffer *b = new_object(sizeof *b);
    if (!b) return VK_ERROR_OUT_OF_HOST_MEMORY;
    b->size = info->size;
    *out = (VkBuffer)b;
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL buffer_requirements(VkDevice device, VkBuffer handle, VkMemoryRequirements *r)
{
    *r = (VkMemoryRequirements){(((buffer *)handle)->size + 63) & ~63ull, 64, 1};
}

static VKAPI_ATTR void VKAPI_CALL buffer_requirements2(VkDevice device, const VkBufferMemoryRequirementsInfo2 *info,
                                                       VkMemoryRequirements2 *r)
{
    buffer_requirements(device, info->buffer, &r->memoryRequirements);
}

static VKAPI_ATTR VkResult VKAPI_CALL bind_buffer(VkDevice device, VkBuffer handle, VkDeviceMemory memory_handle,
                                                  VkDeviceSize offset)
{
    buffer *b = (buffer *)handle;
    b->memory = (memory *)memory_handle;
    b->offset = offset;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL bind_buffer2(VkDevice device, uint32_t n, const VkBindBufferMemoryInfo *infos)
{
    for (uint32_t i = 0; i < n; i++)
        bind_buffer(device, infos[i].buffer, infos[i].memory, infos[i].memoryOffset);
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_image(VkDevice device, const VkImageCreateInfo *info,
                                                   const VkAllocationCallbacks *allocator, VkImage *out)
{
    image *i = new_object(sizeof *i);
    if (!i) return VK_ERROR_OUT_OF_HOST_MEMORY;
    i->size = 16ull * info->extent.width * info->extent.height * info->extent.depth * info->arrayLayers * info->samples;
    *out = (VkImage)i;
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL image_requirements(VkDevice device, VkImage handle, VkMemoryRequirements *r)
{
    *r = (VkMemoryRequirements){(((image *)handle)->size + 255) & ~255ull, 256, 1};
}

static VKAPI_ATTR void VKAPI_CALL image_requirements2(VkDevice device, const VkImageMemoryRequirementsInfo2 *info,
                                                      VkMemoryRequirements2 *r)
{
    image_requirements(device, info->image, &r->memoryRequirements);
}

/* ---- everything else that is made: a counted object without content ---- */
static VKAPI_ATTR VkResult VKAPI_CALL create_any(VkDevice device, const void *info,
                                                 const VkAllocationCallbacks *allocator, uint64_t *out)
{
    void *made = new_object(8);
    *out = (uint64_t)(uintptr_t)made;
    return made ? VK_SUCCESS : VK_ERROR_OUT_OF_HOST_MEMORY;
}

static VKAPI_ATTR void VKAPI_CALL destroy_any(VkDevice device, uint64_t handle, const VkAllocationCallbacks *allocator)
{
    free_object((void *)(uintptr_t)handle);
}

/* A pipeline cache is a header and a number of pipelines; it takes only what looks like one. */
typedef struct pipeline_cache {
    uint32_t header[4];
    uint8_t uuid[16];
    uint32_t pipelines;
} pipeline_cache;

static VKAPI_ATTR VkResult VKAPI_CALL create_cache(VkDevice device, const VkPipelineCacheCreateInfo *info,
                                                   const VkAllocationCallbacks *allocator, VkPipelineCache *out)
{
    pipeline_cache *cache = new_object(sizeof *cache);
    *out = (VkPipelineCache)cache;
    if (!cache) return VK_ERROR_OUT_OF_HOST_MEMORY;
    *cache = (pipeline_cache){.header = {32, VK_PIPELINE_CACHE_HEADER_VERSION_ONE, 0xfa4e, 1}};
    if (info->initialDataSize != sizeof *cache) return VK_SUCCESS;
    if (getenv("FAKE_VULKAN_DIES_OF_CACHE")) _exit(42);
    pipeline_cache given;
    memcpy(&given, info->pInitialData, sizeof given);
    if (memcmp(&given, cache, 32) == 0)
        cache->pipelines = given.pipelines;
    else
        count(FAKE_MISTAKES, 1);
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL cache_data(VkDevice device, VkPipelineCache cache, size_t *size, void *data)
{
    if (data && *size >= sizeof(pipeline_cache)) memcpy(data, (void *)cache, sizeof(pipeline_cache));
    *size = sizeof(pipeline_cache);
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL merge_caches(VkDevice device, VkPipelineCache to, uint32_t n,
                                                   const VkPipelineCache *from)
{
    for (uint32_t i = 0; i < n; i++)
        ((pipeline_cache *)to)->pipelines += ((pipeline_cache *)from[i])->pipelines;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_pipelines(VkDevice device, VkPipelineCache cache, uint32_t n,
                                                       const void *infos, const VkAllocationCallbacks *allocator,
                                                       VkPipeline *out)
{
    for (uint32_t i = 0; i < n; i++)
        out[i] = (VkPipeline)new_object(8);
    count(FAKE_PIPELINES, n);
    if (cache) __atomic_fetch_add(&((pipeline_cache *)cache)->pipelines, n, __ATOMIC_RELAXED);
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL allocate_sets(VkDevice device, const VkDescriptorSetAllocateInfo *info,
                                                    VkDescriptorSet *out)
{
    static uint64_t next = 0x1000;
    pthread_mutex_lock(&lock);
    for (uint32_t i = 0; i < info->descriptorSetCount; i++)
        out[i] = (VkDescriptorSet)(uintptr_t)(next += 16); /* they die with their pool */
    pthread_mutex_unlock(&lock);
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL query_results(VkDevice device, VkQueryPool pool, uint32_t first, uint32_t n,
                                                    size_t size, void *data, VkDeviceSize stride,
                                                    VkQueryResultFlags flags)
{
    memset(data, 0, size);
    size_t word = flags & VK_QUERY_RESULT_64_BIT ? 8 : 4; /* little-endian: availability's low byte comes first */
    if (flags & VK_QUERY_RESULT_WITH_AVAILABILITY_BIT)
        for (uint32_t i = 0; i < n && i * stride + 2 * word <= size; i++)
            ((uint8_t *)data)[i * stride + word] = 1;
    return VK_SUCCESS;
}

/* ---- command buffers ---- */
static VKAPI_ATTR VkResult VKAPI_CALL create_pool(VkDevice device, const VkCommandPoolCreateInfo *info,
                                                  const VkAllocationCallbacks *allocator, VkCommandPool *out)
{
    *out = (VkCommandPool)new_object(sizeof(command_pool));
    return *out ? VK_SUCCESS : VK_ERROR_OUT_OF_HOST_MEMORY;
}

static void clear_commands(command_buffer *c)
{
    for (uint32_t i = 0; i < c->operation_count; i++)
        free(c->operations[i].data);
    c->operation_count = 0;
}

static VKAPI_ATTR VkResult VKAPI_CALL allocate_command_buffers(VkDevice device, const VkCommandBufferAllocateInfo *info,
                                                               VkCommandBuffer *out)
{
    command_pool *p = (command_pool *)info->commandPool;
    for (uint32_t i = 0; i < info->commandBufferCount; i++) {
        command_buffer *c = calloc(1, sizeof *c);
        if (!c) return VK_ERROR_OUT_OF_HOST_MEMORY;
        set_loader_magic_value(c);
        c->next = p->buffers;
        p->buffers = c;
        out[i] = (VkCommandBuffer)c;
    }
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL reset_pool(VkDevice device, VkCommandPool handle, VkCommandPoolResetFlags flags)
{
    for (command_buffer *c = ((command_pool *)handle)->buffers; c; c = c->next)
        clear_commands(c);
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL destroy_pool(VkDevice device, VkCommandPool handle,
                                               const VkAllocationCallbacks *allocator)
{
    command_pool *p = (command_pool *)handle;
    for (command_buffer *c = p ? p->buffers : NULL, *next; c; c = next) {
        next = c->next;
        clear_commands(c);
        free(c->operations);
        free(c);
    }
    free_object(p);
}

static operation *add_operation(VkCommandBuffer handle, operation_kind kind, VkBuffer destination, uint64_t offset,
                                uint64_t size)
{
    command_buffer *c = (command_buffer *)handle;
    if (c->operation_count == c->operation_capacity) {
        uint32_t capacity = c->operation_capacity ? c->operation_capacity * 2 : 16;
        operation *grown = realloc(c->operations, capacity * sizeof *grown);
        if (!grown) return NULL;
        c->operations = grown;
        c->operation_capacity = capacity;
    }
    operation *o = &c->operations[c->operation_count++];
    *o = (operation){.kind = kind, .destination = (buffer *)destination, .offset = offset, .size = size};
    if (offset > o->destination->size || size > o->destination->size - offset) {
        fprintf(stderr, "fake Vulkan: a command writes outside its buffer\n");
        count(FAKE_MISTAKES, 1);
        o->size = 0;
    }
    return o;
}

static VKAPI_ATTR void VKAPI_CALL cmd_copy_buffer(VkCommandBuffer commands, VkBuffer source, VkBuffer destination,
                                                  uint32_t n, const VkBufferCopy *regions)
{
    for (uint32_t i = 0; i < n; i++) {
        operation *o = add_operation(commands, OPERATION_COPY, destination, regions[i].dstOffset, regions[i].size);
        if (!o) return;
        o->source = (buffer *)source;
        o->source_offset = regions[i].srcOffset;
        if (o->source_offset > o->source->size || o->size > o->source->size - o->source_offset) {
            fprintf(stderr, "fake Vulkan: a copy reads outside its buffer\n");
            count(FAKE_MISTAKES, 1);
            o->size = 0;
        }
    }
}

static VKAPI_ATTR void VKAPI_CALL cmd_fill_buffer(VkCommandBuffer commands, VkBuffer destination, VkDeviceSize offset,
                                                  VkDeviceSize size, uint32_t word)
{
    operation *o = add_operation(commands, OPERATION_FILL, destination, offset,
                                 size == VK_WHOLE_SIZE ? ((buffer *)destination)->size - offset : size);
    if (o) o->word = word;
}

static VKAPI_ATTR void VKAPI_CALL cmd_update_buffer(VkCommandBuffer commands, VkBuffer destination, VkDeviceSize offset,
                                                    VkDeviceSize size, const void *data)
{
    operation *o = add_operation(commands, OPERATION_UPDATE, destination, offset, size);
    if (o && (o->data = malloc(size))) memcpy(o->data, data, size);
}

static VKAPI_ATTR void VKAPI_CALL cmd_draw(VkCommandBuffer commands, uint32_t vertices, uint32_t instances,
                                           uint32_t first, uint32_t first_instance)
{
    count(FAKE_DRAWS, 1);
}

static VKAPI_ATTR void VKAPI_CALL cmd_draw_indexed(VkCommandBuffer commands, uint32_t indices, uint32_t instances,
                                                   uint32_t first, int32_t offset, uint32_t first_instance)
{
    count(FAKE_DRAWS, 1);
}

static VKAPI_ATTR void VKAPI_CALL cmd_barrier(VkCommandBuffer commands, VkPipelineStageFlags source,
                                              VkPipelineStageFlags destination, VkDependencyFlags flags, uint32_t n,
                                              const VkMemoryBarrier *memory_barriers, uint32_t buffers,
                                              const VkBufferMemoryBarrier *buffer_barriers, uint32_t images,
                                              const VkImageMemoryBarrier *image_barriers)
{
    count(FAKE_BARRIERS, 1);
}

static VKAPI_ATTR void VKAPI_CALL cmd_begin_pass(VkCommandBuffer commands, const VkRenderPassBeginInfo *info,
                                                 VkSubpassContents contents)
{
    count(FAKE_PASSES, 1);
}

/* ---- names ---- */
static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_proc(void *unused, const char *name);

static const struct {
    const char *name;
    PFN_vkVoidFunction function;
} functions[] = {
#define P(name, function)                                                                                              \
    {                                                                                                                  \
        name, (PFN_vkVoidFunction)function                                                                             \
    }
    P("vkGetInstanceProcAddr", get_proc),
    P("vkGetDeviceProcAddr", get_proc),
    P("vkCreateInstance", create_instance),
    P("vkDestroyInstance", destroy_instance),
    P("vkEnumerateInstanceVersion", enumerate_instance_version),
    P("vkEnumerateInstanceExtensionProperties", enumerate_instance_extensions),
    P("vkEnumeratePhysicalDevices", enumerate_physical_devices),
    P("vkEnumerateDeviceExtensionProperties", enumerate_device_extensions),
    P("vkEnumeratePhysicalDeviceGroups", enumerate_groups),
    P("vkGetPhysicalDeviceQueueFamilyProperties2", get_queue_families2),
    P("vkGetPhysicalDeviceMemoryProperties2", get_memory2),
    P("vkGetPhysicalDeviceFormatProperties2", get_format2),
    P("vkGetPhysicalDeviceImageFormatProperties2", get_image_format2),
    P("vkGetPhysicalDeviceSparseImageFormatProperties", nothing),
    P("vkGetPhysicalDeviceSparseImageFormatProperties2", nothing),
    P("vkGetPhysicalDeviceExternalBufferProperties", nothing),
    P("vkGetPhysicalDeviceExternalSemaphoreProperties", nothing),
    P("vkGetPhysicalDeviceExternalFenceProperties", nothing),
    P("vkEnumerateDeviceLayerProperties", enumerate_device_layers),
    P("vkGetPhysicalDeviceProperties", get_properties),
    P("vkGetPhysicalDeviceProperties2", get_properties2),
    P("vkGetPhysicalDeviceFeatures", get_features),
    P("vkGetPhysicalDeviceFeatures2", get_features2),
    P("vkGetPhysicalDeviceQueueFamilyProperties", get_queue_families),
    P("vkGetPhysicalDeviceMemoryProperties", get_memory),
    P("vkGetPhysicalDeviceFormatProperties", get_format),
    P("vkGetPhysicalDeviceImageFormatProperties", get_image_format),
    P("vkCreateDevice", create_device),
    P("vkDestroyDevice", destroy_device),
    P("vkGetDeviceQueue", get_queue),
    P("vkQueueSubmit", queue_submit),
    P("vkQueueWaitIdle", succeed),
    P("vkDeviceWaitIdle", succeed),
    P("vkCreateFence", create_fence),
    P("vkWaitForFences", wait_for_fences),
    P("vkResetFences", reset_fences),
    P("vkAllocateMemory", allocate_memory),
    P("vkFreeMemory", free_memory),
    P("vkMapMemory", map_memory),
    P("vkUnmapMemory", nothing),
    P("vkFlushMappedMemoryRanges", succeed),
    P("vkInvalidateMappedMemoryRanges", succeed),
    P("vkCreateBuffer", create_buffer),
    P("vkGetBufferMemoryRequirements", buffer_requirements),
    P("vkGetBufferMemoryRequirements2", buffer_requirements2),
    P("vkBindBufferMemory", bind_buffer),
    P("vkBindBufferMemory2", bind_buffer2),
    P("vkCreateImage", create_image),
    P("vkGetImageMemoryRequirements", image_requirements),
    P("vkGetImageMemoryRequirements2", image_requirements2),
    P("vkBindImageMemory", succeed),
    P("vkBindImageMemory2", succeed),
    P("vkCreateGraphicsPipelines", create_pipelines),
    P("vkCreateComputePipelines", create_pipelines),
    P("vkAllocateDescriptorSets", allocate_sets),
    P("vkFreeDescriptorSets", succeed),
    P("vkUpdateDescriptorSets", nothing),
    P("vkResetDescriptorPool", succeed),
    P("vkGetQueryPoolResults", query_results),
    P("vkResetQueryPool", nothing),
    P("vkResetQueryPoolEXT", nothing),
    P("vkGetPipelineCacheData", cache_data),
    P("vkMergePipelineCaches", merge_caches),
    P("vkCreateCommandPool", create_pool),
    P("vkDestroyCommandPool", destroy_pool),
    P("vkResetCommandPool", reset_pool),
    P("vkTrimCommandPool", nothing),
    P("vkAllocateCommandBuffers", allocate_command_buffers),
    P("vkFreeCommandBuffers", nothing),
    P("vkBeginCommandBuffer", succeed),
    P("vkEndCommandBuffer", succeed),
    P("vkResetCommandBuffer", succeed),
    P("vkCmdCopyBuffer", cmd_copy_buffer),
    P("vkCmdFillBuffer", cmd_fill_buffer),
    P("vkCmdUpdateBuffer", cmd_update_buffer),
    P("vkCmdDraw", cmd_draw),
    P("vkCmdDrawIndexed", cmd_draw_indexed),
    P("vkCmdPipelineBarrier", cmd_barrier),
    P("vkCmdBeginRenderPass", cmd_begin_pass),
    P("vkCreateSampler", create_any),
    P("vkCreateImageView", create_any),
    P("vkCreateBufferView", create_any),
    P("vkCreateFramebuffer", create_any),
    P("vkCreateRenderPass", create_any),
    P("vkCreateRenderPass2", create_any),
    P("vkCreateRenderPass2KHR", create_any),
    P("vkCreatePipelineLayout", create_any),
    P("vkCreateDescriptorSetLayout", create_any),
    P("vkCreateDescriptorPool", create_any),
    P("vkCreateShaderModule", create_any),
    P("vkCreatePipelineCache", create_cache),
    P("vkCreateQueryPool", create_any),
    P("vkCreateSemaphore", create_any),
    P("vkCreateEvent", create_any),
    P("vkCreateDescriptorUpdateTemplate", create_any),
    P("vkUpdateDescriptorSetWithTemplate", nothing),
#undef P
};

/* Commands without a function of their own do nothing; objects without one are only counted. */
static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_proc(void *unused, const char *name)
{
    for (size_t i = 0; i < COUNT(functions); i++)
        if (strcmp(functions[i].name, name) == 0) return functions[i].function;
    if (strncmp(name, "vkCmd", 5) == 0) return nothing;
    if (strstr(name, "KHR") || strstr(name, "EXT")) return NULL;
    if (strncmp(name, "vkDestroy", 9) == 0) return (PFN_vkVoidFunction)destroy_any;
    return NULL;
}

EXPORT VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vk_icdGetInstanceProcAddr(VkInstance instance, const char *name)
{
    return get_proc(instance, name);
}

EXPORT VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vk_icdGetPhysicalDeviceProcAddr(VkInstance instance, const char *name)
{
    return strncmp(name, "vkGetPhysicalDevice", 19) == 0 ? get_proc(instance, name) : NULL;
}

EXPORT VKAPI_ATTR VkResult VKAPI_CALL vk_icdNegotiateLoaderICDInterfaceVersion(uint32_t *version)
{
    if (*version > 5) *version = 5;
    return VK_SUCCESS;
}
