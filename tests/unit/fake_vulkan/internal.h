/* What the files of the fake Vulkan driver share: its objects, and a table a file of the functions in it. */
#ifndef MGL_TESTS_FAKE_VULKAN_INTERNAL_H
#define MGL_TESTS_FAKE_VULKAN_INTERNAL_H

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

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Dispatchable: the loader writes its own pointer over the first word. */
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

/* Over all that is shared between threads. */
extern pthread_mutex_t fake_lock;
void fake_count(fake_counter which, int64_t by);    /* takes the lock */
long fake_setting(const char *name, long fallback); /* of the environment */
int fake_is_plain(void);                            /* FAKE_VULKAN=1.1 */

/* Zeroed; counted among FAKE_LIVE_OBJECTS. */
void *fake_object_new(size_t size);
void fake_object_free(void *object); /* NULL: nothing */

VKAPI_ATTR VkResult VKAPI_CALL fake_succeed(void);
VKAPI_ATTR void VKAPI_CALL fake_nothing(void);
VKAPI_ATTR void VKAPI_CALL fake_destroy_any(VkDevice device, uint64_t handle, const VkAllocationCallbacks *allocator);

/* Ended by a row without a name. */
typedef struct fake_function {
    const char *name;
    PFN_vkVoidFunction function;
} fake_function;
#define FAKE_FUNCTION(name, function)                                                                                  \
    {                                                                                                                  \
        name, (PFN_vkVoidFunction)function                                                                             \
    }
extern const fake_function fake_physical_device_functions[], fake_memory_functions[], fake_commands_functions[],
    fake_objects_functions[];

#endif
