/* The applier: one session's objects, contexts and faults, and the table of record functions that the decoder calls. */
#include "translator/vk/resource.h"

#include "wire/codec/decoder.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define SLOT_LIMIT                                                                                                     \
    (1u << 22) /* objects of one kind; far above any program, far below what a hostile client could ask for */

#define FIRST_SLOTS 1024u /* room for handles that the client keeps from reuse for a while: tables seldom grow later */

/* ---- objects ---- */
bool mgl_vk_object_set(mgl_applier *a, mgl_kind kind, mgl_handle h, void *object)
{
    mgl_vk_object_table *t = &a->objects[kind];
    if (h.slot == 0 || h.slot >= SLOT_LIMIT) return false;
    if (h.slot >= t->capacity) {
        uint32_t capacity = t->capacity;
        void *slots = t->slots;
        if (!mgl_array_grow(&slots, &capacity, h.slot + 1, sizeof *t->slots)) return false;
        t->slots = slots;
        memset(&t->slots[t->capacity], 0, (capacity - t->capacity) * sizeof *t->slots);
        t->capacity = capacity;
    }
    if (t->slots[h.slot].object) return false;
    t->slots[h.slot] = (struct mgl_vk_slot){h.generation, object};
    return true;
}

void *mgl_vk_object_take(mgl_applier *a, mgl_kind kind, mgl_handle h)
{
    void *object = mgl_vk_object(a, kind, h);
    if (object) a->objects[kind].slots[h.slot].object = NULL;
    return object;
}

/* ---- events and faults ---- */
void mgl_vk_event(mgl_applier *a, mgl_event event, const void *payload, uint32_t size)
{
    a->host.event(a->host.user, event, payload, size, NULL, 0);
}

bool mgl_vk_fault(mgl_applier *a, const char *format, ...)
{
    if (a->faulted) return false;
    char text[512];
    va_list args;
    va_start(args, format);
    int length = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (length < 0) length = 0;
    if (length >= (int)sizeof text) length = sizeof text - 1;
    a->faulted = true;
    mgl_log_error("the session is at fault (GL call %u): %s", a->call, text);
    mgl_event_message message = {0, a->call, 0, (uint32_t)length};
    a->host.event(a->host.user, MGL_EVENT_SESSION_FAULT, &message, sizeof message, text, (uint32_t)length);
    return false;
}

void mgl_vk_out_of_memory(mgl_applier *a, mgl_kind kind, mgl_handle h)
{
    mgl_event_out_of_memory payload = {kind, a->call, h};
    mgl_vk_event(a, MGL_EVENT_OUT_OF_MEMORY, &payload, sizeof payload);
}

void mgl_vk_device_lost(mgl_applier *a, VkResult result)
{
    a->lost = true;
    mgl_vk_frames_set_lost(a, result);
}

void mgl_vk_reply_done(mgl_applier *a, uint64_t id, bool failed)
{
    mgl_event_reply_done payload = {id, failed, 0};
    mgl_vk_event(a, MGL_EVENT_REPLY_DONE, &payload, sizeof payload);
}

bool mgl_vk_reply_check(mgl_applier *a, const mgl_reply *reply)
{
    if (reply->offset <= a->host.reply_size && reply->size <= a->host.reply_size - reply->offset) return true;
    return mgl_vk_fault(a, "reply range %llu+%llu is outside the reply segment", (unsigned long long)reply->offset,
                        (unsigned long long)reply->size);
}

const uint8_t *mgl_vk_bulk(mgl_applier *a, const mgl_bulk *bulk, const uint8_t *tail, uint32_t tail_count)
{
    if (bulk->segment == MGL_SEGMENT_INLINE) {
        if (bulk->size <= tail_count) return tail;
        mgl_vk_fault(a, "inline data of %u bytes in a tail of %u", bulk->size, tail_count);
        return NULL;
    }
    if (bulk->segment == MGL_SEGMENT_STAGE && bulk->offset <= a->host.stage_size &&
        bulk->size <= a->host.stage_size - bulk->offset)
        return a->host.stage + bulk->offset;
    mgl_vk_fault(a, "bulk range %llu+%u of segment %u is outside it", (unsigned long long)bulk->offset, bulk->size,
                 bulk->segment);
    return NULL;
}

/* ---- contexts ---- */
static void enter(mgl_applier *a, mgl_vk_context *context)
{
    if (a->context == context) return;
    a->context = context;
    mgl_vk_context_enter(a);
}

bool mgl_vk_rec_context_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_context_create *p)
{
    mgl_vk_context *context = mgl_vk_context_make(a);
    if (!context) return mgl_vk_fault(a, "no memory for a context");
    if (mgl_vk_object_set(a, MGL_KIND_CONTEXT, p->context, context)) return true;
    mgl_vk_context_free(a, context);
    return mgl_vk_fault(a, "context handle %u is not free", p->context.slot);
}

bool mgl_vk_rec_context_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_context_destroy *p)
{
    mgl_vk_context *context = mgl_vk_object_take(a, MGL_KIND_CONTEXT, p->context);
    if (!context) return mgl_vk_fault(a, "unknown context %u", p->context.slot);
    if (a->context == context) enter(a, a->default_context);
    mgl_vk_context_free(a, context);
    return true;
}

bool mgl_vk_rec_context_bind(mgl_applier *a, const mgl_record_header *header, const mgl_wire_context_bind *p)
{
    mgl_vk_context *context =
        mgl_handle_is_null(p->context) ? a->default_context : mgl_vk_object(a, MGL_KIND_CONTEXT, p->context);
    if (!context) return mgl_vk_fault(a, "unknown context %u", p->context.slot);
    enter(a, context);
    return true;
}

/* ---- synchronization and markers ---- */
bool mgl_vk_rec_flush(mgl_applier *a, const mgl_record_header *header, const mgl_wire_flush *p)
{
    mgl_vk_submit(a);
    return true;
}

static void fence_complete(mgl_applier *a, void *data)
{
    mgl_event_fence_done payload = {*(const uint64_t *)data};
    mgl_vk_event(a, MGL_EVENT_FENCE_DONE, &payload, sizeof payload);
}

bool mgl_vk_rec_fence(mgl_applier *a, const mgl_record_header *header, const mgl_wire_fence *p)
{
    mgl_vk_on_complete_copy(a, fence_complete, &p->serial, sizeof p->serial);
    mgl_vk_submit(a);
    return true;
}

bool mgl_vk_rec_barrier(mgl_applier *a, const mgl_record_header *header, const mgl_wire_barrier *p)
{
    mgl_vk_pass_end(a, MGL_BREAK_BARRIER); /* draws with nothing dirty would not look at pending barriers */
    mgl_vk_barriers_add(a, false, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_ACCESS_MEMORY_WRITE_BIT,
                        VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT);
    return true;
}

bool mgl_vk_rec_marker(mgl_applier *a, const mgl_record_header *header, const mgl_wire_marker *p, const uint8_t *text)
{
    char label[256];
    uint32_t length = MGL_MIN(p->tail_count, (uint32_t)sizeof label - 1);
    memcpy(label, text, length);
    label[length] = '\0';
    if (!a->device.debug_utils || !a->main_open || !vkCmdInsertDebugUtilsLabelEXT) return true;
    VkDebugUtilsLabelEXT info = {.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT, .pLabelName = label};
    /* Groups may span submissions, which Vulkan's begin and end may not: a mark where each one begins and ends will do.
     */
    vkCmdInsertDebugUtilsLabelEXT(a->main, &info);
    return true;
}

/* ---- the record functions as the decoder calls them ---- */
static inline bool before(mgl_applier *a, const mgl_record_header *header)
{
    __atomic_store_n(&a->call, header->call, __ATOMIC_RELAXED); /* messages on other threads read it */
    if (__builtin_expect(mgl_vk_frames_lost(a), 0)) a->lost = true;
    return !a->lost;
}

static inline bool after(mgl_applier *a, bool ok)
{
    if (__builtin_expect(mgl_vk_frames_pressure(a), 0)) mgl_vk_submit(a);
    return ok && !a->faulted;
}

/* A lost device answers what is waited for and drops the rest. */
static bool apply_lost(mgl_applier *a, const mgl_record_header *header, const void *payload)
{
    switch (header->op) {
    case MGL_OP_fence:
        fence_complete(a, (void *)&((const mgl_wire_fence *)payload)->serial);
        break;
    case MGL_OP_present: {
        mgl_event_frame_done done = {((const mgl_wire_present *)payload)->frame};
        mgl_vk_event(a, MGL_EVENT_FRAME_DONE, &done, sizeof done);
        break;
    }
    case MGL_OP_buffer_read:
        mgl_vk_reply_done(a, ((const mgl_wire_buffer_read *)payload)->reply.id, true);
        break;
    case MGL_OP_texture_read:
        mgl_vk_reply_done(a, ((const mgl_wire_texture_read *)payload)->reply.id, true);
        break;
    case MGL_OP_query_end: {
        const mgl_wire_query_end *p = payload;
        mgl_event_query_done done = {p->query, p->serial, 0};
        mgl_vk_event(a, MGL_EVENT_QUERY_DONE, &done, sizeof done);
        break;
    }
    case MGL_OP_query_timestamp: {
        const mgl_wire_query_timestamp *p = payload;
        mgl_event_query_done done = {p->query, p->serial, 0};
        mgl_vk_event(a, MGL_EVENT_QUERY_DONE, &done, sizeof done);
        break;
    }
    default:
        break;
    }
    return true;
}

#define R(name, wait, doc)                                                                                             \
    static bool apply_##name(void *user, const mgl_record_header *header, const mgl_wire_##name *payload)              \
    {                                                                                                                  \
        mgl_applier *a = user;                                                                                         \
        if (!before(a, header)) return apply_lost(a, header, payload);                                                 \
        return after(a, mgl_vk_rec_##name(a, header, payload));                                                        \
    }
#define RT(name, element, wait, doc)                                                                                   \
    static bool apply_##name(void *user, const mgl_record_header *header, const mgl_wire_##name *payload,              \
                             const element *tail)                                                                      \
    {                                                                                                                  \
        mgl_applier *a = user;                                                                                         \
        if (!before(a, header)) return apply_lost(a, header, payload);                                                 \
        return after(a, mgl_vk_rec_##name(a, header, payload, tail));                                                  \
    }
#include "wire/catalogue/records.def"
#undef R
#undef RT

static const mgl_applier_table table = {
#define R(name, wait, doc)           .name = apply_##name,
#define RT(name, element, wait, doc) .name = apply_##name,
#include "wire/catalogue/records.def"
#undef R
#undef RT
};

static bool tables_init(mgl_applier *a)
{
    for (uint32_t kind = 0; kind < MGL_KIND_COUNT; kind++) {
        mgl_vk_object_table *t = &a->objects[kind];
        t->slots = mgl_calloc(FIRST_SLOTS, sizeof *t->slots);
        if (!t->slots) return false;
        t->capacity = FIRST_SLOTS;
    }
    return true;
}

/* ---- the seam with the transports ---- */
mgl_applier *mgl_applier_create(const mgl_applier_host *host, mgl_caps *caps, char reason[256])
{
    mgl_applier *a = mgl_new(mgl_applier);
    if (!a) {
        snprintf(reason, 256, "out of memory");
        return NULL;
    }
    a->host = *host;
    a->recording_index = 1;
    if (!mgl_vk_device_open(&a->device, &a->host, UINT32_MAX, reason)) {
        mgl_free(a);
        return NULL;
    }
    a->context = NULL;
    bool ok = tables_init(a) && mgl_vk_frames_init(a) && mgl_vk_staging_init(a) && mgl_vk_barriers_init(a) && mgl_vk_nulls_init(a) &&
              mgl_vk_blits_init(a) && mgl_vk_draw_init(a);
    if (ok && !a->context) a->context = mgl_vk_context_make(a);
    a->default_context = a->context;
    if (!ok || !a->context) {
        snprintf(reason, 256, "%.128s: out of memory while starting", a->device.properties.deviceName);
        mgl_applier_destroy(&a);
        return NULL;
    }
    *caps = a->device.caps;
    return a;
}

static void destroy_objects(mgl_applier *a)
{
    static const mgl_kind kinds[] = {MGL_KIND_SURFACE, MGL_KIND_TEXTURE, MGL_KIND_BUFFER, MGL_KIND_MEMORY,
                                     MGL_KIND_CONTEXT}; /* the others: mgl_vk_draw_finish */
    for (uint32_t i = 0; i < MGL_COUNT(kinds); i++) {
        mgl_kind kind = kinds[i];
        mgl_vk_object_table *t = &a->objects[kind];
        for (uint32_t slot = 0; slot < t->capacity; slot++) {
            void *object = t->slots[slot].object;
            t->slots[slot].object = NULL;
            if (!object) continue;
            if (kind == MGL_KIND_SURFACE) mgl_vk_surface_free(a, object);
            if (kind == MGL_KIND_TEXTURE) mgl_vk_texture_free(a, object);
            if (kind == MGL_KIND_BUFFER) mgl_vk_buffer_free(a, object);
            if (kind == MGL_KIND_MEMORY) mgl_vk_memory_free(a, object);
            if (kind == MGL_KIND_CONTEXT && object != a->default_context) mgl_vk_context_free(a, object);
        }
    }
}

void mgl_applier_destroy(mgl_applier **applier)
{
    mgl_applier *a = *applier;
    *applier = NULL;
    if (!a) return;
    if (a->frames) {
        if (!mgl_vk_frames_lost(a) && a->barriers && a->default_context) mgl_vk_submit(a);
        mgl_vk_frames_drain(a);
        destroy_objects(a);
        mgl_vk_draw_finish(a);
        mgl_vk_blits_finish(a);
        mgl_vk_nulls_finish(a);
        mgl_vk_staging_finish(a);
        mgl_vk_frames_finish(a);
        mgl_vk_buffer_pool_finish(a);
        mgl_vk_barriers_finish(a);
    }
    mgl_vk_windows_finish(a);
    for (uint32_t kind = 0; kind < MGL_KIND_COUNT; kind++)
        mgl_free(a->objects[kind].slots);
    for (uint32_t i = 0; i < MGL_VK_POOLS; i++)
        mgl_pool_finish(&a->pools[i]);
    mgl_spares_finish(&a->states);
    mgl_vk_device_close(&a->device);
    mgl_free(a);
}

bool mgl_applier_apply(mgl_applier *a, const void *records, size_t size)
{
    size_t consumed = 0;
    if (a->faulted) return false;
    mgl_decode_result result = mgl_decode(records, size, &table, a, &consumed);
    if (result == MGL_DECODE_OK) return true;
    if (result != MGL_DECODE_STOPPED) {
        static const char *const names[] = {"", "a truncated or misaligned header", "an unknown opcode", "a wrong size",
                                            ""};
        mgl_vk_fault(a, "record at byte %zu has %s", consumed, names[result]);
    }
    return false;
}

void mgl_applier_idle(mgl_applier *a)
{
    if (a->faulted || a->lost) return;
    if (mgl_vk_frames_pending(a)) mgl_vk_submit(a);
    mgl_vk_windows_poll(a);
    mgl_vk_frames_reap(a);
}

bool mgl_applier_probe(uint32_t index, mgl_caps *caps, char reason[256])
{
    mgl_vk_device *d = mgl_new(mgl_vk_device);
    if (!d) return false;
    memset(caps, 0, sizeof *caps);
    bool found = mgl_vk_device_open(d, NULL, index, reason);
    *caps = d->caps;
    if (!found) {
        snprintf(caps->device_name, sizeof caps->device_name, "%s", d->properties.deviceName);
        found = d->properties.deviceName[0] != '\0';
    }
    mgl_vk_device_close(d);
    mgl_free(d);
    return found;
}

mgl_server_counters mgl_applier_counters(const mgl_applier *a)
{
    return a->counters;
}
