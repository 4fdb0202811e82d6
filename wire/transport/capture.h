/* Capture files: the stream of one connection, for magma-server --replay.
 *
 * Layout (little-endian): mgl_capture_header, then blocks: mgl_capture_block followed by `size` bytes, padded with
 * zeros to 8. A STAGE block says what lies in the stage segment when the next CHUNK block is applied; a CHUNK block
 * holds whole records. The file ends where the program ended; a block cut short is the end too. */
#ifndef MGL_WIRE_CAPTURE_H
#define MGL_WIRE_CAPTURE_H

#include "wire/catalogue/caps.h"
#include "wire/transport/segments.h"

#define MGL_CAPTURE_MAGIC   "MGLWIRE"
#define MGL_CAPTURE_VERSION 2u
enum { MGL_CAPTURE_CHUNK = 1, MGL_CAPTURE_STAGE = 2 };

typedef struct mgl_capture_header {
    char magic[8];
    uint32_t version, caps_size;
    uint64_t fingerprint; /* mgl_wire_fingerprint: the reader refuses another one */
    mgl_segment_sizes sizes;
    mgl_caps caps; /* of the device that it was made on: another one may do less */
} mgl_capture_header;

typedef struct mgl_capture_block {
    uint32_t kind, reserved;
    uint64_t offset /* STAGE: where */, size;
} mgl_capture_block;

typedef struct mgl_capture mgl_capture;

/* Starts a file. NULL with a warning when it cannot be written. Calls on one capture must not overlap (the stream lock
 * sees to it). */
mgl_capture *mgl_capture_create(const char *path, const mgl_segment_sizes *sizes, const mgl_caps *caps);
void mgl_capture_chunk(mgl_capture *capture, const void *records, uint64_t size);
void mgl_capture_stage(mgl_capture *capture, uint64_t offset, const void *bytes, uint64_t size);
void mgl_capture_destroy(mgl_capture **capture);

#endif
