/* Freed memory kept for the next one who needs the same: objects that programs make and delete every frame cost no allocation then.
 * Everything here is bounded, and what does not fit goes back to malloc. Not thread-safe: the owner locks. Under AddressSanitizer nothing is kept, so that it
 * still sees memory used after it was freed. */
#ifndef MGL_BASE_POOL_H
#define MGL_BASE_POOL_H

#include <stddef.h>
#include <stdint.h>

/* Blocks of one size, cut from slabs, so that even one object more than ever before seldom costs an allocation. A slab that nobody uses is kept as long as all
 * such slabs together stay within MGL_POOL_BYTES, or it is the only one. Zero-initialised is an empty pool. */
typedef struct mgl_slab mgl_slab;
typedef struct mgl_pool {
    mgl_slab *open; /* those with unused blocks, a list */
    size_t size;    /* of a block, set by the first take */
    size_t idle;    /* bytes of slabs that nobody uses */
} mgl_pool;

enum { MGL_POOL_BYTES = 1 << 20 };

/* A zeroed block of `size` bytes (the same at each call of a pool), or NULL. Only mgl_pool_give takes it back. */
void *mgl_pool_take(mgl_pool *pool, size_t size);
/* `block` may be NULL. */
void mgl_pool_give(mgl_pool *pool, void *block);
/* Frees what nobody uses; every block must have been given back, or its slab is lost. */
void mgl_pool_finish(mgl_pool *pool);

/* Blocks of any size, for contents. The oldest leaves when there are too many. */
enum { MGL_SPARES = 32, MGL_SPARE_BYTES = 4 << 20 };
typedef struct mgl_spares {
    struct { void *memory; size_t size; } blocks[MGL_SPARES]; /* a ring; memory NULL: taken again */
    uint32_t next;
    size_t bytes;
} mgl_spares;

/* At least `size` bytes, their content undefined, or NULL; *actual says how many: up to a quarter more than asked for, or what the spare had: up to twice that, or 4 KiB. */
void *mgl_spare_take(mgl_spares *spares, size_t size, size_t *actual);
/* `size`: what take said, or less. */
void mgl_spare_give(mgl_spares *spares, void *memory, size_t size);
void mgl_spares_finish(mgl_spares *spares);

#endif
