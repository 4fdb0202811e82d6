/* Macros: definition and expansion with hide sets, so that a macro never expands inside its own expansion (C11
 * §6.10.3.4, which GLSL 4.60 §3.3 follows). */
#include "translator/glsl/internal.h"

#include <stdio.h>
#include <string.h>

#define MAX_EXPANSION 500000u /* tokens a shader: a bomb of nested macros is an error, not a hang */

glsl_macro *mgl_glsl_macro_find(const glsl_preprocessor *pp, const char *name)
{
    return mgl_table_find(&pp->macros, name, (uint32_t)strlen(name));
}

static void store(glsl_preprocessor *pp, glsl_macro *macro)
{
    if (!mgl_table_insert(&pp->macros, macro->name, (uint32_t)strlen(macro->name), macro)) longjmp(*pp->arena->bail, 1);
}

void mgl_glsl_macro_predefine(glsl_preprocessor *pp, const char *name, const char *value)
{
    glsl_macro *macro = mgl_glsl_alloc(pp->arena, sizeof *macro);
    macro->name = name;
    macro->builtin = true;
    macro->body_count = 1;
    macro->body = mgl_glsl_alloc(pp->arena, sizeof *macro->body);
    *macro->body = (glsl_token){.kind = TOKEN_INT, .text = value, .space = true};
    store(pp, macro);
}

static bool same_macro(const glsl_macro *a, const glsl_macro *b)
{
    if (a->function != b->function || a->parameter_count != b->parameter_count || a->body_count != b->body_count)
        return false;
    for (uint32_t i = 0; i < a->parameter_count; i++)
        if (strcmp(a->parameters[i], b->parameters[i]) != 0) return false;
    for (uint32_t i = 0; i < a->body_count; i++) {
        if (strcmp(a->body[i].text, b->body[i].text) != 0) return false;
        if (i && a->body[i].space != b->body[i].space) return false;
    }
    return true;
}

/* Reads "(a, b)" into the macro; returns the index after it, 0 when malformed. */
static uint32_t read_parameters(glsl_preprocessor *pp, glsl_macro *macro, const glsl_token *tokens, uint32_t count)
{
    uint32_t i = 2;
    macro->function = true;
    macro->parameters = mgl_glsl_alloc(pp->arena, count * sizeof *macro->parameters);
    if (i < count && token_is(&tokens[i], ")")) return i + 1;
    for (; i + 1 < count; i += 2) {
        if (tokens[i].kind != TOKEN_IDENTIFIER) return 0;
        for (uint32_t k = 0; k < macro->parameter_count; k++) {
            if (strcmp(macro->parameters[k], tokens[i].text) == 0) {
                mgl_glsl_log_error(pp->log, tokens[i].line, "duplicate macro parameter \"%s\"", tokens[i].text);
                return i;
            }
        }
        macro->parameters[macro->parameter_count++] = tokens[i].text;
        if (token_is(&tokens[i + 1], ")")) return i + 2;
        if (!token_is(&tokens[i + 1], ",")) return 0;
    }
    return 0;
}

static bool name_allowed(glsl_preprocessor *pp, const glsl_token *name)
{
    const glsl_macro *old = mgl_glsl_macro_find(pp, name->text);
    if (strcmp(name->text, "defined") == 0 || strncmp(name->text, "GL_", 3) == 0 || (old && old->builtin)) {
        mgl_glsl_log_error(pp->log, name->line, "macro name \"%s\" is reserved", name->text);
        return false;
    }
    if (strstr(name->text, "__"))
        mgl_glsl_log_warning(pp->log, name->line, "macro name \"%s\" contains \"__\", which is reserved", name->text);
    return true;
}

void mgl_glsl_macro_define(glsl_preprocessor *pp, const glsl_token *tokens, uint32_t count)
{
    if (!count || tokens[0].kind != TOKEN_IDENTIFIER) {
        mgl_glsl_log_error(pp->log, tokens[0].line, "#define without macro name");
        return;
    }
    if (!name_allowed(pp, &tokens[0])) return;
    glsl_macro *macro = mgl_glsl_alloc(pp->arena, sizeof *macro);
    macro->name = tokens[0].text;
    uint32_t body = 1;
    if (count > 1 && token_is(&tokens[1], "(") && !tokens[1].space) {
        body = read_parameters(pp, macro, tokens, count);
        if (!body) {
            mgl_glsl_log_error(pp->log, tokens[0].line, "malformed parameter list of macro \"%s\"", macro->name);
            return;
        }
    }
    macro->body_count = count - body;
    macro->body = mgl_glsl_alloc(pp->arena, (count - body + 1) * sizeof *macro->body);
    memcpy(macro->body, tokens + body, (count - body) * sizeof *macro->body);
    if (macro->body_count && (token_is(&macro->body[0], "##") || token_is(&macro->body[macro->body_count - 1], "##")))
        mgl_glsl_log_error(pp->log, tokens[0].line, "'##' at an end of macro \"%s\"", macro->name);
    const glsl_macro *old = mgl_glsl_macro_find(pp, macro->name);
    if (old && !same_macro(old, macro))
        mgl_glsl_log_error(pp->log, tokens[0].line, "redefinition of macro \"%s\"", macro->name);
    store(pp, macro);
}

/* ---- expansion ---- */

typedef struct argument {
    glsl_tokens raw, expanded;
    bool is_expanded;
} argument;

static bool hidden(const glsl_hide *set, const glsl_macro *macro)
{
    for (; set; set = set->next)
        if (set->macro == macro) return true;
    return false;
}

static const glsl_hide *hide_add(glsl_preprocessor *pp, const glsl_hide *set, const glsl_macro *macro)
{
    if (hidden(set, macro)) return set;
    glsl_hide *added = mgl_glsl_alloc(pp->arena, sizeof *added);
    *added = (glsl_hide){macro, set};
    return added;
}

/* What both sets have: the hide set of a function-like macro's result. */
static const glsl_hide *hide_common(glsl_preprocessor *pp, const glsl_hide *a, const glsl_hide *b)
{
    const glsl_hide *common = NULL;
    for (; a; a = a->next)
        if (hidden(b, a->macro)) common = hide_add(pp, common, a->macro);
    return common;
}

static int parameter_index(const glsl_macro *macro, const glsl_token *token)
{
    for (uint32_t i = 0; token->kind == TOKEN_IDENTIFIER && i < macro->parameter_count; i++)
        if (strcmp(macro->parameters[i], token->text) == 0) return (int)i;
    return -1;
}

static void append(glsl_preprocessor *pp, glsl_tokens *out, const glsl_token *tokens, uint32_t count)
{
    for (uint32_t i = 0; i < count && pp->expanded <= MAX_EXPANSION; i++, pp->expanded++)
        *GLSL_PUSH(pp->arena, out) = tokens[i];
}

/* Joins the last token of *out with `next`. */
static void paste(glsl_preprocessor *pp, glsl_tokens *out, const glsl_token *next)
{
    if (!out->count) {
        append(pp, out, next, 1);
        return;
    }
    glsl_token *last = &out->items[out->count - 1];
    const char *joined = mgl_glsl_format(pp->arena, "%s%s", last->text, next->text);
    glsl_tokens relexed = {0};
    bool open_comment;
    mgl_glsl_lex(pp->arena, joined, strlen(joined), &relexed, &open_comment);
    if (relexed.count != 2) {
        mgl_glsl_log_error(pp->log, last->line, "pasting \"%s\" and \"%s\" does not give a valid token", last->text,
                           next->text);
        return;
    }
    last->kind = relexed.items[0].kind;
    last->text = relexed.items[0].text;
}

/* The body with arguments in place, hide sets not yet set. */
static void substitute(glsl_preprocessor *pp, const glsl_macro *macro, argument *arguments, glsl_tokens *out)
{
    for (uint32_t i = 0; i < macro->body_count; i++) {
        const glsl_token *token = &macro->body[i];
        bool pasting = token_is(token, "##") && i + 1 < macro->body_count;
        if (pasting) token = &macro->body[++i];
        bool pasted_next = i + 1 < macro->body_count && token_is(&macro->body[i + 1], "##");
        int index = arguments ? parameter_index(macro, token) : -1;
        if (index < 0) {
            if (pasting)
                paste(pp, out, token);
            else
                append(pp, out, token, 1);
            continue;
        }
        argument *a = &arguments[index];
        if (pasting || pasted_next) {
            uint32_t first = 0;
            if (pasting && a->raw.count) paste(pp, out, &a->raw.items[0]), first = 1;
            append(pp, out, a->raw.items + first, a->raw.count - first);
            continue;
        }
        if (!a->is_expanded) mgl_glsl_macro_expand(pp, a->raw.items, a->raw.count, &a->expanded), a->is_expanded = true;
        uint32_t start = out->count;
        append(pp, out, a->expanded.items, a->expanded.count);
        if (out->count > start) out->items[start].space = token->space;
    }
}

typedef GLSL_LIST(argument) argument_list;

/* Pops the arguments after a macro name from the stack (top at the end). False: there is no closing parenthesis. */
static bool pop_arguments(glsl_preprocessor *pp, glsl_tokens *stack, argument_list *list, const glsl_hide **close)
{
    uint32_t depth = 0;
    argument *current = GLSL_PUSH(pp->arena, list);
    stack->count--; /* the opening parenthesis */
    while (stack->count) {
        glsl_token token = stack->items[--stack->count];
        if (token_is(&token, ")") && depth == 0) {
            *close = token.hide;
            return true;
        }
        if (token_is(&token, ",") && depth == 0) {
            current = GLSL_PUSH(pp->arena, list);
            continue;
        }
        if (token_is(&token, "(")) depth++;
        if (token_is(&token, ")")) depth--;
        *GLSL_PUSH(pp->arena, &current->raw) = token;
    }
    return false;
}

/* Pushes the expansion of `macro` named by `token`; false when it is not an invocation after all. */
static bool invoke(glsl_preprocessor *pp, const glsl_macro *macro, const glsl_token *token, glsl_tokens *stack)
{
    argument_list arguments = {0};
    const glsl_hide *hide = token->hide;
    if (macro->function) {
        if (!stack->count || !token_is(&stack->items[stack->count - 1], "(")) return false;
        const glsl_hide *close = NULL;
        if (!pop_arguments(pp, stack, &arguments, &close)) {
            mgl_glsl_log_error(pp->log, token->line, "unterminated argument list of macro \"%s\"", macro->name);
            return true;
        }
        bool empty = arguments.count == 1 && !arguments.items[0].raw.count && macro->parameter_count == 0;
        if (!empty && arguments.count != macro->parameter_count) {
            mgl_glsl_log_error(pp->log, token->line, "macro \"%s\" invoked with %u arguments (expected %u)",
                               macro->name, arguments.count, macro->parameter_count);
            return true;
        }
        hide = hide_common(pp, hide, close);
    }
    hide = hide_add(pp, hide, macro);
    glsl_tokens body = {0};
    substitute(pp, macro, macro->function ? arguments.items : NULL, &body);
    for (uint32_t i = body.count; i-- > 0;) {
        glsl_token copy = body.items[i];
        copy.line = token->line;
        if (i == 0) copy.space = token->space;
        const glsl_hide *own = copy.hide;
        copy.hide = hide;
        for (; own; own = own->next)
            copy.hide = hide_add(pp, copy.hide, own->macro);
        *GLSL_PUSH(pp->arena, stack) = copy;
    }
    return true;
}

static bool expand_builtin(glsl_preprocessor *pp, glsl_token *token)
{
    bool line_macro = strcmp(token->text, "__LINE__") == 0, file_macro = strcmp(token->text, "__FILE__") == 0;
    if (!line_macro && !file_macro) return false;
    uint32_t string, line;
    mgl_glsl_line_of(&pp->source->marks, token->line, &string, &line);
    token->kind = TOKEN_INT;
    token->text = mgl_glsl_format(pp->arena, "%u", line_macro ? line : string);
    return true;
}

void mgl_glsl_macro_expand(glsl_preprocessor *pp, const glsl_token *tokens, uint32_t count, glsl_tokens *out)
{
    glsl_tokens stack = {0};
    for (uint32_t i = count; i-- > 0;)
        if (tokens[i].kind != TOKEN_NEWLINE) *GLSL_PUSH(pp->arena, &stack) = tokens[i];
    while (stack.count) {
        glsl_token token = stack.items[--stack.count];
        if (pp->expanded > MAX_EXPANSION) {
            if (pp->log->errors == 0) mgl_glsl_log_error(pp->log, token.line, "macro expansion is too large");
            return;
        }
        if (token.kind == TOKEN_IDENTIFIER && !expand_builtin(pp, &token)) {
            const glsl_macro *macro = mgl_glsl_macro_find(pp, token.text);
            if (macro && !hidden(token.hide, macro) && invoke(pp, macro, &token, &stack)) continue;
        }
        *GLSL_PUSH(pp->arena, out) = token;
    }
}
