#include "tests/fuzz/fuzz.h"

#include <stddef.h>
#include <string.h>

static uint64_t state = 88172645463325252ull;

void fuzz_seed(uint64_t seed)
{
    state = seed * 0x9e3779b97f4a7c15ull + 0x1234567;
}

uint32_t fuzz_random(uint32_t below)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return below ? (uint32_t)(state >> 32) % below : 0;
}

/* What the catalogue knows of a record. */
typedef struct record_info {
    uint32_t payload, element, count_offset;
} record_info;
static const record_info infos[MGL_OP_COUNT] = {
    {0, 0, 0},
#define R(name, wait, doc)           {sizeof(mgl_wire_##name), 0, 0},
#define RT(name, element, wait, doc) {sizeof(mgl_wire_##name), sizeof(element), offsetof(mgl_wire_##name, tail_count)},
#include "wire/catalogue/records.def"
#undef R
#undef RT
};

/* Mostly what a field may be (slots, counts, enumerators, small sizes), now and then what it must not be. */
static uint32_t interesting(void)
{
    static const uint32_t edges[] = {0x7f,       0x80,       0xff,       0x100,      0xffff,     0x10000,
                                     0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff, 0x3f800000, 0x40000000};
    uint32_t kind = fuzz_random(16);
    if (kind < 8) return fuzz_random(5);
    if (kind < 11) return 1u << fuzz_random(12);
    if (kind < 13) return fuzz_random(160);
    if (kind < 15) return edges[fuzz_random(MGL_COUNT(edges))];
    return (uint32_t)state;
}

static void fill(uint8_t *at, size_t size, bool handle_first)
{
    for (size_t i = 0; i + 4 <= size; i += 4) {
        uint32_t word = interesting();
        if (handle_first && i == 0) word = 1 + fuzz_random(4);
        if (handle_first && i == 4) word = fuzz_random(16) ? 0 : 1;
        memcpy(at + i, &word, 4);
    }
}

void fuzz_make_record(mgl_bytes *out, mgl_op op)
{
    const record_info *info = &infos[op];
    uint32_t count = info->element ? fuzz_random(fuzz_random(8) ? 6 : 40) : 0;
    uint32_t tail = MGL_ALIGN(count * info->element, 8u),
             size = (uint32_t)sizeof(mgl_record_header) + info->payload + tail;
    if (!mgl_bytes_reserve(out, size)) return;
    uint8_t *at = out->data + out->size;
    memset(at, 0, size);
    *(mgl_record_header *)at = (mgl_record_header){(uint16_t)op, 0, size};
    fill(at + sizeof(mgl_record_header), info->payload, fuzz_random(8) != 0);
    if (info->element) memcpy(at + sizeof(mgl_record_header) + info->count_offset, &count, sizeof count);
    fill(at + sizeof(mgl_record_header) + info->payload, count * info->element, info->element >= 8);
    out->size += size;
}

/* Offsets of the stream's records, at most `most`; those behind a broken header are not found. */
static uint32_t find_records(const mgl_bytes *stream, uint32_t *offsets, uint32_t most)
{
    uint32_t count = 0;
    for (size_t at = 0; at + sizeof(mgl_record_header) <= stream->size && count < most;) {
        const mgl_record_header *header = (const mgl_record_header *)(stream->data + at);
        if (header->size < sizeof *header || header->size % 8 || header->size > stream->size - at) break;
        offsets[count++] = (uint32_t)at;
        at += header->size;
    }
    return count;
}

static void remove_range(mgl_bytes *stream, size_t at, size_t size)
{
    memmove(stream->data + at, stream->data + at + size, stream->size - at - size);
    stream->size -= size;
}

static void insert(mgl_bytes *stream, size_t at, const uint8_t *bytes, size_t size)
{
    if (stream->size + size > FUZZ_INPUT_LIMIT || !mgl_bytes_reserve(stream, size)) return;
    memmove(stream->data + at + size, stream->data + at, stream->size - at);
    memcpy(stream->data + at, bytes, size);
    stream->size += size;
}

/* A word of the record; of records with a tail it is often the count of its elements. */
static void mutate_field(mgl_record_header *header)
{
    uint32_t words = (header->size - (uint32_t)sizeof *header) / 4;
    if (!words) return;
    const record_info *info = header->op < MGL_OP_COUNT ? &infos[header->op] : &infos[0];
    bool counted = info->element && info->count_offset / 4 < words && fuzz_random(4) == 0;
    uint8_t *at = (uint8_t *)(header + 1) + (counted ? info->count_offset : fuzz_random(words) * 4);
    uint32_t word;
    memcpy(&word, at, 4);
    switch (fuzz_random(5)) {
    case 0:
        word ^= 1u << fuzz_random(32);
        break;
    case 1:
        word += fuzz_random(2) ? 1 : (uint32_t)-1;
        break;
    case 2:
        ((uint8_t *)&word)[fuzz_random(4)] = (uint8_t)interesting();
        break;
    default:
        word = interesting();
        break;
    }
    memcpy(at, &word, 4);
}

static void insert_made(mgl_bytes *stream, size_t at)
{
    mgl_bytes record = {0};
    fuzz_make_record(&record, (mgl_op)(1 + fuzz_random(MGL_OP_COUNT - 1)));
    if (record.size) insert(stream, at, record.data, record.size);
    mgl_bytes_finish(&record);
}

static void splice(mgl_bytes *stream, size_t at, const mgl_bytes *other)
{
    uint32_t offsets[1024], count = find_records(other, offsets, MGL_COUNT(offsets));
    if (!count) return;
    uint32_t first = fuzz_random(count), last = first + fuzz_random(MGL_MIN(count - first, 24u));
    const mgl_record_header *header = (const mgl_record_header *)(other->data + offsets[last]);
    insert(stream, at, other->data + offsets[first], offsets[last] + header->size - offsets[first]);
}

/* Puts a copy of a record somewhere else. */
static void repeat(mgl_bytes *stream, size_t to, size_t from, size_t size)
{
    mgl_bytes record = {0};
    if (mgl_bytes_append(&record, stream->data + from, size)) insert(stream, to, record.data, size);
    mgl_bytes_finish(&record);
}

static void mutate_once(mgl_bytes *stream, const mgl_bytes *other)
{
    uint32_t offsets[2048], count = find_records(stream, offsets, MGL_COUNT(offsets));
    uint32_t at = count ? offsets[fuzz_random(count)] : 0;
    mgl_record_header *header = count ? (mgl_record_header *)(stream->data + at) : NULL;
    uint32_t kind = fuzz_random(20);
    if (!header || kind < 4)
        insert_made(stream, at);
    else if (kind < 12)
        mutate_field(header);
    else if (kind < 14)
        remove_range(stream, at, header->size);
    else if (kind < 15)
        repeat(stream, offsets[fuzz_random(count)], at, header->size);
    else if (kind < 18)
        splice(stream, at, other);
    else if (kind < 19)
        stream->data[fuzz_random((uint32_t)stream->size)] ^= (uint8_t)(1u << fuzz_random(8));
    else
        header->op = (uint16_t)(1 + fuzz_random(MGL_OP_COUNT));
}

void fuzz_mutate(mgl_bytes *stream, const mgl_bytes *other)
{
    for (uint32_t i = 0, n = 1 + fuzz_random(6); i < n; i++)
        mutate_once(stream, other);
}
