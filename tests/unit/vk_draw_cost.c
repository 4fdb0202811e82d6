/* What a draw costs the applying thread: nanoseconds a draw record for the state changes that programs make between
 * draws. Not a test; run it with the fake driver (VK_DRIVER_FILES=.../fake_icd.json), so that the driver's own time
 * does not count, or on a real one to see both. */
#include "tests/unit/draw_scene.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#define DRAWS  2000
#define ROUNDS 50

static void no_change(vk_session *s, uint32_t i) {}
static void uniform_change(vk_session *s, uint32_t i)
{
    float v[4] = {0, 0, (float)i, 0};
    set_constants(s, 1, v, 4);
}
static void texture_change(vk_session *s, uint32_t i)
{
    mgl_texture_unit *u;
    mgl_emit_texture_units(&s->encoder, 1, &u);
    *u = (mgl_texture_unit){H(PICTURE + i % 2), H(1)};
}
static void program_change(vk_session *s, uint32_t i)
{
    bind_program(s, 1 + i % 2 * 10);
}
static void vertex_buffer_change(vk_session *s, uint32_t i)
{
    mgl_vertex_buffer *b;
    mgl_emit_vertex_buffers(&s->encoder, 1, &b);
    *b = (mgl_vertex_buffer){H(VERTICES), i % 2 * 8};
}
static void state_change(vk_session *s, uint32_t i)
{
    mgl_emit_render_state_bind(&s->encoder)->state = H(1 + i % 2);
}
static void attribute_change(vk_session *s, uint32_t i)
{
    set_color(s, (float)i, 1, 1, 1);
}
static void scissor_change(vk_session *s, uint32_t i)
{
    mgl_rect *r;
    mgl_emit_scissors(&s->encoder, 1, &r);
    *r = (mgl_rect){0, 0, 4 + (int32_t)(i % 2), 8};
}
static void target_change(vk_session *s, uint32_t i)
{
    bind_target(s, i % 2);
}

int main(void)
{
    static const struct {
        const char *name;
        void (*change)(vk_session *, uint32_t);
    } rows[] = {
        {"no change", no_change},
        {"uniform", uniform_change},
        {"texture", texture_change},
        {"program", program_change},
        {"vertex buffer", vertex_buffer_change},
        {"blend state", state_change},
        {"attribute", attribute_change},
        {"scissor", scissor_change},
        {"framebuffer", target_change},
    };
    vk_session session, *s = &session;
    session_open(s, false);
    begin_basic(s);
    make_texture(s, PICTURE + 1, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 1, 1, 1, 1, 1);
    make_basic(s, 11);
    bind_vertices(s, left_half, 6);
    mgl_wire_render_state_create w = default_state(2);
    w.blend[0].enable = 1;
    bind_state(s, w);
    for (size_t row = 0; row < MGL_COUNT(rows); row++) {
        uint64_t spent = 0;
        for (int round = 0; round < ROUNDS; round++) {
            for (uint32_t i = 0; i < DRAWS; i++) {
                rows[row].change(s, i);
                draw(s, MGL_TRIANGLES, 0, 3);
                if (s->encoder.end - s->encoder.cursor > 4096) continue;
                uint64_t start = mgl_thread_cpu_ns();
                session_apply(s);
                spent += mgl_thread_cpu_ns() - start;
            }
            uint64_t start = mgl_thread_cpu_ns();
            session_apply(s);
            spent += mgl_thread_cpu_ns() - start;
            mgl_emit_flush(&s->encoder);
            session_apply(s);
        }
        printf("%-14s %7.1f ns a draw\n", rows[row].name, (double)spent / (DRAWS * ROUNDS));
    }
    mgl_server_counters c = mgl_applier_counters(s->applier);
    printf("draws %llu of %llu, passes %llu, sets made %llu, pipelines %llu, barriers %llu\n",
           (unsigned long long)c.vk_draws, (unsigned long long)c.gl_draws, (unsigned long long)c.passes,
           (unsigned long long)c.sets_made, (unsigned long long)c.pipelines_made, (unsigned long long)c.barriers);
    session_close(s);
    return 0;
}
