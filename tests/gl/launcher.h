/* The library as a launcher has it: opened by name and called through dlsym, with no glvnd between (users-asks.md
 * section 3). Within a scenario it is the same copy that glvnd has loaded, so the runner's context is let go meanwhile.
 */
#ifndef TESTS_GL_LAUNCHER_H
#define TESTS_GL_LAUNCHER_H

#include "tests/gl/harness.h"

#define LAUNCHER_FUNCTIONS(F)                                                                                          \
    F(eglGetProcAddress)                                                                                               \
    F(eglGetDisplay)                                                                                                   \
    F(eglGetPlatformDisplay)                                                                                           \
    F(eglInitialize) F(eglTerminate) F(eglBindAPI) F(eglChooseConfig) F(eglGetConfigAttrib) F(eglCreateContext)        \
        F(eglDestroyContext) F(eglCreatePbufferSurface) F(eglCreateWindowSurface) F(eglDestroySurface)                 \
            F(eglMakeCurrent) F(eglSwapBuffers) F(eglSwapInterval) F(eglGetError) F(eglQueryString) F(eglQuerySurface) \
                F(eglGetCurrentContext) F(eglReleaseThread) F(glGetString) F(glGetStringi) F(glGetIntegerv)            \
                    F(glGetError) F(glIsEnabled) F(glClearColor) F(glClear) F(glReadPixels) F(glViewport)              \
                        F(glGenTextures) F(glBindTexture) F(glTexImage2D) F(glGetTexImage) F(glCreateShader)           \
                            F(glShaderSource) F(glCompileShader) F(glGetShaderiv) F(glFinish) F(glEnable) F(glDisable) \
                                F(glScissor) F(glReadBuffer) F(eglCopyBuffers)

typedef struct launcher {
    void *library;
#define F(name) __typeof__(&name) name;
    LAUNCHER_FUNCTIONS(F)
#undef F
    EGLDisplay display;
    bool windows;       /* an X display */
    EGLSurface runners; /* what was current before */
} launcher;

/* Opens the library and lets the runner's context go; the scenario is skipped where GL is another library. */
launcher launcher_open(void);
/* Releases what is current and takes the runner's context back. */
void launcher_close(launcher *gl);
/* An initialized display: windows need an X server, whose absence skips the scenario. */
void launcher_display(launcher *gl, bool windows);
/* A context by the desktop route; major 0: no version asked. NULL: failed and reported. */
EGLContext launcher_desktop_context(launcher *gl, EGLConfig chosen, EGLint major, EGLint minor, EGLint profile,
                                    EGLint flags);
/* The config that FCL, Zalith and Amethyst ask for: RGBA8, depth 24, of that surface and renderable type. */
EGLConfig launcher_config(launcher *gl, EGLint surface_type, EGLint renderable);
void launcher_expect_pixel(launcher *gl, int x, int y, int r, int g, int b);

#endif
