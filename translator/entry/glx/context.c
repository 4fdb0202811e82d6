/* Contexts: creation (GLX 1.4 §3.3.7, GLX_ARB_create_context and its relatives), destruction, queries. */
#include "translator/entry/glx/glx_private.h"

#include "translator/base/memory.h"

#include <X11/Xmd.h> /* what glxproto.h builds on */

#include <GL/glxproto.h>

static glx_context *contexts; /* under glx_lock */

glx_context *glx_context_get(GLXContext handle)
{
    pthread_mutex_lock(&glx_lock);
    glx_context *context = contexts;
    while (context && (void *)context != (void *)handle)
        context = context->next;
    if (context) context->references++;
    pthread_mutex_unlock(&glx_lock);
    return context;
}

void glx_context_unref(glx_context *context)
{
    if (!context) return;
    pthread_mutex_lock(&glx_lock);
    bool last = --context->references == 0;
    glx_context **link = &contexts;
    while (last && *link != context)
        link = &(*link)->next;
    if (last) *link = context->next;
    pthread_mutex_unlock(&glx_lock);
    if (!last) return;
    mgl_context_destroy(&context->gl);
    mgl_free(context);
}

/* What a creation failed with: an X core error or a GLX one. */
typedef struct failure {
    bool core;
    int code;
    XID resource;
} failure;
static const failure none = {0};
static failure core_failure(int code, XID resource)
{
    return (failure){true, code, resource};
}
static failure glx_failure(int code, XID resource)
{
    return (failure){false, code, resource};
}

static GLXContext fail(Display *dpy, failure f, int minor)
{
    if (f.core)
        glx_error_core(dpy, f.code, f.resource, minor);
    else
        glx_error(dpy, f.code, f.resource, minor);
    return NULL;
}

static failure create(Display *dpy, const glx_config *config, int screen, glx_context *share,
                      const mgl_context_config *gl_config, glx_context **out)
{
    if (share && share->no_error != gl_config->no_error) return core_failure(BadMatch, 0);
    glx_context *context = mgl_new(glx_context);
    if (!context) return core_failure(BadAlloc, 0);
    mgl_create_error error = mgl_context_create(gl_config, share ? share->gl : NULL, &context->gl);
    if (error != MGL_CREATE_OK) {
        mgl_free(context);
        switch (error) {
        case MGL_CREATE_BAD_VERSION:
            return glx_failure(GLXBadFBConfig, 0);
        case MGL_CREATE_BAD_SHARE:
            return core_failure(BadMatch, 0);
        default:
            return core_failure(BadAlloc, 0);
        }
    }
    context->references = 1;
    context->dpy = dpy;
    context->config = config;
    context->screen = screen;
    context->major = gl_config->major;
    context->no_error = gl_config->no_error;
    context->id = xcb_generate_id(XGetXCBConnection(dpy));
    context->share_id = share ? share->id : None;
    pthread_mutex_lock(&glx_lock);
    context->next = contexts;
    contexts = context;
    pthread_mutex_unlock(&glx_lock);
    *out = context;
    return none;
}

/* A context without version attributes: the newest compatibility one. */
static GLXContext create_plain(Display *dpy, const glx_config *config, GLXContext share_handle, int minor)
{
    static const mgl_context_config plain = {.api = MGL_API_DESKTOP, .major = 1, .minor = 0};
    glx_context *share = NULL, *context = NULL;
    if (share_handle && !(share = glx_context_get(share_handle)))
        return fail(dpy, glx_failure(GLXBadContext, 0), minor);
    failure f = create(dpy, config, config->screen, share, &plain, &context);
    glx_context_unref(share);
    return context ? (GLXContext)context : fail(dpy, f, minor);
}

GLX_EXPORT GLXContext glXCreateContext(Display *dpy, XVisualInfo *visual, GLXContext share, Bool direct)
{
    if (!visual || !glx_display_get(dpy)) return NULL;
    const glx_config *config = glx_config_of_visual(dpy, visual->screen, visual->visualid);
    if (!config) return fail(dpy, core_failure(BadValue, visual->visualid), X_GLXCreateContext);
    return create_plain(dpy, config, share, X_GLXCreateContext);
}

GLX_EXPORT GLXContext glXCreateNewContext(Display *dpy, GLXFBConfig handle, int render_type, GLXContext share,
                                          Bool direct)
{
    if (!glx_display_get(dpy)) return NULL;
    const glx_config *config = glx_config_find(dpy, handle);
    if (!config) return fail(dpy, glx_failure(GLXBadFBConfig, 0), X_GLXCreateNewContext);
    if (render_type != GLX_RGBA_TYPE) return fail(dpy, core_failure(BadValue, 0), X_GLXCreateNewContext);
    return create_plain(dpy, config, share, X_GLXCreateNewContext);
}

GLX_EXPORT GLXContext glXCreateContextWithConfigSGIX(Display *dpy, GLXFBConfigSGIX config, int render_type,
                                                     GLXContext share, Bool direct)
{
    return glXCreateNewContext(dpy, (GLXFBConfig)config, render_type, share, direct);
}

/* ---- GLX_ARB_create_context ---- */

typedef struct asked {
    int major, minor, flags, profile, reset, no_error, render_type, screen;
} asked;

static failure read_attribs(asked *a, const int *attribs)
{
    for (; attribs && attribs[0] != None; attribs += 2) {
        int value = attribs[1];
        switch (attribs[0]) {
        case GLX_CONTEXT_MAJOR_VERSION_ARB:
            a->major = value;
            break;
        case GLX_CONTEXT_MINOR_VERSION_ARB:
            a->minor = value;
            break;
        case GLX_CONTEXT_FLAGS_ARB:
            a->flags = value;
            break;
        case GLX_CONTEXT_PROFILE_MASK_ARB:
            a->profile = value;
            break;
        case GLX_CONTEXT_RESET_NOTIFICATION_STRATEGY_ARB:
            a->reset = value;
            break;
        case GLX_CONTEXT_OPENGL_NO_ERROR_ARB:
            a->no_error = value;
            break;
        case GLX_RENDER_TYPE:
            a->render_type = value;
            break;
        case GLX_SCREEN:
            a->screen = value;
            break;
        default:
            return core_failure(BadValue, 0);
        }
    }
    bool known = a->reset == GLX_NO_RESET_NOTIFICATION_ARB || a->reset == GLX_LOSE_CONTEXT_ON_RESET_ARB;
    return known ? none : core_failure(BadMatch, 0);
}

static bool version_exists(bool es, int major, int minor)
{
    static const int last_minor[2][5] = {{-1, 5, 1, 3, 6}, {-1, 1, 0, 2, -1}};
    return major >= 1 && major <= 4 && minor >= 0 && minor <= last_minor[es][major];
}

static failure to_config(const asked *a, mgl_context_config *config)
{
    const int known_flags =
        GLX_CONTEXT_DEBUG_BIT_ARB | GLX_CONTEXT_FORWARD_COMPATIBLE_BIT_ARB | GLX_CONTEXT_ROBUST_ACCESS_BIT_ARB;
    const int known_profiles =
        GLX_CONTEXT_CORE_PROFILE_BIT_ARB | GLX_CONTEXT_COMPATIBILITY_PROFILE_BIT_ARB | GLX_CONTEXT_ES_PROFILE_BIT_EXT;
    bool es = a->profile == GLX_CONTEXT_ES_PROFILE_BIT_EXT;
    bool profiles = !es && (a->major > 3 || (a->major == 3 && a->minor >= 2));
    bool debug = a->flags & GLX_CONTEXT_DEBUG_BIT_ARB, robust = a->flags & GLX_CONTEXT_ROBUST_ACCESS_BIT_ARB;
    bool forward = a->flags & GLX_CONTEXT_FORWARD_COMPATIBLE_BIT_ARB;
    if (a->flags & ~known_flags) return core_failure(BadValue, 0);
    if (!a->profile || (a->profile & ~known_profiles) || (a->profile & (a->profile - 1))) /* none, unknown, several */
        return glx_failure(GLXBadProfileARB, 0);
    if (!version_exists(es, a->major, a->minor))
        return es ? glx_failure(GLXBadProfileARB, 0) : core_failure(BadMatch, 0);
    if (a->render_type != GLX_RGBA_TYPE && a->render_type != GLX_COLOR_INDEX_TYPE) return core_failure(BadValue, 0);
    if (a->render_type != GLX_RGBA_TYPE || (forward && (es || a->major < 3))) return core_failure(BadMatch, 0);
    if (a->no_error && (debug || robust)) return core_failure(BadMatch, 0); /* GLX_ARB_create_context_no_error */
    if (profiles && a->profile != GLX_CONTEXT_CORE_PROFILE_BIT_ARB &&
        a->profile != GLX_CONTEXT_COMPATIBILITY_PROFILE_BIT_ARB)
        return glx_failure(GLXBadProfileARB, 0);
    *config = (mgl_context_config){
        .api = es ? MGL_API_ES : MGL_API_DESKTOP,
        .major = (uint32_t)a->major,
        .minor = (uint32_t)a->minor,
        .core = profiles && a->profile == GLX_CONTEXT_CORE_PROFILE_BIT_ARB,
        .forward_compatible = forward,
        .debug = debug,
        .robust = robust,
        .no_error = a->no_error != 0,
        .lose_context_on_reset = a->reset == GLX_LOSE_CONTEXT_ON_RESET_ARB,
    };
    return none;
}

GLX_EXPORT GLXContext glXCreateContextAttribsARB(Display *dpy, GLXFBConfig handle, GLXContext share_handle, Bool direct,
                                                 const int *attribs)
{
    const int minor = X_GLXCreateContextAttribsARB;
    if (!glx_display_get(dpy)) return NULL;
    asked a = {.major = 1,
               .profile = GLX_CONTEXT_CORE_PROFILE_BIT_ARB,
               .reset = GLX_NO_RESET_NOTIFICATION_ARB,
               .render_type = GLX_RGBA_TYPE,
               .screen = DefaultScreen(dpy)};
    mgl_context_config gl_config;
    failure f = read_attribs(&a, attribs);
    if (f.code) return fail(dpy, f, minor);
    const glx_config *config = glx_config_find(dpy, handle);
    /* GLX_EXT_no_config_context: the screen comes from the attributes instead. */
    if (!config && (handle || !glx_screen_get(dpy, a.screen))) return fail(dpy, glx_failure(GLXBadFBConfig, 0), minor);
    f = to_config(&a, &gl_config);
    if (f.code || f.core) return fail(dpy, f, minor);
    glx_context *share = NULL, *context = NULL;
    if (share_handle && !(share = glx_context_get(share_handle)))
        return fail(dpy, glx_failure(GLXBadContext, 0), minor);
    f = create(dpy, config, config ? config->screen : a.screen, share, &gl_config, &context);
    glx_context_unref(share);
    return context ? (GLXContext)context : fail(dpy, f, minor);
}

/* ---- the rest of a context's life ---- */

GLX_EXPORT void glXDestroyContext(Display *dpy, GLXContext handle)
{
    if (!handle) return;
    glx_context *context = glx_context_get(handle);
    if (!context) {
        glx_error(dpy, GLXBadContext, 0, X_GLXDestroyContext);
        return;
    }
    pthread_mutex_lock(&glx_lock);
    bool again = context->destroyed;
    context->destroyed = true;
    pthread_mutex_unlock(&glx_lock);
    if (!again) glx_context_unref(context); /* the list's */
    glx_context_unref(context);
}

/* State cannot be copied between contexts here; GL 3 dropped what glXCopyContext was for. */
GLX_EXPORT void glXCopyContext(Display *dpy, GLXContext source, GLXContext destination, unsigned long mask)
{
    glx_context *from = glx_context_get(source), *to = glx_context_get(destination);
    const glx_thread *current = glx_current();
    bool busy = to && (mgl_context_is_current_elsewhere(to->gl) || (current && current->context == to));
    if (from && to)
        glx_error_core(dpy, busy ? BadAccess : BadMatch, from->id, X_GLXCopyContext);
    else
        glx_error(dpy, GLXBadContext, 0, X_GLXCopyContext);
    glx_context_unref(from);
    glx_context_unref(to);
}

GLX_EXPORT Bool glXIsDirect(Display *dpy, GLXContext handle)
{
    glx_context *context = glx_context_get(handle);
    glx_context_unref(context);
    return context != NULL;
}

GLX_EXPORT int glXQueryContext(Display *dpy, GLXContext handle, int name, int *value)
{
    glx_context *context = glx_context_get(handle);
    if (!context) {
        glx_error(dpy, GLXBadContext, 0, X_GLXQueryContext);
        return GLX_BAD_CONTEXT;
    }
    int result = Success;
    const glx_config *config = context->config;
    switch (name) {
    case GLX_FBCONFIG_ID:
        *value = config ? config->id : 0;
        break;
    case GLX_VISUAL_ID_EXT:
        *value = config ? (int)config->visual : 0;
        break;
    case GLX_RENDER_TYPE:
        *value = GLX_RGBA_TYPE;
        break;
    case GLX_SCREEN:
        *value = context->screen;
        break;
    case GLX_SHARE_CONTEXT_EXT:
        *value = (int)context->share_id;
        break;
    default:
        result = GLX_BAD_ATTRIBUTE;
        break;
    }
    glx_context_unref(context);
    return result;
}

GLX_EXPORT int glXQueryContextInfoEXT(Display *dpy, GLXContext handle, int name, int *value)
{
    return glXQueryContext(dpy, handle, name, value);
}

GLX_EXPORT GLXContextID glXGetContextIDEXT(GLXContext handle)
{
    glx_context *context = glx_context_get(handle);
    GLXContextID id = context ? context->id : None;
    glx_context_unref(context);
    return id;
}
