/* Buffers, queries, sync objects, conditional rendering, sharing between contexts. */
#include "tests/gl/harness.h"

#include <pthread.h>

static GLuint buffer_with(GLenum target, GLsizeiptr size, const void *data)
{
    GLuint b;
    glGenBuffers(1, &b);
    glBindBuffer(target, b);
    glBufferData(target, size, data, GL_DYNAMIC_DRAW);
    return b;
}

SCENARIO(buffer_sub_data_and_get, CORE33)
{
    uint8_t in[64], out[64];
    for (int i = 0; i < 64; i++) in[i] = (uint8_t)i;
    buffer_with(GL_ARRAY_BUFFER, 64, in);
    glBufferSubData(GL_ARRAY_BUFFER, 10, 4, "abcd");
    memcpy(in + 10, "abcd", 4);
    glGetBufferSubData(GL_ARRAY_BUFFER, 0, 64, out);
    expect(!memcmp(in, out, 64));
    glBufferSubData(GL_ARRAY_BUFFER, 62, 4, "abcd");
    expect_error(GL_INVALID_VALUE);
    GLint size = 0;
    glGetBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_SIZE, &size);
    expect_int(size, 64);
}

SCENARIO(buffer_map_modes, CORE33)
{
    uint8_t out[64], zero[64] = {0};
    buffer_with(GL_ARRAY_BUFFER, 64, zero);
    uint8_t *p = glMapBuffer(GL_ARRAY_BUFFER, GL_WRITE_ONLY);
    expect(p != NULL);
    memset(p, 1, 64);
    GLint mapped = 0;
    glGetBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_MAPPED, &mapped);
    expect_int(mapped, GL_TRUE);
    expect_int(glMapBuffer(GL_ARRAY_BUFFER, GL_READ_ONLY) == NULL, 1);
    expect_error(GL_INVALID_OPERATION);
    expect_int(glUnmapBuffer(GL_ARRAY_BUFFER), GL_TRUE);
    p = glMapBufferRange(GL_ARRAY_BUFFER, 16, 16, GL_MAP_WRITE_BIT | GL_MAP_FLUSH_EXPLICIT_BIT);
    memset(p, 2, 16);
    glFlushMappedBufferRange(GL_ARRAY_BUFFER, 4, 8);
    glUnmapBuffer(GL_ARRAY_BUFFER);
    p = glMapBufferRange(GL_ARRAY_BUFFER, 40, 8, GL_MAP_WRITE_BIT | GL_MAP_UNSYNCHRONIZED_BIT | GL_MAP_INVALIDATE_RANGE_BIT);
    memset(p, 3, 8);
    glUnmapBuffer(GL_ARRAY_BUFFER);
    glGetBufferSubData(GL_ARRAY_BUFFER, 0, 64, out);
    expect_int(out[0], 1);
    expect_int(out[20], 2);
    expect_int(out[27], 2);
    expect_int(out[40], 3);
    expect_int(out[48], 1);
    p = glMapBufferRange(GL_ARRAY_BUFFER, 0, 64, GL_MAP_READ_BIT | GL_MAP_WRITE_BIT);
    expect_int(p[41], 3);
    p[0] = 9;
    glUnmapBuffer(GL_ARRAY_BUFFER);
    glGetBufferSubData(GL_ARRAY_BUFFER, 0, 1, out);
    expect_int(out[0], 9);
    glMapBufferRange(GL_ARRAY_BUFFER, 0, 64, GL_MAP_READ_BIT | GL_MAP_UNSYNCHRONIZED_BIT);
    expect_error(GL_INVALID_OPERATION);
    glMapBufferRange(GL_ARRAY_BUFFER, 60, 8, GL_MAP_READ_BIT);
    expect_error(GL_INVALID_VALUE);
}

SCENARIO(map_after_orphan_keeps_old_draw, CORE33)
{
    static const float left[] = {-1, -1, 0, -1, -1, 1, 0, 1}, right[] = {0, -1, 1, -1, 0, 1, 1, 1};
    solid_program();
    set_color(1, 1, 1, 1);
    vertices(left, 4, 2);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glBufferData(GL_ARRAY_BUFFER, sizeof right, NULL, GL_STREAM_DRAW);
    void *p = glMapBufferRange(GL_ARRAY_BUFFER, 0, sizeof right, GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT | GL_MAP_UNSYNCHRONIZED_BIT);
    expect(p != NULL);
    memcpy(p, right, sizeof right);
    glUnmapBuffer(GL_ARRAY_BUFFER);
    set_color(0, 1, 0, 1);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(10, 10, 255, 255, 255, 255);
    expect_pixel(50, 10, 0, 255, 0, 255);
}

SCENARIO(sub_data_between_draws, CORE33)
{
    solid_program();
    vertices((const float[]){-1, -1, -0.5f, -1, -1, 1, -0.5f, 1}, 4, 2);
    for (int i = 0; i < 4; i++) {
        const float x = -1 + i * 0.5f, corners[] = {x, -1, x + 0.5f, -1, x, 1, x + 0.5f, 1};
        glBufferSubData(GL_ARRAY_BUFFER, 0, sizeof corners, corners);
        set_color(i / 4.0f, 1, 0, 1);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }
    for (int i = 0; i < 4; i++) expect_pixel(i * 16 + 8, 30, i * 64, 255, 0, 255);
}

SCENARIO(copy_buffer, CORE33)
{
    uint8_t out[16];
    buffer_with(GL_COPY_READ_BUFFER, 16, "0123456789abcdef");
    buffer_with(GL_COPY_WRITE_BUFFER, 16, "----------------");
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 4, 2, 8);
    glGetBufferSubData(GL_COPY_WRITE_BUFFER, 0, 16, out);
    expect(!memcmp(out, "--456789ab------", 16));
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_READ_BUFFER, 0, 4, 8);
    expect_error(GL_INVALID_VALUE);
}

SCENARIO(delete_bound_buffer, CORE33)
{
    solid_program();
    set_color(0, 1, 0, 1);
    GLuint vao = vertices((const float[]){-1, -1, 1, -1, -1, 1, 1, 1}, 4, 2);
    GLint b = 0;
    glGetIntegerv(GL_ARRAY_BUFFER_BINDING, &b);
    glBindVertexArray(0);
    const GLuint name = (GLuint)b;
    glDeleteBuffers(1, &name); /* the VAO is not bound: it keeps its reference */
    glBindVertexArray(vao);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(30, 30, 0, 255, 0, 255);
    expect_int(glIsBuffer(name), GL_FALSE);
}

SCENARIO(occlusion_queries, CORE33)
{
    GLuint queries[3], result = 0;
    glGenQueries(3, queries);
    solid_program();
    set_color(1, 1, 1, 1);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glBeginQuery(GL_SAMPLES_PASSED, queries[0]);
    draw_rect(-1, -1, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT); /* breaks nothing: clears do not count */
    draw_rect(-1, -1, 0, 0);
    glEndQuery(GL_SAMPLES_PASSED);
    glBeginQuery(GL_ANY_SAMPLES_PASSED, queries[1]);
    glEndQuery(GL_ANY_SAMPLES_PASSED);
    glBeginQuery(GL_ANY_SAMPLES_PASSED, queries[2]);
    draw_rect(-1, -1, 1, 1);
    glEndQuery(GL_ANY_SAMPLES_PASSED);
    glGetQueryObjectuiv(queries[0], GL_QUERY_RESULT, &result);
    expect_int(result, 2 * 32 * 32);
    glGetQueryObjectuiv(queries[1], GL_QUERY_RESULT, &result);
    expect_int(result, 0);
    glGetQueryObjectuiv(queries[2], GL_QUERY_RESULT, &result);
    expect_int(result, 1);
    for (GLuint ready = 0; !ready;) glGetQueryObjectuiv(queries[2], GL_QUERY_RESULT_AVAILABLE, &ready);
}

SCENARIO(query_across_framebuffers, CORE33)
{
    GLuint query, t = texture_2d(16, 16, NULL), f, result = 0;
    glGenFramebuffers(1, &f);
    glGenQueries(1, &query);
    solid_program();
    set_color(1, 1, 1, 1);
    glBeginQuery(GL_SAMPLES_PASSED, query);
    draw_rect(-1, -1, 1, 1);
    glBindFramebuffer(GL_FRAMEBUFFER, f);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    glViewport(0, 0, 16, 16);
    draw_rect(-1, -1, 1, 1);
    glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
    draw_rect(-1, -1, 1, 1);
    glEndQuery(GL_SAMPLES_PASSED);
    glGetQueryObjectuiv(query, GL_QUERY_RESULT, &result);
    expect_int(result, 64 * 64 + 16 * 16 + 16 * 16);
}

SCENARIO(primitives_generated_query, CORE33)
{
    GLuint query, result = 0;
    glGenQueries(1, &query);
    solid_program();
    glBeginQuery(GL_PRIMITIVES_GENERATED, query);
    draw_rect(-1, -1, 1, 1);
    draw_rect(-1, -1, 1, 1);
    glEndQuery(GL_PRIMITIVES_GENERATED);
    glGetQueryObjectuiv(query, GL_QUERY_RESULT, &result);
    expect_int(result, 4);
}

SCENARIO(timer_queries, CORE33)
{
    GLuint queries[2];
    GLuint64 elapsed = 0, stamp = 0;
    GLint64 now = 0;
    glGenQueries(2, queries);
    solid_program();
    glBeginQuery(GL_TIME_ELAPSED, queries[0]);
    draw_rect(-1, -1, 1, 1);
    glEndQuery(GL_TIME_ELAPSED);
    glQueryCounter(queries[1], GL_TIMESTAMP);
    glGetQueryObjectui64v(queries[0], GL_QUERY_RESULT, &elapsed);
    glGetQueryObjectui64v(queries[1], GL_QUERY_RESULT, &stamp);
    glGetInteger64v(GL_TIMESTAMP, &now);
    expect(elapsed < 10000000000ull);
    expect(stamp > 0 && now > 0);
}

SCENARIO(conditional_rendering, CORE33)
{
    GLuint queries[2];
    glGenQueries(2, queries);
    solid_program();
    set_color(1, 0, 0, 1);
    glBeginQuery(GL_SAMPLES_PASSED, queries[0]); /* nothing passes */
    glEndQuery(GL_SAMPLES_PASSED);
    glBeginQuery(GL_SAMPLES_PASSED, queries[1]);
    draw_rect(-1, -1, -0.9f, -0.9f);
    glEndQuery(GL_SAMPLES_PASSED);
    glBeginConditionalRender(queries[0], GL_QUERY_WAIT);
    draw_rect(-1, 0, 1, 1);
    glEndConditionalRender();
    glBeginConditionalRender(queries[1], GL_QUERY_WAIT);
    draw_rect(0, -1, 1, 0);
    glEndConditionalRender();
    expect_pixel(30, 50, 0, 0, 0, 0);
    expect_pixel(50, 10, 255, 0, 0, 255);
}

SCENARIO(query_errors, CORE33)
{
    GLuint queries[2];
    glGenQueries(2, queries);
    glBeginQuery(GL_SAMPLES_PASSED, queries[0]);
    glBeginQuery(GL_SAMPLES_PASSED, queries[1]);
    expect_error(GL_INVALID_OPERATION);
    glEndQuery(GL_SAMPLES_PASSED);
    glEndQuery(GL_SAMPLES_PASSED);
    expect_error(GL_INVALID_OPERATION);
    glBeginQuery(GL_ANY_SAMPLES_PASSED, queries[0]);
    expect_error(GL_INVALID_OPERATION);
    glBeginQuery(0x1234, queries[1]);
    expect_error(GL_INVALID_ENUM);
}

SCENARIO(sync_objects, CORE33)
{
    solid_program();
    draw_rect(-1, -1, 1, 1);
    GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    expect(sync != NULL);
    GLenum r = glClientWaitSync(sync, GL_SYNC_FLUSH_COMMANDS_BIT, 5000000000ull);
    expect(r == GL_CONDITION_SATISFIED || r == GL_ALREADY_SIGNALED);
    GLint status = 0;
    glGetSynciv(sync, GL_SYNC_STATUS, 1, NULL, &status);
    expect_int(status, GL_SIGNALED);
    glWaitSync(sync, 0, GL_TIMEOUT_IGNORED);
    glDeleteSync(sync);
    expect_int(glIsSync(sync), GL_FALSE);
    glClientWaitSync(sync, 0, 0);
    expect_error(GL_INVALID_VALUE);
    sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    r = glClientWaitSync(sync, 0, 1000000000ull); /* returns in time whatever the answer */
    expect(r != GL_WAIT_FAILED);
    glDeleteSync(sync);
}

static EGLContext worker_context;
static GLuint shared_texture;

static void *upload_in_second_thread(void *unused)
{
    static uint8_t texels[16 * 16 * 4];
    eglBindAPI(EGL_OPENGL_API);
    if (!eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, worker_context)) return (void *)1;
    for (int i = 0; i < 16 * 16; i++) texels[i * 4 + 1] = texels[i * 4 + 3] = 255;
    glBindTexture(GL_TEXTURE_2D, shared_texture);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 16, 16, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    glClientWaitSync(sync, GL_SYNC_FLUSH_COMMANDS_BIT, 5000000000ull);
    glDeleteSync(sync);
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    return unused;
}

SCENARIO(two_contexts_two_threads, CORE33)
{
    pthread_t thread;
    void *bad = NULL;
    shared_texture = texture_2d(16, 16, NULL);
    worker_context = make_context(CORE33, context);
    expect(worker_context != EGL_NO_CONTEXT);
    pthread_create(&thread, NULL, upload_in_second_thread, NULL);
    GLuint p = program(VS_POSITION, "#version 330\nuniform sampler2D t; out vec4 o;\nvoid main() { o = texture(t, vec2(0.5)); }\n");
    glUseProgram(p);
    for (int i = 0; i < 50; i++) draw_rect(-1, -1, 1, 1); /* meanwhile */
    pthread_join(thread, &bad);
    expect(bad == NULL);
    glBindTexture(GL_TEXTURE_2D, shared_texture);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 255, 0, 255);
    eglDestroyContext(display, worker_context);
}

SCENARIO(make_current_away_and_back, CORE33)
{
    EGLContext other = make_context(CORE33, EGL_NO_CONTEXT);
    solid_program();
    set_color(0, 0, 1, 1);
    glEnable(GL_BLEND);
    EGLSurface surface = eglGetCurrentSurface(EGL_DRAW);
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, other);
    expect_int(glIsEnabled(GL_BLEND), GL_FALSE);
    GLint p = 1;
    glGetIntegerv(GL_CURRENT_PROGRAM, &p);
    expect_int(p, 0);
    eglMakeCurrent(display, surface, surface, context);
    expect_int(glIsEnabled(GL_BLEND), GL_TRUE);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 0, 0, 255, 255);
    eglDestroyContext(display, other);
}

SCENARIO(debug_output_tells_errors, CORE33)
{
    if (!has_extension("GL_KHR_debug")) skip("no KHR_debug");
    glEnable(GL_DEBUG_OUTPUT);
    glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS);
    glDebugMessageInsert(GL_DEBUG_SOURCE_APPLICATION, GL_DEBUG_TYPE_MARKER, 7, GL_DEBUG_SEVERITY_HIGH, -1, "hello");
    GLenum source = 0;
    GLuint id = 0;
    char text[64] = "";
    GLuint n = glGetDebugMessageLog(1, sizeof text, &source, NULL, &id, NULL, NULL, text);
    if (n) expect(source == GL_DEBUG_SOURCE_APPLICATION && id == 7 && !strcmp(text, "hello"));
}

SCENARIO(version_strings, CORE33)
{
    GLint major = 0, minor = 0, n = 0, mask = 0;
    glGetIntegerv(GL_MAJOR_VERSION, &major);
    glGetIntegerv(GL_MINOR_VERSION, &minor);
    glGetIntegerv(GL_NUM_EXTENSIONS, &n);
    glGetIntegerv(GL_CONTEXT_PROFILE_MASK, &mask);
    expect(major * 10 + minor >= 33);
    expect(n > 0);
    expect_int(mask, GL_CONTEXT_CORE_PROFILE_BIT);
    glGetIntegerv(GL_QUADS_FOLLOW_PROVOKING_VERTEX_CONVENTION, &mask); /* core 3.2 only had it */
    expect_error(GL_INVALID_ENUM);
    for (int i = 0; i < n; i++) expect(glGetStringi(GL_EXTENSIONS, (GLuint)i) != NULL);
    expect(glGetString(GL_VERSION) && glGetString(GL_RENDERER) && glGetString(GL_VENDOR) && glGetString(GL_SHADING_LANGUAGE_VERSION));
}

SCENARIO(es_route_gives_a_context, ES_ROUTE)
{
    expect(glGetString(GL_VERSION) != NULL);
    GLuint p = program("attribute vec4 position;\nvoid main() { gl_Position = position; }\n", "precision mediump float;\nvoid main() { gl_FragColor = vec4(0.0, 1.0, 0.0, 1.0); }\n");
    static const float corners[] = {-1, -1, 1, -1, -1, 1, 1, 1};
    glUseProgram(p);
    GLuint at = (GLuint)glGetAttribLocation(p, "position");
    glVertexAttribPointer(at, 2, GL_FLOAT, GL_FALSE, 0, corners);
    glEnableVertexAttribArray(at);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    expect_pixel(30, 30, 0, 255, 0, 255);
}

SCENARIO(packed_vertices_and_instances, CORE33)
{
    /* An interleaved vertex as game engines pack it, and an instance buffer beside it. */
    static const struct { float position[3]; uint32_t normal; uint8_t color[4]; uint16_t uv[2]; int16_t joint[4]; uint16_t weight[4]; } v[4] = {
        {{-1, -1, 0}, 0x1ff, {10, 20, 30, 255}, {0x3c00, 0}, {1, 2, 3, 4}, {0x3c00, 0, 0, 0}},
        {{1, -1, 0}, 0x1ff, {10, 20, 30, 255}, {0x3c00, 0}, {1, 2, 3, 4}, {0x3c00, 0, 0, 0}},
        {{-1, 1, 0}, 0x1ff, {10, 20, 30, 255}, {0x3c00, 0}, {1, 2, 3, 4}, {0x3c00, 0, 0, 0}},
        {{1, 1, 0}, 0x1ff, {10, 20, 30, 255}, {0x3c00, 0}, {1, 2, 3, 4}, {0x3c00, 0, 0, 0}}};
    static const struct { float origin[3], rotation[4]; uint16_t scale[4]; int16_t trans[2], misc[2]; } instance = {
        {0, 0, 0}, {0, 0, 0, 1}, {0x3c00, 0x3c00, 0x3c00, 0x3c00}, {0x7fff, 0}, {5, 7}};
    GLuint p = program("#version 330\nlayout(location=0) in vec3 q; layout(location=1) in vec4 n; layout(location=2) in vec4 c; layout(location=3) in vec2 uv;\n"
                       "layout(location=6) in ivec4 j; layout(location=7) in vec4 w; layout(location=8) in vec3 o; layout(location=9) in vec4 r; layout(location=10) in vec4 s;\n"
                       "layout(location=11) in vec2 t; layout(location=12) in ivec2 m; uniform int which; flat out vec4 f;\n"
                       "void main() { gl_Position = vec4(q * s.xyz + o, 1);\n"
                       "  f = which == 0 ? c : which == 1 ? n : which == 2 ? vec4(uv, 0, 1) : which == 3 ? vec4(j) / 255. : which == 4 ? w : which == 5 ? vec4(m, 0, 0) / 255. : vec4(t, r.w, 1); }\n",
                       "#version 330\nflat in vec4 f; out vec4 o;\nvoid main() { o = f; }\n");
    static const uint8_t expected[7][4] = {{10, 20, 30, 255}, {255, 0, 0, 0}, {255, 0, 0, 255}, {1, 2, 3, 4}, {255, 0, 0, 0}, {5, 7, 0, 0}, {255, 0, 255, 255}};
    GLuint buffers[2], array;
    glUseProgram(p);
    glGenVertexArrays(1, &array);
    glBindVertexArray(array);
    glGenBuffers(2, buffers);
    glBindBuffer(GL_ARRAY_BUFFER, buffers[0]);
    glBufferData(GL_ARRAY_BUFFER, sizeof v, v, GL_STATIC_DRAW);
    glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, 40, (void *)0);
    glVertexAttribPointer(1, 4, GL_INT_2_10_10_10_REV, GL_TRUE, 40, (void *)12);
    glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, 40, (void *)16);
    glVertexAttribPointer(3, 2, GL_HALF_FLOAT, GL_FALSE, 40, (void *)20);
    glVertexAttribIPointer(6, 4, GL_SHORT, 40, (void *)24);
    glVertexAttribPointer(7, 4, GL_HALF_FLOAT, GL_FALSE, 40, (void *)32);
    glBindBuffer(GL_ARRAY_BUFFER, buffers[1]);
    glBufferData(GL_ARRAY_BUFFER, sizeof instance, &instance, GL_DYNAMIC_DRAW);
    glVertexAttribPointer(8, 3, GL_FLOAT, GL_FALSE, 44, (void *)0);
    glVertexAttribPointer(9, 4, GL_FLOAT, GL_FALSE, 44, (void *)12);
    glVertexAttribPointer(10, 4, GL_HALF_FLOAT, GL_FALSE, 44, (void *)28);
    glVertexAttribPointer(11, 2, GL_SHORT, GL_TRUE, 44, (void *)36);
    glVertexAttribIPointer(12, 2, GL_SHORT, 44, (void *)40);
    for (GLuint i = 0; i < 13; i++) {
        if (i != 4 && i != 5) glEnableVertexAttribArray(i);
        if (i >= 8) glVertexAttribDivisor(i, 1);
    }
    for (int which = 0; which < 7; which++) {
        glUniform1i(glGetUniformLocation(p, "which"), which);
        glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, 1);
        expect_pixel(30, 30, expected[which][0], expected[which][1], expected[which][2], expected[which][3]);
    }
}

static pthread_barrier_t handover;
static GLuint handed[3];

static void *delete_in_second_thread(void *unused)
{
    eglBindAPI(EGL_OPENGL_API);
    if (!eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, worker_context)) return (void *)1;
    for (int i = 0; i < 20; i++) {
        pthread_barrier_wait(&handover); /* the other context is through with them */
        glDeleteTextures(1, &handed[0]);
        glDeleteBuffers(1, &handed[1]);
        glDeleteProgram(handed[2]);
        glFlush();
        pthread_barrier_wait(&handover);
    }
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    return unused;
}

SCENARIO(objects_deleted_by_the_other_context, CORE33)
{
    /* What one context encoded and has not flushed still names the objects that another deletes. */
    pthread_t thread;
    void *bad = NULL;
    worker_context = make_context(CORE33, context);
    expect(worker_context != EGL_NO_CONTEXT);
    pthread_barrier_init(&handover, NULL, 2);
    pthread_create(&thread, NULL, delete_in_second_thread, NULL);
    for (int i = 0; i < 20; i++) {
        uint8_t texels[16] = {0, (uint8_t)(i * 10), 0, 255};
        handed[2] = program(VS_POSITION, "#version 330\nuniform sampler2D t; out vec4 o;\nvoid main() { o = texelFetch(t, ivec2(0), 0); }\n");
        glUseProgram(handed[2]);
        handed[0] = texture_2d(2, 2, NULL);
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, texels);
        vertices((const float[]){-1, -1, 1, -1, -1, 1, 1, 1}, 4, 2);
        GLint buffer = 0;
        glGetIntegerv(GL_ARRAY_BUFFER_BINDING, &buffer);
        handed[1] = (GLuint)buffer;
        glBufferSubData(GL_ARRAY_BUFFER, 0, 8, (const float[]){-1, -1});
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        glBindBuffer(GL_ARRAY_BUFFER, 0);
        glBindVertexArray(0);
        glBindTexture(GL_TEXTURE_2D, 0);
        glUseProgram(0);
        pthread_barrier_wait(&handover);
        pthread_barrier_wait(&handover);
        expect_pixel(30, 30, 0, i * 10, 0, 255);
    }
    pthread_join(thread, &bad);
    expect(bad == NULL);
    pthread_barrier_destroy(&handover);
    eglDestroyContext(display, worker_context);
}

SCENARIO(buffer_clear, CORE33)
{
    if (gl_version() < 43 && !has_extension("GL_ARB_clear_buffer_object")) skip("ARB_clear_buffer_object");
    GLuint buffer;
    uint8_t bytes[48];
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sizeof bytes, NULL, GL_DYNAMIC_COPY);
    glClearBufferData(GL_ARRAY_BUFFER, GL_RGB32F, GL_RGB, GL_FLOAT, (const float[]){1, -2, 0.5f});
    float floats[12];
    glGetBufferSubData(GL_ARRAY_BUFFER, 0, sizeof floats, floats);
    for (int i = 0; i < 12; i++) expect(floats[i] == (i % 3 == 0 ? 1 : i % 3 == 1 ? -2 : 0.5f));
    /* Converted: floats to normalized bytes; BGRA; integers of another width. */
    glClearBufferSubData(GL_ARRAY_BUFFER, GL_RG8, 2, 4, GL_RG, GL_FLOAT, (const float[]){1, 0.2f});
    glClearBufferSubData(GL_ARRAY_BUFFER, GL_RGBA8, 8, 8, GL_BGRA, GL_UNSIGNED_BYTE, (const uint8_t[]){1, 2, 3, 4});
    glClearBufferSubData(GL_ARRAY_BUFFER, GL_R16I, 16, 2, GL_RED_INTEGER, GL_INT, (const int[]){-5});
    glClearBufferSubData(GL_ARRAY_BUFFER, GL_R8, 18, 3, GL_RED, GL_UNSIGNED_BYTE, NULL);
    glGetBufferSubData(GL_ARRAY_BUFFER, 0, sizeof bytes, bytes);
    static const uint8_t wanted[] = {0, 0, 255, 51, 255, 51, 0, 192, 3, 2, 1, 4, 3, 2, 1, 4, 251, 255, 0, 0, 0, 0, 0, 63};
    for (size_t i = 0; i < sizeof wanted; i++) expect_int(bytes[i], wanted[i]);
    /* The GPU's copy, by way of another buffer. */
    texture_2d(1, 1, NULL);
    GLuint other;
    glGenBuffers(1, &other);
    glBindBuffer(GL_COPY_WRITE_BUFFER, other);
    glBufferData(GL_COPY_WRITE_BUFFER, 24, NULL, GL_STREAM_READ);
    glCopyBufferSubData(GL_ARRAY_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, 24);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, other);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 6, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    memset(bytes, 0, sizeof bytes);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, bytes);
    for (size_t i = 0; i < sizeof wanted; i++) expect_int(bytes[i], wanted[i]);
    glClearBufferSubData(GL_ARRAY_BUFFER, GL_RG8, 1, 4, GL_RG, GL_UNSIGNED_BYTE, NULL);
    expect_error(GL_INVALID_VALUE);
    glClearBufferSubData(GL_ARRAY_BUFFER, GL_R8, 40, 9, GL_RED, GL_UNSIGNED_BYTE, NULL);
    expect_error(GL_INVALID_VALUE);
    glClearBufferData(GL_ARRAY_BUFFER, GL_RGB8, GL_RGB, GL_UNSIGNED_BYTE, NULL);
    expect_error(GL_INVALID_ENUM);
    glClearBufferData(GL_ARRAY_BUFFER, GL_R8, GL_RED_INTEGER, GL_UNSIGNED_BYTE, NULL);
    expect_error(GL_INVALID_OPERATION);
}

SCENARIO(invalidation_is_checked, CORE33)
{
    if (!has_extension("GL_ARB_invalidate_subdata")) skip("no GL_ARB_invalidate_subdata");
    PFNGLINVALIDATEBUFFERDATAPROC invalidateData = (PFNGLINVALIDATEBUFFERDATAPROC)eglGetProcAddress("glInvalidateBufferData");
    PFNGLINVALIDATEBUFFERSUBDATAPROC invalidateSubData = (PFNGLINVALIDATEBUFFERSUBDATAPROC)eglGetProcAddress("glInvalidateBufferSubData");
    GLuint b;
    glGenBuffers(1, &b);
    glBindBuffer(GL_ARRAY_BUFFER, b);
    glBufferData(GL_ARRAY_BUFFER, 64, NULL, GL_DYNAMIC_DRAW);
    invalidateData(b + 100);
    expect_error(GL_INVALID_VALUE);
    invalidateSubData(b, 60, 8);
    expect_error(GL_INVALID_VALUE);
    invalidateSubData(b, -4, 4);
    expect_error(GL_INVALID_VALUE);
    glMapBuffer(GL_ARRAY_BUFFER, GL_WRITE_ONLY);
    invalidateData(b);
    expect_error(GL_INVALID_OPERATION);
    glUnmapBuffer(GL_ARRAY_BUFFER);
    invalidateData(b);
    invalidateSubData(b, 0, 64);
    unsigned wrote = 0x12345678, got = 0;
    glBufferSubData(GL_ARRAY_BUFFER, 32, 4, &wrote);
    invalidateSubData(b, 0, 32); /* the rest keeps its value */
    glGetBufferSubData(GL_ARRAY_BUFFER, 32, 4, &got);
    expect_int(got, wrote);
}
