/* Wire formats as Vulkan's, and what a device does with them. */
#include "translator/vk/resource.h"

static const VkFormat formats[MGL_FORMAT_COUNT] = {
#define F(name, bytes, width, height, components, class) VK_FORMAT_##name,
#include "wire/catalogue/format.def"
#undef F
};

VkFormat mgl_vk_format(mgl_format f)
{
    return (uint32_t)f < MGL_FORMAT_COUNT ? formats[f] : VK_FORMAT_UNDEFINED;
}

VkImageAspectFlags mgl_vk_format_aspects(mgl_format f)
{
    VkImageAspectFlags aspects = 0;
    if (mgl_format_is_depth(f)) aspects |= VK_IMAGE_ASPECT_DEPTH_BIT;
    if (mgl_format_is_stencil(f)) aspects |= VK_IMAGE_ASPECT_STENCIL_BIT;
    return aspects ? aspects : VK_IMAGE_ASPECT_COLOR_BIT;
}

VkFormatFeatureFlags mgl_vk_format_features(const mgl_vk_device *d, VkFormat format)
{
    VkFormatProperties properties;
    vkGetPhysicalDeviceFormatProperties(d->physical, format, &properties);
    return properties.optimalTilingFeatures;
}

VkFormat mgl_vk_format_linear(VkFormat format)
{
    switch (format) {
    case VK_FORMAT_R8_SRGB:
        return VK_FORMAT_R8_UNORM;
    case VK_FORMAT_R8G8_SRGB:
        return VK_FORMAT_R8G8_UNORM;
    case VK_FORMAT_R8G8B8A8_SRGB:
        return VK_FORMAT_R8G8B8A8_UNORM;
    case VK_FORMAT_B8G8R8A8_SRGB:
        return VK_FORMAT_B8G8R8A8_UNORM;
    case VK_FORMAT_BC1_RGB_SRGB_BLOCK:
        return VK_FORMAT_BC1_RGB_UNORM_BLOCK;
    case VK_FORMAT_BC1_RGBA_SRGB_BLOCK:
        return VK_FORMAT_BC1_RGBA_UNORM_BLOCK;
    case VK_FORMAT_BC2_SRGB_BLOCK:
        return VK_FORMAT_BC2_UNORM_BLOCK;
    case VK_FORMAT_BC3_SRGB_BLOCK:
        return VK_FORMAT_BC3_UNORM_BLOCK;
    case VK_FORMAT_BC7_SRGB_BLOCK:
        return VK_FORMAT_BC7_UNORM_BLOCK;
    default:
        return format;
    }
}

bool mgl_vk_format_is_srgb(VkFormat format)
{
    return mgl_vk_format_linear(format) != format;
}

uint32_t mgl_vk_aspect_bytes(mgl_format format, uint32_t aspect)
{
    const mgl_format_info *info = &mgl_format_infos[format];
    switch (aspect) {
    case MGL_ASPECT_COLOR:
        return mgl_format_is_depth(format) || mgl_format_is_stencil(format) ? 0 : info->bytes;
    case MGL_ASPECT_DEPTH:
        return !mgl_format_is_depth(format) ? 0 : format == MGL_FORMAT_D16_UNORM ? 2 : 4;
    case MGL_ASPECT_STENCIL:
        return mgl_format_is_stencil(format) ? 1 : 0;
    default:
        return 0;
    }
}
