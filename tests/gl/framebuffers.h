/* What scenarios with framebuffer objects share. */
#ifndef TESTS_GL_FRAMEBUFFERS_H
#define TESTS_GL_FRAMEBUFFERS_H

#include "tests/gl/harness.h"

static inline GLuint texture_target(GLenum internal, int w, int h)
{
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    const bool depth = internal == GL_DEPTH_COMPONENT || internal == GL_DEPTH_COMPONENT24;
    glTexImage2D(GL_TEXTURE_2D, 0, (GLint)internal, w, h, 0, depth ? GL_DEPTH_COMPONENT : GL_RGBA, depth ? GL_UNSIGNED_INT : GL_UNSIGNED_BYTE, NULL);
    return t;
}

static inline GLuint framebuffer(void)
{
    GLuint f;
    glGenFramebuffers(1, &f);
    glBindFramebuffer(GL_FRAMEBUFFER, f);
    return f;
}

#define expect_complete() expect_int(glCheckFramebufferStatus(GL_FRAMEBUFFER), GL_FRAMEBUFFER_COMPLETE)

#endif
