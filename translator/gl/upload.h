/* Bulk bytes towards the server: small ones travel in the record's tail, larger ones through the stage segment. Owned by the calling
 * context's thread. Nothing here waits but for room in the stage. */
#ifndef MGL_GL_UPLOAD_H
#define MGL_GL_UPLOAD_H

#include "translator/gl/context.h"

/* Writes `size` bytes at `offset` of a wire buffer, in as many records as it takes. flags: MGL_UPLOAD_*. */
void mgl_upload_buffer(mgl_context *ctx, mgl_handle buffer, uint64_t offset, uint64_t size, const void *data, uint32_t flags);

/* Begins one texture_upload record that carries `size` bytes (1 to mgl_upload_limit). Fill the record (all but `data` and `tail_count`) and the
 * returned memory, then call mgl_upload_texture_end with the record before anything else is emitted. NULL when the session is lost: nothing was
 * begun. */
void *mgl_upload_texture_begin(mgl_context *ctx, uint32_t size, mgl_wire_texture_upload **record);
void mgl_upload_texture_end(mgl_context *ctx, const mgl_wire_texture_upload *record);
uint32_t mgl_upload_limit(const mgl_context *ctx); /* bytes */

/* Emits program_create. False when the archive is larger than the stage takes or the session is lost. */
bool mgl_upload_program(mgl_context *ctx, mgl_handle program, const void *archive, uint32_t size);

#endif
