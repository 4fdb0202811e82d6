/* The integer expressions of #if and #elif (GLSL 4.60 §3.3). */
#include "translator/glsl/internal.h"

#include <stdlib.h>
#include <string.h>

typedef struct condition {
    glsl_preprocessor *pp;
    const glsl_token *tokens;
    uint32_t count, at, line, depth;
    bool failed;
} condition;

static int64_t ternary_free(condition *c, int level);

static void fail(condition *c, const char *what)
{
    if (!c->failed) mgl_glsl_log_error(c->pp->log, c->line, "%s in preprocessor condition", what);
    c->failed = true;
}

static bool accept(condition *c, const char *text)
{
    if (c->at >= c->count || !token_is(&c->tokens[c->at], text)) return false;
    c->at++;
    return true;
}

static int64_t primary(condition *c)
{
    if (c->at >= c->count || ++c->depth > 200) {
        fail(c, "missing operand");
        return 0;
    }
    int64_t value = 0;
    if (accept(c, "!"))
        value = !primary(c);
    else if (accept(c, "~"))
        value = ~primary(c);
    else if (accept(c, "-"))
        value = -(uint64_t)primary(c);
    else if (accept(c, "+"))
        value = primary(c);
    else if (accept(c, "(")) {
        value = ternary_free(c, 0);
        if (!accept(c, ")")) fail(c, "missing ')'");
    } else if (c->tokens[c->at].kind == TOKEN_INT) {
        value = (int64_t)strtoull(c->tokens[c->at++].text, NULL, 0);
    } else if (c->tokens[c->at].kind == TOKEN_IDENTIFIER) {
        /* An undefined name is 0; the ES languages make it an error. */
        if (c->pp->source->profile == PROFILE_ES) fail(c, "undefined macro");
        c->at++;
    } else {
        fail(c, "syntax error");
    }
    c->depth--;
    return value;
}

typedef struct operation {
    const char *text;
    int level;
} operation;
static const operation operations[] = {
    {"||", 1}, {"&&", 2}, {"|", 3},  {"^", 4},  {"&", 5}, {"==", 6}, {"!=", 6}, {"<", 7},  {">", 7},
    {"<=", 7}, {">=", 7}, {"<<", 8}, {">>", 8}, {"+", 9}, {"-", 9},  {"*", 10}, {"/", 10}, {"%", 10},
};

static int64_t apply(condition *c, const char *op, int64_t a, int64_t b)
{
    if ((op[0] == '/' || op[0] == '%') && (b == 0 || (a == INT64_MIN && b == -1))) {
        fail(c, "division by 0");
        return 0;
    }
    uint64_t ua = (uint64_t)a, ub = (uint64_t)b;
    switch (op[0]) {
    case '|':
        return op[1] ? a || b : a | b;
    case '&':
        return op[1] ? a && b : a & b;
    case '^':
        return a ^ b;
    case '=':
        return a == b;
    case '!':
        return a != b;
    case '<':
        return op[1] == '<' ? (int64_t)(ua << (ub & 63)) : op[1] ? a <= b : a < b;
    case '>':
        return op[1] == '>' ? a >> (ub & 63) : op[1] ? a >= b : a > b;
    case '+':
        return (int64_t)(ua + ub);
    case '-':
        return (int64_t)(ua - ub);
    case '*':
        return (int64_t)(ua * ub);
    case '/':
        return a / b;
    default:
        return a % b;
    }
}

/* Binary operators of a level above `level`, by precedence climbing. */
static int64_t ternary_free(condition *c, int level)
{
    int64_t left = primary(c);
    while (c->at < c->count && !c->failed) {
        const operation *op = NULL;
        for (uint32_t i = 0; i < MGL_COUNT(operations); i++)
            if (token_is(&c->tokens[c->at], operations[i].text)) op = &operations[i];
        if (!op || op->level <= level) break;
        c->at++;
        /* What && and || skip may hold undefined names and divisions. */
        bool skipped = (op->level == 1 && left) || (op->level == 2 && !left);
        bool failed = c->failed;
        uint32_t errors = c->pp->log->errors;
        size_t size = c->pp->log->text.size;
        int64_t right = ternary_free(c, op->level);
        if (skipped && c->failed && !failed) {
            c->failed = false;
            c->pp->log->errors = errors;
            c->pp->log->text.size = size;
            if (c->pp->log->text.data) c->pp->log->text.data[size] = 0;
        }
        left = apply(c, op->text, left, right);
    }
    return left;
}

bool mgl_glsl_condition(glsl_preprocessor *pp, const glsl_token *tokens, uint32_t count, uint32_t line)
{
    glsl_tokens resolved = {0}, expanded = {0};
    for (uint32_t i = 0; i < count; i++) {
        if (!token_is(&tokens[i], "defined")) {
            *GLSL_PUSH(pp->arena, &resolved) = tokens[i];
            continue;
        }
        bool parenthesis = i + 1 < count && token_is(&tokens[i + 1], "(");
        uint32_t name = i + 1 + parenthesis;
        if (name >= count || tokens[name].kind != TOKEN_IDENTIFIER ||
            (parenthesis && (name + 1 >= count || !token_is(&tokens[name + 1], ")")))) {
            mgl_glsl_log_error(pp->log, line, "malformed defined operator");
            return false;
        }
        glsl_token value = {
            .kind = TOKEN_INT, .line = line, .text = mgl_glsl_macro_find(pp, tokens[name].text) ? "1" : "0"};
        *GLSL_PUSH(pp->arena, &resolved) = value;
        i = name + parenthesis;
    }
    mgl_glsl_macro_expand(pp, resolved.items, resolved.count, &expanded);
    condition c = {.pp = pp, .tokens = expanded.items, .count = expanded.count, .line = line};
    int64_t value = ternary_free(&c, 0);
    if (!c.failed && c.at < c.count) fail(&c, "extra tokens");
    return value != 0;
}
