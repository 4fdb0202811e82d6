/* What shader stages are given and give: built-ins, clip distances, points, varyings, blocks. */
#include "tests/gl/harness.h"

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
