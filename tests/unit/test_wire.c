/* The wire against the fake applier: each transport, or the one that the first argument names; shm needs
 * MAGMA_SERVER, the server with the fake in it. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "tests/unit/fake_applier.h"
#include "translator/base/memory.h"
#include "translator/base/thread.h"
#include "wire/codec/decoder.h"
#include "wire/transport/connection.h"

#include <setjmp.h>
#include <sched.h>
#include <signal.h>
#include <stdalign.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

static mgl_connection *connection;
static bool in_process = true; /* the fake's log is in this process */

static mgl_encoder begin_context(void)
{
    mgl_encoder encoder;
    const char *reason = "?";
    if (!connection || mgl_connection_lost(connection)) {
        if (connection) mgl_connection_unref(&connection);
        connection = mgl_connection_get(&reason);
        if (!connection) fail_msg("no connection: %s", reason);
    }
    mgl_handle context = mgl_handle_mint(connection, MGL_KIND_CONTEXT);
    assert_true(mgl_encoder_init(&encoder, connection, context));
    mgl_emit_context_create(&encoder)->context = context;
    return encoder;
}

static void end_context(mgl_encoder *encoder)
{
    mgl_emit_context_destroy(encoder)->context = encoder->context;
    mgl_handle context = encoder->context;
    mgl_encoder_finish(encoder);
    mgl_handle_free(connection, MGL_KIND_CONTEXT, context);
}

static void order(mgl_encoder *encoder, const char *text)
{
    uint8_t *tail;
    mgl_emit_marker(encoder, (uint32_t)strlen(text), &tail);
    memcpy(tail, text, strlen(text));
}

/* All that was sent has been applied, and the fake found nothing wrong (in another process it would have ended the
 * session). */
static void settle(mgl_encoder *encoder)
{
    assert_true(mgl_fence_wait(encoder, mgl_fence_emit(encoder), UINT64_MAX));
    assert_false(mgl_connection_lost(encoder->connection));
}

static void draw(mgl_encoder *encoder, uint32_t first)
{
    mgl_draw_range range = {.first = first, .count = 3, .instances = 1, .base_instance = encoder->context.slot}, *tail;
    if (!mgl_encoder_extend_draw(encoder, &range)) {
        mgl_wire_draw *draw = mgl_emit_draw(encoder, 1, &tail);
        *tail = range;
        encoder->open_draw = draw;
    }
    encoder->draws++;
    mgl_encoder_command_done(encoder);
}

static void upload(mgl_encoder *encoder, uint32_t size, uint64_t seed)
{
    uint8_t *tail;
    mgl_wire_buffer_upload *record;
    if (size > MGL_INLINE_LIMIT) {
        mgl_bulk bulk;
        uint8_t *stage = mgl_stage_begin(encoder, size, &bulk);
        assert_non_null(stage);
        for (uint32_t i = 0; i < size; i++)
            stage[i] = fake_pattern(seed, i);
        record = mgl_emit_buffer_upload(encoder, 0, &tail);
        record->data = bulk;
        record->offset = seed;
        mgl_stage_end(encoder);
    } else {
        record = mgl_emit_buffer_upload(encoder, size, &tail);
        record->data = (mgl_bulk){.size = size, .segment = MGL_SEGMENT_INLINE};
        record->offset = seed;
        for (uint32_t i = 0; i < size; i++)
            tail[i] = fake_pattern(seed, i);
    }
}

static void test_draws_and_merge(void **state)
{
    mgl_encoder encoder = begin_context();
    uint64_t ranges = fake_log.ranges, records = fake_log.ops[MGL_OP_draw], unbound = fake_log.unbound;
    for (uint32_t i = 0; i < 10000; i++)
        draw(&encoder, i);
    settle(&encoder);
    if (in_process) {
        assert_int_equal(fake_log.ranges - ranges, 10000);
        assert_true(fake_log.ops[MGL_OP_draw] - records < 1000);
        assert_int_equal(fake_log.unbound - unbound, 0);
    }
    end_context(&encoder);
}

/* Many times the ring's size, so that chunks of changing size meet its end in every way. */
static void test_ring_wrap(void **state)
{
    mgl_encoder encoder = begin_context();
    uint64_t before = fake_log.bytes_checked, sent = 0, mismatches = fake_log.mismatches;
    for (uint64_t i = 0; i < 3000; i++) {
        uint32_t size = (uint32_t)(i * 7919u % MGL_INLINE_LIMIT) + 1;
        upload(&encoder, size, i);
        sent += size;
        if (i % 3 == 0) mgl_encoder_publish(&encoder);
    }
    settle(&encoder);
    if (in_process) {
        assert_int_equal(fake_log.bytes_checked - before, sent);
        assert_int_equal(fake_log.mismatches - mismatches, 0);
    }
    end_context(&encoder);
}

/* With a server that keeps up, the ring begins anew long before its end and stays in the caches. */
static void test_ring_stays_warm(void **state)
{
    mgl_encoder encoder = begin_context();
    uint64_t most = 0, mismatches = fake_log.mismatches;
    for (uint64_t i = 0; i < 100; i++) {
        for (uint64_t k = 0; k < 16; k++)
            upload(&encoder, 4000, i);
        settle(&encoder);
        uint64_t at = connection->tail & (connection->segments.size.commands - 1);
        most = MGL_MAX(most, at);
    }
    if (in_process) assert_int_equal(fake_log.mismatches - mismatches, 0);
    if (connection->transport != MGL_TRANSPORT_MONOLITH) {
        assert_true(connection->tail > 5 * connection->segments.size.commands);
        assert_true(most >= MGL_RING_WINDOW);
        assert_true(most < MGL_RING_WINDOW + (128u << 10));
    }
    end_context(&encoder);
}

/* A server that falls asleep again and again is woken for more each time: 1 MiB would be 64 wakes of 16 KiB. */
static void test_wakes_grow_rare(void **state)
{
    if (connection->transport == MGL_TRANSPORT_MONOLITH) return;
    mgl_encoder encoder = begin_context();
    settle(&encoder);
    uint64_t before = mgl_connection_counters(connection).doorbells;
    for (uint64_t i = 0; i < 256; i++) {
        for (uint32_t k = 0; k < 1000 && !atomic_load(&connection->segments.control->command_bell); k++)
            usleep(100);
        upload(&encoder, 4000, i);
        mgl_encoder_publish_early(&encoder);
    }
    uint64_t rang = mgl_connection_counters(connection).doorbells - before;
    assert_true(rang >= 8);
    assert_true(rang < 48);
    settle(&encoder);
    assert_int_equal(connection->wake_bytes, MGL_WAKE_BYTES);
    end_context(&encoder);
}

static uint64_t credit_waits(void)
{
    return mgl_connection_counters(connection).credit_waits;
}
static uint64_t stage_waits(void)
{
    return mgl_connection_counters(connection).stage_waits;
}

/* Uploads while the server sleeps, again until the client had to wait for room (on a loaded machine it may be the
 * slower one). */
static uint64_t upload_until(mgl_encoder *encoder, uint32_t size, uint64_t (*waits)(void))
{
    uint64_t sent = 0, before = waits();
    bool monolith = strcmp(getenv("MAGMA_TRANSPORT"), "monolith") == 0;
    for (int round = 0; round < 50 && waits() == before; round++) {
        order(encoder, "sleep 60");
        mgl_encoder_publish(encoder);
        for (uint32_t i = 0; i < 200; i++) {
            upload(encoder, size + i * 2, i);
            sent += size + i * 2;
        }
        if (monolith) return sent;
    }
    assert_true(waits() > before);
    return sent;
}

/* The client runs out of ring, then of stage, and must wait without losing or mixing a byte. */
static void test_credit_and_stage_full(void **state)
{
    mgl_encoder encoder = begin_context();
    uint64_t before = fake_log.bytes_checked, mismatches = fake_log.mismatches;
    uint64_t sent = upload_until(&encoder, MGL_INLINE_LIMIT - 400, credit_waits);
    sent += upload_until(&encoder, 20000, stage_waits);
    upload(&encoder, mgl_stage_chunk_limit(connection), 5);
    sent += mgl_stage_chunk_limit(connection);
    settle(&encoder);
    if (in_process) {
        assert_int_equal(fake_log.bytes_checked - before, sent);
        assert_int_equal(fake_log.mismatches - mismatches, 0);
    }
    mgl_bulk bulk;
    assert_null(mgl_stage_begin(&encoder, mgl_stage_chunk_limit(connection) + 1, &bulk));
    end_context(&encoder);
}

static void test_replies(void **state)
{
    mgl_encoder encoder = begin_context();
    for (uint64_t i = 1; i < 200; i++) {
        mgl_reply reply;
        uint64_t size = i * 977 + 1;
        assert_true(mgl_reply_reserve(&encoder, size, &reply));
        mgl_wire_buffer_read *read = mgl_emit_buffer_read(&encoder);
        read->offset = i;
        read->reply = reply;
        const uint8_t *bytes = mgl_reply_wait(&encoder, &reply, MGL_OP_buffer_read);
        assert_non_null(bytes);
        for (uint64_t b = 0; b < size; b += 97)
            assert_int_equal(bytes[b], fake_pattern(i, b));
        mgl_reply_release(&encoder, &reply);
    }
    mgl_reply reply, second;
    assert_false(mgl_reply_reserve(&encoder, mgl_reply_limit(connection) + 1, &reply));
    assert_true(mgl_reply_reserve(&encoder, mgl_reply_limit(connection) / 2, &reply));
    assert_true(mgl_reply_reserve(&encoder, mgl_reply_limit(connection) / 2, &second));
    assert_true(reply.offset != second.offset);
    mgl_reply_release(&encoder, &reply);
    mgl_reply_release(&encoder, &second);
    assert_true(mgl_connection_counters(connection).reply_waits[MGL_OP_buffer_read] >= 199);
    end_context(&encoder);
}

static void test_fences_and_queries(void **state)
{
    mgl_encoder encoder = begin_context();
    uint64_t last = 0;
    for (int i = 0; i < 100; i++) {
        uint64_t serial = mgl_fence_emit(&encoder);
        assert_true(serial > last);
        last = serial;
    }
    assert_true(mgl_fence_wait(&encoder, last, UINT64_MAX));
    assert_true(mgl_fence_poll(&encoder, 1));
    order(&encoder, "hold");
    uint64_t held = mgl_fence_emit(&encoder), start = mgl_time_ns();
    assert_false(mgl_fence_poll(&encoder, held));
    assert_false(mgl_fence_wait(&encoder, held, 20000000));
    assert_true(mgl_time_ns() - start >= 20000000);
    uint64_t waits = 0; /* a fence that is asked again and again does not spin: its short timeouts become naps */
    for (start = mgl_time_ns(); mgl_time_ns() - start < 20000000; waits++)
        assert_false(mgl_fence_wait(&encoder, held, 1000));
    assert_in_range(waits, 1, 20000 / 50 + 8);
    order(&encoder, "release");
    assert_true(mgl_fence_wait(&encoder, held, UINT64_MAX));

    mgl_handle query = mgl_handle_mint(connection, MGL_KIND_QUERY);
    mgl_query_answer answer;
    for (int i = 0; i < 50; i++) {
        uint64_t serial = mgl_query_arm(connection, query, &answer);
        mgl_wire_query_end *end = mgl_emit_query_end(&encoder);
        end->query = query;
        end->serial = serial;
        if (i & 1)
            mgl_query_wait(&encoder, &answer);
        else
            while (!mgl_query_poll(&encoder, &answer)) {
            }
        assert_int_equal(answer.value, serial * 10);
    }
    mgl_query_disarm(connection, query);
    mgl_handle_free(connection, MGL_KIND_QUERY, query);
    end_context(&encoder);
}

static void test_handles(void **state)
{
    mgl_encoder encoder = begin_context();
    mgl_handle a = mgl_handle_mint(connection, MGL_KIND_BUFFER), b = mgl_handle_mint(connection, MGL_KIND_BUFFER);
    assert_int_equal(b.slot, a.slot + 1);
    mgl_handle_free(connection, MGL_KIND_BUFFER, a);
    mgl_handle_free(connection, MGL_KIND_BUFFER, (mgl_handle){0, 0});
    mgl_handle c = mgl_handle_mint(connection, MGL_KIND_BUFFER);
    assert_int_equal(c.slot, a.slot);
    assert_int_equal(c.generation, a.generation + 1);
    for (int i = 0; i < 1000; i++)
        assert_true(mgl_handle_mint(connection, MGL_KIND_SAMPLER).slot == (uint32_t)i + 1);
    end_context(&encoder);
}

static void present(mgl_encoder *encoder)
{
    uint64_t frame = mgl_frame_begin_present(encoder);
    mgl_emit_present(encoder)->frame = frame;
    mgl_frame_wait_credit(encoder);
}

static atomic_bool released;

static void *release_later(void *argument)
{
    usleep(50000);
    mgl_encoder encoder = begin_context();
    atomic_store(&released, true);
    order(&encoder, "release");
    end_context(&encoder);
    return NULL;
}

static void test_frame_credit(void **state)
{
    mgl_encoder encoder = begin_context();
    for (int i = 0; i < 20; i++)
        present(&encoder);
    settle(&encoder);
    order(&encoder, "hold");
    mgl_encoder_publish(&encoder);
    uint64_t start = mgl_time_ns();
    for (int i = 0; i < 3; i++)
        present(&encoder);
    assert_true(mgl_time_ns() - start < 2000000000); /* not a wait */
    pthread_t other;
    assert_int_equal(pthread_create(&other, NULL, release_later, NULL), 0);
    present(&encoder); /* the fourth waits for the first */
    assert_true(atomic_load(&released));
    pthread_join(other, NULL);
    end_context(&encoder);
}

static int messages;
static void on_message(void *user, const mgl_event_message *what, const char *text)
{
    assert_int_equal(what->tail_count, strlen(text));
    messages++;
}

/* Far more events than the ring holds, while the client itself waits (monolith: while it is inside apply). */
static void test_event_flood(void **state)
{
    mgl_encoder encoder = begin_context();
    mgl_event_sink sink = {.message = on_message};
    mgl_connection_set_sink(connection, &sink);
    order(&encoder, "flood 6000");
    settle(&encoder);
    mgl_connection_poll(connection);
    assert_int_equal(messages, 6000);
    mgl_connection_set_sink(connection, NULL);
    end_context(&encoder);
}

static void *context_body(void *argument)
{
    mgl_encoder encoder = begin_context();
    for (uint32_t i = 0; i < 3000; i++) {
        draw(&encoder, i);
        if (i % 100 == 0) upload(&encoder, 20000, i);
        if (i % 150 == 0) settle(&encoder);
        if (i % 200 == 0) {
            mgl_handle handle = mgl_handle_mint(connection, MGL_KIND_TEXTURE);
            mgl_handle_free(connection, MGL_KIND_TEXTURE, handle);
            mgl_connection_poll(connection);
        }
    }
    settle(&encoder);
    end_context(&encoder);
    return NULL;
}

static void test_two_threads(void **state)
{
    mgl_encoder first = begin_context();
    mgl_encoder_publish(&first);
    uint64_t unbound = fake_log.unbound, mismatches = fake_log.mismatches, ranges = fake_log.ranges;
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, context_body, NULL), 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    if (in_process) {
        assert_int_equal(fake_log.unbound - unbound, 0);
        assert_int_equal(fake_log.mismatches - mismatches, 0);
        assert_int_equal(fake_log.ranges - ranges, 9000);
    }
    end_context(&first);
}

static void pause_for(long us)
{
    nanosleep(&(struct timespec){0, us * 1000}, NULL);
}

/* More than ring or stage hold, for a server that is behind; or little, and nobody is told. */
static void burst(mgl_encoder *encoder, uint32_t kind)
{
    if (kind < 2) order(encoder, "sleep 1");
    for (uint32_t i = 0; i < 200 && kind == 0; i++)
        upload(encoder, MGL_INLINE_LIMIT - i * 3, i);
    for (uint32_t i = 0; i < 24 && kind == 1; i++)
        upload(encoder, 60000 + i * 64, i);
    for (uint32_t i = 0; i < 3 && kind == 2; i++) {
        draw(encoder, i);
        mgl_encoder_publish_early(encoder);
    }
    for (uint32_t i = 0; i < 40 && kind == 3; i++) {
        upload(encoder, 400, i);
        mgl_encoder_publish(encoder);
    }
}

static void spin(uint32_t pauses)
{
    while (pauses-- > 0)
        mgl_spin_pause();
}

/* Both sides come to rest again and again and are woken by one ring at changing moments: nobody else rings, too. */
static void ping_alone(mgl_encoder *encoder)
{
    const mgl_control *control = connection->segments.control;
    bool monolith = connection->transport == MGL_TRANSPORT_MONOLITH;
    uint64_t start = mgl_time_ns();
    for (uint32_t i = 0; i < 20000 && mgl_time_ns() - start < 3000000000u; i++) {
        draw(encoder, i);
        mgl_encoder_publish(encoder);
        while (!monolith && atomic_load(&control->command_head) != connection->tail)
            sched_yield(); /* a wait would ring */
        spin(i * 17 % 64);
        settle(encoder);
        spin(i * 5 % 64);
    }
}

static void *bursts_and_pauses(void *argument)
{
    static const long pauses_us[] = {0, 20, 250, 350, 2000}; /* the server naps at first, then sleeps */
    mgl_encoder encoder = begin_context();
    for (uint32_t i = 0; i < 250; i++) {
        burst(&encoder, i * 7 % 4);
        pause_for(pauses_us[i % 5]);
        burst(&encoder, i * 5 / 3 % 4);
        if (i % 3) pause_for(pauses_us[i / 5 % 5]);
        settle(&encoder);
    }
    end_context(&encoder);
    return NULL;
}

/* Whoever is faster sleeps, and somebody wakes it: with no slices to save a wait whose ring was lost. */
static void test_bursts_and_pauses(void **state)
{
    mgl_encoder encoder = begin_context();
    uint64_t mismatches = fake_log.mismatches;
    order(&encoder, "rings");
    settle(&encoder);
    atomic_store(&fake_waits_for_rings, true);
    ping_alone(&encoder);
    pthread_t second;
    assert_int_equal(pthread_create(&second, NULL, bursts_and_pauses, NULL), 0);
    bursts_and_pauses(NULL);
    pthread_join(second, NULL);
    assert_int_equal(fake_log.mismatches - mismatches, 0);
    order(&encoder, "slices");
    settle(&encoder);
    atomic_store(&fake_waits_for_rings, false);
    end_context(&encoder);
}

/* A forked child calls everything and comes back; the parent's session goes on. */
static void test_fork(void **state)
{
    mgl_encoder encoder = begin_context();
    draw(&encoder, 1);
    settle(&encoder);
    pid_t child = fork();
    if (child == 0) {
        bool good = mgl_connection_lost(connection);
        draw(&encoder, 2);
        uint64_t fence = mgl_fence_emit(&encoder);
        good = good && mgl_fence_wait(&encoder, fence, UINT64_MAX);
        mgl_bulk bulk;
        good = good && !mgl_stage_begin(&encoder, 20000, &bulk);
        mgl_frame_begin_present(&encoder);
        mgl_frame_wait_credit(&encoder);
        mgl_connection_poll(connection);
        mgl_encoder_finish(&encoder);
        mgl_connection_unref(&connection);
        const char *reason = "";
        if (strcmp(getenv("MAGMA_TRANSPORT"), "shm") != 0) good = good && !mgl_connection_get(&reason) && reason[0];
        exit(good ? 0 : 1); /* exit handlers too */
    }
    int status;
    waitpid(child, &status, 0);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    settle(&encoder);
    end_context(&encoder);
}

/* Last: the session is lost, every wait answers, and the next context gets a new session. */
static void test_fault_and_redial(void **state)
{
    mgl_encoder encoder = begin_context();
    mgl_connection *old = connection;
    order(&encoder, "hold");
    uint64_t fence = mgl_fence_emit(&encoder);
    order(&encoder, "fault");
    mgl_reply reply;
    assert_true(mgl_reply_reserve(&encoder, 100, &reply));
    mgl_emit_buffer_read(&encoder)->reply = reply;
    assert_null(mgl_reply_wait(&encoder, &reply, MGL_OP_buffer_read));
    mgl_reply_release(&encoder, &reply);
    assert_true(mgl_connection_lost(connection));
    assert_true(mgl_fence_wait(&encoder, fence, UINT64_MAX));
    for (uint32_t i = 0; i < 10000; i++)
        draw(&encoder, i);
    mgl_bulk bulk;
    assert_null(mgl_stage_begin(&encoder, 20000, &bulk));
    assert_false(mgl_reply_reserve(&encoder, 100, &reply));
    mgl_query_answer answer;
    mgl_query_arm(connection, (mgl_handle){1, 0}, &answer);
    assert_true(mgl_query_poll(&encoder, &answer));
    mgl_query_wait(&encoder, &answer);
    for (int i = 0; i < 10; i++) {
        mgl_frame_begin_present(&encoder);
        mgl_frame_wait_credit(&encoder);
    }
    mgl_connection *kept = connection;
    connection = NULL;
    mgl_encoder next = begin_context();
    assert_ptr_not_equal(connection, old);
    settle(&next);
    end_context(&next);
    mgl_encoder_finish(&encoder);
    mgl_connection_unref(&kept);
}

static void *kill_later(void *argument)
{
    usleep((useconds_t)(uintptr_t)argument);
    kill(connection->server_pid, SIGKILL);
    return NULL;
}

/* shm: the server dies while the client works or waits; it hears of it soon, and the next context has a new server. */
static void test_server_killed(void **state)
{
    if (in_process) skip();
    for (int round = 0; round < 40; round++) {
        mgl_encoder encoder = begin_context();
        pthread_t killer;
        assert_int_equal(pthread_create(&killer, NULL, kill_later, (void *)(uintptr_t)(round * 317 % 5000)), 0);
        if (round % 4 == 0) order(&encoder, "hold");
        uint64_t start = mgl_time_ns();
        while (!mgl_connection_lost(connection)) {
            if (round % 4 == 0) mgl_fence_wait(&encoder, mgl_fence_emit(&encoder), UINT64_MAX);
            if (round % 4 == 1) upload(&encoder, MGL_INLINE_LIMIT, 1);
            if (round % 4 == 2) present(&encoder);
            if (round % 4 == 3) {
                mgl_reply reply;
                if (!mgl_reply_reserve(&encoder, 100, &reply)) break;
                mgl_emit_buffer_read(&encoder)->reply = reply;
                mgl_reply_wait(&encoder, &reply, MGL_OP_buffer_read);
                mgl_reply_release(&encoder, &reply);
            }
            assert_true(mgl_time_ns() - start < 1000000000); /* 250 ms is promised; the machine may be loaded */
        }
        pthread_join(killer, NULL);
        mgl_encoder_finish(&encoder);
    }
}

static void test_decoder(void **state)
{
    static const mgl_applier_table none;
    size_t consumed = 99;
    alignas(8) uint8_t bytes[64] = {0};
    mgl_record_header *header = (mgl_record_header *)bytes;
    assert_int_equal(mgl_decode(bytes, 0, &none, NULL, &consumed), MGL_DECODE_OK);
    assert_int_equal(mgl_decode(bytes, 4, &none, NULL, &consumed), MGL_DECODE_BAD_HEADER);
    assert_int_equal(mgl_decode(bytes, 16, &none, NULL, &consumed), MGL_DECODE_BAD_HEADER);
    *header = (mgl_record_header){MGL_OP_COUNT, 0, 16};
    assert_int_equal(mgl_decode(bytes, 16, &none, NULL, &consumed), MGL_DECODE_BAD_OP);
    *header = (mgl_record_header){MGL_OP_NONE, 0, 16};
    assert_int_equal(mgl_decode(bytes, 16, &none, NULL, &consumed), MGL_DECODE_BAD_OP);
    *header = (mgl_record_header){MGL_OP_fence, 0, 24};
    assert_int_equal(mgl_decode(bytes, 16, &none, NULL, &consumed), MGL_DECODE_BAD_HEADER);
    assert_int_equal(mgl_decode(bytes, 24, &none, NULL, &consumed), MGL_DECODE_BAD_SIZE);
    *header = (mgl_record_header){MGL_OP_marker, 0, 16};
    ((mgl_wire_marker *)(header + 1))->tail_count = 0xfffffff9u;
    assert_int_equal(mgl_decode(bytes, 16, &none, NULL, &consumed), MGL_DECODE_BAD_SIZE);
    ((mgl_wire_marker *)(header + 1))->tail_count = 1;
    assert_int_equal(mgl_decode(bytes, 16, &none, NULL, &consumed), MGL_DECODE_BAD_SIZE);
    assert_int_equal(consumed, 0);
    assert_string_equal(mgl_op_name(MGL_OP_draw), "draw");
    assert_string_equal(mgl_op_name(9999), "?");
}

/* Without spins both sides block whenever they wait. */
static int run_parked(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_bursts_and_pauses)};
    setenv("MAGMA_SPIN_US", "0", 1);
    return cmocka_run_group_tests_name("without spins", tests, NULL, NULL);
}

static int run_all(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_decoder),
        cmocka_unit_test(test_draws_and_merge),
        cmocka_unit_test(test_ring_wrap),
        cmocka_unit_test(test_ring_stays_warm),
        cmocka_unit_test(test_wakes_grow_rare),
        cmocka_unit_test(test_credit_and_stage_full),
        cmocka_unit_test(test_replies),
        cmocka_unit_test(test_handles),
        cmocka_unit_test(test_fences_and_queries),
        cmocka_unit_test(test_frame_credit),
        cmocka_unit_test(test_event_flood),
        cmocka_unit_test(test_two_threads),
        cmocka_unit_test(test_bursts_and_pauses),
        cmocka_unit_test(test_fork),
        cmocka_unit_test(test_fault_and_redial),
        cmocka_unit_test(test_server_killed),
    };
    return cmocka_run_group_tests_name(getenv("MAGMA_TRANSPORT"), tests, NULL, NULL);
}

static int in_child(const char *transport, int (*run)(void))
{
    pid_t child = fork();
    if (child == 0) {
        alarm(120); /* a hang is a failure */
        setenv("MAGMA_TRANSPORT", transport, 1);
        setenv("MAGMA_RING_MB", "1", 1);
        setenv("MAGMA_STAGE_MB", "1", 1);
        setenv("MAGMA_REPLY_MB", "1", 1);
        setenv("MAGMA_LOG", "none", 0);
        in_process = strcmp(transport, "shm") != 0;
        exit(run());
    }
    int status = 1;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

int main(int argc, char **argv)
{
    if (argc > 1) return in_child(argv[1], run_all);
    int failed = in_child("monolith", run_all) | in_child("inproc", run_all) | in_child("inproc", run_parked);
    if (!getenv("MAGMA_SERVER")) {
        puts("shm is skipped: MAGMA_SERVER does not name the server with the fake applier");
        return failed ? failed : 77;
    }
    return in_child("shm", run_all) | in_child("shm", run_parked) | failed;
}
