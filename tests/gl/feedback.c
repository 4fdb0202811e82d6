/* Transform feedback: what is captured, where it goes, errors. */
#include "tests/gl/harness.h"

static GLuint feedback_buffer(GLsizeiptr size)
{
    GLuint b;
    glGenBuffers(1, &b);
    glBindBuffer(GL_TRANSFORM_FEEDBACK_BUFFER, b);
    glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, size, NULL, GL_DYNAMIC_DRAW);
    return b;
}

static const char *const xfb_vs = "#version 330\nlayout(location=0) in float x; out vec2 a; flat out int b;\nvoid main() { a = vec2(x, x * 2.0); b = gl_VertexID; gl_Position = vec4(0.0, 0.0, 0.5, 1.0); }\n";
static const char *const nothing_fs = "#version 330\nout vec4 o;\nvoid main() { o = vec4(1); }\n";

SCENARIO(transform_feedback_interleaved, CORE33)
{
    GLuint query;
    GLuint p = program_xfb(xfb_vs, NULL, nothing_fs, 3, (const char *[]){"a", "b", "gl_Position"}, GL_INTERLEAVED_ATTRIBS);
    glUseProgram(p);
    vertices((const float[]){1, 2, 3, 4}, 4, 1);
    GLuint b = feedback_buffer(28 * 4);
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, b);
    glGenQueries(1, &query);
    glEnable(GL_RASTERIZER_DISCARD);
    glBeginQuery(GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN, query);
    glBeginTransformFeedback(GL_POINTS);
    glDrawArrays(GL_POINTS, 0, 4);
    glEndTransformFeedback();
    glEndQuery(GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN);
    glDisable(GL_RASTERIZER_DISCARD);
    struct { float a[2]; int32_t b; float position[4]; } out[4];
    glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, sizeof out, out);
    for (int i = 0; i < 4; i++) expect(out[i].a[0] == (float)(i + 1) && out[i].a[1] == (float)(i + 1) * 2 && out[i].b == i && out[i].position[2] == 0.5f);
    GLuint written = 0;
    glGetQueryObjectuiv(query, GL_QUERY_RESULT, &written);
    expect_int(written, 4);
}

SCENARIO(transform_feedback_separate_and_draw, CORE33)
{
    GLuint p = program_xfb(xfb_vs, NULL, nothing_fs, 2, (const char *[]){"a", "b"}, GL_SEPARATE_ATTRIBS);
    glUseProgram(p);
    vertices((const float[]){1, 2, 3}, 3, 1);
    GLuint a = feedback_buffer(64), b = feedback_buffer(64);
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, a);
    glBindBufferRange(GL_TRANSFORM_FEEDBACK_BUFFER, 1, b, 16, 48);
    glEnable(GL_RASTERIZER_DISCARD); // the points lie on the border of two pixels
    glBeginTransformFeedback(GL_POINTS);
    glDrawArrays(GL_POINTS, 0, 2);
    glDrawArrays(GL_POINTS, 2, 1); /* appended */
    glEndTransformFeedback();
    float fa[6];
    int32_t ib[3];
    glBindBuffer(GL_ARRAY_BUFFER, a);
    glGetBufferSubData(GL_ARRAY_BUFFER, 0, sizeof fa, fa);
    glBindBuffer(GL_ARRAY_BUFFER, b);
    glGetBufferSubData(GL_ARRAY_BUFFER, 16, sizeof ib, ib);
    expect(fa[0] == 1 && fa[4] == 3 && fa[5] == 6);
    expect(ib[0] == 0 && ib[1] == 1 && ib[2] == 2);
}

SCENARIO(transform_feedback_then_vertex_source, CORE33)
{
    GLuint p = program_xfb("#version 330\nlayout(location=0) in vec2 q; out vec2 moved;\nvoid main() { moved = q + vec2(1, 0); gl_Position = vec4(q, 0, 1); }\n", NULL, nothing_fs, 1, (const char *[]){"moved"}, GL_INTERLEAVED_ATTRIBS);
    glUseProgram(p);
    vertices((const float[]){-1, -1, 0, -1, -1, 1, 0, 1}, 4, 2);
    GLuint b = feedback_buffer(32);
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, b);
    glEnable(GL_RASTERIZER_DISCARD);
    glBeginTransformFeedback(GL_POINTS);
    glDrawArrays(GL_POINTS, 0, 4);
    glEndTransformFeedback();
    glDisable(GL_RASTERIZER_DISCARD);
    solid_program();
    set_color(1, 0, 1, 1);
    glBindBuffer(GL_ARRAY_BUFFER, b);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(50, 30, 255, 0, 255, 255);
    expect_pixel(10, 30, 0, 0, 0, 0);
}

SCENARIO(transform_feedback_errors, CORE33)
{
    GLuint p = program_xfb(xfb_vs, NULL, nothing_fs, 1, (const char *[]){"a"}, GL_INTERLEAVED_ATTRIBS);
    glUseProgram(p);
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 0);
    glBeginTransformFeedback(GL_POINTS);
    expect_error(GL_INVALID_OPERATION);
    vertices((const float[]){1, 2, 3}, 3, 1);
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, feedback_buffer(64));
    glBeginTransformFeedback(GL_TRIANGLE_STRIP);
    expect_error(GL_INVALID_ENUM);
    glEndTransformFeedback();
    expect_error(GL_INVALID_OPERATION);
    glBeginTransformFeedback(GL_POINTS);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    expect_error(GL_INVALID_OPERATION);
    glUseProgram(0);
    expect_error(GL_INVALID_OPERATION);
    glEndTransformFeedback();
}

/* More elements of arrays of structures than there are locations for copies of them: they travel four to a location. */
SCENARIO(transform_feedback_of_struct_arrays, CORE33)
{
    static const char *const vs = "#version 330\nstruct S { int a[2]; float b[3]; mat2 c; };\nflat out S v[3];\nvoid main() {\n"
                                  "for (int i = 0; i < 3; i++) {\n"
                                  "for (int k = 0; k < 2; k++) v[i].a[k] = gl_VertexID * 100 + i * 10 + k;\n"
                                  "for (int k = 0; k < 3; k++) v[i].b[k] = float(i) + 0.25 * float(k + 1);\n"
                                  "v[i].c = mat2(i, 20, 30, 40); }\n"
                                  "gl_Position = vec4(0.0, 0.0, float(gl_VertexID) * 0.5, 1.0); gl_PointSize = 70.0; }\n";
    static const char *const fs = "#version 330\nstruct S { int a[2]; float b[3]; mat2 c; };\nflat in S v[3]; out vec4 o;\n"
                                  "void main() { o = vec4(v[2].a[1] == 121, v[2].b[0] == 2.25, v[1].c[1][1] == 40.0, 1); }\n";
    static const char *const names[] = {"v[0].a", "v[0].b", "v[0].c", "v[1].a[1]", "v[1].b", "v[1].c",
                                        "v[2].a", "gl_PointSize", "v[2].b[2]", "v[2].c", "gl_Position"};
    GLint size = 0;
    GLenum type = 0;
    struct capture {
        int a0[2];
        float b0[3], c0[4];
        int a1;
        float b1[3], c1[4];
        int a2[2];
        float point, b2, c2[4], position[4];
    } out[2];
    GLuint p = program_xfb(vs, NULL, fs, 11, (const char **)names, GL_INTERLEAVED_ATTRIBS);
    glUseProgram(p);
    glGetTransformFeedbackVarying(p, 3, 0, NULL, &size, &type, (char[64]){0});
    expect_int(size, 1);
    expect_int(type, GL_INT);
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, feedback_buffer(sizeof out));
    vertices((const float[]){0, 0}, 2, 1);
    glEnable(GL_PROGRAM_POINT_SIZE);
    glBeginTransformFeedback(GL_POINTS);
    glDrawArrays(GL_POINTS, 0, 2);
    glEndTransformFeedback();
    expect_pixel(30, 30, 255, 255, 255, 255);
    glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, sizeof out, out);
    for (int n = 0; n < 2; n++) {
        const struct capture *c = &out[n];
        expect(c->a0[0] == n * 100 && c->a0[1] == n * 100 + 1 && c->a1 == n * 100 + 11 && c->a2[0] == n * 100 + 20);
        expect(c->a2[1] == n * 100 + 21);
        expect(c->b0[0] == 0.25f && c->b0[2] == 0.75f && c->b1[1] == 1.5f && c->b2 == 2.75f);
        expect(c->c0[1] == 20 && c->c1[0] == 1 && c->c2[2] == 30 && c->c2[3] == 40);
        expect(c->point == 70 && c->position[2] == 0.5f * (float)n && c->position[3] == 1);
    }
}

/* EXT_transform_feedback: from an offset to the end, where that is when capturing begins. */
SCENARIO(transform_feedback_from_an_offset, CORE33)
{
    PFNGLBINDBUFFEROFFSETEXTPROC bind = (PFNGLBINDBUFFEROFFSETEXTPROC)eglGetProcAddress("glBindBufferOffsetEXT");
    if (!has_extension("GL_EXT_transform_feedback") || !bind) skip("no GL_EXT_transform_feedback");
    glUseProgram(program_xfb(xfb_vs, NULL, nothing_fs, 1, (const char *[]){"b"}, GL_INTERLEAVED_ATTRIBS));
    vertices((const float[]){1, 2, 3, 4}, 4, 1);
    GLuint b = feedback_buffer(16);
    bind(GL_TRANSFORM_FEEDBACK_BUFFER, 0, b, 8);
    glEnable(GL_RASTERIZER_DISCARD); // the points lie on the border of two pixels
    for (int grown = 0; grown < 2; grown++) {
        int32_t out[6] = {-1, -1, -1, -1, -1, -1};
        glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, grown ? 24 : 16, out, GL_DYNAMIC_DRAW);
        glBeginTransformFeedback(GL_POINTS);
        glDrawArrays(GL_POINTS, 0, 4);
        glEndTransformFeedback();
        glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, grown ? 24 : 16, out);
        expect(out[1] == -1 && out[2] == 0 && out[3] == 1 && out[4] == (grown ? 2 : -1) && out[5] == (grown ? 3 : -1));
    }
    bind(GL_TRANSFORM_FEEDBACK_BUFFER, 0, b, 6);
    expect_error(GL_INVALID_VALUE);
    bind(GL_ARRAY_BUFFER, 0, b, 4);
    expect_error(GL_INVALID_ENUM);
}

SCENARIO(clip_vertex_captured, LEGACY)
{
    static const char *const vs = "#version 130\nvoid main() { gl_ClipVertex = vec4(1, 2, 3, 4) * float(gl_VertexID + 1); gl_Position = vec4(0, 0, 0, 1); }\n";
    static const char *const fs = "#version 130\nvoid main() { gl_FragColor = vec4(1); }\n";
    if (!has_extension("GL_EXT_transform_feedback")) skip("no GL_EXT_transform_feedback");
    float out[8];
    glUseProgram(program_xfb(vs, NULL, fs, 1, (const char *[]){"gl_ClipVertex"}, GL_INTERLEAVED_ATTRIBS));
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, feedback_buffer(sizeof out));
    vertices((const float[]){0, 0}, 2, 1);
    glEnable(GL_RASTERIZER_DISCARD); // the points lie on the border of two pixels
    glBeginTransformFeedback(GL_POINTS);
    glDrawArrays(GL_POINTS, 0, 2);
    glEndTransformFeedback();
    glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, sizeof out, out);
    for (int i = 0; i < 8; i++)
        expect(out[i] == (float)((i % 4 + 1) * (i / 4 + 1)));
}
