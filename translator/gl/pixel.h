/* Pixels: how texels lie in client memory (format, type, pixel store) and in storage (mgl_format), and conversion
 * between the two.
 *
 * Pure functions over memory; any thread. Canonical values are RGBA as float, RGBA as 64-bit integers, or depth as
 * double and stencil; conversions follow GL 3.3 §3.7.2 and §4.3.1, signed normalized values GL 4.2's rule. */
#ifndef MGL_GL_PIXEL_H
#define MGL_GL_PIXEL_H

#include "translator/gl/format.h"

typedef enum mgl_texel_layout {
    MGL_TEXEL_ARRAY,  /* elements of `bytes` bytes each */
    MGL_TEXEL_PACKED, /* one word of `bytes` bytes, fields by shift and width */
    MGL_TEXEL_UFLOAT, /* 10F_11F_11F_REV */
    MGL_TEXEL_SHARED, /* 5_9_9_9_REV */
    MGL_TEXEL_D24S8,  /* 24_8: depth in the high bits */
    MGL_TEXEL_D32FS8, /* 32F_24_8_REV: eight bytes */
    MGL_TEXEL_BITMAP, /* one bit */
} mgl_texel_layout;

/* How one texel is encoded. The same description serves client memory and storage. */
typedef struct mgl_texel_codec {
    uint8_t layout, encoding /* MGL_CLASS_UNORM SNORM FLOAT UINT SINT */;
    uint8_t components, bytes; /* bytes of one element; of the word for packed layouts */
    uint8_t order[4];          /* MGL_COMPONENT_* of each component */
    uint8_t shift[4], width[4];
    uint8_t texel_bytes; /* 0: bitmap */
    uint8_t domain;      /* what it means: MGL_ASPECT_COLOR, DEPTH, STENCIL, or DEPTH | STENCIL */
    bool luminance, swap, lsb_first;
    bool index; /* GL_COLOR_INDEX: through the default pixel maps, which give zeros */
} mgl_texel_codec;

/* The codec of a (format, type) pair. GL_NO_ERROR, or GL_INVALID_ENUM for values that are neither, or
 * GL_INVALID_OPERATION for a pair that does not match (GL 3.3 tables 3.2, 3.5, 3.8). `core`: legacy formats are
 * unknown. */
GLenum mgl_texel_codec_client(mgl_texel_codec *codec, GLenum format, GLenum type, bool core);
/* The codec of one aspect (MGL_ASPECT_*) of an uncompressed storage, as uploads and reads on the wire carry it. */
void mgl_texel_codec_storage(mgl_texel_codec *codec, const mgl_format_desc *desc, uint32_t aspect);
static inline bool mgl_texel_codec_is_integer(const mgl_texel_codec *codec)
{
    return codec->domain == MGL_ASPECT_COLOR &&
           (codec->encoding == MGL_CLASS_UINT || codec->encoding == MGL_CLASS_SINT);
}

/* An image in client memory: where its rows lie, counted from the pointer that the program gave. */
typedef struct mgl_pixel_image {
    mgl_texel_codec codec;
    uint32_t width, height, depth;
    uint64_t first;                  /* bytes from the pointer to the first texel */
    uint64_t row_bytes, image_bytes; /* bytes from row to row, image to image */
    uint64_t extent;                 /* bytes from the pointer to behind the last texel; 0 for empty images */
    uint32_t first_bit;              /* bitmap: the first texel's bit in its byte */
} mgl_pixel_image;
/* dimensions: 1, 2 or 3, of the call: image height and skipped images count for 3 only. */
void mgl_pixel_image_init(mgl_pixel_image *image, const mgl_texel_codec *codec, const mgl_pixel_store *store,
                          uint32_t dimensions, uint32_t width, uint32_t height, uint32_t depth);

/* A conversion of rows, chosen once for an image. */
typedef struct mgl_pixel_convert {
    mgl_texel_codec source, destination;
    enum { MGL_CONVERT_COPY, MGL_CONVERT_SWAP_RB, MGL_CONVERT_SHUFFLE, MGL_CONVERT_GENERIC } path;
    bool clamp;         /* colours to 0..1 (reads with GL_CLAMP_READ_COLOR) */
    int8_t shuffle[4];  /* SHUFFLE: source element of each destination element; -1 zero, -2 one */
    uint32_t one;       /* bits of one in that encoding */
    uint32_t first_bit; /* bitmap side: bit of the first texel */
} mgl_pixel_convert;
void mgl_pixel_convert_init(mgl_pixel_convert *convert, const mgl_texel_codec *source,
                            const mgl_texel_codec *destination, bool clamp);
/* One row of `count` texels. The rows may not overlap. For a destination of depth and stencil whose source has only one
 * of them, the other's bits in the destination stay. */
void mgl_pixel_convert_row(const mgl_pixel_convert *convert, const void *source, void *destination, uint32_t count);

float mgl_half_to_float(uint16_t half);
uint16_t mgl_float_to_half(float value);

#endif
