/* A Vulkan driver that draws nothing, for unit tests and the fuzzer: memory is malloc's, fences are signalled by
 * submitting, buffer copies, fills and updates really happen (in order, at submit), every other command does nothing.
 * The real loader loads it as an ICD.
 *
 *   FAKE_VULKAN         "1.1": a plain Vulkan 1.1 device without extensions or optional features;
 *                       else 1.3 with all that MagmaGL knows
 *   FAKE_VULKAN_MEMORY  MiB of memory the device has (1024); allocations beyond fail
 *   FAKE_VULKAN_LOST    the n-th submission loses the device
 *
 * fake_vulkan_counter() says what happened; see fake_vulkan.h. Any thread may call; one lock covers all that is shared.
 * This file: instance, device, and which function has which name.
 */
#include "tests/unit/fake_vulkan/internal.h"

#define EXPORT __attribute__((visibility("default")))

pthread_mutex_t fake_lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t counters[FAKE_COUNTER_COUNT];

EXPORT uint64_t fake_vulkan_counter(fake_counter which)
{
    pthread_mutex_lock(&fake_lock);
    uint64_t value = counters[which];
    pthread_mutex_unlock(&fake_lock);
    return value;
}

void fake_count(fake_counter which, int64_t by)
{
    pthread_mutex_lock(&fake_lock);
    counters[which] += (uint64_t)by;
    pthread_mutex_unlock(&fake_lock);
}

long fake_setting(const char *name, long fallback)
{
    const char *value = getenv(name);
    return value && value[0] ? strtol(value, NULL, 10) : fallback;
}

int fake_is_plain(void)
{
    const char *value = getenv("FAKE_VULKAN");
    return value && strcmp(value, "1.1") == 0;
}

static dispatchable physical_device, queue;

void *fake_object_new(size_t size)
{
    fake_count(FAKE_LIVE_OBJECTS, 1);
    return calloc(1, size);
}

void fake_object_free(void *object)
{
    if (!object) return;
    fake_count(FAKE_LIVE_OBJECTS, -1);
    free(object);
}

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

VKAPI_ATTR VkResult VKAPI_CALL fake_succeed(void)
{
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL fake_nothing(void) {}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_proc(void *unused, const char *name);

static const fake_function functions[] = {
    FAKE_FUNCTION("vkGetInstanceProcAddr", get_proc),
    FAKE_FUNCTION("vkGetDeviceProcAddr", get_proc),
    FAKE_FUNCTION("vkCreateInstance", create_instance),
    FAKE_FUNCTION("vkDestroyInstance", destroy_instance),
    FAKE_FUNCTION("vkEnumerateInstanceVersion", enumerate_instance_version),
    FAKE_FUNCTION("vkEnumerateInstanceExtensionProperties", enumerate_instance_extensions),
    FAKE_FUNCTION("vkEnumeratePhysicalDevices", enumerate_physical_devices),
    FAKE_FUNCTION("vkEnumeratePhysicalDeviceGroups", enumerate_groups),
    FAKE_FUNCTION("vkCreateDevice", create_device),
    FAKE_FUNCTION("vkDestroyDevice", destroy_device),
    FAKE_FUNCTION("vkGetDeviceQueue", get_queue),
    FAKE_FUNCTION("vkDeviceWaitIdle", fake_succeed),
    {NULL, NULL},
};

/* Commands without a function of their own do nothing; objects without one are only counted. */
static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_proc(void *unused, const char *name)
{
    static const fake_function *const tables[] = {functions, fake_physical_device_functions, fake_memory_functions,
                                                  fake_commands_functions, fake_objects_functions};
    for (size_t t = 0; t < COUNT(tables); t++)
        for (const fake_function *f = tables[t]; f->name; f++)
            if (strcmp(f->name, name) == 0) return f->function;
    if (strncmp(name, "vkCmd", 5) == 0) return fake_nothing;
    if (strstr(name, "KHR") || strstr(name, "EXT")) return NULL;
    if (strncmp(name, "vkDestroy", 9) == 0) return (PFN_vkVoidFunction)fake_destroy_any;
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
