/* Draws of the GL client: what merges, what is sent again, how vertex arrays and client memory travel, errors. */
#include "tests/unit/gl_session.h"
#include "translator/gl/drawable.h"

static const mgl_glsl_attribute attributes[] = {{.name = "p", .type = GL_FLOAT_VEC2, .array_size = 1, .location = 0}};
static const gl_session_program plain = {
    .reflection = {.attributes = attributes, .attribute_count = 1},
    .archive = {.header = {.magic = MGL_PROGRAM_MAGIC,
                           .version = MGL_PROGRAM_VERSION,
                           .total_size = sizeof plain.archive,
                           .spirv = {[MGL_STAGE_VERTEX] = {0, 4}, [MGL_STAGE_FRAGMENT] = {0, 4}},
                           .attribute_mask = 1}},
};

static mgl_context *ctx;

/* A context with a complete framebuffer, a program, and a vertex array with one buffer of two floats a vertex. */
static int open_context(uint32_t major, uint32_t minor, bool core)
{
    GLuint name;
    ctx = gl_session_open(major, minor, core);
    if (!ctx) return -1;
    mgl_glGenFramebuffers(ctx, 1, &name);
    mgl_glBindFramebuffer(ctx, GL_FRAMEBUFFER, name);
    mgl_glGenRenderbuffers(ctx, 1, &name);
    mgl_glBindRenderbuffer(ctx, GL_RENDERBUFFER, name);
    mgl_glRenderbufferStorage(ctx, GL_RENDERBUFFER, GL_RGBA8, 16, 16);
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, name);
    mgl_glUseProgram(ctx, gl_session_make_program(ctx, &plain));
    if (core) {
        mgl_glGenVertexArrays(ctx, 1, &name);
        mgl_glBindVertexArray(ctx, name);
    }
    mgl_glGenBuffers(ctx, 1, &name);
    mgl_glBindBuffer(ctx, GL_ARRAY_BUFFER, name);
    mgl_glBufferData(ctx, GL_ARRAY_BUFFER, 1024, NULL, GL_STATIC_DRAW);
    mgl_glVertexAttribPointer(ctx, 0, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    mgl_glEnableVertexAttribArray(ctx, 0);
    gl_session_forget(ctx);
    return mgl_glGetError(ctx) ? -1 : 0;
}

static int setup(void **state)
{
    return open_context(3, 3, true);
}
static int setup_legacy(void **state)
{
    return open_context(2, 1, false);
}

static int teardown(void **state)
{
    gl_session_close(ctx);
    return 0;
}

static const mgl_wire_draw *draw_record(uint32_t n)
{
    gl_session_sync(ctx);
    return gl_session_record(MGL_OP_draw, n);
}

static const mgl_draw_range *range(uint32_t record, uint32_t n)
{
    return (const mgl_draw_range *)(draw_record(record) + 1) + n;
}

static void draw(void)
{
    mgl_glDrawArrays(ctx, GL_TRIANGLES, 0, 3);
}

/* The number of records of all kinds but context_bind since the last gl_session_forget. */
static uint32_t records(void)
{
    uint32_t n = 0;
    gl_session_sync(ctx);
    for (int op = 0; op < MGL_OP_COUNT; op++)
        if (op != MGL_OP_context_bind) n += gl_log.ops[op];
    return n;
}

/* ---- merging ---- */

static void draws_without_a_change_share_a_record(void **state)
{
    mgl_glDrawArrays(ctx, GL_TRIANGLES, 0, 3);
    mgl_glDrawArrays(ctx, GL_TRIANGLES, 6, 9);
    mgl_glDrawArraysInstanced(ctx, GL_TRIANGLES, 3, 3, 4);
    mgl_glEnable(ctx, GL_DEPTH_TEST);
    mgl_glDisable(ctx, GL_DEPTH_TEST); /* the same state as before */
    mgl_glDrawArrays(ctx, GL_TRIANGLES, 1, 3);
    assert_int_equal(draw_record(0)->tail_count, 4);
    assert_null(draw_record(1));
    assert_int_equal(range(0, 1)->first, 6);
    assert_int_equal(range(0, 1)->count, 9);
    assert_int_equal(range(0, 2)->instances, 4);
    assert_int_equal(range(0, 3)->first, 1);
    assert_int_equal(ctx->encoder.draws, 4);
}

/* A draw alone is short; a second range makes it a record that grows. */
static void a_single_draw_takes_24_bytes(void **state)
{
    draw();
    gl_session_sync(ctx);
    mgl_glViewport(ctx, 0, 0, 7, 7);
    const uint8_t *start = ctx->encoder.cursor;
    const size_t viewport = sizeof(mgl_record_header) + sizeof(mgl_wire_viewports) + sizeof(mgl_viewport);
    draw();
    assert_int_equal(ctx->encoder.cursor - start, viewport + 24);
    mgl_glDrawArrays(ctx, GL_TRIANGLES, 6, 9);
    assert_int_equal(ctx->encoder.cursor - start, viewport + 24 + 2 * sizeof(mgl_draw_range));
    mgl_glDrawArrays(ctx, GL_TRIANGLES, 3, 3);
    assert_int_equal(ctx->encoder.cursor - start, viewport + 24 + 3 * sizeof(mgl_draw_range));
    assert_int_equal(draw_record(1)->tail_count, 3);
    assert_int_equal(range(1, 0)->count, 3);
    assert_int_equal(range(1, 0)->instances, 1);
    assert_int_equal(range(1, 1)->first, 6);
    assert_int_equal(range(1, 2)->first, 3);
}

static void what_keeps_draws_apart(void **state)
{
    draw();
    mgl_glDrawArrays(ctx, GL_POINTS, 0, 3); /* another mode */
    mgl_glEnable(ctx, GL_CULL_FACE);
    mgl_glDrawArrays(ctx, GL_POINTS, 0, 3); /* another state */
    mgl_glBufferSubData(ctx, GL_ARRAY_BUFFER, 0, 4, "abcd");
    mgl_glDrawArrays(ctx, GL_POINTS, 0, 3); /* an upload between */
    mgl_glFlush(ctx);
    mgl_glDrawArrays(ctx, GL_POINTS, 0, 3); /* published */
    assert_non_null(draw_record(4));
    assert_null(draw_record(5));
}

static void multi_draws_are_numbered(void **state)
{
    mgl_glMultiDrawArrays(ctx, GL_TRIANGLES, (GLint[]){0, 3, 6}, (GLsizei[]){3, 0, 6}, 3);
    assert_int_equal(draw_record(0)->tail_count, 2);
    assert_int_equal(range(0, 0)->draw_id, 0);
    assert_int_equal(range(0, 1)->draw_id, 2);
}

static void an_empty_draw_sends_no_draw(void **state)
{
    mgl_glDrawArrays(ctx, GL_TRIANGLES, 0, 0);
    mgl_glDrawArraysInstanced(ctx, GL_TRIANGLES, 0, 3, 0);
    assert_null(draw_record(0));
    assert_gl(ctx, GL_NO_ERROR);
}

/* ---- differences ---- */

static void a_second_draw_sends_nothing_but_itself(void **state)
{
    draw();
    gl_session_forget(ctx);
    mgl_glViewport(ctx, 0, 0, 0, 0); /* as it was */
    mgl_glBlendFunc(ctx, GL_ONE, GL_ZERO);
    mgl_glBindBuffer(ctx, GL_ARRAY_BUFFER, ctx->array_buffer->object.name);
    draw();
    assert_int_equal(records(), 1);
}

static void a_state_known_before_is_bound_by_its_handle(void **state)
{
    draw();
    gl_session_forget(ctx);
    for (int i = 0; i < 4; i++) {
        mgl_glEnable(ctx, GL_BLEND);
        draw();
        mgl_glDisable(ctx, GL_BLEND);
        draw();
    }
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_render_state_create], 1);
    assert_int_equal(gl_log.ops[MGL_OP_render_state_bind], 8);
    assert_int_equal(records(), 1 + 8 + 8);
}

static void attach_multisampled(GLenum attachment, GLenum format)
{
    GLuint name;
    mgl_glGenRenderbuffers(ctx, 1, &name);
    mgl_glBindRenderbuffer(ctx, GL_RENDERBUFFER, name);
    mgl_glRenderbufferStorageMultisample(ctx, GL_RENDERBUFFER, 4, format, 16, 16);
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, attachment, GL_RENDERBUFFER, name);
}

static void turn(GLenum cap, bool on)
{
    (on ? mgl_glEnable : mgl_glDisable)(ctx, cap);
}

/* Draws with the state that one setter changed; `whole`: glEnable(GL_COLOR_LOGIC_OP) has all of it packed. */
static void draw_packed(bool whole)
{
    for (int on = 1; whole && on >= 0; on--)
        turn(GL_COLOR_LOGIC_OP, on);
    draw();
}

/* Setters of one part of the state have only that part packed anew. On a target where each of them shows. */
static void parts_of_a_state_are_packed_like_the_whole(void **state)
{
    static const GLenum caps[] = {GL_BLEND,          GL_CULL_FACE,           GL_CLIP_DISTANCE0,
                                  GL_DEPTH_CLAMP,    GL_MULTISAMPLE,         GL_SAMPLE_MASK,
                                  GL_DEPTH_TEST,     GL_STENCIL_TEST,        GL_SAMPLE_ALPHA_TO_COVERAGE,
                                  GL_SAMPLE_SHADING, GL_FRAMEBUFFER_SRGB,    GL_SAMPLE_ALPHA_TO_ONE,
                                  GL_LINE_SMOOTH,    GL_POLYGON_OFFSET_FILL, GL_PROGRAM_POINT_SIZE};
    attach_multisampled(GL_COLOR_ATTACHMENT0, GL_SRGB8_ALPHA8);
    attach_multisampled(GL_DEPTH_STENCIL_ATTACHMENT, GL_DEPTH24_STENCIL8);
    mgl_glSampleMaski(ctx, 0, 5);
    mgl_glMinSampleShading(ctx, 0.5f);
    draw();
    gl_session_forget(ctx);
    for (int whole = 0; whole < 2; whole++) {
        for (size_t i = 0; i < MGL_COUNT(caps); i++) {
            bool on = mgl_glIsEnabled(ctx, caps[i]);
            turn(caps[i], !on);
            draw_packed(whole);
            turn(caps[i], on);
            draw_packed(whole);
        }
        mgl_glPolygonMode(ctx, GL_FRONT_AND_BACK, GL_LINE);
        draw_packed(whole);
        mgl_glPolygonMode(ctx, GL_FRONT_AND_BACK, GL_FILL);
        draw_packed(whole);
        gl_session_sync(ctx);
        assert_int_equal(gl_log.ops[MGL_OP_render_state_create], MGL_COUNT(caps) + 1);
    }
    assert_gl(ctx, GL_NO_ERROR);
}

static void blending_of_missing_outputs_is_no_difference(void **state)
{
    draw();
    gl_session_forget(ctx);
    mgl_glEnablei(ctx, GL_BLEND, 3);    /* nothing is attached there */
    mgl_glEnable(ctx, GL_STENCIL_TEST); /* nor a stencil buffer */
    draw();
    assert_int_equal(records(), 1);
}

static void scissor_boxes_count_only_when_enabled(void **state)
{
    draw();
    gl_session_forget(ctx);
    mgl_glScissor(ctx, 1, 2, 3, 4);
    draw();
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_scissors], 0);
    mgl_glEnable(ctx, GL_SCISSOR_TEST);
    draw();
    gl_session_sync(ctx);
    const mgl_wire_scissors *s = gl_session_record(MGL_OP_scissors, 0);
    assert_memory_equal(s + 1, (&(mgl_rect){1, 2, 3, 4}), sizeof(mgl_rect));
}

/* ---- vertex arrays ---- */

static void an_array_bound_again_becomes_one_handle(void **state)
{
    GLuint first = ctx->vao->object.name, second;
    mgl_glGenVertexArrays(ctx, 1, &second);
    mgl_glBindVertexArray(ctx, second);
    mgl_glVertexAttribPointer(ctx, 0, 3, GL_FLOAT, GL_FALSE, 0, NULL);
    mgl_glEnableVertexAttribArray(ctx, 0);
    for (int i = 0; i < 4; i++) {
        mgl_glBindVertexArray(ctx, first);
        draw();
        mgl_glBindVertexArray(ctx, second);
        draw();
    }
    gl_session_forget(ctx);
    for (int i = 0; i < 3; i++) {
        mgl_glBindVertexArray(ctx, first);
        draw();
        mgl_glBindVertexArray(ctx, second);
        draw();
    }
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_vertex_array_bind], 6);
    assert_int_equal(records(), 12);
}

static void interleaved_attributes_share_a_binding(void **state)
{
    mgl_glVertexAttribPointer(ctx, 0, 3, GL_FLOAT, GL_FALSE, 24, (void *)32);
    mgl_glVertexAttribPointer(ctx, 1, 3, GL_FLOAT, GL_FALSE, 24, (void *)44);
    mgl_glEnableVertexAttribArray(ctx, 1);
    draw();
    gl_session_sync(ctx);
    const mgl_wire_vertex_layout_create *layout = gl_session_record(MGL_OP_vertex_layout_create, 0);
    assert_int_equal(layout->binding_count, 1);
    assert_int_equal(layout->bindings[0].stride, 24);
    const mgl_vertex_element *element = (const mgl_vertex_element *)(layout + 1);
    assert_int_equal(element[0].offset, 0);
    assert_int_equal(element[1].offset, 12);
    assert_int_equal(element[1].binding, 0);
    const mgl_wire_vertex_buffers *buffers = gl_session_record(MGL_OP_vertex_buffers, 0);
    assert_int_equal(((const mgl_vertex_buffer *)(buffers + 1))->offset, 32);
}

static void a_disabled_array_reads_its_current_value(void **state)
{
    mgl_glDisableVertexAttribArray(ctx, 0);
    mgl_glVertexAttrib4f(ctx, 0, 1, 2, 3, 4);
    draw();
    gl_session_sync(ctx);
    const mgl_wire_current_attributes *values = gl_session_record(MGL_OP_current_attributes, 0);
    assert_memory_equal(values + 1, ((const float[]){1, 2, 3, 4}), 16);
    const mgl_wire_vertex_layout_create *layout = gl_session_record(MGL_OP_vertex_layout_create, 0);
    assert_int_equal(((const mgl_vertex_element *)(layout + 1))->binding, MGL_CONSTANT_BINDING);
    mgl_glVertexAttrib4f(ctx, 0, 1, 2, 3, 4); /* the same */
    gl_session_forget(ctx);
    draw();
    assert_int_equal(records(), 1);
}

static void formats_without_device_support_are_converted(void **state)
{
    GLdouble doubles[4] = {1, 2, 3, 4};
    mgl_glBufferSubData(ctx, GL_ARRAY_BUFFER, 0, sizeof doubles, doubles);
    mgl_glVertexAttribPointer(ctx, 0, 2, GL_DOUBLE, GL_FALSE, 0, NULL);
    gl_session_forget(ctx);
    draw();
    gl_session_sync(ctx);
    const mgl_wire_vertex_layout_create *layout = gl_session_record(MGL_OP_vertex_layout_create, 0);
    assert_int_equal(((const mgl_vertex_element *)(layout + 1))->format, MGL_FORMAT_R32G32_SFLOAT);
    const mgl_wire_buffer_upload *u = gl_session_record(MGL_OP_buffer_upload, 0);
    assert_int_equal(u->tail_count, 1024 / 16 * 8); /* the whole buffer */
    assert_memory_equal(u + 1, ((const float[]){1, 2, 3, 4}), 16);
    gl_session_forget(ctx);
    draw();
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_upload], 0); /* kept while the buffer does not change */
}

/* ---- client memory ---- */

static float client_vertices[256][2];

static void client_memory_sends_the_range_that_is_read(void **state)
{
    mgl_glBindBuffer(ctx, GL_ARRAY_BUFFER, 0);
    mgl_glVertexAttribPointer(ctx, 0, 2, GL_FLOAT, GL_FALSE, 0, client_vertices);
    for (int i = 0; i < 256; i++)
        client_vertices[i][0] = (float)i;
    gl_session_forget(ctx);
    mgl_glDrawArrays(ctx, GL_TRIANGLES, 100, 6);
    gl_session_sync(ctx);
    const mgl_wire_buffer_upload *u = gl_session_record(MGL_OP_buffer_upload, 0);
    assert_int_equal(u->tail_count, 6 * 8);
    assert_memory_equal(u + 1, client_vertices[100], 6 * 8);
    const mgl_wire_vertex_buffers *b = gl_session_record(MGL_OP_vertex_buffers, 0);
    assert_int_equal(((const mgl_vertex_buffer *)(b + 1))->offset + 100 * 8, u->offset); /* vertex numbers stay */
    assert_int_equal(range(0, 0)->first, 100);
    client_vertices[0][0] = 5; /* the program may write: each draw looks again */
    gl_session_forget(ctx);
    mgl_glDrawArrays(ctx, GL_TRIANGLES, 0, 3);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_upload], 1);
}

static void client_indices_limit_the_range(void **state)
{
    static const GLushort indices[] = {50, 60, 55};
    mgl_glBindBuffer(ctx, GL_ARRAY_BUFFER, 0);
    mgl_glVertexAttribPointer(ctx, 0, 2, GL_FLOAT, GL_FALSE, 0, client_vertices);
    gl_session_forget(ctx);
    mgl_glDrawElements(ctx, GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, indices);
    gl_session_sync(ctx);
    const mgl_wire_buffer_upload *vertices = gl_session_record(MGL_OP_buffer_upload, 0),
                                 *bytes = gl_session_record(MGL_OP_buffer_upload, 1);
    assert_int_equal(vertices->tail_count, 11 * 8);
    assert_memory_equal(bytes + 1, indices, sizeof indices);
    assert_int_equal(draw_record(0)->index_size, 2);
    assert_int_equal(range(0, 0)->first, bytes->offset / 2);
}

/* ---- indices ---- */

static void make_index_buffer(const void *data, GLsizeiptr size)
{
    GLuint name;
    mgl_glGenBuffers(ctx, 1, &name);
    mgl_glBindBuffer(ctx, GL_ELEMENT_ARRAY_BUFFER, name);
    mgl_glBufferData(ctx, GL_ELEMENT_ARRAY_BUFFER, size, data, GL_STATIC_DRAW);
    gl_session_forget(ctx);
}

static void indexed_draws_merge_and_keep_their_base_vertex(void **state)
{
    make_index_buffer(NULL, 64);
    mgl_glDrawElements(ctx, GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, (void *)12);
    mgl_glDrawElements(ctx, GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, (void *)0);
    mgl_glDrawElementsBaseVertex(ctx, GL_TRIANGLES, 6, GL_UNSIGNED_SHORT, (void *)6, -2);
    assert_int_equal(draw_record(0)->tail_count, 3);
    assert_int_equal(range(0, 0)->first, 6);
    assert_int_equal(range(0, 2)->first, 3);
    assert_int_equal(range(0, 2)->base_vertex, -2);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_upload], 0);
}

static void byte_indices_are_widened_once(void **state)
{
    static const GLubyte bytes[] = {0, 1, 2, 0xff, 4, 5};
    make_index_buffer(bytes, sizeof bytes);
    mgl_glDrawElements(ctx, GL_TRIANGLES, 6, GL_UNSIGNED_BYTE, NULL);
    mgl_glDrawElements(ctx, GL_TRIANGLES, 6, GL_UNSIGNED_BYTE, NULL);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_upload], 1);
    const mgl_wire_buffer_upload *u = gl_session_record(MGL_OP_buffer_upload, 0);
    assert_memory_equal(u + 1, ((const GLushort[]){0, 1, 2, 0xff, 4, 5}), 12);
    assert_int_equal(draw_record(0)->index_size, 2);
    assert_int_equal(draw_record(0)->flags & MGL_DRAW_RESTART, 0);
    mgl_glBufferSubData(ctx, GL_ELEMENT_ARRAY_BUFFER, 0, 1, "\7");
    mgl_glDrawElements(ctx, GL_TRIANGLES, 6, GL_UNSIGNED_BYTE, NULL);
    u = (gl_session_sync(ctx), gl_session_record(MGL_OP_buffer_upload, 2)); /* the program's own was number 1 */
    assert_int_equal(*(const GLushort *)(u + 1), 7);
}

static void an_odd_restart_value_becomes_all_ones(void **state)
{
    static const GLushort indices[] = {0, 1, 2, 9, 3, 0xffff, 5};
    make_index_buffer(indices, sizeof indices);
    mgl_glEnable(ctx, GL_PRIMITIVE_RESTART);
    mgl_glPrimitiveRestartIndex(ctx, 9);
    mgl_glDrawElements(ctx, GL_TRIANGLE_STRIP, 7, GL_UNSIGNED_SHORT, NULL);
    gl_session_sync(ctx);
    const mgl_wire_buffer_upload *u = gl_session_record(MGL_OP_buffer_upload, 0);
    /* A real 0xffff among them: widened. */
    assert_memory_equal(u + 1, ((const GLuint[]){0, 1, 2, ~0u, 3, 0xffff, 5}), 28);
    assert_int_equal(draw_record(0)->index_size, 4);
    assert_true(draw_record(0)->flags & MGL_DRAW_RESTART);
    mgl_glPrimitiveRestartIndex(ctx, 0x10000); /* no 16-bit index is that */
    mgl_glDrawElements(ctx, GL_TRIANGLE_STRIP, 7, GL_UNSIGNED_SHORT, NULL);
    assert_false(draw_record(1)->flags & MGL_DRAW_RESTART);
    assert_int_equal(draw_record(1)->index_size, 2);
}

/* Draws after a change of state alone are not judged anew: they are of the kind that the last one was of. */
static void a_change_of_state_keeps_the_kind_of_draw(void **state)
{
    static const GLushort indices[] = {0, 1, 2, 0xffff, 3, 4, 5};
    make_index_buffer(indices, sizeof indices);
    mgl_glEnable(ctx, GL_PRIMITIVE_RESTART);
    mgl_glPrimitiveRestartIndex(ctx, 0xffff);
    mgl_glDrawElements(ctx, GL_TRIANGLE_STRIP, 7, GL_UNSIGNED_SHORT, NULL);
    mgl_glViewport(ctx, 0, 0, 5, 5);
    mgl_glDrawElements(ctx, GL_TRIANGLE_STRIP, 3, GL_UNSIGNED_SHORT, (void *)8);
    assert_int_equal(draw_record(1)->mode, MGL_TRIANGLE_STRIP);
    assert_int_equal(draw_record(1)->index_size, 2);
    assert_true(draw_record(1)->flags & MGL_DRAW_RESTART);
    assert_int_equal(range(1, 0)->first, 4);
    mgl_glViewport(ctx, 0, 0, 6, 6);
    mgl_glDisable(ctx, GL_PRIMITIVE_RESTART);
    mgl_glDrawElements(ctx, GL_TRIANGLE_STRIP, 3, GL_UNSIGNED_SHORT, NULL);
    assert_false(draw_record(2)->flags & MGL_DRAW_RESTART);
    mgl_glViewport(ctx, 0, 0, 7, 7);
    mgl_glMapBufferRange(ctx, GL_ELEMENT_ARRAY_BUFFER, 0, 4, GL_MAP_WRITE_BIT);
    mgl_glDrawElements(ctx, GL_TRIANGLE_STRIP, 3, GL_UNSIGNED_SHORT, NULL);
    assert_int_equal(mgl_glGetError(ctx), GL_INVALID_OPERATION);
    mgl_glUnmapBuffer(ctx, GL_ELEMENT_ARRAY_BUFFER);
    assert_null(draw_record(3));
}

static void indexed_quads_draw_as_triangles(void **state)
{
    static const GLushort indices[] = {0, 1, 2, 3};
    make_index_buffer(indices, sizeof indices);
    mgl_glDrawElements(ctx, GL_QUADS, 4, GL_UNSIGNED_SHORT, NULL);
    assert_int_equal(draw_record(0)->mode, MGL_TRIANGLES);
    assert_int_equal(range(0, 0)->count, 6);
}

/* ---- errors ---- */

static void wrong_draws(void **state)
{
    mgl_glDrawArrays(ctx, GL_TRIANGLES, 0, -1);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glDrawArrays(ctx, GL_TRIANGLES, -1, 3);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glDrawArrays(ctx, GL_QUADS, 0, 4);
    assert_gl(ctx, GL_INVALID_ENUM); /* core */
    mgl_glDrawArrays(ctx, 0x1234, 0, 4);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glDrawElements(ctx, GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, client_vertices);
    assert_gl(ctx, GL_INVALID_OPERATION); /* no index buffer */
    make_index_buffer(NULL, 64);
    mgl_glDrawElements(ctx, GL_TRIANGLES, 3, GL_FLOAT, NULL);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glDrawRangeElements(ctx, GL_TRIANGLES, 5, 4, 3, GL_UNSIGNED_SHORT, NULL);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glMapBufferRange(ctx, GL_ARRAY_BUFFER, 0, 8, GL_MAP_WRITE_BIT);
    draw();
    assert_gl(ctx, GL_INVALID_OPERATION); /* mapped */
    mgl_glUnmapBuffer(ctx, GL_ARRAY_BUFFER);
    draw();
    assert_gl(ctx, GL_NO_ERROR);
    mgl_glMapBufferRange(ctx, GL_ELEMENT_ARRAY_BUFFER, 0, 8, GL_MAP_WRITE_BIT);
    mgl_glDrawElements(ctx, GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, NULL);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glUnmapBuffer(ctx, GL_ELEMENT_ARRAY_BUFFER);
    mgl_glBindVertexArray(ctx, 0);
    draw();
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glBindFramebuffer(ctx, GL_FRAMEBUFFER, 0); /* no default framebuffer here */
    draw();
    assert_gl(ctx, GL_INVALID_FRAMEBUFFER_OPERATION);
}

static void without_a_program_nothing_is_drawn(void **state)
{
    mgl_glUseProgram(ctx, 0);
    draw();
    assert_null(draw_record(0));
    assert_gl(ctx, GL_NO_ERROR); /* GL 4.6 core §7.3: undefined, not an error */
}

/* A swap of a GLX pbuffer: the front image is made of the back one, and made the same again each time. */
static void a_pbuffer_exchanges_its_images(void **state)
{
    const mgl_drawable_config config = {.red = 8, .green = 8, .blue = 8, .alpha = 8, .double_buffered = true};
    mgl_drawable *pbuffer = mgl_drawable_create(&config, MGL_DRAWABLE_PBUFFER, 0, 16, 8);
    assert_non_null(pbuffer);
    gl_session_forget(ctx);
    for (uint32_t swaps = 1; swaps <= 2; swaps++) {
        mgl_drawable_exchange(ctx, pbuffer);
        gl_session_sync(ctx);
        assert_int_equal(gl_log.ops[MGL_OP_texture_copy], swaps);
    }
    const mgl_wire_texture_copy *copy = gl_session_record(MGL_OP_texture_copy, 1);
    const mgl_drawable_images *images = mgl_drawable_images_get(ctx, pbuffer, false);
    assert_true(mgl_handle_equal(copy->source, images->back) && mgl_handle_equal(copy->destination, images->front));
    assert_int_equal(copy->source_box.width, 16);
    assert_int_equal(gl_log.ops[MGL_OP_texture_create], 2);
    mgl_drawable_destroy(&pbuffer);
}

int main(void)
{
#define TEST(name)   cmocka_unit_test_setup_teardown(name, setup, teardown)
#define LEGACY(name) cmocka_unit_test_setup_teardown(name, setup_legacy, teardown)
    const struct CMUnitTest tests[] = {
        TEST(draws_without_a_change_share_a_record),
        TEST(a_single_draw_takes_24_bytes),
        TEST(what_keeps_draws_apart),
        TEST(multi_draws_are_numbered),
        TEST(an_empty_draw_sends_no_draw),
        TEST(a_second_draw_sends_nothing_but_itself),
        TEST(a_state_known_before_is_bound_by_its_handle),
        TEST(parts_of_a_state_are_packed_like_the_whole),
        TEST(blending_of_missing_outputs_is_no_difference),
        TEST(scissor_boxes_count_only_when_enabled),
        TEST(an_array_bound_again_becomes_one_handle),
        TEST(interleaved_attributes_share_a_binding),
        TEST(a_disabled_array_reads_its_current_value),
        TEST(formats_without_device_support_are_converted),
        LEGACY(client_memory_sends_the_range_that_is_read),
        LEGACY(client_indices_limit_the_range),
        TEST(indexed_draws_merge_and_keep_their_base_vertex),
        TEST(byte_indices_are_widened_once),
        TEST(an_odd_restart_value_becomes_all_ones),
        TEST(a_change_of_state_keeps_the_kind_of_draw),
        LEGACY(indexed_quads_draw_as_triangles),
        TEST(wrong_draws),
        TEST(without_a_program_nothing_is_drawn),
        TEST(a_pbuffer_exchanges_its_images),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
