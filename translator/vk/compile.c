/* Pipelines that are made again while the old ones serve (hot.c): a queue and a thread, which starts with the first and
 * ends with the session. The driver may be asked from several threads at once, its pipeline cache included (Vulkan 1.3
 * §3.6). */
#include "translator/vk/draw.h"

#include "translator/base/thread.h"

/* More than a program has pipelines in use; what does not fit is made when it is drawn with. */
#define QUEUE_LIMIT 64u

struct mgl_vk_compiler {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t more, done;
    bool stop;
    uint32_t waiting;
    mgl_vk_compile *first, *last, *current;
};

static mgl_vk_compile *pop(struct mgl_vk_compiler *k)
{
    mgl_vk_compile *job = k->first;
    k->first = job->next;
    if (!k->first) k->last = NULL;
    k->waiting--;
    return job;
}

static void *compile_main(void *argument)
{
    mgl_applier *a = argument;
    const mgl_vk_device *d = &a->device;
    struct mgl_vk_compiler *k = a->pipelines->compiler;
    pthread_mutex_lock(&k->lock);
    for (;;) {
        while (!k->first && !k->stop)
            pthread_cond_wait(&k->more, &k->lock);
        if (k->stop) break;
        mgl_vk_compile *job = k->current = pop(k);
        pthread_mutex_unlock(&k->lock);
        VkResult result =
            d->vk.vkCreateGraphicsPipelines(d->device, a->pipelines->cache, 1, job->info, NULL, &job->made);
        if (result != VK_SUCCESS) job->made = VK_NULL_HANDLE;
        pthread_mutex_lock(&k->lock);
        k->current = NULL;
        pthread_cond_broadcast(&k->done);
    }
    pthread_mutex_unlock(&k->lock);
    return NULL;
}

static bool start(mgl_applier *a)
{
    struct mgl_vk_compiler *k = a->pipelines->compiler;
    if (k) return true;
    k = a->pipelines->compiler = mgl_new(struct mgl_vk_compiler);
    if (!k) return false;
    pthread_mutex_init(&k->lock, NULL);
    pthread_cond_init(&k->more, NULL);
    pthread_cond_init(&k->done, NULL);
    if (mgl_thread_start(&k->thread, "magma-compile", MGL_STACK_COMPILE, compile_main, a)) return true;
    k->stop = true; /* nothing to join */
    mgl_vk_compiler_finish(a);
    return false;
}

bool mgl_vk_compile_begin(mgl_applier *a, mgl_vk_compile *job)
{
    if (!start(a)) return false;
    struct mgl_vk_compiler *k = a->pipelines->compiler;
    pthread_mutex_lock(&k->lock);
    bool room = k->waiting < QUEUE_LIMIT;
    if (room) {
        *(k->last ? &k->last->next : &k->first) = job;
        k->last = job;
        k->waiting++;
        pthread_cond_signal(&k->more);
    }
    pthread_mutex_unlock(&k->lock);
    return room;
}

/* Takes a job that nobody began out of the queue. Under the lock. */
static void withdraw(struct mgl_vk_compiler *k, const mgl_vk_compile *job)
{
    mgl_vk_compile *before = NULL, *at = k->first;
    while (at && at != job)
        before = at, at = at->next;
    if (!at) return;
    *(before ? &before->next : &k->first) = at->next;
    if (k->last == at) k->last = before;
    k->waiting--;
}

VkPipeline mgl_vk_compile_end(mgl_applier *a, mgl_vk_compile *job)
{
    struct mgl_vk_compiler *k = a->pipelines->compiler;
    if (!k) return job->made;
    pthread_mutex_lock(&k->lock);
    withdraw(k, job);
    while (k->current == job)
        pthread_cond_wait(&k->done, &k->lock);
    pthread_mutex_unlock(&k->lock);
    return job->made;
}

void mgl_vk_compiler_finish(mgl_applier *a)
{
    struct mgl_vk_compiler *k = a->pipelines->compiler;
    if (!k) return;
    pthread_mutex_lock(&k->lock);
    bool runs = !k->stop;
    k->stop = true;
    pthread_cond_signal(&k->more);
    pthread_mutex_unlock(&k->lock);
    if (runs) pthread_join(k->thread, NULL);
    pthread_mutex_destroy(&k->lock);
    pthread_cond_destroy(&k->more);
    pthread_cond_destroy(&k->done);
    mgl_free(k);
    a->pipelines->compiler = NULL;
}
