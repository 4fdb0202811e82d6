/* magma-server's parts. Private to wire/server. */
#ifndef MGL_SERVER_H
#define MGL_SERVER_H

#include <stdbool.h>
#include <stdint.h>

/* Serves one client on a connected socket until either side ends. Returns the exit status: 0, 1 refused, 2 the client
 * was at fault. */
int mgl_serve_session(int socket);
/* Listens on a Unix socket and serves each client of the same user in a process of its own. Returns on SIGTERM and
 * SIGINT. */
int mgl_serve_listen(const char *path);
/* Applies a capture file. With png not NULL, writes what frame `frame` (from 0; -1: the last) presents. Prints a
 * summary line. */
int mgl_replay(const char *path, int64_t frame, const char *png);

#endif
