/* The contracts of launchers, SDL and LWJGL with one library for all names: users-asks.md rows 1 to 6 and section 3. */
#include "tests/gl/launcher.h"

#include <dlfcn.h>

launcher launcher_open(void)
{
    launcher gl = {.library = dlopen("libMagmaGL.so", RTLD_NOW | RTLD_LOCAL),
                   .runners = eglGetCurrentSurface(EGL_DRAW)};
    if (!gl.library) skip("not MagmaGL: libMagmaGL.so is not on the library path");
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
#define F(name)                                                                                                        \
    *(void **)&gl.name = dlsym(gl.library, #name);                                                                     \
    if (!gl.name) fail("%s is not exported", #name);
    LAUNCHER_FUNCTIONS(F)
#undef F
    return gl;
}

void launcher_close(launcher *gl)
{
    if (gl->display) {
        gl->eglMakeCurrent(gl->display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
        if (gl->windows) expect(gl->eglTerminate(gl->display)); /* the surfaceless display is the runner's too */
    }
    expect(gl->eglReleaseThread());
    expect(eglMakeCurrent(display, gl->runners, gl->runners, context));
}

void launcher_display(launcher *gl, bool windows)
{
    gl->windows = windows;
    gl->display = windows ? gl->eglGetPlatformDisplay(EGL_PLATFORM_X11_KHR, NULL, NULL)
                          : gl->eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, NULL, NULL);
    expect(gl->display);
    if (gl->eglInitialize(gl->display, NULL, NULL)) return; /* NULL versions, as the launchers' bridge gives */
    if (windows) skip("no X server");
    fail("eglInitialize: 0x%x", gl->eglGetError());
}

EGLConfig launcher_config(launcher *gl, EGLint surface_type, EGLint renderable)
{
    const EGLint attribs[] = {EGL_RED_SIZE,        8,          EGL_GREEN_SIZE, 8,  EGL_BLUE_SIZE,    8,
                              EGL_ALPHA_SIZE,      8,          EGL_DEPTH_SIZE, 24, EGL_SURFACE_TYPE, surface_type,
                              EGL_RENDERABLE_TYPE, renderable, EGL_NONE};
    EGLConfig chosen = NULL;
    EGLint count = 0;
    expect(gl->eglChooseConfig(gl->display, attribs, &chosen, 1, &count));
    expect_int(count, 1);
    return chosen;
}

EGLContext launcher_desktop_context(launcher *gl, EGLConfig chosen, EGLint major, EGLint minor, EGLint profile,
                                    EGLint flags)
{
    const EGLint attribs[] = {EGL_CONTEXT_MAJOR_VERSION,
                              major,
                              EGL_CONTEXT_MINOR_VERSION,
                              minor,
                              EGL_CONTEXT_OPENGL_PROFILE_MASK,
                              profile,
                              EGL_CONTEXT_FLAGS_KHR,
                              flags,
                              EGL_NONE};
    expect(gl->eglBindAPI(EGL_OPENGL_API));
    EGLContext made = gl->eglCreateContext(gl->display, chosen, EGL_NO_CONTEXT, major ? attribs : NULL);
    if (!made) fail("eglCreateContext %d.%d: 0x%x", major, minor, gl->eglGetError());
    return made;
}

void launcher_expect_pixel(launcher *gl, int x, int y, int r, int g, int b)
{
    uint8_t got[4] = {0};
    gl->glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, got);
    if (abs(got[0] - r) > 1 || abs(got[1] - g) > 1 || abs(got[2] - b) > 1)
        fail("pixel %d,%d is %d %d %d, not %d %d %d", x, y, got[0], got[1], got[2], r, g, b);
}

static EGLSurface tiny_pbuffer(launcher *gl, EGLConfig chosen)
{
    const EGLint size[] = {EGL_WIDTH, 1, EGL_HEIGHT, 1, EGL_NONE};
    EGLSurface surface = gl->eglCreatePbufferSurface(gl->display, chosen, size);
    expect(surface);
    return surface;
}

/* The library's answer to an integer query. */
static GLint integer(launcher *gl, GLenum name)
{
    GLint value = -1;
    gl->glGetIntegerv(name, &value);
    return value;
}

/* Row 2: what SDL3 looks up with dlsym, each fatal when it is missing. */
SCENARIO(launcher_sdl_names, CORE33)
{
    static const char *const names[] = {"eglGetDisplay",
                                        "eglInitialize",
                                        "eglTerminate",
                                        "eglGetProcAddress",
                                        "eglChooseConfig",
                                        "eglCreateContext",
                                        "eglDestroyContext",
                                        "eglCreatePbufferSurface",
                                        "eglCreateWindowSurface",
                                        "eglDestroySurface",
                                        "eglMakeCurrent",
                                        "eglSwapBuffers",
                                        "eglSwapInterval",
                                        "eglQueryString",
                                        "eglGetConfigAttrib",
                                        "eglWaitNative",
                                        "eglWaitGL",
                                        "eglBindAPI",
                                        "eglGetError"};
    launcher gl = launcher_open();
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        void *address = dlsym(gl.library, names[i]);
        if (!address) fail("dlsym(%s) is null", names[i]);
        if ((void *)gl.eglGetProcAddress(names[i]) != address)
            fail("eglGetProcAddress(%s) is another function", names[i]);
    }
    launcher_close(&gl);
}

/* Row 3: programs ask too early and too late. */
SCENARIO(launcher_strings_without_a_context, CORE33)
{
    static const GLenum names[] = {GL_VERSION, GL_RENDERER, GL_VENDOR, GL_EXTENSIONS, GL_SHADING_LANGUAGE_VERSION};
    launcher gl = launcher_open();
    launcher_display(&gl, false);
    for (size_t i = 0; i < 5; i++)
        expect(!gl.glGetString(names[i]));
    EGLConfig chosen = launcher_config(&gl, EGL_PBUFFER_BIT, EGL_OPENGL_BIT);
    EGLContext made = launcher_desktop_context(&gl, chosen, 0, 0, 0, 0);
    EGLSurface surface = tiny_pbuffer(&gl, chosen);
    char first[5][64];
    for (int turn = 0; turn < 3; turn++) {
        expect(gl.eglMakeCurrent(gl.display, surface, surface, made));
        for (size_t i = 0; i < 5; i++) {
            const char *text = (const char *)gl.glGetString(names[i]);
            if (!text) {
                fail("string 0x%x is null", names[i]);
                continue;
            }
            if (turn == 0) snprintf(first[i], sizeof first[i], "%s", text);
            expect(!strncmp(first[i], text, sizeof first[i] - 1));
        }
        expect(gl.eglMakeCurrent(gl.display, NULL, NULL, NULL));
        expect(!gl.glGetString(GL_VERSION));
        expect_int(gl.glGetError(), 0);
    }
    launcher_close(&gl);
}

/* Row 4: SDL3's desktop route, and Minecraft's sRGB-capable surface that must not wash out. */
SCENARIO(launcher_sdl_desktop_route, CORE33)
{
    launcher gl = launcher_open();
    launcher_display(&gl, false);
    expect(strstr(gl.eglQueryString(gl.display, EGL_EXTENSIONS), "EGL_KHR_create_context"));
    EGLConfig chosen = launcher_config(&gl, EGL_PBUFFER_BIT, EGL_OPENGL_BIT);
    EGLContext made = launcher_desktop_context(&gl, chosen, 3, 3, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                               EGL_CONTEXT_OPENGL_FORWARD_COMPATIBLE_BIT_KHR);
    for (int srgb = 0; srgb < 2; srgb++) {
        const EGLint attribs[] = {
            EGL_WIDTH, 16, EGL_HEIGHT, 16, EGL_GL_COLORSPACE, srgb ? EGL_GL_COLORSPACE_SRGB : EGL_GL_COLORSPACE_LINEAR,
            EGL_NONE};
        EGLSurface surface = gl.eglCreatePbufferSurface(gl.display, chosen, attribs);
        expect(gl.eglMakeCurrent(gl.display, surface, surface, made));
        expect(integer(&gl, GL_MAJOR_VERSION) * 10 + integer(&gl, GL_MINOR_VERSION) >= 33);
        expect_int(integer(&gl, GL_CONTEXT_PROFILE_MASK), GL_CONTEXT_CORE_PROFILE_BIT);
        expect(integer(&gl, GL_CONTEXT_FLAGS) & GL_CONTEXT_FLAG_FORWARD_COMPATIBLE_BIT);
        expect(!gl.glIsEnabled(GL_FRAMEBUFFER_SRGB));
        gl.glClearColor(0.5f, 0.5f, 0.5f, 1.0f);
        gl.glClear(GL_COLOR_BUFFER_BIT);
        launcher_expect_pixel(&gl, 3, 3, 128, 128, 128);
        expect_int(gl.glGetError(), 0);
    }
    launcher_close(&gl);
}

/* LWJGL loads what was deprecated only where neither the core bit nor the forward-compatible flag is set. */
SCENARIO(launcher_compatibility_context, CORE33)
{
    launcher gl = launcher_open();
    launcher_display(&gl, false);
    EGLContext made = launcher_desktop_context(&gl, launcher_config(&gl, EGL_PBUFFER_BIT, EGL_OPENGL_BIT), 0, 0, 0, 0);
    expect(gl.eglMakeCurrent(gl.display, NULL, NULL, made));
    expect_int(gl.glGetError(), 0);
    int major = atoi((const char *)gl.glGetString(GL_VERSION));
    expect(major >= 2);
    if (major >= 3) {
        expect(!(integer(&gl, GL_CONTEXT_FLAGS) & GL_CONTEXT_FLAG_FORWARD_COMPATIBLE_BIT));
        expect(integer(&gl, GL_NUM_EXTENSIONS) > 0 && gl.glGetStringi(GL_EXTENSIONS, 0));
    }
    expect(strstr((const char *)gl.glGetString(GL_EXTENSIONS), "GL_ARB_"));
    expect_int(gl.glGetError(), 0);
    launcher_close(&gl);
}

/* Row 5: the launchers' route gives a desktop context too, whatever LIBGL_ES says. */
SCENARIO(launcher_es_route, CORE33)
{
    launcher gl = launcher_open();
    launcher_display(&gl, false);
    EGLConfig chosen = launcher_config(&gl, EGL_PBUFFER_BIT, EGL_OPENGL_ES2_BIT);
    EGLSurface surface = tiny_pbuffer(&gl, chosen);
    for (EGLint version = 0; version <= 3; version++) {
        const EGLint attribs[] = {EGL_CONTEXT_CLIENT_VERSION, version, EGL_NONE};
        expect(gl.eglBindAPI(EGL_OPENGL_ES_API));
        EGLContext made = gl.eglCreateContext(gl.display, chosen, EGL_NO_CONTEXT, attribs);
        expect(gl.eglMakeCurrent(gl.display, surface, surface, made));
        expect(integer(&gl, GL_MAJOR_VERSION) >= 3);
        expect(!(integer(&gl, GL_CONTEXT_FLAGS) & GL_CONTEXT_FLAG_FORWARD_COMPATIBLE_BIT));
        const char *source = "#version 150\nin vec4 position;\nvoid main() { gl_Position = position; }\n";
        GLuint made_shader = gl.glCreateShader(GL_VERTEX_SHADER);
        GLint compiled = 0;
        gl.glShaderSource(made_shader, 1, &source, NULL);
        gl.glCompileShader(made_shader);
        gl.glGetShaderiv(made_shader, GL_COMPILE_STATUS, &compiled);
        expect(compiled);
        expect_int(gl.glGetError(), 0);
        expect(gl.eglMakeCurrent(gl.display, NULL, NULL, NULL));
        expect(gl.eglDestroyContext(gl.display, made));
    }
    launcher_close(&gl);
}

/* Row 6: a display or a clean error, never a crash. */
SCENARIO(launcher_platforms, CORE33)
{
    launcher gl = launcher_open();
    int not_a_display[64] = {0};
    expect(!gl.eglGetPlatformDisplay(EGL_PLATFORM_WAYLAND_KHR, NULL, NULL));
    expect_int(gl.eglGetError(), EGL_BAD_PARAMETER);
    expect(!gl.eglGetPlatformDisplay(EGL_PLATFORM_WAYLAND_KHR, not_a_display, NULL));
    expect(!gl.eglGetPlatformDisplay(EGL_PLATFORM_GBM_KHR, NULL, NULL));
    expect(!gl.eglGetPlatformDisplay(0x7777, NULL, NULL));
    expect_int(gl.eglGetError(), EGL_BAD_PARAMETER);
    expect(gl.eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, NULL, NULL));
    expect(gl.eglGetPlatformDisplay(EGL_PLATFORM_DEVICE_EXT, NULL, NULL));
    unsetenv("EGL_PLATFORM");
    unsetenv("DISPLAY");
    EGLDisplay unattached = gl.eglGetDisplay(EGL_DEFAULT_DISPLAY);
    expect(unattached && gl.eglInitialize(unattached, NULL, NULL));
    launcher_close(&gl);
}

/* Section 3b: the surface goes while it is current, another takes its place, the context keeps what it has. */
SCENARIO(launcher_surface_exchange, CORE33)
{
    launcher gl = launcher_open();
    launcher_display(&gl, false);
    EGLConfig chosen = launcher_config(&gl, EGL_PBUFFER_BIT, EGL_OPENGL_BIT);
    EGLContext made = launcher_desktop_context(&gl, chosen, 3, 3, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, 0);
    const uint8_t texel[4] = {10, 20, 30, 40};
    uint8_t back[4] = {0};
    GLuint texture = 0;
    for (int turn = 0; turn < 4; turn++) {
        EGLSurface surface = tiny_pbuffer(&gl, chosen);
        expect(gl.eglMakeCurrent(gl.display, surface, surface, made));
        expect(gl.eglDestroySurface(gl.display, surface)); /* still current: goes at release */
        if (turn == 0) {
            gl.glGenTextures(1, &texture);
            gl.glBindTexture(GL_TEXTURE_2D, texture);
            gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
        }
        gl.glClearColor(0.0f, 1.0f, 0.0f, 1.0f);
        gl.glClear(GL_COLOR_BUFFER_BIT);
        launcher_expect_pixel(&gl, 0, 0, 0, 255, 0);
        expect_int(integer(&gl, GL_TEXTURE_BINDING_2D), texture);
        gl.glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, back);
        expect(!memcmp(back, texel, sizeof texel));
        expect(gl.eglSwapBuffers(gl.display, surface) || gl.eglGetError() == EGL_BAD_SURFACE);
        if (turn == 2) expect(gl.eglMakeCurrent(gl.display, NULL, NULL, NULL));
    }
    expect(gl.eglDestroyContext(gl.display, made)); /* current as well */
    expect(gl.eglGetCurrentContext() == made);
    launcher_close(&gl);
}
