/* Draws: every primitive, indices, base vertex, restart, multi-draw, merging, how polygons and lines are rasterized. */
#include "tests/gl/harness.h"

static void color_program(void) { solid_program(); set_color(1, 1, 1, 1); }

SCENARIO(primitive_modes, CORE33)
{
    const float from = -0.5f + 0.375f / 32, to = 0.5f + 0.375f / 32; /* near the middle of a pixel, not on its border */
    color_program();
    vertices((const float[]){from, from, to, from, to, to, from, to}, 4, 2);
    glDrawArrays(GL_TRIANGLE_FAN, 0, 4);
    expect_pixel(32, 32, 255, 255, 255, 255);
    expect_pixel(20, 40, 255, 255, 255, 255);
    expect_pixel(8, 8, 0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    glDrawArrays(GL_LINE_LOOP, 0, 4);
    expect_pixel(32, 32, 0, 0, 0, 0);
    uint8_t row[64 * 4];
    glReadPixels(0, 30, 64, 1, GL_RGBA, GL_UNSIGNED_BYTE, row);
    int lit = 0;
    for (int i = 0; i < 64; i++) lit += row[i * 4] > 128;
    expect_int(lit, 2); /* the two sides: the loop closes */
    glClear(GL_COLOR_BUFFER_BIT);
    glDrawArrays(GL_LINE_STRIP, 0, 4);
    glReadPixels(0, 30, 64, 1, GL_RGBA, GL_UNSIGNED_BYTE, row);
    lit = 0;
    for (int i = 0; i < 64; i++) lit += row[i * 4] > 128;
    expect_int(lit, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glPointSize(9);
    vertices((const float[]){0.5f / 32, 0.5f / 32}, 1, 2);
    glDrawArrays(GL_POINTS, 0, 1);
    expect_pixel(28, 28, 255, 255, 255, 255);
    expect_pixel(35, 35, 255, 255, 255, 255);
    expect_pixel(26, 32, 0, 0, 0, 0);
}

SCENARIO(quads_and_polygons, LEGACY)
{
    GLuint p = program("attribute vec2 q; attribute vec3 c; varying vec3 v;\nvoid main() { gl_Position = vec4(q, 0.0, 1.0); v = c; }\n", "varying vec3 v;\nvoid main() { gl_FragColor = vec4(v, 1.0); }\n");
    static const float data[] = {-1, -1, 1, 0, 0, 0, -1, 1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 0};
    static const uint8_t indices[] = {0, 1, 2, 3, 4, 5, 6, 7};
    GLuint buffer;
    glUseProgram(p);
    GLuint q = (GLuint)glGetAttribLocation(p, "q"), c = (GLuint)glGetAttribLocation(p, "c");
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof data, data, GL_STATIC_DRAW);
    glVertexAttribPointer(q, 2, GL_FLOAT, GL_FALSE, 20, (void *)0);
    glVertexAttribPointer(c, 3, GL_FLOAT, GL_FALSE, 20, (void *)8);
    glEnableVertexAttribArray(q);
    glEnableVertexAttribArray(c);
    for (int pass = 0; pass < 4; pass++) {
        glClear(GL_COLOR_BUFFER_BIT);
        if (pass == 0) glDrawArrays(GL_QUADS, 0, 8);
        if (pass == 1) glDrawElements(GL_QUADS, 8, GL_UNSIGNED_BYTE, indices); /* client indices of 8 bits */
        if (pass == 2) glDrawArrays(GL_POLYGON, 0, 4), glDrawArrays(GL_POLYGON, 4, 4);
        if (pass == 3) {
            static const uint16_t strip[] = {0, 1, 3, 2};
            glDrawElements(GL_QUAD_STRIP, 4, GL_UNSIGNED_SHORT, strip);
            glDrawArrays(GL_QUADS, 4, 7); /* the last three make no quad */
        }
        expect_pixel(4, 4, 255, 0, 0, 255);
        expect_pixel(28, 28, 255, 0, 0, 255);
        expect_pixel(4, 28, 255, 0, 0, 255);
        expect_pixel(36, 36, 0, 255, 0, 255);
        expect_pixel(60, 36, 0, 255, 0, 255);
        expect_pixel(36, 4, 0, 0, 0, 0);
    }
}

SCENARIO(indexed_draws, CORE33)
{
    static const uint32_t indices[] = {99, 0, 1, 2, 2, 1, 3};
    static const float data[] = {9, 9, 9, 9, -1, -1, 0, -1, -1, 0, 0, 0};
    GLuint buffer;
    color_program();
    vertices(data, 6, 2);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, sizeof indices, indices, GL_STATIC_DRAW);
    glDrawElementsBaseVertex(GL_TRIANGLES, 6, GL_UNSIGNED_INT, (void *)4, 2);
    expect_pixel(4, 4, 255, 255, 255, 255);
    expect_pixel(28, 28, 255, 255, 255, 255);
    expect_pixel(40, 40, 0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    glDrawRangeElements(GL_TRIANGLES, 2, 5, 3, GL_UNSIGNED_INT, (void *)4);
    expect_pixel(4, 4, 0, 0, 0, 0); /* vertices 0, 1 are far away */
}

SCENARIO(large_index_with_base_vertex, CORE33)
{
    enum { N = 70000 };
    float *data = calloc(N + 8, 8);
    for (int i = 0; i < N; i++) data[i * 2] = data[i * 2 + 1] = 5;
    memcpy(data + (N - 3) * 2, (const float[]){-1, -1, 1, -1, -1, 1}, 24);
    const uint32_t indices[] = {0, 1, 2, N - 8, N - 7, N - 6};
    GLuint buffer;
    color_program();
    vertices(data, N, 2);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, sizeof indices, indices, GL_STATIC_DRAW);
    glMultiDrawElementsBaseVertex(GL_TRIANGLES, (const GLsizei[]){3, 3}, GL_UNSIGNED_INT, (const void *const[]){(void *)0, (void *)12}, 2, (const GLint[]){0, 5});
    expect_pixel(4, 4, 255, 255, 255, 255);
    free(data);
}

SCENARIO(primitive_restart, CORE33)
{
    static const float data[] = {-1, -1, -0.5f, -1, -1, 1, -0.5f, 1, 0.5f, -1, 1, -1, 0.5f, 1, 1, 1};
    static const uint16_t odd[] = {0, 1, 2, 3, 77, 4, 5, 6, 7};
    static const uint32_t ones[] = {0, 1, 2, 3, 0xffffffffu, 4, 5, 6, 7};
    static const uint8_t bytes[] = {0, 1, 2, 3, 255, 4, 5, 6, 7};
    GLuint buffer;
    color_program();
    vertices(data, 8, 2);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer);
    glEnable(GL_PRIMITIVE_RESTART);
    for (int pass = 0; pass < 3; pass++) {
        glClear(GL_COLOR_BUFFER_BIT);
        glPrimitiveRestartIndex(pass == 0 ? 77 : pass == 1 ? 0xffffffffu : 255);
        if (pass == 0) glBufferData(GL_ELEMENT_ARRAY_BUFFER, sizeof odd, odd, GL_STATIC_DRAW);
        if (pass == 1) glBufferData(GL_ELEMENT_ARRAY_BUFFER, sizeof ones, ones, GL_STATIC_DRAW);
        if (pass == 2) glBufferData(GL_ELEMENT_ARRAY_BUFFER, sizeof bytes, bytes, GL_STATIC_DRAW);
        glDrawElements(GL_TRIANGLE_STRIP, 9, pass == 0 ? GL_UNSIGNED_SHORT : pass == 1 ? GL_UNSIGNED_INT : GL_UNSIGNED_BYTE, NULL);
        expect_pixel(4, 32, 255, 255, 255, 255);
        expect_pixel(60, 32, 255, 255, 255, 255);
        expect_pixel(32, 32, 0, 0, 0, 0);
    }
}

SCENARIO(provoking_vertex, CORE33)
{
    static const float data[] = {-1, -1, 1, 0, 0, 1, -1, 0, 1, 0, -1, 1, 0, 0, 1, 1, 1, 1, 1, 1};
    GLuint vao, buffer;
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 q; layout(location=1) in vec3 c; flat out vec3 color;\nvoid main() { gl_Position = vec4(q, 0, 1); color = c; }\n",
                         "#version 330\nflat in vec3 color; out vec4 o;\nvoid main() { o = vec4(color, 1); }\n"));
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof data, data, GL_STATIC_DRAW);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 20, (void *)0);
    glVertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, 20, (void *)8);
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    expect_pixel(4, 4, 0, 0, 255, 255); /* the last vertex */
    glProvokingVertex(GL_FIRST_VERTEX_CONVENTION);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    expect_pixel(4, 4, 255, 0, 0, 255);
}

SCENARIO(multi_draw_arrays, CORE33)
{
    color_program();
    vertices((const float[]){-1, -1, -0.5f, -1, -1, 1, -0.5f, 1, 9, 9, 0.5f, -1, 1, -1, 0.5f, 1, 1, 1}, 9, 2);
    glMultiDrawArrays(GL_TRIANGLE_STRIP, (const GLint[]){0, 5}, (const GLsizei[]){4, 4}, 2);
    expect_pixel(4, 32, 255, 255, 255, 255);
    expect_pixel(60, 32, 255, 255, 255, 255);
    expect_pixel(32, 32, 0, 0, 0, 0);
}

SCENARIO(draws_merge_in_order, CORE33)
{
    /* Draws with no state change between them overlap: the last one wins, each keeps its own gl_PrimitiveID. */
    glUseProgram(program(VS_POSITION, "#version 330\nout vec4 o;\nvoid main() { o = gl_PrimitiveID == 0 ? vec4(0,1,0,1) : vec4(1,0,0,1); }\n"));
    vertices((const float[]){-1, -1, 1, -1, -1, 1, -1, -1, 1, -1, -1, 1, -1, -1, 1, -1, -1, 1}, 9, 2);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glDrawArrays(GL_TRIANGLES, 3, 3);
    glDrawArrays(GL_TRIANGLES, 6, 3);
    expect_pixel(4, 4, 0, 255, 0, 255);
    glDrawArrays(GL_TRIANGLES, 0, 6);
    expect_pixel(4, 4, 255, 0, 0, 255);
}

SCENARIO(polygon_mode_line, CORE33)
{
    color_program();
    glPolygonMode(GL_FRONT_AND_BACK, GL_LINE);
    vertices((const float[]){-0.8f, -0.8f, 0.8f, -0.8f, 0, 0.8f}, 3, 2);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    expect_pixel(32, 25, 0, 0, 0, 0);
    uint8_t column[64 * 4];
    glReadPixels(32, 0, 1, 16, GL_RGBA, GL_UNSIGNED_BYTE, column);
    int lit = 0;
    for (int i = 0; i < 16; i++) lit += column[i * 4] > 128;
    expect_int(lit, 1);
}

SCENARIO(polygon_offset, CORE33)
{
    color_program();
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(0, 1000);
    draw_rect(-1, -1, 1, 1);
    float offset = 0;
    glReadPixels(5, 5, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &offset);
    expect(offset > 0.5f && offset < 0.51f);
}

/* Every bit of the pattern is as many pixels as the factor says. */
SCENARIO(line_stipple, LEGACY)
{
    glUseProgram(program("#version 120\nattribute vec2 q;\nvoid main() { gl_Position = vec4(q, 0.0, 1.0); }\n",
                         "#version 120\nvoid main() { gl_FragColor = vec4(1.0); }\n"));
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, (const float[]){-1, 1 / 64.0f, 1, 1 / 64.0f});
    glEnableVertexAttribArray(0);
    glEnable(GL_LINE_STIPPLE);
    for (int factor = 1; factor <= 4; factor++) {
        glLineStipple(factor, 0x0f35);
        glClear(GL_COLOR_BUFFER_BIT);
        glDrawArrays(GL_LINES, 0, 2);
        for (int x = 1; x < W - 1; x++) {
            int before = 0x0f35 >> (x - 1) / factor % 16 & 1, on = 0x0f35 >> x / factor % 16 & 1, after = 0x0f35 >> (x + 1) / factor % 16 & 1;
            if (before == on && on == after) expect_pixel(x, 32, 255 * on, 255 * on, 255 * on, 255 * on); /* not at its edges: they may be a pixel off */
        }
    }
}
