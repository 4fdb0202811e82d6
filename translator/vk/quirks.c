/* Driver quirks: one table, never an `if` elsewhere. A quirk takes extensions or features away for a range of driver
 * versions. */
#include "translator/vk/resource.h"

#include <string.h>

typedef struct quirk {
    uint32_t driver_id; /* VkDriverId */
    uint32_t below;     /* driver versions below this have it; 0: all */
    const char *info;   /* part of driverInfo or the device's name that must occur; NULL: any */
    const char *mask;   /* names as in MAGMA_MASK */
    const char *what, *source, *drop_when;
} quirk;

/* Qualcomm's driver version has major 512 | field, in the usual packing. */
#define QUALCOMM(minor) VK_MAKE_API_VERSION(0, 512, minor, 0)

static const quirk quirks[] = {
    {VK_DRIVER_ID_QUALCOMM_PROPRIETARY, 0, NULL, "VK_EXT_vertex_input_dynamic_state",
     "dynamic vertex input is not kept for the next draw", "yuzu-emu/yuzu#12229, ANGLE issue 381384988",
     "a version is known that keeps it"},
    {VK_DRIVER_ID_QUALCOMM_PROPRIETARY, QUALCOMM(806), NULL, "VK_KHR_imageless_framebuffer",
     "imageless framebuffers crash in begin-pass", "ANGLE vk_renderer.cpp", "drivers below 512.806 are gone"},
    {VK_DRIVER_ID_QUALCOMM_PROPRIETARY, 0, NULL, "VK_KHR_depth_stencil_resolve",
     "resolve of depth and stencil by attachment gives garbage", "ANGLE issue 42267096",
     "a fixed version is named there"},
    {VK_DRIVER_ID_QUALCOMM_PROPRIETARY, 0, NULL, "VK_EXT_custom_border_color", "custom border colours are wrong",
     "yuzu-emu/yuzu#11637", "a fixed version is known"},
    {VK_DRIVER_ID_MESA_TURNIP, 0, NULL, "VK_KHR_push_descriptor,dynamic_blocks",
     "pushed and dynamic uniform buffers cost 2.7 times a set that is found by content", "docs/performance.md, Turnip",
     "a measurement says otherwise"},
    {VK_DRIVER_ID_MESA_LLVMPIPE, 0, "Mesa 22.", "constant_blocks",
     "branches on uniforms make a shader for each value at each bind, without a bound", "docs/performance.md, CPU",
     "Mesa 22 is gone"},
    {VK_DRIVER_ID_MESA_LLVMPIPE, 0, "Mesa 23.", "constant_blocks", "the same",
     "docs/performance.md, CPU", "Mesa 23 is gone"},
    {VK_DRIVER_ID_MESA_TURNIP, 0, NULL, "short_submissions",
     "each submission costs by the buffers alive, and a pass cut in two is stored and loaded once more",
     "docs/performance.md, Turnip", "a measurement says otherwise"},
    {VK_DRIVER_ID_QUALCOMM_PROPRIETARY, 0, NULL, "short_submissions",
     "a pass cut in two is stored and loaded once more", "a tiler", "a measurement says otherwise"},
};

void mgl_vk_quirks_apply(mgl_vk_mask *mask, const VkPhysicalDeviceProperties *properties, uint32_t driver_id,
                         const char *driver_info)
{
    for (size_t i = 0; i < MGL_COUNT(quirks); i++) {
        const quirk *q = &quirks[i];
        if (q->driver_id != driver_id || (q->below && properties->driverVersion >= q->below)) continue;
        if (q->info && !strstr(driver_info, q->info) && !strstr(properties->deviceName, q->info)) continue;
        if (mask->quirk_count == MGL_COUNT(mask->quirks)) return;
        mask->quirks[mask->quirk_count++] = q->mask;
        mgl_log_debug("quirk of %s: %s (%s); not used: %s", properties->deviceName, q->what, q->source, q->mask);
    }
}
