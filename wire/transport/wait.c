#include "wire/transport/connection.h"

#include "translator/base/thread.h"

#include <poll.h>

#define SLICE_NS 100000000u /* a killed server is noticed within this even if the watcher is late */
#define PATIENCE 8u         /* waits in a row that expire before each blocks, however short its timeout */
#define NAP_NS 50000u       /* what such a wait blocks for at least; about what a kernel rounds it up to anyway */

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

/* What was published quietly must run now. A server that has taken everything sleeps on. */
static void wake(mgl_connection *connection)
{
    const mgl_control *control = connection->segments.control;
    if (atomic_load(&control->command_tail) != atomic_load(&control->command_head)) mgl_connection_wake(connection);
}

/* In monolith nobody else notices that the program has nothing more to say. */
static void idle(mgl_connection *connection)
{
    if (connection->transport != MGL_TRANSPORT_MONOLITH || mgl_connection_lost(connection)) return;
    pthread_mutex_lock(&connection->stream_lock);
    if (!atomic_load(&connection->shut)) mgl_applier_idle(connection->session->applier);
    pthread_mutex_unlock(&connection->stream_lock);
}

/* A program that asks a fence again and again with a microsecond's timeout would keep a processor busy that the GPU's
 * driver may need. Once several such waits have expired, the next ones take a nap: GL allows a timeout to be rounded up
 * (GL 4.6 4.1.1). */
static uint64_t rounded_up(const mgl_spin *spin, uint64_t timeout_ns)
{
    bool polled = atomic_load_explicit(&spin->expired, memory_order_relaxed) >= PATIENCE;
    return polled ? MGL_MAX(timeout_ns, NAP_NS) : timeout_ns;
}

static void learn(mgl_spin *spin, bool ready, uint64_t waited_ns)
{
    uint32_t expired = atomic_load_explicit(&spin->expired, memory_order_relaxed);
    atomic_store_explicit(&spin->expired, ready ? 0 : MGL_MIN(expired + 1, PATIENCE), memory_order_relaxed);
    mgl_spin_learn(spin, waited_ns);
}

bool mgl_client_wait(mgl_connection *connection, mgl_bell *bell, mgl_spin *spin, mgl_wait_test test,
                     const void *argument, uint64_t timeout_ns)
{
    if (done(connection, test, argument)) return true;
    if (!timeout_ns) return false;
    timeout_ns = rounded_up(spin, timeout_ns);
    uint64_t start = mgl_time_ns(), waited = 0;
    uint64_t budget = MGL_MIN(atomic_load_explicit(&spin->budget_ns, memory_order_relaxed), timeout_ns);
    bool ready = false;
    wake(connection);
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
        ready = done(connection, test, argument);
        if (!ready) { /* woken for something else, or by nobody */
            look_for_hangup(connection);
            ready = done(connection, test, argument);
        }
        waited = mgl_time_ns() - start;
    }
    learn(spin, ready, waited);
    return ready;
}
