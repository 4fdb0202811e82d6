/* A stream in which most records occur and are right, so that mutation starts behind the first checks. */
#include "tests/fuzz/fuzz.h"

#include "wire/codec/encoder.h"

/* The encoder's buffer is large enough for the scene: nothing is published. */
void mgl_encoder_publish(mgl_encoder *encoder)
{
    encoder->cursor = encoder->start;
}
void mgl_encoder_publish_early(mgl_encoder *encoder)
{
    mgl_encoder_publish(encoder);
}

#define H(n) ((mgl_handle){(n), 0})

static void contexts_and_textures(mgl_encoder *e)
{
    uint8_t *bytes;
    mgl_emit_context_create(e)->context = H(1);
    mgl_emit_context_bind(e)->context = H(1);
    *mgl_emit_surface_create(e) =
        (mgl_wire_surface_create){.surface = H(1), .kind = MGL_SURFACE_OFFSCREEN, .width = 16, .height = 16};
    for (uint32_t t = 1; t <= 5; t++)
        if (t != 4) *mgl_emit_texture_create(e) = (mgl_wire_texture_create){.texture = H(t), .target = MGL_TARGET_2D};
    *mgl_emit_texture_level(e) = (mgl_wire_texture_level){.texture = H(1),
                                                          .format = MGL_FORMAT_R8G8B8A8_UNORM,
                                                          .width = 16,
                                                          .height = 16,
                                                          .depth = 1,
                                                          .samples = 1,
                                                          .level_hint = 5};
    *mgl_emit_texture_storage(e) = (mgl_wire_texture_storage){.texture = H(2),
                                                              .levels = 1,
                                                              .format = MGL_FORMAT_D32_SFLOAT,
                                                              .width = 16,
                                                              .height = 16,
                                                              .depth = 1,
                                                              .samples = 1};
    *mgl_emit_texture_storage(e) = (mgl_wire_texture_storage){.texture = H(3),
                                                              .levels = 5,
                                                              .format = MGL_FORMAT_R8G8B8A8_UNORM,
                                                              .width = 16,
                                                              .height = 16,
                                                              .depth = 1,
                                                              .samples = 1};
    *mgl_emit_texture_params(e) = (mgl_wire_texture_params){.texture = H(3), .max_level = 4, .swizzle = {0, 1, 2, 3}};
    mgl_wire_texture_upload *upload = mgl_emit_texture_upload(e, 16 * 4, &bytes);
    upload->texture = H(3);
    upload->aspects = MGL_ASPECT_COLOR;
    upload->box = (mgl_box){0, 0, 0, 4, 4, 1};
    upload->data.size = 16 * 4;
    memset(bytes, 0x55, 16 * 4);
    *mgl_emit_texture_mipmap(e) = (mgl_wire_texture_mipmap){.texture = H(3), .max_level = 4};
    *mgl_emit_texture_clear(e) =
        (mgl_wire_texture_clear){.texture = H(1), .aspects = MGL_ASPECT_COLOR, .box = {0, 0, 0, 16, 16, 1}};
    *mgl_emit_texture_copy(e) =
        (mgl_wire_texture_copy){.source = H(3), .destination = H(1), .source_box = {0, 0, 0, 8, 8, 1}};
    *mgl_emit_texture_view(e) = (mgl_wire_texture_view){.texture = H(5),
                                                        .source = H(3),
                                                        .target = MGL_TARGET_2D,
                                                        .format = MGL_FORMAT_R8G8B8A8_UNORM,
                                                        .levels = 1,
                                                        .layers = 1};
    *mgl_emit_blit(e) = (mgl_wire_blit){.source = {H(3), 0, 0},
                                        .destination = {H(1), 0, 0},
                                        .source_x1 = 16,
                                        .source_y1 = 16,
                                        .x1 = 16,
                                        .y1 = 16,
                                        .scissor = {0, 0, -1, -1},
                                        .aspects = MGL_ASPECT_COLOR,
                                        .flags = MGL_BLIT_LINEAR};
}

static void buffers(mgl_encoder *e)
{
    uint8_t *bytes;
    for (uint32_t b = 1; b <= 3; b++)
        *mgl_emit_buffer_storage(e) = (mgl_wire_buffer_storage){.buffer = H(b), .size = 4096};
    mgl_wire_buffer_upload *upload = mgl_emit_buffer_upload(e, 256, &bytes);
    upload->buffer = H(1);
    upload->data.size = 256;
    memset(bytes, 0, 256);
    *mgl_emit_buffer_copy(e) = (mgl_wire_buffer_copy){.source = H(1), .destination = H(2), .size = 128};
    *mgl_emit_buffer_fill(e) = (mgl_wire_buffer_fill){.buffer = H(3), .size = 4096, .pattern_size = 4};
    *mgl_emit_buffer_read(e) = (mgl_wire_buffer_read){.buffer = H(1), .reply = {.id = 1, .size = 256}};
    *mgl_emit_texture_upload_buffer(e) = (mgl_wire_texture_upload_buffer){
        .texture = H(1), .aspects = MGL_ASPECT_COLOR, .box = {0, 0, 0, 4, 4, 1}, .buffer = H(1)};
    *mgl_emit_texture_read(e) = (mgl_wire_texture_read){.texture = H(1),
                                                        .aspects = MGL_ASPECT_COLOR,
                                                        .box = {0, 0, 0, 16, 16, 1},
                                                        .row_bytes = 64,
                                                        .image_bytes = 1024,
                                                        .reply = {.id = 2, .offset = 1024, .size = 1024}};
    *mgl_emit_texture_read_buffer(e) = (mgl_wire_texture_read_buffer){.texture = H(1),
                                                                      .aspects = MGL_ASPECT_COLOR,
                                                                      .box = {0, 0, 0, 4, 4, 1},
                                                                      .row_bytes = 16,
                                                                      .image_bytes = 64,
                                                                      .buffer = H(2)};
    *mgl_emit_texture_create(e) = (mgl_wire_texture_create){.texture = H(4), .target = MGL_TARGET_BUFFER};
    *mgl_emit_texture_buffer(e) =
        (mgl_wire_texture_buffer){.texture = H(4), .buffer = H(3), .size = 1024, .format = MGL_FORMAT_R32_SFLOAT};
}

static void state_objects(mgl_encoder *e)
{
    mgl_vertex_element *element;
    mgl_vertex_buffer *buffer;
    *mgl_emit_sampler_create(e) = (mgl_wire_sampler_create){.sampler = H(1),
                                                            .min_filter = MGL_LINEAR,
                                                            .mip_filter = MGL_MIP_LINEAR,
                                                            .lod_max = 1000,
                                                            .max_anisotropy = 1,
                                                            .border_class = MGL_CLASS_FLOAT};
    mgl_wire_render_state_create *state = mgl_emit_render_state_create(e);
    state->state = H(1);
    for (int i = 0; i < 8; i++)
        state->blend[i] = (mgl_blend_target){.src = MGL_BF_ONE, .src_alpha = MGL_BF_ONE, .write_mask = 15};
    state->depth_compare = MGL_LESS;
    state->multisample = 1;
    mgl_emit_render_state_bind(e)->state = H(1);
    mgl_wire_vertex_layout_create *layout = mgl_emit_vertex_layout_create(e, 1, &element);
    layout->layout = H(1);
    layout->binding_count = 1;
    layout->bindings[0].stride = 16;
    *element = (mgl_vertex_element){.format = MGL_FORMAT_R32G32B32A32_SFLOAT};
    mgl_emit_vertex_layout_bind(e)->layout = H(1);
    mgl_wire_vertex_array_create *array = mgl_emit_vertex_array_create(e, 1, &buffer);
    array->array = H(1);
    array->layout = H(1);
    array->index_buffer = H(2);
    *buffer = (mgl_vertex_buffer){H(1), 0};
    mgl_emit_vertex_array_bind(e)->array = H(1);
}

static void changing_state(mgl_encoder *e)
{
    mgl_viewport *viewport;
    mgl_rect *rect;
    mgl_vertex_buffer *buffer;
    mgl_current_attribute *attribute;
    mgl_texture_unit *unit;
    mgl_buffer_range *range;
    mgl_image_unit *image;
    mgl_wire_framebuffer *framebuffer = mgl_emit_framebuffer(e);
    framebuffer->color[0] = (mgl_attachment){.image = {H(1), 0, 0}};
    framebuffer->depth = (mgl_attachment){.image = {H(2), 0, 0}};
    memset(framebuffer->draw_map, 255, sizeof framebuffer->draw_map);
    framebuffer->draw_map[0] = 0;
    framebuffer->width = framebuffer->height = 16;
    framebuffer->layers = framebuffer->samples = 1;
    mgl_emit_viewports(e, 1, &viewport);
    *viewport = (mgl_viewport){0, 0, 16, 16, 0, 1};
    mgl_emit_scissors(e, 1, &rect);
    *rect = (mgl_rect){0, 0, 16, 16};
    mgl_emit_blend_color(e);
    mgl_emit_stencil_values(e);
    mgl_emit_depth_bias(e)->line_width = 1;
    mgl_emit_vertex_buffers(e, 1, &buffer);
    *buffer = (mgl_vertex_buffer){H(1), 0};
    mgl_emit_index_buffer(e)->buffer = H(2);
    mgl_emit_current_attributes(e, 1, &attribute);
    memset(attribute, 0, sizeof *attribute);
    mgl_emit_texture_units(e, 1, &unit);
    *unit = (mgl_texture_unit){H(3), H(1)};
    mgl_emit_uniform_buffers(e, 1, &range);
    *range = (mgl_buffer_range){H(3), 0, 256};
    mgl_emit_storage_buffers(e, 1, &range);
    *range = (mgl_buffer_range){H(3), 0, 256};
    mgl_emit_image_units(e, 1, &image);
    *image = (mgl_image_unit){.texture = H(3), .format = MGL_FORMAT_R8G8B8A8_UNORM};
    *mgl_emit_clear(e) = (mgl_wire_clear){.attachments = 1 | MGL_CLEAR_DEPTH,
                                          .color_class = MGL_CLASS_FLOAT,
                                          .color_mask = 15,
                                          .depth = 1,
                                          .rect = {0, 0, -1, -1}};
}

/* Without a program draws do nothing; real programs, and what needs one, come from the corpus. */
static void programs_and_draws(mgl_encoder *e)
{
    uint8_t *bytes;
    mgl_draw_range *range;
    mgl_emit_program_bind(e);
    mgl_emit_draw(e, 1, &range)->mode = MGL_TRIANGLES;
    *range = (mgl_draw_range){.count = 3, .instances = 1};
    *mgl_emit_draw_indirect(e) =
        (mgl_wire_draw_indirect){.mode = MGL_TRIANGLES, .draws = 1, .stride = 16, .buffer = H(3)};
    *mgl_emit_query_create(e) = (mgl_wire_query_create){.query = H(1), .type = MGL_QUERY_SAMPLES};
    mgl_emit_query_begin(e)->query = H(1);
    *mgl_emit_query_end(e) = (mgl_wire_query_end){H(1), 1};
    *mgl_emit_query_create(e) = (mgl_wire_query_create){.query = H(2), .type = MGL_QUERY_TIMESTAMP};
    *mgl_emit_query_timestamp(e) = (mgl_wire_query_timestamp){H(2), 2};
    mgl_emit_condition_begin(e)->query = H(1);
    mgl_emit_condition_end(e);
    mgl_emit_barrier(e)->bits = ~0u;
    mgl_emit_marker(e, 8, &bytes);
    memset(bytes, 'x', 8);
    *mgl_emit_present(e) = (mgl_wire_present){.surface = H(1), .texture = H(1), .frame = 1, .width = 16, .height = 16};
    mgl_emit_flush(e);
    mgl_emit_fence(e)->serial = 1;
    *mgl_emit_dispatch(e) = (mgl_wire_dispatch){.groups = {1, 1, 1}};
    *mgl_emit_draw_xfb(e) = (mgl_wire_draw_xfb){.xfb = H(1), .mode = MGL_POINTS, .instances = 1};
}

static void ends(mgl_encoder *e)
{
    mgl_emit_query_destroy(e)->query = H(1);
    mgl_emit_buffer_destroy(e)->buffer = H(2);
    mgl_emit_texture_destroy(e)->texture = H(4);
    mgl_emit_sampler_destroy(e)->sampler = H(1);
    mgl_emit_render_state_destroy(e)->state = H(1);
    mgl_emit_vertex_array_destroy(e)->array = H(1);
    mgl_emit_vertex_layout_destroy(e)->layout = H(1);
    mgl_emit_surface_destroy(e)->surface = H(1);
    mgl_emit_context_destroy(e)->context = H(1);
}

void fuzz_scene(mgl_bytes *out)
{
    static uint64_t memory[(64u << 10) / 8];
    mgl_encoder e = {.start = (uint8_t *)memory};
    e.cursor = e.start;
    e.end = e.start + sizeof memory;
    contexts_and_textures(&e);
    buffers(&e);
    state_objects(&e);
    changing_state(&e);
    programs_and_draws(&e);
    ends(&e);
    out->size = 0;
    mgl_bytes_append(out, e.start, (size_t)(e.cursor - e.start));
}
