/* Functions that resolve by name but belong to what EGL_EXTENSIONS does not promise: images, reusable syncs,
 * EGL_KHR_debug. */
#include "translator/entry/egl/egl_private.h"

EGL_EXPORT EGLImage eglCreateImage(EGLDisplay display, EGLContext context, EGLenum target, EGLClientBuffer buffer,
                                   const EGLAttrib *attribs)
{
    return egl_display_find(display, true) ? egl_fail_handle(EGL_BAD_PARAMETER) : EGL_NO_IMAGE;
}

EGL_EXPORT EGLImageKHR eglCreateImageKHR(EGLDisplay display, EGLContext context, EGLenum target, EGLClientBuffer buffer,
                                         const EGLint *attribs)
{
    return eglCreateImage(display, context, target, buffer, NULL);
}

EGL_EXPORT EGLBoolean eglDestroyImage(EGLDisplay display, EGLImage image)
{
    return egl_display_find(display, true) ? egl_fail(EGL_BAD_PARAMETER) : EGL_FALSE;
}

EGL_EXPORT EGLBoolean eglDestroyImageKHR(EGLDisplay display, EGLImageKHR image)
{
    return eglDestroyImage(display, image);
}

EGL_EXPORT EGLBoolean eglSignalSyncKHR(EGLDisplay display, EGLSyncKHR sync, EGLenum mode)
{
    return egl_display_find(display, true) ? egl_fail(EGL_BAD_MATCH) : EGL_FALSE; /* fences are not signalled by hand */
}

EGL_EXPORT EGLint eglDebugMessageControlKHR(EGLDEBUGPROCKHR callback, const EGLAttrib *attribs)
{
    egl_fail(EGL_BAD_ATTRIBUTE);
    return EGL_BAD_ATTRIBUTE;
}

EGL_EXPORT EGLBoolean eglQueryDebugKHR(EGLint attribute, EGLAttrib *value)
{
    return egl_fail(EGL_BAD_ATTRIBUTE);
}

EGL_EXPORT EGLint eglLabelObjectKHR(EGLDisplay display, EGLenum type, EGLObjectKHR object, EGLLabelKHR label)
{
    if (!egl_display_find(display, false)) return EGL_BAD_DISPLAY;
    egl_succeed();
    return EGL_SUCCESS; /* labels only serve the callback */
}
