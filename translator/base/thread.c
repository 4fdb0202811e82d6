#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "translator/base/thread.h"

#include <signal.h>
#include <stdio.h>
#include <time.h>

bool mgl_thread_start(pthread_t *thread, const char *name, uint32_t stack_size, void *(*body)(void *), void *argument)
{
    pthread_attr_t attributes;
    sigset_t all, before;
    sigfillset(&all);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, stack_size);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* inherited by the new thread */
    int failed = pthread_create(thread, &attributes, body, argument);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    if (failed) return false;
    char kept[16];
    snprintf(kept, sizeof kept, "%s", name);
    pthread_setname_np(*thread, kept);
    return true;
}

static uint64_t now(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t mgl_time_ns(void) { return now(CLOCK_MONOTONIC); }
uint64_t mgl_thread_cpu_ns(void) { return now(CLOCK_THREAD_CPUTIME_ID); }
