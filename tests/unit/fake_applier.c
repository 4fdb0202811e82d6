#include "tests/unit/fake_applier.h"

#include "translator/base/memory.h"
#include "translator/base/thread.h"
#include "wire/codec/decoder.h"
#include "wire/transport/doorbell.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

fake_applier_log fake_log;
atomic_bool fake_waits_for_rings;

#define SHORTEST_SLICE_NS 100000000u /* what is shorter is a timeout that somebody asked for */

/* Linked in the place of mgl_bell_block (--wrap). */
void __real_mgl_bell_block(mgl_bell *bell, uint64_t timeout_ns);
void __wrap_mgl_bell_block(mgl_bell *bell, uint64_t timeout_ns);
void __wrap_mgl_bell_block(mgl_bell *bell, uint64_t timeout_ns)
{
    bool slice = timeout_ns >= SHORTEST_SLICE_NS && atomic_load(&fake_waits_for_rings);
    __real_mgl_bell_block(bell, slice ? 3600u * 1000000000ull : timeout_ns);
}

struct mgl_applier {
    mgl_applier_host host;
    mgl_handle context;
    uint64_t held_fence, held_frames[64], held_count;
    bool holding, wrong; /* wrong: a byte or a context was not as the test sent it */
    uint64_t draws;
};

static void send(mgl_applier *a, mgl_event event, const void *payload, uint32_t size)
{
    a->host.event(a->host.user, event, payload, size, NULL, 0);
}

static void message(mgl_applier *a, mgl_event event, const char *text)
{
    mgl_event_message what = {.severity = 2, .tail_count = (uint32_t)strlen(text)};
    a->host.event(a->host.user, event, &what, sizeof what, text, what.tail_count);
}

static bool fault(mgl_applier *a, const char *text)
{
    message(a, MGL_EVENT_SESSION_FAULT, text);
    return false;
}

static void check(mgl_applier *a, const uint8_t *bytes, uint64_t size, uint64_t seed)
{
    for (uint64_t i = 0; i < size; i++)
        if (bytes[i] != fake_pattern(seed, i)) {
            atomic_fetch_add(&fake_log.mismatches, 1);
            a->wrong = true;
            break;
        }
    atomic_fetch_add(&fake_log.bytes_checked, size);
}

static bool read_back(mgl_applier *a, const mgl_reply *reply, uint64_t seed)
{
    if (reply->offset > a->host.reply_size || reply->size > a->host.reply_size - reply->offset)
        return fault(a, "reply out of range");
    for (uint64_t i = 0; i < reply->size; i++)
        a->host.reply[reply->offset + i] = fake_pattern(seed, i);
    send(a, MGL_EVENT_REPLY_DONE, &(mgl_event_reply_done){.id = reply->id}, sizeof(mgl_event_reply_done));
    return true;
}

static void release(mgl_applier *a)
{
    a->holding = false;
    if (a->held_fence)
        send(a, MGL_EVENT_FENCE_DONE, &(mgl_event_fence_done){a->held_fence}, sizeof(mgl_event_fence_done));
    for (uint64_t i = 0; i < a->held_count; i++)
        send(a, MGL_EVENT_FRAME_DONE, &(mgl_event_frame_done){a->held_frames[i]}, sizeof(mgl_event_frame_done));
    a->held_fence = a->held_count = 0;
}

static bool obey(mgl_applier *a, const char *order)
{
    int number = 0;
    if (sscanf(order, "sleep %d", &number) == 1)
        nanosleep(&(struct timespec){number / 1000, number % 1000 * 1000000L}, NULL);
    else if (sscanf(order, "flood %d", &number) == 1)
        for (int i = 0; i < number; i++)
            message(a, MGL_EVENT_MESSAGE, "a message from the flood, long enough to fill a ring");
    else if (strcmp(order, "fault") == 0)
        return fault(a, "told to");
    else if (strcmp(order, "kill") == 0)
        kill(getpid(), SIGKILL);
    else if (strcmp(order, "rings") == 0 || strcmp(order, "slices") == 0)
        atomic_store(&fake_waits_for_rings, order[0] == 'r');
    else if (strcmp(order, "hold") == 0)
        a->holding = true;
    else if (strcmp(order, "release") == 0)
        release(a);
    return true;
}

static bool react(mgl_applier *a, const mgl_record_header *header, const void *payload, const void *tail)
{
    atomic_fetch_add(&fake_log.ops[header->op], 1);
    switch (header->op) {
    case MGL_OP_context_bind:
        a->context = ((const mgl_wire_context_bind *)payload)->context;
        break;
    case MGL_OP_draw: {
        const mgl_wire_draw *draw = payload;
        const mgl_draw_range *ranges = tail;
        a->draws += draw->tail_count;
        atomic_fetch_add(&fake_log.ranges, draw->tail_count);
        for (uint32_t i = 0; i < draw->tail_count; i++) /* tests put the context's slot here */
            if (ranges[i].base_instance && ranges[i].base_instance != a->context.slot) {
                atomic_fetch_add(&fake_log.unbound, 1);
                a->wrong = true;
            }
        break;
    }
    case MGL_OP_fence: {
        uint64_t serial = ((const mgl_wire_fence *)payload)->serial;
        if (a->holding)
            a->held_fence = serial;
        else
            send(a, MGL_EVENT_FENCE_DONE, &(mgl_event_fence_done){serial}, sizeof(mgl_event_fence_done));
        break;
    }
    case MGL_OP_present: {
        uint64_t frame = ((const mgl_wire_present *)payload)->frame;
        if (a->holding && a->held_count < 64)
            a->held_frames[a->held_count++] = frame;
        else
            send(a, MGL_EVENT_FRAME_DONE, &(mgl_event_frame_done){frame}, sizeof(mgl_event_frame_done));
        break;
    }
    case MGL_OP_query_end: {
        const mgl_wire_query_end *end = payload;
        mgl_event_query_done done = {end->query, end->serial, end->serial * 10};
        send(a, MGL_EVENT_QUERY_DONE, &done, sizeof done);
        break;
    }
    case MGL_OP_buffer_read:
        return read_back(a, &((const mgl_wire_buffer_read *)payload)->reply,
                         ((const mgl_wire_buffer_read *)payload)->offset);
    case MGL_OP_texture_read:
        return read_back(a, &((const mgl_wire_texture_read *)payload)->reply,
                         ((const mgl_wire_texture_read *)payload)->level);
    case MGL_OP_buffer_upload: {
        const mgl_wire_buffer_upload *upload = payload;
        if (upload->data.segment == MGL_SEGMENT_INLINE) {
            check(a, tail, upload->tail_count, upload->offset);
        } else {
            if (upload->data.offset > a->host.stage_size ||
                upload->data.size > a->host.stage_size - upload->data.offset)
                return fault(a, "stage out of range");
            check(a, a->host.stage + upload->data.offset, upload->data.size, upload->offset);
        }
        break;
    }
    case MGL_OP_marker: {
        char order[64] = "";
        const mgl_wire_marker *marker = payload;
        memcpy(order, tail, marker->tail_count < 63 ? marker->tail_count : 63);
        return obey(a, order);
    }
    default:
        break;
    }
    return !a->wrong || a->host.trusted ||
           fault(a, "bytes or context are not as sent"); /* in this process the log tells */
}

#define R(name, wait, doc)                                                                                             \
    static bool on_##name(void *a, const mgl_record_header *header, const mgl_wire_##name *payload)                    \
    {                                                                                                                  \
        return react(a, header, payload, NULL);                                                                        \
    }
#define RT(name, element, wait, doc)                                                                                   \
    static bool on_##name(void *a, const mgl_record_header *header, const mgl_wire_##name *payload,                    \
                          const element *tail)                                                                         \
    {                                                                                                                  \
        return react(a, header, payload, tail);                                                                        \
    }
#include "wire/catalogue/records.def"
#undef R
#undef RT

static const mgl_applier_table table = {
#define R(name, wait, doc)           .name = on_##name,
#define RT(name, element, wait, doc) .name = on_##name,
#include "wire/catalogue/records.def"
#undef R
#undef RT
};

mgl_applier *mgl_applier_create(const mgl_applier_host *host, mgl_caps *caps, char reason[256])
{
    if (getenv("FAKE_NO_DEVICE")) {
        strcpy(reason, "the fake has no device");
        return NULL;
    }
    mgl_applier *a = mgl_new(mgl_applier);
    if (!a) return NULL;
    a->host = *host;
    memset(caps, 0, sizeof *caps);
    strcpy(caps->device_name, "fake \"device\"");
    caps->heap_bytes = 1ull << 30;
    atomic_fetch_add(&fake_log.created, 1);
    return a;
}

void mgl_applier_destroy(mgl_applier **applier)
{
    if (!*applier) return;
    atomic_fetch_add(&fake_log.destroyed, 1);
    mgl_free(*applier);
    *applier = NULL;
}

bool mgl_applier_apply(mgl_applier *applier, const void *records, size_t size)
{
    size_t consumed;
    atomic_fetch_add(&fake_log.applies, 1);
    mgl_decode_result result = mgl_decode(records, size, &table, applier, &consumed);
    if (result == MGL_DECODE_OK) return true;
    return result == MGL_DECODE_STOPPED ? false : fault(applier, "a record is malformed");
}

void mgl_applier_idle(mgl_applier *applier)
{
    atomic_fetch_add(&fake_log.idles, 1);
}

bool mgl_applier_probe(uint32_t index, mgl_caps *caps, char reason[256])
{
    return false;
}

mgl_server_counters mgl_applier_counters(const mgl_applier *applier)
{
    return (mgl_server_counters){.gl_draws = applier->draws};
}
