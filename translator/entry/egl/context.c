/* Contexts: EGL 1.5 §3.7.1 with EGL_KHR_create_context, for desktop OpenGL and, on the launchers' route, OpenGL ES. */
#include "translator/entry/egl/egl_private.h"

#include "translator/base/memory.h"

typedef struct asked { /* what the attributes say */
    EGLint major, minor;
    EGLint flags; /* EGL_CONTEXT_OPENGL_*_BIT_KHR */
    EGLint profile;
    EGLint reset;
    bool no_error;
    bool minor_given;
} asked;

static void set_flag(asked *a, EGLint bit, EGLAttrib on)
{
    a->flags = on ? a->flags | bit : a->flags & ~bit;
}

/* EGL_SUCCESS, or the error. */
static EGLint read_attribs(asked *a, EGLenum api, const EGLAttrib *attribs)
{
    bool desktop = api == EGL_OPENGL_API;
    const EGLint known_flags = EGL_CONTEXT_OPENGL_DEBUG_BIT_KHR | EGL_CONTEXT_OPENGL_FORWARD_COMPATIBLE_BIT_KHR |
                               EGL_CONTEXT_OPENGL_ROBUST_ACCESS_BIT_KHR;
    for (; attribs && attribs[0] != EGL_NONE; attribs += 2) {
        EGLAttrib value = attribs[1];
        bool truth = value == EGL_TRUE || value == EGL_FALSE;
        switch (attribs[0]) {
        case EGL_CONTEXT_MAJOR_VERSION:
            a->major = (EGLint)value;
            break; /* also EGL_CONTEXT_CLIENT_VERSION */
        case EGL_CONTEXT_MINOR_VERSION:
            a->minor = (EGLint)value;
            a->minor_given = true;
            break;
        case EGL_CONTEXT_FLAGS_KHR:
            if (value & ~(EGLAttrib)(desktop ? known_flags : EGL_CONTEXT_OPENGL_DEBUG_BIT_KHR))
                return EGL_BAD_ATTRIBUTE;
            a->flags |= (EGLint)value;
            break;
        case EGL_CONTEXT_OPENGL_PROFILE_MASK:
            if (!desktop) return EGL_BAD_ATTRIBUTE;
            a->profile = (EGLint)value;
            break;
        case EGL_CONTEXT_OPENGL_DEBUG:
            if (!truth) return EGL_BAD_ATTRIBUTE;
            set_flag(a, EGL_CONTEXT_OPENGL_DEBUG_BIT_KHR, value);
            break;
        case EGL_CONTEXT_OPENGL_FORWARD_COMPATIBLE:
            if (!desktop || !truth) return EGL_BAD_ATTRIBUTE;
            set_flag(a, EGL_CONTEXT_OPENGL_FORWARD_COMPATIBLE_BIT_KHR, value);
            break;
        case EGL_CONTEXT_OPENGL_ROBUST_ACCESS:
        case EGL_CONTEXT_OPENGL_ROBUST_ACCESS_EXT:
            if (!truth) return EGL_BAD_ATTRIBUTE;
            set_flag(a, EGL_CONTEXT_OPENGL_ROBUST_ACCESS_BIT_KHR, value);
            break;
        case EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY:
        case EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY_EXT:
            if (value != EGL_NO_RESET_NOTIFICATION && value != EGL_LOSE_CONTEXT_ON_RESET) return EGL_BAD_ATTRIBUTE;
            a->reset = (EGLint)value;
            break;
        case EGL_CONTEXT_OPENGL_NO_ERROR_KHR:
            if (!truth) return EGL_BAD_ATTRIBUTE;
            a->no_error = value == EGL_TRUE;
            break;
        default:
            return EGL_BAD_ATTRIBUTE;
        }
    }
    return EGL_SUCCESS;
}

static bool version_exists(EGLenum api, EGLint major, EGLint minor)
{
    static const EGLint last_minor[2][5] = {{-1, 5, 1, 3, 6}, {-1, 1, 0, 2, -1}};
    return major >= 1 && major <= 4 && minor >= 0 && minor <= last_minor[api != EGL_OPENGL_API][major];
}

/* EGL_SUCCESS and the configuration of the client's context, or the error. */
static EGLint to_config(const asked *a, EGLenum api, mgl_context_config *config)
{
    bool desktop = api == EGL_OPENGL_API;
    EGLint major = a->major;
    if (!desktop && major == 0 && !a->minor_given)
        major = 2; /* launchers pass atoi(getenv("LIBGL_ES")) unchecked: 0 to 3 */
    if (!version_exists(api, major, a->minor)) return EGL_BAD_MATCH;
    bool forward = a->flags & EGL_CONTEXT_OPENGL_FORWARD_COMPATIBLE_BIT_KHR;
    bool debug = a->flags & EGL_CONTEXT_OPENGL_DEBUG_BIT_KHR;
    bool robust = a->flags & EGL_CONTEXT_OPENGL_ROBUST_ACCESS_BIT_KHR;
    if (forward && (!desktop || major < 3)) return EGL_BAD_MATCH;
    if (a->no_error && (debug || robust)) return EGL_BAD_MATCH; /* EGL_KHR_create_context_no_error */
    bool profiles = desktop && (major > 3 || (major == 3 && a->minor >= 2));
    if (profiles && a->profile != EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT &&
        a->profile != EGL_CONTEXT_OPENGL_COMPATIBILITY_PROFILE_BIT)
        return EGL_BAD_MATCH;
    *config = (mgl_context_config){
        .api = desktop ? MGL_API_DESKTOP : MGL_API_ES,
        .major = (uint32_t)major,
        .minor = (uint32_t)a->minor,
        .core = profiles && a->profile == EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
        .forward_compatible = forward,
        .debug = debug,
        .robust = robust,
        .no_error = a->no_error,
        .lose_context_on_reset = a->reset == EGL_LOSE_CONTEXT_ON_RESET,
    };
    return EGL_SUCCESS;
}

static EGLint create(const mgl_context_config *config, egl_context *share, egl_context **out)
{
    if (share && share->no_error != config->no_error) return EGL_BAD_MATCH; /* EGL_KHR_create_context_no_error */
    egl_context *context = mgl_new(egl_context);
    if (!context) return EGL_BAD_ALLOC;
    mgl_create_error error = mgl_context_create(config, share ? share->gl : NULL, &context->gl);
    if (error == MGL_CREATE_OK) {
        *out = context;
        return EGL_SUCCESS;
    }
    mgl_free(context);
    switch (error) {
    case MGL_CREATE_BAD_VERSION:
    case MGL_CREATE_BAD_SHARE:
        return EGL_BAD_MATCH;
    case MGL_CREATE_NO_DEVICE:
        return EGL_NOT_INITIALIZED;
    default:
        return EGL_BAD_ALLOC;
    }
}

EGL_EXPORT EGLContext eglCreateContext(EGLDisplay handle, EGLConfig config_handle, EGLContext share_handle,
                                       const EGLint *attribs)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_NO_CONTEXT;
    const egl_config *config = NULL;
    if (config_handle != EGL_NO_CONFIG_KHR && !(config = egl_config_find(display, config_handle)))
        return EGL_NO_CONTEXT;
    EGLenum api = egl_thread_get()->api;
    EGLAttrib wide[2 * EGL_MAX_ATTRIBS + 1];
    if (!egl_attribs_widen(attribs, wide)) return egl_fail_handle(EGL_BAD_ATTRIBUTE);
    asked a = {.major = 1, .profile = EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, .reset = EGL_NO_RESET_NOTIFICATION};
    mgl_context_config gl_config;
    EGLint error = read_attribs(&a, api, wide);
    if (error == EGL_SUCCESS) error = to_config(&a, api, &gl_config);
    if (error != EGL_SUCCESS) return egl_fail_handle(error);
    egl_context *share = NULL, *context = NULL;
    if (share_handle != EGL_NO_CONTEXT && !(share = egl_object_get(display, share_handle, EGL_KIND_CONTEXT)))
        return egl_fail_handle(EGL_BAD_CONTEXT);
    error = create(&gl_config, share, &context);
    if (share) egl_object_unref(&share->object);
    if (error != EGL_SUCCESS) return egl_fail_handle(error);
    context->config = config;
    context->api = api;
    context->major = (EGLint)gl_config.major;
    context->reset = a.reset;
    context->no_error = a.no_error;
    egl_object_add(display, &context->object, EGL_KIND_CONTEXT);
    egl_succeed();
    return context;
}

EGL_EXPORT EGLBoolean eglDestroyContext(EGLDisplay handle, EGLContext context)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    return egl_object_remove(display, context, EGL_KIND_CONTEXT) ? egl_succeed() : egl_fail(EGL_BAD_CONTEXT);
}

EGL_EXPORT EGLBoolean eglQueryContext(EGLDisplay handle, EGLContext context_handle, EGLint name, EGLint *value)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    egl_context *context = egl_object_get(display, context_handle, EGL_KIND_CONTEXT);
    if (!context) return egl_fail(EGL_BAD_CONTEXT);
    EGLint result = 0;
    bool known = true;
    egl_thread *thread = egl_thread_get();
    switch (name) {
    case EGL_CONFIG_ID:
        result = context->config ? context->config->id : 0;
        break;
    case EGL_CONTEXT_CLIENT_TYPE:
        result = (EGLint)context->api;
        break;
    case EGL_CONTEXT_CLIENT_VERSION:
        result = context->major;
        break;
    case EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY_EXT:
        result = context->reset;
        break;
    case EGL_RENDER_BUFFER:
        result = egl_current_context() == context && thread->draw ? EGL_BACK_BUFFER : EGL_NONE;
        break;
    default:
        known = false;
        break;
    }
    egl_object_unref(&context->object);
    if (!known) return egl_fail(EGL_BAD_ATTRIBUTE);
    if (!value) return egl_fail(EGL_BAD_PARAMETER);
    *value = result;
    return egl_succeed();
}

EGL_EXPORT EGLContext eglGetCurrentContext(void)
{
    egl_succeed();
    return egl_current_context();
}

EGL_EXPORT EGLSurface eglGetCurrentSurface(EGLint which)
{
    if (which != EGL_DRAW && which != EGL_READ) return egl_fail_handle(EGL_BAD_PARAMETER);
    egl_succeed();
    egl_thread *thread = egl_thread_get();
    if (!egl_current_context()) return EGL_NO_SURFACE;
    return which == EGL_DRAW ? thread->draw : thread->read;
}

EGL_EXPORT EGLDisplay eglGetCurrentDisplay(void)
{
    egl_succeed();
    egl_context *context = egl_current_context();
    return context ? context->object.display : EGL_NO_DISPLAY;
}
