/* Modes, indices, ranges and the stages before rasterization. */
#include "tests/unit/draw_scene.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "test_shaders/clipped.vert.h"
#include "test_shaders/number.frag.h"
#include "test_shaders/patch.tesc.h"
#include "test_shaders/patch.tese.h"
#include "test_shaders/points.geom.h"

/* The left and the right half as two quads, strip vertices in strip order. */
static const float two_quads[] = {-1, -1, 0, -1, 0, 1, -1, 1, 0, -1, 1, -1, 1, 1, 0, 1};
static const float quad_strip[] = {-1, -1, -1, 1, 0, -1, 0, 1, 1, -1, 1, 1};
static const float fan[] = {-1, -1, 1, -1, 1, 1, -1, 1};

static void quads(void **state)
{
    vk_session *s = *state;
    begin_flat(s, 2);
    bind_vertices(s, two_quads, 8);
    draw(s, MGL_QUADS, 0, 8);
    assert_int_equal(red_of(s, 1, 6), 3); /* the 4th vertex provokes, in both triangles of a quad */
    assert_int_equal(red_of(s, 2, 1), 3);
    assert_int_equal(red_of(s, 5, 6), 7);
    assert_int_equal(red_of(s, 6, 1), 7);
    draw(s, MGL_QUADS, 4, 4);
    assert_int_equal(red_of(s, 6, 1), 7); /* gl_VertexID counts from first */
    mgl_wire_render_state_create w = default_state(2);
    w.provoking_first = 1;
    w.cull = MGL_CULL_BACK;
    bind_state(s, w);
    draw(s, MGL_QUADS, 0, 8);
    assert_int_equal(red_of(s, 1, 6), 0);
    assert_int_equal(red_of(s, 6, 1), 4);
}

static void strips_and_polygons(void **state)
{
    vk_session *s = *state;
    begin_flat(s, 2);
    mgl_wire_render_state_create w = default_state(2);
    w.cull = MGL_CULL_FRONT; /* this quad strip is clockwise */
    bind_state(s, w);
    bind_vertices(s, quad_strip, 6);
    draw(s, MGL_QUAD_STRIP, 0, 6);
    assert_int_equal(red_of(s, 1, 6), 3);
    assert_int_equal(red_of(s, 2, 1), 3);
    assert_int_equal(red_of(s, 5, 6), 5);
    assert_int_equal(red_of(s, 6, 1), 5);
    w = default_state(3);
    w.cull = MGL_CULL_BACK;
    bind_state(s, w);
    upload_buffer(s, VERTICES, 0, fan, sizeof(fan));
    draw(s, MGL_POLYGON, 0, 4);
    assert_int_equal(red_of(s, 6, 1), 0); /* a polygon's first vertex provokes */
    assert_int_equal(red_of(s, 1, 6), 0);
    draw(s, MGL_TRIANGLE_FAN, 0, 4);
    assert_int_equal(red_of(s, 6, 1), 2);
    assert_int_equal(red_of(s, 1, 6), 3);
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(red_of(s, 6, 1), 2);
}

/* The patterns reach as far as 16-bit indices do: most vertices lie in one point, the last four cover the target. */
static void patterns_of_many_vertices(void **state)
{
    static const float strip[] = {-1, -1, -1, 1, 1, -1, 1, 1}, around[] = {-1, -1, 1, -1, 1, 1, -1, 1};
    static const struct {
        mgl_primitive mode;
        const float *last;
    } cases[] = {{MGL_QUAD_STRIP, strip}, {MGL_POLYGON, around}, {MGL_QUADS, around}};
    enum { MANY = 65532 };
    vk_session *s = *state;
    begin_flat(s, 2);
    bind_vertices(s, big, 3);
    for (size_t i = 0; i < MGL_COUNT(cases); i++) {
        float point[2] = {cases[i].last[0], cases[i].last[1]};
        mgl_wire_buffer_fill fill = {.buffer = H(VERTICES), .size = MANY * 8, .pattern_size = 8};
        memcpy(fill.pattern, point, sizeof(point));
        make_buffer(s, VERTICES, MANY * 8, 0);
        *mgl_emit_buffer_fill(&s->encoder) = fill;
        upload_buffer(s, VERTICES, (MANY - 4) * 8, cases[i].last, 32);
        clear_color(s, 0, 0, 0, 0);
        draw(s, cases[i].mode, 0, MANY);
        const uint32_t *t = read_target(s);
        assert_int_equal(t[0] >> 24, 255);
        assert_int_equal(t[SIDE * SIDE - 1] >> 24, 255);
    }
    assert_int_equal(mgl_applier_counters(s->applier).draws_skipped, 0);
}

static void line_loops(void **state)
{
    static const float box[] = {-0.875f, -0.875f, 0.875f, -0.875f, 0.875f, 0.875f, -0.875f, 0.875f};
    vk_session *s = *state;
    begin_flat(s, 2);
    bind_vertices(s, box, 4);
    draw(s, MGL_LINE_LOOP, 0, 4);
    const uint32_t *t = read_target(s);
    assert_int_equal(t[4] >> 24, 255);            /* bottom */
    assert_int_equal(t[4 * SIDE] >> 24, 255);     /* left: the line that closes */
    assert_int_equal(t[4 * SIDE + 7] >> 24, 255); /* right */
    assert_int_equal(t[4 * SIDE + 4] >> 24, 0);
}

static void indices_and_restart(void **state)
{
    vk_session *s = *state;
    if (!(s->caps.features & MGL_CAP_PROVOKING_LAST)) skip(); /* indexed flat inputs take the other vertex there */
    begin_flat(s, 2);
    bind_vertices(s, two_quads, 8);
    const uint16_t strip[] = {0, 1, 3, 2, 0xffff, 4, 5, 7, 6};
    draw_indexed(s, MGL_TRIANGLE_STRIP, strip, 9, true);
    assert_int_equal(red_of(s, 1, 1), 3);
    assert_int_equal(red_of(s, 2, 6), 2);
    assert_int_equal(red_of(s, 6, 6), 6);
    const uint16_t beyond[] = {0, 1, 2};
    draw_indexed(s, MGL_TRIANGLES, beyond, 3, false);
    mgl_draw_range *r;
    mgl_wire_draw *d = mgl_emit_draw(&s->encoder, 1, &r); /* reads past the index buffer: left out */
    d->mode = MGL_TRIANGLES;
    d->index_size = 2;
    *r = (mgl_draw_range){.first = 2, .count = 3, .instances = 1};
    d = mgl_emit_draw(&s->encoder, 1, &r);
    d->mode = MGL_TRIANGLES;
    d->index_size = 2;
    d->index_offset = 0;
    *r = (mgl_draw_range){.count = 3, .instances = 1, .base_vertex = 4};
    assert_int_equal(red_of(s, 7, 1), 6);
}

static void many_ranges(void **state)
{
    vk_session *s = *state;
    if (!(s->caps.features & MGL_CAP_PROVOKING_LAST)) skip(); /* drawn through a pattern there */
    begin_flat(s, 2);
    bind_vertices(s, left_half, 6);
    mgl_draw_range *r;
    mgl_wire_draw *d = mgl_emit_draw(&s->encoder, 3, &r);
    d->mode = MGL_TRIANGLES;
    r[0] = (mgl_draw_range){.first = 0, .count = 3, .instances = 1};
    r[1] = (mgl_draw_range){.first = 3, .count = 3, .instances = 1};
    r[2] = (mgl_draw_range){.first = 0, .count = 0, .instances = 1};
    assert_int_equal(red_of(s, 2, 1), 2);
    assert_int_equal(red_of(s, 1, 6), 5);
    mgl_server_counters c = mgl_applier_counters(s->applier);
    assert_int_equal(c.gl_draws, 3);
    assert_int_equal(c.vk_draws, 3);
    d = mgl_emit_draw(&s->encoder, 2, &r);
    d->mode = MGL_TRIANGLES;
    d->flags = MGL_DRAW_CONTIGUOUS_OK;
    r[0] = (mgl_draw_range){.first = 0, .count = 3, .instances = 1};
    r[1] = (mgl_draw_range){.first = 3, .count = 3, .instances = 1};
    session_apply(s);
    c = mgl_applier_counters(s->applier);
    assert_int_equal(c.gl_draws, 5);
    assert_int_equal(c.vk_draws, 4);
}

static void indirect(void **state)
{
    vk_session *s = *state;
    if (!(s->caps.features & MGL_CAP_PROVOKING_LAST)) skip();
    begin_flat(s, 2);
    bind_vertices(s, left_half, 6);
    const uint32_t commands[] = {3, 1, 0, 0, 3, 1, 3, 0};
    make_buffer(s, 5, sizeof(commands), 0);
    upload_buffer(s, 5, 0, commands, sizeof(commands));
    mgl_wire_draw_indirect *d = mgl_emit_draw_indirect(&s->encoder);
    *d = (mgl_wire_draw_indirect){.mode = MGL_TRIANGLES, .draws = 2, .stride = 16, .buffer = H(5)};
    assert_int_equal(red_of(s, 2, 1), 2);
    assert_int_equal(red_of(s, 1, 6), 5);
}

static void clip_distances(void **state)
{
    vk_session *s = *state;
    begin_flat(s, 2);
    const words stages[MGL_STAGE_COUNT] = {
        [MGL_STAGE_VERTEX] = WORDS(clipped_vert), [MGL_STAGE_FRAGMENT] = flat_fragment};
    make_program(s, 3, (mgl_program_header){.attribute_mask = 1, .output_mask = 1}, stages, NULL, 0);
    bind_vertices(s, big, 3);
    bind_program(s, 3);
    static const struct {
        uint32_t mask, ll, lr, ul, ur;
    } cases[] = {{0, 1, 1, 1, 1}, {1, 0, 1, 0, 1}, {2, 0, 0, 1, 1}, {3, 0, 0, 0, 1}};
    for (uint32_t i = 0; i < MGL_COUNT(cases); i++) {
        mgl_wire_render_state_create w = default_state(10 + i);
        w.clip_distance_mask = cases[i].mask;
        bind_state(s, w);
        clear_color(s, 0, 0, 0, 0);
        draw(s, MGL_TRIANGLES, 0, 3);
        const uint32_t *t = read_target(s);
        assert_int_equal(t[1] >> 31, cases[i].ll);
        assert_int_equal(t[6] >> 31, cases[i].lr);
        assert_int_equal(t[6 * SIDE + 1] >> 31, cases[i].ul);
        assert_int_equal(t[6 * SIDE + 6] >> 31, cases[i].ur);
    }
}

static float depth_at(vk_session *s, uint32_t x, uint32_t y)
{
    const float *d =
        (const float *)read_level(s, DEPTH, 0, MGL_ASPECT_DEPTH, (mgl_box){(int32_t)x, (int32_t)y, 0, 1, 1, 1}, 4);
    return d ? d[0] : -1.0f;
}

/* The last stage is where depth and clip distances are adapted. */
static void geometry_and_tessellation(void **state)
{
    vk_session *s = *state;
    if (!(s->caps.features & MGL_CAP_GEOMETRY) || !(s->caps.features & MGL_CAP_TESSELLATION)) skip();
    begin_flat(s, 2);
    const words geometry[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = flat_vertex,
                                             [MGL_STAGE_GEOMETRY] = WORDS(points_geom),
                                             [MGL_STAGE_FRAGMENT] = WORDS(number_frag)};
    const words tessellation[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = flat_vertex,
                                                 [MGL_STAGE_TESS_CONTROL] = WORDS(patch_tesc),
                                                 [MGL_STAGE_TESS_EVALUATION] = WORDS(patch_tese),
                                                 [MGL_STAGE_FRAGMENT] = WORDS(number_frag)};
    make_program(s, 3, (mgl_program_header){.attribute_mask = 1, .output_mask = 1, .geometry_input = MGL_POINTS},
                 geometry, NULL, 0);
    make_program(s, 4, (mgl_program_header){.attribute_mask = 1, .output_mask = 1}, tessellation, NULL, 0);
    bind_vertices(s, big, 3);
    mgl_wire_render_state_create w = default_state(2);
    w.depth_test = w.depth_write = 1;
    w.clip_distance_mask = 1;
    w.cull = MGL_CULL_BACK;
    bind_state(s, w);
    clear_depth_stencil(s, 1.0f, 0);
    bind_program(s, 3);
    draw(s, MGL_POINTS, 0, 1);
    assert_int_equal(red_of(s, 6, 3), 5);
    assert_int_equal(red_of(s, 1, 3), 0);
    assert_true(depth_at(s, 6, 3) == 0.25f && depth_at(s, 1, 3) == 1.0f);
    bind_program(s, 4);
    clear_depth_stencil(s, 1.0f, 0);
    mgl_draw_range *r;
    mgl_wire_draw *d = mgl_emit_draw(&s->encoder, 1, &r);
    d->mode = MGL_PATCHES;
    d->patch_vertices = 3;
    *r = (mgl_draw_range){.count = 3, .instances = 1};
    assert_int_equal(red_of(s, 6, 3), 9); /* its triangles face the viewer: the domain's origin is GL's */
    assert_int_equal(red_of(s, 1, 3), 9);
    assert_true(depth_at(s, 1, 3) == 0.25f);
    draw(s, MGL_TRIANGLES, 0, 3); /* a tessellator without patches: nothing */
    session_apply(s);
    assert_int_equal(mgl_applier_counters(s->applier).draws_skipped, 1);
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(quads),          T(strips_and_polygons),
        T(patterns_of_many_vertices), T(line_loops),     T(indices_and_restart),
        T(many_ranges),    T(indirect),
        T(clip_distances), T(geometry_and_tessellation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
