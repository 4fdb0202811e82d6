/* glCompileShader: preprocess, let glslang check the program under client NONE, understand its declarations. */
#define _GNU_SOURCE /* memmem */
#include "translator/glsl/internal.h"

#include "pipeline_cache/disk.h"
#include "pipeline_cache/store.h"
#include "translator/base/log.h"
#include "translator/base/thread.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- tokens between the passes ---- */

/* Names of extensions that later versions have under another name, and EXT_gpu_shader4's two-word type. */
static void unify_dialect(glsl_source *source)
{
    static const char *const names[][2] = {{"gl_InstanceIDARB", "gl_InstanceID"},
                                           {"gl_DrawIDARB", "gl_DrawID"},
                                           {"gl_BaseVertexARB", "gl_BaseVertex"},
                                           {"gl_BaseInstanceARB", "gl_BaseInstance"},
                                           {"gl_MaxDrawBuffersARB", "gl_MaxDrawBuffers"}};
    glsl_tokens *tokens = &source->tokens;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < tokens->count; i++) {
        glsl_token token = tokens->items[i];
        const glsl_token *next = &tokens->items[MGL_MIN(i + 1, tokens->count - 1)];
        if (token_is(&token, "unsigned") && token_is(next, "int")) token.text = "uint", i++;
        if (token_is(&token, "varying") && token_is(next, "out")) continue; /* EXT_gpu_shader4's fragment outputs */
        for (uint32_t k = 0; token.kind == TOKEN_IDENTIFIER && k < MGL_COUNT(names); k++)
            if (token_is(&token, names[k][0])) token.text = names[k][1];
        tokens->items[kept++] = token;
    }
    tokens->count = kept;
}

static void replace_limits(const mgl_glsl_options *options, glsl_source *source)
{
    for (uint32_t i = 0; i < source->tokens.count; i++) {
        glsl_token *token = &source->tokens.items[i];
        int value;
        if (strncmp(token->text, "gl_Max", 6) != 0 || !mgl_glsl_limit(options, token->text, &value)) continue;
        token->kind = TOKEN_INT;
        token->text = mgl_glsl_format(source->arena, "%d", value);
    }
}

/* ---- one attempt under a default version ---- */

/* `known`: the program is right, so glslang need not look at it. */
static bool compile_unit(glsl_unit *unit, const mgl_glsl_options *options, const char *text, size_t size,
                         uint32_t default_version, bool known, glsl_log *log)
{
    glsl_source *source = &unit->source;
    if (!mgl_glsl_preprocess(source, options, unit->stage, text, size, default_version, log)) return false;
    unify_dialect(source);
    if (!known && !mgl_glsl_check(unit, options, log)) return false;
    replace_limits(options, source);
    if (mgl_glsl_declarations_parse(unit)) return mgl_glsl_check_outputs(unit, log);
    mgl_glsl_log_error(log, unit->fatal_line, "%s", unit->fatal);
    return false;
}

static void shader_destroy(mgl_glsl_shader *shader)
{
    mgl_table_finish(&shader->unit.names, NULL);
    mgl_glsl_arena_finish(&shader->arena);
    mgl_free(shader);
}

static mgl_glsl_shader *compile_once(const mgl_glsl_options *options, mgl_stage stage, const char *text, size_t size,
                                     uint32_t default_version, char **log_text)
{
    mgl_glsl_shader *shader = mgl_new(mgl_glsl_shader);
    *log_text = NULL;
    if (!shader) return NULL;
    jmp_buf bail;
    shader->references = 1;
    shader->arena.bail = &bail;
    shader->unit.stage = stage;
    shader->unit.source.arena = &shader->arena;
    shader->default_version = default_version;
    glsl_arena log_arena = {.bail = &bail};
    volatile bool ok = false;
    glsl_log log = {.text = {.arena = &log_arena}};
    if (setjmp(bail) == 0) {
        ok = compile_unit(&shader->unit, options, text, size, default_version, false, &log);
        *log_text = strdup(log.text.data ? log.text.data : "");
        shader->log = mgl_glsl_format(&shader->arena, "%s", log.text.data ? log.text.data : "");
        shader->parsed = true;
    }
    mgl_glsl_arena_finish(&log_arena);
    shader->arena.bail = NULL;
    if (ok && shader->parsed) return shader;
    shader_destroy(shader);
    return NULL;
}

/* ---- shaders whose verdict was stored ---- */

static void keep_options(mgl_glsl_shader *shader, const mgl_glsl_options *options)
{
    const char **names = mgl_glsl_alloc(&shader->arena, options->extension_count * sizeof *names);
    for (uint32_t i = 0; i < options->extension_count; i++)
        names[i] = mgl_glsl_strndup(&shader->arena, options->extensions[i], strlen(options->extensions[i]));
    shader->options = *options;
    shader->options.extensions = names;
}

static mgl_glsl_shader *restore(const mgl_glsl_options *options, mgl_stage stage, const char *text, size_t size,
                                mgl_hash128 key)
{
    mgl_pc_disk *disk = mgl_pc_disk_default();
    mgl_pc_blob blob;
    if (!mgl_pc_disk_load(disk, MGL_PC_SHADER, key, &blob)) return NULL;
    mgl_glsl_shader *shader = mgl_new(mgl_glsl_shader);
    jmp_buf bail;
    volatile bool ok = false, complete = false;
    if (shader && setjmp(bail) == 0) {
        shader->references = 1;
        shader->arena.bail = &bail;
        shader->unit.stage = stage;
        shader->key = key;
        ok = mgl_glsl_shader_restore(shader, blob.data, blob.size);
        shader->text = mgl_glsl_strndup(&shader->arena, text, size);
        shader->size = size;
        keep_options(shader, options);
        complete = true;
    }
    mgl_free(blob.memory);
    if (complete && !ok) mgl_pc_disk_refuse(disk, MGL_PC_SHADER, key);
    if (shader) shader->arena.bail = NULL;
    if (shader && !(ok && complete)) {
        shader_destroy(shader);
        shader = NULL;
    }
    return shader;
}

static void parse(mgl_glsl_shader *shader)
{
    jmp_buf bail;
    glsl_arena log_arena = {.bail = &bail};
    glsl_log log = {.text = {.arena = &log_arena}};
    volatile bool ok = false;
    mgl_table_finish(&shader->unit.names, NULL); /* of an attempt for which memory ran out */
    shader->unit = (glsl_unit){.stage = shader->unit.stage, .source = {.arena = &shader->arena}};
    shader->arena.bail = &bail;
    if (setjmp(bail) == 0)
        ok = compile_unit(&shader->unit, &shader->options, shader->text, shader->size, shader->default_version, true,
                          &log);
    mgl_glsl_arena_finish(&log_arena);
    shader->arena.bail = NULL;
    __atomic_store_n(&shader->parsed, ok, __ATOMIC_RELEASE);
}

glsl_unit *mgl_glsl_shader_unit(mgl_glsl_shader *shader)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    if (!__atomic_load_n(&shader->parsed, __ATOMIC_ACQUIRE)) {
        pthread_mutex_lock(&lock);
        if (!shader->parsed) parse(shader);
        pthread_mutex_unlock(&lock);
    }
    return __atomic_load_n(&shader->parsed, __ATOMIC_ACQUIRE) ? &shader->unit : NULL;
}

/* ---- the cache ---- */

static _Atomic uint64_t compile_count, compile_hits, disk_hits;

static void store_ref(void *value)
{
    mgl_glsl_shader_ref(value);
}
static void store_unref(void *value)
{
    mgl_glsl_shader *shader = value;
    mgl_glsl_shader_unref(&shader);
}
static mgl_pc_store shader_store = MGL_PC_STORE_INIT(1024, 64u << 20, store_ref, store_unref);

void mgl_glsl_key_options(mgl_bytes *key, const mgl_glsl_options *o)
{
    /* Word by word: a structure has holes, and what is in them differs from one process to the next. */
    const uint32_t words[] = {o->max_version,
                              o->es_context,
                              o->core_profile,
                              o->max_vertex_attribs,
                              o->max_draw_buffers,
                              o->max_texture_units,
                              o->max_combined_texture_units,
                              o->max_clip_distances,
                              o->max_vertex_uniform_components,
                              o->max_fragment_uniform_components,
                              o->max_varying_components,
                              o->max_texture_coords,
                              o->max_geometry_output_vertices,
                              o->max_geometry_total_output_components,
                              o->max_uniform_block_size,
                              o->extension_count};
    /* A member that is not in the list makes programs that differ share an entry. */
    _Static_assert(sizeof words == sizeof *o - sizeof o->extensions + 2 * (sizeof(uint32_t) - sizeof(bool)) - 2 -
                                       sizeof(uint32_t) * (sizeof(void *) == 8),
                   "every member of mgl_glsl_options is part of the key");
    mgl_bytes_append(key, words, sizeof words);
    for (uint32_t i = 0; i < o->extension_count; i++)
        mgl_bytes_append(key, o->extensions[i], strlen(o->extensions[i]) + 1);
}

/* DESIGN.md §7: sources without #version are tried as both families, the context's own first. */
static mgl_glsl_shader *compile_any(const mgl_glsl_options *options, mgl_stage stage, const char *source, size_t size,
                                    char **log)
{
    uint32_t first = options->es_context ? 100 : 110;
    mgl_glsl_shader *shader = compile_once(options, stage, source, size, first, log);
    if (shader || memmem(source, size, "#version", 8)) return shader;
    char *second_log = NULL;
    shader = compile_once(options, stage, source, size, first == 100 ? 110 : 100, &second_log);
    if (shader)
        free(*log), *log = second_log;
    else
        free(second_log);
    return shader;
}

bool mgl_glsl_compile(const mgl_glsl_options *options, mgl_stage stage, const char *source, size_t size,
                      mgl_glsl_shader **out, char **log)
{
    *out = NULL;
    mgl_bytes key = {0};
    uint32_t stage_word = stage;
    mgl_glsl_key_options(&key, options);
    mgl_bytes_append(&key, &stage_word, sizeof stage_word);
    mgl_bytes_append(&key, source, size);
    bool keyed = !key.failed;
    mgl_hash128 hash = keyed ? mgl_hash128_of(key.data, key.size) : (mgl_hash128){0};
    mgl_bytes_finish(&key);
    if (keyed && (*out = mgl_pc_store_find(&shader_store, hash))) {
        atomic_fetch_add(&compile_hits, 1);
        *log = strdup((*out)->log);
        return true;
    }
    if (keyed && (*out = restore(options, stage, source, size, hash))) {
        atomic_fetch_add(&disk_hits, 1);
        *log = strdup((*out)->log);
        mgl_pc_store_insert(&shader_store, hash, *out, (*out)->arena.total);
        return true;
    }
    atomic_fetch_add(&compile_count, 1);
    *out = compile_any(options, stage, source, size, log);
    if (!*out) return false;
    (*out)->key = hash;
    if (keyed) {
        size_t bytes;
        void *flat = mgl_glsl_shader_flatten(*out, &bytes);
        mgl_pc_disk_save(mgl_pc_disk_default(), MGL_PC_SHADER, hash, &flat, bytes);
        mgl_pc_store_insert(&shader_store, hash, *out, (*out)->arena.total);
    }
    return true;
}

mgl_glsl_shader *mgl_glsl_shader_ref(mgl_glsl_shader *shader)
{
    if (shader) __atomic_add_fetch(&shader->references, 1, __ATOMIC_RELAXED);
    return shader;
}

void mgl_glsl_shader_unref(mgl_glsl_shader **shader)
{
    if (*shader && __atomic_sub_fetch(&(*shader)->references, 1, __ATOMIC_ACQ_REL) == 0) shader_destroy(*shader);
    *shader = NULL;
}

void mgl_glsl_compile_counts(mgl_glsl_counters *counters)
{
    counters->compiles = atomic_load(&compile_count);
    counters->compile_hits = atomic_load(&compile_hits);
    counters->compile_disk_hits = atomic_load(&disk_hits);
}

/* ---- warm-up ---- */

static void *warm_up(void *unused)
{
    static const char vertex[] = "#version 110\nvoid main() { gl_Position = gl_Vertex; }\n";
    static const char lowered[] = "#version 460\nvoid main() { gl_Position = vec4(0.0); }\n";
    jmp_buf bail;
    glsl_arena arena = {.bail = &bail};
    mgl_glsl_options options = {.max_version = 460};
    glsl_log log = {.text = {.arena = &arena}};
    glsl_words words;
    if (setjmp(bail) == 0) {
        mgl_glsl_compiler_check(&options, MGL_STAGE_VERTEX, vertex, 0, &log);
        mgl_glsl_compiler_generate(&options, MGL_STAGE_VERTEX, lowered, &arena, &words, &log);
    }
    mgl_glsl_arena_finish(&arena);
    return unused;
}

void mgl_glsl_warm_up(void)
{
    static atomic_flag done = ATOMIC_FLAG_INIT;
    pthread_t thread;
    if (atomic_flag_test_and_set(&done)) return;
    if (mgl_thread_start(&thread, "magma-glsl", MGL_STACK_COMPILE, warm_up, NULL)) pthread_detach(thread);
}
