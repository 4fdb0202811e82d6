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
static inline bool mgl_buffer_shadow_valid(const mgl_buffer *buffer) { return buffer->shadow && !buffer->gpu_written; }
/* The handle to name in bindings: null until the buffer has storage. */
static inline mgl_handle mgl_buffer_wire(const mgl_buffer *buffer)
{
    return buffer && buffer->has_storage ? buffer->handle : (mgl_handle){0, 0};
}

#endif
