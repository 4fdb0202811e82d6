/* Framebuffers: what framebuffer*.c, emit_framebuffer.c, clear.c, blit.c, read.c and the texture
 * copies share. */
#ifndef MGL_GL_FRAMEBUFFER_H
#define MGL_GL_FRAMEBUFFER_H

#include "translator/gl/drawable.h"
#include "translator/gl/texture.h"

/* Everything that follows from the attachments, memoized. Never NULL. */
const mgl_fb_memo *mgl_framebuffer_resolve(mgl_context *ctx, mgl_framebuffer *fb);

/* One image that commands read or write. Commands count y upwards from the bottom; `top_first` says that the image, one
 * of a default framebuffer, is stored the other way round. */
typedef struct mgl_fb_image {
    mgl_image_ref image;
    const mgl_format_desc *desc; /* NULL: there is none */
    uint32_t width, height, samples;
    bool top_first;
} mgl_fb_image;
/* aspect MGL_ASPECT_COLOR: what the read buffer names. DEPTH, STENCIL: that attachment. desc is NULL when there is
 * none. */
mgl_fb_image mgl_framebuffer_read_image(mgl_context *ctx, mgl_framebuffer *fb, uint32_t aspect);
/* The image of colour attachment slot i (as in mgl_wire_framebuffer) of the draw framebuffer, or the depth or stencil
 * attachment. */
mgl_fb_image mgl_framebuffer_draw_image(mgl_context *ctx, mgl_framebuffer *fb, uint32_t aspect, uint32_t slot);
mgl_fb_image mgl_attachment_image(const mgl_fb_attachment *attachment);
/* Layers of the attached level: of arrays, cubes and 3D textures; 1 otherwise. */
uint32_t mgl_attachment_layers(const mgl_fb_attachment *attachment);
static inline bool mgl_attachment_empty(const mgl_fb_attachment *attachment)
{
    return !attachment->texture && !attachment->renderbuffer;
}

/* The framebuffer bound to GL_FRAMEBUFFER, GL_DRAW_FRAMEBUFFER or GL_READ_FRAMEBUFFER; NULL: GL_INVALID_ENUM is set. */
mgl_framebuffer *mgl_framebuffer_bound(mgl_context *ctx, GLenum target);
/* framebuffer_attach.c: the attachment slots that a name means: one, or depth and stencil. 0: the error is set. */
uint32_t mgl_framebuffer_slots(mgl_context *ctx, mgl_framebuffer *fb, GLenum attachment, mgl_fb_attachment *slots[2]);
/* False for NULL, whose error is set already, and for a default framebuffer: GL_INVALID_OPERATION. */
bool mgl_framebuffer_check_user(mgl_context *ctx, const mgl_framebuffer *fb);
static inline bool mgl_is_window_buffer(GLenum buffer)
{
    return (buffer >= GL_FRONT_LEFT && buffer <= GL_FRONT_AND_BACK) || (buffer >= GL_AUX0 && buffer <= GL_AUX3);
}
static inline bool mgl_is_color_attachment(GLenum buffer)
{
    return buffer >= GL_COLOR_ATTACHMENT0 && buffer <= GL_COLOR_ATTACHMENT31;
}
/* By name for a DSA call, 0: the default one; NULL: GL_INVALID_OPERATION is set. */
mgl_framebuffer *mgl_framebuffer_named(mgl_context *ctx, GLuint name, bool read);
/* The scissor rectangle for blits and clears: width < 0 when the test is off. */
mgl_rect mgl_framebuffer_scissor(mgl_context *ctx);
/* After a change of an attachment or buffer selection of a framebuffer. */
void mgl_framebuffer_changed(mgl_context *ctx, mgl_framebuffer *fb);
/* Drops a renderbuffer or texture from the bound framebuffers (glDelete*). */
void mgl_framebuffer_detach(mgl_context *ctx, const mgl_texture *texture, const mgl_renderbuffer *renderbuffer);

/* renderbuffer.c */
mgl_renderbuffer *mgl_renderbuffer_lookup(mgl_context *ctx, GLuint name);
/* The sample count that the device gives for at least `samples` (0 and 1: not multisampled, unless `force`). 0: more
 * than it has. */
uint32_t mgl_samples_round(mgl_context *ctx, const mgl_format_desc *desc, uint32_t samples, bool force);

/* blit.c: one blit record. Boxes and scissor count y upwards. */
void mgl_blit_images(mgl_context *ctx, const mgl_fb_image *source, const mgl_fb_image *destination, const GLint from[4],
                     const GLint to[4], mgl_rect scissor, uint32_t aspects, uint32_t flags);

/* read.c: copies the box (one layer) of *image to a scratch texture in `desc`'s format and makes *image and *box mean
 * that copy: resolves, converts, decompresses; bottom row first when `upright`, else as *image has them. False: no
 * memory. */
bool mgl_through_transfer(mgl_context *ctx, mgl_fb_image *image, const mgl_format_desc *desc, uint32_t aspects,
                          bool upright, mgl_box *box);
/* read.c: mgl_read_pixels of an image as framebuffers have them: multisampled and top row first, too. On the way to a
 * pack buffer the server converts to `converted` (NULL: it does not). */
void mgl_read_image(mgl_context *ctx, const mgl_pixel_sink *sink, mgl_fb_image image, const mgl_format_desc *converted,
                    mgl_box box, uint32_t x, uint32_t y, bool clamp);

#endif
