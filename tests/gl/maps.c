/* Buffer maps of every kind, and maps that stay while the GPU reads or writes the buffer. */
#include "tests/gl/harness.h"

enum { STRIPS = 8, QUAD = 4 * 2 * 4 /* bytes of one strip's corners */ };

static GLuint map_vao, map_buffer;

static void use_buffer(void)
{
    glGenVertexArrays(1, &map_vao);
    glBindVertexArray(map_vao);
    glGenBuffers(1, &map_buffer);
    glBindBuffer(GL_ARRAY_BUFFER, map_buffer);
}

static void point_at_buffer(void)
{
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    glEnableVertexAttribArray(0);
}

/* The corners of strip `n` of eight, upright. */
static void corners(float *to, int n)
{
    for (int v = 0; v < 4; v++) {
        to[v * 2] = -1 + (n + (v & 1)) * 0.25f;
        to[v * 2 + 1] = v & 2 ? 1 : -1;
    }
}

static void draw_strip(int slot, int n)
{
    set_color((float)n / STRIPS, 1 - (float)n / STRIPS, 0, 1);
    glDrawArrays(GL_TRIANGLE_STRIP, slot * 4, 4);
}

static void expect_strips(int to)
{
    for (int n = 0; n < to; n++) expect_pixel(n * 8 + 4, 30, n * 255 / STRIPS, 255 - n * 255 / STRIPS, 0, 255);
    for (int n = to; n < STRIPS; n++) expect_pixel(n * 8 + 4, 30, 0, 0, 0, 0);
}

/* Many rounds: the buffer moves into memory that the GPU reads in place, and what is drawn from must stay as it is. */
SCENARIO(map_unsynchronized_ring, CORE33)
{
    enum { SLOTS = 4 };
    const GLbitfield access = GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_RANGE_BIT | GL_MAP_UNSYNCHRONIZED_BIT;
    solid_program();
    use_buffer();
    glBufferData(GL_ARRAY_BUFFER, SLOTS * QUAD, NULL, GL_STREAM_DRAW);
    point_at_buffer();
    for (int round = 0; round < 30; round++)
        for (int n = 0; n < STRIPS; n++) {
            int slot = n % SLOTS;
            if (slot == 0) glBufferData(GL_ARRAY_BUFFER, SLOTS * QUAD, NULL, GL_STREAM_DRAW);
            float *p = glMapBufferRange(GL_ARRAY_BUFFER, slot * QUAD, QUAD, access);
            expect(p != NULL);
            corners(p, n);
            glUnmapBuffer(GL_ARRAY_BUFFER);
            draw_strip(slot, n);
        }
    expect_strips(STRIPS);
}

SCENARIO(map_invalidate_buffer, CORE33)
{
    solid_program();
    use_buffer();
    glBufferData(GL_ARRAY_BUFFER, QUAD, NULL, GL_DYNAMIC_DRAW);
    point_at_buffer();
    for (int round = 0; round < 10; round++)
        for (int n = 0; n < STRIPS; n++) {
            float *p = glMapBufferRange(GL_ARRAY_BUFFER, 0, QUAD, GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT);
            corners(p, n);
            glUnmapBuffer(GL_ARRAY_BUFFER);
            draw_strip(0, n);
        }
    expect_strips(STRIPS);
    float back[8], wanted[8];
    corners(wanted, STRIPS - 1);
    glGetBufferSubData(GL_ARRAY_BUFFER, 0, QUAD, back);
    expect(!memcmp(back, wanted, sizeof back));
}

/* Of a buffer that the GPU reads in place: what was drawn stays, and what is written next is drawn after it. */
SCENARIO(invalidate_buffer_in_place, CORE33)
{
    if (!has_extension("GL_ARB_invalidate_subdata")) skip("no GL_ARB_invalidate_subdata");
    PFNGLINVALIDATEBUFFERDATAPROC invalidate = (PFNGLINVALIDATEBUFFERDATAPROC)eglGetProcAddress("glInvalidateBufferData");
    solid_program();
    use_buffer();
    glBufferData(GL_ARRAY_BUFFER, QUAD, NULL, GL_STREAM_DRAW);
    point_at_buffer();
    for (int round = 0; round < 10; round++)
        for (int n = 0; n < STRIPS; n++) {
            if (round % 2 || n % 2) invalidate(map_buffer);
            float *p = glMapBufferRange(GL_ARRAY_BUFFER, 0, QUAD, GL_MAP_WRITE_BIT | GL_MAP_UNSYNCHRONIZED_BIT);
            if (!(round % 2 || n % 2)) glFinish(); /* nothing draws from it any more */
            corners(p, n);
            glUnmapBuffer(GL_ARRAY_BUFFER);
            draw_strip(0, n);
        }
    expect_strips(STRIPS);
}

/* All ways to write a buffer, in turns on one buffer that was mapped unsynchronized before. */
SCENARIO(map_modes_mixed, CORE33)
{
    solid_program();
    use_buffer();
    glBufferData(GL_ARRAY_BUFFER, 2 * QUAD, NULL, GL_STREAM_DRAW);
    point_at_buffer();
    float quad[8], back[16];
    for (int round = 0; round < 6; round++) {
        glClear(GL_COLOR_BUFFER_BIT);
        for (int i = 0; i < 6; i++) {
            float *p = glMapBufferRange(GL_ARRAY_BUFFER, 0, QUAD, GL_MAP_WRITE_BIT | GL_MAP_UNSYNCHRONIZED_BIT);
            corners(p, 0);
            glUnmapBuffer(GL_ARRAY_BUFFER);
        }
        draw_strip(0, 0);
        corners(quad, 1); /* the one drawn stays: these writes come later */
        glBufferSubData(GL_ARRAY_BUFFER, 0, QUAD, quad);
        draw_strip(0, 1);
        float *p = glMapBufferRange(GL_ARRAY_BUFFER, 0, QUAD, GL_MAP_WRITE_BIT);
        corners(p, 2);
        glUnmapBuffer(GL_ARRAY_BUFFER);
        draw_strip(0, 2);
        p = glMapBufferRange(GL_ARRAY_BUFFER, QUAD, QUAD, GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_RANGE_BIT);
        corners(p, 3);
        glUnmapBuffer(GL_ARRAY_BUFFER);
        draw_strip(1, 3);
        p = glMapBuffer(GL_ARRAY_BUFFER, GL_READ_WRITE);
        float expected[8];
        corners(expected, 2);
        expect(!memcmp(p, expected, QUAD));
        corners(p, 4);
        glUnmapBuffer(GL_ARRAY_BUFFER);
        draw_strip(0, 4);
        p = glMapBufferRange(GL_ARRAY_BUFFER, 0, 2 * QUAD, GL_MAP_WRITE_BIT | GL_MAP_FLUSH_EXPLICIT_BIT);
        corners(p, 5);
        glFlushMappedBufferRange(GL_ARRAY_BUFFER, 0, QUAD);
        glUnmapBuffer(GL_ARRAY_BUFFER);
        draw_strip(0, 5);
        glGetBufferSubData(GL_ARRAY_BUFFER, 0, 2 * QUAD, back);
        corners(expected, 3);
        expect(!memcmp(back + 8, expected, QUAD));
        float whole[16];
        corners(whole, 6);
        corners(whole + 8, 7);
        glBufferSubData(GL_ARRAY_BUFFER, 0, 2 * QUAD, whole);
        draw_strip(0, 6);
        draw_strip(1, 7);
    }
    expect_strips(STRIPS);
}

/* A part is mapped again and again without orphaning; the rest keeps what it had when the buffer moves. */
SCENARIO(map_unsynchronized_keeps_the_rest, CORE33)
{
    solid_program();
    use_buffer();
    float all[STRIPS][8];
    for (int n = 0; n < STRIPS; n++) corners(all[n], n);
    glBufferData(GL_ARRAY_BUFFER, sizeof all, all, GL_DYNAMIC_DRAW);
    point_at_buffer();
    for (int round = 0; round < 12; round++) {
        float *p = glMapBufferRange(GL_ARRAY_BUFFER, 0, QUAD, GL_MAP_WRITE_BIT | GL_MAP_UNSYNCHRONIZED_BIT);
        corners(p, 0);
        glUnmapBuffer(GL_ARRAY_BUFFER);
        for (int n = 0; n < STRIPS; n++) draw_strip(n, n);
    }
    expect_strips(STRIPS);
    float back[8];
    glGetBufferSubData(GL_ARRAY_BUFFER, 7 * QUAD, QUAD, back);
    expect(!memcmp(back, all[7], QUAD));
}

/* ---- persistent maps ---- */

static void *persistent(GLsizeiptr size, GLbitfield flags, GLbitfield map_flags)
{
    if (!has_extension("GL_ARB_buffer_storage")) skip("no GL_ARB_buffer_storage");
    use_buffer();
    glBufferStorage(GL_ARRAY_BUFFER, size, NULL, flags);
    void *p = glMapBufferRange(GL_ARRAY_BUFFER, 0, size, (flags & ~(GLbitfield)GL_DYNAMIC_STORAGE_BIT) | map_flags);
    expect(p != NULL);
    return p;
}

static void finish_by_fence(void)
{
    GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    expect_int(glClientWaitSync(sync, GL_SYNC_FLUSH_COMMANDS_BIT, 5000000000u) != GL_TIMEOUT_EXPIRED, 1);
    glDeleteSync(sync);
}

SCENARIO(persistent_coherent_write, CORE33)
{
    const GLbitfield flags = GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
    solid_program();
    float *p = persistent(STRIPS * QUAD, flags, 0);
    point_at_buffer();
    for (int round = 0; round < 3; round++) {
        glClear(GL_COLOR_BUFFER_BIT);
        for (int n = 0; n < STRIPS; n++) {
            corners(p + n * 8, STRIPS - 1 - n); /* written last of all: what was drawn last counts */
            corners(p + n * 8, n);
            draw_strip(n, n);
        }
        expect_strips(STRIPS);
        finish_by_fence();
        memset(p, 0, STRIPS * QUAD); /* the GPU is done: nothing may be left to draw from in the next round */
    }
    glClear(GL_COLOR_BUFFER_BIT);
    for (int n = 0; n < STRIPS; n++) draw_strip(n, n);
    expect_strips(0);
    glUnmapBuffer(GL_ARRAY_BUFFER);
}

SCENARIO(persistent_flushed_write, CORE33)
{
    solid_program();
    float *p = persistent(STRIPS * QUAD, GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT, GL_MAP_FLUSH_EXPLICIT_BIT);
    point_at_buffer();
    for (int n = 0; n < STRIPS; n++) {
        corners(p + n * 8, n);
        glFlushMappedBufferRange(GL_ARRAY_BUFFER, n * QUAD, QUAD);
        draw_strip(n, n);
    }
    expect_strips(STRIPS);
    glUnmapBuffer(GL_ARRAY_BUFFER);
    glClear(GL_COLOR_BUFFER_BIT);
    for (int n = 0; n < STRIPS; n++) draw_strip(n, n);
    expect_strips(STRIPS);
}

/* As a source of copies and of texels, and through glMemoryBarrier rather than coherence. */
SCENARIO(persistent_staging, CORE33)
{
    solid_program();
    uint8_t *p = persistent(4096, GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT, 0);
    GLuint source = map_buffer, target, texture;
    glGenBuffers(1, &target);
    glBindBuffer(GL_COPY_WRITE_BUFFER, target);
    glBufferData(GL_COPY_WRITE_BUFFER, STRIPS * QUAD, NULL, GL_STATIC_DRAW);
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    for (int n = 0; n < STRIPS; n++) {
        corners((float *)(p + n * QUAD), n);
        glCopyBufferSubData(GL_ARRAY_BUFFER, GL_COPY_WRITE_BUFFER, n * QUAD, n * QUAD, QUAD);
    }
    for (int i = 0; i < 4; i++) p[2048 + i] = (uint8_t)(40 + i * 50);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, source);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, (void *)2048);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    uint8_t texel[4] = {0};
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
    expect_int(texel[0], 40);
    expect_int(texel[3], 190);
    glBindBuffer(GL_ARRAY_BUFFER, target);
    point_at_buffer();
    for (int n = 0; n < STRIPS; n++) draw_strip(n, n);
    expect_strips(STRIPS);
}

/* The GPU writes (a read of pixels, a copy, glBufferSubData in order), the program reads the pointer after a fence. */
SCENARIO(persistent_read, CORE33)
{
    const GLbitfield flags =
        GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT | GL_DYNAMIC_STORAGE_BIT;
    uint8_t *p = persistent(4096, flags, 0);
    GLuint buffer = map_buffer;
    for (int round = 0; round < 3; round++) {
        glClearColor(round / 255.0f, 1, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glBindBuffer(GL_PIXEL_PACK_BUFFER, buffer);
        glReadPixels(0, 0, 16, 16, GL_RGBA, GL_UNSIGNED_BYTE, (void *)1024);
        glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
        uint8_t bytes[4] = {1, 2, 3, (uint8_t)round};
        glBufferSubData(GL_ARRAY_BUFFER, 64, 4, bytes);
        p[5] = (uint8_t)(round + 7);
        glCopyBufferSubData(GL_ARRAY_BUFFER, GL_ARRAY_BUFFER, 64, 128, 4);
        finish_by_fence();
        expect_int(p[1024], round);
        expect_int(p[1024 + 255 * 4 + 1], 255);
        expect_int(p[64 + 3], round);
        expect_int(p[128 + 3], round);
        expect_int(p[5], round + 7);
        uint8_t back[4];
        glGetBufferSubData(GL_ARRAY_BUFFER, 128, 4, back);
        expect_int(back[3], round);
    }
    GLvoid *pointer = NULL;
    glGetBufferPointerv(GL_ARRAY_BUFFER, GL_BUFFER_MAP_POINTER, &pointer);
    expect(pointer == p);
}

/* Indices of 8 bits are rewritten on the client, so they are looked at anew each time. */
SCENARIO(persistent_indices, CORE33)
{
    const GLbitfield flags = GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
    solid_program();
    use_buffer();
    float all[STRIPS][8];
    for (int n = 0; n < STRIPS; n++) corners(all[n], n);
    glBufferData(GL_ARRAY_BUFFER, sizeof all, all, GL_STATIC_DRAW);
    point_at_buffer();
    if (!has_extension("GL_ARB_buffer_storage")) skip("no GL_ARB_buffer_storage");
    GLuint indices;
    glGenBuffers(1, &indices);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices);
    glBufferStorage(GL_ELEMENT_ARRAY_BUFFER, 16, NULL, flags);
    uint8_t *p = glMapBufferRange(GL_ELEMENT_ARRAY_BUFFER, 0, 16, flags);
    expect(p != NULL);
    for (int n = 0; n < STRIPS; n++) {
        for (int v = 0; v < 4; v++) p[v] = (uint8_t)(n * 4 + v);
        set_color((float)n / STRIPS, 1 - (float)n / STRIPS, 0, 1);
        glDrawElements(GL_TRIANGLE_STRIP, 4, GL_UNSIGNED_BYTE, NULL);
        finish_by_fence();
    }
    expect_strips(STRIPS);
}

SCENARIO(persistent_errors, CORE33)
{
    if (!has_extension("GL_ARB_buffer_storage")) skip("no GL_ARB_buffer_storage");
    use_buffer();
    glBufferStorage(GL_ARRAY_BUFFER, 64, NULL, GL_MAP_PERSISTENT_BIT);
    expect_error(GL_INVALID_VALUE);
    glBufferStorage(GL_ARRAY_BUFFER, 64, NULL, GL_MAP_WRITE_BIT | GL_MAP_COHERENT_BIT);
    expect_error(GL_INVALID_VALUE);
    glBufferStorage(GL_ARRAY_BUFFER, 64, NULL, GL_MAP_WRITE_BIT | GL_CLIENT_STORAGE_BIT);
    expect_error(GL_NO_ERROR);
    expect(!glMapBufferRange(GL_ARRAY_BUFFER, 0, 64, GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT));
    expect_error(GL_INVALID_OPERATION);
    glBufferSubData(GL_ARRAY_BUFFER, 0, 4, "abc");
    expect_error(GL_INVALID_OPERATION);
    glBufferData(GL_ARRAY_BUFFER, 64, NULL, GL_STATIC_DRAW);
    expect_error(GL_INVALID_OPERATION);
    GLint value = 0;
    glGetBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_IMMUTABLE_STORAGE, &value);
    expect_int(value, 1);
    glGetBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_STORAGE_FLAGS, &value);
    expect_int(value, GL_MAP_WRITE_BIT | GL_CLIENT_STORAGE_BIT);
}
