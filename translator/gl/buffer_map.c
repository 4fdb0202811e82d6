/* Mapping buffers (GL 4.6 core §6.3). A map is client memory: the shadow where there is one, else memory for the time
 * of the map. What was written goes out as uploads when it is flushed or unmapped. Persistent, unsynchronized and
 * orphaning maps are the memory that the GPU reads, where the device can use the client's: then nothing goes out. */
#include "translator/gl/buffer.h"
#include "translator/gl/upload.h"

/* Persistent maps are no reason to look: commands may use the buffer. */
static void note_mapped(mgl_context *ctx, GLbitfield access, bool mapped)
{
    if (access & GL_MAP_PERSISTENT_BIT) return;
    uint32_t count = __atomic_add_fetch(&ctx->group->mapped_buffers, mapped ? 1u : -1u,
                                        __ATOMIC_RELAXED); /* draws look without the lock */
    if (count)
        ctx->dirty |= MGL_DIRTY_MAPS;
    else
        ctx->dirty &= ~(uint32_t)MGL_DIRTY_MAPS; /* unmapped before the next draw, as most are */
}

void mgl_buffer_drop_map(mgl_context *ctx, mgl_buffer *buffer)
{
    MGL_SHARED(ctx);
    GLbitfield access = buffer->map.access;
    if (access & GL_MAP_PERSISTENT_BIT) mgl_mirror_end(ctx, buffer);
    mgl_spare_give(&ctx->group->shadows, buffer->map.scratch, buffer->map.length);
    memset(&buffer->map, 0, sizeof buffer->map);
    note_mapped(ctx, access, false);
}

static bool check_access(mgl_context *ctx, const mgl_buffer *buffer, GLbitfield access, const char *function)
{
    const GLbitfield known = GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_RANGE_BIT |
                             GL_MAP_INVALIDATE_BUFFER_BIT | GL_MAP_FLUSH_EXPLICIT_BIT | GL_MAP_UNSYNCHRONIZED_BIT |
                             GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
    const GLbitfield of_storage = access & (GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT);
    const GLbitfield not_for_reading =
        GL_MAP_INVALIDATE_RANGE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT | GL_MAP_UNSYNCHRONIZED_BIT;
    GLbitfield need = access & (GL_MAP_READ_BIT | GL_MAP_WRITE_BIT);
    if (access & ~known) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: unknown access bits in 0x%x", function, access);
        return false;
    }
    if (!need || ((access & GL_MAP_READ_BIT) && (access & not_for_reading)) ||
        ((access & GL_MAP_FLUSH_EXPLICIT_BIT) && !(access & GL_MAP_WRITE_BIT)) ||
        ((need | of_storage) & ~buffer->storage_flags)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the access bits 0x%x do not go together or with the storage",
                  function, access);
        return false;
    }
    return true;
}

/* Whether the program may have the very bytes that the GPU reads. */
static bool goes_in_place(const mgl_buffer *buffer, GLbitfield access)
{
    const GLbitfield at_once = GL_MAP_PERSISTENT_BIT | GL_MAP_UNSYNCHRONIZED_BIT | GL_MAP_INVALIDATE_BUFFER_BIT;
    return buffer->memory.pointer && ((access & at_once) || (!(access & GL_MAP_WRITE_BIT) && !buffer->gpu_written));
}

/* Memory that holds what the buffer does wherever the program may read it or leave it unwritten. */
static uint8_t *map_memory(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t length, GLbitfield access)
{
    bool discard = access & (GL_MAP_INVALIDATE_RANGE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT);
    if (goes_in_place(buffer, access)) {
        buffer->map.in_place = true;
        return buffer->memory.pointer + offset;
    }
    if (access & GL_MAP_PERSISTENT_BIT) return mgl_mirror_begin(ctx, buffer, offset, length, access);
    uint8_t *memory = buffer->shadow ? buffer->shadow + offset : NULL;
    if (memory && (discard || !buffer->gpu_written)) return memory;
    if (!memory) memory = buffer->map.scratch = mgl_spare_take(&ctx->group->shadows, length, &(size_t){0});
    const uint8_t *known = mgl_buffer_known(buffer);
    if (memory && known && !discard)
        memcpy(memory, known + offset, length);
    else if (memory && !discard && !mgl_buffer_read_back(ctx, buffer, offset, length, memory))
        memset(memory, 0, length);
    if (memory && buffer->shadow && offset == 0 && length == buffer->size) buffer->gpu_written = false;
    return memory;
}

/* A persistent map begins when earlier commands that use the buffer are complete, unless there can be none. */
static void await_use(mgl_context *ctx, const mgl_buffer *buffer, GLbitfield access)
{
    bool asked =
        (access & GL_MAP_PERSISTENT_BIT) && !(access & (GL_MAP_UNSYNCHRONIZED_BIT | GL_MAP_INVALIDATE_BUFFER_BIT));
    if (asked && (buffer->defined_at != ctx->encoder.records || buffer->gpu_written)) mgl_context_finish(ctx);
}

static void *map_range(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t length, GLbitfield access,
                       const char *function)
{
    MGL_SHARED(ctx);
    mgl_stream_end(ctx);
    if (access & (GL_MAP_UNSYNCHRONIZED_BIT | GL_MAP_INVALIDATE_BUFFER_BIT)) mgl_buffer_want_in_place(ctx, buffer);
    if (access & GL_MAP_INVALIDATE_BUFFER_BIT) mgl_buffer_orphan(ctx, buffer);
    await_use(ctx, buffer, access);
    uint8_t *memory = map_memory(ctx, buffer, offset, length, access);
    if (!memory) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%s: no memory to map %llu bytes", function, (unsigned long long)length);
        return NULL;
    }
    buffer->map.pointer = memory;
    buffer->map.offset = offset;
    buffer->map.length = length;
    buffer->map.access = access;
    buffer->map.active = true;
    note_mapped(ctx, access, true);
    return memory;
}

static void *map_buffer_range(mgl_context *ctx, mgl_buffer *buffer, GLintptr offset, GLsizeiptr length,
                              GLbitfield access, const char *function)
{
    if (!buffer) return NULL;
    if (offset < 0 || length < 0 || (uint64_t)offset > buffer->size ||
        (uint64_t)length > buffer->size - (uint64_t)offset) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: %lld + %lld is beyond the buffer's %llu bytes", function,
                  (long long)offset, (long long)length, (unsigned long long)buffer->size);
        return NULL;
    }
    if (!length || buffer->map.active) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: %s", function, length ? "already mapped" : "the length is zero");
        return NULL;
    }
    if (!check_access(ctx, buffer, access, function)) return NULL;
    return map_range(ctx, buffer, (uint64_t)offset, (uint64_t)length, access, function);
}

void *mgl_glMapBufferRange(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr length, GLbitfield access)
{
    MGL_CALL(ctx, glMapBufferRange);
    mgl_buffer *buffer = mgl_buffer_bound(ctx, target, "glMapBufferRange");
    return map_buffer_range(ctx, buffer, offset, length, access, "glMapBufferRange");
}

void *mgl_glMapNamedBufferRange(mgl_context *ctx, GLuint name, GLintptr offset, GLsizeiptr length, GLbitfield access)
{
    MGL_CALL(ctx, glMapNamedBufferRange);
    mgl_buffer *buffer = mgl_buffer_named(ctx, name, "glMapNamedBufferRange");
    return map_buffer_range(ctx, buffer, offset, length, access, "glMapNamedBufferRange");
}

static void *map_buffer(mgl_context *ctx, mgl_buffer *buffer, GLenum access, const char *function)
{
    GLbitfield bits;
    switch (access) {
    case GL_READ_ONLY:
        bits = GL_MAP_READ_BIT;
        break;
    case GL_WRITE_ONLY:
        bits = GL_MAP_WRITE_BIT;
        break;
    case GL_READ_WRITE:
        bits = GL_MAP_READ_BIT | GL_MAP_WRITE_BIT;
        break;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no access", function, access);
        return NULL;
    }
    return buffer ? map_buffer_range(ctx, buffer, 0, (GLsizeiptr)buffer->size, bits, function) : NULL;
}

void *mgl_glMapBuffer(mgl_context *ctx, GLenum target, GLenum access)
{
    MGL_CALL(ctx, glMapBuffer);
    mgl_buffer *buffer = mgl_buffer_bound(ctx, target, "glMapBuffer");
    return buffer ? map_buffer(ctx, buffer, access, "glMapBuffer") : NULL;
}

void *mgl_glMapNamedBuffer(mgl_context *ctx, GLuint name, GLenum access)
{
    MGL_CALL(ctx, glMapNamedBuffer);
    mgl_buffer *buffer = mgl_buffer_named(ctx, name, "glMapNamedBuffer");
    return buffer ? map_buffer(ctx, buffer, access, "glMapNamedBuffer") : NULL;
}

/* Sends `size` bytes at `offset` of the map. */
static void write_back(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t size)
{
    uint32_t flags = 0;
    if (buffer->map.in_place) {
        buffer->version++;
        return;
    }
    if (buffer->map.access & GL_MAP_PERSISTENT_BIT) {
        mgl_mirror_send(ctx, buffer, offset, size);
        return;
    }
    if (buffer->memory.pointer) { /* a copy, for a write that stays in order with what is drawn */
        mgl_buffer_write(ctx, buffer, buffer->map.offset + offset, size, buffer->map.pointer + offset);
        return;
    }
    if (buffer->map.access & GL_MAP_UNSYNCHRONIZED_BIT) flags |= MGL_UPLOAD_UNSYNCHRONIZED;
    if (buffer->map.access & (GL_MAP_INVALIDATE_RANGE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT))
        flags |= MGL_UPLOAD_DISCARD_RANGE;
    buffer->version++;
    mgl_upload_buffer(ctx, buffer->handle, buffer->map.offset + offset, size, buffer->map.pointer + offset, flags);
}

static void flush_range(mgl_context *ctx, mgl_buffer *buffer, GLintptr offset, GLsizeiptr length, const char *function)
{
    if (!buffer) return;
    if (!buffer->map.active || !(buffer->map.access & GL_MAP_FLUSH_EXPLICIT_BIT)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: not mapped with GL_MAP_FLUSH_EXPLICIT_BIT", function);
        return;
    }
    if (offset < 0 || length < 0 || (uint64_t)offset > buffer->map.length ||
        (uint64_t)length > buffer->map.length - (uint64_t)offset) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: %lld + %lld is beyond the map", function, (long long)offset,
                  (long long)length);
        return;
    }
    MGL_SHARED(ctx);
    write_back(ctx, buffer, (uint64_t)offset, (uint64_t)length);
}

void mgl_glFlushMappedBufferRange(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr length)
{
    MGL_CALL(ctx, glFlushMappedBufferRange);
    mgl_buffer *buffer = mgl_buffer_bound(ctx, target, "glFlushMappedBufferRange");
    flush_range(ctx, buffer, offset, length, "glFlushMappedBufferRange");
}

void mgl_glFlushMappedNamedBufferRange(mgl_context *ctx, GLuint name, GLintptr offset, GLsizeiptr length)
{
    MGL_CALL(ctx, glFlushMappedNamedBufferRange);
    mgl_buffer *buffer = mgl_buffer_named(ctx, name, "glFlushMappedNamedBufferRange");
    flush_range(ctx, buffer, offset, length, "glFlushMappedNamedBufferRange");
}

static GLboolean unmap(mgl_context *ctx, mgl_buffer *buffer, const char *function)
{
    if (!buffer) return GL_FALSE;
    if (!buffer->map.active) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the buffer is not mapped", function);
        return GL_FALSE;
    }
    MGL_SHARED(ctx);
    if ((buffer->map.access & GL_MAP_WRITE_BIT) && !(buffer->map.access & GL_MAP_FLUSH_EXPLICIT_BIT))
        write_back(ctx, buffer, 0, buffer->map.length);
    mgl_buffer_drop_map(ctx, buffer);
    return GL_TRUE;
}

GLboolean mgl_glUnmapBuffer(mgl_context *ctx, GLenum target)
{
    MGL_CALL(ctx, glUnmapBuffer);
    return unmap(ctx, mgl_buffer_bound(ctx, target, "glUnmapBuffer"), "glUnmapBuffer");
}

GLboolean mgl_glUnmapNamedBuffer(mgl_context *ctx, GLuint name)
{
    MGL_CALL(ctx, glUnmapNamedBuffer);
    return unmap(ctx, mgl_buffer_named(ctx, name, "glUnmapNamedBuffer"), "glUnmapNamedBuffer");
}
