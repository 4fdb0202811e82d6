/* The process's connection: dialling, references, the end of the program, fork. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/transport/connection.h"
#include "wire/transport/capture.h"
#include "wire/transport/stats.h"

#include "translator/base/log.h"
#include "translator/base/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t process_lock = PTHREAD_MUTEX_INITIALIZER;
static mgl_connection *current;            /* has a reference of its own */
static mgl_connection *connections;        /* all that live, lost ones too */
static mgl_connection *volatile inherited; /* in a forked child: what must never be freed, kept reachable */
static bool hooked;                        /* the exit and fork hooks are in place */
static bool forked;                        /* this is a child whose parent had a device open in the process */
static bool exiting;

void mgl_connection_lose(mgl_connection *connection)
{
    if (atomic_exchange(&connection->lost, true)) return;
    mgl_bell *bells[] = {&connection->segments.control->room_bell, &connection->segments.control->event_bell};
    for (int i = 0; i < 2; i++) {
        atomic_store(bells[i], 0); /* who has parked and not yet blocked does not block */
        mgl_bell_wake(bells[i]);
    }
}

/* Stops the server's side. Everything that the program holds stays valid; calls become no-ops. */
static void shut(mgl_connection *connection)
{
    if (connection->stats) mgl_stats_note_threads(connection->stats);
    mgl_connection_lose(connection);
    if (connection->transport == MGL_TRANSPORT_INPROC) {
        mgl_local_shut(connection);
        atomic_store(&connection->shut, true);
    } else {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec += 1; /* a thread may be inside the driver, or this call come from there */
        if (pthread_mutex_timedlock(&connection->stream_lock, &until) != 0) return;
        if (!atomic_exchange(&connection->shut, true)) {
            if (connection->transport == MGL_TRANSPORT_SHM)
                mgl_shm_shut(connection);
            else
                mgl_local_shut(connection);
        }
        pthread_mutex_unlock(&connection->stream_lock);
    }
}

static void finish_files(mgl_connection *connection)
{
    if (connection->stats && (connection == current || !current))
        mgl_stats_write(connection->stats, connection, mgl_settings()->stats);
    pthread_mutex_lock(&connection->stream_lock);
    mgl_capture_destroy(&connection->capture);
    pthread_mutex_unlock(&connection->stream_lock);
}

/* Registered after the driver was opened, so it runs before the driver's own exit handlers and destructors; and again
 * now and then, for drivers and layers make static objects at the first use of a function, whose destructors would run
 * while the submit thread still works. */
static void at_exit(void)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 1;
    if (pthread_mutex_timedlock(&process_lock, &until) != 0)
        return; /* a driver ends the program while it is being opened */
    if (exiting) {
        pthread_mutex_unlock(&process_lock);
        return;
    }
    __atomic_store_n(&exiting, true, __ATOMIC_RELAXED); /* mgl_connection_hook_exit looks without the lock */
    for (mgl_connection *c = connections; c; c = c->next) {
        if (atomic_load(&c->inert)) continue;
        shut(c);
        finish_files(c);
    }
    pthread_mutex_unlock(&process_lock);
}

/* Only tried: a driver may fork while it is being opened under the lock (NVIDIA's starts nvidia-modprobe). */
static __thread bool locked_for_fork;
static void before_fork(void)
{
    locked_for_fork = pthread_mutex_trylock(&process_lock) == 0;
}
static void after_fork_parent(void)
{
    if (locked_for_fork) pthread_mutex_unlock(&process_lock);
}

/* The threads are not here and other locks may be held: nothing of the old connections is touched again. */
static void after_fork_child(void)
{
    for (mgl_connection *c = connections; c; c = c->next) {
        atomic_store(&c->lost, true);
        atomic_store(&c->inert, true);
        if (c->transport != MGL_TRANSPORT_SHM) forked = true;
        if (c->control_fd >= 0) close(c->control_fd); /* or the server would not see the parent's end */
        c->control_fd = -1;
    }
    if (connections) inherited = connections;
    connections = current = NULL;
    pthread_mutex_init(&process_lock, NULL);
}

static void hook_process(void)
{
    if (hooked) return;
    hooked = true;
    atexit(at_exit);
    pthread_atfork(before_fork, after_fork_parent, after_fork_child);
}

void mgl_connection_hook_exit(void)
{
    if (!__atomic_load_n(&exiting, __ATOMIC_RELAXED)) atexit(at_exit);
}

static mgl_transport wanted_transport(void)
{
    const char *name = mgl_settings()->transport;
    if (strcmp(name, "monolith") == 0) return MGL_TRANSPORT_MONOLITH;
    if (strcmp(name, "shm") == 0) return MGL_TRANSPORT_SHM;
    if (strcmp(name, "inproc") != 0) mgl_log_warn("unknown transport \"%s\": inproc is used", name);
    return MGL_TRANSPORT_INPROC;
}

static void free_connection(mgl_connection *connection)
{
    if (atomic_load(&connection->inert) || connection->has_thread) return; /* somebody may still be using it */
    for (int kind = 0; kind < MGL_KIND_COUNT; kind++) {
        mgl_free(connection->pools[kind].generations);
        mgl_free(connection->pools[kind].queue);
    }
    mgl_free(connection->answers);
    mgl_bytes_finish(&connection->pending);
    mgl_capture_destroy(&connection->capture);
    mgl_stats_destroy(&connection->stats);
    mgl_segments_unmap(&connection->segments);
    if (connection->control_fd >= 0) close(connection->control_fd);
    mgl_free(connection->session);
    pthread_mutex_destroy(&connection->stream_lock);
    pthread_mutex_destroy(&connection->event_lock);
    pthread_mutex_destroy(&connection->object_lock);
    pthread_mutex_destroy(&connection->memory_lock);
    mgl_free(connection->memories);
    mgl_free(connection);
}

static mgl_connection *dial(char reason[256])
{
    mgl_connection *connection = mgl_new(mgl_connection);
    if (!connection) {
        strcpy(reason, "out of memory");
        return NULL;
    }
    const mgl_settings_table *settings = mgl_settings();
    connection->transport = wanted_transport();
    connection->control_fd = -1;
    connection->wake_bytes = MGL_WAKE_BYTES;
    pthread_mutex_init(&connection->stream_lock, NULL);
    pthread_mutex_init(&connection->event_lock, NULL);
    pthread_mutex_init(&connection->object_lock, NULL);
    pthread_mutex_init(&connection->memory_lock, NULL);
    mgl_spin_init(&connection->event_spin);
    mgl_spin_init(&connection->room_spin);
    if (settings->stats[0]) connection->stats = mgl_stats_create();
    strcpy(reason, "out of memory");
    bool dialled = mgl_handles_init(connection) &&
                   (connection->transport == MGL_TRANSPORT_SHM ? mgl_shm_dial(connection, reason)
                                                               : mgl_local_dial(connection, reason));
    if (!dialled) {
        free_connection(connection);
        return NULL;
    }
    if (settings->capture[0])
        connection->capture = mgl_capture_create(settings->capture, &connection->segments.size, &connection->caps);
    connection->references = 1;
    connection->next = connections;
    connections = connection;
    static const char *const names[] = {"monolith", "inproc", "shm"};
    mgl_log_info("%s on %s", names[connection->transport], connection->caps.device_name);
    return connection;
}

static void unlist(mgl_connection *connection)
{
    for (mgl_connection **at = &connections; *at; at = &(*at)->next) {
        if (*at != connection) continue;
        *at = connection->next;
        return;
    }
}

/* Under the process's lock. */
static void drop(mgl_connection *connection)
{
    if (--connection->references) return;
    unlist(connection);
    shut(connection);
    finish_files(connection);
    free_connection(connection);
}

mgl_connection *mgl_connection_get(const char **reason)
{
    static char why[256];
    pthread_mutex_lock(&process_lock);
    if (current && mgl_connection_lost(current) && !exiting) {
        drop(current);
        current = NULL;
    }
    if (exiting) {
        strcpy(why, "the program is ending");
    } else if (!current && forked && wanted_transport() != MGL_TRANSPORT_SHM) {
        strcpy(why, "this process was forked from one that has the device open");
    } else if (!current) {
        current = dial(why);
        if (current) hook_process();
    }
    mgl_connection *connection = exiting ? NULL : current;
    if (connection)
        connection->references++;
    else if (reason)
        *reason = why;
    pthread_mutex_unlock(&process_lock);
    return connection;
}

bool mgl_connection_ending(void)
{
    return __atomic_load_n(&exiting, __ATOMIC_RELAXED);
}

void mgl_connection_unref(mgl_connection **connection)
{
    mgl_connection *dropped = *connection;
    *connection = NULL;
    if (!dropped || atomic_load(&dropped->inert)) return;
    pthread_mutex_lock(&process_lock);
    if (exiting)
        dropped->references--; /* memory stays: other threads may still call GL */
    else
        drop(dropped);
    pthread_mutex_unlock(&process_lock);
}

const mgl_caps *mgl_connection_caps(const mgl_connection *connection)
{
    return &connection->caps;
}

bool mgl_connection_lost(const mgl_connection *connection)
{
    return atomic_load_explicit(&connection->lost, memory_order_relaxed);
}

mgl_client_counters mgl_connection_counters(const mgl_connection *connection)
{
    mgl_client_counters copy;
    uint64_t *to = (uint64_t *)&copy;
    const uint64_t *from = (const uint64_t *)&connection->counters;
    for (size_t i = 0; i < sizeof copy / sizeof *to; i++)
        to[i] = __atomic_load_n(&from[i], __ATOMIC_RELAXED);
    return copy;
}
