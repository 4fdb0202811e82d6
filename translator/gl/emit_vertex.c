/* Vertex arrays on their way to the server.
 *
 * A *plan* says how the enabled arrays of a vertex array object are fetched: which wire bindings there are (interleaved
 * attributes share one), their layout, and what has to be copied or converted first. It depends on formats and bindings
 * only, so it is made once and kept in vao->emit_memo. It is found again by the array's version, or, when a program
 * goes back and forth between a few arrays, by content. A plan that needs no copies and is bound again becomes a vertex
 * array on the wire: one handle a draw.
 *
 * Client memory goes into a streaming buffer, only the range that the draw reads. Arrays that the device cannot fetch
 * are converted whole from the buffer's shadow and cached by (buffer, version, format). So are arrays with a larger
 * divisor than the device takes: each element is repeated, and the array advances at every instance. */
#include "translator/gl/buffer.h"
#include "translator/gl/emit.h"
#include "translator/gl/upload.h"
#include "translator/gl/vertex.h"

#define STREAM_SIZE      (4ull << 20)
#define LAYOUT_LIMIT     1024u /* then all are forgotten and made again as they are needed */
#define CONVERSION_LIMIT 64u
#define ARRAY_AFTER_USES 2u /* binds of a plan before it is worth a vertex array of its own */
#define PLANS            4u /* of one array object; a power of two */

typedef struct source {              /* one wire binding */
    mgl_buffer *buffer;              /* NULL: client memory; not a reference: the array object holds it */
    uint64_t base;                   /* bytes in the buffer, or the client address */
    uint32_t stride, divisor, bytes; /* bytes: that an element reads from base */
    uint32_t repeat;                 /* GL's divisor where the device cannot have it, else 0; then divisor is 1 */
    uint8_t convert;                 /* one plus the attribute that is converted, 0: fetched in place */
} source;

typedef struct plan {
    uint32_t version, epoch, attrib_mask, constant_mask, constant_kinds; /* key; version 0: empty */
    uint32_t uses, count;
    bool streamed; /* some source is copied or converted at each draw */
    source sources[MGL_MAX_VERTEX_BINDINGS];
    mgl_vertex_buffer buffers[MGL_MAX_VERTEX_BINDINGS]; /* of plans that are not streamed */
    mgl_handle layout, array, array_index;              /* array_index: the index buffer that the array names */
    mgl_vertex_attrib attribs[MGL_MAX_ATTRIBS];         /* of the array object as the plan was made: */
    mgl_vertex_binding_point bindings[MGL_MAX_VERTEX_BINDINGS];
} plan;

typedef struct memo {
    plan plans[PLANS];
    uint8_t next;
} memo; /* vao->emit_memo */

typedef struct layout_key {
    uint32_t binding_count, element_count;
    mgl_vertex_binding bindings[MGL_MAX_VERTEX_BINDINGS];
    mgl_vertex_element elements[MGL_MAX_ATTRIBS];
} layout_key;

typedef struct conversion { /* a whole array in a format that the device fetches */
    mgl_handle source, converted;
    uint64_t base;
    uint32_t stride, version, count, repeat; /* count: elements of `converted` */
    GLenum type, format;
    uint8_t size;
    bool normalized, integer;
    uint64_t used;
} conversion;

struct mgl_vertex_emitter {
    mgl_table layouts;                                  /* layout_key without the unused elements -> packed handle */
    uint32_t epoch;                                     /* changes when all layouts are forgotten */
    mgl_handle layout, array;                           /* bound on the server; array null: bound piecewise */
    mgl_vertex_buffer buffers[MGL_MAX_VERTEX_BINDINGS]; /* as the server knows them */
    mgl_current_attribute attribs[MGL_MAX_ATTRIBS];     /* as the server knows them, where attribs_known */
    uint32_t attribs_known;
    const plan *bound; /* the plan of the last draw while nothing was bound over it */
    struct {
        mgl_handle handle;
        uint64_t size, cursor;
    } stream;
    conversion conversions[CONVERSION_LIMIT];
    uint64_t clock;
    mgl_bytes scratch;
};

bool mgl_emit_vertex_init(mgl_context *ctx)
{
    ctx->sent->vertex = mgl_new(struct mgl_vertex_emitter);
    if (ctx->sent->vertex) ctx->sent->vertex->epoch = 1;
    return ctx->sent->vertex != NULL;
}

static void free_buffer(mgl_context *ctx, mgl_handle *handle)
{
    if (mgl_handle_is_null(*handle)) return;
    mgl_emit_buffer_destroy(&ctx->encoder)->buffer = *handle;
    mgl_handle_free(ctx->connection, MGL_KIND_BUFFER, *handle);
    *handle = (mgl_handle){0, 0};
}

static void forget_layouts(mgl_context *ctx)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    mgl_table_entry *entry;
    for (uint32_t i = 0; (entry = mgl_table_next(&e->layouts, &i));) {
        mgl_handle handle = mgl_handle_unpack(entry->value);
        mgl_emit_vertex_layout_destroy(&ctx->encoder)->layout = handle;
        mgl_handle_free(ctx->connection, MGL_KIND_VERTEX_LAYOUT, handle);
    }
    mgl_table_finish(&e->layouts, NULL);
    e->epoch++;
    e->layout = e->array = (mgl_handle){0, 0};
    e->bound = NULL;
}

void mgl_emit_vertex_finish(mgl_context *ctx)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    if (!e) return;
    forget_layouts(ctx);
    free_buffer(ctx, &e->stream.handle);
    for (uint32_t i = 0; i < CONVERSION_LIMIT; i++)
        free_buffer(ctx, &e->conversions[i].converted);
    mgl_bytes_finish(&e->scratch);
    mgl_free(e);
    ctx->sent->vertex = NULL;
}

static void drop_array(mgl_context *ctx, plan *p)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    if (e->bound == p) e->bound = NULL;
    if (mgl_handle_is_null(p->array)) return;
    if (mgl_handle_equal(e->array, p->array)) e->array = (mgl_handle){0, 0};
    mgl_emit_vertex_array_destroy(&ctx->encoder)->array = p->array;
    mgl_handle_free(ctx->connection, MGL_KIND_VERTEX_ARRAY, p->array);
    p->array = (mgl_handle){0, 0};
}

void mgl_emit_vertex_forget(mgl_context *ctx, mgl_vao *vao)
{
    memo *m = vao->emit_memo;
    if (!m) return;
    if (ctx->sent)
        for (size_t i = 0; i < MGL_COUNT(m->plans); i++)
            drop_array(ctx, &m->plans[i]);
    mgl_object_free(ctx, MGL_OBJECT_VERTEX_MEMO, m);
    vao->emit_memo = NULL;
}

/* ---- layouts ---- */

static mgl_handle find_layout(mgl_context *ctx, const layout_key *key)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    uint32_t size = (uint32_t)(offsetof(layout_key, elements) + key->element_count * sizeof key->elements[0]);
    const void *found = mgl_table_find(&e->layouts, key, size);
    if (found) return mgl_handle_unpack(found);
    if (e->layouts.count >= LAYOUT_LIMIT) forget_layouts(ctx);
    mgl_handle handle = mgl_handle_mint(ctx->connection, MGL_KIND_VERTEX_LAYOUT);
    if (mgl_handle_is_null(handle)) return handle;
    if (!mgl_table_insert(&e->layouts, key, size, mgl_handle_pack(handle))) {
        mgl_handle_free(ctx->connection, MGL_KIND_VERTEX_LAYOUT, handle);
        return (mgl_handle){0, 0};
    }
    mgl_vertex_element *tail;
    mgl_wire_vertex_layout_create *record = mgl_emit_vertex_layout_create(&ctx->encoder, key->element_count, &tail);
    record->layout = handle;
    record->binding_count = key->binding_count;
    memcpy(record->bindings, key->bindings, sizeof record->bindings);
    memcpy(tail, key->elements, key->element_count * sizeof *tail);
    return handle;
}

/* ---- plans ---- */

/* Whether the attribute can be fetched through an existing source, widening it: same memory, same step, within one
 * element. */
static bool join_source(source *s, const source *wanted, uint32_t max_offset)
{
    if (s->convert || wanted->convert || s->buffer != wanted->buffer || s->stride != wanted->stride ||
        s->divisor != wanted->divisor)
        return false;
    uint64_t base = MGL_MIN(s->base, wanted->base);
    uint64_t end = MGL_MAX(s->base + s->bytes, wanted->base + wanted->bytes);
    if (end - base > s->stride || end - base > max_offset) return false;
    s->base = base;
    s->bytes = (uint32_t)(end - base);
    return true;
}

static uint32_t add_source(const mgl_context *ctx, plan *p, const source *wanted)
{
    uint32_t max_offset = MGL_MAX(ctx->caps->max_vertex_offset, 1u);
    for (uint32_t i = 0; i < p->count; i++)
        if (join_source(&p->sources[i], wanted, max_offset)) return i;
    p->sources[p->count] = *wanted;
    return p->count++;
}

/* What an enabled attribute reads. */
static source attrib_source(const mgl_context *ctx, const mgl_vao *vao, uint32_t index, mgl_vertex_format *format)
{
    const mgl_vertex_attrib *a = &vao->attribs[index];
    const mgl_vertex_binding_point *b = &vao->bindings[a->binding];
    *format = mgl_vertex_format_of(ctx->caps, a);
    source s = {.buffer = b->buffer,
                .base = (uint64_t)b->offset + a->relative_offset,
                .stride = b->stride,
                .divisor = b->divisor,
                .bytes = format->bytes};
    uint32_t max_divisor = ctx->caps->features & MGL_CAP_DIVISOR ? MGL_MAX(ctx->caps->max_divisor, 1u) : 1;
    if (s.stride == 0) s.divisor = MGL_MIN(s.divisor, 1u); /* one element for all instances */
    if (s.divisor > max_divisor) {
        s.repeat = s.divisor;
        s.divisor = 1;
        format->convert = true;
    }
    uint32_t max_stride = ctx->caps->max_vertex_stride;
    if (s.base % format->alignment || s.stride % format->alignment || (max_stride && s.stride > max_stride))
        format->convert = true;
    if (format->convert) {
        format->format = mgl_vertex_format_wide(a);
        s.convert = (uint8_t)(index + 1);
    }
    return s;
}

/* Enabled, but without memory behind it: reads as its current value. */
static bool attrib_is_empty(const mgl_vao *vao, uint32_t index)
{
    const mgl_vertex_attrib *a = &vao->attribs[index];
    const mgl_vertex_binding_point *b = &vao->bindings[a->binding];
    if (b->buffer) return !b->buffer->has_storage;
    return (uint64_t)b->offset < MGL_CLIENT_MEMORY_START;
}

static void constant_element(mgl_vertex_element *element, uint32_t location, uint32_t kinds)
{
    static const uint16_t formats[4] = {MGL_FORMAT_R32G32B32A32_SFLOAT, MGL_FORMAT_R32G32B32A32_SINT,
                                        MGL_FORMAT_R32G32B32A32_UINT, MGL_FORMAT_R32G32B32A32_SFLOAT};
    *element = (mgl_vertex_element){formats[kinds >> (2 * location) & 3], (uint8_t)location, MGL_CONSTANT_BINDING,
                                    location * 16};
}

static void add_elements(const mgl_context *ctx, const mgl_vao *vao, plan *p, layout_key *key)
{
    uint8_t where[MGL_MAX_ATTRIBS];
    uint64_t address[MGL_MAX_ATTRIBS];
    for (uint32_t mask = p->attrib_mask; mask; mask &= mask - 1) {
        uint32_t i = (uint32_t)__builtin_ctz(mask);
        mgl_vertex_format format;
        source s = attrib_source(ctx, vao, i, &format);
        where[i] = (uint8_t)add_source(ctx, p, &s);
        address[i] = s.base;
        key->elements[key->element_count++] =
            (mgl_vertex_element){.format = (uint16_t)format.format, .location = (uint8_t)i, .binding = where[i]};
        if (s.convert || !s.buffer) p->streamed = true;
    }
    for (uint32_t i = 0; i < key->element_count; i++) { /* bases are final only now */
        mgl_vertex_element *element = &key->elements[i];
        const source *s = &p->sources[element->binding];
        element->offset = s->convert ? 0 : (uint32_t)(address[element->location] - s->base);
    }
    for (uint32_t mask = p->constant_mask; mask; mask &= mask - 1)
        constant_element(&key->elements[key->element_count++], (uint32_t)__builtin_ctz(mask), p->constant_kinds);
}

static bool make_plan(mgl_context *ctx, const mgl_vao *vao, plan *p)
{
    layout_key key;
    memset(&key, 0, sizeof key);
    p->count = p->uses = 0;
    p->streamed = false;
    add_elements(ctx, vao, p, &key);
    key.binding_count = p->count;
    for (uint32_t i = 0; i < p->count; i++) {
        const source *s = &p->sources[i];
        uint32_t stride = s->stride;
        if (s->convert && stride) stride = (uint32_t)vao->attribs[s->convert - 1].size * 4;
        key.bindings[i] = (mgl_vertex_binding){stride, s->divisor};
        p->buffers[i] = (mgl_vertex_buffer){mgl_buffer_wire(s->buffer), s->base};
    }
    p->layout = find_layout(ctx, &key);
    p->version = vao->version;
    p->epoch = ctx->sent->vertex->epoch;
    memcpy(p->attribs, vao->attribs, sizeof p->attribs);
    memcpy(p->bindings, vao->bindings, sizeof p->bindings);
    return !mgl_handle_is_null(p->layout);
}

/* Whether the array is what it was when the plan was made. A buffer may lie where another one lay, or have got another
 * handle. */
static bool same_content(const plan *p, const mgl_vao *vao)
{
    if (memcmp(p->attribs, vao->attribs, sizeof p->attribs) || memcmp(p->bindings, vao->bindings, sizeof p->bindings))
        return false;
    for (uint32_t i = 0; i < p->count; i++)
        if (!mgl_handle_equal(p->buffers[i].buffer, mgl_buffer_wire(p->sources[i].buffer))) return false;
    return true;
}

/* The attributes to fetch and those that read their current value, for the program as last checked. */
static void attrib_masks(const mgl_context *ctx, const mgl_vao *vao, uint32_t *fetched, uint32_t *constant)
{
    uint32_t read = ctx->sent->attribute_mask & ((1u << MGL_MAX_ATTRIBS) - 1);
    /* Client memory is copied, so only what is read; else all, and the plan serves every program. */
    *fetched = vao->client_mask ? vao->enabled_mask & read : vao->enabled_mask;
    for (uint32_t mask = *fetched; mask; mask &= mask - 1) {
        uint32_t i = (uint32_t)__builtin_ctz(mask);
        if (attrib_is_empty(vao, i)) *fetched &= ~(1u << i);
    }
    *constant = read & ~*fetched;
}

static uint32_t kinds_of(uint32_t kinds, uint32_t mask)
{
    uint32_t result = 0;
    for (; mask; mask &= mask - 1) {
        uint32_t shift = 2 * (uint32_t)__builtin_ctz(mask);
        result |= kinds & 3u << shift;
    }
    return result;
}

void mgl_emit_prefetch_plan(const mgl_vao *vao)
{
    const memo *m = vao->emit_memo;
    if (vao->bindings[0].buffer) mgl_prefetch(vao->bindings[0].buffer, sizeof *vao->bindings[0].buffer);
    if (!m) return;
    mgl_prefetch(&m->plans[0].version, sizeof(uint64_t));
    mgl_prefetch(&m->plans[0].layout, 3 * sizeof(mgl_handle));
}

static plan *find_plan(mgl_context *ctx, mgl_vao *vao)
{
    memo *m = vao->emit_memo;
    if (!m && !(m = vao->emit_memo = mgl_object_new(ctx, MGL_OBJECT_VERTEX_MEMO, sizeof *m))) return NULL;
    uint32_t fetched, constant;
    attrib_masks(ctx, vao, &fetched, &constant);
    uint32_t kinds = kinds_of(ctx->sent->attribute_kind, constant), epoch = ctx->sent->vertex->epoch;
    for (size_t i = 0; i < MGL_COUNT(m->plans); i++) {
        plan *p = &m->plans[i];
        if (!p->version || p->epoch != epoch || p->attrib_mask != fetched || p->constant_mask != constant ||
            p->constant_kinds != kinds)
            continue;
        if (p->version != vao->version && !same_content(p, vao)) continue;
        p->version = vao->version;
        return p;
    }
    plan *p = &m->plans[m->next];
    m->next = (m->next + 1) % PLANS;
    drop_array(ctx, p);
    p->attrib_mask = fetched;
    p->constant_mask = constant;
    p->constant_kinds = kinds;
    return make_plan(ctx, vao, p) ? p : NULL;
}

/* ---- binding ---- */

static void bind_layout(mgl_context *ctx, mgl_handle layout)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    e->array = (mgl_handle){0, 0};
    if (mgl_handle_equal(e->layout, layout)) return;
    mgl_emit_vertex_layout_bind(&ctx->encoder)->layout = layout;
    e->layout = layout;
}

static bool same_buffer(const mgl_vertex_buffer *a, const mgl_vertex_buffer *b)
{
    return mgl_handle_equal(a->buffer, b->buffer) && a->offset == b->offset;
}

static void bind_buffers(mgl_context *ctx, const mgl_vertex_buffer *buffers, uint32_t count)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    uint32_t first = 0, end = count;
    while (first < count && same_buffer(&buffers[first], &e->buffers[first]))
        first++;
    while (end > first && same_buffer(&buffers[end - 1], &e->buffers[end - 1]))
        end--;
    if (first == end) return;
    mgl_vertex_buffer *tail;
    mgl_emit_vertex_buffers(&ctx->encoder, end - first, &tail)->first = first;
    memcpy(tail, buffers + first, (end - first) * sizeof *tail);
    memcpy(e->buffers + first, buffers + first, (end - first) * sizeof *tail);
}

static bool make_array(mgl_context *ctx, const mgl_vao *vao, plan *p)
{
    p->array = mgl_handle_mint(ctx->connection, MGL_KIND_VERTEX_ARRAY);
    if (mgl_handle_is_null(p->array)) return false;
    mgl_vertex_buffer *tail;
    mgl_wire_vertex_array_create *record = mgl_emit_vertex_array_create(&ctx->encoder, p->count, &tail);
    record->array = p->array;
    record->layout = p->layout;
    record->index_buffer = p->array_index = mgl_buffer_wire(vao->index_buffer);
    memcpy(tail, p->buffers, p->count * sizeof *tail);
    return true;
}

static void bind_array(mgl_context *ctx, const plan *p)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    if (mgl_handle_equal(e->array, p->array)) return;
    mgl_emit_vertex_array_bind(&ctx->encoder)->array = p->array;
    e->array = p->array;
    e->layout = p->layout;
    memcpy(e->buffers, p->buffers, p->count * sizeof *e->buffers);
    ctx->sent->index_buffer = p->array_index;
    ctx->sent->index_known = true;
}

static void bind_plan(mgl_context *ctx, const mgl_vao *vao, plan *p)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    if (e->bound == p) return;
    e->bound = p;
    if (!mgl_handle_is_null(p->array) && !mgl_handle_equal(p->array_index, mgl_buffer_wire(vao->index_buffer))) {
        drop_array(ctx, p);
        e->bound = p;
        p->uses = 0;
    }
    bool worth = !mgl_handle_is_null(p->array) || (++p->uses > ARRAY_AFTER_USES && p->count);
    if (worth && (!mgl_handle_is_null(p->array) || make_array(ctx, vao, p))) {
        bind_array(ctx, p);
        return;
    }
    bind_layout(ctx, p->layout);
    bind_buffers(ctx, p->buffers, p->count);
}

static void emit_attribs(mgl_context *ctx, uint32_t mask)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    for (; mask; mask &= mask - 1) {
        uint32_t i = (uint32_t)__builtin_ctz(mask);
        bool known = e->attribs_known >> i & 1;
        if (known && !memcmp(&e->attribs[i], ctx->attribs[i].value, sizeof e->attribs[i])) continue;
        mgl_current_attribute *tail;
        mgl_emit_current_attributes(&ctx->encoder, 1, &tail)->first = i;
        memcpy(tail, ctx->attribs[i].value, sizeof *tail);
        e->attribs[i] = *tail;
        e->attribs_known |= 1u << i;
    }
}

/* ---- client memory and conversions ---- */

typedef struct draw_extent {
    uint64_t first, count, base_instance, instances;
} draw_extent; /* elements that the draw reads */

/* Elements of the source. */
static void source_extent(const source *s, const draw_extent *extent, uint64_t *first, uint64_t *count)
{
    uint32_t divisor = s->repeat ? s->repeat : s->divisor;
    *first = divisor ? extent->base_instance : extent->first;
    *count = divisor ? (extent->instances + divisor - 1) / divisor : extent->count;
    if (s->stride == 0) {
        *first = 0;
        *count = 1;
    }
}

/* Bytes a step and bytes an element as they lie in the stream. */
static void streamed_shape(const mgl_vao *vao, const source *s, uint32_t *stride, uint32_t *bytes)
{
    *stride = s->stride;
    *bytes = s->bytes;
    if (!s->convert) return;
    *bytes = (uint32_t)vao->attribs[s->convert - 1].size * 4;
    if (*stride) *stride = *bytes;
}

/* Where the elements go: far enough into the stream that element 0 would not lie before its start, so that vertex
 * numbers stay the program's. Returns the end; *at: the first element's place. */
static uint64_t place(const mgl_vao *vao, const source *s, const draw_extent *extent, uint64_t cursor, uint64_t *at)
{
    uint64_t first, count;
    uint32_t stride, bytes;
    source_extent(s, extent, &first, &count);
    streamed_shape(vao, s, &stride, &bytes);
    if (s->repeat) count = extent->instances;
    *at = MGL_ALIGN(MGL_MAX(cursor, first * stride), (uint64_t)16);
    /* Keep the distance to element 0 a multiple of what the components need. */
    *at += first * stride % 16;
    return *at + (count - 1) * stride + bytes;
}

static uint64_t place_all(const mgl_vao *vao, const plan *p, const draw_extent *extent, uint64_t cursor)
{
    for (uint32_t i = 0; i < p->count; i++) {
        uint64_t at;
        if (!p->sources[i].buffer) cursor = place(vao, &p->sources[i], extent, cursor, &at);
    }
    return cursor;
}

/* Room for everything that the draw streams, in one storage. */
static bool reserve_stream(mgl_context *ctx, const mgl_vao *vao, const plan *p, const draw_extent *extent)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    if (mgl_handle_is_null(e->stream.handle)) {
        e->stream.handle = mgl_handle_mint(ctx->connection, MGL_KIND_BUFFER);
        if (mgl_handle_is_null(e->stream.handle)) return false;
    } else if (place_all(vao, p, extent, e->stream.cursor) <= e->stream.size) {
        return true;
    }
    uint64_t need = place_all(vao, p, extent, 0), size = STREAM_SIZE;
    while (size < need)
        size *= 2;
    if (ctx->caps->heap_bytes && size > ctx->caps->heap_bytes) return false;
    mgl_wire_buffer_storage *record = mgl_emit_buffer_storage(&ctx->encoder);
    record->buffer = e->stream.handle;
    record->size = size;
    record->flags = MGL_BUFFER_HINT_STREAM;
    e->stream.size = size;
    e->stream.cursor = 0;
    return true;
}

static void *scratch(struct mgl_vertex_emitter *e, uint64_t size)
{
    e->scratch.size = 0;
    return mgl_bytes_reserve(&e->scratch, size) ? e->scratch.data : NULL;
}

/* Makes `count` elements of those at the start, each `repeat` times, in place. */
static void repeat_elements(uint8_t *elements, uint32_t bytes, uint32_t repeat, uint64_t count)
{
    for (uint64_t i = count; i-- > 0;) /* from the end: what is overwritten has been read */
        memmove(elements + i * bytes, elements + i / repeat * bytes, bytes);
}

static bool stream_source(mgl_context *ctx, const mgl_vao *vao, const source *s, const draw_extent *extent,
                          mgl_vertex_buffer *out)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    uint64_t first, count, at;
    uint32_t stride, bytes;
    source_extent(s, extent, &first, &count);
    streamed_shape(vao, s, &stride, &bytes);
    uint64_t end = place(vao, s, extent, e->stream.cursor, &at);
    const uint8_t *from = (const uint8_t *)(uintptr_t)s->base + first * s->stride;
    if (s->convert) {
        void *converted = scratch(e, (s->repeat ? extent->instances : count) * bytes);
        if (!converted) return false;
        mgl_vertex_convert(&vao->attribs[s->convert - 1], from, s->stride, (uint32_t)count, converted);
        if (s->repeat) repeat_elements(converted, bytes, s->repeat, extent->instances);
        from = converted;
    }
    mgl_upload_buffer(ctx, e->stream.handle, at, end - at, from, MGL_UPLOAD_UNSYNCHRONIZED);
    e->stream.cursor = end;
    *out = (mgl_vertex_buffer){e->stream.handle, at - first * stride};
    return true;
}

static bool same_conversion(const conversion *a, const conversion *b)
{
    return mgl_handle_equal(a->source, b->source) && a->base == b->base && a->stride == b->stride &&
           a->repeat == b->repeat && a->type == b->type && a->format == b->format && a->size == b->size &&
           a->normalized == b->normalized && a->integer == b->integer;
}

/* The conversion like `wanted`, or the one that was used longest ago. */
static conversion *find_conversion(struct mgl_vertex_emitter *e, const conversion *wanted)
{
    conversion *oldest = &e->conversions[0];
    for (uint32_t i = 0; i < CONVERSION_LIMIT; i++) {
        conversion *c = &e->conversions[i];
        if (same_conversion(c, wanted)) return c;
        if (c->used < oldest->used) oldest = c;
    }
    return oldest;
}

/* How many elements the converted array needs. Repeated ones go as far as the draw's instances, rounded up so that a
 * growing number of instances is not a conversion a draw. */
static uint64_t converted_count(const source *s, const draw_extent *extent)
{
    uint64_t size = s->buffer->size;
    if (s->base + s->bytes > size) return 0;
    uint64_t elements = s->stride ? (size - s->base - s->bytes) / s->stride + 1 : 1, instances = 64;
    if (!s->repeat) return elements;
    while (instances < extent->instances)
        instances *= 2;
    elements = MGL_MIN(elements, (uint64_t)UINT32_MAX);
    return MGL_MIN(elements * s->repeat, extent->base_instance * s->repeat + instances);
}

/* Converts the array from its start on, so that every draw finds its elements at their own numbers. */
static bool convert_array(mgl_context *ctx, const mgl_vertex_attrib *a, const source *s, uint64_t count, conversion *c)
{
    if (!count || count > UINT32_MAX) return false;
    const uint8_t *from = mgl_buffer_read_pointer(ctx, s->buffer, s->base, s->buffer->size - s->base);
    uint32_t element = (uint32_t)a->size * 4, sources = (uint32_t)count;
    uint64_t bytes = count * element;
    void *converted = from ? scratch(ctx->sent->vertex, bytes) : NULL;
    if (!converted) return false;
    if (s->repeat) sources = (uint32_t)((count + s->repeat - 1) / s->repeat);
    mgl_vertex_convert(a, from, s->stride, sources, converted);
    if (s->repeat) repeat_elements(converted, element, s->repeat, count);
    if (mgl_handle_is_null(c->converted)) c->converted = mgl_handle_mint(ctx->connection, MGL_KIND_BUFFER);
    if (mgl_handle_is_null(c->converted)) return false;
    mgl_wire_buffer_storage *record = mgl_emit_buffer_storage(&ctx->encoder);
    record->buffer = c->converted;
    record->size = bytes;
    mgl_upload_buffer(ctx, c->converted, 0, bytes, converted, 0);
    c->count = (uint32_t)count;
    return true;
}

static bool converted_source(mgl_context *ctx, const mgl_vao *vao, const source *s, const draw_extent *extent,
                             mgl_vertex_buffer *out)
{
    struct mgl_vertex_emitter *e = ctx->sent->vertex;
    const mgl_vertex_attrib *a = &vao->attribs[s->convert - 1];
    conversion wanted = {.source = s->buffer->handle,
                         .base = s->base,
                         .stride = s->stride,
                         .repeat = s->repeat,
                         .type = a->type,
                         .format = a->format,
                         .size = (uint8_t)a->size,
                         .normalized = a->normalized,
                         .integer = a->integer};
    conversion *c = find_conversion(e, &wanted);
    uint64_t count = converted_count(s, extent);
    c->used = ++e->clock;
    if (!same_conversion(c, &wanted) || c->version != mgl_buffer_content_version(s->buffer) || c->count < count) {
        wanted.converted = c->converted;
        wanted.used = c->used;
        *c = wanted;
        if (!convert_array(ctx, a, s, count, c)) {
            c->source = (mgl_handle){0, 0};
            return false;
        }
        c->version = s->buffer->version;
    }
    /* The base instance counts elements (GL 4.6 core §10.4), the device instances. */
    uint64_t skipped = s->repeat ? extent->base_instance * (s->repeat - 1) : 0;
    *out = (mgl_vertex_buffer){c->converted, skipped * (uint64_t)a->size * 4};
    return true;
}

static bool bind_streamed(mgl_context *ctx, const mgl_vao *vao, const plan *p, const draw_extent *extent)
{
    mgl_vertex_buffer buffers[MGL_MAX_VERTEX_BINDINGS];
    ctx->sent->vertex->bound = NULL;
    if (vao->client_mask && !reserve_stream(ctx, vao, p, extent)) return false;
    for (uint32_t i = 0; i < p->count; i++) {
        const source *s = &p->sources[i];
        buffers[i] = p->buffers[i];
        bool ok = true;
        if (!s->buffer)
            ok = stream_source(ctx, vao, s, extent, &buffers[i]);
        else if (s->convert)
            ok = converted_source(ctx, vao, s, extent, &buffers[i]);
        if (!ok) return false;
    }
    bind_layout(ctx, p->layout);
    bind_buffers(ctx, buffers, p->count);
    return true;
}

bool mgl_emit_group_vertices(mgl_context *ctx, uint32_t first, uint32_t count, uint32_t base_instance,
                             uint32_t instances, int32_t base_vertex)
{
    mgl_vao *vao = ctx->vao;
    plan *p = find_plan(ctx, vao);
    if (!p) {
        mgl_error(ctx, GL_OUT_OF_MEMORY, "draw: no memory for a vertex layout");
        return false;
    }
    if (!p->streamed) {
        bind_plan(ctx, vao, p);
    } else {
        int64_t low = (int64_t)first + base_vertex;
        draw_extent extent = {low < 0 ? 0 : (uint64_t)low, MGL_MAX(count, 1u), base_instance, MGL_MAX(instances, 1u)};
        if (!bind_streamed(ctx, vao, p, &extent)) return false;
    }
    emit_attribs(ctx, p->constant_mask);
    ctx->dirty &= ~(MGL_DIRTY_VERTEX_ARRAY | MGL_DIRTY_ATTRIBS | MGL_DIRTY_INDEX_BUFFER);
    if (p->streamed) ctx->dirty |= MGL_DIRTY_VERTEX_ARRAY; /* every draw looks again */
    return true;
}
