/* Programs as OpenGL sees them: uniforms of every shape, blocks, locations, reflection, relinking, lifetime, legacy built-in state. */
#include "tests/gl/harness.h"

static void fill(void) { draw_rect(-1, -1, 1, 1); }
static GLint location(GLuint p, const char *name)
{
    GLint l = glGetUniformLocation(p, name);
    if (l < 0) fail("no uniform %s", name);
    return l;
}

SCENARIO(uniform_arrays_and_structs, CORE33)
{
    GLuint p = program(VS_POSITION,
                       "#version 330\nstruct inner { vec2 a; float b[3]; };\nuniform struct { inner i[2]; mat2 m; } s;\nuniform vec3 v[4];\n"
                       "uniform int n;\nout vec4 o;\nvoid main() { o = vec4(s.i[1].a.y, s.i[n].b[2], v[n + 1].z, s.m[1][0]); }\n");
    glUseProgram(p);
    glUniform2f(location(p, "s.i[1].a"), 0, 1);
    const float b[3] = {0, 0, 0.4f};
    glUniform1fv(location(p, "s.i[1].b"), 3, b);
    const float v[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0.6f, 0, 0, 0};
    glUniform3fv(location(p, "v"), 4, v);
    const float m[4] = {0, 0, 0.8f, 0};
    glUniformMatrix2fv(location(p, "s.m"), 1, GL_FALSE, m);
    glUniform1i(location(p, "n"), 1);
    expect_int(glGetUniformLocation(p, "s.i[1].b[2]"), location(p, "s.i[1].b") + 2);
    expect_int(glGetUniformLocation(p, "v[3]"), location(p, "v[0]") + 3);
    expect_int(glGetUniformLocation(p, "v[4]"), -1);
    expect_int(glGetUniformLocation(p, "s"), -1);
    fill();
    expect_pixel(32, 32, 255, 102, 153, 204);
    glUniform3f(glGetUniformLocation(p, "v[2]"), 0, 0, 0.2f);
    fill();
    expect_pixel(32, 32, 255, 102, 51, 204);
}

SCENARIO(uniform_matrices, CORE33)
{
    GLuint p = program(VS_POSITION, "#version 330\nuniform mat2x3 a; uniform mat4x2 b; uniform mat3 c; uniform mat4 d;\nout vec4 o;\n"
                                    "void main() { o = vec4(a[1].z, b[3].y, c[2][0], d[0][3]); }\n");
    float rows[16];
    for (int i = 0; i < 16; i++) rows[i] = (float)i / 16;
    glUseProgram(p);
    glUniformMatrix2x3fv(location(p, "a"), 1, GL_FALSE, rows); /* last of six */
    glUniformMatrix4x2fv(location(p, "b"), 1, GL_TRUE, rows);  /* row 1, column 3: index 7 */
    glUniformMatrix3fv(location(p, "c"), 1, GL_TRUE, rows);    /* row 0, column 2: index 2 */
    glUniformMatrix4fv(location(p, "d"), 1, GL_TRUE, rows);    /* row 3, column 0: index 12 */
    fill();
    expect_pixel(32, 32, 255 * 5 / 16, 255 * 7 / 16, 255 * 2 / 16, 255 * 12 / 16);
    float back[16];
    glGetUniformfv(p, location(p, "d"), back);
    expect(back[3] == 12 / 16.0f && back[12] == 3 / 16.0f);
    glUniformMatrix3fv(location(p, "d"), 1, GL_FALSE, rows);
    expect_error(GL_INVALID_OPERATION);
}

SCENARIO(uniform_initializers_and_defaults, CORE33)
{
    GLuint p = program(VS_POSITION, "#version 330\nuniform vec4 a = vec4(0.2, 0.4, 0.6, 1.0); uniform float b[2] = float[2](0.0, 0.5); uniform bool c = true;\n"
                                    "uniform float zero;\nout vec4 o;\nvoid main() { o = c ? vec4(a.rg, b[1], a.a + zero) : vec4(0.0); }\n");
    glUseProgram(p);
    fill();
    expect_pixel(32, 32, 51, 102, 128, 255);
    float f;
    glGetUniformfv(p, location(p, "b[1]"), &f);
    expect(f == 0.5f);
    glLinkProgram(p); /* a new link brings the initial values back */
    glUniform4f(location(p, "a"), 1, 1, 1, 1);
    glLinkProgram(p);
    fill();
    expect_pixel(32, 32, 51, 102, 128, 255);
}

SCENARIO(uniform_block_layouts, CORE33)
{
    GLuint p = program("#version 330\nlayout(location=0) in vec4 position;\nlayout(std140) uniform Place { vec2 scale; };\n"
                       "void main() { gl_Position = vec4(position.xy * scale, 0.0, 1.0); }\n",
                       "#version 330\nlayout(std140) uniform Colors { vec3 pad; float g; mat3 m; vec4 list[2]; } c[2];\nout vec4 o;\n"
                       "void main() { o = vec4(c[0].list[1].x, c[1].g, c[1].m[2].y, 1.0); }\n");
    GLuint place = glGetUniformBlockIndex(p, "Place"), first = glGetUniformBlockIndex(p, "Colors[0]"), second = glGetUniformBlockIndex(p, "Colors[1]");
    expect(place != GL_INVALID_INDEX && first != GL_INVALID_INDEX && second != GL_INVALID_INDEX);
    GLint size, offset, alignment, members;
    glGetActiveUniformBlockiv(p, first, GL_UNIFORM_BLOCK_DATA_SIZE, &size);
    expect_int(size, 96);
    glGetActiveUniformBlockiv(p, first, GL_UNIFORM_BLOCK_ACTIVE_UNIFORMS, &members);
    expect_int(members, 4);
    const char *names[2] = {"Colors.m", "Colors.list"};
    GLuint indices[2];
    glGetUniformIndices(p, 2, names, indices);
    glGetActiveUniformsiv(p, 1, indices + 1, GL_UNIFORM_OFFSET, &offset);
    expect_int(offset, 64);
    glGetActiveUniformsiv(p, 1, indices, GL_UNIFORM_MATRIX_STRIDE, &offset);
    expect_int(offset, 16);
    expect_int(glGetUniformLocation(p, "Colors.g"), -1);
    glGetIntegerv(GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT, &alignment);
    expect(alignment > 0 && alignment <= 256);
    float data[256] = {0};
    GLuint buffer;
    data[0] = data[1] = 1;                 /* Place, at 0 */
    data[64 + 16 + 4] = 0.2f;              /* Colors[0].list[1].x, at 256 */
    data[128 + 3] = 0.4f;                  /* Colors[1].g, at 512 */
    data[128 + 4 + 8 + 1] = 0.6f;          /* Colors[1].m[2].y */
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_UNIFORM_BUFFER, buffer);
    glBufferData(GL_UNIFORM_BUFFER, sizeof data, data, GL_DYNAMIC_DRAW);
    glUniformBlockBinding(p, place, 3);
    glUniformBlockBinding(p, first, 7);
    glUniformBlockBinding(p, second, 5);
    glBindBufferRange(GL_UNIFORM_BUFFER, 3, buffer, 0, 16);
    glBindBufferRange(GL_UNIFORM_BUFFER, 7, buffer, 256, 96);
    glBindBufferRange(GL_UNIFORM_BUFFER, 5, buffer, 512, 96);
    glUseProgram(p);
    fill();
    expect_pixel(32, 32, 51, 102, 153, 255);
    data[0] = 0.8f; /* rewritten between draws: the next one sees it */
    glBufferSubData(GL_UNIFORM_BUFFER, 256 + 80, 4, data);
    fill();
    expect_pixel(32, 32, 204, 102, 153, 255);
    glUniformBlockBinding(p, second, 7);
    fill();
    expect_pixel(32, 32, 204, 0, 0, 255);
}

SCENARIO(sampler_arrays_and_conflicts, CORE33)
{
    GLuint p = program(VS_POSITION, "#version 330\nuniform sampler2D t[3]; uniform samplerCube cube;\nout vec4 o;\n"
                                    "void main() { o = vec4(texture(t[0], vec2(0.5)).r, texture(t[1], vec2(0.5)).g, texture(t[2], vec2(0.5)).b, 1.0) + vec4(texture(cube, vec3(1.0)).r); }\n");
    glUseProgram(p);
    for (int i = 0; i < 3; i++) {
        uint8_t texel[4] = {0};
        texel[i] = (uint8_t)(50 * (i + 1));
        glActiveTexture(GL_TEXTURE0 + 4 + (GLenum)i);
        texture_2d(1, 1, texel);
    }
    const GLint units[3] = {4, 5, 6};
    glUniform1iv(location(p, "t"), 3, units);
    glUniform1i(location(p, "cube"), 9);
    fill();
    expect_pixel(32, 32, 50, 100, 150, 255);
    glUniform1i(location(p, "t[1]"), 4);
    fill();
    expect_pixel(32, 32, 50, 0, 150, 255);
    glUniform1i(location(p, "cube"), 4);
    fill();
    expect_error(GL_INVALID_OPERATION);
    GLint status;
    glValidateProgram(p);
    glGetProgramiv(p, GL_VALIDATE_STATUS, &status);
    expect_int(status, 0);
}

SCENARIO(language_extensions, CORE33)
{
    if (!has_extension("GL_ARB_explicit_uniform_location") || !has_extension("GL_ARB_shading_language_420pack")) skip("no explicit locations");
    GLuint p = program("#version 330\n#extension GL_ARB_separate_shader_objects : require\nlayout(location=0) in vec4 position;\nlayout(location=2) out vec2 at;\n"
                       "void main() { gl_Position = position; at = position.xy; }\n",
                       "#version 330\n#extension GL_ARB_separate_shader_objects : require\n#extension GL_ARB_explicit_uniform_location : require\n"
                       "#extension GL_ARB_shading_language_420pack : require\nlayout(location=2) in vec2 at;\nlayout(location=11) uniform float k[2];\n"
                       "layout(binding=3) uniform sampler2D t;\nlayout(std140, binding=2) uniform B { vec4 b; };\nout vec4 o;\n"
                       "void main() { o = vec4(k[1], texture(t, at).g, b.z, 1.0); }\n");
    expect_int(glGetUniformLocation(p, "k"), 11);
    expect_int(glGetUniformLocation(p, "k[1]"), 12);
    const uint8_t green[4] = {0, 200, 0, 0};
    const float block[4] = {0, 0, 0.2f, 0};
    GLuint buffer;
    glUseProgram(p);
    glActiveTexture(GL_TEXTURE3);
    texture_2d(1, 1, green);
    glGenBuffers(1, &buffer);
    glBindBufferBase(GL_UNIFORM_BUFFER, 2, buffer);
    glBufferData(GL_UNIFORM_BUFFER, sizeof block, block, GL_STATIC_DRAW);
    glUniform1f(12, 0.4f);
    fill();
    expect_pixel(32, 32, 102, 200, 51, 255);
}

SCENARIO(active_lists, CORE33)
{
    GLuint p = program("#version 330\nin vec4 position; in vec3 extra[2]; in ivec2 number;\nuniform mat4 used; uniform mat4 unused;\n"
                       "void main() { gl_Position = used * position + vec4(extra[1], float(number.x)); }\n",
                       "#version 330\nuniform float list[5]; uniform sampler2DShadow s;\nout vec4 o;\nvoid main() { o = vec4(list[3], texture(s, vec3(0.5)), 0.0, 1.0); }\n");
    GLint count, length, size;
    GLenum type;
    char name[64];
    glGetProgramiv(p, GL_ACTIVE_UNIFORMS, &count);
    expect_int(count, 3);
    bool list = false, matrix = false, sampler = false;
    for (GLint i = 0; i < count; i++) {
        glGetActiveUniform(p, (GLuint)i, sizeof name, &length, &size, &type, name);
        expect_int(length, strlen(name));
        list |= !strcmp(name, "list[0]") && type == GL_FLOAT && size == 4; /* 3 is the last that is read */
        matrix |= !strcmp(name, "used") && type == GL_FLOAT_MAT4 && size == 1;
        sampler |= !strcmp(name, "s") && type == GL_SAMPLER_2D_SHADOW;
    }
    expect(list && matrix && sampler);
    glGetProgramiv(p, GL_ACTIVE_ATTRIBUTES, &count);
    expect_int(count, 3);
    expect(glGetAttribLocation(p, "number") >= 0);
    expect_int(glGetAttribLocation(p, "extra[1]"), glGetAttribLocation(p, "extra") + 1);
    expect_int(glGetAttribLocation(p, "gl_VertexID"), -1);
    expect_int(glGetFragDataLocation(p, "o"), 0);
    expect_int(glGetFragDataLocation(p, "nothing"), -1);
    glGetActiveUniform(p, 99, sizeof name, &length, &size, &type, name);
    expect_error(GL_INVALID_VALUE);
}

SCENARIO(bound_locations, CORE33)
{
    static const char *const vs = "#version 330\nin vec4 a; in vec4 b;\nout vec4 v;\nvoid main() { gl_Position = a; v = b; }\n";
    static const char *const fs = "#version 330\nin vec4 v;\nout vec4 first; out vec4 second;\nvoid main() { first = vec4(1.0, 0.0, 0.0, 1.0); second = v; }\n";
    GLuint p = glCreateProgram();
    glAttachShader(p, shader(GL_VERTEX_SHADER, vs));
    glAttachShader(p, shader(GL_FRAGMENT_SHADER, fs));
    glBindAttribLocation(p, 0, "a");
    glBindAttribLocation(p, 5, "b");
    glBindFragDataLocation(p, 0, "second");
    glBindFragDataLocation(p, 1, "first");
    glLinkProgram(p);
    expect_int(glGetAttribLocation(p, "b"), 5);
    expect_int(glGetFragDataLocation(p, "first"), 1);
    glUseProgram(p);
    glVertexAttrib4f(5, 0, 1, 0, 1);
    fill();
    expect_pixel(32, 32, 0, 255, 0, 255);
    glBindAttribLocation(p, 0, "gl_Vertex");
    expect_error(GL_INVALID_OPERATION);
    glBindAttribLocation(p, 4711, "a");
    expect_error(GL_INVALID_VALUE);
    glBindFragDataLocation(p, 99, "first");
    expect_error(GL_INVALID_VALUE);
}

/* Only as many outputs have a second index as GL_MAX_DUAL_SOURCE_DRAW_BUFFERS says: one. */
SCENARIO(second_index_is_limited, CORE33)
{
    GLint most = 0;
    glGetIntegerv(GL_MAX_DUAL_SOURCE_DRAW_BUFFERS, &most);
    for (int location = 0; location < 2; location++) {
        char source[256];
        GLint linked = -1;
        snprintf(source, sizeof source, "#version 330\nlayout(location=0, index=0) out vec4 a; layout(location=%d, index=1) out vec4 b;\nvoid main() { a = vec4(0); b = vec4(1); }\n", location);
        GLuint p = glCreateProgram();
        glAttachShader(p, shader(GL_VERTEX_SHADER, VS_POSITION));
        glAttachShader(p, shader(GL_FRAGMENT_SHADER, source));
        glLinkProgram(p);
        glGetProgramiv(p, GL_LINK_STATUS, &linked);
        expect_int(linked, location < most);
        glDeleteProgram(p);
    }
}

SCENARIO(attributes_share_a_location, CORE33)
{
    GLuint p = glCreateProgram();
    glAttachShader(p, shader(GL_VERTEX_SHADER, "#version 330\nin vec4 a; in vec3 b; in mat3x4 c; uniform bool second;\nout vec4 v;\n"
                                               "void main() { gl_Position = a; if (second) v = vec4(b, 1.0); else v = c[2].bgra; }\n"));
    glAttachShader(p, shader(GL_FRAGMENT_SHADER, "#version 330\nin vec4 v;\nout vec4 o;\nvoid main() { o = v; }\n"));
    glBindAttribLocation(p, 0, "a");
    glBindAttribLocation(p, 3, "b");
    glBindAttribLocation(p, 1, "c");
    glLinkProgram(p);
    GLint linked;
    glGetProgramiv(p, GL_LINK_STATUS, &linked);
    expect_int(linked, 1);
    expect_int(glGetAttribLocation(p, "b"), 3);
    expect_int(glGetAttribLocation(p, "c"), 1);
    glUseProgram(p);
    glVertexAttrib4f(3, 1, 0.5f, 0, 1);
    fill();
    expect_pixel(32, 32, 0, 128, 255, 255);
    glUniform1i(glGetUniformLocation(p, "second"), 1);
    fill();
    expect_pixel(32, 32, 255, 128, 0, 255);
}

SCENARIO(programs_outlive_their_deletion, CORE33)
{
    GLuint p = solid_program(), shaders[2];
    GLsizei count;
    set_color(0, 1, 0, 1);
    glGetAttachedShaders(p, 2, &count, shaders);
    for (GLsizei i = 0; i < count; i++) glDetachShader(p, shaders[i]);
    glDeleteProgram(p);
    expect(glIsProgram(p));
    fill();
    expect_pixel(32, 32, 0, 255, 0, 255);
    glUseProgram(0);
    expect(!glIsProgram(p));
    glUseProgram(p);
    expect_error(GL_INVALID_VALUE);
}

SCENARIO(relinking_in_use, CORE33)
{
    GLuint p = solid_program();
    set_color(1, 0, 0, 1);
    fill();
    GLuint broken = glCreateShader(GL_FRAGMENT_SHADER);
    const char *text = "#version 330\nin vec4 nowhere; out vec4 o; void main() { o = nowhere; undeclared(); }\n";
    glShaderSource(broken, 1, &text, NULL);
    glCompileShader(broken);
    glAttachShader(p, broken);
    glLinkProgram(p);
    GLint status;
    glGetProgramiv(p, GL_LINK_STATUS, &status);
    expect_int(status, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    fill(); /* the old executable goes on */
    expect_pixel(32, 32, 255, 0, 0, 255);
    glDetachShader(p, broken);
    glLinkProgram(p);
    set_color(0, 0, 1, 1);
    fill();
    expect_pixel(32, 32, 0, 0, 255, 255);
    glDeleteShader(broken);
}

SCENARIO(geometry_parameters, CORE33)
{
    GLuint p = program(VS_POSITION, "#version 330\nout vec4 o;\nvoid main() { o = vec4(1.0); }\n");
    GLint value;
    glGetProgramiv(p, GL_GEOMETRY_VERTICES_OUT, &value);
    expect_error(GL_INVALID_OPERATION);
    p = program_xfb(VS_POSITION, "#version 330\nlayout(lines) in; layout(triangle_strip, max_vertices = 6) out;\nvoid main() { for (int i = 0; i < 3; i++) { gl_Position = gl_in[i & 1].gl_Position; EmitVertex(); } }\n",
                    "#version 330\nout vec4 o;\nvoid main() { o = vec4(1.0); }\n", 0, NULL, GL_INTERLEAVED_ATTRIBS);
    glGetProgramiv(p, GL_GEOMETRY_VERTICES_OUT, &value);
    expect_int(value, 6);
    glGetProgramiv(p, GL_GEOMETRY_INPUT_TYPE, &value);
    expect_int(value, GL_LINES);
    glGetProgramiv(p, GL_GEOMETRY_OUTPUT_TYPE, &value);
    expect_int(value, GL_TRIANGLE_STRIP);
}

SCENARIO(shared_program_sees_uniforms_after_use, CORE33)
{
    GLuint p = solid_program();
    set_color(1, 0, 0, 1);
    EGLContext other = make_context(CORE33, context);
    EGLSurface surface = eglGetCurrentSurface(EGL_DRAW);
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, other);
    glUseProgram(p);
    set_color(0, 1, 0, 1);
    glFlush();
    eglMakeCurrent(display, surface, surface, context);
    glUseProgram(p);
    fill();
    expect_pixel(32, 32, 0, 255, 0, 255);
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, other);
    glLinkProgram(p);
    glFlush();
    eglMakeCurrent(display, surface, surface, context);
    glUseProgram(p);
    set_color(0, 0, 1, 1);
    fill();
    expect_pixel(32, 32, 0, 0, 255, 255);
    eglDestroyContext(display, other);
}

SCENARIO(legacy_matrices_and_lights, LEGACY)
{
    GLuint p = program("void main() { gl_Position = gl_ModelViewProjectionMatrix * gl_Vertex; gl_FrontColor = vec4(gl_NormalMatrix * gl_Normal, 1.0) * gl_LightSource[2].diffuse; }\n",
                       "void main() { gl_FragColor = gl_Color + vec4(0.0, 0.0, gl_Fog.density, 0.0); }\n");
    static const float quad[] = {0, 0, 1, 0, 0, 1, 1, 1}, diffuse[4] = {0.5f, 1, 1, 1};
    glUseProgram(p);
    glMatrixMode(GL_PROJECTION);
    glOrtho(0, 2, 0, 2, -1, 1);
    glMatrixMode(GL_MODELVIEW);
    glTranslatef(1, 0, 0); /* the lower right quarter */
    glScalef(0.5f, 1, 1);
    glScalef(2, 1, 1);
    glLightfv(GL_LIGHT2, GL_DIFFUSE, diffuse);
    glFogf(GL_FOG_DENSITY, 0.25f);
    glNormal3f(1, 0, 0);
    glEnableClientState(GL_VERTEX_ARRAY);
    glVertexPointer(2, GL_FLOAT, 0, quad);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(48, 16, 128, 0, 64, 255);
    expect_pixel(16, 16, 0, 0, 0, 0);
    expect_pixel(48, 48, 0, 0, 0, 0);
    glPushMatrix();
    glTranslatef(-1, 1, 0);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(16, 48, 128, 0, 64, 255);
    glPopMatrix();
    glClear(GL_COLOR_BUFFER_BIT);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(48, 16, 128, 0, 64, 255);
    expect_pixel(16, 48, 0, 0, 0, 0);
}

SCENARIO(arb_shader_objects, LEGACY)
{
    /* libOpenGL exports core names only. */
    PFNGLCREATESHADEROBJECTARBPROC createShaderObject = (PFNGLCREATESHADEROBJECTARBPROC)eglGetProcAddress("glCreateShaderObjectARB");
    PFNGLCREATEPROGRAMOBJECTARBPROC createProgramObject = (PFNGLCREATEPROGRAMOBJECTARBPROC)eglGetProcAddress("glCreateProgramObjectARB");
    PFNGLSHADERSOURCEARBPROC shaderSource = (PFNGLSHADERSOURCEARBPROC)eglGetProcAddress("glShaderSourceARB");
    PFNGLCOMPILESHADERARBPROC compileShader = (PFNGLCOMPILESHADERARBPROC)eglGetProcAddress("glCompileShaderARB");
    PFNGLGETOBJECTPARAMETERIVARBPROC getObjectParameteriv = (PFNGLGETOBJECTPARAMETERIVARBPROC)eglGetProcAddress("glGetObjectParameterivARB");
    PFNGLATTACHOBJECTARBPROC attachObject = (PFNGLATTACHOBJECTARBPROC)eglGetProcAddress("glAttachObjectARB");
    PFNGLBINDATTRIBLOCATIONARBPROC bindAttribLocation = (PFNGLBINDATTRIBLOCATIONARBPROC)eglGetProcAddress("glBindAttribLocationARB");
    PFNGLLINKPROGRAMARBPROC linkProgram = (PFNGLLINKPROGRAMARBPROC)eglGetProcAddress("glLinkProgramARB");
    PFNGLUSEPROGRAMOBJECTARBPROC useProgramObject = (PFNGLUSEPROGRAMOBJECTARBPROC)eglGetProcAddress("glUseProgramObjectARB");
    PFNGLGETHANDLEARBPROC getHandle = (PFNGLGETHANDLEARBPROC)eglGetProcAddress("glGetHandleARB");
    PFNGLUNIFORM4FARBPROC uniform4f = (PFNGLUNIFORM4FARBPROC)eglGetProcAddress("glUniform4fARB");
    PFNGLGETUNIFORMLOCATIONARBPROC getUniformLocation = (PFNGLGETUNIFORMLOCATIONARBPROC)eglGetProcAddress("glGetUniformLocationARB");
    PFNGLDELETEOBJECTARBPROC deleteObject = (PFNGLDELETEOBJECTARBPROC)eglGetProcAddress("glDeleteObjectARB");
    GLhandleARB vs = createShaderObject(GL_VERTEX_SHADER_ARB), fs = createShaderObject(GL_FRAGMENT_SHADER_ARB), p = createProgramObject();
    const GLcharARB *sources[2] = {"attribute vec4 a;\nvoid main() { gl_Position = a; }\n", "uniform vec4 color;\nvoid main() { gl_FragColor = color; }\n"};
    GLint value;
    shaderSource(vs, 1, &sources[0], NULL);
    shaderSource(fs, 1, &sources[1], NULL);
    compileShader(vs);
    compileShader(fs);
    getObjectParameteriv(fs, GL_OBJECT_COMPILE_STATUS_ARB, &value);
    expect_int(value, 1);
    getObjectParameteriv(fs, GL_OBJECT_TYPE_ARB, &value);
    expect_int(value, GL_SHADER_OBJECT_ARB);
    attachObject(p, vs);
    attachObject(p, fs);
    bindAttribLocation(p, 0, "a");
    linkProgram(p);
    getObjectParameteriv(p, GL_OBJECT_LINK_STATUS_ARB, &value);
    expect_int(value, 1);
    useProgramObject(p);
    expect_int(getHandle(GL_PROGRAM_OBJECT_ARB), p);
    uniform4f(getUniformLocation(p, "color"), 0, 1, 1, 1);
    fill();
    expect_pixel(32, 32, 0, 255, 255, 255);
    deleteObject(vs);
    deleteObject(fs);
    deleteObject(p);
    useProgramObject(0);
    expect(!glIsProgram(p));
}
