/* The runner of the scenarios: see harness.h.
 *
 *   magma-scenarios [--list] [--out DIR] [--pbuffer] [NAME or prefix*...]
 *
 * With --pbuffer the framebuffer bound at the start is the default one, of a pbuffer. Prints a line a scenario: ok|FAIL|skip NAME CHECKSUM, and last 'N passed, N failed, N skipped'. The checksum is of the final picture, so that two
 * runs (transports) can be compared with diff. */
#include "tests/gl/harness.h"

#include <signal.h>
#include <stdarg.h>
#include <sys/wait.h>
#include <unistd.h>

static scenario *scenarios;
static int failures;
static const char *out_dir;
static int report_fd = -1;
static bool in_pbuffer;
EGLDisplay display;
EGLContext context;
EGLConfig config;
GLuint default_fbo;

enum { EXIT_SKIP = 77 };

void scenario_register(scenario *s)
{
    scenario **at = &scenarios;
    while (*at && strcmp((*at)->name, s->name) < 0) at = &(*at)->next;
    s->next = *at;
    *at = s;
}

void fail_at(const char *file, int line, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (++failures <= 8) dprintf(report_fd, "    %s:%d: %s\n", file, line, text);
}

void skip(const char *reason)
{
    dprintf(report_fd, "    skipped: %s\n", reason);
    _exit(EXIT_SKIP);
}

void expect_pixel_at(const char *file, int line, int x, int y, int r, int g, int b, int a, int tolerance)
{
    uint8_t got[4] = {1, 2, 3, 4};
    const int want[4] = {r, g, b, a};
    glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, got);
    for (int i = 0; i < 4; i++) {
        if (abs(got[i] - want[i]) <= tolerance) continue;
        fail_at(file, line, "pixel %d,%d is %d %d %d %d, not %d %d %d %d", x, y, got[0], got[1], got[2], got[3], r, g, b, a);
        return;
    }
}

GLuint shader(GLenum type, const char *source)
{
    GLuint s = glCreateShader(type);
    GLint ok = 0;
    glShaderSource(s, 1, &source, NULL);
    glCompileShader(s);
    glGetShaderiv(s, GL_COMPILE_STATUS, &ok);
    if (!ok) {
        char log[2048] = "";
        glGetShaderInfoLog(s, sizeof log, NULL, log);
        fail("shader does not compile: %s", log);
        exit(1);
    }
    return s;
}

static void link_program(GLuint p)
{
    GLint ok = 0;
    glLinkProgram(p);
    glGetProgramiv(p, GL_LINK_STATUS, &ok);
    if (ok) return;
    char log[2048] = "";
    glGetProgramInfoLog(p, sizeof log, NULL, log);
    fail("program does not link: %s", log);
    exit(1);
}

GLuint program_xfb(const char *vertex, const char *geometry, const char *fragment, int varyings, const char **names, GLenum mode)
{
    GLuint p = glCreateProgram();
    const GLenum types[] = {GL_VERTEX_SHADER, GL_GEOMETRY_SHADER, GL_FRAGMENT_SHADER};
    const char *sources[] = {vertex, geometry, fragment};
    for (int i = 0; i < 3; i++) {
        if (!sources[i]) continue;
        GLuint s = shader(types[i], sources[i]);
        glAttachShader(p, s);
        glDeleteShader(s);
    }
    if (varyings) glTransformFeedbackVaryings(p, varyings, names, mode);
    link_program(p);
    return p;
}

GLuint program(const char *vertex, const char *fragment) { return program_xfb(vertex, NULL, fragment, 0, NULL, 0); }

GLuint vertices(const float *data, int count, int size)
{
    GLuint vao, buffer;
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, (GLsizeiptr)sizeof(float) * count * size, data, GL_STATIC_DRAW);
    glVertexAttribPointer(0, size, GL_FLOAT, GL_FALSE, 0, NULL);
    glEnableVertexAttribArray(0);
    return vao;
}

void draw_rect(float x0, float y0, float x1, float y1)
{
    const float corners[] = {x0, y0, x1, y0, x0, y1, x1, y1};
    GLuint vao = vertices(corners, 4, 2);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glDeleteVertexArrays(1, &vao);
}

GLuint solid_program(void)
{
    GLuint p = program(VS_POSITION, "#version 330\nuniform vec4 color;\nout vec4 result;\nvoid main() { result = color; }\n");
    glUseProgram(p);
    return p;
}

void set_color(float r, float g, float b, float a)
{
    GLint p = 0;
    glGetIntegerv(GL_CURRENT_PROGRAM, &p);
    glUniform4f(glGetUniformLocation((GLuint)p, "color"), r, g, b, a);
}

int gl_version(void)
{
    GLint major = 0, minor = 0;
    const char *text = (const char *)glGetString(GL_VERSION);
    if (!text || sscanf(text, "%d.%d", &major, &minor) != 2) return 0;
    return major * 10 + minor;
}

bool has_extension(const char *name)
{
    GLint count = 0;
    if (gl_version() < 30) {
        const char *all = (const char *)glGetString(GL_EXTENSIONS);
        return all && strstr(all, name);
    }
    glGetIntegerv(GL_NUM_EXTENSIONS, &count);
    for (GLint i = 0; i < count; i++)
        if (!strcmp((const char *)glGetStringi(GL_EXTENSIONS, (GLuint)i), name)) return true;
    return false;
}

GLuint texture_2d(int width, int height, const void *rgba8)
{
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, rgba8);
    return t;
}

EGLContext make_context(scenario_profile profile, EGLContext share)
{
    const EGLint core[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3, EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
    const EGLint es[] = {EGL_CONTEXT_CLIENT_VERSION, 2, EGL_NONE};
    const EGLint none[] = {EGL_NONE};
    eglBindAPI(profile == ES_ROUTE ? EGL_OPENGL_ES_API : EGL_OPENGL_API);
    return eglCreateContext(display, config, share, profile == CORE33 ? core : profile == ES_ROUTE ? es : none);
}

/* Ends the scenario when the library says that 3.3 cannot be had on this device and gives 2.1 instead; else the caller fails. */
static void skip_without_33(void)
{
    if (eglGetError() != EGL_BAD_MATCH) return;
    EGLContext old = make_context(LEGACY, EGL_NO_CONTEXT);
    if (old == EGL_NO_CONTEXT) return;
    bool is_21 = eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, old) && gl_version() == 21;
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(display, old);
    if (is_21) skip("no OpenGL 3.3 on this device, only 2.1");
}

EGLSurface pbuffer(int width, int height)
{
    return eglCreatePbufferSurface(display, config, (const EGLint[]){EGL_WIDTH, width, EGL_HEIGHT, height, EGL_NONE});
}

static bool make_framebuffer(void)
{
    GLuint color, depth;
    glGenFramebuffers(1, &default_fbo);
    glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
    glGenRenderbuffers(1, &color);
    glBindRenderbuffer(GL_RENDERBUFFER, color);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, W, H);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color);
    glGenRenderbuffers(1, &depth);
    glBindRenderbuffer(GL_RENDERBUFFER, depth);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH24_STENCIL8, W, H);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, depth);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) return fail("framebuffer incomplete"), false;
    return true;
}

static bool start_gl(scenario_profile profile)
{
    EGLint n = 0;
    const EGLint wanted[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RED_SIZE, 8, EGL_GREEN_SIZE, 8, EGL_BLUE_SIZE, 8, EGL_ALPHA_SIZE, 8,
                             EGL_DEPTH_SIZE, 24, EGL_STENCIL_SIZE, 8,
                             EGL_RENDERABLE_TYPE, profile == ES_ROUTE ? EGL_OPENGL_ES2_BIT : EGL_OPENGL_BIT, EGL_NONE};
    display = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (!eglInitialize(display, NULL, NULL)) return fail("no EGL display (0x%x)", eglGetError()), false;
    if (!eglChooseConfig(display, wanted, &config, 1, &n) || !n) return fail("no EGL config"), false;
    context = make_context(profile, EGL_NO_CONTEXT);
    if (context == EGL_NO_CONTEXT && profile == CORE33) skip_without_33();
    if (context == EGL_NO_CONTEXT) return fail("no context (0x%x)", eglGetError()), false;
    EGLSurface surface = EGL_NO_SURFACE;
    if (in_pbuffer && (surface = pbuffer(W, H)) == EGL_NO_SURFACE) return fail("no pbuffer (0x%x)", eglGetError()), false;
    if (!eglMakeCurrent(display, surface, surface, context)) return fail("cannot make current (0x%x)", eglGetError()), false;
    if (!in_pbuffer && !make_framebuffer()) return false;
    glViewport(0, 0, W, H);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    return true;
}

static void write_picture(const char *name, const uint8_t *rgba)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s.pam", out_dir, name);
    FILE *f = fopen(path, "wb");
    if (!f) return;
    fprintf(f, "P7\nWIDTH %d\nHEIGHT %d\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n", W, H);
    for (int y = H - 1; y >= 0; y--) fwrite(rgba + y * W * 4, 4, W, f);
    fclose(f);
}

static int run_here(const scenario *s)
{
    static uint8_t picture[W * H * 4];
    uint64_t sum = 1469598103934665603u; /* FNV-1a */
    if (!start_gl(s->profile)) return 1;
    s->run();
    GLenum error = glGetError();
    if (error) fail("left GL error 0x%04x", error);
    glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
    glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
    glReadPixels(0, 0, W, H, GL_RGBA, GL_UNSIGNED_BYTE, picture);
    for (size_t i = 0; i < sizeof picture; i++) sum = (sum ^ picture[i]) * 1099511628211u;
    if (out_dir) write_picture(s->name, picture);
    dprintf(report_fd, "=%016llx\n", (unsigned long long)sum);
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(display, context);
    eglTerminate(display);
    return failures ? 1 : 0;
}

/* Runs one scenario in a child; returns its exit code, 128 + signal, or 124 after a minute. */
static int run_child(const scenario *s, char *report, size_t size)
{
    int fds[2];
    size_t used = 0;
    if (pipe(fds)) return 1;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        close(fds[0]);
        report_fd = fds[1];
        alarm(60);
        exit(run_here(s));
    }
    close(fds[1]);
    for (ssize_t n; used + 1 < size && (n = read(fds[0], report + used, size - 1 - used)) > 0;) used += (size_t)n;
    report[used] = 0;
    close(fds[0]);
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status) == SIGALRM ? 124 : 128 + WTERMSIG(status);
}

static bool wanted(const scenario *s, int argc, char **argv, int first)
{
    if (first >= argc) return true;
    for (int i = first; i < argc; i++) {
        size_t n = strlen(argv[i]);
        if (n && argv[i][n - 1] == '*' ? strncmp(s->name, argv[i], n - 1) == 0 : strcmp(s->name, argv[i]) == 0) return true;
    }
    return false;
}

int main(int argc, char **argv)
{
    int first = 1, passed = 0, failed = 0, skipped = 0;
    bool list = false;
    for (; first < argc && argv[first][0] == '-'; first++) {
        if (!strcmp(argv[first], "--list")) list = true;
        else if (!strcmp(argv[first], "--out") && first + 1 < argc) out_dir = argv[++first];
        else if (!strcmp(argv[first], "--pbuffer")) in_pbuffer = true;
        else return fprintf(stderr, "usage: magma-scenarios [--list] [--out DIR] [--pbuffer] [NAME | PREFIX*]...\n"), 2;
    }
    for (const scenario *s = scenarios; s; s = s->next) {
        static char report[16384];
        if (!wanted(s, argc, argv, first)) continue;
        if (list) {
            puts(s->name);
            continue;
        }
        int code = run_child(s, report, sizeof report);
        const char *sum = strrchr(report, '=');
        printf("%s %s %.16s\n", code == 0 ? "ok" : code == EXIT_SKIP ? "skip" : "FAIL", s->name, sum && code != EXIT_SKIP ? sum + 1 : "-");
        if (code == 0) passed++;
        else if (code == EXIT_SKIP) skipped++;
        else failed++;
        if (code) {
            for (char *line = strtok(report, "\n"); line; line = strtok(NULL, "\n"))
                if (line[0] != '=') puts(line);
            if (code > 1 && code != EXIT_SKIP) printf("    %s %d\n", code == 124 ? "timed out," : code > 128 ? "killed by signal" : "exit code", code > 128 ? code - 128 : code);
        }
        fflush(stdout);
    }
    if (!list) printf("%d passed, %d failed, %d skipped\n", passed, failed, skipped);
    return failed ? 1 : 0;
}
