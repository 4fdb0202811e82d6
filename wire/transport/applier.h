/* The seam between the server's transports and the Vulkan back end (translator/vk): what a transport calls, and what
 * the back end calls back.
 *
 * One applier serves one session. `apply` and `idle` are called by one thread at a time (the GL thread in monolith
 * under the stream lock, the submit thread otherwise). The host's functions may be called from the applying thread and
 * from the back end's completion thread. */
#ifndef MGL_WIRE_APPLIER_H
#define MGL_WIRE_APPLIER_H

#include "wire/catalogue/caps.h"
#include "wire/catalogue/records.h"

#include <stddef.h>

#define MGL_MAPS_PAGE 65536u /* the maps segment and its ranges are multiples of this, as every system's pages divide it */

/* What the session gives to the applier. All pointers outlive the applier. */
typedef struct mgl_applier_host {
    void *user;
    const uint8_t *stage; /* the stage segment, read by the applier while it applies the record that names it */
    uint64_t stage_size;
    uint8_t *reply; /* the reply segment, written before reply_done is sent */
    uint64_t reply_size;
    uint8_t *maps; /* the maps segment, which client and device read and write at any time */
    uint64_t maps_size;
    /* Sends an event; thread-safe; never drops, waits for room. `payload` is copied. */
    void (*event)(void *user, mgl_event event, const void *payload, uint32_t payload_size, const void *tail,
                  uint32_t tail_size);
    const char *display; /* the X display name that windows are on, or NULL */
    bool trusted;        /* the client is this process: SPIR-V is not validated again */
    bool validate;       /* load the validation layer */
} mgl_applier_host;

typedef struct mgl_applier mgl_applier;

/* Opens a Vulkan device by the settings and fills *caps. NULL when there is none that will do: `reason` (256 bytes)
 * then names the missing driver or feature in one line. */
mgl_applier *mgl_applier_create(const mgl_applier_host *host, mgl_caps *caps, char reason[256]);
/* Waits for the GPU, frees everything, clears *applier. NULL is fine. */
void mgl_applier_destroy(mgl_applier **applier);

/* Applies whole records. False: the session is at fault (already named through event session_fault) and must end. */
bool mgl_applier_apply(mgl_applier *applier, const void *records, size_t size);
/* Nothing has arrived for a while: submits what the program will be waiting for if anything is recorded and asked for.
 */
void mgl_applier_idle(mgl_applier *applier);
/* Lists the devices (magma-info): fills caps of device `index` and the reason why it will not do, if so. False past the
 * last. */
bool mgl_applier_probe(uint32_t index, mgl_caps *caps, char reason[256]);

/* Counters of the back end for --stats. */
typedef struct mgl_server_counters {
#define MGL_SERVER_COUNTER(name, doc) uint64_t name;
#include "wire/transport/counters.def"
} mgl_server_counters;
mgl_server_counters mgl_applier_counters(const mgl_applier *applier);

#endif
