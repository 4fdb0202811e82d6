/* Functions that resolve by name but belong to what GLX_EXTENSIONS does not promise: importing contexts, textures from
 * pixmaps, partial swaps, counters of vertical retraces. */
#include "translator/entry/glx/glx_private.h"

#include "translator/base/log.h"

GLX_EXPORT GLXContext glXImportContextEXT(Display *dpy, GLXContextID id)
{
    return NULL; /* every context is direct: no other process can have it */
}

GLX_EXPORT void glXFreeContextEXT(Display *dpy, GLXContext context) {}

GLX_EXPORT void glXBindTexImageEXT(Display *dpy, GLXDrawable drawable, int buffer, const int *attribs)
{
    mgl_log_warn_once("glXBindTexImageEXT is not supported");
}

GLX_EXPORT void glXReleaseTexImageEXT(Display *dpy, GLXDrawable drawable, int buffer) {}

GLX_EXPORT void glXCopySubBufferMESA(Display *dpy, GLXDrawable drawable, int x, int y, int width, int height)
{
    mgl_log_warn_once("glXCopySubBufferMESA is not supported");
}

GLX_EXPORT int glXGetVideoSyncSGI(unsigned int *count)
{
    return GLX_BAD_CONTEXT;
}

GLX_EXPORT int glXWaitVideoSyncSGI(int divisor, int remainder, unsigned int *count)
{
    return GLX_BAD_CONTEXT;
}

GLX_EXPORT Bool glXGetSyncValuesOML(Display *dpy, GLXDrawable drawable, int64_t *ust, int64_t *msc, int64_t *sbc)
{
    return False;
}

GLX_EXPORT Bool glXGetMscRateOML(Display *dpy, GLXDrawable drawable, int32_t *numerator, int32_t *denominator)
{
    return False;
}

GLX_EXPORT int64_t glXSwapBuffersMscOML(Display *dpy, GLXDrawable drawable, int64_t target, int64_t divisor,
                                        int64_t remainder)
{
    glXSwapBuffers(dpy, drawable);
    return 0;
}

GLX_EXPORT Bool glXWaitForMscOML(Display *dpy, GLXDrawable drawable, int64_t target, int64_t divisor, int64_t remainder,
                                 int64_t *ust, int64_t *msc, int64_t *sbc)
{
    return False;
}

GLX_EXPORT Bool glXWaitForSbcOML(Display *dpy, GLXDrawable drawable, int64_t target, int64_t *ust, int64_t *msc,
                                 int64_t *sbc)
{
    return False;
}
