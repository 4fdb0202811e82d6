/* Texels on their way to textures and back: formats, pixel-store parameters, pack and unpack buffers, errors. */
#include "tests/gl/textures.h"

#include <fenv.h>

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
