/* An applier without Vulkan, for tests of the wire: decodes, checks what it can, answers at once.
 *
 * Markers tell it what to do: "sleep MS", "flood N" (N messages), "fault", "kill" (the process), "hold" (fences and
 * presents are answered no more) and "release" (all at once), "rings" and "slices" (fake_waits_for_rings on and off). A
 * staged or inline buffer_upload must carry the pattern of its `offset`. */
#ifndef MGL_TESTS_FAKE_APPLIER_H
#define MGL_TESTS_FAKE_APPLIER_H

#include "wire/transport/applier.h"

#include <stdatomic.h>

typedef struct fake_applier_log {
    atomic_ullong ops[MGL_OP_COUNT], bytes_checked, ranges, mismatches, unbound, created, destroyed, idles, applies;
} fake_applier_log;
extern fake_applier_log fake_log; /* of all appliers in this process */

/* Waits of this process that look again after a while now wait for good: a ring that was lost hangs them. */
extern atomic_bool fake_waits_for_rings;

static inline uint8_t fake_pattern(uint64_t seed, uint64_t at)
{
    return (uint8_t)(seed * 31u + at * 7u + (at >> 8));
}

#endif
