/* Drawing with hand-made records: programs from SPIR-V that is compiled at build time (tests/unit/shaders), one 8 x 8 target. */
#ifndef MGL_TESTS_DRAW_SCENE_H
#define MGL_TESTS_DRAW_SCENE_H

#include "tests/unit/vk_session.h"

#define SIDE 8 /* of the target */
enum { TARGET = 1, DEPTH = 2, PICTURE = 3 };           /* textures */
enum { VERTICES = 1, INDICES = 2 };                    /* buffers */
typedef struct words { const uint32_t *data; uint32_t size; } words;
#define WORDS(array) ((words){array, sizeof(array)})

/* Emits program_create; header's SPIR-V ranges and resource table are filled in. */
void make_program(vk_session *s, uint32_t n, mgl_program_header header, const words stages[MGL_STAGE_COUNT], const mgl_program_resource *resources, uint32_t count);
/* The target and a depth-stencil texture, bound; viewport and scissor over all of it. */
void make_target(vk_session *s, mgl_format format, uint32_t samples);
void bind_target(vk_session *s, bool depth);
void set_viewport(vk_session *s, float x, float y, float width, float height, float near_depth, float far_depth);
mgl_wire_render_state_create default_state(uint32_t n);
void bind_state(vk_session *s, mgl_wire_render_state_create state);
void bind_program(vk_session *s, uint32_t n);
void set_constants(vk_session *s, uint32_t n, const float *values, uint32_t count);
/* Layout 1: location 0 is two floats from buffer VERTICES, location 1 the current attribute. */
void bind_vertices(vk_session *s, const float *positions, uint32_t count);
void clear_color(vk_session *s, float r, float g, float b, float a);
void draw(vk_session *s, mgl_primitive mode, uint32_t first, uint32_t count);
void draw_indexed(vk_session *s, mgl_primitive mode, const uint16_t *indices, uint32_t count, bool restart);
/* The target's texel (x, y), counted from the lower left. */
uint32_t texel(vk_session *s, uint32_t x, uint32_t y);
const uint32_t *read_target(vk_session *s);
#define RGBA(r, g, b, a) ((uint32_t)(r) | (uint32_t)(g) << 8 | (uint32_t)(b) << 16 | (uint32_t)(a) << 24)

#endif
