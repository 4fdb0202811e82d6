/* Source text to tokens. Line continuations vanish here and comments become white space (GLSL 4.60 §3.1, §3.4); every
 * token keeps the physical line it stands on. */
#include "translator/glsl/internal.h"

#include <string.h>

typedef struct lexer {
    glsl_arena *arena;
    const char *at, *end;
    uint32_t line;
    mgl_table strings; /* equal texts share memory */
} lexer;

static bool is_identifier_start(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Steps over "\\\n" and "\\\r\n". */
static void skip_continuations(lexer *lx)
{
    while (lx->at < lx->end && *lx->at == '\\') {
        const char *next = lx->at + 1;
        if (next < lx->end && *next == '\r') next++;
        if (next >= lx->end || *next != '\n') return;
        lx->at = next + 1;
        lx->line++;
    }
}

static char peek(lexer *lx)
{
    skip_continuations(lx);
    return lx->at < lx->end ? *lx->at : 0;
}

static char peek_second(lexer *lx)
{
    lexer ahead = *lx;
    if (peek(&ahead)) ahead.at++;
    return peek(&ahead);
}

static bool skip_comment(lexer *lx, bool *open_comment)
{
    if (peek(lx) != '/') return false;
    char second = peek_second(lx);
    if (second == '/') {
        while (peek(lx) && peek(lx) != '\n')
            lx->at++;
        return true;
    }
    if (second != '*') return false;
    peek(lx), lx->at++, peek(lx), lx->at++;
    while (lx->at < lx->end && !(*lx->at == '*' && lx->at + 1 < lx->end && lx->at[1] == '/')) {
        if (*lx->at == '\n') lx->line++;
        lx->at++;
    }
    *open_comment = lx->at >= lx->end;
    lx->at = *open_comment ? lx->end : lx->at + 2;
    return true;
}

/* White space and comments; true when there was any. Stops at a newline outside a comment. */
static bool skip_space(lexer *lx, bool *open_comment)
{
    bool any = false;
    for (;;) {
        char c = peek(lx);
        if (c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f' || (!c && lx->at < lx->end)) {
            lx->at++;
        } else if (!skip_comment(lx, open_comment)) {
            return any;
        }
        any = true;
    }
}

static const char *intern(lexer *lx, const char *text, uint32_t size)
{
    const char *found = mgl_table_find(&lx->strings, text, size);
    if (found) return found;
    char *copy = mgl_glsl_strndup(lx->arena, text, size);
    mgl_table_insert(&lx->strings, text, size, copy);
    return copy;
}

/* Reads an identifier or number of any length into `buffer`; a longer one than the buffer holds goes to the arena. */
static const char *read_word(lexer *lx, bool number)
{
    char small[128];
    uint32_t size = 0, capacity = sizeof small;
    char *buffer = small;
    for (char c = peek(lx);; c = peek(lx)) {
        char last = size ? buffer[size - 1] : 0;
        bool hexadecimal = size > 1 && (buffer[1] == 'x' || buffer[1] == 'X');
        bool exponent_sign = number && !hexadecimal && (c == '+' || c == '-') && (last == 'e' || last == 'E');
        if (!(is_identifier_start(c) || is_digit(c) || (number && c == '.') || exponent_sign)) break;
        if (size == capacity) {
            char *larger = mgl_glsl_alloc(lx->arena, capacity * 2);
            memcpy(larger, buffer, size);
            buffer = larger;
            capacity *= 2;
        }
        buffer[size++] = c;
        lx->at++;
    }
    return intern(lx, buffer, size);
}

static bool is_float(const char *text)
{
    bool hexadecimal = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    return !hexadecimal && strpbrk(text, ".eEfF");
}

static const char *read_punctuator(lexer *lx)
{
    static const char *const longer[] = {"<<=", ">>=", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&",
                                         "||",  "^^",  "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "##"};
    for (uint32_t i = 0; i < MGL_COUNT(longer); i++) {
        size_t size = strlen(longer[i]);
        if ((size_t)(lx->end - lx->at) < size || strncmp(lx->at, longer[i], size) != 0) continue;
        lx->at += size;
        return longer[i];
    }
    char one[2] = {peek(lx), 0};
    lx->at++;
    return intern(lx, one, 1);
}

void mgl_glsl_lex(glsl_arena *arena, const char *source, size_t size, glsl_tokens *out, bool *open_comment)
{
    lexer lx = {.arena = arena, .at = source, .end = source + size, .line = 1};
    jmp_buf *outer = arena->bail, bail;
    arena->bail = &bail;
    if (setjmp(bail)) { /* the table is the only memory outside the arena */
        mgl_table_finish(&lx.strings, NULL);
        longjmp(*outer, 1);
    }
    *open_comment = false;
    glsl_token_kind kind;
    do {
        bool space = skip_space(&lx, open_comment);
        char c = peek(&lx);
        glsl_token token = {.space = space, .line = lx.line, .text = ""};
        if (!c) {
            kind = TOKEN_END;
        } else if (c == '\n') {
            kind = TOKEN_NEWLINE;
            lx.at++, lx.line++;
        } else if (is_identifier_start(c)) {
            kind = TOKEN_IDENTIFIER;
            token.text = read_word(&lx, false);
        } else if (is_digit(c) || (c == '.' && is_digit(peek_second(&lx)))) {
            token.text = read_word(&lx, true);
            kind = is_float(token.text) ? TOKEN_FLOAT : TOKEN_INT;
        } else {
            token.text = read_punctuator(&lx);
            kind = strchr("@`$\"'\\", c) || (unsigned char)c >= 128 ? TOKEN_OTHER : TOKEN_PUNCTUATOR;
        }
        token.kind = kind;
        *GLSL_PUSH(arena, out) = token;
    } while (kind != TOKEN_END);
    mgl_table_finish(&lx.strings, NULL);
    arena->bail = outer;
}

const glsl_token *mgl_glsl_closing(const glsl_token *open)
{
    uint32_t depth = 0;
    for (; open->kind != TOKEN_END; open++) {
        if (open->kind != TOKEN_PUNCTUATOR || open->text[1]) continue;
        if (strchr("([{", open->text[0])) depth++;
        if (strchr(")]}", open->text[0]) && --depth == 0) break;
    }
    return open;
}
