/* Buffer objects: names, maps, bindings, what is uploaded, errors. */
#include "tests/unit/gl_session.h"
#include "wire/transport/connection.h"

static mgl_context *ctx;

static int setup(void **state)
{
    ctx = gl_session_open(3, 3, true);
    return ctx ? 0 : -1;
}

static int teardown(void **state)
{
    gl_session_close(ctx);
    return 0;
}

static GLuint make_buffer(GLenum target, GLsizeiptr size, const void *data)
{
    GLuint name;
    mgl_glGenBuffers(ctx, 1, &name);
    mgl_glBindBuffer(ctx, target, name);
    mgl_glBufferData(ctx, target, size, data, GL_DYNAMIC_DRAW);
    return name;
}

static const mgl_wire_buffer_upload *upload(uint32_t n)
{
    gl_session_sync(ctx);
    return gl_session_record(MGL_OP_buffer_upload, n);
}

static void core_contexts_want_generated_names(void **state)
{
    mgl_glBindBuffer(ctx, GL_ARRAY_BUFFER, 77);
    assert_gl(ctx, GL_INVALID_OPERATION);
    GLuint name;
    mgl_glGenBuffers(ctx, 1, &name);
    assert_false(mgl_glIsBuffer(ctx, name));
    mgl_glBindBuffer(ctx, GL_ARRAY_BUFFER, name);
    assert_true(mgl_glIsBuffer(ctx, name));
    mgl_glDeleteBuffers(ctx, 1, &name);
    assert_false(mgl_glIsBuffer(ctx, name));
    assert_null(ctx->array_buffer);
    assert_gl(ctx, GL_NO_ERROR);
}

static void sub_data_travels_in_the_record(void **state)
{
    make_buffer(GL_ARRAY_BUFFER, 64, NULL);
    gl_session_forget(ctx);
    mgl_glBufferSubData(ctx, GL_ARRAY_BUFFER, 8, 4, "abcd");
    const mgl_wire_buffer_upload *u = upload(0);
    assert_non_null(u);
    assert_int_equal(u->offset, 8);
    assert_int_equal(u->tail_count, 4);
    assert_memory_equal(u + 1, "abcd", 4);
    char back[4];
    mgl_glGetBufferSubData(ctx, GL_ARRAY_BUFFER, 8, 4, back);
    assert_memory_equal(back, "abcd", 4);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_read], 0); /* served from the shadow */
    mgl_glBufferSubData(ctx, GL_ARRAY_BUFFER, 62, 4, "abcd");
    assert_gl(ctx, GL_INVALID_VALUE);
}

static void large_data_goes_by_stage(void **state)
{
    static uint8_t bytes[100000];
    gl_session_forget(ctx);
    make_buffer(GL_ARRAY_BUFFER, sizeof bytes, bytes);
    const mgl_wire_buffer_upload *u = upload(0);
    assert_int_equal(u->data.segment, MGL_SEGMENT_STAGE);
    assert_int_equal(u->data.size, sizeof bytes);
    assert_null(upload(1));
}

static void unmap_sends_what_was_mapped(void **state)
{
    make_buffer(GL_ARRAY_BUFFER, 64, NULL);
    gl_session_forget(ctx);
    char *p = mgl_glMapBufferRange(ctx, GL_ARRAY_BUFFER, 16, 8,
                                   GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_RANGE_BIT | GL_MAP_UNSYNCHRONIZED_BIT);
    assert_non_null(p);
    memcpy(p, "12345678", 8);
    assert_null(mgl_glMapBufferRange(ctx, GL_ARRAY_BUFFER, 0, 8, GL_MAP_WRITE_BIT));
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glBufferSubData(ctx, GL_ARRAY_BUFFER, 0, 4, "abcd");
    assert_gl(ctx, GL_INVALID_OPERATION); /* mapped */
    assert_true(mgl_glUnmapBuffer(ctx, GL_ARRAY_BUFFER));
    const mgl_wire_buffer_upload *u = upload(0);
    assert_int_equal(u->offset, 16);
    assert_int_equal(u->flags, MGL_UPLOAD_UNSYNCHRONIZED | MGL_UPLOAD_DISCARD_RANGE);
    assert_memory_equal(u + 1, "12345678", 8);
    assert_false(mgl_glUnmapBuffer(ctx, GL_ARRAY_BUFFER));
    assert_gl(ctx, GL_INVALID_OPERATION);
}

static void explicit_flushes_send_their_ranges_only(void **state)
{
    make_buffer(GL_ARRAY_BUFFER, 64, NULL);
    gl_session_forget(ctx);
    char *p = mgl_glMapBufferRange(ctx, GL_ARRAY_BUFFER, 16, 32, GL_MAP_WRITE_BIT | GL_MAP_FLUSH_EXPLICIT_BIT);
    memset(p, 'x', 32);
    mgl_glFlushMappedBufferRange(ctx, GL_ARRAY_BUFFER, 4, 8);
    mgl_glFlushMappedBufferRange(ctx, GL_ARRAY_BUFFER, 30, 8);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glUnmapBuffer(ctx, GL_ARRAY_BUFFER);
    const mgl_wire_buffer_upload *u = upload(0);
    assert_int_equal(u->offset, 20);
    assert_int_equal(u->tail_count, 8);
    assert_null(upload(1));
}

static void invalidating_the_buffer_orphans(void **state)
{
    make_buffer(GL_ARRAY_BUFFER, 64, NULL);
    gl_session_forget(ctx);
    mgl_glMapBufferRange(ctx, GL_ARRAY_BUFFER, 0, 64, GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT);
    mgl_glUnmapBuffer(ctx, GL_ARRAY_BUFFER);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_storage], 1);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_upload], 1);
}

static void access_bits_that_do_not_go_together(void **state)
{
    make_buffer(GL_ARRAY_BUFFER, 64, NULL);
    static const struct {
        GLintptr offset;
        GLsizeiptr length;
        GLbitfield access;
        GLenum error;
    } wrong[] = {
        {0, 8, 0, GL_INVALID_OPERATION},
        {0, 0, GL_MAP_WRITE_BIT, GL_INVALID_OPERATION},
        {-1, 8, GL_MAP_WRITE_BIT, GL_INVALID_VALUE},
        {60, 8, GL_MAP_WRITE_BIT, GL_INVALID_VALUE},
        {0, 8, GL_MAP_WRITE_BIT | 0x10000, GL_INVALID_VALUE},
        {0, 8, GL_MAP_READ_BIT | GL_MAP_INVALIDATE_RANGE_BIT, GL_INVALID_OPERATION},
        {0, 8, GL_MAP_READ_BIT | GL_MAP_UNSYNCHRONIZED_BIT, GL_INVALID_OPERATION},
        {0, 8, GL_MAP_READ_BIT | GL_MAP_FLUSH_EXPLICIT_BIT, GL_INVALID_OPERATION},
    };
    for (size_t i = 0; i < MGL_COUNT(wrong); i++) {
        assert_null(mgl_glMapBufferRange(ctx, GL_ARRAY_BUFFER, wrong[i].offset, wrong[i].length, wrong[i].access));
        assert_gl(ctx, wrong[i].error);
    }
    assert_null(mgl_glMapBuffer(ctx, GL_ARRAY_BUFFER, GL_MAP_READ_BIT));
    assert_gl(ctx, GL_INVALID_ENUM);
}

static void copies_stay_on_the_server(void **state)
{
    make_buffer(GL_COPY_READ_BUFFER, 16, "0123456789abcdef");
    make_buffer(GL_COPY_WRITE_BUFFER, 16, NULL);
    gl_session_forget(ctx);
    mgl_glCopyBufferSubData(ctx, GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 4, 8, 8);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_copy], 1);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_upload], 0);
    char back[8];
    mgl_glGetBufferSubData(ctx, GL_COPY_WRITE_BUFFER, 8, 8, back);
    assert_memory_equal(back, "456789ab", 8);
    mgl_glCopyBufferSubData(ctx, GL_COPY_READ_BUFFER, GL_COPY_READ_BUFFER, 0, 4, 8);
    assert_gl(ctx, GL_INVALID_VALUE); /* overlap */
}

static void indexed_bindings(void **state)
{
    GLuint name = make_buffer(GL_UNIFORM_BUFFER, 256, NULL);
    mgl_glBindBufferRange(ctx, GL_UNIFORM_BUFFER, 1, name, 13, 16);
    assert_gl(ctx, GL_INVALID_VALUE); /* alignment */
    mgl_glBindBufferRange(ctx, GL_UNIFORM_BUFFER, 1, name, 0, 0);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glBindBufferBase(ctx, GL_UNIFORM_BUFFER, 100000, name);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glBindBufferBase(ctx, GL_ARRAY_BUFFER, 0, name);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glBindBufferRange(ctx, GL_UNIFORM_BUFFER, 1, name, 64, 64);
    assert_gl(ctx, GL_NO_ERROR);
    gl_session_forget(ctx);
    mgl_emit_group_buffers(ctx);
    gl_session_sync(ctx);
    const mgl_wire_uniform_buffers *u = gl_session_record(MGL_OP_uniform_buffers, 0);
    assert_int_equal(u->first, 1);
    assert_int_equal(u->tail_count, 1);
    assert_int_equal(((const mgl_buffer_range *)(u + 1))->offset, 64);
    gl_session_forget(ctx);
    ctx->dirty |= MGL_DIRTY_UNIFORM_BUFFERS;
    mgl_emit_group_buffers(ctx); /* nothing differs */
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_uniform_buffers], 0);
    mgl_glDeleteBuffers(ctx, 1, &name);
    assert_null(ctx->uniform_bindings[1].buffer);
}

static void a_deleted_buffer_lives_in_other_vertex_arrays(void **state)
{
    GLuint arrays[2], name;
    mgl_glGenVertexArrays(ctx, 2, arrays);
    mgl_glBindVertexArray(ctx, arrays[0]);
    name = make_buffer(GL_ARRAY_BUFFER, 64, NULL);
    mgl_glVertexAttribPointer(ctx, 0, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    mgl_vao *other = ctx->vao;
    mgl_glBindVertexArray(ctx, arrays[1]);
    mgl_glVertexAttribPointer(ctx, 0, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    gl_session_forget(ctx);
    mgl_glDeleteBuffers(ctx, 1, &name);
    gl_session_sync(ctx);
    assert_null(ctx->vao->bindings[0].buffer);
    assert_non_null(other->bindings[0].buffer);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_destroy], 0);
    mgl_glDeleteVertexArrays(ctx, 1, &arrays[0]);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_destroy], 1);
}

static uint8_t *map_unsynchronized(void)
{
    uint8_t *at = mgl_glMapBufferRange(ctx, GL_ARRAY_BUFFER, 0, 4096, GL_MAP_WRITE_BIT | GL_MAP_UNSYNCHRONIZED_BIT);
    assert_true(mgl_glUnmapBuffer(ctx, GL_ARRAY_BUFFER));
    return at;
}

static bool in_segment(const uint8_t *at)
{
    const mgl_segments *segments = &ctx->connection->segments;
    return at >= segments->maps && at < segments->maps + segments->size.maps;
}

/* Memory that the GPU reads in place is asked for without a reply; the buffer moves there when some has come. */
static void moving_in_place_waits_for_nothing(void **state)
{
    make_buffer(GL_ARRAY_BUFFER, 4096, NULL);
    gl_session_forget(ctx);
    uint64_t replies = ctx->connection->reply_count;
    for (int i = 0; i < 40; i++)
        assert_false(in_segment(map_unsynchronized()));
    gl_session_sync(ctx);
    assert_int_equal(ctx->connection->reply_count, replies);
    assert_int_equal(gl_log.ops[MGL_OP_memory_create], 16); /* from the fourth map on, 1 MiB at most */
    const mgl_wire_memory_create *asked = gl_session_record(MGL_OP_memory_create, 0);
    assert_int_equal(asked->reply.id, 0);
    assert_int_equal(gl_log.ops[MGL_OP_buffer_storage], 0);
    mgl_memory_idle(ctx->connection, asked->memory); /* as the server's event does */
    assert_true(in_segment(map_unsynchronized()));
    gl_session_sync(ctx);
    const mgl_wire_buffer_storage *storage = gl_session_record(MGL_OP_buffer_storage, 0);
    assert_true(mgl_handle_equal(storage->memory, asked->memory));
}

/* A device that refuses is asked no more. */
static void a_refusal_ends_the_asking(void **state)
{
    make_buffer(GL_ARRAY_BUFFER, 4096, NULL);
    for (int i = 0; i < 4; i++)
        map_unsynchronized();
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_memory_create], 1);
    mgl_memory_idle(ctx->connection, (mgl_handle){0, 0});
    for (int i = 0; i < 4; i++)
        assert_false(in_segment(map_unsynchronized()));
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_memory_create], 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(core_contexts_want_generated_names, setup, teardown),
        cmocka_unit_test_setup_teardown(sub_data_travels_in_the_record, setup, teardown),
        cmocka_unit_test_setup_teardown(large_data_goes_by_stage, setup, teardown),
        cmocka_unit_test_setup_teardown(unmap_sends_what_was_mapped, setup, teardown),
        cmocka_unit_test_setup_teardown(explicit_flushes_send_their_ranges_only, setup, teardown),
        cmocka_unit_test_setup_teardown(invalidating_the_buffer_orphans, setup, teardown),
        cmocka_unit_test_setup_teardown(access_bits_that_do_not_go_together, setup, teardown),
        cmocka_unit_test_setup_teardown(copies_stay_on_the_server, setup, teardown),
        cmocka_unit_test_setup_teardown(indexed_bindings, setup, teardown),
        cmocka_unit_test_setup_teardown(a_deleted_buffer_lives_in_other_vertex_arrays, setup, teardown),
        cmocka_unit_test_setup_teardown(moving_in_place_waits_for_nothing, setup, teardown),
        cmocka_unit_test_setup_teardown(a_refusal_ends_the_asking, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
