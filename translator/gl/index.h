/* Index data on its way to the server. What Vulkan has not (quads, loops, polygons, 8-bit indices, restart values other than all-ones, restart in lists)
 * is rewritten here, from the buffer's shadow or from client memory. Used by draw.c, in the thread of the context. */
#ifndef MGL_GL_INDEX_H
#define MGL_GL_INDEX_H

#include "translator/gl/context.h"

typedef struct mgl_index_request { /* as the program asks */
    uint8_t mode, size;      /* mgl_primitive; bytes an index */
    uint32_t count;
    const void *indices;     /* byte offset in the index buffer, or client memory without one */
} mgl_index_request;

typedef struct mgl_index_draw { /* as the record says it */
    mgl_handle buffer;
    uint32_t first, count;   /* in indices */
    uint8_t mode, size;
    bool restart;            /* all-ones restarts */
} mgl_index_draw;

/* Whether the request can be drawn from the index buffer as it lies; *restart then says whether all-ones restarts. */
bool mgl_index_is_plain(const mgl_context *ctx, const mgl_index_request *request, bool *restart);
/* Brings the indices to the server, rewritten when they must be. False: nothing to draw, or no memory (error recorded). */
bool mgl_index_prepare(mgl_context *ctx, const mgl_index_request *request, mgl_index_draw *draw);
/* The least and greatest index that the request names, restarts left out. False: none, or the indices cannot be read. */
bool mgl_index_range(mgl_context *ctx, const mgl_index_request *request, uint32_t *low, uint32_t *high);

/* The rewriting itself. `in`: `count` indices, MGL_INDEX_RESTART where one restarts; `out` has room for mgl_index_rewrite_room(count).
 * Returns the number of indices for *mode, which becomes a mode that Vulkan draws. */
#define MGL_INDEX_RESTART UINT32_MAX
uint32_t mgl_index_rewrite(const uint32_t *in, uint32_t count, uint8_t *mode, uint32_t patch_vertices, bool first_convention,
                           bool lists_restart, uint32_t *out);
static inline uint64_t mgl_index_rewrite_room(uint32_t count) { return 3ull * count + 4; }

#endif
