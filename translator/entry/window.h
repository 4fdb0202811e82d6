/* What the window systems need to know of X windows. Two ways, because the program's own connection may be used only in
 * the program's calls, and each question on it is a round trip:
 *   - mgl_window_describe asks on the program's connection: once, when a surface is made. The answer proves that the
 * server has seen the window, so another connection may use it.
 *   - a watch listens on a connection of our own for changes of size and for the window's end. Looking costs no round
 * trip.
 *
 * Any thread may call; a lock guards the connections. */
#ifndef MGL_ENTRY_WINDOW_H
#define MGL_ENTRY_WINDOW_H

#include "translator/gl/gl.h"

#include <stdbool.h>
#include <stdint.h>
#include <xcb/xcb.h>

typedef struct mgl_window_info {
    uint32_t width, height, depth, root;
    uint32_t visual; /* 0 for pixmaps */
} mgl_window_info;

/* Asks the server about a window or (window false) a pixmap. False: there is no such drawable; no X error reaches the
 * program. */
bool mgl_window_describe(xcb_connection_t *connection, uint32_t drawable, bool window, mgl_window_info *info);

/* Copies what `gl` drew into the drawable to a pixmap of that depth, 24 or 32, which other connections see afterwards.
 * Waits for the GPU and the X server. False: it could not be read. */
bool mgl_window_store(xcb_connection_t *connection, uint32_t pixmap, uint8_t depth, mgl_context *gl,
                      mgl_drawable *drawable, uint32_t width, uint32_t height);

typedef struct mgl_window_watch mgl_window_watch;

/* Starts to watch a window on the named display (NULL: $DISPLAY). NULL when the display cannot be opened a second time
 * or memory ran out: sizes then come only from the server's presents. */
mgl_window_watch *mgl_window_watch_create(const char *display_name, uint32_t window);
void mgl_window_watch_destroy(mgl_window_watch **watch);
/* Reads pending events without waiting and passes a changed size to the drawable. False: the window was destroyed. NULL
 * is fine. */
bool mgl_window_watch_update(mgl_window_watch *watch, mgl_drawable *drawable);
/* The same as an mgl_drawable_look with the watch as user. A viewport of another size than the window may answer a
 * resize of which the program has heard and we have not: then the server is asked, one round trip on our connection,
 * once for each such size. */
bool mgl_window_watch_look(void *watch, mgl_drawable *drawable, uint32_t viewport_width, uint32_t viewport_height);

#endif
