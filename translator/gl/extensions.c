/* Versions, extensions, limits and strings: what a context says that it can do, decided by version.def and extension.def alone. */
#define _GNU_SOURCE
#include "translator/gl/program.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAGMA_VERSION "0.1.0"

/* ---- the device's features by the names that Vulkan gives them ---- */
static const struct { uint64_t bit; const char *name; } feature_names[] = {
    {MGL_CAP_GEOMETRY, "geometryShader"},
    {MGL_CAP_TESSELLATION, "tessellationShader"},
    {MGL_CAP_XFB, "VK_EXT_transform_feedback"},
    {MGL_CAP_DUAL_SOURCE, "dualSrcBlend"},
    {MGL_CAP_DEPTH_CLAMP, "depthClamp"},
    {MGL_CAP_INDEPENDENT_BLEND, "independentBlend"},
    {MGL_CAP_SAMPLE_SHADING, "sampleRateShading"},
    {MGL_CAP_ANISOTROPY, "samplerAnisotropy"},
    {MGL_CAP_BC, "textureCompressionBC"},
    {MGL_CAP_ETC2, "textureCompressionETC2"},
    {MGL_CAP_CUBE_ARRAY, "imageCubeArray"},
    {MGL_CAP_MULTI_VIEWPORT, "multiViewport"},
    {MGL_CAP_TIMESTAMPS, "timestampComputeAndGraphics"},
};

static const char *missing_name(uint64_t missing)
{
    if (!missing) return NULL;
    for (size_t i = 0; i < MGL_COUNT(feature_names); i++)
        if (missing & feature_names[i].bit) return feature_names[i].name;
    return "a device feature";
}

/* ---- versions ---- */
static const struct { uint8_t major, minor; uint64_t needs; } versions[] = {
#define V(major, minor, needs) {major, minor, needs},
#include "translator/gl/version.def"
#undef V
};

/* The highest version that the device has everything for, times ten. */
static uint32_t highest(const mgl_caps *caps)
{
    uint32_t best = 0;
    for (size_t i = 0; i < MGL_COUNT(versions) && !(versions[i].needs & ~caps->features); i++) best = versions[i].major * 10u + versions[i].minor;
    return best;
}

/* Without fixed-function drawing the compatibility profile ends at 3.0, which every request for less gets too where the device allows it. A request for 3.1, which has no profiles, gets a core context: 3.1
 * without GL_ARB_compatibility is that. Contexts of the ES route belong to programs that use no fixed function whatever version they name, so they get
 * everything, without the core bit. */
mgl_create_error mgl_version_choose(const mgl_context_config *config, const mgl_caps *caps, uint32_t *major, uint32_t *minor, bool *core)
{
    uint32_t best = highest(caps), asked = config->major * 10 + config->minor, given;
    *core = false;
    if (config->api == MGL_API_ES) {
        given = best;
    } else if (asked == 31 || (asked > 31 && config->core)) {
        *core = true;
        given = best;
        if (asked > best || best < 31) return MGL_CREATE_BAD_VERSION;
    } else {
        given = MGL_MIN(best, 30u);
        if (asked > given) return MGL_CREATE_BAD_VERSION;
    }
    if (!given) return MGL_CREATE_BAD_VERSION;
    *major = given / 10;
    *minor = given % 10;
    return MGL_CREATE_OK;
}

/* ---- extensions ---- */
enum { IN_COMPAT = 1, IN_CORE = 2, GLSL = 4, ALL = IN_COMPAT | IN_CORE, COMPAT = IN_COMPAT, CORE = IN_CORE };
static const struct { const char *name; uint64_t needs; uint32_t profiles; } extensions[] = {
#define X(name, needs, profiles) {#name, needs, profiles},
#include "translator/gl/extension.def"
#undef X
};

uint32_t mgl_extension_rows(const mgl_caps *caps, const mgl_extension_row **rows)
{
    static mgl_extension_row result[MGL_COUNT(extensions)];
    uint32_t count = 0;
    for (size_t i = 0; i < MGL_COUNT(extensions); i++) {
        uint64_t missing = extensions[i].needs & ~caps->features;
        if (extensions[i].profiles != GLSL) result[count++] = (mgl_extension_row){extensions[i].name, !missing, missing_name(missing)};
    }
    *rows = result;
    return count;
}

uint32_t mgl_version_rows(const mgl_caps *caps, const mgl_version_row **rows)
{
    static mgl_version_row result[MGL_COUNT(versions)];
    uint64_t missing = 0;
    for (size_t i = 0; i < MGL_COUNT(versions); i++) {
        missing |= versions[i].needs & ~caps->features;
        result[i] = (mgl_version_row){versions[i].major, versions[i].minor, !missing, missing_name(missing)};
    }
    *rows = result;
    return MGL_COUNT(versions);
}

static int compare_names(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

bool mgl_has_extension(const mgl_context *ctx, const char *name)
{
    return bsearch(&name, ctx->extensions, ctx->extension_count, sizeof *ctx->extensions, compare_names) != NULL;
}

static bool make_list(mgl_context *ctx)
{
    uint32_t profile = ctx->core ? IN_CORE : IN_COMPAT;
    size_t size = 1;
    ctx->extensions = mgl_new_array(const char *, MGL_COUNT(extensions));
    if (!ctx->extensions) return false;
    for (size_t i = 0; i < MGL_COUNT(extensions); i++) {
        if (!(extensions[i].profiles & profile) || (extensions[i].needs & ~ctx->caps->features)) continue;
        ctx->extensions[ctx->extension_count++] = extensions[i].name;
        size += strlen(extensions[i].name) + 1;
    }
    ctx->shader_extension_count = ctx->extension_count;
    for (size_t i = 0; i < MGL_COUNT(extensions); i++)
        if (extensions[i].profiles == GLSL && !(extensions[i].needs & ~ctx->caps->features)) ctx->extensions[ctx->shader_extension_count++] = extensions[i].name;
    ctx->extension_string = mgl_malloc(size);
    if (!ctx->extension_string) return false;
    char *at = ctx->extension_string;
    for (uint32_t i = 0; i < ctx->extension_count; i++) {
        size_t n = strlen(ctx->extensions[i]);
        memcpy(at, ctx->extensions[i], n);
        at += n;
        *at++ = ' ';
    }
    at[at > ctx->extension_string ? -1 : 0] = 0;
    return true;
}

/* ---- limits ---- */
static GLint as_int(uint32_t value) { return value > INT32_MAX ? INT32_MAX : (GLint)value; }

static void texture_limits(mgl_limits *l, const mgl_caps *caps)
{
    const uint32_t largest = 1u << (MGL_MAX_LEVELS - 1); /* a full chain must fit the level table */
    l->max_texture_size = l->max_rectangle_size = as_int(MGL_MIN(caps->max_texture_2d, largest));
    l->max_3d_texture_size = as_int(MGL_MIN(caps->max_texture_3d, largest));
    l->max_cube_size = as_int(MGL_MIN(caps->max_texture_cube, largest));
    l->max_array_layers = as_int(caps->max_array_layers);
    l->max_texel_buffer = as_int(caps->max_texel_buffer);
    l->max_renderbuffer_size = as_int(MGL_MIN(MGL_MIN(caps->max_framebuffer_width, caps->max_framebuffer_height), (uint32_t)l->max_texture_size));
    l->max_samples = as_int(caps->max_samples);
    l->max_color_samples = as_int(caps->color_samples);
    l->max_depth_samples = as_int(caps->depth_samples);
    l->max_integer_samples = as_int(caps->integer_samples);
    l->max_anisotropy = caps->features & MGL_CAP_ANISOTROPY ? caps->max_anisotropy : 1;
    l->max_lod_bias = caps->max_lod_bias;
}

static void shader_limits(mgl_limits *l, const mgl_caps *caps)
{
    l->max_attribs = as_int(MGL_MIN(caps->max_vertex_attribs, (uint32_t)MGL_MAX_ATTRIBS));
    l->texture_units_stage = as_int(MGL_MIN(caps->max_stage_samplers, 32u));
    l->texture_units_combined = MGL_MIN(l->texture_units_stage * 3, MGL_MAX_TEXTURE_UNITS);
    uint32_t buffers = caps->max_stage_uniform_buffers > 1 ? caps->max_stage_uniform_buffers - 1 : 0; /* one is the default block */
    l->uniform_blocks_stage = as_int(MGL_MIN(buffers, (uint32_t)MGL_MAX_UNIFORM_BINDINGS / 6));
    l->uniform_bindings = MGL_MAX_UNIFORM_BINDINGS;
    l->uniform_block_size = as_int(caps->max_uniform_block_bytes);
    l->uniform_alignment = as_int(MGL_MAX(caps->uniform_alignment, 1u));
    l->varying_components = as_int(MGL_MIN(caps->max_varying_components, 128u));
    l->clip_distances = caps->features & MGL_CAP_CLIP_DISTANCE ? as_int(MGL_MIN(caps->max_clip_distances, (uint32_t)MGL_MAX_CLIP_PLANES)) : 0;
}

static void make_limits(mgl_limits *l, const mgl_caps *caps)
{
    texture_limits(l, caps);
    shader_limits(l, caps);
    l->max_viewport[0] = as_int(caps->max_viewport[0]);
    l->max_viewport[1] = as_int(caps->max_viewport[1]);
    l->color_attachments = l->draw_buffers = as_int(MGL_MIN(caps->max_color_attachments, (uint32_t)MGL_MAX_DRAW_BUFFERS));
    bool wide = caps->features & MGL_CAP_WIDE_LINES;
    l->line_range[0] = wide ? MGL_MAX(caps->line_width[0], caps->line_granularity) : 1; /* a range may not begin at 0 */
    l->line_range[1] = wide ? caps->line_width[1] : 1;
    l->point_range[0] = MGL_MAX(caps->point_size[0], caps->point_granularity);
    l->point_range[1] = caps->point_size[1];
}

/* ---- strings ---- */
char *mgl_format_text(const char *format, ...)
{
    char *out = NULL;
    va_list arguments;
    va_start(arguments, format);
    int n = vasprintf(&out, format, arguments);
    va_end(arguments);
    return n < 0 ? NULL : out;
}

static const char *profile_text(const mgl_context *ctx)
{
    if (ctx->core) return " (Core Profile)";
    return ctx->major * 10 + ctx->minor >= 32 ? " (Compatibility Profile)" : "";
}

/* GLSL's number for a GL version (GLSL 3.30 §1.1). */
static const char *glsl_version(uint32_t version)
{
    switch (version) {
    case 21: return "1.20";
    case 30: return "1.30";
    case 31: return "1.40";
    case 32: return "1.50";
    default: return "3.30";
    }
}

bool mgl_extensions_init(mgl_context *ctx)
{
    make_limits(&ctx->limits, ctx->caps);
    ctx->version_string = mgl_format_text("%u.%u%s MagmaGL " MAGMA_VERSION, ctx->major, ctx->minor, profile_text(ctx));
    if (ctx->version_string) mgl_stats_set_gl_version(ctx->version_string);
    ctx->glsl_version_string = mgl_format_text("%s", glsl_version(ctx->major * 10 + ctx->minor));
    ctx->renderer_string = mgl_format_text("MagmaGL (%.255s)", ctx->caps->device_name);
    return make_list(ctx) && ctx->version_string && ctx->glsl_version_string && ctx->renderer_string;
}

void mgl_extensions_finish(mgl_context *ctx)
{
    mgl_free(ctx->extensions);
    mgl_free(ctx->extension_string);
    mgl_free(ctx->version_string);
    mgl_free(ctx->glsl_version_string);
    mgl_free(ctx->renderer_string);
    ctx->extensions = NULL;
    ctx->extension_count = 0;
    ctx->extension_string = ctx->version_string = ctx->glsl_version_string = ctx->renderer_string = NULL;
}

const GLubyte *mgl_glGetString(mgl_context *ctx, GLenum name)
{
    switch (name) {
    case GL_VENDOR: return (const GLubyte *)"MagmaGL";
    case GL_RENDERER: return (const GLubyte *)ctx->renderer_string;
    case GL_VERSION: return (const GLubyte *)ctx->version_string;
    case GL_SHADING_LANGUAGE_VERSION: return (const GLubyte *)ctx->glsl_version_string;
    case GL_EXTENSIONS:
        if (!ctx->core) return (const GLubyte *)ctx->extension_string;
        break; /* core contexts have glGetStringi only */
    }
    mgl_error(ctx, GL_INVALID_ENUM, "glGetString: 0x%04x", name);
    return NULL;
}

const GLubyte *mgl_glGetStringi(mgl_context *ctx, GLenum name, GLuint index)
{
    if (name != GL_EXTENSIONS) {
        mgl_error(ctx, GL_INVALID_ENUM, "glGetStringi: 0x%04x", name);
        return NULL;
    }
    if (index >= ctx->extension_count) {
        mgl_error(ctx, GL_INVALID_VALUE, "glGetStringi: index %u of %u", index, ctx->extension_count);
        return NULL;
    }
    return (const GLubyte *)ctx->extensions[index];
}
