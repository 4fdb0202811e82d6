#include "translator/base/log.h"

#include "translator/base/settings.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <fcntl.h>

static atomic_int current_level = -1;
static atomic_int log_fd = 2;

static int level_from_settings(void)
{
    static const char *const names[] = {"none", "error", "warn", "info", "debug"};
    const char *wanted = mgl_settings()->log;
    int level = MGL_LOG_WARN;
    for (int i = 0; i < 5; i++)
        if (wanted && strcmp(wanted, names[i]) == 0) level = i;
    const char *path = mgl_settings()->log_file;
    if (path && path[0]) {
        int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
        if (fd >= 0) atomic_store(&log_fd, fd);
    }
    atomic_store(&current_level, level);
    return level;
}

bool mgl_log_enabled(mgl_log_level level)
{
    int now = atomic_load_explicit(&current_level, memory_order_relaxed);
    if (now < 0) now = level_from_settings();
    return (int)level <= now;
}

void mgl_log_set_level(mgl_log_level level) { atomic_store(&current_level, (int)level); }

bool mgl_log_first(mgl_log_once *site) { return __atomic_fetch_add(&site->count, 1, __ATOMIC_RELAXED) == 0; }

void mgl_log(mgl_log_level level, const char *format, ...)
{
    static const char *const tags[] = {"", "error", "warning", "info", "debug"};
    if (!mgl_log_enabled(level)) return;
    char line[4096];
    int used = snprintf(line, sizeof line, "magma: %s: ", tags[level]);
    va_list args;
    va_start(args, format);
    int more = vsnprintf(line + used, sizeof line - (size_t)used - 1, format, args);
    va_end(args);
    if (more < 0) return;
    size_t length = (size_t)used + (size_t)more;
    if (length > sizeof line - 2) length = sizeof line - 2;
    line[length++] = '\n';
    ssize_t written = write(atomic_load(&log_fd), line, length); /* one write: lines of threads do not mix */
    (void)written;
}
