#include "tests/unit/vk_session.h"

#include <errno.h>
#include <time.h>

static void on_event(void *user, mgl_event event, const void *payload, uint32_t payload_size, const void *tail,
                     uint32_t tail_size)
{
    vk_session *s = user;
    pthread_mutex_lock(&s->lock);
    switch (event) {
    case MGL_EVENT_REPLY_DONE: {
        const mgl_event_reply_done *done = payload;
        s->last_reply = done->id;
        s->failed_replies += done->failed;
        break;
    }
    case MGL_EVENT_FENCE_DONE:
        s->last_fence = ((const mgl_event_fence_done *)payload)->serial;
        break;
    case MGL_EVENT_FRAME_DONE:
        s->last_frame = ((const mgl_event_frame_done *)payload)->frame;
        break;
    case MGL_EVENT_QUERY_DONE:
        s->queries++;
        s->query_value = ((const mgl_event_query_done *)payload)->value;
        break;
    case MGL_EVENT_SESSION_FAULT:
        s->faults++;
        snprintf(s->fault, sizeof s->fault, "%.*s", (int)tail_size, (const char *)tail);
        break;
    case MGL_EVENT_MESSAGE:
        s->messages++;
        s->message_call = ((const mgl_event_message *)payload)->call;
        printf("message: %.*s\n", (int)tail_size, (const char *)tail);
        break;
    case MGL_EVENT_OUT_OF_MEMORY:
        s->errors_of_memory++;
        break;
    case MGL_EVENT_DEVICE_LOST:
        s->lost++;
        break;
    case MGL_EVENT_SURFACE_RESIZED:
    case MGL_EVENT_SURFACE_LOST:
        s->surface_events++;
        s->surface = *(const mgl_event_surface *)payload;
        break;
    case MGL_EVENT_MEMORY_IDLE:
        s->idle_memories++;
        s->idle_memory = ((const mgl_event_memory_idle *)payload)->memory;
        break;
    }
    pthread_cond_broadcast(&s->changed);
    pthread_mutex_unlock(&s->lock);
}

void mgl_encoder_publish(mgl_encoder *encoder)
{
    vk_session *s = (vk_session *)encoder->connection;
    if (encoder->cursor != encoder->start)
        mgl_applier_apply(s->applier, encoder->start, (size_t)(encoder->cursor - encoder->start));
    encoder->cursor = encoder->start;
}

void session_open(vk_session *s, bool validate)
{
    *s = (vk_session){.stage = calloc(1, SESSION_STAGE), .reply = calloc(1, SESSION_REPLY)};
    s->maps = aligned_alloc(MGL_MAPS_PAGE, 4 * MGL_MAPS_PAGE);
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->changed, NULL);
    mgl_applier_host host = {.user = s,
                             .stage = s->stage,
                             .stage_size = SESSION_STAGE,
                             .reply = s->reply,
                             .reply_size = SESSION_REPLY,
                             .maps = s->maps,
                             .maps_size = 4 * MGL_MAPS_PAGE,
                             .event = on_event,
                             .display = getenv("DISPLAY"),
                             .trusted = true,
                             .validate = validate};
    s->applier = mgl_applier_create(&host, &s->caps, s->reason);
    if (!s->applier) {
        printf("skipped: %s\n", s->reason);
        exit(77);
    }
    s->encoder.start = s->encoder.cursor = malloc(MGL_CHUNK_SIZE);
    s->encoder.end = s->encoder.start + MGL_CHUNK_SIZE;
    s->encoder.connection = (struct mgl_connection *)s;
}

void session_close(vk_session *s)
{
    mgl_applier_destroy(&s->applier);
    free(s->encoder.start);
    free(s->stage);
    free(s->reply);
    free(s->maps);
    pthread_mutex_destroy(&s->lock);
    pthread_cond_destroy(&s->changed);
}

bool session_apply(vk_session *s)
{
    size_t size = (size_t)(s->encoder.cursor - s->encoder.start);
    s->encoder.cursor = s->encoder.start;
    return size == 0 || mgl_applier_apply(s->applier, s->encoder.start, size);
}

static bool wait_for(vk_session *s, const uint64_t *value, uint64_t wanted)
{
    session_apply(s);
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 10;
    int error = 0;
    pthread_mutex_lock(&s->lock);
    while (*value < wanted && s->faults == 0 && error == 0)
        error = pthread_cond_timedwait(&s->changed, &s->lock, &until);
    bool ok = *value >= wanted;
    pthread_mutex_unlock(&s->lock);
    if (!ok) printf("waited in vain (%s)\n", s->faults ? s->fault : "timeout");
    return ok;
}

bool session_wait_reply(vk_session *s, uint64_t id)
{
    return wait_for(s, &s->last_reply, id);
}
bool session_wait_fence(vk_session *s, uint64_t serial)
{
    return wait_for(s, &s->last_fence, serial);
}
bool session_wait_frame(vk_session *s, uint64_t frame)
{
    return wait_for(s, &s->last_frame, frame);
}

void make_texture(vk_session *s, uint32_t n, mgl_target target, mgl_format format, uint32_t width, uint32_t height,
                  uint32_t depth, uint32_t levels, uint32_t samples)
{
    mgl_wire_texture_create *create = mgl_emit_texture_create(&s->encoder);
    create->texture = H(n);
    create->target = target;
    for (uint32_t level = 0; level < levels; level++) {
        mgl_wire_texture_level *l = mgl_emit_texture_level(&s->encoder);
        *l = (mgl_wire_texture_level){.texture = H(n),
                                      .level = level,
                                      .format = format,
                                      .width = MGL_MAX(width >> level, 1u),
                                      .height = MGL_MAX(height >> level, 1u),
                                      .depth = target == MGL_TARGET_3D ? MGL_MAX(depth >> level, 1u) : depth,
                                      .samples = samples,
                                      .level_hint = levels};
    }
}

void upload_level(vk_session *s, uint32_t n, uint32_t level, uint32_t aspects, mgl_box box, const void *data,
                  uint32_t size)
{
    uint8_t *tail;
    mgl_wire_texture_upload *u = mgl_emit_texture_upload(&s->encoder, size, &tail);
    u->texture = H(n);
    u->level = level;
    u->aspects = aspects;
    u->box = box;
    u->data.size = size;
    memcpy(tail, data, size);
}

const uint8_t *read_level(vk_session *s, uint32_t n, uint32_t level, uint32_t aspects, mgl_box box, uint32_t size)
{
    mgl_wire_texture_read *r = mgl_emit_texture_read(&s->encoder);
    uint64_t id = s->last_reply + 1;
    *r = (mgl_wire_texture_read){
        .texture = H(n), .level = level, .aspects = aspects, .box = box, .reply = {id, 0, size}};
    memset(s->reply, 0xcd, size);
    return session_wait_reply(s, id) ? s->reply : NULL;
}

const uint8_t *read_buffer(vk_session *s, uint32_t n, uint64_t offset, uint32_t size)
{
    mgl_wire_buffer_read *r = mgl_emit_buffer_read(&s->encoder);
    uint64_t id = s->last_reply + 1;
    *r = (mgl_wire_buffer_read){H(n), offset, {id, 0, size}};
    memset(s->reply, 0xcd, size);
    return session_wait_reply(s, id) ? s->reply : NULL;
}

void upload_buffer(vk_session *s, uint32_t n, uint64_t offset, const void *data, uint32_t size)
{
    uint8_t *tail;
    mgl_wire_buffer_upload *u = mgl_emit_buffer_upload(&s->encoder, size, &tail);
    u->buffer = H(n);
    u->offset = offset;
    u->data.size = size;
    memcpy(tail, data, size);
}

void make_buffer(vk_session *s, uint32_t n, uint64_t size, uint32_t flags)
{
    mgl_wire_buffer_storage *b = mgl_emit_buffer_storage(&s->encoder);
    *b = (mgl_wire_buffer_storage){.buffer = H(n), .size = size, .flags = flags};
}
