/* sanitizer_sees LIBRARY MISTAKE: the negative control of tests/sanitize.sh. Makes one mistake the way a scenario would
 * meet it: in a forked child, in a library opened by name (this file again, built as one). Exit status: 0 the sanitizer
 * said nothing, 2 usage; else it did.
 *
 *   race       two threads write an int          race_in_copy    two threads memcpy to the same bytes
 *   overflow   a read past a heap block          undefined       a shift by more than the type's width */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef MGL_SANITIZER_SEES_LIBRARY

static int shared_int;
static char shared_bytes[64];
static volatile int amount = 40;

static void *write_int(void *unused)
{
    for (int i = 0; i < 1000; i++)
        shared_int++;
    return unused;
}

static void *write_bytes(void *unused)
{
    char own[64] = {0};
    for (int i = 0; i < 1000; i++)
        memcpy(shared_bytes, own, (size_t)amount);
    return unused;
}

static int race(void *(*body)(void *))
{
    pthread_t other;
    if (pthread_create(&other, NULL, body, NULL)) return 2;
    body(NULL);
    pthread_join(other, NULL);
    return shared_int == -1;
}

static int overflow(void)
{
    volatile char *block = calloc((size_t)amount, 1);
    int read = block ? block[amount] == 1 : 0;
    free((void *)block);
    return read & 0;
}

__attribute__((visibility("default"))) int plant(const char *mistake)
{
    if (strcmp(mistake, "race") == 0) return race(write_int);
    if (strcmp(mistake, "race_in_copy") == 0) return race(write_bytes);
    if (strcmp(mistake, "overflow") == 0) return overflow();
    if (strcmp(mistake, "undefined") == 0) return (1 << amount) & 0;
    return 2;
}

#else

static int plant_in(const char *path, const char *mistake)
{
    void *library = dlopen(path, RTLD_NOW);
    int (*plant)(const char *) = library ? (int (*)(const char *))dlsym(library, "plant") : NULL;
    return plant ? plant(mistake) : 2;
}

int main(int argc, char **argv)
{
    int status = 0;
    if (argc != 3) return fprintf(stderr, "usage: sanitizer_sees LIBRARY MISTAKE\n"), 2;
    pid_t child = fork();
    if (child == 0) exit(plant_in(argv[1], argv[2]));
    if (child < 0 || waitpid(child, &status, 0) != child) return 2;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

#endif
