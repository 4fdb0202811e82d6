/* Made by translator/entry/generate.py from gl.xml 8a94d21200a2, glx.xml 4f00f20e507c, egl.h b7fc152de798, eglext.h fbc70471a706. Do not edit. */
#pragma GCC diagnostic ignored "-Warray-parameter" /* Mesa's gl.h writes const GLfloat m[16] */
#include "translator/entry/generated/gl_api.h"
#include "translator/gl/gl.h"

#define EXPORT __attribute__((visibility("default")))

EXPORT void glAccum(GLenum op, GLfloat value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAccum(ctx, op, value);
}
EXPORT void glAccumxOES(GLenum op, GLfixed value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAccumxOES(ctx, op, value);
}
EXPORT GLboolean glAcquireKeyedMutexWin32EXT(GLuint memory, GLuint64 key, GLuint timeout)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glAcquireKeyedMutexWin32EXT(ctx, memory, key, timeout);
}
EXPORT void glActiveProgramEXT(GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glActiveProgramEXT(ctx, program);
}
EXPORT void glActiveShaderProgram(GLuint pipeline, GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glActiveShaderProgram(ctx, pipeline, program);
}
EXPORT void glActiveShaderProgramEXT(GLuint pipeline, GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glActiveShaderProgram(ctx, pipeline, program);
}
EXPORT void glActiveStencilFaceEXT(GLenum face)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glActiveStencilFaceEXT(ctx, face);
}
EXPORT void glActiveTexture(GLenum texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glActiveTexture(ctx, texture);
}
EXPORT void glActiveTextureARB(GLenum texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glActiveTexture(ctx, texture);
}
EXPORT void glActiveVaryingNV(GLuint program, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glActiveVaryingNV(ctx, program, name);
}
EXPORT void glAlphaFragmentOp1ATI(GLenum op, GLuint dst, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAlphaFragmentOp1ATI(ctx, op, dst, dstMod, arg1, arg1Rep, arg1Mod);
}
EXPORT void glAlphaFragmentOp2ATI(GLenum op, GLuint dst, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod, GLuint arg2, GLuint arg2Rep, GLuint arg2Mod)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAlphaFragmentOp2ATI(ctx, op, dst, dstMod, arg1, arg1Rep, arg1Mod, arg2, arg2Rep, arg2Mod);
}
EXPORT void glAlphaFragmentOp3ATI(GLenum op, GLuint dst, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod, GLuint arg2, GLuint arg2Rep, GLuint arg2Mod, GLuint arg3, GLuint arg3Rep, GLuint arg3Mod)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAlphaFragmentOp3ATI(ctx, op, dst, dstMod, arg1, arg1Rep, arg1Mod, arg2, arg2Rep, arg2Mod, arg3, arg3Rep, arg3Mod);
}
EXPORT void glAlphaFunc(GLenum func, GLfloat ref)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAlphaFunc(ctx, func, ref);
}
EXPORT void glAlphaFuncQCOM(GLenum func, GLclampf ref)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAlphaFuncQCOM(ctx, func, ref);
}
EXPORT void glAlphaFuncx(GLenum func, GLfixed ref)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAlphaFuncx(ctx, func, ref);
}
EXPORT void glAlphaFuncxOES(GLenum func, GLfixed ref)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAlphaFuncx(ctx, func, ref);
}
EXPORT void glAlphaToCoverageDitherControlNV(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAlphaToCoverageDitherControlNV(ctx, mode);
}
EXPORT void glApplyFramebufferAttachmentCMAAINTEL(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glApplyFramebufferAttachmentCMAAINTEL(ctx);
}
EXPORT void glApplyTextureEXT(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glApplyTextureEXT(ctx, mode);
}
EXPORT GLboolean glAreProgramsResidentNV(GLsizei n, const GLuint *programs, GLboolean *residences)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glAreProgramsResidentNV(ctx, n, programs, residences);
}
EXPORT GLboolean glAreTexturesResident(GLsizei n, const GLuint *textures, GLboolean *residences)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glAreTexturesResident(ctx, n, textures, residences);
}
EXPORT GLboolean glAreTexturesResidentEXT(GLsizei n, const GLuint *textures, GLboolean *residences)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glAreTexturesResident(ctx, n, textures, residences);
}
EXPORT void glArrayElement(GLint i)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glArrayElement(ctx, i);
}
EXPORT void glArrayElementEXT(GLint i)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glArrayElement(ctx, i);
}
EXPORT void glArrayObjectATI(GLenum array, GLint size, GLenum type, GLsizei stride, GLuint buffer, GLuint offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glArrayObjectATI(ctx, array, size, type, stride, buffer, offset);
}
EXPORT GLuint glAsyncCopyBufferSubDataNVX(GLsizei waitSemaphoreCount, const GLuint *waitSemaphoreArray, const GLuint64 *fenceValueArray, GLuint readGpu, GLbitfield writeGpuMask, GLuint readBuffer, GLuint writeBuffer, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size, GLsizei signalSemaphoreCount, const GLuint *signalSemaphoreArray, const GLuint64 *signalValueArray)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glAsyncCopyBufferSubDataNVX(ctx, waitSemaphoreCount, waitSemaphoreArray, fenceValueArray, readGpu, writeGpuMask, readBuffer, writeBuffer, readOffset, writeOffset, size, signalSemaphoreCount, signalSemaphoreArray, signalValueArray);
}
EXPORT GLuint glAsyncCopyImageSubDataNVX(GLsizei waitSemaphoreCount, const GLuint *waitSemaphoreArray, const GLuint64 *waitValueArray, GLuint srcGpu, GLbitfield dstGpuMask, GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srcY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei srcWidth, GLsizei srcHeight, GLsizei srcDepth, GLsizei signalSemaphoreCount, const GLuint *signalSemaphoreArray, const GLuint64 *signalValueArray)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glAsyncCopyImageSubDataNVX(ctx, waitSemaphoreCount, waitSemaphoreArray, waitValueArray, srcGpu, dstGpuMask, srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth, signalSemaphoreCount, signalSemaphoreArray, signalValueArray);
}
EXPORT void glAsyncMarkerSGIX(GLuint marker)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAsyncMarkerSGIX(ctx, marker);
}
EXPORT void glAttachObjectARB(GLhandleARB containerObj, GLhandleARB obj)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAttachShader(ctx, (GLuint)containerObj, (GLuint)obj);
}
EXPORT void glAttachShader(GLuint program, GLuint shader)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glAttachShader(ctx, program, shader);
}
EXPORT void glBegin(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBegin(ctx, mode);
}
EXPORT void glBeginConditionalRender(GLuint id, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginConditionalRender(ctx, id, mode);
}
EXPORT void glBeginConditionalRenderNV(GLuint id, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginConditionalRender(ctx, id, mode);
}
EXPORT void glBeginConditionalRenderNVX(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginConditionalRenderNVX(ctx, id);
}
EXPORT void glBeginFragmentShaderATI(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginFragmentShaderATI(ctx);
}
EXPORT void glBeginOcclusionQueryNV(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginOcclusionQueryNV(ctx, id);
}
EXPORT void glBeginPerfMonitorAMD(GLuint monitor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginPerfMonitorAMD(ctx, monitor);
}
EXPORT void glBeginPerfQueryINTEL(GLuint queryHandle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginPerfQueryINTEL(ctx, queryHandle);
}
EXPORT void glBeginQuery(GLenum target, GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginQuery(ctx, target, id);
}
EXPORT void glBeginQueryARB(GLenum target, GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginQuery(ctx, target, id);
}
EXPORT void glBeginQueryEXT(GLenum target, GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginQuery(ctx, target, id);
}
EXPORT void glBeginQueryIndexed(GLenum target, GLuint index, GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginQueryIndexed(ctx, target, index, id);
}
EXPORT void glBeginTransformFeedback(GLenum primitiveMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginTransformFeedback(ctx, primitiveMode);
}
EXPORT void glBeginTransformFeedbackEXT(GLenum primitiveMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginTransformFeedback(ctx, primitiveMode);
}
EXPORT void glBeginTransformFeedbackNV(GLenum primitiveMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginTransformFeedback(ctx, primitiveMode);
}
EXPORT void glBeginVertexShaderEXT(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginVertexShaderEXT(ctx);
}
EXPORT void glBeginVideoCaptureNV(GLuint video_capture_slot)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBeginVideoCaptureNV(ctx, video_capture_slot);
}
EXPORT void glBindAttribLocation(GLuint program, GLuint index, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindAttribLocation(ctx, program, index, name);
}
EXPORT void glBindAttribLocationARB(GLhandleARB programObj, GLuint index, const GLcharARB *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindAttribLocation(ctx, (GLuint)programObj, index, (const GLchar *)name);
}
EXPORT void glBindBuffer(GLenum target, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBuffer(ctx, target, buffer);
}
EXPORT void glBindBufferARB(GLenum target, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBuffer(ctx, target, buffer);
}
EXPORT void glBindBufferBase(GLenum target, GLuint index, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBufferBase(ctx, target, index, buffer);
}
EXPORT void glBindBufferBaseEXT(GLenum target, GLuint index, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBufferBase(ctx, target, index, buffer);
}
EXPORT void glBindBufferBaseNV(GLenum target, GLuint index, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBufferBase(ctx, target, index, buffer);
}
EXPORT void glBindBufferOffsetEXT(GLenum target, GLuint index, GLuint buffer, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBufferOffsetEXT(ctx, target, index, buffer, offset);
}
EXPORT void glBindBufferOffsetNV(GLenum target, GLuint index, GLuint buffer, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBufferOffsetEXT(ctx, target, index, buffer, offset);
}
EXPORT void glBindBufferRange(GLenum target, GLuint index, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBufferRange(ctx, target, index, buffer, offset, size);
}
EXPORT void glBindBufferRangeEXT(GLenum target, GLuint index, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBufferRange(ctx, target, index, buffer, offset, size);
}
EXPORT void glBindBufferRangeNV(GLenum target, GLuint index, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBufferRange(ctx, target, index, buffer, offset, size);
}
EXPORT void glBindBuffersBase(GLenum target, GLuint first, GLsizei count, const GLuint *buffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBuffersBase(ctx, target, first, count, buffers);
}
EXPORT void glBindBuffersRange(GLenum target, GLuint first, GLsizei count, const GLuint *buffers, const GLintptr *offsets, const GLsizeiptr *sizes)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindBuffersRange(ctx, target, first, count, buffers, offsets, sizes);
}
EXPORT void glBindFragDataLocation(GLuint program, GLuint color, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindFragDataLocation(ctx, program, color, name);
}
EXPORT void glBindFragDataLocationEXT(GLuint program, GLuint color, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindFragDataLocation(ctx, program, color, name);
}
EXPORT void glBindFragDataLocationIndexed(GLuint program, GLuint colorNumber, GLuint index, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindFragDataLocationIndexed(ctx, program, colorNumber, index, name);
}
EXPORT void glBindFragDataLocationIndexedEXT(GLuint program, GLuint colorNumber, GLuint index, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindFragDataLocationIndexed(ctx, program, colorNumber, index, name);
}
EXPORT void glBindFragmentShaderATI(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindFragmentShaderATI(ctx, id);
}
EXPORT void glBindFramebuffer(GLenum target, GLuint framebuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindFramebuffer(ctx, target, framebuffer);
}
EXPORT void glBindFramebufferEXT(GLenum target, GLuint framebuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindFramebuffer(ctx, target, framebuffer);
}
EXPORT void glBindFramebufferOES(GLenum target, GLuint framebuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindFramebuffer(ctx, target, framebuffer);
}
EXPORT void glBindImageTexture(GLuint unit, GLuint texture, GLint level, GLboolean layered, GLint layer, GLenum access, GLenum format)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindImageTexture(ctx, unit, texture, level, layered, layer, access, format);
}
EXPORT void glBindImageTextureEXT(GLuint index, GLuint texture, GLint level, GLboolean layered, GLint layer, GLenum access, GLint format)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindImageTextureEXT(ctx, index, texture, level, layered, layer, access, format);
}
EXPORT void glBindImageTextures(GLuint first, GLsizei count, const GLuint *textures)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindImageTextures(ctx, first, count, textures);
}
EXPORT GLuint glBindLightParameterEXT(GLenum light, GLenum value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glBindLightParameterEXT(ctx, light, value);
}
EXPORT GLuint glBindMaterialParameterEXT(GLenum face, GLenum value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glBindMaterialParameterEXT(ctx, face, value);
}
EXPORT void glBindMultiTextureEXT(GLenum texunit, GLenum target, GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindMultiTextureEXT(ctx, texunit, target, texture);
}
EXPORT GLuint glBindParameterEXT(GLenum value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glBindParameterEXT(ctx, value);
}
EXPORT void glBindProgramARB(GLenum target, GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindProgramARB(ctx, target, program);
}
EXPORT void glBindProgramNV(GLenum target, GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindProgramARB(ctx, target, id);
}
EXPORT void glBindProgramPipeline(GLuint pipeline)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindProgramPipeline(ctx, pipeline);
}
EXPORT void glBindProgramPipelineEXT(GLuint pipeline)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindProgramPipeline(ctx, pipeline);
}
EXPORT void glBindRenderbuffer(GLenum target, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindRenderbuffer(ctx, target, renderbuffer);
}
EXPORT void glBindRenderbufferEXT(GLenum target, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindRenderbuffer(ctx, target, renderbuffer);
}
EXPORT void glBindRenderbufferOES(GLenum target, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindRenderbuffer(ctx, target, renderbuffer);
}
EXPORT void glBindSampler(GLuint unit, GLuint sampler)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindSampler(ctx, unit, sampler);
}
EXPORT void glBindSamplers(GLuint first, GLsizei count, const GLuint *samplers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindSamplers(ctx, first, count, samplers);
}
EXPORT void glBindShadingRateImageNV(GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindShadingRateImageNV(ctx, texture);
}
EXPORT GLuint glBindTexGenParameterEXT(GLenum unit, GLenum coord, GLenum value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glBindTexGenParameterEXT(ctx, unit, coord, value);
}
EXPORT void glBindTexture(GLenum target, GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindTexture(ctx, target, texture);
}
EXPORT void glBindTextureEXT(GLenum target, GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindTexture(ctx, target, texture);
}
EXPORT void glBindTextureUnit(GLuint unit, GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindTextureUnit(ctx, unit, texture);
}
EXPORT GLuint glBindTextureUnitParameterEXT(GLenum unit, GLenum value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glBindTextureUnitParameterEXT(ctx, unit, value);
}
EXPORT void glBindTextures(GLuint first, GLsizei count, const GLuint *textures)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindTextures(ctx, first, count, textures);
}
EXPORT void glBindTransformFeedback(GLenum target, GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindTransformFeedback(ctx, target, id);
}
EXPORT void glBindTransformFeedbackNV(GLenum target, GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindTransformFeedback(ctx, target, id);
}
EXPORT void glBindVertexArray(GLuint array)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindVertexArray(ctx, array);
}
EXPORT void glBindVertexArrayAPPLE(GLuint array)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindVertexArray(ctx, array);
}
EXPORT void glBindVertexArrayOES(GLuint array)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindVertexArray(ctx, array);
}
EXPORT void glBindVertexBuffer(GLuint bindingindex, GLuint buffer, GLintptr offset, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindVertexBuffer(ctx, bindingindex, buffer, offset, stride);
}
EXPORT void glBindVertexBuffers(GLuint first, GLsizei count, const GLuint *buffers, const GLintptr *offsets, const GLsizei *strides)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindVertexBuffers(ctx, first, count, buffers, offsets, strides);
}
EXPORT void glBindVertexShaderEXT(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindVertexShaderEXT(ctx, id);
}
EXPORT void glBindVideoCaptureStreamBufferNV(GLuint video_capture_slot, GLuint stream, GLenum frame_region, GLintptrARB offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindVideoCaptureStreamBufferNV(ctx, video_capture_slot, stream, frame_region, offset);
}
EXPORT void glBindVideoCaptureStreamTextureNV(GLuint video_capture_slot, GLuint stream, GLenum frame_region, GLenum target, GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBindVideoCaptureStreamTextureNV(ctx, video_capture_slot, stream, frame_region, target, texture);
}
EXPORT void glBinormal3bEXT(GLbyte bx, GLbyte by, GLbyte bz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormal3bEXT(ctx, bx, by, bz);
}
EXPORT void glBinormal3bvEXT(const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormal3bvEXT(ctx, v);
}
EXPORT void glBinormal3dEXT(GLdouble bx, GLdouble by, GLdouble bz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormal3dEXT(ctx, bx, by, bz);
}
EXPORT void glBinormal3dvEXT(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormal3dvEXT(ctx, v);
}
EXPORT void glBinormal3fEXT(GLfloat bx, GLfloat by, GLfloat bz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormal3fEXT(ctx, bx, by, bz);
}
EXPORT void glBinormal3fvEXT(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormal3fvEXT(ctx, v);
}
EXPORT void glBinormal3iEXT(GLint bx, GLint by, GLint bz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormal3iEXT(ctx, bx, by, bz);
}
EXPORT void glBinormal3ivEXT(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormal3ivEXT(ctx, v);
}
EXPORT void glBinormal3sEXT(GLshort bx, GLshort by, GLshort bz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormal3sEXT(ctx, bx, by, bz);
}
EXPORT void glBinormal3svEXT(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormal3svEXT(ctx, v);
}
EXPORT void glBinormalPointerEXT(GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBinormalPointerEXT(ctx, type, stride, pointer);
}
EXPORT void glBitmap(GLsizei width, GLsizei height, GLfloat xorig, GLfloat yorig, GLfloat xmove, GLfloat ymove, const GLubyte *bitmap)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBitmap(ctx, width, height, xorig, yorig, xmove, ymove, bitmap);
}
EXPORT void glBitmapxOES(GLsizei width, GLsizei height, GLfixed xorig, GLfixed yorig, GLfixed xmove, GLfixed ymove, const GLubyte *bitmap)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBitmapxOES(ctx, width, height, xorig, yorig, xmove, ymove, bitmap);
}
EXPORT void glBlendBarrier(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendBarrier(ctx);
}
EXPORT void glBlendBarrierKHR(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendBarrier(ctx);
}
EXPORT void glBlendBarrierNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendBarrier(ctx);
}
EXPORT void glBlendColor(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendColor(ctx, red, green, blue, alpha);
}
EXPORT void glBlendColorEXT(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendColor(ctx, red, green, blue, alpha);
}
EXPORT void glBlendColorxOES(GLfixed red, GLfixed green, GLfixed blue, GLfixed alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendColorxOES(ctx, red, green, blue, alpha);
}
EXPORT void glBlendEquation(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquation(ctx, mode);
}
EXPORT void glBlendEquationEXT(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquation(ctx, mode);
}
EXPORT void glBlendEquationIndexedAMD(GLuint buf, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationi(ctx, buf, mode);
}
EXPORT void glBlendEquationOES(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquation(ctx, mode);
}
EXPORT void glBlendEquationSeparate(GLenum modeRGB, GLenum modeAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationSeparate(ctx, modeRGB, modeAlpha);
}
EXPORT void glBlendEquationSeparateEXT(GLenum modeRGB, GLenum modeAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationSeparate(ctx, modeRGB, modeAlpha);
}
EXPORT void glBlendEquationSeparateIndexedAMD(GLuint buf, GLenum modeRGB, GLenum modeAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationSeparatei(ctx, buf, modeRGB, modeAlpha);
}
EXPORT void glBlendEquationSeparateOES(GLenum modeRGB, GLenum modeAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationSeparate(ctx, modeRGB, modeAlpha);
}
EXPORT void glBlendEquationSeparatei(GLuint buf, GLenum modeRGB, GLenum modeAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationSeparatei(ctx, buf, modeRGB, modeAlpha);
}
EXPORT void glBlendEquationSeparateiARB(GLuint buf, GLenum modeRGB, GLenum modeAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationSeparatei(ctx, buf, modeRGB, modeAlpha);
}
EXPORT void glBlendEquationSeparateiEXT(GLuint buf, GLenum modeRGB, GLenum modeAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationSeparatei(ctx, buf, modeRGB, modeAlpha);
}
EXPORT void glBlendEquationSeparateiOES(GLuint buf, GLenum modeRGB, GLenum modeAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationSeparatei(ctx, buf, modeRGB, modeAlpha);
}
EXPORT void glBlendEquationi(GLuint buf, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationi(ctx, buf, mode);
}
EXPORT void glBlendEquationiARB(GLuint buf, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationi(ctx, buf, mode);
}
EXPORT void glBlendEquationiEXT(GLuint buf, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationi(ctx, buf, mode);
}
EXPORT void glBlendEquationiOES(GLuint buf, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendEquationi(ctx, buf, mode);
}
EXPORT void glBlendFunc(GLenum sfactor, GLenum dfactor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFunc(ctx, sfactor, dfactor);
}
EXPORT void glBlendFuncIndexedAMD(GLuint buf, GLenum src, GLenum dst)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFunci(ctx, buf, src, dst);
}
EXPORT void glBlendFuncSeparate(GLenum sfactorRGB, GLenum dfactorRGB, GLenum sfactorAlpha, GLenum dfactorAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFuncSeparate(ctx, sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
}
EXPORT void glBlendFuncSeparateEXT(GLenum sfactorRGB, GLenum dfactorRGB, GLenum sfactorAlpha, GLenum dfactorAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFuncSeparate(ctx, sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
}
EXPORT void glBlendFuncSeparateINGR(GLenum sfactorRGB, GLenum dfactorRGB, GLenum sfactorAlpha, GLenum dfactorAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFuncSeparate(ctx, sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha);
}
EXPORT void glBlendFuncSeparateIndexedAMD(GLuint buf, GLenum srcRGB, GLenum dstRGB, GLenum srcAlpha, GLenum dstAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFuncSeparatei(ctx, buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
}
EXPORT void glBlendFuncSeparateOES(GLenum srcRGB, GLenum dstRGB, GLenum srcAlpha, GLenum dstAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFuncSeparate(ctx, srcRGB, dstRGB, srcAlpha, dstAlpha);
}
EXPORT void glBlendFuncSeparatei(GLuint buf, GLenum srcRGB, GLenum dstRGB, GLenum srcAlpha, GLenum dstAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFuncSeparatei(ctx, buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
}
EXPORT void glBlendFuncSeparateiARB(GLuint buf, GLenum srcRGB, GLenum dstRGB, GLenum srcAlpha, GLenum dstAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFuncSeparatei(ctx, buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
}
EXPORT void glBlendFuncSeparateiEXT(GLuint buf, GLenum srcRGB, GLenum dstRGB, GLenum srcAlpha, GLenum dstAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFuncSeparatei(ctx, buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
}
EXPORT void glBlendFuncSeparateiOES(GLuint buf, GLenum srcRGB, GLenum dstRGB, GLenum srcAlpha, GLenum dstAlpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFuncSeparatei(ctx, buf, srcRGB, dstRGB, srcAlpha, dstAlpha);
}
EXPORT void glBlendFunci(GLuint buf, GLenum src, GLenum dst)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFunci(ctx, buf, src, dst);
}
EXPORT void glBlendFunciARB(GLuint buf, GLenum src, GLenum dst)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFunci(ctx, buf, src, dst);
}
EXPORT void glBlendFunciEXT(GLuint buf, GLenum src, GLenum dst)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFunci(ctx, buf, src, dst);
}
EXPORT void glBlendFunciOES(GLuint buf, GLenum src, GLenum dst)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendFunci(ctx, buf, src, dst);
}
EXPORT void glBlendParameteriNV(GLenum pname, GLint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlendParameteriNV(ctx, pname, value);
}
EXPORT void glBlitFramebuffer(GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlitFramebuffer(ctx, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
}
EXPORT void glBlitFramebufferANGLE(GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlitFramebuffer(ctx, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
}
EXPORT void glBlitFramebufferEXT(GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlitFramebuffer(ctx, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
}
EXPORT void glBlitFramebufferNV(GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlitFramebuffer(ctx, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
}
EXPORT void glBlitNamedFramebuffer(GLuint readFramebuffer, GLuint drawFramebuffer, GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBlitNamedFramebuffer(ctx, readFramebuffer, drawFramebuffer, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
}
EXPORT void glBufferAddressRangeNV(GLenum pname, GLuint index, GLuint64EXT address, GLsizeiptr length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferAddressRangeNV(ctx, pname, index, address, length);
}
EXPORT void glBufferAttachMemoryNV(GLenum target, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferAttachMemoryNV(ctx, target, memory, offset);
}
EXPORT void glBufferData(GLenum target, GLsizeiptr size, const void *data, GLenum usage)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferData(ctx, target, size, data, usage);
}
EXPORT void glBufferDataARB(GLenum target, GLsizeiptrARB size, const void *data, GLenum usage)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferData(ctx, target, (GLsizeiptr)size, data, usage);
}
EXPORT void glBufferPageCommitmentARB(GLenum target, GLintptr offset, GLsizeiptr size, GLboolean commit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferPageCommitmentARB(ctx, target, offset, size, commit);
}
EXPORT void glBufferPageCommitmentMemNV(GLenum target, GLintptr offset, GLsizeiptr size, GLuint memory, GLuint64 memOffset, GLboolean commit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferPageCommitmentMemNV(ctx, target, offset, size, memory, memOffset, commit);
}
EXPORT void glBufferParameteriAPPLE(GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferParameteriAPPLE(ctx, target, pname, param);
}
EXPORT void glBufferStorage(GLenum target, GLsizeiptr size, const void *data, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferStorage(ctx, target, size, data, flags);
}
EXPORT void glBufferStorageEXT(GLenum target, GLsizeiptr size, const void *data, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferStorage(ctx, target, size, data, flags);
}
EXPORT void glBufferStorageExternalEXT(GLenum target, GLintptr offset, GLsizeiptr size, GLeglClientBufferEXT clientBuffer, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferStorageExternalEXT(ctx, target, offset, size, clientBuffer, flags);
}
EXPORT void glBufferStorageMemEXT(GLenum target, GLsizeiptr size, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferStorageMemEXT(ctx, target, size, memory, offset);
}
EXPORT void glBufferSubData(GLenum target, GLintptr offset, GLsizeiptr size, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferSubData(ctx, target, offset, size, data);
}
EXPORT void glBufferSubDataARB(GLenum target, GLintptrARB offset, GLsizeiptrARB size, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glBufferSubData(ctx, target, (GLintptr)offset, (GLsizeiptr)size, data);
}
EXPORT void glCallCommandListNV(GLuint list)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCallCommandListNV(ctx, list);
}
EXPORT void glCallList(GLuint list)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCallList(ctx, list);
}
EXPORT void glCallLists(GLsizei n, GLenum type, const void *lists)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCallLists(ctx, n, type, lists);
}
EXPORT GLenum glCheckFramebufferStatus(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCheckFramebufferStatus(ctx, target);
}
EXPORT GLenum glCheckFramebufferStatusEXT(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCheckFramebufferStatus(ctx, target);
}
EXPORT GLenum glCheckFramebufferStatusOES(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCheckFramebufferStatus(ctx, target);
}
EXPORT GLenum glCheckNamedFramebufferStatus(GLuint framebuffer, GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCheckNamedFramebufferStatus(ctx, framebuffer, target);
}
EXPORT GLenum glCheckNamedFramebufferStatusEXT(GLuint framebuffer, GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCheckNamedFramebufferStatusEXT(ctx, framebuffer, target);
}
EXPORT void glClampColor(GLenum target, GLenum clamp)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClampColor(ctx, target, clamp);
}
EXPORT void glClampColorARB(GLenum target, GLenum clamp)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClampColor(ctx, target, clamp);
}
EXPORT void glClear(GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClear(ctx, mask);
}
EXPORT void glClearAccum(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearAccum(ctx, red, green, blue, alpha);
}
EXPORT void glClearAccumxOES(GLfixed red, GLfixed green, GLfixed blue, GLfixed alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearAccumxOES(ctx, red, green, blue, alpha);
}
EXPORT void glClearBufferData(GLenum target, GLenum internalformat, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearBufferData(ctx, target, internalformat, format, type, data);
}
EXPORT void glClearBufferSubData(GLenum target, GLenum internalformat, GLintptr offset, GLsizeiptr size, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearBufferSubData(ctx, target, internalformat, offset, size, format, type, data);
}
EXPORT void glClearBufferfi(GLenum buffer, GLint drawbuffer, GLfloat depth, GLint stencil)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearBufferfi(ctx, buffer, drawbuffer, depth, stencil);
}
EXPORT void glClearBufferfv(GLenum buffer, GLint drawbuffer, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearBufferfv(ctx, buffer, drawbuffer, value);
}
EXPORT void glClearBufferiv(GLenum buffer, GLint drawbuffer, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearBufferiv(ctx, buffer, drawbuffer, value);
}
EXPORT void glClearBufferuiv(GLenum buffer, GLint drawbuffer, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearBufferuiv(ctx, buffer, drawbuffer, value);
}
EXPORT void glClearColor(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearColor(ctx, red, green, blue, alpha);
}
EXPORT void glClearColorIiEXT(GLint red, GLint green, GLint blue, GLint alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearColorIiEXT(ctx, red, green, blue, alpha);
}
EXPORT void glClearColorIuiEXT(GLuint red, GLuint green, GLuint blue, GLuint alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearColorIuiEXT(ctx, red, green, blue, alpha);
}
EXPORT void glClearColorx(GLfixed red, GLfixed green, GLfixed blue, GLfixed alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearColorx(ctx, red, green, blue, alpha);
}
EXPORT void glClearColorxOES(GLfixed red, GLfixed green, GLfixed blue, GLfixed alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearColorx(ctx, red, green, blue, alpha);
}
EXPORT void glClearDepth(GLdouble depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearDepth(ctx, depth);
}
EXPORT void glClearDepthdNV(GLdouble depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearDepthdNV(ctx, depth);
}
EXPORT void glClearDepthf(GLfloat d)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearDepthf(ctx, d);
}
EXPORT void glClearDepthfOES(GLclampf depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearDepthf(ctx, (GLfloat)depth);
}
EXPORT void glClearDepthx(GLfixed depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearDepthx(ctx, depth);
}
EXPORT void glClearDepthxOES(GLfixed depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearDepthx(ctx, depth);
}
EXPORT void glClearIndex(GLfloat c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearIndex(ctx, c);
}
EXPORT void glClearNamedBufferData(GLuint buffer, GLenum internalformat, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearNamedBufferData(ctx, buffer, internalformat, format, type, data);
}
EXPORT void glClearNamedBufferDataEXT(GLuint buffer, GLenum internalformat, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearNamedBufferDataEXT(ctx, buffer, internalformat, format, type, data);
}
EXPORT void glClearNamedBufferSubData(GLuint buffer, GLenum internalformat, GLintptr offset, GLsizeiptr size, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearNamedBufferSubData(ctx, buffer, internalformat, offset, size, format, type, data);
}
EXPORT void glClearNamedBufferSubDataEXT(GLuint buffer, GLenum internalformat, GLsizeiptr offset, GLsizeiptr size, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearNamedBufferSubDataEXT(ctx, buffer, internalformat, offset, size, format, type, data);
}
EXPORT void glClearNamedFramebufferfi(GLuint framebuffer, GLenum buffer, GLint drawbuffer, GLfloat depth, GLint stencil)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearNamedFramebufferfi(ctx, framebuffer, buffer, drawbuffer, depth, stencil);
}
EXPORT void glClearNamedFramebufferfv(GLuint framebuffer, GLenum buffer, GLint drawbuffer, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearNamedFramebufferfv(ctx, framebuffer, buffer, drawbuffer, value);
}
EXPORT void glClearNamedFramebufferiv(GLuint framebuffer, GLenum buffer, GLint drawbuffer, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearNamedFramebufferiv(ctx, framebuffer, buffer, drawbuffer, value);
}
EXPORT void glClearNamedFramebufferuiv(GLuint framebuffer, GLenum buffer, GLint drawbuffer, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearNamedFramebufferuiv(ctx, framebuffer, buffer, drawbuffer, value);
}
EXPORT void glClearPixelLocalStorageuiEXT(GLsizei offset, GLsizei n, const GLuint *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearPixelLocalStorageuiEXT(ctx, offset, n, values);
}
EXPORT void glClearStencil(GLint s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearStencil(ctx, s);
}
EXPORT void glClearTexImage(GLuint texture, GLint level, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearTexImage(ctx, texture, level, format, type, data);
}
EXPORT void glClearTexImageEXT(GLuint texture, GLint level, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearTexImage(ctx, texture, level, format, type, data);
}
EXPORT void glClearTexSubImage(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearTexSubImage(ctx, texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data);
}
EXPORT void glClearTexSubImageEXT(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClearTexSubImage(ctx, texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, data);
}
EXPORT void glClientActiveTexture(GLenum texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClientActiveTexture(ctx, texture);
}
EXPORT void glClientActiveTextureARB(GLenum texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClientActiveTexture(ctx, texture);
}
EXPORT void glClientActiveVertexStreamATI(GLenum stream)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClientActiveVertexStreamATI(ctx, stream);
}
EXPORT void glClientAttribDefaultEXT(GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClientAttribDefaultEXT(ctx, mask);
}
EXPORT void glClientWaitSemaphoreui64NVX(GLsizei fenceObjectCount, const GLuint *semaphoreArray, const GLuint64 *fenceValueArray)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClientWaitSemaphoreui64NVX(ctx, fenceObjectCount, semaphoreArray, fenceValueArray);
}
EXPORT GLenum glClientWaitSync(GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glClientWaitSync(ctx, sync, flags, timeout);
}
EXPORT GLenum glClientWaitSyncAPPLE(GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glClientWaitSync(ctx, sync, flags, timeout);
}
EXPORT void glClipControl(GLenum origin, GLenum depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClipControl(ctx, origin, depth);
}
EXPORT void glClipControlEXT(GLenum origin, GLenum depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClipControl(ctx, origin, depth);
}
EXPORT void glClipPlane(GLenum plane, const GLdouble *equation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClipPlane(ctx, plane, equation);
}
EXPORT void glClipPlanef(GLenum p, const GLfloat *eqn)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClipPlanef(ctx, p, eqn);
}
EXPORT void glClipPlanefIMG(GLenum p, const GLfloat *eqn)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClipPlanefIMG(ctx, p, eqn);
}
EXPORT void glClipPlanefOES(GLenum plane, const GLfloat *equation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClipPlanef(ctx, plane, equation);
}
EXPORT void glClipPlanex(GLenum plane, const GLfixed *equation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClipPlanex(ctx, plane, equation);
}
EXPORT void glClipPlanexIMG(GLenum p, const GLfixed *eqn)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClipPlanexIMG(ctx, p, eqn);
}
EXPORT void glClipPlanexOES(GLenum plane, const GLfixed *equation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glClipPlanex(ctx, plane, equation);
}
EXPORT void glColor3b(GLbyte red, GLbyte green, GLbyte blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3b(ctx, red, green, blue);
}
EXPORT void glColor3bv(const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3bv(ctx, v);
}
EXPORT void glColor3d(GLdouble red, GLdouble green, GLdouble blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3d(ctx, red, green, blue);
}
EXPORT void glColor3dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3dv(ctx, v);
}
EXPORT void glColor3f(GLfloat red, GLfloat green, GLfloat blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3f(ctx, red, green, blue);
}
EXPORT void glColor3fVertex3fSUN(GLfloat r, GLfloat g, GLfloat b, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3fVertex3fSUN(ctx, r, g, b, x, y, z);
}
EXPORT void glColor3fVertex3fvSUN(const GLfloat *c, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3fVertex3fvSUN(ctx, c, v);
}
EXPORT void glColor3fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3fv(ctx, v);
}
EXPORT void glColor3hNV(GLhalfNV red, GLhalfNV green, GLhalfNV blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3hNV(ctx, red, green, blue);
}
EXPORT void glColor3hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3hvNV(ctx, v);
}
EXPORT void glColor3i(GLint red, GLint green, GLint blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3i(ctx, red, green, blue);
}
EXPORT void glColor3iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3iv(ctx, v);
}
EXPORT void glColor3s(GLshort red, GLshort green, GLshort blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3s(ctx, red, green, blue);
}
EXPORT void glColor3sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3sv(ctx, v);
}
EXPORT void glColor3ub(GLubyte red, GLubyte green, GLubyte blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3ub(ctx, red, green, blue);
}
EXPORT void glColor3ubv(const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3ubv(ctx, v);
}
EXPORT void glColor3ui(GLuint red, GLuint green, GLuint blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3ui(ctx, red, green, blue);
}
EXPORT void glColor3uiv(const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3uiv(ctx, v);
}
EXPORT void glColor3us(GLushort red, GLushort green, GLushort blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3us(ctx, red, green, blue);
}
EXPORT void glColor3usv(const GLushort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3usv(ctx, v);
}
EXPORT void glColor3xOES(GLfixed red, GLfixed green, GLfixed blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3xOES(ctx, red, green, blue);
}
EXPORT void glColor3xvOES(const GLfixed *components)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor3xvOES(ctx, components);
}
EXPORT void glColor4b(GLbyte red, GLbyte green, GLbyte blue, GLbyte alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4b(ctx, red, green, blue, alpha);
}
EXPORT void glColor4bv(const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4bv(ctx, v);
}
EXPORT void glColor4d(GLdouble red, GLdouble green, GLdouble blue, GLdouble alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4d(ctx, red, green, blue, alpha);
}
EXPORT void glColor4dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4dv(ctx, v);
}
EXPORT void glColor4f(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4f(ctx, red, green, blue, alpha);
}
EXPORT void glColor4fNormal3fVertex3fSUN(GLfloat r, GLfloat g, GLfloat b, GLfloat a, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4fNormal3fVertex3fSUN(ctx, r, g, b, a, nx, ny, nz, x, y, z);
}
EXPORT void glColor4fNormal3fVertex3fvSUN(const GLfloat *c, const GLfloat *n, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4fNormal3fVertex3fvSUN(ctx, c, n, v);
}
EXPORT void glColor4fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4fv(ctx, v);
}
EXPORT void glColor4hNV(GLhalfNV red, GLhalfNV green, GLhalfNV blue, GLhalfNV alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4hNV(ctx, red, green, blue, alpha);
}
EXPORT void glColor4hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4hvNV(ctx, v);
}
EXPORT void glColor4i(GLint red, GLint green, GLint blue, GLint alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4i(ctx, red, green, blue, alpha);
}
EXPORT void glColor4iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4iv(ctx, v);
}
EXPORT void glColor4s(GLshort red, GLshort green, GLshort blue, GLshort alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4s(ctx, red, green, blue, alpha);
}
EXPORT void glColor4sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4sv(ctx, v);
}
EXPORT void glColor4ub(GLubyte red, GLubyte green, GLubyte blue, GLubyte alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4ub(ctx, red, green, blue, alpha);
}
EXPORT void glColor4ubVertex2fSUN(GLubyte r, GLubyte g, GLubyte b, GLubyte a, GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4ubVertex2fSUN(ctx, r, g, b, a, x, y);
}
EXPORT void glColor4ubVertex2fvSUN(const GLubyte *c, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4ubVertex2fvSUN(ctx, c, v);
}
EXPORT void glColor4ubVertex3fSUN(GLubyte r, GLubyte g, GLubyte b, GLubyte a, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4ubVertex3fSUN(ctx, r, g, b, a, x, y, z);
}
EXPORT void glColor4ubVertex3fvSUN(const GLubyte *c, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4ubVertex3fvSUN(ctx, c, v);
}
EXPORT void glColor4ubv(const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4ubv(ctx, v);
}
EXPORT void glColor4ui(GLuint red, GLuint green, GLuint blue, GLuint alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4ui(ctx, red, green, blue, alpha);
}
EXPORT void glColor4uiv(const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4uiv(ctx, v);
}
EXPORT void glColor4us(GLushort red, GLushort green, GLushort blue, GLushort alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4us(ctx, red, green, blue, alpha);
}
EXPORT void glColor4usv(const GLushort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4usv(ctx, v);
}
EXPORT void glColor4x(GLfixed red, GLfixed green, GLfixed blue, GLfixed alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4x(ctx, red, green, blue, alpha);
}
EXPORT void glColor4xOES(GLfixed red, GLfixed green, GLfixed blue, GLfixed alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4x(ctx, red, green, blue, alpha);
}
EXPORT void glColor4xvOES(const GLfixed *components)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColor4xvOES(ctx, components);
}
EXPORT void glColorFormatNV(GLint size, GLenum type, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorFormatNV(ctx, size, type, stride);
}
EXPORT void glColorFragmentOp1ATI(GLenum op, GLuint dst, GLuint dstMask, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorFragmentOp1ATI(ctx, op, dst, dstMask, dstMod, arg1, arg1Rep, arg1Mod);
}
EXPORT void glColorFragmentOp2ATI(GLenum op, GLuint dst, GLuint dstMask, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod, GLuint arg2, GLuint arg2Rep, GLuint arg2Mod)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorFragmentOp2ATI(ctx, op, dst, dstMask, dstMod, arg1, arg1Rep, arg1Mod, arg2, arg2Rep, arg2Mod);
}
EXPORT void glColorFragmentOp3ATI(GLenum op, GLuint dst, GLuint dstMask, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod, GLuint arg2, GLuint arg2Rep, GLuint arg2Mod, GLuint arg3, GLuint arg3Rep, GLuint arg3Mod)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorFragmentOp3ATI(ctx, op, dst, dstMask, dstMod, arg1, arg1Rep, arg1Mod, arg2, arg2Rep, arg2Mod, arg3, arg3Rep, arg3Mod);
}
EXPORT void glColorMask(GLboolean red, GLboolean green, GLboolean blue, GLboolean alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorMask(ctx, red, green, blue, alpha);
}
EXPORT void glColorMaskIndexedEXT(GLuint index, GLboolean r, GLboolean g, GLboolean b, GLboolean a)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorMaski(ctx, index, r, g, b, a);
}
EXPORT void glColorMaski(GLuint index, GLboolean r, GLboolean g, GLboolean b, GLboolean a)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorMaski(ctx, index, r, g, b, a);
}
EXPORT void glColorMaskiEXT(GLuint index, GLboolean r, GLboolean g, GLboolean b, GLboolean a)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorMaski(ctx, index, r, g, b, a);
}
EXPORT void glColorMaskiOES(GLuint index, GLboolean r, GLboolean g, GLboolean b, GLboolean a)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorMaski(ctx, index, r, g, b, a);
}
EXPORT void glColorMaterial(GLenum face, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorMaterial(ctx, face, mode);
}
EXPORT void glColorP3ui(GLenum type, GLuint color)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorP3ui(ctx, type, color);
}
EXPORT void glColorP3uiv(GLenum type, const GLuint *color)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorP3uiv(ctx, type, color);
}
EXPORT void glColorP4ui(GLenum type, GLuint color)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorP4ui(ctx, type, color);
}
EXPORT void glColorP4uiv(GLenum type, const GLuint *color)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorP4uiv(ctx, type, color);
}
EXPORT void glColorPointer(GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorPointer(ctx, size, type, stride, pointer);
}
EXPORT void glColorPointerEXT(GLint size, GLenum type, GLsizei stride, GLsizei count, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorPointerEXT(ctx, size, type, stride, count, pointer);
}
EXPORT void glColorPointerListIBM(GLint size, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorPointerListIBM(ctx, size, type, stride, pointer, ptrstride);
}
EXPORT void glColorPointervINTEL(GLint size, GLenum type, const void **pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorPointervINTEL(ctx, size, type, pointer);
}
EXPORT void glColorSubTable(GLenum target, GLsizei start, GLsizei count, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorSubTable(ctx, target, start, count, format, type, data);
}
EXPORT void glColorSubTableEXT(GLenum target, GLsizei start, GLsizei count, GLenum format, GLenum type, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorSubTable(ctx, target, start, count, format, type, data);
}
EXPORT void glColorTable(GLenum target, GLenum internalformat, GLsizei width, GLenum format, GLenum type, const void *table)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorTable(ctx, target, internalformat, width, format, type, table);
}
EXPORT void glColorTableEXT(GLenum target, GLenum internalFormat, GLsizei width, GLenum format, GLenum type, const void *table)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorTable(ctx, target, internalFormat, width, format, type, table);
}
EXPORT void glColorTableParameterfv(GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorTableParameterfv(ctx, target, pname, params);
}
EXPORT void glColorTableParameterfvSGI(GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorTableParameterfv(ctx, target, pname, params);
}
EXPORT void glColorTableParameteriv(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorTableParameteriv(ctx, target, pname, params);
}
EXPORT void glColorTableParameterivSGI(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorTableParameteriv(ctx, target, pname, params);
}
EXPORT void glColorTableSGI(GLenum target, GLenum internalformat, GLsizei width, GLenum format, GLenum type, const void *table)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glColorTable(ctx, target, internalformat, width, format, type, table);
}
EXPORT void glCombinerInputNV(GLenum stage, GLenum portion, GLenum variable, GLenum input, GLenum mapping, GLenum componentUsage)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCombinerInputNV(ctx, stage, portion, variable, input, mapping, componentUsage);
}
EXPORT void glCombinerOutputNV(GLenum stage, GLenum portion, GLenum abOutput, GLenum cdOutput, GLenum sumOutput, GLenum scale, GLenum bias, GLboolean abDotProduct, GLboolean cdDotProduct, GLboolean muxSum)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCombinerOutputNV(ctx, stage, portion, abOutput, cdOutput, sumOutput, scale, bias, abDotProduct, cdDotProduct, muxSum);
}
EXPORT void glCombinerParameterfNV(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCombinerParameterfNV(ctx, pname, param);
}
EXPORT void glCombinerParameterfvNV(GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCombinerParameterfvNV(ctx, pname, params);
}
EXPORT void glCombinerParameteriNV(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCombinerParameteriNV(ctx, pname, param);
}
EXPORT void glCombinerParameterivNV(GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCombinerParameterivNV(ctx, pname, params);
}
EXPORT void glCombinerStageParameterfvNV(GLenum stage, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCombinerStageParameterfvNV(ctx, stage, pname, params);
}
EXPORT void glCommandListSegmentsNV(GLuint list, GLuint segments)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCommandListSegmentsNV(ctx, list, segments);
}
EXPORT void glCompileCommandListNV(GLuint list)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompileCommandListNV(ctx, list);
}
EXPORT void glCompileShader(GLuint shader)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompileShader(ctx, shader);
}
EXPORT void glCompileShaderARB(GLhandleARB shaderObj)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompileShader(ctx, (GLuint)shaderObj);
}
EXPORT void glCompileShaderIncludeARB(GLuint shader, GLsizei count, const GLchar *const*path, const GLint *length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompileShaderIncludeARB(ctx, shader, count, path, length);
}
EXPORT void glCompressedMultiTexImage1DEXT(GLenum texunit, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedMultiTexImage1DEXT(ctx, texunit, target, level, internalformat, width, border, imageSize, bits);
}
EXPORT void glCompressedMultiTexImage2DEXT(GLenum texunit, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedMultiTexImage2DEXT(ctx, texunit, target, level, internalformat, width, height, border, imageSize, bits);
}
EXPORT void glCompressedMultiTexImage3DEXT(GLenum texunit, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedMultiTexImage3DEXT(ctx, texunit, target, level, internalformat, width, height, depth, border, imageSize, bits);
}
EXPORT void glCompressedMultiTexSubImage1DEXT(GLenum texunit, GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedMultiTexSubImage1DEXT(ctx, texunit, target, level, xoffset, width, format, imageSize, bits);
}
EXPORT void glCompressedMultiTexSubImage2DEXT(GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedMultiTexSubImage2DEXT(ctx, texunit, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
}
EXPORT void glCompressedMultiTexSubImage3DEXT(GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedMultiTexSubImage3DEXT(ctx, texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
}
EXPORT void glCompressedTexImage1D(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLint border, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexImage1D(ctx, target, level, internalformat, width, border, imageSize, data);
}
EXPORT void glCompressedTexImage1DARB(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLint border, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexImage1D(ctx, target, level, internalformat, width, border, imageSize, data);
}
EXPORT void glCompressedTexImage2D(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLint border, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexImage2D(ctx, target, level, internalformat, width, height, border, imageSize, data);
}
EXPORT void glCompressedTexImage2DARB(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLint border, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexImage2D(ctx, target, level, internalformat, width, height, border, imageSize, data);
}
EXPORT void glCompressedTexImage3D(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexImage3D(ctx, target, level, internalformat, width, height, depth, border, imageSize, data);
}
EXPORT void glCompressedTexImage3DARB(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexImage3D(ctx, target, level, internalformat, width, height, depth, border, imageSize, data);
}
EXPORT void glCompressedTexImage3DOES(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexImage3DOES(ctx, target, level, internalformat, width, height, depth, border, imageSize, data);
}
EXPORT void glCompressedTexSubImage1D(GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexSubImage1D(ctx, target, level, xoffset, width, format, imageSize, data);
}
EXPORT void glCompressedTexSubImage1DARB(GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexSubImage1D(ctx, target, level, xoffset, width, format, imageSize, data);
}
EXPORT void glCompressedTexSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexSubImage2D(ctx, target, level, xoffset, yoffset, width, height, format, imageSize, data);
}
EXPORT void glCompressedTexSubImage2DARB(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexSubImage2D(ctx, target, level, xoffset, yoffset, width, height, format, imageSize, data);
}
EXPORT void glCompressedTexSubImage3D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexSubImage3D(ctx, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
}
EXPORT void glCompressedTexSubImage3DARB(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexSubImage3D(ctx, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
}
EXPORT void glCompressedTexSubImage3DOES(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTexSubImage3DOES(ctx, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
}
EXPORT void glCompressedTextureImage1DEXT(GLuint texture, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTextureImage1DEXT(ctx, texture, target, level, internalformat, width, border, imageSize, bits);
}
EXPORT void glCompressedTextureImage2DEXT(GLuint texture, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTextureImage2DEXT(ctx, texture, target, level, internalformat, width, height, border, imageSize, bits);
}
EXPORT void glCompressedTextureImage3DEXT(GLuint texture, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTextureImage3DEXT(ctx, texture, target, level, internalformat, width, height, depth, border, imageSize, bits);
}
EXPORT void glCompressedTextureSubImage1D(GLuint texture, GLint level, GLint xoffset, GLsizei width, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTextureSubImage1D(ctx, texture, level, xoffset, width, format, imageSize, data);
}
EXPORT void glCompressedTextureSubImage1DEXT(GLuint texture, GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTextureSubImage1DEXT(ctx, texture, target, level, xoffset, width, format, imageSize, bits);
}
EXPORT void glCompressedTextureSubImage2D(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTextureSubImage2D(ctx, texture, level, xoffset, yoffset, width, height, format, imageSize, data);
}
EXPORT void glCompressedTextureSubImage2DEXT(GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTextureSubImage2DEXT(ctx, texture, target, level, xoffset, yoffset, width, height, format, imageSize, bits);
}
EXPORT void glCompressedTextureSubImage3D(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTextureSubImage3D(ctx, texture, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
}
EXPORT void glCompressedTextureSubImage3DEXT(GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCompressedTextureSubImage3DEXT(ctx, texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits);
}
EXPORT void glConservativeRasterParameterfNV(GLenum pname, GLfloat value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConservativeRasterParameterfNV(ctx, pname, value);
}
EXPORT void glConservativeRasterParameteriNV(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConservativeRasterParameteriNV(ctx, pname, param);
}
EXPORT void glConvolutionFilter1D(GLenum target, GLenum internalformat, GLsizei width, GLenum format, GLenum type, const void *image)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionFilter1D(ctx, target, internalformat, width, format, type, image);
}
EXPORT void glConvolutionFilter1DEXT(GLenum target, GLenum internalformat, GLsizei width, GLenum format, GLenum type, const void *image)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionFilter1D(ctx, target, internalformat, width, format, type, image);
}
EXPORT void glConvolutionFilter2D(GLenum target, GLenum internalformat, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *image)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionFilter2D(ctx, target, internalformat, width, height, format, type, image);
}
EXPORT void glConvolutionFilter2DEXT(GLenum target, GLenum internalformat, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *image)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionFilter2D(ctx, target, internalformat, width, height, format, type, image);
}
EXPORT void glConvolutionParameterf(GLenum target, GLenum pname, GLfloat params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionParameterf(ctx, target, pname, params);
}
EXPORT void glConvolutionParameterfEXT(GLenum target, GLenum pname, GLfloat params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionParameterf(ctx, target, pname, params);
}
EXPORT void glConvolutionParameterfv(GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionParameterfv(ctx, target, pname, params);
}
EXPORT void glConvolutionParameterfvEXT(GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionParameterfv(ctx, target, pname, params);
}
EXPORT void glConvolutionParameteri(GLenum target, GLenum pname, GLint params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionParameteri(ctx, target, pname, params);
}
EXPORT void glConvolutionParameteriEXT(GLenum target, GLenum pname, GLint params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionParameteri(ctx, target, pname, params);
}
EXPORT void glConvolutionParameteriv(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionParameteriv(ctx, target, pname, params);
}
EXPORT void glConvolutionParameterivEXT(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionParameteriv(ctx, target, pname, params);
}
EXPORT void glConvolutionParameterxOES(GLenum target, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionParameterxOES(ctx, target, pname, param);
}
EXPORT void glConvolutionParameterxvOES(GLenum target, GLenum pname, const GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glConvolutionParameterxvOES(ctx, target, pname, params);
}
EXPORT void glCopyBufferSubData(GLenum readTarget, GLenum writeTarget, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyBufferSubData(ctx, readTarget, writeTarget, readOffset, writeOffset, size);
}
EXPORT void glCopyBufferSubDataNV(GLenum readTarget, GLenum writeTarget, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyBufferSubData(ctx, readTarget, writeTarget, readOffset, writeOffset, size);
}
EXPORT void glCopyColorSubTable(GLenum target, GLsizei start, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyColorSubTable(ctx, target, start, x, y, width);
}
EXPORT void glCopyColorSubTableEXT(GLenum target, GLsizei start, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyColorSubTable(ctx, target, start, x, y, width);
}
EXPORT void glCopyColorTable(GLenum target, GLenum internalformat, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyColorTable(ctx, target, internalformat, x, y, width);
}
EXPORT void glCopyColorTableSGI(GLenum target, GLenum internalformat, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyColorTable(ctx, target, internalformat, x, y, width);
}
EXPORT void glCopyConvolutionFilter1D(GLenum target, GLenum internalformat, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyConvolutionFilter1D(ctx, target, internalformat, x, y, width);
}
EXPORT void glCopyConvolutionFilter1DEXT(GLenum target, GLenum internalformat, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyConvolutionFilter1D(ctx, target, internalformat, x, y, width);
}
EXPORT void glCopyConvolutionFilter2D(GLenum target, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyConvolutionFilter2D(ctx, target, internalformat, x, y, width, height);
}
EXPORT void glCopyConvolutionFilter2DEXT(GLenum target, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyConvolutionFilter2D(ctx, target, internalformat, x, y, width, height);
}
EXPORT void glCopyImageSubData(GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srcY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei srcWidth, GLsizei srcHeight, GLsizei srcDepth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyImageSubData(ctx, srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
}
EXPORT void glCopyImageSubDataEXT(GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srcY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei srcWidth, GLsizei srcHeight, GLsizei srcDepth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyImageSubData(ctx, srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
}
EXPORT void glCopyImageSubDataNV(GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srcY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyImageSubData(ctx, srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, width, height, depth);
}
EXPORT void glCopyImageSubDataOES(GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srcY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei srcWidth, GLsizei srcHeight, GLsizei srcDepth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyImageSubData(ctx, srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
}
EXPORT void glCopyMultiTexImage1DEXT(GLenum texunit, GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLint border)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyMultiTexImage1DEXT(ctx, texunit, target, level, internalformat, x, y, width, border);
}
EXPORT void glCopyMultiTexImage2DEXT(GLenum texunit, GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height, GLint border)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyMultiTexImage2DEXT(ctx, texunit, target, level, internalformat, x, y, width, height, border);
}
EXPORT void glCopyMultiTexSubImage1DEXT(GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyMultiTexSubImage1DEXT(ctx, texunit, target, level, xoffset, x, y, width);
}
EXPORT void glCopyMultiTexSubImage2DEXT(GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyMultiTexSubImage2DEXT(ctx, texunit, target, level, xoffset, yoffset, x, y, width, height);
}
EXPORT void glCopyMultiTexSubImage3DEXT(GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyMultiTexSubImage3DEXT(ctx, texunit, target, level, xoffset, yoffset, zoffset, x, y, width, height);
}
EXPORT void glCopyNamedBufferSubData(GLuint readBuffer, GLuint writeBuffer, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyNamedBufferSubData(ctx, readBuffer, writeBuffer, readOffset, writeOffset, size);
}
EXPORT void glCopyPathNV(GLuint resultPath, GLuint srcPath)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyPathNV(ctx, resultPath, srcPath);
}
EXPORT void glCopyPixels(GLint x, GLint y, GLsizei width, GLsizei height, GLenum type)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyPixels(ctx, x, y, width, height, type);
}
EXPORT void glCopyTexImage1D(GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLint border)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexImage1D(ctx, target, level, internalformat, x, y, width, border);
}
EXPORT void glCopyTexImage1DEXT(GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLint border)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexImage1D(ctx, target, level, internalformat, x, y, width, border);
}
EXPORT void glCopyTexImage2D(GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height, GLint border)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexImage2D(ctx, target, level, internalformat, x, y, width, height, border);
}
EXPORT void glCopyTexImage2DEXT(GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height, GLint border)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexImage2D(ctx, target, level, internalformat, x, y, width, height, border);
}
EXPORT void glCopyTexSubImage1D(GLenum target, GLint level, GLint xoffset, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexSubImage1D(ctx, target, level, xoffset, x, y, width);
}
EXPORT void glCopyTexSubImage1DEXT(GLenum target, GLint level, GLint xoffset, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexSubImage1D(ctx, target, level, xoffset, x, y, width);
}
EXPORT void glCopyTexSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexSubImage2D(ctx, target, level, xoffset, yoffset, x, y, width, height);
}
EXPORT void glCopyTexSubImage2DEXT(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexSubImage2D(ctx, target, level, xoffset, yoffset, x, y, width, height);
}
EXPORT void glCopyTexSubImage3D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexSubImage3D(ctx, target, level, xoffset, yoffset, zoffset, x, y, width, height);
}
EXPORT void glCopyTexSubImage3DEXT(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexSubImage3D(ctx, target, level, xoffset, yoffset, zoffset, x, y, width, height);
}
EXPORT void glCopyTexSubImage3DOES(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTexSubImage3DOES(ctx, target, level, xoffset, yoffset, zoffset, x, y, width, height);
}
EXPORT void glCopyTextureImage1DEXT(GLuint texture, GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLint border)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTextureImage1DEXT(ctx, texture, target, level, internalformat, x, y, width, border);
}
EXPORT void glCopyTextureImage2DEXT(GLuint texture, GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height, GLint border)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTextureImage2DEXT(ctx, texture, target, level, internalformat, x, y, width, height, border);
}
EXPORT void glCopyTextureLevelsAPPLE(GLuint destinationTexture, GLuint sourceTexture, GLint sourceBaseLevel, GLsizei sourceLevelCount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTextureLevelsAPPLE(ctx, destinationTexture, sourceTexture, sourceBaseLevel, sourceLevelCount);
}
EXPORT void glCopyTextureSubImage1D(GLuint texture, GLint level, GLint xoffset, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTextureSubImage1D(ctx, texture, level, xoffset, x, y, width);
}
EXPORT void glCopyTextureSubImage1DEXT(GLuint texture, GLenum target, GLint level, GLint xoffset, GLint x, GLint y, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTextureSubImage1DEXT(ctx, texture, target, level, xoffset, x, y, width);
}
EXPORT void glCopyTextureSubImage2D(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTextureSubImage2D(ctx, texture, level, xoffset, yoffset, x, y, width, height);
}
EXPORT void glCopyTextureSubImage2DEXT(GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTextureSubImage2DEXT(ctx, texture, target, level, xoffset, yoffset, x, y, width, height);
}
EXPORT void glCopyTextureSubImage3D(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTextureSubImage3D(ctx, texture, level, xoffset, yoffset, zoffset, x, y, width, height);
}
EXPORT void glCopyTextureSubImage3DEXT(GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCopyTextureSubImage3DEXT(ctx, texture, target, level, xoffset, yoffset, zoffset, x, y, width, height);
}
EXPORT void glCoverFillPathInstancedNV(GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLenum coverMode, GLenum transformType, const GLfloat *transformValues)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCoverFillPathInstancedNV(ctx, numPaths, pathNameType, paths, pathBase, coverMode, transformType, transformValues);
}
EXPORT void glCoverFillPathNV(GLuint path, GLenum coverMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCoverFillPathNV(ctx, path, coverMode);
}
EXPORT void glCoverStrokePathInstancedNV(GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLenum coverMode, GLenum transformType, const GLfloat *transformValues)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCoverStrokePathInstancedNV(ctx, numPaths, pathNameType, paths, pathBase, coverMode, transformType, transformValues);
}
EXPORT void glCoverStrokePathNV(GLuint path, GLenum coverMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCoverStrokePathNV(ctx, path, coverMode);
}
EXPORT void glCoverageMaskNV(GLboolean mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCoverageMaskNV(ctx, mask);
}
EXPORT void glCoverageModulationNV(GLenum components)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCoverageModulationNV(ctx, components);
}
EXPORT void glCoverageModulationTableNV(GLsizei n, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCoverageModulationTableNV(ctx, n, v);
}
EXPORT void glCoverageOperationNV(GLenum operation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCoverageOperationNV(ctx, operation);
}
EXPORT void glCreateBuffers(GLsizei n, GLuint *buffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateBuffers(ctx, n, buffers);
}
EXPORT void glCreateCommandListsNV(GLsizei n, GLuint *lists)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateCommandListsNV(ctx, n, lists);
}
EXPORT void glCreateFramebuffers(GLsizei n, GLuint *framebuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateFramebuffers(ctx, n, framebuffers);
}
EXPORT void glCreateMemoryObjectsEXT(GLsizei n, GLuint *memoryObjects)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateMemoryObjectsEXT(ctx, n, memoryObjects);
}
EXPORT void glCreatePerfQueryINTEL(GLuint queryId, GLuint *queryHandle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreatePerfQueryINTEL(ctx, queryId, queryHandle);
}
EXPORT GLuint glCreateProgram(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCreateProgram(ctx);
}
EXPORT GLhandleARB glCreateProgramObjectARB(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return (GLhandleARB)mgl_glCreateProgram(ctx);
}
EXPORT void glCreateProgramPipelines(GLsizei n, GLuint *pipelines)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateProgramPipelines(ctx, n, pipelines);
}
EXPORT GLuint glCreateProgressFenceNVX(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCreateProgressFenceNVX(ctx);
}
EXPORT void glCreateQueries(GLenum target, GLsizei n, GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateQueries(ctx, target, n, ids);
}
EXPORT void glCreateRenderbuffers(GLsizei n, GLuint *renderbuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateRenderbuffers(ctx, n, renderbuffers);
}
EXPORT void glCreateSamplers(GLsizei n, GLuint *samplers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateSamplers(ctx, n, samplers);
}
EXPORT void glCreateSemaphoresNV(GLsizei n, GLuint *semaphores)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateSemaphoresNV(ctx, n, semaphores);
}
EXPORT GLuint glCreateShader(GLenum type)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCreateShader(ctx, type);
}
EXPORT GLhandleARB glCreateShaderObjectARB(GLenum shaderType)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return (GLhandleARB)mgl_glCreateShader(ctx, shaderType);
}
EXPORT GLuint glCreateShaderProgramEXT(GLenum type, const GLchar *string)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCreateShaderProgramEXT(ctx, type, string);
}
EXPORT GLuint glCreateShaderProgramv(GLenum type, GLsizei count, const GLchar *const*strings)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCreateShaderProgramv(ctx, type, count, strings);
}
EXPORT GLuint glCreateShaderProgramvEXT(GLenum type, GLsizei count, const GLchar **strings)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCreateShaderProgramvEXT(ctx, type, count, strings);
}
EXPORT void glCreateStatesNV(GLsizei n, GLuint *states)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateStatesNV(ctx, n, states);
}
EXPORT GLsync glCreateSyncFromCLeventARB(struct _cl_context *context, struct _cl_event *event, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glCreateSyncFromCLeventARB(ctx, context, event, flags);
}
EXPORT void glCreateTextures(GLenum target, GLsizei n, GLuint *textures)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateTextures(ctx, target, n, textures);
}
EXPORT void glCreateTransformFeedbacks(GLsizei n, GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateTransformFeedbacks(ctx, n, ids);
}
EXPORT void glCreateVertexArrays(GLsizei n, GLuint *arrays)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCreateVertexArrays(ctx, n, arrays);
}
EXPORT void glCullFace(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCullFace(ctx, mode);
}
EXPORT void glCullParameterdvEXT(GLenum pname, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCullParameterdvEXT(ctx, pname, params);
}
EXPORT void glCullParameterfvEXT(GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCullParameterfvEXT(ctx, pname, params);
}
EXPORT void glCurrentPaletteMatrixARB(GLint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCurrentPaletteMatrixARB(ctx, index);
}
EXPORT void glCurrentPaletteMatrixOES(GLuint matrixpaletteindex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glCurrentPaletteMatrixOES(ctx, matrixpaletteindex);
}
EXPORT void glDebugMessageCallback(GLDEBUGPROC callback, const void *userParam)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageCallback(ctx, callback, userParam);
}
EXPORT void glDebugMessageCallbackAMD(GLDEBUGPROCAMD callback, void *userParam)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageCallbackAMD(ctx, callback, userParam);
}
EXPORT void glDebugMessageCallbackARB(GLDEBUGPROCARB callback, const void *userParam)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageCallback(ctx, (GLDEBUGPROC)callback, userParam);
}
EXPORT void glDebugMessageCallbackKHR(GLDEBUGPROCKHR callback, const void *userParam)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageCallback(ctx, (GLDEBUGPROC)callback, userParam);
}
EXPORT void glDebugMessageControl(GLenum source, GLenum type, GLenum severity, GLsizei count, const GLuint *ids, GLboolean enabled)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageControl(ctx, source, type, severity, count, ids, enabled);
}
EXPORT void glDebugMessageControlARB(GLenum source, GLenum type, GLenum severity, GLsizei count, const GLuint *ids, GLboolean enabled)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageControl(ctx, source, type, severity, count, ids, enabled);
}
EXPORT void glDebugMessageControlKHR(GLenum source, GLenum type, GLenum severity, GLsizei count, const GLuint *ids, GLboolean enabled)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageControl(ctx, source, type, severity, count, ids, enabled);
}
EXPORT void glDebugMessageEnableAMD(GLenum category, GLenum severity, GLsizei count, const GLuint *ids, GLboolean enabled)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageEnableAMD(ctx, category, severity, count, ids, enabled);
}
EXPORT void glDebugMessageInsert(GLenum source, GLenum type, GLuint id, GLenum severity, GLsizei length, const GLchar *buf)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageInsert(ctx, source, type, id, severity, length, buf);
}
EXPORT void glDebugMessageInsertAMD(GLenum category, GLenum severity, GLuint id, GLsizei length, const GLchar *buf)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageInsertAMD(ctx, category, severity, id, length, buf);
}
EXPORT void glDebugMessageInsertARB(GLenum source, GLenum type, GLuint id, GLenum severity, GLsizei length, const GLchar *buf)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageInsert(ctx, source, type, id, severity, length, buf);
}
EXPORT void glDebugMessageInsertKHR(GLenum source, GLenum type, GLuint id, GLenum severity, GLsizei length, const GLchar *buf)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDebugMessageInsert(ctx, source, type, id, severity, length, buf);
}
EXPORT void glDeformSGIX(GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeformSGIX(ctx, mask);
}
EXPORT void glDeformationMap3dSGIX(GLenum target, GLdouble u1, GLdouble u2, GLint ustride, GLint uorder, GLdouble v1, GLdouble v2, GLint vstride, GLint vorder, GLdouble w1, GLdouble w2, GLint wstride, GLint worder, const GLdouble *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeformationMap3dSGIX(ctx, target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, w1, w2, wstride, worder, points);
}
EXPORT void glDeformationMap3fSGIX(GLenum target, GLfloat u1, GLfloat u2, GLint ustride, GLint uorder, GLfloat v1, GLfloat v2, GLint vstride, GLint vorder, GLfloat w1, GLfloat w2, GLint wstride, GLint worder, const GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeformationMap3fSGIX(ctx, target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, w1, w2, wstride, worder, points);
}
EXPORT void glDeleteAsyncMarkersSGIX(GLuint marker, GLsizei range)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteAsyncMarkersSGIX(ctx, marker, range);
}
EXPORT void glDeleteBuffers(GLsizei n, const GLuint *buffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteBuffers(ctx, n, buffers);
}
EXPORT void glDeleteBuffersARB(GLsizei n, const GLuint *buffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteBuffers(ctx, n, buffers);
}
EXPORT void glDeleteCommandListsNV(GLsizei n, const GLuint *lists)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteCommandListsNV(ctx, n, lists);
}
EXPORT void glDeleteFencesAPPLE(GLsizei n, const GLuint *fences)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteFencesAPPLE(ctx, n, fences);
}
EXPORT void glDeleteFencesNV(GLsizei n, const GLuint *fences)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteFencesNV(ctx, n, fences);
}
EXPORT void glDeleteFragmentShaderATI(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteFragmentShaderATI(ctx, id);
}
EXPORT void glDeleteFramebuffers(GLsizei n, const GLuint *framebuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteFramebuffers(ctx, n, framebuffers);
}
EXPORT void glDeleteFramebuffersEXT(GLsizei n, const GLuint *framebuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteFramebuffers(ctx, n, framebuffers);
}
EXPORT void glDeleteFramebuffersOES(GLsizei n, const GLuint *framebuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteFramebuffers(ctx, n, framebuffers);
}
EXPORT void glDeleteLists(GLuint list, GLsizei range)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteLists(ctx, list, range);
}
EXPORT void glDeleteMemoryObjectsEXT(GLsizei n, const GLuint *memoryObjects)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteMemoryObjectsEXT(ctx, n, memoryObjects);
}
EXPORT void glDeleteNamedStringARB(GLint namelen, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteNamedStringARB(ctx, namelen, name);
}
EXPORT void glDeleteNamesAMD(GLenum identifier, GLuint num, const GLuint *names)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteNamesAMD(ctx, identifier, num, names);
}
EXPORT void glDeleteObjectARB(GLhandleARB obj)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteObjectARB(ctx, obj);
}
EXPORT void glDeleteOcclusionQueriesNV(GLsizei n, const GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteOcclusionQueriesNV(ctx, n, ids);
}
EXPORT void glDeletePathsNV(GLuint path, GLsizei range)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeletePathsNV(ctx, path, range);
}
EXPORT void glDeletePerfMonitorsAMD(GLsizei n, GLuint *monitors)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeletePerfMonitorsAMD(ctx, n, monitors);
}
EXPORT void glDeletePerfQueryINTEL(GLuint queryHandle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeletePerfQueryINTEL(ctx, queryHandle);
}
EXPORT void glDeleteProgram(GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteProgram(ctx, program);
}
EXPORT void glDeleteProgramPipelines(GLsizei n, const GLuint *pipelines)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteProgramPipelines(ctx, n, pipelines);
}
EXPORT void glDeleteProgramPipelinesEXT(GLsizei n, const GLuint *pipelines)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteProgramPipelines(ctx, n, pipelines);
}
EXPORT void glDeleteProgramsARB(GLsizei n, const GLuint *programs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteProgramsARB(ctx, n, programs);
}
EXPORT void glDeleteProgramsNV(GLsizei n, const GLuint *programs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteProgramsARB(ctx, n, programs);
}
EXPORT void glDeleteQueries(GLsizei n, const GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteQueries(ctx, n, ids);
}
EXPORT void glDeleteQueriesARB(GLsizei n, const GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteQueries(ctx, n, ids);
}
EXPORT void glDeleteQueriesEXT(GLsizei n, const GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteQueries(ctx, n, ids);
}
EXPORT void glDeleteQueryResourceTagNV(GLsizei n, const GLint *tagIds)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteQueryResourceTagNV(ctx, n, tagIds);
}
EXPORT void glDeleteRenderbuffers(GLsizei n, const GLuint *renderbuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteRenderbuffers(ctx, n, renderbuffers);
}
EXPORT void glDeleteRenderbuffersEXT(GLsizei n, const GLuint *renderbuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteRenderbuffers(ctx, n, renderbuffers);
}
EXPORT void glDeleteRenderbuffersOES(GLsizei n, const GLuint *renderbuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteRenderbuffers(ctx, n, renderbuffers);
}
EXPORT void glDeleteSamplers(GLsizei count, const GLuint *samplers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteSamplers(ctx, count, samplers);
}
EXPORT void glDeleteSemaphoresEXT(GLsizei n, const GLuint *semaphores)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteSemaphoresEXT(ctx, n, semaphores);
}
EXPORT void glDeleteShader(GLuint shader)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteShader(ctx, shader);
}
EXPORT void glDeleteStatesNV(GLsizei n, const GLuint *states)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteStatesNV(ctx, n, states);
}
EXPORT void glDeleteSync(GLsync sync)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteSync(ctx, sync);
}
EXPORT void glDeleteSyncAPPLE(GLsync sync)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteSync(ctx, sync);
}
EXPORT void glDeleteTextures(GLsizei n, const GLuint *textures)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteTextures(ctx, n, textures);
}
EXPORT void glDeleteTexturesEXT(GLsizei n, const GLuint *textures)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteTextures(ctx, n, textures);
}
EXPORT void glDeleteTransformFeedbacks(GLsizei n, const GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteTransformFeedbacks(ctx, n, ids);
}
EXPORT void glDeleteTransformFeedbacksNV(GLsizei n, const GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteTransformFeedbacks(ctx, n, ids);
}
EXPORT void glDeleteVertexArrays(GLsizei n, const GLuint *arrays)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteVertexArrays(ctx, n, arrays);
}
EXPORT void glDeleteVertexArraysAPPLE(GLsizei n, const GLuint *arrays)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteVertexArrays(ctx, n, arrays);
}
EXPORT void glDeleteVertexArraysOES(GLsizei n, const GLuint *arrays)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteVertexArrays(ctx, n, arrays);
}
EXPORT void glDeleteVertexShaderEXT(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDeleteVertexShaderEXT(ctx, id);
}
EXPORT void glDepthBoundsEXT(GLclampd zmin, GLclampd zmax)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthBoundsEXT(ctx, zmin, zmax);
}
EXPORT void glDepthBoundsdNV(GLdouble zmin, GLdouble zmax)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthBoundsdNV(ctx, zmin, zmax);
}
EXPORT void glDepthFunc(GLenum func)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthFunc(ctx, func);
}
EXPORT void glDepthMask(GLboolean flag)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthMask(ctx, flag);
}
EXPORT void glDepthRange(GLdouble n, GLdouble f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRange(ctx, n, f);
}
EXPORT void glDepthRangeArraydvNV(GLuint first, GLsizei count, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangeArraydvNV(ctx, first, count, v);
}
EXPORT void glDepthRangeArrayfvNV(GLuint first, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangeArrayfvNV(ctx, first, count, v);
}
EXPORT void glDepthRangeArrayfvOES(GLuint first, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangeArrayfvOES(ctx, first, count, v);
}
EXPORT void glDepthRangeArrayv(GLuint first, GLsizei count, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangeArrayv(ctx, first, count, v);
}
EXPORT void glDepthRangeIndexed(GLuint index, GLdouble n, GLdouble f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangeIndexed(ctx, index, n, f);
}
EXPORT void glDepthRangeIndexeddNV(GLuint index, GLdouble n, GLdouble f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangeIndexeddNV(ctx, index, n, f);
}
EXPORT void glDepthRangeIndexedfNV(GLuint index, GLfloat n, GLfloat f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangeIndexedfNV(ctx, index, n, f);
}
EXPORT void glDepthRangeIndexedfOES(GLuint index, GLfloat n, GLfloat f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangeIndexedfOES(ctx, index, n, f);
}
EXPORT void glDepthRangedNV(GLdouble zNear, GLdouble zFar)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangedNV(ctx, zNear, zFar);
}
EXPORT void glDepthRangef(GLfloat n, GLfloat f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangef(ctx, n, f);
}
EXPORT void glDepthRangefOES(GLclampf n, GLclampf f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangef(ctx, (GLfloat)n, (GLfloat)f);
}
EXPORT void glDepthRangex(GLfixed n, GLfixed f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangex(ctx, n, f);
}
EXPORT void glDepthRangexOES(GLfixed n, GLfixed f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDepthRangex(ctx, n, f);
}
EXPORT void glDetachObjectARB(GLhandleARB containerObj, GLhandleARB attachedObj)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDetachShader(ctx, (GLuint)containerObj, (GLuint)attachedObj);
}
EXPORT void glDetachShader(GLuint program, GLuint shader)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDetachShader(ctx, program, shader);
}
EXPORT void glDetailTexFuncSGIS(GLenum target, GLsizei n, const GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDetailTexFuncSGIS(ctx, target, n, points);
}
EXPORT void glDisable(GLenum cap)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisable(ctx, cap);
}
EXPORT void glDisableClientState(GLenum array)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableClientState(ctx, array);
}
EXPORT void glDisableClientStateIndexedEXT(GLenum array, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableClientStateIndexedEXT(ctx, array, index);
}
EXPORT void glDisableClientStateiEXT(GLenum array, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableClientStateiEXT(ctx, array, index);
}
EXPORT void glDisableDriverControlQCOM(GLuint driverControl)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableDriverControlQCOM(ctx, driverControl);
}
EXPORT void glDisableIndexedEXT(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisablei(ctx, target, index);
}
EXPORT void glDisableVariantClientStateEXT(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableVariantClientStateEXT(ctx, id);
}
EXPORT void glDisableVertexArrayAttrib(GLuint vaobj, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableVertexArrayAttrib(ctx, vaobj, index);
}
EXPORT void glDisableVertexArrayAttribEXT(GLuint vaobj, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableVertexArrayAttrib(ctx, vaobj, index);
}
EXPORT void glDisableVertexArrayEXT(GLuint vaobj, GLenum array)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableVertexArrayEXT(ctx, vaobj, array);
}
EXPORT void glDisableVertexAttribAPPLE(GLuint index, GLenum pname)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableVertexAttribAPPLE(ctx, index, pname);
}
EXPORT void glDisableVertexAttribArray(GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableVertexAttribArray(ctx, index);
}
EXPORT void glDisableVertexAttribArrayARB(GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisableVertexAttribArray(ctx, index);
}
EXPORT void glDisablei(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisablei(ctx, target, index);
}
EXPORT void glDisableiEXT(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisablei(ctx, target, index);
}
EXPORT void glDisableiNV(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisablei(ctx, target, index);
}
EXPORT void glDisableiOES(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDisablei(ctx, target, index);
}
EXPORT void glDiscardFramebufferEXT(GLenum target, GLsizei numAttachments, const GLenum *attachments)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDiscardFramebufferEXT(ctx, target, numAttachments, attachments);
}
EXPORT void glDispatchCompute(GLuint num_groups_x, GLuint num_groups_y, GLuint num_groups_z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDispatchCompute(ctx, num_groups_x, num_groups_y, num_groups_z);
}
EXPORT void glDispatchComputeGroupSizeARB(GLuint num_groups_x, GLuint num_groups_y, GLuint num_groups_z, GLuint group_size_x, GLuint group_size_y, GLuint group_size_z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDispatchComputeGroupSizeARB(ctx, num_groups_x, num_groups_y, num_groups_z, group_size_x, group_size_y, group_size_z);
}
EXPORT void glDispatchComputeIndirect(GLintptr indirect)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDispatchComputeIndirect(ctx, indirect);
}
EXPORT void glDrawArrays(GLenum mode, GLint first, GLsizei count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawArrays(ctx, mode, first, count);
}
EXPORT void glDrawArraysEXT(GLenum mode, GLint first, GLsizei count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawArrays(ctx, mode, first, count);
}
EXPORT void glDrawArraysIndirect(GLenum mode, const void *indirect)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawArraysIndirect(ctx, mode, indirect);
}
EXPORT void glDrawArraysInstanced(GLenum mode, GLint first, GLsizei count, GLsizei instancecount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawArraysInstanced(ctx, mode, first, count, instancecount);
}
EXPORT void glDrawArraysInstancedANGLE(GLenum mode, GLint first, GLsizei count, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawArraysInstanced(ctx, mode, first, count, primcount);
}
EXPORT void glDrawArraysInstancedARB(GLenum mode, GLint first, GLsizei count, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawArraysInstanced(ctx, mode, first, count, primcount);
}
EXPORT void glDrawArraysInstancedBaseInstance(GLenum mode, GLint first, GLsizei count, GLsizei instancecount, GLuint baseinstance)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawArraysInstancedBaseInstance(ctx, mode, first, count, instancecount, baseinstance);
}
EXPORT void glDrawArraysInstancedBaseInstanceEXT(GLenum mode, GLint first, GLsizei count, GLsizei instancecount, GLuint baseinstance)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawArraysInstancedBaseInstance(ctx, mode, first, count, instancecount, baseinstance);
}
EXPORT void glDrawArraysInstancedEXT(GLenum mode, GLint start, GLsizei count, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawArraysInstanced(ctx, mode, start, count, primcount);
}
EXPORT void glDrawArraysInstancedNV(GLenum mode, GLint first, GLsizei count, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawArraysInstanced(ctx, mode, first, count, primcount);
}
EXPORT void glDrawBuffer(GLenum buf)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawBuffer(ctx, buf);
}
EXPORT void glDrawBuffers(GLsizei n, const GLenum *bufs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawBuffers(ctx, n, bufs);
}
EXPORT void glDrawBuffersARB(GLsizei n, const GLenum *bufs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawBuffers(ctx, n, bufs);
}
EXPORT void glDrawBuffersATI(GLsizei n, const GLenum *bufs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawBuffers(ctx, n, bufs);
}
EXPORT void glDrawBuffersEXT(GLsizei n, const GLenum *bufs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawBuffers(ctx, n, bufs);
}
EXPORT void glDrawBuffersIndexedEXT(GLint n, const GLenum *location, const GLint *indices)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawBuffersIndexedEXT(ctx, n, location, indices);
}
EXPORT void glDrawBuffersNV(GLsizei n, const GLenum *bufs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawBuffers(ctx, n, bufs);
}
EXPORT void glDrawCommandsAddressNV(GLenum primitiveMode, const GLuint64 *indirects, const GLsizei *sizes, GLuint count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawCommandsAddressNV(ctx, primitiveMode, indirects, sizes, count);
}
EXPORT void glDrawCommandsNV(GLenum primitiveMode, GLuint buffer, const GLintptr *indirects, const GLsizei *sizes, GLuint count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawCommandsNV(ctx, primitiveMode, buffer, indirects, sizes, count);
}
EXPORT void glDrawCommandsStatesAddressNV(const GLuint64 *indirects, const GLsizei *sizes, const GLuint *states, const GLuint *fbos, GLuint count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawCommandsStatesAddressNV(ctx, indirects, sizes, states, fbos, count);
}
EXPORT void glDrawCommandsStatesNV(GLuint buffer, const GLintptr *indirects, const GLsizei *sizes, const GLuint *states, const GLuint *fbos, GLuint count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawCommandsStatesNV(ctx, buffer, indirects, sizes, states, fbos, count);
}
EXPORT void glDrawElementArrayAPPLE(GLenum mode, GLint first, GLsizei count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementArrayAPPLE(ctx, mode, first, count);
}
EXPORT void glDrawElementArrayATI(GLenum mode, GLsizei count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementArrayATI(ctx, mode, count);
}
EXPORT void glDrawElements(GLenum mode, GLsizei count, GLenum type, const void *indices)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElements(ctx, mode, count, type, indices);
}
EXPORT void glDrawElementsBaseVertex(GLenum mode, GLsizei count, GLenum type, const void *indices, GLint basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsBaseVertex(ctx, mode, count, type, indices, basevertex);
}
EXPORT void glDrawElementsBaseVertexEXT(GLenum mode, GLsizei count, GLenum type, const void *indices, GLint basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsBaseVertex(ctx, mode, count, type, indices, basevertex);
}
EXPORT void glDrawElementsBaseVertexOES(GLenum mode, GLsizei count, GLenum type, const void *indices, GLint basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsBaseVertex(ctx, mode, count, type, indices, basevertex);
}
EXPORT void glDrawElementsIndirect(GLenum mode, GLenum type, const void *indirect)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsIndirect(ctx, mode, type, indirect);
}
EXPORT void glDrawElementsInstanced(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstanced(ctx, mode, count, type, indices, instancecount);
}
EXPORT void glDrawElementsInstancedANGLE(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstanced(ctx, mode, count, type, indices, primcount);
}
EXPORT void glDrawElementsInstancedARB(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstanced(ctx, mode, count, type, indices, primcount);
}
EXPORT void glDrawElementsInstancedBaseInstance(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount, GLuint baseinstance)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstancedBaseInstance(ctx, mode, count, type, indices, instancecount, baseinstance);
}
EXPORT void glDrawElementsInstancedBaseInstanceEXT(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount, GLuint baseinstance)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstancedBaseInstance(ctx, mode, count, type, indices, instancecount, baseinstance);
}
EXPORT void glDrawElementsInstancedBaseVertex(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount, GLint basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstancedBaseVertex(ctx, mode, count, type, indices, instancecount, basevertex);
}
EXPORT void glDrawElementsInstancedBaseVertexBaseInstance(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount, GLint basevertex, GLuint baseinstance)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstancedBaseVertexBaseInstance(ctx, mode, count, type, indices, instancecount, basevertex, baseinstance);
}
EXPORT void glDrawElementsInstancedBaseVertexBaseInstanceEXT(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount, GLint basevertex, GLuint baseinstance)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstancedBaseVertexBaseInstance(ctx, mode, count, type, indices, instancecount, basevertex, baseinstance);
}
EXPORT void glDrawElementsInstancedBaseVertexEXT(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount, GLint basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstancedBaseVertex(ctx, mode, count, type, indices, instancecount, basevertex);
}
EXPORT void glDrawElementsInstancedBaseVertexOES(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount, GLint basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstancedBaseVertex(ctx, mode, count, type, indices, instancecount, basevertex);
}
EXPORT void glDrawElementsInstancedEXT(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstanced(ctx, mode, count, type, indices, primcount);
}
EXPORT void glDrawElementsInstancedNV(GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawElementsInstanced(ctx, mode, count, type, indices, primcount);
}
EXPORT void glDrawMeshArraysSUN(GLenum mode, GLint first, GLsizei count, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawMeshArraysSUN(ctx, mode, first, count, width);
}
EXPORT void glDrawMeshTasksIndirectNV(GLintptr indirect)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawMeshTasksIndirectNV(ctx, indirect);
}
EXPORT void glDrawMeshTasksNV(GLuint first, GLuint count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawMeshTasksNV(ctx, first, count);
}
EXPORT void glDrawPixels(GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawPixels(ctx, width, height, format, type, pixels);
}
EXPORT void glDrawRangeElementArrayAPPLE(GLenum mode, GLuint start, GLuint end, GLint first, GLsizei count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawRangeElementArrayAPPLE(ctx, mode, start, end, first, count);
}
EXPORT void glDrawRangeElementArrayATI(GLenum mode, GLuint start, GLuint end, GLsizei count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawRangeElementArrayATI(ctx, mode, start, end, count);
}
EXPORT void glDrawRangeElements(GLenum mode, GLuint start, GLuint end, GLsizei count, GLenum type, const void *indices)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawRangeElements(ctx, mode, start, end, count, type, indices);
}
EXPORT void glDrawRangeElementsBaseVertex(GLenum mode, GLuint start, GLuint end, GLsizei count, GLenum type, const void *indices, GLint basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawRangeElementsBaseVertex(ctx, mode, start, end, count, type, indices, basevertex);
}
EXPORT void glDrawRangeElementsBaseVertexEXT(GLenum mode, GLuint start, GLuint end, GLsizei count, GLenum type, const void *indices, GLint basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawRangeElementsBaseVertex(ctx, mode, start, end, count, type, indices, basevertex);
}
EXPORT void glDrawRangeElementsBaseVertexOES(GLenum mode, GLuint start, GLuint end, GLsizei count, GLenum type, const void *indices, GLint basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawRangeElementsBaseVertex(ctx, mode, start, end, count, type, indices, basevertex);
}
EXPORT void glDrawRangeElementsEXT(GLenum mode, GLuint start, GLuint end, GLsizei count, GLenum type, const void *indices)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawRangeElements(ctx, mode, start, end, count, type, indices);
}
EXPORT void glDrawTexfOES(GLfloat x, GLfloat y, GLfloat z, GLfloat width, GLfloat height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTexfOES(ctx, x, y, z, width, height);
}
EXPORT void glDrawTexfvOES(const GLfloat *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTexfvOES(ctx, coords);
}
EXPORT void glDrawTexiOES(GLint x, GLint y, GLint z, GLint width, GLint height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTexiOES(ctx, x, y, z, width, height);
}
EXPORT void glDrawTexivOES(const GLint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTexivOES(ctx, coords);
}
EXPORT void glDrawTexsOES(GLshort x, GLshort y, GLshort z, GLshort width, GLshort height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTexsOES(ctx, x, y, z, width, height);
}
EXPORT void glDrawTexsvOES(const GLshort *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTexsvOES(ctx, coords);
}
EXPORT void glDrawTextureNV(GLuint texture, GLuint sampler, GLfloat x0, GLfloat y0, GLfloat x1, GLfloat y1, GLfloat z, GLfloat s0, GLfloat t0, GLfloat s1, GLfloat t1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTextureNV(ctx, texture, sampler, x0, y0, x1, y1, z, s0, t0, s1, t1);
}
EXPORT void glDrawTexxOES(GLfixed x, GLfixed y, GLfixed z, GLfixed width, GLfixed height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTexxOES(ctx, x, y, z, width, height);
}
EXPORT void glDrawTexxvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTexxvOES(ctx, coords);
}
EXPORT void glDrawTransformFeedback(GLenum mode, GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTransformFeedback(ctx, mode, id);
}
EXPORT void glDrawTransformFeedbackEXT(GLenum mode, GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTransformFeedback(ctx, mode, id);
}
EXPORT void glDrawTransformFeedbackInstanced(GLenum mode, GLuint id, GLsizei instancecount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTransformFeedbackInstanced(ctx, mode, id, instancecount);
}
EXPORT void glDrawTransformFeedbackInstancedEXT(GLenum mode, GLuint id, GLsizei instancecount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTransformFeedbackInstanced(ctx, mode, id, instancecount);
}
EXPORT void glDrawTransformFeedbackNV(GLenum mode, GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTransformFeedback(ctx, mode, id);
}
EXPORT void glDrawTransformFeedbackStream(GLenum mode, GLuint id, GLuint stream)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTransformFeedbackStream(ctx, mode, id, stream);
}
EXPORT void glDrawTransformFeedbackStreamInstanced(GLenum mode, GLuint id, GLuint stream, GLsizei instancecount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawTransformFeedbackStreamInstanced(ctx, mode, id, stream, instancecount);
}
EXPORT void glDrawVkImageNV(GLuint64 vkImage, GLuint sampler, GLfloat x0, GLfloat y0, GLfloat x1, GLfloat y1, GLfloat z, GLfloat s0, GLfloat t0, GLfloat s1, GLfloat t1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glDrawVkImageNV(ctx, vkImage, sampler, x0, y0, x1, y1, z, s0, t0, s1, t1);
}
EXPORT void glEGLImageTargetRenderbufferStorageOES(GLenum target, GLeglImageOES image)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEGLImageTargetRenderbufferStorageOES(ctx, target, image);
}
EXPORT void glEGLImageTargetTexStorageEXT(GLenum target, GLeglImageOES image, const GLint*attrib_list)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEGLImageTargetTexStorageEXT(ctx, target, image, attrib_list);
}
EXPORT void glEGLImageTargetTexture2DOES(GLenum target, GLeglImageOES image)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEGLImageTargetTexture2DOES(ctx, target, image);
}
EXPORT void glEGLImageTargetTextureStorageEXT(GLuint texture, GLeglImageOES image, const GLint*attrib_list)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEGLImageTargetTextureStorageEXT(ctx, texture, image, attrib_list);
}
EXPORT void glEdgeFlag(GLboolean flag)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEdgeFlag(ctx, flag);
}
EXPORT void glEdgeFlagFormatNV(GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEdgeFlagFormatNV(ctx, stride);
}
EXPORT void glEdgeFlagPointer(GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEdgeFlagPointer(ctx, stride, pointer);
}
EXPORT void glEdgeFlagPointerEXT(GLsizei stride, GLsizei count, const GLboolean *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEdgeFlagPointerEXT(ctx, stride, count, pointer);
}
EXPORT void glEdgeFlagPointerListIBM(GLint stride, const GLboolean **pointer, GLint ptrstride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEdgeFlagPointerListIBM(ctx, stride, pointer, ptrstride);
}
EXPORT void glEdgeFlagv(const GLboolean *flag)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEdgeFlagv(ctx, flag);
}
EXPORT void glElementPointerAPPLE(GLenum type, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glElementPointerAPPLE(ctx, type, pointer);
}
EXPORT void glElementPointerATI(GLenum type, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glElementPointerATI(ctx, type, pointer);
}
EXPORT void glEnable(GLenum cap)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnable(ctx, cap);
}
EXPORT void glEnableClientState(GLenum array)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableClientState(ctx, array);
}
EXPORT void glEnableClientStateIndexedEXT(GLenum array, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableClientStateIndexedEXT(ctx, array, index);
}
EXPORT void glEnableClientStateiEXT(GLenum array, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableClientStateiEXT(ctx, array, index);
}
EXPORT void glEnableDriverControlQCOM(GLuint driverControl)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableDriverControlQCOM(ctx, driverControl);
}
EXPORT void glEnableIndexedEXT(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnablei(ctx, target, index);
}
EXPORT void glEnableVariantClientStateEXT(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableVariantClientStateEXT(ctx, id);
}
EXPORT void glEnableVertexArrayAttrib(GLuint vaobj, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableVertexArrayAttrib(ctx, vaobj, index);
}
EXPORT void glEnableVertexArrayAttribEXT(GLuint vaobj, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableVertexArrayAttrib(ctx, vaobj, index);
}
EXPORT void glEnableVertexArrayEXT(GLuint vaobj, GLenum array)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableVertexArrayEXT(ctx, vaobj, array);
}
EXPORT void glEnableVertexAttribAPPLE(GLuint index, GLenum pname)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableVertexAttribAPPLE(ctx, index, pname);
}
EXPORT void glEnableVertexAttribArray(GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableVertexAttribArray(ctx, index);
}
EXPORT void glEnableVertexAttribArrayARB(GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnableVertexAttribArray(ctx, index);
}
EXPORT void glEnablei(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnablei(ctx, target, index);
}
EXPORT void glEnableiEXT(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnablei(ctx, target, index);
}
EXPORT void glEnableiNV(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnablei(ctx, target, index);
}
EXPORT void glEnableiOES(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnablei(ctx, target, index);
}
EXPORT void glEnd(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEnd(ctx);
}
EXPORT void glEndConditionalRender(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndConditionalRender(ctx);
}
EXPORT void glEndConditionalRenderNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndConditionalRender(ctx);
}
EXPORT void glEndConditionalRenderNVX(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndConditionalRender(ctx);
}
EXPORT void glEndFragmentShaderATI(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndFragmentShaderATI(ctx);
}
EXPORT void glEndList(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndList(ctx);
}
EXPORT void glEndOcclusionQueryNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndOcclusionQueryNV(ctx);
}
EXPORT void glEndPerfMonitorAMD(GLuint monitor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndPerfMonitorAMD(ctx, monitor);
}
EXPORT void glEndPerfQueryINTEL(GLuint queryHandle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndPerfQueryINTEL(ctx, queryHandle);
}
EXPORT void glEndQuery(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndQuery(ctx, target);
}
EXPORT void glEndQueryARB(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndQuery(ctx, target);
}
EXPORT void glEndQueryEXT(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndQuery(ctx, target);
}
EXPORT void glEndQueryIndexed(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndQueryIndexed(ctx, target, index);
}
EXPORT void glEndTilingQCOM(GLbitfield preserveMask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndTilingQCOM(ctx, preserveMask);
}
EXPORT void glEndTransformFeedback(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndTransformFeedback(ctx);
}
EXPORT void glEndTransformFeedbackEXT(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndTransformFeedback(ctx);
}
EXPORT void glEndTransformFeedbackNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndTransformFeedback(ctx);
}
EXPORT void glEndVertexShaderEXT(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndVertexShaderEXT(ctx);
}
EXPORT void glEndVideoCaptureNV(GLuint video_capture_slot)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEndVideoCaptureNV(ctx, video_capture_slot);
}
EXPORT void glEvalCoord1d(GLdouble u)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord1d(ctx, u);
}
EXPORT void glEvalCoord1dv(const GLdouble *u)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord1dv(ctx, u);
}
EXPORT void glEvalCoord1f(GLfloat u)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord1f(ctx, u);
}
EXPORT void glEvalCoord1fv(const GLfloat *u)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord1fv(ctx, u);
}
EXPORT void glEvalCoord1xOES(GLfixed u)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord1xOES(ctx, u);
}
EXPORT void glEvalCoord1xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord1xvOES(ctx, coords);
}
EXPORT void glEvalCoord2d(GLdouble u, GLdouble v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord2d(ctx, u, v);
}
EXPORT void glEvalCoord2dv(const GLdouble *u)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord2dv(ctx, u);
}
EXPORT void glEvalCoord2f(GLfloat u, GLfloat v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord2f(ctx, u, v);
}
EXPORT void glEvalCoord2fv(const GLfloat *u)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord2fv(ctx, u);
}
EXPORT void glEvalCoord2xOES(GLfixed u, GLfixed v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord2xOES(ctx, u, v);
}
EXPORT void glEvalCoord2xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalCoord2xvOES(ctx, coords);
}
EXPORT void glEvalMapsNV(GLenum target, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalMapsNV(ctx, target, mode);
}
EXPORT void glEvalMesh1(GLenum mode, GLint i1, GLint i2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalMesh1(ctx, mode, i1, i2);
}
EXPORT void glEvalMesh2(GLenum mode, GLint i1, GLint i2, GLint j1, GLint j2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalMesh2(ctx, mode, i1, i2, j1, j2);
}
EXPORT void glEvalPoint1(GLint i)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalPoint1(ctx, i);
}
EXPORT void glEvalPoint2(GLint i, GLint j)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvalPoint2(ctx, i, j);
}
EXPORT void glEvaluateDepthValuesARB(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glEvaluateDepthValuesARB(ctx);
}
EXPORT void glExecuteProgramNV(GLenum target, GLuint id, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExecuteProgramNV(ctx, target, id, params);
}
EXPORT void glExtGetBufferPointervQCOM(GLenum target, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtGetBufferPointervQCOM(ctx, target, params);
}
EXPORT void glExtGetBuffersQCOM(GLuint *buffers, GLint maxBuffers, GLint *numBuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtGetBuffersQCOM(ctx, buffers, maxBuffers, numBuffers);
}
EXPORT void glExtGetFramebuffersQCOM(GLuint *framebuffers, GLint maxFramebuffers, GLint *numFramebuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtGetFramebuffersQCOM(ctx, framebuffers, maxFramebuffers, numFramebuffers);
}
EXPORT void glExtGetProgramBinarySourceQCOM(GLuint program, GLenum shadertype, GLchar *source, GLint *length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtGetProgramBinarySourceQCOM(ctx, program, shadertype, source, length);
}
EXPORT void glExtGetProgramsQCOM(GLuint *programs, GLint maxPrograms, GLint *numPrograms)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtGetProgramsQCOM(ctx, programs, maxPrograms, numPrograms);
}
EXPORT void glExtGetRenderbuffersQCOM(GLuint *renderbuffers, GLint maxRenderbuffers, GLint *numRenderbuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtGetRenderbuffersQCOM(ctx, renderbuffers, maxRenderbuffers, numRenderbuffers);
}
EXPORT void glExtGetShadersQCOM(GLuint *shaders, GLint maxShaders, GLint *numShaders)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtGetShadersQCOM(ctx, shaders, maxShaders, numShaders);
}
EXPORT void glExtGetTexLevelParameterivQCOM(GLuint texture, GLenum face, GLint level, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtGetTexLevelParameterivQCOM(ctx, texture, face, level, pname, params);
}
EXPORT void glExtGetTexSubImageQCOM(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, void *texels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtGetTexSubImageQCOM(ctx, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, texels);
}
EXPORT void glExtGetTexturesQCOM(GLuint *textures, GLint maxTextures, GLint *numTextures)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtGetTexturesQCOM(ctx, textures, maxTextures, numTextures);
}
EXPORT GLboolean glExtIsProgramBinaryQCOM(GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glExtIsProgramBinaryQCOM(ctx, program);
}
EXPORT void glExtTexObjectStateOverrideiQCOM(GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtTexObjectStateOverrideiQCOM(ctx, target, pname, param);
}
EXPORT void glExtractComponentEXT(GLuint res, GLuint src, GLuint num)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtractComponentEXT(ctx, res, src, num);
}
EXPORT void glExtrapolateTex2DQCOM(GLuint src1, GLuint src2, GLuint output, GLfloat scaleFactor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glExtrapolateTex2DQCOM(ctx, src1, src2, output, scaleFactor);
}
EXPORT void glFeedbackBuffer(GLsizei size, GLenum type, GLfloat *buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFeedbackBuffer(ctx, size, type, buffer);
}
EXPORT void glFeedbackBufferxOES(GLsizei n, GLenum type, const GLfixed *buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFeedbackBufferxOES(ctx, n, type, buffer);
}
EXPORT GLsync glFenceSync(GLenum condition, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glFenceSync(ctx, condition, flags);
}
EXPORT GLsync glFenceSyncAPPLE(GLenum condition, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glFenceSync(ctx, condition, flags);
}
EXPORT void glFinalCombinerInputNV(GLenum variable, GLenum input, GLenum mapping, GLenum componentUsage)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFinalCombinerInputNV(ctx, variable, input, mapping, componentUsage);
}
EXPORT void glFinish(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFinish(ctx);
}
EXPORT GLint glFinishAsyncSGIX(GLuint *markerp)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glFinishAsyncSGIX(ctx, markerp);
}
EXPORT void glFinishFenceAPPLE(GLuint fence)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFinishFenceAPPLE(ctx, fence);
}
EXPORT void glFinishFenceNV(GLuint fence)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFinishFenceNV(ctx, fence);
}
EXPORT void glFinishObjectAPPLE(GLenum object, GLint name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFinishObjectAPPLE(ctx, object, name);
}
EXPORT void glFinishTextureSUNX(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFinishTextureSUNX(ctx);
}
EXPORT void glFlush(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlush(ctx);
}
EXPORT void glFlushMappedBufferRange(GLenum target, GLintptr offset, GLsizeiptr length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlushMappedBufferRange(ctx, target, offset, length);
}
EXPORT void glFlushMappedBufferRangeAPPLE(GLenum target, GLintptr offset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlushMappedBufferRange(ctx, target, offset, size);
}
EXPORT void glFlushMappedBufferRangeEXT(GLenum target, GLintptr offset, GLsizeiptr length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlushMappedBufferRange(ctx, target, offset, length);
}
EXPORT void glFlushMappedNamedBufferRange(GLuint buffer, GLintptr offset, GLsizeiptr length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlushMappedNamedBufferRange(ctx, buffer, offset, length);
}
EXPORT void glFlushMappedNamedBufferRangeEXT(GLuint buffer, GLintptr offset, GLsizeiptr length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlushMappedNamedBufferRange(ctx, buffer, offset, length);
}
EXPORT void glFlushPixelDataRangeNV(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlushPixelDataRangeNV(ctx, target);
}
EXPORT void glFlushRasterSGIX(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlushRasterSGIX(ctx);
}
EXPORT void glFlushStaticDataIBM(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlushStaticDataIBM(ctx, target);
}
EXPORT void glFlushVertexArrayRangeAPPLE(GLsizei length, void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlushVertexArrayRangeAPPLE(ctx, length, pointer);
}
EXPORT void glFlushVertexArrayRangeNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFlushVertexArrayRangeNV(ctx);
}
EXPORT void glFogCoordFormatNV(GLenum type, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordFormatNV(ctx, type, stride);
}
EXPORT void glFogCoordPointer(GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordPointer(ctx, type, stride, pointer);
}
EXPORT void glFogCoordPointerEXT(GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordPointer(ctx, type, stride, pointer);
}
EXPORT void glFogCoordPointerListIBM(GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordPointerListIBM(ctx, type, stride, pointer, ptrstride);
}
EXPORT void glFogCoordd(GLdouble coord)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordd(ctx, coord);
}
EXPORT void glFogCoorddEXT(GLdouble coord)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordd(ctx, coord);
}
EXPORT void glFogCoorddv(const GLdouble *coord)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoorddv(ctx, coord);
}
EXPORT void glFogCoorddvEXT(const GLdouble *coord)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoorddv(ctx, coord);
}
EXPORT void glFogCoordf(GLfloat coord)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordf(ctx, coord);
}
EXPORT void glFogCoordfEXT(GLfloat coord)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordf(ctx, coord);
}
EXPORT void glFogCoordfv(const GLfloat *coord)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordfv(ctx, coord);
}
EXPORT void glFogCoordfvEXT(const GLfloat *coord)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordfv(ctx, coord);
}
EXPORT void glFogCoordhNV(GLhalfNV fog)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordhNV(ctx, fog);
}
EXPORT void glFogCoordhvNV(const GLhalfNV *fog)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogCoordhvNV(ctx, fog);
}
EXPORT void glFogFuncSGIS(GLsizei n, const GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogFuncSGIS(ctx, n, points);
}
EXPORT void glFogf(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogf(ctx, pname, param);
}
EXPORT void glFogfv(GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogfv(ctx, pname, params);
}
EXPORT void glFogi(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogi(ctx, pname, param);
}
EXPORT void glFogiv(GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogiv(ctx, pname, params);
}
EXPORT void glFogx(GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogx(ctx, pname, param);
}
EXPORT void glFogxOES(GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogx(ctx, pname, param);
}
EXPORT void glFogxv(GLenum pname, const GLfixed *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogxv(ctx, pname, param);
}
EXPORT void glFogxvOES(GLenum pname, const GLfixed *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFogxv(ctx, pname, param);
}
EXPORT void glFragmentColorMaterialSGIX(GLenum face, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentColorMaterialSGIX(ctx, face, mode);
}
EXPORT void glFragmentCoverageColorNV(GLuint color)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentCoverageColorNV(ctx, color);
}
EXPORT void glFragmentLightModelfSGIX(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentLightModelfSGIX(ctx, pname, param);
}
EXPORT void glFragmentLightModelfvSGIX(GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentLightModelfvSGIX(ctx, pname, params);
}
EXPORT void glFragmentLightModeliSGIX(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentLightModeliSGIX(ctx, pname, param);
}
EXPORT void glFragmentLightModelivSGIX(GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentLightModelivSGIX(ctx, pname, params);
}
EXPORT void glFragmentLightfSGIX(GLenum light, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentLightfSGIX(ctx, light, pname, param);
}
EXPORT void glFragmentLightfvSGIX(GLenum light, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentLightfvSGIX(ctx, light, pname, params);
}
EXPORT void glFragmentLightiSGIX(GLenum light, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentLightiSGIX(ctx, light, pname, param);
}
EXPORT void glFragmentLightivSGIX(GLenum light, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentLightivSGIX(ctx, light, pname, params);
}
EXPORT void glFragmentMaterialfSGIX(GLenum face, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentMaterialfSGIX(ctx, face, pname, param);
}
EXPORT void glFragmentMaterialfvSGIX(GLenum face, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentMaterialfvSGIX(ctx, face, pname, params);
}
EXPORT void glFragmentMaterialiSGIX(GLenum face, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentMaterialiSGIX(ctx, face, pname, param);
}
EXPORT void glFragmentMaterialivSGIX(GLenum face, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFragmentMaterialivSGIX(ctx, face, pname, params);
}
EXPORT void glFrameTerminatorGREMEDY(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFrameTerminatorGREMEDY(ctx);
}
EXPORT void glFrameZoomSGIX(GLint factor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFrameZoomSGIX(ctx, factor);
}
EXPORT void glFramebufferDrawBufferEXT(GLuint framebuffer, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferDrawBufferEXT(ctx, framebuffer, mode);
}
EXPORT void glFramebufferDrawBuffersEXT(GLuint framebuffer, GLsizei n, const GLenum *bufs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferDrawBuffersEXT(ctx, framebuffer, n, bufs);
}
EXPORT void glFramebufferFetchBarrierEXT(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferFetchBarrierEXT(ctx);
}
EXPORT void glFramebufferFetchBarrierQCOM(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferFetchBarrierQCOM(ctx);
}
EXPORT void glFramebufferFoveationConfigQCOM(GLuint framebuffer, GLuint numLayers, GLuint focalPointsPerLayer, GLuint requestedFeatures, GLuint *providedFeatures)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferFoveationConfigQCOM(ctx, framebuffer, numLayers, focalPointsPerLayer, requestedFeatures, providedFeatures);
}
EXPORT void glFramebufferFoveationParametersQCOM(GLuint framebuffer, GLuint layer, GLuint focalPoint, GLfloat focalX, GLfloat focalY, GLfloat gainX, GLfloat gainY, GLfloat foveaArea)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferFoveationParametersQCOM(ctx, framebuffer, layer, focalPoint, focalX, focalY, gainX, gainY, foveaArea);
}
EXPORT void glFramebufferParameteri(GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferParameteri(ctx, target, pname, param);
}
EXPORT void glFramebufferParameteriMESA(GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferParameteri(ctx, target, pname, param);
}
EXPORT void glFramebufferPixelLocalStorageSizeEXT(GLuint target, GLsizei size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferPixelLocalStorageSizeEXT(ctx, target, size);
}
EXPORT void glFramebufferReadBufferEXT(GLuint framebuffer, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferReadBufferEXT(ctx, framebuffer, mode);
}
EXPORT void glFramebufferRenderbuffer(GLenum target, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferRenderbuffer(ctx, target, attachment, renderbuffertarget, renderbuffer);
}
EXPORT void glFramebufferRenderbufferEXT(GLenum target, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferRenderbuffer(ctx, target, attachment, renderbuffertarget, renderbuffer);
}
EXPORT void glFramebufferRenderbufferOES(GLenum target, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferRenderbuffer(ctx, target, attachment, renderbuffertarget, renderbuffer);
}
EXPORT void glFramebufferSampleLocationsfvARB(GLenum target, GLuint start, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferSampleLocationsfvARB(ctx, target, start, count, v);
}
EXPORT void glFramebufferSampleLocationsfvNV(GLenum target, GLuint start, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferSampleLocationsfvNV(ctx, target, start, count, v);
}
EXPORT void glFramebufferSamplePositionsfvAMD(GLenum target, GLuint numsamples, GLuint pixelindex, const GLfloat *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferSamplePositionsfvAMD(ctx, target, numsamples, pixelindex, values);
}
EXPORT void glFramebufferTexture(GLenum target, GLenum attachment, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture(ctx, target, attachment, texture, level);
}
EXPORT void glFramebufferTexture1D(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture1D(ctx, target, attachment, textarget, texture, level);
}
EXPORT void glFramebufferTexture1DEXT(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture1D(ctx, target, attachment, textarget, texture, level);
}
EXPORT void glFramebufferTexture2D(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture2D(ctx, target, attachment, textarget, texture, level);
}
EXPORT void glFramebufferTexture2DDownsampleIMG(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLint xscale, GLint yscale)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture2DDownsampleIMG(ctx, target, attachment, textarget, texture, level, xscale, yscale);
}
EXPORT void glFramebufferTexture2DEXT(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture2D(ctx, target, attachment, textarget, texture, level);
}
EXPORT void glFramebufferTexture2DMultisampleEXT(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLsizei samples)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture2DMultisampleEXT(ctx, target, attachment, textarget, texture, level, samples);
}
EXPORT void glFramebufferTexture2DMultisampleIMG(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLsizei samples)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture2DMultisampleIMG(ctx, target, attachment, textarget, texture, level, samples);
}
EXPORT void glFramebufferTexture2DOES(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture2DOES(ctx, target, attachment, textarget, texture, level);
}
EXPORT void glFramebufferTexture3D(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLint zoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture3D(ctx, target, attachment, textarget, texture, level, zoffset);
}
EXPORT void glFramebufferTexture3DEXT(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLint zoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture3D(ctx, target, attachment, textarget, texture, level, zoffset);
}
EXPORT void glFramebufferTexture3DOES(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLint zoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture3DOES(ctx, target, attachment, textarget, texture, level, zoffset);
}
EXPORT void glFramebufferTextureARB(GLenum target, GLenum attachment, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture(ctx, target, attachment, texture, level);
}
EXPORT void glFramebufferTextureEXT(GLenum target, GLenum attachment, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture(ctx, target, attachment, texture, level);
}
EXPORT void glFramebufferTextureFaceARB(GLenum target, GLenum attachment, GLuint texture, GLint level, GLenum face)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTextureFaceARB(ctx, target, attachment, texture, level, face);
}
EXPORT void glFramebufferTextureFaceEXT(GLenum target, GLenum attachment, GLuint texture, GLint level, GLenum face)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTextureFaceARB(ctx, target, attachment, texture, level, face);
}
EXPORT void glFramebufferTextureLayer(GLenum target, GLenum attachment, GLuint texture, GLint level, GLint layer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTextureLayer(ctx, target, attachment, texture, level, layer);
}
EXPORT void glFramebufferTextureLayerARB(GLenum target, GLenum attachment, GLuint texture, GLint level, GLint layer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTextureLayer(ctx, target, attachment, texture, level, layer);
}
EXPORT void glFramebufferTextureLayerDownsampleIMG(GLenum target, GLenum attachment, GLuint texture, GLint level, GLint layer, GLint xscale, GLint yscale)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTextureLayerDownsampleIMG(ctx, target, attachment, texture, level, layer, xscale, yscale);
}
EXPORT void glFramebufferTextureLayerEXT(GLenum target, GLenum attachment, GLuint texture, GLint level, GLint layer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTextureLayer(ctx, target, attachment, texture, level, layer);
}
EXPORT void glFramebufferTextureMultisampleMultiviewOVR(GLenum target, GLenum attachment, GLuint texture, GLint level, GLsizei samples, GLint baseViewIndex, GLsizei numViews)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTextureMultisampleMultiviewOVR(ctx, target, attachment, texture, level, samples, baseViewIndex, numViews);
}
EXPORT void glFramebufferTextureMultiviewOVR(GLenum target, GLenum attachment, GLuint texture, GLint level, GLint baseViewIndex, GLsizei numViews)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTextureMultiviewOVR(ctx, target, attachment, texture, level, baseViewIndex, numViews);
}
EXPORT void glFramebufferTextureOES(GLenum target, GLenum attachment, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFramebufferTexture(ctx, target, attachment, texture, level);
}
EXPORT void glFreeObjectBufferATI(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFreeObjectBufferATI(ctx, buffer);
}
EXPORT void glFrontFace(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFrontFace(ctx, mode);
}
EXPORT void glFrustum(GLdouble left, GLdouble right, GLdouble bottom, GLdouble top, GLdouble zNear, GLdouble zFar)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFrustum(ctx, left, right, bottom, top, zNear, zFar);
}
EXPORT void glFrustumf(GLfloat l, GLfloat r, GLfloat b, GLfloat t, GLfloat n, GLfloat f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFrustumf(ctx, l, r, b, t, n, f);
}
EXPORT void glFrustumfOES(GLfloat l, GLfloat r, GLfloat b, GLfloat t, GLfloat n, GLfloat f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFrustumf(ctx, l, r, b, t, n, f);
}
EXPORT void glFrustumx(GLfixed l, GLfixed r, GLfixed b, GLfixed t, GLfixed n, GLfixed f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFrustumx(ctx, l, r, b, t, n, f);
}
EXPORT void glFrustumxOES(GLfixed l, GLfixed r, GLfixed b, GLfixed t, GLfixed n, GLfixed f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glFrustumx(ctx, l, r, b, t, n, f);
}
EXPORT GLuint glGenAsyncMarkersSGIX(GLsizei range)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGenAsyncMarkersSGIX(ctx, range);
}
EXPORT void glGenBuffers(GLsizei n, GLuint *buffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenBuffers(ctx, n, buffers);
}
EXPORT void glGenBuffersARB(GLsizei n, GLuint *buffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenBuffers(ctx, n, buffers);
}
EXPORT void glGenFencesAPPLE(GLsizei n, GLuint *fences)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenFencesAPPLE(ctx, n, fences);
}
EXPORT void glGenFencesNV(GLsizei n, GLuint *fences)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenFencesNV(ctx, n, fences);
}
EXPORT GLuint glGenFragmentShadersATI(GLuint range)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGenFragmentShadersATI(ctx, range);
}
EXPORT void glGenFramebuffers(GLsizei n, GLuint *framebuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenFramebuffers(ctx, n, framebuffers);
}
EXPORT void glGenFramebuffersEXT(GLsizei n, GLuint *framebuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenFramebuffers(ctx, n, framebuffers);
}
EXPORT void glGenFramebuffersOES(GLsizei n, GLuint *framebuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenFramebuffers(ctx, n, framebuffers);
}
EXPORT GLuint glGenLists(GLsizei range)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGenLists(ctx, range);
}
EXPORT void glGenNamesAMD(GLenum identifier, GLuint num, GLuint *names)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenNamesAMD(ctx, identifier, num, names);
}
EXPORT void glGenOcclusionQueriesNV(GLsizei n, GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenOcclusionQueriesNV(ctx, n, ids);
}
EXPORT GLuint glGenPathsNV(GLsizei range)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGenPathsNV(ctx, range);
}
EXPORT void glGenPerfMonitorsAMD(GLsizei n, GLuint *monitors)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenPerfMonitorsAMD(ctx, n, monitors);
}
EXPORT void glGenProgramPipelines(GLsizei n, GLuint *pipelines)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenProgramPipelines(ctx, n, pipelines);
}
EXPORT void glGenProgramPipelinesEXT(GLsizei n, GLuint *pipelines)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenProgramPipelines(ctx, n, pipelines);
}
EXPORT void glGenProgramsARB(GLsizei n, GLuint *programs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenProgramsARB(ctx, n, programs);
}
EXPORT void glGenProgramsNV(GLsizei n, GLuint *programs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenProgramsARB(ctx, n, programs);
}
EXPORT void glGenQueries(GLsizei n, GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenQueries(ctx, n, ids);
}
EXPORT void glGenQueriesARB(GLsizei n, GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenQueries(ctx, n, ids);
}
EXPORT void glGenQueriesEXT(GLsizei n, GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenQueries(ctx, n, ids);
}
EXPORT void glGenQueryResourceTagNV(GLsizei n, GLint *tagIds)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenQueryResourceTagNV(ctx, n, tagIds);
}
EXPORT void glGenRenderbuffers(GLsizei n, GLuint *renderbuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenRenderbuffers(ctx, n, renderbuffers);
}
EXPORT void glGenRenderbuffersEXT(GLsizei n, GLuint *renderbuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenRenderbuffers(ctx, n, renderbuffers);
}
EXPORT void glGenRenderbuffersOES(GLsizei n, GLuint *renderbuffers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenRenderbuffers(ctx, n, renderbuffers);
}
EXPORT void glGenSamplers(GLsizei count, GLuint *samplers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenSamplers(ctx, count, samplers);
}
EXPORT void glGenSemaphoresEXT(GLsizei n, GLuint *semaphores)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenSemaphoresEXT(ctx, n, semaphores);
}
EXPORT GLuint glGenSymbolsEXT(GLenum datatype, GLenum storagetype, GLenum range, GLuint components)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGenSymbolsEXT(ctx, datatype, storagetype, range, components);
}
EXPORT void glGenTextures(GLsizei n, GLuint *textures)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenTextures(ctx, n, textures);
}
EXPORT void glGenTexturesEXT(GLsizei n, GLuint *textures)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenTextures(ctx, n, textures);
}
EXPORT void glGenTransformFeedbacks(GLsizei n, GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenTransformFeedbacks(ctx, n, ids);
}
EXPORT void glGenTransformFeedbacksNV(GLsizei n, GLuint *ids)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenTransformFeedbacks(ctx, n, ids);
}
EXPORT void glGenVertexArrays(GLsizei n, GLuint *arrays)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenVertexArrays(ctx, n, arrays);
}
EXPORT void glGenVertexArraysAPPLE(GLsizei n, GLuint *arrays)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenVertexArrays(ctx, n, arrays);
}
EXPORT void glGenVertexArraysOES(GLsizei n, GLuint *arrays)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenVertexArrays(ctx, n, arrays);
}
EXPORT GLuint glGenVertexShadersEXT(GLuint range)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGenVertexShadersEXT(ctx, range);
}
EXPORT void glGenerateMipmap(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenerateMipmap(ctx, target);
}
EXPORT void glGenerateMipmapEXT(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenerateMipmap(ctx, target);
}
EXPORT void glGenerateMipmapOES(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenerateMipmap(ctx, target);
}
EXPORT void glGenerateMultiTexMipmapEXT(GLenum texunit, GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenerateMultiTexMipmapEXT(ctx, texunit, target);
}
EXPORT void glGenerateTextureMipmap(GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenerateTextureMipmap(ctx, texture);
}
EXPORT void glGenerateTextureMipmapEXT(GLuint texture, GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGenerateTextureMipmapEXT(ctx, texture, target);
}
EXPORT void glGetActiveAtomicCounterBufferiv(GLuint program, GLuint bufferIndex, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveAtomicCounterBufferiv(ctx, program, bufferIndex, pname, params);
}
EXPORT void glGetActiveAttrib(GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLint *size, GLenum *type, GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveAttrib(ctx, program, index, bufSize, length, size, type, name);
}
EXPORT void glGetActiveAttribARB(GLhandleARB programObj, GLuint index, GLsizei maxLength, GLsizei *length, GLint *size, GLenum *type, GLcharARB *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveAttrib(ctx, (GLuint)programObj, index, maxLength, length, size, type, (GLchar *)name);
}
EXPORT void glGetActiveSubroutineName(GLuint program, GLenum shadertype, GLuint index, GLsizei bufSize, GLsizei *length, GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveSubroutineName(ctx, program, shadertype, index, bufSize, length, name);
}
EXPORT void glGetActiveSubroutineUniformName(GLuint program, GLenum shadertype, GLuint index, GLsizei bufSize, GLsizei *length, GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveSubroutineUniformName(ctx, program, shadertype, index, bufSize, length, name);
}
EXPORT void glGetActiveSubroutineUniformiv(GLuint program, GLenum shadertype, GLuint index, GLenum pname, GLint *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveSubroutineUniformiv(ctx, program, shadertype, index, pname, values);
}
EXPORT void glGetActiveUniform(GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLint *size, GLenum *type, GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveUniform(ctx, program, index, bufSize, length, size, type, name);
}
EXPORT void glGetActiveUniformARB(GLhandleARB programObj, GLuint index, GLsizei maxLength, GLsizei *length, GLint *size, GLenum *type, GLcharARB *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveUniform(ctx, (GLuint)programObj, index, maxLength, length, size, type, (GLchar *)name);
}
EXPORT void glGetActiveUniformBlockName(GLuint program, GLuint uniformBlockIndex, GLsizei bufSize, GLsizei *length, GLchar *uniformBlockName)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveUniformBlockName(ctx, program, uniformBlockIndex, bufSize, length, uniformBlockName);
}
EXPORT void glGetActiveUniformBlockiv(GLuint program, GLuint uniformBlockIndex, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveUniformBlockiv(ctx, program, uniformBlockIndex, pname, params);
}
EXPORT void glGetActiveUniformName(GLuint program, GLuint uniformIndex, GLsizei bufSize, GLsizei *length, GLchar *uniformName)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveUniformName(ctx, program, uniformIndex, bufSize, length, uniformName);
}
EXPORT void glGetActiveUniformsiv(GLuint program, GLsizei uniformCount, const GLuint *uniformIndices, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveUniformsiv(ctx, program, uniformCount, uniformIndices, pname, params);
}
EXPORT void glGetActiveVaryingNV(GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLsizei *size, GLenum *type, GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetActiveVaryingNV(ctx, program, index, bufSize, length, size, type, name);
}
EXPORT void glGetArrayObjectfvATI(GLenum array, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetArrayObjectfvATI(ctx, array, pname, params);
}
EXPORT void glGetArrayObjectivATI(GLenum array, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetArrayObjectivATI(ctx, array, pname, params);
}
EXPORT void glGetAttachedObjectsARB(GLhandleARB containerObj, GLsizei maxCount, GLsizei *count, GLhandleARB *obj)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetAttachedObjectsARB(ctx, containerObj, maxCount, count, obj);
}
EXPORT void glGetAttachedShaders(GLuint program, GLsizei maxCount, GLsizei *count, GLuint *shaders)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetAttachedShaders(ctx, program, maxCount, count, shaders);
}
EXPORT GLint glGetAttribLocation(GLuint program, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetAttribLocation(ctx, program, name);
}
EXPORT GLint glGetAttribLocationARB(GLhandleARB programObj, const GLcharARB *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetAttribLocation(ctx, (GLuint)programObj, (const GLchar *)name);
}
EXPORT void glGetBooleanIndexedvEXT(GLenum target, GLuint index, GLboolean *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBooleani_v(ctx, target, index, data);
}
EXPORT void glGetBooleani_v(GLenum target, GLuint index, GLboolean *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBooleani_v(ctx, target, index, data);
}
EXPORT void glGetBooleanv(GLenum pname, GLboolean *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBooleanv(ctx, pname, data);
}
EXPORT void glGetBufferParameteri64v(GLenum target, GLenum pname, GLint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBufferParameteri64v(ctx, target, pname, params);
}
EXPORT void glGetBufferParameteriv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBufferParameteriv(ctx, target, pname, params);
}
EXPORT void glGetBufferParameterivARB(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBufferParameteriv(ctx, target, pname, params);
}
EXPORT void glGetBufferParameterui64vNV(GLenum target, GLenum pname, GLuint64EXT *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBufferParameterui64vNV(ctx, target, pname, params);
}
EXPORT void glGetBufferPointerv(GLenum target, GLenum pname, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBufferPointerv(ctx, target, pname, params);
}
EXPORT void glGetBufferPointervARB(GLenum target, GLenum pname, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBufferPointerv(ctx, target, pname, params);
}
EXPORT void glGetBufferPointervOES(GLenum target, GLenum pname, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBufferPointerv(ctx, target, pname, params);
}
EXPORT void glGetBufferSubData(GLenum target, GLintptr offset, GLsizeiptr size, void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBufferSubData(ctx, target, offset, size, data);
}
EXPORT void glGetBufferSubDataARB(GLenum target, GLintptrARB offset, GLsizeiptrARB size, void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetBufferSubData(ctx, target, (GLintptr)offset, (GLsizeiptr)size, data);
}
EXPORT void glGetClipPlane(GLenum plane, GLdouble *equation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetClipPlane(ctx, plane, equation);
}
EXPORT void glGetClipPlanef(GLenum plane, GLfloat *equation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetClipPlanef(ctx, plane, equation);
}
EXPORT void glGetClipPlanefOES(GLenum plane, GLfloat *equation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetClipPlanef(ctx, plane, equation);
}
EXPORT void glGetClipPlanex(GLenum plane, GLfixed *equation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetClipPlanex(ctx, plane, equation);
}
EXPORT void glGetClipPlanexOES(GLenum plane, GLfixed *equation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetClipPlanex(ctx, plane, equation);
}
EXPORT void glGetColorTable(GLenum target, GLenum format, GLenum type, void *table)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetColorTable(ctx, target, format, type, table);
}
EXPORT void glGetColorTableEXT(GLenum target, GLenum format, GLenum type, void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetColorTable(ctx, target, format, type, data);
}
EXPORT void glGetColorTableParameterfv(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetColorTableParameterfv(ctx, target, pname, params);
}
EXPORT void glGetColorTableParameterfvEXT(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetColorTableParameterfv(ctx, target, pname, params);
}
EXPORT void glGetColorTableParameterfvSGI(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetColorTableParameterfvSGI(ctx, target, pname, params);
}
EXPORT void glGetColorTableParameteriv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetColorTableParameteriv(ctx, target, pname, params);
}
EXPORT void glGetColorTableParameterivEXT(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetColorTableParameteriv(ctx, target, pname, params);
}
EXPORT void glGetColorTableParameterivSGI(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetColorTableParameterivSGI(ctx, target, pname, params);
}
EXPORT void glGetColorTableSGI(GLenum target, GLenum format, GLenum type, void *table)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetColorTableSGI(ctx, target, format, type, table);
}
EXPORT void glGetCombinerInputParameterfvNV(GLenum stage, GLenum portion, GLenum variable, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCombinerInputParameterfvNV(ctx, stage, portion, variable, pname, params);
}
EXPORT void glGetCombinerInputParameterivNV(GLenum stage, GLenum portion, GLenum variable, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCombinerInputParameterivNV(ctx, stage, portion, variable, pname, params);
}
EXPORT void glGetCombinerOutputParameterfvNV(GLenum stage, GLenum portion, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCombinerOutputParameterfvNV(ctx, stage, portion, pname, params);
}
EXPORT void glGetCombinerOutputParameterivNV(GLenum stage, GLenum portion, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCombinerOutputParameterivNV(ctx, stage, portion, pname, params);
}
EXPORT void glGetCombinerStageParameterfvNV(GLenum stage, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCombinerStageParameterfvNV(ctx, stage, pname, params);
}
EXPORT GLuint glGetCommandHeaderNV(GLenum tokenID, GLuint size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetCommandHeaderNV(ctx, tokenID, size);
}
EXPORT void glGetCompressedMultiTexImageEXT(GLenum texunit, GLenum target, GLint lod, void *img)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCompressedMultiTexImageEXT(ctx, texunit, target, lod, img);
}
EXPORT void glGetCompressedTexImage(GLenum target, GLint level, void *img)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCompressedTexImage(ctx, target, level, img);
}
EXPORT void glGetCompressedTexImageARB(GLenum target, GLint level, void *img)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCompressedTexImage(ctx, target, level, img);
}
EXPORT void glGetCompressedTextureImage(GLuint texture, GLint level, GLsizei bufSize, void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCompressedTextureImage(ctx, texture, level, bufSize, pixels);
}
EXPORT void glGetCompressedTextureImageEXT(GLuint texture, GLenum target, GLint lod, void *img)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCompressedTextureImageEXT(ctx, texture, target, lod, img);
}
EXPORT void glGetCompressedTextureSubImage(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLsizei bufSize, void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCompressedTextureSubImage(ctx, texture, level, xoffset, yoffset, zoffset, width, height, depth, bufSize, pixels);
}
EXPORT void glGetConvolutionFilter(GLenum target, GLenum format, GLenum type, void *image)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetConvolutionFilter(ctx, target, format, type, image);
}
EXPORT void glGetConvolutionFilterEXT(GLenum target, GLenum format, GLenum type, void *image)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetConvolutionFilterEXT(ctx, target, format, type, image);
}
EXPORT void glGetConvolutionParameterfv(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetConvolutionParameterfv(ctx, target, pname, params);
}
EXPORT void glGetConvolutionParameterfvEXT(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetConvolutionParameterfvEXT(ctx, target, pname, params);
}
EXPORT void glGetConvolutionParameteriv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetConvolutionParameteriv(ctx, target, pname, params);
}
EXPORT void glGetConvolutionParameterivEXT(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetConvolutionParameterivEXT(ctx, target, pname, params);
}
EXPORT void glGetConvolutionParameterxvOES(GLenum target, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetConvolutionParameterxvOES(ctx, target, pname, params);
}
EXPORT void glGetCoverageModulationTableNV(GLsizei bufSize, GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetCoverageModulationTableNV(ctx, bufSize, v);
}
EXPORT GLuint glGetDebugMessageLog(GLuint count, GLsizei bufSize, GLenum *sources, GLenum *types, GLuint *ids, GLenum *severities, GLsizei *lengths, GLchar *messageLog)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetDebugMessageLog(ctx, count, bufSize, sources, types, ids, severities, lengths, messageLog);
}
EXPORT GLuint glGetDebugMessageLogAMD(GLuint count, GLsizei bufSize, GLenum *categories, GLuint *severities, GLuint *ids, GLsizei *lengths, GLchar *message)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetDebugMessageLogAMD(ctx, count, bufSize, categories, severities, ids, lengths, message);
}
EXPORT GLuint glGetDebugMessageLogARB(GLuint count, GLsizei bufSize, GLenum *sources, GLenum *types, GLuint *ids, GLenum *severities, GLsizei *lengths, GLchar *messageLog)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetDebugMessageLog(ctx, count, bufSize, sources, types, ids, severities, lengths, messageLog);
}
EXPORT GLuint glGetDebugMessageLogKHR(GLuint count, GLsizei bufSize, GLenum *sources, GLenum *types, GLuint *ids, GLenum *severities, GLsizei *lengths, GLchar *messageLog)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetDebugMessageLog(ctx, count, bufSize, sources, types, ids, severities, lengths, messageLog);
}
EXPORT void glGetDetailTexFuncSGIS(GLenum target, GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetDetailTexFuncSGIS(ctx, target, points);
}
EXPORT void glGetDoubleIndexedvEXT(GLenum target, GLuint index, GLdouble *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetDoublei_v(ctx, target, index, data);
}
EXPORT void glGetDoublei_v(GLenum target, GLuint index, GLdouble *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetDoublei_v(ctx, target, index, data);
}
EXPORT void glGetDoublei_vEXT(GLenum pname, GLuint index, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetDoublei_v(ctx, pname, index, params);
}
EXPORT void glGetDoublev(GLenum pname, GLdouble *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetDoublev(ctx, pname, data);
}
EXPORT void glGetDriverControlStringQCOM(GLuint driverControl, GLsizei bufSize, GLsizei *length, GLchar *driverControlString)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetDriverControlStringQCOM(ctx, driverControl, bufSize, length, driverControlString);
}
EXPORT void glGetDriverControlsQCOM(GLint *num, GLsizei size, GLuint *driverControls)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetDriverControlsQCOM(ctx, num, size, driverControls);
}
EXPORT GLenum glGetError(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetError(ctx);
}
EXPORT void glGetFenceivNV(GLuint fence, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFenceivNV(ctx, fence, pname, params);
}
EXPORT void glGetFinalCombinerInputParameterfvNV(GLenum variable, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFinalCombinerInputParameterfvNV(ctx, variable, pname, params);
}
EXPORT void glGetFinalCombinerInputParameterivNV(GLenum variable, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFinalCombinerInputParameterivNV(ctx, variable, pname, params);
}
EXPORT void glGetFirstPerfQueryIdINTEL(GLuint *queryId)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFirstPerfQueryIdINTEL(ctx, queryId);
}
EXPORT void glGetFixedv(GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFixedv(ctx, pname, params);
}
EXPORT void glGetFixedvOES(GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFixedv(ctx, pname, params);
}
EXPORT void glGetFloatIndexedvEXT(GLenum target, GLuint index, GLfloat *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFloati_v(ctx, target, index, data);
}
EXPORT void glGetFloati_v(GLenum target, GLuint index, GLfloat *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFloati_v(ctx, target, index, data);
}
EXPORT void glGetFloati_vEXT(GLenum pname, GLuint index, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFloati_v(ctx, pname, index, params);
}
EXPORT void glGetFloati_vNV(GLenum target, GLuint index, GLfloat *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFloati_v(ctx, target, index, data);
}
EXPORT void glGetFloati_vOES(GLenum target, GLuint index, GLfloat *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFloati_v(ctx, target, index, data);
}
EXPORT void glGetFloatv(GLenum pname, GLfloat *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFloatv(ctx, pname, data);
}
EXPORT void glGetFogFuncSGIS(GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFogFuncSGIS(ctx, points);
}
EXPORT GLint glGetFragDataIndex(GLuint program, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetFragDataIndex(ctx, program, name);
}
EXPORT GLint glGetFragDataIndexEXT(GLuint program, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetFragDataIndex(ctx, program, name);
}
EXPORT GLint glGetFragDataLocation(GLuint program, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetFragDataLocation(ctx, program, name);
}
EXPORT GLint glGetFragDataLocationEXT(GLuint program, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetFragDataLocation(ctx, program, name);
}
EXPORT void glGetFragmentLightfvSGIX(GLenum light, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFragmentLightfvSGIX(ctx, light, pname, params);
}
EXPORT void glGetFragmentLightivSGIX(GLenum light, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFragmentLightivSGIX(ctx, light, pname, params);
}
EXPORT void glGetFragmentMaterialfvSGIX(GLenum face, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFragmentMaterialfvSGIX(ctx, face, pname, params);
}
EXPORT void glGetFragmentMaterialivSGIX(GLenum face, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFragmentMaterialivSGIX(ctx, face, pname, params);
}
EXPORT void glGetFramebufferAttachmentParameteriv(GLenum target, GLenum attachment, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFramebufferAttachmentParameteriv(ctx, target, attachment, pname, params);
}
EXPORT void glGetFramebufferAttachmentParameterivEXT(GLenum target, GLenum attachment, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFramebufferAttachmentParameteriv(ctx, target, attachment, pname, params);
}
EXPORT void glGetFramebufferAttachmentParameterivOES(GLenum target, GLenum attachment, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFramebufferAttachmentParameteriv(ctx, target, attachment, pname, params);
}
EXPORT void glGetFramebufferParameterfvAMD(GLenum target, GLenum pname, GLuint numsamples, GLuint pixelindex, GLsizei size, GLfloat *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFramebufferParameterfvAMD(ctx, target, pname, numsamples, pixelindex, size, values);
}
EXPORT void glGetFramebufferParameteriv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFramebufferParameteriv(ctx, target, pname, params);
}
EXPORT void glGetFramebufferParameterivEXT(GLuint framebuffer, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFramebufferParameterivEXT(ctx, framebuffer, pname, params);
}
EXPORT void glGetFramebufferParameterivMESA(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetFramebufferParameteriv(ctx, target, pname, params);
}
EXPORT GLsizei glGetFramebufferPixelLocalStorageSizeEXT(GLuint target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetFramebufferPixelLocalStorageSizeEXT(ctx, target);
}
EXPORT GLenum glGetGraphicsResetStatus(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetGraphicsResetStatus(ctx);
}
EXPORT GLenum glGetGraphicsResetStatusARB(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetGraphicsResetStatus(ctx);
}
EXPORT GLenum glGetGraphicsResetStatusEXT(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetGraphicsResetStatus(ctx);
}
EXPORT GLenum glGetGraphicsResetStatusKHR(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetGraphicsResetStatus(ctx);
}
EXPORT GLhandleARB glGetHandleARB(GLenum pname)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetHandleARB(ctx, pname);
}
EXPORT void glGetHistogram(GLenum target, GLboolean reset, GLenum format, GLenum type, void *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetHistogram(ctx, target, reset, format, type, values);
}
EXPORT void glGetHistogramEXT(GLenum target, GLboolean reset, GLenum format, GLenum type, void *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetHistogramEXT(ctx, target, reset, format, type, values);
}
EXPORT void glGetHistogramParameterfv(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetHistogramParameterfv(ctx, target, pname, params);
}
EXPORT void glGetHistogramParameterfvEXT(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetHistogramParameterfvEXT(ctx, target, pname, params);
}
EXPORT void glGetHistogramParameteriv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetHistogramParameteriv(ctx, target, pname, params);
}
EXPORT void glGetHistogramParameterivEXT(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetHistogramParameterivEXT(ctx, target, pname, params);
}
EXPORT void glGetHistogramParameterxvOES(GLenum target, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetHistogramParameterxvOES(ctx, target, pname, params);
}
EXPORT GLuint64 glGetImageHandleARB(GLuint texture, GLint level, GLboolean layered, GLint layer, GLenum format)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetImageHandleARB(ctx, texture, level, layered, layer, format);
}
EXPORT GLuint64 glGetImageHandleNV(GLuint texture, GLint level, GLboolean layered, GLint layer, GLenum format)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetImageHandleNV(ctx, texture, level, layered, layer, format);
}
EXPORT void glGetImageTransformParameterfvHP(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetImageTransformParameterfvHP(ctx, target, pname, params);
}
EXPORT void glGetImageTransformParameterivHP(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetImageTransformParameterivHP(ctx, target, pname, params);
}
EXPORT void glGetInfoLogARB(GLhandleARB obj, GLsizei maxLength, GLsizei *length, GLcharARB *infoLog)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInfoLogARB(ctx, obj, maxLength, length, infoLog);
}
EXPORT GLint glGetInstrumentsSGIX(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetInstrumentsSGIX(ctx);
}
EXPORT void glGetInteger64i_v(GLenum target, GLuint index, GLint64 *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInteger64i_v(ctx, target, index, data);
}
EXPORT void glGetInteger64v(GLenum pname, GLint64 *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInteger64v(ctx, pname, data);
}
EXPORT void glGetInteger64vAPPLE(GLenum pname, GLint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInteger64v(ctx, pname, params);
}
EXPORT void glGetInteger64vEXT(GLenum pname, GLint64 *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInteger64v(ctx, pname, data);
}
EXPORT void glGetIntegerIndexedvEXT(GLenum target, GLuint index, GLint *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetIntegeri_v(ctx, target, index, data);
}
EXPORT void glGetIntegeri_v(GLenum target, GLuint index, GLint *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetIntegeri_v(ctx, target, index, data);
}
EXPORT void glGetIntegeri_vEXT(GLenum target, GLuint index, GLint *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetIntegeri_v(ctx, target, index, data);
}
EXPORT void glGetIntegerui64i_vNV(GLenum value, GLuint index, GLuint64EXT *result)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetIntegerui64i_vNV(ctx, value, index, result);
}
EXPORT void glGetIntegerui64vNV(GLenum value, GLuint64EXT *result)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetIntegerui64vNV(ctx, value, result);
}
EXPORT void glGetIntegerv(GLenum pname, GLint *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetIntegerv(ctx, pname, data);
}
EXPORT void glGetInternalformatSampleivNV(GLenum target, GLenum internalformat, GLsizei samples, GLenum pname, GLsizei count, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInternalformatSampleivNV(ctx, target, internalformat, samples, pname, count, params);
}
EXPORT void glGetInternalformati64v(GLenum target, GLenum internalformat, GLenum pname, GLsizei count, GLint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInternalformati64v(ctx, target, internalformat, pname, count, params);
}
EXPORT void glGetInternalformativ(GLenum target, GLenum internalformat, GLenum pname, GLsizei count, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInternalformativ(ctx, target, internalformat, pname, count, params);
}
EXPORT void glGetInvariantBooleanvEXT(GLuint id, GLenum value, GLboolean *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInvariantBooleanvEXT(ctx, id, value, data);
}
EXPORT void glGetInvariantFloatvEXT(GLuint id, GLenum value, GLfloat *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInvariantFloatvEXT(ctx, id, value, data);
}
EXPORT void glGetInvariantIntegervEXT(GLuint id, GLenum value, GLint *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetInvariantIntegervEXT(ctx, id, value, data);
}
EXPORT void glGetLightfv(GLenum light, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetLightfv(ctx, light, pname, params);
}
EXPORT void glGetLightiv(GLenum light, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetLightiv(ctx, light, pname, params);
}
EXPORT void glGetLightxOES(GLenum light, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetLightxOES(ctx, light, pname, params);
}
EXPORT void glGetLightxv(GLenum light, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetLightxv(ctx, light, pname, params);
}
EXPORT void glGetLightxvOES(GLenum light, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetLightxv(ctx, light, pname, params);
}
EXPORT void glGetListParameterfvSGIX(GLuint list, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetListParameterfvSGIX(ctx, list, pname, params);
}
EXPORT void glGetListParameterivSGIX(GLuint list, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetListParameterivSGIX(ctx, list, pname, params);
}
EXPORT void glGetLocalConstantBooleanvEXT(GLuint id, GLenum value, GLboolean *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetLocalConstantBooleanvEXT(ctx, id, value, data);
}
EXPORT void glGetLocalConstantFloatvEXT(GLuint id, GLenum value, GLfloat *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetLocalConstantFloatvEXT(ctx, id, value, data);
}
EXPORT void glGetLocalConstantIntegervEXT(GLuint id, GLenum value, GLint *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetLocalConstantIntegervEXT(ctx, id, value, data);
}
EXPORT void glGetMapAttribParameterfvNV(GLenum target, GLuint index, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMapAttribParameterfvNV(ctx, target, index, pname, params);
}
EXPORT void glGetMapAttribParameterivNV(GLenum target, GLuint index, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMapAttribParameterivNV(ctx, target, index, pname, params);
}
EXPORT void glGetMapControlPointsNV(GLenum target, GLuint index, GLenum type, GLsizei ustride, GLsizei vstride, GLboolean packed, void *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMapControlPointsNV(ctx, target, index, type, ustride, vstride, packed, points);
}
EXPORT void glGetMapParameterfvNV(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMapParameterfvNV(ctx, target, pname, params);
}
EXPORT void glGetMapParameterivNV(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMapParameterivNV(ctx, target, pname, params);
}
EXPORT void glGetMapdv(GLenum target, GLenum query, GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMapdv(ctx, target, query, v);
}
EXPORT void glGetMapfv(GLenum target, GLenum query, GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMapfv(ctx, target, query, v);
}
EXPORT void glGetMapiv(GLenum target, GLenum query, GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMapiv(ctx, target, query, v);
}
EXPORT void glGetMapxvOES(GLenum target, GLenum query, GLfixed *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMapxvOES(ctx, target, query, v);
}
EXPORT void glGetMaterialfv(GLenum face, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMaterialfv(ctx, face, pname, params);
}
EXPORT void glGetMaterialiv(GLenum face, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMaterialiv(ctx, face, pname, params);
}
EXPORT void glGetMaterialxOES(GLenum face, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMaterialxOES(ctx, face, pname, param);
}
EXPORT void glGetMaterialxv(GLenum face, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMaterialxv(ctx, face, pname, params);
}
EXPORT void glGetMaterialxvOES(GLenum face, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMaterialxv(ctx, face, pname, params);
}
EXPORT void glGetMemoryObjectDetachedResourcesuivNV(GLuint memory, GLenum pname, GLint first, GLsizei count, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMemoryObjectDetachedResourcesuivNV(ctx, memory, pname, first, count, params);
}
EXPORT void glGetMemoryObjectParameterivEXT(GLuint memoryObject, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMemoryObjectParameterivEXT(ctx, memoryObject, pname, params);
}
EXPORT void glGetMinmax(GLenum target, GLboolean reset, GLenum format, GLenum type, void *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMinmax(ctx, target, reset, format, type, values);
}
EXPORT void glGetMinmaxEXT(GLenum target, GLboolean reset, GLenum format, GLenum type, void *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMinmaxEXT(ctx, target, reset, format, type, values);
}
EXPORT void glGetMinmaxParameterfv(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMinmaxParameterfv(ctx, target, pname, params);
}
EXPORT void glGetMinmaxParameterfvEXT(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMinmaxParameterfvEXT(ctx, target, pname, params);
}
EXPORT void glGetMinmaxParameteriv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMinmaxParameteriv(ctx, target, pname, params);
}
EXPORT void glGetMinmaxParameterivEXT(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMinmaxParameterivEXT(ctx, target, pname, params);
}
EXPORT void glGetMultiTexEnvfvEXT(GLenum texunit, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexEnvfvEXT(ctx, texunit, target, pname, params);
}
EXPORT void glGetMultiTexEnvivEXT(GLenum texunit, GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexEnvivEXT(ctx, texunit, target, pname, params);
}
EXPORT void glGetMultiTexGendvEXT(GLenum texunit, GLenum coord, GLenum pname, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexGendvEXT(ctx, texunit, coord, pname, params);
}
EXPORT void glGetMultiTexGenfvEXT(GLenum texunit, GLenum coord, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexGenfvEXT(ctx, texunit, coord, pname, params);
}
EXPORT void glGetMultiTexGenivEXT(GLenum texunit, GLenum coord, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexGenivEXT(ctx, texunit, coord, pname, params);
}
EXPORT void glGetMultiTexImageEXT(GLenum texunit, GLenum target, GLint level, GLenum format, GLenum type, void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexImageEXT(ctx, texunit, target, level, format, type, pixels);
}
EXPORT void glGetMultiTexLevelParameterfvEXT(GLenum texunit, GLenum target, GLint level, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexLevelParameterfvEXT(ctx, texunit, target, level, pname, params);
}
EXPORT void glGetMultiTexLevelParameterivEXT(GLenum texunit, GLenum target, GLint level, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexLevelParameterivEXT(ctx, texunit, target, level, pname, params);
}
EXPORT void glGetMultiTexParameterIivEXT(GLenum texunit, GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexParameterIivEXT(ctx, texunit, target, pname, params);
}
EXPORT void glGetMultiTexParameterIuivEXT(GLenum texunit, GLenum target, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexParameterIuivEXT(ctx, texunit, target, pname, params);
}
EXPORT void glGetMultiTexParameterfvEXT(GLenum texunit, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexParameterfvEXT(ctx, texunit, target, pname, params);
}
EXPORT void glGetMultiTexParameterivEXT(GLenum texunit, GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultiTexParameterivEXT(ctx, texunit, target, pname, params);
}
EXPORT void glGetMultisamplefv(GLenum pname, GLuint index, GLfloat *val)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultisamplefv(ctx, pname, index, val);
}
EXPORT void glGetMultisamplefvNV(GLenum pname, GLuint index, GLfloat *val)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetMultisamplefv(ctx, pname, index, val);
}
EXPORT void glGetNamedBufferParameteri64v(GLuint buffer, GLenum pname, GLint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedBufferParameteri64v(ctx, buffer, pname, params);
}
EXPORT void glGetNamedBufferParameteriv(GLuint buffer, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedBufferParameteriv(ctx, buffer, pname, params);
}
EXPORT void glGetNamedBufferParameterivEXT(GLuint buffer, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedBufferParameteriv(ctx, buffer, pname, params);
}
EXPORT void glGetNamedBufferParameterui64vNV(GLuint buffer, GLenum pname, GLuint64EXT *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedBufferParameterui64vNV(ctx, buffer, pname, params);
}
EXPORT void glGetNamedBufferPointerv(GLuint buffer, GLenum pname, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedBufferPointerv(ctx, buffer, pname, params);
}
EXPORT void glGetNamedBufferPointervEXT(GLuint buffer, GLenum pname, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedBufferPointerv(ctx, buffer, pname, params);
}
EXPORT void glGetNamedBufferSubData(GLuint buffer, GLintptr offset, GLsizeiptr size, void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedBufferSubData(ctx, buffer, offset, size, data);
}
EXPORT void glGetNamedBufferSubDataEXT(GLuint buffer, GLintptr offset, GLsizeiptr size, void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedBufferSubData(ctx, buffer, offset, size, data);
}
EXPORT void glGetNamedFramebufferAttachmentParameteriv(GLuint framebuffer, GLenum attachment, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedFramebufferAttachmentParameteriv(ctx, framebuffer, attachment, pname, params);
}
EXPORT void glGetNamedFramebufferAttachmentParameterivEXT(GLuint framebuffer, GLenum attachment, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedFramebufferAttachmentParameterivEXT(ctx, framebuffer, attachment, pname, params);
}
EXPORT void glGetNamedFramebufferParameterfvAMD(GLuint framebuffer, GLenum pname, GLuint numsamples, GLuint pixelindex, GLsizei size, GLfloat *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedFramebufferParameterfvAMD(ctx, framebuffer, pname, numsamples, pixelindex, size, values);
}
EXPORT void glGetNamedFramebufferParameteriv(GLuint framebuffer, GLenum pname, GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedFramebufferParameteriv(ctx, framebuffer, pname, param);
}
EXPORT void glGetNamedFramebufferParameterivEXT(GLuint framebuffer, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedFramebufferParameterivEXT(ctx, framebuffer, pname, params);
}
EXPORT void glGetNamedProgramLocalParameterIivEXT(GLuint program, GLenum target, GLuint index, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedProgramLocalParameterIivEXT(ctx, program, target, index, params);
}
EXPORT void glGetNamedProgramLocalParameterIuivEXT(GLuint program, GLenum target, GLuint index, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedProgramLocalParameterIuivEXT(ctx, program, target, index, params);
}
EXPORT void glGetNamedProgramLocalParameterdvEXT(GLuint program, GLenum target, GLuint index, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedProgramLocalParameterdvEXT(ctx, program, target, index, params);
}
EXPORT void glGetNamedProgramLocalParameterfvEXT(GLuint program, GLenum target, GLuint index, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedProgramLocalParameterfvEXT(ctx, program, target, index, params);
}
EXPORT void glGetNamedProgramStringEXT(GLuint program, GLenum target, GLenum pname, void *string)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedProgramStringEXT(ctx, program, target, pname, string);
}
EXPORT void glGetNamedProgramivEXT(GLuint program, GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedProgramivEXT(ctx, program, target, pname, params);
}
EXPORT void glGetNamedRenderbufferParameteriv(GLuint renderbuffer, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedRenderbufferParameteriv(ctx, renderbuffer, pname, params);
}
EXPORT void glGetNamedRenderbufferParameterivEXT(GLuint renderbuffer, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedRenderbufferParameterivEXT(ctx, renderbuffer, pname, params);
}
EXPORT void glGetNamedStringARB(GLint namelen, const GLchar *name, GLsizei bufSize, GLint *stringlen, GLchar *string)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedStringARB(ctx, namelen, name, bufSize, stringlen, string);
}
EXPORT void glGetNamedStringivARB(GLint namelen, const GLchar *name, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNamedStringivARB(ctx, namelen, name, pname, params);
}
EXPORT void glGetNextPerfQueryIdINTEL(GLuint queryId, GLuint *nextQueryId)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetNextPerfQueryIdINTEL(ctx, queryId, nextQueryId);
}
EXPORT void glGetObjectBufferfvATI(GLuint buffer, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetObjectBufferfvATI(ctx, buffer, pname, params);
}
EXPORT void glGetObjectBufferivATI(GLuint buffer, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetObjectBufferivATI(ctx, buffer, pname, params);
}
EXPORT void glGetObjectLabel(GLenum identifier, GLuint name, GLsizei bufSize, GLsizei *length, GLchar *label)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetObjectLabel(ctx, identifier, name, bufSize, length, label);
}
EXPORT void glGetObjectLabelEXT(GLenum type, GLuint object, GLsizei bufSize, GLsizei *length, GLchar *label)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetObjectLabel(ctx, type, object, bufSize, length, label);
}
EXPORT void glGetObjectLabelKHR(GLenum identifier, GLuint name, GLsizei bufSize, GLsizei *length, GLchar *label)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetObjectLabel(ctx, identifier, name, bufSize, length, label);
}
EXPORT void glGetObjectParameterfvARB(GLhandleARB obj, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetObjectParameterfvARB(ctx, obj, pname, params);
}
EXPORT void glGetObjectParameterivAPPLE(GLenum objectType, GLuint name, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetObjectParameterivAPPLE(ctx, objectType, name, pname, params);
}
EXPORT void glGetObjectParameterivARB(GLhandleARB obj, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetObjectParameterivARB(ctx, obj, pname, params);
}
EXPORT void glGetObjectPtrLabel(const void *ptr, GLsizei bufSize, GLsizei *length, GLchar *label)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetObjectPtrLabel(ctx, ptr, bufSize, length, label);
}
EXPORT void glGetObjectPtrLabelKHR(const void *ptr, GLsizei bufSize, GLsizei *length, GLchar *label)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetObjectPtrLabel(ctx, ptr, bufSize, length, label);
}
EXPORT void glGetOcclusionQueryivNV(GLuint id, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetOcclusionQueryivNV(ctx, id, pname, params);
}
EXPORT void glGetOcclusionQueryuivNV(GLuint id, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetOcclusionQueryuivNV(ctx, id, pname, params);
}
EXPORT void glGetPathColorGenfvNV(GLenum color, GLenum pname, GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathColorGenfvNV(ctx, color, pname, value);
}
EXPORT void glGetPathColorGenivNV(GLenum color, GLenum pname, GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathColorGenivNV(ctx, color, pname, value);
}
EXPORT void glGetPathCommandsNV(GLuint path, GLubyte *commands)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathCommandsNV(ctx, path, commands);
}
EXPORT void glGetPathCoordsNV(GLuint path, GLfloat *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathCoordsNV(ctx, path, coords);
}
EXPORT void glGetPathDashArrayNV(GLuint path, GLfloat *dashArray)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathDashArrayNV(ctx, path, dashArray);
}
EXPORT GLfloat glGetPathLengthNV(GLuint path, GLsizei startSegment, GLsizei numSegments)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetPathLengthNV(ctx, path, startSegment, numSegments);
}
EXPORT void glGetPathMetricRangeNV(GLbitfield metricQueryMask, GLuint firstPathName, GLsizei numPaths, GLsizei stride, GLfloat *metrics)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathMetricRangeNV(ctx, metricQueryMask, firstPathName, numPaths, stride, metrics);
}
EXPORT void glGetPathMetricsNV(GLbitfield metricQueryMask, GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLsizei stride, GLfloat *metrics)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathMetricsNV(ctx, metricQueryMask, numPaths, pathNameType, paths, pathBase, stride, metrics);
}
EXPORT void glGetPathParameterfvNV(GLuint path, GLenum pname, GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathParameterfvNV(ctx, path, pname, value);
}
EXPORT void glGetPathParameterivNV(GLuint path, GLenum pname, GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathParameterivNV(ctx, path, pname, value);
}
EXPORT void glGetPathSpacingNV(GLenum pathListMode, GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLfloat advanceScale, GLfloat kerningScale, GLenum transformType, GLfloat *returnedSpacing)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathSpacingNV(ctx, pathListMode, numPaths, pathNameType, paths, pathBase, advanceScale, kerningScale, transformType, returnedSpacing);
}
EXPORT void glGetPathTexGenfvNV(GLenum texCoordSet, GLenum pname, GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathTexGenfvNV(ctx, texCoordSet, pname, value);
}
EXPORT void glGetPathTexGenivNV(GLenum texCoordSet, GLenum pname, GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPathTexGenivNV(ctx, texCoordSet, pname, value);
}
EXPORT void glGetPerfCounterInfoINTEL(GLuint queryId, GLuint counterId, GLuint counterNameLength, GLchar *counterName, GLuint counterDescLength, GLchar *counterDesc, GLuint *counterOffset, GLuint *counterDataSize, GLuint *counterTypeEnum, GLuint *counterDataTypeEnum, GLuint64 *rawCounterMaxValue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPerfCounterInfoINTEL(ctx, queryId, counterId, counterNameLength, counterName, counterDescLength, counterDesc, counterOffset, counterDataSize, counterTypeEnum, counterDataTypeEnum, rawCounterMaxValue);
}
EXPORT void glGetPerfMonitorCounterDataAMD(GLuint monitor, GLenum pname, GLsizei dataSize, GLuint *data, GLint *bytesWritten)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPerfMonitorCounterDataAMD(ctx, monitor, pname, dataSize, data, bytesWritten);
}
EXPORT void glGetPerfMonitorCounterInfoAMD(GLuint group, GLuint counter, GLenum pname, void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPerfMonitorCounterInfoAMD(ctx, group, counter, pname, data);
}
EXPORT void glGetPerfMonitorCounterStringAMD(GLuint group, GLuint counter, GLsizei bufSize, GLsizei *length, GLchar *counterString)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPerfMonitorCounterStringAMD(ctx, group, counter, bufSize, length, counterString);
}
EXPORT void glGetPerfMonitorCountersAMD(GLuint group, GLint *numCounters, GLint *maxActiveCounters, GLsizei counterSize, GLuint *counters)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPerfMonitorCountersAMD(ctx, group, numCounters, maxActiveCounters, counterSize, counters);
}
EXPORT void glGetPerfMonitorGroupStringAMD(GLuint group, GLsizei bufSize, GLsizei *length, GLchar *groupString)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPerfMonitorGroupStringAMD(ctx, group, bufSize, length, groupString);
}
EXPORT void glGetPerfMonitorGroupsAMD(GLint *numGroups, GLsizei groupsSize, GLuint *groups)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPerfMonitorGroupsAMD(ctx, numGroups, groupsSize, groups);
}
EXPORT void glGetPerfQueryDataINTEL(GLuint queryHandle, GLuint flags, GLsizei dataSize, void *data, GLuint *bytesWritten)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPerfQueryDataINTEL(ctx, queryHandle, flags, dataSize, data, bytesWritten);
}
EXPORT void glGetPerfQueryIdByNameINTEL(GLchar *queryName, GLuint *queryId)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPerfQueryIdByNameINTEL(ctx, queryName, queryId);
}
EXPORT void glGetPerfQueryInfoINTEL(GLuint queryId, GLuint queryNameLength, GLchar *queryName, GLuint *dataSize, GLuint *noCounters, GLuint *noInstances, GLuint *capsMask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPerfQueryInfoINTEL(ctx, queryId, queryNameLength, queryName, dataSize, noCounters, noInstances, capsMask);
}
EXPORT void glGetPixelMapfv(GLenum map, GLfloat *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPixelMapfv(ctx, map, values);
}
EXPORT void glGetPixelMapuiv(GLenum map, GLuint *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPixelMapuiv(ctx, map, values);
}
EXPORT void glGetPixelMapusv(GLenum map, GLushort *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPixelMapusv(ctx, map, values);
}
EXPORT void glGetPixelMapxv(GLenum map, GLint size, GLfixed *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPixelMapxv(ctx, map, size, values);
}
EXPORT void glGetPixelTexGenParameterfvSGIS(GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPixelTexGenParameterfvSGIS(ctx, pname, params);
}
EXPORT void glGetPixelTexGenParameterivSGIS(GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPixelTexGenParameterivSGIS(ctx, pname, params);
}
EXPORT void glGetPixelTransformParameterfvEXT(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPixelTransformParameterfvEXT(ctx, target, pname, params);
}
EXPORT void glGetPixelTransformParameterivEXT(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPixelTransformParameterivEXT(ctx, target, pname, params);
}
EXPORT void glGetPointerIndexedvEXT(GLenum target, GLuint index, void **data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPointerIndexedvEXT(ctx, target, index, data);
}
EXPORT void glGetPointeri_vEXT(GLenum pname, GLuint index, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPointeri_vEXT(ctx, pname, index, params);
}
EXPORT void glGetPointerv(GLenum pname, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPointerv(ctx, pname, params);
}
EXPORT void glGetPointervEXT(GLenum pname, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPointerv(ctx, pname, params);
}
EXPORT void glGetPointervKHR(GLenum pname, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPointerv(ctx, pname, params);
}
EXPORT void glGetPolygonStipple(GLubyte *mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetPolygonStipple(ctx, mask);
}
EXPORT void glGetProgramBinary(GLuint program, GLsizei bufSize, GLsizei *length, GLenum *binaryFormat, void *binary)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramBinary(ctx, program, bufSize, length, binaryFormat, binary);
}
EXPORT void glGetProgramBinaryOES(GLuint program, GLsizei bufSize, GLsizei *length, GLenum *binaryFormat, void *binary)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramBinary(ctx, program, bufSize, length, binaryFormat, binary);
}
EXPORT void glGetProgramEnvParameterIivNV(GLenum target, GLuint index, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramEnvParameterIivNV(ctx, target, index, params);
}
EXPORT void glGetProgramEnvParameterIuivNV(GLenum target, GLuint index, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramEnvParameterIuivNV(ctx, target, index, params);
}
EXPORT void glGetProgramEnvParameterdvARB(GLenum target, GLuint index, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramEnvParameterdvARB(ctx, target, index, params);
}
EXPORT void glGetProgramEnvParameterfvARB(GLenum target, GLuint index, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramEnvParameterfvARB(ctx, target, index, params);
}
EXPORT void glGetProgramInfoLog(GLuint program, GLsizei bufSize, GLsizei *length, GLchar *infoLog)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramInfoLog(ctx, program, bufSize, length, infoLog);
}
EXPORT void glGetProgramInterfaceiv(GLuint program, GLenum programInterface, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramInterfaceiv(ctx, program, programInterface, pname, params);
}
EXPORT void glGetProgramLocalParameterIivNV(GLenum target, GLuint index, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramLocalParameterIivNV(ctx, target, index, params);
}
EXPORT void glGetProgramLocalParameterIuivNV(GLenum target, GLuint index, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramLocalParameterIuivNV(ctx, target, index, params);
}
EXPORT void glGetProgramLocalParameterdvARB(GLenum target, GLuint index, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramLocalParameterdvARB(ctx, target, index, params);
}
EXPORT void glGetProgramLocalParameterfvARB(GLenum target, GLuint index, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramLocalParameterfvARB(ctx, target, index, params);
}
EXPORT void glGetProgramNamedParameterdvNV(GLuint id, GLsizei len, const GLubyte *name, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramNamedParameterdvNV(ctx, id, len, name, params);
}
EXPORT void glGetProgramNamedParameterfvNV(GLuint id, GLsizei len, const GLubyte *name, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramNamedParameterfvNV(ctx, id, len, name, params);
}
EXPORT void glGetProgramParameterdvNV(GLenum target, GLuint index, GLenum pname, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramParameterdvNV(ctx, target, index, pname, params);
}
EXPORT void glGetProgramParameterfvNV(GLenum target, GLuint index, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramParameterfvNV(ctx, target, index, pname, params);
}
EXPORT void glGetProgramPipelineInfoLog(GLuint pipeline, GLsizei bufSize, GLsizei *length, GLchar *infoLog)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramPipelineInfoLog(ctx, pipeline, bufSize, length, infoLog);
}
EXPORT void glGetProgramPipelineInfoLogEXT(GLuint pipeline, GLsizei bufSize, GLsizei *length, GLchar *infoLog)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramPipelineInfoLog(ctx, pipeline, bufSize, length, infoLog);
}
EXPORT void glGetProgramPipelineiv(GLuint pipeline, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramPipelineiv(ctx, pipeline, pname, params);
}
EXPORT void glGetProgramPipelineivEXT(GLuint pipeline, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramPipelineiv(ctx, pipeline, pname, params);
}
EXPORT GLuint glGetProgramResourceIndex(GLuint program, GLenum programInterface, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetProgramResourceIndex(ctx, program, programInterface, name);
}
EXPORT GLint glGetProgramResourceLocation(GLuint program, GLenum programInterface, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetProgramResourceLocation(ctx, program, programInterface, name);
}
EXPORT GLint glGetProgramResourceLocationIndex(GLuint program, GLenum programInterface, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetProgramResourceLocationIndex(ctx, program, programInterface, name);
}
EXPORT GLint glGetProgramResourceLocationIndexEXT(GLuint program, GLenum programInterface, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetProgramResourceLocationIndex(ctx, program, programInterface, name);
}
EXPORT void glGetProgramResourceName(GLuint program, GLenum programInterface, GLuint index, GLsizei bufSize, GLsizei *length, GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramResourceName(ctx, program, programInterface, index, bufSize, length, name);
}
EXPORT void glGetProgramResourcefvNV(GLuint program, GLenum programInterface, GLuint index, GLsizei propCount, const GLenum *props, GLsizei count, GLsizei *length, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramResourcefvNV(ctx, program, programInterface, index, propCount, props, count, length, params);
}
EXPORT void glGetProgramResourceiv(GLuint program, GLenum programInterface, GLuint index, GLsizei propCount, const GLenum *props, GLsizei count, GLsizei *length, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramResourceiv(ctx, program, programInterface, index, propCount, props, count, length, params);
}
EXPORT void glGetProgramStageiv(GLuint program, GLenum shadertype, GLenum pname, GLint *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramStageiv(ctx, program, shadertype, pname, values);
}
EXPORT void glGetProgramStringARB(GLenum target, GLenum pname, void *string)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramStringARB(ctx, target, pname, string);
}
EXPORT void glGetProgramStringNV(GLuint id, GLenum pname, GLubyte *program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramStringNV(ctx, id, pname, program);
}
EXPORT void glGetProgramSubroutineParameteruivNV(GLenum target, GLuint index, GLuint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramSubroutineParameteruivNV(ctx, target, index, param);
}
EXPORT void glGetProgramiv(GLuint program, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramiv(ctx, program, pname, params);
}
EXPORT void glGetProgramivARB(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramivARB(ctx, target, pname, params);
}
EXPORT void glGetProgramivNV(GLuint id, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetProgramivNV(ctx, id, pname, params);
}
EXPORT void glGetQueryBufferObjecti64v(GLuint id, GLuint buffer, GLenum pname, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryBufferObjecti64v(ctx, id, buffer, pname, offset);
}
EXPORT void glGetQueryBufferObjectiv(GLuint id, GLuint buffer, GLenum pname, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryBufferObjectiv(ctx, id, buffer, pname, offset);
}
EXPORT void glGetQueryBufferObjectui64v(GLuint id, GLuint buffer, GLenum pname, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryBufferObjectui64v(ctx, id, buffer, pname, offset);
}
EXPORT void glGetQueryBufferObjectuiv(GLuint id, GLuint buffer, GLenum pname, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryBufferObjectuiv(ctx, id, buffer, pname, offset);
}
EXPORT void glGetQueryIndexediv(GLenum target, GLuint index, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryIndexediv(ctx, target, index, pname, params);
}
EXPORT void glGetQueryObjecti64v(GLuint id, GLenum pname, GLint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryObjecti64v(ctx, id, pname, params);
}
EXPORT void glGetQueryObjecti64vEXT(GLuint id, GLenum pname, GLint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryObjecti64v(ctx, id, pname, params);
}
EXPORT void glGetQueryObjectiv(GLuint id, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryObjectiv(ctx, id, pname, params);
}
EXPORT void glGetQueryObjectivARB(GLuint id, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryObjectiv(ctx, id, pname, params);
}
EXPORT void glGetQueryObjectivEXT(GLuint id, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryObjectiv(ctx, id, pname, params);
}
EXPORT void glGetQueryObjectui64v(GLuint id, GLenum pname, GLuint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryObjectui64v(ctx, id, pname, params);
}
EXPORT void glGetQueryObjectui64vEXT(GLuint id, GLenum pname, GLuint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryObjectui64v(ctx, id, pname, params);
}
EXPORT void glGetQueryObjectuiv(GLuint id, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryObjectuiv(ctx, id, pname, params);
}
EXPORT void glGetQueryObjectuivARB(GLuint id, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryObjectuiv(ctx, id, pname, params);
}
EXPORT void glGetQueryObjectuivEXT(GLuint id, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryObjectuiv(ctx, id, pname, params);
}
EXPORT void glGetQueryiv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryiv(ctx, target, pname, params);
}
EXPORT void glGetQueryivARB(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryiv(ctx, target, pname, params);
}
EXPORT void glGetQueryivEXT(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetQueryiv(ctx, target, pname, params);
}
EXPORT void glGetRenderbufferParameteriv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetRenderbufferParameteriv(ctx, target, pname, params);
}
EXPORT void glGetRenderbufferParameterivEXT(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetRenderbufferParameteriv(ctx, target, pname, params);
}
EXPORT void glGetRenderbufferParameterivOES(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetRenderbufferParameteriv(ctx, target, pname, params);
}
EXPORT void glGetSamplerParameterIiv(GLuint sampler, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSamplerParameterIiv(ctx, sampler, pname, params);
}
EXPORT void glGetSamplerParameterIivEXT(GLuint sampler, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSamplerParameterIiv(ctx, sampler, pname, params);
}
EXPORT void glGetSamplerParameterIivOES(GLuint sampler, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSamplerParameterIiv(ctx, sampler, pname, params);
}
EXPORT void glGetSamplerParameterIuiv(GLuint sampler, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSamplerParameterIuiv(ctx, sampler, pname, params);
}
EXPORT void glGetSamplerParameterIuivEXT(GLuint sampler, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSamplerParameterIuiv(ctx, sampler, pname, params);
}
EXPORT void glGetSamplerParameterIuivOES(GLuint sampler, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSamplerParameterIuiv(ctx, sampler, pname, params);
}
EXPORT void glGetSamplerParameterfv(GLuint sampler, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSamplerParameterfv(ctx, sampler, pname, params);
}
EXPORT void glGetSamplerParameteriv(GLuint sampler, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSamplerParameteriv(ctx, sampler, pname, params);
}
EXPORT void glGetSemaphoreParameterivNV(GLuint semaphore, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSemaphoreParameterivNV(ctx, semaphore, pname, params);
}
EXPORT void glGetSemaphoreParameterui64vEXT(GLuint semaphore, GLenum pname, GLuint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSemaphoreParameterui64vEXT(ctx, semaphore, pname, params);
}
EXPORT void glGetSeparableFilter(GLenum target, GLenum format, GLenum type, void *row, void *column, void *span)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSeparableFilter(ctx, target, format, type, row, column, span);
}
EXPORT void glGetSeparableFilterEXT(GLenum target, GLenum format, GLenum type, void *row, void *column, void *span)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSeparableFilterEXT(ctx, target, format, type, row, column, span);
}
EXPORT void glGetShaderInfoLog(GLuint shader, GLsizei bufSize, GLsizei *length, GLchar *infoLog)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetShaderInfoLog(ctx, shader, bufSize, length, infoLog);
}
EXPORT void glGetShaderPrecisionFormat(GLenum shadertype, GLenum precisiontype, GLint *range, GLint *precision)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetShaderPrecisionFormat(ctx, shadertype, precisiontype, range, precision);
}
EXPORT void glGetShaderSource(GLuint shader, GLsizei bufSize, GLsizei *length, GLchar *source)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetShaderSource(ctx, shader, bufSize, length, source);
}
EXPORT void glGetShaderSourceARB(GLhandleARB obj, GLsizei maxLength, GLsizei *length, GLcharARB *source)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetShaderSource(ctx, (GLuint)obj, maxLength, length, (GLchar *)source);
}
EXPORT void glGetShaderiv(GLuint shader, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetShaderiv(ctx, shader, pname, params);
}
EXPORT void glGetShadingRateImagePaletteNV(GLuint viewport, GLuint entry, GLenum *rate)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetShadingRateImagePaletteNV(ctx, viewport, entry, rate);
}
EXPORT void glGetShadingRateSampleLocationivNV(GLenum rate, GLuint samples, GLuint index, GLint *location)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetShadingRateSampleLocationivNV(ctx, rate, samples, index, location);
}
EXPORT void glGetSharpenTexFuncSGIS(GLenum target, GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSharpenTexFuncSGIS(ctx, target, points);
}
EXPORT GLushort glGetStageIndexNV(GLenum shadertype)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetStageIndexNV(ctx, shadertype);
}
EXPORT const GLubyte *glGetString(GLenum name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetString(ctx, name);
}
EXPORT const GLubyte *glGetStringi(GLenum name, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetStringi(ctx, name, index);
}
EXPORT GLuint glGetSubroutineIndex(GLuint program, GLenum shadertype, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetSubroutineIndex(ctx, program, shadertype, name);
}
EXPORT GLint glGetSubroutineUniformLocation(GLuint program, GLenum shadertype, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetSubroutineUniformLocation(ctx, program, shadertype, name);
}
EXPORT void glGetSynciv(GLsync sync, GLenum pname, GLsizei count, GLsizei *length, GLint *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSynciv(ctx, sync, pname, count, length, values);
}
EXPORT void glGetSyncivAPPLE(GLsync sync, GLenum pname, GLsizei count, GLsizei *length, GLint *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetSynciv(ctx, sync, pname, count, length, values);
}
EXPORT void glGetTexBumpParameterfvATI(GLenum pname, GLfloat *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexBumpParameterfvATI(ctx, pname, param);
}
EXPORT void glGetTexBumpParameterivATI(GLenum pname, GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexBumpParameterivATI(ctx, pname, param);
}
EXPORT void glGetTexEnvfv(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexEnvfv(ctx, target, pname, params);
}
EXPORT void glGetTexEnviv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexEnviv(ctx, target, pname, params);
}
EXPORT void glGetTexEnvxv(GLenum target, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexEnvxv(ctx, target, pname, params);
}
EXPORT void glGetTexEnvxvOES(GLenum target, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexEnvxv(ctx, target, pname, params);
}
EXPORT void glGetTexFilterFuncSGIS(GLenum target, GLenum filter, GLfloat *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexFilterFuncSGIS(ctx, target, filter, weights);
}
EXPORT void glGetTexGendv(GLenum coord, GLenum pname, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexGendv(ctx, coord, pname, params);
}
EXPORT void glGetTexGenfv(GLenum coord, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexGenfv(ctx, coord, pname, params);
}
EXPORT void glGetTexGenfvOES(GLenum coord, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexGenfv(ctx, coord, pname, params);
}
EXPORT void glGetTexGeniv(GLenum coord, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexGeniv(ctx, coord, pname, params);
}
EXPORT void glGetTexGenivOES(GLenum coord, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexGeniv(ctx, coord, pname, params);
}
EXPORT void glGetTexGenxvOES(GLenum coord, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexGenxvOES(ctx, coord, pname, params);
}
EXPORT void glGetTexImage(GLenum target, GLint level, GLenum format, GLenum type, void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexImage(ctx, target, level, format, type, pixels);
}
EXPORT void glGetTexLevelParameterfv(GLenum target, GLint level, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexLevelParameterfv(ctx, target, level, pname, params);
}
EXPORT void glGetTexLevelParameteriv(GLenum target, GLint level, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexLevelParameteriv(ctx, target, level, pname, params);
}
EXPORT void glGetTexLevelParameterxvOES(GLenum target, GLint level, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexLevelParameterxvOES(ctx, target, level, pname, params);
}
EXPORT void glGetTexParameterIiv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameterIiv(ctx, target, pname, params);
}
EXPORT void glGetTexParameterIivEXT(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameterIiv(ctx, target, pname, params);
}
EXPORT void glGetTexParameterIivOES(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameterIiv(ctx, target, pname, params);
}
EXPORT void glGetTexParameterIuiv(GLenum target, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameterIuiv(ctx, target, pname, params);
}
EXPORT void glGetTexParameterIuivEXT(GLenum target, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameterIuiv(ctx, target, pname, params);
}
EXPORT void glGetTexParameterIuivOES(GLenum target, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameterIuiv(ctx, target, pname, params);
}
EXPORT void glGetTexParameterPointervAPPLE(GLenum target, GLenum pname, void **params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameterPointervAPPLE(ctx, target, pname, params);
}
EXPORT void glGetTexParameterfv(GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameterfv(ctx, target, pname, params);
}
EXPORT void glGetTexParameteriv(GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameteriv(ctx, target, pname, params);
}
EXPORT void glGetTexParameterxv(GLenum target, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameterxv(ctx, target, pname, params);
}
EXPORT void glGetTexParameterxvOES(GLenum target, GLenum pname, GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTexParameterxv(ctx, target, pname, params);
}
EXPORT GLuint64 glGetTextureHandleARB(GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetTextureHandleARB(ctx, texture);
}
EXPORT GLuint64 glGetTextureHandleIMG(GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetTextureHandleARB(ctx, texture);
}
EXPORT GLuint64 glGetTextureHandleNV(GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetTextureHandleNV(ctx, texture);
}
EXPORT void glGetTextureImage(GLuint texture, GLint level, GLenum format, GLenum type, GLsizei bufSize, void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureImage(ctx, texture, level, format, type, bufSize, pixels);
}
EXPORT void glGetTextureImageEXT(GLuint texture, GLenum target, GLint level, GLenum format, GLenum type, void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureImageEXT(ctx, texture, target, level, format, type, pixels);
}
EXPORT void glGetTextureLevelParameterfv(GLuint texture, GLint level, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureLevelParameterfv(ctx, texture, level, pname, params);
}
EXPORT void glGetTextureLevelParameterfvEXT(GLuint texture, GLenum target, GLint level, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureLevelParameterfvEXT(ctx, texture, target, level, pname, params);
}
EXPORT void glGetTextureLevelParameteriv(GLuint texture, GLint level, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureLevelParameteriv(ctx, texture, level, pname, params);
}
EXPORT void glGetTextureLevelParameterivEXT(GLuint texture, GLenum target, GLint level, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureLevelParameterivEXT(ctx, texture, target, level, pname, params);
}
EXPORT void glGetTextureParameterIiv(GLuint texture, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureParameterIiv(ctx, texture, pname, params);
}
EXPORT void glGetTextureParameterIivEXT(GLuint texture, GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureParameterIivEXT(ctx, texture, target, pname, params);
}
EXPORT void glGetTextureParameterIuiv(GLuint texture, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureParameterIuiv(ctx, texture, pname, params);
}
EXPORT void glGetTextureParameterIuivEXT(GLuint texture, GLenum target, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureParameterIuivEXT(ctx, texture, target, pname, params);
}
EXPORT void glGetTextureParameterfv(GLuint texture, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureParameterfv(ctx, texture, pname, params);
}
EXPORT void glGetTextureParameterfvEXT(GLuint texture, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureParameterfvEXT(ctx, texture, target, pname, params);
}
EXPORT void glGetTextureParameteriv(GLuint texture, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureParameteriv(ctx, texture, pname, params);
}
EXPORT void glGetTextureParameterivEXT(GLuint texture, GLenum target, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureParameterivEXT(ctx, texture, target, pname, params);
}
EXPORT GLuint64 glGetTextureSamplerHandleARB(GLuint texture, GLuint sampler)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetTextureSamplerHandleARB(ctx, texture, sampler);
}
EXPORT GLuint64 glGetTextureSamplerHandleIMG(GLuint texture, GLuint sampler)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetTextureSamplerHandleARB(ctx, texture, sampler);
}
EXPORT GLuint64 glGetTextureSamplerHandleNV(GLuint texture, GLuint sampler)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetTextureSamplerHandleNV(ctx, texture, sampler);
}
EXPORT void glGetTextureSubImage(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, GLsizei bufSize, void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTextureSubImage(ctx, texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, bufSize, pixels);
}
EXPORT void glGetTrackMatrixivNV(GLenum target, GLuint address, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTrackMatrixivNV(ctx, target, address, pname, params);
}
EXPORT void glGetTransformFeedbackVarying(GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLsizei *size, GLenum *type, GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTransformFeedbackVarying(ctx, program, index, bufSize, length, size, type, name);
}
EXPORT void glGetTransformFeedbackVaryingEXT(GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLsizei *size, GLenum *type, GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTransformFeedbackVarying(ctx, program, index, bufSize, length, size, type, name);
}
EXPORT void glGetTransformFeedbackVaryingNV(GLuint program, GLuint index, GLint *location)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTransformFeedbackVaryingNV(ctx, program, index, location);
}
EXPORT void glGetTransformFeedbacki64_v(GLuint xfb, GLenum pname, GLuint index, GLint64 *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTransformFeedbacki64_v(ctx, xfb, pname, index, param);
}
EXPORT void glGetTransformFeedbacki_v(GLuint xfb, GLenum pname, GLuint index, GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTransformFeedbacki_v(ctx, xfb, pname, index, param);
}
EXPORT void glGetTransformFeedbackiv(GLuint xfb, GLenum pname, GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTransformFeedbackiv(ctx, xfb, pname, param);
}
EXPORT void glGetTranslatedShaderSourceANGLE(GLuint shader, GLsizei bufSize, GLsizei *length, GLchar *source)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetTranslatedShaderSourceANGLE(ctx, shader, bufSize, length, source);
}
EXPORT GLuint glGetUniformBlockIndex(GLuint program, const GLchar *uniformBlockName)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetUniformBlockIndex(ctx, program, uniformBlockName);
}
EXPORT GLint glGetUniformBufferSizeEXT(GLuint program, GLint location)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetUniformBufferSizeEXT(ctx, program, location);
}
EXPORT void glGetUniformIndices(GLuint program, GLsizei uniformCount, const GLchar *const*uniformNames, GLuint *uniformIndices)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformIndices(ctx, program, uniformCount, uniformNames, uniformIndices);
}
EXPORT GLint glGetUniformLocation(GLuint program, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetUniformLocation(ctx, program, name);
}
EXPORT GLint glGetUniformLocationARB(GLhandleARB programObj, const GLcharARB *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetUniformLocation(ctx, (GLuint)programObj, (const GLchar *)name);
}
EXPORT GLintptr glGetUniformOffsetEXT(GLuint program, GLint location)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetUniformOffsetEXT(ctx, program, location);
}
EXPORT void glGetUniformSubroutineuiv(GLenum shadertype, GLint location, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformSubroutineuiv(ctx, shadertype, location, params);
}
EXPORT void glGetUniformdv(GLuint program, GLint location, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformdv(ctx, program, location, params);
}
EXPORT void glGetUniformfv(GLuint program, GLint location, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformfv(ctx, program, location, params);
}
EXPORT void glGetUniformfvARB(GLhandleARB programObj, GLint location, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformfv(ctx, (GLuint)programObj, location, params);
}
EXPORT void glGetUniformi64vARB(GLuint program, GLint location, GLint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformi64vARB(ctx, program, location, params);
}
EXPORT void glGetUniformi64vNV(GLuint program, GLint location, GLint64EXT *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformi64vNV(ctx, program, location, params);
}
EXPORT void glGetUniformiv(GLuint program, GLint location, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformiv(ctx, program, location, params);
}
EXPORT void glGetUniformivARB(GLhandleARB programObj, GLint location, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformiv(ctx, (GLuint)programObj, location, params);
}
EXPORT void glGetUniformui64vARB(GLuint program, GLint location, GLuint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformui64vARB(ctx, program, location, params);
}
EXPORT void glGetUniformui64vNV(GLuint program, GLint location, GLuint64EXT *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformui64vNV(ctx, program, location, params);
}
EXPORT void glGetUniformuiv(GLuint program, GLint location, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformuiv(ctx, program, location, params);
}
EXPORT void glGetUniformuivEXT(GLuint program, GLint location, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUniformuiv(ctx, program, location, params);
}
EXPORT void glGetUnsignedBytei_vEXT(GLenum target, GLuint index, GLubyte *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUnsignedBytei_vEXT(ctx, target, index, data);
}
EXPORT void glGetUnsignedBytevEXT(GLenum pname, GLubyte *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetUnsignedBytevEXT(ctx, pname, data);
}
EXPORT void glGetVariantArrayObjectfvATI(GLuint id, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVariantArrayObjectfvATI(ctx, id, pname, params);
}
EXPORT void glGetVariantArrayObjectivATI(GLuint id, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVariantArrayObjectivATI(ctx, id, pname, params);
}
EXPORT void glGetVariantBooleanvEXT(GLuint id, GLenum value, GLboolean *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVariantBooleanvEXT(ctx, id, value, data);
}
EXPORT void glGetVariantFloatvEXT(GLuint id, GLenum value, GLfloat *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVariantFloatvEXT(ctx, id, value, data);
}
EXPORT void glGetVariantIntegervEXT(GLuint id, GLenum value, GLint *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVariantIntegervEXT(ctx, id, value, data);
}
EXPORT void glGetVariantPointervEXT(GLuint id, GLenum value, void **data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVariantPointervEXT(ctx, id, value, data);
}
EXPORT GLint glGetVaryingLocationNV(GLuint program, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetVaryingLocationNV(ctx, program, name);
}
EXPORT void glGetVertexArrayIndexed64iv(GLuint vaobj, GLuint index, GLenum pname, GLint64 *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexArrayIndexed64iv(ctx, vaobj, index, pname, param);
}
EXPORT void glGetVertexArrayIndexediv(GLuint vaobj, GLuint index, GLenum pname, GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexArrayIndexediv(ctx, vaobj, index, pname, param);
}
EXPORT void glGetVertexArrayIntegeri_vEXT(GLuint vaobj, GLuint index, GLenum pname, GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexArrayIntegeri_vEXT(ctx, vaobj, index, pname, param);
}
EXPORT void glGetVertexArrayIntegervEXT(GLuint vaobj, GLenum pname, GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexArrayIntegervEXT(ctx, vaobj, pname, param);
}
EXPORT void glGetVertexArrayPointeri_vEXT(GLuint vaobj, GLuint index, GLenum pname, void **param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexArrayPointeri_vEXT(ctx, vaobj, index, pname, param);
}
EXPORT void glGetVertexArrayPointervEXT(GLuint vaobj, GLenum pname, void **param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexArrayPointervEXT(ctx, vaobj, pname, param);
}
EXPORT void glGetVertexArrayiv(GLuint vaobj, GLenum pname, GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexArrayiv(ctx, vaobj, pname, param);
}
EXPORT void glGetVertexAttribArrayObjectfvATI(GLuint index, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribArrayObjectfvATI(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribArrayObjectivATI(GLuint index, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribArrayObjectivATI(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribIiv(GLuint index, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribIiv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribIivEXT(GLuint index, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribIiv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribIuiv(GLuint index, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribIuiv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribIuivEXT(GLuint index, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribIuiv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribLdv(GLuint index, GLenum pname, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribLdv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribLdvEXT(GLuint index, GLenum pname, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribLdv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribLi64vNV(GLuint index, GLenum pname, GLint64EXT *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribLi64vNV(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribLui64vARB(GLuint index, GLenum pname, GLuint64EXT *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribLui64vARB(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribLui64vNV(GLuint index, GLenum pname, GLuint64EXT *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribLui64vNV(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribPointerv(GLuint index, GLenum pname, void **pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribPointerv(ctx, index, pname, pointer);
}
EXPORT void glGetVertexAttribPointervARB(GLuint index, GLenum pname, void **pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribPointerv(ctx, index, pname, pointer);
}
EXPORT void glGetVertexAttribPointervNV(GLuint index, GLenum pname, void **pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribPointerv(ctx, index, pname, pointer);
}
EXPORT void glGetVertexAttribdv(GLuint index, GLenum pname, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribdv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribdvARB(GLuint index, GLenum pname, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribdv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribdvNV(GLuint index, GLenum pname, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribdv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribfv(GLuint index, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribfv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribfvARB(GLuint index, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribfv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribfvNV(GLuint index, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribfv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribiv(GLuint index, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribiv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribivARB(GLuint index, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribiv(ctx, index, pname, params);
}
EXPORT void glGetVertexAttribivNV(GLuint index, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVertexAttribiv(ctx, index, pname, params);
}
EXPORT void glGetVideoCaptureStreamdvNV(GLuint video_capture_slot, GLuint stream, GLenum pname, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVideoCaptureStreamdvNV(ctx, video_capture_slot, stream, pname, params);
}
EXPORT void glGetVideoCaptureStreamfvNV(GLuint video_capture_slot, GLuint stream, GLenum pname, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVideoCaptureStreamfvNV(ctx, video_capture_slot, stream, pname, params);
}
EXPORT void glGetVideoCaptureStreamivNV(GLuint video_capture_slot, GLuint stream, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVideoCaptureStreamivNV(ctx, video_capture_slot, stream, pname, params);
}
EXPORT void glGetVideoCaptureivNV(GLuint video_capture_slot, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVideoCaptureivNV(ctx, video_capture_slot, pname, params);
}
EXPORT void glGetVideoi64vNV(GLuint video_slot, GLenum pname, GLint64EXT *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVideoi64vNV(ctx, video_slot, pname, params);
}
EXPORT void glGetVideoivNV(GLuint video_slot, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVideoivNV(ctx, video_slot, pname, params);
}
EXPORT void glGetVideoui64vNV(GLuint video_slot, GLenum pname, GLuint64EXT *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVideoui64vNV(ctx, video_slot, pname, params);
}
EXPORT void glGetVideouivNV(GLuint video_slot, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetVideouivNV(ctx, video_slot, pname, params);
}
EXPORT GLVULKANPROCNV glGetVkProcAddrNV(const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glGetVkProcAddrNV(ctx, name);
}
EXPORT void glGetnColorTable(GLenum target, GLenum format, GLenum type, GLsizei bufSize, void *table)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnColorTable(ctx, target, format, type, bufSize, table);
}
EXPORT void glGetnColorTableARB(GLenum target, GLenum format, GLenum type, GLsizei bufSize, void *table)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnColorTable(ctx, target, format, type, bufSize, table);
}
EXPORT void glGetnCompressedTexImage(GLenum target, GLint lod, GLsizei bufSize, void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnCompressedTexImage(ctx, target, lod, bufSize, pixels);
}
EXPORT void glGetnCompressedTexImageARB(GLenum target, GLint lod, GLsizei bufSize, void *img)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnCompressedTexImage(ctx, target, lod, bufSize, img);
}
EXPORT void glGetnConvolutionFilter(GLenum target, GLenum format, GLenum type, GLsizei bufSize, void *image)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnConvolutionFilter(ctx, target, format, type, bufSize, image);
}
EXPORT void glGetnConvolutionFilterARB(GLenum target, GLenum format, GLenum type, GLsizei bufSize, void *image)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnConvolutionFilter(ctx, target, format, type, bufSize, image);
}
EXPORT void glGetnHistogram(GLenum target, GLboolean reset, GLenum format, GLenum type, GLsizei bufSize, void *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnHistogram(ctx, target, reset, format, type, bufSize, values);
}
EXPORT void glGetnHistogramARB(GLenum target, GLboolean reset, GLenum format, GLenum type, GLsizei bufSize, void *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnHistogram(ctx, target, reset, format, type, bufSize, values);
}
EXPORT void glGetnMapdv(GLenum target, GLenum query, GLsizei bufSize, GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnMapdv(ctx, target, query, bufSize, v);
}
EXPORT void glGetnMapdvARB(GLenum target, GLenum query, GLsizei bufSize, GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnMapdv(ctx, target, query, bufSize, v);
}
EXPORT void glGetnMapfv(GLenum target, GLenum query, GLsizei bufSize, GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnMapfv(ctx, target, query, bufSize, v);
}
EXPORT void glGetnMapfvARB(GLenum target, GLenum query, GLsizei bufSize, GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnMapfv(ctx, target, query, bufSize, v);
}
EXPORT void glGetnMapiv(GLenum target, GLenum query, GLsizei bufSize, GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnMapiv(ctx, target, query, bufSize, v);
}
EXPORT void glGetnMapivARB(GLenum target, GLenum query, GLsizei bufSize, GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnMapiv(ctx, target, query, bufSize, v);
}
EXPORT void glGetnMinmax(GLenum target, GLboolean reset, GLenum format, GLenum type, GLsizei bufSize, void *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnMinmax(ctx, target, reset, format, type, bufSize, values);
}
EXPORT void glGetnMinmaxARB(GLenum target, GLboolean reset, GLenum format, GLenum type, GLsizei bufSize, void *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnMinmax(ctx, target, reset, format, type, bufSize, values);
}
EXPORT void glGetnPixelMapfv(GLenum map, GLsizei bufSize, GLfloat *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnPixelMapfv(ctx, map, bufSize, values);
}
EXPORT void glGetnPixelMapfvARB(GLenum map, GLsizei bufSize, GLfloat *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnPixelMapfv(ctx, map, bufSize, values);
}
EXPORT void glGetnPixelMapuiv(GLenum map, GLsizei bufSize, GLuint *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnPixelMapuiv(ctx, map, bufSize, values);
}
EXPORT void glGetnPixelMapuivARB(GLenum map, GLsizei bufSize, GLuint *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnPixelMapuiv(ctx, map, bufSize, values);
}
EXPORT void glGetnPixelMapusv(GLenum map, GLsizei bufSize, GLushort *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnPixelMapusv(ctx, map, bufSize, values);
}
EXPORT void glGetnPixelMapusvARB(GLenum map, GLsizei bufSize, GLushort *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnPixelMapusv(ctx, map, bufSize, values);
}
EXPORT void glGetnPolygonStipple(GLsizei bufSize, GLubyte *pattern)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnPolygonStipple(ctx, bufSize, pattern);
}
EXPORT void glGetnPolygonStippleARB(GLsizei bufSize, GLubyte *pattern)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnPolygonStipple(ctx, bufSize, pattern);
}
EXPORT void glGetnSeparableFilter(GLenum target, GLenum format, GLenum type, GLsizei rowBufSize, void *row, GLsizei columnBufSize, void *column, void *span)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnSeparableFilter(ctx, target, format, type, rowBufSize, row, columnBufSize, column, span);
}
EXPORT void glGetnSeparableFilterARB(GLenum target, GLenum format, GLenum type, GLsizei rowBufSize, void *row, GLsizei columnBufSize, void *column, void *span)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnSeparableFilter(ctx, target, format, type, rowBufSize, row, columnBufSize, column, span);
}
EXPORT void glGetnTexImage(GLenum target, GLint level, GLenum format, GLenum type, GLsizei bufSize, void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnTexImage(ctx, target, level, format, type, bufSize, pixels);
}
EXPORT void glGetnTexImageARB(GLenum target, GLint level, GLenum format, GLenum type, GLsizei bufSize, void *img)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnTexImage(ctx, target, level, format, type, bufSize, img);
}
EXPORT void glGetnUniformdv(GLuint program, GLint location, GLsizei bufSize, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformdv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformdvARB(GLuint program, GLint location, GLsizei bufSize, GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformdv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformfv(GLuint program, GLint location, GLsizei bufSize, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformfv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformfvARB(GLuint program, GLint location, GLsizei bufSize, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformfv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformfvEXT(GLuint program, GLint location, GLsizei bufSize, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformfv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformfvKHR(GLuint program, GLint location, GLsizei bufSize, GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformfv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformi64vARB(GLuint program, GLint location, GLsizei bufSize, GLint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformi64vARB(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformiv(GLuint program, GLint location, GLsizei bufSize, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformiv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformivARB(GLuint program, GLint location, GLsizei bufSize, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformiv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformivEXT(GLuint program, GLint location, GLsizei bufSize, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformiv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformivKHR(GLuint program, GLint location, GLsizei bufSize, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformiv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformui64vARB(GLuint program, GLint location, GLsizei bufSize, GLuint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformui64vARB(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformuiv(GLuint program, GLint location, GLsizei bufSize, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformuiv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformuivARB(GLuint program, GLint location, GLsizei bufSize, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformuiv(ctx, program, location, bufSize, params);
}
EXPORT void glGetnUniformuivKHR(GLuint program, GLint location, GLsizei bufSize, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGetnUniformuiv(ctx, program, location, bufSize, params);
}
EXPORT void glGlobalAlphaFactorbSUN(GLbyte factor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGlobalAlphaFactorbSUN(ctx, factor);
}
EXPORT void glGlobalAlphaFactordSUN(GLdouble factor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGlobalAlphaFactordSUN(ctx, factor);
}
EXPORT void glGlobalAlphaFactorfSUN(GLfloat factor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGlobalAlphaFactorfSUN(ctx, factor);
}
EXPORT void glGlobalAlphaFactoriSUN(GLint factor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGlobalAlphaFactoriSUN(ctx, factor);
}
EXPORT void glGlobalAlphaFactorsSUN(GLshort factor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGlobalAlphaFactorsSUN(ctx, factor);
}
EXPORT void glGlobalAlphaFactorubSUN(GLubyte factor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGlobalAlphaFactorubSUN(ctx, factor);
}
EXPORT void glGlobalAlphaFactoruiSUN(GLuint factor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGlobalAlphaFactoruiSUN(ctx, factor);
}
EXPORT void glGlobalAlphaFactorusSUN(GLushort factor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glGlobalAlphaFactorusSUN(ctx, factor);
}
EXPORT void glHint(GLenum target, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glHint(ctx, target, mode);
}
EXPORT void glHintPGI(GLenum target, GLint mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glHintPGI(ctx, target, mode);
}
EXPORT void glHistogram(GLenum target, GLsizei width, GLenum internalformat, GLboolean sink)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glHistogram(ctx, target, width, internalformat, sink);
}
EXPORT void glHistogramEXT(GLenum target, GLsizei width, GLenum internalformat, GLboolean sink)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glHistogram(ctx, target, width, internalformat, sink);
}
EXPORT void glIglooInterfaceSGIX(GLenum pname, const void *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIglooInterfaceSGIX(ctx, pname, params);
}
EXPORT void glImageTransformParameterfHP(GLenum target, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glImageTransformParameterfHP(ctx, target, pname, param);
}
EXPORT void glImageTransformParameterfvHP(GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glImageTransformParameterfvHP(ctx, target, pname, params);
}
EXPORT void glImageTransformParameteriHP(GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glImageTransformParameteriHP(ctx, target, pname, param);
}
EXPORT void glImageTransformParameterivHP(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glImageTransformParameterivHP(ctx, target, pname, params);
}
EXPORT void glImportMemoryFdEXT(GLuint memory, GLuint64 size, GLenum handleType, GLint fd)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glImportMemoryFdEXT(ctx, memory, size, handleType, fd);
}
EXPORT void glImportMemoryWin32HandleEXT(GLuint memory, GLuint64 size, GLenum handleType, void *handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glImportMemoryWin32HandleEXT(ctx, memory, size, handleType, handle);
}
EXPORT void glImportMemoryWin32NameEXT(GLuint memory, GLuint64 size, GLenum handleType, const void *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glImportMemoryWin32NameEXT(ctx, memory, size, handleType, name);
}
EXPORT void glImportSemaphoreFdEXT(GLuint semaphore, GLenum handleType, GLint fd)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glImportSemaphoreFdEXT(ctx, semaphore, handleType, fd);
}
EXPORT void glImportSemaphoreWin32HandleEXT(GLuint semaphore, GLenum handleType, void *handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glImportSemaphoreWin32HandleEXT(ctx, semaphore, handleType, handle);
}
EXPORT void glImportSemaphoreWin32NameEXT(GLuint semaphore, GLenum handleType, const void *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glImportSemaphoreWin32NameEXT(ctx, semaphore, handleType, name);
}
EXPORT GLsync glImportSyncEXT(GLenum external_sync_type, GLintptr external_sync, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glImportSyncEXT(ctx, external_sync_type, external_sync, flags);
}
EXPORT void glIndexFormatNV(GLenum type, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexFormatNV(ctx, type, stride);
}
EXPORT void glIndexFuncEXT(GLenum func, GLclampf ref)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexFuncEXT(ctx, func, ref);
}
EXPORT void glIndexMask(GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexMask(ctx, mask);
}
EXPORT void glIndexMaterialEXT(GLenum face, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexMaterialEXT(ctx, face, mode);
}
EXPORT void glIndexPointer(GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexPointer(ctx, type, stride, pointer);
}
EXPORT void glIndexPointerEXT(GLenum type, GLsizei stride, GLsizei count, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexPointerEXT(ctx, type, stride, count, pointer);
}
EXPORT void glIndexPointerListIBM(GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexPointerListIBM(ctx, type, stride, pointer, ptrstride);
}
EXPORT void glIndexd(GLdouble c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexd(ctx, c);
}
EXPORT void glIndexdv(const GLdouble *c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexdv(ctx, c);
}
EXPORT void glIndexf(GLfloat c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexf(ctx, c);
}
EXPORT void glIndexfv(const GLfloat *c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexfv(ctx, c);
}
EXPORT void glIndexi(GLint c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexi(ctx, c);
}
EXPORT void glIndexiv(const GLint *c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexiv(ctx, c);
}
EXPORT void glIndexs(GLshort c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexs(ctx, c);
}
EXPORT void glIndexsv(const GLshort *c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexsv(ctx, c);
}
EXPORT void glIndexub(GLubyte c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexub(ctx, c);
}
EXPORT void glIndexubv(const GLubyte *c)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexubv(ctx, c);
}
EXPORT void glIndexxOES(GLfixed component)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexxOES(ctx, component);
}
EXPORT void glIndexxvOES(const GLfixed *component)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glIndexxvOES(ctx, component);
}
EXPORT void glInitNames(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInitNames(ctx);
}
EXPORT void glInsertComponentEXT(GLuint res, GLuint src, GLuint num)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInsertComponentEXT(ctx, res, src, num);
}
EXPORT void glInsertEventMarkerEXT(GLsizei length, const GLchar *marker)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInsertEventMarkerEXT(ctx, length, marker);
}
EXPORT void glInstrumentsBufferSGIX(GLsizei size, GLint *buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInstrumentsBufferSGIX(ctx, size, buffer);
}
EXPORT void glInterleavedArrays(GLenum format, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInterleavedArrays(ctx, format, stride, pointer);
}
EXPORT void glInterpolatePathsNV(GLuint resultPath, GLuint pathA, GLuint pathB, GLfloat weight)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInterpolatePathsNV(ctx, resultPath, pathA, pathB, weight);
}
EXPORT void glInvalidateBufferData(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInvalidateBufferData(ctx, buffer);
}
EXPORT void glInvalidateBufferSubData(GLuint buffer, GLintptr offset, GLsizeiptr length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInvalidateBufferSubData(ctx, buffer, offset, length);
}
EXPORT void glInvalidateFramebuffer(GLenum target, GLsizei numAttachments, const GLenum *attachments)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInvalidateFramebuffer(ctx, target, numAttachments, attachments);
}
EXPORT void glInvalidateNamedFramebufferData(GLuint framebuffer, GLsizei numAttachments, const GLenum *attachments)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInvalidateNamedFramebufferData(ctx, framebuffer, numAttachments, attachments);
}
EXPORT void glInvalidateNamedFramebufferSubData(GLuint framebuffer, GLsizei numAttachments, const GLenum *attachments, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInvalidateNamedFramebufferSubData(ctx, framebuffer, numAttachments, attachments, x, y, width, height);
}
EXPORT void glInvalidateSubFramebuffer(GLenum target, GLsizei numAttachments, const GLenum *attachments, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInvalidateSubFramebuffer(ctx, target, numAttachments, attachments, x, y, width, height);
}
EXPORT void glInvalidateTexImage(GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInvalidateTexImage(ctx, texture, level);
}
EXPORT void glInvalidateTexSubImage(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glInvalidateTexSubImage(ctx, texture, level, xoffset, yoffset, zoffset, width, height, depth);
}
EXPORT GLboolean glIsAsyncMarkerSGIX(GLuint marker)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsAsyncMarkerSGIX(ctx, marker);
}
EXPORT GLboolean glIsBuffer(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsBuffer(ctx, buffer);
}
EXPORT GLboolean glIsBufferARB(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsBuffer(ctx, buffer);
}
EXPORT GLboolean glIsBufferResidentNV(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsBufferResidentNV(ctx, target);
}
EXPORT GLboolean glIsCommandListNV(GLuint list)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsCommandListNV(ctx, list);
}
EXPORT GLboolean glIsEnabled(GLenum cap)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsEnabled(ctx, cap);
}
EXPORT GLboolean glIsEnabledIndexedEXT(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsEnabledi(ctx, target, index);
}
EXPORT GLboolean glIsEnabledi(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsEnabledi(ctx, target, index);
}
EXPORT GLboolean glIsEnablediEXT(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsEnabledi(ctx, target, index);
}
EXPORT GLboolean glIsEnablediNV(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsEnabledi(ctx, target, index);
}
EXPORT GLboolean glIsEnablediOES(GLenum target, GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsEnabledi(ctx, target, index);
}
EXPORT GLboolean glIsFenceAPPLE(GLuint fence)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsFenceAPPLE(ctx, fence);
}
EXPORT GLboolean glIsFenceNV(GLuint fence)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsFenceNV(ctx, fence);
}
EXPORT GLboolean glIsFramebuffer(GLuint framebuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsFramebuffer(ctx, framebuffer);
}
EXPORT GLboolean glIsFramebufferEXT(GLuint framebuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsFramebuffer(ctx, framebuffer);
}
EXPORT GLboolean glIsFramebufferOES(GLuint framebuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsFramebuffer(ctx, framebuffer);
}
EXPORT GLboolean glIsImageHandleResidentARB(GLuint64 handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsImageHandleResidentARB(ctx, handle);
}
EXPORT GLboolean glIsImageHandleResidentNV(GLuint64 handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsImageHandleResidentNV(ctx, handle);
}
EXPORT GLboolean glIsList(GLuint list)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsList(ctx, list);
}
EXPORT GLboolean glIsMemoryObjectEXT(GLuint memoryObject)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsMemoryObjectEXT(ctx, memoryObject);
}
EXPORT GLboolean glIsNameAMD(GLenum identifier, GLuint name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsNameAMD(ctx, identifier, name);
}
EXPORT GLboolean glIsNamedBufferResidentNV(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsNamedBufferResidentNV(ctx, buffer);
}
EXPORT GLboolean glIsNamedStringARB(GLint namelen, const GLchar *name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsNamedStringARB(ctx, namelen, name);
}
EXPORT GLboolean glIsObjectBufferATI(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsObjectBufferATI(ctx, buffer);
}
EXPORT GLboolean glIsOcclusionQueryNV(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsOcclusionQueryNV(ctx, id);
}
EXPORT GLboolean glIsPathNV(GLuint path)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsPathNV(ctx, path);
}
EXPORT GLboolean glIsPointInFillPathNV(GLuint path, GLuint mask, GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsPointInFillPathNV(ctx, path, mask, x, y);
}
EXPORT GLboolean glIsPointInStrokePathNV(GLuint path, GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsPointInStrokePathNV(ctx, path, x, y);
}
EXPORT GLboolean glIsProgram(GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsProgram(ctx, program);
}
EXPORT GLboolean glIsProgramARB(GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsProgramARB(ctx, program);
}
EXPORT GLboolean glIsProgramNV(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsProgramARB(ctx, id);
}
EXPORT GLboolean glIsProgramPipeline(GLuint pipeline)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsProgramPipeline(ctx, pipeline);
}
EXPORT GLboolean glIsProgramPipelineEXT(GLuint pipeline)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsProgramPipeline(ctx, pipeline);
}
EXPORT GLboolean glIsQuery(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsQuery(ctx, id);
}
EXPORT GLboolean glIsQueryARB(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsQuery(ctx, id);
}
EXPORT GLboolean glIsQueryEXT(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsQuery(ctx, id);
}
EXPORT GLboolean glIsRenderbuffer(GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsRenderbuffer(ctx, renderbuffer);
}
EXPORT GLboolean glIsRenderbufferEXT(GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsRenderbuffer(ctx, renderbuffer);
}
EXPORT GLboolean glIsRenderbufferOES(GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsRenderbuffer(ctx, renderbuffer);
}
EXPORT GLboolean glIsSampler(GLuint sampler)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsSampler(ctx, sampler);
}
EXPORT GLboolean glIsSemaphoreEXT(GLuint semaphore)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsSemaphoreEXT(ctx, semaphore);
}
EXPORT GLboolean glIsShader(GLuint shader)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsShader(ctx, shader);
}
EXPORT GLboolean glIsStateNV(GLuint state)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsStateNV(ctx, state);
}
EXPORT GLboolean glIsSync(GLsync sync)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsSync(ctx, sync);
}
EXPORT GLboolean glIsSyncAPPLE(GLsync sync)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsSync(ctx, sync);
}
EXPORT GLboolean glIsTexture(GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsTexture(ctx, texture);
}
EXPORT GLboolean glIsTextureEXT(GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsTexture(ctx, texture);
}
EXPORT GLboolean glIsTextureHandleResidentARB(GLuint64 handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsTextureHandleResidentARB(ctx, handle);
}
EXPORT GLboolean glIsTextureHandleResidentNV(GLuint64 handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsTextureHandleResidentNV(ctx, handle);
}
EXPORT GLboolean glIsTransformFeedback(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsTransformFeedback(ctx, id);
}
EXPORT GLboolean glIsTransformFeedbackNV(GLuint id)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsTransformFeedback(ctx, id);
}
EXPORT GLboolean glIsVariantEnabledEXT(GLuint id, GLenum cap)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsVariantEnabledEXT(ctx, id, cap);
}
EXPORT GLboolean glIsVertexArray(GLuint array)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsVertexArray(ctx, array);
}
EXPORT GLboolean glIsVertexArrayAPPLE(GLuint array)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsVertexArray(ctx, array);
}
EXPORT GLboolean glIsVertexArrayOES(GLuint array)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsVertexArray(ctx, array);
}
EXPORT GLboolean glIsVertexAttribEnabledAPPLE(GLuint index, GLenum pname)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glIsVertexAttribEnabledAPPLE(ctx, index, pname);
}
EXPORT void glLGPUCopyImageSubDataNVX(GLuint sourceGpu, GLbitfield destinationGpuMask, GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srxY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLGPUCopyImageSubDataNVX(ctx, sourceGpu, destinationGpuMask, srcName, srcTarget, srcLevel, srcX, srxY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, width, height, depth);
}
EXPORT void glLGPUInterlockNVX(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLGPUInterlockNVX(ctx);
}
EXPORT void glLGPUNamedBufferSubDataNVX(GLbitfield gpuMask, GLuint buffer, GLintptr offset, GLsizeiptr size, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLGPUNamedBufferSubDataNVX(ctx, gpuMask, buffer, offset, size, data);
}
EXPORT void glLabelObjectEXT(GLenum type, GLuint object, GLsizei length, const GLchar *label)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLabelObjectEXT(ctx, type, object, length, label);
}
EXPORT void glLightEnviSGIX(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightEnviSGIX(ctx, pname, param);
}
EXPORT void glLightModelf(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightModelf(ctx, pname, param);
}
EXPORT void glLightModelfv(GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightModelfv(ctx, pname, params);
}
EXPORT void glLightModeli(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightModeli(ctx, pname, param);
}
EXPORT void glLightModeliv(GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightModeliv(ctx, pname, params);
}
EXPORT void glLightModelx(GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightModelx(ctx, pname, param);
}
EXPORT void glLightModelxOES(GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightModelx(ctx, pname, param);
}
EXPORT void glLightModelxv(GLenum pname, const GLfixed *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightModelxv(ctx, pname, param);
}
EXPORT void glLightModelxvOES(GLenum pname, const GLfixed *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightModelxv(ctx, pname, param);
}
EXPORT void glLightf(GLenum light, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightf(ctx, light, pname, param);
}
EXPORT void glLightfv(GLenum light, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightfv(ctx, light, pname, params);
}
EXPORT void glLighti(GLenum light, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLighti(ctx, light, pname, param);
}
EXPORT void glLightiv(GLenum light, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightiv(ctx, light, pname, params);
}
EXPORT void glLightx(GLenum light, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightx(ctx, light, pname, param);
}
EXPORT void glLightxOES(GLenum light, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightx(ctx, light, pname, param);
}
EXPORT void glLightxv(GLenum light, GLenum pname, const GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightxv(ctx, light, pname, params);
}
EXPORT void glLightxvOES(GLenum light, GLenum pname, const GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLightxv(ctx, light, pname, params);
}
EXPORT void glLineStipple(GLint factor, GLushort pattern)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLineStipple(ctx, factor, pattern);
}
EXPORT void glLineWidth(GLfloat width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLineWidth(ctx, width);
}
EXPORT void glLineWidthx(GLfixed width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLineWidthx(ctx, width);
}
EXPORT void glLineWidthxOES(GLfixed width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLineWidthx(ctx, width);
}
EXPORT void glLinkProgram(GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLinkProgram(ctx, program);
}
EXPORT void glLinkProgramARB(GLhandleARB programObj)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLinkProgram(ctx, (GLuint)programObj);
}
EXPORT void glListBase(GLuint base)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glListBase(ctx, base);
}
EXPORT void glListDrawCommandsStatesClientNV(GLuint list, GLuint segment, const void **indirects, const GLsizei *sizes, const GLuint *states, const GLuint *fbos, GLuint count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glListDrawCommandsStatesClientNV(ctx, list, segment, indirects, sizes, states, fbos, count);
}
EXPORT void glListParameterfSGIX(GLuint list, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glListParameterfSGIX(ctx, list, pname, param);
}
EXPORT void glListParameterfvSGIX(GLuint list, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glListParameterfvSGIX(ctx, list, pname, params);
}
EXPORT void glListParameteriSGIX(GLuint list, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glListParameteriSGIX(ctx, list, pname, param);
}
EXPORT void glListParameterivSGIX(GLuint list, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glListParameterivSGIX(ctx, list, pname, params);
}
EXPORT void glLoadIdentity(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadIdentity(ctx);
}
EXPORT void glLoadIdentityDeformationMapSGIX(GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadIdentityDeformationMapSGIX(ctx, mask);
}
EXPORT void glLoadMatrixd(const GLdouble *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadMatrixd(ctx, m);
}
EXPORT void glLoadMatrixf(const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadMatrixf(ctx, m);
}
EXPORT void glLoadMatrixx(const GLfixed *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadMatrixx(ctx, m);
}
EXPORT void glLoadMatrixxOES(const GLfixed *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadMatrixx(ctx, m);
}
EXPORT void glLoadName(GLuint name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadName(ctx, name);
}
EXPORT void glLoadPaletteFromModelViewMatrixOES(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadPaletteFromModelViewMatrixOES(ctx);
}
EXPORT void glLoadProgramNV(GLenum target, GLuint id, GLsizei len, const GLubyte *program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadProgramNV(ctx, target, id, len, program);
}
EXPORT void glLoadTransposeMatrixd(const GLdouble *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadTransposeMatrixd(ctx, m);
}
EXPORT void glLoadTransposeMatrixdARB(const GLdouble *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadTransposeMatrixd(ctx, m);
}
EXPORT void glLoadTransposeMatrixf(const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadTransposeMatrixf(ctx, m);
}
EXPORT void glLoadTransposeMatrixfARB(const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadTransposeMatrixf(ctx, m);
}
EXPORT void glLoadTransposeMatrixxOES(const GLfixed *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLoadTransposeMatrixxOES(ctx, m);
}
EXPORT void glLockArraysEXT(GLint first, GLsizei count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLockArraysEXT(ctx, first, count);
}
EXPORT void glLogicOp(GLenum opcode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glLogicOp(ctx, opcode);
}
EXPORT void glMakeBufferNonResidentNV(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeBufferNonResidentNV(ctx, target);
}
EXPORT void glMakeBufferResidentNV(GLenum target, GLenum access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeBufferResidentNV(ctx, target, access);
}
EXPORT void glMakeImageHandleNonResidentARB(GLuint64 handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeImageHandleNonResidentARB(ctx, handle);
}
EXPORT void glMakeImageHandleNonResidentNV(GLuint64 handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeImageHandleNonResidentNV(ctx, handle);
}
EXPORT void glMakeImageHandleResidentARB(GLuint64 handle, GLenum access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeImageHandleResidentARB(ctx, handle, access);
}
EXPORT void glMakeImageHandleResidentNV(GLuint64 handle, GLenum access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeImageHandleResidentNV(ctx, handle, access);
}
EXPORT void glMakeNamedBufferNonResidentNV(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeNamedBufferNonResidentNV(ctx, buffer);
}
EXPORT void glMakeNamedBufferResidentNV(GLuint buffer, GLenum access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeNamedBufferResidentNV(ctx, buffer, access);
}
EXPORT void glMakeTextureHandleNonResidentARB(GLuint64 handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeTextureHandleNonResidentARB(ctx, handle);
}
EXPORT void glMakeTextureHandleNonResidentNV(GLuint64 handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeTextureHandleNonResidentNV(ctx, handle);
}
EXPORT void glMakeTextureHandleResidentARB(GLuint64 handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeTextureHandleResidentARB(ctx, handle);
}
EXPORT void glMakeTextureHandleResidentNV(GLuint64 handle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMakeTextureHandleResidentNV(ctx, handle);
}
EXPORT void glMap1d(GLenum target, GLdouble u1, GLdouble u2, GLint stride, GLint order, const GLdouble *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMap1d(ctx, target, u1, u2, stride, order, points);
}
EXPORT void glMap1f(GLenum target, GLfloat u1, GLfloat u2, GLint stride, GLint order, const GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMap1f(ctx, target, u1, u2, stride, order, points);
}
EXPORT void glMap1xOES(GLenum target, GLfixed u1, GLfixed u2, GLint stride, GLint order, GLfixed points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMap1xOES(ctx, target, u1, u2, stride, order, points);
}
EXPORT void glMap2d(GLenum target, GLdouble u1, GLdouble u2, GLint ustride, GLint uorder, GLdouble v1, GLdouble v2, GLint vstride, GLint vorder, const GLdouble *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMap2d(ctx, target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
}
EXPORT void glMap2f(GLenum target, GLfloat u1, GLfloat u2, GLint ustride, GLint uorder, GLfloat v1, GLfloat v2, GLint vstride, GLint vorder, const GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMap2f(ctx, target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
}
EXPORT void glMap2xOES(GLenum target, GLfixed u1, GLfixed u2, GLint ustride, GLint uorder, GLfixed v1, GLfixed v2, GLint vstride, GLint vorder, GLfixed points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMap2xOES(ctx, target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
}
EXPORT void *glMapBuffer(GLenum target, GLenum access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapBuffer(ctx, target, access);
}
EXPORT void *glMapBufferARB(GLenum target, GLenum access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapBuffer(ctx, target, access);
}
EXPORT void *glMapBufferOES(GLenum target, GLenum access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapBuffer(ctx, target, access);
}
EXPORT void *glMapBufferRange(GLenum target, GLintptr offset, GLsizeiptr length, GLbitfield access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapBufferRange(ctx, target, offset, length, access);
}
EXPORT void *glMapBufferRangeEXT(GLenum target, GLintptr offset, GLsizeiptr length, GLbitfield access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapBufferRange(ctx, target, offset, length, access);
}
EXPORT void glMapControlPointsNV(GLenum target, GLuint index, GLenum type, GLsizei ustride, GLsizei vstride, GLint uorder, GLint vorder, GLboolean packed, const void *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapControlPointsNV(ctx, target, index, type, ustride, vstride, uorder, vorder, packed, points);
}
EXPORT void glMapGrid1d(GLint un, GLdouble u1, GLdouble u2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapGrid1d(ctx, un, u1, u2);
}
EXPORT void glMapGrid1f(GLint un, GLfloat u1, GLfloat u2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapGrid1f(ctx, un, u1, u2);
}
EXPORT void glMapGrid1xOES(GLint n, GLfixed u1, GLfixed u2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapGrid1xOES(ctx, n, u1, u2);
}
EXPORT void glMapGrid2d(GLint un, GLdouble u1, GLdouble u2, GLint vn, GLdouble v1, GLdouble v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapGrid2d(ctx, un, u1, u2, vn, v1, v2);
}
EXPORT void glMapGrid2f(GLint un, GLfloat u1, GLfloat u2, GLint vn, GLfloat v1, GLfloat v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapGrid2f(ctx, un, u1, u2, vn, v1, v2);
}
EXPORT void glMapGrid2xOES(GLint n, GLfixed u1, GLfixed u2, GLfixed v1, GLfixed v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapGrid2xOES(ctx, n, u1, u2, v1, v2);
}
EXPORT void *glMapNamedBuffer(GLuint buffer, GLenum access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapNamedBuffer(ctx, buffer, access);
}
EXPORT void *glMapNamedBufferEXT(GLuint buffer, GLenum access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapNamedBuffer(ctx, buffer, access);
}
EXPORT void *glMapNamedBufferRange(GLuint buffer, GLintptr offset, GLsizeiptr length, GLbitfield access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapNamedBufferRange(ctx, buffer, offset, length, access);
}
EXPORT void *glMapNamedBufferRangeEXT(GLuint buffer, GLintptr offset, GLsizeiptr length, GLbitfield access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapNamedBufferRange(ctx, buffer, offset, length, access);
}
EXPORT void *glMapObjectBufferATI(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapObjectBufferATI(ctx, buffer);
}
EXPORT void glMapParameterfvNV(GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapParameterfvNV(ctx, target, pname, params);
}
EXPORT void glMapParameterivNV(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapParameterivNV(ctx, target, pname, params);
}
EXPORT void *glMapTexture2DINTEL(GLuint texture, GLint level, GLbitfield access, GLint *stride, GLenum *layout)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glMapTexture2DINTEL(ctx, texture, level, access, stride, layout);
}
EXPORT void glMapVertexAttrib1dAPPLE(GLuint index, GLuint size, GLdouble u1, GLdouble u2, GLint stride, GLint order, const GLdouble *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapVertexAttrib1dAPPLE(ctx, index, size, u1, u2, stride, order, points);
}
EXPORT void glMapVertexAttrib1fAPPLE(GLuint index, GLuint size, GLfloat u1, GLfloat u2, GLint stride, GLint order, const GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapVertexAttrib1fAPPLE(ctx, index, size, u1, u2, stride, order, points);
}
EXPORT void glMapVertexAttrib2dAPPLE(GLuint index, GLuint size, GLdouble u1, GLdouble u2, GLint ustride, GLint uorder, GLdouble v1, GLdouble v2, GLint vstride, GLint vorder, const GLdouble *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapVertexAttrib2dAPPLE(ctx, index, size, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
}
EXPORT void glMapVertexAttrib2fAPPLE(GLuint index, GLuint size, GLfloat u1, GLfloat u2, GLint ustride, GLint uorder, GLfloat v1, GLfloat v2, GLint vstride, GLint vorder, const GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMapVertexAttrib2fAPPLE(ctx, index, size, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
}
EXPORT void glMaterialf(GLenum face, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMaterialf(ctx, face, pname, param);
}
EXPORT void glMaterialfv(GLenum face, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMaterialfv(ctx, face, pname, params);
}
EXPORT void glMateriali(GLenum face, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMateriali(ctx, face, pname, param);
}
EXPORT void glMaterialiv(GLenum face, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMaterialiv(ctx, face, pname, params);
}
EXPORT void glMaterialx(GLenum face, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMaterialx(ctx, face, pname, param);
}
EXPORT void glMaterialxOES(GLenum face, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMaterialx(ctx, face, pname, param);
}
EXPORT void glMaterialxv(GLenum face, GLenum pname, const GLfixed *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMaterialxv(ctx, face, pname, param);
}
EXPORT void glMaterialxvOES(GLenum face, GLenum pname, const GLfixed *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMaterialxv(ctx, face, pname, param);
}
EXPORT void glMatrixFrustumEXT(GLenum mode, GLdouble left, GLdouble right, GLdouble bottom, GLdouble top, GLdouble zNear, GLdouble zFar)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixFrustumEXT(ctx, mode, left, right, bottom, top, zNear, zFar);
}
EXPORT void glMatrixIndexPointerARB(GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixIndexPointerARB(ctx, size, type, stride, pointer);
}
EXPORT void glMatrixIndexPointerOES(GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixIndexPointerOES(ctx, size, type, stride, pointer);
}
EXPORT void glMatrixIndexubvARB(GLint size, const GLubyte *indices)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixIndexubvARB(ctx, size, indices);
}
EXPORT void glMatrixIndexuivARB(GLint size, const GLuint *indices)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixIndexuivARB(ctx, size, indices);
}
EXPORT void glMatrixIndexusvARB(GLint size, const GLushort *indices)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixIndexusvARB(ctx, size, indices);
}
EXPORT void glMatrixLoad3x2fNV(GLenum matrixMode, const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixLoad3x2fNV(ctx, matrixMode, m);
}
EXPORT void glMatrixLoad3x3fNV(GLenum matrixMode, const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixLoad3x3fNV(ctx, matrixMode, m);
}
EXPORT void glMatrixLoadIdentityEXT(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixLoadIdentityEXT(ctx, mode);
}
EXPORT void glMatrixLoadTranspose3x3fNV(GLenum matrixMode, const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixLoadTranspose3x3fNV(ctx, matrixMode, m);
}
EXPORT void glMatrixLoadTransposedEXT(GLenum mode, const GLdouble *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixLoadTransposedEXT(ctx, mode, m);
}
EXPORT void glMatrixLoadTransposefEXT(GLenum mode, const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixLoadTransposefEXT(ctx, mode, m);
}
EXPORT void glMatrixLoaddEXT(GLenum mode, const GLdouble *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixLoaddEXT(ctx, mode, m);
}
EXPORT void glMatrixLoadfEXT(GLenum mode, const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixLoadfEXT(ctx, mode, m);
}
EXPORT void glMatrixMode(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixMode(ctx, mode);
}
EXPORT void glMatrixMult3x2fNV(GLenum matrixMode, const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixMult3x2fNV(ctx, matrixMode, m);
}
EXPORT void glMatrixMult3x3fNV(GLenum matrixMode, const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixMult3x3fNV(ctx, matrixMode, m);
}
EXPORT void glMatrixMultTranspose3x3fNV(GLenum matrixMode, const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixMultTranspose3x3fNV(ctx, matrixMode, m);
}
EXPORT void glMatrixMultTransposedEXT(GLenum mode, const GLdouble *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixMultTransposedEXT(ctx, mode, m);
}
EXPORT void glMatrixMultTransposefEXT(GLenum mode, const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixMultTransposefEXT(ctx, mode, m);
}
EXPORT void glMatrixMultdEXT(GLenum mode, const GLdouble *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixMultdEXT(ctx, mode, m);
}
EXPORT void glMatrixMultfEXT(GLenum mode, const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixMultfEXT(ctx, mode, m);
}
EXPORT void glMatrixOrthoEXT(GLenum mode, GLdouble left, GLdouble right, GLdouble bottom, GLdouble top, GLdouble zNear, GLdouble zFar)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixOrthoEXT(ctx, mode, left, right, bottom, top, zNear, zFar);
}
EXPORT void glMatrixPopEXT(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixPopEXT(ctx, mode);
}
EXPORT void glMatrixPushEXT(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixPushEXT(ctx, mode);
}
EXPORT void glMatrixRotatedEXT(GLenum mode, GLdouble angle, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixRotatedEXT(ctx, mode, angle, x, y, z);
}
EXPORT void glMatrixRotatefEXT(GLenum mode, GLfloat angle, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixRotatefEXT(ctx, mode, angle, x, y, z);
}
EXPORT void glMatrixScaledEXT(GLenum mode, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixScaledEXT(ctx, mode, x, y, z);
}
EXPORT void glMatrixScalefEXT(GLenum mode, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixScalefEXT(ctx, mode, x, y, z);
}
EXPORT void glMatrixTranslatedEXT(GLenum mode, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixTranslatedEXT(ctx, mode, x, y, z);
}
EXPORT void glMatrixTranslatefEXT(GLenum mode, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMatrixTranslatefEXT(ctx, mode, x, y, z);
}
EXPORT void glMaxShaderCompilerThreadsARB(GLuint count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMaxShaderCompilerThreadsKHR(ctx, count);
}
EXPORT void glMaxShaderCompilerThreadsKHR(GLuint count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMaxShaderCompilerThreadsKHR(ctx, count);
}
EXPORT void glMemoryBarrier(GLbitfield barriers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMemoryBarrier(ctx, barriers);
}
EXPORT void glMemoryBarrierByRegion(GLbitfield barriers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMemoryBarrierByRegion(ctx, barriers);
}
EXPORT void glMemoryBarrierEXT(GLbitfield barriers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMemoryBarrier(ctx, barriers);
}
EXPORT void glMemoryObjectParameterivEXT(GLuint memoryObject, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMemoryObjectParameterivEXT(ctx, memoryObject, pname, params);
}
EXPORT void glMinSampleShading(GLfloat value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMinSampleShading(ctx, value);
}
EXPORT void glMinSampleShadingARB(GLfloat value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMinSampleShading(ctx, value);
}
EXPORT void glMinSampleShadingOES(GLfloat value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMinSampleShading(ctx, value);
}
EXPORT void glMinmax(GLenum target, GLenum internalformat, GLboolean sink)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMinmax(ctx, target, internalformat, sink);
}
EXPORT void glMinmaxEXT(GLenum target, GLenum internalformat, GLboolean sink)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMinmax(ctx, target, internalformat, sink);
}
EXPORT void glMultMatrixd(const GLdouble *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultMatrixd(ctx, m);
}
EXPORT void glMultMatrixf(const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultMatrixf(ctx, m);
}
EXPORT void glMultMatrixx(const GLfixed *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultMatrixx(ctx, m);
}
EXPORT void glMultMatrixxOES(const GLfixed *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultMatrixx(ctx, m);
}
EXPORT void glMultTransposeMatrixd(const GLdouble *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultTransposeMatrixd(ctx, m);
}
EXPORT void glMultTransposeMatrixdARB(const GLdouble *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultTransposeMatrixd(ctx, m);
}
EXPORT void glMultTransposeMatrixf(const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultTransposeMatrixf(ctx, m);
}
EXPORT void glMultTransposeMatrixfARB(const GLfloat *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultTransposeMatrixf(ctx, m);
}
EXPORT void glMultTransposeMatrixxOES(const GLfixed *m)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultTransposeMatrixxOES(ctx, m);
}
EXPORT void glMultiDrawArrays(GLenum mode, const GLint *first, const GLsizei *count, GLsizei drawcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawArrays(ctx, mode, first, count, drawcount);
}
EXPORT void glMultiDrawArraysEXT(GLenum mode, const GLint *first, const GLsizei *count, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawArrays(ctx, mode, first, count, primcount);
}
EXPORT void glMultiDrawArraysIndirect(GLenum mode, const void *indirect, GLsizei drawcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawArraysIndirect(ctx, mode, indirect, drawcount, stride);
}
EXPORT void glMultiDrawArraysIndirectAMD(GLenum mode, const void *indirect, GLsizei primcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawArraysIndirect(ctx, mode, indirect, primcount, stride);
}
EXPORT void glMultiDrawArraysIndirectBindlessCountNV(GLenum mode, const void *indirect, GLsizei drawCount, GLsizei maxDrawCount, GLsizei stride, GLint vertexBufferCount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawArraysIndirectBindlessCountNV(ctx, mode, indirect, drawCount, maxDrawCount, stride, vertexBufferCount);
}
EXPORT void glMultiDrawArraysIndirectBindlessNV(GLenum mode, const void *indirect, GLsizei drawCount, GLsizei stride, GLint vertexBufferCount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawArraysIndirectBindlessNV(ctx, mode, indirect, drawCount, stride, vertexBufferCount);
}
EXPORT void glMultiDrawArraysIndirectCount(GLenum mode, const void *indirect, GLintptr drawcount, GLsizei maxdrawcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawArraysIndirectCount(ctx, mode, indirect, drawcount, maxdrawcount, stride);
}
EXPORT void glMultiDrawArraysIndirectCountARB(GLenum mode, const void *indirect, GLintptr drawcount, GLsizei maxdrawcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawArraysIndirectCount(ctx, mode, indirect, drawcount, maxdrawcount, stride);
}
EXPORT void glMultiDrawArraysIndirectEXT(GLenum mode, const void *indirect, GLsizei drawcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawArraysIndirect(ctx, mode, indirect, drawcount, stride);
}
EXPORT void glMultiDrawElementArrayAPPLE(GLenum mode, const GLint *first, const GLsizei *count, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElementArrayAPPLE(ctx, mode, first, count, primcount);
}
EXPORT void glMultiDrawElements(GLenum mode, const GLsizei *count, GLenum type, const void *const*indices, GLsizei drawcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElements(ctx, mode, count, type, indices, drawcount);
}
EXPORT void glMultiDrawElementsBaseVertex(GLenum mode, const GLsizei *count, GLenum type, const void *const*indices, GLsizei drawcount, const GLint *basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElementsBaseVertex(ctx, mode, count, type, indices, drawcount, basevertex);
}
EXPORT void glMultiDrawElementsBaseVertexEXT(GLenum mode, const GLsizei *count, GLenum type, const void *const*indices, GLsizei drawcount, const GLint *basevertex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElementsBaseVertex(ctx, mode, count, type, indices, drawcount, basevertex);
}
EXPORT void glMultiDrawElementsEXT(GLenum mode, const GLsizei *count, GLenum type, const void *const*indices, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElements(ctx, mode, count, type, indices, primcount);
}
EXPORT void glMultiDrawElementsIndirect(GLenum mode, GLenum type, const void *indirect, GLsizei drawcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElementsIndirect(ctx, mode, type, indirect, drawcount, stride);
}
EXPORT void glMultiDrawElementsIndirectAMD(GLenum mode, GLenum type, const void *indirect, GLsizei primcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElementsIndirect(ctx, mode, type, indirect, primcount, stride);
}
EXPORT void glMultiDrawElementsIndirectBindlessCountNV(GLenum mode, GLenum type, const void *indirect, GLsizei drawCount, GLsizei maxDrawCount, GLsizei stride, GLint vertexBufferCount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElementsIndirectBindlessCountNV(ctx, mode, type, indirect, drawCount, maxDrawCount, stride, vertexBufferCount);
}
EXPORT void glMultiDrawElementsIndirectBindlessNV(GLenum mode, GLenum type, const void *indirect, GLsizei drawCount, GLsizei stride, GLint vertexBufferCount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElementsIndirectBindlessNV(ctx, mode, type, indirect, drawCount, stride, vertexBufferCount);
}
EXPORT void glMultiDrawElementsIndirectCount(GLenum mode, GLenum type, const void *indirect, GLintptr drawcount, GLsizei maxdrawcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElementsIndirectCount(ctx, mode, type, indirect, drawcount, maxdrawcount, stride);
}
EXPORT void glMultiDrawElementsIndirectCountARB(GLenum mode, GLenum type, const void *indirect, GLintptr drawcount, GLsizei maxdrawcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElementsIndirectCount(ctx, mode, type, indirect, drawcount, maxdrawcount, stride);
}
EXPORT void glMultiDrawElementsIndirectEXT(GLenum mode, GLenum type, const void *indirect, GLsizei drawcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawElementsIndirect(ctx, mode, type, indirect, drawcount, stride);
}
EXPORT void glMultiDrawMeshTasksIndirectCountNV(GLintptr indirect, GLintptr drawcount, GLsizei maxdrawcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawMeshTasksIndirectCountNV(ctx, indirect, drawcount, maxdrawcount, stride);
}
EXPORT void glMultiDrawMeshTasksIndirectNV(GLintptr indirect, GLsizei drawcount, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawMeshTasksIndirectNV(ctx, indirect, drawcount, stride);
}
EXPORT void glMultiDrawRangeElementArrayAPPLE(GLenum mode, GLuint start, GLuint end, const GLint *first, const GLsizei *count, GLsizei primcount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiDrawRangeElementArrayAPPLE(ctx, mode, start, end, first, count, primcount);
}
EXPORT void glMultiModeDrawArraysIBM(const GLenum *mode, const GLint *first, const GLsizei *count, GLsizei primcount, GLint modestride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiModeDrawArraysIBM(ctx, mode, first, count, primcount, modestride);
}
EXPORT void glMultiModeDrawElementsIBM(const GLenum *mode, const GLsizei *count, GLenum type, const void *const*indices, GLsizei primcount, GLint modestride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiModeDrawElementsIBM(ctx, mode, count, type, indices, primcount, modestride);
}
EXPORT void glMultiTexBufferEXT(GLenum texunit, GLenum target, GLenum internalformat, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexBufferEXT(ctx, texunit, target, internalformat, buffer);
}
EXPORT void glMultiTexCoord1bOES(GLenum texture, GLbyte s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1bOES(ctx, texture, s);
}
EXPORT void glMultiTexCoord1bvOES(GLenum texture, const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1bvOES(ctx, texture, coords);
}
EXPORT void glMultiTexCoord1d(GLenum target, GLdouble s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1d(ctx, target, s);
}
EXPORT void glMultiTexCoord1dARB(GLenum target, GLdouble s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1d(ctx, target, s);
}
EXPORT void glMultiTexCoord1dv(GLenum target, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1dv(ctx, target, v);
}
EXPORT void glMultiTexCoord1dvARB(GLenum target, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1dv(ctx, target, v);
}
EXPORT void glMultiTexCoord1f(GLenum target, GLfloat s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1f(ctx, target, s);
}
EXPORT void glMultiTexCoord1fARB(GLenum target, GLfloat s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1f(ctx, target, s);
}
EXPORT void glMultiTexCoord1fv(GLenum target, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1fv(ctx, target, v);
}
EXPORT void glMultiTexCoord1fvARB(GLenum target, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1fv(ctx, target, v);
}
EXPORT void glMultiTexCoord1hNV(GLenum target, GLhalfNV s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1hNV(ctx, target, s);
}
EXPORT void glMultiTexCoord1hvNV(GLenum target, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1hvNV(ctx, target, v);
}
EXPORT void glMultiTexCoord1i(GLenum target, GLint s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1i(ctx, target, s);
}
EXPORT void glMultiTexCoord1iARB(GLenum target, GLint s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1i(ctx, target, s);
}
EXPORT void glMultiTexCoord1iv(GLenum target, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1iv(ctx, target, v);
}
EXPORT void glMultiTexCoord1ivARB(GLenum target, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1iv(ctx, target, v);
}
EXPORT void glMultiTexCoord1s(GLenum target, GLshort s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1s(ctx, target, s);
}
EXPORT void glMultiTexCoord1sARB(GLenum target, GLshort s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1s(ctx, target, s);
}
EXPORT void glMultiTexCoord1sv(GLenum target, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1sv(ctx, target, v);
}
EXPORT void glMultiTexCoord1svARB(GLenum target, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1sv(ctx, target, v);
}
EXPORT void glMultiTexCoord1xOES(GLenum texture, GLfixed s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1xOES(ctx, texture, s);
}
EXPORT void glMultiTexCoord1xvOES(GLenum texture, const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord1xvOES(ctx, texture, coords);
}
EXPORT void glMultiTexCoord2bOES(GLenum texture, GLbyte s, GLbyte t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2bOES(ctx, texture, s, t);
}
EXPORT void glMultiTexCoord2bvOES(GLenum texture, const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2bvOES(ctx, texture, coords);
}
EXPORT void glMultiTexCoord2d(GLenum target, GLdouble s, GLdouble t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2d(ctx, target, s, t);
}
EXPORT void glMultiTexCoord2dARB(GLenum target, GLdouble s, GLdouble t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2d(ctx, target, s, t);
}
EXPORT void glMultiTexCoord2dv(GLenum target, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2dv(ctx, target, v);
}
EXPORT void glMultiTexCoord2dvARB(GLenum target, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2dv(ctx, target, v);
}
EXPORT void glMultiTexCoord2f(GLenum target, GLfloat s, GLfloat t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2f(ctx, target, s, t);
}
EXPORT void glMultiTexCoord2fARB(GLenum target, GLfloat s, GLfloat t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2f(ctx, target, s, t);
}
EXPORT void glMultiTexCoord2fv(GLenum target, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2fv(ctx, target, v);
}
EXPORT void glMultiTexCoord2fvARB(GLenum target, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2fv(ctx, target, v);
}
EXPORT void glMultiTexCoord2hNV(GLenum target, GLhalfNV s, GLhalfNV t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2hNV(ctx, target, s, t);
}
EXPORT void glMultiTexCoord2hvNV(GLenum target, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2hvNV(ctx, target, v);
}
EXPORT void glMultiTexCoord2i(GLenum target, GLint s, GLint t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2i(ctx, target, s, t);
}
EXPORT void glMultiTexCoord2iARB(GLenum target, GLint s, GLint t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2i(ctx, target, s, t);
}
EXPORT void glMultiTexCoord2iv(GLenum target, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2iv(ctx, target, v);
}
EXPORT void glMultiTexCoord2ivARB(GLenum target, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2iv(ctx, target, v);
}
EXPORT void glMultiTexCoord2s(GLenum target, GLshort s, GLshort t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2s(ctx, target, s, t);
}
EXPORT void glMultiTexCoord2sARB(GLenum target, GLshort s, GLshort t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2s(ctx, target, s, t);
}
EXPORT void glMultiTexCoord2sv(GLenum target, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2sv(ctx, target, v);
}
EXPORT void glMultiTexCoord2svARB(GLenum target, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2sv(ctx, target, v);
}
EXPORT void glMultiTexCoord2xOES(GLenum texture, GLfixed s, GLfixed t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2xOES(ctx, texture, s, t);
}
EXPORT void glMultiTexCoord2xvOES(GLenum texture, const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord2xvOES(ctx, texture, coords);
}
EXPORT void glMultiTexCoord3bOES(GLenum texture, GLbyte s, GLbyte t, GLbyte r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3bOES(ctx, texture, s, t, r);
}
EXPORT void glMultiTexCoord3bvOES(GLenum texture, const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3bvOES(ctx, texture, coords);
}
EXPORT void glMultiTexCoord3d(GLenum target, GLdouble s, GLdouble t, GLdouble r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3d(ctx, target, s, t, r);
}
EXPORT void glMultiTexCoord3dARB(GLenum target, GLdouble s, GLdouble t, GLdouble r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3d(ctx, target, s, t, r);
}
EXPORT void glMultiTexCoord3dv(GLenum target, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3dv(ctx, target, v);
}
EXPORT void glMultiTexCoord3dvARB(GLenum target, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3dv(ctx, target, v);
}
EXPORT void glMultiTexCoord3f(GLenum target, GLfloat s, GLfloat t, GLfloat r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3f(ctx, target, s, t, r);
}
EXPORT void glMultiTexCoord3fARB(GLenum target, GLfloat s, GLfloat t, GLfloat r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3f(ctx, target, s, t, r);
}
EXPORT void glMultiTexCoord3fv(GLenum target, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3fv(ctx, target, v);
}
EXPORT void glMultiTexCoord3fvARB(GLenum target, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3fv(ctx, target, v);
}
EXPORT void glMultiTexCoord3hNV(GLenum target, GLhalfNV s, GLhalfNV t, GLhalfNV r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3hNV(ctx, target, s, t, r);
}
EXPORT void glMultiTexCoord3hvNV(GLenum target, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3hvNV(ctx, target, v);
}
EXPORT void glMultiTexCoord3i(GLenum target, GLint s, GLint t, GLint r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3i(ctx, target, s, t, r);
}
EXPORT void glMultiTexCoord3iARB(GLenum target, GLint s, GLint t, GLint r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3i(ctx, target, s, t, r);
}
EXPORT void glMultiTexCoord3iv(GLenum target, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3iv(ctx, target, v);
}
EXPORT void glMultiTexCoord3ivARB(GLenum target, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3iv(ctx, target, v);
}
EXPORT void glMultiTexCoord3s(GLenum target, GLshort s, GLshort t, GLshort r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3s(ctx, target, s, t, r);
}
EXPORT void glMultiTexCoord3sARB(GLenum target, GLshort s, GLshort t, GLshort r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3s(ctx, target, s, t, r);
}
EXPORT void glMultiTexCoord3sv(GLenum target, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3sv(ctx, target, v);
}
EXPORT void glMultiTexCoord3svARB(GLenum target, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3sv(ctx, target, v);
}
EXPORT void glMultiTexCoord3xOES(GLenum texture, GLfixed s, GLfixed t, GLfixed r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3xOES(ctx, texture, s, t, r);
}
EXPORT void glMultiTexCoord3xvOES(GLenum texture, const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord3xvOES(ctx, texture, coords);
}
EXPORT void glMultiTexCoord4bOES(GLenum texture, GLbyte s, GLbyte t, GLbyte r, GLbyte q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4bOES(ctx, texture, s, t, r, q);
}
EXPORT void glMultiTexCoord4bvOES(GLenum texture, const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4bvOES(ctx, texture, coords);
}
EXPORT void glMultiTexCoord4d(GLenum target, GLdouble s, GLdouble t, GLdouble r, GLdouble q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4d(ctx, target, s, t, r, q);
}
EXPORT void glMultiTexCoord4dARB(GLenum target, GLdouble s, GLdouble t, GLdouble r, GLdouble q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4d(ctx, target, s, t, r, q);
}
EXPORT void glMultiTexCoord4dv(GLenum target, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4dv(ctx, target, v);
}
EXPORT void glMultiTexCoord4dvARB(GLenum target, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4dv(ctx, target, v);
}
EXPORT void glMultiTexCoord4f(GLenum target, GLfloat s, GLfloat t, GLfloat r, GLfloat q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4f(ctx, target, s, t, r, q);
}
EXPORT void glMultiTexCoord4fARB(GLenum target, GLfloat s, GLfloat t, GLfloat r, GLfloat q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4f(ctx, target, s, t, r, q);
}
EXPORT void glMultiTexCoord4fv(GLenum target, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4fv(ctx, target, v);
}
EXPORT void glMultiTexCoord4fvARB(GLenum target, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4fv(ctx, target, v);
}
EXPORT void glMultiTexCoord4hNV(GLenum target, GLhalfNV s, GLhalfNV t, GLhalfNV r, GLhalfNV q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4hNV(ctx, target, s, t, r, q);
}
EXPORT void glMultiTexCoord4hvNV(GLenum target, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4hvNV(ctx, target, v);
}
EXPORT void glMultiTexCoord4i(GLenum target, GLint s, GLint t, GLint r, GLint q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4i(ctx, target, s, t, r, q);
}
EXPORT void glMultiTexCoord4iARB(GLenum target, GLint s, GLint t, GLint r, GLint q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4i(ctx, target, s, t, r, q);
}
EXPORT void glMultiTexCoord4iv(GLenum target, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4iv(ctx, target, v);
}
EXPORT void glMultiTexCoord4ivARB(GLenum target, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4iv(ctx, target, v);
}
EXPORT void glMultiTexCoord4s(GLenum target, GLshort s, GLshort t, GLshort r, GLshort q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4s(ctx, target, s, t, r, q);
}
EXPORT void glMultiTexCoord4sARB(GLenum target, GLshort s, GLshort t, GLshort r, GLshort q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4s(ctx, target, s, t, r, q);
}
EXPORT void glMultiTexCoord4sv(GLenum target, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4sv(ctx, target, v);
}
EXPORT void glMultiTexCoord4svARB(GLenum target, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4sv(ctx, target, v);
}
EXPORT void glMultiTexCoord4x(GLenum texture, GLfixed s, GLfixed t, GLfixed r, GLfixed q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4x(ctx, texture, s, t, r, q);
}
EXPORT void glMultiTexCoord4xOES(GLenum texture, GLfixed s, GLfixed t, GLfixed r, GLfixed q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4x(ctx, texture, s, t, r, q);
}
EXPORT void glMultiTexCoord4xvOES(GLenum texture, const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoord4xvOES(ctx, texture, coords);
}
EXPORT void glMultiTexCoordP1ui(GLenum texture, GLenum type, GLuint coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoordP1ui(ctx, texture, type, coords);
}
EXPORT void glMultiTexCoordP1uiv(GLenum texture, GLenum type, const GLuint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoordP1uiv(ctx, texture, type, coords);
}
EXPORT void glMultiTexCoordP2ui(GLenum texture, GLenum type, GLuint coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoordP2ui(ctx, texture, type, coords);
}
EXPORT void glMultiTexCoordP2uiv(GLenum texture, GLenum type, const GLuint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoordP2uiv(ctx, texture, type, coords);
}
EXPORT void glMultiTexCoordP3ui(GLenum texture, GLenum type, GLuint coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoordP3ui(ctx, texture, type, coords);
}
EXPORT void glMultiTexCoordP3uiv(GLenum texture, GLenum type, const GLuint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoordP3uiv(ctx, texture, type, coords);
}
EXPORT void glMultiTexCoordP4ui(GLenum texture, GLenum type, GLuint coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoordP4ui(ctx, texture, type, coords);
}
EXPORT void glMultiTexCoordP4uiv(GLenum texture, GLenum type, const GLuint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoordP4uiv(ctx, texture, type, coords);
}
EXPORT void glMultiTexCoordPointerEXT(GLenum texunit, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexCoordPointerEXT(ctx, texunit, size, type, stride, pointer);
}
EXPORT void glMultiTexEnvfEXT(GLenum texunit, GLenum target, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexEnvfEXT(ctx, texunit, target, pname, param);
}
EXPORT void glMultiTexEnvfvEXT(GLenum texunit, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexEnvfvEXT(ctx, texunit, target, pname, params);
}
EXPORT void glMultiTexEnviEXT(GLenum texunit, GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexEnviEXT(ctx, texunit, target, pname, param);
}
EXPORT void glMultiTexEnvivEXT(GLenum texunit, GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexEnvivEXT(ctx, texunit, target, pname, params);
}
EXPORT void glMultiTexGendEXT(GLenum texunit, GLenum coord, GLenum pname, GLdouble param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexGendEXT(ctx, texunit, coord, pname, param);
}
EXPORT void glMultiTexGendvEXT(GLenum texunit, GLenum coord, GLenum pname, const GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexGendvEXT(ctx, texunit, coord, pname, params);
}
EXPORT void glMultiTexGenfEXT(GLenum texunit, GLenum coord, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexGenfEXT(ctx, texunit, coord, pname, param);
}
EXPORT void glMultiTexGenfvEXT(GLenum texunit, GLenum coord, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexGenfvEXT(ctx, texunit, coord, pname, params);
}
EXPORT void glMultiTexGeniEXT(GLenum texunit, GLenum coord, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexGeniEXT(ctx, texunit, coord, pname, param);
}
EXPORT void glMultiTexGenivEXT(GLenum texunit, GLenum coord, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexGenivEXT(ctx, texunit, coord, pname, params);
}
EXPORT void glMultiTexImage1DEXT(GLenum texunit, GLenum target, GLint level, GLint internalformat, GLsizei width, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexImage1DEXT(ctx, texunit, target, level, internalformat, width, border, format, type, pixels);
}
EXPORT void glMultiTexImage2DEXT(GLenum texunit, GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexImage2DEXT(ctx, texunit, target, level, internalformat, width, height, border, format, type, pixels);
}
EXPORT void glMultiTexImage3DEXT(GLenum texunit, GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexImage3DEXT(ctx, texunit, target, level, internalformat, width, height, depth, border, format, type, pixels);
}
EXPORT void glMultiTexParameterIivEXT(GLenum texunit, GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexParameterIivEXT(ctx, texunit, target, pname, params);
}
EXPORT void glMultiTexParameterIuivEXT(GLenum texunit, GLenum target, GLenum pname, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexParameterIuivEXT(ctx, texunit, target, pname, params);
}
EXPORT void glMultiTexParameterfEXT(GLenum texunit, GLenum target, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexParameterfEXT(ctx, texunit, target, pname, param);
}
EXPORT void glMultiTexParameterfvEXT(GLenum texunit, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexParameterfvEXT(ctx, texunit, target, pname, params);
}
EXPORT void glMultiTexParameteriEXT(GLenum texunit, GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexParameteriEXT(ctx, texunit, target, pname, param);
}
EXPORT void glMultiTexParameterivEXT(GLenum texunit, GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexParameterivEXT(ctx, texunit, target, pname, params);
}
EXPORT void glMultiTexRenderbufferEXT(GLenum texunit, GLenum target, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexRenderbufferEXT(ctx, texunit, target, renderbuffer);
}
EXPORT void glMultiTexSubImage1DEXT(GLenum texunit, GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexSubImage1DEXT(ctx, texunit, target, level, xoffset, width, format, type, pixels);
}
EXPORT void glMultiTexSubImage2DEXT(GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexSubImage2DEXT(ctx, texunit, target, level, xoffset, yoffset, width, height, format, type, pixels);
}
EXPORT void glMultiTexSubImage3DEXT(GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMultiTexSubImage3DEXT(ctx, texunit, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
}
EXPORT void glMulticastBarrierNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastBarrierNV(ctx);
}
EXPORT void glMulticastBlitFramebufferNV(GLuint srcGpu, GLuint dstGpu, GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastBlitFramebufferNV(ctx, srcGpu, dstGpu, srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter);
}
EXPORT void glMulticastBufferSubDataNV(GLbitfield gpuMask, GLuint buffer, GLintptr offset, GLsizeiptr size, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastBufferSubDataNV(ctx, gpuMask, buffer, offset, size, data);
}
EXPORT void glMulticastCopyBufferSubDataNV(GLuint readGpu, GLbitfield writeGpuMask, GLuint readBuffer, GLuint writeBuffer, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastCopyBufferSubDataNV(ctx, readGpu, writeGpuMask, readBuffer, writeBuffer, readOffset, writeOffset, size);
}
EXPORT void glMulticastCopyImageSubDataNV(GLuint srcGpu, GLbitfield dstGpuMask, GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srcY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei srcWidth, GLsizei srcHeight, GLsizei srcDepth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastCopyImageSubDataNV(ctx, srcGpu, dstGpuMask, srcName, srcTarget, srcLevel, srcX, srcY, srcZ, dstName, dstTarget, dstLevel, dstX, dstY, dstZ, srcWidth, srcHeight, srcDepth);
}
EXPORT void glMulticastFramebufferSampleLocationsfvNV(GLuint gpu, GLuint framebuffer, GLuint start, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastFramebufferSampleLocationsfvNV(ctx, gpu, framebuffer, start, count, v);
}
EXPORT void glMulticastGetQueryObjecti64vNV(GLuint gpu, GLuint id, GLenum pname, GLint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastGetQueryObjecti64vNV(ctx, gpu, id, pname, params);
}
EXPORT void glMulticastGetQueryObjectivNV(GLuint gpu, GLuint id, GLenum pname, GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastGetQueryObjectivNV(ctx, gpu, id, pname, params);
}
EXPORT void glMulticastGetQueryObjectui64vNV(GLuint gpu, GLuint id, GLenum pname, GLuint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastGetQueryObjectui64vNV(ctx, gpu, id, pname, params);
}
EXPORT void glMulticastGetQueryObjectuivNV(GLuint gpu, GLuint id, GLenum pname, GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastGetQueryObjectuivNV(ctx, gpu, id, pname, params);
}
EXPORT void glMulticastScissorArrayvNVX(GLuint gpu, GLuint first, GLsizei count, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastScissorArrayvNVX(ctx, gpu, first, count, v);
}
EXPORT void glMulticastViewportArrayvNVX(GLuint gpu, GLuint first, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastViewportArrayvNVX(ctx, gpu, first, count, v);
}
EXPORT void glMulticastViewportPositionWScaleNVX(GLuint gpu, GLuint index, GLfloat xcoeff, GLfloat ycoeff)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastViewportPositionWScaleNVX(ctx, gpu, index, xcoeff, ycoeff);
}
EXPORT void glMulticastWaitSyncNV(GLuint signalGpu, GLbitfield waitGpuMask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glMulticastWaitSyncNV(ctx, signalGpu, waitGpuMask);
}
EXPORT void glNamedBufferAttachMemoryNV(GLuint buffer, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferAttachMemoryNV(ctx, buffer, memory, offset);
}
EXPORT void glNamedBufferData(GLuint buffer, GLsizeiptr size, const void *data, GLenum usage)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferData(ctx, buffer, size, data, usage);
}
EXPORT void glNamedBufferDataEXT(GLuint buffer, GLsizeiptr size, const void *data, GLenum usage)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferDataEXT(ctx, buffer, size, data, usage);
}
EXPORT void glNamedBufferPageCommitmentARB(GLuint buffer, GLintptr offset, GLsizeiptr size, GLboolean commit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferPageCommitmentARB(ctx, buffer, offset, size, commit);
}
EXPORT void glNamedBufferPageCommitmentEXT(GLuint buffer, GLintptr offset, GLsizeiptr size, GLboolean commit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferPageCommitmentEXT(ctx, buffer, offset, size, commit);
}
EXPORT void glNamedBufferPageCommitmentMemNV(GLuint buffer, GLintptr offset, GLsizeiptr size, GLuint memory, GLuint64 memOffset, GLboolean commit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferPageCommitmentMemNV(ctx, buffer, offset, size, memory, memOffset, commit);
}
EXPORT void glNamedBufferStorage(GLuint buffer, GLsizeiptr size, const void *data, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferStorage(ctx, buffer, size, data, flags);
}
EXPORT void glNamedBufferStorageEXT(GLuint buffer, GLsizeiptr size, const void *data, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferStorage(ctx, buffer, size, data, flags);
}
EXPORT void glNamedBufferStorageExternalEXT(GLuint buffer, GLintptr offset, GLsizeiptr size, GLeglClientBufferEXT clientBuffer, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferStorageExternalEXT(ctx, buffer, offset, size, clientBuffer, flags);
}
EXPORT void glNamedBufferStorageMemEXT(GLuint buffer, GLsizeiptr size, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferStorageMemEXT(ctx, buffer, size, memory, offset);
}
EXPORT void glNamedBufferSubData(GLuint buffer, GLintptr offset, GLsizeiptr size, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferSubData(ctx, buffer, offset, size, data);
}
EXPORT void glNamedBufferSubDataEXT(GLuint buffer, GLintptr offset, GLsizeiptr size, const void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedBufferSubData(ctx, buffer, offset, size, data);
}
EXPORT void glNamedCopyBufferSubDataEXT(GLuint readBuffer, GLuint writeBuffer, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedCopyBufferSubDataEXT(ctx, readBuffer, writeBuffer, readOffset, writeOffset, size);
}
EXPORT void glNamedFramebufferDrawBuffer(GLuint framebuffer, GLenum buf)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferDrawBuffer(ctx, framebuffer, buf);
}
EXPORT void glNamedFramebufferDrawBuffers(GLuint framebuffer, GLsizei n, const GLenum *bufs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferDrawBuffers(ctx, framebuffer, n, bufs);
}
EXPORT void glNamedFramebufferParameteri(GLuint framebuffer, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferParameteri(ctx, framebuffer, pname, param);
}
EXPORT void glNamedFramebufferParameteriEXT(GLuint framebuffer, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferParameteriEXT(ctx, framebuffer, pname, param);
}
EXPORT void glNamedFramebufferReadBuffer(GLuint framebuffer, GLenum src)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferReadBuffer(ctx, framebuffer, src);
}
EXPORT void glNamedFramebufferRenderbuffer(GLuint framebuffer, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferRenderbuffer(ctx, framebuffer, attachment, renderbuffertarget, renderbuffer);
}
EXPORT void glNamedFramebufferRenderbufferEXT(GLuint framebuffer, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferRenderbufferEXT(ctx, framebuffer, attachment, renderbuffertarget, renderbuffer);
}
EXPORT void glNamedFramebufferSampleLocationsfvARB(GLuint framebuffer, GLuint start, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferSampleLocationsfvARB(ctx, framebuffer, start, count, v);
}
EXPORT void glNamedFramebufferSampleLocationsfvNV(GLuint framebuffer, GLuint start, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferSampleLocationsfvNV(ctx, framebuffer, start, count, v);
}
EXPORT void glNamedFramebufferSamplePositionsfvAMD(GLuint framebuffer, GLuint numsamples, GLuint pixelindex, const GLfloat *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferSamplePositionsfvAMD(ctx, framebuffer, numsamples, pixelindex, values);
}
EXPORT void glNamedFramebufferTexture(GLuint framebuffer, GLenum attachment, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferTexture(ctx, framebuffer, attachment, texture, level);
}
EXPORT void glNamedFramebufferTexture1DEXT(GLuint framebuffer, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferTexture1DEXT(ctx, framebuffer, attachment, textarget, texture, level);
}
EXPORT void glNamedFramebufferTexture2DEXT(GLuint framebuffer, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferTexture2DEXT(ctx, framebuffer, attachment, textarget, texture, level);
}
EXPORT void glNamedFramebufferTexture3DEXT(GLuint framebuffer, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLint zoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferTexture3DEXT(ctx, framebuffer, attachment, textarget, texture, level, zoffset);
}
EXPORT void glNamedFramebufferTextureEXT(GLuint framebuffer, GLenum attachment, GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferTextureEXT(ctx, framebuffer, attachment, texture, level);
}
EXPORT void glNamedFramebufferTextureFaceEXT(GLuint framebuffer, GLenum attachment, GLuint texture, GLint level, GLenum face)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferTextureFaceEXT(ctx, framebuffer, attachment, texture, level, face);
}
EXPORT void glNamedFramebufferTextureLayer(GLuint framebuffer, GLenum attachment, GLuint texture, GLint level, GLint layer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferTextureLayer(ctx, framebuffer, attachment, texture, level, layer);
}
EXPORT void glNamedFramebufferTextureLayerEXT(GLuint framebuffer, GLenum attachment, GLuint texture, GLint level, GLint layer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedFramebufferTextureLayerEXT(ctx, framebuffer, attachment, texture, level, layer);
}
EXPORT void glNamedProgramLocalParameter4dEXT(GLuint program, GLenum target, GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParameter4dEXT(ctx, program, target, index, x, y, z, w);
}
EXPORT void glNamedProgramLocalParameter4dvEXT(GLuint program, GLenum target, GLuint index, const GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParameter4dvEXT(ctx, program, target, index, params);
}
EXPORT void glNamedProgramLocalParameter4fEXT(GLuint program, GLenum target, GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParameter4fEXT(ctx, program, target, index, x, y, z, w);
}
EXPORT void glNamedProgramLocalParameter4fvEXT(GLuint program, GLenum target, GLuint index, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParameter4fvEXT(ctx, program, target, index, params);
}
EXPORT void glNamedProgramLocalParameterI4iEXT(GLuint program, GLenum target, GLuint index, GLint x, GLint y, GLint z, GLint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParameterI4iEXT(ctx, program, target, index, x, y, z, w);
}
EXPORT void glNamedProgramLocalParameterI4ivEXT(GLuint program, GLenum target, GLuint index, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParameterI4ivEXT(ctx, program, target, index, params);
}
EXPORT void glNamedProgramLocalParameterI4uiEXT(GLuint program, GLenum target, GLuint index, GLuint x, GLuint y, GLuint z, GLuint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParameterI4uiEXT(ctx, program, target, index, x, y, z, w);
}
EXPORT void glNamedProgramLocalParameterI4uivEXT(GLuint program, GLenum target, GLuint index, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParameterI4uivEXT(ctx, program, target, index, params);
}
EXPORT void glNamedProgramLocalParameters4fvEXT(GLuint program, GLenum target, GLuint index, GLsizei count, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParameters4fvEXT(ctx, program, target, index, count, params);
}
EXPORT void glNamedProgramLocalParametersI4ivEXT(GLuint program, GLenum target, GLuint index, GLsizei count, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParametersI4ivEXT(ctx, program, target, index, count, params);
}
EXPORT void glNamedProgramLocalParametersI4uivEXT(GLuint program, GLenum target, GLuint index, GLsizei count, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramLocalParametersI4uivEXT(ctx, program, target, index, count, params);
}
EXPORT void glNamedProgramStringEXT(GLuint program, GLenum target, GLenum format, GLsizei len, const void *string)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedProgramStringEXT(ctx, program, target, format, len, string);
}
EXPORT void glNamedRenderbufferStorage(GLuint renderbuffer, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedRenderbufferStorage(ctx, renderbuffer, internalformat, width, height);
}
EXPORT void glNamedRenderbufferStorageEXT(GLuint renderbuffer, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedRenderbufferStorageEXT(ctx, renderbuffer, internalformat, width, height);
}
EXPORT void glNamedRenderbufferStorageMultisample(GLuint renderbuffer, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedRenderbufferStorageMultisample(ctx, renderbuffer, samples, internalformat, width, height);
}
EXPORT void glNamedRenderbufferStorageMultisampleAdvancedAMD(GLuint renderbuffer, GLsizei samples, GLsizei storageSamples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedRenderbufferStorageMultisampleAdvancedAMD(ctx, renderbuffer, samples, storageSamples, internalformat, width, height);
}
EXPORT void glNamedRenderbufferStorageMultisampleCoverageEXT(GLuint renderbuffer, GLsizei coverageSamples, GLsizei colorSamples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedRenderbufferStorageMultisampleCoverageEXT(ctx, renderbuffer, coverageSamples, colorSamples, internalformat, width, height);
}
EXPORT void glNamedRenderbufferStorageMultisampleEXT(GLuint renderbuffer, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedRenderbufferStorageMultisampleEXT(ctx, renderbuffer, samples, internalformat, width, height);
}
EXPORT void glNamedStringARB(GLenum type, GLint namelen, const GLchar *name, GLint stringlen, const GLchar *string)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNamedStringARB(ctx, type, namelen, name, stringlen, string);
}
EXPORT void glNewList(GLuint list, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNewList(ctx, list, mode);
}
EXPORT GLuint glNewObjectBufferATI(GLsizei size, const void *pointer, GLenum usage)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glNewObjectBufferATI(ctx, size, pointer, usage);
}
EXPORT void glNormal3b(GLbyte nx, GLbyte ny, GLbyte nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3b(ctx, nx, ny, nz);
}
EXPORT void glNormal3bv(const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3bv(ctx, v);
}
EXPORT void glNormal3d(GLdouble nx, GLdouble ny, GLdouble nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3d(ctx, nx, ny, nz);
}
EXPORT void glNormal3dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3dv(ctx, v);
}
EXPORT void glNormal3f(GLfloat nx, GLfloat ny, GLfloat nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3f(ctx, nx, ny, nz);
}
EXPORT void glNormal3fVertex3fSUN(GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3fVertex3fSUN(ctx, nx, ny, nz, x, y, z);
}
EXPORT void glNormal3fVertex3fvSUN(const GLfloat *n, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3fVertex3fvSUN(ctx, n, v);
}
EXPORT void glNormal3fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3fv(ctx, v);
}
EXPORT void glNormal3hNV(GLhalfNV nx, GLhalfNV ny, GLhalfNV nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3hNV(ctx, nx, ny, nz);
}
EXPORT void glNormal3hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3hvNV(ctx, v);
}
EXPORT void glNormal3i(GLint nx, GLint ny, GLint nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3i(ctx, nx, ny, nz);
}
EXPORT void glNormal3iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3iv(ctx, v);
}
EXPORT void glNormal3s(GLshort nx, GLshort ny, GLshort nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3s(ctx, nx, ny, nz);
}
EXPORT void glNormal3sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3sv(ctx, v);
}
EXPORT void glNormal3x(GLfixed nx, GLfixed ny, GLfixed nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3x(ctx, nx, ny, nz);
}
EXPORT void glNormal3xOES(GLfixed nx, GLfixed ny, GLfixed nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3x(ctx, nx, ny, nz);
}
EXPORT void glNormal3xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormal3xvOES(ctx, coords);
}
EXPORT void glNormalFormatNV(GLenum type, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalFormatNV(ctx, type, stride);
}
EXPORT void glNormalP3ui(GLenum type, GLuint coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalP3ui(ctx, type, coords);
}
EXPORT void glNormalP3uiv(GLenum type, const GLuint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalP3uiv(ctx, type, coords);
}
EXPORT void glNormalPointer(GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalPointer(ctx, type, stride, pointer);
}
EXPORT void glNormalPointerEXT(GLenum type, GLsizei stride, GLsizei count, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalPointerEXT(ctx, type, stride, count, pointer);
}
EXPORT void glNormalPointerListIBM(GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalPointerListIBM(ctx, type, stride, pointer, ptrstride);
}
EXPORT void glNormalPointervINTEL(GLenum type, const void **pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalPointervINTEL(ctx, type, pointer);
}
EXPORT void glNormalStream3bATI(GLenum stream, GLbyte nx, GLbyte ny, GLbyte nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalStream3bATI(ctx, stream, nx, ny, nz);
}
EXPORT void glNormalStream3bvATI(GLenum stream, const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalStream3bvATI(ctx, stream, coords);
}
EXPORT void glNormalStream3dATI(GLenum stream, GLdouble nx, GLdouble ny, GLdouble nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalStream3dATI(ctx, stream, nx, ny, nz);
}
EXPORT void glNormalStream3dvATI(GLenum stream, const GLdouble *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalStream3dvATI(ctx, stream, coords);
}
EXPORT void glNormalStream3fATI(GLenum stream, GLfloat nx, GLfloat ny, GLfloat nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalStream3fATI(ctx, stream, nx, ny, nz);
}
EXPORT void glNormalStream3fvATI(GLenum stream, const GLfloat *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalStream3fvATI(ctx, stream, coords);
}
EXPORT void glNormalStream3iATI(GLenum stream, GLint nx, GLint ny, GLint nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalStream3iATI(ctx, stream, nx, ny, nz);
}
EXPORT void glNormalStream3ivATI(GLenum stream, const GLint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalStream3ivATI(ctx, stream, coords);
}
EXPORT void glNormalStream3sATI(GLenum stream, GLshort nx, GLshort ny, GLshort nz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalStream3sATI(ctx, stream, nx, ny, nz);
}
EXPORT void glNormalStream3svATI(GLenum stream, const GLshort *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glNormalStream3svATI(ctx, stream, coords);
}
EXPORT void glObjectLabel(GLenum identifier, GLuint name, GLsizei length, const GLchar *label)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glObjectLabel(ctx, identifier, name, length, label);
}
EXPORT void glObjectLabelKHR(GLenum identifier, GLuint name, GLsizei length, const GLchar *label)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glObjectLabel(ctx, identifier, name, length, label);
}
EXPORT void glObjectPtrLabel(const void *ptr, GLsizei length, const GLchar *label)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glObjectPtrLabel(ctx, ptr, length, label);
}
EXPORT void glObjectPtrLabelKHR(const void *ptr, GLsizei length, const GLchar *label)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glObjectPtrLabel(ctx, ptr, length, label);
}
EXPORT GLenum glObjectPurgeableAPPLE(GLenum objectType, GLuint name, GLenum option)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glObjectPurgeableAPPLE(ctx, objectType, name, option);
}
EXPORT GLenum glObjectUnpurgeableAPPLE(GLenum objectType, GLuint name, GLenum option)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glObjectUnpurgeableAPPLE(ctx, objectType, name, option);
}
EXPORT void glOrtho(GLdouble left, GLdouble right, GLdouble bottom, GLdouble top, GLdouble zNear, GLdouble zFar)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glOrtho(ctx, left, right, bottom, top, zNear, zFar);
}
EXPORT void glOrthof(GLfloat l, GLfloat r, GLfloat b, GLfloat t, GLfloat n, GLfloat f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glOrthof(ctx, l, r, b, t, n, f);
}
EXPORT void glOrthofOES(GLfloat l, GLfloat r, GLfloat b, GLfloat t, GLfloat n, GLfloat f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glOrthof(ctx, l, r, b, t, n, f);
}
EXPORT void glOrthox(GLfixed l, GLfixed r, GLfixed b, GLfixed t, GLfixed n, GLfixed f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glOrthox(ctx, l, r, b, t, n, f);
}
EXPORT void glOrthoxOES(GLfixed l, GLfixed r, GLfixed b, GLfixed t, GLfixed n, GLfixed f)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glOrthox(ctx, l, r, b, t, n, f);
}
EXPORT void glPNTrianglesfATI(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPNTrianglesfATI(ctx, pname, param);
}
EXPORT void glPNTrianglesiATI(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPNTrianglesiATI(ctx, pname, param);
}
EXPORT void glPassTexCoordATI(GLuint dst, GLuint coord, GLenum swizzle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPassTexCoordATI(ctx, dst, coord, swizzle);
}
EXPORT void glPassThrough(GLfloat token)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPassThrough(ctx, token);
}
EXPORT void glPassThroughxOES(GLfixed token)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPassThroughxOES(ctx, token);
}
EXPORT void glPatchParameterfv(GLenum pname, const GLfloat *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPatchParameterfv(ctx, pname, values);
}
EXPORT void glPatchParameteri(GLenum pname, GLint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPatchParameteri(ctx, pname, value);
}
EXPORT void glPatchParameteriEXT(GLenum pname, GLint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPatchParameteri(ctx, pname, value);
}
EXPORT void glPatchParameteriOES(GLenum pname, GLint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPatchParameteri(ctx, pname, value);
}
EXPORT void glPathColorGenNV(GLenum color, GLenum genMode, GLenum colorFormat, const GLfloat *coeffs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathColorGenNV(ctx, color, genMode, colorFormat, coeffs);
}
EXPORT void glPathCommandsNV(GLuint path, GLsizei numCommands, const GLubyte *commands, GLsizei numCoords, GLenum coordType, const void *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathCommandsNV(ctx, path, numCommands, commands, numCoords, coordType, coords);
}
EXPORT void glPathCoordsNV(GLuint path, GLsizei numCoords, GLenum coordType, const void *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathCoordsNV(ctx, path, numCoords, coordType, coords);
}
EXPORT void glPathCoverDepthFuncNV(GLenum func)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathCoverDepthFuncNV(ctx, func);
}
EXPORT void glPathDashArrayNV(GLuint path, GLsizei dashCount, const GLfloat *dashArray)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathDashArrayNV(ctx, path, dashCount, dashArray);
}
EXPORT void glPathFogGenNV(GLenum genMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathFogGenNV(ctx, genMode);
}
EXPORT GLenum glPathGlyphIndexArrayNV(GLuint firstPathName, GLenum fontTarget, const void *fontName, GLbitfield fontStyle, GLuint firstGlyphIndex, GLsizei numGlyphs, GLuint pathParameterTemplate, GLfloat emScale)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glPathGlyphIndexArrayNV(ctx, firstPathName, fontTarget, fontName, fontStyle, firstGlyphIndex, numGlyphs, pathParameterTemplate, emScale);
}
EXPORT GLenum glPathGlyphIndexRangeNV(GLenum fontTarget, const void *fontName, GLbitfield fontStyle, GLuint pathParameterTemplate, GLfloat emScale, GLuint *baseAndCount)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glPathGlyphIndexRangeNV(ctx, fontTarget, fontName, fontStyle, pathParameterTemplate, emScale, baseAndCount);
}
EXPORT void glPathGlyphRangeNV(GLuint firstPathName, GLenum fontTarget, const void *fontName, GLbitfield fontStyle, GLuint firstGlyph, GLsizei numGlyphs, GLenum handleMissingGlyphs, GLuint pathParameterTemplate, GLfloat emScale)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathGlyphRangeNV(ctx, firstPathName, fontTarget, fontName, fontStyle, firstGlyph, numGlyphs, handleMissingGlyphs, pathParameterTemplate, emScale);
}
EXPORT void glPathGlyphsNV(GLuint firstPathName, GLenum fontTarget, const void *fontName, GLbitfield fontStyle, GLsizei numGlyphs, GLenum type, const void *charcodes, GLenum handleMissingGlyphs, GLuint pathParameterTemplate, GLfloat emScale)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathGlyphsNV(ctx, firstPathName, fontTarget, fontName, fontStyle, numGlyphs, type, charcodes, handleMissingGlyphs, pathParameterTemplate, emScale);
}
EXPORT GLenum glPathMemoryGlyphIndexArrayNV(GLuint firstPathName, GLenum fontTarget, GLsizeiptr fontSize, const void *fontData, GLsizei faceIndex, GLuint firstGlyphIndex, GLsizei numGlyphs, GLuint pathParameterTemplate, GLfloat emScale)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glPathMemoryGlyphIndexArrayNV(ctx, firstPathName, fontTarget, fontSize, fontData, faceIndex, firstGlyphIndex, numGlyphs, pathParameterTemplate, emScale);
}
EXPORT void glPathParameterfNV(GLuint path, GLenum pname, GLfloat value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathParameterfNV(ctx, path, pname, value);
}
EXPORT void glPathParameterfvNV(GLuint path, GLenum pname, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathParameterfvNV(ctx, path, pname, value);
}
EXPORT void glPathParameteriNV(GLuint path, GLenum pname, GLint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathParameteriNV(ctx, path, pname, value);
}
EXPORT void glPathParameterivNV(GLuint path, GLenum pname, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathParameterivNV(ctx, path, pname, value);
}
EXPORT void glPathStencilDepthOffsetNV(GLfloat factor, GLfloat units)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathStencilDepthOffsetNV(ctx, factor, units);
}
EXPORT void glPathStencilFuncNV(GLenum func, GLint ref, GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathStencilFuncNV(ctx, func, ref, mask);
}
EXPORT void glPathStringNV(GLuint path, GLenum format, GLsizei length, const void *pathString)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathStringNV(ctx, path, format, length, pathString);
}
EXPORT void glPathSubCommandsNV(GLuint path, GLsizei commandStart, GLsizei commandsToDelete, GLsizei numCommands, const GLubyte *commands, GLsizei numCoords, GLenum coordType, const void *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathSubCommandsNV(ctx, path, commandStart, commandsToDelete, numCommands, commands, numCoords, coordType, coords);
}
EXPORT void glPathSubCoordsNV(GLuint path, GLsizei coordStart, GLsizei numCoords, GLenum coordType, const void *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathSubCoordsNV(ctx, path, coordStart, numCoords, coordType, coords);
}
EXPORT void glPathTexGenNV(GLenum texCoordSet, GLenum genMode, GLint components, const GLfloat *coeffs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPathTexGenNV(ctx, texCoordSet, genMode, components, coeffs);
}
EXPORT void glPauseTransformFeedback(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPauseTransformFeedback(ctx);
}
EXPORT void glPauseTransformFeedbackNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPauseTransformFeedback(ctx);
}
EXPORT void glPixelDataRangeNV(GLenum target, GLsizei length, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelDataRangeNV(ctx, target, length, pointer);
}
EXPORT void glPixelMapfv(GLenum map, GLsizei mapsize, const GLfloat *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelMapfv(ctx, map, mapsize, values);
}
EXPORT void glPixelMapuiv(GLenum map, GLsizei mapsize, const GLuint *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelMapuiv(ctx, map, mapsize, values);
}
EXPORT void glPixelMapusv(GLenum map, GLsizei mapsize, const GLushort *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelMapusv(ctx, map, mapsize, values);
}
EXPORT void glPixelMapx(GLenum map, GLint size, const GLfixed *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelMapx(ctx, map, size, values);
}
EXPORT void glPixelStoref(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelStoref(ctx, pname, param);
}
EXPORT void glPixelStorei(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelStorei(ctx, pname, param);
}
EXPORT void glPixelStorex(GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelStorex(ctx, pname, param);
}
EXPORT void glPixelTexGenParameterfSGIS(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTexGenParameterfSGIS(ctx, pname, param);
}
EXPORT void glPixelTexGenParameterfvSGIS(GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTexGenParameterfvSGIS(ctx, pname, params);
}
EXPORT void glPixelTexGenParameteriSGIS(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTexGenParameteriSGIS(ctx, pname, param);
}
EXPORT void glPixelTexGenParameterivSGIS(GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTexGenParameterivSGIS(ctx, pname, params);
}
EXPORT void glPixelTexGenSGIX(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTexGenSGIX(ctx, mode);
}
EXPORT void glPixelTransferf(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTransferf(ctx, pname, param);
}
EXPORT void glPixelTransferi(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTransferi(ctx, pname, param);
}
EXPORT void glPixelTransferxOES(GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTransferxOES(ctx, pname, param);
}
EXPORT void glPixelTransformParameterfEXT(GLenum target, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTransformParameterfEXT(ctx, target, pname, param);
}
EXPORT void glPixelTransformParameterfvEXT(GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTransformParameterfvEXT(ctx, target, pname, params);
}
EXPORT void glPixelTransformParameteriEXT(GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTransformParameteriEXT(ctx, target, pname, param);
}
EXPORT void glPixelTransformParameterivEXT(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelTransformParameterivEXT(ctx, target, pname, params);
}
EXPORT void glPixelZoom(GLfloat xfactor, GLfloat yfactor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelZoom(ctx, xfactor, yfactor);
}
EXPORT void glPixelZoomxOES(GLfixed xfactor, GLfixed yfactor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPixelZoomxOES(ctx, xfactor, yfactor);
}
EXPORT GLboolean glPointAlongPathNV(GLuint path, GLsizei startSegment, GLsizei numSegments, GLfloat distance, GLfloat *x, GLfloat *y, GLfloat *tangentX, GLfloat *tangentY)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glPointAlongPathNV(ctx, path, startSegment, numSegments, distance, x, y, tangentX, tangentY);
}
EXPORT void glPointParameterf(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterf(ctx, pname, param);
}
EXPORT void glPointParameterfARB(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterf(ctx, pname, param);
}
EXPORT void glPointParameterfEXT(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterf(ctx, pname, param);
}
EXPORT void glPointParameterfSGIS(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterf(ctx, pname, param);
}
EXPORT void glPointParameterfv(GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterfv(ctx, pname, params);
}
EXPORT void glPointParameterfvARB(GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterfv(ctx, pname, params);
}
EXPORT void glPointParameterfvEXT(GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterfv(ctx, pname, params);
}
EXPORT void glPointParameterfvSGIS(GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterfv(ctx, pname, params);
}
EXPORT void glPointParameteri(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameteri(ctx, pname, param);
}
EXPORT void glPointParameteriNV(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameteri(ctx, pname, param);
}
EXPORT void glPointParameteriv(GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameteriv(ctx, pname, params);
}
EXPORT void glPointParameterivNV(GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameteriv(ctx, pname, params);
}
EXPORT void glPointParameterx(GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterx(ctx, pname, param);
}
EXPORT void glPointParameterxOES(GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterx(ctx, pname, param);
}
EXPORT void glPointParameterxv(GLenum pname, const GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterxv(ctx, pname, params);
}
EXPORT void glPointParameterxvOES(GLenum pname, const GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointParameterxv(ctx, pname, params);
}
EXPORT void glPointSize(GLfloat size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointSize(ctx, size);
}
EXPORT void glPointSizePointerOES(GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointSizePointerOES(ctx, type, stride, pointer);
}
EXPORT void glPointSizex(GLfixed size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointSizex(ctx, size);
}
EXPORT void glPointSizexOES(GLfixed size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPointSizex(ctx, size);
}
EXPORT GLint glPollAsyncSGIX(GLuint *markerp)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glPollAsyncSGIX(ctx, markerp);
}
EXPORT GLint glPollInstrumentsSGIX(GLint *marker_p)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glPollInstrumentsSGIX(ctx, marker_p);
}
EXPORT void glPolygonMode(GLenum face, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPolygonMode(ctx, face, mode);
}
EXPORT void glPolygonModeNV(GLenum face, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPolygonMode(ctx, face, mode);
}
EXPORT void glPolygonOffset(GLfloat factor, GLfloat units)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPolygonOffset(ctx, factor, units);
}
EXPORT void glPolygonOffsetClamp(GLfloat factor, GLfloat units, GLfloat clamp)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPolygonOffsetClamp(ctx, factor, units, clamp);
}
EXPORT void glPolygonOffsetClampEXT(GLfloat factor, GLfloat units, GLfloat clamp)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPolygonOffsetClamp(ctx, factor, units, clamp);
}
EXPORT void glPolygonOffsetEXT(GLfloat factor, GLfloat bias)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPolygonOffsetEXT(ctx, factor, bias);
}
EXPORT void glPolygonOffsetx(GLfixed factor, GLfixed units)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPolygonOffsetx(ctx, factor, units);
}
EXPORT void glPolygonOffsetxOES(GLfixed factor, GLfixed units)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPolygonOffsetx(ctx, factor, units);
}
EXPORT void glPolygonStipple(const GLubyte *mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPolygonStipple(ctx, mask);
}
EXPORT void glPopAttrib(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPopAttrib(ctx);
}
EXPORT void glPopClientAttrib(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPopClientAttrib(ctx);
}
EXPORT void glPopDebugGroup(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPopDebugGroup(ctx);
}
EXPORT void glPopDebugGroupKHR(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPopDebugGroup(ctx);
}
EXPORT void glPopGroupMarkerEXT(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPopGroupMarkerEXT(ctx);
}
EXPORT void glPopMatrix(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPopMatrix(ctx);
}
EXPORT void glPopName(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPopName(ctx);
}
EXPORT void glPresentFrameDualFillNV(GLuint video_slot, GLuint64EXT minPresentTime, GLuint beginPresentTimeId, GLuint presentDurationId, GLenum type, GLenum target0, GLuint fill0, GLenum target1, GLuint fill1, GLenum target2, GLuint fill2, GLenum target3, GLuint fill3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPresentFrameDualFillNV(ctx, video_slot, minPresentTime, beginPresentTimeId, presentDurationId, type, target0, fill0, target1, fill1, target2, fill2, target3, fill3);
}
EXPORT void glPresentFrameKeyedNV(GLuint video_slot, GLuint64EXT minPresentTime, GLuint beginPresentTimeId, GLuint presentDurationId, GLenum type, GLenum target0, GLuint fill0, GLuint key0, GLenum target1, GLuint fill1, GLuint key1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPresentFrameKeyedNV(ctx, video_slot, minPresentTime, beginPresentTimeId, presentDurationId, type, target0, fill0, key0, target1, fill1, key1);
}
EXPORT void glPrimitiveBoundingBox(GLfloat minX, GLfloat minY, GLfloat minZ, GLfloat minW, GLfloat maxX, GLfloat maxY, GLfloat maxZ, GLfloat maxW)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPrimitiveBoundingBox(ctx, minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
}
EXPORT void glPrimitiveBoundingBoxARB(GLfloat minX, GLfloat minY, GLfloat minZ, GLfloat minW, GLfloat maxX, GLfloat maxY, GLfloat maxZ, GLfloat maxW)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPrimitiveBoundingBox(ctx, minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
}
EXPORT void glPrimitiveBoundingBoxEXT(GLfloat minX, GLfloat minY, GLfloat minZ, GLfloat minW, GLfloat maxX, GLfloat maxY, GLfloat maxZ, GLfloat maxW)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPrimitiveBoundingBox(ctx, minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
}
EXPORT void glPrimitiveBoundingBoxOES(GLfloat minX, GLfloat minY, GLfloat minZ, GLfloat minW, GLfloat maxX, GLfloat maxY, GLfloat maxZ, GLfloat maxW)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPrimitiveBoundingBox(ctx, minX, minY, minZ, minW, maxX, maxY, maxZ, maxW);
}
EXPORT void glPrimitiveRestartIndex(GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPrimitiveRestartIndex(ctx, index);
}
EXPORT void glPrimitiveRestartIndexNV(GLuint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPrimitiveRestartIndex(ctx, index);
}
EXPORT void glPrimitiveRestartNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPrimitiveRestartNV(ctx);
}
EXPORT void glPrioritizeTextures(GLsizei n, const GLuint *textures, const GLfloat *priorities)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPrioritizeTextures(ctx, n, textures, priorities);
}
EXPORT void glPrioritizeTexturesEXT(GLsizei n, const GLuint *textures, const GLclampf *priorities)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPrioritizeTextures(ctx, n, textures, (const GLfloat *)priorities);
}
EXPORT void glPrioritizeTexturesxOES(GLsizei n, const GLuint *textures, const GLfixed *priorities)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPrioritizeTexturesxOES(ctx, n, textures, priorities);
}
EXPORT void glProgramBinary(GLuint program, GLenum binaryFormat, const void *binary, GLsizei length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramBinary(ctx, program, binaryFormat, binary, length);
}
EXPORT void glProgramBinaryOES(GLuint program, GLenum binaryFormat, const void *binary, GLint length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramBinary(ctx, program, binaryFormat, binary, (GLsizei)length);
}
EXPORT void glProgramBufferParametersIivNV(GLenum target, GLuint bindingIndex, GLuint wordIndex, GLsizei count, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramBufferParametersIivNV(ctx, target, bindingIndex, wordIndex, count, params);
}
EXPORT void glProgramBufferParametersIuivNV(GLenum target, GLuint bindingIndex, GLuint wordIndex, GLsizei count, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramBufferParametersIuivNV(ctx, target, bindingIndex, wordIndex, count, params);
}
EXPORT void glProgramBufferParametersfvNV(GLenum target, GLuint bindingIndex, GLuint wordIndex, GLsizei count, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramBufferParametersfvNV(ctx, target, bindingIndex, wordIndex, count, params);
}
EXPORT void glProgramEnvParameter4dARB(GLenum target, GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParameter4dARB(ctx, target, index, x, y, z, w);
}
EXPORT void glProgramEnvParameter4dvARB(GLenum target, GLuint index, const GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParameter4dvARB(ctx, target, index, params);
}
EXPORT void glProgramEnvParameter4fARB(GLenum target, GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParameter4fARB(ctx, target, index, x, y, z, w);
}
EXPORT void glProgramEnvParameter4fvARB(GLenum target, GLuint index, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParameter4fvARB(ctx, target, index, params);
}
EXPORT void glProgramEnvParameterI4iNV(GLenum target, GLuint index, GLint x, GLint y, GLint z, GLint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParameterI4iNV(ctx, target, index, x, y, z, w);
}
EXPORT void glProgramEnvParameterI4ivNV(GLenum target, GLuint index, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParameterI4ivNV(ctx, target, index, params);
}
EXPORT void glProgramEnvParameterI4uiNV(GLenum target, GLuint index, GLuint x, GLuint y, GLuint z, GLuint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParameterI4uiNV(ctx, target, index, x, y, z, w);
}
EXPORT void glProgramEnvParameterI4uivNV(GLenum target, GLuint index, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParameterI4uivNV(ctx, target, index, params);
}
EXPORT void glProgramEnvParameters4fvEXT(GLenum target, GLuint index, GLsizei count, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParameters4fvEXT(ctx, target, index, count, params);
}
EXPORT void glProgramEnvParametersI4ivNV(GLenum target, GLuint index, GLsizei count, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParametersI4ivNV(ctx, target, index, count, params);
}
EXPORT void glProgramEnvParametersI4uivNV(GLenum target, GLuint index, GLsizei count, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramEnvParametersI4uivNV(ctx, target, index, count, params);
}
EXPORT void glProgramLocalParameter4dARB(GLenum target, GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParameter4dARB(ctx, target, index, x, y, z, w);
}
EXPORT void glProgramLocalParameter4dvARB(GLenum target, GLuint index, const GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParameter4dvARB(ctx, target, index, params);
}
EXPORT void glProgramLocalParameter4fARB(GLenum target, GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParameter4fARB(ctx, target, index, x, y, z, w);
}
EXPORT void glProgramLocalParameter4fvARB(GLenum target, GLuint index, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParameter4fvARB(ctx, target, index, params);
}
EXPORT void glProgramLocalParameterI4iNV(GLenum target, GLuint index, GLint x, GLint y, GLint z, GLint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParameterI4iNV(ctx, target, index, x, y, z, w);
}
EXPORT void glProgramLocalParameterI4ivNV(GLenum target, GLuint index, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParameterI4ivNV(ctx, target, index, params);
}
EXPORT void glProgramLocalParameterI4uiNV(GLenum target, GLuint index, GLuint x, GLuint y, GLuint z, GLuint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParameterI4uiNV(ctx, target, index, x, y, z, w);
}
EXPORT void glProgramLocalParameterI4uivNV(GLenum target, GLuint index, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParameterI4uivNV(ctx, target, index, params);
}
EXPORT void glProgramLocalParameters4fvEXT(GLenum target, GLuint index, GLsizei count, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParameters4fvEXT(ctx, target, index, count, params);
}
EXPORT void glProgramLocalParametersI4ivNV(GLenum target, GLuint index, GLsizei count, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParametersI4ivNV(ctx, target, index, count, params);
}
EXPORT void glProgramLocalParametersI4uivNV(GLenum target, GLuint index, GLsizei count, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramLocalParametersI4uivNV(ctx, target, index, count, params);
}
EXPORT void glProgramNamedParameter4dNV(GLuint id, GLsizei len, const GLubyte *name, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramNamedParameter4dNV(ctx, id, len, name, x, y, z, w);
}
EXPORT void glProgramNamedParameter4dvNV(GLuint id, GLsizei len, const GLubyte *name, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramNamedParameter4dvNV(ctx, id, len, name, v);
}
EXPORT void glProgramNamedParameter4fNV(GLuint id, GLsizei len, const GLubyte *name, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramNamedParameter4fNV(ctx, id, len, name, x, y, z, w);
}
EXPORT void glProgramNamedParameter4fvNV(GLuint id, GLsizei len, const GLubyte *name, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramNamedParameter4fvNV(ctx, id, len, name, v);
}
EXPORT void glProgramParameter4dNV(GLenum target, GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramParameter4dNV(ctx, target, index, x, y, z, w);
}
EXPORT void glProgramParameter4dvNV(GLenum target, GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramParameter4dvNV(ctx, target, index, v);
}
EXPORT void glProgramParameter4fNV(GLenum target, GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramParameter4fNV(ctx, target, index, x, y, z, w);
}
EXPORT void glProgramParameter4fvNV(GLenum target, GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramParameter4fvNV(ctx, target, index, v);
}
EXPORT void glProgramParameteri(GLuint program, GLenum pname, GLint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramParameteri(ctx, program, pname, value);
}
EXPORT void glProgramParameteriARB(GLuint program, GLenum pname, GLint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramParameteri(ctx, program, pname, value);
}
EXPORT void glProgramParameteriEXT(GLuint program, GLenum pname, GLint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramParameteri(ctx, program, pname, value);
}
EXPORT void glProgramParameters4dvNV(GLenum target, GLuint index, GLsizei count, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramParameters4dvNV(ctx, target, index, count, v);
}
EXPORT void glProgramParameters4fvNV(GLenum target, GLuint index, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramParameters4fvNV(ctx, target, index, count, v);
}
EXPORT void glProgramPathFragmentInputGenNV(GLuint program, GLint location, GLenum genMode, GLint components, const GLfloat *coeffs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramPathFragmentInputGenNV(ctx, program, location, genMode, components, coeffs);
}
EXPORT void glProgramStringARB(GLenum target, GLenum format, GLsizei len, const void *string)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramStringARB(ctx, target, format, len, string);
}
EXPORT void glProgramSubroutineParametersuivNV(GLenum target, GLsizei count, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramSubroutineParametersuivNV(ctx, target, count, params);
}
EXPORT void glProgramUniform1d(GLuint program, GLint location, GLdouble v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1d(ctx, program, location, v0);
}
EXPORT void glProgramUniform1dEXT(GLuint program, GLint location, GLdouble x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1d(ctx, program, location, x);
}
EXPORT void glProgramUniform1dv(GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1dv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1dvEXT(GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1dv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1f(GLuint program, GLint location, GLfloat v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1f(ctx, program, location, v0);
}
EXPORT void glProgramUniform1fEXT(GLuint program, GLint location, GLfloat v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1f(ctx, program, location, v0);
}
EXPORT void glProgramUniform1fv(GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1fv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1fvEXT(GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1fv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1i(GLuint program, GLint location, GLint v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1i(ctx, program, location, v0);
}
EXPORT void glProgramUniform1i64ARB(GLuint program, GLint location, GLint64 x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1i64ARB(ctx, program, location, x);
}
EXPORT void glProgramUniform1i64NV(GLuint program, GLint location, GLint64EXT x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1i64NV(ctx, program, location, x);
}
EXPORT void glProgramUniform1i64vARB(GLuint program, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1i64vARB(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1i64vNV(GLuint program, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1i64vNV(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1iEXT(GLuint program, GLint location, GLint v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1i(ctx, program, location, v0);
}
EXPORT void glProgramUniform1iv(GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1iv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1ivEXT(GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1iv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1ui(GLuint program, GLint location, GLuint v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1ui(ctx, program, location, v0);
}
EXPORT void glProgramUniform1ui64ARB(GLuint program, GLint location, GLuint64 x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1ui64ARB(ctx, program, location, x);
}
EXPORT void glProgramUniform1ui64NV(GLuint program, GLint location, GLuint64EXT x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1ui64NV(ctx, program, location, x);
}
EXPORT void glProgramUniform1ui64vARB(GLuint program, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1ui64vARB(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1ui64vNV(GLuint program, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1ui64vNV(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1uiEXT(GLuint program, GLint location, GLuint v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1ui(ctx, program, location, v0);
}
EXPORT void glProgramUniform1uiv(GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1uiv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform1uivEXT(GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform1uiv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2d(GLuint program, GLint location, GLdouble v0, GLdouble v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2d(ctx, program, location, v0, v1);
}
EXPORT void glProgramUniform2dEXT(GLuint program, GLint location, GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2d(ctx, program, location, x, y);
}
EXPORT void glProgramUniform2dv(GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2dv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2dvEXT(GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2dv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2f(GLuint program, GLint location, GLfloat v0, GLfloat v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2f(ctx, program, location, v0, v1);
}
EXPORT void glProgramUniform2fEXT(GLuint program, GLint location, GLfloat v0, GLfloat v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2f(ctx, program, location, v0, v1);
}
EXPORT void glProgramUniform2fv(GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2fv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2fvEXT(GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2fv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2i(GLuint program, GLint location, GLint v0, GLint v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2i(ctx, program, location, v0, v1);
}
EXPORT void glProgramUniform2i64ARB(GLuint program, GLint location, GLint64 x, GLint64 y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2i64ARB(ctx, program, location, x, y);
}
EXPORT void glProgramUniform2i64NV(GLuint program, GLint location, GLint64EXT x, GLint64EXT y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2i64NV(ctx, program, location, x, y);
}
EXPORT void glProgramUniform2i64vARB(GLuint program, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2i64vARB(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2i64vNV(GLuint program, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2i64vNV(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2iEXT(GLuint program, GLint location, GLint v0, GLint v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2i(ctx, program, location, v0, v1);
}
EXPORT void glProgramUniform2iv(GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2iv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2ivEXT(GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2iv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2ui(GLuint program, GLint location, GLuint v0, GLuint v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2ui(ctx, program, location, v0, v1);
}
EXPORT void glProgramUniform2ui64ARB(GLuint program, GLint location, GLuint64 x, GLuint64 y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2ui64ARB(ctx, program, location, x, y);
}
EXPORT void glProgramUniform2ui64NV(GLuint program, GLint location, GLuint64EXT x, GLuint64EXT y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2ui64NV(ctx, program, location, x, y);
}
EXPORT void glProgramUniform2ui64vARB(GLuint program, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2ui64vARB(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2ui64vNV(GLuint program, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2ui64vNV(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2uiEXT(GLuint program, GLint location, GLuint v0, GLuint v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2ui(ctx, program, location, v0, v1);
}
EXPORT void glProgramUniform2uiv(GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2uiv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform2uivEXT(GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform2uiv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3d(GLuint program, GLint location, GLdouble v0, GLdouble v1, GLdouble v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3d(ctx, program, location, v0, v1, v2);
}
EXPORT void glProgramUniform3dEXT(GLuint program, GLint location, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3d(ctx, program, location, x, y, z);
}
EXPORT void glProgramUniform3dv(GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3dv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3dvEXT(GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3dv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3f(GLuint program, GLint location, GLfloat v0, GLfloat v1, GLfloat v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3f(ctx, program, location, v0, v1, v2);
}
EXPORT void glProgramUniform3fEXT(GLuint program, GLint location, GLfloat v0, GLfloat v1, GLfloat v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3f(ctx, program, location, v0, v1, v2);
}
EXPORT void glProgramUniform3fv(GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3fv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3fvEXT(GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3fv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3i(GLuint program, GLint location, GLint v0, GLint v1, GLint v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3i(ctx, program, location, v0, v1, v2);
}
EXPORT void glProgramUniform3i64ARB(GLuint program, GLint location, GLint64 x, GLint64 y, GLint64 z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3i64ARB(ctx, program, location, x, y, z);
}
EXPORT void glProgramUniform3i64NV(GLuint program, GLint location, GLint64EXT x, GLint64EXT y, GLint64EXT z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3i64NV(ctx, program, location, x, y, z);
}
EXPORT void glProgramUniform3i64vARB(GLuint program, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3i64vARB(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3i64vNV(GLuint program, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3i64vNV(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3iEXT(GLuint program, GLint location, GLint v0, GLint v1, GLint v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3i(ctx, program, location, v0, v1, v2);
}
EXPORT void glProgramUniform3iv(GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3iv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3ivEXT(GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3iv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3ui(GLuint program, GLint location, GLuint v0, GLuint v1, GLuint v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3ui(ctx, program, location, v0, v1, v2);
}
EXPORT void glProgramUniform3ui64ARB(GLuint program, GLint location, GLuint64 x, GLuint64 y, GLuint64 z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3ui64ARB(ctx, program, location, x, y, z);
}
EXPORT void glProgramUniform3ui64NV(GLuint program, GLint location, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3ui64NV(ctx, program, location, x, y, z);
}
EXPORT void glProgramUniform3ui64vARB(GLuint program, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3ui64vARB(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3ui64vNV(GLuint program, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3ui64vNV(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3uiEXT(GLuint program, GLint location, GLuint v0, GLuint v1, GLuint v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3ui(ctx, program, location, v0, v1, v2);
}
EXPORT void glProgramUniform3uiv(GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3uiv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform3uivEXT(GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform3uiv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4d(GLuint program, GLint location, GLdouble v0, GLdouble v1, GLdouble v2, GLdouble v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4d(ctx, program, location, v0, v1, v2, v3);
}
EXPORT void glProgramUniform4dEXT(GLuint program, GLint location, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4d(ctx, program, location, x, y, z, w);
}
EXPORT void glProgramUniform4dv(GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4dv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4dvEXT(GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4dv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4f(GLuint program, GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4f(ctx, program, location, v0, v1, v2, v3);
}
EXPORT void glProgramUniform4fEXT(GLuint program, GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4f(ctx, program, location, v0, v1, v2, v3);
}
EXPORT void glProgramUniform4fv(GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4fv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4fvEXT(GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4fv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4i(GLuint program, GLint location, GLint v0, GLint v1, GLint v2, GLint v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4i(ctx, program, location, v0, v1, v2, v3);
}
EXPORT void glProgramUniform4i64ARB(GLuint program, GLint location, GLint64 x, GLint64 y, GLint64 z, GLint64 w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4i64ARB(ctx, program, location, x, y, z, w);
}
EXPORT void glProgramUniform4i64NV(GLuint program, GLint location, GLint64EXT x, GLint64EXT y, GLint64EXT z, GLint64EXT w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4i64NV(ctx, program, location, x, y, z, w);
}
EXPORT void glProgramUniform4i64vARB(GLuint program, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4i64vARB(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4i64vNV(GLuint program, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4i64vNV(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4iEXT(GLuint program, GLint location, GLint v0, GLint v1, GLint v2, GLint v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4i(ctx, program, location, v0, v1, v2, v3);
}
EXPORT void glProgramUniform4iv(GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4iv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4ivEXT(GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4iv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4ui(GLuint program, GLint location, GLuint v0, GLuint v1, GLuint v2, GLuint v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4ui(ctx, program, location, v0, v1, v2, v3);
}
EXPORT void glProgramUniform4ui64ARB(GLuint program, GLint location, GLuint64 x, GLuint64 y, GLuint64 z, GLuint64 w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4ui64ARB(ctx, program, location, x, y, z, w);
}
EXPORT void glProgramUniform4ui64NV(GLuint program, GLint location, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z, GLuint64EXT w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4ui64NV(ctx, program, location, x, y, z, w);
}
EXPORT void glProgramUniform4ui64vARB(GLuint program, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4ui64vARB(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4ui64vNV(GLuint program, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4ui64vNV(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4uiEXT(GLuint program, GLint location, GLuint v0, GLuint v1, GLuint v2, GLuint v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4ui(ctx, program, location, v0, v1, v2, v3);
}
EXPORT void glProgramUniform4uiv(GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4uiv(ctx, program, location, count, value);
}
EXPORT void glProgramUniform4uivEXT(GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniform4uiv(ctx, program, location, count, value);
}
EXPORT void glProgramUniformHandleui64ARB(GLuint program, GLint location, GLuint64 value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformHandleui64ARB(ctx, program, location, value);
}
EXPORT void glProgramUniformHandleui64IMG(GLuint program, GLint location, GLuint64 value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformHandleui64ARB(ctx, program, location, value);
}
EXPORT void glProgramUniformHandleui64NV(GLuint program, GLint location, GLuint64 value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformHandleui64NV(ctx, program, location, value);
}
EXPORT void glProgramUniformHandleui64vARB(GLuint program, GLint location, GLsizei count, const GLuint64 *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformHandleui64vARB(ctx, program, location, count, values);
}
EXPORT void glProgramUniformHandleui64vIMG(GLuint program, GLint location, GLsizei count, const GLuint64 *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformHandleui64vARB(ctx, program, location, count, values);
}
EXPORT void glProgramUniformHandleui64vNV(GLuint program, GLint location, GLsizei count, const GLuint64 *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformHandleui64vNV(ctx, program, location, count, values);
}
EXPORT void glProgramUniformMatrix2dv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2dvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2fv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2fvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2x3dv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2x3dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2x3dvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2x3dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2x3fv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2x3fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2x3fvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2x3fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2x4dv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2x4dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2x4dvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2x4dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2x4fv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2x4fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix2x4fvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix2x4fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3dv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3dvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3fv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3fvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3x2dv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3x2dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3x2dvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3x2dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3x2fv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3x2fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3x2fvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3x2fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3x4dv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3x4dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3x4dvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3x4dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3x4fv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3x4fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix3x4fvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix3x4fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4dv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4dvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4fv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4fvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4x2dv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4x2dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4x2dvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4x2dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4x2fv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4x2fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4x2fvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4x2fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4x3dv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4x3dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4x3dvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4x3dv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4x3fv(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4x3fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformMatrix4x3fvEXT(GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformMatrix4x3fv(ctx, program, location, count, transpose, value);
}
EXPORT void glProgramUniformui64NV(GLuint program, GLint location, GLuint64EXT value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformui64NV(ctx, program, location, value);
}
EXPORT void glProgramUniformui64vNV(GLuint program, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramUniformui64vNV(ctx, program, location, count, value);
}
EXPORT void glProgramVertexLimitNV(GLenum target, GLint limit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProgramVertexLimitNV(ctx, target, limit);
}
EXPORT void glProvokingVertex(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProvokingVertex(ctx, mode);
}
EXPORT void glProvokingVertexEXT(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glProvokingVertex(ctx, mode);
}
EXPORT void glPushAttrib(GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPushAttrib(ctx, mask);
}
EXPORT void glPushClientAttrib(GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPushClientAttrib(ctx, mask);
}
EXPORT void glPushClientAttribDefaultEXT(GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPushClientAttribDefaultEXT(ctx, mask);
}
EXPORT void glPushDebugGroup(GLenum source, GLuint id, GLsizei length, const GLchar *message)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPushDebugGroup(ctx, source, id, length, message);
}
EXPORT void glPushDebugGroupKHR(GLenum source, GLuint id, GLsizei length, const GLchar *message)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPushDebugGroup(ctx, source, id, length, message);
}
EXPORT void glPushGroupMarkerEXT(GLsizei length, const GLchar *marker)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPushGroupMarkerEXT(ctx, length, marker);
}
EXPORT void glPushMatrix(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPushMatrix(ctx);
}
EXPORT void glPushName(GLuint name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glPushName(ctx, name);
}
EXPORT void glQueryCounter(GLuint id, GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glQueryCounter(ctx, id, target);
}
EXPORT void glQueryCounterEXT(GLuint id, GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glQueryCounter(ctx, id, target);
}
EXPORT GLbitfield glQueryMatrixxOES(GLfixed *mantissa, GLint *exponent)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glQueryMatrixxOES(ctx, mantissa, exponent);
}
EXPORT void glQueryObjectParameteruiAMD(GLenum target, GLuint id, GLenum pname, GLuint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glQueryObjectParameteruiAMD(ctx, target, id, pname, param);
}
EXPORT GLint glQueryResourceNV(GLenum queryType, GLint tagId, GLuint count, GLint *buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glQueryResourceNV(ctx, queryType, tagId, count, buffer);
}
EXPORT void glQueryResourceTagNV(GLint tagId, const GLchar *tagString)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glQueryResourceTagNV(ctx, tagId, tagString);
}
EXPORT void glRasterPos2d(GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos2d(ctx, x, y);
}
EXPORT void glRasterPos2dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos2dv(ctx, v);
}
EXPORT void glRasterPos2f(GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos2f(ctx, x, y);
}
EXPORT void glRasterPos2fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos2fv(ctx, v);
}
EXPORT void glRasterPos2i(GLint x, GLint y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos2i(ctx, x, y);
}
EXPORT void glRasterPos2iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos2iv(ctx, v);
}
EXPORT void glRasterPos2s(GLshort x, GLshort y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos2s(ctx, x, y);
}
EXPORT void glRasterPos2sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos2sv(ctx, v);
}
EXPORT void glRasterPos2xOES(GLfixed x, GLfixed y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos2xOES(ctx, x, y);
}
EXPORT void glRasterPos2xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos2xvOES(ctx, coords);
}
EXPORT void glRasterPos3d(GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos3d(ctx, x, y, z);
}
EXPORT void glRasterPos3dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos3dv(ctx, v);
}
EXPORT void glRasterPos3f(GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos3f(ctx, x, y, z);
}
EXPORT void glRasterPos3fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos3fv(ctx, v);
}
EXPORT void glRasterPos3i(GLint x, GLint y, GLint z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos3i(ctx, x, y, z);
}
EXPORT void glRasterPos3iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos3iv(ctx, v);
}
EXPORT void glRasterPos3s(GLshort x, GLshort y, GLshort z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos3s(ctx, x, y, z);
}
EXPORT void glRasterPos3sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos3sv(ctx, v);
}
EXPORT void glRasterPos3xOES(GLfixed x, GLfixed y, GLfixed z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos3xOES(ctx, x, y, z);
}
EXPORT void glRasterPos3xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos3xvOES(ctx, coords);
}
EXPORT void glRasterPos4d(GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos4d(ctx, x, y, z, w);
}
EXPORT void glRasterPos4dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos4dv(ctx, v);
}
EXPORT void glRasterPos4f(GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos4f(ctx, x, y, z, w);
}
EXPORT void glRasterPos4fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos4fv(ctx, v);
}
EXPORT void glRasterPos4i(GLint x, GLint y, GLint z, GLint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos4i(ctx, x, y, z, w);
}
EXPORT void glRasterPos4iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos4iv(ctx, v);
}
EXPORT void glRasterPos4s(GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos4s(ctx, x, y, z, w);
}
EXPORT void glRasterPos4sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos4sv(ctx, v);
}
EXPORT void glRasterPos4xOES(GLfixed x, GLfixed y, GLfixed z, GLfixed w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos4xOES(ctx, x, y, z, w);
}
EXPORT void glRasterPos4xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterPos4xvOES(ctx, coords);
}
EXPORT void glRasterSamplesEXT(GLuint samples, GLboolean fixedsamplelocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRasterSamplesEXT(ctx, samples, fixedsamplelocations);
}
EXPORT void glReadBuffer(GLenum src)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReadBuffer(ctx, src);
}
EXPORT void glReadBufferIndexedEXT(GLenum src, GLint index)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReadBufferIndexedEXT(ctx, src, index);
}
EXPORT void glReadBufferNV(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReadBuffer(ctx, mode);
}
EXPORT void glReadInstrumentsSGIX(GLint marker)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReadInstrumentsSGIX(ctx, marker);
}
EXPORT void glReadPixels(GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type, void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReadPixels(ctx, x, y, width, height, format, type, pixels);
}
EXPORT void glReadnPixels(GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type, GLsizei bufSize, void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReadnPixels(ctx, x, y, width, height, format, type, bufSize, data);
}
EXPORT void glReadnPixelsARB(GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type, GLsizei bufSize, void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReadnPixels(ctx, x, y, width, height, format, type, bufSize, data);
}
EXPORT void glReadnPixelsEXT(GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type, GLsizei bufSize, void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReadnPixels(ctx, x, y, width, height, format, type, bufSize, data);
}
EXPORT void glReadnPixelsKHR(GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type, GLsizei bufSize, void *data)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReadnPixels(ctx, x, y, width, height, format, type, bufSize, data);
}
EXPORT void glRectd(GLdouble x1, GLdouble y1, GLdouble x2, GLdouble y2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRectd(ctx, x1, y1, x2, y2);
}
EXPORT void glRectdv(const GLdouble *v1, const GLdouble *v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRectdv(ctx, v1, v2);
}
EXPORT void glRectf(GLfloat x1, GLfloat y1, GLfloat x2, GLfloat y2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRectf(ctx, x1, y1, x2, y2);
}
EXPORT void glRectfv(const GLfloat *v1, const GLfloat *v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRectfv(ctx, v1, v2);
}
EXPORT void glRecti(GLint x1, GLint y1, GLint x2, GLint y2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRecti(ctx, x1, y1, x2, y2);
}
EXPORT void glRectiv(const GLint *v1, const GLint *v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRectiv(ctx, v1, v2);
}
EXPORT void glRects(GLshort x1, GLshort y1, GLshort x2, GLshort y2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRects(ctx, x1, y1, x2, y2);
}
EXPORT void glRectsv(const GLshort *v1, const GLshort *v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRectsv(ctx, v1, v2);
}
EXPORT void glRectxOES(GLfixed x1, GLfixed y1, GLfixed x2, GLfixed y2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRectxOES(ctx, x1, y1, x2, y2);
}
EXPORT void glRectxvOES(const GLfixed *v1, const GLfixed *v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRectxvOES(ctx, v1, v2);
}
EXPORT void glReferencePlaneSGIX(const GLdouble *equation)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReferencePlaneSGIX(ctx, equation);
}
EXPORT GLboolean glReleaseKeyedMutexWin32EXT(GLuint memory, GLuint64 key)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glReleaseKeyedMutexWin32EXT(ctx, memory, key);
}
EXPORT void glReleaseShaderCompiler(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReleaseShaderCompiler(ctx);
}
EXPORT void glRenderGpuMaskNV(GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderGpuMaskNV(ctx, mask);
}
EXPORT GLint glRenderMode(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glRenderMode(ctx, mode);
}
EXPORT void glRenderbufferStorage(GLenum target, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorage(ctx, target, internalformat, width, height);
}
EXPORT void glRenderbufferStorageEXT(GLenum target, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorage(ctx, target, internalformat, width, height);
}
EXPORT void glRenderbufferStorageMultisample(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorageMultisample(ctx, target, samples, internalformat, width, height);
}
EXPORT void glRenderbufferStorageMultisampleANGLE(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorageMultisample(ctx, target, samples, internalformat, width, height);
}
EXPORT void glRenderbufferStorageMultisampleAPPLE(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorageMultisample(ctx, target, samples, internalformat, width, height);
}
EXPORT void glRenderbufferStorageMultisampleAdvancedAMD(GLenum target, GLsizei samples, GLsizei storageSamples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorageMultisampleAdvancedAMD(ctx, target, samples, storageSamples, internalformat, width, height);
}
EXPORT void glRenderbufferStorageMultisampleCoverageNV(GLenum target, GLsizei coverageSamples, GLsizei colorSamples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorageMultisampleCoverageNV(ctx, target, coverageSamples, colorSamples, internalformat, width, height);
}
EXPORT void glRenderbufferStorageMultisampleEXT(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorageMultisample(ctx, target, samples, internalformat, width, height);
}
EXPORT void glRenderbufferStorageMultisampleIMG(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorageMultisampleIMG(ctx, target, samples, internalformat, width, height);
}
EXPORT void glRenderbufferStorageMultisampleNV(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorageMultisample(ctx, target, samples, internalformat, width, height);
}
EXPORT void glRenderbufferStorageOES(GLenum target, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRenderbufferStorage(ctx, target, internalformat, width, height);
}
EXPORT void glReplacementCodePointerSUN(GLenum type, GLsizei stride, const void **pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodePointerSUN(ctx, type, stride, pointer);
}
EXPORT void glReplacementCodeubSUN(GLubyte code)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeubSUN(ctx, code);
}
EXPORT void glReplacementCodeubvSUN(const GLubyte *code)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeubvSUN(ctx, code);
}
EXPORT void glReplacementCodeuiColor3fVertex3fSUN(GLuint rc, GLfloat r, GLfloat g, GLfloat b, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiColor3fVertex3fSUN(ctx, rc, r, g, b, x, y, z);
}
EXPORT void glReplacementCodeuiColor3fVertex3fvSUN(const GLuint *rc, const GLfloat *c, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiColor3fVertex3fvSUN(ctx, rc, c, v);
}
EXPORT void glReplacementCodeuiColor4fNormal3fVertex3fSUN(GLuint rc, GLfloat r, GLfloat g, GLfloat b, GLfloat a, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiColor4fNormal3fVertex3fSUN(ctx, rc, r, g, b, a, nx, ny, nz, x, y, z);
}
EXPORT void glReplacementCodeuiColor4fNormal3fVertex3fvSUN(const GLuint *rc, const GLfloat *c, const GLfloat *n, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiColor4fNormal3fVertex3fvSUN(ctx, rc, c, n, v);
}
EXPORT void glReplacementCodeuiColor4ubVertex3fSUN(GLuint rc, GLubyte r, GLubyte g, GLubyte b, GLubyte a, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiColor4ubVertex3fSUN(ctx, rc, r, g, b, a, x, y, z);
}
EXPORT void glReplacementCodeuiColor4ubVertex3fvSUN(const GLuint *rc, const GLubyte *c, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiColor4ubVertex3fvSUN(ctx, rc, c, v);
}
EXPORT void glReplacementCodeuiNormal3fVertex3fSUN(GLuint rc, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiNormal3fVertex3fSUN(ctx, rc, nx, ny, nz, x, y, z);
}
EXPORT void glReplacementCodeuiNormal3fVertex3fvSUN(const GLuint *rc, const GLfloat *n, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiNormal3fVertex3fvSUN(ctx, rc, n, v);
}
EXPORT void glReplacementCodeuiSUN(GLuint code)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiSUN(ctx, code);
}
EXPORT void glReplacementCodeuiTexCoord2fColor4fNormal3fVertex3fSUN(GLuint rc, GLfloat s, GLfloat t, GLfloat r, GLfloat g, GLfloat b, GLfloat a, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiTexCoord2fColor4fNormal3fVertex3fSUN(ctx, rc, s, t, r, g, b, a, nx, ny, nz, x, y, z);
}
EXPORT void glReplacementCodeuiTexCoord2fColor4fNormal3fVertex3fvSUN(const GLuint *rc, const GLfloat *tc, const GLfloat *c, const GLfloat *n, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiTexCoord2fColor4fNormal3fVertex3fvSUN(ctx, rc, tc, c, n, v);
}
EXPORT void glReplacementCodeuiTexCoord2fNormal3fVertex3fSUN(GLuint rc, GLfloat s, GLfloat t, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiTexCoord2fNormal3fVertex3fSUN(ctx, rc, s, t, nx, ny, nz, x, y, z);
}
EXPORT void glReplacementCodeuiTexCoord2fNormal3fVertex3fvSUN(const GLuint *rc, const GLfloat *tc, const GLfloat *n, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiTexCoord2fNormal3fVertex3fvSUN(ctx, rc, tc, n, v);
}
EXPORT void glReplacementCodeuiTexCoord2fVertex3fSUN(GLuint rc, GLfloat s, GLfloat t, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiTexCoord2fVertex3fSUN(ctx, rc, s, t, x, y, z);
}
EXPORT void glReplacementCodeuiTexCoord2fVertex3fvSUN(const GLuint *rc, const GLfloat *tc, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiTexCoord2fVertex3fvSUN(ctx, rc, tc, v);
}
EXPORT void glReplacementCodeuiVertex3fSUN(GLuint rc, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiVertex3fSUN(ctx, rc, x, y, z);
}
EXPORT void glReplacementCodeuiVertex3fvSUN(const GLuint *rc, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuiVertex3fvSUN(ctx, rc, v);
}
EXPORT void glReplacementCodeuivSUN(const GLuint *code)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeuivSUN(ctx, code);
}
EXPORT void glReplacementCodeusSUN(GLushort code)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeusSUN(ctx, code);
}
EXPORT void glReplacementCodeusvSUN(const GLushort *code)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glReplacementCodeusvSUN(ctx, code);
}
EXPORT void glRequestResidentProgramsNV(GLsizei n, const GLuint *programs)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRequestResidentProgramsNV(ctx, n, programs);
}
EXPORT void glResetHistogram(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glResetHistogram(ctx, target);
}
EXPORT void glResetHistogramEXT(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glResetHistogram(ctx, target);
}
EXPORT void glResetMemoryObjectParameterNV(GLuint memory, GLenum pname)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glResetMemoryObjectParameterNV(ctx, memory, pname);
}
EXPORT void glResetMinmax(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glResetMinmax(ctx, target);
}
EXPORT void glResetMinmaxEXT(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glResetMinmax(ctx, target);
}
EXPORT void glResizeBuffersMESA(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glResizeBuffersMESA(ctx);
}
EXPORT void glResolveDepthValuesNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glResolveDepthValuesNV(ctx);
}
EXPORT void glResolveMultisampleFramebufferAPPLE(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glResolveMultisampleFramebufferAPPLE(ctx);
}
EXPORT void glResumeTransformFeedback(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glResumeTransformFeedback(ctx);
}
EXPORT void glResumeTransformFeedbackNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glResumeTransformFeedback(ctx);
}
EXPORT void glRotated(GLdouble angle, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRotated(ctx, angle, x, y, z);
}
EXPORT void glRotatef(GLfloat angle, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRotatef(ctx, angle, x, y, z);
}
EXPORT void glRotatex(GLfixed angle, GLfixed x, GLfixed y, GLfixed z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRotatex(ctx, angle, x, y, z);
}
EXPORT void glRotatexOES(GLfixed angle, GLfixed x, GLfixed y, GLfixed z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glRotatex(ctx, angle, x, y, z);
}
EXPORT void glSampleCoverage(GLfloat value, GLboolean invert)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSampleCoverage(ctx, value, invert);
}
EXPORT void glSampleCoverageARB(GLfloat value, GLboolean invert)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSampleCoverage(ctx, value, invert);
}
EXPORT void glSampleCoveragex(GLclampx value, GLboolean invert)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSampleCoveragex(ctx, value, invert);
}
EXPORT void glSampleCoveragexOES(GLclampx value, GLboolean invert)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSampleCoveragex(ctx, value, invert);
}
EXPORT void glSampleMapATI(GLuint dst, GLuint interp, GLenum swizzle)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSampleMapATI(ctx, dst, interp, swizzle);
}
EXPORT void glSampleMaskEXT(GLclampf value, GLboolean invert)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSampleMaskEXT(ctx, value, invert);
}
EXPORT void glSampleMaskIndexedNV(GLuint index, GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSampleMaskIndexedNV(ctx, index, mask);
}
EXPORT void glSampleMaskSGIS(GLclampf value, GLboolean invert)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSampleMaskEXT(ctx, value, invert);
}
EXPORT void glSampleMaski(GLuint maskNumber, GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSampleMaski(ctx, maskNumber, mask);
}
EXPORT void glSamplePatternEXT(GLenum pattern)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplePatternEXT(ctx, pattern);
}
EXPORT void glSamplePatternSGIS(GLenum pattern)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplePatternEXT(ctx, pattern);
}
EXPORT void glSamplerParameterIiv(GLuint sampler, GLenum pname, const GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplerParameterIiv(ctx, sampler, pname, param);
}
EXPORT void glSamplerParameterIivEXT(GLuint sampler, GLenum pname, const GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplerParameterIiv(ctx, sampler, pname, param);
}
EXPORT void glSamplerParameterIivOES(GLuint sampler, GLenum pname, const GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplerParameterIiv(ctx, sampler, pname, param);
}
EXPORT void glSamplerParameterIuiv(GLuint sampler, GLenum pname, const GLuint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplerParameterIuiv(ctx, sampler, pname, param);
}
EXPORT void glSamplerParameterIuivEXT(GLuint sampler, GLenum pname, const GLuint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplerParameterIuiv(ctx, sampler, pname, param);
}
EXPORT void glSamplerParameterIuivOES(GLuint sampler, GLenum pname, const GLuint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplerParameterIuiv(ctx, sampler, pname, param);
}
EXPORT void glSamplerParameterf(GLuint sampler, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplerParameterf(ctx, sampler, pname, param);
}
EXPORT void glSamplerParameterfv(GLuint sampler, GLenum pname, const GLfloat *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplerParameterfv(ctx, sampler, pname, param);
}
EXPORT void glSamplerParameteri(GLuint sampler, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplerParameteri(ctx, sampler, pname, param);
}
EXPORT void glSamplerParameteriv(GLuint sampler, GLenum pname, const GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSamplerParameteriv(ctx, sampler, pname, param);
}
EXPORT void glScaled(GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScaled(ctx, x, y, z);
}
EXPORT void glScalef(GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScalef(ctx, x, y, z);
}
EXPORT void glScalex(GLfixed x, GLfixed y, GLfixed z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScalex(ctx, x, y, z);
}
EXPORT void glScalexOES(GLfixed x, GLfixed y, GLfixed z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScalex(ctx, x, y, z);
}
EXPORT void glScissor(GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissor(ctx, x, y, width, height);
}
EXPORT void glScissorArrayv(GLuint first, GLsizei count, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorArrayv(ctx, first, count, v);
}
EXPORT void glScissorArrayvNV(GLuint first, GLsizei count, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorArrayv(ctx, first, count, v);
}
EXPORT void glScissorArrayvOES(GLuint first, GLsizei count, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorArrayv(ctx, first, count, v);
}
EXPORT void glScissorExclusiveArrayvNV(GLuint first, GLsizei count, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorExclusiveArrayvNV(ctx, first, count, v);
}
EXPORT void glScissorExclusiveNV(GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorExclusiveNV(ctx, x, y, width, height);
}
EXPORT void glScissorIndexed(GLuint index, GLint left, GLint bottom, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorIndexed(ctx, index, left, bottom, width, height);
}
EXPORT void glScissorIndexedNV(GLuint index, GLint left, GLint bottom, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorIndexed(ctx, index, left, bottom, width, height);
}
EXPORT void glScissorIndexedOES(GLuint index, GLint left, GLint bottom, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorIndexed(ctx, index, left, bottom, width, height);
}
EXPORT void glScissorIndexedv(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorIndexedv(ctx, index, v);
}
EXPORT void glScissorIndexedvNV(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorIndexedv(ctx, index, v);
}
EXPORT void glScissorIndexedvOES(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glScissorIndexedv(ctx, index, v);
}
EXPORT void glSecondaryColor3b(GLbyte red, GLbyte green, GLbyte blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3b(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3bEXT(GLbyte red, GLbyte green, GLbyte blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3b(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3bv(const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3bv(ctx, v);
}
EXPORT void glSecondaryColor3bvEXT(const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3bv(ctx, v);
}
EXPORT void glSecondaryColor3d(GLdouble red, GLdouble green, GLdouble blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3d(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3dEXT(GLdouble red, GLdouble green, GLdouble blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3d(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3dv(ctx, v);
}
EXPORT void glSecondaryColor3dvEXT(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3dv(ctx, v);
}
EXPORT void glSecondaryColor3f(GLfloat red, GLfloat green, GLfloat blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3f(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3fEXT(GLfloat red, GLfloat green, GLfloat blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3f(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3fv(ctx, v);
}
EXPORT void glSecondaryColor3fvEXT(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3fv(ctx, v);
}
EXPORT void glSecondaryColor3hNV(GLhalfNV red, GLhalfNV green, GLhalfNV blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3hNV(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3hvNV(ctx, v);
}
EXPORT void glSecondaryColor3i(GLint red, GLint green, GLint blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3i(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3iEXT(GLint red, GLint green, GLint blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3i(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3iv(ctx, v);
}
EXPORT void glSecondaryColor3ivEXT(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3iv(ctx, v);
}
EXPORT void glSecondaryColor3s(GLshort red, GLshort green, GLshort blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3s(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3sEXT(GLshort red, GLshort green, GLshort blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3s(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3sv(ctx, v);
}
EXPORT void glSecondaryColor3svEXT(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3sv(ctx, v);
}
EXPORT void glSecondaryColor3ub(GLubyte red, GLubyte green, GLubyte blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3ub(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3ubEXT(GLubyte red, GLubyte green, GLubyte blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3ub(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3ubv(const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3ubv(ctx, v);
}
EXPORT void glSecondaryColor3ubvEXT(const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3ubv(ctx, v);
}
EXPORT void glSecondaryColor3ui(GLuint red, GLuint green, GLuint blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3ui(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3uiEXT(GLuint red, GLuint green, GLuint blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3ui(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3uiv(const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3uiv(ctx, v);
}
EXPORT void glSecondaryColor3uivEXT(const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3uiv(ctx, v);
}
EXPORT void glSecondaryColor3us(GLushort red, GLushort green, GLushort blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3us(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3usEXT(GLushort red, GLushort green, GLushort blue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3us(ctx, red, green, blue);
}
EXPORT void glSecondaryColor3usv(const GLushort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3usv(ctx, v);
}
EXPORT void glSecondaryColor3usvEXT(const GLushort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColor3usv(ctx, v);
}
EXPORT void glSecondaryColorFormatNV(GLint size, GLenum type, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColorFormatNV(ctx, size, type, stride);
}
EXPORT void glSecondaryColorP3ui(GLenum type, GLuint color)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColorP3ui(ctx, type, color);
}
EXPORT void glSecondaryColorP3uiv(GLenum type, const GLuint *color)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColorP3uiv(ctx, type, color);
}
EXPORT void glSecondaryColorPointer(GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColorPointer(ctx, size, type, stride, pointer);
}
EXPORT void glSecondaryColorPointerEXT(GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColorPointer(ctx, size, type, stride, pointer);
}
EXPORT void glSecondaryColorPointerListIBM(GLint size, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSecondaryColorPointerListIBM(ctx, size, type, stride, pointer, ptrstride);
}
EXPORT void glSelectBuffer(GLsizei size, GLuint *buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSelectBuffer(ctx, size, buffer);
}
EXPORT void glSelectPerfMonitorCountersAMD(GLuint monitor, GLboolean enable, GLuint group, GLint numCounters, GLuint *counterList)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSelectPerfMonitorCountersAMD(ctx, monitor, enable, group, numCounters, counterList);
}
EXPORT void glSemaphoreParameterivNV(GLuint semaphore, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSemaphoreParameterivNV(ctx, semaphore, pname, params);
}
EXPORT void glSemaphoreParameterui64vEXT(GLuint semaphore, GLenum pname, const GLuint64 *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSemaphoreParameterui64vEXT(ctx, semaphore, pname, params);
}
EXPORT void glSeparableFilter2D(GLenum target, GLenum internalformat, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *row, const void *column)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSeparableFilter2D(ctx, target, internalformat, width, height, format, type, row, column);
}
EXPORT void glSeparableFilter2DEXT(GLenum target, GLenum internalformat, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *row, const void *column)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSeparableFilter2D(ctx, target, internalformat, width, height, format, type, row, column);
}
EXPORT void glSetFenceAPPLE(GLuint fence)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSetFenceAPPLE(ctx, fence);
}
EXPORT void glSetFenceNV(GLuint fence, GLenum condition)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSetFenceNV(ctx, fence, condition);
}
EXPORT void glSetFragmentShaderConstantATI(GLuint dst, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSetFragmentShaderConstantATI(ctx, dst, value);
}
EXPORT void glSetInvariantEXT(GLuint id, GLenum type, const void *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSetInvariantEXT(ctx, id, type, addr);
}
EXPORT void glSetLocalConstantEXT(GLuint id, GLenum type, const void *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSetLocalConstantEXT(ctx, id, type, addr);
}
EXPORT void glSetMultisamplefvAMD(GLenum pname, GLuint index, const GLfloat *val)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSetMultisamplefvAMD(ctx, pname, index, val);
}
EXPORT void glShadeModel(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShadeModel(ctx, mode);
}
EXPORT void glShaderBinary(GLsizei count, const GLuint *shaders, GLenum binaryFormat, const void *binary, GLsizei length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShaderBinary(ctx, count, shaders, binaryFormat, binary, length);
}
EXPORT void glShaderOp1EXT(GLenum op, GLuint res, GLuint arg1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShaderOp1EXT(ctx, op, res, arg1);
}
EXPORT void glShaderOp2EXT(GLenum op, GLuint res, GLuint arg1, GLuint arg2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShaderOp2EXT(ctx, op, res, arg1, arg2);
}
EXPORT void glShaderOp3EXT(GLenum op, GLuint res, GLuint arg1, GLuint arg2, GLuint arg3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShaderOp3EXT(ctx, op, res, arg1, arg2, arg3);
}
EXPORT void glShaderSource(GLuint shader, GLsizei count, const GLchar *const*string, const GLint *length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShaderSource(ctx, shader, count, string, length);
}
EXPORT void glShaderSourceARB(GLhandleARB shaderObj, GLsizei count, const GLcharARB **string, const GLint *length)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShaderSource(ctx, (GLuint)shaderObj, count, (const GLchar *const*)string, length);
}
EXPORT void glShaderStorageBlockBinding(GLuint program, GLuint storageBlockIndex, GLuint storageBlockBinding)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShaderStorageBlockBinding(ctx, program, storageBlockIndex, storageBlockBinding);
}
EXPORT void glShadingRateImageBarrierNV(GLboolean synchronize)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShadingRateImageBarrierNV(ctx, synchronize);
}
EXPORT void glShadingRateImagePaletteNV(GLuint viewport, GLuint first, GLsizei count, const GLenum *rates)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShadingRateImagePaletteNV(ctx, viewport, first, count, rates);
}
EXPORT void glShadingRateQCOM(GLenum rate)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShadingRateQCOM(ctx, rate);
}
EXPORT void glShadingRateSampleOrderCustomNV(GLenum rate, GLuint samples, const GLint *locations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShadingRateSampleOrderCustomNV(ctx, rate, samples, locations);
}
EXPORT void glShadingRateSampleOrderNV(GLenum order)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glShadingRateSampleOrderNV(ctx, order);
}
EXPORT void glSharpenTexFuncSGIS(GLenum target, GLsizei n, const GLfloat *points)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSharpenTexFuncSGIS(ctx, target, n, points);
}
EXPORT void glSignalSemaphoreEXT(GLuint semaphore, GLuint numBufferBarriers, const GLuint *buffers, GLuint numTextureBarriers, const GLuint *textures, const GLenum *dstLayouts)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSignalSemaphoreEXT(ctx, semaphore, numBufferBarriers, buffers, numTextureBarriers, textures, dstLayouts);
}
EXPORT void glSignalSemaphoreui64NVX(GLuint signalGpu, GLsizei fenceObjectCount, const GLuint *semaphoreArray, const GLuint64 *fenceValueArray)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSignalSemaphoreui64NVX(ctx, signalGpu, fenceObjectCount, semaphoreArray, fenceValueArray);
}
EXPORT void glSignalVkFenceNV(GLuint64 vkFence)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSignalVkFenceNV(ctx, vkFence);
}
EXPORT void glSignalVkSemaphoreNV(GLuint64 vkSemaphore)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSignalVkSemaphoreNV(ctx, vkSemaphore);
}
EXPORT void glSpecializeShader(GLuint shader, const GLchar *pEntryPoint, GLuint numSpecializationConstants, const GLuint *pConstantIndex, const GLuint *pConstantValue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSpecializeShader(ctx, shader, pEntryPoint, numSpecializationConstants, pConstantIndex, pConstantValue);
}
EXPORT void glSpecializeShaderARB(GLuint shader, const GLchar *pEntryPoint, GLuint numSpecializationConstants, const GLuint *pConstantIndex, const GLuint *pConstantValue)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSpecializeShader(ctx, shader, pEntryPoint, numSpecializationConstants, pConstantIndex, pConstantValue);
}
EXPORT void glSpriteParameterfSGIX(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSpriteParameterfSGIX(ctx, pname, param);
}
EXPORT void glSpriteParameterfvSGIX(GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSpriteParameterfvSGIX(ctx, pname, params);
}
EXPORT void glSpriteParameteriSGIX(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSpriteParameteriSGIX(ctx, pname, param);
}
EXPORT void glSpriteParameterivSGIX(GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSpriteParameterivSGIX(ctx, pname, params);
}
EXPORT void glStartInstrumentsSGIX(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStartInstrumentsSGIX(ctx);
}
EXPORT void glStartTilingQCOM(GLuint x, GLuint y, GLuint width, GLuint height, GLbitfield preserveMask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStartTilingQCOM(ctx, x, y, width, height, preserveMask);
}
EXPORT void glStateCaptureNV(GLuint state, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStateCaptureNV(ctx, state, mode);
}
EXPORT void glStencilClearTagEXT(GLsizei stencilTagBits, GLuint stencilClearTag)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilClearTagEXT(ctx, stencilTagBits, stencilClearTag);
}
EXPORT void glStencilFillPathInstancedNV(GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLenum fillMode, GLuint mask, GLenum transformType, const GLfloat *transformValues)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilFillPathInstancedNV(ctx, numPaths, pathNameType, paths, pathBase, fillMode, mask, transformType, transformValues);
}
EXPORT void glStencilFillPathNV(GLuint path, GLenum fillMode, GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilFillPathNV(ctx, path, fillMode, mask);
}
EXPORT void glStencilFunc(GLenum func, GLint ref, GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilFunc(ctx, func, ref, mask);
}
EXPORT void glStencilFuncSeparate(GLenum face, GLenum func, GLint ref, GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilFuncSeparate(ctx, face, func, ref, mask);
}
EXPORT void glStencilFuncSeparateATI(GLenum frontfunc, GLenum backfunc, GLint ref, GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilFuncSeparateATI(ctx, frontfunc, backfunc, ref, mask);
}
EXPORT void glStencilMask(GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilMask(ctx, mask);
}
EXPORT void glStencilMaskSeparate(GLenum face, GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilMaskSeparate(ctx, face, mask);
}
EXPORT void glStencilOp(GLenum fail, GLenum zfail, GLenum zpass)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilOp(ctx, fail, zfail, zpass);
}
EXPORT void glStencilOpSeparate(GLenum face, GLenum sfail, GLenum dpfail, GLenum dppass)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilOpSeparate(ctx, face, sfail, dpfail, dppass);
}
EXPORT void glStencilOpSeparateATI(GLenum face, GLenum sfail, GLenum dpfail, GLenum dppass)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilOpSeparate(ctx, face, sfail, dpfail, dppass);
}
EXPORT void glStencilOpValueAMD(GLenum face, GLuint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilOpValueAMD(ctx, face, value);
}
EXPORT void glStencilStrokePathInstancedNV(GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLint reference, GLuint mask, GLenum transformType, const GLfloat *transformValues)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilStrokePathInstancedNV(ctx, numPaths, pathNameType, paths, pathBase, reference, mask, transformType, transformValues);
}
EXPORT void glStencilStrokePathNV(GLuint path, GLint reference, GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilStrokePathNV(ctx, path, reference, mask);
}
EXPORT void glStencilThenCoverFillPathInstancedNV(GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLenum fillMode, GLuint mask, GLenum coverMode, GLenum transformType, const GLfloat *transformValues)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilThenCoverFillPathInstancedNV(ctx, numPaths, pathNameType, paths, pathBase, fillMode, mask, coverMode, transformType, transformValues);
}
EXPORT void glStencilThenCoverFillPathNV(GLuint path, GLenum fillMode, GLuint mask, GLenum coverMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilThenCoverFillPathNV(ctx, path, fillMode, mask, coverMode);
}
EXPORT void glStencilThenCoverStrokePathInstancedNV(GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLint reference, GLuint mask, GLenum coverMode, GLenum transformType, const GLfloat *transformValues)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilThenCoverStrokePathInstancedNV(ctx, numPaths, pathNameType, paths, pathBase, reference, mask, coverMode, transformType, transformValues);
}
EXPORT void glStencilThenCoverStrokePathNV(GLuint path, GLint reference, GLuint mask, GLenum coverMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStencilThenCoverStrokePathNV(ctx, path, reference, mask, coverMode);
}
EXPORT void glStopInstrumentsSGIX(GLint marker)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStopInstrumentsSGIX(ctx, marker);
}
EXPORT void glStringMarkerGREMEDY(GLsizei len, const void *string)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glStringMarkerGREMEDY(ctx, len, string);
}
EXPORT void glSubpixelPrecisionBiasNV(GLuint xbits, GLuint ybits)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSubpixelPrecisionBiasNV(ctx, xbits, ybits);
}
EXPORT void glSwizzleEXT(GLuint res, GLuint in, GLenum outX, GLenum outY, GLenum outZ, GLenum outW)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSwizzleEXT(ctx, res, in, outX, outY, outZ, outW);
}
EXPORT void glSyncTextureINTEL(GLuint texture)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glSyncTextureINTEL(ctx, texture);
}
EXPORT void glTagSampleBufferSGIX(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTagSampleBufferSGIX(ctx);
}
EXPORT void glTangent3bEXT(GLbyte tx, GLbyte ty, GLbyte tz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangent3bEXT(ctx, tx, ty, tz);
}
EXPORT void glTangent3bvEXT(const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangent3bvEXT(ctx, v);
}
EXPORT void glTangent3dEXT(GLdouble tx, GLdouble ty, GLdouble tz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangent3dEXT(ctx, tx, ty, tz);
}
EXPORT void glTangent3dvEXT(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangent3dvEXT(ctx, v);
}
EXPORT void glTangent3fEXT(GLfloat tx, GLfloat ty, GLfloat tz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangent3fEXT(ctx, tx, ty, tz);
}
EXPORT void glTangent3fvEXT(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangent3fvEXT(ctx, v);
}
EXPORT void glTangent3iEXT(GLint tx, GLint ty, GLint tz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangent3iEXT(ctx, tx, ty, tz);
}
EXPORT void glTangent3ivEXT(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangent3ivEXT(ctx, v);
}
EXPORT void glTangent3sEXT(GLshort tx, GLshort ty, GLshort tz)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangent3sEXT(ctx, tx, ty, tz);
}
EXPORT void glTangent3svEXT(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangent3svEXT(ctx, v);
}
EXPORT void glTangentPointerEXT(GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTangentPointerEXT(ctx, type, stride, pointer);
}
EXPORT void glTbufferMask3DFX(GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTbufferMask3DFX(ctx, mask);
}
EXPORT void glTessellationFactorAMD(GLfloat factor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTessellationFactorAMD(ctx, factor);
}
EXPORT void glTessellationModeAMD(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTessellationModeAMD(ctx, mode);
}
EXPORT GLboolean glTestFenceAPPLE(GLuint fence)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glTestFenceAPPLE(ctx, fence);
}
EXPORT GLboolean glTestFenceNV(GLuint fence)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glTestFenceNV(ctx, fence);
}
EXPORT GLboolean glTestObjectAPPLE(GLenum object, GLuint name)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glTestObjectAPPLE(ctx, object, name);
}
EXPORT void glTexAttachMemoryNV(GLenum target, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexAttachMemoryNV(ctx, target, memory, offset);
}
EXPORT void glTexBuffer(GLenum target, GLenum internalformat, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexBuffer(ctx, target, internalformat, buffer);
}
EXPORT void glTexBufferARB(GLenum target, GLenum internalformat, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexBuffer(ctx, target, internalformat, buffer);
}
EXPORT void glTexBufferEXT(GLenum target, GLenum internalformat, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexBuffer(ctx, target, internalformat, buffer);
}
EXPORT void glTexBufferOES(GLenum target, GLenum internalformat, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexBuffer(ctx, target, internalformat, buffer);
}
EXPORT void glTexBufferRange(GLenum target, GLenum internalformat, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexBufferRange(ctx, target, internalformat, buffer, offset, size);
}
EXPORT void glTexBufferRangeEXT(GLenum target, GLenum internalformat, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexBufferRange(ctx, target, internalformat, buffer, offset, size);
}
EXPORT void glTexBufferRangeOES(GLenum target, GLenum internalformat, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexBufferRange(ctx, target, internalformat, buffer, offset, size);
}
EXPORT void glTexBumpParameterfvATI(GLenum pname, const GLfloat *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexBumpParameterfvATI(ctx, pname, param);
}
EXPORT void glTexBumpParameterivATI(GLenum pname, const GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexBumpParameterivATI(ctx, pname, param);
}
EXPORT void glTexCoord1bOES(GLbyte s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1bOES(ctx, s);
}
EXPORT void glTexCoord1bvOES(const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1bvOES(ctx, coords);
}
EXPORT void glTexCoord1d(GLdouble s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1d(ctx, s);
}
EXPORT void glTexCoord1dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1dv(ctx, v);
}
EXPORT void glTexCoord1f(GLfloat s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1f(ctx, s);
}
EXPORT void glTexCoord1fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1fv(ctx, v);
}
EXPORT void glTexCoord1hNV(GLhalfNV s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1hNV(ctx, s);
}
EXPORT void glTexCoord1hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1hvNV(ctx, v);
}
EXPORT void glTexCoord1i(GLint s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1i(ctx, s);
}
EXPORT void glTexCoord1iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1iv(ctx, v);
}
EXPORT void glTexCoord1s(GLshort s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1s(ctx, s);
}
EXPORT void glTexCoord1sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1sv(ctx, v);
}
EXPORT void glTexCoord1xOES(GLfixed s)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1xOES(ctx, s);
}
EXPORT void glTexCoord1xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord1xvOES(ctx, coords);
}
EXPORT void glTexCoord2bOES(GLbyte s, GLbyte t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2bOES(ctx, s, t);
}
EXPORT void glTexCoord2bvOES(const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2bvOES(ctx, coords);
}
EXPORT void glTexCoord2d(GLdouble s, GLdouble t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2d(ctx, s, t);
}
EXPORT void glTexCoord2dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2dv(ctx, v);
}
EXPORT void glTexCoord2f(GLfloat s, GLfloat t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2f(ctx, s, t);
}
EXPORT void glTexCoord2fColor3fVertex3fSUN(GLfloat s, GLfloat t, GLfloat r, GLfloat g, GLfloat b, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fColor3fVertex3fSUN(ctx, s, t, r, g, b, x, y, z);
}
EXPORT void glTexCoord2fColor3fVertex3fvSUN(const GLfloat *tc, const GLfloat *c, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fColor3fVertex3fvSUN(ctx, tc, c, v);
}
EXPORT void glTexCoord2fColor4fNormal3fVertex3fSUN(GLfloat s, GLfloat t, GLfloat r, GLfloat g, GLfloat b, GLfloat a, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fColor4fNormal3fVertex3fSUN(ctx, s, t, r, g, b, a, nx, ny, nz, x, y, z);
}
EXPORT void glTexCoord2fColor4fNormal3fVertex3fvSUN(const GLfloat *tc, const GLfloat *c, const GLfloat *n, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fColor4fNormal3fVertex3fvSUN(ctx, tc, c, n, v);
}
EXPORT void glTexCoord2fColor4ubVertex3fSUN(GLfloat s, GLfloat t, GLubyte r, GLubyte g, GLubyte b, GLubyte a, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fColor4ubVertex3fSUN(ctx, s, t, r, g, b, a, x, y, z);
}
EXPORT void glTexCoord2fColor4ubVertex3fvSUN(const GLfloat *tc, const GLubyte *c, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fColor4ubVertex3fvSUN(ctx, tc, c, v);
}
EXPORT void glTexCoord2fNormal3fVertex3fSUN(GLfloat s, GLfloat t, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fNormal3fVertex3fSUN(ctx, s, t, nx, ny, nz, x, y, z);
}
EXPORT void glTexCoord2fNormal3fVertex3fvSUN(const GLfloat *tc, const GLfloat *n, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fNormal3fVertex3fvSUN(ctx, tc, n, v);
}
EXPORT void glTexCoord2fVertex3fSUN(GLfloat s, GLfloat t, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fVertex3fSUN(ctx, s, t, x, y, z);
}
EXPORT void glTexCoord2fVertex3fvSUN(const GLfloat *tc, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fVertex3fvSUN(ctx, tc, v);
}
EXPORT void glTexCoord2fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2fv(ctx, v);
}
EXPORT void glTexCoord2hNV(GLhalfNV s, GLhalfNV t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2hNV(ctx, s, t);
}
EXPORT void glTexCoord2hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2hvNV(ctx, v);
}
EXPORT void glTexCoord2i(GLint s, GLint t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2i(ctx, s, t);
}
EXPORT void glTexCoord2iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2iv(ctx, v);
}
EXPORT void glTexCoord2s(GLshort s, GLshort t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2s(ctx, s, t);
}
EXPORT void glTexCoord2sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2sv(ctx, v);
}
EXPORT void glTexCoord2xOES(GLfixed s, GLfixed t)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2xOES(ctx, s, t);
}
EXPORT void glTexCoord2xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord2xvOES(ctx, coords);
}
EXPORT void glTexCoord3bOES(GLbyte s, GLbyte t, GLbyte r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3bOES(ctx, s, t, r);
}
EXPORT void glTexCoord3bvOES(const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3bvOES(ctx, coords);
}
EXPORT void glTexCoord3d(GLdouble s, GLdouble t, GLdouble r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3d(ctx, s, t, r);
}
EXPORT void glTexCoord3dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3dv(ctx, v);
}
EXPORT void glTexCoord3f(GLfloat s, GLfloat t, GLfloat r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3f(ctx, s, t, r);
}
EXPORT void glTexCoord3fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3fv(ctx, v);
}
EXPORT void glTexCoord3hNV(GLhalfNV s, GLhalfNV t, GLhalfNV r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3hNV(ctx, s, t, r);
}
EXPORT void glTexCoord3hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3hvNV(ctx, v);
}
EXPORT void glTexCoord3i(GLint s, GLint t, GLint r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3i(ctx, s, t, r);
}
EXPORT void glTexCoord3iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3iv(ctx, v);
}
EXPORT void glTexCoord3s(GLshort s, GLshort t, GLshort r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3s(ctx, s, t, r);
}
EXPORT void glTexCoord3sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3sv(ctx, v);
}
EXPORT void glTexCoord3xOES(GLfixed s, GLfixed t, GLfixed r)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3xOES(ctx, s, t, r);
}
EXPORT void glTexCoord3xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord3xvOES(ctx, coords);
}
EXPORT void glTexCoord4bOES(GLbyte s, GLbyte t, GLbyte r, GLbyte q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4bOES(ctx, s, t, r, q);
}
EXPORT void glTexCoord4bvOES(const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4bvOES(ctx, coords);
}
EXPORT void glTexCoord4d(GLdouble s, GLdouble t, GLdouble r, GLdouble q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4d(ctx, s, t, r, q);
}
EXPORT void glTexCoord4dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4dv(ctx, v);
}
EXPORT void glTexCoord4f(GLfloat s, GLfloat t, GLfloat r, GLfloat q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4f(ctx, s, t, r, q);
}
EXPORT void glTexCoord4fColor4fNormal3fVertex4fSUN(GLfloat s, GLfloat t, GLfloat p, GLfloat q, GLfloat r, GLfloat g, GLfloat b, GLfloat a, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4fColor4fNormal3fVertex4fSUN(ctx, s, t, p, q, r, g, b, a, nx, ny, nz, x, y, z, w);
}
EXPORT void glTexCoord4fColor4fNormal3fVertex4fvSUN(const GLfloat *tc, const GLfloat *c, const GLfloat *n, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4fColor4fNormal3fVertex4fvSUN(ctx, tc, c, n, v);
}
EXPORT void glTexCoord4fVertex4fSUN(GLfloat s, GLfloat t, GLfloat p, GLfloat q, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4fVertex4fSUN(ctx, s, t, p, q, x, y, z, w);
}
EXPORT void glTexCoord4fVertex4fvSUN(const GLfloat *tc, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4fVertex4fvSUN(ctx, tc, v);
}
EXPORT void glTexCoord4fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4fv(ctx, v);
}
EXPORT void glTexCoord4hNV(GLhalfNV s, GLhalfNV t, GLhalfNV r, GLhalfNV q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4hNV(ctx, s, t, r, q);
}
EXPORT void glTexCoord4hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4hvNV(ctx, v);
}
EXPORT void glTexCoord4i(GLint s, GLint t, GLint r, GLint q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4i(ctx, s, t, r, q);
}
EXPORT void glTexCoord4iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4iv(ctx, v);
}
EXPORT void glTexCoord4s(GLshort s, GLshort t, GLshort r, GLshort q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4s(ctx, s, t, r, q);
}
EXPORT void glTexCoord4sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4sv(ctx, v);
}
EXPORT void glTexCoord4xOES(GLfixed s, GLfixed t, GLfixed r, GLfixed q)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4xOES(ctx, s, t, r, q);
}
EXPORT void glTexCoord4xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoord4xvOES(ctx, coords);
}
EXPORT void glTexCoordFormatNV(GLint size, GLenum type, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordFormatNV(ctx, size, type, stride);
}
EXPORT void glTexCoordP1ui(GLenum type, GLuint coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordP1ui(ctx, type, coords);
}
EXPORT void glTexCoordP1uiv(GLenum type, const GLuint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordP1uiv(ctx, type, coords);
}
EXPORT void glTexCoordP2ui(GLenum type, GLuint coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordP2ui(ctx, type, coords);
}
EXPORT void glTexCoordP2uiv(GLenum type, const GLuint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordP2uiv(ctx, type, coords);
}
EXPORT void glTexCoordP3ui(GLenum type, GLuint coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordP3ui(ctx, type, coords);
}
EXPORT void glTexCoordP3uiv(GLenum type, const GLuint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordP3uiv(ctx, type, coords);
}
EXPORT void glTexCoordP4ui(GLenum type, GLuint coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordP4ui(ctx, type, coords);
}
EXPORT void glTexCoordP4uiv(GLenum type, const GLuint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordP4uiv(ctx, type, coords);
}
EXPORT void glTexCoordPointer(GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordPointer(ctx, size, type, stride, pointer);
}
EXPORT void glTexCoordPointerEXT(GLint size, GLenum type, GLsizei stride, GLsizei count, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordPointerEXT(ctx, size, type, stride, count, pointer);
}
EXPORT void glTexCoordPointerListIBM(GLint size, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordPointerListIBM(ctx, size, type, stride, pointer, ptrstride);
}
EXPORT void glTexCoordPointervINTEL(GLint size, GLenum type, const void **pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexCoordPointervINTEL(ctx, size, type, pointer);
}
EXPORT void glTexEnvf(GLenum target, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexEnvf(ctx, target, pname, param);
}
EXPORT void glTexEnvfv(GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexEnvfv(ctx, target, pname, params);
}
EXPORT void glTexEnvi(GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexEnvi(ctx, target, pname, param);
}
EXPORT void glTexEnviv(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexEnviv(ctx, target, pname, params);
}
EXPORT void glTexEnvx(GLenum target, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexEnvx(ctx, target, pname, param);
}
EXPORT void glTexEnvxOES(GLenum target, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexEnvx(ctx, target, pname, param);
}
EXPORT void glTexEnvxv(GLenum target, GLenum pname, const GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexEnvxv(ctx, target, pname, params);
}
EXPORT void glTexEnvxvOES(GLenum target, GLenum pname, const GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexEnvxv(ctx, target, pname, params);
}
EXPORT void glTexEstimateMotionQCOM(GLuint ref, GLuint target, GLuint output)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexEstimateMotionQCOM(ctx, ref, target, output);
}
EXPORT void glTexEstimateMotionRegionsQCOM(GLuint ref, GLuint target, GLuint output, GLuint mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexEstimateMotionRegionsQCOM(ctx, ref, target, output, mask);
}
EXPORT void glTexFilterFuncSGIS(GLenum target, GLenum filter, GLsizei n, const GLfloat *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexFilterFuncSGIS(ctx, target, filter, n, weights);
}
EXPORT void glTexGend(GLenum coord, GLenum pname, GLdouble param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGend(ctx, coord, pname, param);
}
EXPORT void glTexGendv(GLenum coord, GLenum pname, const GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGendv(ctx, coord, pname, params);
}
EXPORT void glTexGenf(GLenum coord, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGenf(ctx, coord, pname, param);
}
EXPORT void glTexGenfOES(GLenum coord, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGenf(ctx, coord, pname, param);
}
EXPORT void glTexGenfv(GLenum coord, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGenfv(ctx, coord, pname, params);
}
EXPORT void glTexGenfvOES(GLenum coord, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGenfv(ctx, coord, pname, params);
}
EXPORT void glTexGeni(GLenum coord, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGeni(ctx, coord, pname, param);
}
EXPORT void glTexGeniOES(GLenum coord, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGeni(ctx, coord, pname, param);
}
EXPORT void glTexGeniv(GLenum coord, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGeniv(ctx, coord, pname, params);
}
EXPORT void glTexGenivOES(GLenum coord, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGeniv(ctx, coord, pname, params);
}
EXPORT void glTexGenxOES(GLenum coord, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGenxOES(ctx, coord, pname, param);
}
EXPORT void glTexGenxvOES(GLenum coord, GLenum pname, const GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexGenxvOES(ctx, coord, pname, params);
}
EXPORT void glTexImage1D(GLenum target, GLint level, GLint internalformat, GLsizei width, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexImage1D(ctx, target, level, internalformat, width, border, format, type, pixels);
}
EXPORT void glTexImage2D(GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexImage2D(ctx, target, level, internalformat, width, height, border, format, type, pixels);
}
EXPORT void glTexImage2DMultisample(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLboolean fixedsamplelocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexImage2DMultisample(ctx, target, samples, internalformat, width, height, fixedsamplelocations);
}
EXPORT void glTexImage2DMultisampleCoverageNV(GLenum target, GLsizei coverageSamples, GLsizei colorSamples, GLint internalFormat, GLsizei width, GLsizei height, GLboolean fixedSampleLocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexImage2DMultisampleCoverageNV(ctx, target, coverageSamples, colorSamples, internalFormat, width, height, fixedSampleLocations);
}
EXPORT void glTexImage3D(GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexImage3D(ctx, target, level, internalformat, width, height, depth, border, format, type, pixels);
}
EXPORT void glTexImage3DEXT(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexImage3D(ctx, target, level, (GLint)internalformat, width, height, depth, border, format, type, pixels);
}
EXPORT void glTexImage3DMultisample(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedsamplelocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexImage3DMultisample(ctx, target, samples, internalformat, width, height, depth, fixedsamplelocations);
}
EXPORT void glTexImage3DMultisampleCoverageNV(GLenum target, GLsizei coverageSamples, GLsizei colorSamples, GLint internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedSampleLocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexImage3DMultisampleCoverageNV(ctx, target, coverageSamples, colorSamples, internalFormat, width, height, depth, fixedSampleLocations);
}
EXPORT void glTexImage3DOES(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexImage3DOES(ctx, target, level, internalformat, width, height, depth, border, format, type, pixels);
}
EXPORT void glTexImage4DSGIS(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLsizei size4d, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexImage4DSGIS(ctx, target, level, internalformat, width, height, depth, size4d, border, format, type, pixels);
}
EXPORT void glTexPageCommitmentARB(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLboolean commit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexPageCommitmentARB(ctx, target, level, xoffset, yoffset, zoffset, width, height, depth, commit);
}
EXPORT void glTexPageCommitmentEXT(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLboolean commit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexPageCommitmentARB(ctx, target, level, xoffset, yoffset, zoffset, width, height, depth, commit);
}
EXPORT void glTexPageCommitmentMemNV(GLenum target, GLint layer, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLuint memory, GLuint64 offset, GLboolean commit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexPageCommitmentMemNV(ctx, target, layer, level, xoffset, yoffset, zoffset, width, height, depth, memory, offset, commit);
}
EXPORT void glTexParameterIiv(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterIiv(ctx, target, pname, params);
}
EXPORT void glTexParameterIivEXT(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterIiv(ctx, target, pname, params);
}
EXPORT void glTexParameterIivOES(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterIiv(ctx, target, pname, params);
}
EXPORT void glTexParameterIuiv(GLenum target, GLenum pname, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterIuiv(ctx, target, pname, params);
}
EXPORT void glTexParameterIuivEXT(GLenum target, GLenum pname, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterIuiv(ctx, target, pname, params);
}
EXPORT void glTexParameterIuivOES(GLenum target, GLenum pname, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterIuiv(ctx, target, pname, params);
}
EXPORT void glTexParameterf(GLenum target, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterf(ctx, target, pname, param);
}
EXPORT void glTexParameterfv(GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterfv(ctx, target, pname, params);
}
EXPORT void glTexParameteri(GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameteri(ctx, target, pname, param);
}
EXPORT void glTexParameteriv(GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameteriv(ctx, target, pname, params);
}
EXPORT void glTexParameterx(GLenum target, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterx(ctx, target, pname, param);
}
EXPORT void glTexParameterxOES(GLenum target, GLenum pname, GLfixed param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterx(ctx, target, pname, param);
}
EXPORT void glTexParameterxv(GLenum target, GLenum pname, const GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterxv(ctx, target, pname, params);
}
EXPORT void glTexParameterxvOES(GLenum target, GLenum pname, const GLfixed *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexParameterxv(ctx, target, pname, params);
}
EXPORT void glTexRenderbufferNV(GLenum target, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexRenderbufferNV(ctx, target, renderbuffer);
}
EXPORT void glTexStorage1D(GLenum target, GLsizei levels, GLenum internalformat, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorage1D(ctx, target, levels, internalformat, width);
}
EXPORT void glTexStorage1DEXT(GLenum target, GLsizei levels, GLenum internalformat, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorage1D(ctx, target, levels, internalformat, width);
}
EXPORT void glTexStorage2D(GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorage2D(ctx, target, levels, internalformat, width, height);
}
EXPORT void glTexStorage2DEXT(GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorage2D(ctx, target, levels, internalformat, width, height);
}
EXPORT void glTexStorage2DMultisample(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLboolean fixedsamplelocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorage2DMultisample(ctx, target, samples, internalformat, width, height, fixedsamplelocations);
}
EXPORT void glTexStorage3D(GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorage3D(ctx, target, levels, internalformat, width, height, depth);
}
EXPORT void glTexStorage3DEXT(GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorage3D(ctx, target, levels, internalformat, width, height, depth);
}
EXPORT void glTexStorage3DMultisample(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedsamplelocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorage3DMultisample(ctx, target, samples, internalformat, width, height, depth, fixedsamplelocations);
}
EXPORT void glTexStorage3DMultisampleOES(GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedsamplelocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorage3DMultisample(ctx, target, samples, internalformat, width, height, depth, fixedsamplelocations);
}
EXPORT void glTexStorageAttribs2DEXT(GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, const GLint*attrib_list)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorageAttribs2DEXT(ctx, target, levels, internalformat, width, height, attrib_list);
}
EXPORT void glTexStorageAttribs3DEXT(GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, const GLint*attrib_list)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorageAttribs3DEXT(ctx, target, levels, internalformat, width, height, depth, attrib_list);
}
EXPORT void glTexStorageMem1DEXT(GLenum target, GLsizei levels, GLenum internalFormat, GLsizei width, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorageMem1DEXT(ctx, target, levels, internalFormat, width, memory, offset);
}
EXPORT void glTexStorageMem2DEXT(GLenum target, GLsizei levels, GLenum internalFormat, GLsizei width, GLsizei height, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorageMem2DEXT(ctx, target, levels, internalFormat, width, height, memory, offset);
}
EXPORT void glTexStorageMem2DMultisampleEXT(GLenum target, GLsizei samples, GLenum internalFormat, GLsizei width, GLsizei height, GLboolean fixedSampleLocations, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorageMem2DMultisampleEXT(ctx, target, samples, internalFormat, width, height, fixedSampleLocations, memory, offset);
}
EXPORT void glTexStorageMem3DEXT(GLenum target, GLsizei levels, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorageMem3DEXT(ctx, target, levels, internalFormat, width, height, depth, memory, offset);
}
EXPORT void glTexStorageMem3DMultisampleEXT(GLenum target, GLsizei samples, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedSampleLocations, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorageMem3DMultisampleEXT(ctx, target, samples, internalFormat, width, height, depth, fixedSampleLocations, memory, offset);
}
EXPORT void glTexStorageSparseAMD(GLenum target, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLsizei layers, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexStorageSparseAMD(ctx, target, internalFormat, width, height, depth, layers, flags);
}
EXPORT void glTexSubImage1D(GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexSubImage1D(ctx, target, level, xoffset, width, format, type, pixels);
}
EXPORT void glTexSubImage1DEXT(GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexSubImage1D(ctx, target, level, xoffset, width, format, type, pixels);
}
EXPORT void glTexSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexSubImage2D(ctx, target, level, xoffset, yoffset, width, height, format, type, pixels);
}
EXPORT void glTexSubImage2DEXT(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexSubImage2D(ctx, target, level, xoffset, yoffset, width, height, format, type, pixels);
}
EXPORT void glTexSubImage3D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexSubImage3D(ctx, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
}
EXPORT void glTexSubImage3DEXT(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexSubImage3D(ctx, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
}
EXPORT void glTexSubImage3DOES(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexSubImage3DOES(ctx, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
}
EXPORT void glTexSubImage4DSGIS(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint woffset, GLsizei width, GLsizei height, GLsizei depth, GLsizei size4d, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexSubImage4DSGIS(ctx, target, level, xoffset, yoffset, zoffset, woffset, width, height, depth, size4d, format, type, pixels);
}
EXPORT void glTextureAttachMemoryNV(GLuint texture, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureAttachMemoryNV(ctx, texture, memory, offset);
}
EXPORT void glTextureBarrier(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureBarrier(ctx);
}
EXPORT void glTextureBarrierNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureBarrier(ctx);
}
EXPORT void glTextureBuffer(GLuint texture, GLenum internalformat, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureBuffer(ctx, texture, internalformat, buffer);
}
EXPORT void glTextureBufferEXT(GLuint texture, GLenum target, GLenum internalformat, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureBufferEXT(ctx, texture, target, internalformat, buffer);
}
EXPORT void glTextureBufferRange(GLuint texture, GLenum internalformat, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureBufferRange(ctx, texture, internalformat, buffer, offset, size);
}
EXPORT void glTextureBufferRangeEXT(GLuint texture, GLenum target, GLenum internalformat, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureBufferRangeEXT(ctx, texture, target, internalformat, buffer, offset, size);
}
EXPORT void glTextureColorMaskSGIS(GLboolean red, GLboolean green, GLboolean blue, GLboolean alpha)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureColorMaskSGIS(ctx, red, green, blue, alpha);
}
EXPORT void glTextureFoveationParametersQCOM(GLuint texture, GLuint layer, GLuint focalPoint, GLfloat focalX, GLfloat focalY, GLfloat gainX, GLfloat gainY, GLfloat foveaArea)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureFoveationParametersQCOM(ctx, texture, layer, focalPoint, focalX, focalY, gainX, gainY, foveaArea);
}
EXPORT void glTextureImage1DEXT(GLuint texture, GLenum target, GLint level, GLint internalformat, GLsizei width, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureImage1DEXT(ctx, texture, target, level, internalformat, width, border, format, type, pixels);
}
EXPORT void glTextureImage2DEXT(GLuint texture, GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureImage2DEXT(ctx, texture, target, level, internalformat, width, height, border, format, type, pixels);
}
EXPORT void glTextureImage2DMultisampleCoverageNV(GLuint texture, GLenum target, GLsizei coverageSamples, GLsizei colorSamples, GLint internalFormat, GLsizei width, GLsizei height, GLboolean fixedSampleLocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureImage2DMultisampleCoverageNV(ctx, texture, target, coverageSamples, colorSamples, internalFormat, width, height, fixedSampleLocations);
}
EXPORT void glTextureImage2DMultisampleNV(GLuint texture, GLenum target, GLsizei samples, GLint internalFormat, GLsizei width, GLsizei height, GLboolean fixedSampleLocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureImage2DMultisampleNV(ctx, texture, target, samples, internalFormat, width, height, fixedSampleLocations);
}
EXPORT void glTextureImage3DEXT(GLuint texture, GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureImage3DEXT(ctx, texture, target, level, internalformat, width, height, depth, border, format, type, pixels);
}
EXPORT void glTextureImage3DMultisampleCoverageNV(GLuint texture, GLenum target, GLsizei coverageSamples, GLsizei colorSamples, GLint internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedSampleLocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureImage3DMultisampleCoverageNV(ctx, texture, target, coverageSamples, colorSamples, internalFormat, width, height, depth, fixedSampleLocations);
}
EXPORT void glTextureImage3DMultisampleNV(GLuint texture, GLenum target, GLsizei samples, GLint internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedSampleLocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureImage3DMultisampleNV(ctx, texture, target, samples, internalFormat, width, height, depth, fixedSampleLocations);
}
EXPORT void glTextureLightEXT(GLenum pname)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureLightEXT(ctx, pname);
}
EXPORT void glTextureMaterialEXT(GLenum face, GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureMaterialEXT(ctx, face, mode);
}
EXPORT void glTextureNormalEXT(GLenum mode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureNormalEXT(ctx, mode);
}
EXPORT void glTexturePageCommitmentEXT(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLboolean commit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexturePageCommitmentEXT(ctx, texture, level, xoffset, yoffset, zoffset, width, height, depth, commit);
}
EXPORT void glTexturePageCommitmentMemNV(GLuint texture, GLint layer, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLuint memory, GLuint64 offset, GLboolean commit)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTexturePageCommitmentMemNV(ctx, texture, layer, level, xoffset, yoffset, zoffset, width, height, depth, memory, offset, commit);
}
EXPORT void glTextureParameterIiv(GLuint texture, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameterIiv(ctx, texture, pname, params);
}
EXPORT void glTextureParameterIivEXT(GLuint texture, GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameterIivEXT(ctx, texture, target, pname, params);
}
EXPORT void glTextureParameterIuiv(GLuint texture, GLenum pname, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameterIuiv(ctx, texture, pname, params);
}
EXPORT void glTextureParameterIuivEXT(GLuint texture, GLenum target, GLenum pname, const GLuint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameterIuivEXT(ctx, texture, target, pname, params);
}
EXPORT void glTextureParameterf(GLuint texture, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameterf(ctx, texture, pname, param);
}
EXPORT void glTextureParameterfEXT(GLuint texture, GLenum target, GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameterfEXT(ctx, texture, target, pname, param);
}
EXPORT void glTextureParameterfv(GLuint texture, GLenum pname, const GLfloat *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameterfv(ctx, texture, pname, param);
}
EXPORT void glTextureParameterfvEXT(GLuint texture, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameterfvEXT(ctx, texture, target, pname, params);
}
EXPORT void glTextureParameteri(GLuint texture, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameteri(ctx, texture, pname, param);
}
EXPORT void glTextureParameteriEXT(GLuint texture, GLenum target, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameteriEXT(ctx, texture, target, pname, param);
}
EXPORT void glTextureParameteriv(GLuint texture, GLenum pname, const GLint *param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameteriv(ctx, texture, pname, param);
}
EXPORT void glTextureParameterivEXT(GLuint texture, GLenum target, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureParameterivEXT(ctx, texture, target, pname, params);
}
EXPORT void glTextureRangeAPPLE(GLenum target, GLsizei length, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureRangeAPPLE(ctx, target, length, pointer);
}
EXPORT void glTextureRenderbufferEXT(GLuint texture, GLenum target, GLuint renderbuffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureRenderbufferEXT(ctx, texture, target, renderbuffer);
}
EXPORT void glTextureStorage1D(GLuint texture, GLsizei levels, GLenum internalformat, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorage1D(ctx, texture, levels, internalformat, width);
}
EXPORT void glTextureStorage1DEXT(GLuint texture, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorage1DEXT(ctx, texture, target, levels, internalformat, width);
}
EXPORT void glTextureStorage2D(GLuint texture, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorage2D(ctx, texture, levels, internalformat, width, height);
}
EXPORT void glTextureStorage2DEXT(GLuint texture, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorage2DEXT(ctx, texture, target, levels, internalformat, width, height);
}
EXPORT void glTextureStorage2DMultisample(GLuint texture, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLboolean fixedsamplelocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorage2DMultisample(ctx, texture, samples, internalformat, width, height, fixedsamplelocations);
}
EXPORT void glTextureStorage2DMultisampleEXT(GLuint texture, GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLboolean fixedsamplelocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorage2DMultisampleEXT(ctx, texture, target, samples, internalformat, width, height, fixedsamplelocations);
}
EXPORT void glTextureStorage3D(GLuint texture, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorage3D(ctx, texture, levels, internalformat, width, height, depth);
}
EXPORT void glTextureStorage3DEXT(GLuint texture, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorage3DEXT(ctx, texture, target, levels, internalformat, width, height, depth);
}
EXPORT void glTextureStorage3DMultisample(GLuint texture, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedsamplelocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorage3DMultisample(ctx, texture, samples, internalformat, width, height, depth, fixedsamplelocations);
}
EXPORT void glTextureStorage3DMultisampleEXT(GLuint texture, GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedsamplelocations)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorage3DMultisampleEXT(ctx, texture, target, samples, internalformat, width, height, depth, fixedsamplelocations);
}
EXPORT void glTextureStorageMem1DEXT(GLuint texture, GLsizei levels, GLenum internalFormat, GLsizei width, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorageMem1DEXT(ctx, texture, levels, internalFormat, width, memory, offset);
}
EXPORT void glTextureStorageMem2DEXT(GLuint texture, GLsizei levels, GLenum internalFormat, GLsizei width, GLsizei height, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorageMem2DEXT(ctx, texture, levels, internalFormat, width, height, memory, offset);
}
EXPORT void glTextureStorageMem2DMultisampleEXT(GLuint texture, GLsizei samples, GLenum internalFormat, GLsizei width, GLsizei height, GLboolean fixedSampleLocations, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorageMem2DMultisampleEXT(ctx, texture, samples, internalFormat, width, height, fixedSampleLocations, memory, offset);
}
EXPORT void glTextureStorageMem3DEXT(GLuint texture, GLsizei levels, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorageMem3DEXT(ctx, texture, levels, internalFormat, width, height, depth, memory, offset);
}
EXPORT void glTextureStorageMem3DMultisampleEXT(GLuint texture, GLsizei samples, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedSampleLocations, GLuint memory, GLuint64 offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorageMem3DMultisampleEXT(ctx, texture, samples, internalFormat, width, height, depth, fixedSampleLocations, memory, offset);
}
EXPORT void glTextureStorageSparseAMD(GLuint texture, GLenum target, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLsizei layers, GLbitfield flags)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureStorageSparseAMD(ctx, texture, target, internalFormat, width, height, depth, layers, flags);
}
EXPORT void glTextureSubImage1D(GLuint texture, GLint level, GLint xoffset, GLsizei width, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureSubImage1D(ctx, texture, level, xoffset, width, format, type, pixels);
}
EXPORT void glTextureSubImage1DEXT(GLuint texture, GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureSubImage1DEXT(ctx, texture, target, level, xoffset, width, format, type, pixels);
}
EXPORT void glTextureSubImage2D(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureSubImage2D(ctx, texture, level, xoffset, yoffset, width, height, format, type, pixels);
}
EXPORT void glTextureSubImage2DEXT(GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureSubImage2DEXT(ctx, texture, target, level, xoffset, yoffset, width, height, format, type, pixels);
}
EXPORT void glTextureSubImage3D(GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureSubImage3D(ctx, texture, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
}
EXPORT void glTextureSubImage3DEXT(GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureSubImage3DEXT(ctx, texture, target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
}
EXPORT void glTextureView(GLuint texture, GLenum target, GLuint origtexture, GLenum internalformat, GLuint minlevel, GLuint numlevels, GLuint minlayer, GLuint numlayers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureView(ctx, texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
}
EXPORT void glTextureViewEXT(GLuint texture, GLenum target, GLuint origtexture, GLenum internalformat, GLuint minlevel, GLuint numlevels, GLuint minlayer, GLuint numlayers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureView(ctx, texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
}
EXPORT void glTextureViewOES(GLuint texture, GLenum target, GLuint origtexture, GLenum internalformat, GLuint minlevel, GLuint numlevels, GLuint minlayer, GLuint numlayers)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTextureView(ctx, texture, target, origtexture, internalformat, minlevel, numlevels, minlayer, numlayers);
}
EXPORT void glTrackMatrixNV(GLenum target, GLuint address, GLenum matrix, GLenum transform)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTrackMatrixNV(ctx, target, address, matrix, transform);
}
EXPORT void glTransformFeedbackAttribsNV(GLsizei count, const GLint *attribs, GLenum bufferMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTransformFeedbackAttribsNV(ctx, count, attribs, bufferMode);
}
EXPORT void glTransformFeedbackBufferBase(GLuint xfb, GLuint index, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTransformFeedbackBufferBase(ctx, xfb, index, buffer);
}
EXPORT void glTransformFeedbackBufferRange(GLuint xfb, GLuint index, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTransformFeedbackBufferRange(ctx, xfb, index, buffer, offset, size);
}
EXPORT void glTransformFeedbackStreamAttribsNV(GLsizei count, const GLint *attribs, GLsizei nbuffers, const GLint *bufstreams, GLenum bufferMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTransformFeedbackStreamAttribsNV(ctx, count, attribs, nbuffers, bufstreams, bufferMode);
}
EXPORT void glTransformFeedbackVaryings(GLuint program, GLsizei count, const GLchar *const*varyings, GLenum bufferMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTransformFeedbackVaryings(ctx, program, count, varyings, bufferMode);
}
EXPORT void glTransformFeedbackVaryingsEXT(GLuint program, GLsizei count, const GLchar *const*varyings, GLenum bufferMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTransformFeedbackVaryings(ctx, program, count, varyings, bufferMode);
}
EXPORT void glTransformFeedbackVaryingsNV(GLuint program, GLsizei count, const GLint *locations, GLenum bufferMode)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTransformFeedbackVaryingsNV(ctx, program, count, locations, bufferMode);
}
EXPORT void glTransformPathNV(GLuint resultPath, GLuint srcPath, GLenum transformType, const GLfloat *transformValues)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTransformPathNV(ctx, resultPath, srcPath, transformType, transformValues);
}
EXPORT void glTranslated(GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTranslated(ctx, x, y, z);
}
EXPORT void glTranslatef(GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTranslatef(ctx, x, y, z);
}
EXPORT void glTranslatex(GLfixed x, GLfixed y, GLfixed z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTranslatex(ctx, x, y, z);
}
EXPORT void glTranslatexOES(GLfixed x, GLfixed y, GLfixed z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glTranslatex(ctx, x, y, z);
}
EXPORT void glUniform1d(GLint location, GLdouble x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1d(ctx, location, x);
}
EXPORT void glUniform1dv(GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1dv(ctx, location, count, value);
}
EXPORT void glUniform1f(GLint location, GLfloat v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1f(ctx, location, v0);
}
EXPORT void glUniform1fARB(GLint location, GLfloat v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1f(ctx, location, v0);
}
EXPORT void glUniform1fv(GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1fv(ctx, location, count, value);
}
EXPORT void glUniform1fvARB(GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1fv(ctx, location, count, value);
}
EXPORT void glUniform1i(GLint location, GLint v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1i(ctx, location, v0);
}
EXPORT void glUniform1i64ARB(GLint location, GLint64 x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1i64ARB(ctx, location, x);
}
EXPORT void glUniform1i64NV(GLint location, GLint64EXT x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1i64NV(ctx, location, x);
}
EXPORT void glUniform1i64vARB(GLint location, GLsizei count, const GLint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1i64vARB(ctx, location, count, value);
}
EXPORT void glUniform1i64vNV(GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1i64vNV(ctx, location, count, value);
}
EXPORT void glUniform1iARB(GLint location, GLint v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1i(ctx, location, v0);
}
EXPORT void glUniform1iv(GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1iv(ctx, location, count, value);
}
EXPORT void glUniform1ivARB(GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1iv(ctx, location, count, value);
}
EXPORT void glUniform1ui(GLint location, GLuint v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1ui(ctx, location, v0);
}
EXPORT void glUniform1ui64ARB(GLint location, GLuint64 x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1ui64ARB(ctx, location, x);
}
EXPORT void glUniform1ui64NV(GLint location, GLuint64EXT x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1ui64NV(ctx, location, x);
}
EXPORT void glUniform1ui64vARB(GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1ui64vARB(ctx, location, count, value);
}
EXPORT void glUniform1ui64vNV(GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1ui64vNV(ctx, location, count, value);
}
EXPORT void glUniform1uiEXT(GLint location, GLuint v0)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1ui(ctx, location, v0);
}
EXPORT void glUniform1uiv(GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1uiv(ctx, location, count, value);
}
EXPORT void glUniform1uivEXT(GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform1uiv(ctx, location, count, value);
}
EXPORT void glUniform2d(GLint location, GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2d(ctx, location, x, y);
}
EXPORT void glUniform2dv(GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2dv(ctx, location, count, value);
}
EXPORT void glUniform2f(GLint location, GLfloat v0, GLfloat v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2f(ctx, location, v0, v1);
}
EXPORT void glUniform2fARB(GLint location, GLfloat v0, GLfloat v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2f(ctx, location, v0, v1);
}
EXPORT void glUniform2fv(GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2fv(ctx, location, count, value);
}
EXPORT void glUniform2fvARB(GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2fv(ctx, location, count, value);
}
EXPORT void glUniform2i(GLint location, GLint v0, GLint v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2i(ctx, location, v0, v1);
}
EXPORT void glUniform2i64ARB(GLint location, GLint64 x, GLint64 y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2i64ARB(ctx, location, x, y);
}
EXPORT void glUniform2i64NV(GLint location, GLint64EXT x, GLint64EXT y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2i64NV(ctx, location, x, y);
}
EXPORT void glUniform2i64vARB(GLint location, GLsizei count, const GLint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2i64vARB(ctx, location, count, value);
}
EXPORT void glUniform2i64vNV(GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2i64vNV(ctx, location, count, value);
}
EXPORT void glUniform2iARB(GLint location, GLint v0, GLint v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2i(ctx, location, v0, v1);
}
EXPORT void glUniform2iv(GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2iv(ctx, location, count, value);
}
EXPORT void glUniform2ivARB(GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2iv(ctx, location, count, value);
}
EXPORT void glUniform2ui(GLint location, GLuint v0, GLuint v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2ui(ctx, location, v0, v1);
}
EXPORT void glUniform2ui64ARB(GLint location, GLuint64 x, GLuint64 y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2ui64ARB(ctx, location, x, y);
}
EXPORT void glUniform2ui64NV(GLint location, GLuint64EXT x, GLuint64EXT y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2ui64NV(ctx, location, x, y);
}
EXPORT void glUniform2ui64vARB(GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2ui64vARB(ctx, location, count, value);
}
EXPORT void glUniform2ui64vNV(GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2ui64vNV(ctx, location, count, value);
}
EXPORT void glUniform2uiEXT(GLint location, GLuint v0, GLuint v1)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2ui(ctx, location, v0, v1);
}
EXPORT void glUniform2uiv(GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2uiv(ctx, location, count, value);
}
EXPORT void glUniform2uivEXT(GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform2uiv(ctx, location, count, value);
}
EXPORT void glUniform3d(GLint location, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3d(ctx, location, x, y, z);
}
EXPORT void glUniform3dv(GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3dv(ctx, location, count, value);
}
EXPORT void glUniform3f(GLint location, GLfloat v0, GLfloat v1, GLfloat v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3f(ctx, location, v0, v1, v2);
}
EXPORT void glUniform3fARB(GLint location, GLfloat v0, GLfloat v1, GLfloat v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3f(ctx, location, v0, v1, v2);
}
EXPORT void glUniform3fv(GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3fv(ctx, location, count, value);
}
EXPORT void glUniform3fvARB(GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3fv(ctx, location, count, value);
}
EXPORT void glUniform3i(GLint location, GLint v0, GLint v1, GLint v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3i(ctx, location, v0, v1, v2);
}
EXPORT void glUniform3i64ARB(GLint location, GLint64 x, GLint64 y, GLint64 z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3i64ARB(ctx, location, x, y, z);
}
EXPORT void glUniform3i64NV(GLint location, GLint64EXT x, GLint64EXT y, GLint64EXT z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3i64NV(ctx, location, x, y, z);
}
EXPORT void glUniform3i64vARB(GLint location, GLsizei count, const GLint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3i64vARB(ctx, location, count, value);
}
EXPORT void glUniform3i64vNV(GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3i64vNV(ctx, location, count, value);
}
EXPORT void glUniform3iARB(GLint location, GLint v0, GLint v1, GLint v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3i(ctx, location, v0, v1, v2);
}
EXPORT void glUniform3iv(GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3iv(ctx, location, count, value);
}
EXPORT void glUniform3ivARB(GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3iv(ctx, location, count, value);
}
EXPORT void glUniform3ui(GLint location, GLuint v0, GLuint v1, GLuint v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3ui(ctx, location, v0, v1, v2);
}
EXPORT void glUniform3ui64ARB(GLint location, GLuint64 x, GLuint64 y, GLuint64 z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3ui64ARB(ctx, location, x, y, z);
}
EXPORT void glUniform3ui64NV(GLint location, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3ui64NV(ctx, location, x, y, z);
}
EXPORT void glUniform3ui64vARB(GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3ui64vARB(ctx, location, count, value);
}
EXPORT void glUniform3ui64vNV(GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3ui64vNV(ctx, location, count, value);
}
EXPORT void glUniform3uiEXT(GLint location, GLuint v0, GLuint v1, GLuint v2)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3ui(ctx, location, v0, v1, v2);
}
EXPORT void glUniform3uiv(GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3uiv(ctx, location, count, value);
}
EXPORT void glUniform3uivEXT(GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform3uiv(ctx, location, count, value);
}
EXPORT void glUniform4d(GLint location, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4d(ctx, location, x, y, z, w);
}
EXPORT void glUniform4dv(GLint location, GLsizei count, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4dv(ctx, location, count, value);
}
EXPORT void glUniform4f(GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4f(ctx, location, v0, v1, v2, v3);
}
EXPORT void glUniform4fARB(GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4f(ctx, location, v0, v1, v2, v3);
}
EXPORT void glUniform4fv(GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4fv(ctx, location, count, value);
}
EXPORT void glUniform4fvARB(GLint location, GLsizei count, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4fv(ctx, location, count, value);
}
EXPORT void glUniform4i(GLint location, GLint v0, GLint v1, GLint v2, GLint v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4i(ctx, location, v0, v1, v2, v3);
}
EXPORT void glUniform4i64ARB(GLint location, GLint64 x, GLint64 y, GLint64 z, GLint64 w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4i64ARB(ctx, location, x, y, z, w);
}
EXPORT void glUniform4i64NV(GLint location, GLint64EXT x, GLint64EXT y, GLint64EXT z, GLint64EXT w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4i64NV(ctx, location, x, y, z, w);
}
EXPORT void glUniform4i64vARB(GLint location, GLsizei count, const GLint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4i64vARB(ctx, location, count, value);
}
EXPORT void glUniform4i64vNV(GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4i64vNV(ctx, location, count, value);
}
EXPORT void glUniform4iARB(GLint location, GLint v0, GLint v1, GLint v2, GLint v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4i(ctx, location, v0, v1, v2, v3);
}
EXPORT void glUniform4iv(GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4iv(ctx, location, count, value);
}
EXPORT void glUniform4ivARB(GLint location, GLsizei count, const GLint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4iv(ctx, location, count, value);
}
EXPORT void glUniform4ui(GLint location, GLuint v0, GLuint v1, GLuint v2, GLuint v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4ui(ctx, location, v0, v1, v2, v3);
}
EXPORT void glUniform4ui64ARB(GLint location, GLuint64 x, GLuint64 y, GLuint64 z, GLuint64 w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4ui64ARB(ctx, location, x, y, z, w);
}
EXPORT void glUniform4ui64NV(GLint location, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z, GLuint64EXT w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4ui64NV(ctx, location, x, y, z, w);
}
EXPORT void glUniform4ui64vARB(GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4ui64vARB(ctx, location, count, value);
}
EXPORT void glUniform4ui64vNV(GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4ui64vNV(ctx, location, count, value);
}
EXPORT void glUniform4uiEXT(GLint location, GLuint v0, GLuint v1, GLuint v2, GLuint v3)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4ui(ctx, location, v0, v1, v2, v3);
}
EXPORT void glUniform4uiv(GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4uiv(ctx, location, count, value);
}
EXPORT void glUniform4uivEXT(GLint location, GLsizei count, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniform4uiv(ctx, location, count, value);
}
EXPORT void glUniformBlockBinding(GLuint program, GLuint uniformBlockIndex, GLuint uniformBlockBinding)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformBlockBinding(ctx, program, uniformBlockIndex, uniformBlockBinding);
}
EXPORT void glUniformBufferEXT(GLuint program, GLint location, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformBufferEXT(ctx, program, location, buffer);
}
EXPORT void glUniformHandleui64ARB(GLint location, GLuint64 value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformHandleui64ARB(ctx, location, value);
}
EXPORT void glUniformHandleui64IMG(GLint location, GLuint64 value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformHandleui64ARB(ctx, location, value);
}
EXPORT void glUniformHandleui64NV(GLint location, GLuint64 value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformHandleui64NV(ctx, location, value);
}
EXPORT void glUniformHandleui64vARB(GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformHandleui64vARB(ctx, location, count, value);
}
EXPORT void glUniformHandleui64vIMG(GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformHandleui64vARB(ctx, location, count, value);
}
EXPORT void glUniformHandleui64vNV(GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformHandleui64vNV(ctx, location, count, value);
}
EXPORT void glUniformMatrix2dv(GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix2dv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix2fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix2fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix2fvARB(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix2fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix2x3dv(GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix2x3dv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix2x3fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix2x3fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix2x3fvNV(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix2x3fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix2x4dv(GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix2x4dv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix2x4fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix2x4fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix2x4fvNV(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix2x4fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix3dv(GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix3dv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix3fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix3fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix3fvARB(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix3fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix3x2dv(GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix3x2dv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix3x2fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix3x2fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix3x2fvNV(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix3x2fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix3x4dv(GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix3x4dv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix3x4fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix3x4fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix3x4fvNV(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix3x4fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix4dv(GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix4dv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix4fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix4fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix4fvARB(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix4fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix4x2dv(GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix4x2dv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix4x2fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix4x2fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix4x2fvNV(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix4x2fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix4x3dv(GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix4x3dv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix4x3fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix4x3fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformMatrix4x3fvNV(GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformMatrix4x3fv(ctx, location, count, transpose, value);
}
EXPORT void glUniformSubroutinesuiv(GLenum shadertype, GLsizei count, const GLuint *indices)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformSubroutinesuiv(ctx, shadertype, count, indices);
}
EXPORT void glUniformui64NV(GLint location, GLuint64EXT value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformui64NV(ctx, location, value);
}
EXPORT void glUniformui64vNV(GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUniformui64vNV(ctx, location, count, value);
}
EXPORT void glUnlockArraysEXT(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUnlockArraysEXT(ctx);
}
EXPORT GLboolean glUnmapBuffer(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glUnmapBuffer(ctx, target);
}
EXPORT GLboolean glUnmapBufferARB(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glUnmapBuffer(ctx, target);
}
EXPORT GLboolean glUnmapBufferOES(GLenum target)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glUnmapBuffer(ctx, target);
}
EXPORT GLboolean glUnmapNamedBuffer(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glUnmapNamedBuffer(ctx, buffer);
}
EXPORT GLboolean glUnmapNamedBufferEXT(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glUnmapNamedBuffer(ctx, buffer);
}
EXPORT void glUnmapObjectBufferATI(GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUnmapObjectBufferATI(ctx, buffer);
}
EXPORT void glUnmapTexture2DINTEL(GLuint texture, GLint level)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUnmapTexture2DINTEL(ctx, texture, level);
}
EXPORT void glUpdateObjectBufferATI(GLuint buffer, GLuint offset, GLsizei size, const void *pointer, GLenum preserve)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUpdateObjectBufferATI(ctx, buffer, offset, size, pointer, preserve);
}
EXPORT void glUploadGpuMaskNVX(GLbitfield mask)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUploadGpuMaskNVX(ctx, mask);
}
EXPORT void glUseProgram(GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUseProgram(ctx, program);
}
EXPORT void glUseProgramObjectARB(GLhandleARB programObj)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUseProgram(ctx, (GLuint)programObj);
}
EXPORT void glUseProgramStages(GLuint pipeline, GLbitfield stages, GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUseProgramStages(ctx, pipeline, stages, program);
}
EXPORT void glUseProgramStagesEXT(GLuint pipeline, GLbitfield stages, GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUseProgramStages(ctx, pipeline, stages, program);
}
EXPORT void glUseShaderProgramEXT(GLenum type, GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glUseShaderProgramEXT(ctx, type, program);
}
EXPORT void glVDPAUFiniNV(void)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVDPAUFiniNV(ctx);
}
EXPORT void glVDPAUGetSurfaceivNV(GLvdpauSurfaceNV surface, GLenum pname, GLsizei count, GLsizei *length, GLint *values)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVDPAUGetSurfaceivNV(ctx, surface, pname, count, length, values);
}
EXPORT void glVDPAUInitNV(const void *vdpDevice, const void *getProcAddress)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVDPAUInitNV(ctx, vdpDevice, getProcAddress);
}
EXPORT GLboolean glVDPAUIsSurfaceNV(GLvdpauSurfaceNV surface)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glVDPAUIsSurfaceNV(ctx, surface);
}
EXPORT void glVDPAUMapSurfacesNV(GLsizei numSurfaces, const GLvdpauSurfaceNV *surfaces)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVDPAUMapSurfacesNV(ctx, numSurfaces, surfaces);
}
EXPORT GLvdpauSurfaceNV glVDPAURegisterOutputSurfaceNV(const void *vdpSurface, GLenum target, GLsizei numTextureNames, const GLuint *textureNames)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glVDPAURegisterOutputSurfaceNV(ctx, vdpSurface, target, numTextureNames, textureNames);
}
EXPORT GLvdpauSurfaceNV glVDPAURegisterVideoSurfaceNV(const void *vdpSurface, GLenum target, GLsizei numTextureNames, const GLuint *textureNames)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glVDPAURegisterVideoSurfaceNV(ctx, vdpSurface, target, numTextureNames, textureNames);
}
EXPORT GLvdpauSurfaceNV glVDPAURegisterVideoSurfaceWithPictureStructureNV(const void *vdpSurface, GLenum target, GLsizei numTextureNames, const GLuint *textureNames, GLboolean isFrameStructure)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glVDPAURegisterVideoSurfaceWithPictureStructureNV(ctx, vdpSurface, target, numTextureNames, textureNames, isFrameStructure);
}
EXPORT void glVDPAUSurfaceAccessNV(GLvdpauSurfaceNV surface, GLenum access)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVDPAUSurfaceAccessNV(ctx, surface, access);
}
EXPORT void glVDPAUUnmapSurfacesNV(GLsizei numSurface, const GLvdpauSurfaceNV *surfaces)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVDPAUUnmapSurfacesNV(ctx, numSurface, surfaces);
}
EXPORT void glVDPAUUnregisterSurfaceNV(GLvdpauSurfaceNV surface)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVDPAUUnregisterSurfaceNV(ctx, surface);
}
EXPORT void glValidateProgram(GLuint program)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glValidateProgram(ctx, program);
}
EXPORT void glValidateProgramARB(GLhandleARB programObj)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glValidateProgram(ctx, (GLuint)programObj);
}
EXPORT void glValidateProgramPipeline(GLuint pipeline)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glValidateProgramPipeline(ctx, pipeline);
}
EXPORT void glValidateProgramPipelineEXT(GLuint pipeline)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glValidateProgramPipeline(ctx, pipeline);
}
EXPORT void glVariantArrayObjectATI(GLuint id, GLenum type, GLsizei stride, GLuint buffer, GLuint offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVariantArrayObjectATI(ctx, id, type, stride, buffer, offset);
}
EXPORT void glVariantPointerEXT(GLuint id, GLenum type, GLuint stride, const void *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVariantPointerEXT(ctx, id, type, stride, addr);
}
EXPORT void glVariantbvEXT(GLuint id, const GLbyte *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVariantbvEXT(ctx, id, addr);
}
EXPORT void glVariantdvEXT(GLuint id, const GLdouble *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVariantdvEXT(ctx, id, addr);
}
EXPORT void glVariantfvEXT(GLuint id, const GLfloat *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVariantfvEXT(ctx, id, addr);
}
EXPORT void glVariantivEXT(GLuint id, const GLint *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVariantivEXT(ctx, id, addr);
}
EXPORT void glVariantsvEXT(GLuint id, const GLshort *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVariantsvEXT(ctx, id, addr);
}
EXPORT void glVariantubvEXT(GLuint id, const GLubyte *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVariantubvEXT(ctx, id, addr);
}
EXPORT void glVariantuivEXT(GLuint id, const GLuint *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVariantuivEXT(ctx, id, addr);
}
EXPORT void glVariantusvEXT(GLuint id, const GLushort *addr)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVariantusvEXT(ctx, id, addr);
}
EXPORT void glVertex2bOES(GLbyte x, GLbyte y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2bOES(ctx, x, y);
}
EXPORT void glVertex2bvOES(const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2bvOES(ctx, coords);
}
EXPORT void glVertex2d(GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2d(ctx, x, y);
}
EXPORT void glVertex2dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2dv(ctx, v);
}
EXPORT void glVertex2f(GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2f(ctx, x, y);
}
EXPORT void glVertex2fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2fv(ctx, v);
}
EXPORT void glVertex2hNV(GLhalfNV x, GLhalfNV y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2hNV(ctx, x, y);
}
EXPORT void glVertex2hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2hvNV(ctx, v);
}
EXPORT void glVertex2i(GLint x, GLint y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2i(ctx, x, y);
}
EXPORT void glVertex2iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2iv(ctx, v);
}
EXPORT void glVertex2s(GLshort x, GLshort y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2s(ctx, x, y);
}
EXPORT void glVertex2sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2sv(ctx, v);
}
EXPORT void glVertex2xOES(GLfixed x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2xOES(ctx, x);
}
EXPORT void glVertex2xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex2xvOES(ctx, coords);
}
EXPORT void glVertex3bOES(GLbyte x, GLbyte y, GLbyte z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3bOES(ctx, x, y, z);
}
EXPORT void glVertex3bvOES(const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3bvOES(ctx, coords);
}
EXPORT void glVertex3d(GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3d(ctx, x, y, z);
}
EXPORT void glVertex3dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3dv(ctx, v);
}
EXPORT void glVertex3f(GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3f(ctx, x, y, z);
}
EXPORT void glVertex3fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3fv(ctx, v);
}
EXPORT void glVertex3hNV(GLhalfNV x, GLhalfNV y, GLhalfNV z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3hNV(ctx, x, y, z);
}
EXPORT void glVertex3hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3hvNV(ctx, v);
}
EXPORT void glVertex3i(GLint x, GLint y, GLint z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3i(ctx, x, y, z);
}
EXPORT void glVertex3iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3iv(ctx, v);
}
EXPORT void glVertex3s(GLshort x, GLshort y, GLshort z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3s(ctx, x, y, z);
}
EXPORT void glVertex3sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3sv(ctx, v);
}
EXPORT void glVertex3xOES(GLfixed x, GLfixed y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3xOES(ctx, x, y);
}
EXPORT void glVertex3xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex3xvOES(ctx, coords);
}
EXPORT void glVertex4bOES(GLbyte x, GLbyte y, GLbyte z, GLbyte w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4bOES(ctx, x, y, z, w);
}
EXPORT void glVertex4bvOES(const GLbyte *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4bvOES(ctx, coords);
}
EXPORT void glVertex4d(GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4d(ctx, x, y, z, w);
}
EXPORT void glVertex4dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4dv(ctx, v);
}
EXPORT void glVertex4f(GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4f(ctx, x, y, z, w);
}
EXPORT void glVertex4fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4fv(ctx, v);
}
EXPORT void glVertex4hNV(GLhalfNV x, GLhalfNV y, GLhalfNV z, GLhalfNV w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4hNV(ctx, x, y, z, w);
}
EXPORT void glVertex4hvNV(const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4hvNV(ctx, v);
}
EXPORT void glVertex4i(GLint x, GLint y, GLint z, GLint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4i(ctx, x, y, z, w);
}
EXPORT void glVertex4iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4iv(ctx, v);
}
EXPORT void glVertex4s(GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4s(ctx, x, y, z, w);
}
EXPORT void glVertex4sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4sv(ctx, v);
}
EXPORT void glVertex4xOES(GLfixed x, GLfixed y, GLfixed z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4xOES(ctx, x, y, z);
}
EXPORT void glVertex4xvOES(const GLfixed *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertex4xvOES(ctx, coords);
}
EXPORT void glVertexArrayAttribBinding(GLuint vaobj, GLuint attribindex, GLuint bindingindex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayAttribBinding(ctx, vaobj, attribindex, bindingindex);
}
EXPORT void glVertexArrayAttribFormat(GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLboolean normalized, GLuint relativeoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayAttribFormat(ctx, vaobj, attribindex, size, type, normalized, relativeoffset);
}
EXPORT void glVertexArrayAttribIFormat(GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayAttribIFormat(ctx, vaobj, attribindex, size, type, relativeoffset);
}
EXPORT void glVertexArrayAttribLFormat(GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayAttribLFormat(ctx, vaobj, attribindex, size, type, relativeoffset);
}
EXPORT void glVertexArrayBindVertexBufferEXT(GLuint vaobj, GLuint bindingindex, GLuint buffer, GLintptr offset, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayBindVertexBufferEXT(ctx, vaobj, bindingindex, buffer, offset, stride);
}
EXPORT void glVertexArrayBindingDivisor(GLuint vaobj, GLuint bindingindex, GLuint divisor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayBindingDivisor(ctx, vaobj, bindingindex, divisor);
}
EXPORT void glVertexArrayColorOffsetEXT(GLuint vaobj, GLuint buffer, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayColorOffsetEXT(ctx, vaobj, buffer, size, type, stride, offset);
}
EXPORT void glVertexArrayEdgeFlagOffsetEXT(GLuint vaobj, GLuint buffer, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayEdgeFlagOffsetEXT(ctx, vaobj, buffer, stride, offset);
}
EXPORT void glVertexArrayElementBuffer(GLuint vaobj, GLuint buffer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayElementBuffer(ctx, vaobj, buffer);
}
EXPORT void glVertexArrayFogCoordOffsetEXT(GLuint vaobj, GLuint buffer, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayFogCoordOffsetEXT(ctx, vaobj, buffer, type, stride, offset);
}
EXPORT void glVertexArrayIndexOffsetEXT(GLuint vaobj, GLuint buffer, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayIndexOffsetEXT(ctx, vaobj, buffer, type, stride, offset);
}
EXPORT void glVertexArrayMultiTexCoordOffsetEXT(GLuint vaobj, GLuint buffer, GLenum texunit, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayMultiTexCoordOffsetEXT(ctx, vaobj, buffer, texunit, size, type, stride, offset);
}
EXPORT void glVertexArrayNormalOffsetEXT(GLuint vaobj, GLuint buffer, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayNormalOffsetEXT(ctx, vaobj, buffer, type, stride, offset);
}
EXPORT void glVertexArrayParameteriAPPLE(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayParameteriAPPLE(ctx, pname, param);
}
EXPORT void glVertexArrayRangeAPPLE(GLsizei length, void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayRangeAPPLE(ctx, length, pointer);
}
EXPORT void glVertexArrayRangeNV(GLsizei length, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayRangeNV(ctx, length, pointer);
}
EXPORT void glVertexArraySecondaryColorOffsetEXT(GLuint vaobj, GLuint buffer, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArraySecondaryColorOffsetEXT(ctx, vaobj, buffer, size, type, stride, offset);
}
EXPORT void glVertexArrayTexCoordOffsetEXT(GLuint vaobj, GLuint buffer, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayTexCoordOffsetEXT(ctx, vaobj, buffer, size, type, stride, offset);
}
EXPORT void glVertexArrayVertexAttribBindingEXT(GLuint vaobj, GLuint attribindex, GLuint bindingindex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexAttribBindingEXT(ctx, vaobj, attribindex, bindingindex);
}
EXPORT void glVertexArrayVertexAttribDivisorEXT(GLuint vaobj, GLuint index, GLuint divisor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexAttribDivisorEXT(ctx, vaobj, index, divisor);
}
EXPORT void glVertexArrayVertexAttribFormatEXT(GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLboolean normalized, GLuint relativeoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexAttribFormatEXT(ctx, vaobj, attribindex, size, type, normalized, relativeoffset);
}
EXPORT void glVertexArrayVertexAttribIFormatEXT(GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexAttribIFormatEXT(ctx, vaobj, attribindex, size, type, relativeoffset);
}
EXPORT void glVertexArrayVertexAttribIOffsetEXT(GLuint vaobj, GLuint buffer, GLuint index, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexAttribIOffsetEXT(ctx, vaobj, buffer, index, size, type, stride, offset);
}
EXPORT void glVertexArrayVertexAttribLFormatEXT(GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexAttribLFormatEXT(ctx, vaobj, attribindex, size, type, relativeoffset);
}
EXPORT void glVertexArrayVertexAttribLOffsetEXT(GLuint vaobj, GLuint buffer, GLuint index, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexAttribLOffsetEXT(ctx, vaobj, buffer, index, size, type, stride, offset);
}
EXPORT void glVertexArrayVertexAttribOffsetEXT(GLuint vaobj, GLuint buffer, GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexAttribOffsetEXT(ctx, vaobj, buffer, index, size, type, normalized, stride, offset);
}
EXPORT void glVertexArrayVertexBindingDivisorEXT(GLuint vaobj, GLuint bindingindex, GLuint divisor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexBindingDivisorEXT(ctx, vaobj, bindingindex, divisor);
}
EXPORT void glVertexArrayVertexBuffer(GLuint vaobj, GLuint bindingindex, GLuint buffer, GLintptr offset, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexBuffer(ctx, vaobj, bindingindex, buffer, offset, stride);
}
EXPORT void glVertexArrayVertexBuffers(GLuint vaobj, GLuint first, GLsizei count, const GLuint *buffers, const GLintptr *offsets, const GLsizei *strides)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexBuffers(ctx, vaobj, first, count, buffers, offsets, strides);
}
EXPORT void glVertexArrayVertexOffsetEXT(GLuint vaobj, GLuint buffer, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexArrayVertexOffsetEXT(ctx, vaobj, buffer, size, type, stride, offset);
}
EXPORT void glVertexAttrib1d(GLuint index, GLdouble x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1d(ctx, index, x);
}
EXPORT void glVertexAttrib1dARB(GLuint index, GLdouble x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1d(ctx, index, x);
}
EXPORT void glVertexAttrib1dNV(GLuint index, GLdouble x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1d(ctx, index, x);
}
EXPORT void glVertexAttrib1dv(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1dv(ctx, index, v);
}
EXPORT void glVertexAttrib1dvARB(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1dv(ctx, index, v);
}
EXPORT void glVertexAttrib1dvNV(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1dv(ctx, index, v);
}
EXPORT void glVertexAttrib1f(GLuint index, GLfloat x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1f(ctx, index, x);
}
EXPORT void glVertexAttrib1fARB(GLuint index, GLfloat x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1f(ctx, index, x);
}
EXPORT void glVertexAttrib1fNV(GLuint index, GLfloat x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1f(ctx, index, x);
}
EXPORT void glVertexAttrib1fv(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1fv(ctx, index, v);
}
EXPORT void glVertexAttrib1fvARB(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1fv(ctx, index, v);
}
EXPORT void glVertexAttrib1fvNV(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1fv(ctx, index, v);
}
EXPORT void glVertexAttrib1hNV(GLuint index, GLhalfNV x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1hNV(ctx, index, x);
}
EXPORT void glVertexAttrib1hvNV(GLuint index, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1hvNV(ctx, index, v);
}
EXPORT void glVertexAttrib1s(GLuint index, GLshort x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1s(ctx, index, x);
}
EXPORT void glVertexAttrib1sARB(GLuint index, GLshort x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1s(ctx, index, x);
}
EXPORT void glVertexAttrib1sNV(GLuint index, GLshort x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1s(ctx, index, x);
}
EXPORT void glVertexAttrib1sv(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1sv(ctx, index, v);
}
EXPORT void glVertexAttrib1svARB(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1sv(ctx, index, v);
}
EXPORT void glVertexAttrib1svNV(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib1sv(ctx, index, v);
}
EXPORT void glVertexAttrib2d(GLuint index, GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2d(ctx, index, x, y);
}
EXPORT void glVertexAttrib2dARB(GLuint index, GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2d(ctx, index, x, y);
}
EXPORT void glVertexAttrib2dNV(GLuint index, GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2d(ctx, index, x, y);
}
EXPORT void glVertexAttrib2dv(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2dv(ctx, index, v);
}
EXPORT void glVertexAttrib2dvARB(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2dv(ctx, index, v);
}
EXPORT void glVertexAttrib2dvNV(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2dv(ctx, index, v);
}
EXPORT void glVertexAttrib2f(GLuint index, GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2f(ctx, index, x, y);
}
EXPORT void glVertexAttrib2fARB(GLuint index, GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2f(ctx, index, x, y);
}
EXPORT void glVertexAttrib2fNV(GLuint index, GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2f(ctx, index, x, y);
}
EXPORT void glVertexAttrib2fv(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2fv(ctx, index, v);
}
EXPORT void glVertexAttrib2fvARB(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2fv(ctx, index, v);
}
EXPORT void glVertexAttrib2fvNV(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2fv(ctx, index, v);
}
EXPORT void glVertexAttrib2hNV(GLuint index, GLhalfNV x, GLhalfNV y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2hNV(ctx, index, x, y);
}
EXPORT void glVertexAttrib2hvNV(GLuint index, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2hvNV(ctx, index, v);
}
EXPORT void glVertexAttrib2s(GLuint index, GLshort x, GLshort y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2s(ctx, index, x, y);
}
EXPORT void glVertexAttrib2sARB(GLuint index, GLshort x, GLshort y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2s(ctx, index, x, y);
}
EXPORT void glVertexAttrib2sNV(GLuint index, GLshort x, GLshort y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2s(ctx, index, x, y);
}
EXPORT void glVertexAttrib2sv(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2sv(ctx, index, v);
}
EXPORT void glVertexAttrib2svARB(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2sv(ctx, index, v);
}
EXPORT void glVertexAttrib2svNV(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib2sv(ctx, index, v);
}
EXPORT void glVertexAttrib3d(GLuint index, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3d(ctx, index, x, y, z);
}
EXPORT void glVertexAttrib3dARB(GLuint index, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3d(ctx, index, x, y, z);
}
EXPORT void glVertexAttrib3dNV(GLuint index, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3d(ctx, index, x, y, z);
}
EXPORT void glVertexAttrib3dv(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3dv(ctx, index, v);
}
EXPORT void glVertexAttrib3dvARB(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3dv(ctx, index, v);
}
EXPORT void glVertexAttrib3dvNV(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3dv(ctx, index, v);
}
EXPORT void glVertexAttrib3f(GLuint index, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3f(ctx, index, x, y, z);
}
EXPORT void glVertexAttrib3fARB(GLuint index, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3f(ctx, index, x, y, z);
}
EXPORT void glVertexAttrib3fNV(GLuint index, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3f(ctx, index, x, y, z);
}
EXPORT void glVertexAttrib3fv(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3fv(ctx, index, v);
}
EXPORT void glVertexAttrib3fvARB(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3fv(ctx, index, v);
}
EXPORT void glVertexAttrib3fvNV(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3fv(ctx, index, v);
}
EXPORT void glVertexAttrib3hNV(GLuint index, GLhalfNV x, GLhalfNV y, GLhalfNV z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3hNV(ctx, index, x, y, z);
}
EXPORT void glVertexAttrib3hvNV(GLuint index, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3hvNV(ctx, index, v);
}
EXPORT void glVertexAttrib3s(GLuint index, GLshort x, GLshort y, GLshort z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3s(ctx, index, x, y, z);
}
EXPORT void glVertexAttrib3sARB(GLuint index, GLshort x, GLshort y, GLshort z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3s(ctx, index, x, y, z);
}
EXPORT void glVertexAttrib3sNV(GLuint index, GLshort x, GLshort y, GLshort z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3s(ctx, index, x, y, z);
}
EXPORT void glVertexAttrib3sv(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3sv(ctx, index, v);
}
EXPORT void glVertexAttrib3svARB(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3sv(ctx, index, v);
}
EXPORT void glVertexAttrib3svNV(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib3sv(ctx, index, v);
}
EXPORT void glVertexAttrib4Nbv(GLuint index, const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nbv(ctx, index, v);
}
EXPORT void glVertexAttrib4NbvARB(GLuint index, const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nbv(ctx, index, v);
}
EXPORT void glVertexAttrib4Niv(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Niv(ctx, index, v);
}
EXPORT void glVertexAttrib4NivARB(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Niv(ctx, index, v);
}
EXPORT void glVertexAttrib4Nsv(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nsv(ctx, index, v);
}
EXPORT void glVertexAttrib4NsvARB(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nsv(ctx, index, v);
}
EXPORT void glVertexAttrib4Nub(GLuint index, GLubyte x, GLubyte y, GLubyte z, GLubyte w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nub(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4NubARB(GLuint index, GLubyte x, GLubyte y, GLubyte z, GLubyte w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nub(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4Nubv(GLuint index, const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nubv(ctx, index, v);
}
EXPORT void glVertexAttrib4NubvARB(GLuint index, const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nubv(ctx, index, v);
}
EXPORT void glVertexAttrib4Nuiv(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nuiv(ctx, index, v);
}
EXPORT void glVertexAttrib4NuivARB(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nuiv(ctx, index, v);
}
EXPORT void glVertexAttrib4Nusv(GLuint index, const GLushort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nusv(ctx, index, v);
}
EXPORT void glVertexAttrib4NusvARB(GLuint index, const GLushort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nusv(ctx, index, v);
}
EXPORT void glVertexAttrib4bv(GLuint index, const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4bv(ctx, index, v);
}
EXPORT void glVertexAttrib4bvARB(GLuint index, const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4bv(ctx, index, v);
}
EXPORT void glVertexAttrib4d(GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4d(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4dARB(GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4d(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4dNV(GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4d(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4dv(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4dv(ctx, index, v);
}
EXPORT void glVertexAttrib4dvARB(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4dv(ctx, index, v);
}
EXPORT void glVertexAttrib4dvNV(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4dv(ctx, index, v);
}
EXPORT void glVertexAttrib4f(GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4f(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4fARB(GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4f(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4fNV(GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4f(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4fv(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4fv(ctx, index, v);
}
EXPORT void glVertexAttrib4fvARB(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4fv(ctx, index, v);
}
EXPORT void glVertexAttrib4fvNV(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4fv(ctx, index, v);
}
EXPORT void glVertexAttrib4hNV(GLuint index, GLhalfNV x, GLhalfNV y, GLhalfNV z, GLhalfNV w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4hNV(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4hvNV(GLuint index, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4hvNV(ctx, index, v);
}
EXPORT void glVertexAttrib4iv(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4iv(ctx, index, v);
}
EXPORT void glVertexAttrib4ivARB(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4iv(ctx, index, v);
}
EXPORT void glVertexAttrib4s(GLuint index, GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4s(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4sARB(GLuint index, GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4s(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4sNV(GLuint index, GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4s(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4sv(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4sv(ctx, index, v);
}
EXPORT void glVertexAttrib4svARB(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4sv(ctx, index, v);
}
EXPORT void glVertexAttrib4svNV(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4sv(ctx, index, v);
}
EXPORT void glVertexAttrib4ubNV(GLuint index, GLubyte x, GLubyte y, GLubyte z, GLubyte w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nub(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttrib4ubv(GLuint index, const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4ubv(ctx, index, v);
}
EXPORT void glVertexAttrib4ubvARB(GLuint index, const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4ubv(ctx, index, v);
}
EXPORT void glVertexAttrib4ubvNV(GLuint index, const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4Nubv(ctx, index, v);
}
EXPORT void glVertexAttrib4uiv(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4uiv(ctx, index, v);
}
EXPORT void glVertexAttrib4uivARB(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4uiv(ctx, index, v);
}
EXPORT void glVertexAttrib4usv(GLuint index, const GLushort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4usv(ctx, index, v);
}
EXPORT void glVertexAttrib4usvARB(GLuint index, const GLushort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttrib4usv(ctx, index, v);
}
EXPORT void glVertexAttribArrayObjectATI(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride, GLuint buffer, GLuint offset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribArrayObjectATI(ctx, index, size, type, normalized, stride, buffer, offset);
}
EXPORT void glVertexAttribBinding(GLuint attribindex, GLuint bindingindex)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribBinding(ctx, attribindex, bindingindex);
}
EXPORT void glVertexAttribDivisor(GLuint index, GLuint divisor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribDivisor(ctx, index, divisor);
}
EXPORT void glVertexAttribDivisorANGLE(GLuint index, GLuint divisor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribDivisor(ctx, index, divisor);
}
EXPORT void glVertexAttribDivisorARB(GLuint index, GLuint divisor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribDivisor(ctx, index, divisor);
}
EXPORT void glVertexAttribDivisorEXT(GLuint index, GLuint divisor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribDivisor(ctx, index, divisor);
}
EXPORT void glVertexAttribDivisorNV(GLuint index, GLuint divisor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribDivisor(ctx, index, divisor);
}
EXPORT void glVertexAttribFormat(GLuint attribindex, GLint size, GLenum type, GLboolean normalized, GLuint relativeoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribFormat(ctx, attribindex, size, type, normalized, relativeoffset);
}
EXPORT void glVertexAttribFormatNV(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribFormatNV(ctx, index, size, type, normalized, stride);
}
EXPORT void glVertexAttribI1i(GLuint index, GLint x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI1i(ctx, index, x);
}
EXPORT void glVertexAttribI1iEXT(GLuint index, GLint x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI1i(ctx, index, x);
}
EXPORT void glVertexAttribI1iv(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI1iv(ctx, index, v);
}
EXPORT void glVertexAttribI1ivEXT(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI1iv(ctx, index, v);
}
EXPORT void glVertexAttribI1ui(GLuint index, GLuint x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI1ui(ctx, index, x);
}
EXPORT void glVertexAttribI1uiEXT(GLuint index, GLuint x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI1ui(ctx, index, x);
}
EXPORT void glVertexAttribI1uiv(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI1uiv(ctx, index, v);
}
EXPORT void glVertexAttribI1uivEXT(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI1uiv(ctx, index, v);
}
EXPORT void glVertexAttribI2i(GLuint index, GLint x, GLint y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI2i(ctx, index, x, y);
}
EXPORT void glVertexAttribI2iEXT(GLuint index, GLint x, GLint y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI2i(ctx, index, x, y);
}
EXPORT void glVertexAttribI2iv(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI2iv(ctx, index, v);
}
EXPORT void glVertexAttribI2ivEXT(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI2iv(ctx, index, v);
}
EXPORT void glVertexAttribI2ui(GLuint index, GLuint x, GLuint y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI2ui(ctx, index, x, y);
}
EXPORT void glVertexAttribI2uiEXT(GLuint index, GLuint x, GLuint y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI2ui(ctx, index, x, y);
}
EXPORT void glVertexAttribI2uiv(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI2uiv(ctx, index, v);
}
EXPORT void glVertexAttribI2uivEXT(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI2uiv(ctx, index, v);
}
EXPORT void glVertexAttribI3i(GLuint index, GLint x, GLint y, GLint z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI3i(ctx, index, x, y, z);
}
EXPORT void glVertexAttribI3iEXT(GLuint index, GLint x, GLint y, GLint z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI3i(ctx, index, x, y, z);
}
EXPORT void glVertexAttribI3iv(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI3iv(ctx, index, v);
}
EXPORT void glVertexAttribI3ivEXT(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI3iv(ctx, index, v);
}
EXPORT void glVertexAttribI3ui(GLuint index, GLuint x, GLuint y, GLuint z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI3ui(ctx, index, x, y, z);
}
EXPORT void glVertexAttribI3uiEXT(GLuint index, GLuint x, GLuint y, GLuint z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI3ui(ctx, index, x, y, z);
}
EXPORT void glVertexAttribI3uiv(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI3uiv(ctx, index, v);
}
EXPORT void glVertexAttribI3uivEXT(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI3uiv(ctx, index, v);
}
EXPORT void glVertexAttribI4bv(GLuint index, const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4bv(ctx, index, v);
}
EXPORT void glVertexAttribI4bvEXT(GLuint index, const GLbyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4bv(ctx, index, v);
}
EXPORT void glVertexAttribI4i(GLuint index, GLint x, GLint y, GLint z, GLint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4i(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttribI4iEXT(GLuint index, GLint x, GLint y, GLint z, GLint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4i(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttribI4iv(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4iv(ctx, index, v);
}
EXPORT void glVertexAttribI4ivEXT(GLuint index, const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4iv(ctx, index, v);
}
EXPORT void glVertexAttribI4sv(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4sv(ctx, index, v);
}
EXPORT void glVertexAttribI4svEXT(GLuint index, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4sv(ctx, index, v);
}
EXPORT void glVertexAttribI4ubv(GLuint index, const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4ubv(ctx, index, v);
}
EXPORT void glVertexAttribI4ubvEXT(GLuint index, const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4ubv(ctx, index, v);
}
EXPORT void glVertexAttribI4ui(GLuint index, GLuint x, GLuint y, GLuint z, GLuint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4ui(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttribI4uiEXT(GLuint index, GLuint x, GLuint y, GLuint z, GLuint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4ui(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttribI4uiv(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4uiv(ctx, index, v);
}
EXPORT void glVertexAttribI4uivEXT(GLuint index, const GLuint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4uiv(ctx, index, v);
}
EXPORT void glVertexAttribI4usv(GLuint index, const GLushort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4usv(ctx, index, v);
}
EXPORT void glVertexAttribI4usvEXT(GLuint index, const GLushort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribI4usv(ctx, index, v);
}
EXPORT void glVertexAttribIFormat(GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribIFormat(ctx, attribindex, size, type, relativeoffset);
}
EXPORT void glVertexAttribIFormatNV(GLuint index, GLint size, GLenum type, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribIFormatNV(ctx, index, size, type, stride);
}
EXPORT void glVertexAttribIPointer(GLuint index, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribIPointer(ctx, index, size, type, stride, pointer);
}
EXPORT void glVertexAttribIPointerEXT(GLuint index, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribIPointer(ctx, index, size, type, stride, pointer);
}
EXPORT void glVertexAttribL1d(GLuint index, GLdouble x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL1d(ctx, index, x);
}
EXPORT void glVertexAttribL1dEXT(GLuint index, GLdouble x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL1d(ctx, index, x);
}
EXPORT void glVertexAttribL1dv(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL1dv(ctx, index, v);
}
EXPORT void glVertexAttribL1dvEXT(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL1dv(ctx, index, v);
}
EXPORT void glVertexAttribL1i64NV(GLuint index, GLint64EXT x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL1i64NV(ctx, index, x);
}
EXPORT void glVertexAttribL1i64vNV(GLuint index, const GLint64EXT *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL1i64vNV(ctx, index, v);
}
EXPORT void glVertexAttribL1ui64ARB(GLuint index, GLuint64EXT x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL1ui64ARB(ctx, index, x);
}
EXPORT void glVertexAttribL1ui64NV(GLuint index, GLuint64EXT x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL1ui64NV(ctx, index, x);
}
EXPORT void glVertexAttribL1ui64vARB(GLuint index, const GLuint64EXT *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL1ui64vARB(ctx, index, v);
}
EXPORT void glVertexAttribL1ui64vNV(GLuint index, const GLuint64EXT *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL1ui64vNV(ctx, index, v);
}
EXPORT void glVertexAttribL2d(GLuint index, GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL2d(ctx, index, x, y);
}
EXPORT void glVertexAttribL2dEXT(GLuint index, GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL2d(ctx, index, x, y);
}
EXPORT void glVertexAttribL2dv(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL2dv(ctx, index, v);
}
EXPORT void glVertexAttribL2dvEXT(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL2dv(ctx, index, v);
}
EXPORT void glVertexAttribL2i64NV(GLuint index, GLint64EXT x, GLint64EXT y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL2i64NV(ctx, index, x, y);
}
EXPORT void glVertexAttribL2i64vNV(GLuint index, const GLint64EXT *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL2i64vNV(ctx, index, v);
}
EXPORT void glVertexAttribL2ui64NV(GLuint index, GLuint64EXT x, GLuint64EXT y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL2ui64NV(ctx, index, x, y);
}
EXPORT void glVertexAttribL2ui64vNV(GLuint index, const GLuint64EXT *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL2ui64vNV(ctx, index, v);
}
EXPORT void glVertexAttribL3d(GLuint index, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL3d(ctx, index, x, y, z);
}
EXPORT void glVertexAttribL3dEXT(GLuint index, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL3d(ctx, index, x, y, z);
}
EXPORT void glVertexAttribL3dv(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL3dv(ctx, index, v);
}
EXPORT void glVertexAttribL3dvEXT(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL3dv(ctx, index, v);
}
EXPORT void glVertexAttribL3i64NV(GLuint index, GLint64EXT x, GLint64EXT y, GLint64EXT z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL3i64NV(ctx, index, x, y, z);
}
EXPORT void glVertexAttribL3i64vNV(GLuint index, const GLint64EXT *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL3i64vNV(ctx, index, v);
}
EXPORT void glVertexAttribL3ui64NV(GLuint index, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL3ui64NV(ctx, index, x, y, z);
}
EXPORT void glVertexAttribL3ui64vNV(GLuint index, const GLuint64EXT *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL3ui64vNV(ctx, index, v);
}
EXPORT void glVertexAttribL4d(GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL4d(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttribL4dEXT(GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL4d(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttribL4dv(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL4dv(ctx, index, v);
}
EXPORT void glVertexAttribL4dvEXT(GLuint index, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL4dv(ctx, index, v);
}
EXPORT void glVertexAttribL4i64NV(GLuint index, GLint64EXT x, GLint64EXT y, GLint64EXT z, GLint64EXT w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL4i64NV(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttribL4i64vNV(GLuint index, const GLint64EXT *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL4i64vNV(ctx, index, v);
}
EXPORT void glVertexAttribL4ui64NV(GLuint index, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z, GLuint64EXT w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL4ui64NV(ctx, index, x, y, z, w);
}
EXPORT void glVertexAttribL4ui64vNV(GLuint index, const GLuint64EXT *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribL4ui64vNV(ctx, index, v);
}
EXPORT void glVertexAttribLFormat(GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribLFormat(ctx, attribindex, size, type, relativeoffset);
}
EXPORT void glVertexAttribLFormatNV(GLuint index, GLint size, GLenum type, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribLFormatNV(ctx, index, size, type, stride);
}
EXPORT void glVertexAttribLPointer(GLuint index, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribLPointer(ctx, index, size, type, stride, pointer);
}
EXPORT void glVertexAttribLPointerEXT(GLuint index, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribLPointer(ctx, index, size, type, stride, pointer);
}
EXPORT void glVertexAttribP1ui(GLuint index, GLenum type, GLboolean normalized, GLuint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribP1ui(ctx, index, type, normalized, value);
}
EXPORT void glVertexAttribP1uiv(GLuint index, GLenum type, GLboolean normalized, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribP1uiv(ctx, index, type, normalized, value);
}
EXPORT void glVertexAttribP2ui(GLuint index, GLenum type, GLboolean normalized, GLuint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribP2ui(ctx, index, type, normalized, value);
}
EXPORT void glVertexAttribP2uiv(GLuint index, GLenum type, GLboolean normalized, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribP2uiv(ctx, index, type, normalized, value);
}
EXPORT void glVertexAttribP3ui(GLuint index, GLenum type, GLboolean normalized, GLuint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribP3ui(ctx, index, type, normalized, value);
}
EXPORT void glVertexAttribP3uiv(GLuint index, GLenum type, GLboolean normalized, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribP3uiv(ctx, index, type, normalized, value);
}
EXPORT void glVertexAttribP4ui(GLuint index, GLenum type, GLboolean normalized, GLuint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribP4ui(ctx, index, type, normalized, value);
}
EXPORT void glVertexAttribP4uiv(GLuint index, GLenum type, GLboolean normalized, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribP4uiv(ctx, index, type, normalized, value);
}
EXPORT void glVertexAttribParameteriAMD(GLuint index, GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribParameteriAMD(ctx, index, pname, param);
}
EXPORT void glVertexAttribPointer(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribPointer(ctx, index, size, type, normalized, stride, pointer);
}
EXPORT void glVertexAttribPointerARB(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribPointer(ctx, index, size, type, normalized, stride, pointer);
}
EXPORT void glVertexAttribPointerNV(GLuint index, GLint fsize, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribPointerNV(ctx, index, fsize, type, stride, pointer);
}
EXPORT void glVertexAttribs1dvNV(GLuint index, GLsizei count, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs1dvNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs1fvNV(GLuint index, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs1fvNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs1hvNV(GLuint index, GLsizei n, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs1hvNV(ctx, index, n, v);
}
EXPORT void glVertexAttribs1svNV(GLuint index, GLsizei count, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs1svNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs2dvNV(GLuint index, GLsizei count, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs2dvNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs2fvNV(GLuint index, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs2fvNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs2hvNV(GLuint index, GLsizei n, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs2hvNV(ctx, index, n, v);
}
EXPORT void glVertexAttribs2svNV(GLuint index, GLsizei count, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs2svNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs3dvNV(GLuint index, GLsizei count, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs3dvNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs3fvNV(GLuint index, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs3fvNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs3hvNV(GLuint index, GLsizei n, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs3hvNV(ctx, index, n, v);
}
EXPORT void glVertexAttribs3svNV(GLuint index, GLsizei count, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs3svNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs4dvNV(GLuint index, GLsizei count, const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs4dvNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs4fvNV(GLuint index, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs4fvNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs4hvNV(GLuint index, GLsizei n, const GLhalfNV *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs4hvNV(ctx, index, n, v);
}
EXPORT void glVertexAttribs4svNV(GLuint index, GLsizei count, const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs4svNV(ctx, index, count, v);
}
EXPORT void glVertexAttribs4ubvNV(GLuint index, GLsizei count, const GLubyte *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexAttribs4ubvNV(ctx, index, count, v);
}
EXPORT void glVertexBindingDivisor(GLuint bindingindex, GLuint divisor)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexBindingDivisor(ctx, bindingindex, divisor);
}
EXPORT void glVertexBlendARB(GLint count)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexBlendARB(ctx, count);
}
EXPORT void glVertexBlendEnvfATI(GLenum pname, GLfloat param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexBlendEnvfATI(ctx, pname, param);
}
EXPORT void glVertexBlendEnviATI(GLenum pname, GLint param)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexBlendEnviATI(ctx, pname, param);
}
EXPORT void glVertexFormatNV(GLint size, GLenum type, GLsizei stride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexFormatNV(ctx, size, type, stride);
}
EXPORT void glVertexP2ui(GLenum type, GLuint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexP2ui(ctx, type, value);
}
EXPORT void glVertexP2uiv(GLenum type, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexP2uiv(ctx, type, value);
}
EXPORT void glVertexP3ui(GLenum type, GLuint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexP3ui(ctx, type, value);
}
EXPORT void glVertexP3uiv(GLenum type, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexP3uiv(ctx, type, value);
}
EXPORT void glVertexP4ui(GLenum type, GLuint value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexP4ui(ctx, type, value);
}
EXPORT void glVertexP4uiv(GLenum type, const GLuint *value)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexP4uiv(ctx, type, value);
}
EXPORT void glVertexPointer(GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexPointer(ctx, size, type, stride, pointer);
}
EXPORT void glVertexPointerEXT(GLint size, GLenum type, GLsizei stride, GLsizei count, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexPointerEXT(ctx, size, type, stride, count, pointer);
}
EXPORT void glVertexPointerListIBM(GLint size, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexPointerListIBM(ctx, size, type, stride, pointer, ptrstride);
}
EXPORT void glVertexPointervINTEL(GLint size, GLenum type, const void **pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexPointervINTEL(ctx, size, type, pointer);
}
EXPORT void glVertexStream1dATI(GLenum stream, GLdouble x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream1dATI(ctx, stream, x);
}
EXPORT void glVertexStream1dvATI(GLenum stream, const GLdouble *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream1dvATI(ctx, stream, coords);
}
EXPORT void glVertexStream1fATI(GLenum stream, GLfloat x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream1fATI(ctx, stream, x);
}
EXPORT void glVertexStream1fvATI(GLenum stream, const GLfloat *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream1fvATI(ctx, stream, coords);
}
EXPORT void glVertexStream1iATI(GLenum stream, GLint x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream1iATI(ctx, stream, x);
}
EXPORT void glVertexStream1ivATI(GLenum stream, const GLint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream1ivATI(ctx, stream, coords);
}
EXPORT void glVertexStream1sATI(GLenum stream, GLshort x)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream1sATI(ctx, stream, x);
}
EXPORT void glVertexStream1svATI(GLenum stream, const GLshort *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream1svATI(ctx, stream, coords);
}
EXPORT void glVertexStream2dATI(GLenum stream, GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream2dATI(ctx, stream, x, y);
}
EXPORT void glVertexStream2dvATI(GLenum stream, const GLdouble *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream2dvATI(ctx, stream, coords);
}
EXPORT void glVertexStream2fATI(GLenum stream, GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream2fATI(ctx, stream, x, y);
}
EXPORT void glVertexStream2fvATI(GLenum stream, const GLfloat *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream2fvATI(ctx, stream, coords);
}
EXPORT void glVertexStream2iATI(GLenum stream, GLint x, GLint y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream2iATI(ctx, stream, x, y);
}
EXPORT void glVertexStream2ivATI(GLenum stream, const GLint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream2ivATI(ctx, stream, coords);
}
EXPORT void glVertexStream2sATI(GLenum stream, GLshort x, GLshort y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream2sATI(ctx, stream, x, y);
}
EXPORT void glVertexStream2svATI(GLenum stream, const GLshort *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream2svATI(ctx, stream, coords);
}
EXPORT void glVertexStream3dATI(GLenum stream, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream3dATI(ctx, stream, x, y, z);
}
EXPORT void glVertexStream3dvATI(GLenum stream, const GLdouble *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream3dvATI(ctx, stream, coords);
}
EXPORT void glVertexStream3fATI(GLenum stream, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream3fATI(ctx, stream, x, y, z);
}
EXPORT void glVertexStream3fvATI(GLenum stream, const GLfloat *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream3fvATI(ctx, stream, coords);
}
EXPORT void glVertexStream3iATI(GLenum stream, GLint x, GLint y, GLint z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream3iATI(ctx, stream, x, y, z);
}
EXPORT void glVertexStream3ivATI(GLenum stream, const GLint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream3ivATI(ctx, stream, coords);
}
EXPORT void glVertexStream3sATI(GLenum stream, GLshort x, GLshort y, GLshort z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream3sATI(ctx, stream, x, y, z);
}
EXPORT void glVertexStream3svATI(GLenum stream, const GLshort *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream3svATI(ctx, stream, coords);
}
EXPORT void glVertexStream4dATI(GLenum stream, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream4dATI(ctx, stream, x, y, z, w);
}
EXPORT void glVertexStream4dvATI(GLenum stream, const GLdouble *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream4dvATI(ctx, stream, coords);
}
EXPORT void glVertexStream4fATI(GLenum stream, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream4fATI(ctx, stream, x, y, z, w);
}
EXPORT void glVertexStream4fvATI(GLenum stream, const GLfloat *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream4fvATI(ctx, stream, coords);
}
EXPORT void glVertexStream4iATI(GLenum stream, GLint x, GLint y, GLint z, GLint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream4iATI(ctx, stream, x, y, z, w);
}
EXPORT void glVertexStream4ivATI(GLenum stream, const GLint *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream4ivATI(ctx, stream, coords);
}
EXPORT void glVertexStream4sATI(GLenum stream, GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream4sATI(ctx, stream, x, y, z, w);
}
EXPORT void glVertexStream4svATI(GLenum stream, const GLshort *coords)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexStream4svATI(ctx, stream, coords);
}
EXPORT void glVertexWeightPointerEXT(GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexWeightPointerEXT(ctx, size, type, stride, pointer);
}
EXPORT void glVertexWeightfEXT(GLfloat weight)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexWeightfEXT(ctx, weight);
}
EXPORT void glVertexWeightfvEXT(const GLfloat *weight)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexWeightfvEXT(ctx, weight);
}
EXPORT void glVertexWeighthNV(GLhalfNV weight)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexWeighthNV(ctx, weight);
}
EXPORT void glVertexWeighthvNV(const GLhalfNV *weight)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVertexWeighthvNV(ctx, weight);
}
EXPORT GLenum glVideoCaptureNV(GLuint video_capture_slot, GLuint *sequence_num, GLuint64EXT *capture_time)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx == 0, 0)) return 0;
    return mgl_glVideoCaptureNV(ctx, video_capture_slot, sequence_num, capture_time);
}
EXPORT void glVideoCaptureStreamParameterdvNV(GLuint video_capture_slot, GLuint stream, GLenum pname, const GLdouble *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVideoCaptureStreamParameterdvNV(ctx, video_capture_slot, stream, pname, params);
}
EXPORT void glVideoCaptureStreamParameterfvNV(GLuint video_capture_slot, GLuint stream, GLenum pname, const GLfloat *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVideoCaptureStreamParameterfvNV(ctx, video_capture_slot, stream, pname, params);
}
EXPORT void glVideoCaptureStreamParameterivNV(GLuint video_capture_slot, GLuint stream, GLenum pname, const GLint *params)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glVideoCaptureStreamParameterivNV(ctx, video_capture_slot, stream, pname, params);
}
EXPORT void glViewport(GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewport(ctx, x, y, width, height);
}
EXPORT void glViewportArrayv(GLuint first, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportArrayv(ctx, first, count, v);
}
EXPORT void glViewportArrayvNV(GLuint first, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportArrayv(ctx, first, count, v);
}
EXPORT void glViewportArrayvOES(GLuint first, GLsizei count, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportArrayv(ctx, first, count, v);
}
EXPORT void glViewportIndexedf(GLuint index, GLfloat x, GLfloat y, GLfloat w, GLfloat h)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportIndexedf(ctx, index, x, y, w, h);
}
EXPORT void glViewportIndexedfNV(GLuint index, GLfloat x, GLfloat y, GLfloat w, GLfloat h)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportIndexedf(ctx, index, x, y, w, h);
}
EXPORT void glViewportIndexedfOES(GLuint index, GLfloat x, GLfloat y, GLfloat w, GLfloat h)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportIndexedf(ctx, index, x, y, w, h);
}
EXPORT void glViewportIndexedfv(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportIndexedfv(ctx, index, v);
}
EXPORT void glViewportIndexedfvNV(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportIndexedfv(ctx, index, v);
}
EXPORT void glViewportIndexedfvOES(GLuint index, const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportIndexedfv(ctx, index, v);
}
EXPORT void glViewportPositionWScaleNV(GLuint index, GLfloat xcoeff, GLfloat ycoeff)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportPositionWScaleNV(ctx, index, xcoeff, ycoeff);
}
EXPORT void glViewportSwizzleNV(GLuint index, GLenum swizzlex, GLenum swizzley, GLenum swizzlez, GLenum swizzlew)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glViewportSwizzleNV(ctx, index, swizzlex, swizzley, swizzlez, swizzlew);
}
EXPORT void glWaitSemaphoreEXT(GLuint semaphore, GLuint numBufferBarriers, const GLuint *buffers, GLuint numTextureBarriers, const GLuint *textures, const GLenum *srcLayouts)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWaitSemaphoreEXT(ctx, semaphore, numBufferBarriers, buffers, numTextureBarriers, textures, srcLayouts);
}
EXPORT void glWaitSemaphoreui64NVX(GLuint waitGpu, GLsizei fenceObjectCount, const GLuint *semaphoreArray, const GLuint64 *fenceValueArray)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWaitSemaphoreui64NVX(ctx, waitGpu, fenceObjectCount, semaphoreArray, fenceValueArray);
}
EXPORT void glWaitSync(GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWaitSync(ctx, sync, flags, timeout);
}
EXPORT void glWaitSyncAPPLE(GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWaitSync(ctx, sync, flags, timeout);
}
EXPORT void glWaitVkSemaphoreNV(GLuint64 vkSemaphore)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWaitVkSemaphoreNV(ctx, vkSemaphore);
}
EXPORT void glWeightPathsNV(GLuint resultPath, GLsizei numPaths, const GLuint *paths, const GLfloat *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightPathsNV(ctx, resultPath, numPaths, paths, weights);
}
EXPORT void glWeightPointerARB(GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightPointerARB(ctx, size, type, stride, pointer);
}
EXPORT void glWeightPointerOES(GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightPointerOES(ctx, size, type, stride, pointer);
}
EXPORT void glWeightbvARB(GLint size, const GLbyte *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightbvARB(ctx, size, weights);
}
EXPORT void glWeightdvARB(GLint size, const GLdouble *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightdvARB(ctx, size, weights);
}
EXPORT void glWeightfvARB(GLint size, const GLfloat *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightfvARB(ctx, size, weights);
}
EXPORT void glWeightivARB(GLint size, const GLint *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightivARB(ctx, size, weights);
}
EXPORT void glWeightsvARB(GLint size, const GLshort *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightsvARB(ctx, size, weights);
}
EXPORT void glWeightubvARB(GLint size, const GLubyte *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightubvARB(ctx, size, weights);
}
EXPORT void glWeightuivARB(GLint size, const GLuint *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightuivARB(ctx, size, weights);
}
EXPORT void glWeightusvARB(GLint size, const GLushort *weights)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWeightusvARB(ctx, size, weights);
}
EXPORT void glWindowPos2d(GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2d(ctx, x, y);
}
EXPORT void glWindowPos2dARB(GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2d(ctx, x, y);
}
EXPORT void glWindowPos2dMESA(GLdouble x, GLdouble y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2d(ctx, x, y);
}
EXPORT void glWindowPos2dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2dv(ctx, v);
}
EXPORT void glWindowPos2dvARB(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2dv(ctx, v);
}
EXPORT void glWindowPos2dvMESA(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2dv(ctx, v);
}
EXPORT void glWindowPos2f(GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2f(ctx, x, y);
}
EXPORT void glWindowPos2fARB(GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2f(ctx, x, y);
}
EXPORT void glWindowPos2fMESA(GLfloat x, GLfloat y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2f(ctx, x, y);
}
EXPORT void glWindowPos2fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2fv(ctx, v);
}
EXPORT void glWindowPos2fvARB(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2fv(ctx, v);
}
EXPORT void glWindowPos2fvMESA(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2fv(ctx, v);
}
EXPORT void glWindowPos2i(GLint x, GLint y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2i(ctx, x, y);
}
EXPORT void glWindowPos2iARB(GLint x, GLint y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2i(ctx, x, y);
}
EXPORT void glWindowPos2iMESA(GLint x, GLint y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2i(ctx, x, y);
}
EXPORT void glWindowPos2iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2iv(ctx, v);
}
EXPORT void glWindowPos2ivARB(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2iv(ctx, v);
}
EXPORT void glWindowPos2ivMESA(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2iv(ctx, v);
}
EXPORT void glWindowPos2s(GLshort x, GLshort y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2s(ctx, x, y);
}
EXPORT void glWindowPos2sARB(GLshort x, GLshort y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2s(ctx, x, y);
}
EXPORT void glWindowPos2sMESA(GLshort x, GLshort y)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2s(ctx, x, y);
}
EXPORT void glWindowPos2sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2sv(ctx, v);
}
EXPORT void glWindowPos2svARB(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2sv(ctx, v);
}
EXPORT void glWindowPos2svMESA(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos2sv(ctx, v);
}
EXPORT void glWindowPos3d(GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3d(ctx, x, y, z);
}
EXPORT void glWindowPos3dARB(GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3d(ctx, x, y, z);
}
EXPORT void glWindowPos3dMESA(GLdouble x, GLdouble y, GLdouble z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3d(ctx, x, y, z);
}
EXPORT void glWindowPos3dv(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3dv(ctx, v);
}
EXPORT void glWindowPos3dvARB(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3dv(ctx, v);
}
EXPORT void glWindowPos3dvMESA(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3dv(ctx, v);
}
EXPORT void glWindowPos3f(GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3f(ctx, x, y, z);
}
EXPORT void glWindowPos3fARB(GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3f(ctx, x, y, z);
}
EXPORT void glWindowPos3fMESA(GLfloat x, GLfloat y, GLfloat z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3f(ctx, x, y, z);
}
EXPORT void glWindowPos3fv(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3fv(ctx, v);
}
EXPORT void glWindowPos3fvARB(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3fv(ctx, v);
}
EXPORT void glWindowPos3fvMESA(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3fv(ctx, v);
}
EXPORT void glWindowPos3i(GLint x, GLint y, GLint z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3i(ctx, x, y, z);
}
EXPORT void glWindowPos3iARB(GLint x, GLint y, GLint z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3i(ctx, x, y, z);
}
EXPORT void glWindowPos3iMESA(GLint x, GLint y, GLint z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3i(ctx, x, y, z);
}
EXPORT void glWindowPos3iv(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3iv(ctx, v);
}
EXPORT void glWindowPos3ivARB(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3iv(ctx, v);
}
EXPORT void glWindowPos3ivMESA(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3iv(ctx, v);
}
EXPORT void glWindowPos3s(GLshort x, GLshort y, GLshort z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3s(ctx, x, y, z);
}
EXPORT void glWindowPos3sARB(GLshort x, GLshort y, GLshort z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3s(ctx, x, y, z);
}
EXPORT void glWindowPos3sMESA(GLshort x, GLshort y, GLshort z)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3s(ctx, x, y, z);
}
EXPORT void glWindowPos3sv(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3sv(ctx, v);
}
EXPORT void glWindowPos3svARB(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3sv(ctx, v);
}
EXPORT void glWindowPos3svMESA(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos3sv(ctx, v);
}
EXPORT void glWindowPos4dMESA(GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos4dMESA(ctx, x, y, z, w);
}
EXPORT void glWindowPos4dvMESA(const GLdouble *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos4dvMESA(ctx, v);
}
EXPORT void glWindowPos4fMESA(GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos4fMESA(ctx, x, y, z, w);
}
EXPORT void glWindowPos4fvMESA(const GLfloat *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos4fvMESA(ctx, v);
}
EXPORT void glWindowPos4iMESA(GLint x, GLint y, GLint z, GLint w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos4iMESA(ctx, x, y, z, w);
}
EXPORT void glWindowPos4ivMESA(const GLint *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos4ivMESA(ctx, v);
}
EXPORT void glWindowPos4sMESA(GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos4sMESA(ctx, x, y, z, w);
}
EXPORT void glWindowPos4svMESA(const GLshort *v)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowPos4svMESA(ctx, v);
}
EXPORT void glWindowRectanglesEXT(GLenum mode, GLsizei count, const GLint *box)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWindowRectanglesEXT(ctx, mode, count, box);
}
EXPORT void glWriteMaskEXT(GLuint res, GLuint in, GLenum outX, GLenum outY, GLenum outZ, GLenum outW)
{
    mgl_context *ctx = mgl_current_context;
    if (__builtin_expect(ctx != 0, 1)) mgl_glWriteMaskEXT(ctx, res, in, outX, outY, outZ, outW);
}
