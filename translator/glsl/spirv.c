/* Reads a stage's SPIR-V: which uniforms, resources, inputs and outputs the functions reachable from main use. What is
 * not used there is not active (GL 4.6 core §7.3.1). */
#include "translator/glsl/internal.h"

#include <string.h>

enum {
    OP_EXT_INST = 12,
    OP_ENTRY_POINT = 15,
    OP_EXECUTION_MODE = 16,
    OP_CONSTANT = 43,
    OP_FUNCTION = 54,
    OP_FUNCTION_END = 56,
    OP_FUNCTION_CALL = 57,
    OP_VARIABLE = 59,
    OP_IMAGE_TEXEL_POINTER = 60,
    OP_LOAD = 61,
    OP_STORE = 62,
    OP_COPY_MEMORY = 63,
    OP_ACCESS_CHAIN = 65,
    OP_IN_BOUNDS_ACCESS_CHAIN = 66,
    OP_ARRAY_LENGTH = 68,
    OP_DECORATE = 71,
    OP_ATOMIC_LOAD = 227,
    OP_ATOMIC_STORE = 228,
    OP_ATOMIC_XOR = 242,
    OP_KILL = 252,
    OP_TERMINATE_INVOCATION = 4416,
    OP_DEMOTE = 5380,
    DECORATION_BUILTIN = 11,
    DECORATION_FLAT = 14,
    DECORATION_SAMPLE = 17,
    DECORATION_LOCATION = 30,
    DECORATION_INDEX = 32,
    DECORATION_BINDING = 33,
    DECORATION_SET = 34,
    CLASS_INPUT = 1,
    CLASS_OUTPUT = 3,
    CLASS_PUSH_CONSTANT = 9,
};

typedef struct id_info {
    uint32_t op, at; /* defining instruction and its first word */
    int32_t set, binding, location, index, builtin;
    uint32_t storage;
    bool flat, sample, used, reached;
    uint32_t function_end;
} id_info;

typedef struct scanner {
    glsl_linker *linker;
    glsl_stage *stage;
    const uint32_t *words;
    size_t count;
    id_info *ids;
    uint32_t bound;
    uint32_t entry;
} scanner;

static uint32_t length_at(const scanner *s, size_t at)
{
    uint32_t length = s->words[at] >> 16;
    return length && at + length <= s->count ? length : 0;
}

static id_info *info(const scanner *s, uint32_t id)
{
    return &s->ids[id < s->bound ? id : 0];
}

static void decorate(scanner *s, const uint32_t *w, uint32_t length)
{
    id_info *target = info(s, w[1]);
    uint32_t value = length > 3 ? w[3] : 0;
    switch (w[2]) {
    case DECORATION_BUILTIN:
        target->builtin = (int32_t)value;
        break;
    case DECORATION_FLAT:
        target->flat = true;
        break;
    case DECORATION_SAMPLE:
        target->sample = true;
        break;
    case DECORATION_LOCATION:
        target->location = (int32_t)value;
        break;
    case DECORATION_INDEX:
        target->index = (int32_t)value;
        break;
    case DECORATION_BINDING:
        target->binding = (int32_t)value;
        break;
    case DECORATION_SET:
        target->set = (int32_t)value;
        break;
    default:
        break;
    }
}

static bool index_module(scanner *s)
{
    if (s->count < 5) return false;
    s->bound = s->words[3];
    s->ids = mgl_glsl_alloc(s->linker->arena, ((size_t)s->bound + 1) * sizeof *s->ids);
    for (uint32_t i = 0; i < s->bound; i++)
        s->ids[i].set = s->ids[i].binding = s->ids[i].location = s->ids[i].builtin = -1;
    uint32_t function = 0;
    for (size_t at = 5; at < s->count;) {
        const uint32_t *w = s->words + at;
        uint32_t length = length_at(s, at), op = w[0] & 0xffff;
        if (!length) return false;
        if (op == OP_ENTRY_POINT) s->entry = w[2];
        if (op == OP_DECORATE) decorate(s, w, length);
        if (op == OP_CONSTANT || op == OP_VARIABLE || op == OP_FUNCTION) {
            id_info *result = info(s, w[2]);
            result->op = op;
            result->at = (uint32_t)at;
            if (op == OP_VARIABLE) result->storage = w[3];
            if (op == OP_FUNCTION) function = w[2];
        }
        if (op == OP_FUNCTION_END) info(s, function)->function_end = (uint32_t)at;
        at += length;
    }
    return true;
}

/* ---- the default block ---- */

static void mark(scanner *s, glsl_uniform *uniform, uint32_t offset, uint32_t size)
{
    uint32_t **bits = &uniform->words_read[s->stage->stage];
    if (!*bits) *bits = mgl_glsl_alloc(s->linker->arena, (uniform->size / 128 + 1) * sizeof **bits);
    for (uint32_t i = offset / 4; i < (offset + size + 3) / 4 && i <= uniform->size / 4; i++)
        (*bits)[i / 32] |= 1u << (i % 32);
}

static bool constant_index(const scanner *s, uint32_t id, uint32_t *value)
{
    const id_info *c = info(s, id);
    if (c->op != OP_CONSTANT) return false;
    *value = s->words[c->at + 3];
    return true;
}

static void mark_chain(scanner *s, const uint32_t *w, uint32_t length)
{
    uint32_t index;
    if (length < 5 || !constant_index(s, w[4], &index)) return;
    glsl_uniform *uniform = mgl_glsl_default_member(s->linker, s->stage, index);
    if (!uniform) return;
    glsl_type type = uniform->type;
    uint32_t offset = 0;
    for (uint32_t i = 5; i < length; i++) {
        if (!constant_index(s, w[i], &index)) break;
        if (type.dim_count) {
            if (index >= type.dims[0]) break;
            offset += mgl_glsl_layout_of(&type, false, false).array_stride * index;
            type = mgl_glsl_type_element(&type);
        } else if (type.base == BASE_STRUCT) {
            const glsl_struct *members = type.structure;
            uint32_t m = 0, end = 0;
            for (; m < members->members.count; m++) { /* opaque members are not in the block */
                const glsl_type *member = &members->members.items[m].type;
                if (!mgl_glsl_type_has_data(member)) continue;
                glsl_layout layout = mgl_glsl_layout_of(member, false, false);
                end = MGL_ALIGN(end, layout.align);
                if (index-- == 0) break;
                end += layout.size;
            }
            if (m == members->members.count) break;
            offset += end;
            type = members->members.items[m].type;
        } else {
            break;
        }
    }
    mark(s, uniform, offset, mgl_glsl_layout_of(&type, false, false).size);
}

/* ---- functions ---- */

static void use(scanner *s, uint32_t id)
{
    id_info *variable = info(s, id);
    if (variable->op == OP_VARIABLE) variable->used = true;
}

static void scan_function(scanner *s, uint32_t id);

static void scan_instruction(scanner *s, const uint32_t *w, uint32_t length)
{
    uint32_t op = w[0] & 0xffff;
    switch (op) {
    case OP_ACCESS_CHAIN:
    case OP_IN_BOUNDS_ACCESS_CHAIN: {
        const id_info *base = info(s, w[3]);
        if (base->set == 0 && base->binding == 0) mark_chain(s, w, length);
        use(s, w[3]);
        break;
    }
    case OP_LOAD:
    case OP_IMAGE_TEXEL_POINTER:
    case OP_ARRAY_LENGTH:
        use(s, w[3]);
        break;
    case OP_STORE:
        use(s, w[1]);
        break;
    case OP_COPY_MEMORY:
        use(s, w[1]);
        use(s, w[2]);
        break;
    case OP_FUNCTION_CALL:
        for (uint32_t i = 4; i < length; i++)
            use(s, w[i]);
        scan_function(s, w[3]);
        break;
    case OP_EXT_INST:
        for (uint32_t i = 5; i < length; i++)
            use(s, w[i]);
        break;
    case OP_KILL:
    case OP_TERMINATE_INVOCATION:
    case OP_DEMOTE:
        s->stage->flags |= MGL_PROGRAM_DISCARDS;
        break;
    default:
        if (op == OP_ATOMIC_STORE)
            use(s, w[1]);
        else if (op >= OP_ATOMIC_LOAD && op <= OP_ATOMIC_XOR)
            use(s, w[3]);
        break;
    }
}

static void scan_function(scanner *s, uint32_t id)
{
    id_info *function = info(s, id);
    if (function->op != OP_FUNCTION || function->reached) return;
    function->reached = true; /* no recursion in GLSL; a reached function is not scanned again */
    for (size_t at = function->at; at < function->function_end;) {
        uint32_t length = length_at(s, at);
        if (!length) return;
        scan_instruction(s, s->words + at, length);
        at += length;
    }
}

/* ---- results ---- */

static uint32_t builtin_flag(int32_t builtin)
{
    switch (builtin) {
    case 4424:
        return MGL_PROGRAM_USES_BASE_VERTEX;
    case 4425:
        return MGL_PROGRAM_USES_BASE_INSTANCE;
    case 4426:
        return MGL_PROGRAM_USES_DRAW_ID;
    case 7:
        return MGL_PROGRAM_USES_PRIMITIVE_ID;
    case 18:
    case 19:
        return MGL_PROGRAM_SAMPLE_SHADING;
    case 20:
        return MGL_PROGRAM_SAMPLE_MASK;
    case 22:
        return MGL_PROGRAM_WRITES_DEPTH;
    case 42:
        return MGL_PROGRAM_USES_VERTEX_ID;
    default:
        return 0;
    }
}

static void activate(glsl_ios *list, const id_info *variable)
{
    for (uint32_t i = 0; i < list->count; i++) {
        glsl_io *io = &list->items[i];
        if (io->location == variable->location && io->index == variable->index && io->matched) io->active = true;
    }
}

static bool is_twin(const glsl_stage *stage, int32_t location)
{
    for (uint32_t i = 0; i < stage->inputs.count; i++) {
        const glsl_io *io = &stage->inputs.items[i];
        if (io->location == location && io->matched) return strncmp(io->name, "mgl_Flat", 8) == 0;
    }
    return false;
}

static void take_variable(scanner *s, const id_info *variable)
{
    glsl_stage *stage = s->stage;
    if (variable->builtin >= 0) {
        /* gl_SampleMaskIn is no reason to write a mask. */
        bool mask_input = variable->builtin == 20 && variable->storage == CLASS_INPUT;
        if (variable->used && !mask_input) stage->flags |= builtin_flag(variable->builtin);
    } else if (variable->storage == CLASS_INPUT) {
        /* The twins of legacy colours show the provoking vertex under GL_FLAT only: not worth rewriting indices for. */
        if (variable->flat && stage->stage == MGL_STAGE_FRAGMENT && !is_twin(stage, variable->location))
            stage->flags |= MGL_PROGRAM_FLAT_INPUTS;
        if (variable->sample) stage->flags |= MGL_PROGRAM_SAMPLE_SHADING;
        if (variable->used) activate(&stage->inputs, variable);
    } else if (variable->storage == CLASS_OUTPUT) {
        if (variable->used) activate(&stage->outputs, variable);
        if (stage->stage == MGL_STAGE_FRAGMENT && variable->index == 1) stage->flags |= MGL_PROGRAM_DUAL_SOURCE;
    } else if (variable->storage == CLASS_PUSH_CONSTANT) {
        if (variable->used) stage->flags |= MGL_PROGRAM_READS_ROWS;
    } else if (variable->used && variable->set >= 0) {
        for (uint32_t i = 0; i < s->linker->resources.count; i++) {
            glsl_resource *r = s->linker->resources.items[i];
            if (r->set == variable->set && r->binding == variable->binding) r->stages |= 1u << stage->stage;
        }
    }
}

bool mgl_glsl_spirv_scan(glsl_linker *linker, glsl_stage *stage)
{
    scanner s = {.linker = linker, .stage = stage, .words = stage->spirv.words, .count = stage->spirv.count};
    if (!index_module(&s)) {
        mgl_glsl_log_link(linker->log, "the compiler made a damaged module");
        return false;
    }
    scan_function(&s, s.entry);
    for (uint32_t i = 0; i < s.bound; i++)
        if (s.ids[i].op == OP_VARIABLE) take_variable(&s, &s.ids[i]);
    return true;
}
