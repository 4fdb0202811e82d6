/* Arena, text builder and list growth for the passes: see internal.h. */
#include "translator/glsl/internal.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define CHUNK_SIZE 16384u

struct glsl_chunk {
    glsl_chunk *next;
    size_t used, size;
    _Alignas(16) uint8_t data[];
};

static glsl_chunk *chunk_add(glsl_arena *arena, size_t size)
{
    size_t capacity = MGL_MAX(size, (size_t)CHUNK_SIZE);
    glsl_chunk *chunk = mgl_malloc(sizeof *chunk + capacity);
    if (!chunk) longjmp(*arena->bail, 1);
    chunk->next = arena->chunks;
    chunk->used = 0;
    chunk->size = capacity;
    arena->chunks = chunk;
    arena->total += capacity;
    return chunk;
}

void *mgl_glsl_alloc(glsl_arena *arena, size_t size)
{
    size = MGL_ALIGN(size, (size_t)16);
    glsl_chunk *chunk = arena->chunks;
    if (!chunk || chunk->size - chunk->used < size) chunk = chunk_add(arena, size);
    void *memory = chunk->data + chunk->used;
    chunk->used += size;
    return memset(memory, 0, size);
}

char *mgl_glsl_strndup(glsl_arena *arena, const char *text, size_t size)
{
    char *copy = mgl_glsl_alloc(arena, size + 1);
    memcpy(copy, text, size);
    return copy;
}

char *mgl_glsl_format(glsl_arena *arena, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int size = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    char *text = mgl_glsl_alloc(arena, (size_t)MGL_MAX(size, 0) + 1);
    va_start(arguments, format);
    vsnprintf(text, (size_t)MGL_MAX(size, 0) + 1, format, arguments);
    va_end(arguments);
    return text;
}

void mgl_glsl_arena_finish(glsl_arena *arena)
{
    for (glsl_chunk *chunk = arena->chunks; chunk;) {
        glsl_chunk *next = chunk->next;
        mgl_free(chunk);
        chunk = next;
    }
    arena->chunks = NULL;
    arena->total = 0;
}

void mgl_glsl_list_grow(glsl_arena *arena, void **items, uint32_t *capacity, uint32_t count, size_t size)
{
    if (count >= *capacity) {
        uint32_t larger = *capacity ? *capacity * 2 : 8;
        void *moved = mgl_glsl_alloc(arena, larger * size);
        if (count) memcpy(moved, *items, count * size);
        *items = moved;
        *capacity = larger;
    }
    memset((char *)*items + count * size, 0, size);
}

static void text_reserve(glsl_text *text, size_t more)
{
    if (text->size + more + 1 <= text->capacity) return;
    size_t capacity = MGL_MAX(text->capacity * 2, text->size + more + 1);
    capacity = MGL_MAX(capacity, (size_t)256);
    char *data = mgl_glsl_alloc(text->arena, capacity);
    if (text->size) memcpy(data, text->data, text->size);
    text->data = data;
    text->capacity = capacity;
}

void mgl_glsl_text_add(glsl_text *text, const char *string)
{
    size_t size = strlen(string);
    text_reserve(text, size);
    memcpy(text->data + text->size, string, size + 1);
    text->size += size;
}

void mgl_glsl_text_format(glsl_text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int size = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (size <= 0) return;
    text_reserve(text, (size_t)size);
    va_start(arguments, format);
    vsnprintf(text->data + text->size, (size_t)size + 1, format, arguments);
    va_end(arguments);
    text->size += (size_t)size;
}
