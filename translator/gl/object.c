/* Memory of GL objects. Programs make and delete some of them every frame; what was deleted serves the next of its
 * kind, in any context of the group. */
#include "translator/gl/context.h"

void *mgl_object_new(mgl_context *ctx, mgl_object_kind kind, size_t size)
{
    MGL_SHARED(ctx);
    return mgl_pool_take(&ctx->group->pools[kind], size);
}

void mgl_object_free(mgl_context *ctx, mgl_object_kind kind, void *object)
{
    if (!object) return;
    if (kind != MGL_OBJECT_VERTEX_MEMO) mgl_free(((mgl_object *)object)->label);
    MGL_SHARED(ctx);
    mgl_pool_give(&ctx->group->pools[kind], object);
}
