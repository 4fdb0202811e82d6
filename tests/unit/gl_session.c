#include "tests/unit/gl_session.h"

#include "translator/base/memory.h"
#include "wire/codec/decoder.h"
#include "wire/transport/applier.h"

gl_session_log gl_log;
mgl_caps gl_session_caps;
const gl_session_program *gl_session_link;

void gl_session_default_caps(void)
{
    gl_session_caps = (mgl_caps){
        .features = ~0ull, .device_name = "test device", .heap_bytes = 1ull << 30, .max_texture_2d = 16384, .max_texture_3d = 2048, .max_texture_cube = 16384,
        .max_array_layers = 2048, .max_texel_buffer = 1 << 27, .max_framebuffer_width = 16384, .max_framebuffer_height = 16384,
        .max_framebuffer_layers = 1024, .max_viewport = {16384, 16384}, .max_color_attachments = 8, .max_samples = 4, .color_samples = 4, .depth_samples = 4,
        .integer_samples = 1, .max_vertex_attribs = 32, .max_vertex_bindings = 32, .max_vertex_stride = 2048, .max_vertex_offset = 2047,
        .max_uniform_block_bytes = 65536, .max_storage_block_bytes = 1u << 27, .uniform_alignment = 64, .storage_alignment = 64, .texel_buffer_alignment = 64,
        .max_stage_uniform_buffers = 15, .max_stage_storage_buffers = 8, .max_stage_samplers = 32, .max_stage_images = 8, .max_varying_components = 128,
        .max_clip_distances = 8, .max_cull_distances = 8, .max_combined_clip_cull = 8, .max_geometry_vertices = 1024, .max_geometry_components = 1024,
        .max_geometry_invocations = 32, .max_dual_source_attachments = 1, .max_xfb_buffers = 4, .max_xfb_stride = 512, .max_xfb_streams = 4, .max_viewports = 16,
        .timestamp_bits = 64, .subpixel_bits = 8, .max_divisor = 1u << 30, .timestamp_period = 1, .max_anisotropy = 16, .max_lod_bias = 15,
        .point_size = {0, 256}, .point_granularity = 0.125f, .line_width = {0.5f, 8}, .line_granularity = 0.5f, .min_texel_offset = -8, .max_texel_offset = 7,
    };
    for (size_t i = 0; i < MGL_COUNT(gl_session_caps.format_features); i++) {
        gl_session_caps.format_features[i] = 0xffff;
        gl_session_caps.format_samples[i] = 1 | 4;
    }
}

/* ---- the applier ---- */
struct mgl_applier { mgl_applier_host host; };

/* Short forms count as what they are short for. */
static uint32_t long_form(uint32_t op)
{
    return op == MGL_OP_draw_single ? MGL_OP_draw : op == MGL_OP_program_constant ? MGL_OP_program_constants : op;
}

static void note_constants(uint32_t offset, const void *data, uint32_t size)
{
    if (offset + size <= sizeof gl_log.constants) memcpy(gl_log.constants + offset, data, size);
    gl_log.first_constant = offset;
    gl_log.last_constant = offset + size;
}

static bool note(const mgl_record_header *header, const void *payload, const void *tail)
{
    if (header->op == MGL_OP_program_constant) {
        const mgl_wire_program_constant *c = payload;
        note_constants(c->offset, &c->value, 4);
    }
    gl_log.ops[long_form(header->op)]++;
    if (!tail) return true; /* what follows looks at tails */
    if (header->op == MGL_OP_program_constants) {
        const mgl_wire_program_constants *c = payload;
        note_constants(c->offset, tail, c->tail_count);
    } else if (header->op == MGL_OP_program_bindings) {
        const mgl_wire_program_bindings *b = payload;
        if (b->first_slot + b->tail_count <= MGL_COUNT(gl_log.slots)) memcpy(gl_log.slots + b->first_slot, tail, b->tail_count * 4u);
    }
    return true;
}

#define R(name, wait, doc)                                                                                                      \
    static bool on_##name(void *applier, const mgl_record_header *header, const mgl_wire_##name *payload)                       \
    {                                                                                                                           \
        return note(header, payload, NULL);                                                                                     \
    }
#define RT(name, element, wait, doc)                                                                                            \
    static bool on_##name(void *applier, const mgl_record_header *header, const mgl_wire_##name *payload, const element *tail)  \
    {                                                                                                                           \
        return note(header, payload, tail);                                                                                     \
    }
#include "wire/catalogue/records.def"
#undef R
#undef RT
static const mgl_applier_table table = {
#define R(name, wait, doc) .name = on_##name,
#define RT(name, element, wait, doc) .name = on_##name,
#include "wire/catalogue/records.def"
#undef R
#undef RT
};

mgl_applier *mgl_applier_create(const mgl_applier_host *host, mgl_caps *caps, char reason[256])
{
    mgl_applier *a = mgl_new(mgl_applier);
    if (a) a->host = *host;
    *caps = gl_session_caps;
    return a;
}

void mgl_applier_destroy(mgl_applier **applier)
{
    mgl_free(*applier);
    *applier = NULL;
}

static void keep(const void *bytes, size_t size)
{
    size_t kept = MGL_MIN(size, sizeof gl_log.records - gl_log.record_bytes);
    memcpy(gl_log.records + gl_log.record_bytes, bytes, kept);
    gl_log.record_bytes += kept;
}

/* As the draw that it is short for. */
static void keep_single(const mgl_record_header *header)
{
    const mgl_wire_draw_single *s = (const mgl_wire_draw_single *)(header + 1);
    struct {
        mgl_record_header header;
        mgl_wire_draw draw;
        mgl_draw_range range;
    } whole = {.header = {MGL_OP_draw, header->call, sizeof whole},
               .draw = {s->mode, s->index_size, s->flags, s->patch_vertices, .tail_count = 1},
               .range = {s->first, s->count, 1, 0, s->base_vertex, 0}};
    keep(&whole, sizeof whole);
}

bool mgl_applier_apply(mgl_applier *applier, const void *records, size_t size)
{
    size_t consumed;
    for (size_t at = 0; at + sizeof(mgl_record_header) <= size;) {
        const mgl_record_header *header = (const mgl_record_header *)((const uint8_t *)records + at);
        if (!header->size || header->size > size - at) break;
        if (header->op == MGL_OP_draw_single)
            keep_single(header);
        else
            keep(header, header->size);
        at += header->size;
    }
    return mgl_decode(records, size, &table, applier, &consumed) == MGL_DECODE_OK;
}

void mgl_applier_idle(mgl_applier *applier) {}
bool mgl_applier_probe(uint32_t index, mgl_caps *caps, char reason[256]) { return false; }
mgl_server_counters mgl_applier_counters(const mgl_applier *applier) { return (mgl_server_counters){0}; }

const void *gl_session_record(mgl_op op, uint32_t n)
{
    for (size_t at = 0; at + sizeof(mgl_record_header) <= gl_log.record_bytes;) {
        const mgl_record_header *header = (const mgl_record_header *)(gl_log.records + at);
        if (!header->size || at + header->size > gl_log.record_bytes) return NULL;
        if (header->op == op && n-- == 0) return header + 1;
        at += header->size;
    }
    return NULL;
}

/* ---- the front end ---- */
struct mgl_glsl_shader { uint32_t references; };
struct mgl_glsl_program { uint32_t references; const gl_session_program *from; };

bool mgl_glsl_compile(const mgl_glsl_options *options, mgl_stage stage, const char *source, size_t size, mgl_glsl_shader **out, char **log)
{
    bool ok = size < 6 || memcmp(source, "broken", 6);
    *log = strdup(ok ? "" : "0:1: error: broken");
    *out = ok ? mgl_new(mgl_glsl_shader) : NULL;
    if (*out) (*out)->references = 1;
    return ok;
}

mgl_glsl_shader *mgl_glsl_shader_ref(mgl_glsl_shader *shader)
{
    shader->references++;
    return shader;
}

void mgl_glsl_shader_unref(mgl_glsl_shader **shader)
{
    if (*shader && !--(*shader)->references) mgl_free(*shader);
    *shader = NULL;
}

bool mgl_glsl_link(const mgl_glsl_options *options, const mgl_glsl_link_input *input, mgl_glsl_program **out, char **log)
{
    *log = strdup(gl_session_link ? "" : "error: told to fail");
    *out = NULL;
    if (!gl_session_link) return false;
    *out = mgl_new(mgl_glsl_program);
    (*out)->references = 1;
    (*out)->from = gl_session_link;
    return true;
}

mgl_glsl_program *mgl_glsl_program_ref(mgl_glsl_program *program)
{
    program->references++;
    return program;
}

void mgl_glsl_program_unref(mgl_glsl_program **program)
{
    if (*program && !--(*program)->references) mgl_free(*program);
    *program = NULL;
}

const mgl_program_header *mgl_glsl_program_archive(const mgl_glsl_program *program) { return &program->from->archive.header; }
const mgl_glsl_reflection *mgl_glsl_program_reflection(const mgl_glsl_program *program) { return &program->from->reflection; }
void mgl_glsl_warm_up(void) {}
mgl_glsl_counters mgl_glsl_counters_now(void) { return (mgl_glsl_counters){0}; }

/* ---- contexts ---- */
mgl_context *gl_session_open(uint32_t major, uint32_t minor, bool core)
{
    setenv("MAGMA_TRANSPORT", "monolith", 1);
    if (!gl_session_caps.max_texture_2d) gl_session_default_caps();
    mgl_context_config config = {.api = MGL_API_DESKTOP, .major = major, .minor = minor, .core = core, .debug = true};
    mgl_context *ctx;
    if (mgl_context_create(&config, NULL, &ctx) != MGL_CREATE_OK) return NULL;
    mgl_context_make_current(ctx, NULL, NULL);
    gl_session_forget(ctx);
    return ctx;
}

void gl_session_close(mgl_context *ctx)
{
    mgl_context_make_current(NULL, NULL, NULL);
    mgl_context_destroy(&ctx);
}

void gl_session_sync(mgl_context *ctx) { mgl_encoder_publish(&ctx->encoder); }

void gl_session_forget(mgl_context *ctx)
{
    gl_session_sync(ctx);
    memset(&gl_log, 0, sizeof gl_log);
}

GLuint gl_session_make_program(mgl_context *ctx, const gl_session_program *program)
{
    const GLchar *text = "void main() {}";
    GLuint name = mgl_glCreateProgram(ctx);
    static const GLenum types[2] = {GL_VERTEX_SHADER, GL_FRAGMENT_SHADER};
    for (int i = 0; i < 2; i++) {
        GLuint shader = mgl_glCreateShader(ctx, types[i]);
        mgl_glShaderSource(ctx, shader, 1, &text, NULL);
        mgl_glCompileShader(ctx, shader);
        mgl_glAttachShader(ctx, name, shader);
        mgl_glDeleteShader(ctx, shader);
    }
    gl_session_link = program;
    mgl_glLinkProgram(ctx, name);
    return name;
}

/* translator/entry is not linked: it exports every GL name. */
const char *mgl_call_name(unsigned call)
{
    static const char *const names[] = {
        "none",
#define C(name) #name,
#include "translator/entry/generated/calls.def"
#undef C
    };
    return names[call < MGL_COUNT(names) ? call : 0];
}
