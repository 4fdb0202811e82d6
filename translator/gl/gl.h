/* What the window systems (translator/entry) see of the GL client: contexts, drawables, the current context.
 *
 * Threads: a context is used by the thread in which it is current. mgl_context_* and mgl_drawable_* may be called from any thread; they lock
 * where objects are shared. Contexts and drawables are counted: destroying one that is current takes effect when it is released. */
#ifndef MGL_GL_GL_H
#define MGL_GL_GL_H

#include "wire/transport/client.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct mgl_context mgl_context;
typedef struct mgl_drawable mgl_drawable;

/* The context that is current in this thread, or NULL. */
extern _Thread_local mgl_context *mgl_current_context __attribute__((tls_model("initial-exec")));

typedef enum mgl_api { MGL_API_DESKTOP, MGL_API_ES } mgl_api;

typedef struct mgl_context_config {
    mgl_api api;             /* the route it was made by; an ES-route context is a desktop context that also knows ES entry points and GLSL ES */
    uint32_t major, minor;   /* version asked for; 1.0 when none */
    bool core, forward_compatible, debug, robust, no_error, lose_context_on_reset;
} mgl_context_config;

typedef enum mgl_create_error { MGL_CREATE_OK, MGL_CREATE_NO_DEVICE, MGL_CREATE_BAD_VERSION, MGL_CREATE_BAD_SHARE, MGL_CREATE_NO_MEMORY } mgl_create_error;

/* Makes a context that shares objects with `share` (may be NULL). BAD_VERSION: MagmaGL does not give that version here. */
mgl_create_error mgl_context_create(const mgl_context_config *config, mgl_context *share, mgl_context **out);
void mgl_context_destroy(mgl_context **context);
/* The highest version MagmaGL gives on the device, for core and for compatibility; false when there is no device. */
bool mgl_context_highest_version(bool core, uint32_t *major, uint32_t *minor);

/* Makes `context` current in this thread with the given drawables (either may be NULL: no default framebuffer). NULL context releases. False: the context
 * is current in another thread (nothing changed). The old context is flushed. */
bool mgl_context_make_current(mgl_context *context, mgl_drawable *draw, mgl_drawable *read);
mgl_drawable *mgl_context_draw_drawable(const mgl_context *context);
bool mgl_context_is_current_elsewhere(const mgl_context *context);
bool mgl_context_lost(const mgl_context *context);
void mgl_context_finish(mgl_context *context); /* glFinish */
void mgl_context_flush(mgl_context *context);  /* glFlush */

/* A default framebuffer: its images are ordinary textures on the wire, top row first. */
typedef struct mgl_drawable_config {
    uint8_t red, green, blue, alpha, depth, stencil, samples; /* bits; samples 0 or 1: none */
    bool double_buffered, srgb_capable, stereo;
} mgl_drawable_config;
typedef enum mgl_drawable_kind { MGL_DRAWABLE_PBUFFER, MGL_DRAWABLE_XCB_WINDOW } mgl_drawable_kind;

/* native: the X window. width, height in pixels (a window's are followed afterwards from what the server reports). NULL: no memory or no connection. */
mgl_drawable *mgl_drawable_create(const mgl_drawable_config *config, mgl_drawable_kind kind, uint64_t native, uint32_t width, uint32_t height);
void mgl_drawable_destroy(mgl_drawable **drawable);
/* Presents the back buffer with the swap interval, publishes, keeps the frame credit. False when the window is gone (EGL_BAD_SURFACE) or, *lost, the context is lost. */
bool mgl_drawable_swap(mgl_context *context, mgl_drawable *drawable, int interval, bool *lost);
/* A pbuffer's front buffer takes what the back buffer has, as GLX's swap does (EGL's does nothing); flushes. */
void mgl_drawable_exchange(mgl_context *context, mgl_drawable *drawable);
void mgl_drawable_size(mgl_drawable *drawable, uint32_t *width, uint32_t *height);
/* New size known by the window system (X geometry); takes effect at the next frame. */
void mgl_drawable_resize(mgl_drawable *drawable, uint32_t width, uint32_t height);
bool mgl_drawable_gone(const mgl_drawable *drawable); /* its window vanished */
/* How the window system tells a new size in time: `look` is called in the thread that uses the drawable, after a present, when it is made current
 * (both with 0, 0) and by glViewport on it, with the viewport's size; it may call mgl_drawable_resize, and the frame that follows has the new size.
 * False: the window is gone. NULL ends it. */
typedef bool (*mgl_drawable_look)(void *user, mgl_drawable *drawable, uint32_t viewport_width, uint32_t viewport_height);
void mgl_drawable_set_look(mgl_drawable *drawable, mgl_drawable_look look, void *user);
/* Reads the front/back image into BGRA8 rows, top row first (for pixmaps and copies); false when it cannot. */
bool mgl_drawable_read(mgl_context *context, mgl_drawable *drawable, void *bgra, uint32_t row_bytes, uint32_t width, uint32_t height);

/* Called by the generated weak definitions for functions that are not implemented: GL_INVALID_OPERATION and one log line by name. */
void mgl_unimplemented(mgl_context *context, const char *name);

/* Whether GL_EXTENSIONS of any context may name this extension ("GL_ARB_sync"): for magma-info; entry points resolve regardless. */
typedef struct mgl_extension_row { const char *name; bool given; const char *missing; /* what the device lacks, when not given */ } mgl_extension_row;
uint32_t mgl_extension_rows(const mgl_caps *caps, const mgl_extension_row **rows); /* sorted; one storage, until the next call: for one thread */
/* The same of each OpenGL version, lowest first; a version lacks what the ones below it lack. */
typedef struct mgl_version_row { uint8_t major, minor; bool given; const char *missing; } mgl_version_row;
uint32_t mgl_version_rows(const mgl_caps *caps, const mgl_version_row **rows);

#endif
