#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/transport/segments.h"

#include "translator/base/memory.h"
#include "translator/base/settings.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define CONTROL_BYTES MGL_MAPS_PAGE /* all that follows is aligned to it, for every segment is a multiple */
#define MIB           (1ull << 20)
#define MAPS_LIMIT    (sizeof(void *) < 8 ? 256 * MIB : 16384 * MIB)
#define SEALS         (F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL)

static uint64_t power_of_two(int mib, uint64_t most)
{
    uint64_t bytes = MIB;
    while (bytes < (uint64_t)(mib > 0 ? mib : 1) * MIB && bytes < most)
        bytes *= 2;
    return bytes;
}

mgl_segment_sizes mgl_segment_sizes_from_settings(void)
{
    const mgl_settings_table *settings = mgl_settings();
    uint64_t maps = settings->maps_mb > 0 ? (uint64_t)settings->maps_mb * MIB : 0;
    return (mgl_segment_sizes){power_of_two(settings->ring_mb, 256 * MIB), power_of_two(settings->stage_mb, 1024 * MIB),
                               power_of_two(settings->reply_mb, 1024 * MIB), MGL_MIN(maps, MAPS_LIMIT)};
}

static bool valid(uint64_t bytes, uint64_t most)
{
    return bytes >= MIB && bytes <= most && (bytes & (bytes - 1)) == 0;
}

bool mgl_segment_sizes_valid(const mgl_segment_sizes *sizes)
{
    return valid(sizes->commands, 256 * MIB) && valid(sizes->stage, 1024 * MIB) && valid(sizes->reply, 1024 * MIB) &&
           sizes->maps <= MAPS_LIMIT && sizes->maps % MGL_MAPS_PAGE == 0;
}

static void place(mgl_segments *segments, void *memory, const mgl_segment_sizes *sizes, size_t mapped)
{
    uint8_t *at = memory;
    segments->control = memory;
    segments->events = at += CONTROL_BYTES;
    segments->commands = at += MGL_EVENT_RING_BYTES;
    segments->stage = at += sizes->commands;
    segments->reply = at += sizes->stage;
    segments->maps = at + sizes->reply;
    segments->size = *sizes;
    segments->mapped = mapped;
}

static size_t total(const mgl_segment_sizes *sizes)
{
    return (size_t)(CONTROL_BYTES + MGL_EVENT_RING_BYTES + sizes->commands + sizes->stage + sizes->reply + sizes->maps);
}

/* Maps at a multiple of MGL_MAPS_PAGE. */
static void *map_aligned(size_t bytes, int fd)
{
    const size_t page = MGL_MAPS_PAGE;
    int flags = fd < 0 ? MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE : MAP_SHARED;
    uint8_t *room = mmap(NULL, bytes + page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (room == MAP_FAILED) return MAP_FAILED;
    uint8_t *at = (uint8_t *)MGL_ALIGN((uintptr_t)room, (uintptr_t)page);
    void *memory = mmap(at, bytes, PROT_READ | PROT_WRITE, flags | MAP_FIXED, fd, 0);
    if (memory == MAP_FAILED) {
        munmap(room, bytes + page);
        return MAP_FAILED;
    }
    if (at > room) munmap(room, (size_t)(at - room));
    munmap(at + bytes, (size_t)(room + page - at));
    return memory;
}

static bool map(mgl_segments *segments, const mgl_segment_sizes *sizes, int fd)
{
    size_t bytes = total(sizes);
    void *memory = map_aligned(bytes, fd);
    if (memory == MAP_FAILED) return false;
    place(segments, memory, sizes, bytes);
    /* A child that writes after a fork would leave this process with other pages than the device has. */
    if (fd < 0 && sizes->maps) madvise(segments->maps, sizes->maps, MADV_DONTFORK);
    return true;
}

static bool create(mgl_segments *segments, const mgl_segment_sizes *sizes, int *fd)
{
    if (!fd) return map(segments, sizes, -1);
    *fd = memfd_create("magma", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (*fd < 0) return false;
    if (ftruncate(*fd, (off_t)total(sizes)) == 0 && fcntl(*fd, F_ADD_SEALS, SEALS) == 0 && map(segments, sizes, *fd))
        return true;
    close(*fd);
    *fd = -1;
    return false;
}

bool mgl_segments_create(mgl_segments *segments, const mgl_segment_sizes *sizes, int *fd)
{
    mgl_segment_sizes wanted = *sizes;
    memset(segments, 0, sizeof *segments);
    while (!create(segments, &wanted, fd)) { /* a limit on address space: maps are what can be done without */
        if (!wanted.maps) return false;
        wanted.maps = wanted.maps / 4 / MGL_MAPS_PAGE * MGL_MAPS_PAGE;
    }
    return true;
}

bool mgl_segments_map(mgl_segments *segments, const mgl_segment_sizes *sizes, int fd)
{
    struct stat status;
    memset(segments, 0, sizeof *segments);
    int seals = fcntl(fd, F_GET_SEALS);
    if (seals < 0 || !(seals & F_SEAL_SHRINK)) return false;
    if (fstat(fd, &status) != 0 || status.st_size < 0 || (uint64_t)status.st_size < total(sizes)) return false;
    return map(segments, sizes, fd);
}

void mgl_segments_unmap(mgl_segments *segments)
{
    if (segments->control) munmap(segments->control, segments->mapped);
    memset(segments, 0, sizeof *segments);
}
