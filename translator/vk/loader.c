/* The Vulkan loader's functions: volk compiled once. */
#define VOLK_IMPLEMENTATION
#include <volk.h>
