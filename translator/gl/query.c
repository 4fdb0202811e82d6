/* Query objects and conditional rendering (GL 4.6 core §4.2, §10.9). The server sends each result when the GPU has it;
 * polling never asks for one. Queries belong to their context. */
#include "translator/gl/buffer.h"
#include "translator/gl/xfb.h"

enum { CLASS_SAMPLES, CLASS_PRIMITIVES, CLASS_WRITTEN, CLASS_TIME, CLASS_OVERFLOW_STREAM, CLASS_OVERFLOW };

/* The class of targets of which one query may be active, and the wire's type. False: no target. */
static bool target_class(GLenum target, uint32_t *class, uint32_t *type)
{
    switch (target) {
    case GL_SAMPLES_PASSED:
        *class = CLASS_SAMPLES, *type = MGL_QUERY_SAMPLES;
        return true;
    case GL_ANY_SAMPLES_PASSED:
    case GL_ANY_SAMPLES_PASSED_CONSERVATIVE:
        *class = CLASS_SAMPLES, *type = MGL_QUERY_ANY_SAMPLES;
        return true;
    case GL_PRIMITIVES_GENERATED:
        *class = CLASS_PRIMITIVES, *type = MGL_QUERY_PRIMITIVES_GENERATED;
        return true;
    case GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN:
        *class = CLASS_WRITTEN, *type = MGL_QUERY_XFB_WRITTEN;
        return true;
    case GL_TIME_ELAPSED:
        *class = CLASS_TIME, *type = MGL_QUERY_TIME_ELAPSED;
        return true;
    case GL_TRANSFORM_FEEDBACK_STREAM_OVERFLOW:
        *class = CLASS_OVERFLOW_STREAM, *type = MGL_QUERY_XFB_OVERFLOW;
        return true;
    case GL_TRANSFORM_FEEDBACK_OVERFLOW:
        *class = CLASS_OVERFLOW, *type = MGL_QUERY_XFB_OVERFLOW;
        return true;
    default:
        return false;
    }
}

static bool is_indexed(GLenum target)
{
    return target == GL_PRIMITIVES_GENERATED || target == GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN ||
           target == GL_TRANSFORM_FEEDBACK_STREAM_OVERFLOW;
}

/* ---- life ---- */

static void query_destroy(mgl_context *ctx, mgl_query *query)
{
    if (!mgl_handle_is_null(query->handle)) {
        mgl_query_disarm(ctx->connection, query->handle);
        mgl_emit_query_destroy(&ctx->encoder)->query = query->handle;
        mgl_handle_free(ctx->connection, MGL_KIND_QUERY, query->handle);
    }
    mgl_object_free(ctx, MGL_OBJECT_QUERY, query);
}

static void query_unref(mgl_context *ctx, mgl_query *query)
{
    if (--query->object.references == 0) query_destroy(ctx, query);
}

static void finish_one(void *object, void *user)
{
    query_unref(user, object);
}

bool mgl_query_init(mgl_context *ctx)
{
    return mgl_xfb_init(ctx);
}

void mgl_query_finish(mgl_context *ctx)
{
    mgl_xfb_finish(ctx);
    for (size_t c = 0; c < MGL_COUNT(ctx->active_query); c++)
        for (size_t i = 0; i < MGL_COUNT(ctx->active_query[0]); i++)
            if (ctx->active_query[c][i]) query_unref(ctx, ctx->active_query[c][i]);
    if (ctx->condition) query_unref(ctx, ctx->condition);
    mgl_names_finish(&ctx->queries, finish_one, ctx);
}

static mgl_query *query_create(mgl_context *ctx, GLuint name)
{
    mgl_query *query = mgl_object_new(ctx, MGL_OBJECT_QUERY, sizeof *query);
    if (query) {
        query->object.references = 1;
        query->object.name = name;
        if (mgl_names_set(&ctx->queries, name, query)) return query;
        mgl_object_free(ctx, MGL_OBJECT_QUERY, query);
    }
    mgl_error(ctx, GL_OUT_OF_MEMORY, "no memory for a query object");
    return NULL;
}

void mgl_glGenQueries(mgl_context *ctx, GLsizei n, GLuint *ids)
{
    if (n < 0)
        mgl_error(ctx, GL_INVALID_VALUE, "glGenQueries: negative count");
    else if (!mgl_names_generate(&ctx->queries, n, ids))
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glGenQueries: no memory for %d names", n);
}

/* Gives the query its type on the server. False when it has another one or no handle can be had (error recorded). */
static bool set_type(mgl_context *ctx, mgl_query *query, GLenum target, uint32_t type, GLuint index,
                     const char *function)
{
    bool any = target == GL_ANY_SAMPLES_PASSED || target == GL_ANY_SAMPLES_PASSED_CONSERVATIVE;
    if (query->target && query->target != target) {
        bool was_any = query->target == GL_ANY_SAMPLES_PASSED || query->target == GL_ANY_SAMPLES_PASSED_CONSERVATIVE;
        if (!any || !was_any) {
            mgl_error(ctx, GL_INVALID_OPERATION, "%s: query %u has another target", function, query->object.name);
            return false;
        }
    }
    if (!mgl_handle_is_null(query->handle) && query->index == index) {
        query->target = target;
        return true;
    }
    if (!mgl_handle_is_null(query->handle)) { /* the same target on another stream */
        mgl_query_disarm(ctx->connection, query->handle);
        mgl_emit_query_destroy(&ctx->encoder)->query = query->handle;
        mgl_handle_free(ctx->connection, MGL_KIND_QUERY, query->handle);
    }
    query->handle = mgl_handle_mint(ctx->connection, MGL_KIND_QUERY);
    if (mgl_handle_is_null(query->handle)) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "%s: no memory for a query", function);
        return false;
    }
    query->target = target;
    query->index = index;
    mgl_wire_query_create *record = mgl_emit_query_create(&ctx->encoder);
    record->query = query->handle;
    record->type = type;
    record->index = index;
    return true;
}

void mgl_glCreateQueries(mgl_context *ctx, GLenum target, GLsizei n, GLuint *ids)
{
    uint32_t class, type = MGL_QUERY_TIMESTAMP;
    if (target != GL_TIMESTAMP && !target_class(target, &class, &type)) {
        mgl_error(ctx, GL_INVALID_ENUM, "glCreateQueries(0x%04x): no query target", target);
        return;
    }
    if (n < 0 || !mgl_names_generate(&ctx->queries, n, ids)) {
        mgl_error(ctx, n < 0 ? GL_INVALID_VALUE : GL_OUT_OF_MEMORY, "glCreateQueries: %d names", n);
        return;
    }
    for (GLsizei i = 0; i < n; i++) {
        mgl_query *query = query_create(ctx, ids[i]);
        if (!query || !set_type(ctx, query, target, type, 0, "glCreateQueries")) return;
        query->ever_used = true;
        query->answer.ready = true;
    }
}

static void end_active(mgl_context *ctx, mgl_query **slot)
{
    mgl_query *query = *slot;
    *slot = NULL;
    query->active = false;
    uint64_t serial = mgl_query_arm(ctx->connection, query->handle, &query->answer);
    mgl_wire_query_end *record = mgl_emit_query_end(&ctx->encoder);
    record->query = query->handle;
    record->serial = serial;
    query_unref(ctx, query);
}

void mgl_glDeleteQueries(mgl_context *ctx, GLsizei n, const GLuint *ids)
{
    if (n < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glDeleteQueries: negative count");
        return;
    }
    MGL_CALL(ctx, glDeleteQueries);
    for (GLsizei i = 0; i < n; i++) {
        mgl_query *query = ids[i] ? mgl_names_remove(&ctx->queries, ids[i]) : NULL;
        if (!query) continue;
        uint32_t class, type;
        if (query->active && target_class(query->target, &class, &type)) /* ends, and its result is lost */
            end_active(ctx, &ctx->active_query[class][query->index]);
        query_unref(ctx, query);
    }
}

GLboolean mgl_glIsQuery(mgl_context *ctx, GLuint id)
{
    const mgl_query *query = id ? mgl_names_find(&ctx->queries, id) : NULL;
    return query && query->ever_used;
}

/* ---- begin and end ---- */

/* The slot of the active query of a target, or NULL after recording the error. */
static mgl_query **active_slot(mgl_context *ctx, GLenum target, GLuint index, uint32_t *type, const char *function)
{
    uint32_t class;
    if (!target_class(target, &class, type)) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no query target", function, target);
        return NULL;
    }
    GLuint limit = is_indexed(target) ? MGL_MIN(MGL_MAX(ctx->caps->max_xfb_streams, 1u), 4u) : 1;
    if (index >= limit) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: stream %u", function, index);
        return NULL;
    }
    return &ctx->active_query[class][index];
}

static void begin_query(mgl_context *ctx, GLenum target, GLuint index, GLuint id, const char *function)
{
    uint32_t type;
    mgl_query **slot = active_slot(ctx, target, index, &type, function);
    if (!slot) return;
    bool known = id && (mgl_names_known(&ctx->queries, id) || !ctx->core);
    mgl_query *query = known ? mgl_names_find(&ctx->queries, id) : NULL;
    if (!known || *slot || (query && (query->active || query == ctx->condition))) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: %u is no unused query, or another one is active", function, id);
        return;
    }
    if (!query && !(query = query_create(ctx, id))) return;
    if (!set_type(ctx, query, target, type, index, function)) return;
    query->active = query->ever_used = true;
    query->answer.ready = false;
    query->object.references++;
    *slot = query;
    mgl_emit_query_begin(&ctx->encoder)->query = query->handle;
}

static void end_query(mgl_context *ctx, GLenum target, GLuint index, const char *function)
{
    uint32_t type;
    mgl_query **slot = active_slot(ctx, target, index, &type, function);
    if (!slot) return;
    if (!*slot || (*slot)->target != target) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s(0x%04x): no such query is active", function, target);
        return;
    }
    end_active(ctx, slot);
}

void mgl_glBeginQuery(mgl_context *ctx, GLenum target, GLuint id)
{
    MGL_CALL(ctx, glBeginQuery);
    begin_query(ctx, target, 0, id, "glBeginQuery");
}

void mgl_glBeginQueryIndexed(mgl_context *ctx, GLenum target, GLuint index, GLuint id)
{
    MGL_CALL(ctx, glBeginQueryIndexed);
    begin_query(ctx, target, index, id, "glBeginQueryIndexed");
}

void mgl_glEndQuery(mgl_context *ctx, GLenum target)
{
    MGL_CALL(ctx, glEndQuery);
    end_query(ctx, target, 0, "glEndQuery");
}

void mgl_glEndQueryIndexed(mgl_context *ctx, GLenum target, GLuint index)
{
    MGL_CALL(ctx, glEndQueryIndexed);
    end_query(ctx, target, index, "glEndQueryIndexed");
}

void mgl_glQueryCounter(mgl_context *ctx, GLuint id, GLenum target)
{
    MGL_CALL(ctx, glQueryCounter);
    if (target != GL_TIMESTAMP) {
        mgl_error(ctx, GL_INVALID_ENUM, "glQueryCounter(0x%04x): not GL_TIMESTAMP", target);
        return;
    }
    bool known = id && (mgl_names_known(&ctx->queries, id) || !ctx->core);
    mgl_query *query = known ? mgl_names_find(&ctx->queries, id) : NULL;
    if (!known || (query && query->active)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glQueryCounter: %u is no query or is active", id);
        return;
    }
    if (!query && !(query = query_create(ctx, id))) return;
    if (!set_type(ctx, query, GL_TIMESTAMP, MGL_QUERY_TIMESTAMP, 0, "glQueryCounter")) return;
    query->ever_used = true;
    uint64_t serial = mgl_query_arm(ctx->connection, query->handle, &query->answer);
    mgl_wire_query_timestamp *record = mgl_emit_query_timestamp(&ctx->encoder);
    record->query = query->handle;
    record->serial = serial;
}

/* ---- results ---- */

static bool is_boolean(GLenum target)
{
    return target == GL_ANY_SAMPLES_PASSED || target == GL_ANY_SAMPLES_PASSED_CONSERVATIVE ||
           target == GL_TRANSFORM_FEEDBACK_OVERFLOW || target == GL_TRANSFORM_FEEDBACK_STREAM_OVERFLOW;
}

static GLint counter_bits(const mgl_context *ctx, GLenum target)
{
    if (is_boolean(target)) return 1;
    switch (target) {
    case GL_TIMESTAMP:
    case GL_TIME_ELAPSED:
        return ctx->caps->features & MGL_CAP_TIMESTAMPS ? (GLint)ctx->caps->timestamp_bits : 0;
    default:
        return 64;
    }
}

static void get_query(mgl_context *ctx, GLenum target, GLuint index, GLenum name, GLint *out, const char *function)
{
    uint32_t type;
    if (target == GL_TIMESTAMP && name == GL_QUERY_COUNTER_BITS) {
        *out = counter_bits(ctx, target);
        return;
    }
    mgl_query **slot = active_slot(ctx, target, index, &type, function);
    if (!slot) return;
    if (name == GL_QUERY_COUNTER_BITS)
        *out = counter_bits(ctx, target);
    else if (name == GL_CURRENT_QUERY)
        *out = *slot && (*slot)->target == target ? (GLint)(*slot)->object.name : 0;
    else
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no query parameter", function, name);
}

void mgl_glGetQueryiv(mgl_context *ctx, GLenum target, GLenum name, GLint *out)
{
    get_query(ctx, target, 0, name, out, "glGetQueryiv");
}

void mgl_glGetQueryIndexediv(mgl_context *ctx, GLenum target, GLuint index, GLenum name, GLint *out)
{
    get_query(ctx, target, index, name, out, "glGetQueryIndexediv");
}

/* The number that the program sees. */
static uint64_t result_of(const mgl_query *query)
{
    return is_boolean(query->target) ? query->answer.value != 0 : query->answer.value;
}

/* Fills *value; false when an error was recorded or there is nothing to write (GL_QUERY_RESULT_NO_WAIT). */
static bool query_value(mgl_context *ctx, GLuint id, GLenum name, uint64_t *value, const char *function)
{
    mgl_query *query = id ? mgl_names_find(&ctx->queries, id) : NULL;
    if (!query || query->active || !query->ever_used) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: %u is no query or is active", function, id);
        return false;
    }
    switch (name) {
    case GL_QUERY_RESULT_AVAILABLE:
        *value = mgl_query_poll(&ctx->encoder, &query->answer);
        return true;
    case GL_QUERY_TARGET:
        *value = query->target;
        return true;
    case GL_QUERY_RESULT_NO_WAIT:
        if (!mgl_query_poll(&ctx->encoder, &query->answer)) return false;
        *value = result_of(query);
        return true;
    case GL_QUERY_RESULT:
        mgl_query_wait(&ctx->encoder, &query->answer);
        *value = result_of(query);
        return true;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no query parameter", function, name);
        return false;
    }
}

/* With a query buffer the pointer is an offset into it. */
static void store_result(mgl_context *ctx, void *out, uint64_t value, bool wide, bool is_signed, const char *function)
{
    uint64_t limit = is_signed ? (wide ? INT64_MAX : INT32_MAX) : (wide ? UINT64_MAX : UINT32_MAX);
    if (value > limit) value = limit;
    uint32_t narrow = (uint32_t)value;
    const void *bytes = wide ? (const void *)&value : &narrow;
    size_t size = wide ? 8 : 4;
    mgl_buffer *buffer = ctx->query_buffer;
    if (!buffer) {
        memcpy(out, bytes, size);
        return;
    }
    uint64_t offset = (uintptr_t)out;
    if (offset % size || offset + size > buffer->size || buffer->map.active) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the query buffer cannot take the result", function);
        return;
    }
    mgl_buffer_write(ctx, buffer, offset, size, bytes);
}

#define GET_QUERY(suffix, type, wide, is_signed)                                                                       \
    void mgl_glGetQueryObject##suffix(mgl_context *ctx, GLuint id, GLenum name, type *out)                             \
    {                                                                                                                  \
        uint64_t value;                                                                                                \
        MGL_CALL(ctx, glGetQueryObject##suffix);                                                                       \
        if (query_value(ctx, id, name, &value, "glGetQueryObject" #suffix))                                            \
            store_result(ctx, out, value, wide, is_signed, "glGetQueryObject" #suffix);                                \
    }                                                                                                                  \
    void mgl_glGetQueryBufferObject##suffix(mgl_context *ctx, GLuint id, GLuint name, GLenum what, GLintptr offset)    \
    {                                                                                                                  \
        uint64_t value;                                                                                                \
        MGL_CALL(ctx, glGetQueryBufferObject##suffix);                                                                 \
        const char *function = "glGetQueryBufferObject" #suffix;                                                       \
        mgl_buffer *buffer = mgl_buffer_named(ctx, name, function), *bound = ctx->query_buffer;                        \
        if (!buffer || !query_value(ctx, id, what, &value, function)) return;                                          \
        ctx->query_buffer = buffer;                                                                                    \
        store_result(ctx, (void *)(uintptr_t)offset, value, wide, is_signed, function);                                \
        ctx->query_buffer = bound;                                                                                     \
    }
GET_QUERY(iv, GLint, false, true)
GET_QUERY(uiv, GLuint, false, false)
GET_QUERY(i64v, GLint64, true, true)
GET_QUERY(ui64v, GLuint64, true, false)

/* ---- conditional rendering ---- */

/* The record's flags for a mode, or -1: no mode. By-region modes may be taken as their plain kin. */
static int condition_flags(GLenum mode)
{
    switch (mode) {
    case GL_QUERY_WAIT:
    case GL_QUERY_BY_REGION_WAIT:
        return 0;
    case GL_QUERY_NO_WAIT:
    case GL_QUERY_BY_REGION_NO_WAIT:
        return MGL_CONDITION_NO_WAIT;
    case GL_QUERY_WAIT_INVERTED:
    case GL_QUERY_BY_REGION_WAIT_INVERTED:
        return MGL_CONDITION_INVERTED;
    case GL_QUERY_NO_WAIT_INVERTED:
    case GL_QUERY_BY_REGION_NO_WAIT_INVERTED:
        return MGL_CONDITION_INVERTED | MGL_CONDITION_NO_WAIT;
    default:
        return -1;
    }
}

void mgl_glBeginConditionalRender(mgl_context *ctx, GLuint id, GLenum mode)
{
    MGL_CALL(ctx, glBeginConditionalRender);
    int flags = condition_flags(mode);
    mgl_query *query = id ? mgl_names_find(&ctx->queries, id) : NULL;
    if (ctx->condition) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glBeginConditionalRender: already begun");
    } else if (flags < 0) {
        mgl_error(ctx, GL_INVALID_ENUM, "glBeginConditionalRender(0x%04x): no mode", mode);
    } else if (!query) {
        mgl_error(ctx, GL_INVALID_VALUE, "glBeginConditionalRender: %u is no query", id);
    } else if (query->active || query->target == GL_TIMESTAMP || query->target == GL_TIME_ELAPSED ||
               query->target == GL_PRIMITIVES_GENERATED || query->target == GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glBeginConditionalRender: query %u cannot decide", id);
    } else {
        query->object.references++;
        ctx->condition = query;
        ctx->condition_mode = mode;
        ctx->condition_sent = true;
        mgl_wire_condition_begin *record = mgl_emit_condition_begin(&ctx->encoder);
        record->query = query->handle;
        record->flags = (uint32_t)flags;
    }
}

void mgl_glEndConditionalRender(mgl_context *ctx)
{
    MGL_CALL(ctx, glEndConditionalRender);
    if (!ctx->condition) {
        mgl_error(ctx, GL_INVALID_OPERATION, "glEndConditionalRender: not begun");
        return;
    }
    mgl_emit_condition_end(&ctx->encoder);
    query_unref(ctx, ctx->condition);
    ctx->condition = NULL;
    ctx->condition_sent = false;
}
