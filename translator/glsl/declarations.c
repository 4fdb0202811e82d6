/* Declarations at global scope: what a program declares, so that link can place it. Inputs, outputs, uniforms, blocks
 * and structures are taken out of the token list (emit.c writes them anew); functions and plain globals stay. The
 * program has passed glslang's check before, so this parser only needs to understand right programs, and says where it
 * could not. */
#include "translator/glsl/internal.h"

#include <stdlib.h>
#include <string.h>

typedef struct parser {
    glsl_unit *unit;
    glsl_arena *arena;
    glsl_token *tokens;
    uint32_t at;
    jmp_buf failed;
} parser;

static const glsl_token *token(const parser *p)
{
    return &p->tokens[p->at];
}

static void fail(parser *p, const char *what)
{
    p->unit->fatal = what;
    p->unit->fatal_line = token(p)->line;
    longjmp(p->failed, 1);
}

static bool accept(parser *p, const char *text)
{
    if (!token_is(token(p), text)) return false;
    p->at++;
    return true;
}

static void expect(parser *p, const char *text)
{
    if (!accept(p, text)) fail(p, "unexpected token in a declaration");
}

static const char *identifier(parser *p)
{
    if (token(p)->kind != TOKEN_IDENTIFIER) fail(p, "a name is missing in a declaration");
    return p->tokens[p->at++].text;
}

/* Index of the token that closes the bracket at `open`. */
static uint32_t closing(parser *p, uint32_t open)
{
    const glsl_token *close = mgl_glsl_closing(&p->tokens[open]);
    if (close->kind == TOKEN_END) fail(p, "a bracket is not closed");
    return (uint32_t)(close - p->tokens);
}

static int64_t constant(parser *p, uint32_t begin, uint32_t end)
{
    int64_t value = 0;
    if (!mgl_glsl_constant_int(p->unit, begin, end, &value)) fail(p, "a constant expression could not be evaluated");
    return value;
}

/* ---- qualifiers ---- */

static const struct {
    const char *name;
    uint32_t flag;
} simple_qualifiers[] = {{"flat", Q_FLAT},           {"smooth", Q_SMOOTH},     {"noperspective", Q_NOPERSPECTIVE},
                         {"centroid", Q_CENTROID},   {"sample", Q_SAMPLE},     {"patch", Q_PATCH},
                         {"invariant", Q_INVARIANT}, {"precise", Q_PRECISE},   {"coherent", Q_COHERENT},
                         {"volatile", Q_VOLATILE},   {"restrict", Q_RESTRICT}, {"readonly", Q_READONLY},
                         {"writeonly", Q_WRITEONLY}};

static const struct {
    const char *name;
    uint32_t flag;
    size_t field;
} layout_values[] = {{"location", Q_LOCATION, offsetof(glsl_qualifiers, location)},
                     {"component", Q_COMPONENT, offsetof(glsl_qualifiers, component)},
                     {"index", Q_INDEX, offsetof(glsl_qualifiers, index)},
                     {"binding", Q_BINDING, offsetof(glsl_qualifiers, binding)},
                     {"offset", Q_OFFSET, offsetof(glsl_qualifiers, offset)},
                     {"align", Q_ALIGN, offsetof(glsl_qualifiers, align)},
                     {"stream", Q_STREAM, offsetof(glsl_qualifiers, stream)},
                     {"xfb_buffer", Q_XFB_BUFFER, offsetof(glsl_qualifiers, xfb_buffer)},
                     {"xfb_offset", Q_XFB_OFFSET, offsetof(glsl_qualifiers, xfb_offset)},
                     {"xfb_stride", Q_XFB_STRIDE, offsetof(glsl_qualifiers, xfb_stride)}};

static bool layout_word(glsl_qualifiers *q, const char *name)
{
    if (!strcmp(name, "row_major"))
        q->flags = (q->flags | Q_ROW_MAJOR) & ~(uint32_t)Q_COLUMN_MAJOR;
    else if (!strcmp(name, "column_major"))
        q->flags = (q->flags | Q_COLUMN_MAJOR) & ~(uint32_t)Q_ROW_MAJOR;
    else if (!strcmp(name, "shared"))
        q->packing = PACKING_SHARED, q->flags |= Q_PACKING;
    else if (!strcmp(name, "packed"))
        q->packing = PACKING_PACKED, q->flags |= Q_PACKING;
    else if (!strcmp(name, "std140"))
        q->packing = PACKING_STD140, q->flags |= Q_PACKING;
    else if (!strcmp(name, "std430"))
        q->packing = PACKING_STD430, q->flags |= Q_PACKING;
    else
        return false;
    return true;
}

static void add_rest(parser *p, glsl_qualifiers *q, const char *text)
{
    q->rest = q->rest ? mgl_glsl_format(p->arena, "%s, %s", q->rest, text) : text;
}

static void layout_value(parser *p, glsl_qualifiers *q, const char *name)
{
    uint32_t begin = p->at, depth = 0;
    for (; depth || !(token_is(token(p), ",") || token_is(token(p), ")")); p->at++) {
        if (token(p)->kind == TOKEN_END) fail(p, "a layout is not closed");
        if (token_is(token(p), "(") || token_is(token(p), "[")) depth++;
        if (token_is(token(p), ")") || token_is(token(p), "]")) depth--;
    }
    int64_t value = constant(p, begin, p->at);
    for (uint32_t i = 0; i < MGL_COUNT(layout_values); i++) {
        if (strcmp(name, layout_values[i].name) != 0) continue;
        q->flags |= layout_values[i].flag;
        *(uint32_t *)((char *)q + layout_values[i].field) = (uint32_t)value;
        return;
    }
    add_rest(p, q, mgl_glsl_format(p->arena, "%s = %lld", name, (long long)value));
}

static void layout(parser *p, glsl_qualifiers *q)
{
    expect(p, "(");
    q->flags |= Q_LAYOUT;
    while (!accept(p, ")")) {
        const char *name = identifier(p);
        if (accept(p, "="))
            layout_value(p, q, name);
        else if (!layout_word(q, name))
            add_rest(p, q, name);
        if (!token_is(token(p), ")")) expect(p, ",");
    }
}

static bool storage_word(parser *p, glsl_qualifiers *q, const char *name)
{
    bool vertex = p->unit->stage == MGL_STAGE_VERTEX, fragment = p->unit->stage == MGL_STAGE_FRAGMENT;
    if (!strcmp(name, "const"))
        q->storage = STORAGE_CONST;
    else if (!strcmp(name, "in"))
        q->storage = STORAGE_IN;
    else if (!strcmp(name, "out"))
        q->storage = STORAGE_OUT;
    else if (!strcmp(name, "uniform"))
        q->storage = STORAGE_UNIFORM;
    else if (!strcmp(name, "buffer") && (p->tokens[p->at + 1].kind == TOKEN_IDENTIFIER || p->unit->source.level >= 430))
        q->storage = STORAGE_BUFFER;
    else if (!strcmp(name, "shared") && p->unit->stage == MGL_STAGE_COMPUTE)
        q->storage = STORAGE_SHARED;
    else if (!strcmp(name, "attribute") && vertex)
        q->storage = STORAGE_IN;
    else if (!strcmp(name, "varying"))
        q->storage = fragment ? STORAGE_IN : STORAGE_OUT, q->flags |= Q_VARYING;
    else
        return false;
    return true;
}

/* lowp, mediump or highp before a type; old desktop languages leave the words to the program. */
static bool precision_at(const glsl_token *t)
{
    bool word = token_is(t, "lowp") || token_is(t, "mediump") || token_is(t, "highp");
    return word && (t + 1)->kind == TOKEN_IDENTIFIER;
}

static bool precision_statement(const glsl_token *t)
{
    return token_is(t, "precision") && precision_at(t + 1);
}

static glsl_qualifiers qualifiers(parser *p)
{
    glsl_qualifiers q = {0};
    while (token(p)->kind == TOKEN_IDENTIFIER) {
        const char *name = token(p)->text;
        uint32_t flag = 0;
        for (uint32_t i = 0; i < MGL_COUNT(simple_qualifiers); i++)
            if (!strcmp(name, simple_qualifiers[i].name)) flag = simple_qualifiers[i].flag;
        /* In old languages these words may be a user's names; a type follows a qualifier. */
        if (flag && p->tokens[p->at + 1].kind != TOKEN_IDENTIFIER) flag = 0;
        if (!strcmp(name, "layout") && token_is(&p->tokens[p->at + 1], "(")) {
            p->at++;
            layout(p, &q);
            continue;
        }
        if (!strcmp(name, "subroutine")) fail(p, "subroutines are not supported");
        if (!flag && !precision_at(token(p)) && !storage_word(p, &q, name)) break;
        q.flags |= flag;
        p->at++;
    }
    return q;
}

/* ---- types ---- */

static void dimensions(parser *p, glsl_type *type, bool before_existing)
{
    uint32_t added[GLSL_MAX_DIMS], count = 0;
    while (token_is(token(p), "[")) {
        uint32_t close = closing(p, p->at);
        if (count + type->dim_count == GLSL_MAX_DIMS) fail(p, "too many array dimensions");
        int64_t size = close == p->at + 1 ? 0 : constant(p, p->at + 1, close);
        if (size < 0 || size > 1 << 24) fail(p, "array size out of range");
        added[count++] = (uint32_t)size;
        p->at = close + 1;
    }
    if (!count) return;
    if (before_existing) { /* `T[a] name[b]` is an array of b arrays of a */
        memmove(type->dims + count, type->dims, type->dim_count * sizeof *type->dims);
        memcpy(type->dims, added, count * sizeof *added);
    } else {
        memcpy(type->dims + type->dim_count, added, count * sizeof *added);
    }
    type->dim_count = (uint8_t)(type->dim_count + count);
}

static glsl_type type_specifier(parser *p);

static void members(parser *p, glsl_struct *out)
{
    expect(p, "{");
    while (!accept(p, "}")) {
        glsl_qualifiers q = qualifiers(p);
        glsl_type base = type_specifier(p);
        do {
            glsl_member *member = GLSL_PUSH(p->arena, &out->members);
            member->qualifiers = q;
            member->type = base;
            member->name = identifier(p);
            dimensions(p, &member->type, true);
        } while (accept(p, ","));
        expect(p, ";");
    }
}

/* A structure without a name is called by what it holds, so that it is one type in all stages. */
static const char *content_name(parser *p, uint32_t begin)
{
    glsl_text text = {.arena = p->arena};
    for (uint32_t i = begin; i < p->at; i++)
        mgl_glsl_text_format(&text, "%s ", p->tokens[i].text);
    return mgl_glsl_format(p->arena, "mgl_anonymous_%016llx", (unsigned long long)mgl_hash64(text.data, text.size));
}

static glsl_struct *struct_specifier(parser *p)
{
    glsl_struct *s = mgl_glsl_alloc(p->arena, sizeof *s);
    bool anonymous = token_is(token(p), "{");
    uint32_t begin = p->at;
    if (!anonymous) s->name = identifier(p);
    members(p, s);
    if (anonymous) s->name = content_name(p, begin);
    *GLSL_PUSH(p->arena, &p->unit->structs) = s;
    return s;
}

static glsl_type type_specifier(parser *p)
{
    while (precision_at(token(p)))
        p->at++;
    glsl_type type = {.rows = 1, .columns = 1, .base = BASE_STRUCT};
    if (accept(p, "struct")) {
        type.structure = struct_specifier(p);
        type.name = type.structure->name;
    } else {
        const char *name = identifier(p);
        if (!mgl_glsl_type_builtin(name, &type)) {
            type.structure = mgl_glsl_unit_struct(p->unit, name);
            type.name = name;
            /* The structures of built-in state: their declarations come with the lowered source. */
            if (!type.structure && strncmp(name, "gl_", 3) == 0)
                type.structure = mgl_glsl_alloc(p->arena, sizeof *type.structure);
            if (!type.structure) fail(p, "unknown type");
        }
    }
    dimensions(p, &type, false);
    return type;
}

glsl_struct *mgl_glsl_unit_struct(const glsl_unit *unit, const char *name)
{
    for (uint32_t i = 0; i < unit->structs.count; i++)
        if (strcmp(unit->structs.items[i]->name, name) == 0) return unit->structs.items[i];
    return NULL;
}

/* ---- declarations ---- */

static void drop(parser *p, uint32_t begin, uint32_t end)
{
    for (uint32_t i = begin; i < end; i++)
        p->tokens[i].drop = true;
}

static bool hoisted(glsl_storage storage)
{
    return storage == STORAGE_IN || storage == STORAGE_OUT || storage == STORAGE_UNIFORM || storage == STORAGE_BUFFER;
}

/* `layout(...) in;` and kin: added to what the unit has so far. */
static void default_layout(parser *p, const glsl_qualifiers *q)
{
    glsl_qualifiers *to = q->storage == STORAGE_IN       ? &p->unit->in_layout
                          : q->storage == STORAGE_OUT    ? &p->unit->out_layout
                          : q->storage == STORAGE_BUFFER ? &p->unit->buffer_layout
                                                         : &p->unit->uniform_layout;
    const char *rest = q->rest;
    if (rest) add_rest(p, to, rest);
    uint32_t matrix = q->flags & (Q_ROW_MAJOR | Q_COLUMN_MAJOR);
    if (matrix) to->flags &= ~(uint32_t)(Q_ROW_MAJOR | Q_COLUMN_MAJOR);
    to->flags |= q->flags;
    if (q->flags & Q_PACKING) to->packing = q->packing;
    if (q->flags & Q_STREAM) to->stream = q->stream;
    if (q->flags & Q_XFB_BUFFER) to->xfb_buffer = q->xfb_buffer;
    if (q->flags & Q_XFB_STRIDE) to->xfb_stride = q->xfb_stride;
}

/* What a default layout says where the declaration is silent. */
static void apply_default(const glsl_qualifiers *from, glsl_qualifiers *q)
{
    if (!(q->flags & (Q_ROW_MAJOR | Q_COLUMN_MAJOR))) q->flags |= from->flags & (Q_ROW_MAJOR | Q_COLUMN_MAJOR);
    if (!(q->flags & Q_PACKING) && from->flags & Q_PACKING) q->packing = from->packing, q->flags |= Q_PACKING;
    if (!(q->flags & Q_STREAM) && from->flags & Q_STREAM) q->stream = from->stream, q->flags |= Q_STREAM;
    if (!(q->flags & Q_XFB_BUFFER) && from->flags & Q_XFB_BUFFER) q->xfb_buffer = from->xfb_buffer;
}

static void block(parser *p, glsl_qualifiers q)
{
    glsl_block *b = GLSL_PUSH(p->arena, &p->unit->blocks);
    b->line = token(p)->line;
    b->name = identifier(p);
    b->qualifiers = q;
    if (q.storage == STORAGE_UNIFORM) apply_default(&p->unit->uniform_layout, &b->qualifiers);
    if (q.storage == STORAGE_BUFFER) apply_default(&p->unit->buffer_layout, &b->qualifiers);
    if (q.storage == STORAGE_OUT) apply_default(&p->unit->out_layout, &b->qualifiers);
    b->members.name = b->name;
    members(p, &b->members);
    if (token(p)->kind == TOKEN_IDENTIFIER) {
        b->instance = identifier(p);
        dimensions(p, &b->array, false);
    }
    expect(p, ";");
    if (strcmp(b->name, "gl_PerVertex") == 0) p->unit->blocks.count--; /* glslang's own serves */
}

static uint32_t skip_initializer(parser *p)
{
    uint32_t depth = 0;
    for (; token(p)->kind != TOKEN_END; p->at++) {
        const glsl_token *t = token(p);
        if (!depth && (token_is(t, ",") || token_is(t, ";"))) break;
        if (token_is(t, "(") || token_is(t, "[") || token_is(t, "{")) depth++;
        if (token_is(t, ")") || token_is(t, "]") || token_is(t, "}")) depth--;
    }
    return p->at;
}

static void declarators(parser *p, const glsl_qualifiers *q, const glsl_type *base)
{
    do {
        glsl_variable variable = {.qualifiers = *q, .type = *base, .line = token(p)->line};
        variable.name = identifier(p);
        dimensions(p, &variable.type, true);
        if (accept(p, "=")) {
            variable.initializer = p->at;
            variable.initializer_end = skip_initializer(p);
            glsl_value value;
            if (variable.type.dim_count && !variable.type.dims[0] &&
                mgl_glsl_constant(p->unit, variable.initializer, variable.initializer_end, &value) && value.is_array)
                variable.type.dims[0] = value.element_count;
        }
        if (hoisted(q->storage)) {
            if (q->storage == STORAGE_OUT) apply_default(&p->unit->out_layout, &variable.qualifiers);
            *GLSL_PUSH(p->arena, &p->unit->variables) = variable;
        } else {
            *GLSL_PUSH(p->arena, &p->unit->globals) = variable;
        }
    } while (accept(p, ","));
    expect(p, ";");
}

/* Whether the parameters between `open` and `close` are scalars or vectors of float; counts them. */
static bool float_parameters(const parser *p, uint32_t open, uint32_t close, uint32_t *count)
{
    static const char *const words[] = {"const", "in", "lowp", "mediump", "highp"};
    *count = 0;
    for (uint32_t i = open + 1; i < close; i++) {
        bool word = false;
        for (uint32_t k = 0; k < MGL_COUNT(words); k++)
            word |= token_is(&p->tokens[i], words[k]);
        if (word) continue;
        glsl_type type;
        if (!mgl_glsl_type_builtin(p->tokens[i].text, &type) || type.base != BASE_FLOAT || type.columns > 1)
            return false;
        ++*count;
        while (i < close && !token_is(&p->tokens[i], ",")) {
            if (token_is(&p->tokens[i], "[")) return false;
            i++;
        }
    }
    return true;
}

static void function(parser *p, const char *name)
{
    uint32_t close = closing(p, p->at), parameters;
    glsl_function *f = GLSL_PUSH(p->arena, &p->unit->functions);
    f->name = name;
    f->at = p->at - 1;
    if (float_parameters(p, p->at, close, &parameters) && parameters)
        f->replaces_builtin = mgl_glsl_float_builtin_parameters(name) == parameters;
    p->at = close + 1;
    if (accept(p, ";")) return;
    f->body = p->at;
    if (!token_is(token(p), "{")) fail(p, "a function has no body");
    f->body_end = closing(p, p->at) + 1;
    p->at = f->body_end;
}

/* `invariant a, b;` and `precise a;` for names declared before. */
static bool redeclaration(parser *p, const glsl_qualifiers *q, uint32_t start)
{
    if (q->storage != STORAGE_NONE || !(q->flags & (Q_INVARIANT | Q_PRECISE)) || token(p)->kind != TOKEN_IDENTIFIER)
        return false;
    const glsl_token *next = &p->tokens[p->at + 1];
    if (!token_is(next, ",") && !token_is(next, ";")) return false;
    do {
        const char *name = identifier(p);
        if (q->flags & Q_INVARIANT) *GLSL_PUSH(p->arena, &p->unit->invariants) = name;
    } while (accept(p, ","));
    expect(p, ";");
    drop(p, start, p->at);
    return true;
}

/* A structure defined in a declaration that stays: its name stands where the body was. */
static void replace_struct(parser *p, uint32_t begin, uint32_t end, const glsl_type *type)
{
    drop(p, begin, end);
    p->tokens[begin].drop = false;
    p->tokens[begin].text = type->name;
}

static void external(parser *p)
{
    uint32_t start = p->at;
    if (accept(p, ";")) {
        drop(p, start, p->at);
        return;
    }
    if (precision_statement(token(p))) {
        while (!accept(p, ";")) {
            if (token(p)->kind == TOKEN_END) fail(p, "a precision statement is not closed");
            p->at++;
        }
        drop(p, start, p->at);
        return;
    }
    glsl_qualifiers q = qualifiers(p);
    if (redeclaration(p, &q, start)) return;
    if (accept(p, ";")) {
        default_layout(p, &q);
        drop(p, start, p->at);
        return;
    }
    if (hoisted(q.storage) && token_is(&p->tokens[p->at + 1], "{") && !token_is(token(p), "struct")) {
        block(p, q);
        drop(p, start, p->at);
        return;
    }
    uint32_t type_begin = p->at;
    bool inline_struct = token_is(token(p), "struct");
    glsl_type type = type_specifier(p);
    if (accept(p, ";")) {
        drop(p, start, p->at);
        return;
    }
    uint32_t type_end = p->at;
    if (token(p)->kind == TOKEN_IDENTIFIER && token_is(&p->tokens[p->at + 1], "(")) {
        function(p, identifier(p));
        return;
    }
    uint32_t first = p->unit->globals.count;
    declarators(p, &q, &type);
    for (uint32_t i = first; i < p->unit->globals.count; i++) {
        p->unit->globals.items[i].statement = start;
        p->unit->globals.items[i].statement_end = p->at;
    }
    if (hoisted(q.storage))
        drop(p, start, p->at);
    else if (inline_struct)
        replace_struct(p, type_begin, type_end, &type);
}

/* ---- after the declarations ---- */

/* Precision words and statements inside functions mean nothing to the lowered language. */
static void drop_precision(glsl_unit *unit)
{
    for (uint32_t i = 0; i < unit->source.tokens.count; i++) {
        glsl_token *t = &unit->source.tokens.items[i];
        if (t->kind != TOKEN_IDENTIFIER || t->drop) continue;
        if (precision_at(t)) t->drop = true;
        if (!precision_statement(t)) continue;
        for (; t->kind != TOKEN_END && !token_is(t, ";"); t++, i++)
            t->drop = true;
        t->drop = t->kind != TOKEN_END;
    }
}

static void collect_names(glsl_unit *unit)
{
    for (uint32_t i = 0; i < unit->source.tokens.count; i++) {
        const glsl_token *t = &unit->source.tokens.items[i];
        if (t->kind != TOKEN_IDENTIFIER || t->drop) continue;
        if (i && token_is(t - 1, ".") && !(t - 1)->drop) continue; /* a member, not a name of its own */
        if (!mgl_table_insert(&unit->names, t->text, (uint32_t)strlen(t->text), (void *)t))
            longjmp(*unit->source.arena->bail, 1);
    }
}

bool mgl_glsl_unit_uses(const glsl_unit *unit, const char *name)
{
    return mgl_table_find(&unit->names, name, (uint32_t)strlen(name)) != NULL;
}

const glsl_variable *mgl_glsl_unit_global(const glsl_unit *unit, const char *name)
{
    for (uint32_t i = 0; i < unit->globals.count; i++)
        if (strcmp(unit->globals.items[i].name, name) == 0) return &unit->globals.items[i];
    for (uint32_t i = 0; i < unit->variables.count; i++)
        if (strcmp(unit->variables.items[i].name, name) == 0) return &unit->variables.items[i];
    return NULL;
}

bool mgl_glsl_unit_defines(const glsl_unit *unit, const char *function_name)
{
    for (uint32_t i = 0; i < unit->functions.count; i++)
        if (strcmp(unit->functions.items[i].name, function_name) == 0) return true;
    return false;
}

/* The size of `name[]` is one more than the largest constant index in the unit (GLSL 4.60 §4.1.9); `dynamic` when an
 * index is not constant or the array is used whole. */
static uint32_t implied_size(glsl_unit *unit, const char *name, uint32_t dynamic)
{
    uint32_t size = 0;
    glsl_token *tokens = unit->source.tokens.items;
    for (uint32_t i = 0; i + 2 < unit->source.tokens.count; i++) {
        if (tokens[i].kind != TOKEN_IDENTIFIER || tokens[i].drop || strcmp(tokens[i].text, name) != 0) continue;
        if (!token_is(&tokens[i + 1], "[")) {
            if (!token_is(&tokens[i + 1], ".")) size = MGL_MAX(size, dynamic);
            continue;
        }
        uint32_t end = i + 2, depth = 1;
        for (; end < unit->source.tokens.count; end++) {
            if (token_is(&tokens[end], "[")) depth++;
            if (token_is(&tokens[end], "]") && --depth == 0) break;
        }
        int64_t index;
        if (mgl_glsl_constant_int(unit, i + 2, end, &index) && index >= 0 && index < 65536)
            size = MGL_MAX(size, (uint32_t)index + 1);
        else
            size = MGL_MAX(size, dynamic);
    }
    return size;
}

static void size_implicit_arrays(glsl_unit *unit)
{
    for (uint32_t i = 0; i < unit->blocks.count; i++) {
        glsl_block *block = &unit->blocks.items[i];
        for (uint32_t m = 0; block->qualifiers.storage != STORAGE_BUFFER && m < block->members.members.count; m++) {
            glsl_member *member = &block->members.members.items[m];
            if (member->type.dim_count && !member->type.dims[0])
                member->type.dims[0] = MGL_MAX(implied_size(unit, member->name, 0), 1u);
        }
    }
    for (uint32_t i = 0; i < unit->variables.count; i++) {
        glsl_variable *v = &unit->variables.items[i];
        bool per_vertex = unit->stage == MGL_STAGE_GEOMETRY && v->qualifiers.storage == STORAGE_IN;
        bool tessellation = unit->stage == MGL_STAGE_TESS_CONTROL ||
                            (unit->stage == MGL_STAGE_TESS_EVALUATION && v->qualifiers.storage == STORAGE_IN);
        if (!v->type.dim_count || v->type.dims[0] || per_vertex || (tessellation && !(v->qualifiers.flags & Q_PATCH)))
            continue;
        v->type.dims[0] = MGL_MAX(implied_size(unit, v->name, 0), 1u);
        v->implied_size = true;
    }
}

/* The elements of a built-in array that are in use: as redeclared, or as indexed. */
static uint32_t builtin_array(glsl_unit *unit, const char *name, uint32_t limit)
{
    if (!mgl_glsl_unit_uses(unit, name)) return 0;
    const glsl_variable *redeclared = mgl_glsl_unit_global(unit, name);
    if (redeclared && redeclared->type.dim_count && redeclared->type.dims[0]) return redeclared->type.dims[0];
    return implied_size(unit, name, limit);
}

static void note_builtins(glsl_unit *unit)
{
    unit->texcoords = builtin_array(unit, "gl_TexCoord", 8);
    unit->frag_data = builtin_array(unit, "gl_FragData", 8);
    unit->clip_distances = builtin_array(unit, "gl_ClipDistance", 8);
    const glsl_variable *coord = mgl_glsl_unit_global(unit, "gl_FragCoord");
    if (coord && coord->qualifiers.rest) {
        unit->pixel_center_integer = strstr(coord->qualifiers.rest, "pixel_center_integer") != NULL;
        unit->origin_upper_left = strstr(coord->qualifiers.rest, "origin_upper_left") != NULL;
    }
}

/* An initializer as bytes laid out by std140; one that cannot be evaluated leaves none. */
static void evaluate_initializer(glsl_unit *unit, glsl_variable *v)
{
    glsl_value value;
    if (v->initializer == v->initializer_end || v->type.base == BASE_OPAQUE || v->type.base == BASE_VOID) return;
    if (!mgl_glsl_constant(unit, v->initializer, v->initializer_end, &value)) return;
    uint32_t size = mgl_glsl_layout_of(&v->type, false, false).size;
    uint8_t *bytes = mgl_glsl_alloc(unit->source.arena, size);
    if (mgl_glsl_constant_store(&value, &v->type, bytes)) v->initial = bytes, v->initial_size = size;
}

static void evaluate_initializers(glsl_unit *unit)
{
    for (uint32_t i = 0; i < unit->variables.count; i++)
        if (unit->variables.items[i].qualifiers.storage == STORAGE_UNIFORM)
            evaluate_initializer(unit, &unit->variables.items[i]);
    for (uint32_t i = 0; i < unit->globals.count; i++)
        evaluate_initializer(unit, &unit->globals.items[i]);
}

bool mgl_glsl_declarations_parse(glsl_unit *unit)
{
    parser p = {.unit = unit, .arena = unit->source.arena, .tokens = unit->source.tokens.items};
    if (setjmp(p.failed)) return false;
    while (token(&p)->kind != TOKEN_END)
        external(&p);
    drop_precision(unit);
    collect_names(unit);
    size_implicit_arrays(unit);
    evaluate_initializers(unit);
    note_builtins(unit);
    return true;
}
