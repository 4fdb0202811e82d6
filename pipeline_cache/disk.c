/* The store on disk: paths, opening, loading. Writing is in writer.c. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "pipeline_cache/internal.h"

#include "translator/base/log.h"
#include "translator/base/memory.h"
#include "translator/base/settings.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define TOUCH_S 3600 /* a file in use gets a new time this often at most: reading alone should not write */

/* ---- names ---- */

/* The build and the kind are part of the name, so builds used by turns do not remove each other's entries. */
static mgl_hash128 name_of(const mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key)
{
    struct {
        uint8_t build[16];
        mgl_hash128 key;
        uint64_t kind;
    } all = {.key = key, .kind = kind};
    memcpy(all.build, disk->build, sizeof all.build);
    return mgl_hash128_of(&all, sizeof all);
}

bool mgl_pc_path(const mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key, char path[PATH_SPACE], size_t *folder)
{
    mgl_hash128 name = name_of(disk, kind, key);
    int size = kind == MGL_PC_DEVICE
                   ? snprintf(path, PATH_SPACE, "%s/device", disk->root)
                   : snprintf(path, PATH_SPACE, "%s/%02x", disk->root, (unsigned)(name.high % FOLDERS));
    if (size < 0 || size + 64 > PATH_SPACE) return false;
    *folder = (size_t)size;
    sprintf(path + size, "/%016llx%016llx", (unsigned long long)name.high, (unsigned long long)name.low);
    return true;
}

/* A quarter is for the drivers' caches, the rest is the folders', equally: names are hashes, so folders fill alike. */
uint64_t mgl_pc_folder_bytes(const mgl_pc_disk *disk, mgl_pc_kind kind)
{
    return kind == MGL_PC_DEVICE ? disk->max_bytes / 4 : (disk->max_bytes - disk->max_bytes / 4) / FOLDERS;
}

file_header mgl_pc_header(const mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key, size_t size)
{
    file_header header = {.version = FILE_VERSION, .kind = kind, .key = key, .size = size};
    memcpy(header.magic, FILE_MAGIC, sizeof header.magic);
    memcpy(header.build, disk->build, sizeof header.build);
    return header;
}

/* ---- opening ---- */

mgl_pc_disk *mgl_pc_disk_open(const char *root, const uint8_t build[16], uint64_t max_bytes)
{
    mgl_pc_disk *disk = mgl_new(mgl_pc_disk);
    if (!disk || asprintf(&disk->root, "%s/v%u", root, FILE_VERSION) < 0) {
        mgl_free(disk);
        return NULL;
    }
    memcpy(disk->build, build, sizeof disk->build);
    disk->max_bytes = max_bytes;
    disk->process = getpid();
    pthread_mutex_init(&disk->lock, NULL);
    pthread_condattr_t clock;
    pthread_condattr_init(&clock);
    pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
    pthread_cond_init(&disk->more, &clock);
    pthread_cond_init(&disk->idle, &clock);
    pthread_condattr_destroy(&clock);
    return disk;
}

/* $MAGMA_CACHE_DIR, $XDG_CACHE_HOME/magmagl or ~/.cache/magmagl; relative paths are ignored, as the XDG specification
 * says. */
static bool default_root(char root[PATH_SPACE])
{
    const char *own = mgl_settings()->cache_dir, *xdg = secure_getenv("XDG_CACHE_HOME"), *home = secure_getenv("HOME");
    int size = -1;
    if (own && own[0])
        size = own[0] == '/' ? snprintf(root, PATH_SPACE, "%s", own) : -1;
    else if (xdg && xdg[0] == '/')
        size = snprintf(root, PATH_SPACE, "%s/magmagl", xdg);
    else if (home && home[0] == '/')
        size = snprintf(root, PATH_SPACE, "%s/.cache/magmagl", home);
    return size > 0 && size < PATH_SPACE / 2;
}

static mgl_pc_disk *process_disk;
static void flush_at_exit(void)
{
    mgl_pc_disk_flush(process_disk, 1000);
}

static void open_default(void)
{
    char root[PATH_SPACE];
    uint8_t build[16];
    const char *why = NULL;
    if (!mgl_settings()->cache || mgl_settings()->cache_mb <= 0) return;
    if (getauxval(AT_SECURE) || geteuid() != getuid())
        why = "the program has more rights than its user";
    else if (!mgl_pc_build_id(build))
        why = "this build has no build id";
    else if (!default_root(root))
        why = "there is no absolute MAGMA_CACHE_DIR, XDG_CACHE_HOME or HOME";
    if (why) {
        mgl_log_info("nothing is cached on disk: %s", why);
        return;
    }
    process_disk = mgl_pc_disk_open(root, build, (uint64_t)mgl_settings()->cache_mb << 20);
    if (process_disk) atexit(flush_at_exit);
}

mgl_pc_disk *mgl_pc_disk_default(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_default);
    return process_disk;
}

/* ---- loading ---- */

static void remove_damaged(mgl_pc_disk *disk, const char *path)
{
    static mgl_log_once said;
    atomic_fetch_add(&disk->damaged, 1);
    if (mgl_log_first(&said)) mgl_log_warn("a damaged cache file was removed: %s", path);
    unlink(path);
}

/* Reads the whole file of `size` bytes to 8-byte aligned memory. */
static uint8_t *read_all(int fd, size_t size)
{
    uint8_t *bytes = mgl_malloc(size);
    size_t have = 0;
    while (bytes && have < size) {
        ssize_t got = read(fd, bytes + have, size - have);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        have += (size_t)got;
    }
    if (have == size) return bytes;
    mgl_free(bytes);
    return NULL;
}

static bool header_holds(uint8_t *bytes, size_t size, file_header wanted)
{
    file_header found;
    memcpy(&found, bytes, sizeof found);
    wanted.checksum = found.checksum;
    if (memcmp(&found, &wanted, sizeof found) != 0) return false;
    memset(bytes + offsetof(file_header, checksum), 0, sizeof found.checksum);
    return mgl_hash64(bytes, size) == found.checksum;
}

/* Opens an entry that is a plain file of ours; nothing else is followed, waited for or removed. */
static int open_entry(const char *path, struct stat *status)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (fd < 0) return -1;
    if (fstat(fd, status) == 0 && S_ISREG(status->st_mode) && status->st_uid == geteuid()) return fd;
    close(fd);
    return -1;
}

bool mgl_pc_disk_load(mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key, mgl_pc_blob *out)
{
    char path[PATH_SPACE];
    size_t folder;
    struct stat status;
    *out = (mgl_pc_blob){0};
    if (!disk || disk->process != getpid() || !mgl_pc_path(disk, kind, key, path, &folder)) return false;
    int fd = open_entry(path, &status);
    if (fd < 0) {
        atomic_fetch_add(&disk->misses, 1);
        return false;
    }
    size_t size = (size_t)status.st_size;
    uint8_t *bytes = NULL;
    bool whole = size > sizeof(file_header) && size <= mgl_pc_folder_bytes(disk, kind) + sizeof(file_header);
    if (whole) bytes = read_all(fd, size);
    bool good = bytes && header_holds(bytes, size, mgl_pc_header(disk, kind, key, size - sizeof(file_header)));
    if (good && time(NULL) - status.st_mtime > TOUCH_S) futimens(fd, NULL); /* its time is its use: see trim */
    close(fd);
    if (good) {
        *out = (mgl_pc_blob){bytes, bytes + sizeof(file_header), size - sizeof(file_header)};
        atomic_fetch_add(&disk->hits, 1);
        return true;
    }
    atomic_fetch_add(&disk->misses, 1);
    if (bytes || !whole) remove_damaged(disk, path); /* not when memory ran out */
    mgl_free(bytes);
    return false;
}

void mgl_pc_disk_refuse(mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key)
{
    char path[PATH_SPACE];
    size_t folder;
    if (disk && mgl_pc_path(disk, kind, key, path, &folder)) remove_damaged(disk, path);
}

void mgl_pc_disk_forget(mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key)
{
    char path[PATH_SPACE];
    size_t folder;
    if (disk && mgl_pc_path(disk, kind, key, path, &folder)) unlink(path);
}

bool mgl_pc_disk_takes(const mgl_pc_disk *disk, mgl_pc_kind kind, size_t size)
{
    return disk && size && size <= mgl_pc_folder_bytes(disk, kind) / 2;
}

void mgl_pc_disk_set_aside(mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key, bool aside)
{
    char path[PATH_SPACE], hidden[PATH_SPACE + 64];
    size_t folder;
    if (!disk || !mgl_pc_path(disk, kind, key, path, &folder)) return;
    snprintf(hidden, sizeof hidden, "%.*s/.%s", (int)folder, path, path + folder + 1);
    rename(aside ? path : hidden, aside ? hidden : path); /* where nothing may be written, nothing is hidden */
}

mgl_pc_disk_counters mgl_pc_disk_counters_now(const mgl_pc_disk *disk)
{
    if (!disk) return (mgl_pc_disk_counters){0};
    return (mgl_pc_disk_counters){.hits = atomic_load(&disk->hits),
                                  .misses = atomic_load(&disk->misses),
                                  .damaged = atomic_load(&disk->damaged),
                                  .writes = atomic_load(&disk->writes),
                                  .dropped = atomic_load(&disk->dropped),
                                  .evictions = atomic_load(&disk->evictions)};
}
