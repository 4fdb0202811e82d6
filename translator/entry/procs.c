#include "translator/entry/procs.h"

#include "translator/entry/generated/gl_api.h"

#include <stddef.h>
#include <string.h>

/* Only addresses are taken here, so the signatures do not matter; the names that <GL/gl.h> declares are declared there.
 */
typedef struct proc {
    const char *name;
    mgl_proc address;
} proc;

#define P(name) extern const char mgl_address_of_##name[] __asm__(#name);
#include "translator/entry/generated/procs.def"
#undef P

static const struct {
    const char *name;
    const char *address;
} procs[] = {
#define P(name) {#name, mgl_address_of_##name},
#include "translator/entry/generated/procs.def"
#undef P
};

mgl_proc mgl_proc_find(const char *name)
{
    if (!name) return NULL;
    size_t low = 0, high = sizeof(procs) / sizeof(procs[0]);
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(name, procs[middle].name);
        if (order == 0) return (mgl_proc)(uintptr_t)procs[middle].address;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

const char *mgl_call_name(unsigned call)
{
    static const char *const names[MGL_CALL_COUNT] = {
        "none",
#define C(name) #name,
#include "translator/entry/generated/calls.def"
#undef C
    };
    return call < MGL_CALL_COUNT ? names[call] : "none";
}
