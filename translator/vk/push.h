/* Layout of the push constants that every program of GL has. One range for all of them, so that changing the program
 * disturbs no bound set (Vulkan 1.3 §14.2.2, pipeline layout compatibility):
 *
 *   bytes 0 .. MGL_PUSH_OWN - 1   what the back end itself tells shaders: mgl_vk_own_constants
 *   bytes MGL_PUSH_OWN ..         the default uniform block of programs where it fits; of others the granules that
 *                                 change from draw to draw (hot.c)
 */
#ifndef MGL_VK_PUSH_H
#define MGL_VK_PUSH_H

#include "translator/vk/draw.h"

#define MGL_PUSH_OWN  16u
#define MGL_PUSH_ZERO 12u /* of them: the index of hidden blocks */
_Static_assert(sizeof(mgl_vk_own_constants) == MGL_PUSH_OWN && offsetof(mgl_vk_own_constants, zero) == MGL_PUSH_ZERO,
               "as shaders see them");
#define MGL_PUSH_LIMIT 256u /* what drivers have; beyond, copying them a draw costs more than a buffer does */

/* Bytes of the range on this device, a multiple of 16. Vulkan has 128 everywhere. */
static inline uint32_t mgl_vk_push_size(const mgl_vk_device *d)
{
    return MGL_MIN(d->properties.limits.maxPushConstantsSize, MGL_PUSH_LIMIT) & ~15u;
}
/* Stages of the range: all graphics stages that the device has, or compute. */
static inline VkShaderStageFlags mgl_vk_push_stages(const mgl_vk_device *d, bool compute)
{
    if (compute) return VK_SHADER_STAGE_COMPUTE_BIT;
    VkShaderStageFlags stages = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
    if (d->features.geometryShader) stages |= VK_SHADER_STAGE_GEOMETRY_BIT;
    if (d->features.tessellationShader)
        stages |= VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT | VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;
    return stages;
}

/* spirv_push.c: a copy of the module whose default block, of `size` bytes, is in push constants from MGL_PUSH_OWN on;
 * the caller frees it. NULL with *cannot false: it has no such block; with *cannot true: no memory, or a module that is
 * written otherwise than our compiler does. */
uint32_t *mgl_vk_spirv_push(const uint32_t *words, uint32_t count, uint32_t size, uint32_t *out_count, bool *cannot);
/* spirv_hide.c: a copy of the module whose uniform blocks are read through an index that is always zero, which a driver
 * cannot know; the caller frees it. NULL: it has no such block, no memory, or it is written otherwise than our compiler
 * does: the module itself serves. */
uint32_t *mgl_vk_spirv_hide(const uint32_t *words, uint32_t count, uint32_t *out_count);
/* spirv_hide.c: whether a draw may take one way or another through the module. A branch on a specialization constant,
 * such as the one before copies of gl_FragColor to further outputs, does not count: the pipeline decides it. */
bool mgl_vk_spirv_branches(const uint32_t *words, uint32_t count);

/* spirv_hot.c. Granules are 16 bytes of the default block, `granules` in all; `bits` has one a granule: those that are
 * to be push constants. close() adds what shares a scalar, vector or matrix with one of them; *grown: it did;
 * *wide: some have 64-bit components, so that granules have to keep their offset modulo 32. False: cannot be done. */
bool mgl_vk_spirv_hot_close(const uint32_t *words, uint32_t count, uint64_t *bits, uint32_t granules, bool *grown,
                            bool *wide);
/* A copy of the module that reads closed granules from push constants: granule g from MGL_PUSH_OWN + slots[g] * 16 on.
 * The caller frees it. NULL with *cannot false: the module reads none of them; with *cannot true: no memory, or a
 * module that is written otherwise than our compiler does. */
uint32_t *mgl_vk_spirv_hot(const uint32_t *words, uint32_t count, uint64_t *bits, const uint8_t *slots,
                           uint32_t granules, uint32_t *out_count, bool *cannot);

/* ---- which granules (hot.c) ---- */
#define MGL_HOT_GRANULES 4096u /* blocks of up to 64 KiB */
#define MGL_HOT_COLD     0xffu /* mgl_vk_hot.slots: a granule that is read from the buffer */

/* What is known of how the default block of a program changes, where it is a buffer. */
typedef struct mgl_vk_hot {
    uint32_t granules;
    uint32_t slot_count;          /* in push constants; 0: nothing is yet */
    uint8_t state, rounds;        /* hot.c */
    uint32_t copies, limit;       /* of the block in this state, and how many of them end it */
    uint32_t covered;             /* of the copies of a trial: needless, had the chosen granules been push constants */
    uint64_t recording;           /* that the last copy was of, */
    uint32_t recorded;            /* and how many it had, up to a limit */
    uint64_t frames;              /* when the program began to be made again */
    struct mgl_vk_hot_plan *plan; /* and as what */
    uint64_t changed[MGL_HOT_GRANULES / 64]; /* since the last copy */
    uint64_t chosen[MGL_HOT_GRANULES / 64];
    uint32_t *words[MGL_STAGE_COUNT]; /* the modules without push constants, where others took their place */
    uint32_t sizes[MGL_STAGE_COUNT];
    uint8_t bytes[MGL_PUSH_LIMIT]; /* the push constants */
    uint8_t *slots;                /* by granule */
    uint16_t *heat;                /* by granule: copies that it was the cause of */
} mgl_vk_hot;

/* NULL: not for this program, or no memory; it works without. */
mgl_vk_hot *mgl_vk_hot_create(mgl_applier *a, const mgl_vk_program *p);
void mgl_vk_hot_finish(mgl_applier *a, mgl_vk_program *p); /* its pipelines are gone */
/* The block is copied because it changed. */
void mgl_vk_hot_copied(mgl_applier *a, mgl_vk_program *p);
/* Granules have been chosen and proved right, or pipelines with them had time to be made: the next record may begin to
 * make the program again, or change its modules. */
bool mgl_vk_hot_due(const mgl_vk_hot *h);
void mgl_vk_hot_apply(mgl_applier *a, mgl_vk_program *p);

#endif
