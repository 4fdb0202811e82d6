/* magma-server against a client that sends what no client sends: each session ends with a named fault and the server
 * lives on. The server is magma-server with the fake applier (MAGMA_SERVER), listening. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/codec/decoder.h"
#include "wire/codec/encoder.h"
#include "wire/transport/handshake.h"

#include <poll.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static char path[64];
static pid_t server;

typedef struct hostile {
    int socket, memory;
    mgl_segments segments;
    mgl_welcome welcome;
} hostile;

static int dial(void)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strcpy(address.sun_path, path);
    for (int i = 0; i < 200; i++) {
        int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
        if (connect(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
        close(fd);
        usleep(10000);
    }
    fail_msg("no server");
    return -1;
}

static mgl_hello good_hello(void)
{
    return (mgl_hello){.magic = MGL_HANDSHAKE_MAGIC,
                       .version = MGL_PROTOCOL_VERSION,
                       .fingerprint = mgl_wire_fingerprint(),
                       .sizes = {1u << 20, 1u << 20, 1u << 20}};
}

static hostile begin(void)
{
    hostile h = {.socket = dial()};
    mgl_hello hello = good_hello();
    assert_true(mgl_segments_create(&h.segments, &hello.sizes, &h.memory));
    assert_true(mgl_handshake_send(h.socket, &hello, sizeof hello, h.memory));
    assert_true(mgl_handshake_receive(h.socket, &h.welcome, sizeof h.welcome, NULL, 5000));
    assert_int_equal(h.welcome.accepted, 1);
    return h;
}

static void end(hostile *h)
{
    close(h->socket);
    close(h->memory);
    mgl_segments_unmap(&h->segments);
}

static bool hung_up(int socket)
{
    struct pollfd fd = {.fd = socket, .events = POLLIN};
    char byte;
    return poll(&fd, 1, 5000) == 1 && (fd.revents & POLLHUP || recv(socket, &byte, 1, 0) == 0);
}

/* The session ended, and said why. */
static void expect_fault(hostile *h, const char *what)
{
    assert_true(hung_up(h->socket));
    const mgl_record_header *header = (const mgl_record_header *)h->segments.events;
    assert_int_equal(header->op, MGL_EVENT_SESSION_FAULT);
    const mgl_event_message *message = (const mgl_event_message *)(header + 1);
    if (strncmp((const char *)(message + 1), what, strlen(what)) != 0)
        fail_msg("%.*s", (int)message->tail_count, (const char *)(message + 1));
    end(h);
}

static void publish(hostile *h, uint64_t tail)
{
    atomic_store(&h->segments.control->command_tail, tail);
    mgl_bell_ring(&h->segments.control->command_bell);
}

static void test_refused(void **state)
{
    for (int what = 0; what < 6; what++) {
        mgl_hello hello = good_hello();
        mgl_welcome welcome;
        int fd = dial(), memory = memfd_create("x", MFD_CLOEXEC | MFD_ALLOW_SEALING);
        assert_int_equal(ftruncate(memory, 8 << 20), 0);
        if (what == 0) hello.magic++;
        if (what == 1) hello.version++;
        if (what == 2) hello.fingerprint++;
        if (what == 3) hello.sizes.commands = 12345;
        if (what == 4) hello.sizes.stage = 1ull << 60;
        assert_true(mgl_handshake_send(fd, &hello, sizeof hello,
                                       what == 5 ? -1 : memory)); /* 0..4 would fail at the seals otherwise */
        assert_true(mgl_handshake_receive(fd, &welcome, sizeof welcome, NULL, 5000));
        assert_int_equal(welcome.accepted, 0);
        assert_true(welcome.reason[0]);
        assert_true(hung_up(fd));
        close(fd);
        close(memory);
    }
    mgl_hello hello = good_hello();
    mgl_welcome welcome;
    int fd = dial(), memory = memfd_create("x", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    assert_int_equal(ftruncate(memory, 8 << 20), 0);
    assert_true(mgl_handshake_send(fd, &hello, sizeof hello,
                                   memory)); /* not sealed: it could be cut while the server reads it */
    assert_true(mgl_handshake_receive(fd, &welcome, sizeof welcome, NULL, 5000));
    assert_non_null(strstr(welcome.reason, "sealed"));
    close(fd);
    fd = dial();
    send(fd, "short", 5, MSG_NOSIGNAL);
    assert_true(hung_up(fd));
    close(fd);
    close(memory);
}

static void test_cursors(void **state)
{
    hostile h = begin();
    publish(&h, 1ull << 40);
    expect_fault(&h, "the command ring's cursor");
    h = begin();
    publish(&h, 12);
    expect_fault(&h, "the command ring's cursor");
    h = begin();
    publish(&h, UINT64_MAX - 7);
    expect_fault(&h, "the command ring's cursor");
}

static void test_chunk_headers(void **state)
{
    static const mgl_record_header bad[] = {
        {MGL_OP_NONE, MGL_CHUNK_RECORDS, 0},
        {MGL_OP_NONE, MGL_CHUNK_RECORDS, 4},
        {MGL_OP_NONE, MGL_CHUNK_RECORDS, 12},
        {MGL_OP_NONE, MGL_CHUNK_RECORDS, 1024},
        {MGL_OP_NONE, MGL_CHUNK_SKIP, 1u << 30},
        {MGL_OP_NONE, MGL_CHUNK_QUIET + 1, 16},
        {MGL_OP_NONE, MGL_CHUNK_QUIET, 12},
        {MGL_OP_NONE, 7, 16},
        {MGL_OP_fence, 0, 16},
        {MGL_OP_NONE, MGL_CHUNK_RECORDS, 0xfffffff8u},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        hostile h = begin();
        memcpy(h.segments.commands, &bad[i], sizeof bad[i]);
        publish(&h, 64);
        expect_fault(&h, "a chunk in the command ring");
    }
}

static void test_records(void **state)
{
    static const mgl_record_header bad[] = {
        {MGL_OP_COUNT, 0, 16}, {MGL_OP_fence, 0, 8}, {MGL_OP_fence, 0, 64}, {MGL_OP_NONE, 0, 16}, {MGL_OP_fence, 0, 0}};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        hostile h = begin();
        mgl_record_header chunk = {MGL_OP_NONE, MGL_CHUNK_RECORDS, 24};
        memcpy(h.segments.commands, &chunk, sizeof chunk);
        memcpy(h.segments.commands + 8, &bad[i], sizeof bad[i]);
        publish(&h, 24);
        expect_fault(&h, "a record is malformed");
    }
}

static void test_noise(void **state)
{
    srand(1);
    for (int round = 0; round < 50; round++) {
        hostile h = begin();
        for (size_t i = 0; i < 65536; i++)
            h.segments.commands[i] = (uint8_t)rand();
        mgl_record_header chunk = {MGL_OP_NONE, MGL_CHUNK_RECORDS, 65536};
        if (round % 2) memcpy(h.segments.commands, &chunk, sizeof chunk);
        atomic_store(&h.segments.control->event_head,
                     round % 3 ? 0 : (uint64_t)rand() * 8); /* an impossible event cursor too */
        publish(&h, 65536);
        assert_true(hung_up(h.socket));
        end(&h);
    }
}

/* A client that dies in the middle of everything, and one that never takes an event. */
static void test_gone(void **state)
{
    for (int i = 0; i < 20; i++) {
        hostile h = begin();
        end(&h);
        int fd = dial();
        close(fd);
    }
    assert_int_equal(waitpid(server, NULL, WNOHANG), 0); /* it lives */
    hostile h = begin();
    end(&h);
}

static int start_server(void **state)
{
    const char *program = getenv("MAGMA_SERVER");
    if (!program) return -1;
    snprintf(path, sizeof path, "/tmp/magma-test-%d.socket", getpid());
    server = fork();
    if (server == 0) {
        setenv("MAGMA_LOG", "none", 1);
        execl(program, program, "--listen", path, (char *)NULL);
        _exit(127);
    }
    return server > 0 ? 0 : -1;
}

static int stop_server(void **state)
{
    int status = 0;
    kill(server, SIGTERM);
    waitpid(server, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 && access(path, F_OK) != 0 ? 0 : -1;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_refused), cmocka_unit_test(test_cursors), cmocka_unit_test(test_chunk_headers),
        cmocka_unit_test(test_records), cmocka_unit_test(test_noise),   cmocka_unit_test(test_gone),
    };
    alarm(120);
    if (!getenv("MAGMA_SERVER")) {
        puts("skipped: MAGMA_SERVER does not name the server with the fake applier");
        return 77;
    }
    return cmocka_run_group_tests(tests, start_server, stop_server);
}
