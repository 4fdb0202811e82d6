/* A GL client that draws nothing, in the place of translator/gl and the wire: what the window systems call is counted
 * and what they need to hear is set by the test. Not thread-safe but for contexts being current in different threads.
 */
#ifndef TESTS_UNIT_FAKE_GL_H
#define TESTS_UNIT_FAKE_GL_H

#include "translator/gl/gl.h"

typedef struct fake_gl_state {
    bool no_device;               /* mgl_connection_get finds none */
    bool ending;                  /* the program is in exit() */
    bool lost;                    /* contexts and connection are lost */
    bool window_gone;             /* what mgl_drawable_gone and a swap tell */
    bool fences_done;             /* whether a fence is passed */
    uint32_t contexts, drawables; /* alive now */
    uint32_t swaps, exchanges, unimplemented;
    int interval;                 /* of the last swap */
    mgl_context_config config;    /* of the last creation that was tried */
    mgl_drawable_config drawable; /* of the last creation */
    uint32_t width, height;       /* of the last creation or resize */
} fake_gl_state;
extern fake_gl_state fake_gl;

#endif
