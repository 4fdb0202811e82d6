/* Decoding and encoding of texels in chunks; between pixel.c and pixel_codec.c. */
#ifndef MGL_GL_PIXEL_CODEC_H
#define MGL_GL_PIXEL_CODEC_H

#include "translator/gl/pixel.h"

#define MGL_PIXEL_CHUNK 128u

/* `count` (at most MGL_PIXEL_CHUNK) texels without byte swapping. `first_bit`: of bitmaps, counted from `source`.
 * Components that are not there are 0, alpha 1. */
void mgl_texel_decode_float(const mgl_texel_codec *codec, const void *source, uint32_t count, uint32_t first_bit,
                            float (*out)[4]);
void mgl_texel_decode_integer(const mgl_texel_codec *codec, const void *source, uint32_t count, uint32_t first_bit,
                              int64_t (*out)[4]);
void mgl_texel_decode_depth(const mgl_texel_codec *codec, const void *source, uint32_t count, double *out);
void mgl_texel_decode_stencil(const mgl_texel_codec *codec, const void *source, uint32_t count, uint32_t first_bit,
                              uint32_t *out);

void mgl_texel_encode_float(const mgl_texel_codec *codec, const float (*in)[4], uint32_t count, void *destination);
void mgl_texel_encode_integer(const mgl_texel_codec *codec, const int64_t (*in)[4], uint32_t count, void *destination);
void mgl_texel_encode_depth(const mgl_texel_codec *codec, const double *in, uint32_t count, void *destination);
void mgl_texel_encode_stencil(const mgl_texel_codec *codec, const uint32_t *in, uint32_t count, uint32_t first_bit,
                              void *destination);

#endif
