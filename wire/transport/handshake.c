#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/transport/handshake.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

typedef union fd_buffer {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
} fd_buffer;

bool mgl_handshake_send(int socket, const void *message, size_t size, int fd)
{
    fd_buffer control;
    struct iovec part = {(void *)message, size};
    struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1};
    memset(&control, 0, sizeof control);
    if (fd >= 0) {
        header.msg_control = control.bytes;
        header.msg_controllen = sizeof control.bytes;
        struct cmsghdr *rights = CMSG_FIRSTHDR(&header);
        rights->cmsg_level = SOL_SOCKET;
        rights->cmsg_type = SCM_RIGHTS;
        rights->cmsg_len = CMSG_LEN(sizeof fd);
        memcpy(CMSG_DATA(rights), &fd, sizeof fd);
    }
    ssize_t sent;
    do
        sent = sendmsg(socket, &header, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == (ssize_t)size;
}

static bool wait_readable(int socket, int timeout_ms)
{
    struct pollfd poll_fd = {.fd = socket, .events = POLLIN};
    int ready;
    do
        ready = poll(&poll_fd, 1, timeout_ms);
    while (ready < 0 && errno == EINTR);
    return ready == 1;
}

bool mgl_handshake_receive(int socket, void *message, size_t size, int *fd, int timeout_ms)
{
    fd_buffer control;
    struct iovec part = {message, size};
    struct msghdr header = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    int received = -1;
    if (fd) *fd = -1;
    if (!wait_readable(socket, timeout_ms)) return false;
    ssize_t got = recvmsg(socket, &header, MSG_CMSG_CLOEXEC);
    if (got < 0) return false;
    for (struct cmsghdr *c = CMSG_FIRSTHDR(&header); c; c = CMSG_NXTHDR(&header, c))
        if (c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof(int)))
            memcpy(&received, CMSG_DATA(c), sizeof received);
    bool good = got == (ssize_t)size && !(header.msg_flags & (MSG_TRUNC | MSG_CTRUNC));
    if (good && fd)
        *fd = received;
    else if (received >= 0)
        close(received);
    return good;
}
