/* Clears, triangles, orientation, uniforms, state of blending, depth, stencil, scissor and culling. */
#include "tests/gl/harness.h"

SCENARIO(clear_color, CORE33)
{
    glClearColor(0.2f, 0.4f, 0.6f, 0.8f);
    glClear(GL_COLOR_BUFFER_BIT);
    expect_pixel(0, 0, 51, 102, 153, 204);
    expect_pixel(63, 63, 51, 102, 153, 204);
}

SCENARIO(clear_scissor_and_mask, CORE33)
{
    glClearColor(1, 1, 1, 1);
    glEnable(GL_SCISSOR_TEST);
    glScissor(8, 8, 16, 16);
    glColorMask(GL_TRUE, GL_FALSE, GL_TRUE, GL_TRUE);
    glClear(GL_COLOR_BUFFER_BIT);
    expect_pixel(7, 8, 0, 0, 0, 0);
    expect_pixel(8, 8, 255, 0, 255, 255);
    expect_pixel(23, 23, 255, 0, 255, 255);
    expect_pixel(24, 23, 0, 0, 0, 0);
}

SCENARIO(clear_buffer_functions, CORE33)
{
    const float green[4] = {0, 1, 0, 1};
    glClearBufferfv(GL_COLOR, 0, green);
    glClearBufferfi(GL_DEPTH_STENCIL, 0, 0.25f, 3);
    float depth = 0;
    uint8_t stencil = 0;
    glReadPixels(5, 5, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &depth);
    glReadPixels(5, 5, 1, 1, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE, &stencil);
    expect(depth > 0.2499f && depth < 0.2501f);
    expect_int(stencil, 3);
    expect_pixel(5, 5, 0, 255, 0, 255);
    glClearBufferfv(GL_COLOR, 8, green);
    expect_error(GL_INVALID_VALUE);
    glClearBufferiv(GL_DEPTH, 0, (const GLint[]){0});
    expect_error(GL_INVALID_ENUM);
}

SCENARIO(triangle_orientation, CORE33)
{
    const float corners[] = {-1, -1, 1, -1, -1, 1}; /* the lower left half */
    solid_program();
    set_color(1, 0, 0, 1);
    vertices(corners, 3, 2);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    expect_pixel(2, 2, 255, 0, 0, 255);
    expect_pixel(60, 2, 255, 0, 0, 255);
    expect_pixel(2, 60, 255, 0, 0, 255);
    expect_pixel(60, 60, 0, 0, 0, 0);
}

SCENARIO(interpolated_color, CORE33)
{
    static const float data[] = {-1, -1, 1, 0, 0, 3, -1, 0, 1, 0, -1, 3, 0, 0, 1};
    GLuint vao, buffer;
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 p; layout(location=1) in vec3 c; out vec3 color;\nvoid main() { gl_Position = vec4(p, 0, 1); color = c; }\n",
                         "#version 330\nin vec3 color; out vec4 o;\nvoid main() { o = vec4(color, 1); }\n"));
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
    expect_pixel(0, 0, 253, 1, 1, 255);
    expect_pixel_near(32, 32, 126, 64, 64, 255, 3);
}

SCENARIO(face_culling, CORE33)
{
    solid_program();
    glEnable(GL_CULL_FACE); /* back faces; counter-clockwise is front */
    set_color(1, 0, 0, 1);
    vertices((const float[]){-1, -1, 0, -1, -1, 1}, 3, 2); /* counter-clockwise: kept */
    glDrawArrays(GL_TRIANGLES, 0, 3);
    set_color(0, 1, 0, 1);
    vertices((const float[]){0, -1, 0, 1, 1, -1}, 3, 2); /* clockwise: culled */
    glDrawArrays(GL_TRIANGLES, 0, 3);
    expect_pixel(2, 2, 255, 0, 0, 255);
    expect_pixel(34, 2, 0, 0, 0, 0);
    glFrontFace(GL_CW);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    expect_pixel(34, 2, 0, 255, 0, 255);
}

SCENARIO(front_facing, CORE33)
{
    glUseProgram(program(VS_POSITION, "#version 330\nout vec4 o;\nvoid main() { o = gl_FrontFacing ? vec4(0,1,0,1) : vec4(1,0,0,1); }\n"));
    vertices((const float[]){-1, -1, 0, -1, -1, 1}, 3, 2);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    vertices((const float[]){0, -1, 0, 1, 1, -1}, 3, 2);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    expect_pixel(2, 2, 0, 255, 0, 255);
    expect_pixel(34, 2, 255, 0, 0, 255);
}

SCENARIO(frag_coord, CORE33)
{
    glUseProgram(program(VS_POSITION, "#version 330\nout vec4 o;\nvoid main() { o = vec4(gl_FragCoord.xy / 64.0, gl_FragCoord.z, 1); }\n"));
    draw_rect(-1, -1, 1, 1);
    expect_pixel(0, 0, 2, 2, 128, 255);
    expect_pixel(63, 0, 253, 2, 128, 255);
    expect_pixel(0, 63, 2, 253, 128, 255);
}

SCENARIO(depth_test, CORE33)
{
    solid_program();
    glEnable(GL_DEPTH_TEST);
    set_color(1, 0, 0, 1);
    vertices((const float[]){-1, -1, -0.5f, 1, 1, -1, -0.5f, 1, -1, 1, -0.5f, 1, 1, 1, -0.5f, 1}, 4, 4);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    set_color(0, 1, 0, 1);
    vertices((const float[]){-1, -1, 0.5f, 1, 1, -1, 0.5f, 1, -1, 1, 0.5f, 1, 1, 1, 0.5f, 1}, 4, 4);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(32, 32, 255, 0, 0, 255);
    float depth = 0;
    glReadPixels(32, 32, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &depth);
    expect(depth > 0.2499f && depth < 0.2501f); /* z -0.5 in -1..1 */
    glDepthFunc(GL_GREATER);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(32, 32, 0, 255, 0, 255);
}

SCENARIO(depth_range_and_clip, CORE33)
{
    solid_program();
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_ALWAYS);
    glDepthRange(0.5, 1.0);
    set_color(1, 1, 1, 1);
    vertices((const float[]){-1, -1, -1, 1, 1, -1, -1, 1, -1, 1, 1.5f, 1, 1, 1, 1.5f, 1}, 4, 4); /* clipped where z > 1 */
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    float depth = 0;
    glReadPixels(32, 0, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &depth);
    expect(depth > 0.5f && depth < 0.52f);
    expect_pixel(32, 40, 255, 255, 255, 255);
    expect_pixel(32, 60, 0, 0, 0, 0);
}

SCENARIO(stencil_test, CORE33)
{
    solid_program();
    glEnable(GL_STENCIL_TEST);
    glStencilFunc(GL_ALWAYS, 1, 0xff);
    glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
    glColorMask(0, 0, 0, 0);
    draw_rect(-1, -1, 0, 1);
    glColorMask(1, 1, 1, 1);
    glStencilFunc(GL_EQUAL, 1, 0xff);
    glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
    set_color(0, 0, 1, 1);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 0, 0, 255, 255);
    expect_pixel(50, 10, 0, 0, 0, 0);
}

SCENARIO(blending, CORE33)
{
    solid_program();
    glClearColor(0.5f, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    set_color(0, 1, 0, 0.25f);
    draw_rect(-1, -1, 0, 1);
    expect_pixel(10, 10, 96, 64, 0, 207);
    glBlendEquation(GL_FUNC_REVERSE_SUBTRACT);
    glBlendFunc(GL_ONE, GL_ONE);
    set_color(0.25f, 0, 0, 0);
    draw_rect(0, -1, 1, 1);
    expect_pixel(50, 10, 64, 0, 0, 255);
    glBlendFunc(GL_CONSTANT_COLOR, GL_ZERO);
    glBlendEquation(GL_FUNC_ADD);
    glBlendColor(0, 0, 0.5f, 1);
    set_color(1, 1, 1, 1);
    draw_rect(0, -1, 1, 1);
    expect_pixel(50, 10, 0, 0, 128, 255);
}

SCENARIO(scissor_and_viewport, CORE33)
{
    solid_program();
    set_color(1, 1, 0, 1);
    glViewport(16, 16, 32, 32);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(15, 20, 0, 0, 0, 0);
    expect_pixel(16, 16, 255, 255, 0, 255);
    expect_pixel(47, 47, 255, 255, 0, 255);
    expect_pixel(48, 47, 0, 0, 0, 0);
    glViewport(0, 0, W, H);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 0, 8, 64);
    set_color(0, 1, 1, 1);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(7, 60, 0, 255, 255, 255);
    expect_pixel(8, 60, 0, 0, 0, 0);
}

SCENARIO(uniform_changes_between_draws, CORE33)
{
    solid_program();
    for (int i = 0; i < 8; i++) {
        set_color(i / 8.0f, 1 - i / 8.0f, 0, 1);
        draw_rect(-1 + i * 0.25f, -1, -0.75f + i * 0.25f, 1);
    }
    for (int i = 0; i < 8; i++) expect_pixel(i * 8 + 4, 30, i * 255 / 8, 255 - i * 255 / 8, 0, 255);
}

SCENARIO(program_switch_keeps_uniforms, CORE33)
{
    GLuint a = solid_program();
    set_color(1, 0, 0, 1);
    GLuint b = solid_program();
    set_color(0, 0, 1, 1);
    glUseProgram(a);
    draw_rect(-1, -1, 0, 1);
    glUseProgram(b);
    draw_rect(0, -1, 1, 1);
    expect_pixel(10, 10, 255, 0, 0, 255);
    expect_pixel(50, 10, 0, 0, 255, 255);
}

SCENARIO(uniform_types, CORE33)
{
    GLuint p = program(VS_POSITION, "#version 330\nuniform int i; uniform uint u; uniform bool b; uniform mat3 m; uniform vec2 v[3]; uniform struct { float x; vec3 y; } s[2];\n"
                                    "out vec4 o;\nvoid main() { o = vec4(i == -7 && u == 0x80010000u && b, m[0][1] == 2.0 && m[2][0] == 7.0, v[2].y == 6.0 && v[0].x == 1.0, s[1].y.z == 9.0 && s[0].x == 4.0); }\n");
    glUseProgram(p);
    glUniform1i(glGetUniformLocation(p, "i"), -7);
    glUniform1ui(glGetUniformLocation(p, "u"), 0x80010000u);
    glUniform1f(glGetUniformLocation(p, "b"), 3.0f);
    glUniformMatrix3fv(glGetUniformLocation(p, "m"), 1, GL_FALSE, (const float[]){1, 2, 3, 4, 5, 6, 7, 8, 9});
    glUniform2fv(glGetUniformLocation(p, "v"), 3, (const float[]){1, 2, 3, 4, 5, 6});
    glUniform1f(glGetUniformLocation(p, "s[0].x"), 4);
    glUniform3f(glGetUniformLocation(p, "s[1].y"), 0, 0, 9);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(32, 32, 255, 255, 255, 255);
    float back[2] = {0};
    glGetUniformfv(p, glGetUniformLocation(p, "v[2]"), back);
    expect(back[0] == 5 && back[1] == 6);
    expect_int(glGetUniformLocation(p, "nothing"), -1);
    glUniform2f(glGetUniformLocation(p, "i"), 1, 2);
    expect_error(GL_INVALID_OPERATION);
}

SCENARIO(textured_quad, CORE33)
{
    static const uint8_t texels[16] = {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255};
    GLuint p = program("#version 330\nlayout(location=0) in vec2 q; out vec2 uv;\nvoid main() { uv = q * 0.5 + 0.5; gl_Position = vec4(q, 0, 1); }\n",
                       "#version 330\nuniform sampler2D t; in vec2 uv; out vec4 o;\nvoid main() { o = texture(t, uv); }\n");
    glUseProgram(p);
    texture_2d(2, 2, texels);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 255, 0, 0, 255); /* first row is the bottom one */
    expect_pixel(50, 10, 0, 255, 0, 255);
    expect_pixel(10, 50, 0, 0, 255, 255);
    expect_pixel(50, 50, 255, 255, 255, 255);
}

SCENARIO(legacy_shader_without_version, LEGACY)
{
    GLuint p = program("attribute vec4 position; varying vec4 c; uniform mat4 m;\nvoid main() { gl_Position = m * position; c = position * 0.5 + 0.5; }\n",
                       "varying vec4 c;\nvoid main() { gl_FragColor = vec4(c.xy, 0.0, 1.0); }\n");
    static const float corners[] = {-1, -1, 1, -1, -1, 1, 1, 1};
    glUseProgram(p);
    glUniformMatrix4fv(glGetUniformLocation(p, "m"), 1, GL_FALSE, (const float[]){1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
    GLint at = glGetAttribLocation(p, "position");
    expect(at >= 0);
    glVertexAttribPointer((GLuint)at, 2, GL_FLOAT, GL_FALSE, 0, corners); /* client memory */
    glEnableVertexAttribArray((GLuint)at);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(0, 0, 1, 1, 0, 255);
    expect_pixel(63, 63, 254, 254, 0, 255);
    expect_pixel(63, 0, 254, 1, 0, 255);
}

SCENARIO(errors_change_nothing, CORE33)
{
    solid_program();
    vertices((const float[]){0, 0}, 1, 2);
    glClear(0x80000000u);
    expect_error(GL_INVALID_VALUE);
    glBindBuffer(GL_TEXTURE_2D, 0);
    expect_error(GL_INVALID_ENUM);
    glDrawArrays(GL_TRIANGLES, 0, -1);
    expect_error(GL_INVALID_VALUE);
    glUseProgram(12345);
    expect_error(GL_INVALID_VALUE);
    glDepthFunc(GL_ONE);
    expect_error(GL_INVALID_ENUM);
    GLint func = 0;
    glGetIntegerv(GL_DEPTH_FUNC, &func);
    expect_int(func, GL_LESS);
    glVertexAttribPointer(0, 5, GL_FLOAT, GL_FALSE, 0, NULL);
    expect_error(GL_INVALID_VALUE);
}

SCENARIO(info_log_has_the_line, CORE33)
{
    const char *source = "#version 330\nout vec4 o;\nvoid main() {\n  o = vec4(1.0)\n}\n";
    GLuint s = glCreateShader(GL_FRAGMENT_SHADER);
    GLint ok = 1;
    char log[1024] = "";
    glShaderSource(s, 1, &source, NULL);
    glCompileShader(s);
    glGetShaderiv(s, GL_COMPILE_STATUS, &ok);
    glGetShaderInfoLog(s, sizeof log, NULL, log);
    expect_int(ok, 0);
    if (!strstr(log, "0:5") && !strstr(log, "0:4") && !strstr(log, "0(5)")) fail("no line in the log: %s", log);
}
