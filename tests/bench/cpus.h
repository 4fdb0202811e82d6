/* What two CPUs of this machine give each other just now. The CPUs of a virtual machine move: two of them may share one core or lie on two chips, and a run
 * of two threads is then another run. magma-bench measures right before and right after the timed frames (--cpus), tests/bench/run judges.
 *
 * Single-threaded use; starts a thread and ends it again. The calling thread is pinned meanwhile and has its CPUs back afterwards. */
#ifndef TESTS_BENCH_CPUS_H
#define TESTS_BENCH_CPUS_H

typedef struct bench_cpus {
    double both;   /* arithmetic of both at once, as a multiple of one alone: 2 on two cores, little above 1 where they share one */
    double line;   /* ns to hand a cache line of 64 bytes over: one CPU writes 128 KiB, the other reads them, in turns */
    double memory; /* ns a dependent load from 4 MiB: what lies behind a core's own caches */
} bench_cpus;

/* About 20 ms. All zero where the process may use one CPU only. */
bench_cpus bench_cpus_measure(void);

#endif
