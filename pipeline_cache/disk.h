/* The store on disk: payloads found by the hash of all that made them, shared by every process of a user. Used by
 * translator/glsl (shaders, programs) and translator/vk (the driver's pipeline cache). docs/pipeline_cache.md has the
 * layout and why it is so.
 *
 * All functions are thread-safe. Loading reads a file in the caller's thread, saving hands the payload to a thread that
 * writes; no lock is held while a file is read or written, and nothing here runs for a draw. Whatever goes wrong with a
 * file is a miss. In a forked child, which has no writing thread, nothing is found and nothing is written. */
#ifndef MGL_PIPELINE_CACHE_DISK_H
#define MGL_PIPELINE_CACHE_DISK_H

#include "translator/base/hash.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum mgl_pc_kind {
    MGL_PC_SHADER = 1,  /* that a shader is right, and its info log */
    MGL_PC_PROGRAM = 2, /* archive, reflection and info log of a linked program */
    MGL_PC_DEVICE = 3,  /* VkPipelineCache of a device: in a folder of its own, which big programs' shaders do not empty */
} mgl_pc_kind;

typedef struct mgl_pc_disk mgl_pc_disk;

/* A payload that was read. `data` lies in `memory` (8-byte aligned), which the receiver frees with mgl_free. */
typedef struct mgl_pc_blob {
    void *memory;
    const uint8_t *data;
    size_t size;
} mgl_pc_blob;

/* Running totals. `damaged` counts files that were refused and removed, `dropped` payloads that were too large, came too
 * fast or could not be written. */
typedef struct mgl_pc_disk_counters { uint64_t hits, misses, damaged, writes, dropped, evictions; } mgl_pc_disk_counters;

/* The store of this process as the settings say, opened at the first call; NULL: there is none (MAGMA_CACHE=0, set-uid, no
 * home, or a build without a build id). Lives as long as the process. */
mgl_pc_disk *mgl_pc_disk_default(void);

/* A store in folder `root` (copied; made when something is first written) for results of the build that `build` (16 bytes)
 * identifies, of at most `max_bytes` on disk. NULL when memory ran out. mgl_pc_disk_close waits for what is being written. */
mgl_pc_disk *mgl_pc_disk_open(const char *root, const uint8_t build[16], uint64_t max_bytes);
void mgl_pc_disk_close(mgl_pc_disk **disk);

/* What is stored under the key. False: a miss, *out is empty. `disk` may be NULL. */
bool mgl_pc_disk_load(mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key, mgl_pc_blob *out);
/* Stores a payload; *payload (from mgl_malloc) is taken over and cleared in any case. `disk` may be NULL. */
void mgl_pc_disk_save(mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key, void **payload, size_t size);
/* The reader could not use what mgl_pc_disk_load gave: removes it and counts it as damaged. */
void mgl_pc_disk_refuse(mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key);
/* Removes an entry; whether a payload of that size is stored at all. */
void mgl_pc_disk_forget(mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key);
bool mgl_pc_disk_takes(const mgl_pc_disk *disk, mgl_pc_kind kind, size_t size);
/* Hides an entry from every process, or shows it again: around a use that may end the process. One that stays hidden is a
 * miss, and is removed later. */
void mgl_pc_disk_set_aside(mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key, bool aside);
/* Waits until all that was saved is written, `timeout_ms` at most. False: it is not. */
bool mgl_pc_disk_flush(mgl_pc_disk *disk, uint32_t timeout_ms);
mgl_pc_disk_counters mgl_pc_disk_counters_now(const mgl_pc_disk *disk);

#endif
