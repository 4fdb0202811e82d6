/* GLX_MESA_query_renderer. */
#include "translator/entry/glx/glx_private.h"

#include "translator/entry/device.h"

enum { MGL_DEVICE_TYPE_DISCRETE = 2, MGL_DEVICE_TYPE_CPU = 4 }; /* VkPhysicalDeviceType; no Vulkan header here */

static void version_of(bool core, unsigned int value[2])
{
    uint32_t major = 0, minor = 0;
    mgl_context_highest_version(core, &major, &minor);
    value[0] = major;
    value[1] = minor;
}

static Bool query_integer(int name, unsigned int *value)
{
    const mgl_caps *caps = mgl_device_caps();
    if (!caps) return False;
    switch (name) {
    case GLX_RENDERER_VENDOR_ID_MESA:
        value[0] = caps->vendor_id;
        return True;
    case GLX_RENDERER_DEVICE_ID_MESA:
        value[0] = caps->device_id;
        return True;
    case GLX_RENDERER_VERSION_MESA:
        value[0] = 0; /* CMakeLists.txt: MagmaGL 0.1.0 */
        value[1] = 1;
        value[2] = 0;
        return True;
    case GLX_RENDERER_ACCELERATED_MESA:
        value[0] = caps->device_type != MGL_DEVICE_TYPE_CPU;
        return True;
    case GLX_RENDERER_VIDEO_MEMORY_MESA:
        value[0] = (unsigned)(caps->heap_bytes >> 20);
        return True;
    case GLX_RENDERER_UNIFIED_MEMORY_ARCHITECTURE_MESA:
        value[0] = caps->device_type != MGL_DEVICE_TYPE_DISCRETE;
        return True;
    case GLX_RENDERER_PREFERRED_PROFILE_MESA:
        value[0] = GLX_CONTEXT_CORE_PROFILE_BIT_ARB;
        return True;
    case GLX_RENDERER_OPENGL_CORE_PROFILE_VERSION_MESA:
        version_of(true, value);
        return True;
    case GLX_RENDERER_OPENGL_COMPATIBILITY_PROFILE_VERSION_MESA:
        version_of(false, value);
        return True;
    case GLX_RENDERER_OPENGL_ES_PROFILE_VERSION_MESA:
        value[0] = 1;
        value[1] = 1;
        return True;
    case GLX_RENDERER_OPENGL_ES2_PROFILE_VERSION_MESA:
        value[0] = 3;
        value[1] = 0;
        return True;
    default:
        return False;
    }
}

static const char *query_string(int name)
{
    const mgl_caps *caps = mgl_device_caps();
    if (!caps) return NULL;
    if (name == GLX_RENDERER_VENDOR_ID_MESA) return "MagmaGL";
    return name == GLX_RENDERER_DEVICE_ID_MESA ? caps->device_name : NULL;
}

GLX_EXPORT Bool glXQueryRendererIntegerMESA(Display *dpy, int screen, int renderer, int name, unsigned int *value)
{
    return renderer == 0 && glx_screen_get(dpy, screen) && value ? query_integer(name, value) : False;
}

GLX_EXPORT Bool glXQueryCurrentRendererIntegerMESA(int name, unsigned int *value)
{
    return glx_current() && value ? query_integer(name, value) : False;
}

GLX_EXPORT const char *glXQueryRendererStringMESA(Display *dpy, int screen, int renderer, int name)
{
    return renderer == 0 && glx_screen_get(dpy, screen) ? query_string(name) : NULL;
}

GLX_EXPORT const char *glXQueryCurrentRendererStringMESA(int name)
{
    return glx_current() ? query_string(name) : NULL;
}
