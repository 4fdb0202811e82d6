/* Validation of SPIR-V that comes from another process: drivers may do anything with a module that is not valid. */
#include "translator/vk/draw.h"

/* The header defines an object in C, which translator/glsl has too. */
#define kDefaultMaxIdBound mgl_vk_spirv_max_id_bound
#include <spirv-tools/libspirv.h>

bool mgl_vk_spirv_validate(const uint32_t *words, uint32_t count)
{
    spv_context context = spvContextCreate(SPV_ENV_VULKAN_1_1);
    spv_diagnostic diagnostic = NULL;
    if (!context) return false;
    spv_const_binary_t binary = {words, count};
    spv_result_t result = spvValidate(context, &binary, &diagnostic);
    if (result != SPV_SUCCESS)
        mgl_log_error("a program's SPIR-V is not valid (%s); its draws are skipped",
                      diagnostic ? diagnostic->error : "no reason");
    spvDiagnosticDestroy(diagnostic);
    spvContextDestroy(context);
    return result == SPV_SUCCESS;
}
