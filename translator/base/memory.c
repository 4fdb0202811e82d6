#include "translator/base/memory.h"

#include <stdlib.h>
#include <string.h>

void *mgl_calloc(size_t count, size_t size) { return calloc(count ? count : 1, size ? size : 1); }
void *mgl_malloc(size_t size) { return malloc(size ? size : 1); }
void *mgl_realloc(void *memory, size_t size) { return realloc(memory, size ? size : 1); }
void mgl_free(void *memory) { free(memory); }

bool mgl_bytes_reserve(mgl_bytes *bytes, size_t more)
{
    if (bytes->size + more <= bytes->capacity) return true;
    size_t capacity = bytes->capacity ? bytes->capacity : 256;
    while (capacity < bytes->size + more) capacity *= 2;
    uint8_t *data = mgl_realloc(bytes->data, capacity);
    if (!data) {
        bytes->failed = true;
        return false;
    }
    bytes->data = data;
    bytes->capacity = capacity;
    return true;
}

bool mgl_bytes_append(mgl_bytes *bytes, const void *data, size_t size)
{
    if (!mgl_bytes_reserve(bytes, size)) return false;
    if (size) memcpy(bytes->data + bytes->size, data, size);
    bytes->size += size;
    return true;
}

void mgl_bytes_finish(mgl_bytes *bytes)
{
    mgl_free(bytes->data);
    memset(bytes, 0, sizeof *bytes);
}

bool mgl_array_grow(void **array, uint32_t *capacity, uint32_t count, size_t element_size)
{
    if (count < *capacity) return true;
    uint32_t wanted = *capacity ? *capacity : 16;
    while (wanted <= count) wanted *= 2;
    uint8_t *grown = mgl_realloc(*array, (size_t)wanted * element_size);
    if (!grown) return false;
    memset(grown + (size_t)*capacity * element_size, 0, (size_t)(wanted - *capacity) * element_size);
    *array = grown;
    *capacity = wanted;
    return true;
}
