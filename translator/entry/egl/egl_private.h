/* EGL 1.5: the private header of translator/entry/egl.
 *
 * A display is made on first request and lives as long as the process; contexts, surfaces and syncs are counted objects
 * on its list. The list holds one reference until the program destroys the object or terminates the display; being
 * current in a thread holds another, so that both take effect at release (EGL 1.5 §3.7.3). One lock, egl_lock, guards
 * every list and count; it is never held while the GL client may wait. Handles given by the program are looked up in
 * the lists before they are used.
 *
 * Each function of the API sets the thread's error: EGL_SUCCESS, or what egl_fail was given. */
#ifndef MGL_ENTRY_EGL_PRIVATE_H
#define MGL_ENTRY_EGL_PRIVATE_H

#include "translator/entry/window.h"
#include "translator/gl/gl.h"

#define EGL_EGLEXT_PROTOTYPES 1
#define EGL_NO_X11            1 /* native types as integers and void pointers: only display.c uses Xlib's */
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <pthread.h>

#define EGL_EXPORT __attribute__((visibility("default")))

/* ---- configs ---- */
typedef struct egl_config {
    EGLint id; /* from 1, index + 1 */
    uint8_t red, green, blue, alpha, depth, stencil, samples;
    uint8_t window; /* windows and pixmaps may have it */
    uint8_t visual_depth;
    EGLint visual_id, visual_class;
} egl_config;
#define EGL_MAX_CONFIGS 64

/* ---- displays ---- */
typedef struct egl_object egl_object;
typedef struct egl_display {
    struct egl_display *next;
    EGLenum platform;   /* X11, XCB, SURFACELESS or DEVICE */
    void *native;       /* Display *, xcb_connection_t * or NULL, as the program gave it */
    EGLint screen;      /* as asked for; -1: the default screen */
    EGLint used_screen; /* the number it stands for; set with xcb */
    bool initialized;
    bool owns_xcb;
    xcb_connection_t *xcb; /* the program's, or ours when it gave none; NULL without windows */
    char name[256];        /* of the X display, "" for $DISPLAY */
    egl_config configs[EGL_MAX_CONFIGS];
    EGLint config_count;
    egl_object *objects;
} egl_display;

/* The display if the handle is one, else NULL with EGL_BAD_DISPLAY; `ready` also wants it initialized
 * (EGL_NOT_INITIALIZED). */
egl_display *egl_display_find(EGLDisplay handle, bool ready);
const egl_config *egl_config_find(const egl_display *display, EGLConfig handle); /* NULL with EGL_BAD_CONFIG */
void egl_config_list(egl_display *display);                                      /* fills configs */

/* ---- objects ---- */
typedef enum egl_kind { EGL_KIND_CONTEXT, EGL_KIND_SURFACE, EGL_KIND_SYNC } egl_kind;
struct egl_object {
    egl_object *next;
    egl_display *display;
    egl_kind kind;
    uint32_t references;
};
typedef struct egl_context {
    egl_object object;
    mgl_context *gl;
    const egl_config *config; /* NULL: EGL_NO_CONFIG_KHR */
    EGLenum api;              /* as bound at creation */
    EGLint major;             /* client version asked for */
    bool no_error;
    EGLint reset; /* EGL_NO_RESET_NOTIFICATION or EGL_LOSE_CONTEXT_ON_RESET */
} egl_context;
typedef struct egl_surface {
    egl_object object;
    mgl_drawable *drawable;
    mgl_window_watch *watch; /* windows */
    const egl_config *config;
    EGLint type; /* EGL_WINDOW_BIT, EGL_PIXMAP_BIT or EGL_PBUFFER_BIT */
    uint64_t native;
    EGLint width, height; /* pbuffers as asked for, pixmaps */
    EGLint interval, colorspace, mipmap_level;
    EGLBoolean largest, mipmap;
    uint64_t bound_thread; /* 0: current nowhere; under the lock */
    uint32_t bound_count;
} egl_surface;
typedef struct egl_sync {
    egl_object object;
    mgl_connection *connection; /* reference */
    uint64_t serial;
    bool signaled;
} egl_sync;

extern pthread_mutex_t egl_lock;
void egl_object_add(egl_display *display, egl_object *object, egl_kind kind); /* one reference, the list's */
/* The listed object, with a reference taken; NULL when the handle is not one of that kind. The caller unrefs. */
void *egl_object_get(egl_display *display, void *handle, egl_kind kind);
void egl_object_ref(egl_object *object);
void egl_object_unref(egl_object *object);                                 /* NULL is fine; frees the last */
bool egl_object_remove(egl_display *display, void *handle, egl_kind kind); /* off the list; false: not there */
void egl_objects_clear(egl_display *display);                              /* eglTerminate */

/* ---- threads ---- */
typedef struct egl_thread {
    EGLint error;
    EGLenum api;
    uint64_t id;          /* from 1 */
    egl_context *context; /* references */
    egl_surface *draw, *read;
} egl_thread;
egl_thread *egl_thread_get(void); /* never NULL */
/* Sets the error and returns 0, EGL_FALSE or the null handle of any kind. */
void *egl_fail_handle(EGLint error);
EGLBoolean egl_fail(EGLint error);
EGLBoolean egl_succeed(void); /* EGL_SUCCESS */
/* The context that EGL made current in this thread and that still is, or NULL. */
egl_context *egl_current_context(void);
void egl_thread_release(egl_thread *thread); /* releases what is current */

/* Attribute lists come in two widths. Converts to EGLAttrib, terminated; false: longer than `room` pairs. NULL gives an
 * empty list. */
#define EGL_MAX_ATTRIBS 32
bool egl_attribs_widen(const EGLint *list, EGLAttrib out[2 * EGL_MAX_ATTRIBS + 1]);

/* Copies what was drawn into the pixmap of a pixmap surface; nothing for others, and NULL is fine. */
void egl_surface_store(egl_surface *surface, mgl_context *gl);
EGLSurface egl_window_surface(EGLDisplay display, EGLConfig config, uint64_t window, const EGLAttrib *attribs);
EGLDisplay egl_platform_display(EGLenum platform, void *native, const EGLAttrib *attribs);
EGLDeviceEXT egl_device_handle(void);

#endif
