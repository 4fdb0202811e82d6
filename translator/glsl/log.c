/* Info logs in the style GL programs know: "0:12(1): error: text". */
#define _GNU_SOURCE /* memmem */
#include "translator/glsl/internal.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void mgl_glsl_line_of(const glsl_line_marks *marks, uint32_t physical, uint32_t *string, uint32_t *line)
{
    *string = 0;
    *line = physical;
    for (uint32_t i = 0; marks && i < marks->count && marks->items[i].physical <= physical; i++) {
        *string = marks->items[i].string;
        *line = marks->items[i].line + (physical - marks->items[i].physical);
    }
}

static void add_line(glsl_log *log, const char *kind, uint32_t physical, const char *format, va_list arguments)
{
    char message[512];
    vsnprintf(message, sizeof message, format, arguments);
    uint32_t string, line;
    mgl_glsl_line_of(log->marks, physical, &string, &line);
    mgl_glsl_text_format(&log->text, "%u:%u(1): %s: %s\n", string, line, kind, message);
}

void mgl_glsl_log_error(glsl_log *log, uint32_t physical_line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_line(log, "error", physical_line, format, arguments);
    va_end(arguments);
    log->errors++;
}

void mgl_glsl_log_warning(glsl_log *log, uint32_t physical_line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_line(log, "warning", physical_line, format, arguments);
    va_end(arguments);
}

void mgl_glsl_log_link(glsl_log *log, const char *format, ...)
{
    char message[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    mgl_glsl_text_format(&log->text, "error: %s\n", message);
    log->errors++;
}

/* One line of glslang's: "ERROR: 0:12: text", "WARNING: 0:3: text", or a summary, which is left out. */
static void add_glslang_line(glsl_log *log, const char *line, size_t size, uint32_t prefix_lines, const char *what)
{
    bool error = strncmp(line, "ERROR: ", 7) == 0, warning = strncmp(line, "WARNING: ", 9) == 0;
    if (!error && !warning) return;
    const char *rest = line + (error ? 7 : 9), *end = line + size;
    char *after;
    unsigned long number = 0;
    (void)strtoul(rest, &after, 10);
    if (after < end && *after == ':' && isdigit((unsigned char)after[1])) {
        number = strtoul(after + 1, &after, 10);
        if (after < end && *after == ':') after++;
        while (after < end && *after == ' ')
            after++;
        rest = after;
    } else if (strstr(line, "compilation errors") && strstr(line, "compilation errors") < end) {
        return;
    }
    while (end > rest && end[-1] == ' ')
        end--;
    int length = (int)(end - rest);
    if (warning && (memmem(rest, (size_t)length, "spec constant", 13) ||
                    memmem(rest, (size_t)length, "extension must be enabled", 25)))
        return; /* glslang's thoughts on its own constant folding */
    if (length >= 22 && strncmp(rest, "'' : compilation terminated", 22) == 0) return;
    if (what) {
        mgl_glsl_text_format(&log->text, "%s: %s: %.*s\n", error ? "error" : "warning", what, length, rest);
        log->errors += error;
        return;
    }
    uint32_t physical = number > prefix_lines ? (uint32_t)number - prefix_lines : 1;
    if (error)
        mgl_glsl_log_error(log, physical, "%.*s", length, rest);
    else
        mgl_glsl_log_warning(log, physical, "%.*s", length, rest);
}

void mgl_glsl_log_glslang(glsl_log *log, const char *messages, uint32_t prefix_lines, const char *what)
{
    for (const char *line = messages; line && *line;) {
        const char *end = strchr(line, '\n');
        size_t size = end ? (size_t)(end - line) : strlen(line);
        add_glslang_line(log, line, size, prefix_lines, what);
        line = end ? end + 1 : NULL;
    }
}
