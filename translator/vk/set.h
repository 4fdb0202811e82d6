/* Memoized descriptor sets, between descriptor.c (which resolves what is bound) and set.c (which finds or writes the
 * set). Applying thread only. */
#ifndef MGL_VK_SET_H
#define MGL_VK_SET_H

#include "translator/vk/draw.h"

/* Hash of one element's content at its place. Those of a set are summed, so that a change costs what changed. */
static inline uint64_t mgl_vk_key_hash(const mgl_vk_key_element *k, uint32_t place)
{
    uint64_t h = (k->object + place) * 0x9e3779b97f4a7c15u ^ (k->unique + place) * 0xc2b2ae3d27d4eb4fu ^
                 (k->first + 1) * 0x165667b19e3779f9u ^ (k->second + place) * 0xd6e8feb86659fd93u;
    h = (h ^ h >> 29) * 0xff51afd7ed558ccdu;
    return h ^ h >> 32;
}

/* The set of the memo's content, found or written, usable in the recording under way. NULL: no memory. */
mgl_vk_set *mgl_vk_set_get(mgl_applier *a, mgl_vk_set_layout *l, const mgl_vk_element *elements,
                           const mgl_vk_set_memo *m, uint32_t count);
/* Marks a memoized set as used by the recording under way. */
void mgl_vk_set_touch(mgl_applier *a, mgl_vk_set *s);
/* Pushes the elements `which` of set 0, a bit each, into main; 1 to MGL_VK_PUSHED. */
void mgl_vk_set_push(mgl_applier *a, const mgl_vk_program *p, VkPipelineBindPoint point, uint64_t which);

#endif
