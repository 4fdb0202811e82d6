/* Names to objects: reserving, finding, removing, names beyond the array. */
#include "tests/unit/gl_session.h"

static void generated_names_are_unused_and_reserved(void **state)
{
    mgl_names names = {0};
    GLuint out[3];
    int object;
    assert_true(mgl_names_set(&names, 2, &object));
    assert_true(mgl_names_generate(&names, 3, out));
    assert_int_equal(out[0], 1);
    assert_int_equal(out[1], 3);
    assert_int_equal(out[2], 4);
    assert_true(mgl_names_known(&names, 3));
    assert_null(mgl_names_find(&names, 3)); /* no object yet */
    assert_ptr_equal(mgl_names_find(&names, 2), &object);
    assert_false(mgl_names_known(&names, 5));
    mgl_names_finish(&names, NULL, NULL);
}

static void a_removed_name_is_given_again(void **state)
{
    mgl_names names = {0};
    GLuint out[2], again;
    assert_true(mgl_names_generate(&names, 2, out));
    assert_null(mgl_names_remove(&names, out[0]));
    assert_false(mgl_names_known(&names, out[0]));
    assert_true(mgl_names_generate(&names, 1, &again));
    assert_int_equal(again, out[0]);
    assert_null(mgl_names_remove(&names, 1000000)); /* never there */
    mgl_names_finish(&names, NULL, NULL);
}

static void large_names_work(void **state)
{
    mgl_names names = {0};
    int object, other;
    assert_true(mgl_names_set(&names, 0xfffffff0u, &object));
    assert_true(mgl_names_set(&names, 65535, &other));
    assert_ptr_equal(mgl_names_find(&names, 0xfffffff0u), &object);
    assert_ptr_equal(mgl_names_find(&names, 65535), &other);
    assert_false(mgl_names_known(&names, 0xfffffff1u));
    assert_ptr_equal(mgl_names_remove(&names, 0xfffffff0u), &object);
    assert_null(mgl_names_find(&names, 0xfffffff0u));
    mgl_names_finish(&names, NULL, NULL);
}

static void count_one(void *object, void *user)
{
    *(int *)user += object != NULL;
}

static void finish_destroys_objects_not_reservations(void **state)
{
    mgl_names names = {0};
    GLuint out[4];
    int object, destroyed = 0;
    assert_true(mgl_names_generate(&names, 4, out));
    mgl_names_set(&names, out[1], &object);
    mgl_names_set(&names, 1u << 20, &object);
    mgl_names_finish(&names, count_one, &destroyed);
    assert_int_equal(destroyed, 2);
    assert_false(mgl_names_known(&names, out[0]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(generated_names_are_unused_and_reserved),
        cmocka_unit_test(a_removed_name_is_given_again),
        cmocka_unit_test(large_names_work),
        cmocka_unit_test(finish_destroys_objects_not_reservations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
