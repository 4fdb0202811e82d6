/* Scenes that each lean on one part of the draw path: uploads between draws, many uniforms, framebuffer switches, program switches, buffer maps. */
#include "tests/bench/bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int width, height;
static GLuint vao;

static const char *const position_vs = "#version 330\nlayout(location=0) in vec2 position;\nvoid main() { gl_Position = vec4(position, 0, 1); }\n";

static GLuint corner_buffer(GLenum usage)
{
    static const float corners[] = {-0.02f, -0.02f, 0.02f, -0.02f, -0.02f, 0.02f, 0.02f, 0.02f};
    GLuint buffer;
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof corners, corners, usage);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    glEnableVertexAttribArray(0);
    return buffer;
}

static void begin(int w, int h)
{
    glBindFramebuffer(GL_FRAMEBUFFER, bench_target());
    glViewport(0, 0, w, h);
    glClearColor(0.1f, 0.1f, 0.2f, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

/* ---- upload: a thousand small texture and buffer updates between draws ---- */
enum { UPLOADS = 1000 };
static GLuint upload_program, upload_texture, upload_buffer;

static void upload_start(int w, int h)
{
    width = w, height = h;
    upload_program = bench_program(position_vs, "#version 330\nuniform sampler2D t; out vec4 o;\nvoid main() { o = texture(t, gl_FragCoord.xy / 64.0); }\n");
    upload_buffer = corner_buffer(GL_DYNAMIC_DRAW);
    glGenTextures(1, &upload_texture);
    glBindTexture(GL_TEXTURE_2D, upload_texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 64, 64, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
}

static void upload_frame(int frame)
{
    uint32_t texels[8 * 8];
    begin(width, height);
    glUseProgram(upload_program);
    glBindVertexArray(vao);
    glBindBuffer(GL_ARRAY_BUFFER, upload_buffer);
    for (int i = 0; i < UPLOADS; i++) {
        if (i % 2) {
            for (int t = 0; t < 64; t++) texels[t] = 0xff000000u | (uint32_t)(i * 2654435761u + (uint32_t)frame);
            glTexSubImage2D(GL_TEXTURE_2D, 0, i % 8 * 8, i / 8 % 8 * 8, 8, 8, GL_RGBA, GL_UNSIGNED_BYTE, texels);
        } else {
            const float x = (float)(i % 100) / 50 - 1, y = (float)(i / 100) / 5 - 1, c[] = {x, y, x + 0.04f, y, x, y + 0.2f, x + 0.04f, y + 0.2f};
            glBufferSubData(GL_ARRAY_BUFFER, 0, sizeof c, c);
        }
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }
}
BENCH(upload, 256, 256, "a thousand small texture and buffer updates, a draw after each")

/* ---- uniforms: a program with 8,000 floats, one changed a draw ---- */
enum { UNIFORMS = 8000, UNIFORM_DRAWS = 1000 };
static GLuint uniform_program;
static GLint uniform_at, uniform_index;

static void uniforms_start(int w, int h)
{
    GLint most = 0;
    char vs[1024];
    width = w, height = h;
    glGetIntegerv(GL_MAX_VERTEX_UNIFORM_COMPONENTS, &most);
    int vectors = UNIFORMS / 4;
    if (most < UNIFORMS + 64) vectors = (most - 64) / 4;
    snprintf(vs, sizeof vs, "#version 330\nlayout(location=0) in vec2 position; uniform vec4 table[%d]; uniform int at; out vec4 c;\nvoid main() { c = table[at]; gl_Position = vec4(position + table[at].xy, 0, 1); }\n", vectors);
    uniform_program = bench_program(vs, "#version 330\nin vec4 c; out vec4 o;\nvoid main() { o = c; }\n");
    glUseProgram(uniform_program);
    uniform_at = glGetUniformLocation(uniform_program, "table");
    uniform_index = glGetUniformLocation(uniform_program, "at");
    for (int i = 0; i < vectors; i++) glUniform4f(uniform_at + i, 0, 0, 1, 1);
    glUniform1i(uniform_index, 7);
    corner_buffer(GL_STATIC_DRAW);
}

static void uniforms_frame(int frame)
{
    begin(width, height);
    glUseProgram(uniform_program);
    glBindVertexArray(vao);
    for (int i = 0; i < UNIFORM_DRAWS; i++) {
        glUniform4f(uniform_at + 7, (float)(i % 50) / 25 - 1, (float)(i / 50) / 10 - 1, (float)(frame % 10) / 10, 1);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }
}
BENCH(uniforms, 256, 256, "a program with 8,000 floats of uniforms, four changed before each of 1,000 draws")

/* ---- fbo: 200 framebuffer switches a frame, each with a clear ---- */
enum { TARGETS = 16, SWITCHES = 200 };
static GLuint fbo_targets[TARGETS], fbo_textures[TARGETS], fbo_program;

static void fbo_start(int w, int h)
{
    width = w, height = h;
    fbo_program = bench_program(position_vs, "#version 330\nuniform sampler2D t; out vec4 o;\nvoid main() { o = texture(t, vec2(0.5)) + vec4(0.1, 0, 0, 0); }\n");
    corner_buffer(GL_STATIC_DRAW);
    glGenFramebuffers(TARGETS, fbo_targets);
    glGenTextures(TARGETS, fbo_textures);
    for (int i = 0; i < TARGETS; i++) {
        glBindTexture(GL_TEXTURE_2D, fbo_textures[i]);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 64, 64, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
        glBindFramebuffer(GL_FRAMEBUFFER, fbo_targets[i]);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, fbo_textures[i], 0);
    }
}

static void fbo_frame(int frame)
{
    glUseProgram(fbo_program);
    glBindVertexArray(vao);
    for (int i = 0; i < SWITCHES; i++) {
        glBindFramebuffer(GL_FRAMEBUFFER, fbo_targets[i % TARGETS]);
        glViewport(0, 0, 64, 64);
        glClearColor(0, (float)(i % 10) / 10, (float)(frame % 10) / 10, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glBindTexture(GL_TEXTURE_2D, fbo_textures[(i + TARGETS - 1) % TARGETS]);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }
    begin(width, height);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}
BENCH(fbo, 256, 256, "200 framebuffer switches, each with a clear and a draw that samples the one before")

/* ---- programs: 300 programs in turn ---- */
enum { PROGRAM_COUNT = 300, PROGRAM_ROUNDS = 4 };
static GLuint program_names[PROGRAM_COUNT];

static void programs_start(int w, int h)
{
    width = w, height = h;
    corner_buffer(GL_STATIC_DRAW);
    for (int i = 0; i < PROGRAM_COUNT; i++) {
        char fs[256];
        snprintf(fs, sizeof fs, "#version 330\nuniform float k; out vec4 o;\nvoid main() { o = vec4(%d.0 / 300.0, k, 0.5, 1); }\n", i);
        program_names[i] = bench_program(position_vs, fs);
        glUseProgram(program_names[i]);
        glUniform1f(glGetUniformLocation(program_names[i], "k"), 0.25f);
    }
}

static void programs_frame(int frame)
{
    begin(width, height);
    glBindVertexArray(vao);
    for (int i = 0; i < PROGRAM_COUNT * PROGRAM_ROUNDS; i++) {
        glUseProgram(program_names[(i + frame) % PROGRAM_COUNT]);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }
}
BENCH(programs, 256, 256, "300 programs in turn, 1,200 draws a frame")

/* ---- maps: orphaning, unsynchronized and whole-buffer maps ---- */
enum { MAPS = 300, MAP_BYTES = 4096, MAP_SLOTS = 64 };
static GLuint map_program, map_buffer;

static void maps_start(int w, int h)
{
    width = w, height = h;
    map_program = bench_program(position_vs, "#version 330\nout vec4 o;\nvoid main() { o = vec4(0, 1, 0, 1); }\n");
    map_buffer = corner_buffer(GL_STREAM_DRAW);
    glBufferData(GL_ARRAY_BUFFER, MAP_BYTES * MAP_SLOTS, NULL, GL_STREAM_DRAW);
}

static void maps_frame(int frame)
{
    begin(width, height);
    glUseProgram(map_program);
    glBindVertexArray(vao);
    glBindBuffer(GL_ARRAY_BUFFER, map_buffer);
    for (int i = 0; i < MAPS; i++) {
        const int slot = i % MAP_SLOTS;
        if (slot == 0) glBufferData(GL_ARRAY_BUFFER, MAP_BYTES * MAP_SLOTS, NULL, GL_STREAM_DRAW); /* orphan */
        float *p = glMapBufferRange(GL_ARRAY_BUFFER, slot * MAP_BYTES, MAP_BYTES, GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_RANGE_BIT | GL_MAP_UNSYNCHRONIZED_BIT);
        for (int v = 0; p && v < MAP_BYTES / 8; v++) p[v * 2] = (float)((v * 37 + i + frame) % 200) / 100 - 1, p[v * 2 + 1] = (float)((v * 53 + i) % 200) / 100 - 1;
        glUnmapBuffer(GL_ARRAY_BUFFER);
        glDrawArrays(GL_POINTS, slot * MAP_BYTES / 8, MAP_BYTES / 8);
    }
}
BENCH(maps, 256, 256, "300 unsynchronized maps of 4 KiB with orphaning, points drawn from each")

/* ---- persistent: the same from a ring that stays mapped ---- */
enum { PERSISTENT_FRAMES = 4 };
static char *persistent_ring;
static GLsync persistent_fences[PERSISTENT_FRAMES];

static void persistent_start(int w, int h)
{
    const GLbitfield flags = GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
    const GLsizeiptr size = (GLsizeiptr)PERSISTENT_FRAMES * MAPS * MAP_BYTES;
    maps_start(w, h);
    glDeleteBuffers(1, &map_buffer);
    glGenBuffers(1, &map_buffer);
    glBindBuffer(GL_ARRAY_BUFFER, map_buffer);
    glBufferStorage(GL_ARRAY_BUFFER, size, NULL, flags);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    persistent_ring = glMapBufferRange(GL_ARRAY_BUFFER, 0, size, flags);
    if (!persistent_ring) fprintf(stderr, "persistent: no map (GL error 0x%04x)\n", glGetError()), exit(1);
}

static void persistent_frame(int frame)
{
    const int part = frame % PERSISTENT_FRAMES;
    begin(width, height);
    glUseProgram(map_program);
    glBindVertexArray(vao);
    if (persistent_fences[part]) {
        glClientWaitSync(persistent_fences[part], GL_SYNC_FLUSH_COMMANDS_BIT, GL_TIMEOUT_IGNORED);
        glDeleteSync(persistent_fences[part]);
    }
    for (int i = 0; i < MAPS; i++) {
        const int slot = part * MAPS + i;
        float *p = (float *)(persistent_ring + (size_t)slot * MAP_BYTES);
        for (int v = 0; v < MAP_BYTES / 8; v++) p[v * 2] = (float)((v * 37 + i + frame) % 200) / 100 - 1, p[v * 2 + 1] = (float)((v * 53 + i) % 200) / 100 - 1;
        glDrawArrays(GL_POINTS, slot * MAP_BYTES / 8, MAP_BYTES / 8);
    }
    persistent_fences[part] = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
}
BENCH(persistent, 256, 256, "the same from a ring of four frames that stays mapped, coherently")
