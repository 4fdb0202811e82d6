/* Programs from the store on disk: a second process calls no glslang and gets the same archive, reflection and log. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "pipeline_cache/disk.h"
#include "tests/unit/glsl_helpers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define VERT MGL_STAGE_VERTEX
#define FRAG MGL_STAGE_FRAGMENT

static const char vertex[] = "#version 120\nuniform mat4 m[2]; uniform float f[3]; attribute vec4 p; varying vec2 t;\n"
                             "void main() { gl_Position = m[1] * p * f[2] + gl_ModelViewMatrix * p; t = p.xy; }\n";
static const char fragment[] =
    "#version 120\n#extension GL_NO_such : warn\nuniform sampler2D s[2]; uniform vec3 c = vec3(1.0, 2.0, 3.0);\n"
    "varying vec2 t; void main() { gl_FragColor = texture2D(s[1], t) + vec4(c, 1.0); }\n";
static const char other[] = "#version 120\nvarying vec2 t; void main() { gl_FragColor = vec4(t, 0.0, 1.0); }\n";

typedef struct outcome { /* what a process saw; in memory that both share */
    mgl_glsl_counters counters;
    mgl_pc_disk_counters disk;
    bool linked;
    uint64_t flat; /* hash of archive, reflection and log, as the store writes them */
    char shader_log[256], log[256];
    uint32_t uniforms;
} outcome;

static outcome *shared;
static char root[64];

/* However long that takes: on a busy machine a thread may not run for seconds. */
static void flush(void)
{
    while (!mgl_pc_disk_flush(mgl_pc_disk_default(), 1000)) {
    }
}

static void build_in_child(const char *fragment_text)
{
    mgl_glsl_shader *shaders[2] = {0};
    mgl_glsl_program *program = NULL;
    char *log = NULL;
    *shared = (outcome){0};
    mgl_glsl_compile(&test_options, VERT, vertex, sizeof vertex - 1, &shaders[0], &log);
    free(log);
    mgl_glsl_compile(&test_options, FRAG, fragment_text, strlen(fragment_text), &shaders[1], &log);
    snprintf(shared->shader_log, sizeof shared->shader_log, "%s", log);
    free(log);
    mgl_glsl_link_input input = {.shaders = shaders, .shader_count = 2};
    shared->linked = mgl_glsl_link(&test_options, &input, &program, &log);
    snprintf(shared->log, sizeof shared->log, "%s", log);
    size_t size;
    void *flat = program ? mgl_glsl_program_flatten(program, &size) : NULL;
    if (flat) shared->flat = mgl_hash64(flat, size);
    if (program) shared->uniforms = mgl_glsl_program_reflection(program)->uniform_count;
    shared->counters = mgl_glsl_counters_now();
    flush();
    shared->disk = mgl_pc_disk_counters_now(mgl_pc_disk_default());
}

static outcome in_new_process(const char *fragment_text)
{
    int status;
    pid_t child = fork(); /* before this process used the front end: it is new to it */
    assert_true(child >= 0);
    if (child == 0) {
        build_in_child(fragment_text);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    return *shared;
}

static int fresh(void **state)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", root);
    return system(command);
}

static void second_process_compiles_nothing(void **state)
{
    outcome first = in_new_process(fragment), second = in_new_process(fragment);
    assert_true(first.linked && second.linked);
    assert_true(first.counters.compiler_calls >= 4); /* the control */
    assert_int_equal(first.disk.writes, 3);
    assert_int_equal(second.counters.compiler_calls, 0);
    assert_int_equal(second.counters.compile_disk_hits, 2);
    assert_int_equal(second.counters.link_disk_hits, 1);
    assert_int_equal(second.disk.writes, 0);
    assert_true(first.flat && first.flat == second.flat);
    assert_true(strlen(first.shader_log) > 10); /* a warning about the extension */
    assert_string_equal(first.shader_log, second.shader_log);
    assert_string_equal(first.log, second.log);
}

/* A stored shader in a program that is not stored: it is parsed, but not checked again. */
static void new_program_of_stored_shaders(void **state)
{
    outcome alone = in_new_process(other);
    fresh(NULL);
    in_new_process(fragment);
    outcome mixed = in_new_process(other);
    assert_true(mixed.linked);
    assert_int_equal(mixed.counters.compile_disk_hits, 1);
    assert_int_equal(mixed.counters.links, 1);
    assert_int_equal(mixed.counters.compiler_calls, 3); /* the new fragment shader's check, two modules */
    assert_true(mixed.flat && mixed.flat == alone.flat);
}

/* Reads a payload and looks at what came out. */
static bool restores(const uint8_t *flat, size_t size)
{
    jmp_buf bail;
    mgl_glsl_program *program = mgl_new(mgl_glsl_program);
    program->references = 1;
    program->arena.bail = &bail;
    volatile bool ok = false;
    if (setjmp(bail) == 0) ok = mgl_glsl_program_restore(program, flat, size);
    const mgl_glsl_reflection *r = &program->reflection;
    for (uint32_t i = 0; ok && i < r->uniform_count; i++) {
        const mgl_glsl_uniform *u = &r->uniforms[i];
        uint64_t last = (uint64_t)(MGL_MAX(u->array_size, 1u) - 1) * u->array_stride;
        assert_true(strlen(u->name) < size);
        if (u->block < 0 && !u->opaque) assert_true(u->offset + last + 4 <= program->archive->default_block_size);
    }
    mgl_glsl_program_unref(&program);
    return ok;
}

/* Bits of a payload turned over: refused or taken, but never out of bounds (tests/sanitize.sh runs this under ASan). */
static void hostile_payloads(void **state)
{
    glsl_build b = BUILD({VERT, vertex}, {FRAG, fragment});
    assert_true(b.linked);
    size_t size, refused = 0, taken = 0;
    uint8_t *flat = mgl_glsl_program_flatten(b.program, &size);
    assert_true(restores(flat, size)); /* the control */
    for (size_t i = 0; i < size; i++)
        for (unsigned bit = 0; bit < 9; bit++) {
            uint8_t kept = flat[i];
            flat[i] = bit < 8 ? kept ^ (uint8_t)(1u << bit) : 0xff;
            if (restores(flat, size))
                taken++;
            else
                refused++;
            flat[i] = kept;
        }
    assert_true(refused > 1000 && taken > 1000); /* SPIR-V's operands and names are not this reader's to judge */
    for (size_t cut = 0; cut < size; cut++) {
        uint8_t *copy = malloc(cut + 1); /* so that reading on is seen */
        memcpy(copy, flat, cut);
        assert_false(restores(copy, cut));
        free(copy);
    }
    mgl_free(flat);
    build_finish(&b);
    flush(); /* or the folder is removed while files are made in it */
}

int main(void)
{
    snprintf(root, sizeof root, "/tmp/magma-test-glsl-cache-%ld", (long)getpid());
    setenv("MAGMA_CACHE_DIR", root, 1);
    setenv("MAGMA_CACHE", "1", 1);
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(second_process_compiles_nothing, fresh, fresh),
        cmocka_unit_test_setup_teardown(new_program_of_stored_shaders, fresh, fresh),
        cmocka_unit_test_setup_teardown(hostile_payloads, fresh, fresh),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
