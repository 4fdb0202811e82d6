/* Built-in state uniforms (glsl.h, mgl_glsl_builtin): members of the default block that the client fills from GL state. */
#ifndef MGL_GL_BUILTIN_H
#define MGL_GL_BUILTIN_H

#include "translator/gl/program.h"

/* Brings the program's built-in uniforms up to the context's state when either changed since. No allocation. */
void mgl_builtin_refresh(mgl_context *ctx, mgl_program *program);

#endif
