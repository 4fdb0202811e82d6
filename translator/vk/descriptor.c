/* What the slots of a program resolve to: buffers, views and samplers become the content of its three sets, and their
 * accesses are declared. */
#include "translator/vk/resource.h"
#include "translator/vk/set.h"

#include <string.h>

#define DEFAULT_BLOCK UINT32_MAX /* mgl_vk_element.slot */
#define NULL_BYTES    65536u     /* of mgl_vk_null_buffer */
#define ATOMIC_FIRST  64         /* storage buffer index of atomic counter binding 0 */

/* ---- set 0: uniform buffers ---- */

static inline mgl_vk_buffer *bound_buffer(mgl_applier *a, mgl_vk_bound_buffer *b, uint32_t group)
{
    if (!b->looked_up) {
        b->buffer = mgl_vk_buffer_of(a, b->wire.buffer);
        b->looked_up = true;
        if (b->buffer) b->buffer->bound |= group;
    }
    return b->buffer && b->wire.offset < b->buffer->size ? b->buffer : NULL;
}

static uint64_t bound_range(const mgl_vk_bound_buffer *b, uint64_t offset)
{
    uint64_t rest = b->buffer->size - offset;
    return b->wire.size && b->wire.size < rest ? b->wire.size : rest;
}

static inline bool resolve_uniform(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p, const mgl_vk_element *e,
                                   mgl_vk_key_element *k)
{
    uint64_t offset = 0;
    if (e->slot == DEFAULT_BLOCK) {
        if (!mgl_vk_constants_take(a, p)) return false;
        *k = (mgl_vk_key_element){(uint64_t)p->slice.buffer, p->slice.unique, 0, e->size};
        offset = p->slice.offset;
    } else {
        uint32_t point = p->slots[e->slot];
        mgl_vk_bound_buffer *b = point < MGL_VK_UNIFORM_BUFFERS ? &c->uniform_buffers[point] : NULL;
        mgl_vk_buffer *buffer = b ? bound_buffer(a, b, MGL_DIRTY_UNIFORMS) : NULL;
        if (buffer) {
            offset = b->wire.offset &
                     ~(a->device.properties.limits.minUniformBufferOffsetAlignment - 1); /* a power of two */
            *k = (mgl_vk_key_element){(uint64_t)buffer->buffer, buffer->unique, 0,
                                      MGL_MIN(bound_range(b, offset), (uint64_t)e->size)};
        } else {
            *k = (mgl_vk_key_element){(uint64_t)mgl_vk_null_buffer(a), 0, 0, MGL_MIN(e->size, NULL_BYTES)};
        }
    }
    if (e->dynamic != 0xff)
        p->offsets[e->dynamic] = (uint32_t)offset;
    else
        k->first = offset;
    return true;
}

/* ---- set 1: textures ---- */

static bool class_fits(mgl_format format, bool stencil, uint8_t flags)
{
    uint8_t kind = mgl_format_infos[format].kind;
    uint8_t wanted = stencil || kind == MGL_CLASS_UINT || kind == MGL_CLASS_STENCIL ? MGL_RESOURCE_UNSIGNED
                     : kind == MGL_CLASS_SINT                                       ? MGL_RESOURCE_SIGNED
                                                                                    : 0;
    return (flags & (MGL_RESOURCE_SIGNED | MGL_RESOURCE_UNSIGNED)) == wanted;
}

/* The view of a texture under a sampler that may skip sRGB decoding; the texture's own parameter says so for all. */
static VkImageView view_for(mgl_applier *a, mgl_vk_unit *u, mgl_texture_dim dim)
{
    mgl_vk_texture *t = u->texture;
    if (t->skip_srgb_decode || !u->sampler || !u->sampler->wire.skip_srgb_decode)
        return mgl_vk_texture_sampled_view(a, t, dim, &u->image, &u->level, &u->levels);
    t->skip_srgb_decode = true;
    t->memo_version = ~t->version; /* the memo is of the other view */
    VkImageView view = mgl_vk_texture_sampled_view(a, t, dim, &u->image, &u->level, &u->levels);
    t->skip_srgb_decode = false;
    t->memo_version = ~t->version;
    return view;
}

static void resolve_unit(mgl_applier *a, mgl_vk_unit *u, const mgl_vk_element *e)
{
    if (!u->looked_up) {
        u->texture = mgl_vk_texture_of(a, u->wire.texture);
        u->sampler = mgl_vk_object(a, MGL_KIND_SAMPLER, u->wire.sampler);
        u->looked_up = true;
        u->resolved = false;
    }
    if (u->texture) u->texture->bound |= MGL_DIRTY_TEXTURES;
    if (u->resolved && u->dim == e->dim && u->flags == e->flags && (!u->texture || u->version == u->texture->version))
        return;
    u->view = VK_NULL_HANDLE;
    u->image = NULL;
    u->level = 0;
    u->levels = 1;
    mgl_format format = MGL_FORMAT_UNDEFINED;
    mgl_vk_texture *t = u->texture;
    if (t) u->view = view_for(a, u, (mgl_texture_dim)e->dim);
    if (u->view) {
        bool stencil = t->stencil_mode && mgl_format_is_stencil(t->memo_format);
        format = stencil ? MGL_FORMAT_S8_UINT : t->memo_format;
        if (!class_fits(t->memo_format, stencil, e->flags))
            u->view = VK_NULL_HANDLE;
        else if (u->sampler && u->sampler->wire.skip_srgb_decode)
            u->view = mgl_vk_texture_undecoded_view(a, t);
    }
    if (!u->view) {
        u->level = 0;
        u->levels = 1;
        u->view = mgl_vk_null_view(a, (mgl_texture_dim)e->dim, e->flags, &u->image);
        format = e->flags & MGL_RESOURCE_SHADOW ? MGL_FORMAT_D16_UNORM : MGL_FORMAT_R8_UINT;
    }
    u->vk_sampler = mgl_vk_sampler_get(a, u->sampler, format);
    u->version = t ? t->version : 0;
    u->dim = e->dim;
    u->flags = e->flags;
    u->layout = MGL_LAYOUT_OPTIMAL;
    u->resolved = true;
}

static mgl_vk_unit *unit_of(mgl_vk_context *c, const mgl_vk_program *p, const mgl_vk_element *e)
{
    uint32_t unit = p->slots[e->slot];
    return &c->units[MGL_MIN(unit, MGL_VK_UNITS)]; /* the last one is never bound */
}

static bool resolve_texel_buffer(mgl_applier *a, mgl_vk_unit *u, const mgl_vk_element *e, mgl_vk_key_element *k)
{
    if (!u->looked_up) {
        u->texture = mgl_vk_texture_of(a, u->wire.texture);
        u->looked_up = true;
    }
    mgl_vk_texture *t = u->texture;
    u->dim = MGL_DIM_BUFFER;
    u->resolved = false; /* for other dimensions */
    VkBufferView view = VK_NULL_HANDLE;
    if (t) t->bound |= MGL_DIRTY_TEXTURES;
    if (t && t->target == MGL_TARGET_BUFFER && class_fits(t->buffer_format, false, e->flags)) {
        view = mgl_vk_texture_buffer_view(a, t);
        if (t->buffer) t->buffer->bound |= MGL_DIRTY_TEXTURES; /* without a view, too: it may get larger */
    }
    u->image = NULL;
    *k = view ? (mgl_vk_key_element){(uint64_t)view, t->unique, (uint64_t)t->buffer_version << 32 | t->version, 0}
              : (mgl_vk_key_element){(uint64_t)mgl_vk_null_buffer_view(a, e->flags), 0, 0, 0};
    return k->object != 0;
}

static bool is_compute(const mgl_vk_program *p)
{
    return p->stages & 1u << MGL_STAGE_COMPUTE;
}

/* Layouts that the target and the textures that overlap it must share. True when any does. */
static bool resolve_feedback(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p)
{
    const mgl_vk_element *e = p->elements[1];
    mgl_vk_target *t = &c->target;
    bool any = false;
    memset(t->key.layouts, 0, sizeof(t->key.layouts));
    for (uint32_t i = 0; i < p->element_counts[1]; i++)
        unit_of(c, p, &e[i])->layout = MGL_LAYOUT_OPTIMAL;
    if (!t->valid || is_compute(p)) return false;
    for (int pass = 0; pass < 2; pass++) { /* GENERAL for one range decides for all ranges of its attachment */
        for (uint32_t i = 0; i < p->element_counts[1]; i++) {
            if (e[i].kind != MGL_RESOURCE_TEXTURE) continue;
            mgl_vk_unit *u = unit_of(c, p, &e[i]);
            if (!u->image || u->image->attached != t->stamp) continue;
            int layout = mgl_vk_target_feedback(a, t, u->image, u->level, u->levels);
            if (layout >= 0) u->layout = (uint8_t)layout, any = true;
        }
        if (!any) break;
    }
    return any;
}

/* Content of one element whose unit is resolved. */
static bool texture_key(mgl_applier *a, mgl_vk_unit *u, const mgl_vk_element *e, mgl_vk_key_element *k)
{
    if (e->kind == MGL_RESOURCE_TEXEL_BUFFER) return resolve_texel_buffer(a, u, e, k);
    resolve_unit(a, u, e);
    if (!u->view || !u->vk_sampler) return false;
    *k = (mgl_vk_key_element){(uint64_t)u->view, u->image ? u->image->unique : 0, (uint64_t)u->vk_sampler, u->layout};
    return true;
}

/* ---- set 2: storage ---- */

static mgl_vk_bound_buffer *storage_binding(mgl_vk_context *c, const mgl_vk_program *p, const mgl_vk_element *e)
{
    uint32_t point = p->slots[e->slot];
    if (e->kind == MGL_RESOURCE_ATOMIC_BUFFER && point < MGL_VK_STORAGE_BUFFERS) point += ATOMIC_FIRST;
    return point < MGL_VK_STORAGE_BUFFERS ? &c->storage_buffers[point] : NULL;
}

static void resolve_storage(mgl_applier *a, mgl_vk_context *c, const mgl_vk_program *p, const mgl_vk_element *e,
                            mgl_vk_key_element *k)
{
    const VkPhysicalDeviceLimits *limits = &a->device.properties.limits;
    mgl_vk_bound_buffer *b = storage_binding(c, p, e);
    mgl_vk_buffer *buffer = b ? bound_buffer(a, b, MGL_DIRTY_STORAGE) : NULL;
    if (!buffer) {
        *k = (mgl_vk_key_element){(uint64_t)mgl_vk_null_buffer(a), 0, 0, NULL_BYTES};
        return;
    }
    uint64_t offset = b->wire.offset - b->wire.offset % limits->minStorageBufferOffsetAlignment;
    uint64_t range = MGL_MIN(bound_range(b, offset), (uint64_t)limits->maxStorageBufferRange);
    *k = (mgl_vk_key_element){(uint64_t)buffer->buffer, buffer->unique, offset, range};
}

/* What an image unit shows of a texture: all layers of it, or one of them; MGL_DIM_BUFFER: nothing. */
static mgl_texture_dim image_dim(mgl_target target, bool layered)
{
    mgl_texture_dim dim = mgl_vk_target_dim(target);
    if (layered) return dim;
    switch (dim) {
    case MGL_DIM_1D_ARRAY:
        return MGL_DIM_1D;
    case MGL_DIM_2D_MS_ARRAY:
        return MGL_DIM_2D_MS;
    case MGL_DIM_CUBE:
    case MGL_DIM_CUBE_ARRAY:
    case MGL_DIM_2D_ARRAY:
        return MGL_DIM_2D;
    case MGL_DIM_3D: /* a slice of a 3D image needs VK_EXT_image_2d_view_of_3d */
        return MGL_DIM_BUFFER;
    default:
        return dim;
    }
}

static bool image_fits(const mgl_vk_image *i, const mgl_image_unit *unit, mgl_texture_dim dim)
{
    bool cube = dim == MGL_DIM_CUBE || dim == MGL_DIM_CUBE_ARRAY;
    return mgl_format_infos[unit->format].bytes == mgl_format_infos[i->format].bytes &&
           (!cube || i->create_flags & VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT);
}

/* The subresource of an image unit; false: nothing is bound that the program can read and write as it declares. */
static bool image_unit(mgl_applier *a, mgl_vk_context *c, const mgl_vk_program *p, const mgl_vk_element *e,
                       mgl_vk_subresource *sub, const mgl_image_unit **unit)
{
    uint32_t n = p->slots[e->slot];
    if (n >= MGL_VK_IMAGE_UNITS) return false;
    *unit = &c->image_units[n];
    mgl_vk_texture *t = mgl_vk_texture_of(a, (*unit)->texture);
    bool layered = (*unit)->layered;
    if (!t || e->dim == MGL_DIM_BUFFER || image_dim(t->target, layered) != e->dim ||
        !class_fits((mgl_format)(*unit)->format, false, e->flags))
        return false;
    t->bound |= MGL_DIRTY_STORAGE;
    if (!mgl_vk_texture_level_image(a, t, (*unit)->level, layered ? 0 : (*unit)->layer, sub)) return false;
    return image_fits(sub->image, *unit, e->dim) &&
           mgl_vk_image_require(a, sub->image, VK_IMAGE_USAGE_STORAGE_BIT, 0) &&
           mgl_vk_texture_level_image(a, t, (*unit)->level, layered ? 0 : (*unit)->layer, sub);
}

static bool resolve_image(mgl_applier *a, mgl_vk_context *c, const mgl_vk_program *p, const mgl_vk_element *e,
                          mgl_vk_key_element *k)
{
    mgl_vk_subresource sub;
    const mgl_image_unit *unit;
    *k = (mgl_vk_key_element){0, 0, 0, 0};
    if (image_unit(a, c, p, e, &sub, &unit)) {
        mgl_vk_view_key key;
        memset(&key, 0, sizeof(key));
        key.type = mgl_vk_view_type((mgl_texture_dim)e->dim);
        key.format = mgl_vk_format((mgl_format)unit->format);
        if (!(sub.image->create_flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT)) key.format = sub.image->vk_format;
        key.aspects = sub.image->aspects;
        key.level = sub.level;
        key.levels = 1;
        key.layer = sub.is_3d ? 0 : sub.layer;
        key.layers = unit->layered && !sub.is_3d ? sub.layers : 1;
        key.usage = VK_IMAGE_USAGE_STORAGE_BIT;
        k->object = (uint64_t)mgl_vk_image_view(a, sub.image, &key);
        k->unique = sub.image->unique;
    }
    if (k->object || a->device.null_descriptor) return true;
    mgl_log_warn_once("a draw whose image unit has no image is skipped: no null descriptors here");
    return false;
}

static bool resolve_image_buffer(mgl_applier *a, mgl_vk_context *c, const mgl_vk_program *p, const mgl_vk_element *e,
                                 mgl_vk_key_element *k)
{
    uint32_t n = p->slots[e->slot];
    mgl_vk_texture *t = n < MGL_VK_IMAGE_UNITS ? mgl_vk_texture_of(a, c->image_units[n].texture) : NULL;
    VkBufferView view = VK_NULL_HANDLE;
    if (t && t->target == MGL_TARGET_BUFFER && class_fits(t->buffer_format, false, e->flags)) {
        view = mgl_vk_texture_buffer_view(a, t);
        if (t->buffer) t->buffer->bound |= MGL_DIRTY_STORAGE;
    }
    if (t) t->bound |= MGL_DIRTY_STORAGE;
    *k = (mgl_vk_key_element){(uint64_t)view, t ? t->unique : 0, t ? (uint64_t)t->buffer_version << 32 | t->version : 0,
                              0};
    return view || a->device.null_descriptor;
}

static bool storage_key(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p, const mgl_vk_element *e,
                        mgl_vk_key_element *k)
{
    if (e->kind == MGL_RESOURCE_IMAGE) return resolve_image(a, c, p, e, k);
    if (e->kind == MGL_RESOURCE_IMAGE_BUFFER) return resolve_image_buffer(a, c, p, e, k);
    resolve_storage(a, c, p, e, k);
    return true;
}

/* ---- all sets ---- */

static uint64_t newest_stamp(const mgl_vk_context *c, uint32_t set)
{
    const mgl_vk_change_log *l = &c->changes[set];
    return l->stamps[(l->next - 1) % MGL_VK_CHANGES];
}

/* The elements of a set that read a binding point, a bit each. */
static uint64_t readers(const mgl_vk_program *p, uint32_t set, uint32_t point)
{
    const mgl_vk_element *e = p->elements[set];
    uint64_t mask = 0;
    for (uint32_t i = 0; i < p->element_counts[set]; i++)
        if (e[i].slot != DEFAULT_BLOCK && p->slots[e[i].slot] == point) mask |= 1ull << i;
    return mask;
}

/* The elements whose binding changed since the memo was made; false: it may be any, or there are too many to tell. */
static inline bool changed_elements(const mgl_vk_context *c, const mgl_vk_program *p, uint32_t set, uint64_t *mask)
{
    const mgl_vk_change_log *l = &c->changes[set];
    uint64_t made = p->memos[set].stamp;
    *mask = 0;
    if (!made || p->element_counts[set] > 64) return false;
    for (uint32_t n = 1; n <= MGL_VK_CHANGES; n++) {
        uint32_t at = (l->next - n) % MGL_VK_CHANGES;
        if (l->stamps[at] == made) return true;
        if (l->stamps[at] < made || l->points[at] == MGL_VK_EVERY_POINT) return false;
        *mask |= readers(p, set, l->points[at]);
    }
    return false;
}

/* Takes the content of one element over; what is pushed needs no hash. False: it is what it was. */
static inline bool replace(mgl_vk_set_memo *m, uint32_t i, const mgl_vk_key_element *k, bool pushed)
{
    mgl_vk_key_element *old = &m->key[i];
    if (old->object == k->object && old->unique == k->unique && old->first == k->first && old->second == k->second)
        return false;
    if (!pushed) m->sum += mgl_vk_key_hash(k, i) - mgl_vk_key_hash(old, i);
    *old = *k;
    return true;
}

/* The elements in `mask`, or all of them, changed their accesses and perhaps their content. */
static void note_changed(mgl_vk_set_memo *m, bool known, uint64_t mask)
{
    m->undeclared |= mask;
    m->unpushed |= mask;
    if (!known) m->declared = 0, m->unpushed = UINT64_MAX;
}

/* The set of the memo's content becomes the context's. */
static bool find_set(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p, uint32_t set, bool same)
{
    mgl_vk_set_memo *m = &p->memos[set];
    if (same && m->set && m->set->content == m->content) {
        mgl_vk_set_touch(a, m->set);
    } else {
        m->set = mgl_vk_set_get(a, p->set_layouts[set], p->elements[set], m, p->element_counts[set]);
        m->content = m->set ? m->set->content : 0;
    }
    c->sets[set] = m->set;
    if (!m->set) m->stamp = 0;
    return m->set != NULL;
}

static bool update_uniforms(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p)
{
    mgl_vk_set_memo *m = &p->memos[0];
    const mgl_vk_element *e = p->elements[0];
    uint32_t count = p->element_counts[0];
    uint64_t mask, stamp = newest_stamp(c, 0);
    bool known = changed_elements(c, p, 0, &mask), same = true;
    m->stamp = 0;
    if (known && e[0].slot == DEFAULT_BLOCK && (p->constants_changed || p->slice_index != a->recording_index))
        mask |= 1;
    for (uint64_t rest = mask; known && rest; rest &= rest - 1) {
        uint32_t i = (uint32_t)__builtin_ctzll(rest);
        mgl_vk_key_element k;
        if (!resolve_uniform(a, c, p, &e[i], &k)) return false;
        same &= !replace(m, i, &k, p->pushed);
    }
    for (uint32_t i = 0; !known && i < count; i++) {
        mgl_vk_key_element k;
        if (!resolve_uniform(a, c, p, &e[i], &k)) return false;
        same &= !replace(m, i, &k, p->pushed);
    }
    note_changed(m, known, mask);
    m->stamp = stamp;
    return p->pushed || find_set(a, c, p, 0, same);
}

/* Resolves what changed since the memo was made. False: all has to be resolved, because an image was made that other
 * textures may share, or one of them is attached, too. */
static bool update_changed_textures(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p, uint64_t mask, bool *same)
{
    mgl_vk_set_memo *m = &p->memos[1];
    uint64_t stamp = newest_stamp(c, 1);
    if (m->feedback_free != c->target.stamp && resolve_feedback(a, c, p)) return false;
    for (uint64_t rest = mask; rest; rest &= rest - 1) {
        uint32_t i = (uint32_t)__builtin_ctzll(rest);
        const mgl_vk_element *e = &p->elements[1][i];
        mgl_vk_unit *u = unit_of(c, p, e);
        mgl_vk_key_element k;
        if (e->kind == MGL_RESOURCE_TEXTURE) {
            resolve_unit(a, u, e);
            if (u->image && u->image->attached == c->target.stamp) return false;
        }
        if (!texture_key(a, u, e, &k)) return false;
        *same &= !replace(m, i, &k, false);
    }
    return stamp == newest_stamp(c, 1);
}

static bool update_all_textures(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p, bool *feedback)
{
    const mgl_vk_element *e = p->elements[1];
    uint32_t count = p->element_counts[1];
    /* Making one texture's image may change another's view (texture views share images): first all, then what they are.
     */
    for (uint32_t i = 0; i < count; i++)
        if (e[i].kind == MGL_RESOURCE_TEXTURE) resolve_unit(a, unit_of(c, p, &e[i]), &e[i]);
    *feedback = resolve_feedback(a, c, p);
    for (uint32_t i = 0; i < count; i++) {
        mgl_vk_key_element k;
        if (!texture_key(a, unit_of(c, p, &e[i]), &e[i], &k)) return false;
        replace(&p->memos[1], i, &k, false);
    }
    return true;
}

static bool update_textures(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p)
{
    mgl_vk_set_memo *m = &p->memos[1];
    uint64_t mask;
    bool known = changed_elements(c, p, 1, &mask), same = true, feedback = false;
    m->stamp = 0;
    if (known && !update_changed_textures(a, c, p, mask, &same)) known = false;
    if (!known && !update_all_textures(a, c, p, &feedback)) return false;
    if (!feedback) memset(c->target.key.layouts, 0, sizeof(c->target.key.layouts));
    note_changed(m, known, mask);
    /* Draws in between may have given units that a compute program samples, too, a layout that they share with a target. */
    m->feedback_free = feedback || is_compute(p) ? 0 : c->target.stamp;
    m->stamp = feedback ? 0 : newest_stamp(c, 1);
    return find_set(a, c, p, 1, known && same);
}

static bool update_storage(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p)
{
    mgl_vk_set_memo *m = &p->memos[2];
    bool same = m->stamp && m->stamp == newest_stamp(c, 2);
    for (uint32_t i = 0; !same && i < p->element_counts[2]; i++) {
        mgl_vk_key_element k;
        m->stamp = 0;
        if (!storage_key(a, c, p, &p->elements[2][i], &k)) return false;
        replace(m, i, &k, false);
    }
    if (!same) note_changed(m, false, 0);
    m->stamp = newest_stamp(c, 2);
    return find_set(a, c, p, 2, same);
}

bool mgl_vk_descriptors_update(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p)
{
    uint32_t dirty = c->dirty;
    bool all = dirty & MGL_DIRTY_PROGRAM;
    /* Storage first: it may give images other usages, which makes them other images. */
    if (!p->element_counts[2])
        c->sets[2] = NULL;
    else if ((all || dirty & MGL_DIRTY_STORAGE || !c->sets[2]) && !update_storage(a, c, p))
        return false;
    if (!p->element_counts[1]) {
        c->sets[1] = NULL;
        memset(c->target.key.layouts, 0, sizeof(c->target.key.layouts));
    } else if ((all || dirty & MGL_DIRTY_TEXTURES || c->dirty & MGL_DIRTY_TEXTURES || !c->sets[1]) &&
               !update_textures(a, c, p)) {
        return false;
    }
    if (p->pushed || !p->element_counts[0]) c->sets[0] = NULL;
    bool missing = !c->sets[0] && !p->pushed;
    if (p->element_counts[0] && (all || dirty & (MGL_DIRTY_UNIFORMS | MGL_DIRTY_CONSTANTS) || missing))
        return update_uniforms(a, c, p);
    return true;
}

/* ---- accesses ---- */

static inline void declare_uniform(mgl_applier *a, mgl_vk_context *c, const mgl_vk_program *p, const mgl_vk_element *e)
{
    uint32_t point = e->slot == DEFAULT_BLOCK ? UINT32_MAX : p->slots[e->slot];
    mgl_vk_buffer *b =
        point < MGL_VK_UNIFORM_BUFFERS && c->uniform_buffers[point].looked_up ? c->uniform_buffers[point].buffer : NULL;
    if (b) mgl_vk_buffer_read(a, b, e->stages, VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_SHADER_READ_BIT);
}

/* A range that overlaps the target: the attachment itself is declared with the pass, the rest here, in the shared
 * layout. */
static void declare_shared(mgl_applier *a, const mgl_vk_target *t, const mgl_vk_unit *u, VkPipelineStageFlags stages)
{
    VkImageLayout layout =
        u->layout == MGL_LAYOUT_GENERAL ? VK_IMAGE_LAYOUT_GENERAL : VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL;
    for (uint32_t level = u->level; level < u->level + u->levels; level++)
        for (uint32_t layer = 0; layer < u->image->layers; layer++) {
            bool attached = false;
            for (uint32_t i = 0; i < t->format.count; i++) {
                const mgl_vk_attachment *at = &t->attachments[i];
                attached |=
                    at->image == u->image && at->level == level && layer >= at->layer && layer < at->layer + at->layers;
            }
            if (!attached)
                mgl_vk_image_access(a, u->image, level, 1, layer, 1, layout, stages, VK_ACCESS_SHADER_READ_BIT, false);
        }
}

static void declare_texture(mgl_applier *a, mgl_vk_context *c, const mgl_vk_program *p, const mgl_vk_element *e)
{
    mgl_vk_unit *u = unit_of(c, p, e);
    if (e->kind == MGL_RESOURCE_TEXEL_BUFFER) {
        mgl_vk_buffer *b = u->texture ? mgl_vk_buffer_of(a, u->texture->buffer_handle) : NULL;
        if (b) mgl_vk_buffer_read(a, b, e->stages, VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_SHADER_READ_BIT);
    } else if (u->image && u->layout == MGL_LAYOUT_OPTIMAL) {
        mgl_vk_image_access(a, u->image, u->level, u->levels, 0, u->image->layers,
                            VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, e->stages, VK_ACCESS_SHADER_READ_BIT, false);
    } else if (u->image) {
        declare_shared(a, &c->target, u, e->stages);
    }
}

static void declare_storage(mgl_applier *a, mgl_vk_context *c, const mgl_vk_program *p, const mgl_vk_element *e)
{
    VkAccessFlags access = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT;
    mgl_vk_subresource sub;
    const mgl_image_unit *unit;
    if (e->kind == MGL_RESOURCE_IMAGE) {
        if (!image_unit(a, c, p, e, &sub, &unit)) return;
        uint32_t layers = unit->layered && !sub.is_3d ? sub.layers : 1;
        mgl_vk_image_access(a, sub.image, sub.level, 1, sub.is_3d ? 0 : sub.layer, layers, VK_IMAGE_LAYOUT_GENERAL,
                            e->stages, access, false);
    } else if (e->kind == MGL_RESOURCE_IMAGE_BUFFER) {
        uint32_t n = p->slots[e->slot];
        mgl_vk_texture *t = n < MGL_VK_IMAGE_UNITS ? mgl_vk_texture_of(a, c->image_units[n].texture) : NULL;
        mgl_vk_buffer *b = t ? mgl_vk_buffer_of(a, t->buffer_handle) : NULL;
        if (b) mgl_vk_buffer_access(a, b, e->stages, access, false);
    } else {
        mgl_vk_bound_buffer *b = storage_binding(c, p, e);
        if (b && b->looked_up && b->buffer) mgl_vk_buffer_access(a, b->buffer, e->stages, access, false);
    }
}

void mgl_vk_descriptors_declare(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p)
{
    static void (*const declare[MGL_VK_SETS])(mgl_applier *, mgl_vk_context *, const mgl_vk_program *,
                                              const mgl_vk_element *) = {declare_uniform, declare_texture,
                                                                         declare_storage};
    for (uint32_t i = 0; i < MGL_VK_SETS; i++) {
        mgl_vk_set_memo *m = &p->memos[i];
        const mgl_vk_element *e = p->elements[i];
        if (m->declared == a->passes->serial && !m->undeclared) continue;
        if (m->declared == a->passes->serial) {
            for (uint64_t rest = m->undeclared; rest; rest &= rest - 1)
                declare[i](a, c, p, &e[__builtin_ctzll(rest)]);
        } else {
            for (uint32_t n = 0; n < p->element_counts[i]; n++)
                declare[i](a, c, p, &e[n]);
        }
        m->declared = a->passes->serial;
        m->undeclared = 0;
    }
}

/* ---- binding ---- */

/* Pushes what main does not have pushed of set 0; `keeps`: what was pushed under the same layout is still there. */
static void push_uniforms(mgl_applier *a, mgl_vk_program *p, VkPipelineBindPoint point, bool keeps)
{
    mgl_vk_recorded *r = &a->draws->recorded;
    mgl_vk_set_memo *m = &p->memos[0];
    uint32_t count = p->element_counts[0];
    uint64_t all = (1ull << count) - 1, which = all;
    if (keeps && r->pushed_program) {
        which = r->pushed_program == p->unique ? m->unpushed & all : all;
        for (uint64_t rest = which; rest; rest &= rest - 1) {
            uint32_t i = (uint32_t)__builtin_ctzll(rest);
            if (!memcmp(&r->pushed[i], &m->key[i], sizeof(m->key[i]))) which &= ~(1ull << i);
        }
    }
    if (point == VK_PIPELINE_BIND_POINT_GRAPHICS) {
        for (uint64_t rest = which; rest; rest &= rest - 1)
            r->pushed[__builtin_ctzll(rest)] = m->key[__builtin_ctzll(rest)];
        r->pushed_program = p->unique;
        m->unpushed = 0;
    }
    if (which) mgl_vk_set_push(a, p, point, which);
}

static bool all_declared(const mgl_applier *a, const mgl_vk_program *p)
{
    bool all = true;
    for (uint32_t i = 0; i < MGL_VK_SETS; i++)
        all &= p->memos[i].declared == a->passes->serial && !p->memos[i].undeclared;
    return all;
}

/* What main has of set 0 is what this program's memo was made into. */
static bool uniforms_recorded(const mgl_applier *a, const mgl_vk_context *c, const mgl_vk_program *p)
{
    const mgl_vk_recorded *r = &a->draws->recorded;
    if (p->pushed) return r->pushed_program == p->unique && !p->memos[0].unpushed;
    return c->sets[0] && r->sets[0] == c->sets[0]->set && r->layouts[0] == p->set_layouts[0]->layout;
}

static void bind_uniforms(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p)
{
    mgl_vk_recorded *r = &a->draws->recorded;
    size_t offsets = p->dynamic_count * sizeof(*p->offsets);
    if (r->sets[0] == c->sets[0]->set && !memcmp(r->offsets, p->offsets, offsets)) return;
    a->device.vk.vkCmdBindDescriptorSets(a->main, VK_PIPELINE_BIND_POINT_GRAPHICS, p->layout, 0, 1, &c->sets[0]->set,
                                         p->dynamic_count, p->offsets);
    mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
    r->sets[0] = c->sets[0]->set;
    memcpy(r->offsets, p->offsets, offsets);
}

bool mgl_vk_uniforms_record(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p)
{
    mgl_vk_recorded *r = &a->draws->recorded;
    mgl_vk_set_memo *m = &p->memos[0];
    uint64_t mask, which = 0;
    if (!uniforms_recorded(a, c, p) || p->elements[0][0].slot == DEFAULT_BLOCK || !all_declared(a, p) ||
        !changed_elements(c, p, 0, &mask))
        return false;
    uint64_t stamp = newest_stamp(c, 0);
    for (; mask; mask &= mask - 1) {
        uint32_t i = (uint32_t)__builtin_ctzll(mask);
        mgl_vk_key_element k;
        (void)resolve_uniform(a, c, p, &p->elements[0][i], &k); /* fails for default blocks only */
        declare_uniform(a, c, p, &p->elements[0][i]);
        if (replace(m, i, &k, p->pushed)) which |= 1ull << i;
    }
    m->stamp = stamp;
    if (!p->pushed && !find_set(a, c, p, 0, !which)) return false;
    if (mgl_vk_barriers_pending(a)) { /* the pass has to end first */
        if (p->pushed) m->unpushed = which;
        return false;
    }
    if (!p->pushed) {
        bind_uniforms(a, c, p);
        return true;
    }
    for (uint64_t rest = which; rest; rest &= rest - 1)
        r->pushed[__builtin_ctzll(rest)] = m->key[__builtin_ctzll(rest)];
    if (which) mgl_vk_set_push(a, p, VK_PIPELINE_BIND_POINT_GRAPHICS, which);
    return true;
}

void mgl_vk_descriptors_bind(mgl_applier *a, mgl_vk_context *c, mgl_vk_program *p, VkPipelineBindPoint point)
{
    mgl_vk_recorded *r = &a->draws->recorded;
    bool compute = point == VK_PIPELINE_BIND_POINT_COMPUTE, disturbed = compute;
    bool last = !compute && p->pushed && r->pushed_program == p->unique; /* what is bound, this program bound */
    if (last) push_uniforms(a, p, point, true);
    for (uint32_t i = last; i < MGL_VK_SETS; i++) {
        if (last && (!c->sets[i] || r->sets[i] == c->sets[i]->set)) continue;
        VkDescriptorSetLayout layout = p->set_layouts[i]->layout;
        if (!compute && r->layouts[i] != layout)
            disturbed = true; /* binding under another layout disturbs this set and those above */
        if (!compute) r->layouts[i] = layout;
        if (i == 0 && p->pushed) {
            push_uniforms(a, p, point, !disturbed);
            continue;
        }
        if (i == 0 && disturbed && !compute) r->pushed_program = 0;
        if (!c->sets[i]) {
            if (disturbed && !compute) r->sets[i] = VK_NULL_HANDLE;
            continue;
        }
        uint32_t offsets = i == 0 ? p->dynamic_count : 0;
        bool moved = offsets && memcmp(r->offsets, p->offsets, offsets * sizeof(*p->offsets));
        if (!disturbed && !moved && r->sets[i] == c->sets[i]->set) continue;
        a->device.vk.vkCmdBindDescriptorSets(a->main, point, p->layout, i, 1, &c->sets[i]->set, offsets, p->offsets);
        mgl_vk_frames_add_load(a, MGL_LOAD_STATE, 1);
        if (compute) continue;
        r->sets[i] = c->sets[i]->set;
        if (offsets) memcpy(r->offsets, p->offsets, offsets * sizeof(*p->offsets));
    }
}
