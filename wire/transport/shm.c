/* shm: the same rings in memory shared with magma-server, which is started here or found at a Unix socket. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/transport/connection.h"
#include "wire/transport/handshake.h"
#include "wire/transport/spawn.h"

#include "translator/base/log.h"
#include "translator/base/settings.h"
#include "translator/base/thread.h"
#include "wire/codec/decoder.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#define WELCOME_MS   30000 /* opening a device may mean compiling the driver's own shaders */
#define SHUT_SECONDS 3

static int connect_to(const char *path, char reason[256])
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    snprintf(address.sun_path, sizeof address.sun_path, "%s", path);
    if (fd >= 0 && connect(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
    snprintf(reason, 256, "no magma-server at %.100s: %s", path, strerror(errno));
    if (fd >= 0) close(fd);
    return -1;
}

static int start_server(char reason[256])
{
    char path[4096];
    int pair[2];
    if (!mgl_server_find(path, sizeof path)) {
        strcpy(reason, "magma-server was not found; MAGMA_SERVER says where it is");
        return -1;
    }
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair) != 0) {
        snprintf(reason, 256, "no socket: %s", strerror(errno));
        return -1;
    }
    bool started = mgl_server_spawn(path, pair[1]);
    close(pair[1]);
    if (started) return pair[0];
    close(pair[0]);
    snprintf(reason, 256, "cannot start %.200s", path);
    return -1;
}

/* Blocks until the server hangs up: costs nothing while it lives, and the next GL call after its death is a no-op. */
static void *watch(void *argument)
{
    mgl_connection *connection = argument;
    struct pollfd control = {.fd = connection->control_fd, .events = POLLIN};
    while (poll(&control, 1, -1) < 0 && errno == EINTR) {
    }
    mgl_inbox_drain(connection); /* it may have said why */
    if (!mgl_connection_lost(connection)) mgl_log_error("magma-server is gone");
    mgl_connection_lose(connection);
    return NULL;
}

static bool shake_hands(mgl_connection *connection, int memory, char reason[256])
{
    mgl_welcome welcome;
    mgl_hello hello = {.magic = MGL_HANDSHAKE_MAGIC,
                       .version = MGL_PROTOCOL_VERSION,
                       .fingerprint = mgl_wire_fingerprint(),
                       .sizes = connection->segments.size,
                       .flags = (mgl_settings()->validate ? MGL_HELLO_VALIDATE : 0u) |
                                (connection->stats ? MGL_HELLO_STATS : 0u)};
    const char *display = getenv("DISPLAY");
    if (display) snprintf(hello.display, sizeof hello.display, "%s", display);
    strcpy(reason, "magma-server does not answer (was it started, is it the same version?)");
    if (!mgl_handshake_send(connection->control_fd, &hello, sizeof hello, memory)) return false;
    if (!mgl_handshake_receive(connection->control_fd, &welcome, sizeof welcome, NULL, WELCOME_MS)) return false;
    if (welcome.magic != MGL_HANDSHAKE_MAGIC || welcome.version != MGL_PROTOCOL_VERSION) {
        strcpy(reason, "magma-server has another protocol version");
        return false;
    }
    welcome.reason[sizeof welcome.reason - 1] = '\0';
    memcpy(reason, welcome.reason, sizeof welcome.reason);
    connection->caps = welcome.caps;
    connection->server_pid = welcome.pid;
    return welcome.accepted;
}

bool mgl_shm_dial(mgl_connection *connection, char reason[256])
{
    const char *at = mgl_settings()->server_socket;
    mgl_segment_sizes sizes = mgl_segment_sizes_from_settings();
    int memory = -1;
    if (!mgl_segments_create(&connection->segments, &sizes, &memory)) {
        strcpy(reason, "no shared memory");
        return false;
    }
    connection->control_fd = at[0] ? connect_to(at, reason) : start_server(reason);
    bool open = connection->control_fd >= 0 && shake_hands(connection, memory, reason);
    close(memory);
    if (!open) return false;
    connection->has_thread = mgl_thread_start(&connection->thread, "magma-watch", MGL_STACK_SMALL, watch, connection);
    if (!connection->has_thread) strcpy(reason, "the system refuses a thread");
    return connection->has_thread;
}

void mgl_shm_shut(mgl_connection *connection)
{
    struct timespec until;
    if (!connection->has_thread) return;
    shutdown(connection->control_fd,
             SHUT_WR); /* the server applies what is left, then hangs up, and the watcher ends */
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += SHUT_SECONDS;
    if (pthread_timedjoin_np(connection->thread, NULL, &until) != 0) {
        shutdown(connection->control_fd, SHUT_RDWR);
        pthread_join(connection->thread, NULL);
    }
    connection->has_thread = false;
}
