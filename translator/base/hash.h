/* Hashing (XXH3) and a hash table from byte keys to pointers. Not thread-safe: the owner locks.
 * The hash finds, a full comparison of the key decides. */
#ifndef MGL_BASE_HASH_H
#define MGL_BASE_HASH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

uint64_t mgl_hash64(const void *data, size_t size);
typedef struct mgl_hash128 { uint64_t low, high; } mgl_hash128;
mgl_hash128 mgl_hash128_of(const void *data, size_t size);

typedef struct mgl_table_entry {
    uint64_t hash;
    void *key; /* copy of the key bytes, owned by the table; NULL marks a free slot */
    uint32_t key_size;
    uint32_t reserved;
    void *value;
} mgl_table_entry;

/* Open addressing, power-of-two slots. Zero-initialised is an empty table. */
typedef struct mgl_table {
    mgl_table_entry *entries;
    uint32_t capacity, count;
} mgl_table;

/* The value stored under the key, or NULL. */
void *mgl_table_find(const mgl_table *table, const void *key, uint32_t key_size);
void *mgl_table_find_hashed(const mgl_table *table, uint64_t hash, const void *key, uint32_t key_size);
/* Stores `value` (not NULL) under a copy of the key, replacing an earlier one. False when memory ran out: the table is unchanged. */
bool mgl_table_insert(mgl_table *table, const void *key, uint32_t key_size, void *value);
/* Takes the key out and returns its value, or NULL when it was not there. */
void *mgl_table_remove(mgl_table *table, const void *key, uint32_t key_size);
/* Calls `destroy` (may be NULL) on each value and frees the table, which is empty afterwards. */
void mgl_table_finish(mgl_table *table, void (*destroy)(void *value));

/* Walks the entries: for (uint32_t i = 0; (e = mgl_table_next(table, &i));). Order is unspecified; do not insert or remove meanwhile. */
mgl_table_entry *mgl_table_next(const mgl_table *table, uint32_t *index);

#endif
