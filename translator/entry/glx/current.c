/* Making contexts current, presenting, swap intervals, waiting. */
#include "translator/entry/glx/glx_private.h"

#include "translator/base/log.h"
#include "translator/entry/device.h"

#include <X11/Xmd.h> /* what glxproto.h builds on */

#include <GL/glxproto.h>

static _Thread_local glx_thread state;
static pthread_key_t exit_key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void release(glx_thread *thread)
{
    glx_thread old = *thread;
    thread->context = NULL;
    thread->draw = thread->read = NULL;
    thread->dpy = NULL;
    if (old.context && old.context->gl == mgl_current_context) {
        if (old.draw && old.draw->kind == GLX_KIND_PIXMAP) glx_pixmap_store(old.draw, old.context->gl);
        mgl_context_make_current(NULL, NULL, NULL);
    }
    glx_drawable_unref(old.draw);
    glx_drawable_unref(old.read);
    glx_context_unref(old.context);
}

/* A thread that ends releases its context. Its Display may be closed by then, so a pixmap is not written any more. */
static void at_exit(void *pointer)
{
    glx_thread *thread = pointer;
    if (thread->context && thread->context->gl == mgl_current_context) mgl_context_make_current(NULL, NULL, NULL);
    release(thread);
}

static void make_key(void)
{
    pthread_key_create(&exit_key, at_exit);
}

glx_thread *glx_thread_get(void)
{
    if (!state.registered) {
        pthread_once(&once, make_key);
        pthread_setspecific(exit_key, &state);
        state.registered = true;
    }
    return &state;
}

void glx_thread_close(Display *dpy)
{
    if (state.dpy == dpy) state.dpy = NULL;
}

glx_thread *glx_current(void)
{
    return state.context && state.context->gl == mgl_current_context ? &state : NULL;
}

/* The drawable, with a reference; None gives NULL. False: raised. */
static bool find_drawable(Display *dpy, XID id, const glx_config *config, int minor, glx_drawable **out)
{
    *out = id ? glx_drawable_get_or_add(dpy, id, config) : NULL;
    if (id && !*out) glx_error(dpy, GLXBadDrawable, id, minor);
    return !id || *out;
}

static Bool make_current(Display *dpy, GLXDrawable draw_id, GLXDrawable read_id, GLXContext handle, int minor)
{
    glx_thread *thread = glx_thread_get();
    if (!handle) {
        if (draw_id || read_id) {
            glx_error_core(dpy, BadMatch, draw_id, minor);
            return False;
        }
        release(thread);
        return True;
    }
    glx_context *context = glx_context_get(handle);
    if (!context) {
        glx_error(dpy, GLXBadContext, 0, minor);
        return False;
    }
    glx_drawable *draw = NULL, *read = NULL;
    bool found = false;
    if (!draw_id != !read_id || (!draw_id && context->major < 3)) /* GLX_ARB_create_context: none at all from 3.0 on */
        glx_error_core(dpy, BadMatch, draw_id, minor);
    else
        found = find_drawable(dpy, draw_id, context->config, minor, &draw) &&
                find_drawable(dpy, read_id, context->config, minor, &read);

    if (found && !mgl_context_make_current(context->gl, draw ? draw->drawable : NULL, read ? read->drawable : NULL)) {
        glx_error_core(dpy, BadAccess, 0, minor);
        found = false;
    }
    if (!found) {
        glx_drawable_unref(draw);
        glx_drawable_unref(read);
        glx_context_unref(context);
        return False;
    }
    glx_thread old = *thread;
    thread->context = context;
    thread->draw = draw;
    thread->read = read;
    thread->dpy = dpy;
    if (old.draw && old.draw != draw && old.draw->kind == GLX_KIND_PIXMAP) glx_pixmap_store(old.draw, context->gl);
    glx_drawable_unref(old.draw);
    glx_drawable_unref(old.read);
    glx_context_unref(old.context);
    return True;
}

GLX_EXPORT Bool glXMakeCurrent(Display *dpy, GLXDrawable drawable, GLXContext context)
{
    return make_current(dpy, drawable, drawable, context, X_GLXMakeCurrent);
}

GLX_EXPORT Bool glXMakeContextCurrent(Display *dpy, GLXDrawable draw, GLXDrawable read, GLXContext context)
{
    return make_current(dpy, draw, read, context, X_GLXMakeContextCurrent);
}

GLX_EXPORT Bool glXMakeCurrentReadSGI(Display *dpy, GLXDrawable draw, GLXDrawable read, GLXContext context)
{
    return make_current(dpy, draw, read, context, X_GLXMakeContextCurrent);
}

GLX_EXPORT GLXContext glXGetCurrentContext(void)
{
    const glx_thread *current = glx_current();
    return current ? (GLXContext)current->context : NULL;
}

GLX_EXPORT GLXDrawable glXGetCurrentDrawable(void)
{
    const glx_thread *current = glx_current();
    return current && current->draw ? current->draw->id : None;
}

GLX_EXPORT GLXDrawable glXGetCurrentReadDrawable(void)
{
    const glx_thread *current = glx_current();
    return current && current->read ? current->read->id : None;
}

GLX_EXPORT GLXDrawable glXGetCurrentReadDrawableSGI(void)
{
    return glXGetCurrentReadDrawable();
}

GLX_EXPORT Display *glXGetCurrentDisplay(void)
{
    const glx_thread *current = glx_current();
    return current ? current->dpy : NULL;
}

GLX_EXPORT Display *glXGetCurrentDisplayEXT(void)
{
    return glXGetCurrentDisplay();
}

/* ---- presenting ---- */

static void swap(glx_drawable *drawable)
{
    bool lost = false;
    mgl_context *gl = mgl_current_context;
    if (!drawable->config->double_buffered || !gl) return; /* nothing was drawn in this thread */
    if (drawable->kind == GLX_KIND_PIXMAP) glx_pixmap_store(drawable, gl);
    if (drawable->kind == GLX_KIND_PBUFFER) mgl_drawable_exchange(gl, drawable->drawable); /* GLX 1.4 §3.3.10 */
    if (drawable->kind != GLX_KIND_WINDOW || mgl_context_lost(gl)) return;
    if (!mgl_drawable_swap(gl, drawable->drawable, mgl_device_swap_interval(drawable->interval), &lost)) {
        /* The usual end of a program: the window goes before the last swap. An X error would only make noise. */
        if (!lost) mgl_log_warn_once("glXSwapBuffers: window 0x%lx is gone", drawable->native);
    }
}

GLX_EXPORT void glXSwapBuffers(Display *dpy, GLXDrawable id)
{
    const glx_thread *current = glx_current();
    if (current && current->draw && current->draw->id == id && current->dpy == dpy) {
        swap(current->draw);
        return;
    }
    glx_drawable *drawable = glx_display_get(dpy) ? glx_drawable_get_or_add(dpy, id, NULL) : NULL;
    if (drawable)
        swap(drawable);
    else
        glx_error(dpy, GLXBadDrawable, id, X_GLXSwapBuffers);
    glx_drawable_unref(drawable);
}

/* ---- GLX_EXT_swap_control, GLX_MESA_swap_control, GLX_SGI_swap_control ---- */

GLX_EXPORT void glXSwapIntervalEXT(Display *dpy, GLXDrawable id, int interval)
{
    glx_drawable *drawable = glx_display_get(dpy) ? glx_drawable_get_or_add(dpy, id, NULL) : NULL;
    if (!drawable)
        glx_error_core(dpy, BadWindow, id, 0);
    else if (interval < 0)
        glx_error_core(dpy, BadValue, 0, 0);
    else
        drawable->interval = interval;
    glx_drawable_unref(drawable);
}

GLX_EXPORT int glXSwapIntervalMESA(unsigned int interval)
{
    const glx_thread *current = glx_current();
    if (!current || !current->draw) return GLX_BAD_CONTEXT;
    if (interval > 0x7fffffff) return GLX_BAD_VALUE;
    current->draw->interval = (int)interval;
    return Success;
}

GLX_EXPORT int glXGetSwapIntervalMESA(void)
{
    const glx_thread *current = glx_current();
    return current && current->draw ? current->draw->interval : 0;
}

GLX_EXPORT int glXSwapIntervalSGI(int interval)
{
    const glx_thread *current = glx_current();
    if (!current || !current->draw) return GLX_BAD_CONTEXT;
    if (interval <= 0) return GLX_BAD_VALUE;
    current->draw->interval = interval;
    return Success;
}

/* ---- waiting ---- */

GLX_EXPORT void glXWaitGL(void)
{
    const glx_thread *current = glx_current();
    if (!current) return;
    mgl_context_finish(current->context->gl);
    if (current->draw && current->draw->kind == GLX_KIND_PIXMAP) glx_pixmap_store(current->draw, current->context->gl);
}

GLX_EXPORT void glXWaitX(void)
{
    const glx_thread *current = glx_current();
    if (current && current->dpy) XSync(current->dpy, False);
}
