/* PNG with stored (uncompressed) deflate blocks: no zlib, which the build would otherwise need for this alone. */
#include "wire/server/png.h"

#include "translator/base/memory.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { STORED_LIMIT = 65535 }; /* RFC 1951 §3.2.4: bytes of one stored block */

static void put_u32(uint8_t *at, uint32_t value)
{
    for (int i = 0; i < 4; i++)
        at[i] = (uint8_t)(value >> (24 - 8 * i));
}

/* PNG Annex D, bit by bit: pictures are few. */
static uint32_t crc_more(uint32_t crc, const uint8_t *data, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        crc ^= data[i];
        for (int bit = 0; bit < 8; bit++)
            crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320u : 0);
    }
    return crc;
}

static uint32_t adler32(const uint8_t *data, size_t size) /* RFC 1950 §9 */
{
    uint32_t a = 1, b = 0;
    for (size_t i = 0; i < size; i++) {
        a = (a + data[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

/* PNG §5.3: length, type, data, CRC of type and data. */
static bool put_chunk(FILE *file, const char *type, const uint8_t *data, uint32_t size)
{
    uint8_t head[8], tail[4];
    put_u32(head, size);
    memcpy(head + 4, type, 4);
    put_u32(tail, ~crc_more(crc_more(~0u, head + 4, 4), data, size));
    return fwrite(head, sizeof head, 1, file) == 1 && (!size || fwrite(data, size, 1, file) == 1) &&
           fwrite(tail, sizeof tail, 1, file) == 1;
}

/* A zlib stream of stored blocks in `out`; returns its bytes. */
static size_t store(uint8_t *out, const uint8_t *raw, size_t size)
{
    uint8_t *at = out;
    *at++ = 0x78;
    *at++ = 0x01;
    for (size_t done = 0; done < size;) {
        uint32_t piece = (uint32_t)MGL_MIN(size - done, (size_t)STORED_LIMIT);
        *at++ = done + piece == size; /* last block */
        *at++ = (uint8_t)piece;
        *at++ = (uint8_t)(piece >> 8);
        *at++ = (uint8_t)~piece;
        *at++ = (uint8_t)(~piece >> 8);
        memcpy(at, raw + done, piece);
        at += piece;
        done += piece;
    }
    put_u32(at, adler32(raw, size));
    return (size_t)(at + 4 - out);
}

static bool write_file(const char *path, const uint8_t header[13], const uint8_t *data, uint32_t size)
{
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    FILE *file = fopen(path, "wbe");
    if (!file) return false;
    bool good = fwrite(signature, sizeof signature, 1, file) == 1 && put_chunk(file, "IHDR", header, 13) &&
                put_chunk(file, "IDAT", data, size) && put_chunk(file, "IEND", NULL, 0);
    return fclose(file) == 0 && good;
}

bool mgl_png_write(const char *path, uint32_t width, uint32_t height, const uint8_t *rgb, int64_t row_bytes)
{
    size_t row = (size_t)width * 3 + 1, size = row * height; /* each row begins with its filter: 0, none */
    uint8_t *raw = mgl_malloc(size), *packed = mgl_malloc(size + 5 * (size / STORED_LIMIT + 1) + 6), header[13] = {0};
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
        good = write_file(path, header, packed, (uint32_t)store(packed, raw, size));
    } else {
        errno = ENOMEM;
    }
    mgl_free(raw);
    mgl_free(packed);
    return good;
}
