/* Making contexts current, presenting, waiting (EGL 1.5 §3.7.3, §3.8, §3.10). */
#include "translator/entry/egl/egl_private.h"

#include "translator/base/memory.h"
#include "translator/entry/device.h"

typedef struct binding {
    egl_context *context;
    egl_surface *draw, *read;
} binding; /* each with a reference */

static void binding_drop(binding *b)
{
    if (b->context) egl_object_unref(&b->context->object);
    if (b->draw) egl_object_unref(&b->draw->object);
    if (b->read) egl_object_unref(&b->read->object);
}

/* Looks the handles up. EGL_SUCCESS, or the error; the references are to be dropped in both cases. */
static EGLint binding_find(egl_display *display, EGLSurface draw, EGLSurface read, EGLContext context, binding *b)
{
    if (!context) return draw || read ? EGL_BAD_MATCH : EGL_SUCCESS;
    if (!(b->context = egl_object_get(display, context, EGL_KIND_CONTEXT))) return EGL_BAD_CONTEXT;
    if (draw && !(b->draw = egl_object_get(display, draw, EGL_KIND_SURFACE))) return EGL_BAD_SURFACE;
    if (read && !(b->read = egl_object_get(display, read, EGL_KIND_SURFACE))) return EGL_BAD_SURFACE;
    /* EGL_KHR_surfaceless_context: both or neither. All configs are compatible: 8 bits of red, green, blue. */
    if (!draw != !read) return EGL_BAD_MATCH;
    if ((b->draw && mgl_drawable_gone(b->draw->drawable)) || (b->read && mgl_drawable_gone(b->read->drawable)))
        return EGL_BAD_NATIVE_WINDOW;
    return EGL_SUCCESS;
}

/* Claims both surfaces for the thread. False: another thread has one of them, and nothing changed. */
static bool surfaces_claim(binding *b, uint64_t thread)
{
    egl_surface *both[2] = {b->draw, b->read};
    bool free = true;
    pthread_mutex_lock(&egl_lock);
    for (int i = 0; i < 2; i++)
        if (both[i] && both[i]->bound_thread && both[i]->bound_thread != thread) free = false;
    for (int i = 0; free && i < 2; i++)
        if (both[i]) {
            both[i]->bound_thread = thread;
            both[i]->bound_count++;
        }
    pthread_mutex_unlock(&egl_lock);
    return free;
}

static void surfaces_unclaim(egl_surface *draw, egl_surface *read)
{
    egl_surface *both[2] = {draw, read};
    pthread_mutex_lock(&egl_lock);
    for (int i = 0; i < 2; i++)
        if (both[i] && --both[i]->bound_count == 0) both[i]->bound_thread = 0;
    pthread_mutex_unlock(&egl_lock);
}

EGL_EXPORT EGLBoolean eglMakeCurrent(EGLDisplay handle, EGLSurface draw, EGLSurface read, EGLContext context)
{
    bool release = !draw && !read && !context;
    egl_display *display = egl_display_find(handle, !release);
    if (!display) return EGL_FALSE;
    egl_thread *thread = egl_thread_get();
    if (release) {
        egl_thread_release(thread);
        return egl_succeed();
    }
    binding next = {0};
    EGLint error = binding_find(display, draw, read, context, &next);
    if (error == EGL_SUCCESS && !surfaces_claim(&next, thread->id)) error = EGL_BAD_ACCESS;
    if (error != EGL_SUCCESS) {
        binding_drop(&next);
        return egl_fail(error);
    }

    egl_context *leaving = egl_current_context();
    if (leaving && thread->draw != next.draw) egl_surface_store(thread->draw, leaving->gl);
    if (!mgl_context_make_current(next.context->gl, next.draw ? next.draw->drawable : NULL,
                                  next.read ? next.read->drawable : NULL)) {
        surfaces_unclaim(next.draw, next.read);
        binding_drop(&next);
        return egl_fail(EGL_BAD_ACCESS);
    }
    binding old = {thread->context, thread->draw, thread->read};
    thread->context = next.context;
    thread->draw = next.draw;
    thread->read = next.read;
    surfaces_unclaim(old.draw, old.read);
    binding_drop(&old);
    return egl_succeed();
}

EGL_EXPORT EGLBoolean eglSwapBuffers(EGLDisplay handle, EGLSurface surface_handle)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    egl_context *context = egl_current_context();
    egl_thread *thread = egl_thread_get();
    egl_surface *surface = thread->draw;
    if (!surface_handle || !context || surface != surface_handle) {
        egl_surface *other = egl_object_get(display, surface_handle, EGL_KIND_SURFACE);
        if (other) egl_object_unref(&other->object);
        return egl_fail(EGL_BAD_SURFACE); /* not a surface, or not the one that is current for drawing */
    }
    if (mgl_context_lost(context->gl)) return egl_fail(EGL_CONTEXT_LOST);
    if (surface->type != EGL_WINDOW_BIT) return egl_succeed(); /* no effect (§3.10.1) */
    bool lost = false;

    if (!mgl_drawable_swap(context->gl, surface->drawable, mgl_device_swap_interval(surface->interval), &lost))
        return egl_fail(lost ? EGL_CONTEXT_LOST : EGL_BAD_SURFACE);
    return egl_succeed();
}

/* The damage is a hint: the whole picture is presented. */
EGL_EXPORT EGLBoolean eglSwapBuffersWithDamageKHR(EGLDisplay display, EGLSurface surface, const EGLint *rects,
                                                  EGLint count)
{
    if (count < 0 || (count > 0 && !rects)) return egl_fail(EGL_BAD_PARAMETER);
    return eglSwapBuffers(display, surface);
}

EGL_EXPORT EGLBoolean eglSwapBuffersWithDamageEXT(EGLDisplay display, EGLSurface surface, const EGLint *rects,
                                                  EGLint count)
{
    return eglSwapBuffersWithDamageKHR(display, surface, rects, count);
}

EGL_EXPORT EGLBoolean eglSwapInterval(EGLDisplay handle, EGLint interval)
{
    if (!egl_display_find(handle, true)) return EGL_FALSE;
    if (!egl_current_context()) return egl_fail(EGL_BAD_CONTEXT);
    egl_surface *surface = egl_thread_get()->draw;
    if (!surface) return egl_fail(EGL_BAD_SURFACE);
    surface->interval = MGL_MIN(MGL_MAX(interval, 0), 1000);
    return egl_succeed();
}

EGL_EXPORT EGLBoolean eglWaitClient(void)
{
    egl_context *context = egl_current_context();
    if (!context) return egl_succeed();
    egl_surface *draw = egl_thread_get()->draw;
    if (draw && mgl_drawable_gone(draw->drawable)) return egl_fail(EGL_BAD_CURRENT_SURFACE);
    mgl_context_finish(context->gl);
    egl_surface_store(draw, context->gl);
    return egl_succeed();
}

EGL_EXPORT EGLBoolean eglWaitGL(void)
{
    return eglWaitClient();
}

/* X rendering by the program goes through its own connection; what it has sent is drawn before what we present later.
 */
EGL_EXPORT EGLBoolean eglWaitNative(EGLint engine)
{
    if (engine != EGL_CORE_NATIVE_ENGINE) return egl_fail(EGL_BAD_PARAMETER);
    egl_context *context = egl_current_context();
    if (!context) return egl_succeed();
    xcb_connection_t *xcb = context->object.display->xcb;
    egl_surface *draw = egl_thread_get()->draw;
    mgl_window_info info;
    if (xcb && draw && draw->type == EGL_WINDOW_BIT && !mgl_window_describe(xcb, (uint32_t)draw->native, false, &info))
        return egl_fail(EGL_BAD_CURRENT_SURFACE);
    return egl_succeed();
}
