/* Textures: what texture.c, texture_image.c, sampler.c, emit_textures.c and the framebuffer files share. Private to
 * them.
 *
 * Threads: textures, samplers and renderbuffers belong to the share group; callers hold MGL_SHARED(ctx) while they read
 * or change one. */
#ifndef MGL_GL_TEXTURE_H
#define MGL_GL_TEXTURE_H

#include "translator/gl/format.h"
#include "translator/gl/pixel.h"

/* ---- per-context state of the emitters ---- */
#define MGL_SAMPLER_CACHE_LIMIT 1024u /* samplers; beyond it the cache starts anew */
struct mgl_texture_emit {
    mgl_texture_unit sent[MGL_MAX_TEXTURE_UNITS]; /* as the server knows them */
    mgl_table samplers;                           /* mgl_wire_sampler_create without its handle -> sampler_entry */
    uint32_t sampler_stamp;                       /* see mgl_sampler_memo */
    uint32_t sampler_hits, sampler_misses;
    bool seamless; /* GL_TEXTURE_CUBE_MAP_SEAMLESS when the memos were made */
    bool framebuffer_sent;
    mgl_wire_framebuffer framebuffer;
    mgl_level proxies[MGL_TEX_TARGETS]; /* last answers of GL_PROXY_TEXTURE_*: level `proxy_level` */
    GLint proxy_level[MGL_TEX_TARGETS];
    mgl_handle transfer; /* scratch texture of converting read-backs, or null */
    mgl_format transfer_format;
    uint32_t transfer_width, transfer_height;
};
void mgl_texture_emit_finish(mgl_context *ctx);

/* ---- targets ---- */
int mgl_texture_target_index(GLenum target); /* MGL_TEX_*, -1: not a texture target; faces and proxies are not */
mgl_target mgl_texture_wire_target(GLenum target);
uint32_t mgl_texture_max_size(mgl_context *ctx, GLenum target);
uint32_t mgl_texture_max_levels(mgl_context *ctx, GLenum target);

/* The texture bound to a target of the active unit, faces of cubes included; NULL: not a target. */
mgl_texture *mgl_texture_bound(mgl_context *ctx, GLenum target);
/* By name: the object or NULL. Objects exist from their first binding on. */
mgl_texture *mgl_texture_lookup(mgl_context *ctx, GLuint name);
/* By name for a DSA call; GL_INVALID_OPERATION and NULL when there is no such texture. */
mgl_texture *mgl_texture_named(mgl_context *ctx, GLuint name);
mgl_texture *mgl_texture_create(mgl_context *ctx, GLuint name, GLenum target); /* NULL: no memory (error set) */

/* After a change of parameters or levels: memos are stale. */
static inline void mgl_texture_changed(mgl_context *ctx, mgl_texture *texture)
{
    texture->version++;
    ctx->dirty |= MGL_DIRTY_TEXTURES;
}
/* After a change of an image that framebuffers may show. */
static inline void mgl_texture_redefined(mgl_context *ctx, mgl_texture *texture)
{
    mgl_texture_changed(ctx, texture);
    __atomic_fetch_add(&ctx->group->texture_generation, 1, __ATOMIC_RELAXED);
    ctx->dirty |= MGL_DIRTY_FRAMEBUFFER;
}

/* ---- sampling parameters (sampler.c) ---- */
typedef enum mgl_param_kind { MGL_PARAM_FLOAT, MGL_PARAM_INT, MGL_PARAM_PURE_INT, MGL_PARAM_PURE_UINT } mgl_param_kind;
typedef struct mgl_param {
    mgl_param_kind kind;
    bool vector;
    const void *data;
} mgl_param;
GLint mgl_param_int(const mgl_param *param, uint32_t i);     /* floats rounded */
GLfloat mgl_param_float(const mgl_param *param, uint32_t i); /* integers converted, not normalized */
void mgl_sampler_state_init(mgl_sampler_state *state, GLenum target);
/* Sets one sampling parameter. GL_NO_ERROR and *changed, or the error. GL_INVALID_ENUM: also for names that are not
 * sampling parameters. */
GLenum mgl_sampler_state_set(mgl_context *ctx, mgl_sampler_state *state, GLenum target, GLenum pname,
                             const mgl_param *param, bool *changed);
/* Reads one into up to four values; the number of values, 0: not a sampling parameter. */
typedef struct mgl_param_values {
    union {
        GLfloat f;
        GLint i;
        GLuint u;
    } value[4];
    uint32_t count;
    bool is_float, normalize, is_unsigned;
} mgl_param_values;
bool mgl_sampler_state_get(mgl_context *ctx, const mgl_sampler_state *state, GLenum pname, mgl_param_values *out);
void mgl_param_store(const mgl_param_values *values, mgl_param_kind kind, void *out);

/* ---- images (texture_image.c, texture_upload.c) ---- */
/* The wire's box of a region as GL gives it: rows of 1D arrays are layers, `face` is the cube face. */
mgl_box mgl_texture_box(GLenum target, uint32_t face, GLint x, GLint y, GLint z, uint32_t width, uint32_t height,
                        uint32_t depth);
/* Makes the wire texture unless it is there; false: no memory (error set). */
bool mgl_texture_ensure_handle(mgl_context *ctx, mgl_texture *texture);
/* Defines one level (face: bit number of a cube map, else 0). Tells the server when something differs. False: no memory
 * (error set). */
bool mgl_texture_define_level(mgl_context *ctx, mgl_texture *texture, uint32_t level, uint32_t face,
                              const mgl_level *definition);
uint32_t mgl_level_chain(uint32_t width, uint32_t height, uint32_t depth); /* levels down to 1x1x1 */
/* The size of the level `steps` below `base`. */
void mgl_level_minify(GLenum target, const mgl_level *base, uint32_t steps, uint32_t *width, uint32_t *height,
                      uint32_t *depth);

/* Pixels that a call names: client memory or the unpack buffer. */
typedef struct mgl_pixel_source {
    mgl_pixel_image image;
    const uint8_t *pointer; /* client memory; NULL with a buffer, or when there are no pixels */
    mgl_buffer *buffer;
    uint64_t offset;
} mgl_pixel_source;
/* Checks format, type and the unpack buffer's range; false: the error is set. *has_data: there are pixels. */
bool mgl_pixel_source_init(mgl_context *ctx, mgl_pixel_source *source, GLenum format, GLenum type, const void *pixels,
                           uint32_t dimensions, uint32_t width, uint32_t height, uint32_t depth);
static inline bool mgl_pixel_source_empty(const mgl_pixel_source *source)
{
    return !source->pointer && !source->buffer;
}
/* GL_NO_ERROR when pixels of that format may fill the internal format (GL 3.3 §3.8.3). */
GLenum mgl_pixel_matches(const mgl_texel_codec *codec, const mgl_format_desc *desc);
/* Sends pixels to a box of a wire texture; the box's size is the source's. */
void mgl_upload_pixels(mgl_context *ctx, mgl_handle texture, uint32_t level, const mgl_format_desc *desc, mgl_box box,
                       const mgl_pixel_source *source);
/* Sends blocks of a compressed format: `data` (client memory) or the buffer. Rows are row_bytes apart, images
 * image_bytes. */
/* texture_level.c: makes the levels below the base; errors are set (GL 3.3 §3.8.10). */
void mgl_texture_generate_mipmap(mgl_context *ctx, mgl_texture *texture);
bool mgl_format_has_mipmaps(const mgl_format_desc *desc); /* smaller levels can be made of it */
void mgl_upload_blocks(mgl_context *ctx, mgl_handle texture, uint32_t level, mgl_format format, mgl_box box,
                       const uint8_t *data, uint64_t row_bytes, uint64_t image_bytes, mgl_buffer *buffer,
                       uint64_t offset);

/* ---- read-back (read.c) ---- */
/* Where a read-back puts its texels: client memory or the pack buffer. */
typedef struct mgl_pixel_sink {
    mgl_pixel_image image;
    uint8_t *pointer;   /* client memory */
    mgl_buffer *buffer; /* or the pack buffer */
    uint64_t offset;
} mgl_pixel_sink;
/* Checks format, type, the pack buffer's range and `buffer_size` (of the robust variants; -1: no limit); false: the
 * error is set. */
bool mgl_pixel_sink_init(mgl_context *ctx, mgl_pixel_sink *sink, GLenum format, GLenum type, GLsizei buffer_size,
                         void *pixels, uint32_t dimensions, uint32_t width, uint32_t height, uint32_t depth);
/* Reads a box and puts it at texel (x, y) of each image of the sink. */
void mgl_read_pixels(mgl_context *ctx, const mgl_pixel_sink *sink, mgl_handle texture, uint32_t level,
                     const mgl_format_desc *desc, mgl_box box, uint32_t x, uint32_t y, bool clamp);
/* Texels of one aspect as they are in storage, tightly packed, into `out`; false: the session is lost. */
bool mgl_read_texels(mgl_context *ctx, mgl_handle texture, uint32_t level, uint32_t aspect, mgl_format format,
                     mgl_box box, uint8_t *out);
/* Bytes of a texel, or block, of one aspect as it travels. */
uint32_t mgl_texel_bytes(mgl_format format, uint32_t aspect);

#endif
