/* Clears: load operations, inside a pass, masked, layered, of integers; and who reads them. */
#include "tests/unit/draw_scene.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "test_shaders/integers.frag.h"

static mgl_wire_clear color_clear(float r, float g, float b, float a, uint32_t mask, mgl_rect rect)
{
    mgl_wire_clear c = {.attachments = 1, .color_class = MGL_CLASS_FLOAT, .color_mask = mask, .rect = rect};
    float color[4] = {r, g, b, a};
    memcpy(c.color, color, sizeof(color));
    return c;
}

static void clears(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, big, 3);
    const mgl_rect all = {0, 0, -1, 0}, corner = {4, 4, 100, 100}, outside = {-5, -5, 5, 5};
    *mgl_emit_clear(&s->encoder) = color_clear(1, 0, 0, 1, 15, all);     /* load operation */
    *mgl_emit_clear(&s->encoder) = color_clear(0, 1, 0, 1, 15, corner);  /* inside the pass */
    *mgl_emit_clear(&s->encoder) = color_clear(0, 0, 1, 1, 15, outside); /* nothing */
    const uint32_t *t = read_target(s);
    assert_int_equal(t[0], RED);
    assert_int_equal(t[3 * SIDE + 7], RED);
    assert_int_equal(t[4 * SIDE + 4], GREEN);
    *mgl_emit_clear(&s->encoder) = color_clear(0, 0, 1, 0, 4, all); /* blue only, by drawing */
    t = read_target(s);
    assert_int_equal(t[0], RGBA(255, 0, 255, 255));
    assert_int_equal(t[4 * SIDE + 4], RGBA(0, 255, 255, 255));
    set_color(s, 1, 1, 1, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    *mgl_emit_clear(&s->encoder) =
        color_clear(0, 0, 0, 0, 2 | 8, corner); /* masked after a draw, which must go on afterwards */
    set_color(s, 0, 0, 0, 0);
    mgl_rect *r;
    mgl_emit_scissors(&s->encoder, 1, &r);
    *r = (mgl_rect){-3, 0, 4, 1};
    draw(s, MGL_TRIANGLES, 0, 3);
    t = read_target(s);
    assert_int_equal(t[0], 0);
    assert_int_equal(t[1], WHITE);
    assert_int_equal(t[SIDE], WHITE);
    assert_int_equal(t[4 * SIDE + 4], RGBA(255, 0, 255, 0));
}

static void clears_without_draws_reach_readers(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    clear_color(s, 0, 0, 1, 1);
    clear_depth_stencil(s, 0.25f, 77);
    const uint8_t *st = read_level(s, DEPTH, 0, MGL_ASPECT_STENCIL, (mgl_box){0, 0, 0, 1, 1, 1}, 1);
    assert_int_equal(st[0], 77);
    assert_int_equal(texel(s, 0, 0), BLUE);
    mgl_wire_clear *c = mgl_emit_clear(&s->encoder); /* partial stencil mask */
    c->attachments = MGL_CLEAR_STENCIL;
    c->stencil = 0xff;
    c->stencil_mask = 0x82;
    c->rect.width = -1;
    st = read_level(s, DEPTH, 0, MGL_ASPECT_STENCIL, (mgl_box){0, 0, 0, 1, 1, 1}, 1);
    assert_int_equal(st[0], 77 | 0x82);
    const float *d = (const float *)read_level(s, DEPTH, 0, MGL_ASPECT_DEPTH, (mgl_box){0, 0, 0, 1, 1, 1}, 4);
    assert_true(d[0] == 0.25f);
    /* an upload after a clear that is still pending must not go before it */
    clear_color(s, 1, 0, 0, 1);
    const uint32_t green = GREEN;
    upload_level(s, TARGET, 0, MGL_ASPECT_COLOR, (mgl_box){2, 0, 0, 1, 1, 1}, &green, 4);
    assert_int_equal(texel(s, 2, 0), GREEN);
    assert_int_equal(texel(s, 3, 0), RED);
}

static void integer_targets(void **state)
{
    vk_session *s = *state;
    make_programs(s);
    const words stages[MGL_STAGE_COUNT] = {
        [MGL_STAGE_VERTEX] = flat_vertex, [MGL_STAGE_FRAGMENT] = WORDS(integers_frag)};
    make_program(s, 3, (mgl_program_header){.attribute_mask = 1, .output_mask = 1, .flags = MGL_PROGRAM_FLAT_INPUTS},
                 stages, NULL, 0);
    make_target(s, MGL_FORMAT_R8G8B8A8_UINT, 1);
    mgl_wire_render_state_create w = default_state(1);
    w.blend[0].enable = 1; /* does nothing with integers */
    bind_state(s, w);
    bind_vertices(s, big, 3);
    mgl_wire_clear c = {.attachments = 1,
                        .color_class = MGL_CLASS_UINT,
                        .color = {9, 8, 7, 6},
                        .color_mask = 15,
                        .rect = {0, 0, -1, 0}};
    *mgl_emit_clear(&s->encoder) = c;
    c.color[0] = 200;
    c.color_mask = 1;
    *mgl_emit_clear(&s->encoder) = c;
    assert_int_equal(texel(s, 0, 0), RGBA(200, 8, 7, 6));
    bind_program(s, 3);
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 0, 0), RGBA(2, 1, 2, 3)); /* the last vertex provokes */
}

/* Layered targets: every layer is cleared, by load operation and by mask. */
static void layered_clears(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    make_texture(s, 8, MGL_TARGET_2D_ARRAY, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 3, 1, 1);
    mgl_wire_framebuffer *f = mgl_emit_framebuffer(&s->encoder);
    f->color[0].image.texture = H(8);
    f->color[0].layered = 1;
    memset(f->draw_map, 255, sizeof(f->draw_map));
    f->draw_map[0] = 0;
    f->width = f->height = 4;
    f->layers = 3;
    const mgl_rect all = {0, 0, -1, 0};
    *mgl_emit_clear(&s->encoder) = color_clear(1, 0, 0, 1, 15, all);
    *mgl_emit_clear(&s->encoder) = color_clear(0, 1, 0, 1, 15, (mgl_rect){0, 0, 1, 1});
    *mgl_emit_clear(&s->encoder) = color_clear(0, 0, 1, 1, 4, all);
    const uint32_t *t =
        (const uint32_t *)read_level(s, 8, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 4, 4, 3}, 4 * 4 * 3 * 4);
    uint32_t layers = s->caps.features & MGL_CAP_LAYERED_VERTEX ? 3 : 1;
    for (uint32_t layer = 0; layer < layers; layer++) {
        assert_int_equal(t[layer * 16], RGBA(0, 255, 255, 255));
        assert_int_equal(t[layer * 16 + 5], RGBA(255, 0, 255, 255));
    }
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(clears),
        T(clears_without_draws_reach_readers),
        T(integer_targets),
        T(layered_clears),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
