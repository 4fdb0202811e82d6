/* What the store on disk keeps of shaders and programs, flat: a shader is its verdict and its log (its tokens are made
 * again, without glslang, only where a program that is not stored needs them); a program is its archive, reflection and
 * log. One description of each structure serves writing and reading. Nothing read is trusted: sizes, offsets and
 * counts are checked against what they point into, and a payload that fails is a miss. */
#include "translator/glsl/internal.h"

#include <string.h>

typedef struct flat { /* a writer when `out` is set, else a reader */
    mgl_bytes *out;
    const uint8_t *at, *end;
    glsl_arena *arena;
    bool failed;
} flat;

/* ---- the alphabet ---- */

static void u32(flat *f, uint32_t *value)
{
    if (f->out) {
        mgl_bytes_append(f->out, value, sizeof *value);
    } else if (f->failed || f->end - f->at < 4) {
        f->failed = true;
        *value = 0;
    } else {
        memcpy(value, f->at, 4);
        f->at += 4;
    }
}

static void i32(flat *f, int32_t *value)
{
    uint32_t word = (uint32_t)*value;
    u32(f, &word);
    *value = (int32_t)word;
}

static void flag(flat *f, bool *value)
{
    uint32_t word = *value;
    u32(f, &word);
    *value = word == 1;
    f->failed |= word > 1;
}

/* `size` bytes, padded to four; what is read lies in the arena. */
static void bytes(flat *f, const void **data, uint32_t size)
{
    static const uint8_t padding[4];
    if (f->out) {
        mgl_bytes_append(f->out, *data, size);
        mgl_bytes_append(f->out, padding, (4 - size % 4) % 4);
        return;
    }
    *data = NULL;
    if (f->failed || (size_t)(f->end - f->at) < MGL_ALIGN((size_t)size, (size_t)4)) {
        f->failed = true;
    } else if (size) {
        *data = memcpy(mgl_glsl_alloc(f->arena, size), f->at, size);
        f->at += MGL_ALIGN((size_t)size, (size_t)4);
    }
}

/* Never NULL when read: a text that fails is empty. */
static void text(flat *f, const char **string)
{
    uint32_t size = f->out ? (uint32_t)strlen(*string) + 1 : 0;
    u32(f, &size);
    bytes(f, (const void **)string, size);
    if (f->out) return;
    if (!*string || (*string)[size - 1] != 0) {
        f->failed = true;
        *string = "";
    }
}

/* The number of entries of at least `least` bytes that follow, and their array. */
static void *array(flat *f, const void *items, uint32_t *count, size_t item_size, uint32_t least)
{
    u32(f, count);
    if (f->out) return (void *)(uintptr_t)items;
    if (f->failed || *count > (size_t)(f->end - f->at) / least) {
        f->failed = true;
        *count = 0;
    }
    return mgl_glsl_alloc(f->arena, *count * item_size);
}

/* ---- reflection ---- */

static void uniform(flat *f, mgl_glsl_uniform *u)
{
    text(f, &u->name);
    u32(f, &u->type);
    u32(f, &u->array_size);
    i32(f, &u->location);
    i32(f, &u->block);
    u32(f, &u->offset);
    u32(f, &u->array_stride);
    u32(f, &u->matrix_stride);
    flag(f, &u->row_major);
    flag(f, &u->opaque);
    u32(f, &u->first_slot);
    i32(f, &u->binding);
    u32(f, &u->stages);
    u32(f, &u->builtin);
    u32(f, &u->builtin_index);
    u32(f, &u->initial_size);
    bytes(f, &u->initial, u->initial_size);
}

static void block(flat *f, mgl_glsl_block *b)
{
    text(f, &b->name);
    u32(f, &b->size);
    u32(f, &b->first_slot);
    u32(f, &b->binding);
    u32(f, &b->stages);
    flag(f, &b->storage);
}

static void attribute(flat *f, mgl_glsl_attribute *a)
{
    text(f, &a->name);
    u32(f, &a->type);
    u32(f, &a->array_size);
    i32(f, &a->location);
    i32(f, &a->index);
}

static void varying(flat *f, mgl_glsl_varying *v)
{
    text(f, &v->name);
    u32(f, &v->type);
    u32(f, &v->array_size);
    u32(f, &v->buffer);
    u32(f, &v->offset);
}

static void reflection(flat *f, mgl_glsl_reflection *r)
{
#define ARRAY(T, entry, field, count, least)                                                                           \
    do {                                                                                                               \
        T *items = array(f, r->field, &r->count, sizeof(T), least);                                                    \
        for (uint32_t i = 0; i < r->count && !f->failed; i++)                                                          \
            entry(f, &items[i]);                                                                                       \
        r->field = items;                                                                                              \
    } while (0)
    ARRAY(mgl_glsl_uniform, uniform, uniforms, uniform_count, 64);
    ARRAY(mgl_glsl_block, block, blocks, block_count, 24);
    ARRAY(mgl_glsl_attribute, attribute, attributes, attribute_count, 20);
    ARRAY(mgl_glsl_attribute, attribute, outputs, output_count, 20);
    ARRAY(mgl_glsl_varying, varying, varyings, varying_count, 20);
#undef ARRAY
    u32(f, &r->geometry_vertices_out);
    u32(f, &r->geometry_input);
    u32(f, &r->geometry_output);
    u32(f, &r->geometry_invocations);
    u32(f, &r->clip_distances);
}

/* ---- checks of what was read ---- */

#define MOST_ELEMENTS (1u << 20)
#define MOST_BYTES    (1u << 26)

/* Bytes of one element in its block as the client writes it; 0: no such type. */
static uint64_t element_bytes(const mgl_glsl_uniform *u)
{
    for (glsl_base base = BASE_BOOL; base <= BASE_DOUBLE; base++)
        for (uint8_t columns = 1; columns <= (base >= BASE_FLOAT ? 4 : 1); columns++)
            for (uint8_t rows = columns > 1 ? 2 : 1; rows <= 4; rows++) {
                glsl_type type = {.base = base, .rows = rows, .columns = columns};
                if (mgl_glsl_type_gl(&type) != u->type) continue;
                uint32_t lines = u->row_major ? rows : columns, line = u->row_major ? columns : rows;
                if (columns == 1) lines = 1, line = rows;
                return (uint64_t)(lines - 1) * u->matrix_stride + line * (base == BASE_DOUBLE ? 8u : 4u);
            }
    return 0;
}

static bool uniform_holds(const mgl_glsl_uniform *u, const mgl_glsl_reflection *r, const mgl_program_header *archive)
{
    uint64_t count = MGL_MAX(u->array_size, 1u);
    if (count > MOST_ELEMENTS || u->location < -1 || u->location > (int32_t)MOST_ELEMENTS) return false;
    if (u->block < -1 || u->block >= (int32_t)r->block_count || u->builtin > MGL_BUILTIN_TWO_SIDE) return false;
    if (u->opaque) return (uint64_t)u->first_slot + count <= archive->slot_count;
    uint64_t size = u->builtin ? 4 : element_bytes(u); /* state is written by mgl_program_write, which looks */
    uint64_t end = u->offset + (count - 1) * u->array_stride + size;
    return size && (u->block >= 0 ? end <= MOST_BYTES : end <= archive->default_block_size);
}

static bool reflection_holds(const mgl_glsl_reflection *r, const mgl_program_header *archive)
{
    bool ok = true;
    for (uint32_t i = 0; i < r->uniform_count; i++)
        ok &= uniform_holds(&r->uniforms[i], r, archive);
    for (uint32_t i = 0; i < r->block_count; i++)
        ok &= r->blocks[i].storage || r->blocks[i].first_slot < archive->slot_count;
    for (uint32_t i = 0; i < r->attribute_count; i++)
        ok &= r->attributes[i].array_size <= MOST_ELEMENTS && r->attributes[i].location >= -1;
    for (uint32_t i = 0; i < r->varying_count; i++)
        ok &= r->varyings[i].buffer < 4 || !r->varyings[i].type;
    return ok;
}

/* A module's instructions end where the module does; what they mean is checked by who takes them from another process.
 */
static bool module_holds(const uint8_t *data, uint32_t size)
{
    uint32_t at = 20, word;
    if (size < 20 || size % 4) return false;
    memcpy(&word, data, 4);
    if (word != 0x07230203u) return false;
    while (at < size) {
        memcpy(&word, data + at, 4);
        if (word >> 16 == 0 || (word >> 16) * 4 > size - at) return false;
        at += (word >> 16) * 4;
    }
    return true;
}

static bool range_holds(uint64_t offset, uint64_t size, uint32_t total)
{
    return offset % 8 == 0 && offset >= sizeof(mgl_program_header) && offset + size <= total;
}

static bool archive_holds(const mgl_program_header *h, uint32_t size)
{
    if (size < sizeof *h || h->magic != MGL_PROGRAM_MAGIC || h->version != MGL_PROGRAM_VERSION) return false;
    if (h->total_size != size || h->default_block_size > MOST_BYTES || h->slot_count > MOST_ELEMENTS) return false;
    uint64_t table = (uint64_t)h->resource_count * sizeof(mgl_program_resource);
    if (!range_holds(h->resource_offset, table, size)) return false;
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++) {
        if (!h->spirv[s].size) continue;
        if (!range_holds(h->spirv[s].offset, h->spirv[s].size, size)) return false;
        if (!module_holds((const uint8_t *)h + h->spirv[s].offset, h->spirv[s].size)) return false;
    }
    return true;
}

/* ---- programs ---- */

static void *take(mgl_bytes *out, size_t *size)
{
    void *data = out->data;
    *size = out->size;
    if (!out->failed) return data;
    mgl_bytes_finish(out);
    return NULL;
}

void *mgl_glsl_program_flatten(const mgl_glsl_program *program, size_t *size)
{
    mgl_bytes out = {0};
    flat f = {.out = &out};
    mgl_glsl_reflection r = program->reflection;
    const char *log = program->log;
    const void *archive = program->archive;
    uint32_t archive_size = program->archive->total_size;
    u32(&f, &archive_size);
    bytes(&f, &archive, archive_size);
    text(&f, &log);
    reflection(&f, &r);
    return take(&out, size);
}

bool mgl_glsl_program_restore(mgl_glsl_program *program, const void *data, size_t size)
{
    flat f = {.at = data, .end = (const uint8_t *)data + size, .arena = &program->arena};
    uint32_t archive_size = 0;
    u32(&f, &archive_size);
    if (f.failed || (size_t)(f.end - f.at) < archive_size) return false;
    program->archive = mgl_malloc(MGL_MAX(archive_size, 1u));
    if (!program->archive) return false;
    memcpy(program->archive, f.at, archive_size);
    f.at += MGL_MIN((size_t)(f.end - f.at), MGL_ALIGN((size_t)archive_size, (size_t)4));
    if (!archive_holds(program->archive, archive_size)) return false;
    text(&f, &program->log);
    reflection(&f, &program->reflection);
    return !f.failed && f.at == f.end && reflection_holds(&program->reflection, program->archive);
}

/* ---- shaders ---- */

void *mgl_glsl_shader_flatten(const mgl_glsl_shader *shader, size_t *size)
{
    mgl_bytes out = {0};
    flat f = {.out = &out};
    uint32_t version = shader->default_version;
    const char *log = shader->log;
    u32(&f, &version);
    text(&f, &log);
    return take(&out, size);
}

bool mgl_glsl_shader_restore(mgl_glsl_shader *shader, const void *data, size_t size)
{
    flat f = {.at = data, .end = (const uint8_t *)data + size, .arena = &shader->arena};
    u32(&f, &shader->default_version);
    text(&f, &shader->log);
    return !f.failed && f.at == f.end && (shader->default_version == 100 || shader->default_version == 110);
}
