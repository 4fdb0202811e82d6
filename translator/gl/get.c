/* glGetBooleanv, glGetIntegerv, glGetInteger64v, glGetFloatv, glGetDoublev and glGetPointerv, from one table: get_table.def. */
#include "translator/gl/get.h"
#include "translator/gl/debug.h"
#include "translator/gl/drawable.h"
#include "translator/gl/fixed_state.h"
#include "translator/gl/program.h"
#include "translator/gl/state.h"

#include <math.h>
#include <string.h>
#include <time.h>

/* ---- computed values ---- */
static void put(mgl_get_value *v, int64_t value) { v->i[0] = value; }
static void put_floats(mgl_get_value *v, const GLfloat *values, uint32_t count)
{
    v->count = count;
    for (uint32_t i = 0; i < count; i++) v->f[i] = values[i];
}

static void get_active_texture(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, GL_TEXTURE0 + ctx->active_unit); }
static void get_client_active(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, GL_TEXTURE0 + ctx->client_active_unit); }
static void get_nothing(mgl_context *ctx, GLenum pname, mgl_get_value *v) { v->count = 0; }

static void get_clear_color(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    if (ctx->state.clear_kind == MGL_CLASS_FLOAT) {
        put_floats(v, ctx->state.clear_color, 4);
        return;
    }
    uint32_t bits[4];
    memcpy(bits, ctx->state.clear_color, sizeof bits);
    v->kind = MGL_GET_INT;
    for (int i = 0; i < 4; i++) v->i[i] = ctx->state.clear_kind == MGL_CLASS_SINT ? (int64_t)(int32_t)bits[i] : (int64_t)bits[i];
}

static void get_depth_range(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    v->f[0] = ctx->state.viewport[0].near_depth;
    v->f[1] = ctx->state.viewport[0].far_depth;
}

static void get_viewport(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const mgl_viewport *port = ctx->state.viewport;
    const GLfloat values[4] = {port->x, port->y, port->width, port->height};
    for (int i = 0; i < 4; i++) v->i[i] = lroundf(values[i]);
}

/* The reference is kept as given and clamped to the stencil's range when it is used (GL 4.6 core §17.3.3). */
static void get_stencil_ref(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    GLint reference = ctx->state.stencil[pname == GL_STENCIL_BACK_REF].reference;
    put(v, MGL_MIN(MGL_MAX(reference, 0), 255));
}

static void get_stencil_mask(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    int face = pname == GL_STENCIL_BACK_VALUE_MASK || pname == GL_STENCIL_BACK_WRITEMASK;
    bool write = pname == GL_STENCIL_WRITEMASK || pname == GL_STENCIL_BACK_WRITEMASK;
    put(v, write ? ctx->state.stencil[face].write_mask : ctx->state.stencil[face].compare_mask);
}

/* The core profile has one mode for both faces, and says it once. */
static void get_polygon_mode(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    v->i[0] = ctx->state.polygon_mode[0];
    v->i[1] = ctx->state.polygon_mode[1];
    if (ctx->core) v->count = 1;
}

static void get_restart_index(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, ctx->state.restart_index); }

static void get_pixel_flag(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    bool pack = pname == GL_PACK_SWAP_BYTES || pname == GL_PACK_LSB_FIRST, swap = pname == GL_PACK_SWAP_BYTES || pname == GL_UNPACK_SWAP_BYTES;
    const mgl_pixel_store *store = pack ? &ctx->pack : &ctx->unpack;
    put(v, swap ? store->swap_bytes : store->lsb_first);
}

static void get_index_buffer(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, ctx->vao->index_buffer ? ctx->vao->index_buffer->object.name : 0); }

static void get_xfb_state(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    put(v, ctx->xfb && (pname == GL_TRANSFORM_FEEDBACK_BUFFER_PAUSED ? ctx->xfb->paused : ctx->xfb->active));
}

static void get_sampler_binding(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const mgl_sampler *sampler = ctx->units[ctx->active_unit].sampler;
    put(v, sampler ? sampler->object.name : 0);
}

static void get_draw_buffer(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    GLuint i = pname == GL_DRAW_BUFFER ? 0 : pname - GL_DRAW_BUFFER0;
    put(v, ctx->draw_fb && i < MGL_MAX_DRAW_BUFFERS ? ctx->draw_fb->draw_buffers[i] : GL_NONE);
}

static void get_read_buffer(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, ctx->read_fb ? ctx->read_fb->read_buffer : GL_NONE); }

static void get_window_flag(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const mgl_drawable *drawable = ctx->drawable_draw;
    put(v, drawable && (pname == GL_STEREO ? drawable->config.stereo : pname == GL_DOUBLEBUFFER ? drawable->config.double_buffered : drawable->config.srgb_capable));
}

static void get_samples(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    uint32_t width, height, samples = 0;
    if (ctx->draw_fb) mgl_framebuffer_size(ctx, ctx->draw_fb, &width, &height, &samples);
    bool multisampled = samples > 1;
    put(v, pname == GL_SAMPLES ? (multisampled ? samples : 0) : multisampled);
}

static const mgl_format_desc *attachment_format(const mgl_fb_attachment *attachment)
{
    if (attachment->renderbuffer) return attachment->renderbuffer->desc;
    if (attachment->texture && (GLuint)attachment->level < MGL_MAX_LEVELS) return attachment->texture->levels[attachment->level].desc;
    return NULL;
}

static uint32_t window_bits(const mgl_drawable_config *config, uint32_t component)
{
    const uint8_t bits[6] = {config->red, config->green, config->blue, config->alpha, config->depth, config->stencil};
    return bits[component];
}

static void get_bits(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    static const GLenum order[6] = {GL_RED_BITS, GL_GREEN_BITS, GL_BLUE_BITS, GL_ALPHA_BITS, GL_DEPTH_BITS, GL_STENCIL_BITS};
    uint32_t component = 0;
    while (component < 5 && order[component] != pname) component++;
    const mgl_framebuffer *fb = ctx->draw_fb;
    put(v, 0);
    if (!fb) return;
    if (!fb->object.name) {
        if (ctx->drawable_draw) put(v, window_bits(&ctx->drawable_draw->config, component));
        return;
    }
    const mgl_fb_attachment *attachment = component == 4 ? &fb->depth : component == 5 ? &fb->stencil : NULL;
    for (int i = 0; !attachment && i < MGL_MAX_DRAW_BUFFERS; i++) {
        GLuint at = fb->draw_buffers[i] - GL_COLOR_ATTACHMENT0;
        if (at < MGL_MAX_DRAW_BUFFERS) attachment = fb->color + at;
    }
    const mgl_format_desc *desc = attachment ? attachment_format(attachment) : NULL;
    if (desc) put(v, desc->bits[component]);
}

static void get_context_flags(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const mgl_context_config *c = &ctx->config;
    put(v, (c->forward_compatible ? GL_CONTEXT_FLAG_FORWARD_COMPATIBLE_BIT : 0) | (c->debug ? GL_CONTEXT_FLAG_DEBUG_BIT : 0) |
               (c->robust ? GL_CONTEXT_FLAG_ROBUST_ACCESS_BIT : 0) | (c->no_error ? GL_CONTEXT_FLAG_NO_ERROR_BIT : 0));
}

static void get_profile_mask(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    put(v, ctx->core ? GL_CONTEXT_CORE_PROFILE_BIT : GL_CONTEXT_COMPATIBILITY_PROFILE_BIT);
}

static void get_reset_strategy(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    put(v, ctx->config.lose_context_on_reset ? GL_LOSE_CONTEXT_ON_RESET : GL_NO_RESET_NOTIFICATION);
}

/* General-purpose formats only, as the specification asks; EXT_texture_compression_s3tc names DXT1 with alpha as one that is not. */
static const GLenum compressed_formats[] = {GL_COMPRESSED_RGB_S3TC_DXT1_EXT, GL_COMPRESSED_RGBA_S3TC_DXT3_EXT, GL_COMPRESSED_RGBA_S3TC_DXT5_EXT};
static uint32_t compressed_count(const mgl_context *ctx) { return ctx->caps->features & MGL_CAP_BC ? MGL_COUNT(compressed_formats) : 0; }

static void get_compressed_count(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, compressed_count(ctx)); }
static void get_compressed_formats(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    v->count = compressed_count(ctx);
    for (uint32_t i = 0; i < v->count; i++) v->i[i] = compressed_formats[i];
}

/* GL time now. The GPU's clock is not asked: programs compare this with GL_TIMESTAMP queries only loosely, and an answer would cost a wait. */
static void get_timestamp(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    put(v, (int64_t)now.tv_sec * 1000000000 + now.tv_nsec);
}

static void get_debug(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const mgl_debug *d = ctx->debug;
    switch (pname) {
    case GL_DEBUG_LOGGED_MESSAGES: put(v, d->log_count); break;
    case GL_DEBUG_NEXT_LOGGED_MESSAGE_LENGTH: put(v, d->log_count ? (int64_t)strlen(d->log[d->log_first].text) + 1 : 0); break;
    default: put(v, d->group_count); break;
    }
}

static void get_subpixel_bits(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, ctx->caps->subpixel_bits); }
static void get_varyings(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    put(v, pname == GL_MAX_VARYING_VECTORS ? ctx->limits.varying_components / 4 : ctx->limits.varying_components);
}

static void get_geometry_limit(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    put(v, pname == GL_MAX_GEOMETRY_OUTPUT_VERTICES ? MGL_MIN(ctx->caps->max_geometry_vertices, 1024u) : MGL_MIN(ctx->caps->max_geometry_components, 4096u));
}

static void get_block_limit(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    int64_t blocks = ctx->limits.uniform_blocks_stage;
    if (pname == GL_MAX_COMBINED_UNIFORM_BLOCKS)
        put(v, MGL_MIN(blocks * (ctx->caps->features & MGL_CAP_GEOMETRY ? 3 : 2), ctx->limits.uniform_bindings));
    else
        put(v, MGL_MIN(blocks * (ctx->limits.uniform_block_size / 4) + MGL_UNIFORM_COMPONENTS, INT32_MAX));
}

static void get_texel_alignment(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, MGL_MAX(ctx->caps->texel_buffer_alignment, 1u)); }

static void get_framebuffer_limit(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const mgl_caps *caps = ctx->caps;
    put(v, pname == GL_MAX_FRAMEBUFFER_WIDTH ? caps->max_framebuffer_width : pname == GL_MAX_FRAMEBUFFER_HEIGHT ? caps->max_framebuffer_height
                                                                                                              : caps->max_framebuffer_layers);
}

static void get_buffer_format(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const mgl_texture *texture = ctx->units[ctx->active_unit].bound[MGL_TEX_BUFFER];
    const mgl_buffer *buffer = texture ? texture->buffer : NULL;
    put(v, pname == GL_TEXTURE_BUFFER_DATA_STORE_BINDING ? (buffer ? buffer->object.name : 0) : texture && texture->buffer_format ? texture->buffer_format : GL_LUMINANCE8);
}

/* EXT_texture_integer: whether the draw buffers hold integers. */
static void get_integer_mode(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, mgl_framebuffer_traits(ctx, ctx->draw_fb).integer_mask != 0); }
/* EXT_packed_float: of draw buffer 0. */
static void get_signed(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const mgl_framebuffer *fb = ctx->draw_fb;
    GLuint at = fb && fb->object.name ? fb->draw_buffers[0] - GL_COLOR_ATTACHMENT0 : MGL_MAX_DRAW_BUFFERS;
    const mgl_format_desc *desc = at < MGL_MAX_DRAW_BUFFERS ? attachment_format(fb->color + at) : NULL;
    mgl_format_class kind = desc ? mgl_format_infos[desc->format].kind : MGL_CLASS_UNORM;
    bool is_signed = kind == MGL_CLASS_SNORM || kind == MGL_CLASS_FLOAT || kind == MGL_CLASS_SINT;
    for (uint32_t i = 0; i < 4; i++) v->i[i] = is_signed && desc->bits[i];
}

static void get_dual_source(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, MGL_MIN(ctx->caps->max_dual_source_attachments, 1u)); }
static void get_texel_offset(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    put(v, pname == GL_MIN_PROGRAM_TEXEL_OFFSET ? ctx->caps->min_texel_offset : ctx->caps->max_texel_offset);
}

static void get_granularity(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    v->f[0] = pname == GL_POINT_SIZE_GRANULARITY ? ctx->caps->point_granularity : ctx->caps->line_granularity;
}

/* ---- computed legacy values ---- */
static const mgl_matrix_stack *texture_stack(mgl_context *ctx)
{
    return ctx->texture_matrix + (ctx->active_unit < MGL_FIXED_COORDS ? ctx->active_unit : 0);
}

static void get_texture_depth(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, texture_stack(ctx)->depth); }

static void get_matrix(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    bool projection = pname == GL_PROJECTION_MATRIX, texture = pname == GL_TEXTURE_MATRIX;
    put_floats(v, mgl_matrix_top(projection ? &ctx->projection : texture ? texture_stack(ctx) : &ctx->modelview), 16);
}

static void get_transpose(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    bool projection = pname == GL_TRANSPOSE_PROJECTION_MATRIX, texture = pname == GL_TRANSPOSE_TEXTURE_MATRIX;
    const GLfloat *m = mgl_matrix_top(projection ? &ctx->projection : texture ? texture_stack(ctx) : &ctx->modelview);
    for (int c = 0; c < 4; c++)
        for (int r = 0; r < 4; r++) v->f[c * 4 + r] = m[r * 4 + c];
}

/* Legacy attributes live at fixed generic locations (glsl.h). */
enum { AT_POSITION = 0, AT_NORMAL = 2, AT_COLOR = 3, AT_SECONDARY = 4, AT_FOG = 5, AT_TEXCOORD = 8 };

static void get_current(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    uint32_t at = pname == GL_CURRENT_COLOR ? AT_COLOR : pname == GL_CURRENT_SECONDARY_COLOR ? AT_SECONDARY : pname == GL_CURRENT_NORMAL ? AT_NORMAL
                : pname == GL_CURRENT_FOG_COORD ? AT_FOG : AT_TEXCOORD + (ctx->active_unit & 7);
    GLfloat values[4];
    memcpy(values, ctx->attribs[at].value, sizeof values);
    put_floats(v, values, v->count);
}

static void get_client_array(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    uint32_t at = pname == GL_VERTEX_ARRAY ? AT_POSITION : pname == GL_NORMAL_ARRAY ? AT_NORMAL : pname == GL_COLOR_ARRAY ? AT_COLOR
                : pname == GL_SECONDARY_COLOR_ARRAY ? AT_SECONDARY : pname == GL_FOG_COORD_ARRAY ? AT_FOG : AT_TEXCOORD + (ctx->client_active_unit & 7);
    put(v, ctx->vao->attribs[at].enabled);
}

static void get_unread_array(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    bool edge = pname == GL_EDGE_FLAG_ARRAY || pname == GL_EDGE_FLAG_ARRAY_STRIDE || pname == GL_EDGE_FLAG_ARRAY_BUFFER_BINDING;
    const mgl_unread_array *array = edge ? &ctx->vao->edge_flags : &ctx->vao->color_indices;
    switch (pname) {
    case GL_EDGE_FLAG_ARRAY:
    case GL_INDEX_ARRAY: put(v, array->enabled); break;
    case GL_INDEX_ARRAY_TYPE: put(v, array->type); break;
    case GL_EDGE_FLAG_ARRAY_STRIDE:
    case GL_INDEX_ARRAY_STRIDE: put(v, array->stride); break;
    default: put(v, array->buffer ? array->buffer->object.name : 0); break;
    }
}

/* What a legacy client array was given: size, type, stride or buffer. */
static void get_array(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    enum { SIZE, TYPE, STRIDE, BUFFER };
    static const struct { GLenum name; uint8_t at, what; } arrays[] = {
        {GL_VERTEX_ARRAY_SIZE, AT_POSITION, SIZE}, {GL_VERTEX_ARRAY_TYPE, AT_POSITION, TYPE}, {GL_VERTEX_ARRAY_STRIDE, AT_POSITION, STRIDE},
        {GL_VERTEX_ARRAY_BUFFER_BINDING, AT_POSITION, BUFFER}, {GL_NORMAL_ARRAY_TYPE, AT_NORMAL, TYPE}, {GL_NORMAL_ARRAY_STRIDE, AT_NORMAL, STRIDE},
        {GL_NORMAL_ARRAY_BUFFER_BINDING, AT_NORMAL, BUFFER}, {GL_COLOR_ARRAY_SIZE, AT_COLOR, SIZE}, {GL_COLOR_ARRAY_TYPE, AT_COLOR, TYPE},
        {GL_COLOR_ARRAY_STRIDE, AT_COLOR, STRIDE}, {GL_COLOR_ARRAY_BUFFER_BINDING, AT_COLOR, BUFFER},
        {GL_SECONDARY_COLOR_ARRAY_SIZE, AT_SECONDARY, SIZE}, {GL_SECONDARY_COLOR_ARRAY_TYPE, AT_SECONDARY, TYPE},
        {GL_SECONDARY_COLOR_ARRAY_STRIDE, AT_SECONDARY, STRIDE}, {GL_SECONDARY_COLOR_ARRAY_BUFFER_BINDING, AT_SECONDARY, BUFFER},
        {GL_FOG_COORD_ARRAY_TYPE, AT_FOG, TYPE}, {GL_FOG_COORD_ARRAY_STRIDE, AT_FOG, STRIDE}, {GL_FOG_COORD_ARRAY_BUFFER_BINDING, AT_FOG, BUFFER},
        {GL_TEXTURE_COORD_ARRAY_SIZE, AT_TEXCOORD, SIZE}, {GL_TEXTURE_COORD_ARRAY_TYPE, AT_TEXCOORD, TYPE},
        {GL_TEXTURE_COORD_ARRAY_STRIDE, AT_TEXCOORD, STRIDE}, {GL_TEXTURE_COORD_ARRAY_BUFFER_BINDING, AT_TEXCOORD, BUFFER},
    };
    size_t i = 0;
    while (i < MGL_COUNT(arrays) - 1 && arrays[i].name != pname) i++;
    uint32_t at = arrays[i].at + (arrays[i].at == AT_TEXCOORD ? ctx->client_active_unit & 7 : 0);
    const mgl_vertex_attrib *attrib = ctx->vao->attribs + at;
    const mgl_buffer *buffer = ctx->vao->bindings[attrib->binding].buffer;
    switch (arrays[i].what) {
    case SIZE: put(v, attrib->format == GL_BGRA ? GL_BGRA : attrib->size); break;
    case TYPE: put(v, attrib->type); break;
    case STRIDE: put(v, attrib->stride); break;
    default: put(v, buffer ? buffer->object.name : 0); break;
    }
}

static void get_stipple(mgl_context *ctx, GLenum pname, mgl_get_value *v) { put(v, ctx->state.line_stipple_pattern); }

static void get_lighting(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const mgl_fixed_state *f = ctx->fixed;
    switch (pname) {
    case GL_LIGHT_MODEL_AMBIENT: put_floats(v, f->light_model_ambient, 4); break;
    case GL_LIGHT_MODEL_LOCAL_VIEWER: put(v, f->local_viewer); break;
    case GL_LIGHT_MODEL_TWO_SIDE: put(v, f->two_side); break;
    case GL_LIGHT_MODEL_COLOR_CONTROL: put(v, f->color_control); break;
    case GL_COLOR_MATERIAL_FACE: put(v, f->color_material_face); break;
    default: put(v, f->color_material_mode); break;
    }
}

static void get_fog(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const mgl_fixed_state *f = ctx->fixed;
    switch (pname) {
    case GL_FOG_MODE: put(v, f->fog.mode); break;
    case GL_FOG_COORD_SRC: put(v, f->fog.coord_source); break;
    case GL_FOG_COLOR: put_floats(v, f->fog.color, 4); break;
    case GL_FOG_DENSITY: v->f[0] = f->fog.density; break;
    case GL_FOG_START: v->f[0] = f->fog.start; break;
    case GL_FOG_END: v->f[0] = f->fog.end; break;
    default: v->f[0] = f->fog.index; break;
    }
}

static void get_alpha_test(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    if (pname == GL_ALPHA_TEST_FUNC)
        put(v, ctx->fixed->alpha_func);
    else
        v->f[0] = ctx->fixed->alpha_reference;
}

/* ---- the table ---- */
typedef enum source_kind { FROM_BYTES, FROM_INTS, FROM_FLOATS, FROM_DOUBLES, FROM_OBJECT, FROM_CONSTANT, FROM_ENABLE, FROM_TEXTURE, FROM_FUNCTION } source_kind;
typedef struct source {
    source_kind kind;
    uint32_t offset; /* in mgl_context; of FROM_TEXTURE the MGL_TEX_* */
    int64_t constant;
    void (*function)(mgl_context *ctx, GLenum pname, mgl_get_value *value); /* kind and count are set before */
} source;
typedef struct row {
    GLenum name;
    mgl_get_kind kind;
    uint32_t count;
    source from;
    uint32_t since; /* version times ten; 0: always */
    bool compat;
    const char *extension;
} row;

#define B(member) {FROM_BYTES, offsetof(mgl_context, member), 0, NULL}
#define I(member) {FROM_INTS, offsetof(mgl_context, member), 0, NULL}
#define F(member) {FROM_FLOATS, offsetof(mgl_context, member), 0, NULL}
#define D(member) {FROM_DOUBLES, offsetof(mgl_context, member), 0, NULL}
#define O(member) {FROM_OBJECT, offsetof(mgl_context, member), 0, NULL}
#define L(member) {FROM_INTS, offsetof(mgl_context, limits.member), 0, NULL}
#define K(value)  {FROM_CONSTANT, 0, value, NULL}
#define E         {FROM_ENABLE, 0, 0, NULL}
#define T(index)  {FROM_TEXTURE, index, 0, NULL}
#define C(name)   {FROM_FUNCTION, 0, 0, name}
#define ALWAYS    0, false, NULL
#define COMPAT    0, true, NULL
#define SINCE(version, extension) version, false, extension
#define ONLY(version) version, true, NULL
#define EXT(extension) 1000, false, extension
static const row rows[] = {
#define G(name, kind, count, source, ...) {name, MGL_GET_##kind, count, source, __VA_ARGS__},
#include "translator/gl/get_table.def"
#undef G
};

/* Enumerant to row by open addressing, made at the first question of the process. */
enum { INDEX_SIZE = 2048 };
static uint16_t row_index[INDEX_SIZE]; /* row + 1; 0: free */
_Static_assert(MGL_COUNT(rows) < INDEX_SIZE / 2, "the index needs room");
static uint32_t index_of(GLenum name) { return name * 2654435761u >> 21; }

static void make_index(void)
{
    for (uint32_t i = 0; i < MGL_COUNT(rows); i++) {
        uint32_t at = index_of(rows[i].name);
        while (row_index[at] && rows[row_index[at] - 1].name != rows[i].name) at = (at + 1) % INDEX_SIZE;
        row_index[at] = (uint16_t)(i + 1);
    }
}

static const row *find_row(GLenum name)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_index);
    for (uint32_t at = index_of(name); row_index[at]; at = (at + 1) % INDEX_SIZE)
        if (rows[row_index[at] - 1].name == name) return rows + (row_index[at] - 1);
    return NULL;
}

static bool known_here(const mgl_context *ctx, const row *r)
{
    if (r->compat) return !ctx->core || (r->since && ctx->major * 10 + ctx->minor == r->since);
    return !r->since || ctx->major * 10 + ctx->minor >= r->since || (r->extension && mgl_has_extension(ctx, r->extension));
}

static void read_member(const uint8_t *at, source_kind kind, mgl_get_value *v)
{
    for (uint32_t i = 0; i < v->count; i++) {
        switch (kind) {
        case FROM_BYTES: v->i[i] = at[i]; break;
        case FROM_INTS: v->i[i] = ((const GLint *)(const void *)at)[i]; break;
        case FROM_FLOATS: v->f[i] = ((const GLfloat *)(const void *)at)[i]; break;
        default: v->f[i] = ((const GLdouble *)(const void *)at)[i]; break;
        }
    }
}

bool mgl_get_find(mgl_context *ctx, GLenum pname, mgl_get_value *v)
{
    const row *r = find_row(pname);
    if (!r || !known_here(ctx, r)) return false;
    const uint8_t *at = (const uint8_t *)ctx + r->from.offset;
    v->kind = r->kind;
    v->count = r->count;
    switch (r->from.kind) {
    case FROM_OBJECT: {
        const mgl_object *object = *(const mgl_object *const *)(const void *)at;
        put(v, object ? object->name : 0);
        break;
    }
    case FROM_CONSTANT:
        if (v->kind == MGL_GET_FLOAT) v->f[0] = (double)r->from.constant;
        else put(v, r->from.constant);
        break;
    case FROM_ENABLE: put(v, mgl_glIsEnabled(ctx, pname)); break;
    case FROM_TEXTURE: {
        const mgl_texture *texture = ctx->units[ctx->active_unit].bound[r->from.offset];
        put(v, texture ? texture->object.name : 0);
        break;
    }
    case FROM_FUNCTION: r->from.function(ctx, pname, v); break;
    default: read_member(at, r->from.kind, v); break;
    }
    return true;
}

/* ---- conversion ---- */
static int64_t to_integer(const mgl_get_value *v, uint32_t i, int64_t low, int64_t high)
{
    if (v->kind == MGL_GET_BOOL || v->kind == MGL_GET_INT) return v->i[i] < low ? low : v->i[i] > high ? high : v->i[i];
    double value = v->kind == MGL_GET_NORM ? v->f[i] * 2147483647.0 : v->f[i]; /* the range of 32 bits for the 64-bit call too */
    if (!(value > (double)low)) return low;
    return value >= (double)high ? high : (int64_t)llround(value);
}

void mgl_get_store(const mgl_get_value *v, mgl_get_type type, void *out)
{
    bool integer = v->kind == MGL_GET_BOOL || v->kind == MGL_GET_INT;
    for (uint32_t i = 0; i < v->count; i++) {
        switch (type) {
        case MGL_AS_BOOLEAN: ((GLboolean *)out)[i] = integer ? v->i[i] != 0 : v->f[i] != 0; break;
        case MGL_AS_INT: /* masks of 32 bits come as unsigned numbers and keep their bits */
            ((GLint *)out)[i] = integer && v->i[i] > INT32_MAX && v->i[i] <= UINT32_MAX ? (GLint)(uint32_t)v->i[i] : (GLint)to_integer(v, i, INT32_MIN, INT32_MAX);
            break;
        case MGL_AS_INT64: ((GLint64 *)out)[i] = to_integer(v, i, INT64_MIN, INT64_MAX); break;
        case MGL_AS_FLOAT: ((GLfloat *)out)[i] = integer ? (GLfloat)v->i[i] : (GLfloat)v->f[i]; break;
        case MGL_AS_DOUBLE: ((GLdouble *)out)[i] = integer ? (GLdouble)v->i[i] : v->f[i]; break;
        }
    }
}

static void get(mgl_context *ctx, GLenum pname, mgl_get_type type, void *out, const char *function)
{
    mgl_get_value value;
    if (mgl_get_find(ctx, pname, &value))
        mgl_get_store(&value, type, out);
    else
        mgl_error(ctx, GL_INVALID_ENUM, "%s: 0x%04x", function, pname);
}

void mgl_glGetBooleanv(mgl_context *ctx, GLenum pname, GLboolean *data) { get(ctx, pname, MGL_AS_BOOLEAN, data, "glGetBooleanv"); }
void mgl_glGetIntegerv(mgl_context *ctx, GLenum pname, GLint *data) { get(ctx, pname, MGL_AS_INT, data, "glGetIntegerv"); }
void mgl_glGetInteger64v(mgl_context *ctx, GLenum pname, GLint64 *data) { get(ctx, pname, MGL_AS_INT64, data, "glGetInteger64v"); }
void mgl_glGetFloatv(mgl_context *ctx, GLenum pname, GLfloat *data) { get(ctx, pname, MGL_AS_FLOAT, data, "glGetFloatv"); }
void mgl_glGetDoublev(mgl_context *ctx, GLenum pname, GLdouble *data) { get(ctx, pname, MGL_AS_DOUBLE, data, "glGetDoublev"); }

/* ---- pointers ---- */
static const void *array_pointer(const mgl_context *ctx, GLenum pname, bool *known)
{
    *known = !ctx->core;
    switch (pname) {
    case GL_VERTEX_ARRAY_POINTER: return ctx->vao->attribs[AT_POSITION].pointer;
    case GL_NORMAL_ARRAY_POINTER: return ctx->vao->attribs[AT_NORMAL].pointer;
    case GL_COLOR_ARRAY_POINTER: return ctx->vao->attribs[AT_COLOR].pointer;
    case GL_SECONDARY_COLOR_ARRAY_POINTER: return ctx->vao->attribs[AT_SECONDARY].pointer;
    case GL_FOG_COORD_ARRAY_POINTER: return ctx->vao->attribs[AT_FOG].pointer;
    case GL_EDGE_FLAG_ARRAY_POINTER: return ctx->vao->edge_flags.pointer;
    case GL_INDEX_ARRAY_POINTER: return ctx->vao->color_indices.pointer;
    case GL_TEXTURE_COORD_ARRAY_POINTER: return ctx->vao->attribs[AT_TEXCOORD + (ctx->client_active_unit & 7)].pointer;
    default: *known = false; return NULL;
    }
}

void mgl_glGetPointerv(mgl_context *ctx, GLenum pname, void **params)
{
    bool known;
    const void *pointer = array_pointer(ctx, pname, &known);
    if (known)
        *params = (void *)pointer;
    else if (pname == GL_DEBUG_CALLBACK_FUNCTION)
        *params = (void *)ctx->debug->callback;
    else if (pname == GL_DEBUG_CALLBACK_USER_PARAM)
        *params = (void *)ctx->debug->user;
    else
        mgl_error(ctx, GL_INVALID_ENUM, "glGetPointerv: 0x%04x", pname);
}
