/* Hostile drawing records: each ends the session with a name. */
#include "tests/unit/draw_scene.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

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
static void bad_indirect_count(vk_session *s)
{
    make_buffer(s, 9, 32, 0);
    make_buffer(s, 10, 32, 0);
    *mgl_emit_draw_indirect(&s->encoder) = (mgl_wire_draw_indirect){.mode = MGL_TRIANGLES,
                                                                    .draws = 1,
                                                                    .buffer = H(9),
                                                                    .count_buffer = H(10),
                                                                    .count_offset = UINT64_MAX - 3};
}
/* An index size that is another one and a flag, were both in the same bits. */
static void bad_shape(vk_session *s)
{
    static const uint32_t indices[3] = {0, 1, 2};
    make_buffer(s, INDICES, sizeof(indices), 0);
    upload_buffer(s, INDICES, 0, indices, sizeof(indices));
    mgl_emit_index_buffer(&s->encoder)->buffer = H(INDICES);
    *mgl_emit_draw_single(&s->encoder) =
        (mgl_wire_draw_single){.mode = MGL_TRIANGLES, .index_size = 4, .flags = MGL_DRAW_RESTART, .count = 3};
    *mgl_emit_draw_single(&s->encoder) =
        (mgl_wire_draw_single){.mode = MGL_TRIANGLES, .index_size = 4 | 0x10, .count = 3};
}
/* Of a 2D texture without mipmaps. */
static void view_as(vk_session *s, mgl_target target, mgl_format format)
{
    *mgl_emit_texture_create(&s->encoder) = (mgl_wire_texture_create){H(20), MGL_TARGET_2D, 0};
    *mgl_emit_texture_storage(&s->encoder) =
        (mgl_wire_texture_storage){H(20), 1, MGL_FORMAT_R8G8B8A8_UNORM, 8, 8, 1, 1};
    *mgl_emit_texture_create(&s->encoder) = (mgl_wire_texture_create){H(21), target, 0};
    *mgl_emit_texture_view(&s->encoder) = (mgl_wire_texture_view){H(21), H(20), target, format, 0, 1, 0, 1};
}
static void bad_view_cube(vk_session *s)
{
    view_as(s, MGL_TARGET_CUBE, MGL_FORMAT_R8G8B8A8_UNORM);
}
static void bad_view_3d(vk_session *s)
{
    view_as(s, MGL_TARGET_3D, MGL_FORMAT_R8G8B8A8_UNORM);
}
static void bad_view_depth(vk_session *s)
{
    view_as(s, MGL_TARGET_2D, MGL_FORMAT_D32_SFLOAT);
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
        bad_query,     bad_framebuffer, bad_taken,     bad_constant, bad_single,  bad_indirect_count, bad_shape,
        bad_view_cube, bad_view_3d,     bad_view_depth,
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
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hostile_records),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
