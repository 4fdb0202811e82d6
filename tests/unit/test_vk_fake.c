/* The back end on the fake driver: lifetimes, submissions, renaming, lost devices, full memory and the pipeline cache,
 * with no GPU. */
#define _GNU_SOURCE
#include "tests/unit/fake_vulkan/fake_vulkan.h"
#include "tests/unit/vk_session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include <ftw.h>
#include <sys/wait.h>
#include <unistd.h>

static int setup(void **state)
{
    vk_session *s = malloc(sizeof *s);
    session_open(s, false);
    *state = s;
    return 0;
}

static int teardown(void **state)
{
    vk_session *s = *state;
    session_close(s);
    int bad = s->faults || s->lost || fake_vulkan_counter(FAKE_LIVE_OBJECTS) || fake_vulkan_counter(FAKE_MISTAKES);
    if (bad)
        printf("faults %u (%s), lost %u, live objects %llu\n", s->faults, s->fault, s->lost,
               (unsigned long long)fake_vulkan_counter(FAKE_LIVE_OBJECTS));
    free(s);
    return bad;
}

static void nothing_leaks(void **state)
{
    vk_session *s = *state;
    static uint8_t data[4096];
    for (uint32_t n = 1; n <= 40; n++) {
        make_buffer(s, n, 4096, 0);
        upload_buffer(s, n, 0, data, sizeof data);
        make_texture(s, n, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 32, 32, 1, 6, 1);
        upload_level(s, n, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 32, 32, 1}, data, sizeof data);
        *mgl_emit_texture_mipmap(&s->encoder) = (mgl_wire_texture_mipmap){H(n), 0, 1000};
        mgl_wire_blit *b = mgl_emit_blit(&s->encoder);
        *b = (mgl_wire_blit){.source = {H(n), 0, 0},
                             .destination = {H(n), 1, 0},
                             .source_x1 = 32,
                             .source_y1 = 32,
                             .x1 = 16,
                             .y1 = 16,
                             .scissor = {0, 0, -1, -1},
                             .aspects = MGL_ASPECT_COLOR,
                             .flags = MGL_BLIT_ALPHA_ONE};
        if (n % 2) mgl_emit_texture_destroy(&s->encoder)->texture = H(n);
        if (n % 3) mgl_emit_buffer_destroy(&s->encoder)->buffer = H(n);
    }
    mgl_emit_fence(&s->encoder)->serial = 1;
    assert_true(session_wait_fence(s, 1));
}

static void steady_orphaning_allocates_nothing(void **state)
{
    vk_session *s = *state;
    static uint8_t data[8192];
    uint64_t allocations = 0, objects = 0;
    for (uint32_t frame = 0; frame < 60; frame++) {
        for (uint32_t n = 1; n <= 20; n++) {
            make_buffer(s, n, sizeof data, MGL_BUFFER_HINT_STREAM);
            upload_buffer(s, n, 0, data, sizeof data);
        }
        mgl_emit_fence(&s->encoder)->serial = frame + 1;
        assert_true(session_wait_fence(s, frame + 1));
        if (frame == 20) {
            allocations = fake_vulkan_counter(FAKE_ALLOCATIONS);
            objects = fake_vulkan_counter(FAKE_LIVE_OBJECTS);
        }
    }
    /* The event comes a moment before the index that lets a buffer be used again: a few more sets of 20 may be needed,
     * 800 buffers are not. */
    assert_true(fake_vulkan_counter(FAKE_ALLOCATIONS) <= allocations + 4);
    assert_true(fake_vulkan_counter(FAKE_LIVE_OBJECTS) <= objects + 160);
}

static void writes_between_reads_keep_their_order(void **state)
{
    vk_session *s = *state;
    make_buffer(s, 1, 4096, 0);
    make_buffer(s, 2, 4096, 0);
    for (uint32_t n = 0; n < 1000; n++) {
        upload_buffer(s, 1, (n * 52) % 4000, &n, 4);
        *mgl_emit_buffer_copy(&s->encoder) = (mgl_wire_buffer_copy){H(1), H(2), (n * 52) % 4000, n * 4, 4};
    }
    const uint32_t *back = (const uint32_t *)read_buffer(s, 2, 0, 4000);
    for (uint32_t n = 0; n < 1000; n++)
        assert_int_equal(back[n], n);
}

static void fences_without_work_are_answered(void **state)
{
    vk_session *s = *state;
    uint64_t before = fake_vulkan_counter(FAKE_SUBMITS);
    for (uint64_t n = 1; n <= 5; n++)
        mgl_emit_fence(&s->encoder)->serial = n;
    assert_true(session_wait_fence(s, 5));
    mgl_emit_flush(&s->encoder); /* nothing is recorded: nothing is submitted */
    session_apply(s);
    assert_int_equal(fake_vulkan_counter(FAKE_SUBMITS) - before, 5);
}

static void memory_that_is_full_is_told(void **state)
{
    vk_session *s = *state;
    make_buffer(s, 1, 1ull << 40, 0);
    make_texture(s, 2, MGL_TARGET_2D, MGL_FORMAT_R32G32B32A32_SFLOAT, 8192, 8192, 1, 1, 1);
    uint8_t texel[16] = {0};
    upload_level(s, 2, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 1, 1, 1}, texel, 16);
    upload_buffer(s, 1, 100, texel, 16);
    mgl_emit_fence(&s->encoder)->serial = 1;
    assert_true(session_wait_fence(s, 1));
    assert_int_equal(s->errors_of_memory, 2);
    make_buffer(s, 3, 64, 0);
    upload_buffer(s, 3, 0, texel, 16);
    assert_non_null(read_buffer(s, 3, 0, 16));
}

/* Handles, ranges and counts that no client of ours sends. */
static void hostile_values_are_faults(void **unused)
{
    for (int n = 0; n < 12; n++) {
        vk_session s;
        session_open(&s, false);
        make_buffer(&s, 1, 64, 0);
        make_texture(&s, 1, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 4, 4, 1, 1, 1);
        assert_true(session_apply(&s));
        switch (n) {
        case 0:
            mgl_emit_buffer_destroy(&s.encoder)->buffer = (mgl_handle){1, 2};
            break;
        case 1:
            mgl_emit_texture_destroy(&s.encoder)->texture = (mgl_handle){~0u, 1};
            break;
        case 2:
            *mgl_emit_buffer_copy(&s.encoder) = (mgl_wire_buffer_copy){H(1), H(1), 0, ~0ull, 8};
            break;
        case 3:
            *mgl_emit_buffer_copy(&s.encoder) = (mgl_wire_buffer_copy){H(1), H(1), 0, 4, 8};
            break;
        case 4:
            *mgl_emit_buffer_read(&s.encoder) = (mgl_wire_buffer_read){H(1), 0, {1, ~0ull - 4, 64}};
            break;
        case 5:
            *mgl_emit_texture_level(&s.encoder) = (mgl_wire_texture_level){
                .texture = H(1), .level = 77, .format = 1, .width = 1, .height = 1, .depth = 1, .samples = 1};
            break;
        case 6:
            *mgl_emit_texture_level(&s.encoder) = (mgl_wire_texture_level){
                .texture = H(1), .format = 60000, .width = 1, .height = 1, .depth = 1, .samples = 1};
            break;
        case 7:
            *mgl_emit_texture_read(&s.encoder) =
                (mgl_wire_texture_read){.texture = H(1), .aspects = 1, .box = {-1, 0, 0, 4, 4, 1}, .reply = {1, 0, 64}};
            break;
        case 8:
            *mgl_emit_texture_read(&s.encoder) =
                (mgl_wire_texture_read){.texture = H(1), .aspects = 1, .box = {0, 0, 0, 4, 4, 1}, .reply = {1, 0, 63}};
            break;
        case 9:
            *mgl_emit_buffer_fill(&s.encoder) = (mgl_wire_buffer_fill){H(1), 0, 64, {0}, 3, 0};
            break;
        case 10:
            *mgl_emit_texture_view(&s.encoder) = (mgl_wire_texture_view){H(1), H(1), 1, 9, 0, 1, 0, 1};
            break;
        case 11:
            mgl_emit_present(&s.encoder)->surface = H(9);
            break;
        }
        assert_false(session_apply(&s));
        assert_int_equal(s.faults, 1);
        session_close(&s);
        assert_int_equal(fake_vulkan_counter(FAKE_LIVE_OBJECTS), 0);
    }
}

static void a_lost_device_answers_all_waits(void **unused)
{
    vk_session s;
    session_open(&s, false);
    char at[24];
    snprintf(at, sizeof at, "%llu", (unsigned long long)fake_vulkan_counter(FAKE_SUBMITS) + 3);
    setenv("FAKE_VULKAN_LOST", at, 1);
    make_buffer(&s, 1, 64, 0);
    for (uint64_t n = 1; n <= 20; n++) {
        mgl_emit_fence(&s.encoder)->serial = n;
        *mgl_emit_buffer_read(&s.encoder) = (mgl_wire_buffer_read){H(1), 0, {n, 0, 64}};
        mgl_emit_present(&s.encoder)->frame = n; /* no surface: dropped once the device is lost */
        if (n < 3) s.encoder.cursor -= sizeof(mgl_record_header) + sizeof(mgl_wire_present);
    }
    assert_true(session_wait_fence(&s, 20));
    assert_true(session_wait_reply(&s, 20));
    assert_true(session_wait_frame(&s, 20));
    assert_int_equal(s.lost, 1);
    assert_int_equal(s.faults, 0);
    assert_true(s.failed_replies >= 17);
    session_close(&s);
    unsetenv("FAKE_VULKAN_LOST");
    assert_int_equal(fake_vulkan_counter(FAKE_LIVE_OBJECTS), 0);
}

static void *run_session(void *unused)
{
    vk_session s;
    session_open(&s, false);
    for (uint32_t n = 0; n < 20; n++) {
        uint32_t words[64];
        for (uint32_t i = 0; i < 64; i++)
            words[i] = n * 64 + i;
        make_buffer(&s, 1, sizeof words, 0);
        upload_buffer(&s, 1, 0, words, sizeof words);
        const uint8_t *back = read_buffer(&s, 1, 0, sizeof words);
        if (!back || memcmp(back, words, sizeof words) != 0) s.faults++;
    }
    session_close(&s);
    return (void *)(uintptr_t)(s.faults + s.lost);
}

static void sessions_run_side_by_side(void **unused)
{
    pthread_t threads[3];
    for (int n = 0; n < 3; n++)
        assert_int_equal(pthread_create(&threads[n], NULL, run_session, NULL), 0);
    for (int n = 0; n < 3; n++) {
        void *bad;
        pthread_join(threads[n], &bad);
        assert_null(bad);
    }
    assert_int_equal(fake_vulkan_counter(FAKE_LIVE_OBJECTS), 0);
}

static void devices_are_listed(void **unused)
{
    mgl_caps caps;
    char reason[256];
    assert_true(mgl_applier_probe(0, &caps, reason));
    assert_non_null(strstr(caps.device_name, "fake"));
    assert_false(mgl_applier_probe(7, &caps, reason));
}

/* ---- the driver's pipeline cache on disk ---- */

static char cache_root[64];

static int remove_it(const char *path, const struct stat *status, int type, struct FTW *unused)
{
    return remove(path);
}

static char cache_file[256];
static int find_file(const char *path, const struct stat *status, int type, struct FTW *unused)
{
    if (type == FTW_F) snprintf(cache_file, sizeof cache_file, "%s", path);
    return 0;
}

static int fresh_cache(void **unused)
{
    nftw(cache_root, remove_it, 8, FTW_DEPTH | FTW_PHYS);
    return 0;
}

/* A session that makes a pipeline; bytes of the driver's cache that it began with. */
static uint64_t session_with_pipelines(void)
{
    vk_session s;
    uint64_t before = fake_vulkan_counter(FAKE_PIPELINES);
    session_open(&s, false);
    make_texture(&s, 1, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 32, 32, 1, 6, 1);
    mgl_wire_blit *b = mgl_emit_blit(&s.encoder);
    *b = (mgl_wire_blit){.source = {H(1), 0, 0},
                         .destination = {H(1), 1, 0},
                         .source_x1 = 32,
                         .source_y1 = 32,
                         .x1 = 16,
                         .y1 = 16,
                         .scissor = {0, 0, -1, -1},
                         .aspects = MGL_ASPECT_COLOR,
                         .flags = MGL_BLIT_ALPHA_ONE};
    mgl_emit_fence(&s.encoder)->serial = 1;
    assert_true(session_wait_fence(&s, 1));
    uint64_t bytes = mgl_applier_counters(s.applier).pipeline_cache_bytes;
    session_close(&s);
    assert_true(fake_vulkan_counter(FAKE_PIPELINES) > before);
    assert_int_equal(fake_vulkan_counter(FAKE_LIVE_OBJECTS), 0);
    assert_int_equal(fake_vulkan_counter(FAKE_MISTAKES), 0);
    return bytes;
}

static void pipelines_are_found_again(void **unused)
{
    assert_int_equal(session_with_pipelines(), 0); /* the control: nothing is there yet */
    uint64_t bytes = session_with_pipelines();
    assert_true(bytes > 32);
    nftw(cache_root, find_file, 8, FTW_PHYS);
    assert_non_null(strstr(cache_file, "/device/"));
}

static void damaged_pipelines_are_not(void **unused)
{
    session_with_pipelines();
    nftw(cache_root, find_file, 8, FTW_PHYS);
    FILE *file = fopen(cache_file, "r+b");
    assert_non_null(file);
    fseek(file, 64 + 8, SEEK_SET); /* the vendor in the driver's own header */
    fputc('x', file);
    fclose(file);
    assert_int_equal(session_with_pipelines(), 0);
    assert_true(session_with_pipelines() > 32);
}

/* A driver that ends the process over what it is given: the next start does not give it again. */
static void a_cache_that_kills_is_not_tried_twice(void **unused)
{
    session_with_pipelines();
    int status;
    pid_t child = fork();
    if (child == 0) {
        setenv("FAKE_VULKAN_DIES_OF_CACHE", "1", 1);
        execl("/proc/self/exe", "test_vk_fake", "--one-session", NULL);
        _exit(9);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 42); /* it did die */
    assert_int_equal(session_with_pipelines(), 0);
    assert_true(session_with_pipelines() > 32);
}

int main(int argc, char **argv)
{
    snprintf(cache_root, sizeof cache_root, "/tmp/magma-test-device-cache-%ld", (long)getpid());
    setenv("MAGMA_CACHE", "1", 1);
    setenv("MAGMA_CACHE_DIR", cache_root, argc < 2);
    if (argc > 1) return (int)session_with_pipelines();
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(nothing_leaks),
        T(steady_orphaning_allocates_nothing),
        T(writes_between_reads_keep_their_order),
        T(fences_without_work_are_answered),
        T(memory_that_is_full_is_told),
        cmocka_unit_test(hostile_values_are_faults),
        cmocka_unit_test(a_lost_device_answers_all_waits),
        cmocka_unit_test(sessions_run_side_by_side),
        cmocka_unit_test(devices_are_listed),
        cmocka_unit_test_setup_teardown(pipelines_are_found_again, fresh_cache, fresh_cache),
        cmocka_unit_test_setup_teardown(damaged_pipelines_are_not, fresh_cache, fresh_cache),
        cmocka_unit_test_setup_teardown(a_cache_that_kills_is_not_tried_twice, fresh_cache, fresh_cache),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
