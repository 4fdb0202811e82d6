// The one file that compiles VulkanMemoryAllocator. Its functions come from volk through vkGetInstanceProcAddr; see
// device.c.
#include <volk.h>
#define VMA_IMPLEMENTATION
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#pragma GCC diagnostic ignored "-Wparentheses"
#endif
#include "translator/vk/allocator.h"
