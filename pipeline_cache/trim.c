/* What keeps a folder of the store within its bound, and what names the build. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "pipeline_cache/internal.h"

#include "translator/base/memory.h"

#include <dirent.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define ABANDONED_S 600 /* a temporary file this old has no writer any more */

/* ---- the bound ---- */

typedef struct stored_file {
    char name[40];
    struct timespec used;
    uint64_t bytes;
} stored_file;

static int older_first(const void *a, const void *b)
{
    const stored_file *x = a, *y = b;
    if (x->used.tv_sec != y->used.tv_sec) return x->used.tv_sec < y->used.tv_sec ? -1 : 1;
    return (x->used.tv_nsec > y->used.tv_nsec) - (x->used.tv_nsec < y->used.tv_nsec);
}

/* Lists the entries of an open folder; what writers that died left is removed. */
static stored_file *list_files(DIR *dir, uint32_t *count, uint64_t *bytes)
{
    stored_file *files = NULL;
    uint32_t capacity = 0;
    struct dirent *item;
    *count = 0;
    *bytes = 0;
    while ((item = readdir(dir))) {
        struct stat status;
        if (strlen(item->d_name) >= sizeof files->name) continue;
        if (fstatat(dirfd(dir), item->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(status.st_mode)) continue;
        if (item->d_name[0] == '.') {
            if (time(NULL) - status.st_mtime > ABANDONED_S) unlinkat(dirfd(dir), item->d_name, 0);
            continue;
        }
        if (!mgl_array_grow((void **)&files, &capacity, *count, sizeof *files)) break;
        stored_file *file = &files[(*count)++];
        *file = (stored_file){.used = status.st_mtim, .bytes = MGL_ALIGN((uint64_t)status.st_size, (uint64_t)4096)};
        strcpy(file->name, item->d_name);
        *bytes += file->bytes;
    }
    return files;
}

uint64_t mgl_pc_folder_trim(const char *folder, uint64_t max_bytes)
{
    uint32_t count;
    uint64_t bytes, removed = 0;
    DIR *dir = opendir(folder);
    if (!dir) return 0;
    stored_file *files = list_files(dir, &count, &bytes);
    if (bytes > max_bytes) {
        qsort(files, count, sizeof *files, older_first);
        for (uint32_t i = 0; i < count && bytes > max_bytes - max_bytes / 8; i++) { /* some room for the next */
            if (unlinkat(dirfd(dir), files[i].name, 0) == 0) removed++;
            bytes -= files[i].bytes;
        }
    }
    mgl_free(files);
    closedir(dir);
    return removed;
}

/* ---- the build ---- */

typedef struct build_search {
    uintptr_t inside;
    uint8_t *build;
    bool found;
} build_search;

static void take_note(build_search *search, const uint8_t *at, size_t size)
{
    while (size >= sizeof(ElfW(Nhdr))) {
        ElfW(Nhdr) note;
        memcpy(&note, at, sizeof note);
        size_t name = MGL_ALIGN((size_t)note.n_namesz, (size_t)4), text = MGL_ALIGN((size_t)note.n_descsz, (size_t)4);
        if (name > size - sizeof note || text > size - sizeof note - name) return;
        const uint8_t *id = at + sizeof note + name;
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && memcmp(at + sizeof note, "GNU", 4) == 0) {
            mgl_hash128 hash = mgl_hash128_of(id, note.n_descsz);
            memcpy(search->build, &hash, sizeof hash);
            search->found = note.n_descsz >= 8;
            return;
        }
        at = id + text;
        size -= sizeof note + name + text;
    }
}

static int look_at_object(struct dl_phdr_info *info, size_t size, void *argument)
{
    build_search *search = argument;
    bool ours = false;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        uintptr_t begin = info->dlpi_addr + part->p_vaddr;
        ours |= part->p_type == PT_LOAD && search->inside >= begin && search->inside - begin < part->p_memsz;
    }
    for (int i = 0; ours && !search->found && i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type == PT_NOTE)
            take_note(search, (const uint8_t *)(info->dlpi_addr + part->p_vaddr), part->p_memsz);
    }
    return ours;
}

bool mgl_pc_build_id(uint8_t build[16])
{
    build_search search = {.inside = (uintptr_t)look_at_object, .build = build};
    dl_iterate_phdr(look_at_object, &search);
    return search.found;
}
