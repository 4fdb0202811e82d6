/* glBlitFramebuffer (GL 3.3 core §4.3.2). */
#include "translator/gl/framebuffer.h"

#include <math.h>

/* An edge that counts upwards, in rows as the image stores them. */
static GLint edge(const mgl_fb_image *image, GLint y)
{
    return image->top_first ? (GLint)image->height - y : y;
}

static mgl_rect turn_scissor(const mgl_fb_image *image, mgl_rect scissor)
{
    if (!image->top_first || scissor.width < 0) return scissor;
    int64_t y = (int64_t)image->height - scissor.y - scissor.height;
    scissor.y = (int32_t)MGL_MIN(MGL_MAX(y, (int64_t)INT32_MIN), (int64_t)INT32_MAX);
    return scissor;
}

void mgl_blit_images(mgl_context *ctx, const mgl_fb_image *source, const mgl_fb_image *destination, const GLint from[4],
                     const GLint to[4], mgl_rect scissor, uint32_t aspects, uint32_t flags)
{
    if (aspects == MGL_ASPECT_COLOR &&
        (mgl_format_lacks_alpha(source->desc) || mgl_format_lacks_alpha(destination->desc)))
        flags |= MGL_BLIT_ALPHA_ONE;
    mgl_wire_blit *record = mgl_emit_blit(&ctx->encoder);
    *record = (mgl_wire_blit){
        .source = source->image,
        .destination = destination->image,
        .source_x0 = from[0],
        .source_y0 = edge(source, from[1]),
        .source_x1 = from[2],
        .source_y1 = edge(source, from[3]),
        .x0 = to[0],
        .y0 = edge(destination, to[1]),
        .x1 = to[2],
        .y1 = edge(destination, to[3]),
        .scissor = turn_scissor(destination, scissor),
        .aspects = aspects,
        .flags = flags,
    };
}

typedef struct blit_job {
    GLint from[4], to[4];
    GLbitfield mask;
    GLenum filter;
    const mgl_fb_memo *read, *draw;
} blit_job;

static int64_t extent(const GLint r[4], int axis)
{
    int64_t size = (int64_t)r[axis + 2] - r[axis];
    return size < 0 ? -size : size; /* mirrored is the same size */
}

static bool check_samples(mgl_context *ctx, const blit_job *job)
{
    uint32_t read = job->read->samples, draw = job->draw->samples;
    const char *why = NULL;
    if (read > 1 && draw > 1 && read != draw)
        why = "sample counts differ";
    else if ((read > 1 || draw > 1) &&
             (extent(job->from, 0) != extent(job->to, 0) || extent(job->from, 1) != extent(job->to, 1)))
        why = "multisampled blits do not scale";
    if (why) mgl_error(ctx, GL_INVALID_OPERATION, "%s", why);
    return !why;
}

/* The attachment slots that the draw buffers name, one bit each. */
static uint32_t draw_slots(const mgl_fb_memo *draw)
{
    uint32_t slots = 0;
    for (uint32_t i = 0; i < MGL_MAX_DRAW_BUFFERS; i++)
        if (draw->wire.draw_map[i] != 255) slots |= 1u << draw->wire.draw_map[i];
    return slots;
}

static bool check_color(mgl_context *ctx, const blit_job *job, const mgl_fb_image *source)
{
    mgl_format_class from = mgl_format_value_class(source->desc);
    if (from != MGL_CLASS_FLOAT && job->filter == GL_LINEAR) {
        mgl_error(ctx, GL_INVALID_OPERATION, "integers are not filtered");
        return false;
    }
    uint32_t slots = draw_slots(job->draw);
    for (uint32_t slot = 0; slot < MGL_MAX_DRAW_BUFFERS; slot++) {
        if (!(slots >> slot & 1)) continue;
        mgl_fb_image to = mgl_framebuffer_draw_image(ctx, ctx->draw_fb, MGL_ASPECT_COLOR, slot);
        if (to.desc && mgl_format_value_class(to.desc) != from) {
            mgl_error(ctx, GL_INVALID_OPERATION, "integer and other formats do not mix");
            return false;
        }
    }
    return true;
}

/* The precision must be the same; whether the other aspect is there does not matter. */
static bool check_depth_stencil(mgl_context *ctx, const mgl_fb_image *source, const mgl_fb_image *destination,
                                uint32_t aspect)
{
    const mgl_format_desc *a = source->desc, *b = destination->desc;
    if (aspect == MGL_ASPECT_DEPTH ? a->bits[4] == b->bits[4] && a->component_type == b->component_type
                                   : a->bits[5] == b->bits[5])
        return true;
    mgl_error(ctx, GL_INVALID_OPERATION, "depth or stencil formats differ");
    return false;
}

static void blit_color(mgl_context *ctx, const blit_job *job, const mgl_fb_image *source)
{
    uint32_t slots = draw_slots(job->draw), flags = job->filter == GL_LINEAR ? MGL_BLIT_LINEAR : 0;
    if (ctx->state.framebuffer_srgb) flags |= MGL_BLIT_SRGB;
    for (uint32_t slot = 0; slot < MGL_MAX_DRAW_BUFFERS; slot++) {
        if (!(slots >> slot & 1)) continue;
        mgl_fb_image to = mgl_framebuffer_draw_image(ctx, ctx->draw_fb, MGL_ASPECT_COLOR, slot);
        if (to.desc)
            mgl_blit_images(ctx, source, &to, job->from, job->to, mgl_framebuffer_scissor(ctx), MGL_ASPECT_COLOR,
                            flags);
    }
}

/* Edges may be any integers; no image reaches as far as FAR, and the wire takes no edges far beyond. What of both rectangles lies within it is kept,
 * rounded to texels, which is exact where nothing is scaled. False: nothing is left. */
static bool pull_in(blit_job *job, int axis)
{
    const double far = 1 << 20;
    GLint *rectangles[2] = {job->from, job->to};
    double low = 0, high = 1;
    for (int i = 0; i < 2; i++) {
        double start = rectangles[i][axis], length = rectangles[i][axis + 2] - start;
        double a = (-far - start) / length, b = (far - start) / length; /* length is not 0: checked before */
        low = MGL_MAX(low, MGL_MIN(a, b));
        high = MGL_MIN(high, MGL_MAX(a, b));
    }
    if (low >= high) return false;
    if (low == 0 && high == 1) return true;
    for (int i = 0; i < 2; i++) {
        double start = rectangles[i][axis], length = rectangles[i][axis + 2] - start;
        rectangles[i][axis] = (GLint)lrint(start + low * length);
        rectangles[i][axis + 2] = (GLint)lrint(start + high * length);
    }
    return true;
}

static void blit(mgl_context *ctx, blit_job *job)
{
    static const struct {
        GLbitfield bit;
        uint32_t aspect;
    } others[2] = {{GL_DEPTH_BUFFER_BIT, MGL_ASPECT_DEPTH}, {GL_STENCIL_BUFFER_BIT, MGL_ASPECT_STENCIL}};
    mgl_fb_image color = {0}, source[2], destination[2];
    uint32_t aspects = 0;
    if (job->mask & GL_COLOR_BUFFER_BIT) color = mgl_framebuffer_read_image(ctx, ctx->read_fb, MGL_ASPECT_COLOR);
    if (color.desc && !check_color(ctx, job, &color)) return;
    for (uint32_t i = 0; i < 2; i++) {
        if (!(job->mask & others[i].bit)) continue;
        source[i] = mgl_framebuffer_read_image(ctx, ctx->read_fb, others[i].aspect);
        destination[i] = mgl_framebuffer_draw_image(ctx, ctx->draw_fb, others[i].aspect, 0);
        if (!source[i].desc || !destination[i].desc) continue; /* a buffer that one side has not: ignored */
        if (!check_depth_stencil(ctx, &source[i], &destination[i], others[i].aspect)) return;
        aspects |= others[i].aspect;
    }
    bool empty = job->from[0] == job->from[2] || job->from[1] == job->from[3] || job->to[0] == job->to[2] ||
                 job->to[1] == job->to[3];
    if (empty || mgl_lost(ctx) || !pull_in(job, 0) || !pull_in(job, 1)) return;
    if (color.desc) blit_color(ctx, job, &color);
    uint32_t first = aspects & MGL_ASPECT_DEPTH ? 0 : 1;
    bool together = aspects == (MGL_ASPECT_DEPTH | MGL_ASPECT_STENCIL) &&
                    !memcmp(&source[0].image, &source[1].image, sizeof source[0].image) &&
                    !memcmp(&destination[0].image, &destination[1].image, sizeof destination[0].image);
    for (uint32_t i = first; i < 2; i++) {
        uint32_t part = together ? aspects : aspects & others[i].aspect;
        if (part)
            mgl_blit_images(ctx, &source[i], &destination[i], job->from, job->to, mgl_framebuffer_scissor(ctx), part,
                            0);
        if (together) break;
    }
}

void mgl_glBlitFramebuffer(mgl_context *ctx, GLint sx0, GLint sy0, GLint sx1, GLint sy1, GLint dx0, GLint dy0,
                           GLint dx1, GLint dy1, GLbitfield mask, GLenum filter)
{
    blit_job job = {{sx0, sy0, sx1, sy1}, {dx0, dy0, dx1, dy1}, mask, filter, NULL, NULL};
    if (mask & ~(GLbitfield)(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT)) {
        mgl_error(ctx, GL_INVALID_VALUE, "mask 0x%x", mask);
        return;
    }
    if (filter != GL_NEAREST && filter != GL_LINEAR) {
        mgl_error(ctx, GL_INVALID_ENUM, "filter 0x%x", filter);
        return;
    }
    if (filter == GL_LINEAR && (mask & (GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT))) {
        mgl_error(ctx, GL_INVALID_OPERATION, "depth and stencil are not filtered");
        return;
    }
    MGL_SHARED(ctx);
    job.read = mgl_framebuffer_resolve(ctx, ctx->read_fb);
    job.draw = mgl_framebuffer_resolve(ctx, ctx->draw_fb);
    if (job.read->status != GL_FRAMEBUFFER_COMPLETE || job.draw->status != GL_FRAMEBUFFER_COMPLETE) {
        mgl_error(ctx, GL_INVALID_FRAMEBUFFER_OPERATION, "a framebuffer is not complete");
        return;
    }
    if (mask && check_samples(ctx, &job)) blit(ctx, &job);
}

void mgl_glBlitNamedFramebuffer(mgl_context *ctx, GLuint read, GLuint draw, GLint sx0, GLint sy0, GLint sx1, GLint sy1,
                                GLint dx0, GLint dy0, GLint dx1, GLint dy1, GLbitfield mask, GLenum filter)
{
    mgl_framebuffer *from = mgl_framebuffer_named(ctx, read, true),
                    *to = from ? mgl_framebuffer_named(ctx, draw, false) : NULL;
    mgl_framebuffer *kept[2] = {NULL, NULL};
    if (!from || !to) return;
    mgl_framebuffer_assign(ctx, &kept[0], ctx->read_fb);
    mgl_framebuffer_assign(ctx, &kept[1], ctx->draw_fb);
    mgl_framebuffer_assign(ctx, &ctx->read_fb, from);
    mgl_framebuffer_assign(ctx, &ctx->draw_fb, to);
    mgl_glBlitFramebuffer(ctx, sx0, sy0, sx1, sy1, dx0, dy0, dx1, dy1, mask, filter);
    mgl_framebuffer_assign(ctx, &ctx->read_fb, kept[0]);
    mgl_framebuffer_assign(ctx, &ctx->draw_fb, kept[1]);
    mgl_framebuffer_assign(ctx, &kept[0], NULL);
    mgl_framebuffer_assign(ctx, &kept[1], NULL);
}
