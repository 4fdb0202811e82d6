/* Which part of a large default uniform block becomes push constants. Such a block is a buffer, copied whole to a new
 * place for each draw that changed anything in it. Where the same few uniforms change draw after draw, the program is
 * made again with these in push constants (spirv_hot.c): a draw then pushes them and copies nothing.
 *
 * Copies are counted by what caused them, in granules of 16 bytes, but for the first ones of a submission. After
 * `limit` of them those that caused a quarter or more are chosen, and watched for a while: they must have been all that
 * changed in half of the copies. Then the pipelines in use are made again on another thread (compile.c) while the
 * program is drawn with as it was. Only counts of records decide, so that every transport changes a program at the same
 * draw: that of a thread which is late by then is waited for. */
#include "translator/vk/push.h"

#include <string.h>

#define ROUNDS     4u  /* choices that may fail; then the program is left alone */
#define EXTENSIONS 3u  /* choices that may succeed */
#define USUAL      16u /* copies a submission that are no reason for anything: what changes once a frame or a pass */

/* How long the other thread has: this many frames, but no more than so many times `limit` copies. */
#define MAKING_FRAMES 8u
#define MAKING_COPIES 7u

enum { LEARNING, TRIAL, CHOSEN, MAKING, MADE, LEFT_ALONE };

static uint32_t capacity(const mgl_applier *a)
{
    return (mgl_vk_push_size(&a->device) - MGL_PUSH_OWN) / 16;
}

static uint32_t start_limit(void)
{
    return MGL_MAX((uint32_t)mgl_settings()->hot_uniforms, 4u);
}

/* Modules as they will be; words[i] stays NULL where a stage reads nothing of it. */
typedef struct mgl_vk_hot_plan {
    uint64_t bits[MGL_HOT_GRANULES / 64];
    uint8_t *slots;
    uint32_t slot_count, *words[MGL_STAGE_COUNT], counts[MGL_STAGE_COUNT];
} plan;

static void plan_free(plan **n)
{
    if (!*n) return;
    mgl_free((*n)->slots);
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++)
        mgl_free((*n)->words[i]);
    mgl_free(*n);
    *n = NULL;
}

static void destroy(mgl_vk_hot *h)
{
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++)
        mgl_free(h->words[i]);
    plan_free(&h->plan);
    mgl_free(h->slots);
    mgl_free(h->heat);
    mgl_free(h);
}

mgl_vk_hot *mgl_vk_hot_create(mgl_applier *a, const mgl_vk_program *p)
{
    uint32_t size = p->header.default_block_size;
    if (!size || p->push_size || size > MGL_HOT_GRANULES * 16 || !a->device.push_blocks ||
        p->stages & 1u << MGL_STAGE_COMPUTE || mgl_settings()->hot_uniforms <= 0)
        return NULL;
    mgl_vk_hot *h = mgl_new(mgl_vk_hot);
    if (!h) return NULL;
    h->granules = (size + 15) / 16;
    h->limit = start_limit();
    h->slots = mgl_malloc(h->granules);
    h->heat = mgl_new_array(uint16_t, h->granules);
    if (!h->slots || !h->heat) {
        destroy(h);
        return NULL;
    }
    memset(h->slots, MGL_HOT_COLD, h->granules);
    return h;
}

void mgl_vk_hot_finish(mgl_applier *a, mgl_vk_program *p)
{
    if (p->again) mgl_vk_program_drop_modules(a, p->again);
    mgl_free(p->again);
    p->again = NULL;
    if (p->hot) destroy(p->hot);
    p->hot = NULL;
}

/* ---- choosing ---- */

static void learn(mgl_vk_hot *h, uint32_t limit)
{
    h->state = LEARNING;
    h->copies = 0;
    h->limit = MGL_MIN(limit, (uint32_t)UINT16_MAX);
    memset(h->heat, 0, h->granules * sizeof(*h->heat));
    memset(h->changed, 0, sizeof(h->changed));
}

static void give_up_round(mgl_vk_hot *h)
{
    if (++h->rounds >= ROUNDS)
        h->state = LEFT_ALONE;
    else
        learn(h, h->limit * 2);
}

/* The granules behind a quarter of the copies or more, and those that are push constants already. */
static void choose(mgl_applier *a, mgl_vk_hot *h)
{
    uint32_t count = 0, added = 0;
    memset(h->chosen, 0, sizeof(h->chosen));
    for (uint32_t g = 0; g < h->granules; g++) {
        bool is_new = h->slots[g] == MGL_HOT_COLD && h->heat[g] >= h->copies / 4;
        if (!is_new && h->slots[g] == MGL_HOT_COLD) continue;
        h->chosen[g / 64] |= 1ull << g % 64;
        count++;
        added += is_new;
    }
    if (!added || count > capacity(a)) {
        give_up_round(h);
        return;
    }
    h->state = TRIAL;
    h->copies = h->covered = 0;
}

void mgl_vk_hot_copied(mgl_applier *a, mgl_vk_program *p)
{
    mgl_vk_hot *h = p->hot;
    uint32_t words = (h->granules + 63) / 64, count = 0;
    bool covered = true;
    if (h->state == MAKING &&
        (++h->copies >= h->limit * MAKING_COPIES || a->counters.frames - h->frames >= MAKING_FRAMES))
        h->state = MADE;
    if (h->state == CHOSEN || h->state >= MAKING) return;
    if (h->recording != a->recording_index) h->recording = a->recording_index, h->recorded = 0;
    if (h->recorded < USUAL) { /* making the program again would not pay */
        h->recorded++;
        memset(h->changed, 0, words * sizeof(*h->changed));
        return;
    }
    for (uint32_t i = 0; i < words; i++) {
        count += (uint32_t)__builtin_popcountll(h->changed[i]);
        covered &= !(h->changed[i] & ~h->chosen[i]);
    }
    h->copies++;
    if (h->state == TRIAL) {
        h->covered += covered;
        if (h->copies >= MGL_MAX(h->limit / 4, 1u)) {
            h->state = CHOSEN;
            if (h->covered * 2 < h->copies) give_up_round(h);
        }
    } else {
        for (uint32_t i = 0; i < words && count <= capacity(a); i++)
            for (uint64_t rest = h->changed[i]; rest; rest &= rest - 1)
                h->heat[i * 64 + (uint32_t)__builtin_ctzll(rest)]++;
        if (h->copies >= h->limit) choose(a, h);
    }
    memset(h->changed, 0, words * sizeof(*h->changed));
}

bool mgl_vk_hot_due(const mgl_vk_hot *h)
{
    return h->state == CHOSEN || h->state == MADE;
}

/* ---- making the program again ---- */

static const uint32_t *original(const mgl_vk_program *p, uint32_t stage, uint32_t *count)
{
    const mgl_vk_hot *h = p->hot;
    *count = (h->words[stage] ? h->sizes[stage] : p->header.spirv[stage].size) / 4;
    return h->words[stage] ? h->words[stage] : p->words[stage];
}

/* Whole scalars, vectors and matrices of every stage. */
static bool close_bits(const mgl_vk_program *p, plan *n, bool *wide)
{
    for (bool grown = true; grown;) {
        grown = false;
        for (uint32_t i = 0, count; i < MGL_STAGE_COUNT; i++) {
            const uint32_t *words = original(p, i, &count);
            if (words && !mgl_vk_spirv_hot_close(words, count, n->bits, p->hot->granules, &grown, wide)) return false;
        }
    }
    return true;
}

/* Runs of granules one after the other. */
static bool place_slots(const mgl_applier *a, const mgl_vk_hot *h, plan *n, bool wide)
{
    bool run = false;
    n->slots = mgl_malloc(h->granules);
    if (!n->slots) return false;
    for (uint32_t g = 0; g < h->granules; g++) {
        bool in = n->bits[g / 64] >> g % 64 & 1;
        if (in && !run && wide) n->slot_count += (MGL_PUSH_OWN / 16 + n->slot_count + g) % 2;
        n->slots[g] = in ? (uint8_t)n->slot_count : MGL_HOT_COLD;
        n->slot_count += in;
        run = in;
        if (n->slot_count > capacity(a)) return false;
    }
    return true;
}

static bool make_modules(mgl_applier *a, const mgl_vk_program *p, plan *n)
{
    for (uint32_t i = 0, count; i < MGL_STAGE_COUNT; i++) {
        const uint32_t *words = original(p, i, &count);
        bool cannot = false;
        if (words)
            n->words[i] = mgl_vk_spirv_hot(words, count, n->bits, n->slots, p->hot->granules, &n->counts[i], &cannot);
        if (cannot) return false;
        if (n->words[i] && !a->host.trusted && !mgl_vk_spirv_validate(n->words[i], n->counts[i])) return false;
    }
    return true;
}

/* The program with these modules, for the pipelines that are made of it meanwhile: a copy that owns nothing but its
 * shaders. */
static mgl_vk_program *copy_with(const mgl_vk_program *p, const plan *n)
{
    mgl_vk_program *again = mgl_new(mgl_vk_program);
    if (!again) return NULL;
    *again = *p;
    memset(again->shaders, 0, sizeof(again->shaders));
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++) {
        uint32_t count = n->counts[i];
        again->words[i] = n->words[i] ? n->words[i] : (uint32_t *)original(p, i, &count);
        again->header.spirv[i].size = count * 4;
    }
    return again;
}

static void take_modules(mgl_vk_program *p, plan *n)
{
    mgl_vk_hot *h = p->hot;
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++) {
        if (h->words[i]) { /* back to what was sent */
            mgl_free(p->words[i]);
            p->words[i] = h->words[i];
            p->header.spirv[i].size = h->sizes[i];
            h->words[i] = NULL;
        }
        if (!n->words[i]) continue;
        h->words[i] = p->words[i];
        h->sizes[i] = p->header.spirv[i].size;
        p->words[i] = n->words[i];
        p->header.spirv[i].size = n->counts[i] * 4;
        n->words[i] = NULL;
    }
}

static void take_slots(mgl_vk_program *p, const plan *n)
{
    mgl_vk_hot *h = p->hot;
    memcpy(h->slots, n->slots, h->granules);
    h->slot_count = n->slot_count;
    for (uint32_t g = 0; g < h->granules; g++)
        if (h->slots[g] != MGL_HOT_COLD) memcpy(h->bytes + h->slots[g] * 16, p->constants + g * 16, 16);
    p->push_size = h->slot_count * 16;
    p->push_bytes = h->bytes;
    p->push_begin = 0;
    p->push_end = p->push_size;
}

static void touch_contexts(mgl_applier *a, const mgl_vk_program *p, uint32_t dirty)
{
    for (mgl_vk_context *c = a->draws->contexts; c; c = c->next)
        if (c->program == p) c->dirty |= dirty;
}

/* Begins to make the program again: each pipeline that it is drawn with from now on. */
static void begin(mgl_applier *a, mgl_vk_program *p)
{
    mgl_vk_hot *h = p->hot;
    bool wide = false;
    plan *n = h->plan = mgl_new(plan);
    if (n) memcpy(n->bits, h->chosen, sizeof(n->bits));
    if (n && close_bits(p, n, &wide) && place_slots(a, h, n, wide) && make_modules(a, p, n) &&
        (p->again = copy_with(p, n))) {
        h->state = MAKING;
        h->copies = 0;
        h->frames = a->counters.frames;
        touch_contexts(a, p, MGL_DIRTY_PROGRAM);
        return;
    }
    mgl_log_debug("uniforms that change a draw cannot be push constants in this program");
    h->state = LEFT_ALONE;
    plan_free(&h->plan);
}

static void end(mgl_applier *a, mgl_vk_program *p)
{
    mgl_vk_hot *h = p->hot;
    mgl_vk_pipelines_replace(a, p);
    mgl_vk_program_drop_modules(a, p);
    memcpy(p->shaders, p->again->shaders, sizeof(p->shaders));
    mgl_free(p->again);
    p->again = NULL;
    take_modules(p, h->plan);
    take_slots(p, h->plan);
    plan_free(&h->plan);
    if (a->draws->recorded.push_program == p->unique) a->draws->recorded.push_program = 0;
    touch_contexts(a, p, MGL_DIRTY_PROGRAM | MGL_DIRTY_CONSTANTS | MGL_DIRTY_PUSH);
    mgl_log_debug("%u bytes of a default block of %u bytes are push constants", p->push_size,
                  p->header.default_block_size);
    a->counters.hot_programs++;
    h->rounds++; /* a program that changes its ways again and again is left alone, too */
    learn(h, start_limit() * 4);
    if (h->rounds >= EXTENSIONS) h->state = LEFT_ALONE;
}

void mgl_vk_hot_apply(mgl_applier *a, mgl_vk_program *p)
{
    if (p->hot->state == CHOSEN)
        begin(a, p);
    else
        end(a, p);
}
