/* GLX 1.4: the private header of translator/entry/glx.
 *
 * All is done in the client: no GLX request is sent. Configs are made up from the X server's visuals; contexts and
 * drawables are counted objects on global lists under glx_lock, which is never held while the GL client or the X server
 * may wait. A listed object has one reference from its list and one from each thread in which it is current, so that
 * what is destroyed while current goes at release. What belongs to a Display goes when it is closed.
 *
 * Errors that GLX names are X errors: glx_error passes them to the program's error handler, inside the call. */
#ifndef MGL_ENTRY_GLX_PRIVATE_H
#define MGL_ENTRY_GLX_PRIVATE_H

#include "translator/entry/window.h"
#include "translator/gl/gl.h"

#define GLX_GLXEXT_PROTOTYPES 1
#include <GL/glx.h>
#include <GL/glxext.h>
#include <X11/Xlib-xcb.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <pthread.h>

#define GLX_EXPORT __attribute__((visibility("default")))

/* ---- displays and configs ---- */
typedef struct glx_config { /* a GLXFBConfig */
    int id, screen;
    uint8_t red, green, blue, alpha, depth, stencil, samples;
    bool double_buffered;
    bool primary; /* the one config of its visual, until glXChooseVisual chooses another of them */
    uint8_t visual_depth;
    int visual_class; /* GLX_TRUE_COLOR ... */
    VisualID visual;  /* 0: no windows */
} glx_config;

typedef struct glx_screen {
    glx_config *configs; /* owned */
    int count;
} glx_screen;

typedef struct glx_display {
    struct glx_display *next;
    Display *dpy;
    int opcode, first_error; /* of the server's GLX extension; 0 without one */
    int screen_count;
    glx_screen *screens; /* owned; listed when the display is first seen */
} glx_display;

/* Made on first request; goes with the Display. NULL: there is no device, or memory ran out. */
glx_display *glx_display_get(Display *dpy);
const glx_screen *glx_screen_get(Display *dpy, int screen); /* NULL: no such screen, or as above */
void glx_screen_list_configs(Display *dpy, int number, glx_screen *screen);
const glx_config *glx_config_find(Display *dpy, GLXFBConfig handle);           /* NULL: not a config of the display */
const glx_config *glx_config_of_visual(Display *dpy, int screen, VisualID id); /* NULL: no OpenGL on that visual */

/* An X error: a core code (BadMatch) or a GLX one (GLXBadContext); `minor` is the GLX request that would have failed.
 */
void glx_error_core(Display *dpy, int code, XID resource, int minor);
void glx_error(Display *dpy, int code, XID resource, int minor);

/* ---- contexts ---- */
typedef struct glx_context { /* a GLXContext */
    struct glx_context *next;
    uint32_t references;
    mgl_context *gl;
    Display *dpy;
    const glx_config *config; /* NULL: made without one */
    int screen;
    uint32_t major; /* version asked for */
    bool no_error;
    bool destroyed; /* and current: goes at release; may be made current again until then */
    XID id, share_id;
} glx_context;

/* ---- drawables ---- */
typedef enum glx_kind { GLX_KIND_WINDOW, GLX_KIND_PIXMAP, GLX_KIND_PBUFFER } glx_kind;
typedef struct glx_drawable {
    struct glx_drawable *next;
    uint32_t references;
    glx_kind kind;
    Display *dpy;  /* NULL once it is closed */
    XID id;        /* the GLXDrawable; of a plain window its own */
    XID native;    /* the X window or pixmap, 0 for pbuffers */
    bool implicit; /* a plain window that was made current */
    const glx_config *config;
    mgl_drawable *drawable;
    mgl_window_watch *watch; /* windows */
    uint32_t width, height;  /* pixmaps and pbuffers */
    bool largest, preserved;
    unsigned long event_mask;
    int interval;
    bool interval_set; /* GLX_SGI_swap_control and the others were used */
} glx_drawable;

extern pthread_mutex_t glx_lock;
/* The listed object with a reference taken, or NULL. A drawable is known to every connection to its server. */
glx_context *glx_context_get(GLXContext handle);
void glx_context_unref(glx_context *context); /* NULL is fine */
glx_drawable *glx_drawable_get(Display *dpy, XID id);
/* As get, but a plain window is added with the config (NULL: its visual's). */
glx_drawable *glx_drawable_get_or_add(Display *dpy, XID id, const glx_config *config);
void glx_drawable_unref(glx_drawable *drawable); /* NULL is fine */
void glx_drawables_close(Display *dpy);          /* the Display is closed */
void glx_drawable_size(glx_drawable *drawable, uint32_t *width, uint32_t *height);
void glx_pixmap_store(glx_drawable *drawable, mgl_context *gl); /* copies what was drawn into the X pixmap */

/* ---- threads ---- */
typedef struct glx_thread {
    bool registered;
    glx_context *context; /* references */
    glx_drawable *draw, *read;
    Display *dpy;
} glx_thread;
glx_thread *glx_thread_get(void);
void glx_thread_close(Display *dpy); /* the Display that the calling thread closes is not its current one any more */
/* The thread's state when what GLX made current still is (EGL may have taken the thread over), else NULL. */
glx_thread *glx_current(void);

/* ---- matching ---- */
/* The configs of the screen that fit a list of pairs as glXChooseFBConfig takes it, best first, at most `room`. Returns
 * how many; -1: the list is wrong. `with_visual`: only those that a window can have. */
int glx_choose(const glx_screen *screen, const int *pairs, bool with_visual, const glx_config **out, int room);
bool glx_config_attribute(const glx_config *config, int name, int *value); /* false: no such attribute */

#endif
