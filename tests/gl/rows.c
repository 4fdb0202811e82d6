/* Which row comes first: fragments, clears, faces. See rows.h. */
#include "tests/gl/rows.h"

#include <math.h>

static GLuint object;   /* the framebuffer object */
static bool in_default; /* where a check runs */

GLuint rows_here(void)
{
    return in_default ? 0 : object;
}

static void make_object(void)
{
    GLuint buffers[2];
    glGenFramebuffers(1, &object);
    glBindFramebuffer(GL_FRAMEBUFFER, object);
    glGenRenderbuffers(2, buffers);
    for (int i = 0; i < 2; i++) {
        glBindRenderbuffer(GL_RENDERBUFFER, buffers[i]);
        glRenderbufferStorage(GL_RENDERBUFFER, i ? GL_DEPTH24_STENCIL8 : GL_RGBA8, WIDE, HIGH);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, i ? GL_DEPTH_STENCIL_ATTACHMENT : GL_COLOR_ATTACHMENT0,
                                  GL_RENDERBUFFER, buffers[i]);
    }
    expect_int(glCheckFramebufferStatus(GL_FRAMEBUFFER), GL_FRAMEBUFFER_COMPLETE);
}

static void begin(GLuint framebuffer)
{
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    in_default = framebuffer == 0;
    glViewport(0, 0, WIDE, HIGH);
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
}

void in_both(void (*check)(void))
{
    EGLSurface before = eglGetCurrentSurface(EGL_DRAW), surface = pbuffer(WIDE, HIGH);
    expect(eglMakeCurrent(display, surface, surface, context));
    make_object();
    for (int i = 0; i < 3; i++) {
        begin(i == 1 ? 0 : object);
        check();
    }
    /* The picture that stays is the pbuffer's. */
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    static uint8_t picture[WIDE * HIGH * 4];
    glReadPixels(0, 0, WIDE, HIGH, GL_RGBA, GL_UNSIGNED_BYTE, picture);
    expect(eglMakeCurrent(display, before, before, context));
    expect(eglDestroySurface(display, surface));
    glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
    GLuint t = texture_2d(WIDE, HIGH, picture), f;
    glGenFramebuffers(1, &f);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, f);
    glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    glDisable(GL_SCISSOR_TEST);
    glBlitFramebuffer(0, 0, WIDE, HIGH, 0, 0, WIDE, HIGH, GL_COLOR_BUFFER_BIT, GL_NEAREST);
}

void fill(int x, int y, int w, int h, float r, float g, float b)
{
    glEnable(GL_SCISSOR_TEST);
    glScissor(x, y, w, h);
    glClearColor(r, g, b, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glDisable(GL_SCISSOR_TEST);
}

void fill_corners(void)
{
    fill(0, 0, WIDE / 2, HIGH / 2, 1, 0, 0);
    fill(WIDE / 2, 0, WIDE / 2, HIGH / 2, 0, 1, 0);
    fill(0, HIGH / 2, WIDE / 2, HIGH / 2, 0, 0, 1);
    fill(WIDE / 2, HIGH / 2, WIDE / 2, HIGH / 2, 1, 1, 1);
    fill(0, 1, WIDE, 1, 1, 1, 0);
}

static void frag_coord(void)
{
    static GLuint p[3];
    static const char *const layouts[] = {"", "layout(origin_upper_left) in vec4 gl_FragCoord;\n",
                                          "layout(origin_upper_left, pixel_center_integer) in vec4 gl_FragCoord;\n"};
    for (int i = 0; i < 3; i++) {
        char text[512];
        snprintf(text, sizeof text,
                 "#version 150\n%sout vec4 o;\nvoid main() { vec4 c = gl_FragCoord;\n"
                 "o = vec4(gl_FragCoord.x, c.y, gl_FragCoord[1], 255.0 * gl_FragCoord.zw.x) / 255.0; }\n",
                 layouts[i]);
        if (!p[i]) p[i] = program(VS_POSITION, text);
        glUseProgram(p[i]);
        draw_rect(-1, -1, 1, 1);
        for (int y = 1; y < HIGH; y += 19) {
            int from = i ? HIGH - 1 - y : y;
            expect_pixel_near(7, y, 7, from, from, 128, 1);
        }
    }
}
SCENARIO(rows_frag_coord, CORE33)
{
    in_both(frag_coord);
}

static void derivatives(void)
{
    static GLuint p[2];
    bool kinds = has_extension("GL_ARB_derivative_control");
    static const char *const text[] = {
        "#version 330\nin vec2 q; out vec4 o;\nvoid main() {\n"
        "o = vec4(dFdy(q.y * q.x) / q.x, dFdx(q.x), dFdy(gl_FragCoord).y + fwidth(q.y) * 0.25, dFdy(-q).y + 1.5) * "
        "0.5; }\n",
        "#version 330\n#extension GL_ARB_derivative_control : require\nin vec2 q; out vec4 o;\nvoid main() {\n"
        "o = vec4(dFdyFine(q.y), dFdyCoarse(q.y), -dFdyFine(-q.y) * 0.5, dFdxFine(q.x)) * 0.5; }\n"};
    static const char vertex[] =
        "#version 330\nlayout(location=0) in vec4 position; out vec2 q;\n"
        "void main() { q = (position.xy * 0.5 + 0.5) * vec2(48, 40); gl_Position = position; }\n";
    for (int i = 0; i < 1 + kinds; i++) {
        if (!p[i]) p[i] = program(vertex, text[i]);
        glUseProgram(p[i]);
        draw_rect(-1, -1, 1, 1);
        for (int y = 4; y < 8; y++) {
            if (i == 0) expect_pixel(9, y, 128, 128, 159, 64);
            if (i == 1) expect_pixel(9, y, 128, 128, 64, 128);
        }
    }
}
SCENARIO(rows_derivatives, CORE33)
{
    in_both(derivatives);
}

static void interpolated_at_offset(void)
{
    static GLuint p;
    if (!p)
        p = program("#version 330\nlayout(location=0) in vec4 position; out vec2 q;\n"
                    "void main() { q = (position.xy * 0.5 + 0.5) * vec2(48, 40); gl_Position = position; }\n",
                    "#version 330\n#extension GL_ARB_gpu_shader5 : require\nin vec2 q; out vec4 o; uniform vec2 "
                    "by[2];\nvoid main() {\n"
                    "vec2 d = interpolateAtOffset(q, by[min(0, 1)]) - q;\n"
                    "o = vec4(d.x + 0.5, interpolateAtOffset(q, vec2(d.y, interpolateAtOffset(q, by[1]).y - q.y)).y - "
                    "q.y + 0.5, d.y + 0.5, 1); }\n");
    glUseProgram(p);
    glUniform2fv(glGetUniformLocation(p, "by"), 2, (const float[]){0.125f, 0.25f, 0, -0.25f});
    draw_rect(-1, -1, 1, 1);
    expect_pixel_near(9, 9, 159, 64, 191, 255, 3);
    expect_pixel_near(9, 30, 159, 64, 191, 255, 3);
}
SCENARIO(rows_interpolate_at_offset, CORE33)
{
    if (!has_extension("GL_ARB_gpu_shader5")) skip("no GL_ARB_gpu_shader5");
    in_both(interpolated_at_offset);
}

static void point_coord(void)
{
    static GLuint p;
    if (!p)
        p = program("#version 330\nlayout(location=0) in vec2 q;\nvoid main() { gl_Position = vec4(q, 0, 1); "
                    "gl_PointSize = 16.0; }\n",
                    "#version 330\nout vec4 o;\nvoid main() { o = vec4(gl_PointCoord, gl_PointCoord.x, 1); }\n");
    glEnable(GL_PROGRAM_POINT_SIZE);
    glUseProgram(p);
    vertices((const float[]){0, -0.5f}, 1, 2); /* the middle is at 24, 10 */
    for (int lower = 0; lower < 2; lower++) {
        glPointParameteri(GL_POINT_SPRITE_COORD_ORIGIN, lower ? GL_LOWER_LEFT : GL_UPPER_LEFT);
        glDrawArrays(GL_POINTS, 0, 1);
        expect_pixel(17, 3, 24, lower ? 24 : 231, 24, 255);
        expect_pixel(31, 16, 247, lower ? 231 : 24, 247, 255);
        expect_color(24, 24, BLACK);
    }
    glPointParameteri(GL_POINT_SPRITE_COORD_ORIGIN, GL_UPPER_LEFT);
}
SCENARIO(rows_point_coord, CORE33)
{
    in_both(point_coord);
}

static void viewport_and_scissor(void)
{
    static GLuint p;
    if (!p) p = solid_program();
    glUseProgram(p);
    set_color(1, 0, 0, 1);
    glViewport(4, 2, 20, 10);
    draw_rect(-1, -1, 1, 1);
    expect_color(4, 2, RED);
    expect_color(23, 11, RED);
    expect_color(4, 1, BLACK);
    expect_color(4, 12, BLACK);
    set_color(0, 1, 0, 1);
    draw_rect(-1, 0, 1, 1); /* its upper half */
    expect_color(10, 6, RED);
    expect_color(10, 7, GREEN);
    glViewport(0, 0, WIDE, HIGH);
    glEnable(GL_SCISSOR_TEST);
    glScissor(30, 25, 5, 3);
    set_color(0, 0, 1, 1);
    draw_rect(-1, -1, 1, 1);
    glDisable(GL_SCISSOR_TEST);
    expect_color(30, 25, BLUE);
    expect_color(34, 27, BLUE);
    expect_color(34, 28, BLACK);
    expect_color(34, 24, BLACK);
    expect_color(34, HIGH - 26, BLACK);
}
SCENARIO(rows_viewport_and_scissor, CORE33)
{
    in_both(viewport_and_scissor);
}

static void faces(void)
{
    static GLuint p;
    if (!p)
        p = program(
            VS_POSITION,
            "#version 330\nout vec4 o;\nvoid main() { o = gl_FrontFacing ? vec4(0, 1, 0, 1) : vec4(1, 0, 0, 1); }\n");
    glUseProgram(p);
    glEnable(GL_CULL_FACE);
    for (int upper = 0; upper < (has_extension("GL_ARB_clip_control") ? 2 : 1); upper++) {
        if (upper) glClipControl(GL_UPPER_LEFT, GL_NEGATIVE_ONE_TO_ONE);
        glClearColor(0, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        draw_rect(-1, -1, 1, 0); /* counter-clockwise before the clip control turns it */
        int y = upper ? HIGH - 3 : 3;
        expect_color(20, y, GREEN);
        expect_color(20, HIGH - 1 - y, BLACK);
        glFrontFace(GL_CW);
        glCullFace(GL_FRONT);
        draw_rect(-1, -1, 1, 0);
        expect_color(20, y, RED);
        glCullFace(GL_BACK);
        glFrontFace(GL_CCW);
        if (upper) glClipControl(GL_LOWER_LEFT, GL_NEGATIVE_ONE_TO_ONE);
    }
    glDisable(GL_CULL_FACE);
}
SCENARIO(rows_faces, CORE33)
{
    in_both(faces);
}

static void clears(void)
{
    float depth = 0;
    GLubyte stencil = 0;
    fill_corners();
    glEnable(GL_SCISSOR_TEST);
    glScissor(2, 30, 10, 4);
    glColorMask(GL_TRUE, GL_FALSE, GL_FALSE, GL_TRUE);
    glClearColor(1, 1, 1, 1);
    glClearDepth(0.25);
    glClearStencil(7);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glClearDepth(1);
    glClearStencil(0);
    glDisable(GL_SCISSOR_TEST);
    expect_pixel(2, 30, 255, 0, 255, 255);
    expect_pixel(11, 33, 255, 0, 255, 255);
    expect_color(11, 34, BLUE);
    expect_color(11, 29, BLUE);
    for (int inside = 0; inside < 2; inside++) {
        int y = inside ? 33 : 34;
        glReadPixels(11, y, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &depth);
        glReadPixels(11, y, 1, 1, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE, &stencil);
        expect(fabsf(depth - (inside ? 0.25f : 1.0f)) < 1e-4f);
        expect_int(stencil, inside ? 7 : 0);
    }
    expect_color(0, 1, YELLOW);
    expect_color(0, 2, RED);
}
SCENARIO(rows_clears, CORE33)
{
    in_both(clears);
}
