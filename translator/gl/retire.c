#include "translator/gl/retire.h"

#define RETIRED_LIMIT 4096u /* a context that is current but never publishes holds no more than this */

static void emit_destroy(mgl_context *ctx, mgl_kind kind, mgl_handle handle)
{
    switch (kind) {
    case MGL_KIND_BUFFER:
        mgl_emit_buffer_destroy(&ctx->encoder)->buffer = handle;
        break;
    case MGL_KIND_TEXTURE:
        mgl_emit_texture_destroy(&ctx->encoder)->texture = handle;
        break;
    default:
        mgl_emit_program_destroy(&ctx->encoder)->program = handle;
        break;
    }
    mgl_handle_free(ctx->connection, kind, handle);
}

static uint64_t bit_of(const mgl_context *ctx)
{
    return ctx->member < MGL_GROUP_MEMBERS ? 1ull << ctx->member : 0;
}

/* The other contexts that may hold unpublished records: those that are current somewhere; releasing a context
 * publishes. */
static uint64_t others_current(const mgl_context *ctx)
{
    uint64_t waits = 0;
    for (uint32_t i = 0; i < MGL_GROUP_MEMBERS; i++) {
        const mgl_context *member = ctx->group->members[i];
        if (member && member != ctx && __atomic_load_n(&member->current_thread, __ATOMIC_ACQUIRE)) waits |= 1ull << i;
    }
    return waits;
}

void mgl_retire(mgl_context *ctx, mgl_kind kind, mgl_handle handle)
{
    if (mgl_handle_is_null(handle)) return;
    MGL_SHARED(ctx);
    mgl_share_group *group = ctx->group;
    bool shared = __atomic_load_n(&group->contexts, __ATOMIC_RELAXED) > 1;
    uint64_t waits = shared ? others_current(ctx) : 0;
    if (!waits || group->retired_count >= RETIRED_LIMIT ||
        !mgl_array_grow((void **)&group->retired, &group->retired_capacity, group->retired_count,
                        sizeof *group->retired)) {
        emit_destroy(ctx, kind, handle);
        return;
    }
    group->retired[group->retired_count] = (mgl_retired){waits, handle, kind};
    __atomic_store_n(&group->retired_count, group->retired_count + 1, __ATOMIC_RELAXED);
}

void mgl_retire_published(mgl_context *ctx)
{
    mgl_share_group *group = ctx->group;
    if (__builtin_expect(__atomic_load_n(&group->retired_count, __ATOMIC_RELAXED) == 0, 1)) return;
    pthread_mutex_lock(&group->lock);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < group->retired_count; i++) {
        mgl_retired *entry = &group->retired[i];
        entry->waits &= ~bit_of(ctx);
        if (entry->waits)
            group->retired[kept++] = *entry;
        else
            emit_destroy(ctx, entry->kind, entry->handle);
    }
    __atomic_store_n(&group->retired_count, kept, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&group->lock);
}

void mgl_retire_join(mgl_context *ctx)
{
    mgl_share_group *group = ctx->group;
    pthread_mutex_lock(&group->lock);
    uint32_t i = 0;
    while (i < MGL_GROUP_MEMBERS && group->members[i])
        i++;
    if (i < MGL_GROUP_MEMBERS) group->members[i] = ctx;
    ctx->member = i; /* beyond: nobody waits for it */
    pthread_mutex_unlock(&group->lock);
}

void mgl_retire_leave(mgl_context *ctx)
{
    mgl_share_group *group = ctx->group;
    mgl_encoder_publish(&ctx->encoder);
    mgl_retire_published(ctx);
    pthread_mutex_lock(&group->lock);
    if (ctx->member < MGL_GROUP_MEMBERS) group->members[ctx->member] = NULL;
    pthread_mutex_unlock(&group->lock);
}

void mgl_retire_group_finish(mgl_share_group *group)
{
    for (uint32_t i = 0; i < group->retired_count; i++)
        emit_destroy(group->finishing, group->retired[i].kind, group->retired[i].handle);
    mgl_free(group->retired);
    group->retired = NULL;
    group->retired_count = group->retired_capacity = 0;
}
