/* Debug output: delivery, filters, the log and groups. Labels are in label.c.
 *
 * A message reaches the program's callback inside the GL call that caused it, on the context's own thread: this is synchronous output whatever
 * GL_DEBUG_OUTPUT_SYNCHRONOUS says, which the specification allows. */
#include "translator/gl/debug.h"

#include <stdio.h>
#include <string.h>

/* ---- enumerants to small numbers; the counts mean "not one" ---- */
static int source_index(GLenum source) { return source - GL_DEBUG_SOURCE_API < MGL_DEBUG_SOURCES ? (int)(source - GL_DEBUG_SOURCE_API) : MGL_DEBUG_SOURCES; }

static int type_index(GLenum type)
{
    if (type >= GL_DEBUG_TYPE_ERROR && type <= GL_DEBUG_TYPE_OTHER) return (int)(type - GL_DEBUG_TYPE_ERROR);
    if (type >= GL_DEBUG_TYPE_MARKER && type <= GL_DEBUG_TYPE_POP_GROUP) return (int)(6 + type - GL_DEBUG_TYPE_MARKER);
    return MGL_DEBUG_TYPES;
}

static int severity_index(GLenum severity)
{
    switch (severity) {
    case GL_DEBUG_SEVERITY_HIGH: return 0;
    case GL_DEBUG_SEVERITY_MEDIUM: return 1;
    case GL_DEBUG_SEVERITY_LOW: return 2;
    case GL_DEBUG_SEVERITY_NOTIFICATION: return 3;
    default: return MGL_DEBUG_SEVERITIES;
    }
}

/* ---- lifetime ---- */
static void text_finish(mgl_debug_text *text)
{
    mgl_free(text->text);
    text->text = NULL;
}

bool mgl_debug_init(mgl_context *ctx)
{
    ctx->debug = mgl_new(mgl_debug);
    if (!ctx->debug) return false;
    ctx->debug->group_count = 1;
    /* Everything but low severity is on at first (GL 4.6 core §20.4). */
    memset(ctx->debug->groups[0].masks, 0xf & ~(1 << 2), sizeof ctx->debug->groups[0].masks);
    return true;
}

void mgl_debug_finish(mgl_context *ctx)
{
    mgl_debug *d = ctx->debug;
    if (!d) return;
    for (uint32_t i = 0; i < MGL_DEBUG_LOGGED; i++) text_finish(d->log + i);
    for (uint32_t i = 0; i < d->group_count; i++) {
        text_finish(&d->groups[i].message);
        mgl_free(d->groups[i].rules);
    }
    mgl_free(d);
    ctx->debug = NULL;
}

/* ---- delivery ---- */
static bool passes(const mgl_debug *d, int source, int type, GLuint id, int severity)
{
    const mgl_debug_group *group = d->groups + d->group_count - 1;
    for (uint32_t i = 0; i < group->rule_count; i++) {
        const mgl_debug_rule *rule = group->rules + i;
        if (rule->source == source && rule->type == type && rule->id == id) return rule->mask >> severity & 1;
    }
    return group->masks[source][type] >> severity & 1;
}

static void store_in_log(mgl_debug *d, const mgl_debug_text *message, GLsizei length)
{
    if (d->log_count == MGL_DEBUG_LOGGED) return; /* a full log drops what is new */
    mgl_debug_text *slot = d->log + (d->log_first + d->log_count) % MGL_DEBUG_LOGGED;
    char *copy = mgl_malloc((size_t)length + 1);
    if (!copy) return;
    memcpy(copy, message->text, (size_t)length + 1);
    text_finish(slot);
    *slot = *message;
    slot->text = copy;
    d->log_count++;
}

/* `text` is terminated and within the limit. */
static void deliver(mgl_context *ctx, GLenum source, GLenum type, GLuint id, GLenum severity, const char *text, GLsizei length)
{
    mgl_debug *d = ctx->debug;
    if (!d || d->inside || !ctx->state.debug_output) return;
    if (!passes(d, source_index(source), type_index(type), id, severity_index(severity))) return;
    if (d->callback) {
        d->inside = true;
        d->callback(source, type, id, severity, length, text, d->user);
        d->inside = false;
        return;
    }
    mgl_debug_text message = {source, type, severity, id, (char *)text};
    store_in_log(d, &message, length);
}

void mgl_debug_message(mgl_context *ctx, GLenum source, GLenum type, GLuint id, GLenum severity, const char *text)
{
    char cut[MGL_DEBUG_MESSAGE_LENGTH];
    size_t length = strlen(text);
    if (length >= sizeof cut) {
        length = sizeof cut - 1;
        memcpy(cut, text, length);
        cut[length] = 0;
        text = cut;
    }
    deliver(ctx, source, type, id, severity, text, (GLsizei)length);
}

void mgl_debug_server_message(const mgl_event_message *message, const char *text)
{
    static const GLenum severities[] = {GL_DEBUG_SEVERITY_HIGH, GL_DEBUG_SEVERITY_MEDIUM, GL_DEBUG_SEVERITY_NOTIFICATION};
    char line[MGL_DEBUG_MESSAGE_LENGTH];
    mgl_context *ctx = mgl_current_context;
    uint32_t severity = MGL_MIN(message->severity, 2u);
    snprintf(line, sizeof line, "%s: %.*s", mgl_call_name(message->call), (int)MGL_MIN(message->tail_count, (uint32_t)sizeof line), text);
    mgl_log(severity == 0 ? MGL_LOG_ERROR : severity == 1 ? MGL_LOG_WARN : MGL_LOG_INFO, "%s", line);
    if (ctx)
        mgl_debug_message(ctx, GL_DEBUG_SOURCE_API, severity == 0 ? GL_DEBUG_TYPE_UNDEFINED_BEHAVIOR : GL_DEBUG_TYPE_OTHER, message->id,
                          severities[severity], line);
}

/* ---- the program's side ---- */
void mgl_glDebugMessageCallback(mgl_context *ctx, GLDEBUGPROC callback, const void *user)
{
    ctx->debug->callback = callback;
    ctx->debug->user = user;
}

/* Applies to each selected source, type and severity; ids pick single messages. */
static bool add_rule(mgl_debug_group *group, uint8_t source, uint8_t type, GLuint id, bool enabled)
{
    uint8_t mask = enabled ? 0xf : 0;
    for (uint32_t i = 0; i < group->rule_count; i++) {
        mgl_debug_rule *rule = group->rules + i;
        if (rule->source != source || rule->type != type || rule->id != id) continue;
        rule->mask = mask;
        return true;
    }
    if (!mgl_array_grow((void **)&group->rules, &group->rule_capacity, group->rule_count, sizeof *group->rules)) return false;
    group->rules[group->rule_count++] = (mgl_debug_rule){source, type, mask, id};
    return true;
}

static void apply_mask(mgl_debug_group *group, int source, int type, uint8_t severities, bool enabled)
{
    for (int s = 0; s < MGL_DEBUG_SOURCES; s++) {
        for (int t = 0; t < MGL_DEBUG_TYPES; t++) {
            if ((source >= 0 && s != source) || (type >= 0 && t != type)) continue;
            uint8_t *mask = &group->masks[s][t];
            *mask = enabled ? *mask | severities : *mask & (uint8_t)~severities;
        }
    }
    for (uint32_t i = 0; i < group->rule_count; i++) {
        mgl_debug_rule *rule = group->rules + i;
        if ((source >= 0 && rule->source != source) || (type >= 0 && rule->type != type)) continue;
        rule->mask = enabled ? rule->mask | severities : rule->mask & (uint8_t)~severities;
    }
}

void mgl_glDebugMessageControl(mgl_context *ctx, GLenum source, GLenum type, GLenum severity, GLsizei count, const GLuint *ids, GLboolean enabled)
{
    int s = source == GL_DONT_CARE ? -1 : source_index(source), t = type == GL_DONT_CARE ? -1 : type_index(type);
    int v = severity == GL_DONT_CARE ? -1 : severity_index(severity);
    if (count < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glDebugMessageControl: count %d", count);
        return;
    }
    if (s == MGL_DEBUG_SOURCES || t == MGL_DEBUG_TYPES || v == MGL_DEBUG_SEVERITIES) {
        mgl_error(ctx, GL_INVALID_ENUM, "glDebugMessageControl: source 0x%04x, type 0x%04x, severity 0x%04x", source, type, severity);
        return;
    }
    mgl_debug_group *group = ctx->debug->groups + ctx->debug->group_count - 1;
    if (!count) {
        apply_mask(group, s, t, v < 0 ? 0xf : (uint8_t)(1 << v), enabled != GL_FALSE);
        return;
    }
    if (s < 0 || t < 0 || v >= 0) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glDebugMessageControl: ids need one source and one type, and no severity");
        return;
    }
    for (GLsizei i = 0; i < count; i++) {
        if (add_rule(group, (uint8_t)s, (uint8_t)t, ids[i], enabled != GL_FALSE)) continue;
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glDebugMessageControl");
        return;
    }
}

/* The length of a string as given (negative: terminated), or -1 after GL_INVALID_VALUE when it is too long. */
static GLsizei checked_length(mgl_context *ctx, GLsizei length, const GLchar *text, const char *function)
{
    size_t n = length < 0 ? strnlen(text, MGL_DEBUG_MESSAGE_LENGTH) : (size_t)length;
    if (n < MGL_DEBUG_MESSAGE_LENGTH) return (GLsizei)n;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: the message is longer than %d", function, MGL_DEBUG_MESSAGE_LENGTH - 1);
    return -1;
}

static bool program_source(mgl_context *ctx, GLenum source, const char *function)
{
    if (source == GL_DEBUG_SOURCE_APPLICATION || source == GL_DEBUG_SOURCE_THIRD_PARTY) return true;
    mgl_error(ctx, GL_INVALID_ENUM, "%s: source 0x%04x", function, source);
    return false;
}

/* Groups and markers go to the server, for captures and layers. */
static void send_marker(mgl_context *ctx, uint32_t kind, const char *text, GLsizei length)
{
    uint8_t *tail;
    mgl_emit_marker(&ctx->encoder, (uint32_t)length, &tail)->kind = kind;
    if (length) memcpy(tail, text, (size_t)length);
}

void mgl_glDebugMessageInsert(mgl_context *ctx, GLenum source, GLenum type, GLuint id, GLenum severity, GLsizei length, const GLchar *text)
{
    if (!program_source(ctx, source, "glDebugMessageInsert")) return;
    if (type_index(type) == MGL_DEBUG_TYPES || severity_index(severity) == MGL_DEBUG_SEVERITIES) {
        mgl_error(ctx, GL_INVALID_ENUM, "glDebugMessageInsert: type 0x%04x, severity 0x%04x", type, severity);
        return;
    }
    GLsizei n = checked_length(ctx, length, text, "glDebugMessageInsert");
    if (n < 0) return;
    char copy[MGL_DEBUG_MESSAGE_LENGTH];
    memcpy(copy, text, (size_t)n);
    copy[n] = 0;
    MGL_CALL(ctx, glDebugMessageInsert);
    if (type == GL_DEBUG_TYPE_MARKER) send_marker(ctx, 0, copy, n);
    deliver(ctx, source, type, id, severity, copy, n);
}

GLuint mgl_glGetDebugMessageLog(mgl_context *ctx, GLuint count, GLsizei size, GLenum *sources, GLenum *types, GLuint *ids, GLenum *severities,
                                GLsizei *lengths, GLchar *out)
{
    if (out && size < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glGetDebugMessageLog: size %d", size);
        return 0;
    }
    mgl_debug *d = ctx->debug;
    GLuint n = 0;
    for (; n < count && d->log_count; n++) {
        mgl_debug_text *message = d->log + d->log_first;
        GLsizei length = (GLsizei)strlen(message->text) + 1;
        if (out && length > size) break;
        if (out) {
            memcpy(out, message->text, (size_t)length);
            out += length;
            size -= length;
        }
        if (sources) sources[n] = message->source;
        if (types) types[n] = message->type;
        if (ids) ids[n] = message->id;
        if (severities) severities[n] = message->severity;
        if (lengths) lengths[n] = length;
        text_finish(message);
        d->log_first = (d->log_first + 1) % MGL_DEBUG_LOGGED;
        d->log_count--;
    }
    return n;
}

/* ---- groups ---- */
static bool copy_rules(mgl_debug_group *to, const mgl_debug_group *from)
{
    to->rules = NULL;
    to->rule_count = to->rule_capacity = 0;
    if (!from->rule_count) return true;
    to->rules = mgl_malloc(from->rule_count * sizeof *to->rules);
    if (!to->rules) return false;
    memcpy(to->rules, from->rules, from->rule_count * sizeof *to->rules);
    to->rule_count = to->rule_capacity = from->rule_count;
    return true;
}

void mgl_glPushDebugGroup(mgl_context *ctx, GLenum source, GLuint id, GLsizei length, const GLchar *text)
{
    static const char *const function = "glPushDebugGroup";
    if (!program_source(ctx, source, function)) return;
    GLsizei n = checked_length(ctx, length, text, function);
    if (n < 0) return;
    mgl_debug *d = ctx->debug;
    if (d->group_count == MGL_DEBUG_GROUPS) {
        mgl_error(ctx, GL_STACK_OVERFLOW, "%s", function);
        return;
    }
    char *copy = mgl_malloc((size_t)n + 1);
    mgl_debug_group *group = d->groups + d->group_count, *below = group - 1;
    if (!copy || !copy_rules(group, below)) {
        mgl_free(copy);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%s", function);
        return;
    }
    memcpy(copy, text, (size_t)n);
    copy[n] = 0;
    MGL_CALL(ctx, glPushDebugGroup);
    send_marker(ctx, 1, copy, n);
    deliver(ctx, source, GL_DEBUG_TYPE_PUSH_GROUP, id, GL_DEBUG_SEVERITY_NOTIFICATION, copy, n);
    memcpy(group->masks, below->masks, sizeof group->masks);
    group->message = (mgl_debug_text){source, GL_DEBUG_TYPE_POP_GROUP, GL_DEBUG_SEVERITY_NOTIFICATION, id, copy};
    d->group_count++;
}

void mgl_glPopDebugGroup(mgl_context *ctx)
{
    mgl_debug *d = ctx->debug;
    if (d->group_count == 1) {
        mgl_error(ctx, GL_STACK_UNDERFLOW, "glPopDebugGroup");
        return;
    }
    MGL_CALL(ctx, glPopDebugGroup);
    send_marker(ctx, 2, NULL, 0);
    mgl_debug_group *group = d->groups + --d->group_count; /* the filters of the group below apply to the message of the pop */
    mgl_debug_text message = group->message;
    mgl_free(group->rules);
    group->rules = NULL;
    group->rule_count = group->rule_capacity = 0;
    group->message.text = NULL;
    deliver(ctx, message.source, message.type, message.id, message.severity, message.text, (GLsizei)strlen(message.text));
    text_finish(&message);
}

/* ---- EXT_debug_marker, GREMEDY_string_marker ---- */
static void ext_marker(mgl_context *ctx, uint32_t kind, GLsizei length, const GLchar *text)
{
    size_t n = !text ? 0 : length > 0 ? (size_t)length : strnlen(text, MGL_DEBUG_MESSAGE_LENGTH);
    send_marker(ctx, kind, text, (GLsizei)MGL_MIN(n, (size_t)MGL_DEBUG_MESSAGE_LENGTH));
}

void mgl_glInsertEventMarkerEXT(mgl_context *ctx, GLsizei length, const GLchar *text) { ext_marker(ctx, 0, length, text); }
void mgl_glPushGroupMarkerEXT(mgl_context *ctx, GLsizei length, const GLchar *text) { ext_marker(ctx, 1, length, text); }
void mgl_glPopGroupMarkerEXT(mgl_context *ctx) { ext_marker(ctx, 2, 0, NULL); }
void mgl_glStringMarkerGREMEDY(mgl_context *ctx, GLsizei length, const void *text) { ext_marker(ctx, 0, length, text); }
