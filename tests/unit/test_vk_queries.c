/* Queries, transform feedback and conditional rendering of the Vulkan back end, over passes that break. */
#include "tests/unit/draw_scene.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <time.h>
#include <cmocka.h>

#include "test_shaders/capture.vert.h"

static void make_query(vk_session *s, uint32_t n, mgl_query_type type)
{
    *mgl_emit_query_create(&s->encoder) = (mgl_wire_query_create){H(n), type, 0};
}
static void begin_query(vk_session *s, uint32_t n)
{
    mgl_emit_query_begin(&s->encoder)->query = H(n);
}
static void end_query(vk_session *s, uint32_t n)
{
    *mgl_emit_query_end(&s->encoder) = (mgl_wire_query_end){H(n), n};
}

/* The results of all queries ended so far have come; returns the last one's. */
static uint64_t results(vk_session *s, uint32_t count)
{
    static uint64_t serial = 1000;
    mgl_emit_fence(&s->encoder)->serial = ++serial;
    assert_true(session_wait_fence(s, serial));
    for (int i = 0; i < 1000 && s->queries < count; i++)
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    assert_int_equal(s->queries, count);
    return s->query_value;
}

/* Draws the same into another framebuffer, so that the pass breaks. */
static void break_pass(vk_session *s)
{
    bind_target(s, false);
    clear_color(s, 0, 0, 0, 1);
    bind_target(s, true);
}

static void samples_over_passes(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    make_query(s, 1, MGL_QUERY_SAMPLES);
    make_query(s, 2, MGL_QUERY_ANY_SAMPLES);
    draw(s, MGL_TRIANGLES, 0, 6);
    begin_query(s, 1);
    draw(s, MGL_TRIANGLES, 0, 6);
    break_pass(s);
    draw(s, MGL_TRIANGLES, 0, 6);
    mgl_emit_flush(&s->encoder);
    draw(s, MGL_TRIANGLES, 0, 6);
    end_query(s, 1);
    draw(s, MGL_TRIANGLES, 0, 6);
    assert_int_equal(results(s, 1), 3 * 32);
    begin_query(s, 2);
    end_query(s, 2);
    assert_int_equal(results(s, 2), 0);
    begin_query(s, 2);
    draw(s, MGL_TRIANGLES, 0, 3);
    end_query(s, 2);
    assert_int_equal(results(s, 3), 1);
    begin_query(s, 1);
    draw(s, MGL_TRIANGLES, 0, 6);
    mgl_wire_clear *c = mgl_emit_clear(&s->encoder); /* by drawing: does not count */
    c->attachments = 1;
    c->color_class = MGL_CLASS_FLOAT;
    c->color_mask = 1;
    c->rect.width = -1;
    draw(s, MGL_TRIANGLES, 0, 6);
    end_query(s, 1);
    assert_int_equal(results(s, 4), 64);
}

static void many_queries(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    make_query(s, 1, MGL_QUERY_SAMPLES);
    for (int i = 0; i < 600; i++) {
        begin_query(s, 1);
        draw(s, MGL_TRIANGLES, 0, 6);
        end_query(s, 1);
    }
    assert_int_equal(results(s, 600), 32);
    begin_query(s, 1);
    draw(s, MGL_TRIANGLES, 0, 6);
    mgl_emit_query_destroy(&s->encoder)->query = H(1); /* while it runs */
    draw(s, MGL_TRIANGLES, 0, 6);
    results(s, 600);
}

static void times(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    make_query(s, 1, MGL_QUERY_TIME_ELAPSED);
    make_query(s, 2, MGL_QUERY_TIMESTAMP);
    begin_query(s, 1);
    for (int i = 0; i < 50; i++)
        draw(s, MGL_TRIANGLES, 0, 6);
    end_query(s, 1);
    uint64_t elapsed = results(s, 1);
    assert_true(elapsed > 0 && elapsed < 5000000000ull);
    *mgl_emit_query_timestamp(&s->encoder) = (mgl_wire_query_timestamp){H(2), 1};
    uint64_t first = results(s, 2);
    draw(s, MGL_TRIANGLES, 0, 6);
    *mgl_emit_query_timestamp(&s->encoder) = (mgl_wire_query_timestamp){H(2), 2};
    assert_true(results(s, 3) > first);
}

/* ---- transform feedback ---- */

enum { CAPTURED = 5 };

static void begin_capture(vk_session *s)
{
    if (!(s->caps.features & MGL_CAP_XFB)) skip();
    begin_basic(s);
    const words stages[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = WORDS(capture_vert)};
    make_program(s, 3, (mgl_program_header){.attribute_mask = 1, .flags = MGL_PROGRAM_XFB, .xfb_stride = {16}}, stages,
                 NULL, 0);
    bind_vertices(s, left_half, 6);
    bind_program(s, 3);
    make_buffer(s, CAPTURED, 4096, 0);
    *mgl_emit_buffer_fill(&s->encoder) = (mgl_wire_buffer_fill){H(CAPTURED), 0, 4096, {0}, 4, 0};
    mgl_buffer_range *r;
    *mgl_emit_xfb_begin(&s->encoder, 1, &r) = (mgl_wire_xfb_begin){H(1), MGL_TRIANGLES, 1};
    *r = (mgl_buffer_range){H(CAPTURED), 64, 0};
}

/* What was captured is drawn: as vertices, and by its count. */
static void draw_captured(vk_session *s)
{
    mgl_vertex_element *e;
    mgl_vertex_buffer *b;
    mgl_wire_vertex_layout_create *l = mgl_emit_vertex_layout_create(&s->encoder, 2, &e);
    l->layout = H(2);
    l->binding_count = 1;
    l->bindings[0].stride = 16;
    e[0] = (mgl_vertex_element){MGL_FORMAT_R32G32_SFLOAT, 0, 0, 0};
    e[1] = (mgl_vertex_element){MGL_FORMAT_R32G32B32A32_SFLOAT, 1, MGL_CONSTANT_BINDING, 16};
    mgl_emit_vertex_layout_bind(&s->encoder)->layout = H(2);
    mgl_emit_vertex_buffers(&s->encoder, 1, &b);
    *b = (mgl_vertex_buffer){H(CAPTURED), 64};
    bind_program(s, 1);
    bind_state(s, default_state(8));
    clear_color(s, 0, 0, 0, 1);
    *mgl_emit_draw_xfb(&s->encoder) = (mgl_wire_draw_xfb){H(1), MGL_TRIANGLES, 1, 0, 0};
}

static void capture_over_passes(void **state)
{
    vk_session *s = *state;
    begin_capture(s);
    make_query(s, 1, MGL_QUERY_PRIMITIVES_GENERATED);
    make_query(s, 2, MGL_QUERY_XFB_WRITTEN);
    begin_query(s, 1);
    begin_query(s, 2);
    draw(s, MGL_TRIANGLES, 0, 3);
    mgl_emit_xfb_pause(&s->encoder)->xfb = H(1);
    draw(s, MGL_TRIANGLES, 0, 6);
    mgl_emit_xfb_resume(&s->encoder)->xfb = H(1);
    break_pass(s);
    mgl_wire_render_state_create w = default_state(7); /* another pipeline in the middle */
    w.rasterizer_discard = 1;
    w.blend[0].write_mask = 3;
    bind_state(s, w);
    draw(s, MGL_TRIANGLES, 3, 3);
    end_query(s, 2);
    assert_int_equal(results(s, 1), 2);
    end_query(s, 1);
    assert_int_equal(results(s, 2), 4);
    mgl_emit_xfb_end(&s->encoder)->xfb = H(1);
    const float *v = (const float *)read_buffer(s, CAPTURED, 0, 256);
    assert_true(v[0] == 0.0f);
    for (uint32_t i = 0; i < 6; i++) {
        assert_true(v[16 + i * 4] == left_half[i * 2] && v[16 + i * 4 + 1] == left_half[i * 2 + 1]);
        assert_true(v[16 + i * 4 + 2] == -0.5f); /* the program's value, not the device's */
    }
    draw_captured(s);
    const uint32_t *t = read_target(s);
    assert_int_equal(t[0], WHITE);
    assert_int_equal(t[7 * SIDE + 1], WHITE);
    assert_int_equal(t[7], BLACK);
}

static void capture_then_draw_in_one_pass(void **state)
{
    vk_session *s = *state;
    begin_capture(s);
    draw(s, MGL_TRIANGLES, 0, 6);
    mgl_emit_xfb_end(&s->encoder)->xfb = H(1);
    mgl_vertex_element *e;
    mgl_vertex_buffer *b;
    mgl_wire_vertex_layout_create *l = mgl_emit_vertex_layout_create(&s->encoder, 1, &e);
    l->layout = H(2);
    l->binding_count = 1;
    l->bindings[0].stride = 16;
    e[0] = (mgl_vertex_element){MGL_FORMAT_R32G32_SFLOAT, 0, 0, 0};
    mgl_emit_vertex_layout_bind(&s->encoder)->layout = H(2);
    mgl_emit_vertex_buffers(&s->encoder, 1, &b);
    *b = (mgl_vertex_buffer){H(CAPTURED), 64};
    bind_program(s, 1);
    clear_color(s, 0, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 6);
    assert_int_equal(texel(s, 1, 1), WHITE);
    mgl_emit_xfb_destroy(&s->encoder)->xfb = H(1);
    session_apply(s);
}

/* A masked clear is a draw of our own, with another pipeline: it is not captured, and capture goes on behind it. */
static void masked_clear_within_capture(void **state)
{
    vk_session *s = *state;
    begin_capture(s);
    draw(s, MGL_TRIANGLES, 0, 3);
    mgl_wire_clear *c = mgl_emit_clear(&s->encoder);
    *c = (mgl_wire_clear){.attachments = 1, .color_class = MGL_CLASS_FLOAT, .color_mask = 1, .rect.width = -1};
    draw(s, MGL_TRIANGLES, 3, 3);
    mgl_emit_xfb_end(&s->encoder)->xfb = H(1);
    const float *v = (const float *)read_buffer(s, CAPTURED, 64, 7 * 16);
    for (uint32_t i = 0; i < 6; i++)
        assert_true(v[i * 4] == left_half[i * 2] && v[i * 4 + 1] == left_half[i * 2 + 1]);
    assert_true(v[24] == 0.0f && v[27] == 0.0f);
}

/* ---- conditions ---- */

static uint32_t drawn_under(vk_session *s, uint32_t query, uint32_t flags)
{
    clear_color(s, 0, 0, 0, 1);
    *mgl_emit_condition_begin(&s->encoder) = (mgl_wire_condition_begin){H(query), flags, 0};
    draw(s, MGL_TRIANGLES, 0, 6);
    draw(s, MGL_TRIANGLES, 0, 3);
    clear_color(s, 0, 0, 1, 1);
    draw(s, MGL_TRIANGLES, 0, 6);
    mgl_emit_condition_end(&s->encoder);
    return texel(s, 1, 1);
}

static void conditions(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    make_query(s, 1, MGL_QUERY_ANY_SAMPLES);
    make_query(s, 2, MGL_QUERY_SAMPLES);
    for (int known = 0; known < 2; known++) {
        begin_query(s, 1);
        end_query(s, 1);
        begin_query(s, 2);
        draw(s, MGL_TRIANGLES, 0, 6);
        if (known) break_pass(s), draw(s, MGL_TRIANGLES, 0, 6); /* two Vulkan queries: no predicate */
        end_query(s, 2);
        if (known) results(s, 4);
        assert_int_equal(drawn_under(s, 2, 0), WHITE);
        assert_int_equal(drawn_under(s, 2, MGL_CONDITION_INVERTED), BLACK);
        assert_int_equal(drawn_under(s, 1, 0), BLACK);
        assert_int_equal(drawn_under(s, 1, MGL_CONDITION_INVERTED), WHITE);
    }
    /* nothing is known yet when the condition is asked: predicates or a wait */
    begin_query(s, 2);
    draw(s, MGL_TRIANGLES, 0, 6);
    end_query(s, 2);
    assert_int_equal(drawn_under(s, 2, MGL_CONDITION_INVERTED), BLACK);
    begin_query(s, 2);
    draw(s, MGL_TRIANGLES, 0, 6);
    break_pass(s);
    draw(s, MGL_TRIANGLES, 0, 6);
    end_query(s, 2);
    assert_int_equal(drawn_under(s, 2, MGL_CONDITION_INVERTED), BLACK);
}

/* The condition is waited for, which submits: the commands of the first draw under it are used by what is recorded
 * then. */
static void condition_before_indirect_draw(void **state)
{
    static const uint32_t whole[4] = {6, 1, 0, 0}, nothing[4] = {0, 1, 0, 0};
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    make_query(s, 2, MGL_QUERY_SAMPLES);
    make_buffer(s, 9, sizeof(whole), 0);
    upload_buffer(s, 9, 0, whole, sizeof(whole));
    begin_query(s, 2);
    draw(s, MGL_TRIANGLES, 0, 6);
    break_pass(s);
    draw(s, MGL_TRIANGLES, 0, 6); /* two Vulkan queries: no predicate */
    end_query(s, 2);
    clear_color(s, 0, 0, 0, 1);
    *mgl_emit_condition_begin(&s->encoder) = (mgl_wire_condition_begin){H(2), 0, 0};
    *mgl_emit_draw_indirect(&s->encoder) =
        (mgl_wire_draw_indirect){.mode = MGL_TRIANGLES, .draws = 1, .buffer = H(9)};
    mgl_emit_condition_end(&s->encoder);
    upload_buffer(s, 9, 0, nothing, sizeof(nothing));
    assert_int_equal(texel(s, 1, 1), WHITE);
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(samples_over_passes),           T(many_queries), T(times), T(capture_over_passes),
        T(capture_then_draw_in_one_pass), T(conditions), T(condition_before_indirect_draw), T(masked_clear_within_capture)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
