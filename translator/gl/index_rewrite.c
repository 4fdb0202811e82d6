/* Turns index lists of GL's modes into modes that Vulkan draws. No state: see index.h. */
#include "translator/gl/index.h"

typedef struct writer {
    uint32_t *out;
    uint32_t count;
} writer;

static void put(writer *w, uint32_t index)
{
    w->out[w->count++] = index;
}

static void triangle(writer *w, uint32_t a, uint32_t b, uint32_t c)
{
    put(w, a);
    put(w, b);
    put(w, c);
}

/* The provoking vertex of a quad is its last (first) one, so that vertex is last (first) in both triangles (GL 4.6
 * compatibility, table 13.2). a b c d go round the quad; `last` is d for quads, c for quad strips. */
static void quad(writer *w, uint32_t a, uint32_t b, uint32_t c, uint32_t d, bool strip, bool first_convention)
{
    if (first_convention) {
        triangle(w, a, b, c);
        triangle(w, a, c, d);
    } else if (strip) {
        triangle(w, a, b, c);
        triangle(w, d, a, c);
    } else {
        triangle(w, a, b, d);
        triangle(w, b, c, d);
    }
}

static void polygon(writer *w, const uint32_t *v, uint32_t n, bool first_convention)
{
    /* The first vertex provokes in either convention. */
    for (uint32_t i = 2; i < n; i++) {
        if (first_convention)
            triangle(w, v[0], v[i - 1], v[i]);
        else
            triangle(w, v[i - 1], v[i], v[0]);
    }
}

static void loop(writer *w, const uint32_t *v, uint32_t n)
{
    if (n < 2) return;
    if (w->count) put(w, MGL_INDEX_RESTART);
    memcpy(w->out + w->count, v, n * sizeof *v);
    w->count += n;
    put(w, v[0]);
}

static void copy(writer *w, const uint32_t *v, uint32_t n)
{
    memcpy(w->out + w->count, v, n * sizeof *v);
    w->count += n;
}

/* The vertices of whole primitives only: what a restart leaves over is dropped. */
static uint32_t whole(uint8_t mode, uint32_t n, uint32_t patch_vertices)
{
    switch (mode) {
    case MGL_LINES:
        return n - n % 2;
    case MGL_TRIANGLES:
        return n - n % 3;
    case MGL_LINES_ADJACENCY:
        return n - n % 4;
    case MGL_TRIANGLES_ADJACENCY:
        return n - n % 6;
    case MGL_PATCHES:
        return n - n % MGL_MAX(patch_vertices, 1u);
    default:
        return n;
    }
}

static bool is_list(uint8_t mode)
{
    return mode == MGL_POINTS || mode == MGL_LINES || mode == MGL_TRIANGLES || mode == MGL_LINES_ADJACENCY ||
           mode == MGL_TRIANGLES_ADJACENCY || mode == MGL_PATCHES;
}

static void segment(writer *w, uint8_t mode, const uint32_t *v, uint32_t n, uint32_t patch_vertices,
                    bool first_convention)
{
    switch (mode) {
    case MGL_LINE_LOOP:
        loop(w, v, n);
        break;
    case MGL_POLYGON:
        polygon(w, v, n, first_convention);
        break;
    case MGL_QUADS:
        for (uint32_t i = 0; i + 4 <= n; i += 4)
            quad(w, v[i], v[i + 1], v[i + 2], v[i + 3], false, first_convention);
        break;
    case MGL_QUAD_STRIP:
        for (uint32_t i = 0; i + 4 <= n; i += 2)
            quad(w, v[i], v[i + 1], v[i + 3], v[i + 2], true, first_convention);
        break;
    default:
        copy(w, v, whole(mode, n, patch_vertices));
        break;
    }
}

uint32_t mgl_index_rewrite(const uint32_t *in, uint32_t count, uint8_t *mode, uint32_t patch_vertices,
                           bool first_convention, bool lists_restart, uint32_t *out)
{
    writer w = {out, 0};
    bool replaced = *mode == MGL_LINE_LOOP || *mode == MGL_QUADS || *mode == MGL_QUAD_STRIP || *mode == MGL_POLYGON;
    if (!replaced && (!is_list(*mode) || lists_restart)) {
        copy(&w, in, count); /* only values change */
        return w.count;
    }
    for (uint32_t start = 0; start < count;) {
        uint32_t end = start;
        while (end < count && in[end] != MGL_INDEX_RESTART)
            end++;
        segment(&w, *mode, in + start, end - start, patch_vertices, first_convention);
        start = end + 1;
    }
    if (replaced) *mode = *mode == MGL_LINE_LOOP ? MGL_LINE_STRIP : MGL_TRIANGLES;
    return w.count;
}
