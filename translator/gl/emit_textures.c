/* Texture units of the current program: completeness, sampler objects by content, and what of it the server does not
 * know yet.
 *
 * Runs when MGL_DIRTY_TEXTURES is set. All that is slow is memoized: completeness and parameters by the texture's
 * version, samplers on the object that holds the parameters. */
#include "translator/gl/texture.h"

typedef struct sampler_entry {
    mgl_handle handle;
} sampler_entry;

static uint32_t next_stamp(void)
{
    static uint32_t stamps; /* process-wide, so that a memo of one context never fits another */
    uint32_t stamp = __atomic_add_fetch(&stamps, 1, __ATOMIC_RELAXED);
    return stamp ? stamp : __atomic_add_fetch(&stamps, 1, __ATOMIC_RELAXED);
}

/* ---- samplers ---- */
static uint8_t wire_wrap(GLenum wrap)
{
    switch (wrap) {
    case GL_MIRRORED_REPEAT:
        return MGL_WRAP_MIRROR;
    case GL_CLAMP_TO_EDGE:
        return MGL_WRAP_EDGE;
    case GL_CLAMP_TO_BORDER:
        return MGL_WRAP_BORDER;
    case GL_MIRROR_CLAMP_TO_EDGE:
        return MGL_WRAP_MIRROR_EDGE;
    case GL_CLAMP:
        return MGL_WRAP_CLAMP;
    default:
        return MGL_WRAP_REPEAT;
    }
}

static bool uses_border(const mgl_wire_sampler_create *key)
{
    return key->wrap_s == MGL_WRAP_BORDER || key->wrap_t == MGL_WRAP_BORDER || key->wrap_r == MGL_WRAP_BORDER ||
           key->wrap_s == MGL_WRAP_CLAMP || key->wrap_t == MGL_WRAP_CLAMP || key->wrap_r == MGL_WRAP_CLAMP;
}

static bool is_mipmapped(GLenum min_filter)
{
    return min_filter != GL_NEAREST && min_filter != GL_LINEAR;
}

static void fill_sampler(mgl_context *ctx, mgl_wire_sampler_create *key, const mgl_sampler_state *s, float unit_bias,
                         bool compare)
{
    *key = (mgl_wire_sampler_create){
        .min_filter = s->min_filter == GL_LINEAR || s->min_filter == GL_LINEAR_MIPMAP_NEAREST ||
                              s->min_filter == GL_LINEAR_MIPMAP_LINEAR
                          ? MGL_LINEAR
                          : MGL_NEAREST,
        .mag_filter = s->mag_filter == GL_LINEAR ? MGL_LINEAR : MGL_NEAREST,
        .mip_filter = !is_mipmapped(s->min_filter) ? MGL_MIP_NONE
                      : s->min_filter == GL_NEAREST_MIPMAP_LINEAR || s->min_filter == GL_LINEAR_MIPMAP_LINEAR
                          ? MGL_MIP_LINEAR
                          : MGL_MIP_NEAREST,
        .wrap_s = wire_wrap(s->wrap_s),
        .wrap_t = wire_wrap(s->wrap_t),
        .wrap_r = wire_wrap(s->wrap_r),
        .lod_min = s->min_lod,
        .lod_max = s->max_lod,
        .max_anisotropy = MGL_MAX(1.0f, MGL_MIN(s->max_anisotropy, ctx->limits.max_anisotropy)),
        .skip_srgb_decode = s->srgb_decode == GL_SKIP_DECODE_EXT,
    };
    float bias = s->lod_bias + unit_bias, limit = ctx->limits.max_lod_bias;
    key->lod_bias = bias > limit ? limit : bias < -limit ? -limit : bias;
    key->seamful_cube =
        !ctx->es && !s->seamless_cube && !ctx->state.seamless_cube && (ctx->caps->features & MGL_CAP_SEAMFUL_CUBES);
    if (compare && s->compare_mode == GL_COMPARE_REF_TO_TEXTURE) {
        key->compare_enable = 1;
        key->compare = (uint8_t)(s->compare_func - GL_NEVER);
    }
    if (uses_border(key)) {
        memcpy(key->border, &s->border, sizeof key->border);
        key->border_class = s->border_class;
    } else {
        key->border_class = MGL_CLASS_FLOAT;
    }
}

/* Forgets all samplers: the bound on the cache, and what a change of the seamless enable asks for. */
static void flush_samplers(mgl_context *ctx)
{
    struct mgl_texture_emit *emit = ctx->texture_emit;
    mgl_table_entry *e;
    for (uint32_t i = 0; (e = mgl_table_next(&emit->samplers, &i));) {
        sampler_entry *entry = e->value;
        mgl_emit_sampler_destroy(&ctx->encoder)->sampler = entry->handle;
        mgl_handle_free(ctx->connection, MGL_KIND_SAMPLER, entry->handle);
    }
    mgl_table_finish(&emit->samplers, mgl_free);
    emit->sampler_stamp = next_stamp();
    memset(emit->sent, 0xff, sizeof emit->sent); /* no handle is like that: all are sent again */
}

static mgl_handle create_sampler(mgl_context *ctx, const mgl_wire_sampler_create *key)
{
    struct mgl_texture_emit *emit = ctx->texture_emit;
    sampler_entry *entry = mgl_new(sampler_entry);
    mgl_handle handle = mgl_handle_mint(ctx->connection, MGL_KIND_SAMPLER);
    if (!entry || mgl_handle_is_null(handle)) goto fail;
    entry->handle = handle;
    if (!mgl_table_insert(&emit->samplers, key, sizeof *key, entry)) goto fail;
    mgl_wire_sampler_create *record = mgl_emit_sampler_create(&ctx->encoder);
    *record = *key;
    record->sampler = handle;
    emit->sampler_misses++;
    return handle;
fail:
    mgl_free(entry);
    if (!mgl_handle_is_null(handle)) mgl_handle_free(ctx->connection, MGL_KIND_SAMPLER, handle);
    return (mgl_handle){0};
}

static mgl_handle find_sampler(mgl_context *ctx, const mgl_sampler_state *state, float unit_bias, bool compare)
{
    struct mgl_texture_emit *emit = ctx->texture_emit;
    mgl_wire_sampler_create key;
    fill_sampler(ctx, &key, state, unit_bias, compare);
    sampler_entry *entry = mgl_table_find(&emit->samplers, &key, sizeof key);
    if (!entry) return create_sampler(ctx, &key);
    emit->sampler_hits++;
    return entry->handle;
}

static mgl_handle sampler_of(mgl_context *ctx, const mgl_sampler_state *state, mgl_sampler_memo *memo, float unit_bias,
                             bool compare)
{
    uint32_t stamp = ctx->texture_emit->sampler_stamp;
    if (unit_bias != 0) return find_sampler(ctx, state, unit_bias, compare);
    if (memo->stamp[compare] != stamp) {
        memo->handle[compare] = find_sampler(ctx, state, 0, compare);
        memo->stamp[compare] = stamp;
    }
    return memo->handle[compare];
}

/* ---- completeness (GL 3.3 core §3.8.14) ---- */
/* The levels that count: base and the last of the chain. False: not even the base level is there. */
static bool level_range(const mgl_texture *texture, uint32_t *base, uint32_t *last)
{
    uint32_t b = (uint32_t)texture->base_level, max = (uint32_t)texture->max_level;
    if (texture->immutable) {
        *base = MGL_MIN(b, texture->immutable_levels - 1);
        *last = MGL_MAX(*base, MGL_MIN(max, texture->immutable_levels - 1));
        return true;
    }
    *base = b;
    if (b >= MGL_MAX_LEVELS || !texture->levels[b].desc) return false;
    const mgl_level *level = &texture->levels[b];
    uint32_t width = level->width, height = texture->target == GL_TEXTURE_1D_ARRAY ? 1 : level->height,
             depth = texture->target == GL_TEXTURE_3D ? level->depth : 1;
    *last = MGL_MIN(b + mgl_level_chain(width, height, depth) - 1, max);
    return true;
}

static bool face_complete(const mgl_texture *texture, const mgl_level *level)
{
    if (texture->target == GL_TEXTURE_CUBE_MAP) return level->faces == 0x3f && level->width == level->height;
    return texture->target != GL_TEXTURE_CUBE_MAP_ARRAY || level->width == level->height;
}

static bool chain_complete(const mgl_texture *texture, uint32_t base, uint32_t last)
{
    const mgl_level *first = &texture->levels[base];
    if (base > (uint32_t)texture->max_level) return false;
    for (uint32_t i = base + 1; i <= last; i++) {
        uint32_t width, height, depth;
        if (i >= MGL_MAX_LEVELS) return false;
        const mgl_level *level = &texture->levels[i];
        mgl_level_minify(texture->target, first, i - base, &width, &height, &depth);
        if (level->desc != first->desc || level->width != width || level->height != height || level->depth != depth ||
            level->border != first->border || !face_complete(texture, level))
            return false;
    }
    return true;
}

static void check_complete(mgl_texture *texture)
{
    uint32_t base, last;
    texture->complete_version = texture->version;
    texture->complete = texture->complete_mip = false;
    if (texture->target == GL_TEXTURE_BUFFER) {
        texture->complete = texture->complete_mip =
            true; /* whether there is a buffer with storage is looked at each time */
        return;
    }
    if (!level_range(texture, &base, &last)) return;
    const mgl_level *level = &texture->levels[base];
    texture->complete = level->desc && level->width && level->height && level->depth && face_complete(texture, level);
    texture->complete_mip = texture->complete && (texture->immutable || chain_complete(texture, base, last));
}

static bool filters_integer(const mgl_sampler_state *s)
{
    return s->mag_filter == GL_NEAREST && (s->min_filter == GL_NEAREST || s->min_filter == GL_NEAREST_MIPMAP_NEAREST);
}

/* Whether the texture can be sampled with these parameters. */
static bool is_complete(mgl_texture *texture, const mgl_sampler_state *state)
{
    if (texture->complete_version != texture->version) check_complete(texture);
    if (!(is_mipmapped(state->min_filter) ? texture->complete_mip : texture->complete))
        return texture->complete && texture->levels[0].samples > 1;
    uint32_t base, last;
    if (texture->target == GL_TEXTURE_BUFFER || !level_range(texture, &base, &last))
        return texture->target == GL_TEXTURE_BUFFER;
    const mgl_format_desc *desc = texture->levels[base].desc;
    bool stencil = desc->base_format == GL_STENCIL_INDEX ||
                   (desc->base_format == GL_DEPTH_STENCIL && texture->stencil_mode == GL_STENCIL_INDEX);
    if ((desc->integer || stencil) && texture->levels[base].samples <= 1 && !filters_integer(state)) return false;
    return true;
}

/* ---- parameters ---- */
static void depth_swizzle(mgl_context *ctx, const mgl_texture *texture, uint8_t swizzle[4])
{
    static const uint8_t red[4] = {0, 4, 4, 5}, luminance[4] = {0, 0, 0, 5}, intensity[4] = {0, 0, 0, 0},
                         alpha[4] = {4, 4, 4, 0};
    const uint8_t *mode = ctx->core || texture->depth_mode == GL_RED ? red
                          : texture->depth_mode == GL_INTENSITY      ? intensity
                          : texture->depth_mode == GL_ALPHA          ? alpha
                                                                     : luminance;
    memcpy(swizzle, mode, 4);
}

static void fill_swizzle(mgl_context *ctx, const mgl_texture *texture, const mgl_format_desc *desc, bool stencil,
                         uint8_t out[4])
{
    uint8_t base[4];
    memcpy(base, desc->swizzle, 4);
    if (desc->depth_renderable && !stencil) depth_swizzle(ctx, texture, base);
    for (int i = 0; i < 4; i++) {
        switch (texture->swizzle[i]) {
        case GL_ZERO:
            out[i] = MGL_COMPONENT_ZERO;
            break;
        case GL_ONE:
            out[i] = MGL_COMPONENT_ONE;
            break;
        case GL_ALPHA:
            out[i] = base[3];
            break;
        default:
            out[i] = base[texture->swizzle[i] - GL_RED];
            break;
        }
    }
}

/* Decoding of sRGB goes with the sampler, not with the texture: two units may differ. */
static void send_params(mgl_context *ctx, mgl_texture *texture)
{
    uint32_t base, last;
    texture->sent_params_version = texture->version;
    if (!level_range(texture, &base, &last)) return;
    const mgl_format_desc *desc = texture->levels[base].desc;
    if (!desc) return;
    bool stencil = desc->base_format == GL_STENCIL_INDEX ||
                   (desc->base_format == GL_DEPTH_STENCIL && texture->stencil_mode == GL_STENCIL_INDEX);
    mgl_wire_texture_params params = {.texture = texture->handle,
                                      .base_level = base,
                                      .max_level = texture->complete_mip ? last : base,
                                      .stencil_mode = stencil};
    fill_swizzle(ctx, texture, desc, stencil, params.swizzle);
    if (!memcmp(&params, &texture->sent_params, sizeof params)) return;
    texture->sent_params = params;
    *mgl_emit_texture_params(&ctx->encoder) = params;
    mgl_shared_changed(ctx);
}

/* Tells the server which buffer a buffer texture shows; false: none that has storage. */
static bool send_buffer(mgl_context *ctx, mgl_texture *texture)
{
    const mgl_buffer *buffer = texture->buffer;
    if (!buffer || !buffer->has_storage) return false;
    if (texture->sent_params_version == texture->version) return true;
    texture->sent_params_version = texture->version;
    *mgl_emit_texture_buffer(&ctx->encoder) = (mgl_wire_texture_buffer){
        .texture = texture->handle,
        .buffer = buffer->handle,
        .offset = texture->buffer_offset,
        .size = texture->buffer_size,
        .format = texture->levels[0].desc->format,
    };
    mgl_shared_changed(ctx);
    return true;
}

/* ---- units ---- */

/* What a unit with this texture was last told, while neither the texture nor what samples it changed: a change of
 * sampling parameters empties the sampler memo. Null when it has to be worked out. */
static const mgl_texture_unit *remembered(const mgl_context *ctx, const mgl_texture *texture, const mgl_sampler *object)
{
    const __typeof__(texture->unit_memo) *m = &texture->unit_memo;
    const mgl_sampler_memo *sampler = object ? &object->memo : &texture->sampler_memo;
    if (m->version != texture->version || m->object != object || texture->sent_params_version != texture->version ||
        sampler->stamp[m->compare] != ctx->texture_emit->sampler_stamp ||
        !mgl_handle_equal(sampler->handle[m->compare], m->unit.sampler))
        return NULL;
    return &m->unit;
}

static mgl_texture_unit resolve_unit(mgl_context *ctx, const struct mgl_texture_use *use)
{
    mgl_texture_unit unit = {{0}, {0}};
    int index = mgl_texture_target_index(use->target);
    if (index < 0) return unit;
    mgl_texture_unit_state *state = &ctx->units[use->unit];
    mgl_texture *texture = state->bound[index];
    mgl_sampler *object = state->sampler;
    const mgl_texture_unit *known = state->lod_bias == 0 ? remembered(ctx, texture, object) : NULL;
    if (known) return *known;
    const mgl_sampler_state *sampling = object ? &object->state : &texture->sampler;
    if (mgl_handle_is_null(texture->handle) || !is_complete(texture, sampling)) return unit;
    if (index == MGL_TEX_BUFFER) {
        if (send_buffer(ctx, texture)) unit.texture = texture->handle;
        return unit;
    }
    if (texture->sent_params_version != texture->version) send_params(ctx, texture);
    unit.texture = texture->handle;
    const mgl_format_desc *desc = texture->levels[texture->sent_params.base_level].desc;
    bool compare = desc && desc->depth_renderable;
    unit.sampler = sampler_of(ctx, sampling, object ? &object->memo : &texture->sampler_memo, state->lod_bias, compare);
    if (state->lod_bias == 0 && texture->sent_params_version == texture->version) {
        texture->unit_memo.version = texture->version;
        texture->unit_memo.object = object;
        texture->unit_memo.compare = compare;
        texture->unit_memo.unit = unit;
    }
    return unit;
}

#define UNIT_WORDS ((MGL_MAX_TEXTURE_UNITS + 63) / 64)

static void send_units(mgl_context *ctx, uint32_t first, uint32_t count)
{
    mgl_texture_unit *tail;
    mgl_wire_texture_units *record = mgl_emit_texture_units(&ctx->encoder, count, &tail);
    record->first = first;
    memcpy(tail, &ctx->texture_emit->sent[first], count * sizeof *tail);
}

void mgl_emit_group_textures(mgl_context *ctx)
{
    struct mgl_texture_emit *emit = ctx->texture_emit;
    ctx->dirty &= ~(uint32_t)MGL_DIRTY_TEXTURES;
    mgl_program *program = mgl_program_current(ctx);
    if (!program) return;
    MGL_SHARED(ctx);
    if (!emit->sampler_stamp || emit->seamless != ctx->state.seamless_cube ||
        emit->samplers.count >= MGL_SAMPLER_CACHE_LIMIT) {
        flush_samplers(ctx);
        emit->seamless = ctx->state.seamless_cube;
    }
    uint64_t changed[UNIT_WORDS] = {0};
    bool any = false;
    for (uint32_t i = 0; i < program->texture_use_count; i++) {
        const struct mgl_texture_use *use = &program->texture_uses[i];
        if (use->unit >= MGL_MAX_TEXTURE_UNITS) continue;
        mgl_texture_unit unit = resolve_unit(ctx, use);
        if (!memcmp(&unit, &emit->sent[use->unit], sizeof unit)) continue;
        emit->sent[use->unit] = unit;
        changed[use->unit >> 6] |= 1ull << (use->unit & 63);
        any = true;
    }
    for (uint32_t word = 0; any && word < UNIT_WORDS; word++)
        while (changed[word]) { /* a record a run of neighbours */
            uint32_t first = (uint32_t)__builtin_ctzll(changed[word]);
            uint64_t run = changed[word] >> first;
            uint32_t count = ~run ? (uint32_t)__builtin_ctzll(~run) : 64;
            send_units(ctx, word * 64 + first, count);
            changed[word] &= count + first >= 64 ? 0 : ~0ull << (first + count);
        }
}

void mgl_texture_emit_finish(mgl_context *ctx)
{
    struct mgl_texture_emit *emit = ctx->texture_emit;
    flush_samplers(ctx);
    if (!mgl_handle_is_null(emit->transfer)) {
        mgl_emit_texture_destroy(&ctx->encoder)->texture = emit->transfer;
        mgl_handle_free(ctx->connection, MGL_KIND_TEXTURE, emit->transfer);
    }
    mgl_free(emit);
    ctx->texture_emit = NULL;
}
