/* std140 and std430 offsets (GL 4.6 core §7.6.2.2). */
#include "translator/glsl/internal.h"

static uint32_t scalar_size(const glsl_type *type)
{
    return type->base == BASE_DOUBLE ? 8 : 4;
}

static glsl_layout vector_layout(const glsl_type *type, uint32_t components)
{
    uint32_t scalar = scalar_size(type);
    return (glsl_layout){.align = scalar * (components == 3 ? 4 : components), .size = scalar * components};
}

/* Size and alignment of `count` elements that follow each other. */
static glsl_layout array_of(glsl_layout element, uint32_t count, bool std430)
{
    uint32_t align = std430 ? element.align : MGL_ALIGN(element.align, 16u);
    uint32_t stride = MGL_ALIGN(element.size, align);
    return (glsl_layout){
        .align = align, .size = stride * count, .array_stride = stride, .matrix_stride = element.matrix_stride};
}

static glsl_layout single_layout(const glsl_type *type, bool std430, bool row_major)
{
    if (type->base == BASE_OPAQUE) return (glsl_layout){.align = 1};
    if (type->base == BASE_STRUCT) {
        uint32_t align = std430 ? 1 : 16, end = 0;
        for (uint32_t i = 0; i < type->structure->members.count; i++) {
            const glsl_member *member = &type->structure->members.items[i];
            if (!mgl_glsl_type_has_data(&member->type)) continue;
            bool member_row = member->qualifiers.flags & (Q_ROW_MAJOR | Q_COLUMN_MAJOR)
                                  ? member->qualifiers.flags & Q_ROW_MAJOR
                                  : row_major;
            glsl_layout layout = mgl_glsl_layout_of(&member->type, std430, member_row);
            end = MGL_ALIGN(end, layout.align) + layout.size;
            align = MGL_MAX(align, layout.align);
        }
        return (glsl_layout){.align = align, .size = MGL_ALIGN(end, align)};
    }
    if (type->columns > 1) {
        uint32_t vectors = row_major ? type->rows : type->columns, components = row_major ? type->columns : type->rows;
        glsl_layout layout = array_of(vector_layout(type, components), vectors, std430);
        layout.matrix_stride = layout.array_stride;
        layout.array_stride = 0;
        return layout;
    }
    return vector_layout(type, type->rows);
}

glsl_layout mgl_glsl_layout_of(const glsl_type *type, bool std430, bool row_major)
{
    if (!type->dim_count) return single_layout(type, std430, row_major);
    glsl_type element = mgl_glsl_type_element(type);
    glsl_layout layout = mgl_glsl_layout_of(&element, std430, row_major);
    uint32_t matrix_stride = layout.matrix_stride;
    layout = array_of(layout, type->dims[0], std430);
    layout.matrix_stride = matrix_stride;
    return layout;
}

uint32_t mgl_glsl_layout_members(const glsl_struct *members, bool std430, bool row_major, uint32_t *offsets)
{
    uint32_t end = 0, align = std430 ? 4 : 16;
    for (uint32_t i = 0; i < members->members.count; i++) {
        const glsl_member *member = &members->members.items[i];
        const glsl_qualifiers *q = &member->qualifiers;
        bool member_row = q->flags & (Q_ROW_MAJOR | Q_COLUMN_MAJOR) ? q->flags & Q_ROW_MAJOR : row_major;
        glsl_layout layout = mgl_glsl_layout_of(&member->type, std430, member_row);
        uint32_t offset = q->flags & Q_OFFSET ? q->offset : end, member_align = layout.align;
        if (q->flags & Q_ALIGN) member_align = MGL_MAX(member_align, q->align);
        offsets[i] = MGL_ALIGN(offset, MGL_MAX(member_align, 1u));
        end = offsets[i] + layout.size;
        align = MGL_MAX(align, layout.align);
    }
    return MGL_ALIGN(end, align);
}
