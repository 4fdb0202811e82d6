/* Stand-ins for the parts that are still being written: weak, so that the real function wins as soon as its file is there. */
#include "translator/vk/resource.h"

#define WEAK __attribute__((weak))
static bool pending(mgl_applier *a, const char *name) { return mgl_vk_fault(a, "record %s is not handled yet", name); }

WEAK bool mgl_vk_rec_query_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_query_create *p) { return pending(a, "query_create"); }
WEAK bool mgl_vk_rec_query_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_query_destroy *p) { return pending(a, "query_destroy"); }
WEAK bool mgl_vk_rec_query_begin(mgl_applier *a, const mgl_record_header *header, const mgl_wire_query_begin *p) { return pending(a, "query_begin"); }
WEAK bool mgl_vk_rec_query_end(mgl_applier *a, const mgl_record_header *header, const mgl_wire_query_end *p) { return pending(a, "query_end"); }
WEAK bool mgl_vk_rec_query_timestamp(mgl_applier *a, const mgl_record_header *header, const mgl_wire_query_timestamp *p) { return pending(a, "query_timestamp"); }
WEAK bool mgl_vk_rec_condition_begin(mgl_applier *a, const mgl_record_header *header, const mgl_wire_condition_begin *p) { return pending(a, "condition_begin"); }
WEAK bool mgl_vk_rec_condition_end(mgl_applier *a, const mgl_record_header *header, const mgl_wire_condition_end *p) { return pending(a, "condition_end"); }
WEAK bool mgl_vk_rec_clear(mgl_applier *a, const mgl_record_header *header, const mgl_wire_clear *p) { return pending(a, "clear"); }
WEAK bool mgl_vk_rec_sampler_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_sampler_create *p) { return pending(a, "sampler_create"); }
WEAK bool mgl_vk_rec_sampler_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_sampler_destroy *p) { return pending(a, "sampler_destroy"); }
WEAK bool mgl_vk_rec_render_state_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_render_state_create *p) { return pending(a, "render_state_create"); }
WEAK bool mgl_vk_rec_render_state_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_render_state_destroy *p) { return pending(a, "render_state_destroy"); }
WEAK bool mgl_vk_rec_render_state_bind(mgl_applier *a, const mgl_record_header *header, const mgl_wire_render_state_bind *p) { return pending(a, "render_state_bind"); }
WEAK bool mgl_vk_rec_vertex_layout_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_vertex_layout_create *p, const mgl_vertex_element *tail) { return pending(a, "vertex_layout_create"); }
WEAK bool mgl_vk_rec_vertex_layout_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_vertex_layout_destroy *p) { return pending(a, "vertex_layout_destroy"); }
WEAK bool mgl_vk_rec_vertex_layout_bind(mgl_applier *a, const mgl_record_header *header, const mgl_wire_vertex_layout_bind *p) { return pending(a, "vertex_layout_bind"); }
WEAK bool mgl_vk_rec_viewports(mgl_applier *a, const mgl_record_header *header, const mgl_wire_viewports *p, const mgl_viewport *tail) { return pending(a, "viewports"); }
WEAK bool mgl_vk_rec_scissors(mgl_applier *a, const mgl_record_header *header, const mgl_wire_scissors *p, const mgl_rect *tail) { return pending(a, "scissors"); }
WEAK bool mgl_vk_rec_blend_color(mgl_applier *a, const mgl_record_header *header, const mgl_wire_blend_color *p) { return pending(a, "blend_color"); }
WEAK bool mgl_vk_rec_stencil_values(mgl_applier *a, const mgl_record_header *header, const mgl_wire_stencil_values *p) { return pending(a, "stencil_values"); }
WEAK bool mgl_vk_rec_depth_bias(mgl_applier *a, const mgl_record_header *header, const mgl_wire_depth_bias *p) { return pending(a, "depth_bias"); }
WEAK bool mgl_vk_rec_framebuffer(mgl_applier *a, const mgl_record_header *header, const mgl_wire_framebuffer *p) { return pending(a, "framebuffer"); }
WEAK bool mgl_vk_rec_vertex_buffers(mgl_applier *a, const mgl_record_header *header, const mgl_wire_vertex_buffers *p, const mgl_vertex_buffer *tail) { return pending(a, "vertex_buffers"); }
WEAK bool mgl_vk_rec_index_buffer(mgl_applier *a, const mgl_record_header *header, const mgl_wire_index_buffer *p) { return pending(a, "index_buffer"); }
WEAK bool mgl_vk_rec_current_attributes(mgl_applier *a, const mgl_record_header *header, const mgl_wire_current_attributes *p, const mgl_current_attribute *tail) { return pending(a, "current_attributes"); }
WEAK bool mgl_vk_rec_texture_units(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_units *p, const mgl_texture_unit *tail) { return pending(a, "texture_units"); }
WEAK bool mgl_vk_rec_uniform_buffers(mgl_applier *a, const mgl_record_header *header, const mgl_wire_uniform_buffers *p, const mgl_buffer_range *tail) { return pending(a, "uniform_buffers"); }
WEAK bool mgl_vk_rec_storage_buffers(mgl_applier *a, const mgl_record_header *header, const mgl_wire_storage_buffers *p, const mgl_buffer_range *tail) { return pending(a, "storage_buffers"); }
WEAK bool mgl_vk_rec_image_units(mgl_applier *a, const mgl_record_header *header, const mgl_wire_image_units *p, const mgl_image_unit *tail) { return pending(a, "image_units"); }
WEAK bool mgl_vk_rec_program_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_create *p, const uint8_t *tail) { return pending(a, "program_create"); }
WEAK bool mgl_vk_rec_program_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_destroy *p) { return pending(a, "program_destroy"); }
WEAK bool mgl_vk_rec_program_bind(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_bind *p) { return pending(a, "program_bind"); }
WEAK bool mgl_vk_rec_program_constants(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_constants *p, const uint8_t *tail) { return pending(a, "program_constants"); }
WEAK bool mgl_vk_rec_program_bindings(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_bindings *p, const uint32_t *tail) { return pending(a, "program_bindings"); }
WEAK bool mgl_vk_rec_draw(mgl_applier *a, const mgl_record_header *header, const mgl_wire_draw *p, const mgl_draw_range *tail) { return pending(a, "draw"); }
WEAK bool mgl_vk_rec_draw_indirect(mgl_applier *a, const mgl_record_header *header, const mgl_wire_draw_indirect *p) { return pending(a, "draw_indirect"); }
WEAK bool mgl_vk_rec_draw_xfb(mgl_applier *a, const mgl_record_header *header, const mgl_wire_draw_xfb *p) { return pending(a, "draw_xfb"); }
WEAK bool mgl_vk_rec_dispatch(mgl_applier *a, const mgl_record_header *header, const mgl_wire_dispatch *p) { return pending(a, "dispatch"); }
WEAK bool mgl_vk_rec_xfb_begin(mgl_applier *a, const mgl_record_header *header, const mgl_wire_xfb_begin *p, const mgl_buffer_range *tail) { return pending(a, "xfb_begin"); }
WEAK bool mgl_vk_rec_xfb_pause(mgl_applier *a, const mgl_record_header *header, const mgl_wire_xfb_pause *p) { return pending(a, "xfb_pause"); }
WEAK bool mgl_vk_rec_xfb_resume(mgl_applier *a, const mgl_record_header *header, const mgl_wire_xfb_resume *p) { return pending(a, "xfb_resume"); }
WEAK bool mgl_vk_rec_xfb_end(mgl_applier *a, const mgl_record_header *header, const mgl_wire_xfb_end *p) { return pending(a, "xfb_end"); }
WEAK bool mgl_vk_rec_xfb_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_xfb_destroy *p) { return pending(a, "xfb_destroy"); }
WEAK bool mgl_vk_rec_vertex_array_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_vertex_array_create *p, const mgl_vertex_buffer *tail) { return pending(a, "vertex_array_create"); }
WEAK bool mgl_vk_rec_vertex_array_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_vertex_array_destroy *p) { return pending(a, "vertex_array_destroy"); }
WEAK bool mgl_vk_rec_vertex_array_bind(mgl_applier *a, const mgl_record_header *header, const mgl_wire_vertex_array_bind *p) { return pending(a, "vertex_array_bind"); }

WEAK bool mgl_vk_draw_init(mgl_applier *a) { return true; }
WEAK void mgl_vk_draw_finish(mgl_applier *a) {}
WEAK void mgl_vk_draw_main_begun(mgl_applier *a) {}
WEAK void mgl_vk_draw_completed(mgl_applier *a) {}
WEAK mgl_vk_context *mgl_vk_context_make(mgl_applier *a) { return mgl_calloc(1, 16); }
WEAK void mgl_vk_context_free(mgl_applier *a, mgl_vk_context *context) { mgl_free(context); }
WEAK void mgl_vk_context_enter(mgl_applier *a) {}
WEAK void mgl_vk_pass_end(mgl_applier *a, mgl_vk_break why) {}
WEAK void mgl_vk_pass_flush_clears(mgl_applier *a) {}
WEAK void mgl_vk_texture_changed(mgl_applier *a, mgl_vk_texture *t) {}
WEAK void mgl_vk_buffer_changed(mgl_applier *a, mgl_vk_buffer *b) {}
WEAK void mgl_vk_recorded_lost(mgl_applier *a) {}
WEAK bool mgl_vk_condition_allows(mgl_applier *a) { return true; }
WEAK void mgl_vk_image_gone(mgl_applier *a, mgl_vk_image *i) {}
WEAK void mgl_vk_queries_suspend(mgl_applier *a) {}
