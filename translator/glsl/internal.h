/* Private to the GLSL front end: what the passes hand to each other. Passes, in order: lexer, preprocess, (glslang under client
 * NONE for the program's errors), declarations; and at link: uniforms, varyings, feedback, lower, glslang, spirv, reflection,
 * archive. docs/glsl.md describes them.
 *
 * Memory: everything a pass makes lives in an arena. An allocation that fails leaves the pass through the arena's jump, so
 * passes do not test for NULL; only compile.c and link.c set that jump and see the failure. */
#ifndef MGL_GLSL_INTERNAL_H
#define MGL_GLSL_INTERNAL_H

#include "translator/base/hash.h"
#include "translator/base/memory.h"
#include "translator/glsl/glsl.h"

#include <setjmp.h>

/* ---- arena.c ---- */

typedef struct glsl_chunk glsl_chunk;
typedef struct glsl_arena {
    glsl_chunk *chunks;
    size_t total;  /* bytes taken from the system */
    jmp_buf *bail; /* taken with value 1 when memory runs out */
} glsl_arena;

void *mgl_glsl_alloc(glsl_arena *arena, size_t size); /* zeroed, 16-byte aligned */
char *mgl_glsl_strndup(glsl_arena *arena, const char *text, size_t size);
char *mgl_glsl_format(glsl_arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
void mgl_glsl_arena_finish(glsl_arena *arena);

/* A growing list of T in an arena. */
#define GLSL_LIST(T)                                                                                                   \
    struct {                                                                                                           \
        T *items;                                                                                                      \
        uint32_t count, capacity;                                                                                      \
    }
void mgl_glsl_list_grow(glsl_arena *arena, void **items, uint32_t *capacity, uint32_t count, size_t size);
#define GLSL_PUSH(arena, list)                                                                                         \
    (mgl_glsl_list_grow((arena), (void **)&(list)->items, &(list)->capacity, (list)->count, sizeof *(list)->items),    \
     &(list)->items[(list)->count++])

typedef struct glsl_text {
    glsl_arena *arena;
    char *data; /* NUL-terminated once something was added */
    size_t size, capacity;
} glsl_text;
void mgl_glsl_text_add(glsl_text *text, const char *string);
void mgl_glsl_text_format(glsl_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- lexer.c ---- */

typedef enum glsl_token_kind {
    TOKEN_END, TOKEN_NEWLINE, TOKEN_IDENTIFIER, TOKEN_INT, TOKEN_FLOAT, TOKEN_PUNCTUATOR, TOKEN_OTHER
} glsl_token_kind;

typedef struct glsl_hide { /* macros that a token came out of and that must not expand in it again */
    const struct glsl_macro *macro;
    const struct glsl_hide *next;
} glsl_hide;

typedef struct glsl_token {
    uint8_t kind;
    bool space; /* white space stood before it */
    bool drop;  /* taken out by declarations.c: emitted elsewhere or nowhere */
    uint32_t line; /* physical line, from 1 */
    const char *text;
    const glsl_hide *hide;
} glsl_token;

typedef GLSL_LIST(glsl_token) glsl_tokens;

/* Comments become white space, continued lines are joined. The list ends with TOKEN_END. *open_comment: a comment never ended. */
void mgl_glsl_lex(glsl_arena *arena, const char *source, size_t size, glsl_tokens *out, bool *open_comment);

static inline bool token_is(const glsl_token *token, const char *text)
{
    const char *a = token->text;
    while (*a && *a == *text) a++, text++;
    return *a == *text;
}

/* The token that closes the bracket at `open`, or the end token when it stays open. */
const glsl_token *mgl_glsl_closing(const glsl_token *open);

/* ---- log.c ---- */

typedef struct glsl_line_mark { /* #line: physical lines from `physical` on are called `line`, in string `string` */
    uint32_t physical, line, string;
} glsl_line_mark;
typedef GLSL_LIST(glsl_line_mark) glsl_line_marks;

typedef struct glsl_log {
    glsl_text text;
    uint32_t errors;
    const glsl_line_marks *marks; /* NULL: lines are as they are */
} glsl_log;

void mgl_glsl_line_of(const glsl_line_marks *marks, uint32_t physical, uint32_t *string, uint32_t *line);
void mgl_glsl_log_error(glsl_log *log, uint32_t physical_line, const char *format, ...) __attribute__((format(printf, 3, 4)));
void mgl_glsl_log_warning(glsl_log *log, uint32_t physical_line, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* A link error: no line. */
void mgl_glsl_log_link(glsl_log *log, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Adds glslang's messages, `prefix_lines` lines of ours stood before the program's first. */
void mgl_glsl_log_glslang(glsl_log *log, const char *messages, uint32_t prefix_lines, const char *what);

/* ---- preprocess.c, macros.c, condition.c ---- */

typedef enum glsl_profile { PROFILE_NONE, PROFILE_CORE, PROFILE_COMPATIBILITY, PROFILE_ES } glsl_profile;

typedef struct glsl_macro {
    const char *name;
    bool function, builtin; /* builtin: __LINE__ and the like, or GL_*: may not be redefined */
    const char **parameters;
    uint32_t parameter_count;
    glsl_token *body;
    uint32_t body_count;
} glsl_macro;

typedef struct glsl_source {
    glsl_arena *arena;
    glsl_tokens tokens; /* after expansion, no newlines, ends with TOKEN_END */
    uint32_t version;
    glsl_profile profile;
    uint32_t level;      /* the desktop version this language is closest to: ES 1.00 -> 120, ES 3.00 -> 330 */
    GLSL_LIST(const char *) extensions; /* enabled, known and advertised */
    glsl_line_marks marks;
    bool invariant_all; /* #pragma STDGL invariant(all) */
} glsl_source;

typedef struct glsl_preprocessor {
    glsl_arena *arena;
    glsl_log *log;
    mgl_table macros; /* name -> glsl_macro */
    glsl_source *source;
    uint32_t expanded; /* tokens that macros made so far: bounded */
} glsl_preprocessor;

/* Runs the preprocessor. `default_version` is 110 or 100, for a source that names none. False when *log has errors. */
bool mgl_glsl_preprocess(glsl_source *source, const mgl_glsl_options *options, mgl_stage stage, const char *text, size_t size,
                         uint32_t default_version, glsl_log *log);
glsl_macro *mgl_glsl_macro_find(const glsl_preprocessor *pp, const char *name);
void mgl_glsl_macro_define(glsl_preprocessor *pp, const glsl_token *tokens, uint32_t count);
void mgl_glsl_macro_predefine(glsl_preprocessor *pp, const char *name, const char *value);
/* Expands a run of tokens (newlines are skipped) and appends the result to *out. */
void mgl_glsl_macro_expand(glsl_preprocessor *pp, const glsl_token *tokens, uint32_t count, glsl_tokens *out);
/* The value of an #if line. */
bool mgl_glsl_condition(glsl_preprocessor *pp, const glsl_token *tokens, uint32_t count, uint32_t line);

/* ---- types.c ---- */

typedef enum glsl_base { BASE_VOID, BASE_BOOL, BASE_INT, BASE_UINT, BASE_FLOAT, BASE_DOUBLE, BASE_OPAQUE, BASE_STRUCT } glsl_base;

typedef struct glsl_opaque {
    const char *name;
    uint32_t gl;
    uint8_t kind, dim, flags; /* mgl_resource_kind, mgl_texture_dim, MGL_RESOURCE_* */
} glsl_opaque;

#define GLSL_MAX_DIMS 6
typedef struct glsl_type {
    glsl_base base;
    uint8_t rows, columns; /* components of a vector or of a matrix column; columns 1 for scalars and vectors */
    const glsl_opaque *opaque;
    struct glsl_struct *structure;
    const char *name;              /* as written */
    uint8_t dim_count;
    uint32_t dims[GLSL_MAX_DIMS];  /* outermost first; 0: no size yet */
} glsl_type;

bool mgl_glsl_type_builtin(const char *name, glsl_type *type); /* basic and opaque types */
uint32_t mgl_glsl_type_gl(const glsl_type *type);              /* enumerant of the element */
bool mgl_glsl_type_equal(const glsl_type *a, const glsl_type *b);
bool mgl_glsl_type_has_opaque(const glsl_type *type);
bool mgl_glsl_type_has_data(const glsl_type *type); /* something is left when opaque members are taken out */
uint32_t mgl_glsl_type_elements(const glsl_type *type); /* product of the dimensions, 1 for a non-array */
glsl_type mgl_glsl_type_element(const glsl_type *type); /* without the outermost dimension */
/* Locations that a varying or attribute takes. */
uint32_t mgl_glsl_type_locations(const glsl_type *type, bool vertex_input);
/* Scalar components, doubles counted twice. */
uint32_t mgl_glsl_type_components(const glsl_type *type);
const char *mgl_glsl_type_text(glsl_arena *arena, const glsl_type *type);

/* ---- declarations.c ---- */

typedef enum glsl_storage {
    STORAGE_NONE, STORAGE_CONST, STORAGE_IN, STORAGE_OUT, STORAGE_UNIFORM, STORAGE_BUFFER, STORAGE_SHARED
} glsl_storage;
typedef enum glsl_packing { PACKING_SHARED, PACKING_PACKED, PACKING_STD140, PACKING_STD430 } glsl_packing;
enum { /* glsl_qualifiers.flags */
    Q_FLAT = 1, Q_SMOOTH = 2, Q_NOPERSPECTIVE = 4, Q_CENTROID = 8, Q_SAMPLE = 16, Q_PATCH = 32, Q_INVARIANT = 64, Q_PRECISE = 128,
    Q_COHERENT = 256, Q_VOLATILE = 512, Q_RESTRICT = 1024, Q_READONLY = 2048, Q_WRITEONLY = 4096,
    Q_LOCATION = 1 << 13, Q_COMPONENT = 1 << 14, Q_INDEX = 1 << 15, Q_BINDING = 1 << 16, Q_OFFSET = 1 << 17, Q_ALIGN = 1 << 18,
    Q_ROW_MAJOR = 1 << 19, Q_COLUMN_MAJOR = 1 << 20, Q_PACKING = 1 << 21, Q_STREAM = 1 << 22, Q_XFB_BUFFER = 1 << 23,
    Q_XFB_OFFSET = 1 << 24, Q_XFB_STRIDE = 1 << 25, Q_VARYING = 1 << 26, Q_LAYOUT = 1 << 27,
    Q_INTERPOLATION = Q_FLAT | Q_SMOOTH | Q_NOPERSPECTIVE,
};

typedef struct glsl_qualifiers {
    uint32_t flags;
    glsl_storage storage;
    glsl_packing packing;
    uint32_t location, component, index, binding, offset, align, stream, xfb_buffer, xfb_offset, xfb_stride;
    const char *rest; /* other layout identifiers, comma separated, or NULL */
} glsl_qualifiers;

typedef struct glsl_member {
    const char *name;
    glsl_type type;
    glsl_qualifiers qualifiers;
} glsl_member;

typedef struct glsl_struct {
    const char *name;
    GLSL_LIST(glsl_member) members;
} glsl_struct;

typedef struct glsl_variable {
    const char *name;
    glsl_type type;
    glsl_qualifiers qualifiers;
    uint32_t line;
    uint32_t initializer, initializer_end; /* token range, empty: none */
    const uint8_t *initial;                /* the initializer's value as default-block bytes, or NULL */
    uint32_t initial_size;
    uint32_t statement, statement_end;     /* tokens of the whole declaration, of those that stay */
    bool implied_size;                     /* declared as name[]: the size is what the unit indexes */
} glsl_variable;

typedef struct glsl_block {
    const char *name, *instance; /* instance NULL: members are global names */
    glsl_type array;             /* only its dimensions count */
    glsl_struct members;
    glsl_qualifiers qualifiers;
    uint32_t line;
} glsl_block;

typedef struct glsl_function {
    const char *name;
    uint32_t at;             /* token of the name */
    uint32_t body, body_end; /* token range, empty for a prototype */
    bool replaces_builtin;   /* it has the signature of a built-in function of floats */
} glsl_function;

typedef struct glsl_unit { /* one shader object */
    mgl_stage stage;
    glsl_source source;
    GLSL_LIST(glsl_struct *) structs;
    GLSL_LIST(glsl_variable) variables; /* in, out, uniform; tokens dropped */
    GLSL_LIST(glsl_variable) globals;   /* const and plain; tokens stay */
    GLSL_LIST(glsl_block) blocks;
    GLSL_LIST(glsl_function) functions;
    GLSL_LIST(const char *) invariants; /* names redeclared invariant */
    uint32_t texcoords, frag_data, clip_distances; /* elements of gl_TexCoord, gl_FragData, gl_ClipDistance in use; 0: none */
    bool pixel_center_integer, origin_upper_left;
    glsl_qualifiers in_layout, out_layout; /* `layout(...) in;` accumulated */
    glsl_qualifiers uniform_layout, buffer_layout; /* defaults while parsing */
    mgl_table names;                    /* identifiers that occur in tokens that stay */
    const char *fatal;                  /* what could not be understood, NULL: all was */
    uint32_t fatal_line;
} glsl_unit;

/* Understands the declarations at global scope, drops those that are emitted elsewhere. False: see unit->fatal. */
bool mgl_glsl_declarations_parse(glsl_unit *unit);
bool mgl_glsl_unit_uses(const glsl_unit *unit, const char *name);
const glsl_variable *mgl_glsl_unit_global(const glsl_unit *unit, const char *name);
bool mgl_glsl_unit_defines(const glsl_unit *unit, const char *function);
glsl_struct *mgl_glsl_unit_struct(const glsl_unit *unit, const char *name);

/* ---- check.c ---- */

/* True when the preprocessed program is right; *log says what is wrong. */
bool mgl_glsl_check(const glsl_unit *unit, const mgl_glsl_options *options, glsl_log *log);
/* After the declarations are known: a fragment stage writes one family of outputs only. */
bool mgl_glsl_check_outputs(const glsl_unit *unit, glsl_log *log);
/* The version whose language the unit's extensions bring. */
uint32_t mgl_glsl_needed_version(const glsl_source *source);

/* ---- constant.c ---- */

typedef struct glsl_value { /* scalar, vector or matrix, or an array of values */
    glsl_base base;
    uint8_t rows, columns;
    double v[16];
    struct glsl_value *elements;
    uint32_t element_count;
    bool is_array, is_struct;
} glsl_value;

/* Evaluates a constant expression; false when it is not one that this evaluator knows. */
bool mgl_glsl_constant(glsl_unit *unit, uint32_t begin, uint32_t end, glsl_value *value);
/* Same for an array size or layout value. */
bool mgl_glsl_constant_int(glsl_unit *unit, uint32_t begin, uint32_t end, int64_t *value);
/* Writes a value as `type` into block bytes laid out by `packing`; false when shapes differ. */
bool mgl_glsl_constant_store(const glsl_value *value, const glsl_type *type, uint8_t *bytes);

/* ---- layout.c ---- */

typedef struct glsl_layout { uint32_t align, size, array_stride, matrix_stride; } glsl_layout;
/* Alignment and size of a type in a block (GL 4.6 core §7.6.2.2); opaque members count as nothing. */
glsl_layout mgl_glsl_layout_of(const glsl_type *type, bool std430, bool row_major);
/* Places members one after another, honouring offset and align; returns the block's size. offsets[] has one entry a member. */
uint32_t mgl_glsl_layout_members(const glsl_struct *members, bool std430, bool row_major, uint32_t *offsets);

/* ---- builtins.c ---- */

/* The declarations of legacy state and varyings, parsed once: variables with .builtin set. */
extern const char mgl_glsl_legacy_declarations[];
uint32_t mgl_glsl_builtin_of(const char *name);
/* The value of a gl_Max... constant. */
bool mgl_glsl_limit(const mgl_glsl_options *options, const char *name, int *value);
/* First desktop version in which the name is a function or a keyword of the lowered language; 0: never. */
uint32_t mgl_glsl_function_since(const char *name);
uint32_t mgl_glsl_keyword_since(const char *name);
/* Parameters of a built-in function on floats that exists in every version, 0: there is none. */
uint32_t mgl_glsl_float_builtin_parameters(const char *name);
typedef struct glsl_texture_name { const char *legacy, *modern; bool shadow; } glsl_texture_name;
const glsl_texture_name *mgl_glsl_texture_name(const char *name);
typedef struct glsl_extension { const char *name; uint16_t version; bool pass; } glsl_extension;
/* What an extension needs: the version that has it, and whether glslang knows its name. NULL: nothing. */
const glsl_extension *mgl_glsl_extension(const char *name);
/* Location of a legacy attribute, -1 when it is none. */
int mgl_glsl_legacy_attribute(const char *name, const char **type);

/* ---- glslang.c ---- */

typedef struct glsl_words { uint32_t *words; size_t count; } glsl_words;

void mgl_glsl_compiler_start(void);
uint64_t mgl_glsl_compiler_calls(void); /* how often glslang was called */
/* Parses the original program for its errors. `text` has `prefix_lines` lines of ours first. */
bool mgl_glsl_compiler_check(const mgl_glsl_options *options, mgl_stage stage, const char *text, uint32_t prefix_lines, glsl_log *log);
/* Lowered source to SPIR-V in the arena. */
bool mgl_glsl_compiler_generate(const mgl_glsl_options *options, mgl_stage stage, const char *text, glsl_arena *arena, glsl_words *out,
                                glsl_log *log);

/* ---- compile.c ---- */

struct mgl_glsl_shader {
    uint32_t references; /* atomic */
    glsl_arena arena;
    mgl_hash128 key;
    const char *log;          /* what compiling said: warnings */
    uint32_t default_version; /* the family that sources without #version were taken for */
    bool parsed;              /* atomic; the unit is there: else the verdict came from the store on disk */
    glsl_unit unit;
    const char *text;         /* what to parse, until it is parsed: a copy, in the arena as the options are */
    size_t size;
    mgl_glsl_options options;
};

/* The shader's unit; one that came from the store on disk is parsed now, without glslang. NULL when memory ran out. */
glsl_unit *mgl_glsl_shader_unit(mgl_glsl_shader *shader);

/* Appends all that the options contribute to a cache key. */
void mgl_glsl_key_options(mgl_bytes *key, const mgl_glsl_options *options);
void mgl_glsl_compile_counts(mgl_glsl_counters *counters);

/* ---- link: uniforms.c, varyings.c, feedback.c, lower.c, emit.c, spirv.c ---- */

typedef struct glsl_uniform { /* default block or opaque, merged over stages */
    const char *name;       /* the program's */
    glsl_type type;
    uint32_t declared, used; /* bit per stage */
    int32_t location;       /* explicit, or -1 */
    int32_t opaque_binding; /* layout(binding=), or -1 */
    uint32_t builtin;
    const uint8_t *initial;
    uint32_t initial_size;
    uint32_t offset, size;
    uint32_t *words_read[MGL_STAGE_COUNT]; /* bit per 4 bytes that the stage's SPIR-V reads, NULL: none */
} glsl_uniform;

typedef struct glsl_resource { /* one descriptor binding */
    glsl_uniform *uniform;     /* opaque ones */
    const char *path;          /* GL name: "s.tex" */
    const char *lowered;       /* name in lowered source */
    glsl_type type;            /* opaque type with all dimensions, those of enclosing structures first */
    glsl_qualifiers qualifiers;
    struct glsl_linked_block *block;
    uint8_t kind, set, binding;
    uint32_t count, first_slot, stages, declared;
} glsl_resource;

typedef struct glsl_linked_block {
    const glsl_block *block;
    uint32_t declared, used;   /* stages */
    uint32_t size;
    uint32_t *offsets;
    bool storage, std430;
    glsl_resource *resource;
} glsl_linked_block;


typedef struct glsl_io { /* an input or output of one stage */
    const char *name;
    glsl_type type;          /* as declared */
    glsl_qualifiers qualifiers;
    const glsl_block *block; /* or NULL */
    bool used;               /* occurs in the stage's functions */
    bool arrayed;            /* the outermost dimension counts vertices */
    bool matched;            /* the other side has it, or it must stay */
    bool legacy;             /* gl_ varying or attribute */
    bool packed;             /* travels in a glsl_pack: a global of the stage */
    bool aliased;            /* an attribute whose location another one has too: a global read from that input */
    int32_t location, index;
    int32_t xfb_buffer;      /* -1: not captured directly */
    uint32_t xfb_offset;
    uint32_t level;          /* of the unit that declared it */
    bool active;             /* after spirv.c */
} glsl_io;
typedef GLSL_LIST(glsl_io) glsl_ios;

typedef struct glsl_stage {
    bool present;
    mgl_stage stage;
    GLSL_LIST(glsl_unit *) units;
    glsl_ios inputs, outputs;
    bool last_vertex;        /* last stage before rasterization */
    glsl_words spirv;
    uint32_t flags;          /* MGL_PROGRAM_* */
    uint32_t interface_inputs, interface_outputs; /* location masks from the SPIR-V */
    glsl_qualifiers in_layout, out_layout;
} glsl_stage;

typedef struct glsl_capture { /* one entry of the transform feedback list */
    const char *name;
    glsl_type type;
    uint32_t buffer, offset;
    const char *copy; /* expression to copy at the end, NULL: captured directly */
    uint32_t location;
    bool skip;
    bool packed; /* its components are in capture packs */
} glsl_capture;

typedef struct glsl_capture_pack { /* up to four captured components that follow each other in a buffer: see feedback.c */
    uint32_t location, buffer, offset, count;
    const char *components[4]; /* expressions of their bits */
} glsl_capture_pack;

typedef struct glsl_pack { /* four components of varyings in one location: see packing.c */
    uint32_t location, flags; /* interpolation */
    glsl_base base;
    const char *components[4]; /* expressions, equal in both stages */
    uint32_t count;
} glsl_pack;

typedef struct glsl_linker {
    glsl_arena *arena;         /* scratch */
    glsl_log *log;
    const mgl_glsl_options *options;
    const mgl_glsl_link_input *input;
    glsl_stage stages[MGL_STAGE_COUNT];
    glsl_unit *legacy;         /* the parsed legacy declarations */
    GLSL_LIST(glsl_uniform *) uniforms;
    GLSL_LIST(glsl_resource *) resources;
    GLSL_LIST(glsl_linked_block *) blocks;
    GLSL_LIST(glsl_capture) captures;
    GLSL_LIST(glsl_capture_pack) capture_packs;
    GLSL_LIST(glsl_pack) packs;
    uint32_t default_size, slot_count;
    uint32_t xfb_stride[4];
    bool two_side;             /* the fragment stage chooses between front and back colours */
    bool flat_shade;           /* it chooses between interpolated and flat colours */
} glsl_linker;

/* Collects the uniforms and blocks of all stages by name; false when declarations contradict each other. */
bool mgl_glsl_uniforms_merge(glsl_linker *linker);
bool mgl_glsl_blocks_merge(glsl_linker *linker);
/* Member `index` of the default block as the stage declares it, or NULL. */
glsl_uniform *mgl_glsl_default_member(const glsl_linker *linker, const glsl_stage *stage, uint32_t index);
glsl_uniform *mgl_glsl_uniform_find(const glsl_linker *linker, const char *name);
/* Marks a hidden or legacy state uniform as used by a stage. */
void mgl_glsl_uniform_need(glsl_linker *linker, const char *name, mgl_stage stage);
void mgl_glsl_uniforms_place(glsl_linker *linker);

bool mgl_glsl_varyings_match(glsl_linker *linker);
/* The flat twin of a legacy colour, "mgl_FlatFrontColor" for "gl_FrontColor". */
const char *mgl_glsl_flat_twin(glsl_arena *arena, const char *colour);
typedef struct glsl_locations {
    bool taken[128];
} glsl_locations;
void mgl_glsl_locations_take(glsl_locations *map, uint32_t first, uint32_t count);
/* Takes `count` free locations in a row below `limit`; -1: there are none. */
int32_t mgl_glsl_locations_find(glsl_locations *map, uint32_t count, uint32_t limit);
uint32_t mgl_glsl_io_locations(const glsl_io *io); /* per vertex */
/* The output that an input reads, or NULL. */
glsl_io *mgl_glsl_io_partner(glsl_stage *producer, const glsl_io *input);
/* Packs what the fragment stage reads when it would take more locations than there are; after mgl_glsl_feedback_place. */
bool mgl_glsl_varyings_pack(glsl_linker *linker);
uint32_t mgl_glsl_varying_locations(const glsl_linker *linker); /* that an interface may take */
glsl_io *mgl_glsl_io_find(glsl_ios *list, const char *name);
bool mgl_glsl_feedback_place(glsl_linker *linker);

bool mgl_glsl_stage_uses(const glsl_stage *stage, const char *name);
uint32_t mgl_glsl_stage_clip_distances(const glsl_linker *linker, const glsl_stage *stage);
/* Whether the program's gl_PointSize is a global of ours, stored once at the end (validation layers take a stage that also reads gl_PointSize for
 * one that writes none). */
bool mgl_glsl_stage_own_point_size(const glsl_linker *linker, const glsl_stage *stage);
/* The name in lowered source of a name that a program declares. */
const char *mgl_glsl_lower_name(glsl_arena *arena, const char *name);
/* The whole lowered source of a stage; its needs of hidden uniforms must be known before (mgl_glsl_lower_needs). */
void mgl_glsl_lower_needs(glsl_linker *linker);
const char *mgl_glsl_lower_stage(glsl_linker *linker, glsl_stage *stage);
/* The statements that fill the packs, and those that take them apart. */
void mgl_glsl_emit_packing(const glsl_linker *linker, glsl_text *out);
/* feedback.c: the same for captured copies. */
void mgl_glsl_emit_capture_packs(const glsl_linker *linker, glsl_text *out);
const char *mgl_glsl_capture_pack_type(const glsl_capture_pack *pack);
void mgl_glsl_emit_unpacking(const glsl_linker *linker, glsl_text *out);
/* How many outputs gl_FragColor may reach (MGL_PROGRAM_BROADCASTS), 0 when the program does not name it; and the
 * statements that copy it to those after the first. */
uint32_t mgl_glsl_broadcast_outputs(const glsl_linker *linker);
void mgl_glsl_emit_broadcast(const glsl_linker *linker, glsl_text *out);
void mgl_glsl_emit_declarations(glsl_linker *linker, glsl_stage *stage, glsl_text *out);
/* Emits the tokens of a unit that stay, rewritten. */
void mgl_glsl_lower_tokens(glsl_linker *linker, glsl_stage *stage, const glsl_unit *unit, glsl_text *out);
/* Whether main is wrapped: something comes before it (fragment) or before it returns (others; geometry: before it emits). */
/* Whether a fragment stage asks for something that depends on which row is stored first. */
bool mgl_glsl_lower_reads_rows(const glsl_stage *stage);
bool mgl_glsl_lower_has_epilogue(const glsl_linker *linker, const glsl_stage *stage);

/* Marks what the SPIR-V of each stage uses; sets flags and masks. */
bool mgl_glsl_spirv_scan(glsl_linker *linker, glsl_stage *stage);
/* Turns rectangle textures into 2D ones with scaled coordinates. False when memory ran out is not possible: the arena jumps. */
void mgl_glsl_spirv_rectangles(glsl_arena *arena, glsl_words *words);
bool mgl_glsl_spirv_validate(const glsl_words *words, char **message);

struct mgl_glsl_program {
    uint32_t references; /* atomic */
    glsl_arena arena;
    mgl_program_header *archive; /* malloc'ed */
    const char *log;             /* in the arena */
    mgl_glsl_reflection reflection;
};

/* ---- stored.c ---- */

/* What the store on disk keeps, from mgl_malloc; NULL when memory ran out. */
void *mgl_glsl_shader_flatten(const mgl_glsl_shader *shader, size_t *size);
void *mgl_glsl_program_flatten(const mgl_glsl_program *program, size_t *size);
/* The reverse, into an empty object whose arena has a jump. False: the payload is not one, or memory ran out for the archive;
 * the object is to be destroyed. */
bool mgl_glsl_shader_restore(mgl_glsl_shader *shader, const void *data, size_t size);
bool mgl_glsl_program_restore(mgl_glsl_program *program, const void *data, size_t size);

/* Words of a layout list such as "triangles, max_vertices = 3". */
bool mgl_glsl_layout_has(const char *rest, const char *word);
uint32_t mgl_glsl_layout_number(const char *rest, const char *name); /* 0 when absent */
void mgl_glsl_reflection_make(glsl_linker *linker, glsl_arena *keep, mgl_glsl_reflection *out);
mgl_program_header *mgl_glsl_archive_make(glsl_linker *linker, const mgl_glsl_reflection *reflection);

#endif
