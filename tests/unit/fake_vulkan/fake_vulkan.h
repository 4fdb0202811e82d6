/* What the fake Vulkan driver counted. Tests find the function with dlsym(RTLD_DEFAULT) after dlopen of the library
 * with RTLD_GLOBAL, or link it. */
#ifndef MGL_TESTS_FAKE_VULKAN_H
#define MGL_TESTS_FAKE_VULKAN_H

#include <stdint.h>

typedef enum fake_counter {
    FAKE_LIVE_OBJECTS, /* made and not destroyed: 0 after a session, or something leaks */
    FAKE_SUBMITS,
    FAKE_DRAWS,
    FAKE_PASSES,
    FAKE_BARRIERS,
    FAKE_PIPELINES,
    FAKE_ALLOCATIONS, /* vkAllocateMemory calls */
    FAKE_MISTAKES,    /* commands whose ranges were wrong */
    FAKE_COUNTER_COUNT
} fake_counter;

uint64_t fake_vulkan_counter(fake_counter which);

#endif
