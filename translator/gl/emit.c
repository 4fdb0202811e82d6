/* Before a command: which groups of state differ from what the server knows, and whether a draw may happen at all. */
#include "translator/gl/buffer.h"
#include "translator/gl/emit.h"

bool mgl_emit_init(mgl_context *ctx)
{
    ctx->sent = mgl_new(mgl_sent);
    if (!ctx->sent) return false;
    ctx->sent->open_key = MGL_NO_OPEN_KEY;
    ctx->sent->viewport_count = mgl_has_extension(ctx, "GL_ARB_viewport_array") ? MGL_MAX_VIEWPORTS : 1;
    return mgl_emit_vertex_init(ctx) && mgl_index_init(ctx);
}

void mgl_emit_finish(mgl_context *ctx)
{
    if (!ctx->sent) return;
    mgl_index_finish(ctx);
    mgl_emit_vertex_finish(ctx);
    mgl_emit_render_state_finish(ctx);
    mgl_free(ctx->sent);
    ctx->sent = NULL;
}

/* ---- what draws are checked against ---- */

#define MODE(name)     (1u << (name))
#define POINT_MODES    MODE(GL_POINTS)
#define LINE_MODES     (MODE(GL_LINES) | MODE(GL_LINE_STRIP) | MODE(GL_LINE_LOOP))
#define TRIANGLE_MODES (MODE(GL_TRIANGLES) | MODE(GL_TRIANGLE_STRIP) | MODE(GL_TRIANGLE_FAN))
#define POLYGON_MODES  (MODE(GL_QUADS) | MODE(GL_QUAD_STRIP) | MODE(GL_POLYGON))

/* GL 4.6 core §11.3.4: the primitive modes that a geometry shader's input layout takes. */
static uint32_t geometry_modes(GLenum input)
{
    switch (input) {
    case GL_POINTS:
        return POINT_MODES;
    case GL_LINES:
        return LINE_MODES;
    case GL_LINES_ADJACENCY:
        return MODE(GL_LINES_ADJACENCY) | MODE(GL_LINE_STRIP_ADJACENCY);
    case GL_TRIANGLES:
        return TRIANGLE_MODES;
    case GL_TRIANGLES_ADJACENCY:
        return MODE(GL_TRIANGLES_ADJACENCY) | MODE(GL_TRIANGLE_STRIP_ADJACENCY);
    default:
        return ~0u;
    }
}

/* GL 4.6 core §13.3.2, table 13.1: what may be drawn while transform feedback records. */
static uint32_t feedback_modes(GLenum mode)
{
    switch (mode) {
    case GL_POINTS:
        return POINT_MODES;
    case GL_LINES:
        return LINE_MODES;
    default:
        return TRIANGLE_MODES | POLYGON_MODES;
    }
}

static GLenum feedback_mode_of_output(GLenum geometry_output)
{
    switch (geometry_output) {
    case GL_POINTS:
        return GL_POINTS;
    case GL_LINE_STRIP:
        return GL_LINES;
    default:
        return GL_TRIANGLES;
    }
}

static uint32_t legal_modes(const mgl_context *ctx, const mgl_program *program, const mgl_program_header *archive)
{
    uint32_t modes = ~0u;
    bool geometry = archive->spirv[MGL_STAGE_GEOMETRY].size != 0;
    bool tessellation = archive->spirv[MGL_STAGE_TESS_EVALUATION].size != 0;
    if (tessellation)
        modes = MODE(GL_PATCHES);
    else
        modes &= ~MODE(GL_PATCHES);
    if (geometry && !tessellation) modes &= geometry_modes(program->reflection->geometry_input);
    if (!ctx->xfb || !ctx->xfb->active || ctx->xfb->paused) return modes;
    if (geometry) return feedback_mode_of_output(program->reflection->geometry_output) == ctx->xfb->mode ? modes : 0;
    return tessellation ? modes : modes & feedback_modes(ctx->xfb->mode);
}

static void note_program(mgl_context *ctx)
{
    mgl_sent *sent = ctx->sent;
    const mgl_program *program = mgl_program_current(ctx);
    const mgl_program_header *archive = program && program->linked ? mgl_glsl_program_archive(program->linked) : NULL;
    sent->draw_program = archive && archive->spirv[MGL_STAGE_VERTEX].size;
    if (!sent->draw_program) return;
    sent->draw_modes = legal_modes(ctx, program, archive);
    uint32_t told_apart = MGL_PROGRAM_USES_DRAW_ID | MGL_PROGRAM_USES_PRIMITIVE_ID;
    sent->draw_flags = archive->flags & told_apart ? 0 : MGL_DRAW_CONTIGUOUS_OK;
    sent->flat_inputs = archive->flags & MGL_PROGRAM_FLAT_INPUTS;
    if (sent->attribute_mask != archive->attribute_mask || sent->attribute_kind != archive->attribute_kind)
        ctx->dirty |= MGL_DIRTY_VERTEX_ARRAY;
    sent->attribute_mask = archive->attribute_mask;
    sent->attribute_kind = archive->attribute_kind;
}

static bool is_mapped(const mgl_buffer *buffer)
{
    return buffer && buffer->map.active && !(buffer->map.access & GL_MAP_PERSISTENT_BIT);
}

/* GL 4.6 core §6.3.1: no command may read a buffer that is mapped. */
static bool vertex_buffer_mapped(const mgl_vao *vao)
{
    for (uint32_t mask = vao->enabled_mask; mask; mask &= mask - 1)
        if (is_mapped(vao->bindings[vao->attribs[__builtin_ctz(mask)].binding].buffer)) return true;
    return false;
}

static bool check_vertex_array(mgl_context *ctx)
{
    if (ctx->core && ctx->vao == ctx->default_vao) {
        mgl_error(ctx, GL_INVALID_OPERATION, "draw: no vertex array object is bound");
        return false;
    }
    if (__atomic_load_n(&ctx->group->mapped_buffers, __ATOMIC_RELAXED) && vertex_buffer_mapped(ctx->vao)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "draw: a vertex buffer is mapped");
        return false;
    }
    return true;
}

static bool check_draw(mgl_context *ctx)
{
    if (mgl_framebuffer_status(ctx, ctx->draw_fb) != GL_FRAMEBUFFER_COMPLETE) {
        mgl_error(ctx, GL_INVALID_FRAMEBUFFER_OPERATION, "draw: the draw framebuffer is not complete");
        return false;
    }
    const mgl_program *program = mgl_program_current(ctx);
    if (program && program->unit_conflict) {
        mgl_error(ctx, GL_INVALID_OPERATION, "draw: samplers of different types read one texture unit");
        return false;
    }
    note_program(ctx);
    if (!ctx->sent->draw_program)
        mgl_log_warn_once("a draw without a program: the fixed-function pipeline is not there yet, nothing is drawn");
    return ctx->sent->draw_program;
}

/* ---- groups ---- */

#define CHECKED_GROUPS (MGL_DIRTY_FRAMEBUFFER | MGL_DIRTY_PROGRAM | MGL_DIRTY_VALIDITY | MGL_DIRTY_TEXTURES)
#define DYNAMIC_GROUPS                                                                                                 \
    (MGL_DIRTY_VIEWPORT | MGL_DIRTY_SCISSOR | MGL_DIRTY_BLEND_COLOR | MGL_DIRTY_STENCIL_VALUES | MGL_DIRTY_DEPTH_BIAS)
#define VERTEX_GROUPS (MGL_DIRTY_VERTEX_ARRAY | MGL_DIRTY_INDEX_BUFFER | MGL_DIRTY_ATTRIBS)

/* Textures and renderbuffers that were defined anew may be attached or bound, and programs that were linked anew used,
 * here or by another context. */
static void notice_generation(mgl_context *ctx)
{
    uint32_t generation = __atomic_load_n(&ctx->group->texture_generation, __ATOMIC_RELAXED);
    if (ctx->sent->texture_generation == generation) return;
    ctx->sent->texture_generation = generation;
    ctx->dirty |= MGL_DIRTY_FRAMEBUFFER | MGL_DIRTY_TEXTURES | MGL_DIRTY_PROGRAM;
}

/* The render state depends on which attachments exist and of what kind they are. */
static void notice_traits(mgl_context *ctx)
{
    mgl_sent *sent = ctx->sent;
    mgl_fb_traits traits = mgl_framebuffer_traits(ctx, ctx->draw_fb);
    uint32_t width, height, samples;
    mgl_framebuffer_size(ctx, ctx->draw_fb, &width, &height, &samples);
    if (sent->traits_samples != samples) ctx->dirty |= MGL_DIRTY_BUILTINS; /* gl_NumSamples */
    sent->traits = traits;
    sent->traits_samples = samples;
    ctx->dirty |= MGL_DIRTY_RENDER_STATE;
}

bool mgl_validate_draw(mgl_context *ctx)
{
    mgl_mirrors_send(ctx);
    notice_generation(ctx);
    uint32_t dirty = ctx->dirty;
    if (((dirty & CHECKED_GROUPS) && !check_draw(ctx)) ||
        ((dirty & (MGL_DIRTY_VERTEX_ARRAY | MGL_DIRTY_VALIDITY | MGL_DIRTY_MAPS)) && !check_vertex_array(ctx))) {
        ctx->dirty |= MGL_DIRTY_VALIDITY; /* check the next draw too */
        return false;
    }
    dirty = ctx->dirty;
    if (dirty & MGL_DIRTY_FRAMEBUFFER) {
        mgl_emit_group_framebuffer(ctx);
        notice_traits(ctx);
        dirty = ctx->dirty;
    }
    if (dirty & MGL_DIRTY_RENDER_PARTS) mgl_emit_group_render_state(ctx);
    if (dirty & DYNAMIC_GROUPS) mgl_emit_group_dynamic(ctx);
    if (dirty & (MGL_DIRTY_PROGRAM | MGL_DIRTY_CONSTANTS | MGL_DIRTY_BUILTINS)) mgl_emit_group_program(ctx);
    if (dirty & (MGL_DIRTY_TEXTURES | MGL_DIRTY_PROGRAM | MGL_DIRTY_IMAGES)) mgl_emit_group_textures(ctx);
    if (dirty & (MGL_DIRTY_UNIFORM_BUFFERS | MGL_DIRTY_STORAGE_BUFFERS)) mgl_emit_group_buffers(ctx);
    ctx->dirty &= VERTEX_GROUPS;
    return true;
}

bool mgl_validate_framebuffer(mgl_context *ctx)
{
    notice_generation(ctx);
    if (mgl_framebuffer_status(ctx, ctx->draw_fb) != GL_FRAMEBUFFER_COMPLETE) {
        mgl_error(ctx, GL_INVALID_FRAMEBUFFER_OPERATION, "the draw framebuffer is not complete");
        return false;
    }
    if (ctx->dirty & MGL_DIRTY_FRAMEBUFFER) {
        mgl_emit_group_framebuffer(ctx);
        notice_traits(ctx);
        /* The next draw has to check the program against the new framebuffer. */
        ctx->dirty = (ctx->dirty & ~MGL_DIRTY_FRAMEBUFFER) | MGL_DIRTY_VALIDITY;
    }
    return true;
}

/* ---- buffer bindings ---- */

static mgl_buffer_range range_of(const mgl_buffer_binding *binding)
{
    if (!binding->buffer) return (mgl_buffer_range){0};
    return (mgl_buffer_range){mgl_buffer_wire(binding->buffer), binding->offset, binding->whole ? 0 : binding->size};
}

/* Brings `known` up to date and returns the span of binding points that changed. */
static bool changed_span(const mgl_buffer_binding *bindings, mgl_buffer_range *known, uint32_t count, uint32_t *first,
                         uint32_t *end)
{
    *first = *end = 0;
    for (uint32_t i = 0; i < count; i++) {
        mgl_buffer_range range = range_of(&bindings[i]);
        if (!memcmp(&range, &known[i], sizeof range)) continue;
        known[i] = range;
        if (*end == 0) *first = i;
        *end = i + 1;
    }
    return *end != 0;
}

void mgl_emit_group_buffers(mgl_context *ctx)
{
    mgl_sent *sent = ctx->sent;
    uint32_t first, end;
    mgl_buffer_range *tail;
    if ((ctx->dirty & MGL_DIRTY_UNIFORM_BUFFERS) &&
        changed_span(ctx->uniform_bindings, sent->uniform_buffers, ctx->uniform_bindings_used, &first, &end)) {
        mgl_emit_uniform_buffers(&ctx->encoder, end - first, &tail)->first = first;
        memcpy(tail, sent->uniform_buffers + first, (end - first) * sizeof *tail);
    }
    if ((ctx->dirty & MGL_DIRTY_STORAGE_BUFFERS) &&
        changed_span(ctx->storage_bindings, sent->storage_buffers, ctx->storage_bindings_used, &first, &end)) {
        mgl_emit_storage_buffers(&ctx->encoder, end - first, &tail)->first = first;
        memcpy(tail, sent->storage_buffers + first, (end - first) * sizeof *tail);
    }
    ctx->dirty &= ~(MGL_DIRTY_UNIFORM_BUFFERS | MGL_DIRTY_STORAGE_BUFFERS);
}

void mgl_bind_index_buffer(mgl_context *ctx, mgl_handle buffer)
{
    mgl_sent *sent = ctx->sent;
    if (sent->index_known && mgl_handle_equal(sent->index_buffer, buffer)) return;
    mgl_emit_index_buffer(&ctx->encoder)->buffer = buffer;
    sent->index_buffer = buffer;
    sent->index_known = true;
}

/* ---- barriers ---- */

static void emit_barrier(mgl_context *ctx, GLbitfield bits, bool by_region)
{
    mgl_wire_barrier *barrier = mgl_emit_barrier(&ctx->encoder);
    barrier->bits = bits;
    barrier->by_region = by_region;
}

void mgl_glTextureBarrier(mgl_context *ctx)
{
    MGL_CALL(ctx, glTextureBarrier);
    emit_barrier(ctx, GL_TEXTURE_FETCH_BARRIER_BIT | GL_FRAMEBUFFER_BARRIER_BIT, false);
}

void mgl_glMemoryBarrier(mgl_context *ctx, GLbitfield barriers)
{
    const GLbitfield known =
        GL_VERTEX_ATTRIB_ARRAY_BARRIER_BIT | GL_ELEMENT_ARRAY_BARRIER_BIT | GL_UNIFORM_BARRIER_BIT |
        GL_TEXTURE_FETCH_BARRIER_BIT | GL_SHADER_IMAGE_ACCESS_BARRIER_BIT | GL_COMMAND_BARRIER_BIT |
        GL_PIXEL_BUFFER_BARRIER_BIT | GL_TEXTURE_UPDATE_BARRIER_BIT | GL_BUFFER_UPDATE_BARRIER_BIT |
        GL_FRAMEBUFFER_BARRIER_BIT | GL_TRANSFORM_FEEDBACK_BARRIER_BIT | GL_ATOMIC_COUNTER_BARRIER_BIT |
        GL_SHADER_STORAGE_BARRIER_BIT | GL_CLIENT_MAPPED_BUFFER_BARRIER_BIT | GL_QUERY_BUFFER_BARRIER_BIT;
    MGL_CALL(ctx, glMemoryBarrier);
    if (barriers != GL_ALL_BARRIER_BITS && (barriers & ~known)) {
        mgl_error(ctx, GL_INVALID_VALUE, "glMemoryBarrier(0x%x): unknown bits", barriers);
        return;
    }
    emit_barrier(ctx, barriers & known, false);
}

void mgl_glMemoryBarrierByRegion(mgl_context *ctx, GLbitfield barriers)
{
    const GLbitfield known = GL_ATOMIC_COUNTER_BARRIER_BIT | GL_FRAMEBUFFER_BARRIER_BIT |
                             GL_SHADER_IMAGE_ACCESS_BARRIER_BIT | GL_SHADER_STORAGE_BARRIER_BIT |
                             GL_TEXTURE_FETCH_BARRIER_BIT | GL_UNIFORM_BARRIER_BIT;
    MGL_CALL(ctx, glMemoryBarrierByRegion);
    if (barriers != GL_ALL_BARRIER_BITS && (barriers & ~known)) {
        mgl_error(ctx, GL_INVALID_VALUE, "glMemoryBarrierByRegion(0x%x): unknown bits", barriers);
        return;
    }
    emit_barrier(ctx, barriers & known, true);
}
