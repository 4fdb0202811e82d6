#include "wire/transport/connection.h"

/* With several contexts, records that name a freed slot may still lie in another context's chunk: a slot is not used
 * again before so many others of its kind were freed. With one context the stream is in order and it is used again at
 * once. */
#define QUARANTINE 256u

static bool grow_queue(mgl_handle_pool *pool)
{
    uint32_t capacity = pool->queue_capacity ? pool->queue_capacity * 2 : 2 * QUARANTINE;
    uint32_t *queue = mgl_new_array(uint32_t, capacity);
    if (!queue) return false;
    for (uint32_t i = 0; i < pool->queue_count; i++)
        queue[i] = pool->queue[(pool->queue_first + i) & (pool->queue_capacity - 1)];
    mgl_free(pool->queue);
    pool->queue = queue;
    pool->queue_capacity = capacity;
    pool->queue_first = 0;
    return true;
}

bool mgl_handles_init(mgl_connection *connection)
{
    /* As many as the quarantine holds and as are likely to live: then nothing grows after the first frames. */
    for (uint32_t kind = 0; kind < MGL_KIND_COUNT; kind++) {
        mgl_handle_pool *pool = &connection->pools[kind];
        pool->count = 1;
        if (!mgl_array_grow((void **)&pool->generations, &pool->capacity, 4 * QUARANTINE - 1,
                            sizeof *pool->generations) ||
            !grow_queue(pool))
            return false;
    }
    return true;
}

static mgl_handle take(mgl_handle_pool *pool, uint32_t keep)
{
    if (pool->queue_count > keep) {
        uint32_t slot = pool->queue[pool->queue_first];
        pool->queue_first = (pool->queue_first + 1) & (pool->queue_capacity - 1);
        pool->queue_count--;
        return (mgl_handle){slot, ++pool->generations[slot]};
    }
    if (!mgl_array_grow((void **)&pool->generations, &pool->capacity, pool->count, sizeof *pool->generations))
        return (mgl_handle){0, 0};
    return (mgl_handle){pool->count++, 0};
}

mgl_handle mgl_handle_mint(mgl_connection *connection, mgl_kind kind)
{
    if (atomic_load_explicit(&connection->inert, memory_order_relaxed)) return (mgl_handle){0, 0};
    uint32_t keep = atomic_load_explicit(&connection->encoders, memory_order_relaxed) > 1 ? QUARANTINE : 0;
    pthread_mutex_lock(&connection->object_lock);
    mgl_handle handle = take(&connection->pools[kind], keep);
    pthread_mutex_unlock(&connection->object_lock);
    return handle;
}

void mgl_handle_free(mgl_connection *connection, mgl_kind kind, mgl_handle handle)
{
    if (mgl_handle_is_null(handle) || atomic_load_explicit(&connection->inert, memory_order_relaxed)) return;
    mgl_handle_pool *pool = &connection->pools[kind];
    pthread_mutex_lock(&connection->object_lock);
    bool live = handle.slot < pool->count && pool->generations[handle.slot] == handle.generation;
    if (live && (pool->queue_count < pool->queue_capacity || grow_queue(pool)))
        pool->queue[(pool->queue_first + pool->queue_count++) & (pool->queue_capacity - 1)] =
            handle.slot; /* else: the slot is lost */
    pthread_mutex_unlock(&connection->object_lock);
}
