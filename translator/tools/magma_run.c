/* magma-run: starts a program, its children included, on MagmaGL.
 *
 * The program is told by environment alone: glvnd's libEGL and libGLX load MagmaGL as their vendor, and MagmaGL reads
 * its settings (translator/base/settings.def) from MAGMA_* variables. All paths are found from where magma-run itself
 * lies, so it works in a build tree and installed. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { EXIT_USAGE = 2, EXIT_NOT_INSTALLED = 3, EXIT_NOT_FOUND = 127, EXIT_NOT_RUN = 126 };

static const char usage_text[] =
    "usage: magma-run [options] [--] PROGRAM [ARGUMENTS...]\n"
    "Runs PROGRAM, and what it starts, on MagmaGL.\n"
    "\n"
    "  --transport NAME   monolith, inproc (default) or shm\n"
    "  --validate         run under the Vulkan validation layer, synchronization checks included\n"
    "  --driver FILE      use the Vulkan driver of this JSON manifest only\n"
    "  --device TEXT      prefer the Vulkan device whose name contains TEXT\n"
    "  --stats FILE       write counters as JSON when the program ends\n"
    "  --capture FILE     write the record stream, for magma-server --replay\n"
    "  --log LEVEL        none, error, warn (default), info or debug\n"
    "  --mask LIST        pretend that the device lacks these Vulkan features and extensions (vulkan1.1: all that is "
    "newer)\n"
    "  --help             this text\n"
    "\n"
    "Each option is an environment variable of docs/settings.md too.\n";

static void set(const char *name, const char *value)
{
    if (setenv(name, value, 1)) {
        fprintf(stderr, "magma-run: %s: %s\n", name, strerror(errno));
        exit(EXIT_NOT_RUN);
    }
}

/* A path that stays right when the program changes its folder. */
static void set_path(const char *name, const char *path)
{
    char folder[PATH_MAX], whole[2 * PATH_MAX];
    if (path[0] == '/' || !getcwd(folder, sizeof(folder))) {
        set(name, path);
        return;
    }
    snprintf(whole, sizeof(whole), "%s/%s", folder, path);
    set(name, whole);
}

static bool is_one_of(const char *value, const char *const *names)
{
    while (*names && strcmp(*names, value))
        names++;
    return *names != NULL;
}

static void usage_error(const char *what, const char *value)
{
    fprintf(stderr, "magma-run: %s%s\nmagma-run --help tells more.\n", what, value);
    exit(EXIT_USAGE);
}

/* The folder in which magma-run lies. */
static void own_folder(char folder[PATH_MAX])
{
    ssize_t length = readlink("/proc/self/exe", folder, PATH_MAX - 1);
    if (length <= 0) {
        fprintf(stderr, "magma-run: /proc/self/exe: %s\n", strerror(errno));
        exit(EXIT_NOT_RUN);
    }
    folder[length] = '\0';
    *strrchr(folder, '/') = '\0';
}

/* FOLDER/RELATIVE with links resolved; false: not there. */
static bool find(const char *folder, const char *relative, char found[PATH_MAX])
{
    char path[2 * PATH_MAX];
    snprintf(path, sizeof(path), "%s/%s", folder, relative);
    return realpath(path, found) != NULL;
}

/* Puts the library's folder first in LD_LIBRARY_PATH, unless the linker looks there anyway. */
static void add_library_folder(const char *library)
{
    char folder[PATH_MAX], list[2 * PATH_MAX];
    snprintf(folder, sizeof(folder), "%s", library);
    *strrchr(folder, '/') = '\0';
    if (!strncmp(folder, "/usr/lib", 8) || !strncmp(folder, "/lib", 4)) return;
    const char *old = getenv("LD_LIBRARY_PATH");
    snprintf(list, sizeof(list), "%s%s%s", folder, old && old[0] ? ":" : "", old ? old : "");
    set("LD_LIBRARY_PATH", list);
}

static void route_to_magma(void)
{
    static const char *const libraries[] = {"../" MGL_LIBDIR "/libMagmaGL.so", "../lib/libMagmaGL.so"};
    char folder[PATH_MAX], library[PATH_MAX], manifest[PATH_MAX], server[PATH_MAX];
    own_folder(folder);
    if (!find(folder, libraries[0], library) && !find(folder, libraries[1], library)) {
        fprintf(stderr, "magma-run: libMagmaGL.so is not beside %s\n", folder);
        exit(EXIT_NOT_INSTALLED);
    }
    if (!find(folder, "../share/glvnd/egl_vendor.d/50_magma.json", manifest)) {
        fprintf(stderr, "magma-run: share/glvnd/egl_vendor.d/50_magma.json is not beside %s\n", folder);
        exit(EXIT_NOT_INSTALLED);
    }
    set("__EGL_VENDOR_LIBRARY_FILENAMES", manifest);
    set("__GLX_VENDOR_LIBRARY_NAME", "magma");
    add_library_folder(library);
    if (!getenv("MAGMA_SERVER") && find(folder, "magma-server", server)) set("MAGMA_SERVER", server);
}

int main(int argc, char **argv)
{
    static const char *const transports[] = {"monolith", "inproc", "shm", NULL};
    static const char *const levels[] = {"none", "error", "warn", "info", "debug", NULL};
    static const struct option options[] = {{"transport", required_argument, NULL, 't'},
                                            {"validate", no_argument, NULL, 'v'},
                                            {"driver", required_argument, NULL, 'd'},
                                            {"device", required_argument, NULL, 'D'},
                                            {"stats", required_argument, NULL, 's'},
                                            {"capture", required_argument, NULL, 'c'},
                                            {"log", required_argument, NULL, 'l'},
                                            {"mask", required_argument, NULL, 'm'},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    int option;
    /* "+": what follows the program's name is the program's. */
    while ((option = getopt_long(argc, argv, "+h", options, NULL)) != -1) {
        switch (option) {
        case 't':
            if (!is_one_of(optarg, transports)) usage_error("no such transport: ", optarg);
            set("MAGMA_TRANSPORT", optarg);
            break;
        case 'v':
            set("MAGMA_VALIDATE", "1");
            break;
        case 'd':
            if (access(optarg, R_OK)) usage_error("cannot read the driver manifest ", optarg);
            set_path("VK_DRIVER_FILES", optarg);
            set_path("VK_ICD_FILENAMES", optarg); /* what loaders before 1.3.207 read */
            break;
        case 'D':
            set("MAGMA_DEVICE", optarg);
            break;
        case 's':
            set_path("MAGMA_STATS", optarg);
            break;
        case 'c':
            set_path("MAGMA_CAPTURE", optarg);
            break;
        case 'l':
            if (!is_one_of(optarg, levels)) usage_error("no such log level: ", optarg);
            set("MAGMA_LOG", optarg);
            break;
        case 'm':
            set("MAGMA_MASK", optarg);
            break;
        case 'h':
            fputs(usage_text, stdout);
            return 0;
        default:
            return EXIT_USAGE;
        }
    }
    if (optind == argc) usage_error("no program given", "");
    route_to_magma();
    execvp(argv[optind], argv + optind);
    int cause = errno;
    fprintf(stderr, "magma-run: %s: %s\n", argv[optind], strerror(cause));
    return cause == ENOENT ? EXIT_NOT_FOUND : EXIT_NOT_RUN;
}
