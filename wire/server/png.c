#include "wire/server/png.h"

#include "translator/base/memory.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

static void put_u32(uint8_t *at, uint32_t value)
{
    for (int i = 0; i < 4; i++) at[i] = (uint8_t)(value >> (24 - 8 * i));
}

/* PNG §5.3: length, type, data, CRC of type and data. */
static bool put_chunk(FILE *file, const char *type, const uint8_t *data, uint32_t size)
{
    uint8_t head[8], tail[4];
    put_u32(head, size);
    memcpy(head + 4, type, 4);
    uLong crc = crc32(0, head + 4, 4);
    if (size) crc = crc32(crc, data, size);
    put_u32(tail, (uint32_t)crc);
    return fwrite(head, sizeof head, 1, file) == 1 && (!size || fwrite(data, size, 1, file) == 1) && fwrite(tail, sizeof tail, 1, file) == 1;
}

bool mgl_png_write(const char *path, uint32_t width, uint32_t height, const uint8_t *rgb, int64_t row_bytes)
{
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    size_t row = (size_t)width * 3 + 1, size = row * height; /* each row begins with its filter: 0, none */
    uLong packed_size = compressBound((uLong)size);
    uint8_t *raw = mgl_malloc(size), *packed = mgl_malloc(packed_size), header[13] = {0};
    bool good = false;
    if (raw && packed) {
        for (uint32_t y = 0; y < height; y++) {
            raw[y * row] = 0;
            memcpy(raw + y * row + 1, rgb + (int64_t)y * row_bytes, row - 1);
        }
        put_u32(header, width);
        put_u32(header + 4, height);
        header[8] = 8; /* bits */
        header[9] = 2; /* RGB */
        FILE *file = compress2(packed, &packed_size, raw, (uLong)size, 6) == Z_OK ? fopen(path, "wbe") : NULL;
        if (file) {
            good = fwrite(signature, sizeof signature, 1, file) == 1 && put_chunk(file, "IHDR", header, sizeof header) &&
                   put_chunk(file, "IDAT", packed, (uint32_t)packed_size) && put_chunk(file, "IEND", NULL, 0);
            good = fclose(file) == 0 && good;
        }
    } else {
        errno = ENOMEM;
    }
    mgl_free(raw);
    mgl_free(packed);
    return good;
}
