/* MAGMA_MASK: features and extensions to pretend the device lacks, so that one machine tests every road. A name with a
 * '+' before it stays although vulkan1.1 or a quirk would mask it. */
#include "translator/vk/resource.h"

#include <stdio.h>
#include <string.h>

static bool list_has(const char *list, const char *name)
{
    size_t length = strlen(name);
    while (list && *list) {
        size_t item = strcspn(list, ",");
        if (item == length && strncmp(list, name, length) == 0) return true;
        if (item + 3 == length && strncmp(name, "VK_", 3) == 0 && strncmp(list, name + 3, item) == 0) return true;
        list += item;
        list += strspn(list, ", ");
    }
    return false;
}

mgl_vk_mask mgl_vk_mask_from_settings(void)
{
    mgl_vk_mask mask = {.setting = mgl_settings()->mask};
    mask.only_1_1 = list_has(mask.setting, "vulkan1.1");
    return mask;
}

bool mgl_vk_masked(const mgl_vk_mask *mask, const char *name)
{
    char kept[256];
    snprintf(kept, sizeof kept, "+%s", name);
    bool keeps = list_has(mask->setting, kept);
    if (mask->only_1_1 && strncmp(name, "VK_", 3) == 0) {
        bool window = strcmp(name, VK_KHR_SWAPCHAIN_EXTENSION_NAME) == 0 ||
                      strcmp(name, VK_KHR_SURFACE_EXTENSION_NAME) == 0 ||
                      strcmp(name, VK_KHR_XCB_SURFACE_EXTENSION_NAME) == 0;
        if (!window && !keeps) return true;
    }
    if (list_has(mask->setting, name)) return true;
    for (uint32_t i = 0; i < mask->quirk_count && !keeps; i++)
        if (list_has(mask->quirks[i], name)) return true;
    return false;
}
