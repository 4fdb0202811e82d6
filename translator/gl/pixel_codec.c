/* One texel at a time, every encoding: the general road behind the fast ones in pixel.c. */
#include "translator/gl/pixel_codec.h"

#include <math.h>

static float bits_to_float(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, 4);
    return value;
}
static uint32_t float_to_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
}

/* A float of `mantissa` bits and 5 exponent bits without sign (half without its sign, 11- and 10-bit floats) to single.
 */
static float small_to_float(uint32_t value, uint32_t mantissa)
{
    uint32_t exponent = value >> mantissa, fraction = value & ((1u << mantissa) - 1);
    if (exponent == 31) return bits_to_float(0x7f800000u | fraction << (23 - mantissa));
    if (exponent) return bits_to_float((exponent + 112) << 23 | fraction << (23 - mantissa));
    return ldexpf((float)fraction, -14 - (int)mantissa);
}

/* The reverse for a non-negative single given by its bits: round to nearest even; too large is infinity. */
static uint32_t float_to_small(uint32_t bits, uint32_t mantissa)
{
    uint32_t infinity = 31u << mantissa, drop = 23 - mantissa;
    if (bits > 0x7f800000u) return infinity | 1u << (mantissa - 1);
    if (bits >= 0x47800000u) return infinity; /* 2^16 and more */
    if (bits < 0x38800000u) {                 /* below 2^-14: subnormal */
        uint32_t exponent = bits >> 23, shift = 113 - exponent + drop;
        if (shift > 24 + mantissa || exponent == 0) return 0;
        uint32_t fraction = (bits & 0x7fffffu) | 0x800000u;
        if (shift > 31) return 0;
        uint32_t half = 1u << (shift - 1), rest = fraction & ((1u << shift) - 1), value = fraction >> shift;
        return value + (rest > half || (rest == half && (value & 1)));
    }
    uint32_t value = (bits - (112u << 23)) >> drop, half = 1u << (drop - 1), rest = bits & ((1u << drop) - 1);
    return value + (rest > half || (rest == half && (value & 1)));
}

float mgl_half_to_float(uint16_t half)
{
    float value = small_to_float(half & 0x7fffu, 10);
    return half & 0x8000u ? -value : value;
}

uint16_t mgl_float_to_half(float value)
{
    uint32_t bits = float_to_bits(value);
    return (uint16_t)((bits >> 16 & 0x8000u) | float_to_small(bits & 0x7fffffffu, 10));
}

/* Unsigned small floats (GL 3.3 §2.1.3, §2.1.4): negative is 0, too large is the largest finite, infinity and NaN stay.
 */
static uint32_t float_to_ufloat(float value, uint32_t mantissa)
{
    uint32_t bits = float_to_bits(value), infinity = 31u << mantissa;
    if (value != value) return infinity | 1;
    if (bits >> 31) return 0;
    uint32_t result = float_to_small(bits, mantissa);
    return result >= infinity && bits != 0x7f800000u ? infinity - 1 : result;
}

/* GL 3.3 §3.8.1, shared exponent: 9 mantissa bits, bias 15. */
static uint32_t encode_shared(const float rgb[3])
{
    const float largest = 65408.0f; /* (2^9 - 1) / 2^9 * 2^(31 - 15) */
    float c[3], top = 0;
    for (int i = 0; i < 3; i++) {
        c[i] = rgb[i] > 0 ? (rgb[i] < largest ? rgb[i] : largest) : 0; /* NaN is 0 */
        if (c[i] > top) top = c[i];
    }
    int exponent = -16;
    if (top > 0) {
        int e;
        frexpf(top, &e);
        if (e - 1 > exponent) exponent = e - 1;
    }
    exponent += 16;
    if (lrintf(floorf(ldexpf(top, 24 - exponent) + 0.5f)) == 512) exponent++;
    uint32_t word = (uint32_t)exponent << 27;
    for (int i = 0; i < 3; i++)
        word |= (uint32_t)floorf(ldexpf(c[i], 24 - exponent) + 0.5f) << (9 * i);
    return word;
}

static void decode_shared(uint32_t word, float rgb[3])
{
    for (int i = 0; i < 3; i++)
        rgb[i] = ldexpf((float)(word >> (9 * i) & 511), (int)(word >> 27) - 24);
}

static uint32_t load_word(const uint8_t *source, uint32_t bytes)
{
    uint32_t word = 0;
    memcpy(&word, source, bytes);
    return word;
}

static double unorm_to_double(uint32_t value, uint32_t width)
{
    return value / (double)(width == 32 ? UINT32_MAX : (1u << width) - 1);
}
static uint32_t double_to_unorm(double value, uint32_t width)
{
    double largest = width == 32 ? UINT32_MAX : (1u << width) - 1;
    if (!(value > 0)) return 0;
    return value >= 1 ? (uint32_t)largest : (uint32_t)(value * largest + 0.5);
}
static double snorm_to_double(int32_t value, uint32_t width)
{
    double v = value / (double)((1u << (width - 1)) - 1);
    return v < -1 ? -1 : v;
}
static int32_t double_to_snorm(double value, uint32_t width)
{
    double largest = (1u << (width - 1)) - 1;
    if (value != value) return 0;
    value = value < -1 ? -1 : value > 1 ? 1 : value;
    return (int32_t)floor(value * largest + 0.5);
}

static int32_t sign_extend(uint32_t value, uint32_t width)
{
    return (int32_t)(value << (32 - width)) >> (32 - width);
}

static double element_to_double(uint32_t raw, uint32_t encoding, uint32_t width)
{
    switch (encoding) {
    case MGL_CLASS_UNORM:
        return unorm_to_double(raw, width);
    case MGL_CLASS_SNORM:
        return snorm_to_double(sign_extend(raw, width), width);
    case MGL_CLASS_FLOAT:
        return width == 16 ? mgl_half_to_float((uint16_t)raw) : bits_to_float(raw);
    case MGL_CLASS_SINT:
        return sign_extend(raw, width);
    default:
        return raw;
    }
}

static uint32_t double_to_element(double value, uint32_t encoding, uint32_t width)
{
    switch (encoding) {
    case MGL_CLASS_UNORM:
        return double_to_unorm(value, width);
    case MGL_CLASS_SNORM:
        return (uint32_t)double_to_snorm(value, width);
    case MGL_CLASS_FLOAT:
        return width == 16 ? mgl_float_to_half((float)value) : float_to_bits((float)value);
    default:
        return (uint32_t)(int64_t)value;
    }
}

static uint32_t integer_to_element(int64_t value, uint32_t encoding, uint32_t width)
{
    int64_t low = encoding == MGL_CLASS_SINT ? -((int64_t)1 << (width - 1)) : 0;
    int64_t high = encoding == MGL_CLASS_SINT ? ((int64_t)1 << (width - 1)) - 1 : ((int64_t)1 << width) - 1;
    return (uint32_t)(value < low ? low : value > high ? high : value);
}

/* The raw bits of component i of the texel at `source`, and its width. */
static uint32_t load_component(const mgl_texel_codec *codec, const uint8_t *source, uint32_t i, uint32_t *width)
{
    if (codec->layout == MGL_TEXEL_PACKED) {
        *width = codec->width[i];
        return load_word(source, codec->bytes) >> codec->shift[i] & (uint32_t)(((uint64_t)1 << *width) - 1);
    }
    *width = codec->bytes * 8u;
    return load_word(source + i * codec->bytes, codec->bytes);
}

static uint32_t bitmap_bit(const mgl_texel_codec *codec, const uint8_t *source, uint32_t bit)
{
    return source[bit >> 3] >> (codec->lsb_first ? bit & 7 : 7 - (bit & 7)) & 1;
}

/* One component of `count` texels, `stride` bytes apart, into every fourth float: a loop of its own for each frequent
 * encoding, because a switch a texel costs ten times the conversion. */
#define DECODE_LOOP(type, expression)                                                                                  \
    for (uint32_t n = 0; n < count; n++, at += stride) {                                                               \
        type v;                                                                                                        \
        memcpy(&v, at, sizeof v);                                                                                      \
        out[4 * n] = expression;                                                                                       \
    }                                                                                                                  \
    return

static void decode_elements(uint32_t encoding, uint32_t bytes, const uint8_t *at, uint32_t stride, uint32_t count,
                            float *out)
{
    switch (encoding << 4 | bytes) {
    case MGL_CLASS_UNORM << 4 | 1:
        DECODE_LOOP(uint8_t, v / 255.0f);
    case MGL_CLASS_UNORM << 4 | 2:
        DECODE_LOOP(uint16_t, v / 65535.0f);
    case MGL_CLASS_SNORM << 4 | 1:
        DECODE_LOOP(int8_t, v < -127 ? -1.0f : v / 127.0f);
    case MGL_CLASS_SNORM << 4 | 2:
        DECODE_LOOP(int16_t, v < -32767 ? -1.0f : v / 32767.0f);
    case MGL_CLASS_FLOAT << 4 | 2:
        DECODE_LOOP(uint16_t, mgl_half_to_float(v));
    case MGL_CLASS_FLOAT << 4 | 4:
        DECODE_LOOP(float, v);
    default:
        DECODE_LOOP(uint32_t, (float)element_to_double(v, encoding, bytes * 8));
    }
}

/* Packed words, whatever their size; the size is a constant in each loop. */
static void load_words(const uint8_t *at, uint32_t bytes, uint32_t count, uint32_t *words)
{
    if (bytes == 4) memcpy(words, at, (size_t)count * 4);
    for (uint32_t n = 0; n < count && bytes == 2; n++)
        words[n] = at[2 * n] | (uint32_t)at[2 * n + 1] << 8;
    for (uint32_t n = 0; n < count && bytes == 1; n++)
        words[n] = at[n];
}

static void decode_words(const mgl_texel_codec *codec, const uint8_t *at, uint32_t count, float (*out)[4])
{
    uint32_t words[MGL_PIXEL_CHUNK];
    load_words(at, codec->bytes, count, words);
    for (uint32_t i = 0; i < codec->components; i++) { /* all packed colours are unsigned and normalized */
        const uint32_t shift = codec->shift[i], mask = (1u << codec->width[i]) - 1;
        const float largest = (float)mask;
        float *to = &out[0][codec->order[i] & 3];
        for (uint32_t n = 0; n < count && codec->order[i] < 4; n++)
            to[4 * n] = (float)(words[n] >> shift & mask) / largest;
    }
}

static void decode_special(const mgl_texel_codec *codec, const uint8_t *at, uint32_t count, float (*out)[4])
{
    for (uint32_t n = 0; n < count; n++, at += 4) {
        uint32_t word = load_word(at, 4);
        if (codec->layout == MGL_TEXEL_SHARED) {
            decode_shared(word, out[n]);
        } else {
            out[n][0] = small_to_float(word & 0x7ff, 6);
            out[n][1] = small_to_float(word >> 11 & 0x7ff, 6);
            out[n][2] = small_to_float(word >> 22, 5);
        }
    }
}

void mgl_texel_decode_float(const mgl_texel_codec *codec, const void *source, uint32_t count, uint32_t first_bit,
                            float (*out)[4])
{
    const float alpha = codec->index ? 0 : 1;
    for (uint32_t n = 0; n < count; n++) {
        out[n][0] = out[n][1] = out[n][2] = 0;
        out[n][3] = alpha;
    }
    if (codec->index) return;
    if (codec->layout == MGL_TEXEL_UFLOAT || codec->layout == MGL_TEXEL_SHARED) {
        decode_special(codec, source, count, out);
        return;
    }
    if (codec->layout == MGL_TEXEL_PACKED) decode_words(codec, source, count, out);
    for (uint32_t i = 0; i < codec->components && codec->layout == MGL_TEXEL_ARRAY; i++)
        if (codec->order[i] < 4)
            decode_elements(codec->encoding, codec->bytes, (const uint8_t *)source + i * codec->bytes,
                            codec->texel_bytes, count, &out[0][codec->order[i]]);
    for (uint32_t n = 0; n < count && codec->luminance; n++)
        out[n][1] = out[n][2] = out[n][0];
}

void mgl_texel_decode_integer(const mgl_texel_codec *codec, const void *source, uint32_t count, uint32_t first_bit,
                              int64_t (*out)[4])
{
    const uint8_t *at = source;
    for (uint32_t n = 0; n < count; n++, at += codec->texel_bytes) {
        int64_t *c = out[n];
        c[0] = c[1] = c[2] = 0;
        c[3] = 1;
        for (uint32_t i = 0; i < codec->components; i++) {
            uint32_t width, raw = load_component(codec, at, i, &width);
            if (codec->order[i] < 4)
                c[codec->order[i]] = codec->encoding == MGL_CLASS_SINT ? sign_extend(raw, width) : (int64_t)raw;
        }
        if (codec->luminance) c[1] = c[2] = c[0];
    }
}

void mgl_texel_decode_depth(const mgl_texel_codec *codec, const void *source, uint32_t count, double *out)
{
    const uint8_t *at = source;
    for (uint32_t n = 0; n < count; n++, at += codec->texel_bytes) {
        if (codec->layout == MGL_TEXEL_D24S8)
            out[n] = unorm_to_double(load_word(at, 4) >> 8, 24);
        else if (codec->layout == MGL_TEXEL_D32FS8)
            out[n] = bits_to_float(load_word(at, 4));
        else {
            uint32_t width, raw = load_component(codec, at, 0, &width);
            out[n] = element_to_double(raw, codec->encoding, width);
        }
    }
}

void mgl_texel_decode_stencil(const mgl_texel_codec *codec, const void *source, uint32_t count, uint32_t first_bit,
                              uint32_t *out)
{
    const uint8_t *at = source;
    for (uint32_t n = 0; n < count; n++, at += codec->texel_bytes) {
        switch (codec->layout) {
        case MGL_TEXEL_D24S8:
            out[n] = load_word(at, 4) & 255;
            break;
        case MGL_TEXEL_D32FS8:
            out[n] = at[4];
            break;
        case MGL_TEXEL_BITMAP:
            out[n] = bitmap_bit(codec, source, first_bit + n);
            break;
        default: {
            uint32_t width, raw = load_component(codec, at, 0, &width);
            out[n] = codec->encoding == MGL_CLASS_FLOAT
                         ? (uint32_t)(int64_t)element_to_double(raw, MGL_CLASS_FLOAT, width)
                         : raw;
        }
        }
    }
}

/* The values of destination component i among the canonical ones; `scratch` (MGL_PIXEL_CHUNK floats) for those that are
 * not there. *stride: floats from one to the next. */
static const float *pick_floats(const mgl_texel_codec *codec, const float (*in)[4], uint32_t count, uint32_t i,
                                float *scratch, uint32_t *stride)
{
    uint8_t order = codec->order[i];
    *stride = 4;
    if (order < 4 && !(order == MGL_COMPONENT_R && codec->luminance)) return &in[0][order];
    *stride = 1;
    for (uint32_t n = 0; n < count; n++) {
        if (order < 4)
            scratch[n] = in[n][0] + in[n][1] + in[n][2];
        else
            scratch[n] = order == MGL_COMPONENT_ONE ? 1.0f : 0.0f;
    }
    return scratch;
}

#define ENCODE_LOOP(type, expression)                                                                                  \
    for (uint32_t n = 0; n < count; n++, at += stride) {                                                               \
        float v = in[n * step];                                                                                        \
        type result = (type)(expression);                                                                              \
        memcpy(at, &result, sizeof result);                                                                            \
    }                                                                                                                  \
    return

static void encode_elements(uint32_t encoding, uint32_t bytes, const float *in, uint32_t step, uint32_t count,
                            uint8_t *at, uint32_t stride)
{
    switch (encoding << 4 | bytes) {
    case MGL_CLASS_UNORM << 4 | 1:
        ENCODE_LOOP(uint8_t, v > 0 ? (v < 1 ? v * 255.0f + 0.5f : 255.0f) : 0.0f);
    case MGL_CLASS_UNORM << 4 | 2:
        ENCODE_LOOP(uint16_t, v > 0 ? (v < 1 ? v * 65535.0 + 0.5 : 65535.0) : 0.0);
    case MGL_CLASS_FLOAT << 4 | 2:
        ENCODE_LOOP(uint16_t, mgl_float_to_half(v));
    case MGL_CLASS_FLOAT << 4 | 4:
        ENCODE_LOOP(float, v);
    case MGL_CLASS_SNORM << 4 | 1:
        ENCODE_LOOP(int8_t, double_to_snorm(v, 8));
    case MGL_CLASS_SNORM << 4 | 2:
        ENCODE_LOOP(int16_t, double_to_snorm(v, 16));
    default:
        ENCODE_LOOP(uint32_t, double_to_element(v, encoding, bytes * 8));
    }
}

static void encode_fields(const mgl_texel_codec *codec, uint32_t i, const float *in, uint32_t step, uint32_t count,
                          uint32_t *words)
{
    uint32_t mask = (uint32_t)(((uint64_t)1 << codec->width[i]) - 1);
    for (uint32_t n = 0; n < count; n++)
        words[n] |= (double_to_element(in[n * step], codec->encoding, codec->width[i]) & mask) << codec->shift[i];
}

static void encode_words(const mgl_texel_codec *codec, const float (*in)[4], uint32_t count, uint8_t *at)
{
    uint32_t words[MGL_PIXEL_CHUNK] = {0}, step;
    float scratch[MGL_PIXEL_CHUNK];
    for (uint32_t i = 0; i < codec->components && codec->layout == MGL_TEXEL_PACKED; i++) {
        const float *values = pick_floats(codec, in, count, i, scratch, &step);
        encode_fields(codec, i, values, step, count, words);
    }
    for (uint32_t n = 0; n < count; n++, at += codec->bytes) {
        if (codec->layout == MGL_TEXEL_SHARED) words[n] = encode_shared(in[n]);
        if (codec->layout == MGL_TEXEL_UFLOAT)
            words[n] =
                float_to_ufloat(in[n][0], 6) | float_to_ufloat(in[n][1], 6) << 11 | float_to_ufloat(in[n][2], 5) << 22;
        memcpy(at, &words[n], codec->bytes);
    }
}

void mgl_texel_encode_float(const mgl_texel_codec *codec, const float (*in)[4], uint32_t count, void *destination)
{
    uint8_t *at = destination;
    float scratch[MGL_PIXEL_CHUNK];
    if (codec->layout != MGL_TEXEL_ARRAY) {
        encode_words(codec, in, count, at);
        return;
    }
    for (uint32_t i = 0; i < codec->components; i++) {
        uint32_t step;
        const float *values = pick_floats(codec, in, count, i, scratch, &step);
        encode_elements(codec->encoding, codec->bytes, values, step, count, at + i * codec->bytes, codec->texel_bytes);
    }
}

void mgl_texel_encode_integer(const mgl_texel_codec *codec, const int64_t (*in)[4], uint32_t count, void *destination)
{
    uint8_t *at = destination;
    for (uint32_t n = 0; n < count; n++, at += codec->texel_bytes) {
        uint32_t word = 0;
        for (uint32_t i = 0; i < codec->components; i++) {
            uint8_t order = codec->order[i];
            int64_t value = order < 4 ? in[n][order] : order == MGL_COMPONENT_ONE;
            if (order == MGL_COMPONENT_R && codec->luminance) value = in[n][0] + in[n][1] + in[n][2];
            bool packed = codec->layout == MGL_TEXEL_PACKED;
            uint32_t width = packed ? codec->width[i] : codec->bytes * 8u;
            uint32_t raw = integer_to_element(value, codec->encoding, width);
            if (packed)
                word |= (raw & (uint32_t)(((uint64_t)1 << width) - 1)) << codec->shift[i];
            else
                memcpy(at + i * codec->bytes, &raw, codec->bytes);
        }
        if (codec->layout == MGL_TEXEL_PACKED) memcpy(at, &word, codec->bytes);
    }
}

void mgl_texel_encode_depth(const mgl_texel_codec *codec, const double *in, uint32_t count, void *destination)
{
    uint8_t *at = destination;
    for (uint32_t n = 0; n < count; n++, at += codec->texel_bytes) {
        uint32_t word;
        if (codec->layout == MGL_TEXEL_D24S8) {
            word = (load_word(at, 4) & 255) | double_to_unorm(in[n], 24) << 8;
            memcpy(at, &word, 4);
        } else if (codec->layout == MGL_TEXEL_PACKED) {
            word = double_to_unorm(in[n], codec->width[0]) << codec->shift[0];
            memcpy(at, &word, codec->bytes);
        } else {
            word = codec->layout == MGL_TEXEL_D32FS8 ? float_to_bits((float)in[n])
                                                     : double_to_element(in[n], codec->encoding, codec->bytes * 8u);
            memcpy(at, &word, codec->layout == MGL_TEXEL_D32FS8 ? 4 : codec->bytes);
        }
    }
}

void mgl_texel_encode_stencil(const mgl_texel_codec *codec, const uint32_t *in, uint32_t count, uint32_t first_bit,
                              void *destination)
{
    uint8_t *at = destination;
    for (uint32_t n = 0; n < count; n++, at += codec->texel_bytes) {
        uint32_t word = in[n];
        switch (codec->layout) {
        case MGL_TEXEL_D24S8:
            at[0] = (uint8_t)word;
            break;
        case MGL_TEXEL_D32FS8:
            word &= 255;
            memcpy(at + 4, &word, 4);
            break;
        case MGL_TEXEL_BITMAP: {
            uint32_t bit = first_bit + n, mask = 1u << (codec->lsb_first ? bit & 7 : 7 - (bit & 7));
            uint8_t *byte = (uint8_t *)destination + (bit >> 3);
            *byte = (uint8_t)(word & 1 ? *byte | mask : *byte & ~mask);
            break;
        }
        default:
            if (codec->encoding == MGL_CLASS_FLOAT) word = double_to_element(word, MGL_CLASS_FLOAT, codec->bytes * 8u);
            memcpy(at, &word, codec->bytes);
        }
    }
}
