/* The rules of GLX 1.4 over a GL client that draws nothing, on an X server that the test starts (Xvfb; skipped without
 * one). */
#define GLX_GLXEXT_PROTOTYPES 1
#include "tests/unit/fake_gl.h"

#include <EGL/egl.h>
#include <GL/glx.h>
#include <X11/Xutil.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static Display *dpy;
static int last_error, last_resource;
static int first_error; /* of the GLX extension */

static int on_error(Display *display, XErrorEvent *event)
{
    last_error = event->error_code;
    last_resource = (int)event->resourceid;
    return 0;
}

static int take_error(void)
{
    int error = last_error;
    last_error = 0;
    return error;
}

static GLXFBConfig config_with(const int *attribs)
{
    int count = 0;
    GLXFBConfig *list = glXChooseFBConfig(dpy, DefaultScreen(dpy), attribs, &count);
    GLXFBConfig config = count ? list[0] : NULL;
    if (list) XFree(list);
    return config;
}

static GLXFBConfig usual_config(void)
{
    static const int attribs[] = {GLX_DOUBLEBUFFER, True, GLX_RED_SIZE, 8, GLX_ALPHA_SIZE, 8, GLX_DEPTH_SIZE, 24,
                                  GLX_STENCIL_SIZE, 8,    None};
    return config_with(attribs);
}

static int value_of(GLXFBConfig config, int name)
{
    int value = -1;
    assert_int_equal(glXGetFBConfigAttrib(dpy, config, name, &value), Success);
    return value;
}

static Window make_window(const XVisualInfo *visual, unsigned width, unsigned height)
{
    XSetWindowAttributes attributes = {
        .colormap = XCreateColormap(dpy, RootWindow(dpy, visual->screen), visual->visual, AllocNone)};
    return XCreateWindow(dpy, RootWindow(dpy, visual->screen), 0, 0, width, height, 0, visual->depth, InputOutput,
                         visual->visual, CWColormap | CWBorderPixel, &attributes);
}

static void strings(void **state)
{
    int major = 0, minor = 0, error = 0, event = 0;
    assert_true(glXQueryExtension(dpy, &error, &event));
    assert_true(glXQueryVersion(dpy, &major, &minor));
    assert_int_equal(major * 10 + minor, 14);
    assert_non_null(strstr(glXQueryExtensionsString(dpy, 0), "GLX_ARB_create_context_profile"));
    assert_null(glXQueryExtensionsString(dpy, 99));
    assert_ptr_equal(glXGetProcAddress((const GLubyte *)"glXSwapIntervalEXT"), glXSwapIntervalEXT);
    assert_null(glXGetProcAddress((const GLubyte *)"glNoSuchFunction"));
}

static void configs(void **state)
{
    int count = 0;
    GLXFBConfig *all = glXGetFBConfigs(dpy, 0, &count);
    assert_true(count > 10);
    XFree(all);
    /* The default visual is double buffered with all bits: what most programs want without asking. */
    GLXFBConfig usual = usual_config();
    XVisualInfo *visual = glXGetVisualFromFBConfig(dpy, usual);
    assert_int_equal(visual->visualid, XVisualIDFromVisual(DefaultVisual(dpy, 0)));
    int value = 0;
    assert_int_equal(glXGetConfig(dpy, visual, GLX_STENCIL_SIZE, &value), Success);
    assert_int_equal(value, 8);
    assert_int_equal(glXGetConfig(dpy, visual, 0x7777, &value), GLX_BAD_ATTRIBUTE);
    XFree(visual);
    /* Not asked about buffering: single comes first; asked for samples: at least that many. */
    static const int any[] = {GLX_RED_SIZE, 1, None}, msaa[] = {GLX_SAMPLES, 2, GLX_DOUBLEBUFFER, True, None};
    assert_int_equal(value_of(config_with(any), GLX_DOUBLEBUFFER), False);
    assert_true(value_of(config_with(msaa), GLX_SAMPLES) >= 2);
    static const int wrong[] = {0x7777, 1, None}, stereo[] = {GLX_STEREO, True, None};
    assert_null(config_with(wrong));
    assert_null(config_with(stereo));
}

static void visuals(void **state)
{
    int plain[] = {GLX_RGBA, GLX_DOUBLEBUFFER, GLX_DEPTH_SIZE, 16, None}, indexed[] = {GLX_DOUBLEBUFFER, None};
    int single[] = {GLX_RGBA, GLX_RED_SIZE, 1, None}, alpha[] = {GLX_RGBA, GLX_DOUBLEBUFFER, GLX_ALPHA_SIZE, 8, None};
    int value = 0;
    XVisualInfo *visual = glXChooseVisual(dpy, 0, plain);
    assert_non_null(visual);
    assert_int_equal(visual->depth, 24);
    assert_int_equal(glXGetConfig(dpy, visual, GLX_DEPTH_SIZE, &value), Success);
    assert_true(value >= 16);
    XFree(visual);
    visual = glXChooseVisual(dpy, 0, single);
    glXGetConfig(dpy, visual, GLX_DOUBLEBUFFER, &value);
    assert_int_equal(value, False);
    XFree(visual);
    visual = glXChooseVisual(dpy, 0, alpha);
    assert_int_equal(visual->depth, 24); /* alpha does not make a window translucent */
    XFree(visual);
    assert_null(glXChooseVisual(dpy, 0, indexed));
}

static void creating_contexts(void **state)
{
    static const int core[] = {
        GLX_CONTEXT_MAJOR_VERSION_ARB, 3,   GLX_CONTEXT_MINOR_VERSION_ARB, 3, GLX_CONTEXT_FLAGS_ARB,
        GLX_CONTEXT_DEBUG_BIT_ARB,     None};
    GLXContext context = glXCreateContextAttribsARB(dpy, usual_config(), NULL, True, core);
    assert_non_null(context);
    assert_true(fake_gl.config.core && fake_gl.config.debug);
    assert_true(glXIsDirect(dpy, context));
    int value = 0;
    assert_int_equal(glXQueryContext(dpy, context, GLX_FBCONFIG_ID, &value), Success);
    assert_int_equal(value, value_of(usual_config(), GLX_FBCONFIG_ID));
    glXDestroyContext(dpy, context);
    glXDestroyContext(dpy, context);
    assert_int_equal(take_error(), first_error + 0 /* GLXBadContext */);
    static const struct {
        int attribs[7];
        bool glx;
        int error;
    } wrong[] = {
        {{GLX_CONTEXT_MAJOR_VERSION_ARB, 3, GLX_CONTEXT_MINOR_VERSION_ARB, 7, None}, false, BadMatch},
        {{GLX_CONTEXT_MAJOR_VERSION_ARB, 4, GLX_CONTEXT_MINOR_VERSION_ARB, 6, None}, true, 9 /* GLXBadFBConfig */},
        {{GLX_CONTEXT_MAJOR_VERSION_ARB, 3, GLX_CONTEXT_MINOR_VERSION_ARB, 3, GLX_CONTEXT_PROFILE_MASK_ARB, 0, None},
         true,
         13},
        {{GLX_CONTEXT_FLAGS_ARB, 0x1000, None}, false, BadValue},
        {{0x7777, 0, None}, false, BadValue},
        {{GLX_CONTEXT_PROFILE_MASK_ARB, 0x40, None}, true, 13 /* GLXBadProfileARB */},
        {{GLX_CONTEXT_PROFILE_MASK_ARB, 0, None}, true, 13},
        {{GLX_CONTEXT_RESET_NOTIFICATION_STRATEGY_ARB, 1, None}, false, BadMatch},
        {{GLX_RENDER_TYPE, 7, None}, false, BadValue},
    };
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        assert_null(glXCreateContextAttribsARB(dpy, usual_config(), NULL, True, wrong[i].attribs));
        assert_int_equal(take_error(), wrong[i].glx ? first_error + wrong[i].error : wrong[i].error);
    }
    assert_null(glXCreateNewContext(dpy, NULL, GLX_RGBA_TYPE, NULL, True));
    assert_int_equal(take_error(), first_error + 9);
    fake_gl.ending = true; /* another thread is in exit(): no X error, whose handler would call it again */
    assert_null(glXCreateNewContext(dpy, NULL, GLX_RGBA_TYPE, NULL, True));
    assert_int_equal(take_error(), 0);
    fake_gl.ending = false;
    assert_int_equal(fake_gl.contexts, 0);
}

static void windows(void **state)
{
    GLXContext context = glXCreateNewContext(dpy, usual_config(), GLX_RGBA_TYPE, NULL, True);
    XVisualInfo *visual = glXGetVisualFromFBConfig(dpy, usual_config());
    Window window = make_window(visual, 40, 30);
    XMapWindow(dpy, window);
    assert_false(glXMakeCurrent(dpy, 0x123456, context));
    assert_int_equal(take_error(), first_error + 2 /* GLXBadDrawable */);
    assert_false(glXMakeCurrent(dpy, window, NULL));
    assert_int_equal(take_error(), BadMatch);
    assert_true(glXMakeCurrent(dpy, window, context)); /* no XSync by the program: it is done for it */
    assert_int_equal(fake_gl.width * 1000 + fake_gl.height, 40030);
    assert_int_equal(glXGetCurrentDrawable(), window);
    glXSwapIntervalEXT(dpy, window, 0);
    assert_int_equal(glXGetSwapIntervalMESA(), 0);
    assert_int_equal(glXSwapIntervalSGI(0), GLX_BAD_VALUE);
    glXSwapBuffers(dpy, window);
    assert_int_equal(fake_gl.swaps, 1);
    assert_int_equal(fake_gl.interval, 0);
    unsigned width = 0;
    for (unsigned i = 1; i <= 100; i++) { /* a viewport that answers a resize has the new size, whoever heard first */
        XResizeWindow(dpy, window, 60 + i, 48);
        XSync(dpy, False);
        glViewport(0, 0, (GLsizei)(60 + i), 48);
        assert_int_equal(fake_gl.width, 60 + i);
    }
    glXQueryDrawable(dpy, window, GLX_WIDTH, &width);
    assert_int_equal(width, 160);
    assert_int_equal(fake_gl.height, 48);
    glXDestroyContext(dpy, context);
    assert_ptr_equal(glXGetCurrentContext(), context); /* goes at release */
    assert_true(glXMakeCurrent(dpy, window, context));
    glXDestroyContext(dpy, context);
    assert_int_equal(take_error(), 0);
    assert_true(glXMakeCurrent(dpy, None, NULL));
    assert_int_equal(fake_gl.contexts, 0);
    GLXWindow named = glXCreateWindow(dpy, usual_config(), window, NULL);
    assert_true(named != None && named != window);
    assert_int_equal(glXCreateWindow(dpy, usual_config(), window, NULL), None);
    assert_int_equal(take_error(), BadAlloc);
    glXDestroyWindow(dpy, named);
    named = glXCreateWindow(dpy, usual_config(), window, NULL);
    XDestroyWindow(dpy, window);
    glXDestroyWindow(dpy, named); /* went with its window */
    assert_int_equal(take_error(), first_error + 12 /* GLXBadWindow */);
    XSync(dpy, False);
    glXSwapBuffers(dpy, window); /* gone: nothing happens, or a GLXBadDrawable */
    take_error();
    XFree(visual);
}

static void pbuffers_and_pixmaps(void **state)
{
    static const int size[] = {GLX_PBUFFER_WIDTH, 32, GLX_PBUFFER_HEIGHT, 16, None};
    GLXContext context = glXCreateNewContext(dpy, usual_config(), GLX_RGBA_TYPE, NULL, True);
    GLXPbuffer pbuffer = glXCreatePbuffer(dpy, usual_config(), size);
    assert_true(pbuffer != None);
    assert_true(glXMakeContextCurrent(dpy, pbuffer, pbuffer, context));
    unsigned value = 0;
    glXQueryDrawable(dpy, pbuffer, GLX_HEIGHT, &value);
    assert_int_equal(value, 16);
    fake_gl.swaps = fake_gl.exchanges = 0;
    glXSwapBuffers(dpy, pbuffer);
    assert_int_equal(fake_gl.exchanges, 1);
    assert_int_equal(fake_gl.swaps, 0);
    XVisualInfo *visual = glXGetVisualFromFBConfig(dpy, usual_config());
    Pixmap pixmap = XCreatePixmap(dpy, RootWindow(dpy, 0), 8, 8, (unsigned)visual->depth);
    GLXPixmap named = glXCreateGLXPixmap(dpy, visual, pixmap);
    assert_true(glXMakeCurrent(dpy, named, context));
    glXWaitGL(); /* what was drawn is in the pixmap now */
    XImage *image = XGetImage(dpy, pixmap, 0, 0, 8, 8, AllPlanes, ZPixmap);
    assert_int_equal(XGetPixel(image, 3, 3) & 0xffffff, 0x030201);
    XDestroyImage(image);
    assert_true(glXMakeCurrent(dpy, None, NULL));
    glXDestroyGLXPixmap(dpy, named);
    glXDestroyPbuffer(dpy, pbuffer);
    glXDestroyPbuffer(dpy, pbuffer);
    assert_int_equal(take_error(), first_error + 10 /* GLXBadPbuffer */);
    XFreePixmap(dpy, pixmap);
    XFree(visual);
    glXDestroyContext(dpy, context);
    assert_int_equal(fake_gl.contexts, 0);
}

/* EGL on the same server: a pixmap shows what was drawn after eglWaitGL, and after eglCopyBuffers. */
static void egl_pixmaps(void **state)
{
    EGLDisplay egl = eglGetDisplay((EGLNativeDisplayType)dpy);
    assert_true(eglInitialize(egl, NULL, NULL));
    Pixmap pixmap = XCreatePixmap(dpy, RootWindow(dpy, 0), 8, 8, 24),
           copy = XCreatePixmap(dpy, RootWindow(dpy, 0), 4, 4, 24);
    EGLint count = 0, attribs[] = {EGL_SURFACE_TYPE, EGL_PIXMAP_BIT, EGL_MATCH_NATIVE_PIXMAP, (EGLint)pixmap, EGL_NONE};
    EGLConfig config = NULL;
    assert_true(eglChooseConfig(egl, attribs, &config, 1, &count));
    assert_int_equal(count, 1);
    EGLSurface surface = eglCreatePixmapSurface(egl, config, pixmap, NULL);
    assert_non_null(surface);
    eglBindAPI(EGL_OPENGL_API);
    EGLContext context = eglCreateContext(egl, config, EGL_NO_CONTEXT, NULL);
    assert_true(eglMakeCurrent(egl, surface, surface, context));
    assert_true(eglWaitGL());
    assert_true(eglCopyBuffers(egl, surface, copy));
    Pixmap both[] = {pixmap, copy};
    for (int i = 0; i < 2; i++) {
        XImage *image = XGetImage(dpy, both[i], 0, 0, 4, 4, AllPlanes, ZPixmap);
        assert_int_equal(XGetPixel(image, 3, 3) & 0xffffff, 0x030201);
        XDestroyImage(image);
    }
    assert_false(eglCopyBuffers(egl, surface, 0x123456));
    assert_int_equal(eglGetError(), EGL_BAD_NATIVE_PIXMAP);
    assert_true(eglMakeCurrent(egl, NULL, NULL, NULL));
    assert_true(eglTerminate(egl));
    assert_int_equal(fake_gl.contexts, 0);
    assert_int_equal(take_error(), 0); /* no X error reached the program */
}

/* What belongs to a Display goes with it. */
static void closing_the_display(void **state)
{
    Display *second = XOpenDisplay(NULL);
    int count = 0;
    GLXFBConfig *list = glXGetFBConfigs(second, 0, &count);
    uint32_t before = fake_gl.drawables;
    static const int size[] = {GLX_PBUFFER_WIDTH, 4, GLX_PBUFFER_HEIGHT, 4, None};
    assert_true(glXCreatePbuffer(second, list[0], size) != None);
    assert_int_equal(fake_gl.drawables, before + 1);
    GLXContext context = glXCreateNewContext(second, list[0], GLX_RGBA_TYPE, NULL, True);
    Pixmap pixmap = XCreatePixmap(second, RootWindow(second, 0), 8, 8, 24);
    GLXPixmap named = glXCreatePixmap(second, list[0], pixmap, NULL);
    assert_true(glXMakeCurrent(second, named, context));
    XFree(list);
    XCloseDisplay(second);
    assert_int_equal(fake_gl.drawables, before + 1); /* current: goes at release */
    glXWaitX();
    glXWaitGL();
    assert_true(glXMakeCurrent(dpy, None, NULL));
    assert_int_equal(fake_gl.drawables, before);
    glXDestroyContext(dpy, context);
    assert_int_equal(fake_gl.contexts, 0);
}

/* Starts an X server on a free number and sets DISPLAY. 0: there is none. */
static pid_t start_server(void)
{
    int ends[2];
    char number[16] = "", name[20];
    if (pipe(ends)) return 0;
    pid_t server = fork();
    if (server == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM); /* also when the test dies */
        freopen("/dev/null", "w", stdout);
        char descriptor[16];
        snprintf(descriptor, sizeof(descriptor), "%d", ends[1]);
        freopen("/dev/null", "w", stderr);
        execlp("Xvfb", "Xvfb", "-displayfd", descriptor, "-screen", "0", "320x240x24", "-nolisten", "tcp",
               (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    size_t length = 0; /* the number and its newline may come in pieces */
    while (length < sizeof(number) - 1 && read(ends[0], number + length, 1) == 1 && number[length] != '\n')
        length++;
    close(ends[0]);
    if (!length || number[length] != '\n') {
        kill(server, SIGTERM);
        waitpid(server, NULL, 0);
        return 0;
    }
    snprintf(name, sizeof(name), ":%d", atoi(number));
    setenv("DISPLAY", name, 1);
    return server;
}

int main(void)
{
    pid_t server = start_server();
    dpy = server ? XOpenDisplay(NULL) : NULL;
    if (!dpy) {
        puts("skipped: no Xvfb");
        return 77;
    }
    XSetErrorHandler(on_error);
    int opcode, event;
    XQueryExtension(dpy, "GLX", &opcode, &event, &first_error);
    const struct CMUnitTest tests[] = {cmocka_unit_test(strings),     cmocka_unit_test(configs),
                                       cmocka_unit_test(visuals),     cmocka_unit_test(creating_contexts),
                                       cmocka_unit_test(windows),     cmocka_unit_test(pbuffers_and_pixmaps),
                                       cmocka_unit_test(egl_pixmaps), cmocka_unit_test(closing_the_display)};
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    XCloseDisplay(dpy);
    kill(server, SIGTERM);
    waitpid(server, NULL, 0);
    return failed;
}
