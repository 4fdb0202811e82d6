#include "translator/base/pool.h"

#include "translator/base/memory.h"

#include <string.h>

#if defined(__SANITIZE_ADDRESS__)
enum { KEEP = 0, SLAB_BYTES = 0, FEWEST = 1, MOST = 1 };
#else
enum { KEEP = 1, SLAB_BYTES = 32 << 10, FEWEST = 4, MOST = 64 };
#endif

/* Before each block lies its slab's address; `unused` links blocks through their first word. */
struct mgl_slab {
    mgl_slab *next, **link; /* of the pool's open slabs; link NULL: not among them */
    void *unused;
    size_t out; /* blocks in use */
    size_t bytes;
};
enum { HEAD = 16 };

static size_t step_of(size_t size) { return HEAD + MGL_ALIGN(MGL_MAX(size, sizeof(void *)), (size_t)HEAD); }

static mgl_slab **slab_of(void *block) { return (mgl_slab **)((char *)block - HEAD); }

static void open_slab(mgl_pool *pool, mgl_slab *slab)
{
    slab->next = pool->open;
    slab->link = &pool->open;
    if (slab->next) slab->next->link = &slab->next;
    pool->open = slab;
}

static void close_slab(mgl_slab *slab)
{
    *slab->link = slab->next;
    if (slab->next) slab->next->link = slab->link;
    slab->link = NULL;
}

static mgl_slab *make_slab(mgl_pool *pool, size_t size)
{
    size_t step = step_of(size), n = MGL_MIN(MGL_MAX(SLAB_BYTES / step, (size_t)FEWEST), (size_t)MOST);
    size_t bytes = MGL_ALIGN(sizeof(mgl_slab), (size_t)HEAD) + n * step;
    mgl_slab *slab = mgl_malloc(bytes);
    if (!slab) return NULL;
    *slab = (mgl_slab){.bytes = bytes};
    char *block = (char *)slab + bytes - n * step + HEAD;
    for (size_t i = 0; i < n; i++, block += step) {
        *slab_of(block) = slab;
        *(void **)block = slab->unused;
        slab->unused = block;
    }
    pool->size = size;
    pool->idle += bytes;
    open_slab(pool, slab);
    return slab;
}

void *mgl_pool_take(mgl_pool *pool, size_t size)
{
    mgl_slab *slab = pool->open ? pool->open : make_slab(pool, size);
    if (!slab) return NULL;
    void *block = slab->unused;
    slab->unused = *(void **)block;
    if (!slab->out++) pool->idle -= slab->bytes;
    if (!slab->unused) close_slab(slab);
    return memset(block, 0, size);
}

void mgl_pool_give(mgl_pool *pool, void *block)
{
    if (!block) return;
    mgl_slab *slab = *slab_of(block);
    *(void **)block = slab->unused;
    slab->unused = block;
    if (!slab->link) open_slab(pool, slab);
    if (--slab->out) return;
    if (!KEEP || (pool->idle && pool->idle + slab->bytes > MGL_POOL_BYTES)) {
        close_slab(slab);
        mgl_free(slab);
    } else {
        pool->idle += slab->bytes;
    }
}

void mgl_pool_finish(mgl_pool *pool)
{
    for (mgl_slab *slab = pool->open, *next; slab; slab = next) {
        next = slab->next;
        if (!slab->out) mgl_free(slab);
    }
    *pool = (mgl_pool){0};
}

/* Four classes a power of two, so that a block fits again when sizes vary a little. */
static size_t class_size(size_t size)
{
    if (size > MGL_SPARE_BYTES / 2) return size;
    size_t base = 64;
    while (base * 2 < size)
        base *= 2;
    size_t step = base / 4;
    return size <= base ? base : (size + step - 1) / step * step;
}

enum { SMALL = 4096 }; /* a block up to this serves any size below */

static int find(const mgl_spares *spares, size_t size)
{
    int best = -1;
    size_t most = MGL_MAX(2 * size, (size_t)SMALL);
    for (int i = 0; i < MGL_SPARES && spares->bytes >= size; i++) {
        if (!spares->blocks[i].memory || spares->blocks[i].size < size || spares->blocks[i].size > most) continue;
        if (best < 0 || spares->blocks[i].size < spares->blocks[best].size) best = i;
    }
    return best;
}

void *mgl_spare_take(mgl_spares *spares, size_t size, size_t *actual)
{
    *actual = class_size(size);
    int at = find(spares, *actual);
    if (at < 0) return mgl_malloc(*actual);
    void *memory = spares->blocks[at].memory;
    *actual = spares->blocks[at].size;
    spares->blocks[at].memory = NULL;
    spares->bytes -= *actual;
    return memory;
}

static void drop(mgl_spares *spares, uint32_t at)
{
    if (!spares->blocks[at].memory) return;
    mgl_free(spares->blocks[at].memory);
    spares->blocks[at].memory = NULL;
    spares->bytes -= spares->blocks[at].size;
}

void mgl_spare_give(mgl_spares *spares, void *memory, size_t size)
{
    if (!memory) return;
    if (!KEEP || size > MGL_SPARE_BYTES / 2) {
        mgl_free(memory);
        return;
    }
    uint32_t at = spares->next++ % MGL_SPARES;
    drop(spares, at);
    for (uint32_t i = 1; i < MGL_SPARES && spares->bytes + size > MGL_SPARE_BYTES; i++)
        drop(spares, (at + i) % MGL_SPARES);
    spares->blocks[at].memory = memory;
    spares->blocks[at].size = size;
    spares->bytes += size;
}

void mgl_spares_finish(mgl_spares *spares)
{
    for (uint32_t i = 0; i < MGL_SPARES; i++)
        drop(spares, i);
    *spares = (mgl_spares){0};
}
