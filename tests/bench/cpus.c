#define _GNU_SOURCE
#include "tests/bench/cpus.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BYTES = 128 << 10, ROUNDS = 40, CHASE = (4 << 20) / 64, LOADS = 40000, LOOP_NS = 3000000 };

typedef struct rig {
    int cpu[2];
    _Atomic int at_start, turn;
    uint64_t alone, both[2]; /* steps of arithmetic in LOOP_NS */
    uint8_t *bytes;
    double read_ns;
    atomic_uint_least64_t sink; /* results go here, so that no loop is left out */
} rig;

static uint64_t now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static void pin(int cpu)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(cpu, &set);
    sched_setaffinity(0, sizeof set, &set);
}

/* Chains that fill a core's arithmetic units, so that a second thread on the same core would take from them. */
static uint64_t arithmetic(rig *r)
{
    uint64_t a = 1, b = 2, c = 3, d = 4, steps = 0, end = now_ns() + LOOP_NS;
    do {
        for (int i = 0; i < 2000; i++) a = a * 5 + 1, b = (b ^ a) + 7, c += c << 1, d ^= d >> 3, d += c, b += d;
        steps++;
    } while (now_ns() < end);
    atomic_fetch_add(&r->sink, a + b + c + d);
    return steps;
}

static void meet(rig *r)
{
    atomic_fetch_add(&r->at_start, 1);
    while (atomic_load(&r->at_start) < 2)
        ;
}

/* Waits for `turn`; the other side counts it up. */
static void await(rig *r, int turn)
{
    while (atomic_load_explicit(&r->turn, memory_order_acquire) != turn)
        ;
}

static void pass(rig *r, int turn) { atomic_store_explicit(&r->turn, turn, memory_order_release); }

static void *reader(void *argument)
{
    rig *r = argument;
    uint64_t sum = 0, ns = 0;
    pin(r->cpu[1]);
    meet(r);
    r->both[1] = arithmetic(r);
    for (int i = 0; i < ROUNDS; i++) {
        await(r, 2 * i + 1);
        uint64_t begin = now_ns();
        for (size_t at = 0; at < BYTES; at += 64) sum += *(const volatile uint64_t *)(r->bytes + at);
        if (i) ns += now_ns() - begin;
        pass(r, 2 * i + 2);
    }
    atomic_fetch_add(&r->sink, sum);
    r->read_ns = (double)ns / ((ROUNDS - 1) * (BYTES / 64));
    return NULL;
}

/* The first round only warms the pages. */
static double hand_over(rig *r)
{
    uint64_t ns = 0;
    for (int i = 0; i < ROUNDS; i++) {
        uint64_t begin = now_ns();
        memset(r->bytes, i, BYTES);
        if (i) ns += now_ns() - begin;
        pass(r, 2 * i + 1);
        await(r, 2 * i + 2);
    }
    return (double)ns / ((ROUNDS - 1) * (BYTES / 64));
}

/* One cycle through all lines in a random order (Sattolo), then loads each of which names the next. */
static double dependent_load(rig *r)
{
    uint32_t(*lines)[16] = aligned_alloc(64, CHASE * sizeof *lines), random = 0x2545f491, at = 0;
    if (!lines) return 0;
    for (uint32_t i = 0; i < CHASE; i++) lines[i][0] = i;
    for (uint32_t i = CHASE - 1; i; i--) {
        random ^= random << 13, random ^= random >> 17, random ^= random << 5;
        uint32_t other = random % i, next = lines[i][0];
        lines[i][0] = lines[other][0], lines[other][0] = next;
    }
    uint64_t begin = now_ns();
    for (int i = 0; i < LOADS; i++) at = lines[at][0];
    double ns = (double)(now_ns() - begin) / LOADS;
    atomic_fetch_add(&r->sink, at);
    free(lines);
    return ns;
}

static bool two_cpus(const cpu_set_t *set, int cpu[2])
{
    int found = 0;
    for (int i = 0; i < CPU_SETSIZE && found < 2; i++)
        if (CPU_ISSET(i, set)) cpu[found++] = i;
    return found == 2;
}

bench_cpus bench_cpus_measure(void)
{
    bench_cpus result = {0};
    rig r = {0};
    cpu_set_t before;
    pthread_t thread;
    if (sched_getaffinity(0, sizeof before, &before) || !two_cpus(&before, r.cpu)) return result;
    if (!(r.bytes = aligned_alloc(4096, BYTES))) return result;
    pin(r.cpu[0]);
    r.alone = arithmetic(&r);
    if (pthread_create(&thread, NULL, reader, &r) == 0) {
        meet(&r);
        r.both[0] = arithmetic(&r);
        result.line = hand_over(&r);
        pthread_join(thread, NULL);
        result.line += r.read_ns;
        result.both = (double)(r.both[0] + r.both[1]) / (double)(r.alone ? r.alone : 1);
        result.memory = dependent_load(&r);
    }
    sched_setaffinity(0, sizeof before, &before);
    free(r.bytes);
    return result;
}
