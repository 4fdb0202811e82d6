/* The drawing half of the back end: what state.c, pass.c, clear.c, program.c, pipeline.c, descriptor.c, sampler.c,
 * draw.c, primitive.c, compile.c, query.c, xfb.c and condition.c say to each other. Applying thread only, but where a
 * function says "completion thread".
 *
 * State records store and set dirty bits; a draw resolves what is dirty, in this order: framebuffer, pipeline, textures
 * and buffers, then accesses (barriers), pass, and last what main has to bind. `mgl_vk_recorded` is what main has bound
 * now: it belongs to the command buffer, not to a context. Pointers to buffers and textures are kept between draws;
 * mgl_vk_buffer_changed() and mgl_vk_texture_changed() end them. */
#ifndef MGL_VK_DRAW_H
#define MGL_VK_DRAW_H

#include "translator/vk/vk.h"

#define MGL_VK_UNITS           192 /* texture units */
#define MGL_VK_UNIFORM_BUFFERS 96
#define MGL_VK_STORAGE_BUFFERS 96 /* atomic counter buffers from 64 on */
#define MGL_VK_IMAGE_UNITS     32
#define MGL_VK_VIEWPORTS       16
#define MGL_VK_BINDINGS        16 /* vertex buffer bindings */
#define MGL_VK_OUTPUTS         8  /* fragment outputs, colour attachments */
#define MGL_VK_SETS            3
#define MGL_VK_SET_ELEMENTS    256 /* descriptors in one set */
#define MGL_VK_DYNAMIC         8   /* dynamic uniform buffers that every device has */
#define MGL_VK_PUSHED          32  /* descriptors of one set that every device with VK_KHR_push_descriptor can push */
#define MGL_VK_CHANGES         16  /* bindings of a set whose changes are remembered one by one */
#define MGL_VK_XFB_BUFFERS     4

/* Dirty groups of a context. */
enum {
    MGL_DIRTY_FRAMEBUFFER = 1u << 0,
    MGL_DIRTY_STATE = 1u << 1, /* render state: pipeline key and dynamic values */
    MGL_DIRTY_LAYOUT = 1u << 2,
    MGL_DIRTY_PROGRAM = 1u << 3,
    MGL_DIRTY_VERTEX_BUFFERS = 1u << 4,
    MGL_DIRTY_INDEX_BUFFER = 1u << 5,
    MGL_DIRTY_UNIFORMS = 1u << 6,  /* set 0 */
    MGL_DIRTY_TEXTURES = 1u << 7,  /* set 1 */
    MGL_DIRTY_STORAGE = 1u << 8,   /* set 2 */
    MGL_DIRTY_CONSTANTS = 1u << 9, /* the default block, as far as it is a buffer */
    MGL_DIRTY_ATTRIBUTES = 1u << 10,
    MGL_DIRTY_VIEWPORT = 1u << 11,
    MGL_DIRTY_SCISSOR = 1u << 12,
    MGL_DIRTY_BLEND_COLOR = 1u << 13,
    MGL_DIRTY_STENCIL = 1u << 14,
    MGL_DIRTY_DEPTH_BIAS = 1u << 15,
    MGL_DIRTY_QUERIES = 1u << 16, /* queries, transform feedback or a condition to begin in the pass */
    MGL_DIRTY_SHAPE = 1u << 17,   /* topology */
    MGL_DIRTY_PUSH = 1u << 18,    /* the default block, as far as it is push constants */
    MGL_DIRTY_ALL = (1u << 19) - 1,
};
/* mgl_vk_buffer.bound and mgl_vk_texture.bound hold the dirty groups that name the object. */

/* ---- constant state objects (state.c) ---- */
typedef struct mgl_vk_render_state {
    mgl_wire_render_state_create wire;
    uint64_t static_id;            /* equal for states that differ in nothing but what is dynamic on this device */
    uint64_t dynamic_id, blend_id; /* equal for states with the same rest, with the same blending */
    VkPipelineColorBlendAttachmentState blend[MGL_VK_OUTPUTS];
    VkCullModeFlags cull;
    VkFrontFace front_face; /* where the bottom row is stored first */
    VkPolygonMode polygon;
    bool depth_bias;
    uint32_t clip_mask;             /* enabled clip distances */
    uint64_t values, values_target; /* state.c: packed for the target of this stamp; 0: not yet */
} mgl_vk_render_state;

/* The layout as vkCmdSetVertexInputEXT takes it, for the attributes in `mask`. */
typedef struct mgl_vk_vertex_input {
    uint32_t mask, kinds, binding_count, attribute_count; /* mask, kinds: of the program; mask 0: empty */
    VkVertexInputBindingDescription2EXT bindings[MGL_VK_BINDINGS];
    VkVertexInputAttributeDescription2EXT attributes[MGL_VK_BINDINGS];
} mgl_vk_vertex_input;

typedef struct mgl_vk_vertex_layout {
    uint64_t unique;
    uint32_t element_count, binding_count;
    uint32_t location_mask;    /* locations that have an element */
    uint32_t array_mask;       /* those of them that buffers feed */
    uint32_t binding_mask;     /* buffer bindings that elements read */
    uint32_t constant_binding; /* Vulkan binding of current attributes: one that no element reads */
    mgl_vk_vertex_input input; /* memo */
    mgl_vertex_binding bindings[MGL_VK_BINDINGS];
    mgl_vertex_element elements[]; /* constant ones keep MGL_CONSTANT_BINDING */
} mgl_vk_vertex_layout;

typedef struct mgl_vk_vertex_array {
    mgl_handle layout, index_buffer;
    mgl_handle next; /* the one that was bound after it the last time: a guess for prefetching */
    uint32_t count;
    mgl_vertex_buffer buffers[];
} mgl_vk_vertex_array;

enum { MGL_SAMPLER_NEAREST = 1, MGL_SAMPLER_NO_COMPARE = 2 }; /* variants for formats that cannot filter or compare */
typedef struct mgl_vk_sampler {
    mgl_wire_sampler_create wire;
    VkSampler variants[4]; /* made when first used; counted objects of the sampler cache */
} mgl_vk_sampler;
VkSampler mgl_vk_sampler_get(mgl_applier *a, mgl_vk_sampler *s, mgl_format format); /* s NULL: nearest, edge */
void mgl_vk_sampler_free(mgl_applier *a, mgl_vk_sampler *s);
void mgl_vk_samplers_finish(mgl_applier *a);

/* ---- passes (pass.c) ---- */
enum {
    MGL_LAYOUT_OPTIMAL,
    MGL_LAYOUT_GENERAL,
    MGL_LAYOUT_READ_ONLY
}; /* of an attachment; READ_ONLY: depth that is also sampled */
#define MGL_NO_ATTACHMENT 0xff

/* What pipelines and VkRenderPass compatibility depend on. Zero-initialised, compared as bytes. */
typedef struct mgl_vk_pass_format {
    uint32_t formats[MGL_VK_OUTPUTS + 1]; /* VkFormat by attachment */
    uint8_t outputs[MGL_VK_OUTPUTS];      /* fragment output -> attachment or MGL_NO_ATTACHMENT */
    uint8_t count, output_count, depth /* attachment, or MGL_NO_ATTACHMENT */, samples;
    uint8_t has_depth, has_stencil /* attached as such */, reserved[2];
} mgl_vk_pass_format;
_Static_assert(sizeof(mgl_vk_pass_format) == 52, "packed");

/* Identity of a target: equal keys continue a pass. Zero-initialised, compared as bytes. */
typedef struct mgl_vk_target_key {
    VkImageView views[MGL_VK_OUTPUTS + 1];
    uint64_t format_id; /* of the mgl_vk_pass_format */
    uint32_t width, height, layers;
    uint8_t layouts[MGL_VK_OUTPUTS + 1];
    uint8_t reserved[3];
} mgl_vk_target_key;

typedef struct mgl_vk_attachment {
    mgl_vk_image *image;
    uint32_t level, layer, layers; /* in the image; of a 3D image layer 0 of 1, its slices are in the view */
    uint32_t slice, slices;        /* 3D images */
    uint8_t slot;                  /* GL colour attachment, 8: depth, stencil */
} mgl_vk_attachment;

/* A framebuffer record resolved to views. */
typedef struct mgl_vk_target {
    mgl_vk_target_key key;
    mgl_vk_pass_format format;
    mgl_vk_attachment attachments[MGL_VK_OUTPUTS + 1];
    uint64_t stamp; /* images of its attachments have attached == stamp */
    bool valid, has_srgb, top_first /* as in the framebuffer record */;
} mgl_vk_target;

/* Content of one descriptor. Buffers: VkBuffer, offset, range. Textures: view, sampler, MGL_LAYOUT_*. Texel buffers and
 * images: view. `unique` tells objects apart whose Vulkan handles may be the same one after the other. */
typedef struct mgl_vk_key_element {
    uint64_t object, unique, first, second;
} mgl_vk_key_element;

/* What the back end itself tells shaders, in the first bytes of the push constants (push.h). */
typedef struct mgl_vk_own_constants {
    mgl_program_rows rows;
    uint32_t zero; /* always 0 */
} mgl_vk_own_constants;

/* What main has bound. Valid until a new main begins or another part binds. */
typedef struct mgl_vk_recorded {
    VkPipeline pipeline;
    VkPipeline compute;
    VkDescriptorSetLayout layouts[MGL_VK_SETS]; /* of the sets bound for drawing */
    VkDescriptorSet sets[MGL_VK_SETS];
    uint64_t pushed_program;                  /* unique of the program that pushed set 0 last; 0: nothing is pushed */
    mgl_vk_key_element pushed[MGL_VK_PUSHED]; /* by element */
    uint32_t offsets[MGL_VK_DYNAMIC];
    uint64_t push_program; /* unique of the program whose default block is in the push constants; 0: none */
    VkBuffer vertex_buffers[MGL_VK_BINDINGS];
    VkDeviceSize vertex_offsets[MGL_VK_BINDINGS];
    VkBuffer index_buffer;
    uint64_t index_offset;
    VkIndexType index_type;
    uint32_t valid; /* MGL_RECORDED_*: which of the following are known */
    uint32_t topology, restart;
    uint64_t values; /* state.c packs them; 0: unknown */
    uint64_t stencil_ops;
    /* What the values of a render state were last recorded for: state, framebuffer, program's outputs; 0: unknown. */
    uint64_t dynamic_id, dynamic_target, blend_id, blend_target;
    uint32_t blend_mask;
    uint64_t input_layout; /* dynamic vertex input: unique of the layout */
    uint32_t input_mask, input_kinds;
    uint32_t blend_count; /* fragment outputs that the following are known of */
    VkBool32 blend_enables[MGL_VK_OUTPUTS];
    VkColorBlendEquationEXT blend_equations[MGL_VK_OUTPUTS];
    VkColorComponentFlags write_masks[MGL_VK_OUTPUTS];
    uint32_t sample_mask, samples; /* samples 0: unknown */
    uint32_t stencil_reference[2], stencil_compare[2], stencil_write[2];
    mgl_vk_own_constants own;
    float depth_bias[3], line_width, blend_color[4];
    uint32_t scissor_count; /* known ones */
    VkRect2D scissors[MGL_VK_VIEWPORTS];
} mgl_vk_recorded;
enum {
    MGL_RECORDED_STENCIL_OPS = 1,
    MGL_RECORDED_TOPOLOGY = 2,
    MGL_RECORDED_RESTART = 4,
    MGL_RECORDED_STENCIL = 8,
    MGL_RECORDED_DEPTH_BIAS = 16,
    MGL_RECORDED_BLEND_COLOR = 32,
    MGL_RECORDED_INPUT = 64,
    MGL_RECORDED_OWN = 128,
};

/* What VK_EXT_extended_dynamic_state3 takes out of pipelines here; each part stands alone. */
static inline bool mgl_vk_dynamic_blend(const mgl_vk_device *d)
{
    return d->dynamic_state3 && d->dynamic3.extendedDynamicState3ColorBlendEnable &&
           d->dynamic3.extendedDynamicState3ColorBlendEquation && d->dynamic3.extendedDynamicState3ColorWriteMask;
}
static inline bool mgl_vk_dynamic_depth_clamp(const mgl_vk_device *d)
{
    return d->dynamic_state3 && d->dynamic3.extendedDynamicState3DepthClampEnable;
}
static inline bool mgl_vk_dynamic_polygon(const mgl_vk_device *d)
{
    return d->dynamic_state3 && d->dynamic3.extendedDynamicState3PolygonMode;
}
static inline bool mgl_vk_dynamic_samples(const mgl_vk_device *d) /* sample mask, alpha to coverage and to one */
{
    return d->dynamic_state3 && d->dynamic3.extendedDynamicState3SampleMask &&
           d->dynamic3.extendedDynamicState3AlphaToCoverageEnable && d->dynamic3.extendedDynamicState3AlphaToOneEnable;
}

struct mgl_vk_passes {
    mgl_table formats;      /* mgl_vk_pass_format -> its id, boxed */
    mgl_table renders;      /* format id, load ops, layouts -> VkRenderPass */
    mgl_table framebuffers; /* views, size, format id -> VkFramebuffer */
    uint64_t next_format, next_stamp, next_use;
    mgl_vk_target open;    /* of the open pass */
    mgl_vk_target pending; /* of pending clears */
    uint32_t pending_mask; /* attachments to clear by load op; bit 16: the stencil aspect of the last one */
    VkClearValue pending_values[MGL_VK_OUTPUTS + 1];
    uint64_t serial; /* grows whenever accesses that were declared may have been overtaken */
};
#define MGL_PENDING_STENCIL (1u << 16)

bool mgl_vk_passes_init(mgl_applier *a);
void mgl_vk_passes_finish(mgl_applier *a);
/* Resolves the current context's framebuffer when it is dirty. False: it cannot be drawn to. */
bool mgl_vk_target_update(mgl_applier *a);
/* Opens a pass on the current context's target, or continues the open one; the draw's accesses are declared, pending
 * barriers are flushed. */
void mgl_vk_pass_settle_clears(
    mgl_applier *a); /* pending clears that the current target cannot take become a pass of their own */
bool mgl_vk_pass_ensure(mgl_applier *a);
/* A render pass that is compatible with every pass of this format. */
VkRenderPass mgl_vk_pass_compatible(mgl_applier *a, const mgl_vk_target *t);
/* Front face of the state on the target: turning the rows over turns the faces over. */
static inline VkFrontFace mgl_vk_target_front(const mgl_vk_target *t, const mgl_vk_render_state *s)
{
    bool clockwise = s->front_face == VK_FRONT_FACE_CLOCKWISE;
    return clockwise != t->top_first ? VK_FRONT_FACE_CLOCKWISE : VK_FRONT_FACE_COUNTER_CLOCKWISE;
}
/* A span of rows counted upwards from the bottom, as the target stores it: the number of its first row. */
static inline int64_t mgl_vk_target_row(const mgl_vk_target *t, int64_t y, int64_t height)
{
    return t->top_first ? (int64_t)t->key.height - y - height : y;
}
/* Index of the attachment that has colour slot `slot`, or MGL_NO_ATTACHMENT. */
uint32_t mgl_vk_target_slot(const mgl_vk_target *t, uint32_t slot);
/* How a sampled range of an image overlaps the target: the layout that it and the attachment must share, or -1 for
 * none. */
int mgl_vk_target_feedback(mgl_applier *a, mgl_vk_target *t, const mgl_vk_image *image, uint32_t level,
                           uint32_t levels);

/* ---- programs (program.c, spirv_adapt.c) ---- */
typedef struct mgl_vk_set_layout { /* shared by content */
    uint32_t references;
    uint64_t unique;
    VkDescriptorSetLayout layout;
    uint32_t binding_count, element_count;
    uint32_t counts[7];                  /* descriptors a set by MGL_TYPE_* */
    struct mgl_vk_set *sets, *free_sets; /* all, by next_of_layout; those ready for reuse, by chain */
    struct mgl_vk_set_pool *pools;
    uint32_t key_size;
    void *key;
} mgl_vk_set_layout;

/* One descriptor of a program's set. */
typedef struct mgl_vk_element {
    uint32_t slot, size; /* size: of a uniform block; UINT32_MAX slot: the default block */
    uint16_t array_index;
    uint8_t kind, dim, flags, binding, dynamic /* index of its dynamic offset, or 0xff */, reserved;
    VkPipelineStageFlags stages; /* that use it */
} mgl_vk_element;

typedef struct mgl_vk_shader { /* a module adapted to a device and to state */
    struct mgl_vk_shader *next;
    uint32_t variant;
    VkShaderModule module; /* VK_NULL_HANDLE: refused by the driver */
} mgl_vk_shader;
/* Variants of the last stage before rasterization. */
enum {
    MGL_VARIANT_DEPTH = 1 /* z = (z + w) / 2 */,
    MGL_VARIANT_CLIP_SHIFT = 8 /* 8 bits: clip distances to disable */
};

/* What a set of a program resolved to when the bindings of its context were at `stamp` (0: never). Later only elements
 * whose binding changed since are resolved, as the context's change log tells. */
typedef struct mgl_vk_set_memo {
    uint64_t stamp;
    mgl_vk_key_element *key; /* content, by element */
    uint64_t sum;            /* of the hashes of the elements */
    struct mgl_vk_set *set;  /* of that content while set->content == content; pushed sets have none */
    uint64_t content;
    uint64_t feedback_free; /* stamp of a target that no texture overlaps */
    uint64_t declared;      /* serial for which accesses are declared, but for */
    uint64_t undeclared;    /* these elements, a bit each */
    uint64_t unpushed;      /* elements that changed since this program pushed them */
} mgl_vk_set_memo;

struct mgl_vk_program {
    mgl_handle handle;
    uint64_t unique;
    mgl_program_header header;
    uint32_t *words[MGL_STAGE_COUNT]; /* SPIR-V as the client sent it */
    mgl_stage last_stage;             /* before rasterization */
    mgl_vk_shader *shaders[MGL_STAGE_COUNT];
    uint32_t stages;         /* bit per mgl_stage */
    uint32_t clip_distances; /* written by the last stage */
    bool viewport_index;     /* the last stage writes gl_ViewportIndex */
    bool refused;            /* its SPIR-V is invalid: draws are skipped */
    bool pushed;             /* set 0 is pushed descriptors */
    bool hidden;             /* shaders read its uniform blocks at an index (spirv_hide.c) */
    mgl_vk_element *elements[MGL_VK_SETS];
    uint32_t element_counts[MGL_VK_SETS];
    uint32_t dynamic_count, offsets[MGL_VK_DYNAMIC]; /* of dynamic uniform buffers, with memos[0] */
    mgl_vk_set_layout *set_layouts[MGL_VK_SETS];
    VkPipelineLayout layout;
    uint32_t *slots;               /* binding point by slot */
    uint8_t *constants;            /* default block */
    uint32_t push_size;            /* bytes that are push constants: all of the block, or those that hot.c chose */
    const uint8_t *push_bytes;     /* they */
    uint32_t push_begin, push_end; /* of them what changed since they were last pushed */
    struct mgl_vk_hot *hot;        /* of a block that is a buffer, or NULL */
    bool constants_changed;        /* since the last slice, in what is read from it */
    mgl_vk_slice slice;            /* of recording slice_index */
    uint64_t slice_index;
    mgl_vk_set_memo memos[MGL_VK_SETS];
    struct mgl_vk_program *again;      /* NULL, or with the modules that pipelines are being made of (hot.c) */
    struct mgl_vk_pipeline *pipelines; /* list by next_of_program */
    struct mgl_vk_pipeline *recent;    /* the last one drawn with */
    VkPipeline compute;
    bool compute_failed;
};
VkShaderModule mgl_vk_program_module(mgl_applier *a, mgl_vk_program *p, mgl_stage stage, uint32_t variant);
void mgl_vk_program_drop_modules(mgl_applier *a, mgl_vk_program *p); /* pipelines need them only when made */
void mgl_vk_program_free(mgl_applier *a, mgl_vk_program *p);         /* the GPU is done with it */
/* What the SPIR-V says of itself (untrusted clients too): false with a reason when it is not a module that the tables
 * describe. */
typedef struct mgl_vk_spirv_facts {
    uint32_t clip_distances;
    bool viewport_index, position_captured;
} mgl_vk_spirv_facts;
bool mgl_vk_spirv_inspect(const uint32_t *words, uint32_t count, mgl_stage stage, mgl_vk_spirv_facts *facts);
bool mgl_vk_spirv_check(const uint32_t *words, uint32_t count, mgl_stage stage, const mgl_program_header *header,
                        const mgl_program_resource *resources, const char **reason);
/* Whole validation (SPIRV-Tools), for modules from another process. The reason goes to the log. */
bool mgl_vk_spirv_validate(const uint32_t *words, uint32_t count);
/* A copy with clip space or clip distances adapted; the caller frees it. NULL: no memory or nothing to adapt. */
uint32_t *mgl_vk_spirv_adapt(const uint32_t *words, uint32_t count, mgl_stage stage, uint32_t variant,
                             uint32_t *out_count);

/* ---- pipelines (pipeline.c) ---- */
typedef struct mgl_vk_pipeline_key { /* zero-initialised, compared as bytes */
    uint64_t program, state, layout, format;
    uint32_t variant;
    uint8_t topology /* exact, or of its class where topology is dynamic */, restart, patch,
        clockwise /* is the front, where faces are not dynamic */;
} mgl_vk_pipeline_key;
_Static_assert(sizeof(mgl_vk_pipeline_key) == 40, "packed");

typedef struct mgl_vk_pipeline {
    mgl_vk_pipeline_key key;
    VkPipeline handle; /* VK_NULL_HANDLE: could not be made */
    uint64_t used_index;
    mgl_vk_program *program;
    struct mgl_vk_again *again; /* what takes its place is being made, or NULL */
    struct mgl_vk_pipeline *next_of_program;
} mgl_vk_pipeline;

/* ---- making pipelines again (compile.c) ---- */
typedef struct mgl_vk_compile { /* the caller's; it stays where it is from begin to end */
    const VkGraphicsPipelineCreateInfo *info;
    VkPipeline made;             /* VK_NULL_HANDLE: not, or not yet */
    struct mgl_vk_compile *next; /* compile.c's */
} mgl_vk_compile;
/* Has a thread make a pipeline. False: the queue is full, or there is no memory or thread. */
bool mgl_vk_compile_begin(mgl_applier *a, mgl_vk_compile *job);
/* Waits for the pipeline if it is being made; what was not begun is not made. The caller's from now on. */
VkPipeline mgl_vk_compile_end(mgl_applier *a, mgl_vk_compile *job);
void mgl_vk_compiler_finish(mgl_applier *a); /* joins the thread; what was not begun is not made */

struct mgl_vk_pipeline_cache {
    VkPipelineCache cache;
    struct mgl_vk_compiler *compiler; /* from the first job on */
    uint64_t stored_hash; /* of what was on disk, 0: nothing */
    size_t stored_size;
    mgl_table table; /* key -> mgl_vk_pipeline */
    mgl_vk_pipeline *front[8];
    uint32_t front_next;
    mgl_table clears; /* masked clear pipelines */
    VkPipelineLayout clear_layout;
    VkShaderModule clear_vertex[2], clear_fragment[3][MGL_VK_OUTPUTS]; /* by layered; by class and output */
    mgl_table statics;                                                 /* canonical render states -> id, boxed */
    uint64_t next_static;
};
bool mgl_vk_pipelines_init(mgl_applier *a);
void mgl_vk_pipelines_finish(mgl_applier *a);
/* pipeline_store.c: makes the driver's pipeline cache from what is on disk; writes it there when it has changed. */
void mgl_vk_pipeline_store_open(mgl_applier *a);
void mgl_vk_pipeline_store_close(mgl_applier *a);
void mgl_vk_state_identify(mgl_applier *a, mgl_vk_render_state *s); /* gives it its numbers */

/* The vertex layout, where VK_EXT_vertex_input_dynamic_state keeps it out of pipelines. */
void mgl_vk_vertex_input_record(mgl_applier *a, mgl_vk_context *c);
/* Blending by fragment output, as the target and the program allow it. */
void mgl_vk_blend_make(const mgl_applier *a, const mgl_vk_context *c,
                       VkPipelineColorBlendAttachmentState list[MGL_VK_OUTPUTS]);

/* How a GL draw is drawn. */
typedef struct mgl_vk_shape {
    uint32_t request; /* mgl_vk_shape_request() that it was made for; 0: none */
    uint8_t topology; /* VkPrimitiveTopology */
    uint8_t restart, patch;
    uint8_t pattern;       /* mgl_vk_pattern of primitive.c, 0: none */
    uint8_t list_vertices; /* vertices a primitive, of list modes; 0: others */
} mgl_vk_shape;
/* The pipeline for the current state, from the front memo, the table or the driver; NULL when it cannot be made. */
mgl_vk_pipeline *mgl_vk_pipeline_get(mgl_applier *a, mgl_vk_context *c);
/* What the driver makes of it; counted. VK_NULL_HANDLE after a failure, which is logged. */
VkPipeline mgl_vk_pipeline_create(mgl_applier *a, const VkGraphicsPipelineCreateInfo *info);
/* Whether c->pipeline is the one for its state. state_only: it was when the render state was another. */
bool mgl_vk_pipeline_fits(const mgl_applier *a, const mgl_vk_context *c, bool state_only);
VkPipeline mgl_vk_pipeline_compute(mgl_applier *a, mgl_vk_program *p);
void mgl_vk_pipelines_forget_program(mgl_applier *a,
                                     mgl_vk_program *p); /* takes them out of the memo and the table, frees them */
/* Pipelines of p were made again from p->again when they were drawn with since that was there: they take the place of
 * the old ones, which are freed, as are those that were not drawn with. Waits for the one that is being made. */
void mgl_vk_pipelines_replace(mgl_applier *a, mgl_vk_program *p);

/* Masked clears by drawing (clear_pipeline.c). */
bool mgl_vk_clear_pipelines_init(mgl_applier *a);
void mgl_vk_clear_pipelines_finish(mgl_applier *a);
typedef struct mgl_vk_clear_key {
    uint64_t format;
    uint8_t color_class /* 0 float, 1 sint, 2 uint */, stencil, layered, output /* fragment output that is written */;
    uint32_t color_mask /* of that output; 0: no colour, no fragment stage */;
} mgl_vk_clear_key;
VkPipeline mgl_vk_pipeline_clear(mgl_applier *a, const mgl_vk_target *t, const mgl_vk_clear_key *key);

/* ---- descriptors (descriptor.c) ---- */
typedef struct mgl_vk_set {
    VkDescriptorSet set;
    mgl_vk_set_layout *layout;
    uint64_t hash, used_index;
    uint64_t content;                 /* changes with every write */
    struct mgl_vk_set *chain;         /* of its hash bucket */
    struct mgl_vk_set *older, *newer; /* by use */
    struct mgl_vk_set *next_of_layout;
    mgl_vk_key_element *key;
} mgl_vk_set;

bool mgl_vk_descriptors_init(mgl_applier *a);
void mgl_vk_descriptors_finish(mgl_applier *a);
typedef struct mgl_vk_set_binding {
    uint8_t type /* index in descriptor.c */, binding;
    uint16_t count;
    uint32_t stages;
} mgl_vk_set_binding;
enum {
    MGL_TYPE_UNIFORM,
    MGL_TYPE_UNIFORM_DYNAMIC,
    MGL_TYPE_SAMPLER,
    MGL_TYPE_TEXEL_BUFFER,
    MGL_TYPE_STORAGE,
    MGL_TYPE_IMAGE,
    MGL_TYPE_IMAGE_BUFFER,
    MGL_TYPE_COUNT
};
mgl_vk_set_layout *mgl_vk_set_layout_get(mgl_applier *a, const mgl_vk_set_binding *bindings, uint32_t count,
                                         bool pushed); /* a new reference */
void mgl_vk_set_layout_unref(mgl_applier *a, mgl_vk_set_layout **layout);
/* Resolves the sets of the current program that are dirty; false when memory ran out. May end the pass (textures that
 * must be made). */
bool mgl_vk_descriptors_update(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p);
/* Declares what the program's sets read and write, where that has not been done since the serial. */
void mgl_vk_descriptors_declare(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p);
/* Binds the sets that main does not have bound. */
void mgl_vk_descriptors_bind(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p, VkPipelineBindPoint point);
/* The usual change between two draws of one program in a pass: other uniform buffers, which are pushed or make another
 * set. One look at each, where the three functions above would walk over all sets. False: not that case, no memory, or
 * the pass has to end first; those functions then do what is left. */
bool mgl_vk_uniforms_record(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p);

/* ---- the default block (constants.c) ---- */
/* Makes p->slice what draws from here on read. False: no memory. */
bool mgl_vk_constants_take(mgl_applier *a, mgl_vk_program *p);
/* Push constants that main does not have. */
void mgl_vk_constants_push(mgl_applier *a, mgl_vk_program *p);

/* ---- contexts (state.c) ---- */
/* VkStencilOp by the wire's order: keep zero replace incr decr invert incr_wrap decr_wrap. */
extern const uint8_t mgl_vk_stencil_ops[8];
typedef struct mgl_vk_unit { /* a texture unit and what it resolves to */
    mgl_texture_unit wire;
    mgl_vk_texture *texture;
    mgl_vk_sampler *sampler;
    bool looked_up;   /* texture and sampler are those of `wire` */
    uint32_t version; /* of the texture that the following were made for */
    uint8_t dim, flags;
    bool resolved;
    VkImageView view;
    VkSampler vk_sampler;
    mgl_vk_image *image; /* NULL: null view */
    uint32_t level, levels;
    uint8_t layout; /* MGL_LAYOUT_* : READ_ONLY means depth that is attached read-only; OPTIMAL: shader read */
} mgl_vk_unit;

typedef struct mgl_vk_bound_buffer {
    mgl_buffer_range wire;
    mgl_vk_buffer *buffer;
    bool looked_up;
} mgl_vk_bound_buffer;
/* The last changes of the bindings that a set is made from, newest at (next - 1) % MGL_VK_CHANGES. Stamps grow, and
 * none is ever used twice. */
#define MGL_VK_EVERY_POINT UINT32_MAX
typedef struct mgl_vk_change_log {
    uint64_t stamps[MGL_VK_CHANGES];
    uint32_t points[MGL_VK_CHANGES]; /* binding point, unit, or MGL_VK_EVERY_POINT */
    uint32_t next;
} mgl_vk_change_log;

typedef struct mgl_vk_query mgl_vk_query;
typedef struct mgl_vk_xfb mgl_vk_xfb;
#define MGL_VK_ACTIVE_QUERIES 16

struct mgl_vk_context {
    mgl_vk_context *next;
    uint32_t dirty;
    mgl_vk_shape shape;
    mgl_vk_pipeline *pipeline;    /* for the state when PIPELINE groups are clean */
    mgl_vk_render_state *state;   /* never NULL: the default state before the first bind */
    mgl_vk_vertex_layout *layout; /* NULL: no attributes */
    mgl_vk_program *program;
    mgl_wire_framebuffer framebuffer;
    mgl_vk_target target;
    mgl_vk_change_log changes[MGL_VK_SETS]; /* of what is bound to units and binding points */
    mgl_vk_set *sets[MGL_VK_SETS];
    uint64_t sets_declared, vertex_declared; /* serials */
    mgl_vk_unit units[MGL_VK_UNITS + 1];     /* the last one is never bound */
    mgl_vk_bound_buffer uniform_buffers[MGL_VK_UNIFORM_BUFFERS], storage_buffers[MGL_VK_STORAGE_BUFFERS];
    uint32_t uniform_count, storage_count; /* one past the highest that was ever bound */
    mgl_image_unit image_units[MGL_VK_IMAGE_UNITS];
    mgl_vertex_buffer vertex_wires[MGL_VK_BINDINGS];
    mgl_vk_buffer *vertex_buffers[MGL_VK_BINDINGS]; /* of vertex_wires, but for those in vertex_stale */
    uint32_t vertex_stale;                          /* bindings whose buffer has to be looked up (again) */
    uint32_t vertex_reads;                          /* bindings whose reads were declared under vertex_declared */
    uint32_t vertex_recorded;                       /* bindings that main has as they are, while the program stays */
    mgl_handle index_handle;
    mgl_handle array_handle; /* the vertex array that was bound last; it may be gone */
    mgl_vk_buffer *index_buffer;
    mgl_current_attribute attributes[MGL_VK_BINDINGS];
    mgl_vk_slice attribute_slice;
    uint64_t attribute_index; /* recording that attribute_slice belongs to; 0: attributes have changed since */
    mgl_viewport viewports[MGL_VK_VIEWPORTS];
    mgl_rect scissors[MGL_VK_VIEWPORTS];
    mgl_wire_blend_color blend_color;
    mgl_wire_stencil_values stencil;
    mgl_wire_depth_bias depth_bias;
    mgl_vk_query *queries[MGL_VK_ACTIVE_QUERIES];
    uint32_t query_count;
    mgl_vk_xfb *xfb; /* active transform feedback, paused or not */
    mgl_vk_query *condition;
    uint32_t condition_flags;
    bool condition_on, condition_gpu /* decided by a predicate */;
};

struct mgl_vk_draws { /* what contexts share */
    mgl_vk_context *contexts;
    mgl_vk_render_state default_state;
    mgl_vk_recorded recorded;
    uint64_t next_stamp; /* of the change logs */
    mgl_table samplers;  /* sampler cache */
    VkSampler default_sampler;
    struct mgl_vk_patterns *patterns; /* primitive.c */
    mgl_vk_xfb *xfb;                  /* capturing in the open pass */
    uint32_t xfb_count;               /* its buffers */
    bool condition_active;            /* a predicate is on in the open pass */
};

/* What a draw record asks for, as one word: mode, index size, MGL_DRAW_* flags, and whether the GPU has the counts, so
 * that there can be no pattern. */
static inline uint32_t mgl_vk_shape_request(uint32_t mode, uint32_t index_size, bool restart, uint32_t patch,
                                            bool indirect)
{
    return 1u + (mode | index_size << 8 | (mode == MGL_PATCHES ? patch << 16 : 0) | (uint32_t)restart << 24 |
                 (uint32_t)indirect << 25);
}
/* Makes the context's shape; false when this cannot be drawn at all (a fault was raised). */
bool mgl_vk_shape_make(mgl_applier *a, mgl_vk_context *c, uint32_t mode, uint32_t index_size, bool restart,
                       uint32_t patch, bool indirect);
/* Index pattern for the vertices 0 .. count-1: buffer, byte offset and type; the number of indices, 0 when there is
 * nothing to draw. */
uint32_t mgl_vk_pattern_get(mgl_applier *a, const mgl_vk_shape *shape, uint32_t count, VkBuffer *buffer,
                            uint64_t *offset, VkIndexType *type);
void mgl_vk_patterns_finish(mgl_applier *a);
/* Vertex buffers, index buffer and dynamic values into main. */
void mgl_vk_state_record(mgl_applier *a, mgl_vk_context *c);
void mgl_vk_state_declare_vertices(mgl_applier *a, mgl_vk_context *c);
void mgl_vk_state_forget(mgl_applier *a, mgl_kind kind,
                         void *object); /* contexts drop a constant object that goes away */
void mgl_vk_render_state_translate(mgl_applier *a, mgl_vk_render_state *s);
/* Everything that a draw needs, recorded in main inside a pass. False: skip the draw. */
bool mgl_vk_draw_prepare(mgl_applier *a, mgl_vk_context *c);
bool mgl_vk_draw_ready(mgl_applier *a, mgl_vk_context *c,
                       uint32_t mode); /* the same for non-indexed primitives, their number on the GPU */

/* ---- queries, transform feedback, conditions ---- */
bool mgl_vk_queries_init(mgl_applier *a);
void mgl_vk_queries_finish(mgl_applier *a);
void mgl_vk_queries_resume(mgl_applier *a, mgl_vk_context *c); /* inside the pass */
void mgl_vk_queries_leave(mgl_applier *a, mgl_vk_context *c);  /* the context goes: its queries count nothing more */
void mgl_vk_query_free(mgl_applier *a, mgl_vk_query *q);
/* Result of the query's last run: 1 not zero, 0 zero, -1 not known yet. wait: submit and wait for it. */
int mgl_vk_query_answer(mgl_applier *a, mgl_vk_query *q, bool wait);
/* One 32-bit word on the GPU that holds the last run's result, for predication; false when it cannot be one copy.
 * Outside a pass. */
bool mgl_vk_query_predicate(mgl_applier *a, mgl_vk_query *q, VkBuffer *buffer, uint64_t *offset);

void mgl_vk_xfb_prepare(mgl_applier *a, mgl_vk_context *c); /* before the pass: barriers of buffers and counters */
void mgl_vk_xfb_resume(mgl_applier *a, mgl_vk_context *c);  /* inside the pass, pipeline bound */
void mgl_vk_xfb_suspend(mgl_applier *a);                    /* before the pass ends */
bool mgl_vk_xfb_running(const mgl_applier *a);
void mgl_vk_xfb_leave(mgl_vk_xfb *x); /* its context goes: it is no longer active */
void mgl_vk_xfb_free(mgl_applier *a, mgl_vk_xfb *x);

/* Before the pass: true when draws are to be recorded (perhaps predicated), false when the condition says no. */
bool mgl_vk_condition_prepare(mgl_applier *a, mgl_vk_context *c);
void mgl_vk_condition_resume(mgl_applier *a, mgl_vk_context *c);
void mgl_vk_condition_suspend(mgl_applier *a);

#endif
