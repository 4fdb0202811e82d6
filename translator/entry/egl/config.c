/* Frame buffer configurations: the list, and EGL 1.5 §3.4.1's rules of matching and sorting. */
#include "translator/entry/egl/egl_private.h"

#include "translator/base/memory.h"
#include "translator/entry/device.h"

#include <stdlib.h>

/* ---- the list ---- */

typedef struct visual {
    EGLint id, class;
    uint8_t depth;
} visual;

/* The visual that windows of that depth have: the screen's own when it fits, else its first TrueColor one. id 0: none.
 */
static visual visual_of_depth(const egl_display *display, uint8_t depth)
{
    visual found = {0};
    if (!display->xcb) return found;
    xcb_screen_iterator_t screens = xcb_setup_roots_iterator(xcb_get_setup(display->xcb));
    for (EGLint i = 0; i < display->used_screen && screens.rem > 1; i++)
        xcb_screen_next(&screens);
    xcb_depth_iterator_t depths = xcb_screen_allowed_depths_iterator(screens.data);
    for (; depths.rem; xcb_depth_next(&depths)) {
        if (depths.data->depth != depth) continue;
        xcb_visualtype_iterator_t visuals = xcb_depth_visuals_iterator(depths.data);
        for (; visuals.rem; xcb_visualtype_next(&visuals)) {
            const xcb_visualtype_t *v = visuals.data;
            if (v->_class != XCB_VISUAL_CLASS_TRUE_COLOR) continue;
            if (!found.id || v->visual_id == screens.data->root_visual)
                found = (visual){(EGLint)v->visual_id, v->_class, depth};
        }
    }
    return found;
}

static void add_config(egl_display *display, egl_config config, visual v)
{
    if (display->config_count == EGL_MAX_CONFIGS) return;
    config.id = display->config_count + 1;
    config.visual_id = v.id;
    config.visual_depth = v.depth;
    config.visual_class = v.id ? v.class : EGL_NONE;
    config.window = v.id != 0;
    display->configs[display->config_count++] = config;
}

void egl_config_list(egl_display *display)
{
    static const struct {
        uint8_t depth, stencil;
    } buffers[] = {{0, 0}, {16, 0}, {24, 0}, {24, 8}};
    static const uint8_t samples[] = {0, 2, 4, 8};
    /* RGBA comes first with the opaque visual: a window that should be translucent is asked for by its visual. */
    struct {
        uint8_t alpha, depth;
    } colors[] = {{0, 24}, {8, 24}, {8, 32}};
    display->config_count = 0;
    for (size_t c = 0; c < MGL_COUNT(colors); c++) {
        visual v = visual_of_depth(display, colors[c].depth);
        if (colors[c].depth == 32 && !v.id) continue; /* the same again */
        for (size_t s = 0; s < MGL_COUNT(samples); s++) {
            if (!mgl_device_has_samples(samples[s])) continue;
            for (size_t b = 0; b < MGL_COUNT(buffers); b++)
                add_config(display,
                           (egl_config){.red = 8,
                                        .green = 8,
                                        .blue = 8,
                                        .alpha = colors[c].alpha,
                                        .depth = buffers[b].depth,
                                        .stencil = buffers[b].stencil,
                                        .samples = samples[s]},
                           v);
        }
    }
}

const egl_config *egl_config_find(const egl_display *display, EGLConfig handle)
{
    const egl_config *config = handle;
    if (config >= display->configs && config < display->configs + display->config_count) {
        size_t offset = (size_t)((const char *)config - (const char *)display->configs);
        if (offset % sizeof(*config) == 0) return config;
    }
    return egl_fail_handle(EGL_BAD_CONFIG);
}

/* ---- attributes ---- */

enum { /* what `config` is capable of, all alike */
       CLIENT_APIS = EGL_OPENGL_BIT | EGL_OPENGL_ES_BIT | EGL_OPENGL_ES2_BIT | EGL_OPENGL_ES3_BIT
};

/* False: not an attribute of configs. */
static bool attribute(const egl_config *config, EGLint name, EGLint *value)
{
    const mgl_caps *caps = mgl_device_caps();
    switch (name) {
    case EGL_CONFIG_ID:
        *value = config->id;
        return true;
    case EGL_BUFFER_SIZE:
        *value = config->red + config->green + config->blue + config->alpha;
        return true;
    case EGL_RED_SIZE:
        *value = config->red;
        return true;
    case EGL_GREEN_SIZE:
        *value = config->green;
        return true;
    case EGL_BLUE_SIZE:
        *value = config->blue;
        return true;
    case EGL_ALPHA_SIZE:
        *value = config->alpha;
        return true;
    case EGL_DEPTH_SIZE:
        *value = config->depth;
        return true;
    case EGL_STENCIL_SIZE:
        *value = config->stencil;
        return true;
    case EGL_SAMPLE_BUFFERS:
        *value = config->samples > 1;
        return true;
    case EGL_SAMPLES:
        *value = config->samples;
        return true;
    case EGL_COLOR_BUFFER_TYPE:
        *value = EGL_RGB_BUFFER;
        return true;
    case EGL_COLOR_COMPONENT_TYPE_EXT:
        *value = EGL_COLOR_COMPONENT_TYPE_FIXED_EXT;
        return true;
    case EGL_CONFIG_CAVEAT:
    case EGL_TRANSPARENT_TYPE:
        *value = EGL_NONE;
        return true;
    case EGL_RENDERABLE_TYPE:
    case EGL_CONFORMANT:
        *value = CLIENT_APIS;
        return true;
    case EGL_SURFACE_TYPE:
        *value = EGL_PBUFFER_BIT | (config->window ? EGL_WINDOW_BIT | EGL_PIXMAP_BIT : 0);
        return true;
    case EGL_NATIVE_RENDERABLE:
        *value = config->window ? EGL_TRUE : EGL_FALSE;
        return true;
    case EGL_NATIVE_VISUAL_ID:
        *value = config->visual_id;
        return true;
    case EGL_NATIVE_VISUAL_TYPE:
        *value = config->visual_class;
        return true;
    case EGL_MAX_PBUFFER_WIDTH:
        *value = caps ? (EGLint)caps->max_framebuffer_width : 0;
        return true;
    case EGL_MAX_PBUFFER_HEIGHT:
        *value = caps ? (EGLint)caps->max_framebuffer_height : 0;
        return true;
    case EGL_MAX_PBUFFER_PIXELS:
        *value =
            caps ? (EGLint)(MGL_MIN(caps->max_framebuffer_width, 32767) * MGL_MIN(caps->max_framebuffer_height, 32767))
                 : 0;
        return true;
    case EGL_MIN_SWAP_INTERVAL:
        *value = 0;
        return true;
    case EGL_MAX_SWAP_INTERVAL:
        *value = 1000;
        return true;
    case EGL_LEVEL:
    case EGL_LUMINANCE_SIZE:
    case EGL_ALPHA_MASK_SIZE:
    case EGL_BIND_TO_TEXTURE_RGB:
    case EGL_BIND_TO_TEXTURE_RGBA:
    case EGL_TRANSPARENT_RED_VALUE:
    case EGL_TRANSPARENT_GREEN_VALUE:
    case EGL_TRANSPARENT_BLUE_VALUE:
        *value = 0;
        return true;
    default:
        return false;
    }
}

EGL_EXPORT EGLBoolean eglGetConfigAttrib(EGLDisplay handle, EGLConfig config, EGLint name, EGLint *value)
{
    egl_display *display = egl_display_find(handle, true);
    const egl_config *found = display ? egl_config_find(display, config) : NULL;
    if (!found) return EGL_FALSE;
    EGLint result;
    if (!attribute(found, name, &result)) return egl_fail(EGL_BAD_ATTRIBUTE);
    if (!value) return egl_fail(EGL_BAD_PARAMETER);
    *value = result;
    return egl_succeed();
}

EGL_EXPORT EGLBoolean eglGetConfigs(EGLDisplay handle, EGLConfig *configs, EGLint size, EGLint *count)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    if (!count) return egl_fail(EGL_BAD_PARAMETER);
    EGLint n = display->config_count;
    if (configs) n = MGL_MIN(n, MGL_MAX(size, 0));
    for (EGLint i = 0; configs && i < n; i++)
        configs[i] = &display->configs[i];
    *count = n;
    return egl_succeed();
}

/* ---- matching (table 3.4) ---- */

typedef enum criterion { AT_LEAST, EXACT, MASK, IGNORED } criterion;
static const struct {
    EGLint name;
    criterion how;
    EGLint fallback;
} criteria[] = {
    {EGL_BUFFER_SIZE, AT_LEAST, 0},
    {EGL_RED_SIZE, AT_LEAST, 0},
    {EGL_GREEN_SIZE, AT_LEAST, 0},
    {EGL_BLUE_SIZE, AT_LEAST, 0},
    {EGL_LUMINANCE_SIZE, AT_LEAST, 0},
    {EGL_ALPHA_SIZE, AT_LEAST, 0},
    {EGL_ALPHA_MASK_SIZE, AT_LEAST, 0},
    {EGL_DEPTH_SIZE, AT_LEAST, 0},
    {EGL_STENCIL_SIZE, AT_LEAST, 0},
    {EGL_SAMPLE_BUFFERS, AT_LEAST, 0},
    {EGL_SAMPLES, AT_LEAST, 0},
    {EGL_BIND_TO_TEXTURE_RGB, EXACT, EGL_DONT_CARE},
    {EGL_BIND_TO_TEXTURE_RGBA, EXACT, EGL_DONT_CARE},
    {EGL_COLOR_BUFFER_TYPE, EXACT, EGL_RGB_BUFFER},
    {EGL_CONFIG_CAVEAT, EXACT, EGL_DONT_CARE},
    {EGL_CONFIG_ID, EXACT, EGL_DONT_CARE},
    {EGL_LEVEL, EXACT, 0},
    {EGL_MIN_SWAP_INTERVAL, EXACT, EGL_DONT_CARE},
    {EGL_MAX_SWAP_INTERVAL, EXACT, EGL_DONT_CARE},
    {EGL_NATIVE_RENDERABLE, EXACT, EGL_DONT_CARE},
    {EGL_NATIVE_VISUAL_TYPE, EXACT, EGL_DONT_CARE},
    {EGL_TRANSPARENT_TYPE, EXACT, EGL_NONE},
    {EGL_TRANSPARENT_RED_VALUE, EXACT, EGL_DONT_CARE},
    {EGL_TRANSPARENT_GREEN_VALUE, EXACT, EGL_DONT_CARE},
    {EGL_TRANSPARENT_BLUE_VALUE, EXACT, EGL_DONT_CARE},
    {EGL_COLOR_COMPONENT_TYPE_EXT, EXACT, EGL_COLOR_COMPONENT_TYPE_FIXED_EXT},
    {EGL_CONFORMANT, MASK, 0},
    {EGL_RENDERABLE_TYPE, MASK, EGL_OPENGL_ES_BIT},
    {EGL_SURFACE_TYPE, MASK, EGL_WINDOW_BIT},
    {EGL_NATIVE_VISUAL_ID, IGNORED, 0},
    {EGL_MAX_PBUFFER_WIDTH, IGNORED, 0},
    {EGL_MAX_PBUFFER_HEIGHT, IGNORED, 0},
    {EGL_MAX_PBUFFER_PIXELS, IGNORED, 0},
    {EGL_MATCH_NATIVE_PIXMAP, IGNORED, EGL_NONE},
};

typedef struct request {
    EGLint wanted[MGL_COUNT(criteria)];
    uint32_t pixmap_depth; /* of EGL_MATCH_NATIVE_PIXMAP; 0: not asked */
} request;

static EGLint wanted(const request *asked, EGLint name)
{
    for (size_t i = 0; i < MGL_COUNT(criteria); i++)
        if (criteria[i].name == name) return asked->wanted[i];
    return 0;
}

/* False: a name that is no attribute, or a value that is none of it. */
static bool read_request(request *asked, const EGLint *attribs)
{
    for (size_t i = 0; i < MGL_COUNT(criteria); i++)
        asked->wanted[i] = criteria[i].fallback;
    for (; attribs && attribs[0] != EGL_NONE; attribs += 2) {
        size_t i = 0;
        while (i < MGL_COUNT(criteria) && criteria[i].name != attribs[0])
            i++;
        if (i == MGL_COUNT(criteria)) return false;
        bool sized = criteria[i].how == AT_LEAST;
        if (sized && attribs[1] < 0 && attribs[1] != EGL_DONT_CARE) return false;
        if (attribs[0] == EGL_LEVEL && attribs[1] == EGL_DONT_CARE) return false;
        asked->wanted[i] = attribs[1];
    }
    return true;
}

static bool matches(const egl_config *config, const request *asked)
{
    EGLint id = wanted(asked, EGL_CONFIG_ID);
    if (id != EGL_DONT_CARE) return config->id == id; /* all else is ignored */
    if (asked->pixmap_depth && (!config->window || asked->pixmap_depth != config->visual_depth)) return false;
    for (size_t i = 0; i < MGL_COUNT(criteria); i++) {
        EGLint value = 0, want = asked->wanted[i];
        if (criteria[i].how == IGNORED || want == EGL_DONT_CARE) continue;
        /* The transparent values count only with EGL_TRANSPARENT_RGB, which no config has. */
        if (!attribute(config, criteria[i].name, &value)) continue;
        bool fits = criteria[i].how == AT_LEAST ? value >= want
                    : criteria[i].how == MASK   ? (value & want) == want
                                                : value == want;
        if (!fits) return false;
    }
    return true;
}

/* ---- sorting ---- */

typedef struct ranked {
    const egl_config *config;
    const request *asked;
} ranked;

/* The bits of the colour components that were asked for with a size of their own. */
static EGLint color_bits(const ranked *r)
{
    static const EGLint names[] = {EGL_RED_SIZE, EGL_GREEN_SIZE, EGL_BLUE_SIZE, EGL_ALPHA_SIZE};
    EGLint bits = 0;
    for (size_t i = 0; i < MGL_COUNT(names); i++) {
        EGLint want = wanted(r->asked, names[i]), have = 0;
        attribute(r->config, names[i], &have);
        if (want != 0 && want != EGL_DONT_CARE) bits += have;
    }
    return bits;
}

static int compare(const void *a, const void *b)
{
    static const EGLint smaller_first[] = {EGL_BUFFER_SIZE,  EGL_SAMPLE_BUFFERS,     EGL_SAMPLES,  EGL_DEPTH_SIZE,
                                           EGL_STENCIL_SIZE, EGL_NATIVE_VISUAL_TYPE, EGL_CONFIG_ID};
    const ranked *left = a, *right = b;
    EGLint difference = color_bits(right) - color_bits(left);
    for (size_t i = 0; difference == 0 && i < MGL_COUNT(smaller_first); i++) {
        EGLint l = 0, r = 0;
        attribute(left->config, smaller_first[i], &l);
        attribute(right->config, smaller_first[i], &r);
        difference = l - r;
    }
    return difference;
}

EGL_EXPORT EGLBoolean eglChooseConfig(EGLDisplay handle, const EGLint *attribs, EGLConfig *configs, EGLint size,
                                      EGLint *count)
{
    egl_display *display = egl_display_find(handle, true);
    if (!display) return EGL_FALSE;
    if (!count) return egl_fail(EGL_BAD_PARAMETER);
    request asked;
    if (!read_request(&asked, attribs)) return egl_fail(EGL_BAD_ATTRIBUTE);
    EGLint pixmap = wanted(&asked, EGL_MATCH_NATIVE_PIXMAP);
    mgl_window_info info = {0};
    if (pixmap != EGL_NONE && (!display->xcb || !mgl_window_describe(display->xcb, (uint32_t)pixmap, false, &info)))
        return egl_fail(EGL_BAD_NATIVE_PIXMAP);
    asked.pixmap_depth = info.depth;
    ranked found[EGL_MAX_CONFIGS];
    EGLint n = 0;
    for (EGLint i = 0; i < display->config_count; i++)
        if (matches(&display->configs[i], &asked)) found[n++] = (ranked){&display->configs[i], &asked};
    qsort(found, (size_t)n, sizeof(found[0]), compare);
    if (configs) n = MGL_MIN(n, MGL_MAX(size, 0));
    for (EGLint i = 0; configs && i < n; i++)
        configs[i] = (EGLConfig)found[i].config;
    *count = n;
    return egl_succeed();
}
