/* The glvnd EGL vendor (libglvnd, glvnd/libeglabi.h): libEGL.so.1 loads this library as libEGL_magma.so.0 and calls
 * __egl_Main. Core functions are called directly; for extension functions of a display glvnd wants stubs that find the
 * display's vendor. */
#include "translator/entry/egl/egl_private.h"

#include "translator/base/memory.h"
#include "translator/entry/procs.h"

#include <glvnd/libeglabi.h>
#include <string.h>

static const __EGLapiExports *glvnd;

/* ret, name, parameters, arguments (the display is `d`), what a display of no vendor gives */
#define STUBS(S)                                                                                                       \
    S(EGLSyncKHR, eglCreateSyncKHR, (EGLDisplay d, EGLenum type, const EGLint *attribs), (d, type, attribs), NULL)     \
    S(EGLBoolean, eglDestroySyncKHR, (EGLDisplay d, EGLSyncKHR sync), (d, sync), EGL_FALSE)                            \
    S(EGLint, eglClientWaitSyncKHR, (EGLDisplay d, EGLSyncKHR sync, EGLint flags, EGLTimeKHR timeout),                 \
      (d, sync, flags, timeout), EGL_FALSE)                                                                            \
    S(EGLint, eglWaitSyncKHR, (EGLDisplay d, EGLSyncKHR sync, EGLint flags), (d, sync, flags), EGL_FALSE)              \
    S(EGLBoolean, eglGetSyncAttribKHR, (EGLDisplay d, EGLSyncKHR sync, EGLint name, EGLint * value),                   \
      (d, sync, name, value), EGL_FALSE)                                                                               \
    S(EGLBoolean, eglSignalSyncKHR, (EGLDisplay d, EGLSyncKHR sync, EGLenum mode), (d, sync, mode), EGL_FALSE)         \
    S(EGLImageKHR, eglCreateImageKHR,                                                                                  \
      (EGLDisplay d, EGLContext context, EGLenum target, EGLClientBuffer buffer, const EGLint *attribs),               \
      (d, context, target, buffer, attribs), NULL)                                                                     \
    S(EGLBoolean, eglDestroyImageKHR, (EGLDisplay d, EGLImageKHR image), (d, image), EGL_FALSE)                        \
    S(EGLBoolean, eglSwapBuffersWithDamageKHR, (EGLDisplay d, EGLSurface s, const EGLint *rects, EGLint count),        \
      (d, s, rects, count), EGL_FALSE)                                                                                 \
    S(EGLBoolean, eglSwapBuffersWithDamageEXT, (EGLDisplay d, EGLSurface s, const EGLint *rects, EGLint count),        \
      (d, s, rects, count), EGL_FALSE)                                                                                 \
    S(EGLBoolean, eglQueryDisplayAttribKHR, (EGLDisplay d, EGLint name, EGLAttrib * value), (d, name, value),          \
      EGL_FALSE)                                                                                                       \
    S(const char *, eglGetDisplayDriverName, (EGLDisplay d), (d), NULL)                                                \
    S(char *, eglGetDisplayDriverConfig, (EGLDisplay d), (d), NULL)

/* The same for functions of a device, `d`. */
#define DEVICE_STUBS(S)                                                                                                \
    S(const char *, eglQueryDeviceStringEXT, (EGLDeviceEXT d, EGLint name), (d, name), NULL)                           \
    S(EGLBoolean, eglQueryDeviceAttribEXT, (EGLDeviceEXT d, EGLint name, EGLAttrib * value), (d, name, value),         \
      EGL_FALSE)

enum {
#define S(ret, name, params, args, none) STUB_##name,
    STUBS(S) DEVICE_STUBS(S)
#undef S
        STUB_COUNT
};
static int indices[STUB_COUNT];

/* The vendor's function, or NULL with the error when there is no vendor. */
static __eglMustCastToProperFunctionPointerType vendor_function(__EGLvendorInfo *vendor, EGLint error, int stub)
{
    glvnd->threadInit();
    if (!vendor) {
        glvnd->setEGLError(error);
        return NULL;
    }
    glvnd->setLastVendor(vendor);
    return glvnd->fetchDispatchEntry(vendor, indices[stub]);
}

#define DISPATCH(ret, name, params, args, none, vendor, error)                                                         \
    static ret dispatch_##name params                                                                                  \
    {                                                                                                                  \
        ret(*function) params = (ret(*) params)vendor_function(vendor, error, STUB_##name);                            \
        return function ? function args : none;                                                                        \
    }
#define S(ret, name, params, args, none)                                                                               \
    DISPATCH(ret, name, params, args, none, glvnd->getVendorFromDisplay(d), EGL_BAD_DISPLAY)
STUBS(S)
#undef S
#define S(ret, name, params, args, none)                                                                               \
    DISPATCH(ret, name, params, args, none, glvnd->getVendorFromDevice(d), EGL_BAD_DEVICE_EXT)
DEVICE_STUBS(S)
#undef S

static const struct {
    const char *name;
    void *dispatch;
} stubs[STUB_COUNT] = {
#define S(ret, name, params, args, none) {#name, (void *)dispatch_##name},
    STUBS(S) DEVICE_STUBS(S)
#undef S
};

static void *get_dispatch_address(const char *name)
{
    for (int i = 0; i < STUB_COUNT; i++)
        if (!strcmp(stubs[i].name, name)) return stubs[i].dispatch;
    return NULL;
}

static void set_dispatch_index(const char *name, int index)
{
    for (int i = 0; i < STUB_COUNT; i++)
        if (!strcmp(stubs[i].name, name)) indices[i] = index;
}

static EGLBoolean supports_api(EGLenum api)
{
    return api == EGL_OPENGL_API || api == EGL_OPENGL_ES_API;
}

static const char *vendor_string(int name)
{
    if (name != __EGL_VENDOR_STRING_PLATFORM_EXTENSIONS) return NULL;
    return "EGL_EXT_platform_device EGL_EXT_platform_x11 EGL_EXT_platform_xcb EGL_KHR_platform_x11 "
           "EGL_MESA_platform_surfaceless";
}

static void *get_proc_address(const char *name)
{
    return (void *)mgl_proc_find(name);
}

EGL_EXPORT EGLBoolean __egl_Main(uint32_t version, const __EGLapiExports *exports, __EGLvendorInfo *vendor,
                                 __EGLapiImports *imports)
{
    if (EGL_VENDOR_ABI_GET_MAJOR_VERSION(version) != EGL_VENDOR_ABI_MAJOR_VERSION) return EGL_FALSE;
    glvnd = exports;
    imports->getPlatformDisplay = egl_platform_display;
    imports->getSupportsAPI = supports_api;
    imports->getVendorString = vendor_string;
    imports->getProcAddress = get_proc_address;
    imports->getDispatchAddress = get_dispatch_address;
    imports->setDispatchIndex = set_dispatch_index;
    return EGL_TRUE;
}
