/* A GL context for tests of translator/gl: monolith transport, an applier that only remembers, and a GLSL front end that links whatever
 * reflection the test made. No Vulkan, no compiler. */
#ifndef MGL_TESTS_GL_SESSION_H
#define MGL_TESTS_GL_SESSION_H

#include "translator/gl/context.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* What the server was told since gl_session_forget. */
typedef struct gl_session_log {
    uint32_t ops[MGL_OP_COUNT];
    uint8_t constants[4096];          /* of all programs, at their offsets */
    uint32_t first_constant, last_constant; /* range of the last program_constants record */
    uint32_t slots[64];
    uint8_t records[256 << 10];       /* the records themselves, as far as they fit */
    size_t record_bytes;
} gl_session_log;
extern gl_session_log gl_log;
/* The payload of the n-th record of a kind (from 0) since gl_session_forget, its tail behind it; NULL: there are not so many. */
const void *gl_session_record(mgl_op op, uint32_t n);

/* The device that the next context is made on; set by gl_session_default_caps. */
extern mgl_caps gl_session_caps;
void gl_session_default_caps(void);

/* What the next glLinkProgram finds. The lists must outlive the program. */
typedef struct gl_session_program {
    mgl_glsl_reflection reflection;
    struct { mgl_program_header header; mgl_program_resource resources[8]; } archive;
} gl_session_program;
extern const gl_session_program *gl_session_link; /* NULL: linking fails */

/* A current context, or NULL when the version is refused. */
mgl_context *gl_session_open(uint32_t major, uint32_t minor, bool core);
void gl_session_close(mgl_context *ctx);
/* Publishes, so that gl_log has everything. */
void gl_session_sync(mgl_context *ctx);
void gl_session_forget(mgl_context *ctx);
/* A linked program made of two shaders, not in use. */
GLuint gl_session_make_program(mgl_context *ctx, const gl_session_program *program);

#define assert_gl(ctx, expected) assert_int_equal(mgl_glGetError(ctx), expected)

#endif
