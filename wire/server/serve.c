#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/server/server.h"

#include "translator/base/log.h"
#include "translator/base/thread.h"
#include "wire/codec/decoder.h"
#include "wire/transport/handshake.h"
#include "wire/transport/session.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define HELLO_MS     10000
#define SHUT_SECONDS 10 /* a device that hangs must not leave a process behind */

typedef struct served {
    int socket;
    mgl_hello hello;
    mgl_segments segments;
    mgl_session session;
    bool opened, faulted;
} served;

/* What may be refused before the device is opened. NULL: nothing. */
static const char *refuse(served *s, int memory)
{
    const mgl_hello *hello = &s->hello;
    if (hello->magic != MGL_HANDSHAKE_MAGIC) return "the hello has a wrong magic number";
    if (hello->version != MGL_PROTOCOL_VERSION) return "the client speaks another protocol version";
    if (hello->fingerprint != mgl_wire_fingerprint()) return "the client was built from another record catalogue";
    if (!mgl_segment_sizes_valid(&hello->sizes)) return "the client's segments have impossible sizes";
    if (memory < 0 || !mgl_segments_map(&s->segments, &hello->sizes, memory))
        return "the client's memory is not sealed or too small";
    return NULL;
}

/* The applier's thread. The device is opened here, so that the driver's threads inherit the blocked signals. */
static void *session_body(void *argument)
{
    served *s = argument;
    mgl_welcome welcome = {.magic = MGL_HANDSHAKE_MAGIC, .version = MGL_PROTOCOL_VERSION, .pid = getpid()};
    s->hello.display[sizeof s->hello.display - 1] = '\0';
    const char *display = s->hello.display[0] ? s->hello.display : NULL;
    s->opened = mgl_session_init(&s->session, display, s->hello.flags & MGL_HELLO_VALIDATE, true, &welcome.caps,
                                 welcome.reason);
    welcome.accepted = s->opened;
    if (s->opened) atomic_store(&s->session.stats, (s->hello.flags & MGL_HELLO_STATS) != 0);
    bool sent = mgl_handshake_send(s->socket, &welcome, sizeof welcome, -1);
    if (s->opened && sent) s->faulted = !mgl_session_run(&s->session);
    if (s->opened && atomic_load(&s->session.stats)) mgl_session_publish_stats(&s->session);
    shutdown(s->socket, SHUT_RDWR); /* tells the client, which has everything now, and wakes the main thread */
    if (s->opened) mgl_session_finish(&s->session);
    return NULL;
}

/* Returns when either side has hung up: true when the client only ended its session and waits for what it sent to be
 * applied. */
static bool wait_for_end(int socket)
{
    struct pollfd control = {.fd = socket, .events = POLLIN | POLLRDHUP};
    char ignored[64];
    for (;;) {
        control.revents = 0;
        if (poll(&control, 1, -1) < 0 && errno != EINTR) return false;
        if (control.revents & (POLLHUP | POLLERR | POLLNVAL)) return false;
        if (control.revents & POLLRDHUP) return true;
        if (control.revents & POLLIN) recv(socket, ignored, sizeof ignored, MSG_DONTWAIT);
    }
}

int mgl_serve_session(int socket)
{
    static served s; /* one session a process */
    int memory = -1;
    s.socket = socket;
    fcntl(socket, F_SETFD, FD_CLOEXEC);
    if (!mgl_handshake_receive(socket, &s.hello, sizeof s.hello, &memory, HELLO_MS)) return 1;
    const char *refused = refuse(&s, memory);
    if (memory >= 0) close(memory);
    if (refused) {
        mgl_welcome no = {.magic = MGL_HANDSHAKE_MAGIC, .version = MGL_PROTOCOL_VERSION};
        strcpy(no.reason, refused);
        mgl_handshake_send(socket, &no, sizeof no, -1);
        mgl_log_warn("a client is refused: %s", refused);
        return 1;
    }
    pthread_t thread;
    mgl_session_attach(&s.session, &s.segments);
    if (!mgl_thread_start(&thread, "magma-submit", MGL_STACK_COMPILE, session_body, &s)) return 1;
    bool wanted = wait_for_end(socket);
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += SHUT_SECONDS;
    if (wanted)
        mgl_session_close(&s.session);
    else
        mgl_session_abandon(&s.session);
    if (pthread_timedjoin_np(thread, NULL, &until) != 0) {
        mgl_log_warn("the device does not answer: its session is abandoned");
        _exit(3);
    }
    mgl_segments_unmap(&s.segments);
    return !s.opened ? 1 : s.faulted ? 2 : 0;
}
