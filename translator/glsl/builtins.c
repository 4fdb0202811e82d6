/* Tables of names: legacy state, limits, keywords and functions by version, texture functions, extensions. */
#include "translator/glsl/internal.h"

#include <string.h>

/* Legacy and hidden state in the words of a shader; uniforms.c takes from it what a program uses (GLSL 1.20 §7.4,
 * §7.5). */
const char mgl_glsl_legacy_declarations[] =
    "uniform float mgl_PointSize, mgl_PointOrigin; uniform uint mgl_ClipEnable; uniform float mgl_TwoSide, "
    "mgl_FlatShade;\n"
    "struct gl_DepthRangeParameters { float near; float far; float diff; }; uniform gl_DepthRangeParameters "
    "gl_DepthRange;\n"
    "uniform int gl_NumSamples;\n"
    "uniform mat4 gl_ModelViewMatrix, gl_ProjectionMatrix, gl_ModelViewProjectionMatrix, gl_TextureMatrix[8];\n"
    "uniform mat3 gl_NormalMatrix; uniform float gl_NormalScale;\n"
    "uniform mat4 gl_ModelViewMatrixInverse, gl_ProjectionMatrixInverse, gl_ModelViewProjectionMatrixInverse, "
    "gl_TextureMatrixInverse[8];\n"
    "uniform mat4 gl_ModelViewMatrixTranspose, gl_ProjectionMatrixTranspose, gl_ModelViewProjectionMatrixTranspose, "
    "gl_TextureMatrixTranspose[8];\n"
    "uniform mat4 gl_ModelViewMatrixInverseTranspose, gl_ProjectionMatrixInverseTranspose, "
    "gl_ModelViewProjectionMatrixInverseTranspose,\n"
    "             gl_TextureMatrixInverseTranspose[8];\n"
    "uniform vec4 gl_ClipPlane[8];\n"
    "struct gl_PointParameters { float size, sizeMin, sizeMax, fadeThresholdSize, distanceConstantAttenuation,\n"
    "    distanceLinearAttenuation, distanceQuadraticAttenuation; }; uniform gl_PointParameters gl_Point;\n"
    "struct gl_MaterialParameters { vec4 emission, ambient, diffuse, specular; float shininess; };\n"
    "uniform gl_MaterialParameters gl_FrontMaterial, gl_BackMaterial;\n"
    "struct gl_LightSourceParameters { vec4 ambient, diffuse, specular, position, halfVector; vec3 spotDirection; "
    "float spotExponent,\n"
    "    spotCutoff, spotCosCutoff, constantAttenuation, linearAttenuation, quadraticAttenuation; };\n"
    "uniform gl_LightSourceParameters gl_LightSource[8];\n"
    "struct gl_LightModelParameters { vec4 ambient; }; uniform gl_LightModelParameters gl_LightModel;\n"
    "struct gl_LightModelProducts { vec4 sceneColor; }; uniform gl_LightModelProducts gl_FrontLightModelProduct, "
    "gl_BackLightModelProduct;\n"
    "struct gl_LightProducts { vec4 ambient, diffuse, specular; }; uniform gl_LightProducts gl_FrontLightProduct[8], "
    "gl_BackLightProduct[8];\n"
    "uniform vec4 gl_TextureEnvColor[8], gl_EyePlaneS[8], gl_EyePlaneT[8], gl_EyePlaneR[8], gl_EyePlaneQ[8];\n"
    "uniform vec4 gl_ObjectPlaneS[8], gl_ObjectPlaneT[8], gl_ObjectPlaneR[8], gl_ObjectPlaneQ[8];\n"
    "struct gl_FogParameters { vec4 color; float density, start, end, scale; }; uniform gl_FogParameters gl_Fog;\n";

static const struct {
    const char *name;
    uint32_t builtin;
} builtins[] = {
    {"mgl_PointSize", MGL_BUILTIN_POINT_SIZE},
    {"mgl_PointOrigin", MGL_BUILTIN_POINT_ORIGIN},
    {"mgl_FlatShade", MGL_BUILTIN_FLAT_SHADE},
    {"mgl_ClipEnable", MGL_BUILTIN_CLIP_ENABLE},
    {"mgl_TwoSide", MGL_BUILTIN_TWO_SIDE},
    {"gl_DepthRange", MGL_BUILTIN_DEPTH_RANGE},
    {"gl_NumSamples", MGL_BUILTIN_NUM_SAMPLES},
    {"gl_ModelViewMatrix", MGL_BUILTIN_MODELVIEW},
    {"gl_ProjectionMatrix", MGL_BUILTIN_PROJECTION},
    {"gl_ModelViewProjectionMatrix", MGL_BUILTIN_MODELVIEW_PROJECTION},
    {"gl_TextureMatrix", MGL_BUILTIN_TEXTURE_MATRIX},
    {"gl_NormalMatrix", MGL_BUILTIN_NORMAL_MATRIX},
    {"gl_NormalScale", MGL_BUILTIN_NORMAL_SCALE},
    {"gl_ModelViewMatrixInverse", MGL_BUILTIN_MODELVIEW_INVERSE},
    {"gl_ProjectionMatrixInverse", MGL_BUILTIN_PROJECTION_INVERSE},
    {"gl_ModelViewProjectionMatrixInverse", MGL_BUILTIN_MODELVIEW_PROJECTION_INVERSE},
    {"gl_TextureMatrixInverse", MGL_BUILTIN_TEXTURE_MATRIX_INVERSE},
    {"gl_ModelViewMatrixTranspose", MGL_BUILTIN_MODELVIEW_TRANSPOSE},
    {"gl_ProjectionMatrixTranspose", MGL_BUILTIN_PROJECTION_TRANSPOSE},
    {"gl_ModelViewProjectionMatrixTranspose", MGL_BUILTIN_MODELVIEW_PROJECTION_TRANSPOSE},
    {"gl_TextureMatrixTranspose", MGL_BUILTIN_TEXTURE_MATRIX_TRANSPOSE},
    {"gl_ModelViewMatrixInverseTranspose", MGL_BUILTIN_MODELVIEW_INVERSE_TRANSPOSE},
    {"gl_ProjectionMatrixInverseTranspose", MGL_BUILTIN_PROJECTION_INVERSE_TRANSPOSE},
    {"gl_ModelViewProjectionMatrixInverseTranspose", MGL_BUILTIN_MODELVIEW_PROJECTION_INVERSE_TRANSPOSE},
    {"gl_TextureMatrixInverseTranspose", MGL_BUILTIN_TEXTURE_MATRIX_INVERSE_TRANSPOSE},
    {"gl_ClipPlane", MGL_BUILTIN_CLIP_PLANE},
    {"gl_Point", MGL_BUILTIN_POINT_PARAMETERS},
    {"gl_FrontMaterial", MGL_BUILTIN_FRONT_MATERIAL},
    {"gl_BackMaterial", MGL_BUILTIN_BACK_MATERIAL},
    {"gl_LightSource", MGL_BUILTIN_LIGHT_SOURCE},
    {"gl_LightModel", MGL_BUILTIN_LIGHT_MODEL_AMBIENT},
    {"gl_FrontLightModelProduct", MGL_BUILTIN_FRONT_SCENE_COLOR},
    {"gl_BackLightModelProduct", MGL_BUILTIN_BACK_SCENE_COLOR},
    {"gl_FrontLightProduct", MGL_BUILTIN_FRONT_LIGHT_PRODUCT},
    {"gl_BackLightProduct", MGL_BUILTIN_BACK_LIGHT_PRODUCT},
    {"gl_TextureEnvColor", MGL_BUILTIN_TEXTURE_ENV_COLOR},
    {"gl_EyePlaneS", MGL_BUILTIN_EYE_PLANE_S},
    {"gl_EyePlaneT", MGL_BUILTIN_EYE_PLANE_T},
    {"gl_EyePlaneR", MGL_BUILTIN_EYE_PLANE_R},
    {"gl_EyePlaneQ", MGL_BUILTIN_EYE_PLANE_Q},
    {"gl_ObjectPlaneS", MGL_BUILTIN_OBJECT_PLANE_S},
    {"gl_ObjectPlaneT", MGL_BUILTIN_OBJECT_PLANE_T},
    {"gl_ObjectPlaneR", MGL_BUILTIN_OBJECT_PLANE_R},
    {"gl_ObjectPlaneQ", MGL_BUILTIN_OBJECT_PLANE_Q},
    {"gl_Fog", MGL_BUILTIN_FOG},
};

uint32_t mgl_glsl_builtin_of(const char *name)
{
    for (uint32_t i = 0; i < MGL_COUNT(builtins); i++)
        if (strcmp(builtins[i].name, name) == 0) return builtins[i].builtin;
    return MGL_BUILTIN_NONE;
}

bool mgl_glsl_limit(const mgl_glsl_options *o, const char *name, int *value)
{
    const struct {
        const char *name;
        uint32_t value;
    } limits[] = {
        {"gl_MaxLights", 8},
        {"gl_MaxClipPlanes", MGL_MIN(o->max_clip_distances, 8u)},
        {"gl_MaxTextureUnits", 8},
        {"gl_MaxTextureCoords", o->max_texture_coords},
        {"gl_MaxVertexAttribs", o->max_vertex_attribs},
        {"gl_MaxVertexUniformComponents", o->max_vertex_uniform_components},
        {"gl_MaxVertexUniformVectors", o->max_vertex_uniform_components / 4},
        {"gl_MaxFragmentUniformComponents", o->max_fragment_uniform_components},
        {"gl_MaxFragmentUniformVectors", o->max_fragment_uniform_components / 4},
        {"gl_MaxVaryingFloats", o->max_varying_components},
        {"gl_MaxVaryingComponents", o->max_varying_components},
        {"gl_MaxVaryingVectors", o->max_varying_components / 4},
        {"gl_MaxVertexOutputComponents", o->max_varying_components},
        {"gl_MaxFragmentInputComponents", o->max_varying_components},
        {"gl_MaxVertexOutputVectors", o->max_varying_components / 4},
        {"gl_MaxFragmentInputVectors", o->max_varying_components / 4},
        {"gl_MaxVertexTextureImageUnits", o->max_texture_units},
        {"gl_MaxTextureImageUnits", o->max_texture_units},
        {"gl_MaxGeometryTextureImageUnits", o->max_texture_units},
        {"gl_MaxCombinedTextureImageUnits", o->max_combined_texture_units},
        {"gl_MaxDrawBuffers", o->max_draw_buffers},
        {"gl_MaxClipDistances", o->max_clip_distances},
        {"gl_MaxGeometryOutputVertices", o->max_geometry_output_vertices},
        {"gl_MaxGeometryTotalOutputComponents", o->max_geometry_total_output_components},
        {"gl_MaxGeometryInputComponents", o->max_varying_components},
        {"gl_MaxGeometryOutputComponents", o->max_varying_components},
        {"gl_MaxGeometryUniformComponents", o->max_vertex_uniform_components},
        {"gl_MaxGeometryVaryingComponents", o->max_varying_components},
        {"gl_MaxTransformFeedbackBuffers", 4},
        {"gl_MaxTransformFeedbackInterleavedComponents", 64},
        {"gl_MaxPatchVertices", 32},
    };
    for (uint32_t i = 0; i < MGL_COUNT(limits); i++) {
        if (strcmp(limits[i].name, name) != 0) continue;
        *value = (int)limits[i].value;
        return limits[i].value != 0;
    }
    return false;
}

/* ---- names that older languages leave to the program ---- */

typedef struct name_list {
    uint16_t since;
    const char *names;
} name_list; /* names between blanks */

static const name_list keywords[] = {
    {120, " centroid invariant mat2x2 mat2x3 mat2x4 mat3x2 mat3x3 mat3x4 mat4x2 mat4x3 mat4x4 "},
    {130, " flat smooth noperspective uint uvec2 uvec3 uvec4 isampler1D isampler2D isampler3D isamplerCube "
          "isampler1DArray isampler2DArray"
          " usampler1D usampler2D usampler3D usamplerCube usampler1DArray usampler2DArray sampler1DArray "
          "sampler2DArray sampler1DArrayShadow"
          " sampler2DArrayShadow samplerCubeShadow case lowp mediump highp precision "},
    {140, " layout samplerBuffer isamplerBuffer usamplerBuffer isampler2DRect usampler2DRect "},
    {150, " sampler2DMS isampler2DMS usampler2DMS sampler2DMSArray isampler2DMSArray usampler2DMSArray "},
    {400, " patch sample subroutine precise dvec2 dvec3 dvec4 dmat2 dmat3 dmat4 dmat2x2 dmat2x3 dmat2x4 dmat3x2 "
          "dmat3x3 dmat3x4 dmat4x2 dmat4x3"
          " dmat4x4 samplerCubeArray samplerCubeArrayShadow isamplerCubeArray usamplerCubeArray "},
    {420, " coherent restrict readonly writeonly atomic_uint image1D iimage1D uimage1D image2D iimage2D uimage2D "
          "image3D iimage3D uimage3D"
          " image2DRect iimage2DRect uimage2DRect imageCube iimageCube uimageCube imageBuffer iimageBuffer "
          "uimageBuffer image1DArray"
          " iimage1DArray uimage1DArray image2DArray iimage2DArray uimage2DArray imageCubeArray iimageCubeArray "
          "uimageCubeArray image2DMS"
          " iimage2DMS uimage2DMS image2DMSArray iimage2DMSArray uimage2DMSArray resource "},
    {430, " buffer shared "},
    /* Keywords of the Vulkan language only. */
    {9999,
     " sampler samplerShadow texture1D texture2D texture3D textureCube texture1DArray texture2DArray textureCubeArray "
     "texture2DRect"
     " textureBuffer texture2DMS texture2DMSArray itexture1D itexture2D itexture3D itextureCube itexture1DArray "
     "itexture2DArray"
     " itextureCubeArray itexture2DRect itextureBuffer itexture2DMS itexture2DMSArray utexture1D utexture2D utexture3D "
     "utextureCube"
     " utexture1DArray utexture2DArray utextureCubeArray utexture2DRect utextureBuffer utexture2DMS utexture2DMSArray "
     "subpassInput"
     " subpassInputMS isubpassInput isubpassInputMS usubpassInput usubpassInputMS demote terminateInvocation "
     "nonuniformEXT"
     " attribute varying rayPayloadEXT accelerationStructureEXT hitAttributeEXT hitObjectNV bool8_t"
     " int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t float16_t float32_t float64_t f16vec2 f16vec3 "
     "f16vec4"
     " f32vec2 f32vec3 f32vec4 f64vec2 f64vec3 f64vec4 i8vec2 i8vec3 i8vec4 i16vec2 i16vec3 i16vec4 i32vec2 i32vec3 "
     "i32vec4 i64vec2"
     " i64vec3 i64vec4 u8vec2 u8vec3 u8vec4 u16vec2 u16vec3 u16vec4 u32vec2 u32vec3 u32vec4 u64vec2 u64vec3 u64vec4"
     " devicecoherent queuefamilycoherent workgroupcoherent subgroupcoherent nonprivate shadercallcoherent "
     "perprimitiveNV perviewNV"
     " pervertexNV pervertexEXT taskNV taskPayloadSharedEXT perprimitiveEXT fcoopmatNV icoopmatNV ucoopmatNV coopmat"
     " spirv_instruction spirv_execution_mode spirv_decorate spirv_type spirv_literal callableDataEXT "},
};

static const name_list functions[] = {
    {120, " outerProduct transpose "},
    {130, " sinh cosh tanh asinh acosh atanh trunc round roundEven isnan isinf texture textureProj textureLod "
          "textureGrad textureOffset"
          " texelFetch texelFetchOffset textureSize textureProjOffset textureLodOffset textureProjLod "
          "textureProjLodOffset textureGradOffset"
          " textureProjGrad textureProjGradOffset modf "},
    {140, " inverse determinant "},
    {150, " EmitVertex EndPrimitive "},
    {330, " floatBitsToInt floatBitsToUint intBitsToFloat uintBitsToFloat "},
    {400,
     " fma frexp ldexp bitfieldExtract bitfieldInsert bitfieldReverse bitCount findLSB findMSB uaddCarry usubBorrow "
     "umulExtended"
     " imulExtended packUnorm2x16 packUnorm4x8 packSnorm4x8 unpackUnorm2x16 unpackUnorm4x8 unpackSnorm4x8 "
     "packDouble2x32 unpackDouble2x32"
     " textureGather textureGatherOffset textureGatherOffsets textureQueryLod interpolateAtCentroid interpolateAtSample"
     " interpolateAtOffset EmitStreamVertex EndStreamPrimitive barrier "},
    {420, " packSnorm2x16 unpackSnorm2x16 packHalf2x16 unpackHalf2x16 memoryBarrier imageLoad imageStore "
          "imageAtomicAdd imageAtomicMin imageAtomicMax"
          " imageAtomicAnd imageAtomicOr imageAtomicXor imageAtomicExchange imageAtomicCompSwap atomicCounter "
          "atomicCounterIncrement"
          " atomicCounterDecrement "},
    {430, " textureQueryLevels imageSize atomicAdd atomicMin atomicMax atomicAnd atomicOr atomicXor atomicExchange "
          "atomicCompSwap"
          " groupMemoryBarrier memoryBarrierShared memoryBarrierBuffer memoryBarrierImage memoryBarrierAtomicCounter "},
    {450, " dFdxFine dFdxCoarse dFdyFine dFdyCoarse fwidthFine fwidthCoarse textureSamples imageSamples "},
    {460, " anyInvocation allInvocations allInvocationsEqual "},
};

static uint32_t since(const name_list *lists, uint32_t count, const char *name)
{
    size_t size = strlen(name);
    for (uint32_t i = 0; i < count; i++) {
        for (const char *at = strstr(lists[i].names, name); at; at = strstr(at + 1, name))
            if (at[-1] == ' ' && at[size] == ' ') return lists[i].since;
    }
    return 0;
}

uint32_t mgl_glsl_keyword_since(const char *name)
{
    return since(keywords, MGL_COUNT(keywords), name);
}
uint32_t mgl_glsl_function_since(const char *name)
{
    return since(functions, MGL_COUNT(functions), name);
}

uint32_t mgl_glsl_float_builtin_parameters(const char *name)
{
    static const name_list lists[] = {
        {1, " radians degrees sin cos tan asin acos exp log exp2 log2 sqrt inversesqrt abs sign floor ceil fract "
            "length normalize dFdx dFdy"
            " fwidth "},
        {2, " atan pow mod min max step distance dot cross reflect "},
        {3, " clamp mix smoothstep faceforward refract "},
    };
    return since(lists, MGL_COUNT(lists), name);
}

/* ---- texture functions by their old names ---- */

#define FAMILY(shape)                                                                                                  \
    {"texture" shape, "texture", false}, {"texture" shape "Proj", "textureProj", false},                               \
        {"texture" shape "Lod", "textureLod", false}, {"texture" shape "ProjLod", "textureProjLod", false},            \
        {"texture" shape "GradARB", "textureGrad", false}, {"texture" shape "ProjGradARB", "textureProjGrad", false},  \
        {"texture" shape "LodEXT", "textureLod", false}, {"texture" shape "ProjLodEXT", "textureProjLod", false},      \
        {"texture" shape "GradEXT", "textureGrad", false}, {"texture" shape "ProjGradEXT", "textureProjGrad", false},  \
        {"texture" shape "Grad", "textureGrad", false}, {"texture" shape "ProjGrad", "textureProjGrad", false},        \
        {"texture" shape "Offset", "textureOffset", false},                                                            \
        {"texture" shape "ProjOffset", "textureProjOffset", false},                                                    \
        {"texture" shape "LodOffset", "textureLodOffset", false},                                                      \
        {"texture" shape "ProjLodOffset", "textureProjLodOffset", false},                                              \
        {"texture" shape "GradOffset", "textureGradOffset", false},                                                    \
        {"texture" shape "ProjGradOffset", "textureProjGradOffset", false},                                            \
        {"textureSize" shape, "textureSize", false}, {"texelFetch" shape, "texelFetch", false},                        \
    {                                                                                                                  \
        "texelFetch" shape "Offset", "texelFetchOffset", false                                                         \
    }
#define SHADOW_FAMILY(shape)                                                                                           \
    {"shadow" shape, "texture", true}, {"shadow" shape "Proj", "textureProj", true},                                   \
        {"shadow" shape "Lod", "textureLod", true}, {"shadow" shape "ProjLod", "textureProjLod", true},                \
        {"shadow" shape "GradARB", "textureGrad", true}, {"shadow" shape "ProjGradARB", "textureProjGrad", true},      \
        {"shadow" shape "Grad", "textureGrad", true}, {"shadow" shape "ProjGrad", "textureProjGrad", true},            \
        {"shadow" shape "Offset", "textureOffset", true}, {"shadow" shape "ProjOffset", "textureProjOffset", true},    \
        {"shadow" shape "LodOffset", "textureLodOffset", true},                                                        \
    {                                                                                                                  \
        "shadow" shape "GradOffset", "textureGradOffset", true                                                         \
    }

static const glsl_texture_name texture_names[] = {
    FAMILY("2D"),
    FAMILY("Cube"),
    FAMILY("1D"),
    FAMILY("3D"),
    FAMILY("2DRect"),
    FAMILY("1DArray"),
    FAMILY("2DArray"),
    FAMILY("Buffer"),
    SHADOW_FAMILY("2D"),
    SHADOW_FAMILY("1D"),
    SHADOW_FAMILY("2DRect"),
    SHADOW_FAMILY("1DArray"),
    SHADOW_FAMILY("2DArray"),
    SHADOW_FAMILY("Cube"),
    {"shadow2DEXT", "texture", false},
    {"shadow2DProjEXT", "textureProj", false}, /* EXT_shadow_samplers: a float */
};

const glsl_texture_name *mgl_glsl_texture_name(const char *name)
{
    if (strncmp(name, "tex", 3) != 0 && strncmp(name, "shadow", 6) != 0) return NULL;
    for (uint32_t i = 0; i < MGL_COUNT(texture_names); i++)
        if (strcmp(texture_names[i].legacy, name) == 0) return &texture_names[i];
    return NULL;
}

/* ---- extensions ---- */

static const glsl_extension extensions[] = {
    {"GL_ARB_compatibility", 150, false},
    {"GL_ARB_texture_rectangle", 0, true},
    {"GL_ARB_shader_texture_lod", 0, true},
    {"GL_ARB_uniform_buffer_object", 140, false},
    {"GL_ARB_draw_instanced", 140, false},
    {"GL_EXT_draw_instanced", 140, false},
    {"GL_EXT_gpu_shader4", 420, false},
    {"GL_EXT_texture_array", 130, false},
    {"GL_ARB_texture_multisample", 150, false},
    {"GL_ARB_fragment_coord_conventions", 150, false},
    {"GL_ARB_explicit_attrib_location", 330, false},
    {"GL_ARB_shader_bit_encoding", 330, false},
    {"GL_ARB_blend_func_extended", 330, false},
    {"GL_ARB_gpu_shader5", 400, false},
    {"GL_ARB_gpu_shader_fp64", 400, false},
    {"GL_ARB_texture_gather", 400, false},
    {"GL_ARB_texture_cube_map_array", 400, false},
    {"GL_ARB_texture_query_lod", 400, false},
    {"GL_ARB_sample_shading", 400, false},
    {"GL_ARB_tessellation_shader", 400, false},
    {"GL_ARB_transform_feedback3", 400, false},
    {"GL_ARB_separate_shader_objects", 410, false},
    {"GL_ARB_viewport_array", 410, false},
    {"GL_ARB_vertex_attrib_64bit", 410, false},
    {"GL_ARB_shading_language_420pack", 420, false},
    {"GL_ARB_shading_language_packing", 420, false},
    {"GL_ARB_shader_image_load_store", 420, false},
    {"GL_ARB_shader_atomic_counters", 420, false},
    {"GL_ARB_conservative_depth", 420, false},
    {"GL_AMD_conservative_depth", 420, false},
    {"GL_ARB_explicit_uniform_location", 430, false},
    {"GL_ARB_compute_shader", 430, false},
    {"GL_ARB_shader_storage_buffer_object", 430, false},
    {"GL_ARB_arrays_of_arrays", 430, false},
    {"GL_ARB_texture_query_levels", 430, false},
    {"GL_ARB_shader_image_size", 430, false},
    {"GL_ARB_fragment_layer_viewport", 430, false},
    {"GL_ARB_enhanced_layouts", 440, false},
    {"GL_ARB_cull_distance", 450, false},
    {"GL_ARB_derivative_control", 450, false},
    {"GL_ARB_shader_texture_image_samples", 450, false},
    {"GL_ARB_shader_draw_parameters", 460, false},
    {"GL_ARB_shader_stencil_export", 0, true},
    {"GL_ARB_shader_viewport_layer_array", 410, true},
    {"GL_AMD_vertex_shader_layer", 410, false},
    {"GL_EXT_separate_shader_objects", 410, false},
    {"GL_EXT_frag_depth", 0, true},
    {"GL_EXT_shader_texture_lod", 0, true},
    {"GL_OES_standard_derivatives", 0, true},
    {"GL_OES_texture_3D", 0, true},
    {"GL_OES_EGL_image_external", 0, true},
    {"GL_EXT_draw_buffers", 0, false},
    {"GL_EXT_shadow_samplers", 0, true},
    {"GL_EXT_blend_func_extended", 0, true},
    {"GL_EXT_shader_integer_mix", 450, false},
};

const glsl_extension *mgl_glsl_extension(const char *name)
{
    for (uint32_t i = 0; i < MGL_COUNT(extensions); i++)
        if (strcmp(extensions[i].name, name) == 0) return &extensions[i];
    return NULL;
}

int mgl_glsl_legacy_attribute(const char *name, const char **type)
{
    static const struct {
        const char *name, *type;
        int location;
    } attributes[] = {
        {"gl_Vertex", "vec4", 0},          {"gl_Normal", "vec3", 2},          {"gl_Color", "vec4", 3},
        {"gl_SecondaryColor", "vec4", 4},  {"gl_FogCoord", "float", 5},       {"gl_MultiTexCoord0", "vec4", 8},
        {"gl_MultiTexCoord1", "vec4", 9},  {"gl_MultiTexCoord2", "vec4", 10}, {"gl_MultiTexCoord3", "vec4", 11},
        {"gl_MultiTexCoord4", "vec4", 12}, {"gl_MultiTexCoord5", "vec4", 13}, {"gl_MultiTexCoord6", "vec4", 14},
        {"gl_MultiTexCoord7", "vec4", 15}};
    for (uint32_t i = 0; i < MGL_COUNT(attributes); i++) {
        if (strcmp(attributes[i].name, name) != 0) continue;
        *type = attributes[i].type;
        return attributes[i].location;
    }
    return -1;
}
