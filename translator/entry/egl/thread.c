/* What EGL keeps for each thread: the error, the bound API, what is current. */
#include "translator/entry/egl/egl_private.h"

#include <stdatomic.h>

static _Thread_local egl_thread state;
static pthread_key_t exit_key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* A thread that ends releases its context: no other thread could make it current again. The program's X connection may
 * be closed by then, so a pixmap is not written any more. */
static void at_exit(void *pointer)
{
    egl_thread *thread = pointer;
    if (thread->context && thread->context->gl == mgl_current_context) mgl_context_make_current(NULL, NULL, NULL);
    egl_thread_release(thread);
}

static void make_key(void)
{
    pthread_key_create(&exit_key, at_exit);
}

egl_thread *egl_thread_get(void)
{
    static _Atomic uint64_t next_id = 1;
    if (!state.id) {
        state.id = atomic_fetch_add(&next_id, 1);
        state.error = EGL_SUCCESS;
        state.api = EGL_OPENGL_ES_API;
        pthread_once(&once, make_key);
        pthread_setspecific(exit_key, &state);
    }
    return &state;
}

EGLBoolean egl_fail(EGLint error)
{
    egl_thread_get()->error = error;
    return EGL_FALSE;
}

void *egl_fail_handle(EGLint error)
{
    egl_fail(error);
    return NULL;
}

EGLBoolean egl_succeed(void)
{
    egl_thread_get()->error = EGL_SUCCESS;
    return EGL_TRUE;
}

egl_context *egl_current_context(void)
{
    egl_context *context = egl_thread_get()->context;
    return context && context->gl == mgl_current_context ? context : NULL; /* GLX may have taken the thread over */
}

static void surface_unbind(egl_surface *surface)
{
    if (!surface) return;
    pthread_mutex_lock(&egl_lock);
    if (--surface->bound_count == 0) surface->bound_thread = 0;
    pthread_mutex_unlock(&egl_lock);
    egl_object_unref(&surface->object);
}

void egl_thread_release(egl_thread *thread)
{
    if (thread->context && thread->context->gl == mgl_current_context) {
        egl_surface_store(thread->draw, mgl_current_context);
        mgl_context_make_current(NULL, NULL, NULL);
    }
    egl_context *context = thread->context;
    egl_surface *draw = thread->draw, *read = thread->read;
    thread->context = NULL;
    thread->draw = thread->read = NULL;
    surface_unbind(draw);
    surface_unbind(read);
    if (context) egl_object_unref(&context->object);
}

EGL_EXPORT EGLint eglGetError(void)
{
    egl_thread *thread = egl_thread_get();
    EGLint error = thread->error;
    thread->error = EGL_SUCCESS;
    return error;
}

EGL_EXPORT EGLBoolean eglBindAPI(EGLenum api)
{
    if (api != EGL_OPENGL_API && api != EGL_OPENGL_ES_API) return egl_fail(EGL_BAD_PARAMETER);
    egl_thread_get()->api = api;
    return egl_succeed();
}

EGL_EXPORT EGLenum eglQueryAPI(void)
{
    egl_succeed();
    return egl_thread_get()->api;
}

EGL_EXPORT EGLBoolean eglReleaseThread(void)
{
    egl_thread *thread = egl_thread_get();
    egl_thread_release(thread);
    thread->api = EGL_OPENGL_ES_API;
    return egl_succeed();
}

bool egl_attribs_widen(const EGLint *list, EGLAttrib out[2 * EGL_MAX_ATTRIBS + 1])
{
    uint32_t n = 0;
    for (; list && list[n] != EGL_NONE; n += 2) {
        if (n >= 2 * EGL_MAX_ATTRIBS) return false;
        out[n] = list[n];
        out[n + 1] = list[n + 1];
    }
    out[n] = EGL_NONE;
    return true;
}
