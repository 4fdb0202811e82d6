/* Benchmarks: ordinary GL programs that run on any GL library, so that peers run the same binary.
 *
 *   magma-bench SCENE [--frames N] [--warm N] [--window] [--size WxH] [--json] [--cpus]
 *
 * Each scene draws into its own framebuffer and fences each frame, at most two frames ahead, so it runs where nothing is presented; --window swaps
 * a window instead. Prints frames a second, wall ms a frame (p50, p95), CPU ms a frame of each thread, and a checksum of the last picture;
 * with --cpus also what the machine's CPUs gave each other right before and right after (cpus.h). */
#ifndef TESTS_BENCH_BENCH_H
#define TESTS_BENCH_BENCH_H

#define GL_GLEXT_PROTOTYPES
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/gl.h>
#include <GL/glext.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct bench_scene {
    const char *name, *doc;
    int width, height;
    void (*start)(int width, int height);
    void (*frame)(int frame);
    struct bench_scene *next;
} bench_scene;
void bench_register(bench_scene *scene);
#define BENCH(id, width, height, doc)                                                                                  \
    static void id##_start(int, int);                                                                                  \
    static void id##_frame(int);                                                                                       \
    static bench_scene id##_scene = {#id, doc, width, height, id##_start, id##_frame, NULL};                           \
    __attribute__((constructor)) static void id##_register(void) { bench_register(&id##_scene); }

GLuint bench_program(const char *vertex, const char *fragment); /* ends the program with the log when it does not link */
uint32_t bench_random(void);                                    /* the same sequence each run */
float bench_unit(void);                                         /* 0 <= x < 1 */
GLuint bench_target(void);                                      /* framebuffer that shows in the end: 0 with --window */

#endif
