/* Large default uniform blocks of which a few uniforms change before each draw: after some hundred draws these are push
 * constants (translator/vk/hot.c). A point a draw, its colour from what was set for it, so that each draw of the
 * picture tells whether it saw its own values: before, at and after the change of the program. */
#include "tests/gl/harness.h"

enum { POINTS = W * H };
static uint8_t seen[POINTS][4];

#define VERTEX                                                                                                         \
    "#version 330\nuniform vec2 place; uniform vec4 padding[30];\n"                                                    \
    "void main() { gl_Position = vec4((place + 0.5) / 32.0 - 1.0, padding[7].x, 1.0); }\n"

static GLint at(GLuint p, const char *name)
{
    GLint l = glGetUniformLocation(p, name);
    if (l < 0) fail("no uniform %s", name);
    return l;
}

static GLuint begin(const char *vertex, const char *fragment)
{
    GLuint p = program(vertex, fragment), vao;
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    glUseProgram(p);
    return p;
}

/* A value for draw i that the next draws do not have. */
static float value(int i) { return (float)(i * 37 % 251) / 255; }

static void point(GLint place, int i)
{
    glUniform2f(place, (float)(i % W), (float)(i / W));
    glDrawArrays(GL_POINTS, 0, 1);
}

static void look(void) { glReadPixels(0, 0, W, H, GL_RGBA, GL_UNSIGNED_BYTE, seen); }

/* A channel of the point of draw i, to a rounding. */
static void check(int i, int channel, float wanted)
{
    static int said;
    int byte = (int)(wanted * 255 + 0.5f), is = seen[i][channel];
    if ((is > byte ? is - byte : byte - is) > 1 && said++ < 5) fail("draw %d, channel %d is %d, not %d", i, channel, is, byte);
}

/* One of many, read by a constant and by another uniform as index: of the one that changes, and of others. */
SCENARIO(hot_uniform_in_an_array, CORE33)
{
    GLuint p = begin(VERTEX, "#version 330\nuniform vec4 u[240]; uniform int index;\nout vec4 o;\n"
                             "void main() { vec4 v = u[index]; o = vec4(v.r, u[5].g, u[6].b, v.a); }\n");
    GLint place = at(p, "place"), u5 = at(p, "u[5]"), index = at(p, "index");
    for (int i = 0; i < 240; i++) glUniform4f(at(p, "u") + i, (float)i / 255, 0, 0.2f, 0.4f);
    for (int i = 0; i < POINTS; i++) {
        bool other = i % 64 == 63; /* cold ones now and then */
        if (i % 64 < 2) glUniform1i(index, i % 64 ? 5 : 200);
        if (other) glUniform4f(u5 + 1, 0, 0, value(i + 1), 0);
        glUniform4f(u5, value(i), value(i + 3), 0, value(i + 5));
        point(place, i);
    }
    look();
    for (int i = 0; i < POINTS; i++) {
        bool hot = i % 64 != 0;
        check(i, 0, hot ? value(i) : 200.0f / 255);
        check(i, 1, value(i + 3));
        check(i, 2, i < 63 ? 0.2f : value((i + 1) / 64 * 64));
        check(i, 3, hot ? value(i + 5) : 0.4f);
    }
}

/* Whole matrices, columns and elements of them, by constant and by index. */
SCENARIO(hot_uniform_matrices, CORE33)
{
    GLuint p = begin(VERTEX, "#version 330\nuniform mat4 m[8]; uniform mat2x3 n[12]; uniform int index, column;\nout vec4 o;\n"
                             "void main() { mat4 a = m[index]; o = vec4(a[1][2], n[index][column].y, m[2][column][0], (m[2] * vec4(0, 0, 1, 0)).w); }\n");
    GLint place = at(p, "place"), m2 = at(p, "m[2]"), n2 = at(p, "n[2]"), index = at(p, "index");
    glUniform1i(index, 2);
    glUniform1i(at(p, "column"), 1);
    for (int i = 0; i < POINTS; i++) {
        float a[16] = {0}, b[6] = {0};
        a[6] = value(i), a[11] = value(i + 1), a[4] = value(i + 3), b[4] = value(i + 2);
        glUniformMatrix4fv(m2, 1, GL_FALSE, a);
        if (i % 2) glUniformMatrix2x3fv(n2, 1, GL_FALSE, b);
        if (i == 3000) glUniform1i(index, 3); /* all zero */
        point(place, i);
    }
    look();
    for (int i = 1; i < POINTS; i++) {
        check(i, 0, i < 3000 ? value(i) : 0);
        check(i, 1, i < 3000 ? value((i - 1) / 2 * 2 + 1 + 2) : 0);
        check(i, 2, value(i + 3));
        check(i, 3, value(i + 1));
    }
}

/* An array of matrices of which one is written as rows, and read whole through a function. */
SCENARIO(hot_uniform_matrix_array, CORE33)
{
    GLuint p = begin(VERTEX, "#version 330\nuniform mat3 k[20]; uniform int column;\nout vec4 o;\n"
                             "mat3 pick(mat3 list[20], int i) { return list[i]; }\n"
                             "void main() { o = vec4(pick(k, column + 3)[1].z, k[4][column].x, (k[column + 3] * vec3(0, 0, 1)).y, k[5][2][2]); }\n");
    GLint place = at(p, "place"), k4 = at(p, "k[4]"), k5 = at(p, "k[5]");
    glUniform1i(at(p, "column"), 1);
    for (int i = 0; i < POINTS; i++) {
        float c[9] = {0}, d[9] = {0};
        c[7] = value(i), c[1] = value(i + 1), c[5] = value(i + 2), d[8] = value(i / 600);
        glUniformMatrix3fv(k4, 1, GL_TRUE, c);
        if (i % 600 == 0) glUniformMatrix3fv(k5, 1, GL_TRUE, d);
        point(place, i);
    }
    look();
    for (int i = 0; i < POINTS; i++) {
        check(i, 0, value(i));
        check(i, 1, value(i + 1));
        check(i, 2, value(i + 2));
        check(i, 3, value(i / 600));
    }
}

/* Structures in arrays, scalars beside each other, booleans and integers, whole structures passed on. */
SCENARIO(hot_uniform_structures, CORE33)
{
    GLuint p = begin(VERTEX, "#version 330\nstruct light { vec3 c; float d; bool on; uint n[3]; };\nuniform light lights[16]; uniform float f, g, h; uniform int index;\n"
                             "out vec4 o;\nfloat sum(light l) { return l.on ? l.d + float(l.n[1]) / 255.0 : 1.0; }\n"
                             "void main() { light l = lights[index]; float s = 0.0; for (int i = 0; i < 3; i++) s += float(lights[index].n[i]) / 255.0;\n"
                             "o = vec4(l.c.g, sum(l), s + f, lights[4].d + g + h); }\n");
    GLint place = at(p, "place"), c = at(p, "lights[4].c"), d = at(p, "lights[4].d"), n = at(p, "lights[4].n[1]"), index = at(p, "index");
    glUniform1i(at(p, "lights[4].on"), 1);
    glUniform1i(index, 4);
    for (int i = 0; i < POINTS; i++) {
        glUniform3f(c, 0, value(i), 0);
        if (i % 2) glUniform1f(d, value(i) / 3);
        glUniform1ui(n, (GLuint)(i % 50));
        glUniform1f(at(p, "g"), (float)(i % 7) / 100);
        if (i % 512 == 0) glUniform1f(at(p, "h"), (float)(i / 512) / 50);
        if (i == 4000) glUniform1i(index, 5); /* lights[5].on is false */
        point(place, i);
    }
    look();
    for (int i = 1; i < POINTS; i++) {
        float depth = value(i % 2 ? i : i - 1) / 3;
        check(i, 0, i < 4000 ? value(i) : 0);
        check(i, 1, i < 4000 ? depth + (float)(i % 50) / 255 : 1);
        check(i, 2, i < 4000 ? (float)(i % 50) / 255 : 0);
        check(i, 3, depth + (float)(i % 7) / 100 + (float)(i / 512) / 50);
    }
}

/* The same uniforms in three stages, with rows that turn over in the fragment stage (a push constant of its own). */
SCENARIO(hot_uniform_in_every_stage, CORE33)
{
    GLuint p = glCreateProgram(), vao;
    const char *vertex = "#version 330\nuniform vec2 place; uniform vec4 u[64]; uniform int index; flat out float a;\n"
                         "void main() { a = u[index].r; gl_Position = vec4((place + 0.5) / 32.0 - 1.0, u[9].g * 0.0, 1.0); }\n";
    const char *geometry = "#version 330\nlayout(points) in; layout(points, max_vertices = 1) out;\nuniform vec4 u[64]; uniform float more[9]; flat in float a[]; flat out vec2 b;\n"
                           "void main() { b = vec2(a[0], u[3].g + more[2]); gl_Position = gl_in[0].gl_Position; EmitVertex(); }\n";
    const char *fragment = "#version 330\nuniform vec4 u[64]; uniform int index, last; flat in vec2 b; out vec4 o;\n"
                           "void main() { float s = 0.0; for (int i = index; i <= last; i++) s += u[i].b; o = vec4(b, s, gl_FragCoord.y / 255.0); }\n";
    glAttachShader(p, shader(GL_VERTEX_SHADER, vertex));
    glAttachShader(p, shader(GL_GEOMETRY_SHADER, geometry));
    glAttachShader(p, shader(GL_FRAGMENT_SHADER, fragment));
    glLinkProgram(p);
    glUseProgram(p);
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    GLint place = at(p, "place"), u3 = at(p, "u[3]"), more = at(p, "more[2]");
    glUniform1i(at(p, "index"), 3);
    glUniform1i(at(p, "last"), 5);
    glUniform4f(u3 + 2, 0, 0, 0.1f, 0);
    for (int i = 0; i < POINTS; i++) {
        glUniform4f(u3, value(i), value(i + 1) / 2, value(i + 2) / 2, 0);
        glUniform1f(more, value(i + 3) / 2);
        point(place, i);
    }
    look();
    for (int i = 0; i < POINTS; i++) {
        check(i, 0, value(i));
        check(i, 1, value(i + 1) / 2 + value(i + 3) / 2);
        check(i, 2, value(i + 2) / 2 + 0.1f);
        check(i, 3, ((float)(i / W) + 0.5f) / 255);
    }
}

/* Other uniforms become the ones that change; then each one in its turn, so that none can be chosen; then two programs
 * and two contexts take turns. */
SCENARIO(hot_uniform_changes_its_mind, CORE33)
{
    const char *fragment = "#version 330\nuniform vec4 u[600]; uniform int index;\nout vec4 o;\nvoid main() { o = u[index] + u[1] * 0.0; }\n";
    GLuint p = begin(VERTEX, fragment), q = program(VERTEX, fragment), turn[2] = {p, q};
    GLint place = at(p, "place"), u = at(p, "u"), index = at(p, "index");
    for (int i = 0; i < POINTS; i++) {
        int element = i < 1000 ? 7 : i < 3500 ? 300 : i % 600;
        if (i >= 2800) glUseProgram(turn[i % 2]);
        if (i == 0 || i == 1000 || i >= 2800) glUniform1i(index, element);
        glUniform4f(u + element, value(i), value(i + 1), value(i + 2), 1);
        point(place, i);
    }
    look();
    for (int i = 0; i < POINTS; i++) {
        check(i, 0, value(i));
        check(i, 1, value(i + 1));
        check(i, 2, value(i + 2));
    }
}

/* A block that takes all of a window of 64 KiB, more than half of it changed at times. */
SCENARIO(hot_uniform_in_a_full_block, CORE33)
{
    GLint most = 0;
    static float bulk[4 * 4000];
    glGetIntegerv(GL_MAX_FRAGMENT_UNIFORM_COMPONENTS, &most);
    char fragment[512];
    int vectors = most / 4 - 40 < 4000 ? most / 4 - 40 : 4000;
    snprintf(fragment, sizeof fragment, "#version 330\nuniform vec4 u[%d]; uniform int index;\nout vec4 o;\nvoid main() { o = vec4(u[index].rg, u[%d].ba); }\n", vectors, vectors - 2);
    GLuint p = begin(VERTEX, fragment);
    GLint place = at(p, "place"), u = at(p, "u"), index = at(p, "index");
    for (int i = 0; i < POINTS; i++) {
        if (i % 400 == 0) {
            for (int k = 0; k < 4 * vectors; k++) bulk[k] = value(i + k % 4);
            glUniform4fv(u, vectors, bulk);
        }
        glUniform1i(index, i % 100 == 50 ? 3 : vectors - 1);
        glUniform4f(u + vectors - 1, value(i), value(i + 1), 0, 0);
        point(place, i);
    }
    look();
    for (int i = 0; i < POINTS; i++) {
        int base = i / 400 * 400;
        check(i, 0, i % 100 == 50 ? value(base) : value(i));
        check(i, 1, i % 100 == 50 ? value(base + 1) : value(i + 1));
        check(i, 2, value(base + 2));
        check(i, 3, value(base + 3));
    }
}
