/* Writing to the store: a queue, a thread that lives while there is something to write, files that appear whole. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "pipeline_cache/internal.h"

#include "translator/base/log.h"
#include "translator/base/memory.h"
#include "translator/base/thread.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define QUEUE_BYTES (32u << 20) /* payloads that wait; more are dropped */
#define LINGER_MS   200         /* programs come in bursts: the thread waits this long for the next */

/* ---- one file ---- */

/* mkdir -p, for the user alone. */
static bool make_folder(char *path, size_t size)
{
    char after = path[size];
    path[size] = 0;
    bool ok = mkdir(path, 0700) == 0 || errno == EEXIST;
    for (size_t i = 1; !ok && i <= size; i++) {
        if (path[i] != '/' && path[i] != 0) continue;
        char cut = path[i];
        path[i] = 0;
        ok = (mkdir(path, 0700) == 0 || errno == EEXIST) && i == size;
        path[i] = cut;
    }
    path[size] = after;
    return ok;
}

static bool write_all(int fd, const void *data, size_t size)
{
    for (const uint8_t *at = data; size;) {
        ssize_t put = write(fd, at, size);
        if (put < 0 && errno == EINTR) continue;
        if (put <= 0) return false;
        at += put;
        size -= (size_t)put;
    }
    return true;
}

static uint64_t checksum_of(const file_header *header, const pending *entry, bool *ok)
{
    uint8_t *bytes = mgl_malloc(sizeof *header + entry->size);
    *ok = bytes != NULL;
    if (!bytes) return 0;
    memcpy(bytes, header, sizeof *header);
    memcpy(bytes + sizeof *header, entry->payload, entry->size);
    uint64_t sum = mgl_hash64(bytes, sizeof *header + entry->size);
    mgl_free(bytes);
    return sum;
}

/* Whole or not at all: a temporary file takes the name when it is complete. There is no fsync: after a crash of the
 * system the checksum finds what did not reach the disk. */
static bool write_file(mgl_pc_disk *disk, const pending *entry, char *path, size_t folder)
{
    char temporary[PATH_SPACE];
    static _Atomic uint32_t number;
    file_header header = mgl_pc_header(disk, entry->kind, entry->key, entry->size);
    bool ok;
    header.checksum = checksum_of(&header, entry, &ok);
    if (!ok) return false;
    snprintf(temporary, sizeof temporary, "%.*s/.%lx-%x.tmp", (int)folder, path, (long)getpid(),
             atomic_fetch_add(&number, 1));
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW;
    int fd = open(temporary, flags, 0600);
    if (fd < 0 && errno == ENOENT && make_folder(path, folder)) fd = open(temporary, flags, 0600);
    if (fd < 0) return false;
    ok = write_all(fd, &header, sizeof header) && write_all(fd, entry->payload, entry->size);
    int error = errno;
    ok = close(fd) == 0 && ok;
    if (ok && rename(temporary, path) == 0) return true;
    if (ok) error = errno;
    unlink(temporary);
    errno = error;
    return false;
}

static void write_entry(mgl_pc_disk *disk, const pending *entry)
{
    char path[PATH_SPACE];
    size_t folder;
    bool path_fits = mgl_pc_path(disk, entry->kind, entry->key, path, &folder);
    if (!path_fits || atomic_load(&disk->unwritable) || !write_file(disk, entry, path, folder)) {
        static mgl_log_once said;
        if (path_fits && !atomic_exchange(&disk->unwritable, true) && mgl_log_first(&said))
            mgl_log_warn("nothing more is written to the cache %s: %s", disk->root, strerror(errno));
        atomic_fetch_add(&disk->dropped, 1);
        return;
    }
    atomic_fetch_add(&disk->writes, 1);
    path[folder] = 0;
    atomic_fetch_add(&disk->evictions, mgl_pc_folder_trim(path, mgl_pc_folder_bytes(disk, entry->kind)));
}

/* ---- the thread ---- */

static struct timespec from_now(uint32_t ms)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    t.tv_sec += ms / 1000;
    t.tv_nsec += (long)(ms % 1000) * 1000000;
    if (t.tv_nsec >= 1000000000) t.tv_sec++, t.tv_nsec -= 1000000000;
    return t;
}

static void pending_free(pending *entry)
{
    mgl_free(entry->payload);
    mgl_free(entry);
}

static void *write_queue(void *argument)
{
    mgl_pc_disk *disk = argument;
    pthread_mutex_lock(&disk->lock);
    for (;;) {
        pending *entry = disk->first;
        if (!entry) {
            struct timespec until = from_now(LINGER_MS);
            if (disk->closing || pthread_cond_timedwait(&disk->more, &disk->lock, &until) == ETIMEDOUT)
                if (!disk->first) break;
            continue;
        }
        disk->first = entry->next;
        if (!disk->first) disk->last = NULL;
        pthread_mutex_unlock(&disk->lock);
        write_entry(disk, entry);
        pthread_mutex_lock(&disk->lock);
        disk->pending_bytes -= entry->size;
        pending_free(entry);
    }
    disk->running = false;
    pthread_cond_broadcast(&disk->idle);
    pthread_mutex_unlock(&disk->lock);
    return NULL;
}

/* With the lock held. */
static bool start_thread(mgl_pc_disk *disk)
{
    pthread_t thread;
    if (disk->running) return true;
    if (!mgl_thread_start(&thread, "magma-cache", MGL_STACK_SMALL, write_queue, disk)) return false;
    pthread_detach(thread);
    return disk->running = true;
}

void mgl_pc_disk_save(mgl_pc_disk *disk, mgl_pc_kind kind, mgl_hash128 key, void **payload, size_t size)
{
    uint8_t *bytes = *payload;
    *payload = NULL;
    pending *entry = NULL;
    bool wanted = disk && disk->process == getpid() && bytes && size && !atomic_load(&disk->unwritable);
    if (wanted && mgl_pc_disk_takes(disk, kind, size) && (entry = mgl_new(pending))) {
        *entry = (pending){.kind = kind, .key = key, .size = size, .payload = bytes};
        pthread_mutex_lock(&disk->lock);
        if (disk->pending_bytes + size <= QUEUE_BYTES && start_thread(disk)) {
            if (disk->last)
                disk->last->next = entry;
            else
                disk->first = entry;
            disk->last = entry;
            disk->pending_bytes += size;
            pthread_cond_signal(&disk->more);
            entry = NULL;
            bytes = NULL;
        }
        pthread_mutex_unlock(&disk->lock);
    }
    if (disk && bytes) atomic_fetch_add(&disk->dropped, 1);
    mgl_free(entry);
    mgl_free(bytes);
}

bool mgl_pc_disk_flush(mgl_pc_disk *disk, uint32_t timeout_ms)
{
    if (!disk || disk->process != getpid()) return true;
    struct timespec until = from_now(timeout_ms);
    pthread_mutex_lock(&disk->lock);
    disk->closing = true; /* no lingering */
    pthread_cond_broadcast(&disk->more);
    while (disk->running && pthread_cond_timedwait(&disk->idle, &disk->lock, &until) != ETIMEDOUT) {
    }
    bool done = !disk->running;
    disk->closing = false;
    pthread_mutex_unlock(&disk->lock);
    return done;
}

void mgl_pc_disk_close(mgl_pc_disk **disk)
{
    mgl_pc_disk *d = *disk;
    *disk = NULL;
    if (!d) return;
    while (!mgl_pc_disk_flush(d, 1000)) {
    }
    pthread_mutex_destroy(&d->lock);
    pthread_cond_destroy(&d->more);
    pthread_cond_destroy(&d->idle);
    free(d->root);
    mgl_free(d);
}
