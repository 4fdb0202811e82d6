/* The one table of exported names. eglGetProcAddress, glXGetProcAddress and glXGetProcAddressARB all answer from it,
 * with the very addresses that dlsym gives: programs compare them (users-asks.md row 1). Read-only, so any thread may
 * call. */
#ifndef MGL_ENTRY_PROCS_H
#define MGL_ENTRY_PROCS_H

typedef void (*mgl_proc)(void);

/* The exported function of that name (gl*, egl*, glX*), or NULL when there is none. A NULL name gives NULL. */
mgl_proc mgl_proc_find(const char *name);

#endif
