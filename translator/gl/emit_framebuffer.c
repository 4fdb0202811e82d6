/* The draw framebuffer as the server should know it. */
#include "translator/gl/framebuffer.h"

void mgl_emit_group_framebuffer(mgl_context *ctx)
{
    struct mgl_texture_emit *emit = ctx->texture_emit;
    const mgl_fb_memo *memo = mgl_framebuffer_resolve(ctx, ctx->draw_fb);
    ctx->dirty &= ~(uint32_t)MGL_DIRTY_FRAMEBUFFER;
    if (memo->status != GL_FRAMEBUFFER_COMPLETE) return;
    if (emit->framebuffer_sent && !memcmp(&emit->framebuffer, &memo->wire, sizeof memo->wire)) return;
    emit->framebuffer = memo->wire;
    emit->framebuffer_sent = true;
    *mgl_emit_framebuffer(&ctx->encoder) = memo->wire;
}

mgl_rect mgl_framebuffer_scissor(mgl_context *ctx)
{
    if (!ctx->state.scissor_test[0]) return (mgl_rect){0, 0, -1, -1};
    return ctx->state.scissor[0];
}
