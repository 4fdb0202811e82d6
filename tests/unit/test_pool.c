/* Recycled memory: what was given comes back zeroed, slabs are shared, and what is kept has a bound. */
#include "translator/base/memory.h"
#include "translator/base/pool.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void blocks_come_back_zeroed(void **state)
{
    mgl_pool pool = {0};
    uint64_t *a = mgl_pool_take(&pool, 24), *b = mgl_pool_take(&pool, 24);
    assert_ptr_not_equal(a, b);
    assert_int_equal((uintptr_t)a % 16, 0);
    memset(a, 0xff, 24);
    memset(b, 0xee, 24);
    mgl_pool_give(&pool, a);
    uint64_t *again = mgl_pool_take(&pool, 24);
    assert_int_equal(again[0] | again[1] | again[2], 0);
    assert_true(b[2] == 0xeeeeeeeeeeeeeeee);
#if !defined(__SANITIZE_ADDRESS__)
    assert_ptr_equal(again, a);
#endif
    mgl_pool_give(&pool, again);
    mgl_pool_give(&pool, b);
    mgl_pool_give(&pool, NULL);
    mgl_pool_finish(&pool);
}

/* Any order of taking and giving, against a list of what is out; afterwards only a bounded amount is kept. */
static void many_blocks_in_any_order(void **state)
{
    enum { MOST = 4000, SIZE = 1000 };
    static unsigned char *out[MOST];
    mgl_pool pool = {0};
    unsigned seed = 1, n = 0;
    for (int step = 0; step < 100000; step++) {
        seed = seed * 1664525u + 1013904223u;
        if (n < MOST && (n == 0 || seed >> 31 || step < MOST)) {
            out[n] = mgl_pool_take(&pool, SIZE);
            assert_int_equal(out[n][0] | out[n][SIZE - 1], 0);
            memset(out[n], (int)(n % 251 + 1), SIZE);
            out[n][0] = (unsigned char)(seed >> 8 | 1);
            n++;
        } else {
            unsigned i = (seed >> 4) % n;
            assert_int_not_equal(out[i][0], 0);
            assert_int_equal(out[i][1], out[i][SIZE - 1]); /* nobody wrote into it */
            mgl_pool_give(&pool, out[i]);
            out[i] = out[--n];
        }
    }
    while (n)
        mgl_pool_give(&pool, out[--n]);
    assert_true(pool.idle <= MGL_POOL_BYTES);
    size_t kept = 0;
    for (int i = 0; i < MOST; i++)
        out[i] = mgl_pool_take(&pool, SIZE);
    for (int i = 0; i < MOST; i++)
        mgl_pool_give(&pool, out[i]);
    kept = pool.idle;
    assert_true(kept <= MGL_POOL_BYTES);
    mgl_pool_finish(&pool);
    assert_null(pool.open);
}

static void spares_serve_what_is_a_little_smaller(void **state)
{
    mgl_spares spares = {0};
    size_t small, large, size;
    void *a = mgl_spare_take(&spares, 100, &small), *b = mgl_spare_take(&spares, 50000, &large);
    assert_in_range(small, 100, 125);
    assert_in_range(large, 50000, 62500);
    mgl_spare_give(&spares, a, small);
    mgl_spare_give(&spares, b, large);
#if !defined(__SANITIZE_ADDRESS__)
    assert_ptr_equal(mgl_spare_take(&spares, 70, &size), a);
    assert_int_equal(size, small);
    void *other = mgl_spare_take(&spares, 20000, &size); /* less than half of it */
    assert_ptr_not_equal(other, b);
    assert_ptr_equal(mgl_spare_take(&spares, 40000, &size), b);
    assert_int_equal(size, large);
    assert_int_equal(spares.bytes, 0);
    mgl_free(other);
    mgl_free(a);
    mgl_free(b);
#endif
    (void)size;
    mgl_spares_finish(&spares);
}

static void spares_have_a_bound_and_the_oldest_leaves(void **state)
{
#if defined(__SANITIZE_ADDRESS__)
    skip();
#endif
    mgl_spares spares = {0};
    void *blocks[100];
    size_t sizes[100], size;
    for (int i = 0; i < 100; i++)
        blocks[i] = mgl_spare_take(&spares, 1000 + (size_t)i * 5000, &sizes[i]);
    for (int i = 0; i < 100; i++) {
        mgl_spare_give(&spares, blocks[i], sizes[i]);
        assert_true(spares.bytes <= MGL_SPARE_BYTES);
    }
    size_t bytes = spares.bytes;
    void *newest = mgl_spare_take(&spares, sizes[99], &size);
    assert_int_equal(spares.bytes, bytes - size); /* is still there */
    bytes = spares.bytes;
    mgl_free(mgl_spare_take(&spares, 6000, &size)); /* the oldest are not */
    assert_int_equal(spares.bytes, bytes);
    mgl_free(newest);
    mgl_spares_finish(&spares);
    assert_int_equal(spares.bytes, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_come_back_zeroed),
        cmocka_unit_test(many_blocks_in_any_order),
        cmocka_unit_test(spares_serve_what_is_a_little_smaller),
        cmocka_unit_test(spares_have_a_bound_and_the_oldest_leaves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
