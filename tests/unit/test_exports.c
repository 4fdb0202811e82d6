/* The library as a launcher uses it: one file, opened by path, no display and no context. Programs compare the
 * addresses that the routes give (users-asks.md row 1), look names up before anything is current (rows 2, 3), and call
 * early.
 *
 *   test_exports LIBRARY NAMES
 */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

typedef void (*proc)(void);
typedef proc (*lookup)(const char *name);
typedef long (*any_function)(long, long, long, long, long, long, long, long);

static int failures;
static void fail(const char *name, const char *what)
{
    if (++failures <= 20) printf("%s: %s\n", name, what);
}

/* Not called blindly: what would end or wait for something, or takes the window system's pointers. */
static bool callable(const char *name)
{
    return name[0] == 'g' && name[1] == 'l' && name[2] != 'X';
}

int main(int argc, char **argv)
{
    if (argc != 3) return 2;
    void *library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        printf("%s\n", dlerror());
        return 1;
    }
    static const char *const routes[] = {"eglGetProcAddress", "glXGetProcAddress", "glXGetProcAddressARB"};
    lookup functions[3];
    for (int i = 0; i < 3; i++)
        if (!(functions[i] = (lookup)dlsym(library, routes[i]))) return fail(routes[i], "not exported"), 1;
    FILE *names = fopen(argv[2], "r");
    char line[256];
    unsigned count = 0;
    while (names && fgets(line, sizeof(line), names)) {
        if (line[0] == '#') continue;
        line[strcspn(line, "\n")] = '\0';
        count++;
        proc address = (proc)dlsym(library, line);
        if (!address) fail(line, "not exported");
        for (int i = 0; i < 3; i++)
            if (functions[i](line) != address) fail(line, routes[i]);
        if (address && callable(line))
            ((any_function)address)(0, 0, 0, 0, 0, 0, 0, 0); /* no context: nothing happens */
    }
    if (!names || count < 3000) fail(argv[2], "too few names");
    if (names) fclose(names);
    static const char *const zero[] = {
        "glGetString", "glGetStringi", "glGetError",           "glCreateShader",       "glMapBuffer",
        "glIsEnabled", "glFenceSync",  "glGetUniformLocation", "eglGetCurrentContext", "glXGetCurrentContext"};
    for (size_t i = 0; i < sizeof(zero) / sizeof(zero[0]); i++) {
        any_function function = (any_function)dlsym(library, zero[i]);
        /* The return value's low byte is all that a GLboolean defines. */
        if (function && (function(0x1f02, 1, 0, 0, 0, 0, 0, 0) & 0xff) != 0) fail(zero[i], "not 0 without a context");
    }
    for (int i = 0; i < 3; i++) {
        if (functions[i]("glNoSuchFunction")) fail(routes[i], "invents functions");
        if (functions[i]("")) fail(routes[i], "finds the empty name");
    }
    printf("%u names, %d failures\n", count, failures);
    return failures != 0;
}
