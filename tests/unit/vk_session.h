/* A session with the back end for tests: an applier driven with hand-made records, its events counted. One thread but
 * for the events. */
#ifndef MGL_TESTS_VK_SESSION_H
#define MGL_TESTS_VK_SESSION_H

#include "translator/base/memory.h"
#include "translator/base/thread.h"
#include "wire/codec/encoder.h"
#include "wire/transport/applier.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct vk_session {
    mgl_applier *applier;
    mgl_encoder encoder;
    mgl_caps caps;
    uint8_t *stage, *reply, *maps;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    uint64_t last_reply, last_fence, last_frame;
    uint32_t failed_replies, faults, messages, errors_of_memory, lost, queries, surface_events, idle_memories;
    uint64_t query_value;
    mgl_handle idle_memory; /* the last */
    uint32_t message_call; /* of the last message */
    mgl_event_surface surface;
    char fault[512], reason[256];
} vk_session;

#define SESSION_STAGE (32u << 20)
#define SESSION_REPLY (16u << 20)

/* Opens a session; validation on when the layer is there. Exits with 77 when there is no Vulkan device. */
void session_open(vk_session *s, bool validate);
void session_close(vk_session *s);
/* Applies what the encoder holds. */
bool session_apply(vk_session *s);
/* Waits until a reply, fence or frame has come; false after ten seconds. */
bool session_wait_reply(vk_session *s, uint64_t id);
bool session_wait_fence(vk_session *s, uint64_t serial);
bool session_wait_frame(vk_session *s, uint64_t frame);

/* Records in one call. Handles: slot `n`, generation 1. */
static inline mgl_handle H(uint32_t n)
{
    return (mgl_handle){n, 1};
}
void make_texture(vk_session *s, uint32_t n, mgl_target target, mgl_format format, uint32_t width, uint32_t height,
                  uint32_t depth, uint32_t levels, uint32_t samples);
void upload_level(vk_session *s, uint32_t n, uint32_t level, uint32_t aspects, mgl_box box, const void *data,
                  uint32_t size);
/* Reads tight texels; the reply segment's start holds them. */
const uint8_t *read_level(vk_session *s, uint32_t n, uint32_t level, uint32_t aspects, mgl_box box, uint32_t size);
const uint8_t *read_buffer(vk_session *s, uint32_t n, uint64_t offset, uint32_t size);
void upload_buffer(vk_session *s, uint32_t n, uint64_t offset, const void *data, uint32_t size);
void make_buffer(vk_session *s, uint32_t n, uint64_t size, uint32_t flags);

#endif
