#include "translator/entry/window.h"

#include "translator/base/memory.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* One connection of our own for each display that has watched windows. */
typedef struct watch_connection {
    struct watch_connection *next;
    xcb_connection_t *xcb;
    uint32_t watches;
    char name[];
} watch_connection;

/* A program that draws into parts of its window sets many viewports, none of which answers a resize: each size is asked
 * for once, and after so many questions without news no more are put until an event tells of a change. */
enum { ASKED_SIZES = 8, MOST_QUESTIONS = 32 };

struct mgl_window_watch {
    struct mgl_window_watch *next;
    watch_connection *connection;
    uint32_t window, width, height; /* 0x0: not told yet */
    uint64_t asked[ASKED_SIZES];    /* viewports for which the server was asked: width << 32 | height */
    uint32_t asked_next, questions; /* since the size last changed */
    bool changed, gone;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static watch_connection *connections;
static mgl_window_watch *watches;

bool mgl_window_describe(xcb_connection_t *connection, uint32_t drawable, bool window, mgl_window_info *info)
{
    xcb_get_geometry_cookie_t geometry_cookie = xcb_get_geometry(connection, drawable);
    xcb_get_window_attributes_cookie_t attributes_cookie = {0};
    if (window) attributes_cookie = xcb_get_window_attributes(connection, drawable);
    xcb_generic_error_t *error = NULL;
    xcb_get_geometry_reply_t *geometry = xcb_get_geometry_reply(connection, geometry_cookie, &error);
    free(error);
    error = NULL;
    xcb_get_window_attributes_reply_t *attributes =
        window ? xcb_get_window_attributes_reply(connection, attributes_cookie, &error) : NULL;
    free(error);
    bool found = geometry && (!window || attributes);
    if (found)
        *info = (mgl_window_info){.width = geometry->width,
                                  .height = geometry->height,
                                  .depth = geometry->depth,
                                  .root = geometry->root,
                                  .visual = attributes ? attributes->visual : 0};
    free(geometry);
    free(attributes);
    return found;
}

static void put_rows(xcb_connection_t *connection, uint32_t pixmap, uint8_t depth, const uint8_t *rows, uint32_t width,
                     uint32_t height)
{
    uint32_t row_bytes = width * 4, graphics_exposures = 0;
    uint32_t most_bytes = MGL_MIN(xcb_get_maximum_request_length(connection), 1u << 20) * 4 - 64; /* of one request */
    uint32_t most_rows = MGL_MAX(most_bytes / row_bytes, 1u);
    xcb_gcontext_t gc = xcb_generate_id(connection);
    xcb_create_gc(connection, gc, pixmap, XCB_GC_GRAPHICS_EXPOSURES, &graphics_exposures);
    for (uint32_t y = 0; y < height; y += most_rows) {
        uint32_t count = MGL_MIN(most_rows, height - y);
        xcb_put_image(connection, XCB_IMAGE_FORMAT_Z_PIXMAP, pixmap, gc, (uint16_t)width, (uint16_t)count, 0,
                      (int16_t)y, 0, depth, count * row_bytes, rows + (size_t)y * row_bytes);
    }
    xcb_free_gc(connection, gc);
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), NULL)); /* all of it has arrived */
}

bool mgl_window_store(xcb_connection_t *connection, uint32_t pixmap, uint8_t depth, mgl_context *gl,
                      mgl_drawable *drawable, uint32_t width, uint32_t height)
{
    uint8_t *rows = mgl_malloc((size_t)width * height * 4);
    bool read = rows && mgl_drawable_read(gl, drawable, rows, width * 4, width, height);
    if (read) put_rows(connection, pixmap, depth, rows, width, height);
    mgl_free(rows);
    return read;
}

static watch_connection *connection_open(const char *name)
{
    if (!name) name = "";
    for (watch_connection *c = connections; c; c = c->next)
        if (!strcmp(c->name, name) && !xcb_connection_has_error(c->xcb)) return c;
    watch_connection *c = mgl_calloc(1, sizeof(*c) + strlen(name) + 1);
    if (!c) return NULL;
    strcpy(c->name, name);
    c->xcb = xcb_connect(name[0] ? name : NULL, NULL);
    if (xcb_connection_has_error(c->xcb)) {
        xcb_disconnect(c->xcb);
        mgl_free(c);
        return NULL;
    }
    c->next = connections;
    connections = c;
    return c;
}

static void connection_close(watch_connection *closing)
{
    for (watch_connection **link = &connections; *link; link = &(*link)->next) {
        if (*link != closing) continue;
        *link = closing->next;
        xcb_disconnect(closing->xcb);
        mgl_free(closing);
        return;
    }
}

mgl_window_watch *mgl_window_watch_create(const char *display_name, uint32_t window)
{
    mgl_window_watch *watch = mgl_new(mgl_window_watch);
    if (!watch) return NULL;
    pthread_mutex_lock(&lock);
    watch->connection = connection_open(display_name);
    if (watch->connection) {
        watch->connection->watches++;
        watch->window = window;
        watch->next = watches;
        watches = watch;
        uint32_t mask = XCB_EVENT_MASK_STRUCTURE_NOTIFY;
        xcb_change_window_attributes(watch->connection->xcb, window, XCB_CW_EVENT_MASK, &mask);
        xcb_flush(watch->connection->xcb);
    }
    pthread_mutex_unlock(&lock);
    if (!watch->connection) {
        mgl_free(watch);
        return NULL;
    }
    return watch;
}

void mgl_window_watch_destroy(mgl_window_watch **pointer)
{
    mgl_window_watch *watch = *pointer;
    *pointer = NULL;
    if (!watch) return;
    pthread_mutex_lock(&lock);
    mgl_window_watch **link = &watches;
    bool shared = false; /* another watch on the same window keeps the events */
    while (*link)
        if (*link == watch)
            *link = watch->next;
        else {
            shared |= (*link)->window == watch->window && (*link)->connection == watch->connection;
            link = &(*link)->next;
        }
    if (--watch->connection->watches == 0)
        connection_close(watch->connection);
    else if (!shared && !watch->gone) {
        uint32_t mask = 0;
        xcb_change_window_attributes(watch->connection->xcb, watch->window, XCB_CW_EVENT_MASK, &mask);
        xcb_flush(watch->connection->xcb);
    }
    pthread_mutex_unlock(&lock);
    mgl_free(watch);
}

static void note_size(watch_connection *connection, uint32_t window, uint32_t width, uint32_t height)
{
    for (mgl_window_watch *w = watches; w; w = w->next) {
        if (w->connection != connection || w->window != window) continue;
        if (w->width == width && w->height == height) continue;
        w->changed = true;
        w->questions = 0;
        memset(w->asked, 0, sizeof(w->asked));
        w->width = width;
        w->height = height;
    }
}

static void note_gone(watch_connection *connection, uint32_t window)
{
    for (mgl_window_watch *w = watches; w; w = w->next)
        if (w->connection == connection && w->window == window) w->gone = true;
}

static void read_events(watch_connection *connection)
{
    xcb_generic_event_t *event;
    while ((event = xcb_poll_for_event(connection->xcb))) {
        switch (event->response_type & 0x7f) {
        case XCB_CONFIGURE_NOTIFY: {
            const xcb_configure_notify_event_t *configure = (const void *)event;
            note_size(connection, configure->window, configure->width, configure->height);
            break;
        }
        case XCB_DESTROY_NOTIFY:
            note_gone(connection, ((const xcb_destroy_notify_event_t *)event)->window);
            break;
        case 0: { /* an error: the window was gone before it could be watched */
            const xcb_generic_error_t *error = (const void *)event;
            if (error->error_code == XCB_WINDOW) note_gone(connection, error->resource_id);
            break;
        }
        default:
            break;
        }
        free(event);
    }
}

/* Ends an operation under the lock: hands the size on outside of it. */
static bool pass_on(mgl_window_watch *watch, mgl_drawable *drawable)
{
    bool changed = watch->changed, gone = watch->gone;
    uint32_t width = watch->width, height = watch->height;
    watch->changed = false;
    pthread_mutex_unlock(&lock);
    if (changed && !gone) mgl_drawable_resize(drawable, width, height);
    return !gone;
}

bool mgl_window_watch_update(mgl_window_watch *watch, mgl_drawable *drawable)
{
    if (!watch) return true;
    pthread_mutex_lock(&lock);
    read_events(watch->connection);
    return pass_on(watch, drawable);
}

/* Whether a question for this viewport is worth its round trip; notes it. Under the lock. */
static bool may_ask(mgl_window_watch *watch, uint64_t size)
{
    for (int i = 0; i < ASKED_SIZES; i++)
        if (watch->asked[i] == size) return false;
    if (watch->questions >= MOST_QUESTIONS) return false;
    watch->questions++;
    watch->asked[watch->asked_next++ % ASKED_SIZES] = size;
    return true;
}

bool mgl_window_watch_look(void *user, mgl_drawable *drawable, uint32_t viewport_width, uint32_t viewport_height)
{
    mgl_window_watch *watch = user;
    mgl_window_info info;
    uint32_t width, height;
    if (!mgl_window_watch_update(watch, drawable)) return false;
    if (!viewport_width || !viewport_height) return true;
    mgl_drawable_size(drawable, &width, &height);
    pthread_mutex_lock(&lock);
    bool fits = viewport_width == width && viewport_height == height;
    if (!fits && may_ask(watch, (uint64_t)viewport_width << 32 | viewport_height)) {
        if (mgl_window_describe(watch->connection->xcb, watch->window, false, &info))
            note_size(watch->connection, watch->window, info.width, info.height);
        read_events(watch->connection);
    }
    return pass_on(watch, drawable);
}
