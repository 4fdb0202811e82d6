/* glClearBufferData and its kin (GL 4.6 core §6.2.1): one texel, repeated over a range of a buffer. */
#include "translator/gl/buffer.h"
#include "translator/gl/pixel_codec.h"
#include "translator/gl/texture.h"

/* How a buffer holds a texel of the internal format: tight, whatever the device's image of that format is like.
 * False: not a format that buffers are cleared in. */
static bool buffer_codec(mgl_texel_codec *codec, const mgl_format_desc *desc)
{
    static const GLenum plain[4] = {GL_RED, GL_RG, GL_RGB, GL_RGBA};
    static const GLenum integer[4] = {GL_RED_INTEGER, GL_RG_INTEGER, GL_RGB_INTEGER, GL_RGBA_INTEGER};
    bool two = desc->base_format == GL_RG || desc->base_format == GL_LUMINANCE_ALPHA;
    int last = two ? 1 : desc->base_format == GL_RGB ? 2 : desc->base_format == GL_RGBA ? 3 : 0;
    uint8_t bits = MGL_MAX(desc->luminance_bits, desc->intensity_bits);
    for (int i = 0; i < 4; i++)
        bits = MGL_MAX(bits, desc->bits[i]);
    GLenum type;
    switch (desc->component_type) {
    case GL_FLOAT:
        type = bits == 16 ? GL_HALF_FLOAT : GL_FLOAT;
        break;
    case GL_INT:
        type = bits == 8 ? GL_BYTE : bits == 16 ? GL_SHORT : GL_INT;
        break;
    default:
        type = bits == 8 ? GL_UNSIGNED_BYTE : bits == 16 ? GL_UNSIGNED_SHORT : GL_UNSIGNED_INT;
        break;
    }
    if (mgl_texel_codec_client(codec, (desc->integer ? integer : plain)[last], type, true)) return false;
    if (desc->base_format == GL_ALPHA) codec->order[0] = MGL_COMPONENT_A;
    if (desc->base_format == GL_LUMINANCE_ALPHA) codec->order[1] = MGL_COMPONENT_A;
    return true;
}

/* The client's texel as the buffer holds it; NULL data: zeros. */
static void convert_texel(const mgl_texel_codec *from, const mgl_texel_codec *to, const void *data, uint32_t pattern[4])
{
    memset(pattern, 0, 4 * sizeof *pattern);
    if (!data) return;
    if (mgl_texel_codec_is_integer(to)) {
        int64_t texel[1][4];
        mgl_texel_decode_integer(from, data, 1, 0, texel);
        mgl_texel_encode_integer(to, texel, 1, pattern);
    } else {
        float texel[1][4];
        mgl_texel_decode_float(from, data, 1, 0, texel);
        mgl_texel_encode_float(to, texel, 1, pattern);
    }
}

static void fill(mgl_context *ctx, mgl_buffer *buffer, uint64_t offset, uint64_t size, const uint32_t pattern[4],
                 uint32_t pattern_size)
{
    mgl_mirrors_send(ctx);
    mgl_wire_buffer_fill *record = mgl_emit_buffer_fill(&ctx->encoder);
    *record =
        (mgl_wire_buffer_fill){.buffer = buffer->handle, .offset = offset, .size = size, .pattern_size = pattern_size};
    memcpy(record->pattern, pattern, sizeof record->pattern);
    buffer->version++;
    if (!mgl_buffer_keeps_shadow(buffer)) {
        buffer->gpu_written = true;
        return;
    }
    for (uint64_t at = 0; at < size; at += pattern_size)
        memcpy(buffer->shadow + offset + at, pattern, pattern_size);
    if (offset == 0 && size == buffer->size) buffer->gpu_written = false;
}

static void clear_range(mgl_context *ctx, mgl_buffer *buffer, GLenum internal_format, GLintptr offset, GLsizeiptr size,
                        GLenum format, GLenum type, const void *data, const char *function)
{
    const mgl_format_desc *desc = mgl_format_of_texel_buffer(ctx, internal_format);
    mgl_texel_codec from, to;
    if (!desc || !buffer_codec(&to, desc)) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s: internal format 0x%x", function, internal_format);
        return;
    }
    GLenum error = mgl_texel_codec_client(&from, format, type, ctx->core);
    if (!error) error = mgl_pixel_matches(&from, desc);
    if (error) {
        mgl_error(ctx, error, "%s: format 0x%x, type 0x%x, internal format 0x%x", function, format, type,
                  internal_format);
        return;
    }
    if (!mgl_buffer_check_range(ctx, buffer, offset, size, function)) return;
    if (offset % to.texel_bytes || size % to.texel_bytes) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: %lld + %lld are not multiples of a texel's %u bytes", function,
                  (long long)offset, (long long)size, to.texel_bytes);
        return;
    }
    if (!size) return;
    uint32_t pattern[4];
    convert_texel(&from, &to, data, pattern);
    MGL_SHARED(ctx);
    fill(ctx, buffer, (uint64_t)offset, (uint64_t)size, pattern, to.texel_bytes);
}

void mgl_glClearBufferData(mgl_context *ctx, GLenum target, GLenum internal_format, GLenum format, GLenum type,
                           const void *data)
{
    MGL_CALL(ctx, glClearBufferData);
    mgl_buffer *buffer = mgl_buffer_bound(ctx, target, "glClearBufferData");
    if (buffer)
        clear_range(ctx, buffer, internal_format, 0, (GLsizeiptr)buffer->size, format, type, data, "glClearBufferData");
}

void mgl_glClearBufferSubData(mgl_context *ctx, GLenum target, GLenum internal_format, GLintptr offset, GLsizeiptr size,
                              GLenum format, GLenum type, const void *data)
{
    MGL_CALL(ctx, glClearBufferSubData);
    mgl_buffer *buffer = mgl_buffer_bound(ctx, target, "glClearBufferSubData");
    if (buffer) clear_range(ctx, buffer, internal_format, offset, size, format, type, data, "glClearBufferSubData");
}

void mgl_glClearNamedBufferData(mgl_context *ctx, GLuint name, GLenum internal_format, GLenum format, GLenum type,
                                const void *data)
{
    MGL_CALL(ctx, glClearNamedBufferData);
    const char *function = "glClearNamedBufferData";
    mgl_buffer *buffer = mgl_buffer_named(ctx, name, function);
    if (buffer) clear_range(ctx, buffer, internal_format, 0, (GLsizeiptr)buffer->size, format, type, data, function);
}

void mgl_glClearNamedBufferSubData(mgl_context *ctx, GLuint name, GLenum internal_format, GLintptr offset,
                                   GLsizeiptr size, GLenum format, GLenum type, const void *data)
{
    MGL_CALL(ctx, glClearNamedBufferSubData);
    const char *function = "glClearNamedBufferSubData";
    mgl_buffer *buffer = mgl_buffer_named(ctx, name, function);
    if (buffer) clear_range(ctx, buffer, internal_format, offset, size, format, type, data, function);
}
