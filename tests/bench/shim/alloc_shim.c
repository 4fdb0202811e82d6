/* Counts the allocations that MagmaGL's own code makes, frame by frame: LD_PRELOAD it into a program.
 *
 * An allocation counts when its caller's code lies in libMagmaGL.so (so the program's, the driver's and libstdc++'s do not). A frame ends at a swap of EGL or
 * GLX, or at glFenceSync where nothing is swapped. At exit the file MAGMA_ALLOC_REPORT names gets
 *
 *   frames N, allocations A in the last N/2 frames, most in one frame M
 *   frame COUNT                one line a frame
 *   at FRAME ADDRESS...        one line an allocation (of the first 65,536): its callers in the library, innermost first
 *
 * MAGMA_ALLOC_PLANT=1 adds one allocation a frame with a caller that counts as ours: the negative control. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_FRAMES = 1 << 16, MAX_NOTES = 1 << 16, DEPTH = 24 };

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_uintptr_t code_begin, code_end; /* libMagmaGL.so's mapping */
static uintptr_t base;                        /* where it was loaded */
static atomic_uint count;
static atomic_uint frames;
static unsigned by_frame[MAX_FRAMES];

/* One note an allocation, until the notes are full: what is counted does not depend on them. */
static struct note {
    uint32_t frame, depth;
    uintptr_t at[DEPTH]; /* addresses in the library, innermost first; 0 is outside of it */
} notes[MAX_NOTES];
static atomic_uint note_count;
static _Thread_local bool noting; /* backtrace() may allocate */

static int find_library(struct dl_phdr_info *info, size_t size, void *data)
{
    (void)size, (void)data;
    if (!info->dlpi_name || !strstr(info->dlpi_name, "_magma.so") && !strstr(info->dlpi_name, "libMagmaGL.so")) return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *h = &info->dlpi_phdr[i];
        if (h->p_type != PT_LOAD || !(h->p_flags & PF_X)) continue;
        base = info->dlpi_addr;
        atomic_store(&code_begin, info->dlpi_addr + h->p_vaddr);
        atomic_store(&code_end, info->dlpi_addr + h->p_vaddr + h->p_memsz);
    }
    return 1;
}

static bool ours(const void *caller)
{
    uintptr_t at = (uintptr_t)caller;
    return at >= atomic_load_explicit(&code_begin, memory_order_relaxed) && at < atomic_load_explicit(&code_end, memory_order_relaxed);
}

static void note_stack(const void *caller)
{
    void *stack[DEPTH + 4];
    unsigned at = atomic_load(&note_count);
    if (noting || at >= MAX_NOTES || (at = atomic_fetch_add(&note_count, 1)) >= MAX_NOTES) return;
    noting = true;
    int n = backtrace(stack, DEPTH + 4), first = 0;
    noting = false;
    while (first < n && stack[first] != caller) first++;
    if (first >= n) stack[0] = (void *)caller, first = 0, n = 1;
    struct note *note = &notes[at];
    note->frame = atomic_load(&frames);
    for (int i = first; i < n && note->depth < DEPTH; i++) note->at[note->depth++] = ours(stack[i]) ? (uintptr_t)stack[i] - base : 0;
}

static void tell(const void *caller)
{
    if (!ours(caller)) return;
    atomic_fetch_add(&count, 1);
    note_stack(caller);
}

void *malloc(size_t size)
{
    tell(__builtin_return_address(0));
    return __libc_malloc(size);
}

void *calloc(size_t n, size_t size)
{
    tell(__builtin_return_address(0));
    return __libc_calloc(n, size);
}

void *realloc(void *p, size_t size)
{
    tell(__builtin_return_address(0));
    return __libc_realloc(p, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    tell(__builtin_return_address(0));
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size)
{
    tell(__builtin_return_address(0));
    *out = __libc_memalign(alignment, size);
    return *out ? 0 : 12; /* ENOMEM */
}

static void end_frame(void)
{
    if (!atomic_load(&code_end)) dl_iterate_phdr(find_library, NULL);
    if (getenv("MAGMA_ALLOC_PLANT")) tell((const void *)atomic_load(&code_begin));
    unsigned now = atomic_exchange(&count, 0), frame = atomic_load(&frames);
    if (frame < MAX_FRAMES) by_frame[frame] = now, atomic_store(&frames, frame + 1);
}

/* The next definition of each: the one that the program would have got. */
typedef unsigned (*egl_swap)(void *, void *);
typedef void (*glx_swap)(void *, unsigned long);
typedef void *(*fence_sync)(unsigned, unsigned);
typedef void *(*dl_sym)(void *, const char *);
static egl_swap next_egl_swap;
static glx_swap next_glx_swap;

static void *find(void *handle, const char *name)
{
    static dl_sym next;
    if (!next) next = (dl_sym)dlvsym(RTLD_NEXT, "dlsym", "GLIBC_2.2.5");
    return next(handle, name);
}

unsigned eglSwapBuffers(void *display, void *surface)
{
    if (!next_egl_swap) next_egl_swap = (egl_swap)find(RTLD_NEXT, "eglSwapBuffers");
    end_frame();
    return next_egl_swap(display, surface);
}

void glXSwapBuffers(void *display, unsigned long drawable)
{
    if (!next_glx_swap) next_glx_swap = (glx_swap)find(RTLD_NEXT, "glXSwapBuffers");
    end_frame();
    next_glx_swap(display, drawable);
}

void *glFenceSync(unsigned condition, unsigned flags)
{
    static fence_sync next;
    if (!next) next = (fence_sync)find(RTLD_NEXT, "glFenceSync");
    if (getenv("MAGMA_ALLOC_FENCES")) end_frame();
    return next(condition, flags);
}

/* Programs that take their GL by dlopen and dlsym (apitrace's replay) get the same two. */
void *dlsym(void *handle, const char *name)
{
    void *found = find(handle, name);
    if (found && handle != RTLD_NEXT && !strcmp(name, "glXSwapBuffers") && found != (void *)glXSwapBuffers) {
        next_glx_swap = (glx_swap)found;
        return (void *)glXSwapBuffers;
    }
    if (found && handle != RTLD_NEXT && !strcmp(name, "eglSwapBuffers") && found != (void *)eglSwapBuffers) {
        next_egl_swap = (egl_swap)found;
        return (void *)eglSwapBuffers;
    }
    return found;
}

__attribute__((destructor)) static void report(void)
{
    const char *path = getenv("MAGMA_ALLOC_REPORT");
    unsigned sum = 0, most = 0;
    if (!path || !frames) return;
    for (unsigned i = frames / 2; i < frames; i++) {
        sum += by_frame[i];
        if (by_frame[i] > most) most = by_frame[i];
    }
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (fd < 0) return;
    FILE *out = fdopen(fd, "w");
    if (!out) return;
    fprintf(out, "frames %u, allocations %u in the last %u frames, most in one frame %u\n", frames, sum, frames - frames / 2, most);
    for (unsigned i = 0; i < frames; i++) fprintf(out, "frame %u\n", by_frame[i]);
    for (unsigned i = 0; i < note_count && i < MAX_NOTES; i++) {
        fprintf(out, "at %u", notes[i].frame);
        for (unsigned d = 0; d < notes[i].depth; d++)
            if (notes[i].at[d]) fprintf(out, " %lx", (unsigned long)notes[i].at[d]);
        fputc('\n', out);
    }
    fclose(out);
}
