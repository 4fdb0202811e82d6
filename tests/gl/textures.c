/* Textures: uploads by every pixel-store parameter, formats, targets, mipmaps, completeness, samplers, read-back. */
#include "tests/gl/harness.h"

#include <fenv.h>

static const char *const quad_vs =
    "#version 330\nlayout(location=0) in vec2 q; out vec2 uv;\nvoid main() { uv = q * 0.5 + 0.5; gl_Position = vec4(q, 0, 1); }\n";

static GLuint sample_program(const char *declaration, const char *expression)
{
    char source[1024];
    snprintf(source, sizeof source, "#version 330\n%s\nin vec2 uv; out vec4 o;\nvoid main() { o = %s; }\n", declaration, expression);
    GLuint p = program(quad_vs, source);
    glUseProgram(p);
    return p;
}

static void nearest(GLenum target)
{
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
}

static GLuint bound_texture(GLenum target)
{
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(target, t);
    nearest(target);
    return t;
}

SCENARIO(texture_wrap_modes, CORE33)
{
    static const uint8_t texels[] = {255, 0, 0, 255, 0, 0, 255, 255};
    sample_program("uniform sampler2D t;", "texture(t, uv * 2.0 - 0.5)");
    bound_texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    draw_rect(-1, -1, 1, 1); /* repeat: u -0.5 .. 1.5 */
    expect_pixel(4, 32, 0, 0, 255, 255);
    expect_pixel(20, 32, 255, 0, 0, 255);
    expect_pixel(60, 32, 255, 0, 0, 255);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(4, 32, 255, 0, 0, 255);
    expect_pixel(60, 32, 0, 0, 255, 255);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_MIRRORED_REPEAT);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(4, 32, 255, 0, 0, 255);
    expect_pixel(60, 32, 0, 0, 255, 255);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER);
    glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, (const float[]){0, 1, 0, 1});
    draw_rect(-1, -1, 1, 1);
    expect_pixel(4, 32, 0, 255, 0, 255);
    expect_pixel(40, 32, 0, 0, 255, 255);
}

SCENARIO(texture_linear_filter, CORE33)
{
    static const uint8_t texels[] = {0, 0, 0, 255, 255, 255, 255, 255};
    sample_program("uniform sampler2D t;", "texture(t, uv)");
    bound_texture(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    draw_rect(-1, -1, 1, 1);
    expect_pixel_near(32, 32, 129, 129, 129, 255, 4);
    expect_pixel(2, 32, 0, 0, 0, 255);
}

SCENARIO(texture_mipmaps, CORE33)
{
    static uint8_t level[16 * 16 * 4];
    sample_program("uniform sampler2D t; uniform float lod;", "textureLod(t, uv, lod)");
    GLint p = 0;
    glGetIntegerv(GL_CURRENT_PROGRAM, &p);
    GLint lod = glGetUniformLocation((GLuint)p, "lod");
    bound_texture(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
    for (int l = 0; l < 5; l++) {
        for (int i = 0; i < 256; i++) level[i * 4] = (uint8_t)(l * 50), level[i * 4 + 1] = 0, level[i * 4 + 2] = 255, level[i * 4 + 3] = 255;
        glTexImage2D(GL_TEXTURE_2D, l, GL_RGBA8, 16 >> l, 16 >> l, 0, GL_RGBA, GL_UNSIGNED_BYTE, level);
    }
    for (int l = 0; l < 5; l++) {
        glUniform1f(lod, (float)l);
        draw_rect(-1, -1, 1, 1);
        expect_pixel(30, 30, l * 50, 0, 255, 255);
    }
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 2);
    glUniform1f(lod, 0);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 100, 0, 255, 255);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 3);
    glUniform1f(lod, 9);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 150, 0, 255, 255);
}

/* What is not filtered has no smaller levels made of it (EXT_texture_integer; GL 4.6 core §8.14.4). */
SCENARIO(mipmaps_of_unfiltered_formats, CORE33)
{
    static const struct { GLenum internal, format, type; } formats[] = {
        {GL_RGBA8I, GL_RGBA_INTEGER, GL_INT}, {GL_RG32UI, GL_RG_INTEGER, GL_UNSIGNED_INT}, {GL_RGB16I, GL_RGB_INTEGER, GL_INT},
        {GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8}, {GL_DEPTH32F_STENCIL8, GL_DEPTH_STENCIL, GL_FLOAT_32_UNSIGNED_INT_24_8_REV}};
    bound_texture(GL_TEXTURE_2D);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        glTexImage2D(GL_TEXTURE_2D, 0, (GLint)formats[i].internal, 16, 16, 0, formats[i].format, formats[i].type, NULL);
        expect_error(GL_NO_ERROR);
        glGenerateMipmap(GL_TEXTURE_2D);
        expect_error(GL_INVALID_OPERATION);
    }
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RG16, 16, 16, 0, GL_RG, GL_UNSIGNED_SHORT, NULL);
    glGenerateMipmap(GL_TEXTURE_2D);
    expect_error(GL_NO_ERROR);
}

/* GL 3.3 core §3.8.3: depth data for depth formats and no other; a stencil index alone is neither (GL 4.6 core §8.5). */
SCENARIO(upload_formats_that_do_not_fit, CORE33)
{
    static const uint32_t texels[16 * 16 * 2];
    static const struct { GLenum internal, format, type, error; } formats[] = {
        {GL_DEPTH_COMPONENT16, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, GL_NO_ERROR},
        {GL_DEPTH24_STENCIL8, GL_DEPTH_COMPONENT, GL_FLOAT, GL_NO_ERROR},
        {GL_DEPTH_COMPONENT24, GL_STENCIL_INDEX, GL_INT, GL_INVALID_OPERATION},
        {GL_DEPTH24_STENCIL8, GL_STENCIL_INDEX, GL_INT, GL_INVALID_OPERATION},
        {GL_RGBA8, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, GL_INVALID_OPERATION},
        {GL_RGBA8, GL_RGBA_INTEGER, GL_INT, GL_INVALID_OPERATION},
    };
    bound_texture(GL_TEXTURE_2D);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        glTexImage2D(GL_TEXTURE_2D, 0, (GLint)formats[i].internal, 16, 16, 0, formats[i].format, formats[i].type, NULL);
        expect_error(formats[i].error);
        glTexImage2D(GL_TEXTURE_2D, 0, (GLint)formats[i].internal, 16, 16, 0, formats[i].internal == GL_RGBA8 ? GL_RGBA : GL_DEPTH_COMPONENT, GL_FLOAT, NULL);
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 16, 16, formats[i].format, formats[i].type, texels);
        expect_error(formats[i].error);
    }
}

/* A generic compressed format that is not compressed is replaced by its base format (GL 3.3 §3.8.3). */
SCENARIO(generic_compressed_formats, LEGACY)
{
    static const struct { GLenum generic, base; } formats[] = {
        {GL_COMPRESSED_ALPHA, GL_ALPHA}, {GL_COMPRESSED_LUMINANCE, GL_LUMINANCE}, {GL_COMPRESSED_RGB, GL_RGB}, {GL_COMPRESSED_RG, GL_RG},
        {GL_COMPRESSED_SRGB_ALPHA, GL_RGBA}, {GL_COMPRESSED_SLUMINANCE_ALPHA, GL_LUMINANCE_ALPHA}};
    bound_texture(GL_TEXTURE_2D);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        GLint compressed = 9, internal = 0;
        glTexImage2D(GL_TEXTURE_2D, 0, (GLint)formats[i].generic, 16, 16, 0, formats[i].base, GL_UNSIGNED_BYTE, NULL);
        glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_COMPRESSED, &compressed);
        glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_INTERNAL_FORMAT, &internal);
        if (!compressed) expect_int(internal, formats[i].base);
        else expect(internal != (GLint)formats[i].generic);
    }
}

SCENARIO(texture_incomplete_is_black, CORE33)
{
    static uint8_t texels[8 * 8 * 4];
    memset(texels, 200, sizeof texels);
    sample_program("uniform sampler2D t;", "texture(t, uv)");
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t); /* default min filter wants mipmaps */
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 0, 0, 255);
    glGenerateMipmap(GL_TEXTURE_2D);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 200, 200, 200, 200);
    glBindTexture(GL_TEXTURE_2D, 0);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 0, 0, 255);
}

SCENARIO(texture_levels_out_of_order, CORE33)
{
    static uint8_t red[64 * 64 * 4], green[64 * 64 * 4];
    for (int i = 0; i < 64 * 64; i++) red[i * 4] = green[i * 4 + 1] = red[i * 4 + 3] = green[i * 4 + 3] = 255;
    sample_program("uniform sampler2D t;", "textureLod(t, uv, 1.0)");
    bound_texture(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 1);
    glTexImage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, green);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 64, 64, 0, GL_RGBA, GL_UNSIGNED_BYTE, red); /* levels disagree: incomplete */
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 0, 0, 255);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE, red); /* now they fit; level 1 kept its content */
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 255, 0, 255);
}

SCENARIO(texture_sub_image_glyphs, CORE33)
{
    static uint8_t glyph[8 * 16];
    memset(glyph, 0x80, sizeof glyph);
    sample_program("uniform sampler2D t;", "vec4(texture(t, uv).r, 0, 0, 1)");
    bound_texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, 64, 64, 0, GL_RED, GL_UNSIGNED_BYTE, NULL);
    uint8_t zero[64 * 64] = {0};
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 64, 64, GL_RED, GL_UNSIGNED_BYTE, zero);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 3, 5, 7, 9, GL_RED, GL_UNSIGNED_BYTE, glyph);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(2, 5, 0, 0, 0, 255);
    expect_pixel(3, 5, 128, 0, 0, 255);
    expect_pixel(9, 13, 128, 0, 0, 255);
    expect_pixel(10, 13, 0, 0, 0, 255);
    expect_pixel(9, 14, 0, 0, 0, 255);
}

SCENARIO(texture_unpack_parameters, CORE33)
{
    static uint8_t image[16 * 16 * 4];
    for (int y = 0; y < 16; y++)
        for (int x = 0; x < 16; x++) image[(y * 16 + x) * 4] = (uint8_t)(x * 16), image[(y * 16 + x) * 4 + 1] = (uint8_t)(y * 16), image[(y * 16 + x) * 4 + 3] = 255;
    sample_program("uniform sampler2D t;", "texture(t, uv)");
    bound_texture(GL_TEXTURE_2D);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 16);
    glPixelStorei(GL_UNPACK_SKIP_PIXELS, 3);
    glPixelStorei(GL_UNPACK_SKIP_ROWS, 5);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, image);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(2, 2, 48, 80, 0, 255);
    expect_pixel(60, 60, 96, 128, 0, 255);
    glPixelStorei(GL_UNPACK_SWAP_BYTES, GL_TRUE);
    const uint32_t swapped[] = {0x11223344u};
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    glPixelStorei(GL_UNPACK_SKIP_PIXELS, 0);
    glPixelStorei(GL_UNPACK_SKIP_ROWS, 0);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_INT_8_8_8_8, swapped);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(2, 2, 0x44, 0x33, 0x22, 0x11);
}

/* Floats are rounded to the nearest integer, whatever the program set its FPU to. */
SCENARIO(pixel_store_rounds, CORE33)
{
    static const struct { float given; GLint kept; } values[] = {{2.3f, 2}, {2.8f, 3}, {-0.1f, 0}};
    static const int modes[] = {FE_UPWARD, FE_DOWNWARD, FE_TONEAREST};
    for (int m = 0; m < 3; m++) {
        fesetround(modes[m]);
        for (int i = 0; i < 3; i++) {
            GLint kept = -1;
            glPixelStoref(GL_UNPACK_ROW_LENGTH, values[i].given);
            glGetIntegerv(GL_UNPACK_ROW_LENGTH, &kept);
            expect_int(kept, values[i].kept);
        }
        glPixelStoref(GL_UNPACK_ROW_LENGTH, -0.9f);
        expect_error(GL_INVALID_VALUE);
    }
    fesetround(FE_TONEAREST);
}

SCENARIO(texture_pack_parameters, CORE33)
{
    uint8_t out[8 * 8 * 4];
    glClearColor(0.2f, 0.4f, 0.6f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    memset(out, 7, sizeof out);
    glPixelStorei(GL_PACK_ROW_LENGTH, 8);
    glPixelStorei(GL_PACK_SKIP_PIXELS, 2);
    glPixelStorei(GL_PACK_SKIP_ROWS, 1);
    glReadPixels(0, 0, 3, 2, GL_RGBA, GL_UNSIGNED_BYTE, out);
    expect_int(out[(8 + 1) * 4], 7);
    expect_int(out[(8 + 2) * 4], 51);
    expect_int(out[(16 + 4) * 4 + 1], 102);
    expect_int(out[(16 + 5) * 4], 7);
    glPixelStorei(GL_PACK_ROW_LENGTH, 0);
    glPixelStorei(GL_PACK_SKIP_PIXELS, 0);
    glPixelStorei(GL_PACK_SKIP_ROWS, 0);
    glPixelStorei(GL_PACK_ALIGNMENT, 8);
    memset(out, 7, sizeof out);
    glReadPixels(0, 0, 1, 2, GL_RGB, GL_UNSIGNED_BYTE, out);
    expect_int(out[3], 7);
    expect_int(out[8], 51);
    uint16_t packed = 0;
    glReadPixels(0, 0, 1, 1, GL_RGB, GL_UNSIGNED_SHORT_5_6_5, &packed);
    expect_int(packed, (6 << 11) | (25 << 5) | 19);
    float f[4] = {0};
    glReadPixels(0, 0, 1, 1, GL_BGRA, GL_FLOAT, f);
    expect(f[0] > 0.59f && f[0] < 0.61f && f[2] > 0.19f && f[2] < 0.21f);
}

typedef struct format_case { GLenum internal, format, type; uint8_t data[16]; int r, g, b, a; } format_case;

SCENARIO(texture_formats, CORE33)
{
    static const format_case cases[] = {
        {GL_R8, GL_RED, GL_UNSIGNED_BYTE, {100}, 100, 0, 0, 255},
        {GL_RG8, GL_RG, GL_UNSIGNED_BYTE, {100, 50}, 100, 50, 0, 255},
        {GL_RGB8, GL_RGB, GL_UNSIGNED_BYTE, {100, 50, 25}, 100, 50, 25, 255},
        {GL_RGB, GL_BGR, GL_UNSIGNED_BYTE, {25, 50, 100}, 100, 50, 25, 255},
        {GL_RGBA8, GL_BGRA, GL_UNSIGNED_BYTE, {25, 50, 100, 10}, 100, 50, 25, 10},
        {GL_RGBA, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, {25, 50, 100, 10}, 100, 50, 25, 10},
        {GL_RGB565, GL_RGB, GL_UNSIGNED_SHORT_5_6_5, {0x00, 0xf8}, 255, 0, 0, 255},
        {GL_RGB5_A1, GL_RGBA, GL_UNSIGNED_SHORT_5_5_5_1, {0x01, 0xf8}, 255, 0, 0, 255},
        {GL_RGBA4, GL_RGBA, GL_UNSIGNED_SHORT_4_4_4_4, {0x0f, 0xf0}, 255, 0, 0, 255},
        {GL_RGB10_A2, GL_RGBA, GL_UNSIGNED_INT_2_10_10_10_REV, {0xff, 0x03, 0x00, 0xc0}, 255, 0, 0, 255},
        {GL_R16, GL_RED, GL_UNSIGNED_SHORT, {0x00, 0x80}, 128, 0, 0, 255},
        {GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT, {0x00, 0x38, 0x00, 0x3c, 0, 0, 0x00, 0x3c}, 128, 255, 0, 255},
        {GL_RGB16F, GL_RGB, GL_HALF_FLOAT, {0x00, 0x38, 0x00, 0x3c, 0, 0}, 128, 255, 0, 255},
        {GL_R32F, GL_RED, GL_FLOAT, {0, 0, 0, 0x3f}, 128, 0, 0, 255},
        {GL_R11F_G11F_B10F, GL_RGB, GL_FLOAT, {0, 0, 0, 0x3f, 0, 0, 0x80, 0x3f, 0, 0, 0, 0}, 128, 255, 0, 255},
        {GL_RGB9_E5, GL_RGB, GL_FLOAT, {0, 0, 0, 0x3f, 0, 0, 0x80, 0x3f, 0, 0, 0, 0}, 128, 255, 0, 255},
        {GL_RGBA8_SNORM, GL_RGBA, GL_BYTE, {127, 64, 0, 127}, 255, 129, 0, 255},
        {GL_SRGB8_ALPHA8, GL_RGBA, GL_UNSIGNED_BYTE, {188, 255, 0, 128}, 128, 255, 0, 128},
        {GL_SRGB8, GL_RGB, GL_UNSIGNED_BYTE, {188, 255, 0}, 128, 255, 0, 255},
        {GL_R3_G3_B2, GL_RGB, GL_UNSIGNED_BYTE, {255, 0, 255}, 255, 0, 255, 255},
        {GL_RGBA2, GL_RGBA, GL_UNSIGNED_BYTE, {255, 0, 255, 255}, 255, 0, 255, 255},
        {GL_RGBA12, GL_RGBA, GL_UNSIGNED_BYTE, {255, 0, 100, 255}, 255, 0, 100, 255},
    };
    sample_program("uniform sampler2D t;", "texture(t, uv)");
    bound_texture(GL_TEXTURE_2D);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const format_case *c = &cases[i];
        glTexImage2D(GL_TEXTURE_2D, 0, (GLint)c->internal, 1, 1, 0, c->format, c->type, c->data);
        draw_rect(-1, -1, 1, 1);
        uint8_t got[4];
        glReadPixels(30, 30, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, got);
        const int want[4] = {c->r, c->g, c->b, c->a};
        for (int k = 0; k < 4; k++)
            if (abs(got[k] - want[k]) > 2) {
                fail("format 0x%x (case %zu) gives %d %d %d %d", c->internal, i, got[0], got[1], got[2], got[3]);
                break;
            }
    }
}

SCENARIO(texture_legacy_formats, LEGACY)
{
    static const format_case cases[] = {
        {GL_LUMINANCE, GL_LUMINANCE, GL_UNSIGNED_BYTE, {100}, 100, 100, 100, 255},
        {GL_ALPHA, GL_ALPHA, GL_UNSIGNED_BYTE, {100}, 0, 0, 0, 100},
        {GL_LUMINANCE_ALPHA, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, {100, 50}, 100, 100, 100, 50},
        {GL_INTENSITY, GL_LUMINANCE, GL_UNSIGNED_BYTE, {100}, 100, 100, 100, 100},
        {4, GL_RGBA, GL_UNSIGNED_BYTE, {1, 2, 3, 4}, 1, 2, 3, 4},
        {3, GL_RGB, GL_UNSIGNED_BYTE, {1, 2, 3}, 1, 2, 3, 255},
    };
    GLuint p = program("attribute vec2 q; varying vec2 uv;\nvoid main() { uv = q * 0.5 + 0.5; gl_Position = vec4(q, 0.0, 1.0); }\n",
                       "uniform sampler2D t; varying vec2 uv;\nvoid main() { gl_FragColor = texture2D(t, uv); }\n");
    glUseProgram(p);
    static const float corners[] = {-1, -1, 1, -1, -1, 1, 1, 1};
    GLuint at = (GLuint)glGetAttribLocation(p, "q");
    glVertexAttribPointer(at, 2, GL_FLOAT, GL_FALSE, 0, corners);
    glEnableVertexAttribArray(at);
    bound_texture(GL_TEXTURE_2D);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        glTexImage2D(GL_TEXTURE_2D, 0, (GLint)cases[i].internal, 1, 1, 0, cases[i].format, cases[i].type, cases[i].data);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        expect_pixel(30, 30, cases[i].r, cases[i].g, cases[i].b, cases[i].a);
    }
}

SCENARIO(texture_integer, CORE33)
{
    static const int32_t texel[4] = {-5, 70000, 3, 4};
    sample_program("uniform isampler2D t;", "texture(t, uv) == ivec4(-5, 70000, 3, 4) ? vec4(0,1,0,1) : vec4(1,0,0,1)");
    bound_texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32I, 1, 1, 0, GL_RGBA_INTEGER, GL_INT, texel);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 255, 0, 255);
    int32_t back[4] = {0};
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA_INTEGER, GL_INT, back);
    expect(!memcmp(back, texel, sizeof texel));
}

SCENARIO(texture_swizzle, CORE33)
{
    static const uint8_t texel[4] = {10, 20, 30, 40};
    sample_program("uniform sampler2D t;", "texture(t, uv)");
    texture_2d(1, 1, texel);
    glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_RGBA, (const GLint[]){GL_BLUE, GL_ONE, GL_RED, GL_ZERO});
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 30, 255, 10, 0);
}

SCENARIO(texture_3d_and_arrays, CORE33)
{
    uint8_t texels[2 * 2 * 4 * 4];
    for (int i = 0; i < 16; i++) texels[i * 4] = (uint8_t)(i * 10), texels[i * 4 + 1] = (uint8_t)(i / 4 * 60), texels[i * 4 + 2] = 0, texels[i * 4 + 3] = 255;
    sample_program("uniform sampler3D t;", "texture(t, vec3(uv, 0.625))");
    bound_texture(GL_TEXTURE_3D);
    glTexImage3D(GL_TEXTURE_3D, 0, GL_RGBA8, 2, 2, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 80, 120, 0, 255);
    sample_program("uniform sampler2DArray t;", "texture(t, vec3(uv, 3.0))");
    bound_texture(GL_TEXTURE_2D_ARRAY);
    glTexImage3D(GL_TEXTURE_2D_ARRAY, 0, GL_RGBA8, 2, 2, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    glTexSubImage3D(GL_TEXTURE_2D_ARRAY, 0, 1, 1, 3, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, (const uint8_t[]){1, 2, 3, 4});
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 120, 180, 0, 255);
    expect_pixel(50, 50, 1, 2, 3, 4);
}

SCENARIO(texture_1d, CORE33)
{
    sample_program("uniform sampler1D t;", "texture(t, uv.x)");
    bound_texture(GL_TEXTURE_1D);
    glTexImage1D(GL_TEXTURE_1D, 0, GL_RGBA8, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, (const uint8_t[]){255, 0, 0, 255, 0, 255, 0, 255});
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 255, 0, 0, 255);
    expect_pixel(50, 10, 0, 255, 0, 255);
    sample_program("uniform sampler1DArray t;", "texture(t, vec2(uv.x, 1.0))");
    bound_texture(GL_TEXTURE_1D_ARRAY);
    glTexImage2D(GL_TEXTURE_1D_ARRAY, 0, GL_RGBA8, 1, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, (const uint8_t[]){255, 0, 0, 255, 0, 0, 255, 255});
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 0, 0, 255, 255);
}

SCENARIO(texture_cube, CORE33)
{
    sample_program("uniform samplerCube t; uniform vec3 d;", "texture(t, d)");
    GLint p = 0;
    glGetIntegerv(GL_CURRENT_PROGRAM, &p);
    GLint at = glGetUniformLocation((GLuint)p, "d");
    bound_texture(GL_TEXTURE_CUBE_MAP);
    for (int f = 0; f < 6; f++) {
        const uint8_t face[4] = {(uint8_t)(f * 40), (uint8_t)(255 - f * 40), 7, 255};
        glTexImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + (GLenum)f, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, face);
    }
    static const float directions[6][3] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    for (int f = 0; f < 6; f++) {
        glUniform3fv(at, 1, directions[f]);
        draw_rect(-1, -1, 1, 1);
        expect_pixel(30, 30, f * 40, 255 - f * 40, 7, 255);
    }
}

SCENARIO(texture_rectangle, CORE33)
{
    static const uint8_t texels[16] = {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255};
    sample_program("uniform sampler2DRect t;", "texture(t, uv * 2.0)");
    bound_texture(GL_TEXTURE_RECTANGLE);
    glTexImage2D(GL_TEXTURE_RECTANGLE, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 255, 0, 0, 255);
    expect_pixel(50, 10, 0, 255, 0, 255);
    expect_pixel(10, 50, 0, 0, 255, 255);
}

SCENARIO(texture_buffer, CORE33)
{
    static const int8_t bytes[] = {-128, 0, 127, 5};
    GLuint buffer;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_TEXTURE_BUFFER, buffer);
    glBufferData(GL_TEXTURE_BUFFER, sizeof bytes, bytes, GL_STATIC_DRAW);
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_BUFFER, t);
    glTexBuffer(GL_TEXTURE_BUFFER, GL_R8I, buffer);
    sample_program("uniform isamplerBuffer t;", "texelFetch(t, 0).r == -128 && texelFetch(t, 2).r == 127 && textureSize(t) == 4 ? vec4(0,1,0,1) : vec4(1,0,0,1)");
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 255, 0, 255);
}

SCENARIO(texture_shadow_compare, CORE33)
{
    static const float depths[4] = {0.25f, 0.75f, 0.25f, 0.75f};
    sample_program("uniform sampler2DShadow t;", "vec4(texture(t, vec3(uv, 0.5)), 0, 0, 1)");
    bound_texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, 2, 2, 0, GL_DEPTH_COMPONENT, GL_FLOAT, depths);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 0, 0, 0, 255);
    expect_pixel(50, 10, 255, 0, 0, 255);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_NONE);
    sample_program("uniform sampler2D t;", "vec4(texture(t, uv).rgb, 1)");
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 64, 0, 0, 255);
}

SCENARIO(sampler_objects_override, CORE33)
{
    static const uint8_t texels[] = {0, 0, 0, 255, 255, 255, 255, 255};
    sample_program("uniform sampler2D t; uniform sampler2D s;", "vec4(texture(t, vec2(0.5, 0.5)).r, texture(s, vec2(0.5, 0.5)).r, 0, 1)");
    GLint p = 0;
    glGetIntegerv(GL_CURRENT_PROGRAM, &p);
    glUniform1i(glGetUniformLocation((GLuint)p, "s"), 1);
    GLuint t = texture_2d(2, 1, texels), samplers[2];
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D, t);
    glGenSamplers(2, samplers);
    for (int i = 0; i < 2; i++) {
        glSamplerParameteri(samplers[i], GL_TEXTURE_MIN_FILTER, i ? GL_NEAREST : GL_LINEAR);
        glSamplerParameteri(samplers[i], GL_TEXTURE_MAG_FILTER, i ? GL_NEAREST : GL_LINEAR);
        glBindSampler((GLuint)i, samplers[i]);
    }
    draw_rect(-1, -1, 1, 1);
    expect_pixel_near(30, 30, 128, 255, 0, 255, 3);
}

SCENARIO(texture_lod_bias, CORE33)
{
    static uint8_t level[64 * 64 * 4];
    sample_program("uniform sampler2D t;", "texture(t, uv)");
    bound_texture(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
    for (int l = 0; l < 7; l++) {
        for (int i = 0; i < 64 * 64; i++) level[i * 4] = (uint8_t)(l * 30), level[i * 4 + 3] = 255;
        glTexImage2D(GL_TEXTURE_2D, l, GL_RGBA8, 64 >> l, 64 >> l, 0, GL_RGBA, GL_UNSIGNED_BYTE, level);
    }
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 0, 0, 255);
    glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_LOD_BIAS, 2);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 60, 0, 0, 255);
    glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_LOD_BIAS, 0);
    glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_MIN_LOD, 3);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 90, 0, 0, 255);
}

SCENARIO(texture_read_back, CORE33)
{
    static uint8_t in[6 * 5 * 4], out[6 * 5 * 4];
    for (size_t i = 0; i < sizeof in; i++) in[i] = (uint8_t)(i * 7);
    texture_2d(6, 5, in);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, out);
    expect(!memcmp(in, out, sizeof in));
    GLint w = 0, format = 0;
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &w);
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_INTERNAL_FORMAT, &format);
    expect_int(w, 6);
    expect_int(format, GL_RGBA8);
}

SCENARIO(texture_pixel_buffers, CORE33)
{
    static uint8_t in[4 * 4 * 4];
    for (size_t i = 0; i < sizeof in; i++) in[i] = (uint8_t)(i * 3);
    GLuint buffers[2];
    glGenBuffers(2, buffers);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, buffers[0]);
    glBufferData(GL_PIXEL_UNPACK_BUFFER, 16 + sizeof in, NULL, GL_STREAM_DRAW);
    glBufferSubData(GL_PIXEL_UNPACK_BUFFER, 16, sizeof in, in);
    GLuint t = bound_texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, (void *)16);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    GLuint fbo;
    glGenFramebuffers(1, &fbo);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, fbo);
    glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    glBindBuffer(GL_PIXEL_PACK_BUFFER, buffers[1]);
    glBufferData(GL_PIXEL_PACK_BUFFER, sizeof in, NULL, GL_STREAM_READ);
    glReadPixels(0, 0, 4, 4, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    const uint8_t *mapped = glMapBufferRange(GL_PIXEL_PACK_BUFFER, 0, sizeof in, GL_MAP_READ_BIT);
    expect(mapped && !memcmp(mapped, in, sizeof in));
    glUnmapBuffer(GL_PIXEL_PACK_BUFFER);
}

SCENARIO(copy_tex_image, CORE33)
{
    glClearColor(0.2f, 0.4f, 0.6f, 0.8f);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 0, 32, 32);
    glClearColor(1, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glDisable(GL_SCISSOR_TEST);
    bound_texture(GL_TEXTURE_2D);
    glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGB8, 16, 16, 32, 32, 0); /* lower left quarter red */
    sample_program("uniform sampler2D t;", "texture(t, uv)");
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 255, 0, 0, 255);
    expect_pixel(50, 10, 51, 102, 153, 255); /* alpha forced to one */
    expect_pixel(10, 50, 51, 102, 153, 255);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glClearColor(0, 1, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, 8, 8);
    glClear(GL_COLOR_BUFFER_BIT);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 255, 0, 255);
}

SCENARIO(texture_upload_between_draws, CORE33)
{
    sample_program("uniform sampler2D t;", "texture(t, uv)");
    bound_texture(GL_TEXTURE_2D);
    for (int i = 0; i < 8; i++) {
        const uint8_t texel[4] = {(uint8_t)(i * 30), (uint8_t)(255 - i * 30), 0, 255};
        if (i == 0) glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
        else glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, texel);
        draw_rect(-1 + i * 0.25f, -1, -0.75f + i * 0.25f, 1);
    }
    for (int i = 0; i < 8; i++) expect_pixel(i * 8 + 4, 30, i * 30, 255 - i * 30, 0, 255);
}

SCENARIO(texture_errors, CORE33)
{
    bound_texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, -1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    expect_error(GL_INVALID_VALUE);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    expect_error(GL_INVALID_VALUE);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_SHORT_5_6_5, NULL);
    expect_error(GL_INVALID_OPERATION);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, 0x1234, GL_UNSIGNED_BYTE, NULL);
    expect_error(GL_INVALID_ENUM);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    expect_error(GL_INVALID_OPERATION);
    glTexSubImage2D(GL_TEXTURE_2D, 5, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, "abcd");
    expect_error(GL_INVALID_OPERATION);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_LINEAR);
    expect_error(GL_INVALID_ENUM);
    glBindTexture(GL_TEXTURE_3D, texture_2d(1, 1, "abcd"));
    expect_error(GL_INVALID_OPERATION);
    glActiveTexture(GL_TEXTURE0 + 4096);
    expect_error(GL_INVALID_ENUM);
}

SCENARIO(texture_compressed_levels, CORE33)
{
    /* DXT5 blocks of one colour a level: alpha 255 throughout, both colours the same 5:6:5 value. */
    static const uint16_t colors[5] = {0xf800, 0x07e0, 0x001f, 0xffff, 0xf81f};
    static uint8_t blocks[16 * 16];
    sample_program("uniform sampler2D t; uniform float lod;", "textureLod(t, uv, lod)");
    GLint p = 0;
    glGetIntegerv(GL_CURRENT_PROGRAM, &p);
    GLint lod = glGetUniformLocation((GLuint)p, "lod");
    bound_texture(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    for (int l = 0; l < 5; l++) {
        int size = 16 >> l, count = (size + 3) / 4 * ((size + 3) / 4);
        memset(blocks, 0, sizeof blocks);
        for (int b = 0; b < count; b++) {
            blocks[b * 16] = blocks[b * 16 + 1] = 255;
            memcpy(blocks + b * 16 + 8, &colors[l], 2);
            memcpy(blocks + b * 16 + 10, &colors[l], 2);
        }
        glCompressedTexImage2D(GL_TEXTURE_2D, l, GL_COMPRESSED_RGBA_S3TC_DXT5_EXT, size, size, 0, count * 16, blocks);
    }
    for (int l = 0; l < 5; l++) {
        glUniform1f(lod, (float)l);
        draw_rect(-1, -1, 1, 1);
        expect_pixel(30, 30, colors[l] & 0x8000 ? 255 : 0, colors[l] & 0x400 ? 255 : 0, colors[l] & 0x10 ? 255 : 0, 255);
    }
    GLuint sampler;
    glGenSamplers(1, &sampler);
    glSamplerParameteri(sampler, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glSamplerParameteri(sampler, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glSamplerParameterf(sampler, GL_TEXTURE_MAX_ANISOTROPY_EXT, 4);
    glBindSampler(0, sampler);
    sample_program("uniform sampler2D t;", "texture(t, uv)");
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 255, 0, 0, 255);
}

SCENARIO(unread_sampler_leaves_its_unit_alone, CORE33)
{
    /* The second sampler is read by a function that nothing calls; its unit is 0 too. */
    GLuint p = program("#version 330\nlayout(location=0) in vec2 q; out vec2 uv;\nvoid main() { uv = q * 0.5 + 0.5; gl_Position = vec4(q, 0, 1); }\n",
                       "#version 330\nuniform sampler2D a; uniform sampler2D b; in vec2 uv; out vec4 o;\nvec4 unused(vec2 u) { return texture(b, u); }\n"
                       "void main() { o = texture(a, uv); }\n");
    static const uint8_t texels[4] = {200, 100, 50, 255};
    glUseProgram(p);
    texture_2d(1, 1, texels);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 200, 100, 50, 255);
}
