/* The resource half of the back end: what device, frame, buffer, image, texture and copy code say to each other and
 * nobody else needs. Everything runs on the applying thread unless a function says "completion thread". */
#ifndef MGL_VK_RESOURCE_H
#define MGL_VK_RESOURCE_H

#include "translator/vk/vk.h"

/* ---- mask.c: what MAGMA_MASK and the quirk table take away ---- */
typedef struct mgl_vk_mask {
    const char *setting;   /* comma-separated names */
    const char *quirks[8]; /* more of the same, from quirks.c */
    uint32_t quirk_count;
    bool only_1_1; /* "vulkan1.1": core 1.1, and window extensions only */
} mgl_vk_mask;
mgl_vk_mask mgl_vk_mask_from_settings(void);
/* Whether `name` (an extension, with or without VK_, or a member of VkPhysicalDeviceFeatures) is taken away. */
bool mgl_vk_masked(const mgl_vk_mask *mask, const char *name);

/* quirks.c: adds the masks of the quirks that fit this driver, and logs each. */
void mgl_vk_quirks_apply(mgl_vk_mask *mask, const VkPhysicalDeviceProperties *properties, uint32_t driver_id,
                         const char *driver_info);

/* caps.c */
void mgl_vk_caps_fill(mgl_vk_device *d);

/* message.c: the messenger of an instance; `host` outlives it and is the applier's own unless its event is NULL. */
void mgl_vk_messenger_describe(const mgl_applier_host *host, VkDebugUtilsMessengerCreateInfoEXT *info);

/* format.c */
VkFormatFeatureFlags mgl_vk_format_features(const mgl_vk_device *d, VkFormat format); /* optimal tiling */
VkFormat mgl_vk_format_linear(VkFormat format); /* the UNORM twin of an sRGB format, else the format itself */
bool mgl_vk_format_is_srgb(VkFormat format);
uint32_t mgl_vk_aspect_bytes(mgl_format format, uint32_t aspect); /* of one block in staging; 0: no such aspect */

/* ---- applier.c ---- */
void mgl_vk_event(mgl_applier *a, mgl_event event, const void *payload, uint32_t size);
/* reply_done, completion or applying thread. */
void mgl_vk_reply_done(mgl_applier *a, uint64_t id, bool failed);
bool mgl_vk_reply_check(mgl_applier *a, const mgl_reply *reply); /* range inside the reply segment; else a fault */

/* ---- frame.c ---- */
#define MGL_VK_SLOTS 32
typedef struct mgl_vk_note { /* a completion; `data` may point at `copy` */
    mgl_vk_completion completion;
    uint64_t copy[8];
} mgl_vk_note;

/* One submission: its commands, its fence, and what happens when it is done. */
typedef struct mgl_vk_frame_slot {
    uint64_t index; /* submission that uses it; free when that is complete */
    VkCommandPool pool;
    VkCommandBuffer main, pre;
    VkFence fence;
    bool failed;        /* the submission was refused: nobody signals the fence */
    mgl_vk_note *notes; /* filled by the applying thread, run by the completion thread */
    uint32_t note_count, note_capacity;
} mgl_vk_frame_slot;

struct mgl_vk_frames {
    uint32_t lost;         /* atomic */
    uint64_t load;         /* bytes of commands recorded, by estimate .. */
    uint64_t load_due;     /* .. and from where on they are submitted in any case */
    const uint16_t *weights; /* mgl_vk_load */
    uint64_t upload_bytes; /* staged in this recording */
    uint32_t deferred_now; /* deferrals keyed on this recording */
    VkPipelineStageFlags host_stages; /* a barrier from these towards the host is due at the end */
    VkAccessFlags host_access;
    mgl_vk_frame_slot slots[MGL_VK_SLOTS];
    mgl_vk_frame_slot *slot;   /* the one being recorded into; NULL: none chosen yet */
    mgl_vk_deferred *deferred; /* ring, oldest first, indices never decrease */
    uint32_t deferred_capacity, deferred_first, deferred_count;
    pthread_t thread;
    bool thread_runs;
    pthread_mutex_t lock; /* over the rest */
    pthread_cond_t submitted, completed;
    mgl_vk_frame_slot *queue[MGL_VK_SLOTS]; /* submitted and not complete, in order */
    uint32_t queue_first, queue_count;
    bool stop;
};

void mgl_vk_frames_reap(mgl_applier *a);          /* runs the deferrals whose submission completed */
void mgl_vk_frames_drain(mgl_applier *a);         /* waits for all that was submitted and runs its deferrals */
bool mgl_vk_frames_pending(const mgl_applier *a); /* somebody waits for what is recorded */
/* As mgl_vk_on_complete, with a copy of up to 64 bytes as data: no allocation. */
void mgl_vk_on_complete_copy(mgl_applier *a, void (*run)(mgl_applier *, void *), const void *data, uint32_t size);
void mgl_vk_frames_set_lost(mgl_applier *a, VkResult result); /* any thread; the first call sends the event */
static inline bool mgl_vk_frames_lost(const mgl_applier *a)
{
    return __atomic_load_n(&a->frames->lost, __ATOMIC_RELAXED) != 0;
} /* any thread */
/* What commands weigh in a command buffer (frame.c). Drivers record into buffers of a greatest size, 1 MiB in radv, 4 MiB
 * in Turnip; a recording that needs more of them gets further ones, which every reset frees and every recording maps anew:
 * measured at 40 % of the submit thread when a viewport or a program changes with each draw on radv. */
#define MGL_LOAD_NOW (1ull << 62) /* for another reason */
typedef enum mgl_vk_load {
    MGL_LOAD_DRAW,
    MGL_LOAD_STATE, /* a value or a binding */
    MGL_LOAD_VIEWPORT,
    MGL_LOAD_CONSTANTS,
    MGL_LOAD_ATTRIBUTE, /* of a dynamic layout */
    MGL_LOAD_PIPELINE,
    MGL_LOAD_COUNT
} mgl_vk_load;
#define MGL_LOAD_BOUNDARY 200000 /* submitted where no pass is open */
static inline void mgl_vk_frames_add_load(mgl_applier *a, mgl_vk_load kind, uint64_t count)
{
    a->frames->load += a->frames->weights[kind] * count;
}
static inline void mgl_vk_frames_add_upload(mgl_applier *a, uint64_t bytes)
{
    a->frames->upload_bytes += bytes;
    if (a->frames->upload_bytes > (16u << 20)) a->frames->load |= MGL_LOAD_NOW;
}
/* What is recorded writes memory that the host reads after completion. */
static inline void mgl_vk_frames_host_reads(mgl_applier *a, VkPipelineStageFlags stages, VkAccessFlags access)
{
    a->frames->host_stages |= stages;
    a->frames->host_access |= access;
}
static inline void mgl_vk_frames_host_read(mgl_applier *a)
{
    mgl_vk_frames_host_reads(a, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
}
/* So much is recorded that it should be submitted: at a pass boundary, or in any case when it is very much. */
static inline bool mgl_vk_frames_pressure(const mgl_applier *a)
{
    uint64_t load = a->frames->load;
    return load > MGL_LOAD_BOUNDARY && (!a->in_pass || load > a->frames->load_due);
}

/* ---- upload.c ---- */
/* Cached memory that the GPU writes and a completion reads. */
bool mgl_vk_slice_take_readback(mgl_applier *a, uint64_t size, uint64_t alignment, mgl_vk_slice *slice);

/* ---- barrier.c ---- */
bool mgl_vk_barriers_init(mgl_applier *a);
void mgl_vk_barriers_finish(mgl_applier *a);
/* In pre, of a VkImage that was one of `i` (its shape is taken from there): all of it goes from one state to another. A
 * transition of it into `before` that is still pending is diverted. */
void mgl_vk_barriers_image_in_pre(mgl_applier *a, const mgl_vk_image *i, VkImage image, const mgl_vk_access *before,
                                  const mgl_vk_access *after);
/* A dependency that no resource's state tells of. */
void mgl_vk_barriers_add(mgl_applier *a, bool in_pre, VkPipelineStageFlags source_stages, VkAccessFlags source_access,
                         VkPipelineStageFlags stages, VkAccessFlags access);

/* ---- memory.c: the client's memory, imported ---- */
typedef struct mgl_vk_memory {
    mgl_handle handle;
    VkBuffer buffer;
    VkDeviceMemory memory;
    uint8_t *mapped;
    uint64_t size;
    uint64_t unique; /* of `buffer` */
    bool in_use;     /* the storage of a buffer */
} mgl_vk_memory;
bool mgl_vk_memory_supported(const mgl_vk_device *d); /* the device may import it; each range is tried */
/* A buffer gave it up; the client hears of it when that submission is complete. */
void mgl_vk_memory_release(mgl_applier *a, mgl_vk_memory *m, uint64_t used_index);
void mgl_vk_memory_free(mgl_applier *a, mgl_vk_memory *m);

/* ---- buffer.c ---- */
mgl_vk_buffer *mgl_vk_buffer_new(mgl_applier *a); /* zeroed; NULL: no memory */
VkBufferUsageFlags mgl_vk_buffer_usage(const mgl_vk_device *d); /* of every buffer */
void mgl_vk_buffer_free(mgl_applier *a, mgl_vk_buffer *b); /* gives the backing back to the pool, frees the struct */
void mgl_vk_buffer_pool_finish(mgl_applier *a);

/* ---- image.c ---- */
typedef struct mgl_vk_image_desc {
    VkImageType type;
    mgl_format format;
    uint32_t width, height, depth, layers, levels, samples;
    VkImageCreateFlags flags; /* cube compatible, 2D array compatible, mutable */
    VkImageUsageFlags extra;  /* beyond sampling, attachments and transfers: storage */
} mgl_vk_image_desc;
/* A new image with one reference, or NULL (the caller reports). Content undefined. */
mgl_vk_image *mgl_vk_image_make(mgl_applier *a, const mgl_vk_image_desc *desc);
/* Gives the image other flags or usages in place, keeping its content; textures that use it hear of it. False: the
 * device refuses. */
bool mgl_vk_image_require(mgl_applier *a, mgl_vk_image *i, VkImageUsageFlags usage, VkImageCreateFlags flags);
/* A framebuffer of one view of the image, kept with it. VK_NULL_HANDLE: no memory. */
VkFramebuffer mgl_vk_image_framebuffer(mgl_applier *a, mgl_vk_image *i, VkRenderPass pass, VkImageView view,
                                       uint32_t width, uint32_t height);
/* The Vulkan half of an image, which renaming exchanges. */
typedef struct mgl_vk_body {
    VkImage image;
    VmaAllocation allocation;
    mgl_vk_views views;
    mgl_table framebuffers;
    uint64_t unique;
    uint64_t index; /* of a spare: may be used again when this submission is complete */
} mgl_vk_body;
bool mgl_vk_image_body_make(mgl_applier *a, const mgl_vk_image *i, mgl_vk_body *body);
/* Puts the body into the image, whose content is then undefined, and returns the old one. */
mgl_vk_body mgl_vk_image_body_swap(mgl_vk_image *i, const mgl_vk_body *body);
void mgl_vk_image_body_bury(mgl_applier *a, mgl_vk_body *body); /* it dies when the recording under way is complete */

/* image_rename.c: gives an image that main has only sampled another VkImage, untouched by main; `keep`: with the same
 * content. The caller tells the texture (mgl_vk_texture_renamed). False: it may not be, nothing changed. */
bool mgl_vk_image_rename(mgl_applier *a, mgl_vk_image *i, bool keep);
void mgl_vk_image_spares_free(mgl_applier *a, mgl_vk_image *i);
void mgl_vk_image_spares_trim(mgl_applier *a); /* frees those that were not used for a while; now and then */
/* Copies a whole level of all layers; both images in their transfer layouts afterwards. */
void mgl_vk_image_copy_level(mgl_applier *a, mgl_vk_image *source, uint32_t source_level, mgl_vk_image *destination,
                             uint32_t level);
/* The command buffer for a transfer that touches these images or buffers: pre when main touched none of them, else main
 * outside a pass. */
VkCommandBuffer mgl_vk_transfer_commands(mgl_applier *a, bool all_untouched, bool *in_pre);

/* ---- texture.c ---- */
void mgl_vk_image_moved(mgl_applier *a,
                        const mgl_vk_image *image); /* its VkImage is another one: textures that use it have changed */
void mgl_vk_texture_renamed(mgl_applier *a, mgl_vk_texture *t); /* its main image has another VkImage */
void mgl_vk_texture_free(mgl_applier *a, mgl_vk_texture *t);
/* Makes base..last one image; false: no memory or an undefined level. */
bool mgl_vk_texture_gather(mgl_applier *a, mgl_vk_texture *t, uint32_t base, uint32_t last);
bool mgl_vk_nulls_init(mgl_applier *a);
void mgl_vk_nulls_finish(mgl_applier *a);
bool mgl_vk_target_is_layered(mgl_target target); /* box z counts layers */
mgl_texture_dim mgl_vk_target_dim(mgl_target target); /* as samplers and images have it */
uint32_t mgl_vk_level_layers(const mgl_vk_texture *t,
                             uint32_t level); /* array layers as the client sees them; 1 for 3D */
/* The texture, its level and a box inside it, checked against hostile values; false after a fault. `sub` has the first
 * layer. */
bool mgl_vk_texture_box(mgl_applier *a, mgl_handle h, uint32_t level, const mgl_box *box, uint32_t aspects,
                        mgl_vk_texture **texture, mgl_vk_subresource *sub);
/* Fills a copy's image side from a subresource and a box. */
void mgl_vk_box_layers(const mgl_vk_subresource *sub, const mgl_box *box, VkImageAspectFlags aspect,
                       VkImageSubresourceLayers *layers, VkOffset3D *offset, VkExtent3D *extent);

/* ---- surface.c, blit.c ---- */
void mgl_vk_surface_free(mgl_applier *a, mgl_vk_surface *s);
void mgl_vk_windows_poll(mgl_applier *a);   /* takes in what the X server said: sizes, destroyed windows */
void mgl_vk_windows_finish(mgl_applier *a); /* after the last surface */
bool mgl_vk_blits_init(mgl_applier *a);
void mgl_vk_blits_finish(mgl_applier *a);

/* blit_draw.c: a blit by drawing, for what vkCmdBlitImage cannot do. */
typedef struct mgl_vk_blit_draw {
    mgl_vk_subresource source, destination;       /* one layer or slice each */
    mgl_format source_format, destination_format; /* as the textures have them (views may differ from their image) */
    uint32_t aspect;                              /* one MGL_ASPECT_* */
    bool linear, raw;                             /* raw: sRGB is neither decoded nor encoded */
    uint32_t write_mask;                          /* of colour: bits r g b a */
    float scale[2], offset[2];                    /* source = destination * scale + offset, texels */
    float slice;   /* z of a 3D source, texels: slice + 0.5, or between two slices to average them */
    VkRect2D area; /* destination texels that may be written */
} mgl_vk_blit_draw;
/* False: the formats cannot be read or drawn to, or no memory. Ends the open pass, records into main. */
bool mgl_vk_blit_by_drawing(mgl_applier *a, const mgl_vk_blit_draw *blit);

static inline VkImageAspectFlags mgl_vk_aspect_flags(uint32_t aspects)
{
    return (aspects & MGL_ASPECT_COLOR ? VK_IMAGE_ASPECT_COLOR_BIT : 0) |
           (aspects & MGL_ASPECT_DEPTH ? VK_IMAGE_ASPECT_DEPTH_BIT : 0) |
           (aspects & MGL_ASPECT_STENCIL ? VK_IMAGE_ASPECT_STENCIL_BIT : 0);
}
static inline uint32_t mgl_vk_mip(uint32_t size, uint32_t level)
{
    return size >> level ? size >> level : 1;
}

#endif
