#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/transport/spawn.h"

#include "translator/base/settings.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static bool executable(const char *path)
{
    return access(path, X_OK) == 0;
}

static bool find_beside_library(char *path, size_t size)
{
    static const char *const places[] = {"", "../bin/", "../../bin/"}; /* the last for lib/x86_64-linux-gnu */
    Dl_info self;
    if (!dladdr((void *)mgl_server_find, &self) || !self.dli_fname) return false;
    const char *slash = strrchr(self.dli_fname, '/');
    int length = slash ? (int)(slash - self.dli_fname) + 1 : 0;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        snprintf(path, size, "%.*s%smagma-server", length, self.dli_fname, places[i]);
        if (length && executable(path)) return true;
    }
    return false;
}

static bool find_in_path(char *path, size_t size)
{
    const char *at = getauxval(AT_SECURE) ? NULL : getenv("PATH");
    while (at && *at) {
        int length = (int)strcspn(at, ":");
        snprintf(path, size, "%.*s/magma-server", length, at);
        if (length && executable(path)) return true;
        at += length;
        if (*at) at++;
    }
    return false;
}

bool mgl_server_find(char *path, size_t size)
{
    const char *set = mgl_settings()->server_path;
    if (set && set[0]) {
        snprintf(path, size, "%s", set);
        return executable(path);
    }
    return find_beside_library(path, size) || find_in_path(path, size);
}

/* A fork that runs no fork handlers of the program and sends no signal when the child ends. The child may only make
 * system calls. */
#define bare_fork() syscall(SYS_clone, 0ul, 0ul, 0ul, 0ul, 0ul)

#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
#define BARE __attribute__((no_sanitize("thread", "address"), noinline))
#else
#define BARE __attribute__((noinline))
#endif

BARE static void become_server(const char *path, int socket, char *const *arguments, char *const *environment)
{
    unsigned long no_signals = 0;
    long kept = syscall(SYS_fcntl, socket, F_DUPFD, 16);
    long null = syscall(SYS_openat, AT_FDCWD, "/dev/null", O_RDWR, 0);
    syscall(SYS_dup3, null, 0, 0);
    syscall(SYS_dup3, null, 1, 0);
    syscall(SYS_dup3, kept, 3, 0);
    if (syscall(SYS_close_range, 4u, ~0u, 0u) != 0)
        for (int fd = 4; fd < 4096; fd++)
            syscall(SYS_close, fd); /* before Linux 5.9 */
    syscall(SYS_rt_sigprocmask, SIG_SETMASK, &no_signals, 0ul, 8ul);
    syscall(SYS_execve, path, arguments, environment);
    syscall(SYS_exit_group, 127);
}

BARE static void fork_again(const char *path, int socket, char *const *arguments, char *const *environment)
{
    syscall(SYS_setsid);
    long second = bare_fork();
    if (second == 0) become_server(path, socket, arguments, environment);
    syscall(SYS_exit_group, second < 0 ? 1 : 0);
}

bool mgl_server_spawn(const char *path, int socket)
{
    extern char **environ;
    char *arguments[] = {"magma-server", "--session", "3", NULL};
    sigset_t all, before;
    int status = 0;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* no handler of the program runs in the child */
    long child = bare_fork();
    if (child == 0) fork_again(path, socket, arguments, environ);
    if (child > 0) waitpid((pid_t)child, &status, __WCLONE);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return child > 0 && status == 0;
}
