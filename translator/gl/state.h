/* What others need to know of state.c: how hints and fixed-function enables are numbered in ctx->state. */
#ifndef MGL_GL_STATE_H
#define MGL_GL_STATE_H

#include "translator/gl/context.h"

enum {
    MGL_HINT_PERSPECTIVE_CORRECTION,
    MGL_HINT_POINT_SMOOTH,
    MGL_HINT_LINE_SMOOTH,
    MGL_HINT_POLYGON_SMOOTH,
    MGL_HINT_FOG,
    MGL_HINT_GENERATE_MIPMAP,
    MGL_HINT_TEXTURE_COMPRESSION,
    MGL_HINT_FRAGMENT_SHADER_DERIVATIVE,
};

/* The bit of a fixed-function enable (GL_LIGHTING, GL_ALPHA_TEST ...) in ctx->state.legacy_enables, or -1: not such an enable. */
int mgl_state_legacy_bit(GLenum cap);
/* The storage of an enable that is not indexed, or NULL when `cap` is none in this context. *dirty (may be NULL): the groups it touches. */
bool *mgl_state_enable(mgl_context *ctx, GLenum cap, uint32_t *dirty);

/* vertex.c: the attribute location of a legacy client array (GL_VERTEX_ARRAY ...; GL_TEXTURE_COORD_ARRAY by the client's active unit), or -1. */
int mgl_client_array_location(const mgl_context *ctx, GLenum array);

#endif
