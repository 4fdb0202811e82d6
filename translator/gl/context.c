/* Contexts and share groups: making, sharing, making current, losing; and where GL errors are recorded. */
#include "translator/base/thread.h"
#include "translator/gl/drawable.h"
#include "translator/gl/retire.h"

#include <stdarg.h>
#include <stdio.h>

_Thread_local mgl_context *mgl_current_context __attribute__((tls_model("initial-exec")));

/* A value that differs between live threads and is never 0. */
static uint64_t thread_identity(void)
{
    return (uint64_t)(uintptr_t)&mgl_current_context;
}

/* ---- share groups ---- */

static mgl_share_group *group_create(mgl_connection *connection)
{
    mgl_share_group *group = mgl_new(mgl_share_group);
    if (!group) return NULL;
    pthread_mutexattr_t recursive;
    pthread_mutexattr_init(&recursive);
    pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&group->lock, &recursive);
    pthread_mutexattr_destroy(&recursive);
    group->references = 1;
    group->connection = connection;
    group->texture_generation = 1;
    return group;
}

void mgl_share_group_finish_objects(mgl_share_group *group)
{
    mgl_program_group_finish(group);
    mgl_texture_group_finish(group);
    mgl_buffer_group_finish(group);
    mgl_sync_group_finish(group);
}

static void group_unref(mgl_share_group *group, mgl_context *last)
{
    if (__atomic_sub_fetch(&group->references, 1, __ATOMIC_ACQ_REL)) return;
    group->finishing = last;
    mgl_retire_group_finish(group);
    mgl_share_group_finish_objects(group);
    for (uint32_t i = 0; i < MGL_OBJECT_KINDS; i++)
        mgl_pool_finish(&group->pools[i]);
    mgl_spares_finish(&group->shadows);
    pthread_mutex_destroy(&group->lock);
    mgl_free(group);
}

/* ---- contexts ---- */

static bool topics_init(mgl_context *ctx)
{
    return mgl_extensions_init(ctx) && mgl_debug_init(ctx) && mgl_state_init(ctx) && mgl_emit_init(ctx) &&
           mgl_buffer_init(ctx) && mgl_vertex_init(ctx) && mgl_texture_init(ctx) && mgl_framebuffer_init(ctx) &&
           mgl_program_init(ctx) && mgl_query_init(ctx);
}

static void topics_finish(mgl_context *ctx)
{
    mgl_query_finish(ctx);
    mgl_program_finish(ctx);
    mgl_framebuffer_finish(ctx);
    mgl_texture_finish(ctx);
    mgl_vertex_finish(ctx);
    mgl_buffer_finish(ctx);
    mgl_emit_finish(ctx);
    mgl_state_finish(ctx);
    mgl_debug_finish(ctx);
    mgl_extensions_finish(ctx);
}

/* Last reference gone: the context is current nowhere, so its encoder is ours to use. */
static void context_free(mgl_context *ctx)
{
    mgl_connection *connection = ctx->connection;
    if (ctx->group) {
        topics_finish(ctx);
        mgl_retire_leave(ctx);
        __atomic_fetch_sub(&ctx->group->contexts, 1, __ATOMIC_RELAXED);
        group_unref(ctx->group, ctx);
        mgl_drawable_drain(ctx);
        mgl_emit_context_destroy(&ctx->encoder)->context = ctx->handle;
    }
    if (ctx->encoder.start) mgl_encoder_finish(&ctx->encoder);
    if (!mgl_handle_is_null(ctx->handle)) mgl_handle_free(connection, MGL_KIND_CONTEXT, ctx->handle);
    mgl_free(ctx);
    mgl_connection_unref(&connection);
}

static void context_unref(mgl_context *ctx)
{
    if (__atomic_sub_fetch(&ctx->references, 1, __ATOMIC_ACQ_REL) == 0) context_free(ctx);
}

static bool context_open(mgl_context *ctx, mgl_context *share)
{
    ctx->handle = mgl_handle_mint(ctx->connection, MGL_KIND_CONTEXT);
    if (mgl_handle_is_null(ctx->handle)) return false;
    if (!mgl_encoder_init(&ctx->encoder, ctx->connection, ctx->handle)) return false;
    mgl_emit_context_create(&ctx->encoder)->context = ctx->handle;
    mgl_share_group *group;
    if (share) {
        group = share->group;
        __atomic_fetch_add(&group->references, 1, __ATOMIC_RELAXED);
    } else {
        group = group_create(ctx->connection);
        if (!group) return false;
    }
    ctx->group = group;
    mgl_retire_join(ctx);
    __atomic_fetch_add(&group->contexts, 1, __ATOMIC_SEQ_CST);
    return topics_init(ctx);
}

mgl_create_error mgl_context_create(const mgl_context_config *config, mgl_context *share, mgl_context **out)
{
    *out = NULL;
    const char *reason = NULL;
    mgl_connection *connection = mgl_connection_get(&reason);
    if (!connection) {
        if (!mgl_connection_ending()) mgl_log_error("no context: %s", reason ? reason : "no usable server or device");
        return MGL_CREATE_NO_DEVICE;
    }
    if (share && share->connection != connection) { /* lost and dialled anew meanwhile */
        mgl_connection_unref(&connection);
        return MGL_CREATE_BAD_SHARE;
    }
    mgl_drawable_listen(connection);
    mgl_context *ctx = mgl_new(mgl_context);
    if (!ctx) {
        mgl_connection_unref(&connection);
        return MGL_CREATE_NO_MEMORY;
    }
    ctx->connection = connection;
    ctx->caps = mgl_connection_caps(connection);
    ctx->config = *config;
    ctx->references = 1;
    ctx->es = config->api == MGL_API_ES;
    ctx->dirty = MGL_DIRTY_ALL;
    mgl_create_error error = mgl_version_choose(config, ctx->caps, &ctx->major, &ctx->minor, &ctx->core);
    if (error == MGL_CREATE_OK && !context_open(ctx, share)) error = MGL_CREATE_NO_MEMORY;
    if (error != MGL_CREATE_OK) {
        context_free(ctx);
        return error;
    }
    /* No context of the group may name what another one made before the server knows it. Until now `share` had no
     * reason to publish; when it is current in another thread, GL asks the program to flush there first. */
    mgl_encoder_publish(&ctx->encoder);
    if (share && !mgl_context_is_current_elsewhere(share)) mgl_encoder_publish(&share->encoder);
    *out = ctx;
    return MGL_CREATE_OK;
}

void mgl_context_destroy(mgl_context **context)
{
    mgl_context *ctx = *context;
    *context = NULL;
    if (ctx) context_unref(ctx);
}

bool mgl_context_highest_version(bool core, uint32_t *major, uint32_t *minor)
{
    mgl_connection *connection = mgl_connection_get(NULL);
    if (!connection) return false;
    static const uint8_t versions[][2] = {{4, 6}, {4, 5}, {4, 4}, {4, 3}, {4, 2}, {4, 1}, {4, 0}, {3, 3},
                                          {3, 2}, {3, 1}, {3, 0}, {2, 1}, {2, 0}, {1, 5}, {1, 4}};
    bool found = false;
    for (size_t i = 0; i < MGL_COUNT(versions) && !found; i++) {
        mgl_context_config config = {
            .api = MGL_API_DESKTOP, .major = versions[i][0], .minor = versions[i][1], .core = core};
        bool given_core;
        found =
            mgl_version_choose(&config, mgl_connection_caps(connection), major, minor, &given_core) == MGL_CREATE_OK &&
            given_core == core;
    }
    mgl_connection_unref(&connection);
    return found;
}

/* ---- current ---- */

static void set_drawable(mgl_drawable **slot, mgl_drawable *value)
{
    mgl_drawable *old = *slot;
    if (value) mgl_drawable_ref(value);
    *slot = value;
    mgl_drawable_destroy(&old);
}

static void release(mgl_context *ctx)
{
    mgl_context_flush(ctx);
    mgl_framebuffer_set_drawables(ctx, NULL, NULL);
    set_drawable(&ctx->drawable_draw, NULL);
    set_drawable(&ctx->drawable_read, NULL);
    mgl_drawable_drain(ctx);
    mgl_encoder_publish(&ctx->encoder);
    mgl_retire_published(ctx);
    mgl_encoder_publish(&ctx->encoder); /* nobody will publish what that destroyed for a while */
    mgl_current_context = NULL;
    __atomic_store_n(&ctx->current_thread, 0, __ATOMIC_RELEASE);
    context_unref(ctx);
}

/* GL 4.6 core §13.8.1, §17.3.2: the first drawable gives viewport and scissor box their size. */
static void first_current(mgl_context *ctx)
{
    if (ctx->was_current || !ctx->drawable_draw) return;
    ctx->was_current = true;
    const mgl_drawable_images *images = &ctx->drawable_draw->images;
    for (int i = 0; i < MGL_MAX_VIEWPORTS; i++) {
        ctx->state.viewport[i].width = (float)images->width;
        ctx->state.viewport[i].height = (float)images->height;
        ctx->state.scissor[i] = (mgl_rect){0, 0, (int32_t)images->width, (int32_t)images->height};
    }
    ctx->dirty |= MGL_DIRTY_VIEWPORT | MGL_DIRTY_SCISSOR;
}

static void attach(mgl_context *ctx, mgl_drawable *draw, mgl_drawable *read)
{
    set_drawable(&ctx->drawable_draw, draw);
    set_drawable(&ctx->drawable_read, read);
    if (draw) mgl_drawable_look_now(draw, 0, 0);
    if (draw) mgl_drawable_update(ctx, draw);
    if (read && read != draw) mgl_drawable_update(ctx, read);
    mgl_framebuffer_set_drawables(ctx, draw, read);
    first_current(ctx);
    mgl_drawable_drain(ctx);
    ctx->dirty = MGL_DIRTY_ALL;
}

bool mgl_context_make_current(mgl_context *context, mgl_drawable *draw, mgl_drawable *read)
{
    mgl_context *old = mgl_current_context;
    if (context && context == old) {
        if (draw != context->drawable_draw || read != context->drawable_read) {
            mgl_context_flush(context);
            attach(context, draw, read);
        }
        return true;
    }
    if (context) {
        uint64_t nobody = 0;
        if (!__atomic_compare_exchange_n(&context->current_thread, &nobody, thread_identity(), false, __ATOMIC_ACQ_REL,
                                         __ATOMIC_RELAXED))
            return false;
        __atomic_fetch_add(&context->references, 1, __ATOMIC_RELAXED);
    }
    if (old) release(old);
    mgl_current_context = context;
    if (context) attach(context, draw, read);
    return true;
}

mgl_drawable *mgl_context_draw_drawable(const mgl_context *context)
{
    return context->drawable_draw;
}

bool mgl_context_is_current_elsewhere(const mgl_context *context)
{
    uint64_t thread = __atomic_load_n(&context->current_thread, __ATOMIC_ACQUIRE);
    return thread != 0 && thread != thread_identity();
}

bool mgl_context_lost(const mgl_context *context)
{
    return mgl_connection_lost(context->connection);
}

void mgl_context_flush(mgl_context *ctx)
{
    mgl_drawable_flush_front(ctx);
    if (ctx->encoder.records != ctx->encoder.flushed) {
        mgl_emit_flush(&ctx->encoder);
        ctx->encoder.flushed = ctx->encoder.records;
    }
    mgl_encoder_publish(&ctx->encoder);
    mgl_retire_published(ctx);
}

void mgl_context_finish(mgl_context *ctx)
{
    mgl_drawable_flush_front(ctx);
    uint64_t serial = mgl_fence_emit(&ctx->encoder);
    mgl_retire_published(ctx);
    mgl_fence_wait(&ctx->encoder, serial, UINT64_MAX);
    mgl_mirrors_fetch(ctx);
}

void mgl_glFlush(mgl_context *ctx)
{
    MGL_CALL(ctx, glFlush);
    mgl_context_flush(ctx);
}

void mgl_glFinish(mgl_context *ctx)
{
    MGL_CALL(ctx, glFinish);
    mgl_context_finish(ctx);
}

/* ---- errors ---- */

void mgl_error(mgl_context *ctx, GLenum error, const char *format, ...)
{
    if (!ctx->error) ctx->error = error;
    if (!ctx->state.debug_output && !mgl_log_enabled(MGL_LOG_DEBUG)) return;
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    mgl_log_debug("GL error 0x%04x: %s", error, text);
    mgl_debug_message(ctx, GL_DEBUG_SOURCE_API, GL_DEBUG_TYPE_ERROR, error, GL_DEBUG_SEVERITY_HIGH, text);
}

GLenum mgl_glGetError(mgl_context *ctx)
{
    mgl_connection_poll(ctx->connection);
    GLenum error = ctx->error;
    ctx->error = GL_NO_ERROR;
    if (!error && ctx->config.lose_context_on_reset && mgl_lost(ctx)) return GL_CONTEXT_LOST;
    return error;
}

GLenum mgl_glGetGraphicsResetStatus(mgl_context *ctx)
{
    if (!mgl_lost(ctx)) return GL_NO_ERROR;
    /* ARB_robustness: with NO_RESET_NOTIFICATION the answer is always NO_ERROR. */
    return ctx->config.lose_context_on_reset ? GL_UNKNOWN_CONTEXT_RESET : GL_NO_ERROR;
}

void mgl_unimplemented(mgl_context *context, const char *name)
{
    enum { NAMES = 64 };
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static const char *said[NAMES];
    static uint32_t said_count;
    bool first = true;
    pthread_mutex_lock(&lock);
    for (uint32_t i = 0; i < said_count && first; i++)
        first = said[i] != name;
    if (first && said_count < NAMES) said[said_count++] = name;
    pthread_mutex_unlock(&lock);
    if (first) mgl_log_warn("%s is not implemented", name);
    if (context) mgl_error(context, GL_INVALID_OPERATION, "%s is not implemented", name);
}
