/* Buffer objects: names, storage, contents (GL 4.6 core §6). */
#include "translator/gl/buffer.h"
#include "translator/base/settings.h"
#include "translator/gl/retire.h"
#include "translator/gl/upload.h"

/* ---- life ---- */

bool mgl_buffer_init(mgl_context *ctx)
{
    (void)ctx; /* nothing is bound */
    return true;
}

static void free_shadow(mgl_share_group *group, mgl_buffer *buffer)
{
    group->shadow_bytes -= buffer->shadow_capacity;
    mgl_spare_give(&group->shadows, buffer->shadow, buffer->shadow_capacity);
    buffer->shadow = NULL;
    buffer->shadow_capacity = 0;
}

void mgl_buffer_drop_shadow(mgl_context *ctx, mgl_buffer *buffer)
{
    free_shadow(ctx->group, buffer);
}

static void destroy(mgl_context *ctx, mgl_buffer *buffer)
{
    if (ctx->group->stream.buffer == buffer) mgl_stream_commit(ctx);
    if (buffer->map.active) mgl_buffer_drop_map(ctx, buffer);
    if (buffer->has_storage)
        mgl_retire(ctx, MGL_KIND_BUFFER, buffer->handle);
    else if (!mgl_handle_is_null(buffer->handle)) /* the server never heard of it */
        mgl_handle_free(ctx->connection, MGL_KIND_BUFFER, buffer->handle);
    free_shadow(ctx->group, buffer);
    mgl_object_free(ctx, MGL_OBJECT_BUFFER, buffer);
}

void mgl_buffer_assign(mgl_context *ctx, mgl_buffer **slot, mgl_buffer *value)
{
    mgl_buffer *old = *slot;
    if (old == value) return;
    if (value) mgl_object_ref(&value->object);
    *slot = value;
    if (old && mgl_object_unref(&old->object)) {
        MGL_SHARED(ctx);
        destroy(ctx, old);
        mgl_shared_changed(ctx);
    }
}

static void finish_one(void *object, void *user)
{
    mgl_buffer *buffer = object;
    mgl_buffer_assign(user, &buffer, NULL);
}

void mgl_buffer_group_finish(mgl_share_group *group)
{
    mgl_names_finish(&group->buffers, finish_one, group->finishing);
}

static mgl_buffer *create(mgl_context *ctx, GLuint name, const char *function)
{
    mgl_buffer *buffer = mgl_object_new(ctx, MGL_OBJECT_BUFFER, sizeof *buffer);
    if (buffer) {
        buffer->object.references = 1; /* the name's */
        buffer->object.name = name;
        buffer->usage = GL_STATIC_DRAW;
        buffer->version = 1;
        buffer->handle = mgl_handle_mint(ctx->connection, MGL_KIND_BUFFER);
        if (!mgl_handle_is_null(buffer->handle) && mgl_names_set(&ctx->group->buffers, name, buffer)) return buffer;
        destroy(ctx, buffer);
    }
    mgl_error(ctx, GL_OUT_OF_MEMORY, "%s: no memory for a buffer object", function);
    return NULL;
}

mgl_buffer *mgl_buffer_lookup(mgl_context *ctx, GLuint name)
{
    MGL_SHARED(ctx);
    return name ? mgl_names_find(&ctx->group->buffers, name) : NULL;
}

mgl_buffer *mgl_buffer_named(mgl_context *ctx, GLuint name, const char *function)
{
    mgl_buffer *buffer = mgl_buffer_lookup(ctx, name);
    if (!buffer) mgl_error(ctx, GL_INVALID_OPERATION, "%s: %u is not a buffer object", function, name);
    return buffer;
}

mgl_buffer *mgl_buffer_for_binding(mgl_context *ctx, GLuint name, const char *function)
{
    if (!name) return NULL;
    MGL_SHARED(ctx);
    mgl_buffer *buffer = mgl_names_find(&ctx->group->buffers, name);
    if (buffer) return buffer;
    if (ctx->core && !mgl_names_known(&ctx->group->buffers, name)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the name %u was not generated", function, name);
        return NULL;
    }
    return create(ctx, name, function);
}

void mgl_glGenBuffers(mgl_context *ctx, GLsizei n, GLuint *buffers)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glGenBuffers: negative count");
        return;
    }
    MGL_SHARED(ctx);
    if (!mgl_names_generate(&ctx->group->buffers, n, buffers))
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glGenBuffers: no memory for %d names", n);
}

void mgl_glCreateBuffers(mgl_context *ctx, GLsizei n, GLuint *buffers)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glCreateBuffers: negative count");
        return;
    }
    MGL_SHARED(ctx);
    if (!mgl_names_generate(&ctx->group->buffers, n, buffers)) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glCreateBuffers: no memory for %d names", n);
        return;
    }
    for (GLsizei i = 0; i < n; i++)
        if (!create(ctx, buffers[i], "glCreateBuffers")) return;
}

void mgl_glDeleteBuffers(mgl_context *ctx, GLsizei n, const GLuint *buffers)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glDeleteBuffers: negative count");
        return;
    }
    MGL_CALL(ctx, glDeleteBuffers);
    MGL_SHARED(ctx);
    for (GLsizei i = 0; i < n; i++) {
        if (!buffers[i]) continue;
        mgl_buffer *buffer = mgl_names_remove(&ctx->group->buffers, buffers[i]);
        if (!buffer) continue;
        if (buffer->map.active) mgl_buffer_drop_map(ctx, buffer);
        mgl_buffer_unbind(ctx, buffer);
        mgl_buffer_assign(ctx, &buffer, NULL);
    }
}

GLboolean mgl_glIsBuffer(mgl_context *ctx, GLuint buffer)
{
    return mgl_buffer_lookup(ctx, buffer) != NULL;
}

/* ---- storage ---- */

static uint32_t usage_hints(const mgl_buffer *buffer)
{
    switch (buffer->usage) {
    case GL_STREAM_DRAW:
    case GL_STREAM_COPY:
        return MGL_BUFFER_HINT_STREAM;
    case GL_STREAM_READ:
        return MGL_BUFFER_HINT_STREAM | MGL_BUFFER_HINT_READ;
    case GL_DYNAMIC_DRAW:
    case GL_DYNAMIC_COPY:
        return MGL_BUFFER_HINT_DYNAMIC;
    case GL_DYNAMIC_READ:
        return MGL_BUFFER_HINT_DYNAMIC | MGL_BUFFER_HINT_READ;
    case GL_STATIC_READ:
        return MGL_BUFFER_HINT_READ;
    default:
        return 0;
    }
}

void mgl_buffer_emit_storage(mgl_context *ctx, const mgl_buffer *buffer)
{
    mgl_wire_buffer_storage *record = mgl_emit_buffer_storage(&ctx->encoder);
    record->buffer = buffer->handle;
    record->size = MGL_MAX(buffer->size, (uint64_t)1);
    record->flags = usage_hints(buffer) | (buffer->storage_flags & GL_MAP_PERSISTENT_BIT ? MGL_BUFFER_PERSISTENT : 0);
    record->memory = buffer->memory.handle;
}

/* A shadow of `size` bytes, its content undefined; none when the budget is spent. */
static void resize_shadow(mgl_context *ctx, mgl_buffer *buffer, uint64_t size)
{
    if (size && size <= buffer->shadow_capacity && size >= buffer->shadow_capacity / 4) return;
    free_shadow(ctx->group, buffer);
    uint64_t budget = (uint64_t)MGL_MAX(mgl_settings()->shadow_mb, 0) << 20;
    if (!size || ctx->group->shadow_bytes + size > budget) return;
    size_t actual;
    buffer->shadow = mgl_spare_take(&ctx->group->shadows, size, &actual);
    if (!buffer->shadow) return;
    buffer->shadow_capacity = actual;
    ctx->group->shadow_bytes += buffer->shadow_capacity;
}

/* ---- storage in memory that the GPU reads in place ---- */

#define IN_PLACE_MOST (64ull << 20) /* bytes of a buffer that moves there for its maps; persistent ones always do */

static bool is_persistent(const mgl_buffer *buffer)
{
    return buffer->storage_flags & GL_MAP_PERSISTENT_BIT;
}

/* Chooses where new storage lies and makes the shadow fit that. The server's own storage: memory is null. */
static void choose_memory(mgl_context *ctx, mgl_buffer *buffer, uint64_t size)
{
    mgl_memory memory = {0};
    if (size && is_persistent(buffer))
        mgl_memory_take(&ctx->encoder, size, &memory);
    else if (size && buffer->in_place_maps >= MGL_IN_PLACE_MAPS && size <= IN_PLACE_MOST)
        mgl_memory_take_idle(&ctx->encoder, size, &memory);
    buffer->memory = memory;
    resize_shadow(ctx, buffer, memory.pointer ? 0 : size);
}

void mgl_buffer_orphan(mgl_context *ctx, mgl_buffer *buffer)
{
    if (is_persistent(buffer) && buffer->memory.pointer) { /* it may be large, and there may be no second one */
        mgl_memory fresh;
        if (!mgl_memory_take(&ctx->encoder, buffer->size, &fresh)) {
            mgl_context_finish(ctx);
            return;
        }
        buffer->memory = fresh;
    } else {
        choose_memory(ctx, buffer, buffer->size);
    }
    mgl_buffer_emit_storage(ctx, buffer);
    buffer->gpu_written = false;
    buffer->version++;
    mgl_shared_changed(ctx);
}

void mgl_buffer_want_in_place(mgl_context *ctx, mgl_buffer *buffer)
{
    if (buffer->in_place_maps >= MGL_IN_PLACE_MAPS || buffer->moved_back >= MGL_MOVED_BACK_MOST || buffer->immutable)
        return;
    if (++buffer->in_place_maps < MGL_IN_PLACE_MAPS || buffer->size > IN_PLACE_MOST || !mgl_buffer_known(buffer))
        return;
    mgl_memory memory;
    if (!mgl_memory_take_idle(&ctx->encoder, buffer->size, &memory)) {
        buffer->in_place_maps--; /* the next map looks again */
        return;
    }
    memcpy(memory.pointer, buffer->shadow, buffer->size);
    buffer->memory = memory;
    free_shadow(ctx->group, buffer);
    mgl_buffer_emit_storage(ctx, buffer);
    mgl_shared_changed(ctx);
}

/* The server's own storage again, for writes that must stay in order with what is drawn; `counts`: they do not suit
 * such memory. */
static void move_back(mgl_context *ctx, mgl_buffer *buffer, bool counts)
{
    const uint8_t *content = buffer->memory.pointer;
    if (counts) {
        buffer->in_place_maps = 0;
        buffer->moved_back++;
    }
    buffer->memory = (mgl_memory){0};
    resize_shadow(ctx, buffer, buffer->size);
    if (buffer->shadow) memcpy(buffer->shadow, content, buffer->size);
    mgl_buffer_emit_storage(ctx, buffer);
    mgl_upload_buffer(ctx, buffer->handle, 0, buffer->size, content, 0);
    mgl_shared_changed(ctx);
}

uint32_t mgl_buffer_content_version(mgl_buffer *buffer)
{
    if (buffer->map.active && (buffer->map.access & GL_MAP_WRITE_BIT)) buffer->version++;
    return buffer->version;
}

static void define_storage(mgl_context *ctx, mgl_buffer *buffer, uint64_t size, const void *data)
{
    MGL_SHARED(ctx);
    if (buffer->map.active) mgl_buffer_drop_map(ctx, buffer);
    mgl_stream_end(ctx);
    bool first = !buffer->has_storage;
    choose_memory(ctx, buffer, size);
    buffer->size = size;
    buffer->has_storage = true;
    buffer->gpu_written = false;
    buffer->version++;
    mgl_buffer_emit_storage(ctx, buffer);
    if (data && buffer->memory.pointer)
        memcpy(buffer->memory.pointer, data, size);
    else if (data)
        mgl_buffer_write(ctx, buffer, 0, size, data);
    buffer->defined_at = ctx->encoder.records;
    if (first) { /* bindings named no buffer until now */
        ctx->vao->version++;
        ctx->dirty |= MGL_DIRTY_VERTEX_ARRAY | MGL_DIRTY_UNIFORM_BUFFERS | MGL_DIRTY_STORAGE_BUFFERS;
        if (buffer->shown) __atomic_fetch_add(&ctx->group->texture_generation, 1, __ATOMIC_RELAXED);
    }
    mgl_shared_changed(ctx);
}

static bool check_size(mgl_context *ctx, GLsizeiptr size, const char *function)
{
    if (size < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: negative size", function);
        return false;
    }
    if (ctx->caps->heap_bytes && (uint64_t)size > ctx->caps->heap_bytes) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%s: %lld bytes do not fit the device", function, (long long)size);
        return false;
    }
    return true;
}

static void buffer_data(mgl_context *ctx, mgl_buffer *buffer, GLsizeiptr size, const void *data, GLenum usage,
                        const char *function)
{
    bool legal = (usage >= GL_STREAM_DRAW && usage <= GL_STREAM_COPY) ||
                 (usage >= GL_STATIC_DRAW && usage <= GL_STATIC_COPY) ||
                 (usage >= GL_DYNAMIC_DRAW && usage <= GL_DYNAMIC_COPY);
    if (!legal) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no usage", function, usage);
        return;
    }
    if (!check_size(ctx, size, function)) return;
    if (buffer->immutable) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the storage is immutable", function);
        return;
    }
    buffer->usage = usage;
    buffer->storage_flags = GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_DYNAMIC_STORAGE_BIT;
    define_storage(ctx, buffer, (uint64_t)size, data);
}

void mgl_glBufferData(mgl_context *ctx, GLenum target, GLsizeiptr size, const void *data, GLenum usage)
{
    MGL_CALL(ctx, glBufferData);
    mgl_buffer *buffer = mgl_buffer_bound(ctx, target, "glBufferData");
    if (buffer) buffer_data(ctx, buffer, size, data, usage, "glBufferData");
}

void mgl_glNamedBufferData(mgl_context *ctx, GLuint name, GLsizeiptr size, const void *data, GLenum usage)
{
    MGL_CALL(ctx, glNamedBufferData);
    mgl_buffer *buffer = mgl_buffer_named(ctx, name, "glNamedBufferData");
    if (buffer) buffer_data(ctx, buffer, size, data, usage, "glNamedBufferData");
}

static void buffer_storage(mgl_context *ctx, mgl_buffer *buffer, GLsizeiptr size, const void *data, GLbitfield flags,
                           const char *function)
{
    const GLbitfield known = GL_DYNAMIC_STORAGE_BIT | GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT |
                             GL_MAP_COHERENT_BIT | GL_CLIENT_STORAGE_BIT;
    bool persistent = flags & GL_MAP_PERSISTENT_BIT;
    if (size <= 0 || (flags & ~known) || (persistent && !(flags & (GL_MAP_READ_BIT | GL_MAP_WRITE_BIT))) ||
        ((flags & GL_MAP_COHERENT_BIT) && !persistent)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: illegal size or flags 0x%x", function, flags);
        return;
    }
    if (!check_size(ctx, size, function)) return;
    if (buffer->immutable) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the storage is immutable", function);
        return;
    }
    buffer->usage = GL_DYNAMIC_DRAW;
    buffer->storage_flags = flags;
    define_storage(ctx, buffer, (uint64_t)size, data);
    buffer->immutable = true;
}

void mgl_glBufferStorage(mgl_context *ctx, GLenum target, GLsizeiptr size, const void *data, GLbitfield flags)
{
    MGL_CALL(ctx, glBufferStorage);
    mgl_buffer *buffer = mgl_buffer_bound(ctx, target, "glBufferStorage");
    if (buffer) buffer_storage(ctx, buffer, size, data, flags, "glBufferStorage");
}

void mgl_glNamedBufferStorage(mgl_context *ctx, GLuint name, GLsizeiptr size, const void *data, GLbitfield flags)
{
    MGL_CALL(ctx, glNamedBufferStorage);
    mgl_buffer *buffer = mgl_buffer_named(ctx, name, "glNamedBufferStorage");
    if (buffer) buffer_storage(ctx, buffer, size, data, flags, "glNamedBufferStorage");
}

/* ---- contents ---- */

void mgl_buffer_write(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t size, const void *data)
{
    if (!size) return;
    bool whole = offset == 0 && size == buffer->size;
    mgl_stream_note(ctx, buffer, offset, size);
    if (mgl_stream_write(ctx, buffer, offset, size, data)) return;
    if (buffer->memory.pointer && !is_persistent(buffer)) {
        if (whole) {
            mgl_buffer_orphan(ctx, buffer);
            if (buffer->memory.pointer) {
                memcpy(buffer->memory.pointer, data, size);
                return;
            }
        } else if (mgl_buffer_known(buffer)) {
            move_back(ctx, buffer, !mgl_stream_wants(buffer, offset));
        }
    }
    mgl_mirrors_send(ctx);
    if (mgl_buffer_keeps_shadow(buffer)) {
        memcpy(buffer->shadow + offset, data, size);
        if (whole) buffer->gpu_written = false;
    } else {
        buffer->gpu_written = true; /* in order with what is drawn, so later than now */
    }
    buffer->version++;
    mgl_upload_buffer(ctx, buffer->handle, offset, size, data, 0);
}

void mgl_buffer_mark_gpu_written(mgl_context *ctx, mgl_buffer *buffer)
{
    (void)ctx;
    buffer->gpu_written = true;
    buffer->version++;
}

bool mgl_buffer_check_range(mgl_context *ctx, const mgl_buffer *buffer, GLintptr offset, GLsizeiptr size,
                            const char *function)
{
    if (offset < 0 || size < 0 || (uint64_t)offset > buffer->size || (uint64_t)size > buffer->size - (uint64_t)offset) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: %lld + %lld is beyond the buffer's %llu bytes", function,
                  (long long)offset, (long long)size, (unsigned long long)buffer->size);
        return false;
    }
    if (buffer->map.active && !(buffer->map.access & GL_MAP_PERSISTENT_BIT)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the buffer is mapped", function);
        return false;
    }
    return true;
}

static void buffer_sub_data(mgl_context *ctx, mgl_buffer *buffer, GLintptr offset, GLsizeiptr size, const void *data,
                            const char *function)
{
    if (!mgl_buffer_check_range(ctx, buffer, offset, size, function)) return;
    if (buffer->immutable && !(buffer->storage_flags & GL_DYNAMIC_STORAGE_BIT)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the storage is not dynamic", function);
        return;
    }
    MGL_SHARED(ctx);
    mgl_buffer_write(ctx, buffer, (uint64_t)offset, (uint64_t)size, data);
}

void mgl_glBufferSubData(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr size, const void *data)
{
    MGL_CALL(ctx, glBufferSubData);
    mgl_buffer *buffer = mgl_buffer_bound(ctx, target, "glBufferSubData");
    if (buffer) buffer_sub_data(ctx, buffer, offset, size, data, "glBufferSubData");
}

void mgl_glNamedBufferSubData(mgl_context *ctx, GLuint name, GLintptr offset, GLsizeiptr size, const void *data)
{
    MGL_CALL(ctx, glNamedBufferSubData);
    mgl_buffer *buffer = mgl_buffer_named(ctx, name, "glNamedBufferSubData");
    if (buffer) buffer_sub_data(ctx, buffer, offset, size, data, "glNamedBufferSubData");
}

bool mgl_buffer_read_back(mgl_context *ctx, const mgl_buffer *buffer, uint64_t offset, uint64_t size, void *out)
{
    uint8_t *bytes = out;
    uint64_t limit = mgl_reply_limit(ctx->connection);
    while (size) {
        uint64_t piece = MGL_MIN(size, limit);
        mgl_reply reply;
        if (!mgl_reply_reserve(&ctx->encoder, piece, &reply)) return false;
        mgl_wire_buffer_read *record = mgl_emit_buffer_read(&ctx->encoder);
        record->buffer = buffer->handle;
        record->offset = offset;
        record->reply = reply;
        const void *answer = mgl_reply_wait(&ctx->encoder, &reply, MGL_OP_buffer_read);
        if (answer) memcpy(bytes, answer, piece);
        mgl_reply_release(&ctx->encoder, &reply);
        if (!answer) return false;
        offset += piece;
        bytes += piece;
        size -= piece;
    }
    return true;
}

const uint8_t *mgl_buffer_read_pointer(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t size)
{
    if (offset > buffer->size || size > buffer->size - offset || !buffer->has_storage) return NULL;
    mgl_mirrors_send(ctx);
    const uint8_t *known = mgl_buffer_known(buffer);
    if (known) return known + offset;
    uint8_t *memory = mgl_buffer_keeps_shadow(buffer) ? buffer->shadow + offset : NULL;
    if (!memory) { /* kept until the next call wants more, so that a loop of reads does not allocate */
        ctx->read_scratch.size = 0;
        if (!mgl_bytes_reserve(&ctx->read_scratch, size)) return NULL;
        memory = ctx->read_scratch.data;
    }
    if (!mgl_buffer_read_back(ctx, buffer, offset, size, memory)) return NULL;
    if (mgl_buffer_keeps_shadow(buffer) && offset == 0 && size == buffer->size) buffer->gpu_written = false;
    return memory;
}

static void get_sub_data(mgl_context *ctx, mgl_buffer *buffer, GLintptr offset, GLsizeiptr size, void *data,
                         const char *function)
{
    if (!mgl_buffer_check_range(ctx, buffer, offset, size, function) || !size) return;
    MGL_SHARED(ctx);
    mgl_mirrors_send(ctx);
    const uint8_t *known = mgl_buffer_known(buffer);
    if (known)
        memcpy(data, known + offset, (size_t)size);
    else
        mgl_buffer_read_back(ctx, buffer, (uint64_t)offset, (uint64_t)size, data);
}

void mgl_glGetBufferSubData(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr size, void *data)
{
    MGL_CALL(ctx, glGetBufferSubData);
    mgl_buffer *buffer = mgl_buffer_bound(ctx, target, "glGetBufferSubData");
    if (buffer) get_sub_data(ctx, buffer, offset, size, data, "glGetBufferSubData");
}

void mgl_glGetNamedBufferSubData(mgl_context *ctx, GLuint name, GLintptr offset, GLsizeiptr size, void *data)
{
    MGL_CALL(ctx, glGetNamedBufferSubData);
    mgl_buffer *buffer = mgl_buffer_named(ctx, name, "glGetNamedBufferSubData");
    if (buffer) get_sub_data(ctx, buffer, offset, size, data, "glGetNamedBufferSubData");
}

static void copy_sub_data(mgl_context *ctx, mgl_buffer *source, mgl_buffer *destination, GLintptr read_offset,
                          GLintptr write_offset, GLsizeiptr size, const char *function)
{
    if (!mgl_buffer_check_range(ctx, source, read_offset, size, function) ||
        !mgl_buffer_check_range(ctx, destination, write_offset, size, function))
        return;
    if (source == destination && read_offset < write_offset + size && write_offset < read_offset + size) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: the ranges overlap", function);
        return;
    }
    if (!size) return;
    MGL_SHARED(ctx);
    mgl_mirrors_send(ctx);
    mgl_wire_buffer_copy *record = mgl_emit_buffer_copy(&ctx->encoder);
    record->source = source->handle;
    record->destination = destination->handle;
    record->source_offset = (uint64_t)read_offset;
    record->destination_offset = (uint64_t)write_offset;
    record->size = (uint64_t)size;
    destination->version++;
    const uint8_t *known = mgl_buffer_known(source);
    if (known && mgl_buffer_keeps_shadow(destination))
        memcpy(destination->shadow + write_offset, known + read_offset, (size_t)size);
    else
        destination->gpu_written = true;
}

void mgl_glCopyBufferSubData(mgl_context *ctx, GLenum read_target, GLenum write_target, GLintptr read_offset,
                             GLintptr write_offset, GLsizeiptr size)
{
    MGL_CALL(ctx, glCopyBufferSubData);
    mgl_buffer *source = mgl_buffer_bound(ctx, read_target, "glCopyBufferSubData");
    mgl_buffer *destination = source ? mgl_buffer_bound(ctx, write_target, "glCopyBufferSubData") : NULL;
    if (destination) copy_sub_data(ctx, source, destination, read_offset, write_offset, size, "glCopyBufferSubData");
}

void mgl_glCopyNamedBufferSubData(mgl_context *ctx, GLuint read_name, GLuint write_name, GLintptr read_offset,
                                  GLintptr write_offset, GLsizeiptr size)
{
    MGL_CALL(ctx, glCopyNamedBufferSubData);
    mgl_buffer *source = mgl_buffer_named(ctx, read_name, "glCopyNamedBufferSubData");
    mgl_buffer *destination = source ? mgl_buffer_named(ctx, write_name, "glCopyNamedBufferSubData") : NULL;
    if (destination)
        copy_sub_data(ctx, source, destination, read_offset, write_offset, size, "glCopyNamedBufferSubData");
}

void mgl_glInvalidateBufferSubData(mgl_context *ctx, GLuint name, GLintptr offset, GLsizeiptr length)
{
    mgl_buffer *buffer = mgl_buffer_lookup(ctx, name);
    if (!buffer)
        mgl_error(ctx, GL_INVALID_VALUE, "glInvalidateBufferSubData: %u is not a buffer object", name);
    else
        mgl_buffer_check_range(ctx, buffer, offset, length,
                               "glInvalidateBufferSubData"); /* a hint: the content may as well stay */
}

void mgl_glInvalidateBufferData(mgl_context *ctx, GLuint name)
{
    MGL_CALL(ctx, glInvalidateBufferData);
    mgl_buffer *buffer = mgl_buffer_lookup(ctx, name);
    if (!buffer) {
        mgl_error(ctx, GL_INVALID_VALUE, "glInvalidateBufferData: %u is not a buffer object", name);
    } else if (mgl_buffer_check_range(ctx, buffer, 0, 0, "glInvalidateBufferData") && buffer->has_storage) {
        MGL_SHARED(ctx);
        mgl_stream_end(ctx);
        if (!buffer->map.active) mgl_buffer_orphan(ctx, buffer); /* a hint: what is mapped stays */
    }
}

/* ---- queries ---- */

static bool get_parameter(mgl_context *ctx, const mgl_buffer *buffer, GLenum name, GLint64 *value, const char *function)
{
    switch (name) {
    case GL_BUFFER_SIZE:
        *value = (GLint64)buffer->size;
        return true;
    case GL_BUFFER_USAGE:
        *value = buffer->usage;
        return true;
    case GL_BUFFER_ACCESS: {
        GLbitfield access = buffer->map.access & (GL_MAP_READ_BIT | GL_MAP_WRITE_BIT);
        *value = !buffer->map.active || access == (GL_MAP_READ_BIT | GL_MAP_WRITE_BIT) ? GL_READ_WRITE
                 : access == GL_MAP_READ_BIT                                           ? GL_READ_ONLY
                                                                                       : GL_WRITE_ONLY;
        return true;
    }
    case GL_BUFFER_ACCESS_FLAGS:
        *value = buffer->map.active ? buffer->map.access : 0;
        return true;
    case GL_BUFFER_MAPPED:
        *value = buffer->map.active;
        return true;
    case GL_BUFFER_MAP_OFFSET:
        *value = buffer->map.active ? (GLint64)buffer->map.offset : 0;
        return true;
    case GL_BUFFER_MAP_LENGTH:
        *value = buffer->map.active ? (GLint64)buffer->map.length : 0;
        return true;
    case GL_BUFFER_IMMUTABLE_STORAGE:
        *value = buffer->immutable;
        return true;
    case GL_BUFFER_STORAGE_FLAGS:
        *value = buffer->storage_flags;
        return true;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no buffer parameter", function, name);
        return false;
    }
}

static void get_int(mgl_context *ctx, const mgl_buffer *buffer, GLenum name, GLint *out, const char *function)
{
    GLint64 value;
    if (buffer && get_parameter(ctx, buffer, name, &value, function))
        *out = value > INT32_MAX ? INT32_MAX : (GLint)value;
}

static void get_int64(mgl_context *ctx, const mgl_buffer *buffer, GLenum name, GLint64 *out, const char *function)
{
    GLint64 value;
    if (buffer && get_parameter(ctx, buffer, name, &value, function)) *out = value;
}

void mgl_glGetBufferParameteriv(mgl_context *ctx, GLenum target, GLenum name, GLint *out)
{
    get_int(ctx, mgl_buffer_bound(ctx, target, "glGetBufferParameteriv"), name, out, "glGetBufferParameteriv");
}

void mgl_glGetBufferParameteri64v(mgl_context *ctx, GLenum target, GLenum name, GLint64 *out)
{
    get_int64(ctx, mgl_buffer_bound(ctx, target, "glGetBufferParameteri64v"), name, out, "glGetBufferParameteri64v");
}

void mgl_glGetNamedBufferParameteriv(mgl_context *ctx, GLuint buffer, GLenum name, GLint *out)
{
    const char *function = "glGetNamedBufferParameteriv";
    get_int(ctx, mgl_buffer_named(ctx, buffer, function), name, out, function);
}

void mgl_glGetNamedBufferParameteri64v(mgl_context *ctx, GLuint buffer, GLenum name, GLint64 *out)
{
    const char *function = "glGetNamedBufferParameteri64v";
    get_int64(ctx, mgl_buffer_named(ctx, buffer, function), name, out, function);
}

static void get_pointer(mgl_context *ctx, const mgl_buffer *buffer, GLenum name, void **out, const char *function)
{
    if (!buffer) return;
    if (name != GL_BUFFER_MAP_POINTER) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no buffer pointer", function, name);
        return;
    }
    *out = buffer->map.active ? buffer->map.pointer : NULL;
}

void mgl_glGetBufferPointerv(mgl_context *ctx, GLenum target, GLenum name, void **out)
{
    get_pointer(ctx, mgl_buffer_bound(ctx, target, "glGetBufferPointerv"), name, out, "glGetBufferPointerv");
}

void mgl_glGetNamedBufferPointerv(mgl_context *ctx, GLuint buffer, GLenum name, void **out)
{
    const char *function = "glGetNamedBufferPointerv";
    get_pointer(ctx, mgl_buffer_named(ctx, buffer, function), name, out, function);
}
