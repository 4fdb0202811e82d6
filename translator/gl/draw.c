/* The draw commands (GL 4.6 core §10.4).
 *
 * The way of a draw: nothing changed and the open draw record is of the same kind: the range is appended to it (a dozen
 * instructions). Else arguments and state are checked, what changed is sent, and a range is appended or a record begun.
 */
#include "translator/gl/buffer.h"
#include "translator/gl/emit.h"
#include "translator/gl/index.h"

#define LIKELY(x) __builtin_expect(!!(x), 1)

/* One GL draw. */
typedef struct draw_call {
    const char *function;
    GLenum mode;
    GLint first; /* arrays */
    GLsizei count, instances;
    GLuint base_instance;
    GLint base_vertex;   /* elements */
    uint8_t index_size;  /* bytes; 0: not indexed */
    const void *indices; /* offset or client memory */
    uint32_t draw_id;
} draw_call;

/* ---- the short way ---- */

static inline uint32_t key_of(GLenum mode, uint32_t index_size)
{
    return mode < 0x100 ? mode | index_size << 8 : MGL_NO_OPEN_KEY - 1;
}

static inline bool extend_open(mgl_context *ctx, uint32_t key, const mgl_draw_range *range)
{
    if (!LIKELY(ctx->dirty == 0 && ctx->encoder.open_draw && ctx->sent->open_key == key)) return false;
    if (!mgl_encoder_extend_draw(&ctx->encoder, range)) return false;
    ctx->encoder.draws++;
    mgl_encoder_command_done(&ctx->encoder);
    return true;
}

/* ---- checks ---- */

static bool check_mode(mgl_context *ctx, GLenum mode, const char *function)
{
    bool legal = mode <= GL_PATCHES;
    if (mode >= GL_QUADS && mode <= GL_POLYGON) legal = !ctx->core && !ctx->es;
    if (mode >= GL_LINES_ADJACENCY && mode <= GL_TRIANGLE_STRIP_ADJACENCY)
        legal = ctx->caps->features & MGL_CAP_GEOMETRY;
    if (mode == GL_PATCHES) legal = (ctx->caps->features & MGL_CAP_TESSELLATION) && ctx->major >= 4;
    if (!legal) mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no primitive mode of this context", function, mode);
    return legal;
}

static bool check_counts(mgl_context *ctx, const draw_call *call)
{
    if (call->count >= 0 && call->instances >= 0 && call->first >= 0) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: negative first, count or instances", call->function);
    return false;
}

/* Bytes an index, or 0 after recording the error. */
static uint8_t check_type(mgl_context *ctx, GLenum type, const char *function)
{
    switch (type) {
    case GL_UNSIGNED_BYTE:
        return 1;
    case GL_UNSIGNED_SHORT:
        return 2;
    case GL_UNSIGNED_INT:
        return 4;
    default:
        mgl_error(ctx, GL_INVALID_ENUM, "%s(0x%04x): no index type", function, type);
        return 0;
    }
}

static bool is_mapped(const mgl_buffer *buffer)
{
    return buffer && buffer->map.active && !(buffer->map.access & GL_MAP_PERSISTENT_BIT);
}

static bool check_index_buffer(mgl_context *ctx, const char *function)
{
    const mgl_buffer *buffer = ctx->vao->index_buffer;
    if (LIKELY(buffer && !buffer->map.active)) return true;
    if ((!buffer && ctx->core) || is_mapped(buffer)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the element array buffer is %s", function,
                  buffer ? "mapped" : "missing");
        return false;
    }
    return true;
}

/* State, program and mode; sends what changed. False: nothing is drawn (an error was recorded, or there is no program).
 */
static bool begin(mgl_context *ctx, GLenum mode, const char *function)
{
    if (mgl_lost(ctx)) return false;
    bool ok = mgl_validate_draw(ctx);
    if (ok && !(ctx->sent->draw_modes >> mode & 1)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s(0x%04x): the mode does not go with the program or transform feedback",
                  function, mode);
        return false;
    }
    return ok;
}

/* ---- records ---- */

typedef struct draw_kind {
    uint8_t mode, index_size, flags, patch_vertices;
} draw_kind;

static draw_kind kind_of(const mgl_context *ctx, uint8_t mode, uint8_t index_size, bool restart)
{
    uint8_t flags = (uint8_t)(ctx->sent->draw_flags | (restart ? MGL_DRAW_RESTART : 0));
    return (draw_kind){mode, index_size, flags, mode == MGL_PATCHES ? (uint8_t)ctx->state.patch_vertices : 0};
}

static void append(mgl_context *ctx, draw_kind kind, const mgl_draw_range *range)
{
    mgl_encoder *encoder = &ctx->encoder;
    const mgl_wire_draw *open = encoder->open_draw;
    bool same = open && open->mode == kind.mode && open->index_size == kind.index_size && open->flags == kind.flags &&
                open->patch_vertices == kind.patch_vertices;
    if (same && mgl_encoder_extend_draw(encoder, range)) {
    } else if (range->instances == 1 && !range->base_instance && !range->draw_id) {
        mgl_wire_draw_single *record = mgl_emit_draw_single(encoder);
        *record = (mgl_wire_draw_single){kind.mode,    kind.index_size, kind.flags,        kind.patch_vertices,
                                         range->first, range->count,    range->base_vertex};
        encoder->open_draw = (mgl_wire_draw *)record;
    } else {
        mgl_draw_range *tail;
        mgl_wire_draw *record = mgl_emit_draw(encoder, 1, &tail);
        record->mode = kind.mode;
        record->index_size = kind.index_size;
        record->flags = kind.flags;
        record->patch_vertices = kind.patch_vertices;
        *tail = *range;
        encoder->open_draw = record;
    }
    encoder->draws++;
}

/* After the range: may the next draw of the same kind take a short way? */
static void close(mgl_context *ctx, uint32_t key, bool restart)
{
    bool mirrors = __atomic_load_n(&ctx->group->mirrors, __ATOMIC_RELAXED) != NULL;
    ctx->sent->open_key = ctx->dirty == 0 && !mirrors ? key : MGL_NO_OPEN_KEY;
    ctx->sent->open_restart = restart;
    mgl_encoder_command_done(&ctx->encoder);
}

/* ---- the short way after a change ---- */

/* Groups that neither the arguments, nor vertices, nor indices of a draw are judged by. */
#define APART_GROUPS                                                                                                   \
    (MGL_DIRTY_RENDER_PARTS | MGL_DIRTY_VIEWPORT | MGL_DIRTY_SCISSOR | MGL_DIRTY_BLEND_COLOR |                         \
     MGL_DIRTY_STENCIL_VALUES | MGL_DIRTY_DEPTH_BIAS | MGL_DIRTY_PROGRAM | MGL_DIRTY_CONSTANTS | MGL_DIRTY_BUILTINS |  \
     MGL_DIRTY_TEXTURES | MGL_DIRTY_UNIFORM_BUFFERS | MGL_DIRTY_STORAGE_BUFFERS | MGL_DIRTY_IMAGES)

/* A draw of the last one's kind when only such groups changed: what its arguments were checked for still holds. False:
 * the long way has to look (it finds nothing dirty twice). */
static inline bool repeat(mgl_context *ctx, uint32_t key, uint8_t index_size, const mgl_draw_range *range)
{
    mgl_sent *sent = ctx->sent;
    uint8_t mode = (uint8_t)key;
    if (sent->open_key != key || (ctx->dirty & ~(uint32_t)APART_GROUPS) || mgl_lost(ctx)) return false;
    mgl_handle indices = {0};
    if (index_size) {
        const mgl_buffer *buffer = ctx->vao->index_buffer;
        if (buffer->map.active || mgl_handle_is_null(indices = mgl_buffer_wire(buffer))) return false;
    }
    if (!mgl_validate_draw(ctx)) return true;
    if (ctx->dirty || !(sent->draw_modes >> mode & 1)) return false;
    if (index_size) mgl_bind_index_buffer(ctx, indices);
    append(ctx, kind_of(ctx, mode, index_size, sent->open_restart), range);
    close(ctx, key, sent->open_restart);
    return true;
}

#define VERTEX_GROUPS (MGL_DIRTY_VERTEX_ARRAY | MGL_DIRTY_ATTRIBS | MGL_DIRTY_INDEX_BUFFER)

static void emit_arrays(mgl_context *ctx, const draw_call *call)
{
    if ((ctx->dirty & VERTEX_GROUPS) && !mgl_emit_group_vertices(ctx, (uint32_t)call->first, (uint32_t)call->count,
                                                                 call->base_instance, (uint32_t)call->instances, 0))
        return;
    const mgl_draw_range range = {
        (uint32_t)call->first, (uint32_t)call->count, (uint32_t)call->instances, call->base_instance, 0, call->draw_id};
    append(ctx, kind_of(ctx, (uint8_t)call->mode, 0, false), &range);
    close(ctx, key_of(call->mode, 0), false);
}

/* The vertices that an indexed draw reads from client memory. */
static bool indexed_extent(mgl_context *ctx, const mgl_index_request *request, uint32_t *low, uint32_t *count)
{
    *low = *count = 0;
    if (!ctx->vao->client_mask) return true;
    uint32_t high;
    if (!mgl_index_range(ctx, request, low, &high)) return false;
    *count = high - *low + 1;
    return true;
}

static void emit_elements(mgl_context *ctx, const draw_call *call)
{
    const mgl_index_request request = {(uint8_t)call->mode, call->index_size, (uint32_t)call->count, call->indices};
    mgl_index_draw indices;
    uint32_t low, vertices;
    bool restart, plain = mgl_index_is_plain(ctx, &request, &restart);
    if (ctx->dirty & VERTEX_GROUPS) {
        if (!indexed_extent(ctx, &request, &low, &vertices)) return;
        if (!mgl_emit_group_vertices(ctx, low, vertices, call->base_instance, (uint32_t)call->instances,
                                     call->base_vertex))
            return;
    }
    if (!mgl_index_prepare(ctx, &request, &indices)) return;
    mgl_bind_index_buffer(ctx, indices.buffer);
    const mgl_draw_range range = {indices.first,       indices.count,     (uint32_t)call->instances,
                                  call->base_instance, call->base_vertex, call->draw_id};
    append(ctx, kind_of(ctx, indices.mode, indices.size, indices.restart), &range);
    close(ctx, plain ? key_of(call->mode, call->index_size) : MGL_NO_OPEN_KEY, restart);
}

static void draw_arrays(mgl_context *ctx, const draw_call *call)
{
    if (!check_mode(ctx, call->mode, call->function) || !check_counts(ctx, call)) return;
    if (!begin(ctx, call->mode, call->function) || !call->count || !call->instances) return;
    emit_arrays(ctx, call);
}

static void draw_elements(mgl_context *ctx, draw_call *call, GLenum type)
{
    if (!check_mode(ctx, call->mode, call->function) || !check_counts(ctx, call)) return;
    call->index_size = check_type(ctx, type, call->function);
    if (!call->index_size || !check_index_buffer(ctx, call->function)) return;
    if (!begin(ctx, call->mode, call->function) || !call->count || !call->instances) return;
    emit_elements(ctx, call);
}

/* What entry points share, under the names that their parameters have there. */
#define ARRAYS_CALL(name, ...)                                                                                         \
    &(draw_call)                                                                                                       \
    {                                                                                                                  \
        .function = #name, .mode = mode, .first = first, .count = count, __VA_ARGS__                                   \
    }
#define ELEMENTS_CALL(name, ...)                                                                                       \
    &(draw_call)                                                                                                       \
    {                                                                                                                  \
        .function = #name, .mode = mode, .count = count, .indices = indices, __VA_ARGS__                               \
    }

/* ---- arrays ---- */

void mgl_glDrawArrays(mgl_context *ctx, GLenum mode, GLint first, GLsizei count)
{
    MGL_CALL(ctx, glDrawArrays);
    if (LIKELY(first >= 0 && count > 0)) {
        const mgl_draw_range range = {(uint32_t)first, (uint32_t)count, 1, 0, 0, 0};
        if (extend_open(ctx, key_of(mode, 0), &range) || repeat(ctx, key_of(mode, 0), 0, &range)) return;
    }
    draw_arrays(ctx, ARRAYS_CALL(glDrawArrays, .instances = 1));
}

void mgl_glDrawArraysInstanced(mgl_context *ctx, GLenum mode, GLint first, GLsizei count, GLsizei instances)
{
    MGL_CALL(ctx, glDrawArraysInstanced);
    draw_arrays(ctx, ARRAYS_CALL(glDrawArraysInstanced, .instances = instances));
}

void mgl_glDrawArraysInstancedBaseInstance(mgl_context *ctx, GLenum mode, GLint first, GLsizei count, GLsizei instances,
                                           GLuint base_instance)
{
    MGL_CALL(ctx, glDrawArraysInstancedBaseInstance);
    draw_arrays(ctx,
                ARRAYS_CALL(glDrawArraysInstancedBaseInstance, .instances = instances, .base_instance = base_instance));
}

void mgl_glMultiDrawArrays(mgl_context *ctx, GLenum mode, const GLint *first, const GLsizei *count, GLsizei draws)
{
    MGL_CALL(ctx, glMultiDrawArrays);
    draw_call call = {.function = "glMultiDrawArrays", .mode = mode, .instances = 1, .count = draws};
    if (!check_mode(ctx, mode, call.function) || !check_counts(ctx, &call)) return;
    for (GLsizei i = 0; i < draws; i++) {
        call.first = first[i];
        call.count = count[i];
        if (!check_counts(ctx, &call)) return;
    }
    if (!begin(ctx, mode, call.function)) return;
    for (GLsizei i = 0; i < draws; i++) {
        call.first = first[i];
        call.count = count[i];
        call.draw_id = (uint32_t)i;
        if (call.count) emit_arrays(ctx, &call);
    }
}

/* ---- elements ---- */

static inline bool extend_elements(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type, const void *indices,
                                   GLint base_vertex)
{
    uint32_t size = type == GL_UNSIGNED_INT ? 4 : type == GL_UNSIGNED_SHORT ? 2 : 0;
    uintptr_t offset = (uintptr_t)indices;
    if (!LIKELY(size && count > 0 && !(offset & (size - 1)) && ctx->vao->index_buffer)) return false;
    const mgl_draw_range range = {(uint32_t)(offset >> (size >> 1)), (uint32_t)count, 1, 0, base_vertex, 0};
    return extend_open(ctx, key_of(mode, size), &range) || repeat(ctx, key_of(mode, size), (uint8_t)size, &range);
}

void mgl_glDrawElements(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type, const void *indices)
{
    MGL_CALL(ctx, glDrawElements);
    if (extend_elements(ctx, mode, count, type, indices, 0)) return;
    draw_elements(ctx, ELEMENTS_CALL(glDrawElements, .instances = 1), type);
}

void mgl_glDrawElementsBaseVertex(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type, const void *indices,
                                  GLint base_vertex)
{
    MGL_CALL(ctx, glDrawElementsBaseVertex);
    if (extend_elements(ctx, mode, count, type, indices, base_vertex)) return;
    draw_elements(ctx, ELEMENTS_CALL(glDrawElementsBaseVertex, .instances = 1, .base_vertex = base_vertex), type);
}

static bool check_element_range(mgl_context *ctx, GLuint start, GLuint end, const char *function)
{
    if (end >= start) return true;
    mgl_error(ctx, GL_INVALID_VALUE, "%s: end %u is less than start %u", function, end, start);
    return false;
}

void mgl_glDrawRangeElements(mgl_context *ctx, GLenum mode, GLuint start, GLuint end, GLsizei count, GLenum type,
                             const void *indices)
{
    MGL_CALL(ctx, glDrawRangeElements);
    if (!check_element_range(ctx, start, end, "glDrawRangeElements")) return;
    if (extend_elements(ctx, mode, count, type, indices, 0)) return;
    draw_elements(ctx, ELEMENTS_CALL(glDrawRangeElements, .instances = 1), type);
}

void mgl_glDrawRangeElementsBaseVertex(mgl_context *ctx, GLenum mode, GLuint start, GLuint end, GLsizei count,
                                       GLenum type, const void *indices, GLint base_vertex)
{
    MGL_CALL(ctx, glDrawRangeElementsBaseVertex);
    if (!check_element_range(ctx, start, end, "glDrawRangeElementsBaseVertex")) return;
    if (extend_elements(ctx, mode, count, type, indices, base_vertex)) return;
    draw_elements(ctx, ELEMENTS_CALL(glDrawRangeElementsBaseVertex, .instances = 1, .base_vertex = base_vertex), type);
}

void mgl_glDrawElementsInstanced(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type, const void *indices,
                                 GLsizei instances)
{
    MGL_CALL(ctx, glDrawElementsInstanced);
    draw_elements(ctx, ELEMENTS_CALL(glDrawElementsInstanced, .instances = instances), type);
}

void mgl_glDrawElementsInstancedBaseVertex(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type,
                                           const void *indices, GLsizei instances, GLint base_vertex)
{
    MGL_CALL(ctx, glDrawElementsInstancedBaseVertex);
    draw_elements(ctx,
                  ELEMENTS_CALL(glDrawElementsInstancedBaseVertex, .instances = instances, .base_vertex = base_vertex),
                  type);
}

void mgl_glDrawElementsInstancedBaseInstance(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type,
                                             const void *indices, GLsizei instances, GLuint base_instance)
{
    MGL_CALL(ctx, glDrawElementsInstancedBaseInstance);
    draw_elements(
        ctx, ELEMENTS_CALL(glDrawElementsInstancedBaseInstance, .instances = instances, .base_instance = base_instance),
        type);
}

void mgl_glDrawElementsInstancedBaseVertexBaseInstance(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type,
                                                       const void *indices, GLsizei instances, GLint base_vertex,
                                                       GLuint base_instance)
{
    MGL_CALL(ctx, glDrawElementsInstancedBaseVertexBaseInstance);
    draw_elements(ctx,
                  ELEMENTS_CALL(glDrawElementsInstancedBaseVertexBaseInstance, .instances = instances,
                                .base_vertex = base_vertex, .base_instance = base_instance),
                  type);
}

static void multi_elements(mgl_context *ctx, draw_call *call, const GLsizei *count, GLenum type,
                           const void *const *indices, GLsizei draws, const GLint *base_vertex)
{
    if (!check_mode(ctx, call->mode, call->function)) return;
    call->count = draws;
    if (!check_counts(ctx, call)) return;
    call->index_size = check_type(ctx, type, call->function);
    if (!call->index_size || !check_index_buffer(ctx, call->function)) return;
    for (GLsizei i = 0; i < draws; i++) {
        call->count = count[i];
        if (!check_counts(ctx, call)) return;
    }
    if (!begin(ctx, call->mode, call->function)) return;
    for (GLsizei i = 0; i < draws; i++) {
        call->count = count[i];
        call->indices = indices[i];
        call->base_vertex = base_vertex ? base_vertex[i] : 0;
        call->draw_id = (uint32_t)i;
        if (call->count) emit_elements(ctx, call);
    }
}

void mgl_glMultiDrawElements(mgl_context *ctx, GLenum mode, const GLsizei *count, GLenum type,
                             const void *const *indices, GLsizei draws)
{
    MGL_CALL(ctx, glMultiDrawElements);
    draw_call call = {.function = "glMultiDrawElements", .mode = mode, .instances = 1};
    multi_elements(ctx, &call, count, type, indices, draws, NULL);
}

void mgl_glMultiDrawElementsBaseVertex(mgl_context *ctx, GLenum mode, const GLsizei *count, GLenum type,
                                       const void *const *indices, GLsizei draws, const GLint *base_vertex)
{
    MGL_CALL(ctx, glMultiDrawElementsBaseVertex);
    draw_call call = {.function = "glMultiDrawElementsBaseVertex", .mode = mode, .instances = 1};
    multi_elements(ctx, &call, count, type, indices, draws, base_vertex);
}

/* ---- indirect: the commands lie in a buffer (or, in compatibility contexts, in client memory) ---- */

typedef struct arrays_command {
    uint32_t count, instances, first, base_instance;
} arrays_command;
typedef struct elements_command {
    uint32_t count, instances, first;
    int32_t base_vertex;
    uint32_t base_instance;
} elements_command;

typedef struct indirect_call {
    const char *function;
    GLenum mode;
    uint8_t index_size;
    const void *indirect;
    GLsizei draws, stride;
    mgl_buffer *count_buffer; /* NULL: `draws` is the number */
    GLintptr count_offset;
} indirect_call;

static uint32_t command_bytes(const indirect_call *call)
{
    return call->index_size ? sizeof(elements_command) : sizeof(arrays_command);
}

static bool check_indirect(mgl_context *ctx, indirect_call *call)
{
    if (!check_mode(ctx, call->mode, call->function)) return false;
    if (call->draws < 0 || call->stride < 0 || call->stride % 4 || (uintptr_t)call->indirect % 4) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: offset, count or stride", call->function);
        return false;
    }
    if (!call->stride) call->stride = (GLsizei)command_bytes(call);
    const mgl_buffer *buffer = ctx->draw_indirect_buffer;
    uint64_t end = (uintptr_t)call->indirect + command_bytes(call);
    if (call->draws > 1) end += (uint64_t)(call->draws - 1) * (uint64_t)call->stride;
    if ((!buffer && (ctx->core || ctx->es)) || (call->index_size && !ctx->vao->index_buffer) || is_mapped(buffer) ||
        (buffer && call->draws && end > buffer->size)) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the commands or the indices cannot be read", call->function);
        return false;
    }
    return true;
}

static void draw_command(mgl_context *ctx, const indirect_call *call, const uint8_t *bytes, uint32_t draw_id)
{
    draw_call one = {
        .function = call->function, .mode = call->mode, .draw_id = draw_id, .index_size = call->index_size};
    if (call->index_size) {
        elements_command c;
        memcpy(&c, bytes, sizeof c);
        one.count = (GLsizei)c.count, one.instances = (GLsizei)c.instances, one.base_instance = c.base_instance;
        one.base_vertex = c.base_vertex;
        one.indices = (const void *)((uintptr_t)c.first * call->index_size);
        if (c.count && c.instances) emit_elements(ctx, &one);
    } else {
        arrays_command c;
        memcpy(&c, bytes, sizeof c);
        one.count = (GLsizei)c.count, one.instances = (GLsizei)c.instances, one.base_instance = c.base_instance;
        one.first = (GLint)c.first;
        if (c.count && c.instances) emit_arrays(ctx, &one);
    }
}

/* Commands that the client has to see: from client memory, or because vertices or indices are. */
static void draw_commands(mgl_context *ctx, const indirect_call *call)
{
    uint32_t draws = (uint32_t)call->draws, wanted;
    if (call->count_buffer) {
        const uint8_t *count = mgl_buffer_read_pointer(ctx, call->count_buffer, (uint64_t)call->count_offset, 4);
        if (!count) return;
        memcpy(&wanted, count, sizeof wanted);
        draws = MGL_MIN(draws, wanted);
    }
    for (uint32_t i = 0; i < draws; i++) {
        uint64_t at = (uintptr_t)call->indirect + (uint64_t)i * (uint64_t)call->stride;
        uint8_t command[sizeof(elements_command)];
        const uint8_t *bytes = (const uint8_t *)(uintptr_t)at;
        if (ctx->draw_indirect_buffer)
            bytes = mgl_buffer_read_pointer(ctx, ctx->draw_indirect_buffer, at, command_bytes(call));
        if (!bytes) return;
        memcpy(command, bytes, command_bytes(call)); /* drawing may read other buffers */
        draw_command(ctx, call, command, i);
    }
}

static void draw_indirect(mgl_context *ctx, indirect_call *call)
{
    if (!check_indirect(ctx, call) || !begin(ctx, call->mode, call->function) || !call->draws) return;
    const mgl_index_request request = {(uint8_t)call->mode, call->index_size ? call->index_size : 2, 0, NULL};
    bool restart = false;
    bool plain = !call->index_size || mgl_index_is_plain(ctx, &request, &restart);
    if (!ctx->draw_indirect_buffer || !plain || ctx->vao->client_mask) {
        draw_commands(ctx, call);
        return;
    }
    if ((ctx->dirty & VERTEX_GROUPS) && !mgl_emit_group_vertices(ctx, 0, 1, 0, UINT32_MAX, 0)) return;
    if (call->index_size) mgl_bind_index_buffer(ctx, mgl_buffer_wire(ctx->vao->index_buffer));
    draw_kind kind = kind_of(ctx, (uint8_t)call->mode, call->index_size, restart);
    mgl_wire_draw_indirect *record = mgl_emit_draw_indirect(&ctx->encoder);
    record->mode = kind.mode;
    record->index_size = kind.index_size;
    record->flags = kind.flags;
    record->patch_vertices = kind.patch_vertices;
    record->draws = (uint32_t)call->draws;
    record->stride = (uint32_t)call->stride;
    record->buffer = ctx->draw_indirect_buffer->handle;
    record->offset = (uintptr_t)call->indirect;
    if (call->count_buffer) {
        record->count_buffer = call->count_buffer->handle;
        record->count_offset = (uint64_t)call->count_offset;
    }
    ctx->encoder.draws += (uint64_t)call->draws;
    close(ctx, MGL_NO_OPEN_KEY, false);
}

void mgl_glDrawArraysIndirect(mgl_context *ctx, GLenum mode, const void *indirect)
{
    MGL_CALL(ctx, glDrawArraysIndirect);
    indirect_call call = {.function = "glDrawArraysIndirect", .mode = mode, .indirect = indirect, .draws = 1};
    draw_indirect(ctx, &call);
}

void mgl_glDrawElementsIndirect(mgl_context *ctx, GLenum mode, GLenum type, const void *indirect)
{
    MGL_CALL(ctx, glDrawElementsIndirect);
    indirect_call call = {.function = "glDrawElementsIndirect", .mode = mode, .indirect = indirect, .draws = 1};
    call.index_size = check_type(ctx, type, call.function);
    if (call.index_size) draw_indirect(ctx, &call);
}

void mgl_glMultiDrawArraysIndirect(mgl_context *ctx, GLenum mode, const void *indirect, GLsizei draws, GLsizei stride)
{
    MGL_CALL(ctx, glMultiDrawArraysIndirect);
    indirect_call call = {
        .function = "glMultiDrawArraysIndirect", .mode = mode, .indirect = indirect, .draws = draws, .stride = stride};
    draw_indirect(ctx, &call);
}

void mgl_glMultiDrawElementsIndirect(mgl_context *ctx, GLenum mode, GLenum type, const void *indirect, GLsizei draws,
                                     GLsizei stride)
{
    MGL_CALL(ctx, glMultiDrawElementsIndirect);
    indirect_call call = {.function = "glMultiDrawElementsIndirect",
                          .mode = mode,
                          .indirect = indirect,
                          .draws = draws,
                          .stride = stride};
    call.index_size = check_type(ctx, type, call.function);
    if (call.index_size) draw_indirect(ctx, &call);
}

/* The parameter buffer holds the number of draws (GL 4.6 core §10.4). */
static bool check_parameter(mgl_context *ctx, indirect_call *call, GLintptr offset)
{
    call->count_buffer = ctx->parameter_buffer;
    call->count_offset = offset;
    if (offset < 0 || offset % 4) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: parameter offset %lld", call->function, (long long)offset);
        return false;
    }
    if (!call->count_buffer || is_mapped(call->count_buffer) || (uint64_t)offset + 4 > call->count_buffer->size) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the parameter buffer cannot be read", call->function);
        return false;
    }
    return true;
}

void mgl_glMultiDrawArraysIndirectCount(mgl_context *ctx, GLenum mode, const void *indirect, GLintptr drawcount,
                                        GLsizei maxdrawcount, GLsizei stride)
{
    MGL_CALL(ctx, glMultiDrawArraysIndirectCount);
    indirect_call call = {.function = "glMultiDrawArraysIndirectCount",
                          .mode = mode,
                          .indirect = indirect,
                          .draws = maxdrawcount,
                          .stride = stride};
    if (check_parameter(ctx, &call, drawcount)) draw_indirect(ctx, &call);
}

void mgl_glMultiDrawElementsIndirectCount(mgl_context *ctx, GLenum mode, GLenum type, const void *indirect,
                                          GLintptr drawcount, GLsizei maxdrawcount, GLsizei stride)
{
    MGL_CALL(ctx, glMultiDrawElementsIndirectCount);
    indirect_call call = {.function = "glMultiDrawElementsIndirectCount",
                          .mode = mode,
                          .indirect = indirect,
                          .draws = maxdrawcount,
                          .stride = stride};
    call.index_size = check_type(ctx, type, call.function);
    if (call.index_size && check_parameter(ctx, &call, drawcount)) draw_indirect(ctx, &call);
}

/* ---- as many vertices as transform feedback recorded (GL 4.6 core §13.3.3) ---- */

static void draw_feedback(mgl_context *ctx, GLenum mode, GLuint name, GLuint stream, GLsizei instances,
                          const char *function)
{
    if (!check_mode(ctx, mode, function)) return;
    const mgl_xfb *xfb = name ? mgl_names_find(&ctx->xfbs, name) : ctx->default_xfb;
    if (!xfb || instances < 0 || stream >= MGL_MAX(ctx->caps->max_xfb_streams, 1u)) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: object %u, stream %u, %d instances", function, name, stream, instances);
        return;
    }
    if (!xfb->ended_once) {
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: the object never recorded", function);
        return;
    }
    if (!begin(ctx, mode, function) || !instances) return;
    if (ctx->vao->client_mask) {
        mgl_log_warn_once("%s with vertices in client memory draws nothing", function);
        return;
    }
    if ((ctx->dirty & VERTEX_GROUPS) && !mgl_emit_group_vertices(ctx, 0, 1, 0, (uint32_t)instances, 0)) return;
    mgl_wire_draw_xfb *record = mgl_emit_draw_xfb(&ctx->encoder);
    record->xfb = xfb->handle;
    record->mode = mode;
    record->instances = (uint32_t)instances;
    record->stream = stream;
    ctx->encoder.draws++;
    close(ctx, MGL_NO_OPEN_KEY, false);
}

void mgl_glDrawTransformFeedback(mgl_context *ctx, GLenum mode, GLuint id)
{
    MGL_CALL(ctx, glDrawTransformFeedback);
    draw_feedback(ctx, mode, id, 0, 1, "glDrawTransformFeedback");
}

void mgl_glDrawTransformFeedbackInstanced(mgl_context *ctx, GLenum mode, GLuint id, GLsizei instances)
{
    MGL_CALL(ctx, glDrawTransformFeedbackInstanced);
    draw_feedback(ctx, mode, id, 0, instances, "glDrawTransformFeedbackInstanced");
}

void mgl_glDrawTransformFeedbackStream(mgl_context *ctx, GLenum mode, GLuint id, GLuint stream)
{
    MGL_CALL(ctx, glDrawTransformFeedbackStream);
    draw_feedback(ctx, mode, id, stream, 1, "glDrawTransformFeedbackStream");
}

void mgl_glDrawTransformFeedbackStreamInstanced(mgl_context *ctx, GLenum mode, GLuint id, GLuint stream,
                                                GLsizei instances)
{
    MGL_CALL(ctx, glDrawTransformFeedbackStreamInstanced);
    draw_feedback(ctx, mode, id, stream, instances, "glDrawTransformFeedbackStreamInstanced");
}
