/* Magma, the Vulkan back end: the private header of translator/vk. Everything here runs on the one thread that applies records, except where
 * it says "completion thread". See docs/backend.md.
 *
 * Who owns what: the applier owns every object; GPU objects die by mgl_vk_defer() when the submission that last used them has
 * completed. A submission is named by its index (1, 2, 3 ..); `recording_index` is the one being recorded.
 *
 * Two command buffers are recorded at a time. `main` holds passes and whatever must stay in order with them; `pre` runs before the whole of `main`
 * and takes uploads to resources that `main` has not touched yet (touched_index != recording_index). */
#ifndef MGL_VK_VK_H
#define MGL_VK_VK_H

#include "translator/base/hash.h"
#include "translator/base/log.h"
#include "translator/base/memory.h"
#include "translator/base/pool.h"
#include "translator/base/settings.h"
#include "translator/base/thread.h"
#include "wire/transport/applier.h"

#include <volk.h>
#include "translator/vk/allocator.h" /* VulkanMemoryAllocator's C API, implementation in allocator.cpp */

typedef struct mgl_vk_context mgl_vk_context;
typedef struct mgl_vk_program mgl_vk_program;
typedef struct mgl_vk_pipeline_cache mgl_vk_pipeline_cache;
typedef struct mgl_vk_descriptors mgl_vk_descriptors;
typedef struct mgl_vk_passes mgl_vk_passes;
typedef struct mgl_vk_surface mgl_vk_surface;
typedef struct mgl_vk_queries mgl_vk_queries;

/* ---- device (device.c): instance, physical device choice, feature masks (MAGMA_MASK), caps ---- */
typedef struct mgl_vk_device {
    VkInstance instance;
    VkPhysicalDevice physical;
    VkDevice device;
    struct VolkDeviceTable vk; /* device functions: d->vk.vkCmdDraw(...) */
    VkQueue queue;
    uint32_t queue_family;
    VmaAllocator allocator;
    VkPhysicalDeviceProperties properties;
    VkPhysicalDeviceFeatures features; /* enabled */
    VkPhysicalDeviceMemoryProperties memory;
    mgl_caps caps;
    uint32_t api; /* usable version: min(instance, device, mask) */
    /* Enabled optional features; false when the device lacks them or MAGMA_MASK takes them away. */
    bool transform_feedback, geometry_streams, provoking_vertex, provoking_vertex_xfb, depth_clip_control, depth_clip_enable, conditional_rendering,
        custom_border, line_rasterization, divisor, divisor_zero, multi_draw, push_descriptor, robustness2, null_descriptor, index_uint8,
        list_restart, patch_list_restart, non_seamless_cube, dynamic_state1, dynamic_state2, dynamic_state2_patch, dynamic_state2_logic, dynamic_state3,
        vertex_input_dynamic, primitives_generated, host_query_reset, draw_parameters, separate_stencil_usage, imageless,
        image_2d_view_of_3d, attachment_feedback, load_store_none, calibrated, external_memory_host, debug_utils, pipeline_library,
        sampler_mirror_edge, shader_viewport_layer, view_usage_maintenance2, create_renderpass2, depth_stencil_resolve, timeline, format_list,
        swapchain, driver_properties, memory_budget,
        push_blocks /* default uniform blocks may be push constants; MAGMA_MASK=push_constants: not */,
        dynamic_blocks /* offsets of uniform blocks may be dynamic; MAGMA_MASK=dynamic_blocks: not */,
        constant_blocks /* shaders may read uniform blocks at constant indices; MAGMA_MASK=constant_blocks: not (spirv_hide.c) */,
        short_submissions /* a pass may be cut for a submission after fewer draws; MAGMA_MASK=short_submissions: not */,
        shared_memory,  /* host memory may be imported as the storage of buffers (memory.c) */
        drops_barriers; /* MAGMA_MASK=barriers: the negative control of the validation runs */
    uint64_t host_pointer_alignment; /* of imported memory */
    VkPhysicalDeviceExtendedDynamicState3FeaturesEXT dynamic3;
    VkDebugUtilsMessengerEXT messenger;
} mgl_vk_device;

/* ---- objects ---- */
typedef struct mgl_vk_object_table { struct mgl_vk_slot { uint32_t generation; void *object; } *slots; uint32_t capacity; } mgl_vk_object_table;

/* Access of a resource as the last commands left it, for barriers. */
typedef struct mgl_vk_access { VkPipelineStageFlags stages; VkAccessFlags access; VkImageLayout layout; bool written; } mgl_vk_access;

typedef struct mgl_vk_buffer {
    mgl_handle handle;
    VkBuffer buffer;
    VmaAllocation allocation;
    uint8_t *mapped;         /* host-visible memory, or NULL */
    struct mgl_vk_memory *memory; /* what the client writes in place, or NULL: then the buffer is never renamed */
    uint64_t size, capacity;
    uint32_t flags;          /* MGL_BUFFER_* */
    uint8_t kind;            /* buffer.c: of the memory behind it */
    uint8_t renames;         /* counted up to where that changes its kind */
    uint32_t version;        /* changes whenever `buffer` becomes another VkBuffer: descriptor sets and vertex binds look at it */
    uint64_t used_index;     /* submission that last used it in any way */
    uint64_t touched_index;  /* recording whose main command buffer read or wrote it */
    uint64_t written_index;  /* recording whose main command buffer wrote it on the GPU */
    uint64_t ordered_index;  /* recording whose main command buffer wrote it or has a barrier for it (barrier.c) */
    mgl_vk_access access;
    uint64_t unique;         /* of `buffer`: no other VkBuffer ever has it; for content keys */
    uint32_t bound;          /* draw.h: groups of draw state that ever named it, so that a change need not search every binding */
} mgl_vk_buffer;

/* One VkImage with its memory and the state of each subresource. Counted: texture views share it. */
typedef struct mgl_vk_view_key {
    VkImageViewType type; VkFormat format; VkImageAspectFlags aspects; uint32_t level, levels, layer, layers; VkComponentMapping swizzle; VkImageUsageFlags usage;
} mgl_vk_view_key;

/* Views by key: the first ones in place, so that a texture's first use allocates nothing, further ones in the table. Die with the image. */
typedef struct mgl_vk_views {
    uint32_t count;
    mgl_vk_view_key keys[3];
    VkImageView first[3];
    mgl_table more; /* values are handles */
} mgl_vk_views;

typedef struct mgl_vk_image {
    uint32_t references;
    VkImage image;
    VmaAllocation allocation;
    VkImageType type;
    VkFormat vk_format;
    mgl_format format;
    VkImageUsageFlags usage;
    VkImageCreateFlags create_flags;
    VkImageAspectFlags aspects;
    uint32_t width, height, depth /* z slices of 3D */, layers, levels, samples;
    mgl_vk_access *states;   /* levels * layers entries, [level * layers + layer]; 3D images count as one layer */
    bool uniform_state;      /* all subresources are in states[0] */
    uint64_t used_index;
    uint64_t touched_index;  /* as of buffers; a clear of an attachment that is still pending counts as touching it */
    uint64_t ordered_index;  /* as of buffers */
    bool any_format;         /* views in every compatible format are allowed */
    uint64_t unique;
    uint64_t attached;       /* stamp of the last resolved framebuffer that attached it (pass.c); 0: never */
    struct mgl_vk_spares *spares; /* image_rename.c; NULL: never renamed */
    mgl_vk_views views;
    mgl_table framebuffers;  /* of single views, for blits by drawing; die with the image */
} mgl_vk_image;

typedef struct mgl_vk_level { /* one level as the client defined it */
    uint32_t width, height, depth, samples;
    mgl_format format;
    bool defined;
    mgl_vk_image *aside;     /* another image that holds it when it does not fit in the texture's main image, else NULL */
    uint32_t aside_level;    /* level of that image */
} mgl_vk_level;

#define MGL_VK_MAX_LEVELS 16
typedef struct mgl_vk_texture {
    mgl_handle handle;
    mgl_target target;
    mgl_vk_level levels[MGL_VK_MAX_LEVELS];
    mgl_vk_image *image;     /* main image, made at first need; NULL before */
    uint32_t first_level;    /* texture level that is level 0 of the main image */
    bool immutable;
    uint32_t level_hint;     /* levels likely to be needed in all, from level 0 */
    uint32_t base_level, max_level;
    uint8_t swizzle[4];
    bool stencil_mode, skip_srgb_decode;
    uint32_t view_first_level, view_levels, view_first_layer, view_layers; /* texture views: a window on the shared image */
    mgl_vk_buffer *buffer;   /* buffer textures; the handle is looked up again when its version changed */
    mgl_handle buffer_handle;
    uint64_t buffer_offset, buffer_size;
    mgl_format buffer_format;
    VkBufferView buffer_view;
    uint32_t buffer_version;
    uint32_t version;        /* changes whenever what a sampler would be given changes */
    VkImageView sampled_view;/* memo for `version`, owned by the image */
    uint64_t memo_unique;    /* the image's `unique` that sampled_view is of, and its range: */
    uint32_t memo_version;
    mgl_format memo_format;  /* of the view: that of the texture, which may differ from its image's */
    mgl_vk_view_key memo_key; /* how sampled_view was made */
    uint64_t unique;
    uint32_t bound;          /* draw.h: groups of draw state that ever named it */
} mgl_vk_texture;

/* ---- frames and submissions (frame.c) ---- */
typedef struct mgl_vk_deferred { uint64_t index; void (*destroy)(struct mgl_applier *, void *object); void *object; } mgl_vk_deferred;
typedef struct mgl_vk_completion { /* what the completion thread does when a submission is done */
    void (*run)(struct mgl_applier *, void *data); /* completion thread; must not touch applier state but through what it says */
    void *data;
} mgl_vk_completion;

typedef enum mgl_vk_break { MGL_BREAK_FRAMEBUFFER, MGL_BREAK_CLEAR, MGL_BREAK_COPY, MGL_BREAK_BARRIER, MGL_BREAK_QUERY, MGL_BREAK_SUBMIT } mgl_vk_break;

/* Kinds of objects that are recycled: mgl_pool_take(&a->pools[...]). */
enum { MGL_VK_POOL_BUFFER, MGL_VK_POOL_VERTEX_ARRAY, MGL_VK_POOL_TEXTURE, MGL_VK_POOL_IMAGE, MGL_VK_POOL_BODY, MGL_VK_POOL_QUERY, MGL_VK_POOL_RUN, MGL_VK_POOL_SEGMENT,
    MGL_VK_POOL_XFB, MGL_VK_POOL_FRAMEBUFFER, MGL_VK_POOL_BACKING, MGL_VK_POOLS };

struct mgl_applier {
    mgl_applier_host host;
    mgl_vk_device device;
    mgl_vk_object_table objects[MGL_KIND_COUNT];
    mgl_vk_context *context;      /* current, never NULL while records apply (a default one exists) */
    mgl_vk_context *default_context; /* made by mgl_vk_draw_init, freed by mgl_vk_draw_finish */
    mgl_server_counters counters;
    uint64_t next_unique;
    uint16_t call;                /* GL entry point of the record under way, for messages */
    bool lost, faulted;

    VkCommandBuffer main, pre;    /* being recorded; begun lazily by mgl_vk_main() and mgl_vk_pre() */
    bool main_open, pre_open;
    bool in_pass;                 /* a render pass is open in main */
    uint64_t recording_index;     /* submission index that main and pre will have */
    uint64_t completed_index;     /* atomic; written by the completion thread; read it with mgl_vk_completed() */
    struct mgl_vk_frames *frames; /* frame.c */
    struct mgl_vk_staging *staging;   /* upload.c: mapped rings for uploads, uniforms and transient vertices */
    struct mgl_vk_barriers *barriers; /* barrier.c: pending barriers */
    mgl_vk_passes *passes;
    mgl_vk_pipeline_cache *pipelines;
    mgl_vk_descriptors *descriptors;
    mgl_vk_queries *queries;
    struct mgl_vk_draws *draws;   /* state.c: what contexts share */
    struct mgl_vk_blits *blits;   /* blit.c */
    void *windows;                /* surface.c: our xcb connection, opened for the first window */
    struct mgl_vk_buffer_pool *buffer_pool; /* buffer.c */
    struct mgl_vk_spares *image_spares; /* image_rename.c: of all images, and what they and this recording's renames amount to */
    uint64_t image_spare_bytes, image_renamed_bytes, image_renamed_index;
    mgl_spares states;            /* of images that were destroyed */
    mgl_pool pools[MGL_VK_POOLS]; /* objects that were destroyed, for the next of their kind */
    struct mgl_vk_nulls *nulls;   /* null.c: images that unbound units read (0,0,0,1) */
};

/* applier.c. A fault ends the session with a name; returns false so that record functions can `return mgl_vk_fault(...)`. */
bool mgl_vk_fault(mgl_applier *a, const char *format, ...) __attribute__((format(printf, 2, 3)));
static inline void *mgl_vk_object(const mgl_applier *a, mgl_kind kind, mgl_handle h) /* NULL: null, unknown or stale handle */
{
    const mgl_vk_object_table *t = &a->objects[kind];
    if (h.slot == 0 || h.slot >= t->capacity || t->slots[h.slot].generation != h.generation) return NULL;
    return t->slots[h.slot].object;
}
bool mgl_vk_object_set(mgl_applier *a, mgl_kind kind, mgl_handle h, void *object); /* false: slot out of range or in use */
void *mgl_vk_object_take(mgl_applier *a, mgl_kind kind, mgl_handle h); /* removes and returns it */
static inline mgl_vk_buffer *mgl_vk_buffer_of(mgl_applier *a, mgl_handle h) { return mgl_vk_object(a, MGL_KIND_BUFFER, h); }
static inline mgl_vk_texture *mgl_vk_texture_of(mgl_applier *a, mgl_handle h) { return mgl_vk_object(a, MGL_KIND_TEXTURE, h); }
/* Bytes that a bulk names, checked against tail or stage; NULL after a fault. */
const uint8_t *mgl_vk_bulk(mgl_applier *a, const mgl_bulk *bulk, const uint8_t *tail, uint32_t tail_count);
void mgl_vk_out_of_memory(mgl_applier *a, mgl_kind kind, mgl_handle h); /* event out_of_memory */
void mgl_vk_device_lost(mgl_applier *a, VkResult result);               /* latches; every later record is dropped */

/* device.c */
bool mgl_vk_device_open(mgl_vk_device *d, const mgl_applier_host *host, uint32_t only_index, char reason[256]);
void mgl_vk_device_close(mgl_vk_device *d);
VkFormat mgl_vk_format(mgl_format f); /* format.c */
VkImageAspectFlags mgl_vk_format_aspects(mgl_format f);

/* frame.c */
bool mgl_vk_frames_init(mgl_applier *a);
void mgl_vk_frames_finish(mgl_applier *a);           /* waits for the GPU and runs every deferral */
VkCommandBuffer mgl_vk_main(mgl_applier *a);         /* main, begun; may be inside a pass */
VkCommandBuffer mgl_vk_main_outside(mgl_applier *a, mgl_vk_break why); /* main with no pass open */
VkCommandBuffer mgl_vk_pre(mgl_applier *a);
void mgl_vk_submit(mgl_applier *a);                  /* ends pre and main, submits both when anything was recorded or completions wait */
void mgl_vk_submit_present(mgl_applier *a, VkSemaphore wait, VkSemaphore signal); /* with window semaphores for main's blit (surface.c) */
void mgl_vk_defer(mgl_applier *a, void (*destroy)(mgl_applier *, void *), void *object); /* after the recording under way completes */
void mgl_vk_on_complete(mgl_applier *a, void (*run)(mgl_applier *, void *), void *data);  /* completion thread, when the recording under way completes */
uint64_t mgl_vk_completed(const mgl_applier *a);
void mgl_vk_wait_index(mgl_applier *a, uint64_t index); /* CPU wait, counted; index must be submitted */

/* upload.c: transient host-visible memory that lives until the recording under way completes */
typedef struct mgl_vk_slice { VkBuffer buffer; uint64_t offset; uint8_t *data; uint64_t unique; /* of the buffer, never reused */ } mgl_vk_slice;
bool mgl_vk_staging_init(mgl_applier *a);
void mgl_vk_staging_finish(mgl_applier *a);
bool mgl_vk_slice_take(mgl_applier *a, uint64_t size, uint64_t alignment, mgl_vk_slice *slice); /* copies, vertices, indices, uniforms: all usages */

/* barrier.c: declare what the next command does (pre and main alike). A barrier for something that main has not touched yet goes into pre, so
 * that a first use in the middle of a pass does not end the pass. Flush emits one vkCmdPipelineBarrier when a hazard or layout change asks for it */
void mgl_vk_buffer_access(mgl_applier *a, mgl_vk_buffer *b, VkPipelineStageFlags stages, VkAccessFlags access, bool in_pre);
/* A read in main. Most are as the ones before: nothing to order. */
static inline void mgl_vk_buffer_read(mgl_applier *a, mgl_vk_buffer *b, VkPipelineStageFlags stages, VkAccessFlags access)
{
    if (b->touched_index == a->recording_index && !b->access.written && !(stages & ~b->access.stages) && !(access & ~b->access.access))
        b->used_index = a->recording_index;
    else
        mgl_vk_buffer_access(a, b, stages, access, false);
}
void mgl_vk_image_access(mgl_applier *a, mgl_vk_image *i, uint32_t level, uint32_t levels, uint32_t layer, uint32_t layers,
                         VkImageLayout layout, VkPipelineStageFlags stages, VkAccessFlags access, bool in_pre);
void mgl_vk_barriers_flush(mgl_applier *a, bool in_pre); /* ends an open pass of main when main has pending barriers (MGL_BREAK_BARRIER) */
bool mgl_vk_barriers_pending(const mgl_applier *a);
/* Whether an image or buffer may still be written in pre: main has not touched it in this recording. */
static inline bool mgl_vk_untouched(const mgl_applier *a, uint64_t touched_index) { return touched_index != a->recording_index; }

/* buffer.c */
bool mgl_vk_buffer_make(mgl_applier *a, mgl_vk_buffer *b, uint64_t size, uint32_t flags);
/* image.c, texture.c */
VkImageView mgl_vk_image_view(mgl_applier *a, mgl_vk_image *i, const mgl_vk_view_key *key); /* cached in the image */
void mgl_vk_image_unref(mgl_applier *a, mgl_vk_image **i);
/* The image and subresource that hold a texture's level and layer (made if need be); for attachments, blits, copies. False: undefined level or no memory. */
typedef struct mgl_vk_subresource { mgl_vk_image *image; uint32_t level, layer, layers /* of the texture, from that one on; 3D: slices */; uint32_t width, height, depth; bool is_3d; } mgl_vk_subresource;
bool mgl_vk_texture_level_image(mgl_applier *a, mgl_vk_texture *t, uint32_t level, uint32_t layer, mgl_vk_subresource *out);
/* Makes base..max one image (moving levels when needed) and returns the view a sampler of this dimension reads, VK_NULL_HANDLE when the texture cannot be
 * sampled; *image and its range are for mgl_vk_image_access. */
VkImageView mgl_vk_texture_sampled_view(mgl_applier *a, mgl_vk_texture *t, mgl_texture_dim dim, mgl_vk_image **image, uint32_t *level, uint32_t *levels);
/* Other usages (storage) or flags than the image was made with; the content moves to another image if need be. False: the device refuses. */
bool mgl_vk_texture_require(mgl_applier *a, mgl_vk_texture *t, VkImageUsageFlags usage, VkImageCreateFlags flags);
VkImageViewType mgl_vk_view_type(mgl_texture_dim dim);
VkImageView mgl_vk_texture_undecoded_view(mgl_applier *a, mgl_vk_texture *t); /* what the last sampled_view showed, without sRGB decoding; for samplers that skip it */
VkBufferView mgl_vk_texture_buffer_view(mgl_applier *a, mgl_vk_texture *t);
VkImageView mgl_vk_null_view(mgl_applier *a, mgl_texture_dim dim, uint32_t resource_flags, mgl_vk_image **image); /* reads (0,0,0,1) */
VkBufferView mgl_vk_null_buffer_view(mgl_applier *a, uint32_t resource_flags);
VkBuffer mgl_vk_null_buffer(mgl_applier *a); /* zeros, 64 KiB, every usage */

/* pass.c (render passes, framebuffers, clears), state.c, draw.c, pipeline.c, descriptor.c, program.c, query.c, xfb.c: see draw.h */
bool mgl_vk_draw_init(mgl_applier *a);   /* after frames, staging and barriers: passes, pipelines, descriptors, queries */
void mgl_vk_draw_finish(mgl_applier *a); /* the GPU is idle: frees the objects of every kind but buffers, textures and surfaces, and the above */
/* Pending clears make passes of their own here, which declare accesses: call mgl_vk_main_outside() BEFORE declaring those of a copy. */
void mgl_vk_pass_end(mgl_applier *a, mgl_vk_break why); /* ends the open pass, if any; pending load-op clears become a pass of their own */
void mgl_vk_pass_flush_clears(mgl_applier *a);          /* pending clears of images must land before anything else reads them */
/* Draw state that names the object is dirty. Also to be called when the object is destroyed: draw state keeps pointers between draws. */
void mgl_vk_texture_changed(mgl_applier *a, mgl_vk_texture *t);  /* the texture's image, view or parameters changed, or it goes away */
void mgl_vk_buffer_changed(mgl_applier *a, mgl_vk_buffer *b);    /* its VkBuffer changed, or it goes away */
void mgl_vk_recorded_lost(mgl_applier *a);              /* another part bound a pipeline, sets or dynamic state in main (blits by drawing) */
bool mgl_vk_condition_allows(mgl_applier *a);           /* conditional rendering as a CPU answer, for blits; may wait for a query */
void mgl_vk_image_gone(mgl_applier *a, mgl_vk_image *i);         /* before its deferral: framebuffers that name its views are dropped */
void mgl_vk_queries_suspend(mgl_applier *a);            /* before main's pass or submission ends; resumed by the next draw */

/* Called by the resource half. */
void mgl_vk_draw_main_begun(mgl_applier *a); /* a new main command buffer: nothing is bound in it */
void mgl_vk_draw_completed(mgl_applier *a);  /* applying thread, after a submit: completed_index may have moved; recycle pools */
mgl_vk_context *mgl_vk_context_make(mgl_applier *a); /* all state is the default; NULL: no memory */
void mgl_vk_context_free(mgl_applier *a, mgl_vk_context *context);
void mgl_vk_context_enter(mgl_applier *a);           /* a->context is another one: everything is dirty; an open pass may have to end */

/* Record functions: bool mgl_vk_rec_<name>(mgl_applier*, const mgl_record_header*, const mgl_wire_<name>*[, const element *tail]), one per record. */
#define R(name, wait, doc) bool mgl_vk_rec_##name(mgl_applier *a, const mgl_record_header *header, const mgl_wire_##name *payload);
#define RT(name, element, wait, doc) bool mgl_vk_rec_##name(mgl_applier *a, const mgl_record_header *header, const mgl_wire_##name *payload, const element *tail);
#include "wire/catalogue/records.def"
#undef R
#undef RT

#endif
