/* The applier's fuzzer. fuzz_applier.c is the libFuzzer-style entry; the other files are a driver of our own, so that a
 * gcc build fuzzes too: streams made and mutated by the catalogue, kept when they reach new code (gcc's
 * -fsanitize-coverage=trace-pc) or a new outcome.
 *
 * An input is a run of records as a client could send it. Single-threaded. */
#ifndef MGL_TESTS_FUZZ_H
#define MGL_TESTS_FUZZ_H

#include "translator/base/memory.h"
#include "wire/catalogue/records.h"

#define FUZZ_STAGE_BYTES (64u << 10)
#define FUZZ_REPLY_BYTES (64u << 10)
#define FUZZ_INPUT_LIMIT (256u << 10)

/* Applies one input in a session of its own. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct fuzz_outcome {
    uint64_t applied[MGL_OP_COUNT], refused[MGL_OP_COUNT]; /* records by opcode: accepted, or ended the session */
    uint64_t inputs, malformed, events;
} fuzz_outcome;
extern fuzz_outcome fuzz_total;

/* Code reached since fuzz_coverage_reset: edges, new ones since the start of the process. Both 0 in a build without
 * trace-pc. */
void fuzz_coverage_reset(void);
uint32_t fuzz_coverage_new(void);
uint32_t fuzz_coverage_edges(void);

/* Random numbers (xorshift), seeded once. */
void fuzz_seed(uint64_t seed);
uint32_t fuzz_random(uint32_t below);

/* A stream in which most records of the catalogue occur with right fields. */
void fuzz_scene(mgl_bytes *out);
/* Appends one record with random fields, its sizes right. */
void fuzz_make_record(mgl_bytes *out, mgl_op op);
/* Changes a stream: fields, tails, order, bytes; may splice in `other`. */
void fuzz_mutate(mgl_bytes *stream, const mgl_bytes *other);

#endif
