/* What the wire writes: the capture file and its replay, the statistics. Against the fake applier, in this process and
 * in the server's. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "tests/unit/fake_applier.h"
#include "wire/transport/capture.h"
#include "wire/transport/client.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static char folder[64], capture_path[96], stats_path[96], png_path[96];

enum { FRAMES = 12, SIZE = 32 };

/* A program: a texture, staged and inline uploads that the fake checks, draws, presents. */
static int program(void)
{
    const char *reason;
    mgl_encoder encoder;
    mgl_connection *connection = mgl_connection_get(&reason);
    if (!connection || !mgl_encoder_init(&encoder, connection, mgl_handle_mint(connection, MGL_KIND_CONTEXT))) return 1;
    mgl_emit_context_create(&encoder)->context = encoder.context;
    mgl_handle texture = mgl_handle_mint(connection, MGL_KIND_TEXTURE),
               surface = mgl_handle_mint(connection, MGL_KIND_SURFACE);
    mgl_emit_texture_create(&encoder)->texture = texture;
    *mgl_emit_texture_level(&encoder) = (mgl_wire_texture_level){.texture = texture,
                                                                 .format = MGL_FORMAT_R8G8B8A8_UNORM,
                                                                 .width = SIZE,
                                                                 .height = SIZE,
                                                                 .depth = 1,
                                                                 .samples = 1};
    *mgl_emit_surface_create(&encoder) =
        (mgl_wire_surface_create){.surface = surface, .kind = MGL_SURFACE_XCB_WINDOW, .native = 42};
    for (uint64_t f = 0; f < FRAMES; f++) {
        mgl_bulk bulk;
        uint8_t *stage = mgl_stage_begin(&encoder, 100000, &bulk), *tail;
        if (!stage) return 1;
        for (uint32_t i = 0; i < 100000; i++)
            stage[i] = fake_pattern(f, i);
        mgl_wire_buffer_upload *upload = mgl_emit_buffer_upload(&encoder, 0, &tail);
        upload->data = bulk;
        upload->offset = f;
        mgl_stage_end(&encoder);
        for (int d = 0; d < 100; d++) {
            mgl_draw_range *range;
            mgl_emit_draw(&encoder, 1, &range);
            *range = (mgl_draw_range){.count = 3, .instances = 1, .base_instance = encoder.context.slot};
            encoder.draws++;
            mgl_encoder_command_done(&encoder);
        }
        uint64_t frame = mgl_frame_begin_present(&encoder);
        *mgl_emit_present(&encoder) =
            (mgl_wire_present){.surface = surface, .texture = texture, .frame = frame, .width = SIZE, .height = SIZE};
        mgl_frame_wait_credit(&encoder);
        if (f == 1) mgl_fence_wait(&encoder, mgl_fence_emit(&encoder), UINT64_MAX);
    }
    mgl_encoder_finish(&encoder);
    mgl_connection_unref(&connection);
    return 0;
}

static int run_program(const char *transport, const char *capture, const char *stats)
{
    pid_t child = fork();
    if (child == 0) {
        setenv("MAGMA_TRANSPORT", transport, 1);
        setenv("MAGMA_CAPTURE", capture, 1);
        setenv("MAGMA_STATS", stats, 1);
        setenv("MAGMA_STAGE_MB", "1", 1);
        exit(program());
    }
    int status = 1;
    waitpid(child, &status, 0);
    return status;
}

static int replay(const char *options, char *line, size_t size)
{
    char command[512];
    snprintf(command, sizeof command, "%s --replay %s %s 2>&1", getenv("MAGMA_SERVER"), capture_path, options);
    FILE *output = popen(command, "r");
    size_t got = fread(line, 1, size - 1, output);
    line[got] = '\0';
    return pclose(output);
}

static void test_capture_and_replay(void **state)
{
    static const char *const transports[] = {"monolith", "inproc", "shm"};
    char line[512], options[128];
    for (int t = 0; t < 3; t++) {
        unlink(capture_path);
        unlink(png_path);
        assert_int_equal(run_program(transports[t], capture_path, ""), 0);
        assert_int_equal(replay("", line, sizeof line), 0);
        assert_non_null(strstr(line, "12 frames by presents"));
        snprintf(options, sizeof options, "--frame 5 --png %s", png_path);
        if (replay(options, line, sizeof line) != 0) fail_msg("%s", line);
        assert_int_equal(access(png_path, R_OK), 0);
    }
    snprintf(options, sizeof options, "--frame 12 --png %s", png_path);
    assert_int_not_equal(replay(options, line, sizeof line), 0);
    assert_non_null(strstr(line, "there is no frame 12"));
}

/* The PNG's picture is the texels upside down: the fake answers read-backs with a pattern. */
static void test_picture(void **state)
{
    uint8_t head[33];
    FILE *file = fopen(png_path, "rb");
    assert_non_null(file);
    assert_int_equal(fread(head, sizeof head, 1, file), 1);
    fclose(file);
    assert_memory_equal(head, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x20\0\0\0\x20\x08\x02\0\0\0", 29);
}

/* Damage anywhere ends the replay with a message, never with a crash: every byte of the header, and blocks here and
 * there. */
static void test_damaged_capture(void **state)
{
    char line[4096], whole[1 << 12];
    struct stat status;
    assert_int_equal(stat(capture_path, &status), 0);
    assert_int_equal(truncate(capture_path, status.st_size - 50000), 0); /* cut short: replayed up to there */
    int result = replay("", line, sizeof line);
    assert_true(WIFEXITED(result));
    assert_non_null(strstr(line, "frames by presents"));
    FILE *file = fopen(capture_path, "r+b");
    assert_int_equal(fread(whole, sizeof whole, 1, file), 1);
    for (size_t at = 0; at < sizeof whole; at += at < 64 ? 7 : 211) {
        fseek(file, (long)at, SEEK_SET);
        fputc(whole[at] ^ 0xff, file);
        fflush(file);
        result = replay("", line, sizeof line);
        assert_true(WIFEXITED(result));
        fseek(file, (long)at, SEEK_SET);
        fputc(whole[at], file);
        fflush(file);
    }
    fclose(file);
}

static void test_stats(void **state)
{
    static const char *const transports[] = {"monolith", "inproc", "shm"};
    static const char *const wanted[] = {
        "\"client\": {\"frames\": 12, \"draws\": 1200,",
        "\"server\": {\"cpu_ms\": ",
        "\"gl_draws\": 1200",
        "\"by\": \"present\"",
        "\"count\": 12",
        "\"client_cpu_ms\": {\"p50\": ",
        "\"draws\": {\"p50\": 100, \"p95\": 100, \"mean\": 100}",
        "\"reply_waits_in_last_half\": {}",
        "fake \\\"device\\\"",
        "{\"name\": \"test_wire_files\"",
    };
    char text[32768];
    for (int t = 0; t < 3; t++) {
        assert_int_equal(run_program(transports[t], "", stats_path), 0);
        FILE *file = fopen(stats_path, "r");
        assert_non_null(file);
        size_t got = fread(text, 1, sizeof text - 1, file);
        text[got] = '\0';
        fclose(file);
        for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
            if (!strstr(text, wanted[i])) fail_msg("%s: no %s in %s", transports[t], wanted[i], text);
    }
}

static int make_folder(void **state)
{
    strcpy(folder, "/tmp/magma-test-XXXXXX");
    if (!mkdtemp(folder)) return -1;
    snprintf(capture_path, sizeof capture_path, "%s/capture", folder);
    snprintf(stats_path, sizeof stats_path, "%s/stats.json", folder);
    snprintf(png_path, sizeof png_path, "%s/frame.png", folder);
    return 0;
}

static int remove_folder(void **state)
{
    unlink(capture_path);
    unlink(stats_path);
    unlink(png_path);
    return rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_capture_and_replay),
        cmocka_unit_test(test_picture),
        cmocka_unit_test(test_damaged_capture),
        cmocka_unit_test(test_stats),
    };
    alarm(120);
    if (!getenv("MAGMA_SERVER")) {
        puts("skipped: MAGMA_SERVER does not name the server with the fake applier");
        return 77;
    }
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
