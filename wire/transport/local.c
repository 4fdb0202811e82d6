/* monolith and inproc: the applier in this process, called on the GL thread or by a submit thread. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/transport/connection.h"

#include "translator/base/log.h"
#include "translator/base/settings.h"
#include "translator/base/thread.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SHUT_SECONDS 5 /* a device that hangs must not keep the program from ending */

/* How the submit thread tells the dialling one that the device is open, or not. */
typedef struct start_up {
    mgl_connection *connection;
    pthread_mutex_t lock;
    pthread_cond_t told;
    bool done, opened;
    char reason[256];
} start_up;

static bool open_session(mgl_connection *connection, char reason[256])
{
    mgl_session_attach(connection->session, &connection->segments);
    return mgl_session_init(connection->session, getenv("DISPLAY"), mgl_settings()->validate, false, &connection->caps,
                            reason);
}

/* The device is opened here too, so that the threads that a driver starts inherit the blocked signals. */
static void *submit_body(void *argument)
{
    start_up *start = argument;
    mgl_connection *connection = start->connection;
    char reason[256];
    bool opened = open_session(connection, reason);
    pthread_mutex_lock(&start->lock);
    memcpy(start->reason, reason, sizeof reason);
    start->opened = opened;
    start->done = true;
    pthread_cond_signal(&start->told);
    pthread_mutex_unlock(&start->lock); /* `start` is gone from here on */
    if (!opened) return NULL;
    mgl_session_run(connection->session);
    if (connection->stats) mgl_session_publish_stats(connection->session);
    mgl_session_finish(connection->session);
    return NULL;
}

static bool start_thread(mgl_connection *connection, char reason[256])
{
    start_up start = {.connection = connection, .lock = PTHREAD_MUTEX_INITIALIZER, .told = PTHREAD_COND_INITIALIZER};
    if (!mgl_thread_start(&connection->thread, "magma-submit", MGL_STACK_COMPILE, submit_body, &start)) {
        strcpy(reason, "the system refuses a thread");
        return false;
    }
    pthread_mutex_lock(&start.lock);
    while (!start.done)
        pthread_cond_wait(&start.told, &start.lock);
    pthread_mutex_unlock(&start.lock);
    memcpy(reason, start.reason, sizeof start.reason);
    if (!start.opened) pthread_join(connection->thread, NULL);
    return connection->has_thread = start.opened;
}

static bool open_here(mgl_connection *connection, char reason[256])
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool opened = open_session(connection, reason);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (opened) connection->session->overflow = true;
    return opened;
}

bool mgl_local_dial(mgl_connection *connection, char reason[256])
{
    mgl_segment_sizes sizes = mgl_segment_sizes_from_settings();
    connection->session = mgl_new(mgl_session);
    strcpy(reason, "out of memory");
    if (!connection->session || !mgl_segments_create(&connection->segments, &sizes, NULL)) return false;
    bool opened = connection->transport == MGL_TRANSPORT_INPROC ? start_thread(connection, reason)
                                                                : open_here(connection, reason);
    if (opened && connection->stats) atomic_store(&connection->session->stats, true);
    return opened;
}

void mgl_local_shut(mgl_connection *connection)
{
    mgl_session *session = connection->session;
    if (connection->has_thread) {
        struct timespec until;
        if (pthread_equal(connection->thread, pthread_self())) return; /* the driver itself ends the program */
        mgl_session_close(session);
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec += SHUT_SECONDS;
        if (pthread_timedjoin_np(connection->thread, NULL, &until) == 0)
            connection->has_thread = false;
        else
            mgl_log_warn("the submit thread does not end: the device may hang");
        return;
    }
    if (session->applier) {
        if (connection->stats) mgl_session_publish_stats(session);
        mgl_session_finish(session);
    }
}
