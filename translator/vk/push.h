/* Layout of the push constants that every program of GL has. One range for all of them, so that changing the program
 * disturbs no bound set (Vulkan 1.3 §14.2.2, pipeline layout compatibility):
 *
 *   bytes 0 .. MGL_PUSH_OWN - 1   what the back end itself tells shaders: mgl_program_rows
 *   bytes MGL_PUSH_OWN ..         the default uniform block of programs where it fits
 */
#ifndef MGL_VK_PUSH_H
#define MGL_VK_PUSH_H

#include "translator/vk/draw.h"

#define MGL_PUSH_OWN   16u
_Static_assert(sizeof(mgl_program_rows) <= MGL_PUSH_OWN, "fits");
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

#endif
