/* The control channel of shm: a SOCK_SEQPACKET Unix socket. The client sends one hello with the segments' memfd; the
 * server answers with one welcome. Afterwards nothing travels on it: its hang-up is how each side learns that the other
 * is gone. The client ends a session by shutting its sending side down; the server then applies what is in the ring and
 * hangs up. */
#ifndef MGL_WIRE_HANDSHAKE_H
#define MGL_WIRE_HANDSHAKE_H

#include "wire/catalogue/caps.h"
#include "wire/transport/segments.h"

#define MGL_HANDSHAKE_MAGIC  0x4147414du /* "MAGA" */
#define MGL_PROTOCOL_VERSION 2u
enum { MGL_HELLO_VALIDATE = 1, MGL_HELLO_STATS = 2 };

typedef struct mgl_hello {
    uint32_t magic, version;
    uint64_t fingerprint; /* mgl_wire_fingerprint */
    mgl_segment_sizes sizes;
    uint32_t flags, reserved;
    char display[256]; /* of the windows; empty: none */
} mgl_hello;

typedef struct mgl_welcome {
    uint32_t magic, version;
    uint32_t accepted; /* 0: `reason` says why not, and the server hangs up */
    int32_t pid;
    char reason[256];
    mgl_caps caps;
} mgl_welcome;

/* Sends one message, with `fd` beside it when >= 0. Never raises SIGPIPE. */
bool mgl_handshake_send(int socket, const void *message, size_t size, int fd);
/* Receives one message of exactly `size` bytes within timeout_ms; *fd (may be NULL) receives the descriptor sent with
 * it or -1. */
bool mgl_handshake_receive(int socket, void *message, size_t size, int *fd, int timeout_ms);

#endif
