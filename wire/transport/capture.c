#include "wire/transport/capture.h"

#include "translator/base/log.h"
#include "translator/base/memory.h"
#include "wire/codec/decoder.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

struct mgl_capture {
    FILE *file;
    bool failed;
};

static void put(mgl_capture *capture, const void *bytes, uint64_t size)
{
    if (capture->failed || !size || fwrite(bytes, (size_t)size, 1, capture->file) == 1) return;
    capture->failed = true;
    mgl_log_warn("the capture file is incomplete: %s", strerror(errno));
}

mgl_capture *mgl_capture_create(const char *path, const mgl_segment_sizes *sizes, const mgl_caps *caps)
{
    mgl_capture *capture = mgl_new(mgl_capture);
    if (!capture) return NULL;
    capture->file = fopen(path, "wbe");
    if (!capture->file) {
        mgl_log_warn("cannot write the capture file %s: %s", path, strerror(errno));
        mgl_free(capture);
        return NULL;
    }
    setvbuf(capture->file, NULL, _IOFBF, 1u << 20);
    mgl_capture_header header = {.magic = MGL_CAPTURE_MAGIC,
                                 .version = MGL_CAPTURE_VERSION,
                                 .caps_size = sizeof(mgl_caps),
                                 .fingerprint = mgl_wire_fingerprint(),
                                 .sizes = *sizes,
                                 .caps = *caps};
    put(capture, &header, sizeof header);
    return capture;
}

static void put_block(mgl_capture *capture, uint32_t kind, uint64_t offset, const void *bytes, uint64_t size)
{
    static const uint8_t zeros[8];
    mgl_capture_block block = {kind, 0, offset, size};
    put(capture, &block, sizeof block);
    put(capture, bytes, size);
    put(capture, zeros, -size & 7u);
}

void mgl_capture_chunk(mgl_capture *capture, const void *records, uint64_t size)
{
    put_block(capture, MGL_CAPTURE_CHUNK, 0, records, size);
}

void mgl_capture_stage(mgl_capture *capture, uint64_t offset, const void *bytes, uint64_t size)
{
    put_block(capture, MGL_CAPTURE_STAGE, offset, bytes, size);
}

void mgl_capture_destroy(mgl_capture **capture)
{
    if (!*capture) return;
    fclose((*capture)->file);
    mgl_free(*capture);
    *capture = NULL;
}
