/* Pixels: formats, pixel store, and conversion between each client format and type and each storage, both ways. */
#include "translator/gl/pixel.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* format.c and pixel.c look at these fields of a context only. */
static mgl_caps caps;
static mgl_share_group group;
static mgl_context context = {.group = &group, .caps = &caps};

/* clang-format off */
static const GLenum color_formats[] = {
    GL_RGBA, GL_BGRA, GL_RGB, GL_BGR, GL_RG, GL_RED, GL_GREEN, GL_BLUE, GL_ALPHA, GL_LUMINANCE, GL_LUMINANCE_ALPHA, GL_ABGR_EXT,
    GL_RED_INTEGER, GL_GREEN_INTEGER, GL_BLUE_INTEGER, GL_ALPHA_INTEGER_EXT, GL_RG_INTEGER, GL_RGB_INTEGER, GL_BGR_INTEGER, GL_RGBA_INTEGER, GL_BGRA_INTEGER,
    GL_LUMINANCE_INTEGER_EXT, GL_LUMINANCE_ALPHA_INTEGER_EXT, GL_DEPTH_COMPONENT, GL_STENCIL_INDEX, GL_DEPTH_STENCIL,
};
static const GLenum types[] = {
    GL_UNSIGNED_BYTE, GL_BYTE, GL_UNSIGNED_SHORT, GL_SHORT, GL_UNSIGNED_INT, GL_INT, GL_HALF_FLOAT, GL_FLOAT, GL_UNSIGNED_BYTE_3_3_2, GL_UNSIGNED_BYTE_2_3_3_REV, GL_UNSIGNED_SHORT_5_6_5,
    GL_UNSIGNED_SHORT_5_6_5_REV, GL_UNSIGNED_SHORT_4_4_4_4, GL_UNSIGNED_SHORT_4_4_4_4_REV, GL_UNSIGNED_SHORT_5_5_5_1, GL_UNSIGNED_SHORT_1_5_5_5_REV, GL_UNSIGNED_INT_8_8_8_8, GL_UNSIGNED_INT_8_8_8_8_REV,
    GL_UNSIGNED_INT_10_10_10_2, GL_UNSIGNED_INT_2_10_10_10_REV, GL_UNSIGNED_INT_10F_11F_11F_REV, GL_UNSIGNED_INT_5_9_9_9_REV, GL_UNSIGNED_INT_24_8, GL_FLOAT_32_UNSIGNED_INT_24_8_REV,
};
static const GLenum internal_formats[] = {
    GL_R8, GL_R8_SNORM, GL_R16, GL_R16_SNORM, GL_RG8, GL_RG8_SNORM, GL_RG16, GL_RG16_SNORM, GL_R3_G3_B2, GL_RGB4, GL_RGB5, GL_RGB565, GL_RGB8, GL_RGB8_SNORM, GL_RGB10, GL_RGB12, GL_RGB16, GL_RGB16_SNORM,
    GL_RGBA2, GL_RGBA4, GL_RGB5_A1, GL_RGBA8, GL_RGBA8_SNORM, GL_RGB10_A2, GL_RGB10_A2UI, GL_RGBA12, GL_RGBA16, GL_RGBA16_SNORM, GL_SRGB8, GL_SRGB8_ALPHA8, GL_R16F, GL_RG16F, GL_RGB16F, GL_RGBA16F, GL_R32F,
    GL_RG32F, GL_RGB32F, GL_RGBA32F, GL_R11F_G11F_B10F, GL_RGB9_E5, GL_R8I, GL_R8UI, GL_R16I, GL_R16UI, GL_R32I, GL_R32UI, GL_RG8I, GL_RG8UI, GL_RG16I, GL_RG16UI, GL_RG32I, GL_RG32UI, GL_RGB8I, GL_RGB8UI,
    GL_RGB16I, GL_RGB16UI, GL_RGB32I, GL_RGB32UI, GL_RGBA8I, GL_RGBA8UI, GL_RGBA16I, GL_RGBA16UI, GL_RGBA32I, GL_RGBA32UI, GL_ALPHA8, GL_LUMINANCE8, GL_LUMINANCE8_ALPHA8, GL_INTENSITY8, GL_ALPHA16,
    GL_LUMINANCE16_ALPHA16, GL_SLUMINANCE8_ALPHA8, GL_LUMINANCE32F_ARB, GL_ALPHA8UI_EXT, GL_LUMINANCE_ALPHA16I_EXT,
};
static const GLenum depth_formats[] = {
    GL_DEPTH_COMPONENT16, GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT32, GL_DEPTH_COMPONENT32F, GL_DEPTH24_STENCIL8, GL_DEPTH32F_STENCIL8, GL_STENCIL_INDEX8,
};

/* clang-format on */

static int setup(void **state)
{
    for (uint32_t i = 0; i < 160; i++)
        caps.format_features[i] = 0x3ff;
    caps.features = MGL_CAP_BC | MGL_CAP_ETC2;
    context.core = false;
    return mgl_format_table_init(&context) ? 0 : -1;
}

static int teardown(void **state)
{
    mgl_format_table_finish(&group);
    return 0;
}

static const mgl_format_desc *describe(GLenum internal_format)
{
    const mgl_format_desc *desc = mgl_format_choose(&context, internal_format, 0, 0);
    assert_non_null(desc);
    return desc;
}

static uint32_t random_state = 1;
static uint32_t random_bits(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 17;
    return random_state ^= random_state << 5;
}

/* Random texels of a codec; floats are finite and small, and values with two codes (-1, shared exponents) have the
 * usual one, so that comparison means something. */
static void fill(const mgl_texel_codec *codec, uint8_t *out, uint32_t count)
{
    for (uint32_t i = 0; i < count * codec->texel_bytes; i++)
        out[i] = (uint8_t)random_bits();
    for (uint32_t n = 0; n < count; n++) {
        uint8_t *at = out + n * codec->texel_bytes;
        if (codec->layout == MGL_TEXEL_D32FS8) {
            float depth = (float)(random_bits() & 0xffff) / 65535;
            uint32_t stencil = random_bits() & 255;
            memcpy(at, &depth, 4);
            memcpy(at + 4, &stencil, 4);
        }
        if (codec->layout == MGL_TEXEL_SHARED) at[1] |= 1, at[3] |= 8;
        for (uint32_t i = 0; i < codec->components && codec->encoding == MGL_CLASS_SNORM; i++)
            at[i * codec->bytes] |= 1;
        if (codec->layout == MGL_TEXEL_UFLOAT) {
            uint32_t word = 0x3c0u << 22 | 0x3c0u << 11 | (random_bits() & 0x3f) << 22 >> 1 | 0x3c0;
            word &= ~((1u << 31) | (1u << 21) | (1u << 10));
            memcpy(at, &word, 4);
        }
        for (uint32_t i = 0;
             i < codec->components && codec->encoding == MGL_CLASS_FLOAT && codec->layout == MGL_TEXEL_ARRAY; i++) {
            float value = (float)((int)(random_bits() & 0xffff) - 16384) / 16384;
            uint16_t half = mgl_float_to_half(value);
            memcpy(at + i * codec->bytes, codec->bytes == 2 ? (void *)&half : (void *)&value, codec->bytes);
        }
    }
}

enum { COUNT = 300, WIDEST = 16 };

/* Every pair that GL allows, with each aspect of each internal format. */
static void for_each_pair(void (*visit)(const mgl_texel_codec *client, const mgl_texel_codec *storage,
                                        const char *name))
{
    char name[64];
    uint32_t visited = 0;
    for (uint32_t f = 0; f < MGL_COUNT(color_formats); f++)
        for (uint32_t t = 0; t < MGL_COUNT(types); t++) {
            mgl_texel_codec client;
            if (mgl_texel_codec_client(&client, color_formats[f], types[t], false)) continue;
            const GLenum *list = client.domain == MGL_ASPECT_COLOR ? internal_formats : depth_formats;
            uint32_t count = client.domain == MGL_ASPECT_COLOR ? MGL_COUNT(internal_formats) : MGL_COUNT(depth_formats);
            for (uint32_t i = 0; i < count; i++)
                for (uint32_t aspect = 1; aspect <= 4; aspect <<= 1) {
                    const mgl_format_desc *desc = describe(list[i]);
                    mgl_texel_codec storage;
                    bool there = aspect == MGL_ASPECT_COLOR   ? client.domain == MGL_ASPECT_COLOR
                                 : aspect == MGL_ASPECT_DEPTH ? desc->depth_renderable
                                                              : desc->stencil_renderable;
                    if (!(client.domain & aspect) || !there) continue;
                    if (aspect == MGL_ASPECT_COLOR && mgl_texel_codec_is_integer(&client) != desc->integer) continue;
                    mgl_texel_codec_storage(&storage, desc, aspect);
                    snprintf(name, sizeof name, "format 0x%x type 0x%x internal 0x%x aspect %u", color_formats[f],
                             types[t], list[i], aspect);
                    visit(&client, &storage, name);
                    visited++;
                }
        }
    assert_true(visited > 8000);
}

static void convert(const mgl_texel_codec *from, const mgl_texel_codec *to, const void *in, void *out, uint32_t count,
                    bool generic)
{
    mgl_pixel_convert plan;
    mgl_pixel_convert_init(&plan, from, to, false);
    if (generic) plan.path = MGL_CONVERT_GENERIC;
    mgl_pixel_convert_row(&plan, in, out, count);
}

static uint8_t source[COUNT * WIDEST], first[COUNT * WIDEST], second[COUNT * WIDEST], third[COUNT * WIDEST];

static void compare(const mgl_texel_codec *codec, const uint8_t *a, const uint8_t *b, const char *what,
                    const char *name)
{
    if (!memcmp(a, b, COUNT * codec->texel_bytes)) return;
    for (uint32_t i = 0; i < COUNT * codec->texel_bytes; i++)
        if (a[i] != b[i])
            fail_msg("%s: %s: byte %u of texel %u is 0x%x and 0x%x", name, what, i % codec->texel_bytes,
                     i / codec->texel_bytes, a[i], b[i]);
}

static void clear_all(void)
{
    memset(first, 0, sizeof first);
    memset(second, 0, sizeof second);
    memset(third, 0, sizeof third);
}

static void visit_fast_is_generic(const mgl_texel_codec *client, const mgl_texel_codec *storage, const char *name)
{
    clear_all();
    fill(client, source, COUNT);
    convert(client, storage, source, first, COUNT, false);
    convert(client, storage, source, second, COUNT, true);
    compare(storage, first, second, "fast and general upload", name);
    clear_all();
    fill(storage, source, COUNT);
    convert(storage, client, source, first, COUNT, false);
    convert(storage, client, source, second, COUNT, true);
    compare(client, first, second, "fast and general read-back", name);
}

static void fast_roads_equal_the_general_one(void **state)
{
    for_each_pair(visit_fast_is_generic);
}

/* What was read back and uploaded again is the same texel: nothing drifts. */
static void visit_stable(const mgl_texel_codec *client, const mgl_texel_codec *storage, const char *name)
{
    clear_all();
    fill(client, source, COUNT);
    convert(client, storage, source, first, COUNT, false);
    convert(storage, client, first, second, COUNT, false);
    if (client->luminance && storage->components > 1)
        return; /* luminance is the sum of three channels on the way back */
    memset(third, 0, sizeof third);
    convert(client, storage, second, third, COUNT, false);
    uint8_t again[COUNT * WIDEST] = {0};
    convert(storage, client, third, again, COUNT, false);
    compare(client, second, again, "round trips", name);
}

static void round_trips_are_stable(void **state)
{
    for_each_pair(visit_stable);
}

/* An exact encoding with at least the storage's precision gives back each storage value. */
static void visit_lossless(const mgl_texel_codec *client, const mgl_texel_codec *storage, const char *name)
{
    bool exact = client->layout == MGL_TEXEL_ARRAY && client->components == 4 && client->bytes == 4 &&
                 client->encoding == MGL_CLASS_FLOAT && client->domain == MGL_ASPECT_COLOR;
    bool wide = storage->layout == MGL_TEXEL_ARRAY && storage->bytes == 4 &&
                storage->encoding != MGL_CLASS_FLOAT; /* more than a float holds */
    if (!exact || wide || storage->layout == MGL_TEXEL_SHARED) return;
    clear_all();
    fill(storage, source, COUNT);
    convert(storage, client, source, first, COUNT, true);
    convert(client, storage, first, second, COUNT, true);
    for (uint32_t n = 0; n < COUNT; n++)
        for (uint32_t i = 0; i < storage->components;
             i++) { /* -1 has two codes, and alpha that the format has not is one */
            bool forced = storage->order[i] == MGL_COMPONENT_ONE || storage->encoding == MGL_CLASS_SNORM;
            bool twice =
                storage->components == 4 && storage->order[1] == storage->order[0]; /* luminance in three channels */
            if (forced || twice)
                memcpy(second + n * storage->texel_bytes, source + n * storage->texel_bytes, storage->texel_bytes);
        }
    compare(storage, source, second, "float and back", name);
}

static void floats_hold_small_storages(void **state)
{
    for_each_pair(visit_lossless);
}

static void visit_swapped(const mgl_texel_codec *client, const mgl_texel_codec *storage, const char *name)
{
    mgl_texel_codec swapped = *client;
    uint32_t size = client->layout == MGL_TEXEL_D32FS8 ? 4 : client->bytes;
    if (size == 1) return;
    swapped.swap = true;
    clear_all();
    fill(client, source, COUNT);
    for (uint32_t i = 0; i < COUNT * client->texel_bytes; i += size)
        for (uint32_t b = 0; b < size; b++)
            third[i + b] = source[i + size - 1 - b];
    convert(client, storage, source, first, COUNT, false);
    convert(&swapped, storage, third, second, COUNT, false);
    compare(storage, first, second, "swapped upload", name);
    convert(storage, client, first, source, COUNT, false);
    convert(storage, &swapped, first, second, COUNT, false);
    for (uint32_t i = 0; i < COUNT * client->texel_bytes; i += size)
        for (uint32_t b = 0; b < size; b++)
            third[i + b] = second[i + size - 1 - b];
    if (storage->domain == client->domain) compare(client, source, third, "swapped read-back", name);
}

static void bytes_swap_both_ways(void **state)
{
    for_each_pair(visit_swapped);
}

/* ---- known values ---- */
static void upload_one(GLenum format, GLenum type, GLenum internal_format, uint32_t aspect, const void *in, void *out)
{
    mgl_texel_codec client, storage;
    assert_int_equal(mgl_texel_codec_client(&client, format, type, false), GL_NO_ERROR);
    mgl_texel_codec_storage(&storage, describe(internal_format), aspect);
    convert(&client, &storage, in, out, 1, false);
}
static void read_one(GLenum format, GLenum type, GLenum internal_format, uint32_t aspect, const void *in, void *out)
{
    mgl_texel_codec client, storage;
    assert_int_equal(mgl_texel_codec_client(&client, format, type, false), GL_NO_ERROR);
    mgl_texel_codec_storage(&storage, describe(internal_format), aspect);
    convert(&storage, &client, in, out, 1, false);
}

static void known_colors(void **state)
{
    uint8_t rgba[4], one = 0x40, bytes[4] = {1, 2, 3, 4}, pair[2] = {0x20, 0x80};
    uint16_t orange = 31 << 11 | 32 << 5, nibbles = 0x1234, word;
    upload_one(GL_RGB, GL_UNSIGNED_SHORT_5_6_5, GL_RGBA8, 1, &orange, rgba);
    assert_memory_equal(rgba, ((uint8_t[4]){255, 130, 0, 255}), 4);
    upload_one(GL_BGRA, GL_UNSIGNED_BYTE, GL_RGBA8, 1, bytes, rgba);
    assert_memory_equal(rgba, ((uint8_t[4]){3, 2, 1, 4}), 4);
    upload_one(GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, GL_RGBA8, 1, bytes, rgba);
    assert_memory_equal(rgba, ((uint8_t[4]){3, 2, 1, 4}), 4);
    upload_one(GL_RGBA, GL_UNSIGNED_INT_8_8_8_8, GL_RGBA8, 1, bytes, rgba);
    assert_memory_equal(rgba, ((uint8_t[4]){4, 3, 2, 1}), 4);
    upload_one(GL_RGB, GL_UNSIGNED_BYTE, GL_RGB8, 1, bytes, rgba);
    assert_memory_equal(rgba, ((uint8_t[4]){1, 2, 3, 255}), 4);
    upload_one(GL_RGBA, GL_UNSIGNED_SHORT_4_4_4_4, GL_RGBA4, 1, &nibbles, &word);
    assert_int_equal(word, 0x1234);
    upload_one(GL_LUMINANCE, GL_UNSIGNED_BYTE, GL_RGBA8, 1, &one, rgba);
    assert_memory_equal(rgba, ((uint8_t[4]){0x40, 0x40, 0x40, 255}), 4);
    upload_one(GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, GL_SLUMINANCE8_ALPHA8, 1, pair, rgba);
    assert_memory_equal(rgba, ((uint8_t[4]){0x20, 0x20, 0x20, 0x80}), 4);
    upload_one(GL_RGBA, GL_UNSIGNED_BYTE, GL_ALPHA8, 1, bytes, rgba);
    assert_int_equal(rgba[0], 4);
    read_one(GL_RGBA, GL_UNSIGNED_BYTE, GL_LUMINANCE8, 1, &one, rgba); /* GL 3.3 compatibility table 6.1: L, 0, 0, 1 */
    assert_memory_equal(rgba, ((uint8_t[4]){0x40, 0, 0, 255}), 4);
    read_one(GL_RGBA, GL_UNSIGNED_BYTE, GL_RGB8, 1, bytes, rgba);
    assert_memory_equal(rgba, ((uint8_t[4]){1, 2, 3, 255}), 4);
    read_one(GL_LUMINANCE, GL_UNSIGNED_BYTE, GL_RGBA8, 1, bytes, rgba);
    assert_int_equal(rgba[0], 6);
}

static void known_floats(void **state)
{
    const float rgb[3] = {1, 0.5f, 0.25f}, negative[3] = {-1, 70000, 0};
    uint32_t word;
    float back[3];
    upload_one(GL_RGB, GL_FLOAT, GL_R11F_G11F_B10F, 1, rgb, &word);
    assert_int_equal(word, 15u << 6 | (14u << 6) << 11 | (13u << 5) << 22);
    read_one(GL_RGB, GL_FLOAT, GL_R11F_G11F_B10F, 1, &word, back);
    assert_memory_equal(rgb, back, sizeof rgb);
    upload_one(GL_RGB, GL_FLOAT, GL_R11F_G11F_B10F, 1, negative, &word);
    read_one(GL_RGB, GL_FLOAT, GL_R11F_G11F_B10F, 1, &word, back);
    assert_true(back[0] == 0 && back[1] == 65024 && back[2] == 0); /* the largest finite one */
    upload_one(GL_RGB, GL_FLOAT, GL_RGB9_E5, 1, rgb, &word);
    read_one(GL_RGB, GL_FLOAT, GL_RGB9_E5, 1, &word, back);
    assert_memory_equal(rgb, back, sizeof rgb);
    assert_int_equal(mgl_float_to_half(1), 0x3c00);
    assert_int_equal(mgl_float_to_half(-2), 0xc000);
    assert_int_equal(mgl_float_to_half(65504), 0x7bff);
    assert_int_equal(mgl_float_to_half(65520), 0x7c00); /* rounds to infinity */
    assert_int_equal(mgl_float_to_half(5.9604645e-8f), 1);
    assert_int_equal(mgl_float_to_half(2.9e-8f), 0);
    assert_true(isnan(mgl_half_to_float(mgl_float_to_half(NAN))));
}

static void halves_round_trip(void **state)
{
    for (uint32_t half = 0; half < 0x10000; half++) {
        float value = mgl_half_to_float((uint16_t)half);
        if (isnan(value)) continue;
        assert_int_equal(mgl_float_to_half(value), half);
    }
}

static void known_depth_and_stencil(void **state)
{
    uint32_t packed = 0xffffff00u | 7, depth;
    uint8_t stencil;
    float value;
    upload_one(GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, GL_DEPTH24_STENCIL8, MGL_ASPECT_DEPTH, &packed, &depth);
    assert_int_equal(depth, 0xffffff);
    upload_one(GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, GL_DEPTH24_STENCIL8, MGL_ASPECT_STENCIL, &packed, &stencil);
    assert_int_equal(stencil, 7);
    upload_one(GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, GL_DEPTH32F_STENCIL8, MGL_ASPECT_DEPTH, &packed, &value);
    assert_true(value == 1);
    packed = 0x12345678;
    read_one(GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, GL_DEPTH24_STENCIL8, MGL_ASPECT_STENCIL, &stencil,
             &packed); /* the depth stays */
    assert_int_equal(packed, 0x12345607);
    for (uint32_t i = 0; i < 1u << 24; i += 4099) { /* 24 bits survive a 32-bit client type */
        uint32_t wide, back;
        read_one(GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, GL_DEPTH_COMPONENT24, MGL_ASPECT_DEPTH, &i, &wide);
        upload_one(GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, GL_DEPTH_COMPONENT24, MGL_ASPECT_DEPTH, &wide, &back);
        assert_int_equal(back, i);
    }
}

static void bitmaps(void **state)
{
    mgl_texel_codec client, storage;
    mgl_pixel_convert plan;
    const uint8_t bits[2] = {0x81, 0x03};
    uint8_t out[10];
    assert_int_equal(mgl_texel_codec_client(&client, GL_STENCIL_INDEX, GL_BITMAP, false), GL_NO_ERROR);
    mgl_texel_codec_storage(&storage, describe(GL_STENCIL_INDEX8), MGL_ASPECT_STENCIL);
    mgl_pixel_convert_init(&plan, &client, &storage, false);
    plan.first_bit = 6;
    mgl_pixel_convert_row(&plan, bits, out, 10);
    assert_memory_equal(out, ((uint8_t[10]){0, 1, 0, 0, 0, 0, 0, 0, 1, 1}), 10);
    plan.source.lsb_first = true;
    mgl_pixel_convert_row(&plan, bits, out, 10);
    assert_memory_equal(out, ((uint8_t[10]){0, 1, 1, 1, 0, 0, 0, 0, 0, 0}), 10);
    assert_int_equal(mgl_texel_codec_client(&client, GL_RGBA, GL_BITMAP, false), GL_INVALID_ENUM);
}

static void integers_clamp(void **state)
{
    const GLint wide[4] = {-300, 300, 127, -128};
    int8_t narrow[4];
    uint8_t unsigned_narrow[4];
    upload_one(GL_RGBA_INTEGER, GL_INT, GL_RGBA8I, 1, wide, narrow);
    assert_memory_equal(narrow, ((int8_t[4]){-128, 127, 127, -128}), 4);
    upload_one(GL_RGBA_INTEGER, GL_INT, GL_RGBA8UI, 1, wide, unsigned_narrow);
    assert_memory_equal(unsigned_narrow, ((uint8_t[4]){0, 255, 127, 0}), 4);
}

/* ---- legality ---- */
static void pairs_that_do_not_match(void **state)
{
    static const struct {
        GLenum format, type, error;
        bool core;
    } rows[] = {
        {GL_RGBA, GL_UNSIGNED_SHORT_5_6_5, GL_INVALID_OPERATION, false},
        {GL_RGB, GL_UNSIGNED_SHORT_4_4_4_4, GL_INVALID_OPERATION, false},
        {GL_BGR, GL_UNSIGNED_SHORT_5_6_5, GL_INVALID_OPERATION, false},
        {GL_RGBA_INTEGER, GL_FLOAT, GL_INVALID_ENUM, false},
        {GL_DEPTH_STENCIL, GL_UNSIGNED_BYTE, GL_INVALID_ENUM, false},
        {GL_DEPTH_COMPONENT, GL_UNSIGNED_INT_24_8, GL_INVALID_OPERATION, false},
        {GL_RGBA, GL_RGBA, GL_INVALID_ENUM, false},
        {0x1234, GL_FLOAT, GL_INVALID_ENUM, false},
        {GL_LUMINANCE, GL_UNSIGNED_BYTE, GL_INVALID_ENUM, true},
        {GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, GL_NO_ERROR, true},
        {GL_RGBA_INTEGER, GL_UNSIGNED_INT_2_10_10_10_REV, GL_NO_ERROR, true},
    };
    for (uint32_t i = 0; i < MGL_COUNT(rows); i++) {
        mgl_texel_codec codec;
        assert_int_equal(mgl_texel_codec_client(&codec, rows[i].format, rows[i].type, rows[i].core), rows[i].error);
    }
}

/* ---- pixel store: against the formulas of GL 3.3 §3.7.2 ---- */
static void pixel_store_places_rows(void **state)
{
    mgl_texel_codec rgb;
    mgl_pixel_image image;
    mgl_texel_codec_client(&rgb, GL_RGB, GL_UNSIGNED_BYTE, false);
    mgl_pixel_store store = {.alignment = 4};
    mgl_pixel_image_init(&image, &rgb, &store, 2, 5, 3, 1);
    assert_true(image.row_bytes == 16 && image.first == 0 && image.extent == 2 * 16 + 15);
    store = (mgl_pixel_store){
        .alignment = 8, .row_length = 7, .image_height = 4, .skip_pixels = 2, .skip_rows = 1, .skip_images = 1};
    mgl_pixel_image_init(&image, &rgb, &store, 3, 5, 3, 2);
    assert_true(image.row_bytes == 24 && image.image_bytes == 96 && image.first == 96 + 24 + 6);
    assert_true(image.extent == image.first + 96 + 2 * 24 + 15);
    mgl_pixel_image_init(&image, &rgb, &store, 2, 5, 3,
                         1); /* image height and skipped images count for three dimensions only */
    assert_true(image.first == 24 + 6 && image.extent == image.first + 2 * 24 + 15);
    mgl_pixel_image_init(&image, &rgb, &store, 2, 0, 3, 1);
    assert_true(image.extent == 0);
}

/* ---- the table of formats ---- */
static void every_format_is_described(void **state)
{
    for (uint32_t i = 0; i < MGL_COUNT(internal_formats) + MGL_COUNT(depth_formats); i++) {
        GLenum name =
            i < MGL_COUNT(internal_formats) ? internal_formats[i] : depth_formats[i - MGL_COUNT(internal_formats)];
        const mgl_format_desc *desc = describe(name);
        const mgl_format_info *info = &mgl_format_infos[desc->format];
        assert_int_equal(desc->internal_format, name);
        assert_true(desc->format != MGL_FORMAT_UNDEFINED && info->block_width == 1);
        uint32_t bits = desc->luminance_bits + desc->intensity_bits;
        for (int c = 0; c < 6; c++)
            bits += desc->bits[c];
        assert_true(bits > 0);
        for (int c = 0; c < 4; c++)
            assert_true(desc->swizzle[c] >= 4 || desc->swizzle[c] < info->components);
        mgl_texel_codec codec;
        uint32_t aspect = desc->depth_renderable     ? MGL_ASPECT_DEPTH
                          : desc->stencil_renderable ? MGL_ASPECT_STENCIL
                                                     : MGL_ASPECT_COLOR;
        mgl_texel_codec_storage(&codec, desc, aspect);
        if (aspect == MGL_ASPECT_COLOR) assert_int_equal(codec.texel_bytes, info->bytes);
        uint32_t fields = 0;
        for (uint32_t c = 0; c < 4 && codec.layout == MGL_TEXEL_PACKED; c++)
            fields += codec.width[c];
        assert_true(codec.layout != MGL_TEXEL_PACKED || fields == 24u || fields == codec.bytes * 8u);
    }
}

static void unsized_formats_have_a_size(void **state)
{
    static const GLenum unsized[] = {GL_RED,
                                     GL_RG,
                                     GL_RGB,
                                     GL_RGBA,
                                     GL_SRGB,
                                     GL_SRGB_ALPHA,
                                     GL_DEPTH_COMPONENT,
                                     GL_DEPTH_STENCIL,
                                     GL_LUMINANCE,
                                     GL_ALPHA,
                                     GL_INTENSITY,
                                     GL_LUMINANCE_ALPHA,
                                     1,
                                     2,
                                     3,
                                     4,
                                     GL_COMPRESSED_RGB,
                                     GL_COMPRESSED_RGBA,
                                     GL_COMPRESSED_SRGB_ALPHA,
                                     GL_COMPRESSED_RED,
                                     GL_COMPRESSED_LUMINANCE};
    for (uint32_t i = 0; i < MGL_COUNT(unsized); i++)
        assert_non_null(mgl_format_choose(&context, unsized[i], GL_RGBA, GL_UNSIGNED_BYTE));
    assert_null(mgl_format_choose(&context, GL_RGBA + 0x5000, 0, 0));
    context.core = true;
    assert_null(mgl_format_choose(&context, GL_LUMINANCE, 0, 0));
    assert_null(mgl_format_choose(&context, 4, 0, 0));
    context.core = false;
}

static void compressed_formats_follow_the_device(void **state)
{
    assert_true(describe(GL_COMPRESSED_RGBA_S3TC_DXT5_EXT)->compressed);
    assert_false(mgl_format_choose(&context, GL_COMPRESSED_RGBA_S3TC_DXT5_EXT, GL_RGBA, GL_UNSIGNED_BYTE)->compressed);
    caps.features = 0;
    assert_null(mgl_format_choose(&context, GL_COMPRESSED_RGBA_S3TC_DXT5_EXT, 0, 0));
    assert_int_equal(describe(GL_COMPRESSED_RG_RGTC2)->format, MGL_FORMAT_R8G8_UNORM);
    caps.features = MGL_CAP_BC | MGL_CAP_ETC2;
    assert_true(mgl_format_is_specific_compressed(GL_COMPRESSED_RED_RGTC1));
    assert_false(mgl_format_is_specific_compressed(GL_COMPRESSED_RGBA));
}

static void missing_features_fall_back(void **state)
{
    mgl_format_table_finish(&group);
    caps.format_features[MGL_FORMAT_D24_UNORM_S8_UINT] = caps.format_features[MGL_FORMAT_X8_D24_UNORM_PACK32] = 0;
    caps.format_features[MGL_FORMAT_R5G6B5_UNORM_PACK16] = MGL_FEATURE_SAMPLED;
    assert_true(mgl_format_table_init(&context));
    assert_int_equal(describe(GL_DEPTH24_STENCIL8)->format, MGL_FORMAT_D32_SFLOAT_S8_UINT);
    assert_int_equal(describe(GL_DEPTH_COMPONENT24)->format, MGL_FORMAT_D32_SFLOAT);
    assert_int_equal(describe(GL_RGB565)->format, MGL_FORMAT_R8G8B8A8_UNORM);
    mgl_format_table_finish(&group);
    setup(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fast_roads_equal_the_general_one),
        cmocka_unit_test(round_trips_are_stable),
        cmocka_unit_test(floats_hold_small_storages),
        cmocka_unit_test(bytes_swap_both_ways),
        cmocka_unit_test(known_colors),
        cmocka_unit_test(known_floats),
        cmocka_unit_test(halves_round_trip),
        cmocka_unit_test(known_depth_and_stencil),
        cmocka_unit_test(bitmaps),
        cmocka_unit_test(integers_clamp),
        cmocka_unit_test(pairs_that_do_not_match),
        cmocka_unit_test(pixel_store_places_rows),
        cmocka_unit_test(every_format_is_described),
        cmocka_unit_test(unsized_formats_have_a_size),
        cmocka_unit_test(compressed_formats_follow_the_device),
        cmocka_unit_test(missing_features_fall_back),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
