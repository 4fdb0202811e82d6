/* glLinkProgram: merge, match, place, lower, generate, reflect. */
#include "translator/glsl/internal.h"

#include "pipeline_cache/disk.h"
#include "pipeline_cache/store.h"
#include "translator/base/log.h"
#include "translator/base/settings.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* ---- stages ---- */

static void add_layout(glsl_arena *arena, glsl_qualifiers *to, const glsl_qualifiers *from)
{
    if (from->rest) to->rest = to->rest ? mgl_glsl_format(arena, "%s, %s", to->rest, from->rest) : from->rest;
    to->flags |= from->flags;
    if (from->flags & Q_STREAM) to->stream = from->stream;
}

static bool collect_stages(glsl_linker *linker)
{
    const mgl_glsl_link_input *in = linker->input;
    for (uint32_t i = 0; i < in->shader_count; i++) {
        glsl_unit *unit = mgl_glsl_shader_unit(in->shaders[i]);
        if (!unit) return false;
        glsl_stage *stage = &linker->stages[unit->stage];
        stage->present = true;
        stage->stage = unit->stage;
        *GLSL_PUSH(linker->arena, &stage->units) = unit;
        add_layout(linker->arena, &stage->in_layout, &unit->in_layout);
        add_layout(linker->arena, &stage->out_layout, &unit->out_layout);
    }
    for (uint32_t s = MGL_STAGE_GEOMETRY + 1; s-- > 0;) {
        if (!linker->stages[s].present || s == MGL_STAGE_TESS_CONTROL) continue;
        linker->stages[s].last_vertex = true;
        break;
    }
    return true;
}

static bool check_main(glsl_linker *linker, const glsl_stage *stage)
{
    static const char *const names[MGL_STAGE_COUNT] = {
        "vertex", "tessellation control", "tessellation evaluation", "geometry", "fragment", "compute"};
    for (uint32_t u = 0; u < stage->units.count; u++)
        for (uint32_t i = 0; i < stage->units.items[u]->functions.count; i++) {
            const glsl_function *f = &stage->units.items[u]->functions.items[i];
            if (f->body_end && strcmp(f->name, "main") == 0) return true;
        }
    mgl_glsl_log_link(linker->log, "%s shader lacks `main'", names[stage->stage]);
    return false;
}

/* Shader objects of one stage must agree on what gl_FragCoord is (GLSL 1.50 §4.3.8.1). */
static bool check_frag_coord(glsl_linker *linker)
{
    const glsl_stage *stage = &linker->stages[MGL_STAGE_FRAGMENT];
    const glsl_unit *first = NULL;
    for (uint32_t pass = 0; pass < 2; pass++) {
        for (uint32_t u = 0; u < stage->units.count; u++) {
            const glsl_unit *unit = stage->units.items[u];
            bool redeclared = mgl_glsl_unit_global(unit, "gl_FragCoord") != NULL;
            if (pass == 0) {
                if (redeclared && !first) first = unit;
                continue;
            }
            if (!first || !(redeclared || mgl_glsl_unit_uses(unit, "gl_FragCoord"))) continue;
            if (redeclared && unit->pixel_center_integer == first->pixel_center_integer &&
                unit->origin_upper_left == first->origin_upper_left)
                continue;
            mgl_glsl_log_link(linker->log,
                              "fragment shader defined with conflicting layout qualifiers for gl_FragCoord");
            return false;
        }
    }
    return true;
}

static bool same_initializer(const glsl_variable *a, const glsl_variable *b)
{
    if (a->initializer == a->initializer_end || b->initializer == b->initializer_end) return true;
    return a->initial && b->initial && a->initial_size == b->initial_size &&
           memcmp(a->initial, b->initial, a->initial_size) == 0;
}

/* A global of several shader objects is one variable: its type agrees, and so do its constant initializers. */
static bool check_globals(glsl_linker *linker, const glsl_stage *stage)
{
    for (uint32_t u = 1; u < stage->units.count; u++) {
        const glsl_unit *unit = stage->units.items[u];
        for (uint32_t i = 0; i < unit->globals.count; i++) {
            const glsl_variable *v = &unit->globals.items[i];
            for (uint32_t k = 0; k < u; k++) {
                const glsl_variable *other = mgl_glsl_unit_global(stage->units.items[k], v->name);
                if (!other || other->qualifiers.storage != v->qualifiers.storage) continue;
                bool types = mgl_glsl_type_equal(&other->type, &v->type);
                if (types && same_initializer(v, other)) continue;
                mgl_glsl_log_link(linker->log,
                                  types ? "initializers for global variable `%s' differ"
                                        : "global variable `%s' has different types",
                                  v->name);
                return false;
            }
        }
    }
    return true;
}

/* Shader objects of a geometry stage must agree on its primitives and its number of vertices: a layout word has one
 * value. */
static bool check_layouts(glsl_linker *linker)
{
    static const char *const groups[][6] = {
        {"points", "lines", "lines_adjacency", "triangles", "triangles_adjacency", NULL},
        {"points", "line_strip", "triangle_strip", NULL}};
    const glsl_stage *stage = &linker->stages[MGL_STAGE_GEOMETRY];
    const char *rests[2] = {stage->in_layout.rest, stage->out_layout.rest};
    for (uint32_t g = 0; stage->present && g < 2; g++) {
        uint32_t kinds = 0;
        for (uint32_t i = 0; groups[g][i]; i++)
            kinds += mgl_glsl_layout_has(rests[g], groups[g][i]);
        if (kinds == 1) continue;
        mgl_glsl_log_link(linker->log,
                          kinds ? "geometry shader declares conflicting %s primitives"
                                : "geometry shader declares no %s primitive",
                          g ? "output" : "input");
        return false;
    }
    uint32_t vertices = UINT32_MAX;
    for (uint32_t u = 0; u < stage->units.count; u++) {
        const char *rest = stage->units.items[u]->out_layout.rest;
        if (!rest || !strstr(rest, "max_vertices")) continue;
        uint32_t own = mgl_glsl_layout_number(rest, "max_vertices");
        if (vertices == UINT32_MAX) vertices = own;
        if (vertices == own) continue;
        mgl_glsl_log_link(linker->log, "geometry shader defined with conflicting max_vertices (%u and %u)", vertices,
                          own);
        return false;
    }
    return true;
}

/* ---- the fixed functions' half ---- */

/* In a compatibility context a program may leave the vertex or the fragment half to the fixed functions. What stands
 * in: the transformation, colours and texture coordinates as they come; lighting and texture environments are not part
 * of it. */
static const char fixed_vertex[] =
    "#version 120\nvoid main() { gl_Position = ftransform(); gl_FrontColor = gl_Color; gl_BackColor = gl_Color;\n"
    "gl_FrontSecondaryColor = gl_SecondaryColor; gl_BackSecondaryColor = gl_SecondaryColor; gl_FogFragCoord = "
    "gl_FogCoord;\n"
    "gl_ClipVertex = gl_ModelViewMatrix * gl_Vertex; gl_TexCoord[0] = gl_TextureMatrix[0] * gl_MultiTexCoord0;\n"
    "gl_TexCoord[1] = gl_TextureMatrix[1] * gl_MultiTexCoord1; gl_TexCoord[2] = gl_TextureMatrix[2] * "
    "gl_MultiTexCoord2;\n"
    "gl_TexCoord[3] = gl_TextureMatrix[3] * gl_MultiTexCoord3; }\n";
static const char fixed_fragment[] = "#version 120\nvoid main() { gl_FragColor = gl_Color; }\n";

static bool add_fixed_half(glsl_linker *linker, mgl_glsl_shader **made)
{
    const mgl_glsl_link_input *in = linker->input;
    bool vertex = linker->stages[MGL_STAGE_VERTEX].present, fragment = linker->stages[MGL_STAGE_FRAGMENT].present;
    bool others = linker->stages[MGL_STAGE_GEOMETRY].present || linker->stages[MGL_STAGE_TESS_EVALUATION].present;
    if (linker->options->core_profile || linker->options->es_context || in->separable || others || vertex == fragment)
        return true;
    if (vertex && !mgl_glsl_stage_uses(&linker->stages[MGL_STAGE_VERTEX], "gl_FrontColor")) return true;
    const glsl_stage *present = &linker->stages[vertex ? MGL_STAGE_VERTEX : MGL_STAGE_FRAGMENT];
    for (uint32_t u = 0; u < present->units.count; u++) {
        const glsl_source *source = &present->units.items[u]->source;
        if (source->profile == PROFILE_ES || (source->version >= 140 && source->profile != PROFILE_COMPATIBILITY))
            return true;
    }
    mgl_stage missing = vertex ? MGL_STAGE_FRAGMENT : MGL_STAGE_VERTEX;
    const char *text = vertex ? fixed_fragment : fixed_vertex;
    char *log = NULL;
    bool ok = mgl_glsl_compile(linker->options, missing, text, strlen(text), made, &log);
    free(log);
    glsl_unit *unit = ok ? mgl_glsl_shader_unit(*made) : NULL;
    if (!unit) return false;
    linker->stages[missing].present = true;
    linker->stages[missing].stage = missing;
    linker->stages[missing].last_vertex = missing == MGL_STAGE_VERTEX;
    *GLSL_PUSH(linker->arena, &linker->stages[missing].units) = unit;
    return true;
}

static bool check_stages(glsl_linker *linker)
{
    const glsl_stage *stages = linker->stages;
    if (!linker->input->shader_count) {
        mgl_glsl_log_link(linker->log, "no shaders are attached");
        return false;
    }
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++)
        if (stages[s].present && (!check_main(linker, &stages[s]) || !check_globals(linker, &stages[s]))) return false;
    bool graphics =
        stages[MGL_STAGE_VERTEX].present || stages[MGL_STAGE_FRAGMENT].present || stages[MGL_STAGE_GEOMETRY].present;
    if (stages[MGL_STAGE_COMPUTE].present && graphics) {
        mgl_glsl_log_link(linker->log, "compute shaders may not be linked with any other type of shader");
        return false;
    }
    bool needs_vertex = stages[MGL_STAGE_GEOMETRY].present || stages[MGL_STAGE_TESS_EVALUATION].present;
    if (needs_vertex && !stages[MGL_STAGE_VERTEX].present && !linker->input->separable) {
        mgl_glsl_log_link(linker->log, "geometry and tessellation shaders need a vertex shader");
        return false;
    }
    return true;
}

static bool check_counts(glsl_linker *linker)
{
    static const char *const names[MGL_STAGE_COUNT] = {
        "vertex", "tessellation control", "tessellation evaluation", "geometry", "fragment", "compute"};
    const mgl_glsl_options *o = linker->options;
    uint32_t combined = 0;
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++) {
        uint32_t samplers = 0, components = 0;
        for (uint32_t i = 0; i < linker->resources.count; i++) {
            const glsl_resource *r = linker->resources.items[i];
            if (r->set == 1 && r->declared & 1u << s) samplers += r->count;
        }
        for (uint32_t i = 0; i < linker->uniforms.count; i++) {
            const glsl_uniform *u = linker->uniforms.items[i];
            if (u->used & 1u << s && !u->builtin && u->type.base != BASE_OPAQUE)
                components += mgl_glsl_type_components(&u->type);
        }
        uint32_t limit =
            s == MGL_STAGE_FRAGMENT ? o->max_fragment_uniform_components : o->max_vertex_uniform_components;
        combined += samplers;
        if (o->max_texture_units && samplers > o->max_texture_units)
            mgl_glsl_log_link(linker->log, "too many %s shader texture samplers", names[s]);
        if (limit && components > limit)
            mgl_glsl_log_link(linker->log, "too many %s shader default uniform block components (%u of %u)", names[s],
                              components, limit);
    }
    if (o->max_combined_texture_units && combined > o->max_combined_texture_units)
        mgl_glsl_log_link(linker->log, "too many combined samplers");
    for (uint32_t i = 0; i < linker->blocks.count; i++) {
        const glsl_linked_block *b = linker->blocks.items[i];
        if (!b->storage && o->max_uniform_block_size && b->size > o->max_uniform_block_size)
            mgl_glsl_log_link(linker->log, "uniform block %s too big (%u of %u bytes)", b->block->name, b->size,
                              o->max_uniform_block_size);
    }
    return !linker->log->errors;
}

/* The legacy declarations as a unit, so that the passes see built-in state like any other uniform. */
static bool parse_legacy(glsl_linker *linker)
{
    glsl_unit *unit = mgl_glsl_alloc(linker->arena, sizeof *unit);
    bool open_comment;
    unit->stage = MGL_STAGE_VERTEX;
    unit->source.arena = linker->arena;
    unit->source.level = 460;
    glsl_tokens all = {0};
    mgl_glsl_lex(linker->arena, mgl_glsl_legacy_declarations, strlen(mgl_glsl_legacy_declarations), &all,
                 &open_comment);
    for (uint32_t i = 0; i < all.count; i++)
        if (all.items[i].kind != TOKEN_NEWLINE) *GLSL_PUSH(linker->arena, &unit->source.tokens) = all.items[i];
    bool ok = mgl_glsl_declarations_parse(unit);
    mgl_table_finish(&unit->names, NULL);
    linker->legacy = unit;
    return ok;
}

/* ---- generation ---- */

static bool generate(glsl_linker *linker, glsl_stage *stage)
{
    const char *text = mgl_glsl_lower_stage(linker, stage);
    uint32_t errors = linker->log->errors;
    mgl_log_debug("lowered stage %u:\n%s", stage->stage, text);
    if (!mgl_glsl_compiler_generate(linker->options, stage->stage, text, linker->arena, &stage->spirv, linker->log)) {
        if (linker->log->errors == errors) mgl_glsl_log_link(linker->log, "a shader could not be translated");
        return false;
    }
    mgl_glsl_spirv_rectangles(linker->arena, &stage->spirv);
    char *message = NULL;
    if (mgl_settings()->validate && !mgl_glsl_spirv_validate(&stage->spirv, &message))
        mgl_log_error("invalid SPIR-V: %s\n%s", message ? message : "", text);
    free(message);
    return mgl_glsl_spirv_scan(linker, stage);
}

static bool link_program(glsl_linker *linker, mgl_glsl_program *program, mgl_glsl_shader **made)
{
    if (!collect_stages(linker) || !check_stages(linker) || !parse_legacy(linker)) return false;
    if (!check_frag_coord(linker) || !check_layouts(linker) || !add_fixed_half(linker, made)) return false;
    if (!mgl_glsl_uniforms_merge(linker) || !mgl_glsl_blocks_merge(linker)) return false;
    if (!mgl_glsl_varyings_match(linker) || !mgl_glsl_feedback_place(linker) || !mgl_glsl_varyings_pack(linker))
        return false;
    mgl_glsl_lower_needs(linker);
    mgl_glsl_uniforms_place(linker);
    if (!check_counts(linker)) return false;
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++)
        if (linker->stages[s].present && !generate(linker, &linker->stages[s])) return false;
    mgl_glsl_reflection_make(linker, &program->arena, &program->reflection);
    program->archive = mgl_glsl_archive_make(linker, &program->reflection);
    return program->archive != NULL;
}

static void program_destroy(mgl_glsl_program *program)
{
    mgl_free(program->archive);
    mgl_glsl_arena_finish(&program->arena);
    mgl_free(program);
}

static mgl_glsl_program *link_once(const mgl_glsl_options *options, const mgl_glsl_link_input *input, char **log_text)
{
    mgl_glsl_program *program = mgl_new(mgl_glsl_program);
    *log_text = NULL;
    if (!program) return NULL;
    jmp_buf bail;
    glsl_arena scratch = {.bail = &bail};
    volatile bool ok = false;
    mgl_glsl_shader *made = NULL; /* stands in for a missing half */
    program->references = 1;
    program->arena.bail = &bail;
    glsl_log log = {.text = {.arena = &scratch}};
    if (setjmp(bail) == 0) {
        glsl_linker *linker = mgl_glsl_alloc(&scratch, sizeof *linker);
        *linker = (glsl_linker){.arena = &scratch, .log = &log, .options = options, .input = input};
        ok = link_program(linker, program, &made);
        *log_text = strdup(log.text.data ? log.text.data : ok ? "" : "error: out of memory\n");
        program->log = mgl_glsl_format(&program->arena, "%s", log.text.data ? log.text.data : "");
    }
    mgl_glsl_arena_finish(&scratch);
    mgl_glsl_shader_unref(&made);
    program->arena.bail = NULL;
    if (ok && program->log) return program;
    program_destroy(program);
    return NULL;
}

/* ---- the caches ---- */

static _Atomic uint64_t link_count, link_hits, disk_hits;

static void store_ref(void *value)
{
    mgl_glsl_program_ref(value);
}
static void store_unref(void *value)
{
    mgl_glsl_program *program = value;
    mgl_glsl_program_unref(&program);
}
static mgl_pc_store program_store = MGL_PC_STORE_INIT(1024, 64u << 20, store_ref, store_unref);

static void key_locations(mgl_bytes *key, const mgl_glsl_location *list, uint32_t count)
{
    mgl_bytes_append(key, &count, sizeof count);
    for (uint32_t i = 0; i < count; i++) {
        mgl_bytes_append(key, list[i].name, strlen(list[i].name) + 1);
        mgl_bytes_append(key, &list[i].location, sizeof list[i].location);
        mgl_bytes_append(key, &list[i].index, sizeof list[i].index);
    }
}

static bool link_key(const mgl_glsl_options *options, const mgl_glsl_link_input *input, mgl_hash128 *hash)
{
    mgl_bytes key = {0};
    mgl_glsl_key_options(&key, options);
    mgl_bytes_append(&key, &input->shader_count, sizeof input->shader_count);
    for (uint32_t i = 0; i < input->shader_count; i++)
        mgl_bytes_append(&key, &input->shaders[i]->key, sizeof(mgl_hash128));
    key_locations(&key, input->attributes, input->attribute_count);
    key_locations(&key, input->outputs, input->output_count);
    mgl_bytes_append(&key, &input->varying_count, sizeof input->varying_count);
    for (uint32_t i = 0; i < input->varying_count; i++)
        mgl_bytes_append(&key, input->varyings[i], strlen(input->varyings[i]) + 1);
    uint8_t flags = (uint8_t)(input->separate_varyings | input->separable << 1);
    mgl_bytes_append(&key, &flags, 1);
    bool ok = !key.failed;
    if (ok) *hash = mgl_hash128_of(key.data, key.size);
    mgl_bytes_finish(&key);
    return ok;
}

static void validate_stored(const mgl_program_header *archive)
{
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++) {
        glsl_words words = {(uint32_t *)((uint8_t *)(uintptr_t)archive + archive->spirv[s].offset),
                            archive->spirv[s].size / 4};
        char *message = NULL;
        if (words.count && !mgl_glsl_spirv_validate(&words, &message))
            mgl_log_error("invalid SPIR-V in the cache: %s", message ? message : "");
        free(message);
    }
}

static mgl_glsl_program *restore(mgl_hash128 key)
{
    mgl_pc_disk *disk = mgl_pc_disk_default();
    mgl_pc_blob blob;
    if (!mgl_pc_disk_load(disk, MGL_PC_PROGRAM, key, &blob)) return NULL;
    mgl_glsl_program *program = mgl_new(mgl_glsl_program);
    jmp_buf bail;
    volatile bool ok = false, complete = false;
    if (program && setjmp(bail) == 0) {
        program->references = 1;
        program->arena.bail = &bail;
        ok = mgl_glsl_program_restore(program, blob.data, blob.size);
        complete = true;
    }
    mgl_free(blob.memory);
    if (program) program->arena.bail = NULL;
    if (ok && mgl_settings()->validate) validate_stored(program->archive);
    if (ok) return program;
    if (complete) mgl_pc_disk_refuse(disk, MGL_PC_PROGRAM, key);
    if (program) program_destroy(program);
    return NULL;
}

bool mgl_glsl_link(const mgl_glsl_options *options, const mgl_glsl_link_input *input, mgl_glsl_program **out,
                   char **log)
{
    mgl_hash128 hash;
    bool keyed = link_key(options, input, &hash), stored = false;
    *out = keyed ? mgl_pc_store_find(&program_store, hash) : NULL;
    if (*out) {
        atomic_fetch_add(&link_hits, 1);
        *log = strdup((*out)->log);
        return true;
    }
    if (keyed && (*out = restore(hash))) {
        stored = true;
        atomic_fetch_add(&disk_hits, 1);
        *log = strdup((*out)->log);
    } else {
        atomic_fetch_add(&link_count, 1);
        *out = link_once(options, input, log);
    }
    if (*out && keyed && !stored) {
        size_t bytes;
        void *flat = mgl_glsl_program_flatten(*out, &bytes);
        mgl_pc_disk_save(mgl_pc_disk_default(), MGL_PC_PROGRAM, hash, &flat, bytes);
    }
    if (*out && keyed)
        mgl_pc_store_insert(&program_store, hash, *out, (*out)->arena.total + (*out)->archive->total_size);
    return *out != NULL;
}

mgl_glsl_program *mgl_glsl_program_ref(mgl_glsl_program *program)
{
    if (program) __atomic_add_fetch(&program->references, 1, __ATOMIC_RELAXED);
    return program;
}

void mgl_glsl_program_unref(mgl_glsl_program **program)
{
    if (*program && __atomic_sub_fetch(&(*program)->references, 1, __ATOMIC_ACQ_REL) == 0) program_destroy(*program);
    *program = NULL;
}

const mgl_program_header *mgl_glsl_program_archive(const mgl_glsl_program *program)
{
    return program->archive;
}
const mgl_glsl_reflection *mgl_glsl_program_reflection(const mgl_glsl_program *program)
{
    return &program->reflection;
}

mgl_glsl_counters mgl_glsl_counters_now(void)
{
    mgl_glsl_counters counters = {.links = atomic_load(&link_count),
                                  .link_hits = atomic_load(&link_hits),
                                  .link_disk_hits = atomic_load(&disk_hits),
                                  .compiler_calls = mgl_glsl_compiler_calls()};
    mgl_glsl_compile_counts(&counters);
    return counters;
}
