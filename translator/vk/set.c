/* Descriptor set layouts and memoized sets: a set is found by its content, written once, and reused for other content
 * only when the submission that last used it is complete. */
#include "translator/vk/resource.h"
#include "translator/vk/set.h"

#include <string.h>

#define SET_LIMIT     16384 /* sets in all beyond which old ones are reused before pools are added */
#define BUCKETS       8192
#define EVICT_AT_ONCE 64

typedef struct mgl_vk_set_pool {
    struct mgl_vk_set_pool *next;
    VkDescriptorPool pool;
    uint32_t used, capacity;
    uint8_t *keys; /* behind the sets */
    mgl_vk_set sets[];
} mgl_vk_set_pool;

struct mgl_vk_descriptors {
    mgl_table layouts;
    mgl_vk_set *buckets[BUCKETS];
    mgl_vk_set *newest, *oldest; /* memoized sets by use */
    uint32_t set_count;
    uint64_t next_content;
};

static const VkDescriptorType vk_types[MGL_TYPE_COUNT] = {
    VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,         VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
    VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER,
    VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,         VK_DESCRIPTOR_TYPE_STORAGE_IMAGE,
    VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER,
};

bool mgl_vk_descriptors_init(mgl_applier *a)
{
    return (a->descriptors = mgl_new(mgl_vk_descriptors)) != NULL;
}

/* ---- the memo ---- */

static void memo_remove(mgl_vk_descriptors *d, mgl_vk_set *s)
{
    mgl_vk_set **link = &d->buckets[s->hash % BUCKETS];
    while (*link && *link != s)
        link = &(*link)->chain;
    if (!*link) return;
    *link = s->chain;
    *(s->newer ? &s->newer->older : &d->newest) = s->older;
    *(s->older ? &s->older->newer : &d->oldest) = s->newer;
    s->newer = s->older = s->chain = NULL;
}

static void memo_insert(mgl_vk_descriptors *d, mgl_vk_set *s)
{
    s->chain = d->buckets[s->hash % BUCKETS];
    d->buckets[s->hash % BUCKETS] = s;
    s->newer = NULL;
    s->older = d->newest;
    if (d->newest)
        d->newest->newer = s;
    else
        d->oldest = s;
    d->newest = s;
}

void mgl_vk_set_touch(mgl_applier *a, mgl_vk_set *s)
{
    mgl_vk_descriptors *d = a->descriptors;
    if (s->used_index == a->recording_index) return; /* sets of one recording need no order */
    s->used_index = a->recording_index;
    if (d->newest == s) return;
    s->newer->older = s->older;
    *(s->older ? &s->older->newer : &d->oldest) = s->newer;
    s->newer = NULL;
    s->older = d->newest;
    d->newest->newer = s;
    d->newest = s;
}

/* ---- layouts ---- */

static void layout_destroy(mgl_applier *a, mgl_vk_set_layout *l)
{
    while (l->sets) {
        mgl_vk_set *s = l->sets;
        l->sets = s->next_of_layout;
        memo_remove(a->descriptors, s);
        a->descriptors->set_count--;
    }
    while (l->pools) {
        mgl_vk_set_pool *p = l->pools;
        l->pools = p->next;
        a->device.vk.vkDestroyDescriptorPool(a->device.device, p->pool, NULL);
        mgl_free(p);
    }
    a->device.vk.vkDestroyDescriptorSetLayout(a->device.device, l->layout, NULL);
    mgl_free(l->key);
    mgl_free(l);
}

mgl_vk_set_layout *mgl_vk_set_layout_get(mgl_applier *a, const mgl_vk_set_binding *bindings, uint32_t count,
                                         bool pushed)
{
    uint32_t key_size = 8 + count * (uint32_t)sizeof(*bindings);
    uint64_t key[1 + 256] = {count | (uint64_t)pushed << 32};
    memcpy(key + 1, bindings, count * sizeof(*bindings));
    mgl_vk_set_layout *l = mgl_table_find(&a->descriptors->layouts, key, key_size);
    if (l) {
        l->references++;
        return l;
    }
    VkDescriptorSetLayoutBinding vk[256];
    l = mgl_new(mgl_vk_set_layout);
    if (!l) return NULL;
    l->references = 1;
    l->unique = ++a->next_unique;
    l->binding_count = count;
    l->key_size = key_size;
    l->key = mgl_malloc(key_size);
    for (uint32_t i = 0; i < count; i++) {
        vk[i] = (VkDescriptorSetLayoutBinding){bindings[i].binding, vk_types[bindings[i].type], bindings[i].count,
                                               bindings[i].stages, NULL};
        l->counts[bindings[i].type] += bindings[i].count;
        l->element_count += bindings[i].count;
    }
    VkDescriptorSetLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                            .flags =
                                                pushed ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR : 0,
                                            .bindingCount = count,
                                            .pBindings = vk};
    bool ok =
        l->key && a->device.vk.vkCreateDescriptorSetLayout(a->device.device, &info, NULL, &l->layout) == VK_SUCCESS;
    if (ok) memcpy(l->key, key, key_size);
    if (ok && mgl_table_insert(&a->descriptors->layouts, key, key_size, l)) return l;
    layout_destroy(a, l);
    return NULL;
}

void mgl_vk_set_layout_unref(mgl_applier *a, mgl_vk_set_layout **layout)
{
    mgl_vk_set_layout *l = *layout;
    *layout = NULL;
    if (!l || !a->descriptors || --l->references) return;
    mgl_table_remove(&a->descriptors->layouts, l->key, l->key_size);
    layout_destroy(a, l);
}

void mgl_vk_descriptors_finish(mgl_applier *a)
{
    if (!a->descriptors) return;
    mgl_table_entry *e;
    for (uint32_t i = 0; (e = mgl_table_next(&a->descriptors->layouts, &i));)
        layout_destroy(a, e->value);
    mgl_table_finish(&a->descriptors->layouts, NULL);
    mgl_free(a->descriptors);
    a->descriptors = NULL;
}

/* ---- sets ---- */

static uint32_t key_size_of(uint32_t elements)
{
    return elements * (uint32_t)sizeof(mgl_vk_key_element);
}

/* Sets come with their keys in one piece: a program that shows one picture after the other allocates seldom. */
static bool pool_add(mgl_applier *a, mgl_vk_set_layout *l)
{
    uint32_t capacity = l->pools ? MGL_MIN(l->pools->capacity * 4, 512u) : 64, key = key_size_of(l->element_count);
    VkDescriptorPoolSize sizes[MGL_TYPE_COUNT];
    uint32_t n = 0;
    for (uint32_t i = 0; i < MGL_TYPE_COUNT; i++)
        if (l->counts[i]) sizes[n++] = (VkDescriptorPoolSize){vk_types[i], l->counts[i] * capacity};
    VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                       .maxSets = capacity,
                                       .poolSizeCount = n,
                                       .pPoolSizes = sizes};
    mgl_vk_set_pool *p = mgl_calloc(1, sizeof(*p) + capacity * (sizeof(p->sets[0]) + key));
    if (!p) return false;
    p->keys = (uint8_t *)&p->sets[capacity];
    if (a->device.vk.vkCreateDescriptorPool(a->device.device, &info, NULL, &p->pool) != VK_SUCCESS) {
        mgl_free(p);
        return false;
    }
    p->capacity = capacity;
    p->next = l->pools;
    l->pools = p;
    return true;
}

static void evict(mgl_applier *a)
{
    mgl_vk_descriptors *d = a->descriptors;
    uint64_t done = mgl_vk_completed(a);
    for (uint32_t i = 0; i < EVICT_AT_ONCE && d->oldest && d->oldest->used_index <= done; i++) {
        mgl_vk_set *s = d->oldest;
        memo_remove(d, s);
        s->content = 0;
        s->chain = s->layout->free_sets;
        s->layout->free_sets = s;
    }
}

/* A set whose content may be written: not in the memo. */
static mgl_vk_set *set_take(mgl_applier *a, mgl_vk_set_layout *l)
{
    if (!l->free_sets && a->descriptors->set_count >= SET_LIMIT) evict(a);
    mgl_vk_set *s = l->free_sets;
    if (s) {
        l->free_sets = s->chain;
        s->chain = NULL;
        return s;
    }
    if ((!l->pools || l->pools->used == l->pools->capacity) && !pool_add(a, l)) return NULL;
    s = &l->pools->sets[l->pools->used];
    VkDescriptorSetAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
        .descriptorPool = l->pools->pool,
        .descriptorSetCount = 1,
        .pSetLayouts = &l->layout,
    };
    if (a->device.vk.vkAllocateDescriptorSets(a->device.device, &info, &s->set) != VK_SUCCESS) return NULL;
    s->key = (void *)(l->pools->keys + (size_t)l->pools->used * key_size_of(l->element_count));
    l->pools->used++;
    a->descriptors->set_count++;
    s->layout = l;
    s->next_of_layout = l->sets;
    l->sets = s;
    return s;
}

/* What Vulkan is told of one descriptor; `image`, `buffer` and `view` outlive the call that takes it. */
static void write_fill(VkWriteDescriptorSet *w, VkDescriptorSet set, const mgl_vk_element *e,
                       const mgl_vk_key_element *k, VkDescriptorImageInfo *image, VkDescriptorBufferInfo *buffer,
                       VkBufferView *view)
{
    static const VkImageLayout layouts[] = {VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, VK_IMAGE_LAYOUT_GENERAL,
                                            VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL};
    *w = (VkWriteDescriptorSet){
        .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
        .dstSet = set,
        .dstBinding = e->binding,
        .dstArrayElement = e->array_index,
        .descriptorCount = 1,
    };
    switch (e->kind) {
    case MGL_RESOURCE_TEXTURE:
        w->descriptorType = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
        *image = (VkDescriptorImageInfo){(VkSampler)k->first, (VkImageView)k->object, layouts[k->second]};
        w->pImageInfo = image;
        break;
    case MGL_RESOURCE_IMAGE:
        w->descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
        *image = (VkDescriptorImageInfo){VK_NULL_HANDLE, (VkImageView)k->object, VK_IMAGE_LAYOUT_GENERAL};
        w->pImageInfo = image;
        break;
    case MGL_RESOURCE_TEXEL_BUFFER:
    case MGL_RESOURCE_IMAGE_BUFFER:
        w->descriptorType = e->kind == MGL_RESOURCE_TEXEL_BUFFER ? VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER
                                                                 : VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
        *view = (VkBufferView)k->object;
        w->pTexelBufferView = view;
        break;
    default:
        w->descriptorType = e->kind != MGL_RESOURCE_UNIFORM_BLOCK ? VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
                            : e->dynamic != 0xff                  ? VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC
                                                                  : VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
        *buffer = (VkDescriptorBufferInfo){(VkBuffer)k->object, k->first, k->second};
        w->pBufferInfo = buffer;
    }
}

static void set_write(mgl_applier *a, mgl_vk_set *s, const mgl_vk_element *elements, uint32_t count)
{
    VkWriteDescriptorSet writes[MGL_VK_SET_ELEMENTS];
    VkDescriptorImageInfo images[MGL_VK_SET_ELEMENTS];
    VkDescriptorBufferInfo buffers[MGL_VK_SET_ELEMENTS];
    VkBufferView views[MGL_VK_SET_ELEMENTS];
    for (uint32_t i = 0; i < count; i++)
        write_fill(&writes[i], s->set, &elements[i], &s->key[i], &images[i], &buffers[i], &views[i]);
    a->device.vk.vkUpdateDescriptorSets(a->device.device, count, writes, 0, NULL);
}

void mgl_vk_set_push(mgl_applier *a, const mgl_vk_program *p, VkPipelineBindPoint point, uint64_t which)
{
    VkWriteDescriptorSet writes[MGL_VK_PUSHED];
    VkDescriptorImageInfo images[MGL_VK_PUSHED];
    VkDescriptorBufferInfo buffers[MGL_VK_PUSHED];
    VkBufferView views[MGL_VK_PUSHED];
    uint32_t n = 0;
    for (; which; which &= which - 1, n++) {
        uint32_t i = (uint32_t)__builtin_ctzll(which);
        write_fill(&writes[n], VK_NULL_HANDLE, &p->elements[0][i], &p->memos[0].key[i], &images[n], &buffers[n],
                   &views[n]);
    }
    a->device.vk.vkCmdPushDescriptorSetKHR(a->main, point, p->layout, 0, n, writes);
    mgl_vk_frames_add_load(a, MGL_LOAD_STATE, n);
    a->counters.sets_pushed++;
}

mgl_vk_set *mgl_vk_set_get(mgl_applier *a, mgl_vk_set_layout *l, const mgl_vk_element *elements,
                           const mgl_vk_set_memo *m, uint32_t count)
{
    mgl_vk_descriptors *d = a->descriptors;
    uint32_t size = key_size_of(count);
    if (count > l->element_count) return NULL;
    uint64_t hash = (m->sum ^ l->unique) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 32;
    for (mgl_vk_set *s = d->buckets[hash % BUCKETS]; s; s = s->chain) {
        if (s->hash != hash || s->layout != l || memcmp(s->key, m->key, size)) continue;
        a->counters.sets_hit++;
        mgl_vk_set_touch(a, s);
        return s;
    }
    mgl_vk_set *s = set_take(a, l);
    if (!s) return NULL;
    memcpy(s->key, m->key, size);
    s->hash = hash;
    s->content = ++d->next_content;
    s->used_index = a->recording_index;
    set_write(a, s, elements, count);
    memo_insert(d, s);
    a->counters.sets_made++;
    return s;
}
