#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/server/server.h"

#include "translator/base/log.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static volatile sig_atomic_t stopping;
static void on_stop(int signal)
{
    stopping = signal;
}

static int open_socket(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    struct stat status;
    if (strlen(path) >= sizeof address.sun_path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    strcpy(address.sun_path, path);
    if (lstat(path, &status) == 0 && S_ISSOCK(status.st_mode)) unlink(path); /* left by an earlier server */
    int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    mode_t before = umask(077);
    bool bound = fd >= 0 && bind(fd, (struct sockaddr *)&address, sizeof address) == 0 && listen(fd, 16) == 0;
    umask(before);
    if (!bound && fd >= 0) close(fd);
    return bound ? fd : -1;
}

static bool same_user(int client)
{
    struct ucred peer;
    socklen_t size = sizeof peer;
    return getsockopt(client, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && (peer.uid == geteuid() || peer.uid == 0);
}

int mgl_serve_listen(const char *path)
{
    struct sigaction stop = {.sa_handler = on_stop};
    int listener = open_socket(path);
    if (listener < 0) {
        fprintf(stderr, "magma-server: cannot listen on %s: %s\n", path, strerror(errno));
        return 1;
    }
    sigaction(SIGTERM, &stop, NULL);
    sigaction(SIGINT, &stop, NULL);
    signal(SIGCHLD, SIG_IGN); /* sessions are reaped by the system */
    while (!stopping) {
        int client = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        if (client < 0) continue;
        pid_t child = same_user(client) ? fork() : -1;
        if (child == 0) {
            close(listener);
            signal(SIGTERM, SIG_DFL);
            signal(SIGINT, SIG_DFL);
            signal(SIGCHLD, SIG_DFL);
            _exit(mgl_serve_session(client));
        }
        if (child < 0) mgl_log_warn("a client is refused: another user, or no process for it");
        close(client);
    }
    close(listener);
    unlink(path);
    return 0;
}
