/* Writes pictures as PNG. Any thread, no state. */
#ifndef MGL_SERVER_PNG_H
#define MGL_SERVER_PNG_H

#include <stdbool.h>
#include <stdint.h>

/* Writes 8-bit RGB rows, `row_bytes` apart, top row first. False with errno set when the file cannot be written or
 * memory ran out. */
bool mgl_png_write(const char *path, uint32_t width, uint32_t height, const uint8_t *rgb, int64_t row_bytes);

#endif
