/* Queries. A GL query from begin to end is a run: a list of segments, each one Vulkan query, because a Vulkan query may
 * not outlive the pass it began in. Segments begin at draws, inside the pass, and are suspended when the pass ends. A
 * completion sums the segments of a run that has ended and sends the result. GL queries that count by the same kind of
 * Vulkan query share segments: two of a kind cannot run at once. */
#include "translator/vk/resource.h"
#include "translator/vk/draw.h"

#include <string.h>

#define POOL_QUERIES 256

/* Primitives that reach the clipper, or with rasterizer discard, when none does, those that were assembled. */
#define STATISTICS                                                                                                     \
    (VK_QUERY_PIPELINE_STATISTIC_INPUT_ASSEMBLY_PRIMITIVES_BIT | VK_QUERY_PIPELINE_STATISTIC_CLIPPING_INVOCATIONS_BIT)

typedef enum query_kind {
    KIND_OCCLUSION,
    KIND_XFB,
    KIND_PRIMITIVES,
    KIND_STATISTICS,
    KIND_TIMESTAMP,
    KIND_COUNT
} query_kind;

typedef struct pool {
    struct pool *next;
    VkQueryPool vk;
    uint64_t used[POOL_QUERIES / 64]; /* a bit a query */
} pool;

typedef struct segment {
    pool *pool;
    uint32_t slot, references; /* runs that have it */
    query_kind kind;
} segment;

/* `value` and `done` are written by the completion thread, everything else by the applying thread. */
typedef struct run {
    struct run *next; /* in queries->ended */
    mgl_handle query;
    uint32_t type;
    uint64_t serial, end_index, value;
    int done;
    bool held; /* a query object still answers with it */
    segment **segments, *first[4]; /* segments: `first` until there are more */
    uint32_t count, capacity;
} run;

struct mgl_vk_query {
    mgl_handle handle;
    uint32_t type, index;
    run *current, *last;     /* under way; ended */
    mgl_vk_context *context; /* in whose list it is active */
};

typedef struct running {
    query_kind kind;
    uint32_t stream;
    segment *segment;
} running;

struct mgl_vk_queries {
    pool *pools[KIND_COUNT];
    running running[8]; /* begun in the open pass */
    uint32_t running_count;
    run *ended; /* whose completion is to come, or that a query holds */
    mgl_vk_buffer *predicate;
    const run *predicate_run; /* whose result `predicate` holds */
};

bool mgl_vk_queries_init(mgl_applier *a)
{
    return (a->queries = mgl_new(mgl_vk_queries)) != NULL;
}

/* ---- slots ---- */

static void segment_unref(mgl_applier *a, segment *s)
{
    if (--s->references) return;
    s->pool->used[s->slot / 64] &= ~(1ull << s->slot % 64);
    mgl_pool_give(&a->pools[MGL_VK_POOL_SEGMENT], s);
}

static void run_free(mgl_applier *a, run *r)
{
    if (r->segments != r->first) mgl_free(r->segments);
    mgl_pool_give(&a->pools[MGL_VK_POOL_RUN], r);
}

static pool *pool_make(mgl_applier *a, query_kind kind)
{
    static const VkQueryType types[KIND_COUNT] = {
        VK_QUERY_TYPE_OCCLUSION,
        VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT,
        VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT,
        VK_QUERY_TYPE_PIPELINE_STATISTICS,
        VK_QUERY_TYPE_TIMESTAMP,
    };
    pool *p = mgl_new(pool);
    VkQueryPoolCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO, .queryType = types[kind], .queryCount = POOL_QUERIES};
    if (kind == KIND_STATISTICS) info.pipelineStatistics = STATISTICS;
    if (!p || a->device.vk.vkCreateQueryPool(a->device.device, &info, NULL, &p->vk) != VK_SUCCESS) {
        mgl_free(p);
        return NULL;
    }
    p->next = a->queries->pools[kind];
    a->queries->pools[kind] = p;
    return p;
}

/* Frees runs that are done and that nobody holds, with their segments. */
static void reap(mgl_applier *a)
{
    mgl_vk_queries *q = a->queries;
    for (run **link = &q->ended; *link;) {
        run *r = *link;
        if (!__atomic_load_n(&r->done, __ATOMIC_SEQ_CST)) {
            link = &r->next;
            continue;
        }
        for (uint32_t i = 0; i < r->count; i++)
            segment_unref(a, r->segments[i]);
        r->count = 0;
        if (r->held) {
            link = &r->next;
            continue;
        }
        *link = r->next;
        if (q->predicate_run == r) q->predicate_run = NULL;
        run_free(a, r);
    }
}

void mgl_vk_draw_completed(mgl_applier *a)
{
    if (a->queries && a->queries->ended) reap(a);
}

static int free_slot(const pool *p)
{
    for (uint32_t i = 0; i < POOL_QUERIES / 64; i++)
        if (~p->used[i]) return (int)(i * 64) + __builtin_ctzll(~p->used[i]);
    return -1;
}

/* A query that is reset, ready to begin; the reset goes before all of main. */
static segment *segment_make(mgl_applier *a, query_kind kind)
{
    pool *p = a->queries->pools[kind];
    while (p && free_slot(p) < 0)
        p = p->next;
    if (!p && !(p = pool_make(a, kind))) return NULL;
    segment *s = mgl_pool_take(&a->pools[MGL_VK_POOL_SEGMENT], sizeof(segment));
    if (!s) return NULL;
    *s = (segment){p, (uint32_t)free_slot(p), 0, kind};
    p->used[s->slot / 64] |= 1ull << s->slot % 64;
    if (a->device.host_query_reset)
        a->device.vk.vkResetQueryPoolEXT(a->device.device, p->vk, s->slot, 1);
    else
        a->device.vk.vkCmdResetQueryPool(mgl_vk_pre(a), p->vk, s->slot, 1);
    return s;
}

static bool run_append(run *r, segment *s)
{
    if (r->count == r->capacity) {
        segment **more = mgl_new_array(segment *, 4 * r->capacity);
        if (!more) return false;
        memcpy(more, r->segments, r->count * sizeof(*more));
        if (r->segments != r->first) mgl_free(r->segments);
        r->segments = more;
        r->capacity *= 4;
    }
    r->segments[r->count++] = s;
    s->references++;
    return true;
}

/* ---- running in a pass ---- */

/* How this device counts a GL query. False: it cannot, the result is zero. */
static bool counted_by(const mgl_vk_device *d, const mgl_vk_query *q, query_kind *kind)
{
    switch (q->type) {
    case MGL_QUERY_SAMPLES:
    case MGL_QUERY_ANY_SAMPLES:
        *kind = KIND_OCCLUSION;
        return true;
    case MGL_QUERY_PRIMITIVES_GENERATED:
        *kind = d->primitives_generated && q->index == 0               ? KIND_PRIMITIVES
                : d->features.pipelineStatisticsQuery && q->index == 0 ? KIND_STATISTICS
                                                                       : KIND_XFB;
        return *kind != KIND_XFB || d->transform_feedback;
    default:
        *kind = KIND_XFB;
        return d->transform_feedback && (q->index == 0 || q->index < d->caps.max_xfb_streams);
    }
}

static void end_running(mgl_applier *a, uint32_t i)
{
    mgl_vk_queries *q = a->queries;
    const running *r = &q->running[i];
    if (r->kind == KIND_XFB || (r->kind == KIND_PRIMITIVES && r->stream))
        a->device.vk.vkCmdEndQueryIndexedEXT(a->main, r->segment->pool->vk, r->segment->slot, r->stream);
    else
        a->device.vk.vkCmdEndQuery(a->main, r->segment->pool->vk, r->segment->slot);
    q->running[i] = q->running[--q->running_count];
    if (a->context) a->context->dirty |= MGL_DIRTY_QUERIES;
}

void mgl_vk_queries_suspend(mgl_applier *a)
{
    while (a->queries && a->queries->running_count)
        end_running(a, a->queries->running_count - 1);
}

static void end_kind(mgl_applier *a, query_kind kind, uint32_t stream)
{
    for (uint32_t i = 0; i < a->queries->running_count; i++)
        if (a->queries->running[i].kind == kind && a->queries->running[i].stream == stream) {
            end_running(a, i);
            return;
        }
}

static segment *begin_kind(mgl_applier *a, query_kind kind, uint32_t stream, bool precise)
{
    mgl_vk_queries *q = a->queries;
    if (q->running_count == MGL_COUNT(q->running)) return NULL;
    segment *s = segment_make(a, kind);
    if (!s) return NULL;
    VkQueryControlFlags flags = kind == KIND_OCCLUSION && precise && a->device.features.occlusionQueryPrecise
                                    ? VK_QUERY_CONTROL_PRECISE_BIT
                                    : 0;
    if (kind == KIND_XFB || (kind == KIND_PRIMITIVES && stream))
        a->device.vk.vkCmdBeginQueryIndexedEXT(a->main, s->pool->vk, s->slot, flags, stream);
    else
        a->device.vk.vkCmdBeginQuery(a->main, s->pool->vk, s->slot, flags);
    q->running[q->running_count++] = (running){kind, stream, s};
    return s;
}

void mgl_vk_queries_resume(mgl_applier *a, mgl_vk_context *c)
{
    mgl_vk_queries *q = a->queries;
    bool precise = false;
    for (uint32_t i = 0; i < c->query_count; i++)
        precise |= c->queries[i]->type == MGL_QUERY_SAMPLES;
    for (uint32_t i = 0; i < c->query_count; i++) {
        mgl_vk_query *x = c->queries[i];
        query_kind kind;
        segment *s = NULL;
        if (!counted_by(&a->device, x, &kind)) continue;
        for (uint32_t k = 0; k < q->running_count; k++)
            if (q->running[k].kind == kind && q->running[k].stream == x->index) s = q->running[k].segment;
        run *r = x->current;
        if (s && r->count && r->segments[r->count - 1] == s) continue;
        if (!s) s = begin_kind(a, kind, x->index, precise);
        if (!s || !run_append(r, s)) mgl_log_warn_once("a query misses samples: no memory for a Vulkan query");
    }
}

/* ---- results ---- */

static uint64_t elapsed(const mgl_vk_device *d, uint64_t from, uint64_t to)
{
    uint32_t bits = d->caps.timestamp_bits;
    uint64_t mask = bits >= 64 ? UINT64_MAX : (1ull << bits) - 1;
    return (uint64_t)((double)((to - from) & mask) * (double)d->properties.limits.timestampPeriod);
}

/* Completion thread: the submissions of all segments are complete. */
static uint64_t sum(mgl_applier *a, const run *r)
{
    uint64_t total = 0, first = 0;
    for (uint32_t i = 0; i < r->count; i++) {
        const segment *s = r->segments[i];
        uint64_t v[2] = {0, 0};
        uint32_t size = s->kind == KIND_XFB || s->kind == KIND_STATISTICS ? 16 : 8;
        if (a->device.vk.vkGetQueryPoolResults(a->device.device, s->pool->vk, s->slot, 1, size, v, size,
                                               VK_QUERY_RESULT_64_BIT) != VK_SUCCESS)
            continue;
        switch (r->type) {
        case MGL_QUERY_PRIMITIVES_GENERATED:
            total += s->kind == KIND_XFB || (s->kind == KIND_STATISTICS && v[1]) ? v[1] : v[0];
            break;
        case MGL_QUERY_XFB_OVERFLOW:
            total |= v[0] != v[1];
            break;
        case MGL_QUERY_TIMESTAMP:
            total = (uint64_t)((double)v[0] * (double)a->device.properties.limits.timestampPeriod);
            break;
        case MGL_QUERY_TIME_ELAPSED:
            if (i)
                total = elapsed(&a->device, first, v[0]);
            else
                first = v[0];
            break;
        default:
            total += v[0];
        }
    }
    return r->type == MGL_QUERY_ANY_SAMPLES ? total != 0 : total;
}

static void complete(mgl_applier *a, void *data)
{
    run *r = data;
    bool timed = r->type == MGL_QUERY_TIMESTAMP && r->count == 0;
    __atomic_store_n(&r->value, timed ? mgl_time_ns() : sum(a, r), __ATOMIC_SEQ_CST);
    mgl_event_query_done done = {r->query, r->serial, r->value};
    a->host.event(a->host.user, MGL_EVENT_QUERY_DONE, &done, sizeof(done), NULL, 0);
    __atomic_store_n(&r->done, 1, __ATOMIC_SEQ_CST); /* last: from here on the applying thread may free it */
}

static void answer_zero(mgl_applier *a, mgl_handle query, uint64_t serial)
{
    mgl_event_query_done done = {query, serial, 0};
    a->host.event(a->host.user, MGL_EVENT_QUERY_DONE, &done, sizeof(done), NULL, 0);
}

static void run_end(mgl_applier *a, mgl_vk_query *q, run *r, uint64_t serial)
{
    if (q->last) q->last->held = false;
    q->last = r;
    r->held = true;
    r->query = q->handle;
    r->serial = serial;
    r->end_index = a->recording_index;
    r->next = a->queries->ended;
    a->queries->ended = r;
    mgl_vk_on_complete(a, complete, r);
}

static run *run_make(mgl_applier *a, const mgl_vk_query *q)
{
    run *r = mgl_pool_take(&a->pools[MGL_VK_POOL_RUN], sizeof(run));
    if (!r) return NULL;
    r->type = q->type;
    r->segments = r->first;
    r->capacity = MGL_COUNT(r->first);
    return r;
}

static void write_timestamp(mgl_applier *a, run *r)
{
    if (!a->device.caps.timestamp_bits) return;
    segment *s = segment_make(a, KIND_TIMESTAMP);
    if (!s) return;
    if (!run_append(r, s)) {
        s->references = 1;
        segment_unref(a, s);
        return;
    }
    VkCommandBuffer main = mgl_vk_main(a);
    a->device.vk.vkCmdWriteTimestamp(main, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, s->pool->vk, s->slot);
}

int mgl_vk_query_answer(mgl_applier *a, mgl_vk_query *q, bool wait)
{
    run *r = q->last;
    if (!r || q->current) return 1;
    if (!__atomic_load_n(&r->done, __ATOMIC_SEQ_CST)) {
        if (!wait) return -1;
        if (r->end_index >= a->recording_index) mgl_vk_submit(a);
        mgl_vk_wait_index(a, r->end_index);
        if (!__atomic_load_n(&r->done, __ATOMIC_SEQ_CST)) return 1;
    }
    return __atomic_load_n(&r->value, __ATOMIC_SEQ_CST) != 0;
}

/* ---- predicates ---- */

bool mgl_vk_query_predicate(mgl_applier *a, mgl_vk_query *x, VkBuffer *buffer, uint64_t *offset)
{
    mgl_vk_queries *q = a->queries;
    const run *r = x->last;
    if (!r || x->current || r->count != 1 || r->segments[0]->kind != KIND_OCCLUSION) return false;
    if (!q->predicate) {
        q->predicate = mgl_vk_buffer_new(a);
        if (!q->predicate || !mgl_vk_buffer_make(a, q->predicate, 16, 0)) {
            mgl_pool_give(&a->pools[MGL_VK_POOL_BUFFER], q->predicate);
            q->predicate = NULL;
            return false;
        }
    }
    *buffer = q->predicate->buffer;
    *offset = 0;
    if (q->predicate_run == r) { /* this recording reads it, too, before it may be written again */
        mgl_vk_buffer_read(a, q->predicate, VK_PIPELINE_STAGE_CONDITIONAL_RENDERING_BIT_EXT,
                           VK_ACCESS_CONDITIONAL_RENDERING_READ_BIT_EXT);
        return true;
    }
    VkCommandBuffer main = mgl_vk_main_outside(a, MGL_BREAK_QUERY);
    mgl_vk_buffer_access(a, q->predicate, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT, false);
    mgl_vk_barriers_flush(a, false);
    a->device.vk.vkCmdCopyQueryPoolResults(main, r->segments[0]->pool->vk, r->segments[0]->slot, 1, *buffer, 0, 4,
                                           VK_QUERY_RESULT_WAIT_BIT);
    mgl_vk_buffer_access(a, q->predicate, VK_PIPELINE_STAGE_CONDITIONAL_RENDERING_BIT_EXT,
                         VK_ACCESS_CONDITIONAL_RENDERING_READ_BIT_EXT, false);
    q->predicate_run = r;
    return true;
}

/* ---- records ---- */

bool mgl_vk_rec_query_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_query_create *p)
{
    if (p->type > MGL_QUERY_XFB_OVERFLOW || p->index > 3)
        return mgl_vk_fault(a, "query of type %u, index %u", p->type, p->index);
    mgl_vk_query *q = mgl_pool_take(&a->pools[MGL_VK_POOL_QUERY], sizeof(*q));
    if (!q) {
        mgl_vk_out_of_memory(a, MGL_KIND_QUERY, p->query);
        return true;
    }
    *q = (mgl_vk_query){.handle = p->query, .type = p->type, .index = p->index};
    if (mgl_vk_object_set(a, MGL_KIND_QUERY, p->query, q)) return true;
    mgl_pool_give(&a->pools[MGL_VK_POOL_QUERY], q);
    return mgl_vk_fault(a, "query %u is taken", p->query.slot);
}

/* Takes the query out of its context's list; what it shared a Vulkan query with goes on in another. */
static void deactivate(mgl_applier *a, mgl_vk_query *q)
{
    mgl_vk_context *c = q->context;
    query_kind kind;
    q->context = NULL;
    for (mgl_vk_context *known = a->draws->contexts; known; known = known->next)
        for (uint32_t i = 0; known == c && i < c->query_count; i++) {
            if (c->queries[i] != q) continue;
            c->queries[i] = c->queries[--c->query_count];
            break;
        }
    if (counted_by(&a->device, q, &kind)) end_kind(a, kind, q->index);
}

void mgl_vk_queries_leave(mgl_applier *a, mgl_vk_context *c)
{
    while (c->query_count)
        deactivate(a, c->queries[c->query_count - 1]);
}

static void drop_run(mgl_applier *a, run *r)
{
    for (uint32_t i = 0; i < r->count; i++)
        segment_unref(a, r->segments[i]);
    run_free(a, r);
}

/* A run that will not be asked for may still be executing: its slots come back through a completion like the others. */
static void abandon(mgl_applier *a, void *data)
{
    __atomic_store_n(&((run *)data)->done, 1, __ATOMIC_SEQ_CST);
}

void mgl_vk_query_free(mgl_applier *a, mgl_vk_query *q)
{
    if (q->last) q->last->held = false;
    if (q->current) drop_run(a, q->current);
    mgl_pool_give(&a->pools[MGL_VK_POOL_QUERY], q);
}

bool mgl_vk_rec_query_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_query_destroy *p)
{
    mgl_vk_query *q = mgl_vk_object_take(a, MGL_KIND_QUERY, p->query);
    if (!q) return mgl_vk_fault(a, "query %u does not exist", p->query.slot);
    if (q->context) deactivate(a, q);
    mgl_vk_state_forget(a, MGL_KIND_QUERY, q);
    run *r = q->current;
    q->current = NULL;
    if (r && r->count) {
        r->next = a->queries->ended;
        a->queries->ended = r;
        mgl_vk_on_complete(a, abandon, r);
    } else if (r) {
        drop_run(a, r);
    }
    mgl_vk_query_free(a, q);
    return true;
}

bool mgl_vk_rec_query_begin(mgl_applier *a, const mgl_record_header *header, const mgl_wire_query_begin *p)
{
    mgl_vk_query *q = mgl_vk_object(a, MGL_KIND_QUERY, p->query);
    mgl_vk_context *c = a->context;
    query_kind kind;
    if (!q || q->current || q->type == MGL_QUERY_TIMESTAMP)
        return mgl_vk_fault(a, "query %u cannot begin", p->query.slot);
    if (c->query_count == MGL_VK_ACTIVE_QUERIES)
        return mgl_vk_fault(a, "more than %d active queries", MGL_VK_ACTIVE_QUERIES);
    q->current = run_make(a, q);
    if (!q->current) {
        mgl_vk_out_of_memory(a, MGL_KIND_QUERY, p->query);
        return true;
    }
    if (q->type == MGL_QUERY_TIME_ELAPSED) {
        write_timestamp(a, q->current);
        return true;
    }
    if (counted_by(&a->device, q, &kind))
        end_kind(a, kind, q->index); /* it must not count what another one has already */
    c->queries[c->query_count++] = q;
    q->context = c;
    c->dirty |= MGL_DIRTY_QUERIES;
    return true;
}

bool mgl_vk_rec_query_end(mgl_applier *a, const mgl_record_header *header, const mgl_wire_query_end *p)
{
    mgl_vk_query *q = mgl_vk_object(a, MGL_KIND_QUERY, p->query);
    if (!q) return mgl_vk_fault(a, "query %u does not exist", p->query.slot);
    if (!q->current) { /* its begin ran out of memory */
        answer_zero(a, p->query, p->serial);
        return true;
    }
    if (q->context) deactivate(a, q);
    run *r = q->current;
    q->current = NULL;
    if (q->type == MGL_QUERY_TIME_ELAPSED) write_timestamp(a, r);
    run_end(a, q, r, p->serial);
    return true;
}

bool mgl_vk_rec_query_timestamp(mgl_applier *a, const mgl_record_header *header, const mgl_wire_query_timestamp *p)
{
    mgl_vk_query *q = mgl_vk_object(a, MGL_KIND_QUERY, p->query);
    if (!q || q->type != MGL_QUERY_TIMESTAMP) return mgl_vk_fault(a, "query %u is no timestamp", p->query.slot);
    run *r = run_make(a, q);
    if (!r) {
        mgl_vk_out_of_memory(a, MGL_KIND_QUERY, p->query);
        answer_zero(a, p->query, p->serial);
        return true;
    }
    write_timestamp(a, r);
    run_end(a, q, r, p->serial);
    return true;
}

void mgl_vk_queries_finish(mgl_applier *a)
{
    mgl_vk_queries *q = a->queries;
    if (!q) return;
    while (q->ended) {
        run *r = q->ended;
        q->ended = r->next;
        drop_run(a, r);
    }
    for (uint32_t i = 0; i < KIND_COUNT; i++)
        while (q->pools[i]) {
            pool *p = q->pools[i];
            q->pools[i] = p->next;
            a->device.vk.vkDestroyQueryPool(a->device.device, p->vk, NULL);
            mgl_free(p);
        }
    if (q->predicate) mgl_vk_buffer_free(a, q->predicate);
    mgl_free(q);
    a->queries = NULL;
}
