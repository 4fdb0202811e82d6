/* Buffers that are written anew again and again, as a whole or in pieces: they stream (translator/gl/buffer_stream.c).
 * Each draw sees what came before it, and what is not written stays. */
#include "tests/gl/harness.h"

enum { STEPS = 8, VERTICES = 1400, PIECE = 600, REST = 2 * PIECE };
typedef float vertex[6]; /* x, y, red, green, blue, alpha */

static vertex data[VERTICES];

static void quad(int first, float left, float right, float bottom, float top, int red, int green, int blue)
{
    for (int i = 0; i < 4; i++) {
        const vertex corner = {i & 1 ? right : left, i & 2 ? top : bottom, (float)red / 255,
                               (float)green / 255,   (float)blue / 255,    1};
        memcpy(data[first + i], corner, sizeof corner);
    }
}

static GLuint start(void)
{
    GLuint buffer, vao;
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 q; layout(location=1) in vec4 c; out vec4 color;\n"
                         "void main() { color = c; gl_Position = vec4(q, 0, 1); }\n",
                         "#version 330\nin vec4 color; out vec4 o;\nvoid main() { o = color; }\n"));
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    memset(data, 0, sizeof data);
    quad(REST, 0.5f, 1, -1, 1, 0, 0, 255);
    glBufferData(GL_ARRAY_BUFFER, sizeof data, data, GL_STREAM_DRAW);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, sizeof *data, (void *)0);
    glVertexAttribPointer(1, 4, GL_FLOAT, GL_FALSE, sizeof *data, (void *)8);
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    return buffer;
}

/* Strip `i`: its lower half is in the first piece, its upper half in the second. */
static void pieces(int i)
{
    float left = -1 + (float)i / 8, right = left + 0.125f;
    quad(0, left, right, -1, 0, i * 30, 255 - i * 30, 0);
    quad(PIECE, left, right, 0, 1, 255 - i * 30, i * 30, 0);
}

static void write_vertices(int first, int count)
{
    glBufferSubData(GL_ARRAY_BUFFER, (GLintptr)((size_t)first * sizeof *data),
                    (GLsizeiptr)((size_t)count * sizeof *data), data + first);
}

static void draw(void)
{
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glDrawArrays(GL_TRIANGLE_STRIP, PIECE, 4);
    glDrawArrays(GL_TRIANGLE_STRIP, REST, 4);
}

static void expect_content(GLenum target)
{
    static vertex back[VERTICES];
    glGetBufferSubData(target, 0, sizeof back, back);
    expect(memcmp(back, data, sizeof back) == 0);
}

static void expect_picture(void)
{
    for (int i = 0; i < STEPS; i++) {
        expect_pixel(i * 4 + 2, 16, i * 30, 255 - i * 30, 0, 255);
        expect_pixel(i * 4 + 2, 48, 255 - i * 30, i * 30, 0, 255);
    }
    expect_pixel(56, 16, 0, 0, 255, 255);
}

SCENARIO(buffer_written_in_sweeps, CORE33)
{
    start();
    for (int round = 0; round < 4; round++)
        for (int i = 0; i < STEPS; i++) {
            pieces(i);
            write_vertices(0, PIECE);
            write_vertices(PIECE, PIECE);
            draw();
        }
    expect_picture();
    expect_content(GL_ARRAY_BUFFER);
}

SCENARIO(buffer_written_whole, CORE33)
{
    start();
    for (int round = 0; round < 6; round++)
        for (int i = 0; i < STEPS; i++) {
            pieces(i);
            if (round % 2)
                glBufferData(GL_ARRAY_BUFFER, sizeof data, data, GL_STREAM_DRAW);
            else
                write_vertices(0, VERTICES);
            draw();
        }
    expect_picture();
    expect_content(GL_ARRAY_BUFFER);
}

static void expect_mapped(void)
{
    const void *p = glMapBuffer(GL_ARRAY_BUFFER, GL_READ_ONLY);
    expect(p && memcmp(p, data, sizeof data) == 0);
    glUnmapBuffer(GL_ARRAY_BUFFER);
}

/* A strip of the first piece alone, then what the GPU writes into the rest of the buffer while it streams. */
static void read_pixels_into_buffer(void)
{
    uint8_t texel[4];
    glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
    glReadPixels(60, 4, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, texel);
    memcpy(data[VERTICES - 1], texel, 4);
    GLint buffer;
    glGetIntegerv(GL_ARRAY_BUFFER_BINDING, &buffer);
    glBindBuffer(GL_PIXEL_PACK_BUFFER, (GLuint)buffer);
    glReadPixels(60, 4, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, (void *)((VERTICES - 1) * sizeof *data));
    glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
}

/* What may come between two pieces of a sweep. */
static void interrupt(int kind, GLuint other)
{
    switch (kind) {
    case 1:
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        break;
    case 2:
        glBindBuffer(GL_COPY_WRITE_BUFFER, other);
        glCopyBufferSubData(GL_ARRAY_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, sizeof data);
        expect_content(GL_COPY_WRITE_BUFFER);
        break;
    case 3:
        expect_mapped();
        break;
    case 4:
        expect_content(GL_ARRAY_BUFFER);
        break;
    case 5:
        write_vertices(REST, 4);
        break;
    case 6:
        glBufferData(GL_ARRAY_BUFFER, sizeof data, data, GL_STREAM_DRAW);
        break;
    case 7:
        read_pixels_into_buffer();
        break;
    case 8: /* another one streams meanwhile */
        glBindBuffer(GL_ARRAY_BUFFER, other);
        write_vertices(0, PIECE);
        glGetError();
        break;
    default:
        break;
    }
}

static void interrupted(int kind)
{
    GLuint other, buffer = start();
    glGenBuffers(1, &other);
    glBindBuffer(GL_COPY_WRITE_BUFFER, other);
    glBufferData(GL_COPY_WRITE_BUFFER, sizeof data, NULL, GL_STATIC_COPY);
    for (int round = 0; round < 4; round++)
        for (int i = 0; i < STEPS; i++) {
            pieces(i);
            write_vertices(0, PIECE);
            /* The stream is on since round 0. The interruption sees the second piece's old content. */
            if (round == 2) {
                quad(0, -1 + (float)i / 8, -0.875f + (float)i / 8, -1, 0, i * 30, 255 - i * 30, 0);
                write_vertices(0, 4); /* lies in what was written */
                memcpy(data[PIECE - 1], data[0], sizeof *data);
                write_vertices(PIECE - 1, 1);
                vertex second[4];
                memcpy(second, data + PIECE, sizeof second);
                if (i > 0)
                    quad(PIECE, -1 + (float)(i - 1) / 8, -0.875f + (float)(i - 1) / 8, 0, 1, 285 - i * 30, i * 30 - 30,
                         0);
                if (i > 0 || kind == 6) interrupt(kind, other);
                memcpy(data + PIECE, second, sizeof second);
                glBindBuffer(GL_ARRAY_BUFFER, buffer);
            }
            write_vertices(PIECE, PIECE);
            draw();
        }
    expect_picture();
    expect_content(GL_ARRAY_BUFFER);
    write_vertices(0, PIECE);
    write_vertices(0, PIECE); /* and is deleted while it streams */
    glDeleteBuffers(1, &buffer);
}

SCENARIO(buffer_sweep_then_draw, CORE33)
{
    interrupted(1);
}
SCENARIO(buffer_sweep_then_copy, CORE33)
{
    interrupted(2);
}
SCENARIO(buffer_sweep_then_map, CORE33)
{
    interrupted(3);
}
SCENARIO(buffer_sweep_then_read, CORE33)
{
    interrupted(4);
}
SCENARIO(buffer_sweep_then_write, CORE33)
{
    interrupted(5);
}
SCENARIO(buffer_sweep_then_storage, CORE33)
{
    interrupted(6);
}
SCENARIO(buffer_sweep_then_pixels, CORE33)
{
    interrupted(7);
}
SCENARIO(buffer_sweep_then_other, CORE33)
{
    interrupted(8);
}
