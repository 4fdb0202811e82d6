/* Sync objects (GL 4.6 core §4.1). All contexts of a process share one ordered stream, so waiting on the server is
 * already done. */
#include "translator/gl/retire.h"

static GLsync name_of(const mgl_sync *sync)
{
    return (GLsync)(uintptr_t)((uint64_t)sync->generation << 32 | (sync->slot + 1));
}

/* The object, or NULL when there is no such live sync. Under the group's lock. */
static mgl_sync *lookup(const mgl_share_group *group, GLsync name)
{
    uint64_t bits = (uintptr_t)name;
    uint32_t slot = (uint32_t)bits - 1;
    if (!name || slot >= group->syncs.count) return NULL;
    mgl_sync *sync = group->syncs.slots[slot];
    return sync->live && sync->generation == bits >> 32 ? sync : NULL;
}

/* An object that is out of use, or a new one. Under the group's lock. NULL: no memory. */
static mgl_sync *take(mgl_sync_pool *pool)
{
    if (pool->unused_count) return pool->slots[pool->unused[--pool->unused_count]];
    mgl_sync *sync = mgl_new(mgl_sync);
    /* Room for giving it back is made now, so that deleting cannot fail. */
    if (!sync || !mgl_array_grow((void **)&pool->slots, &pool->capacity, pool->count, sizeof *pool->slots) ||
        !mgl_array_grow((void **)&pool->unused, &pool->unused_capacity, pool->count, sizeof *pool->unused)) {
        mgl_free(sync);
        return NULL;
    }
    sync->slot = pool->count;
    pool->slots[pool->count++] = sync;
    return sync;
}

static void drop(mgl_context *ctx, mgl_sync *sync)
{
    if (!mgl_object_unref(&sync->object)) return; /* a wait in another thread keeps it */
    MGL_SHARED(ctx);
    mgl_free(sync->object.label);
    sync->object.label = NULL;
    ctx->group->syncs.unused[ctx->group->syncs.unused_count++] = sync->slot;
}

void mgl_sync_group_finish(mgl_share_group *group)
{
    mgl_sync_pool *pool = &group->syncs;
    for (uint32_t i = 0; i < pool->count; i++) {
        mgl_free(pool->slots[i]->object.label);
        mgl_free(pool->slots[i]);
    }
    mgl_free(pool->slots);
    mgl_free(pool->unused);
    *pool = (mgl_sync_pool){0};
}

mgl_sync *mgl_sync_lookup(mgl_context *ctx, GLsync name)
{
    MGL_SHARED(ctx);
    return lookup(ctx->group, name);
}

GLsync mgl_glFenceSync(mgl_context *ctx, GLenum condition, GLbitfield flags)
{
    MGL_CALL(ctx, glFenceSync);
    if (condition != GL_SYNC_GPU_COMMANDS_COMPLETE || flags) {
        mgl_error(ctx, flags ? GL_INVALID_VALUE : GL_INVALID_ENUM, "glFenceSync(0x%04x, 0x%x)", condition, flags);
        return NULL;
    }
    MGL_SHARED(ctx);
    mgl_sync *sync = take(&ctx->group->syncs);
    if (!sync) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glFenceSync: no memory");
        return NULL;
    }
    sync->object.references = 1;
    sync->generation++;
    sync->live = true;
    sync->signaled = false;
    sync->serial = mgl_fence_emit(&ctx->encoder);
    mgl_retire_published(ctx);
    return name_of(sync);
}

void mgl_glDeleteSync(mgl_context *ctx, GLsync sync)
{
    if (!sync) return;
    mgl_sync *object;
    {
        MGL_SHARED(ctx);
        object = lookup(ctx->group, sync);
        if (object) object->live = false;
    }
    if (object)
        drop(ctx, object);
    else
        mgl_error(ctx, GL_INVALID_VALUE, "glDeleteSync: not a sync object");
}

GLboolean mgl_glIsSync(mgl_context *ctx, GLsync sync)
{
    return mgl_sync_lookup(ctx, sync) != NULL;
}

/* The sync with a reference more, or NULL after recording the error. */
static mgl_sync *acquire(mgl_context *ctx, GLsync sync, const char *function)
{
    MGL_SHARED(ctx);
    mgl_sync *object = lookup(ctx->group, sync);
    if (object)
        mgl_object_ref(&object->object);
    else
        mgl_error(ctx, GL_INVALID_VALUE, "%s: not a sync object", function);
    return object;
}

GLenum mgl_glClientWaitSync(mgl_context *ctx, GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    MGL_CALL(ctx, glClientWaitSync);
    if (flags & ~(GLbitfield)GL_SYNC_FLUSH_COMMANDS_BIT) {
        mgl_error(ctx, GL_INVALID_VALUE, "glClientWaitSync: flags 0x%x", flags);
        return GL_WAIT_FAILED;
    }
    mgl_sync *object = acquire(ctx, sync, "glClientWaitSync");
    if (!object) return GL_WAIT_FAILED;
    GLenum answer = GL_TIMEOUT_EXPIRED;
    if (object->signaled || mgl_fence_poll(&ctx->encoder, object->serial))
        answer = GL_ALREADY_SIGNALED;
    else if (timeout && mgl_fence_wait(&ctx->encoder, object->serial, timeout))
        answer = GL_CONDITION_SATISFIED;
    if (answer != GL_TIMEOUT_EXPIRED) object->signaled = true;
    drop(ctx, object);
    if (answer != GL_TIMEOUT_EXPIRED) mgl_mirrors_fetch(ctx);
    return answer;
}

void mgl_glWaitSync(mgl_context *ctx, GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    if (flags || timeout != GL_TIMEOUT_IGNORED) {
        mgl_error(ctx, GL_INVALID_VALUE, "glWaitSync: flags 0x%x or a timeout", flags);
        return;
    }
    mgl_sync *object = acquire(ctx, sync, "glWaitSync");
    if (object) drop(ctx, object);
}

void mgl_glGetSynciv(mgl_context *ctx, GLsync sync, GLenum name, GLsizei count, GLsizei *length, GLint *values)
{
    mgl_sync *object = acquire(ctx, sync, "glGetSynciv");
    if (!object) return;
    GLint value = 0;
    bool known = true;
    switch (name) {
    case GL_OBJECT_TYPE:
        value = GL_SYNC_FENCE;
        break;
    case GL_SYNC_CONDITION:
        value = GL_SYNC_GPU_COMMANDS_COMPLETE;
        break;
    case GL_SYNC_FLAGS:
        value = 0;
        break;
    case GL_SYNC_STATUS:
        if (!object->signaled) object->signaled = mgl_fence_poll(&ctx->encoder, object->serial);
        value = object->signaled ? GL_SIGNALED : GL_UNSIGNALED;
        break;
    default:
        known = false;
        break;
    }
    drop(ctx, object);
    if (name == GL_SYNC_STATUS && value == GL_SIGNALED) mgl_mirrors_fetch(ctx);
    if (!known || count < 0) {
        mgl_error(ctx, known ? GL_INVALID_VALUE : GL_INVALID_ENUM, "glGetSynciv(0x%04x, %d)", name, count);
        return;
    }
    if (length) *length = count > 0;
    if (count > 0) *values = value;
}
