/* Pipelines of our own that cover a rectangle with one triangle: masked clears and blits. They have no vertex input;
 * viewport, scissor, stencil write mask and stencil reference are dynamic. */
#ifndef MGL_VK_SCREEN_PIPELINE_H
#define MGL_VK_SCREEN_PIPELINE_H

#include "translator/vk/draw.h"

typedef struct mgl_vk_screen_pipeline {
    VkShaderModule vertex, fragment; /* fragment: VK_NULL_HANDLE where no colour or depth is written */
    VkPipelineLayout layout;
    VkRenderPass pass;
    VkSampleCountFlagBits samples;
    uint32_t output_count, output; /* colour outputs of the pass, and the one that is written */
    VkColorComponentFlags write_mask;
    bool depth, stencil; /* written with the fragment's depth, the stencil reference */
} mgl_vk_screen_pipeline;

/* VK_NULL_HANDLE after a failure, which is logged. */
VkPipeline mgl_vk_screen_pipeline_create(mgl_applier *a, const mgl_vk_screen_pipeline *p);

/* A module of `size` bytes; VK_NULL_HANDLE when it cannot be made. */
VkShaderModule mgl_vk_shader_module_create(mgl_applier *a, const uint32_t *words, size_t size);

#endif
