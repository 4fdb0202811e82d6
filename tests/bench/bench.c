/* The runner of the benchmark scenes: see bench.h. */
#include "tests/bench/bench.h"

#include "tests/bench/cpus.h"

#include <X11/Xlib.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { MAX_FRAMES = 100000, MAX_THREADS = 256, AHEAD = 2 };

static bench_scene *scenes;
static EGLDisplay display;
static EGLSurface surface = EGL_NO_SURFACE;
static GLuint framebuffer;
static uint32_t random_state = 0x2545f491;
static double wall[MAX_FRAMES];

typedef struct thread_time { int id; char name[32]; double begin_ms, end_ms; } thread_time;
static thread_time threads[MAX_THREADS];
static int thread_count;
static bench_cpus cpus[2]; /* before and after the timed frames */

void bench_register(bench_scene *scene)
{
    scene->next = scenes;
    scenes = scene;
}

uint32_t bench_random(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 17;
    random_state ^= random_state << 5;
    return random_state;
}

float bench_unit(void) { return (float)(bench_random() >> 8) / 16777216.0f; }
GLuint bench_target(void) { return framebuffer; }

static void die(const char *what, const char *detail)
{
    fprintf(stderr, "magma-bench: %s%s%s\n", what, detail ? ": " : "", detail ? detail : "");
    exit(2);
}

GLuint bench_program(const char *vertex, const char *fragment)
{
    GLuint p = glCreateProgram();
    const char *sources[] = {vertex, fragment};
    for (int i = 0; i < 2; i++) {
        GLuint s = glCreateShader(i ? GL_FRAGMENT_SHADER : GL_VERTEX_SHADER);
        glShaderSource(s, 1, &sources[i], NULL);
        glCompileShader(s);
        glAttachShader(p, s);
    }
    GLint ok = 0;
    glLinkProgram(p);
    glGetProgramiv(p, GL_LINK_STATUS, &ok);
    if (!ok) {
        char log[2048] = "";
        glGetProgramInfoLog(p, sizeof log, NULL, log);
        die("program does not link", log);
    }
    return p;
}

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* CPU ms of every thread of this process so far, by /proc (nanoseconds from schedstat). */
static void read_threads(bool at_end)
{
    DIR *folder = opendir("/proc/self/task");
    if (!folder) return;
    for (struct dirent *e; (e = readdir(folder));) {
        int id = atoi(e->d_name), at = 0;
        if (!id) continue;
        char path[320];
        unsigned long long ns = 0;
        snprintf(path, sizeof path, "/proc/self/task/%d/schedstat", id);
        FILE *f = fopen(path, "r");
        if (!f || fscanf(f, "%llu", &ns) != 1) ns = 0;
        if (f) fclose(f);
        while (at < thread_count && threads[at].id != id) at++;
        if (at == MAX_THREADS) continue;
        if (at == thread_count) {
            thread_count++;
            threads[at].id = id;
            snprintf(path, sizeof path, "/proc/self/task/%d/comm", id);
            f = fopen(path, "r");
            if (f && fgets(threads[at].name, sizeof threads[at].name, f)) threads[at].name[strcspn(threads[at].name, "\n")] = 0;
            if (f) fclose(f);
        }
        *(at_end ? &threads[at].end_ms : &threads[at].begin_ms) = (double)ns / 1e6;
    }
    closedir(folder);
}

static void open_gl(bool window, int width, int height)
{
    Display *x = window ? XOpenDisplay(NULL) : NULL;
    if (window && !x) die("no X display", NULL);
    display = window ? eglGetPlatformDisplay(EGL_PLATFORM_X11_EXT, x, NULL) : eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    const EGLint wanted[] = {EGL_SURFACE_TYPE, window ? EGL_WINDOW_BIT : EGL_PBUFFER_BIT, EGL_RED_SIZE, 8, EGL_GREEN_SIZE, 8, EGL_BLUE_SIZE, 8, EGL_DEPTH_SIZE, 16, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE};
    const EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3, EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
    EGLConfig config;
    EGLint n = 0;
    if (!eglInitialize(display, NULL, NULL)) die("no EGL display", NULL);
    eglBindAPI(EGL_OPENGL_API);
    if (!eglChooseConfig(display, wanted, &config, 1, &n) || !n) die("no EGL config", NULL);
    EGLContext context = eglCreateContext(display, config, EGL_NO_CONTEXT, attributes);
    if (context == EGL_NO_CONTEXT) die("no GL 3.3 core context", NULL);
    if (window) {
        EGLint visual = 0;
        eglGetConfigAttrib(display, config, EGL_NATIVE_VISUAL_ID, &visual);
        Window w = XCreateSimpleWindow(x, DefaultRootWindow(x), 0, 0, (unsigned)width, (unsigned)height, 0, 0, 0);
        XMapWindow(x, w);
        XSync(x, False);
        surface = eglCreateWindowSurface(display, config, w, NULL);
        if (surface == EGL_NO_SURFACE) die("no window surface", NULL);
    }
    if (!eglMakeCurrent(display, surface, surface, context)) die("cannot make current", NULL);
    if (window) {
        eglSwapInterval(display, 0);
        return;
    }
    GLuint buffers[2];
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glGenRenderbuffers(2, buffers);
    for (int i = 0; i < 2; i++) {
        glBindRenderbuffer(GL_RENDERBUFFER, buffers[i]);
        glRenderbufferStorage(GL_RENDERBUFFER, i ? GL_DEPTH_COMPONENT24 : GL_RGBA8, width, height);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, i ? GL_DEPTH_ATTACHMENT : GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, buffers[i]);
    }
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) die("framebuffer incomplete", NULL);
}

static void end_frame(void)
{
    static GLsync fences[AHEAD];
    static int at;
    if (surface != EGL_NO_SURFACE) {
        eglSwapBuffers(display, surface);
        return;
    }
    if (fences[at]) {
        glClientWaitSync(fences[at], GL_SYNC_FLUSH_COMMANDS_BIT, 10000000000ull);
        glDeleteSync(fences[at]);
    }
    fences[at] = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    glFlush();
    at = (at + 1) % AHEAD;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static uint64_t checksum(int width, int height)
{
    uint8_t *pixels = calloc((size_t)width * (size_t)height, 4);
    uint64_t sum = 1469598103934665603u;
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    for (size_t i = 0; i < (size_t)width * (size_t)height * 4; i++) sum = (sum ^ pixels[i]) * 1099511628211u;
    free(pixels);
    return sum;
}

typedef struct bench_options {
    int frames, warm, width, height;
    bool window, json, cpus;
    const bench_scene *scene;
} bench_options;

static bool read_options(int argc, char **argv, bench_options *o)
{
    *o = (bench_options){.frames = 300, .warm = 60};
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--frames") && i + 1 < argc) o->frames = atoi(argv[++i]);
        else if (!strcmp(argv[i], "--warm") && i + 1 < argc) o->warm = atoi(argv[++i]);
        else if (!strcmp(argv[i], "--size") && i + 1 < argc) sscanf(argv[++i], "%dx%d", &o->width, &o->height);
        else if (!strcmp(argv[i], "--window")) o->window = true;
        else if (!strcmp(argv[i], "--json")) o->json = true;
        else if (!strcmp(argv[i], "--cpus")) o->cpus = true;
        else
            for (const bench_scene *s = scenes; s; s = s->next)
                if (!strcmp(s->name, argv[i])) o->scene = s;
    }
    if (!o->scene || o->frames < 1 || o->frames > MAX_FRAMES) {
        fprintf(stderr, "usage: magma-bench SCENE [--frames N] [--warm N] [--window] [--size WxH] [--json] [--cpus]\nscenes:\n");
        for (const bench_scene *s = scenes; s; s = s->next) fprintf(stderr, "  %-10s %s\n", s->name, s->doc);
        return false;
    }
    if (!o->width || !o->height) o->width = o->scene->width, o->height = o->scene->height;
    return true;
}

/* Fills `wall`; milliseconds of all frames. */
static double run_frames(const bench_options *o)
{
    for (int i = 0; i < o->warm; i++) o->scene->frame(i), end_frame();
    glFinish();
    if (o->cpus) cpus[0] = bench_cpus_measure();
    read_threads(false);
    double begin = now_ms(), last = begin;
    for (int i = 0; i < o->frames; i++) {
        o->scene->frame(o->warm + i);
        end_frame();
        double t = now_ms();
        wall[i] = t - last;
        last = t;
    }
    glFinish();
    double total = now_ms() - begin;
    read_threads(true);
    if (o->cpus) cpus[1] = bench_cpus_measure();
    return total;
}

static void report_cpus(bool json)
{
    const char *form = json ? ",\"cpus\":[{\"both\":%.3f,\"line\":%.2f,\"memory\":%.1f},{\"both\":%.3f,\"line\":%.2f,\"memory\":%.1f}]"
                            : "two CPUs before: %.2f of one, %.1f ns a line handed over, %.0f ns a load; after: %.2f, %.1f ns, %.0f ns\n";
    printf(form, cpus[0].both, cpus[0].line, cpus[0].memory, cpus[1].both, cpus[1].line, cpus[1].memory);
}

static void report(const bench_options *o, double total, uint64_t sum, GLenum error)
{
    const char *name = o->scene->name, *comma = "";
    double all = 0, main_ms = 0, p50 = wall[o->frames / 2], p95 = wall[o->frames * 95 / 100];
    for (int i = 0; i < thread_count; i++) {
        double ms = threads[i].end_ms - threads[i].begin_ms;
        if (ms > 0) all += ms;
        if (threads[i].id == getpid()) main_ms = ms;
    }
    if (o->json) printf("{\"scene\":\"%s\",\"fps\":%.2f,\"p50_ms\":%.4f,\"p95_ms\":%.4f,\"cpu_ms\":%.4f,\"main_ms\":%.4f,\"threads\":{", name, o->frames * 1000.0 / total, p50, p95, all / o->frames, main_ms / o->frames);
    else printf("%s on %s, %s\n%.1f frames/s, wall ms a frame p50 %.3f p95 %.3f, CPU ms a frame %.3f\n", name, (const char *)glGetString(GL_RENDERER), (const char *)glGetString(GL_VERSION), o->frames * 1000.0 / total, p50, p95, all / o->frames);
    for (int i = 0; i < thread_count; i++) {
        double ms = (threads[i].end_ms - threads[i].begin_ms) / o->frames;
        if (ms < 0.0005) continue;
        if (o->json) printf("%s\"%s-%d\":%.4f", comma, threads[i].name, i, ms);
        else printf("  thread %-16s %.3f ms a frame\n", threads[i].name, ms);
        comma = ",";
    }
    if (o->json) printf("}");
    if (o->cpus) report_cpus(o->json);
    if (o->json) printf(",\"checksum\":\"%016llx\",\"error\":%u}\n", (unsigned long long)sum, error);
    else printf("checksum %016llx, GL error 0x%x\n", (unsigned long long)sum, error);
}

int main(int argc, char **argv)
{
    bench_options o;
    if (!read_options(argc, argv, &o)) return 2;
    open_gl(o.window, o.width, o.height);
    o.scene->start(o.width, o.height);
    double total = run_frames(&o);
    uint64_t sum = checksum(o.width, o.height);
    qsort(wall, (size_t)o.frames, sizeof wall[0], by_value);
    GLenum error = glGetError();
    report(&o, total, sum, error);
    return error ? 1 : 0;
}
