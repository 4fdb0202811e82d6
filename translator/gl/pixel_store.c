/* glPixelStore (GL 3.3 core §3.7.1, ARB_compressed_texture_pixel_storage). */
#include "translator/gl/pixel.h"

#include <math.h>

typedef struct store_field {
    GLint *value;
    bool boolean, alignment;
} store_field;

static store_field find_field(mgl_context *ctx, GLenum pname)
{
    mgl_pixel_store *p = &ctx->pack, *u = &ctx->unpack;
    switch (pname) {
    case GL_PACK_SWAP_BYTES:
        return (store_field){&p->swap_bytes, true, false};
    case GL_PACK_LSB_FIRST:
        return (store_field){&p->lsb_first, true, false};
    case GL_PACK_ROW_LENGTH:
        return (store_field){&p->row_length, false, false};
    case GL_PACK_IMAGE_HEIGHT:
        return (store_field){&p->image_height, false, false};
    case GL_PACK_SKIP_PIXELS:
        return (store_field){&p->skip_pixels, false, false};
    case GL_PACK_SKIP_ROWS:
        return (store_field){&p->skip_rows, false, false};
    case GL_PACK_SKIP_IMAGES:
        return (store_field){&p->skip_images, false, false};
    case GL_PACK_ALIGNMENT:
        return (store_field){&p->alignment, false, true};
    case GL_PACK_COMPRESSED_BLOCK_WIDTH:
        return (store_field){&p->block_width, false, false};
    case GL_PACK_COMPRESSED_BLOCK_HEIGHT:
        return (store_field){&p->block_height, false, false};
    case GL_PACK_COMPRESSED_BLOCK_DEPTH:
        return (store_field){&p->block_depth, false, false};
    case GL_PACK_COMPRESSED_BLOCK_SIZE:
        return (store_field){&p->block_size, false, false};
    case GL_UNPACK_SWAP_BYTES:
        return (store_field){&u->swap_bytes, true, false};
    case GL_UNPACK_LSB_FIRST:
        return (store_field){&u->lsb_first, true, false};
    case GL_UNPACK_ROW_LENGTH:
        return (store_field){&u->row_length, false, false};
    case GL_UNPACK_IMAGE_HEIGHT:
        return (store_field){&u->image_height, false, false};
    case GL_UNPACK_SKIP_PIXELS:
        return (store_field){&u->skip_pixels, false, false};
    case GL_UNPACK_SKIP_ROWS:
        return (store_field){&u->skip_rows, false, false};
    case GL_UNPACK_SKIP_IMAGES:
        return (store_field){&u->skip_images, false, false};
    case GL_UNPACK_ALIGNMENT:
        return (store_field){&u->alignment, false, true};
    case GL_UNPACK_COMPRESSED_BLOCK_WIDTH:
        return (store_field){&u->block_width, false, false};
    case GL_UNPACK_COMPRESSED_BLOCK_HEIGHT:
        return (store_field){&u->block_height, false, false};
    case GL_UNPACK_COMPRESSED_BLOCK_DEPTH:
        return (store_field){&u->block_depth, false, false};
    case GL_UNPACK_COMPRESSED_BLOCK_SIZE:
        return (store_field){&u->block_size, false, false};
    default:
        return (store_field){NULL, false, false};
    }
}

void mgl_glPixelStorei(mgl_context *ctx, GLenum pname, GLint param)
{
    store_field field = find_field(ctx, pname);
    if (!field.value) {
        mgl_error(ctx, GL_INVALID_ENUM, "pixel store parameter 0x%x", pname);
        return;
    }
    bool legal = field.alignment ? param == 1 || param == 2 || param == 4 || param == 8 : field.boolean || param >= 0;
    if (legal)
        *field.value = field.boolean ? param != 0 : param;
    else
        mgl_error(ctx, GL_INVALID_VALUE, "pixel store parameter 0x%x with value %d", pname, param);
}

void mgl_glPixelStoref(mgl_context *ctx, GLenum pname, GLfloat param)
{
    store_field field = find_field(ctx, pname);
    bool boolean = field.value && field.boolean;
    mgl_glPixelStorei(ctx, pname, boolean ? param != 0 : (GLint)lroundf(param)); /* whatever the rounding mode */
}
