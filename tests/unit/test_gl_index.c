/* Index rewriting: every mode that Vulkan lacks, restarts, both provoking vertex conventions. */
#include "tests/unit/gl_session.h"

#include "translator/gl/index.h"

#define R MGL_INDEX_RESTART

/* Rewrites and compares; returns the mode. */
static uint8_t check(uint8_t mode, bool first, bool lists_restart, const uint32_t *in, uint32_t count,
                     const uint32_t *expected, uint32_t expected_count)
{
    uint32_t out[256];
    assert_true(mgl_index_rewrite_room(count) <= MGL_COUNT(out));
    uint32_t n = mgl_index_rewrite(in, count, &mode, 3, first, lists_restart, out);
    assert_int_equal(n, expected_count);
    assert_memory_equal(out, expected, n * sizeof *out);
    return mode;
}
#define LIST(...) (const uint32_t[]){__VA_ARGS__}, sizeof((const uint32_t[]){__VA_ARGS__}) / 4

static void quads_become_triangles(void **state)
{
    assert_int_equal(
        check(MGL_QUADS, false, true, LIST(0, 1, 2, 3, 4, 5, 6, 7, 8), LIST(0, 1, 3, 1, 2, 3, 4, 5, 7, 5, 6, 7)),
        MGL_TRIANGLES);
    check(MGL_QUADS, true, true, LIST(0, 1, 2, 3), LIST(0, 1, 2, 0, 2, 3));
    /* A restart in the middle of a quad drops it. */
    check(MGL_QUADS, false, true, LIST(0, 1, R, 4, 5, 6, 7), LIST(4, 5, 7, 5, 6, 7));
}

static void quad_strips_keep_their_provoking_vertex(void **state)
{
    /* Quad i provokes with vertex 2i + 3 (last) or 2i (first). */
    assert_int_equal(
        check(MGL_QUAD_STRIP, false, true, LIST(0, 1, 2, 3, 4, 5), LIST(0, 1, 3, 2, 0, 3, 2, 3, 5, 4, 2, 5)),
        MGL_TRIANGLES);
    check(MGL_QUAD_STRIP, true, true, LIST(0, 1, 2, 3), LIST(0, 1, 3, 0, 3, 2));
}

static void polygons_provoke_with_the_first_vertex(void **state)
{
    assert_int_equal(check(MGL_POLYGON, false, true, LIST(7, 8, 9, 10), LIST(8, 9, 7, 9, 10, 7)), MGL_TRIANGLES);
    check(MGL_POLYGON, true, true, LIST(7, 8, 9, R, 1, 2, 3), LIST(7, 8, 9, 1, 2, 3));
}

static void loops_close(void **state)
{
    assert_int_equal(check(MGL_LINE_LOOP, false, true, LIST(4, 5, 6), LIST(4, 5, 6, 4)), MGL_LINE_STRIP);
    check(MGL_LINE_LOOP, false, true, LIST(4, 5, 6, R, 1, R, 2, 3), LIST(4, 5, 6, 4, R, 2, 3, 2));
}

static void strips_only_change_values(void **state)
{
    assert_int_equal(check(MGL_TRIANGLE_STRIP, false, false, LIST(0, 1, 2, R, 3, 4, 5), LIST(0, 1, 2, R, 3, 4, 5)),
                     MGL_TRIANGLE_STRIP);
}

static void lists_without_restart_drop_what_is_left_over(void **state)
{
    assert_int_equal(check(MGL_TRIANGLES, false, false, LIST(0, 1, 2, 3, R, 4, 5, 6), LIST(0, 1, 2, 4, 5, 6)),
                     MGL_TRIANGLES);
    check(MGL_LINES, false, false, LIST(0, R, 1, 2, 3), LIST(1, 2));
    check(MGL_POINTS, false, false, LIST(0, R, 1), LIST(0, 1));
    check(MGL_LINES_ADJACENCY, false, false, LIST(0, 1, 2, 3, 4, R, 5), LIST(0, 1, 2, 3));
    check(MGL_PATCHES, false, false, LIST(0, 1, 2, 3, R, 4, 5, 6), LIST(0, 1, 2, 4, 5, 6)); /* of three vertices */
    check(MGL_TRIANGLES, false, true, LIST(0, 1, 2, R, 3, 4, 5),
          LIST(0, 1, 2, R, 3, 4, 5)); /* the device restarts lists */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(quads_become_triangles),
        cmocka_unit_test(quad_strips_keep_their_provoking_vertex),
        cmocka_unit_test(polygons_provoke_with_the_first_vertex),
        cmocka_unit_test(loops_close),
        cmocka_unit_test(strips_only_change_values),
        cmocka_unit_test(lists_without_restart_drop_what_is_left_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
