/* Checks that the files about texture images share. */
#ifndef MGL_GL_TEXTURE_IMAGE_H
#define MGL_GL_TEXTURE_IMAGE_H

#include "translator/gl/texture.h"

/* An image target of a call: a texture target, a cube face, or a proxy. */
typedef struct mgl_image_target {
    GLenum target; /* of the texture object */
    uint32_t face; /* cube faces */
    bool proxy, is_face;
    mgl_texture *texture; /* what is bound there; NULL for proxies */
} mgl_image_target;

/* Whether glTex(Sub)Image of that many dimensions takes the target; GL_INVALID_ENUM is set when not. */
bool mgl_image_target_init(mgl_context *ctx, mgl_image_target *out, GLenum target, uint32_t dimensions, bool proxies);
/* The same for a texture by name (direct state access); false: an error is set. */
bool mgl_image_target_of(mgl_context *ctx, mgl_image_target *out, GLuint name, uint32_t dimensions);
/* Part of a level; z and depth are faces of a whole cube map. */
typedef struct mgl_image_region {
    GLint x, y, z;
    uint32_t width, height, depth;
} mgl_image_region;
mgl_image_region mgl_image_whole(const mgl_image_target *where, GLint level);
/* Bytes of compressed blocks that cover such a region. */
uint64_t mgl_blocks_bytes(const mgl_format_desc *desc, uint32_t width, uint32_t height, uint32_t depth);
/* Whether the region lies inside a defined level. */
bool mgl_image_contains(const mgl_image_target *where, GLint level, GLint x, GLint y, GLint z, GLsizei width,
                        GLsizei height, GLsizei depth);
/* Level and region of an existing image; false: the error is set. */
bool mgl_image_check_region(mgl_context *ctx, const mgl_image_target *where, GLint level, GLint x, GLint y, GLint z,
                            GLsizei width, GLsizei height, GLsizei depth);
bool mgl_image_check_level(mgl_context *ctx, GLenum target, GLint level);
/* GL_NO_ERROR, or what a size is (GL_INVALID_VALUE). Proxies: *too_large is set instead when only a limit is exceeded.
 */
GLenum mgl_image_check_size(mgl_context *ctx, const mgl_image_target *where, GLint level, GLsizei width, GLsizei height,
                            GLsizei depth, bool *too_large);
/* Whether an image could fit the device's memory at all. */
bool mgl_image_fits_memory(mgl_context *ctx, const mgl_format_desc *desc, uint64_t width, uint64_t height,
                           uint64_t depth, uint32_t samples);
/* After new texels in a base level: GL_GENERATE_MIPMAP. */
void mgl_image_written(mgl_context *ctx, mgl_texture *texture, GLint level);
void mgl_image_set_proxy(mgl_context *ctx, const mgl_image_target *where, GLint level, const mgl_level *definition);

#endif
