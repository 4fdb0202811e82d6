/* glGet*, versions, extensions, legacy state. */
#include "tests/unit/gl_session.h"

static mgl_context *core, *legacy;

static int setup(void **state)
{
    gl_session_default_caps();
    core = gl_session_open(3, 3, true);
    legacy = gl_session_open(2, 1, false);
    return core && legacy ? 0 : -1;
}

static int teardown(void **state)
{
    mgl_context_make_current(NULL, NULL, NULL);
    mgl_context_destroy(&core);
    mgl_context_destroy(&legacy);
    return 0;
}

static mgl_create_error choose(mgl_api api, uint32_t version, bool core_profile, uint64_t lacking, uint32_t *given, bool *is_core)
{
    mgl_context_config config = {.api = api, .major = version / 10, .minor = version % 10, .core = core_profile};
    mgl_caps caps = gl_session_caps;
    caps.features &= ~lacking;
    uint32_t major = 0, minor = 0;
    mgl_create_error error = mgl_version_choose(&config, &caps, &major, &minor, is_core);
    *given = major * 10 + minor;
    return error;
}

static void versions(void **state)
{
    static const struct { mgl_api api; uint32_t asked; bool core; uint64_t lacking; uint32_t given; bool is_core; } cases[] = {
        {MGL_API_DESKTOP, 10, false, 0, 30, false}, {MGL_API_DESKTOP, 21, true, 0, 30, false}, {MGL_API_DESKTOP, 30, false, 0, 30, false},
        {MGL_API_DESKTOP, 31, false, 0, 33, true}, {MGL_API_DESKTOP, 32, true, 0, 33, true}, {MGL_API_DESKTOP, 33, true, 0, 33, true},
        {MGL_API_DESKTOP, 33, false, 0, 0, false}, {MGL_API_DESKTOP, 40, true, 0, 0, false}, {MGL_API_ES, 20, false, 0, 33, false},
        {MGL_API_DESKTOP, 33, true, MGL_CAP_DUAL_SOURCE, 0, false}, {MGL_API_DESKTOP, 32, true, MGL_CAP_DUAL_SOURCE, 32, true},
        {MGL_API_DESKTOP, 30, false, MGL_CAP_XFB, 0, false}, {MGL_API_DESKTOP, 21, false, ~0ull, 21, false}, {MGL_API_ES, 20, false, MGL_CAP_XFB, 21, false},
    };
    for (size_t i = 0; i < MGL_COUNT(cases); i++) {
        uint32_t given;
        bool is_core;
        mgl_create_error error = choose(cases[i].api, cases[i].asked, cases[i].core, cases[i].lacking, &given, &is_core);
        if ((error == MGL_CREATE_OK) != (cases[i].given != 0) || (cases[i].given && (given != cases[i].given || is_core != cases[i].is_core)))
            fail_msg("case %zu: error %d, version %u, core %d", i, error, given, is_core);
    }
}

static void strings(void **state)
{
    GLint count;
    assert_memory_equal(mgl_glGetString(core, GL_VERSION), "3.3 ", 4);
    assert_memory_equal(mgl_glGetString(legacy, GL_VERSION), "3.0 ", 4);
    assert_string_equal((const char *)mgl_glGetString(core, GL_SHADING_LANGUAGE_VERSION), "3.30");
    assert_null(mgl_glGetString(core, GL_EXTENSIONS));
    assert_gl(core, GL_INVALID_ENUM);
    assert_non_null(strstr((const char *)mgl_glGetString(legacy, GL_EXTENSIONS), "GL_ARB_vertex_buffer_object"));
    mgl_glGetIntegerv(core, GL_NUM_EXTENSIONS, &count);
    assert_true(count > 20);
    for (GLint i = 0; i < count; i++) assert_true(mgl_has_extension(core, (const char *)mgl_glGetStringi(core, GL_EXTENSIONS, (GLuint)i)));
    assert_null(mgl_glGetStringi(core, GL_EXTENSIONS, (GLuint)count));
    assert_gl(core, GL_INVALID_VALUE);
    assert_false(mgl_has_extension(core, "GL_ARB_vertex_buffer_object")); /* part of every core version */
}

static void rows_are_sorted_and_name_what_is_missing(void **state)
{
    const mgl_extension_row *rows;
    mgl_caps caps = gl_session_caps;
    caps.features &= ~(uint64_t)MGL_CAP_BC;
    uint32_t count = mgl_extension_rows(&caps, &rows);
    for (uint32_t i = 0; i < count; i++) {
        if (i) assert_true(strcmp(rows[i - 1].name, rows[i].name) < 0);
        if (!strcmp(rows[i].name, "GL_EXT_texture_compression_s3tc")) {
            assert_false(rows[i].given);
            assert_string_equal(rows[i].missing, "textureCompressionBC");
        }
    }
}

static void every_type_of_get(void **state)
{
    GLfloat f[4];
    GLint i[4];
    GLint64 wide;
    GLdouble d[4];
    GLboolean b[4];
    core->state.clear_color[0] = 0.5f;
    core->state.clear_color[1] = 1;
    mgl_glGetFloatv(core, GL_COLOR_CLEAR_VALUE, f);
    assert_float_equal(f[0], 0.5f, 0);
    mgl_glGetIntegerv(core, GL_COLOR_CLEAR_VALUE, i);
    assert_int_equal(i[1], INT32_MAX);
    mgl_glGetBooleanv(core, GL_COLOR_CLEAR_VALUE, b);
    assert_true(b[0]);
    mgl_glGetDoublev(core, GL_MAX_TEXTURE_SIZE, d);
    assert_float_equal(d[0], 16384, 0);
    core->state.line_width = 2.6f;
    mgl_glGetIntegerv(core, GL_LINE_WIDTH, i);
    assert_int_equal(i[0], 3);
    mgl_glGetInteger64v(core, GL_MAX_SERVER_WAIT_TIMEOUT, &wide);
    assert_true(wide == INT64_MAX);
    mgl_glGetIntegerv(core, GL_MAX_SERVER_WAIT_TIMEOUT, i);
    assert_int_equal(i[0], INT32_MAX);
    core->state.stencil[0].compare_mask = ~0u;
    mgl_glGetIntegerv(core, GL_STENCIL_VALUE_MASK, i);
    assert_int_equal(i[0], -1);
    assert_gl(core, GL_NO_ERROR);
}

static void what_a_profile_does_not_know(void **state)
{
    GLint i[16] = {42};
    mgl_glGetIntegerv(core, GL_MODELVIEW_MATRIX, i);
    assert_gl(core, GL_INVALID_ENUM);
    mgl_glGetIntegerv(core, 0xdead, i);
    assert_gl(core, GL_INVALID_ENUM);
    assert_int_equal(i[0], 42);
    mgl_glGetIntegerv(legacy, GL_CONTEXT_PROFILE_MASK, i);
    assert_gl(legacy, GL_INVALID_ENUM);
    mgl_glGetIntegerv(core, GL_CONTEXT_PROFILE_MASK, i);
    assert_int_equal(i[0], GL_CONTEXT_CORE_PROFILE_BIT);
    mgl_glMatrixMode(core, GL_MODELVIEW);
    assert_gl(core, GL_INVALID_OPERATION);
    mgl_glGetIntegerv(legacy, GL_MAX_UNIFORM_BUFFER_BINDINGS, i); /* by extension */
    assert_gl(legacy, GL_NO_ERROR);
    mgl_glGetIntegeri_v(core, GL_UNIFORM_BUFFER_BINDING, 1000, i);
    assert_gl(core, GL_INVALID_VALUE);
    mgl_glGetIntegeri_v(core, GL_CULL_FACE_MODE, 0, i);
    assert_gl(core, GL_INVALID_ENUM);
}

static void minimum_limits_of_gl33(void **state)
{
    static const struct { GLenum name; GLint least; } limits[] = {
        {GL_MAX_TEXTURE_SIZE, 1024}, {GL_MAX_3D_TEXTURE_SIZE, 256}, {GL_MAX_CUBE_MAP_TEXTURE_SIZE, 1024}, {GL_MAX_ARRAY_TEXTURE_LAYERS, 256},
        {GL_MAX_RENDERBUFFER_SIZE, 1024}, {GL_MAX_TEXTURE_BUFFER_SIZE, 65536}, {GL_MAX_VERTEX_ATTRIBS, 16}, {GL_MAX_VERTEX_UNIFORM_COMPONENTS, 1024},
        {GL_MAX_FRAGMENT_UNIFORM_COMPONENTS, 1024}, {GL_MAX_VARYING_COMPONENTS, 60}, {GL_MAX_TEXTURE_IMAGE_UNITS, 16},
        {GL_MAX_COMBINED_TEXTURE_IMAGE_UNITS, 48}, {GL_MAX_UNIFORM_BUFFER_BINDINGS, 36}, {GL_MAX_UNIFORM_BLOCK_SIZE, 16384}, {GL_MAX_VERTEX_UNIFORM_BLOCKS, 12},
        {GL_MAX_COMBINED_UNIFORM_BLOCKS, 36}, {GL_MAX_DRAW_BUFFERS, 8}, {GL_MAX_COLOR_ATTACHMENTS, 8}, {GL_MAX_SAMPLES, 4}, {GL_MAX_CLIP_DISTANCES, 8},
        {GL_MAX_GEOMETRY_OUTPUT_VERTICES, 256}, {GL_MAX_GEOMETRY_TOTAL_OUTPUT_COMPONENTS, 1024}, {GL_MAX_DUAL_SOURCE_DRAW_BUFFERS, 1},
    };
    for (size_t i = 0; i < MGL_COUNT(limits); i++) {
        GLint value = -1;
        mgl_glGetIntegerv(core, limits[i].name, &value);
        if (value < limits[i].least) fail_msg("0x%04x is %d, GL 3.3 asks for %d", limits[i].name, value, limits[i].least);
    }
    assert_gl(core, GL_NO_ERROR);
}

static void legacy_state(void **state)
{
    GLfloat f[16];
    GLint i[4];
    mgl_glMatrixMode(legacy, GL_MODELVIEW);
    mgl_glLoadIdentity(legacy);
    mgl_glRotatef(legacy, 90, 0, 0, 1);
    mgl_glGetFloatv(legacy, GL_MODELVIEW_MATRIX, f);
    assert_float_equal(f[1], 1, 1e-6);
    assert_float_equal(f[4], -1, 1e-6);
    const GLfloat position[4] = {1, 0, 0, 1};
    mgl_glLightfv(legacy, GL_LIGHT1, GL_POSITION, position); /* is turned into eye space */
    mgl_glGetLightfv(legacy, GL_LIGHT1, GL_POSITION, f);
    assert_float_equal(f[1], 1, 1e-6);
    mgl_glLightf(legacy, GL_LIGHT0, GL_SPOT_CUTOFF, 120);
    assert_gl(legacy, GL_INVALID_VALUE);
    mgl_glFogi(legacy, GL_FOG_MODE, GL_LINEAR);
    mgl_glGetIntegerv(legacy, GL_FOG_MODE, i);
    assert_int_equal(i[0], GL_LINEAR);
    const GLdouble plane[4] = {1, 0, 0, 0};
    GLdouble back[4];
    mgl_glClipPlane(legacy, GL_CLIP_PLANE0, plane);
    mgl_glGetClipPlane(legacy, GL_CLIP_PLANE0, back);
    assert_float_equal(back[1], 1, 1e-6);
    mgl_glTexEnvi(legacy, GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_DECAL);
    mgl_glGetTexEnviv(legacy, GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, i);
    assert_int_equal(i[0], GL_DECAL);
    mgl_glTexEnvi(legacy, GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_LINES);
    assert_gl(legacy, GL_INVALID_ENUM);
    for (int n = 0; n < 31; n++) mgl_glPushMatrix(legacy);
    assert_gl(legacy, GL_NO_ERROR);
    mgl_glPushMatrix(legacy);
    assert_gl(legacy, GL_STACK_OVERFLOW);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(versions), cmocka_unit_test(strings), cmocka_unit_test(rows_are_sorted_and_name_what_is_missing), cmocka_unit_test(every_type_of_get),
        cmocka_unit_test(what_a_profile_does_not_know), cmocka_unit_test(minimum_limits_of_gl33), cmocka_unit_test(legacy_state),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
