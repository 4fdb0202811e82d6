/* The preprocessor: directives and conditionals over the token list; macros.c expands what is left. The extension
 * macros are those that the context advertises, which is why glslang's own preprocessor cannot do this work. */
#include "translator/glsl/internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct branch { /* one open #if */
    bool active, taken, seen_else, parent_active;
    uint32_t line;
} branch;

typedef struct directives {
    glsl_preprocessor *pp;
    const mgl_glsl_options *options;
    glsl_tokens run; /* tokens since the last directive, not yet expanded */
    GLSL_LIST(branch) branches;
    bool seen_token; /* something other than #version came */
    bool seen_version;
} directives;

static bool active(const directives *d)
{
    return !d->branches.count || d->branches.items[d->branches.count - 1].active;
}

static void flush_run(directives *d)
{
    if (!d->run.count) return;
    mgl_glsl_macro_expand(d->pp, d->run.items, d->run.count, &d->pp->source->tokens);
    d->run.count = 0;
}

/* ---- #version ---- */

static bool version_known(const mgl_glsl_options *options, uint32_t version, bool es)
{
    static const uint16_t desktop[] = {110, 120, 130, 140, 150, 330, 400, 410, 420, 430, 440, 450, 460};
    uint32_t limit = options->max_version ? options->max_version : 460;
    if (es)
        return version == 100 || version == 300 || (version == 310 && limit >= 430) || (version == 320 && limit >= 450);
    for (uint32_t i = 0; i < MGL_COUNT(desktop); i++)
        if (desktop[i] == version) return version <= limit;
    return false;
}

static uint32_t level_of(uint32_t version, bool es)
{
    if (!es) return version;
    return version == 100 ? 120 : version == 300 ? 330 : version == 310 ? 430 : 450;
}

static void read_version(directives *d, const glsl_token *tokens, uint32_t count, uint32_t line)
{
    glsl_source *source = d->pp->source;
    glsl_log *log = d->pp->log;
    if (d->seen_token || d->seen_version) mgl_glsl_log_error(log, line, "#version must appear first, and once");
    d->seen_version = true;
    if (!count || tokens[0].kind != TOKEN_INT || count > 2) {
        mgl_glsl_log_error(log, line, "malformed #version");
        return;
    }
    uint32_t version = (uint32_t)strtoul(tokens[0].text, NULL, 10);
    glsl_profile profile = PROFILE_NONE;
    if (count == 2) {
        if (token_is(&tokens[1], "core"))
            profile = PROFILE_CORE;
        else if (token_is(&tokens[1], "compatibility"))
            profile = PROFILE_COMPATIBILITY;
        else if (token_is(&tokens[1], "es"))
            profile = PROFILE_ES;
        else
            mgl_glsl_log_error(log, line, "\"%s\" is not a valid shading language profile", tokens[1].text);
        if ((profile == PROFILE_CORE || profile == PROFILE_COMPATIBILITY) && version < 150)
            mgl_glsl_log_error(log, line, "versions before 1.50 have no profiles");
    }
    if (version == 100 && profile == PROFILE_NONE) profile = PROFILE_ES;
    if (profile == PROFILE_NONE && version >= 150) profile = PROFILE_CORE;
    if (!version_known(d->options, version, profile == PROFILE_ES)) {
        mgl_glsl_log_error(log, line, "GLSL %u.%02u%s is not supported", version / 100, version % 100,
                           profile == PROFILE_ES ? " ES" : "");
        return;
    }
    source->version = version;
    source->profile = profile;
    source->level = level_of(version, profile == PROFILE_ES);
}

/* ---- the other directives ---- */

static bool advertised(const directives *d, const char *name)
{
    for (uint32_t i = 0; i < d->options->extension_count; i++)
        if (strcmp(d->options->extensions[i], name) == 0) return true;
    return d->pp->source->profile == PROFILE_ES && strcmp(name, "GL_OES_standard_derivatives") == 0;
}

static void read_extension(directives *d, const glsl_token *tokens, uint32_t count, uint32_t line)
{
    glsl_log *log = d->pp->log;
    if (count != 3 || tokens[0].kind != TOKEN_IDENTIFIER || !token_is(&tokens[1], ":")) {
        mgl_glsl_log_error(log, line, "malformed #extension");
        return;
    }
    const char *name = tokens[0].text;
    bool require = token_is(&tokens[2], "require"), enable = token_is(&tokens[2], "enable");
    bool warn = token_is(&tokens[2], "warn"), disable = token_is(&tokens[2], "disable");
    if (!require && !enable && !warn && !disable) {
        mgl_glsl_log_error(log, line, "unknown extension behavior `%s'", tokens[2].text);
        return;
    }
    if (strcmp(name, "all") == 0) {
        if (require || enable) mgl_glsl_log_error(log, line, "cannot %s all extensions", tokens[2].text);
        return;
    }
    if (!advertised(d, name)) {
        if (require)
            mgl_glsl_log_error(log, line, "extension `%s' unsupported", name);
        else if (!disable)
            mgl_glsl_log_warning(log, line, "extension `%s' unsupported", name);
        return;
    }
    if (!disable)
        *GLSL_PUSH(d->pp->arena, &d->pp->source->extensions) = mgl_glsl_strndup(d->pp->arena, name, strlen(name));
}

static void read_line(directives *d, const glsl_token *tokens, uint32_t count, uint32_t line)
{
    glsl_tokens expanded = {0};
    mgl_glsl_macro_expand(d->pp, tokens, count, &expanded);
    if (!expanded.count || expanded.count > 2 || expanded.items[0].kind != TOKEN_INT ||
        (expanded.count == 2 && expanded.items[1].kind != TOKEN_INT)) {
        mgl_glsl_log_error(d->pp->log, line, "malformed #line");
        return;
    }
    const glsl_source *source = d->pp->source;
    uint32_t number = (uint32_t)strtoul(expanded.items[0].text, NULL, 0);
    uint32_t string, ignored;
    mgl_glsl_line_of(&source->marks, line, &string, &ignored);
    if (expanded.count == 2) string = (uint32_t)strtoul(expanded.items[1].text, NULL, 0);
    /* Before 3.30 the directive named its own line, not the next one (GLSL 1.50 §3.3). */
    bool own_line = source->profile != PROFILE_ES && source->version < 330;
    glsl_line_mark mark = {.physical = line + 1, .line = number + own_line, .string = string};
    *GLSL_PUSH(d->pp->arena, &d->pp->source->marks) = mark;
}

static void read_undef(directives *d, const glsl_token *tokens, uint32_t count, uint32_t line)
{
    if (count != 1 || tokens[0].kind != TOKEN_IDENTIFIER) {
        mgl_glsl_log_error(d->pp->log, line, "malformed #undef");
        return;
    }
    const glsl_macro *macro = mgl_glsl_macro_find(d->pp, tokens[0].text);
    if ((macro && macro->builtin) || strncmp(tokens[0].text, "GL_", 3) == 0) {
        mgl_glsl_log_error(d->pp->log, line, "built-in macro \"%s\" cannot be undefined", tokens[0].text);
        return;
    }
    mgl_table_remove(&d->pp->macros, tokens[0].text, (uint32_t)strlen(tokens[0].text));
}

static void read_error(directives *d, const glsl_token *tokens, uint32_t count, uint32_t line)
{
    glsl_text text = {.arena = d->pp->arena};
    for (uint32_t i = 0; i < count; i++)
        mgl_glsl_text_format(&text, "%s%s", i ? " " : "", tokens[i].text);
    mgl_glsl_log_error(d->pp->log, line, "#error %s", text.data ? text.data : "");
}

static void read_pragma(directives *d, const glsl_token *tokens, uint32_t count)
{
    bool invariant =
        count >= 4 && token_is(&tokens[0], "STDGL") && token_is(&tokens[1], "invariant") && token_is(&tokens[3], "all");
    d->pp->source->invariant_all |= invariant;
}

/* ---- conditionals ---- */

static void open_branch(directives *d, const char *name, const glsl_token *tokens, uint32_t count, uint32_t line)
{
    bool parent = active(d), value = false;
    if (parent && strcmp(name, "if") == 0) {
        if (count)
            value = mgl_glsl_condition(d->pp, tokens, count, line);
        else
            mgl_glsl_log_error(d->pp->log, line, "#if with no expression");
    } else if (parent) {
        if (!count || tokens[0].kind != TOKEN_IDENTIFIER)
            mgl_glsl_log_error(d->pp->log, line, "#%s without a macro name", name);
        else
            value = (mgl_glsl_macro_find(d->pp, tokens[0].text) != NULL) == (strcmp(name, "ifdef") == 0);
        if (count > 1) mgl_glsl_log_warning(d->pp->log, line, "extra tokens at the end of #%s", name);
    }
    branch opened = {.active = parent && value, .taken = value, .parent_active = parent, .line = line};
    *GLSL_PUSH(d->pp->arena, &d->branches) = opened;
}

static void next_branch(directives *d, bool is_else, const glsl_token *tokens, uint32_t count, uint32_t line)
{
    const char *name = is_else ? "else" : "elif";
    if (!d->branches.count) {
        mgl_glsl_log_error(d->pp->log, line, "#%s without #if", name);
        return;
    }
    branch *top = &d->branches.items[d->branches.count - 1];
    if (top->seen_else) mgl_glsl_log_error(d->pp->log, line, "#%s after #else", name);
    bool value = is_else;
    if (!is_else && top->parent_active && !top->taken) {
        if (count)
            value = mgl_glsl_condition(d->pp, tokens, count, line);
        else
            mgl_glsl_log_error(d->pp->log, line, "#elif with no expression");
    }
    top->active = top->parent_active && !top->taken && value;
    top->taken |= value;
    top->seen_else |= is_else;
}

static bool conditional(directives *d, const char *name, const glsl_token *tokens, uint32_t count, uint32_t line)
{
    if (!strcmp(name, "if") || !strcmp(name, "ifdef") || !strcmp(name, "ifndef")) {
        open_branch(d, name, tokens, count, line);
    } else if (!strcmp(name, "elif") || !strcmp(name, "else")) {
        next_branch(d, name[2] == 's', tokens, count, line);
    } else if (!strcmp(name, "endif")) {
        if (d->branches.count)
            d->branches.count--;
        else
            mgl_glsl_log_error(d->pp->log, line, "#endif without #if");
    } else {
        return false;
    }
    return true;
}

static void directive(directives *d, const glsl_token *tokens, uint32_t count, uint32_t line)
{
    if (!count) return;
    const char *name = tokens[0].text;
    tokens++, count--;
    bool is_version = strcmp(name, "version") == 0;
    if (conditional(d, name, tokens, count, line) || !active(d)) {
        d->seen_token = true;
        return;
    }
    if (is_version)
        read_version(d, tokens, count, line);
    else if (!strcmp(name, "define"))
        mgl_glsl_macro_define(d->pp, count ? tokens : &(glsl_token){.line = line, .text = ""}, count);
    else if (!strcmp(name, "undef"))
        read_undef(d, tokens, count, line);
    else if (!strcmp(name, "extension"))
        read_extension(d, tokens, count, line);
    else if (!strcmp(name, "line"))
        read_line(d, tokens, count, line);
    else if (!strcmp(name, "error"))
        read_error(d, tokens, count, line);
    else if (!strcmp(name, "pragma"))
        read_pragma(d, tokens, count);
    else
        mgl_glsl_log_error(d->pp->log, line, "unknown directive #%s", name);
    d->seen_token = true;
}

/* ---- the whole ---- */

static void predefine(directives *d)
{
    glsl_preprocessor *pp = d->pp;
    glsl_source *source = pp->source;
    bool es = source->profile == PROFILE_ES;
    mgl_glsl_macro_predefine(pp, "__LINE__", "0");
    mgl_glsl_macro_predefine(pp, "__FILE__", "0");
    mgl_glsl_macro_predefine(pp, "__VERSION__", mgl_glsl_format(pp->arena, "%u", source->version));
    if (es) {
        mgl_glsl_macro_predefine(pp, "GL_ES", "1");
        mgl_glsl_macro_predefine(pp, "GL_OES_standard_derivatives", "1");
    }
    if (es || source->level >= 130) mgl_glsl_macro_predefine(pp, "GL_FRAGMENT_PRECISION_HIGH", "1");
    if (!es && source->version >= 150) {
        mgl_glsl_macro_predefine(pp, "GL_core_profile", "1");
        if (source->profile == PROFILE_COMPATIBILITY) mgl_glsl_macro_predefine(pp, "GL_compatibility_profile", "1");
        if (source->profile == PROFILE_COMPATIBILITY) mgl_table_remove(&pp->macros, "GL_core_profile", 15);
    }
    for (uint32_t i = 0; i < d->options->extension_count; i++)
        mgl_glsl_macro_predefine(pp, d->options->extensions[i], "1");
}

/* The version counts from the first token on, so it is found before the macros are defined. */
static void find_version(directives *d, const glsl_tokens *tokens)
{
    uint32_t i = 0;
    while (tokens->items[i].kind == TOKEN_NEWLINE)
        i++;
    if (!token_is(&tokens->items[i], "#") || !token_is(&tokens->items[i + 1], "version")) return;
    uint32_t first = i + 2, end = first;
    while (tokens->items[end].kind != TOKEN_NEWLINE && tokens->items[end].kind != TOKEN_END)
        end++;
    read_version(d, tokens->items + first, end - first, tokens->items[i].line);
    d->seen_version = false;
}

static void process(directives *d, const glsl_tokens *tokens)
{
    bool version_done = false;
    for (uint32_t i = 0; tokens->items[i].kind != TOKEN_END;) {
        const glsl_token *first = &tokens->items[i];
        uint32_t end = i;
        while (tokens->items[end].kind != TOKEN_NEWLINE && tokens->items[end].kind != TOKEN_END)
            end++;
        if (token_is(first, "#") && first->kind == TOKEN_PUNCTUATOR) {
            flush_run(d);
            bool is_version = end > i + 1 && token_is(&tokens->items[i + 1], "version");
            if (is_version && !version_done && !d->seen_token)
                d->seen_version = d->seen_token = true;
            else
                directive(d, first + 1, end - i - 1, first->line);
            version_done |= is_version;
        } else if (active(d)) {
            for (uint32_t k = i; k < end; k++)
                *GLSL_PUSH(d->pp->arena, &d->run) = tokens->items[k];
            d->seen_token |= end > i;
        }
        i = end + (tokens->items[end].kind == TOKEN_NEWLINE);
    }
    flush_run(d);
    if (d->branches.count)
        mgl_glsl_log_error(d->pp->log, d->branches.items[d->branches.count - 1].line, "unterminated #if");
}

static void check_characters(glsl_source *source, glsl_log *log)
{
    for (uint32_t i = 0; i < source->tokens.count; i++) {
        const glsl_token *token = &source->tokens.items[i];
        if (token->kind == TOKEN_OTHER || token_is(token, "##") || token_is(token, "#"))
            mgl_glsl_log_error(log, token->line, "syntax error, unexpected '%s'", token->text);
    }
}

bool mgl_glsl_preprocess(glsl_source *source, const mgl_glsl_options *options, mgl_stage stage, const char *text,
                         size_t size, uint32_t default_version, glsl_log *log)
{
    glsl_tokens raw = {0};
    bool open_comment;
    mgl_glsl_lex(source->arena, text, size, &raw, &open_comment);
    uint32_t last_line = raw.items[raw.count - 1].line;
    source->version = default_version;
    source->profile = default_version == 100 ? PROFILE_ES : PROFILE_NONE;
    source->level = level_of(default_version, default_version == 100);
    log->marks = &source->marks;
    if (open_comment) mgl_glsl_log_error(log, last_line, "unterminated comment");

    glsl_preprocessor pp = {.arena = source->arena, .log = log, .source = source};
    directives d = {.pp = &pp, .options = options};
    jmp_buf *outer = source->arena->bail, bail;
    source->arena->bail = &bail;
    if (setjmp(bail)) {
        mgl_table_finish(&pp.macros, NULL);
        longjmp(*outer, 1);
    }
    find_version(&d, &raw);
    if (!log->errors) {
        predefine(&d);
        process(&d, &raw);
        check_characters(source, log);
    }
    mgl_table_finish(&pp.macros, NULL);
    source->arena->bail = outer;
    *GLSL_PUSH(source->arena, &source->tokens) = (glsl_token){.kind = TOKEN_END, .text = "", .line = last_line};
    return !log->errors;
}
