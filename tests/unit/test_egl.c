/* The rules of EGL 1.5 over a GL client that draws nothing: displays, configs, contexts, making current, swaps, syncs.
 */
#define EGL_EGLEXT_PROTOTYPES 1
#define EGL_NO_X11            1
#include "tests/unit/fake_gl.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static EGLDisplay dpy;

#define assert_egl(error) assert_int_equal(eglGetError(), (error))

static int open_display(void **state)
{
    dpy = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, NULL, NULL);
    return eglInitialize(dpy, NULL, NULL) ? 0 : -1; /* NULL version pointers, as launchers give */
}

static int close_display(void **state)
{
    eglMakeCurrent(dpy, NULL, NULL, NULL);
    eglTerminate(dpy);
    eglReleaseThread();
    fake_gl = (fake_gl_state){.fences_done = true, .contexts = fake_gl.contexts, .drawables = fake_gl.drawables};
    return fake_gl.contexts || fake_gl.drawables ? -1 : 0; /* nothing may be left over */
}

static EGLConfig pbuffer_config(void)
{
    static const EGLint attribs[] = {EGL_SURFACE_TYPE,
                                     EGL_PBUFFER_BIT,
                                     EGL_RENDERABLE_TYPE,
                                     EGL_OPENGL_BIT,
                                     EGL_ALPHA_SIZE,
                                     8,
                                     EGL_DEPTH_SIZE,
                                     24,
                                     EGL_STENCIL_SIZE,
                                     8,
                                     EGL_NONE};
    EGLConfig config = NULL;
    EGLint count = 0;
    assert_true(eglChooseConfig(dpy, attribs, &config, 1, &count));
    assert_int_equal(count, 1);
    return config;
}

static EGLContext desktop_context(EGLint major, EGLint minor)
{
    EGLint attribs[] = {EGL_CONTEXT_MAJOR_VERSION, major, EGL_CONTEXT_MINOR_VERSION, minor, EGL_NONE};
    eglBindAPI(EGL_OPENGL_API);
    return eglCreateContext(dpy, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, attribs);
}

static EGLSurface pbuffer(void)
{
    static const EGLint size[] = {EGL_WIDTH, 16, EGL_HEIGHT, 8, EGL_NONE};
    return eglCreatePbufferSurface(dpy, pbuffer_config(), size);
}

static void displays(void **state)
{
    assert_ptr_equal(eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, NULL, NULL), dpy);
    assert_ptr_not_equal(eglGetPlatformDisplayEXT(EGL_PLATFORM_DEVICE_EXT, NULL, NULL), EGL_NO_DISPLAY);
    assert_ptr_equal(eglGetPlatformDisplay(EGL_PLATFORM_WAYLAND_KHR, NULL, NULL), EGL_NO_DISPLAY);
    assert_egl(EGL_BAD_PARAMETER);
    assert_ptr_equal(eglGetPlatformDisplay(EGL_PLATFORM_GBM_KHR, NULL, NULL), EGL_NO_DISPLAY);
    assert_egl(EGL_BAD_PARAMETER);
    EGLAttrib unknown[] = {EGL_WIDTH, 1, EGL_NONE};
    assert_ptr_equal(eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, NULL, unknown), EGL_NO_DISPLAY);
    assert_egl(EGL_BAD_ATTRIBUTE);
    setenv("EGL_PLATFORM", "wayland", 1);
    assert_ptr_equal(eglGetDisplay(EGL_DEFAULT_DISPLAY), EGL_NO_DISPLAY);
    setenv("EGL_PLATFORM", "surfaceless", 1);
    assert_ptr_equal(eglGetDisplay(EGL_DEFAULT_DISPLAY), dpy);
    unsetenv("EGL_PLATFORM");
    int not_a_display = 0;
    assert_false(eglInitialize(&not_a_display, NULL, NULL));
    assert_egl(EGL_BAD_DISPLAY);
    EGLDisplay other = eglGetPlatformDisplay(EGL_PLATFORM_DEVICE_EXT, NULL, NULL);
    EGLint count;
    assert_false(eglGetConfigs(other, NULL, 0, &count));
    assert_egl(EGL_NOT_INITIALIZED);
    EGLint major = 0, minor = 0;
    assert_true(eglInitialize(dpy, &major, &minor));
    assert_int_equal(major * 10 + minor, 15);
    assert_non_null(strstr(eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS), "EGL_EXT_client_extensions"));
    assert_non_null(strstr(eglQueryString(dpy, EGL_EXTENSIONS), "EGL_KHR_create_context"));
    assert_null(eglQueryString(dpy, EGL_WIDTH));
    assert_egl(EGL_BAD_PARAMETER);
}

/* glvnd takes the next vendor only when there is no display. */
static void no_device_no_display(void **state)
{
    fake_gl.no_device = fake_gl.lost = true; /* what was dialled before is gone too */
    assert_ptr_equal(eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, NULL, NULL), EGL_NO_DISPLAY);
    EGLint count = -1;
    assert_true(eglQueryDevicesEXT(0, NULL, &count));
    assert_int_equal(count, 0);
    fake_gl.no_device = fake_gl.lost = false;
    assert_ptr_equal(eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, NULL, NULL), dpy);
}

static EGLint value_of(EGLConfig config, EGLint name)
{
    EGLint value = -1;
    assert_true(eglGetConfigAttrib(dpy, config, name, &value));
    return value;
}

static void choosing_configs(void **state)
{
    EGLConfig list[64];
    EGLint count = 0, all = 0;
    assert_true(eglGetConfigs(dpy, NULL, 0, &all));
    assert_true(all > 4);
    assert_true(eglGetConfigs(dpy, list, 2, &count));
    assert_int_equal(count, 2);
    /* The default surface type is a window, which this platform has not. */
    assert_true(eglChooseConfig(dpy, NULL, list, 64, &count));
    assert_int_equal(count, 0);
    /* Asked for nothing: the smallest buffers first. */
    static const EGLint any[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_NONE};
    assert_true(eglChooseConfig(dpy, any, list, 64, &count));
    assert_int_equal(count, all);
    assert_int_equal(value_of(list[0], EGL_ALPHA_SIZE), 0);
    assert_int_equal(value_of(list[0], EGL_DEPTH_SIZE), 0);
    assert_int_equal(value_of(list[0], EGL_SAMPLES), 0);
    for (EGLint i = 1; i < count; i++) /* sorted by buffer size, then samples, then depth */
        assert_true(value_of(list[i - 1], EGL_BUFFER_SIZE) <= value_of(list[i], EGL_BUFFER_SIZE));
    /* Asked for alpha and depth: at least that. */
    static const EGLint some[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_ALPHA_SIZE, 1, EGL_DEPTH_SIZE, 17, EGL_NONE};
    assert_true(eglChooseConfig(dpy, some, list, 64, &count));
    assert_true(count > 0);
    assert_int_equal(value_of(list[0], EGL_ALPHA_SIZE), 8);
    assert_int_equal(value_of(list[0], EGL_DEPTH_SIZE), 24);
    assert_int_equal(value_of(list[0], EGL_STENCIL_SIZE), 0);
    static const EGLint msaa[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_SAMPLES, 3, EGL_NONE};
    assert_true(eglChooseConfig(dpy, msaa, list, 64, &count));
    assert_int_equal(value_of(list[0], EGL_SAMPLES), 4);
    /* An id overrides all else. */
    EGLint by_id[] = {EGL_CONFIG_ID, value_of(list[0], EGL_CONFIG_ID), EGL_SURFACE_TYPE, EGL_WINDOW_BIT, EGL_NONE};
    EGLConfig same;
    assert_true(eglChooseConfig(dpy, by_id, &same, 1, &count));
    assert_int_equal(count, 1);
    assert_ptr_equal(same, list[0]);
    static const EGLint huge[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RED_SIZE, 16, EGL_NONE};
    assert_true(eglChooseConfig(dpy, huge, list, 64, &count));
    assert_int_equal(count, 0);
    static const EGLint nonsense[] = {EGL_WIDTH, 1, EGL_NONE};
    assert_false(eglChooseConfig(dpy, nonsense, list, 64, &count));
    assert_egl(EGL_BAD_ATTRIBUTE);
    assert_false(eglChooseConfig(dpy, any, list, 64, NULL));
    assert_egl(EGL_BAD_PARAMETER);
    EGLint value;
    assert_false(eglGetConfigAttrib(dpy, (EGLConfig)&value, EGL_RED_SIZE, &value));
    assert_egl(EGL_BAD_CONFIG);
}

static EGLContext try_context(EGLenum api, const EGLint *attribs)
{
    eglBindAPI(api);
    return eglCreateContext(dpy, pbuffer_config(), EGL_NO_CONTEXT, attribs);
}

static void desktop_route(void **state)
{
    /* SDL3: 3.3 core, forward compatible. */
    static const EGLint sdl[] = {EGL_CONTEXT_MAJOR_VERSION,
                                 3,
                                 EGL_CONTEXT_MINOR_VERSION,
                                 3,
                                 EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                 EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                 EGL_CONTEXT_FLAGS_KHR,
                                 EGL_CONTEXT_OPENGL_FORWARD_COMPATIBLE_BIT_KHR,
                                 EGL_NONE};
    EGLContext context = try_context(EGL_OPENGL_API, sdl);
    assert_non_null(context);
    assert_true(fake_gl.config.core && fake_gl.config.forward_compatible && fake_gl.config.api == MGL_API_DESKTOP);
    assert_true(eglDestroyContext(dpy, context));
    /* No version: a compatibility context of the newest version. */
    context = try_context(EGL_OPENGL_API, NULL);
    assert_non_null(context);
    assert_false(fake_gl.config.core);
    assert_int_equal(fake_gl.config.major, 1);
    assert_true(eglDestroyContext(dpy, context));
    assert_false(eglDestroyContext(dpy, context));
    assert_egl(EGL_BAD_CONTEXT);
    static const struct {
        EGLint attribs[7], error;
    } wrong[] = {
        {{EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 9, EGL_NONE}, EGL_BAD_MATCH},
        {{EGL_CONTEXT_MAJOR_VERSION, 4, EGL_CONTEXT_MINOR_VERSION, 6, EGL_NONE}, EGL_BAD_MATCH}, /* not given here */
        {{EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3, EGL_CONTEXT_OPENGL_PROFILE_MASK, 0, EGL_NONE},
         EGL_BAD_MATCH},
        {{EGL_CONTEXT_MAJOR_VERSION, 2, EGL_CONTEXT_OPENGL_FORWARD_COMPATIBLE, EGL_TRUE, EGL_NONE}, EGL_BAD_MATCH},
        {{EGL_CONTEXT_FLAGS_KHR, 0x100, EGL_NONE}, EGL_BAD_ATTRIBUTE},
        {{EGL_CONTEXT_OPENGL_DEBUG, 2, EGL_NONE}, EGL_BAD_ATTRIBUTE},
        {{EGL_CONTEXT_OPENGL_NO_ERROR_KHR, EGL_TRUE, EGL_CONTEXT_OPENGL_DEBUG, EGL_TRUE, EGL_NONE}, EGL_BAD_MATCH},
        {{EGL_WIDTH, 1, EGL_NONE}, EGL_BAD_ATTRIBUTE},
    };
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        assert_null(try_context(EGL_OPENGL_API, wrong[i].attribs));
        assert_egl(wrong[i].error);
    }
    static const EGLint unchecked[] = {EGL_CONTEXT_OPENGL_NO_ERROR_KHR, EGL_TRUE, EGL_NONE};
    context = try_context(EGL_OPENGL_API, NULL);
    assert_null(eglCreateContext(dpy, pbuffer_config(), context, unchecked)); /* only contexts that agree share */
    assert_egl(EGL_BAD_MATCH);
    assert_true(eglDestroyContext(dpy, context));
    int nobody;
    eglBindAPI(EGL_OPENGL_API);
    assert_null(eglCreateContext(dpy, NULL, &nobody, NULL));
    assert_egl(EGL_BAD_CONTEXT);
    assert_false(eglBindAPI(EGL_OPENVG_API));
    assert_egl(EGL_BAD_PARAMETER);
}

/* Launchers pass LIBGL_ES, 0 to 3, as the client version. */
static void es_route(void **state)
{
    for (EGLint version = 0; version <= 3; version++) {
        EGLint attribs[] = {EGL_CONTEXT_CLIENT_VERSION, version, EGL_NONE};
        EGLContext context = try_context(EGL_OPENGL_ES_API, attribs);
        assert_non_null(context);
        assert_int_equal(fake_gl.config.api, MGL_API_ES);
        EGLint value = 0;
        assert_true(eglQueryContext(dpy, context, EGL_CONTEXT_CLIENT_TYPE, &value));
        assert_int_equal(value, EGL_OPENGL_ES_API);
        assert_true(eglDestroyContext(dpy, context));
    }
    static const EGLint zero[] = {EGL_CONTEXT_MAJOR_VERSION, 0, EGL_CONTEXT_MINOR_VERSION, 0, EGL_NONE};
    assert_null(try_context(EGL_OPENGL_ES_API, zero)); /* said in full it is no version */
    assert_egl(EGL_BAD_MATCH);
    static const EGLint profile[] = {EGL_CONTEXT_OPENGL_PROFILE_MASK, 1, EGL_NONE};
    assert_null(try_context(EGL_OPENGL_ES_API, profile));
    assert_egl(EGL_BAD_ATTRIBUTE);
}

static void surfaces(void **state)
{
    EGLint value = 0;
    EGLSurface surface = pbuffer();
    assert_non_null(surface);
    assert_true(fake_gl.drawable.double_buffered && fake_gl.drawable.depth == 24 && !fake_gl.drawable.srgb_capable);
    assert_true(eglQuerySurface(dpy, surface, EGL_WIDTH, &value));
    assert_int_equal(value, 16);
    assert_true(eglQuerySurface(dpy, surface, EGL_RENDER_BUFFER, &value));
    assert_int_equal(value, EGL_BACK_BUFFER);
    assert_false(eglQuerySurface(dpy, surface, EGL_RED_SIZE, &value));
    assert_egl(EGL_BAD_ATTRIBUTE);
    assert_true(eglDestroySurface(dpy, surface));
    assert_false(eglQuerySurface(dpy, surface, EGL_WIDTH, &value));
    assert_egl(EGL_BAD_SURFACE);
    static const EGLint negative[] = {EGL_WIDTH, -1, EGL_NONE};
    assert_null(eglCreatePbufferSurface(dpy, pbuffer_config(), negative));
    assert_egl(EGL_BAD_PARAMETER);
    static const EGLint wide[] = {EGL_WIDTH, 100000, EGL_HEIGHT, 4, EGL_NONE};
    assert_null(eglCreatePbufferSurface(dpy, pbuffer_config(), wide));
    assert_egl(EGL_BAD_ALLOC);
    static const EGLint largest[] = {
        EGL_WIDTH, 100000, EGL_HEIGHT, 4, EGL_LARGEST_PBUFFER, EGL_TRUE, EGL_GL_COLORSPACE, EGL_GL_COLORSPACE_SRGB,
        EGL_NONE};
    surface = eglCreatePbufferSurface(dpy, pbuffer_config(), largest);
    assert_non_null(surface);
    assert_true(fake_gl.drawable.srgb_capable);
    assert_true(eglQuerySurface(dpy, surface, EGL_WIDTH, &value));
    assert_int_equal(value, 4096);
    eglDestroySurface(dpy, surface);
    assert_null(eglCreateWindowSurface(dpy, pbuffer_config(), 1, NULL));
    assert_egl(EGL_BAD_NATIVE_WINDOW);
    assert_null(eglCreatePixmapSurface(dpy, pbuffer_config(), 1, NULL));
    assert_egl(EGL_BAD_NATIVE_PIXMAP);
}

static void *other_thread(void *context)
{
    EGLBoolean made = eglMakeCurrent(dpy, NULL, NULL, context);
    return (void *)(intptr_t)(made ? EGL_SUCCESS : eglGetError());
}

static void making_current(void **state)
{
    EGLContext context = desktop_context(3, 0);
    EGLSurface surface = pbuffer();
    assert_false(eglMakeCurrent(dpy, surface, surface, NULL));
    assert_egl(EGL_BAD_MATCH);
    assert_false(eglMakeCurrent(dpy, surface, NULL, context));
    assert_egl(EGL_BAD_MATCH);
    assert_false(eglMakeCurrent(dpy, surface, surface, surface));
    assert_egl(EGL_BAD_CONTEXT);
    assert_false(eglMakeCurrent(dpy, context, context, context));
    assert_egl(EGL_BAD_SURFACE);
    assert_null(eglGetCurrentContext());
    assert_true(eglMakeCurrent(dpy, NULL, NULL, context)); /* EGL_KHR_surfaceless_context */
    assert_ptr_equal(eglGetCurrentContext(), context);
    assert_null(eglGetCurrentSurface(EGL_DRAW));
    assert_true(eglMakeCurrent(dpy, surface, surface, context));
    assert_ptr_equal(eglGetCurrentSurface(EGL_READ), surface);
    assert_ptr_equal(eglGetCurrentDisplay(), dpy);
    pthread_t thread;
    void *result;
    pthread_create(&thread, NULL, other_thread, context);
    pthread_join(thread, &result);
    assert_int_equal((intptr_t)result, EGL_BAD_ACCESS);
    assert_true(eglMakeCurrent(dpy, NULL, NULL, NULL));
    pthread_create(&thread, NULL, other_thread, context); /* a thread that ends lets go */
    pthread_join(thread, &result);
    assert_int_equal((intptr_t)result, EGL_SUCCESS);
    assert_true(eglMakeCurrent(dpy, surface, surface, context));
}

static void destroyed_while_current(void **state)
{
    EGLContext context = desktop_context(3, 0);
    EGLSurface surface = pbuffer();
    assert_true(eglMakeCurrent(dpy, surface, surface, context));
    assert_true(eglDestroyContext(dpy, context));
    assert_true(eglDestroySurface(dpy, surface));
    assert_int_equal(fake_gl.contexts, 1);
    assert_int_equal(fake_gl.drawables, 1);
    assert_ptr_equal(eglGetCurrentContext(), context);
    assert_true(eglMakeCurrent(dpy, NULL, NULL, NULL));
    assert_int_equal(fake_gl.contexts, 0);
    assert_int_equal(fake_gl.drawables, 0);
}

static void swapping(void **state)
{
    EGLContext context = desktop_context(3, 0);
    EGLSurface surface = pbuffer(), other = pbuffer();
    assert_false(eglSwapInterval(dpy, 1));
    assert_egl(EGL_BAD_CONTEXT);
    assert_true(eglMakeCurrent(dpy, surface, surface, context));
    assert_true(eglSwapInterval(dpy, 0));
    assert_true(eglSwapBuffers(dpy, surface)); /* a pbuffer: no effect */
    assert_int_equal(fake_gl.swaps, 0);
    assert_false(eglSwapBuffers(dpy, other));
    assert_egl(EGL_BAD_SURFACE);
    assert_false(eglSwapBuffers(dpy, NULL));
    assert_egl(EGL_BAD_SURFACE);
    fake_gl.lost = true;
    assert_false(eglSwapBuffers(dpy, surface));
    assert_egl(EGL_CONTEXT_LOST);
    fake_gl.lost = false;
}

static void *wait_without_context(void *sync)
{
    return (void *)(intptr_t)eglClientWaitSync(dpy, sync, 0, EGL_FOREVER);
}

static void syncs(void **state)
{
    EGLAttrib value = 0;
    assert_null(eglCreateSync(dpy, EGL_SYNC_FENCE, NULL));
    assert_egl(EGL_BAD_MATCH);
    EGLContext context = desktop_context(3, 0);
    assert_true(eglMakeCurrent(dpy, NULL, NULL, context));
    assert_null(eglCreateSync(dpy, EGL_SYNC_CL_EVENT, NULL));
    assert_egl(EGL_BAD_ATTRIBUTE);
    fake_gl.fences_done = false;
    EGLSync sync = eglCreateSync(dpy, EGL_SYNC_FENCE, NULL);
    assert_non_null(sync);
    assert_int_equal(eglClientWaitSync(dpy, sync, EGL_SYNC_FLUSH_COMMANDS_BIT, 1000), EGL_TIMEOUT_EXPIRED);
    assert_true(eglGetSyncAttrib(dpy, sync, EGL_SYNC_STATUS, &value));
    assert_int_equal(value, EGL_UNSIGNALED);
    fake_gl.fences_done = true;
    assert_true(eglWaitSync(dpy, sync, 0));
    pthread_t thread;
    void *result;
    pthread_create(&thread, NULL, wait_without_context, sync);
    pthread_join(thread, &result);
    assert_int_equal((intptr_t)result, EGL_CONDITION_SATISFIED);
    assert_true(eglGetSyncAttrib(dpy, sync, EGL_SYNC_STATUS, &value));
    assert_int_equal(value, EGL_SIGNALED);
    assert_true(eglDestroySync(dpy, sync));
    assert_false(eglDestroySync(dpy, sync));
    assert_egl(EGL_BAD_PARAMETER);
}

static void terminating(void **state)
{
    EGLContext context = desktop_context(3, 0);
    EGLSurface surface = pbuffer();
    assert_true(eglMakeCurrent(dpy, surface, surface, context));
    assert_true(eglTerminate(dpy));
    assert_false(eglDestroyContext(dpy, context));
    assert_egl(EGL_NOT_INITIALIZED);
    assert_int_equal(fake_gl.contexts, 1); /* current: goes at release */
    assert_true(eglMakeCurrent(dpy, NULL, NULL, NULL));
    assert_int_equal(fake_gl.contexts, 0);
    assert_true(eglInitialize(dpy, NULL, NULL));
    assert_false(eglDestroyContext(dpy, context));
    assert_egl(EGL_BAD_CONTEXT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define T(name) cmocka_unit_test_setup_teardown(name, open_display, close_display)
        T(displays),   T(no_device_no_display), T(choosing_configs),        T(desktop_route), T(es_route),
        T(surfaces),   T(making_current),       T(destroyed_while_current), T(swapping),      T(syncs),
        T(terminating)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
