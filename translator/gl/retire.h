/* The end of shared objects on the server.
 *
 * Each context encodes into a chunk of its own, so when the last reference to an object goes in one context, records of another that name the object may
 * not be in the stream yet. Then the object's handle is retired: it is destroyed by the last of the contexts that were current at that moment
 * to have published. With one context it is destroyed at once. */
#ifndef MGL_GL_RETIRE_H
#define MGL_GL_RETIRE_H

#include "translator/gl/context.h"

/* Destroys a buffer, texture or program on the server, now or later, and frees its handle. The null handle is fine. Locks the group. */
void mgl_retire(mgl_context *ctx, mgl_kind kind, mgl_handle handle);
/* The context has published all its records: what waited for it no longer does. */
void mgl_retire_published(mgl_context *ctx);

/* A context enters and leaves its share group. */
void mgl_retire_join(mgl_context *ctx);
void mgl_retire_leave(mgl_context *ctx);
void mgl_retire_group_finish(mgl_share_group *group);

#endif
