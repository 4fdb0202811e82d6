/* Sampling textures: targets, filters, wrap modes, mipmaps, completeness, samplers, swizzles. */
#include "tests/gl/textures.h"

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
