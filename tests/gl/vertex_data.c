/* Vertex data: instances, formats, current values, client memory, what arrays are asked. */
#include "tests/gl/harness.h"

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
