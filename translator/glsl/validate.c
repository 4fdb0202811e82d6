/* SPIRV-Tools' validator, for debug runs and tests. */
#include "translator/glsl/internal.h"

#include <spirv-tools/libspirv.h>
#include <string.h>

bool mgl_glsl_spirv_validate(const glsl_words *words, char **message)
{
    spv_context context = spvContextCreate(SPV_ENV_VULKAN_1_1);
    spv_diagnostic diagnostic = NULL;
    struct spv_const_binary_t binary = {words->words, words->count};
    bool ok = context && spvValidate(context, &binary, &diagnostic) == SPV_SUCCESS;
    *message = !ok && diagnostic && diagnostic->error ? strdup(diagnostic->error) : NULL;
    spvDiagnosticDestroy(diagnostic);
    if (context) spvContextDestroy(context);
    return ok;
}
