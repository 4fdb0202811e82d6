/* Debug output (KHR_debug, GL 4.6 core chapter 20): the message log, groups, filters and labels of one context, used on its thread. */
#ifndef MGL_GL_DEBUG_H
#define MGL_GL_DEBUG_H

#include "translator/gl/context.h"

#define MGL_DEBUG_MESSAGE_LENGTH 4096 /* GL_MAX_DEBUG_MESSAGE_LENGTH, the terminator included */
#define MGL_DEBUG_LOGGED         128  /* GL_MAX_DEBUG_LOGGED_MESSAGES */
#define MGL_DEBUG_GROUPS         64   /* GL_MAX_DEBUG_GROUP_STACK_DEPTH, the default group included */
#define MGL_DEBUG_LABEL_LENGTH   256  /* GL_MAX_LABEL_LENGTH */
enum { MGL_DEBUG_SOURCES = 6, MGL_DEBUG_TYPES = 9, MGL_DEBUG_SEVERITIES = 4 };

typedef struct mgl_debug_text {
    GLenum source, type, severity;
    GLuint id;
    char *text; /* owned */
} mgl_debug_text;

typedef struct mgl_debug_rule { uint8_t source, type, mask; GLuint id; } mgl_debug_rule; /* a message that was named by id; mask: severities let through */

typedef struct mgl_debug_group {
    mgl_debug_text message;                                 /* given back by the pop; the default group has none */
    uint8_t masks[MGL_DEBUG_SOURCES][MGL_DEBUG_TYPES];      /* bit per severity: let through */
    mgl_debug_rule *rules;
    uint32_t rule_count, rule_capacity;
} mgl_debug_group;

typedef struct mgl_debug {
    GLDEBUGPROC callback;
    const void *user;
    mgl_debug_text log[MGL_DEBUG_LOGGED]; /* ring */
    uint32_t log_first, log_count;
    mgl_debug_group groups[MGL_DEBUG_GROUPS];
    uint32_t group_count; /* at least 1 */
    bool inside;          /* a callback is running: what it causes is not reported again */
} mgl_debug;

#endif
