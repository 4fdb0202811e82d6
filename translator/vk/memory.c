/* Memory that the client writes in place: a range of the maps segment, imported (VK_EXT_external_memory_host) as the
 * storage of one buffer after another. The client hears when it is idle again. */
#include "translator/vk/resource.h"

#define HANDLE_TYPE VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT

bool mgl_vk_memory_supported(const mgl_vk_device *d)
{
    if (!d->external_memory_host) return false;
    VkPhysicalDeviceExternalBufferInfo info = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_BUFFER_INFO,
                                               .usage = mgl_vk_buffer_usage(d),
                                               .handleType = HANDLE_TYPE};
    VkExternalBufferProperties p = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_BUFFER_PROPERTIES};
    vkGetPhysicalDeviceExternalBufferProperties(d->physical, &info, &p);
    return p.externalMemoryProperties.externalMemoryFeatures & VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT;
}

/* A coherent type that the memory may be imported as; VK_MAX_MEMORY_TYPES: none. */
static uint32_t type_for(const mgl_vk_device *d, uint32_t allowed)
{
    VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    uint32_t best = VK_MAX_MEMORY_TYPES;
    for (uint32_t n = 0; n < d->memory.memoryTypeCount; n++) {
        VkMemoryPropertyFlags flags = d->memory.memoryTypes[n].propertyFlags;
        if (!(allowed & 1u << n) || (flags & wanted) != wanted) continue;
        if (best == VK_MAX_MEMORY_TYPES || flags & VK_MEMORY_PROPERTY_HOST_CACHED_BIT) best = n;
    }
    return best;
}

static bool make_buffer(mgl_applier *a, mgl_vk_memory *m)
{
    const mgl_vk_device *d = &a->device;
    VkExternalMemoryBufferCreateInfo external = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO,
                                                 .handleTypes = HANDLE_TYPE};
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                               .pNext = &external,
                               .size = m->size,
                               .usage = mgl_vk_buffer_usage(d)};
    return d->vk.vkCreateBuffer(d->device, &info, NULL, &m->buffer) == VK_SUCCESS;
}

static bool import(mgl_applier *a, mgl_vk_memory *m)
{
    const mgl_vk_device *d = &a->device;
    VkMemoryHostPointerPropertiesEXT pointer = {.sType = VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT};
    VkMemoryRequirements needs;
    d->vk.vkGetBufferMemoryRequirements(d->device, m->buffer, &needs);
    if (needs.size > m->size || (uintptr_t)m->mapped % needs.alignment ||
        d->vk.vkGetMemoryHostPointerPropertiesEXT(d->device, HANDLE_TYPE, m->mapped, &pointer) != VK_SUCCESS)
        return false;
    VkImportMemoryHostPointerInfoEXT host = {.sType = VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT,
                                             .handleType = HANDLE_TYPE,
                                             .pHostPointer = m->mapped};
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                 .pNext = &host,
                                 .allocationSize = m->size,
                                 .memoryTypeIndex = type_for(d, pointer.memoryTypeBits & needs.memoryTypeBits)};
    return info.memoryTypeIndex != VK_MAX_MEMORY_TYPES &&
           d->vk.vkAllocateMemory(d->device, &info, NULL, &m->memory) == VK_SUCCESS &&
           d->vk.vkBindBufferMemory(d->device, m->buffer, m->memory, 0) == VK_SUCCESS;
}

static void destroy(mgl_applier *a, void *object)
{
    mgl_vk_memory *m = object;
    a->device.vk.vkDestroyBuffer(a->device.device, m->buffer, NULL);
    a->device.vk.vkFreeMemory(a->device.device, m->memory, NULL);
    mgl_free(m);
}

void mgl_vk_memory_free(mgl_applier *a, mgl_vk_memory *m)
{
    mgl_vk_defer(a, destroy, m);
}

static void tell_idle(mgl_applier *a, void *data)
{
    mgl_vk_event(a, MGL_EVENT_MEMORY_IDLE, data, sizeof(mgl_event_memory_idle));
}

bool mgl_vk_rec_memory_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_memory_create *p)
{
    if (p->reply.id && !mgl_vk_reply_check(a, &p->reply)) return false;
    if (p->size == 0 || p->offset % MGL_MAPS_PAGE || p->size % MGL_MAPS_PAGE || p->offset > a->host.maps_size ||
        p->size > a->host.maps_size - p->offset)
        return mgl_vk_fault(a, "memory %llu+%llu is not in the maps segment", (unsigned long long)p->offset,
                            (unsigned long long)p->size);
    uint8_t *at = a->host.maps + p->offset;
    uint64_t alignment = a->device.host_pointer_alignment;
    bool usable = a->device.shared_memory && (uintptr_t)at % alignment == 0 && p->size % alignment == 0;
    mgl_vk_memory *m = usable ? mgl_new(mgl_vk_memory) : NULL;
    if (m) {
        *m = (mgl_vk_memory){.handle = p->memory, .mapped = at, .size = p->size, .unique = ++a->next_unique};
        if (!make_buffer(a, m) || !import(a, m)) {
            destroy(a, m);
            m = NULL;
        }
    }
    if (m && !mgl_vk_object_set(a, MGL_KIND_MEMORY, p->memory, m)) {
        destroy(a, m);
        return mgl_vk_fault(a, "memory handle %u is not free", p->memory.slot);
    }
    mgl_event_memory_idle idle = {p->memory};
    if (p->reply.id)
        mgl_vk_reply_done(a, p->reply.id, !m);
    else
        tell_idle(a, m ? &idle : &(mgl_event_memory_idle){{0, 0}}); /* null: refused */
    return true;
}

bool mgl_vk_rec_memory_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_memory_destroy *p)
{
    mgl_vk_memory *m = mgl_vk_object(a, MGL_KIND_MEMORY, p->memory);
    if (!m || m->in_use) return mgl_vk_fault(a, "memory %u is unknown or in use", p->memory.slot);
    mgl_vk_object_take(a, MGL_KIND_MEMORY, p->memory);
    mgl_vk_memory_free(a, m);
    return true;
}

void mgl_vk_memory_release(mgl_applier *a, mgl_vk_memory *m, uint64_t used_index)
{
    mgl_event_memory_idle idle = {m->handle};
    m->in_use = false;
    if (used_index <= mgl_vk_completed(a))
        tell_idle(a, &idle);
    else
        mgl_vk_on_complete_copy(a, tell_idle, &idle, sizeof idle);
}
