/* Buffer objects: what buffer.c, buffer_map.c and buffer_binding.c share.
 *
 * A buffer's client copy (its shadow) serves maps, index scans and format conversions. It is kept while the budget (MAGMA_SHADOW_MB) lasts and
 * is stale from the moment the GPU writes the buffer (gpu_written) until it has been read back or written over as a whole. */
#ifndef MGL_GL_BUFFER_H
#define MGL_GL_BUFFER_H

#include "translator/gl/context.h"

/* The slot that a target's binding lives in, or NULL: no buffer target of this context. */
mgl_buffer **mgl_buffer_slot(mgl_context *ctx, GLenum target);
/* The bound buffer, or NULL after recording GL_INVALID_ENUM (target) or GL_INVALID_OPERATION (nothing bound). */
mgl_buffer *mgl_buffer_bound(mgl_context *ctx, GLenum target, const char *function);
/* The buffer of that name, or NULL after recording GL_INVALID_OPERATION. */
mgl_buffer *mgl_buffer_named(mgl_context *ctx, GLuint name, const char *function);
/* The buffer of that name, made when the name is reserved (or, in compatibility contexts, unused). NULL after recording the error; also for name 0, without one. */
mgl_buffer *mgl_buffer_for_binding(mgl_context *ctx, GLuint name, const char *function);

/* Whether offset + size lie in the buffer, else GL_INVALID_VALUE; GL_INVALID_OPERATION when it is mapped (not persistently). */
bool mgl_buffer_check_range(mgl_context *ctx, const mgl_buffer *buffer, GLintptr offset, GLsizeiptr size, const char *function);

/* Groups to look at again after the bindings to a target changed. */
void mgl_buffer_binding_changed(mgl_context *ctx, GLenum target);
/* Gives the wire buffer new storage (orphans what earlier commands use). */
void mgl_buffer_emit_storage(mgl_context *ctx, const mgl_buffer *buffer);
/* Ends a map without writing anything back. */
void mgl_buffer_drop_map(mgl_context *ctx, mgl_buffer *buffer);
/* Takes the buffer out of every binding point of this context. */
void mgl_buffer_unbind(mgl_context *ctx, mgl_buffer *buffer);
/* Reads bytes back from the server, in pieces, blocking. False when the session is lost. */
bool mgl_buffer_read_back(mgl_context *ctx, const mgl_buffer *buffer, uint64_t offset, uint64_t size, void *out);
/* The bytes as the client knows them, or NULL: written by the GPU, or never kept. */
static inline const uint8_t *mgl_buffer_known(const mgl_buffer *buffer)
{
    return buffer->gpu_written ? NULL : buffer->memory.pointer ? buffer->memory.pointer : buffer->shadow;
}
/* Whether writes by the client go into the shadow at once: not while a persistent map compares with it. */
static inline bool mgl_buffer_keeps_shadow(const mgl_buffer *buffer)
{
    return buffer->shadow && !(buffer->map.active && (buffer->map.access & GL_MAP_PERSISTENT_BIT));
}
/* New storage of the same size, its content undefined: what earlier commands use stays theirs. False: none was needed or possible, and the commands
 * that use the old one are complete (storage that is mapped persistently cannot always be replaced). */
void mgl_buffer_orphan(mgl_context *ctx, mgl_buffer *buffer);
void mgl_buffer_drop_shadow(mgl_context *ctx, mgl_buffer *buffer);
#define MGL_IN_PLACE_MAPS   4 /* maps or sweeps of writes before a buffer moves into memory that the GPU reads in place */
#define MGL_MOVED_BACK_MOST 2 /* a buffer that is also written in other ways stays where it is after that */
/* Counts a map that storage in the client's memory would have made free; after a few the buffer moves there. */
void mgl_buffer_want_in_place(mgl_context *ctx, mgl_buffer *buffer);
/* buffer_stream.c. Notes a write: writes in a row from the buffer's start to its last quarter, again and again, make it stream. */
void mgl_stream_note(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t size);
/* Whether a write at that offset begins a stream, when there is memory for it. */
bool mgl_stream_wants(const mgl_buffer *buffer, uint64_t offset);
/* Writes into fresh memory where the buffer streams; true: that was all there is to do. Whatever else streams is committed. */
bool mgl_stream_write(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t size, const void *data);
/* The version of its content, for caches: a new one each time while the program may write it unseen. */
uint32_t mgl_buffer_content_version(mgl_buffer *buffer);

/* buffer_mirror.c: persistent maps where the device cannot use the client's memory. The program writes a mirror; what it changed is sent before each
 * command that may read it, what the GPU wrote is fetched when the program has waited for it. */
uint8_t *mgl_mirror_begin(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t length, GLbitfield access);
void mgl_mirror_end(mgl_context *ctx, mgl_buffer *buffer); /* takes it off the list; the memory is map.scratch */
void mgl_mirror_send(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t length); /* of the map; what differs */
/* The handle to name in bindings: null until the buffer has storage. */
static inline mgl_handle mgl_buffer_wire(const mgl_buffer *buffer)
{
    return buffer && buffer->has_storage ? buffer->handle : (mgl_handle){0, 0};
}

#endif
