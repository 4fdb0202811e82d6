/* Windows as launchers and desktop programs use them: shown, resized, taken away. Skipped where there is no X server.
 */
#include "tests/gl/launcher.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <unistd.h>

typedef struct window {
    Display *dpy;
    Window id;
    EGLSurface surface;
} window;

static window window_open(launcher *gl, EGLConfig chosen, unsigned width, unsigned height)
{
    window w = {.dpy = XOpenDisplay(NULL)};
    if (!w.dpy) skip("no X server");
    EGLint visual = 0;
    int count = 0;
    expect(gl->eglGetConfigAttrib(gl->display, chosen, EGL_NATIVE_VISUAL_ID, &visual));
    XVisualInfo wanted = {.visualid = (VisualID)visual}, *info = XGetVisualInfo(w.dpy, VisualIDMask, &wanted, &count);
    if (!info) skip("the config's visual is not on this X server");
    XSetWindowAttributes attributes = {.override_redirect = True};
    attributes.colormap = XCreateColormap(w.dpy, DefaultRootWindow(w.dpy), info->visual, AllocNone);
    w.id = XCreateWindow(w.dpy, DefaultRootWindow(w.dpy), 0, 0, width, height, 0, info->depth, InputOutput,
                         info->visual, CWColormap | CWBorderPixel | CWOverrideRedirect, &attributes);
    XMapRaised(w.dpy, w.id);
    XSync(w.dpy, False);
    XFree(info);
    w.surface = gl->eglCreateWindowSurface(gl->display, chosen, w.id, NULL);
    if (!w.surface) fail("eglCreateWindowSurface: 0x%x", gl->eglGetError());
    return w;
}

static void window_close(window *w)
{
    XDestroyWindow(w->dpy, w->id);
    XCloseDisplay(w->dpy);
}

static void clear_to(launcher *gl, float r, float g, float b)
{
    gl->glClearColor(r, g, b, 1.0f);
    gl->glClear(GL_COLOR_BUFFER_BIT);
}

/* What the screen shows at a point of the window, within a second: presents are not waited for. */
static void expect_shown(window *w, int x, int y, unsigned long wanted)
{
    unsigned long got = 0;
    for (int i = 0; i < 100; i++) {
        XImage *image = XGetImage(w->dpy, w->id, x, y, 1, 1, AllPlanes, ZPixmap);
        got = image ? XGetPixel(image, 0, 0) & 0xffffff : 0xdead;
        if (image) XDestroyImage(image);
        if (got == wanted) return;
        usleep(10000);
    }
    fail("the window shows %06lx at %d,%d, not %06lx", got, x, y, wanted);
}

static EGLContext current_on(launcher *gl, EGLConfig *chosen)
{
    launcher_display(gl, true);
    *chosen = launcher_config(gl, EGL_WINDOW_BIT | EGL_PBUFFER_BIT, EGL_OPENGL_BIT);
    return launcher_desktop_context(gl, *chosen, 3, 3, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, 0);
}

SCENARIO(launcher_window_shows, CORE33)
{
    launcher gl = launcher_open();
    EGLConfig chosen;
    EGLContext made = current_on(&gl, &chosen);
    window w = window_open(&gl, chosen, 40, 30);
    expect(gl.eglMakeCurrent(gl.display, w.surface, w.surface, made));
    expect(gl.eglSwapInterval(gl.display, 0));
    for (int frame = 0; frame < 20; frame++) {
        clear_to(&gl, 0.0f, frame % 2 ? 1.0f : 0.0f, 1.0f);
        expect(gl.eglSwapBuffers(gl.display, w.surface));
    }
    expect_shown(&w, 20, 15, 0x00ffff);
    expect(gl.eglMakeCurrent(gl.display, NULL, NULL, NULL));
    expect(gl.eglDestroySurface(gl.display, w.surface));
    window_close(&w);
    launcher_close(&gl);
}

static void fill(launcher *gl, int x, int y, int width, int height, float r, float g, float b)
{
    gl->glEnable(GL_SCISSOR_TEST);
    gl->glScissor(x, y, width, height);
    clear_to(gl, r, g, b);
    gl->glDisable(GL_SCISSOR_TEST);
}

static void expect_in_pixmap(window *w, Pixmap pixmap, int x, int y, unsigned long wanted)
{
    XImage *image = XGetImage(w->dpy, pixmap, x, y, 1, 1, AllPlanes, ZPixmap);
    unsigned long got = image ? XGetPixel(image, 0, 0) & 0xffffff : 0xdead;
    if (image) XDestroyImage(image);
    if (got != wanted) fail("the pixmap has %06lx at %d,%d, not %06lx", got, x, y, wanted);
}

/* X counts from the top, GL from the bottom: in the window, in a pixmap and when read back, after a resize too. */
SCENARIO(launcher_window_is_upright, CORE33)
{
    launcher gl = launcher_open();
    EGLConfig chosen;
    EGLContext made = current_on(&gl, &chosen);
    window w = window_open(&gl, chosen, 40, 30);
    expect(gl.eglMakeCurrent(gl.display, w.surface, w.surface, made));
    for (int turn = 0; turn < 3; turn++) {
        int width = 40 - 8 * turn, height = 30 + 10 * turn;
        XResizeWindow(w.dpy, w.id, (unsigned)width, (unsigned)height);
        XSync(w.dpy, False);
        gl.glViewport(0, 0, width, height);
        clear_to(&gl, 0.0f, 0.0f, 1.0f);
        fill(&gl, 0, 0, width, 3, 1.0f, 0.0f, 0.0f);
        fill(&gl, 0, 0, 4, height, 0.0f, 1.0f, 0.0f);
        launcher_expect_pixel(&gl, 8, 2, 255, 0, 0);
        launcher_expect_pixel(&gl, 8, 3, 0, 0, 255);
        XWindowAttributes attributes;
        XGetWindowAttributes(w.dpy, w.id, &attributes);
        Pixmap pixmap = XCreatePixmap(w.dpy, w.id, (unsigned)width, (unsigned)height, (unsigned)attributes.depth);
        XSync(w.dpy, False);
        expect(gl.eglCopyBuffers(gl.display, w.surface, pixmap));
        expect_in_pixmap(&w, pixmap, 8, height - 3, 0xff0000);
        expect_in_pixmap(&w, pixmap, 8, height - 4, 0x0000ff);
        expect_in_pixmap(&w, pixmap, 3, 0, 0x00ff00);
        XFreePixmap(w.dpy, pixmap);
        gl.glReadBuffer(GL_FRONT); /* from now on the front image is kept */
        expect(gl.eglSwapBuffers(gl.display, w.surface));
        expect_shown(&w, 8, height - 3, 0xff0000);
        expect_shown(&w, 8, height - 4, 0x0000ff);
        expect_shown(&w, 8, 0, 0x0000ff);
        expect_shown(&w, 3, 0, 0x00ff00);
        if (turn) launcher_expect_pixel(&gl, 8, 2, 255, 0, 0);
        if (turn) launcher_expect_pixel(&gl, 8, 3, 0, 0, 255);
        gl.glReadBuffer(GL_BACK);
    }
    expect_int(gl.glGetError(), 0);
    expect(gl.eglMakeCurrent(gl.display, NULL, NULL, NULL));
    expect(gl.eglDestroySurface(gl.display, w.surface));
    window_close(&w);
    launcher_close(&gl);
}

/* The first frame after a resize has the new size when the program sets its viewport, and no frame comes out black. */
SCENARIO(launcher_window_resizes, CORE33)
{
    launcher gl = launcher_open();
    EGLConfig chosen;
    EGLContext made = current_on(&gl, &chosen);
    window w = window_open(&gl, chosen, 32, 32);
    expect(gl.eglMakeCurrent(gl.display, w.surface, w.surface, made));
    for (int turn = 0; turn < 12; turn++) {
        int width = 32 + 8 * (turn % 5), height = 64 - 8 * (turn % 4);
        EGLint told = 0;
        XResizeWindow(w.dpy, w.id, (unsigned)width, (unsigned)height);
        XSync(w.dpy, False);
        gl.glViewport(0, 0, width, height);
        clear_to(&gl, 1.0f, 0.0f, 0.0f);
        launcher_expect_pixel(&gl, width - 1, height - 1, 255, 0, 0);
        expect(gl.eglSwapBuffers(gl.display, w.surface));
        expect_shown(&w, width - 1, height - 1, 0xff0000);
        expect_shown(&w, 0, 0, 0xff0000);
        expect(gl.eglQuerySurface(gl.display, w.surface, EGL_WIDTH, &told));
        expect_int(told, width);
    }
    expect(gl.eglMakeCurrent(gl.display, NULL, NULL, NULL));
    expect(gl.eglDestroySurface(gl.display, w.surface));
    window_close(&w);
    launcher_close(&gl);
}

/* Section 3b: EGL_BAD_SURFACE tells that the window went; a pbuffer bridges the gap; a new window continues. */
SCENARIO(launcher_window_vanishes, CORE33)
{
    launcher gl = launcher_open();
    EGLConfig chosen;
    EGLContext made = current_on(&gl, &chosen);
    const EGLint tiny[] = {EGL_WIDTH, 1, EGL_HEIGHT, 1, EGL_NONE};
    GLuint texture = 0;
    for (int turn = 0; turn < 3; turn++) {
        window w = window_open(&gl, chosen, 24, 24);
        expect(gl.eglMakeCurrent(gl.display, w.surface, w.surface, made));
        if (!texture) gl.glGenTextures(1, &texture);
        gl.glBindTexture(GL_TEXTURE_2D, texture);
        clear_to(&gl, 0.0f, 0.0f, 1.0f);
        expect(gl.eglSwapBuffers(gl.display, w.surface));
        expect_shown(&w, 12, 12, 0x0000ff);
        window_close(&w);
        EGLint error = EGL_SUCCESS;
        for (int frame = 0; frame < 100 && error == EGL_SUCCESS; frame++) {
            clear_to(&gl, 0.0f, 0.0f, 1.0f);
            error = gl.eglSwapBuffers(gl.display, w.surface) ? EGL_SUCCESS : gl.eglGetError();
            usleep(2000);
        }
        expect_int(error, EGL_BAD_SURFACE);
        EGLSurface bridge = gl.eglCreatePbufferSurface(gl.display, chosen, tiny);
        expect(gl.eglMakeCurrent(gl.display, bridge, bridge, made));
        expect(gl.eglDestroySurface(gl.display, w.surface));
        clear_to(&gl, 1.0f, 1.0f, 0.0f);
        launcher_expect_pixel(&gl, 0, 0, 255, 255, 0);
        GLint bound = 0;
        gl.glGetIntegerv(GL_TEXTURE_BINDING_2D, &bound);
        expect_int(bound, texture);
        expect_int(gl.glGetError(), 0);
        expect(gl.eglDestroySurface(gl.display, bridge));
    }
    launcher_close(&gl);
}
