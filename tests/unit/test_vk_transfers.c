/* Blits, resolves and mipmaps of the Vulkan back end, every road: copy, resolve, vkCmdBlitImage and drawing. */
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

#define BOX(w, h) ((mgl_box){0, 0, 0, w, h, 1})
static const uint32_t C = MGL_ASPECT_COLOR;

static mgl_wire_blit *blit(vk_session *s, uint32_t from, uint32_t to, int sx0, int sy0, int sx1, int sy1, int x0,
                           int y0, int x1, int y1)
{
    mgl_wire_blit *b = mgl_emit_blit(&s->encoder);
    *b = (mgl_wire_blit){.source = {H(from), 0, 0},
                         .destination = {H(to), 0, 0},
                         .source_x0 = sx0,
                         .source_y0 = sy0,
                         .source_x1 = sx1,
                         .source_y1 = sy1,
                         .x0 = x0,
                         .y0 = y0,
                         .x1 = x1,
                         .y1 = y1,
                         .scissor = {0, 0, -1, -1},
                         .aspects = C};
    return b;
}

/* 8x8 RGBA8 texture n with texel (x, y) = x | y << 8 | 0xff << 24. */
static void make_ramp(vk_session *s, uint32_t n)
{
    uint32_t texels[64];
    for (uint32_t i = 0; i < 64; i++)
        texels[i] = (i % 8) | (i / 8) << 8 | 0xff000000u;
    make_texture(s, n, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 8, 8, 1, 1, 1);
    upload_level(s, n, 0, C, BOX(8, 8), texels, sizeof texels);
}

static void clear_texture(vk_session *s, uint32_t n, uint32_t aspects, uint32_t w, uint32_t h, uint32_t r, uint32_t g,
                          uint32_t b, uint32_t a)
{
    mgl_wire_texture_clear *c = mgl_emit_texture_clear(&s->encoder);
    *c = (mgl_wire_texture_clear){.texture = H(n), .aspects = aspects, .box = BOX(w, h), .color = {r, g, b, a}};
}

static uint32_t bits(float f)
{
    uint32_t u;
    memcpy(&u, &f, 4);
    return u;
}

static void make_black(vk_session *s, uint32_t n, mgl_format format, uint32_t w, uint32_t h)
{
    make_texture(s, n, MGL_TARGET_2D, format, w, h, 1, 1, 1);
    clear_texture(s, n, C, w, h, 0, 0, 0, 0);
}

static uint32_t ramp(uint32_t x, uint32_t y)
{
    return x | y << 8 | 0xff000000u;
}

static void same_size_is_clipped(void **state)
{
    vk_session *s = *state;
    make_ramp(s, 1);
    make_black(s, 2, MGL_FORMAT_R8G8B8A8_UNORM, 8, 8);
    blit(s, 1, 2, -2, 0, 6, 8, 0, 3, 8, 11)->scissor = (mgl_rect){0, 0, 7, 6};
    const uint32_t *t = (const uint32_t *)read_level(s, 2, 0, C, BOX(8, 8), 256);
    for (uint32_t y = 0; y < 8; y++)
        for (uint32_t x = 0; x < 8; x++) {
            bool inside = x >= 2 && x < 7 && y >= 3 && y < 6;
            assert_int_equal(t[y * 8 + x], inside ? ramp(x - 2, y - 3) : 0);
        }
}

static void mirrored_and_swapped(void **state)
{
    vk_session *s = *state;
    make_ramp(s, 1);
    make_black(s, 2, MGL_FORMAT_B8G8R8A8_UNORM, 8, 8);
    blit(s, 1, 2, 0, 0, 8, 8, 8, 0, 0, 8);
    const uint8_t *t = read_level(s, 2, 0, C, BOX(8, 8), 256);
    for (uint32_t i = 0; i < 64; i++) {
        assert_int_equal(t[i * 4 + 2], 7 - i % 8);
        assert_int_equal(t[i * 4 + 1], i / 8);
    }
    blit(s, 1, 2, 6, 7, 2, 3, 0, 0, 4, 4)->scissor = (mgl_rect){1, 1, 2, 2}; /* mirrored both ways and scissored */
    t = read_level(s, 2, 0, C, BOX(4, 4), 64);
    assert_int_equal(t[(1 * 4 + 1) * 4 + 2], 4);
    assert_int_equal(t[(1 * 4 + 1) * 4 + 1], 5);
    assert_int_equal(t[(2 * 4 + 2) * 4 + 2], 3);
    assert_int_equal(t[(2 * 4 + 2) * 4 + 1], 4);
}

static void scaled_nearest_every_road(void **state)
{
    vk_session *s = *state;
    make_ramp(s, 1);
    for (int road = 0; road < 3; road++) { /* vkCmdBlitImage, drawing for the scissor, drawing for the alpha */
        make_black(s, 2 + road, MGL_FORMAT_R8G8B8A8_UNORM, 16, 16);
        mgl_wire_blit *b = blit(s, 1, 2 + road, 0, 0, 8, 8, 0, 0, 16, 16);
        if (road == 1) b->scissor = (mgl_rect){4, 4, 4, 4};
        if (road == 2) b->flags = MGL_BLIT_ALPHA_ONE;
        const uint32_t *t = (const uint32_t *)read_level(s, 2 + road, 0, C, BOX(16, 16), 1024);
        for (uint32_t y = 0; y < 16; y++)
            for (uint32_t x = 0; x < 16; x++) {
                uint32_t wanted = ramp(x / 2, y / 2);
                if (road == 1 && !(x >= 4 && x < 8 && y >= 4 && y < 8)) wanted = 0;
                if (road == 2) wanted &= 0xffffff;
                assert_int_equal(t[y * 16 + x], wanted);
            }
    }
}

static void scaled_linear(void **state)
{
    vk_session *s = *state;
    uint32_t texels[2] = {0xff000000u, 0xff0000ffu};
    make_texture(s, 1, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 2, 1, 1, 1, 1);
    upload_level(s, 1, 0, C, BOX(2, 1), texels, 8);
    for (int road = 0; road < 2; road++) {
        make_black(s, 2 + road, MGL_FORMAT_R8G8B8A8_UNORM, 4, 1);
        blit(s, 1, 2 + road, 0, 0, 2, 1, 0, 0, 4, 1)->flags = MGL_BLIT_LINEAR | (road ? MGL_BLIT_ALPHA_ONE : 0);
        const uint8_t *t = read_level(s, 2 + road, 0, C, BOX(4, 1), 16);
        assert_int_equal(t[0], 0);
        assert_in_range(t[4], 60, 68);
        assert_in_range(t[8], 187, 195);
        assert_int_equal(t[12], 255);
    }
}

static void source_edges_are_not_written(void **state)
{
    vk_session *s = *state;
    make_ramp(s, 1);
    make_black(s, 2, MGL_FORMAT_R8G8B8A8_UNORM, 16, 16);
    blit(s, 1, 2, -4, 0, 4, 8, 0, 0, 16, 16);
    const uint32_t *t = (const uint32_t *)read_level(s, 2, 0, C, BOX(16, 16), 1024);
    for (uint32_t x = 0; x < 16; x++)
        assert_int_equal(t[x], x < 8 ? 0 : ramp((x - 8) / 2, 0));
}

static void same_image_twice(void **state)
{
    vk_session *s = *state;
    make_ramp(s, 1);
    blit(s, 1, 1, 0, 0, 4, 4, 4, 4, 8, 8);
    mgl_wire_blit *b = blit(s, 1, 1, 0, 0, 2, 2, 4, 0, 8, 4); /* scaled and scissored: drawn from a copy */
    b->scissor = (mgl_rect){4, 0, 4, 4};
    b->flags = MGL_BLIT_ALPHA_ONE;
    const uint32_t *t = (const uint32_t *)read_level(s, 1, 0, C, BOX(8, 8), 256);
    assert_int_equal(t[5 * 8 + 6], ramp(2, 1));
    assert_int_equal(t[3 * 8 + 7], ramp(1, 1));
    assert_int_equal(t[0 * 8 + 5], ramp(0, 0));
}

static void integers(void **state)
{
    vk_session *s = *state;
    uint32_t texels[4] = {1, 70000, 0x80000000u, 5};
    for (int n = 0; n < 2; n++) {
        make_texture(s, 1 + n, MGL_TARGET_2D, n ? MGL_FORMAT_R32_SINT : MGL_FORMAT_R32_UINT, 2, 2, 1, 1, 1);
        upload_level(s, 1 + n, 0, C, BOX(2, 2), texels, sizeof texels);
        make_black(s, 3 + n, n ? MGL_FORMAT_R32G32_SINT : MGL_FORMAT_R32G32_UINT, 4, 4);
        blit(s, 1 + n, 3 + n, 0, 0, 2, 2, 0, 0, 4, 4)->scissor = (mgl_rect){0, 0, 4, 3};
        const uint32_t *t = (const uint32_t *)read_level(s, 3 + n, 0, C, BOX(4, 4), 128);
        assert_int_equal(t[0], 1);
        assert_int_equal(t[3 * 2], 70000);
        assert_int_equal(t[(2 * 4 + 1) * 2], 0x80000000u);
        assert_int_equal(t[(3 * 4 + 1) * 2], 0);
    }
}

static void resolves(void **state)
{
    vk_session *s = *state;
    make_texture(s, 1, MGL_TARGET_2D_MS, MGL_FORMAT_R8G8B8A8_UNORM, 8, 8, 1, 1, 4);
    clear_texture(s, 1, C, 8, 8, bits(1.0f), 0, bits(1.0f), bits(1.0f));
    make_black(s, 2, MGL_FORMAT_R8G8B8A8_UNORM, 8, 8);
    make_black(s, 3, MGL_FORMAT_B8G8R8A8_UNORM, 8, 8);
    make_texture(s, 4, MGL_TARGET_2D_MS, MGL_FORMAT_R8G8B8A8_UNORM, 8, 8, 1, 1, 4);
    blit(s, 1, 4, 0, 0, 8, 8, 0, 0, 8, 8); /* samples to samples */
    blit(s, 4, 2, 0, 0, 8, 8, 0, 0, 8, 8)->scissor = (mgl_rect){2, 2, 4, 4};
    blit(s, 4, 3, 0, 0, 8, 8, 0, 0, 8, 8); /* converts: drawn */
    const uint32_t *t = (const uint32_t *)read_level(s, 2, 0, C, BOX(8, 8), 256);
    assert_int_equal(t[0], 0);
    assert_int_equal(t[3 * 8 + 3], 0xffff00ffu);
    assert_int_equal(t[6 * 8 + 3], 0);
    t = (const uint32_t *)read_level(s, 3, 0, C, BOX(8, 8), 256);
    assert_int_equal(t[9], 0xffff00ffu);
}

static void depth_stencil(void **state)
{
    vk_session *s = *state;
    mgl_format format = s->caps.format_features[MGL_FORMAT_D24_UNORM_S8_UINT] & MGL_FEATURE_RENDER
                            ? MGL_FORMAT_D24_UNORM_S8_UINT
                            : MGL_FORMAT_D32_SFLOAT_S8_UINT;
    uint32_t both = MGL_ASPECT_DEPTH | MGL_ASPECT_STENCIL;
    uint8_t stencil[64];
    for (int i = 0; i < 64; i++)
        stencil[i] = (uint8_t)(i * 3);
    make_texture(s, 1, MGL_TARGET_2D, format, 8, 8, 1, 1, 1);
    clear_texture(s, 1, both, 8, 8, bits(0.5f), 1, 0, 0);
    upload_level(s, 1, 0, MGL_ASPECT_STENCIL, BOX(8, 8), stencil, 64);
    make_texture(s, 2, MGL_TARGET_2D, format, 8, 8, 1, 1, 1);
    clear_texture(s, 2, both, 8, 8, bits(1.0f), 7, 0, 0);
    blit(s, 1, 2, 0, 0, 8, 8, 0, 0, 8, 8)->aspects = MGL_ASPECT_STENCIL; /* copied */
    const uint8_t *t = read_level(s, 2, 0, MGL_ASPECT_STENCIL, BOX(8, 8), 64);
    assert_memory_equal(t, stencil, 64);
    make_texture(s, 3, MGL_TARGET_2D, format, 16, 16, 1, 1, 1);
    clear_texture(s, 3, both, 16, 16, bits(1.0f), 7, 0, 0);
    mgl_wire_blit *b = blit(s, 1, 3, 0, 0, 8, 8, 0, 0, 16, 16); /* drawn */
    b->aspects = both;
    b->scissor = (mgl_rect){0, 0, 16, 8};
    t = read_level(s, 3, 0, MGL_ASPECT_STENCIL, BOX(16, 16), 256);
    for (int y = 0; y < 16; y++)
        for (int x = 0; x < 16; x++)
            assert_int_equal(t[y * 16 + x], y < 8 ? stencil[y / 2 * 8 + x / 2] : 7);
    t = read_level(s, 3, 0, MGL_ASPECT_DEPTH, BOX(16, 16), 1024);
    uint32_t half, one;
    memcpy(&half, t, 4);
    memcpy(&one, t + 9 * 64, 4);
    if (format == MGL_FORMAT_D24_UNORM_S8_UINT) {
        assert_in_range(half & 0xffffff, 0x7ffffe, 0x800001);
        assert_int_equal(one & 0xffffff, 0xffffff);
    } else {
        assert_int_equal(half, bits(0.5f));
        assert_int_equal(one, bits(1.0f));
    }
    /* a multisampled one resolves to its first sample */
    make_texture(s, 4, MGL_TARGET_2D_MS, format, 8, 8, 1, 1, 4);
    clear_texture(s, 4, both, 8, 8, bits(0.25f), 0xa5, 0, 0);
    blit(s, 4, 2, 0, 0, 8, 8, 0, 0, 8, 8)->aspects = both;
    t = read_level(s, 2, 0, MGL_ASPECT_STENCIL, BOX(8, 8), 64);
    for (int i = 0; i < 64; i++)
        assert_int_equal(t[i], 0xa5);
}

static void layers_slices_and_lines(void **state)
{
    vk_session *s = *state;
    uint32_t texels[2 * 4 * 4];
    for (uint32_t i = 0; i < 32; i++)
        texels[i] = 0xff000000u | i;
    make_texture(s, 1, MGL_TARGET_2D_ARRAY, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 2, 1, 1);
    upload_level(s, 1, 0, C, (mgl_box){0, 0, 0, 4, 4, 2}, texels, sizeof texels);
    make_texture(s, 2, MGL_TARGET_3D, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 3, 1, 1);
    mgl_wire_blit *b = blit(s, 1, 2, 0, 0, 4, 4, 0, 0, 4, 4); /* layer to slice: drawn */
    b->source.layer = 1;
    b->destination.layer = 2;
    const uint32_t *t = (const uint32_t *)read_level(s, 2, 0, C, (mgl_box){0, 0, 2, 4, 4, 1}, 64);
    for (uint32_t i = 0; i < 16; i++)
        assert_int_equal(t[i], texels[16 + i]);
    make_black(s, 3, MGL_FORMAT_B8G8R8A8_UNORM, 4, 4);
    b = blit(s, 2, 3, 0, 0, 4, 4, 0, 0, 4, 4); /* slice to 2D, scissored: drawn from a 3D source */
    b->source.layer = 2;
    b->flags = MGL_BLIT_ALPHA_ONE;
    const uint8_t *u = read_level(s, 3, 0, C, BOX(4, 4), 64);
    for (uint32_t i = 0; i < 16; i++)
        assert_int_equal(u[i * 4 + 2], 16 + i);
    make_texture(s, 4, MGL_TARGET_1D_ARRAY, MGL_FORMAT_R8G8B8A8_UNORM, 4, 1, 3, 1, 1);
    b = blit(s, 1, 4, 0, 1, 4, 2, 0, 0, 4, 1); /* a row to a line */
    b->destination.layer = 1;
    t = (const uint32_t *)read_level(s, 4, 0, C, (mgl_box){0, 0, 1, 4, 1, 1}, 16);
    for (uint32_t i = 0; i < 4; i++)
        assert_int_equal(t[i], texels[4 + i]);
    make_black(s, 5, MGL_FORMAT_R8G8B8A8_UNORM, 8, 1);
    b = blit(s, 4, 5, 0, 0, 4, 1, 0, 0, 8, 1); /* a line drawn */
    b->source.layer = 1;
    b->flags = MGL_BLIT_ALPHA_ONE;
    t = (const uint32_t *)read_level(s, 5, 0, C, BOX(8, 1), 32);
    for (uint32_t i = 0; i < 8; i++)
        assert_int_equal(t[i], texels[4 + i / 2] & 0xffffff);
}

static void srgb(void **state)
{
    vk_session *s = *state;
    uint32_t texel = 0xff808080u;
    make_texture(s, 1, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_SRGB, 1, 1, 1, 1, 1);
    upload_level(s, 1, 0, C, BOX(1, 1), &texel, 4);
    make_black(s, 2, MGL_FORMAT_R8G8B8A8_UNORM, 1, 1);
    make_black(s, 3, MGL_FORMAT_R8G8B8A8_UNORM, 1, 1);
    blit(s, 1, 2, 0, 0, 1, 1, 0, 0, 1, 1);
    blit(s, 1, 3, 0, 0, 1, 1, 0, 0, 1, 1)->flags = MGL_BLIT_SRGB;
    assert_int_equal(read_level(s, 2, 0, C, BOX(1, 1), 4)[0], 0x80);
    assert_in_range(read_level(s, 3, 0, C, BOX(1, 1), 4)[0], 0x36, 0x38);
}

static void check_mips(vk_session *s, uint32_t n, mgl_target target, mgl_format format, uint32_t depth)
{
    uint32_t count = 8 * 8 * depth;
    uint32_t *texels = malloc(count * 4);
    for (uint32_t i = 0; i < count; i++)
        texels[i] = (i & 1) ? 0xff00ff00u : 0xff000000u;
    make_texture(s, n, target, format, 8, 8, depth, 1, 1);
    upload_level(s, n, 0, C, (mgl_box){0, 0, 0, 8, 8, depth}, texels, count * 4);
    free(texels);
    mgl_wire_texture_mipmap *m = mgl_emit_texture_mipmap(&s->encoder);
    *m = (mgl_wire_texture_mipmap){H(n), 0, 1000};
    uint32_t last = target == MGL_TARGET_3D ? 0 : depth - 1;
    for (uint32_t level = 1; level < 4; level++) {
        const uint8_t *t = read_level(s, n, level, C, (mgl_box){0, 0, (int)last, 8 >> level, 8 >> level, 1},
                                      4 * (8 >> level) * (8 >> level));
        assert_non_null(t);
        assert_in_range(t[1], 126, 129);
        assert_int_equal(t[0], 0);
        assert_int_equal(t[3], 255);
    }
}

static void mipmaps(void **state)
{
    vk_session *s = *state;
    check_mips(s, 1, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 1);
    check_mips(s, 2, MGL_TARGET_CUBE, MGL_FORMAT_R8G8B8A8_UNORM, 6);
    check_mips(s, 3, MGL_TARGET_2D_ARRAY, MGL_FORMAT_R8G8B8A8_UNORM, 3);
    check_mips(s, 4, MGL_TARGET_3D, MGL_FORMAT_R8G8B8A8_UNORM, 8);
    /* depth is drawn */
    float depth[16];
    for (int i = 0; i < 16; i++)
        depth[i] = i & 1 ? 1.0f : 0.0f;
    make_texture(s, 5, MGL_TARGET_2D, MGL_FORMAT_D32_SFLOAT, 4, 4, 1, 3, 1);
    upload_level(s, 5, 0, MGL_ASPECT_DEPTH, BOX(4, 4), depth, 64);
    mgl_wire_texture_mipmap *m = mgl_emit_texture_mipmap(&s->encoder);
    *m = (mgl_wire_texture_mipmap){H(5), 0, 2};
    const float *t = (const float *)read_level(s, 5, 2, MGL_ASPECT_DEPTH, BOX(1, 1), 4);
    bool filters = s->caps.format_features[MGL_FORMAT_D32_SFLOAT] & MGL_FEATURE_FILTER;
    assert_true(filters ? t[0] > 0.49f && t[0] < 0.51f : t[0] == 0.0f || t[0] == 1.0f);
}

static void views_share_storage(void **state)
{
    vk_session *s = *state;
    mgl_wire_texture_create *c = mgl_emit_texture_create(&s->encoder);
    *c = (mgl_wire_texture_create){H(1), MGL_TARGET_2D_ARRAY, 0};
    mgl_wire_texture_storage *t = mgl_emit_texture_storage(&s->encoder);
    *t = (mgl_wire_texture_storage){H(1), 2, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 3, 1};
    uint32_t texels[4] = {1, 2, 3, 4};
    upload_level(s, 1, 1, C, (mgl_box){0, 0, 2, 2, 2, 1}, texels, 16);
    c = mgl_emit_texture_create(&s->encoder);
    *c = (mgl_wire_texture_create){H(2), MGL_TARGET_2D, 0};
    mgl_wire_texture_view *v = mgl_emit_texture_view(&s->encoder);
    *v = (mgl_wire_texture_view){H(2), H(1), MGL_TARGET_2D, MGL_FORMAT_R32_UINT, 1, 1, 2, 1};
    const uint8_t *back = read_level(s, 2, 0, C, BOX(2, 2), 16);
    assert_memory_equal(back, texels, 16);
    texels[0] = 77;
    upload_level(s, 2, 0, C, BOX(2, 2), texels, 16);
    back = read_level(s, 1, 1, C, (mgl_box){0, 0, 2, 2, 2, 1}, 16);
    assert_memory_equal(back, texels, 16);
}

static void frames_without_a_window(void **state)
{
    vk_session *s = *state;
    make_ramp(s, 1);
    mgl_wire_surface_create *c = mgl_emit_surface_create(&s->encoder);
    *c = (mgl_wire_surface_create){H(1), 0, MGL_SURFACE_OFFSCREEN, 8, 8, 0};
    for (uint64_t frame = 1; frame <= 10; frame++) {
        mgl_wire_present *p = mgl_emit_present(&s->encoder);
        *p = (mgl_wire_present){.surface = H(1), .texture = H(1), .frame = frame, .width = 8, .height = 8};
    }
    assert_true(session_wait_frame(s, 10));
    /* a window that does not exist is lost, not a crash, and its frames still end */
    c = mgl_emit_surface_create(&s->encoder);
    *c = (mgl_wire_surface_create){H(2), 0x7654321, MGL_SURFACE_XCB_WINDOW, 8, 8, 0};
    mgl_wire_present *p = mgl_emit_present(&s->encoder);
    *p = (mgl_wire_present){.surface = H(2), .texture = H(1), .frame = 11, .width = 8, .height = 8};
    assert_true(session_wait_frame(s, 11));
    assert_int_equal(s->surface_events, 1);
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(same_size_is_clipped),
        T(mirrored_and_swapped),
        T(scaled_nearest_every_road),
        T(scaled_linear),
        T(source_edges_are_not_written),
        T(same_image_twice),
        T(integers),
        T(resolves),
        T(depth_stencil),
        T(layers_slices_and_lines),
        T(srgb),
        T(mipmaps),
        T(views_share_storage),
        T(frames_without_a_window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
