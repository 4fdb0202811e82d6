/* magma-server --replay: a capture file applied with no program. Windows become offscreen surfaces; the picture of a
 * frame is read from the texture that its present names (without presents: from the framebuffer that is bound at the
 * fence, or at the end). The file is not trusted: blocks are checked here, records by the applier, as from any client.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "wire/server/server.h"

#include "translator/base/hash.h"
#include "translator/base/log.h"
#include "translator/base/memory.h"
#include "translator/base/settings.h"
#include "translator/base/thread.h"
#include "wire/codec/decoder.h"
#include "wire/codec/encoder.h"
#include "wire/server/picture.h"
#include "wire/transport/applier.h"
#include "wire/transport/capture.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define CHUNK_LIMIT    (MGL_CHUNK_SIZE + 64u)
#define ANSWER_SECONDS 60
#define OWN_REPLY      (1ull << 63) /* the replayed stream's own read-backs have small ids */

typedef struct shape {
    mgl_format format;
    uint32_t width, height, samples;
} shape; /* of a texture's level 0 */

typedef struct replay {
    FILE *file;
    mgl_capture_header header;
    uint8_t *stage, *reply, *chunk;
    mgl_applier *applier;
    mgl_caps caps;
    pthread_mutex_t lock; /* the answer to our own read-back */
    pthread_cond_t told;
    bool answered, failed, faulted;
    mgl_table shapes; /* mgl_handle -> shape */
    mgl_wire_framebuffer framebuffer;
    uint64_t records, presents, fences, frame; /* so far; frame: those of the kind that counts */
    bool by_fence;
    int64_t wanted; /* -1: no picture */
    const char *png;
    bool written;
} replay;

static void on_event(void *user, mgl_event event, const void *payload, uint32_t payload_size, const void *tail,
                     uint32_t tail_size)
{
    replay *r = user;
    (void)payload_size;
    pthread_mutex_lock(&r->lock);
    if (event == MGL_EVENT_REPLY_DONE && ((const mgl_event_reply_done *)payload)->id == OWN_REPLY) {
        r->failed = ((const mgl_event_reply_done *)payload)->failed;
        r->answered = true;
    } else if (event == MGL_EVENT_MESSAGE) {
        mgl_log_warn("%.*s", (int)tail_size, (const char *)tail);
    } else if (event == MGL_EVENT_SESSION_FAULT) {
        fprintf(stderr, "magma-server: record %llu: %.*s\n", (unsigned long long)r->records, (int)tail_size,
                (const char *)tail);
        r->faulted = true;
    } else if (event == MGL_EVENT_DEVICE_LOST) {
        fprintf(stderr, "magma-server: the device was lost\n");
        r->faulted = true;
    }
    pthread_cond_broadcast(&r->told);
    pthread_mutex_unlock(&r->lock);
}

/* ---- the picture ---- */

static bool wait_for_answer(replay *r)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += ANSWER_SECONDS;
    mgl_applier_idle(r->applier);
    pthread_mutex_lock(&r->lock);
    while (!r->answered && !r->faulted && pthread_cond_timedwait(&r->told, &r->lock, &until) == 0) {
    }
    bool good = r->answered && !r->failed;
    pthread_mutex_unlock(&r->lock);
    return good;
}

static bool read_texture(replay *r, const mgl_image_ref *image, uint32_t width, uint32_t height, uint32_t texel_bytes)
{
    struct {
        mgl_record_header header;
        mgl_wire_texture_read read;
    } record;
    memset(&record, 0, sizeof record);
    record.header = (mgl_record_header){MGL_OP_texture_read, 0, sizeof record};
    record.read.texture = image->texture;
    record.read.level = image->level;
    record.read.aspects = MGL_ASPECT_COLOR;
    record.read.box = (mgl_box){0, 0, (int32_t)image->layer, width, height, 1};
    record.read.row_bytes = width * texel_bytes;
    record.read.image_bytes = width * height * texel_bytes;
    record.read.reply = (mgl_reply){.id = OWN_REPLY, .offset = 0, .size = (uint64_t)width * height * texel_bytes};
    r->answered = r->failed = false;
    return mgl_applier_apply(r->applier, &record, sizeof record) && wait_for_answer(r);
}

static const char *take_picture(replay *r, const mgl_image_ref *image, bool top_first)
{
    const char *why = NULL;
    const shape *s = mgl_table_find(&r->shapes, &image->texture, sizeof image->texture);
    if (!s) return "nothing was drawn to";
    if (s->samples > 1) return "it is multisampled";
    uint32_t width = MGL_MAX(s->width >> image->level, 1u), height = MGL_MAX(s->height >> image->level, 1u);
    uint32_t bytes = mgl_format_infos[s->format].bytes;
    if ((uint64_t)width * height * bytes > r->header.sizes.reply)
        return "it is larger than the reply segment; capture with a larger MAGMA_REPLY_MB";
    if (!read_texture(r, image, width, height, bytes)) return "it could not be read";
    if (!mgl_picture_write(r->png, s->format, width, height, top_first, r->reply, &why)) return why;
    r->written = true;
    return NULL;
}

static bool show(replay *r, const mgl_image_ref *image, bool top_first)
{
    const char *why = take_picture(r, image, top_first);
    if (why) fprintf(stderr, "magma-server: no picture of frame %lld: %s\n", (long long)r->wanted, why);
    return !r->faulted;
}

static mgl_image_ref drawn_image(const replay *r)
{
    uint8_t slot = r->framebuffer.draw_map[0];
    return r->framebuffer.color[slot < 8 ? slot : 0].image;
}

/* ---- the stream ---- */

static void note_shape(replay *r, mgl_handle texture, uint32_t format, uint32_t width, uint32_t height,
                       uint32_t samples)
{
    if (format >= MGL_FORMAT_COUNT) return;
    shape *s = mgl_table_find(&r->shapes, &texture, sizeof texture);
    if (!s) {
        s = mgl_new(shape);
        if (s && !mgl_table_insert(&r->shapes, &texture, sizeof texture, s)) {
            mgl_free(s);
            return;
        }
    }
    if (s) *s = (shape){(mgl_format)format, width, height, samples};
}

/* What replaying needs to know of a record, before it is applied; its size has been checked against the catalogue. */
static void note(replay *r, mgl_record_header *header)
{
    void *payload = header + 1;
    if (header->op == MGL_OP_surface_create) {
        mgl_wire_surface_create *create = payload;
        create->kind = MGL_SURFACE_OFFSCREEN;
        create->native = 0;
    } else if (header->op == MGL_OP_texture_level) {
        const mgl_wire_texture_level *level = payload;
        if (level->level == 0)
            note_shape(r, level->texture, level->format, level->width, level->height, level->samples);
    } else if (header->op == MGL_OP_texture_storage) {
        const mgl_wire_texture_storage *storage = payload;
        note_shape(r, storage->texture, storage->format, storage->width, storage->height, storage->samples);
    } else if (header->op == MGL_OP_framebuffer) {
        memcpy(&r->framebuffer, payload, sizeof r->framebuffer);
    }
}

/* Bytes of the fixed part, so that note() may read it. */
static size_t payload_size(uint16_t op)
{
    static const uint32_t sizes[MGL_OP_COUNT] = {
        0,
#define R(name, wait, doc)           sizeof(mgl_wire_##name),
#define RT(name, element, wait, doc) sizeof(mgl_wire_##name),
#include "wire/catalogue/records.def"
#undef R
#undef RT
    };
    return op < MGL_OP_COUNT ? sizes[op] : 0;
}

/* Applies the records up to `record`, then the picture is taken in front of it (present) or behind it (fence). */
static bool apply_and_show(replay *r, const uint8_t *from, const uint8_t *record, uint32_t size)
{
    const uint8_t *to = r->by_fence ? record + size : record;
    if (to != from && !mgl_applier_apply(r->applier, from, (size_t)(to - from))) return false;
    mgl_image_ref image = drawn_image(r);
    if (!r->by_fence)
        image = (mgl_image_ref){((const mgl_wire_present *)(record + sizeof(mgl_record_header)))->texture, 0, 0};
    if (!show(r, &image, !r->by_fence || r->framebuffer.top_first)) return false;
    return r->by_fence || mgl_applier_apply(r->applier, record, size);
}

static bool apply_chunk(replay *r, uint8_t *chunk, size_t size)
{
    uint8_t *from = chunk;
    for (size_t at = 0; at < size;) {
        mgl_record_header *header = (mgl_record_header *)(chunk + at);
        if (size - at < sizeof *header || header->size < sizeof *header || header->size % 8 || header->size > size - at)
            break;
        if (header->size < sizeof *header + payload_size(header->op)) break; /* the applier names the fault */
        note(r, header);
        r->records++;
        bool frame = header->op == (r->by_fence ? MGL_OP_fence : MGL_OP_present);
        if (frame && (int64_t)r->frame++ == r->wanted) {
            if (!apply_and_show(r, from, chunk + at, header->size)) return false;
            from = chunk + at + header->size;
        }
        at += header->size;
    }
    return from == chunk + size || mgl_applier_apply(r->applier, from, (size_t)(chunk + size - from));
}

/* Reads the next block's header. False at the end of the file, or of what can be read. */
static bool next_block(replay *r, mgl_capture_block *block)
{
    if (fread(block, sizeof *block, 1, r->file) != 1) return false;
    if (block->kind == MGL_CAPTURE_CHUNK && block->size <= CHUNK_LIMIT && block->size % 8 == 0) return true;
    if (block->kind == MGL_CAPTURE_STAGE && block->offset <= r->header.sizes.stage &&
        block->size <= r->header.sizes.stage - block->offset)
        return true;
    fprintf(stderr, "magma-server: the capture is damaged; it is replayed up to there\n");
    return false;
}

static bool read_block(replay *r, const mgl_capture_block *block)
{
    uint8_t padding[8], *to = block->kind == MGL_CAPTURE_STAGE ? r->stage + block->offset : r->chunk;
    size_t pad = -block->size & 7u;
    return (!block->size || fread(to, block->size, 1, r->file) == 1) && (!pad || fread(padding, pad, 1, r->file) == 1);
}

/* Counts presents and fences without applying anything, to know which frame is the last and which kind counts. */
static void count_frames(replay *r)
{
    long start = ftell(r->file);
    mgl_capture_block block;
    while (next_block(r, &block) && read_block(r, &block)) {
        if (block.kind != MGL_CAPTURE_CHUNK) continue;
        for (size_t at = 0; at + sizeof(mgl_record_header) <= block.size;) {
            const mgl_record_header *header = (const mgl_record_header *)(r->chunk + at);
            if (header->size < sizeof *header || header->size % 8) break;
            r->presents += header->op == MGL_OP_present;
            r->fences += header->op == MGL_OP_fence;
            at += header->size;
        }
    }
    fseek(r->file, start, SEEK_SET);
    r->by_fence = r->presents == 0;
}

static bool open_file(replay *r, const char *path)
{
    r->file = fopen(path, "rbe");
    if (!r->file) {
        fprintf(stderr, "magma-server: cannot read %s: %s\n", path, strerror(errno));
        return false;
    }
    const mgl_capture_header *h = &r->header;
    if (fread(&r->header, sizeof r->header, 1, r->file) != 1 ||
        memcmp(h->magic, MGL_CAPTURE_MAGIC, sizeof h->magic) != 0) {
        fprintf(stderr, "magma-server: %s is not a capture\n", path);
        return false;
    }
    if (h->version != MGL_CAPTURE_VERSION || h->fingerprint != mgl_wire_fingerprint() ||
        h->caps_size != sizeof(mgl_caps)) {
        fprintf(stderr, "magma-server: %s was made by another version of MagmaGL\n", path);
        return false;
    }
    if (!mgl_segment_sizes_valid(&h->sizes)) {
        fprintf(stderr, "magma-server: %s is damaged\n", path);
        return false;
    }
    r->stage = mgl_calloc(1, h->sizes.stage);
    r->reply = mgl_calloc(1, h->sizes.reply);
    r->chunk = mgl_malloc(CHUNK_LIMIT);
    if (!r->stage || !r->reply || !r->chunk) fprintf(stderr, "magma-server: out of memory\n");
    return r->stage && r->reply && r->chunk;
}

static bool open_device(replay *r)
{
    char reason[256] = "";
    mgl_applier_host host = {.user = r,
                             .stage = r->stage,
                             .stage_size = r->header.sizes.stage,
                             .reply = r->reply,
                             .reply_size = r->header.sizes.reply,
                             .event = on_event,
                             .validate = mgl_settings()->validate};
    r->applier = mgl_applier_create(&host, &r->caps, reason);
    if (!r->applier) fprintf(stderr, "magma-server: %s\n", reason);
    r->header.caps.device_name[sizeof r->header.caps.device_name - 1] = '\0';
    if (r->applier && strcmp(r->caps.device_name, r->header.caps.device_name) != 0)
        mgl_log_info("captured on %s, replayed on %s", r->header.caps.device_name, r->caps.device_name);
    return r->applier != NULL;
}

static bool apply_all(replay *r)
{
    mgl_capture_block block;
    bool good = true;
    while (good && next_block(r, &block) && read_block(r, &block))
        if (block.kind == MGL_CAPTURE_CHUNK) good = apply_chunk(r, r->chunk, block.size) && !r->faulted;
    return good;
}

static void finish(replay *r)
{
    mgl_applier_destroy(&r->applier);
    mgl_table_finish(&r->shapes, mgl_free);
    if (r->file) fclose(r->file);
    mgl_free(r->stage);
    mgl_free(r->reply);
    mgl_free(r->chunk);
}

int mgl_replay(const char *path, int64_t frame, const char *png)
{
    replay r = {.lock = PTHREAD_MUTEX_INITIALIZER, .told = PTHREAD_COND_INITIALIZER, .wanted = -1, .png = png};
    bool good = open_file(&r, path) && open_device(&r);
    if (good) {
        count_frames(&r);
        uint64_t frames = r.by_fence ? r.fences : r.presents;
        if (png) r.wanted = frame >= 0 ? frame : (int64_t)frames - 1;
        uint64_t start = mgl_time_ns();
        good = apply_all(&r);
        if (good && png && !frames) { /* neither presents nor fences: what is there at the end */
            mgl_image_ref image = drawn_image(&r);
            show(&r, &image, r.framebuffer.top_first);
        }
        if (png && frames && r.wanted >= (int64_t)frames)
            fprintf(stderr, "magma-server: there is no frame %lld\n", (long long)r.wanted);
        printf("%llu frames by %s, %llu records, %.3f seconds\n", (unsigned long long)frames,
               r.by_fence ? "fences" : "presents", (unsigned long long)r.records,
               (double)(mgl_time_ns() - start) * 1e-9);
    }
    bool done = good && !r.faulted && (!png || r.written);
    finish(&r);
    return done ? 0 : 1;
}
