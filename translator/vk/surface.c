/* Surfaces and present: one swapchain a window over an xcb connection of our own, and the blit between them and the
 * default framebuffer.
 *
 * What was drawn is submitted before the window's image is asked for; only the submission with the blit waits for it.
 * Sizes come from ConfigureNotify on our own connection and from the swapchain's own answers, whichever tells first. */
#include "translator/vk/resource.h"

#include <stdlib.h>
#include <string.h>
#include <xcb/xcb.h>

#define MAX_IMAGES   16
#define ACQUIRE_WAIT 1000000000ull /* ns; a window that gives no image for so long misses the frame */
#define DST_LAYOUT   VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL

struct mgl_vk_surface {
    mgl_handle handle;
    uint32_t kind;
    xcb_window_t window;
    bool lost;
    VkSurfaceKHR surface;
    VkSwapchainKHR swapchain;
    VkImage images[MAX_IMAGES];
    VkSemaphore done[MAX_IMAGES]; /* the blit into that image is done */
    uint32_t image_count;
    struct {
        VkSemaphore semaphore;
        uint64_t index;
    } acquired[MAX_IMAGES + 1]; /* index: the submission that waits for it */
    uint32_t next_acquired;
    VkExtent2D extent;
    VkFormat format; /* of the swapchain */
    bool srgb;
    int32_t interval;
    bool outdated; /* the swapchain has to be made anew before the next present */
};

/* ---- the connection ---- */
static xcb_connection_t *connection(mgl_applier *a)
{
    if (!a->windows && a->host.display && a->host.display[0]) {
        xcb_connection_t *c = xcb_connect(a->host.display, NULL);
        if (xcb_connection_has_error(c)) {
            mgl_log_warn("no connection to the X display %s", a->host.display);
            xcb_disconnect(c);
        } else {
            a->windows = c;
        }
    }
    return a->windows;
}

void mgl_vk_windows_finish(mgl_applier *a)
{
    if (a->windows) xcb_disconnect(a->windows);
    a->windows = NULL;
}

static void tell(mgl_applier *a, mgl_event event, const mgl_vk_surface *s, uint32_t width, uint32_t height)
{
    mgl_event_surface payload = {s->handle, width, height};
    mgl_vk_event(a, event, &payload, sizeof payload);
}

static void set_lost(mgl_applier *a, mgl_vk_surface *s)
{
    if (!s->lost) tell(a, MGL_EVENT_SURFACE_LOST, s, 0, 0);
    s->lost = true;
}

static void set_extent(mgl_applier *a, mgl_vk_surface *s, uint32_t width, uint32_t height)
{
    if (s->extent.width == width && s->extent.height == height) return;
    s->extent = (VkExtent2D){width, height};
    s->outdated = true;
    tell(a, MGL_EVENT_SURFACE_RESIZED, s, width, height);
}

/* A window without a size of its own, or a minimised one, keeps what it had. */
static void take_extent(mgl_applier *a, mgl_vk_surface *s, const VkSurfaceCapabilitiesKHR *caps)
{
    VkExtent2D now = caps->currentExtent;
    if (now.width != UINT32_MAX && now.width && now.height) set_extent(a, s, now.width, now.height);
}

static mgl_vk_surface *surface_of_window(mgl_applier *a, xcb_window_t window)
{
    const mgl_vk_object_table *t = &a->objects[MGL_KIND_SURFACE];
    for (uint32_t n = 0; n < t->capacity; n++) {
        mgl_vk_surface *s = t->slots[n].object;
        if (s && s->window == window) return s;
    }
    return NULL;
}

/* Errors arrive here as events, too (requests are unchecked): the window they concern is found out by its own answers.
 */
void mgl_vk_windows_poll(mgl_applier *a)
{
    xcb_generic_event_t *event;
    if (!a->windows) return;
    while ((event = xcb_poll_for_event(a->windows))) {
        switch (event->response_type & 0x7f) {
        case XCB_CONFIGURE_NOTIFY: {
            const xcb_configure_notify_event_t *e = (const xcb_configure_notify_event_t *)event;
            mgl_vk_surface *s = surface_of_window(a, e->window);
            if (s && e->width && e->height) set_extent(a, s, e->width, e->height);
            break;
        }
        case XCB_DESTROY_NOTIFY: {
            mgl_vk_surface *s = surface_of_window(a, ((const xcb_destroy_notify_event_t *)event)->window);
            if (s) set_lost(a, s);
            break;
        }
        default:
            break;
        }
        free(event);
    }
    if (!xcb_connection_has_error(a->windows)) return;
    const mgl_vk_object_table *t = &a->objects[MGL_KIND_SURFACE];
    for (uint32_t n = 0; n < t->capacity; n++) {
        mgl_vk_surface *s = t->slots[n].object;
        if (s && s->kind == MGL_SURFACE_XCB_WINDOW) set_lost(a, s);
    }
}

/* ---- swapchains ---- */
static VkPresentModeKHR present_mode(const mgl_applier *a, const mgl_vk_surface *s)
{
    VkPresentModeKHR modes[16];
    uint32_t count = MGL_COUNT(modes);
    if (vkGetPhysicalDeviceSurfacePresentModesKHR(a->device.physical, s->surface, &count, modes) < VK_SUCCESS)
        count = 0;
    static const VkPresentModeKHR free_running[] = {VK_PRESENT_MODE_IMMEDIATE_KHR, VK_PRESENT_MODE_MAILBOX_KHR},
                                  adaptive[] = {VK_PRESENT_MODE_FIFO_RELAXED_KHR};
    const VkPresentModeKHR *wanted = s->interval == 0 ? free_running : adaptive;
    uint32_t wanted_count = s->interval == 0 ? 2 : s->interval < 0 ? 1 : 0;
    for (uint32_t w = 0; w < wanted_count; w++)
        for (uint32_t n = 0; n < count; n++)
            if (modes[n] == wanted[w]) return wanted[w];
    return VK_PRESENT_MODE_FIFO_KHR;
}

/* An sRGB drawable gets an sRGB swapchain: the blit decodes and encodes, and the bytes are the same. */
static bool choose_format(const mgl_applier *a, const mgl_vk_surface *s, VkSurfaceFormatKHR *chosen)
{
    VkSurfaceFormatKHR list[64];
    uint32_t count = MGL_COUNT(list);
    if (vkGetPhysicalDeviceSurfaceFormatsKHR(a->device.physical, s->surface, &count, list) < VK_SUCCESS || count == 0)
        return false;
    static const VkFormat unorm[] = {VK_FORMAT_B8G8R8A8_UNORM, VK_FORMAT_R8G8B8A8_UNORM},
                          srgb[] = {VK_FORMAT_B8G8R8A8_SRGB, VK_FORMAT_R8G8B8A8_SRGB};
    for (int w = 0; w < 2; w++)
        for (uint32_t n = 0; n < count; n++)
            if (list[n].format == (s->srgb ? srgb[w] : unorm[w]) &&
                list[n].colorSpace == VK_COLOR_SPACE_SRGB_NONLINEAR_KHR) {
                *chosen = list[n];
                return true;
            }
    *chosen = list[0];
    return true;
}

static void drop_semaphores(mgl_applier *a, mgl_vk_surface *s)
{
    mgl_vk_device *d = &a->device;
    for (uint32_t n = 0; n < MAX_IMAGES; n++) {
        d->vk.vkDestroySemaphore(d->device, s->done[n], NULL);
        s->done[n] = VK_NULL_HANDLE;
    }
    for (uint32_t n = 0; n < MGL_COUNT(s->acquired); n++) {
        d->vk.vkDestroySemaphore(d->device, s->acquired[n].semaphore, NULL);
        s->acquired[n].semaphore = VK_NULL_HANDLE;
    }
}

/* Nothing on the queue uses the swapchain any more: what may be recorded is not submitted yet, and blits are submitted
 * at once. */
static void wait_for_presents(mgl_applier *a)
{
    mgl_vk_wait_index(a, a->recording_index - 1);
    if (!mgl_vk_frames_lost(a)) a->device.vk.vkQueueWaitIdle(a->device.queue);
}

static bool make_semaphores(mgl_applier *a, mgl_vk_surface *s)
{
    mgl_vk_device *d = &a->device;
    VkSemaphoreCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO};
    for (uint32_t n = 0; n < s->image_count; n++)
        if (d->vk.vkCreateSemaphore(d->device, &info, NULL, &s->done[n]) != VK_SUCCESS) return false;
    for (uint32_t n = 0; n <= s->image_count; n++) {
        s->acquired[n].index = 0;
        if (d->vk.vkCreateSemaphore(d->device, &info, NULL, &s->acquired[n].semaphore) != VK_SUCCESS) return false;
    }
    s->next_acquired = 0;
    return true;
}

/* Makes the swapchain anew for the window's size. False: no swapchain now (a minimised or vanished window). */
static bool make_swapchain(mgl_applier *a, mgl_vk_surface *s)
{
    mgl_vk_device *d = &a->device;
    VkSurfaceCapabilitiesKHR caps;
    VkSurfaceFormatKHR format;
    if (vkGetPhysicalDeviceSurfaceCapabilitiesKHR(d->physical, s->surface, &caps) != VK_SUCCESS ||
        !choose_format(a, s, &format)) {
        set_lost(a, s);
        return false;
    }
    take_extent(a, s, &caps);
    if (caps.currentExtent.width == 0 || caps.currentExtent.height == 0 ||
        !(caps.supportedUsageFlags & VK_IMAGE_USAGE_TRANSFER_DST_BIT))
        return false;
    uint32_t count = MGL_MAX(caps.minImageCount, 3u);
    if (caps.maxImageCount) count = MGL_MIN(count, caps.maxImageCount);
    VkCompositeAlphaFlagBitsKHR alpha = caps.supportedCompositeAlpha & VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR
                                            ? VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR
                                            : VK_COMPOSITE_ALPHA_INHERIT_BIT_KHR;
    VkSwapchainCreateInfoKHR info = {
        .sType = VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR,
        .surface = s->surface,
        .minImageCount = MGL_MIN(count, (uint32_t)MAX_IMAGES),
        .imageFormat = format.format,
        .imageColorSpace = format.colorSpace,
        .imageExtent = s->extent,
        .imageArrayLayers = 1,
        .imageUsage = VK_IMAGE_USAGE_TRANSFER_DST_BIT,
        .preTransform = caps.currentTransform,
        .compositeAlpha = alpha,
        .presentMode = present_mode(a, s),
        .clipped = VK_TRUE,
        .oldSwapchain = s->swapchain,
    };
    wait_for_presents(a);
    VkSwapchainKHR made = VK_NULL_HANDLE;
    VkResult result = d->vk.vkCreateSwapchainKHR(d->device, &info, NULL, &made);
    d->vk.vkDestroySwapchainKHR(d->device, s->swapchain, NULL);
    drop_semaphores(a, s);
    s->swapchain = made;
    s->format = format.format;
    if (result != VK_SUCCESS) {
        if (result == VK_ERROR_SURFACE_LOST_KHR || result == VK_ERROR_NATIVE_WINDOW_IN_USE_KHR) set_lost(a, s);
        return false;
    }
    result = d->vk.vkGetSwapchainImagesKHR(d->device, made, &s->image_count, NULL);
    s->image_count = MGL_MIN(s->image_count, (uint32_t)MAX_IMAGES);
    if (result >= VK_SUCCESS) result = d->vk.vkGetSwapchainImagesKHR(d->device, made, &s->image_count, s->images);
    if (result < VK_SUCCESS || !make_semaphores(a, s)) return false;
    s->outdated = false;
    return true;
}

/* ---- present ---- */
static void note_result(mgl_applier *a, mgl_vk_surface *s, VkResult result)
{
    switch (result) {
    case VK_SUCCESS:
    case VK_TIMEOUT:
    case VK_NOT_READY:
        break;
    case VK_SUBOPTIMAL_KHR:
    case VK_ERROR_OUT_OF_DATE_KHR:
        s->outdated = true;
        break;
    case VK_ERROR_DEVICE_LOST:
        mgl_vk_device_lost(a, result);
        break;
    default:
        set_lost(a, s);
        break;
    }
}

static bool acquire(mgl_applier *a, mgl_vk_surface *s, uint32_t *image, VkSemaphore *semaphore)
{
    mgl_vk_device *d = &a->device;
    for (int attempt = 0; attempt < 2; attempt++) {
        if ((s->outdated || !s->swapchain) && !make_swapchain(a, s)) return false;
        uint32_t n = s->next_acquired;
        mgl_vk_wait_index(a, s->acquired[n].index); /* its last wait is over */
        VkResult result = d->vk.vkAcquireNextImageKHR(d->device, s->swapchain, ACQUIRE_WAIT, s->acquired[n].semaphore,
                                                      VK_NULL_HANDLE, image);
        note_result(a, s, result);
        if (result == VK_SUCCESS || result == VK_SUBOPTIMAL_KHR) {
            s->next_acquired = (n + 1) % (s->image_count + 1);
            s->acquired[n].index = a->recording_index; /* the submission that will wait for it */
            *semaphore = s->acquired[n].semaphore;
            return true;
        }
        if (result != VK_ERROR_OUT_OF_DATE_KHR) return false;
    }
    return false;
}

static void window_barrier(mgl_applier *a, VkCommandBuffer commands, VkImage image, VkImageLayout from,
                           VkImageLayout to, VkAccessFlags source, VkAccessFlags access, VkPipelineStageFlags stages)
{
    VkImageMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
        .srcAccessMask = source,
        .dstAccessMask = access,
        .oldLayout = from,
        .newLayout = to,
        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .image = image,
        .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1},
    };
    a->device.vk.vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, stages, 0, 0, NULL, 0, NULL, 1,
                                      &barrier);
}

/* Top left on top left; a window that is larger than the drawable shows black there. */
static void record_blit(mgl_applier *a, const mgl_vk_surface *s, const mgl_vk_subresource *from,
                        const mgl_wire_present *p, VkImage image)
{
    mgl_vk_device *d = &a->device;
    VkCommandBuffer commands = mgl_vk_main_outside(a, MGL_BREAK_COPY);
    mgl_vk_image_access(a, from->image, from->level, 1, from->layer, 1, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                        VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT, false);
    mgl_vk_barriers_flush(a, false);
    window_barrier(a, commands, image, VK_IMAGE_LAYOUT_UNDEFINED, DST_LAYOUT, 0, VK_ACCESS_TRANSFER_WRITE_BIT,
                   VK_PIPELINE_STAGE_TRANSFER_BIT);
    int32_t rows = (int32_t)MGL_MIN(p->height ? p->height : from->height, from->height),
            columns = (int32_t)MGL_MIN(p->width ? p->width : from->width, from->width);
    int32_t width = MGL_MIN(columns, (int32_t)s->extent.width), height = MGL_MIN(rows, (int32_t)s->extent.height);
    if (width < (int32_t)s->extent.width || height < (int32_t)s->extent.height) {
        VkClearColorValue black = {.float32 = {0, 0, 0, 1}};
        VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        d->vk.vkCmdClearColorImage(commands, image, DST_LAYOUT, &black, 1, &range);
        window_barrier(a, commands, image, DST_LAYOUT, DST_LAYOUT, VK_ACCESS_TRANSFER_WRITE_BIT,
                       VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
    }
    VkImageSubresourceLayers source = {VK_IMAGE_ASPECT_COLOR_BIT, from->level, from->layer, 1},
                             target = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    /* The same bytes on both sides: a copy. lavapipe compiles shaders for each process's first blit (35 ms) and draws
     * it. */
    if (mgl_vk_format_linear(from->image->vk_format) == mgl_vk_format_linear(s->format)) {
        VkImageCopy copy = {
            .srcSubresource = source, .dstSubresource = target, .extent = {(uint32_t)width, (uint32_t)height, 1}};
        d->vk.vkCmdCopyImage(commands, from->image->image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, image, DST_LAYOUT, 1,
                             &copy);
    } else {
        VkImageBlit blit = {.srcSubresource = source,
                            .srcOffsets = {{0, 0, 0}, {width, height, 1}},
                            .dstSubresource = target,
                            .dstOffsets = {{0, 0, 0}, {width, height, 1}}};
        d->vk.vkCmdBlitImage(commands, from->image->image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, image, DST_LAYOUT, 1,
                             &blit, VK_FILTER_NEAREST);
    }
    window_barrier(a, commands, image, DST_LAYOUT, VK_IMAGE_LAYOUT_PRESENT_SRC_KHR, VK_ACCESS_TRANSFER_WRITE_BIT, 0,
                   VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT);
}

static void frame_complete(mgl_applier *a, void *data)
{
    mgl_event_frame_done payload = {*(const uint64_t *)data};
    mgl_vk_event(a, MGL_EVENT_FRAME_DONE, &payload, sizeof payload);
}

static void end_frame(mgl_applier *a, uint64_t frame)
{
    mgl_vk_on_complete_copy(a, frame_complete, &frame, sizeof frame);
}

/* The client asks the X server for a window's size when it has reason to, so a picture of another size may come before
 * the event that tells of it. On the old swapchain it would be cut off, or not be shown at all. */
static void ask_extent(mgl_applier *a, mgl_vk_surface *s)
{
    VkSurfaceCapabilitiesKHR caps;
    if (vkGetPhysicalDeviceSurfaceCapabilitiesKHR(a->device.physical, s->surface, &caps) == VK_SUCCESS)
        take_extent(a, s, &caps);
}

static void present_to_window(mgl_applier *a, mgl_vk_surface *s, const mgl_wire_present *p,
                              const mgl_vk_subresource *from)
{
    mgl_vk_device *d = &a->device;
    uint32_t width = p->width ? p->width : from->width, height = p->height ? p->height : from->height;
    if (width != s->extent.width || height != s->extent.height) ask_extent(a, s);
    bool srgb = mgl_vk_format_is_srgb(from->image->vk_format);
    if (s->interval != p->interval || s->srgb != srgb) s->outdated = true;
    s->interval = p->interval;
    s->srgb = srgb;
    mgl_vk_submit(a); /* the drawing starts before the window's image is there */
    uint32_t image = 0;
    VkSemaphore acquired;
    if (!acquire(a, s, &image, &acquired)) {
        end_frame(a, p->frame);
        mgl_vk_submit(a);
        return;
    }
    record_blit(a, s, from, p, s->images[image]);
    end_frame(a, p->frame);
    mgl_vk_submit_present(a, acquired, s->done[image]);
    if (mgl_vk_frames_lost(a)) return;
    VkPresentInfoKHR info = {.sType = VK_STRUCTURE_TYPE_PRESENT_INFO_KHR,
                             .waitSemaphoreCount = 1,
                             .pWaitSemaphores = &s->done[image],
                             .swapchainCount = 1,
                             .pSwapchains = &s->swapchain,
                             .pImageIndices = &image};
    note_result(a, s, d->vk.vkQueuePresentKHR(d->queue, &info));
}

bool mgl_vk_rec_present(mgl_applier *a, const mgl_record_header *header, const mgl_wire_present *p)
{
    mgl_vk_surface *s = mgl_vk_object(a, MGL_KIND_SURFACE, p->surface);
    if (!s) return mgl_vk_fault(a, "unknown surface %u", p->surface.slot);
    mgl_vk_texture *t = mgl_vk_texture_of(a, p->texture);
    if (!t) return mgl_vk_fault(a, "unknown texture %u", p->texture.slot);
    a->counters.frames++;
    mgl_vk_subresource from;
    bool shown = s->kind == MGL_SURFACE_XCB_WINDOW && mgl_vk_texture_level_image(a, t, 0, 0, &from) &&
                 from.image->samples == 1 && !from.is_3d && (from.image->aspects & VK_IMAGE_ASPECT_COLOR_BIT);
    mgl_vk_windows_poll(a);
    if (shown && !s->lost) {
        present_to_window(a, s, p, &from);
    } else {
        end_frame(a, p->frame);
        mgl_vk_submit(a);
    }
    return true;
}

/* ---- create and destroy ---- */
static void open_window(mgl_applier *a, mgl_vk_surface *s)
{
    mgl_vk_device *d = &a->device;
    xcb_connection_t *c = connection(a);
    VkBool32 supported = VK_FALSE;
    if (!c || !d->swapchain || !vkCreateXcbSurfaceKHR) {
        set_lost(a, s);
        return;
    }
    uint32_t mask = XCB_EVENT_MASK_STRUCTURE_NOTIFY;
    xcb_generic_error_t *error =
        xcb_request_check(c, xcb_change_window_attributes_checked(c, s->window, XCB_CW_EVENT_MASK, &mask));
    free(error);
    VkXcbSurfaceCreateInfoKHR info = {
        .sType = VK_STRUCTURE_TYPE_XCB_SURFACE_CREATE_INFO_KHR, .connection = c, .window = s->window};
    bool ok =
        !error && vkCreateXcbSurfaceKHR(d->instance, &info, NULL, &s->surface) == VK_SUCCESS &&
        vkGetPhysicalDeviceSurfaceSupportKHR(d->physical, d->queue_family, s->surface, &supported) == VK_SUCCESS &&
        supported;
    VkSurfaceCapabilitiesKHR caps;
    if (!ok || vkGetPhysicalDeviceSurfaceCapabilitiesKHR(d->physical, s->surface, &caps) != VK_SUCCESS) {
        mgl_log_warn("the device %s cannot present to window 0x%x", d->properties.deviceName, s->window);
        set_lost(a, s);
        return;
    }
    if (caps.currentExtent.width != UINT32_MAX) set_extent(a, s, caps.currentExtent.width, caps.currentExtent.height);
}

bool mgl_vk_rec_surface_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_surface_create *p)
{
    if (p->kind > MGL_SURFACE_XCB_WINDOW) return mgl_vk_fault(a, "surface of kind %u", p->kind);
    mgl_vk_surface *s = mgl_new(mgl_vk_surface);
    if (!s) return mgl_vk_fault(a, "no memory for a surface");
    *s = (mgl_vk_surface){.handle = p->surface,
                          .kind = p->kind,
                          .window = (xcb_window_t)p->native,
                          .extent = {p->width, p->height},
                          .interval = 1,
                          .outdated = true};
    if (!mgl_vk_object_set(a, MGL_KIND_SURFACE, p->surface, s)) {
        mgl_free(s);
        return mgl_vk_fault(a, "surface handle %u is not free", p->surface.slot);
    }
    if (p->kind == MGL_SURFACE_XCB_WINDOW) open_window(a, s);
    return true;
}

void mgl_vk_surface_free(mgl_applier *a, mgl_vk_surface *s)
{
    mgl_vk_device *d = &a->device;
    if (s->swapchain) wait_for_presents(a);
    if (s->swapchain) d->vk.vkDestroySwapchainKHR(d->device, s->swapchain, NULL);
    drop_semaphores(a, s);
    if (s->surface) vkDestroySurfaceKHR(d->instance, s->surface, NULL);
    mgl_free(s);
}

bool mgl_vk_rec_surface_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_surface_destroy *p)
{
    mgl_vk_surface *s = mgl_vk_object_take(a, MGL_KIND_SURFACE, p->surface);
    if (!s) return mgl_vk_fault(a, "unknown surface %u", p->surface.slot);
    mgl_vk_surface_free(a, s);
    return true;
}
