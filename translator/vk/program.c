/* Programs: the archive is copied, checked field by field, and turned into set layouts, a pipeline layout and (when
 * first drawn with) shader modules. */
#include "translator/vk/push.h"
#include "translator/vk/spirv.h"

#include <stdlib.h>
#include <string.h>

#define ARCHIVE_LIMIT  (16u << 20)
#define SLOT_LIMIT     4096u
#define RESOURCE_LIMIT 1024u
#define DEFAULT_BLOCK  UINT32_MAX /* mgl_vk_element.slot */

static const VkShaderStageFlagBits stage_bits[MGL_STAGE_COUNT] = {
    VK_SHADER_STAGE_VERTEX_BIT,
    VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
    VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
    VK_SHADER_STAGE_GEOMETRY_BIT,
    VK_SHADER_STAGE_FRAGMENT_BIT,
    VK_SHADER_STAGE_COMPUTE_BIT,
};

/* An archive that is being checked. `bytes` is our own copy: the client may still write to what it sent. */
typedef struct archive {
    uint8_t *bytes;
    uint32_t size;
    mgl_program_header header;
    mgl_program_resource *resources; /* sorted by set, binding */
    const char *reason;
} archive;

static bool inside(const archive *ar, uint64_t offset, uint64_t size)
{
    return offset % 8 == 0 && offset <= ar->size && size <= ar->size - offset;
}

static bool refuse(archive *ar, const char *reason)
{
    ar->reason = reason;
    return false;
}

static bool check_stages(mgl_applier *a, archive *ar)
{
    const mgl_program_header *h = &ar->header;
    uint32_t stages = 0;
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++) {
        if (!h->spirv[i].size) continue;
        if (h->spirv[i].size % 4 || h->spirv[i].size < 20 || !inside(ar, h->spirv[i].offset, h->spirv[i].size))
            return refuse(ar, "SPIR-V out of place");
        uint32_t magic;
        memcpy(&magic, ar->bytes + h->spirv[i].offset, sizeof(magic));
        if (magic != 0x07230203u) return refuse(ar, "not SPIR-V");
        stages |= 1u << i;
    }
    bool control = stages & 1u << MGL_STAGE_TESS_CONTROL, evaluation = stages & 1u << MGL_STAGE_TESS_EVALUATION;
    if (stages & 1u << MGL_STAGE_COMPUTE)
        return stages == 1u << MGL_STAGE_COMPUTE || refuse(ar, "compute beside other stages");
    if (!(stages & 1u << MGL_STAGE_VERTEX)) return refuse(ar, "no vertex stage");
    if (control != evaluation) return refuse(ar, "half a tessellator");
    if (control && !a->device.features.tessellationShader) return refuse(ar, "no tessellation here");
    if ((stages & 1u << MGL_STAGE_GEOMETRY) && !a->device.features.geometryShader)
        return refuse(ar, "no geometry shaders here");
    return true;
}

static uint32_t set_of_kind(uint8_t kind)
{
    if (kind == MGL_RESOURCE_UNIFORM_BLOCK) return 0;
    return kind == MGL_RESOURCE_TEXTURE || kind == MGL_RESOURCE_TEXEL_BUFFER ? 1 : 2;
}

static int by_binding(const void *x, const void *y)
{
    const mgl_program_resource *r = x, *s = y;
    return r->set != s->set ? r->set - s->set : r->binding - s->binding;
}

static bool check_resources(mgl_applier *a, archive *ar)
{
    const mgl_program_header *h = &ar->header;
    uint32_t counts[MGL_VK_SETS] = {h->default_block_size ? 1u : 0u};
    if (h->resource_count > RESOURCE_LIMIT || h->slot_count > SLOT_LIMIT) return refuse(ar, "too many resources");
    if (!inside(ar, h->resource_offset, (uint64_t)h->resource_count * sizeof(mgl_program_resource)))
        return refuse(ar, "resource table out of place");
    ar->resources = (mgl_program_resource *)(ar->bytes + h->resource_offset);
    for (uint32_t i = 0; i < h->resource_count; i++) {
        const mgl_program_resource *r = &ar->resources[i];
        if (r->kind < MGL_RESOURCE_UNIFORM_BLOCK || r->kind > MGL_RESOURCE_IMAGE_BUFFER ||
            r->set != set_of_kind(r->kind))
            return refuse(ar, "resource kind");
        if (r->dim > MGL_DIM_BUFFER || r->count == 0 || r->count > MGL_VK_SET_ELEMENTS)
            return refuse(ar, "resource size");
        if (r->first_slot > h->slot_count || r->count > h->slot_count - r->first_slot)
            return refuse(ar, "resource slots");
        if (r->set == 0 && r->binding == 0) return refuse(ar, "binding 0 is the default block's");
        if (r->kind == MGL_RESOURCE_UNIFORM_BLOCK &&
            (r->size == 0 || r->size > a->device.properties.limits.maxUniformBufferRange))
            return refuse(ar, "uniform block size");
        counts[r->set] += r->count;
    }
    for (uint32_t s = 0; s < MGL_VK_SETS; s++)
        if (counts[s] > MGL_VK_SET_ELEMENTS) return refuse(ar, "too many descriptors");
    qsort(ar->resources, h->resource_count, sizeof(*ar->resources), by_binding);
    for (uint32_t i = 1; i < h->resource_count; i++)
        if (by_binding(&ar->resources[i - 1], &ar->resources[i]) == 0)
            return refuse(ar, "two resources at one binding");
    return true;
}

static bool check(mgl_applier *a, archive *ar)
{
    if (ar->size < sizeof(ar->header)) return refuse(ar, "truncated");
    memcpy(&ar->header, ar->bytes, sizeof(ar->header));
    const mgl_program_header *h = &ar->header;
    if (h->magic != MGL_PROGRAM_MAGIC || h->version != MGL_PROGRAM_VERSION)
        return refuse(ar, "not an archive of this version");
    if (h->total_size > ar->size || h->total_size < sizeof(*h)) return refuse(ar, "size");
    ar->size = h->total_size;
    if (h->default_block_size > a->device.properties.limits.maxUniformBufferRange)
        return refuse(ar, "default block size");
    if (!check_stages(a, ar) || !check_resources(a, ar)) return false;
    for (uint32_t i = 0; i < MGL_STAGE_COUNT && !a->host.trusted; i++) {
        const char *reason = NULL;
        if (h->spirv[i].size && !mgl_vk_spirv_check((uint32_t *)(ar->bytes + h->spirv[i].offset), h->spirv[i].size / 4,
                                                    (mgl_stage)i, h, ar->resources, &reason))
            return refuse(ar, reason);
    }
    return true;
}

/* ---- tables ---- */

static const uint8_t kind_types[] = {
    [MGL_RESOURCE_UNIFORM_BLOCK] = MGL_TYPE_UNIFORM,     [MGL_RESOURCE_TEXTURE] = MGL_TYPE_SAMPLER,
    [MGL_RESOURCE_TEXEL_BUFFER] = MGL_TYPE_TEXEL_BUFFER, [MGL_RESOURCE_STORAGE_BLOCK] = MGL_TYPE_STORAGE,
    [MGL_RESOURCE_ATOMIC_BUFFER] = MGL_TYPE_STORAGE,     [MGL_RESOURCE_IMAGE] = MGL_TYPE_IMAGE,
    [MGL_RESOURCE_IMAGE_BUFFER] = MGL_TYPE_IMAGE_BUFFER,
};

static uint32_t vk_stages(uint32_t stages)
{
    uint32_t flags = 0;
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++)
        if (stages & 1u << i) flags |= stage_bits[i];
    return flags;
}

/* The pipeline stages that wait for what an element reads. Only-fragment uses are kept apart: on tilers the vertex work
 * of a pass that samples another's result must not wait for it. */
static VkPipelineStageFlags access_stages(mgl_applier *a, const mgl_vk_program *p, uint32_t stages)
{
    if (p->stages & 1u << MGL_STAGE_COMPUTE) return VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
    if ((stages & p->stages) == 1u << MGL_STAGE_FRAGMENT) return VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
    VkPipelineStageFlags flags = VK_PIPELINE_STAGE_VERTEX_SHADER_BIT | VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
    if (a->device.features.geometryShader) flags |= VK_PIPELINE_STAGE_GEOMETRY_SHADER_BIT;
    if (a->device.features.tessellationShader)
        flags |=
            VK_PIPELINE_STAGE_TESSELLATION_CONTROL_SHADER_BIT | VK_PIPELINE_STAGE_TESSELLATION_EVALUATION_SHADER_BIT;
    return flags;
}

/* Whether set 0 is pushed: a changed block is then one descriptor, whatever changed, and no set. Arrays of blocks are
 * not: lavapipe of Mesa 22.3 takes each element that is pushed for the first. */
static bool pushes_uniforms(const mgl_applier *a, const archive *ar, uint32_t uniforms)
{
    if (!a->device.push_descriptor || !uniforms || uniforms > MGL_VK_PUSHED) return false;
    for (uint32_t i = 0; i < ar->header.resource_count; i++)
        if (ar->resources[i].set == 0 && ar->resources[i].count > 1) return false;
    return true;
}

/* Elements and set layout of one set. Uniform buffers that are not pushed are dynamic, so that a new offset is no new
 * set, while the device has room for it. */
static bool make_set(mgl_applier *a, mgl_vk_program *p, const archive *ar, uint32_t set)
{
    mgl_vk_set_binding bindings[256];
    uint32_t count = 0, elements = 0, uniforms = 0;
    bool default_block = set == 0 && p->header.default_block_size && !p->push_size;
    for (uint32_t i = 0; i < p->header.resource_count; i++)
        if (ar->resources[i].set == set) elements += ar->resources[i].count;
    uniforms = elements + default_block;
    uint32_t dynamic_limit = MGL_MIN(MGL_VK_DYNAMIC, a->device.properties.limits.maxDescriptorSetUniformBuffersDynamic);
    if (set == 0) p->pushed = pushes_uniforms(a, ar, uniforms);
    bool all_dynamic = a->device.dynamic_blocks && set == 0 && uniforms <= dynamic_limit && !p->pushed;
    p->element_counts[set] = elements + default_block;
    p->elements[set] = mgl_new_array(mgl_vk_element, elements + default_block + 1);
    p->memos[set].key = mgl_new_array(mgl_vk_key_element, elements + default_block + 1);
    if (!p->elements[set] || !p->memos[set].key) return false;
    mgl_vk_element *e = p->elements[set];
    if (default_block) {
        bindings[count++] = (mgl_vk_set_binding){p->pushed ? MGL_TYPE_UNIFORM : MGL_TYPE_UNIFORM_DYNAMIC, 0, 1,
                                                 vk_stages(p->stages & p->header.default_block_stages
                                                               ? p->header.default_block_stages & p->stages
                                                               : p->stages)};
        *e++ = (mgl_vk_element){.slot = DEFAULT_BLOCK,
                                .size = p->header.default_block_size,
                                .kind = MGL_RESOURCE_UNIFORM_BLOCK,
                                .dynamic = p->pushed ? 0xff : (uint8_t)p->dynamic_count++};
    }
    for (uint32_t i = 0; i < p->header.resource_count; i++) {
        const mgl_program_resource *r = &ar->resources[i];
        if (r->set != set) continue;
        uint8_t type = kind_types[r->kind];
        if (type == MGL_TYPE_UNIFORM && all_dynamic) type = MGL_TYPE_UNIFORM_DYNAMIC;
        bindings[count++] = (mgl_vk_set_binding){type, r->binding, r->count,
                                                 vk_stages(r->stages & p->stages ? r->stages & p->stages : p->stages)};
        for (uint32_t k = 0; k < r->count; k++)
            *e++ = (mgl_vk_element){
                .slot = r->first_slot + k,
                .size = r->size,
                .array_index = (uint16_t)k,
                .kind = r->kind,
                .dim = r->dim,
                .flags = r->flags,
                .binding = r->binding,
                .stages = access_stages(a, p, r->stages),
                .dynamic = type == MGL_TYPE_UNIFORM_DYNAMIC ? (uint8_t)p->dynamic_count++ : 0xff,
            };
    }
    p->set_layouts[set] = mgl_vk_set_layout_get(a, bindings, count, set == 0 && p->pushed);
    return p->set_layouts[set] != NULL;
}

static bool make_layout(mgl_applier *a, mgl_vk_program *p)
{
    VkDescriptorSetLayout layouts[MGL_VK_SETS];
    for (int i = 0; i < MGL_VK_SETS; i++)
        layouts[i] = p->set_layouts[i]->layout;
    VkPushConstantRange push = {mgl_vk_push_stages(&a->device, p->stages & 1u << MGL_STAGE_COMPUTE), 0,
                                mgl_vk_push_size(&a->device)};
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                       .setLayoutCount = MGL_VK_SETS,
                                       .pSetLayouts = layouts,
                                       .pushConstantRangeCount = 1,
                                       .pPushConstantRanges = &push};
    return a->device.vk.vkCreatePipelineLayout(a->device.device, &info, NULL, &p->layout) == VK_SUCCESS;
}

static bool copy_words(mgl_vk_program *p, const archive *ar)
{
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++) {
        uint32_t size = p->header.spirv[i].size;
        if (!size) continue;
        p->words[i] = mgl_malloc(size);
        if (!p->words[i]) return false;
        memcpy(p->words[i], ar->bytes + p->header.spirv[i].offset, size);
        p->stages |= 1u << i;
        if (i < MGL_STAGE_FRAGMENT) p->last_stage = (mgl_stage)i;
    }
    mgl_vk_spirv_facts facts = {0};
    if (!(p->stages & 1u << MGL_STAGE_COMPUTE) &&
        mgl_vk_spirv_inspect(p->words[p->last_stage], p->header.spirv[p->last_stage].size / 4, p->last_stage, &facts)) {
        p->clip_distances = facts.clip_distances;
        p->viewport_index = facts.viewport_index;
    }
    return true;
}

/* Moves the default block to push constants where it fits there. All stages or none. */
static void push_default_block(mgl_applier *a, mgl_vk_program *p)
{
    uint32_t size = p->header.default_block_size, *words[MGL_STAGE_COUNT] = {NULL}, counts[MGL_STAGE_COUNT];
    bool cannot = !a->device.push_blocks || !size || size % 4 || size > mgl_vk_push_size(&a->device) - MGL_PUSH_OWN;
    for (uint32_t i = 0; !cannot && i < MGL_STAGE_COUNT; i++)
        if (p->words[i])
            words[i] = mgl_vk_spirv_push(p->words[i], p->header.spirv[i].size / 4, size, &counts[i], &cannot);
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++) {
        if (!words[i]) continue;
        mgl_free(cannot ? words[i] : p->words[i]);
        if (cannot) continue;
        p->words[i] = words[i];
        p->header.spirv[i].size = counts[i] * 4;
    }
    if (cannot) return;
    p->push_size = size;
    p->push_bytes = p->constants;
}

/* Only programs that branch are specialized on the values of uniforms. */
static bool branches(const mgl_vk_program *p)
{
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++)
        if (p->words[i] && mgl_vk_spirv_branches(p->words[i], p->header.spirv[i].size / 4)) return true;
    return false;
}

/* Hides the uniform blocks from a driver that would make a shader for each value in them. */
static void hide_blocks(mgl_vk_program *p)
{
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++) {
        uint32_t count = 0;
        uint32_t *words = p->words[i] ? mgl_vk_spirv_hide(p->words[i], p->header.spirv[i].size / 4, &count) : NULL;
        if (!words) continue;
        mgl_free(p->words[i]);
        p->words[i] = words;
        p->header.spirv[i].size = count * 4;
        p->hidden = true;
    }
}

static mgl_vk_program *make(mgl_applier *a, const archive *ar)
{
    mgl_vk_program *p = mgl_new(mgl_vk_program);
    if (!p) return NULL;
    p->header = ar->header;
    p->unique = ++a->next_unique;
    p->slots = mgl_new_array(uint32_t, ar->header.slot_count + 1);
    p->constants = mgl_calloc(1, MGL_ALIGN(ar->header.default_block_size + 1u, 16u));
    p->constants_changed = true;
    bool ok = p->slots && p->constants && copy_words(p, ar);
    if (ok) { /* before validation: what was changed is validated */
        if (a->device.constant_blocks || !branches(p))
            push_default_block(a, p);
        else
            hide_blocks(p);
    }
    for (uint32_t i = 0; ok && !a->host.trusted && i < MGL_STAGE_COUNT; i++)
        if (p->words[i] && !mgl_vk_spirv_validate(p->words[i], p->header.spirv[i].size / 4)) p->refused = true;
    for (uint32_t s = 0; ok && s < MGL_VK_SETS; s++)
        ok = make_set(a, p, ar, s);
    if (ok && !p->hidden) p->hot = mgl_vk_hot_create(a, p);
    if (ok && make_layout(a, p)) return p;
    mgl_vk_program_free(a, p);
    return NULL;
}

void mgl_vk_program_drop_modules(mgl_applier *a, mgl_vk_program *p)
{
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++)
        while (p->shaders[i]) {
            mgl_vk_shader *s = p->shaders[i];
            p->shaders[i] = s->next;
            a->device.vk.vkDestroyShaderModule(a->device.device, s->module, NULL);
            mgl_free(s);
        }
}

void mgl_vk_program_free(mgl_applier *a, mgl_vk_program *p)
{
    mgl_vk_program_drop_modules(a, p);
    for (uint32_t i = 0; i < MGL_STAGE_COUNT; i++)
        mgl_free(p->words[i]);
    a->device.vk.vkDestroyPipeline(a->device.device, p->compute, NULL);
    a->device.vk.vkDestroyPipelineLayout(a->device.device, p->layout, NULL);
    for (int i = 0; i < MGL_VK_SETS; i++) {
        mgl_vk_set_layout_unref(a, &p->set_layouts[i]);
        mgl_free(p->elements[i]);
        mgl_free(p->memos[i].key);
    }
    mgl_vk_hot_finish(a, p);
    mgl_free(p->slots);
    mgl_free(p->constants);
    mgl_free(p);
}

VkShaderModule mgl_vk_program_module(mgl_applier *a, mgl_vk_program *p, mgl_stage stage, uint32_t variant)
{
    if (p->refused) return VK_NULL_HANDLE;
    for (mgl_vk_shader *s = p->shaders[stage]; s; s = s->next)
        if (s->variant == variant) return s->module;
    mgl_vk_shader *s = mgl_new(mgl_vk_shader);
    if (!s) return VK_NULL_HANDLE;
    uint32_t count = p->header.spirv[stage].size / 4;
    uint32_t *adapted = variant ? mgl_vk_spirv_adapt(p->words[stage], count, stage, variant, &count) : NULL;
    VkShaderModuleCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
        .codeSize = count * 4u,
        .pCode = adapted ? adapted : p->words[stage],
    };
    VkResult result = a->device.vk.vkCreateShaderModule(a->device.device, &info, NULL, &s->module);
    mgl_free(adapted);
    if (result != VK_SUCCESS) {
        mgl_log_error("vkCreateShaderModule: %d; draws with this program are skipped", result);
        s->module = VK_NULL_HANDLE;
        if (result == VK_ERROR_DEVICE_LOST) mgl_vk_device_lost(a, result);
    }
    s->variant = variant;
    s->next = p->shaders[stage];
    p->shaders[stage] = s;
    return s->module;
}

/* ---- records ---- */

bool mgl_vk_rec_program_create(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_create *r,
                               const uint8_t *tail)
{
    const uint8_t *bytes = mgl_vk_bulk(a, &r->archive, tail, r->tail_count);
    if (!bytes) return false;
    if (r->archive.size > ARCHIVE_LIMIT) return mgl_vk_fault(a, "program archive of %u bytes", r->archive.size);
    archive ar = {.bytes = mgl_malloc(r->archive.size + 8u), .size = r->archive.size};
    if (!ar.bytes) {
        mgl_vk_out_of_memory(a, MGL_KIND_PROGRAM, r->program);
        return true;
    }
    memcpy(ar.bytes, bytes, ar.size);
    mgl_vk_program *p = NULL;
    bool ok = check(a, &ar);
    if (ok) p = make(a, &ar);
    mgl_free(ar.bytes);
    if (!ok) return mgl_vk_fault(a, "program archive: %s", ar.reason);
    if (!p) {
        mgl_vk_out_of_memory(a, MGL_KIND_PROGRAM, r->program);
        return true;
    }
    p->handle = r->program;
    if (mgl_vk_object_set(a, MGL_KIND_PROGRAM, r->program, p)) return true;
    mgl_vk_program_free(a, p);
    return mgl_vk_fault(a, "program %u is taken", r->program.slot);
}

static void free_deferred(mgl_applier *a, void *object)
{
    mgl_vk_program_free(a, object);
}

bool mgl_vk_rec_program_destroy(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_destroy *r)
{
    mgl_vk_program *p = mgl_vk_object_take(a, MGL_KIND_PROGRAM, r->program);
    if (!p) return mgl_vk_fault(a, "program %u does not exist", r->program.slot);
    mgl_vk_state_forget(a, MGL_KIND_PROGRAM, p);
    mgl_vk_pipelines_forget_program(a, p);
    mgl_vk_defer(a, free_deferred, p);
    return true;
}

bool mgl_vk_rec_program_bind(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_bind *r)
{
    mgl_vk_program *p = mgl_vk_object(a, MGL_KIND_PROGRAM, r->program);
    /* A program that ran out of memory has no object: its draws do nothing, like those of the null program. */
    if (a->context->program == p) return true;
    a->context->program = p;
    a->context->dirty |= MGL_DIRTY_PROGRAM | MGL_DIRTY_CONSTANTS | MGL_DIRTY_PUSH;
    return true;
}

bool mgl_vk_rec_program_bindings(mgl_applier *a, const mgl_record_header *header, const mgl_wire_program_bindings *r,
                                 const uint32_t *tail)
{
    mgl_vk_program *p = mgl_vk_object(a, MGL_KIND_PROGRAM, r->program);
    if (!p) return true;
    if (r->first_slot > p->header.slot_count || r->tail_count > p->header.slot_count - r->first_slot)
        return mgl_vk_fault(a, "slots %u+%u of %u", r->first_slot, r->tail_count, p->header.slot_count);
    memcpy(p->slots + r->first_slot, tail, r->tail_count * sizeof(*tail));
    for (int i = 0; i < MGL_VK_SETS; i++)
        p->memos[i].stamp = 0;
    if (a->context->program == p) a->context->dirty |= MGL_DIRTY_UNIFORMS | MGL_DIRTY_TEXTURES | MGL_DIRTY_STORAGE;
    return true;
}
