/* What the server tells the client in the handshake: limits, features, formats. Fixed layout, no pointers. */
#ifndef MGL_WIRE_CAPS_H
#define MGL_WIRE_CAPS_H

#include "wire/catalogue/format.h"

#include <stdint.h>

enum { /* mgl_caps.features */
    MGL_CAP_GEOMETRY = 1ull << 0, MGL_CAP_TESSELLATION = 1ull << 1, MGL_CAP_XFB = 1ull << 2, MGL_CAP_DUAL_SOURCE = 1ull << 3,
    MGL_CAP_LOGIC_OP = 1ull << 4, MGL_CAP_WIDE_LINES = 1ull << 5, MGL_CAP_NON_SOLID = 1ull << 6, MGL_CAP_DEPTH_CLAMP = 1ull << 7,
    MGL_CAP_INDEPENDENT_BLEND = 1ull << 8, MGL_CAP_SAMPLE_SHADING = 1ull << 9, MGL_CAP_ANISOTROPY = 1ull << 10,
    MGL_CAP_BC = 1ull << 11, MGL_CAP_ETC2 = 1ull << 12, MGL_CAP_CUBE_ARRAY = 1ull << 13, MGL_CAP_MULTI_VIEWPORT = 1ull << 14,
    MGL_CAP_BORDER_COLOR = 1ull << 15, MGL_CAP_PROVOKING_LAST = 1ull << 16, MGL_CAP_DIVISOR = 1ull << 17,
    MGL_CAP_OCCLUSION_PRECISE = 1ull << 18, MGL_CAP_CLIP_DISTANCE = 1ull << 19, MGL_CAP_TIMESTAMPS = 1ull << 20,
    MGL_CAP_DEPTH_CLIP_CONTROL = 1ull << 21, MGL_CAP_CONDITIONAL = 1ull << 22, MGL_CAP_LIST_RESTART = 1ull << 23,
    MGL_CAP_LAYERED_VERTEX = 1ull << 24, MGL_CAP_PIPELINE_STATS = 1ull << 25, MGL_CAP_VERTEX_STORES = 1ull << 26,
    MGL_CAP_FRAGMENT_STORES = 1ull << 27, MGL_CAP_DOUBLE = 1ull << 28, MGL_CAP_INDEX_32 = 1ull << 29,
    MGL_CAP_XFB_STREAMS = 1ull << 30, MGL_CAP_SMOOTH_LINES = 1ull << 31, MGL_CAP_STIPPLED_LINES = 1ull << 32,
    MGL_CAP_DRAW_PARAMETERS = 1ull << 33, MGL_CAP_COMPUTE = 1ull << 34, MGL_CAP_SEAMFUL_CUBES = 1ull << 35,
    MGL_CAP_SHARED_MEMORY = 1ull << 36, /* memory_create is worth a try: the device may use the client's memory in place */
};

typedef struct mgl_caps {
    uint64_t features;
    uint32_t vendor_id, device_id, driver_id, driver_version, api_version, device_type; /* Vulkan's numbers */
    char device_name[256], driver_name[256], driver_info[256];
    uint8_t device_uuid[16], driver_uuid[16], pipeline_cache_uuid[16];
    uint64_t heap_bytes; /* the largest device-local heap's budget */
    uint32_t max_texture_2d, max_texture_3d, max_texture_cube, max_array_layers, max_texel_buffer;
    uint32_t max_framebuffer_width, max_framebuffer_height, max_framebuffer_layers, max_viewport[2];
    uint32_t max_color_attachments, max_samples /* power of two, colour and depth */, color_samples, depth_samples, integer_samples;
    uint32_t max_vertex_attribs, max_vertex_bindings, max_vertex_stride, max_vertex_offset;
    uint32_t max_uniform_block_bytes, max_storage_block_bytes, uniform_alignment, storage_alignment, texel_buffer_alignment;
    uint32_t max_stage_uniform_buffers, max_stage_storage_buffers, max_stage_samplers, max_stage_images;
    uint32_t max_varying_components, max_clip_distances, max_cull_distances, max_combined_clip_cull;
    uint32_t max_geometry_vertices, max_geometry_components, max_geometry_invocations, max_dual_source_attachments;
    uint32_t max_xfb_buffers, max_xfb_stride, max_xfb_streams, max_tess_level, max_patch_vertices, max_viewports;
    uint32_t max_compute_shared, max_compute_invocations, max_compute_count[3], max_compute_size[3];
    uint32_t timestamp_bits, subpixel_bits, max_divisor, reserved0;
    float timestamp_period /* ns */, max_anisotropy, max_lod_bias, point_size[2], point_granularity, line_width[2], line_granularity;
    int32_t min_texel_offset, max_texel_offset;
    uint32_t reserved1;
    uint16_t format_features[160]; /* by mgl_format; MGL_FEATURE_* */
    uint16_t format_samples[160];  /* sample counts as a bit mask (1, 2, 4 ..) */
} mgl_caps;
_Static_assert(MGL_FORMAT_COUNT <= 160, "format tables");

#endif
