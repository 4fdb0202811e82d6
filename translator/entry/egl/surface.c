/* Surfaces: windows and pbuffers (EGL 1.5 §3.5). There are no pixmap surfaces. */
#include "translator/entry/egl/egl_private.h"

#include "translator/base/memory.h"
#include "translator/entry/device.h"

#include <string.h>

static mgl_drawable *make_drawable(const egl_surface *surface, uint32_t width, uint32_t height)
{
    const egl_config *config = surface->config;
    mgl_drawable_config drawable = {
        .red = config->red,
        .green = config->green,
        .blue = config->blue,
        .alpha = config->alpha,
        .depth = config->depth,
        .stencil = config->stencil,
        .samples = config->samples,
        .double_buffered = surface->type != EGL_PIXMAP_BIT,
        .srgb_capable = surface->colorspace == EGL_GL_COLORSPACE_SRGB,
    };
    bool window = surface->type == EGL_WINDOW_BIT;
    return mgl_drawable_create(&drawable, window ? MGL_DRAWABLE_XCB_WINDOW : MGL_DRAWABLE_PBUFFER, surface->native,
                               width, height);
}

/* Lists the surface, or frees it with EGL_BAD_ALLOC when it has no drawable. */
static EGLSurface finish_surface(egl_display *display, egl_surface *surface)
{
    if (!surface->drawable) {
        mgl_free(surface);
        return egl_fail_handle(EGL_BAD_ALLOC);
    }
    surface->interval = 1;
    egl_object_add(display, &surface->object, EGL_KIND_SURFACE);
    egl_succeed();
    return surface;
}

/* ---- windows ---- */

/* The attributes of windows and pixmaps. */
static EGLint native_attribs(egl_surface *surface, const EGLAttrib *attribs, bool window)
{
    surface->colorspace = EGL_GL_COLORSPACE_LINEAR;
    for (; attribs && attribs[0] != EGL_NONE; attribs += 2) {
        switch (attribs[0]) {
        case EGL_RENDER_BUFFER: /* a hint; every window is double buffered */
            if (!window || (attribs[1] != EGL_BACK_BUFFER && attribs[1] != EGL_SINGLE_BUFFER)) return EGL_BAD_ATTRIBUTE;
            break;
        case EGL_GL_COLORSPACE:
            if (attribs[1] != EGL_GL_COLORSPACE_LINEAR && attribs[1] != EGL_GL_COLORSPACE_SRGB)
                return EGL_BAD_ATTRIBUTE;
            surface->colorspace = (EGLint)attribs[1];
            break;
        default:
            return EGL_BAD_ATTRIBUTE;
        }
    }
    return EGL_SUCCESS;
}

static bool window_taken(egl_display *display, uint64_t window)
{
    bool taken = false;
    pthread_mutex_lock(&egl_lock);
    for (egl_object *o = display->objects; o && !taken; o = o->next)
        taken = o->kind == EGL_KIND_SURFACE && ((egl_surface *)o)->type == EGL_WINDOW_BIT &&
                ((egl_surface *)o)->native == window;
    pthread_mutex_unlock(&egl_lock);
    return taken;
}

EGLSurface egl_window_surface(EGLDisplay handle, EGLConfig config_handle, uint64_t window, const EGLAttrib *attribs)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_NO_SURFACE;
    if (!display->xcb) return egl_fail_handle(EGL_BAD_NATIVE_WINDOW);
    const egl_config *config = egl_config_find(display, config_handle);
    if (!config) return EGL_NO_SURFACE;
    if (!config->window) return egl_fail_handle(EGL_BAD_MATCH);
    mgl_window_info info;
    if (!mgl_window_describe(display->xcb, (uint32_t)window, true, &info))
        return egl_fail_handle(EGL_BAD_NATIVE_WINDOW);
    if (window_taken(display, window)) return egl_fail_handle(EGL_BAD_ALLOC);
    egl_surface *surface = mgl_new(egl_surface);
    if (!surface) return egl_fail_handle(EGL_BAD_ALLOC);
    EGLint error = native_attribs(surface, attribs, true);
    if (error != EGL_SUCCESS) {
        mgl_free(surface);
        return egl_fail_handle(error);
    }
    surface->config = config;
    surface->type = EGL_WINDOW_BIT;
    surface->native = window;
    surface->drawable = make_drawable(surface, info.width, info.height);
    if (surface->drawable) surface->watch = mgl_window_watch_create(display->name, (uint32_t)window);
    if (surface->watch) mgl_drawable_set_look(surface->drawable, mgl_window_watch_look, surface->watch);
    return finish_surface(display, surface);
}

EGL_EXPORT EGLSurface eglCreateWindowSurface(EGLDisplay display, EGLConfig config, EGLNativeWindowType window,
                                             const EGLint *attribs)
{
    EGLAttrib wide[2 * EGL_MAX_ATTRIBS + 1];
    if (!egl_attribs_widen(attribs, wide)) return egl_fail_handle(EGL_BAD_ATTRIBUTE);
    return egl_window_surface(display, config, (uint64_t)window, wide);
}

/* On X11 the native window is a pointer to an Xlib Window, on XCB to an xcb_window_t. */
EGL_EXPORT EGLSurface eglCreatePlatformWindowSurface(EGLDisplay handle, EGLConfig config, void *window,
                                                     const EGLAttrib *attribs)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_NO_SURFACE;
    if (!window) return egl_fail_handle(EGL_BAD_NATIVE_WINDOW);
    uint64_t id = display->platform == EGL_PLATFORM_X11_KHR ? *(unsigned long *)window : *(xcb_window_t *)window;
    return egl_window_surface(handle, config, id, attribs);
}

EGL_EXPORT EGLSurface eglCreatePlatformWindowSurfaceEXT(EGLDisplay display, EGLConfig config, void *window,
                                                        const EGLint *attribs)
{
    EGLAttrib wide[2 * EGL_MAX_ATTRIBS + 1];
    if (!egl_attribs_widen(attribs, wide)) return egl_fail_handle(EGL_BAD_ATTRIBUTE);
    return eglCreatePlatformWindowSurface(display, config, window, wide);
}

/* ---- pbuffers ---- */

static EGLint pbuffer_attribs(egl_surface *surface, const EGLint *attribs)
{
    EGLint texture_format = EGL_NO_TEXTURE, texture_target = EGL_NO_TEXTURE;
    surface->colorspace = EGL_GL_COLORSPACE_LINEAR;
    for (; attribs && attribs[0] != EGL_NONE; attribs += 2) {
        EGLint value = attribs[1];
        switch (attribs[0]) {
        case EGL_WIDTH:
            surface->width = value;
            break;
        case EGL_HEIGHT:
            surface->height = value;
            break;
        case EGL_LARGEST_PBUFFER:
            surface->largest = value != 0;
            break;
        case EGL_MIPMAP_TEXTURE:
            surface->mipmap = value != 0;
            break;
        case EGL_TEXTURE_FORMAT:
            texture_format = value;
            break;
        case EGL_TEXTURE_TARGET:
            texture_target = value;
            break;
        case EGL_GL_COLORSPACE:
            if (value != EGL_GL_COLORSPACE_LINEAR && value != EGL_GL_COLORSPACE_SRGB) return EGL_BAD_ATTRIBUTE;
            surface->colorspace = value;
            break;
        case EGL_VG_COLORSPACE:
        case EGL_VG_ALPHA_FORMAT:
            break;
        default:
            return EGL_BAD_ATTRIBUTE;
        }
    }
    if (surface->width < 0 || surface->height < 0) return EGL_BAD_PARAMETER;
    /* No config can bind to a texture. */
    return texture_format == EGL_NO_TEXTURE && texture_target == EGL_NO_TEXTURE ? EGL_SUCCESS : EGL_BAD_MATCH;
}

static EGLint pbuffer_fit(egl_surface *surface)
{
    const mgl_caps *caps = mgl_device_caps();
    EGLint max_width = caps ? (EGLint)caps->max_framebuffer_width : 0,
           max_height = caps ? (EGLint)caps->max_framebuffer_height : 0;
    bool fits = surface->width <= max_width && surface->height <= max_height;
    if (!fits && !surface->largest) return EGL_BAD_ALLOC;
    surface->width = MGL_MIN(surface->width, max_width);
    surface->height = MGL_MIN(surface->height, max_height);
    return EGL_SUCCESS;
}

EGL_EXPORT EGLSurface eglCreatePbufferSurface(EGLDisplay handle, EGLConfig config_handle, const EGLint *attribs)
{
    egl_display *display = egl_display_find(handle, true);
    const egl_config *config = display ? egl_config_find(display, config_handle) : NULL;
    if (!config) return EGL_NO_SURFACE;
    egl_surface *surface = mgl_new(egl_surface);
    if (!surface) return egl_fail_handle(EGL_BAD_ALLOC);
    surface->config = config;
    surface->type = EGL_PBUFFER_BIT;
    EGLint error = pbuffer_attribs(surface, attribs);
    if (error == EGL_SUCCESS) error = pbuffer_fit(surface);
    if (error != EGL_SUCCESS) {
        mgl_free(surface);
        return egl_fail_handle(error);
    }
    surface->drawable =
        make_drawable(surface, (uint32_t)MGL_MAX(surface->width, 1), (uint32_t)MGL_MAX(surface->height, 1));
    return finish_surface(display, surface);
}

/* ---- pixmaps: drawn off screen and copied into the X pixmap where the specification wants native rendering to see it
 * ---- */

void egl_surface_store(egl_surface *surface, mgl_context *gl)
{
    if (!surface || surface->type != EGL_PIXMAP_BIT || !surface->object.display->xcb) return;
    mgl_window_store(surface->object.display->xcb, (uint32_t)surface->native, surface->config->visual_depth, gl,
                     surface->drawable, (uint32_t)surface->width, (uint32_t)surface->height);
}

static EGLSurface pixmap_surface(EGLDisplay handle, EGLConfig config_handle, uint64_t pixmap, const EGLAttrib *attribs)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_NO_SURFACE;
    mgl_window_info info;
    if (!display->xcb || !mgl_window_describe(display->xcb, (uint32_t)pixmap, false, &info))
        return egl_fail_handle(EGL_BAD_NATIVE_PIXMAP);
    const egl_config *config = egl_config_find(display, config_handle);
    if (!config) return EGL_NO_SURFACE;
    if (!config->window || info.depth != config->visual_depth) return egl_fail_handle(EGL_BAD_MATCH);
    egl_surface *surface = mgl_new(egl_surface);
    if (!surface) return egl_fail_handle(EGL_BAD_ALLOC);
    EGLint error = native_attribs(surface, attribs, false);
    if (error != EGL_SUCCESS) {
        mgl_free(surface);
        return egl_fail_handle(error);
    }
    surface->config = config;
    surface->type = EGL_PIXMAP_BIT;
    surface->native = pixmap;
    surface->width = (EGLint)info.width;
    surface->height = (EGLint)info.height;
    surface->drawable = make_drawable(surface, info.width, info.height);
    return finish_surface(display, surface);
}

EGL_EXPORT EGLSurface eglCreatePixmapSurface(EGLDisplay display, EGLConfig config, EGLNativePixmapType pixmap,
                                             const EGLint *attribs)
{
    EGLAttrib wide[2 * EGL_MAX_ATTRIBS + 1];
    if (!egl_attribs_widen(attribs, wide)) return egl_fail_handle(EGL_BAD_ATTRIBUTE);
    return pixmap_surface(display, config, (uint64_t)pixmap, wide);
}

/* As with windows, a pointer to the native handle. */
EGL_EXPORT EGLSurface eglCreatePlatformPixmapSurface(EGLDisplay handle, EGLConfig config, void *pixmap,
                                                     const EGLAttrib *attribs)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_NO_SURFACE;
    if (!pixmap || !display->xcb) return egl_fail_handle(EGL_BAD_NATIVE_PIXMAP);
    uint64_t id = display->platform == EGL_PLATFORM_X11_KHR ? *(unsigned long *)pixmap : *(xcb_pixmap_t *)pixmap;
    return pixmap_surface(handle, config, id, attribs);
}

EGL_EXPORT EGLSurface eglCreatePlatformPixmapSurfaceEXT(EGLDisplay display, EGLConfig config, void *pixmap,
                                                        const EGLint *attribs)
{
    EGLAttrib wide[2 * EGL_MAX_ATTRIBS + 1];
    if (!egl_attribs_widen(attribs, wide)) return egl_fail_handle(EGL_BAD_ATTRIBUTE);
    return eglCreatePlatformPixmapSurface(display, config, pixmap, wide);
}

/* OpenVG buffers: there is no OpenVG. */
EGL_EXPORT EGLSurface eglCreatePbufferFromClientBuffer(EGLDisplay handle, EGLenum type, EGLClientBuffer buffer,
                                                       EGLConfig config, const EGLint *attribs)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display || !egl_config_find(display, config)) return EGL_NO_SURFACE;
    return egl_fail_handle(EGL_BAD_PARAMETER);
}

EGL_EXPORT EGLBoolean eglCopyBuffers(EGLDisplay handle, EGLSurface surface_handle, EGLNativePixmapType target)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    egl_surface *surface = egl_object_get(display, surface_handle, EGL_KIND_SURFACE);
    if (!surface) return egl_fail(EGL_BAD_SURFACE);
    EGLint error = EGL_SUCCESS;
    mgl_window_info info;
    egl_context *context = egl_current_context();
    if (!display->xcb || !mgl_window_describe(display->xcb, (uint32_t)target, false, &info))
        error = EGL_BAD_NATIVE_PIXMAP;
    else if (info.depth != surface->config->visual_depth)
        error = EGL_BAD_MATCH;
    else if (context && mgl_context_lost(context->gl))
        error = EGL_CONTEXT_LOST;
    else if (context) { /* without one, nothing of this thread can have been drawn */
        uint32_t width, height;
        mgl_drawable_size(surface->drawable, &width, &height);
        mgl_window_store(display->xcb, (uint32_t)target, (uint8_t)info.depth, context->gl, surface->drawable,
                         MGL_MIN(width, info.width), MGL_MIN(height, info.height));
    }
    egl_object_unref(&surface->object);
    return error == EGL_SUCCESS ? egl_succeed() : egl_fail(error);
}

/* ---- what may be asked and set ---- */

EGL_EXPORT EGLBoolean eglDestroySurface(EGLDisplay handle, EGLSurface surface)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    return egl_object_remove(display, surface, EGL_KIND_SURFACE) ? egl_succeed() : egl_fail(EGL_BAD_SURFACE);
}

static void surface_size(egl_surface *surface, EGLint *width, EGLint *height)
{
    if (surface->type != EGL_WINDOW_BIT) {
        *width = surface->width;
        *height = surface->height;
        return;
    }
    uint32_t w = 0, h = 0;
    mgl_window_watch_update(surface->watch, surface->drawable);
    mgl_drawable_size(surface->drawable, &w, &h);
    *width = (EGLint)w;
    *height = (EGLint)h;
}

/* False: not an attribute of surfaces. Attributes of pbuffers leave *value alone for windows (EGL 1.5 §3.5.6). */
static bool surface_attribute(egl_surface *surface, EGLint name, EGLint *value)
{
    bool pbuffer = surface->type == EGL_PBUFFER_BIT;
    EGLint width, height;
    switch (name) {
    case EGL_WIDTH:
    case EGL_HEIGHT:
        surface_size(surface, &width, &height);
        *value = name == EGL_WIDTH ? width : height;
        return true;
    case EGL_CONFIG_ID:
        *value = surface->config->id;
        return true;
    case EGL_RENDER_BUFFER:
        *value = EGL_BACK_BUFFER;
        return true;
    case EGL_SWAP_BEHAVIOR:
        *value = EGL_BUFFER_DESTROYED;
        return true;
    case EGL_MULTISAMPLE_RESOLVE:
        *value = EGL_MULTISAMPLE_RESOLVE_DEFAULT;
        return true;
    case EGL_HORIZONTAL_RESOLUTION:
    case EGL_VERTICAL_RESOLUTION:
        *value = EGL_UNKNOWN;
        return true;
    case EGL_PIXEL_ASPECT_RATIO:
        *value = EGL_DISPLAY_SCALING;
        return true;
    case EGL_GL_COLORSPACE:
        *value = surface->colorspace;
        return true;
    case EGL_VG_COLORSPACE:
        *value = EGL_VG_COLORSPACE_sRGB;
        return true;
    case EGL_VG_ALPHA_FORMAT:
        *value = EGL_VG_ALPHA_FORMAT_NONPRE;
        return true;
    case EGL_LARGEST_PBUFFER:
        *value = pbuffer ? (EGLint)surface->largest : *value;
        return true;
    case EGL_MIPMAP_TEXTURE:
        *value = pbuffer ? (EGLint)surface->mipmap : *value;
        return true;
    case EGL_MIPMAP_LEVEL:
        *value = pbuffer ? surface->mipmap_level : *value;
        return true;
    case EGL_TEXTURE_FORMAT:
    case EGL_TEXTURE_TARGET:
        *value = pbuffer ? EGL_NO_TEXTURE : *value;
        return true;
    default:
        return false;
    }
}

EGL_EXPORT EGLBoolean eglQuerySurface(EGLDisplay handle, EGLSurface surface_handle, EGLint name, EGLint *value)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    egl_surface *surface = egl_object_get(display, surface_handle, EGL_KIND_SURFACE);
    if (!surface) return egl_fail(EGL_BAD_SURFACE);
    bool known = value && surface_attribute(surface, name, value);
    egl_object_unref(&surface->object);
    if (!value) return egl_fail(EGL_BAD_PARAMETER);
    return known ? egl_succeed() : egl_fail(EGL_BAD_ATTRIBUTE);
}

EGL_EXPORT EGLBoolean eglSurfaceAttrib(EGLDisplay handle, EGLSurface surface_handle, EGLint name, EGLint value)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    egl_surface *surface = egl_object_get(display, surface_handle, EGL_KIND_SURFACE);
    if (!surface) return egl_fail(EGL_BAD_SURFACE);
    EGLint error = EGL_SUCCESS;
    switch (name) {
    case EGL_MIPMAP_LEVEL:
        surface->mipmap_level = value;
        break;
    case EGL_MULTISAMPLE_RESOLVE:
        error = value == EGL_MULTISAMPLE_RESOLVE_DEFAULT ? EGL_SUCCESS
                : value == EGL_MULTISAMPLE_RESOLVE_BOX   ? EGL_BAD_MATCH
                                                         : EGL_BAD_ATTRIBUTE;
        break;
    case EGL_SWAP_BEHAVIOR:
        error = value == EGL_BUFFER_DESTROYED   ? EGL_SUCCESS
                : value == EGL_BUFFER_PRESERVED ? EGL_BAD_MATCH
                                                : EGL_BAD_ATTRIBUTE;
        break;
    default:
        error = EGL_BAD_ATTRIBUTE;
        break;
    }
    egl_object_unref(&surface->object);
    return error == EGL_SUCCESS ? egl_succeed() : egl_fail(error);
}

static EGLBoolean refuse_texture(EGLDisplay handle, EGLSurface surface_handle, EGLint buffer)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    egl_surface *surface = egl_object_get(display, surface_handle, EGL_KIND_SURFACE);
    if (!surface) return egl_fail(EGL_BAD_SURFACE);
    egl_object_unref(&surface->object);
    return egl_fail(buffer == EGL_BACK_BUFFER ? EGL_BAD_MATCH : EGL_BAD_PARAMETER);
}

EGL_EXPORT EGLBoolean eglBindTexImage(EGLDisplay display, EGLSurface surface, EGLint buffer)
{
    return refuse_texture(display, surface, buffer);
}

EGL_EXPORT EGLBoolean eglReleaseTexImage(EGLDisplay display, EGLSurface surface, EGLint buffer)
{
    return refuse_texture(display, surface, buffer);
}
