/* A value on its way from the client's state to a glGet* of some type. */
#ifndef MGL_GL_GET_H
#define MGL_GL_GET_H

#include "translator/gl/context.h"

typedef enum mgl_get_kind { MGL_GET_BOOL, MGL_GET_INT, MGL_GET_FLOAT, MGL_GET_NORM } mgl_get_kind;
enum { MGL_GET_MAX = 40 };

typedef struct mgl_get_value {
    mgl_get_kind kind;
    uint32_t count; /* at most MGL_GET_MAX; a list may be empty */
    union { int64_t i[MGL_GET_MAX]; double f[MGL_GET_MAX]; }; /* i of BOOL and INT, f of FLOAT and NORM */
} mgl_get_value;

typedef enum mgl_get_type { MGL_AS_BOOLEAN, MGL_AS_INT, MGL_AS_INT64, MGL_AS_FLOAT, MGL_AS_DOUBLE } mgl_get_type;

/* Converts by the rules of GL 3.3 core §6.1.2: integers to booleans by != 0, floats to integers by rounding, NORM by its range. */
void mgl_get_store(const mgl_get_value *value, mgl_get_type type, void *out);
/* The value of an enumerant that is not indexed; false: unknown to this context. */
bool mgl_get_find(mgl_context *ctx, GLenum pname, mgl_get_value *value);

#endif
