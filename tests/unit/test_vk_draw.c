/* Drawing with the Vulkan back end: hand-made records, pixel checks, validation on. This file: what a render state
 * says. */
#include "tests/unit/draw_scene.h"
#include "translator/vk/push.h"
#include "translator/vk/spirv.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "test_shaders/blocks.frag.h"
#include "test_shaders/number.frag.h"

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
    /* The texture's; the block is pushed, or another set where nothing can be. */
    assert_int_equal(c.sets_made, s->applier->device.push_blocks || s->applier->device.push_descriptor ? 1 : 2);
    assert_int_equal(c.pipelines_made, 1);
}

/* Chains of a module, and those of them whose first index is a constant. */
static void count_chains(const uint32_t *words, uint32_t count, uint32_t *chains, uint32_t *constant)
{
    static uint8_t is_constant[4096];
    memset(is_constant, 0, sizeof(is_constant));
    *chains = *constant = 0;
    for (mgl_spirv_walk k = mgl_spirv_start(words, count); mgl_spirv_next(&k);) {
        if (k.op == OP_CONSTANT && k.w[2] < MGL_COUNT(is_constant)) is_constant[k.w[2]] = 1;
        if (k.op != OP_ACCESS_CHAIN || k.n < 5 || !words[3]) continue;
        ++*chains;
        *constant += k.w[4] < MGL_COUNT(is_constant) && is_constant[k.w[4]];
    }
}

/* The copy is valid and its blocks are read through a loaded index; modules without blocks have no copy. */
static void hidden_blocks(void **state)
{
    uint32_t count = 0, chains, constant;
    count_chains(blocks_frag, sizeof(blocks_frag) / 4, &chains, &constant);
    assert_int_equal(chains, 2);
    assert_int_equal(constant, 2);
    uint32_t *words = mgl_vk_spirv_hide(blocks_frag, sizeof(blocks_frag) / 4, &count);
    assert_non_null(words);
    assert_true(mgl_vk_spirv_validate(words, count));
    count_chains(words, count, &chains, &constant);
    assert_int_equal(chains, 4); /* each with one to the index, whose own index is a constant */
    assert_int_equal(constant, 2);
    mgl_free(words);
    assert_null(mgl_vk_spirv_hide(number_frag, sizeof(number_frag) / 4, &count));
    words = mgl_vk_spirv_hide(blocks_frag, sizeof(blocks_frag) / 4, &count);
    words[6] = words[6] & 0xffffu; /* a module that is cut: no loop, no crash */
    assert_null(mgl_vk_spirv_hide(words, count, &count));
    mgl_free(words);
}

/* Where blocks are hidden, those of programs that never branch stay as they are. */
static void programs_without_a_branch_keep_their_blocks(void **state)
{
    static const mgl_program_resource block = {
        .kind = MGL_RESOURCE_UNIFORM_BLOCK, .binding = 1, .count = 1, .size = 16};
    const words branching[MGL_STAGE_COUNT] = {
        [MGL_STAGE_VERTEX] = flat_vertex, [MGL_STAGE_FRAGMENT] = WORDS(blocks_frag)};
    vk_session *s = *state;
    make_basic(s, 1);
    mgl_program_resource resources[] = {
        block, block, {.kind = MGL_RESOURCE_TEXEL_BUFFER, .set = 1, .dim = MGL_DIM_BUFFER, .count = 1}};
    resources[1].binding = 2;
    make_program(s, 3, (mgl_program_header){.attribute_mask = 1, .output_mask = 1, .slot_count = 3}, branching,
                 resources, 3);
    assert_true(session_apply(s));
    const mgl_vk_program *straight = mgl_vk_object(s->applier, MGL_KIND_PROGRAM, H(1)),
                         *branches = mgl_vk_object(s->applier, MGL_KIND_PROGRAM, H(3));
    const mgl_vk_device *d = &s->applier->device;
    assert_false(straight->hidden);
    assert_int_equal(straight->push_size != 0, d->push_blocks); /* its default block */
    assert_int_equal(branches->hidden, !d->constant_blocks);
}

/* What a specialization constant decides is no branch of a draw. */
static void branches_of_draws(void **state)
{
    const uint32_t constant = 3u << 16 | OP_SPEC_CONSTANT_FALSE, branch = 4u << 16 | OP_BRANCH_CONDITIONAL;
    uint32_t words[] = {0x07230203, 0x00010300, 0, 8, 0, constant, 1, 2, branch, 2, 3, 4};
    assert_false(mgl_vk_spirv_branches(words, MGL_COUNT(words)));
    words[9] = 5;
    assert_true(mgl_vk_spirv_branches(words, MGL_COUNT(words)));
    words[8] = 3u << 16 | OP_SWITCH;
    words[9] = 2;
    assert_true(mgl_vk_spirv_branches(words, MGL_COUNT(words)));
}

/* Draws weigh by what changed between them. */
static void passes_are_cut_by_weight(void **state)
{
    vk_session *s = *state;
    const char *mask = getenv("MAGMA_MASK");
    bool rarely = mask && strstr(mask, "short_submissions");
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    clear_color(s, 0, 0, 0, 1);
    uint64_t passes[2];
    for (int change = 0; change < 2; change++) {
        uint64_t before = mgl_applier_counters(s->applier).passes;
        for (uint32_t i = 0; i < 12000; i++) {
            if (change) set_viewport(s, 0, 0, SIDE, (float)(SIDE - i % 2), 0, 1);
            draw(s, MGL_TRIANGLES, 0, 3);
            if (i % 64 == 63) assert_true(session_apply(s));
        }
        mgl_emit_flush(&s->encoder);
        assert_true(session_apply(s));
        passes[change] = mgl_applier_counters(s->applier).passes - before;
    }
    assert_int_equal(passes[0], rarely ? 1 : 2);
    assert_int_equal(passes[1], rarely ? 1 : 3);
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

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(a_triangle),
        T(faces),
        T(depth_test),
        T(stencil_and_blend),
        T(draws_see_their_own_constants),
        cmocka_unit_test(hidden_blocks),
        T(programs_without_a_branch_keep_their_blocks),
        cmocka_unit_test(branches_of_draws),
        T(srgb_targets),
        T(passes_are_cut_by_weight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
