/* What unbound and incomplete texture units and buffer bindings read: (0,0,0,1) and zeros. Made at first need, one a
 * kind. */
#include "translator/vk/resource.h"

#include <string.h>

enum { CLASS_FLOAT, CLASS_SINT, CLASS_UINT, CLASS_DEPTH, CLASS_COUNT };
#define ZERO_BYTES (64u << 10)
#define TEXEL_AT(class)                                                                                                \
    (ZERO_BYTES + 256u * (class)) /* a texel buffer's one texel: 256 is the largest alignment a device may ask for */

struct mgl_vk_nulls {
    mgl_vk_image *images[MGL_DIM_BUFFER][CLASS_COUNT];
    VkImageView views[MGL_DIM_BUFFER][CLASS_COUNT];
    mgl_vk_buffer zeros;
    bool zeros_made;
    VkBufferView buffer_views[CLASS_DEPTH];
};

bool mgl_vk_nulls_init(mgl_applier *a)
{
    return (a->nulls = mgl_new(struct mgl_vk_nulls)) != NULL;
}

void mgl_vk_nulls_finish(mgl_applier *a)
{
    struct mgl_vk_nulls *n = a->nulls;
    if (!n) return;
    for (int dim = 0; dim < MGL_DIM_BUFFER; dim++)
        for (int class = 0; class < CLASS_COUNT; class ++)
            if (n->images[dim][class]) mgl_vk_image_unref(a, &n->images[dim][class]);
    for (int class = 0; class < CLASS_DEPTH; class ++)
        if (n->buffer_views[class]) a->device.vk.vkDestroyBufferView(a->device.device, n->buffer_views[class], NULL);
    if (n->zeros.buffer) vmaDestroyBuffer(a->device.allocator, n->zeros.buffer, n->zeros.allocation);
    mgl_free(n);
    a->nulls = NULL;
}

static int class_of(uint32_t resource_flags)
{
    if (resource_flags & MGL_RESOURCE_SHADOW) return CLASS_DEPTH;
    return resource_flags & MGL_RESOURCE_SIGNED     ? CLASS_SINT
           : resource_flags & MGL_RESOURCE_UNSIGNED ? CLASS_UINT
                                                    : CLASS_FLOAT;
}

static void clear_to_black(mgl_applier *a, mgl_vk_image *i, int class)
{
    VkCommandBuffer commands = mgl_vk_pre(a);
    mgl_vk_image_access(a, i, 0, 1, 0, i->layers, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_ACCESS_TRANSFER_WRITE_BIT, true);
    mgl_vk_barriers_flush(a, true);
    VkImageSubresourceRange range = {i->aspects, 0, 1, 0, i->layers};
    if (class == CLASS_DEPTH) {
        VkClearDepthStencilValue value = {0};
        a->device.vk.vkCmdClearDepthStencilImage(commands, i->image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, &value, 1,
                                                 &range);
        return;
    }
    VkClearColorValue value = {.uint32 = {0, 0, 0, 1}};
    if (class == CLASS_FLOAT) value.float32[3] = 1.0f;
    a->device.vk.vkCmdClearColorImage(commands, i->image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, &value, 1, &range);
}

static mgl_vk_image *make_null(mgl_applier *a, mgl_texture_dim dim, int class)
{
    static const mgl_format formats[CLASS_COUNT] = {MGL_FORMAT_R8G8B8A8_UNORM, MGL_FORMAT_R8G8B8A8_SINT,
                                                    MGL_FORMAT_R8G8B8A8_UINT, MGL_FORMAT_D16_UNORM};
    bool multisampled = dim == MGL_DIM_2D_MS || dim == MGL_DIM_2D_MS_ARRAY,
         cube = dim == MGL_DIM_CUBE || dim == MGL_DIM_CUBE_ARRAY;
    mgl_vk_image_desc desc = {
        .type = dim == MGL_DIM_1D || dim == MGL_DIM_1D_ARRAY ? VK_IMAGE_TYPE_1D
                : dim == MGL_DIM_3D                          ? VK_IMAGE_TYPE_3D
                                                             : VK_IMAGE_TYPE_2D,
        .format = formats[class],
        .width = 1,
        .height = 1,
        .depth = 1,
        .layers = cube ? 6 : 1,
        .levels = 1,
        .samples = multisampled ? 4 : 1,
        .flags = cube ? VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT : 0,
        .extra = multisampled ? 0 : VK_IMAGE_USAGE_STORAGE_BIT,
    };
    mgl_vk_image *i = mgl_vk_image_make(a, &desc);
    if (i) clear_to_black(a, i, class);
    return i;
}

VkImageView mgl_vk_null_view(mgl_applier *a, mgl_texture_dim dim, uint32_t resource_flags, mgl_vk_image **image)
{
    struct mgl_vk_nulls *n = a->nulls;
    int class = class_of(resource_flags);
    if (dim >= MGL_DIM_BUFFER) return VK_NULL_HANDLE;
    if (!n->images[dim][class]) {
        mgl_vk_image *i = make_null(a, dim, class);
        if (!i) return VK_NULL_HANDLE;
        mgl_vk_view_key key = {.type = mgl_vk_view_type(dim),
                               .format = i->vk_format,
                               .aspects = i->aspects,
                               .levels = 1,
                               .layers = i->layers};
        n->views[dim][class] = mgl_vk_image_view(a, i, &key);
        n->images[dim][class] = i;
    }
    *image = n->images[dim][class];
    return n->views[dim][class];
}

static bool make_zeros(mgl_applier *a, struct mgl_vk_nulls *n)
{
    if (n->zeros_made) return n->zeros.buffer != VK_NULL_HANDLE;
    n->zeros_made = true;
    if (!mgl_vk_buffer_make(a, &n->zeros, TEXEL_AT(CLASS_DEPTH), 0)) return false;
    VkCommandBuffer commands = mgl_vk_pre(a);
    static const uint32_t texels[CLASS_DEPTH][4] = {{0, 0, 0, 0x3f800000}, {0, 0, 0, 1}, {0, 0, 0, 1}};
    mgl_vk_buffer_access(a, &n->zeros, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT, true);
    mgl_vk_barriers_flush(a, true);
    a->device.vk.vkCmdFillBuffer(commands, n->zeros.buffer, 0, ZERO_BYTES, 0);
    for (uint32_t class = 0; class < CLASS_DEPTH; class ++)
        a->device.vk.vkCmdUpdateBuffer(commands, n->zeros.buffer, TEXEL_AT(class), sizeof texels[0], texels[class]);
    /* It is only ever read afterwards, by whatever stage: one barrier for good. */
    mgl_vk_barriers_add(a, true, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                        VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_ACCESS_MEMORY_READ_BIT);
    return true;
}

VkBuffer mgl_vk_null_buffer(mgl_applier *a)
{
    return make_zeros(a, a->nulls) ? a->nulls->zeros.buffer : VK_NULL_HANDLE;
}

VkBufferView mgl_vk_null_buffer_view(mgl_applier *a, uint32_t resource_flags)
{
    static const VkFormat formats[CLASS_DEPTH] = {VK_FORMAT_R32G32B32A32_SFLOAT, VK_FORMAT_R32G32B32A32_SINT,
                                                  VK_FORMAT_R32G32B32A32_UINT};
    struct mgl_vk_nulls *n = a->nulls;
    int class = class_of(resource_flags & ~(uint32_t)MGL_RESOURCE_SHADOW);
    if (!make_zeros(a, n)) return VK_NULL_HANDLE;
    if (!n->buffer_views[class]) {
        VkBufferViewCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO,
                                       .buffer = n->zeros.buffer,
                                       .format = formats[class],
                                       .offset = TEXEL_AT(class),
                                       .range = 16};
        a->device.vk.vkCreateBufferView(a->device.device, &info, NULL, &n->buffer_views[class]);
    }
    return n->buffer_views[class];
}
