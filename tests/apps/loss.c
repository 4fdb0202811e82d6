/* magma-loss [--seconds N] [--deaf]: draws, uploads, reads back, waits and swaps until the server is lost, then says
 * how it came to know. tests/apps/kill_server.sh kills magma-server meanwhile and reads the lines, whose times are
 * microseconds (T of CLOCK_REALTIME, D lasting):
 *
 * - drawing: the first call is done
 * - lost by WHAT begin T end T untold T: the first call after which glGetGraphicsResetStatus told of the loss, when it
 *   began and returned, and when the one before had returned; indented lines say how long the last calls took
 * - after swap=R error=E reset=E gl=E: eglSwapBuffers' answer and error, the reset status, glGetError
 * - waits readpixels=D clientwait=D finish=D query=D draws=D: how long each took after the loss
 * - recovered: a new context draws the right picture (the program's next session)
 *
 * --deaf never looks (the negative control). Exit status: 0 as told above, 3 nothing was lost in N seconds, 4 there is
 * no context, 1 something is wrong. */
#define GL_GLEXT_PROTOTYPES
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/gl.h>
#include <GL/glext.h>
#include <X11/Xlib.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIZE = 256, TEXELS = 512 };

static EGLDisplay display;
static EGLConfig config;
static EGLSurface surface;
static EGLContext context;
static GLuint program, vao, framebuffer, texture, query;
static bool deaf;

static int64_t now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void die(const char *what)
{
    printf("wrong: %s (EGL error 0x%x)\n", what, eglGetError());
    exit(1);
}

static EGLContext make_context(void)
{
    const EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION,
                                 3,
                                 EGL_CONTEXT_MINOR_VERSION,
                                 3,
                                 EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                 EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                 EGL_CONTEXT_OPENGL_ROBUST_ACCESS,
                                 EGL_TRUE,
                                 EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY,
                                 EGL_LOSE_CONTEXT_ON_RESET,
                                 EGL_NONE};
    EGLContext made = eglCreateContext(display, config, EGL_NO_CONTEXT, attributes);
    return made != EGL_NO_CONTEXT && eglMakeCurrent(display, surface, surface, made) ? made : EGL_NO_CONTEXT;
}

static void open_window(void)
{
    Display *x = XOpenDisplay(NULL);
    if (!x) die("no X display");
    const EGLint wanted[] = {EGL_SURFACE_TYPE,    EGL_WINDOW_BIT, EGL_RED_SIZE, 8,
                             EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE};
    EGLint n = 0;
    display = eglGetPlatformDisplay(EGL_PLATFORM_X11_EXT, x, NULL);
    if (!eglInitialize(display, NULL, NULL)) return;
    eglBindAPI(EGL_OPENGL_API);
    if (!eglChooseConfig(display, wanted, &config, 1, &n) || !n) return;
    Window w = XCreateSimpleWindow(x, DefaultRootWindow(x), 0, 0, SIZE, SIZE, 0, 0, 0);
    XMapWindow(x, w);
    XSync(x, False);
    surface = eglCreateWindowSurface(display, config, w, NULL);
    context = make_context();
    eglSwapInterval(display, 0);
}

static GLuint compile(GLenum stage, const char *source)
{
    GLuint s = glCreateShader(stage);
    glShaderSource(s, 1, &source, NULL);
    glCompileShader(s);
    return s;
}

/* The fragment shader takes its time, so that a wait lasts and a kill falls into one. */
static void make_objects(void)
{
    program = glCreateProgram();
    glAttachShader(program, compile(GL_VERTEX_SHADER,
                                    "#version 330\nuniform float at; void main() { gl_Position = vec4(vec2(gl_VertexID "
                                    "& 1, gl_VertexID >> 1) * 4.0 - 1.0 + at, 0.0, 1.0); }\n"));
    glAttachShader(program, compile(GL_FRAGMENT_SHADER,
                                    "#version 330\nuniform sampler2D t; uniform int turns; out vec4 o;\n"
                                    "void main() { o = texture(t, gl_FragCoord.xy / 256.0); for (int i = 0; i < turns; "
                                    "i++) o.r = fract(sin(o.r) + o.g); o = vec4(o.r * 0.001, 1.0, 0.0, 1.0); }\n"));
    glLinkProgram(program);
    glUseProgram(program);
    glUniform1i(glGetUniformLocation(program, "turns"), 20);
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, TEXELS, TEXELS, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    GLuint target;
    glGenRenderbuffers(1, &target);
    glBindRenderbuffer(GL_RENDERBUFFER, target);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, SIZE, SIZE);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, target);
    glGenQueries(1, &query);
    glViewport(0, 0, SIZE, SIZE);
}

static void op_draws(void)
{
    GLint at = glGetUniformLocation(program, "at");
    for (int i = 0; i < 8; i++) {
        glUniform1f(at, (float)(i % 3) * 0.001f);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }
}

static void op_upload(void)
{
    static uint8_t texels[TEXELS * TEXELS * 4];
    for (int i = 0; i < 4; i++)
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, TEXELS, TEXELS, GL_RGBA, GL_UNSIGNED_BYTE, texels);
}

static uint8_t pixel[4];
static void op_readpixels(void)
{
    glReadPixels(SIZE / 2, SIZE / 2, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
}

static void op_clientwait(void)
{
    GLsync fence = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    glClientWaitSync(fence, GL_SYNC_FLUSH_COMMANDS_BIT, 10000000000ull);
    glDeleteSync(fence);
}

static void op_finish(void)
{
    glFinish();
}

static void op_query(void)
{
    GLuint samples = 0;
    glBeginQuery(GL_SAMPLES_PASSED, query);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glEndQuery(GL_SAMPLES_PASSED);
    glGetQueryObjectuiv(query, GL_QUERY_RESULT, &samples);
}

static void op_swap(void)
{
    eglSwapBuffers(display, surface);
}

static const struct {
    const char *name;
    void (*run)(void);
} ops[] = {
    {"draws", op_draws},           {"swap", op_swap},   {"draws", op_draws},           {"upload", op_upload},
    {"readpixels", op_readpixels}, {"draws", op_draws}, {"clientwait", op_clientwait}, {"draws", op_draws},
    {"finish", op_finish},         {"query", op_query},
};

typedef struct step {
    const char *name;
    int64_t begin, end;
} step;

/* Draws until the loss is told or the time is over; what it does when is left to chance, so that each call waits for
 * what others began. */
static bool draw_until_lost(double seconds)
{
    enum { HISTORY = 6 };
    step history[HISTORY];
    uint64_t count = 0;
    int64_t start = now_us(), untold = 0;
    while ((double)(now_us() - start) < seconds * 1e6) {
        for (int turn = 0; turn < 10; turn++) {
            size_t i = (size_t)rand() % (sizeof ops / sizeof ops[0]);
            int64_t begin = now_us();
            ops[i].run();
            int64_t end = now_us();
            if (!count) printf("drawing\n");
            history[count++ % HISTORY] = (step){ops[i].name, begin, end};
            if (deaf || glGetGraphicsResetStatus() == GL_NO_ERROR) {
                untold = end;
                continue;
            }
            printf("lost by %s begin %lld end %lld untold %lld\n", ops[i].name, (long long)begin, (long long)end, (long long)untold);
            for (uint64_t k = count > HISTORY ? count - HISTORY : 0; k < count; k++)
                printf("  %s %lld us, then %lld us to look\n", history[k % HISTORY].name,
                       (long long)(history[k % HISTORY].end - history[k % HISTORY].begin),
                       (long long)((k + 1 < count ? history[(k + 1) % HISTORY].begin : now_us()) -
                                   history[k % HISTORY].end));
            return true;
        }
    }
    return false;
}

static long long timed(void (*run)(void))
{
    int64_t begin = now_us();
    run();
    return (long long)(now_us() - begin);
}

static void tell_after(void)
{
    EGLBoolean swapped = eglSwapBuffers(display, surface);
    EGLint error = eglGetError();
    GLenum reset = glGetGraphicsResetStatus(), gl;
    while ((gl = glGetError()) != GL_NO_ERROR && gl != GL_CONTEXT_LOST) {
    } /* errors from before come first */
    printf("after swap=%d error=0x%x reset=0x%x gl=0x%x\n", swapped, error, reset, gl);
    long long read = timed(op_readpixels), wait = timed(op_clientwait), finish = timed(op_finish),
              result = timed(op_query), draws = timed(op_draws);
    op_upload();
    printf("waits readpixels=%lld clientwait=%lld finish=%lld query=%lld draws=%lld\n", read, wait, finish, result,
           draws);
}

static void recover(void)
{
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(display, context);
    context = make_context();
    if (context == EGL_NO_CONTEXT) die("no new context after the loss");
    make_objects();
    op_draws();
    op_readpixels();
    if (glGetGraphicsResetStatus() != GL_NO_ERROR || pixel[1] != 255) die("the new context does not draw");
    printf("recovered\n");
}

int main(int argc, char **argv)
{
    double seconds = 20;
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--deaf"))
            deaf = true;
        else if (!strcmp(argv[i], "--seconds") && i + 1 < argc)
            seconds = atof(argv[++i]);
    }
    int64_t begin = now_us();
    srand((unsigned)begin);
    open_window();
    if (!context) { /* killed while the session was being dialled */
        printf("lost by create begin %lld end %lld untold 0\n", (long long)begin, (long long)now_us());
        return 4;
    }
    make_objects();
    if (!draw_until_lost(seconds)) return 3;
    tell_after();
    recover();
    return 0;
}
