/* Fence syncs: EGL 1.5 §3.8.1, EGL_KHR_fence_sync, EGL_KHR_wait_sync. Unlike GL's, they belong to the display and may
 * be waited for in a thread without a context, so they stand on the wire's fences and not on GL sync objects. */
#include "translator/entry/egl/egl_private.h"

#include "translator/base/memory.h"
#include "translator/gl/context.h"

/* The context that a fence goes into: current, and of that display. NULL with the error set. */
static egl_context *fence_context(egl_display *display)
{
    egl_context *context = egl_current_context();
    if (!context || context->object.display != display) return egl_fail_handle(EGL_BAD_MATCH);
    return context;
}

/* The fence comes after what every context published before: the process has one ordered stream. */
static EGLSync create_sync(EGLDisplay handle, EGLenum type, bool has_attribs)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_NO_SYNC;
    if (type != EGL_SYNC_FENCE || has_attribs) return egl_fail_handle(EGL_BAD_ATTRIBUTE);
    egl_context *context = fence_context(display);
    if (!context) return EGL_NO_SYNC;
    egl_sync *sync = mgl_new(egl_sync);
    if (!sync) return egl_fail_handle(EGL_BAD_ALLOC);
    mgl_context_flush(context->gl);
    sync->serial = mgl_fence_emit(&context->gl->encoder);
    sync->connection = mgl_connection_get(NULL);
    /* After a loss the new connection knows nothing of the serial: such a fence is passed. */
    sync->signaled = sync->connection != context->gl->connection;
    egl_object_add(display, &sync->object, EGL_KIND_SYNC);
    egl_succeed();
    return sync;
}

/* Waits up to timeout_ns, 0 only looks. The encoder is the current context's when it is on the same connection. */
static bool sync_wait(egl_sync *sync, uint64_t timeout_ns)
{
    mgl_context *gl = mgl_current_context;
    mgl_encoder own = {0};
    mgl_encoder *encoder = &own;
    if (sync->signaled || mgl_connection_lost(sync->connection)) return true;
    if (gl && gl->connection == sync->connection)
        encoder = &gl->encoder;
    else if (!mgl_encoder_init(&own, sync->connection, (mgl_handle){0}))
        return false;
    bool done =
        timeout_ns == 0 ? mgl_fence_poll(encoder, sync->serial) : mgl_fence_wait(encoder, sync->serial, timeout_ns);
    if (encoder == &own) mgl_encoder_finish(&own);
    if (done) sync->signaled = true;
    return done;
}

static egl_sync *sync_get(EGLDisplay handle, EGLSync sync_handle)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return NULL;
    egl_sync *sync = egl_object_get(display, sync_handle, EGL_KIND_SYNC);
    return sync ? sync : egl_fail_handle(EGL_BAD_PARAMETER);
}

EGL_EXPORT EGLSync eglCreateSync(EGLDisplay display, EGLenum type, const EGLAttrib *attribs)
{
    return create_sync(display, type, attribs && attribs[0] != EGL_NONE);
}

EGL_EXPORT EGLSyncKHR eglCreateSyncKHR(EGLDisplay display, EGLenum type, const EGLint *attribs)
{
    return create_sync(display, type, attribs && attribs[0] != EGL_NONE);
}

EGL_EXPORT EGLBoolean eglDestroySync(EGLDisplay handle, EGLSync sync)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    return egl_object_remove(display, sync, EGL_KIND_SYNC) ? egl_succeed() : egl_fail(EGL_BAD_PARAMETER);
}

EGL_EXPORT EGLBoolean eglDestroySyncKHR(EGLDisplay display, EGLSyncKHR sync)
{
    return eglDestroySync(display, sync);
}

EGL_EXPORT EGLint eglClientWaitSync(EGLDisplay display, EGLSync handle, EGLint flags, EGLTime timeout)
{
    egl_sync *sync = sync_get(display, handle);
    if (!sync) return EGL_FALSE;
    if ((flags & EGL_SYNC_FLUSH_COMMANDS_BIT) && mgl_current_context) mgl_context_flush(mgl_current_context);
    bool done = sync_wait(sync, timeout);
    egl_object_unref(&sync->object);
    egl_succeed();
    return done ? EGL_CONDITION_SATISFIED : EGL_TIMEOUT_EXPIRED;
}

EGL_EXPORT EGLint eglClientWaitSyncKHR(EGLDisplay display, EGLSyncKHR sync, EGLint flags, EGLTimeKHR timeout)
{
    return eglClientWaitSync(display, sync, flags, timeout);
}

/* The server applies the one stream in order, so everything that follows is already behind the fence. */
EGL_EXPORT EGLBoolean eglWaitSync(EGLDisplay display, EGLSync handle, EGLint flags)
{
    egl_sync *sync = sync_get(display, handle);
    if (!sync) return EGL_FALSE;
    egl_object_unref(&sync->object);
    if (!egl_current_context()) return egl_fail(EGL_BAD_MATCH);
    return flags ? egl_fail(EGL_BAD_PARAMETER) : egl_succeed();
}

EGL_EXPORT EGLint eglWaitSyncKHR(EGLDisplay display, EGLSyncKHR sync, EGLint flags)
{
    return (EGLint)eglWaitSync(display, sync, flags);
}

EGL_EXPORT EGLBoolean eglGetSyncAttrib(EGLDisplay display, EGLSync handle, EGLint name, EGLAttrib *value)
{
    egl_sync *sync = sync_get(display, handle);
    if (!sync) return EGL_FALSE;
    EGLAttrib result = 0;
    bool known = true;
    switch (name) {
    case EGL_SYNC_TYPE:
        result = EGL_SYNC_FENCE;
        break;
    case EGL_SYNC_CONDITION:
        result = EGL_SYNC_PRIOR_COMMANDS_COMPLETE;
        break;
    case EGL_SYNC_STATUS:
        result = sync_wait(sync, 0) ? EGL_SIGNALED : EGL_UNSIGNALED;
        break;
    default:
        known = false;
        break;
    }
    egl_object_unref(&sync->object);
    if (!known) return egl_fail(EGL_BAD_ATTRIBUTE);
    if (!value) return egl_fail(EGL_BAD_PARAMETER);
    *value = result;
    return egl_succeed();
}

EGL_EXPORT EGLBoolean eglGetSyncAttribKHR(EGLDisplay display, EGLSyncKHR sync, EGLint name, EGLint *value)
{
    EGLAttrib wide = 0;
    if (!eglGetSyncAttrib(display, sync, name, value ? &wide : NULL)) return EGL_FALSE;
    *value = (EGLint)wide;
    return EGL_TRUE;
}
