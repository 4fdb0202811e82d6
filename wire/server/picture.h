/* From texels in a wire format to a PNG. */
#ifndef MGL_SERVER_PICTURE_H
#define MGL_SERVER_PICTURE_H

#include "wire/catalogue/format.h"

/* Writes width x height tightly packed texels, the top row first or the bottom one, as a PNG. False with *why (static)
 * when the format is not one that can be shown, or the file cannot be written. */
bool mgl_picture_write(const char *path, mgl_format format, uint32_t width, uint32_t height, bool top_first,
                       const uint8_t *texels, const char **why);

#endif
