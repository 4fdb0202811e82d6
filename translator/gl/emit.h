/* What the server was last told by a context, group by group, so that only differences go out; and the caches of constant state objects.
 *
 * Used by the emit_*.c files and by draw.c only. `valid` says which groups were ever sent (MGL_DIRTY_* bits): a group that was not is sent whole.
 * Content-addressed handles belong to the context. */
#ifndef MGL_GL_EMIT_H
#define MGL_GL_EMIT_H

#include "translator/gl/context.h"

/* No open draw may grow by the fast path. */
#define MGL_NO_OPEN_KEY UINT32_MAX

typedef struct mgl_sent {
    /* draw.c */
    uint32_t open_key;              /* GL mode and index type of the open draw, when a draw of the same key may simply extend it */
    bool open_restart;              /* the draw that open_key is of restarts primitives */
    uint32_t draw_modes;            /* bit a primitive mode: legal with program and transform feedback as last checked */
    uint32_t draw_flags;            /* MGL_DRAW_CONTIGUOUS_OK as the program allows */
    bool draw_program;              /* there is a program to draw with */
    bool flat_inputs;               /* the provoking vertex shows */
    uint32_t attribute_mask, attribute_kind; /* what the program reads, as in mgl_program_header */

    uint32_t valid;                 /* MGL_DIRTY_*: groups that were ever sent */
    uint32_t texture_generation;    /* the group's, when framebuffer and textures were last looked at */

    mgl_handle render_state;
    mgl_fb_traits traits;           /* of the framebuffer that the render state was made for */
    uint32_t traits_samples;
    mgl_wire_render_state_create render_key;  /* of the bound render state, without its handle */
    mgl_wire_render_state_create render_recent[4]; /* the last ones, with their handles */
    uint32_t render_next;
    mgl_table render_states;        /* mgl_wire_render_state_create without its handle -> packed handle */
    uint32_t viewport_count;        /* 1, or 16 with viewport arrays */
    mgl_viewport viewports[MGL_MAX_VIEWPORTS];
    mgl_rect scissors[MGL_MAX_VIEWPORTS];
    float blend_color[4];
    mgl_wire_stencil_values stencil;
    mgl_wire_depth_bias depth_bias;

    mgl_buffer_range uniform_buffers[MGL_MAX_UNIFORM_BINDINGS];
    mgl_buffer_range storage_buffers[MGL_MAX_STORAGE_BINDINGS];

    mgl_handle index_buffer;
    bool index_known;               /* the server has been told `index_buffer` (null included) */
    struct mgl_vertex_emitter *vertex; /* emit_vertex.c */
    struct mgl_index_cache *index;     /* index.c */
} mgl_sent;

/* Handles as table values: never NULL because slot 0 is never minted. */
static inline void *mgl_handle_pack(mgl_handle handle)
{
    return (void *)(uintptr_t)((uint64_t)handle.generation << 32 | handle.slot);
}
static inline mgl_handle mgl_handle_unpack(const void *value)
{
    return (mgl_handle){(uint32_t)(uintptr_t)value, (uint32_t)((uint64_t)(uintptr_t)value >> 32)};
}

bool mgl_emit_vertex_init(mgl_context *ctx);
void mgl_emit_vertex_finish(mgl_context *ctx);
bool mgl_index_init(mgl_context *ctx);
void mgl_index_finish(mgl_context *ctx);
void mgl_emit_render_state_finish(mgl_context *ctx);
/* Sends the index buffer of indexed draws when it is not what the server knows. */
void mgl_bind_index_buffer(mgl_context *ctx, mgl_handle buffer);

#endif
