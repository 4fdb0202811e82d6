/* The counted objects of a display. */
#include "translator/entry/egl/egl_private.h"

#include "translator/base/memory.h"

pthread_mutex_t egl_lock = PTHREAD_MUTEX_INITIALIZER;

void egl_object_add(egl_display *display, egl_object *object, egl_kind kind)
{
    object->display = display;
    object->kind = kind;
    object->references = 1;
    pthread_mutex_lock(&egl_lock);
    object->next = display->objects;
    display->objects = object;
    pthread_mutex_unlock(&egl_lock);
}

/* The link that points to the object, under the lock. */
static egl_object **find_link(egl_display *display, const void *handle, egl_kind kind)
{
    for (egl_object **link = &display->objects; *link; link = &(*link)->next)
        if (*link == handle) return (*link)->kind == kind ? link : NULL;
    return NULL;
}

void *egl_object_get(egl_display *display, void *handle, egl_kind kind)
{
    pthread_mutex_lock(&egl_lock);
    egl_object **link = find_link(display, handle, kind);
    egl_object *object = link ? *link : NULL;
    if (object) object->references++;
    pthread_mutex_unlock(&egl_lock);
    return object;
}

void egl_object_ref(egl_object *object)
{
    pthread_mutex_lock(&egl_lock);
    object->references++;
    pthread_mutex_unlock(&egl_lock);
}

static void destroy(egl_object *object)
{
    switch (object->kind) {
    case EGL_KIND_CONTEXT:
        mgl_context_destroy(&((egl_context *)object)->gl);
        break;
    case EGL_KIND_SURFACE: {
        egl_surface *surface = (egl_surface *)object;
        if (surface->watch) mgl_drawable_set_look(surface->drawable, NULL, NULL);
        mgl_window_watch_destroy(&surface->watch);
        mgl_drawable_destroy(&surface->drawable);
        break;
    }
    case EGL_KIND_SYNC:
        mgl_connection_unref(&((egl_sync *)object)->connection);
        break;
    }
    mgl_free(object);
}

void egl_object_unref(egl_object *object)
{
    if (!object) return;
    pthread_mutex_lock(&egl_lock);
    bool last = --object->references == 0;
    pthread_mutex_unlock(&egl_lock);
    if (last) destroy(object);
}

bool egl_object_remove(egl_display *display, void *handle, egl_kind kind)
{
    pthread_mutex_lock(&egl_lock);
    egl_object **link = find_link(display, handle, kind);
    egl_object *object = link ? *link : NULL;
    if (object) *link = object->next;
    pthread_mutex_unlock(&egl_lock);
    egl_object_unref(object);
    return object != NULL;
}

void egl_objects_clear(egl_display *display)
{
    for (;;) {
        pthread_mutex_lock(&egl_lock);
        egl_object *object = display->objects;
        if (object) display->objects = object->next;
        pthread_mutex_unlock(&egl_lock);
        if (!object) return;
        egl_object_unref(object);
    }
}
