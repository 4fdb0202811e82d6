/* Texel formats on the wire and their layout. Constant data: any thread. */
#ifndef MGL_WIRE_FORMAT_H
#define MGL_WIRE_FORMAT_H

#include <stdbool.h>
#include <stdint.h>

typedef enum mgl_format {
#define F(name, bytes, width, height, components, class) MGL_FORMAT_##name,
#include "wire/catalogue/format.def"
#undef F
    MGL_FORMAT_COUNT
} mgl_format;

typedef enum mgl_format_class {
    MGL_CLASS_NONE, MGL_CLASS_UNORM, MGL_CLASS_SNORM, MGL_CLASS_FLOAT, MGL_CLASS_UFLOAT, MGL_CLASS_UINT, MGL_CLASS_SINT,
    MGL_CLASS_SRGB, MGL_CLASS_DEPTH, MGL_CLASS_STENCIL, MGL_CLASS_DEPTH_STENCIL, MGL_CLASS_COMPRESSED
} mgl_format_class;

typedef struct mgl_format_info {
    uint8_t bytes; /* of one block; staging layout of depth-stencil formats: see mgl_wire_texture_upload */
    uint8_t block_width, block_height, components, kind /* mgl_format_class */;
} mgl_format_info;

static const mgl_format_info mgl_format_infos[MGL_FORMAT_COUNT] = {
#define F(name, bytes, width, height, components, class) {bytes, width, height, components, MGL_CLASS_##class},
#include "wire/catalogue/format.def"
#undef F
};

static inline bool mgl_format_is_depth(mgl_format f)
{
    return mgl_format_infos[f].kind == MGL_CLASS_DEPTH || mgl_format_infos[f].kind == MGL_CLASS_DEPTH_STENCIL;
}
static inline bool mgl_format_is_stencil(mgl_format f)
{
    return mgl_format_infos[f].kind == MGL_CLASS_STENCIL || mgl_format_infos[f].kind == MGL_CLASS_DEPTH_STENCIL;
}
static inline bool mgl_format_is_integer(mgl_format f)
{
    return mgl_format_infos[f].kind == MGL_CLASS_UINT || mgl_format_infos[f].kind == MGL_CLASS_SINT;
}

/* What a device can do with a format (optimal tiling), bits of mgl_caps.format_features. */
enum {
    MGL_FEATURE_SAMPLED = 1, MGL_FEATURE_FILTER = 2, MGL_FEATURE_RENDER = 4, MGL_FEATURE_BLEND = 8,
    MGL_FEATURE_BLIT_SRC = 16, MGL_FEATURE_BLIT_DST = 32, MGL_FEATURE_VERTEX = 64, MGL_FEATURE_TEXEL_BUFFER = 128,
    MGL_FEATURE_STORAGE = 256, MGL_FEATURE_MSAA = 512,
};

#endif
