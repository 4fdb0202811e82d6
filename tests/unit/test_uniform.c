/* Programs and uniforms of the GL client: what is stored, what is sent, which errors. */
#include "tests/unit/gl_session.h"

#include "translator/gl/fixed_state.h"

enum { AT_FLOAT = 0, AT_VEC3 = 16, AT_MAT3 = 32, AT_MAT4 = 80, AT_BOOLS = 144, AT_INTS = 160, AT_MVP = 240, BLOCK = 304 };

static const float half = 0.5f;
static const mgl_glsl_uniform uniforms[] = {
    {.name = "f", .type = GL_FLOAT, .array_size = 1, .location = 0, .block = -1, .offset = AT_FLOAT, .binding = -1, .initial = &half, .initial_size = 4},
    {.name = "v", .type = GL_FLOAT_VEC3, .array_size = 1, .location = 1, .block = -1, .offset = AT_VEC3, .binding = -1},
    {.name = "m3", .type = GL_FLOAT_MAT3, .array_size = 1, .location = 2, .block = -1, .offset = AT_MAT3, .matrix_stride = 16, .binding = -1},
    {.name = "m4", .type = GL_FLOAT_MAT4, .array_size = 1, .location = 3, .block = -1, .offset = AT_MAT4, .matrix_stride = 16, .binding = -1},
    {.name = "b", .type = GL_BOOL_VEC2, .array_size = 1, .location = 4, .block = -1, .offset = AT_BOOLS, .binding = -1},
    {.name = "i[0]", .type = GL_INT, .array_size = 5, .location = 6, .block = -1, .offset = AT_INTS, .array_stride = 16, .binding = -1},
    {.name = "t[0]", .type = GL_SAMPLER_2D, .array_size = 2, .location = 11, .block = -1, .opaque = true, .first_slot = 1, .binding = -1},
    {.name = "c", .type = GL_SAMPLER_CUBE, .array_size = 1, .location = 13, .block = -1, .opaque = true, .first_slot = 3, .binding = 5},
    {.name = "Block.x", .type = GL_FLOAT, .array_size = 1, .location = -1, .block = 0, .offset = 4, .binding = -1},
    {.name = "gl_ModelViewProjectionMatrix", .type = GL_FLOAT_MAT4, .array_size = 1, .location = -1, .block = -1, .offset = AT_MVP, .matrix_stride = 16,
     .binding = -1, .stages = 1, .builtin = MGL_BUILTIN_MODELVIEW_PROJECTION},
};
static const mgl_glsl_block blocks[] = {{.name = "Block", .size = 16, .first_slot = 0, .binding = 2, .stages = 1}};
static const gl_session_program everything = {
    .reflection = {.uniforms = uniforms, .uniform_count = MGL_COUNT(uniforms), .blocks = blocks, .block_count = 1},
    .archive = {.header = {.magic = MGL_PROGRAM_MAGIC, .version = MGL_PROGRAM_VERSION, .total_size = sizeof everything.archive, .spirv = {{0, 4}},
                           .resource_count = 3, .resource_offset = sizeof(mgl_program_header), .slot_count = 4, .default_block_size = BLOCK},
                .resources = {{.kind = MGL_RESOURCE_UNIFORM_BLOCK, .count = 1, .first_slot = 0, .size = 16},
                              {.kind = MGL_RESOURCE_TEXTURE, .dim = MGL_DIM_2D, .count = 2, .first_slot = 1},
                              {.kind = MGL_RESOURCE_TEXTURE, .dim = MGL_DIM_CUBE, .count = 1, .first_slot = 3}}},
};

static mgl_context *ctx;
static GLuint program;

static int setup(void **state)
{
    ctx = gl_session_open(2, 1, false);
    if (!ctx) return -1;
    program = gl_session_make_program(ctx, &everything);
    mgl_glUseProgram(ctx, program);
    mgl_emit_group_program(ctx);
    gl_session_sync(ctx);
    return mgl_glGetError(ctx) == GL_NO_ERROR ? 0 : -1;
}

static int teardown(void **state)
{
    gl_session_close(ctx);
    return 0;
}

static void emit(void)
{
    mgl_emit_group_program(ctx);
    gl_session_sync(ctx);
}

static void link_sends_the_program_and_its_initial_values(void **state)
{
    assert_int_equal(gl_log.ops[MGL_OP_program_create], 1);
    assert_int_equal(gl_log.ops[MGL_OP_program_bind], 1);
    assert_memory_equal(gl_log.constants + AT_FLOAT, &half, 4);
    assert_int_equal(gl_log.slots[0], 2); /* layout(binding = 2) of the block */
    assert_int_equal(gl_log.slots[3], 5);
    GLint value;
    mgl_glGetProgramiv(ctx, program, GL_ACTIVE_UNIFORMS, &value);
    assert_int_equal(value, MGL_COUNT(uniforms));
    mgl_glGetProgramiv(ctx, program, GL_ACTIVE_UNIFORM_BLOCKS, &value);
    assert_int_equal(value, 1);
}

static void equal_writes_send_nothing(void **state)
{
    gl_session_forget(ctx);
    ctx->dirty = 0;
    mgl_glUniform1f(ctx, 0, half);
    assert_int_equal(ctx->dirty, 0);
    emit();
    assert_int_equal(gl_log.ops[MGL_OP_program_constants], 0);
    mgl_glUniform1f(ctx, 0, 2);
    assert_int_equal(ctx->dirty, MGL_DIRTY_CONSTANTS);
    emit();
    assert_int_equal(gl_log.ops[MGL_OP_program_constants], 1);
    assert_int_equal(gl_log.first_constant, AT_FLOAT);
    assert_int_equal(gl_log.last_constant, AT_FLOAT + 4);
    assert_int_equal(gl_log.ops[MGL_OP_program_bind], 0);
}

/* What lies between two uniforms that changed stays at home, once it is more than a granule of 64 bytes. */
static void uniforms_far_apart_are_sent_alone(void **state)
{
    GLint last = 9;
    gl_session_forget(ctx);
    mgl_glUniform1f(ctx, 0, 3);
    mgl_glUniform1iv(ctx, 6, 1, &last);
    emit();
    assert_true(AT_INTS / 64 > AT_FLOAT / 64 + 1); /* or this shows nothing */
    assert_int_equal(gl_log.ops[MGL_OP_program_constants], 2);
    assert_true(gl_log.first_constant >= AT_INTS / 64 * 64);
    assert_int_equal(gl_log.last_constant, AT_INTS + 4);
    assert_memory_equal(gl_log.constants + AT_INTS, &last, 4);
    GLfloat first = 3;
    assert_memory_equal(gl_log.constants + AT_FLOAT, &first, 4);
}

static void matrices_take_the_layout_of_the_block(void **state)
{
    GLfloat in[16], out[16], row[3];
    for (int i = 0; i < 16; i++) in[i] = (GLfloat)i;
    mgl_glUniformMatrix3fv(ctx, 2, 1, GL_TRUE, in);
    mgl_glUniformMatrix4fv(ctx, 3, 1, GL_FALSE, in);
    emit();
    memcpy(row, gl_log.constants + AT_MAT3 + 16, sizeof row); /* second column of a matrix given by rows */
    assert_float_equal(row[0], 1, 0);
    assert_float_equal(row[1], 4, 0);
    assert_float_equal(row[2], 7, 0);
    assert_memory_equal(gl_log.constants + AT_MAT4, in, 64);
    mgl_glGetUniformfv(ctx, program, 2, out);
    assert_float_equal(out[3], 1, 0);
    assert_float_equal(out[8], 8, 0);
    assert_gl(ctx, GL_NO_ERROR);
}

static void conversions(void **state)
{
    GLint ints[4];
    GLuint unsigned_value;
    mgl_glUniform2f(ctx, 4, 0, -3.5f);
    mgl_glGetUniformiv(ctx, program, 4, ints);
    assert_int_equal(ints[0], 0);
    assert_int_equal(ints[1], 1);
    const GLint many[8] = {-1, 2, 3, 4, 5, 6, 7, 8};
    mgl_glUniform1iv(ctx, 7, 8, many); /* from element 1: cut at the end of the array */
    mgl_glGetUniformiv(ctx, program, 10, ints);
    assert_int_equal(ints[0], 4);
    mgl_glUniform1i(ctx, 6, -1);
    mgl_glGetUniformuiv(ctx, program, 6, &unsigned_value);
    assert_int_equal(unsigned_value, 0xffffffffu);
    assert_gl(ctx, GL_NO_ERROR);
}

static void errors(void **state)
{
    const GLfloat v[4] = {0};
    GLfloat out[1];
    mgl_glUniform1f(ctx, -1, 1);
    assert_gl(ctx, GL_NO_ERROR);
    mgl_glUniform1f(ctx, 5, 1); /* a hole */
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glUniform1f(ctx, 99, 1);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glUniform2f(ctx, 0, 1, 2);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glUniform1i(ctx, 0, 1);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glUniform1fv(ctx, 0, 2, v);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glUniform1fv(ctx, 0, -1, v);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glUniform1f(ctx, 11, 1); /* samplers take integers */
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glUniform1i(ctx, 11, 4096);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glGetnUniformfv(ctx, program, 1, 8, out);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glUseProgram(ctx, 4711);
    assert_gl(ctx, GL_INVALID_VALUE);
}

static void locations_by_name(void **state)
{
    assert_int_equal(mgl_glGetUniformLocation(ctx, program, "i"), 6);
    assert_int_equal(mgl_glGetUniformLocation(ctx, program, "i[0]"), 6);
    assert_int_equal(mgl_glGetUniformLocation(ctx, program, "i[4]"), 10);
    assert_int_equal(mgl_glGetUniformLocation(ctx, program, "i[5]"), -1);
    assert_int_equal(mgl_glGetUniformLocation(ctx, program, "i[04]"), -1);
    assert_int_equal(mgl_glGetUniformLocation(ctx, program, "i["), -1);
    assert_int_equal(mgl_glGetUniformLocation(ctx, program, "f[0]"), -1);
    assert_int_equal(mgl_glGetUniformLocation(ctx, program, ""), -1);
    assert_int_equal(mgl_glGetUniformLocation(ctx, program, "Block.x"), -1);
    assert_int_equal(mgl_glGetUniformLocation(ctx, program, "gl_ModelViewProjectionMatrix"), -1);
    assert_gl(ctx, GL_NO_ERROR);
}

static void samplers_move_slots_and_conflict(void **state)
{
    mgl_program *p = mgl_program_current(ctx);
    gl_session_forget(ctx);
    mgl_glUniform1i(ctx, 12, 3);
    emit();
    assert_int_equal(gl_log.slots[2], 3);
    assert_int_equal(p->texture_uses[1].unit, 3);
    assert_int_equal(p->texture_uses[1].target, GL_TEXTURE_2D);
    assert_false(p->unit_conflict);
    mgl_glUniform1i(ctx, 13, 3); /* a cube sampler on a unit that a 2D one reads */
    assert_true(p->unit_conflict);
    mgl_glValidateProgram(ctx, program);
    GLint status;
    mgl_glGetProgramiv(ctx, program, GL_VALIDATE_STATUS, &status);
    assert_false(status);
}

static void blocks_and_members(void **state)
{
    GLint value;
    GLuint index = mgl_glGetUniformBlockIndex(ctx, program, "Block"), member;
    assert_int_equal(index, 0);
    const GLchar *name = "Block.x";
    mgl_glGetUniformIndices(ctx, program, 1, &name, &member);
    mgl_glGetActiveUniformsiv(ctx, program, 1, &member, GL_UNIFORM_OFFSET, &value);
    assert_int_equal(value, 4);
    mgl_glGetActiveUniformBlockiv(ctx, program, index, GL_UNIFORM_BLOCK_ACTIVE_UNIFORM_INDICES, &value);
    assert_int_equal(value, member);
    mgl_glUniformBlockBinding(ctx, program, index, 7);
    emit();
    assert_int_equal(gl_log.slots[0], 7);
    mgl_glUniformBlockBinding(ctx, program, 1, 7);
    assert_gl(ctx, GL_INVALID_VALUE);
}

static void resources_by_interface(void **state)
{
    static const GLenum props[3] = {GL_LOCATION, GL_ARRAY_SIZE, GL_BLOCK_INDEX}, block_props[2] = {GL_BUFFER_DATA_SIZE, GL_ACTIVE_VARIABLES};
    GLint values[4];
    GLsizei length;
    GLuint i = mgl_glGetProgramResourceIndex(ctx, program, GL_UNIFORM, "i");
    mgl_glGetProgramResourceiv(ctx, program, GL_UNIFORM, i, 3, props, 4, &length, values);
    assert_int_equal(length, 3);
    assert_int_equal(values[0], 6);
    assert_int_equal(values[1], 5);
    assert_int_equal(values[2], -1);
    mgl_glGetProgramResourceiv(ctx, program, GL_UNIFORM_BLOCK, 0, 2, block_props, 4, &length, values);
    assert_int_equal(length, 2);
    assert_int_equal(values[0], 16);
    assert_int_equal(values[1], mgl_glGetProgramResourceIndex(ctx, program, GL_UNIFORM, "Block.x"));
    mgl_glGetProgramInterfaceiv(ctx, program, GL_BUFFER_VARIABLE, GL_ACTIVE_RESOURCES, values);
    assert_int_equal(values[0], 0);
    assert_gl(ctx, GL_NO_ERROR);
    mgl_glGetProgramResourceiv(ctx, program, GL_UNIFORM, i, 1, block_props, 4, &length, values);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glGetProgramInterfaceiv(ctx, program, GL_TEXTURE_2D, GL_ACTIVE_RESOURCES, values);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glGetProgramResourceName(ctx, program, GL_UNIFORM, 99, 4, NULL, NULL);
    assert_gl(ctx, GL_INVALID_VALUE);
}

static void built_in_matrices_follow_the_stacks(void **state)
{
    GLfloat m[16];
    mgl_glMatrixMode(ctx, GL_PROJECTION);
    mgl_glScalef(ctx, 2, 2, 2);
    mgl_glMatrixMode(ctx, GL_MODELVIEW);
    mgl_glTranslatef(ctx, 1, 2, 3);
    emit();
    memcpy(m, gl_log.constants + AT_MVP, sizeof m);
    assert_float_equal(m[0], 2, 0);
    assert_float_equal(m[12], 2, 0);
    assert_float_equal(m[14], 6, 0);
    gl_session_forget(ctx);
    emit();
    assert_int_equal(gl_log.ops[MGL_OP_program_constants], 0);
    const GLfloat *inverse = mgl_matrix_product_inverse(ctx);
    assert_float_equal(inverse[0], 0.5f, 1e-6);
    assert_float_equal(inverse[12], -1, 1e-6);
    assert_float_equal(mgl_matrix_normal(ctx)[0], 1, 1e-6);
    mgl_glPopMatrix(ctx);
    assert_gl(ctx, GL_STACK_UNDERFLOW);
}

static void names_outlive_their_deletion(void **state)
{
    GLuint shaders[2];
    GLsizei count;
    mgl_glGetAttachedShaders(ctx, program, 2, &count, shaders);
    assert_int_equal(count, 2);
    assert_true(mgl_glIsShader(ctx, shaders[0])); /* deleted, but attached */
    mgl_glDetachShader(ctx, program, shaders[0]);
    assert_false(mgl_glIsShader(ctx, shaders[0]));
    mgl_glDeleteProgram(ctx, program);
    assert_true(mgl_glIsProgram(ctx, program)); /* in use */
    GLint status;
    mgl_glGetProgramiv(ctx, program, GL_DELETE_STATUS, &status);
    assert_true(status);
    gl_session_forget(ctx);
    mgl_glUseProgram(ctx, 0);
    gl_session_sync(ctx);
    assert_false(mgl_glIsProgram(ctx, program));
    assert_false(mgl_glIsShader(ctx, shaders[1]));
    assert_int_equal(gl_log.ops[MGL_OP_program_destroy], 1);
    assert_gl(ctx, GL_NO_ERROR);
}

static void a_failed_link_keeps_the_executable_in_use(void **state)
{
    GLint status;
    gl_session_link = NULL;
    mgl_glLinkProgram(ctx, program);
    mgl_glGetProgramiv(ctx, program, GL_LINK_STATUS, &status);
    assert_false(status);
    mgl_glUniform1f(ctx, 0, 9);
    assert_gl(ctx, GL_NO_ERROR);
    emit();
    GLfloat sent;
    memcpy(&sent, gl_log.constants + AT_FLOAT, 4);
    assert_float_equal(sent, 9, 0);
    mgl_glUseProgram(ctx, program);
    assert_gl(ctx, GL_INVALID_OPERATION);
}

static void programs_over_the_limits_do_not_link(void **state)
{
    static gl_session_program large;
    static mgl_glsl_block block = {.name = "Large", .size = 1 << 20, .stages = 1};
    GLint status;
    GLchar log[128];
    large = everything;
    large.reflection.blocks = &block;
    gl_session_forget(ctx);
    GLuint other = gl_session_make_program(ctx, &large);
    mgl_glGetProgramiv(ctx, other, GL_LINK_STATUS, &status);
    assert_false(status);
    mgl_glGetProgramInfoLog(ctx, other, sizeof log, NULL, log);
    assert_non_null(strstr(log, "Large"));
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_program_create], 0);
    assert_gl(ctx, GL_NO_ERROR);
    mgl_glDeleteProgram(ctx, other);
}

static void broken_shaders_say_so(void **state)
{
    const GLchar *text = "broken";
    GLchar log[64];
    GLint status;
    GLuint shader = mgl_glCreateShader(ctx, GL_FRAGMENT_SHADER);
    mgl_glShaderSource(ctx, shader, 1, &text, NULL);
    mgl_glCompileShader(ctx, shader);
    mgl_glGetShaderiv(ctx, shader, GL_COMPILE_STATUS, &status);
    assert_false(status);
    mgl_glGetShaderInfoLog(ctx, shader, sizeof log, NULL, log);
    assert_string_equal(log, "0:1: error: broken");
    mgl_glGetShaderInfoLog(ctx, shader, 4, NULL, log);
    assert_string_equal(log, "0:1");
    GLuint other = mgl_glCreateProgram(ctx);
    mgl_glAttachShader(ctx, other, shader);
    mgl_glLinkProgram(ctx, other);
    mgl_glGetProgramiv(ctx, other, GL_LINK_STATUS, &status);
    assert_false(status);
    mgl_glAttachShader(ctx, other, shader);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glAttachShader(ctx, shader, other);
    assert_gl(ctx, GL_INVALID_OPERATION);
    assert_int_equal(mgl_glCreateShader(ctx, GL_TEXTURE_2D), 0);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glDeleteObjectARB(ctx, shader);
    mgl_glDeleteObjectARB(ctx, other);
    assert_gl(ctx, GL_NO_ERROR);
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(link_sends_the_program_and_its_initial_values), T(equal_writes_send_nothing), T(uniforms_far_apart_are_sent_alone), T(matrices_take_the_layout_of_the_block), T(conversions), T(errors),
        T(locations_by_name), T(samplers_move_slots_and_conflict), T(blocks_and_members), T(resources_by_interface), T(built_in_matrices_follow_the_stacks),
        T(names_outlive_their_deletion), T(a_failed_link_keeps_the_executable_in_use), T(broken_shaders_say_so), T(programs_over_the_limits_do_not_link),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
