/* glXUseXFont: display lists of glBitmap from an X font's glyphs (GLX 1.4 §3.4). */
#include "translator/entry/glx/glx_private.h"

#include "translator/base/memory.h"
#include "translator/entry/generated/gl_api.h"

#include <X11/Xmd.h> /* what glxproto.h builds on */

#include <GL/glxproto.h>
#include <stdlib.h>

static const XCharStruct *glyph_metrics(const XFontStruct *font, unsigned int c)
{
    unsigned int row = c >> 8, column = c & 0xff;
    if (row < font->min_byte1 || row > font->max_byte1 || column < font->min_char_or_byte2 ||
        column > font->max_char_or_byte2)
        return NULL;
    if (!font->per_char) return &font->min_bounds;
    unsigned int columns = font->max_char_or_byte2 - font->min_char_or_byte2 + 1;
    return &font->per_char[(row - font->min_byte1) * columns + column - font->min_char_or_byte2];
}

/* The glyph as rows of bits, bottom row first, padded to bytes. NULL: empty, or memory ran out. The caller frees it. */
static GLubyte *glyph_bits(Display *dpy, Font font_id, unsigned int c, const XCharStruct *m, int width, int height)
{
    if (width <= 0 || height <= 0) return NULL;
    size_t stride = (size_t)(width + 7) / 8;
    GLubyte *bits = mgl_calloc((size_t)height, stride);
    if (!bits) return NULL;
    Pixmap pixmap = XCreatePixmap(dpy, DefaultRootWindow(dpy), (unsigned)width, (unsigned)height, 1);
    XGCValues values = {.foreground = 0, .background = 0, .font = font_id};
    GC gc = XCreateGC(dpy, pixmap, GCForeground | GCBackground | GCFont, &values);
    XFillRectangle(dpy, pixmap, gc, 0, 0, (unsigned)width, (unsigned)height);
    XSetForeground(dpy, gc, 1);
    XChar2b text = {(unsigned char)(c >> 8), (unsigned char)c};
    XDrawString16(dpy, pixmap, gc, -m->lbearing, m->ascent, &text, 1);
    XImage *image = XGetImage(dpy, pixmap, 0, 0, (unsigned)width, (unsigned)height, 1, XYPixmap);
    for (int y = 0; image && y < height; y++)
        for (int x = 0; x < width; x++)
            if (XGetPixel(image, x, y))
                bits[(size_t)(height - 1 - y) * stride + (size_t)x / 8] |= (GLubyte)(0x80 >> (x % 8));
    if (image) XDestroyImage(image);
    XFreeGC(dpy, gc);
    XFreePixmap(dpy, pixmap);
    return bits;
}

static void make_list(mgl_context *gl, const glx_thread *current, const XFontStruct *font, Font id, unsigned int c,
                      GLuint list)
{
    const XCharStruct *m = glyph_metrics(font, c);
    int width = m ? m->rbearing - m->lbearing : 0, height = m ? m->ascent + m->descent : 0;
    GLubyte *bits = m ? glyph_bits(current->dpy, id, c, m, width, height) : NULL;
    mgl_glNewList(gl, list, GL_COMPILE);
    if (m)
        mgl_glBitmap(gl, bits ? width : 0, bits ? height : 0, (GLfloat)-m->lbearing, (GLfloat)m->descent, m->width,
                     0.0f, bits);
    mgl_glEndList(gl);
    mgl_free(bits);
}

GLX_EXPORT void glXUseXFont(Font id, int first, int count, int list_base)
{
    const glx_thread *current = glx_current();
    if (!current || !current->dpy) return;
    mgl_context *gl = mgl_current_context;
    XFontStruct *font = XQueryFont(current->dpy, id);
    if (!font) {
        glx_error_core(current->dpy, BadFont, id, X_GLXUseXFont);
        return;
    }
    static const GLenum names[] = {GL_UNPACK_SWAP_BYTES, GL_UNPACK_LSB_FIRST,   GL_UNPACK_ROW_LENGTH,
                                   GL_UNPACK_SKIP_ROWS,  GL_UNPACK_SKIP_PIXELS, GL_UNPACK_ALIGNMENT};
    GLint saved[MGL_COUNT(names)] = {0};
    for (size_t i = 0; i < MGL_COUNT(names); i++) {
        mgl_glGetIntegerv(gl, names[i], &saved[i]);
        mgl_glPixelStorei(gl, names[i], names[i] == GL_UNPACK_ALIGNMENT ? 1 : 0);
    }
    for (int i = 0; i < count; i++)
        make_list(gl, current, font, id, (unsigned)(first + i), (GLuint)(list_base + i));
    for (size_t i = 0; i < MGL_COUNT(names); i++)
        mgl_glPixelStorei(gl, names[i], saved[i]);
    XFreeFontInfo(NULL, font, 1);
}
