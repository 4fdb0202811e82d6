/* Compressed textures: S3TC mip chains down to 1x1, sub-images, read-back of the blocks. */
#include "tests/gl/harness.h"

#define DXT5 0x83F3 /* GL_COMPRESSED_RGBA_S3TC_DXT5_EXT */

/* One BC3 block of a single 5:6:5 colour, alpha one. */
static void block(uint8_t out[16], uint16_t color)
{
    memset(out, 0, 16);
    out[0] = out[1] = 255;
    out[8] = out[10] = (uint8_t)color;
    out[9] = out[11] = (uint8_t)(color >> 8);
}

static void need_s3tc(void)
{
    if (!has_extension("GL_EXT_texture_compression_s3tc")) skip("no S3TC");
}

SCENARIO(compressed_mip_chain, CORE33)
{
    static uint8_t data[16 * 16 * 16];
    static const uint16_t colors[7] = {0xf800, 0x07e0, 0x001f, 0xffe0, 0x07ff, 0xf81f, 0xffff};
    GLuint t, s;
    need_s3tc();
    GLuint p = program(VS_POSITION, "#version 330\nuniform sampler2D t; uniform float lod; out vec4 o;\nvoid main() { o = textureLod(t, vec2(0.3), lod); }\n");
    glUseProgram(p);
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    for (int l = 0; l < 7; l++) {
        int size = 64 >> l, blocks = (size + 3) / 4;
        for (int i = 0; i < blocks * blocks; i++) block(data + i * 16, colors[l]);
        glCompressedTexImage2D(GL_TEXTURE_2D, l, DXT5, size, size, 0, blocks * blocks * 16, data);
    }
    glGenSamplers(1, &s);
    glSamplerParameteri(s, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glBindSampler(0, s);
    for (int l = 0; l < 7; l++) {
        glUniform1f(glGetUniformLocation(p, "lod"), (float)l);
        draw_rect(-1, -1, 1, 1);
        expect_pixel(30, 30, colors[l] & 0xf800 ? 255 : 0, colors[l] & 0x07e0 ? 255 : 0, colors[l] & 0x1f ? 255 : 0, 255);
    }
    block(data, 0x07ff);
    glCompressedTexSubImage2D(GL_TEXTURE_2D, 0, 16, 16, 4, 4, DXT5, 16, data);
    glUniform1f(glGetUniformLocation(p, "lod"), 0);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 255, 255, 255);
    uint8_t back[16 * 16 * 16];
    glGetCompressedTexImage(GL_TEXTURE_2D, 0, back);
    expect(!memcmp(back + (4 * 16 + 4) * 16, data, 16));
}

SCENARIO(compressed_part_read_back, CORE33)
{
    static uint8_t data[8][8][16];
    uint8_t back[4 * 16 + 1];
    GLuint t;
    need_s3tc();
    if (!has_extension("GL_ARB_get_texture_sub_image")) skip("no GL_ARB_get_texture_sub_image");
    for (int i = 0; i < 64; i++) block(data[i / 8][i % 8], (uint16_t)(i * 77));
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    glCompressedTexImage2D(GL_TEXTURE_2D, 0, DXT5, 30, 32, 0, sizeof data, data);
    memset(back, 9, sizeof back);
    glGetCompressedTextureSubImage(t, 0, 24, 8, 0, 6, 8, 1, 4 * 16, back); /* up to the edge, which cuts a block */
    expect(!memcmp(back, data[2][6], 32) && !memcmp(back + 32, data[3][6], 32) && back[64] == 9);
    glGetCompressedTextureSubImage(t, 0, 24, 8, 0, 6, 8, 1, 4 * 16 - 1, back);
    expect_error(GL_INVALID_OPERATION);
    glGetCompressedTextureSubImage(t, 0, 2, 8, 0, 4, 4, 1, 16, back);
    expect_error(GL_INVALID_VALUE);
    glGetCompressedTextureSubImage(t, 0, 0, 8, 0, 6, 4, 1, 64, back);
    expect_error(GL_INVALID_VALUE);
    glGetCompressedTextureSubImage(t, 0, 28, 8, 0, 4, 4, 1, 16, back);
    expect_error(GL_INVALID_VALUE);
    glGetTextureSubImage(t, 4, 0, 0, 0, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, 16, back); /* a level that is not there */
    expect_error(GL_INVALID_VALUE);
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_CUBE_MAP, t);
    for (GLenum face = 0; face < 6; face++) {
        glTexImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
        glGetTextureSubImage(t, 0, 0, 0, 0, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, 16, back);
        expect_error(face < 5 ? GL_INVALID_OPERATION : GL_NO_ERROR);
    }
}

SCENARIO(compressed_errors, CORE33)
{
    uint8_t data[16];
    need_s3tc();
    block(data, 0xffff);
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    glCompressedTexImage2D(GL_TEXTURE_2D, 0, DXT5, 4, 4, 0, 15, data);
    expect_error(GL_INVALID_VALUE);
    glCompressedTexImage2D(GL_TEXTURE_2D, 0, DXT5, 8, 8, 0, 64, NULL);
    glCompressedTexSubImage2D(GL_TEXTURE_2D, 0, 2, 0, 4, 4, DXT5, 16, data);
    expect_error(GL_INVALID_OPERATION);
}
