/* Vertex data and draws: every primitive, indices, base vertex, instancing, restart, multi-draw, attribute formats, merging. */
#include "tests/gl/harness.h"

static void color_program(void) { solid_program(); set_color(1, 1, 1, 1); }

SCENARIO(primitive_modes, CORE33)
{
    color_program();
    vertices((const float[]){-0.5f, -0.5f, 0.5f, -0.5f, 0.5f, 0.5f, -0.5f, 0.5f}, 4, 2);
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
    vertices((const float[]){0, 0}, 1, 2);
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

SCENARIO(instancing, CORE33)
{
    static const float corners[] = {-1, -1, -0.75f, -1, -1, 1, -0.75f, 1}, tints[] = {1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0};
    GLuint buffer;
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 q; layout(location=1) in vec3 c; flat out vec3 tint; flat out int id;\n"
                         "void main() { gl_Position = vec4(q + vec2(gl_InstanceID * 0.5, 0), 0, 1); tint = c; id = gl_InstanceID; }\n",
                         "#version 330\nflat in vec3 tint; flat in int id; out vec4 o;\nvoid main() { o = vec4(tint, float(id) / 4.0); }\n"));
    vertices(corners, 4, 2);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof tints, tints, GL_STATIC_DRAW);
    glVertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, 0, NULL);
    glEnableVertexAttribArray(1);
    glVertexAttribDivisor(1, 1);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, 4);
    expect_pixel(4, 32, 255, 0, 0, 0);
    expect_pixel(20, 32, 0, 255, 0, 64);
    expect_pixel(36, 32, 0, 0, 255, 128);
    expect_pixel(52, 32, 255, 255, 0, 191);
    glVertexAttribDivisor(1, 2);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, 4);
    expect_pixel(20, 32, 255, 0, 0, 64);
    expect_pixel(36, 32, 0, 255, 0, 128);
}

static void check_bars(const uint8_t red[4])
{
    for (int i = 0; i < 4; i++) expect_pixel(4 + 16 * i, 32, red[i], 0, 0, 255);
}

static const float bar[] = {-1, -1, -0.75f, -1, -1, 1, -0.75f, 1};
#define BAR_FRAGMENT "#version 120\nvarying float tint;\nvoid main() { gl_FragColor = vec4(tint, 0.0, 0.0, 1.0); }\n"

/* Divisors above one from a buffer: another base, new content, more instances than before, a base instance. */
SCENARIO(instancing_divisor, CORE33)
{
    uint8_t tints[] = {9, 9, 9, 9, 51, 9, 9, 9, 102, 9, 9, 9, 204, 9, 9, 9};
    GLuint buffer;
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 q; layout(location=1) in float c; flat out float tint;\n"
                         "void main() { gl_Position = vec4(q + vec2((gl_InstanceID & 3) * 0.5, 0), 0, 1); tint = c; }\n",
                         "#version 330\nflat in float tint; out vec4 o;\nvoid main() { o = vec4(tint, 0, 0, 1); }\n"));
    vertices(bar, 4, 2);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof tints, tints, GL_DYNAMIC_DRAW);
    glVertexAttribPointer(1, 1, GL_UNSIGNED_BYTE, GL_TRUE, 4, (void *)4);
    glEnableVertexAttribArray(1);
    glVertexAttribDivisor(1, 3);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, 4);
    check_bars((const uint8_t[]){51, 51, 51, 102});
    glBufferSubData(GL_ARRAY_BUFFER, 8, 1, &(uint8_t){255});
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, 4);
    check_bars((const uint8_t[]){51, 51, 51, 255});
    glVertexAttribDivisor(1, 100);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, 202); /* the last round: 198 .. 201 */
    check_bars((const uint8_t[]){204, 204, 255, 255});
    if (!has_extension("GL_ARB_base_instance") && gl_version() < 42) return;
    glVertexAttribDivisor(1, 2);
    glDrawArraysInstancedBaseInstance(GL_TRIANGLE_STRIP, 0, 4, 4, 1); /* elements 1, 1, 2, 2 */
    check_bars((const uint8_t[]){255, 255, 204, 204});
}

SCENARIO(instancing_divisor_client_memory, LEGACY)
{
    if (gl_version() < 33 && !has_extension("GL_ARB_instanced_arrays")) skip("no instanced arrays");
    static const float tints[] = {0.2f, 0.4f, 0.6f}, xs[] = {0, 0.5f, 1, 1.5f};
    GLuint p = program("#version 120\nattribute vec2 q; attribute float c, x; varying float tint;\n"
                       "void main() { gl_Position = vec4(q + vec2(x, 0.0), 0.0, 1.0); tint = c; }\n", BAR_FRAGMENT);
    GLuint q = (GLuint)glGetAttribLocation(p, "q"), c = (GLuint)glGetAttribLocation(p, "c"), x = (GLuint)glGetAttribLocation(p, "x");
    glUseProgram(p);
    glVertexAttribPointer(q, 2, GL_FLOAT, GL_FALSE, 0, bar);
    glVertexAttribPointer(c, 1, GL_FLOAT, GL_FALSE, 0, tints);
    glVertexAttribPointer(x, 1, GL_FLOAT, GL_FALSE, 0, xs);
    glEnableVertexAttribArray(q);
    glEnableVertexAttribArray(c);
    glEnableVertexAttribArray(x);
    glVertexAttribDivisor(c, 2);
    glVertexAttribDivisor(x, 1);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, 4);
    check_bars((const uint8_t[]){51, 51, 102, 102});
    glVertexAttribDivisor(c, 3);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, 4);
    check_bars((const uint8_t[]){51, 51, 51, 102});
}

SCENARIO(base_instance, CORE33)
{
    if (!has_extension("GL_ARB_base_instance") && gl_version() < 42) skip("no base instance");
    static const float corners[] = {-1, -1, -0.75f, -1, -1, 1, -0.75f, 1}, tints[] = {0, 0, 0.25f, 0.5f, 0.75f, 1};
    GLuint buffer;
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 q; layout(location=1) in float c; flat out float tint;\n"
                         "void main() { gl_Position = vec4(q + vec2(gl_InstanceID * 0.5, 0), 0, 1); tint = c; }\n",
                         "#version 330\nflat in float tint; out vec4 o;\nvoid main() { o = vec4(tint, 0, 0, 1); }\n"));
    vertices(corners, 4, 2);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof tints, tints, GL_STATIC_DRAW);
    glVertexAttribPointer(1, 1, GL_FLOAT, GL_FALSE, 0, NULL);
    glEnableVertexAttribArray(1);
    glVertexAttribDivisor(1, 1);
    glDrawArraysInstancedBaseInstance(GL_TRIANGLE_STRIP, 0, 4, 3, 2);
    expect_pixel(4, 32, 64, 0, 0, 255); /* gl_InstanceID starts at 0, the attribute at 2 */
    expect_pixel(20, 32, 128, 0, 0, 255);
    expect_pixel(36, 32, 191, 0, 0, 255);
}

typedef struct attribute_case { GLint size; GLenum type; GLboolean normalized; uint8_t data[16]; float want[4]; } attribute_case;

SCENARIO(attribute_formats, CORE33)
{
    static const attribute_case cases[] = {
        {4, GL_UNSIGNED_BYTE, GL_TRUE, {255, 0, 51, 102}, {1, 0, 0.2f, 0.4f}},
        {3, GL_UNSIGNED_BYTE, GL_TRUE, {255, 0, 51}, {1, 0, 0.2f, 1}},
        {4, GL_UNSIGNED_BYTE, GL_FALSE, {1, 0, 1, 0}, {1, 0, 1, 0}},
        {GL_BGRA, GL_UNSIGNED_BYTE, GL_TRUE, {51, 0, 255, 102}, {1, 0, 0.2f, 0.4f}},
        {2, GL_SHORT, GL_TRUE, {0xff, 0x7f, 0, 0}, {1, 0, 0, 1}},
        {3, GL_SHORT, GL_FALSE, {1, 0, 0, 0, 1, 0}, {1, 0, 1, 1}},
        {1, GL_UNSIGNED_SHORT, GL_TRUE, {0xff, 0xff}, {1, 0, 0, 1}},
        {2, GL_INT, GL_FALSE, {1, 0, 0, 0, 0, 0, 0, 0}, {1, 0, 0, 1}},
        {1, GL_UNSIGNED_INT, GL_TRUE, {0xff, 0xff, 0xff, 0xff}, {1, 0, 0, 1}},
        {2, GL_HALF_FLOAT, GL_FALSE, {0x00, 0x38, 0x00, 0x3c}, {0.5f, 1, 0, 1}},
        {4, GL_INT_2_10_10_10_REV, GL_TRUE, {0xff, 0x01, 0x00, 0x40}, {1, 0, 0, 1}},
        {4, GL_UNSIGNED_INT_2_10_10_10_REV, GL_TRUE, {0xff, 0x03, 0x00, 0xc0}, {1, 0, 0, 1}},
        {1, GL_DOUBLE, GL_FALSE, {0, 0, 0, 0, 0, 0, 0xe0, 0x3f}, {0.5f, 0, 0, 1}},
        {1, GL_FIXED, GL_FALSE, {0, 0x80, 0, 0}, {0.5f, 0, 0, 1}},
    };
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 q; layout(location=3) in vec4 c; out vec4 color;\nvoid main() { gl_Position = vec4(q, 0, 1); color = c; }\n",
                         "#version 330\nin vec4 color; out vec4 o;\nvoid main() { o = color; }\n"));
    vertices((const float[]){-1, -1, 1, -1, -1, 1, 1, 1}, 4, 2);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const attribute_case *c = &cases[i];
        if (c->type == GL_FIXED && gl_version() < 41 && !has_extension("GL_ARB_ES2_compatibility")) continue;
        uint8_t data[4 * 16];
        GLuint buffer;
        for (int v = 0; v < 4; v++) memcpy(data + v * 16, c->data, 16);
        glGenBuffers(1, &buffer);
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        glBufferData(GL_ARRAY_BUFFER, sizeof data, data, GL_STATIC_DRAW);
        glVertexAttribPointer(3, c->size, c->type, c->normalized, 16, NULL);
        glEnableVertexAttribArray(3);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        uint8_t got[4];
        glReadPixels(30, 30, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, got);
        for (int k = 0; k < 4; k++)
            if (abs(got[k] - (int)(c->want[k] * 255 + 0.5f)) > 2) {
                fail("case %zu (type 0x%x) gives %d %d %d %d", i, c->type, got[0], got[1], got[2], got[3]);
                break;
            }
    }
}

SCENARIO(integer_attributes, CORE33)
{
    static const struct { float q[2]; uint32_t u[2]; int16_t i[2]; } data[] = {
        {{-1, -1}, {0x80010000u, 3}, {-5, 6}}, {{1, -1}, {0x80010000u, 3}, {-5, 6}}, {{-1, 1}, {0x80010000u, 3}, {-5, 6}}, {{1, 1}, {0x80010000u, 3}, {-5, 6}}};
    GLuint vao, buffer;
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 q; layout(location=1) in uvec2 u; layout(location=2) in ivec2 i; flat out int ok;\n"
                         "void main() { gl_Position = vec4(q, 0, 1); ok = u == uvec2(0x80010000u, 3u) && i == ivec2(-5, 6) ? 1 : 0; }\n",
                         "#version 330\nflat in int ok; out vec4 o;\nvoid main() { o = vec4(1 - ok, ok, 0, 1); }\n"));
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof data, data, GL_STATIC_DRAW);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, sizeof data[0], (void *)0);
    glVertexAttribIPointer(1, 2, GL_UNSIGNED_INT, sizeof data[0], (void *)8);
    glVertexAttribIPointer(2, 2, GL_SHORT, sizeof data[0], (void *)16);
    for (GLuint a = 0; a < 3; a++) glEnableVertexAttribArray(a);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(30, 30, 0, 255, 0, 255);
}

SCENARIO(current_attribute_values, CORE33)
{
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 q; layout(location=5) in vec4 c; out vec4 color;\nvoid main() { gl_Position = vec4(q, 0, 1); color = c; }\n",
                         "#version 330\nin vec4 color; out vec4 o;\nvoid main() { o = color; }\n"));
    vertices((const float[]){-1, -1, 0, -1, -1, 1, 0, 1}, 4, 2);
    glVertexAttrib4f(5, 1, 0, 1, 1);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    vertices((const float[]){0, -1, 1, -1, 0, 1, 1, 1}, 4, 2);
    glVertexAttrib2f(5, 0, 1);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(10, 30, 255, 0, 255, 255);
    expect_pixel(50, 30, 0, 255, 0, 255);
}

SCENARIO(vertex_id_and_no_attributes, CORE33)
{
    GLuint vao;
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    glUseProgram(program("#version 330\nconst vec2 p[6] = vec2[6](vec2(-1,-1), vec2(1,-1), vec2(-1,1), vec2(-1,1), vec2(1,-1), vec2(1,1));\nvoid main() { gl_Position = vec4(p[gl_VertexID - 3], 0, 1); }\n",
                         "#version 330\nout vec4 o;\nvoid main() { o = vec4(0, 1, 1, 1); }\n"));
    glDrawArrays(GL_TRIANGLES, 3, 6);
    expect_pixel(4, 4, 0, 255, 255, 255);
    expect_pixel(60, 60, 0, 255, 255, 255);
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

SCENARIO(client_arrays, LEGACY)
{
    GLuint p = program("attribute vec2 q; attribute vec4 c; varying vec4 v;\nvoid main() { gl_Position = vec4(q, 0.0, 1.0); v = c; }\n", "varying vec4 v;\nvoid main() { gl_FragColor = v; }\n");
    struct { float q[2]; uint8_t c[4]; } data[4] = {{{-1, -1}, {255, 0, 0, 255}}, {{1, -1}, {255, 0, 0, 255}}, {{-1, 1}, {255, 0, 0, 255}}, {{1, 1}, {255, 0, 0, 255}}};
    static const uint16_t indices[] = {0, 1, 2, 2, 1, 3};
    glUseProgram(p);
    GLuint q = (GLuint)glGetAttribLocation(p, "q"), c = (GLuint)glGetAttribLocation(p, "c");
    glVertexAttribPointer(q, 2, GL_FLOAT, GL_FALSE, sizeof data[0], data[0].q);
    glVertexAttribPointer(c, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof data[0], data[0].c);
    glEnableVertexAttribArray(q);
    glEnableVertexAttribArray(c);
    glDrawElements(GL_TRIANGLES, 6, GL_UNSIGNED_SHORT, indices);
    expect_pixel(10, 10, 255, 0, 0, 255);
    for (int i = 0; i < 4; i++) data[i].c[0] = 0, data[i].c[1] = 255, data[i].q[0] *= 0.5f; /* the next draw reads the new content */
    glDrawElements(GL_TRIANGLES, 6, GL_UNSIGNED_SHORT, indices);
    expect_pixel(10, 10, 255, 0, 0, 255);
    expect_pixel(32, 10, 0, 255, 0, 255);
}

/* What the arrays of GL 1.1 to 2.0 were given; two of them no shader reads. */
SCENARIO(client_array_queries, LEGACY)
{
    static const uint8_t data[64];
    GLuint b;
    GLint value = 0;
    GLvoid *pointer = NULL;
#define expect_get(name, wanted)                                                                                       \
    do {                                                                                                               \
        glGetIntegerv(name, &value);                                                                                   \
        expect_int(value, wanted);                                                                                     \
    } while (0)
    glColorPointer(GL_BGRA, GL_UNSIGNED_BYTE, 16, data);
    expect_get(GL_COLOR_ARRAY_SIZE, GL_BGRA);
    expect_get(GL_COLOR_ARRAY_STRIDE, 16);
    expect_get(GL_INDEX_ARRAY_TYPE, GL_FLOAT);
    glIndexPointer(GL_SHORT, 10, data);
    glEdgeFlagPointer(4, data + 1);
    glEnableClientState(GL_EDGE_FLAG_ARRAY);
    expect_get(GL_INDEX_ARRAY, GL_FALSE);
    expect_get(GL_INDEX_ARRAY_TYPE, GL_SHORT);
    expect_get(GL_INDEX_ARRAY_STRIDE, 10);
    expect_get(GL_EDGE_FLAG_ARRAY, GL_TRUE);
    expect_get(GL_EDGE_FLAG_ARRAY_STRIDE, 4);
    expect_get(GL_EDGE_FLAG_ARRAY_BUFFER_BINDING, 0);
    glGetPointerv(GL_EDGE_FLAG_ARRAY_POINTER, &pointer);
    expect(pointer == data + 1);
    glIndexPointer(GL_HALF_FLOAT, 0, data);
    expect_error(GL_INVALID_ENUM);
    glGenBuffers(1, &b);
    glBindBuffer(GL_ARRAY_BUFFER, b);
    glIndexPointer(GL_FLOAT, 0, NULL);
    expect_get(GL_INDEX_ARRAY_BUFFER_BINDING, b);
    glDeleteBuffers(1, &b);
    expect_get(GL_INDEX_ARRAY_BUFFER_BINDING, 0);
#undef expect_get
    glActiveTexture(GL_TEXTURE0 + 8);
    glEnable(GL_TEXTURE_GEN_S); /* only units with coordinates generate them */
    expect_error(GL_INVALID_OPERATION);
    glActiveTexture(GL_TEXTURE0);
    glEnable(GL_TEXTURE_GEN_S);
    expect_error(GL_NO_ERROR);
    GLfloat zoom[1] = {0};
    glPixelZoom(2, -1);
    glGetFloatv(GL_ZOOM_Y, zoom);
    expect(zoom[0] == -1);
}

SCENARIO(gl_builtins_of_old_glsl, LEGACY)
{
    GLuint p = program("uniform float k;\nvoid main() { gl_Position = gl_ModelViewProjectionMatrix * gl_Vertex; gl_FrontColor = gl_Color * k; gl_TexCoord[0] = gl_MultiTexCoord0; }\n",
                       "void main() { gl_FragColor = vec4(gl_Color.rg, gl_TexCoord[0].s, 1.0); }\n");
    static const float corners[] = {0, 0, 2, 0, 0, 2, 2, 2}, colors[] = {1, 0.5f, 0, 1, 0.5f, 0, 1, 0.5f, 0, 1, 0.5f, 0}, coords[] = {0.25f, 0, 0.25f, 0, 0.25f, 0, 0.25f, 0};
    glUseProgram(p);
    glUniform1f(glGetUniformLocation(p, "k"), 1);
    glMatrixMode(GL_PROJECTION);
    glLoadIdentity();
    glOrtho(0, 2, 0, 2, -1, 1);
    glMatrixMode(GL_MODELVIEW);
    glLoadIdentity();
    glTranslatef(1, 0, 0);
    glScalef(0.5f, 1, 1);
    glEnableClientState(GL_VERTEX_ARRAY);
    glEnableClientState(GL_COLOR_ARRAY);
    glEnableClientState(GL_TEXTURE_COORD_ARRAY);
    glVertexPointer(2, GL_FLOAT, 0, corners);
    glColorPointer(3, GL_FLOAT, 0, colors);
    glTexCoordPointer(2, GL_FLOAT, 0, coords);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(10, 30, 0, 0, 0, 0);
    expect_pixel(50, 30, 255, 128, 64, 255);
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

SCENARIO(clip_distance, CORE33)
{
    glEnable(GL_CLIP_DISTANCE0);
    glUseProgram(program("#version 330\nlayout(location=0) in vec4 position; out float gl_ClipDistance[1];\nvoid main() { gl_Position = position; gl_ClipDistance[0] = position.x; }\n",
                         "#version 330\nout vec4 o;\nvoid main() { o = vec4(1); }\n"));
    draw_rect(-1, -1, 1, 1);
    expect_pixel(20, 30, 0, 0, 0, 0);
    expect_pixel(40, 30, 255, 255, 255, 255);
    glDisable(GL_CLIP_DISTANCE0);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(20, 30, 255, 255, 255, 255);
}

SCENARIO(geometry_shader, CORE33)
{
    GLuint p = program_xfb("#version 330\nlayout(location=0) in vec2 q;\nvoid main() { gl_Position = vec4(q, 0, 1); }\n",
                           "#version 330\nlayout(points) in; layout(triangle_strip, max_vertices=4) out; out vec2 uv;\n"
                           "void main() { for (int i = 0; i < 4; i++) { uv = vec2(i & 1, i >> 1); gl_Position = gl_in[0].gl_Position + vec4((uv - 0.5) * 0.5, 0, 0); EmitVertex(); } EndPrimitive(); }\n",
                           "#version 330\nin vec2 uv; out vec4 o;\nvoid main() { o = vec4(uv, 0, 1); }\n", 0, NULL, 0);
    glUseProgram(p);
    vertices((const float[]){-0.5f, -0.5f, 0.5f, 0.5f}, 2, 2);
    glDrawArrays(GL_POINTS, 0, 2);
    expect_pixel_near(16, 16, 136, 136, 0, 255, 12);
    expect_pixel_near(48, 48, 136, 136, 0, 255, 12);
    expect_pixel(48, 16, 0, 0, 0, 0);
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

SCENARIO(point_size_and_coord, CORE33)
{
    glEnable(GL_PROGRAM_POINT_SIZE);
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 q;\nvoid main() { gl_Position = vec4(q, 0, 1); gl_PointSize = 32.0; }\n", "#version 330\nout vec4 o;\nvoid main() { o = vec4(gl_PointCoord, 0, 1); }\n"));
    vertices((const float[]){0, 0}, 1, 2);
    glDrawArrays(GL_POINTS, 0, 1);
    expect_pixel_near(17, 17, 12, 243, 0, 255, 8); /* origin upper left: t grows downwards */
    expect_pixel_near(46, 46, 243, 12, 0, 255, 8);
    expect_pixel(14, 32, 0, 0, 0, 0);
    glPointParameteri(GL_POINT_SPRITE_COORD_ORIGIN, GL_LOWER_LEFT);
    glDrawArrays(GL_POINTS, 0, 1);
    expect_pixel_near(17, 17, 12, 12, 0, 255, 8);
}

/* What is captured is the program's gl_PointSize, also where glPointSize draws; a later stage reads it as it was written. */
SCENARIO(point_size_captured, CORE33)
{
    static const char *const names[] = {"gl_PointSize"};
    static const char fragment[] = "#version 330\nout vec4 o;\nvoid main() { o = vec4(1.0); }\n";
    static const char vertex[] = "#version 330\nlayout(location=0) in vec2 q;\nvoid size() { gl_PointSize *= 2.0; }\n"
                                 "void main() { gl_Position = vec4(q, 0, 1); gl_PointSize = 4.0; size(); }\n";
    static const char geometry[] = "#version 330\nlayout(points) in; layout(points, max_vertices = 1) out;\nvoid main() { gl_Position = gl_in[0].gl_Position; "
                                   "gl_PointSize = gl_in[0].gl_PointSize + 8.0; EmitVertex(); }\n";
    vertices((const float[]){0, 0}, 1, 2);
    GLuint buffer;
    glGenBuffers(1, &buffer);
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer);
    glPointSize(2);
    for (int pass = 0; pass < 4; pass++) {
        bool own = pass & 1, second = pass & 2;
        float captured = 0, size = second ? 16 : 8;
        glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, 4, NULL, GL_STREAM_READ);
        (own ? glEnable : glDisable)(GL_PROGRAM_POINT_SIZE);
        glUseProgram(program_xfb(vertex, second ? geometry : NULL, fragment, 1, (const char **)names, GL_INTERLEAVED_ATTRIBS));
        glClear(GL_COLOR_BUFFER_BIT);
        glBeginTransformFeedback(GL_POINTS);
        glDrawArrays(GL_POINTS, 0, 1);
        glEndTransformFeedback();
        glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 4, &captured);
        expect(captured == size);
        int half = own ? (int)size / 2 : 1;
        expect_pixel(32 + half - 1, 32, 255, 255, 255, 255);
        expect_pixel(32 + half + 1, 32, 0, 0, 0, 0);
    }
}

SCENARIO(noperspective_and_centroid, CORE33)
{
    glUseProgram(program("#version 330\nlayout(location=0) in vec4 p; noperspective out float a; out float b; centroid out float c;\nvoid main() { gl_Position = p; a = b = c = p.x > 0.0 ? 1.0 : 0.0; }\n",
                         "#version 330\nnoperspective in float a; in float b; centroid in float c; out vec4 o;\nvoid main() { o = vec4(a, b, c, 1); }\n"));
    vertices((const float[]){-1, -1, 0, 1, 4, -4, 0, 4, -1, 1, 0, 1, 4, 4, 0, 4}, 4, 4);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel_near(32, 32, 130, 52, 52, 255, 6);
}

SCENARIO(uniform_blocks, CORE33)
{
    GLint align = 0;
    glGetIntegerv(GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT, &align);
    GLuint p = program(VS_POSITION, "#version 330\nlayout(std140) uniform A { vec4 a; float x[3]; }; layout(std140) uniform B { mat4 m; vec3 v; float w; } b;\n"
                                    "uniform vec4 plain; out vec4 o;\nvoid main() { o = vec4(a.r, x[2], b.w, 1) + b.m[1] + plain; }\n");
    glUseProgram(p);
    GLuint ia = glGetUniformBlockIndex(p, "A"), ib = glGetUniformBlockIndex(p, "B");
    GLint size = 0;
    glGetActiveUniformBlockiv(p, ia, GL_UNIFORM_BLOCK_DATA_SIZE, &size);
    expect_int(size, 64);
    glGetActiveUniformBlockiv(p, ib, GL_UNIFORM_BLOCK_DATA_SIZE, &size);
    expect_int(size, 80);
    glUniformBlockBinding(p, ia, 3);
    glUniformBlockBinding(p, ib, 1);
    GLuint buffer;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_UNIFORM_BUFFER, buffer);
    glBufferData(GL_UNIFORM_BUFFER, 2048, NULL, GL_DYNAMIC_DRAW);
    float a[16] = {0.2f, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.4f}, b[20] = {0};
    b[19] = 0.6f;
    glBufferSubData(GL_UNIFORM_BUFFER, 0, sizeof a, a);
    glBufferSubData(GL_UNIFORM_BUFFER, 1024, sizeof b, b);
    glBindBufferRange(GL_UNIFORM_BUFFER, 3, buffer, 0, sizeof a);
    glBindBufferRange(GL_UNIFORM_BUFFER, 1, buffer, 1024, sizeof b);
    draw_rect(-1, -1, 0, 1);
    a[0] = 1;
    glBufferSubData(GL_UNIFORM_BUFFER, 0, 4, a);
    draw_rect(0, -1, 1, 1);
    expect_pixel(10, 30, 51, 102, 153, 255);
    expect_pixel(50, 30, 255, 102, 153, 255);
}

SCENARIO(varying_arrays, CORE33)
{
    GLuint p = program("#version 330\nlayout(location=0) in vec2 q; flat out vec4[3] a; out vec2 uv; out vec4 b[2];\n"
                       "void main() { gl_Position = vec4(q, 0, 1); uv = q; a = vec4[3](vec4(1,0,0,1), vec4(0,1,0,1), vec4(0,0,1,1)); b[0] = vec4(0.25); b[1] = vec4(0.75); }\n",
                       "#version 330\nuniform vec4[3] rect; uniform int which; in vec2 uv; flat in vec4[3] a; in vec4 b[2]; out vec4 o;\n"
                       "void main() { o = which < 3 ? a[which] : which < 5 ? b[which - 3] : which < 8 ? rect[which - 5] : vec4(uv, 0, 1); }\n");
    glUseProgram(p);
    glUniform4fv(glGetUniformLocation(p, "rect"), 3, (const float[]){0, 0, 0.2f, 1, 0, 0.4f, 0, 1, 0.6f, 0, 0, 1});
    static const uint8_t expected[8][4] = {{255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}, {64, 64, 64, 64}, {191, 191, 191, 191},
                                           {0, 0, 51, 255}, {0, 102, 0, 255}, {153, 0, 0, 255}};
    vertices((const float[]){-1, -1, 1, -1, -1, 1, 1, 1}, 4, 2);
    for (int i = 0; i < 8; i++) {
        glUniform1i(glGetUniformLocation(p, "which"), i);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        expect_pixel(30, 30, expected[i][0], expected[i][1], expected[i][2], expected[i][3]);
    }
}

SCENARIO(frag_coord_from_the_top, CORE33)
{
    GLuint p = program(VS_POSITION, "#version 150\nlayout(origin_upper_left, pixel_center_integer) in vec4 gl_FragCoord; out vec4 o;\n"
                                    "void main() { o = vec4(gl_FragCoord.xy / 255.0, 0, 1); }\n");
    glUseProgram(p);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(5, 3, 5, 60, 0, 255); /* 64 rows: the fourth from the bottom is number 60 from the top */
    GLuint fb, rb;
    glGenFramebuffers(1, &fb);
    glBindFramebuffer(GL_FRAMEBUFFER, fb);
    glGenRenderbuffers(1, &rb);
    glBindRenderbuffer(GL_RENDERBUFFER, rb);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, 64, 200);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, rb);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(5, 3, 5, 196, 0, 255);
}
