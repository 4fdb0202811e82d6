/* The drawing half of the Vulkan back end: hand-made records, pixel checks, validation on. */
#include "tests/unit/draw_scene.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "test_shaders/basic.vert.h"
#include "test_shaders/basic.frag.h"
#include "test_shaders/flat.vert.h"
#include "test_shaders/flat.frag.h"

static int setup(void **state)
{
    vk_session *s = malloc(sizeof *s);
    session_open(s, getenv("MGL_TEST_NO_VALIDATION") == NULL);
    *state = s;
    return 0;
}

static int teardown(void **state)
{
    vk_session *s = *state;
    session_close(s);
    int bad = s->messages || s->faults || s->lost;
    if (s->faults) printf("fault: %s\n", s->fault);
    free(s);
    return bad;
}

#define RED   RGBA(255, 0, 0, 255)
#define GREEN RGBA(0, 255, 0, 255)
#define BLUE  RGBA(0, 0, 255, 255)
#define BLACK RGBA(0, 0, 0, 255)
#define WHITE RGBA(255, 255, 255, 255)

/* Programs 1 (basic) and 2 (flat). */
static void make_programs(vk_session *s)
{
    static const mgl_program_resource picture = {.kind = MGL_RESOURCE_TEXTURE, .set = 1, .binding = 0, .stages = 1 << MGL_STAGE_FRAGMENT, .dim = MGL_DIM_2D, .count = 1};
    const words basic[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = WORDS(basic_vert), [MGL_STAGE_FRAGMENT] = WORDS(basic_frag)};
    const words flat[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = WORDS(flat_vert), [MGL_STAGE_FRAGMENT] = WORDS(flat_frag)};
    mgl_program_header h = {.attribute_mask = 3, .output_mask = 1, .default_block_size = 32, .default_block_stages = 1 << MGL_STAGE_VERTEX, .slot_count = 1};
    make_program(s, 1, h, basic, &picture, 1);
    h = (mgl_program_header){.attribute_mask = 1, .output_mask = 1, .flags = MGL_PROGRAM_FLAT_INPUTS};
    make_program(s, 2, h, flat, NULL, 0);
}

static void set_color(vk_session *s, float r, float g, float b, float a)
{
    mgl_current_attribute *c;
    float color[4] = {r, g, b, a};
    mgl_emit_current_attributes(&s->encoder, 1, &c)->first = 1;
    memcpy(c->value, color, sizeof(color));
}

/* A white picture in unit 0. */
static void make_picture(vk_session *s)
{
    const uint32_t white = WHITE;
    mgl_texture_unit *u;
    make_texture(s, PICTURE, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 1, 1, 1, 1, 1);
    upload_level(s, PICTURE, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 1, 1, 1}, &white, 4);
    mgl_wire_sampler_create *w = mgl_emit_sampler_create(&s->encoder);
    w->sampler = H(1);
    w->lod_max = 1000.0f;
    mgl_emit_texture_units(&s->encoder, 1, &u);
    *u = (mgl_texture_unit){H(PICTURE), H(1)};
}

/* One triangle over everything, counter-clockwise in GL; a half of it, on the left. */
static const float big[] = {-1, -1, 3, -1, -1, 3};
static const float left_half[] = {-1, -1, 0, -1, 0, 1, -1, -1, 0, 1, -1, 1};
static const float constants[8] = {0, 0, 0, 0, 1, 1, 1, 1};

static void begin_basic(vk_session *s)
{
    make_programs(s);
    make_target(s, MGL_FORMAT_R8G8B8A8_UNORM, 1);
    make_picture(s);
    bind_state(s, default_state(1));
    bind_program(s, 1);
    set_constants(s, 1, constants, 8);
    set_color(s, 1, 1, 1, 1);
}

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
    struct { uint8_t front_cw, cull, upper_left; uint32_t expected; } cases[] = {
        {0, MGL_CULL_BACK, 0, WHITE}, {1, MGL_CULL_BACK, 0, BLACK}, {0, MGL_CULL_FRONT, 0, BLACK}, {1, MGL_CULL_FRONT, 0, WHITE},
        {0, MGL_CULL_BACK, 1, WHITE}, {1, MGL_CULL_BACK, 1, BLACK},
    };
    for (uint32_t i = 0; i < MGL_COUNT(cases); i++) {
        mgl_wire_render_state_create w = default_state(10 + i);
        w.front_cw = cases[i].front_cw;
        w.cull = cases[i].cull;
        w.clip_upper_left = cases[i].upper_left;
        bind_state(s, w);
        clear_color(s, 0, 0, 0, 1);
        draw(s, MGL_TRIANGLES, 0, 3);
        assert_int_equal(texel(s, 3, 3), cases[i].expected);
    }
}

/* The lower row of the window is row 0; the upper-left origin turns that round. */
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
    for (int i = 0; i < 2; i++) v->face[i].reference = 5, v->face[i].compare_mask = v->face[i].write_mask = 0xff;
    draw(s, MGL_TRIANGLES, 0, 6);
    w = default_state(3);
    w.stencil_test = 1;
    w.stencil[0] = w.stencil[1] = (mgl_stencil_face){.compare = MGL_NOTEQUAL};
    w.blend[0] = (mgl_blend_target){1, MGL_BF_CONSTANT_COLOR, MGL_BF_ONE, MGL_BO_ADD, MGL_BF_ONE, MGL_BF_ZERO, MGL_BO_ADD, 15};
    bind_state(s, w);
    *mgl_emit_blend_color(&s->encoder) = (mgl_wire_blend_color){{1, 0, 0, 1}};
    upload_buffer(s, VERTICES, 0, big, sizeof(big));
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 1, 1), BLACK);
    assert_int_equal(texel(s, 6, 6), RED);
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {T(a_triangle), T(faces), T(orientation), T(depth_test), T(stencil_and_blend)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
