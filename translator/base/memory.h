/* Allocation that never ends the program: NULL on failure, which callers turn into GL_OUT_OF_MEMORY. Thread-safe. */
#ifndef MGL_BASE_MEMORY_H
#define MGL_BASE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Zeroed memory for `count` objects of `size` bytes; free with mgl_free. */
void *mgl_calloc(size_t count, size_t size);
void *mgl_malloc(size_t size);
void *mgl_realloc(void *memory, size_t size);
void mgl_free(void *memory);
#define mgl_new(type)              ((type *)mgl_calloc(1, sizeof(type)))
#define mgl_new_array(type, count) ((type *)mgl_calloc((count), sizeof(type)))

/* Asks for the `size` bytes at `object` to be brought into the cache, to be read or written soon. Any address will do. */
static inline void mgl_prefetch(const void *object, size_t size)
{
    for (size_t at = 0; at < size; at += 64)
        __builtin_prefetch((const uint8_t *)object + at, 1);
}

/* A growing array of bytes. `data` is owned by the struct; zero-initialise it, and finish it with mgl_bytes_finish. */
typedef struct mgl_bytes {
    uint8_t *data;
    size_t size, capacity;
    bool failed; /* an allocation failed: the content is incomplete */
} mgl_bytes;
bool mgl_bytes_reserve(mgl_bytes *bytes, size_t more); /* room for `more` bytes beyond size */
bool mgl_bytes_append(mgl_bytes *bytes, const void *data, size_t size);
void mgl_bytes_finish(mgl_bytes *bytes);

/* Makes room for element `count` in a typed array: `array` and `capacity` are updated. False when memory ran out. */
bool mgl_array_grow(void **array, uint32_t *capacity, uint32_t count, size_t element_size);

#define MGL_ALIGN(value, alignment) (((value) + (alignment)-1) & ~((__typeof__(value))(alignment)-1))
#define MGL_COUNT(array)            (sizeof(array) / sizeof((array)[0]))
#define MGL_MIN(a, b)               ((a) < (b) ? (a) : (b))
#define MGL_MAX(a, b)               ((a) > (b) ? (a) : (b))

#endif
