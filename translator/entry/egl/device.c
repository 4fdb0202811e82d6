/* EGL_EXT_device_*: one device, the one that the process's connection has opened. */
#include "translator/entry/egl/egl_private.h"

#include "translator/entry/device.h"

static int the_device;

EGLDeviceEXT egl_device_handle(void)
{
    return &the_device;
}

EGL_EXPORT EGLBoolean eglQueryDevicesEXT(EGLint max, EGLDeviceEXT *devices, EGLint *count)
{
    if (!count || (devices && max <= 0)) return egl_fail(EGL_BAD_PARAMETER);
    *count = mgl_device_caps() ? 1 : 0;
    if (devices && *count) devices[0] = egl_device_handle();
    return egl_succeed();
}

EGL_EXPORT EGLBoolean eglQueryDeviceAttribEXT(EGLDeviceEXT device, EGLint attribute, EGLAttrib *value)
{
    if (device != egl_device_handle()) return egl_fail(EGL_BAD_DEVICE_EXT);
    return egl_fail(EGL_BAD_ATTRIBUTE);
}

EGL_EXPORT const char *eglQueryDeviceStringEXT(EGLDeviceEXT device, EGLint name)
{
    if (device != egl_device_handle()) return egl_fail_handle(EGL_BAD_DEVICE_EXT);
    const mgl_caps *caps = mgl_device_caps();
    egl_succeed();
    switch (name) {
    case EGL_EXTENSIONS:
        return "EGL_EXT_device_query_name";
    case EGL_VENDOR:
        return "MagmaGL";
    case EGL_RENDERER_EXT:
        return caps ? caps->device_name : "";
    default:
        return egl_fail_handle(EGL_BAD_PARAMETER);
    }
}

EGL_EXPORT EGLBoolean eglQueryDisplayAttribEXT(EGLDisplay handle, EGLint attribute, EGLAttrib *value)
{
    if (!egl_display_find(handle, true)) return EGL_FALSE;
    if (attribute != EGL_DEVICE_EXT) return egl_fail(EGL_BAD_ATTRIBUTE);
    if (!value) return egl_fail(EGL_BAD_PARAMETER);
    *value = (EGLAttrib)egl_device_handle();
    return egl_succeed();
}

EGL_EXPORT EGLBoolean eglQueryDisplayAttribKHR(EGLDisplay handle, EGLint attribute, EGLAttrib *value)
{
    return eglQueryDisplayAttribEXT(handle, attribute, value);
}
