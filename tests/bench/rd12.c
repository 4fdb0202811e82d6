/* rd12: a block world at render distance 12 as Minecraft draws it, by the figures of a recorded frame: 1,471 draws, 99 % of them preceded only by a
 * vertex-array bind and one float uniform, about 4,856 GL calls and 816 KB of uploads a frame. */
#include "tests/bench/bench.h"

#include <stdlib.h>
#include <string.h>

enum { CHUNKS = 1456, OTHERS = 15, QUADS = 12, UPLOADS = 51, UPLOAD_BYTES = 16384, PROGRAMS = 3 };

typedef struct vertex { int16_t x, y, z, pad; uint8_t color[4]; uint16_t u, v; } vertex;

static GLuint programs[PROGRAMS], vaos[CHUNKS], buffers[CHUNKS], quad_indices, atlas, stream_vao, stream_buffer, light;
static GLint offset_at[PROGRAMS], fade_at[PROGRAMS];
static uint8_t upload[UPLOAD_BYTES];
static int target_width, target_height;

static const char *vertex_source =
    "#version 330\nlayout(location=0) in vec3 position; layout(location=1) in vec4 color; layout(location=2) in vec2 uv;\n"
    "uniform mat4 view; uniform float offset; uniform vec4 fog; out vec4 tint; out vec2 at; out float haze;\n"
    "void main() { vec4 p = view * vec4(position / 256.0 + vec3(mod(offset, 38.0), floor(offset / 38.0), offset / 1500.0), 1.0); gl_Position = p; tint = color; at = uv; haze = clamp(p.z * fog.w, 0.0, 1.0); }\n";
static const char *fragment_sources[PROGRAMS] = {
    "#version 330\nuniform sampler2D atlas; uniform sampler2D light; in vec4 tint; in vec2 at; in float haze; out vec4 o;\n"
    "void main() { o = texture(atlas, at) * tint * texture(light, vec2(0.5)); o.rgb = mix(o.rgb, vec3(0.6, 0.7, 1.0), haze * 0.3); }\n",
    "#version 330\nuniform sampler2D atlas; uniform sampler2D light; in vec4 tint; in vec2 at; in float haze; out vec4 o;\n"
    "void main() { vec4 c = texture(atlas, at) * tint; if (c.a < 0.1) discard; o = c * texture(light, vec2(0.5)); }\n",
    "#version 330\nuniform sampler2D atlas; in vec4 tint; in vec2 at; in float haze; out vec4 o;\nvoid main() { o = vec4(texture(atlas, at).rgb * tint.rgb, 0.5); }\n"};

static void make_chunk(int i)
{
    vertex data[QUADS * 4];
    for (int q = 0; q < QUADS; q++) {
        int x = (int)(bench_random() % 224), y = (int)(bench_random() % 224), z = (int)(bench_random() % 256);
        for (int c = 0; c < 4; c++) {
            data[q * 4 + c] = (vertex){(int16_t)(x + (c == 1 || c == 2 ? 48 : 0)), (int16_t)(y + (c >= 2 ? 48 : 0)), (int16_t)z, 0,
                                       {(uint8_t)(128 + q * 10), (uint8_t)(255 - i % 128), (uint8_t)(i % 256), 255},
                                       (uint16_t)(c == 1 || c == 2 ? 65535 : 0), (uint16_t)(c >= 2 ? 65535 : 0)};
        }
    }
    glBindVertexArray(vaos[i]);
    glBindBuffer(GL_ARRAY_BUFFER, buffers[i]);
    glBufferData(GL_ARRAY_BUFFER, sizeof data, data, GL_STATIC_DRAW);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, quad_indices);
    glVertexAttribPointer(0, 3, GL_SHORT, GL_FALSE, sizeof(vertex), (void *)0);
    glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(vertex), (void *)8);
    glVertexAttribPointer(2, 2, GL_UNSIGNED_SHORT, GL_TRUE, sizeof(vertex), (void *)12);
    for (GLuint a = 0; a < 3; a++) glEnableVertexAttribArray(a);
}

static void make_textures(void)
{
    static uint32_t texels[256 * 256];
    for (int i = 0; i < 256 * 256; i++) texels[i] = 0xff000000u | (0x808080u + ((uint32_t)((i / 16) * 2654435761u) & 0x7f7f7fu));
    glActiveTexture(GL_TEXTURE0);
    glGenTextures(1, &atlas);
    glBindTexture(GL_TEXTURE_2D, atlas);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 256, 256, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    glGenerateMipmap(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glActiveTexture(GL_TEXTURE1);
    glGenTextures(1, &light);
    glBindTexture(GL_TEXTURE_2D, light);
    memset(texels, 0xf0, 16 * 16 * 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glActiveTexture(GL_TEXTURE0);
}

static void rd12_start(int width, int height)
{
    static uint16_t indices[QUADS * 6];
    const float view[16] = {0.052f, 0, 0, 0, 0, 0.052f, 0, 0, 0, 0, -0.5f, 0, -1, -1, 0.5f, 1};
    target_width = width, target_height = height;
    for (int q = 0; q < QUADS; q++)
        for (int i = 0; i < 6; i++) indices[q * 6 + i] = (uint16_t)(q * 4 + (const int[]){0, 1, 2, 2, 3, 0}[i]);
    for (int i = 0; i < PROGRAMS; i++) {
        programs[i] = bench_program(vertex_source, fragment_sources[i]);
        glUseProgram(programs[i]);
        glUniformMatrix4fv(glGetUniformLocation(programs[i], "view"), 1, GL_FALSE, view);
        glUniform4f(glGetUniformLocation(programs[i], "fog"), 0.6f, 0.7f, 1, 0.8f);
        glUniform1i(glGetUniformLocation(programs[i], "light"), 1);
        offset_at[i] = glGetUniformLocation(programs[i], "offset");
        fade_at[i] = glGetUniformLocation(programs[i], "fog");
    }
    glGenVertexArrays(CHUNKS, vaos);
    glGenBuffers(CHUNKS, buffers);
    glGenBuffers(1, &quad_indices);
    glBindVertexArray(vaos[0]);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, quad_indices);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, sizeof indices, indices, GL_STATIC_DRAW);
    for (int i = 0; i < CHUNKS; i++) make_chunk(i);
    make_textures();
    glGenVertexArrays(1, &stream_vao);
    glGenBuffers(1, &stream_buffer);
    glBindVertexArray(stream_vao);
    glBindBuffer(GL_ARRAY_BUFFER, stream_buffer);
    glBufferData(GL_ARRAY_BUFFER, UPLOAD_BYTES * UPLOADS, NULL, GL_STREAM_DRAW);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, quad_indices);
    glVertexAttribPointer(0, 3, GL_SHORT, GL_FALSE, sizeof(vertex), (void *)0);
    glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(vertex), (void *)8);
    glVertexAttribPointer(2, 2, GL_UNSIGNED_SHORT, GL_TRUE, sizeof(vertex), (void *)12);
    for (GLuint a = 0; a < 3; a++) glEnableVertexAttribArray(a);
}

/* Particles, clouds, the interface: small state changes, streamed vertices. */
static void draw_others(int frame)
{
    glUseProgram(programs[2]);
    glBindVertexArray(stream_vao);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glDepthMask(GL_FALSE);
    for (int i = 0; i < OTHERS; i++) {
        glUniform1f(offset_at[2], (float)((i * 97 + frame) % 1400));
        glDrawElements(GL_TRIANGLES, QUADS * 6, GL_UNSIGNED_SHORT, NULL);
    }
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
}

static void rd12_frame(int frame)
{
    glBindFramebuffer(GL_FRAMEBUFFER, bench_target());
    glViewport(0, 0, target_width, target_height);
    glClearColor(0.6f, 0.7f, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glEnable(GL_DEPTH_TEST);
    memset(upload, frame & 0xff, sizeof upload);
    glActiveTexture(GL_TEXTURE1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 16, 16, GL_RGBA, GL_UNSIGNED_BYTE, memset(upload, 0xf0, 1024));
    glActiveTexture(GL_TEXTURE0);
    glBindBuffer(GL_ARRAY_BUFFER, stream_buffer);
    for (int i = 0; i < UPLOADS - 1; i++) glBufferSubData(GL_ARRAY_BUFFER, i * UPLOAD_BYTES, UPLOAD_BYTES, upload);
    for (int half = 0; half < 2; half++) {
        glUseProgram(programs[half]);
        glUniform4f(fade_at[half], 0.6f, 0.7f, 1, 0.5f + (float)(frame % 64) / 128.0f);
        for (int i = half * CHUNKS / 2; i < (half + 1) * CHUNKS / 2; i++) {
            glUniform1f(offset_at[half], (float)i);
            glBindVertexArray(vaos[i]);
            glDrawElements(GL_TRIANGLES, QUADS * 6, GL_UNSIGNED_SHORT, NULL);
        }
    }
    draw_others(frame);
}
BENCH(rd12, 854, 480, "a block world: 1,471 draws a frame, each after a vertex-array bind and a float uniform")
