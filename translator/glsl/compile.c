/* glCompileShader: preprocess, let glslang check the program under client NONE, understand its declarations. */
#define _GNU_SOURCE /* memmem */
#include "translator/glsl/internal.h"

#include "pipeline_cache/store.h"
#include "translator/base/log.h"
#include "translator/base/thread.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FRONT_END_REVISION 1u /* part of every key: count it up when the output for the same input changes */

/* ---- the text that glslang checks ---- */

static uint32_t needed_version(const glsl_source *source)
{
    uint32_t version = source->version;
    for (uint32_t i = 0; i < source->extensions.count && source->profile != PROFILE_ES; i++) {
        const glsl_extension *extension = mgl_glsl_extension(source->extensions.items[i]);
        if (extension && extension->version > version) version = extension->version;
    }
    return version;
}

static uint32_t write_header(const glsl_source *source, uint32_t version, glsl_text *out)
{
    const char *profile = "";
    if (source->profile == PROFILE_ES)
        profile = version >= 300 ? " es" : "";
    else if (version >= 150)
        profile = source->profile == PROFILE_CORE ? " core" : " compatibility";
    mgl_glsl_text_format(out, "#version %u%s\n", version, profile);
    uint32_t lines = 1;
    for (uint32_t i = 0; i < source->extensions.count; i++) {
        const glsl_extension *extension = mgl_glsl_extension(source->extensions.items[i]);
        if (!extension || !extension->pass) continue;
        mgl_glsl_text_format(out, "#extension %s : enable\n", extension->name);
        lines++;
    }
    return lines;
}

/* A name as the checked text spells it: what a raised version would take for its own is renamed, and functions of
 * extensions get their later names. */
static const char *checked_name(const glsl_unit *unit, const glsl_token *token, uint32_t version)
{
    const glsl_source *source = &unit->source;
    const char *name = token->text;
    if (version == source->version || source->profile == PROFILE_ES) return name;
    if (token_is(token + 1, "(") && version >= 130) {
        const glsl_texture_name *texture = mgl_glsl_texture_name(name);
        bool newer = texture && (strstr(name, "Array") || strstr(name, "Offset") || strstr(name, "texelFetch") ||
                                 strstr(name, "textureSize") || strstr(name, "Buffer") ||
                                 (strstr(name, "Grad") && !strstr(name, "ARB")) || strstr(name, "Cube"));
        if (newer && !texture->shadow) return texture->modern;
    }
    uint32_t since = mgl_glsl_keyword_since(name);
    /* An extension may be why the word is used; only words that no type or qualifier position explains are renamed. */
    bool word_use =
        token_is(token + 1, "=") || token_is(token + 1, ";") || token_is(token + 1, ",") || token_is(token + 1, ")");
    if (since > source->level && since <= version && word_use) return mgl_glsl_format(source->arena, "mgl_k_%s", name);
    return name;
}

/* `out gl_PerVertex { ... };` is legal from 1.50 on, but glslang wants 4.10 for it: the end of such a redeclaration, or
 * `at`. */
static uint32_t skip_per_vertex(const glsl_unit *unit, uint32_t at, uint32_t version)
{
    const glsl_token *tokens = unit->source.tokens.items;
    bool redeclaration = version >= 150 && version < 410 &&
                         (token_is(&tokens[at], "in") || token_is(&tokens[at], "out")) &&
                         token_is(&tokens[at + 1], "gl_PerVertex");
    while (redeclaration && tokens[at].kind != TOKEN_END && !token_is(&tokens[at], "}"))
        at++;
    while (redeclaration && tokens[at].kind != TOKEN_END && !token_is(&tokens[at], ";"))
        at++;
    return redeclaration && tokens[at].kind != TOKEN_END ? at + 1 : at;
}

static void write_tokens(const glsl_unit *unit, uint32_t version, glsl_text *out)
{
    uint32_t line = 1;
    for (uint32_t i = 0; i < unit->source.tokens.count; i++) {
        i = skip_per_vertex(unit, i, version);
        const glsl_token *token = &unit->source.tokens.items[i];
        for (; line < token->line; line++)
            mgl_glsl_text_add(out, "\n");
        mgl_glsl_text_add(out, " ");
        mgl_glsl_text_add(out, token->kind == TOKEN_IDENTIFIER ? checked_name(unit, token, version) : token->text);
    }
    mgl_glsl_text_add(out, "\n");
}

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
        bool two_words =
            token_is(&token, "unsigned") && i + 1 < tokens->count && token_is(&tokens->items[i + 1], "int");
        if (two_words) token.text = "uint", i++;
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

/* ---- checks that glslang does not make ---- */

#define MAX_NESTING 400 /* brackets: glslang's parser recurses */

static bool check_nesting(const glsl_source *source, glsl_log *log)
{
    uint32_t depth = 0;
    for (uint32_t i = 0; i < source->tokens.count; i++) {
        const glsl_token *token = &source->tokens.items[i];
        if (token->kind != TOKEN_PUNCTUATOR || token->text[1]) continue;
        if (strchr("([{", token->text[0]) && ++depth > MAX_NESTING) {
            mgl_glsl_log_error(log, token->line, "expressions are nested too deeply");
            return false;
        }
        if (strchr(")]}", token->text[0]) && depth) depth--;
    }
    return true;
}

/* A block named as a function is an error that glslang 12 meets with a crash. */
static bool check_block_names(const glsl_source *source, glsl_log *log)
{
    const glsl_token *t = source->tokens.items;
    for (uint32_t i = 0; i + 3 < source->tokens.count; i++) {
        bool storage =
            token_is(&t[i], "in") || token_is(&t[i], "out") || token_is(&t[i], "uniform") || token_is(&t[i], "buffer");
        if (!storage || t[i + 1].kind != TOKEN_IDENTIFIER || !token_is(&t[i + 2], "{")) continue;
        for (uint32_t k = 1; k + 1 < source->tokens.count; k++) {
            bool function =
                t[k - 1].kind == TOKEN_IDENTIFIER && token_is(&t[k], t[i + 1].text) && token_is(&t[k + 1], "(");
            if (!function) continue;
            mgl_glsl_log_error(log, t[i + 1].line, "block name `%s' is already used", t[i + 1].text);
            return false;
        }
    }
    return true;
}

/* GLSL 1.40 without GL_ARB_compatibility took these away; glslang still knows them there. */
static bool check_removed(const mgl_glsl_options *options, const glsl_source *source, glsl_log *log)
{
    bool compatibility = !options->core_profile || source->version != 140 || source->profile == PROFILE_ES;
    for (uint32_t i = 0; i < source->extensions.count; i++)
        compatibility |= strcmp(source->extensions.items[i], "GL_ARB_compatibility") == 0;
    static const char *const limits[] = {"gl_MaxLights", "gl_MaxClipPlanes", "gl_MaxTextureUnits",
                                         "gl_MaxTextureCoords"};
    static const char *const varyings[] = {"gl_FrontColor",         "gl_BackColor",      "gl_FrontSecondaryColor",
                                           "gl_BackSecondaryColor", "gl_TexCoord",       "gl_FogFragCoord",
                                           "gl_ClipVertex",         "gl_SecondaryColor", "gl_Color"};
    for (uint32_t i = 0; !compatibility && i < source->tokens.count; i++) {
        const glsl_token *token = &source->tokens.items[i];
        const char *type;
        bool removed = mgl_glsl_legacy_attribute(token->text, &type) >= 0 || token_is(token, "ftransform");
        uint32_t state = mgl_glsl_builtin_of(token->text);
        removed |= state != MGL_BUILTIN_NONE && state != MGL_BUILTIN_DEPTH_RANGE && state != MGL_BUILTIN_NUM_SAMPLES;
        for (uint32_t k = 0; k < MGL_COUNT(limits); k++)
            removed |= token_is(token, limits[k]);
        for (uint32_t k = 0; k < MGL_COUNT(varyings); k++)
            removed |= token_is(token, varyings[k]);
        if (!removed) continue;
        mgl_glsl_log_error(log, token->line, "`%s' undeclared: it needs GL_ARB_compatibility", token->text);
        return false;
    }
    return true;
}

/* The fragment stage writes one of gl_FragColor, gl_FragData and outputs of its own (GLSL 1.50 §7.2). */
static bool check_outputs(const glsl_unit *unit, glsl_log *log)
{
    if (unit->stage != MGL_STAGE_FRAGMENT) return true;
    const char *own = NULL;
    for (uint32_t i = 0; i < unit->variables.count; i++) {
        const glsl_variable *v = &unit->variables.items[i];
        if (v->qualifiers.storage == STORAGE_OUT && strncmp(v->name, "gl_", 3) != 0 &&
            mgl_glsl_unit_uses(unit, v->name))
            own = v->name;
    }
    bool color = mgl_glsl_unit_uses(unit, "gl_FragColor"), data = mgl_glsl_unit_uses(unit, "gl_FragData");
    if (color + data + (own != NULL) < 2) return true;
    mgl_glsl_log_error(log, 1, "fragment shader writes to both `%s' and `%s'", color ? "gl_FragColor" : "gl_FragData",
                       color && data ? "gl_FragData" : own);
    return false;
}

/* ---- one attempt under a default version ---- */

/* What glslang allows in later versions only although earlier ones, or every implementation, have it. */
static uint32_t version_that_allows(const glsl_unit *unit, const char *log)
{
    if (unit->source.profile == PROFILE_ES || !log) return 0;
    if (strstr(log, "'non-constant initializer' : not supported")) return 420;
    return 0;
}

static bool check_text(const glsl_unit *unit, const mgl_glsl_options *options, uint32_t version, glsl_log *log)
{
    glsl_text checked = {.arena = unit->source.arena};
    uint32_t prefix = write_header(&unit->source, version, &checked);
    write_tokens(unit, version, &checked);
    return mgl_glsl_compiler_check(options, unit->stage, checked.data, prefix, log);
}

static bool compile_unit(glsl_unit *unit, const mgl_glsl_options *options, const char *text, size_t size,
                         uint32_t default_version, glsl_log *log)
{
    glsl_source *source = &unit->source;
    if (!mgl_glsl_preprocess(source, options, unit->stage, text, size, default_version, log)) return false;
    unify_dialect(source);
    if (!check_nesting(source, log) || !check_block_names(source, log) || !check_removed(options, source, log))
        return false;
    uint32_t version = needed_version(source);
    if (!check_text(unit, options, version, log)) {
        uint32_t later = version_that_allows(unit, log->text.data);
        glsl_log second = {.text = {.arena = source->arena}, .marks = log->marks};
        if (later <= version || !check_text(unit, options, later, &second)) return false;
        *log = (glsl_log){.text = {.arena = log->text.arena}, .marks = log->marks};
    }
    replace_limits(options, source);
    if (mgl_glsl_declarations_parse(unit)) return check_outputs(unit, log);
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
    glsl_arena log_arena = {.bail = &bail};
    volatile bool ok = false;
    glsl_log log = {.text = {.arena = &log_arena}};
    if (setjmp(bail) == 0) {
        ok = compile_unit(&shader->unit, options, text, size, default_version, &log);
        *log_text = strdup(log.text.data ? log.text.data : "");
    }
    mgl_glsl_arena_finish(&log_arena);
    shader->arena.bail = NULL;
    if (ok) return shader;
    shader_destroy(shader);
    return NULL;
}

/* ---- the cache ---- */

static _Atomic uint64_t compile_count, compile_hits;

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

void mgl_glsl_key_options(mgl_bytes *key, const mgl_glsl_options *options)
{
    mgl_glsl_options plain = *options;
    uint32_t revision = FRONT_END_REVISION;
    plain.extensions = NULL;
    mgl_bytes_append(key, &revision, sizeof revision);
    mgl_bytes_append(key, &plain, sizeof plain);
    for (uint32_t i = 0; i < options->extension_count; i++)
        mgl_bytes_append(key, options->extensions[i], strlen(options->extensions[i]) + 1);
}

bool mgl_glsl_compile(const mgl_glsl_options *options, mgl_stage stage, const char *source, size_t size,
                      mgl_glsl_shader **out, char **log)
{
    *out = NULL;
    mgl_bytes key = {0};
    mgl_glsl_key_options(&key, options);
    mgl_bytes_append(&key, &stage, sizeof stage);
    mgl_bytes_append(&key, source, size);
    bool keyed = !key.failed;
    mgl_hash128 hash = keyed ? mgl_hash128_of(key.data, key.size) : (mgl_hash128){0};
    mgl_bytes_finish(&key);
    if (keyed && (*out = mgl_pc_store_find(&shader_store, hash))) {
        atomic_fetch_add(&compile_hits, 1);
        *log = strdup("");
        return true;
    }
    atomic_fetch_add(&compile_count, 1);
    /* DESIGN.md §7: sources without #version are tried as both families, the context's own first. */
    uint32_t first = options->es_context ? 100 : 110;
    *out = compile_once(options, stage, source, size, first, log);
    if (!*out && !memmem(source, size, "#version", 8)) {
        char *second_log = NULL;
        *out = compile_once(options, stage, source, size, first == 100 ? 110 : 100, &second_log);
        if (*out)
            free(*log), *log = second_log;
        else
            free(second_log);
    }
    if (!*out) return false;
    (*out)->key = hash;
    if (keyed) mgl_pc_store_insert(&shader_store, hash, *out, (*out)->arena.total);
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

uint64_t mgl_glsl_compile_counts(uint64_t *hits)
{
    *hits = atomic_load(&compile_hits);
    return atomic_load(&compile_count);
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
