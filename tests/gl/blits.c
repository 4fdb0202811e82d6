/* Multisampling, resolves and blits. */
#include "tests/gl/framebuffers.h"

#include <limits.h>

SCENARIO(multisample_resolve, CORE33)
{
    GLuint buffers[2], ms;
    ms = framebuffer();
    glGenRenderbuffers(2, buffers);
    glBindRenderbuffer(GL_RENDERBUFFER, buffers[0]);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, W, H);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, buffers[0]);
    glBindRenderbuffer(GL_RENDERBUFFER, buffers[1]);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_DEPTH24_STENCIL8, W, H);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, buffers[1]);
    expect_complete();
    GLint samples = 0;
    glGetIntegerv(GL_SAMPLES, &samples);
    expect(samples >= 4);
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    solid_program();
    set_color(1, 1, 1, 1);
    vertices((const float[]){-1, -1, 1, -1, -1, 1}, 3, 2);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, default_fbo);
    glBlitFramebuffer(0, 0, W, H, 0, 0, W, H, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, default_fbo);
    expect_pixel(2, 2, 255, 255, 255, 255);
    expect_pixel(60, 60, 0, 0, 0, 255);
    uint8_t edge[4];
    glReadPixels(31, 32, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, edge);
    expect(edge[0] > 20 && edge[0] < 240);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, ms);
    glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, edge);
    expect_error(GL_INVALID_OPERATION);
}

static void attach_samples(GLenum attachment, GLenum format)
{
    GLuint buffer;
    glGenRenderbuffers(1, &buffer);
    glBindRenderbuffer(GL_RENDERBUFFER, buffer);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, format, W, H);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, attachment, GL_RENDERBUFFER, buffer);
}

/* Grey levels of row 32 after a resolve of the framebuffer that is read. */
static int resolved_row(GLuint from, uint8_t *row)
{
    static uint8_t texels[W * 4];
    int between = 0;
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, default_fbo);
    glBlitFramebuffer(0, 0, W, H, 0, 0, W, H, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, default_fbo);
    glReadPixels(0, 32, W, 1, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    for (int i = 0; i < W; i++) row[i] = texels[i * 4], between += row[i] > 20 && row[i] < 240;
    return between;
}

/* Between multisampled framebuffers of other formats each sample goes to the same one: edges stay what they were. */
SCENARIO(blit_sample_by_sample, CORE33)
{
    uint8_t expected[W], row[W];
    GLuint source = framebuffer();
    attach_samples(GL_COLOR_ATTACHMENT0, GL_RGBA8);
    attach_samples(GL_DEPTH_ATTACHMENT, GL_DEPTH_COMPONENT24);
    GLuint other = framebuffer();
    attach_samples(GL_COLOR_ATTACHMENT0, GL_RGBA16F);
    attach_samples(GL_DEPTH_STENCIL_ATTACHMENT, GL_DEPTH24_STENCIL8);
    solid_program();
    GLuint edge = vertices((const float[]){-1, -1, 0, 1, 0.7f, -1, 0, 1, -1, 1, 0, 1}, 3, 4);
    glEnable(GL_DEPTH_TEST);
    glBindFramebuffer(GL_FRAMEBUFFER, source);
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    set_color(1, 1, 1, 1);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    expect(resolved_row(source, expected) > 0);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, source);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, other);
    glBlitFramebuffer(0, 0, W, H, 0, 0, W, H, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    resolved_row(other, row);
    for (int i = 0; i < W; i++) expect(abs(row[i] - expected[i]) <= 2);
    /* Depth: what lies behind the triangle is drawn where its samples are not. */
    glBindFramebuffer(GL_READ_FRAMEBUFFER, source);
    glBindFramebuffer(GL_FRAMEBUFFER, other);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, source);
    glBlitFramebuffer(0, 0, W, H, 0, 0, W, H, GL_DEPTH_BUFFER_BIT, GL_NEAREST);
    vertices((const float[]){-1, -1, 0.5f, 1, 3, -1, 0.5f, 1, -1, 3, 0.5f, 1}, 3, 4);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    resolved_row(other, row);
    for (int i = 0; i < W; i++) expect(abs(row[i] - (255 - expected[i])) <= 2);
    (void)edge;
}

/* One sample that was asked for is a multisampled renderbuffer (GL 3.3 core §4.4.2), with as many as there are at least. */
SCENARIO(one_sample_is_multisampled, CORE33)
{
    GLint samples = 0, most = 0;
    GLuint buffer;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    if (most < 2) skip("no multisampling");
    glGenRenderbuffers(1, &buffer);
    glBindRenderbuffer(GL_RENDERBUFFER, buffer);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, 1, GL_RGBA8, 8, 8);
    glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_SAMPLES, &samples);
    expect(samples >= 1);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, 0, GL_RGBA8, 8, 8);
    glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_SAMPLES, &samples);
    expect_int(samples, 0);
}

SCENARIO(multisample_texture_fetch, CORE33)
{
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D_MULTISAMPLE, t);
    glTexImage2DMultisample(GL_TEXTURE_2D_MULTISAMPLE, 4, GL_RGBA8, 8, 8, GL_TRUE);
    framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D_MULTISAMPLE, t, 0);
    expect_complete();
    glClearColor(0.2f, 0.4f, 0.6f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
    glUseProgram(program(VS_POSITION, "#version 330\nuniform sampler2DMS t; out vec4 o;\nvoid main() { o = texelFetch(t, ivec2(3, 3), 2); }\n"));
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 51, 102, 153, 255);
}

SCENARIO(blits, CORE33)
{
    GLuint source = framebuffer();
    static const uint8_t texels[16] = {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255};
    GLuint t = texture_2d(2, 2, texels);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, default_fbo);
    glBlitFramebuffer(0, 0, 2, 2, 0, 0, 64, 64, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, default_fbo);
    expect_pixel(10, 10, 255, 0, 0, 255);
    expect_pixel(50, 10, 0, 255, 0, 255);
    expect_pixel(10, 50, 0, 0, 255, 255);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, source);
    glBlitFramebuffer(0, 0, 2, 2, 64, 64, 0, 0, GL_COLOR_BUFFER_BIT, GL_NEAREST); /* both axes mirrored */
    glBindFramebuffer(GL_READ_FRAMEBUFFER, default_fbo);
    expect_pixel(50, 50, 255, 0, 0, 255);
    expect_pixel(10, 10, 255, 255, 255, 255);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, source);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 0, 16, 16);
    glBlitFramebuffer(0, 0, 1, 1, 0, 0, 64, 64, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, default_fbo);
    expect_pixel(8, 8, 255, 0, 0, 255);
    expect_pixel(20, 20, 255, 255, 255, 255);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, source);
    glBlitFramebuffer(0, 0, 2, 2, 0, 0, 64, 64, GL_COLOR_BUFFER_BIT, GL_LINEAR);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, default_fbo);
    expect_pixel_near(32, 10, 124, 131, 0, 255, 8);
}

/* As piglit's fbo-blit-check-limits: rectangles that reach as far as integers do (scaled by one, so that the part inside is exact). */
SCENARIO(blit_far_edges, CORE33)
{
    GLuint t = texture_target(GL_RGBA8, 32, 32);
    GLuint f = framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    glClearColor(0, 1, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, default_fbo);
    static const GLint edges[][4] = {
        {0, 0, INT_MAX, INT_MAX}, {INT_MIN + 1, INT_MIN + 1, INT_MAX, INT_MAX}, {INT_MAX, 0, 0, INT_MAX}, {INT_MIN, INT_MIN, 16, 16}};
    for (int i = 0; i < 4; i++) {
        const GLint *e = edges[i];
        glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
        glClearColor(1, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glBindFramebuffer(GL_READ_FRAMEBUFFER, f);
        glBlitFramebuffer(e[0], e[1], e[2], e[3], e[0], e[1], e[2], e[3], GL_COLOR_BUFFER_BIT, GL_NEAREST);
        expect_int(glGetError(), GL_NO_ERROR);
        glBindFramebuffer(GL_READ_FRAMEBUFFER, default_fbo);
        expect_pixel(10, 10, 0, 255, 0, 255);
        expect_pixel(20, 20, i == 3 ? 255 : 0, i == 3 ? 0 : 255, 0, 255);
        expect_pixel(40, 40, 255, 0, 0, 255);
    }
    glBindFramebuffer(GL_READ_FRAMEBUFFER, f); /* nothing of it lies in an image */
    glBlitFramebuffer(INT_MAX - 9, 0, INT_MAX, 9, INT_MAX - 9, 0, INT_MAX, 9, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    expect_int(glGetError(), GL_NO_ERROR);
}

SCENARIO(blit_depth_stencil, CORE33)
{
    GLuint target;
    glClearDepth(0.25);
    glClearStencil(5);
    glClear(GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    framebuffer();
    glGenRenderbuffers(1, &target);
    glBindRenderbuffer(GL_RENDERBUFFER, target);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH24_STENCIL8, W, H);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, target);
    glDrawBuffer(GL_NONE);
    glReadBuffer(GL_NONE);
    glClearDepth(1);
    glClearStencil(0);
    glClear(GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, default_fbo);
    glBlitFramebuffer(0, 0, W, H, 0, 0, W, H, GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT, GL_NEAREST);
    GLuint f = 0;
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, (GLint *)&f);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, f);
    float depth = 0;
    uint8_t stencil = 0;
    glReadPixels(9, 9, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &depth);
    glReadPixels(9, 9, 1, 1, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE, &stencil);
    expect(depth > 0.2499f && depth < 0.2501f);
    expect_int(stencil, 5);
}
