/* Drawing with hand-made records: programs from SPIR-V that is compiled at build time (tests/unit/shaders), one 8 x 8
 * target. */
#ifndef MGL_TESTS_DRAW_SCENE_H
#define MGL_TESTS_DRAW_SCENE_H

#include "tests/unit/vk_session.h"

#define SIDE 8                               /* of the target */
enum { TARGET = 1, DEPTH = 2, PICTURE = 3 }; /* textures */
enum { VERTICES = 1, INDICES = 2 };          /* buffers */
typedef struct words {
    const uint32_t *data;
    uint32_t size;
} words;
#define WORDS(array)                                                                                                   \
    {                                                                                                                  \
        array, sizeof(array)                                                                                           \
    }
extern const words flat_vertex, flat_fragment;

/* Emits program_create; header's SPIR-V ranges and resource table are filled in. */
void make_program(vk_session *s, uint32_t n, mgl_program_header header, const words stages[MGL_STAGE_COUNT],
                  const mgl_program_resource *resources, uint32_t count);
/* The target and a depth-stencil texture, bound; viewport and scissor over all of it. */
void make_target(vk_session *s, mgl_format format, uint32_t samples);
void bind_target(vk_session *s, bool depth);
void bind_target_rows(vk_session *s, bool top_first); /* the colour target, its rows stored so */
void set_viewport(vk_session *s, float x, float y, float width, float height, float near_depth, float far_depth);
mgl_wire_render_state_create default_state(uint32_t n);
void bind_state(vk_session *s, mgl_wire_render_state_create state);
void bind_program(vk_session *s, uint32_t n);
void set_constants(vk_session *s, uint32_t n, const float *values, uint32_t count);
/* Layout 1: location 0 is two floats from buffer VERTICES, location 1 the current attribute. */
void bind_vertices(vk_session *s, const float *positions, uint32_t count);
void clear_color(vk_session *s, float r, float g, float b, float a);
void clear_depth_stencil(vk_session *s, float depth, uint32_t stencil); /* all of both */
void draw(vk_session *s, mgl_primitive mode, uint32_t first, uint32_t count);
void draw_indexed(vk_session *s, mgl_primitive mode, const uint16_t *indices, uint32_t count, bool restart);
/* The target's texel (x, y), rows as stored. */
uint32_t texel(vk_session *s, uint32_t x, uint32_t y);
const uint32_t *read_target(vk_session *s);
/* Fixtures of cmocka: *state is the session; validation on. The teardown fails on any message of the validation layers,
 * on a fault and on a lost device; the second one wants a fault. */
int setup(void **state);
int teardown(void **state);
int teardown_fault(void **state);

/* Programs 1 (shaders/basic.*: colour of location 1, constants offset and tint, a picture in unit 0) and 2
 * (shaders/flat.*: red is the number of the provoking vertex), and what program 1 needs to draw white. */
void make_programs(vk_session *s);
void make_basic(vk_session *s, uint32_t n);
void set_color(vk_session *s, float r, float g, float b, float a);
void make_picture(vk_session *s);
void begin_basic(vk_session *s);
/* A cleared target without depth, and program 2 or a later one; the red of a texel is the provoking vertex's number. */
void begin_flat(vk_session *s, uint32_t program);
uint32_t red_of(vk_session *s, uint32_t x, uint32_t y);
/* One triangle over everything, counter-clockwise in GL; the left half. */
static const float big[] = {-1, -1, 3, -1, -1, 3};
static const float left_half[] = {-1, -1, 0, -1, 0, 1, -1, -1, 0, 1, -1, 1};
static const float constants[8] = {0, 0, 0, 0, 1, 1, 1, 1};

#define RGBA(r, g, b, a) ((uint32_t)(r) | (uint32_t)(g) << 8 | (uint32_t)(b) << 16 | (uint32_t)(a) << 24)
#define RED              RGBA(255, 0, 0, 255)
#define GREEN            RGBA(0, 255, 0, 255)
#define BLUE             RGBA(0, 0, 255, 255)
#define BLACK            RGBA(0, 0, 0, 255)
#define WHITE            RGBA(255, 255, 255, 255)

#endif
