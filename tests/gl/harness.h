/* Scenarios: small GL programs with a known picture. They use EGL and libOpenGL (libglvnd) only, so the same binary runs on any GL
 * library (a control), and each runs in a process of its own.
 *
 *   SCENARIO(name, CORE33) { ... draw ...; expect_pixel(8, 8, 255, 0, 0, 255); }
 *
 * The context is current, with a W x H RGBA8 + depth-stencil framebuffer object bound and viewport set. A scenario that leaves a GL error fails. */
#ifndef TESTS_GL_HARNESS_H
#define TESTS_GL_HARNESS_H

#define GL_GLEXT_PROTOTYPES
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/gl.h>
#include <GL/glext.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { W = 64, H = 64 };
typedef enum scenario_profile { CORE33, LEGACY, ES_ROUTE } scenario_profile;

typedef struct scenario {
    const char *name, *file;
    scenario_profile profile;
    void (*run)(void);
    struct scenario *next;
} scenario;
void scenario_register(scenario *s);
#define SCENARIO(id, which)                                                                                            \
    static void id(void);                                                                                              \
    static scenario id##_entry = {#id, __FILE__, which, id, NULL};                                                     \
    __attribute__((constructor)) static void id##_register(void) { scenario_register(&id##_entry); }                   \
    static void id(void)

/* Failures are counted and printed with the line; the scenario goes on. */
void fail_at(const char *file, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));
void skip(const char *reason); /* ends the scenario: what it needs is not offered */
#define fail(...) fail_at(__FILE__, __LINE__, __VA_ARGS__)
#define expect(condition)                                                                                              \
    do {                                                                                                               \
        if (!(condition)) fail("%s", #condition);                                                                      \
    } while (0)
#define expect_int(actual, wanted)                                                                                     \
    do {                                                                                                               \
        long long a_ = (long long)(actual), w_ = (long long)(wanted);                                                  \
        if (a_ != w_) fail("%s is %lld, not %lld", #actual, a_, w_);                                                   \
    } while (0)
#define expect_error(wanted)                                                                                           \
    do {                                                                                                               \
        GLenum e_ = glGetError();                                                                                      \
        if (e_ != (wanted)) fail("error 0x%04x, not %s", e_, #wanted);                                                 \
    } while (0)
/* Reads one pixel of the read framebuffer; tolerance 2 of 255 (expect_pixel) or given. */
#define expect_pixel(x, y, r, g, b, a)          expect_pixel_at(__FILE__, __LINE__, x, y, r, g, b, a, 2)
#define expect_pixel_near(x, y, r, g, b, a, by) expect_pixel_at(__FILE__, __LINE__, x, y, r, g, b, a, by)
void expect_pixel_at(const char *file, int line, int x, int y, int r, int g, int b, int a, int tolerance);

/* Compiles and links; a failure ends the scenario with the log. Fragment output 0 is bound to location 0. */
GLuint program(const char *vertex, const char *fragment);
GLuint program_xfb(const char *vertex, const char *geometry, const char *fragment, int varyings, const char **names, GLenum mode);
GLuint shader(GLenum type, const char *source);
/* A VAO with one buffer: attribute 0 has `size` floats a vertex. */
GLuint vertices(const float *data, int count, int size);
void draw_rect(float x0, float y0, float x1, float y1); /* triangle strip with attribute 0 = vec2, in clip space */
GLuint solid_program(void);                             /* attribute 0 vec2/vec4 position, uniform vec4 color; current afterwards */
void set_color(float r, float g, float b, float a);     /* uniform of solid_program */
bool has_extension(const char *name);
int gl_version(void); /* 33 for 3.3 */
GLuint texture_2d(int width, int height, const void *rgba8);
extern EGLDisplay display;
extern EGLContext context;
extern EGLConfig config;
EGLContext make_context(scenario_profile profile, EGLContext share);
extern GLuint default_fbo; /* the framebuffer bound at start; 0 with --pbuffer */
EGLSurface pbuffer(int width, int height); /* of `config` */

#define VS_POSITION                                                                                                    \
    "#version 330\nlayout(location=0) in vec4 position;\nvoid main() { gl_Position = position; }\n"

#endif
