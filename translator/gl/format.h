/* GL internal formats beyond mgl_format_choose: how components lie in the storage, and what may be used where.
 *
 * The descriptions are constant once made (by the group's first context) and live as long as the share group: any
 * thread. */
#ifndef MGL_GL_FORMAT_H
#define MGL_GL_FORMAT_H

#include "translator/gl/context.h"

/* Canonical components of a texel, as mgl_format_desc.swizzle and mgl_format_channels name them. */
enum { MGL_COMPONENT_R, MGL_COMPONENT_G, MGL_COMPONENT_B, MGL_COMPONENT_A, MGL_COMPONENT_ZERO, MGL_COMPONENT_ONE };

/* Makes the descriptions for the device; false when memory ran out. */
bool mgl_format_table_init(mgl_context *ctx);
void mgl_format_table_finish(mgl_share_group *group);

/* The description of a default framebuffer's colour image, or of its depth-stencil image. */
const mgl_format_desc *mgl_format_of_window(mgl_context *ctx, mgl_format storage, bool has_alpha);
/* Of a buffer texture's texels; NULL: not a format that glTexBuffer takes. */
const mgl_format_desc *mgl_format_of_texel_buffer(mgl_context *ctx, GLenum internal_format);
/* The uncompressed description of the same internal format. */
const mgl_format_desc *mgl_format_uncompressed(mgl_context *ctx, const mgl_format_desc *desc);
/* Whether glRenderbufferStorage and multisample textures take the format. */
bool mgl_format_is_renderable(const mgl_format_desc *desc);
/* The most samples the device gives for the format, at least 1. */
uint32_t mgl_format_max_samples(mgl_context *ctx, const mgl_format_desc *desc);

/* Which canonical component each storage channel (R G B A) holds, MGL_COMPONENT_*: what an upload puts there, and what
 * a read-back finds there (the others then are 0, alpha 1: GL 3.3 compatibility table 6.1). */
void mgl_format_channels(const mgl_format_desc *desc, uint8_t channels[4]);
/* A three-channel format in storage that has alpha. */
bool mgl_format_lacks_alpha(const mgl_format_desc *desc);
/* The class of component values: MGL_CLASS_FLOAT (all that read as floats), SINT or UINT. */
mgl_format_class mgl_format_value_class(const mgl_format_desc *desc);
/* The base format that takes the place of a generic compressed one; GL_NONE for others. */
GLenum mgl_format_generic_base(GLenum internal_format);
/* Whether `internal_format` is legal as given to glCompressedTex(Sub)Image: a specific compressed format. */
bool mgl_format_is_specific_compressed(GLenum internal_format);

#endif
