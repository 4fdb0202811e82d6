/* KHR_debug: callback, filters, log, groups, labels, messages from the server. */
#include "tests/unit/gl_session.h"

static mgl_context *ctx;
static struct { uint32_t count; GLenum source, type, severity; GLuint id; char text[256]; } seen;

static void callback(GLenum source, GLenum type, GLuint id, GLenum severity, GLsizei length, const GLchar *text, const void *user)
{
    assert_ptr_equal(user, &seen);
    assert_int_equal(length, strlen(text));
    seen.count++;
    seen.source = source;
    seen.type = type;
    seen.severity = severity;
    seen.id = id;
    snprintf(seen.text, sizeof seen.text, "%s", text);
    mgl_glUseProgram(ctx, 4711); /* an error inside a callback must not come back to it */
}

static int setup(void **state)
{
    ctx = gl_session_open(3, 3, true);
    if (!ctx) return -1;
    memset(&seen, 0, sizeof seen);
    ctx->state.debug_output = true;
    mgl_glDebugMessageCallback(ctx, callback, &seen);
    return 0;
}

static int teardown(void **state)
{
    gl_session_close(ctx);
    return 0;
}

static void insert(GLuint id, GLenum severity)
{
    mgl_glDebugMessageInsert(ctx, GL_DEBUG_SOURCE_APPLICATION, GL_DEBUG_TYPE_OTHER, id, severity, -1, "hello");
}

static void errors_are_messages(void **state)
{
    mgl_glUseProgram(ctx, 99);
    assert_int_equal(seen.count, 1);
    assert_int_equal(seen.source, GL_DEBUG_SOURCE_API);
    assert_int_equal(seen.type, GL_DEBUG_TYPE_ERROR);
    assert_int_equal(seen.id, GL_INVALID_VALUE);
    assert_non_null(strstr(seen.text, "glUseProgram"));
    ctx->state.debug_output = false;
    mgl_glUseProgram(ctx, 99);
    assert_int_equal(seen.count, 1);
}

static void filters(void **state)
{
    insert(1, GL_DEBUG_SEVERITY_LOW); /* off at first */
    assert_int_equal(seen.count, 0);
    mgl_glDebugMessageControl(ctx, GL_DONT_CARE, GL_DONT_CARE, GL_DEBUG_SEVERITY_LOW, 0, NULL, GL_TRUE);
    insert(1, GL_DEBUG_SEVERITY_LOW);
    assert_int_equal(seen.count, 1);
    const GLuint id = 1;
    mgl_glDebugMessageControl(ctx, GL_DEBUG_SOURCE_APPLICATION, GL_DEBUG_TYPE_OTHER, GL_DONT_CARE, 1, &id, GL_FALSE);
    insert(1, GL_DEBUG_SEVERITY_HIGH);
    insert(2, GL_DEBUG_SEVERITY_HIGH);
    assert_int_equal(seen.count, 2);
    assert_int_equal(seen.id, 2);
    mgl_glGetError(ctx); /* the callback's own */
    mgl_glDebugMessageCallback(ctx, NULL, NULL);
    mgl_glDebugMessageControl(ctx, GL_DONT_CARE, GL_DONT_CARE, GL_DONT_CARE, 1, &id, GL_FALSE);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glDebugMessageControl(ctx, GL_TEXTURE, GL_DONT_CARE, GL_DONT_CARE, 0, NULL, GL_FALSE);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glDebugMessageInsert(ctx, GL_DEBUG_SOURCE_API, GL_DEBUG_TYPE_OTHER, 1, GL_DEBUG_SEVERITY_HIGH, -1, "x");
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glDebugMessageInsert(ctx, GL_DEBUG_SOURCE_APPLICATION, GL_DEBUG_TYPE_OTHER, 1, GL_DEBUG_SEVERITY_HIGH, 4096, "x");
    assert_gl(ctx, GL_INVALID_VALUE);
}

static void groups_keep_filters_and_come_back(void **state)
{
    gl_session_forget(ctx);
    mgl_glPushDebugGroup(ctx, GL_DEBUG_SOURCE_APPLICATION, 7, 5, "group and more");
    assert_int_equal(seen.type, GL_DEBUG_TYPE_PUSH_GROUP);
    assert_string_equal(seen.text, "group");
    mgl_glDebugMessageControl(ctx, GL_DONT_CARE, GL_DONT_CARE, GL_DONT_CARE, 0, NULL, GL_FALSE);
    insert(1, GL_DEBUG_SEVERITY_HIGH);
    assert_int_equal(seen.count, 1);
    mgl_glPopDebugGroup(ctx);
    assert_int_equal(seen.type, GL_DEBUG_TYPE_POP_GROUP);
    assert_int_equal(seen.id, 7);
    insert(1, GL_DEBUG_SEVERITY_HIGH);
    assert_int_equal(seen.count, 3);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_marker], 2);
    mgl_glGetError(ctx);
    mgl_glPopDebugGroup(ctx);
    assert_gl(ctx, GL_STACK_UNDERFLOW);
    GLint depth, most;
    mgl_glGetIntegerv(ctx, GL_MAX_DEBUG_GROUP_STACK_DEPTH, &most);
    for (int i = 1; i < most; i++) mgl_glPushDebugGroup(ctx, GL_DEBUG_SOURCE_THIRD_PARTY, 0, -1, "");
    mgl_glGetIntegerv(ctx, GL_DEBUG_GROUP_STACK_DEPTH, &depth);
    assert_int_equal(depth, most);
    mgl_glGetError(ctx);
    mgl_glPushDebugGroup(ctx, GL_DEBUG_SOURCE_APPLICATION, 0, -1, "");
    assert_gl(ctx, GL_STACK_OVERFLOW);
}

static void the_log_holds_what_no_callback_takes(void **state)
{
    GLint count, length;
    GLenum severity;
    GLuint id;
    GLchar text[16];
    mgl_glDebugMessageCallback(ctx, NULL, NULL);
    insert(3, GL_DEBUG_SEVERITY_MEDIUM);
    insert(4, GL_DEBUG_SEVERITY_HIGH);
    mgl_glGetIntegerv(ctx, GL_DEBUG_LOGGED_MESSAGES, &count);
    assert_int_equal(count, 2);
    mgl_glGetIntegerv(ctx, GL_DEBUG_NEXT_LOGGED_MESSAGE_LENGTH, &length);
    assert_int_equal(length, 6);
    assert_int_equal(mgl_glGetDebugMessageLog(ctx, 2, 8, NULL, NULL, &id, &severity, NULL, text), 1); /* no room for the second */
    assert_int_equal(id, 3);
    assert_int_equal(severity, GL_DEBUG_SEVERITY_MEDIUM);
    assert_string_equal(text, "hello");
    assert_int_equal(mgl_glGetDebugMessageLog(ctx, 9, 0, NULL, NULL, &id, NULL, NULL, NULL), 1);
    assert_int_equal(id, 4);
    for (int i = 0; i < 1000; i++) insert(5, GL_DEBUG_SEVERITY_HIGH);
    mgl_glGetIntegerv(ctx, GL_DEBUG_LOGGED_MESSAGES, &count);
    assert_int_equal(count, 128);
}

static void labels(void **state)
{
    GLchar text[32];
    GLsizei length;
    GLuint program = mgl_glCreateProgram(ctx);
    mgl_glObjectLabel(ctx, GL_PROGRAM, program, -1, "sky");
    mgl_glGetObjectLabel(ctx, GL_PROGRAM, program, sizeof text, &length, text);
    assert_string_equal(text, "sky");
    assert_int_equal(length, 3);
    mgl_glGetObjectLabel(ctx, GL_PROGRAM, program, 0, &length, NULL);
    assert_int_equal(length, 3);
    mgl_glObjectLabel(ctx, GL_PROGRAM, program, 0, NULL);
    mgl_glGetObjectLabel(ctx, GL_PROGRAM, program, sizeof text, &length, text);
    assert_int_equal(length, 0);
    mgl_glObjectLabel(ctx, GL_SHADER, program, -1, "no");
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glObjectLabel(ctx, GL_TEXTURE_2D, program, -1, "no");
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glObjectPtrLabel(ctx, text, -1, "no");
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glDeleteProgram(ctx, program);
}

static void the_server_is_heard_with_the_call(void **state)
{
    const mgl_event_message message = {.severity = 0, .call = MGL_CALL_glDrawArrays, .id = 12, .tail_count = 6};
    mgl_debug_server_message(&message, "hazard");
    assert_string_equal(seen.text, "glDrawArrays: hazard");
    assert_int_equal(seen.severity, GL_DEBUG_SEVERITY_HIGH);
    assert_int_equal(seen.id, 12);
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(errors_are_messages), T(filters), T(groups_keep_filters_and_come_back), T(the_log_holds_what_no_callback_takes), T(labels),
        T(the_server_is_heard_with_the_call),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
