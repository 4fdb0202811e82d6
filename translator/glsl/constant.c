/* Constant expressions: array sizes, layout values and uniform initializers. Numbers are doubles, which hold every
 * 32-bit integer. */
#include "translator/glsl/internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH 64

typedef struct evaluator {
    glsl_unit *unit;
    uint32_t at, end, depth;
    bool failed;
} evaluator;

static glsl_value expression(evaluator *e, int level);
static glsl_value conditional(evaluator *e);

static glsl_value fail(evaluator *e)
{
    e->failed = true;
    return (glsl_value){.base = BASE_INT, .rows = 1, .columns = 1};
}

static const glsl_token *token(const evaluator *e)
{
    static const glsl_token none = {.kind = TOKEN_END, .text = ""};
    return e->at < e->end ? &e->unit->source.tokens.items[e->at] : &none;
}

static bool accept(evaluator *e, const char *text)
{
    if (!token_is(token(e), text)) return false;
    e->at++;
    return true;
}

static glsl_value scalar(glsl_base base, double v)
{
    return (glsl_value){.base = base, .rows = 1, .columns = 1, .v = {v}};
}

static double convert(glsl_base to, double v)
{
    switch (to) {
    case BASE_BOOL:
        return v != 0;
    case BASE_INT:
        return (double)(int32_t)(int64_t)v;
    case BASE_UINT:
        return (double)(uint32_t)(int64_t)v;
    case BASE_FLOAT:
        return (double)(float)v;
    default:
        return v;
    }
}

static glsl_value literal(evaluator *e)
{
    const glsl_token *t = token(e);
    e->at++;
    if (t->kind == TOKEN_FLOAT) {
        bool is_double = strstr(t->text, "lf") || strstr(t->text, "LF");
        double v = strtod(t->text, NULL);
        return scalar(is_double ? BASE_DOUBLE : BASE_FLOAT, is_double ? v : (float)v);
    }
    uint64_t v = strtoull(t->text, NULL, 0);
    bool is_unsigned = strpbrk(t->text, "uU") != NULL;
    return scalar(is_unsigned ? BASE_UINT : BASE_INT, is_unsigned ? (double)(uint32_t)v : (double)(int32_t)(uint32_t)v);
}

/* ---- constructors ---- */

typedef struct arguments {
    glsl_value items[64];
    uint32_t count;
} arguments;

static arguments *read_arguments(evaluator *e, const char *close)
{
    arguments *list = mgl_glsl_alloc(e->unit->source.arena, sizeof *list);
    if (accept(e, close)) return list;
    do {
        if (token_is(token(e), close)) break; /* trailing comma of an initializer list */
        if (list->count == MGL_COUNT(list->items)) fail(e);
        if (e->failed) return list;
        list->items[list->count++] = accept(e, "{") ? (fail(e)) : conditional(e);
    } while (accept(e, ",") && !e->failed);
    if (!accept(e, close)) fail(e);
    return list;
}

static glsl_value construct_numeric(evaluator *e, const glsl_type *type, const arguments *list)
{
    glsl_value out = {.base = type->base, .rows = type->rows, .columns = type->columns};
    uint32_t need = (uint32_t)type->rows * type->columns, have = 0;
    if (list->count == 1 && !list->items[0].is_array) {
        const glsl_value *a = &list->items[0];
        if (a->rows == 1 && a->columns == 1) {
            for (uint32_t i = 0; i < need; i++)
                out.v[i] = type->columns > 1 && i % (type->rows + 1u) ? 0 : convert(type->base, a->v[0]);
            return out;
        }
        if (a->columns > 1 && type->columns > 1) {
            for (uint32_t c = 0; c < type->columns; c++)
                for (uint32_t r = 0; r < type->rows; r++)
                    out.v[c * type->rows + r] =
                        c < a->columns && r < a->rows ? convert(type->base, a->v[c * a->rows + r]) : c == r;
            return out;
        }
    }
    for (uint32_t k = 0; k < list->count; k++) {
        const glsl_value *a = &list->items[k];
        if (a->is_array || a->is_struct) return fail(e);
        for (uint32_t i = 0; i < (uint32_t)a->rows * a->columns && have < need; i++)
            out.v[have++] = convert(type->base, a->v[i]);
    }
    return have == need ? out : fail(e);
}

static glsl_value make_list(evaluator *e, const arguments *list, bool is_struct)
{
    glsl_value out = {.is_array = !is_struct, .is_struct = is_struct, .element_count = list->count};
    out.elements = mgl_glsl_alloc(e->unit->source.arena, list->count * sizeof *out.elements + 1);
    memcpy(out.elements, list->items, list->count * sizeof *out.elements);
    return out;
}

/* T(...), T[n](...), T[](...). */
static glsl_value constructor(evaluator *e, const glsl_type *type, bool is_struct)
{
    bool array = false;
    while (accept(e, "[")) {
        array = true;
        if (!token_is(token(e), "]")) conditional(e);
        if (!accept(e, "]")) return fail(e);
    }
    if (!accept(e, "(")) return fail(e);
    arguments *list = read_arguments(e, ")");
    if (e->failed) return fail(e);
    if (array || is_struct) return make_list(e, list, is_struct && !array);
    return construct_numeric(e, type, list);
}

/* ---- functions ---- */

static double degrees(double x)
{
    return x * 57.29577951308232;
}
static double radians(double x)
{
    return x * 0.017453292519943295;
}
static double sign_of(double x)
{
    return (x > 0) - (x < 0);
}
static double fraction(double x)
{
    return x - floor(x);
}
static double inverse_root(double x)
{
    return 1 / sqrt(x);
}
static double smaller(double a, double b)
{
    return b < a ? b : a;
}
static double larger(double a, double b)
{
    return a < b ? b : a;
}
static double modulo(double a, double b)
{
    return a - b * floor(a / b);
}

static const struct {
    const char *name;
    double (*one)(double);
} unary_functions[] = {{"sin", sin},        {"cos", cos},         {"tan", tan},         {"asin", asin},
                       {"acos", acos},      {"atan", atan},       {"exp", exp},         {"log", log},
                       {"exp2", exp2},      {"log2", log2},       {"sqrt", sqrt},       {"inversesqrt", inverse_root},
                       {"abs", fabs},       {"sign", sign_of},    {"floor", floor},     {"ceil", ceil},
                       {"fract", fraction}, {"radians", radians}, {"degrees", degrees}, {"trunc", trunc},
                       {"round", rint}};
static const struct {
    const char *name;
    double (*two)(double, double);
} binary_functions[] = {{"min", smaller}, {"max", larger}, {"pow", pow}, {"mod", modulo}, {"atan", atan2}};

static glsl_value call(evaluator *e, const char *name)
{
    if (!accept(e, "(")) return fail(e);
    arguments *list = read_arguments(e, ")");
    if (e->failed || !list->count) return fail(e);
    glsl_value a = list->items[0];
    for (uint32_t f = 0; list->count == 1 && f < MGL_COUNT(unary_functions); f++) {
        if (strcmp(name, unary_functions[f].name) != 0) continue;
        for (uint32_t i = 0; i < (uint32_t)a.rows * a.columns; i++)
            a.v[i] = unary_functions[f].one(a.v[i]);
        return a;
    }
    for (uint32_t f = 0; list->count == 2 && f < MGL_COUNT(binary_functions); f++) {
        if (strcmp(name, binary_functions[f].name) != 0) continue;
        const glsl_value *b = &list->items[1];
        for (uint32_t i = 0; i < (uint32_t)a.rows * a.columns; i++)
            a.v[i] = binary_functions[f].two(a.v[i], b->v[b->rows * b->columns > 1 ? i : 0]);
        return a;
    }
    return fail(e);
}

/* ---- expressions ---- */

static glsl_value named(evaluator *e)
{
    const char *name = token(e)->text;
    glsl_type type;
    if (strcmp(name, "true") == 0 || strcmp(name, "false") == 0) {
        e->at++;
        return scalar(BASE_BOOL, name[0] == 't');
    }
    if (mgl_glsl_type_builtin(name, &type)) {
        e->at++;
        return constructor(e, &type, false);
    }
    if (mgl_glsl_unit_struct(e->unit, name)) {
        e->at++;
        return constructor(e, &type, true);
    }
    const glsl_variable *global = mgl_glsl_unit_global(e->unit, name);
    e->at++;
    if (!global) return call(e, name);
    if (global->qualifiers.storage != STORAGE_CONST || global->initializer == global->initializer_end) {
        bool length = token_is(token(e), ".");
        if (!length || !global->type.dim_count) return fail(e);
        glsl_value array = {.is_array = true, .element_count = global->type.dims[0]};
        return array;
    }
    evaluator inner = {
        .unit = e->unit, .at = global->initializer, .end = global->initializer_end, .depth = e->depth + 1};
    if (inner.depth > MAX_DEPTH) return fail(e);
    glsl_value value = conditional(&inner);
    if (inner.failed) return fail(e);
    if (!value.is_array && !value.is_struct && global->type.base != BASE_STRUCT)
        for (uint32_t i = 0; i < 16; i++)
            value.v[i] = convert(global->type.base, value.v[i]);
    if (!value.is_array && !value.is_struct) value.base = global->type.base;
    return value;
}

static glsl_value primary(evaluator *e)
{
    if (++e->depth > MAX_DEPTH) return fail(e);
    glsl_value value;
    const glsl_token *t = token(e);
    if (t->kind == TOKEN_INT || t->kind == TOKEN_FLOAT)
        value = literal(e);
    else if (t->kind == TOKEN_IDENTIFIER)
        value = named(e);
    else if (accept(e, "(")) {
        value = conditional(e);
        if (!accept(e, ")")) fail(e);
    } else if (accept(e, "{")) {
        value = make_list(e, read_arguments(e, "}"), false);
    } else {
        value = fail(e);
    }
    e->depth--;
    return value;
}

static glsl_value swizzle(evaluator *e, const glsl_value *a, const char *names)
{
    static const char sets[3][5] = {"xyzw", "rgba", "stpq"};
    glsl_value out = {.base = a->base, .columns = 1};
    for (const char *c = names; *c && out.rows < 4; c++) {
        int index = -1;
        for (int s = 0; s < 3; s++)
            if (strchr(sets[s], *c)) index = (int)(strchr(sets[s], *c) - sets[s]);
        if (index < 0 || index >= a->rows || a->columns > 1) return fail(e);
        out.v[out.rows++] = a->v[index];
    }
    return out.rows ? out : fail(e);
}

static glsl_value element(evaluator *e, const glsl_value *a, int64_t index)
{
    uint32_t count = a->is_array ? a->element_count : a->columns > 1 ? a->columns : a->rows;
    if (index < 0 || index >= count || a->is_struct) return fail(e);
    if (a->is_array) return a->elements ? a->elements[index] : fail(e);
    if (a->columns == 1) return scalar(a->base, a->v[index]);
    glsl_value out = {.base = a->base, .rows = a->rows, .columns = 1};
    memcpy(out.v, a->v + index * a->rows, a->rows * sizeof *out.v);
    return out;
}

static glsl_value postfix(evaluator *e)
{
    glsl_value value = primary(e);
    while (!e->failed) {
        if (accept(e, "[")) {
            glsl_value index = conditional(e);
            if (!accept(e, "]")) return fail(e);
            value = element(e, &value, (int64_t)index.v[0]);
        } else if (accept(e, ".")) {
            const char *name = token(e)->text;
            e->at++;
            if (strcmp(name, "length") == 0 && accept(e, "(")) {
                if (!accept(e, ")")) return fail(e);
                value = scalar(BASE_INT, value.is_array      ? value.element_count
                                         : value.columns > 1 ? value.columns
                                                             : value.rows);
            } else {
                value = value.is_array || value.is_struct ? fail(e) : swizzle(e, &value, name);
            }
        } else {
            break;
        }
    }
    return value;
}

static glsl_value unary(evaluator *e)
{
    if (++e->depth > MAX_DEPTH) return fail(e);
    char op = 0;
    for (const char *c = "-+!~"; *c && !op; c++)
        if (accept(e, (char[]){*c, 0})) op = *c;
    glsl_value value = op ? unary(e) : postfix(e);
    e->depth--;
    if (!op || op == '+') return value;
    for (uint32_t i = 0; i < (uint32_t)value.rows * value.columns; i++) {
        if (op == '-')
            value.v[i] = convert(value.base, -value.v[i]);
        else if (op == '!')
            value.v[i] = !value.v[i];
        else
            value.v[i] = convert(value.base, (double)~(int64_t)value.v[i]);
    }
    return value;
}

typedef struct operation {
    const char *text;
    int level;
} operation;
static const operation operations[] = {
    {"||", 1}, {"^^", 2}, {"&&", 3}, {"|", 4},  {"^", 5},  {"&", 6},  {"==", 7}, {"!=", 7}, {"<", 8},  {">", 8},
    {"<=", 8}, {">=", 8}, {"<<", 9}, {">>", 9}, {"+", 10}, {"-", 10}, {"*", 11}, {"/", 11}, {"%", 11},
};

static double arithmetic(evaluator *e, char op, glsl_base base, double a, double b)
{
    bool integer = base == BASE_INT || base == BASE_UINT;
    if (integer && (op == '/' || op == '%') && b == 0) {
        fail(e);
        return 0;
    }
    switch (op) {
    case '+':
        return convert(base, a + b);
    case '-':
        return convert(base, a - b);
    case '*':
        return convert(base,
                       integer ? (double)(int64_t)((uint64_t)(int64_t)a * (uint64_t)(int64_t)b & 0xffffffffu) : a * b);
    case '/':
        return convert(base, integer ? trunc(a / b) : a / b);
    case '%':
        return convert(base, fmod(a, b));
    case '&':
        return convert(base, (double)((int64_t)a & (int64_t)b));
    case '|':
        return convert(base, (double)((int64_t)a | (int64_t)b));
    default:
        return convert(base, (double)((int64_t)a ^ (int64_t)b));
    }
}

/* Linear-algebra product where an operand is a matrix and the other is not a scalar. */
static glsl_value product(evaluator *e, const glsl_value *a, const glsl_value *b)
{
    bool row_vector = a->columns == 1; /* v * M treats v as a row */
    uint32_t rows = row_vector ? 1 : a->rows, inner = row_vector ? a->rows : a->columns, columns = b->columns;
    if (b->rows != inner) return fail(e);
    glsl_value out = {.base = a->base,
                      .rows = (uint8_t)(row_vector ? columns : rows),
                      .columns = (uint8_t)(row_vector ? 1 : columns)};
    for (uint32_t c = 0; c < columns; c++)
        for (uint32_t r = 0; r < rows; r++)
            for (uint32_t k = 0; k < inner; k++)
                out.v[row_vector ? c : c * rows + r] +=
                    (row_vector ? a->v[k] : a->v[k * a->rows + r]) * b->v[c * b->rows + k];
    return out;
}

static bool same_value(const glsl_value *a, const glsl_value *b)
{
    for (uint32_t i = 0; i < (uint32_t)a->rows * a->columns; i++)
        if (a->v[i] != b->v[i]) return false;
    return true;
}

static glsl_value apply(evaluator *e, const operation *op, const glsl_value *a, const glsl_value *b)
{
    if (a->is_array || a->is_struct || b->is_array || b->is_struct) return fail(e);
    const char *t = op->text;
    switch (op->level) {
    case 1:
        return scalar(BASE_BOOL, a->v[0] || b->v[0]);
    case 2:
        return scalar(BASE_BOOL, !a->v[0] != !b->v[0]);
    case 3:
        return scalar(BASE_BOOL, a->v[0] && b->v[0]);
    case 7:
        return scalar(BASE_BOOL, same_value(a, b) == (t[0] == '='));
    case 8: {
        double x = a->v[0], y = b->v[0];
        return scalar(BASE_BOOL, t[0] == '<' ? (t[1] ? x <= y : x < y) : (t[1] ? x >= y : x > y));
    }
    case 9: {
        int64_t x = (int64_t)a->v[0], y = (int64_t)b->v[0] & 31;
        return scalar(a->base, convert(a->base, (double)(t[0] == '<' ? x * (1LL << y) : x >> y)));
    }
    default:
        break;
    }
    uint32_t an = (uint32_t)a->rows * a->columns, bn = (uint32_t)b->rows * b->columns;
    if (t[0] == '*' && an > 1 && bn > 1 && (a->columns > 1 || b->columns > 1)) return product(e, a, b);
    if (an > 1 && bn > 1 && an != bn) return fail(e);
    glsl_value out = an >= bn ? *a : *b;
    out.base = MGL_MAX(a->base, b->base);
    for (uint32_t i = 0; i < MGL_MAX(an, bn); i++)
        out.v[i] = arithmetic(e, t[0], out.base, a->v[an > 1 ? i : 0], b->v[bn > 1 ? i : 0]);
    return out;
}

static glsl_value expression(evaluator *e, int level)
{
    glsl_value left = unary(e);
    while (!e->failed) {
        const operation *op = NULL;
        for (uint32_t i = 0; i < MGL_COUNT(operations); i++)
            if (token_is(token(e), operations[i].text)) op = &operations[i];
        if (!op || op->level <= level) break;
        e->at++;
        glsl_value right = expression(e, op->level);
        left = apply(e, op, &left, &right);
    }
    return left;
}

static glsl_value conditional(evaluator *e)
{
    if (++e->depth > MAX_DEPTH) return fail(e);
    glsl_value value = expression(e, 0);
    if (!e->failed && accept(e, "?")) {
        glsl_value yes = conditional(e);
        if (!accept(e, ":")) fail(e);
        glsl_value no = e->failed ? yes : conditional(e);
        value = value.v[0] ? yes : no;
    }
    e->depth--;
    return value;
}

bool mgl_glsl_constant(glsl_unit *unit, uint32_t begin, uint32_t end, glsl_value *value)
{
    evaluator e = {.unit = unit, .at = begin, .end = end};
    *value = conditional(&e);
    return !e.failed && e.at == end;
}

bool mgl_glsl_constant_int(glsl_unit *unit, uint32_t begin, uint32_t end, int64_t *value)
{
    glsl_value result;
    if (!mgl_glsl_constant(unit, begin, end, &result)) return false;
    if (result.is_array || result.is_struct || result.rows != 1 || result.columns != 1) return false;
    if (result.base != BASE_INT && result.base != BASE_UINT) return false;
    *value = (int64_t)result.v[0];
    return true;
}

static void store_scalar(glsl_base base, double v, uint8_t *bytes)
{
    float f = (float)v;
    int32_t i = (int32_t)(int64_t)v;
    uint32_t u = base == BASE_BOOL ? v != 0 : (uint32_t)(int64_t)v;
    if (base == BASE_DOUBLE)
        memcpy(bytes, &v, 8);
    else
        memcpy(bytes, base == BASE_FLOAT ? (void *)&f : base == BASE_INT ? (void *)&i : (void *)&u, 4);
}

bool mgl_glsl_constant_store(const glsl_value *value, const glsl_type *type, uint8_t *bytes)
{
    if (type->dim_count) {
        if (!value->is_array || value->element_count != type->dims[0]) return false;
        glsl_type element_type = mgl_glsl_type_element(type);
        glsl_layout layout = mgl_glsl_layout_of(type, false, false);
        for (uint32_t i = 0; i < value->element_count; i++)
            if (!mgl_glsl_constant_store(&value->elements[i], &element_type, bytes + i * layout.array_stride))
                return false;
        return true;
    }
    if (type->base == BASE_STRUCT) {
        const glsl_struct *s = type->structure;
        if (!(value->is_struct || value->is_array) || value->element_count != s->members.count) return false;
        uint32_t end = 0;
        for (uint32_t i = 0; i < s->members.count; i++) {
            const glsl_type *member = &s->members.items[i].type;
            if (!mgl_glsl_type_has_data(member)) continue;
            glsl_layout layout = mgl_glsl_layout_of(member, false, false);
            end = MGL_ALIGN(end, layout.align);
            if (!mgl_glsl_constant_store(&value->elements[i], member, bytes + end)) return false;
            end += layout.size;
        }
        return true;
    }
    if (value->is_array || value->is_struct || value->rows != type->rows || value->columns != type->columns)
        return false;
    glsl_layout layout = mgl_glsl_layout_of(type, false, false);
    uint32_t scalar_bytes = type->base == BASE_DOUBLE ? 8 : 4;
    for (uint32_t c = 0; c < type->columns; c++)
        for (uint32_t r = 0; r < type->rows; r++)
            store_scalar(type->base, value->v[c * type->rows + r], bytes + c * layout.matrix_stride + r * scalar_bytes);
    return true;
}
