/* Updates of textures and buffers between draws: each draw sees what came before it and nothing that came after. */
#include "tests/gl/harness.h"

enum { STEPS = 8 };

static const char *const strip_vs =
    "#version 330\nlayout(location=0) in vec2 q; out vec2 uv; uniform int step;\n"
    "void main() { uv = q * 0.5 + 0.5; gl_Position = vec4((uv.x + step) * 0.25 - 1, q.y, 0, 1); }\n";

static GLuint strips(const char *declaration, const char *expression)
{
    char source[512];
    snprintf(source, sizeof source, "#version 330\nuniform %s t;\nin vec2 uv; out vec4 o;\nvoid main() { o = %s; }\n",
             declaration, expression);
    GLuint p = program(strip_vs, source);
    glUseProgram(p);
    return p;
}

static void draw_strip(GLuint p, int step)
{
    glUniform1i(glGetUniformLocation(p, "step"), step);
    draw_rect(-1, -1, 1, 1);
}

static void nearest(GLenum target, int levels)
{
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, levels > 1 ? GL_NEAREST_MIPMAP_NEAREST : GL_NEAREST);
    glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexParameteri(target, GL_TEXTURE_MAX_LEVEL, levels - 1);
}

static void fill(uint8_t *texels, int count, int red, int green, int blue)
{
    for (int i = 0; i < count; i++) {
        const uint8_t texel[4] = {(uint8_t)red, (uint8_t)green, (uint8_t)blue, 255};
        memcpy(texels + i * 4, texel, 4);
    }
}

/* The left half of each strip shows the block that was updated last, the right half what was never updated again. */
static void expect_strips(void)
{
    for (int i = 0; i < STEPS; i++) {
        expect_pixel(i * 8 + 1, 30, i * 30, 255 - i * 30, 0, 255);
        expect_pixel(i * 8 + 6, 30, 0, 0, 200, 255);
    }
}

static void partial_updates_of(int size, int levels)
{
    GLuint p = strips("sampler2D", "texture(t, uv)"), t;
    uint8_t *texels = malloc((size_t)size * size * 4);
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    nearest(GL_TEXTURE_2D, levels);
    fill(texels, size * size, 0, 0, 200);
    for (int n = 0; n < levels; n++)
        glTexImage2D(GL_TEXTURE_2D, n, GL_RGBA8, size >> n, size >> n, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    for (int i = 0; i < STEPS; i++) {
        fill(texels, size * size / 2, i * 30, 255 - i * 30, 0);
        for (int n = 0; n < levels; n++)
            glTexSubImage2D(GL_TEXTURE_2D, n, 0, 0, size >> (n + 1), size >> n, GL_RGBA, GL_UNSIGNED_BYTE, texels);
        draw_strip(p, i);
    }
    expect_strips();
    free(texels);
}

SCENARIO(upload_part_of_small_texture, CORE33) { partial_updates_of(16, 1); }
SCENARIO(upload_part_of_mipmapped_texture, CORE33) { partial_updates_of(64, 4); }
SCENARIO(upload_part_of_large_texture, CORE33) { partial_updates_of(256, 1); }

SCENARIO(upload_layer_from_pixel_buffer, CORE33)
{
    GLuint p = strips("sampler2DArray", "texture(t, vec3(uv, uv.x < 0.5 ? 1.0 : 0.0))"), t, pixels;
    uint8_t texels[8 * 8 * 3 * 4];
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D_ARRAY, t);
    nearest(GL_TEXTURE_2D_ARRAY, 1);
    fill(texels, 8 * 8 * 3, 0, 0, 200);
    glTexImage3D(GL_TEXTURE_2D_ARRAY, 0, GL_RGBA8, 8, 8, 3, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    glGenBuffers(1, &pixels);
    for (int i = 0; i < STEPS; i++) {
        fill(texels, 8 * 8, i * 30, 255 - i * 30, 0);
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, pixels);
        glBufferData(GL_PIXEL_UNPACK_BUFFER, 8 * 8 * 4, texels, GL_STREAM_DRAW);
        glTexSubImage3D(GL_TEXTURE_2D_ARRAY, 0, 0, 0, 1, 8, 8, 1, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
        draw_strip(p, i);
    }
    expect_strips();
}

/* A texture that is also drawn to keeps its one image, and updates stay in order with the drawing. */
SCENARIO(upload_to_attached_texture, CORE33)
{
    GLuint p = strips("sampler2D", "texture(t, uv)"), t, fbo;
    uint8_t texels[16 * 16 * 4];
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    nearest(GL_TEXTURE_2D, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glGenFramebuffers(1, &fbo);
    for (int i = 0; i < STEPS; i++) {
        glBindFramebuffer(GL_FRAMEBUFFER, fbo);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
        glClearColor(0, 0, 200 / 255.0f, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        fill(texels, 8 * 16, i * 30, 255 - i * 30, 0);
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 8, 16, GL_RGBA, GL_UNSIGNED_BYTE, texels);
        glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
        draw_strip(p, i);
    }
    expect_strips();
}

/* Half of a vertex buffer is written between draws; the other half, and the draws before, keep what they had. */
SCENARIO(buffer_part_written_between_draws, CORE33)
{
    const char *const vs = "#version 330\nlayout(location=0) in vec2 q; layout(location=1) in vec4 c; out vec4 color;\n"
                           "void main() { color = c; gl_Position = vec4(q, 0, 1); }\n";
    glUseProgram(program(vs, "#version 330\nin vec4 color; out vec4 o;\nvoid main() { o = color; }\n"));
    float data[8][6];
    GLuint buffer, vao;
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    memset(data, 0, sizeof data);
    for (int v = 0; v < 4; v++) /* the second quad: the right half of the picture, blue, written once */
        data[4 + v][0] = v & 1 ? 1 : 0, data[4 + v][1] = v & 2 ? 1 : -1, data[4 + v][4] = 1, data[4 + v][5] = 1;
    glBufferData(GL_ARRAY_BUFFER, sizeof data, data, GL_DYNAMIC_DRAW);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 24, (void *)0);
    glVertexAttribPointer(1, 4, GL_FLOAT, GL_FALSE, 24, (void *)8);
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    for (int round = 0; round < 3; round++)
        for (int i = 0; i < STEPS; i++) {
            for (int v = 0; v < 4; v++) {
                data[v][0] = -1 + (i + (v & 1)) / 8.0f, data[v][1] = v & 2 ? 1 : -1;
                data[v][2] = (i * 30) / 255.0f, data[v][3] = (255 - i * 30) / 255.0f, data[v][5] = 1;
            }
            glBufferSubData(GL_ARRAY_BUFFER, 0, sizeof data / 2, data);
            glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
            glDrawArrays(GL_TRIANGLE_STRIP, 4, 4);
        }
    for (int i = 0; i < STEPS; i++) expect_pixel(i * 4 + 2, 30, i * 30, 255 - i * 30, 0, 255);
    expect_pixel(34, 30, 0, 0, 255, 255);
    expect_pixel(62, 30, 0, 0, 255, 255);
}

/* The levels are made again before anything sampled them: each is written after it was written. */
SCENARIO(mipmap_generated_twice, CORE33)
{
    GLuint p = strips("sampler2D", "textureLod(t, uv, 2.0)"), t;
    uint8_t texels[16 * 16 * 4];
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    nearest(GL_TEXTURE_2D, 5);
    for (int i = 0; i < STEPS; i++) {
        for (int again = 0; again < 2; again++) {
            fill(texels, 16 * 16, again ? i * 30 : 255, 255 - i * 30, 0);
            glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
            glGenerateMipmap(GL_TEXTURE_2D);
        }
        draw_strip(p, i);
    }
    for (int i = 0; i < STEPS; i++) expect_pixel(i * 8 + 4, 30, i * 30, 255 - i * 30, 0, 255);
}
