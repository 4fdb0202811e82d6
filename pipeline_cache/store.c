/* The in-memory store: a hash table and a list in order of use. */
#include "pipeline_cache/store.h"

#include "translator/base/memory.h"

struct mgl_pc_entry {
    mgl_pc_entry *newer, *older;
    mgl_hash128 key;
    void *value;
    size_t bytes;
};

static void list_remove(mgl_pc_store *store, mgl_pc_entry *entry)
{
    if (entry->newer)
        entry->newer->older = entry->older;
    else
        store->newest = entry->older;
    if (entry->older)
        entry->older->newer = entry->newer;
    else
        store->oldest = entry->newer;
    entry->newer = entry->older = NULL;
}

static void list_add(mgl_pc_store *store, mgl_pc_entry *entry)
{
    entry->older = store->newest;
    if (store->newest)
        store->newest->newer = entry;
    else
        store->oldest = entry;
    store->newest = entry;
}

static void entry_remove(mgl_pc_store *store, mgl_pc_entry *entry)
{
    mgl_table_remove(&store->table, &entry->key, sizeof entry->key);
    list_remove(store, entry);
    store->bytes -= entry->bytes;
    store->unref(entry->value);
    mgl_free(entry);
}

void *mgl_pc_store_find(mgl_pc_store *store, mgl_hash128 key)
{
    pthread_mutex_lock(&store->lock);
    mgl_pc_entry *entry = mgl_table_find(&store->table, &key, sizeof key);
    void *value = entry ? entry->value : NULL;
    if (entry) {
        list_remove(store, entry);
        list_add(store, entry);
        store->ref(value);
        store->hits++;
    } else {
        store->misses++;
    }
    pthread_mutex_unlock(&store->lock);
    return value;
}

void mgl_pc_store_insert(mgl_pc_store *store, mgl_hash128 key, void *value, size_t bytes)
{
    if (bytes > store->max_bytes) return;
    mgl_pc_entry *entry = mgl_new(mgl_pc_entry);
    if (!entry) return;
    *entry = (mgl_pc_entry){.key = key, .value = value, .bytes = bytes};
    pthread_mutex_lock(&store->lock);
    mgl_pc_entry *old = mgl_table_find(&store->table, &key, sizeof key);
    if (old) entry_remove(store, old);
    while (store->oldest && (store->table.count >= store->max_entries || store->bytes + bytes > store->max_bytes)) {
        entry_remove(store, store->oldest);
        store->evictions++;
    }
    if (mgl_table_insert(&store->table, &key, sizeof key, entry)) {
        list_add(store, entry);
        store->bytes += bytes;
        store->ref(value);
        entry = NULL;
    }
    pthread_mutex_unlock(&store->lock);
    mgl_free(entry);
}

void mgl_pc_store_finish(mgl_pc_store *store)
{
    pthread_mutex_lock(&store->lock);
    while (store->oldest)
        entry_remove(store, store->oldest);
    mgl_table_finish(&store->table, NULL);
    pthread_mutex_unlock(&store->lock);
}
