/* Sync objects (GL 4.6 core §4.1). All contexts of a process share one ordered stream, so waiting on the server is already done. */
#include "translator/gl/context.h"

static mgl_sync *lookup(mgl_context *ctx, GLsync sync)
{
    MGL_SHARED(ctx);
    return mgl_table_find(&ctx->group->syncs, &sync, sizeof sync);
}

static void sync_free(void *value)
{
    mgl_sync *sync = value;
    mgl_free(sync->object.label);
    mgl_free(sync);
}

void mgl_sync_group_finish(mgl_share_group *group)
{
    mgl_table_finish(&group->syncs, sync_free);
}

GLsync mgl_glFenceSync(mgl_context *ctx, GLenum condition, GLbitfield flags)
{
    MGL_CALL(ctx, glFenceSync);
    if (condition != GL_SYNC_GPU_COMMANDS_COMPLETE || flags) {
        mgl_error(ctx, flags ? GL_INVALID_VALUE : GL_INVALID_ENUM, "glFenceSync(0x%04x, 0x%x)", condition, flags);
        return NULL;
    }
    mgl_sync *sync = mgl_new(mgl_sync);
    MGL_SHARED(ctx);
    if (!sync || !mgl_table_insert(&ctx->group->syncs, &sync, sizeof sync, sync)) {
        mgl_free(sync);
        mgl_error(ctx, GL_OUT_OF_MEMORY, "glFenceSync: no memory");
        return NULL;
    }
    sync->object.references = 1;
    sync->serial = mgl_fence_emit(&ctx->encoder);
    return (GLsync)sync;
}

void mgl_glDeleteSync(mgl_context *ctx, GLsync sync)
{
    if (!sync) return;
    mgl_sync *object;
    {
        MGL_SHARED(ctx);
        object = mgl_table_remove(&ctx->group->syncs, &sync, sizeof sync);
    }
    if (!object)
        mgl_error(ctx, GL_INVALID_VALUE, "glDeleteSync: not a sync object");
    else if (mgl_object_unref(&object->object)) /* a wait in another thread keeps it */
        sync_free(object);
}

GLboolean mgl_glIsSync(mgl_context *ctx, GLsync sync)
{
    return sync && lookup(ctx, sync);
}

/* The sync with a reference more, or NULL after recording the error. */
static mgl_sync *acquire(mgl_context *ctx, GLsync sync, const char *function)
{
    MGL_SHARED(ctx);
    mgl_sync *object = sync ? mgl_table_find(&ctx->group->syncs, &sync, sizeof sync) : NULL;
    if (object)
        mgl_object_ref(&object->object);
    else
        mgl_error(ctx, GL_INVALID_VALUE, "%s: not a sync object", function);
    return object;
}

static void drop(mgl_sync *sync)
{
    if (mgl_object_unref(&sync->object)) sync_free(sync);
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
    drop(object);
    return answer;
}

void mgl_glWaitSync(mgl_context *ctx, GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    if (flags || timeout != GL_TIMEOUT_IGNORED) {
        mgl_error(ctx, GL_INVALID_VALUE, "glWaitSync: flags 0x%x or a timeout", flags);
        return;
    }
    mgl_sync *object = acquire(ctx, sync, "glWaitSync");
    if (object) drop(object);
}

void mgl_glGetSynciv(mgl_context *ctx, GLsync sync, GLenum name, GLsizei count, GLsizei *length, GLint *values)
{
    mgl_sync *object = acquire(ctx, sync, "glGetSynciv");
    if (!object) return;
    GLint value = 0;
    bool known = true;
    switch (name) {
    case GL_OBJECT_TYPE: value = GL_SYNC_FENCE; break;
    case GL_SYNC_CONDITION: value = GL_SYNC_GPU_COMMANDS_COMPLETE; break;
    case GL_SYNC_FLAGS: value = 0; break;
    case GL_SYNC_STATUS:
        if (!object->signaled) object->signaled = mgl_fence_poll(&ctx->encoder, object->serial);
        value = object->signaled ? GL_SIGNALED : GL_UNSIGNALED;
        break;
    default: known = false; break;
    }
    drop(object);
    if (!known || count < 0) {
        mgl_error(ctx, known ? GL_INVALID_VALUE : GL_INVALID_ENUM, "glGetSynciv(0x%04x, %d)", name, count);
        return;
    }
    if (length) *length = count > 0;
    if (count > 0) *values = value;
}
