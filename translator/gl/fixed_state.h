/* Fixed-function state as far as GLSL's built-in uniforms read it: lights, materials, fog, texture environments and coordinate
 * generation. Owned by one context, used on its thread. Nothing here draws by itself. */
#ifndef MGL_GL_FIXED_STATE_H
#define MGL_GL_FIXED_STATE_H

#include "translator/gl/context.h"

#define MGL_MAX_LIGHTS         8
#define MGL_FIXED_COORDS       8  /* GL_MAX_TEXTURE_COORDS */
#define MGL_MODELVIEW_DEPTH    32
#define MGL_PROJECTION_DEPTH   32
#define MGL_TEXTURE_STACK_DEPTH 10

typedef struct mgl_light {
    GLfloat ambient[4], diffuse[4], specular[4], position[4] /* eye space */, spot_direction[3] /* eye space */;
    GLfloat spot_exponent, spot_cutoff, attenuation[3]; /* constant, linear, quadratic */
} mgl_light;
typedef struct mgl_material { GLfloat emission[4], ambient[4], diffuse[4], specular[4], shininess, indexes[3]; } mgl_material;
typedef struct mgl_texture_env {
    GLfloat color[4];
    GLenum mode, combine_rgb, combine_alpha, source_rgb[3], source_alpha[3], operand_rgb[3], operand_alpha[3];
    GLfloat scale_rgb, scale_alpha;
    GLboolean coord_replace;
    struct { GLenum mode; GLfloat eye[4], object[4]; } gen[4]; /* s t r q */
} mgl_texture_env;

/* Matrices that follow from the stacks, made when a program asks and kept until a stack changes. */
typedef struct mgl_derived {
    uint32_t modelview_version, projection_version; /* of what is here */
    bool valid, has_modelview_inverse, has_projection_inverse, has_product, has_product_inverse, has_normal;
    GLfloat modelview_inverse[16], projection_inverse[16], product[16], product_inverse[16], normal[9], normal_scale;
} mgl_derived;

typedef struct mgl_fixed_state {
    uint32_t builtin_version; /* moves when any state that built-in uniforms read may have changed */
    mgl_derived derived;
    mgl_light lights[MGL_MAX_LIGHTS];
    GLfloat light_model_ambient[4];
    GLboolean local_viewer, two_side;
    GLenum color_control, color_material_face, color_material_mode;
    mgl_material material[2]; /* front, back */
    struct { GLenum mode, coord_source; GLfloat color[4], density, start, end, index; } fog;
    mgl_texture_env env[MGL_MAX_TEXTURE_UNITS > MGL_FIXED_COORDS ? MGL_FIXED_COORDS : MGL_MAX_TEXTURE_UNITS];
    GLenum alpha_func;
    GLfloat alpha_reference;
} mgl_fixed_state;

bool mgl_fixed_state_init(mgl_context *ctx); /* matrices too; false: no memory */
void mgl_fixed_state_finish(mgl_context *ctx);

/* matrix.c */
bool mgl_matrix_init(mgl_context *ctx);
void mgl_matrix_finish(mgl_context *ctx);
const GLfloat *mgl_matrix_top(const mgl_matrix_stack *stack); /* 16 floats, column major */
const GLfloat *mgl_matrix_modelview_inverse(mgl_context *ctx);
const GLfloat *mgl_matrix_projection_inverse(mgl_context *ctx);
const GLfloat *mgl_matrix_product(mgl_context *ctx);         /* projection * modelview */
const GLfloat *mgl_matrix_product_inverse(mgl_context *ctx);
const GLfloat *mgl_matrix_normal(mgl_context *ctx);          /* 9 floats: inverse transpose of the upper left of the modelview */
GLfloat mgl_matrix_normal_scale(mgl_context *ctx);
/* out = inverse of m, or the identity when it has none (GLSL 1.20 §7.5: undefined then). */
void mgl_matrix_invert(GLfloat out[16], const GLfloat m[16]);

/* False after GL_INVALID_OPERATION when the context has no fixed function (core profile). */
bool mgl_fixed_function(mgl_context *ctx, const char *function);

#endif
