#include "translator/gl/builtin.h"
#include "translator/gl/fixed_state.h"

#include <math.h>
#include <string.h>

/* std140 layout of the structs of GLSL 1.20 §7.5, in floats. */
enum { MATERIAL_FLOATS = 20, LIGHT_FLOATS = 32, LIGHT_USED = 29, PRODUCT_FLOATS = 12, FOG_FLOATS = 8, POINT_FLOATS = 7 };

static void write_matrix(mgl_context *ctx, mgl_program *program, const mgl_glsl_uniform *u, uint32_t offset, const GLfloat *m, int n, bool transpose)
{
    GLfloat column[4];
    uint32_t stride = u->matrix_stride ? u->matrix_stride : 16;
    for (int c = 0; c < n; c++) {
        for (int r = 0; r < n; r++) column[r] = transpose != u->row_major ? m[r * n + c] : m[c * n + r];
        mgl_program_write(ctx, program, offset + (uint32_t)c * stride, column, (uint32_t)n * sizeof *column);
    }
}

static const GLfloat *texture_matrix(mgl_context *ctx, uint32_t unit) { return mgl_matrix_top(ctx->texture_matrix + (unit < 8 ? unit : 7)); }

/* The matrices: four bases, each plain, inverted, transposed or both. False when `builtin` is none of them. */
static bool refresh_matrix(mgl_context *ctx, mgl_program *program, const mgl_glsl_uniform *u, uint32_t builtin, uint32_t index, uint32_t offset)
{
    const GLfloat *m;
    GLfloat inverse[16];
    bool transpose = builtin >= MGL_BUILTIN_MODELVIEW_TRANSPOSE && builtin <= MGL_BUILTIN_TEXTURE_MATRIX_INVERSE_TRANSPOSE;
    switch (builtin) {
    case MGL_BUILTIN_MODELVIEW: case MGL_BUILTIN_MODELVIEW_TRANSPOSE: m = mgl_matrix_top(&ctx->modelview); break;
    case MGL_BUILTIN_PROJECTION: case MGL_BUILTIN_PROJECTION_TRANSPOSE: m = mgl_matrix_top(&ctx->projection); break;
    case MGL_BUILTIN_MODELVIEW_PROJECTION: case MGL_BUILTIN_MODELVIEW_PROJECTION_TRANSPOSE: m = mgl_matrix_product(ctx); break;
    case MGL_BUILTIN_TEXTURE_MATRIX: case MGL_BUILTIN_TEXTURE_MATRIX_TRANSPOSE: m = texture_matrix(ctx, index); break;
    case MGL_BUILTIN_MODELVIEW_INVERSE: case MGL_BUILTIN_MODELVIEW_INVERSE_TRANSPOSE: m = mgl_matrix_modelview_inverse(ctx); break;
    case MGL_BUILTIN_PROJECTION_INVERSE: case MGL_BUILTIN_PROJECTION_INVERSE_TRANSPOSE: m = mgl_matrix_projection_inverse(ctx); break;
    case MGL_BUILTIN_MODELVIEW_PROJECTION_INVERSE: case MGL_BUILTIN_MODELVIEW_PROJECTION_INVERSE_TRANSPOSE: m = mgl_matrix_product_inverse(ctx); break;
    case MGL_BUILTIN_TEXTURE_MATRIX_INVERSE: case MGL_BUILTIN_TEXTURE_MATRIX_INVERSE_TRANSPOSE:
        mgl_matrix_invert(inverse, texture_matrix(ctx, index));
        m = inverse;
        break;
    case MGL_BUILTIN_NORMAL_MATRIX: write_matrix(ctx, program, u, offset, mgl_matrix_normal(ctx), 3, false); return true;
    default: return false;
    }
    write_matrix(ctx, program, u, offset, m, 4, transpose);
    return true;
}

static void material_floats(const mgl_material *material, GLfloat out[MATERIAL_FLOATS])
{
    memcpy(out, material->emission, 16);
    memcpy(out + 4, material->ambient, 16);
    memcpy(out + 8, material->diffuse, 16);
    memcpy(out + 12, material->specular, 16);
    out[16] = material->shininess;
}

static void light_floats(const mgl_light *light, GLfloat out[LIGHT_FLOATS])
{
    GLfloat x = light->position[0], y = light->position[1], z = light->position[2], length = sqrtf(x * x + y * y + z * z);
    GLfloat half[3] = {0, 0, 1};
    if (length > 0) {
        half[0] = x / length;
        half[1] = y / length;
        half[2] += z / length;
    }
    GLfloat scale = sqrtf(half[0] * half[0] + half[1] * half[1] + half[2] * half[2]);
    memcpy(out, light->ambient, 16);
    memcpy(out + 4, light->diffuse, 16);
    memcpy(out + 8, light->specular, 16);
    memcpy(out + 12, light->position, 16);
    for (int i = 0; i < 3; i++) out[16 + i] = scale > 0 ? half[i] / scale : half[i];
    out[19] = 0;
    memcpy(out + 20, light->spot_direction, 12);
    out[23] = light->spot_exponent;
    out[24] = light->spot_cutoff;
    out[25] = cosf(light->spot_cutoff * (GLfloat)(M_PI / 180.0));
    memcpy(out + 26, light->attenuation, 12);
}

static void product_floats(const mgl_fixed_state *fixed, const mgl_material *material, uint32_t light, GLfloat out[PRODUCT_FLOATS])
{
    const mgl_light *l = fixed->lights + light;
    for (int i = 0; i < 4; i++) {
        out[i] = material->ambient[i] * l->ambient[i];
        out[4 + i] = material->diffuse[i] * l->diffuse[i];
        out[8 + i] = material->specular[i] * l->specular[i];
    }
}

static void scene_color(const mgl_fixed_state *fixed, const mgl_material *material, GLfloat out[4])
{
    for (int i = 0; i < 3; i++) out[i] = material->emission[i] + material->ambient[i] * fixed->light_model_ambient[i];
    out[3] = material->diffuse[3];
}

/* Legacy lighting, fog and texture environment. Returns the number of floats in out, 0: not one of them. */
static uint32_t legacy_floats(mgl_context *ctx, uint32_t builtin, uint32_t index, GLfloat out[LIGHT_FLOATS])
{
    const mgl_fixed_state *fixed = ctx->fixed;
    uint32_t light = index < MGL_MAX_LIGHTS ? index : 0;
    const mgl_texture_env *env = fixed->env + (index < MGL_FIXED_COORDS ? index : 0);
    switch (builtin) {
    case MGL_BUILTIN_FRONT_MATERIAL: material_floats(&fixed->material[0], out); return 17;
    case MGL_BUILTIN_BACK_MATERIAL: material_floats(&fixed->material[1], out); return 17;
    case MGL_BUILTIN_LIGHT_SOURCE: light_floats(fixed->lights + light, out); return LIGHT_USED;
    case MGL_BUILTIN_LIGHT_MODEL_AMBIENT: memcpy(out, fixed->light_model_ambient, 16); return 4;
    case MGL_BUILTIN_FRONT_SCENE_COLOR: scene_color(fixed, &fixed->material[0], out); return 4;
    case MGL_BUILTIN_BACK_SCENE_COLOR: scene_color(fixed, &fixed->material[1], out); return 4;
    case MGL_BUILTIN_FRONT_LIGHT_PRODUCT: product_floats(fixed, &fixed->material[0], light, out); return PRODUCT_FLOATS;
    case MGL_BUILTIN_BACK_LIGHT_PRODUCT: product_floats(fixed, &fixed->material[1], light, out); return PRODUCT_FLOATS;
    case MGL_BUILTIN_TEXTURE_ENV_COLOR: memcpy(out, env->color, 16); return 4;
    case MGL_BUILTIN_EYE_PLANE_S: case MGL_BUILTIN_EYE_PLANE_T: case MGL_BUILTIN_EYE_PLANE_R: case MGL_BUILTIN_EYE_PLANE_Q:
        memcpy(out, env->gen[builtin - MGL_BUILTIN_EYE_PLANE_S].eye, 16);
        return 4;
    case MGL_BUILTIN_OBJECT_PLANE_S: case MGL_BUILTIN_OBJECT_PLANE_T: case MGL_BUILTIN_OBJECT_PLANE_R: case MGL_BUILTIN_OBJECT_PLANE_Q:
        memcpy(out, env->gen[builtin - MGL_BUILTIN_OBJECT_PLANE_S].object, 16);
        return 4;
    case MGL_BUILTIN_FOG:
        memcpy(out, fixed->fog.color, 16);
        out[4] = fixed->fog.density;
        out[5] = fixed->fog.start;
        out[6] = fixed->fog.end;
        out[7] = fixed->fog.end != fixed->fog.start ? 1 / (fixed->fog.end - fixed->fog.start) : 0;
        return FOG_FLOATS;
    default: return 0;
    }
}

static uint32_t state_floats(mgl_context *ctx, uint32_t builtin, uint32_t index, GLfloat out[LIGHT_FLOATS])
{
    switch (builtin) {
    case MGL_BUILTIN_POINT_SIZE: /* an ES context always takes the shader's size */
        out[0] = ctx->state.program_point_size || ctx->es
                     ? 0
                     : fmaxf(fminf(fmaxf(ctx->state.point_size, ctx->limits.point_range[0]), ctx->limits.point_range[1]), 1e-3f);
        return 1;
    case MGL_BUILTIN_POINT_ORIGIN: out[0] = ctx->state.point_origin == GL_LOWER_LEFT ? 1.0f : -1.0f; return 1;
    case MGL_BUILTIN_DEPTH_RANGE:
        out[0] = ctx->state.viewport[0].near_depth;
        out[1] = ctx->state.viewport[0].far_depth;
        out[2] = out[1] - out[0];
        return 3;
    case MGL_BUILTIN_TWO_SIDE: out[0] = ctx->state.vertex_two_side; return 1;
    case MGL_BUILTIN_FLAT_SHADE: out[0] = ctx->state.shade_model == GL_FLAT; return 1;
    case MGL_BUILTIN_NORMAL_SCALE: out[0] = mgl_matrix_normal_scale(ctx); return 1;
    case MGL_BUILTIN_CLIP_PLANE: memcpy(out, ctx->clip_plane[index < MGL_MAX_CLIP_PLANES ? index : 0], 16); return 4;
    case MGL_BUILTIN_POINT_PARAMETERS:
        out[0] = ctx->state.point_size;
        out[1] = ctx->state.point_min;
        out[2] = ctx->state.point_max;
        out[3] = ctx->state.point_fade;
        memcpy(out + 4, ctx->state.point_attenuation, 12);
        return POINT_FLOATS;
    default: return legacy_floats(ctx, builtin, index, out);
    }
}

/* Built-ins that are integers. False: not one of them. */
static bool integer_state(mgl_context *ctx, uint32_t builtin, uint32_t *out)
{
    uint32_t width, height;
    *out = 0;
    switch (builtin) {
    case MGL_BUILTIN_NUM_SAMPLES:
        if (ctx->draw_fb) mgl_framebuffer_size(ctx, ctx->draw_fb, &width, &height, out);
        if (!*out) *out = 1;
        return true;
    case MGL_BUILTIN_CLIP_ENABLE:
        for (int i = 0; i < MGL_MAX_CLIP_PLANES; i++) *out |= (uint32_t)ctx->state.clip_distance[i] << i;
        return true;
    default: return false;
    }
}

static void refresh_element(mgl_context *ctx, mgl_program *program, const mgl_glsl_uniform *u, uint32_t element)
{
    uint32_t offset = u->offset + element * u->array_stride, index = u->builtin_index + element;
    GLfloat values[LIGHT_FLOATS];
    uint32_t integer;
    if (integer_state(ctx, u->builtin, &integer)) {
        mgl_program_write(ctx, program, offset, &integer, sizeof integer);
        return;
    }
    if (refresh_matrix(ctx, program, u, u->builtin, index, offset)) return;
    uint32_t floats = state_floats(ctx, u->builtin, index, values);
    if (floats) mgl_program_write(ctx, program, offset, values, floats * sizeof *values);
}

void mgl_builtin_refresh(mgl_context *ctx, mgl_program *program)
{
    if (program->builtin_context == ctx && program->builtin_version == ctx->fixed->builtin_version) return;
    const mgl_glsl_reflection *r = program->reflection;
    for (uint32_t i = 0; i < r->uniform_count; i++) {
        const mgl_glsl_uniform *u = r->uniforms + i;
        if (!u->builtin) continue;
        for (uint32_t k = 0; k < MGL_MAX(u->array_size, 1u); k++) refresh_element(ctx, program, u, k);
    }
    program->builtin_context = ctx;
    program->builtin_version = ctx->fixed->builtin_version;
}
