/* The arrays of GL 1.1 to 2.1 in compatibility contexts: each is the generic array at the location that the lowered
 * GLSL reads (gl_Vertex at 0, gl_Normal at 2 ..., see translator/glsl/glsl.h). */
#include "translator/gl/buffer.h"
#include "translator/gl/state.h"
#include "translator/gl/vertex.h"

int mgl_client_array_location(const mgl_context *ctx, GLenum array)
{
    switch (array) {
    case GL_VERTEX_ARRAY:
        return MGL_ATTRIB_POSITION;
    case GL_NORMAL_ARRAY:
        return MGL_ATTRIB_NORMAL;
    case GL_COLOR_ARRAY:
        return MGL_ATTRIB_COLOR;
    case GL_SECONDARY_COLOR_ARRAY:
        return MGL_ATTRIB_SECONDARY_COLOR;
    case GL_FOG_COORD_ARRAY:
        return MGL_ATTRIB_FOG;
    case GL_TEXTURE_COORD_ARRAY:
        return MGL_ATTRIB_TEXTURE + (int)ctx->client_active_unit;
    default:
        return -1;
    }
}

static void set_client_state(mgl_context *ctx, GLenum array, bool enable, const char *function)
{
    int location = ctx->core ? -1 : mgl_client_array_location(ctx, array);
    if (location >= 0)
        mgl_vao_enable(ctx, ctx->vao, (GLuint)location, enable);
    else if (!ctx->core && array == GL_EDGE_FLAG_ARRAY)
        ctx->vao->edge_flags.enabled = enable;
    else if (!ctx->core && array == GL_INDEX_ARRAY)
        ctx->vao->color_indices.enabled = enable;
    else
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no client array", function, array);
}

void mgl_glEnableClientState(mgl_context *ctx, GLenum array)
{
    set_client_state(ctx, array, true, "glEnableClientState");
}

void mgl_glDisableClientState(mgl_context *ctx, GLenum array)
{
    set_client_state(ctx, array, false, "glDisableClientState");
}

void mgl_glClientActiveTexture(mgl_context *ctx, GLenum texture)
{
    if (texture < GL_TEXTURE0 || texture >= GL_TEXTURE0 + MGL_MAX_ATTRIBS - MGL_ATTRIB_TEXTURE) {
        mgl_error(ctx, GL_INVALID_ENUM, "glClientActiveTexture(0x%04x): no texture coordinate set", texture);
        return;
    }
    ctx->client_active_unit = texture - GL_TEXTURE0;
}

/* Types that an array takes, as a bit set. */
enum {
    BYTE = 1,
    UBYTE = 2,
    SHORT = 4,
    USHORT = 8,
    INT = 16,
    UINT = 32,
    FLOAT = 64,
    DOUBLE = 128,
    HALF = 256,
    PACKED = 512,
};

static unsigned type_bit(GLenum type)
{
    switch (type) {
    case GL_BYTE:
        return BYTE;
    case GL_UNSIGNED_BYTE:
        return UBYTE;
    case GL_SHORT:
        return SHORT;
    case GL_UNSIGNED_SHORT:
        return USHORT;
    case GL_INT:
        return INT;
    case GL_UNSIGNED_INT:
        return UINT;
    case GL_FLOAT:
        return FLOAT;
    case GL_DOUBLE:
        return DOUBLE;
    case GL_HALF_FLOAT:
        return HALF;
    case GL_INT_2_10_10_10_REV:
    case GL_UNSIGNED_INT_2_10_10_10_REV:
        return PACKED;
    default:
        return 0;
    }
}

typedef struct array_rule {
    GLint min_size, max_size;
    unsigned types;
    bool normalized, bgra;
} array_rule;

/* GL 4.6 compatibility §10.3.2, table 10.3. */
static void set_array(mgl_context *ctx, GLuint location, const array_rule *rule, GLint size, GLenum type,
                      GLsizei stride, const void *pointer, const char *function)
{
    bool bgra = rule->bgra && size == GL_BGRA;
    if (stride < 0 || (!bgra && (size < rule->min_size || size > rule->max_size))) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: size %d, stride %d", function, size, stride);
        return;
    }
    if (!(type_bit(type) & rule->types)) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s: 0x%04x is no type of this array", function, type);
        return;
    }
    if ((bgra && type != GL_UNSIGNED_BYTE && type_bit(type) != PACKED) || (ctx->core && ctx->vao == ctx->default_vao) ||
        (ctx->vao != ctx->default_vao && !ctx->array_buffer && pointer)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: size, type and bindings do not go together", function);
        return;
    }
    mgl_array_format format = {.size = bgra ? 4 : size, .type = type, .format = bgra ? GL_BGRA : GL_RGBA};
    format.normalized = rule->normalized && type != GL_FLOAT && type != GL_DOUBLE && type != GL_HALF_FLOAT;
    mgl_vao_point(ctx, location, format, stride, pointer);
}

static const array_rule position_rule = {2, 4, SHORT | INT | FLOAT | DOUBLE | HALF | PACKED, false, false};
static const array_rule normal_rule = {3, 3, BYTE | SHORT | INT | FLOAT | DOUBLE | HALF, true, false};
static const array_rule color_rule = {3, 4, BYTE | UBYTE | SHORT | USHORT | INT | UINT | FLOAT | DOUBLE | HALF | PACKED,
                                      true, true};
static const array_rule secondary_rule = {3, 3, BYTE | UBYTE | SHORT | USHORT | INT | UINT | FLOAT | DOUBLE | HALF,
                                          true, true};
static const array_rule fog_rule = {1, 1, FLOAT | DOUBLE | HALF, false, false};
static const array_rule texture_rule = {1, 4, SHORT | INT | FLOAT | DOUBLE | HALF | PACKED, false, false};

void mgl_glVertexPointer(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    set_array(ctx, MGL_ATTRIB_POSITION, &position_rule, size, type, stride, pointer, "glVertexPointer");
}

void mgl_glNormalPointer(mgl_context *ctx, GLenum type, GLsizei stride, const void *pointer)
{
    set_array(ctx, MGL_ATTRIB_NORMAL, &normal_rule, 3, type, stride, pointer, "glNormalPointer");
}

void mgl_glColorPointer(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    set_array(ctx, MGL_ATTRIB_COLOR, &color_rule, size, type, stride, pointer, "glColorPointer");
}

void mgl_glSecondaryColorPointer(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    set_array(ctx, MGL_ATTRIB_SECONDARY_COLOR, &secondary_rule, size, type, stride, pointer, "glSecondaryColorPointer");
}

void mgl_glFogCoordPointer(mgl_context *ctx, GLenum type, GLsizei stride, const void *pointer)
{
    set_array(ctx, MGL_ATTRIB_FOG, &fog_rule, 1, type, stride, pointer, "glFogCoordPointer");
}

void mgl_glTexCoordPointer(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    set_array(ctx, MGL_ATTRIB_TEXTURE + ctx->client_active_unit, &texture_rule, size, type, stride, pointer,
              "glTexCoordPointer");
}

static void set_unread(mgl_context *ctx, mgl_unread_array *array, unsigned types, GLenum type, GLsizei stride,
                       const void *pointer, const char *function)
{
    bool legal = type_bit(type) & types, client = ctx->vao != ctx->default_vao && !ctx->array_buffer && pointer;
    if (stride < 0 || !legal || client) {
        mgl_error(ctx,
                  stride < 0 ? GL_INVALID_VALUE
                  : !legal   ? GL_INVALID_ENUM
                             : GL_INVALID_OPERATION,
                  "%s: type 0x%04x, stride %d", function, type, stride);
        return;
    }
    array->type = type;
    array->stride = stride;
    array->pointer = pointer;
    mgl_buffer_assign(ctx, &array->buffer, ctx->array_buffer);
}

void mgl_glEdgeFlagPointer(mgl_context *ctx, GLsizei stride, const void *pointer)
{
    set_unread(ctx, &ctx->vao->edge_flags, UBYTE, GL_UNSIGNED_BYTE, stride, pointer, "glEdgeFlagPointer");
}

void mgl_glIndexPointer(mgl_context *ctx, GLenum type, GLsizei stride, const void *pointer)
{
    set_unread(ctx, &ctx->vao->color_indices, UBYTE | SHORT | INT | FLOAT | DOUBLE, type, stride, pointer,
               "glIndexPointer");
}

/* ---- glInterleavedArrays (GL 4.6 compatibility, table 10.4) ---- */

typedef struct interleaved {
    GLenum format;
    uint8_t texture_size, color_size, vertex_size; /* components; 0: absent */
    bool normal;
    GLenum color_type;
    uint8_t color_offset, normal_offset, vertex_offset, stride;
} interleaved;

static const interleaved interleaved_formats[] = {
    {GL_V2F, 0, 0, 2, false, 0, 0, 0, 0, 8},
    {GL_V3F, 0, 0, 3, false, 0, 0, 0, 0, 12},
    {GL_C4UB_V2F, 0, 4, 2, false, GL_UNSIGNED_BYTE, 0, 0, 4, 12},
    {GL_C4UB_V3F, 0, 4, 3, false, GL_UNSIGNED_BYTE, 0, 0, 4, 16},
    {GL_C3F_V3F, 0, 3, 3, false, GL_FLOAT, 0, 0, 12, 24},
    {GL_N3F_V3F, 0, 0, 3, true, 0, 0, 0, 12, 24},
    {GL_C4F_N3F_V3F, 0, 4, 3, true, GL_FLOAT, 0, 16, 28, 40},
    {GL_T2F_V3F, 2, 0, 3, false, 0, 0, 0, 8, 20},
    {GL_T4F_V4F, 4, 0, 4, false, 0, 0, 0, 16, 32},
    {GL_T2F_C4UB_V3F, 2, 4, 3, false, GL_UNSIGNED_BYTE, 8, 0, 12, 24},
    {GL_T2F_C3F_V3F, 2, 3, 3, false, GL_FLOAT, 8, 0, 20, 32},
    {GL_T2F_N3F_V3F, 2, 0, 3, true, 0, 0, 8, 20, 32},
    {GL_T2F_C4F_N3F_V3F, 2, 4, 3, true, GL_FLOAT, 8, 24, 36, 48},
    {GL_T4F_C4F_N3F_V4F, 4, 4, 4, true, GL_FLOAT, 16, 32, 44, 60},
};

void mgl_glInterleavedArrays(mgl_context *ctx, GLenum format, GLsizei stride, const void *pointer)
{
    const interleaved *f = NULL;
    for (size_t i = 0; i < MGL_COUNT(interleaved_formats) && !f; i++)
        if (interleaved_formats[i].format == format) f = &interleaved_formats[i];
    if (!f || stride < 0) {
        mgl_error(ctx, f ? GL_INVALID_VALUE : GL_INVALID_ENUM, "glInterleavedArrays(0x%04x, %d)", format, stride);
        return;
    }
    const char *bytes = pointer;
    if (!stride) stride = f->stride;
    mgl_vao *vao = ctx->vao;
    mgl_vao_enable(ctx, vao, MGL_ATTRIB_SECONDARY_COLOR, false);
    mgl_vao_enable(ctx, vao, MGL_ATTRIB_FOG, false);
    vao->edge_flags.enabled = vao->color_indices.enabled = false;
    mgl_vao_enable(ctx, vao, MGL_ATTRIB_TEXTURE + ctx->client_active_unit, f->texture_size != 0);
    if (f->texture_size) mgl_glTexCoordPointer(ctx, f->texture_size, GL_FLOAT, stride, bytes);
    mgl_vao_enable(ctx, vao, MGL_ATTRIB_COLOR, f->color_size != 0);
    if (f->color_size) mgl_glColorPointer(ctx, f->color_size, f->color_type, stride, bytes + f->color_offset);
    mgl_vao_enable(ctx, vao, MGL_ATTRIB_NORMAL, f->normal);
    if (f->normal) mgl_glNormalPointer(ctx, GL_FLOAT, stride, bytes + f->normal_offset);
    mgl_vao_enable(ctx, vao, MGL_ATTRIB_POSITION, true);
    mgl_glVertexPointer(ctx, f->vertex_size, GL_FLOAT, stride, bytes + f->vertex_offset);
}
