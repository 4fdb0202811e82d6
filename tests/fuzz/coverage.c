/* Edge coverage for a build with -fsanitize-coverage=trace-pc: a hash of the last two program counters marks a byte.
 * This file itself is compiled without the flag. The completion thread marks too; a lost mark does not matter. */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#define EDGES (1u << 16)

static uint8_t seen[EDGES], now[EDGES];
static uint32_t edges;
static __thread uintptr_t last;

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void)
{
    uintptr_t pc = (uintptr_t)__builtin_return_address(0);
    __atomic_store_n(&now[(pc ^ last * 3u ^ pc >> 16) & (EDGES - 1)], 1, __ATOMIC_RELAXED);
    last = pc;
}

void fuzz_coverage_reset(void)
{
    memset(now, 0, sizeof now);
}

uint32_t fuzz_coverage_new(void)
{
    uint32_t fresh = 0;
    for (uint32_t i = 0; i < EDGES; i++) {
        if (!__atomic_load_n(&now[i], __ATOMIC_RELAXED) || seen[i]) continue;
        seen[i] = 1;
        fresh++;
    }
    edges += fresh;
    return fresh;
}

uint32_t fuzz_coverage_edges(void)
{
    return edges;
}
