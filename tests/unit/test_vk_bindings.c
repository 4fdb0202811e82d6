/* What programs read and write: blocks, textures, images; also while it is drawn to. */
#include "tests/unit/draw_scene.h"
#include "translator/vk/push.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>
#include <cmocka.h>

#include "test_shaders/blocks.frag.h"
#include "test_shaders/color.frag.h"
#include "test_shaders/cube.comp.h"
#include "test_shaders/large.vert.h"
#include "test_shaders/layers.comp.h"
#include "test_shaders/sample.comp.h"
#include "test_shaders/shadow.frag.h"
#include "test_shaders/storage.comp.h"

static const mgl_program_resource block_resources[] = {
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

static void uniform_blocks_and_texel_buffers(void **state)
{
    vk_session *s = *state;
    begin_flat(s, 2);
    const words stages[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = flat_vertex, [MGL_STAGE_FRAGMENT] = WORDS(blocks_frag)};
    make_program(s, 3, (mgl_program_header){.attribute_mask = 1, .output_mask = 1, .slot_count = 3}, stages,
                 block_resources, 3);
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

static const mgl_program_resource storage_resources[] = {
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

static void dispatch(vk_session *s, uint32_t groups)
{
    mgl_wire_dispatch *g = mgl_emit_dispatch(&s->encoder);
    g->groups[0] = groups;
    g->groups[1] = g->groups[2] = 1;
}

static void compute_and_storage(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, big, 3);
    const words stages[MGL_STAGE_COUNT] = {[MGL_STAGE_COMPUTE] = WORDS(storage_comp)};
    make_program(s, 3, (mgl_program_header){.slot_count = 2, .local_size = {4, 1, 1}}, stages, storage_resources, 2);
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
        dispatch(s, 2);
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

/* Depth that a pass samples while it is attached, then writes, then a compute program samples from the same unit. */
static void compute_after_feedback(void **state)
{
    static const mgl_program_resource picture = {.kind = MGL_RESOURCE_TEXTURE,
                                                 .set = 1,
                                                 .binding = 0,
                                                 .stages = 1 << MGL_STAGE_FRAGMENT,
                                                 .dim = MGL_DIM_2D,
                                                 .count = 1};
    static const mgl_program_resource sampled[] = {
        {.kind = MGL_RESOURCE_TEXTURE,
         .set = 1,
         .binding = 0,
         .stages = 1 << MGL_STAGE_COMPUTE,
         .dim = MGL_DIM_2D,
         .count = 1},
        {.kind = MGL_RESOURCE_STORAGE_BLOCK,
         .set = 2,
         .binding = 0,
         .stages = 1 << MGL_STAGE_COMPUTE,
         .count = 1,
         .first_slot = 1},
    };
    vk_session *s = *state;
    if (s->caps.api_version < 0x403000) skip(); /* as depth_feedback() */
    begin_basic(s);
    const words drawn[MGL_STAGE_COUNT] = {[MGL_STAGE_VERTEX] = flat_vertex, [MGL_STAGE_FRAGMENT] = WORDS(shadow_frag)};
    make_program(s, 3, (mgl_program_header){.attribute_mask = 1, .output_mask = 1, .slot_count = 1}, drawn, &picture,
                 1);
    const words computed[MGL_STAGE_COUNT] = {[MGL_STAGE_COMPUTE] = WORDS(sample_comp)};
    make_program(s, 4, (mgl_program_header){.slot_count = 2, .local_size = {1, 1, 1}}, computed, sampled, 2);
    uint32_t *slots;
    mgl_emit_program_bindings(&s->encoder, 1, &slots)->program = H(3);
    slots[0] = 5;
    mgl_emit_program_bindings(&s->encoder, 2, &slots)->program = H(4);
    slots[0] = 5, slots[1] = 0;
    mgl_texture_unit *u;
    mgl_emit_texture_units(&s->encoder, 1, &u)->first = 5;
    *u = (mgl_texture_unit){H(DEPTH), H(1)};
    make_buffer(s, 5, 16, 0);
    mgl_buffer_range *b;
    mgl_emit_storage_buffers(&s->encoder, 1, &b);
    *b = (mgl_buffer_range){H(5), 0, 0};
    bind_vertices(s, big, 3);
    mgl_wire_render_state_create tests = default_state(2), writes = default_state(3);
    tests.depth_test = writes.depth_test = writes.depth_write = 1;
    for (int round = 0; round < 2; round++) {
        clear_depth_stencil(s, 0.75f, 0);
        if (!round) bind_state(s, tests);
        if (round) mgl_emit_render_state_bind(&s->encoder)->state = H(2);
        bind_program(s, 3);
        draw(s, MGL_TRIANGLES, 0, 3);
        if (!round) bind_state(s, writes);
        if (round) mgl_emit_render_state_bind(&s->encoder)->state = H(3);
        bind_program(s, 1);
        draw(s, MGL_TRIANGLES, 0, 3);
        bind_program(s, 4);
        dispatch(s, 1);
        assert_true(*(const float *)read_buffer(s, 5, 0, 4) < 0.51f); /* the 0.75 of the clear is gone */
    }
}

static void bind_image(vk_session *s, uint32_t texture, uint32_t layer, bool layered)
{
    mgl_image_unit *i;
    mgl_emit_image_units(&s->encoder, 1, &i);
    *i = (mgl_image_unit){
        .texture = H(texture), .layer = layer, .format = MGL_FORMAT_R8G8B8A8_UNORM, .layered = layered};
}

static void make_image_program(vk_session *s, uint32_t n, mgl_texture_dim dim, words module)
{
    const mgl_program_resource image = {.kind = MGL_RESOURCE_IMAGE,
                                        .set = 2,
                                        .binding = 0,
                                        .stages = 1 << MGL_STAGE_COMPUTE,
                                        .dim = (uint8_t)dim,
                                        .count = 1};
    const words stages[MGL_STAGE_COUNT] = {[MGL_STAGE_COMPUTE] = module};
    make_program(s, n, (mgl_program_header){.slot_count = 1, .local_size = {1, 1, 1}}, stages, &image, 1);
}

/* What a program takes for a cube may be anything: faces that are not there are not written, and nothing else is. */
static void images_of_other_kinds(void **state)
{
    static const words cube = WORDS(cube_comp);
    vk_session *s = *state;
    make_texture(s, 8, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 1, 1, 1);
    make_texture(s, 9, MGL_TARGET_CUBE, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 6, 1, 1);
    make_texture(s, 10, MGL_TARGET_3D, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 4, 1, 1);
    make_image_program(s, 3, MGL_DIM_CUBE, cube);
    bind_program(s, 3);
    for (uint32_t n = 8; n <= 10; n++)
        for (int layered = 0; layered < 2; layered++) {
            bind_image(s, n, n == 9 && !layered ? 5 : 0, layered);
            dispatch(s, 6);
        }
    const uint32_t *t = (const uint32_t *)read_level(s, 9, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 5, 1, 1, 1}, 4);
    assert_int_equal(t[0], GREEN);
}

/* Layers of a view are counted from its own first one: in images, and as attachments. */
static void layers_of_a_view(void **state)
{
    static const words layers = WORDS(layers_comp);
    const mgl_box corner = {0, 0, 0, 1, 1, 8};
    vk_session *s = *state;
    *mgl_emit_texture_create(&s->encoder) = (mgl_wire_texture_create){H(8), MGL_TARGET_2D_ARRAY, 0};
    *mgl_emit_texture_storage(&s->encoder) =
        (mgl_wire_texture_storage){H(8), 1, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 8, 1};
    *mgl_emit_texture_create(&s->encoder) = (mgl_wire_texture_create){H(9), MGL_TARGET_2D_ARRAY, 0};
    *mgl_emit_texture_view(&s->encoder) =
        (mgl_wire_texture_view){H(9), H(8), MGL_TARGET_2D_ARRAY, MGL_FORMAT_R8G8B8A8_UNORM, 0, 1, 4, 3};
    for (uint32_t n = 8; n <= 9; n++) {
        mgl_wire_framebuffer *f = mgl_emit_framebuffer(&s->encoder);
        f->color[0] = (mgl_attachment){.image = {H(n), 0, 0}, .layered = 1};
        memset(f->draw_map, 255, sizeof(f->draw_map));
        f->draw_map[0] = 0;
        f->width = f->height = 4;
        clear_color(s, n == 8, 0, n == 9, 1);
    }
    const uint32_t *t = (const uint32_t *)read_level(s, 8, 0, MGL_ASPECT_COLOR, corner, 32);
    for (uint32_t layer = 0; layer < 8; layer++)
        assert_int_equal(t[layer], layer >= 4 && layer < 7 ? BLUE : RED);
    make_image_program(s, 3, MGL_DIM_2D_ARRAY, layers);
    bind_program(s, 3);
    bind_image(s, 9, 0, true);
    dispatch(s, 3);
    t = (const uint32_t *)read_level(s, 8, 0, MGL_ASPECT_COLOR, corner, 32);
    for (uint32_t layer = 0; layer < 8; layer++)
        assert_int_equal(t[layer], layer >= 4 && layer < 7 ? GREEN : RED);
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

/* Current attributes that change while a program draws that reads none of them: the next program that does reads the
 * new ones, in the same recording. */
static void attributes_change_unread(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, big, 3);
    mgl_vertex_element *e;
    mgl_wire_vertex_layout_create *l = mgl_emit_vertex_layout_create(&s->encoder, 1, &e);
    l->layout = H(2);
    l->binding_count = 1;
    l->bindings[0].stride = 8;
    *e = (mgl_vertex_element){MGL_FORMAT_R32G32_SFLOAT, 0, 0, 0};
    set_color(s, 1, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3); /* takes a slice */
    bind_program(s, 2);
    mgl_emit_vertex_layout_bind(&s->encoder)->layout = H(2);
    set_color(s, 0, 1, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    bind_program(s, 1);
    mgl_emit_vertex_layout_bind(&s->encoder)->layout = H(1);
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 0, 0), GREEN);
}

static void name_vertices(vk_session *s, uint32_t n)
{
    mgl_vertex_buffer *b;
    mgl_emit_vertex_buffers(&s->encoder, 1, &b);
    *b = (mgl_vertex_buffer){H(n), 0};
}

/* The binding stays as it was named; what is behind it changes. */
static void vertices_under_the_same_handle(void **state)
{
    vk_session *s = *state;
    begin_basic(s);
    bind_vertices(s, left_half, 6);
    clear_color(s, 0, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 6, 3), BLACK);
    make_buffer(s, VERTICES, sizeof(big), 0);
    upload_buffer(s, VERTICES, 0, big, sizeof(big));
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 6, 3), WHITE);
    mgl_emit_buffer_destroy(&s->encoder)->buffer = H(VERTICES);
    clear_color(s, 0, 0, 0, 1);
    assert_int_equal(texel(s, 6, 3), BLACK); /* done: the object may serve buffer 8 */
    make_buffer(s, 8, sizeof(big), 0);
    make_buffer(s, VERTICES, sizeof(big), 0);
    upload_buffer(s, VERTICES, 0, big, sizeof(big));
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 6, 3), WHITE);
    name_vertices(s, 9); /* not there yet */
    clear_color(s, 0, 0, 0, 1);
    draw(s, MGL_TRIANGLES, 0, 3);
    make_buffer(s, 9, sizeof(big), 0);
    upload_buffer(s, 9, 0, big, sizeof(big));
    name_vertices(s, 9);
    draw(s, MGL_TRIANGLES, 0, 3);
    assert_int_equal(texel(s, 6, 3), WHITE);
}

/* ---- a large default block of which one uniform changes each draw (hot.c) ---- */

static PFN_vkCreateGraphicsPipelines create_pipelines;
static pthread_t applying;
static atomic_uint begun_elsewhere, made_here, made_elsewhere;
static atomic_bool held; /* who makes pipelines elsewhere */

static void sleep_ms(long ms)
{
    nanosleep(&(struct timespec){0, ms * 1000000}, NULL);
}

static VkResult VKAPI_CALL count_pipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                           const VkGraphicsPipelineCreateInfo *infos,
                                           const VkAllocationCallbacks *callbacks, VkPipeline *pipelines)
{
    bool here = pthread_equal(pthread_self(), applying);
    if (!here) atomic_fetch_add(&begun_elsewhere, count);
    while (!here && atomic_load(&held))
        sleep_ms(1);
    VkResult result = create_pipelines(device, cache, count, infos, callbacks, pipelines);
    atomic_fetch_add(here ? &made_here : &made_elsewhere, count);
    return result;
}

static void use_large(vk_session *s, uint32_t program)
{
    const words stages[MGL_STAGE_COUNT] = {
        [MGL_STAGE_VERTEX] = WORDS(large_vert), [MGL_STAGE_FRAGMENT] = WORDS(color_frag)};
    make_program(s, program,
                 (mgl_program_header){.attribute_mask = 1,
                                      .output_mask = 1,
                                      .default_block_size = 512,
                                      .default_block_stages = 1 << MGL_STAGE_VERTEX},
                 stages, NULL, 0);
    bind_program(s, program);
}

static void begin_large(vk_session *s)
{
    begin_flat(s, 2);
    use_large(s, 3);
    bind_vertices(s, big, 3);
    assert_true(session_apply(s));
    applying = pthread_self();
    begun_elsewhere = made_here = made_elsewhere = 0;
    held = true;
    create_pipelines = s->applier->device.vk.vkCreateGraphicsPipelines;
    s->applier->device.vk.vkCreateGraphicsPipelines = count_pipelines;
}

/* `first` of 256 and the values that follow, each in a draw of its own. */
static void draw_values(vk_session *s, uint32_t program, uint32_t first, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        float color[4] = {(float)((first + i) % 256) / 255, 1, 0, 1};
        set_constants(s, program, color, 4);
        draw(s, MGL_TRIANGLES, 0, 3);
        if (i % 64 == 63) assert_true(session_apply(s));
    }
    assert_true(session_apply(s));
}

/* The other thread has the pipeline in hand. */
static void wait_for_begin(vk_session *s)
{
    while (begun_elsewhere < s->applier->device.push_blocks)
        sleep_ms(1);
}

static void expect_drawn(vk_session *s, uint32_t value)
{
    assert_int_equal(texel(s, 3, 3), RGBA(value % 256, 255, 0, 255));
}

/* The program is drawn with as it was while another thread makes its pipeline again. */
static void pipelines_are_made_again_elsewhere(void **state)
{
    vk_session *s = *state;
    begin_large(s);
    bool hot = s->applier->device.push_blocks;
    draw_values(s, 3, 0, 2000); /* chosen after 516 */
    expect_drawn(s, 1999);
    assert_int_equal(mgl_applier_counters(s->applier).hot_programs, 0);
    wait_for_begin(s);
    held = false;
    draw_values(s, 3, 2000, 2000);
    expect_drawn(s, 3999);
    assert_int_equal(mgl_applier_counters(s->applier).hot_programs, hot);
    assert_int_equal(made_here, 1);
    assert_int_equal(made_elsewhere, hot);
    assert_int_equal(mgl_applier_counters(s->applier).pipelines_made, 1 + hot);
}

/* Frames are time enough, too. */
static void frames_end_the_making(void **state)
{
    vk_session *s = *state;
    begin_large(s);
    held = false;
    draw_values(s, 3, 0, 600);
    s->applier->counters.frames += 8;
    draw_values(s, 3, 600, 2);
    assert_int_equal(mgl_applier_counters(s->applier).hot_programs, s->applier->device.push_blocks);
    expect_drawn(s, 601);
}

static void *release_later(void *argument)
{
    sleep_ms(50);
    held = false;
    return NULL;
}

/* What is being made when its program or the session ends is waited for, and nothing is left (the layers tell). */
static void ends_while_pipelines_are_made(void **state)
{
    vk_session *s = *state;
    pthread_t later;
    begin_large(s);
    draw_values(s, 3, 0, 600);
    wait_for_begin(s);
    assert_int_equal(pthread_create(&later, NULL, release_later, NULL), 0);
    mgl_emit_program_destroy(&s->encoder)->program = H(3);
    assert_true(session_apply(s));
    pthread_join(later, NULL);
    assert_int_equal(made_elsewhere, s->applier->device.push_blocks);
    use_large(s, 4);
    draw_values(s, 4, 0, 530); /* the teardown comes as soon */
    expect_drawn(s, 529);
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(vertices_under_the_same_handle),
        T(uniform_blocks_and_texel_buffers),
        T(unbound_textures_read_black),
        T(texels_change_within_a_pass),
        T(render_to_texture),
        T(depth_feedback),
        T(compute_after_feedback),
        T(images_of_other_kinds),
        T(layers_of_a_view),
        T(attributes_change_unread),
        T(compute_and_storage),
        T(slices),
        T(multisampled),
        T(pipelines_are_made_again_elsewhere),
        T(frames_end_the_making),
        T(ends_while_pipelines_are_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
