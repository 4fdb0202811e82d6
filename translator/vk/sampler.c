/* Samplers: records become VkSampler objects, shared by content, in variants for formats that cannot filter or compare.
 */
#include "translator/vk/draw.h"

#include <string.h>

#define SAMPLER_LIMIT 2000 /* maxSamplerAllocationCount is 4000 at least */

typedef struct sampler_key {      /* zero-initialised */
    mgl_wire_sampler_create wire; /* handle zeroed */
    uint32_t variant, reserved;
} sampler_key;

static const VkFilter filters[2] = {VK_FILTER_NEAREST, VK_FILTER_LINEAR};

static VkSamplerAddressMode address(const mgl_vk_device *d, uint8_t wrap, bool linear)
{
    switch (wrap) {
    case MGL_WRAP_MIRROR:
        return VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT;
    case MGL_WRAP_EDGE:
        return VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    case MGL_WRAP_BORDER:
        return VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
    case MGL_WRAP_MIRROR_EDGE:
        return d->sampler_mirror_edge ? VK_SAMPLER_ADDRESS_MODE_MIRROR_CLAMP_TO_EDGE
                                      : VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT;
    /* GL_CLAMP reads half border at the edge when it filters: the edge is what programs that still use it expect to
     * see. */
    case MGL_WRAP_CLAMP:
        return VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    default:
        return VK_SAMPLER_ADDRESS_MODE_REPEAT;
    }
}

static bool uses_border(const mgl_wire_sampler_create *w)
{
    return w->wrap_s == MGL_WRAP_BORDER || w->wrap_t == MGL_WRAP_BORDER || w->wrap_r == MGL_WRAP_BORDER;
}

/* The standard border colour that is nearest. */
static VkBorderColor standard_border(const mgl_wire_sampler_create *w)
{
    bool integer = w->border_class == MGL_CLASS_SINT || w->border_class == MGL_CLASS_UINT;
    float c[4];
    memcpy(c, w->border, sizeof(c));
    bool white = integer ? w->border[0] : c[0] >= 0.5f, opaque = integer ? w->border[3] : c[3] >= 0.5f;
    if (white) return integer ? VK_BORDER_COLOR_INT_OPAQUE_WHITE : VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE;
    if (opaque) return integer ? VK_BORDER_COLOR_INT_OPAQUE_BLACK : VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK;
    return integer ? VK_BORDER_COLOR_INT_TRANSPARENT_BLACK : VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK;
}

/* Whether a standard colour is exact. */
static bool border_is_standard(const mgl_wire_sampler_create *w)
{
    bool integer = w->border_class == MGL_CLASS_SINT || w->border_class == MGL_CLASS_UINT;
    uint32_t one = integer ? 1 : 0x3f800000u;
    bool gray = w->border[0] == w->border[1] && w->border[1] == w->border[2];
    return gray && ((w->border[0] == 0 && (w->border[3] == 0 || w->border[3] == one)) ||
                    (w->border[0] == one && w->border[3] == one));
}

static VkSampler make(mgl_applier *a, const mgl_wire_sampler_create *w, uint32_t variant)
{
    const mgl_vk_device *d = &a->device;
    const VkPhysicalDeviceLimits *limits = &d->properties.limits;
    bool nearest = variant & MGL_SAMPLER_NEAREST, compare = w->compare_enable && !(variant & MGL_SAMPLER_NO_COMPARE);
    bool linear = !nearest && (w->min_filter == MGL_LINEAR || w->mag_filter == MGL_LINEAR);
    float bias = MGL_MAX(-limits->maxSamplerLodBias, MGL_MIN(limits->maxSamplerLodBias, w->lod_bias));
    VkSamplerCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO,
        .magFilter = nearest ? VK_FILTER_NEAREST : filters[w->mag_filter],
        .minFilter = nearest ? VK_FILTER_NEAREST : filters[w->min_filter],
        .mipmapMode = !nearest && w->mip_filter == MGL_MIP_LINEAR ? VK_SAMPLER_MIPMAP_MODE_LINEAR
                                                                  : VK_SAMPLER_MIPMAP_MODE_NEAREST,
        .addressModeU = address(d, w->wrap_s, linear),
        .addressModeV = address(d, w->wrap_t, linear),
        .addressModeW = address(d, w->wrap_r, linear),
        .mipLodBias = bias,
        .compareEnable = compare,
        .compareOp = compare ? (VkCompareOp)w->compare : VK_COMPARE_OP_NEVER,
        .minLod = w->lod_min,
        .maxLod = MGL_MAX(w->lod_max, w->lod_min),
    };
    if (w->mip_filter == MGL_MIP_NONE) { /* the spec's emulation: level 0 only, and still both filters */
        info.minLod = 0.0f;
        info.maxLod = 0.25f;
    }
    if (d->features.samplerAnisotropy && w->max_anisotropy > 1.0f && linear) {
        info.anisotropyEnable = VK_TRUE;
        info.maxAnisotropy = MGL_MIN(w->max_anisotropy, limits->maxSamplerAnisotropy);
    }
    VkSamplerCustomBorderColorCreateInfoEXT custom = {
        .sType = VK_STRUCTURE_TYPE_SAMPLER_CUSTOM_BORDER_COLOR_CREATE_INFO_EXT};
    bool integer = w->border_class == MGL_CLASS_SINT || w->border_class == MGL_CLASS_UINT;
    info.borderColor = uses_border(w) ? standard_border(w) : VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK;
    if (d->custom_border && uses_border(w) && !border_is_standard(w)) {
        memcpy(&custom.customBorderColor, w->border, sizeof(w->border));
        info.borderColor = integer ? VK_BORDER_COLOR_INT_CUSTOM_EXT : VK_BORDER_COLOR_FLOAT_CUSTOM_EXT;
        info.pNext = &custom;
    }
    if (w->seamful_cube && d->non_seamless_cube) info.flags |= VK_SAMPLER_CREATE_NON_SEAMLESS_CUBE_MAP_BIT_EXT;
    VkSampler sampler = VK_NULL_HANDLE;
    VkResult result = d->vk.vkCreateSampler(d->device, &info, NULL, &sampler);
    if (result == VK_SUCCESS) return sampler;
    mgl_log_warn_once("vkCreateSampler: %d", result);
    return VK_NULL_HANDLE;
}

/* Samplers of the cache live until the applier ends, or until there are too many: then all that no record object holds
 * would have to be told apart, so past the limit equal content is found but new content falls back to the default
 * sampler. Programs stay far below. */
static VkSampler cached(mgl_applier *a, const mgl_wire_sampler_create *w, uint32_t variant)
{
    sampler_key key;
    memset(&key, 0, sizeof(key));
    key.wire = *w;
    key.wire.sampler = (mgl_handle){0, 0};
    if (!uses_border(w)) memset(key.wire.border, 0, sizeof(key.wire.border));
    key.variant = variant;
    VkSampler sampler = (VkSampler)mgl_table_find(&a->draws->samplers, &key, sizeof(key));
    if (sampler || a->draws->samplers.count >= SAMPLER_LIMIT) return sampler;
    sampler = make(a, w, variant);
    if (sampler && !mgl_table_insert(&a->draws->samplers, &key, sizeof(key), (void *)sampler)) {
        a->device.vk.vkDestroySampler(a->device.device, sampler, NULL);
        return VK_NULL_HANDLE;
    }
    return sampler;
}

static VkSampler default_sampler(mgl_applier *a)
{
    if (a->draws->default_sampler) return a->draws->default_sampler;
    mgl_wire_sampler_create w = {.wrap_s = MGL_WRAP_EDGE,
                                 .wrap_t = MGL_WRAP_EDGE,
                                 .wrap_r = MGL_WRAP_EDGE,
                                 .lod_max = 1000.0f,
                                 .mip_filter = MGL_MIP_NEAREST};
    return a->draws->default_sampler = cached(a, &w, 0);
}

VkSampler mgl_vk_sampler_get(mgl_applier *a, mgl_vk_sampler *s, mgl_format format)
{
    if (!s) return default_sampler(a);
    uint32_t variant = 0;
    if (format != MGL_FORMAT_UNDEFINED) {
        if (!(a->device.caps.format_features[format] & MGL_FEATURE_FILTER)) variant |= MGL_SAMPLER_NEAREST;
        if (!mgl_format_is_depth(format)) variant |= MGL_SAMPLER_NO_COMPARE;
    }
    if (!s->variants[variant]) s->variants[variant] = cached(a, &s->wire, variant);
    return s->variants[variant] ? s->variants[variant] : default_sampler(a);
}

void mgl_vk_sampler_free(mgl_applier *a, mgl_vk_sampler *s)
{
    mgl_free(s);
}

void mgl_vk_samplers_finish(mgl_applier *a)
{
    mgl_table_entry *e;
    for (uint32_t i = 0; (e = mgl_table_next(&a->draws->samplers, &i));)
        a->device.vk.vkDestroySampler(a->device.device, (VkSampler)e->value, NULL);
    mgl_table_finish(&a->draws->samplers, NULL);
}

bool mgl_vk_rec_sampler_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_sampler_create *p)
{
    if (p->min_filter > MGL_LINEAR || p->mag_filter > MGL_LINEAR || p->mip_filter > MGL_MIP_LINEAR ||
        p->wrap_s > MGL_WRAP_CLAMP || p->wrap_t > MGL_WRAP_CLAMP || p->wrap_r > MGL_WRAP_CLAMP ||
        p->compare > MGL_ALWAYS)
        return mgl_vk_fault(a, "sampler: a value out of range");
    if (!(p->lod_min >= -1e6f && p->lod_min <= 1e6f) || !(p->lod_max >= -1e6f && p->lod_max <= 1e6f) ||
        !(p->lod_bias >= -1e6f && p->lod_bias <= 1e6f) || !(p->max_anisotropy >= 0.0f))
        return mgl_vk_fault(a, "sampler: a level of detail out of range");
    mgl_vk_sampler *s = mgl_new(mgl_vk_sampler);
    if (!s) {
        mgl_vk_out_of_memory(a, MGL_KIND_SAMPLER, p->sampler);
        return true;
    }
    s->wire = *p;
    if (mgl_vk_object_set(a, MGL_KIND_SAMPLER, p->sampler, s)) return true;
    mgl_free(s);
    return mgl_vk_fault(a, "sampler %u is taken", p->sampler.slot);
}

bool mgl_vk_rec_sampler_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_sampler_destroy *p)
{
    mgl_vk_sampler *s = mgl_vk_object_take(a, MGL_KIND_SAMPLER, p->sampler);
    if (!s) return mgl_vk_fault(a, "sampler %u does not exist", p->sampler.slot);
    mgl_vk_state_forget(a, MGL_KIND_SAMPLER, s);
    mgl_vk_sampler_free(a, s);
    return true;
}
