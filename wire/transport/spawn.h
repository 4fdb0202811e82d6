/* Starting magma-server out of a program that must not notice: no SIGCHLD, no zombie, no inherited descriptor but the
 * socket and stderr. */
#ifndef MGL_WIRE_SPAWN_H
#define MGL_WIRE_SPAWN_H

#include <stdbool.h>
#include <stddef.h>

/* Where magma-server is: the setting, beside this library, ../bin, then PATH (not in a set-user-id program). False when
 * nowhere. */
bool mgl_server_find(char *path, size_t size);
/* Starts `path --session 3` with `socket` as descriptor 3. The caller keeps its own end. False when the system refuses;
 * that the file could not be executed shows as a hang-up of the socket. */
bool mgl_server_spawn(const char *path, int socket);

#endif
