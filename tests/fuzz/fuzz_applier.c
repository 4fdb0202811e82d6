/* The entry: one input, one session. Records are handed over one at a time and in memory of their exact size, so that a
 * sanitizer sees any step outside and so that it is known which record ended the session; what has no right header goes
 * over as it is. */
#include "tests/fuzz/fuzz.h"

#include "wire/transport/applier.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

fuzz_outcome fuzz_total;

static void on_event(void *user, mgl_event event, const void *payload, uint32_t payload_size, const void *tail,
                     uint32_t tail_size)
{
    (void)user, (void)event, (void)payload, (void)payload_size, (void)tail, (void)tail_size;
    __atomic_fetch_add(&fuzz_total.events, 1, __ATOMIC_RELAXED);
}

static bool apply_copy(mgl_applier *applier, const uint8_t *bytes, size_t size)
{
    uint8_t *exact = malloc(size);
    if (!exact) return false;
    memcpy(exact, bytes, size);
    bool good = mgl_applier_apply(applier, exact, size);
    free(exact);
    return good;
}

static void apply_all(mgl_applier *applier, const uint8_t *data, size_t size)
{
    while (size >= sizeof(mgl_record_header)) {
        mgl_record_header header;
        memcpy(&header, data, sizeof header);
        bool whole =
            header.size >= sizeof header && header.size % 8 == 0 && header.size <= size && header.op < MGL_OP_COUNT;
        if (!whole) {
            fuzz_total.malformed++;
            apply_copy(applier, data, size);
            return;
        }
        if (!apply_copy(applier, data, header.size)) {
            fuzz_total.refused[header.op]++;
            return;
        }
        fuzz_total.applied[header.op]++;
        data += header.size;
        size -= header.size;
    }
    mgl_applier_idle(applier);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char reason[256] = "";
    mgl_caps caps;
    uint8_t *stage = calloc(1, FUZZ_STAGE_BYTES), *reply = calloc(1, FUZZ_REPLY_BYTES);
    mgl_applier_host host = {.stage = stage,
                             .stage_size = FUZZ_STAGE_BYTES,
                             .reply = reply,
                             .reply_size = FUZZ_REPLY_BYTES,
                             .event = on_event};
    mgl_applier *applier = stage && reply ? mgl_applier_create(&host, &caps, reason) : NULL;
    if (!applier) {
        fprintf(stderr, "fuzz_applier: no device: %s\n", reason);
        exit(77);
    }
    fuzz_total.inputs++;
    apply_all(applier, data, size);
    mgl_applier_destroy(&applier);
    free(stage);
    free(reply);
    return 0;
}
