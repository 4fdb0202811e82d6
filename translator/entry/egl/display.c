#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* secure_getenv, dladdr, mincore */
#endif
/* Displays: which platforms there are, initialization, strings. Wayland and GBM are refused cleanly. */
#include "translator/entry/egl/egl_private.h"

#include "translator/base/log.h"
#include "translator/base/memory.h"
#include "translator/entry/device.h"
#include "translator/entry/procs.h"

#include <X11/Xlib-xcb.h>
#include <X11/Xlib.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static egl_display *displays; /* under egl_lock; never shrinks */

static const char client_extensions[] =
    "EGL_EXT_client_extensions EGL_EXT_device_base EGL_EXT_device_enumeration EGL_EXT_device_query "
    "EGL_EXT_platform_base EGL_EXT_platform_device EGL_EXT_platform_x11 EGL_EXT_platform_xcb "
    "EGL_KHR_client_get_all_proc_addresses EGL_KHR_platform_x11 EGL_MESA_platform_surfaceless";
static const char display_extensions[] =
    "EGL_EXT_create_context_robustness EGL_EXT_query_reset_notification_strategy EGL_EXT_swap_buffers_with_damage "
    "EGL_KHR_config_attribs "
    "EGL_KHR_create_context EGL_KHR_create_context_no_error EGL_KHR_fence_sync EGL_KHR_get_all_proc_addresses "
    "EGL_KHR_gl_colorspace EGL_KHR_no_config_context EGL_KHR_surfaceless_context "
    "EGL_KHR_swap_buffers_with_damage EGL_KHR_wait_sync EGL_MESA_configless_context EGL_MESA_query_driver";

egl_display *egl_display_find(EGLDisplay handle, bool ready)
{
    pthread_mutex_lock(&egl_lock);
    egl_display *display = displays;
    while (display && display != handle)
        display = display->next;
    pthread_mutex_unlock(&egl_lock);
    if (!display)
        egl_fail(EGL_BAD_DISPLAY);
    else if (ready && !display->initialized)
        display = egl_fail_handle(EGL_NOT_INITIALIZED);
    return display;
}

/* The display of that platform, native handle and screen, made on first request. */
static EGLDisplay display_get(EGLenum platform, void *native, EGLint screen)
{
    pthread_mutex_lock(&egl_lock);
    egl_display *display = displays;
    while (display && (display->platform != platform || display->native != native || display->screen != screen))
        display = display->next;
    if (!display && (display = mgl_new(egl_display))) {
        display->platform = platform;
        display->native = native;
        display->screen = screen;
        display->next = displays;
        displays = display;
    }
    pthread_mutex_unlock(&egl_lock);
    if (!display) return egl_fail_handle(EGL_BAD_ALLOC);
    egl_succeed();
    return display;
}

static bool x_server_answers(void)
{
    xcb_connection_t *connection = xcb_connect(NULL, NULL);
    bool answers = !xcb_connection_has_error(connection);
    xcb_disconnect(connection);
    return answers;
}

/* EGL_DEFAULT_DISPLAY: what EGL_PLATFORM names, else X when a server answers, else no window system. EGL_NONE: refused.
 */
static EGLenum default_platform(void)
{
    static const struct {
        const char *name;
        EGLenum platform;
    } names[] = {{"x11", EGL_PLATFORM_X11_KHR},
                 {"xcb", EGL_PLATFORM_XCB_EXT},
                 {"surfaceless", EGL_PLATFORM_SURFACELESS_MESA},
                 {"device", EGL_PLATFORM_DEVICE_EXT}};
    const char *asked = secure_getenv("EGL_PLATFORM");
    if (asked && asked[0]) {
        for (size_t i = 0; i < MGL_COUNT(names); i++)
            if (!strcmp(asked, names[i].name)) return names[i].platform;
        mgl_log_warn_once("EGL_PLATFORM=%s is not supported (x11, xcb, surfaceless and device are)", asked);
        return EGL_NONE;
    }
    return x_server_answers() ? EGL_PLATFORM_X11_KHR : EGL_PLATFORM_SURFACELESS_MESA;
}

static bool readable(const void *address)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    unsigned char resident;
    return (uintptr_t)address >= page && (uintptr_t)address % sizeof(void *) == 0 &&
           mincore((void *)((uintptr_t)address & ~(page - 1)), 1, &resident) == 0;
}

/* Whose handle eglGetDisplay was given. A wl_display starts with the address of its interface, a gbm_device with that
 * of a function of libgbm; an Xlib Display starts with pointers that are neither. EGL_NONE: not one of ours. */
static EGLenum guess_platform(void *native)
{
    if (!readable(native)) return EGL_NONE;
    void *first = *(void **)native;
    Dl_info info;
    const void *wayland = dlsym(RTLD_DEFAULT, "wl_display_interface");
    if (first && (first == wayland || (dladdr(first, &info) && info.dli_fname && strstr(info.dli_fname, "libgbm"))))
        return EGL_NONE;
    return EGL_PLATFORM_X11_KHR;
}

/* The screen that the attributes name, -1 for the default; -2: a bad attribute. */
static EGLint screen_attribute(EGLenum platform, const EGLAttrib *attribs)
{
    EGLint screen = -1;
    for (; attribs && attribs[0] != EGL_NONE; attribs += 2) {
        bool x11 = platform == EGL_PLATFORM_X11_KHR && attribs[0] == EGL_PLATFORM_X11_SCREEN_KHR;
        bool xcb = platform == EGL_PLATFORM_XCB_EXT && attribs[0] == EGL_PLATFORM_XCB_SCREEN_EXT;
        if (!x11 && !xcb) return -2;
        screen = (EGLint)attribs[1];
    }
    return screen;
}

EGLDisplay egl_platform_display(EGLenum platform, void *native, const EGLAttrib *attribs)
{
    if (platform == EGL_NONE) platform = native ? guess_platform(native) : default_platform();
    EGLint screen = screen_attribute(platform, attribs);
    if (screen == -2) return egl_fail_handle(EGL_BAD_ATTRIBUTE);
    switch (platform) {
    case EGL_PLATFORM_X11_KHR:
    case EGL_PLATFORM_XCB_EXT:
        break;
    case EGL_PLATFORM_SURFACELESS_MESA:
        if (native) return egl_fail_handle(EGL_BAD_PARAMETER);
        break;
    case EGL_PLATFORM_DEVICE_EXT:
        if (native && native != egl_device_handle()) return egl_fail_handle(EGL_BAD_PARAMETER);
        native = NULL;
        break;
    default:
        return egl_fail_handle(EGL_BAD_PARAMETER);
    }
    /* glvnd goes on to the next vendor only when there is no display here. */
    if (!mgl_device_caps()) return egl_fail_handle(EGL_SUCCESS);
    return display_get(platform, native, screen);
}

EGL_EXPORT EGLDisplay eglGetDisplay(EGLNativeDisplayType native)
{
    EGLDisplay display = egl_platform_display(EGL_NONE, (void *)native, NULL);
    if (!display) egl_succeed(); /* a display that matches nothing is no error (EGL 1.5 §3.2) */
    return display;
}

EGL_EXPORT EGLDisplay eglGetPlatformDisplay(EGLenum platform, void *native, const EGLAttrib *attribs)
{
    if (platform == EGL_NONE) return egl_fail_handle(EGL_BAD_PARAMETER);
    return egl_platform_display(platform, native, attribs);
}

EGL_EXPORT EGLDisplay eglGetPlatformDisplayEXT(EGLenum platform, void *native, const EGLint *attribs)
{
    EGLAttrib wide[2 * EGL_MAX_ATTRIBS + 1];
    if (!egl_attribs_widen(attribs, wide)) return egl_fail_handle(EGL_BAD_ATTRIBUTE);
    return eglGetPlatformDisplay(platform, native, wide);
}

/* Opens the way to the X server. False: there is none. */
static bool display_connect(egl_display *display)
{
    bool x11 = display->platform == EGL_PLATFORM_X11_KHR;
    display->name[0] = '\0';
    if (!x11 && display->platform != EGL_PLATFORM_XCB_EXT) return true;
    int preferred = 0;
    if (!display->native) {
        display->xcb = xcb_connect(NULL, &preferred);
        display->owns_xcb = true;
    } else if (x11) {
        display->xcb = XGetXCBConnection(display->native);
        preferred = DefaultScreen((Display *)display->native);
        snprintf(display->name, sizeof(display->name), "%s", DisplayString((Display *)display->native));
    } else {
        display->xcb = display->native;
    }
    display->used_screen = display->screen < 0 ? preferred : display->screen;
    return !xcb_connection_has_error(display->xcb);
}

static void display_disconnect(egl_display *display)
{
    if (display->owns_xcb) xcb_disconnect(display->xcb);
    display->xcb = NULL;
    display->owns_xcb = false;
}

EGL_EXPORT EGLBoolean eglInitialize(EGLDisplay handle, EGLint *major, EGLint *minor)
{
    egl_display *display = egl_display_find(handle, false);
    if (!display) return EGL_FALSE;
    static pthread_mutex_t initializing = PTHREAD_MUTEX_INITIALIZER;
    bool ready = true;
    pthread_mutex_lock(&initializing);
    if (!display->initialized) {
        ready = mgl_device_caps() != NULL && display_connect(display);
        if (ready) egl_config_list(display);
        if (!ready) display_disconnect(display);
        display->initialized = ready;
    }
    pthread_mutex_unlock(&initializing);
    if (!ready) return egl_fail(EGL_NOT_INITIALIZED);
    if (major) *major = 1;
    if (minor) *minor = 5;
    return egl_succeed();
}

EGL_EXPORT EGLBoolean eglTerminate(EGLDisplay handle)
{
    egl_display *display = egl_display_find(handle, false);
    if (!display) return EGL_FALSE;
    if (display->initialized) {
        display->initialized = false;
        egl_objects_clear(display);
        display_disconnect(display);
    }
    return egl_succeed();
}

EGL_EXPORT const char *eglQueryString(EGLDisplay handle, EGLint name)
{
    if (handle == EGL_NO_DISPLAY && (name == EGL_EXTENSIONS || name == EGL_VERSION)) {
        egl_succeed();
        return name == EGL_VERSION ? "1.5 MagmaGL" : client_extensions;
    }
    if (!egl_display_find(handle, true)) return NULL;
    egl_succeed();
    switch (name) {
    case EGL_VENDOR:
        return "MagmaGL";
    case EGL_VERSION:
        return "1.5 MagmaGL";
    case EGL_CLIENT_APIS:
        return "OpenGL OpenGL_ES";
    case EGL_EXTENSIONS:
        return display_extensions;
    default:
        return egl_fail_handle(EGL_BAD_PARAMETER);
    }
}

EGL_EXPORT __eglMustCastToProperFunctionPointerType eglGetProcAddress(const char *name)
{
    egl_succeed();
    return mgl_proc_find(name);
}

EGL_EXPORT const char *eglGetDisplayDriverName(EGLDisplay handle)
{
    if (!egl_display_find(handle, true)) return NULL;
    egl_succeed();
    return "magma";
}

EGL_EXPORT char *eglGetDisplayDriverConfig(EGLDisplay handle)
{
    if (!egl_display_find(handle, true)) return NULL;
    egl_succeed();
    return strdup("<driinfo></driinfo>"); /* EGL_MESA_query_driver: the caller frees it */
}
