/* Framebuffers whose top row is stored first, and what programs learn of it. */
#include "tests/unit/draw_scene.h"
#include "tests/unit/glsl_helpers.h"
#include "translator/vk/draw.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "test_shaders/rows.frag.h"

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

/* From the program's text to pixels: GL's y of an offset points up, however the rows lie. No context of ours has GLSL
 * 4.00 yet, so scenarios cannot show it. */
static void offsets_point_up(void **state)
{
    vk_session *s = *state;
    if (!(s->caps.features & MGL_CAP_SAMPLE_SHADING)) skip();
    mgl_glsl_options options = test_options;
    options.max_version = 400;
    const glsl_text_of texts[] = {
        {MGL_STAGE_VERTEX, "#version 400\nlayout(location=0) in vec2 p; out vec2 q;\n"
                           "void main() { q = (p * 0.5 + 0.5) * 8.0; gl_Position = vec4(p, 0, 1); }"},
        {MGL_STAGE_FRAGMENT, "#version 400\nin vec2 q; out vec4 o;\n"
                             "void main() { o = vec4(interpolateAtOffset(q, vec2(0.125, 0.25)) - q + 0.5, 0, 1); }"},
        {0, NULL}};
    glsl_build build = build_program(&options, texts, NULL);
    assert_true(build.linked);
    words stages[MGL_STAGE_COUNT] = {0};
    const mgl_stage used[] = {MGL_STAGE_VERTEX, MGL_STAGE_FRAGMENT};
    for (uint32_t i = 0; i < 2; i++) {
        size_t count;
        const uint32_t *data = stage_words(&build, used[i], &count);
        stages[used[i]] = (words){data, (uint32_t)count * 4};
    }
    const mgl_program_header *linked = mgl_glsl_program_archive(build.program);
    assert_true(linked->flags & MGL_PROGRAM_READS_ROWS);
    begin_basic(s);
    make_program(s, 3, *linked, stages, NULL, 0);
    bind_program(s, 3);
    bind_vertices(s, big, 3);
    for (uint32_t top_first = 0; top_first < 2; top_first++) {
        bind_target_rows(s, top_first);
        clear_rows(s, 0, SIDE, 15, 0);
        draw(s, MGL_TRIANGLES, 0, 3);
        const uint32_t t = texel(s, 3, 2);
        if ((t & 0xff) == 128) { /* lavapipe of Mesa 22.3; 25 does */
            print_message("this driver interpolates at no offset\n");
            build_finish(&build);
            skip();
        }
        assert_in_range(t & 0xff, 157, 161);
        assert_in_range(t >> 8 & 0xff, 189, 193);
    }
    build_finish(&build);
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

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(orientation), T(top_row_first), T(rows_for_programs), T(offsets_point_up), cmocka_unit_test(rows_are_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
