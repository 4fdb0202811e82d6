#include "translator/base/hash.h"

#include "translator/base/memory.h"

#include <string.h>
#include <xxhash.h>

uint64_t mgl_hash64(const void *data, size_t size) { return XXH3_64bits(data, size); }

mgl_hash128 mgl_hash128_of(const void *data, size_t size)
{
    XXH128_hash_t hash = XXH3_128bits(data, size);
    return (mgl_hash128){hash.low64, hash.high64};
}

static bool matches(const mgl_table_entry *entry, uint64_t hash, const void *key, uint32_t key_size)
{
    return entry->hash == hash && entry->key_size == key_size && memcmp(entry->key, key, key_size) == 0;
}

static mgl_table_entry *slot_of(const mgl_table *table, uint64_t hash, const void *key, uint32_t key_size)
{
    uint32_t mask = table->capacity - 1;
    for (uint32_t i = (uint32_t)hash & mask;; i = (i + 1) & mask) {
        mgl_table_entry *entry = &table->entries[i];
        if (!entry->key || matches(entry, hash, key, key_size)) return entry;
    }
}

void *mgl_table_find_hashed(const mgl_table *table, uint64_t hash, const void *key, uint32_t key_size)
{
    if (!table->count) return NULL;
    return slot_of(table, hash, key, key_size)->value;
}

void *mgl_table_find(const mgl_table *table, const void *key, uint32_t key_size)
{
    return table->count ? mgl_table_find_hashed(table, mgl_hash64(key, key_size), key, key_size) : NULL;
}

static bool grow(mgl_table *table)
{
    mgl_table larger = {.capacity = table->capacity ? table->capacity * 2 : 16, .count = table->count};
    larger.entries = mgl_new_array(mgl_table_entry, larger.capacity);
    if (!larger.entries) return false;
    for (uint32_t i = 0; i < table->capacity; i++) {
        const mgl_table_entry *entry = &table->entries[i];
        if (entry->key) *slot_of(&larger, entry->hash, entry->key, entry->key_size) = *entry;
    }
    mgl_free(table->entries);
    *table = larger;
    return true;
}

bool mgl_table_insert(mgl_table *table, const void *key, uint32_t key_size, void *value)
{
    if ((table->count + 1) * 4 > table->capacity * 3 && !grow(table)) return false;
    uint64_t hash = mgl_hash64(key, key_size);
    mgl_table_entry *entry = slot_of(table, hash, key, key_size);
    if (!entry->key) {
        void *copy = mgl_malloc(key_size);
        if (!copy) return false;
        memcpy(copy, key, key_size);
        *entry = (mgl_table_entry){.hash = hash, .key = copy, .key_size = key_size};
        table->count++;
    }
    entry->value = value;
    return true;
}

/* Closes the gap by moving back each later entry of the same run that the gap cuts off from its home slot. */
static void close_gap(mgl_table *table, uint32_t gap)
{
    uint32_t mask = table->capacity - 1;
    for (uint32_t i = (gap + 1) & mask; table->entries[i].key; i = (i + 1) & mask) {
        uint32_t home = (uint32_t)table->entries[i].hash & mask;
        if (((i - home) & mask) >= ((i - gap) & mask)) {
            table->entries[gap] = table->entries[i];
            gap = i;
        }
    }
    memset(&table->entries[gap], 0, sizeof table->entries[gap]);
}

void *mgl_table_remove(mgl_table *table, const void *key, uint32_t key_size)
{
    if (!table->count) return NULL;
    mgl_table_entry *entry = slot_of(table, mgl_hash64(key, key_size), key, key_size);
    if (!entry->key) return NULL;
    void *value = entry->value;
    mgl_free(entry->key);
    close_gap(table, (uint32_t)(entry - table->entries));
    table->count--;
    return value;
}

void mgl_table_finish(mgl_table *table, void (*destroy)(void *value))
{
    for (uint32_t i = 0; i < table->capacity; i++) {
        if (!table->entries[i].key) continue;
        if (destroy) destroy(table->entries[i].value);
        mgl_free(table->entries[i].key);
    }
    mgl_free(table->entries);
    memset(table, 0, sizeof *table);
}

mgl_table_entry *mgl_table_next(const mgl_table *table, uint32_t *index)
{
    while (*index < table->capacity) {
        mgl_table_entry *entry = &table->entries[(*index)++];
        if (entry->key) return entry;
    }
    return NULL;
}
