#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "translator/base/settings.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static mgl_settings_table table;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* Copied: the program may change its environment, and getenv's pointer with it. */
static const char *read_STRING(const char *name, const char *fallback)
{
    const char *value = secure_getenv(name);
    char *copy = value ? strdup(value) : NULL;
    return copy ? copy : fallback;
}

static int read_INT(const char *name, int fallback)
{
    const char *value = secure_getenv(name);
    if (!value || !value[0]) return fallback;
    char *end = NULL;
    long number = strtol(value, &end, 10);
    return *end == '\0' ? (int)number : fallback;
}

static bool read_BOOL(const char *name, int fallback)
{
    const char *value = secure_getenv(name);
    if (!value || !value[0]) return fallback != 0;
    return strcmp(value, "0") != 0 && strcmp(value, "false") != 0 && strcmp(value, "no") != 0;
}

static void read_all(void)
{
#define S(field, name, type, fallback, unit, doc) table.field = read_##type(name, fallback);
#include "translator/base/settings.def"
#undef S
}

const mgl_settings_table *mgl_settings(void)
{
    pthread_once(&once, read_all);
    return &table;
}
