#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/transport/doorbell.h"

#include "translator/base/settings.h"

#include <limits.h>
#include <linux/futex.h>
#include <sched.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define SPIN_FLOOR_NS 1000u

/* FUTEX_WAIT without the private flag: the word may be in memory that two processes map. */
void mgl_bell_block(mgl_bell *bell, uint64_t timeout_ns)
{
    struct timespec timeout = {(time_t)(timeout_ns / 1000000000u), (long)(timeout_ns % 1000000000u)};
    syscall(SYS_futex, bell, FUTEX_WAIT, 1u, &timeout, NULL, 0);
}

void mgl_bell_wake(mgl_bell *bell)
{
    syscall(SYS_futex, bell, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
}

/* The process may be held to fewer CPUs than the machine has (taskset, a container). */
static int usable_cpus(void)
{
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
    return (int)sysconf(_SC_NPROCESSORS_ONLN); /* more CPUs than the set holds */
}

void mgl_spin_init(mgl_spin *spin)
{
    int us = mgl_settings()->spin_us;
    if (us < 0) us = 0;
    if (us > 10000) us = 10000;
    if (usable_cpus() < 2) us = 0; /* the peer cannot run while this thread spins */
    spin->limit_ns = (uint64_t)us * 1000u;
    atomic_store_explicit(&spin->budget_ns, spin->limit_ns / 2, memory_order_relaxed);
}

void mgl_spin_limit(mgl_spin *spin, uint64_t limit_ns)
{
    if (spin->limit_ns > limit_ns) spin->limit_ns = limit_ns;
    atomic_store_explicit(&spin->budget_ns, spin->limit_ns / 2, memory_order_relaxed);
}

void mgl_spin_learn(mgl_spin *spin, uint64_t waited_ns)
{
    uint64_t budget = atomic_load_explicit(&spin->budget_ns, memory_order_relaxed);
    uint64_t wanted = waited_ns <= spin->limit_ns ? waited_ns * 2 + SPIN_FLOOR_NS : budget / 2;
    budget = (budget * 3 + wanted) / 4;
    if (budget < SPIN_FLOOR_NS) budget = SPIN_FLOOR_NS;
    if (budget > spin->limit_ns) budget = spin->limit_ns;
    atomic_store_explicit(&spin->budget_ns, budget, memory_order_relaxed);
}
