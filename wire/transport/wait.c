#include "wire/transport/connection.h"

#include "translator/base/thread.h"

#include <poll.h>

#define SLICE_NS 100000000u /* a killed server is noticed within this even if the watcher is late */

/* shm: has the server hung up? The watcher latches it too; this is for a waiter that wakes first. */
static void look_for_hangup(mgl_connection *connection)
{
    struct pollfd control = {.fd = connection->control_fd, .events = 0};
    if (control.fd >= 0 && poll(&control, 1, 0) == 1 && (control.revents & (POLLHUP | POLLERR)))
        mgl_connection_lose(connection);
}

static bool done(mgl_connection *connection, mgl_wait_test test, const void *argument)
{
    mgl_inbox_drain(connection);
    return test(connection, argument) || mgl_connection_lost(connection);
}

/* In monolith nobody else notices that the program has nothing more to say. */
static void idle(mgl_connection *connection)
{
    if (connection->transport != MGL_TRANSPORT_MONOLITH || mgl_connection_lost(connection)) return;
    pthread_mutex_lock(&connection->stream_lock);
    if (!atomic_load(&connection->shut)) mgl_applier_idle(connection->session->applier);
    pthread_mutex_unlock(&connection->stream_lock);
}

bool mgl_client_wait(mgl_connection *connection, mgl_bell *bell, mgl_spin *spin, mgl_wait_test test,
                     const void *argument, uint64_t timeout_ns)
{
    if (done(connection, test, argument)) return true;
    if (!timeout_ns) return false;
    uint64_t start = mgl_time_ns(), waited = 0;
    uint64_t budget = MGL_MIN(atomic_load_explicit(&spin->budget_ns, memory_order_relaxed), timeout_ns);
    bool ready = false;
    mgl_connection_wake(connection);
    idle(connection);
    while (!ready && waited < budget) {
        for (int i = 0; i < 16; i++)
            mgl_spin_pause();
        ready = done(connection, test, argument);
        waited = mgl_time_ns() - start;
    }
    while (!ready && waited < timeout_ns) {
        mgl_bell_park(bell);
        if ((ready = done(connection, test, argument))) break;
        mgl_count(&connection->counters.parks, 1);
        mgl_bell_block(bell, MGL_MIN(timeout_ns - waited, SLICE_NS));
        look_for_hangup(connection);
        ready = done(connection, test, argument);
        waited = mgl_time_ns() - start;
    }
    mgl_spin_learn(spin, waited);
    return ready;
}
