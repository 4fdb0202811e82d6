#include "wire/server/picture.h"

#include "translator/base/memory.h"
#include "wire/server/png.h"

#include <errno.h>
#include <math.h>
#include <string.h>

static uint8_t to_byte(double value)
{
    return value <= 0 ? 0 : value >= 1 ? 255 : (uint8_t)lround(value * 255);
}

static double half(uint16_t bits)
{
    int exponent = bits >> 10 & 31, mantissa = bits & 1023;
    double value = exponent == 0 ? ldexp(mantissa, -24) : ldexp(mantissa + 1024, exponent - 25);
    return bits & 0x8000 ? -value : value;
}

/* One texel of a colour format as 8-bit RGB; false for a format that has no picture. */
static bool texel(mgl_format format, const uint8_t *t, uint8_t rgb[3])
{
    uint32_t word = 0;
    uint16_t halves[4];
    float floats[4];
    memcpy(&word, t, MGL_MIN(mgl_format_infos[format].bytes, 4u));
    switch (format) {
    case MGL_FORMAT_R8_UNORM:
        rgb[0] = rgb[1] = rgb[2] = t[0];
        return true;
    case MGL_FORMAT_R8G8_UNORM:
        rgb[0] = t[0], rgb[1] = t[1], rgb[2] = 0;
        return true;
    case MGL_FORMAT_R8G8B8A8_UNORM:
    case MGL_FORMAT_R8G8B8A8_SRGB:
        memcpy(rgb, t, 3);
        return true;
    case MGL_FORMAT_B8G8R8A8_UNORM:
    case MGL_FORMAT_B8G8R8A8_SRGB:
        rgb[0] = t[2], rgb[1] = t[1], rgb[2] = t[0];
        return true;
    case MGL_FORMAT_A2B10G10R10_UNORM_PACK32:
        for (int i = 0; i < 3; i++)
            rgb[i] = to_byte((word >> (10 * i) & 1023) / 1023.0);
        return true;
    case MGL_FORMAT_R5G6B5_UNORM_PACK16:
        rgb[0] = to_byte((word >> 11) / 31.0), rgb[1] = to_byte((word >> 5 & 63) / 63.0),
        rgb[2] = to_byte((word & 31) / 31.0);
        return true;
    case MGL_FORMAT_R5G5B5A1_UNORM_PACK16:
        rgb[0] = to_byte((word >> 11) / 31.0), rgb[1] = to_byte((word >> 6 & 31) / 31.0),
        rgb[2] = to_byte((word >> 1 & 31) / 31.0);
        return true;
    case MGL_FORMAT_R4G4B4A4_UNORM_PACK16:
        for (int i = 0; i < 3; i++)
            rgb[i] = (uint8_t)((word >> (12 - 4 * i) & 15) * 17);
        return true;
    case MGL_FORMAT_R16G16B16A16_UNORM:
        for (int i = 0; i < 3; i++)
            rgb[i] = t[2 * i + 1];
        return true;
    case MGL_FORMAT_R16G16B16A16_SFLOAT:
        memcpy(halves, t, sizeof halves);
        for (int i = 0; i < 3; i++)
            rgb[i] = to_byte(half(halves[i]));
        return true;
    case MGL_FORMAT_R32G32B32A32_SFLOAT:
        memcpy(floats, t, sizeof floats);
        for (int i = 0; i < 3; i++)
            rgb[i] = to_byte((double)floats[i]);
        return true;
    default:
        return false;
    }
}

bool mgl_picture_write(const char *path, mgl_format format, uint32_t width, uint32_t height, bool top_first,
                       const uint8_t *texels, const char **why)
{
    size_t bytes = mgl_format_infos[format].bytes, row = (size_t)width * 3;
    uint8_t *rgb = mgl_malloc(row * height);
    bool shown = rgb != NULL;
    *why = "out of memory";
    for (size_t i = 0; shown && i < (size_t)width * height; i++) {
        shown = texel(format, texels + i * bytes, rgb + i * 3);
        if (!shown) *why = "a format that cannot be shown";
    }
    const uint8_t *top = top_first ? rgb : rgb + row * (height - 1);
    if (shown && !(shown = mgl_png_write(path, width, height, top, top_first ? (int64_t)row : -(int64_t)row)))
        *why = strerror(errno);
    mgl_free(rgb);
    return shown;
}
