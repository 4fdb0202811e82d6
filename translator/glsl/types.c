/* GLSL types: the table of opaque types, and what GL calls each type. */
#include "translator/glsl/internal.h"

#include <string.h>

#define SHADOW MGL_RESOURCE_SHADOW
#define TEX    MGL_RESOURCE_TEXTURE
#define TBUF   MGL_RESOURCE_TEXEL_BUFFER
#define IMG    MGL_RESOURCE_IMAGE
#define IBUF   MGL_RESOURCE_IMAGE_BUFFER

/* The three flavours (float, int, uint) of one shape. */
#define FLAVOURS(suffix, f, i, u, k, d)                                                                                \
    {"sampler" suffix, f, k, d, 0}, {"isampler" suffix, i, k, d, MGL_RESOURCE_SIGNED},                                 \
    {                                                                                                                  \
        "usampler" suffix, u, k, d, MGL_RESOURCE_UNSIGNED                                                              \
    }
#define IMAGES(suffix, f, k, d)                                                                                        \
    {"image" suffix, f, k, d, 0}, {"iimage" suffix, (f) + 11, k, d, MGL_RESOURCE_SIGNED},                              \
    {                                                                                                                  \
        "uimage" suffix, (f) + 22, k, d, MGL_RESOURCE_UNSIGNED                                                         \
    }

static const glsl_opaque opaques[] = {
    FLAVOURS("2D", 0x8B5E, 0x8DCA, 0x8DD2, TEX, MGL_DIM_2D),
    FLAVOURS("Cube", 0x8B60, 0x8DCC, 0x8DD4, TEX, MGL_DIM_CUBE),
    FLAVOURS("3D", 0x8B5F, 0x8DCB, 0x8DD3, TEX, MGL_DIM_3D),
    FLAVOURS("1D", 0x8B5D, 0x8DC9, 0x8DD1, TEX, MGL_DIM_1D),
    FLAVOURS("2DRect", 0x8B63, 0x8DCD, 0x8DD5, TEX, MGL_DIM_2D),
    FLAVOURS("1DArray", 0x8DC0, 0x8DCE, 0x8DD6, TEX, MGL_DIM_1D_ARRAY),
    FLAVOURS("2DArray", 0x8DC1, 0x8DCF, 0x8DD7, TEX, MGL_DIM_2D_ARRAY),
    FLAVOURS("CubeArray", 0x900C, 0x900E, 0x900F, TEX, MGL_DIM_CUBE_ARRAY),
    FLAVOURS("Buffer", 0x8DC2, 0x8DD0, 0x8DD8, TBUF, MGL_DIM_BUFFER),
    FLAVOURS("2DMS", 0x9108, 0x9109, 0x910A, TEX, MGL_DIM_2D_MS),
    FLAVOURS("2DMSArray", 0x910B, 0x910C, 0x910D, TEX, MGL_DIM_2D_MS_ARRAY),
    {"sampler1DShadow", 0x8B61, TEX, MGL_DIM_1D, SHADOW},
    {"sampler2DShadow", 0x8B62, TEX, MGL_DIM_2D, SHADOW},
    {"sampler2DRectShadow", 0x8B64, TEX, MGL_DIM_2D, SHADOW},
    {"samplerCubeShadow", 0x8DC5, TEX, MGL_DIM_CUBE, SHADOW},
    {"sampler1DArrayShadow", 0x8DC3, TEX, MGL_DIM_1D_ARRAY, SHADOW},
    {"sampler2DArrayShadow", 0x8DC4, TEX, MGL_DIM_2D_ARRAY, SHADOW},
    {"samplerCubeArrayShadow", 0x900D, TEX, MGL_DIM_CUBE_ARRAY, SHADOW},
    {"samplerExternalOES", 0x8D66, TEX, MGL_DIM_2D, 0},
    IMAGES("1D", 0x904C, IMG, MGL_DIM_1D),
    IMAGES("2D", 0x904D, IMG, MGL_DIM_2D),
    IMAGES("3D", 0x904E, IMG, MGL_DIM_3D),
    IMAGES("2DRect", 0x904F, IMG, MGL_DIM_2D),
    IMAGES("Cube", 0x9050, IMG, MGL_DIM_CUBE),
    IMAGES("Buffer", 0x9051, IBUF, MGL_DIM_BUFFER),
    IMAGES("1DArray", 0x9052, IMG, MGL_DIM_1D_ARRAY),
    IMAGES("2DArray", 0x9053, IMG, MGL_DIM_2D_ARRAY),
    IMAGES("CubeArray", 0x9054, IMG, MGL_DIM_CUBE_ARRAY),
    IMAGES("2DMS", 0x9055, IMG, MGL_DIM_2D_MS),
    IMAGES("2DMSArray", 0x9056, IMG, MGL_DIM_2D_MS_ARRAY),
    {"atomic_uint", 0x92DB, MGL_RESOURCE_ATOMIC_BUFFER, MGL_DIM_BUFFER, MGL_RESOURCE_UNSIGNED},
};

static const struct {
    const char *prefix;
    glsl_base base;
} vectors[] = {
    {"vec", BASE_FLOAT}, {"ivec", BASE_INT}, {"uvec", BASE_UINT}, {"bvec", BASE_BOOL}, {"dvec", BASE_DOUBLE}};
static const struct {
    const char *name;
    glsl_base base;
} scalars[] = {{"void", BASE_VOID}, {"bool", BASE_BOOL},   {"int", BASE_INT},
               {"uint", BASE_UINT}, {"float", BASE_FLOAT}, {"double", BASE_DOUBLE}};

static bool digit234(char c)
{
    return c >= '2' && c <= '4';
}

static bool matrix_of(const char *name, glsl_type *type)
{
    bool is_double = name[0] == 'd';
    const char *rest = name + is_double;
    if (strncmp(rest, "mat", 3) != 0 || !digit234(rest[3])) return false;
    uint8_t columns = (uint8_t)(rest[3] - '0'), rows = columns;
    if (rest[4] == 'x' && digit234(rest[5]) && !rest[6])
        rows = (uint8_t)(rest[5] - '0');
    else if (rest[4])
        return false;
    *type = (glsl_type){.base = is_double ? BASE_DOUBLE : BASE_FLOAT, .rows = rows, .columns = columns, .name = name};
    return true;
}

bool mgl_glsl_type_builtin(const char *name, glsl_type *type)
{
    for (uint32_t i = 0; i < MGL_COUNT(scalars); i++) {
        if (strcmp(name, scalars[i].name) != 0) continue;
        *type = (glsl_type){.base = scalars[i].base, .rows = 1, .columns = 1, .name = name};
        return true;
    }
    for (uint32_t i = 0; i < MGL_COUNT(vectors); i++) {
        size_t size = strlen(vectors[i].prefix);
        if (strncmp(name, vectors[i].prefix, size) != 0 || !digit234(name[size]) || name[size + 1]) continue;
        *type = (glsl_type){.base = vectors[i].base, .rows = (uint8_t)(name[size] - '0'), .columns = 1, .name = name};
        return true;
    }
    if (matrix_of(name, type)) return true;
    for (uint32_t i = 0; i < MGL_COUNT(opaques); i++) {
        if (strcmp(name, opaques[i].name) != 0) continue;
        *type = (glsl_type){.base = BASE_OPAQUE, .rows = 1, .columns = 1, .name = name, .opaque = &opaques[i]};
        return true;
    }
    return false;
}

uint32_t mgl_glsl_type_gl(const glsl_type *type)
{
    static const uint16_t scalar[] = {0, 0x8B56, 0x1404, 0x1405, 0x1406, 0x140A};
    static const uint16_t vector[] = {0,      0x8B57, 0x8B53,
                                      0x8DC6, 0x8B50, 0x8FFC}; /* of two components; three and four follow */
    static const uint16_t matrix[2][3][3] = {
        /* [double][columns - 2][rows - 2] */
        {{0x8B5A, 0x8B65, 0x8B66}, {0x8B67, 0x8B5B, 0x8B68}, {0x8B69, 0x8B6A, 0x8B5C}},
        {{0x8F46, 0x8F49, 0x8F4A}, {0x8F4B, 0x8F47, 0x8F4C}, {0x8F4D, 0x8F4E, 0x8F48}}};
    if (type->base == BASE_OPAQUE) return type->opaque->gl;
    if (type->base == BASE_STRUCT || type->base == BASE_VOID) return 0;
    if (type->columns > 1) return matrix[type->base == BASE_DOUBLE][type->columns - 2][type->rows - 2];
    if (type->rows > 1) return vector[type->base] + type->rows - 2u;
    return scalar[type->base];
}

static bool same_struct(const glsl_struct *a, const glsl_struct *b)
{
    if (a == b) return true;
    if (a->members.count != b->members.count || strcmp(a->name, b->name) != 0) return false;
    for (uint32_t i = 0; i < a->members.count; i++) {
        const glsl_member *x = &a->members.items[i], *y = &b->members.items[i];
        if (strcmp(x->name, y->name) != 0 || !mgl_glsl_type_equal(&x->type, &y->type)) return false;
    }
    return true;
}

bool mgl_glsl_type_equal(const glsl_type *a, const glsl_type *b)
{
    if (a->base != b->base || a->rows != b->rows || a->columns != b->columns || a->opaque != b->opaque) return false;
    if (a->dim_count != b->dim_count) return false;
    for (uint32_t i = 0; i < a->dim_count; i++)
        if (a->dims[i] != b->dims[i] && a->dims[i] && b->dims[i]) return false;
    return a->base != BASE_STRUCT || same_struct(a->structure, b->structure);
}

bool mgl_glsl_type_has_opaque(const glsl_type *type)
{
    if (type->base == BASE_OPAQUE) return true;
    if (type->base != BASE_STRUCT) return false;
    for (uint32_t i = 0; i < type->structure->members.count; i++)
        if (mgl_glsl_type_has_opaque(&type->structure->members.items[i].type)) return true;
    return false;
}

bool mgl_glsl_type_has_data(const glsl_type *type)
{
    if (type->base == BASE_OPAQUE) return false;
    if (type->base != BASE_STRUCT) return true;
    for (uint32_t i = 0; i < type->structure->members.count; i++)
        if (mgl_glsl_type_has_data(&type->structure->members.items[i].type)) return true;
    return false;
}

uint32_t mgl_glsl_type_elements(const glsl_type *type)
{
    uint32_t count = 1;
    for (uint32_t i = 0; i < type->dim_count; i++)
        count *= MGL_MAX(type->dims[i], 1u);
    return count;
}

glsl_type mgl_glsl_type_element(const glsl_type *type)
{
    glsl_type element = *type;
    if (!element.dim_count) return element;
    element.dim_count--;
    memmove(element.dims, element.dims + 1, element.dim_count * sizeof *element.dims);
    return element;
}

uint32_t mgl_glsl_type_locations(const glsl_type *type, bool vertex_input)
{
    uint32_t elements = mgl_glsl_type_elements(type), each = 0;
    if (type->base == BASE_STRUCT) {
        for (uint32_t i = 0; i < type->structure->members.count; i++)
            each += mgl_glsl_type_locations(&type->structure->members.items[i].type, vertex_input);
    } else {
        bool wide = type->base == BASE_DOUBLE && type->rows > 2 && !vertex_input;
        each = type->columns * (wide ? 2u : 1u);
    }
    return elements * each;
}

uint32_t mgl_glsl_type_components(const glsl_type *type)
{
    uint32_t elements = mgl_glsl_type_elements(type), each = 0;
    if (type->base == BASE_STRUCT) {
        for (uint32_t i = 0; i < type->structure->members.count; i++)
            each += mgl_glsl_type_components(&type->structure->members.items[i].type);
    } else {
        each = (uint32_t)type->rows * type->columns * (type->base == BASE_DOUBLE ? 2u : 1u);
    }
    return elements * each;
}

const char *mgl_glsl_type_text(glsl_arena *arena, const glsl_type *type)
{
    glsl_text text = {.arena = arena};
    mgl_glsl_text_add(&text, type->base == BASE_STRUCT ? type->structure->name : type->name);
    for (uint32_t i = 0; i < type->dim_count; i++) {
        if (type->dims[i])
            mgl_glsl_text_format(&text, "[%u]", type->dims[i]);
        else
            mgl_glsl_text_add(&text, "[]");
    }
    return text.data;
}
