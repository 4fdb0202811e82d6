/* What scenarios with textures share: a program that samples one over the whole target, a bound texture. */
#ifndef TESTS_GL_TEXTURES_H
#define TESTS_GL_TEXTURES_H

#include "tests/gl/harness.h"

static const char *const quad_vs =
    "#version 330\nlayout(location=0) in vec2 q; out vec2 uv;\nvoid main() { uv = q * 0.5 + 0.5; gl_Position = vec4(q, 0, 1); }\n";

static inline GLuint sample_program(const char *declaration, const char *expression)
{
    char source[1024];
    snprintf(source, sizeof source, "#version 330\n%s\nin vec2 uv; out vec4 o;\nvoid main() { o = %s; }\n", declaration, expression);
    GLuint p = program(quad_vs, source);
    glUseProgram(p);
    return p;
}

static inline void nearest(GLenum target)
{
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
}

static inline GLuint bound_texture(GLenum target)
{
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(target, t);
    nearest(target);
    return t;
}

#endif
