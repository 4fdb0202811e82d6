/* Whether a program is right, as GL means it: glslang parses it under client NONE, in the version that its extensions
 * need, and checks of our own find what glslang lets pass or cannot survive. */
#include "translator/glsl/internal.h"

#include <string.h>

/* ---- the text that glslang checks ---- */

uint32_t mgl_glsl_needed_version(const glsl_source *source)
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
        /* A raised version keeps what the program's own core profile still had. */
        profile = source->profile == PROFILE_CORE && version == source->version ? " core" : " compatibility";
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
static const char *checked_name(const glsl_unit *unit, const glsl_token *token, uint32_t version, const char **suffix)
{
    const glsl_source *source = &unit->source;
    const char *name = token->text;
    if (version == source->version || source->profile == PROFILE_ES) return name;
    if (token_is(token + 1, "(") && version >= 130) {
        const glsl_texture_name *texture = mgl_glsl_texture_name(name);
        bool newer = texture && (strstr(name, "Array") || strstr(name, "Offset") || strstr(name, "texelFetch") ||
                                 strstr(name, "textureSize") || strstr(name, "Buffer") ||
                                 (strstr(name, "Grad") && !strstr(name, "ARB")) || strstr(name, "Cube"));
        if (newer && texture->shadow) suffix[mgl_glsl_closing(token + 1) - token] = ")";
        if (newer)
            return texture->shadow ? mgl_glsl_format(source->arena, "vec4(%s", texture->modern) : texture->modern;
    }
    uint32_t since = mgl_glsl_keyword_since(name);
    /* An extension may be why the word is used; only words that no type or qualifier position explains are renamed. */
    bool word_use =
        token_is(token + 1, "=") || token_is(token + 1, ";") || token_is(token + 1, ",") || token_is(token + 1, ")");
    bool in_layout = token_is(token, "shared") || token_is(token, "buffer");
    if (since > source->level && since <= version && word_use && !in_layout)
        return mgl_glsl_format(source->arena, "mgl_k_%s", name);
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
    const char **suffix = mgl_glsl_alloc(out->arena, unit->source.tokens.count * sizeof *suffix);
    for (uint32_t i = 0; i < unit->source.tokens.count; i++) {
        i = skip_per_vertex(unit, i, version);
        const glsl_token *token = &unit->source.tokens.items[i];
        for (; line < token->line; line++)
            mgl_glsl_text_add(out, "\n");
        mgl_glsl_text_add(out, " ");
        mgl_glsl_text_add(out, token->kind == TOKEN_IDENTIFIER ? checked_name(unit, token, version, suffix + i)
                                                               : token->text);
        if (suffix[i]) mgl_glsl_text_add(out, suffix[i]);
    }
    mgl_glsl_text_add(out, "\n");
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
bool mgl_glsl_check_outputs(const glsl_unit *unit, glsl_log *log)
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

/* ---- the whole ---- */

/* What glslang allows in later versions only although earlier ones, or every implementation, have it. */
static uint32_t version_that_allows(const glsl_unit *unit, const char *log)
{
    if (unit->source.profile == PROFILE_ES || !log) return 0;
    static const struct {
        const char *message;
        uint32_t before, version;
    } rules[] = {
        {"'non-constant initializer' : not supported", 420, 420},
        {"'inverse' : no matching overloaded function", 150, 150},
        {"no matching overloaded function", 120, 120}, /* integers where floats are wanted */
    };
    for (uint32_t i = 0; i < MGL_COUNT(rules); i++)
        if (unit->source.version < rules[i].before && strstr(log, rules[i].message)) return rules[i].version;
    return 0;
}

static bool check_text(const glsl_unit *unit, const mgl_glsl_options *options, uint32_t version, glsl_log *log)
{
    glsl_text checked = {.arena = unit->source.arena};
    uint32_t prefix = write_header(&unit->source, version, &checked);
    write_tokens(unit, version, &checked);
    return mgl_glsl_compiler_check(options, unit->stage, checked.data, prefix, log);
}

bool mgl_glsl_check(const glsl_unit *unit, const mgl_glsl_options *options, glsl_log *log)
{
    const glsl_source *source = &unit->source;
    if (!check_nesting(source, log) || !check_block_names(source, log) || !check_removed(options, source, log))
        return false;
    uint32_t version = mgl_glsl_needed_version(source);
    if (check_text(unit, options, version, log)) return true;
    uint32_t later = version_that_allows(unit, log->text.data);
    glsl_log second = {.text = {.arena = source->arena}, .marks = log->marks};
    if (later <= version || !check_text(unit, options, later, &second)) return false;
    *log = (glsl_log){.text = {.arena = log->text.arena}, .marks = log->marks};
    return true;
}
