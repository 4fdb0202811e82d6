#include "tests/unit/fake_gl.h"

#include "translator/gl/context.h"

#include <string.h>

fake_gl_state fake_gl = {.fences_done = true};
_Thread_local mgl_context *mgl_current_context __attribute__((tls_model("initial-exec")));
static _Thread_local mgl_drawable *current_draw, *current_read;

struct mgl_connection {
    int dummy;
};
static mgl_connection connection;
static mgl_caps caps = {
    .max_framebuffer_width = 4096,
    .max_framebuffer_height = 4096,
    .device_name = "fake",
    .format_samples = {[MGL_FORMAT_R8G8B8A8_UNORM] = 1 | 4, [MGL_FORMAT_D24_UNORM_S8_UINT] = 1 | 4}};

/* ---- the wire ---- */
mgl_connection *mgl_connection_get(const char **reason)
{
    if (reason) *reason = "the test says so";
    return fake_gl.no_device ? NULL : &connection;
}
bool mgl_connection_ending(void)
{
    return fake_gl.ending;
}
void mgl_connection_unref(mgl_connection **c)
{
    *c = NULL;
}
const mgl_caps *mgl_connection_caps(const mgl_connection *c)
{
    return &caps;
}
bool mgl_connection_lost(const mgl_connection *c)
{
    return fake_gl.lost;
}
bool mgl_encoder_init(mgl_encoder *encoder, mgl_connection *c, mgl_handle context)
{
    return true;
}
void mgl_encoder_finish(mgl_encoder *encoder) {}
uint64_t mgl_fence_emit(mgl_encoder *encoder)
{
    return 7;
}
bool mgl_fence_poll(mgl_encoder *encoder, uint64_t serial)
{
    return fake_gl.fences_done;
}
bool mgl_fence_wait(mgl_encoder *encoder, uint64_t serial, uint64_t timeout_ns)
{
    return fake_gl.fences_done;
}

/* ---- contexts ---- */
mgl_create_error mgl_context_create(const mgl_context_config *config, mgl_context *share, mgl_context **out)
{
    fake_gl.config = *config;
    if (config->api == MGL_API_DESKTOP && config->major == 4 && config->minor > 5) return MGL_CREATE_BAD_VERSION;
    mgl_context *context = mgl_new(mgl_context);
    context->connection = &connection;
    context->config = *config;
    fake_gl.contexts++;
    *out = context;
    return MGL_CREATE_OK;
}
void mgl_context_destroy(mgl_context **context)
{
    if (!*context) return;
    fake_gl.contexts--;
    mgl_free(*context);
    *context = NULL;
}
bool mgl_context_highest_version(bool core, uint32_t *major, uint32_t *minor)
{
    *major = 4;
    *minor = 5;
    return true;
}
bool mgl_context_make_current(mgl_context *context, mgl_drawable *draw, mgl_drawable *read)
{
    if (context && context != mgl_current_context && __atomic_exchange_n(&context->current_thread, 1, __ATOMIC_SEQ_CST))
        return false;
    if (mgl_current_context && mgl_current_context != context)
        __atomic_store_n(&mgl_current_context->current_thread, 0, __ATOMIC_SEQ_CST);
    mgl_current_context = context;
    current_draw = draw;
    current_read = read;
    return true;
}
mgl_drawable *mgl_context_draw_drawable(const mgl_context *context)
{
    return current_draw;
}
bool mgl_context_is_current_elsewhere(const mgl_context *context)
{
    return false;
}
bool mgl_context_lost(const mgl_context *context)
{
    return fake_gl.lost;
}
void mgl_context_finish(mgl_context *context) {}
void mgl_context_flush(mgl_context *context) {}
void mgl_unimplemented(mgl_context *context, const char *name)
{
    fake_gl.unimplemented++;
}

/* ---- drawables ---- */
struct mgl_drawable {
    mgl_drawable_config config;
    uint32_t width, height;
    mgl_drawable_look look;
    void *look_user;
};
mgl_drawable *mgl_drawable_create(const mgl_drawable_config *config, mgl_drawable_kind kind, uint64_t native,
                                  uint32_t width, uint32_t height)
{
    mgl_drawable *drawable = mgl_new(mgl_drawable);
    *drawable = (mgl_drawable){.config = *config, .width = width, .height = height};
    fake_gl.drawables++;
    fake_gl.drawable = *config;
    fake_gl.width = width;
    fake_gl.height = height;
    return drawable;
}
void mgl_drawable_destroy(mgl_drawable **drawable)
{
    if (!*drawable) return;
    fake_gl.drawables--;
    mgl_free(*drawable);
    *drawable = NULL;
}
bool mgl_drawable_swap(mgl_context *context, mgl_drawable *drawable, int interval, bool *lost)
{
    *lost = fake_gl.lost;
    fake_gl.swaps++;
    fake_gl.interval = interval;
    if (drawable->look) fake_gl.window_gone |= !drawable->look(drawable->look_user, drawable, 0, 0);
    return !fake_gl.lost && !fake_gl.window_gone;
}
void mgl_drawable_exchange(mgl_context *context, mgl_drawable *drawable)
{
    fake_gl.exchanges++;
}
void mgl_drawable_size(mgl_drawable *drawable, uint32_t *width, uint32_t *height)
{
    *width = drawable->width;
    *height = drawable->height;
}
void mgl_drawable_resize(mgl_drawable *drawable, uint32_t width, uint32_t height)
{
    drawable->width = fake_gl.width = width;
    drawable->height = fake_gl.height = height;
}
void mgl_drawable_set_look(mgl_drawable *drawable, mgl_drawable_look look, void *user)
{
    drawable->look = look;
    drawable->look_user = user;
}
void mgl_glViewport(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height)
{
    if (current_draw && current_draw->look)
        current_draw->look(current_draw->look_user, current_draw, (uint32_t)width, (uint32_t)height);
}
bool mgl_drawable_gone(const mgl_drawable *drawable)
{
    return fake_gl.window_gone;
}
bool mgl_drawable_read(mgl_context *context, mgl_drawable *drawable, void *bgra, uint32_t row_bytes, uint32_t width,
                       uint32_t height)
{
    for (uint32_t y = 0; y < height; y++) /* a picture that the pixmap test knows: blue 1, green 2, red 3 */
        for (uint32_t x = 0; x < width; x++)
            memcpy((uint8_t *)bgra + y * row_bytes + x * 4, "\x01\x02\x03\xff", 4);
    return true;
}
