/* The glvnd GLX vendor (libglvnd, glvnd/libglxabi.h): libGLX.so.0 loads this library as libGLX_magma.so.0 and calls
 * __glx_Main. libGLX dispatches GLX 1.4 and glXCreateContextAttribsARB itself; for the other extension functions it
 * wants stubs that find the vendor by what the call is about, and that tell it which vendor a new object belongs to. */
#include "translator/entry/glx/glx_private.h"

#include "translator/base/memory.h"
#include "translator/entry/device.h"
#include "translator/entry/procs.h"

#include <dlfcn.h>
#include <glvnd/libglxabi.h>
#include <string.h>

static const __GLXapiExports *glvnd;

/* How a call's vendor is found; `d` is the Display in each stub. */
#define BY_CURRENT      glvnd->getCurrentDynDispatch()
#define BY_SCREEN(n)    glvnd->getDynDispatch(d, n)
#define BY_CONFIG(c)    glvnd->vendorFromFBConfig(d, (GLXFBConfig)(c))
#define BY_CONTEXT(c)   glvnd->vendorFromContext(c)
#define BY_DRAWABLE(id) glvnd->vendorFromDrawable(d, id)

/* ret, name, parameters, arguments, vendor, what an unknown vendor gives */
#define STUBS(S)                                                                                                       \
    S(int, glXGetFBConfigAttribSGIX, (Display * d, GLXFBConfigSGIX c, int name, int *value), (d, c, name, value),      \
      BY_CONFIG(c), GLX_NO_EXTENSION)                                                                                  \
    S(XVisualInfo *, glXGetVisualFromFBConfigSGIX, (Display * d, GLXFBConfigSGIX c), (d, c), BY_CONFIG(c), NULL)       \
    S(void, glXDestroyGLXPbufferSGIX, (Display * d, GLXPbufferSGIX id), (d, id), BY_DRAWABLE(id), )                    \
    S(void, glXQueryGLXPbufferSGIX, (Display * d, GLXPbufferSGIX id, int name, unsigned int *value),                   \
      (d, id, name, value), BY_DRAWABLE(id), )                                                                         \
    S(void, glXSelectEventSGIX, (Display * d, GLXDrawable id, unsigned long mask), (d, id, mask), BY_DRAWABLE(id), )   \
    S(void, glXGetSelectedEventSGIX, (Display * d, GLXDrawable id, unsigned long *mask), (d, id, mask),                \
      BY_DRAWABLE(id), )                                                                                               \
    S(GLXDrawable, glXGetCurrentReadDrawableSGI, (void), (), BY_CURRENT, None)                                         \
    S(Display *, glXGetCurrentDisplayEXT, (void), (), BY_CURRENT, NULL)                                                \
    S(int, glXQueryContextInfoEXT, (Display * d, GLXContext c, int name, int *value), (d, c, name, value),             \
      BY_CONTEXT(c), GLX_NO_EXTENSION)                                                                                 \
    S(GLXContextID, glXGetContextIDEXT, (GLXContext c), (c), BY_CONTEXT(c), None)                                      \
    S(void, glXSwapIntervalEXT, (Display * d, GLXDrawable id, int interval), (d, id, interval), BY_DRAWABLE(id), )     \
    S(int, glXSwapIntervalMESA, (unsigned int interval), (interval), BY_CURRENT, GLX_BAD_CONTEXT)                      \
    S(int, glXGetSwapIntervalMESA, (void), (), BY_CURRENT, 0)                                                          \
    S(int, glXSwapIntervalSGI, (int interval), (interval), BY_CURRENT, GLX_BAD_CONTEXT)                                \
    S(Bool, glXQueryRendererIntegerMESA, (Display * d, int screen, int renderer, int name, unsigned int *value),       \
      (d, screen, renderer, name, value), BY_SCREEN(screen), False)                                                    \
    S(Bool, glXQueryCurrentRendererIntegerMESA, (int name, unsigned int *value), (name, value), BY_CURRENT, False)     \
    S(const char *, glXQueryRendererStringMESA, (Display * d, int screen, int renderer, int name),                     \
      (d, screen, renderer, name), BY_SCREEN(screen), NULL)                                                            \
    S(const char *, glXQueryCurrentRendererStringMESA, (int name), (name), BY_CURRENT, NULL)                           \
    S(void, glXBindTexImageEXT, (Display * d, GLXDrawable id, int buffer, const int *attribs),                         \
      (d, id, buffer, attribs), BY_DRAWABLE(id), )                                                                     \
    S(void, glXReleaseTexImageEXT, (Display * d, GLXDrawable id, int buffer), (d, id, buffer), BY_DRAWABLE(id), )      \
    S(void, glXCopySubBufferMESA, (Display * d, GLXDrawable id, int x, int y, int w, int h), (d, id, x, y, w, h),      \
      BY_DRAWABLE(id), )                                                                                               \
    S(int, glXGetVideoSyncSGI, (unsigned int *count), (count), BY_CURRENT, GLX_BAD_CONTEXT)                            \
    S(int, glXWaitVideoSyncSGI, (int divisor, int remainder, unsigned int *count), (divisor, remainder, count),        \
      BY_CURRENT, GLX_BAD_CONTEXT)                                                                                     \
    S(Bool, glXGetSyncValuesOML, (Display * d, GLXDrawable id, int64_t * ust, int64_t * msc, int64_t * sbc),           \
      (d, id, ust, msc, sbc), BY_DRAWABLE(id), False)                                                                  \
    S(Bool, glXGetMscRateOML, (Display * d, GLXDrawable id, int32_t * numerator, int32_t * denominator),               \
      (d, id, numerator, denominator), BY_DRAWABLE(id), False)                                                         \
    S(int64_t, glXSwapBuffersMscOML, (Display * d, GLXDrawable id, int64_t target, int64_t divisor, int64_t rest),     \
      (d, id, target, divisor, rest), BY_DRAWABLE(id), -1)                                                             \
    S(Bool, glXWaitForMscOML,                                                                                          \
      (Display * d, GLXDrawable id, int64_t target, int64_t divisor, int64_t rest, int64_t * ust, int64_t * msc,       \
       int64_t * sbc),                                                                                                 \
      (d, id, target, divisor, rest, ust, msc, sbc), BY_DRAWABLE(id), False)                                           \
    S(Bool, glXWaitForSbcOML,                                                                                          \
      (Display * d, GLXDrawable id, int64_t target, int64_t * ust, int64_t * msc, int64_t * sbc),                      \
      (d, id, target, ust, msc, sbc), BY_DRAWABLE(id), False)
/* These make objects and are written out below. */
#define MAKERS(S)                                                                                                      \
    S(glXChooseFBConfigSGIX)                                                                                           \
    S(glXGetFBConfigFromVisualSGIX)                                                                                    \
    S(glXCreateContextWithConfigSGIX)                                                                                  \
    S(glXCreateGLXPixmapWithConfigSGIX) S(glXCreateGLXPbufferSGIX) S(glXMakeCurrentReadSGI)

enum {
#define S(ret, name, params, args, vendor, none) STUB_##name,
    STUBS(S)
#undef S
#define S(name) STUB_##name,
        MAKERS(S)
#undef S
            STUB_COUNT
};
static int indices[STUB_COUNT];

#define S(ret, name, params, args, vendor, none)                                                                       \
    static ret dispatch_##name params                                                                                  \
    {                                                                                                                  \
        __GLXvendorInfo *owner = vendor;                                                                               \
        ret(*function) params = owner ? (ret(*) params)glvnd->fetchDispatchEntry(owner, indices[STUB_##name]) : NULL;  \
        if (!function) return none;                                                                                    \
        return function args;                                                                                          \
    }
STUBS(S)
#undef S

/* The function of the owner, or NULL. */
static __GLXextFuncPtr fetch(__GLXvendorInfo *owner, int stub)
{
    return owner ? glvnd->fetchDispatchEntry(owner, indices[stub]) : NULL;
}

static GLXFBConfigSGIX *dispatch_glXChooseFBConfigSGIX(Display *d, int screen, int *attribs, int *count)
{
    __GLXvendorInfo *owner = BY_SCREEN(screen);
    PFNGLXCHOOSEFBCONFIGSGIXPROC function = (PFNGLXCHOOSEFBCONFIGSGIXPROC)fetch(owner, STUB_glXChooseFBConfigSGIX);
    GLXFBConfigSGIX *list = function ? function(d, screen, attribs, count) : NULL;
    for (int i = 0; list && i < *count; i++)
        if (glvnd->addVendorFBConfigMapping(d, list[i], owner)) {
            XFree(list);
            return NULL;
        }
    return list;
}

static GLXFBConfigSGIX dispatch_glXGetFBConfigFromVisualSGIX(Display *d, XVisualInfo *visual)
{
    __GLXvendorInfo *owner = BY_SCREEN(visual->screen);
    PFNGLXGETFBCONFIGFROMVISUALSGIXPROC function =
        (PFNGLXGETFBCONFIGFROMVISUALSGIXPROC)fetch(owner, STUB_glXGetFBConfigFromVisualSGIX);
    GLXFBConfigSGIX config = function ? function(d, visual) : NULL;
    return config && !glvnd->addVendorFBConfigMapping(d, config, owner) ? config : NULL;
}

static GLXContext dispatch_glXCreateContextWithConfigSGIX(Display *d, GLXFBConfigSGIX config, int type,
                                                          GLXContext share, Bool direct)
{
    __GLXvendorInfo *owner = BY_CONFIG(config);
    PFNGLXCREATECONTEXTWITHCONFIGSGIXPROC function =
        (PFNGLXCREATECONTEXTWITHCONFIGSGIXPROC)fetch(owner, STUB_glXCreateContextWithConfigSGIX);
    GLXContext context = function ? function(d, config, type, share, direct) : NULL;
    return context && !glvnd->addVendorContextMapping(d, context, owner) ? context : NULL;
}

static GLXPixmap dispatch_glXCreateGLXPixmapWithConfigSGIX(Display *d, GLXFBConfigSGIX config, Pixmap pixmap)
{
    __GLXvendorInfo *owner = BY_CONFIG(config);
    PFNGLXCREATEGLXPIXMAPWITHCONFIGSGIXPROC function =
        (PFNGLXCREATEGLXPIXMAPWITHCONFIGSGIXPROC)fetch(owner, STUB_glXCreateGLXPixmapWithConfigSGIX);
    GLXPixmap id = function ? function(d, config, pixmap) : None;
    return id && !glvnd->addVendorDrawableMapping(d, id, owner) ? id : None;
}

static GLXPbufferSGIX dispatch_glXCreateGLXPbufferSGIX(Display *d, GLXFBConfigSGIX config, unsigned int width,
                                                       unsigned int height, int *attribs)
{
    __GLXvendorInfo *owner = BY_CONFIG(config);
    PFNGLXCREATEGLXPBUFFERSGIXPROC function =
        (PFNGLXCREATEGLXPBUFFERSGIXPROC)fetch(owner, STUB_glXCreateGLXPbufferSGIX);
    GLXPbufferSGIX id = function ? function(d, config, width, height, attribs) : None;
    return id && !glvnd->addVendorDrawableMapping(d, id, owner) ? id : None;
}

/* glvnd keeps what is current itself, so the call must go through its own glXMakeContextCurrent. */
static Bool dispatch_glXMakeCurrentReadSGI(Display *d, GLXDrawable draw, GLXDrawable read, GLXContext context)
{
    static PFNGLXMAKECONTEXTCURRENTPROC make;
    if (!make) {
        void *library = dlopen("libGLX.so.0", RTLD_LAZY | RTLD_NOLOAD);
        if (library) make = (PFNGLXMAKECONTEXTCURRENTPROC)dlsym(library, "glXMakeContextCurrent");
    }
    return make ? make(d, draw, read, context) : False;
}

static const struct {
    const char *name;
    void *dispatch;
} stubs[STUB_COUNT] = {
#define S(ret, name, params, args, vendor, none) {#name, (void *)dispatch_##name},
    STUBS(S)
#undef S
#define S(name) {#name, (void *)dispatch_##name},
        MAKERS(S)
#undef S
};

static int stub_of(const GLubyte *name)
{
    for (int i = 0; i < STUB_COUNT; i++)
        if (!strcmp(stubs[i].name, (const char *)name)) return i;
    return -1;
}

static void *get_dispatch_address(const GLubyte *name)
{
    int stub = stub_of(name);
    return stub < 0 ? NULL : stubs[stub].dispatch;
}

static void set_dispatch_index(const GLubyte *name, int index)
{
    int stub = stub_of(name);
    if (stub >= 0) indices[stub] = index;
}

static void *get_proc_address(const GLubyte *name)
{
    return (void *)mgl_proc_find((const char *)name);
}

static Bool is_screen_supported(Display *dpy, int screen)
{
    return glx_screen_get(dpy, screen) != NULL;
}

GLX_EXPORT Bool __glx_Main(uint32_t version, const __GLXapiExports *exports, __GLXvendorInfo *vendor,
                           __GLXapiImports *imports)
{
    if (GLX_VENDOR_ABI_GET_MAJOR_VERSION(version) != GLX_VENDOR_ABI_MAJOR_VERSION) return False;
    glvnd = exports;
    imports->isScreenSupported = is_screen_supported;
    imports->getProcAddress = get_proc_address;
    imports->getDispatchAddress = get_dispatch_address;
    imports->setDispatchIndex = set_dispatch_index;
    return True;
}
