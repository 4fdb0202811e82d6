/* Transform feedback: the varyings list becomes Xfb decorations. A plain output that is captured whole is decorated
 * itself; everything else (built-ins, array elements, members) is copied at the end into an output of its own, so that
 * what is captured is what the program wrote, before the server adapts the clip space. */
#include "translator/glsl/internal.h"

#include <stdlib.h>
#include <string.h>

typedef struct path { /* a varying's name on its way to a type and an expression */
    glsl_type type;
    glsl_text expression;
    const char *rest;
} path;

static bool path_index(path *p)
{
    char *end;
    unsigned long index = strtoul(p->rest + 1, &end, 10);
    if (*end != ']' || end == p->rest + 1 || !p->type.dim_count || index >= p->type.dims[0]) return false;
    mgl_glsl_text_format(&p->expression, "[%lu]", index);
    p->type = mgl_glsl_type_element(&p->type);
    p->rest = end + 1;
    return true;
}

static const glsl_member *member_named(const glsl_struct *s, const char *name, size_t size)
{
    for (uint32_t i = 0; i < s->members.count; i++)
        if (strlen(s->members.items[i].name) == size && strncmp(s->members.items[i].name, name, size) == 0)
            return &s->members.items[i];
    return NULL;
}

static bool path_walk(path *p)
{
    while (*p->rest) {
        if (*p->rest == '[') {
            if (!path_index(p)) return false;
            continue;
        }
        if (*p->rest != '.' || p->type.base != BASE_STRUCT || p->type.dim_count) return false;
        size_t size = strcspn(p->rest + 1, ".[");
        const glsl_member *member = member_named(p->type.structure, p->rest + 1, size);
        if (!member) return false;
        if (p->expression.size) mgl_glsl_text_add(&p->expression, ".");
        mgl_glsl_text_add(&p->expression, mgl_glsl_lower_name(p->expression.arena, member->name));
        p->type = member->type;
        p->rest += 1 + size;
    }
    return true;
}

static bool builtin_output(const glsl_linker *linker, const glsl_stage *stage, const char *name, glsl_type *type)
{
    if (strcmp(name, "gl_Position") == 0) return mgl_glsl_type_builtin("vec4", type);
    if (strcmp(name, "gl_PointSize") == 0) return mgl_glsl_type_builtin("float", type);
    if (strcmp(name, "gl_ClipVertex") == 0)
        return mgl_glsl_stage_uses(stage, name) && mgl_glsl_type_builtin("vec4", type);
    if (strcmp(name, "gl_ClipDistance") != 0 || !mgl_glsl_type_builtin("float", type)) return false;
    type->dim_count = 1;
    type->dims[0] = MGL_MAX(mgl_glsl_stage_clip_distances(linker, stage), 1u);
    return true;
}

/* Finds what `name` means; *io is set when it is a whole plain output. */
static bool resolve(glsl_linker *linker, glsl_stage *stage, const char *name, path *p, glsl_io **io)
{
    size_t size = strcspn(name, ".[");
    const char *base = mgl_glsl_strndup(linker->arena, name, size);
    p->expression = (glsl_text){.arena = linker->arena};
    p->rest = name + size;
    *io = NULL;
    for (uint32_t i = 0; i < stage->outputs.count; i++) {
        glsl_io *output = &stage->outputs.items[i];
        if (output->block && !output->block->instance && member_named(&output->block->members, base, size)) {
            output->used = output->matched = true;
            p->type = (glsl_type){.base = BASE_STRUCT, .structure = output->type.structure};
            p->rest = mgl_glsl_format(linker->arena, ".%s", name);
            return path_walk(p);
        }
        if (strcmp(output->name, base) != 0) continue;
        const char *lowered = output->block ? output->block->instance : output->name;
        output->used = true;
        p->type = output->type;
        if (lowered) mgl_glsl_text_add(&p->expression, mgl_glsl_lower_name(linker->arena, lowered));
        if (output->block)
            output->matched = true;
        else if (!*p->rest)
            *io = output;
        return path_walk(p);
    }
    if (!builtin_output(linker, stage, base, &p->type)) return false;
    mgl_glsl_text_add(&p->expression, strcmp(base, "gl_ClipVertex") == 0 ? "mgl_ClipVertex" : base);
    return path_walk(p);
}

/* A block that only feedback reads has no partner: it gets locations after the others. */
static uint32_t first_free_location(const glsl_stage *stage)
{
    uint32_t end = 0;
    for (uint32_t i = 0; i < stage->outputs.count; i++) {
        const glsl_io *io = &stage->outputs.items[i];
        glsl_type type = io->arrayed ? mgl_glsl_type_element(&io->type) : io->type;
        if (io->location >= 0) end = MGL_MAX(end, (uint32_t)io->location + mgl_glsl_type_locations(&type, false));
    }
    return end;
}

static bool special(glsl_linker *linker, const char *name, uint32_t *buffer, uint32_t *cursor)
{
    if (linker->input->separate_varyings) return false;
    if (strcmp(name, "gl_NextBuffer") == 0) {
        linker->xfb_stride[MGL_MIN(*buffer, 3u)] = *cursor;
        ++*buffer;
        *cursor = 0;
    } else if (strncmp(name, "gl_SkipComponents", 17) == 0 && name[17] >= '1' && name[17] <= '4' && !name[18]) {
        *cursor += 4u * (uint32_t)(name[17] - '0');
    } else {
        return false;
    }
    glsl_capture *capture = GLSL_PUSH(linker->arena, &linker->captures);
    *capture = (glsl_capture){.name = name, .skip = true, .buffer = *buffer, .offset = *cursor};
    return true;
}

static bool capture(glsl_linker *linker, glsl_stage *stage, const char *name, uint32_t buffer, uint32_t *cursor)
{
    path p;
    glsl_io *io;
    if (!resolve(linker, stage, name, &p, &io) || p.type.base == BASE_STRUCT) {
        mgl_glsl_log_link(linker->log, "transform feedback varying %s undeclared", name);
        return false;
    }
    for (uint32_t i = 0; i < linker->captures.count; i++) {
        if (strcmp(linker->captures.items[i].name, name) != 0 || linker->captures.items[i].skip) continue;
        mgl_glsl_log_link(linker->log, "transform feedback varying %s specified more than once", name);
        return false;
    }
    if (p.type.base == BASE_DOUBLE) *cursor = MGL_ALIGN(*cursor, 8u);
    glsl_capture *c = GLSL_PUSH(linker->arena, &linker->captures);
    *c = (glsl_capture){.name = name, .type = p.type, .buffer = buffer, .offset = *cursor};
    *cursor += 4u * mgl_glsl_type_components(&p.type);
    bool direct = io && !io->legacy && !(io->qualifiers.flags & Q_COMPONENT);
    if (direct) {
        io->matched = true;
        io->xfb_buffer = (int32_t)buffer;
        io->xfb_offset = c->offset;
    } else {
        c->copy = p.expression.data;
    }
    return true;
}

/* ---- locations ---- */

static void add_component(glsl_linker *linker, const glsl_capture *c, uint32_t offset, glsl_base base,
                          const char *expression)
{
    uint32_t count = linker->capture_packs.count;
    glsl_capture_pack *pack = count ? &linker->capture_packs.items[count - 1] : NULL;
    if (!pack || pack->count == 4 || pack->buffer != c->buffer || pack->offset + 4 * pack->count != offset) {
        pack = GLSL_PUSH(linker->arena, &linker->capture_packs);
        pack->buffer = c->buffer;
        pack->offset = offset;
    }
    const char *bits = base == BASE_FLOAT ? "floatBitsToUint" : "uint";
    pack->components[pack->count++] = mgl_glsl_format(linker->arena, "%s(%s)", bits, expression);
}

static void add_components(glsl_linker *linker, const glsl_capture *c, uint32_t *offset, const glsl_type *type,
                           const char *expression)
{
    if (type->dim_count) {
        glsl_type element = mgl_glsl_type_element(type);
        for (uint32_t i = 0; i < type->dims[0]; i++)
            add_components(linker, c, offset, &element, mgl_glsl_format(linker->arena, "%s[%u]", expression, i));
        return;
    }
    for (uint32_t column = 0; column < type->columns; column++)
        for (uint32_t row = 0; row < type->rows; row++, *offset += 4) {
            const char *part = expression;
            if (type->columns > 1) part = mgl_glsl_format(linker->arena, "%s[%u]", part, column);
            if (type->rows > 1) part = mgl_glsl_format(linker->arena, "%s[%u]", part, row);
            add_component(linker, c, *offset, type->base, part);
        }
}

/* Copies travel four components a location, whatever their types: what is captured are bits. The size of points stays,
 * as the epilogue has a name of its own for it. */
static void pack_copies(glsl_linker *linker)
{
    for (uint32_t i = 0; i < linker->captures.count; i++) {
        glsl_capture *c = &linker->captures.items[i];
        if (!c->copy || c->type.base == BASE_DOUBLE || strcmp(c->copy, "gl_PointSize") == 0) continue;
        uint32_t offset = c->offset;
        add_components(linker, c, &offset, &c->type, c->copy);
        c->packed = true;
    }
}

const char *mgl_glsl_capture_pack_type(const glsl_capture_pack *pack)
{
    static const char *const types[] = {"uint", "uvec2", "uvec3", "uvec4"};
    return types[pack->count - 1];
}

void mgl_glsl_emit_capture_packs(const glsl_linker *linker, glsl_text *out)
{
    for (uint32_t i = 0; i < linker->capture_packs.count; i++) {
        const glsl_capture_pack *pack = &linker->capture_packs.items[i];
        mgl_glsl_text_format(out, "mgl_xfb_pack_%u = %s(", i, mgl_glsl_capture_pack_type(pack));
        for (uint32_t c = 0; c < pack->count; c++)
            mgl_glsl_text_format(out, "%s%s", c ? ", " : "", pack->components[c]);
        mgl_glsl_text_add(out, ");\n");
    }
}

/* Copies from `location` on; returns the first that is free then. */
static uint32_t place_copies(glsl_linker *linker, uint32_t location)
{
    for (uint32_t i = 0; i < linker->captures.count; i++) {
        glsl_capture *c = &linker->captures.items[i];
        if (!c->copy || c->packed) continue;
        c->location = location;
        location += mgl_glsl_type_locations(&c->type, false);
    }
    for (uint32_t i = 0; i < linker->capture_packs.count; i++)
        linker->capture_packs.items[i].location = location++;
    return location;
}

/* What feedback alone reads comes after the interface to the next stage. */
static void place_captures(glsl_linker *linker, glsl_stage *stage)
{
    uint32_t location = first_free_location(stage);
    for (uint32_t i = 0; i < stage->outputs.count; i++) {
        glsl_io *io = &stage->outputs.items[i];
        if (!io->matched || io->location >= 0) continue;
        glsl_type type = io->arrayed ? mgl_glsl_type_element(&io->type) : io->type;
        io->location = (int32_t)location;
        location += mgl_glsl_type_locations(&type, false);
    }
    if (place_copies(linker, location) <= mgl_glsl_varying_locations(linker)) return;
    pack_copies(linker);
    place_copies(linker, location);
}

bool mgl_glsl_feedback_place(glsl_linker *linker)
{
    glsl_stage *stage = NULL;
    for (uint32_t s = 0; s <= MGL_STAGE_GEOMETRY; s++)
        if (linker->stages[s].present && linker->stages[s].last_vertex) stage = &linker->stages[s];
    if (!linker->input->varying_count) return true;
    if (!stage) {
        mgl_glsl_log_link(linker->log, "transform feedback varyings need a vertex or geometry shader");
        return false;
    }
    uint32_t buffer = 0, cursor = 0;
    for (uint32_t i = 0; i < linker->input->varying_count; i++) {
        const char *name = linker->input->varyings[i];
        if (special(linker, name, &buffer, &cursor)) continue;
        if (linker->input->separate_varyings) buffer = i, cursor = 0;
        if (buffer > 3) {
            mgl_glsl_log_link(linker->log, "too many transform feedback buffers");
            return false;
        }
        if (!capture(linker, stage, name, buffer, &cursor)) return false;
        linker->xfb_stride[buffer] = cursor;
    }
    if (!linker->input->separate_varyings && buffer < 4) linker->xfb_stride[buffer] = cursor;
    place_captures(linker, stage);
    return true;
}
