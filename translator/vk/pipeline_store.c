/* The driver's pipeline cache on disk, for drivers that keep none themselves: loaded when a device is opened, written
 * when it is closed. Keyed by all that a driver may look at and some that it should; the store checks the bytes. */
#include "translator/vk/draw.h"
#include "translator/vk/resource.h"

#include "pipeline_cache/disk.h"

#include <string.h>

#define HEADER 32u /* VkPipelineCacheHeaderVersionOne: drivers that keep nothing here give no more */

static mgl_hash128 key_of(const mgl_vk_device *d)
{
    const mgl_caps *caps = &d->caps;
    struct {
        uint32_t vendor, device, driver, version, api, pointer;
        uint8_t device_uuid[16], driver_uuid[16], cache_uuid[16];
        char info[sizeof caps->driver_info];
    } key;
    memset(&key, 0, sizeof key); /* holes and what follows the text */
    key.vendor = caps->vendor_id;
    key.device = caps->device_id;
    key.driver = caps->driver_id;
    key.version = caps->driver_version;
    key.api = d->properties.apiVersion;
    key.pointer = sizeof(void *);
    memcpy(key.device_uuid, caps->device_uuid, 16);
    memcpy(key.driver_uuid, caps->driver_uuid, 16);
    memcpy(key.cache_uuid, caps->pipeline_cache_uuid, 16);
    memcpy(key.info, caps->driver_info, sizeof key.info - 1);
    return mgl_hash128_of(&key, sizeof key);
}

/* Vulkan 1.3 §10.7: a driver must check this itself; not all do. */
static bool header_holds(const mgl_vk_device *d, const uint8_t *data, size_t size)
{
    uint32_t words[4];
    if (size <= HEADER) return false;
    memcpy(words, data, sizeof words);
    return words[0] >= HEADER && words[0] <= size && words[1] == VK_PIPELINE_CACHE_HEADER_VERSION_ONE &&
           words[2] == d->properties.vendorID && words[3] == d->properties.deviceID &&
           memcmp(data + 16, d->properties.pipelineCacheUUID, VK_UUID_SIZE) == 0;
}

static VkPipelineCache make(mgl_vk_device *d, const void *data, size_t size)
{
    VkPipelineCache cache = VK_NULL_HANDLE;
    VkPipelineCacheCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO, .initialDataSize = size, .pInitialData = data};
    if (d->vk.vkCreatePipelineCache(d->device, &info, NULL, &cache) != VK_SUCCESS) return VK_NULL_HANDLE;
    return cache;
}

/* A cache from what is on disk, or VK_NULL_HANDLE. While the driver takes it in, the file has another name: if that
 * ends the process, the next one starts without it. */
static VkPipelineCache load(mgl_vk_device *d, uint64_t *hash, size_t *size)
{
    mgl_pc_disk *disk = mgl_pc_disk_default();
    mgl_hash128 key = key_of(d);
    mgl_pc_blob blob;
    VkPipelineCache cache = VK_NULL_HANDLE;
    if (!mgl_pc_disk_load(disk, MGL_PC_DEVICE, key, &blob)) return VK_NULL_HANDLE;
    if (header_holds(d, blob.data, blob.size)) {
        *hash = mgl_hash64(blob.data, blob.size);
        *size = blob.size;
        mgl_pc_disk_set_aside(disk, MGL_PC_DEVICE, key, true);
        cache = make(d, blob.data, blob.size);
        mgl_pc_disk_set_aside(disk, MGL_PC_DEVICE, key, false);
    } else {
        mgl_pc_disk_refuse(disk, MGL_PC_DEVICE, key);
    }
    mgl_free(blob.memory);
    return cache;
}

void mgl_vk_pipeline_store_open(mgl_applier *a)
{
    mgl_vk_pipeline_cache *p = a->pipelines;
    p->cache = load(&a->device, &p->stored_hash, &p->stored_size);
    if (p->cache)
        a->counters.pipeline_cache_bytes = p->stored_size;
    else
        p->cache = make(&a->device, NULL, 0);
}

/* What other processes stored since is merged in, so that programs that run at the same time do not undo each other. */
static void merge_stored(mgl_applier *a)
{
    mgl_vk_pipeline_cache *p = a->pipelines;
    mgl_vk_device *d = &a->device;
    uint64_t hash = 0;
    size_t size = 0;
    VkPipelineCache theirs = load(d, &hash, &size);
    if (theirs && hash != p->stored_hash) d->vk.vkMergePipelineCaches(d->device, p->cache, 1, &theirs);
    if (theirs) d->vk.vkDestroyPipelineCache(d->device, theirs, NULL);
}

void mgl_vk_pipeline_store_close(mgl_applier *a)
{
    mgl_vk_pipeline_cache *p = a->pipelines;
    mgl_vk_device *d = &a->device;
    mgl_pc_disk *disk = mgl_pc_disk_default();
    size_t size = 0;
    if (!p->cache || !disk || !a->counters.pipelines_made || mgl_vk_frames_lost(a)) return;
    if (d->vk.vkGetPipelineCacheData(d->device, p->cache, &size, NULL) != VK_SUCCESS || size <= HEADER) return;
    merge_stored(a);
    if (d->vk.vkGetPipelineCacheData(d->device, p->cache, &size, NULL) != VK_SUCCESS || size <= HEADER) return;
    void *data = mgl_malloc(size);
    bool ok = data && d->vk.vkGetPipelineCacheData(d->device, p->cache, &size, data) == VK_SUCCESS;
    if (ok && (size != p->stored_size || mgl_hash64(data, size) != p->stored_hash)) {
        /* One that has grown beyond what the store takes is begun anew, or it would never change again. */
        if (!mgl_pc_disk_takes(disk, MGL_PC_DEVICE, size)) mgl_pc_disk_forget(disk, MGL_PC_DEVICE, key_of(d));
        mgl_pc_disk_save(disk, MGL_PC_DEVICE, key_of(d), &data, size);
        mgl_pc_disk_flush(disk, 1000); /* a server may end next */
    }
    mgl_free(data);
}
