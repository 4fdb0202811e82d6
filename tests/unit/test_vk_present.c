/* Present into a real window: pictures upright, resizes told, a vanished window lost. Needs an X server (77 without).
 */
#include "tests/unit/vk_session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <unistd.h>
#include <xcb/xcb.h>

typedef struct fixture {
    vk_session s;
    xcb_connection_t *x;
    xcb_screen_t *screen;
    xcb_window_t window;
} fixture;

static int setup(void **state)
{
    fixture *f = calloc(1, sizeof *f);
    f->x = xcb_connect(NULL, NULL);
    if (xcb_connection_has_error(f->x)) {
        printf("skipped: no X server\n");
        exit(77);
    }
    f->screen = xcb_setup_roots_iterator(xcb_get_setup(f->x)).data;
    f->window = xcb_generate_id(f->x);
    uint32_t values[] = {f->screen->white_pixel, XCB_EVENT_MASK_EXPOSURE};
    xcb_create_window(f->x, XCB_COPY_FROM_PARENT, f->window, f->screen->root, 0, 0, 64, 32, 0,
                      XCB_WINDOW_CLASS_INPUT_OUTPUT, f->screen->root_visual, XCB_CW_BACK_PIXEL | XCB_CW_EVENT_MASK,
                      values);
    xcb_map_window(f->x, f->window);
    free(xcb_get_input_focus_reply(f->x, xcb_get_input_focus(f->x), NULL)); /* a round trip: the window is there */
    session_open(&f->s, true);
    *state = f;
    return 0;
}

static int teardown(void **state)
{
    fixture *f = *state;
    session_close(&f->s);
    xcb_disconnect(f->x);
    int bad = f->s.messages || f->s.faults || f->s.lost;
    free(f);
    return bad;
}

/* Upper half red, lower half green: the upper rows come first. */
static void draw_picture(fixture *f, uint32_t n, uint32_t w, uint32_t h)
{
    uint32_t *texels = malloc(w * h * 4);
    for (uint32_t i = 0; i < w * h; i++)
        texels[i] = i / w < h / 2 ? 0xff0000ffu : 0xff00ff00u;
    make_texture(&f->s, n, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, w, h, 1, 1, 1);
    upload_level(&f->s, n, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, w, h, 1}, texels, w * h * 4);
    free(texels);
}

static void show(fixture *f, uint32_t texture, uint64_t frame, uint32_t w, uint32_t h, int interval)
{
    mgl_wire_present *p = mgl_emit_present(&f->s.encoder);
    *p = (mgl_wire_present){
        .surface = H(1), .texture = H(texture), .frame = frame, .width = w, .height = h, .interval = interval};
}

static void open_surface(fixture *f, uint32_t w, uint32_t h)
{
    mgl_wire_surface_create *c = mgl_emit_surface_create(&f->s.encoder);
    *c = (mgl_wire_surface_create){H(1), f->window, MGL_SURFACE_XCB_WINDOW, w, h, 0};
}

static uint32_t pixel(fixture *f, int x, int y)
{
    for (int attempt = 0; attempt < 100; attempt++) {
        xcb_get_image_reply_t *r = xcb_get_image_reply(
            f->x, xcb_get_image(f->x, XCB_IMAGE_FORMAT_Z_PIXMAP, f->window, (int16_t)x, (int16_t)y, 1, 1, ~0u), NULL);
        uint32_t value = r ? *(uint32_t *)xcb_get_image_data(r) & 0xffffff : 0;
        free(r);
        if (value != 0 && value != 0xffffff) return value;
        usleep(10000);
    }
    return 0;
}

static void picture_is_upright(void **state)
{
    fixture *f = *state;
    open_surface(f, 64, 32);
    draw_picture(f, 1, 64, 32);
    for (uint64_t frame = 1; frame <= 5; frame++)
        show(f, 1, frame, 64, 32, (int)(frame % 3) - 1);
    assert_true(session_wait_frame(&f->s, 5));
    assert_int_equal(pixel(f, 10, 2), 0xff0000);
    assert_int_equal(pixel(f, 10, 30), 0x00ff00);
    assert_int_equal(f->s.surface_events, 0);
}

static void resize_is_told(void **state)
{
    fixture *f = *state;
    open_surface(f, 64, 32);
    draw_picture(f, 1, 64, 32);
    show(f, 1, 1, 64, 32, 0);
    assert_true(session_wait_frame(&f->s, 1));
    uint32_t size[] = {96, 48};
    xcb_configure_window(f->x, f->window, XCB_CONFIG_WINDOW_WIDTH | XCB_CONFIG_WINDOW_HEIGHT, size);
    free(xcb_get_input_focus_reply(f->x, xcb_get_input_focus(f->x), NULL));
    for (uint64_t frame = 2; frame <= 6; frame++)
        show(f, 1, frame, 64, 32, 0);
    assert_true(session_wait_frame(&f->s, 6));
    assert_true(f->s.surface_events >= 1);
    assert_int_equal(f->s.surface.width, 96);
    assert_int_equal(f->s.surface.height, 48);
    draw_picture(f, 2, 96, 48);
    show(f, 2, 7, 96, 48, 0);
    assert_true(session_wait_frame(&f->s, 7));
    assert_int_equal(pixel(f, 90, 3), 0xff0000);
    assert_int_equal(pixel(f, 90, 45), 0x00ff00);
}

static void vanished_window_is_lost(void **state)
{
    fixture *f = *state;
    open_surface(f, 64, 32);
    draw_picture(f, 1, 64, 32);
    show(f, 1, 1, 64, 32, 0);
    assert_true(session_wait_frame(&f->s, 1));
    xcb_destroy_window(f->x, f->window);
    free(xcb_get_input_focus_reply(f->x, xcb_get_input_focus(f->x), NULL));
    for (uint64_t frame = 2; frame <= 6; frame++)
        show(f, 1, frame, 64, 32, 1);
    assert_true(session_wait_frame(&f->s, 6));
    assert_int_equal(f->s.surface_events, 1);
    assert_int_equal(f->s.surface.width, 0);
    mgl_wire_surface_destroy *d = mgl_emit_surface_destroy(&f->s.encoder);
    d->surface = H(1);
    mgl_emit_fence(&f->s.encoder)->serial = 1;
    assert_true(session_wait_fence(&f->s, 1));
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {T(picture_is_upright), T(resize_is_told), T(vanished_window_is_lost)};
    xcb_connection_t *keep = xcb_connect(NULL, NULL); /* Xvfb starts afresh when its last client goes */
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    xcb_disconnect(keep);
    return failed;
}
