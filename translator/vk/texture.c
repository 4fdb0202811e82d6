/* Textures as GL has them, mutable level by level, on images as Vulkan has them.
 *
 * A level is stored in the texture's main image when it fits there, else *aside* in another image (its own, or an older
 * main image whose other levels were redefined). Nothing is allocated before a level is needed. A sampler needs
 * base..max in one image: then the main image is made anew for that range and the levels move into it. */
#include "translator/vk/resource.h"

#include <string.h>

bool mgl_vk_target_is_layered(mgl_target target)
{
    return target == MGL_TARGET_1D_ARRAY || target == MGL_TARGET_2D_ARRAY || target == MGL_TARGET_CUBE ||
           target == MGL_TARGET_CUBE_ARRAY || target == MGL_TARGET_2D_MS_ARRAY;
}

uint32_t mgl_vk_level_layers(const mgl_vk_texture *t, uint32_t level)
{
    return mgl_vk_target_is_layered(t->target) ? t->levels[level].depth : 1;
}

static bool is_view(const mgl_vk_texture *t)
{
    return t->view_levels != 0;
}

static void changed(mgl_applier *a, mgl_vk_texture *t)
{
    t->version++;
    t->sampled_view = VK_NULL_HANDLE;
    mgl_vk_texture_changed(a, t);
}

void mgl_vk_texture_renamed(mgl_applier *a, mgl_vk_texture *t)
{
    changed(a, t);
}

/* ---- levels and images ---- */
static uint32_t full_chain(const mgl_vk_texture *t, const mgl_vk_level *l)
{
    uint32_t size = MGL_MAX(l->width, l->height), levels = 1;
    if (t->target == MGL_TARGET_3D) size = MGL_MAX(size, l->depth);
    while (size >> levels)
        levels++;
    return levels;
}

/* Whether `l` has the size, format and samples of the level that is `steps` below `top`. */
static bool is_mip_of(const mgl_vk_texture *t, const mgl_vk_level *top, const mgl_vk_level *l, uint32_t steps)
{
    uint32_t depth = t->target == MGL_TARGET_3D ? mgl_vk_mip(top->depth, steps) : top->depth;
    return top->defined && l->defined && l->format == top->format && l->samples == top->samples &&
           l->width == mgl_vk_mip(top->width, steps) && l->height == mgl_vk_mip(top->height, steps) &&
           l->depth == depth;
}

static bool fits_main(const mgl_vk_texture *t, uint32_t level)
{
    const mgl_vk_image *i = t->image;
    const mgl_vk_level *l = &t->levels[level];
    if (!i || !l->defined || level < t->first_level || level - t->first_level >= i->levels) return false;
    uint32_t n = level - t->first_level;
    bool depth_fits =
        t->target == MGL_TARGET_3D ? mgl_vk_mip(i->depth, n) == l->depth : i->layers == mgl_vk_level_layers(t, level);
    return depth_fits && i->format == l->format && i->samples == l->samples && mgl_vk_mip(i->width, n) == l->width &&
           mgl_vk_mip(i->height, n) == l->height;
}

static mgl_vk_image *make_image(mgl_applier *a, const mgl_vk_texture *t, const mgl_vk_level *top, uint32_t levels)
{
    bool is_3d = t->target == MGL_TARGET_3D, cube = t->target == MGL_TARGET_CUBE || t->target == MGL_TARGET_CUBE_ARRAY;
    bool is_1d = t->target == MGL_TARGET_1D || t->target == MGL_TARGET_1D_ARRAY;
    mgl_vk_image_desc desc = {
        .type = is_3d   ? VK_IMAGE_TYPE_3D
                : is_1d ? VK_IMAGE_TYPE_1D
                        : VK_IMAGE_TYPE_2D,
        .format = top->format,
        .width = top->width,
        .height = top->height,
        .depth = is_3d ? top->depth : 1,
        .layers = mgl_vk_target_is_layered(t->target) ? top->depth : 1,
        .levels = levels,
        .samples = top->samples,
    };
    /* A cube whose faces differ in size is incomplete and never sampled as one. */
    if (cube && desc.layers % 6 == 0 && desc.width == desc.height) desc.flags |= VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT;
    if (is_3d && mgl_vk_format_aspects(top->format) == VK_IMAGE_ASPECT_COLOR_BIT)
        desc.flags |= VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT;
    mgl_vk_image *image = mgl_vk_image_make(a, &desc);
    if (!image) mgl_vk_out_of_memory(a, MGL_KIND_TEXTURE, t->handle);
    return image;
}

static void drop_aside(mgl_applier *a, mgl_vk_level *l)
{
    if (l->aside) mgl_vk_image_unref(a, &l->aside);
}

/* The main image stops being one; levels that lie in it keep it as their aside. */
static void put_main_aside(mgl_applier *a, mgl_vk_texture *t)
{
    for (uint32_t n = 0; n < MGL_VK_MAX_LEVELS; n++) {
        mgl_vk_level *l = &t->levels[n];
        if (l->aside || !fits_main(t, n)) continue;
        l->aside = t->image;
        l->aside_level = n - t->first_level;
        t->image->references++;
    }
    if (t->image) mgl_vk_image_unref(a, &t->image);
}

static bool make_main(mgl_applier *a, mgl_vk_texture *t, uint32_t level)
{
    uint32_t first = is_mip_of(t, &t->levels[0], &t->levels[level], level) ? 0 : level;
    const mgl_vk_level *top = &t->levels[first];
    uint32_t levels = MGL_MAX(t->level_hint > first ? t->level_hint - first : 1, level - first + 1);
    levels = MGL_MIN(MGL_MIN(levels, full_chain(t, top)), (uint32_t)MGL_VK_MAX_LEVELS - first);
    t->image = make_image(a, t, top, levels);
    t->first_level = first;
    if (t->image) changed(a, t);
    return t->image != NULL;
}

/* Finds or makes the image that holds a defined level. */
static mgl_vk_image *storage_of(mgl_applier *a, mgl_vk_texture *t, uint32_t level, uint32_t *image_level)
{
    mgl_vk_level *l = &t->levels[level];
    if (is_view(t)) {
        *image_level = t->view_first_level + level;
        return t->image;
    }
    if (!l->aside && !fits_main(t, level)) {
        if (!t->image) {
            if (!make_main(a, t, level)) return NULL;
        } else {
            if (!(l->aside = make_image(a, t, l, 1))) return NULL;
            l->aside_level = 0;
            changed(a, t);
        }
    }
    *image_level = l->aside ? l->aside_level : level - t->first_level;
    return l->aside ? l->aside : t->image;
}

bool mgl_vk_texture_level_image(mgl_applier *a, mgl_vk_texture *t, uint32_t level, uint32_t layer,
                                mgl_vk_subresource *out)
{
    if (level >= MGL_VK_MAX_LEVELS || !t->levels[level].defined) return false;
    const mgl_vk_level *l = &t->levels[level];
    uint32_t image_level;
    mgl_vk_image *image = storage_of(a, t, level, &image_level);
    if (!image) return false;
    bool is_3d = image->type == VK_IMAGE_TYPE_3D;
    uint32_t first_layer = is_view(t) ? t->view_first_layer : 0,
             layers = is_3d ? l->depth : mgl_vk_level_layers(t, level);
    if (layer >= layers) return false;
    *out = (mgl_vk_subresource){image,    image_level, first_layer + layer,  layers - layer,
                                l->width, l->height,   is_3d ? l->depth : 1, is_3d};
    return true;
}

/* ---- one image of base..last ---- */
static uint32_t last_level(const mgl_vk_texture *t, uint32_t base)
{
    uint32_t last = base;
    while (last + 1 < MGL_VK_MAX_LEVELS && last + 1 <= t->max_level &&
           last + 1 - base < full_chain(t, &t->levels[base]) &&
           is_mip_of(t, &t->levels[base], &t->levels[last + 1], last + 1 - base))
        last++;
    return last;
}

/* Makes a main image of the levels base..last and the consistent ones above them; content moves along. */
static bool gather(mgl_applier *a, mgl_vk_texture *t, uint32_t base, uint32_t last)
{
    uint32_t first = base;
    while (first > 0 && is_mip_of(t, &t->levels[first - 1], &t->levels[base], base - first + 1))
        first--;
    const mgl_vk_level *top = &t->levels[first];
    uint32_t levels = MGL_MAX(last - first + 1, t->level_hint > first ? t->level_hint - first : 1);
    levels = MGL_MIN(MGL_MIN(levels, full_chain(t, top)), (uint32_t)MGL_VK_MAX_LEVELS - first);
    mgl_vk_image *image = make_image(a, t, top, levels);
    if (!image) return false;
    for (uint32_t n = first; n <= last; n++) {
        mgl_vk_level *l = &t->levels[n];
        if (l->aside)
            mgl_vk_image_copy_level(a, l->aside, l->aside_level, image, n - first);
        else if (fits_main(t, n))
            mgl_vk_image_copy_level(a, t->image, n - t->first_level, image, n - first);
    }
    put_main_aside(a, t);
    for (uint32_t n = first; n <= last; n++)
        drop_aside(a, &t->levels[n]);
    t->image = image;
    t->first_level = first;
    changed(a, t);
    return true;
}

bool mgl_vk_texture_gather(mgl_applier *a, mgl_vk_texture *t, uint32_t base, uint32_t last)
{
    if (is_view(t) || t->immutable) return t->image != NULL;
    for (uint32_t n = base; n <= last; n++)
        if (t->levels[n].aside || !fits_main(t, n)) return gather(a, t, base, last);
    return true;
}

/* ---- sampled views ---- */
static bool is_multisampled(mgl_texture_dim dim)
{
    return dim == MGL_DIM_2D_MS || dim == MGL_DIM_2D_MS_ARRAY;
}

mgl_texture_dim mgl_vk_target_dim(mgl_target target)
{
    static const uint8_t dims[] = {
        [MGL_TARGET_1D] = MGL_DIM_1D,
        [MGL_TARGET_2D] = MGL_DIM_2D,
        [MGL_TARGET_3D] = MGL_DIM_3D,
        [MGL_TARGET_CUBE] = MGL_DIM_CUBE,
        [MGL_TARGET_1D_ARRAY] = MGL_DIM_1D_ARRAY,
        [MGL_TARGET_2D_ARRAY] = MGL_DIM_2D_ARRAY,
        [MGL_TARGET_CUBE_ARRAY] = MGL_DIM_CUBE_ARRAY,
        [MGL_TARGET_RECTANGLE] = MGL_DIM_2D,
        [MGL_TARGET_2D_MS] = MGL_DIM_2D_MS,
        [MGL_TARGET_2D_MS_ARRAY] = MGL_DIM_2D_MS_ARRAY,
        [MGL_TARGET_BUFFER] = MGL_DIM_BUFFER,
        [MGL_TARGET_RENDERBUFFER] = MGL_DIM_2D,
    };
    return dims[target];
}

VkImageViewType mgl_vk_view_type(mgl_texture_dim dim)
{
    static const VkImageViewType types[] = {
        [MGL_DIM_1D] = VK_IMAGE_VIEW_TYPE_1D,
        [MGL_DIM_2D] = VK_IMAGE_VIEW_TYPE_2D,
        [MGL_DIM_3D] = VK_IMAGE_VIEW_TYPE_3D,
        [MGL_DIM_CUBE] = VK_IMAGE_VIEW_TYPE_CUBE,
        [MGL_DIM_1D_ARRAY] = VK_IMAGE_VIEW_TYPE_1D_ARRAY,
        [MGL_DIM_2D_ARRAY] = VK_IMAGE_VIEW_TYPE_2D_ARRAY,
        [MGL_DIM_CUBE_ARRAY] = VK_IMAGE_VIEW_TYPE_CUBE_ARRAY,
        [MGL_DIM_2D_MS] = VK_IMAGE_VIEW_TYPE_2D,
        [MGL_DIM_2D_MS_ARRAY] = VK_IMAGE_VIEW_TYPE_2D_ARRAY,
        [MGL_DIM_BUFFER] = VK_IMAGE_VIEW_TYPE_2D,
    };
    return types[dim];
}

static VkComponentSwizzle swizzle_of(uint8_t value)
{
    static const VkComponentSwizzle map[] = {VK_COMPONENT_SWIZZLE_R,    VK_COMPONENT_SWIZZLE_G,
                                             VK_COMPONENT_SWIZZLE_B,    VK_COMPONENT_SWIZZLE_A,
                                             VK_COMPONENT_SWIZZLE_ZERO, VK_COMPONENT_SWIZZLE_ONE};
    return value < MGL_COUNT(map) ? map[value] : VK_COMPONENT_SWIZZLE_ZERO;
}

/* The levels a sampler sees, counted in the texture. False: none. */
static bool sampled_range(const mgl_vk_texture *t, uint32_t *base, uint32_t *last)
{
    *base = t->base_level;
    if (t->immutable || is_view(t)) {
        uint32_t count = is_view(t) ? t->view_levels : t->image ? t->image->levels : 0;
        if (count == 0) return false;
        *base = MGL_MIN(*base, count - 1);
        *last = MGL_MIN(MGL_MAX(t->max_level, *base), count - 1);
        return true;
    }
    if (*base >= MGL_VK_MAX_LEVELS || !t->levels[*base].defined) return false;
    *last = last_level(t, *base);
    return true;
}

static bool memo_holds(const mgl_vk_texture *t, mgl_texture_dim dim)
{
    return t->sampled_view && t->image && t->memo_version == t->version && t->memo_unique == t->image->unique &&
           mgl_vk_target_dim(t->target) == dim;
}

VkImageView mgl_vk_texture_sampled_view(mgl_applier *a, mgl_vk_texture *t, mgl_texture_dim dim, mgl_vk_image **image,
                                        uint32_t *level, uint32_t *levels)
{
    if (!memo_holds(t, dim)) {
        uint32_t base, last;
        if (mgl_vk_target_dim(t->target) != dim || !sampled_range(t, &base, &last) || !mgl_vk_texture_gather(a, t, base, last))
            return VK_NULL_HANDLE;
        const mgl_vk_image *i = t->image;
        if (!(i->usage & VK_IMAGE_USAGE_SAMPLED_BIT) || (i->samples > 1 && !is_multisampled(dim))) return VK_NULL_HANDLE;
        bool cube = dim == MGL_DIM_CUBE || dim == MGL_DIM_CUBE_ARRAY;
        if (cube && !(i->create_flags & VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT)) return VK_NULL_HANDLE;
        mgl_format format = t->levels[base].format;
        VkFormat vk_format = t->skip_srgb_decode ? mgl_vk_format_linear(mgl_vk_format(format)) : mgl_vk_format(format);
        VkImageAspectFlags aspects = mgl_vk_format_aspects(format);
        if (aspects & VK_IMAGE_ASPECT_DEPTH_BIT && aspects & VK_IMAGE_ASPECT_STENCIL_BIT)
            aspects = t->stencil_mode ? VK_IMAGE_ASPECT_STENCIL_BIT : VK_IMAGE_ASPECT_DEPTH_BIT;
        mgl_vk_view_key key = {
            .type = mgl_vk_view_type(dim),
            .format = vk_format,
            .aspects = aspects,
            .level = is_view(t) ? t->view_first_level + base : base - t->first_level,
            .levels = last - base + 1,
            .layer = is_view(t) ? t->view_first_layer : 0,
            .layers = is_view(t) ? t->view_layers : i->layers,
            .swizzle = {swizzle_of(t->swizzle[0]), swizzle_of(t->swizzle[1]), swizzle_of(t->swizzle[2]),
                        swizzle_of(t->swizzle[3])},
            .usage = VK_IMAGE_USAGE_SAMPLED_BIT,
        };
        t->sampled_view = mgl_vk_image_view(a, t->image, &key);
        t->memo_version = t->version;
        t->memo_unique = t->image->unique;
        t->memo_format = format;
        t->memo_key = key;
    }
    *image = t->image;
    *level = t->memo_key.level;
    *levels = t->memo_key.levels;
    return t->sampled_view;
}

VkImageView mgl_vk_texture_undecoded_view(mgl_applier *a, mgl_vk_texture *t)
{
    mgl_vk_view_key key = t->memo_key;
    key.format = mgl_vk_format_linear(key.format);
    return t->sampled_view && key.format != t->memo_key.format ? mgl_vk_image_view(a, t->image, &key) : t->sampled_view;
}

/* ---- buffer textures ---- */
static void destroy_buffer_view(mgl_applier *a, void *object)
{
    a->device.vk.vkDestroyBufferView(a->device.device, (VkBufferView)object, NULL);
}

static void drop_buffer_view(mgl_applier *a, mgl_vk_texture *t)
{
    if (!t->buffer_view) return;
    mgl_vk_defer(a, destroy_buffer_view, (void *)t->buffer_view);
    t->buffer_view = VK_NULL_HANDLE;
}

VkBufferView mgl_vk_texture_buffer_view(mgl_applier *a, mgl_vk_texture *t)
{
    mgl_vk_buffer *b = t->target == MGL_TARGET_BUFFER ? mgl_vk_buffer_of(a, t->buffer_handle) : NULL;
    if (t->buffer_view && b == t->buffer && b && b->version == t->buffer_version) return t->buffer_view;
    drop_buffer_view(a, t);
    t->buffer = b;
    if (!b || t->buffer_offset >= b->size) return VK_NULL_HANDLE;
    uint32_t bytes = mgl_format_infos[t->buffer_format].bytes;
    uint64_t size = t->buffer_size ? MGL_MIN(t->buffer_size, b->size - t->buffer_offset) : b->size - t->buffer_offset;
    size = MGL_MIN(size / bytes, (uint64_t)a->device.properties.limits.maxTexelBufferElements) * bytes;
    if (size == 0) return VK_NULL_HANDLE;
    VkBufferViewCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO,
                                   .buffer = b->buffer,
                                   .format = mgl_vk_format(t->buffer_format),
                                   .offset = t->buffer_offset,
                                   .range = size};
    if (a->device.vk.vkCreateBufferView(a->device.device, &info, NULL, &t->buffer_view) != VK_SUCCESS)
        t->buffer_view = VK_NULL_HANDLE;
    t->buffer_version = b->version;
    return t->buffer_view;
}

/* ---- records ---- */
static mgl_vk_texture *known(mgl_applier *a, mgl_handle h)
{
    mgl_vk_texture *t = mgl_vk_texture_of(a, h);
    if (!t) mgl_vk_fault(a, "unknown texture %u", h.slot);
    return t;
}

bool mgl_vk_rec_texture_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_create *p)
{
    if (p->target > MGL_TARGET_RENDERBUFFER) return mgl_vk_fault(a, "texture target %u", p->target);
    mgl_vk_texture *t = mgl_pool_take(&a->pools[MGL_VK_POOL_TEXTURE], sizeof(*t));
    if (!t) return mgl_vk_fault(a, "no memory for a texture");
    *t = (mgl_vk_texture){.handle = p->texture,
                          .target = p->target,
                          .max_level = 1000,
                          .swizzle = {0, 1, 2, 3},
                          .unique = ++a->next_unique,
                          .version = 1};
    if (mgl_vk_object_set(a, MGL_KIND_TEXTURE, p->texture, t)) return true;
    mgl_pool_give(&a->pools[MGL_VK_POOL_TEXTURE], t);
    return mgl_vk_fault(a, "texture handle %u is not free", p->texture.slot);
}

void mgl_vk_texture_free(mgl_applier *a, mgl_vk_texture *t)
{
    for (uint32_t n = 0; n < MGL_VK_MAX_LEVELS; n++)
        drop_aside(a, &t->levels[n]);
    if (t->image) mgl_vk_image_unref(a, &t->image);
    drop_buffer_view(a, t);
    mgl_pool_give(&a->pools[MGL_VK_POOL_TEXTURE], t);
}

bool mgl_vk_rec_texture_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_destroy *p)
{
    mgl_vk_texture *t = mgl_vk_object_take(a, MGL_KIND_TEXTURE, p->texture);
    if (!t) return mgl_vk_fault(a, "unknown texture %u", p->texture.slot);
    mgl_vk_texture_changed(a, t);
    mgl_vk_texture_free(a, t);
    return true;
}

/* What the device itself allows is asked when an image is made; here only that arithmetic on sizes is safe. */
static bool level_is_valid(mgl_applier *a, const mgl_vk_texture *t, const mgl_vk_level *l)
{
    const uint32_t most = 1u << (MGL_VK_MAX_LEVELS - 1);
    bool small = l->width <= most && l->height <= most && l->depth <= most;
    bool samples_ok = l->samples >= 1 && l->samples <= 64 && (l->samples & (l->samples - 1)) == 0;
    bool cube_ok = t->target == MGL_TARGET_CUBE         ? l->depth == 6
                   : t->target == MGL_TARGET_CUBE_ARRAY ? l->depth % 6 == 0
                                                        : true;
    bool flat = t->target == MGL_TARGET_1D || t->target == MGL_TARGET_1D_ARRAY;
    bool single = !mgl_vk_target_is_layered(t->target) && t->target != MGL_TARGET_3D;
    if (l->format > MGL_FORMAT_UNDEFINED && l->format < MGL_FORMAT_COUNT && samples_ok && cube_ok && small &&
        l->width && l->height && l->depth && (!flat || l->height == 1) && (!single || l->depth == 1) &&
        t->target != MGL_TARGET_BUFFER)
        return true;
    return mgl_vk_fault(a, "texture %u: a level of format %u, %ux%ux%u, %u samples is not possible", t->handle.slot,
                        l->format, l->width, l->height, l->depth, l->samples);
}

static bool same_level(const mgl_vk_level *x, const mgl_vk_level *y)
{
    return x->defined && y->defined && x->format == y->format && x->samples == y->samples && x->width == y->width &&
           x->height == y->height && x->depth == y->depth;
}

static bool main_is_in_use(const mgl_vk_texture *t)
{
    for (uint32_t n = 0; n < MGL_VK_MAX_LEVELS; n++)
        if (!t->levels[n].aside && fits_main(t, n)) return true;
    return false;
}

bool mgl_vk_rec_texture_level(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_level *p)
{
    mgl_vk_texture *t = known(a, p->texture);
    if (!t) return false;
    if (p->level >= MGL_VK_MAX_LEVELS || t->immutable || is_view(t))
        return mgl_vk_fault(a, "texture %u: level %u cannot be defined", p->texture.slot, p->level);
    mgl_vk_level level = {.width = p->width,
                          .height = p->height,
                          .depth = p->depth,
                          .samples = p->samples,
                          .format = p->format,
                          .defined = p->width != 0};
    if (level.defined && !level_is_valid(a, t, &level)) return false;
    mgl_vk_level *l = &t->levels[p->level];
    t->level_hint = MGL_MAX(MGL_MIN(p->level_hint, (uint32_t)MGL_VK_MAX_LEVELS), p->level ? t->level_hint : 1);
    if (same_level(l, &level)) return true; /* the content is undefined now, so the storage may stay */
    drop_aside(a, l);
    /* A new top level makes the rest of the chain outdated; they keep the old image until they are redefined, too. */
    if (p->level == 0 && t->image) {
        bool was_main = fits_main(t, 0);
        *l = level;
        if (was_main && !fits_main(t, 0)) put_main_aside(a, t);
    }
    *l = level;
    if (t->image && !main_is_in_use(t)) mgl_vk_image_unref(a, &t->image);
    changed(a, t);
    return true;
}

bool mgl_vk_rec_texture_storage(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_storage *p)
{
    mgl_vk_texture *t = known(a, p->texture);
    if (!t) return false;
    mgl_vk_level top = {.width = p->width,
                        .height = p->height,
                        .depth = p->depth,
                        .samples = p->samples,
                        .format = p->format,
                        .defined = true};
    if (t->immutable || is_view(t)) return mgl_vk_fault(a, "texture %u already has its storage", p->texture.slot);
    if (!level_is_valid(a, t, &top)) return false;
    if (p->levels == 0 || p->levels > full_chain(t, &top) || p->levels > MGL_VK_MAX_LEVELS)
        return mgl_vk_fault(a, "texture %u: %u levels of %ux%u", p->texture.slot, p->levels, p->width, p->height);
    for (uint32_t n = 0; n < MGL_VK_MAX_LEVELS; n++) {
        drop_aside(a, &t->levels[n]);
        t->levels[n] = (mgl_vk_level){0};
    }
    if (t->image) mgl_vk_image_unref(a, &t->image);
    t->image = make_image(a, t, &top, p->levels);
    t->first_level = 0;
    t->immutable = t->image != NULL;
    for (uint32_t n = 0; t->image && n < MGL_MIN(p->levels, (uint32_t)MGL_VK_MAX_LEVELS); n++) {
        mgl_vk_level *l = &t->levels[n];
        *l = top;
        l->width = mgl_vk_mip(top.width, n);
        l->height = mgl_vk_mip(top.height, n);
        if (t->target == MGL_TARGET_3D) l->depth = mgl_vk_mip(top.depth, n);
    }
    changed(a, t);
    return true;
}

bool mgl_vk_rec_texture_params(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_params *p)
{
    mgl_vk_texture *t = known(a, p->texture);
    if (!t) return false;
    bool same = t->base_level == p->base_level && t->max_level == p->max_level &&
                memcmp(t->swizzle, p->swizzle, 4) == 0 && t->stencil_mode == (p->stencil_mode != 0) &&
                t->skip_srgb_decode == (p->skip_srgb_decode != 0);
    if (same) return true;
    t->base_level = p->base_level;
    t->max_level = p->max_level;
    memcpy(t->swizzle, p->swizzle, 4);
    t->stencil_mode = p->stencil_mode != 0;
    t->skip_srgb_decode = p->skip_srgb_decode != 0;
    changed(a, t);
    return true;
}

bool mgl_vk_rec_texture_buffer(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_buffer *p)
{
    mgl_vk_texture *t = known(a, p->texture);
    if (!t) return false;
    if (t->target != MGL_TARGET_BUFFER || p->format == 0 || p->format >= MGL_FORMAT_COUNT)
        return mgl_vk_fault(a, "texture %u is no buffer texture", p->texture.slot);
    if (p->offset % a->device.properties.limits.minTexelBufferOffsetAlignment)
        return mgl_vk_fault(a, "texel buffer offset %llu", (unsigned long long)p->offset);
    if (!(a->device.caps.format_features[p->format] & MGL_FEATURE_TEXEL_BUFFER))
        return mgl_vk_fault(a, "texel buffer of format %u", p->format);
    t->buffer_handle = p->buffer;
    t->buffer_offset = p->offset;
    t->buffer_size = p->size;
    t->buffer_format = p->format;
    drop_buffer_view(a, t);
    changed(a, t);
    return true;
}

void mgl_vk_image_moved(mgl_applier *a, const mgl_vk_image *image)
{
    const mgl_vk_object_table *table = &a->objects[MGL_KIND_TEXTURE];
    for (uint32_t slot = 0; slot < table->capacity; slot++) {
        mgl_vk_texture *t = table->slots[slot].object;
        bool uses = t && t->image == image;
        for (uint32_t n = 0; t && !uses && n < MGL_VK_MAX_LEVELS; n++)
            uses = t->levels[n].aside == image;
        if (uses) changed(a, t);
    }
}

bool mgl_vk_texture_require(mgl_applier *a, mgl_vk_texture *t, VkImageUsageFlags usage, VkImageCreateFlags flags)
{
    if (!t->image && t->levels[0].defined) {
        uint32_t level;
        storage_of(a, t, 0, &level);
    }
    return t->image && mgl_vk_image_require(a, t->image, usage, flags);
}

/* Whether Vulkan has such a view of an image: of the same kind, whole cubes, texels or blocks of one size. */
static bool view_is_possible(const mgl_vk_image *i, const mgl_wire_texture_view *p)
{
    if (p->format == 0 || p->format >= MGL_FORMAT_COUNT || p->target >= MGL_TARGET_BUFFER) return false;
    const mgl_format_info *f = &mgl_format_infos[p->format], *of = &mgl_format_infos[i->format];
    mgl_texture_dim dim = mgl_vk_target_dim(p->target);
    VkImageType type = dim == MGL_DIM_1D || dim == MGL_DIM_1D_ARRAY ? VK_IMAGE_TYPE_1D
                       : dim == MGL_DIM_3D                          ? VK_IMAGE_TYPE_3D
                                                                    : VK_IMAGE_TYPE_2D;
    bool layers_ok = dim == MGL_DIM_CUBE                           ? p->layers == 6
                     : dim == MGL_DIM_CUBE_ARRAY                   ? p->layers % 6 == 0
                     : mgl_vk_target_is_layered(p->target)         ? true
                                                                   : p->layers == 1;
    return type == i->type && layers_ok && (i->samples == 1 || is_multisampled(dim)) && f->bytes == of->bytes &&
           f->block_width == of->block_width && f->block_height == of->block_height &&
           mgl_vk_format_aspects(p->format) == i->aspects;
}

bool mgl_vk_rec_texture_view(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_view *p)
{
    mgl_vk_texture *t = known(a, p->texture), *source = t ? known(a, p->source) : NULL;
    if (!source) return false;
    if (t->image || is_view(t) || t == source || !(source->immutable || is_view(source)) || !source->image) {
        if (source->levels[0].defined)
            return mgl_vk_fault(a, "texture %u cannot be a view of %u", p->texture.slot, p->source.slot);
        return true; /* the source's storage failed */
    }
    mgl_vk_image *i = source->image;
    uint32_t first_level = source->view_first_level + p->first_level,
             first_layer = source->view_first_layer + p->first_layer;
    bool in_range = p->levels && p->first_level < i->levels && p->levels <= i->levels - p->first_level &&
                    first_level + p->levels <= i->levels && p->layers && p->first_layer < i->layers &&
                    p->layers <= i->layers - p->first_layer && first_layer + p->layers <= i->layers;
    if (!in_range || !view_is_possible(i, p))
        return mgl_vk_fault(a, "texture %u: a view of level %u+%u, layer %u+%u, target %u, format %u", p->texture.slot,
                            p->first_level, p->levels, p->first_layer, p->layers, p->target, p->format);
    VkImageCreateFlags flags = 0;
    if (p->format != (uint32_t)i->format && mgl_vk_format(p->format) != mgl_vk_format_linear(i->vk_format))
        flags |= VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    if (p->target == MGL_TARGET_CUBE || p->target == MGL_TARGET_CUBE_ARRAY)
        flags |= VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT;
    if (!mgl_vk_texture_require(a, source, 0, flags)) {
        mgl_vk_out_of_memory(a, MGL_KIND_TEXTURE, p->texture);
        return true;
    }
    for (uint32_t n = 0; n < MGL_VK_MAX_LEVELS; n++)
        drop_aside(a, &t->levels[n]);
    t->target = p->target;
    t->image = i;
    i->references++;
    t->view_first_level = first_level;
    t->view_levels = p->levels;
    t->view_first_layer = first_layer;
    t->view_layers = p->layers;
    for (uint32_t n = 0; n < p->levels && n < MGL_VK_MAX_LEVELS; n++) {
        bool is_3d = i->type == VK_IMAGE_TYPE_3D;
        t->levels[n] = (mgl_vk_level){
            .width = mgl_vk_mip(i->width, first_level + n),
            .height = mgl_vk_mip(i->height, first_level + n),
            .depth = is_3d ? mgl_vk_mip(i->depth, first_level + n) : p->layers,
            .samples = i->samples,
            .format = p->format,
            .defined = true,
        };
    }
    changed(a, t);
    return true;
}
