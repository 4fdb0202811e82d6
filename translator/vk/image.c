/* VkImages with their memory, the state of their subresources and their views. */
#include "translator/vk/resource.h"

#include <string.h>

#define COPY_STAGE VK_PIPELINE_STAGE_TRANSFER_BIT

VkCommandBuffer mgl_vk_transfer_commands(mgl_applier *a, bool all_untouched, bool *in_pre)
{
    *in_pre = all_untouched;
    return all_untouched ? mgl_vk_pre(a) : mgl_vk_main_outside(a, MGL_BREAK_COPY);
}

static VkImageUsageFlags usage_of(const mgl_vk_device *d, const mgl_vk_image_desc *desc)
{
    VkFormatFeatureFlags features = mgl_vk_format_features(d, mgl_vk_format(desc->format));
    VkImageUsageFlags usage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    if (features & VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT) usage |= VK_IMAGE_USAGE_SAMPLED_BIT;
    if (features & VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT) usage |= VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    if (features & VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT) usage |= VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    if (desc->extra & VK_IMAGE_USAGE_STORAGE_BIT && features & VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT)
        usage |= VK_IMAGE_USAGE_STORAGE_BIT;
    return usage;
}

/* An sRGB image is also seen without decoding, by GL_SKIP_DECODE_EXT and by disabling GL_FRAMEBUFFER_SRGB. */
static void describe(const mgl_vk_device *d, const mgl_vk_image_desc *desc, VkImageCreateInfo *info,
                     VkImageFormatListCreateInfo *list, VkFormat formats[2])
{
    VkFormat format = mgl_vk_format(desc->format);
    *info = (VkImageCreateInfo){
        .sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO,
        .flags = desc->flags,
        .imageType = desc->type,
        .format = format,
        .extent = {desc->width, desc->height, desc->depth},
        .mipLevels = desc->levels,
        .arrayLayers = desc->layers,
        .samples = desc->samples,
        .tiling = VK_IMAGE_TILING_OPTIMAL,
        .usage = usage_of(d, desc),
        .initialLayout = VK_IMAGE_LAYOUT_UNDEFINED,
    };
    if (!mgl_vk_format_is_srgb(format) || (desc->flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT)) return;
    info->flags |= VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    if (!d->format_list) return;
    formats[0] = format;
    formats[1] = mgl_vk_format_linear(format);
    *list = (VkImageFormatListCreateInfo){
        .sType = VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO, .viewFormatCount = 2, .pViewFormats = formats};
    info->pNext = list;
}

static bool supported(const mgl_vk_device *d, const VkImageCreateInfo *info)
{
    VkImageFormatProperties p;
    if (vkGetPhysicalDeviceImageFormatProperties(d->physical, info->format, info->imageType, info->tiling, info->usage,
                                                 info->flags, &p) != VK_SUCCESS)
        return false;
    return info->extent.width <= p.maxExtent.width && info->extent.height <= p.maxExtent.height &&
           info->extent.depth <= p.maxExtent.depth && info->mipLevels <= p.maxMipLevels &&
           info->arrayLayers <= p.maxArrayLayers && (info->samples & p.sampleCounts);
}

/* Drops what is only nice to have until the device agrees. */
static bool settle(const mgl_vk_device *d, VkImageCreateInfo *info)
{
    if (supported(d, info)) return true;
    if (info->flags & VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT) {
        info->flags &= ~(VkImageCreateFlags)VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT;
        if (supported(d, info)) return true;
    }
    VkImageUsageFlags attachments = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    if (info->samples == VK_SAMPLE_COUNT_1_BIT && info->usage & attachments) {
        info->usage &= ~attachments;
        if (supported(d, info)) return true;
    }
    if (info->samples != VK_SAMPLE_COUNT_1_BIT &&
        info->usage & VK_IMAGE_USAGE_SAMPLED_BIT) { /* a renderbuffer needs no more */
        info->usage &= ~(VkImageUsageFlags)VK_IMAGE_USAGE_SAMPLED_BIT;
        if (supported(d, info)) return true;
    }
    return false;
}

static VkResult allocate(mgl_applier *a, const VkImageCreateInfo *info, VkImage *image, VmaAllocation *allocation)
{
    VmaAllocationCreateInfo memory = {.usage = VMA_MEMORY_USAGE_AUTO,
                                      .preferredFlags = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT};
    VkResult result = vmaCreateImage(a->device.allocator, info, &memory, image, allocation, NULL);
    if (result != VK_ERROR_OUT_OF_DEVICE_MEMORY && result != VK_ERROR_OUT_OF_HOST_MEMORY) return result;
    mgl_vk_submit(a); /* let what is in flight go, and try once more */
    mgl_vk_frames_drain(a);
    return vmaCreateImage(a->device.allocator, info, &memory, image, allocation, NULL);
}

static void begin_undefined(mgl_vk_image *i)
{
    i->used_index = i->touched_index = i->ordered_index = 0;
    i->attached = 0;
    i->uniform_state = true;
    i->states[0] = (mgl_vk_access){.layout = VK_IMAGE_LAYOUT_UNDEFINED};
}

static bool create(mgl_applier *a, mgl_vk_image *i, const mgl_vk_image_desc *desc)
{
    VkImageCreateInfo info;
    VkImageFormatListCreateInfo list;
    VkFormat formats[2];
    describe(&a->device, desc, &info, &list, formats);
    if (!settle(&a->device, &info)) {
        mgl_log_warn_once("the device has no image of format %u, type %u, %ux%ux%u, %u layers, %u samples", info.format,
                          info.imageType, info.extent.width, info.extent.height, info.extent.depth, info.arrayLayers,
                          info.samples);
        return false;
    }
    if (allocate(a, &info, &i->image, &i->allocation) != VK_SUCCESS) return false;
    i->usage = info.usage;
    i->create_flags = info.flags;
    i->unique = ++a->next_unique;
    i->any_format = (info.flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT) && !info.pNext;
    begin_undefined(i);
    return true;
}

/* What the image would be made from, with other flags and usages. */
static mgl_vk_image_desc desc_of(const mgl_vk_image *i, VkImageUsageFlags usage, VkImageCreateFlags flags)
{
    bool any_format = (flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT) || i->any_format;
    return (mgl_vk_image_desc){
        i->type,
        i->format,
        i->width,
        i->height,
        i->depth,
        i->layers,
        i->levels,
        i->samples,
        (i->create_flags & ~(VkImageCreateFlags)VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT) | flags |
            (any_format ? VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT : 0),
        (usage | i->usage) & VK_IMAGE_USAGE_STORAGE_BIT,
    };
}

bool mgl_vk_image_body_make(mgl_applier *a, const mgl_vk_image *i, mgl_vk_body *body)
{
    mgl_vk_image_desc desc = desc_of(i, 0, 0);
    VkImageCreateInfo info;
    VkImageFormatListCreateInfo list;
    VkFormat formats[2];
    describe(&a->device, &desc, &info, &list, formats);
    info.usage = i->usage;
    *body = (mgl_vk_body){0};
    if (allocate(a, &info, &body->image, &body->allocation) != VK_SUCCESS) return false;
    body->unique = ++a->next_unique;
    return true;
}

mgl_vk_body mgl_vk_image_body_swap(mgl_vk_image *i, const mgl_vk_body *body)
{
    mgl_vk_body old = {i->image, i->allocation, i->views, i->framebuffers, i->unique, 0};
    i->image = body->image;
    i->allocation = body->allocation;
    i->views = body->views;
    i->framebuffers = body->framebuffers;
    i->unique = body->unique;
    begin_undefined(i);
    return old;
}

static size_t states_size(const mgl_vk_image *i)
{
    return sizeof(mgl_vk_access) * i->levels * i->layers;
}

static void image_free(mgl_applier *a, mgl_vk_image *i)
{
    mgl_spare_give(&a->states, i->states, states_size(i));
    mgl_pool_give(&a->pools[MGL_VK_POOL_IMAGE], i);
}

mgl_vk_image *mgl_vk_image_make(mgl_applier *a, const mgl_vk_image_desc *desc)
{
    mgl_vk_image *i = mgl_pool_take(&a->pools[MGL_VK_POOL_IMAGE], sizeof(*i));
    if (!i) return NULL;
    *i = (mgl_vk_image){
        .references = 1,
        .type = desc->type,
        .vk_format = mgl_vk_format(desc->format),
        .format = desc->format,
        .aspects = mgl_vk_format_aspects(desc->format),
        .width = desc->width,
        .height = desc->height,
        .depth = desc->depth,
        .layers = desc->layers,
        .levels = desc->levels,
        .samples = desc->samples,
    };
    i->states = mgl_spare_take(&a->states, states_size(i), &(size_t){0});
    if (i->states) memset(i->states, 0, states_size(i));
    if (i->states && create(a, i, desc)) return i;
    image_free(a, i);
    return NULL;
}

/* ---- destruction ---- */
static void destroy_body(mgl_applier *a, void *object)
{
    mgl_vk_body *c = object;
    mgl_table_entry *e;
    for (uint32_t n = 0; (e = mgl_table_next(&c->framebuffers, &n));)
        a->device.vk.vkDestroyFramebuffer(a->device.device, (VkFramebuffer)e->value, NULL);
    mgl_table_finish(&c->framebuffers, NULL);
    for (uint32_t n = 0; n < c->views.count; n++)
        a->device.vk.vkDestroyImageView(a->device.device, c->views.first[n], NULL);
    for (uint32_t n = 0; (e = mgl_table_next(&c->views.more, &n));)
        a->device.vk.vkDestroyImageView(a->device.device, (VkImageView)e->value, NULL);
    mgl_table_finish(&c->views.more, NULL);
    vmaDestroyImage(a->device.allocator, c->image, c->allocation);
    mgl_pool_give(&a->pools[MGL_VK_POOL_BODY], c);
}

/* Takes the Vulkan side off the image; it dies when the recording under way is complete. */
static bool bury(mgl_applier *a, mgl_vk_image *i)
{
    mgl_vk_body *c = mgl_pool_take(&a->pools[MGL_VK_POOL_BODY], sizeof(*c));
    if (!c) return false;
    *c = (mgl_vk_body){
        .image = i->image, .allocation = i->allocation, .views = i->views, .framebuffers = i->framebuffers};
    i->views = (mgl_vk_views){0};
    i->framebuffers = (mgl_table){0};
    mgl_vk_defer(a, destroy_body, c);
    return true;
}

void mgl_vk_image_body_bury(mgl_applier *a, mgl_vk_body *body)
{
    mgl_vk_body *c = mgl_pool_take(&a->pools[MGL_VK_POOL_BODY], sizeof(*c));
    if (!c) return; /* leaked until the device goes: nothing else is safe without memory */
    *c = *body;
    mgl_vk_defer(a, destroy_body, c);
}

void mgl_vk_image_unref(mgl_applier *a, mgl_vk_image **image)
{
    mgl_vk_image *i = *image;
    *image = NULL;
    if (!i || --i->references) return;
    mgl_vk_image_spares_free(a, i);
    mgl_vk_image_gone(a, i);
    bury(a, i);
    image_free(a, i);
}

/* ---- views ---- */
/* A view in another format may not allow every usage of the image. */
static VkImageUsageFlags view_usage(const mgl_vk_device *d, const mgl_vk_image *i, const mgl_vk_view_key *key)
{
    VkImageUsageFlags usage = key->usage ? key->usage & i->usage : i->usage;
    if (key->format == i->vk_format) return usage;
    VkFormatFeatureFlags features = mgl_vk_format_features(d, key->format);
    if (!(features & VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT)) usage &= ~(VkImageUsageFlags)VK_IMAGE_USAGE_STORAGE_BIT;
    if (!(features & VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT))
        usage &= ~(VkImageUsageFlags)VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    if (!(features & VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT)) usage &= ~(VkImageUsageFlags)VK_IMAGE_USAGE_SAMPLED_BIT;
    return usage;
}

VkImageView mgl_vk_image_view(mgl_applier *a, mgl_vk_image *i, const mgl_vk_view_key *key)
{
    mgl_vk_views *v = &i->views;
    for (uint32_t n = 0; n < v->count; n++)
        if (memcmp(&v->keys[n], key, sizeof *key) == 0) return v->first[n];
    VkImageView view = mgl_table_find(&v->more, key, sizeof *key);
    if (view) return view;
    mgl_vk_device *d = &a->device;
    VkImageViewUsageCreateInfo usage = {.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_USAGE_CREATE_INFO,
                                        .usage = view_usage(d, i, key)};
    VkImageViewCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
        .pNext = usage.usage != i->usage && usage.usage ? &usage : NULL,
        .image = i->image,
        .viewType = key->type,
        .format = key->format,
        .components = key->swizzle,
        .subresourceRange = {key->aspects, key->level, key->levels, key->layer, key->layers},
    };
    if (d->vk.vkCreateImageView(d->device, &info, NULL, &view) != VK_SUCCESS) return VK_NULL_HANDLE;
    if (v->count < MGL_COUNT(v->first)) {
        v->keys[v->count] = *key;
        v->first[v->count++] = view;
        return view;
    }
    if (mgl_table_insert(&v->more, key, sizeof *key, (void *)view)) return view;
    d->vk.vkDestroyImageView(d->device, view, NULL);
    return VK_NULL_HANDLE;
}

typedef struct framebuffer_key {
    VkRenderPass pass;
    VkImageView view;
} framebuffer_key;

VkFramebuffer mgl_vk_image_framebuffer(mgl_applier *a, mgl_vk_image *i, VkRenderPass pass, VkImageView view,
                                       uint32_t width, uint32_t height)
{
    framebuffer_key key = {pass, view};
    VkFramebuffer framebuffer = mgl_table_find(&i->framebuffers, &key, sizeof key);
    if (framebuffer) return framebuffer;
    VkFramebufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
                                    .renderPass = pass,
                                    .attachmentCount = 1,
                                    .pAttachments = &view,
                                    .width = width,
                                    .height = height,
                                    .layers = 1};
    if (a->device.vk.vkCreateFramebuffer(a->device.device, &info, NULL, &framebuffer) != VK_SUCCESS)
        return VK_NULL_HANDLE;
    if (mgl_table_insert(&i->framebuffers, &key, sizeof key, (void *)framebuffer)) return framebuffer;
    a->device.vk.vkDestroyFramebuffer(a->device.device, framebuffer, NULL);
    return VK_NULL_HANDLE;
}

/* ---- copies of whole levels ---- */
static void level_extent(const mgl_vk_image *i, uint32_t level, VkExtent3D *extent)
{
    *extent = (VkExtent3D){mgl_vk_mip(i->width, level), mgl_vk_mip(i->height, level), mgl_vk_mip(i->depth, level)};
}

void mgl_vk_image_copy_level(mgl_applier *a, mgl_vk_image *source, uint32_t source_level, mgl_vk_image *destination,
                             uint32_t level)
{
    bool in_pre,
        untouched = mgl_vk_untouched(a, source->touched_index) && mgl_vk_untouched(a, destination->touched_index);
    VkCommandBuffer commands = mgl_vk_transfer_commands(a, untouched, &in_pre);
    uint32_t layers = MGL_MIN(source->layers, destination->layers);
    mgl_vk_image_access(a, source, source_level, 1, 0, source->layers, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, COPY_STAGE,
                        VK_ACCESS_TRANSFER_READ_BIT, in_pre);
    mgl_vk_image_access(a, destination, level, 1, 0, destination->layers, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                        COPY_STAGE, VK_ACCESS_TRANSFER_WRITE_BIT, in_pre);
    mgl_vk_barriers_flush(a, in_pre);
    VkImageCopy region = {.srcSubresource = {source->aspects, source_level, 0, layers},
                          .dstSubresource = {destination->aspects, level, 0, layers}};
    level_extent(destination, level, &region.extent);
    a->device.vk.vkCmdCopyImage(commands, source->image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, destination->image,
                                VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &region);
}

bool mgl_vk_image_require(mgl_applier *a, mgl_vk_image *i, VkImageUsageFlags usage, VkImageCreateFlags flags)
{
    bool any_format = (flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT) || i->any_format;
    if (!(usage & ~i->usage) && !(flags & ~i->create_flags) && any_format == i->any_format) return true;
    mgl_vk_image_desc desc = desc_of(i, usage, flags);
    mgl_vk_image *better = mgl_vk_image_make(a, &desc);
    if (!better) return false;
    if (usage & ~better->usage || flags & ~better->create_flags) {
        mgl_vk_image_unref(a, &better);
        return false;
    }
    for (uint32_t level = 0; level < i->levels; level++)
        if (i->uniform_state ? i->states[0].layout != VK_IMAGE_LAYOUT_UNDEFINED : true)
            mgl_vk_image_copy_level(a, i, level, better, level);
    mgl_vk_image_gone(a, i);
    mgl_vk_image_spares_free(a, i);
    if (!bury(a, i)) {
        mgl_vk_image_unref(a, &better);
        return false;
    }
    /* The struct stays, for textures and views share it; what is in it is the new image's. */
    mgl_vk_access *states = i->states;
    uint32_t references = i->references;
    *i = *better;
    i->references = references;
    better->states = states;
    image_free(a, better);
    mgl_vk_image_moved(a, i);
    return true;
}
