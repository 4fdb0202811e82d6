/* Buffers, textures, uploads, copies and reads of the Vulkan back end, with pixel checks and no client. */
#include "tests/unit/vk_session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

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

static int teardown_fault(void **state)
{
    vk_session *s = *state;
    session_close(s);
    int bad = s->messages || s->faults != 1 || s->lost;
    free(s);
    return bad;
}

static void fill(uint8_t *data, uint32_t size, uint32_t seed)
{
    for (uint32_t i = 0; i < size; i++)
        data[i] = (uint8_t)((i + seed) * 2654435761u >> 13);
}

static void buffer_round_trip(void **state)
{
    vk_session *s = *state;
    uint8_t data[5000];
    fill(data, sizeof data, 1);
    make_buffer(s, 1, sizeof data, 0);
    upload_buffer(s, 1, 0, data, sizeof data);
    const uint8_t *back = read_buffer(s, 1, 0, sizeof data);
    assert_non_null(back);
    assert_memory_equal(back, data, sizeof data);
    /* in the middle of a recording that reads it */
    make_buffer(s, 2, sizeof data, 0);
    mgl_wire_buffer_copy *c = mgl_emit_buffer_copy(&s->encoder);
    *c = (mgl_wire_buffer_copy){H(1), H(2), 0, 0, sizeof data};
    uint8_t patch[7] = {1, 2, 3, 4, 5, 6, 7};
    upload_buffer(s, 1, 33, patch, sizeof patch);
    mgl_wire_buffer_copy *c2 = mgl_emit_buffer_copy(&s->encoder);
    *c2 = (mgl_wire_buffer_copy){H(1), H(2), 33, 100, 7};
    back = read_buffer(s, 2, 0, sizeof data);
    uint8_t expected[5000];
    memcpy(expected, data, sizeof data);
    memcpy(expected + 100, patch, 7);
    assert_memory_equal(back, expected, sizeof data);
    back = read_buffer(s, 1, 30, 13);
    assert_memory_equal(back + 3, patch, 7);
    assert_memory_equal(back, data + 30, 3);
}

static void buffer_orphaning_keeps_order(void **state)
{
    vk_session *s = *state;
    make_buffer(s, 2, 400, 0);
    for (uint32_t n = 0; n < 100; n++) {
        make_buffer(s, 1, 4, 0);
        upload_buffer(s, 1, 0, &n, 4);
        mgl_wire_buffer_copy *c = mgl_emit_buffer_copy(&s->encoder);
        *c = (mgl_wire_buffer_copy){H(1), H(2), 0, n * 4, 4};
    }
    const uint8_t *back = read_buffer(s, 2, 0, 400);
    for (uint32_t n = 0; n < 100; n++)
        assert_int_equal(((const uint32_t *)back)[n], n);
}

static void buffer_fills(void **state)
{
    vk_session *s = *state;
    make_buffer(s, 1, 200000, 0);
    mgl_wire_buffer_fill *f = mgl_emit_buffer_fill(&s->encoder);
    *f = (mgl_wire_buffer_fill){H(1), 0, 200000, {0x11223344}, 4, 0};
    f = mgl_emit_buffer_fill(&s->encoder);
    *f = (mgl_wire_buffer_fill){H(1), 12, 120000, {1, 2, 3}, 12, 0};
    f = mgl_emit_buffer_fill(&s->encoder);
    *f = (mgl_wire_buffer_fill){H(1), 5, 3, {0xee}, 1, 0};
    const uint8_t *back = read_buffer(s, 1, 0, 200000);
    const uint32_t *words = (const uint32_t *)back;
    assert_int_equal(words[0], 0x11223344);
    assert_int_equal(words[1], 0xeeeeee44);
    assert_int_equal(words[2], 0x11223344);
    for (uint32_t n = 0; n < 30000; n++)
        assert_int_equal(words[3 + n], n % 3 + 1);
    assert_int_equal(words[30003], 0x11223344);
}

static void texture_round_trip(void **state)
{
    vk_session *s = *state;
    uint8_t data[16 * 8 * 4], sub[3 * 2 * 4];
    fill(data, sizeof data, 3);
    fill(sub, sizeof sub, 9);
    make_texture(s, 1, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 16, 8, 1, 1, 1);
    upload_level(s, 1, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 16, 8, 1}, data, sizeof data);
    upload_level(s, 1, 0, MGL_ASPECT_COLOR, (mgl_box){5, 4, 0, 3, 2, 1}, sub, sizeof sub);
    const uint8_t *back = read_level(s, 1, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 16, 8, 1}, sizeof data);
    for (int y = 0; y < 2; y++)
        memcpy(data + ((4 + y) * 16 + 5) * 4, sub + y * 12, 12);
    assert_memory_equal(back, data, sizeof data);
}

static void every_target(void **state)
{
    vk_session *s = *state;
    static const struct {
        mgl_target target;
        uint32_t w, h, d;
    } list[] = {
        {MGL_TARGET_1D, 16, 1, 1},       {MGL_TARGET_3D, 8, 4, 4},       {MGL_TARGET_CUBE, 8, 8, 6},
        {MGL_TARGET_1D_ARRAY, 8, 1, 5},  {MGL_TARGET_2D_ARRAY, 8, 4, 3}, {MGL_TARGET_CUBE_ARRAY, 4, 4, 12},
        {MGL_TARGET_RECTANGLE, 7, 5, 1},
    };
    for (uint32_t n = 0; n < MGL_COUNT(list); n++) {
        uint32_t size = list[n].w * list[n].h * list[n].d * 4;
        uint8_t data[4096];
        fill(data, size, n);
        make_texture(s, 10 + n, list[n].target, MGL_FORMAT_R8G8B8A8_UNORM, list[n].w, list[n].h, list[n].d, 2, 1);
        upload_level(s, 10 + n, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, list[n].w, list[n].h, list[n].d}, data, size);
        uint32_t slice = size / list[n].d, last = list[n].d - 1;
        const uint8_t *back =
            read_level(s, 10 + n, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, (int)last, list[n].w, list[n].h, 1}, slice);
        assert_memory_equal(back, data + last * slice, slice);
    }
}

static void depth_and_stencil(void **state)
{
    vk_session *s = *state;
    static const mgl_format formats[] = {MGL_FORMAT_D24_UNORM_S8_UINT, MGL_FORMAT_D32_SFLOAT_S8_UINT};
    for (uint32_t n = 0; n < MGL_COUNT(formats); n++) {
        if (!(s->caps.format_features[formats[n]] & MGL_FEATURE_RENDER)) continue;
        float depth[16];
        uint32_t depth24[16];
        uint8_t stencil[16];
        for (uint32_t i = 0; i < 16; i++)
            depth[i] = (float)i / 16, depth24[i] = i * 1000003u & 0xffffff, stencil[i] = (uint8_t)(i * 7);
        mgl_box box = {0, 0, 0, 4, 4, 1};
        make_texture(s, 1 + n, MGL_TARGET_2D, formats[n], 4, 4, 1, 1, 1);
        upload_level(s, 1 + n, 0, MGL_ASPECT_DEPTH, box, n ? (void *)depth : (void *)depth24, 64);
        upload_level(s, 1 + n, 0, MGL_ASPECT_STENCIL, box, stencil, 16);
        const uint8_t *back = read_level(s, 1 + n, 0, MGL_ASPECT_STENCIL, box, 16);
        assert_memory_equal(back, stencil, 16);
        back = read_level(s, 1 + n, 0, MGL_ASPECT_DEPTH, box, 64);
        for (uint32_t i = 0; i < 16; i++)
            if (n)
                assert_true(((const float *)back)[i] == depth[i]);
            else
                assert_int_equal(((const uint32_t *)back)[i] & 0xffffff, depth24[i]);
    }
}

static void copies_between_textures(void **state)
{
    vk_session *s = *state;
    uint8_t data[8 * 8 * 4];
    fill(data, sizeof data, 5);
    make_texture(s, 1, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 8, 8, 1, 1, 1);
    make_texture(s, 2, MGL_TARGET_2D_ARRAY, MGL_FORMAT_R32_UINT, 8, 8, 4, 1, 1);
    make_texture(s, 3, MGL_TARGET_3D, MGL_FORMAT_R8G8B8A8_UNORM, 8, 8, 4, 1, 1);
    upload_level(s, 1, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 8, 8, 1}, data, sizeof data);
    mgl_wire_texture_copy *c = mgl_emit_texture_copy(&s->encoder);
    *c = (mgl_wire_texture_copy){.source = H(1), .destination = H(2), .source_box = {0, 0, 0, 8, 8, 1}, .z = 2};
    c = mgl_emit_texture_copy(&s->encoder);
    *c = (mgl_wire_texture_copy){
        .source = H(2), .destination = H(3), .source_box = {2, 2, 2, 4, 4, 1}, .x = 1, .y = 1, .z = 3};
    const uint8_t *back = read_level(s, 2, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 2, 8, 8, 1}, sizeof data);
    assert_memory_equal(back, data, sizeof data);
    back = read_level(s, 3, 0, MGL_ASPECT_COLOR, (mgl_box){1, 1, 3, 4, 4, 1}, 64);
    for (int y = 0; y < 4; y++)
        assert_memory_equal(back + y * 16, data + ((y + 2) * 8 + 2) * 4, 16);
}

static void buffers_and_textures(void **state)
{
    vk_session *s = *state;
    uint8_t data[1024];
    fill(data, sizeof data, 8);
    make_buffer(s, 1, sizeof data, 0);
    make_buffer(s, 2, sizeof data, 0);
    upload_buffer(s, 1, 0, data, sizeof data);
    make_texture(s, 1, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 8, 8, 1, 1, 1);
    mgl_wire_texture_upload_buffer *u = mgl_emit_texture_upload_buffer(&s->encoder);
    *u = (mgl_wire_texture_upload_buffer){.texture = H(1),
                                          .aspects = MGL_ASPECT_COLOR,
                                          .box = {0, 0, 0, 8, 8, 1},
                                          .row_bytes = 40,
                                          .buffer = H(1),
                                          .offset = 4};
    const uint8_t *back = read_level(s, 1, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 8, 8, 1}, 256);
    for (int y = 0; y < 8; y++)
        assert_memory_equal(back + y * 32, data + 4 + y * 40, 32);
    u = mgl_emit_texture_upload_buffer(&s->encoder); /* odd stride and offset */
    *u = (mgl_wire_texture_upload_buffer){.texture = H(1),
                                          .aspects = MGL_ASPECT_COLOR,
                                          .box = {0, 0, 0, 8, 8, 1},
                                          .row_bytes = 33,
                                          .buffer = H(1),
                                          .offset = 1};
    mgl_wire_texture_read_buffer *r = mgl_emit_texture_read_buffer(&s->encoder);
    *r = (mgl_wire_texture_read_buffer){.texture = H(1),
                                        .aspects = MGL_ASPECT_COLOR,
                                        .box = {0, 0, 0, 8, 8, 1},
                                        .row_bytes = 35,
                                        .buffer = H(2),
                                        .offset = 3};
    back = read_buffer(s, 2, 0, 400);
    for (int y = 0; y < 8; y++)
        assert_memory_equal(back + 3 + y * 35, data + 1 + y * 33, 32);
}

static void clears_of_boxes(void **state)
{
    vk_session *s = *state;
    make_texture(s, 1, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 1, 1, 1);
    float one = 1.0f;
    mgl_wire_texture_clear *c = mgl_emit_texture_clear(&s->encoder);
    *c = (mgl_wire_texture_clear){.texture = H(1), .aspects = MGL_ASPECT_COLOR, .box = {0, 0, 0, 4, 4, 1}};
    c = mgl_emit_texture_clear(&s->encoder);
    *c = (mgl_wire_texture_clear){.texture = H(1), .aspects = MGL_ASPECT_COLOR, .box = {1, 1, 0, 2, 2, 1}};
    memcpy(&c->color[1], &one, 4);
    const uint32_t *back = (const uint32_t *)read_level(s, 1, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 4, 4, 1}, 64);
    for (int i = 0; i < 16; i++) {
        bool inside = i % 4 >= 1 && i % 4 <= 2 && i / 4 >= 1 && i / 4 <= 2;
        assert_int_equal(back[i], inside ? 0x0000ff00 : 0);
    }
}

static void levels_survive_redefinition(void **state)
{
    vk_session *s = *state;
    uint32_t red[16], green[4], blue[64];
    for (int i = 0; i < 64; i++)
        blue[i] = 3;
    for (int i = 0; i < 16; i++)
        red[i] = 1;
    for (int i = 0; i < 4; i++)
        green[i] = 2;
    make_texture(s, 1, MGL_TARGET_2D, MGL_FORMAT_R32_UINT, 4, 4, 1, 2, 1);
    upload_level(s, 1, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 4, 4, 1}, red, sizeof red);
    upload_level(s, 1, 1, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 2, 2, 1}, green, sizeof green);
    mgl_wire_texture_level *l = mgl_emit_texture_level(&s->encoder);
    *l = (mgl_wire_texture_level){.texture = H(1),
                                  .level = 0,
                                  .format = MGL_FORMAT_R32_UINT,
                                  .width = 8,
                                  .height = 8,
                                  .depth = 1,
                                  .samples = 1,
                                  .level_hint = 4};
    upload_level(s, 1, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 8, 8, 1}, blue, sizeof blue);
    const uint8_t *back = read_level(s, 1, 1, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 2, 2, 1}, sizeof green);
    assert_memory_equal(back, green, sizeof green);
    back = read_level(s, 1, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 8, 8, 1}, sizeof blue);
    assert_memory_equal(back, blue, sizeof blue);
}

static void fences_come_in_order(void **state)
{
    vk_session *s = *state;
    for (uint64_t n = 1; n <= 200; n++)
        mgl_emit_fence(&s->encoder)->serial = n;
    assert_true(session_wait_fence(s, 200));
}

static bool take_memory(vk_session *s, uint32_t n, uint64_t offset, uint64_t size)
{
    uint32_t refused = s->failed_replies;
    uint64_t id = s->last_reply + 1;
    *mgl_emit_memory_create(&s->encoder) =
        (mgl_wire_memory_create){.memory = H(n), .offset = offset, .size = size, .reply = {id, 0, 0}};
    return session_wait_reply(s, id) && s->failed_replies == refused;
}

static void use_memory(vk_session *s, uint32_t buffer, uint32_t memory)
{
    *mgl_emit_buffer_storage(&s->encoder) =
        (mgl_wire_buffer_storage){.buffer = H(buffer), .size = 1000, .memory = H(memory)};
}

/* What the client writes in place is what the GPU copies, and the other way round; a range that is given up is idle. */
static void memory_is_read_in_place(void **state)
{
    vk_session *s = *state;
    bool supported = s->caps.features & MGL_CAP_SHARED_MEMORY;
    assert_int_equal(take_memory(s, 1, MGL_MAPS_PAGE, MGL_MAPS_PAGE), supported);
    if (!supported) skip();
    use_memory(s, 1, 1);
    make_buffer(s, 2, 1000, 0);
    uint8_t *mine = s->maps + MGL_MAPS_PAGE;
    fill(mine, 1000, 3);
    *mgl_emit_buffer_copy(&s->encoder) = (mgl_wire_buffer_copy){H(1), H(2), 0, 0, 1000};
    const uint8_t *back = read_buffer(s, 2, 0, 1000);
    assert_non_null(back);
    assert_memory_equal(back, mine, 1000);
    uint8_t patch[4] = {9, 8, 7, 6};
    upload_buffer(s, 2, 0, patch, sizeof patch);
    *mgl_emit_buffer_copy(&s->encoder) = (mgl_wire_buffer_copy){H(2), H(1), 0, 500, 4};
    mgl_emit_fence(&s->encoder)->serial = 1;
    assert_true(session_wait_fence(s, 1));
    assert_memory_equal(mine + 500, patch, 4);
    assert_int_equal(s->idle_memories, 0);
    mgl_emit_buffer_destroy(&s->encoder)->buffer = H(1);
    mgl_emit_fence(&s->encoder)->serial = 2;
    assert_true(session_wait_fence(s, 2));
    assert_int_equal(s->idle_memories, 1);
    mgl_emit_memory_destroy(&s->encoder)->memory = H(1);
    assert_true(session_apply(s));
}

/* Asked for without a reply: told once, and by an event, that it can be used. */
static void memory_without_a_reply(void **state)
{
    vk_session *s = *state;
    bool supported = s->caps.features & MGL_CAP_SHARED_MEMORY;
    uint64_t replies = s->last_reply;
    *mgl_emit_memory_create(&s->encoder) =
        (mgl_wire_memory_create){.memory = H(1), .offset = MGL_MAPS_PAGE, .size = MGL_MAPS_PAGE};
    assert_true(session_apply(s));
    mgl_emit_fence(&s->encoder)->serial = 1;
    assert_true(session_wait_fence(s, 1));
    assert_int_equal(s->idle_memories, 1);
    assert_true(mgl_handle_equal(s->idle_memory, supported ? H(1) : (mgl_handle){0, 0})); /* none: refused */
    assert_int_equal(s->last_reply, replies);
    if (!supported) return;
    use_memory(s, 1, 1);
    assert_true(session_apply(s));
}

static void memory_outside_the_segment(void **state)
{
    vk_session *s = *state;
    assert_false(take_memory(s, 1, 3 * MGL_MAPS_PAGE, 2 * MGL_MAPS_PAGE));
    assert_non_null(strstr(s->fault, "maps segment"));
}

static void memory_in_use_stays(void **state)
{
    vk_session *s = *state;
    if (!take_memory(s, 1, 0, MGL_MAPS_PAGE)) {
        assert_false(take_memory(s, 2, 1, MGL_MAPS_PAGE));
        return;
    }
    use_memory(s, 1, 1);
    use_memory(s, 2, 1); /* two buffers on one memory */
    assert_false(session_apply(s));
    assert_non_null(strstr(s->fault, "in use"));
}

static void damaged_records_end_the_session(void **state)
{
    vk_session *s = *state;
    make_buffer(s, 1, 64, 0);
    uint8_t data[65] = {0};
    upload_buffer(s, 1, 0, data, sizeof data);
    assert_false(session_apply(s));
    assert_int_equal(s->faults, 1);
    assert_non_null(strstr(s->fault, "outside buffer"));
    mgl_emit_flush(&s->encoder);
    assert_false(session_apply(s));
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(buffer_round_trip),
        T(buffer_orphaning_keeps_order),
        T(buffer_fills),
        T(texture_round_trip),
        T(every_target),
        T(depth_and_stencil),
        T(copies_between_textures),
        T(buffers_and_textures),
        T(clears_of_boxes),
        T(levels_survive_redefinition),
        T(fences_come_in_order),
        T(memory_is_read_in_place),
        T(memory_without_a_reply),
        cmocka_unit_test_setup_teardown(memory_outside_the_segment, setup, teardown_fault),
        cmocka_unit_test_setup_teardown(memory_in_use_stays, setup, teardown_fault),
        cmocka_unit_test_setup_teardown(damaged_records_end_the_session, setup, teardown_fault),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
