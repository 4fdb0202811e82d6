/* The functions and plain globals of a stage, rewritten token by token into the Vulkan language; line numbers stay. */
#include "translator/glsl/internal.h"

#include <string.h>

/* Built-in names that the lowered language has under the same name. All others of gl_ are ours as mgl_. */
static bool native_builtin(const char *name)
{
    static const char names[] = " gl_Position gl_PointSize gl_ClipDistance gl_CullDistance gl_FragCoord gl_FrontFacing "
                                "gl_PointCoord gl_FragDepth gl_PrimitiveID"
                                " gl_PrimitiveIDIn gl_InvocationID gl_Layer gl_ViewportIndex gl_SampleID "
                                "gl_SamplePosition gl_SampleMask gl_SampleMaskIn gl_in gl_out"
                                " gl_TessLevelOuter gl_TessLevelInner gl_TessCoord gl_PatchVerticesIn gl_NumWorkGroups "
                                "gl_WorkGroupSize gl_WorkGroupID"
                                " gl_LocalInvocationID gl_GlobalInvocationID gl_LocalInvocationIndex gl_BaseVertex "
                                "gl_BaseInstance gl_DrawID gl_HelperInvocation"
                                " gl_FragStencilRefARB gl_VertexIndex gl_InstanceIndex gl_PerVertex "
                                "gl_MaxComputeWorkGroupSize gl_MaxComputeWorkGroupCount ";
    size_t size = strlen(name);
    for (const char *at = strstr(names, name); at; at = strstr(at + 1, name))
        if (at[-1] == ' ' && at[size] == ' ') return true;
    return strncmp(name, "gl_Max", 6) == 0 || strncmp(name, "gl_Min", 6) == 0;
}

const char *mgl_glsl_lower_name(glsl_arena *arena, const char *name)
{
    if (strncmp(name, "gl_", 3) == 0) return native_builtin(name) ? name : mgl_glsl_format(arena, "m%s", name);
    if (mgl_glsl_keyword_since(name)) return mgl_glsl_format(arena, "mgl_k_%s", name);
    if (mgl_glsl_function_since(name)) return mgl_glsl_format(arena, "mgl_f_%s", name);
    return name;
}

/* ---- what a stage does at its end ---- */

uint32_t mgl_glsl_stage_clip_distances(const glsl_linker *linker, const glsl_stage *stage)
{
    uint32_t count = 0;
    if (mgl_glsl_stage_uses(stage, "gl_ClipVertex"))
        return MGL_MIN(MGL_MAX(linker->options->max_clip_distances, 1u), 8u);
    for (uint32_t i = 0; i < stage->units.count; i++)
        count = MGL_MAX(count, stage->units.items[i]->clip_distances);
    return MGL_MIN(count, 8u);
}

/* Only points have a size; a geometry or tessellation stage writes it when points are what it makes. */
static bool writes_point_size(const glsl_stage *stage)
{
    if (!stage->last_vertex) return false;
    if (stage->stage == MGL_STAGE_VERTEX) return true;
    const char *rest = stage->stage == MGL_STAGE_GEOMETRY ? stage->out_layout.rest : stage->in_layout.rest;
    return rest && strstr(rest, stage->stage == MGL_STAGE_GEOMETRY ? "points" : "point_mode");
}

bool mgl_glsl_stage_own_point_size(const glsl_linker *linker, const glsl_stage *stage)
{
    bool own = mgl_glsl_stage_uses(stage, "gl_PointSize");
    for (uint32_t i = 0; i < linker->captures.count; i++)
        own |= linker->captures.items[i].copy && !strcmp(linker->captures.items[i].copy, "gl_PointSize");
    return own && writes_point_size(stage);
}

static bool writes_colours(const glsl_stage *stage)
{
    return stage->stage == MGL_STAGE_VERTEX &&
           (mgl_glsl_stage_uses(stage, "gl_FrontColor") || mgl_glsl_stage_uses(stage, "gl_BackColor") ||
            mgl_glsl_stage_uses(stage, "gl_FrontSecondaryColor") ||
            mgl_glsl_stage_uses(stage, "gl_BackSecondaryColor"));
}

static bool captures_copies(const glsl_linker *linker, const glsl_stage *stage)
{
    for (uint32_t i = 0; stage->last_vertex && i < linker->captures.count; i++)
        if (linker->captures.items[i].copy) return true;
    return false;
}

bool mgl_glsl_lower_has_epilogue(const glsl_linker *linker, const glsl_stage *stage)
{
    if (stage->stage == MGL_STAGE_FRAGMENT) return linker->packs.count || mgl_glsl_broadcast_outputs(linker) > 1;
    if (stage->stage == MGL_STAGE_COMPUTE || stage->stage == MGL_STAGE_TESS_CONTROL) return false;
    return writes_point_size(stage) || writes_colours(stage) || mgl_glsl_stage_uses(stage, "gl_ClipVertex") ||
           captures_copies(linker, stage) ||
           (stage->last_vertex && (linker->packs.count || mgl_glsl_stage_clip_distances(linker, stage)));
}

/* What depends on which row is stored first: the default framebuffer stores the top one first, others the bottom one.
 */
static const char *const row_functions[] = {"dFdy", "dFdyFine", "dFdyCoarse", "interpolateAtOffset"};
static const char *const row_variables[] = {"gl_FragCoord", "gl_PointCoord", "gl_SamplePosition"};

bool mgl_glsl_lower_reads_rows(const glsl_stage *stage)
{
    if (stage->stage != MGL_STAGE_FRAGMENT) return false;
    bool reads = false;
    for (uint32_t i = 0; i < MGL_COUNT(row_functions); i++)
        reads |= mgl_glsl_stage_uses(stage, row_functions[i]);
    for (uint32_t i = 0; i < MGL_COUNT(row_variables); i++)
        reads |= mgl_glsl_stage_uses(stage, row_variables[i]);
    return reads;
}

void mgl_glsl_lower_needs(glsl_linker *linker)
{
    for (uint32_t s = 0; s < MGL_STAGE_COUNT; s++) {
        glsl_stage *stage = &linker->stages[s];
        if (!stage->present) continue;
        if (writes_point_size(stage)) mgl_glsl_uniform_need(linker, "mgl_PointSize", stage->stage);
        if (stage->last_vertex && mgl_glsl_stage_clip_distances(linker, stage))
            mgl_glsl_uniform_need(linker, "mgl_ClipEnable", stage->stage);
        if (s != MGL_STAGE_FRAGMENT && mgl_glsl_stage_uses(stage, "gl_ClipVertex"))
            mgl_glsl_uniform_need(linker, "gl_ClipPlane", stage->stage);
        if (s == MGL_STAGE_VERTEX && mgl_glsl_stage_uses(stage, "ftransform"))
            mgl_glsl_uniform_need(linker, "gl_ModelViewProjectionMatrix", stage->stage);
        if (s != MGL_STAGE_FRAGMENT) continue;
        if (mgl_glsl_stage_uses(stage, "gl_PointCoord")) mgl_glsl_uniform_need(linker, "mgl_PointOrigin", stage->stage);
        if (linker->two_side) mgl_glsl_uniform_need(linker, "mgl_TwoSide", stage->stage);
        if (linker->flat_shade) mgl_glsl_uniform_need(linker, "mgl_FlatShade", stage->stage);
    }
}

static void write_epilogue(glsl_linker *linker, glsl_stage *stage, glsl_text *out)
{
    if (stage->last_vertex) mgl_glsl_emit_packing(linker, out);
    static const char *const colours[] = {"gl_FrontColor", "gl_BackColor", "gl_FrontSecondaryColor",
                                          "gl_BackSecondaryColor"};
    bool own_size = mgl_glsl_stage_own_point_size(linker, stage);
    /* The captured values are the program's. */
    for (uint32_t i = 0; stage->last_vertex && i < linker->captures.count; i++) {
        const char *copy = linker->captures.items[i].copy;
        if (!copy || linker->captures.items[i].packed) continue;
        if (own_size && !strcmp(copy, "gl_PointSize")) copy = "mgl_OwnPointSize";
        mgl_glsl_text_format(out, "mgl_xfb_%u = %s;\n", i, copy);
    }
    if (stage->last_vertex) mgl_glsl_emit_capture_packs(linker, out);
    for (uint32_t i = 0; writes_colours(stage) && i < MGL_COUNT(colours); i++) {
        if (!mgl_glsl_stage_uses(stage, colours[i])) continue;
        const char *twin = mgl_glsl_flat_twin(linker->arena, colours[i]);
        mgl_glsl_text_format(out, "m%s = clamp(m%s, 0.0, 1.0);\n", colours[i], colours[i]);
        if (mgl_glsl_io_find(&stage->outputs, twin)) mgl_glsl_text_format(out, "%s = m%s;\n", twin, colours[i]);
    }
    uint32_t clip = mgl_glsl_stage_clip_distances(linker, stage);
    bool clip_vertex = mgl_glsl_stage_uses(stage, "gl_ClipVertex");
    for (uint32_t i = 0; clip_vertex && i < clip; i++)
        mgl_glsl_text_format(out, "gl_ClipDistance[%u] = dot(mgl_ClipPlane[%u], mgl_ClipVertex);\n", i, i);
    for (uint32_t i = 0; stage->last_vertex && i < clip; i++)
        mgl_glsl_text_format(out, "if ((mgl_ClipEnable & %uu) == 0u) gl_ClipDistance[%u] = 0.0;\n", 1u << i, i);
    if (writes_point_size(stage))
        mgl_glsl_text_format(out, "gl_PointSize = mix(%s, mgl_PointSize, mgl_PointSize > 0.0);\n",
                             own_size ? "mgl_OwnPointSize" : "1.0"); /* no branch: translator/vk/program.c */
}

/* ---- tokens ---- */

typedef struct rewriter {
    glsl_linker *linker;
    glsl_stage *stage;
    const glsl_unit *unit;
    glsl_text *out;
    const glsl_token *tokens;
    const char **suffix; /* text to add after a token, per token */
    bool epilogue;
} rewriter;

/* Rewrites tokens from begin on until `end` is reached; returns the first token that it did not touch. */
static uint32_t rewrite(rewriter *r, uint32_t begin, uint32_t end);

static uint32_t closing(const rewriter *r, uint32_t open)
{
    const glsl_token *close = mgl_glsl_closing(&r->tokens[open]);
    return close->kind == TOKEN_END ? open : (uint32_t)(close - r->tokens);
}

/* Whether the variable at a token is followed by a swizzle without its second component. */
static bool leaves_y(const rewriter *r, uint32_t at)
{
    if (!token_is(&r->tokens[at + 1], ".") || r->tokens[at + 2].kind != TOKEN_IDENTIFIER) return false;
    return !strpbrk(r->tokens[at + 2].text, "ygt");
}

/* Fragment variables whose y depends on which row is stored first. mgl_Rows is mgl_program_rows. */
static const char *row_variable(const rewriter *r, uint32_t at)
{
    const char *name = r->tokens[at].text;
    bool coordinates = strcmp(name, "gl_FragCoord") == 0, top = r->unit->origin_upper_left,
         integer = coordinates && r->unit->pixel_center_integer;
    if (r->stage->stage != MGL_STAGE_FRAGMENT) return NULL;
    if (leaves_y(r, at) && !integer) return NULL;
    if (strcmp(name, "gl_PointCoord") == 0)
        return "vec2(gl_PointCoord.x, gl_PointCoord.y * mgl_PointOrigin * mgl_Rows.x + "
               "(0.5 - 0.5 * mgl_PointOrigin * mgl_Rows.x))";
    if (strcmp(name, "gl_SamplePosition") == 0)
        return "vec2(gl_SamplePosition.x, gl_SamplePosition.y * mgl_Rows.x + (0.5 - 0.5 * mgl_Rows.x))";
    if (!coordinates) return NULL;
    if (top && integer)
        return "(vec4(gl_FragCoord.x, mgl_Rows.z - gl_FragCoord.y * mgl_Rows.x, gl_FragCoord.zw) - "
               "vec4(0.5, 0.5, 0.0, 0.0))";
    if (top) return "vec4(gl_FragCoord.x, mgl_Rows.z - gl_FragCoord.y * mgl_Rows.x, gl_FragCoord.zw)";
    if (integer)
        return "(vec4(gl_FragCoord.x, gl_FragCoord.y * mgl_Rows.x + mgl_Rows.y, gl_FragCoord.zw) - "
               "vec4(0.5, 0.5, 0.0, 0.0))";
    return "vec4(gl_FragCoord.x, gl_FragCoord.y * mgl_Rows.x + mgl_Rows.y, gl_FragCoord.zw)";
}

static const char *builtin_name(rewriter *r, uint32_t at)
{
    const char *name = r->tokens[at].text, *row = row_variable(r, at);
    if (row) return row;
    if (strcmp(name, "gl_VertexID") == 0) return "gl_VertexIndex";
    if (strcmp(name, "gl_InstanceID") == 0) return "(gl_InstanceIndex - gl_BaseInstance)";
    if (strcmp(name, "gl_FragDepthEXT") == 0) return "gl_FragDepth";
    if (strcmp(name, "gl_PointSize") == 0 && mgl_glsl_stage_own_point_size(r->linker, r->stage))
        return "mgl_OwnPointSize";
    return mgl_glsl_lower_name(r->linker->arena, name);
}

/* A function of an old name, or NULL. The old shadow lookups return a vector. */
static const char *texture_call(rewriter *r, uint32_t at)
{
    const char *name = r->tokens[at].text;
    const glsl_texture_name *texture = mgl_glsl_texture_name(name);
    if (!texture || !token_is(&r->tokens[at + 1], "(") || mgl_glsl_unit_defines(r->unit, name)) return NULL;
    if (!texture->shadow) return texture->modern;
    r->suffix[closing(r, at + 1)] = ")";
    return mgl_glsl_format(r->linker->arena, "mgl_shadow(%s", texture->modern);
}

/* A call whose meaning depends on which row is stored first, or NULL. */
static const char *row_call(rewriter *r, uint32_t at)
{
    const char *name = r->tokens[at].text;
    bool known = false;
    for (uint32_t i = 0; i < MGL_COUNT(row_functions); i++)
        known |= strcmp(name, row_functions[i]) == 0;
    if (!known || r->stage->stage != MGL_STAGE_FRAGMENT || !token_is(&r->tokens[at + 1], "(") ||
        mgl_glsl_unit_defines(r->unit, name))
        return NULL;
    uint32_t close = closing(r, at + 1);
    if (name[0] == 'd') {
        r->suffix[close] = ")";
        return mgl_glsl_format(r->linker->arena, "(mgl_Rows.x * %s", name);
    }
    for (uint32_t i = at + 2; i < close; i++) { /* the second argument is the offset */
        if (token_is(&r->tokens[i], "(") || token_is(&r->tokens[i], "[")) i = closing(r, i);
        if (!token_is(&r->tokens[i], ",")) continue;
        r->suffix[i] = " mgl_RowsOffset(";
        r->suffix[close] = ")";
        break;
    }
    return name;
}

/* Units of one stage may give one block different instance names; the first unit's is the one that is declared. */
static const char *instance_name(const rewriter *r, const char *name)
{
    const glsl_block *own = NULL;
    for (uint32_t i = 0; i < r->unit->blocks.count; i++) {
        const glsl_block *block = &r->unit->blocks.items[i];
        if (block->instance && strcmp(block->instance, name) == 0) own = block;
    }
    for (uint32_t u = 0; own && u < r->stage->units.count && r->stage->units.items[u] != r->unit; u++) {
        for (uint32_t i = 0; i < r->stage->units.items[u]->blocks.count; i++) {
            const glsl_block *first = &r->stage->units.items[u]->blocks.items[i];
            bool same = strcmp(first->name, own->name) == 0 && first->qualifiers.storage == own->qualifiers.storage;
            if (same && first->instance) return first->instance;
        }
    }
    return own ? own->instance : NULL;
}

/* A program may replace a built-in function: calls after its declaration mean its own (GLSL 1.10 §8). The library would
 * refuse the declaration, because it compares the precision of the parameters. */
static bool replaced_before(const glsl_unit *unit, const char *name, uint32_t at)
{
    for (uint32_t i = 0; i < unit->functions.count; i++) {
        const glsl_function *f = &unit->functions.items[i];
        if (f->replaces_builtin && f->at <= at && strcmp(f->name, name) == 0) return true;
    }
    return false;
}

static const char *plain_name(rewriter *r, uint32_t at)
{
    const char *name = r->tokens[at].text;
    glsl_arena *arena = r->linker->arena;
    bool call = token_is(&r->tokens[at + 1], "(");
    const char *texture = texture_call(r, at), *instance = r->unit->blocks.count ? instance_name(r, name) : NULL;
    if (texture) return texture;
    const char *row = row_call(r, at);
    if (row) return row;
    if (instance) return mgl_glsl_lower_name(arena, instance);
    if (call && strncmp(name, "noise", 5) == 0 && name[5] >= '1' && name[5] <= '4' && !name[6] &&
        !mgl_glsl_unit_defines(r->unit, name))
        return mgl_glsl_format(arena, "mgl_%s", name);
    if (strcmp(name, "samplerExternalOES") == 0) return "sampler2D";
    if (call && strcmp(name, "ftransform") == 0) return "mgl_ftransform";
    if (call && r->epilogue && strcmp(name, "main") == 0) return "mgl_main";
    if (call && r->epilogue && r->stage->stage == MGL_STAGE_GEOMETRY && strcmp(name, "EmitVertex") == 0)
        return "mgl_EmitVertex";
    uint32_t level = r->unit->source.level, since_keyword = mgl_glsl_keyword_since(name);
    if (since_keyword > level) {
        /* Before a name, a word that an extension brought is the keyword; a type may also be a constructor. */
        glsl_type type;
        bool brought = since_keyword <= mgl_glsl_needed_version(&r->unit->source),
             is_type = mgl_glsl_type_builtin(name, &type);
        bool keyword =
            r->tokens[at + 1].kind == TOKEN_IDENTIFIER || (is_type && (call || token_is(&r->tokens[at + 1], "[")));
        return (brought || is_type) && keyword ? name : mgl_glsl_format(arena, "mgl_k_%s", name);
    }
    if (call && replaced_before(r->unit, name, at)) return mgl_glsl_format(arena, "mgl_f_%s", name);
    uint32_t since = mgl_glsl_function_since(name);
    bool user_function = call && since > level && mgl_glsl_unit_defines(r->unit, name);
    return since && (!call || user_function) ? mgl_glsl_format(arena, "mgl_f_%s", name) : name;
}

/* `s[i].tex[j]`, where a member of a uniform structure is a sampler: one flat array. Returns the token after it, 0: not
 * such. */
static uint32_t opaque_path(rewriter *r, uint32_t at)
{
    const glsl_uniform *uniform = mgl_glsl_uniform_find(r->linker, r->tokens[at].text);
    if (!uniform || !mgl_glsl_type_has_opaque(&uniform->type)) return 0;
    if (uniform->type.base == BASE_OPAQUE && uniform->type.dim_count < 2) return 0;
    const char *path = uniform->name;
    struct {
        uint32_t begin, end;
    } indices[GLSL_MAX_DIMS];
    uint32_t index_count = 0, i = at + 1;
    for (;;) {
        if (token_is(&r->tokens[i], "[") && index_count < GLSL_MAX_DIMS) {
            uint32_t close = closing(r, i);
            indices[index_count].begin = i + 1;
            indices[index_count++].end = close;
            i = close + 1;
        } else if (token_is(&r->tokens[i], ".") && r->tokens[i + 1].kind == TOKEN_IDENTIFIER) {
            path = mgl_glsl_format(r->linker->arena, "%s.%s", path, r->tokens[i + 1].text);
            i += 2;
        } else {
            break;
        }
    }
    for (uint32_t k = 0; k < r->linker->resources.count; k++) {
        const glsl_resource *resource = r->linker->resources.items[k];
        if (!resource->uniform || resource->uniform != uniform || strcmp(resource->path, path) != 0) continue;
        mgl_glsl_text_format(r->out, " %s", resource->lowered);
        if (index_count != resource->type.dim_count || !index_count) return i;
        mgl_glsl_text_add(r->out, "[");
        for (uint32_t d = 0; d < index_count; d++) {
            uint32_t stride = 1;
            for (uint32_t n = d + 1; n < resource->type.dim_count; n++)
                stride *= resource->type.dims[n];
            mgl_glsl_text_add(r->out, d ? " + (" : "(");
            rewrite(r, indices[d].begin, indices[d].end);
            mgl_glsl_text_format(r->out, stride > 1 ? ") * %u" : ")", stride);
        }
        mgl_glsl_text_add(r->out, "]");
        return i;
    }
    return 0;
}

static uint32_t rewrite(rewriter *r, uint32_t begin, uint32_t end)
{
    uint32_t i = begin;
    for (; i < end; i++) {
        const glsl_token *token = &r->tokens[i];
        if (token->drop || token->kind == TOKEN_END) continue;
        const char *text = token->text;
        if (token->kind == TOKEN_IDENTIFIER) {
            bool member = i && token_is(token - 1, ".");
            uint32_t after = member ? 0 : opaque_path(r, i);
            if (after) {
                i = after - 1;
                continue;
            }
            if (member)
                text = token_is(token + 1, "(") ? text : mgl_glsl_lower_name(r->linker->arena, text);
            else if (strncmp(text, "gl_", 3) == 0)
                text = builtin_name(r, i);
            else
                text = plain_name(r, i);
        }
        mgl_glsl_text_add(r->out, " ");
        mgl_glsl_text_add(r->out, text);
        if (r->suffix[i]) mgl_glsl_text_add(r->out, r->suffix[i]);
    }
    return i;
}

/* ---- several units of one stage ---- */

/* A global that an earlier unit of the stage declared already is the same variable (GL 4.6 core §7.3): its tokens are
 * left out. */
static bool declared_before(const rewriter *r, const glsl_variable *global)
{
    for (uint32_t u = 0; u < r->stage->units.count && r->stage->units.items[u] != r->unit; u++)
        for (uint32_t i = 0; i < r->stage->units.items[u]->globals.count; i++)
            if (strcmp(r->stage->units.items[u]->globals.items[i].name, global->name) == 0) return true;
    return false;
}

void mgl_glsl_lower_tokens(glsl_linker *linker, glsl_stage *stage, const glsl_unit *unit, glsl_text *out)
{
    rewriter r = {.linker = linker, .stage = stage, .unit = unit, .out = out, .tokens = unit->source.tokens.items};
    r.epilogue = mgl_glsl_lower_has_epilogue(linker, stage);
    uint32_t count = unit->source.tokens.count, line = 1, global = 0;
    r.suffix = mgl_glsl_alloc(linker->arena, count * sizeof *r.suffix);
    for (uint32_t i = 0; i < count;) {
        while (global < unit->globals.count && unit->globals.items[global].statement < i)
            global++;
        const glsl_variable *v = global < unit->globals.count ? &unit->globals.items[global] : NULL;
        if (v && v->statement == i && declared_before(&r, v)) {
            i = v->statement_end;
            continue;
        }
        for (; line < r.tokens[i].line; line++)
            mgl_glsl_text_add(out, "\n");
        uint32_t end = i + 1;
        while (end < count && r.tokens[end].line == r.tokens[i].line && !(v && v->statement == end))
            end++;
        i = rewrite(&r, i, end);
    }
    mgl_glsl_text_add(out, "\n");
}

const char *mgl_glsl_lower_stage(glsl_linker *linker, glsl_stage *stage)
{
    glsl_text out = {.arena = linker->arena};
    mgl_glsl_emit_declarations(linker, stage, &out);
    bool epilogue = mgl_glsl_lower_has_epilogue(linker, stage);
    bool geometry = stage->stage == MGL_STAGE_GEOMETRY;
    if (epilogue && geometry) {
        mgl_glsl_text_add(&out, "void mgl_EmitVertex() {\n");
        write_epilogue(linker, stage, &out);
        mgl_glsl_text_add(&out, "EmitVertex();\n}\n");
    }
    for (uint32_t u = 0; u < stage->units.count; u++) {
        mgl_glsl_text_format(&out, "#line 1 %u\n", u);
        mgl_glsl_lower_tokens(linker, stage, stage->units.items[u], &out);
    }
    if (epilogue) {
        bool fragment = stage->stage == MGL_STAGE_FRAGMENT;
        mgl_glsl_text_add(&out, "void main() {\n");
        if (fragment) mgl_glsl_emit_unpacking(linker, &out);
        mgl_glsl_text_add(&out, "mgl_main();\n");
        if (fragment) mgl_glsl_emit_broadcast(linker, &out);
        if (!geometry && !fragment) write_epilogue(linker, stage, &out);
        mgl_glsl_text_add(&out, "}\n");
    }
    return out.data;
}
