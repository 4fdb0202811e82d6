/* Pixels to textures and back, in formats that need conversion; copies and clears of images. */
#include "tests/gl/harness.h"

#include <math.h>

static GLuint texture(GLenum target)
{
    GLuint name;
    glGenTextures(1, &name);
    glBindTexture(target, name);
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    return name;
}

static GLuint framebuffer_of(GLenum attachment, GLuint name)
{
    GLuint fbo;
    glGenFramebuffers(1, &fbo);
    glBindFramebuffer(GL_FRAMEBUFFER, fbo);
    if (name) glFramebufferTexture(GL_FRAMEBUFFER, attachment, name, 0);
    return fbo;
}

static GLuint pack_buffer(GLsizeiptr size)
{
    GLuint buffer;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_PIXEL_PACK_BUFFER, buffer);
    glBufferData(GL_PIXEL_PACK_BUFFER, size, NULL, GL_STREAM_READ);
    return buffer;
}

/* What the pack buffer holds, copied out. */
static void fetch(void *out, GLsizeiptr size)
{
    const void *mapped = glMapBufferRange(GL_PIXEL_PACK_BUFFER, 0, size, GL_MAP_READ_BIT);
    expect(mapped != NULL);
    if (mapped) memcpy(out, mapped, (size_t)size);
    glUnmapBuffer(GL_PIXEL_PACK_BUFFER);
}

SCENARIO(read_into_pixel_buffers, CORE33)
{
    uint8_t bgra[4], rgb[3], rgba[4];
    float floats[4];
    glClearColor(1, 0.2f, 0.4f, 0.6f);
    glClear(GL_COLOR_BUFFER_BIT);
    pack_buffer(64);
    glReadPixels(3, 3, 1, 1, GL_BGRA, GL_UNSIGNED_BYTE, NULL); /* the server converts */
    fetch(bgra, 4);
    expect(bgra[0] == 102 && bgra[1] == 51 && bgra[2] == 255 && bgra[3] == 153);
    glReadPixels(3, 3, 1, 1, GL_RGB, GL_UNSIGNED_BYTE, (void *)8); /* the client converts; what is around stays */
    glReadPixels(3, 3, 1, 1, GL_RGBA, GL_FLOAT, (void *)16);
    fetch(rgba, 4);
    expect(!memcmp(rgba, bgra, 4));
    const uint8_t *mapped = glMapBufferRange(GL_PIXEL_PACK_BUFFER, 0, 32, GL_MAP_READ_BIT);
    memcpy(rgb, mapped + 8, 3);
    memcpy(floats, mapped + 16, 16);
    glUnmapBuffer(GL_PIXEL_PACK_BUFFER);
    expect(rgb[0] == 255 && rgb[1] == 51 && rgb[2] == 102);
    expect(fabsf(floats[1] - 0.2f) < 1.0f / 255 && floats[0] == 1);
    glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, (void *)62);
    expect_error(GL_INVALID_OPERATION); /* too small */
}

SCENARIO(read_types_and_rectangles, CORE33)
{
    uint16_t packed = 0, shorts[4];
    uint32_t word = 0;
    uint8_t area[6 * 4];
    glClearColor(1, 0, 0.5f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glReadPixels(0, 0, 1, 1, GL_RGB, GL_UNSIGNED_SHORT_5_6_5, &packed);
    expect_int(packed >> 11, 31);
    glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_SHORT, shorts);
    expect(shorts[0] == 65535 && shorts[1] == 0 && abs(shorts[2] - 32896) < 300);
    glReadPixels(0, 0, 1, 1, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, &word);
    expect_int(word >> 16, 0xffff);
    memset(area, 7, sizeof area);
    glReadPixels(-2, 0, 6, 1, GL_RGBA, GL_UNSIGNED_BYTE, area); /* two pixels are outside: they stay */
    expect(area[0] == 7 && area[7] == 7 && area[8] == 255 && area[9] == 0);
    glPixelStorei(GL_PACK_ROW_LENGTH, 3);
    glPixelStorei(GL_PACK_SKIP_PIXELS, 1);
    memset(area, 7, sizeof area);
    glReadPixels(0, 0, 1, 2, GL_RGBA, GL_UNSIGNED_BYTE, area);
    expect(area[0] == 7 && area[4] == 255 && area[12] == 7 && area[16] == 255);
}

SCENARIO(read_depth_and_stencil, CORE33)
{
    float depth = -1;
    uint8_t stencil = 0;
    uint32_t both = 0;
    uint16_t narrow = 0;
    glClearDepth(0.25);
    glClearStencil(0x5a);
    glClear(GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    glReadPixels(5, 5, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &depth);
    glReadPixels(5, 5, 1, 1, GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, &narrow);
    glReadPixels(5, 5, 1, 1, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE, &stencil);
    glReadPixels(5, 5, 1, 1, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, &both);
    expect(fabsf(depth - 0.25f) < 1e-5f);
    expect(abs(narrow - 16384) < 2);
    expect_int(stencil, 0x5a);
    expect_int(both & 255, 0x5a);
    expect(abs((int)(both >> 8) - 0x400000) < 2);
    pack_buffer(16);
    glReadPixels(5, 5, 1, 1, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, (void *)4);
    uint32_t words[2];
    fetch(words, 8);
    expect_int(words[1], both);
}

SCENARIO(depth_texture_upload, CORE33)
{
    static const uint32_t packed[4] = {0x40000000u | 3, 0x80000000u | 5, 0xffffff00u | 255, 0};
    uint32_t out[4];
    GLuint t = texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH24_STENCIL8, 2, 2, 0, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, packed);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, out);
    for (int i = 0; i < 4; i++) {
        expect_int(out[i] & 255, packed[i] & 255);
        expect(llabs((long long)(out[i] >> 8) - (packed[i] >> 8)) < 2);
    }
    framebuffer_of(GL_DEPTH_STENCIL_ATTACHMENT, t);
    glDrawBuffer(GL_NONE);
    glReadBuffer(GL_NONE);
    float depth = 0;
    glReadPixels(1, 0, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &depth);
    expect(fabsf(depth - 0.5f) < 1e-4f);
}

SCENARIO(integer_and_float_images, CORE33)
{
    static const int32_t integers[4] = {-5, 70000, 3, -1};
    static const float floats[3] = {0.5f, 2.0f, -4.0f};
    int32_t back[4] = {0};
    float floats_back[3] = {0};
    uint32_t shared = 0;
    texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32I, 1, 1, 0, GL_RGBA_INTEGER, GL_INT, integers);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA_INTEGER, GL_INT, back);
    expect(!memcmp(integers, back, sizeof back));
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB16F, 1, 1, 0, GL_RGB, GL_FLOAT, floats);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGB, GL_FLOAT, floats_back);
    expect(!memcmp(floats, floats_back, sizeof floats));
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB9_E5, 1, 1, 0, GL_RGB, GL_FLOAT, floats);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGB, GL_UNSIGNED_INT_5_9_9_9_REV, &shared);
    expect(shared >> 27 && (shared & 511) * 4 == (shared >> 9 & 511) && (shared >> 18 & 511) == 0);
}

SCENARIO(luminance_alpha_read_back, LEGACY)
{
    static const uint8_t pairs[8] = {10, 20, 30, 40, 50, 60, 70, 80};
    uint8_t rgba[16], again[8];
    texture(GL_TEXTURE_2D);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE8_ALPHA8, 2, 2, 0, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, pairs);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, rgba);
    expect(rgba[0] == 10 && rgba[1] == 0 && rgba[2] == 0 && rgba[3] == 20);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, again);
    expect(!memcmp(pairs, again, sizeof again));
    glClearColor(0.2f, 0.4f, 0.6f, 0.8f); /* a copy takes red as luminance and keeps alpha */
    glClear(GL_COLOR_BUFFER_BIT);
    glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, 1, 1);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, again);
    expect(abs(again[0] - 51) < 2 && abs(again[1] - 204) < 2 && again[2] == 30);
    /* A texture's luminance is red; what is read from a framebuffer is the sum (GL 2.1 §4.3.2, §6.1.4). */
    static const uint8_t color[4] = {100, 40, 20, 60};
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, color);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, again);
    expect(again[0] == 100 && again[1] == 60);
    glClearColor(0.4f, 0.2f, 0.2f, 0.6f);
    glClear(GL_COLOR_BUFFER_BIT);
    glReadPixels(0, 0, 1, 1, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, again);
    expect(abs(again[0] - 204) < 2 && abs(again[1] - 153) < 2);
}

SCENARIO(blit_mirrored_resolve, CORE33)
{
    GLuint ms, fbo;
    glGenRenderbuffers(1, &ms);
    glBindRenderbuffer(GL_RENDERBUFFER, ms);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, W, H);
    glGenFramebuffers(1, &fbo);
    glBindFramebuffer(GL_FRAMEBUFFER, fbo);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, ms);
    glClearColor(0, 0, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 0, W / 2, H);
    glClearColor(1, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, default_fbo);
    glBlitFramebuffer(0, 0, W, H, W, 0, 0, H, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
    expect_pixel(4, 4, 0, 0, 255, 255);
    expect_pixel(60, 4, 255, 0, 0, 255);
}

SCENARIO(clear_reaches_every_layer, CORE33)
{
    static uint8_t out[4 * 4 * 4 * 5];
    GLuint few = texture(GL_TEXTURE_2D_ARRAY), many = texture(GL_TEXTURE_2D_ARRAY);
    glTexImage3D(GL_TEXTURE_2D_ARRAY, 0, GL_RGBA8, 4, 4, 5, 0, GL_RGBA, GL_UNSIGNED_BYTE, out);
    glBindTexture(GL_TEXTURE_2D_ARRAY, few);
    glTexImage3D(GL_TEXTURE_2D_ARRAY, 0, GL_RGBA8, 4, 4, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    framebuffer_of(GL_COLOR_ATTACHMENT0, few);
    glFramebufferTexture(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, many, 0);
    glDrawBuffers(2, (const GLenum[]){GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1});
    glClearColor(0, 1, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glBindTexture(GL_TEXTURE_2D_ARRAY, many);
    glGetTexImage(GL_TEXTURE_2D_ARRAY, 0, GL_RGBA, GL_UNSIGNED_BYTE, out);
    for (int layer = 0; layer < 5; layer++)
        expect_int(out[layer * 64 + 1], 255);
}

SCENARIO(clear_and_copy_images, CORE33)
{
    if (!has_extension("GL_ARB_clear_texture") || !has_extension("GL_ARB_copy_image"))
        skip("ARB_clear_texture, ARB_copy_image");
    uint8_t out[4 * 4 * 4];
    GLuint from = texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    GLuint to = texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_SRGB8_ALPHA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glClearTexImage(from, 0, GL_RGBA, GL_UNSIGNED_BYTE, (const uint8_t[4]){1, 2, 3, 4});
    glClearTexSubImage(from, 0, 1, 1, 0, 2, 1, 1, GL_BGRA, GL_UNSIGNED_BYTE, (const uint8_t[4]){50, 60, 70, 80});
    glClearTexImage(to, 0, GL_RGBA, GL_UNSIGNED_BYTE, (const uint8_t[4]){100, 150, 200, 250}); /* encoded values stay */
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, out);
    expect(abs(out[0] - 100) < 2 && abs(out[1] - 150) < 2 && abs(out[2] - 200) < 2 && out[3] == 250);
    glCopyImageSubData(from, GL_TEXTURE_2D, 0, 0, 0, 0, to, GL_TEXTURE_2D, 0, 1, 0, 0, 3, 2, 1);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, out);
    expect(out[4] == 1 && out[7] == 4);                           /* (0,0) went to (1,0) */
    expect(out[(4 + 2) * 4] == 70 && out[(4 + 2) * 4 + 2] == 50); /* (1,1) went to (2,1) */
    expect(abs(out[0] - 100) < 2);
}

SCENARIO(compressed_blocks, CORE33)
{
    /* A red BC4 block: both ends 200, all indices 0. */
    static const uint8_t red[8] = {200, 200};
    uint8_t texels[16], blocks[8] = {0};
    GLint size = 0, compressed = 0;
    texture(GL_TEXTURE_2D);
    glCompressedTexImage2D(GL_TEXTURE_2D, 0, GL_COMPRESSED_RED_RGTC1, 4, 4, 0, sizeof red, red);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RED, GL_UNSIGNED_BYTE, texels);
    expect(texels[0] == 200 && texels[15] == 200);
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_COMPRESSED, &compressed);
    if (!compressed) return; /* a device without BCn */
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_COMPRESSED_IMAGE_SIZE, &size);
    expect_int(size, 8);
    glGetCompressedTexImage(GL_TEXTURE_2D, 0, blocks);
    expect(!memcmp(blocks, red, sizeof red));
    glCompressedTexSubImage2D(GL_TEXTURE_2D, 0, 1, 0, 3, 4, GL_COMPRESSED_RED_RGTC1, sizeof red, red);
    expect_error(GL_INVALID_OPERATION);
}

SCENARIO(samplers_differ_in_srgb_decode, CORE33)
{
    if (!has_extension("GL_EXT_texture_sRGB_decode")) skip("EXT_texture_sRGB_decode");
    static const uint8_t grey[4] = {128, 128, 128, 255};
    GLuint samplers[2];
    GLuint t = texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_SRGB8_ALPHA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, grey);
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D, t);
    glGenSamplers(2, samplers);
    for (GLuint i = 0; i < 2; i++) {
        glSamplerParameteri(samplers[i], GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glSamplerParameteri(samplers[i], GL_TEXTURE_SRGB_DECODE_EXT, i ? GL_SKIP_DECODE_EXT : GL_DECODE_EXT);
        glBindSampler(i, samplers[i]);
    }
    GLuint p = program(VS_POSITION, "#version 330\nuniform sampler2D a, b;\nout vec4 o;\n"
                                    "void main() { o = vec4(texelFetch(a, ivec2(0), 0).r, texture(a, vec2(0.5)).r, "
                                    "texture(b, vec2(0.5)).r, 1.0); }\n");
    glUseProgram(p);
    glUniform1i(glGetUniformLocation(p, "b"), 1);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(8, 8, 55, 55, 128, 255);
}

SCENARIO(texture_buffer_before_its_data, CORE33)
{
    static const float green[4] = {0, 1, 0, 1};
    GLuint buffer, name;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_TEXTURE_BUFFER, buffer);
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_BUFFER, name);
    glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32F, buffer); /* no storage yet */
    glUseProgram(program(
        VS_POSITION, "#version 330\nuniform samplerBuffer s;\nout vec4 o;\nvoid main() { o = texelFetch(s, 0); }\n"));
    glBufferData(GL_TEXTURE_BUFFER, sizeof green, green, GL_STATIC_DRAW);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(8, 8, 0, 255, 0, 255);
}

/* The same where a draw has already looked at it, and where the first data are less than a texel. */
SCENARIO(texture_buffer_drawn_before_its_data, CORE33)
{
    static const float green[4] = {0, 1, 0, 1}, blue[4] = {0, 0, 1, 1};
    GLuint buffer, name;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_TEXTURE_BUFFER, buffer);
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_BUFFER, name);
    glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32F, buffer);
    glUseProgram(program(
        VS_POSITION, "#version 330\nuniform samplerBuffer s;\nout vec4 o;\nvoid main() { o = texelFetch(s, 0); }\n"));
    draw_rect(-1, -1, 1, 1);
    glBufferData(GL_TEXTURE_BUFFER, sizeof green, green, GL_STATIC_DRAW);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(8, 8, 0, 255, 0, 255);
    glBufferData(GL_TEXTURE_BUFFER, 4, green, GL_STATIC_DRAW);
    draw_rect(-1, -1, 1, 1);
    glBufferData(GL_TEXTURE_BUFFER, sizeof blue, blue, GL_STATIC_DRAW);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(8, 8, 0, 0, 255, 255);
}

SCENARIO(upload_larger_than_the_stage, CORE33)
{
    enum { SIZE = 2048 };
    uint32_t *texels = malloc(SIZE * SIZE * 4), *back = calloc(SIZE * SIZE, 4);
    for (uint32_t i = 0; i < SIZE * SIZE; i++)
        texels[i] = i * 2654435761u;
    texture(GL_TEXTURE_2D);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, SIZE, SIZE, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, back);
    expect(!memcmp(texels, back, SIZE * SIZE * 4));
    free(texels);
    free(back);
}
