/* openra: a tile game as OpenRA draws it: 28 draws of textured quads with alpha and about 593 GL calls a frame. */
#include "tests/bench/bench.h"

#include <string.h>

enum { BATCHES = 28, QUADS = 170, TEXTURES = 6 };

static GLuint program, vao, buffer, textures[TEXTURES];
static GLint scroll_at, depth_at, palette_at, texture_at;
static int target_width, target_height;
typedef struct vertex { float x, y, u, v, tint[4]; } vertex;
static vertex quads[QUADS * 6];

static void openra_start(int width, int height)
{
    static uint32_t texels[512 * 512];
    target_width = width, target_height = height;
    program = bench_program("#version 330\nlayout(location=0) in vec2 position; layout(location=1) in vec2 uv; layout(location=2) in vec4 tint;\n"
                            "uniform vec2 scroll; uniform float depth; out vec2 at; out vec4 color;\nvoid main() { gl_Position = vec4(position + scroll, depth, 1); at = uv; color = tint; }\n",
                            "#version 330\nuniform sampler2D sheet; uniform vec4 palette; in vec2 at; in vec4 color; out vec4 o;\n"
                            "void main() { vec4 c = texture(sheet, at); if (c.a == 0.0) discard; o = c * color * palette; }\n");
    glUseProgram(program);
    scroll_at = glGetUniformLocation(program, "scroll");
    depth_at = glGetUniformLocation(program, "depth");
    palette_at = glGetUniformLocation(program, "palette");
    texture_at = glGetUniformLocation(program, "sheet");
    glGenTextures(TEXTURES, textures);
    for (int t = 0; t < TEXTURES; t++) {
        for (int i = 0; i < 512 * 512; i++) texels[i] = (bench_random() | 0x202020u) & (((i >> 3) + t) % 5 ? 0xffffffffu : 0x00ffffffu);
        glBindTexture(GL_TEXTURE_2D, textures[t]);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 512, 512, 0, GL_BGRA, GL_UNSIGNED_BYTE, texels);
    }
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof quads, NULL, GL_DYNAMIC_DRAW);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, sizeof(vertex), (void *)0);
    glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, sizeof(vertex), (void *)8);
    glVertexAttribPointer(2, 4, GL_FLOAT, GL_FALSE, sizeof(vertex), (void *)16);
    for (GLuint a = 0; a < 3; a++) glEnableVertexAttribArray(a);
}

static void fill(int batch, int frame)
{
    for (int q = 0; q < QUADS; q++) {
        float x = (float)((q * 37 + batch * 11 + frame) % 62) / 31.0f - 1, y = (float)((q * 53 + batch * 29) % 60) / 30.0f - 1;
        float u = (float)((q * 7 + batch) % 16) / 16, v = (float)((q * 3 + batch) % 16) / 16;
        for (int i = 0; i < 6; i++) {
            int right = (0x1a >> i) & 1, up = (0x34 >> i) & 1; /* two triangles */
            quads[q * 6 + i] = (vertex){x + (right ? 0.06f : 0), y + (up ? 0.06f : 0), u + (right ? 0.06f : 0), v + (up ? 0.06f : 0), {1, 1, 1, 0.8f}};
        }
    }
}

static void openra_frame(int frame)
{
    glBindFramebuffer(GL_FRAMEBUFFER, bench_target());
    glViewport(0, 0, target_width, target_height);
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    for (int batch = 0; batch < BATCHES; batch++) {
        glUseProgram(program);
        glEnable(GL_BLEND);
        glBlendEquation(GL_FUNC_ADD);
        glBlendFunc(batch % 3 ? GL_ONE : GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
        glDisable(GL_DEPTH_TEST);
        glEnable(GL_SCISSOR_TEST);
        glScissor(batch, batch, target_width - batch, target_height - batch);
        glUniform2f(scroll_at, (float)(batch % 4) / 64, (float)(frame % 32) / 512);
        glUniform1f(depth_at, (float)batch / BATCHES);
        glUniform4f(palette_at, 1, 1 - (float)batch / 56, 1, 1);
        glUniform1i(texture_at, 0);
        glActiveTexture(GL_TEXTURE0);
        glBindTexture(GL_TEXTURE_2D, textures[batch % TEXTURES]);
        glBindVertexArray(vao);
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        fill(batch, frame);
        glBufferSubData(GL_ARRAY_BUFFER, 0, sizeof quads, quads);
        glDrawArrays(GL_TRIANGLES, 0, QUADS * 6);
        glDisable(GL_SCISSOR_TEST);
        glDisable(GL_BLEND);
    }
}
BENCH(openra, 640, 480, "a tile game: 28 draws of textured quads with alpha")
