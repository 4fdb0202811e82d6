/* Threads and clocks. MagmaGL's threads block every signal (they are the program's) and have their own stack size. */
#ifndef MGL_BASE_THREAD_H
#define MGL_BASE_THREAD_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#define MGL_STACK_COMPILE (8u << 20) /* threads in which glslang or a driver compiles */
#define MGL_STACK_SMALL   (512u << 10)

/* Starts a thread named `name` (15 characters are kept). False when the system refuses. The caller joins it. */
bool mgl_thread_start(pthread_t *thread, const char *name, uint32_t stack_size, void *(*body)(void *), void *argument);
uint64_t mgl_time_ns(void);       /* monotonic clock */
uint64_t mgl_thread_cpu_ns(void); /* CPU time of the calling thread */

#endif
