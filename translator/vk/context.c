/* Contexts: their life, what is bound to their units and binding points, and which of it a change makes dirty. */
#include "translator/vk/draw.h"

#include <string.h>

static mgl_vk_vertex_array *vertex_array_new(mgl_applier *a)
{
    return mgl_pool_take(&a->pools[MGL_VK_POOL_VERTEX_ARRAY],
                         sizeof(mgl_vk_vertex_array) + MGL_VK_BINDINGS * sizeof(mgl_vertex_buffer));
}

bool mgl_vk_draw_init(mgl_applier *a)
{
    a->draws = mgl_new(struct mgl_vk_draws);
    if (!a->draws) return false;
    mgl_vk_render_state *s = &a->draws->default_state;
    for (int i = 0; i < MGL_VK_OUTPUTS; i++)
        s->wire.blend[i] = (mgl_blend_target){.src = MGL_BF_ONE, .src_alpha = MGL_BF_ONE, .write_mask = 15};
    s->wire.depth_compare = MGL_LESS;
    s->wire.stencil[0].compare = s->wire.stencil[1].compare = MGL_ALWAYS;
    s->wire.logic_op = MGL_LO_COPY;
    s->wire.multisample = 1;
    s->wire.sample_mask = UINT32_MAX;
    if (!mgl_vk_passes_init(a) || !mgl_vk_pipelines_init(a) || !mgl_vk_descriptors_init(a) || !mgl_vk_queries_init(a))
        return false;
    mgl_vk_render_state_translate(a, s);
    /* The client makes the first one when arrays were bound a few times: its slab is not to be made then. */
    mgl_pool_give(&a->pools[MGL_VK_POOL_VERTEX_ARRAY], vertex_array_new(a));
    return true;
}

static void free_objects(mgl_applier *a, mgl_kind kind, void (*destroy)(mgl_applier *, void *))
{
    mgl_vk_object_table *table = &a->objects[kind];
    for (uint32_t i = 0; i < table->capacity; i++) {
        if (!table->slots[i].object) continue;
        destroy(a, table->slots[i].object);
        table->slots[i].object = NULL;
    }
}

static void free_plain(mgl_applier *a, void *object)
{
    mgl_free(object);
}
static void free_vertex_array(mgl_applier *a, void *object)
{
    mgl_pool_give(&a->pools[MGL_VK_POOL_VERTEX_ARRAY], object);
}
static void free_sampler(mgl_applier *a, void *object)
{
    mgl_vk_sampler_free(a, object);
}
static void free_program(mgl_applier *a, void *object)
{
    mgl_vk_pipelines_forget_program(a, object);
    mgl_vk_program_free(a, object);
}
static void free_query(mgl_applier *a, void *object)
{
    mgl_vk_query_free(a, object);
}
static void free_xfb(mgl_applier *a, void *object)
{
    mgl_vk_xfb_free(a, object);
}

void mgl_vk_draw_finish(mgl_applier *a)
{
    if (!a->draws) return;
    if (a->pipelines) free_objects(a, MGL_KIND_PROGRAM, free_program);
    free_objects(a, MGL_KIND_SAMPLER, free_sampler);
    free_objects(a, MGL_KIND_RENDER_STATE, free_plain);
    free_objects(a, MGL_KIND_VERTEX_LAYOUT, free_plain);
    free_objects(a, MGL_KIND_VERTEX_ARRAY, free_vertex_array);
    if (a->queries) free_objects(a, MGL_KIND_QUERY, free_query);
    free_objects(a, MGL_KIND_XFB, free_xfb);
    mgl_vk_queries_finish(a);
    mgl_vk_patterns_finish(a);
    mgl_vk_samplers_finish(a);
    mgl_vk_descriptors_finish(a);
    mgl_vk_pipelines_finish(a);
    mgl_vk_passes_finish(a);
    for (mgl_vk_context *c = a->draws->contexts, *next; c; c = next) {
        next = c->next;
        mgl_free(c);
    }
    mgl_free(a->draws);
    a->draws = NULL;
    a->context = a->default_context = NULL;
}

/* A binding that set `set` is made from is another one, or resolves to something else. */
static void note_change(mgl_applier *a, mgl_vk_context *c, uint32_t set, uint32_t point)
{
    mgl_vk_change_log *l = &c->changes[set];
    uint32_t at = l->next++ % MGL_VK_CHANGES;
    l->stamps[at] = ++a->draws->next_stamp;
    l->points[at] = point;
}

mgl_vk_context *mgl_vk_context_make(mgl_applier *a)
{
    mgl_vk_context *c = mgl_new(mgl_vk_context);
    if (!c) return NULL;
    c->dirty = MGL_DIRTY_ALL;
    c->state = &a->draws->default_state;
    c->depth_bias.line_width = 1.0f;
    for (int i = 0; i < 2; i++)
        c->stencil.face[i].compare_mask = c->stencil.face[i].write_mask = 0xff;
    for (int i = 0; i < MGL_VK_OUTPUTS; i++)
        c->framebuffer.draw_map[i] = 255;
    for (int i = 0; i < MGL_VK_VIEWPORTS; i++) {
        c->viewports[i].far_depth = 1.0f;
        c->scissors[i] = (mgl_rect){0, 0, INT32_MAX, INT32_MAX};
    }
    for (int i = 0; i < MGL_VK_BINDINGS; i++)
        c->attributes[i].value[3] = 0x3f800000u; /* 1.0f */
    for (int i = 0; i < MGL_VK_SETS; i++)
        note_change(a, c, (uint32_t)i, MGL_VK_EVERY_POINT);
    c->next = a->draws->contexts;
    a->draws->contexts = c;
    return c;
}

void mgl_vk_context_free(mgl_applier *a, mgl_vk_context *context)
{
    if (!context) return;
    if (a->context == context || context->xfb || context->query_count) mgl_vk_pass_end(a, MGL_BREAK_QUERY);
    mgl_vk_queries_leave(a, context);
    if (context->xfb) mgl_vk_xfb_leave(context->xfb);
    for (mgl_vk_context **p = &a->draws->contexts; *p; p = &(*p)->next) {
        if (*p != context) continue;
        *p = context->next;
        break;
    }
    mgl_free(context);
}

/* Queries, transform feedback and conditions of the context that is left must not see this one's draws. */
void mgl_vk_context_enter(mgl_applier *a)
{
    mgl_vk_context *c = a->context;
    if (a->in_pass && (mgl_vk_xfb_running(a) || c->query_count || c->condition_on)) mgl_vk_pass_end(a, MGL_BREAK_QUERY);
    mgl_vk_queries_suspend(a);
    mgl_vk_condition_suspend(a);
    c->dirty = MGL_DIRTY_ALL;
    memset(c->sets, 0, sizeof(c->sets));
}

void mgl_vk_draw_main_begun(mgl_applier *a)
{
    mgl_vk_recorded_lost(a);
    if (a->passes) a->passes->serial++;
}

void mgl_vk_recorded_lost(mgl_applier *a)
{
    if (!a->draws) return;
    memset(&a->draws->recorded, 0, sizeof(a->draws->recorded));
    if (a->context) a->context->dirty |= MGL_DIRTY_ALL & ~(MGL_DIRTY_FRAMEBUFFER | MGL_DIRTY_CONSTANTS);
}

/* ---- changes of objects that contexts name ---- */

void mgl_vk_texture_changed(mgl_applier *a, mgl_vk_texture *t)
{
    if (!a->draws || !t->bound) return;
    for (mgl_vk_context *c = a->draws->contexts; c; c = c->next) {
        c->dirty |= t->bound;
        if (t->bound & MGL_DIRTY_STORAGE) note_change(a, c, 2, MGL_VK_EVERY_POINT);
        if (!(t->bound & MGL_DIRTY_TEXTURES)) continue;
        for (uint32_t i = 0; i < MGL_VK_UNITS; i++) {
            if (c->units[i].texture != t) continue;
            c->units[i].texture = NULL; /* it and its image may go before the unit is looked at again */
            c->units[i].image = NULL;
            c->units[i].looked_up = c->units[i].resolved = false;
            note_change(a, c, 1, i);
        }
    }
    t->bound = 0;
}

static void buffers_changed(mgl_applier *a, mgl_vk_context *c, uint32_t set, mgl_vk_bound_buffer *bound, uint32_t count,
                            const mgl_vk_buffer *b)
{
    for (uint32_t i = 0; i < count; i++) {
        if (bound[i].buffer != b) continue;
        bound[i].looked_up = false;
        note_change(a, c, set, i);
    }
}

void mgl_vk_buffer_changed(mgl_applier *a, mgl_vk_buffer *b)
{
    if (!a->draws || !b->bound) return;
    for (mgl_vk_context *c = a->draws->contexts; c; c = c->next) {
        c->dirty |= b->bound & MGL_DIRTY_ALL;
        if (b->bound & MGL_DIRTY_VERTEX_BUFFERS) c->vertex_stale = ~0u;
        if (b->bound & MGL_DIRTY_UNIFORMS) buffers_changed(a, c, 0, c->uniform_buffers, c->uniform_count, b);
        if (b->bound & MGL_DIRTY_STORAGE) buffers_changed(a, c, 2, c->storage_buffers, c->storage_count, b);
        if (b->bound & MGL_DIRTY_STORAGE) note_change(a, c, 2, MGL_VK_EVERY_POINT); /* image units may show it */
        if (!(b->bound & MGL_DIRTY_TEXTURES)) continue;
        for (uint32_t i = 0; i < MGL_VK_UNITS; i++) {
            if (!c->units[i].texture || c->units[i].texture->buffer != b) continue;
            c->units[i].resolved = false;
            note_change(a, c, 1, i);
        }
    }
    b->bound = 0;
}

void mgl_vk_state_forget(mgl_applier *a, mgl_kind kind, void *object)
{
    for (mgl_vk_context *c = a->draws->contexts; c; c = c->next) {
        if (kind == MGL_KIND_RENDER_STATE && c->state == object) {
            c->state = &a->draws->default_state;
            c->dirty |= MGL_DIRTY_STATE;
        } else if (kind == MGL_KIND_VERTEX_LAYOUT && c->layout == object) {
            c->layout = NULL;
            c->dirty |= MGL_DIRTY_LAYOUT | MGL_DIRTY_VERTEX_BUFFERS;
        } else if (kind == MGL_KIND_PROGRAM && c->program == object) {
            c->program = NULL;
            c->dirty |= MGL_DIRTY_PROGRAM;
        } else if (kind == MGL_KIND_SAMPLER) {
            for (uint32_t i = 0; i < MGL_VK_UNITS; i++) {
                if (c->units[i].sampler != object) continue;
                c->units[i].looked_up = c->units[i].resolved = false;
                c->dirty |= MGL_DIRTY_TEXTURES;
                note_change(a, c, 1, i);
            }
        } else if (kind == MGL_KIND_QUERY && c->condition == object) {
            c->condition = NULL;
        } else if (kind == MGL_KIND_XFB && c->xfb == object) {
            c->xfb = NULL;
        }
        if (kind == MGL_KIND_PROGRAM || kind == MGL_KIND_RENDER_STATE || kind == MGL_KIND_VERTEX_LAYOUT)
            c->pipeline = NULL;
    }
}

/* ---- units and binding points ---- */

static bool in_range(mgl_applier *a, const char *what, uint32_t first, uint32_t count, uint32_t limit)
{
    if (first <= limit && count <= limit - first) return true;
    return mgl_vk_fault(a, "%s: %u from %u, there are %u", what, count, first, limit);
}

bool mgl_vk_rec_texture_units(mgl_applier *a, const mgl_record_header *header, const mgl_wire_texture_units *p,
                              const mgl_texture_unit *tail)
{
    if (!in_range(a, "texture units", p->first, p->tail_count, MGL_VK_UNITS)) return false;
    mgl_vk_context *c = a->context;
    for (uint32_t i = 0; i < p->tail_count; i++) {
        mgl_vk_unit *u = &c->units[p->first + i];
        if (mgl_handle_equal(u->wire.texture, tail[i].texture) && mgl_handle_equal(u->wire.sampler, tail[i].sampler))
            continue;
        u->wire = tail[i];
        u->looked_up = u->resolved = false;
        u->texture = NULL;
        u->image = NULL;
        u->sampler = NULL;
        note_change(a, c, 1, p->first + i);
        c->dirty |= MGL_DIRTY_TEXTURES;
    }
    return true;
}

static bool set_buffers(mgl_applier *a, mgl_vk_bound_buffer *bound, const mgl_buffer_range *tail, uint32_t first,
                        uint32_t count, uint32_t set, uint32_t dirty)
{
    mgl_vk_context *c = a->context;
    for (uint32_t i = first; i < first + count; i++, tail++) {
        if (!memcmp(&bound[i].wire, tail, sizeof(*tail))) continue; /* a span has what did not change, too */
        bound[i].wire = *tail;
        bound[i].looked_up = false;
        note_change(a, c, set, i);
    }
    c->dirty |= dirty;
    return true;
}

bool mgl_vk_rec_uniform_buffers(mgl_applier *a, const mgl_record_header *header, const mgl_wire_uniform_buffers *p,
                                const mgl_buffer_range *tail)
{
    if (!in_range(a, "uniform buffers", p->first, p->tail_count, MGL_VK_UNIFORM_BUFFERS)) return false;
    a->context->uniform_count = MGL_MAX(a->context->uniform_count, p->first + p->tail_count);
    return set_buffers(a, a->context->uniform_buffers, tail, p->first, p->tail_count, 0, MGL_DIRTY_UNIFORMS);
}

bool mgl_vk_rec_storage_buffers(mgl_applier *a, const mgl_record_header *header, const mgl_wire_storage_buffers *p,
                                const mgl_buffer_range *tail)
{
    if (!in_range(a, "storage buffers", p->first, p->tail_count, MGL_VK_STORAGE_BUFFERS)) return false;
    a->context->storage_count = MGL_MAX(a->context->storage_count, p->first + p->tail_count);
    return set_buffers(a, a->context->storage_buffers, tail, p->first, p->tail_count, 2, MGL_DIRTY_STORAGE);
}

bool mgl_vk_rec_image_units(mgl_applier *a, const mgl_record_header *header, const mgl_wire_image_units *p,
                            const mgl_image_unit *tail)
{
    if (!in_range(a, "image units", p->first, p->tail_count, MGL_VK_IMAGE_UNITS)) return false;
    for (uint32_t i = 0; i < p->tail_count; i++)
        if (tail[i].format >= MGL_FORMAT_COUNT) return mgl_vk_fault(a, "image unit format %u", tail[i].format);
    memcpy(a->context->image_units + p->first, tail, p->tail_count * sizeof(*tail));
    note_change(a, a->context, 2, MGL_VK_EVERY_POINT);
    a->context->dirty |= MGL_DIRTY_STORAGE;
    return true;
}

static void set_vertex_buffers(mgl_vk_context *c, uint32_t first, uint32_t count, const mgl_vertex_buffer *wires)
{
    bool same = !memcmp(&c->vertex_wires[first], wires, count * sizeof(*wires));
    if (same && !(c->vertex_stale & ((1u << count) - 1u) << first)) return;
    for (uint32_t i = 0; !same && i < count; i++) {
        if (!memcmp(&c->vertex_wires[first + i], &wires[i], sizeof(*wires))) continue;
        c->vertex_wires[first + i] = wires[i];
        c->vertex_stale |= 1u << (first + i);
    }
    c->dirty |= MGL_DIRTY_VERTEX_BUFFERS;
}

bool mgl_vk_rec_vertex_buffers(mgl_applier *a, const mgl_record_header *header, const mgl_wire_vertex_buffers *p,
                               const mgl_vertex_buffer *tail)
{
    if (!in_range(a, "vertex buffers", p->first, p->tail_count, MGL_VK_BINDINGS)) return false;
    set_vertex_buffers(a->context, p->first, p->tail_count, tail);
    return true;
}

bool mgl_vk_rec_index_buffer(mgl_applier *a, const mgl_record_header *header, const mgl_wire_index_buffer *p)
{
    a->context->index_handle = p->buffer;
    a->context->dirty |= MGL_DIRTY_INDEX_BUFFER;
    return true;
}

bool mgl_vk_rec_current_attributes(mgl_applier *a, const mgl_record_header *header,
                                   const mgl_wire_current_attributes *p, const mgl_current_attribute *tail)
{
    if (!in_range(a, "current attributes", p->first, p->tail_count, MGL_VK_BINDINGS)) return false;
    memcpy(a->context->attributes + p->first, tail, p->tail_count * sizeof(*tail));
    a->context->dirty |= MGL_DIRTY_ATTRIBUTES;
    a->context->attribute_index = 0;
    return true;
}

bool mgl_vk_rec_framebuffer(mgl_applier *a, const mgl_record_header *header, const mgl_wire_framebuffer *p)
{
    const VkPhysicalDeviceLimits *limits = &a->device.properties.limits;
    if (p->width > limits->maxFramebufferWidth || p->height > limits->maxFramebufferHeight ||
        p->layers > limits->maxFramebufferLayers)
        return mgl_vk_fault(a, "framebuffer of %u x %u x %u", p->width, p->height, p->layers);
    if (p->samples > 64 || (p->samples & (p->samples - 1)))
        return mgl_vk_fault(a, "framebuffer with %u samples", p->samples);
    if (p->top_first > 1) return mgl_vk_fault(a, "framebuffer with top_first %u", p->top_first);
    for (int i = 0; i < MGL_VK_OUTPUTS; i++)
        if (p->draw_map[i] != 255 && p->draw_map[i] >= MGL_VK_OUTPUTS)
            return mgl_vk_fault(a, "draw buffer %u", p->draw_map[i]);
    if (memcmp(&a->context->framebuffer, p, sizeof(*p)) == 0) return true;
    a->context->framebuffer = *p;
    a->context->dirty |= MGL_DIRTY_FRAMEBUFFER;
    return true;
}

/* ---- vertex arrays ---- */

bool mgl_vk_rec_vertex_array_create(mgl_applier *a, const mgl_record_header *header,
                                    const mgl_wire_vertex_array_create *p, const mgl_vertex_buffer *tail)
{
    if (p->tail_count > MGL_VK_BINDINGS) return mgl_vk_fault(a, "vertex array of %u buffers", p->tail_count);
    mgl_vk_vertex_array *v = vertex_array_new(a);
    if (!v) {
        mgl_vk_out_of_memory(a, MGL_KIND_VERTEX_ARRAY, p->array);
        return true;
    }
    v->next = (mgl_handle){0, 0};
    v->layout = p->layout;
    v->index_buffer = p->index_buffer;
    v->count = p->tail_count;
    memcpy(v->buffers, tail, p->tail_count * sizeof(*tail));
    if (mgl_vk_object_set(a, MGL_KIND_VERTEX_ARRAY, p->array, v)) return true;
    mgl_pool_give(&a->pools[MGL_VK_POOL_VERTEX_ARRAY], v);
    return mgl_vk_fault(a, "vertex array %u is taken", p->array.slot);
}

bool mgl_vk_rec_vertex_array_destroy(mgl_applier *a, const mgl_record_header *header,
                                     const mgl_wire_vertex_array_destroy *p)
{
    mgl_vk_vertex_array *v = mgl_vk_object_take(a, MGL_KIND_VERTEX_ARRAY, p->array);
    if (!v) return mgl_vk_fault(a, "vertex array %u does not exist", p->array.slot);
    mgl_pool_give(&a->pools[MGL_VK_POOL_VERTEX_ARRAY], v);
    return true;
}

/* As the client does (translator/gl/vertex.c): arrays and buffers of a frame are larger together than a core's own
 * caches, and come in the same order again. Asks for the array after the next one, and for the next one's buffers. */
static void foresee(mgl_applier *a, mgl_vk_context *c, mgl_vk_vertex_array *v, mgl_handle handle)
{
    mgl_vk_vertex_array *last = mgl_vk_object(a, MGL_KIND_VERTEX_ARRAY, c->array_handle);
    if (last && !mgl_handle_equal(last->next, handle)) last->next = handle;
    c->array_handle = handle;
    const mgl_vk_vertex_array *next = mgl_vk_object(a, MGL_KIND_VERTEX_ARRAY, v->next);
    if (!next) return;
    for (uint32_t i = 0; i < MGL_MIN(next->count, 2u); i++) {
        const mgl_vk_buffer *b = mgl_vk_buffer_of(a, next->buffers[i].buffer);
        if (b) mgl_prefetch(b, sizeof *b);
    }
    const mgl_vk_vertex_array *second = mgl_vk_object(a, MGL_KIND_VERTEX_ARRAY, next->next);
    if (second) mgl_prefetch(second, sizeof *second + 2 * sizeof second->buffers[0]);
}

bool mgl_vk_rec_vertex_array_bind(mgl_applier *a, const mgl_record_header *header, const mgl_wire_vertex_array_bind *p)
{
    mgl_vk_vertex_array *v = mgl_vk_object(a, MGL_KIND_VERTEX_ARRAY, p->array);
    if (!v) return mgl_vk_fault(a, "vertex array %u does not exist", p->array.slot);
    mgl_vk_context *c = a->context;
    foresee(a, c, v, p->array);
    mgl_vk_vertex_layout *layout = mgl_vk_object(a, MGL_KIND_VERTEX_LAYOUT, v->layout);
    if (layout != c->layout) c->dirty |= MGL_DIRTY_LAYOUT;
    c->layout = layout;
    set_vertex_buffers(c, 0, v->count, v->buffers);
    if (!mgl_handle_equal(c->index_handle, v->index_buffer)) c->dirty |= MGL_DIRTY_INDEX_BUFFER;
    c->index_handle = v->index_buffer;
    return true;
}
