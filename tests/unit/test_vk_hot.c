/* spirv_hot.c on a module with a leaf of every kind: whatever granules are hot, the copy is valid SPIR-V that reads
 * them from push constants and the rest from the buffer. Modules that were tampered with end in an answer, too. */
#include "translator/vk/push.h"
#include "translator/vk/spirv.h"

#include "test_shaders/basic.frag.h"
#include "test_shaders/hot.frag.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { GRANULES = 92 /* of hot.frag's block */, WORDS = sizeof(hot_frag) / 4 };

typedef struct split {
    uint64_t bits[MGL_HOT_GRANULES / 64];
    uint8_t slots[GRANULES];
    uint32_t slot_count, count, *words;
    bool wide, cannot;
} split;

static bool is_set(const split *s, uint32_t g)
{
    return s->bits[g / 64] >> g % 64 & 1;
}

/* Closes the granules, numbers them and makes the copy. */
static void make(split *s, const uint32_t *words, uint32_t count)
{
    for (bool grown = true; grown;) {
        grown = false;
        if (!mgl_vk_spirv_hot_close(words, count, s->bits, GRANULES, &grown, &s->wide)) {
            s->cannot = true;
            return;
        }
    }
    for (uint32_t g = 0; g < GRANULES; g++) {
        bool first = is_set(s, g) && (g == 0 || !is_set(s, g - 1));
        if (first && s->wide) s->slot_count += (1 + s->slot_count + g) % 2;
        s->slots[g] = is_set(s, g) ? (uint8_t)s->slot_count++ : MGL_HOT_COLD;
    }
    s->words = mgl_vk_spirv_hot(words, count, s->bits, s->slots, GRANULES, &s->count, &s->cannot);
}

/* Members of push constant blocks by offset, beyond what the module had of its own. */
static uint32_t pushed_members(const split *s)
{
    uint32_t members = 0, block = 0;
    for (mgl_spirv_walk k = mgl_spirv_start(s->words, s->count); mgl_spirv_next(&k);)
        if (k.op == OP_TYPE_POINTER && k.w[2] == CLASS_PUSH_CONSTANT)
            for (mgl_spirv_walk t = mgl_spirv_start(s->words, s->count); mgl_spirv_next(&t);)
                if (t.op == OP_TYPE_STRUCT && t.w[1] == k.w[3]) block = k.w[3];
    for (mgl_spirv_walk k = mgl_spirv_start(s->words, s->count); mgl_spirv_next(&k);)
        members +=
            k.op == OP_MEMBER_DECORATE && k.w[1] == block && k.w[3] == DECORATION_OFFSET && k.w[4] >= MGL_PUSH_OWN;
    return members;
}

static void expect_split(uint32_t first, uint32_t count, uint32_t granules, uint32_t members)
{
    split s = {0};
    for (uint32_t g = first; g < first + count; g++)
        s.bits[g / 64] |= 1ull << g % 64;
    make(&s, hot_frag, WORDS);
    assert_false(s.cannot);
    assert_non_null(s.words);
    uint32_t hot = 0;
    for (uint32_t g = 0; g < GRANULES; g++)
        hot += is_set(&s, g);
    assert_int_equal(hot, granules);
    assert_int_equal(pushed_members(&s), members);
    assert_true(mgl_vk_spirv_validate(s.words, s.count));
    mgl_free(s.words);
}

static void leaves_of_each_kind(void **state)
{
    expect_split(0, 1, 1, 1);  /* an element of an array of vectors */
    expect_split(3, 4, 4, 4);  /* four */
    expect_split(41, 1, 3, 1); /* rows of a matrix */
    expect_split(44, 1, 2, 1); /* a matrix of rows in an array */
    expect_split(51, 1, 2, 1); /* a double vector takes two granules */
    expect_split(58, 1, 3, 1); /* rows of a double matrix */
    expect_split(61, 1, 1, 2); /* a vector and the scalar beside it, in a structure in an array */
    expect_split(63, 1, 2, 1); /* its matrix */
    expect_split(66, 1, 1, 1); /* an element of an array in it */
    expect_split(91, 1, 1, 2); /* the indices themselves */
}

static void every_granule_is_valid(void **state)
{
    for (uint32_t g = 0; g < GRANULES; g++) {
        split s = {0};
        s.bits[g / 64] |= 1ull << g % 64;
        s.bits[(g * 7 % GRANULES) / 64] |= 1ull << (g * 7 % GRANULES) % 64;
        make(&s, hot_frag, WORDS);
        assert_false(s.cannot);
        if (!s.words) continue; /* padding */
        assert_true(mgl_vk_spirv_validate(s.words, s.count));
        mgl_free(s.words);
    }
}

/* Doubles keep their offset modulo 32: else the validator would refuse the block. */
static void doubles_keep_their_alignment(void **state)
{
    split s = {.bits = {1ull << 50 | 1ull << 2}};
    make(&s, hot_frag, WORDS);
    assert_true(s.wide);
    assert_int_equal(s.slots[2] % 2, 1);
    assert_int_equal((MGL_PUSH_OWN / 16 + s.slots[50]) % 2, 0);
    assert_true(mgl_vk_spirv_validate(s.words, s.count));
    mgl_free(s.words);
}

static void too_many_for_one_index(void **state)
{
    split s = {.bits = {0x1ff}}; /* nine elements of `table` */
    make(&s, hot_frag, WORDS);
    assert_true(s.cannot);
    assert_null(s.words);
}

static void a_module_without_the_block(void **state)
{
    split s = {.bits = {1ull << 40}}; /* beyond the block of basic.frag */
    make(&s, basic_frag, sizeof(basic_frag) / 4);
    assert_false(s.cannot);
    assert_null(s.words);
}

/* Any word may be anything, and the module may end anywhere. */
static void tampered_modules_end(void **state)
{
    uint32_t seed = 1, copies = 0;
    uint32_t *words = malloc(sizeof(hot_frag));
    for (uint32_t i = 0; i < 4000; i++) {
        memcpy(words, hot_frag, sizeof(hot_frag));
        for (uint32_t k = 0; k <= i % 3; k++) {
            seed = seed * 1664525 + 1013904223;
            uint32_t at = seed % WORDS;
            seed = seed * 1664525 + 1013904223;
            words[at] = i % 2 ? seed >> 8 : hot_frag[(seed >> 8) % WORDS];
        }
        split s = {.bits = {1ull << i % 64, 1ull << 2}};
        make(&s, words, i % 5 ? WORDS : i % WORDS);
        copies += s.words != NULL;
        mgl_free(s.words);
    }
    free(words);
    assert_in_range(copies, 1000, 4000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(leaves_of_each_kind),          cmocka_unit_test(every_granule_is_valid),
        cmocka_unit_test(doubles_keep_their_alignment), cmocka_unit_test(too_many_for_one_index),
        cmocka_unit_test(a_module_without_the_block),   cmocka_unit_test(tampered_modules_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
