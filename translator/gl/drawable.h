/* A drawable: a default framebuffer whose images are ordinary textures on the wire, row 0 the top row. What the
 * framebuffer code sees of it is mgl_drawable_images, filled and kept by drawable.c.
 *
 * Drawables are counted. The images are made, resized and swapped only in a thread whose context uses the drawable; the
 * pending size and `gone` may be written from any thread.
 *
 * Threads: called by the thread in which a context with this drawable is current; the result is valid until the next
 * swap, resize or make-current of the drawable. */
#ifndef MGL_GL_DRAWABLE_H
#define MGL_GL_DRAWABLE_H

#include "translator/gl/context.h"

typedef struct mgl_drawable_images {
    mgl_handle front, back;   /* back: null when single-buffered; front: null until asked for when double-buffered */
    mgl_handle depth_stencil; /* null: neither depth nor stencil */
    mgl_format color_format;  /* storage: an SRGB one when config.srgb_capable */
    mgl_format depth_stencil_format;
    bool has_alpha, has_depth, has_stencil, double_buffered;
    uint32_t width, height, samples; /* pixels; samples 1: not multisampled */
    uint32_t version;                /* changes whenever anything above does */
} mgl_drawable_images;

/* The images as they are now, made at the first call and after a resize. need_front: the front image of a
 * double-buffered drawable is wanted (glDrawBuffer(GL_FRONT), glReadBuffer(GL_FRONT)). NULL when the session is lost or
 * memory ran out. */
const mgl_drawable_images *mgl_drawable_images_get(mgl_context *ctx, mgl_drawable *drawable, bool need_front);

struct mgl_drawable {
    uint32_t references;        /* atomic */
    mgl_connection *connection; /* reference */
    mgl_drawable_config config;
    mgl_drawable_kind kind;
    uint64_t native;
    mgl_handle surface;         /* windows: minted when first current */
    mgl_drawable_images images; /* color handles are null until made */
    mgl_handle resolved;        /* with samples: the single-sampled image that is presented */
    uint64_t pending_size;      /* atomic: width << 32 | height, taken at the next frame */
    bool gone;                  /* atomic: the window vanished */
    mgl_drawable_look look;     /* or NULL */
    void *look_user;
    mgl_drawable *next; /* the process's list, for events; guarded by drawable.c's lock */
};

void mgl_drawable_ref(mgl_drawable *drawable);
/* Calls `look`, if there is one: before mgl_drawable_update where a frame begins. */
void mgl_drawable_look_now(mgl_drawable *drawable, uint32_t viewport_width, uint32_t viewport_height);
/* Makes the images, or respecifies them when the pending size differs. False when no handle could be had. */
bool mgl_drawable_update(mgl_context *ctx, mgl_drawable *drawable);
/* Single-buffered windows show what was drawn at flush and finish. */
void mgl_drawable_flush_front(mgl_context *ctx);
/* Destroys on the server what was released while no context could say so. */
void mgl_drawable_drain(mgl_context *ctx);
/* Installs the event sink: surface sizes, messages to debug output, late out of memory. */
void mgl_drawable_listen(mgl_connection *connection);

#endif
