/* A store in memory of counted objects, found by the hash of all that made them. Used by translator/glsl for shaders
 * and programs. Thread-safe: a lock of its own, never held while a caller's object is made. Bounded by entries and
 * bytes; the least recently used entry goes first. A 128-bit hash of the whole input is the key: equal keys are taken
 * for equal inputs. */
#ifndef MGL_PIPELINE_CACHE_STORE_H
#define MGL_PIPELINE_CACHE_STORE_H

#include "translator/base/hash.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct mgl_pc_entry mgl_pc_entry;

typedef struct mgl_pc_store {
    pthread_mutex_t lock;
    mgl_table table; /* mgl_hash128 -> mgl_pc_entry */
    mgl_pc_entry *newest, *oldest;
    size_t bytes, max_bytes;
    uint32_t max_entries;
    void (*ref)(void *value), (*unref)(void *value);
    uint64_t hits, misses, evictions;
} mgl_pc_store;

/* Static initializer. `ref_` and `unref_` count the stored objects. */
#define MGL_PC_STORE_INIT(entries_, bytes_, ref_, unref_)                                                              \
    {                                                                                                                  \
        .lock = PTHREAD_MUTEX_INITIALIZER, .max_entries = (entries_), .max_bytes = (bytes_), .ref = (ref_),            \
        .unref = (unref_)                                                                                              \
    }

/* A new reference to what is stored under the key, or NULL. */
void *mgl_pc_store_find(mgl_pc_store *store, mgl_hash128 key);
/* Stores a reference of its own; `bytes` is what the object weighs. An object that alone exceeds the bound, or for
 * which memory runs out, is not stored. Replaces an earlier one under the key. */
void mgl_pc_store_insert(mgl_pc_store *store, mgl_hash128 key, void *value, size_t bytes);
/* Lets every entry go. */
void mgl_pc_store_finish(mgl_pc_store *store);

#endif
