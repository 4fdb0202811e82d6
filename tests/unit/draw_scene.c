#include "tests/unit/draw_scene.h"

void make_program(vk_session *s, uint32_t n, mgl_program_header header, const words stages[MGL_STAGE_COUNT], const mgl_program_resource *resources, uint32_t count)
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
    make_texture(s, DEPTH, samples > 1 ? MGL_TARGET_2D_MS : MGL_TARGET_2D, MGL_FORMAT_D32_SFLOAT_S8_UINT, SIDE, SIDE, 1, 1, samples);
    bind_target(s, true);
    set_viewport(s, 0, 0, SIDE, SIDE, 0, 1);
}

void bind_target(vk_session *s, bool depth)
{
    mgl_wire_framebuffer *f = mgl_emit_framebuffer(&s->encoder);
    f->color[0].image.texture = H(TARGET);
    if (depth) f->depth.image.texture = f->stencil.image.texture = H(DEPTH);
    memset(f->draw_map, 255, sizeof(f->draw_map));
    f->draw_map[0] = 0;
    f->width = f->height = SIDE;
    f->layers = f->samples = 1;
}

void set_viewport(vk_session *s, float x, float y, float width, float height, float near_depth, float far_depth)
{
    mgl_viewport *v;
    mgl_emit_viewports(&s->encoder, 1, &v);
    *v = (mgl_viewport){x, y, width, height, near_depth, far_depth};
}

mgl_wire_render_state_create default_state(uint32_t n)
{
    mgl_wire_render_state_create w = {.state = H(n), .depth_compare = MGL_LESS, .logic_op = MGL_LO_COPY, .multisample = 1};
    for (int i = 0; i < 8; i++) w.blend[i] = (mgl_blend_target){.src = MGL_BF_ONE, .src_alpha = MGL_BF_ONE, .write_mask = 15};
    for (int i = 0; i < 2; i++) w.stencil[i].compare = MGL_ALWAYS;
    return w;
}

void bind_state(vk_session *s, mgl_wire_render_state_create state)
{
    *mgl_emit_render_state_create(&s->encoder) = state;
    mgl_emit_render_state_bind(&s->encoder)->state = state.state;
}

void bind_program(vk_session *s, uint32_t n) { mgl_emit_program_bind(&s->encoder)->program = H(n); }

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
    return (const uint32_t *)read_level(s, TARGET, 0, MGL_ASPECT_COLOR, (mgl_box){0, 0, 0, SIDE, SIDE, 1}, SIDE * SIDE * 4);
}

uint32_t texel(vk_session *s, uint32_t x, uint32_t y)
{
    const uint32_t *t = read_target(s);
    return t ? t[y * SIDE + x] : 0xdeadbeef;
}
