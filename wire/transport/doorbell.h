/* Blocking without a lock, between threads or between processes: spin, set a parked flag, block; the peer rings only a
 * parked bell.
 *
 * A bell is one 32-bit word in memory that both sides see: 1 while somebody is parked on it. The waiter stores 1, looks
 * at its condition once more and blocks; the other side changes the condition, then looks at the word. All four
 * accesses are sequentially consistent, so one of the two always sees the other (and no stand-alone fence is needed,
 * which ThreadSanitizer does not know). */
#ifndef MGL_WIRE_DOORBELL_H
#define MGL_WIRE_DOORBELL_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef _Atomic uint32_t mgl_bell;

/* Blocks while the bell says parked, at most timeout_ns. May return early: look at the condition again. */
void mgl_bell_block(mgl_bell *bell, uint64_t timeout_ns);
void mgl_bell_wake(mgl_bell *bell);

/* Says that somebody is about to block. The condition must be looked at after this. */
static inline void mgl_bell_park(mgl_bell *bell)
{
    atomic_store(bell, 1);
}

/* Wakes whoever is parked: one load when nobody is. True when it rang. */
static inline bool mgl_bell_ring(mgl_bell *bell)
{
    if (!atomic_load(bell)) return false;
    if (!atomic_exchange(bell, 0)) return false;
    mgl_bell_wake(bell);
    return true;
}

/* How long one kind of wait spins before it blocks. It adapts: waits that end within `limit_ns` make it spin for twice
 * what they took, longer ones halve it. `expired` counts the waits in a row that ended for their timeout. Racing
 * updates are harmless. mgl_spin_init takes the limit from the settings (0 on one CPU). */
typedef struct mgl_spin {
    _Atomic uint64_t budget_ns;
    _Atomic uint32_t expired;
    uint64_t limit_ns;
} mgl_spin;
void mgl_spin_init(mgl_spin *spin);
void mgl_spin_limit(mgl_spin *spin, uint64_t limit_ns); /* lowers the limit */
void mgl_spin_learn(mgl_spin *spin, uint64_t waited_ns);

/* Tells the CPU that this is a spin. */
static inline void mgl_spin_pause(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__) || defined(__arm__)
    __asm__ volatile("yield");
#endif
}

#endif
