/* Pixel formats and types, pixel store, and the choice of a road from client memory to storage and back. */
#include "translator/gl/pixel.h"
#include "translator/gl/pixel_codec.h"

/* ---- client formats and types ---- */
typedef struct client_format {
    GLenum format;
    uint8_t components, order[4], domain;
    bool integer, luminance, legacy;
} client_format;

/* clang-format off */
enum { R = MGL_COMPONENT_R, G = MGL_COMPONENT_G, B = MGL_COMPONENT_B, A = MGL_COMPONENT_A };
static const client_format client_formats[] = {
    {GL_RGBA, 4, {R, G, B, A}, MGL_ASPECT_COLOR},
    {GL_BGRA, 4, {B, G, R, A}, MGL_ASPECT_COLOR},
    {GL_RGB, 3, {R, G, B}, MGL_ASPECT_COLOR},
    {GL_BGR, 3, {B, G, R}, MGL_ASPECT_COLOR},
    {GL_RG, 2, {R, G}, MGL_ASPECT_COLOR},
    {GL_RED, 1, {R}, MGL_ASPECT_COLOR},
    {GL_GREEN, 1, {G}, MGL_ASPECT_COLOR},
    {GL_BLUE, 1, {B}, MGL_ASPECT_COLOR},
    {GL_ALPHA, 1, {A}, MGL_ASPECT_COLOR, .legacy = true},
    {GL_LUMINANCE, 1, {R}, MGL_ASPECT_COLOR, .luminance = true, .legacy = true},
    {GL_LUMINANCE_ALPHA, 2, {R, A}, MGL_ASPECT_COLOR, .luminance = true, .legacy = true},
    {GL_INTENSITY, 1, {R}, MGL_ASPECT_COLOR, .legacy = true},
    {GL_ABGR_EXT, 4, {A, B, G, R}, MGL_ASPECT_COLOR, .legacy = true},
    {GL_RED_INTEGER, 1, {R}, MGL_ASPECT_COLOR, .integer = true},
    {GL_GREEN_INTEGER, 1, {G}, MGL_ASPECT_COLOR, .integer = true},
    {GL_BLUE_INTEGER, 1, {B}, MGL_ASPECT_COLOR, .integer = true},
    {GL_ALPHA_INTEGER_EXT, 1, {A}, MGL_ASPECT_COLOR, .integer = true, .legacy = true},
    {GL_RG_INTEGER, 2, {R, G}, MGL_ASPECT_COLOR, .integer = true},
    {GL_RGB_INTEGER, 3, {R, G, B}, MGL_ASPECT_COLOR, .integer = true},
    {GL_BGR_INTEGER, 3, {B, G, R}, MGL_ASPECT_COLOR, .integer = true},
    {GL_RGBA_INTEGER, 4, {R, G, B, A}, MGL_ASPECT_COLOR, .integer = true},
    {GL_BGRA_INTEGER, 4, {B, G, R, A}, MGL_ASPECT_COLOR, .integer = true},
    {GL_LUMINANCE_INTEGER_EXT, 1, {R}, MGL_ASPECT_COLOR, .integer = true, .luminance = true, .legacy = true},
    {GL_LUMINANCE_ALPHA_INTEGER_EXT, 2, {R, A}, MGL_ASPECT_COLOR, .integer = true, .luminance = true, .legacy = true},
    {GL_DEPTH_COMPONENT, 1, {R}, MGL_ASPECT_DEPTH},
    {GL_STENCIL_INDEX, 1, {R}, MGL_ASPECT_STENCIL},
    {GL_DEPTH_STENCIL, 1, {R}, MGL_ASPECT_DEPTH | MGL_ASPECT_STENCIL},
    {GL_COLOR_INDEX, 1, {R}, MGL_ASPECT_COLOR, .legacy = true},
};

enum { FIT_RGB = 1, FIT_RGBA = 2, FIT_DEPTH_STENCIL = 4 };
typedef struct client_type {
    GLenum type;
    uint8_t layout, encoding, bytes, fits /* 0: an array type, any format but depth-stencil */;
    uint8_t shift[4], width[4]; /* by component as the format orders them */
} client_type;

static const client_type client_types[] = {
    {GL_UNSIGNED_BYTE, MGL_TEXEL_ARRAY, MGL_CLASS_UNORM, 1, 0},
    {GL_BYTE, MGL_TEXEL_ARRAY, MGL_CLASS_SNORM, 1, 0},
    {GL_UNSIGNED_SHORT, MGL_TEXEL_ARRAY, MGL_CLASS_UNORM, 2, 0},
    {GL_SHORT, MGL_TEXEL_ARRAY, MGL_CLASS_SNORM, 2, 0},
    {GL_UNSIGNED_INT, MGL_TEXEL_ARRAY, MGL_CLASS_UNORM, 4, 0},
    {GL_INT, MGL_TEXEL_ARRAY, MGL_CLASS_SNORM, 4, 0},
    {GL_HALF_FLOAT, MGL_TEXEL_ARRAY, MGL_CLASS_FLOAT, 2, 0},
    {0x8D61 /* GL_HALF_FLOAT_OES */, MGL_TEXEL_ARRAY, MGL_CLASS_FLOAT, 2, 0},
    {GL_FLOAT, MGL_TEXEL_ARRAY, MGL_CLASS_FLOAT, 4, 0},
    {GL_UNSIGNED_BYTE_3_3_2, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 1, FIT_RGB, {5, 2, 0}, {3, 3, 2}},
    {GL_UNSIGNED_BYTE_2_3_3_REV, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 1, FIT_RGB, {0, 3, 6}, {3, 3, 2}},
    {GL_UNSIGNED_SHORT_5_6_5, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 2, FIT_RGB, {11, 5, 0}, {5, 6, 5}},
    {GL_UNSIGNED_SHORT_5_6_5_REV, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 2, FIT_RGB, {0, 5, 11}, {5, 6, 5}},
    {GL_UNSIGNED_SHORT_4_4_4_4, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 2, FIT_RGBA, {12, 8, 4, 0}, {4, 4, 4, 4}},
    {GL_UNSIGNED_SHORT_4_4_4_4_REV, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 2, FIT_RGBA, {0, 4, 8, 12}, {4, 4, 4, 4}},
    {GL_UNSIGNED_SHORT_5_5_5_1, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 2, FIT_RGBA, {11, 6, 1, 0}, {5, 5, 5, 1}},
    {GL_UNSIGNED_SHORT_1_5_5_5_REV, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 2, FIT_RGBA, {0, 5, 10, 15}, {5, 5, 5, 1}},
    {GL_UNSIGNED_INT_8_8_8_8, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 4, FIT_RGBA, {24, 16, 8, 0}, {8, 8, 8, 8}},
    {GL_UNSIGNED_INT_8_8_8_8_REV, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 4, FIT_RGBA, {0, 8, 16, 24}, {8, 8, 8, 8}},
    {GL_UNSIGNED_INT_10_10_10_2, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 4, FIT_RGBA, {22, 12, 2, 0}, {10, 10, 10, 2}},
    {GL_UNSIGNED_INT_2_10_10_10_REV, MGL_TEXEL_PACKED, MGL_CLASS_UNORM, 4, FIT_RGBA, {0, 10, 20, 30}, {10, 10, 10, 2}},
    {GL_UNSIGNED_INT_10F_11F_11F_REV, MGL_TEXEL_UFLOAT, MGL_CLASS_FLOAT, 4, FIT_RGB},
    {GL_UNSIGNED_INT_5_9_9_9_REV, MGL_TEXEL_SHARED, MGL_CLASS_FLOAT, 4, FIT_RGB},
    {GL_UNSIGNED_INT_24_8, MGL_TEXEL_D24S8, MGL_CLASS_UNORM, 4, FIT_DEPTH_STENCIL},
    {GL_FLOAT_32_UNSIGNED_INT_24_8_REV, MGL_TEXEL_D32FS8, MGL_CLASS_FLOAT, 4, FIT_DEPTH_STENCIL},
    {GL_BITMAP, MGL_TEXEL_BITMAP, MGL_CLASS_UINT, 1, 0},
};
/* clang-format on */

static const client_format *find_format(GLenum format, bool core)
{
    for (uint32_t i = 0; i < MGL_COUNT(client_formats); i++)
        if (client_formats[i].format == format) return core && client_formats[i].legacy ? NULL : &client_formats[i];
    return NULL;
}

static const client_type *find_type(GLenum type)
{
    for (uint32_t i = 0; i < MGL_COUNT(client_types); i++)
        if (client_types[i].type == type) return &client_types[i];
    return NULL;
}

static GLenum check_pair(const client_format *format, const client_type *type, bool core)
{
    if (type->layout == MGL_TEXEL_BITMAP)
        return core || (format->format != GL_COLOR_INDEX && format->format != GL_STENCIL_INDEX) ? GL_INVALID_ENUM
                                                                                                : GL_NO_ERROR;
    if (format->format == GL_DEPTH_STENCIL) return type->fits == FIT_DEPTH_STENCIL ? GL_NO_ERROR : GL_INVALID_ENUM;
    if (format->integer && type->encoding == MGL_CLASS_FLOAT) /* GL 3.3 core §3.7.2 */
        return type->fits ? GL_INVALID_OPERATION : GL_INVALID_ENUM;
    bool fits = !type->fits || (type->fits == FIT_RGB && format->components == 3 && format->order[0] == R) ||
                (type->fits == FIT_RGBA && format->components == 4);
    return fits ? GL_NO_ERROR : GL_INVALID_OPERATION;
}

/* 8-bit fields of a little-endian word are bytes: the array layout has the faster roads. */
static void unpack_bytes(mgl_texel_codec *codec)
{
    uint8_t order[4];
    for (uint32_t i = 0; i < 4; i++) {
        if (codec->layout != MGL_TEXEL_PACKED || codec->width[i] != 8) return;
        order[codec->shift[i] / 8] = codec->order[i];
    }
    memcpy(codec->order, order, 4);
    codec->layout = MGL_TEXEL_ARRAY;
    codec->bytes = 1;
}

GLenum mgl_texel_codec_client(mgl_texel_codec *codec, GLenum format, GLenum type, bool core)
{
    const client_format *f = find_format(format, core);
    const client_type *t = find_type(type);
    if (!f || !t) return GL_INVALID_ENUM;
    GLenum error = check_pair(f, t, core);
    if (error) return error;
    *codec = (mgl_texel_codec){.layout = t->layout,
                               .encoding = t->encoding,
                               .components = f->components,
                               .bytes = t->bytes,
                               .domain = f->domain,
                               .luminance = f->luminance};
    memcpy(codec->order, f->order, 4);
    memcpy(codec->shift, t->shift, 4);
    memcpy(codec->width, t->width, 4);
    codec->texel_bytes = t->layout == MGL_TEXEL_ARRAY    ? f->components * t->bytes
                         : t->layout == MGL_TEXEL_D32FS8 ? 8
                         : t->layout == MGL_TEXEL_BITMAP ? 0
                                                         : t->bytes;
    codec->index = f->format == GL_COLOR_INDEX;
    bool whole_numbers = f->integer || f->domain == MGL_ASPECT_STENCIL;
    if (whole_numbers && t->encoding == MGL_CLASS_UNORM) codec->encoding = MGL_CLASS_UINT;
    if (whole_numbers && t->encoding == MGL_CLASS_SNORM) codec->encoding = MGL_CLASS_SINT;
    return GL_NO_ERROR;
}

/* ---- storage ---- */
static void storage_fields(mgl_texel_codec *codec, uint8_t bytes, const uint8_t shift[4], const uint8_t width[4])
{
    codec->layout = MGL_TEXEL_PACKED;
    codec->bytes = codec->texel_bytes = bytes;
    memcpy(codec->shift, shift, 4);
    memcpy(codec->width, width, 4);
}
#define FIELDS(bytes, ...) storage_fields(codec, bytes, __VA_ARGS__)
#define BY4(a, b, c, d)                                                                                                \
    (const uint8_t[4])                                                                                                 \
    {                                                                                                                  \
        a, b, c, d                                                                                                     \
    }

static void storage_depth(mgl_texel_codec *codec, mgl_format format, uint32_t aspect)
{
    codec->domain = (uint8_t)aspect;
    codec->layout = MGL_TEXEL_ARRAY;
    codec->components = 1;
    if (aspect == MGL_ASPECT_STENCIL) {
        codec->bytes = codec->texel_bytes = 1;
        codec->encoding = MGL_CLASS_UINT;
    } else if (format == MGL_FORMAT_D16_UNORM) {
        codec->bytes = codec->texel_bytes = 2;
    } else if (format == MGL_FORMAT_D32_SFLOAT || format == MGL_FORMAT_D32_SFLOAT_S8_UINT) {
        codec->bytes = codec->texel_bytes = 4;
        codec->encoding = MGL_CLASS_FLOAT;
    } else {
        FIELDS(4, BY4(0, 0, 0, 0), BY4(24, 0, 0, 0));
    }
}

void mgl_texel_codec_storage(mgl_texel_codec *codec, const mgl_format_desc *desc, uint32_t aspect)
{
    const mgl_format_info *info = &mgl_format_infos[desc->format];
    *codec = (mgl_texel_codec){.encoding = info->kind, .components = info->components, .domain = MGL_ASPECT_COLOR};
    mgl_format_channels(desc, codec->order);
    if (info->kind == MGL_CLASS_SRGB || mgl_format_is_depth(desc->format))
        codec->encoding = MGL_CLASS_UNORM; /* sRGB texels travel encoded */
    if (aspect != MGL_ASPECT_COLOR) {
        storage_depth(codec, desc->format, aspect);
        return;
    }
    switch (desc->format) {
    case MGL_FORMAT_A2B10G10R10_UNORM_PACK32:
    case MGL_FORMAT_A2B10G10R10_UINT_PACK32:
        FIELDS(4, BY4(0, 10, 20, 30), BY4(10, 10, 10, 2));
        break;
    case MGL_FORMAT_A2R10G10B10_UNORM_PACK32:
        FIELDS(4, BY4(20, 10, 0, 30), BY4(10, 10, 10, 2));
        break;
    case MGL_FORMAT_R5G6B5_UNORM_PACK16:
        FIELDS(2, BY4(11, 5, 0, 0), BY4(5, 6, 5, 0));
        break;
    case MGL_FORMAT_B5G6R5_UNORM_PACK16:
        FIELDS(2, BY4(0, 5, 11, 0), BY4(5, 6, 5, 0));
        break;
    case MGL_FORMAT_R5G5B5A1_UNORM_PACK16:
        FIELDS(2, BY4(11, 6, 1, 0), BY4(5, 5, 5, 1));
        break;
    case MGL_FORMAT_A1R5G5B5_UNORM_PACK16:
        FIELDS(2, BY4(10, 5, 0, 15), BY4(5, 5, 5, 1));
        break;
    case MGL_FORMAT_R4G4B4A4_UNORM_PACK16:
        FIELDS(2, BY4(12, 8, 4, 0), BY4(4, 4, 4, 4));
        break;
    case MGL_FORMAT_B10G11R11_UFLOAT_PACK32:
    case MGL_FORMAT_E5B9G9R9_UFLOAT_PACK32:
        codec->layout = desc->format == MGL_FORMAT_B10G11R11_UFLOAT_PACK32 ? MGL_TEXEL_UFLOAT : MGL_TEXEL_SHARED;
        codec->encoding = MGL_CLASS_FLOAT;
        codec->bytes = codec->texel_bytes = 4;
        break;
    default:
        codec->layout = MGL_TEXEL_ARRAY;
        codec->bytes = info->bytes / info->components;
        codec->texel_bytes = info->bytes;
        if (desc->format == MGL_FORMAT_B8G8R8A8_UNORM || desc->format == MGL_FORMAT_B8G8R8A8_SRGB) {
            uint8_t red = codec->order[0];
            codec->order[0] = codec->order[2];
            codec->order[2] = red;
        }
    }
}

/* ---- pixel store ---- */
void mgl_pixel_image_init(mgl_pixel_image *image, const mgl_texel_codec *codec, const mgl_pixel_store *store,
                          uint32_t dimensions, uint32_t width, uint32_t height, uint32_t depth)
{
    *image = (mgl_pixel_image){.codec = *codec, .width = width, .height = height, .depth = depth};
    image->codec.swap = store->swap_bytes && (codec->bytes > 1 || codec->layout == MGL_TEXEL_D32FS8);
    image->codec.lsb_first = store->lsb_first;
    uint64_t row_texels = store->row_length > 0 ? (uint64_t)store->row_length : width;
    uint64_t rows = dimensions == 3 && store->image_height > 0 ? (uint64_t)store->image_height : height;
    uint64_t alignment = (uint64_t)store->alignment, texel = codec->texel_bytes;
    uint64_t row = texel ? row_texels * texel : (row_texels + 7) / 8;
    image->row_bytes = MGL_ALIGN(row, alignment);
    image->image_bytes = image->row_bytes * rows;
    image->first = (uint64_t)store->skip_rows * image->row_bytes;
    if (dimensions == 3) image->first += (uint64_t)store->skip_images * image->image_bytes;
    image->first += texel ? (uint64_t)store->skip_pixels * texel : (uint64_t)store->skip_pixels / 8;
    image->first_bit = texel ? 0 : (uint32_t)store->skip_pixels & 7;
    if (!width || !height || !depth) return;
    uint64_t last_row = texel ? width * texel : (image->first_bit + width + 7) / 8;
    image->extent = image->first + (depth - 1) * image->image_bytes + (height - 1) * image->row_bytes + last_row;
    if (!image->codec.swap) unpack_bytes(&image->codec);
}

/* ---- conversion ---- */
static bool same_encoding(const mgl_texel_codec *a, const mgl_texel_codec *b)
{
    return a->domain == b->domain && a->encoding == b->encoding && a->bytes == b->bytes && !a->swap && !b->swap &&
           !a->index && !b->index;
}

static bool is_copy(const mgl_texel_codec *a, const mgl_texel_codec *b)
{
    if (!same_encoding(a, b) || a->layout != b->layout || a->components != b->components ||
        a->texel_bytes != b->texel_bytes || !a->texel_bytes)
        return false;
    if (a->luminance != b->luminance && a->components > 2) return false;
    uint32_t n = a->components;
    return !memcmp(a->order, b->order, n) &&
           (a->layout != MGL_TEXEL_PACKED || (!memcmp(a->shift, b->shift, n) && !memcmp(a->width, b->width, n)));
}

static uint32_t bits_of_one(const mgl_texel_codec *codec)
{
    switch (codec->encoding) {
    case MGL_CLASS_UNORM:
        return UINT32_MAX;
    case MGL_CLASS_SNORM:
        return UINT32_MAX >> (33 - codec->bytes * 8);
    case MGL_CLASS_FLOAT:
        return codec->bytes == 2 ? 0x3c00 : 0x3f800000;
    default:
        return 1;
    }
}

/* Elements only change places. False when values change (a luminance made of three channels). */
static bool plan_shuffle(mgl_pixel_convert *convert)
{
    const mgl_texel_codec *s = &convert->source, *d = &convert->destination;
    if (!same_encoding(s, d) || s->layout != MGL_TEXEL_ARRAY || d->layout != MGL_TEXEL_ARRAY ||
        s->domain != MGL_ASPECT_COLOR)
        return false;
    if (d->luminance) return false;
    for (uint32_t i = 0; i < d->components; i++) {
        uint8_t wanted = d->order[i];
        if (s->luminance && (wanted == G || wanted == B)) wanted = R;
        int8_t from = wanted == A || wanted == MGL_COMPONENT_ONE ? -2 : -1;
        for (uint32_t j = 0; j < s->components && wanted < 4; j++)
            if (s->order[j] == wanted) from = (int8_t)j;
        convert->shuffle[i] = from;
    }
    convert->one = bits_of_one(d);
    return true;
}

void mgl_pixel_convert_init(mgl_pixel_convert *convert, const mgl_texel_codec *source,
                            const mgl_texel_codec *destination, bool clamp)
{
    *convert = (mgl_pixel_convert){.source = *source, .destination = *destination, .path = MGL_CONVERT_GENERIC};
    bool unclamped = source->encoding == MGL_CLASS_FLOAT || source->encoding == MGL_CLASS_SNORM;
    convert->clamp = clamp && unclamped && source->domain == MGL_ASPECT_COLOR;
    if (convert->clamp) return;
    if (is_copy(source, destination)) {
        convert->path = MGL_CONVERT_COPY;
        return;
    }
    if (!plan_shuffle(convert)) return;
    const int8_t *s = convert->shuffle;
    bool red_blue = source->texel_bytes == 4 && destination->texel_bytes == 4 && source->bytes == 1 && s[0] == 2 &&
                    s[1] == 1 && s[2] == 0 && s[3] == 3;
    convert->path = red_blue ? MGL_CONVERT_SWAP_RB : MGL_CONVERT_SHUFFLE;
}

#define SHUFFLE(type)                                                                                                  \
    static void shuffle_##type(const mgl_pixel_convert *convert, const type *in, type *out, uint32_t count)            \
    {                                                                                                                  \
        uint32_t from = convert->source.components, to = convert->destination.components;                              \
        const int8_t *map = convert->shuffle;                                                                          \
        for (uint32_t n = 0; n < count; n++, in += from, out += to)                                                    \
            for (uint32_t i = 0; i < to; i++)                                                                          \
                out[i] = map[i] >= 0 ? in[map[i]] : map[i] == -2 ? (type)convert->one : 0;                             \
    }
SHUFFLE(uint8_t)
SHUFFLE(uint16_t)
SHUFFLE(uint32_t)

/* RGB bytes to RGBA bytes, the most frequent upload that is no copy; the compiler makes vectors of it. */
static void widen_rgb(const uint8_t *in, uint8_t *out, uint32_t count)
{
    for (uint32_t n = 0; n < count; n++) {
        uint32_t texel = in[3 * n] | (uint32_t)in[3 * n + 1] << 8 | (uint32_t)in[3 * n + 2] << 16 | 0xff000000u;
        memcpy(out + 4 * n, &texel, 4);
    }
}

static void swap_red_blue(const uint8_t *in, uint8_t *out, uint32_t count)
{
    for (uint32_t n = 0; n < count; n++) {
        uint32_t texel;
        memcpy(&texel, in + 4 * n, 4);
        texel = (texel & 0xff00ff00u) | (texel >> 16 & 255) | (texel & 255) << 16;
        memcpy(out + 4 * n, &texel, 4);
    }
}

static void shuffle_row(const mgl_pixel_convert *convert, const void *in, void *out, uint32_t count)
{
    static const int8_t widen[4] = {0, 1, 2, -2};
    switch (convert->source.bytes) {
    case 1:
        if (convert->source.components == 3 && convert->destination.components == 4 && convert->one == UINT32_MAX &&
            !memcmp(convert->shuffle, widen, 4))
            widen_rgb(in, out, count);
        else
            shuffle_uint8_t(convert, in, out, count);
        break;
    case 2:
        shuffle_uint16_t(convert, in, out, count);
        break;
    default:
        shuffle_uint32_t(convert, in, out, count);
        break;
    }
}

static void swap_elements(const mgl_texel_codec *codec, const void *in, void *out, uint32_t count)
{
    size_t bytes = (size_t)count * codec->texel_bytes;
    const uint8_t *from = in;
    uint8_t *to = out;
    uint32_t size = codec->layout == MGL_TEXEL_D32FS8 ? 4 : codec->bytes;
    for (size_t i = 0; i < bytes; i += size)
        for (uint32_t b = 0; b < size; b++)
            to[i + b] = from[i + size - 1 - b];
}

static void clamp_floats(float (*values)[4], uint32_t count)
{
    for (uint32_t n = 0; n < count; n++)
        for (int i = 0; i < 4; i++)
            values[n][i] = values[n][i] > 0 ? (values[n][i] < 1 ? values[n][i] : 1) : 0;
}

/* Luminance sums are clamped for fixed-point destinations by the encoder itself. */
static void convert_color(const mgl_pixel_convert *convert, const void *in, void *out, uint32_t count, uint32_t bit)
{
    if (mgl_texel_codec_is_integer(&convert->source) && mgl_texel_codec_is_integer(&convert->destination)) {
        int64_t values[MGL_PIXEL_CHUNK][4];
        mgl_texel_decode_integer(&convert->source, in, count, bit, values);
        mgl_texel_encode_integer(&convert->destination, (const int64_t(*)[4])values, count, out);
        return;
    }
    float values[MGL_PIXEL_CHUNK][4];
    mgl_texel_decode_float(&convert->source, in, count, bit, values);
    if (convert->clamp) clamp_floats(values, count);
    mgl_texel_encode_float(&convert->destination, (const float(*)[4])values, count, out);
}

static void convert_depth_stencil(const mgl_pixel_convert *convert, const void *in, void *out, uint32_t count,
                                  uint32_t bit, uint32_t out_bit)
{
    uint32_t common = convert->source.domain & convert->destination.domain;
    if (common & MGL_ASPECT_DEPTH) {
        double depth[MGL_PIXEL_CHUNK];
        mgl_texel_decode_depth(&convert->source, in, count, depth);
        mgl_texel_encode_depth(&convert->destination, depth, count, out);
    }
    if (common & MGL_ASPECT_STENCIL) {
        uint32_t stencil[MGL_PIXEL_CHUNK];
        mgl_texel_decode_stencil(&convert->source, in, count, bit, stencil);
        mgl_texel_encode_stencil(&convert->destination, stencil, count, out_bit, out);
    }
}

static void generic_chunk(const mgl_pixel_convert *convert, const void *in, void *out, uint32_t count, uint32_t done)
{
    uint32_t bit = convert->first_bit + done;
    uint8_t unswapped[MGL_PIXEL_CHUNK * 16], result[MGL_PIXEL_CHUNK * 16];
    void *to = out;
    if (convert->source.swap) {
        swap_elements(&convert->source, in, unswapped, count);
        in = unswapped;
    }
    if (convert->destination.swap) {
        swap_elements(&convert->destination, out, result, count); /* depth-stencil halves keep the other half */
        to = result;
    }
    if (convert->source.domain == MGL_ASPECT_COLOR)
        convert_color(convert, in, to, count, bit);
    else
        convert_depth_stencil(convert, in, to, count, convert->source.layout == MGL_TEXEL_BITMAP ? bit : 0, bit);
    if (convert->destination.swap) swap_elements(&convert->destination, result, out, count);
}

void mgl_pixel_convert_row(const mgl_pixel_convert *convert, const void *source, void *destination, uint32_t count)
{
    switch (convert->path) {
    case MGL_CONVERT_COPY:
        memcpy(destination, source, (size_t)count * convert->source.texel_bytes);
        return;
    case MGL_CONVERT_SWAP_RB:
        swap_red_blue(source, destination, count);
        return;
    case MGL_CONVERT_SHUFFLE:
        shuffle_row(convert, source, destination, count);
        return;
    case MGL_CONVERT_GENERIC:
        break;
    }
    for (uint32_t done = 0; done < count; done += MGL_PIXEL_CHUNK)
        generic_chunk(convert, (const uint8_t *)source + (size_t)done * convert->source.texel_bytes,
                      (uint8_t *)destination + (size_t)done * convert->destination.texel_bytes,
                      MGL_MIN(count - done, MGL_PIXEL_CHUNK), done);
}
