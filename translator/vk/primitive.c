/* Primitives: how a GL mode is drawn. Modes that Vulkan lacks, and provoking vertices that it would take from the wrong
 * end, become lists through index patterns over vertices 0 .. count-1. A pattern for fewer vertices begins like one for
 * more, so one growing buffer a pattern serves all draws; only line loops, which close at their count, are written
 * anew. */
#include "translator/vk/draw.h"

#include <string.h>

/* Where GL's provoking vertex has to be: at the end that Vulkan takes. */
typedef enum provoke {
    PROVOKE_LAST,
    PROVOKE_FIRST,
    PROVOKE_ROTATE /* GL's last where Vulkan takes the first */,
    PROVOKE_COUNT
} provoke;

#define PATTERN(mode, provoke) (1u + (mode)*PROVOKE_COUNT + (provoke))
#define PATTERN_MODE(p)        (((p)-1u) / PROVOKE_COUNT)
#define PATTERN_PROVOKE(p)     (((p)-1u) % PROVOKE_COUNT)
#define PATTERN_COUNT          (1u + (MGL_POLYGON + 1u) * PROVOKE_COUNT)
#define PATTERN_LIMIT          (1u << 26) /* indices in a pattern: 256 MiB */

typedef struct pattern {
    VkBuffer buffer;
    VmaAllocation allocation;
    uint32_t capacity /* indices */;
} pattern;

struct mgl_vk_patterns {
    pattern list[PATTERN_COUNT][2]; /* 16 and 32-bit indices */
    struct {
        uint32_t pattern, count;
        uint64_t index;
        mgl_vk_slice slice;
        VkIndexType type;
    } loop; /* the last line loop */
};

/* ---- shapes ---- */

static const uint8_t topologies[] = {
    [MGL_POINTS] = VK_PRIMITIVE_TOPOLOGY_POINT_LIST,
    [MGL_LINES] = VK_PRIMITIVE_TOPOLOGY_LINE_LIST,
    [MGL_LINE_LOOP] = VK_PRIMITIVE_TOPOLOGY_LINE_STRIP,
    [MGL_LINE_STRIP] = VK_PRIMITIVE_TOPOLOGY_LINE_STRIP,
    [MGL_TRIANGLES] = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST,
    [MGL_TRIANGLE_STRIP] = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP,
    [MGL_TRIANGLE_FAN] = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN,
    [MGL_QUADS] = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST,
    [MGL_QUAD_STRIP] = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP,
    [MGL_POLYGON] = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN,
    [MGL_LINES_ADJACENCY] = VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY,
    [MGL_LINE_STRIP_ADJACENCY] = VK_PRIMITIVE_TOPOLOGY_LINE_STRIP_WITH_ADJACENCY,
    [MGL_TRIANGLES_ADJACENCY] = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY,
    [MGL_TRIANGLE_STRIP_ADJACENCY] = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP_WITH_ADJACENCY,
    [MGL_PATCHES] = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST,
};

static bool is_list(uint32_t topology)
{
    return topology == VK_PRIMITIVE_TOPOLOGY_POINT_LIST || topology == VK_PRIMITIVE_TOPOLOGY_LINE_LIST ||
           topology == VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST ||
           topology == VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY ||
           topology == VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY;
}

/* The pattern that non-indexed vertices are drawn through, 0 for none. */
static uint32_t choose_pattern(const mgl_applier *a, const mgl_vk_context *c, uint32_t mode)
{
    const mgl_vk_program *p = c->program;
    bool first = c->state->wire.provoking_first,
         assembled = p && (p->stages & (1u << MGL_STAGE_GEOMETRY | 1u << MGL_STAGE_TESS_EVALUATION));
    bool flat = p && (p->header.flags & MGL_PROGRAM_FLAT_INPUTS) && !assembled;
    provoke at = first ? PROVOKE_FIRST : a->device.provoking_vertex ? PROVOKE_LAST : PROVOKE_ROTATE;
    switch (mode) {
    case MGL_LINE_LOOP:
    case MGL_QUADS:
        return PATTERN(mode, at);
    case MGL_QUAD_STRIP:
    case MGL_POLYGON:
        return flat ? PATTERN(mode, at) : 0;
    case MGL_LINES:
    case MGL_LINE_STRIP:
    case MGL_TRIANGLES:
    case MGL_TRIANGLE_STRIP:
    case MGL_TRIANGLE_FAN:
        return flat && at == PROVOKE_ROTATE ? PATTERN(mode, at) : 0;
    default:
        return 0;
    }
}

static uint8_t pattern_topology(uint32_t pattern, bool flat)
{
    uint32_t mode = PATTERN_MODE(pattern);
    if (mode == MGL_LINES || mode == MGL_LINE_STRIP) return VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
    if (mode == MGL_LINE_LOOP)
        return flat && PATTERN_PROVOKE(pattern) == PROVOKE_ROTATE ? VK_PRIMITIVE_TOPOLOGY_LINE_LIST
                                                                  : VK_PRIMITIVE_TOPOLOGY_LINE_STRIP;
    return VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
}

static uint8_t vertices_of_list(uint32_t mode)
{
    switch (mode) {
    case MGL_POINTS:
        return 1;
    case MGL_LINES:
        return 2;
    case MGL_TRIANGLES:
        return 3;
    case MGL_QUADS:
        return 4;
    default:
        return 0;
    }
}

bool mgl_vk_shape_make(mgl_applier *a, mgl_vk_context *c, uint32_t mode, uint32_t index_size, bool restart,
                       uint32_t patch, bool indirect)
{
    const VkPhysicalDeviceFeatures *f = &a->device.features;
    mgl_vk_shape *s = &c->shape;
    memset(s, 0, sizeof(*s));
    if (mode > MGL_PATCHES) return mgl_vk_fault(a, "primitive mode %u", mode);
    if (index_size != 0 && index_size != 1 && index_size != 2 && index_size != 4)
        return mgl_vk_fault(a, "indices of %u bytes", index_size);
    if (index_size == 1 && !a->device.index_uint8) return mgl_vk_fault(a, "8-bit indices, which this device has not");
    if ((index_size || indirect) && (mode == MGL_QUADS || mode == MGL_LINE_LOOP))
        return mgl_vk_fault(a, "mode %u by index or indirectly, which the client rewrites", mode);
    if (mode == MGL_PATCHES &&
        (!f->tessellationShader || patch == 0 || patch > a->device.properties.limits.maxTessellationPatchSize))
        return mgl_vk_fault(a, "patches of %u vertices", patch);
    if (mode >= MGL_LINES_ADJACENCY && mode <= MGL_TRIANGLE_STRIP_ADJACENCY && !f->geometryShader)
        return mgl_vk_fault(a, "adjacency without geometry shaders");
    s->pattern = index_size || indirect ? 0 : (uint8_t)choose_pattern(a, c, mode);
    s->topology = s->pattern
                      ? pattern_topology(s->pattern, c->program && (c->program->header.flags & MGL_PROGRAM_FLAT_INPUTS))
                      : topologies[mode];
    s->patch = mode == MGL_PATCHES ? (uint8_t)patch : 0;
    s->list_vertices = vertices_of_list(mode);
    bool can_restart = s->topology == VK_PRIMITIVE_TOPOLOGY_PATCH_LIST
                           ? a->device.patch_list_restart
                           : !is_list(s->topology) || a->device.list_restart;
    s->restart = restart && index_size && can_restart;
    s->request = mgl_vk_shape_request(mode, index_size, restart, patch, indirect);
    return true;
}

/* ---- patterns ---- */

/* Puts three vertices in order with their provoking one, at position `at` of the three, where Vulkan takes it; the
 * winding stays. */
static void put_triangle(uint32_t *out, uint32_t x, uint32_t y, uint32_t z, uint32_t at, bool to_last)
{
    uint32_t v[3] = {x, y, z}, start = to_last ? (at + 1) % 3 : at;
    for (uint32_t i = 0; i < 3; i++)
        out[i] = v[(start + i) % 3];
}

/* The indices of GL primitive k: 2, 3 or 6 of them. GL 4.6 compatibility table 13.2 says which vertex provokes. */
static uint32_t put_primitive(uint32_t pattern, uint32_t k, uint32_t out[6])
{
    bool first = PATTERN_PROVOKE(pattern) == PROVOKE_FIRST, to_last = PATTERN_PROVOKE(pattern) == PROVOKE_LAST;
    switch (PATTERN_MODE(pattern)) {
    case MGL_LINES:
        out[0] = 2 * k + 1, out[1] = 2 * k;
        return 2;
    case MGL_LINE_STRIP:
        out[0] = k + 1, out[1] = k;
        return 2;
    case MGL_TRIANGLES:
        put_triangle(out, 3 * k, 3 * k + 1, 3 * k + 2, first ? 0 : 2, to_last);
        return 3;
    case MGL_TRIANGLE_STRIP:
        if (k % 2)
            put_triangle(out, k + 1, k, k + 2, first ? 1 : 2, to_last);
        else
            put_triangle(out, k, k + 1, k + 2, first ? 0 : 2, to_last);
        return 3;
    case MGL_TRIANGLE_FAN:
        put_triangle(out, 0, k + 1, k + 2, first ? 1 : 2, to_last);
        return 3;
    case MGL_POLYGON:
        put_triangle(out, 0, k + 1, k + 2, 0, to_last);
        return 3;
    case MGL_QUADS:
        if (first) {
            put_triangle(out, 4 * k, 4 * k + 1, 4 * k + 2, 0, to_last);
            put_triangle(out + 3, 4 * k, 4 * k + 2, 4 * k + 3, 0, to_last);
        } else {
            put_triangle(out, 4 * k, 4 * k + 1, 4 * k + 3, 2, to_last);
            put_triangle(out + 3, 4 * k + 1, 4 * k + 2, 4 * k + 3, 2, to_last);
        }
        return 6;
    default: /* quad strip: the quad is 2k, 2k+1, 2k+3, 2k+2 */
        if (first) {
            put_triangle(out, 2 * k, 2 * k + 1, 2 * k + 3, 0, to_last);
            put_triangle(out + 3, 2 * k, 2 * k + 3, 2 * k + 2, 0, to_last);
        } else {
            put_triangle(out, 2 * k, 2 * k + 1, 2 * k + 3, 2, to_last);
            put_triangle(out + 3, 2 * k, 2 * k + 3, 2 * k + 2, 1, to_last);
        }
        return 6;
    }
}

static uint32_t primitive_count(uint32_t mode, uint32_t vertices)
{
    switch (mode) {
    case MGL_LINES:
        return vertices / 2;
    case MGL_LINE_STRIP:
        return vertices > 1 ? vertices - 1 : 0;
    case MGL_TRIANGLES:
        return vertices / 3;
    case MGL_QUADS:
        return vertices / 4;
    case MGL_QUAD_STRIP:
        return vertices > 3 ? (vertices - 2) / 2 : 0;
    default:
        return vertices > 2 ? vertices - 2 : 0;
    }
}

static uint32_t indices_of_primitive(uint32_t mode)
{
    if (mode == MGL_LINES || mode == MGL_LINE_STRIP) return 2;
    return mode == MGL_QUADS || mode == MGL_QUAD_STRIP ? 6 : 3;
}

static void free_pattern(mgl_applier *a, void *object)
{
    pattern *p = object;
    vmaDestroyBuffer(a->device.allocator, p->buffer, p->allocation);
    mgl_free(p);
}

static void retire_pattern(mgl_applier *a, pattern *p)
{
    pattern *old = p->buffer ? mgl_new(pattern) : NULL;
    if (old) {
        *old = *p;
        mgl_vk_defer(a, free_pattern, old);
    }
    memset(p, 0, sizeof(*p));
}

/* A pattern's buffer with room for at least `count` indices. */
static bool grow_pattern(mgl_applier *a, pattern *p, uint32_t which, uint32_t count, bool wide)
{
    uint32_t capacity = 6144, mode = PATTERN_MODE(which), per = indices_of_primitive(mode), size = wide ? 4 : 2;
    while (capacity < count)
        capacity *= 2;
    if (!wide) capacity = MGL_MIN(capacity, primitive_count(mode, 65536) * per); /* no index beyond 16 bits */
    retire_pattern(a, p);
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                               .size = (uint64_t)capacity * size,
                               .usage = VK_BUFFER_USAGE_INDEX_BUFFER_BIT};
    VmaAllocationCreateInfo memory = {
        .flags = VMA_ALLOCATION_CREATE_MAPPED_BIT | VMA_ALLOCATION_CREATE_HOST_ACCESS_SEQUENTIAL_WRITE_BIT,
        .usage = VMA_MEMORY_USAGE_AUTO,
        .requiredFlags = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
    };
    VmaAllocationInfo made;
    if (vmaCreateBuffer(a->device.allocator, &info, &memory, &p->buffer, &p->allocation, &made) != VK_SUCCESS) {
        memset(p, 0, sizeof(*p));
        return false;
    }
    p->capacity = capacity / per * per;
    for (uint32_t k = 0; k < capacity / per; k++) {
        uint32_t indices[6];
        put_primitive(which, k, indices);
        for (uint32_t i = 0; i < per; i++) {
            if (wide)
                ((uint32_t *)made.pMappedData)[k * per + i] = indices[i];
            else
                ((uint16_t *)made.pMappedData)[k * per + i] = (uint16_t)indices[i];
        }
    }
    return true;
}

/* Vertices 0 .. count-1 and back to 0: a strip, or a list with each line turned round. */
static uint32_t loop_get(mgl_applier *a, const mgl_vk_shape *shape, uint32_t count, VkBuffer *buffer, uint64_t *offset,
                         VkIndexType *type)
{
    struct mgl_vk_patterns *all = a->draws->patterns;
    bool list = shape->topology == VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
    uint32_t n = list ? count * 2 : count + 1;
    if (all->loop.pattern != shape->pattern || all->loop.count != n || all->loop.index != a->recording_index) {
        all->loop.index = 0;
        if (!mgl_vk_slice_take(a, (uint64_t)n * 4, 4, &all->loop.slice)) return 0;
        uint32_t *out = (uint32_t *)all->loop.slice.data;
        for (uint32_t i = 0; i < count; i++) {
            if (list)
                out[2 * i] = (i + 1) % count, out[2 * i + 1] = i;
            else
                out[i] = i;
        }
        if (!list) out[count] = 0;
        all->loop.pattern = shape->pattern;
        all->loop.count = n;
        all->loop.index = a->recording_index;
    }
    *buffer = all->loop.slice.buffer;
    *offset = all->loop.slice.offset;
    *type = VK_INDEX_TYPE_UINT32;
    return n;
}

uint32_t mgl_vk_pattern_get(mgl_applier *a, const mgl_vk_shape *shape, uint32_t count, VkBuffer *buffer,
                            uint64_t *offset, VkIndexType *type)
{
    if (!a->draws->patterns) a->draws->patterns = mgl_new(struct mgl_vk_patterns);
    if (!a->draws->patterns || count > PATTERN_LIMIT) return 0;
    uint32_t mode = PATTERN_MODE(shape->pattern);
    if (mode == MGL_LINE_LOOP) return count > 1 ? loop_get(a, shape, count, buffer, offset, type) : 0;
    uint32_t n = primitive_count(mode, count) * indices_of_primitive(mode);
    bool wide = count > 65535; /* 0xffff stays free for restart */
    pattern *p = &a->draws->patterns->list[shape->pattern][wide];
    if (n == 0 || n > PATTERN_LIMIT || (p->capacity < n && !grow_pattern(a, p, shape->pattern, n, wide))) return 0;
    *buffer = p->buffer;
    *offset = 0;
    *type = wide ? VK_INDEX_TYPE_UINT32 : VK_INDEX_TYPE_UINT16;
    return n;
}

void mgl_vk_patterns_finish(mgl_applier *a)
{
    struct mgl_vk_patterns *all = a->draws->patterns;
    if (!all) return;
    for (uint32_t i = 0; i < PATTERN_COUNT; i++)
        for (int w = 0; w < 2; w++)
            vmaDestroyBuffer(a->device.allocator, all->list[i][w].buffer, all->list[i][w].allocation);
    mgl_free(all);
    a->draws->patterns = NULL;
}
