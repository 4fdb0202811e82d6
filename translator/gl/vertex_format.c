/* From GL's vertex formats to what devices fetch, and the conversion of the rest. */
#include "translator/gl/vertex.h"

/* Formats by component count; UNDEFINED where Vulkan has none. */
#define FORMATS(bits, kind)                                                                                            \
    {                                                                                                                  \
        MGL_FORMAT_R##bits##_##kind, MGL_FORMAT_R##bits##G##bits##_##kind,                                             \
            MGL_FORMAT_R##bits##G##bits##B##bits##_##kind, MGL_FORMAT_R##bits##G##bits##B##bits##A##bits##_##kind      \
    }

enum { ROW_INTEGER, ROW_NORMALIZED, ROW_SCALED, ROWS };
static const uint8_t formats_8[ROWS][2][4] = {{FORMATS(8, SINT), FORMATS(8, UINT)},
                                              {FORMATS(8, SNORM), FORMATS(8, UNORM)},
                                              {FORMATS(8, SSCALED), FORMATS(8, USCALED)}};
static const uint8_t formats_16[ROWS][2][4] = {{FORMATS(16, SINT), FORMATS(16, UINT)},
                                               {FORMATS(16, SNORM), FORMATS(16, UNORM)},
                                               {FORMATS(16, SSCALED), FORMATS(16, USCALED)}};
static const uint8_t formats_int[2][4] = {FORMATS(32, SINT), FORMATS(32, UINT)};
static const uint8_t formats_half[4] = FORMATS(16, SFLOAT);
static const uint8_t formats_float[4] = FORMATS(32, SFLOAT);

uint32_t mgl_vertex_type_bytes(GLenum type, GLint size)
{
    switch (type) {
    case GL_BYTE:
    case GL_UNSIGNED_BYTE:
        return (uint32_t)size;
    case GL_SHORT:
    case GL_UNSIGNED_SHORT:
    case GL_HALF_FLOAT:
        return (uint32_t)size * 2;
    case GL_DOUBLE:
        return (uint32_t)size * 8;
    case GL_INT_2_10_10_10_REV:
    case GL_UNSIGNED_INT_2_10_10_10_REV:
    case GL_UNSIGNED_INT_10F_11F_11F_REV:
        return 4;
    default:
        return (uint32_t)size * 4;
    }
}

static uint8_t component_bytes(GLenum type)
{
    switch (type) {
    case GL_BYTE:
    case GL_UNSIGNED_BYTE:
        return 1;
    case GL_SHORT:
    case GL_UNSIGNED_SHORT:
    case GL_HALF_FLOAT:
        return 2;
    default:
        return 4; /* packed formats and doubles too */
    }
}

static bool is_unsigned(GLenum type)
{
    return type == GL_UNSIGNED_BYTE || type == GL_UNSIGNED_SHORT || type == GL_UNSIGNED_INT ||
           type == GL_UNSIGNED_INT_2_10_10_10_REV;
}

static mgl_format packed_format(const mgl_vertex_attrib *a)
{
    bool is_signed = a->type == GL_INT_2_10_10_10_REV;
    if (a->format == GL_BGRA)
        return is_signed ? MGL_FORMAT_A2R10G10B10_SNORM_PACK32 : MGL_FORMAT_A2R10G10B10_UNORM_PACK32;
    if (a->normalized) return is_signed ? MGL_FORMAT_A2B10G10R10_SNORM_PACK32 : MGL_FORMAT_A2B10G10R10_UNORM_PACK32;
    return is_signed ? MGL_FORMAT_A2B10G10R10_SSCALED_PACK32 : MGL_FORMAT_A2B10G10R10_USCALED_PACK32;
}

static mgl_format native_format(const mgl_vertex_attrib *a)
{
    int row = a->integer ? ROW_INTEGER : a->normalized ? ROW_NORMALIZED : ROW_SCALED;
    int column = is_unsigned(a->type), component = a->size - 1;
    switch (a->type) {
    case GL_BYTE:
    case GL_UNSIGNED_BYTE:
        return a->format == GL_BGRA ? MGL_FORMAT_B8G8R8A8_UNORM : (mgl_format)formats_8[row][column][component];
    case GL_SHORT:
    case GL_UNSIGNED_SHORT:
        return formats_16[row][column][component];
    case GL_INT:
    case GL_UNSIGNED_INT:
        return a->integer ? (mgl_format)formats_int[column][component] : MGL_FORMAT_UNDEFINED;
    case GL_HALF_FLOAT:
        return formats_half[component];
    case GL_FLOAT:
        return formats_float[component];
    case GL_INT_2_10_10_10_REV:
    case GL_UNSIGNED_INT_2_10_10_10_REV:
        return packed_format(a);
    case GL_UNSIGNED_INT_10F_11F_11F_REV:
        return MGL_FORMAT_B10G11R11_UFLOAT_PACK32;
    default:
        return MGL_FORMAT_UNDEFINED; /* double, fixed */
    }
}

mgl_format mgl_vertex_format_wide(const mgl_vertex_attrib *a)
{
    if (a->integer) return formats_int[is_unsigned(a->type)][a->size - 1];
    return formats_float[a->size - 1];
}

mgl_vertex_format mgl_vertex_format_of(const mgl_caps *caps, const mgl_vertex_attrib *a)
{
    mgl_vertex_format result = {.format = native_format(a), .alignment = component_bytes(a->type)};
    result.bytes = (uint8_t)mgl_vertex_type_bytes(a->type, a->size);
    result.convert =
        result.format == MGL_FORMAT_UNDEFINED || !(caps->format_features[result.format] & MGL_FEATURE_VERTEX);
    if (result.convert) result.format = mgl_vertex_format_wide(a);
    return result;
}

/* ---- conversion ---- */

static float half_to_float(uint16_t half)
{
    uint32_t sign = (uint32_t)(half & 0x8000) << 16, exponent = half >> 10 & 31, mantissa = half & 0x3ff, bits;
    if (exponent == 31) {
        bits = sign | 0x7f800000u | mantissa << 13;
    } else if (exponent) {
        bits = sign | (exponent + 112) << 23 | mantissa << 13;
    } else {
        float value = (float)mantissa * 0x1p-24f;
        return sign ? -value : value;
    }
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* Unsigned floats of 11 and 10 bits: five bits of exponent, the rest mantissa. */
static float small_float(uint32_t bits, int mantissa_bits)
{
    return half_to_float((uint16_t)(bits << (10 - mantissa_bits)));
}

static float normalize(double value, double limit, bool is_signed)
{
    double result = value / limit;
    return (float)(is_signed && result < -1.0 ? -1.0 : result);
}

static void convert_packed(const mgl_vertex_attrib *a, const uint8_t *source, float out[4])
{
    uint32_t bits;
    memcpy(&bits, source, sizeof bits);
    if (a->type == GL_UNSIGNED_INT_10F_11F_11F_REV) {
        out[0] = small_float(bits & 0x7ff, 6);
        out[1] = small_float(bits >> 11 & 0x7ff, 6);
        out[2] = small_float(bits >> 22, 5);
        return;
    }
    bool is_signed = a->type == GL_INT_2_10_10_10_REV;
    for (int c = 0; c < 4; c++) {
        int width = c == 3 ? 2 : 10, shift = c * 10;
        int32_t value = is_signed ? (int32_t)(bits << (32 - width - shift)) >> (32 - width)
                                  : (int32_t)(bits >> shift & ((1u << width) - 1));
        double limit = is_signed ? (1 << (width - 1)) - 1 : (1 << width) - 1;
        out[c] = a->normalized ? normalize(value, limit, is_signed) : (float)value;
    }
    if (a->format == GL_BGRA) {
        float red = out[2];
        out[2] = out[0];
        out[0] = red;
    }
}

/* Component `c` as an exact number, and the value that stands for one when it is normalized. */
static double read_component(GLenum type, const uint8_t *source, int c, double *limit)
{
    *limit = 1.0;
#define READ(gl, ctype, one)                                                                                           \
    case gl: {                                                                                                         \
        ctype value;                                                                                                   \
        memcpy(&value, source + (size_t)c * sizeof value, sizeof value);                                               \
        *limit = (one);                                                                                                \
        return (double)value;                                                                                          \
    }
    switch (type) {
        READ(GL_BYTE, int8_t, 127.0)
        READ(GL_UNSIGNED_BYTE, uint8_t, 255.0)
        READ(GL_SHORT, int16_t, 32767.0)
        READ(GL_UNSIGNED_SHORT, uint16_t, 65535.0)
        READ(GL_INT, int32_t, 2147483647.0)
        READ(GL_UNSIGNED_INT, uint32_t, 4294967295.0)
        READ(GL_FLOAT, float, 1.0)
        READ(GL_DOUBLE, double, 1.0)
    case GL_FIXED: {
        int32_t value;
        memcpy(&value, source + c * 4, sizeof value);
        return value / 65536.0;
    }
    case GL_HALF_FLOAT: {
        uint16_t value;
        memcpy(&value, source + c * 2, sizeof value);
        return half_to_float(value);
    }
    default:
        return 0.0;
    }
#undef READ
}

static void convert_plain(const mgl_vertex_attrib *a, const uint8_t *source, uint32_t out[4])
{
    bool is_signed = !is_unsigned(a->type);
    for (int c = 0; c < a->size; c++) {
        double limit, value = read_component(a->type, source, c, &limit);
        if (a->integer) {
            out[c] = is_signed ? (uint32_t)(int32_t)value : (uint32_t)value;
            continue;
        }
        float number = a->normalized ? normalize(value, limit, is_signed) : (float)value;
        int to = a->format == GL_BGRA && c != 1 && c != 3 ? 2 - c : c;
        memcpy(&out[to], &number, sizeof number);
    }
}

void mgl_vertex_convert(const mgl_vertex_attrib *a, const uint8_t *source, uint32_t stride, uint32_t count, void *out)
{
    uint8_t *to = out;
    size_t bytes = (size_t)a->size * 4;
    bool packed = a->type == GL_INT_2_10_10_10_REV || a->type == GL_UNSIGNED_INT_2_10_10_10_REV ||
                  a->type == GL_UNSIGNED_INT_10F_11F_11F_REV;
    for (uint32_t i = 0; i < count; i++, source += stride, to += bytes) {
        uint32_t element[4];
        if (packed)
            convert_packed(a, source, (float *)element);
        else
            convert_plain(a, source, element);
        memcpy(to, element, bytes);
    }
}
