/* VulkanMemoryAllocator behind one file: its C API for translator/vk, compiled in allocator.cpp with functions from volk. */
#ifndef MGL_VK_ALLOCATOR_H
#define MGL_VK_ALLOCATOR_H

#define VMA_STATIC_VULKAN_FUNCTIONS  0
#define VMA_DYNAMIC_VULKAN_FUNCTIONS 1
#include <vk_mem_alloc.h>

#endif
