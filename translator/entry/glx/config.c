/* Frame buffer configs and visuals: the list made from the X server's visuals, and GLX 1.4 §3.3.3's rules of choice. */
#include "translator/entry/glx/glx_private.h"

#include "translator/base/memory.h"
#include "translator/entry/device.h"

#include <stdlib.h>
#include <string.h>

/* ---- the list ---- */

typedef struct visual_pool {
    XVisualInfo *all;
    int count, taken;
    VisualID first;
} visual_pool;

/* The TrueColor visuals of that depth, the screen's default one first. */
static void pool_open(visual_pool *pool, Display *dpy, int screen, int depth)
{
    XVisualInfo wanted = {.screen = screen, .depth = depth, .class = TrueColor};
    VisualID standard = XVisualIDFromVisual(DefaultVisual(dpy, screen));
    *pool = (visual_pool){0};
    pool->all = XGetVisualInfo(dpy, VisualScreenMask | VisualDepthMask | VisualClassMask, &wanted, &pool->count);
    for (int i = 1; i < pool->count; i++)
        if (pool->all[i].visualid == standard) {
            XVisualInfo first = pool->all[0];
            pool->all[0] = pool->all[i];
            pool->all[i] = first;
        }
    if (pool->count) pool->first = pool->all[0].visualid;
}

/* Gives the config a visual of its own while there are some, then the first one shared. */
static void pool_assign(visual_pool *pool, glx_config *config)
{
    if (!pool->count) return;
    config->primary = pool->taken < pool->count;
    config->visual = config->primary ? pool->all[pool->taken++].visualid : pool->first;
    config->visual_class = GLX_TRUE_COLOR;
    config->visual_depth = (uint8_t)pool->all[0].depth;
}

void glx_screen_list_configs(Display *dpy, int number, glx_screen *screen)
{
    static const struct {
        uint8_t depth, stencil;
    } buffers[] = {{24, 8}, {24, 0}, {16, 0}, {0, 0}};
    static const uint8_t samples[] = {0, 4, 2, 8};
    enum { MOST = 3 * 2 * 4 * 4 };
    screen->configs = mgl_new_array(glx_config, MOST);
    if (!screen->configs) return;
    visual_pool opaque, translucent;
    pool_open(&opaque, dpy, number, 24);
    pool_open(&translucent, dpy, number, 32);
    /* The most asked for come first and get the visuals: double buffered with all bits in the default visual. */
    for (size_t s = 0; s < MGL_COUNT(samples); s++) {
        if (!mgl_device_has_samples(samples[s])) continue;
        for (int single = 0; single < 2; single++)
            for (size_t b = 0; b < MGL_COUNT(buffers); b++)
                for (int c = 0; c < 3; c++) {
                    visual_pool *pool = c == 2 ? &translucent : &opaque;
                    if (c == 2 && !translucent.count) continue;
                    glx_config *config = &screen->configs[screen->count++];
                    *config = (glx_config){.id = screen->count,
                                           .screen = number,
                                           .red = 8,
                                           .green = 8,
                                           .blue = 8,
                                           .alpha = c == 1 ? 0 : 8,
                                           .depth = buffers[b].depth,
                                           .stencil = buffers[b].stencil,
                                           .samples = samples[s],
                                           .double_buffered = !single,
                                           .visual_class = GLX_NONE};
                    pool_assign(pool, config);
                }
    }
    if (opaque.all) XFree(opaque.all);
    if (translucent.all) XFree(translucent.all);
}

const glx_config *glx_config_find(Display *dpy, GLXFBConfig handle)
{
    const glx_display *display = handle ? glx_display_get(dpy) : NULL;
    for (int i = 0; display && i < display->screen_count; i++) {
        const glx_screen *screen = &display->screens[i];
        for (int c = 0; c < screen->count; c++)
            if ((const void *)&screen->configs[c] == (const void *)handle) return &screen->configs[c];
    }
    return NULL;
}

const glx_config *glx_config_of_visual(Display *dpy, int number, VisualID id)
{
    const glx_screen *screen = glx_screen_get(dpy, number);
    for (int i = 0; screen && i < screen->count; i++)
        if (screen->configs[i].primary && screen->configs[i].visual == id) return &screen->configs[i];
    return NULL;
}

/* ---- attributes ---- */

bool glx_config_attribute(const glx_config *config, int name, int *value)
{
    const mgl_caps *caps = mgl_device_caps();
    switch (name) {
    case GLX_FBCONFIG_ID:
        *value = config->id;
        return true;
    case GLX_BUFFER_SIZE:
        *value = config->red + config->green + config->blue + config->alpha;
        return true;
    case GLX_DOUBLEBUFFER:
        *value = config->double_buffered;
        return true;
    case GLX_RED_SIZE:
        *value = config->red;
        return true;
    case GLX_GREEN_SIZE:
        *value = config->green;
        return true;
    case GLX_BLUE_SIZE:
        *value = config->blue;
        return true;
    case GLX_ALPHA_SIZE:
        *value = config->alpha;
        return true;
    case GLX_DEPTH_SIZE:
        *value = config->depth;
        return true;
    case GLX_STENCIL_SIZE:
        *value = config->stencil;
        return true;
    case GLX_SAMPLE_BUFFERS:
        *value = config->samples > 1;
        return true;
    case GLX_SAMPLES:
        *value = config->samples;
        return true;
    case GLX_RENDER_TYPE:
        *value = GLX_RGBA_BIT;
        return true;
    case GLX_DRAWABLE_TYPE:
        *value = GLX_PBUFFER_BIT | (config->visual ? GLX_WINDOW_BIT | GLX_PIXMAP_BIT : 0);
        return true;
    case GLX_X_RENDERABLE:
        *value = config->visual != 0;
        return true;
    case GLX_X_VISUAL_TYPE:
        *value = config->visual_class;
        return true;
    case GLX_VISUAL_ID:
        *value = (int)config->visual;
        return true;
    case GLX_SCREEN:
        *value = config->screen;
        return true;
    case GLX_CONFIG_CAVEAT:
    case GLX_TRANSPARENT_TYPE:
        *value = GLX_NONE;
        return true;
    case GLX_FRAMEBUFFER_SRGB_CAPABLE_EXT:
        *value = True;
        return true;
    case GLX_MAX_PBUFFER_WIDTH:
        *value = caps ? (int)caps->max_framebuffer_width : 0;
        return true;
    case GLX_MAX_PBUFFER_HEIGHT:
        *value = caps ? (int)caps->max_framebuffer_height : 0;
        return true;
    case GLX_MAX_PBUFFER_PIXELS:
        *value = caps
                     ? (int)(MGL_MIN(caps->max_framebuffer_width, 32767) * MGL_MIN(caps->max_framebuffer_height, 32767))
                     : 0;
        return true;
    case GLX_USE_GL:
    case GLX_RGBA:
        *value = True;
        return true;
    case GLX_LEVEL:
    case GLX_STEREO:
    case GLX_AUX_BUFFERS:
    case GLX_ACCUM_RED_SIZE:
    case GLX_ACCUM_GREEN_SIZE:
    case GLX_ACCUM_BLUE_SIZE:
    case GLX_ACCUM_ALPHA_SIZE:
    case GLX_TRANSPARENT_INDEX_VALUE:
    case GLX_TRANSPARENT_RED_VALUE:
    case GLX_TRANSPARENT_GREEN_VALUE:
    case GLX_TRANSPARENT_BLUE_VALUE:
    case GLX_TRANSPARENT_ALPHA_VALUE:
    case GLX_OPTIMAL_PBUFFER_WIDTH_SGIX:
    case GLX_OPTIMAL_PBUFFER_HEIGHT_SGIX:
        *value = 0;
        return true;
    default:
        return false;
    }
}

GLX_EXPORT int glXGetFBConfigAttrib(Display *dpy, GLXFBConfig handle, int name, int *value)
{
    const glx_config *config = glx_config_find(dpy, handle);
    if (!config) return glx_display_get(dpy) ? GLX_BAD_VISUAL : GLX_NO_EXTENSION;
    return glx_config_attribute(config, name, value) ? Success : GLX_BAD_ATTRIBUTE;
}

GLX_EXPORT int glXGetConfig(Display *dpy, XVisualInfo *visual, int name, int *value)
{
    if (!glx_display_get(dpy)) return GLX_NO_EXTENSION;
    const glx_screen *screen = visual ? glx_screen_get(dpy, visual->screen) : NULL;
    if (!screen) return GLX_BAD_SCREEN;
    const glx_config *config = glx_config_of_visual(dpy, visual->screen, visual->visualid);
    if (config) return glx_config_attribute(config, name, value) ? Success : GLX_BAD_ATTRIBUTE;
    if (name != GLX_USE_GL) return GLX_BAD_VISUAL;
    *value = False;
    return Success;
}

/* ---- matching (table 3.4) ---- */

typedef enum criterion {
    SMALLER,
    LARGER,
    EXACT,
    MASK,
    IGNORED
} criterion; /* the first two: at least, and how it sorts */
static const struct {
    int name;
    criterion how;
    int fallback;
} criteria[] = {
    {GLX_BUFFER_SIZE, SMALLER, 0},
    {GLX_AUX_BUFFERS, SMALLER, 0},
    {GLX_RED_SIZE, LARGER, 0},
    {GLX_GREEN_SIZE, LARGER, 0},
    {GLX_BLUE_SIZE, LARGER, 0},
    {GLX_ALPHA_SIZE, LARGER, 0},
    {GLX_DEPTH_SIZE, LARGER, 0},
    {GLX_STENCIL_SIZE, SMALLER, 0},
    {GLX_ACCUM_RED_SIZE, LARGER, 0},
    {GLX_ACCUM_GREEN_SIZE, LARGER, 0},
    {GLX_ACCUM_BLUE_SIZE, LARGER, 0},
    {GLX_ACCUM_ALPHA_SIZE, LARGER, 0},
    {GLX_SAMPLE_BUFFERS, SMALLER, 0},
    {GLX_SAMPLES, SMALLER, 0},
    {GLX_FBCONFIG_ID, EXACT, (int)GLX_DONT_CARE},
    {GLX_LEVEL, EXACT, 0},
    {GLX_DOUBLEBUFFER, EXACT, (int)GLX_DONT_CARE},
    {GLX_STEREO, EXACT, False},
    {GLX_X_RENDERABLE, EXACT, (int)GLX_DONT_CARE},
    {GLX_X_VISUAL_TYPE, EXACT, (int)GLX_DONT_CARE},
    {GLX_CONFIG_CAVEAT, EXACT, (int)GLX_DONT_CARE},
    {GLX_TRANSPARENT_TYPE, EXACT, GLX_NONE},
    {GLX_FRAMEBUFFER_SRGB_CAPABLE_EXT, EXACT, (int)GLX_DONT_CARE},
    {GLX_VISUAL_ID, EXACT, (int)GLX_DONT_CARE},
    {GLX_RENDER_TYPE, MASK, GLX_RGBA_BIT},
    {GLX_DRAWABLE_TYPE, MASK, GLX_WINDOW_BIT},
    {GLX_TRANSPARENT_INDEX_VALUE, IGNORED, 0},
    {GLX_TRANSPARENT_RED_VALUE, IGNORED, 0},
    {GLX_TRANSPARENT_GREEN_VALUE, IGNORED, 0},
    {GLX_TRANSPARENT_BLUE_VALUE, IGNORED, 0},
    {GLX_TRANSPARENT_ALPHA_VALUE, IGNORED, 0},
    {GLX_MAX_PBUFFER_WIDTH, IGNORED, 0},
    {GLX_MAX_PBUFFER_HEIGHT, IGNORED, 0},
    {GLX_MAX_PBUFFER_PIXELS, IGNORED, 0},
    {GLX_SCREEN, IGNORED, 0},
    {GLX_USE_GL, IGNORED, 0},
    {GLX_OPTIMAL_PBUFFER_WIDTH_SGIX, IGNORED, 0},
    {GLX_OPTIMAL_PBUFFER_HEIGHT_SGIX, IGNORED, 0},
};
typedef struct request {
    int wanted[MGL_COUNT(criteria)];
} request;
typedef struct ranked {
    const glx_config *config;
    const request *asked;
} ranked;

static int wanted(const request *asked, int name)
{
    for (size_t i = 0; i < MGL_COUNT(criteria); i++)
        if (criteria[i].name == name) return asked->wanted[i];
    return 0;
}

static bool read_request(request *asked, const int *pairs)
{
    for (size_t i = 0; i < MGL_COUNT(criteria); i++)
        asked->wanted[i] = criteria[i].fallback;
    for (; pairs && pairs[0] != None; pairs += 2) {
        size_t i = 0;
        while (i < MGL_COUNT(criteria) && criteria[i].name != pairs[0])
            i++;
        if (i == MGL_COUNT(criteria)) return false;
        asked->wanted[i] = pairs[1];
    }
    return true;
}

static bool matches(const glx_config *config, const request *asked)
{
    int id = wanted(asked, GLX_FBCONFIG_ID);
    if (id != (int)GLX_DONT_CARE) return config->id == id; /* all else is ignored */
    for (size_t i = 0; i < MGL_COUNT(criteria); i++) {
        int value = 0, want = asked->wanted[i];
        if (criteria[i].how == IGNORED || want == (int)GLX_DONT_CARE) continue;
        if (!glx_config_attribute(config, criteria[i].name, &value)) continue;
        bool fits = criteria[i].how == EXACT  ? value == want
                    : criteria[i].how == MASK ? (value & want) == want
                                              : value >= want;
        if (!fits) return false;
    }
    return true;
}

static int color_bits(const ranked *r)
{
    static const int names[] = {GLX_RED_SIZE, GLX_GREEN_SIZE, GLX_BLUE_SIZE, GLX_ALPHA_SIZE};
    int bits = 0;
    for (size_t i = 0; i < MGL_COUNT(names); i++) {
        int want = wanted(r->asked, names[i]), have = 0;
        glx_config_attribute(r->config, names[i], &have);
        if (want != 0 && want != (int)GLX_DONT_CARE) bits += have;
    }
    return bits;
}

static int compare(const void *a, const void *b)
{
    static const struct {
        int name, sign;
    } order[] = {{GLX_BUFFER_SIZE, 1}, {GLX_DOUBLEBUFFER, 1}, {GLX_SAMPLE_BUFFERS, 1}, {GLX_SAMPLES, 1},
                 {GLX_DEPTH_SIZE, -1}, {GLX_STENCIL_SIZE, 1}, {GLX_FBCONFIG_ID, 1}};
    const ranked *left = a, *right = b;
    int difference = color_bits(right) - color_bits(left);
    for (size_t i = 0; difference == 0 && i < MGL_COUNT(order); i++) {
        int l = 0, r = 0;
        glx_config_attribute(left->config, order[i].name, &l);
        glx_config_attribute(right->config, order[i].name, &r);
        difference = order[i].sign * (l - r);
    }
    return difference;
}

int glx_choose(const glx_screen *screen, const int *pairs, bool with_visual, const glx_config **out, int room)
{
    request asked;
    if (!read_request(&asked, pairs)) return -1;
    ranked *found = mgl_new_array(ranked, (size_t)screen->count + 1);
    if (!found) return 0;
    int n = 0;
    for (int i = 0; i < screen->count; i++) {
        const glx_config *config = &screen->configs[i];
        if (matches(config, &asked) && (!with_visual || config->visual)) found[n++] = (ranked){config, &asked};
    }
    qsort(found, (size_t)n, sizeof(*found), compare);
    n = MGL_MIN(n, room);
    for (int i = 0; i < n; i++)
        out[i] = found[i].config;
    mgl_free(found);
    return n;
}

/* The list is freed with XFree, so it comes from malloc. NULL for none. */
static GLXFBConfig *to_list(const glx_config **configs, int n, int *count)
{
    *count = n > 0 ? n : 0;
    GLXFBConfig *list = n > 0 ? malloc((size_t)n * sizeof(*list)) : NULL;
    for (int i = 0; list && i < n; i++)
        list[i] = (GLXFBConfig)configs[i];
    return list;
}

GLX_EXPORT GLXFBConfig *glXChooseFBConfig(Display *dpy, int number, const int *attribs, int *count)
{
    int ignored;
    if (!count) count = &ignored;
    *count = 0;
    const glx_screen *screen = glx_screen_get(dpy, number);
    const glx_config **found = screen ? mgl_new_array(const glx_config *, (size_t)screen->count + 1) : NULL;
    if (!found) return NULL;
    GLXFBConfig *list = to_list(found, glx_choose(screen, attribs, false, found, screen->count), count);
    mgl_free(found);
    return list;
}

GLX_EXPORT GLXFBConfig *glXGetFBConfigs(Display *dpy, int number, int *count)
{
    static const int all[] = {GLX_DRAWABLE_TYPE, 0, None};
    return glXChooseFBConfig(dpy, number, all, count);
}

/* ---- visuals ---- */

GLX_EXPORT XVisualInfo *glXGetVisualFromFBConfig(Display *dpy, GLXFBConfig handle)
{
    const glx_config *config = glx_config_find(dpy, handle);
    if (!config || !config->visual) return NULL;
    XVisualInfo wanted_visual = {.visualid = config->visual, .screen = config->screen};
    int count;
    return XGetVisualInfo(dpy, VisualIDMask | VisualScreenMask, &wanted_visual, &count);
}

/* glXChooseVisual's list has booleans without a value and other defaults. False: no visual can match. */
static bool visual_request(const int *attribs, int pairs[64])
{
    int n = 0;
    bool rgba = false, double_buffered = false, stereo = false;
    for (; attribs && *attribs != None; attribs++) {
        switch (*attribs) {
        case GLX_USE_GL:
            break;
        case GLX_RGBA:
            rgba = true;
            break;
        case GLX_DOUBLEBUFFER:
            double_buffered = true;
            break;
        case GLX_STEREO:
            stereo = true;
            break;
        default:
            if (n > 54) return false;
            pairs[n++] = attribs[0];
            pairs[n++] = attribs[1];
            attribs++;
            break;
        }
    }
    pairs[n++] = GLX_DOUBLEBUFFER;
    pairs[n++] = double_buffered;
    pairs[n] = None;
    return rgba && !stereo;
}

/* Where the server has fewer visuals than there are configs, several configs share one. What the program chose last is
 * then what the visual stands for when it comes back in glXCreateContext. */
static void make_primary(const glx_screen *screen, const glx_config *chosen)
{
    for (int i = 0; i < screen->count; i++)
        if (screen->configs[i].visual == chosen->visual) screen->configs[i].primary = &screen->configs[i] == chosen;
}

GLX_EXPORT XVisualInfo *glXChooseVisual(Display *dpy, int number, int *attribs)
{
    enum { ROOM = 128 };
    const glx_config *found[ROOM];
    int pairs[64];
    const glx_screen *screen = glx_screen_get(dpy, number);
    if (!screen || !visual_request(attribs, pairs)) return NULL;
    int n = glx_choose(screen, pairs, true, found, ROOM);
    if (n <= 0) return NULL;
    /* Opaque visuals before translucent ones: programs that ask for alpha rarely mean a window that one sees through.
     */
    const glx_config *chosen = found[0];
    for (int i = 0; i < n && chosen->visual_depth == 32; i++)
        if (found[i]->visual_depth != 32) chosen = found[i];
    if (!chosen->primary) make_primary(screen, chosen);
    return glXGetVisualFromFBConfig(dpy, (GLXFBConfig)chosen);
}

/* ---- GLX_SGIX_fbconfig ---- */

GLX_EXPORT int glXGetFBConfigAttribSGIX(Display *dpy, GLXFBConfigSGIX config, int name, int *value)
{
    return glXGetFBConfigAttrib(dpy, (GLXFBConfig)config, name, value);
}

GLX_EXPORT GLXFBConfigSGIX *glXChooseFBConfigSGIX(Display *dpy, int screen, int *attribs, int *count)
{
    return (GLXFBConfigSGIX *)glXChooseFBConfig(dpy, screen, attribs, count);
}

GLX_EXPORT XVisualInfo *glXGetVisualFromFBConfigSGIX(Display *dpy, GLXFBConfigSGIX config)
{
    return glXGetVisualFromFBConfig(dpy, (GLXFBConfig)config);
}

GLX_EXPORT GLXFBConfigSGIX glXGetFBConfigFromVisualSGIX(Display *dpy, XVisualInfo *visual)
{
    return visual ? (GLXFBConfigSGIX)glx_config_of_visual(dpy, visual->screen, visual->visualid) : NULL;
}
