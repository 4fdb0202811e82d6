/* Memory of the fake driver (malloc's, within the limit of FAKE_VULKAN_MEMORY), buffers, images. */
#include "tests/unit/fake_vulkan/internal.h"

static uint64_t memory_used; /* under the lock */

static VKAPI_ATTR VkResult VKAPI_CALL allocate_memory(VkDevice device, const VkMemoryAllocateInfo *info,
                                                      const VkAllocationCallbacks *allocator, VkDeviceMemory *out)
{
    uint64_t limit = (uint64_t)fake_setting("FAKE_VULKAN_MEMORY", 1024) << 20;
    pthread_mutex_lock(&fake_lock);
    int fits = memory_used + info->allocationSize <= limit;
    if (fits) memory_used += info->allocationSize;
    pthread_mutex_unlock(&fake_lock);
    fake_count(FAKE_ALLOCATIONS, 1);
    memory *m = fits ? fake_object_new(sizeof *m) : NULL;
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
    pthread_mutex_lock(&fake_lock);
    memory_used -= m->size;
    pthread_mutex_unlock(&fake_lock);
    free(m->bytes);
    fake_object_free(m);
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
    buffer *b = fake_object_new(sizeof *b);
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
    image *i = fake_object_new(sizeof *i);
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

const fake_function fake_memory_functions[] = {
    FAKE_FUNCTION("vkAllocateMemory", allocate_memory),
    FAKE_FUNCTION("vkFreeMemory", free_memory),
    FAKE_FUNCTION("vkMapMemory", map_memory),
    FAKE_FUNCTION("vkUnmapMemory", fake_nothing),
    FAKE_FUNCTION("vkFlushMappedMemoryRanges", fake_succeed),
    FAKE_FUNCTION("vkInvalidateMappedMemoryRanges", fake_succeed),
    FAKE_FUNCTION("vkCreateBuffer", create_buffer),
    FAKE_FUNCTION("vkGetBufferMemoryRequirements", buffer_requirements),
    FAKE_FUNCTION("vkGetBufferMemoryRequirements2", buffer_requirements2),
    FAKE_FUNCTION("vkBindBufferMemory", bind_buffer),
    FAKE_FUNCTION("vkBindBufferMemory2", bind_buffer2),
    FAKE_FUNCTION("vkCreateImage", create_image),
    FAKE_FUNCTION("vkGetImageMemoryRequirements", image_requirements),
    FAKE_FUNCTION("vkGetImageMemoryRequirements2", image_requirements2),
    FAKE_FUNCTION("vkBindImageMemory", fake_succeed),
    FAKE_FUNCTION("vkBindImageMemory2", fake_succeed),
    {NULL, NULL},
};
