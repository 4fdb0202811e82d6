/* Conditional rendering: by what the CPU knows of the query, else by a predicate on the GPU, else by waiting. */
#include "translator/vk/draw.h"

/* 1 draw, 0 do not, -1 not known. */
static int verdict(mgl_applier *a, const mgl_vk_context *c, bool wait)
{
    int answer = c->condition ? mgl_vk_query_answer(a, c->condition, wait) : 1;
    if (answer < 0) return -1;
    return c->condition && (c->condition_flags & MGL_CONDITION_INVERTED) ? !answer : answer;
}

bool mgl_vk_condition_prepare(mgl_applier *a, mgl_vk_context *c)
{
    VkBuffer buffer;
    uint64_t offset;
    if (!c->condition_on || a->draws->condition_active) return true;
    int answer = verdict(a, c, false);
    c->condition_gpu = false;
    if (answer >= 0) return answer;
    if (a->device.conditional_rendering && mgl_vk_query_predicate(a, c->condition, &buffer, &offset)) {
        c->condition_gpu = true;
        return true;
    }
    if (c->condition_flags & MGL_CONDITION_NO_WAIT) return true;
    return verdict(a, c, true);
}

void mgl_vk_condition_resume(mgl_applier *a, mgl_vk_context *c)
{
    if (!c->condition_on || !c->condition_gpu || !c->condition || a->draws->condition_active) return;
    VkConditionalRenderingBeginInfoEXT info = {
        .sType = VK_STRUCTURE_TYPE_CONDITIONAL_RENDERING_BEGIN_INFO_EXT,
        .flags = c->condition_flags & MGL_CONDITION_INVERTED ? VK_CONDITIONAL_RENDERING_INVERTED_BIT_EXT : 0,
    };
    if (!mgl_vk_query_predicate(a, c->condition, &info.buffer, &info.offset)) return;
    a->device.vk.vkCmdBeginConditionalRenderingEXT(a->main, &info);
    a->draws->condition_active = true;
}

void mgl_vk_condition_suspend(mgl_applier *a)
{
    if (!a->draws->condition_active) return;
    a->device.vk.vkCmdEndConditionalRenderingEXT(a->main);
    a->draws->condition_active = false;
    if (a->context) a->context->dirty |= MGL_DIRTY_QUERIES;
}

bool mgl_vk_condition_allows(mgl_applier *a)
{
    mgl_vk_context *c = a->context;
    if (!c->condition_on) return true;
    return verdict(a, c, !(c->condition_flags & MGL_CONDITION_NO_WAIT)) != 0;
}

bool mgl_vk_rec_condition_begin(mgl_applier *a, const mgl_record_header *header, const mgl_wire_condition_begin *p)
{
    mgl_vk_context *c = a->context;
    mgl_vk_query *q = mgl_vk_object(a, MGL_KIND_QUERY, p->query);
    if (!q) return mgl_vk_fault(a, "query %u does not exist", p->query.slot);
    if (c->condition_on) return mgl_vk_fault(a, "a condition is on already");
    c->condition = q;
    c->condition_flags = p->flags;
    c->condition_on = true;
    c->dirty |= MGL_DIRTY_QUERIES;
    return true;
}

bool mgl_vk_rec_condition_end(mgl_applier *a, const mgl_record_header *header, const mgl_wire_condition_end *p)
{
    mgl_vk_condition_suspend(a);
    a->context->condition = NULL;
    a->context->condition_on = false;
    a->context->dirty |= MGL_DIRTY_QUERIES;
    return true;
}
