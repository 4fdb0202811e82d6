/* Command buffers of the fake driver: copies, fills and updates of buffers are kept and happen when submitted;
 * everything else is counted. */
#include "tests/unit/fake_vulkan/internal.h"

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
    fake_count(FAKE_SUBMITS, 1);
    long lost = fake_setting("FAKE_VULKAN_LOST", 0);
    if (lost && fake_vulkan_counter(FAKE_SUBMITS) >= (uint64_t)lost) return VK_ERROR_DEVICE_LOST;
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t c = 0; c < submits[i].commandBufferCount; c++)
            run_operations((const command_buffer *)submits[i].pCommandBuffers[c]);
    pthread_mutex_lock(&fake_lock);
    if (handle) ((fence *)handle)->signalled = 1;
    pthread_mutex_unlock(&fake_lock);
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_fence(VkDevice device, const VkFenceCreateInfo *info,
                                                   const VkAllocationCallbacks *allocator, VkFence *out)
{
    fence *f = fake_object_new(sizeof *f);
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
    pthread_mutex_lock(&fake_lock);
    for (uint32_t i = 0; i < n; i++)
        if (!((fence *)fences[i])->signalled) result = VK_TIMEOUT;
    pthread_mutex_unlock(&fake_lock);
    return result;
}

static VKAPI_ATTR VkResult VKAPI_CALL reset_fences(VkDevice device, uint32_t n, const VkFence *fences)
{
    pthread_mutex_lock(&fake_lock);
    for (uint32_t i = 0; i < n; i++)
        ((fence *)fences[i])->signalled = 0;
    pthread_mutex_unlock(&fake_lock);
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_pool(VkDevice device, const VkCommandPoolCreateInfo *info,
                                                  const VkAllocationCallbacks *allocator, VkCommandPool *out)
{
    *out = (VkCommandPool)fake_object_new(sizeof(command_pool));
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
    fake_object_free(p);
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
        fake_count(FAKE_MISTAKES, 1);
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
            fake_count(FAKE_MISTAKES, 1);
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
    fake_count(FAKE_DRAWS, 1);
}

static VKAPI_ATTR void VKAPI_CALL cmd_draw_indexed(VkCommandBuffer commands, uint32_t indices, uint32_t instances,
                                                   uint32_t first, int32_t offset, uint32_t first_instance)
{
    fake_count(FAKE_DRAWS, 1);
}

static VKAPI_ATTR void VKAPI_CALL cmd_barrier(VkCommandBuffer commands, VkPipelineStageFlags source,
                                              VkPipelineStageFlags destination, VkDependencyFlags flags, uint32_t n,
                                              const VkMemoryBarrier *memory_barriers, uint32_t buffers,
                                              const VkBufferMemoryBarrier *buffer_barriers, uint32_t images,
                                              const VkImageMemoryBarrier *image_barriers)
{
    fake_count(FAKE_BARRIERS, 1);
}

static VKAPI_ATTR void VKAPI_CALL cmd_begin_pass(VkCommandBuffer commands, const VkRenderPassBeginInfo *info,
                                                 VkSubpassContents contents)
{
    fake_count(FAKE_PASSES, 1);
}

const fake_function fake_commands_functions[] = {
    FAKE_FUNCTION("vkQueueSubmit", queue_submit),
    FAKE_FUNCTION("vkQueueWaitIdle", fake_succeed),
    FAKE_FUNCTION("vkCreateFence", create_fence),
    FAKE_FUNCTION("vkWaitForFences", wait_for_fences),
    FAKE_FUNCTION("vkResetFences", reset_fences),
    FAKE_FUNCTION("vkCreateCommandPool", create_pool),
    FAKE_FUNCTION("vkDestroyCommandPool", destroy_pool),
    FAKE_FUNCTION("vkResetCommandPool", reset_pool),
    FAKE_FUNCTION("vkTrimCommandPool", fake_nothing),
    FAKE_FUNCTION("vkAllocateCommandBuffers", allocate_command_buffers),
    FAKE_FUNCTION("vkFreeCommandBuffers", fake_nothing),
    FAKE_FUNCTION("vkBeginCommandBuffer", fake_succeed),
    FAKE_FUNCTION("vkEndCommandBuffer", fake_succeed),
    FAKE_FUNCTION("vkResetCommandBuffer", fake_succeed),
    FAKE_FUNCTION("vkCmdCopyBuffer", cmd_copy_buffer),
    FAKE_FUNCTION("vkCmdFillBuffer", cmd_fill_buffer),
    FAKE_FUNCTION("vkCmdUpdateBuffer", cmd_update_buffer),
    FAKE_FUNCTION("vkCmdDraw", cmd_draw),
    FAKE_FUNCTION("vkCmdDrawIndexed", cmd_draw_indexed),
    FAKE_FUNCTION("vkCmdPipelineBarrier", cmd_barrier),
    FAKE_FUNCTION("vkCmdBeginRenderPass", cmd_begin_pass),
    {NULL, NULL},
};
