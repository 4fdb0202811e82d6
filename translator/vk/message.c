/* Messages of the validation layer and the driver: to the log and to the client, with the GL call whose record was
 * being applied. */
#include "translator/vk/resource.h"

#include <stddef.h>
#include <string.h>

/* Performance advice of the best-practices checks is for people who write Vulkan by hand; only its errors are ours to
 * answer. */
static bool is_advice(const VkDebugUtilsMessengerCallbackDataEXT *data)
{
    return data->pMessageIdName && strstr(data->pMessageIdName, "BestPractices");
}

/* Messages that are wrong or no fault of ours: the id's name, the layer that says it, why it does not count. They go to
 * the debug log only. */
static const struct {
    const char *name, *layer, *reason;
} exceptions[] = {
    {"UNASSIGNED-CoreValidation-Shader-OutputNotConsumed", "1.3.239 (Debian 12)",
     "GL lets a fragment shader write outputs that no attachment takes, as shadow maps do; Vulkan discards them; newer "
     "layers do not warn"},
    {"Undefined-Value-ShaderOutputNotConsumed", "1.4.309 (Debian 13)",
     "the same, by its newer name"},
};

static bool is_exception(const VkDebugUtilsMessengerCallbackDataEXT *data)
{
    for (size_t i = 0; data->pMessageIdName && i < MGL_COUNT(exceptions); i++)
        if (strcmp(data->pMessageIdName, exceptions[i].name) == 0) return true;
    return false;
}

static VKAPI_ATTR VkBool32 VKAPI_CALL on_message(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                 VkDebugUtilsMessageTypeFlagsEXT types,
                                                 const VkDebugUtilsMessengerCallbackDataEXT *data, void *user)
{
    const mgl_applier_host *host = user;
    bool error = severity >= VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    const char *text = data->pMessage ? data->pMessage : "";
    if (is_exception(data) ||
        (!error && (is_advice(data) || !(types & VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT)))) {
        mgl_log_debug("%s", text);
        return VK_FALSE;
    }
    /* The applier's own host struct, so that the call of the record under way is at hand. */
    const mgl_applier *a = host->event ? (const mgl_applier *)((const char *)host - offsetof(mgl_applier, host)) : NULL;
    uint32_t call = a ? __atomic_load_n(&a->call, __ATOMIC_RELAXED) : 0;
    mgl_log(error ? MGL_LOG_ERROR : MGL_LOG_WARN, "vulkan (GL call %u): %s", call, text);
    if (a) {
        size_t length = strlen(text);
        if (length > 16384) length = 16384;
        mgl_event_message message = {error ? 0 : 1, call, (uint32_t)data->messageIdNumber, (uint32_t)length};
        host->event(host->user, MGL_EVENT_MESSAGE, &message, sizeof message, text, (uint32_t)length);
    }
    return VK_FALSE;
}

void mgl_vk_messenger_describe(const mgl_applier_host *host, VkDebugUtilsMessengerCreateInfoEXT *info)
{
    *info = (VkDebugUtilsMessengerCreateInfoEXT){
        .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
        .messageSeverity =
            VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
        .messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT,
        .pfnUserCallback = on_message,
        .pUserData = (void *)host,
    };
}
