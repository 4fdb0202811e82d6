/* magma-server: the Vulkan side of MagmaGL in a process of its own. */
#include "wire/server/server.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int usage(int status)
{
    fputs("usage: magma-server --listen SOCKET                    serve clients that find it by MAGMA_SERVER_SOCKET\n"
          "       magma-server --replay FILE [--frame N] [--png OUT]  draw a capture again (MAGMA_CAPTURE, magma-run "
          "--capture)\n"
          "       magma-server --session FD                       one client on a socket (started by the library)\n"
          "--frame counts presents from 0, fences where nothing is presented; without it --png shows the last frame.\n",
          status ? stderr : stdout);
    return status;
}

int main(int argc, char **argv)
{
    const char *replay = NULL, *png = NULL, *listen = NULL;
    int session = -1;
    long long frame = -1;
    signal(SIGPIPE, SIG_IGN);
    for (int i = 1; i < argc; i++) {
        const char *option = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(option, "--help") == 0) return usage(0);
        if (!value) return usage(64);
        if (strcmp(option, "--session") == 0)
            session = atoi(value);
        else if (strcmp(option, "--listen") == 0)
            listen = value;
        else if (strcmp(option, "--replay") == 0)
            replay = value;
        else if (strcmp(option, "--frame") == 0)
            frame = atoll(value);
        else if (strcmp(option, "--png") == 0)
            png = value;
        else
            return usage(64);
        i++;
    }
    if (session >= 0) return mgl_serve_session(session);
    if (listen) return mgl_serve_listen(listen);
    if (replay) return mgl_replay(replay, frame, png);
    return usage(64);
}
