/* Private to pipeline_cache: the file format and what disk.c and writer.c share. */
#ifndef MGL_PIPELINE_CACHE_INTERNAL_H
#define MGL_PIPELINE_CACHE_INTERNAL_H

#include "pipeline_cache/disk.h"

#include <assert.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/types.h>

#define FILE_MAGIC   "MAGMAPC\n"
#define FILE_VERSION 1u
#define FOLDERS      64u  /* of shaders and programs */
#define PATH_SPACE   4096 /* a longer root is no root */

/* At the head of each file; the payload follows and ends the file. Little-endian, as every machine that MagmaGL runs on. */
typedef struct file_header {
    char magic[8];
    uint32_t version, kind;
    uint8_t build[16];
    mgl_hash128 key;
    uint64_t size;     /* bytes of the payload */
    uint64_t checksum; /* XXH3-64 of this header with 0 here and of the payload */
} file_header;
static_assert(sizeof(file_header) == 64 && offsetof(file_header, checksum) == 56, "the format on disk");

typedef struct pending { /* a payload on its way to a file */
    struct pending *next;
    mgl_pc_kind kind;
    mgl_hash128 key;
    size_t size;
    uint8_t *payload;
} pending;

struct mgl_pc_disk {
    char *root; /* with the format's version at its end */
    uint8_t build[16];
    uint64_t max_bytes;
    pid_t process; /* that opened it: others have no writing thread */
    pthread_mutex_t lock;
    pthread_cond_t more, idle;
    pending *first, *last;
    size_t pending_bytes;
    bool running, closing; /* the writing thread */
    _Atomic bool unwritable;
    _Atomic uint64_t hits, misses, damaged, writes, dropped, evictions;
};

/* The path of an entry: its folder is the first `*folder` bytes. False: too long. */
bool mgl_pc_path(const mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key, char path[PATH_SPACE], size_t *folder);
/* What one folder of the kind may hold, in bytes. */
uint64_t mgl_pc_folder_bytes(const mgl_pc_disk *disk, mgl_pc_kind kind);
/* The header of an entry, its checksum still 0. */
file_header mgl_pc_header(const mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key, size_t size);

/* Removes the least recently used files of a folder until they fit; and what writers that died left there. */
uint64_t mgl_pc_folder_trim(const char *folder, uint64_t max_bytes);

/* The build id of the library or program that holds this code. False: it has none. */
bool mgl_pc_build_id(uint8_t build[16]);

#endif
