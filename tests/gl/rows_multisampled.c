/* Which row comes first, with several samples: resolves and sample positions. See rows.h. */
#include "tests/gl/rows.h"

/* A pbuffer and a framebuffer object of four samples; false: there is no such config. */
static bool make_multisampled(EGLSurface *surface, EGLContext *made, GLuint *framebuffer)
{
    EGLConfig chosen;
    EGLint n = 0;
    const EGLint wanted[] = {
        EGL_SURFACE_TYPE,    EGL_PBUFFER_BIT, EGL_RED_SIZE, 8, EGL_ALPHA_SIZE, 8, EGL_DEPTH_SIZE, 24, EGL_SAMPLES, 4,
        EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT,  EGL_NONE};
    const EGLint size[] = {EGL_WIDTH, WIDE, EGL_HEIGHT, HIGH, EGL_NONE};
    if (!eglChooseConfig(display, wanted, &chosen, 1, &n) || !n) return false;
    EGLConfig before = config;
    config = chosen;
    *made = make_context(CORE33, EGL_NO_CONTEXT);
    config = before;
    *surface = eglCreatePbufferSurface(display, chosen, size);
    if (!*made || !*surface || !eglMakeCurrent(display, *surface, *surface, *made)) return false;
    GLuint color;
    glGenFramebuffers(1, framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, *framebuffer);
    glGenRenderbuffers(1, &color);
    glBindRenderbuffer(GL_RENDERBUFFER, color);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, WIDE, HIGH);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color);
    return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

/* Resolves the framebuffer into a new one with one sample, which is then read. */
static GLuint resolve_of(GLuint framebuffer)
{
    GLuint f, t = texture_2d(WIDE, HIGH, NULL);
    glGenFramebuffers(1, &f);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, f);
    glFramebufferTexture2D(GL_DRAW_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    glBlitFramebuffer(0, 0, WIDE, HIGH, 0, 0, WIDE, HIGH, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, f);
    return f;
}

static void expect_resolved_corners(void)
{
    expect_color(0, 0, RED);
    expect_color(47, 1, YELLOW);
    expect_color(47, 2, GREEN);
    expect_color(0, 39, BLUE);
    expect_color(47, 39, WHITE);
}

/* Each sample alone: its reported position decides what covers it, and is what the shader sees. */
static void sample_positions(GLuint framebuffer, GLuint positions, GLuint solid)
{
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glEnable(GL_SAMPLE_MASK);
    for (GLuint i = 0; i < 4; i++) {
        float at[2], edge = -1.0f + 2.0f * 10.25f / HIGH;
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glGetMultisamplefv(GL_SAMPLE_POSITION, i, at);
        glSampleMaski(0, ~0u);
        fill(0, 0, WIDE, HIGH, 0, 0, 0);
        glSampleMaski(0, 1u << i);
        glUseProgram(solid);
        set_color(1, 1, 1, 1);
        draw_rect(-1, -1, 1, edge); /* a quarter of row 10 */
        resolve_of(framebuffer);
        expect_pixel(9, 9, 64, 64, 64, 255);
        int covered = at[1] < 0.25f ? 64 : 0;
        expect_pixel(9, 10, covered, covered, covered, 255);
        if (!positions) continue;
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glUseProgram(positions);
        draw_rect(-1, -1, 1, 1);
        resolve_of(framebuffer);
        expect_pixel_near(9, 9, (int)(at[0] * 64), (int)(at[1] * 64), 64, 255, 3);
    }
    glDisable(GL_SAMPLE_MASK);
}

SCENARIO(rows_multisampled, CORE33)
{
    EGLSurface before = eglGetCurrentSurface(EGL_DRAW), surface = EGL_NO_SURFACE;
    EGLContext made = EGL_NO_CONTEXT;
    GLuint framebuffer = 0, positions = 0;
    if (!make_multisampled(&surface, &made, &framebuffer)) skip("no multisampled config");
    GLuint solid = solid_program();
    if (has_extension("GL_ARB_sample_shading"))
        positions = program(VS_POSITION, "#version 330\n#extension GL_ARB_sample_shading : require\nout vec4 o;\n"
                                         "void main() { o = vec4(gl_SamplePosition, 1, 1); }\n");
    for (int turn = 0; turn < 3; turn++) {
        GLuint here = turn == 1 ? 0 : framebuffer;
        glBindFramebuffer(GL_FRAMEBUFFER, here);
        glViewport(0, 0, WIDE, HIGH);
        fill_corners();
        if (!here) { /* read-back resolves windows only */
            expect_resolved_corners();
            GLuint buffer;
            glGenBuffers(1, &buffer);
            glBindBuffer(GL_PIXEL_PACK_BUFFER, buffer);
            glBufferData(GL_PIXEL_PACK_BUFFER, WIDE * HIGH * 4, NULL, GL_STREAM_READ);
            glReadPixels(0, 0, WIDE, HIGH, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
            const uint8_t *all = glMapBuffer(GL_PIXEL_PACK_BUFFER, GL_READ_ONLY);
            expect_int(all[1], 0);
            expect_int(all[WIDE * 4 + 1], 255);
            glUnmapBuffer(GL_PIXEL_PACK_BUFFER);
            glDeleteBuffers(1, &buffer);
        }
        resolve_of(here);
        expect_resolved_corners();
        sample_positions(here, positions, solid);
    }
    expect_int(glGetError(), 0);
    eglMakeCurrent(display, before, before, context);
    eglDestroySurface(display, surface);
    eglDestroyContext(display, made);
}
