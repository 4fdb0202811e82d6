/* The log: one line a message on stderr (or MAGMA_LOG_FILE), by level. Any thread may call; a line is written whole.
 *
 * Levels say what a message means to the user:
 *   ERROR  something the program asked for did not happen      WARN  it happened, but not as asked
 *   INFO   what was chosen (device, transport)                  DEBUG for people who work on MagmaGL
 * The level comes from the setting MAGMA_LOG (default warn). */
#ifndef MGL_BASE_LOG_H
#define MGL_BASE_LOG_H

#include <stdbool.h>
#include <stdint.h>

typedef enum mgl_log_level { MGL_LOG_NONE, MGL_LOG_ERROR, MGL_LOG_WARN, MGL_LOG_INFO, MGL_LOG_DEBUG } mgl_log_level;

/* Writes one line when `level` is at or below the current level. Never fails, never ends the program. */
void mgl_log(mgl_log_level level, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool mgl_log_enabled(mgl_log_level level);
void mgl_log_set_level(mgl_log_level level);

/* True the first time a given site reaches it; later calls only count. For messages that would repeat. */
typedef struct mgl_log_once { uint32_t count; } mgl_log_once;
bool mgl_log_first(mgl_log_once *site);

#define mgl_log_error(...) mgl_log(MGL_LOG_ERROR, __VA_ARGS__)
#define mgl_log_warn(...)  mgl_log(MGL_LOG_WARN, __VA_ARGS__)
#define mgl_log_info(...)  mgl_log(MGL_LOG_INFO, __VA_ARGS__)
#define mgl_log_debug(...)                                                                                             \
    do {                                                                                                               \
        if (mgl_log_enabled(MGL_LOG_DEBUG)) mgl_log(MGL_LOG_DEBUG, __VA_ARGS__);                                       \
    } while (0)
#define mgl_log_warn_once(...)                                                                                         \
    do {                                                                                                               \
        static mgl_log_once mgl_site;                                                                                  \
        if (mgl_log_first(&mgl_site)) mgl_log(MGL_LOG_WARN, __VA_ARGS__);                                              \
    } while (0)

#endif
