/* Offsets and strides that the front end computes itself, against what SPIRV-Cross reads out of the generated modules.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "tests/unit/glsl_helpers.h"

#include <spirv_cross_c.h>
#include <stdio.h>
#include <string.h>

typedef struct walk {
    const glsl_build *build;
    spvc_compiler compiler;
    int32_t block; /* index in the reflection, -1: default block */
    uint32_t compared;
} walk;

/* The reflected leaf at this name, in the walk's block. */
static const mgl_glsl_uniform *leaf(const walk *w, const char *name)
{
    const mgl_glsl_reflection *r = mgl_glsl_program_reflection(w->build->program);
    for (uint32_t i = 0; i < r->uniform_count; i++)
        if (r->uniforms[i].block == w->block && strcmp(r->uniforms[i].name, name) == 0) return &r->uniforms[i];
    return NULL;
}

static void compare_members(walk *w, spvc_type_id struct_id, const char *prefix, uint32_t base);

static void compare_member(walk *w, spvc_type_id struct_id, uint32_t index, const char *name, uint32_t offset)
{
    spvc_type parent = spvc_compiler_get_type_handle(w->compiler, struct_id);
    spvc_type_id member_id = spvc_type_get_member_type(parent, index);
    spvc_type member = spvc_compiler_get_type_handle(w->compiler, member_id);
    uint32_t dims = spvc_type_get_num_array_dimensions(member), array_stride = 0, matrix_stride = 0;
    if (dims) spvc_compiler_type_struct_member_array_stride(w->compiler, parent, index, &array_stride);
    bool is_struct = spvc_type_get_basetype(member) == SPVC_BASETYPE_STRUCT;
    char full[256];
    if (is_struct) {
        uint32_t count = dims ? spvc_type_get_array_dimension(member, 0) : 1;
        for (uint32_t i = 0; i < count; i++) {
            snprintf(full, sizeof full, dims ? "%s[%u]" : "%s", name, i);
            compare_members(w, spvc_type_get_base_type_id(member), full, offset + i * array_stride);
        }
        return;
    }
    snprintf(full, sizeof full, dims ? "%s[0]" : "%s", name);
    const mgl_glsl_uniform *ours = leaf(w, full);
    if (!ours) return; /* not active */
    if (spvc_type_get_columns(member) > 1)
        spvc_compiler_type_struct_member_matrix_stride(w->compiler, parent, index, &matrix_stride);
    if (ours->offset != offset || ours->array_stride != array_stride || ours->matrix_stride != matrix_stride)
        print_error("%s: ours %u %u %u, SPIRV-Cross %u %u %u\n", full, ours->offset, ours->array_stride,
                    ours->matrix_stride, offset, array_stride, matrix_stride);
    assert_int_equal(ours->offset, offset);
    assert_int_equal(ours->array_stride, array_stride);
    assert_int_equal(ours->matrix_stride, matrix_stride);
    w->compared++;
}

static void compare_members(walk *w, spvc_type_id struct_id, const char *prefix, uint32_t base)
{
    spvc_type type = spvc_compiler_get_type_handle(w->compiler, struct_id);
    for (uint32_t i = 0; i < spvc_type_get_num_member_types(type); i++) {
        const char *member = spvc_compiler_get_member_name(w->compiler, struct_id, i);
        char name[256];
        unsigned offset = 0;
        snprintf(name, sizeof name, "%s%s%s", prefix, *prefix ? "." : "", member);
        spvc_compiler_type_struct_member_offset(w->compiler, type, i, &offset);
        compare_member(w, struct_id, i, name, base + offset);
    }
}

/* Compares one kind of block of a stage; returns how many leaves were compared. */
static uint32_t compare(const glsl_build *build, mgl_stage stage, spvc_resource_type kind)
{
    spvc_context context;
    spvc_parsed_ir ir;
    spvc_resources resources;
    const spvc_reflected_resource *list;
    size_t word_count, count;
    walk w = {.build = build};
    const uint32_t *words = stage_words(build, stage, &word_count);
    const mgl_glsl_reflection *r = mgl_glsl_program_reflection(build->program);
    assert_int_equal(spvc_context_create(&context), SPVC_SUCCESS);
    assert_int_equal(spvc_context_parse_spirv(context, words, word_count, &ir), SPVC_SUCCESS);
    assert_int_equal(spvc_context_create_compiler(context, SPVC_BACKEND_NONE, ir, SPVC_CAPTURE_MODE_COPY, &w.compiler),
                     SPVC_SUCCESS);
    spvc_compiler_create_shader_resources(w.compiler, &resources);
    spvc_resources_get_resource_list_for_type(resources, kind, &list, &count);
    for (size_t i = 0; i < count; i++) {
        const char *name = list[i].name; /* the lowered name of block B is mgl_b_B */
        bool ours = strncmp(name, "mgl_b_", 6) == 0;
        w.block = -1;
        for (uint32_t b = 0; ours && b < r->block_count; b++)
            if (strcmp(r->blocks[b].name, name + 6) == 0) w.block = (int32_t)b;
        compare_members(&w, list[i].base_type_id, ours ? name + 6 : "", 0);
    }
    spvc_context_destroy(context);
    return w.compared;
}

static const char fragment[] = "#version 330\nout vec4 c; void main() { c = vec4(1.0); }\n";

static void std140_blocks(void **state)
{
    glsl_build b =
        BUILD({MGL_STAGE_VERTEX, "#version 430\nstruct Inner { vec3 v; float f; mat2 m; }; struct Outer { float a; "
                                 "Inner inner[2]; bvec3 b; };\n"
                                 "layout(std140) uniform B { float a; vec3 b; float c[3]; mat3 d; mat4x2 e[2]; Outer "
                                 "o[2]; vec2 g; ivec3 h; uint i; dvec3 j; double k; dmat2 l; } blk;\n"
                                 "layout(std140, row_major) uniform R { mat2x3 a; mat3x2 b[2]; layout(column_major) "
                                 "mat4x3 c; float d; } rows;\n"
                                 "in vec4 p; void main() { gl_Position = p * blk.a * rows.d; }"},
              {MGL_STAGE_FRAGMENT, fragment});
    assert_true(b.linked);
    assert_int_equal(compare(&b, MGL_STAGE_VERTEX, SPVC_RESOURCE_TYPE_UNIFORM_BUFFER),
                     11 + 2 * (2 + 2 * 3) + 4 + 1 /* mgl_PointSize */);
    build_finish(&b);
}

static void std430_blocks(void **state)
{
    glsl_build b =
        BUILD({MGL_STAGE_VERTEX,
               "#version 430\nstruct Inner { vec3 v; float f; mat2 m; }; struct Small { vec2 a; float b; };\n"
               "layout(std430) buffer B { float a; vec3 b; float c[3]; mat3 d; vec2 e[2]; Inner o[2]; Small s[3]; "
               "ivec3 h; uint i; } blk;\n"
               "in vec4 p; void main() { gl_Position = p * blk.a; }"},
              {MGL_STAGE_FRAGMENT, fragment});
    assert_true(b.linked);
    assert_int_equal(compare(&b, MGL_STAGE_VERTEX, SPVC_RESOURCE_TYPE_STORAGE_BUFFER), 5 + 2 * 3 + 3 * 2 + 2);
    build_finish(&b);
}

/* The default block is one buffer although each stage declares only its own members. */
static void default_block(void **state)
{
    glsl_build b =
        BUILD({MGL_STAGE_VERTEX, "#version 330\nstruct S { vec2 a; sampler2D t; float b[2]; mat3 m; }; uniform float "
                                 "first; uniform S s[2]; uniform mat3x2 m; uniform bool flag;\n"
                                 "in vec4 p; void main() { gl_Position = p * s[0].a.y * first * "
                                 "s[1].b[1] * s[0].m[0].x * m[0].x * (flag ? 1.0 : 2.0) * s[1].a.x\n"
                                 " * s[1].m[1].y * s[0].b[0]; }"},
              {MGL_STAGE_FRAGMENT, "#version 330\nuniform vec3 last[2]; uniform mat3x2 m; out vec4 c; void main() { c "
                                   "= vec4(last[1], m[1].y); }\n"});
    assert_true(b.linked);
    assert_int_equal(compare(&b, MGL_STAGE_VERTEX, SPVC_RESOURCE_TYPE_UNIFORM_BUFFER), 10);
    assert_int_equal(compare(&b, MGL_STAGE_FRAGMENT, SPVC_RESOURCE_TYPE_UNIFORM_BUFFER), 2);
    build_finish(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(std140_blocks), cmocka_unit_test(std430_blocks),
                                       cmocka_unit_test(default_block)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
