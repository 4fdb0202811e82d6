/* Shared by the GLSL tests: options of a GL 3.3 compatibility context and a program built from strings. */
#ifndef MGL_TESTS_GLSL_HELPERS_H
#define MGL_TESTS_GLSL_HELPERS_H

#include "translator/glsl/internal.h"

typedef struct glsl_build { /* what came of build_program(): free with build_finish() */
    mgl_glsl_program *program;
    char *log; /* of the step that failed, or of the link */
    bool compiled, linked;
} glsl_build;

extern const mgl_glsl_options test_options;

typedef struct glsl_text_of {
    mgl_stage stage;
    const char *text;
} glsl_text_of;

/* Compiles and links; `sources` ends with a NULL text. Each module must be valid for SPIRV-Tools, or the test fails. */
glsl_build build_program(const mgl_glsl_options *options, const glsl_text_of *sources, const mgl_glsl_link_input *more);
void build_finish(glsl_build *build);
const mgl_glsl_uniform *find_uniform(const glsl_build *build, const char *name);
const mgl_glsl_attribute *find_attribute(const glsl_build *build, const char *name);
/* Words of a stage in the archive. */
const uint32_t *stage_words(const glsl_build *build, mgl_stage stage, size_t *count);

#define BUILD(...) build_program(&test_options, (const glsl_text_of[]){__VA_ARGS__, {0, NULL}}, NULL)

#endif
