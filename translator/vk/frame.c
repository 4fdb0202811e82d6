/* Submissions: command buffers and fences in a fixed set of slots, the completion thread, and deferred destruction.
 *
 * A slot is taken when the first command or completion of a recording comes, and is free again when its submission is
 * complete. Slots are taken lowest first, so that a program that submits often while the GPU is fast keeps to a few
 * warm command pools. */
#include "translator/vk/resource.h"

#include <stdatomic.h>
#include <string.h>

uint64_t mgl_vk_completed(const mgl_applier *a)
{
    return __atomic_load_n(&a->completed_index, __ATOMIC_SEQ_CST);
}

void mgl_vk_frames_set_lost(mgl_applier *a, VkResult result)
{
    if (__atomic_exchange_n(&a->frames->lost, 1, __ATOMIC_SEQ_CST)) return;
    mgl_log_error("the Vulkan device is lost (%d)", result);
    mgl_event_device_lost payload = {(uint32_t)result, __atomic_load_n(&a->call, __ATOMIC_RELAXED)};
    mgl_vk_event(a, MGL_EVENT_DEVICE_LOST, &payload, sizeof payload);
}

/* ---- completion thread ---- */
static void complete_slot(mgl_applier *a, mgl_vk_frame_slot *slot)
{
    mgl_vk_device *d = &a->device;
    if (!slot->failed) {
        VkResult result = d->vk.vkWaitForFences(d->device, 1, &slot->fence, VK_TRUE, UINT64_MAX);
        if (result != VK_SUCCESS) mgl_vk_frames_set_lost(a, result);
    }
    for (uint32_t i = 0; i < slot->note_count; i++) {
        mgl_vk_note *note = &slot->notes[i];
        note->completion.run(a, note->completion.data ? note->completion.data : note->copy);
    }
}

static void *completion_main(void *argument)
{
    mgl_applier *a = argument;
    struct mgl_vk_frames *f = a->frames;
    pthread_mutex_lock(&f->lock);
    for (;;) {
        while (f->queue_count == 0 && !f->stop)
            pthread_cond_wait(&f->submitted, &f->lock);
        if (f->queue_count == 0) break;
        mgl_vk_frame_slot *slot = f->queue[f->queue_first];
        pthread_mutex_unlock(&f->lock);
        complete_slot(a, slot);
        pthread_mutex_lock(&f->lock);
        f->queue_first = (f->queue_first + 1) % MGL_VK_SLOTS;
        f->queue_count--;
        __atomic_store_n(&a->completed_index, slot->index, __ATOMIC_SEQ_CST);
        pthread_cond_broadcast(&f->completed); /* nobody waits in steady state: no system call */
    }
    pthread_mutex_unlock(&f->lock);
    return NULL;
}

/* ---- slots ---- */
static bool init_slot(mgl_applier *a, mgl_vk_frame_slot *slot)
{
    mgl_vk_device *d = &a->device;
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                    .flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT,
                                    .queueFamilyIndex = d->queue_family};
    VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    if (d->vk.vkCreateCommandPool(d->device, &pool, NULL, &slot->pool) != VK_SUCCESS) return false;
    if (d->vk.vkCreateFence(d->device, &fence, NULL, &slot->fence) != VK_SUCCESS) return false;
    VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                        .commandPool = slot->pool,
                                        .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                        .commandBufferCount = 2};
    VkCommandBuffer buffers[2];
    if (d->vk.vkAllocateCommandBuffers(d->device, &info, buffers) != VK_SUCCESS) return false;
    slot->main = buffers[0];
    slot->pre = buffers[1];
    return true;
}

static mgl_vk_frame_slot *free_slot(mgl_applier *a)
{
    for (;;) {
        uint64_t done = mgl_vk_completed(a), oldest = UINT64_MAX;
        for (uint32_t i = 0; i < MGL_VK_SLOTS; i++) {
            mgl_vk_frame_slot *slot = &a->frames->slots[i];
            if (slot->index <= done) return slot;
            oldest = MGL_MIN(oldest, slot->index);
        }
        mgl_vk_wait_index(a, oldest);
    }
}

/* The slot of this recording; never NULL, for a slot whose commands could not be made loses the device. */
static mgl_vk_frame_slot *current_slot(mgl_applier *a)
{
    struct mgl_vk_frames *f = a->frames;
    if (f->slot) return f->slot;
    mgl_vk_frame_slot *slot = free_slot(a);
    mgl_vk_device *d = &a->device;
    slot->note_count = 0;
    slot->failed = false;
    VkResult result = VK_SUCCESS;
    if (slot->index) {
        result = d->vk.vkResetCommandPool(d->device, slot->pool, 0);
        if (result == VK_SUCCESS) result = d->vk.vkResetFences(d->device, 1, &slot->fence);
    } else if (!slot->main && !init_slot(a, slot)) {
        result = VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (result != VK_SUCCESS) mgl_vk_device_lost(a, result);
    slot->index = a->recording_index;
    f->slot = slot;
    return slot;
}

static VkCommandBuffer begin(mgl_applier *a, VkCommandBuffer commands)
{
    VkCommandBufferBeginInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                     .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT};
    VkResult result = a->device.vk.vkBeginCommandBuffer(commands, &info);
    if (result != VK_SUCCESS) mgl_vk_device_lost(a, result);
    return commands;
}

VkCommandBuffer mgl_vk_main(mgl_applier *a)
{
    if (a->main_open) return a->main;
    a->main = begin(a, current_slot(a)->main);
    a->main_open = true;
    mgl_vk_draw_main_begun(a);
    return a->main;
}

VkCommandBuffer mgl_vk_main_outside(mgl_applier *a, mgl_vk_break why)
{
    mgl_vk_pass_end(a, why); /* pending clears may make a pass even when none is open */
    return mgl_vk_main(a);
}

VkCommandBuffer mgl_vk_pre(mgl_applier *a)
{
    if (a->pre_open) return a->pre;
    a->pre = begin(a, current_slot(a)->pre);
    a->pre_open = true;
    return a->pre;
}

/* ---- submission ---- */
static void end_commands(mgl_applier *a)
{
    mgl_vk_device *d = &a->device;
    VkResult result = VK_SUCCESS;
    struct mgl_vk_frames *f = a->frames;
    if (f->host_stages && (a->main_open || a->pre_open)) {
        VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                   .srcAccessMask = f->host_access,
                                   .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
        d->vk.vkCmdPipelineBarrier(a->main_open ? a->main : a->pre, f->host_stages, VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                                   &barrier, 0, NULL, 0, NULL);
    }
    f->host_stages = f->host_access = 0;
    if (a->main_open) {
        result = d->vk.vkEndCommandBuffer(a->main);
        a->main_open = false;
    }
    if (a->pre_open) {
        VkResult second = d->vk.vkEndCommandBuffer(a->pre);
        if (result == VK_SUCCESS) result = second;
        a->pre_open = false;
    }
    if (result != VK_SUCCESS) mgl_vk_device_lost(a, result);
}

static void enqueue(mgl_applier *a, mgl_vk_frame_slot *slot)
{
    struct mgl_vk_frames *f = a->frames;
    pthread_mutex_lock(&f->lock);
    f->queue[(f->queue_first + f->queue_count) % MGL_VK_SLOTS] = slot;
    f->queue_count++;
    pthread_mutex_unlock(&f->lock);
    pthread_cond_signal(&f->submitted); /* without the lock, or who wakes would block on it at once */
}

void mgl_vk_submit_present(mgl_applier *a, VkSemaphore wait, VkSemaphore signal)
{
    mgl_vk_pass_end(a, MGL_BREAK_SUBMIT);
    mgl_vk_queries_suspend(a);
    struct mgl_vk_frames *f = a->frames;
    if (!f->slot && !wait && !signal) return;
    mgl_vk_frame_slot *slot = current_slot(a);
    mgl_vk_barriers_flush(a, false);
    mgl_vk_barriers_flush(a, true);
    VkCommandBuffer commands[2];
    uint32_t count = 0;
    if (a->pre_open) commands[count++] = slot->pre;
    if (a->main_open) commands[count++] = slot->main;
    end_commands(a);

    VkPipelineStageFlags stage = VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT;
    VkSubmitInfo info = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
        .waitSemaphoreCount = wait ? 1 : 0,
        .pWaitSemaphores = &wait,
        .pWaitDstStageMask = &stage,
        .commandBufferCount = count,
        .pCommandBuffers = commands,
        .signalSemaphoreCount = signal ? 1 : 0,
        .pSignalSemaphores = &signal,
    };
    VkResult result = mgl_vk_frames_lost(a) ? VK_ERROR_DEVICE_LOST
                                            : a->device.vk.vkQueueSubmit(a->device.queue, 1, &info, slot->fence);
    if (result != VK_SUCCESS) {
        slot->failed = true;
        mgl_vk_device_lost(a, result);
    }
    a->counters.submits++;
    a->recording_index++;
    f->slot = NULL;
    f->upload_bytes = 0;
    f->deferred_now = 0;
    f->load = 0;
    enqueue(a, slot);
    mgl_vk_frames_reap(a);
    mgl_vk_draw_completed(a);
    if (a->image_spares && a->recording_index % 64 == 0) mgl_vk_image_spares_trim(a);
}

void mgl_vk_submit(mgl_applier *a)
{
    mgl_vk_submit_present(a, VK_NULL_HANDLE, VK_NULL_HANDLE);
}

void mgl_vk_wait_index(mgl_applier *a, uint64_t index)
{
    if (mgl_vk_completed(a) >= index) return;
    uint64_t start = mgl_time_ns();
    struct mgl_vk_frames *f = a->frames;
    pthread_mutex_lock(&f->lock);
    while (mgl_vk_completed(a) < index && index < a->recording_index)
        pthread_cond_wait(&f->completed, &f->lock);
    pthread_mutex_unlock(&f->lock);
    a->counters.cpu_wait_ns += mgl_time_ns() - start;
}

/* ---- completions and deferrals ---- */
static mgl_vk_note *add_note(mgl_applier *a)
{
    mgl_vk_frame_slot *slot = current_slot(a);
    void *notes = slot->notes;
    if (!mgl_array_grow(&notes, &slot->note_capacity, slot->note_count + 1, sizeof *slot->notes)) return NULL;
    slot->notes = notes;
    return &slot->notes[slot->note_count++];
}

void mgl_vk_on_complete(mgl_applier *a, void (*run)(mgl_applier *, void *), void *data)
{
    mgl_vk_note *note = add_note(a);
    if (note)
        note->completion = (mgl_vk_completion){run, data};
    else
        mgl_vk_fault(a, "no memory for a completion");
}

void mgl_vk_on_complete_copy(mgl_applier *a, void (*run)(mgl_applier *, void *), const void *data, uint32_t size)
{
    mgl_vk_note *note = add_note(a);
    if (!note) {
        mgl_vk_fault(a, "no memory for a completion");
        return;
    }
    note->completion = (mgl_vk_completion){run, NULL};
    memcpy(note->copy, data, MGL_MIN(size, (uint32_t)sizeof note->copy));
}

bool mgl_vk_frames_pending(const mgl_applier *a)
{
    return a->frames->slot && a->frames->slot->note_count;
}

void mgl_vk_defer(mgl_applier *a, void (*destroy)(mgl_applier *, void *), void *object)
{
    struct mgl_vk_frames *f = a->frames;
    /* With nothing recorded there may never be another submission: the last one is what to wait for. */
    uint64_t index = f->slot ? a->recording_index : a->recording_index - 1;
    if (f->deferred_count == f->deferred_capacity) {
        uint32_t capacity = f->deferred_capacity ? f->deferred_capacity * 2 : 256;
        mgl_vk_deferred *ring = mgl_new_array(mgl_vk_deferred, capacity);
        if (!ring) { /* no room to remember it: wait and destroy now */
            mgl_vk_submit(a);
            mgl_vk_wait_index(a, index);
            destroy(a, object);
            return;
        }
        for (uint32_t i = 0; i < f->deferred_count; i++)
            ring[i] = f->deferred[(f->deferred_first + i) % f->deferred_capacity];
        mgl_free(f->deferred);
        f->deferred = ring;
        f->deferred_first = 0;
        f->deferred_capacity = capacity;
    }
    f->deferred[(f->deferred_first + f->deferred_count++) % f->deferred_capacity] =
        (mgl_vk_deferred){index, destroy, object};
    if (f->slot) {
        if (++f->deferred_now > 2048) f->load |= MGL_LOAD_NOW;
    } else if (f->deferred_count > 64) {
        mgl_vk_frames_reap(a);
    }
}

void mgl_vk_frames_reap(mgl_applier *a)
{
    struct mgl_vk_frames *f = a->frames;
    uint64_t done = mgl_vk_completed(a);
    while (f->deferred_count && f->deferred[f->deferred_first].index <= done) {
        mgl_vk_deferred entry = f->deferred[f->deferred_first];
        f->deferred_first = (f->deferred_first + 1) % f->deferred_capacity;
        f->deferred_count--;
        entry.destroy(a, entry.object);
    }
}

/* ---- start and end ---- */
bool mgl_vk_frames_init(mgl_applier *a)
{
    struct mgl_vk_frames *f = mgl_new(struct mgl_vk_frames);
    if (!f) return false;
    a->frames = f;
    /* radv's, where only what is heavy was found to matter, and Turnip's: a limit that is three times as high needs the
     * rest, too. */
    static const uint16_t short_weights[MGL_LOAD_COUNT] = {
        [MGL_LOAD_DRAW] = 100, [MGL_LOAD_VIEWPORT] = 50, [MGL_LOAD_PIPELINE] = 320};
    static const uint16_t long_weights[MGL_LOAD_COUNT] = {
        [MGL_LOAD_DRAW] = 40,       [MGL_LOAD_STATE] = 60,     [MGL_LOAD_VIEWPORT] = 110,
        [MGL_LOAD_CONSTANTS] = 160, [MGL_LOAD_ATTRIBUTE] = 10, [MGL_LOAD_PIPELINE] = 320};
    f->weights = a->device.short_submissions ? short_weights : long_weights;
    f->load_due = a->device.short_submissions ? 800000 : 2400000;
    for (uint32_t i = 0; i < MGL_VK_SLOTS; i++) { /* a slot's first use may be much later than the first frame */
        void *notes = NULL;
        if (!mgl_array_grow(&notes, &f->slots[i].note_capacity, 0, sizeof *f->slots[i].notes)) return false;
        f->slots[i].notes = notes;
    }
    pthread_mutex_init(&f->lock, NULL);
    pthread_cond_init(&f->submitted, NULL);
    pthread_cond_init(&f->completed, NULL);
    f->thread_runs = mgl_thread_start(&f->thread, "magma-complete", MGL_STACK_SMALL, completion_main, a);
    return f->thread_runs;
}

void mgl_vk_frames_drain(mgl_applier *a)
{
    mgl_vk_wait_index(a, a->recording_index - 1);
    mgl_vk_frames_reap(a);
}

void mgl_vk_frames_finish(mgl_applier *a)
{
    struct mgl_vk_frames *f = a->frames;
    mgl_vk_device *d = &a->device;
    mgl_vk_frames_drain(a);
    if (f->thread_runs) {
        pthread_mutex_lock(&f->lock);
        f->stop = true;
        pthread_cond_signal(&f->submitted);
        pthread_mutex_unlock(&f->lock);
        pthread_join(f->thread, NULL);
    }
    if (mgl_vk_frames_lost(a)) d->vk.vkDeviceWaitIdle(d->device);
    while (f->deferred_count) { /* what was deferred on a recording that was never submitted */
        mgl_vk_deferred entry = f->deferred[f->deferred_first];
        f->deferred_first = (f->deferred_first + 1) % f->deferred_capacity;
        f->deferred_count--;
        entry.destroy(a, entry.object);
    }
    for (uint32_t i = 0; i < MGL_VK_SLOTS; i++) {
        if (f->slots[i].fence) d->vk.vkDestroyFence(d->device, f->slots[i].fence, NULL);
        if (f->slots[i].pool) d->vk.vkDestroyCommandPool(d->device, f->slots[i].pool, NULL);
        mgl_free(f->slots[i].notes);
    }
    pthread_cond_destroy(&f->submitted);
    pthread_cond_destroy(&f->completed);
    pthread_mutex_destroy(&f->lock);
    mgl_free(f->deferred);
    mgl_free(f);
    a->frames = NULL;
}
