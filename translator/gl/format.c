/* The table of internal formats (GL 3.3 core table 3.12 and 3.13, compatibility tables 3.15 to 3.17): each row names
 * the storages to try in order. Which one a device gets is decided once, from what its formats can do. */
#include "translator/gl/format.h"

enum {
    F_COLOR = 1,      /* colour-renderable when the storage is */
    F_LEGACY = 2,     /* not in core profiles */
    F_COMPRESSED = 4, /* a specific compressed format */
    F_TEXEL = 8,      /* glTexBuffer takes it */
    F_GENERIC = 16,   /* a generic compressed format; stored uncompressed */
    F_ETC2 = 32,
};

typedef struct format_row {
    GLenum internal_format, base_format;
    uint8_t flags, depth_bits;
    uint8_t storages[3]; /* mgl_format in order of preference; 0 ends */
} format_row;

#define ROW(name, base, flags, ...)                                                                                    \
    {                                                                                                                  \
        GL_##name, GL_##base, flags, 0,                                                                                \
        {                                                                                                              \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }
#define DEPTH(name, base, bits, ...)                                                                                   \
    {                                                                                                                  \
        GL_##name, GL_##base, 0, bits,                                                                                 \
        {                                                                                                              \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }
#define S(name) MGL_FORMAT_##name
#define INTEGER_ROWS(prefix, base, bits, flags, storage)                                                               \
    ROW(prefix##bits##I, base, flags, storage##_SINT), ROW(prefix##bits##UI, base, flags, storage##_UINT)

/* clang-format off */
static const format_row rows[] = {
    ROW(R8, RED, F_COLOR | F_TEXEL, S(R8_UNORM)),
    ROW(R8_SNORM, RED, F_COLOR, S(R8_SNORM)),
    ROW(R16, RED, F_COLOR | F_TEXEL, S(R16_UNORM), S(R32_SFLOAT)),
    ROW(R16_SNORM, RED, F_COLOR, S(R16_SNORM), S(R32_SFLOAT)),
    ROW(RG8, RG, F_COLOR | F_TEXEL, S(R8G8_UNORM)),
    ROW(RG8_SNORM, RG, F_COLOR, S(R8G8_SNORM)),
    ROW(RG16, RG, F_COLOR | F_TEXEL, S(R16G16_UNORM), S(R32G32_SFLOAT)),
    ROW(RG16_SNORM, RG, F_COLOR, S(R16G16_SNORM), S(R32G32_SFLOAT)),
    ROW(R3_G3_B2, RGB, F_COLOR, S(R5G6B5_UNORM_PACK16), S(R8G8B8A8_UNORM)),
    ROW(RGB4, RGB, F_COLOR, S(R5G6B5_UNORM_PACK16), S(R8G8B8A8_UNORM)),
    ROW(RGB5, RGB, F_COLOR, S(R5G6B5_UNORM_PACK16), S(R8G8B8A8_UNORM)),
    ROW(RGB565, RGB, F_COLOR, S(R5G6B5_UNORM_PACK16), S(R8G8B8A8_UNORM)),
    ROW(RGB8, RGB, F_COLOR, S(R8G8B8A8_UNORM)),
    ROW(RGB8_SNORM, RGB, F_COLOR, S(R8G8B8A8_SNORM)),
    ROW(RGB10, RGB, F_COLOR, S(A2B10G10R10_UNORM_PACK32), S(R16G16B16A16_UNORM), S(R16G16B16A16_SFLOAT)),
    ROW(RGB12, RGB, F_COLOR, S(R16G16B16A16_UNORM), S(R32G32B32A32_SFLOAT)),
    ROW(RGB16, RGB, F_COLOR, S(R16G16B16A16_UNORM), S(R32G32B32A32_SFLOAT)),
    ROW(RGB16_SNORM, RGB, F_COLOR, S(R16G16B16A16_SNORM), S(R32G32B32A32_SFLOAT)),
    ROW(RGBA2, RGBA, F_COLOR, S(R4G4B4A4_UNORM_PACK16), S(R8G8B8A8_UNORM)),
    ROW(RGBA4, RGBA, F_COLOR, S(R4G4B4A4_UNORM_PACK16), S(R8G8B8A8_UNORM)),
    ROW(RGB5_A1, RGBA, F_COLOR, S(R5G5B5A1_UNORM_PACK16), S(A1R5G5B5_UNORM_PACK16), S(R8G8B8A8_UNORM)),
    ROW(RGBA8, RGBA, F_COLOR | F_TEXEL, S(R8G8B8A8_UNORM)),
    ROW(RGBA8_SNORM, RGBA, F_COLOR, S(R8G8B8A8_SNORM)),
    ROW(RGB10_A2, RGBA, F_COLOR, S(A2B10G10R10_UNORM_PACK32), S(R16G16B16A16_UNORM)),
    ROW(RGB10_A2UI, RGBA, F_COLOR, S(A2B10G10R10_UINT_PACK32), S(R16G16B16A16_UINT)),
    ROW(RGBA12, RGBA, F_COLOR, S(R16G16B16A16_UNORM), S(R32G32B32A32_SFLOAT)),
    ROW(RGBA16, RGBA, F_COLOR | F_TEXEL, S(R16G16B16A16_UNORM), S(R32G32B32A32_SFLOAT)),
    ROW(RGBA16_SNORM, RGBA, F_COLOR, S(R16G16B16A16_SNORM), S(R32G32B32A32_SFLOAT)),
    ROW(SRGB8, RGB, F_COLOR, S(R8G8B8A8_SRGB)),
    ROW(SRGB8_ALPHA8, RGBA, F_COLOR, S(R8G8B8A8_SRGB)),
    ROW(R16F, RED, F_COLOR | F_TEXEL, S(R16_SFLOAT)),
    ROW(RG16F, RG, F_COLOR | F_TEXEL, S(R16G16_SFLOAT)),
    ROW(RGB16F, RGB, F_COLOR, S(R16G16B16A16_SFLOAT)),
    ROW(RGBA16F, RGBA, F_COLOR | F_TEXEL, S(R16G16B16A16_SFLOAT)),
    ROW(R32F, RED, F_COLOR | F_TEXEL, S(R32_SFLOAT)),
    ROW(RG32F, RG, F_COLOR | F_TEXEL, S(R32G32_SFLOAT)),
    ROW(RGB32F, RGB, F_COLOR | F_TEXEL, S(R32G32B32A32_SFLOAT)),
    ROW(RGBA32F, RGBA, F_COLOR | F_TEXEL, S(R32G32B32A32_SFLOAT)),
    ROW(R11F_G11F_B10F, RGB, F_COLOR, S(B10G11R11_UFLOAT_PACK32), S(R16G16B16A16_SFLOAT)),
    ROW(RGB9_E5, RGB, 0, S(E5B9G9R9_UFLOAT_PACK32), S(R16G16B16A16_SFLOAT)),
    INTEGER_ROWS(R, RED, 8, F_COLOR | F_TEXEL, MGL_FORMAT_R8),
    INTEGER_ROWS(R, RED, 16, F_COLOR | F_TEXEL, MGL_FORMAT_R16),
    INTEGER_ROWS(R, RED, 32, F_COLOR | F_TEXEL, MGL_FORMAT_R32),
    INTEGER_ROWS(RG, RG, 8, F_COLOR | F_TEXEL, MGL_FORMAT_R8G8),
    INTEGER_ROWS(RG, RG, 16, F_COLOR | F_TEXEL, MGL_FORMAT_R16G16),
    INTEGER_ROWS(RG, RG, 32, F_COLOR | F_TEXEL, MGL_FORMAT_R32G32),
    INTEGER_ROWS(RGB, RGB, 8, F_COLOR, MGL_FORMAT_R8G8B8A8),
    INTEGER_ROWS(RGB, RGB, 16, F_COLOR, MGL_FORMAT_R16G16B16A16),
    INTEGER_ROWS(RGB, RGB, 32, F_COLOR | F_TEXEL, MGL_FORMAT_R32G32B32A32),
    INTEGER_ROWS(RGBA, RGBA, 8, F_COLOR | F_TEXEL, MGL_FORMAT_R8G8B8A8),
    INTEGER_ROWS(RGBA, RGBA, 16, F_COLOR | F_TEXEL, MGL_FORMAT_R16G16B16A16),
    INTEGER_ROWS(RGBA, RGBA, 32, F_COLOR | F_TEXEL, MGL_FORMAT_R32G32B32A32),
    /* depth and stencil */
    DEPTH(DEPTH_COMPONENT16, DEPTH_COMPONENT, 16, S(D16_UNORM), S(D32_SFLOAT)),
    DEPTH(DEPTH_COMPONENT24, DEPTH_COMPONENT, 24, S(X8_D24_UNORM_PACK32), S(D32_SFLOAT), S(D24_UNORM_S8_UINT)),
    DEPTH(DEPTH_COMPONENT32, DEPTH_COMPONENT, 32, S(D32_SFLOAT), S(X8_D24_UNORM_PACK32)),
    DEPTH(DEPTH_COMPONENT32F, DEPTH_COMPONENT, 32, S(D32_SFLOAT)),
    DEPTH(DEPTH24_STENCIL8, DEPTH_STENCIL, 24, S(D24_UNORM_S8_UINT), S(D32_SFLOAT_S8_UINT)),
    DEPTH(DEPTH32F_STENCIL8, DEPTH_STENCIL, 32, S(D32_SFLOAT_S8_UINT), S(D24_UNORM_S8_UINT)),
    DEPTH(STENCIL_INDEX1, STENCIL_INDEX, 0, S(S8_UINT), S(D24_UNORM_S8_UINT), S(D32_SFLOAT_S8_UINT)),
    DEPTH(STENCIL_INDEX4, STENCIL_INDEX, 0, S(S8_UINT), S(D24_UNORM_S8_UINT), S(D32_SFLOAT_S8_UINT)),
    DEPTH(STENCIL_INDEX8, STENCIL_INDEX, 0, S(S8_UINT), S(D24_UNORM_S8_UINT), S(D32_SFLOAT_S8_UINT)),
    DEPTH(STENCIL_INDEX16, STENCIL_INDEX, 0, S(S8_UINT), S(D24_UNORM_S8_UINT), S(D32_SFLOAT_S8_UINT)),
    /* alpha, luminance, intensity */
    ROW(ALPHA4, ALPHA, F_LEGACY, S(R8_UNORM)),
    ROW(ALPHA8, ALPHA, F_LEGACY | F_TEXEL, S(R8_UNORM)),
    ROW(ALPHA12, ALPHA, F_LEGACY, S(R16_UNORM), S(R32_SFLOAT)),
    ROW(ALPHA16, ALPHA, F_LEGACY | F_TEXEL, S(R16_UNORM), S(R32_SFLOAT)),
    ROW(LUMINANCE4, LUMINANCE, F_LEGACY, S(R8_UNORM)),
    ROW(LUMINANCE8, LUMINANCE, F_LEGACY | F_TEXEL, S(R8_UNORM)),
    ROW(LUMINANCE12, LUMINANCE, F_LEGACY, S(R16_UNORM), S(R32_SFLOAT)),
    ROW(LUMINANCE16, LUMINANCE, F_LEGACY | F_TEXEL, S(R16_UNORM), S(R32_SFLOAT)),
    ROW(INTENSITY4, INTENSITY, F_LEGACY, S(R8_UNORM)),
    ROW(INTENSITY8, INTENSITY, F_LEGACY | F_TEXEL, S(R8_UNORM)),
    ROW(INTENSITY12, INTENSITY, F_LEGACY, S(R16_UNORM), S(R32_SFLOAT)),
    ROW(INTENSITY16, INTENSITY, F_LEGACY | F_TEXEL, S(R16_UNORM), S(R32_SFLOAT)),
    ROW(LUMINANCE4_ALPHA4, LUMINANCE_ALPHA, F_LEGACY, S(R8G8_UNORM)),
    ROW(LUMINANCE6_ALPHA2, LUMINANCE_ALPHA, F_LEGACY, S(R8G8_UNORM)),
    ROW(LUMINANCE8_ALPHA8, LUMINANCE_ALPHA, F_LEGACY | F_TEXEL, S(R8G8_UNORM)),
    ROW(LUMINANCE12_ALPHA4, LUMINANCE_ALPHA, F_LEGACY, S(R16G16_UNORM), S(R32G32_SFLOAT)),
    ROW(LUMINANCE12_ALPHA12, LUMINANCE_ALPHA, F_LEGACY, S(R16G16_UNORM), S(R32G32_SFLOAT)),
    ROW(LUMINANCE16_ALPHA16, LUMINANCE_ALPHA, F_LEGACY | F_TEXEL, S(R16G16_UNORM), S(R32G32_SFLOAT)),
    ROW(SLUMINANCE8, LUMINANCE, F_LEGACY, S(R8_SRGB), S(R8G8B8A8_SRGB)),
    ROW(SLUMINANCE8_ALPHA8, LUMINANCE_ALPHA, F_LEGACY, S(R8G8B8A8_SRGB)), /* R8G8_SRGB would decode the alpha */
    ROW(ALPHA8_SNORM, ALPHA, F_LEGACY, S(R8_SNORM)),
    ROW(LUMINANCE8_SNORM, LUMINANCE, F_LEGACY, S(R8_SNORM)),
    ROW(LUMINANCE8_ALPHA8_SNORM, LUMINANCE_ALPHA, F_LEGACY, S(R8G8_SNORM)),
    ROW(INTENSITY8_SNORM, INTENSITY, F_LEGACY, S(R8_SNORM)),
    ROW(ALPHA16_SNORM, ALPHA, F_LEGACY, S(R16_SNORM), S(R32_SFLOAT)),
    ROW(LUMINANCE16_SNORM, LUMINANCE, F_LEGACY, S(R16_SNORM), S(R32_SFLOAT)),
    ROW(LUMINANCE16_ALPHA16_SNORM, LUMINANCE_ALPHA, F_LEGACY, S(R16G16_SNORM), S(R32G32_SFLOAT)),
    ROW(INTENSITY16_SNORM, INTENSITY, F_LEGACY, S(R16_SNORM), S(R32_SFLOAT)),
    ROW(ALPHA16F_ARB, ALPHA, F_LEGACY | F_TEXEL, S(R16_SFLOAT)),
    ROW(LUMINANCE16F_ARB, LUMINANCE, F_LEGACY | F_TEXEL, S(R16_SFLOAT)),
    ROW(LUMINANCE_ALPHA16F_ARB, LUMINANCE_ALPHA, F_LEGACY | F_TEXEL, S(R16G16_SFLOAT)),
    ROW(INTENSITY16F_ARB, INTENSITY, F_LEGACY | F_TEXEL, S(R16_SFLOAT)),
    ROW(ALPHA32F_ARB, ALPHA, F_LEGACY | F_TEXEL, S(R32_SFLOAT)),
    ROW(LUMINANCE32F_ARB, LUMINANCE, F_LEGACY | F_TEXEL, S(R32_SFLOAT)),
    ROW(LUMINANCE_ALPHA32F_ARB, LUMINANCE_ALPHA, F_LEGACY | F_TEXEL, S(R32G32_SFLOAT)),
    ROW(INTENSITY32F_ARB, INTENSITY, F_LEGACY | F_TEXEL, S(R32_SFLOAT)),
#define LEGACY_INTEGER(bits, r, rg) \
    ROW(ALPHA##bits##I_EXT, ALPHA, F_LEGACY | F_TEXEL, r##_SINT), ROW(ALPHA##bits##UI_EXT, ALPHA, F_LEGACY | F_TEXEL, r##_UINT), \
    ROW(LUMINANCE##bits##I_EXT, LUMINANCE, F_LEGACY | F_TEXEL, r##_SINT), ROW(LUMINANCE##bits##UI_EXT, LUMINANCE, F_LEGACY | F_TEXEL, r##_UINT), \
    ROW(INTENSITY##bits##I_EXT, INTENSITY, F_LEGACY | F_TEXEL, r##_SINT), ROW(INTENSITY##bits##UI_EXT, INTENSITY, F_LEGACY | F_TEXEL, r##_UINT), \
    ROW(LUMINANCE_ALPHA##bits##I_EXT, LUMINANCE_ALPHA, F_LEGACY | F_TEXEL, rg##_SINT), \
    ROW(LUMINANCE_ALPHA##bits##UI_EXT, LUMINANCE_ALPHA, F_LEGACY | F_TEXEL, rg##_UINT)
    LEGACY_INTEGER(8, MGL_FORMAT_R8, MGL_FORMAT_R8G8),
    LEGACY_INTEGER(16, MGL_FORMAT_R16, MGL_FORMAT_R16G16),
    LEGACY_INTEGER(32, MGL_FORMAT_R32, MGL_FORMAT_R32G32),
    /* generic compressed: the driver chooses, and chooses not to compress */
    ROW(COMPRESSED_RED, RED, F_GENERIC, S(R8_UNORM)),
    ROW(COMPRESSED_RG, RG, F_GENERIC, S(R8G8_UNORM)),
    ROW(COMPRESSED_RGB, RGB, F_GENERIC, S(R8G8B8A8_UNORM)),
    ROW(COMPRESSED_RGBA, RGBA, F_GENERIC, S(R8G8B8A8_UNORM)),
    ROW(COMPRESSED_SRGB, RGB, F_GENERIC, S(R8G8B8A8_SRGB)),
    ROW(COMPRESSED_SRGB_ALPHA, RGBA, F_GENERIC, S(R8G8B8A8_SRGB)),
    ROW(COMPRESSED_ALPHA, ALPHA, F_GENERIC | F_LEGACY, S(R8_UNORM)),
    ROW(COMPRESSED_LUMINANCE, LUMINANCE, F_GENERIC | F_LEGACY, S(R8_UNORM)),
    ROW(COMPRESSED_LUMINANCE_ALPHA, LUMINANCE_ALPHA, F_GENERIC | F_LEGACY, S(R8G8_UNORM)),
    ROW(COMPRESSED_INTENSITY, INTENSITY, F_GENERIC | F_LEGACY, S(R8_UNORM)),
    ROW(COMPRESSED_SLUMINANCE, LUMINANCE, F_GENERIC | F_LEGACY, S(R8_SRGB), S(R8G8B8A8_SRGB)),
    ROW(COMPRESSED_SLUMINANCE_ALPHA, LUMINANCE_ALPHA, F_GENERIC | F_LEGACY, S(R8G8B8A8_SRGB)),
    /* specific compressed; the last storage holds uncompressed texels given to glTexImage and, for RGTC, devices without BCn */
    ROW(COMPRESSED_RGB_S3TC_DXT1_EXT, RGB, F_COMPRESSED, S(BC1_RGB_UNORM_BLOCK), S(R8G8B8A8_UNORM)),
    ROW(COMPRESSED_RGBA_S3TC_DXT1_EXT, RGBA, F_COMPRESSED, S(BC1_RGBA_UNORM_BLOCK), S(R8G8B8A8_UNORM)),
    ROW(COMPRESSED_RGBA_S3TC_DXT3_EXT, RGBA, F_COMPRESSED, S(BC2_UNORM_BLOCK), S(R8G8B8A8_UNORM)),
    ROW(COMPRESSED_RGBA_S3TC_DXT5_EXT, RGBA, F_COMPRESSED, S(BC3_UNORM_BLOCK), S(R8G8B8A8_UNORM)),
    ROW(COMPRESSED_SRGB_S3TC_DXT1_EXT, RGB, F_COMPRESSED, S(BC1_RGB_SRGB_BLOCK), S(R8G8B8A8_SRGB)),
    ROW(COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT, RGBA, F_COMPRESSED, S(BC1_RGBA_SRGB_BLOCK), S(R8G8B8A8_SRGB)),
    ROW(COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT, RGBA, F_COMPRESSED, S(BC2_SRGB_BLOCK), S(R8G8B8A8_SRGB)),
    ROW(COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT, RGBA, F_COMPRESSED, S(BC3_SRGB_BLOCK), S(R8G8B8A8_SRGB)),
    ROW(COMPRESSED_RED_RGTC1, RED, F_COMPRESSED, S(BC4_UNORM_BLOCK), S(R8_UNORM)),
    ROW(COMPRESSED_SIGNED_RED_RGTC1, RED, F_COMPRESSED, S(BC4_SNORM_BLOCK), S(R8_SNORM)),
    ROW(COMPRESSED_RG_RGTC2, RG, F_COMPRESSED, S(BC5_UNORM_BLOCK), S(R8G8_UNORM)),
    ROW(COMPRESSED_SIGNED_RG_RGTC2, RG, F_COMPRESSED, S(BC5_SNORM_BLOCK), S(R8G8_SNORM)),
    ROW(COMPRESSED_RGBA_BPTC_UNORM, RGBA, F_COMPRESSED, S(BC7_UNORM_BLOCK), S(R8G8B8A8_UNORM)),
    ROW(COMPRESSED_SRGB_ALPHA_BPTC_UNORM, RGBA, F_COMPRESSED, S(BC7_SRGB_BLOCK), S(R8G8B8A8_SRGB)),
    ROW(COMPRESSED_RGB_BPTC_SIGNED_FLOAT, RGB, F_COMPRESSED, S(BC6H_SFLOAT_BLOCK), S(R16G16B16A16_SFLOAT)),
    ROW(COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT, RGB, F_COMPRESSED, S(BC6H_UFLOAT_BLOCK), S(R16G16B16A16_SFLOAT)),
    ROW(COMPRESSED_RGB8_ETC2, RGB, F_COMPRESSED | F_ETC2, S(ETC2_R8G8B8_UNORM_BLOCK), S(R8G8B8A8_UNORM)),
    ROW(COMPRESSED_RGBA8_ETC2_EAC, RGBA, F_COMPRESSED | F_ETC2, S(ETC2_R8G8B8A8_UNORM_BLOCK), S(R8G8B8A8_UNORM)),
};
/* Images of default framebuffers: found by storage, not by name. */
static const format_row window_rows[] = {
    ROW(RGBA8, RGBA, F_COLOR, S(R8G8B8A8_UNORM)),      ROW(RGB8, RGB, F_COLOR, S(R8G8B8A8_UNORM)),
    ROW(SRGB8_ALPHA8, RGBA, F_COLOR, S(R8G8B8A8_SRGB)), ROW(SRGB8, RGB, F_COLOR, S(R8G8B8A8_SRGB)),
    ROW(RGBA8, RGBA, F_COLOR, S(B8G8R8A8_UNORM)),      ROW(RGB8, RGB, F_COLOR, S(B8G8R8A8_UNORM)),
    ROW(SRGB8_ALPHA8, RGBA, F_COLOR, S(B8G8R8A8_SRGB)), ROW(SRGB8, RGB, F_COLOR, S(B8G8R8A8_SRGB)),
    ROW(RGB10_A2, RGBA, F_COLOR, S(A2B10G10R10_UNORM_PACK32)), ROW(RGB565, RGB, F_COLOR, S(R5G6B5_UNORM_PACK16)),
    DEPTH(DEPTH_COMPONENT16, DEPTH_COMPONENT, 16, S(D16_UNORM)),
    DEPTH(DEPTH_COMPONENT24, DEPTH_COMPONENT, 24, S(X8_D24_UNORM_PACK32)),
    DEPTH(DEPTH_COMPONENT32F, DEPTH_COMPONENT, 32, S(D32_SFLOAT)),
    DEPTH(DEPTH24_STENCIL8, DEPTH_STENCIL, 24, S(D24_UNORM_S8_UINT)),
    DEPTH(DEPTH24_STENCIL8, DEPTH_STENCIL, 24, S(D32_SFLOAT_S8_UINT)),
    DEPTH(STENCIL_INDEX8, STENCIL_INDEX, 0, S(S8_UINT)),
    /* texels of buffers are what the program wrote: three channels stay three */
    ROW(RGB32F, RGB, F_TEXEL, S(R32G32B32_SFLOAT)), ROW(RGB32I, RGB, F_TEXEL, S(R32G32B32_SINT)), ROW(RGB32UI, RGB, F_TEXEL, S(R32G32B32_UINT)),
};
/* clang-format on */

#define ROW_COUNT    MGL_COUNT(rows)
#define WINDOW_COUNT MGL_COUNT(window_rows)
#define BUCKETS      1024u

struct mgl_format_table {
    mgl_format_desc descs[ROW_COUNT], plain[ROW_COUNT] /* uncompressed forms of compressed rows */,
        window[WINDOW_COUNT];
    uint8_t buckets[BUCKETS]; /* row + 1 by internal format */
};
_Static_assert(ROW_COUNT < 255, "row numbers in a byte");

/* Bits of the storage's channels, for the formats that textures use. */
static void storage_bits(mgl_format format, uint8_t bits[4])
{
    const mgl_format_info *info = &mgl_format_infos[format];
    memset(bits, 0, 4);
    switch (format) {
    case MGL_FORMAT_A2B10G10R10_UNORM_PACK32:
    case MGL_FORMAT_A2B10G10R10_UINT_PACK32:
    case MGL_FORMAT_A2R10G10B10_UNORM_PACK32:
        memcpy(bits, (uint8_t[4]){10, 10, 10, 2}, 4);
        return;
    case MGL_FORMAT_R5G6B5_UNORM_PACK16:
    case MGL_FORMAT_B5G6R5_UNORM_PACK16:
        memcpy(bits, (uint8_t[4]){5, 6, 5, 0}, 4);
        return;
    case MGL_FORMAT_R5G5B5A1_UNORM_PACK16:
    case MGL_FORMAT_A1R5G5B5_UNORM_PACK16:
        memcpy(bits, (uint8_t[4]){5, 5, 5, 1}, 4);
        return;
    case MGL_FORMAT_R4G4B4A4_UNORM_PACK16:
        memcpy(bits, (uint8_t[4]){4, 4, 4, 4}, 4);
        return;
    case MGL_FORMAT_B10G11R11_UFLOAT_PACK32:
        memcpy(bits, (uint8_t[4]){11, 11, 10, 0}, 4);
        return;
    case MGL_FORMAT_E5B9G9R9_UFLOAT_PACK32:
        memcpy(bits, (uint8_t[4]){9, 9, 9, 0}, 4);
        return;
    default:
        break;
    }
    if (info->kind == MGL_CLASS_COMPRESSED) { /* the nearest uncompressed resolution (GL 4.6 core §8.11) */
        bool half = format == MGL_FORMAT_BC6H_SFLOAT_BLOCK || format == MGL_FORMAT_BC6H_UFLOAT_BLOCK;
        for (uint32_t i = 0; i < info->components; i++)
            bits[i] = half ? 16 : 8;
        return;
    }
    for (uint32_t i = 0; i < info->components && i < 4; i++)
        bits[i] = (uint8_t)(info->bytes * 8 / info->components);
}

static GLenum component_type(mgl_format format)
{
    switch (mgl_format_infos[format].kind) {
    case MGL_CLASS_SNORM:
        return GL_SIGNED_NORMALIZED;
    case MGL_CLASS_FLOAT:
    case MGL_CLASS_UFLOAT:
        return GL_FLOAT;
    case MGL_CLASS_UINT:
        return GL_UNSIGNED_INT;
    case MGL_CLASS_SINT:
        return GL_INT;
    case MGL_CLASS_COMPRESSED:
        if (format == MGL_FORMAT_BC4_SNORM_BLOCK || format == MGL_FORMAT_BC5_SNORM_BLOCK) return GL_SIGNED_NORMALIZED;
        if (format == MGL_FORMAT_BC6H_SFLOAT_BLOCK || format == MGL_FORMAT_BC6H_UFLOAT_BLOCK) return GL_FLOAT;
        return GL_UNSIGNED_NORMALIZED;
    default:
        return GL_UNSIGNED_NORMALIZED;
    }
}

static bool storage_is_srgb(mgl_format format)
{
    switch (format) {
    case MGL_FORMAT_BC1_RGB_SRGB_BLOCK:
    case MGL_FORMAT_BC1_RGBA_SRGB_BLOCK:
    case MGL_FORMAT_BC2_SRGB_BLOCK:
    case MGL_FORMAT_BC3_SRGB_BLOCK:
    case MGL_FORMAT_BC7_SRGB_BLOCK:
        return true;
    default:
        return mgl_format_infos[format].kind == MGL_CLASS_SRGB;
    }
}

static void base_swizzle(GLenum base, uint32_t components, uint8_t swizzle[4])
{
    static const uint8_t rgba[4] = {0, 1, 2, 3}, rgb[4] = {0, 1, 2, 5}, rg[4] = {0, 1, 4, 5}, red[4] = {0, 4, 4, 5};
    static const uint8_t luminance[4] = {0, 0, 0, 5}, luminance_alpha[4] = {0, 0, 0, 1}, alpha[4] = {4, 4, 4, 0};
    static const uint8_t wide_alpha[4] = {4, 4, 4, 3}, intensity[4] = {0, 0, 0, 0};
    const uint8_t *from = red;
    switch (base) {
    case GL_RGBA:
        from = rgba;
        break;
    case GL_RGB:
        from = rgb;
        break;
    case GL_RG:
        from = rg;
        break;
    case GL_LUMINANCE:
        from = luminance;
        break;
    case GL_LUMINANCE_ALPHA:
        from = components == 4 ? rgba : luminance_alpha;
        break;
    case GL_ALPHA:
        from = components == 4 ? wide_alpha : alpha;
        break;
    case GL_INTENSITY:
        from = intensity;
        break;
    default:
        break;
    }
    memcpy(swizzle, from, 4);
}

static void report_bits(mgl_format_desc *desc, uint8_t depth_bits)
{
    uint8_t bits[4];
    storage_bits(desc->format, bits);
    switch (desc->base_format) {
    case GL_RGBA:
        memcpy(desc->bits, bits, 4);
        break;
    case GL_RGB:
        memcpy(desc->bits, bits, 3);
        break;
    case GL_RG:
        memcpy(desc->bits, bits, 2);
        break;
    case GL_RED:
        desc->bits[0] = bits[0];
        break;
    case GL_ALPHA:
        desc->bits[3] = bits[0];
        break;
    case GL_LUMINANCE:
        desc->luminance_bits = bits[0];
        break;
    case GL_INTENSITY:
        desc->intensity_bits = bits[0];
        break;
    case GL_LUMINANCE_ALPHA:
        desc->luminance_bits = bits[0];
        desc->bits[3] = bits[0];
        break;
    case GL_DEPTH_COMPONENT:
        desc->bits[4] = depth_bits;
        break;
    case GL_DEPTH_STENCIL:
        desc->bits[4] = depth_bits;
        desc->bits[5] = 8;
        break;
    case GL_STENCIL_INDEX:
        desc->bits[5] = 8;
        break;
    default:
        break;
    }
    if (desc->format == MGL_FORMAT_E5B9G9R9_UFLOAT_PACK32) desc->shared_bits = 5;
}

static void describe(mgl_format_desc *desc, const format_row *row, mgl_format storage, const mgl_caps *caps)
{
    const mgl_format_info *info = &mgl_format_infos[storage];
    uint16_t features = caps->format_features[storage];
    *desc =
        (mgl_format_desc){.internal_format = row->internal_format, .base_format = row->base_format, .format = storage};
    base_swizzle(row->base_format, info->components, desc->swizzle);
    desc->compressed = info->kind == MGL_CLASS_COMPRESSED;
    desc->srgb = storage_is_srgb(storage);
    desc->integer = mgl_format_is_integer(storage);
    desc->color_renderable = (row->flags & F_COLOR) && (features & MGL_FEATURE_RENDER);
    desc->depth_renderable = row->base_format == GL_DEPTH_COMPONENT || row->base_format == GL_DEPTH_STENCIL;
    desc->stencil_renderable = row->base_format == GL_STENCIL_INDEX || row->base_format == GL_DEPTH_STENCIL;
    desc->component_type = component_type(storage);
    if (row->internal_format == GL_DEPTH_COMPONENT32F || row->internal_format == GL_DEPTH32F_STENCIL8)
        desc->component_type = GL_FLOAT;
    if (row->base_format == GL_STENCIL_INDEX) desc->component_type = GL_UNSIGNED_INT;
    report_bits(desc, row->depth_bits);
}

/* The first storage that can do all the row promises, else the first that can be sampled, else the first. */
static mgl_format choose_storage(const format_row *row, const mgl_caps *caps, bool uncompressed)
{
    uint32_t first = 0;
    bool depth = row->depth_bits || row->base_format == GL_STENCIL_INDEX;
    if (uncompressed)
        while (first < 2 && mgl_format_infos[row->storages[first]].kind == MGL_CLASS_COMPRESSED)
            first++;
    uint16_t all = MGL_FEATURE_SAMPLED;
    if ((row->flags & F_COLOR) || depth) all |= MGL_FEATURE_RENDER;
    /* Mipmaps are made by blits; halves hold every shared-exponent value. */
    if (row->internal_format == GL_RGB9_E5) all |= MGL_FEATURE_BLIT_DST;
    for (uint32_t pass = 0; pass < 2; pass++)
        for (uint32_t i = first; i < 3 && row->storages[i]; i++) {
            uint16_t wanted = pass ? (depth ? MGL_FEATURE_RENDER : MGL_FEATURE_SAMPLED) : all;
            if ((caps->format_features[row->storages[i]] & wanted) == wanted) return (mgl_format)row->storages[i];
        }
    return (mgl_format)row->storages[first];
}

static uint32_t bucket_of(GLenum internal_format)
{
    return (internal_format * 2654435761u) >> 22;
}

bool mgl_format_table_init(mgl_context *ctx)
{
    if (ctx->group->formats) return true;
    struct mgl_format_table *table = mgl_new(struct mgl_format_table);
    if (!table) return false;
    for (uint32_t i = 0; i < ROW_COUNT; i++) {
        describe(&table->descs[i], &rows[i], choose_storage(&rows[i], ctx->caps, false), ctx->caps);
        describe(&table->plain[i], &rows[i], choose_storage(&rows[i], ctx->caps, true), ctx->caps);
        uint32_t bucket = bucket_of(rows[i].internal_format);
        while (table->buckets[bucket])
            bucket = (bucket + 1) & (BUCKETS - 1);
        table->buckets[bucket] = (uint8_t)(i + 1);
    }
    for (uint32_t i = 0; i < WINDOW_COUNT; i++)
        describe(&table->window[i], &window_rows[i], (mgl_format)window_rows[i].storages[0], ctx->caps);
    ctx->group->formats = table;
    return true;
}

void mgl_format_table_finish(mgl_share_group *group)
{
    mgl_free(group->formats);
    group->formats = NULL;
}

static int32_t find_row(const struct mgl_format_table *table, GLenum internal_format)
{
    for (uint32_t bucket = bucket_of(internal_format); table->buckets[bucket]; bucket = (bucket + 1) & (BUCKETS - 1))
        if (rows[table->buckets[bucket] - 1].internal_format == internal_format) return table->buckets[bucket] - 1;
    return -1;
}

static GLenum size_float_es(GLenum base, GLenum type)
{
    bool half = type != GL_FLOAT;
    switch (base) {
    case GL_RGBA:
        return half ? GL_RGBA16F : GL_RGBA32F;
    case GL_RGB:
        return half ? GL_RGB16F : GL_RGB32F;
    case GL_RG:
        return half ? GL_RG16F : GL_RG32F;
    case GL_RED:
        return half ? GL_R16F : GL_R32F;
    case GL_ALPHA:
        return half ? GL_ALPHA16F_ARB : GL_ALPHA32F_ARB;
    case GL_LUMINANCE:
        return half ? GL_LUMINANCE16F_ARB : GL_LUMINANCE32F_ARB;
    case GL_LUMINANCE_ALPHA:
        return half ? GL_LUMINANCE_ALPHA16F_ARB : GL_LUMINANCE_ALPHA32F_ARB;
    default:
        return 0;
    }
}

/* The sized format of an unsized one (GL 3.3 core §3.8.3: the GL chooses; `type` helps). */
static GLenum size_format(mgl_context *ctx, GLenum internal_format, GLenum type)
{
    if (ctx->es && (type == GL_FLOAT || type == GL_HALF_FLOAT || type == 0x8D61 /* GL_HALF_FLOAT_OES */)) {
        GLenum sized = size_float_es(internal_format, type);
        if (sized) return sized;
    }
    switch (internal_format) {
    case 1:
        return ctx->core ? 1 : GL_LUMINANCE8;
    case 2:
        return ctx->core ? 2 : GL_LUMINANCE8_ALPHA8;
    case 3:
        return ctx->core ? 3 : GL_RGB8;
    case 4:
        return ctx->core ? 4 : GL_RGBA8;
    case GL_RED:
        return GL_R8;
    case GL_RG:
        return GL_RG8;
    case GL_RGB:
        return type == GL_UNSIGNED_SHORT_5_6_5 && ctx->es ? GL_RGB565 : GL_RGB8;
    case GL_RGBA:
    case GL_BGRA:
    case 0x93A1 /* GL_BGRA8_EXT */:
        return type == GL_UNSIGNED_INT_2_10_10_10_REV ? GL_RGB10_A2 : GL_RGBA8;
    case GL_SRGB:
        return GL_SRGB8;
    case GL_SRGB_ALPHA:
        return GL_SRGB8_ALPHA8;
    case GL_ALPHA:
        return GL_ALPHA8;
    case GL_LUMINANCE:
        return GL_LUMINANCE8;
    case GL_LUMINANCE_ALPHA:
        return GL_LUMINANCE8_ALPHA8;
    case GL_INTENSITY:
        return GL_INTENSITY8;
    case GL_SLUMINANCE:
        return GL_SLUMINANCE8;
    case GL_RED_SNORM:
        return GL_R8_SNORM;
    case GL_RG_SNORM:
        return GL_RG8_SNORM;
    case GL_RGB_SNORM:
        return GL_RGB8_SNORM;
    case GL_RGBA_SNORM:
        return GL_RGBA8_SNORM;
    case GL_ALPHA_SNORM:
        return GL_ALPHA8_SNORM;
    case GL_LUMINANCE_SNORM:
        return GL_LUMINANCE8_SNORM;
    case GL_LUMINANCE_ALPHA_SNORM:
        return GL_LUMINANCE8_ALPHA8_SNORM;
    case GL_INTENSITY_SNORM:
        return GL_INTENSITY8_SNORM;
    case GL_SLUMINANCE_ALPHA:
        return GL_SLUMINANCE8_ALPHA8;
    case GL_DEPTH_COMPONENT:
        return type == GL_UNSIGNED_SHORT ? GL_DEPTH_COMPONENT16
               : type == GL_FLOAT        ? GL_DEPTH_COMPONENT32F
                                         : GL_DEPTH_COMPONENT24;
    case GL_DEPTH_STENCIL:
        return type == GL_FLOAT_32_UNSIGNED_INT_24_8_REV ? GL_DEPTH32F_STENCIL8 : GL_DEPTH24_STENCIL8;
    case GL_STENCIL_INDEX:
        return GL_STENCIL_INDEX8;
    default:
        return internal_format;
    }
}

const mgl_format_desc *mgl_format_choose(mgl_context *ctx, GLenum internal_format, GLenum format, GLenum type)
{
    const struct mgl_format_table *table = ctx->group->formats;
    if ((internal_format == GL_BGRA || internal_format == 0x93A1) && !ctx->es) return NULL;
    int32_t i = find_row(table, size_format(ctx, internal_format, type));
    if (i < 0) return NULL;
    const format_row *row = &rows[i];
    if ((row->flags & F_LEGACY) && ctx->core) return NULL;
    if (!(row->flags & F_COMPRESSED)) return &table->descs[i];
    bool rgtc = row->storages[0] >= MGL_FORMAT_BC4_UNORM_BLOCK && row->storages[0] <= MGL_FORMAT_BC5_SNORM_BLOCK;
    uint64_t feature = row->flags & F_ETC2 ? MGL_CAP_ETC2 : MGL_CAP_BC;
    bool given = (ctx->caps->features & feature) != 0;
    if (!given && !rgtc) return NULL;
    return format || !given ? &table->plain[i] : &table->descs[i];
}

GLenum mgl_format_generic_base(GLenum internal_format)
{
    for (uint32_t i = 0; i < ROW_COUNT; i++)
        if (rows[i].flags & F_GENERIC && rows[i].internal_format == internal_format) return rows[i].base_format;
    return GL_NONE;
}

bool mgl_format_is_specific_compressed(GLenum internal_format)
{
    for (uint32_t i = ROW_COUNT; i-- > 0 && (rows[i].flags & F_COMPRESSED);)
        if (rows[i].internal_format == internal_format) return true;
    return false;
}

const mgl_format_desc *mgl_format_of_window(mgl_context *ctx, mgl_format storage, bool has_alpha)
{
    const struct mgl_format_table *table = ctx->group->formats;
    const mgl_format_desc *found = NULL;
    for (uint32_t i = 0; i < WINDOW_COUNT; i++)
        if (table->window[i].format == storage && (!found || (table->window[i].base_format == GL_RGBA) == has_alpha))
            found = &table->window[i];
    return found;
}

const mgl_format_desc *mgl_format_of_texel_buffer(mgl_context *ctx, GLenum internal_format)
{
    for (uint32_t w = 0; w < WINDOW_COUNT; w++)
        if ((window_rows[w].flags & F_TEXEL) && window_rows[w].internal_format == internal_format)
            return &ctx->group->formats->window[w];
    int32_t i = find_row(ctx->group->formats, internal_format);
    if (i < 0 || !(rows[i].flags & F_TEXEL) || ((rows[i].flags & F_LEGACY) && ctx->core)) return NULL;
    return &ctx->group->formats->descs[i];
}

const mgl_format_desc *mgl_format_uncompressed(mgl_context *ctx, const mgl_format_desc *desc)
{
    int32_t i = desc->compressed ? find_row(ctx->group->formats, desc->internal_format) : -1;
    return i < 0 ? desc : &ctx->group->formats->plain[i];
}

bool mgl_format_is_renderable(const mgl_format_desc *desc)
{
    return desc->color_renderable || desc->depth_renderable || desc->stencil_renderable;
}

uint32_t mgl_format_max_samples(mgl_context *ctx, const mgl_format_desc *desc)
{
    uint32_t mask = ctx->caps->format_samples[desc->format], samples = 1;
    while (mask >> 1 >= samples)
        samples <<= 1;
    return samples;
}

void mgl_format_channels(const mgl_format_desc *desc, uint8_t channels[4])
{
    uint32_t components = mgl_format_infos[desc->format].components;
    static const uint8_t rgba[4] = {0, 1, 2, 3}, rgb[4] = {0, 1, 2, MGL_COMPONENT_ONE};
    const uint8_t grey[4] = {0, 0, 0, desc->base_format == GL_LUMINANCE_ALPHA ? 3 : MGL_COMPONENT_ONE};
    memcpy(channels, desc->base_format == GL_RGB ? rgb : rgba, 4);
    switch (desc->base_format) {
    case GL_LUMINANCE:
    case GL_INTENSITY:
        if (components == 4) memcpy(channels, grey, 4);
        break;
    case GL_LUMINANCE_ALPHA:
        if (components == 4)
            memcpy(channels, grey, 4);
        else
            channels[1] = 3;
        break;
    case GL_ALPHA:
        channels[0] = 3;
        break;
    default:
        break;
    }
}

bool mgl_format_lacks_alpha(const mgl_format_desc *desc)
{
    return desc->base_format == GL_RGB && mgl_format_infos[desc->format].components == 4;
}

mgl_format_class mgl_format_value_class(const mgl_format_desc *desc)
{
    uint8_t kind = mgl_format_infos[desc->format].kind;
    return kind == MGL_CLASS_SINT || kind == MGL_CLASS_UINT ? (mgl_format_class)kind : MGL_CLASS_FLOAT;
}
