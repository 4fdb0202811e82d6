/* What the framebuffer code sees of a drawable: the wire textures of its images. Filled and kept by drawable.c.
 *
 * Threads: called by the thread in which a context with this drawable is current; the result is valid until the next swap, resize or
 * make-current of the drawable. */
#ifndef MGL_GL_DRAWABLE_H
#define MGL_GL_DRAWABLE_H

#include "translator/gl/context.h"

typedef struct mgl_drawable_images {
    mgl_handle front, back;        /* back: null when single-buffered; front: null until asked for when double-buffered */
    mgl_handle depth_stencil;      /* null: neither depth nor stencil */
    mgl_format color_format;       /* storage: an SRGB one when config.srgb_capable */
    mgl_format depth_stencil_format;
    bool has_alpha, has_depth, has_stencil, double_buffered;
    uint32_t width, height, samples; /* pixels; samples 1: not multisampled */
    uint32_t version;              /* changes whenever anything above does */
} mgl_drawable_images;

/* The images as they are now, made at the first call and after a resize. need_front: the front image of a double-buffered drawable is wanted
 * (glDrawBuffer(GL_FRONT), glReadBuffer(GL_FRONT)). NULL when the session is lost or memory ran out. */
const mgl_drawable_images *mgl_drawable_images_get(mgl_context *ctx, mgl_drawable *drawable, bool need_front);

#endif
