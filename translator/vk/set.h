/* Memoized descriptor sets, between descriptor.c (which resolves what is bound) and set.c (which finds or writes the
 * set). Applying thread only. */
#ifndef MGL_VK_SET_H
#define MGL_VK_SET_H

#include "translator/vk/draw.h"

/* Content of one descriptor. Buffers: VkBuffer, offset, range. Textures: view, sampler, MGL_LAYOUT_*. Texel buffers and
 * images: view. `unique` tells objects apart whose Vulkan handles may be the same one after the other. */
typedef struct mgl_vk_key_element {
    uint64_t object, unique, first, second;
} mgl_vk_key_element;
typedef struct mgl_vk_set_key {
    uint64_t layout;
    mgl_vk_key_element elements[MGL_VK_SET_ELEMENTS];
} mgl_vk_set_key;

/* The set of this content, found or written, usable in the recording under way. NULL: no memory. Fills key->layout. */
mgl_vk_set *mgl_vk_set_get(mgl_applier *a, mgl_vk_set_layout *l, const mgl_vk_element *elements, mgl_vk_set_key *key,
                           uint32_t count);
/* Marks a memoized set as used by the recording under way. */
void mgl_vk_set_touch(mgl_applier *a, mgl_vk_set *s);

#endif
