/* Weak definitions of what other parts of translator/gl define for good; each goes when its owner has landed. */
#include "translator/gl/emit.h"

#define WEAK __attribute__((weak))

WEAK bool mgl_extensions_init(mgl_context *ctx) { return true; }
WEAK void mgl_extensions_finish(mgl_context *ctx) {}
WEAK mgl_create_error mgl_version_choose(const mgl_context_config *config, const mgl_caps *caps, uint32_t *major,
                                         uint32_t *minor, bool *core)
{
    *major = 3, *minor = 3, *core = config->core;
    return config->major > 3 ? MGL_CREATE_BAD_VERSION : MGL_CREATE_OK;
}
WEAK bool mgl_has_extension(const mgl_context *ctx, const char *name) { return false; }
WEAK uint32_t mgl_extension_rows(const mgl_caps *caps, const mgl_extension_row **rows) { return 0; }
WEAK bool mgl_debug_init(mgl_context *ctx) { return true; }
WEAK void mgl_debug_finish(mgl_context *ctx) {}
WEAK void mgl_debug_message(mgl_context *ctx, GLenum source, GLenum type, GLuint id, GLenum severity, const char *text) {}
WEAK void mgl_debug_server_message(const mgl_event_message *message, const char *text) {}
WEAK bool mgl_program_init(mgl_context *ctx) { return true; }
WEAK void mgl_program_finish(mgl_context *ctx) {}
WEAK void mgl_program_group_finish(mgl_share_group *group) {}
WEAK mgl_program *mgl_program_current(mgl_context *ctx) { return ctx->program; }
WEAK void mgl_program_assign(mgl_context *ctx, mgl_program **slot, mgl_program *value) { *slot = value; }
WEAK void mgl_emit_group_program(mgl_context *ctx) {}
WEAK const mgl_program_header *mgl_glsl_program_archive(const mgl_glsl_program *program) { return NULL; }
WEAK bool mgl_texture_init(mgl_context *ctx) { return true; }
WEAK void mgl_texture_finish(mgl_context *ctx) {}
WEAK void mgl_texture_group_finish(mgl_share_group *group) {}
WEAK void mgl_emit_group_textures(mgl_context *ctx) {}
WEAK bool mgl_framebuffer_init(mgl_context *ctx) { return true; }
WEAK void mgl_framebuffer_finish(mgl_context *ctx) {}
WEAK void mgl_framebuffer_set_drawables(mgl_context *ctx, mgl_drawable *draw, mgl_drawable *read) {}
WEAK GLenum mgl_framebuffer_status(mgl_context *ctx, mgl_framebuffer *fb) { return GL_FRAMEBUFFER_UNDEFINED; }
WEAK mgl_fb_traits mgl_framebuffer_traits(mgl_context *ctx, mgl_framebuffer *fb) { return (mgl_fb_traits){0}; }
WEAK void mgl_framebuffer_size(mgl_context *ctx, mgl_framebuffer *fb, uint32_t *w, uint32_t *h, uint32_t *samples) { *w = *h = *samples = 1; }
WEAK void mgl_emit_group_framebuffer(mgl_context *ctx) {}
