/* Objects of the fake driver that hold nothing or next to nothing. */
#include "tests/unit/fake_vulkan/internal.h"

static VKAPI_ATTR VkResult VKAPI_CALL create_any(VkDevice device, const void *info,
                                                 const VkAllocationCallbacks *allocator, uint64_t *out)
{
    void *made = fake_object_new(8);
    *out = (uint64_t)(uintptr_t)made;
    return made ? VK_SUCCESS : VK_ERROR_OUT_OF_HOST_MEMORY;
}

VKAPI_ATTR void VKAPI_CALL fake_destroy_any(VkDevice device, uint64_t handle, const VkAllocationCallbacks *allocator)
{
    fake_object_free((void *)(uintptr_t)handle);
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
    pipeline_cache *cache = fake_object_new(sizeof *cache);
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
        fake_count(FAKE_MISTAKES, 1);
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
        out[i] = (VkPipeline)fake_object_new(8);
    fake_count(FAKE_PIPELINES, n);
    if (cache) __atomic_fetch_add(&((pipeline_cache *)cache)->pipelines, n, __ATOMIC_RELAXED);
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL allocate_sets(VkDevice device, const VkDescriptorSetAllocateInfo *info,
                                                    VkDescriptorSet *out)
{
    static uint64_t next = 0x1000;
    pthread_mutex_lock(&fake_lock);
    for (uint32_t i = 0; i < info->descriptorSetCount; i++)
        out[i] = (VkDescriptorSet)(uintptr_t)(next += 16); /* they die with their pool */
    pthread_mutex_unlock(&fake_lock);
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

const fake_function fake_objects_functions[] = {
    FAKE_FUNCTION("vkCreateGraphicsPipelines", create_pipelines),
    FAKE_FUNCTION("vkCreateComputePipelines", create_pipelines),
    FAKE_FUNCTION("vkAllocateDescriptorSets", allocate_sets),
    FAKE_FUNCTION("vkFreeDescriptorSets", fake_succeed),
    FAKE_FUNCTION("vkUpdateDescriptorSets", fake_nothing),
    FAKE_FUNCTION("vkResetDescriptorPool", fake_succeed),
    FAKE_FUNCTION("vkGetQueryPoolResults", query_results),
    FAKE_FUNCTION("vkResetQueryPool", fake_nothing),
    FAKE_FUNCTION("vkResetQueryPoolEXT", fake_nothing),
    FAKE_FUNCTION("vkGetPipelineCacheData", cache_data),
    FAKE_FUNCTION("vkMergePipelineCaches", merge_caches),
    FAKE_FUNCTION("vkCreateSampler", create_any),
    FAKE_FUNCTION("vkCreateImageView", create_any),
    FAKE_FUNCTION("vkCreateBufferView", create_any),
    FAKE_FUNCTION("vkCreateFramebuffer", create_any),
    FAKE_FUNCTION("vkCreateRenderPass", create_any),
    FAKE_FUNCTION("vkCreateRenderPass2", create_any),
    FAKE_FUNCTION("vkCreateRenderPass2KHR", create_any),
    FAKE_FUNCTION("vkCreatePipelineLayout", create_any),
    FAKE_FUNCTION("vkCreateDescriptorSetLayout", create_any),
    FAKE_FUNCTION("vkCreateDescriptorPool", create_any),
    FAKE_FUNCTION("vkCreateShaderModule", create_any),
    FAKE_FUNCTION("vkCreatePipelineCache", create_cache),
    FAKE_FUNCTION("vkCreateQueryPool", create_any),
    FAKE_FUNCTION("vkCreateSemaphore", create_any),
    FAKE_FUNCTION("vkCreateEvent", create_any),
    FAKE_FUNCTION("vkCreateDescriptorUpdateTemplate", create_any),
    FAKE_FUNCTION("vkUpdateDescriptorSetWithTemplate", fake_nothing),
    {NULL, NULL},
};
