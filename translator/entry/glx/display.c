/* Displays: what is kept for each, versions and strings, X errors. */
#include "translator/entry/glx/glx_private.h"

#include "translator/base/memory.h"
#include "translator/entry/device.h"
#include "translator/entry/procs.h"
#include "wire/transport/client.h"

#include <X11/Xlibint.h> /* _XError, XESetCloseDisplay */
#include <string.h>

#undef min
#undef max

pthread_mutex_t glx_lock = PTHREAD_MUTEX_INITIALIZER;
static glx_display *displays; /* under the lock */

static const char extensions[] =
    "GLX_ARB_create_context GLX_ARB_create_context_no_error GLX_ARB_create_context_profile "
    "GLX_ARB_create_context_robustness GLX_ARB_framebuffer_sRGB GLX_ARB_get_proc_address GLX_ARB_multisample "
    "GLX_EXT_create_context_es2_profile GLX_EXT_create_context_es_profile GLX_EXT_framebuffer_sRGB "
    "GLX_EXT_no_config_context GLX_EXT_swap_control GLX_EXT_visual_info GLX_EXT_visual_rating "
    "GLX_MESA_query_renderer GLX_MESA_swap_control GLX_SGIS_multisample GLX_SGIX_fbconfig GLX_SGIX_pbuffer "
    "GLX_SGI_make_current_read GLX_SGI_swap_control";

static int on_close(Display *dpy, XExtCodes *codes)
{
    glx_thread_close(dpy);
    glx_drawables_close(dpy);
    pthread_mutex_lock(&glx_lock);
    glx_display **link = &displays;
    while (*link && (*link)->dpy != dpy)
        link = &(*link)->next;
    glx_display *display = *link;
    if (display) *link = display->next;
    pthread_mutex_unlock(&glx_lock);
    if (!display) return 0;
    for (int i = 0; i < display->screen_count; i++)
        mgl_free(display->screens[i].configs);
    mgl_free(display->screens);
    mgl_free(display);
    return 0;
}

static glx_display *find(Display *dpy)
{
    pthread_mutex_lock(&glx_lock);
    glx_display *display = displays;
    while (display && display->dpy != dpy)
        display = display->next;
    pthread_mutex_unlock(&glx_lock);
    return display;
}

glx_display *glx_display_get(Display *dpy)
{
    if (!dpy) return NULL;
    glx_display *display = find(dpy);
    if (display) return display;
    if (!mgl_device_caps() || !(display = mgl_new(glx_display))) return NULL;
    int event;
    display->dpy = dpy;
    if (!XQueryExtension(dpy, "GLX", &display->opcode, &event, &display->first_error))
        display->opcode = display->first_error = 0;
    display->screen_count = ScreenCount(dpy);
    display->screens = mgl_new_array(glx_screen, (size_t)display->screen_count);
    XExtCodes *codes = XAddExtension(dpy);
    if (!display->screens || !codes) {
        mgl_free(display->screens);
        mgl_free(display);
        return NULL;
    }
    XESetCloseDisplay(dpy, codes->extension, on_close);
    for (int i = 0; i < display->screen_count; i++)
        glx_screen_list_configs(dpy, i, &display->screens[i]);
    pthread_mutex_lock(&glx_lock);
    display->next = displays;
    displays = display;
    pthread_mutex_unlock(&glx_lock);
    return display;
}

const glx_screen *glx_screen_get(Display *dpy, int screen)
{
    const glx_display *display = glx_display_get(dpy);
    return display && screen >= 0 && screen < display->screen_count ? &display->screens[screen] : NULL;
}

/* Not while the program ends: what fails then fails because of that, and Xlib's handler would call exit() a second time
 * with the display locked, for which the first waits (a libglvnd destructor takes that lock). */
static void raise_error(Display *dpy, int code, int major, XID resource, int minor)
{
    if (mgl_connection_ending()) return;
    xError error = {.type = X_Error,
                    .errorCode = (BYTE)code,
                    .sequenceNumber = (CARD16)XNextRequest(dpy),
                    .resourceID = (CARD32)resource,
                    .minorCode = (CARD16)minor,
                    .majorCode = (CARD8)major};
    LockDisplay(dpy);
    _XError(dpy, &error);
    UnlockDisplay(dpy);
}

void glx_error_core(Display *dpy, int code, XID resource, int minor)
{
    const glx_display *display = dpy ? find(dpy) : NULL;
    if (dpy) raise_error(dpy, code, display ? display->opcode : 0, resource, minor);
}

void glx_error(Display *dpy, int code, XID resource, int minor)
{
    const glx_display *display = dpy ? find(dpy) : NULL;
    if (dpy)
        raise_error(dpy, (display ? display->first_error : 0) + code, display ? display->opcode : 0, resource, minor);
}

GLX_EXPORT Bool glXQueryExtension(Display *dpy, int *error_base, int *event_base)
{
    const glx_display *display = glx_display_get(dpy);
    if (!display) return False;
    if (error_base) *error_base = display->first_error;
    if (event_base) *event_base = 0;
    return True;
}

GLX_EXPORT Bool glXQueryVersion(Display *dpy, int *major, int *minor)
{
    if (!glx_display_get(dpy)) return False;
    if (major) *major = 1;
    if (minor) *minor = 4;
    return True;
}

static const char *string_of(int name)
{
    switch (name) {
    case GLX_VENDOR:
        return "MagmaGL";
    case GLX_VERSION:
        return "1.4";
    case GLX_EXTENSIONS:
        return extensions;
    default:
        return NULL;
    }
}

GLX_EXPORT const char *glXGetClientString(Display *dpy, int name)
{
    return string_of(name);
}

GLX_EXPORT const char *glXQueryServerString(Display *dpy, int screen, int name)
{
    return glx_screen_get(dpy, screen) ? string_of(name) : NULL;
}

GLX_EXPORT const char *glXQueryExtensionsString(Display *dpy, int screen)
{
    return glx_screen_get(dpy, screen) ? extensions : NULL;
}

GLX_EXPORT __GLXextFuncPtr glXGetProcAddress(const GLubyte *name)
{
    return mgl_proc_find((const char *)name);
}

GLX_EXPORT __GLXextFuncPtr glXGetProcAddressARB(const GLubyte *name)
{
    return mgl_proc_find((const char *)name);
}
