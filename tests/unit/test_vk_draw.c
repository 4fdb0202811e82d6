/* The drawing half of the Vulkan back end: hand-made records, pixel checks, validation on. */
#include "tests/unit/draw_scene.h"
#include "translator/vk/draw.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "test_shaders/blocks.frag.h"
#include "test_shaders/clipped.vert.h"
#include "test_shaders/integers.frag.h"
#include "test_shaders/number.frag.h"
#include "test_shaders/patch.tesc.h"
#include "test_shaders/patch.tese.h"
#include "test_shaders/points.geom.h"
#include "test_shaders/rows.frag.h"
#include "test_shaders/shadow.frag.h"
#include "test_shaders/storage.comp.h"

static void a_triangle(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    clear_color(s, 1, 0, 0, 1);
    set_color(s, 0, 1, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 6);
    const uint32_t *t = read_target(s);
    assert_int_equal(t[0], GREEN);
    assert_int_equal(t[7 * SIDE + 3], GREEN);
    assert_int_equal(t[4], RED);
    assert_int_equal(t[7 * SIDE + 7], RED);
    mgl_server_counters c = mgl_applier_counters(s->applier);
    assert_int_equal(c.passes, 1);
    assert_int_equal(c.gl_draws, 1);
    assert_int_equal(c.vk_draws, 1);
}

static void faces(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, big, 3);
    struct {
        uint8_t front_cw, cull, upper_left;
        uint32_t expected;
    } cases[] = {
        {0, MGL_CULL_BACK, 0, WHITE},  {1, MGL_CULL_BACK, 0, BLACK}, {0, MGL_CULL_FRONT, 0, BLACK},
        {1, MGL_CULL_FRONT, 0, WHITE}, {0, MGL_CULL_BACK, 1, WHITE}, {1, MGL_CULL_BACK, 1, BLACK},
    };
    for (uint32_t i = 0; i < 2 * MGL_COUNT(cases); i++) { /* the rows' order changes no face */
        if (i == MGL_COUNT(cases)) bind_target_rows(s, true);
        mgl_wire_render_state_create w = default_state(10 + i);
        w.front_cw = cases[i % MGL_COUNT(cases)].front_cw;
        w.cull = cases[i % MGL_COUNT(cases)].cull;
        w.clip_upper_left = cases[i % MGL_COUNT(cases)].upper_left;
        bind_state(s, w);
        clear_color(s, 0, 0, 0, 1);
        draw(s, MGL_TRIANGLES, 0, 3);
        assert_int_equal(texel(s, 3, 3), cases[i % MGL_COUNT(cases)].expected);
    }
}

/* The lower row of the framebuffer is row 0; the upper-left origin turns that round. */
static void orientation(void **state)
{
    static const float lower[] = {-1, -1, 1, -1, 1, 0, -1, -1, 1, 0, -1, 0};
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, lower, 6);
    clear_color(s, 0, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 6);
    assert_int_equal(texel(s, 3, 0), WHITE);
    assert_int_equal(texel(s, 3, 7), BLACK);
    mgl_wire_render_state_create w = default_state(2);
    w.clip_upper_left = 1;
    bind_state(s, w);
    clear_color(s, 0, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 6);
    assert_int_equal(texel(s, 3, 0), BLACK);
    assert_int_equal(texel(s, 3, 7), WHITE);
    set_viewport(s, 0, 0, SIDE, SIDE / 2, 0, 1);
    bind_state(s, default_state(3));
    clear_color(s, 0, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 6);
    assert_int_equal(texel(s, 3, 1), WHITE);
    assert_int_equal(texel(s, 3, 2), BLACK);
}

static void set_scissor(vk_session *s, mgl_rect rect)
{
    mgl_rect *r;
    mgl_emit_scissors(&s->encoder, 1, &r);
    *r = rect;
}

static void clear_rows(vk_session *s, int32_t y, int32_t height, uint32_t mask, float value)
{
    clear_color(s, value, value, value, 1);
    mgl_wire_clear *c = mgl_emit_clear(&s->encoder);
    float color[4] = {1, 1, 1, 1};
    c->attachments = 1;
    c->color_class = MGL_CLASS_FLOAT;
    memcpy(c->color, color, sizeof(color));
    c->color_mask = mask;
    c->rect = (mgl_rect){0, y, SIDE, height};
}

static void expect_rows(vk_session *s, const char *rows, uint32_t one, uint32_t other)
{
    const uint32_t *t = read_target(s);
    for (uint32_t y = 0; y < SIDE; y++)
        assert_int_equal(t[y * SIDE + 3], rows[y] == '#' ? one : other);
}

/* The framebuffer's top row stored first: viewport, scissor and clears count upwards from the bottom all the same. */
static void top_row_first(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_target_rows(s, true);
    bind_vertices(s, big, 3);
    set_viewport(s, 0, 1, SIDE, 2, 0, 1);
    clear_color(s, 0, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    expect_rows(s, ".....##.", WHITE, BLACK);
    bind_target_rows(s, false);
    clear_color(s, 0, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    expect_rows(s, ".##.....", WHITE, BLACK);
    bind_target_rows(s, true);
    set_viewport(s, 0, -3, SIDE, 100000, 0, 1); /* beyond what Vulkan takes */
    set_scissor(s, (mgl_rect){0, 2, INT32_MAX, 1});
    clear_color(s, 0, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    expect_rows(s, ".....#..", WHITE, BLACK);
    set_scissor(s, (mgl_rect){0, INT32_MIN, SIDE, INT32_MAX});
    clear_color(s, 0, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    expect_rows(s, "........", WHITE, BLACK);
    clear_rows(s, 1, 3, 15, 0);
    expect_rows(s, "....###.", WHITE, BLACK);
    clear_rows(s, -1, 2, 1, 0); /* masked: a draw */
    expect_rows(s, ".......#", RED, BLACK);
}

/* What a program learns of the rows: pushed again after other draws pushed theirs. */
static void rows_for_programs(void **state)
{
    vk_session *s = *state;
    const words stages[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = flat_vertex, [MGL_STAGE_FRAGMENT] = WORDS(rows_frag)};
    begin_basic(s);
    make_program(s, 3, (mgl_program_header){.attribute_mask = 1, .output_mask = 1, .flags = MGL_PROGRAM_READS_ROWS},
                 stages, NULL, 0);
    bind_program(s, 3);
    bind_vertices(s, big, 3);
    for (uint32_t i = 0; i < 3; i++) {
        bind_target_rows(s, i == 1);
        clear_rows(s, 0, SIDE, 4, 0);
        draw(s, MGL_TRIANGLES, 0, 3);
        const uint32_t *t = read_target(s);
        assert_int_equal(t[0], i == 1 ? RGBA(239, 16, 0, 255) : RGBA(16, 239, 0, 255));
        assert_int_equal(t[7 * SIDE + 7], i == 1 ? RGBA(16, 239, 0, 255) : RGBA(239, 16, 0, 255));
    }
}

/* The word `from` of the only instruction of `op` with `words` words becomes `to`. */
static uint32_t *patched(uint32_t op, uint32_t words, uint32_t word, uint32_t from, uint32_t to)
{
    uint32_t *copy = malloc(sizeof(rows_frag)), count = sizeof(rows_frag) / 4, found = 0;
    memcpy(copy, rows_frag, sizeof(rows_frag));
    for (uint32_t i = 5; i < count; i += copy[i] >> 16) {
        if (copy[i] != (words << 16 | op) || copy[i + word] != from) continue;
        copy[i + word] = to;
        found++;
    }
    assert_int_equal(found, 1);
    return copy;
}

/* From another process a push constant may be that block and nothing else. */
static void rows_are_checked(void **state)
{
    enum { TYPE_FLOAT = 22, TYPE_VECTOR = 23, MEMBER_DECORATE = 72, OFFSET = 35 };
    const uint32_t count = sizeof(rows_frag) / 4;
    const mgl_program_header header = {0};
    const char *reason = NULL;
    assert_true(mgl_vk_spirv_check(rows_frag, count, MGL_STAGE_FRAGMENT, &header, NULL, &reason));
    const struct {
        uint32_t op, words, word, from, to;
    } cases[] = {{TYPE_VECTOR, 4, 3, 3, 2}, {TYPE_FLOAT, 3, 2, 32, 64}, {MEMBER_DECORATE, 5, 4, 0, 64}};
    for (size_t i = 0; i < MGL_COUNT(cases); i++) {
        uint32_t *bad = patched(cases[i].op, cases[i].words, cases[i].word, cases[i].from, cases[i].to);
        reason = NULL;
        assert_false(mgl_vk_spirv_check(bad, count, MGL_STAGE_FRAGMENT, &header, NULL, &reason));
        assert_string_equal(reason, "a push constant");
        free(bad);
    }
}

static void clear_depth_stencil(vk_session *s, float depth, uint32_t stencil)
{
    mgl_wire_clear *c = mgl_emit_clear(&s->encoder);
    c->attachments = MGL_CLEAR_DEPTH | MGL_CLEAR_STENCIL;
    c->depth = depth;
    c->stencil = stencil;
    c->stencil_mask = 0xff;
    c->rect.width = -1;
}

static void set_z(vk_session *s, float z)
{
    float v[8] = {0, 0, z, 0, 1, 1, 1, 1};
    set_constants(s, 1, v, 8);
}

/* GL's z of -1 .. 1 reaches depth 0 .. 1, whatever the device has for it. */
static void depth_test(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, big, 3);
    mgl_wire_render_state_create w = default_state(2);
    w.depth_test = w.depth_write = 1;
    bind_state(s, w);
    clear_color(s, 0, 0, 0, 1);
    clear_depth_stencil(s, 1.0f, 0);
    set_z(s, -0.5f);
    set_color(s, 1, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    set_z(s, 0.5f);
    set_color(s, 0, 1, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 3, 3), RED);
    const float *d = (const float *)read_level(s, DEPTH, 0, MGL_ASPECT_DEPTH, (mgl_box){0, 0, 0, 1, 1, 1}, 4);
    assert_true(d[0] > 0.249f && d[0] < 0.251f);
    w = default_state(3);
    w.depth_test = w.depth_write = w.clip_zero_to_one = 1;
    bind_state(s, w);
    set_z(s, 0.125f);
    set_color(s, 0, 0, 1, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 3, 3), BLUE);
    d = (const float *)read_level(s, DEPTH, 0, MGL_ASPECT_DEPTH, (mgl_box){0, 0, 0, 1, 1, 1}, 4);
    assert_true(d[0] > 0.124f && d[0] < 0.126f);
}

static void stencil_and_blend(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    clear_color(s, 0, 0, 0, 1);
    clear_depth_stencil(s, 1.0f, 0);
    mgl_wire_render_state_create w = default_state(2);
    w.stencil_test = 1;
    w.stencil[0] = w.stencil[1] = (mgl_stencil_face){.pass = MGL_REPLACE, .compare = MGL_ALWAYS};
    w.blend[0].write_mask = 0;
    bind_state(s, w);
    mgl_wire_stencil_values *v = mgl_emit_stencil_values(&s->encoder);
    for (int i = 0; i < 2; i++)
        v->face[i].reference = 5, v->face[i].compare_mask = v->face[i].write_mask = 0xff;
    draw(s, MGL_TRIANGLES, 0, 6);
    w = default_state(3);
    w.stencil_test = 1;
    w.stencil[0] = w.stencil[1] = (mgl_stencil_face){.compare = MGL_NOTEQUAL};
    w.blend[0] =
        (mgl_blend_target){1, MGL_BF_CONSTANT_COLOR, MGL_BF_ONE, MGL_BO_ADD, MGL_BF_ONE, MGL_BF_ZERO, MGL_BO_ADD, 15};
    bind_state(s, w);
    *mgl_emit_blend_color(&s->encoder) = (mgl_wire_blend_color){{1, 0, 0, 1}};
    upload_buffer(s, VERTICES, 0, big, sizeof(big));
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 1, 1), BLACK);
    assert_int_equal(texel(s, 6, 6), RED);
}

/* ---- clears ---- */

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

/* ---- primitives ---- */

static void begin_flat(vk_session *s, uint32_t program)
{
    make_programs(s);
    make_target(s, MGL_FORMAT_R8G8B8A8_UNORM, 1);
    bind_state(s, default_state(1));
    bind_program(s, program);
    clear_color(s, 0, 0, 0, 0);
}

/* The left and the right half as two quads, strip vertices in strip order. */
static const float two_quads[] = {-1, -1, 0, -1, 0, 1, -1, 1, 0, -1, 1, -1, 1, 1, 0, 1};
static const float quad_strip[] = {-1, -1, -1, 1, 0, -1, 0, 1, 1, -1, 1, 1};
static const float fan[] = {-1, -1, 1, -1, 1, 1, -1, 1};

static uint32_t red_of(vk_session *s, uint32_t x, uint32_t y)
{
    return texel(s, x, y) & 0xff;
}

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

/* ---- resources ---- */

static void uniform_blocks_and_texel_buffers(void **state)
{
    static const mgl_program_resource resources[] = {
        {.kind = MGL_RESOURCE_UNIFORM_BLOCK,
         .set = 0,
         .binding = 1,
         .stages = 1 << MGL_STAGE_FRAGMENT,
         .count = 1,
         .first_slot = 0,
         .size = 16},
        {.kind = MGL_RESOURCE_UNIFORM_BLOCK,
         .set = 0,
         .binding = 2,
         .stages = 1 << MGL_STAGE_FRAGMENT,
         .count = 1,
         .first_slot = 1,
         .size = 16},
        {.kind = MGL_RESOURCE_TEXEL_BUFFER,
         .set = 1,
         .binding = 0,
         .stages = 1 << MGL_STAGE_FRAGMENT,
         .dim = MGL_DIM_BUFFER,
         .count = 1,
         .first_slot = 2},
    };
    vk_session *s = *state;
    begin_flat(s, 2);
    const words stages[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = flat_vertex, [MGL_STAGE_FRAGMENT] = WORDS(blocks_frag)};
    make_program(s, 3, (mgl_program_header){.attribute_mask = 1, .output_mask = 1, .slot_count = 3}, stages, resources,
                 3);
    bind_program(s, 3);
    bind_vertices(s, big, 3);
    uint32_t *slots;
    mgl_emit_program_bindings(&s->encoder, 3, &slots)->program = H(3);
    slots[0] = 5, slots[1] = 6, slots[2] = 9;
    float data[80] = {0};
    data[0] = 1.0f;      /* red at 0 */
    data[64 + 1] = 1.0f; /* green at 256 */
    make_buffer(s, 5, sizeof(data), 0);
    upload_buffer(s, 5, 0, data, sizeof(data));
    const uint32_t texels[] = {0, BLUE};
    make_buffer(s, 6, sizeof(texels), 0);
    upload_buffer(s, 6, 0, texels, sizeof(texels));
    make_texture(s, 7, MGL_TARGET_BUFFER, 0, 0, 0, 0, 0, 0);
    *mgl_emit_texture_buffer(&s->encoder) = (mgl_wire_texture_buffer){H(7), H(6), 0, 8, MGL_FORMAT_R8G8B8A8_UNORM, 0};
    mgl_texture_unit *u;
    mgl_emit_texture_units(&s->encoder, 1, &u)->first = 9;
    *u = (mgl_texture_unit){H(7), {0, 0}};
    mgl_buffer_range *b;
    mgl_emit_uniform_buffers(&s->encoder, 2, &b)->first = 5;
    b[0] = (mgl_buffer_range){H(5), 0, 16};
    b[1] = (mgl_buffer_range){H(5), 256, 16};
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 0, 0) & 0xffffff, WHITE & 0xffffff);
    const uint32_t zero[] = {0, 0};
    upload_buffer(s, 6, 0, zero, sizeof(zero)); /* what was bound is seen when it changes */
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 0, 0) & 0xffffff, RGBA(255, 255, 0, 0));
    make_buffer(s, 5, sizeof(data), 0); /* orphaned: new storage */
    memset(data, 0, sizeof(data));
    upload_buffer(s, 5, 0, data, sizeof(data));
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 0, 0) & 0xffffff, 0);
    mgl_emit_uniform_buffers(&s->encoder, 1, &b)->first = 5;
    b[0] = (mgl_buffer_range){{0, 0}, 0, 0}; /* nothing bound */
    mgl_emit_buffer_destroy(&s->encoder)->buffer = H(6);
    draw(s, MGL_TRIANGLES, 0, 3);
    session_apply(s);
}

static void unbound_textures_read_black(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, big, 3);
    mgl_texture_unit *u;
    mgl_emit_texture_units(&s->encoder, 1, &u);
    *u = (mgl_texture_unit){{0, 0}, {0, 0}};
    clear_color(s, 1, 1, 1, 0);
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 0, 0), BLACK);
    mgl_emit_texture_units(&s->encoder, 1, &u);
    *u = (mgl_texture_unit){H(PICTURE), H(1)};
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 0, 0), WHITE);
    mgl_emit_texture_destroy(&s->encoder)->texture = H(PICTURE);
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 0, 0), BLACK);
}

/* Uniforms and current attributes change between draws of one pass. */
static void draws_see_their_own_constants(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    clear_color(s, 0, 0, 0, 1);
    for (int i = 0; i < 200; i++) {
        float v[8] = {i % 2 ? 1.0f : 0.0f, 0, 0, 0, i % 2 ? 0.0f : 1.0f, i % 2 ? 1.0f : 0.0f, 0, 1};
        set_constants(s, 1, v, 8);
        draw(s, MGL_TRIANGLES, 0, 6);
    }
    const uint32_t *t = read_target(s);
    assert_int_equal(t[0], RED);
    assert_int_equal(t[7], GREEN);
    mgl_server_counters c = mgl_applier_counters(s->applier);
    assert_int_equal(c.passes, 1);
    /* The texture's; the block is push constants, or another set where nothing can be pushed. */
    const char *mask = getenv("MAGMA_MASK");
    assert_int_equal(c.sets_made, mask && strstr(mask, "push_constants") ? 2 : 1);
    assert_int_equal(c.pipelines_made, 1);
}

/* Texels change between draws of one pass: the image is renamed, the pass goes on, and in the next recordings the
 * VkImages of the one before serve again. */
static void texels_change_within_a_pass(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    for (uint32_t recording = 0; recording < 8; recording++) {
        clear_color(s, 0, 0, 0, 1);
        mgl_server_counters before = mgl_applier_counters(s->applier);
        for (uint32_t i = 0; i < 20; i++) {
            uint32_t texel = i == 19 ? RED : WHITE;
            upload_level(s, PICTURE, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 1, 1, 1}, &texel, 4);
            draw(s, MGL_TRIANGLES, 0, 6);
        }
        assert_int_equal(read_target(s)[0], RED);
        mgl_server_counters c = mgl_applier_counters(s->applier);
        assert_int_equal(c.passes - before.passes, 1);
        assert_int_equal(c.image_renames - before.image_renames, 19);
    }
    /* One or two recordings' worth: a recording's end is told a little before its images are seen to be free. */
    assert_true(mgl_applier_counters(s->applier).sets_made < 60);
}

/* Draws to a level of a texture while another level of it is sampled, and samples what was drawn. */
static void render_to_texture(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, big, 3);
    make_texture(s, 8, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 8, 8, 1, 2, 1);
    for (int round = 0; round < 2; round++) {
        mgl_wire_framebuffer *f = mgl_emit_framebuffer(&s->encoder);
        f->color[0].image.texture = H(8);
        memset(f->draw_map, 255, sizeof(f->draw_map));
        f->draw_map[0] = 0;
        f->width = f->height = 8;
        mgl_texture_unit *u;
        mgl_emit_texture_units(&s->encoder, 1, &u);
        *u = (mgl_texture_unit){H(PICTURE), H(1)};
        set_color(s, 0, round ? 0 : 1, round, 1);
        draw(s, MGL_TRIANGLES, 0, 3);
        mgl_wire_texture_params *p = mgl_emit_texture_params(&s->encoder); /* sample level 0, draw level 1 */
        *p = (mgl_wire_texture_params){.texture = H(8), .base_level = 0, .max_level = 0, .swizzle = {0, 1, 2, 3}};
        f = mgl_emit_framebuffer(&s->encoder);
        f->color[0].image = (mgl_image_ref){H(8), 1, 0};
        memset(f->draw_map, 255, sizeof(f->draw_map));
        f->draw_map[0] = 0;
        f->width = f->height = 4;
        mgl_emit_texture_units(&s->encoder, 1, &u);
        *u = (mgl_texture_unit){H(8), H(1)};
        set_color(s, 1, 1, 1, 1);
        draw(s, MGL_TRIANGLES, 0, 3);
        bind_target(s, false);
        *(p = mgl_emit_texture_params(&s->encoder)) =
            (mgl_wire_texture_params){.texture = H(8), .base_level = 1, .max_level = 1, .swizzle = {0, 1, 2, 3}};
        draw(s, MGL_TRIANGLES, 0, 3);
        assert_int_equal(texel(s, 1, 1), round ? BLUE : GREEN);
    }
}

/* A depth buffer that is tested and sampled at once, without writes; then with writes that nothing overlaps. */
static void depth_feedback(void **state)
{
    static const mgl_program_resource resource = {.kind = MGL_RESOURCE_TEXTURE,
                                                  .set = 1,
                                                  .binding = 0,
                                                  .stages = 1 << MGL_STAGE_FRAGMENT,
                                                  .dim = MGL_DIM_2D,
                                                  .count = 1};
    vk_session *s = *state;
    if (s->caps.api_version < 0x403000) skip(); /* 1.3: without a store operation NONE the layers see a hazard */
    begin_basic(s);
    const words stages[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = flat_vertex, [MGL_STAGE_FRAGMENT] = WORDS(shadow_frag)};
    make_program(s, 3, (mgl_program_header){.attribute_mask = 1, .output_mask = 1, .slot_count = 1}, stages, &resource,
                 1);
    bind_vertices(s, big, 3);
    clear_color(s, 0, 0, 0, 1);
    clear_depth_stencil(s, 0.6f, 0);
    mgl_wire_render_state_create w = default_state(2);
    w.depth_test = 1;
    bind_state(s, w);
    bind_program(s, 3);
    mgl_texture_unit *u;
    mgl_emit_texture_units(&s->encoder, 1, &u);
    *u = (mgl_texture_unit){H(DEPTH), H(1)};
    draw(s, MGL_TRIANGLES, 0, 3); /* z 0.5 passes against 0.6 */
    assert_int_equal(texel(s, 0, 0) & 0xff, 153);
    draw(s, MGL_TRIANGLES, 0, 3);
    clear_depth_stencil(s, 0.2f, 0);
    w = default_state(3);
    bind_state(s, w);
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 0, 0) & 0xff, 51);
}

static void compute_and_storage(void **state)
{
    static const mgl_program_resource resources[] = {
        {.kind = MGL_RESOURCE_STORAGE_BLOCK,
         .set = 2,
         .binding = 0,
         .stages = 1 << MGL_STAGE_COMPUTE,
         .count = 1,
         .first_slot = 0},
        {.kind = MGL_RESOURCE_IMAGE,
         .set = 2,
         .binding = 1,
         .stages = 1 << MGL_STAGE_COMPUTE,
         .dim = MGL_DIM_2D,
         .count = 1,
         .first_slot = 1},
    };
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, big, 3);
    const words stages[MGL_STAGE_COUNT] = {[MGL_STAGE_COMPUTE] = WORDS(storage_comp)};
    make_program(s, 3, (mgl_program_header){.slot_count = 2, .local_size = {4, 1, 1}}, stages, resources, 2);
    clear_color(s, 1, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    uint32_t data[8] = {10, 10, 10, 10, 10, 10, 10, 10};
    make_buffer(s, 5, sizeof(data), 0);
    upload_buffer(s, 5, 0, data, sizeof(data));
    mgl_buffer_range *b;
    mgl_emit_storage_buffers(&s->encoder, 1, &b);
    *b = (mgl_buffer_range){H(5), 0, 0};
    mgl_image_unit *i;
    mgl_emit_image_units(&s->encoder, 1, &i);
    *i = (mgl_image_unit){.texture = H(TARGET), .format = MGL_FORMAT_R8G8B8A8_UNORM};
    bind_program(s, 3);
    for (int k = 0; k < 2; k++) {
        mgl_wire_dispatch *g = mgl_emit_dispatch(&s->encoder);
        g->groups[0] = 2;
        g->groups[1] = g->groups[2] = 1;
        mgl_emit_dispatch(&s->encoder)->groups[0] = 2; /* no groups in y and z: nothing */
        *mgl_emit_barrier(&s->encoder) = (mgl_wire_barrier){0xffffffffu, 0};
    }
    bind_program(s, 1);
    mgl_rect *r;
    mgl_emit_scissors(&s->encoder, 1, &r);
    *r = (mgl_rect){0, 0, 1, 1};
    draw(s, MGL_TRIANGLES, 0, 3);
    const uint32_t *t = read_target(s);
    assert_int_equal(t[0], WHITE);
    assert_int_equal(t[1], GREEN);
    assert_int_equal(t[SIDE], WHITE);
    const uint32_t *back = (const uint32_t *)read_buffer(s, 5, 0, sizeof(data));
    for (uint32_t k = 0; k < 8; k++)
        assert_int_equal(back[k], 10 + 2 * k);
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

/* Slices of a 3D texture, one and all. */
static void slices(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, big, 3);
    make_texture(s, 8, MGL_TARGET_3D, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 4, 1, 1);
    for (uint32_t pass = 0; pass < 2; pass++) {
        mgl_wire_framebuffer *f = mgl_emit_framebuffer(&s->encoder);
        f->color[0].image = (mgl_image_ref){H(8), 0, pass ? 2 : 0};
        f->color[0].layered = !pass;
        memset(f->draw_map, 255, sizeof(f->draw_map));
        f->draw_map[0] = 0;
        f->width = f->height = 4;
        if (!pass)
            clear_color(s, 0, 0, 1, 1);
        else
            draw(s, MGL_TRIANGLES, 0, 3);
    }
    const uint32_t *t =
        (const uint32_t *)read_level(s, 8, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 4, 4, 4}, 4 * 4 * 4 * 4);
    assert_int_equal(t[0], BLUE);
    assert_int_equal(t[2 * 16 + 5], WHITE);
    assert_int_equal(t[3 * 16 + 5], BLUE);
}

static void srgb_targets(void **state)
{
    vk_session *s = *state;
    make_programs(s);
    make_target(s, MGL_FORMAT_R8G8B8A8_SRGB, 1);
    make_picture(s);
    bind_program(s, 1);
    set_constants(s, 1, constants, 8);
    bind_vertices(s, big, 3);
    set_color(s, 0.5f, 0.5f, 0.5f, 1);
    for (uint32_t encode = 0; encode < 2; encode++) {
        mgl_wire_render_state_create w = default_state(10 + encode);
        w.color_srgb = (uint8_t)encode;
        bind_state(s, w);
        draw(s, MGL_TRIANGLES, 0, 3);
        assert_true(abs((int)(texel(s, 3, 3) & 0xff) - (encode ? 188 : 128)) <= 1);
    }
}

static void multisampled(void **state)
{
    vk_session *s = *state;
    make_programs(s);
    make_target(s, MGL_FORMAT_R8G8B8A8_UNORM, 4);
    make_picture(s);
    bind_state(s, default_state(1));
    bind_program(s, 1);
    set_constants(s, 1, constants, 8);
    bind_vertices(s, big, 3);
    clear_color(s, 0, 0, 0, 1);
    set_color(s, 0, 1, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    make_texture(s, 8, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, SIDE, SIDE, 1, 1, 1);
    mgl_wire_blit *b = mgl_emit_blit(&s->encoder);
    b->source.texture = H(TARGET);
    b->destination.texture = H(8);
    b->source_x1 = b->source_y1 = b->x1 = b->y1 = SIDE;
    b->scissor.width = -1;
    b->aspects = MGL_ASPECT_COLOR;
    const uint32_t *t = (const uint32_t *)read_level(s, 8, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 1, 1, 1}, 4);
    assert_int_equal(t[0], GREEN);
    draw(s, MGL_TRIANGLES, 0, 3); /* goes on after the blit */
    session_apply(s);
}

/* ---- hostile records: each ends the session with a name ---- */

static void bad_mode(vk_session *s)
{
    draw(s, (mgl_primitive)15, 0, 3);
}
static void bad_index_size(vk_session *s)
{
    mgl_draw_range *r;
    mgl_wire_draw *d = mgl_emit_draw(&s->encoder, 1, &r);
    d->mode = MGL_TRIANGLES;
    d->index_size = 3;
    *r = (mgl_draw_range){.count = 3, .instances = 1};
}
static void bad_blend(vk_session *s)
{
    mgl_wire_render_state_create w = default_state(20);
    w.blend[3].src = 99;
    bind_state(s, w);
}
static void bad_state(vk_session *s)
{
    mgl_emit_render_state_bind(&s->encoder)->state = H(77);
}
static void bad_layout(vk_session *s)
{
    mgl_vertex_element *e;
    mgl_emit_vertex_layout_create(&s->encoder, 1, &e)->layout = H(20);
    *e = (mgl_vertex_element){MGL_FORMAT_R32G32_SFLOAT, 0, 3, 0};
}
static void bad_vertex_format(vk_session *s)
{
    mgl_vertex_element *e;
    mgl_emit_vertex_layout_create(&s->encoder, 1, &e)->layout = H(20);
    *e = (mgl_vertex_element){MGL_FORMAT_D32_SFLOAT, 0, MGL_CONSTANT_BINDING, 0};
}
static void bad_units(vk_session *s)
{
    mgl_texture_unit *u;
    mgl_emit_texture_units(&s->encoder, 1, &u)->first = 192;
    *u = (mgl_texture_unit){{0, 0}, {0, 0}};
}
static void bad_viewports(vk_session *s)
{
    mgl_viewport *v;
    mgl_emit_viewports(&s->encoder, 17, &v);
    memset(v, 0, 17 * sizeof(*v));
}
static void bad_sampler(vk_session *s)
{
    *mgl_emit_sampler_create(&s->encoder) = (mgl_wire_sampler_create){.sampler = H(9), .wrap_t = 9};
}
static void bad_constants(vk_session *s)
{
    uint8_t *tail;
    mgl_wire_program_constants *p = mgl_emit_program_constants(&s->encoder, 8, &tail);
    p->program = H(1);
    p->offset = 28;
    memset(tail, 0, 8);
}
static void bad_constant(vk_session *s)
{
    *mgl_emit_program_constant(&s->encoder) = (mgl_wire_program_constant){.offset = 30};
}
static void bad_single(vk_session *s)
{
    *mgl_emit_draw_single(&s->encoder) = (mgl_wire_draw_single){.mode = MGL_TRIANGLES, .index_size = 3, .count = 3};
}
static void bad_slots(vk_session *s)
{
    uint32_t *slots;
    mgl_emit_program_bindings(&s->encoder, 2, &slots)->program = H(1);
    slots[0] = slots[1] = 0;
}
static void bad_archive(vk_session *s)
{
    const words stages[MGL_STAGE_COUNT] = {[MGL_STAGE_FRAGMENT] = flat_fragment};
    make_program(s, 30, (mgl_program_header){.output_mask = 1}, stages, NULL, 0);
}
static void bad_resource(vk_session *s)
{
    static const mgl_program_resource r = {.kind = MGL_RESOURCE_TEXTURE, .set = 1, .count = 4, .first_slot = 0};
    const words stages[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = flat_vertex, [MGL_STAGE_FRAGMENT] = flat_fragment};
    make_program(s, 30, (mgl_program_header){.output_mask = 1, .slot_count = 3}, stages, &r, 1);
}
static void bad_indirect(vk_session *s)
{
    make_buffer(s, 9, 32, 0);
    *mgl_emit_draw_indirect(&s->encoder) =
        (mgl_wire_draw_indirect){.mode = MGL_TRIANGLES, .draws = 3, .stride = 16, .buffer = H(9)};
}
static void bad_query(vk_session *s)
{
    mgl_emit_query_begin(&s->encoder)->query = H(5);
}
static void bad_framebuffer(vk_session *s)
{
    mgl_wire_framebuffer *f = mgl_emit_framebuffer(&s->encoder);
    f->width = 1u << 30;
}
static void bad_taken(vk_session *s)
{
    bind_state(s, default_state(1));
}

static void hostile_records(void **state)
{
    static void (*const cases[])(vk_session *) = {
        bad_mode,      bad_index_size,  bad_blend,     bad_state,    bad_layout,  bad_vertex_format, bad_units,
        bad_viewports, bad_sampler,     bad_constants, bad_slots,    bad_archive, bad_resource,      bad_indirect,
        bad_query,     bad_framebuffer, bad_taken,     bad_constant, bad_single,
    };
    for (size_t i = 0; i < MGL_COUNT(cases); i++) {
        vk_session session;
        session_open(&session, false);
        begin_basic(&session);
        bind_vertices(&session, big, 3);
        draw(&session, MGL_TRIANGLES, 0, 3);
        assert_true(session_apply(&session));
        cases[i](&session);
        assert_false(session_apply(&session));
        assert_int_equal(session.faults, 1);
        session_close(&session);
    }
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(a_triangle),
        T(faces),
        T(orientation),
        T(top_row_first),
        T(rows_for_programs),
        cmocka_unit_test(rows_are_checked),
        T(depth_test),
        T(stencil_and_blend),
        T(clears),
        T(clears_without_draws_reach_readers),
        T(integer_targets),
        T(quads),
        T(strips_and_polygons),
        T(line_loops),
        T(indices_and_restart),
        T(many_ranges),
        T(indirect),
        T(clip_distances),
        T(geometry_and_tessellation),
        T(uniform_blocks_and_texel_buffers),
        T(unbound_textures_read_black),
        T(texels_change_within_a_pass),
        T(draws_see_their_own_constants),
        T(render_to_texture),
        T(depth_feedback),
        T(compute_and_storage),
        T(layered_clears),
        T(slices),
        T(srgb_targets),
        T(multisampled),
        cmocka_unit_test(hostile_records),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
