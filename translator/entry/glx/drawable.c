/* Drawables: windows (plain or through glXCreateWindow), pixmaps and pbuffers. */
#include "translator/entry/glx/glx_private.h"

#include "translator/base/memory.h"
#include "translator/entry/device.h"

#include <X11/Xmd.h> /* what glxproto.h builds on */

#include <GL/glxproto.h>
#include <string.h>

static glx_drawable *drawables; /* under glx_lock */

static void destroy(glx_drawable *drawable)
{
    if (drawable->watch) mgl_drawable_set_look(drawable->drawable, NULL, NULL);
    mgl_window_watch_destroy(&drawable->watch);
    mgl_drawable_destroy(&drawable->drawable);
    mgl_free(drawable);
}

void glx_drawable_unref(glx_drawable *drawable)
{
    if (!drawable) return;
    pthread_mutex_lock(&glx_lock);
    bool last = --drawable->references == 0;
    pthread_mutex_unlock(&glx_lock);
    if (last) destroy(drawable);
}

static bool same_server(Display *a, Display *b)
{
    return a == b || (a && b && !strcmp(DisplayString(a), DisplayString(b)));
}

glx_drawable *glx_drawable_get(Display *dpy, XID id)
{
    pthread_mutex_lock(&glx_lock);
    glx_drawable *drawable = drawables;
    while (drawable && (drawable->id != id || !same_server(drawable->dpy, dpy)))
        drawable = drawable->next;
    if (drawable) drawable->references++;
    pthread_mutex_unlock(&glx_lock);
    return drawable;
}

/* Takes a drawable off the list and returns it with the list's reference; NULL: it is not there. */
static glx_drawable *take(Display *dpy, XID id, glx_kind kind)
{
    pthread_mutex_lock(&glx_lock);
    glx_drawable **link = &drawables;
    while (*link && ((*link)->id != id || (*link)->kind != kind || !same_server((*link)->dpy, dpy)))
        link = &(*link)->next;
    glx_drawable *drawable = *link;
    if (drawable) *link = drawable->next;
    pthread_mutex_unlock(&glx_lock);
    return drawable;
}

/* Drops plain windows whose X window is gone and that are current nowhere: nobody destroys those by name. */
static void collect(void)
{
    glx_drawable *gone = NULL;
    pthread_mutex_lock(&glx_lock);
    for (glx_drawable **link = &drawables; *link;) {
        glx_drawable *d = *link;
        bool dead = d->implicit && d->references == 1 && !mgl_window_watch_update(d->watch, d->drawable);
        if (!dead) {
            link = &d->next;
            continue;
        }
        *link = d->next;
        d->next = gone;
        gone = d;
    }
    pthread_mutex_unlock(&glx_lock);
    while (gone) {
        glx_drawable *next = gone->next;
        glx_drawable_unref(gone);
        gone = next;
    }
}

void glx_drawables_close(Display *dpy)
{
    for (;;) {
        pthread_mutex_lock(&glx_lock);
        glx_drawable **link = &drawables;
        while (*link && (*link)->dpy != dpy)
            link = &(*link)->next;
        glx_drawable *drawable = *link;
        if (drawable) {
            *link = drawable->next;
            drawable->dpy = NULL; /* it may be current still */
        }
        pthread_mutex_unlock(&glx_lock);
        if (!drawable) return;
        glx_drawable_unref(drawable);
    }
}

/* Makes and lists a drawable, and returns it with a reference beside the list's. NULL: memory ran out. */
static glx_drawable *add(Display *dpy, glx_kind kind, const glx_config *config, XID native, XID id, uint32_t width,
                         uint32_t height)
{
    glx_drawable *drawable = mgl_new(glx_drawable);
    if (!drawable) return NULL;
    mgl_drawable_config gl_config = {.red = config->red,
                                     .green = config->green,
                                     .blue = config->blue,
                                     .alpha = config->alpha,
                                     .depth = config->depth,
                                     .stencil = config->stencil,
                                     .samples = config->samples,
                                     .double_buffered = config->double_buffered,
                                     .srgb_capable = true};
    bool window = kind == GLX_KIND_WINDOW;
    drawable->drawable = mgl_drawable_create(&gl_config, window ? MGL_DRAWABLE_XCB_WINDOW : MGL_DRAWABLE_PBUFFER,
                                             window ? native : 0, width, height);
    if (!drawable->drawable) {
        mgl_free(drawable);
        return NULL;
    }
    if (window) drawable->watch = mgl_window_watch_create(DisplayString(dpy), (uint32_t)native);
    if (drawable->watch) mgl_drawable_set_look(drawable->drawable, mgl_window_watch_look, drawable->watch);
    drawable->references = 2;
    drawable->kind = kind;
    drawable->dpy = dpy;
    drawable->native = native;
    drawable->id = id;
    drawable->implicit = window && id == native;
    drawable->config = config;
    drawable->width = width;
    drawable->height = height;
    drawable->interval = 1;
    pthread_mutex_lock(&glx_lock);
    drawable->next = drawables;
    drawables = drawable;
    pthread_mutex_unlock(&glx_lock);
    return drawable;
}

static int screen_of_root(Display *dpy, uint32_t root)
{
    for (int i = 0; i < ScreenCount(dpy); i++)
        if (RootWindow(dpy, i) == root) return i;
    return DefaultScreen(dpy);
}

glx_drawable *glx_drawable_get_or_add(Display *dpy, XID id, const glx_config *config)
{
    if (!glx_display_get(dpy)) return NULL; /* also so that its end is heard of */
    collect();
    glx_drawable *drawable = glx_drawable_get(dpy, id);
    mgl_window_info info;
    if (drawable || !mgl_window_describe(XGetXCBConnection(dpy), (uint32_t)id, true, &info)) return drawable;
    if (!config) config = glx_config_of_visual(dpy, screen_of_root(dpy, info.root), info.visual);
    return config ? add(dpy, GLX_KIND_WINDOW, config, id, id, info.width, info.height) : NULL;
}

void glx_drawable_size(glx_drawable *drawable, uint32_t *width, uint32_t *height)
{
    *width = drawable->width;
    *height = drawable->height;
    if (drawable->kind != GLX_KIND_WINDOW) return;
    mgl_window_watch_update(drawable->watch, drawable->drawable);
    mgl_drawable_size(drawable->drawable, width, height);
}

/* Returns the id of what add made, or raises BadAlloc. */
static XID finish(Display *dpy, glx_drawable *drawable, int minor)
{
    if (!drawable) {
        glx_error_core(dpy, BadAlloc, 0, minor);
        return None;
    }
    XID id = drawable->id;
    glx_drawable_unref(drawable);
    return id;
}

static void destroy_named(Display *dpy, XID id, glx_kind kind, int error, int minor)
{
    glx_drawable *drawable = take(dpy, id, kind);
    if (!drawable) {
        glx_error(dpy, error, id, minor);
        return;
    }
    if (kind == GLX_KIND_PIXMAP && mgl_current_context) glx_pixmap_store(drawable, mgl_current_context);
    glx_drawable_unref(drawable);
}

/* ---- windows ---- */

static bool window_taken(Display *dpy, XID window)
{
    bool taken = false;
    pthread_mutex_lock(&glx_lock);
    for (glx_drawable *d = drawables; d; d = d->next)
        taken |= d->dpy == dpy && d->kind == GLX_KIND_WINDOW && d->native == window && !d->implicit;
    pthread_mutex_unlock(&glx_lock);
    return taken;
}

GLX_EXPORT GLXWindow glXCreateWindow(Display *dpy, GLXFBConfig handle, Window window, const int *attribs)
{
    mgl_window_info info;
    const glx_config *config = glx_config_find(dpy, handle);
    if (!glx_display_get(dpy)) return None;
    collect();
    if (!config)
        glx_error(dpy, GLXBadFBConfig, 0, X_GLXCreateWindow);
    else if (!mgl_window_describe(XGetXCBConnection(dpy), (uint32_t)window, true, &info))
        glx_error_core(dpy, BadWindow, window, X_GLXCreateWindow);
    else if (!config->visual || info.depth != config->visual_depth)
        glx_error_core(dpy, BadMatch, window, X_GLXCreateWindow);
    else if (window_taken(dpy, window))
        glx_error_core(dpy, BadAlloc, window, X_GLXCreateWindow);
    else
        return finish(
            dpy,
            add(dpy, GLX_KIND_WINDOW, config, window, xcb_generate_id(XGetXCBConnection(dpy)), info.width, info.height),
            X_GLXCreateWindow);
    return None;
}

/* A GLXWindow goes with its X window: then there is none to destroy any more. */
GLX_EXPORT void glXDestroyWindow(Display *dpy, GLXWindow window)
{
    mgl_window_info info;
    glx_drawable *drawable = take(dpy, window, GLX_KIND_WINDOW);
    if (!drawable || !mgl_window_describe(XGetXCBConnection(dpy), (uint32_t)drawable->native, true, &info))
        glx_error(dpy, GLXBadWindow, window, X_GLXDestroyWindow);
    glx_drawable_unref(drawable);
}

/* ---- pixmaps ---- */

static GLXPixmap create_pixmap(Display *dpy, const glx_config *config, Pixmap pixmap, int minor)
{
    mgl_window_info info;
    if (!mgl_window_describe(XGetXCBConnection(dpy), (uint32_t)pixmap, false, &info))
        glx_error_core(dpy, BadPixmap, pixmap, minor);
    else if (!config->visual || info.depth != config->visual_depth)
        glx_error_core(dpy, BadMatch, pixmap, minor);
    else
        return finish(
            dpy,
            add(dpy, GLX_KIND_PIXMAP, config, pixmap, xcb_generate_id(XGetXCBConnection(dpy)), info.width, info.height),
            minor);
    return None;
}

GLX_EXPORT GLXPixmap glXCreatePixmap(Display *dpy, GLXFBConfig handle, Pixmap pixmap, const int *attribs)
{
    const glx_config *config = glx_config_find(dpy, handle);
    if (config) return create_pixmap(dpy, config, pixmap, X_GLXCreatePixmap);
    glx_error(dpy, GLXBadFBConfig, 0, X_GLXCreatePixmap);
    return None;
}

GLX_EXPORT GLXPixmap glXCreateGLXPixmap(Display *dpy, XVisualInfo *visual, Pixmap pixmap)
{
    const glx_config *config = visual ? glx_config_of_visual(dpy, visual->screen, visual->visualid) : NULL;
    if (config) return create_pixmap(dpy, config, pixmap, X_GLXCreateGLXPixmap);
    glx_error_core(dpy, BadValue, visual ? visual->visualid : 0, X_GLXCreateGLXPixmap);
    return None;
}

GLX_EXPORT GLXPixmap glXCreateGLXPixmapWithConfigSGIX(Display *dpy, GLXFBConfigSGIX config, Pixmap pixmap)
{
    return glXCreatePixmap(dpy, (GLXFBConfig)config, pixmap, NULL);
}

GLX_EXPORT void glXDestroyPixmap(Display *dpy, GLXPixmap pixmap)
{
    destroy_named(dpy, pixmap, GLX_KIND_PIXMAP, GLXBadPixmap, X_GLXDestroyPixmap);
}

GLX_EXPORT void glXDestroyGLXPixmap(Display *dpy, GLXPixmap pixmap)
{
    destroy_named(dpy, pixmap, GLX_KIND_PIXMAP, GLXBadPixmap, X_GLXDestroyGLXPixmap);
}

void glx_pixmap_store(glx_drawable *drawable, mgl_context *gl)
{
    if (!drawable->dpy) return;
    mgl_window_store(XGetXCBConnection(drawable->dpy), (uint32_t)drawable->native, drawable->config->visual_depth, gl,
                     drawable->drawable, drawable->width, drawable->height);
}

/* ---- pbuffers ---- */

static GLXPbuffer create_pbuffer(Display *dpy, const glx_config *config, int width, int height, bool largest,
                                 bool preserved)
{
    const mgl_caps *caps = mgl_device_caps();
    int max_width = caps ? (int)caps->max_framebuffer_width : 0,
        max_height = caps ? (int)caps->max_framebuffer_height : 0;
    if (width < 0 || height < 0 || (!largest && (width > max_width || height > max_height))) {
        glx_error_core(dpy, width < 0 || height < 0 ? BadValue : BadAlloc, 0, X_GLXCreatePbuffer);
        return None;
    }
    uint32_t w = (uint32_t)MGL_MAX(MGL_MIN(width, max_width), 1), h = (uint32_t)MGL_MAX(MGL_MIN(height, max_height), 1);
    glx_drawable *drawable = add(dpy, GLX_KIND_PBUFFER, config, 0, xcb_generate_id(XGetXCBConnection(dpy)), w, h);
    if (drawable) {
        drawable->width = (uint32_t)MGL_MIN(width, max_width); /* 0 is a size too */
        drawable->height = (uint32_t)MGL_MIN(height, max_height);
        drawable->largest = largest;
        drawable->preserved = preserved;
    }
    return finish(dpy, drawable, X_GLXCreatePbuffer);
}

GLX_EXPORT GLXPbuffer glXCreatePbuffer(Display *dpy, GLXFBConfig handle, const int *attribs)
{
    int width = 0, height = 0;
    bool largest = false, preserved = true, known = true;
    const glx_config *config = glx_config_find(dpy, handle);
    if (!config) {
        glx_error(dpy, GLXBadFBConfig, 0, X_GLXCreatePbuffer);
        return None;
    }
    for (; attribs && attribs[0] != None; attribs += 2) {
        switch (attribs[0]) {
        case GLX_PBUFFER_WIDTH:
            width = attribs[1];
            break;
        case GLX_PBUFFER_HEIGHT:
            height = attribs[1];
            break;
        case GLX_LARGEST_PBUFFER:
            largest = attribs[1] != 0;
            break;
        case GLX_PRESERVED_CONTENTS:
            preserved = attribs[1] != 0;
            break;
        default:
            known = false;
            break;
        }
    }
    if (known) return create_pbuffer(dpy, config, width, height, largest, preserved);
    glx_error_core(dpy, BadValue, 0, X_GLXCreatePbuffer);
    return None;
}

GLX_EXPORT GLXPbufferSGIX glXCreateGLXPbufferSGIX(Display *dpy, GLXFBConfigSGIX handle, unsigned int width,
                                                  unsigned int height, int *attribs)
{
    bool largest = false, preserved = true;
    const glx_config *config = glx_config_find(dpy, (GLXFBConfig)handle);
    if (!config) {
        glx_error(dpy, GLXBadFBConfig, 0, X_GLXCreatePbuffer);
        return None;
    }
    for (; attribs && attribs[0] != None; attribs += 2) {
        if (attribs[0] == GLX_LARGEST_PBUFFER) largest = attribs[1] != 0;
        if (attribs[0] == GLX_PRESERVED_CONTENTS) preserved = attribs[1] != 0;
    }
    return create_pbuffer(dpy, config, (int)width, (int)height, largest, preserved);
}

GLX_EXPORT void glXDestroyPbuffer(Display *dpy, GLXPbuffer pbuffer)
{
    destroy_named(dpy, pbuffer, GLX_KIND_PBUFFER, GLXBadPbuffer, X_GLXDestroyPbuffer);
}

GLX_EXPORT void glXDestroyGLXPbufferSGIX(Display *dpy, GLXPbufferSGIX pbuffer)
{
    glXDestroyPbuffer(dpy, pbuffer);
}

/* ---- what may be asked and set ---- */

static bool query(glx_drawable *drawable, int name, unsigned int *value)
{
    uint32_t width, height;
    switch (name) {
    case GLX_WIDTH:
    case GLX_HEIGHT:
        glx_drawable_size(drawable, &width, &height);
        *value = name == GLX_WIDTH ? width : height;
        return true;
    case GLX_FBCONFIG_ID:
        *value = (unsigned)drawable->config->id;
        return true;
    case GLX_PRESERVED_CONTENTS:
        *value = drawable->kind == GLX_KIND_PBUFFER && drawable->preserved;
        return true;
    case GLX_LARGEST_PBUFFER:
        *value = drawable->kind == GLX_KIND_PBUFFER && drawable->largest;
        return true;
    case GLX_EVENT_MASK:
        *value = (unsigned)drawable->event_mask;
        return true;
    case GLX_SWAP_INTERVAL_EXT:
        *value = (unsigned)drawable->interval;
        return true;
    case GLX_MAX_SWAP_INTERVAL_EXT:
        *value = 1000;
        return true;
    default:
        return false;
    }
}

GLX_EXPORT void glXQueryDrawable(Display *dpy, GLXDrawable id, int name, unsigned int *value)
{
    if (!glx_display_get(dpy)) return;
    glx_drawable *drawable = glx_drawable_get(dpy, id);
    mgl_window_info info;
    if (drawable) {
        if (!query(drawable, name, value)) glx_error_core(dpy, BadValue, 0, X_GLXGetDrawableAttributes);
        glx_drawable_unref(drawable);
    } else if (mgl_window_describe(XGetXCBConnection(dpy), (uint32_t)id, true, &info)) {
        *value = name == GLX_WIDTH ? info.width : name == GLX_HEIGHT ? info.height : 0; /* a window not used yet */
    } else {
        glx_error(dpy, GLXBadDrawable, id, X_GLXGetDrawableAttributes);
    }
}

GLX_EXPORT void glXQueryGLXPbufferSGIX(Display *dpy, GLXPbufferSGIX id, int name, unsigned int *value)
{
    glXQueryDrawable(dpy, id, name, value);
}

GLX_EXPORT void glXSelectEvent(Display *dpy, GLXDrawable id, unsigned long mask)
{
    glx_drawable *drawable = glx_drawable_get(dpy, id);
    if (drawable) drawable->event_mask = mask & GLX_PBUFFER_CLOBBER_MASK; /* no pbuffer is ever clobbered */
    if (!drawable) glx_error(dpy, GLXBadDrawable, id, X_GLXChangeDrawableAttributes);
    glx_drawable_unref(drawable);
}

GLX_EXPORT void glXGetSelectedEvent(Display *dpy, GLXDrawable id, unsigned long *mask)
{
    glx_drawable *drawable = glx_drawable_get(dpy, id);
    if (drawable) *mask = drawable->event_mask;
    if (!drawable) glx_error(dpy, GLXBadDrawable, id, X_GLXGetDrawableAttributes);
    glx_drawable_unref(drawable);
}

GLX_EXPORT void glXSelectEventSGIX(Display *dpy, GLXDrawable id, unsigned long mask)
{
    glXSelectEvent(dpy, id, mask);
}

GLX_EXPORT void glXGetSelectedEventSGIX(Display *dpy, GLXDrawable id, unsigned long *mask)
{
    glXGetSelectedEvent(dpy, id, mask);
}
