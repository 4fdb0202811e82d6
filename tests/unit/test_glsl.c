/* The GLSL front end from source to archive: languages, uniforms, varyings, logs, caches, threads. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "tests/unit/glsl_helpers.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VERT MGL_STAGE_VERTEX
#define GEOM MGL_STAGE_GEOMETRY
#define FRAG MGL_STAGE_FRAGMENT

static const char plain_vertex[] = "#version 330\nin vec4 p; void main() { gl_Position = p; }\n";
static const char plain_fragment[] = "#version 330\nout vec4 c; void main() { c = vec4(1.0); }\n";

/* ---- languages ---- */

static void legacy_program(void **state)
{
    glsl_build b = BUILD(
        {VERT, "attribute vec3 position; attribute vec2 uv; uniform mat4 mvp; uniform vec4 unused;\n"
               "varying vec2 coord; varying float dropped;\n"
               "void main() { coord = uv; dropped = 1.0; gl_Position = mvp * vec4(position, 1.0) + ftransform(); }"},
        {FRAG, "uniform sampler2D texture; varying vec2 coord;\n"
               "void main() { gl_FragColor = texture2D(texture, coord); }"});
    assert_true(b.linked);
    const mgl_program_header *h = mgl_glsl_program_archive(b.program);
    assert_int_equal(h->magic, MGL_PROGRAM_MAGIC);
    assert_int_equal(h->output_mask, 0xff); /* gl_FragColor reaches them all */
    assert_true(h->flags & MGL_PROGRAM_BROADCASTS);
    assert_int_equal(mgl_glsl_program_reflection(b.program)->output_count, 1);
    assert_int_equal(h->resource_count, 1);
    assert_null(find_uniform(&b, "unused"));
    assert_int_equal(find_uniform(&b, "mvp")->type, 0x8B5C);
    assert_int_equal(find_uniform(&b, "mvp")->stages, 1u << VERT);
    const mgl_glsl_uniform *texture = find_uniform(&b, "texture");
    assert_true(texture->opaque && texture->location >= 0);
    assert_int_equal(texture->type, 0x8B5E);
    assert_int_equal(find_uniform(&b, "gl_ModelViewProjectionMatrix")->builtin, MGL_BUILTIN_MODELVIEW_PROJECTION);
    assert_int_equal(find_uniform(&b, "gl_ModelViewProjectionMatrix")->location, -1);
    assert_int_equal(find_attribute(&b, "gl_Vertex")->location, 0);
    assert_true(find_attribute(&b, "position")->location > 0);
    build_finish(&b);
}

/* gl_TexCoord, two-sided colours, clip vertex and old shadow lookups. */
static void legacy_state(void **state)
{
    glsl_build b = BUILD(
        {VERT,
         "void main() { gl_Position = gl_Vertex; gl_FrontColor = gl_Color; gl_BackColor = gl_SecondaryColor;\n"
         "gl_TexCoord[1] = gl_TextureMatrix[1] * gl_MultiTexCoord1; gl_ClipVertex = gl_ModelViewMatrix * gl_Vertex;\n"
         "gl_FogFragCoord = gl_LightSource[2].spotExponent + gl_FrontMaterial.shininess; }"},
        {FRAG, "uniform sampler2DShadow s;\nvoid main() { gl_FragData[1] = gl_Color + gl_TexCoord[1] + shadow2D(s, "
               "vec3(0.5)).rrra\n"
               "+ gl_Fog.color * gl_FogFragCoord; }"});
    assert_true(b.linked);
    assert_int_equal(mgl_glsl_program_reflection(b.program)->clip_distances, 8);
    assert_int_equal(find_uniform(&b, "mgl_TwoSide")->builtin, MGL_BUILTIN_TWO_SIDE);
    assert_int_equal(find_uniform(&b, "mgl_ClipEnable")->builtin, MGL_BUILTIN_CLIP_ENABLE);
    assert_int_equal(find_uniform(&b, "gl_TextureMatrix[1]")->builtin_index, 1);
    assert_null(find_uniform(&b, "gl_TextureMatrix[0]"));
    assert_int_equal(find_uniform(&b, "gl_LightSource[2]")->builtin_index, 2);
    assert_int_equal(find_attribute(&b, "gl_MultiTexCoord1")->location, 9);
    build_finish(&b);
}

static void es_program(void **state)
{
    mgl_glsl_options options = test_options;
    options.es_context = true;
    glsl_build b =
        build_program(&options,
                      (const glsl_text_of[]){{VERT, "attribute highp vec4 p; varying lowp float x; void main() { "
                                                    "precision highp float; gl_Position = p; x = p.x; }"},
                                             {FRAG, "#ifndef GL_ES\n#error not ES\n#endif\nprecision mediump float; "
                                                    "varying lowp float x; void main() { gl_FragColor = vec4(x); }"},
                                             {0, NULL}},
                      NULL);
    assert_true(b.linked);
    build_finish(&b);
    b = BUILD(
        {VERT, "#version 300 es\nlayout(location = 3) in vec4 p; void main() { gl_Position = p; gl_PointSize = 2.0; }"},
        {FRAG, "#version 300 es\nprecision mediump float; out vec4 c; void main() { c = vec4(gl_PointCoord, 0, 1); }"});
    assert_true(b.linked);
    assert_int_equal(find_attribute(&b, "p")->location, 3);
    build_finish(&b);
}

/* Names that later languages took for themselves. */
static void renamed_words(void **state)
{
    glsl_build b = BUILD({VERT, "#version 120\nattribute vec4 sampler; uniform float sample, buffer, patch, "
                                "texture[2]; struct Shared { float resource; };\n"
                                "uniform Shared shared; varying float flat_; float round(float x) { return x + 1.0; }\n"
                                "void main() { float precise = round(sample); gl_Position = sampler * buffer * patch * "
                                "precise * shared.resource * texture[1]; }"},
                         {FRAG, "#version 120\nvoid main() { gl_FragColor = vec4(1.0); }"});
    assert_true(b.linked);
    assert_non_null(find_attribute(&b, "sampler"));
    assert_non_null(find_uniform(&b, "sample"));
    assert_non_null(find_uniform(&b, "shared.resource"));
    assert_int_equal(find_uniform(&b, "texture[0]")->array_size, 2);
    build_finish(&b);
}

static void rectangle_textures(void **state)
{
    glsl_build b =
        BUILD({VERT, plain_vertex}, {FRAG, "#version 120\n#extension GL_ARB_texture_rectangle : require\nuniform "
                                           "sampler2DRect r; uniform sampler2DRectShadow s; uniform sampler2D n;\n"
                                           "vec4 get(sampler2DRect t, vec2 p) { return texture2DRect(t, p); }\n"
                                           "void main() { gl_FragColor = get(r, vec2(3.5)) + texture2DRectProj(r, "
                                           "vec3(1.0)) + shadow2DRect(s, vec3(0.5)) + texture2D(n, vec2(0.5)); }"});
    assert_true(b.linked);
    assert_int_equal(find_uniform(&b, "r")->type, 0x8B63);
    build_finish(&b);
    b = BUILD({VERT, plain_vertex},
              {FRAG, "#version 330\nuniform sampler2DRect r; uniform isampler2DRect i; out vec4 c;\n"
                     "void main() { c = texelFetch(r, ivec2(1)) + vec4(textureSize(i), 0, 0) + textureGrad(r, vec2(1), "
                     "vec2(1), vec2(1)) + texture(i, vec2(1)); }"});
    assert_true(b.linked);
    build_finish(&b);
}

static void preprocessor(void **state)
{
    glsl_build b = BUILD({VERT, "#version 330 core\n#define ADD(a, b) ((a) + (b))\n#define NEST(x) ADD(x, ADD(x, "
                                "1.0))\n#define JOIN(a, b) a##b\n"
                                "#if __VERSION__ != 330 || !defined(GL_core_profile) || "
                                "defined(GL_ARB_nothing)\n#error bad\n#elif 1 + 1 == 2 && (3 << 1) == 6\n"
                                "in vec4 JOIN(po, s);\n#endif\n#define SELF SELF\nfloat SELF = 1.0;\n"
                                "void main() { gl_Position = pos * NEST(\n  2.0) * /* a\ncomment */ SE\\\nLF; }\n"},
                         {FRAG, plain_fragment});
    assert_true(b.linked);
    assert_non_null(find_attribute(&b, "pos"));
    build_finish(&b);
}

/* ---- uniforms ---- */

static void uniform_names_and_places(void **state)
{
    glsl_build b = BUILD({VERT, "#version 330\nstruct Light { vec3 position; float power[2]; sampler2D map; };\n"
                                "uniform Light lights[2]; uniform mat3 m = mat3(2.0); uniform vec2 offsets[3] = "
                                "vec2[3](vec2(1, 2), vec2(3), vec2(4, 5));\n"
                                "in vec4 p; uniform int count = 2 * 3;\n"
                                "void main() { gl_Position = p * lights[1].power[1] * m[0].x * offsets[2].x * count * "
                                "textureLod(lights[1].map, p.xy, 0.0); }"},
                         {FRAG, plain_fragment});
    assert_true(b.linked);
    assert_null(find_uniform(&b, "lights[0].position"));
    const mgl_glsl_uniform *power = find_uniform(&b, "lights[1].power[0]"), *m = find_uniform(&b, "m"),
                           *offsets = find_uniform(&b, "offsets[0]");
    assert_int_equal(power->array_size, 2);
    assert_int_equal(power->array_stride, 16);
    assert_int_equal(m->matrix_stride, 16);
    assert_int_equal(m->initial_size, 48);
    assert_float_equal(((const float *)m->initial)[5], 2.0f, 0);
    assert_int_equal(offsets->array_size, 3);
    assert_float_equal(((const float *)offsets->initial)[4], 3.0f, 0);
    assert_float_equal(((const float *)offsets->initial)[9], 5.0f, 0);
    assert_int_equal(*(const int *)find_uniform(&b, "count")->initial, 6);
    assert_true(find_uniform(&b, "lights[1].map")->opaque);
    build_finish(&b);
}

static void uniform_locations(void **state)
{
    glsl_build b = BUILD({VERT, "#version 330\n#extension GL_ARB_explicit_uniform_location : require\nlayout(location "
                                "= 5) uniform vec4 five; uniform vec4 a[4];\n"
                                "layout(location = 1) uniform float one; in vec4 p; void main() { gl_Position = p * "
                                "five * a[p.x > 0.0 ? 1 : 2] * one; }"},
                         {FRAG, plain_fragment});
    assert_true(b.linked);
    assert_int_equal(find_uniform(&b, "five")->location, 5);
    assert_int_equal(find_uniform(&b, "one")->location, 1);
    int location = find_uniform(&b, "a[0]")->location; /* four in a row that touch neither 1 nor 5 */
    assert_true(location >= 6);
    build_finish(&b);
}

static void blocks(void **state)
{
    glsl_build b =
        BUILD({VERT, "#version 330\nlayout(std140) uniform Scene { mat4 view; vec3 eye; float fov; } scene;\n"
                     "layout(std140, row_major) uniform Many { mat2x3 m; float f[2]; } many[2]; uniform float plain;\n"
                     "in vec4 p; void main() { gl_Position = scene.view * p * many[1].f[0] * plain; }"},
              {FRAG, "#version 330\nlayout(std140) uniform Scene { mat4 view; vec3 eye; float fov; } other;\nout vec4 "
                     "c; void main() { c = vec4(other.eye, other.fov); }"});
    assert_true(b.linked);
    const mgl_glsl_reflection *r = mgl_glsl_program_reflection(b.program);
    assert_int_equal(r->block_count, 3);
    assert_string_equal(r->blocks[0].name, "Scene");
    assert_int_equal(r->blocks[0].size, 80);
    assert_int_equal(r->blocks[0].stages, 1u << VERT | 1u << FRAG);
    assert_string_equal(r->blocks[2].name, "Many[1]");
    assert_int_equal(find_uniform(&b, "Scene.fov")->offset, 76);
    assert_int_equal(find_uniform(&b, "Scene.fov")->block, 0);
    assert_int_equal(find_uniform(&b, "Many.m")->row_major, 1);
    assert_int_equal(find_uniform(&b, "Many.f[0]")->offset, 48);
    build_finish(&b);
}

static void uniform_conflicts(void **state)
{
    glsl_build b = BUILD({VERT, "#version 330\nuniform float u; in vec4 p; void main() { gl_Position = p * u; }"},
                         {FRAG, "#version 330\nuniform vec2 u; out vec4 c; void main() { c = vec4(u, u); }"});
    assert_true(b.compiled && !b.linked);
    assert_non_null(strstr(b.log, "uniform `u'"));
    build_finish(&b);
}

/* ---- varyings, attributes, outputs ---- */

static void varyings(void **state)
{
    glsl_build b = BUILD({VERT, "#version 330\nin vec4 p; out vec4 unused; flat out ivec2 n; out mat3 m; out Block { "
                                "vec2 a; float b[2]; } blk; out float arr[3];\n"
                                "void main() { gl_Position = p; unused = p; n = ivec2(1); m = mat3(1); blk.a = p.xy; "
                                "blk.b[1] = 1.0; arr[2] = 2.0; }"},
                         {FRAG, "#version 330\nin float arr[3]; in Block { vec2 a; float b[2]; } inn; in mat3 m; flat "
                                "in ivec2 n; out vec4 c;\n"
                                "void main() { c = vec4(m[0].x + n.x + inn.b[1] + arr[2]); }"});
    assert_true(b.linked);
    assert_true(mgl_glsl_program_archive(b.program)->flags & MGL_PROGRAM_FLAT_INPUTS);
    build_finish(&b);
}

/* More scalars than locations: they travel packed. */
static void packed_varyings(void **state)
{
    glsl_build b =
        BUILD({VERT, "#version 130\nattribute vec4 p; varying float many[41]; varying mat3 m; flat out ivec3 n;\n"
                     "void main() { for (int i = 0; i < 41; i++) many[i] = p.x; m = mat3(p.y); n = ivec3(p.xyz); "
                     "gl_Position = p; }"},
              {FRAG, "#version 130\nvarying float many[41]; varying mat3 m; flat in ivec3 n;\n"
                     "void main() { gl_FragColor = vec4(many[40] + many[0], m[2].z, n.z, 1.0); }"});
    assert_true(b.linked);
    build_finish(&b);
    b = BUILD(
        {VERT,
         "#version 130\nattribute vec4 p; varying float many[65]; void main() { many[64] = 1.0; gl_Position = p; }"},
        {FRAG, "#version 130\nvarying float many[65]; void main() { gl_FragColor = vec4(many[64]); }"});
    assert_true(b.compiled && !b.linked); /* 64 components are all there are */
    build_finish(&b);
}

static void missing_varying(void **state)
{
    glsl_build b =
        BUILD({VERT, plain_vertex}, {FRAG, "#version 330\nin vec4 nowhere; out vec4 c; void main() { c = nowhere; }"});
    assert_true(b.compiled && !b.linked);
    assert_non_null(strstr(b.log, "nowhere"));
    build_finish(&b);
    b = BUILD({VERT, plain_vertex}, {FRAG, "#version 330\nin vec4 nowhere; out vec4 c; void main() { c = vec4(1); }"});
    assert_true(b.linked); /* not used: not missed */
    build_finish(&b);
    b = BUILD({VERT, "#version 330\nin vec4 p; out vec2 v; void main() { gl_Position = p; v = p.xy; }"},
              {FRAG, "#version 330\nin vec3 v; out vec4 c; void main() { c = v.xyzz; }"});
    assert_true(b.compiled && !b.linked);
    assert_non_null(strstr(b.log, "`vec2'"));
    build_finish(&b);
}

static void bound_locations(void **state)
{
    mgl_glsl_location attributes[] = {{"b", 7, 0}, {"nobody", 3, 0}}, outputs[] = {{"second", 0, 1}, {"first", 0, 0}};
    mgl_glsl_link_input input = {.attributes = attributes, .attribute_count = 2, .outputs = outputs, .output_count = 2};
    glsl_build b = build_program(
        &test_options,
        (const glsl_text_of[]){
            {VERT, "#version 330\nin vec4 a; in mat2 b; in ivec2 c; layout(location = 0) in uint d; void main() { "
                   "gl_Position = a + b[0].xyxy + vec4(c, d, gl_VertexID + gl_InstanceID); }"},
            {FRAG, "#version 330\nout vec4 first, second; void main() { first = vec4(0); second = vec4(1); }"},
            {0, NULL}},
        &input);
    assert_true(b.linked);
    const mgl_program_header *h = mgl_glsl_program_archive(b.program);
    assert_int_equal(find_attribute(&b, "b")->location, 7);
    assert_int_equal(find_attribute(&b, "a")->location, 1);
    assert_int_equal(find_attribute(&b, "c")->location, 2);
    assert_int_equal(h->attribute_mask, 1u << 0 | 1u << 1 | 1u << 2 | 3u << 7);
    assert_int_equal(h->attribute_kind, 2u << 0 | 1u << 4);
    assert_int_equal(h->output_mask, 1);
    assert_true(h->flags & MGL_PROGRAM_DUAL_SOURCE);
    assert_true(h->flags & MGL_PROGRAM_USES_VERTEX_ID);
    assert_int_equal(find_attribute(&b, "gl_VertexID")->location, -1);
    build_finish(&b);
}

static void geometry(void **state)
{
    glsl_build b = BUILD(
        {VERT, "#version 150\nin vec4 p; out vec2 v; void main() { gl_Position = p; v = p.xy; }"},
        {GEOM,
         "#version 150\nlayout(triangles) in; layout(triangle_strip, max_vertices = 3) out; in vec2 v[]; out vec2 w;\n"
         "void main() { for (int i = 0; i < v.length(); i++) { gl_Position = gl_in[i].gl_Position; w = v[i]; "
         "EmitVertex(); } EndPrimitive(); }"},
        {FRAG, "#version 150\nin vec2 w; out vec4 c; void main() { c = w.xyxy; }"});
    assert_true(b.linked);
    const mgl_glsl_reflection *r = mgl_glsl_program_reflection(b.program);
    assert_int_equal(r->geometry_input, 4);
    assert_int_equal(r->geometry_output, 5);
    assert_int_equal(r->geometry_vertices_out, 3);
    build_finish(&b);
}

static void several_objects(void **state)
{
    glsl_build b = BUILD({VERT, "#version 330\nin vec4 p; vec4 helper(vec4 v); uniform float k; const float two = 2.0; "
                                "void main() { gl_Position = helper(p) * k * two; }"},
                         {VERT, "#version 330\nuniform float k; const float two = 2.0; float state = 3.0; vec4 "
                                "helper(vec4 v) { return v * k * two * state; }"},
                         {FRAG, plain_fragment});
    assert_true(b.linked);
    build_finish(&b);
}

/* What every program gets has no branch that a draw decides: drivers that make a shader for the values of uniforms in
 * branches would make them for all. The one before the copies of gl_FragColor is on the first constant that the
 * pipeline sets. */
static void no_branches_of_ours(void **state)
{
    glsl_build b =
        BUILD({VERT, "void main() { gl_Position = gl_Vertex; }"}, {FRAG, "void main() { gl_FragColor = vec4(1.0); }"});
    assert_true(b.linked);
    const mgl_stage stages[] = {VERT, FRAG};
    for (int i = 0; i < 2; i++) {
        size_t count;
        const uint32_t *w = stage_words(&b, stages[i], &count);
        uint32_t fixed = 0, branches = 0;
        for (size_t at = 5; at < count; at += w[at] >> 16) {
            if ((w[at] & 0xffff) == 49) fixed = w[at + 2];
            if ((w[at] & 0xffff) == 250 && w[at + 1] != fixed) branches++;
        }
        assert_int_equal(branches, 0);
        assert_int_equal(fixed != 0, stages[i] == FRAG);
    }
    build_finish(&b);
}

/* ---- transform feedback ---- */

static uint32_t count_decorations(const glsl_build *b, mgl_stage stage, uint32_t decoration, uint32_t value)
{
    size_t count;
    const uint32_t *w = stage_words(b, stage, &count);
    uint32_t found = 0;
    for (size_t at = 5; at < count; at += w[at] >> 16)
        if ((w[at] & 0xffff) == 71 && w[at + 2] == decoration && (w[at] >> 16) > 3 && w[at + 3] == value) found++;
    return found;
}

static void feedback(void **state)
{
    const char *names[] = {"gl_Position", "gl_SkipComponents2", "arr[1]", "whole", "gl_NextBuffer", "Block.b"};
    mgl_glsl_link_input input = {.varyings = names, .varying_count = 6};
    const glsl_text_of sources[] = {
        {VERT, "#version 330\nin vec4 p; out float arr[2]; out vec3 whole; out Block { float a; vec2 b; } blk;\n"
               "void main() { gl_Position = p; arr[1] = 1.0; whole = p.xyz; blk.b = p.xy; }"},
        {0, NULL}};
    glsl_build b = build_program(&test_options, sources, &input);
    assert_true(b.linked);
    const mgl_program_header *h = mgl_glsl_program_archive(b.program);
    const mgl_glsl_reflection *r = mgl_glsl_program_reflection(b.program);
    assert_int_equal(r->varying_count, 6);
    assert_int_equal(r->varyings[2].offset, 24);
    assert_int_equal(r->varyings[3].offset, 28);
    assert_int_equal(r->varyings[5].buffer, 1);
    assert_int_equal(h->xfb_stride[0], 40);
    assert_int_equal(h->xfb_stride[1], 8);
    assert_true(h->flags & MGL_PROGRAM_XFB);
    assert_int_equal(count_decorations(&b, VERT, 35, 24), 1); /* Offset */
    assert_int_equal(count_decorations(&b, VERT, 35, 28), 1);
    build_finish(&b);
    const char *wrong[] = {"nothing"};
    input = (mgl_glsl_link_input){.varyings = wrong, .varying_count = 1};
    b = build_program(&test_options, sources, &input);
    assert_true(b.compiled && !b.linked);
    assert_non_null(strstr(b.log, "nothing"));
    build_finish(&b);
}

/* ---- logs ---- */

static void expect_error(const char *text, const char *where)
{
    glsl_build b = BUILD({FRAG, text});
    assert_false(b.compiled);
    if (!strstr(b.log, where)) print_error("log: %s", b.log);
    assert_non_null(strstr(b.log, where));
    build_finish(&b);
}

static void error_lines(void **state)
{
    expect_error("#version 330\nout vec4 c;\n#define X \\\n  1.0\nvoid main() {\n  c = vec4(undefined_name);\n}\n",
                 "0:6(1): error:");
    expect_error("#version 330\n#line 100\nout vec4 c;\nvoid main() { c = nothing; }\n", "0:101(1): error:");
    expect_error("#version 330\n#line 10 3\n#error stop here\nvoid main() {}\n", "3:10(1): error: #error stop here");
    expect_error("void main() {\n#if 1\n}\n", "unterminated #if");
    expect_error("#version 777\nvoid main() {}\n", "0:1(1): error: GLSL 7.77 is not supported");
    expect_error("#extension GL_ARB_none : require\nvoid main() {}\n", "extension `GL_ARB_none' unsupported");
    expect_error("#version 330\n/* no end\nvoid main() {}\n", "unterminated comment");
    expect_error("#version 330\nvec4 block() { return vec4(0); }\nin block { vec4 a; } inst;\nvoid main() {}\n",
                 "0:3(1): error: block name");
    expect_error("void main() { gl_FragColor = vec4(0); gl_FragData[1] = vec4(0); }", "gl_FragData");
}

static void contradicting_locations(void **state)
{
    glsl_build b =
        BUILD({VERT, "#version 330\nlayout(location = 1) in vec4 p; vec4 f(); void main() { gl_Position = p + f(); }"},
              {VERT, "#version 330\nlayout(location = 2) in vec4 p; vec4 f() { return p; }"}, {FRAG, plain_fragment});
    assert_false(b.linked);
    assert_non_null(strstr(b.log, "`p'"));
    build_finish(&b);
}

static void core_removes_built_ins(void **state)
{
    mgl_glsl_options options = test_options;
    options.core_profile = true;
    const char *text = "#version 140\nvoid main() { gl_Position = gl_Vertex; }\n";
    mgl_glsl_shader *shader = NULL;
    char *log = NULL;
    assert_false(mgl_glsl_compile(&options, VERT, text, strlen(text), &shader, &log));
    free(log);
}

static void nesting_is_bounded(void **state)
{
    enum { DEPTH = 100000 };
    char *text = malloc(2 * DEPTH + 64);
    size_t n = (size_t)sprintf(text, "void main() { gl_FragColor = vec4(");
    memset(text + n, '(', DEPTH);
    text[n + DEPTH] = 0;
    expect_error(text, "nested too deeply");
    free(text);
}

static void macro_bombs_end(void **state)
{
    glsl_text_of source = {
        FRAG,
        "#define A(x) x x x x x x x x\n#define B(x) A(A(A(x)))\n#define C(x) B(B(B(x)))\nvoid main() { C(C(C(1))) }\n"};
    glsl_build b = BUILD(source);
    assert_false(b.compiled);
    build_finish(&b);
}

/* ---- caches and threads ---- */

static void cached(void **state)
{
    mgl_glsl_counters before = mgl_glsl_counters_now();
    glsl_build a =
        BUILD({VERT, plain_vertex}, {FRAG, "#version 330\nout vec4 cached; void main() { cached = vec4(0.25); }"});
    glsl_build b =
        BUILD({VERT, plain_vertex}, {FRAG, "#version 330\nout vec4 cached; void main() { cached = vec4(0.25); }"});
    mgl_glsl_counters after = mgl_glsl_counters_now();
    assert_true(a.linked && b.linked);
    assert_ptr_equal(a.program, b.program);
    assert_int_equal(after.link_hits - before.link_hits, 1);
    assert_true(after.compile_hits - before.compile_hits >= 2);
    build_finish(&a);
    build_finish(&b);
}

static void *build_many(void *argument)
{
    uintptr_t seed = (uintptr_t)argument, failures = 0;
    for (uintptr_t i = 0; i < 6; i++) {
        char text[256];
        mgl_glsl_shader *shaders[2] = {0};
        mgl_glsl_program *program = NULL;
        char *log = NULL;
        snprintf(text, sizeof text, "uniform vec4 u; void main() { gl_FragColor = u * %lu.0; }",
                 (unsigned long)(seed * 100 + i % 4));
        failures += !mgl_glsl_compile(&test_options, VERT, plain_vertex, sizeof plain_vertex - 1, &shaders[0], &log);
        free(log);
        failures += !mgl_glsl_compile(&test_options, FRAG, text, strlen(text), &shaders[1], &log);
        free(log);
        mgl_glsl_link_input input = {.shaders = shaders, .shader_count = 2};
        if (!failures) failures += !mgl_glsl_link(&test_options, &input, &program, &log), free(log);
        mgl_glsl_program_unref(&program);
        mgl_glsl_shader_unref(&shaders[0]);
        mgl_glsl_shader_unref(&shaders[1]);
    }
    return (void *)failures;
}

static void threads(void **state)
{
    pthread_t ids[4];
    mgl_glsl_warm_up();
    for (uintptr_t i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&ids[i], NULL, build_many, (void *)(i / 2 + 1)), 0);
    for (int i = 0; i < 4; i++) {
        void *failures;
        pthread_join(ids[i], &failures);
        assert_null(failures);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(legacy_program),
        cmocka_unit_test(legacy_state),
        cmocka_unit_test(es_program),
        cmocka_unit_test(renamed_words),
        cmocka_unit_test(rectangle_textures),
        cmocka_unit_test(preprocessor),
        cmocka_unit_test(uniform_names_and_places),
        cmocka_unit_test(uniform_locations),
        cmocka_unit_test(blocks),
        cmocka_unit_test(uniform_conflicts),
        cmocka_unit_test(varyings),
        cmocka_unit_test(packed_varyings),
        cmocka_unit_test(missing_varying),
        cmocka_unit_test(bound_locations),
        cmocka_unit_test(geometry),
        cmocka_unit_test(several_objects),
        cmocka_unit_test(no_branches_of_ours),
        cmocka_unit_test(feedback),
        cmocka_unit_test(error_lines),
        cmocka_unit_test(contradicting_locations),
        cmocka_unit_test(core_removes_built_ins),
        cmocka_unit_test(nesting_is_bounded),
        cmocka_unit_test(macro_bombs_end),
        cmocka_unit_test(cached),
        cmocka_unit_test(threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
