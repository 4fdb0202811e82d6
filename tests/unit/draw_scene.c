#include "tests/unit/draw_scene.h"

#include "test_shaders/basic.vert.h"
#include "test_shaders/basic.frag.h"
#include "test_shaders/flat.vert.h"
#include "test_shaders/flat.frag.h"

const words flat_vertex = WORDS(flat_vert), flat_fragment = WORDS(flat_frag);

int setup(void **state)
{
    vk_session *s = malloc(sizeof *s);
    session_open(s, getenv("MGL_TEST_NO_VALIDATION") == NULL);
    *state = s;
    return 0;
}

static int close_with(vk_session *s, uint32_t faults)
{
    session_close(s);
    int bad = s->messages || s->faults != faults || s->lost;
    if (s->faults) printf("fault: %s\n", s->fault);
    free(s);
    return bad;
}

int teardown(void **state)
{
    return close_with(*state, 0);
}
int teardown_fault(void **state)
{
    return close_with(*state, 1);
}

void make_program(vk_session *s, uint32_t n, mgl_program_header header, const words stages[MGL_STAGE_COUNT],
                  const mgl_program_resource *resources, uint32_t count)
{
    uint8_t *bytes = calloc(1, MGL_INLINE_LIMIT * 4), *tail;
    uint32_t at = (uint32_t)MGL_ALIGN(sizeof(header), 8u);
    header.magic = MGL_PROGRAM_MAGIC;
    header.version = MGL_PROGRAM_VERSION;
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++) {
        if (!stages[i].data) continue;
        header.spirv[i].offset = at;
        header.spirv[i].size = stages[i].size;
        memcpy(bytes + at, stages[i].data, stages[i].size);
        at = MGL_ALIGN(at + stages[i].size, 8u);
    }
    header.resource_offset = at;
    header.resource_count = count;
    if (count) memcpy(bytes + at, resources, count * sizeof(*resources));
    header.total_size = at + count * (uint32_t)sizeof(*resources);
    memcpy(bytes, &header, sizeof(header));
    mgl_wire_program_create *p = mgl_emit_program_create(&s->encoder, header.total_size, &tail);
    p->program = H(n);
    p->archive.size = header.total_size;
    memcpy(tail, bytes, header.total_size);
    free(bytes);
}

void make_target(vk_session *s, mgl_format format, uint32_t samples)
{
    make_texture(s, TARGET, samples > 1 ? MGL_TARGET_2D_MS : MGL_TARGET_2D, format, SIDE, SIDE, 1, 1, samples);
    make_texture(s, DEPTH, samples > 1 ? MGL_TARGET_2D_MS : MGL_TARGET_2D, MGL_FORMAT_D32_SFLOAT_S8_UINT, SIDE, SIDE, 1,
                 1, samples);
    bind_target(s, true);
    set_viewport(s, 0, 0, SIDE, SIDE, 0, 1);
}

static void emit_target(vk_session *s, bool depth, bool top_first)
{
    mgl_wire_framebuffer *f = mgl_emit_framebuffer(&s->encoder);
    f->color[0].image.texture = H(TARGET);
    if (depth) f->depth.image.texture = f->stencil.image.texture = H(DEPTH);
    memset(f->draw_map, 255, sizeof(f->draw_map));
    f->draw_map[0] = 0;
    f->width = f->height = SIDE;
    f->layers = f->samples = 1;
    f->top_first = top_first;
}

void bind_target(vk_session *s, bool depth)
{
    emit_target(s, depth, false);
}

void bind_target_rows(vk_session *s, bool top_first)
{
    emit_target(s, false, top_first);
}

void set_viewport(vk_session *s, float x, float y, float width, float height, float near_depth, float far_depth)
{
    mgl_viewport *v;
    mgl_emit_viewports(&s->encoder, 1, &v);
    *v = (mgl_viewport){x, y, width, height, near_depth, far_depth};
}

mgl_wire_render_state_create default_state(uint32_t n)
{
    mgl_wire_render_state_create w = {
        .state = H(n), .depth_compare = MGL_LESS, .logic_op = MGL_LO_COPY, .multisample = 1};
    for (int i = 0; i < 8; i++)
        w.blend[i] = (mgl_blend_target){.src = MGL_BF_ONE, .src_alpha = MGL_BF_ONE, .write_mask = 15};
    for (int i = 0; i < 2; i++)
        w.stencil[i].compare = MGL_ALWAYS;
    return w;
}

void bind_state(vk_session *s, mgl_wire_render_state_create state)
{
    *mgl_emit_render_state_create(&s->encoder) = state;
    mgl_emit_render_state_bind(&s->encoder)->state = state.state;
}

void bind_program(vk_session *s, uint32_t n)
{
    mgl_emit_program_bind(&s->encoder)->program = H(n);
}

void set_constants(vk_session *s, uint32_t n, const float *values, uint32_t count)
{
    uint8_t *tail;
    mgl_emit_program_constants(&s->encoder, count * 4, &tail)->program = H(n);
    memcpy(tail, values, count * 4);
}

void bind_vertices(vk_session *s, const float *positions, uint32_t count)
{
    mgl_vertex_element *e;
    mgl_vertex_buffer *b;
    make_buffer(s, VERTICES, count * 8, 0);
    upload_buffer(s, VERTICES, 0, positions, count * 8);
    mgl_wire_vertex_layout_create *l = mgl_emit_vertex_layout_create(&s->encoder, 2, &e);
    l->layout = H(1);
    l->binding_count = 1;
    l->bindings[0].stride = 8;
    e[0] = (mgl_vertex_element){MGL_FORMAT_R32G32_SFLOAT, 0, 0, 0};
    e[1] = (mgl_vertex_element){MGL_FORMAT_R32G32B32A32_SFLOAT, 1, MGL_CONSTANT_BINDING, 16};
    mgl_emit_vertex_layout_bind(&s->encoder)->layout = H(1);
    mgl_emit_vertex_buffers(&s->encoder, 1, &b);
    *b = (mgl_vertex_buffer){H(VERTICES), 0};
}

void clear_color(vk_session *s, float r, float g, float b, float a)
{
    mgl_wire_clear *c = mgl_emit_clear(&s->encoder);
    float color[4] = {r, g, b, a};
    c->attachments = 1;
    c->color_class = MGL_CLASS_FLOAT;
    memcpy(c->color, color, sizeof(color));
    c->color_mask = 15;
    c->rect.width = -1;
}

void draw(vk_session *s, mgl_primitive mode, uint32_t first, uint32_t count)
{
    mgl_draw_range *r;
    mgl_wire_draw *d = mgl_emit_draw(&s->encoder, 1, &r);
    d->mode = (uint8_t)mode;
    *r = (mgl_draw_range){.first = first, .count = count, .instances = 1};
}

void draw_indexed(vk_session *s, mgl_primitive mode, const uint16_t *indices, uint32_t count, bool restart)
{
    mgl_draw_range *r;
    make_buffer(s, INDICES, count * 2, 0);
    upload_buffer(s, INDICES, 0, indices, count * 2);
    mgl_emit_index_buffer(&s->encoder)->buffer = H(INDICES);
    mgl_wire_draw *d = mgl_emit_draw(&s->encoder, 1, &r);
    d->mode = (uint8_t)mode;
    d->index_size = 2;
    d->flags = restart ? MGL_DRAW_RESTART : 0;
    *r = (mgl_draw_range){.count = count, .instances = 1};
}

const uint32_t *read_target(vk_session *s)
{
    return (const uint32_t *)read_level(s, TARGET, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, SIDE, SIDE, 1},
                                        SIDE * SIDE * 4);
}

uint32_t texel(vk_session *s, uint32_t x, uint32_t y)
{
    const uint32_t *t = read_target(s);
    return t ? t[y * SIDE + x] : 0xdeadbeef;
}

void make_basic(vk_session *s, uint32_t n)
{
    static const mgl_program_resource picture = {.kind = MGL_RESOURCE_TEXTURE,
                                                 .set = 1,
                                                 .binding = 0,
                                                 .stages = 1 << MGL_STAGE_FRAGMENT,
                                                 .dim = MGL_DIM_2D,
                                                 .count = 1};
    const words stages[MGL_STAGE_COUNT] = {
        [MGL_STAGE_VERTEX] = WORDS(basic_vert), [MGL_STAGE_FRAGMENT] = WORDS(basic_frag)};
    mgl_program_header h = {.attribute_mask = 3,
                            .output_mask = 1,
                            .default_block_size = 32,
                            .default_block_stages = 1 << MGL_STAGE_VERTEX,
                            .slot_count = 1};
    make_program(s, n, h, stages, &picture, 1);
}

void make_programs(vk_session *s)
{
    const words flat[MGL_STAGE_COUNT] = {
        [MGL_STAGE_VERTEX] = WORDS(flat_vert), [MGL_STAGE_FRAGMENT] = WORDS(flat_frag)};
    make_basic(s, 1);
    make_program(s, 2, (mgl_program_header){.attribute_mask = 1, .output_mask = 1, .flags = MGL_PROGRAM_FLAT_INPUTS},
                 flat, NULL, 0);
}

void set_color(vk_session *s, float r, float g, float b, float a)
{
    mgl_current_attribute *c;
    float color[4] = {r, g, b, a};
    mgl_emit_current_attributes(&s->encoder, 1, &c)->first = 1;
    memcpy(c->value, color, sizeof(color));
}

void make_picture(vk_session *s)
{
    const uint32_t white = WHITE;
    mgl_texture_unit *u;
    make_texture(s, PICTURE, MGL_TARGET_2D, MGL_FORMAT_R8G8B8A8_UNORM, 1, 1, 1, 1, 1);
    upload_level(s, PICTURE, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, 1, 1, 1}, &white, 4);
    mgl_wire_sampler_create *w = mgl_emit_sampler_create(&s->encoder);
    w->sampler = H(1);
    w->lod_max = 1000.0f;
    mgl_emit_texture_units(&s->encoder, 1, &u);
    *u = (mgl_texture_unit){H(PICTURE), H(1)};
}

void begin_basic(vk_session *s)
{
    make_programs(s);
    make_target(s, MGL_FORMAT_R8G8B8A8_UNORM, 1);
    make_picture(s);
    bind_state(s, default_state(1));
    bind_program(s, 1);
    set_constants(s, 1, constants, 8);
    set_color(s, 1, 1, 1, 1);
}

void clear_depth_stencil(vk_session *s, float depth, uint32_t stencil)
{
    mgl_wire_clear *c = mgl_emit_clear(&s->encoder);
    c->attachments = MGL_CLEAR_DEPTH | MGL_CLEAR_STENCIL;
    c->depth = depth;
    c->stencil = stencil;
    c->stencil_mask = 0xff;
    c->rect.width = -1;
}

void begin_flat(vk_session *s, uint32_t program)
{
    make_programs(s);
    make_target(s, MGL_FORMAT_R8G8B8A8_UNORM, 1);
    bind_state(s, default_state(1));
    bind_program(s, program);
    clear_color(s, 0, 0, 0, 0);
}

uint32_t red_of(vk_session *s, uint32_t x, uint32_t y)
{
    return texel(s, x, y) & 0xff;
}
