/* Transform feedback objects, for query.c (which starts and ends the topic) and buffer_binding.c. */
#ifndef MGL_GL_XFB_H
#define MGL_GL_XFB_H

#include "translator/gl/context.h"

bool mgl_xfb_init(mgl_context *ctx); /* the default object */
void mgl_xfb_finish(mgl_context *ctx);

#endif
