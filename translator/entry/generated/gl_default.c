/* Made by translator/entry/generate.py from gl.xml 8a94d21200a2, glx.xml 4f00f20e507c, egl.h b7fc152de798, eglext.h fbc70471a706. Do not edit. */
#include "translator/entry/generated/gl_api.h"
#include "translator/gl/gl.h"

#define WEAK __attribute__((weak))

WEAK void mgl_glAccum(mgl_context *ctx, GLenum op, GLfloat value)
{
    mgl_unimplemented(ctx, "glAccum");
}
WEAK void mgl_glAccumxOES(mgl_context *ctx, GLenum op, GLfixed value)
{
    mgl_unimplemented(ctx, "glAccumxOES");
}
WEAK GLboolean mgl_glAcquireKeyedMutexWin32EXT(mgl_context *ctx, GLuint memory, GLuint64 key, GLuint timeout)
{
    mgl_unimplemented(ctx, "glAcquireKeyedMutexWin32EXT");
    return 0;
}
WEAK void mgl_glActiveProgramEXT(mgl_context *ctx, GLuint program)
{
    mgl_unimplemented(ctx, "glActiveProgramEXT");
}
WEAK void mgl_glActiveShaderProgram(mgl_context *ctx, GLuint pipeline, GLuint program)
{
    mgl_unimplemented(ctx, "glActiveShaderProgram");
}
WEAK void mgl_glActiveStencilFaceEXT(mgl_context *ctx, GLenum face)
{
    mgl_unimplemented(ctx, "glActiveStencilFaceEXT");
}
WEAK void mgl_glActiveTexture(mgl_context *ctx, GLenum texture)
{
    mgl_unimplemented(ctx, "glActiveTexture");
}
WEAK void mgl_glActiveVaryingNV(mgl_context *ctx, GLuint program, const GLchar *name)
{
    mgl_unimplemented(ctx, "glActiveVaryingNV");
}
WEAK void mgl_glAlphaFragmentOp1ATI(mgl_context *ctx, GLenum op, GLuint dst, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod)
{
    mgl_unimplemented(ctx, "glAlphaFragmentOp1ATI");
}
WEAK void mgl_glAlphaFragmentOp2ATI(mgl_context *ctx, GLenum op, GLuint dst, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod, GLuint arg2, GLuint arg2Rep, GLuint arg2Mod)
{
    mgl_unimplemented(ctx, "glAlphaFragmentOp2ATI");
}
WEAK void mgl_glAlphaFragmentOp3ATI(mgl_context *ctx, GLenum op, GLuint dst, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod, GLuint arg2, GLuint arg2Rep, GLuint arg2Mod, GLuint arg3, GLuint arg3Rep, GLuint arg3Mod)
{
    mgl_unimplemented(ctx, "glAlphaFragmentOp3ATI");
}
WEAK void mgl_glAlphaFunc(mgl_context *ctx, GLenum func, GLfloat ref)
{
    mgl_unimplemented(ctx, "glAlphaFunc");
}
WEAK void mgl_glAlphaFuncQCOM(mgl_context *ctx, GLenum func, GLclampf ref)
{
    mgl_unimplemented(ctx, "glAlphaFuncQCOM");
}
WEAK void mgl_glAlphaFuncx(mgl_context *ctx, GLenum func, GLfixed ref)
{
    mgl_unimplemented(ctx, "glAlphaFuncx");
}
WEAK void mgl_glAlphaToCoverageDitherControlNV(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glAlphaToCoverageDitherControlNV");
}
WEAK void mgl_glApplyFramebufferAttachmentCMAAINTEL(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glApplyFramebufferAttachmentCMAAINTEL");
}
WEAK void mgl_glApplyTextureEXT(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glApplyTextureEXT");
}
WEAK GLboolean mgl_glAreProgramsResidentNV(mgl_context *ctx, GLsizei n, const GLuint *programs, GLboolean *residences)
{
    mgl_unimplemented(ctx, "glAreProgramsResidentNV");
    return 0;
}
WEAK GLboolean mgl_glAreTexturesResident(mgl_context *ctx, GLsizei n, const GLuint *textures, GLboolean *residences)
{
    mgl_unimplemented(ctx, "glAreTexturesResident");
    return 0;
}
WEAK void mgl_glArrayElement(mgl_context *ctx, GLint i)
{
    mgl_unimplemented(ctx, "glArrayElement");
}
WEAK void mgl_glArrayObjectATI(mgl_context *ctx, GLenum array, GLint size, GLenum type, GLsizei stride, GLuint buffer, GLuint offset)
{
    mgl_unimplemented(ctx, "glArrayObjectATI");
}
WEAK GLuint mgl_glAsyncCopyBufferSubDataNVX(mgl_context *ctx, GLsizei waitSemaphoreCount, const GLuint *waitSemaphoreArray, const GLuint64 *fenceValueArray, GLuint readGpu, GLbitfield writeGpuMask, GLuint readBuffer, GLuint writeBuffer, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size, GLsizei signalSemaphoreCount, const GLuint *signalSemaphoreArray, const GLuint64 *signalValueArray)
{
    mgl_unimplemented(ctx, "glAsyncCopyBufferSubDataNVX");
    return 0;
}
WEAK GLuint mgl_glAsyncCopyImageSubDataNVX(mgl_context *ctx, GLsizei waitSemaphoreCount, const GLuint *waitSemaphoreArray, const GLuint64 *waitValueArray, GLuint srcGpu, GLbitfield dstGpuMask, GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srcY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei srcWidth, GLsizei srcHeight, GLsizei srcDepth, GLsizei signalSemaphoreCount, const GLuint *signalSemaphoreArray, const GLuint64 *signalValueArray)
{
    mgl_unimplemented(ctx, "glAsyncCopyImageSubDataNVX");
    return 0;
}
WEAK void mgl_glAsyncMarkerSGIX(mgl_context *ctx, GLuint marker)
{
    mgl_unimplemented(ctx, "glAsyncMarkerSGIX");
}
WEAK void mgl_glAttachShader(mgl_context *ctx, GLuint program, GLuint shader)
{
    mgl_unimplemented(ctx, "glAttachShader");
}
WEAK void mgl_glBegin(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glBegin");
}
WEAK void mgl_glBeginConditionalRender(mgl_context *ctx, GLuint id, GLenum mode)
{
    mgl_unimplemented(ctx, "glBeginConditionalRender");
}
WEAK void mgl_glBeginConditionalRenderNVX(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glBeginConditionalRenderNVX");
}
WEAK void mgl_glBeginFragmentShaderATI(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glBeginFragmentShaderATI");
}
WEAK void mgl_glBeginOcclusionQueryNV(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glBeginOcclusionQueryNV");
}
WEAK void mgl_glBeginPerfMonitorAMD(mgl_context *ctx, GLuint monitor)
{
    mgl_unimplemented(ctx, "glBeginPerfMonitorAMD");
}
WEAK void mgl_glBeginPerfQueryINTEL(mgl_context *ctx, GLuint queryHandle)
{
    mgl_unimplemented(ctx, "glBeginPerfQueryINTEL");
}
WEAK void mgl_glBeginQuery(mgl_context *ctx, GLenum target, GLuint id)
{
    mgl_unimplemented(ctx, "glBeginQuery");
}
WEAK void mgl_glBeginQueryIndexed(mgl_context *ctx, GLenum target, GLuint index, GLuint id)
{
    mgl_unimplemented(ctx, "glBeginQueryIndexed");
}
WEAK void mgl_glBeginTransformFeedback(mgl_context *ctx, GLenum primitiveMode)
{
    mgl_unimplemented(ctx, "glBeginTransformFeedback");
}
WEAK void mgl_glBeginVertexShaderEXT(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glBeginVertexShaderEXT");
}
WEAK void mgl_glBeginVideoCaptureNV(mgl_context *ctx, GLuint video_capture_slot)
{
    mgl_unimplemented(ctx, "glBeginVideoCaptureNV");
}
WEAK void mgl_glBindAttribLocation(mgl_context *ctx, GLuint program, GLuint index, const GLchar *name)
{
    mgl_unimplemented(ctx, "glBindAttribLocation");
}
WEAK void mgl_glBindBuffer(mgl_context *ctx, GLenum target, GLuint buffer)
{
    mgl_unimplemented(ctx, "glBindBuffer");
}
WEAK void mgl_glBindBufferBase(mgl_context *ctx, GLenum target, GLuint index, GLuint buffer)
{
    mgl_unimplemented(ctx, "glBindBufferBase");
}
WEAK void mgl_glBindBufferOffsetEXT(mgl_context *ctx, GLenum target, GLuint index, GLuint buffer, GLintptr offset)
{
    mgl_unimplemented(ctx, "glBindBufferOffsetEXT");
}
WEAK void mgl_glBindBufferRange(mgl_context *ctx, GLenum target, GLuint index, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_unimplemented(ctx, "glBindBufferRange");
}
WEAK void mgl_glBindBuffersBase(mgl_context *ctx, GLenum target, GLuint first, GLsizei count, const GLuint *buffers)
{
    mgl_unimplemented(ctx, "glBindBuffersBase");
}
WEAK void mgl_glBindBuffersRange(mgl_context *ctx, GLenum target, GLuint first, GLsizei count, const GLuint *buffers, const GLintptr *offsets, const GLsizeiptr *sizes)
{
    mgl_unimplemented(ctx, "glBindBuffersRange");
}
WEAK void mgl_glBindFragDataLocation(mgl_context *ctx, GLuint program, GLuint color, const GLchar *name)
{
    mgl_unimplemented(ctx, "glBindFragDataLocation");
}
WEAK void mgl_glBindFragDataLocationIndexed(mgl_context *ctx, GLuint program, GLuint colorNumber, GLuint index, const GLchar *name)
{
    mgl_unimplemented(ctx, "glBindFragDataLocationIndexed");
}
WEAK void mgl_glBindFragmentShaderATI(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glBindFragmentShaderATI");
}
WEAK void mgl_glBindFramebuffer(mgl_context *ctx, GLenum target, GLuint framebuffer)
{
    mgl_unimplemented(ctx, "glBindFramebuffer");
}
WEAK void mgl_glBindImageTexture(mgl_context *ctx, GLuint unit, GLuint texture, GLint level, GLboolean layered, GLint layer, GLenum access, GLenum format)
{
    mgl_unimplemented(ctx, "glBindImageTexture");
}
WEAK void mgl_glBindImageTextureEXT(mgl_context *ctx, GLuint index, GLuint texture, GLint level, GLboolean layered, GLint layer, GLenum access, GLint format)
{
    mgl_unimplemented(ctx, "glBindImageTextureEXT");
}
WEAK void mgl_glBindImageTextures(mgl_context *ctx, GLuint first, GLsizei count, const GLuint *textures)
{
    mgl_unimplemented(ctx, "glBindImageTextures");
}
WEAK GLuint mgl_glBindLightParameterEXT(mgl_context *ctx, GLenum light, GLenum value)
{
    mgl_unimplemented(ctx, "glBindLightParameterEXT");
    return 0;
}
WEAK GLuint mgl_glBindMaterialParameterEXT(mgl_context *ctx, GLenum face, GLenum value)
{
    mgl_unimplemented(ctx, "glBindMaterialParameterEXT");
    return 0;
}
WEAK void mgl_glBindMultiTextureEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLuint texture)
{
    mgl_unimplemented(ctx, "glBindMultiTextureEXT");
}
WEAK GLuint mgl_glBindParameterEXT(mgl_context *ctx, GLenum value)
{
    mgl_unimplemented(ctx, "glBindParameterEXT");
    return 0;
}
WEAK void mgl_glBindProgramARB(mgl_context *ctx, GLenum target, GLuint program)
{
    mgl_unimplemented(ctx, "glBindProgramARB");
}
WEAK void mgl_glBindProgramPipeline(mgl_context *ctx, GLuint pipeline)
{
    mgl_unimplemented(ctx, "glBindProgramPipeline");
}
WEAK void mgl_glBindRenderbuffer(mgl_context *ctx, GLenum target, GLuint renderbuffer)
{
    mgl_unimplemented(ctx, "glBindRenderbuffer");
}
WEAK void mgl_glBindSampler(mgl_context *ctx, GLuint unit, GLuint sampler)
{
    mgl_unimplemented(ctx, "glBindSampler");
}
WEAK void mgl_glBindSamplers(mgl_context *ctx, GLuint first, GLsizei count, const GLuint *samplers)
{
    mgl_unimplemented(ctx, "glBindSamplers");
}
WEAK void mgl_glBindShadingRateImageNV(mgl_context *ctx, GLuint texture)
{
    mgl_unimplemented(ctx, "glBindShadingRateImageNV");
}
WEAK GLuint mgl_glBindTexGenParameterEXT(mgl_context *ctx, GLenum unit, GLenum coord, GLenum value)
{
    mgl_unimplemented(ctx, "glBindTexGenParameterEXT");
    return 0;
}
WEAK void mgl_glBindTexture(mgl_context *ctx, GLenum target, GLuint texture)
{
    mgl_unimplemented(ctx, "glBindTexture");
}
WEAK void mgl_glBindTextureUnit(mgl_context *ctx, GLuint unit, GLuint texture)
{
    mgl_unimplemented(ctx, "glBindTextureUnit");
}
WEAK GLuint mgl_glBindTextureUnitParameterEXT(mgl_context *ctx, GLenum unit, GLenum value)
{
    mgl_unimplemented(ctx, "glBindTextureUnitParameterEXT");
    return 0;
}
WEAK void mgl_glBindTextures(mgl_context *ctx, GLuint first, GLsizei count, const GLuint *textures)
{
    mgl_unimplemented(ctx, "glBindTextures");
}
WEAK void mgl_glBindTransformFeedback(mgl_context *ctx, GLenum target, GLuint id)
{
    mgl_unimplemented(ctx, "glBindTransformFeedback");
}
WEAK void mgl_glBindVertexArray(mgl_context *ctx, GLuint array)
{
    mgl_unimplemented(ctx, "glBindVertexArray");
}
WEAK void mgl_glBindVertexBuffer(mgl_context *ctx, GLuint bindingindex, GLuint buffer, GLintptr offset, GLsizei stride)
{
    mgl_unimplemented(ctx, "glBindVertexBuffer");
}
WEAK void mgl_glBindVertexBuffers(mgl_context *ctx, GLuint first, GLsizei count, const GLuint *buffers, const GLintptr *offsets, const GLsizei *strides)
{
    mgl_unimplemented(ctx, "glBindVertexBuffers");
}
WEAK void mgl_glBindVertexShaderEXT(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glBindVertexShaderEXT");
}
WEAK void mgl_glBindVideoCaptureStreamBufferNV(mgl_context *ctx, GLuint video_capture_slot, GLuint stream, GLenum frame_region, GLintptrARB offset)
{
    mgl_unimplemented(ctx, "glBindVideoCaptureStreamBufferNV");
}
WEAK void mgl_glBindVideoCaptureStreamTextureNV(mgl_context *ctx, GLuint video_capture_slot, GLuint stream, GLenum frame_region, GLenum target, GLuint texture)
{
    mgl_unimplemented(ctx, "glBindVideoCaptureStreamTextureNV");
}
WEAK void mgl_glBinormal3bEXT(mgl_context *ctx, GLbyte bx, GLbyte by, GLbyte bz)
{
    mgl_unimplemented(ctx, "glBinormal3bEXT");
}
WEAK void mgl_glBinormal3bvEXT(mgl_context *ctx, const GLbyte *v)
{
    mgl_unimplemented(ctx, "glBinormal3bvEXT");
}
WEAK void mgl_glBinormal3dEXT(mgl_context *ctx, GLdouble bx, GLdouble by, GLdouble bz)
{
    mgl_unimplemented(ctx, "glBinormal3dEXT");
}
WEAK void mgl_glBinormal3dvEXT(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glBinormal3dvEXT");
}
WEAK void mgl_glBinormal3fEXT(mgl_context *ctx, GLfloat bx, GLfloat by, GLfloat bz)
{
    mgl_unimplemented(ctx, "glBinormal3fEXT");
}
WEAK void mgl_glBinormal3fvEXT(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glBinormal3fvEXT");
}
WEAK void mgl_glBinormal3iEXT(mgl_context *ctx, GLint bx, GLint by, GLint bz)
{
    mgl_unimplemented(ctx, "glBinormal3iEXT");
}
WEAK void mgl_glBinormal3ivEXT(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glBinormal3ivEXT");
}
WEAK void mgl_glBinormal3sEXT(mgl_context *ctx, GLshort bx, GLshort by, GLshort bz)
{
    mgl_unimplemented(ctx, "glBinormal3sEXT");
}
WEAK void mgl_glBinormal3svEXT(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glBinormal3svEXT");
}
WEAK void mgl_glBinormalPointerEXT(mgl_context *ctx, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glBinormalPointerEXT");
}
WEAK void mgl_glBitmap(mgl_context *ctx, GLsizei width, GLsizei height, GLfloat xorig, GLfloat yorig, GLfloat xmove, GLfloat ymove, const GLubyte *bitmap)
{
    mgl_unimplemented(ctx, "glBitmap");
}
WEAK void mgl_glBitmapxOES(mgl_context *ctx, GLsizei width, GLsizei height, GLfixed xorig, GLfixed yorig, GLfixed xmove, GLfixed ymove, const GLubyte *bitmap)
{
    mgl_unimplemented(ctx, "glBitmapxOES");
}
WEAK void mgl_glBlendBarrier(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glBlendBarrier");
}
WEAK void mgl_glBlendColor(mgl_context *ctx, GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    mgl_unimplemented(ctx, "glBlendColor");
}
WEAK void mgl_glBlendColorxOES(mgl_context *ctx, GLfixed red, GLfixed green, GLfixed blue, GLfixed alpha)
{
    mgl_unimplemented(ctx, "glBlendColorxOES");
}
WEAK void mgl_glBlendEquation(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glBlendEquation");
}
WEAK void mgl_glBlendEquationSeparate(mgl_context *ctx, GLenum modeRGB, GLenum modeAlpha)
{
    mgl_unimplemented(ctx, "glBlendEquationSeparate");
}
WEAK void mgl_glBlendEquationSeparatei(mgl_context *ctx, GLuint buf, GLenum modeRGB, GLenum modeAlpha)
{
    mgl_unimplemented(ctx, "glBlendEquationSeparatei");
}
WEAK void mgl_glBlendEquationi(mgl_context *ctx, GLuint buf, GLenum mode)
{
    mgl_unimplemented(ctx, "glBlendEquationi");
}
WEAK void mgl_glBlendFunc(mgl_context *ctx, GLenum sfactor, GLenum dfactor)
{
    mgl_unimplemented(ctx, "glBlendFunc");
}
WEAK void mgl_glBlendFuncSeparate(mgl_context *ctx, GLenum sfactorRGB, GLenum dfactorRGB, GLenum sfactorAlpha, GLenum dfactorAlpha)
{
    mgl_unimplemented(ctx, "glBlendFuncSeparate");
}
WEAK void mgl_glBlendFuncSeparatei(mgl_context *ctx, GLuint buf, GLenum srcRGB, GLenum dstRGB, GLenum srcAlpha, GLenum dstAlpha)
{
    mgl_unimplemented(ctx, "glBlendFuncSeparatei");
}
WEAK void mgl_glBlendFunci(mgl_context *ctx, GLuint buf, GLenum src, GLenum dst)
{
    mgl_unimplemented(ctx, "glBlendFunci");
}
WEAK void mgl_glBlendParameteriNV(mgl_context *ctx, GLenum pname, GLint value)
{
    mgl_unimplemented(ctx, "glBlendParameteriNV");
}
WEAK void mgl_glBlitFramebuffer(mgl_context *ctx, GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter)
{
    mgl_unimplemented(ctx, "glBlitFramebuffer");
}
WEAK void mgl_glBlitNamedFramebuffer(mgl_context *ctx, GLuint readFramebuffer, GLuint drawFramebuffer, GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter)
{
    mgl_unimplemented(ctx, "glBlitNamedFramebuffer");
}
WEAK void mgl_glBufferAddressRangeNV(mgl_context *ctx, GLenum pname, GLuint index, GLuint64EXT address, GLsizeiptr length)
{
    mgl_unimplemented(ctx, "glBufferAddressRangeNV");
}
WEAK void mgl_glBufferAttachMemoryNV(mgl_context *ctx, GLenum target, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glBufferAttachMemoryNV");
}
WEAK void mgl_glBufferData(mgl_context *ctx, GLenum target, GLsizeiptr size, const void *data, GLenum usage)
{
    mgl_unimplemented(ctx, "glBufferData");
}
WEAK void mgl_glBufferPageCommitmentARB(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr size, GLboolean commit)
{
    mgl_unimplemented(ctx, "glBufferPageCommitmentARB");
}
WEAK void mgl_glBufferPageCommitmentMemNV(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr size, GLuint memory, GLuint64 memOffset, GLboolean commit)
{
    mgl_unimplemented(ctx, "glBufferPageCommitmentMemNV");
}
WEAK void mgl_glBufferParameteriAPPLE(mgl_context *ctx, GLenum target, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glBufferParameteriAPPLE");
}
WEAK void mgl_glBufferStorage(mgl_context *ctx, GLenum target, GLsizeiptr size, const void *data, GLbitfield flags)
{
    mgl_unimplemented(ctx, "glBufferStorage");
}
WEAK void mgl_glBufferStorageExternalEXT(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr size, GLeglClientBufferEXT clientBuffer, GLbitfield flags)
{
    mgl_unimplemented(ctx, "glBufferStorageExternalEXT");
}
WEAK void mgl_glBufferStorageMemEXT(mgl_context *ctx, GLenum target, GLsizeiptr size, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glBufferStorageMemEXT");
}
WEAK void mgl_glBufferSubData(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr size, const void *data)
{
    mgl_unimplemented(ctx, "glBufferSubData");
}
WEAK void mgl_glCallCommandListNV(mgl_context *ctx, GLuint list)
{
    mgl_unimplemented(ctx, "glCallCommandListNV");
}
WEAK void mgl_glCallList(mgl_context *ctx, GLuint list)
{
    mgl_unimplemented(ctx, "glCallList");
}
WEAK void mgl_glCallLists(mgl_context *ctx, GLsizei n, GLenum type, const void *lists)
{
    mgl_unimplemented(ctx, "glCallLists");
}
WEAK GLenum mgl_glCheckFramebufferStatus(mgl_context *ctx, GLenum target)
{
    mgl_unimplemented(ctx, "glCheckFramebufferStatus");
    return 0;
}
WEAK GLenum mgl_glCheckNamedFramebufferStatus(mgl_context *ctx, GLuint framebuffer, GLenum target)
{
    mgl_unimplemented(ctx, "glCheckNamedFramebufferStatus");
    return 0;
}
WEAK GLenum mgl_glCheckNamedFramebufferStatusEXT(mgl_context *ctx, GLuint framebuffer, GLenum target)
{
    mgl_unimplemented(ctx, "glCheckNamedFramebufferStatusEXT");
    return 0;
}
WEAK void mgl_glClampColor(mgl_context *ctx, GLenum target, GLenum clamp)
{
    mgl_unimplemented(ctx, "glClampColor");
}
WEAK void mgl_glClear(mgl_context *ctx, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glClear");
}
WEAK void mgl_glClearAccum(mgl_context *ctx, GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    mgl_unimplemented(ctx, "glClearAccum");
}
WEAK void mgl_glClearAccumxOES(mgl_context *ctx, GLfixed red, GLfixed green, GLfixed blue, GLfixed alpha)
{
    mgl_unimplemented(ctx, "glClearAccumxOES");
}
WEAK void mgl_glClearBufferData(mgl_context *ctx, GLenum target, GLenum internalformat, GLenum format, GLenum type, const void *data)
{
    mgl_unimplemented(ctx, "glClearBufferData");
}
WEAK void mgl_glClearBufferSubData(mgl_context *ctx, GLenum target, GLenum internalformat, GLintptr offset, GLsizeiptr size, GLenum format, GLenum type, const void *data)
{
    mgl_unimplemented(ctx, "glClearBufferSubData");
}
WEAK void mgl_glClearBufferfi(mgl_context *ctx, GLenum buffer, GLint drawbuffer, GLfloat depth, GLint stencil)
{
    mgl_unimplemented(ctx, "glClearBufferfi");
}
WEAK void mgl_glClearBufferfv(mgl_context *ctx, GLenum buffer, GLint drawbuffer, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glClearBufferfv");
}
WEAK void mgl_glClearBufferiv(mgl_context *ctx, GLenum buffer, GLint drawbuffer, const GLint *value)
{
    mgl_unimplemented(ctx, "glClearBufferiv");
}
WEAK void mgl_glClearBufferuiv(mgl_context *ctx, GLenum buffer, GLint drawbuffer, const GLuint *value)
{
    mgl_unimplemented(ctx, "glClearBufferuiv");
}
WEAK void mgl_glClearColor(mgl_context *ctx, GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    mgl_unimplemented(ctx, "glClearColor");
}
WEAK void mgl_glClearColorIiEXT(mgl_context *ctx, GLint red, GLint green, GLint blue, GLint alpha)
{
    mgl_unimplemented(ctx, "glClearColorIiEXT");
}
WEAK void mgl_glClearColorIuiEXT(mgl_context *ctx, GLuint red, GLuint green, GLuint blue, GLuint alpha)
{
    mgl_unimplemented(ctx, "glClearColorIuiEXT");
}
WEAK void mgl_glClearColorx(mgl_context *ctx, GLfixed red, GLfixed green, GLfixed blue, GLfixed alpha)
{
    mgl_unimplemented(ctx, "glClearColorx");
}
WEAK void mgl_glClearDepth(mgl_context *ctx, GLdouble depth)
{
    mgl_unimplemented(ctx, "glClearDepth");
}
WEAK void mgl_glClearDepthdNV(mgl_context *ctx, GLdouble depth)
{
    mgl_unimplemented(ctx, "glClearDepthdNV");
}
WEAK void mgl_glClearDepthf(mgl_context *ctx, GLfloat d)
{
    mgl_unimplemented(ctx, "glClearDepthf");
}
WEAK void mgl_glClearDepthx(mgl_context *ctx, GLfixed depth)
{
    mgl_unimplemented(ctx, "glClearDepthx");
}
WEAK void mgl_glClearIndex(mgl_context *ctx, GLfloat c)
{
    mgl_unimplemented(ctx, "glClearIndex");
}
WEAK void mgl_glClearNamedBufferData(mgl_context *ctx, GLuint buffer, GLenum internalformat, GLenum format, GLenum type, const void *data)
{
    mgl_unimplemented(ctx, "glClearNamedBufferData");
}
WEAK void mgl_glClearNamedBufferDataEXT(mgl_context *ctx, GLuint buffer, GLenum internalformat, GLenum format, GLenum type, const void *data)
{
    mgl_unimplemented(ctx, "glClearNamedBufferDataEXT");
}
WEAK void mgl_glClearNamedBufferSubData(mgl_context *ctx, GLuint buffer, GLenum internalformat, GLintptr offset, GLsizeiptr size, GLenum format, GLenum type, const void *data)
{
    mgl_unimplemented(ctx, "glClearNamedBufferSubData");
}
WEAK void mgl_glClearNamedBufferSubDataEXT(mgl_context *ctx, GLuint buffer, GLenum internalformat, GLsizeiptr offset, GLsizeiptr size, GLenum format, GLenum type, const void *data)
{
    mgl_unimplemented(ctx, "glClearNamedBufferSubDataEXT");
}
WEAK void mgl_glClearNamedFramebufferfi(mgl_context *ctx, GLuint framebuffer, GLenum buffer, GLint drawbuffer, GLfloat depth, GLint stencil)
{
    mgl_unimplemented(ctx, "glClearNamedFramebufferfi");
}
WEAK void mgl_glClearNamedFramebufferfv(mgl_context *ctx, GLuint framebuffer, GLenum buffer, GLint drawbuffer, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glClearNamedFramebufferfv");
}
WEAK void mgl_glClearNamedFramebufferiv(mgl_context *ctx, GLuint framebuffer, GLenum buffer, GLint drawbuffer, const GLint *value)
{
    mgl_unimplemented(ctx, "glClearNamedFramebufferiv");
}
WEAK void mgl_glClearNamedFramebufferuiv(mgl_context *ctx, GLuint framebuffer, GLenum buffer, GLint drawbuffer, const GLuint *value)
{
    mgl_unimplemented(ctx, "glClearNamedFramebufferuiv");
}
WEAK void mgl_glClearPixelLocalStorageuiEXT(mgl_context *ctx, GLsizei offset, GLsizei n, const GLuint *values)
{
    mgl_unimplemented(ctx, "glClearPixelLocalStorageuiEXT");
}
WEAK void mgl_glClearStencil(mgl_context *ctx, GLint s)
{
    mgl_unimplemented(ctx, "glClearStencil");
}
WEAK void mgl_glClearTexImage(mgl_context *ctx, GLuint texture, GLint level, GLenum format, GLenum type, const void *data)
{
    mgl_unimplemented(ctx, "glClearTexImage");
}
WEAK void mgl_glClearTexSubImage(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *data)
{
    mgl_unimplemented(ctx, "glClearTexSubImage");
}
WEAK void mgl_glClientActiveTexture(mgl_context *ctx, GLenum texture)
{
    mgl_unimplemented(ctx, "glClientActiveTexture");
}
WEAK void mgl_glClientActiveVertexStreamATI(mgl_context *ctx, GLenum stream)
{
    mgl_unimplemented(ctx, "glClientActiveVertexStreamATI");
}
WEAK void mgl_glClientAttribDefaultEXT(mgl_context *ctx, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glClientAttribDefaultEXT");
}
WEAK void mgl_glClientWaitSemaphoreui64NVX(mgl_context *ctx, GLsizei fenceObjectCount, const GLuint *semaphoreArray, const GLuint64 *fenceValueArray)
{
    mgl_unimplemented(ctx, "glClientWaitSemaphoreui64NVX");
}
WEAK GLenum mgl_glClientWaitSync(mgl_context *ctx, GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    mgl_unimplemented(ctx, "glClientWaitSync");
    return 0;
}
WEAK void mgl_glClipControl(mgl_context *ctx, GLenum origin, GLenum depth)
{
    mgl_unimplemented(ctx, "glClipControl");
}
WEAK void mgl_glClipPlane(mgl_context *ctx, GLenum plane, const GLdouble *equation)
{
    mgl_unimplemented(ctx, "glClipPlane");
}
WEAK void mgl_glClipPlanef(mgl_context *ctx, GLenum p, const GLfloat *eqn)
{
    mgl_unimplemented(ctx, "glClipPlanef");
}
WEAK void mgl_glClipPlanefIMG(mgl_context *ctx, GLenum p, const GLfloat *eqn)
{
    mgl_unimplemented(ctx, "glClipPlanefIMG");
}
WEAK void mgl_glClipPlanex(mgl_context *ctx, GLenum plane, const GLfixed *equation)
{
    mgl_unimplemented(ctx, "glClipPlanex");
}
WEAK void mgl_glClipPlanexIMG(mgl_context *ctx, GLenum p, const GLfixed *eqn)
{
    mgl_unimplemented(ctx, "glClipPlanexIMG");
}
WEAK void mgl_glColor3b(mgl_context *ctx, GLbyte red, GLbyte green, GLbyte blue)
{
    mgl_unimplemented(ctx, "glColor3b");
}
WEAK void mgl_glColor3bv(mgl_context *ctx, const GLbyte *v)
{
    mgl_unimplemented(ctx, "glColor3bv");
}
WEAK void mgl_glColor3d(mgl_context *ctx, GLdouble red, GLdouble green, GLdouble blue)
{
    mgl_unimplemented(ctx, "glColor3d");
}
WEAK void mgl_glColor3dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glColor3dv");
}
WEAK void mgl_glColor3f(mgl_context *ctx, GLfloat red, GLfloat green, GLfloat blue)
{
    mgl_unimplemented(ctx, "glColor3f");
}
WEAK void mgl_glColor3fVertex3fSUN(mgl_context *ctx, GLfloat r, GLfloat g, GLfloat b, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glColor3fVertex3fSUN");
}
WEAK void mgl_glColor3fVertex3fvSUN(mgl_context *ctx, const GLfloat *c, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glColor3fVertex3fvSUN");
}
WEAK void mgl_glColor3fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glColor3fv");
}
WEAK void mgl_glColor3hNV(mgl_context *ctx, GLhalfNV red, GLhalfNV green, GLhalfNV blue)
{
    mgl_unimplemented(ctx, "glColor3hNV");
}
WEAK void mgl_glColor3hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glColor3hvNV");
}
WEAK void mgl_glColor3i(mgl_context *ctx, GLint red, GLint green, GLint blue)
{
    mgl_unimplemented(ctx, "glColor3i");
}
WEAK void mgl_glColor3iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glColor3iv");
}
WEAK void mgl_glColor3s(mgl_context *ctx, GLshort red, GLshort green, GLshort blue)
{
    mgl_unimplemented(ctx, "glColor3s");
}
WEAK void mgl_glColor3sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glColor3sv");
}
WEAK void mgl_glColor3ub(mgl_context *ctx, GLubyte red, GLubyte green, GLubyte blue)
{
    mgl_unimplemented(ctx, "glColor3ub");
}
WEAK void mgl_glColor3ubv(mgl_context *ctx, const GLubyte *v)
{
    mgl_unimplemented(ctx, "glColor3ubv");
}
WEAK void mgl_glColor3ui(mgl_context *ctx, GLuint red, GLuint green, GLuint blue)
{
    mgl_unimplemented(ctx, "glColor3ui");
}
WEAK void mgl_glColor3uiv(mgl_context *ctx, const GLuint *v)
{
    mgl_unimplemented(ctx, "glColor3uiv");
}
WEAK void mgl_glColor3us(mgl_context *ctx, GLushort red, GLushort green, GLushort blue)
{
    mgl_unimplemented(ctx, "glColor3us");
}
WEAK void mgl_glColor3usv(mgl_context *ctx, const GLushort *v)
{
    mgl_unimplemented(ctx, "glColor3usv");
}
WEAK void mgl_glColor3xOES(mgl_context *ctx, GLfixed red, GLfixed green, GLfixed blue)
{
    mgl_unimplemented(ctx, "glColor3xOES");
}
WEAK void mgl_glColor3xvOES(mgl_context *ctx, const GLfixed *components)
{
    mgl_unimplemented(ctx, "glColor3xvOES");
}
WEAK void mgl_glColor4b(mgl_context *ctx, GLbyte red, GLbyte green, GLbyte blue, GLbyte alpha)
{
    mgl_unimplemented(ctx, "glColor4b");
}
WEAK void mgl_glColor4bv(mgl_context *ctx, const GLbyte *v)
{
    mgl_unimplemented(ctx, "glColor4bv");
}
WEAK void mgl_glColor4d(mgl_context *ctx, GLdouble red, GLdouble green, GLdouble blue, GLdouble alpha)
{
    mgl_unimplemented(ctx, "glColor4d");
}
WEAK void mgl_glColor4dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glColor4dv");
}
WEAK void mgl_glColor4f(mgl_context *ctx, GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    mgl_unimplemented(ctx, "glColor4f");
}
WEAK void mgl_glColor4fNormal3fVertex3fSUN(mgl_context *ctx, GLfloat r, GLfloat g, GLfloat b, GLfloat a, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glColor4fNormal3fVertex3fSUN");
}
WEAK void mgl_glColor4fNormal3fVertex3fvSUN(mgl_context *ctx, const GLfloat *c, const GLfloat *n, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glColor4fNormal3fVertex3fvSUN");
}
WEAK void mgl_glColor4fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glColor4fv");
}
WEAK void mgl_glColor4hNV(mgl_context *ctx, GLhalfNV red, GLhalfNV green, GLhalfNV blue, GLhalfNV alpha)
{
    mgl_unimplemented(ctx, "glColor4hNV");
}
WEAK void mgl_glColor4hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glColor4hvNV");
}
WEAK void mgl_glColor4i(mgl_context *ctx, GLint red, GLint green, GLint blue, GLint alpha)
{
    mgl_unimplemented(ctx, "glColor4i");
}
WEAK void mgl_glColor4iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glColor4iv");
}
WEAK void mgl_glColor4s(mgl_context *ctx, GLshort red, GLshort green, GLshort blue, GLshort alpha)
{
    mgl_unimplemented(ctx, "glColor4s");
}
WEAK void mgl_glColor4sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glColor4sv");
}
WEAK void mgl_glColor4ub(mgl_context *ctx, GLubyte red, GLubyte green, GLubyte blue, GLubyte alpha)
{
    mgl_unimplemented(ctx, "glColor4ub");
}
WEAK void mgl_glColor4ubVertex2fSUN(mgl_context *ctx, GLubyte r, GLubyte g, GLubyte b, GLubyte a, GLfloat x, GLfloat y)
{
    mgl_unimplemented(ctx, "glColor4ubVertex2fSUN");
}
WEAK void mgl_glColor4ubVertex2fvSUN(mgl_context *ctx, const GLubyte *c, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glColor4ubVertex2fvSUN");
}
WEAK void mgl_glColor4ubVertex3fSUN(mgl_context *ctx, GLubyte r, GLubyte g, GLubyte b, GLubyte a, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glColor4ubVertex3fSUN");
}
WEAK void mgl_glColor4ubVertex3fvSUN(mgl_context *ctx, const GLubyte *c, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glColor4ubVertex3fvSUN");
}
WEAK void mgl_glColor4ubv(mgl_context *ctx, const GLubyte *v)
{
    mgl_unimplemented(ctx, "glColor4ubv");
}
WEAK void mgl_glColor4ui(mgl_context *ctx, GLuint red, GLuint green, GLuint blue, GLuint alpha)
{
    mgl_unimplemented(ctx, "glColor4ui");
}
WEAK void mgl_glColor4uiv(mgl_context *ctx, const GLuint *v)
{
    mgl_unimplemented(ctx, "glColor4uiv");
}
WEAK void mgl_glColor4us(mgl_context *ctx, GLushort red, GLushort green, GLushort blue, GLushort alpha)
{
    mgl_unimplemented(ctx, "glColor4us");
}
WEAK void mgl_glColor4usv(mgl_context *ctx, const GLushort *v)
{
    mgl_unimplemented(ctx, "glColor4usv");
}
WEAK void mgl_glColor4x(mgl_context *ctx, GLfixed red, GLfixed green, GLfixed blue, GLfixed alpha)
{
    mgl_unimplemented(ctx, "glColor4x");
}
WEAK void mgl_glColor4xvOES(mgl_context *ctx, const GLfixed *components)
{
    mgl_unimplemented(ctx, "glColor4xvOES");
}
WEAK void mgl_glColorFormatNV(mgl_context *ctx, GLint size, GLenum type, GLsizei stride)
{
    mgl_unimplemented(ctx, "glColorFormatNV");
}
WEAK void mgl_glColorFragmentOp1ATI(mgl_context *ctx, GLenum op, GLuint dst, GLuint dstMask, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod)
{
    mgl_unimplemented(ctx, "glColorFragmentOp1ATI");
}
WEAK void mgl_glColorFragmentOp2ATI(mgl_context *ctx, GLenum op, GLuint dst, GLuint dstMask, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod, GLuint arg2, GLuint arg2Rep, GLuint arg2Mod)
{
    mgl_unimplemented(ctx, "glColorFragmentOp2ATI");
}
WEAK void mgl_glColorFragmentOp3ATI(mgl_context *ctx, GLenum op, GLuint dst, GLuint dstMask, GLuint dstMod, GLuint arg1, GLuint arg1Rep, GLuint arg1Mod, GLuint arg2, GLuint arg2Rep, GLuint arg2Mod, GLuint arg3, GLuint arg3Rep, GLuint arg3Mod)
{
    mgl_unimplemented(ctx, "glColorFragmentOp3ATI");
}
WEAK void mgl_glColorMask(mgl_context *ctx, GLboolean red, GLboolean green, GLboolean blue, GLboolean alpha)
{
    mgl_unimplemented(ctx, "glColorMask");
}
WEAK void mgl_glColorMaski(mgl_context *ctx, GLuint index, GLboolean r, GLboolean g, GLboolean b, GLboolean a)
{
    mgl_unimplemented(ctx, "glColorMaski");
}
WEAK void mgl_glColorMaterial(mgl_context *ctx, GLenum face, GLenum mode)
{
    mgl_unimplemented(ctx, "glColorMaterial");
}
WEAK void mgl_glColorP3ui(mgl_context *ctx, GLenum type, GLuint color)
{
    mgl_unimplemented(ctx, "glColorP3ui");
}
WEAK void mgl_glColorP3uiv(mgl_context *ctx, GLenum type, const GLuint *color)
{
    mgl_unimplemented(ctx, "glColorP3uiv");
}
WEAK void mgl_glColorP4ui(mgl_context *ctx, GLenum type, GLuint color)
{
    mgl_unimplemented(ctx, "glColorP4ui");
}
WEAK void mgl_glColorP4uiv(mgl_context *ctx, GLenum type, const GLuint *color)
{
    mgl_unimplemented(ctx, "glColorP4uiv");
}
WEAK void mgl_glColorPointer(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glColorPointer");
}
WEAK void mgl_glColorPointerEXT(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, GLsizei count, const void *pointer)
{
    mgl_unimplemented(ctx, "glColorPointerEXT");
}
WEAK void mgl_glColorPointerListIBM(mgl_context *ctx, GLint size, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_unimplemented(ctx, "glColorPointerListIBM");
}
WEAK void mgl_glColorPointervINTEL(mgl_context *ctx, GLint size, GLenum type, const void **pointer)
{
    mgl_unimplemented(ctx, "glColorPointervINTEL");
}
WEAK void mgl_glColorSubTable(mgl_context *ctx, GLenum target, GLsizei start, GLsizei count, GLenum format, GLenum type, const void *data)
{
    mgl_unimplemented(ctx, "glColorSubTable");
}
WEAK void mgl_glColorTable(mgl_context *ctx, GLenum target, GLenum internalformat, GLsizei width, GLenum format, GLenum type, const void *table)
{
    mgl_unimplemented(ctx, "glColorTable");
}
WEAK void mgl_glColorTableParameterfv(mgl_context *ctx, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glColorTableParameterfv");
}
WEAK void mgl_glColorTableParameteriv(mgl_context *ctx, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glColorTableParameteriv");
}
WEAK void mgl_glCombinerInputNV(mgl_context *ctx, GLenum stage, GLenum portion, GLenum variable, GLenum input, GLenum mapping, GLenum componentUsage)
{
    mgl_unimplemented(ctx, "glCombinerInputNV");
}
WEAK void mgl_glCombinerOutputNV(mgl_context *ctx, GLenum stage, GLenum portion, GLenum abOutput, GLenum cdOutput, GLenum sumOutput, GLenum scale, GLenum bias, GLboolean abDotProduct, GLboolean cdDotProduct, GLboolean muxSum)
{
    mgl_unimplemented(ctx, "glCombinerOutputNV");
}
WEAK void mgl_glCombinerParameterfNV(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glCombinerParameterfNV");
}
WEAK void mgl_glCombinerParameterfvNV(mgl_context *ctx, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glCombinerParameterfvNV");
}
WEAK void mgl_glCombinerParameteriNV(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glCombinerParameteriNV");
}
WEAK void mgl_glCombinerParameterivNV(mgl_context *ctx, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glCombinerParameterivNV");
}
WEAK void mgl_glCombinerStageParameterfvNV(mgl_context *ctx, GLenum stage, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glCombinerStageParameterfvNV");
}
WEAK void mgl_glCommandListSegmentsNV(mgl_context *ctx, GLuint list, GLuint segments)
{
    mgl_unimplemented(ctx, "glCommandListSegmentsNV");
}
WEAK void mgl_glCompileCommandListNV(mgl_context *ctx, GLuint list)
{
    mgl_unimplemented(ctx, "glCompileCommandListNV");
}
WEAK void mgl_glCompileShader(mgl_context *ctx, GLuint shader)
{
    mgl_unimplemented(ctx, "glCompileShader");
}
WEAK void mgl_glCompileShaderIncludeARB(mgl_context *ctx, GLuint shader, GLsizei count, const GLchar *const*path, const GLint *length)
{
    mgl_unimplemented(ctx, "glCompileShaderIncludeARB");
}
WEAK void mgl_glCompressedMultiTexImage1DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedMultiTexImage1DEXT");
}
WEAK void mgl_glCompressedMultiTexImage2DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedMultiTexImage2DEXT");
}
WEAK void mgl_glCompressedMultiTexImage3DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedMultiTexImage3DEXT");
}
WEAK void mgl_glCompressedMultiTexSubImage1DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedMultiTexSubImage1DEXT");
}
WEAK void mgl_glCompressedMultiTexSubImage2DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedMultiTexSubImage2DEXT");
}
WEAK void mgl_glCompressedMultiTexSubImage3DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedMultiTexSubImage3DEXT");
}
WEAK void mgl_glCompressedTexImage1D(mgl_context *ctx, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLint border, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTexImage1D");
}
WEAK void mgl_glCompressedTexImage2D(mgl_context *ctx, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLint border, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTexImage2D");
}
WEAK void mgl_glCompressedTexImage3D(mgl_context *ctx, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTexImage3D");
}
WEAK void mgl_glCompressedTexImage3DOES(mgl_context *ctx, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTexImage3DOES");
}
WEAK void mgl_glCompressedTexSubImage1D(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTexSubImage1D");
}
WEAK void mgl_glCompressedTexSubImage2D(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTexSubImage2D");
}
WEAK void mgl_glCompressedTexSubImage3D(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTexSubImage3D");
}
WEAK void mgl_glCompressedTexSubImage3DOES(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTexSubImage3DOES");
}
WEAK void mgl_glCompressedTextureImage1DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedTextureImage1DEXT");
}
WEAK void mgl_glCompressedTextureImage2DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedTextureImage2DEXT");
}
WEAK void mgl_glCompressedTextureImage3DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedTextureImage3DEXT");
}
WEAK void mgl_glCompressedTextureSubImage1D(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLsizei width, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTextureSubImage1D");
}
WEAK void mgl_glCompressedTextureSubImage1DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedTextureSubImage1DEXT");
}
WEAK void mgl_glCompressedTextureSubImage2D(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTextureSubImage2D");
}
WEAK void mgl_glCompressedTextureSubImage2DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedTextureSubImage2DEXT");
}
WEAK void mgl_glCompressedTextureSubImage3D(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *data)
{
    mgl_unimplemented(ctx, "glCompressedTextureSubImage3D");
}
WEAK void mgl_glCompressedTextureSubImage3DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *bits)
{
    mgl_unimplemented(ctx, "glCompressedTextureSubImage3DEXT");
}
WEAK void mgl_glConservativeRasterParameterfNV(mgl_context *ctx, GLenum pname, GLfloat value)
{
    mgl_unimplemented(ctx, "glConservativeRasterParameterfNV");
}
WEAK void mgl_glConservativeRasterParameteriNV(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glConservativeRasterParameteriNV");
}
WEAK void mgl_glConvolutionFilter1D(mgl_context *ctx, GLenum target, GLenum internalformat, GLsizei width, GLenum format, GLenum type, const void *image)
{
    mgl_unimplemented(ctx, "glConvolutionFilter1D");
}
WEAK void mgl_glConvolutionFilter2D(mgl_context *ctx, GLenum target, GLenum internalformat, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *image)
{
    mgl_unimplemented(ctx, "glConvolutionFilter2D");
}
WEAK void mgl_glConvolutionParameterf(mgl_context *ctx, GLenum target, GLenum pname, GLfloat params)
{
    mgl_unimplemented(ctx, "glConvolutionParameterf");
}
WEAK void mgl_glConvolutionParameterfv(mgl_context *ctx, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glConvolutionParameterfv");
}
WEAK void mgl_glConvolutionParameteri(mgl_context *ctx, GLenum target, GLenum pname, GLint params)
{
    mgl_unimplemented(ctx, "glConvolutionParameteri");
}
WEAK void mgl_glConvolutionParameteriv(mgl_context *ctx, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glConvolutionParameteriv");
}
WEAK void mgl_glConvolutionParameterxOES(mgl_context *ctx, GLenum target, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glConvolutionParameterxOES");
}
WEAK void mgl_glConvolutionParameterxvOES(mgl_context *ctx, GLenum target, GLenum pname, const GLfixed *params)
{
    mgl_unimplemented(ctx, "glConvolutionParameterxvOES");
}
WEAK void mgl_glCopyBufferSubData(mgl_context *ctx, GLenum readTarget, GLenum writeTarget, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size)
{
    mgl_unimplemented(ctx, "glCopyBufferSubData");
}
WEAK void mgl_glCopyColorSubTable(mgl_context *ctx, GLenum target, GLsizei start, GLint x, GLint y, GLsizei width)
{
    mgl_unimplemented(ctx, "glCopyColorSubTable");
}
WEAK void mgl_glCopyColorTable(mgl_context *ctx, GLenum target, GLenum internalformat, GLint x, GLint y, GLsizei width)
{
    mgl_unimplemented(ctx, "glCopyColorTable");
}
WEAK void mgl_glCopyConvolutionFilter1D(mgl_context *ctx, GLenum target, GLenum internalformat, GLint x, GLint y, GLsizei width)
{
    mgl_unimplemented(ctx, "glCopyConvolutionFilter1D");
}
WEAK void mgl_glCopyConvolutionFilter2D(mgl_context *ctx, GLenum target, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glCopyConvolutionFilter2D");
}
WEAK void mgl_glCopyImageSubData(mgl_context *ctx, GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srcY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei srcWidth, GLsizei srcHeight, GLsizei srcDepth)
{
    mgl_unimplemented(ctx, "glCopyImageSubData");
}
WEAK void mgl_glCopyMultiTexImage1DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLint border)
{
    mgl_unimplemented(ctx, "glCopyMultiTexImage1DEXT");
}
WEAK void mgl_glCopyMultiTexImage2DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height, GLint border)
{
    mgl_unimplemented(ctx, "glCopyMultiTexImage2DEXT");
}
WEAK void mgl_glCopyMultiTexSubImage1DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint x, GLint y, GLsizei width)
{
    mgl_unimplemented(ctx, "glCopyMultiTexSubImage1DEXT");
}
WEAK void mgl_glCopyMultiTexSubImage2DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glCopyMultiTexSubImage2DEXT");
}
WEAK void mgl_glCopyMultiTexSubImage3DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glCopyMultiTexSubImage3DEXT");
}
WEAK void mgl_glCopyNamedBufferSubData(mgl_context *ctx, GLuint readBuffer, GLuint writeBuffer, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size)
{
    mgl_unimplemented(ctx, "glCopyNamedBufferSubData");
}
WEAK void mgl_glCopyPathNV(mgl_context *ctx, GLuint resultPath, GLuint srcPath)
{
    mgl_unimplemented(ctx, "glCopyPathNV");
}
WEAK void mgl_glCopyPixels(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height, GLenum type)
{
    mgl_unimplemented(ctx, "glCopyPixels");
}
WEAK void mgl_glCopyTexImage1D(mgl_context *ctx, GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLint border)
{
    mgl_unimplemented(ctx, "glCopyTexImage1D");
}
WEAK void mgl_glCopyTexImage2D(mgl_context *ctx, GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height, GLint border)
{
    mgl_unimplemented(ctx, "glCopyTexImage2D");
}
WEAK void mgl_glCopyTexSubImage1D(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint x, GLint y, GLsizei width)
{
    mgl_unimplemented(ctx, "glCopyTexSubImage1D");
}
WEAK void mgl_glCopyTexSubImage2D(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glCopyTexSubImage2D");
}
WEAK void mgl_glCopyTexSubImage3D(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glCopyTexSubImage3D");
}
WEAK void mgl_glCopyTexSubImage3DOES(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glCopyTexSubImage3DOES");
}
WEAK void mgl_glCopyTextureImage1DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLint border)
{
    mgl_unimplemented(ctx, "glCopyTextureImage1DEXT");
}
WEAK void mgl_glCopyTextureImage2DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height, GLint border)
{
    mgl_unimplemented(ctx, "glCopyTextureImage2DEXT");
}
WEAK void mgl_glCopyTextureLevelsAPPLE(mgl_context *ctx, GLuint destinationTexture, GLuint sourceTexture, GLint sourceBaseLevel, GLsizei sourceLevelCount)
{
    mgl_unimplemented(ctx, "glCopyTextureLevelsAPPLE");
}
WEAK void mgl_glCopyTextureSubImage1D(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint x, GLint y, GLsizei width)
{
    mgl_unimplemented(ctx, "glCopyTextureSubImage1D");
}
WEAK void mgl_glCopyTextureSubImage1DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint xoffset, GLint x, GLint y, GLsizei width)
{
    mgl_unimplemented(ctx, "glCopyTextureSubImage1DEXT");
}
WEAK void mgl_glCopyTextureSubImage2D(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glCopyTextureSubImage2D");
}
WEAK void mgl_glCopyTextureSubImage2DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glCopyTextureSubImage2DEXT");
}
WEAK void mgl_glCopyTextureSubImage3D(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glCopyTextureSubImage3D");
}
WEAK void mgl_glCopyTextureSubImage3DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glCopyTextureSubImage3DEXT");
}
WEAK void mgl_glCoverFillPathInstancedNV(mgl_context *ctx, GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLenum coverMode, GLenum transformType, const GLfloat *transformValues)
{
    mgl_unimplemented(ctx, "glCoverFillPathInstancedNV");
}
WEAK void mgl_glCoverFillPathNV(mgl_context *ctx, GLuint path, GLenum coverMode)
{
    mgl_unimplemented(ctx, "glCoverFillPathNV");
}
WEAK void mgl_glCoverStrokePathInstancedNV(mgl_context *ctx, GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLenum coverMode, GLenum transformType, const GLfloat *transformValues)
{
    mgl_unimplemented(ctx, "glCoverStrokePathInstancedNV");
}
WEAK void mgl_glCoverStrokePathNV(mgl_context *ctx, GLuint path, GLenum coverMode)
{
    mgl_unimplemented(ctx, "glCoverStrokePathNV");
}
WEAK void mgl_glCoverageMaskNV(mgl_context *ctx, GLboolean mask)
{
    mgl_unimplemented(ctx, "glCoverageMaskNV");
}
WEAK void mgl_glCoverageModulationNV(mgl_context *ctx, GLenum components)
{
    mgl_unimplemented(ctx, "glCoverageModulationNV");
}
WEAK void mgl_glCoverageModulationTableNV(mgl_context *ctx, GLsizei n, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glCoverageModulationTableNV");
}
WEAK void mgl_glCoverageOperationNV(mgl_context *ctx, GLenum operation)
{
    mgl_unimplemented(ctx, "glCoverageOperationNV");
}
WEAK void mgl_glCreateBuffers(mgl_context *ctx, GLsizei n, GLuint *buffers)
{
    mgl_unimplemented(ctx, "glCreateBuffers");
}
WEAK void mgl_glCreateCommandListsNV(mgl_context *ctx, GLsizei n, GLuint *lists)
{
    mgl_unimplemented(ctx, "glCreateCommandListsNV");
}
WEAK void mgl_glCreateFramebuffers(mgl_context *ctx, GLsizei n, GLuint *framebuffers)
{
    mgl_unimplemented(ctx, "glCreateFramebuffers");
}
WEAK void mgl_glCreateMemoryObjectsEXT(mgl_context *ctx, GLsizei n, GLuint *memoryObjects)
{
    mgl_unimplemented(ctx, "glCreateMemoryObjectsEXT");
}
WEAK void mgl_glCreatePerfQueryINTEL(mgl_context *ctx, GLuint queryId, GLuint *queryHandle)
{
    mgl_unimplemented(ctx, "glCreatePerfQueryINTEL");
}
WEAK GLuint mgl_glCreateProgram(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glCreateProgram");
    return 0;
}
WEAK void mgl_glCreateProgramPipelines(mgl_context *ctx, GLsizei n, GLuint *pipelines)
{
    mgl_unimplemented(ctx, "glCreateProgramPipelines");
}
WEAK GLuint mgl_glCreateProgressFenceNVX(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glCreateProgressFenceNVX");
    return 0;
}
WEAK void mgl_glCreateQueries(mgl_context *ctx, GLenum target, GLsizei n, GLuint *ids)
{
    mgl_unimplemented(ctx, "glCreateQueries");
}
WEAK void mgl_glCreateRenderbuffers(mgl_context *ctx, GLsizei n, GLuint *renderbuffers)
{
    mgl_unimplemented(ctx, "glCreateRenderbuffers");
}
WEAK void mgl_glCreateSamplers(mgl_context *ctx, GLsizei n, GLuint *samplers)
{
    mgl_unimplemented(ctx, "glCreateSamplers");
}
WEAK void mgl_glCreateSemaphoresNV(mgl_context *ctx, GLsizei n, GLuint *semaphores)
{
    mgl_unimplemented(ctx, "glCreateSemaphoresNV");
}
WEAK GLuint mgl_glCreateShader(mgl_context *ctx, GLenum type)
{
    mgl_unimplemented(ctx, "glCreateShader");
    return 0;
}
WEAK GLuint mgl_glCreateShaderProgramEXT(mgl_context *ctx, GLenum type, const GLchar *string)
{
    mgl_unimplemented(ctx, "glCreateShaderProgramEXT");
    return 0;
}
WEAK GLuint mgl_glCreateShaderProgramv(mgl_context *ctx, GLenum type, GLsizei count, const GLchar *const*strings)
{
    mgl_unimplemented(ctx, "glCreateShaderProgramv");
    return 0;
}
WEAK GLuint mgl_glCreateShaderProgramvEXT(mgl_context *ctx, GLenum type, GLsizei count, const GLchar **strings)
{
    mgl_unimplemented(ctx, "glCreateShaderProgramvEXT");
    return 0;
}
WEAK void mgl_glCreateStatesNV(mgl_context *ctx, GLsizei n, GLuint *states)
{
    mgl_unimplemented(ctx, "glCreateStatesNV");
}
WEAK GLsync mgl_glCreateSyncFromCLeventARB(mgl_context *ctx, struct _cl_context *context, struct _cl_event *event, GLbitfield flags)
{
    mgl_unimplemented(ctx, "glCreateSyncFromCLeventARB");
    return 0;
}
WEAK void mgl_glCreateTextures(mgl_context *ctx, GLenum target, GLsizei n, GLuint *textures)
{
    mgl_unimplemented(ctx, "glCreateTextures");
}
WEAK void mgl_glCreateTransformFeedbacks(mgl_context *ctx, GLsizei n, GLuint *ids)
{
    mgl_unimplemented(ctx, "glCreateTransformFeedbacks");
}
WEAK void mgl_glCreateVertexArrays(mgl_context *ctx, GLsizei n, GLuint *arrays)
{
    mgl_unimplemented(ctx, "glCreateVertexArrays");
}
WEAK void mgl_glCullFace(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glCullFace");
}
WEAK void mgl_glCullParameterdvEXT(mgl_context *ctx, GLenum pname, GLdouble *params)
{
    mgl_unimplemented(ctx, "glCullParameterdvEXT");
}
WEAK void mgl_glCullParameterfvEXT(mgl_context *ctx, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glCullParameterfvEXT");
}
WEAK void mgl_glCurrentPaletteMatrixARB(mgl_context *ctx, GLint index)
{
    mgl_unimplemented(ctx, "glCurrentPaletteMatrixARB");
}
WEAK void mgl_glCurrentPaletteMatrixOES(mgl_context *ctx, GLuint matrixpaletteindex)
{
    mgl_unimplemented(ctx, "glCurrentPaletteMatrixOES");
}
WEAK void mgl_glDebugMessageCallback(mgl_context *ctx, GLDEBUGPROC callback, const void *userParam)
{
    mgl_unimplemented(ctx, "glDebugMessageCallback");
}
WEAK void mgl_glDebugMessageCallbackAMD(mgl_context *ctx, GLDEBUGPROCAMD callback, void *userParam)
{
    mgl_unimplemented(ctx, "glDebugMessageCallbackAMD");
}
WEAK void mgl_glDebugMessageControl(mgl_context *ctx, GLenum source, GLenum type, GLenum severity, GLsizei count, const GLuint *ids, GLboolean enabled)
{
    mgl_unimplemented(ctx, "glDebugMessageControl");
}
WEAK void mgl_glDebugMessageEnableAMD(mgl_context *ctx, GLenum category, GLenum severity, GLsizei count, const GLuint *ids, GLboolean enabled)
{
    mgl_unimplemented(ctx, "glDebugMessageEnableAMD");
}
WEAK void mgl_glDebugMessageInsert(mgl_context *ctx, GLenum source, GLenum type, GLuint id, GLenum severity, GLsizei length, const GLchar *buf)
{
    mgl_unimplemented(ctx, "glDebugMessageInsert");
}
WEAK void mgl_glDebugMessageInsertAMD(mgl_context *ctx, GLenum category, GLenum severity, GLuint id, GLsizei length, const GLchar *buf)
{
    mgl_unimplemented(ctx, "glDebugMessageInsertAMD");
}
WEAK void mgl_glDeformSGIX(mgl_context *ctx, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glDeformSGIX");
}
WEAK void mgl_glDeformationMap3dSGIX(mgl_context *ctx, GLenum target, GLdouble u1, GLdouble u2, GLint ustride, GLint uorder, GLdouble v1, GLdouble v2, GLint vstride, GLint vorder, GLdouble w1, GLdouble w2, GLint wstride, GLint worder, const GLdouble *points)
{
    mgl_unimplemented(ctx, "glDeformationMap3dSGIX");
}
WEAK void mgl_glDeformationMap3fSGIX(mgl_context *ctx, GLenum target, GLfloat u1, GLfloat u2, GLint ustride, GLint uorder, GLfloat v1, GLfloat v2, GLint vstride, GLint vorder, GLfloat w1, GLfloat w2, GLint wstride, GLint worder, const GLfloat *points)
{
    mgl_unimplemented(ctx, "glDeformationMap3fSGIX");
}
WEAK void mgl_glDeleteAsyncMarkersSGIX(mgl_context *ctx, GLuint marker, GLsizei range)
{
    mgl_unimplemented(ctx, "glDeleteAsyncMarkersSGIX");
}
WEAK void mgl_glDeleteBuffers(mgl_context *ctx, GLsizei n, const GLuint *buffers)
{
    mgl_unimplemented(ctx, "glDeleteBuffers");
}
WEAK void mgl_glDeleteCommandListsNV(mgl_context *ctx, GLsizei n, const GLuint *lists)
{
    mgl_unimplemented(ctx, "glDeleteCommandListsNV");
}
WEAK void mgl_glDeleteFencesAPPLE(mgl_context *ctx, GLsizei n, const GLuint *fences)
{
    mgl_unimplemented(ctx, "glDeleteFencesAPPLE");
}
WEAK void mgl_glDeleteFencesNV(mgl_context *ctx, GLsizei n, const GLuint *fences)
{
    mgl_unimplemented(ctx, "glDeleteFencesNV");
}
WEAK void mgl_glDeleteFragmentShaderATI(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glDeleteFragmentShaderATI");
}
WEAK void mgl_glDeleteFramebuffers(mgl_context *ctx, GLsizei n, const GLuint *framebuffers)
{
    mgl_unimplemented(ctx, "glDeleteFramebuffers");
}
WEAK void mgl_glDeleteLists(mgl_context *ctx, GLuint list, GLsizei range)
{
    mgl_unimplemented(ctx, "glDeleteLists");
}
WEAK void mgl_glDeleteMemoryObjectsEXT(mgl_context *ctx, GLsizei n, const GLuint *memoryObjects)
{
    mgl_unimplemented(ctx, "glDeleteMemoryObjectsEXT");
}
WEAK void mgl_glDeleteNamedStringARB(mgl_context *ctx, GLint namelen, const GLchar *name)
{
    mgl_unimplemented(ctx, "glDeleteNamedStringARB");
}
WEAK void mgl_glDeleteNamesAMD(mgl_context *ctx, GLenum identifier, GLuint num, const GLuint *names)
{
    mgl_unimplemented(ctx, "glDeleteNamesAMD");
}
WEAK void mgl_glDeleteObjectARB(mgl_context *ctx, GLhandleARB obj)
{
    mgl_unimplemented(ctx, "glDeleteObjectARB");
}
WEAK void mgl_glDeleteOcclusionQueriesNV(mgl_context *ctx, GLsizei n, const GLuint *ids)
{
    mgl_unimplemented(ctx, "glDeleteOcclusionQueriesNV");
}
WEAK void mgl_glDeletePathsNV(mgl_context *ctx, GLuint path, GLsizei range)
{
    mgl_unimplemented(ctx, "glDeletePathsNV");
}
WEAK void mgl_glDeletePerfMonitorsAMD(mgl_context *ctx, GLsizei n, GLuint *monitors)
{
    mgl_unimplemented(ctx, "glDeletePerfMonitorsAMD");
}
WEAK void mgl_glDeletePerfQueryINTEL(mgl_context *ctx, GLuint queryHandle)
{
    mgl_unimplemented(ctx, "glDeletePerfQueryINTEL");
}
WEAK void mgl_glDeleteProgram(mgl_context *ctx, GLuint program)
{
    mgl_unimplemented(ctx, "glDeleteProgram");
}
WEAK void mgl_glDeleteProgramPipelines(mgl_context *ctx, GLsizei n, const GLuint *pipelines)
{
    mgl_unimplemented(ctx, "glDeleteProgramPipelines");
}
WEAK void mgl_glDeleteProgramsARB(mgl_context *ctx, GLsizei n, const GLuint *programs)
{
    mgl_unimplemented(ctx, "glDeleteProgramsARB");
}
WEAK void mgl_glDeleteQueries(mgl_context *ctx, GLsizei n, const GLuint *ids)
{
    mgl_unimplemented(ctx, "glDeleteQueries");
}
WEAK void mgl_glDeleteQueryResourceTagNV(mgl_context *ctx, GLsizei n, const GLint *tagIds)
{
    mgl_unimplemented(ctx, "glDeleteQueryResourceTagNV");
}
WEAK void mgl_glDeleteRenderbuffers(mgl_context *ctx, GLsizei n, const GLuint *renderbuffers)
{
    mgl_unimplemented(ctx, "glDeleteRenderbuffers");
}
WEAK void mgl_glDeleteSamplers(mgl_context *ctx, GLsizei count, const GLuint *samplers)
{
    mgl_unimplemented(ctx, "glDeleteSamplers");
}
WEAK void mgl_glDeleteSemaphoresEXT(mgl_context *ctx, GLsizei n, const GLuint *semaphores)
{
    mgl_unimplemented(ctx, "glDeleteSemaphoresEXT");
}
WEAK void mgl_glDeleteShader(mgl_context *ctx, GLuint shader)
{
    mgl_unimplemented(ctx, "glDeleteShader");
}
WEAK void mgl_glDeleteStatesNV(mgl_context *ctx, GLsizei n, const GLuint *states)
{
    mgl_unimplemented(ctx, "glDeleteStatesNV");
}
WEAK void mgl_glDeleteSync(mgl_context *ctx, GLsync sync)
{
    mgl_unimplemented(ctx, "glDeleteSync");
}
WEAK void mgl_glDeleteTextures(mgl_context *ctx, GLsizei n, const GLuint *textures)
{
    mgl_unimplemented(ctx, "glDeleteTextures");
}
WEAK void mgl_glDeleteTransformFeedbacks(mgl_context *ctx, GLsizei n, const GLuint *ids)
{
    mgl_unimplemented(ctx, "glDeleteTransformFeedbacks");
}
WEAK void mgl_glDeleteVertexArrays(mgl_context *ctx, GLsizei n, const GLuint *arrays)
{
    mgl_unimplemented(ctx, "glDeleteVertexArrays");
}
WEAK void mgl_glDeleteVertexShaderEXT(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glDeleteVertexShaderEXT");
}
WEAK void mgl_glDepthBoundsEXT(mgl_context *ctx, GLclampd zmin, GLclampd zmax)
{
    mgl_unimplemented(ctx, "glDepthBoundsEXT");
}
WEAK void mgl_glDepthBoundsdNV(mgl_context *ctx, GLdouble zmin, GLdouble zmax)
{
    mgl_unimplemented(ctx, "glDepthBoundsdNV");
}
WEAK void mgl_glDepthFunc(mgl_context *ctx, GLenum func)
{
    mgl_unimplemented(ctx, "glDepthFunc");
}
WEAK void mgl_glDepthMask(mgl_context *ctx, GLboolean flag)
{
    mgl_unimplemented(ctx, "glDepthMask");
}
WEAK void mgl_glDepthRange(mgl_context *ctx, GLdouble n, GLdouble f)
{
    mgl_unimplemented(ctx, "glDepthRange");
}
WEAK void mgl_glDepthRangeArraydvNV(mgl_context *ctx, GLuint first, GLsizei count, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glDepthRangeArraydvNV");
}
WEAK void mgl_glDepthRangeArrayfvNV(mgl_context *ctx, GLuint first, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glDepthRangeArrayfvNV");
}
WEAK void mgl_glDepthRangeArrayfvOES(mgl_context *ctx, GLuint first, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glDepthRangeArrayfvOES");
}
WEAK void mgl_glDepthRangeArrayv(mgl_context *ctx, GLuint first, GLsizei count, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glDepthRangeArrayv");
}
WEAK void mgl_glDepthRangeIndexed(mgl_context *ctx, GLuint index, GLdouble n, GLdouble f)
{
    mgl_unimplemented(ctx, "glDepthRangeIndexed");
}
WEAK void mgl_glDepthRangeIndexeddNV(mgl_context *ctx, GLuint index, GLdouble n, GLdouble f)
{
    mgl_unimplemented(ctx, "glDepthRangeIndexeddNV");
}
WEAK void mgl_glDepthRangeIndexedfNV(mgl_context *ctx, GLuint index, GLfloat n, GLfloat f)
{
    mgl_unimplemented(ctx, "glDepthRangeIndexedfNV");
}
WEAK void mgl_glDepthRangeIndexedfOES(mgl_context *ctx, GLuint index, GLfloat n, GLfloat f)
{
    mgl_unimplemented(ctx, "glDepthRangeIndexedfOES");
}
WEAK void mgl_glDepthRangedNV(mgl_context *ctx, GLdouble zNear, GLdouble zFar)
{
    mgl_unimplemented(ctx, "glDepthRangedNV");
}
WEAK void mgl_glDepthRangef(mgl_context *ctx, GLfloat n, GLfloat f)
{
    mgl_unimplemented(ctx, "glDepthRangef");
}
WEAK void mgl_glDepthRangex(mgl_context *ctx, GLfixed n, GLfixed f)
{
    mgl_unimplemented(ctx, "glDepthRangex");
}
WEAK void mgl_glDetachShader(mgl_context *ctx, GLuint program, GLuint shader)
{
    mgl_unimplemented(ctx, "glDetachShader");
}
WEAK void mgl_glDetailTexFuncSGIS(mgl_context *ctx, GLenum target, GLsizei n, const GLfloat *points)
{
    mgl_unimplemented(ctx, "glDetailTexFuncSGIS");
}
WEAK void mgl_glDisable(mgl_context *ctx, GLenum cap)
{
    mgl_unimplemented(ctx, "glDisable");
}
WEAK void mgl_glDisableClientState(mgl_context *ctx, GLenum array)
{
    mgl_unimplemented(ctx, "glDisableClientState");
}
WEAK void mgl_glDisableClientStateIndexedEXT(mgl_context *ctx, GLenum array, GLuint index)
{
    mgl_unimplemented(ctx, "glDisableClientStateIndexedEXT");
}
WEAK void mgl_glDisableClientStateiEXT(mgl_context *ctx, GLenum array, GLuint index)
{
    mgl_unimplemented(ctx, "glDisableClientStateiEXT");
}
WEAK void mgl_glDisableDriverControlQCOM(mgl_context *ctx, GLuint driverControl)
{
    mgl_unimplemented(ctx, "glDisableDriverControlQCOM");
}
WEAK void mgl_glDisableVariantClientStateEXT(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glDisableVariantClientStateEXT");
}
WEAK void mgl_glDisableVertexArrayAttrib(mgl_context *ctx, GLuint vaobj, GLuint index)
{
    mgl_unimplemented(ctx, "glDisableVertexArrayAttrib");
}
WEAK void mgl_glDisableVertexArrayEXT(mgl_context *ctx, GLuint vaobj, GLenum array)
{
    mgl_unimplemented(ctx, "glDisableVertexArrayEXT");
}
WEAK void mgl_glDisableVertexAttribAPPLE(mgl_context *ctx, GLuint index, GLenum pname)
{
    mgl_unimplemented(ctx, "glDisableVertexAttribAPPLE");
}
WEAK void mgl_glDisableVertexAttribArray(mgl_context *ctx, GLuint index)
{
    mgl_unimplemented(ctx, "glDisableVertexAttribArray");
}
WEAK void mgl_glDisablei(mgl_context *ctx, GLenum target, GLuint index)
{
    mgl_unimplemented(ctx, "glDisablei");
}
WEAK void mgl_glDiscardFramebufferEXT(mgl_context *ctx, GLenum target, GLsizei numAttachments, const GLenum *attachments)
{
    mgl_unimplemented(ctx, "glDiscardFramebufferEXT");
}
WEAK void mgl_glDispatchCompute(mgl_context *ctx, GLuint num_groups_x, GLuint num_groups_y, GLuint num_groups_z)
{
    mgl_unimplemented(ctx, "glDispatchCompute");
}
WEAK void mgl_glDispatchComputeGroupSizeARB(mgl_context *ctx, GLuint num_groups_x, GLuint num_groups_y, GLuint num_groups_z, GLuint group_size_x, GLuint group_size_y, GLuint group_size_z)
{
    mgl_unimplemented(ctx, "glDispatchComputeGroupSizeARB");
}
WEAK void mgl_glDispatchComputeIndirect(mgl_context *ctx, GLintptr indirect)
{
    mgl_unimplemented(ctx, "glDispatchComputeIndirect");
}
WEAK void mgl_glDrawArrays(mgl_context *ctx, GLenum mode, GLint first, GLsizei count)
{
    mgl_unimplemented(ctx, "glDrawArrays");
}
WEAK void mgl_glDrawArraysIndirect(mgl_context *ctx, GLenum mode, const void *indirect)
{
    mgl_unimplemented(ctx, "glDrawArraysIndirect");
}
WEAK void mgl_glDrawArraysInstanced(mgl_context *ctx, GLenum mode, GLint first, GLsizei count, GLsizei instancecount)
{
    mgl_unimplemented(ctx, "glDrawArraysInstanced");
}
WEAK void mgl_glDrawArraysInstancedBaseInstance(mgl_context *ctx, GLenum mode, GLint first, GLsizei count, GLsizei instancecount, GLuint baseinstance)
{
    mgl_unimplemented(ctx, "glDrawArraysInstancedBaseInstance");
}
WEAK void mgl_glDrawBuffer(mgl_context *ctx, GLenum buf)
{
    mgl_unimplemented(ctx, "glDrawBuffer");
}
WEAK void mgl_glDrawBuffers(mgl_context *ctx, GLsizei n, const GLenum *bufs)
{
    mgl_unimplemented(ctx, "glDrawBuffers");
}
WEAK void mgl_glDrawBuffersIndexedEXT(mgl_context *ctx, GLint n, const GLenum *location, const GLint *indices)
{
    mgl_unimplemented(ctx, "glDrawBuffersIndexedEXT");
}
WEAK void mgl_glDrawCommandsAddressNV(mgl_context *ctx, GLenum primitiveMode, const GLuint64 *indirects, const GLsizei *sizes, GLuint count)
{
    mgl_unimplemented(ctx, "glDrawCommandsAddressNV");
}
WEAK void mgl_glDrawCommandsNV(mgl_context *ctx, GLenum primitiveMode, GLuint buffer, const GLintptr *indirects, const GLsizei *sizes, GLuint count)
{
    mgl_unimplemented(ctx, "glDrawCommandsNV");
}
WEAK void mgl_glDrawCommandsStatesAddressNV(mgl_context *ctx, const GLuint64 *indirects, const GLsizei *sizes, const GLuint *states, const GLuint *fbos, GLuint count)
{
    mgl_unimplemented(ctx, "glDrawCommandsStatesAddressNV");
}
WEAK void mgl_glDrawCommandsStatesNV(mgl_context *ctx, GLuint buffer, const GLintptr *indirects, const GLsizei *sizes, const GLuint *states, const GLuint *fbos, GLuint count)
{
    mgl_unimplemented(ctx, "glDrawCommandsStatesNV");
}
WEAK void mgl_glDrawElementArrayAPPLE(mgl_context *ctx, GLenum mode, GLint first, GLsizei count)
{
    mgl_unimplemented(ctx, "glDrawElementArrayAPPLE");
}
WEAK void mgl_glDrawElementArrayATI(mgl_context *ctx, GLenum mode, GLsizei count)
{
    mgl_unimplemented(ctx, "glDrawElementArrayATI");
}
WEAK void mgl_glDrawElements(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type, const void *indices)
{
    mgl_unimplemented(ctx, "glDrawElements");
}
WEAK void mgl_glDrawElementsBaseVertex(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type, const void *indices, GLint basevertex)
{
    mgl_unimplemented(ctx, "glDrawElementsBaseVertex");
}
WEAK void mgl_glDrawElementsIndirect(mgl_context *ctx, GLenum mode, GLenum type, const void *indirect)
{
    mgl_unimplemented(ctx, "glDrawElementsIndirect");
}
WEAK void mgl_glDrawElementsInstanced(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount)
{
    mgl_unimplemented(ctx, "glDrawElementsInstanced");
}
WEAK void mgl_glDrawElementsInstancedBaseInstance(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount, GLuint baseinstance)
{
    mgl_unimplemented(ctx, "glDrawElementsInstancedBaseInstance");
}
WEAK void mgl_glDrawElementsInstancedBaseVertex(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount, GLint basevertex)
{
    mgl_unimplemented(ctx, "glDrawElementsInstancedBaseVertex");
}
WEAK void mgl_glDrawElementsInstancedBaseVertexBaseInstance(mgl_context *ctx, GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount, GLint basevertex, GLuint baseinstance)
{
    mgl_unimplemented(ctx, "glDrawElementsInstancedBaseVertexBaseInstance");
}
WEAK void mgl_glDrawMeshArraysSUN(mgl_context *ctx, GLenum mode, GLint first, GLsizei count, GLsizei width)
{
    mgl_unimplemented(ctx, "glDrawMeshArraysSUN");
}
WEAK void mgl_glDrawMeshTasksIndirectNV(mgl_context *ctx, GLintptr indirect)
{
    mgl_unimplemented(ctx, "glDrawMeshTasksIndirectNV");
}
WEAK void mgl_glDrawMeshTasksNV(mgl_context *ctx, GLuint first, GLuint count)
{
    mgl_unimplemented(ctx, "glDrawMeshTasksNV");
}
WEAK void mgl_glDrawPixels(mgl_context *ctx, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glDrawPixels");
}
WEAK void mgl_glDrawRangeElementArrayAPPLE(mgl_context *ctx, GLenum mode, GLuint start, GLuint end, GLint first, GLsizei count)
{
    mgl_unimplemented(ctx, "glDrawRangeElementArrayAPPLE");
}
WEAK void mgl_glDrawRangeElementArrayATI(mgl_context *ctx, GLenum mode, GLuint start, GLuint end, GLsizei count)
{
    mgl_unimplemented(ctx, "glDrawRangeElementArrayATI");
}
WEAK void mgl_glDrawRangeElements(mgl_context *ctx, GLenum mode, GLuint start, GLuint end, GLsizei count, GLenum type, const void *indices)
{
    mgl_unimplemented(ctx, "glDrawRangeElements");
}
WEAK void mgl_glDrawRangeElementsBaseVertex(mgl_context *ctx, GLenum mode, GLuint start, GLuint end, GLsizei count, GLenum type, const void *indices, GLint basevertex)
{
    mgl_unimplemented(ctx, "glDrawRangeElementsBaseVertex");
}
WEAK void mgl_glDrawTexfOES(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z, GLfloat width, GLfloat height)
{
    mgl_unimplemented(ctx, "glDrawTexfOES");
}
WEAK void mgl_glDrawTexfvOES(mgl_context *ctx, const GLfloat *coords)
{
    mgl_unimplemented(ctx, "glDrawTexfvOES");
}
WEAK void mgl_glDrawTexiOES(mgl_context *ctx, GLint x, GLint y, GLint z, GLint width, GLint height)
{
    mgl_unimplemented(ctx, "glDrawTexiOES");
}
WEAK void mgl_glDrawTexivOES(mgl_context *ctx, const GLint *coords)
{
    mgl_unimplemented(ctx, "glDrawTexivOES");
}
WEAK void mgl_glDrawTexsOES(mgl_context *ctx, GLshort x, GLshort y, GLshort z, GLshort width, GLshort height)
{
    mgl_unimplemented(ctx, "glDrawTexsOES");
}
WEAK void mgl_glDrawTexsvOES(mgl_context *ctx, const GLshort *coords)
{
    mgl_unimplemented(ctx, "glDrawTexsvOES");
}
WEAK void mgl_glDrawTextureNV(mgl_context *ctx, GLuint texture, GLuint sampler, GLfloat x0, GLfloat y0, GLfloat x1, GLfloat y1, GLfloat z, GLfloat s0, GLfloat t0, GLfloat s1, GLfloat t1)
{
    mgl_unimplemented(ctx, "glDrawTextureNV");
}
WEAK void mgl_glDrawTexxOES(mgl_context *ctx, GLfixed x, GLfixed y, GLfixed z, GLfixed width, GLfixed height)
{
    mgl_unimplemented(ctx, "glDrawTexxOES");
}
WEAK void mgl_glDrawTexxvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glDrawTexxvOES");
}
WEAK void mgl_glDrawTransformFeedback(mgl_context *ctx, GLenum mode, GLuint id)
{
    mgl_unimplemented(ctx, "glDrawTransformFeedback");
}
WEAK void mgl_glDrawTransformFeedbackInstanced(mgl_context *ctx, GLenum mode, GLuint id, GLsizei instancecount)
{
    mgl_unimplemented(ctx, "glDrawTransformFeedbackInstanced");
}
WEAK void mgl_glDrawTransformFeedbackStream(mgl_context *ctx, GLenum mode, GLuint id, GLuint stream)
{
    mgl_unimplemented(ctx, "glDrawTransformFeedbackStream");
}
WEAK void mgl_glDrawTransformFeedbackStreamInstanced(mgl_context *ctx, GLenum mode, GLuint id, GLuint stream, GLsizei instancecount)
{
    mgl_unimplemented(ctx, "glDrawTransformFeedbackStreamInstanced");
}
WEAK void mgl_glDrawVkImageNV(mgl_context *ctx, GLuint64 vkImage, GLuint sampler, GLfloat x0, GLfloat y0, GLfloat x1, GLfloat y1, GLfloat z, GLfloat s0, GLfloat t0, GLfloat s1, GLfloat t1)
{
    mgl_unimplemented(ctx, "glDrawVkImageNV");
}
WEAK void mgl_glEGLImageTargetRenderbufferStorageOES(mgl_context *ctx, GLenum target, GLeglImageOES image)
{
    mgl_unimplemented(ctx, "glEGLImageTargetRenderbufferStorageOES");
}
WEAK void mgl_glEGLImageTargetTexStorageEXT(mgl_context *ctx, GLenum target, GLeglImageOES image, const GLint*attrib_list)
{
    mgl_unimplemented(ctx, "glEGLImageTargetTexStorageEXT");
}
WEAK void mgl_glEGLImageTargetTexture2DOES(mgl_context *ctx, GLenum target, GLeglImageOES image)
{
    mgl_unimplemented(ctx, "glEGLImageTargetTexture2DOES");
}
WEAK void mgl_glEGLImageTargetTextureStorageEXT(mgl_context *ctx, GLuint texture, GLeglImageOES image, const GLint*attrib_list)
{
    mgl_unimplemented(ctx, "glEGLImageTargetTextureStorageEXT");
}
WEAK void mgl_glEdgeFlag(mgl_context *ctx, GLboolean flag)
{
    mgl_unimplemented(ctx, "glEdgeFlag");
}
WEAK void mgl_glEdgeFlagFormatNV(mgl_context *ctx, GLsizei stride)
{
    mgl_unimplemented(ctx, "glEdgeFlagFormatNV");
}
WEAK void mgl_glEdgeFlagPointer(mgl_context *ctx, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glEdgeFlagPointer");
}
WEAK void mgl_glEdgeFlagPointerEXT(mgl_context *ctx, GLsizei stride, GLsizei count, const GLboolean *pointer)
{
    mgl_unimplemented(ctx, "glEdgeFlagPointerEXT");
}
WEAK void mgl_glEdgeFlagPointerListIBM(mgl_context *ctx, GLint stride, const GLboolean **pointer, GLint ptrstride)
{
    mgl_unimplemented(ctx, "glEdgeFlagPointerListIBM");
}
WEAK void mgl_glEdgeFlagv(mgl_context *ctx, const GLboolean *flag)
{
    mgl_unimplemented(ctx, "glEdgeFlagv");
}
WEAK void mgl_glElementPointerAPPLE(mgl_context *ctx, GLenum type, const void *pointer)
{
    mgl_unimplemented(ctx, "glElementPointerAPPLE");
}
WEAK void mgl_glElementPointerATI(mgl_context *ctx, GLenum type, const void *pointer)
{
    mgl_unimplemented(ctx, "glElementPointerATI");
}
WEAK void mgl_glEnable(mgl_context *ctx, GLenum cap)
{
    mgl_unimplemented(ctx, "glEnable");
}
WEAK void mgl_glEnableClientState(mgl_context *ctx, GLenum array)
{
    mgl_unimplemented(ctx, "glEnableClientState");
}
WEAK void mgl_glEnableClientStateIndexedEXT(mgl_context *ctx, GLenum array, GLuint index)
{
    mgl_unimplemented(ctx, "glEnableClientStateIndexedEXT");
}
WEAK void mgl_glEnableClientStateiEXT(mgl_context *ctx, GLenum array, GLuint index)
{
    mgl_unimplemented(ctx, "glEnableClientStateiEXT");
}
WEAK void mgl_glEnableDriverControlQCOM(mgl_context *ctx, GLuint driverControl)
{
    mgl_unimplemented(ctx, "glEnableDriverControlQCOM");
}
WEAK void mgl_glEnableVariantClientStateEXT(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glEnableVariantClientStateEXT");
}
WEAK void mgl_glEnableVertexArrayAttrib(mgl_context *ctx, GLuint vaobj, GLuint index)
{
    mgl_unimplemented(ctx, "glEnableVertexArrayAttrib");
}
WEAK void mgl_glEnableVertexArrayEXT(mgl_context *ctx, GLuint vaobj, GLenum array)
{
    mgl_unimplemented(ctx, "glEnableVertexArrayEXT");
}
WEAK void mgl_glEnableVertexAttribAPPLE(mgl_context *ctx, GLuint index, GLenum pname)
{
    mgl_unimplemented(ctx, "glEnableVertexAttribAPPLE");
}
WEAK void mgl_glEnableVertexAttribArray(mgl_context *ctx, GLuint index)
{
    mgl_unimplemented(ctx, "glEnableVertexAttribArray");
}
WEAK void mgl_glEnablei(mgl_context *ctx, GLenum target, GLuint index)
{
    mgl_unimplemented(ctx, "glEnablei");
}
WEAK void mgl_glEnd(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glEnd");
}
WEAK void mgl_glEndConditionalRender(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glEndConditionalRender");
}
WEAK void mgl_glEndFragmentShaderATI(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glEndFragmentShaderATI");
}
WEAK void mgl_glEndList(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glEndList");
}
WEAK void mgl_glEndOcclusionQueryNV(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glEndOcclusionQueryNV");
}
WEAK void mgl_glEndPerfMonitorAMD(mgl_context *ctx, GLuint monitor)
{
    mgl_unimplemented(ctx, "glEndPerfMonitorAMD");
}
WEAK void mgl_glEndPerfQueryINTEL(mgl_context *ctx, GLuint queryHandle)
{
    mgl_unimplemented(ctx, "glEndPerfQueryINTEL");
}
WEAK void mgl_glEndQuery(mgl_context *ctx, GLenum target)
{
    mgl_unimplemented(ctx, "glEndQuery");
}
WEAK void mgl_glEndQueryIndexed(mgl_context *ctx, GLenum target, GLuint index)
{
    mgl_unimplemented(ctx, "glEndQueryIndexed");
}
WEAK void mgl_glEndTilingQCOM(mgl_context *ctx, GLbitfield preserveMask)
{
    mgl_unimplemented(ctx, "glEndTilingQCOM");
}
WEAK void mgl_glEndTransformFeedback(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glEndTransformFeedback");
}
WEAK void mgl_glEndVertexShaderEXT(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glEndVertexShaderEXT");
}
WEAK void mgl_glEndVideoCaptureNV(mgl_context *ctx, GLuint video_capture_slot)
{
    mgl_unimplemented(ctx, "glEndVideoCaptureNV");
}
WEAK void mgl_glEvalCoord1d(mgl_context *ctx, GLdouble u)
{
    mgl_unimplemented(ctx, "glEvalCoord1d");
}
WEAK void mgl_glEvalCoord1dv(mgl_context *ctx, const GLdouble *u)
{
    mgl_unimplemented(ctx, "glEvalCoord1dv");
}
WEAK void mgl_glEvalCoord1f(mgl_context *ctx, GLfloat u)
{
    mgl_unimplemented(ctx, "glEvalCoord1f");
}
WEAK void mgl_glEvalCoord1fv(mgl_context *ctx, const GLfloat *u)
{
    mgl_unimplemented(ctx, "glEvalCoord1fv");
}
WEAK void mgl_glEvalCoord1xOES(mgl_context *ctx, GLfixed u)
{
    mgl_unimplemented(ctx, "glEvalCoord1xOES");
}
WEAK void mgl_glEvalCoord1xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glEvalCoord1xvOES");
}
WEAK void mgl_glEvalCoord2d(mgl_context *ctx, GLdouble u, GLdouble v)
{
    mgl_unimplemented(ctx, "glEvalCoord2d");
}
WEAK void mgl_glEvalCoord2dv(mgl_context *ctx, const GLdouble *u)
{
    mgl_unimplemented(ctx, "glEvalCoord2dv");
}
WEAK void mgl_glEvalCoord2f(mgl_context *ctx, GLfloat u, GLfloat v)
{
    mgl_unimplemented(ctx, "glEvalCoord2f");
}
WEAK void mgl_glEvalCoord2fv(mgl_context *ctx, const GLfloat *u)
{
    mgl_unimplemented(ctx, "glEvalCoord2fv");
}
WEAK void mgl_glEvalCoord2xOES(mgl_context *ctx, GLfixed u, GLfixed v)
{
    mgl_unimplemented(ctx, "glEvalCoord2xOES");
}
WEAK void mgl_glEvalCoord2xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glEvalCoord2xvOES");
}
WEAK void mgl_glEvalMapsNV(mgl_context *ctx, GLenum target, GLenum mode)
{
    mgl_unimplemented(ctx, "glEvalMapsNV");
}
WEAK void mgl_glEvalMesh1(mgl_context *ctx, GLenum mode, GLint i1, GLint i2)
{
    mgl_unimplemented(ctx, "glEvalMesh1");
}
WEAK void mgl_glEvalMesh2(mgl_context *ctx, GLenum mode, GLint i1, GLint i2, GLint j1, GLint j2)
{
    mgl_unimplemented(ctx, "glEvalMesh2");
}
WEAK void mgl_glEvalPoint1(mgl_context *ctx, GLint i)
{
    mgl_unimplemented(ctx, "glEvalPoint1");
}
WEAK void mgl_glEvalPoint2(mgl_context *ctx, GLint i, GLint j)
{
    mgl_unimplemented(ctx, "glEvalPoint2");
}
WEAK void mgl_glEvaluateDepthValuesARB(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glEvaluateDepthValuesARB");
}
WEAK void mgl_glExecuteProgramNV(mgl_context *ctx, GLenum target, GLuint id, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glExecuteProgramNV");
}
WEAK void mgl_glExtGetBufferPointervQCOM(mgl_context *ctx, GLenum target, void **params)
{
    mgl_unimplemented(ctx, "glExtGetBufferPointervQCOM");
}
WEAK void mgl_glExtGetBuffersQCOM(mgl_context *ctx, GLuint *buffers, GLint maxBuffers, GLint *numBuffers)
{
    mgl_unimplemented(ctx, "glExtGetBuffersQCOM");
}
WEAK void mgl_glExtGetFramebuffersQCOM(mgl_context *ctx, GLuint *framebuffers, GLint maxFramebuffers, GLint *numFramebuffers)
{
    mgl_unimplemented(ctx, "glExtGetFramebuffersQCOM");
}
WEAK void mgl_glExtGetProgramBinarySourceQCOM(mgl_context *ctx, GLuint program, GLenum shadertype, GLchar *source, GLint *length)
{
    mgl_unimplemented(ctx, "glExtGetProgramBinarySourceQCOM");
}
WEAK void mgl_glExtGetProgramsQCOM(mgl_context *ctx, GLuint *programs, GLint maxPrograms, GLint *numPrograms)
{
    mgl_unimplemented(ctx, "glExtGetProgramsQCOM");
}
WEAK void mgl_glExtGetRenderbuffersQCOM(mgl_context *ctx, GLuint *renderbuffers, GLint maxRenderbuffers, GLint *numRenderbuffers)
{
    mgl_unimplemented(ctx, "glExtGetRenderbuffersQCOM");
}
WEAK void mgl_glExtGetShadersQCOM(mgl_context *ctx, GLuint *shaders, GLint maxShaders, GLint *numShaders)
{
    mgl_unimplemented(ctx, "glExtGetShadersQCOM");
}
WEAK void mgl_glExtGetTexLevelParameterivQCOM(mgl_context *ctx, GLuint texture, GLenum face, GLint level, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glExtGetTexLevelParameterivQCOM");
}
WEAK void mgl_glExtGetTexSubImageQCOM(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, void *texels)
{
    mgl_unimplemented(ctx, "glExtGetTexSubImageQCOM");
}
WEAK void mgl_glExtGetTexturesQCOM(mgl_context *ctx, GLuint *textures, GLint maxTextures, GLint *numTextures)
{
    mgl_unimplemented(ctx, "glExtGetTexturesQCOM");
}
WEAK GLboolean mgl_glExtIsProgramBinaryQCOM(mgl_context *ctx, GLuint program)
{
    mgl_unimplemented(ctx, "glExtIsProgramBinaryQCOM");
    return 0;
}
WEAK void mgl_glExtTexObjectStateOverrideiQCOM(mgl_context *ctx, GLenum target, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glExtTexObjectStateOverrideiQCOM");
}
WEAK void mgl_glExtractComponentEXT(mgl_context *ctx, GLuint res, GLuint src, GLuint num)
{
    mgl_unimplemented(ctx, "glExtractComponentEXT");
}
WEAK void mgl_glExtrapolateTex2DQCOM(mgl_context *ctx, GLuint src1, GLuint src2, GLuint output, GLfloat scaleFactor)
{
    mgl_unimplemented(ctx, "glExtrapolateTex2DQCOM");
}
WEAK void mgl_glFeedbackBuffer(mgl_context *ctx, GLsizei size, GLenum type, GLfloat *buffer)
{
    mgl_unimplemented(ctx, "glFeedbackBuffer");
}
WEAK void mgl_glFeedbackBufferxOES(mgl_context *ctx, GLsizei n, GLenum type, const GLfixed *buffer)
{
    mgl_unimplemented(ctx, "glFeedbackBufferxOES");
}
WEAK GLsync mgl_glFenceSync(mgl_context *ctx, GLenum condition, GLbitfield flags)
{
    mgl_unimplemented(ctx, "glFenceSync");
    return 0;
}
WEAK void mgl_glFinalCombinerInputNV(mgl_context *ctx, GLenum variable, GLenum input, GLenum mapping, GLenum componentUsage)
{
    mgl_unimplemented(ctx, "glFinalCombinerInputNV");
}
WEAK void mgl_glFinish(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glFinish");
}
WEAK GLint mgl_glFinishAsyncSGIX(mgl_context *ctx, GLuint *markerp)
{
    mgl_unimplemented(ctx, "glFinishAsyncSGIX");
    return 0;
}
WEAK void mgl_glFinishFenceAPPLE(mgl_context *ctx, GLuint fence)
{
    mgl_unimplemented(ctx, "glFinishFenceAPPLE");
}
WEAK void mgl_glFinishFenceNV(mgl_context *ctx, GLuint fence)
{
    mgl_unimplemented(ctx, "glFinishFenceNV");
}
WEAK void mgl_glFinishObjectAPPLE(mgl_context *ctx, GLenum object, GLint name)
{
    mgl_unimplemented(ctx, "glFinishObjectAPPLE");
}
WEAK void mgl_glFinishTextureSUNX(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glFinishTextureSUNX");
}
WEAK void mgl_glFlush(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glFlush");
}
WEAK void mgl_glFlushMappedBufferRange(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr length)
{
    mgl_unimplemented(ctx, "glFlushMappedBufferRange");
}
WEAK void mgl_glFlushMappedNamedBufferRange(mgl_context *ctx, GLuint buffer, GLintptr offset, GLsizeiptr length)
{
    mgl_unimplemented(ctx, "glFlushMappedNamedBufferRange");
}
WEAK void mgl_glFlushPixelDataRangeNV(mgl_context *ctx, GLenum target)
{
    mgl_unimplemented(ctx, "glFlushPixelDataRangeNV");
}
WEAK void mgl_glFlushRasterSGIX(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glFlushRasterSGIX");
}
WEAK void mgl_glFlushStaticDataIBM(mgl_context *ctx, GLenum target)
{
    mgl_unimplemented(ctx, "glFlushStaticDataIBM");
}
WEAK void mgl_glFlushVertexArrayRangeAPPLE(mgl_context *ctx, GLsizei length, void *pointer)
{
    mgl_unimplemented(ctx, "glFlushVertexArrayRangeAPPLE");
}
WEAK void mgl_glFlushVertexArrayRangeNV(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glFlushVertexArrayRangeNV");
}
WEAK void mgl_glFogCoordFormatNV(mgl_context *ctx, GLenum type, GLsizei stride)
{
    mgl_unimplemented(ctx, "glFogCoordFormatNV");
}
WEAK void mgl_glFogCoordPointer(mgl_context *ctx, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glFogCoordPointer");
}
WEAK void mgl_glFogCoordPointerListIBM(mgl_context *ctx, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_unimplemented(ctx, "glFogCoordPointerListIBM");
}
WEAK void mgl_glFogCoordd(mgl_context *ctx, GLdouble coord)
{
    mgl_unimplemented(ctx, "glFogCoordd");
}
WEAK void mgl_glFogCoorddv(mgl_context *ctx, const GLdouble *coord)
{
    mgl_unimplemented(ctx, "glFogCoorddv");
}
WEAK void mgl_glFogCoordf(mgl_context *ctx, GLfloat coord)
{
    mgl_unimplemented(ctx, "glFogCoordf");
}
WEAK void mgl_glFogCoordfv(mgl_context *ctx, const GLfloat *coord)
{
    mgl_unimplemented(ctx, "glFogCoordfv");
}
WEAK void mgl_glFogCoordhNV(mgl_context *ctx, GLhalfNV fog)
{
    mgl_unimplemented(ctx, "glFogCoordhNV");
}
WEAK void mgl_glFogCoordhvNV(mgl_context *ctx, const GLhalfNV *fog)
{
    mgl_unimplemented(ctx, "glFogCoordhvNV");
}
WEAK void mgl_glFogFuncSGIS(mgl_context *ctx, GLsizei n, const GLfloat *points)
{
    mgl_unimplemented(ctx, "glFogFuncSGIS");
}
WEAK void mgl_glFogf(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glFogf");
}
WEAK void mgl_glFogfv(mgl_context *ctx, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glFogfv");
}
WEAK void mgl_glFogi(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glFogi");
}
WEAK void mgl_glFogiv(mgl_context *ctx, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glFogiv");
}
WEAK void mgl_glFogx(mgl_context *ctx, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glFogx");
}
WEAK void mgl_glFogxv(mgl_context *ctx, GLenum pname, const GLfixed *param)
{
    mgl_unimplemented(ctx, "glFogxv");
}
WEAK void mgl_glFragmentColorMaterialSGIX(mgl_context *ctx, GLenum face, GLenum mode)
{
    mgl_unimplemented(ctx, "glFragmentColorMaterialSGIX");
}
WEAK void mgl_glFragmentCoverageColorNV(mgl_context *ctx, GLuint color)
{
    mgl_unimplemented(ctx, "glFragmentCoverageColorNV");
}
WEAK void mgl_glFragmentLightModelfSGIX(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glFragmentLightModelfSGIX");
}
WEAK void mgl_glFragmentLightModelfvSGIX(mgl_context *ctx, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glFragmentLightModelfvSGIX");
}
WEAK void mgl_glFragmentLightModeliSGIX(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glFragmentLightModeliSGIX");
}
WEAK void mgl_glFragmentLightModelivSGIX(mgl_context *ctx, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glFragmentLightModelivSGIX");
}
WEAK void mgl_glFragmentLightfSGIX(mgl_context *ctx, GLenum light, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glFragmentLightfSGIX");
}
WEAK void mgl_glFragmentLightfvSGIX(mgl_context *ctx, GLenum light, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glFragmentLightfvSGIX");
}
WEAK void mgl_glFragmentLightiSGIX(mgl_context *ctx, GLenum light, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glFragmentLightiSGIX");
}
WEAK void mgl_glFragmentLightivSGIX(mgl_context *ctx, GLenum light, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glFragmentLightivSGIX");
}
WEAK void mgl_glFragmentMaterialfSGIX(mgl_context *ctx, GLenum face, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glFragmentMaterialfSGIX");
}
WEAK void mgl_glFragmentMaterialfvSGIX(mgl_context *ctx, GLenum face, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glFragmentMaterialfvSGIX");
}
WEAK void mgl_glFragmentMaterialiSGIX(mgl_context *ctx, GLenum face, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glFragmentMaterialiSGIX");
}
WEAK void mgl_glFragmentMaterialivSGIX(mgl_context *ctx, GLenum face, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glFragmentMaterialivSGIX");
}
WEAK void mgl_glFrameTerminatorGREMEDY(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glFrameTerminatorGREMEDY");
}
WEAK void mgl_glFrameZoomSGIX(mgl_context *ctx, GLint factor)
{
    mgl_unimplemented(ctx, "glFrameZoomSGIX");
}
WEAK void mgl_glFramebufferDrawBufferEXT(mgl_context *ctx, GLuint framebuffer, GLenum mode)
{
    mgl_unimplemented(ctx, "glFramebufferDrawBufferEXT");
}
WEAK void mgl_glFramebufferDrawBuffersEXT(mgl_context *ctx, GLuint framebuffer, GLsizei n, const GLenum *bufs)
{
    mgl_unimplemented(ctx, "glFramebufferDrawBuffersEXT");
}
WEAK void mgl_glFramebufferFetchBarrierEXT(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glFramebufferFetchBarrierEXT");
}
WEAK void mgl_glFramebufferFetchBarrierQCOM(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glFramebufferFetchBarrierQCOM");
}
WEAK void mgl_glFramebufferFoveationConfigQCOM(mgl_context *ctx, GLuint framebuffer, GLuint numLayers, GLuint focalPointsPerLayer, GLuint requestedFeatures, GLuint *providedFeatures)
{
    mgl_unimplemented(ctx, "glFramebufferFoveationConfigQCOM");
}
WEAK void mgl_glFramebufferFoveationParametersQCOM(mgl_context *ctx, GLuint framebuffer, GLuint layer, GLuint focalPoint, GLfloat focalX, GLfloat focalY, GLfloat gainX, GLfloat gainY, GLfloat foveaArea)
{
    mgl_unimplemented(ctx, "glFramebufferFoveationParametersQCOM");
}
WEAK void mgl_glFramebufferParameteri(mgl_context *ctx, GLenum target, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glFramebufferParameteri");
}
WEAK void mgl_glFramebufferPixelLocalStorageSizeEXT(mgl_context *ctx, GLuint target, GLsizei size)
{
    mgl_unimplemented(ctx, "glFramebufferPixelLocalStorageSizeEXT");
}
WEAK void mgl_glFramebufferReadBufferEXT(mgl_context *ctx, GLuint framebuffer, GLenum mode)
{
    mgl_unimplemented(ctx, "glFramebufferReadBufferEXT");
}
WEAK void mgl_glFramebufferRenderbuffer(mgl_context *ctx, GLenum target, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer)
{
    mgl_unimplemented(ctx, "glFramebufferRenderbuffer");
}
WEAK void mgl_glFramebufferSampleLocationsfvARB(mgl_context *ctx, GLenum target, GLuint start, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glFramebufferSampleLocationsfvARB");
}
WEAK void mgl_glFramebufferSampleLocationsfvNV(mgl_context *ctx, GLenum target, GLuint start, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glFramebufferSampleLocationsfvNV");
}
WEAK void mgl_glFramebufferSamplePositionsfvAMD(mgl_context *ctx, GLenum target, GLuint numsamples, GLuint pixelindex, const GLfloat *values)
{
    mgl_unimplemented(ctx, "glFramebufferSamplePositionsfvAMD");
}
WEAK void mgl_glFramebufferTexture(mgl_context *ctx, GLenum target, GLenum attachment, GLuint texture, GLint level)
{
    mgl_unimplemented(ctx, "glFramebufferTexture");
}
WEAK void mgl_glFramebufferTexture1D(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_unimplemented(ctx, "glFramebufferTexture1D");
}
WEAK void mgl_glFramebufferTexture2D(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_unimplemented(ctx, "glFramebufferTexture2D");
}
WEAK void mgl_glFramebufferTexture2DDownsampleIMG(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLint xscale, GLint yscale)
{
    mgl_unimplemented(ctx, "glFramebufferTexture2DDownsampleIMG");
}
WEAK void mgl_glFramebufferTexture2DMultisampleEXT(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLsizei samples)
{
    mgl_unimplemented(ctx, "glFramebufferTexture2DMultisampleEXT");
}
WEAK void mgl_glFramebufferTexture2DMultisampleIMG(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLsizei samples)
{
    mgl_unimplemented(ctx, "glFramebufferTexture2DMultisampleIMG");
}
WEAK void mgl_glFramebufferTexture2DOES(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_unimplemented(ctx, "glFramebufferTexture2DOES");
}
WEAK void mgl_glFramebufferTexture3D(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLint zoffset)
{
    mgl_unimplemented(ctx, "glFramebufferTexture3D");
}
WEAK void mgl_glFramebufferTexture3DOES(mgl_context *ctx, GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLint zoffset)
{
    mgl_unimplemented(ctx, "glFramebufferTexture3DOES");
}
WEAK void mgl_glFramebufferTextureFaceARB(mgl_context *ctx, GLenum target, GLenum attachment, GLuint texture, GLint level, GLenum face)
{
    mgl_unimplemented(ctx, "glFramebufferTextureFaceARB");
}
WEAK void mgl_glFramebufferTextureLayer(mgl_context *ctx, GLenum target, GLenum attachment, GLuint texture, GLint level, GLint layer)
{
    mgl_unimplemented(ctx, "glFramebufferTextureLayer");
}
WEAK void mgl_glFramebufferTextureLayerDownsampleIMG(mgl_context *ctx, GLenum target, GLenum attachment, GLuint texture, GLint level, GLint layer, GLint xscale, GLint yscale)
{
    mgl_unimplemented(ctx, "glFramebufferTextureLayerDownsampleIMG");
}
WEAK void mgl_glFramebufferTextureMultisampleMultiviewOVR(mgl_context *ctx, GLenum target, GLenum attachment, GLuint texture, GLint level, GLsizei samples, GLint baseViewIndex, GLsizei numViews)
{
    mgl_unimplemented(ctx, "glFramebufferTextureMultisampleMultiviewOVR");
}
WEAK void mgl_glFramebufferTextureMultiviewOVR(mgl_context *ctx, GLenum target, GLenum attachment, GLuint texture, GLint level, GLint baseViewIndex, GLsizei numViews)
{
    mgl_unimplemented(ctx, "glFramebufferTextureMultiviewOVR");
}
WEAK void mgl_glFreeObjectBufferATI(mgl_context *ctx, GLuint buffer)
{
    mgl_unimplemented(ctx, "glFreeObjectBufferATI");
}
WEAK void mgl_glFrontFace(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glFrontFace");
}
WEAK void mgl_glFrustum(mgl_context *ctx, GLdouble left, GLdouble right, GLdouble bottom, GLdouble top, GLdouble zNear, GLdouble zFar)
{
    mgl_unimplemented(ctx, "glFrustum");
}
WEAK void mgl_glFrustumf(mgl_context *ctx, GLfloat l, GLfloat r, GLfloat b, GLfloat t, GLfloat n, GLfloat f)
{
    mgl_unimplemented(ctx, "glFrustumf");
}
WEAK void mgl_glFrustumx(mgl_context *ctx, GLfixed l, GLfixed r, GLfixed b, GLfixed t, GLfixed n, GLfixed f)
{
    mgl_unimplemented(ctx, "glFrustumx");
}
WEAK GLuint mgl_glGenAsyncMarkersSGIX(mgl_context *ctx, GLsizei range)
{
    mgl_unimplemented(ctx, "glGenAsyncMarkersSGIX");
    return 0;
}
WEAK void mgl_glGenBuffers(mgl_context *ctx, GLsizei n, GLuint *buffers)
{
    mgl_unimplemented(ctx, "glGenBuffers");
}
WEAK void mgl_glGenFencesAPPLE(mgl_context *ctx, GLsizei n, GLuint *fences)
{
    mgl_unimplemented(ctx, "glGenFencesAPPLE");
}
WEAK void mgl_glGenFencesNV(mgl_context *ctx, GLsizei n, GLuint *fences)
{
    mgl_unimplemented(ctx, "glGenFencesNV");
}
WEAK GLuint mgl_glGenFragmentShadersATI(mgl_context *ctx, GLuint range)
{
    mgl_unimplemented(ctx, "glGenFragmentShadersATI");
    return 0;
}
WEAK void mgl_glGenFramebuffers(mgl_context *ctx, GLsizei n, GLuint *framebuffers)
{
    mgl_unimplemented(ctx, "glGenFramebuffers");
}
WEAK GLuint mgl_glGenLists(mgl_context *ctx, GLsizei range)
{
    mgl_unimplemented(ctx, "glGenLists");
    return 0;
}
WEAK void mgl_glGenNamesAMD(mgl_context *ctx, GLenum identifier, GLuint num, GLuint *names)
{
    mgl_unimplemented(ctx, "glGenNamesAMD");
}
WEAK void mgl_glGenOcclusionQueriesNV(mgl_context *ctx, GLsizei n, GLuint *ids)
{
    mgl_unimplemented(ctx, "glGenOcclusionQueriesNV");
}
WEAK GLuint mgl_glGenPathsNV(mgl_context *ctx, GLsizei range)
{
    mgl_unimplemented(ctx, "glGenPathsNV");
    return 0;
}
WEAK void mgl_glGenPerfMonitorsAMD(mgl_context *ctx, GLsizei n, GLuint *monitors)
{
    mgl_unimplemented(ctx, "glGenPerfMonitorsAMD");
}
WEAK void mgl_glGenProgramPipelines(mgl_context *ctx, GLsizei n, GLuint *pipelines)
{
    mgl_unimplemented(ctx, "glGenProgramPipelines");
}
WEAK void mgl_glGenProgramsARB(mgl_context *ctx, GLsizei n, GLuint *programs)
{
    mgl_unimplemented(ctx, "glGenProgramsARB");
}
WEAK void mgl_glGenQueries(mgl_context *ctx, GLsizei n, GLuint *ids)
{
    mgl_unimplemented(ctx, "glGenQueries");
}
WEAK void mgl_glGenQueryResourceTagNV(mgl_context *ctx, GLsizei n, GLint *tagIds)
{
    mgl_unimplemented(ctx, "glGenQueryResourceTagNV");
}
WEAK void mgl_glGenRenderbuffers(mgl_context *ctx, GLsizei n, GLuint *renderbuffers)
{
    mgl_unimplemented(ctx, "glGenRenderbuffers");
}
WEAK void mgl_glGenSamplers(mgl_context *ctx, GLsizei count, GLuint *samplers)
{
    mgl_unimplemented(ctx, "glGenSamplers");
}
WEAK void mgl_glGenSemaphoresEXT(mgl_context *ctx, GLsizei n, GLuint *semaphores)
{
    mgl_unimplemented(ctx, "glGenSemaphoresEXT");
}
WEAK GLuint mgl_glGenSymbolsEXT(mgl_context *ctx, GLenum datatype, GLenum storagetype, GLenum range, GLuint components)
{
    mgl_unimplemented(ctx, "glGenSymbolsEXT");
    return 0;
}
WEAK void mgl_glGenTextures(mgl_context *ctx, GLsizei n, GLuint *textures)
{
    mgl_unimplemented(ctx, "glGenTextures");
}
WEAK void mgl_glGenTransformFeedbacks(mgl_context *ctx, GLsizei n, GLuint *ids)
{
    mgl_unimplemented(ctx, "glGenTransformFeedbacks");
}
WEAK void mgl_glGenVertexArrays(mgl_context *ctx, GLsizei n, GLuint *arrays)
{
    mgl_unimplemented(ctx, "glGenVertexArrays");
}
WEAK GLuint mgl_glGenVertexShadersEXT(mgl_context *ctx, GLuint range)
{
    mgl_unimplemented(ctx, "glGenVertexShadersEXT");
    return 0;
}
WEAK void mgl_glGenerateMipmap(mgl_context *ctx, GLenum target)
{
    mgl_unimplemented(ctx, "glGenerateMipmap");
}
WEAK void mgl_glGenerateMultiTexMipmapEXT(mgl_context *ctx, GLenum texunit, GLenum target)
{
    mgl_unimplemented(ctx, "glGenerateMultiTexMipmapEXT");
}
WEAK void mgl_glGenerateTextureMipmap(mgl_context *ctx, GLuint texture)
{
    mgl_unimplemented(ctx, "glGenerateTextureMipmap");
}
WEAK void mgl_glGenerateTextureMipmapEXT(mgl_context *ctx, GLuint texture, GLenum target)
{
    mgl_unimplemented(ctx, "glGenerateTextureMipmapEXT");
}
WEAK void mgl_glGetActiveAtomicCounterBufferiv(mgl_context *ctx, GLuint program, GLuint bufferIndex, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetActiveAtomicCounterBufferiv");
}
WEAK void mgl_glGetActiveAttrib(mgl_context *ctx, GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLint *size, GLenum *type, GLchar *name)
{
    mgl_unimplemented(ctx, "glGetActiveAttrib");
}
WEAK void mgl_glGetActiveSubroutineName(mgl_context *ctx, GLuint program, GLenum shadertype, GLuint index, GLsizei bufSize, GLsizei *length, GLchar *name)
{
    mgl_unimplemented(ctx, "glGetActiveSubroutineName");
}
WEAK void mgl_glGetActiveSubroutineUniformName(mgl_context *ctx, GLuint program, GLenum shadertype, GLuint index, GLsizei bufSize, GLsizei *length, GLchar *name)
{
    mgl_unimplemented(ctx, "glGetActiveSubroutineUniformName");
}
WEAK void mgl_glGetActiveSubroutineUniformiv(mgl_context *ctx, GLuint program, GLenum shadertype, GLuint index, GLenum pname, GLint *values)
{
    mgl_unimplemented(ctx, "glGetActiveSubroutineUniformiv");
}
WEAK void mgl_glGetActiveUniform(mgl_context *ctx, GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLint *size, GLenum *type, GLchar *name)
{
    mgl_unimplemented(ctx, "glGetActiveUniform");
}
WEAK void mgl_glGetActiveUniformBlockName(mgl_context *ctx, GLuint program, GLuint uniformBlockIndex, GLsizei bufSize, GLsizei *length, GLchar *uniformBlockName)
{
    mgl_unimplemented(ctx, "glGetActiveUniformBlockName");
}
WEAK void mgl_glGetActiveUniformBlockiv(mgl_context *ctx, GLuint program, GLuint uniformBlockIndex, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetActiveUniformBlockiv");
}
WEAK void mgl_glGetActiveUniformName(mgl_context *ctx, GLuint program, GLuint uniformIndex, GLsizei bufSize, GLsizei *length, GLchar *uniformName)
{
    mgl_unimplemented(ctx, "glGetActiveUniformName");
}
WEAK void mgl_glGetActiveUniformsiv(mgl_context *ctx, GLuint program, GLsizei uniformCount, const GLuint *uniformIndices, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetActiveUniformsiv");
}
WEAK void mgl_glGetActiveVaryingNV(mgl_context *ctx, GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLsizei *size, GLenum *type, GLchar *name)
{
    mgl_unimplemented(ctx, "glGetActiveVaryingNV");
}
WEAK void mgl_glGetArrayObjectfvATI(mgl_context *ctx, GLenum array, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetArrayObjectfvATI");
}
WEAK void mgl_glGetArrayObjectivATI(mgl_context *ctx, GLenum array, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetArrayObjectivATI");
}
WEAK void mgl_glGetAttachedObjectsARB(mgl_context *ctx, GLhandleARB containerObj, GLsizei maxCount, GLsizei *count, GLhandleARB *obj)
{
    mgl_unimplemented(ctx, "glGetAttachedObjectsARB");
}
WEAK void mgl_glGetAttachedShaders(mgl_context *ctx, GLuint program, GLsizei maxCount, GLsizei *count, GLuint *shaders)
{
    mgl_unimplemented(ctx, "glGetAttachedShaders");
}
WEAK GLint mgl_glGetAttribLocation(mgl_context *ctx, GLuint program, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetAttribLocation");
    return 0;
}
WEAK void mgl_glGetBooleani_v(mgl_context *ctx, GLenum target, GLuint index, GLboolean *data)
{
    mgl_unimplemented(ctx, "glGetBooleani_v");
}
WEAK void mgl_glGetBooleanv(mgl_context *ctx, GLenum pname, GLboolean *data)
{
    mgl_unimplemented(ctx, "glGetBooleanv");
}
WEAK void mgl_glGetBufferParameteri64v(mgl_context *ctx, GLenum target, GLenum pname, GLint64 *params)
{
    mgl_unimplemented(ctx, "glGetBufferParameteri64v");
}
WEAK void mgl_glGetBufferParameteriv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetBufferParameteriv");
}
WEAK void mgl_glGetBufferParameterui64vNV(mgl_context *ctx, GLenum target, GLenum pname, GLuint64EXT *params)
{
    mgl_unimplemented(ctx, "glGetBufferParameterui64vNV");
}
WEAK void mgl_glGetBufferPointerv(mgl_context *ctx, GLenum target, GLenum pname, void **params)
{
    mgl_unimplemented(ctx, "glGetBufferPointerv");
}
WEAK void mgl_glGetBufferSubData(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr size, void *data)
{
    mgl_unimplemented(ctx, "glGetBufferSubData");
}
WEAK void mgl_glGetClipPlane(mgl_context *ctx, GLenum plane, GLdouble *equation)
{
    mgl_unimplemented(ctx, "glGetClipPlane");
}
WEAK void mgl_glGetClipPlanef(mgl_context *ctx, GLenum plane, GLfloat *equation)
{
    mgl_unimplemented(ctx, "glGetClipPlanef");
}
WEAK void mgl_glGetClipPlanex(mgl_context *ctx, GLenum plane, GLfixed *equation)
{
    mgl_unimplemented(ctx, "glGetClipPlanex");
}
WEAK void mgl_glGetColorTable(mgl_context *ctx, GLenum target, GLenum format, GLenum type, void *table)
{
    mgl_unimplemented(ctx, "glGetColorTable");
}
WEAK void mgl_glGetColorTableParameterfv(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetColorTableParameterfv");
}
WEAK void mgl_glGetColorTableParameterfvSGI(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetColorTableParameterfvSGI");
}
WEAK void mgl_glGetColorTableParameteriv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetColorTableParameteriv");
}
WEAK void mgl_glGetColorTableParameterivSGI(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetColorTableParameterivSGI");
}
WEAK void mgl_glGetColorTableSGI(mgl_context *ctx, GLenum target, GLenum format, GLenum type, void *table)
{
    mgl_unimplemented(ctx, "glGetColorTableSGI");
}
WEAK void mgl_glGetCombinerInputParameterfvNV(mgl_context *ctx, GLenum stage, GLenum portion, GLenum variable, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetCombinerInputParameterfvNV");
}
WEAK void mgl_glGetCombinerInputParameterivNV(mgl_context *ctx, GLenum stage, GLenum portion, GLenum variable, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetCombinerInputParameterivNV");
}
WEAK void mgl_glGetCombinerOutputParameterfvNV(mgl_context *ctx, GLenum stage, GLenum portion, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetCombinerOutputParameterfvNV");
}
WEAK void mgl_glGetCombinerOutputParameterivNV(mgl_context *ctx, GLenum stage, GLenum portion, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetCombinerOutputParameterivNV");
}
WEAK void mgl_glGetCombinerStageParameterfvNV(mgl_context *ctx, GLenum stage, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetCombinerStageParameterfvNV");
}
WEAK GLuint mgl_glGetCommandHeaderNV(mgl_context *ctx, GLenum tokenID, GLuint size)
{
    mgl_unimplemented(ctx, "glGetCommandHeaderNV");
    return 0;
}
WEAK void mgl_glGetCompressedMultiTexImageEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint lod, void *img)
{
    mgl_unimplemented(ctx, "glGetCompressedMultiTexImageEXT");
}
WEAK void mgl_glGetCompressedTexImage(mgl_context *ctx, GLenum target, GLint level, void *img)
{
    mgl_unimplemented(ctx, "glGetCompressedTexImage");
}
WEAK void mgl_glGetCompressedTextureImage(mgl_context *ctx, GLuint texture, GLint level, GLsizei bufSize, void *pixels)
{
    mgl_unimplemented(ctx, "glGetCompressedTextureImage");
}
WEAK void mgl_glGetCompressedTextureImageEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint lod, void *img)
{
    mgl_unimplemented(ctx, "glGetCompressedTextureImageEXT");
}
WEAK void mgl_glGetCompressedTextureSubImage(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLsizei bufSize, void *pixels)
{
    mgl_unimplemented(ctx, "glGetCompressedTextureSubImage");
}
WEAK void mgl_glGetConvolutionFilter(mgl_context *ctx, GLenum target, GLenum format, GLenum type, void *image)
{
    mgl_unimplemented(ctx, "glGetConvolutionFilter");
}
WEAK void mgl_glGetConvolutionFilterEXT(mgl_context *ctx, GLenum target, GLenum format, GLenum type, void *image)
{
    mgl_unimplemented(ctx, "glGetConvolutionFilterEXT");
}
WEAK void mgl_glGetConvolutionParameterfv(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetConvolutionParameterfv");
}
WEAK void mgl_glGetConvolutionParameterfvEXT(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetConvolutionParameterfvEXT");
}
WEAK void mgl_glGetConvolutionParameteriv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetConvolutionParameteriv");
}
WEAK void mgl_glGetConvolutionParameterivEXT(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetConvolutionParameterivEXT");
}
WEAK void mgl_glGetConvolutionParameterxvOES(mgl_context *ctx, GLenum target, GLenum pname, GLfixed *params)
{
    mgl_unimplemented(ctx, "glGetConvolutionParameterxvOES");
}
WEAK void mgl_glGetCoverageModulationTableNV(mgl_context *ctx, GLsizei bufSize, GLfloat *v)
{
    mgl_unimplemented(ctx, "glGetCoverageModulationTableNV");
}
WEAK GLuint mgl_glGetDebugMessageLog(mgl_context *ctx, GLuint count, GLsizei bufSize, GLenum *sources, GLenum *types, GLuint *ids, GLenum *severities, GLsizei *lengths, GLchar *messageLog)
{
    mgl_unimplemented(ctx, "glGetDebugMessageLog");
    return 0;
}
WEAK GLuint mgl_glGetDebugMessageLogAMD(mgl_context *ctx, GLuint count, GLsizei bufSize, GLenum *categories, GLuint *severities, GLuint *ids, GLsizei *lengths, GLchar *message)
{
    mgl_unimplemented(ctx, "glGetDebugMessageLogAMD");
    return 0;
}
WEAK void mgl_glGetDetailTexFuncSGIS(mgl_context *ctx, GLenum target, GLfloat *points)
{
    mgl_unimplemented(ctx, "glGetDetailTexFuncSGIS");
}
WEAK void mgl_glGetDoublei_v(mgl_context *ctx, GLenum target, GLuint index, GLdouble *data)
{
    mgl_unimplemented(ctx, "glGetDoublei_v");
}
WEAK void mgl_glGetDoublev(mgl_context *ctx, GLenum pname, GLdouble *data)
{
    mgl_unimplemented(ctx, "glGetDoublev");
}
WEAK void mgl_glGetDriverControlStringQCOM(mgl_context *ctx, GLuint driverControl, GLsizei bufSize, GLsizei *length, GLchar *driverControlString)
{
    mgl_unimplemented(ctx, "glGetDriverControlStringQCOM");
}
WEAK void mgl_glGetDriverControlsQCOM(mgl_context *ctx, GLint *num, GLsizei size, GLuint *driverControls)
{
    mgl_unimplemented(ctx, "glGetDriverControlsQCOM");
}
WEAK GLenum mgl_glGetError(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glGetError");
    return 0;
}
WEAK void mgl_glGetFenceivNV(mgl_context *ctx, GLuint fence, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetFenceivNV");
}
WEAK void mgl_glGetFinalCombinerInputParameterfvNV(mgl_context *ctx, GLenum variable, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetFinalCombinerInputParameterfvNV");
}
WEAK void mgl_glGetFinalCombinerInputParameterivNV(mgl_context *ctx, GLenum variable, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetFinalCombinerInputParameterivNV");
}
WEAK void mgl_glGetFirstPerfQueryIdINTEL(mgl_context *ctx, GLuint *queryId)
{
    mgl_unimplemented(ctx, "glGetFirstPerfQueryIdINTEL");
}
WEAK void mgl_glGetFixedv(mgl_context *ctx, GLenum pname, GLfixed *params)
{
    mgl_unimplemented(ctx, "glGetFixedv");
}
WEAK void mgl_glGetFloati_v(mgl_context *ctx, GLenum target, GLuint index, GLfloat *data)
{
    mgl_unimplemented(ctx, "glGetFloati_v");
}
WEAK void mgl_glGetFloatv(mgl_context *ctx, GLenum pname, GLfloat *data)
{
    mgl_unimplemented(ctx, "glGetFloatv");
}
WEAK void mgl_glGetFogFuncSGIS(mgl_context *ctx, GLfloat *points)
{
    mgl_unimplemented(ctx, "glGetFogFuncSGIS");
}
WEAK GLint mgl_glGetFragDataIndex(mgl_context *ctx, GLuint program, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetFragDataIndex");
    return 0;
}
WEAK GLint mgl_glGetFragDataLocation(mgl_context *ctx, GLuint program, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetFragDataLocation");
    return 0;
}
WEAK void mgl_glGetFragmentLightfvSGIX(mgl_context *ctx, GLenum light, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetFragmentLightfvSGIX");
}
WEAK void mgl_glGetFragmentLightivSGIX(mgl_context *ctx, GLenum light, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetFragmentLightivSGIX");
}
WEAK void mgl_glGetFragmentMaterialfvSGIX(mgl_context *ctx, GLenum face, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetFragmentMaterialfvSGIX");
}
WEAK void mgl_glGetFragmentMaterialivSGIX(mgl_context *ctx, GLenum face, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetFragmentMaterialivSGIX");
}
WEAK void mgl_glGetFramebufferAttachmentParameteriv(mgl_context *ctx, GLenum target, GLenum attachment, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetFramebufferAttachmentParameteriv");
}
WEAK void mgl_glGetFramebufferParameterfvAMD(mgl_context *ctx, GLenum target, GLenum pname, GLuint numsamples, GLuint pixelindex, GLsizei size, GLfloat *values)
{
    mgl_unimplemented(ctx, "glGetFramebufferParameterfvAMD");
}
WEAK void mgl_glGetFramebufferParameteriv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetFramebufferParameteriv");
}
WEAK void mgl_glGetFramebufferParameterivEXT(mgl_context *ctx, GLuint framebuffer, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetFramebufferParameterivEXT");
}
WEAK GLsizei mgl_glGetFramebufferPixelLocalStorageSizeEXT(mgl_context *ctx, GLuint target)
{
    mgl_unimplemented(ctx, "glGetFramebufferPixelLocalStorageSizeEXT");
    return 0;
}
WEAK GLenum mgl_glGetGraphicsResetStatus(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glGetGraphicsResetStatus");
    return 0;
}
WEAK GLhandleARB mgl_glGetHandleARB(mgl_context *ctx, GLenum pname)
{
    mgl_unimplemented(ctx, "glGetHandleARB");
    return 0;
}
WEAK void mgl_glGetHistogram(mgl_context *ctx, GLenum target, GLboolean reset, GLenum format, GLenum type, void *values)
{
    mgl_unimplemented(ctx, "glGetHistogram");
}
WEAK void mgl_glGetHistogramEXT(mgl_context *ctx, GLenum target, GLboolean reset, GLenum format, GLenum type, void *values)
{
    mgl_unimplemented(ctx, "glGetHistogramEXT");
}
WEAK void mgl_glGetHistogramParameterfv(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetHistogramParameterfv");
}
WEAK void mgl_glGetHistogramParameterfvEXT(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetHistogramParameterfvEXT");
}
WEAK void mgl_glGetHistogramParameteriv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetHistogramParameteriv");
}
WEAK void mgl_glGetHistogramParameterivEXT(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetHistogramParameterivEXT");
}
WEAK void mgl_glGetHistogramParameterxvOES(mgl_context *ctx, GLenum target, GLenum pname, GLfixed *params)
{
    mgl_unimplemented(ctx, "glGetHistogramParameterxvOES");
}
WEAK GLuint64 mgl_glGetImageHandleARB(mgl_context *ctx, GLuint texture, GLint level, GLboolean layered, GLint layer, GLenum format)
{
    mgl_unimplemented(ctx, "glGetImageHandleARB");
    return 0;
}
WEAK GLuint64 mgl_glGetImageHandleNV(mgl_context *ctx, GLuint texture, GLint level, GLboolean layered, GLint layer, GLenum format)
{
    mgl_unimplemented(ctx, "glGetImageHandleNV");
    return 0;
}
WEAK void mgl_glGetImageTransformParameterfvHP(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetImageTransformParameterfvHP");
}
WEAK void mgl_glGetImageTransformParameterivHP(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetImageTransformParameterivHP");
}
WEAK void mgl_glGetInfoLogARB(mgl_context *ctx, GLhandleARB obj, GLsizei maxLength, GLsizei *length, GLcharARB *infoLog)
{
    mgl_unimplemented(ctx, "glGetInfoLogARB");
}
WEAK GLint mgl_glGetInstrumentsSGIX(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glGetInstrumentsSGIX");
    return 0;
}
WEAK void mgl_glGetInteger64i_v(mgl_context *ctx, GLenum target, GLuint index, GLint64 *data)
{
    mgl_unimplemented(ctx, "glGetInteger64i_v");
}
WEAK void mgl_glGetInteger64v(mgl_context *ctx, GLenum pname, GLint64 *data)
{
    mgl_unimplemented(ctx, "glGetInteger64v");
}
WEAK void mgl_glGetIntegeri_v(mgl_context *ctx, GLenum target, GLuint index, GLint *data)
{
    mgl_unimplemented(ctx, "glGetIntegeri_v");
}
WEAK void mgl_glGetIntegerui64i_vNV(mgl_context *ctx, GLenum value, GLuint index, GLuint64EXT *result)
{
    mgl_unimplemented(ctx, "glGetIntegerui64i_vNV");
}
WEAK void mgl_glGetIntegerui64vNV(mgl_context *ctx, GLenum value, GLuint64EXT *result)
{
    mgl_unimplemented(ctx, "glGetIntegerui64vNV");
}
WEAK void mgl_glGetIntegerv(mgl_context *ctx, GLenum pname, GLint *data)
{
    mgl_unimplemented(ctx, "glGetIntegerv");
}
WEAK void mgl_glGetInternalformatSampleivNV(mgl_context *ctx, GLenum target, GLenum internalformat, GLsizei samples, GLenum pname, GLsizei count, GLint *params)
{
    mgl_unimplemented(ctx, "glGetInternalformatSampleivNV");
}
WEAK void mgl_glGetInternalformati64v(mgl_context *ctx, GLenum target, GLenum internalformat, GLenum pname, GLsizei count, GLint64 *params)
{
    mgl_unimplemented(ctx, "glGetInternalformati64v");
}
WEAK void mgl_glGetInternalformativ(mgl_context *ctx, GLenum target, GLenum internalformat, GLenum pname, GLsizei count, GLint *params)
{
    mgl_unimplemented(ctx, "glGetInternalformativ");
}
WEAK void mgl_glGetInvariantBooleanvEXT(mgl_context *ctx, GLuint id, GLenum value, GLboolean *data)
{
    mgl_unimplemented(ctx, "glGetInvariantBooleanvEXT");
}
WEAK void mgl_glGetInvariantFloatvEXT(mgl_context *ctx, GLuint id, GLenum value, GLfloat *data)
{
    mgl_unimplemented(ctx, "glGetInvariantFloatvEXT");
}
WEAK void mgl_glGetInvariantIntegervEXT(mgl_context *ctx, GLuint id, GLenum value, GLint *data)
{
    mgl_unimplemented(ctx, "glGetInvariantIntegervEXT");
}
WEAK void mgl_glGetLightfv(mgl_context *ctx, GLenum light, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetLightfv");
}
WEAK void mgl_glGetLightiv(mgl_context *ctx, GLenum light, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetLightiv");
}
WEAK void mgl_glGetLightxOES(mgl_context *ctx, GLenum light, GLenum pname, GLfixed *params)
{
    mgl_unimplemented(ctx, "glGetLightxOES");
}
WEAK void mgl_glGetLightxv(mgl_context *ctx, GLenum light, GLenum pname, GLfixed *params)
{
    mgl_unimplemented(ctx, "glGetLightxv");
}
WEAK void mgl_glGetListParameterfvSGIX(mgl_context *ctx, GLuint list, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetListParameterfvSGIX");
}
WEAK void mgl_glGetListParameterivSGIX(mgl_context *ctx, GLuint list, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetListParameterivSGIX");
}
WEAK void mgl_glGetLocalConstantBooleanvEXT(mgl_context *ctx, GLuint id, GLenum value, GLboolean *data)
{
    mgl_unimplemented(ctx, "glGetLocalConstantBooleanvEXT");
}
WEAK void mgl_glGetLocalConstantFloatvEXT(mgl_context *ctx, GLuint id, GLenum value, GLfloat *data)
{
    mgl_unimplemented(ctx, "glGetLocalConstantFloatvEXT");
}
WEAK void mgl_glGetLocalConstantIntegervEXT(mgl_context *ctx, GLuint id, GLenum value, GLint *data)
{
    mgl_unimplemented(ctx, "glGetLocalConstantIntegervEXT");
}
WEAK void mgl_glGetMapAttribParameterfvNV(mgl_context *ctx, GLenum target, GLuint index, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetMapAttribParameterfvNV");
}
WEAK void mgl_glGetMapAttribParameterivNV(mgl_context *ctx, GLenum target, GLuint index, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMapAttribParameterivNV");
}
WEAK void mgl_glGetMapControlPointsNV(mgl_context *ctx, GLenum target, GLuint index, GLenum type, GLsizei ustride, GLsizei vstride, GLboolean packed, void *points)
{
    mgl_unimplemented(ctx, "glGetMapControlPointsNV");
}
WEAK void mgl_glGetMapParameterfvNV(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetMapParameterfvNV");
}
WEAK void mgl_glGetMapParameterivNV(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMapParameterivNV");
}
WEAK void mgl_glGetMapdv(mgl_context *ctx, GLenum target, GLenum query, GLdouble *v)
{
    mgl_unimplemented(ctx, "glGetMapdv");
}
WEAK void mgl_glGetMapfv(mgl_context *ctx, GLenum target, GLenum query, GLfloat *v)
{
    mgl_unimplemented(ctx, "glGetMapfv");
}
WEAK void mgl_glGetMapiv(mgl_context *ctx, GLenum target, GLenum query, GLint *v)
{
    mgl_unimplemented(ctx, "glGetMapiv");
}
WEAK void mgl_glGetMapxvOES(mgl_context *ctx, GLenum target, GLenum query, GLfixed *v)
{
    mgl_unimplemented(ctx, "glGetMapxvOES");
}
WEAK void mgl_glGetMaterialfv(mgl_context *ctx, GLenum face, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetMaterialfv");
}
WEAK void mgl_glGetMaterialiv(mgl_context *ctx, GLenum face, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMaterialiv");
}
WEAK void mgl_glGetMaterialxOES(mgl_context *ctx, GLenum face, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glGetMaterialxOES");
}
WEAK void mgl_glGetMaterialxv(mgl_context *ctx, GLenum face, GLenum pname, GLfixed *params)
{
    mgl_unimplemented(ctx, "glGetMaterialxv");
}
WEAK void mgl_glGetMemoryObjectDetachedResourcesuivNV(mgl_context *ctx, GLuint memory, GLenum pname, GLint first, GLsizei count, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetMemoryObjectDetachedResourcesuivNV");
}
WEAK void mgl_glGetMemoryObjectParameterivEXT(mgl_context *ctx, GLuint memoryObject, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMemoryObjectParameterivEXT");
}
WEAK void mgl_glGetMinmax(mgl_context *ctx, GLenum target, GLboolean reset, GLenum format, GLenum type, void *values)
{
    mgl_unimplemented(ctx, "glGetMinmax");
}
WEAK void mgl_glGetMinmaxEXT(mgl_context *ctx, GLenum target, GLboolean reset, GLenum format, GLenum type, void *values)
{
    mgl_unimplemented(ctx, "glGetMinmaxEXT");
}
WEAK void mgl_glGetMinmaxParameterfv(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetMinmaxParameterfv");
}
WEAK void mgl_glGetMinmaxParameterfvEXT(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetMinmaxParameterfvEXT");
}
WEAK void mgl_glGetMinmaxParameteriv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMinmaxParameteriv");
}
WEAK void mgl_glGetMinmaxParameterivEXT(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMinmaxParameterivEXT");
}
WEAK void mgl_glGetMultiTexEnvfvEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexEnvfvEXT");
}
WEAK void mgl_glGetMultiTexEnvivEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexEnvivEXT");
}
WEAK void mgl_glGetMultiTexGendvEXT(mgl_context *ctx, GLenum texunit, GLenum coord, GLenum pname, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexGendvEXT");
}
WEAK void mgl_glGetMultiTexGenfvEXT(mgl_context *ctx, GLenum texunit, GLenum coord, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexGenfvEXT");
}
WEAK void mgl_glGetMultiTexGenivEXT(mgl_context *ctx, GLenum texunit, GLenum coord, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexGenivEXT");
}
WEAK void mgl_glGetMultiTexImageEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLenum format, GLenum type, void *pixels)
{
    mgl_unimplemented(ctx, "glGetMultiTexImageEXT");
}
WEAK void mgl_glGetMultiTexLevelParameterfvEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexLevelParameterfvEXT");
}
WEAK void mgl_glGetMultiTexLevelParameterivEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexLevelParameterivEXT");
}
WEAK void mgl_glGetMultiTexParameterIivEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexParameterIivEXT");
}
WEAK void mgl_glGetMultiTexParameterIuivEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexParameterIuivEXT");
}
WEAK void mgl_glGetMultiTexParameterfvEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexParameterfvEXT");
}
WEAK void mgl_glGetMultiTexParameterivEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetMultiTexParameterivEXT");
}
WEAK void mgl_glGetMultisamplefv(mgl_context *ctx, GLenum pname, GLuint index, GLfloat *val)
{
    mgl_unimplemented(ctx, "glGetMultisamplefv");
}
WEAK void mgl_glGetNamedBufferParameteri64v(mgl_context *ctx, GLuint buffer, GLenum pname, GLint64 *params)
{
    mgl_unimplemented(ctx, "glGetNamedBufferParameteri64v");
}
WEAK void mgl_glGetNamedBufferParameteriv(mgl_context *ctx, GLuint buffer, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetNamedBufferParameteriv");
}
WEAK void mgl_glGetNamedBufferParameterui64vNV(mgl_context *ctx, GLuint buffer, GLenum pname, GLuint64EXT *params)
{
    mgl_unimplemented(ctx, "glGetNamedBufferParameterui64vNV");
}
WEAK void mgl_glGetNamedBufferPointerv(mgl_context *ctx, GLuint buffer, GLenum pname, void **params)
{
    mgl_unimplemented(ctx, "glGetNamedBufferPointerv");
}
WEAK void mgl_glGetNamedBufferSubData(mgl_context *ctx, GLuint buffer, GLintptr offset, GLsizeiptr size, void *data)
{
    mgl_unimplemented(ctx, "glGetNamedBufferSubData");
}
WEAK void mgl_glGetNamedFramebufferAttachmentParameteriv(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetNamedFramebufferAttachmentParameteriv");
}
WEAK void mgl_glGetNamedFramebufferAttachmentParameterivEXT(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetNamedFramebufferAttachmentParameterivEXT");
}
WEAK void mgl_glGetNamedFramebufferParameterfvAMD(mgl_context *ctx, GLuint framebuffer, GLenum pname, GLuint numsamples, GLuint pixelindex, GLsizei size, GLfloat *values)
{
    mgl_unimplemented(ctx, "glGetNamedFramebufferParameterfvAMD");
}
WEAK void mgl_glGetNamedFramebufferParameteriv(mgl_context *ctx, GLuint framebuffer, GLenum pname, GLint *param)
{
    mgl_unimplemented(ctx, "glGetNamedFramebufferParameteriv");
}
WEAK void mgl_glGetNamedFramebufferParameterivEXT(mgl_context *ctx, GLuint framebuffer, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetNamedFramebufferParameterivEXT");
}
WEAK void mgl_glGetNamedProgramLocalParameterIivEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLint *params)
{
    mgl_unimplemented(ctx, "glGetNamedProgramLocalParameterIivEXT");
}
WEAK void mgl_glGetNamedProgramLocalParameterIuivEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetNamedProgramLocalParameterIuivEXT");
}
WEAK void mgl_glGetNamedProgramLocalParameterdvEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetNamedProgramLocalParameterdvEXT");
}
WEAK void mgl_glGetNamedProgramLocalParameterfvEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetNamedProgramLocalParameterfvEXT");
}
WEAK void mgl_glGetNamedProgramStringEXT(mgl_context *ctx, GLuint program, GLenum target, GLenum pname, void *string)
{
    mgl_unimplemented(ctx, "glGetNamedProgramStringEXT");
}
WEAK void mgl_glGetNamedProgramivEXT(mgl_context *ctx, GLuint program, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetNamedProgramivEXT");
}
WEAK void mgl_glGetNamedRenderbufferParameteriv(mgl_context *ctx, GLuint renderbuffer, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetNamedRenderbufferParameteriv");
}
WEAK void mgl_glGetNamedRenderbufferParameterivEXT(mgl_context *ctx, GLuint renderbuffer, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetNamedRenderbufferParameterivEXT");
}
WEAK void mgl_glGetNamedStringARB(mgl_context *ctx, GLint namelen, const GLchar *name, GLsizei bufSize, GLint *stringlen, GLchar *string)
{
    mgl_unimplemented(ctx, "glGetNamedStringARB");
}
WEAK void mgl_glGetNamedStringivARB(mgl_context *ctx, GLint namelen, const GLchar *name, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetNamedStringivARB");
}
WEAK void mgl_glGetNextPerfQueryIdINTEL(mgl_context *ctx, GLuint queryId, GLuint *nextQueryId)
{
    mgl_unimplemented(ctx, "glGetNextPerfQueryIdINTEL");
}
WEAK void mgl_glGetObjectBufferfvATI(mgl_context *ctx, GLuint buffer, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetObjectBufferfvATI");
}
WEAK void mgl_glGetObjectBufferivATI(mgl_context *ctx, GLuint buffer, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetObjectBufferivATI");
}
WEAK void mgl_glGetObjectLabel(mgl_context *ctx, GLenum identifier, GLuint name, GLsizei bufSize, GLsizei *length, GLchar *label)
{
    mgl_unimplemented(ctx, "glGetObjectLabel");
}
WEAK void mgl_glGetObjectParameterfvARB(mgl_context *ctx, GLhandleARB obj, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetObjectParameterfvARB");
}
WEAK void mgl_glGetObjectParameterivAPPLE(mgl_context *ctx, GLenum objectType, GLuint name, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetObjectParameterivAPPLE");
}
WEAK void mgl_glGetObjectParameterivARB(mgl_context *ctx, GLhandleARB obj, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetObjectParameterivARB");
}
WEAK void mgl_glGetObjectPtrLabel(mgl_context *ctx, const void *ptr, GLsizei bufSize, GLsizei *length, GLchar *label)
{
    mgl_unimplemented(ctx, "glGetObjectPtrLabel");
}
WEAK void mgl_glGetOcclusionQueryivNV(mgl_context *ctx, GLuint id, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetOcclusionQueryivNV");
}
WEAK void mgl_glGetOcclusionQueryuivNV(mgl_context *ctx, GLuint id, GLenum pname, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetOcclusionQueryuivNV");
}
WEAK void mgl_glGetPathColorGenfvNV(mgl_context *ctx, GLenum color, GLenum pname, GLfloat *value)
{
    mgl_unimplemented(ctx, "glGetPathColorGenfvNV");
}
WEAK void mgl_glGetPathColorGenivNV(mgl_context *ctx, GLenum color, GLenum pname, GLint *value)
{
    mgl_unimplemented(ctx, "glGetPathColorGenivNV");
}
WEAK void mgl_glGetPathCommandsNV(mgl_context *ctx, GLuint path, GLubyte *commands)
{
    mgl_unimplemented(ctx, "glGetPathCommandsNV");
}
WEAK void mgl_glGetPathCoordsNV(mgl_context *ctx, GLuint path, GLfloat *coords)
{
    mgl_unimplemented(ctx, "glGetPathCoordsNV");
}
WEAK void mgl_glGetPathDashArrayNV(mgl_context *ctx, GLuint path, GLfloat *dashArray)
{
    mgl_unimplemented(ctx, "glGetPathDashArrayNV");
}
WEAK GLfloat mgl_glGetPathLengthNV(mgl_context *ctx, GLuint path, GLsizei startSegment, GLsizei numSegments)
{
    mgl_unimplemented(ctx, "glGetPathLengthNV");
    return 0;
}
WEAK void mgl_glGetPathMetricRangeNV(mgl_context *ctx, GLbitfield metricQueryMask, GLuint firstPathName, GLsizei numPaths, GLsizei stride, GLfloat *metrics)
{
    mgl_unimplemented(ctx, "glGetPathMetricRangeNV");
}
WEAK void mgl_glGetPathMetricsNV(mgl_context *ctx, GLbitfield metricQueryMask, GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLsizei stride, GLfloat *metrics)
{
    mgl_unimplemented(ctx, "glGetPathMetricsNV");
}
WEAK void mgl_glGetPathParameterfvNV(mgl_context *ctx, GLuint path, GLenum pname, GLfloat *value)
{
    mgl_unimplemented(ctx, "glGetPathParameterfvNV");
}
WEAK void mgl_glGetPathParameterivNV(mgl_context *ctx, GLuint path, GLenum pname, GLint *value)
{
    mgl_unimplemented(ctx, "glGetPathParameterivNV");
}
WEAK void mgl_glGetPathSpacingNV(mgl_context *ctx, GLenum pathListMode, GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLfloat advanceScale, GLfloat kerningScale, GLenum transformType, GLfloat *returnedSpacing)
{
    mgl_unimplemented(ctx, "glGetPathSpacingNV");
}
WEAK void mgl_glGetPathTexGenfvNV(mgl_context *ctx, GLenum texCoordSet, GLenum pname, GLfloat *value)
{
    mgl_unimplemented(ctx, "glGetPathTexGenfvNV");
}
WEAK void mgl_glGetPathTexGenivNV(mgl_context *ctx, GLenum texCoordSet, GLenum pname, GLint *value)
{
    mgl_unimplemented(ctx, "glGetPathTexGenivNV");
}
WEAK void mgl_glGetPerfCounterInfoINTEL(mgl_context *ctx, GLuint queryId, GLuint counterId, GLuint counterNameLength, GLchar *counterName, GLuint counterDescLength, GLchar *counterDesc, GLuint *counterOffset, GLuint *counterDataSize, GLuint *counterTypeEnum, GLuint *counterDataTypeEnum, GLuint64 *rawCounterMaxValue)
{
    mgl_unimplemented(ctx, "glGetPerfCounterInfoINTEL");
}
WEAK void mgl_glGetPerfMonitorCounterDataAMD(mgl_context *ctx, GLuint monitor, GLenum pname, GLsizei dataSize, GLuint *data, GLint *bytesWritten)
{
    mgl_unimplemented(ctx, "glGetPerfMonitorCounterDataAMD");
}
WEAK void mgl_glGetPerfMonitorCounterInfoAMD(mgl_context *ctx, GLuint group, GLuint counter, GLenum pname, void *data)
{
    mgl_unimplemented(ctx, "glGetPerfMonitorCounterInfoAMD");
}
WEAK void mgl_glGetPerfMonitorCounterStringAMD(mgl_context *ctx, GLuint group, GLuint counter, GLsizei bufSize, GLsizei *length, GLchar *counterString)
{
    mgl_unimplemented(ctx, "glGetPerfMonitorCounterStringAMD");
}
WEAK void mgl_glGetPerfMonitorCountersAMD(mgl_context *ctx, GLuint group, GLint *numCounters, GLint *maxActiveCounters, GLsizei counterSize, GLuint *counters)
{
    mgl_unimplemented(ctx, "glGetPerfMonitorCountersAMD");
}
WEAK void mgl_glGetPerfMonitorGroupStringAMD(mgl_context *ctx, GLuint group, GLsizei bufSize, GLsizei *length, GLchar *groupString)
{
    mgl_unimplemented(ctx, "glGetPerfMonitorGroupStringAMD");
}
WEAK void mgl_glGetPerfMonitorGroupsAMD(mgl_context *ctx, GLint *numGroups, GLsizei groupsSize, GLuint *groups)
{
    mgl_unimplemented(ctx, "glGetPerfMonitorGroupsAMD");
}
WEAK void mgl_glGetPerfQueryDataINTEL(mgl_context *ctx, GLuint queryHandle, GLuint flags, GLsizei dataSize, void *data, GLuint *bytesWritten)
{
    mgl_unimplemented(ctx, "glGetPerfQueryDataINTEL");
}
WEAK void mgl_glGetPerfQueryIdByNameINTEL(mgl_context *ctx, GLchar *queryName, GLuint *queryId)
{
    mgl_unimplemented(ctx, "glGetPerfQueryIdByNameINTEL");
}
WEAK void mgl_glGetPerfQueryInfoINTEL(mgl_context *ctx, GLuint queryId, GLuint queryNameLength, GLchar *queryName, GLuint *dataSize, GLuint *noCounters, GLuint *noInstances, GLuint *capsMask)
{
    mgl_unimplemented(ctx, "glGetPerfQueryInfoINTEL");
}
WEAK void mgl_glGetPixelMapfv(mgl_context *ctx, GLenum map, GLfloat *values)
{
    mgl_unimplemented(ctx, "glGetPixelMapfv");
}
WEAK void mgl_glGetPixelMapuiv(mgl_context *ctx, GLenum map, GLuint *values)
{
    mgl_unimplemented(ctx, "glGetPixelMapuiv");
}
WEAK void mgl_glGetPixelMapusv(mgl_context *ctx, GLenum map, GLushort *values)
{
    mgl_unimplemented(ctx, "glGetPixelMapusv");
}
WEAK void mgl_glGetPixelMapxv(mgl_context *ctx, GLenum map, GLint size, GLfixed *values)
{
    mgl_unimplemented(ctx, "glGetPixelMapxv");
}
WEAK void mgl_glGetPixelTexGenParameterfvSGIS(mgl_context *ctx, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetPixelTexGenParameterfvSGIS");
}
WEAK void mgl_glGetPixelTexGenParameterivSGIS(mgl_context *ctx, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetPixelTexGenParameterivSGIS");
}
WEAK void mgl_glGetPixelTransformParameterfvEXT(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetPixelTransformParameterfvEXT");
}
WEAK void mgl_glGetPixelTransformParameterivEXT(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetPixelTransformParameterivEXT");
}
WEAK void mgl_glGetPointerIndexedvEXT(mgl_context *ctx, GLenum target, GLuint index, void **data)
{
    mgl_unimplemented(ctx, "glGetPointerIndexedvEXT");
}
WEAK void mgl_glGetPointeri_vEXT(mgl_context *ctx, GLenum pname, GLuint index, void **params)
{
    mgl_unimplemented(ctx, "glGetPointeri_vEXT");
}
WEAK void mgl_glGetPointerv(mgl_context *ctx, GLenum pname, void **params)
{
    mgl_unimplemented(ctx, "glGetPointerv");
}
WEAK void mgl_glGetPolygonStipple(mgl_context *ctx, GLubyte *mask)
{
    mgl_unimplemented(ctx, "glGetPolygonStipple");
}
WEAK void mgl_glGetProgramBinary(mgl_context *ctx, GLuint program, GLsizei bufSize, GLsizei *length, GLenum *binaryFormat, void *binary)
{
    mgl_unimplemented(ctx, "glGetProgramBinary");
}
WEAK void mgl_glGetProgramEnvParameterIivNV(mgl_context *ctx, GLenum target, GLuint index, GLint *params)
{
    mgl_unimplemented(ctx, "glGetProgramEnvParameterIivNV");
}
WEAK void mgl_glGetProgramEnvParameterIuivNV(mgl_context *ctx, GLenum target, GLuint index, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetProgramEnvParameterIuivNV");
}
WEAK void mgl_glGetProgramEnvParameterdvARB(mgl_context *ctx, GLenum target, GLuint index, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetProgramEnvParameterdvARB");
}
WEAK void mgl_glGetProgramEnvParameterfvARB(mgl_context *ctx, GLenum target, GLuint index, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetProgramEnvParameterfvARB");
}
WEAK void mgl_glGetProgramInfoLog(mgl_context *ctx, GLuint program, GLsizei bufSize, GLsizei *length, GLchar *infoLog)
{
    mgl_unimplemented(ctx, "glGetProgramInfoLog");
}
WEAK void mgl_glGetProgramInterfaceiv(mgl_context *ctx, GLuint program, GLenum programInterface, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetProgramInterfaceiv");
}
WEAK void mgl_glGetProgramLocalParameterIivNV(mgl_context *ctx, GLenum target, GLuint index, GLint *params)
{
    mgl_unimplemented(ctx, "glGetProgramLocalParameterIivNV");
}
WEAK void mgl_glGetProgramLocalParameterIuivNV(mgl_context *ctx, GLenum target, GLuint index, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetProgramLocalParameterIuivNV");
}
WEAK void mgl_glGetProgramLocalParameterdvARB(mgl_context *ctx, GLenum target, GLuint index, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetProgramLocalParameterdvARB");
}
WEAK void mgl_glGetProgramLocalParameterfvARB(mgl_context *ctx, GLenum target, GLuint index, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetProgramLocalParameterfvARB");
}
WEAK void mgl_glGetProgramNamedParameterdvNV(mgl_context *ctx, GLuint id, GLsizei len, const GLubyte *name, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetProgramNamedParameterdvNV");
}
WEAK void mgl_glGetProgramNamedParameterfvNV(mgl_context *ctx, GLuint id, GLsizei len, const GLubyte *name, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetProgramNamedParameterfvNV");
}
WEAK void mgl_glGetProgramParameterdvNV(mgl_context *ctx, GLenum target, GLuint index, GLenum pname, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetProgramParameterdvNV");
}
WEAK void mgl_glGetProgramParameterfvNV(mgl_context *ctx, GLenum target, GLuint index, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetProgramParameterfvNV");
}
WEAK void mgl_glGetProgramPipelineInfoLog(mgl_context *ctx, GLuint pipeline, GLsizei bufSize, GLsizei *length, GLchar *infoLog)
{
    mgl_unimplemented(ctx, "glGetProgramPipelineInfoLog");
}
WEAK void mgl_glGetProgramPipelineiv(mgl_context *ctx, GLuint pipeline, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetProgramPipelineiv");
}
WEAK GLuint mgl_glGetProgramResourceIndex(mgl_context *ctx, GLuint program, GLenum programInterface, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetProgramResourceIndex");
    return 0;
}
WEAK GLint mgl_glGetProgramResourceLocation(mgl_context *ctx, GLuint program, GLenum programInterface, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetProgramResourceLocation");
    return 0;
}
WEAK GLint mgl_glGetProgramResourceLocationIndex(mgl_context *ctx, GLuint program, GLenum programInterface, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetProgramResourceLocationIndex");
    return 0;
}
WEAK void mgl_glGetProgramResourceName(mgl_context *ctx, GLuint program, GLenum programInterface, GLuint index, GLsizei bufSize, GLsizei *length, GLchar *name)
{
    mgl_unimplemented(ctx, "glGetProgramResourceName");
}
WEAK void mgl_glGetProgramResourcefvNV(mgl_context *ctx, GLuint program, GLenum programInterface, GLuint index, GLsizei propCount, const GLenum *props, GLsizei count, GLsizei *length, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetProgramResourcefvNV");
}
WEAK void mgl_glGetProgramResourceiv(mgl_context *ctx, GLuint program, GLenum programInterface, GLuint index, GLsizei propCount, const GLenum *props, GLsizei count, GLsizei *length, GLint *params)
{
    mgl_unimplemented(ctx, "glGetProgramResourceiv");
}
WEAK void mgl_glGetProgramStageiv(mgl_context *ctx, GLuint program, GLenum shadertype, GLenum pname, GLint *values)
{
    mgl_unimplemented(ctx, "glGetProgramStageiv");
}
WEAK void mgl_glGetProgramStringARB(mgl_context *ctx, GLenum target, GLenum pname, void *string)
{
    mgl_unimplemented(ctx, "glGetProgramStringARB");
}
WEAK void mgl_glGetProgramStringNV(mgl_context *ctx, GLuint id, GLenum pname, GLubyte *program)
{
    mgl_unimplemented(ctx, "glGetProgramStringNV");
}
WEAK void mgl_glGetProgramSubroutineParameteruivNV(mgl_context *ctx, GLenum target, GLuint index, GLuint *param)
{
    mgl_unimplemented(ctx, "glGetProgramSubroutineParameteruivNV");
}
WEAK void mgl_glGetProgramiv(mgl_context *ctx, GLuint program, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetProgramiv");
}
WEAK void mgl_glGetProgramivARB(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetProgramivARB");
}
WEAK void mgl_glGetProgramivNV(mgl_context *ctx, GLuint id, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetProgramivNV");
}
WEAK void mgl_glGetQueryBufferObjecti64v(mgl_context *ctx, GLuint id, GLuint buffer, GLenum pname, GLintptr offset)
{
    mgl_unimplemented(ctx, "glGetQueryBufferObjecti64v");
}
WEAK void mgl_glGetQueryBufferObjectiv(mgl_context *ctx, GLuint id, GLuint buffer, GLenum pname, GLintptr offset)
{
    mgl_unimplemented(ctx, "glGetQueryBufferObjectiv");
}
WEAK void mgl_glGetQueryBufferObjectui64v(mgl_context *ctx, GLuint id, GLuint buffer, GLenum pname, GLintptr offset)
{
    mgl_unimplemented(ctx, "glGetQueryBufferObjectui64v");
}
WEAK void mgl_glGetQueryBufferObjectuiv(mgl_context *ctx, GLuint id, GLuint buffer, GLenum pname, GLintptr offset)
{
    mgl_unimplemented(ctx, "glGetQueryBufferObjectuiv");
}
WEAK void mgl_glGetQueryIndexediv(mgl_context *ctx, GLenum target, GLuint index, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetQueryIndexediv");
}
WEAK void mgl_glGetQueryObjecti64v(mgl_context *ctx, GLuint id, GLenum pname, GLint64 *params)
{
    mgl_unimplemented(ctx, "glGetQueryObjecti64v");
}
WEAK void mgl_glGetQueryObjectiv(mgl_context *ctx, GLuint id, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetQueryObjectiv");
}
WEAK void mgl_glGetQueryObjectui64v(mgl_context *ctx, GLuint id, GLenum pname, GLuint64 *params)
{
    mgl_unimplemented(ctx, "glGetQueryObjectui64v");
}
WEAK void mgl_glGetQueryObjectuiv(mgl_context *ctx, GLuint id, GLenum pname, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetQueryObjectuiv");
}
WEAK void mgl_glGetQueryiv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetQueryiv");
}
WEAK void mgl_glGetRenderbufferParameteriv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetRenderbufferParameteriv");
}
WEAK void mgl_glGetSamplerParameterIiv(mgl_context *ctx, GLuint sampler, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetSamplerParameterIiv");
}
WEAK void mgl_glGetSamplerParameterIuiv(mgl_context *ctx, GLuint sampler, GLenum pname, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetSamplerParameterIuiv");
}
WEAK void mgl_glGetSamplerParameterfv(mgl_context *ctx, GLuint sampler, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetSamplerParameterfv");
}
WEAK void mgl_glGetSamplerParameteriv(mgl_context *ctx, GLuint sampler, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetSamplerParameteriv");
}
WEAK void mgl_glGetSemaphoreParameterivNV(mgl_context *ctx, GLuint semaphore, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetSemaphoreParameterivNV");
}
WEAK void mgl_glGetSemaphoreParameterui64vEXT(mgl_context *ctx, GLuint semaphore, GLenum pname, GLuint64 *params)
{
    mgl_unimplemented(ctx, "glGetSemaphoreParameterui64vEXT");
}
WEAK void mgl_glGetSeparableFilter(mgl_context *ctx, GLenum target, GLenum format, GLenum type, void *row, void *column, void *span)
{
    mgl_unimplemented(ctx, "glGetSeparableFilter");
}
WEAK void mgl_glGetSeparableFilterEXT(mgl_context *ctx, GLenum target, GLenum format, GLenum type, void *row, void *column, void *span)
{
    mgl_unimplemented(ctx, "glGetSeparableFilterEXT");
}
WEAK void mgl_glGetShaderInfoLog(mgl_context *ctx, GLuint shader, GLsizei bufSize, GLsizei *length, GLchar *infoLog)
{
    mgl_unimplemented(ctx, "glGetShaderInfoLog");
}
WEAK void mgl_glGetShaderPrecisionFormat(mgl_context *ctx, GLenum shadertype, GLenum precisiontype, GLint *range, GLint *precision)
{
    mgl_unimplemented(ctx, "glGetShaderPrecisionFormat");
}
WEAK void mgl_glGetShaderSource(mgl_context *ctx, GLuint shader, GLsizei bufSize, GLsizei *length, GLchar *source)
{
    mgl_unimplemented(ctx, "glGetShaderSource");
}
WEAK void mgl_glGetShaderiv(mgl_context *ctx, GLuint shader, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetShaderiv");
}
WEAK void mgl_glGetShadingRateImagePaletteNV(mgl_context *ctx, GLuint viewport, GLuint entry, GLenum *rate)
{
    mgl_unimplemented(ctx, "glGetShadingRateImagePaletteNV");
}
WEAK void mgl_glGetShadingRateSampleLocationivNV(mgl_context *ctx, GLenum rate, GLuint samples, GLuint index, GLint *location)
{
    mgl_unimplemented(ctx, "glGetShadingRateSampleLocationivNV");
}
WEAK void mgl_glGetSharpenTexFuncSGIS(mgl_context *ctx, GLenum target, GLfloat *points)
{
    mgl_unimplemented(ctx, "glGetSharpenTexFuncSGIS");
}
WEAK GLushort mgl_glGetStageIndexNV(mgl_context *ctx, GLenum shadertype)
{
    mgl_unimplemented(ctx, "glGetStageIndexNV");
    return 0;
}
WEAK const GLubyte *mgl_glGetString(mgl_context *ctx, GLenum name)
{
    mgl_unimplemented(ctx, "glGetString");
    return 0;
}
WEAK const GLubyte *mgl_glGetStringi(mgl_context *ctx, GLenum name, GLuint index)
{
    mgl_unimplemented(ctx, "glGetStringi");
    return 0;
}
WEAK GLuint mgl_glGetSubroutineIndex(mgl_context *ctx, GLuint program, GLenum shadertype, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetSubroutineIndex");
    return 0;
}
WEAK GLint mgl_glGetSubroutineUniformLocation(mgl_context *ctx, GLuint program, GLenum shadertype, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetSubroutineUniformLocation");
    return 0;
}
WEAK void mgl_glGetSynciv(mgl_context *ctx, GLsync sync, GLenum pname, GLsizei count, GLsizei *length, GLint *values)
{
    mgl_unimplemented(ctx, "glGetSynciv");
}
WEAK void mgl_glGetTexBumpParameterfvATI(mgl_context *ctx, GLenum pname, GLfloat *param)
{
    mgl_unimplemented(ctx, "glGetTexBumpParameterfvATI");
}
WEAK void mgl_glGetTexBumpParameterivATI(mgl_context *ctx, GLenum pname, GLint *param)
{
    mgl_unimplemented(ctx, "glGetTexBumpParameterivATI");
}
WEAK void mgl_glGetTexEnvfv(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetTexEnvfv");
}
WEAK void mgl_glGetTexEnviv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTexEnviv");
}
WEAK void mgl_glGetTexEnvxv(mgl_context *ctx, GLenum target, GLenum pname, GLfixed *params)
{
    mgl_unimplemented(ctx, "glGetTexEnvxv");
}
WEAK void mgl_glGetTexFilterFuncSGIS(mgl_context *ctx, GLenum target, GLenum filter, GLfloat *weights)
{
    mgl_unimplemented(ctx, "glGetTexFilterFuncSGIS");
}
WEAK void mgl_glGetTexGendv(mgl_context *ctx, GLenum coord, GLenum pname, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetTexGendv");
}
WEAK void mgl_glGetTexGenfv(mgl_context *ctx, GLenum coord, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetTexGenfv");
}
WEAK void mgl_glGetTexGeniv(mgl_context *ctx, GLenum coord, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTexGeniv");
}
WEAK void mgl_glGetTexGenxvOES(mgl_context *ctx, GLenum coord, GLenum pname, GLfixed *params)
{
    mgl_unimplemented(ctx, "glGetTexGenxvOES");
}
WEAK void mgl_glGetTexImage(mgl_context *ctx, GLenum target, GLint level, GLenum format, GLenum type, void *pixels)
{
    mgl_unimplemented(ctx, "glGetTexImage");
}
WEAK void mgl_glGetTexLevelParameterfv(mgl_context *ctx, GLenum target, GLint level, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetTexLevelParameterfv");
}
WEAK void mgl_glGetTexLevelParameteriv(mgl_context *ctx, GLenum target, GLint level, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTexLevelParameteriv");
}
WEAK void mgl_glGetTexLevelParameterxvOES(mgl_context *ctx, GLenum target, GLint level, GLenum pname, GLfixed *params)
{
    mgl_unimplemented(ctx, "glGetTexLevelParameterxvOES");
}
WEAK void mgl_glGetTexParameterIiv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTexParameterIiv");
}
WEAK void mgl_glGetTexParameterIuiv(mgl_context *ctx, GLenum target, GLenum pname, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetTexParameterIuiv");
}
WEAK void mgl_glGetTexParameterPointervAPPLE(mgl_context *ctx, GLenum target, GLenum pname, void **params)
{
    mgl_unimplemented(ctx, "glGetTexParameterPointervAPPLE");
}
WEAK void mgl_glGetTexParameterfv(mgl_context *ctx, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetTexParameterfv");
}
WEAK void mgl_glGetTexParameteriv(mgl_context *ctx, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTexParameteriv");
}
WEAK void mgl_glGetTexParameterxv(mgl_context *ctx, GLenum target, GLenum pname, GLfixed *params)
{
    mgl_unimplemented(ctx, "glGetTexParameterxv");
}
WEAK GLuint64 mgl_glGetTextureHandleARB(mgl_context *ctx, GLuint texture)
{
    mgl_unimplemented(ctx, "glGetTextureHandleARB");
    return 0;
}
WEAK GLuint64 mgl_glGetTextureHandleNV(mgl_context *ctx, GLuint texture)
{
    mgl_unimplemented(ctx, "glGetTextureHandleNV");
    return 0;
}
WEAK void mgl_glGetTextureImage(mgl_context *ctx, GLuint texture, GLint level, GLenum format, GLenum type, GLsizei bufSize, void *pixels)
{
    mgl_unimplemented(ctx, "glGetTextureImage");
}
WEAK void mgl_glGetTextureImageEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLenum format, GLenum type, void *pixels)
{
    mgl_unimplemented(ctx, "glGetTextureImageEXT");
}
WEAK void mgl_glGetTextureLevelParameterfv(mgl_context *ctx, GLuint texture, GLint level, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetTextureLevelParameterfv");
}
WEAK void mgl_glGetTextureLevelParameterfvEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetTextureLevelParameterfvEXT");
}
WEAK void mgl_glGetTextureLevelParameteriv(mgl_context *ctx, GLuint texture, GLint level, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTextureLevelParameteriv");
}
WEAK void mgl_glGetTextureLevelParameterivEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTextureLevelParameterivEXT");
}
WEAK void mgl_glGetTextureParameterIiv(mgl_context *ctx, GLuint texture, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTextureParameterIiv");
}
WEAK void mgl_glGetTextureParameterIivEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTextureParameterIivEXT");
}
WEAK void mgl_glGetTextureParameterIuiv(mgl_context *ctx, GLuint texture, GLenum pname, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetTextureParameterIuiv");
}
WEAK void mgl_glGetTextureParameterIuivEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum pname, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetTextureParameterIuivEXT");
}
WEAK void mgl_glGetTextureParameterfv(mgl_context *ctx, GLuint texture, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetTextureParameterfv");
}
WEAK void mgl_glGetTextureParameterfvEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetTextureParameterfvEXT");
}
WEAK void mgl_glGetTextureParameteriv(mgl_context *ctx, GLuint texture, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTextureParameteriv");
}
WEAK void mgl_glGetTextureParameterivEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTextureParameterivEXT");
}
WEAK GLuint64 mgl_glGetTextureSamplerHandleARB(mgl_context *ctx, GLuint texture, GLuint sampler)
{
    mgl_unimplemented(ctx, "glGetTextureSamplerHandleARB");
    return 0;
}
WEAK GLuint64 mgl_glGetTextureSamplerHandleNV(mgl_context *ctx, GLuint texture, GLuint sampler)
{
    mgl_unimplemented(ctx, "glGetTextureSamplerHandleNV");
    return 0;
}
WEAK void mgl_glGetTextureSubImage(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, GLsizei bufSize, void *pixels)
{
    mgl_unimplemented(ctx, "glGetTextureSubImage");
}
WEAK void mgl_glGetTrackMatrixivNV(mgl_context *ctx, GLenum target, GLuint address, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetTrackMatrixivNV");
}
WEAK void mgl_glGetTransformFeedbackVarying(mgl_context *ctx, GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLsizei *size, GLenum *type, GLchar *name)
{
    mgl_unimplemented(ctx, "glGetTransformFeedbackVarying");
}
WEAK void mgl_glGetTransformFeedbackVaryingNV(mgl_context *ctx, GLuint program, GLuint index, GLint *location)
{
    mgl_unimplemented(ctx, "glGetTransformFeedbackVaryingNV");
}
WEAK void mgl_glGetTransformFeedbacki64_v(mgl_context *ctx, GLuint xfb, GLenum pname, GLuint index, GLint64 *param)
{
    mgl_unimplemented(ctx, "glGetTransformFeedbacki64_v");
}
WEAK void mgl_glGetTransformFeedbacki_v(mgl_context *ctx, GLuint xfb, GLenum pname, GLuint index, GLint *param)
{
    mgl_unimplemented(ctx, "glGetTransformFeedbacki_v");
}
WEAK void mgl_glGetTransformFeedbackiv(mgl_context *ctx, GLuint xfb, GLenum pname, GLint *param)
{
    mgl_unimplemented(ctx, "glGetTransformFeedbackiv");
}
WEAK void mgl_glGetTranslatedShaderSourceANGLE(mgl_context *ctx, GLuint shader, GLsizei bufSize, GLsizei *length, GLchar *source)
{
    mgl_unimplemented(ctx, "glGetTranslatedShaderSourceANGLE");
}
WEAK GLuint mgl_glGetUniformBlockIndex(mgl_context *ctx, GLuint program, const GLchar *uniformBlockName)
{
    mgl_unimplemented(ctx, "glGetUniformBlockIndex");
    return 0;
}
WEAK GLint mgl_glGetUniformBufferSizeEXT(mgl_context *ctx, GLuint program, GLint location)
{
    mgl_unimplemented(ctx, "glGetUniformBufferSizeEXT");
    return 0;
}
WEAK void mgl_glGetUniformIndices(mgl_context *ctx, GLuint program, GLsizei uniformCount, const GLchar *const*uniformNames, GLuint *uniformIndices)
{
    mgl_unimplemented(ctx, "glGetUniformIndices");
}
WEAK GLint mgl_glGetUniformLocation(mgl_context *ctx, GLuint program, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetUniformLocation");
    return 0;
}
WEAK GLintptr mgl_glGetUniformOffsetEXT(mgl_context *ctx, GLuint program, GLint location)
{
    mgl_unimplemented(ctx, "glGetUniformOffsetEXT");
    return 0;
}
WEAK void mgl_glGetUniformSubroutineuiv(mgl_context *ctx, GLenum shadertype, GLint location, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetUniformSubroutineuiv");
}
WEAK void mgl_glGetUniformdv(mgl_context *ctx, GLuint program, GLint location, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetUniformdv");
}
WEAK void mgl_glGetUniformfv(mgl_context *ctx, GLuint program, GLint location, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetUniformfv");
}
WEAK void mgl_glGetUniformi64vARB(mgl_context *ctx, GLuint program, GLint location, GLint64 *params)
{
    mgl_unimplemented(ctx, "glGetUniformi64vARB");
}
WEAK void mgl_glGetUniformi64vNV(mgl_context *ctx, GLuint program, GLint location, GLint64EXT *params)
{
    mgl_unimplemented(ctx, "glGetUniformi64vNV");
}
WEAK void mgl_glGetUniformiv(mgl_context *ctx, GLuint program, GLint location, GLint *params)
{
    mgl_unimplemented(ctx, "glGetUniformiv");
}
WEAK void mgl_glGetUniformui64vARB(mgl_context *ctx, GLuint program, GLint location, GLuint64 *params)
{
    mgl_unimplemented(ctx, "glGetUniformui64vARB");
}
WEAK void mgl_glGetUniformui64vNV(mgl_context *ctx, GLuint program, GLint location, GLuint64EXT *params)
{
    mgl_unimplemented(ctx, "glGetUniformui64vNV");
}
WEAK void mgl_glGetUniformuiv(mgl_context *ctx, GLuint program, GLint location, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetUniformuiv");
}
WEAK void mgl_glGetUnsignedBytei_vEXT(mgl_context *ctx, GLenum target, GLuint index, GLubyte *data)
{
    mgl_unimplemented(ctx, "glGetUnsignedBytei_vEXT");
}
WEAK void mgl_glGetUnsignedBytevEXT(mgl_context *ctx, GLenum pname, GLubyte *data)
{
    mgl_unimplemented(ctx, "glGetUnsignedBytevEXT");
}
WEAK void mgl_glGetVariantArrayObjectfvATI(mgl_context *ctx, GLuint id, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetVariantArrayObjectfvATI");
}
WEAK void mgl_glGetVariantArrayObjectivATI(mgl_context *ctx, GLuint id, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetVariantArrayObjectivATI");
}
WEAK void mgl_glGetVariantBooleanvEXT(mgl_context *ctx, GLuint id, GLenum value, GLboolean *data)
{
    mgl_unimplemented(ctx, "glGetVariantBooleanvEXT");
}
WEAK void mgl_glGetVariantFloatvEXT(mgl_context *ctx, GLuint id, GLenum value, GLfloat *data)
{
    mgl_unimplemented(ctx, "glGetVariantFloatvEXT");
}
WEAK void mgl_glGetVariantIntegervEXT(mgl_context *ctx, GLuint id, GLenum value, GLint *data)
{
    mgl_unimplemented(ctx, "glGetVariantIntegervEXT");
}
WEAK void mgl_glGetVariantPointervEXT(mgl_context *ctx, GLuint id, GLenum value, void **data)
{
    mgl_unimplemented(ctx, "glGetVariantPointervEXT");
}
WEAK GLint mgl_glGetVaryingLocationNV(mgl_context *ctx, GLuint program, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetVaryingLocationNV");
    return 0;
}
WEAK void mgl_glGetVertexArrayIndexed64iv(mgl_context *ctx, GLuint vaobj, GLuint index, GLenum pname, GLint64 *param)
{
    mgl_unimplemented(ctx, "glGetVertexArrayIndexed64iv");
}
WEAK void mgl_glGetVertexArrayIndexediv(mgl_context *ctx, GLuint vaobj, GLuint index, GLenum pname, GLint *param)
{
    mgl_unimplemented(ctx, "glGetVertexArrayIndexediv");
}
WEAK void mgl_glGetVertexArrayIntegeri_vEXT(mgl_context *ctx, GLuint vaobj, GLuint index, GLenum pname, GLint *param)
{
    mgl_unimplemented(ctx, "glGetVertexArrayIntegeri_vEXT");
}
WEAK void mgl_glGetVertexArrayIntegervEXT(mgl_context *ctx, GLuint vaobj, GLenum pname, GLint *param)
{
    mgl_unimplemented(ctx, "glGetVertexArrayIntegervEXT");
}
WEAK void mgl_glGetVertexArrayPointeri_vEXT(mgl_context *ctx, GLuint vaobj, GLuint index, GLenum pname, void **param)
{
    mgl_unimplemented(ctx, "glGetVertexArrayPointeri_vEXT");
}
WEAK void mgl_glGetVertexArrayPointervEXT(mgl_context *ctx, GLuint vaobj, GLenum pname, void **param)
{
    mgl_unimplemented(ctx, "glGetVertexArrayPointervEXT");
}
WEAK void mgl_glGetVertexArrayiv(mgl_context *ctx, GLuint vaobj, GLenum pname, GLint *param)
{
    mgl_unimplemented(ctx, "glGetVertexArrayiv");
}
WEAK void mgl_glGetVertexAttribArrayObjectfvATI(mgl_context *ctx, GLuint index, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribArrayObjectfvATI");
}
WEAK void mgl_glGetVertexAttribArrayObjectivATI(mgl_context *ctx, GLuint index, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribArrayObjectivATI");
}
WEAK void mgl_glGetVertexAttribIiv(mgl_context *ctx, GLuint index, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribIiv");
}
WEAK void mgl_glGetVertexAttribIuiv(mgl_context *ctx, GLuint index, GLenum pname, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribIuiv");
}
WEAK void mgl_glGetVertexAttribLdv(mgl_context *ctx, GLuint index, GLenum pname, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribLdv");
}
WEAK void mgl_glGetVertexAttribLi64vNV(mgl_context *ctx, GLuint index, GLenum pname, GLint64EXT *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribLi64vNV");
}
WEAK void mgl_glGetVertexAttribLui64vARB(mgl_context *ctx, GLuint index, GLenum pname, GLuint64EXT *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribLui64vARB");
}
WEAK void mgl_glGetVertexAttribLui64vNV(mgl_context *ctx, GLuint index, GLenum pname, GLuint64EXT *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribLui64vNV");
}
WEAK void mgl_glGetVertexAttribPointerv(mgl_context *ctx, GLuint index, GLenum pname, void **pointer)
{
    mgl_unimplemented(ctx, "glGetVertexAttribPointerv");
}
WEAK void mgl_glGetVertexAttribdv(mgl_context *ctx, GLuint index, GLenum pname, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribdv");
}
WEAK void mgl_glGetVertexAttribfv(mgl_context *ctx, GLuint index, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribfv");
}
WEAK void mgl_glGetVertexAttribiv(mgl_context *ctx, GLuint index, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetVertexAttribiv");
}
WEAK void mgl_glGetVideoCaptureStreamdvNV(mgl_context *ctx, GLuint video_capture_slot, GLuint stream, GLenum pname, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetVideoCaptureStreamdvNV");
}
WEAK void mgl_glGetVideoCaptureStreamfvNV(mgl_context *ctx, GLuint video_capture_slot, GLuint stream, GLenum pname, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetVideoCaptureStreamfvNV");
}
WEAK void mgl_glGetVideoCaptureStreamivNV(mgl_context *ctx, GLuint video_capture_slot, GLuint stream, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetVideoCaptureStreamivNV");
}
WEAK void mgl_glGetVideoCaptureivNV(mgl_context *ctx, GLuint video_capture_slot, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetVideoCaptureivNV");
}
WEAK void mgl_glGetVideoi64vNV(mgl_context *ctx, GLuint video_slot, GLenum pname, GLint64EXT *params)
{
    mgl_unimplemented(ctx, "glGetVideoi64vNV");
}
WEAK void mgl_glGetVideoivNV(mgl_context *ctx, GLuint video_slot, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glGetVideoivNV");
}
WEAK void mgl_glGetVideoui64vNV(mgl_context *ctx, GLuint video_slot, GLenum pname, GLuint64EXT *params)
{
    mgl_unimplemented(ctx, "glGetVideoui64vNV");
}
WEAK void mgl_glGetVideouivNV(mgl_context *ctx, GLuint video_slot, GLenum pname, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetVideouivNV");
}
WEAK GLVULKANPROCNV mgl_glGetVkProcAddrNV(mgl_context *ctx, const GLchar *name)
{
    mgl_unimplemented(ctx, "glGetVkProcAddrNV");
    return 0;
}
WEAK void mgl_glGetnColorTable(mgl_context *ctx, GLenum target, GLenum format, GLenum type, GLsizei bufSize, void *table)
{
    mgl_unimplemented(ctx, "glGetnColorTable");
}
WEAK void mgl_glGetnCompressedTexImage(mgl_context *ctx, GLenum target, GLint lod, GLsizei bufSize, void *pixels)
{
    mgl_unimplemented(ctx, "glGetnCompressedTexImage");
}
WEAK void mgl_glGetnConvolutionFilter(mgl_context *ctx, GLenum target, GLenum format, GLenum type, GLsizei bufSize, void *image)
{
    mgl_unimplemented(ctx, "glGetnConvolutionFilter");
}
WEAK void mgl_glGetnHistogram(mgl_context *ctx, GLenum target, GLboolean reset, GLenum format, GLenum type, GLsizei bufSize, void *values)
{
    mgl_unimplemented(ctx, "glGetnHistogram");
}
WEAK void mgl_glGetnMapdv(mgl_context *ctx, GLenum target, GLenum query, GLsizei bufSize, GLdouble *v)
{
    mgl_unimplemented(ctx, "glGetnMapdv");
}
WEAK void mgl_glGetnMapfv(mgl_context *ctx, GLenum target, GLenum query, GLsizei bufSize, GLfloat *v)
{
    mgl_unimplemented(ctx, "glGetnMapfv");
}
WEAK void mgl_glGetnMapiv(mgl_context *ctx, GLenum target, GLenum query, GLsizei bufSize, GLint *v)
{
    mgl_unimplemented(ctx, "glGetnMapiv");
}
WEAK void mgl_glGetnMinmax(mgl_context *ctx, GLenum target, GLboolean reset, GLenum format, GLenum type, GLsizei bufSize, void *values)
{
    mgl_unimplemented(ctx, "glGetnMinmax");
}
WEAK void mgl_glGetnPixelMapfv(mgl_context *ctx, GLenum map, GLsizei bufSize, GLfloat *values)
{
    mgl_unimplemented(ctx, "glGetnPixelMapfv");
}
WEAK void mgl_glGetnPixelMapuiv(mgl_context *ctx, GLenum map, GLsizei bufSize, GLuint *values)
{
    mgl_unimplemented(ctx, "glGetnPixelMapuiv");
}
WEAK void mgl_glGetnPixelMapusv(mgl_context *ctx, GLenum map, GLsizei bufSize, GLushort *values)
{
    mgl_unimplemented(ctx, "glGetnPixelMapusv");
}
WEAK void mgl_glGetnPolygonStipple(mgl_context *ctx, GLsizei bufSize, GLubyte *pattern)
{
    mgl_unimplemented(ctx, "glGetnPolygonStipple");
}
WEAK void mgl_glGetnSeparableFilter(mgl_context *ctx, GLenum target, GLenum format, GLenum type, GLsizei rowBufSize, void *row, GLsizei columnBufSize, void *column, void *span)
{
    mgl_unimplemented(ctx, "glGetnSeparableFilter");
}
WEAK void mgl_glGetnTexImage(mgl_context *ctx, GLenum target, GLint level, GLenum format, GLenum type, GLsizei bufSize, void *pixels)
{
    mgl_unimplemented(ctx, "glGetnTexImage");
}
WEAK void mgl_glGetnUniformdv(mgl_context *ctx, GLuint program, GLint location, GLsizei bufSize, GLdouble *params)
{
    mgl_unimplemented(ctx, "glGetnUniformdv");
}
WEAK void mgl_glGetnUniformfv(mgl_context *ctx, GLuint program, GLint location, GLsizei bufSize, GLfloat *params)
{
    mgl_unimplemented(ctx, "glGetnUniformfv");
}
WEAK void mgl_glGetnUniformi64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei bufSize, GLint64 *params)
{
    mgl_unimplemented(ctx, "glGetnUniformi64vARB");
}
WEAK void mgl_glGetnUniformiv(mgl_context *ctx, GLuint program, GLint location, GLsizei bufSize, GLint *params)
{
    mgl_unimplemented(ctx, "glGetnUniformiv");
}
WEAK void mgl_glGetnUniformui64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei bufSize, GLuint64 *params)
{
    mgl_unimplemented(ctx, "glGetnUniformui64vARB");
}
WEAK void mgl_glGetnUniformuiv(mgl_context *ctx, GLuint program, GLint location, GLsizei bufSize, GLuint *params)
{
    mgl_unimplemented(ctx, "glGetnUniformuiv");
}
WEAK void mgl_glGlobalAlphaFactorbSUN(mgl_context *ctx, GLbyte factor)
{
    mgl_unimplemented(ctx, "glGlobalAlphaFactorbSUN");
}
WEAK void mgl_glGlobalAlphaFactordSUN(mgl_context *ctx, GLdouble factor)
{
    mgl_unimplemented(ctx, "glGlobalAlphaFactordSUN");
}
WEAK void mgl_glGlobalAlphaFactorfSUN(mgl_context *ctx, GLfloat factor)
{
    mgl_unimplemented(ctx, "glGlobalAlphaFactorfSUN");
}
WEAK void mgl_glGlobalAlphaFactoriSUN(mgl_context *ctx, GLint factor)
{
    mgl_unimplemented(ctx, "glGlobalAlphaFactoriSUN");
}
WEAK void mgl_glGlobalAlphaFactorsSUN(mgl_context *ctx, GLshort factor)
{
    mgl_unimplemented(ctx, "glGlobalAlphaFactorsSUN");
}
WEAK void mgl_glGlobalAlphaFactorubSUN(mgl_context *ctx, GLubyte factor)
{
    mgl_unimplemented(ctx, "glGlobalAlphaFactorubSUN");
}
WEAK void mgl_glGlobalAlphaFactoruiSUN(mgl_context *ctx, GLuint factor)
{
    mgl_unimplemented(ctx, "glGlobalAlphaFactoruiSUN");
}
WEAK void mgl_glGlobalAlphaFactorusSUN(mgl_context *ctx, GLushort factor)
{
    mgl_unimplemented(ctx, "glGlobalAlphaFactorusSUN");
}
WEAK void mgl_glHint(mgl_context *ctx, GLenum target, GLenum mode)
{
    mgl_unimplemented(ctx, "glHint");
}
WEAK void mgl_glHintPGI(mgl_context *ctx, GLenum target, GLint mode)
{
    mgl_unimplemented(ctx, "glHintPGI");
}
WEAK void mgl_glHistogram(mgl_context *ctx, GLenum target, GLsizei width, GLenum internalformat, GLboolean sink)
{
    mgl_unimplemented(ctx, "glHistogram");
}
WEAK void mgl_glIglooInterfaceSGIX(mgl_context *ctx, GLenum pname, const void *params)
{
    mgl_unimplemented(ctx, "glIglooInterfaceSGIX");
}
WEAK void mgl_glImageTransformParameterfHP(mgl_context *ctx, GLenum target, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glImageTransformParameterfHP");
}
WEAK void mgl_glImageTransformParameterfvHP(mgl_context *ctx, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glImageTransformParameterfvHP");
}
WEAK void mgl_glImageTransformParameteriHP(mgl_context *ctx, GLenum target, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glImageTransformParameteriHP");
}
WEAK void mgl_glImageTransformParameterivHP(mgl_context *ctx, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glImageTransformParameterivHP");
}
WEAK void mgl_glImportMemoryFdEXT(mgl_context *ctx, GLuint memory, GLuint64 size, GLenum handleType, GLint fd)
{
    mgl_unimplemented(ctx, "glImportMemoryFdEXT");
}
WEAK void mgl_glImportMemoryWin32HandleEXT(mgl_context *ctx, GLuint memory, GLuint64 size, GLenum handleType, void *handle)
{
    mgl_unimplemented(ctx, "glImportMemoryWin32HandleEXT");
}
WEAK void mgl_glImportMemoryWin32NameEXT(mgl_context *ctx, GLuint memory, GLuint64 size, GLenum handleType, const void *name)
{
    mgl_unimplemented(ctx, "glImportMemoryWin32NameEXT");
}
WEAK void mgl_glImportSemaphoreFdEXT(mgl_context *ctx, GLuint semaphore, GLenum handleType, GLint fd)
{
    mgl_unimplemented(ctx, "glImportSemaphoreFdEXT");
}
WEAK void mgl_glImportSemaphoreWin32HandleEXT(mgl_context *ctx, GLuint semaphore, GLenum handleType, void *handle)
{
    mgl_unimplemented(ctx, "glImportSemaphoreWin32HandleEXT");
}
WEAK void mgl_glImportSemaphoreWin32NameEXT(mgl_context *ctx, GLuint semaphore, GLenum handleType, const void *name)
{
    mgl_unimplemented(ctx, "glImportSemaphoreWin32NameEXT");
}
WEAK GLsync mgl_glImportSyncEXT(mgl_context *ctx, GLenum external_sync_type, GLintptr external_sync, GLbitfield flags)
{
    mgl_unimplemented(ctx, "glImportSyncEXT");
    return 0;
}
WEAK void mgl_glIndexFormatNV(mgl_context *ctx, GLenum type, GLsizei stride)
{
    mgl_unimplemented(ctx, "glIndexFormatNV");
}
WEAK void mgl_glIndexFuncEXT(mgl_context *ctx, GLenum func, GLclampf ref)
{
    mgl_unimplemented(ctx, "glIndexFuncEXT");
}
WEAK void mgl_glIndexMask(mgl_context *ctx, GLuint mask)
{
    mgl_unimplemented(ctx, "glIndexMask");
}
WEAK void mgl_glIndexMaterialEXT(mgl_context *ctx, GLenum face, GLenum mode)
{
    mgl_unimplemented(ctx, "glIndexMaterialEXT");
}
WEAK void mgl_glIndexPointer(mgl_context *ctx, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glIndexPointer");
}
WEAK void mgl_glIndexPointerEXT(mgl_context *ctx, GLenum type, GLsizei stride, GLsizei count, const void *pointer)
{
    mgl_unimplemented(ctx, "glIndexPointerEXT");
}
WEAK void mgl_glIndexPointerListIBM(mgl_context *ctx, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_unimplemented(ctx, "glIndexPointerListIBM");
}
WEAK void mgl_glIndexd(mgl_context *ctx, GLdouble c)
{
    mgl_unimplemented(ctx, "glIndexd");
}
WEAK void mgl_glIndexdv(mgl_context *ctx, const GLdouble *c)
{
    mgl_unimplemented(ctx, "glIndexdv");
}
WEAK void mgl_glIndexf(mgl_context *ctx, GLfloat c)
{
    mgl_unimplemented(ctx, "glIndexf");
}
WEAK void mgl_glIndexfv(mgl_context *ctx, const GLfloat *c)
{
    mgl_unimplemented(ctx, "glIndexfv");
}
WEAK void mgl_glIndexi(mgl_context *ctx, GLint c)
{
    mgl_unimplemented(ctx, "glIndexi");
}
WEAK void mgl_glIndexiv(mgl_context *ctx, const GLint *c)
{
    mgl_unimplemented(ctx, "glIndexiv");
}
WEAK void mgl_glIndexs(mgl_context *ctx, GLshort c)
{
    mgl_unimplemented(ctx, "glIndexs");
}
WEAK void mgl_glIndexsv(mgl_context *ctx, const GLshort *c)
{
    mgl_unimplemented(ctx, "glIndexsv");
}
WEAK void mgl_glIndexub(mgl_context *ctx, GLubyte c)
{
    mgl_unimplemented(ctx, "glIndexub");
}
WEAK void mgl_glIndexubv(mgl_context *ctx, const GLubyte *c)
{
    mgl_unimplemented(ctx, "glIndexubv");
}
WEAK void mgl_glIndexxOES(mgl_context *ctx, GLfixed component)
{
    mgl_unimplemented(ctx, "glIndexxOES");
}
WEAK void mgl_glIndexxvOES(mgl_context *ctx, const GLfixed *component)
{
    mgl_unimplemented(ctx, "glIndexxvOES");
}
WEAK void mgl_glInitNames(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glInitNames");
}
WEAK void mgl_glInsertComponentEXT(mgl_context *ctx, GLuint res, GLuint src, GLuint num)
{
    mgl_unimplemented(ctx, "glInsertComponentEXT");
}
WEAK void mgl_glInsertEventMarkerEXT(mgl_context *ctx, GLsizei length, const GLchar *marker)
{
    mgl_unimplemented(ctx, "glInsertEventMarkerEXT");
}
WEAK void mgl_glInstrumentsBufferSGIX(mgl_context *ctx, GLsizei size, GLint *buffer)
{
    mgl_unimplemented(ctx, "glInstrumentsBufferSGIX");
}
WEAK void mgl_glInterleavedArrays(mgl_context *ctx, GLenum format, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glInterleavedArrays");
}
WEAK void mgl_glInterpolatePathsNV(mgl_context *ctx, GLuint resultPath, GLuint pathA, GLuint pathB, GLfloat weight)
{
    mgl_unimplemented(ctx, "glInterpolatePathsNV");
}
WEAK void mgl_glInvalidateBufferData(mgl_context *ctx, GLuint buffer)
{
    mgl_unimplemented(ctx, "glInvalidateBufferData");
}
WEAK void mgl_glInvalidateBufferSubData(mgl_context *ctx, GLuint buffer, GLintptr offset, GLsizeiptr length)
{
    mgl_unimplemented(ctx, "glInvalidateBufferSubData");
}
WEAK void mgl_glInvalidateFramebuffer(mgl_context *ctx, GLenum target, GLsizei numAttachments, const GLenum *attachments)
{
    mgl_unimplemented(ctx, "glInvalidateFramebuffer");
}
WEAK void mgl_glInvalidateNamedFramebufferData(mgl_context *ctx, GLuint framebuffer, GLsizei numAttachments, const GLenum *attachments)
{
    mgl_unimplemented(ctx, "glInvalidateNamedFramebufferData");
}
WEAK void mgl_glInvalidateNamedFramebufferSubData(mgl_context *ctx, GLuint framebuffer, GLsizei numAttachments, const GLenum *attachments, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glInvalidateNamedFramebufferSubData");
}
WEAK void mgl_glInvalidateSubFramebuffer(mgl_context *ctx, GLenum target, GLsizei numAttachments, const GLenum *attachments, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glInvalidateSubFramebuffer");
}
WEAK void mgl_glInvalidateTexImage(mgl_context *ctx, GLuint texture, GLint level)
{
    mgl_unimplemented(ctx, "glInvalidateTexImage");
}
WEAK void mgl_glInvalidateTexSubImage(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_unimplemented(ctx, "glInvalidateTexSubImage");
}
WEAK GLboolean mgl_glIsAsyncMarkerSGIX(mgl_context *ctx, GLuint marker)
{
    mgl_unimplemented(ctx, "glIsAsyncMarkerSGIX");
    return 0;
}
WEAK GLboolean mgl_glIsBuffer(mgl_context *ctx, GLuint buffer)
{
    mgl_unimplemented(ctx, "glIsBuffer");
    return 0;
}
WEAK GLboolean mgl_glIsBufferResidentNV(mgl_context *ctx, GLenum target)
{
    mgl_unimplemented(ctx, "glIsBufferResidentNV");
    return 0;
}
WEAK GLboolean mgl_glIsCommandListNV(mgl_context *ctx, GLuint list)
{
    mgl_unimplemented(ctx, "glIsCommandListNV");
    return 0;
}
WEAK GLboolean mgl_glIsEnabled(mgl_context *ctx, GLenum cap)
{
    mgl_unimplemented(ctx, "glIsEnabled");
    return 0;
}
WEAK GLboolean mgl_glIsEnabledi(mgl_context *ctx, GLenum target, GLuint index)
{
    mgl_unimplemented(ctx, "glIsEnabledi");
    return 0;
}
WEAK GLboolean mgl_glIsFenceAPPLE(mgl_context *ctx, GLuint fence)
{
    mgl_unimplemented(ctx, "glIsFenceAPPLE");
    return 0;
}
WEAK GLboolean mgl_glIsFenceNV(mgl_context *ctx, GLuint fence)
{
    mgl_unimplemented(ctx, "glIsFenceNV");
    return 0;
}
WEAK GLboolean mgl_glIsFramebuffer(mgl_context *ctx, GLuint framebuffer)
{
    mgl_unimplemented(ctx, "glIsFramebuffer");
    return 0;
}
WEAK GLboolean mgl_glIsImageHandleResidentARB(mgl_context *ctx, GLuint64 handle)
{
    mgl_unimplemented(ctx, "glIsImageHandleResidentARB");
    return 0;
}
WEAK GLboolean mgl_glIsImageHandleResidentNV(mgl_context *ctx, GLuint64 handle)
{
    mgl_unimplemented(ctx, "glIsImageHandleResidentNV");
    return 0;
}
WEAK GLboolean mgl_glIsList(mgl_context *ctx, GLuint list)
{
    mgl_unimplemented(ctx, "glIsList");
    return 0;
}
WEAK GLboolean mgl_glIsMemoryObjectEXT(mgl_context *ctx, GLuint memoryObject)
{
    mgl_unimplemented(ctx, "glIsMemoryObjectEXT");
    return 0;
}
WEAK GLboolean mgl_glIsNameAMD(mgl_context *ctx, GLenum identifier, GLuint name)
{
    mgl_unimplemented(ctx, "glIsNameAMD");
    return 0;
}
WEAK GLboolean mgl_glIsNamedBufferResidentNV(mgl_context *ctx, GLuint buffer)
{
    mgl_unimplemented(ctx, "glIsNamedBufferResidentNV");
    return 0;
}
WEAK GLboolean mgl_glIsNamedStringARB(mgl_context *ctx, GLint namelen, const GLchar *name)
{
    mgl_unimplemented(ctx, "glIsNamedStringARB");
    return 0;
}
WEAK GLboolean mgl_glIsObjectBufferATI(mgl_context *ctx, GLuint buffer)
{
    mgl_unimplemented(ctx, "glIsObjectBufferATI");
    return 0;
}
WEAK GLboolean mgl_glIsOcclusionQueryNV(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glIsOcclusionQueryNV");
    return 0;
}
WEAK GLboolean mgl_glIsPathNV(mgl_context *ctx, GLuint path)
{
    mgl_unimplemented(ctx, "glIsPathNV");
    return 0;
}
WEAK GLboolean mgl_glIsPointInFillPathNV(mgl_context *ctx, GLuint path, GLuint mask, GLfloat x, GLfloat y)
{
    mgl_unimplemented(ctx, "glIsPointInFillPathNV");
    return 0;
}
WEAK GLboolean mgl_glIsPointInStrokePathNV(mgl_context *ctx, GLuint path, GLfloat x, GLfloat y)
{
    mgl_unimplemented(ctx, "glIsPointInStrokePathNV");
    return 0;
}
WEAK GLboolean mgl_glIsProgram(mgl_context *ctx, GLuint program)
{
    mgl_unimplemented(ctx, "glIsProgram");
    return 0;
}
WEAK GLboolean mgl_glIsProgramARB(mgl_context *ctx, GLuint program)
{
    mgl_unimplemented(ctx, "glIsProgramARB");
    return 0;
}
WEAK GLboolean mgl_glIsProgramPipeline(mgl_context *ctx, GLuint pipeline)
{
    mgl_unimplemented(ctx, "glIsProgramPipeline");
    return 0;
}
WEAK GLboolean mgl_glIsQuery(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glIsQuery");
    return 0;
}
WEAK GLboolean mgl_glIsRenderbuffer(mgl_context *ctx, GLuint renderbuffer)
{
    mgl_unimplemented(ctx, "glIsRenderbuffer");
    return 0;
}
WEAK GLboolean mgl_glIsSampler(mgl_context *ctx, GLuint sampler)
{
    mgl_unimplemented(ctx, "glIsSampler");
    return 0;
}
WEAK GLboolean mgl_glIsSemaphoreEXT(mgl_context *ctx, GLuint semaphore)
{
    mgl_unimplemented(ctx, "glIsSemaphoreEXT");
    return 0;
}
WEAK GLboolean mgl_glIsShader(mgl_context *ctx, GLuint shader)
{
    mgl_unimplemented(ctx, "glIsShader");
    return 0;
}
WEAK GLboolean mgl_glIsStateNV(mgl_context *ctx, GLuint state)
{
    mgl_unimplemented(ctx, "glIsStateNV");
    return 0;
}
WEAK GLboolean mgl_glIsSync(mgl_context *ctx, GLsync sync)
{
    mgl_unimplemented(ctx, "glIsSync");
    return 0;
}
WEAK GLboolean mgl_glIsTexture(mgl_context *ctx, GLuint texture)
{
    mgl_unimplemented(ctx, "glIsTexture");
    return 0;
}
WEAK GLboolean mgl_glIsTextureHandleResidentARB(mgl_context *ctx, GLuint64 handle)
{
    mgl_unimplemented(ctx, "glIsTextureHandleResidentARB");
    return 0;
}
WEAK GLboolean mgl_glIsTextureHandleResidentNV(mgl_context *ctx, GLuint64 handle)
{
    mgl_unimplemented(ctx, "glIsTextureHandleResidentNV");
    return 0;
}
WEAK GLboolean mgl_glIsTransformFeedback(mgl_context *ctx, GLuint id)
{
    mgl_unimplemented(ctx, "glIsTransformFeedback");
    return 0;
}
WEAK GLboolean mgl_glIsVariantEnabledEXT(mgl_context *ctx, GLuint id, GLenum cap)
{
    mgl_unimplemented(ctx, "glIsVariantEnabledEXT");
    return 0;
}
WEAK GLboolean mgl_glIsVertexArray(mgl_context *ctx, GLuint array)
{
    mgl_unimplemented(ctx, "glIsVertexArray");
    return 0;
}
WEAK GLboolean mgl_glIsVertexAttribEnabledAPPLE(mgl_context *ctx, GLuint index, GLenum pname)
{
    mgl_unimplemented(ctx, "glIsVertexAttribEnabledAPPLE");
    return 0;
}
WEAK void mgl_glLGPUCopyImageSubDataNVX(mgl_context *ctx, GLuint sourceGpu, GLbitfield destinationGpuMask, GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srxY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_unimplemented(ctx, "glLGPUCopyImageSubDataNVX");
}
WEAK void mgl_glLGPUInterlockNVX(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glLGPUInterlockNVX");
}
WEAK void mgl_glLGPUNamedBufferSubDataNVX(mgl_context *ctx, GLbitfield gpuMask, GLuint buffer, GLintptr offset, GLsizeiptr size, const void *data)
{
    mgl_unimplemented(ctx, "glLGPUNamedBufferSubDataNVX");
}
WEAK void mgl_glLabelObjectEXT(mgl_context *ctx, GLenum type, GLuint object, GLsizei length, const GLchar *label)
{
    mgl_unimplemented(ctx, "glLabelObjectEXT");
}
WEAK void mgl_glLightEnviSGIX(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glLightEnviSGIX");
}
WEAK void mgl_glLightModelf(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glLightModelf");
}
WEAK void mgl_glLightModelfv(mgl_context *ctx, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glLightModelfv");
}
WEAK void mgl_glLightModeli(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glLightModeli");
}
WEAK void mgl_glLightModeliv(mgl_context *ctx, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glLightModeliv");
}
WEAK void mgl_glLightModelx(mgl_context *ctx, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glLightModelx");
}
WEAK void mgl_glLightModelxv(mgl_context *ctx, GLenum pname, const GLfixed *param)
{
    mgl_unimplemented(ctx, "glLightModelxv");
}
WEAK void mgl_glLightf(mgl_context *ctx, GLenum light, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glLightf");
}
WEAK void mgl_glLightfv(mgl_context *ctx, GLenum light, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glLightfv");
}
WEAK void mgl_glLighti(mgl_context *ctx, GLenum light, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glLighti");
}
WEAK void mgl_glLightiv(mgl_context *ctx, GLenum light, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glLightiv");
}
WEAK void mgl_glLightx(mgl_context *ctx, GLenum light, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glLightx");
}
WEAK void mgl_glLightxv(mgl_context *ctx, GLenum light, GLenum pname, const GLfixed *params)
{
    mgl_unimplemented(ctx, "glLightxv");
}
WEAK void mgl_glLineStipple(mgl_context *ctx, GLint factor, GLushort pattern)
{
    mgl_unimplemented(ctx, "glLineStipple");
}
WEAK void mgl_glLineWidth(mgl_context *ctx, GLfloat width)
{
    mgl_unimplemented(ctx, "glLineWidth");
}
WEAK void mgl_glLineWidthx(mgl_context *ctx, GLfixed width)
{
    mgl_unimplemented(ctx, "glLineWidthx");
}
WEAK void mgl_glLinkProgram(mgl_context *ctx, GLuint program)
{
    mgl_unimplemented(ctx, "glLinkProgram");
}
WEAK void mgl_glListBase(mgl_context *ctx, GLuint base)
{
    mgl_unimplemented(ctx, "glListBase");
}
WEAK void mgl_glListDrawCommandsStatesClientNV(mgl_context *ctx, GLuint list, GLuint segment, const void **indirects, const GLsizei *sizes, const GLuint *states, const GLuint *fbos, GLuint count)
{
    mgl_unimplemented(ctx, "glListDrawCommandsStatesClientNV");
}
WEAK void mgl_glListParameterfSGIX(mgl_context *ctx, GLuint list, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glListParameterfSGIX");
}
WEAK void mgl_glListParameterfvSGIX(mgl_context *ctx, GLuint list, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glListParameterfvSGIX");
}
WEAK void mgl_glListParameteriSGIX(mgl_context *ctx, GLuint list, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glListParameteriSGIX");
}
WEAK void mgl_glListParameterivSGIX(mgl_context *ctx, GLuint list, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glListParameterivSGIX");
}
WEAK void mgl_glLoadIdentity(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glLoadIdentity");
}
WEAK void mgl_glLoadIdentityDeformationMapSGIX(mgl_context *ctx, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glLoadIdentityDeformationMapSGIX");
}
WEAK void mgl_glLoadMatrixd(mgl_context *ctx, const GLdouble *m)
{
    mgl_unimplemented(ctx, "glLoadMatrixd");
}
WEAK void mgl_glLoadMatrixf(mgl_context *ctx, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glLoadMatrixf");
}
WEAK void mgl_glLoadMatrixx(mgl_context *ctx, const GLfixed *m)
{
    mgl_unimplemented(ctx, "glLoadMatrixx");
}
WEAK void mgl_glLoadName(mgl_context *ctx, GLuint name)
{
    mgl_unimplemented(ctx, "glLoadName");
}
WEAK void mgl_glLoadPaletteFromModelViewMatrixOES(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glLoadPaletteFromModelViewMatrixOES");
}
WEAK void mgl_glLoadProgramNV(mgl_context *ctx, GLenum target, GLuint id, GLsizei len, const GLubyte *program)
{
    mgl_unimplemented(ctx, "glLoadProgramNV");
}
WEAK void mgl_glLoadTransposeMatrixd(mgl_context *ctx, const GLdouble *m)
{
    mgl_unimplemented(ctx, "glLoadTransposeMatrixd");
}
WEAK void mgl_glLoadTransposeMatrixf(mgl_context *ctx, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glLoadTransposeMatrixf");
}
WEAK void mgl_glLoadTransposeMatrixxOES(mgl_context *ctx, const GLfixed *m)
{
    mgl_unimplemented(ctx, "glLoadTransposeMatrixxOES");
}
WEAK void mgl_glLockArraysEXT(mgl_context *ctx, GLint first, GLsizei count)
{
    mgl_unimplemented(ctx, "glLockArraysEXT");
}
WEAK void mgl_glLogicOp(mgl_context *ctx, GLenum opcode)
{
    mgl_unimplemented(ctx, "glLogicOp");
}
WEAK void mgl_glMakeBufferNonResidentNV(mgl_context *ctx, GLenum target)
{
    mgl_unimplemented(ctx, "glMakeBufferNonResidentNV");
}
WEAK void mgl_glMakeBufferResidentNV(mgl_context *ctx, GLenum target, GLenum access)
{
    mgl_unimplemented(ctx, "glMakeBufferResidentNV");
}
WEAK void mgl_glMakeImageHandleNonResidentARB(mgl_context *ctx, GLuint64 handle)
{
    mgl_unimplemented(ctx, "glMakeImageHandleNonResidentARB");
}
WEAK void mgl_glMakeImageHandleNonResidentNV(mgl_context *ctx, GLuint64 handle)
{
    mgl_unimplemented(ctx, "glMakeImageHandleNonResidentNV");
}
WEAK void mgl_glMakeImageHandleResidentARB(mgl_context *ctx, GLuint64 handle, GLenum access)
{
    mgl_unimplemented(ctx, "glMakeImageHandleResidentARB");
}
WEAK void mgl_glMakeImageHandleResidentNV(mgl_context *ctx, GLuint64 handle, GLenum access)
{
    mgl_unimplemented(ctx, "glMakeImageHandleResidentNV");
}
WEAK void mgl_glMakeNamedBufferNonResidentNV(mgl_context *ctx, GLuint buffer)
{
    mgl_unimplemented(ctx, "glMakeNamedBufferNonResidentNV");
}
WEAK void mgl_glMakeNamedBufferResidentNV(mgl_context *ctx, GLuint buffer, GLenum access)
{
    mgl_unimplemented(ctx, "glMakeNamedBufferResidentNV");
}
WEAK void mgl_glMakeTextureHandleNonResidentARB(mgl_context *ctx, GLuint64 handle)
{
    mgl_unimplemented(ctx, "glMakeTextureHandleNonResidentARB");
}
WEAK void mgl_glMakeTextureHandleNonResidentNV(mgl_context *ctx, GLuint64 handle)
{
    mgl_unimplemented(ctx, "glMakeTextureHandleNonResidentNV");
}
WEAK void mgl_glMakeTextureHandleResidentARB(mgl_context *ctx, GLuint64 handle)
{
    mgl_unimplemented(ctx, "glMakeTextureHandleResidentARB");
}
WEAK void mgl_glMakeTextureHandleResidentNV(mgl_context *ctx, GLuint64 handle)
{
    mgl_unimplemented(ctx, "glMakeTextureHandleResidentNV");
}
WEAK void mgl_glMap1d(mgl_context *ctx, GLenum target, GLdouble u1, GLdouble u2, GLint stride, GLint order, const GLdouble *points)
{
    mgl_unimplemented(ctx, "glMap1d");
}
WEAK void mgl_glMap1f(mgl_context *ctx, GLenum target, GLfloat u1, GLfloat u2, GLint stride, GLint order, const GLfloat *points)
{
    mgl_unimplemented(ctx, "glMap1f");
}
WEAK void mgl_glMap1xOES(mgl_context *ctx, GLenum target, GLfixed u1, GLfixed u2, GLint stride, GLint order, GLfixed points)
{
    mgl_unimplemented(ctx, "glMap1xOES");
}
WEAK void mgl_glMap2d(mgl_context *ctx, GLenum target, GLdouble u1, GLdouble u2, GLint ustride, GLint uorder, GLdouble v1, GLdouble v2, GLint vstride, GLint vorder, const GLdouble *points)
{
    mgl_unimplemented(ctx, "glMap2d");
}
WEAK void mgl_glMap2f(mgl_context *ctx, GLenum target, GLfloat u1, GLfloat u2, GLint ustride, GLint uorder, GLfloat v1, GLfloat v2, GLint vstride, GLint vorder, const GLfloat *points)
{
    mgl_unimplemented(ctx, "glMap2f");
}
WEAK void mgl_glMap2xOES(mgl_context *ctx, GLenum target, GLfixed u1, GLfixed u2, GLint ustride, GLint uorder, GLfixed v1, GLfixed v2, GLint vstride, GLint vorder, GLfixed points)
{
    mgl_unimplemented(ctx, "glMap2xOES");
}
WEAK void *mgl_glMapBuffer(mgl_context *ctx, GLenum target, GLenum access)
{
    mgl_unimplemented(ctx, "glMapBuffer");
    return 0;
}
WEAK void *mgl_glMapBufferRange(mgl_context *ctx, GLenum target, GLintptr offset, GLsizeiptr length, GLbitfield access)
{
    mgl_unimplemented(ctx, "glMapBufferRange");
    return 0;
}
WEAK void mgl_glMapControlPointsNV(mgl_context *ctx, GLenum target, GLuint index, GLenum type, GLsizei ustride, GLsizei vstride, GLint uorder, GLint vorder, GLboolean packed, const void *points)
{
    mgl_unimplemented(ctx, "glMapControlPointsNV");
}
WEAK void mgl_glMapGrid1d(mgl_context *ctx, GLint un, GLdouble u1, GLdouble u2)
{
    mgl_unimplemented(ctx, "glMapGrid1d");
}
WEAK void mgl_glMapGrid1f(mgl_context *ctx, GLint un, GLfloat u1, GLfloat u2)
{
    mgl_unimplemented(ctx, "glMapGrid1f");
}
WEAK void mgl_glMapGrid1xOES(mgl_context *ctx, GLint n, GLfixed u1, GLfixed u2)
{
    mgl_unimplemented(ctx, "glMapGrid1xOES");
}
WEAK void mgl_glMapGrid2d(mgl_context *ctx, GLint un, GLdouble u1, GLdouble u2, GLint vn, GLdouble v1, GLdouble v2)
{
    mgl_unimplemented(ctx, "glMapGrid2d");
}
WEAK void mgl_glMapGrid2f(mgl_context *ctx, GLint un, GLfloat u1, GLfloat u2, GLint vn, GLfloat v1, GLfloat v2)
{
    mgl_unimplemented(ctx, "glMapGrid2f");
}
WEAK void mgl_glMapGrid2xOES(mgl_context *ctx, GLint n, GLfixed u1, GLfixed u2, GLfixed v1, GLfixed v2)
{
    mgl_unimplemented(ctx, "glMapGrid2xOES");
}
WEAK void *mgl_glMapNamedBuffer(mgl_context *ctx, GLuint buffer, GLenum access)
{
    mgl_unimplemented(ctx, "glMapNamedBuffer");
    return 0;
}
WEAK void *mgl_glMapNamedBufferRange(mgl_context *ctx, GLuint buffer, GLintptr offset, GLsizeiptr length, GLbitfield access)
{
    mgl_unimplemented(ctx, "glMapNamedBufferRange");
    return 0;
}
WEAK void *mgl_glMapObjectBufferATI(mgl_context *ctx, GLuint buffer)
{
    mgl_unimplemented(ctx, "glMapObjectBufferATI");
    return 0;
}
WEAK void mgl_glMapParameterfvNV(mgl_context *ctx, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glMapParameterfvNV");
}
WEAK void mgl_glMapParameterivNV(mgl_context *ctx, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glMapParameterivNV");
}
WEAK void *mgl_glMapTexture2DINTEL(mgl_context *ctx, GLuint texture, GLint level, GLbitfield access, GLint *stride, GLenum *layout)
{
    mgl_unimplemented(ctx, "glMapTexture2DINTEL");
    return 0;
}
WEAK void mgl_glMapVertexAttrib1dAPPLE(mgl_context *ctx, GLuint index, GLuint size, GLdouble u1, GLdouble u2, GLint stride, GLint order, const GLdouble *points)
{
    mgl_unimplemented(ctx, "glMapVertexAttrib1dAPPLE");
}
WEAK void mgl_glMapVertexAttrib1fAPPLE(mgl_context *ctx, GLuint index, GLuint size, GLfloat u1, GLfloat u2, GLint stride, GLint order, const GLfloat *points)
{
    mgl_unimplemented(ctx, "glMapVertexAttrib1fAPPLE");
}
WEAK void mgl_glMapVertexAttrib2dAPPLE(mgl_context *ctx, GLuint index, GLuint size, GLdouble u1, GLdouble u2, GLint ustride, GLint uorder, GLdouble v1, GLdouble v2, GLint vstride, GLint vorder, const GLdouble *points)
{
    mgl_unimplemented(ctx, "glMapVertexAttrib2dAPPLE");
}
WEAK void mgl_glMapVertexAttrib2fAPPLE(mgl_context *ctx, GLuint index, GLuint size, GLfloat u1, GLfloat u2, GLint ustride, GLint uorder, GLfloat v1, GLfloat v2, GLint vstride, GLint vorder, const GLfloat *points)
{
    mgl_unimplemented(ctx, "glMapVertexAttrib2fAPPLE");
}
WEAK void mgl_glMaterialf(mgl_context *ctx, GLenum face, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glMaterialf");
}
WEAK void mgl_glMaterialfv(mgl_context *ctx, GLenum face, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glMaterialfv");
}
WEAK void mgl_glMateriali(mgl_context *ctx, GLenum face, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glMateriali");
}
WEAK void mgl_glMaterialiv(mgl_context *ctx, GLenum face, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glMaterialiv");
}
WEAK void mgl_glMaterialx(mgl_context *ctx, GLenum face, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glMaterialx");
}
WEAK void mgl_glMaterialxv(mgl_context *ctx, GLenum face, GLenum pname, const GLfixed *param)
{
    mgl_unimplemented(ctx, "glMaterialxv");
}
WEAK void mgl_glMatrixFrustumEXT(mgl_context *ctx, GLenum mode, GLdouble left, GLdouble right, GLdouble bottom, GLdouble top, GLdouble zNear, GLdouble zFar)
{
    mgl_unimplemented(ctx, "glMatrixFrustumEXT");
}
WEAK void mgl_glMatrixIndexPointerARB(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glMatrixIndexPointerARB");
}
WEAK void mgl_glMatrixIndexPointerOES(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glMatrixIndexPointerOES");
}
WEAK void mgl_glMatrixIndexubvARB(mgl_context *ctx, GLint size, const GLubyte *indices)
{
    mgl_unimplemented(ctx, "glMatrixIndexubvARB");
}
WEAK void mgl_glMatrixIndexuivARB(mgl_context *ctx, GLint size, const GLuint *indices)
{
    mgl_unimplemented(ctx, "glMatrixIndexuivARB");
}
WEAK void mgl_glMatrixIndexusvARB(mgl_context *ctx, GLint size, const GLushort *indices)
{
    mgl_unimplemented(ctx, "glMatrixIndexusvARB");
}
WEAK void mgl_glMatrixLoad3x2fNV(mgl_context *ctx, GLenum matrixMode, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMatrixLoad3x2fNV");
}
WEAK void mgl_glMatrixLoad3x3fNV(mgl_context *ctx, GLenum matrixMode, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMatrixLoad3x3fNV");
}
WEAK void mgl_glMatrixLoadIdentityEXT(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glMatrixLoadIdentityEXT");
}
WEAK void mgl_glMatrixLoadTranspose3x3fNV(mgl_context *ctx, GLenum matrixMode, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMatrixLoadTranspose3x3fNV");
}
WEAK void mgl_glMatrixLoadTransposedEXT(mgl_context *ctx, GLenum mode, const GLdouble *m)
{
    mgl_unimplemented(ctx, "glMatrixLoadTransposedEXT");
}
WEAK void mgl_glMatrixLoadTransposefEXT(mgl_context *ctx, GLenum mode, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMatrixLoadTransposefEXT");
}
WEAK void mgl_glMatrixLoaddEXT(mgl_context *ctx, GLenum mode, const GLdouble *m)
{
    mgl_unimplemented(ctx, "glMatrixLoaddEXT");
}
WEAK void mgl_glMatrixLoadfEXT(mgl_context *ctx, GLenum mode, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMatrixLoadfEXT");
}
WEAK void mgl_glMatrixMode(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glMatrixMode");
}
WEAK void mgl_glMatrixMult3x2fNV(mgl_context *ctx, GLenum matrixMode, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMatrixMult3x2fNV");
}
WEAK void mgl_glMatrixMult3x3fNV(mgl_context *ctx, GLenum matrixMode, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMatrixMult3x3fNV");
}
WEAK void mgl_glMatrixMultTranspose3x3fNV(mgl_context *ctx, GLenum matrixMode, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMatrixMultTranspose3x3fNV");
}
WEAK void mgl_glMatrixMultTransposedEXT(mgl_context *ctx, GLenum mode, const GLdouble *m)
{
    mgl_unimplemented(ctx, "glMatrixMultTransposedEXT");
}
WEAK void mgl_glMatrixMultTransposefEXT(mgl_context *ctx, GLenum mode, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMatrixMultTransposefEXT");
}
WEAK void mgl_glMatrixMultdEXT(mgl_context *ctx, GLenum mode, const GLdouble *m)
{
    mgl_unimplemented(ctx, "glMatrixMultdEXT");
}
WEAK void mgl_glMatrixMultfEXT(mgl_context *ctx, GLenum mode, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMatrixMultfEXT");
}
WEAK void mgl_glMatrixOrthoEXT(mgl_context *ctx, GLenum mode, GLdouble left, GLdouble right, GLdouble bottom, GLdouble top, GLdouble zNear, GLdouble zFar)
{
    mgl_unimplemented(ctx, "glMatrixOrthoEXT");
}
WEAK void mgl_glMatrixPopEXT(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glMatrixPopEXT");
}
WEAK void mgl_glMatrixPushEXT(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glMatrixPushEXT");
}
WEAK void mgl_glMatrixRotatedEXT(mgl_context *ctx, GLenum mode, GLdouble angle, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glMatrixRotatedEXT");
}
WEAK void mgl_glMatrixRotatefEXT(mgl_context *ctx, GLenum mode, GLfloat angle, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glMatrixRotatefEXT");
}
WEAK void mgl_glMatrixScaledEXT(mgl_context *ctx, GLenum mode, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glMatrixScaledEXT");
}
WEAK void mgl_glMatrixScalefEXT(mgl_context *ctx, GLenum mode, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glMatrixScalefEXT");
}
WEAK void mgl_glMatrixTranslatedEXT(mgl_context *ctx, GLenum mode, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glMatrixTranslatedEXT");
}
WEAK void mgl_glMatrixTranslatefEXT(mgl_context *ctx, GLenum mode, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glMatrixTranslatefEXT");
}
WEAK void mgl_glMaxShaderCompilerThreadsKHR(mgl_context *ctx, GLuint count)
{
    mgl_unimplemented(ctx, "glMaxShaderCompilerThreadsKHR");
}
WEAK void mgl_glMemoryBarrier(mgl_context *ctx, GLbitfield barriers)
{
    mgl_unimplemented(ctx, "glMemoryBarrier");
}
WEAK void mgl_glMemoryBarrierByRegion(mgl_context *ctx, GLbitfield barriers)
{
    mgl_unimplemented(ctx, "glMemoryBarrierByRegion");
}
WEAK void mgl_glMemoryObjectParameterivEXT(mgl_context *ctx, GLuint memoryObject, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glMemoryObjectParameterivEXT");
}
WEAK void mgl_glMinSampleShading(mgl_context *ctx, GLfloat value)
{
    mgl_unimplemented(ctx, "glMinSampleShading");
}
WEAK void mgl_glMinmax(mgl_context *ctx, GLenum target, GLenum internalformat, GLboolean sink)
{
    mgl_unimplemented(ctx, "glMinmax");
}
WEAK void mgl_glMultMatrixd(mgl_context *ctx, const GLdouble *m)
{
    mgl_unimplemented(ctx, "glMultMatrixd");
}
WEAK void mgl_glMultMatrixf(mgl_context *ctx, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMultMatrixf");
}
WEAK void mgl_glMultMatrixx(mgl_context *ctx, const GLfixed *m)
{
    mgl_unimplemented(ctx, "glMultMatrixx");
}
WEAK void mgl_glMultTransposeMatrixd(mgl_context *ctx, const GLdouble *m)
{
    mgl_unimplemented(ctx, "glMultTransposeMatrixd");
}
WEAK void mgl_glMultTransposeMatrixf(mgl_context *ctx, const GLfloat *m)
{
    mgl_unimplemented(ctx, "glMultTransposeMatrixf");
}
WEAK void mgl_glMultTransposeMatrixxOES(mgl_context *ctx, const GLfixed *m)
{
    mgl_unimplemented(ctx, "glMultTransposeMatrixxOES");
}
WEAK void mgl_glMultiDrawArrays(mgl_context *ctx, GLenum mode, const GLint *first, const GLsizei *count, GLsizei drawcount)
{
    mgl_unimplemented(ctx, "glMultiDrawArrays");
}
WEAK void mgl_glMultiDrawArraysIndirect(mgl_context *ctx, GLenum mode, const void *indirect, GLsizei drawcount, GLsizei stride)
{
    mgl_unimplemented(ctx, "glMultiDrawArraysIndirect");
}
WEAK void mgl_glMultiDrawArraysIndirectBindlessCountNV(mgl_context *ctx, GLenum mode, const void *indirect, GLsizei drawCount, GLsizei maxDrawCount, GLsizei stride, GLint vertexBufferCount)
{
    mgl_unimplemented(ctx, "glMultiDrawArraysIndirectBindlessCountNV");
}
WEAK void mgl_glMultiDrawArraysIndirectBindlessNV(mgl_context *ctx, GLenum mode, const void *indirect, GLsizei drawCount, GLsizei stride, GLint vertexBufferCount)
{
    mgl_unimplemented(ctx, "glMultiDrawArraysIndirectBindlessNV");
}
WEAK void mgl_glMultiDrawArraysIndirectCount(mgl_context *ctx, GLenum mode, const void *indirect, GLintptr drawcount, GLsizei maxdrawcount, GLsizei stride)
{
    mgl_unimplemented(ctx, "glMultiDrawArraysIndirectCount");
}
WEAK void mgl_glMultiDrawElementArrayAPPLE(mgl_context *ctx, GLenum mode, const GLint *first, const GLsizei *count, GLsizei primcount)
{
    mgl_unimplemented(ctx, "glMultiDrawElementArrayAPPLE");
}
WEAK void mgl_glMultiDrawElements(mgl_context *ctx, GLenum mode, const GLsizei *count, GLenum type, const void *const*indices, GLsizei drawcount)
{
    mgl_unimplemented(ctx, "glMultiDrawElements");
}
WEAK void mgl_glMultiDrawElementsBaseVertex(mgl_context *ctx, GLenum mode, const GLsizei *count, GLenum type, const void *const*indices, GLsizei drawcount, const GLint *basevertex)
{
    mgl_unimplemented(ctx, "glMultiDrawElementsBaseVertex");
}
WEAK void mgl_glMultiDrawElementsIndirect(mgl_context *ctx, GLenum mode, GLenum type, const void *indirect, GLsizei drawcount, GLsizei stride)
{
    mgl_unimplemented(ctx, "glMultiDrawElementsIndirect");
}
WEAK void mgl_glMultiDrawElementsIndirectBindlessCountNV(mgl_context *ctx, GLenum mode, GLenum type, const void *indirect, GLsizei drawCount, GLsizei maxDrawCount, GLsizei stride, GLint vertexBufferCount)
{
    mgl_unimplemented(ctx, "glMultiDrawElementsIndirectBindlessCountNV");
}
WEAK void mgl_glMultiDrawElementsIndirectBindlessNV(mgl_context *ctx, GLenum mode, GLenum type, const void *indirect, GLsizei drawCount, GLsizei stride, GLint vertexBufferCount)
{
    mgl_unimplemented(ctx, "glMultiDrawElementsIndirectBindlessNV");
}
WEAK void mgl_glMultiDrawElementsIndirectCount(mgl_context *ctx, GLenum mode, GLenum type, const void *indirect, GLintptr drawcount, GLsizei maxdrawcount, GLsizei stride)
{
    mgl_unimplemented(ctx, "glMultiDrawElementsIndirectCount");
}
WEAK void mgl_glMultiDrawMeshTasksIndirectCountNV(mgl_context *ctx, GLintptr indirect, GLintptr drawcount, GLsizei maxdrawcount, GLsizei stride)
{
    mgl_unimplemented(ctx, "glMultiDrawMeshTasksIndirectCountNV");
}
WEAK void mgl_glMultiDrawMeshTasksIndirectNV(mgl_context *ctx, GLintptr indirect, GLsizei drawcount, GLsizei stride)
{
    mgl_unimplemented(ctx, "glMultiDrawMeshTasksIndirectNV");
}
WEAK void mgl_glMultiDrawRangeElementArrayAPPLE(mgl_context *ctx, GLenum mode, GLuint start, GLuint end, const GLint *first, const GLsizei *count, GLsizei primcount)
{
    mgl_unimplemented(ctx, "glMultiDrawRangeElementArrayAPPLE");
}
WEAK void mgl_glMultiModeDrawArraysIBM(mgl_context *ctx, const GLenum *mode, const GLint *first, const GLsizei *count, GLsizei primcount, GLint modestride)
{
    mgl_unimplemented(ctx, "glMultiModeDrawArraysIBM");
}
WEAK void mgl_glMultiModeDrawElementsIBM(mgl_context *ctx, const GLenum *mode, const GLsizei *count, GLenum type, const void *const*indices, GLsizei primcount, GLint modestride)
{
    mgl_unimplemented(ctx, "glMultiModeDrawElementsIBM");
}
WEAK void mgl_glMultiTexBufferEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum internalformat, GLuint buffer)
{
    mgl_unimplemented(ctx, "glMultiTexBufferEXT");
}
WEAK void mgl_glMultiTexCoord1bOES(mgl_context *ctx, GLenum texture, GLbyte s)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1bOES");
}
WEAK void mgl_glMultiTexCoord1bvOES(mgl_context *ctx, GLenum texture, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1bvOES");
}
WEAK void mgl_glMultiTexCoord1d(mgl_context *ctx, GLenum target, GLdouble s)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1d");
}
WEAK void mgl_glMultiTexCoord1dv(mgl_context *ctx, GLenum target, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1dv");
}
WEAK void mgl_glMultiTexCoord1f(mgl_context *ctx, GLenum target, GLfloat s)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1f");
}
WEAK void mgl_glMultiTexCoord1fv(mgl_context *ctx, GLenum target, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1fv");
}
WEAK void mgl_glMultiTexCoord1hNV(mgl_context *ctx, GLenum target, GLhalfNV s)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1hNV");
}
WEAK void mgl_glMultiTexCoord1hvNV(mgl_context *ctx, GLenum target, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1hvNV");
}
WEAK void mgl_glMultiTexCoord1i(mgl_context *ctx, GLenum target, GLint s)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1i");
}
WEAK void mgl_glMultiTexCoord1iv(mgl_context *ctx, GLenum target, const GLint *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1iv");
}
WEAK void mgl_glMultiTexCoord1s(mgl_context *ctx, GLenum target, GLshort s)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1s");
}
WEAK void mgl_glMultiTexCoord1sv(mgl_context *ctx, GLenum target, const GLshort *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1sv");
}
WEAK void mgl_glMultiTexCoord1xOES(mgl_context *ctx, GLenum texture, GLfixed s)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1xOES");
}
WEAK void mgl_glMultiTexCoord1xvOES(mgl_context *ctx, GLenum texture, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoord1xvOES");
}
WEAK void mgl_glMultiTexCoord2bOES(mgl_context *ctx, GLenum texture, GLbyte s, GLbyte t)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2bOES");
}
WEAK void mgl_glMultiTexCoord2bvOES(mgl_context *ctx, GLenum texture, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2bvOES");
}
WEAK void mgl_glMultiTexCoord2d(mgl_context *ctx, GLenum target, GLdouble s, GLdouble t)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2d");
}
WEAK void mgl_glMultiTexCoord2dv(mgl_context *ctx, GLenum target, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2dv");
}
WEAK void mgl_glMultiTexCoord2f(mgl_context *ctx, GLenum target, GLfloat s, GLfloat t)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2f");
}
WEAK void mgl_glMultiTexCoord2fv(mgl_context *ctx, GLenum target, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2fv");
}
WEAK void mgl_glMultiTexCoord2hNV(mgl_context *ctx, GLenum target, GLhalfNV s, GLhalfNV t)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2hNV");
}
WEAK void mgl_glMultiTexCoord2hvNV(mgl_context *ctx, GLenum target, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2hvNV");
}
WEAK void mgl_glMultiTexCoord2i(mgl_context *ctx, GLenum target, GLint s, GLint t)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2i");
}
WEAK void mgl_glMultiTexCoord2iv(mgl_context *ctx, GLenum target, const GLint *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2iv");
}
WEAK void mgl_glMultiTexCoord2s(mgl_context *ctx, GLenum target, GLshort s, GLshort t)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2s");
}
WEAK void mgl_glMultiTexCoord2sv(mgl_context *ctx, GLenum target, const GLshort *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2sv");
}
WEAK void mgl_glMultiTexCoord2xOES(mgl_context *ctx, GLenum texture, GLfixed s, GLfixed t)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2xOES");
}
WEAK void mgl_glMultiTexCoord2xvOES(mgl_context *ctx, GLenum texture, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoord2xvOES");
}
WEAK void mgl_glMultiTexCoord3bOES(mgl_context *ctx, GLenum texture, GLbyte s, GLbyte t, GLbyte r)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3bOES");
}
WEAK void mgl_glMultiTexCoord3bvOES(mgl_context *ctx, GLenum texture, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3bvOES");
}
WEAK void mgl_glMultiTexCoord3d(mgl_context *ctx, GLenum target, GLdouble s, GLdouble t, GLdouble r)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3d");
}
WEAK void mgl_glMultiTexCoord3dv(mgl_context *ctx, GLenum target, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3dv");
}
WEAK void mgl_glMultiTexCoord3f(mgl_context *ctx, GLenum target, GLfloat s, GLfloat t, GLfloat r)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3f");
}
WEAK void mgl_glMultiTexCoord3fv(mgl_context *ctx, GLenum target, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3fv");
}
WEAK void mgl_glMultiTexCoord3hNV(mgl_context *ctx, GLenum target, GLhalfNV s, GLhalfNV t, GLhalfNV r)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3hNV");
}
WEAK void mgl_glMultiTexCoord3hvNV(mgl_context *ctx, GLenum target, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3hvNV");
}
WEAK void mgl_glMultiTexCoord3i(mgl_context *ctx, GLenum target, GLint s, GLint t, GLint r)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3i");
}
WEAK void mgl_glMultiTexCoord3iv(mgl_context *ctx, GLenum target, const GLint *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3iv");
}
WEAK void mgl_glMultiTexCoord3s(mgl_context *ctx, GLenum target, GLshort s, GLshort t, GLshort r)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3s");
}
WEAK void mgl_glMultiTexCoord3sv(mgl_context *ctx, GLenum target, const GLshort *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3sv");
}
WEAK void mgl_glMultiTexCoord3xOES(mgl_context *ctx, GLenum texture, GLfixed s, GLfixed t, GLfixed r)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3xOES");
}
WEAK void mgl_glMultiTexCoord3xvOES(mgl_context *ctx, GLenum texture, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoord3xvOES");
}
WEAK void mgl_glMultiTexCoord4bOES(mgl_context *ctx, GLenum texture, GLbyte s, GLbyte t, GLbyte r, GLbyte q)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4bOES");
}
WEAK void mgl_glMultiTexCoord4bvOES(mgl_context *ctx, GLenum texture, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4bvOES");
}
WEAK void mgl_glMultiTexCoord4d(mgl_context *ctx, GLenum target, GLdouble s, GLdouble t, GLdouble r, GLdouble q)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4d");
}
WEAK void mgl_glMultiTexCoord4dv(mgl_context *ctx, GLenum target, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4dv");
}
WEAK void mgl_glMultiTexCoord4f(mgl_context *ctx, GLenum target, GLfloat s, GLfloat t, GLfloat r, GLfloat q)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4f");
}
WEAK void mgl_glMultiTexCoord4fv(mgl_context *ctx, GLenum target, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4fv");
}
WEAK void mgl_glMultiTexCoord4hNV(mgl_context *ctx, GLenum target, GLhalfNV s, GLhalfNV t, GLhalfNV r, GLhalfNV q)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4hNV");
}
WEAK void mgl_glMultiTexCoord4hvNV(mgl_context *ctx, GLenum target, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4hvNV");
}
WEAK void mgl_glMultiTexCoord4i(mgl_context *ctx, GLenum target, GLint s, GLint t, GLint r, GLint q)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4i");
}
WEAK void mgl_glMultiTexCoord4iv(mgl_context *ctx, GLenum target, const GLint *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4iv");
}
WEAK void mgl_glMultiTexCoord4s(mgl_context *ctx, GLenum target, GLshort s, GLshort t, GLshort r, GLshort q)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4s");
}
WEAK void mgl_glMultiTexCoord4sv(mgl_context *ctx, GLenum target, const GLshort *v)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4sv");
}
WEAK void mgl_glMultiTexCoord4x(mgl_context *ctx, GLenum texture, GLfixed s, GLfixed t, GLfixed r, GLfixed q)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4x");
}
WEAK void mgl_glMultiTexCoord4xvOES(mgl_context *ctx, GLenum texture, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoord4xvOES");
}
WEAK void mgl_glMultiTexCoordP1ui(mgl_context *ctx, GLenum texture, GLenum type, GLuint coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoordP1ui");
}
WEAK void mgl_glMultiTexCoordP1uiv(mgl_context *ctx, GLenum texture, GLenum type, const GLuint *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoordP1uiv");
}
WEAK void mgl_glMultiTexCoordP2ui(mgl_context *ctx, GLenum texture, GLenum type, GLuint coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoordP2ui");
}
WEAK void mgl_glMultiTexCoordP2uiv(mgl_context *ctx, GLenum texture, GLenum type, const GLuint *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoordP2uiv");
}
WEAK void mgl_glMultiTexCoordP3ui(mgl_context *ctx, GLenum texture, GLenum type, GLuint coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoordP3ui");
}
WEAK void mgl_glMultiTexCoordP3uiv(mgl_context *ctx, GLenum texture, GLenum type, const GLuint *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoordP3uiv");
}
WEAK void mgl_glMultiTexCoordP4ui(mgl_context *ctx, GLenum texture, GLenum type, GLuint coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoordP4ui");
}
WEAK void mgl_glMultiTexCoordP4uiv(mgl_context *ctx, GLenum texture, GLenum type, const GLuint *coords)
{
    mgl_unimplemented(ctx, "glMultiTexCoordP4uiv");
}
WEAK void mgl_glMultiTexCoordPointerEXT(mgl_context *ctx, GLenum texunit, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glMultiTexCoordPointerEXT");
}
WEAK void mgl_glMultiTexEnvfEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glMultiTexEnvfEXT");
}
WEAK void mgl_glMultiTexEnvfvEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glMultiTexEnvfvEXT");
}
WEAK void mgl_glMultiTexEnviEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glMultiTexEnviEXT");
}
WEAK void mgl_glMultiTexEnvivEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glMultiTexEnvivEXT");
}
WEAK void mgl_glMultiTexGendEXT(mgl_context *ctx, GLenum texunit, GLenum coord, GLenum pname, GLdouble param)
{
    mgl_unimplemented(ctx, "glMultiTexGendEXT");
}
WEAK void mgl_glMultiTexGendvEXT(mgl_context *ctx, GLenum texunit, GLenum coord, GLenum pname, const GLdouble *params)
{
    mgl_unimplemented(ctx, "glMultiTexGendvEXT");
}
WEAK void mgl_glMultiTexGenfEXT(mgl_context *ctx, GLenum texunit, GLenum coord, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glMultiTexGenfEXT");
}
WEAK void mgl_glMultiTexGenfvEXT(mgl_context *ctx, GLenum texunit, GLenum coord, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glMultiTexGenfvEXT");
}
WEAK void mgl_glMultiTexGeniEXT(mgl_context *ctx, GLenum texunit, GLenum coord, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glMultiTexGeniEXT");
}
WEAK void mgl_glMultiTexGenivEXT(mgl_context *ctx, GLenum texunit, GLenum coord, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glMultiTexGenivEXT");
}
WEAK void mgl_glMultiTexImage1DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint internalformat, GLsizei width, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glMultiTexImage1DEXT");
}
WEAK void mgl_glMultiTexImage2DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glMultiTexImage2DEXT");
}
WEAK void mgl_glMultiTexImage3DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glMultiTexImage3DEXT");
}
WEAK void mgl_glMultiTexParameterIivEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glMultiTexParameterIivEXT");
}
WEAK void mgl_glMultiTexParameterIuivEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, const GLuint *params)
{
    mgl_unimplemented(ctx, "glMultiTexParameterIuivEXT");
}
WEAK void mgl_glMultiTexParameterfEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glMultiTexParameterfEXT");
}
WEAK void mgl_glMultiTexParameterfvEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glMultiTexParameterfvEXT");
}
WEAK void mgl_glMultiTexParameteriEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glMultiTexParameteriEXT");
}
WEAK void mgl_glMultiTexParameterivEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glMultiTexParameterivEXT");
}
WEAK void mgl_glMultiTexRenderbufferEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLuint renderbuffer)
{
    mgl_unimplemented(ctx, "glMultiTexRenderbufferEXT");
}
WEAK void mgl_glMultiTexSubImage1DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glMultiTexSubImage1DEXT");
}
WEAK void mgl_glMultiTexSubImage2DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glMultiTexSubImage2DEXT");
}
WEAK void mgl_glMultiTexSubImage3DEXT(mgl_context *ctx, GLenum texunit, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glMultiTexSubImage3DEXT");
}
WEAK void mgl_glMulticastBarrierNV(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glMulticastBarrierNV");
}
WEAK void mgl_glMulticastBlitFramebufferNV(mgl_context *ctx, GLuint srcGpu, GLuint dstGpu, GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter)
{
    mgl_unimplemented(ctx, "glMulticastBlitFramebufferNV");
}
WEAK void mgl_glMulticastBufferSubDataNV(mgl_context *ctx, GLbitfield gpuMask, GLuint buffer, GLintptr offset, GLsizeiptr size, const void *data)
{
    mgl_unimplemented(ctx, "glMulticastBufferSubDataNV");
}
WEAK void mgl_glMulticastCopyBufferSubDataNV(mgl_context *ctx, GLuint readGpu, GLbitfield writeGpuMask, GLuint readBuffer, GLuint writeBuffer, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size)
{
    mgl_unimplemented(ctx, "glMulticastCopyBufferSubDataNV");
}
WEAK void mgl_glMulticastCopyImageSubDataNV(mgl_context *ctx, GLuint srcGpu, GLbitfield dstGpuMask, GLuint srcName, GLenum srcTarget, GLint srcLevel, GLint srcX, GLint srcY, GLint srcZ, GLuint dstName, GLenum dstTarget, GLint dstLevel, GLint dstX, GLint dstY, GLint dstZ, GLsizei srcWidth, GLsizei srcHeight, GLsizei srcDepth)
{
    mgl_unimplemented(ctx, "glMulticastCopyImageSubDataNV");
}
WEAK void mgl_glMulticastFramebufferSampleLocationsfvNV(mgl_context *ctx, GLuint gpu, GLuint framebuffer, GLuint start, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glMulticastFramebufferSampleLocationsfvNV");
}
WEAK void mgl_glMulticastGetQueryObjecti64vNV(mgl_context *ctx, GLuint gpu, GLuint id, GLenum pname, GLint64 *params)
{
    mgl_unimplemented(ctx, "glMulticastGetQueryObjecti64vNV");
}
WEAK void mgl_glMulticastGetQueryObjectivNV(mgl_context *ctx, GLuint gpu, GLuint id, GLenum pname, GLint *params)
{
    mgl_unimplemented(ctx, "glMulticastGetQueryObjectivNV");
}
WEAK void mgl_glMulticastGetQueryObjectui64vNV(mgl_context *ctx, GLuint gpu, GLuint id, GLenum pname, GLuint64 *params)
{
    mgl_unimplemented(ctx, "glMulticastGetQueryObjectui64vNV");
}
WEAK void mgl_glMulticastGetQueryObjectuivNV(mgl_context *ctx, GLuint gpu, GLuint id, GLenum pname, GLuint *params)
{
    mgl_unimplemented(ctx, "glMulticastGetQueryObjectuivNV");
}
WEAK void mgl_glMulticastScissorArrayvNVX(mgl_context *ctx, GLuint gpu, GLuint first, GLsizei count, const GLint *v)
{
    mgl_unimplemented(ctx, "glMulticastScissorArrayvNVX");
}
WEAK void mgl_glMulticastViewportArrayvNVX(mgl_context *ctx, GLuint gpu, GLuint first, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glMulticastViewportArrayvNVX");
}
WEAK void mgl_glMulticastViewportPositionWScaleNVX(mgl_context *ctx, GLuint gpu, GLuint index, GLfloat xcoeff, GLfloat ycoeff)
{
    mgl_unimplemented(ctx, "glMulticastViewportPositionWScaleNVX");
}
WEAK void mgl_glMulticastWaitSyncNV(mgl_context *ctx, GLuint signalGpu, GLbitfield waitGpuMask)
{
    mgl_unimplemented(ctx, "glMulticastWaitSyncNV");
}
WEAK void mgl_glNamedBufferAttachMemoryNV(mgl_context *ctx, GLuint buffer, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glNamedBufferAttachMemoryNV");
}
WEAK void mgl_glNamedBufferData(mgl_context *ctx, GLuint buffer, GLsizeiptr size, const void *data, GLenum usage)
{
    mgl_unimplemented(ctx, "glNamedBufferData");
}
WEAK void mgl_glNamedBufferDataEXT(mgl_context *ctx, GLuint buffer, GLsizeiptr size, const void *data, GLenum usage)
{
    mgl_unimplemented(ctx, "glNamedBufferDataEXT");
}
WEAK void mgl_glNamedBufferPageCommitmentARB(mgl_context *ctx, GLuint buffer, GLintptr offset, GLsizeiptr size, GLboolean commit)
{
    mgl_unimplemented(ctx, "glNamedBufferPageCommitmentARB");
}
WEAK void mgl_glNamedBufferPageCommitmentEXT(mgl_context *ctx, GLuint buffer, GLintptr offset, GLsizeiptr size, GLboolean commit)
{
    mgl_unimplemented(ctx, "glNamedBufferPageCommitmentEXT");
}
WEAK void mgl_glNamedBufferPageCommitmentMemNV(mgl_context *ctx, GLuint buffer, GLintptr offset, GLsizeiptr size, GLuint memory, GLuint64 memOffset, GLboolean commit)
{
    mgl_unimplemented(ctx, "glNamedBufferPageCommitmentMemNV");
}
WEAK void mgl_glNamedBufferStorage(mgl_context *ctx, GLuint buffer, GLsizeiptr size, const void *data, GLbitfield flags)
{
    mgl_unimplemented(ctx, "glNamedBufferStorage");
}
WEAK void mgl_glNamedBufferStorageExternalEXT(mgl_context *ctx, GLuint buffer, GLintptr offset, GLsizeiptr size, GLeglClientBufferEXT clientBuffer, GLbitfield flags)
{
    mgl_unimplemented(ctx, "glNamedBufferStorageExternalEXT");
}
WEAK void mgl_glNamedBufferStorageMemEXT(mgl_context *ctx, GLuint buffer, GLsizeiptr size, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glNamedBufferStorageMemEXT");
}
WEAK void mgl_glNamedBufferSubData(mgl_context *ctx, GLuint buffer, GLintptr offset, GLsizeiptr size, const void *data)
{
    mgl_unimplemented(ctx, "glNamedBufferSubData");
}
WEAK void mgl_glNamedCopyBufferSubDataEXT(mgl_context *ctx, GLuint readBuffer, GLuint writeBuffer, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size)
{
    mgl_unimplemented(ctx, "glNamedCopyBufferSubDataEXT");
}
WEAK void mgl_glNamedFramebufferDrawBuffer(mgl_context *ctx, GLuint framebuffer, GLenum buf)
{
    mgl_unimplemented(ctx, "glNamedFramebufferDrawBuffer");
}
WEAK void mgl_glNamedFramebufferDrawBuffers(mgl_context *ctx, GLuint framebuffer, GLsizei n, const GLenum *bufs)
{
    mgl_unimplemented(ctx, "glNamedFramebufferDrawBuffers");
}
WEAK void mgl_glNamedFramebufferParameteri(mgl_context *ctx, GLuint framebuffer, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glNamedFramebufferParameteri");
}
WEAK void mgl_glNamedFramebufferParameteriEXT(mgl_context *ctx, GLuint framebuffer, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glNamedFramebufferParameteriEXT");
}
WEAK void mgl_glNamedFramebufferReadBuffer(mgl_context *ctx, GLuint framebuffer, GLenum src)
{
    mgl_unimplemented(ctx, "glNamedFramebufferReadBuffer");
}
WEAK void mgl_glNamedFramebufferRenderbuffer(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer)
{
    mgl_unimplemented(ctx, "glNamedFramebufferRenderbuffer");
}
WEAK void mgl_glNamedFramebufferRenderbufferEXT(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer)
{
    mgl_unimplemented(ctx, "glNamedFramebufferRenderbufferEXT");
}
WEAK void mgl_glNamedFramebufferSampleLocationsfvARB(mgl_context *ctx, GLuint framebuffer, GLuint start, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glNamedFramebufferSampleLocationsfvARB");
}
WEAK void mgl_glNamedFramebufferSampleLocationsfvNV(mgl_context *ctx, GLuint framebuffer, GLuint start, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glNamedFramebufferSampleLocationsfvNV");
}
WEAK void mgl_glNamedFramebufferSamplePositionsfvAMD(mgl_context *ctx, GLuint framebuffer, GLuint numsamples, GLuint pixelindex, const GLfloat *values)
{
    mgl_unimplemented(ctx, "glNamedFramebufferSamplePositionsfvAMD");
}
WEAK void mgl_glNamedFramebufferTexture(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLuint texture, GLint level)
{
    mgl_unimplemented(ctx, "glNamedFramebufferTexture");
}
WEAK void mgl_glNamedFramebufferTexture1DEXT(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_unimplemented(ctx, "glNamedFramebufferTexture1DEXT");
}
WEAK void mgl_glNamedFramebufferTexture2DEXT(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    mgl_unimplemented(ctx, "glNamedFramebufferTexture2DEXT");
}
WEAK void mgl_glNamedFramebufferTexture3DEXT(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLenum textarget, GLuint texture, GLint level, GLint zoffset)
{
    mgl_unimplemented(ctx, "glNamedFramebufferTexture3DEXT");
}
WEAK void mgl_glNamedFramebufferTextureEXT(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLuint texture, GLint level)
{
    mgl_unimplemented(ctx, "glNamedFramebufferTextureEXT");
}
WEAK void mgl_glNamedFramebufferTextureFaceEXT(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLuint texture, GLint level, GLenum face)
{
    mgl_unimplemented(ctx, "glNamedFramebufferTextureFaceEXT");
}
WEAK void mgl_glNamedFramebufferTextureLayer(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLuint texture, GLint level, GLint layer)
{
    mgl_unimplemented(ctx, "glNamedFramebufferTextureLayer");
}
WEAK void mgl_glNamedFramebufferTextureLayerEXT(mgl_context *ctx, GLuint framebuffer, GLenum attachment, GLuint texture, GLint level, GLint layer)
{
    mgl_unimplemented(ctx, "glNamedFramebufferTextureLayerEXT");
}
WEAK void mgl_glNamedProgramLocalParameter4dEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParameter4dEXT");
}
WEAK void mgl_glNamedProgramLocalParameter4dvEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, const GLdouble *params)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParameter4dvEXT");
}
WEAK void mgl_glNamedProgramLocalParameter4fEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParameter4fEXT");
}
WEAK void mgl_glNamedProgramLocalParameter4fvEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParameter4fvEXT");
}
WEAK void mgl_glNamedProgramLocalParameterI4iEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLint x, GLint y, GLint z, GLint w)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParameterI4iEXT");
}
WEAK void mgl_glNamedProgramLocalParameterI4ivEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, const GLint *params)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParameterI4ivEXT");
}
WEAK void mgl_glNamedProgramLocalParameterI4uiEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLuint x, GLuint y, GLuint z, GLuint w)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParameterI4uiEXT");
}
WEAK void mgl_glNamedProgramLocalParameterI4uivEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, const GLuint *params)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParameterI4uivEXT");
}
WEAK void mgl_glNamedProgramLocalParameters4fvEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLsizei count, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParameters4fvEXT");
}
WEAK void mgl_glNamedProgramLocalParametersI4ivEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLsizei count, const GLint *params)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParametersI4ivEXT");
}
WEAK void mgl_glNamedProgramLocalParametersI4uivEXT(mgl_context *ctx, GLuint program, GLenum target, GLuint index, GLsizei count, const GLuint *params)
{
    mgl_unimplemented(ctx, "glNamedProgramLocalParametersI4uivEXT");
}
WEAK void mgl_glNamedProgramStringEXT(mgl_context *ctx, GLuint program, GLenum target, GLenum format, GLsizei len, const void *string)
{
    mgl_unimplemented(ctx, "glNamedProgramStringEXT");
}
WEAK void mgl_glNamedRenderbufferStorage(mgl_context *ctx, GLuint renderbuffer, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glNamedRenderbufferStorage");
}
WEAK void mgl_glNamedRenderbufferStorageEXT(mgl_context *ctx, GLuint renderbuffer, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glNamedRenderbufferStorageEXT");
}
WEAK void mgl_glNamedRenderbufferStorageMultisample(mgl_context *ctx, GLuint renderbuffer, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glNamedRenderbufferStorageMultisample");
}
WEAK void mgl_glNamedRenderbufferStorageMultisampleAdvancedAMD(mgl_context *ctx, GLuint renderbuffer, GLsizei samples, GLsizei storageSamples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glNamedRenderbufferStorageMultisampleAdvancedAMD");
}
WEAK void mgl_glNamedRenderbufferStorageMultisampleCoverageEXT(mgl_context *ctx, GLuint renderbuffer, GLsizei coverageSamples, GLsizei colorSamples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glNamedRenderbufferStorageMultisampleCoverageEXT");
}
WEAK void mgl_glNamedRenderbufferStorageMultisampleEXT(mgl_context *ctx, GLuint renderbuffer, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glNamedRenderbufferStorageMultisampleEXT");
}
WEAK void mgl_glNamedStringARB(mgl_context *ctx, GLenum type, GLint namelen, const GLchar *name, GLint stringlen, const GLchar *string)
{
    mgl_unimplemented(ctx, "glNamedStringARB");
}
WEAK void mgl_glNewList(mgl_context *ctx, GLuint list, GLenum mode)
{
    mgl_unimplemented(ctx, "glNewList");
}
WEAK GLuint mgl_glNewObjectBufferATI(mgl_context *ctx, GLsizei size, const void *pointer, GLenum usage)
{
    mgl_unimplemented(ctx, "glNewObjectBufferATI");
    return 0;
}
WEAK void mgl_glNormal3b(mgl_context *ctx, GLbyte nx, GLbyte ny, GLbyte nz)
{
    mgl_unimplemented(ctx, "glNormal3b");
}
WEAK void mgl_glNormal3bv(mgl_context *ctx, const GLbyte *v)
{
    mgl_unimplemented(ctx, "glNormal3bv");
}
WEAK void mgl_glNormal3d(mgl_context *ctx, GLdouble nx, GLdouble ny, GLdouble nz)
{
    mgl_unimplemented(ctx, "glNormal3d");
}
WEAK void mgl_glNormal3dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glNormal3dv");
}
WEAK void mgl_glNormal3f(mgl_context *ctx, GLfloat nx, GLfloat ny, GLfloat nz)
{
    mgl_unimplemented(ctx, "glNormal3f");
}
WEAK void mgl_glNormal3fVertex3fSUN(mgl_context *ctx, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glNormal3fVertex3fSUN");
}
WEAK void mgl_glNormal3fVertex3fvSUN(mgl_context *ctx, const GLfloat *n, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glNormal3fVertex3fvSUN");
}
WEAK void mgl_glNormal3fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glNormal3fv");
}
WEAK void mgl_glNormal3hNV(mgl_context *ctx, GLhalfNV nx, GLhalfNV ny, GLhalfNV nz)
{
    mgl_unimplemented(ctx, "glNormal3hNV");
}
WEAK void mgl_glNormal3hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glNormal3hvNV");
}
WEAK void mgl_glNormal3i(mgl_context *ctx, GLint nx, GLint ny, GLint nz)
{
    mgl_unimplemented(ctx, "glNormal3i");
}
WEAK void mgl_glNormal3iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glNormal3iv");
}
WEAK void mgl_glNormal3s(mgl_context *ctx, GLshort nx, GLshort ny, GLshort nz)
{
    mgl_unimplemented(ctx, "glNormal3s");
}
WEAK void mgl_glNormal3sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glNormal3sv");
}
WEAK void mgl_glNormal3x(mgl_context *ctx, GLfixed nx, GLfixed ny, GLfixed nz)
{
    mgl_unimplemented(ctx, "glNormal3x");
}
WEAK void mgl_glNormal3xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glNormal3xvOES");
}
WEAK void mgl_glNormalFormatNV(mgl_context *ctx, GLenum type, GLsizei stride)
{
    mgl_unimplemented(ctx, "glNormalFormatNV");
}
WEAK void mgl_glNormalP3ui(mgl_context *ctx, GLenum type, GLuint coords)
{
    mgl_unimplemented(ctx, "glNormalP3ui");
}
WEAK void mgl_glNormalP3uiv(mgl_context *ctx, GLenum type, const GLuint *coords)
{
    mgl_unimplemented(ctx, "glNormalP3uiv");
}
WEAK void mgl_glNormalPointer(mgl_context *ctx, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glNormalPointer");
}
WEAK void mgl_glNormalPointerEXT(mgl_context *ctx, GLenum type, GLsizei stride, GLsizei count, const void *pointer)
{
    mgl_unimplemented(ctx, "glNormalPointerEXT");
}
WEAK void mgl_glNormalPointerListIBM(mgl_context *ctx, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_unimplemented(ctx, "glNormalPointerListIBM");
}
WEAK void mgl_glNormalPointervINTEL(mgl_context *ctx, GLenum type, const void **pointer)
{
    mgl_unimplemented(ctx, "glNormalPointervINTEL");
}
WEAK void mgl_glNormalStream3bATI(mgl_context *ctx, GLenum stream, GLbyte nx, GLbyte ny, GLbyte nz)
{
    mgl_unimplemented(ctx, "glNormalStream3bATI");
}
WEAK void mgl_glNormalStream3bvATI(mgl_context *ctx, GLenum stream, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glNormalStream3bvATI");
}
WEAK void mgl_glNormalStream3dATI(mgl_context *ctx, GLenum stream, GLdouble nx, GLdouble ny, GLdouble nz)
{
    mgl_unimplemented(ctx, "glNormalStream3dATI");
}
WEAK void mgl_glNormalStream3dvATI(mgl_context *ctx, GLenum stream, const GLdouble *coords)
{
    mgl_unimplemented(ctx, "glNormalStream3dvATI");
}
WEAK void mgl_glNormalStream3fATI(mgl_context *ctx, GLenum stream, GLfloat nx, GLfloat ny, GLfloat nz)
{
    mgl_unimplemented(ctx, "glNormalStream3fATI");
}
WEAK void mgl_glNormalStream3fvATI(mgl_context *ctx, GLenum stream, const GLfloat *coords)
{
    mgl_unimplemented(ctx, "glNormalStream3fvATI");
}
WEAK void mgl_glNormalStream3iATI(mgl_context *ctx, GLenum stream, GLint nx, GLint ny, GLint nz)
{
    mgl_unimplemented(ctx, "glNormalStream3iATI");
}
WEAK void mgl_glNormalStream3ivATI(mgl_context *ctx, GLenum stream, const GLint *coords)
{
    mgl_unimplemented(ctx, "glNormalStream3ivATI");
}
WEAK void mgl_glNormalStream3sATI(mgl_context *ctx, GLenum stream, GLshort nx, GLshort ny, GLshort nz)
{
    mgl_unimplemented(ctx, "glNormalStream3sATI");
}
WEAK void mgl_glNormalStream3svATI(mgl_context *ctx, GLenum stream, const GLshort *coords)
{
    mgl_unimplemented(ctx, "glNormalStream3svATI");
}
WEAK void mgl_glObjectLabel(mgl_context *ctx, GLenum identifier, GLuint name, GLsizei length, const GLchar *label)
{
    mgl_unimplemented(ctx, "glObjectLabel");
}
WEAK void mgl_glObjectPtrLabel(mgl_context *ctx, const void *ptr, GLsizei length, const GLchar *label)
{
    mgl_unimplemented(ctx, "glObjectPtrLabel");
}
WEAK GLenum mgl_glObjectPurgeableAPPLE(mgl_context *ctx, GLenum objectType, GLuint name, GLenum option)
{
    mgl_unimplemented(ctx, "glObjectPurgeableAPPLE");
    return 0;
}
WEAK GLenum mgl_glObjectUnpurgeableAPPLE(mgl_context *ctx, GLenum objectType, GLuint name, GLenum option)
{
    mgl_unimplemented(ctx, "glObjectUnpurgeableAPPLE");
    return 0;
}
WEAK void mgl_glOrtho(mgl_context *ctx, GLdouble left, GLdouble right, GLdouble bottom, GLdouble top, GLdouble zNear, GLdouble zFar)
{
    mgl_unimplemented(ctx, "glOrtho");
}
WEAK void mgl_glOrthof(mgl_context *ctx, GLfloat l, GLfloat r, GLfloat b, GLfloat t, GLfloat n, GLfloat f)
{
    mgl_unimplemented(ctx, "glOrthof");
}
WEAK void mgl_glOrthox(mgl_context *ctx, GLfixed l, GLfixed r, GLfixed b, GLfixed t, GLfixed n, GLfixed f)
{
    mgl_unimplemented(ctx, "glOrthox");
}
WEAK void mgl_glPNTrianglesfATI(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glPNTrianglesfATI");
}
WEAK void mgl_glPNTrianglesiATI(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glPNTrianglesiATI");
}
WEAK void mgl_glPassTexCoordATI(mgl_context *ctx, GLuint dst, GLuint coord, GLenum swizzle)
{
    mgl_unimplemented(ctx, "glPassTexCoordATI");
}
WEAK void mgl_glPassThrough(mgl_context *ctx, GLfloat token)
{
    mgl_unimplemented(ctx, "glPassThrough");
}
WEAK void mgl_glPassThroughxOES(mgl_context *ctx, GLfixed token)
{
    mgl_unimplemented(ctx, "glPassThroughxOES");
}
WEAK void mgl_glPatchParameterfv(mgl_context *ctx, GLenum pname, const GLfloat *values)
{
    mgl_unimplemented(ctx, "glPatchParameterfv");
}
WEAK void mgl_glPatchParameteri(mgl_context *ctx, GLenum pname, GLint value)
{
    mgl_unimplemented(ctx, "glPatchParameteri");
}
WEAK void mgl_glPathColorGenNV(mgl_context *ctx, GLenum color, GLenum genMode, GLenum colorFormat, const GLfloat *coeffs)
{
    mgl_unimplemented(ctx, "glPathColorGenNV");
}
WEAK void mgl_glPathCommandsNV(mgl_context *ctx, GLuint path, GLsizei numCommands, const GLubyte *commands, GLsizei numCoords, GLenum coordType, const void *coords)
{
    mgl_unimplemented(ctx, "glPathCommandsNV");
}
WEAK void mgl_glPathCoordsNV(mgl_context *ctx, GLuint path, GLsizei numCoords, GLenum coordType, const void *coords)
{
    mgl_unimplemented(ctx, "glPathCoordsNV");
}
WEAK void mgl_glPathCoverDepthFuncNV(mgl_context *ctx, GLenum func)
{
    mgl_unimplemented(ctx, "glPathCoverDepthFuncNV");
}
WEAK void mgl_glPathDashArrayNV(mgl_context *ctx, GLuint path, GLsizei dashCount, const GLfloat *dashArray)
{
    mgl_unimplemented(ctx, "glPathDashArrayNV");
}
WEAK void mgl_glPathFogGenNV(mgl_context *ctx, GLenum genMode)
{
    mgl_unimplemented(ctx, "glPathFogGenNV");
}
WEAK GLenum mgl_glPathGlyphIndexArrayNV(mgl_context *ctx, GLuint firstPathName, GLenum fontTarget, const void *fontName, GLbitfield fontStyle, GLuint firstGlyphIndex, GLsizei numGlyphs, GLuint pathParameterTemplate, GLfloat emScale)
{
    mgl_unimplemented(ctx, "glPathGlyphIndexArrayNV");
    return 0;
}
WEAK GLenum mgl_glPathGlyphIndexRangeNV(mgl_context *ctx, GLenum fontTarget, const void *fontName, GLbitfield fontStyle, GLuint pathParameterTemplate, GLfloat emScale, GLuint *baseAndCount)
{
    mgl_unimplemented(ctx, "glPathGlyphIndexRangeNV");
    return 0;
}
WEAK void mgl_glPathGlyphRangeNV(mgl_context *ctx, GLuint firstPathName, GLenum fontTarget, const void *fontName, GLbitfield fontStyle, GLuint firstGlyph, GLsizei numGlyphs, GLenum handleMissingGlyphs, GLuint pathParameterTemplate, GLfloat emScale)
{
    mgl_unimplemented(ctx, "glPathGlyphRangeNV");
}
WEAK void mgl_glPathGlyphsNV(mgl_context *ctx, GLuint firstPathName, GLenum fontTarget, const void *fontName, GLbitfield fontStyle, GLsizei numGlyphs, GLenum type, const void *charcodes, GLenum handleMissingGlyphs, GLuint pathParameterTemplate, GLfloat emScale)
{
    mgl_unimplemented(ctx, "glPathGlyphsNV");
}
WEAK GLenum mgl_glPathMemoryGlyphIndexArrayNV(mgl_context *ctx, GLuint firstPathName, GLenum fontTarget, GLsizeiptr fontSize, const void *fontData, GLsizei faceIndex, GLuint firstGlyphIndex, GLsizei numGlyphs, GLuint pathParameterTemplate, GLfloat emScale)
{
    mgl_unimplemented(ctx, "glPathMemoryGlyphIndexArrayNV");
    return 0;
}
WEAK void mgl_glPathParameterfNV(mgl_context *ctx, GLuint path, GLenum pname, GLfloat value)
{
    mgl_unimplemented(ctx, "glPathParameterfNV");
}
WEAK void mgl_glPathParameterfvNV(mgl_context *ctx, GLuint path, GLenum pname, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glPathParameterfvNV");
}
WEAK void mgl_glPathParameteriNV(mgl_context *ctx, GLuint path, GLenum pname, GLint value)
{
    mgl_unimplemented(ctx, "glPathParameteriNV");
}
WEAK void mgl_glPathParameterivNV(mgl_context *ctx, GLuint path, GLenum pname, const GLint *value)
{
    mgl_unimplemented(ctx, "glPathParameterivNV");
}
WEAK void mgl_glPathStencilDepthOffsetNV(mgl_context *ctx, GLfloat factor, GLfloat units)
{
    mgl_unimplemented(ctx, "glPathStencilDepthOffsetNV");
}
WEAK void mgl_glPathStencilFuncNV(mgl_context *ctx, GLenum func, GLint ref, GLuint mask)
{
    mgl_unimplemented(ctx, "glPathStencilFuncNV");
}
WEAK void mgl_glPathStringNV(mgl_context *ctx, GLuint path, GLenum format, GLsizei length, const void *pathString)
{
    mgl_unimplemented(ctx, "glPathStringNV");
}
WEAK void mgl_glPathSubCommandsNV(mgl_context *ctx, GLuint path, GLsizei commandStart, GLsizei commandsToDelete, GLsizei numCommands, const GLubyte *commands, GLsizei numCoords, GLenum coordType, const void *coords)
{
    mgl_unimplemented(ctx, "glPathSubCommandsNV");
}
WEAK void mgl_glPathSubCoordsNV(mgl_context *ctx, GLuint path, GLsizei coordStart, GLsizei numCoords, GLenum coordType, const void *coords)
{
    mgl_unimplemented(ctx, "glPathSubCoordsNV");
}
WEAK void mgl_glPathTexGenNV(mgl_context *ctx, GLenum texCoordSet, GLenum genMode, GLint components, const GLfloat *coeffs)
{
    mgl_unimplemented(ctx, "glPathTexGenNV");
}
WEAK void mgl_glPauseTransformFeedback(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glPauseTransformFeedback");
}
WEAK void mgl_glPixelDataRangeNV(mgl_context *ctx, GLenum target, GLsizei length, const void *pointer)
{
    mgl_unimplemented(ctx, "glPixelDataRangeNV");
}
WEAK void mgl_glPixelMapfv(mgl_context *ctx, GLenum map, GLsizei mapsize, const GLfloat *values)
{
    mgl_unimplemented(ctx, "glPixelMapfv");
}
WEAK void mgl_glPixelMapuiv(mgl_context *ctx, GLenum map, GLsizei mapsize, const GLuint *values)
{
    mgl_unimplemented(ctx, "glPixelMapuiv");
}
WEAK void mgl_glPixelMapusv(mgl_context *ctx, GLenum map, GLsizei mapsize, const GLushort *values)
{
    mgl_unimplemented(ctx, "glPixelMapusv");
}
WEAK void mgl_glPixelMapx(mgl_context *ctx, GLenum map, GLint size, const GLfixed *values)
{
    mgl_unimplemented(ctx, "glPixelMapx");
}
WEAK void mgl_glPixelStoref(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glPixelStoref");
}
WEAK void mgl_glPixelStorei(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glPixelStorei");
}
WEAK void mgl_glPixelStorex(mgl_context *ctx, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glPixelStorex");
}
WEAK void mgl_glPixelTexGenParameterfSGIS(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glPixelTexGenParameterfSGIS");
}
WEAK void mgl_glPixelTexGenParameterfvSGIS(mgl_context *ctx, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glPixelTexGenParameterfvSGIS");
}
WEAK void mgl_glPixelTexGenParameteriSGIS(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glPixelTexGenParameteriSGIS");
}
WEAK void mgl_glPixelTexGenParameterivSGIS(mgl_context *ctx, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glPixelTexGenParameterivSGIS");
}
WEAK void mgl_glPixelTexGenSGIX(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glPixelTexGenSGIX");
}
WEAK void mgl_glPixelTransferf(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glPixelTransferf");
}
WEAK void mgl_glPixelTransferi(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glPixelTransferi");
}
WEAK void mgl_glPixelTransferxOES(mgl_context *ctx, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glPixelTransferxOES");
}
WEAK void mgl_glPixelTransformParameterfEXT(mgl_context *ctx, GLenum target, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glPixelTransformParameterfEXT");
}
WEAK void mgl_glPixelTransformParameterfvEXT(mgl_context *ctx, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glPixelTransformParameterfvEXT");
}
WEAK void mgl_glPixelTransformParameteriEXT(mgl_context *ctx, GLenum target, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glPixelTransformParameteriEXT");
}
WEAK void mgl_glPixelTransformParameterivEXT(mgl_context *ctx, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glPixelTransformParameterivEXT");
}
WEAK void mgl_glPixelZoom(mgl_context *ctx, GLfloat xfactor, GLfloat yfactor)
{
    mgl_unimplemented(ctx, "glPixelZoom");
}
WEAK void mgl_glPixelZoomxOES(mgl_context *ctx, GLfixed xfactor, GLfixed yfactor)
{
    mgl_unimplemented(ctx, "glPixelZoomxOES");
}
WEAK GLboolean mgl_glPointAlongPathNV(mgl_context *ctx, GLuint path, GLsizei startSegment, GLsizei numSegments, GLfloat distance, GLfloat *x, GLfloat *y, GLfloat *tangentX, GLfloat *tangentY)
{
    mgl_unimplemented(ctx, "glPointAlongPathNV");
    return 0;
}
WEAK void mgl_glPointParameterf(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glPointParameterf");
}
WEAK void mgl_glPointParameterfv(mgl_context *ctx, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glPointParameterfv");
}
WEAK void mgl_glPointParameteri(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glPointParameteri");
}
WEAK void mgl_glPointParameteriv(mgl_context *ctx, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glPointParameteriv");
}
WEAK void mgl_glPointParameterx(mgl_context *ctx, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glPointParameterx");
}
WEAK void mgl_glPointParameterxv(mgl_context *ctx, GLenum pname, const GLfixed *params)
{
    mgl_unimplemented(ctx, "glPointParameterxv");
}
WEAK void mgl_glPointSize(mgl_context *ctx, GLfloat size)
{
    mgl_unimplemented(ctx, "glPointSize");
}
WEAK void mgl_glPointSizePointerOES(mgl_context *ctx, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glPointSizePointerOES");
}
WEAK void mgl_glPointSizex(mgl_context *ctx, GLfixed size)
{
    mgl_unimplemented(ctx, "glPointSizex");
}
WEAK GLint mgl_glPollAsyncSGIX(mgl_context *ctx, GLuint *markerp)
{
    mgl_unimplemented(ctx, "glPollAsyncSGIX");
    return 0;
}
WEAK GLint mgl_glPollInstrumentsSGIX(mgl_context *ctx, GLint *marker_p)
{
    mgl_unimplemented(ctx, "glPollInstrumentsSGIX");
    return 0;
}
WEAK void mgl_glPolygonMode(mgl_context *ctx, GLenum face, GLenum mode)
{
    mgl_unimplemented(ctx, "glPolygonMode");
}
WEAK void mgl_glPolygonOffset(mgl_context *ctx, GLfloat factor, GLfloat units)
{
    mgl_unimplemented(ctx, "glPolygonOffset");
}
WEAK void mgl_glPolygonOffsetClamp(mgl_context *ctx, GLfloat factor, GLfloat units, GLfloat clamp)
{
    mgl_unimplemented(ctx, "glPolygonOffsetClamp");
}
WEAK void mgl_glPolygonOffsetEXT(mgl_context *ctx, GLfloat factor, GLfloat bias)
{
    mgl_unimplemented(ctx, "glPolygonOffsetEXT");
}
WEAK void mgl_glPolygonOffsetx(mgl_context *ctx, GLfixed factor, GLfixed units)
{
    mgl_unimplemented(ctx, "glPolygonOffsetx");
}
WEAK void mgl_glPolygonStipple(mgl_context *ctx, const GLubyte *mask)
{
    mgl_unimplemented(ctx, "glPolygonStipple");
}
WEAK void mgl_glPopAttrib(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glPopAttrib");
}
WEAK void mgl_glPopClientAttrib(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glPopClientAttrib");
}
WEAK void mgl_glPopDebugGroup(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glPopDebugGroup");
}
WEAK void mgl_glPopGroupMarkerEXT(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glPopGroupMarkerEXT");
}
WEAK void mgl_glPopMatrix(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glPopMatrix");
}
WEAK void mgl_glPopName(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glPopName");
}
WEAK void mgl_glPresentFrameDualFillNV(mgl_context *ctx, GLuint video_slot, GLuint64EXT minPresentTime, GLuint beginPresentTimeId, GLuint presentDurationId, GLenum type, GLenum target0, GLuint fill0, GLenum target1, GLuint fill1, GLenum target2, GLuint fill2, GLenum target3, GLuint fill3)
{
    mgl_unimplemented(ctx, "glPresentFrameDualFillNV");
}
WEAK void mgl_glPresentFrameKeyedNV(mgl_context *ctx, GLuint video_slot, GLuint64EXT minPresentTime, GLuint beginPresentTimeId, GLuint presentDurationId, GLenum type, GLenum target0, GLuint fill0, GLuint key0, GLenum target1, GLuint fill1, GLuint key1)
{
    mgl_unimplemented(ctx, "glPresentFrameKeyedNV");
}
WEAK void mgl_glPrimitiveBoundingBox(mgl_context *ctx, GLfloat minX, GLfloat minY, GLfloat minZ, GLfloat minW, GLfloat maxX, GLfloat maxY, GLfloat maxZ, GLfloat maxW)
{
    mgl_unimplemented(ctx, "glPrimitiveBoundingBox");
}
WEAK void mgl_glPrimitiveRestartIndex(mgl_context *ctx, GLuint index)
{
    mgl_unimplemented(ctx, "glPrimitiveRestartIndex");
}
WEAK void mgl_glPrimitiveRestartNV(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glPrimitiveRestartNV");
}
WEAK void mgl_glPrioritizeTextures(mgl_context *ctx, GLsizei n, const GLuint *textures, const GLfloat *priorities)
{
    mgl_unimplemented(ctx, "glPrioritizeTextures");
}
WEAK void mgl_glPrioritizeTexturesxOES(mgl_context *ctx, GLsizei n, const GLuint *textures, const GLfixed *priorities)
{
    mgl_unimplemented(ctx, "glPrioritizeTexturesxOES");
}
WEAK void mgl_glProgramBinary(mgl_context *ctx, GLuint program, GLenum binaryFormat, const void *binary, GLsizei length)
{
    mgl_unimplemented(ctx, "glProgramBinary");
}
WEAK void mgl_glProgramBufferParametersIivNV(mgl_context *ctx, GLenum target, GLuint bindingIndex, GLuint wordIndex, GLsizei count, const GLint *params)
{
    mgl_unimplemented(ctx, "glProgramBufferParametersIivNV");
}
WEAK void mgl_glProgramBufferParametersIuivNV(mgl_context *ctx, GLenum target, GLuint bindingIndex, GLuint wordIndex, GLsizei count, const GLuint *params)
{
    mgl_unimplemented(ctx, "glProgramBufferParametersIuivNV");
}
WEAK void mgl_glProgramBufferParametersfvNV(mgl_context *ctx, GLenum target, GLuint bindingIndex, GLuint wordIndex, GLsizei count, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glProgramBufferParametersfvNV");
}
WEAK void mgl_glProgramEnvParameter4dARB(mgl_context *ctx, GLenum target, GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glProgramEnvParameter4dARB");
}
WEAK void mgl_glProgramEnvParameter4dvARB(mgl_context *ctx, GLenum target, GLuint index, const GLdouble *params)
{
    mgl_unimplemented(ctx, "glProgramEnvParameter4dvARB");
}
WEAK void mgl_glProgramEnvParameter4fARB(mgl_context *ctx, GLenum target, GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glProgramEnvParameter4fARB");
}
WEAK void mgl_glProgramEnvParameter4fvARB(mgl_context *ctx, GLenum target, GLuint index, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glProgramEnvParameter4fvARB");
}
WEAK void mgl_glProgramEnvParameterI4iNV(mgl_context *ctx, GLenum target, GLuint index, GLint x, GLint y, GLint z, GLint w)
{
    mgl_unimplemented(ctx, "glProgramEnvParameterI4iNV");
}
WEAK void mgl_glProgramEnvParameterI4ivNV(mgl_context *ctx, GLenum target, GLuint index, const GLint *params)
{
    mgl_unimplemented(ctx, "glProgramEnvParameterI4ivNV");
}
WEAK void mgl_glProgramEnvParameterI4uiNV(mgl_context *ctx, GLenum target, GLuint index, GLuint x, GLuint y, GLuint z, GLuint w)
{
    mgl_unimplemented(ctx, "glProgramEnvParameterI4uiNV");
}
WEAK void mgl_glProgramEnvParameterI4uivNV(mgl_context *ctx, GLenum target, GLuint index, const GLuint *params)
{
    mgl_unimplemented(ctx, "glProgramEnvParameterI4uivNV");
}
WEAK void mgl_glProgramEnvParameters4fvEXT(mgl_context *ctx, GLenum target, GLuint index, GLsizei count, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glProgramEnvParameters4fvEXT");
}
WEAK void mgl_glProgramEnvParametersI4ivNV(mgl_context *ctx, GLenum target, GLuint index, GLsizei count, const GLint *params)
{
    mgl_unimplemented(ctx, "glProgramEnvParametersI4ivNV");
}
WEAK void mgl_glProgramEnvParametersI4uivNV(mgl_context *ctx, GLenum target, GLuint index, GLsizei count, const GLuint *params)
{
    mgl_unimplemented(ctx, "glProgramEnvParametersI4uivNV");
}
WEAK void mgl_glProgramLocalParameter4dARB(mgl_context *ctx, GLenum target, GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glProgramLocalParameter4dARB");
}
WEAK void mgl_glProgramLocalParameter4dvARB(mgl_context *ctx, GLenum target, GLuint index, const GLdouble *params)
{
    mgl_unimplemented(ctx, "glProgramLocalParameter4dvARB");
}
WEAK void mgl_glProgramLocalParameter4fARB(mgl_context *ctx, GLenum target, GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glProgramLocalParameter4fARB");
}
WEAK void mgl_glProgramLocalParameter4fvARB(mgl_context *ctx, GLenum target, GLuint index, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glProgramLocalParameter4fvARB");
}
WEAK void mgl_glProgramLocalParameterI4iNV(mgl_context *ctx, GLenum target, GLuint index, GLint x, GLint y, GLint z, GLint w)
{
    mgl_unimplemented(ctx, "glProgramLocalParameterI4iNV");
}
WEAK void mgl_glProgramLocalParameterI4ivNV(mgl_context *ctx, GLenum target, GLuint index, const GLint *params)
{
    mgl_unimplemented(ctx, "glProgramLocalParameterI4ivNV");
}
WEAK void mgl_glProgramLocalParameterI4uiNV(mgl_context *ctx, GLenum target, GLuint index, GLuint x, GLuint y, GLuint z, GLuint w)
{
    mgl_unimplemented(ctx, "glProgramLocalParameterI4uiNV");
}
WEAK void mgl_glProgramLocalParameterI4uivNV(mgl_context *ctx, GLenum target, GLuint index, const GLuint *params)
{
    mgl_unimplemented(ctx, "glProgramLocalParameterI4uivNV");
}
WEAK void mgl_glProgramLocalParameters4fvEXT(mgl_context *ctx, GLenum target, GLuint index, GLsizei count, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glProgramLocalParameters4fvEXT");
}
WEAK void mgl_glProgramLocalParametersI4ivNV(mgl_context *ctx, GLenum target, GLuint index, GLsizei count, const GLint *params)
{
    mgl_unimplemented(ctx, "glProgramLocalParametersI4ivNV");
}
WEAK void mgl_glProgramLocalParametersI4uivNV(mgl_context *ctx, GLenum target, GLuint index, GLsizei count, const GLuint *params)
{
    mgl_unimplemented(ctx, "glProgramLocalParametersI4uivNV");
}
WEAK void mgl_glProgramNamedParameter4dNV(mgl_context *ctx, GLuint id, GLsizei len, const GLubyte *name, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glProgramNamedParameter4dNV");
}
WEAK void mgl_glProgramNamedParameter4dvNV(mgl_context *ctx, GLuint id, GLsizei len, const GLubyte *name, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glProgramNamedParameter4dvNV");
}
WEAK void mgl_glProgramNamedParameter4fNV(mgl_context *ctx, GLuint id, GLsizei len, const GLubyte *name, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glProgramNamedParameter4fNV");
}
WEAK void mgl_glProgramNamedParameter4fvNV(mgl_context *ctx, GLuint id, GLsizei len, const GLubyte *name, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glProgramNamedParameter4fvNV");
}
WEAK void mgl_glProgramParameter4dNV(mgl_context *ctx, GLenum target, GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glProgramParameter4dNV");
}
WEAK void mgl_glProgramParameter4dvNV(mgl_context *ctx, GLenum target, GLuint index, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glProgramParameter4dvNV");
}
WEAK void mgl_glProgramParameter4fNV(mgl_context *ctx, GLenum target, GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glProgramParameter4fNV");
}
WEAK void mgl_glProgramParameter4fvNV(mgl_context *ctx, GLenum target, GLuint index, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glProgramParameter4fvNV");
}
WEAK void mgl_glProgramParameteri(mgl_context *ctx, GLuint program, GLenum pname, GLint value)
{
    mgl_unimplemented(ctx, "glProgramParameteri");
}
WEAK void mgl_glProgramParameters4dvNV(mgl_context *ctx, GLenum target, GLuint index, GLsizei count, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glProgramParameters4dvNV");
}
WEAK void mgl_glProgramParameters4fvNV(mgl_context *ctx, GLenum target, GLuint index, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glProgramParameters4fvNV");
}
WEAK void mgl_glProgramPathFragmentInputGenNV(mgl_context *ctx, GLuint program, GLint location, GLenum genMode, GLint components, const GLfloat *coeffs)
{
    mgl_unimplemented(ctx, "glProgramPathFragmentInputGenNV");
}
WEAK void mgl_glProgramStringARB(mgl_context *ctx, GLenum target, GLenum format, GLsizei len, const void *string)
{
    mgl_unimplemented(ctx, "glProgramStringARB");
}
WEAK void mgl_glProgramSubroutineParametersuivNV(mgl_context *ctx, GLenum target, GLsizei count, const GLuint *params)
{
    mgl_unimplemented(ctx, "glProgramSubroutineParametersuivNV");
}
WEAK void mgl_glProgramUniform1d(mgl_context *ctx, GLuint program, GLint location, GLdouble v0)
{
    mgl_unimplemented(ctx, "glProgramUniform1d");
}
WEAK void mgl_glProgramUniform1dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniform1dv");
}
WEAK void mgl_glProgramUniform1f(mgl_context *ctx, GLuint program, GLint location, GLfloat v0)
{
    mgl_unimplemented(ctx, "glProgramUniform1f");
}
WEAK void mgl_glProgramUniform1fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniform1fv");
}
WEAK void mgl_glProgramUniform1i(mgl_context *ctx, GLuint program, GLint location, GLint v0)
{
    mgl_unimplemented(ctx, "glProgramUniform1i");
}
WEAK void mgl_glProgramUniform1i64ARB(mgl_context *ctx, GLuint program, GLint location, GLint64 x)
{
    mgl_unimplemented(ctx, "glProgramUniform1i64ARB");
}
WEAK void mgl_glProgramUniform1i64NV(mgl_context *ctx, GLuint program, GLint location, GLint64EXT x)
{
    mgl_unimplemented(ctx, "glProgramUniform1i64NV");
}
WEAK void mgl_glProgramUniform1i64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_unimplemented(ctx, "glProgramUniform1i64vARB");
}
WEAK void mgl_glProgramUniform1i64vNV(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_unimplemented(ctx, "glProgramUniform1i64vNV");
}
WEAK void mgl_glProgramUniform1iv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_unimplemented(ctx, "glProgramUniform1iv");
}
WEAK void mgl_glProgramUniform1ui(mgl_context *ctx, GLuint program, GLint location, GLuint v0)
{
    mgl_unimplemented(ctx, "glProgramUniform1ui");
}
WEAK void mgl_glProgramUniform1ui64ARB(mgl_context *ctx, GLuint program, GLint location, GLuint64 x)
{
    mgl_unimplemented(ctx, "glProgramUniform1ui64ARB");
}
WEAK void mgl_glProgramUniform1ui64NV(mgl_context *ctx, GLuint program, GLint location, GLuint64EXT x)
{
    mgl_unimplemented(ctx, "glProgramUniform1ui64NV");
}
WEAK void mgl_glProgramUniform1ui64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_unimplemented(ctx, "glProgramUniform1ui64vARB");
}
WEAK void mgl_glProgramUniform1ui64vNV(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_unimplemented(ctx, "glProgramUniform1ui64vNV");
}
WEAK void mgl_glProgramUniform1uiv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_unimplemented(ctx, "glProgramUniform1uiv");
}
WEAK void mgl_glProgramUniform2d(mgl_context *ctx, GLuint program, GLint location, GLdouble v0, GLdouble v1)
{
    mgl_unimplemented(ctx, "glProgramUniform2d");
}
WEAK void mgl_glProgramUniform2dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniform2dv");
}
WEAK void mgl_glProgramUniform2f(mgl_context *ctx, GLuint program, GLint location, GLfloat v0, GLfloat v1)
{
    mgl_unimplemented(ctx, "glProgramUniform2f");
}
WEAK void mgl_glProgramUniform2fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniform2fv");
}
WEAK void mgl_glProgramUniform2i(mgl_context *ctx, GLuint program, GLint location, GLint v0, GLint v1)
{
    mgl_unimplemented(ctx, "glProgramUniform2i");
}
WEAK void mgl_glProgramUniform2i64ARB(mgl_context *ctx, GLuint program, GLint location, GLint64 x, GLint64 y)
{
    mgl_unimplemented(ctx, "glProgramUniform2i64ARB");
}
WEAK void mgl_glProgramUniform2i64NV(mgl_context *ctx, GLuint program, GLint location, GLint64EXT x, GLint64EXT y)
{
    mgl_unimplemented(ctx, "glProgramUniform2i64NV");
}
WEAK void mgl_glProgramUniform2i64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_unimplemented(ctx, "glProgramUniform2i64vARB");
}
WEAK void mgl_glProgramUniform2i64vNV(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_unimplemented(ctx, "glProgramUniform2i64vNV");
}
WEAK void mgl_glProgramUniform2iv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_unimplemented(ctx, "glProgramUniform2iv");
}
WEAK void mgl_glProgramUniform2ui(mgl_context *ctx, GLuint program, GLint location, GLuint v0, GLuint v1)
{
    mgl_unimplemented(ctx, "glProgramUniform2ui");
}
WEAK void mgl_glProgramUniform2ui64ARB(mgl_context *ctx, GLuint program, GLint location, GLuint64 x, GLuint64 y)
{
    mgl_unimplemented(ctx, "glProgramUniform2ui64ARB");
}
WEAK void mgl_glProgramUniform2ui64NV(mgl_context *ctx, GLuint program, GLint location, GLuint64EXT x, GLuint64EXT y)
{
    mgl_unimplemented(ctx, "glProgramUniform2ui64NV");
}
WEAK void mgl_glProgramUniform2ui64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_unimplemented(ctx, "glProgramUniform2ui64vARB");
}
WEAK void mgl_glProgramUniform2ui64vNV(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_unimplemented(ctx, "glProgramUniform2ui64vNV");
}
WEAK void mgl_glProgramUniform2uiv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_unimplemented(ctx, "glProgramUniform2uiv");
}
WEAK void mgl_glProgramUniform3d(mgl_context *ctx, GLuint program, GLint location, GLdouble v0, GLdouble v1, GLdouble v2)
{
    mgl_unimplemented(ctx, "glProgramUniform3d");
}
WEAK void mgl_glProgramUniform3dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniform3dv");
}
WEAK void mgl_glProgramUniform3f(mgl_context *ctx, GLuint program, GLint location, GLfloat v0, GLfloat v1, GLfloat v2)
{
    mgl_unimplemented(ctx, "glProgramUniform3f");
}
WEAK void mgl_glProgramUniform3fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniform3fv");
}
WEAK void mgl_glProgramUniform3i(mgl_context *ctx, GLuint program, GLint location, GLint v0, GLint v1, GLint v2)
{
    mgl_unimplemented(ctx, "glProgramUniform3i");
}
WEAK void mgl_glProgramUniform3i64ARB(mgl_context *ctx, GLuint program, GLint location, GLint64 x, GLint64 y, GLint64 z)
{
    mgl_unimplemented(ctx, "glProgramUniform3i64ARB");
}
WEAK void mgl_glProgramUniform3i64NV(mgl_context *ctx, GLuint program, GLint location, GLint64EXT x, GLint64EXT y, GLint64EXT z)
{
    mgl_unimplemented(ctx, "glProgramUniform3i64NV");
}
WEAK void mgl_glProgramUniform3i64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_unimplemented(ctx, "glProgramUniform3i64vARB");
}
WEAK void mgl_glProgramUniform3i64vNV(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_unimplemented(ctx, "glProgramUniform3i64vNV");
}
WEAK void mgl_glProgramUniform3iv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_unimplemented(ctx, "glProgramUniform3iv");
}
WEAK void mgl_glProgramUniform3ui(mgl_context *ctx, GLuint program, GLint location, GLuint v0, GLuint v1, GLuint v2)
{
    mgl_unimplemented(ctx, "glProgramUniform3ui");
}
WEAK void mgl_glProgramUniform3ui64ARB(mgl_context *ctx, GLuint program, GLint location, GLuint64 x, GLuint64 y, GLuint64 z)
{
    mgl_unimplemented(ctx, "glProgramUniform3ui64ARB");
}
WEAK void mgl_glProgramUniform3ui64NV(mgl_context *ctx, GLuint program, GLint location, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z)
{
    mgl_unimplemented(ctx, "glProgramUniform3ui64NV");
}
WEAK void mgl_glProgramUniform3ui64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_unimplemented(ctx, "glProgramUniform3ui64vARB");
}
WEAK void mgl_glProgramUniform3ui64vNV(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_unimplemented(ctx, "glProgramUniform3ui64vNV");
}
WEAK void mgl_glProgramUniform3uiv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_unimplemented(ctx, "glProgramUniform3uiv");
}
WEAK void mgl_glProgramUniform4d(mgl_context *ctx, GLuint program, GLint location, GLdouble v0, GLdouble v1, GLdouble v2, GLdouble v3)
{
    mgl_unimplemented(ctx, "glProgramUniform4d");
}
WEAK void mgl_glProgramUniform4dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniform4dv");
}
WEAK void mgl_glProgramUniform4f(mgl_context *ctx, GLuint program, GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3)
{
    mgl_unimplemented(ctx, "glProgramUniform4f");
}
WEAK void mgl_glProgramUniform4fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniform4fv");
}
WEAK void mgl_glProgramUniform4i(mgl_context *ctx, GLuint program, GLint location, GLint v0, GLint v1, GLint v2, GLint v3)
{
    mgl_unimplemented(ctx, "glProgramUniform4i");
}
WEAK void mgl_glProgramUniform4i64ARB(mgl_context *ctx, GLuint program, GLint location, GLint64 x, GLint64 y, GLint64 z, GLint64 w)
{
    mgl_unimplemented(ctx, "glProgramUniform4i64ARB");
}
WEAK void mgl_glProgramUniform4i64NV(mgl_context *ctx, GLuint program, GLint location, GLint64EXT x, GLint64EXT y, GLint64EXT z, GLint64EXT w)
{
    mgl_unimplemented(ctx, "glProgramUniform4i64NV");
}
WEAK void mgl_glProgramUniform4i64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_unimplemented(ctx, "glProgramUniform4i64vARB");
}
WEAK void mgl_glProgramUniform4i64vNV(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_unimplemented(ctx, "glProgramUniform4i64vNV");
}
WEAK void mgl_glProgramUniform4iv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLint *value)
{
    mgl_unimplemented(ctx, "glProgramUniform4iv");
}
WEAK void mgl_glProgramUniform4ui(mgl_context *ctx, GLuint program, GLint location, GLuint v0, GLuint v1, GLuint v2, GLuint v3)
{
    mgl_unimplemented(ctx, "glProgramUniform4ui");
}
WEAK void mgl_glProgramUniform4ui64ARB(mgl_context *ctx, GLuint program, GLint location, GLuint64 x, GLuint64 y, GLuint64 z, GLuint64 w)
{
    mgl_unimplemented(ctx, "glProgramUniform4ui64ARB");
}
WEAK void mgl_glProgramUniform4ui64NV(mgl_context *ctx, GLuint program, GLint location, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z, GLuint64EXT w)
{
    mgl_unimplemented(ctx, "glProgramUniform4ui64NV");
}
WEAK void mgl_glProgramUniform4ui64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_unimplemented(ctx, "glProgramUniform4ui64vARB");
}
WEAK void mgl_glProgramUniform4ui64vNV(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_unimplemented(ctx, "glProgramUniform4ui64vNV");
}
WEAK void mgl_glProgramUniform4uiv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint *value)
{
    mgl_unimplemented(ctx, "glProgramUniform4uiv");
}
WEAK void mgl_glProgramUniformHandleui64ARB(mgl_context *ctx, GLuint program, GLint location, GLuint64 value)
{
    mgl_unimplemented(ctx, "glProgramUniformHandleui64ARB");
}
WEAK void mgl_glProgramUniformHandleui64NV(mgl_context *ctx, GLuint program, GLint location, GLuint64 value)
{
    mgl_unimplemented(ctx, "glProgramUniformHandleui64NV");
}
WEAK void mgl_glProgramUniformHandleui64vARB(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64 *values)
{
    mgl_unimplemented(ctx, "glProgramUniformHandleui64vARB");
}
WEAK void mgl_glProgramUniformHandleui64vNV(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64 *values)
{
    mgl_unimplemented(ctx, "glProgramUniformHandleui64vNV");
}
WEAK void mgl_glProgramUniformMatrix2dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix2dv");
}
WEAK void mgl_glProgramUniformMatrix2fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix2fv");
}
WEAK void mgl_glProgramUniformMatrix2x3dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix2x3dv");
}
WEAK void mgl_glProgramUniformMatrix2x3fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix2x3fv");
}
WEAK void mgl_glProgramUniformMatrix2x4dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix2x4dv");
}
WEAK void mgl_glProgramUniformMatrix2x4fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix2x4fv");
}
WEAK void mgl_glProgramUniformMatrix3dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix3dv");
}
WEAK void mgl_glProgramUniformMatrix3fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix3fv");
}
WEAK void mgl_glProgramUniformMatrix3x2dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix3x2dv");
}
WEAK void mgl_glProgramUniformMatrix3x2fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix3x2fv");
}
WEAK void mgl_glProgramUniformMatrix3x4dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix3x4dv");
}
WEAK void mgl_glProgramUniformMatrix3x4fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix3x4fv");
}
WEAK void mgl_glProgramUniformMatrix4dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix4dv");
}
WEAK void mgl_glProgramUniformMatrix4fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix4fv");
}
WEAK void mgl_glProgramUniformMatrix4x2dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix4x2dv");
}
WEAK void mgl_glProgramUniformMatrix4x2fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix4x2fv");
}
WEAK void mgl_glProgramUniformMatrix4x3dv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix4x3dv");
}
WEAK void mgl_glProgramUniformMatrix4x3fv(mgl_context *ctx, GLuint program, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glProgramUniformMatrix4x3fv");
}
WEAK void mgl_glProgramUniformui64NV(mgl_context *ctx, GLuint program, GLint location, GLuint64EXT value)
{
    mgl_unimplemented(ctx, "glProgramUniformui64NV");
}
WEAK void mgl_glProgramUniformui64vNV(mgl_context *ctx, GLuint program, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_unimplemented(ctx, "glProgramUniformui64vNV");
}
WEAK void mgl_glProgramVertexLimitNV(mgl_context *ctx, GLenum target, GLint limit)
{
    mgl_unimplemented(ctx, "glProgramVertexLimitNV");
}
WEAK void mgl_glProvokingVertex(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glProvokingVertex");
}
WEAK void mgl_glPushAttrib(mgl_context *ctx, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glPushAttrib");
}
WEAK void mgl_glPushClientAttrib(mgl_context *ctx, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glPushClientAttrib");
}
WEAK void mgl_glPushClientAttribDefaultEXT(mgl_context *ctx, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glPushClientAttribDefaultEXT");
}
WEAK void mgl_glPushDebugGroup(mgl_context *ctx, GLenum source, GLuint id, GLsizei length, const GLchar *message)
{
    mgl_unimplemented(ctx, "glPushDebugGroup");
}
WEAK void mgl_glPushGroupMarkerEXT(mgl_context *ctx, GLsizei length, const GLchar *marker)
{
    mgl_unimplemented(ctx, "glPushGroupMarkerEXT");
}
WEAK void mgl_glPushMatrix(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glPushMatrix");
}
WEAK void mgl_glPushName(mgl_context *ctx, GLuint name)
{
    mgl_unimplemented(ctx, "glPushName");
}
WEAK void mgl_glQueryCounter(mgl_context *ctx, GLuint id, GLenum target)
{
    mgl_unimplemented(ctx, "glQueryCounter");
}
WEAK GLbitfield mgl_glQueryMatrixxOES(mgl_context *ctx, GLfixed *mantissa, GLint *exponent)
{
    mgl_unimplemented(ctx, "glQueryMatrixxOES");
    return 0;
}
WEAK void mgl_glQueryObjectParameteruiAMD(mgl_context *ctx, GLenum target, GLuint id, GLenum pname, GLuint param)
{
    mgl_unimplemented(ctx, "glQueryObjectParameteruiAMD");
}
WEAK GLint mgl_glQueryResourceNV(mgl_context *ctx, GLenum queryType, GLint tagId, GLuint count, GLint *buffer)
{
    mgl_unimplemented(ctx, "glQueryResourceNV");
    return 0;
}
WEAK void mgl_glQueryResourceTagNV(mgl_context *ctx, GLint tagId, const GLchar *tagString)
{
    mgl_unimplemented(ctx, "glQueryResourceTagNV");
}
WEAK void mgl_glRasterPos2d(mgl_context *ctx, GLdouble x, GLdouble y)
{
    mgl_unimplemented(ctx, "glRasterPos2d");
}
WEAK void mgl_glRasterPos2dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glRasterPos2dv");
}
WEAK void mgl_glRasterPos2f(mgl_context *ctx, GLfloat x, GLfloat y)
{
    mgl_unimplemented(ctx, "glRasterPos2f");
}
WEAK void mgl_glRasterPos2fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glRasterPos2fv");
}
WEAK void mgl_glRasterPos2i(mgl_context *ctx, GLint x, GLint y)
{
    mgl_unimplemented(ctx, "glRasterPos2i");
}
WEAK void mgl_glRasterPos2iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glRasterPos2iv");
}
WEAK void mgl_glRasterPos2s(mgl_context *ctx, GLshort x, GLshort y)
{
    mgl_unimplemented(ctx, "glRasterPos2s");
}
WEAK void mgl_glRasterPos2sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glRasterPos2sv");
}
WEAK void mgl_glRasterPos2xOES(mgl_context *ctx, GLfixed x, GLfixed y)
{
    mgl_unimplemented(ctx, "glRasterPos2xOES");
}
WEAK void mgl_glRasterPos2xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glRasterPos2xvOES");
}
WEAK void mgl_glRasterPos3d(mgl_context *ctx, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glRasterPos3d");
}
WEAK void mgl_glRasterPos3dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glRasterPos3dv");
}
WEAK void mgl_glRasterPos3f(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glRasterPos3f");
}
WEAK void mgl_glRasterPos3fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glRasterPos3fv");
}
WEAK void mgl_glRasterPos3i(mgl_context *ctx, GLint x, GLint y, GLint z)
{
    mgl_unimplemented(ctx, "glRasterPos3i");
}
WEAK void mgl_glRasterPos3iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glRasterPos3iv");
}
WEAK void mgl_glRasterPos3s(mgl_context *ctx, GLshort x, GLshort y, GLshort z)
{
    mgl_unimplemented(ctx, "glRasterPos3s");
}
WEAK void mgl_glRasterPos3sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glRasterPos3sv");
}
WEAK void mgl_glRasterPos3xOES(mgl_context *ctx, GLfixed x, GLfixed y, GLfixed z)
{
    mgl_unimplemented(ctx, "glRasterPos3xOES");
}
WEAK void mgl_glRasterPos3xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glRasterPos3xvOES");
}
WEAK void mgl_glRasterPos4d(mgl_context *ctx, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glRasterPos4d");
}
WEAK void mgl_glRasterPos4dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glRasterPos4dv");
}
WEAK void mgl_glRasterPos4f(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glRasterPos4f");
}
WEAK void mgl_glRasterPos4fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glRasterPos4fv");
}
WEAK void mgl_glRasterPos4i(mgl_context *ctx, GLint x, GLint y, GLint z, GLint w)
{
    mgl_unimplemented(ctx, "glRasterPos4i");
}
WEAK void mgl_glRasterPos4iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glRasterPos4iv");
}
WEAK void mgl_glRasterPos4s(mgl_context *ctx, GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_unimplemented(ctx, "glRasterPos4s");
}
WEAK void mgl_glRasterPos4sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glRasterPos4sv");
}
WEAK void mgl_glRasterPos4xOES(mgl_context *ctx, GLfixed x, GLfixed y, GLfixed z, GLfixed w)
{
    mgl_unimplemented(ctx, "glRasterPos4xOES");
}
WEAK void mgl_glRasterPos4xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glRasterPos4xvOES");
}
WEAK void mgl_glRasterSamplesEXT(mgl_context *ctx, GLuint samples, GLboolean fixedsamplelocations)
{
    mgl_unimplemented(ctx, "glRasterSamplesEXT");
}
WEAK void mgl_glReadBuffer(mgl_context *ctx, GLenum src)
{
    mgl_unimplemented(ctx, "glReadBuffer");
}
WEAK void mgl_glReadBufferIndexedEXT(mgl_context *ctx, GLenum src, GLint index)
{
    mgl_unimplemented(ctx, "glReadBufferIndexedEXT");
}
WEAK void mgl_glReadInstrumentsSGIX(mgl_context *ctx, GLint marker)
{
    mgl_unimplemented(ctx, "glReadInstrumentsSGIX");
}
WEAK void mgl_glReadPixels(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type, void *pixels)
{
    mgl_unimplemented(ctx, "glReadPixels");
}
WEAK void mgl_glReadnPixels(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type, GLsizei bufSize, void *data)
{
    mgl_unimplemented(ctx, "glReadnPixels");
}
WEAK void mgl_glRectd(mgl_context *ctx, GLdouble x1, GLdouble y1, GLdouble x2, GLdouble y2)
{
    mgl_unimplemented(ctx, "glRectd");
}
WEAK void mgl_glRectdv(mgl_context *ctx, const GLdouble *v1, const GLdouble *v2)
{
    mgl_unimplemented(ctx, "glRectdv");
}
WEAK void mgl_glRectf(mgl_context *ctx, GLfloat x1, GLfloat y1, GLfloat x2, GLfloat y2)
{
    mgl_unimplemented(ctx, "glRectf");
}
WEAK void mgl_glRectfv(mgl_context *ctx, const GLfloat *v1, const GLfloat *v2)
{
    mgl_unimplemented(ctx, "glRectfv");
}
WEAK void mgl_glRecti(mgl_context *ctx, GLint x1, GLint y1, GLint x2, GLint y2)
{
    mgl_unimplemented(ctx, "glRecti");
}
WEAK void mgl_glRectiv(mgl_context *ctx, const GLint *v1, const GLint *v2)
{
    mgl_unimplemented(ctx, "glRectiv");
}
WEAK void mgl_glRects(mgl_context *ctx, GLshort x1, GLshort y1, GLshort x2, GLshort y2)
{
    mgl_unimplemented(ctx, "glRects");
}
WEAK void mgl_glRectsv(mgl_context *ctx, const GLshort *v1, const GLshort *v2)
{
    mgl_unimplemented(ctx, "glRectsv");
}
WEAK void mgl_glRectxOES(mgl_context *ctx, GLfixed x1, GLfixed y1, GLfixed x2, GLfixed y2)
{
    mgl_unimplemented(ctx, "glRectxOES");
}
WEAK void mgl_glRectxvOES(mgl_context *ctx, const GLfixed *v1, const GLfixed *v2)
{
    mgl_unimplemented(ctx, "glRectxvOES");
}
WEAK void mgl_glReferencePlaneSGIX(mgl_context *ctx, const GLdouble *equation)
{
    mgl_unimplemented(ctx, "glReferencePlaneSGIX");
}
WEAK GLboolean mgl_glReleaseKeyedMutexWin32EXT(mgl_context *ctx, GLuint memory, GLuint64 key)
{
    mgl_unimplemented(ctx, "glReleaseKeyedMutexWin32EXT");
    return 0;
}
WEAK void mgl_glReleaseShaderCompiler(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glReleaseShaderCompiler");
}
WEAK void mgl_glRenderGpuMaskNV(mgl_context *ctx, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glRenderGpuMaskNV");
}
WEAK GLint mgl_glRenderMode(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glRenderMode");
    return 0;
}
WEAK void mgl_glRenderbufferStorage(mgl_context *ctx, GLenum target, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glRenderbufferStorage");
}
WEAK void mgl_glRenderbufferStorageMultisample(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glRenderbufferStorageMultisample");
}
WEAK void mgl_glRenderbufferStorageMultisampleAdvancedAMD(mgl_context *ctx, GLenum target, GLsizei samples, GLsizei storageSamples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glRenderbufferStorageMultisampleAdvancedAMD");
}
WEAK void mgl_glRenderbufferStorageMultisampleCoverageNV(mgl_context *ctx, GLenum target, GLsizei coverageSamples, GLsizei colorSamples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glRenderbufferStorageMultisampleCoverageNV");
}
WEAK void mgl_glRenderbufferStorageMultisampleIMG(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glRenderbufferStorageMultisampleIMG");
}
WEAK void mgl_glReplacementCodePointerSUN(mgl_context *ctx, GLenum type, GLsizei stride, const void **pointer)
{
    mgl_unimplemented(ctx, "glReplacementCodePointerSUN");
}
WEAK void mgl_glReplacementCodeubSUN(mgl_context *ctx, GLubyte code)
{
    mgl_unimplemented(ctx, "glReplacementCodeubSUN");
}
WEAK void mgl_glReplacementCodeubvSUN(mgl_context *ctx, const GLubyte *code)
{
    mgl_unimplemented(ctx, "glReplacementCodeubvSUN");
}
WEAK void mgl_glReplacementCodeuiColor3fVertex3fSUN(mgl_context *ctx, GLuint rc, GLfloat r, GLfloat g, GLfloat b, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiColor3fVertex3fSUN");
}
WEAK void mgl_glReplacementCodeuiColor3fVertex3fvSUN(mgl_context *ctx, const GLuint *rc, const GLfloat *c, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiColor3fVertex3fvSUN");
}
WEAK void mgl_glReplacementCodeuiColor4fNormal3fVertex3fSUN(mgl_context *ctx, GLuint rc, GLfloat r, GLfloat g, GLfloat b, GLfloat a, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiColor4fNormal3fVertex3fSUN");
}
WEAK void mgl_glReplacementCodeuiColor4fNormal3fVertex3fvSUN(mgl_context *ctx, const GLuint *rc, const GLfloat *c, const GLfloat *n, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiColor4fNormal3fVertex3fvSUN");
}
WEAK void mgl_glReplacementCodeuiColor4ubVertex3fSUN(mgl_context *ctx, GLuint rc, GLubyte r, GLubyte g, GLubyte b, GLubyte a, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiColor4ubVertex3fSUN");
}
WEAK void mgl_glReplacementCodeuiColor4ubVertex3fvSUN(mgl_context *ctx, const GLuint *rc, const GLubyte *c, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiColor4ubVertex3fvSUN");
}
WEAK void mgl_glReplacementCodeuiNormal3fVertex3fSUN(mgl_context *ctx, GLuint rc, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiNormal3fVertex3fSUN");
}
WEAK void mgl_glReplacementCodeuiNormal3fVertex3fvSUN(mgl_context *ctx, const GLuint *rc, const GLfloat *n, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiNormal3fVertex3fvSUN");
}
WEAK void mgl_glReplacementCodeuiSUN(mgl_context *ctx, GLuint code)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiSUN");
}
WEAK void mgl_glReplacementCodeuiTexCoord2fColor4fNormal3fVertex3fSUN(mgl_context *ctx, GLuint rc, GLfloat s, GLfloat t, GLfloat r, GLfloat g, GLfloat b, GLfloat a, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiTexCoord2fColor4fNormal3fVertex3fSUN");
}
WEAK void mgl_glReplacementCodeuiTexCoord2fColor4fNormal3fVertex3fvSUN(mgl_context *ctx, const GLuint *rc, const GLfloat *tc, const GLfloat *c, const GLfloat *n, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiTexCoord2fColor4fNormal3fVertex3fvSUN");
}
WEAK void mgl_glReplacementCodeuiTexCoord2fNormal3fVertex3fSUN(mgl_context *ctx, GLuint rc, GLfloat s, GLfloat t, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiTexCoord2fNormal3fVertex3fSUN");
}
WEAK void mgl_glReplacementCodeuiTexCoord2fNormal3fVertex3fvSUN(mgl_context *ctx, const GLuint *rc, const GLfloat *tc, const GLfloat *n, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiTexCoord2fNormal3fVertex3fvSUN");
}
WEAK void mgl_glReplacementCodeuiTexCoord2fVertex3fSUN(mgl_context *ctx, GLuint rc, GLfloat s, GLfloat t, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiTexCoord2fVertex3fSUN");
}
WEAK void mgl_glReplacementCodeuiTexCoord2fVertex3fvSUN(mgl_context *ctx, const GLuint *rc, const GLfloat *tc, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiTexCoord2fVertex3fvSUN");
}
WEAK void mgl_glReplacementCodeuiVertex3fSUN(mgl_context *ctx, GLuint rc, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiVertex3fSUN");
}
WEAK void mgl_glReplacementCodeuiVertex3fvSUN(mgl_context *ctx, const GLuint *rc, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glReplacementCodeuiVertex3fvSUN");
}
WEAK void mgl_glReplacementCodeuivSUN(mgl_context *ctx, const GLuint *code)
{
    mgl_unimplemented(ctx, "glReplacementCodeuivSUN");
}
WEAK void mgl_glReplacementCodeusSUN(mgl_context *ctx, GLushort code)
{
    mgl_unimplemented(ctx, "glReplacementCodeusSUN");
}
WEAK void mgl_glReplacementCodeusvSUN(mgl_context *ctx, const GLushort *code)
{
    mgl_unimplemented(ctx, "glReplacementCodeusvSUN");
}
WEAK void mgl_glRequestResidentProgramsNV(mgl_context *ctx, GLsizei n, const GLuint *programs)
{
    mgl_unimplemented(ctx, "glRequestResidentProgramsNV");
}
WEAK void mgl_glResetHistogram(mgl_context *ctx, GLenum target)
{
    mgl_unimplemented(ctx, "glResetHistogram");
}
WEAK void mgl_glResetMemoryObjectParameterNV(mgl_context *ctx, GLuint memory, GLenum pname)
{
    mgl_unimplemented(ctx, "glResetMemoryObjectParameterNV");
}
WEAK void mgl_glResetMinmax(mgl_context *ctx, GLenum target)
{
    mgl_unimplemented(ctx, "glResetMinmax");
}
WEAK void mgl_glResizeBuffersMESA(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glResizeBuffersMESA");
}
WEAK void mgl_glResolveDepthValuesNV(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glResolveDepthValuesNV");
}
WEAK void mgl_glResolveMultisampleFramebufferAPPLE(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glResolveMultisampleFramebufferAPPLE");
}
WEAK void mgl_glResumeTransformFeedback(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glResumeTransformFeedback");
}
WEAK void mgl_glRotated(mgl_context *ctx, GLdouble angle, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glRotated");
}
WEAK void mgl_glRotatef(mgl_context *ctx, GLfloat angle, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glRotatef");
}
WEAK void mgl_glRotatex(mgl_context *ctx, GLfixed angle, GLfixed x, GLfixed y, GLfixed z)
{
    mgl_unimplemented(ctx, "glRotatex");
}
WEAK void mgl_glSampleCoverage(mgl_context *ctx, GLfloat value, GLboolean invert)
{
    mgl_unimplemented(ctx, "glSampleCoverage");
}
WEAK void mgl_glSampleCoveragex(mgl_context *ctx, GLclampx value, GLboolean invert)
{
    mgl_unimplemented(ctx, "glSampleCoveragex");
}
WEAK void mgl_glSampleMapATI(mgl_context *ctx, GLuint dst, GLuint interp, GLenum swizzle)
{
    mgl_unimplemented(ctx, "glSampleMapATI");
}
WEAK void mgl_glSampleMaskEXT(mgl_context *ctx, GLclampf value, GLboolean invert)
{
    mgl_unimplemented(ctx, "glSampleMaskEXT");
}
WEAK void mgl_glSampleMaskIndexedNV(mgl_context *ctx, GLuint index, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glSampleMaskIndexedNV");
}
WEAK void mgl_glSampleMaski(mgl_context *ctx, GLuint maskNumber, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glSampleMaski");
}
WEAK void mgl_glSamplePatternEXT(mgl_context *ctx, GLenum pattern)
{
    mgl_unimplemented(ctx, "glSamplePatternEXT");
}
WEAK void mgl_glSamplerParameterIiv(mgl_context *ctx, GLuint sampler, GLenum pname, const GLint *param)
{
    mgl_unimplemented(ctx, "glSamplerParameterIiv");
}
WEAK void mgl_glSamplerParameterIuiv(mgl_context *ctx, GLuint sampler, GLenum pname, const GLuint *param)
{
    mgl_unimplemented(ctx, "glSamplerParameterIuiv");
}
WEAK void mgl_glSamplerParameterf(mgl_context *ctx, GLuint sampler, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glSamplerParameterf");
}
WEAK void mgl_glSamplerParameterfv(mgl_context *ctx, GLuint sampler, GLenum pname, const GLfloat *param)
{
    mgl_unimplemented(ctx, "glSamplerParameterfv");
}
WEAK void mgl_glSamplerParameteri(mgl_context *ctx, GLuint sampler, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glSamplerParameteri");
}
WEAK void mgl_glSamplerParameteriv(mgl_context *ctx, GLuint sampler, GLenum pname, const GLint *param)
{
    mgl_unimplemented(ctx, "glSamplerParameteriv");
}
WEAK void mgl_glScaled(mgl_context *ctx, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glScaled");
}
WEAK void mgl_glScalef(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glScalef");
}
WEAK void mgl_glScalex(mgl_context *ctx, GLfixed x, GLfixed y, GLfixed z)
{
    mgl_unimplemented(ctx, "glScalex");
}
WEAK void mgl_glScissor(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glScissor");
}
WEAK void mgl_glScissorArrayv(mgl_context *ctx, GLuint first, GLsizei count, const GLint *v)
{
    mgl_unimplemented(ctx, "glScissorArrayv");
}
WEAK void mgl_glScissorExclusiveArrayvNV(mgl_context *ctx, GLuint first, GLsizei count, const GLint *v)
{
    mgl_unimplemented(ctx, "glScissorExclusiveArrayvNV");
}
WEAK void mgl_glScissorExclusiveNV(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glScissorExclusiveNV");
}
WEAK void mgl_glScissorIndexed(mgl_context *ctx, GLuint index, GLint left, GLint bottom, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glScissorIndexed");
}
WEAK void mgl_glScissorIndexedv(mgl_context *ctx, GLuint index, const GLint *v)
{
    mgl_unimplemented(ctx, "glScissorIndexedv");
}
WEAK void mgl_glSecondaryColor3b(mgl_context *ctx, GLbyte red, GLbyte green, GLbyte blue)
{
    mgl_unimplemented(ctx, "glSecondaryColor3b");
}
WEAK void mgl_glSecondaryColor3bv(mgl_context *ctx, const GLbyte *v)
{
    mgl_unimplemented(ctx, "glSecondaryColor3bv");
}
WEAK void mgl_glSecondaryColor3d(mgl_context *ctx, GLdouble red, GLdouble green, GLdouble blue)
{
    mgl_unimplemented(ctx, "glSecondaryColor3d");
}
WEAK void mgl_glSecondaryColor3dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glSecondaryColor3dv");
}
WEAK void mgl_glSecondaryColor3f(mgl_context *ctx, GLfloat red, GLfloat green, GLfloat blue)
{
    mgl_unimplemented(ctx, "glSecondaryColor3f");
}
WEAK void mgl_glSecondaryColor3fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glSecondaryColor3fv");
}
WEAK void mgl_glSecondaryColor3hNV(mgl_context *ctx, GLhalfNV red, GLhalfNV green, GLhalfNV blue)
{
    mgl_unimplemented(ctx, "glSecondaryColor3hNV");
}
WEAK void mgl_glSecondaryColor3hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glSecondaryColor3hvNV");
}
WEAK void mgl_glSecondaryColor3i(mgl_context *ctx, GLint red, GLint green, GLint blue)
{
    mgl_unimplemented(ctx, "glSecondaryColor3i");
}
WEAK void mgl_glSecondaryColor3iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glSecondaryColor3iv");
}
WEAK void mgl_glSecondaryColor3s(mgl_context *ctx, GLshort red, GLshort green, GLshort blue)
{
    mgl_unimplemented(ctx, "glSecondaryColor3s");
}
WEAK void mgl_glSecondaryColor3sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glSecondaryColor3sv");
}
WEAK void mgl_glSecondaryColor3ub(mgl_context *ctx, GLubyte red, GLubyte green, GLubyte blue)
{
    mgl_unimplemented(ctx, "glSecondaryColor3ub");
}
WEAK void mgl_glSecondaryColor3ubv(mgl_context *ctx, const GLubyte *v)
{
    mgl_unimplemented(ctx, "glSecondaryColor3ubv");
}
WEAK void mgl_glSecondaryColor3ui(mgl_context *ctx, GLuint red, GLuint green, GLuint blue)
{
    mgl_unimplemented(ctx, "glSecondaryColor3ui");
}
WEAK void mgl_glSecondaryColor3uiv(mgl_context *ctx, const GLuint *v)
{
    mgl_unimplemented(ctx, "glSecondaryColor3uiv");
}
WEAK void mgl_glSecondaryColor3us(mgl_context *ctx, GLushort red, GLushort green, GLushort blue)
{
    mgl_unimplemented(ctx, "glSecondaryColor3us");
}
WEAK void mgl_glSecondaryColor3usv(mgl_context *ctx, const GLushort *v)
{
    mgl_unimplemented(ctx, "glSecondaryColor3usv");
}
WEAK void mgl_glSecondaryColorFormatNV(mgl_context *ctx, GLint size, GLenum type, GLsizei stride)
{
    mgl_unimplemented(ctx, "glSecondaryColorFormatNV");
}
WEAK void mgl_glSecondaryColorP3ui(mgl_context *ctx, GLenum type, GLuint color)
{
    mgl_unimplemented(ctx, "glSecondaryColorP3ui");
}
WEAK void mgl_glSecondaryColorP3uiv(mgl_context *ctx, GLenum type, const GLuint *color)
{
    mgl_unimplemented(ctx, "glSecondaryColorP3uiv");
}
WEAK void mgl_glSecondaryColorPointer(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glSecondaryColorPointer");
}
WEAK void mgl_glSecondaryColorPointerListIBM(mgl_context *ctx, GLint size, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_unimplemented(ctx, "glSecondaryColorPointerListIBM");
}
WEAK void mgl_glSelectBuffer(mgl_context *ctx, GLsizei size, GLuint *buffer)
{
    mgl_unimplemented(ctx, "glSelectBuffer");
}
WEAK void mgl_glSelectPerfMonitorCountersAMD(mgl_context *ctx, GLuint monitor, GLboolean enable, GLuint group, GLint numCounters, GLuint *counterList)
{
    mgl_unimplemented(ctx, "glSelectPerfMonitorCountersAMD");
}
WEAK void mgl_glSemaphoreParameterivNV(mgl_context *ctx, GLuint semaphore, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glSemaphoreParameterivNV");
}
WEAK void mgl_glSemaphoreParameterui64vEXT(mgl_context *ctx, GLuint semaphore, GLenum pname, const GLuint64 *params)
{
    mgl_unimplemented(ctx, "glSemaphoreParameterui64vEXT");
}
WEAK void mgl_glSeparableFilter2D(mgl_context *ctx, GLenum target, GLenum internalformat, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *row, const void *column)
{
    mgl_unimplemented(ctx, "glSeparableFilter2D");
}
WEAK void mgl_glSetFenceAPPLE(mgl_context *ctx, GLuint fence)
{
    mgl_unimplemented(ctx, "glSetFenceAPPLE");
}
WEAK void mgl_glSetFenceNV(mgl_context *ctx, GLuint fence, GLenum condition)
{
    mgl_unimplemented(ctx, "glSetFenceNV");
}
WEAK void mgl_glSetFragmentShaderConstantATI(mgl_context *ctx, GLuint dst, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glSetFragmentShaderConstantATI");
}
WEAK void mgl_glSetInvariantEXT(mgl_context *ctx, GLuint id, GLenum type, const void *addr)
{
    mgl_unimplemented(ctx, "glSetInvariantEXT");
}
WEAK void mgl_glSetLocalConstantEXT(mgl_context *ctx, GLuint id, GLenum type, const void *addr)
{
    mgl_unimplemented(ctx, "glSetLocalConstantEXT");
}
WEAK void mgl_glSetMultisamplefvAMD(mgl_context *ctx, GLenum pname, GLuint index, const GLfloat *val)
{
    mgl_unimplemented(ctx, "glSetMultisamplefvAMD");
}
WEAK void mgl_glShadeModel(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glShadeModel");
}
WEAK void mgl_glShaderBinary(mgl_context *ctx, GLsizei count, const GLuint *shaders, GLenum binaryFormat, const void *binary, GLsizei length)
{
    mgl_unimplemented(ctx, "glShaderBinary");
}
WEAK void mgl_glShaderOp1EXT(mgl_context *ctx, GLenum op, GLuint res, GLuint arg1)
{
    mgl_unimplemented(ctx, "glShaderOp1EXT");
}
WEAK void mgl_glShaderOp2EXT(mgl_context *ctx, GLenum op, GLuint res, GLuint arg1, GLuint arg2)
{
    mgl_unimplemented(ctx, "glShaderOp2EXT");
}
WEAK void mgl_glShaderOp3EXT(mgl_context *ctx, GLenum op, GLuint res, GLuint arg1, GLuint arg2, GLuint arg3)
{
    mgl_unimplemented(ctx, "glShaderOp3EXT");
}
WEAK void mgl_glShaderSource(mgl_context *ctx, GLuint shader, GLsizei count, const GLchar *const*string, const GLint *length)
{
    mgl_unimplemented(ctx, "glShaderSource");
}
WEAK void mgl_glShaderStorageBlockBinding(mgl_context *ctx, GLuint program, GLuint storageBlockIndex, GLuint storageBlockBinding)
{
    mgl_unimplemented(ctx, "glShaderStorageBlockBinding");
}
WEAK void mgl_glShadingRateImageBarrierNV(mgl_context *ctx, GLboolean synchronize)
{
    mgl_unimplemented(ctx, "glShadingRateImageBarrierNV");
}
WEAK void mgl_glShadingRateImagePaletteNV(mgl_context *ctx, GLuint viewport, GLuint first, GLsizei count, const GLenum *rates)
{
    mgl_unimplemented(ctx, "glShadingRateImagePaletteNV");
}
WEAK void mgl_glShadingRateQCOM(mgl_context *ctx, GLenum rate)
{
    mgl_unimplemented(ctx, "glShadingRateQCOM");
}
WEAK void mgl_glShadingRateSampleOrderCustomNV(mgl_context *ctx, GLenum rate, GLuint samples, const GLint *locations)
{
    mgl_unimplemented(ctx, "glShadingRateSampleOrderCustomNV");
}
WEAK void mgl_glShadingRateSampleOrderNV(mgl_context *ctx, GLenum order)
{
    mgl_unimplemented(ctx, "glShadingRateSampleOrderNV");
}
WEAK void mgl_glSharpenTexFuncSGIS(mgl_context *ctx, GLenum target, GLsizei n, const GLfloat *points)
{
    mgl_unimplemented(ctx, "glSharpenTexFuncSGIS");
}
WEAK void mgl_glSignalSemaphoreEXT(mgl_context *ctx, GLuint semaphore, GLuint numBufferBarriers, const GLuint *buffers, GLuint numTextureBarriers, const GLuint *textures, const GLenum *dstLayouts)
{
    mgl_unimplemented(ctx, "glSignalSemaphoreEXT");
}
WEAK void mgl_glSignalSemaphoreui64NVX(mgl_context *ctx, GLuint signalGpu, GLsizei fenceObjectCount, const GLuint *semaphoreArray, const GLuint64 *fenceValueArray)
{
    mgl_unimplemented(ctx, "glSignalSemaphoreui64NVX");
}
WEAK void mgl_glSignalVkFenceNV(mgl_context *ctx, GLuint64 vkFence)
{
    mgl_unimplemented(ctx, "glSignalVkFenceNV");
}
WEAK void mgl_glSignalVkSemaphoreNV(mgl_context *ctx, GLuint64 vkSemaphore)
{
    mgl_unimplemented(ctx, "glSignalVkSemaphoreNV");
}
WEAK void mgl_glSpecializeShader(mgl_context *ctx, GLuint shader, const GLchar *pEntryPoint, GLuint numSpecializationConstants, const GLuint *pConstantIndex, const GLuint *pConstantValue)
{
    mgl_unimplemented(ctx, "glSpecializeShader");
}
WEAK void mgl_glSpriteParameterfSGIX(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glSpriteParameterfSGIX");
}
WEAK void mgl_glSpriteParameterfvSGIX(mgl_context *ctx, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glSpriteParameterfvSGIX");
}
WEAK void mgl_glSpriteParameteriSGIX(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glSpriteParameteriSGIX");
}
WEAK void mgl_glSpriteParameterivSGIX(mgl_context *ctx, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glSpriteParameterivSGIX");
}
WEAK void mgl_glStartInstrumentsSGIX(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glStartInstrumentsSGIX");
}
WEAK void mgl_glStartTilingQCOM(mgl_context *ctx, GLuint x, GLuint y, GLuint width, GLuint height, GLbitfield preserveMask)
{
    mgl_unimplemented(ctx, "glStartTilingQCOM");
}
WEAK void mgl_glStateCaptureNV(mgl_context *ctx, GLuint state, GLenum mode)
{
    mgl_unimplemented(ctx, "glStateCaptureNV");
}
WEAK void mgl_glStencilClearTagEXT(mgl_context *ctx, GLsizei stencilTagBits, GLuint stencilClearTag)
{
    mgl_unimplemented(ctx, "glStencilClearTagEXT");
}
WEAK void mgl_glStencilFillPathInstancedNV(mgl_context *ctx, GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLenum fillMode, GLuint mask, GLenum transformType, const GLfloat *transformValues)
{
    mgl_unimplemented(ctx, "glStencilFillPathInstancedNV");
}
WEAK void mgl_glStencilFillPathNV(mgl_context *ctx, GLuint path, GLenum fillMode, GLuint mask)
{
    mgl_unimplemented(ctx, "glStencilFillPathNV");
}
WEAK void mgl_glStencilFunc(mgl_context *ctx, GLenum func, GLint ref, GLuint mask)
{
    mgl_unimplemented(ctx, "glStencilFunc");
}
WEAK void mgl_glStencilFuncSeparate(mgl_context *ctx, GLenum face, GLenum func, GLint ref, GLuint mask)
{
    mgl_unimplemented(ctx, "glStencilFuncSeparate");
}
WEAK void mgl_glStencilFuncSeparateATI(mgl_context *ctx, GLenum frontfunc, GLenum backfunc, GLint ref, GLuint mask)
{
    mgl_unimplemented(ctx, "glStencilFuncSeparateATI");
}
WEAK void mgl_glStencilMask(mgl_context *ctx, GLuint mask)
{
    mgl_unimplemented(ctx, "glStencilMask");
}
WEAK void mgl_glStencilMaskSeparate(mgl_context *ctx, GLenum face, GLuint mask)
{
    mgl_unimplemented(ctx, "glStencilMaskSeparate");
}
WEAK void mgl_glStencilOp(mgl_context *ctx, GLenum fail, GLenum zfail, GLenum zpass)
{
    mgl_unimplemented(ctx, "glStencilOp");
}
WEAK void mgl_glStencilOpSeparate(mgl_context *ctx, GLenum face, GLenum sfail, GLenum dpfail, GLenum dppass)
{
    mgl_unimplemented(ctx, "glStencilOpSeparate");
}
WEAK void mgl_glStencilOpValueAMD(mgl_context *ctx, GLenum face, GLuint value)
{
    mgl_unimplemented(ctx, "glStencilOpValueAMD");
}
WEAK void mgl_glStencilStrokePathInstancedNV(mgl_context *ctx, GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLint reference, GLuint mask, GLenum transformType, const GLfloat *transformValues)
{
    mgl_unimplemented(ctx, "glStencilStrokePathInstancedNV");
}
WEAK void mgl_glStencilStrokePathNV(mgl_context *ctx, GLuint path, GLint reference, GLuint mask)
{
    mgl_unimplemented(ctx, "glStencilStrokePathNV");
}
WEAK void mgl_glStencilThenCoverFillPathInstancedNV(mgl_context *ctx, GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLenum fillMode, GLuint mask, GLenum coverMode, GLenum transformType, const GLfloat *transformValues)
{
    mgl_unimplemented(ctx, "glStencilThenCoverFillPathInstancedNV");
}
WEAK void mgl_glStencilThenCoverFillPathNV(mgl_context *ctx, GLuint path, GLenum fillMode, GLuint mask, GLenum coverMode)
{
    mgl_unimplemented(ctx, "glStencilThenCoverFillPathNV");
}
WEAK void mgl_glStencilThenCoverStrokePathInstancedNV(mgl_context *ctx, GLsizei numPaths, GLenum pathNameType, const void *paths, GLuint pathBase, GLint reference, GLuint mask, GLenum coverMode, GLenum transformType, const GLfloat *transformValues)
{
    mgl_unimplemented(ctx, "glStencilThenCoverStrokePathInstancedNV");
}
WEAK void mgl_glStencilThenCoverStrokePathNV(mgl_context *ctx, GLuint path, GLint reference, GLuint mask, GLenum coverMode)
{
    mgl_unimplemented(ctx, "glStencilThenCoverStrokePathNV");
}
WEAK void mgl_glStopInstrumentsSGIX(mgl_context *ctx, GLint marker)
{
    mgl_unimplemented(ctx, "glStopInstrumentsSGIX");
}
WEAK void mgl_glStringMarkerGREMEDY(mgl_context *ctx, GLsizei len, const void *string)
{
    mgl_unimplemented(ctx, "glStringMarkerGREMEDY");
}
WEAK void mgl_glSubpixelPrecisionBiasNV(mgl_context *ctx, GLuint xbits, GLuint ybits)
{
    mgl_unimplemented(ctx, "glSubpixelPrecisionBiasNV");
}
WEAK void mgl_glSwizzleEXT(mgl_context *ctx, GLuint res, GLuint in, GLenum outX, GLenum outY, GLenum outZ, GLenum outW)
{
    mgl_unimplemented(ctx, "glSwizzleEXT");
}
WEAK void mgl_glSyncTextureINTEL(mgl_context *ctx, GLuint texture)
{
    mgl_unimplemented(ctx, "glSyncTextureINTEL");
}
WEAK void mgl_glTagSampleBufferSGIX(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glTagSampleBufferSGIX");
}
WEAK void mgl_glTangent3bEXT(mgl_context *ctx, GLbyte tx, GLbyte ty, GLbyte tz)
{
    mgl_unimplemented(ctx, "glTangent3bEXT");
}
WEAK void mgl_glTangent3bvEXT(mgl_context *ctx, const GLbyte *v)
{
    mgl_unimplemented(ctx, "glTangent3bvEXT");
}
WEAK void mgl_glTangent3dEXT(mgl_context *ctx, GLdouble tx, GLdouble ty, GLdouble tz)
{
    mgl_unimplemented(ctx, "glTangent3dEXT");
}
WEAK void mgl_glTangent3dvEXT(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glTangent3dvEXT");
}
WEAK void mgl_glTangent3fEXT(mgl_context *ctx, GLfloat tx, GLfloat ty, GLfloat tz)
{
    mgl_unimplemented(ctx, "glTangent3fEXT");
}
WEAK void mgl_glTangent3fvEXT(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTangent3fvEXT");
}
WEAK void mgl_glTangent3iEXT(mgl_context *ctx, GLint tx, GLint ty, GLint tz)
{
    mgl_unimplemented(ctx, "glTangent3iEXT");
}
WEAK void mgl_glTangent3ivEXT(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glTangent3ivEXT");
}
WEAK void mgl_glTangent3sEXT(mgl_context *ctx, GLshort tx, GLshort ty, GLshort tz)
{
    mgl_unimplemented(ctx, "glTangent3sEXT");
}
WEAK void mgl_glTangent3svEXT(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glTangent3svEXT");
}
WEAK void mgl_glTangentPointerEXT(mgl_context *ctx, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glTangentPointerEXT");
}
WEAK void mgl_glTbufferMask3DFX(mgl_context *ctx, GLuint mask)
{
    mgl_unimplemented(ctx, "glTbufferMask3DFX");
}
WEAK void mgl_glTessellationFactorAMD(mgl_context *ctx, GLfloat factor)
{
    mgl_unimplemented(ctx, "glTessellationFactorAMD");
}
WEAK void mgl_glTessellationModeAMD(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glTessellationModeAMD");
}
WEAK GLboolean mgl_glTestFenceAPPLE(mgl_context *ctx, GLuint fence)
{
    mgl_unimplemented(ctx, "glTestFenceAPPLE");
    return 0;
}
WEAK GLboolean mgl_glTestFenceNV(mgl_context *ctx, GLuint fence)
{
    mgl_unimplemented(ctx, "glTestFenceNV");
    return 0;
}
WEAK GLboolean mgl_glTestObjectAPPLE(mgl_context *ctx, GLenum object, GLuint name)
{
    mgl_unimplemented(ctx, "glTestObjectAPPLE");
    return 0;
}
WEAK void mgl_glTexAttachMemoryNV(mgl_context *ctx, GLenum target, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTexAttachMemoryNV");
}
WEAK void mgl_glTexBuffer(mgl_context *ctx, GLenum target, GLenum internalformat, GLuint buffer)
{
    mgl_unimplemented(ctx, "glTexBuffer");
}
WEAK void mgl_glTexBufferRange(mgl_context *ctx, GLenum target, GLenum internalformat, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_unimplemented(ctx, "glTexBufferRange");
}
WEAK void mgl_glTexBumpParameterfvATI(mgl_context *ctx, GLenum pname, const GLfloat *param)
{
    mgl_unimplemented(ctx, "glTexBumpParameterfvATI");
}
WEAK void mgl_glTexBumpParameterivATI(mgl_context *ctx, GLenum pname, const GLint *param)
{
    mgl_unimplemented(ctx, "glTexBumpParameterivATI");
}
WEAK void mgl_glTexCoord1bOES(mgl_context *ctx, GLbyte s)
{
    mgl_unimplemented(ctx, "glTexCoord1bOES");
}
WEAK void mgl_glTexCoord1bvOES(mgl_context *ctx, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glTexCoord1bvOES");
}
WEAK void mgl_glTexCoord1d(mgl_context *ctx, GLdouble s)
{
    mgl_unimplemented(ctx, "glTexCoord1d");
}
WEAK void mgl_glTexCoord1dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glTexCoord1dv");
}
WEAK void mgl_glTexCoord1f(mgl_context *ctx, GLfloat s)
{
    mgl_unimplemented(ctx, "glTexCoord1f");
}
WEAK void mgl_glTexCoord1fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord1fv");
}
WEAK void mgl_glTexCoord1hNV(mgl_context *ctx, GLhalfNV s)
{
    mgl_unimplemented(ctx, "glTexCoord1hNV");
}
WEAK void mgl_glTexCoord1hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glTexCoord1hvNV");
}
WEAK void mgl_glTexCoord1i(mgl_context *ctx, GLint s)
{
    mgl_unimplemented(ctx, "glTexCoord1i");
}
WEAK void mgl_glTexCoord1iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glTexCoord1iv");
}
WEAK void mgl_glTexCoord1s(mgl_context *ctx, GLshort s)
{
    mgl_unimplemented(ctx, "glTexCoord1s");
}
WEAK void mgl_glTexCoord1sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glTexCoord1sv");
}
WEAK void mgl_glTexCoord1xOES(mgl_context *ctx, GLfixed s)
{
    mgl_unimplemented(ctx, "glTexCoord1xOES");
}
WEAK void mgl_glTexCoord1xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glTexCoord1xvOES");
}
WEAK void mgl_glTexCoord2bOES(mgl_context *ctx, GLbyte s, GLbyte t)
{
    mgl_unimplemented(ctx, "glTexCoord2bOES");
}
WEAK void mgl_glTexCoord2bvOES(mgl_context *ctx, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glTexCoord2bvOES");
}
WEAK void mgl_glTexCoord2d(mgl_context *ctx, GLdouble s, GLdouble t)
{
    mgl_unimplemented(ctx, "glTexCoord2d");
}
WEAK void mgl_glTexCoord2dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glTexCoord2dv");
}
WEAK void mgl_glTexCoord2f(mgl_context *ctx, GLfloat s, GLfloat t)
{
    mgl_unimplemented(ctx, "glTexCoord2f");
}
WEAK void mgl_glTexCoord2fColor3fVertex3fSUN(mgl_context *ctx, GLfloat s, GLfloat t, GLfloat r, GLfloat g, GLfloat b, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glTexCoord2fColor3fVertex3fSUN");
}
WEAK void mgl_glTexCoord2fColor3fVertex3fvSUN(mgl_context *ctx, const GLfloat *tc, const GLfloat *c, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord2fColor3fVertex3fvSUN");
}
WEAK void mgl_glTexCoord2fColor4fNormal3fVertex3fSUN(mgl_context *ctx, GLfloat s, GLfloat t, GLfloat r, GLfloat g, GLfloat b, GLfloat a, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glTexCoord2fColor4fNormal3fVertex3fSUN");
}
WEAK void mgl_glTexCoord2fColor4fNormal3fVertex3fvSUN(mgl_context *ctx, const GLfloat *tc, const GLfloat *c, const GLfloat *n, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord2fColor4fNormal3fVertex3fvSUN");
}
WEAK void mgl_glTexCoord2fColor4ubVertex3fSUN(mgl_context *ctx, GLfloat s, GLfloat t, GLubyte r, GLubyte g, GLubyte b, GLubyte a, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glTexCoord2fColor4ubVertex3fSUN");
}
WEAK void mgl_glTexCoord2fColor4ubVertex3fvSUN(mgl_context *ctx, const GLfloat *tc, const GLubyte *c, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord2fColor4ubVertex3fvSUN");
}
WEAK void mgl_glTexCoord2fNormal3fVertex3fSUN(mgl_context *ctx, GLfloat s, GLfloat t, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glTexCoord2fNormal3fVertex3fSUN");
}
WEAK void mgl_glTexCoord2fNormal3fVertex3fvSUN(mgl_context *ctx, const GLfloat *tc, const GLfloat *n, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord2fNormal3fVertex3fvSUN");
}
WEAK void mgl_glTexCoord2fVertex3fSUN(mgl_context *ctx, GLfloat s, GLfloat t, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glTexCoord2fVertex3fSUN");
}
WEAK void mgl_glTexCoord2fVertex3fvSUN(mgl_context *ctx, const GLfloat *tc, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord2fVertex3fvSUN");
}
WEAK void mgl_glTexCoord2fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord2fv");
}
WEAK void mgl_glTexCoord2hNV(mgl_context *ctx, GLhalfNV s, GLhalfNV t)
{
    mgl_unimplemented(ctx, "glTexCoord2hNV");
}
WEAK void mgl_glTexCoord2hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glTexCoord2hvNV");
}
WEAK void mgl_glTexCoord2i(mgl_context *ctx, GLint s, GLint t)
{
    mgl_unimplemented(ctx, "glTexCoord2i");
}
WEAK void mgl_glTexCoord2iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glTexCoord2iv");
}
WEAK void mgl_glTexCoord2s(mgl_context *ctx, GLshort s, GLshort t)
{
    mgl_unimplemented(ctx, "glTexCoord2s");
}
WEAK void mgl_glTexCoord2sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glTexCoord2sv");
}
WEAK void mgl_glTexCoord2xOES(mgl_context *ctx, GLfixed s, GLfixed t)
{
    mgl_unimplemented(ctx, "glTexCoord2xOES");
}
WEAK void mgl_glTexCoord2xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glTexCoord2xvOES");
}
WEAK void mgl_glTexCoord3bOES(mgl_context *ctx, GLbyte s, GLbyte t, GLbyte r)
{
    mgl_unimplemented(ctx, "glTexCoord3bOES");
}
WEAK void mgl_glTexCoord3bvOES(mgl_context *ctx, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glTexCoord3bvOES");
}
WEAK void mgl_glTexCoord3d(mgl_context *ctx, GLdouble s, GLdouble t, GLdouble r)
{
    mgl_unimplemented(ctx, "glTexCoord3d");
}
WEAK void mgl_glTexCoord3dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glTexCoord3dv");
}
WEAK void mgl_glTexCoord3f(mgl_context *ctx, GLfloat s, GLfloat t, GLfloat r)
{
    mgl_unimplemented(ctx, "glTexCoord3f");
}
WEAK void mgl_glTexCoord3fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord3fv");
}
WEAK void mgl_glTexCoord3hNV(mgl_context *ctx, GLhalfNV s, GLhalfNV t, GLhalfNV r)
{
    mgl_unimplemented(ctx, "glTexCoord3hNV");
}
WEAK void mgl_glTexCoord3hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glTexCoord3hvNV");
}
WEAK void mgl_glTexCoord3i(mgl_context *ctx, GLint s, GLint t, GLint r)
{
    mgl_unimplemented(ctx, "glTexCoord3i");
}
WEAK void mgl_glTexCoord3iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glTexCoord3iv");
}
WEAK void mgl_glTexCoord3s(mgl_context *ctx, GLshort s, GLshort t, GLshort r)
{
    mgl_unimplemented(ctx, "glTexCoord3s");
}
WEAK void mgl_glTexCoord3sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glTexCoord3sv");
}
WEAK void mgl_glTexCoord3xOES(mgl_context *ctx, GLfixed s, GLfixed t, GLfixed r)
{
    mgl_unimplemented(ctx, "glTexCoord3xOES");
}
WEAK void mgl_glTexCoord3xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glTexCoord3xvOES");
}
WEAK void mgl_glTexCoord4bOES(mgl_context *ctx, GLbyte s, GLbyte t, GLbyte r, GLbyte q)
{
    mgl_unimplemented(ctx, "glTexCoord4bOES");
}
WEAK void mgl_glTexCoord4bvOES(mgl_context *ctx, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glTexCoord4bvOES");
}
WEAK void mgl_glTexCoord4d(mgl_context *ctx, GLdouble s, GLdouble t, GLdouble r, GLdouble q)
{
    mgl_unimplemented(ctx, "glTexCoord4d");
}
WEAK void mgl_glTexCoord4dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glTexCoord4dv");
}
WEAK void mgl_glTexCoord4f(mgl_context *ctx, GLfloat s, GLfloat t, GLfloat r, GLfloat q)
{
    mgl_unimplemented(ctx, "glTexCoord4f");
}
WEAK void mgl_glTexCoord4fColor4fNormal3fVertex4fSUN(mgl_context *ctx, GLfloat s, GLfloat t, GLfloat p, GLfloat q, GLfloat r, GLfloat g, GLfloat b, GLfloat a, GLfloat nx, GLfloat ny, GLfloat nz, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glTexCoord4fColor4fNormal3fVertex4fSUN");
}
WEAK void mgl_glTexCoord4fColor4fNormal3fVertex4fvSUN(mgl_context *ctx, const GLfloat *tc, const GLfloat *c, const GLfloat *n, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord4fColor4fNormal3fVertex4fvSUN");
}
WEAK void mgl_glTexCoord4fVertex4fSUN(mgl_context *ctx, GLfloat s, GLfloat t, GLfloat p, GLfloat q, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glTexCoord4fVertex4fSUN");
}
WEAK void mgl_glTexCoord4fVertex4fvSUN(mgl_context *ctx, const GLfloat *tc, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord4fVertex4fvSUN");
}
WEAK void mgl_glTexCoord4fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glTexCoord4fv");
}
WEAK void mgl_glTexCoord4hNV(mgl_context *ctx, GLhalfNV s, GLhalfNV t, GLhalfNV r, GLhalfNV q)
{
    mgl_unimplemented(ctx, "glTexCoord4hNV");
}
WEAK void mgl_glTexCoord4hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glTexCoord4hvNV");
}
WEAK void mgl_glTexCoord4i(mgl_context *ctx, GLint s, GLint t, GLint r, GLint q)
{
    mgl_unimplemented(ctx, "glTexCoord4i");
}
WEAK void mgl_glTexCoord4iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glTexCoord4iv");
}
WEAK void mgl_glTexCoord4s(mgl_context *ctx, GLshort s, GLshort t, GLshort r, GLshort q)
{
    mgl_unimplemented(ctx, "glTexCoord4s");
}
WEAK void mgl_glTexCoord4sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glTexCoord4sv");
}
WEAK void mgl_glTexCoord4xOES(mgl_context *ctx, GLfixed s, GLfixed t, GLfixed r, GLfixed q)
{
    mgl_unimplemented(ctx, "glTexCoord4xOES");
}
WEAK void mgl_glTexCoord4xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glTexCoord4xvOES");
}
WEAK void mgl_glTexCoordFormatNV(mgl_context *ctx, GLint size, GLenum type, GLsizei stride)
{
    mgl_unimplemented(ctx, "glTexCoordFormatNV");
}
WEAK void mgl_glTexCoordP1ui(mgl_context *ctx, GLenum type, GLuint coords)
{
    mgl_unimplemented(ctx, "glTexCoordP1ui");
}
WEAK void mgl_glTexCoordP1uiv(mgl_context *ctx, GLenum type, const GLuint *coords)
{
    mgl_unimplemented(ctx, "glTexCoordP1uiv");
}
WEAK void mgl_glTexCoordP2ui(mgl_context *ctx, GLenum type, GLuint coords)
{
    mgl_unimplemented(ctx, "glTexCoordP2ui");
}
WEAK void mgl_glTexCoordP2uiv(mgl_context *ctx, GLenum type, const GLuint *coords)
{
    mgl_unimplemented(ctx, "glTexCoordP2uiv");
}
WEAK void mgl_glTexCoordP3ui(mgl_context *ctx, GLenum type, GLuint coords)
{
    mgl_unimplemented(ctx, "glTexCoordP3ui");
}
WEAK void mgl_glTexCoordP3uiv(mgl_context *ctx, GLenum type, const GLuint *coords)
{
    mgl_unimplemented(ctx, "glTexCoordP3uiv");
}
WEAK void mgl_glTexCoordP4ui(mgl_context *ctx, GLenum type, GLuint coords)
{
    mgl_unimplemented(ctx, "glTexCoordP4ui");
}
WEAK void mgl_glTexCoordP4uiv(mgl_context *ctx, GLenum type, const GLuint *coords)
{
    mgl_unimplemented(ctx, "glTexCoordP4uiv");
}
WEAK void mgl_glTexCoordPointer(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glTexCoordPointer");
}
WEAK void mgl_glTexCoordPointerEXT(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, GLsizei count, const void *pointer)
{
    mgl_unimplemented(ctx, "glTexCoordPointerEXT");
}
WEAK void mgl_glTexCoordPointerListIBM(mgl_context *ctx, GLint size, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_unimplemented(ctx, "glTexCoordPointerListIBM");
}
WEAK void mgl_glTexCoordPointervINTEL(mgl_context *ctx, GLint size, GLenum type, const void **pointer)
{
    mgl_unimplemented(ctx, "glTexCoordPointervINTEL");
}
WEAK void mgl_glTexEnvf(mgl_context *ctx, GLenum target, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glTexEnvf");
}
WEAK void mgl_glTexEnvfv(mgl_context *ctx, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glTexEnvfv");
}
WEAK void mgl_glTexEnvi(mgl_context *ctx, GLenum target, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glTexEnvi");
}
WEAK void mgl_glTexEnviv(mgl_context *ctx, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glTexEnviv");
}
WEAK void mgl_glTexEnvx(mgl_context *ctx, GLenum target, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glTexEnvx");
}
WEAK void mgl_glTexEnvxv(mgl_context *ctx, GLenum target, GLenum pname, const GLfixed *params)
{
    mgl_unimplemented(ctx, "glTexEnvxv");
}
WEAK void mgl_glTexEstimateMotionQCOM(mgl_context *ctx, GLuint ref, GLuint target, GLuint output)
{
    mgl_unimplemented(ctx, "glTexEstimateMotionQCOM");
}
WEAK void mgl_glTexEstimateMotionRegionsQCOM(mgl_context *ctx, GLuint ref, GLuint target, GLuint output, GLuint mask)
{
    mgl_unimplemented(ctx, "glTexEstimateMotionRegionsQCOM");
}
WEAK void mgl_glTexFilterFuncSGIS(mgl_context *ctx, GLenum target, GLenum filter, GLsizei n, const GLfloat *weights)
{
    mgl_unimplemented(ctx, "glTexFilterFuncSGIS");
}
WEAK void mgl_glTexGend(mgl_context *ctx, GLenum coord, GLenum pname, GLdouble param)
{
    mgl_unimplemented(ctx, "glTexGend");
}
WEAK void mgl_glTexGendv(mgl_context *ctx, GLenum coord, GLenum pname, const GLdouble *params)
{
    mgl_unimplemented(ctx, "glTexGendv");
}
WEAK void mgl_glTexGenf(mgl_context *ctx, GLenum coord, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glTexGenf");
}
WEAK void mgl_glTexGenfv(mgl_context *ctx, GLenum coord, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glTexGenfv");
}
WEAK void mgl_glTexGeni(mgl_context *ctx, GLenum coord, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glTexGeni");
}
WEAK void mgl_glTexGeniv(mgl_context *ctx, GLenum coord, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glTexGeniv");
}
WEAK void mgl_glTexGenxOES(mgl_context *ctx, GLenum coord, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glTexGenxOES");
}
WEAK void mgl_glTexGenxvOES(mgl_context *ctx, GLenum coord, GLenum pname, const GLfixed *params)
{
    mgl_unimplemented(ctx, "glTexGenxvOES");
}
WEAK void mgl_glTexImage1D(mgl_context *ctx, GLenum target, GLint level, GLint internalformat, GLsizei width, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTexImage1D");
}
WEAK void mgl_glTexImage2D(mgl_context *ctx, GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTexImage2D");
}
WEAK void mgl_glTexImage2DMultisample(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLboolean fixedsamplelocations)
{
    mgl_unimplemented(ctx, "glTexImage2DMultisample");
}
WEAK void mgl_glTexImage2DMultisampleCoverageNV(mgl_context *ctx, GLenum target, GLsizei coverageSamples, GLsizei colorSamples, GLint internalFormat, GLsizei width, GLsizei height, GLboolean fixedSampleLocations)
{
    mgl_unimplemented(ctx, "glTexImage2DMultisampleCoverageNV");
}
WEAK void mgl_glTexImage3D(mgl_context *ctx, GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTexImage3D");
}
WEAK void mgl_glTexImage3DMultisample(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedsamplelocations)
{
    mgl_unimplemented(ctx, "glTexImage3DMultisample");
}
WEAK void mgl_glTexImage3DMultisampleCoverageNV(mgl_context *ctx, GLenum target, GLsizei coverageSamples, GLsizei colorSamples, GLint internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedSampleLocations)
{
    mgl_unimplemented(ctx, "glTexImage3DMultisampleCoverageNV");
}
WEAK void mgl_glTexImage3DOES(mgl_context *ctx, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTexImage3DOES");
}
WEAK void mgl_glTexImage4DSGIS(mgl_context *ctx, GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLsizei size4d, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTexImage4DSGIS");
}
WEAK void mgl_glTexPageCommitmentARB(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLboolean commit)
{
    mgl_unimplemented(ctx, "glTexPageCommitmentARB");
}
WEAK void mgl_glTexPageCommitmentMemNV(mgl_context *ctx, GLenum target, GLint layer, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLuint memory, GLuint64 offset, GLboolean commit)
{
    mgl_unimplemented(ctx, "glTexPageCommitmentMemNV");
}
WEAK void mgl_glTexParameterIiv(mgl_context *ctx, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glTexParameterIiv");
}
WEAK void mgl_glTexParameterIuiv(mgl_context *ctx, GLenum target, GLenum pname, const GLuint *params)
{
    mgl_unimplemented(ctx, "glTexParameterIuiv");
}
WEAK void mgl_glTexParameterf(mgl_context *ctx, GLenum target, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glTexParameterf");
}
WEAK void mgl_glTexParameterfv(mgl_context *ctx, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glTexParameterfv");
}
WEAK void mgl_glTexParameteri(mgl_context *ctx, GLenum target, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glTexParameteri");
}
WEAK void mgl_glTexParameteriv(mgl_context *ctx, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glTexParameteriv");
}
WEAK void mgl_glTexParameterx(mgl_context *ctx, GLenum target, GLenum pname, GLfixed param)
{
    mgl_unimplemented(ctx, "glTexParameterx");
}
WEAK void mgl_glTexParameterxv(mgl_context *ctx, GLenum target, GLenum pname, const GLfixed *params)
{
    mgl_unimplemented(ctx, "glTexParameterxv");
}
WEAK void mgl_glTexRenderbufferNV(mgl_context *ctx, GLenum target, GLuint renderbuffer)
{
    mgl_unimplemented(ctx, "glTexRenderbufferNV");
}
WEAK void mgl_glTexStorage1D(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width)
{
    mgl_unimplemented(ctx, "glTexStorage1D");
}
WEAK void mgl_glTexStorage2D(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glTexStorage2D");
}
WEAK void mgl_glTexStorage2DMultisample(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLboolean fixedsamplelocations)
{
    mgl_unimplemented(ctx, "glTexStorage2DMultisample");
}
WEAK void mgl_glTexStorage3D(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_unimplemented(ctx, "glTexStorage3D");
}
WEAK void mgl_glTexStorage3DMultisample(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedsamplelocations)
{
    mgl_unimplemented(ctx, "glTexStorage3DMultisample");
}
WEAK void mgl_glTexStorageAttribs2DEXT(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, const GLint*attrib_list)
{
    mgl_unimplemented(ctx, "glTexStorageAttribs2DEXT");
}
WEAK void mgl_glTexStorageAttribs3DEXT(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, const GLint*attrib_list)
{
    mgl_unimplemented(ctx, "glTexStorageAttribs3DEXT");
}
WEAK void mgl_glTexStorageMem1DEXT(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internalFormat, GLsizei width, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTexStorageMem1DEXT");
}
WEAK void mgl_glTexStorageMem2DEXT(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internalFormat, GLsizei width, GLsizei height, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTexStorageMem2DEXT");
}
WEAK void mgl_glTexStorageMem2DMultisampleEXT(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internalFormat, GLsizei width, GLsizei height, GLboolean fixedSampleLocations, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTexStorageMem2DMultisampleEXT");
}
WEAK void mgl_glTexStorageMem3DEXT(mgl_context *ctx, GLenum target, GLsizei levels, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTexStorageMem3DEXT");
}
WEAK void mgl_glTexStorageMem3DMultisampleEXT(mgl_context *ctx, GLenum target, GLsizei samples, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedSampleLocations, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTexStorageMem3DMultisampleEXT");
}
WEAK void mgl_glTexStorageSparseAMD(mgl_context *ctx, GLenum target, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLsizei layers, GLbitfield flags)
{
    mgl_unimplemented(ctx, "glTexStorageSparseAMD");
}
WEAK void mgl_glTexSubImage1D(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTexSubImage1D");
}
WEAK void mgl_glTexSubImage2D(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTexSubImage2D");
}
WEAK void mgl_glTexSubImage3D(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTexSubImage3D");
}
WEAK void mgl_glTexSubImage3DOES(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTexSubImage3DOES");
}
WEAK void mgl_glTexSubImage4DSGIS(mgl_context *ctx, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint woffset, GLsizei width, GLsizei height, GLsizei depth, GLsizei size4d, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTexSubImage4DSGIS");
}
WEAK void mgl_glTextureAttachMemoryNV(mgl_context *ctx, GLuint texture, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTextureAttachMemoryNV");
}
WEAK void mgl_glTextureBarrier(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glTextureBarrier");
}
WEAK void mgl_glTextureBuffer(mgl_context *ctx, GLuint texture, GLenum internalformat, GLuint buffer)
{
    mgl_unimplemented(ctx, "glTextureBuffer");
}
WEAK void mgl_glTextureBufferEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum internalformat, GLuint buffer)
{
    mgl_unimplemented(ctx, "glTextureBufferEXT");
}
WEAK void mgl_glTextureBufferRange(mgl_context *ctx, GLuint texture, GLenum internalformat, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_unimplemented(ctx, "glTextureBufferRange");
}
WEAK void mgl_glTextureBufferRangeEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum internalformat, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_unimplemented(ctx, "glTextureBufferRangeEXT");
}
WEAK void mgl_glTextureColorMaskSGIS(mgl_context *ctx, GLboolean red, GLboolean green, GLboolean blue, GLboolean alpha)
{
    mgl_unimplemented(ctx, "glTextureColorMaskSGIS");
}
WEAK void mgl_glTextureFoveationParametersQCOM(mgl_context *ctx, GLuint texture, GLuint layer, GLuint focalPoint, GLfloat focalX, GLfloat focalY, GLfloat gainX, GLfloat gainY, GLfloat foveaArea)
{
    mgl_unimplemented(ctx, "glTextureFoveationParametersQCOM");
}
WEAK void mgl_glTextureImage1DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint internalformat, GLsizei width, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTextureImage1DEXT");
}
WEAK void mgl_glTextureImage2DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTextureImage2DEXT");
}
WEAK void mgl_glTextureImage2DMultisampleCoverageNV(mgl_context *ctx, GLuint texture, GLenum target, GLsizei coverageSamples, GLsizei colorSamples, GLint internalFormat, GLsizei width, GLsizei height, GLboolean fixedSampleLocations)
{
    mgl_unimplemented(ctx, "glTextureImage2DMultisampleCoverageNV");
}
WEAK void mgl_glTextureImage2DMultisampleNV(mgl_context *ctx, GLuint texture, GLenum target, GLsizei samples, GLint internalFormat, GLsizei width, GLsizei height, GLboolean fixedSampleLocations)
{
    mgl_unimplemented(ctx, "glTextureImage2DMultisampleNV");
}
WEAK void mgl_glTextureImage3DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTextureImage3DEXT");
}
WEAK void mgl_glTextureImage3DMultisampleCoverageNV(mgl_context *ctx, GLuint texture, GLenum target, GLsizei coverageSamples, GLsizei colorSamples, GLint internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedSampleLocations)
{
    mgl_unimplemented(ctx, "glTextureImage3DMultisampleCoverageNV");
}
WEAK void mgl_glTextureImage3DMultisampleNV(mgl_context *ctx, GLuint texture, GLenum target, GLsizei samples, GLint internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedSampleLocations)
{
    mgl_unimplemented(ctx, "glTextureImage3DMultisampleNV");
}
WEAK void mgl_glTextureLightEXT(mgl_context *ctx, GLenum pname)
{
    mgl_unimplemented(ctx, "glTextureLightEXT");
}
WEAK void mgl_glTextureMaterialEXT(mgl_context *ctx, GLenum face, GLenum mode)
{
    mgl_unimplemented(ctx, "glTextureMaterialEXT");
}
WEAK void mgl_glTextureNormalEXT(mgl_context *ctx, GLenum mode)
{
    mgl_unimplemented(ctx, "glTextureNormalEXT");
}
WEAK void mgl_glTexturePageCommitmentEXT(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLboolean commit)
{
    mgl_unimplemented(ctx, "glTexturePageCommitmentEXT");
}
WEAK void mgl_glTexturePageCommitmentMemNV(mgl_context *ctx, GLuint texture, GLint layer, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLuint memory, GLuint64 offset, GLboolean commit)
{
    mgl_unimplemented(ctx, "glTexturePageCommitmentMemNV");
}
WEAK void mgl_glTextureParameterIiv(mgl_context *ctx, GLuint texture, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glTextureParameterIiv");
}
WEAK void mgl_glTextureParameterIivEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glTextureParameterIivEXT");
}
WEAK void mgl_glTextureParameterIuiv(mgl_context *ctx, GLuint texture, GLenum pname, const GLuint *params)
{
    mgl_unimplemented(ctx, "glTextureParameterIuiv");
}
WEAK void mgl_glTextureParameterIuivEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum pname, const GLuint *params)
{
    mgl_unimplemented(ctx, "glTextureParameterIuivEXT");
}
WEAK void mgl_glTextureParameterf(mgl_context *ctx, GLuint texture, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glTextureParameterf");
}
WEAK void mgl_glTextureParameterfEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glTextureParameterfEXT");
}
WEAK void mgl_glTextureParameterfv(mgl_context *ctx, GLuint texture, GLenum pname, const GLfloat *param)
{
    mgl_unimplemented(ctx, "glTextureParameterfv");
}
WEAK void mgl_glTextureParameterfvEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glTextureParameterfvEXT");
}
WEAK void mgl_glTextureParameteri(mgl_context *ctx, GLuint texture, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glTextureParameteri");
}
WEAK void mgl_glTextureParameteriEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glTextureParameteriEXT");
}
WEAK void mgl_glTextureParameteriv(mgl_context *ctx, GLuint texture, GLenum pname, const GLint *param)
{
    mgl_unimplemented(ctx, "glTextureParameteriv");
}
WEAK void mgl_glTextureParameterivEXT(mgl_context *ctx, GLuint texture, GLenum target, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glTextureParameterivEXT");
}
WEAK void mgl_glTextureRangeAPPLE(mgl_context *ctx, GLenum target, GLsizei length, const void *pointer)
{
    mgl_unimplemented(ctx, "glTextureRangeAPPLE");
}
WEAK void mgl_glTextureRenderbufferEXT(mgl_context *ctx, GLuint texture, GLenum target, GLuint renderbuffer)
{
    mgl_unimplemented(ctx, "glTextureRenderbufferEXT");
}
WEAK void mgl_glTextureStorage1D(mgl_context *ctx, GLuint texture, GLsizei levels, GLenum internalformat, GLsizei width)
{
    mgl_unimplemented(ctx, "glTextureStorage1D");
}
WEAK void mgl_glTextureStorage1DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width)
{
    mgl_unimplemented(ctx, "glTextureStorage1DEXT");
}
WEAK void mgl_glTextureStorage2D(mgl_context *ctx, GLuint texture, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glTextureStorage2D");
}
WEAK void mgl_glTextureStorage2DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glTextureStorage2DEXT");
}
WEAK void mgl_glTextureStorage2DMultisample(mgl_context *ctx, GLuint texture, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLboolean fixedsamplelocations)
{
    mgl_unimplemented(ctx, "glTextureStorage2DMultisample");
}
WEAK void mgl_glTextureStorage2DMultisampleEXT(mgl_context *ctx, GLuint texture, GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLboolean fixedsamplelocations)
{
    mgl_unimplemented(ctx, "glTextureStorage2DMultisampleEXT");
}
WEAK void mgl_glTextureStorage3D(mgl_context *ctx, GLuint texture, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_unimplemented(ctx, "glTextureStorage3D");
}
WEAK void mgl_glTextureStorage3DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth)
{
    mgl_unimplemented(ctx, "glTextureStorage3DEXT");
}
WEAK void mgl_glTextureStorage3DMultisample(mgl_context *ctx, GLuint texture, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedsamplelocations)
{
    mgl_unimplemented(ctx, "glTextureStorage3DMultisample");
}
WEAK void mgl_glTextureStorage3DMultisampleEXT(mgl_context *ctx, GLuint texture, GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedsamplelocations)
{
    mgl_unimplemented(ctx, "glTextureStorage3DMultisampleEXT");
}
WEAK void mgl_glTextureStorageMem1DEXT(mgl_context *ctx, GLuint texture, GLsizei levels, GLenum internalFormat, GLsizei width, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTextureStorageMem1DEXT");
}
WEAK void mgl_glTextureStorageMem2DEXT(mgl_context *ctx, GLuint texture, GLsizei levels, GLenum internalFormat, GLsizei width, GLsizei height, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTextureStorageMem2DEXT");
}
WEAK void mgl_glTextureStorageMem2DMultisampleEXT(mgl_context *ctx, GLuint texture, GLsizei samples, GLenum internalFormat, GLsizei width, GLsizei height, GLboolean fixedSampleLocations, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTextureStorageMem2DMultisampleEXT");
}
WEAK void mgl_glTextureStorageMem3DEXT(mgl_context *ctx, GLuint texture, GLsizei levels, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTextureStorageMem3DEXT");
}
WEAK void mgl_glTextureStorageMem3DMultisampleEXT(mgl_context *ctx, GLuint texture, GLsizei samples, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLboolean fixedSampleLocations, GLuint memory, GLuint64 offset)
{
    mgl_unimplemented(ctx, "glTextureStorageMem3DMultisampleEXT");
}
WEAK void mgl_glTextureStorageSparseAMD(mgl_context *ctx, GLuint texture, GLenum target, GLenum internalFormat, GLsizei width, GLsizei height, GLsizei depth, GLsizei layers, GLbitfield flags)
{
    mgl_unimplemented(ctx, "glTextureStorageSparseAMD");
}
WEAK void mgl_glTextureSubImage1D(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLsizei width, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTextureSubImage1D");
}
WEAK void mgl_glTextureSubImage1DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint xoffset, GLsizei width, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTextureSubImage1DEXT");
}
WEAK void mgl_glTextureSubImage2D(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTextureSubImage2D");
}
WEAK void mgl_glTextureSubImage2DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTextureSubImage2DEXT");
}
WEAK void mgl_glTextureSubImage3D(mgl_context *ctx, GLuint texture, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTextureSubImage3D");
}
WEAK void mgl_glTextureSubImage3DEXT(mgl_context *ctx, GLuint texture, GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels)
{
    mgl_unimplemented(ctx, "glTextureSubImage3DEXT");
}
WEAK void mgl_glTextureView(mgl_context *ctx, GLuint texture, GLenum target, GLuint origtexture, GLenum internalformat, GLuint minlevel, GLuint numlevels, GLuint minlayer, GLuint numlayers)
{
    mgl_unimplemented(ctx, "glTextureView");
}
WEAK void mgl_glTrackMatrixNV(mgl_context *ctx, GLenum target, GLuint address, GLenum matrix, GLenum transform)
{
    mgl_unimplemented(ctx, "glTrackMatrixNV");
}
WEAK void mgl_glTransformFeedbackAttribsNV(mgl_context *ctx, GLsizei count, const GLint *attribs, GLenum bufferMode)
{
    mgl_unimplemented(ctx, "glTransformFeedbackAttribsNV");
}
WEAK void mgl_glTransformFeedbackBufferBase(mgl_context *ctx, GLuint xfb, GLuint index, GLuint buffer)
{
    mgl_unimplemented(ctx, "glTransformFeedbackBufferBase");
}
WEAK void mgl_glTransformFeedbackBufferRange(mgl_context *ctx, GLuint xfb, GLuint index, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    mgl_unimplemented(ctx, "glTransformFeedbackBufferRange");
}
WEAK void mgl_glTransformFeedbackStreamAttribsNV(mgl_context *ctx, GLsizei count, const GLint *attribs, GLsizei nbuffers, const GLint *bufstreams, GLenum bufferMode)
{
    mgl_unimplemented(ctx, "glTransformFeedbackStreamAttribsNV");
}
WEAK void mgl_glTransformFeedbackVaryings(mgl_context *ctx, GLuint program, GLsizei count, const GLchar *const*varyings, GLenum bufferMode)
{
    mgl_unimplemented(ctx, "glTransformFeedbackVaryings");
}
WEAK void mgl_glTransformFeedbackVaryingsNV(mgl_context *ctx, GLuint program, GLsizei count, const GLint *locations, GLenum bufferMode)
{
    mgl_unimplemented(ctx, "glTransformFeedbackVaryingsNV");
}
WEAK void mgl_glTransformPathNV(mgl_context *ctx, GLuint resultPath, GLuint srcPath, GLenum transformType, const GLfloat *transformValues)
{
    mgl_unimplemented(ctx, "glTransformPathNV");
}
WEAK void mgl_glTranslated(mgl_context *ctx, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glTranslated");
}
WEAK void mgl_glTranslatef(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glTranslatef");
}
WEAK void mgl_glTranslatex(mgl_context *ctx, GLfixed x, GLfixed y, GLfixed z)
{
    mgl_unimplemented(ctx, "glTranslatex");
}
WEAK void mgl_glUniform1d(mgl_context *ctx, GLint location, GLdouble x)
{
    mgl_unimplemented(ctx, "glUniform1d");
}
WEAK void mgl_glUniform1dv(mgl_context *ctx, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniform1dv");
}
WEAK void mgl_glUniform1f(mgl_context *ctx, GLint location, GLfloat v0)
{
    mgl_unimplemented(ctx, "glUniform1f");
}
WEAK void mgl_glUniform1fv(mgl_context *ctx, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniform1fv");
}
WEAK void mgl_glUniform1i(mgl_context *ctx, GLint location, GLint v0)
{
    mgl_unimplemented(ctx, "glUniform1i");
}
WEAK void mgl_glUniform1i64ARB(mgl_context *ctx, GLint location, GLint64 x)
{
    mgl_unimplemented(ctx, "glUniform1i64ARB");
}
WEAK void mgl_glUniform1i64NV(mgl_context *ctx, GLint location, GLint64EXT x)
{
    mgl_unimplemented(ctx, "glUniform1i64NV");
}
WEAK void mgl_glUniform1i64vARB(mgl_context *ctx, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_unimplemented(ctx, "glUniform1i64vARB");
}
WEAK void mgl_glUniform1i64vNV(mgl_context *ctx, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_unimplemented(ctx, "glUniform1i64vNV");
}
WEAK void mgl_glUniform1iv(mgl_context *ctx, GLint location, GLsizei count, const GLint *value)
{
    mgl_unimplemented(ctx, "glUniform1iv");
}
WEAK void mgl_glUniform1ui(mgl_context *ctx, GLint location, GLuint v0)
{
    mgl_unimplemented(ctx, "glUniform1ui");
}
WEAK void mgl_glUniform1ui64ARB(mgl_context *ctx, GLint location, GLuint64 x)
{
    mgl_unimplemented(ctx, "glUniform1ui64ARB");
}
WEAK void mgl_glUniform1ui64NV(mgl_context *ctx, GLint location, GLuint64EXT x)
{
    mgl_unimplemented(ctx, "glUniform1ui64NV");
}
WEAK void mgl_glUniform1ui64vARB(mgl_context *ctx, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_unimplemented(ctx, "glUniform1ui64vARB");
}
WEAK void mgl_glUniform1ui64vNV(mgl_context *ctx, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_unimplemented(ctx, "glUniform1ui64vNV");
}
WEAK void mgl_glUniform1uiv(mgl_context *ctx, GLint location, GLsizei count, const GLuint *value)
{
    mgl_unimplemented(ctx, "glUniform1uiv");
}
WEAK void mgl_glUniform2d(mgl_context *ctx, GLint location, GLdouble x, GLdouble y)
{
    mgl_unimplemented(ctx, "glUniform2d");
}
WEAK void mgl_glUniform2dv(mgl_context *ctx, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniform2dv");
}
WEAK void mgl_glUniform2f(mgl_context *ctx, GLint location, GLfloat v0, GLfloat v1)
{
    mgl_unimplemented(ctx, "glUniform2f");
}
WEAK void mgl_glUniform2fv(mgl_context *ctx, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniform2fv");
}
WEAK void mgl_glUniform2i(mgl_context *ctx, GLint location, GLint v0, GLint v1)
{
    mgl_unimplemented(ctx, "glUniform2i");
}
WEAK void mgl_glUniform2i64ARB(mgl_context *ctx, GLint location, GLint64 x, GLint64 y)
{
    mgl_unimplemented(ctx, "glUniform2i64ARB");
}
WEAK void mgl_glUniform2i64NV(mgl_context *ctx, GLint location, GLint64EXT x, GLint64EXT y)
{
    mgl_unimplemented(ctx, "glUniform2i64NV");
}
WEAK void mgl_glUniform2i64vARB(mgl_context *ctx, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_unimplemented(ctx, "glUniform2i64vARB");
}
WEAK void mgl_glUniform2i64vNV(mgl_context *ctx, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_unimplemented(ctx, "glUniform2i64vNV");
}
WEAK void mgl_glUniform2iv(mgl_context *ctx, GLint location, GLsizei count, const GLint *value)
{
    mgl_unimplemented(ctx, "glUniform2iv");
}
WEAK void mgl_glUniform2ui(mgl_context *ctx, GLint location, GLuint v0, GLuint v1)
{
    mgl_unimplemented(ctx, "glUniform2ui");
}
WEAK void mgl_glUniform2ui64ARB(mgl_context *ctx, GLint location, GLuint64 x, GLuint64 y)
{
    mgl_unimplemented(ctx, "glUniform2ui64ARB");
}
WEAK void mgl_glUniform2ui64NV(mgl_context *ctx, GLint location, GLuint64EXT x, GLuint64EXT y)
{
    mgl_unimplemented(ctx, "glUniform2ui64NV");
}
WEAK void mgl_glUniform2ui64vARB(mgl_context *ctx, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_unimplemented(ctx, "glUniform2ui64vARB");
}
WEAK void mgl_glUniform2ui64vNV(mgl_context *ctx, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_unimplemented(ctx, "glUniform2ui64vNV");
}
WEAK void mgl_glUniform2uiv(mgl_context *ctx, GLint location, GLsizei count, const GLuint *value)
{
    mgl_unimplemented(ctx, "glUniform2uiv");
}
WEAK void mgl_glUniform3d(mgl_context *ctx, GLint location, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glUniform3d");
}
WEAK void mgl_glUniform3dv(mgl_context *ctx, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniform3dv");
}
WEAK void mgl_glUniform3f(mgl_context *ctx, GLint location, GLfloat v0, GLfloat v1, GLfloat v2)
{
    mgl_unimplemented(ctx, "glUniform3f");
}
WEAK void mgl_glUniform3fv(mgl_context *ctx, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniform3fv");
}
WEAK void mgl_glUniform3i(mgl_context *ctx, GLint location, GLint v0, GLint v1, GLint v2)
{
    mgl_unimplemented(ctx, "glUniform3i");
}
WEAK void mgl_glUniform3i64ARB(mgl_context *ctx, GLint location, GLint64 x, GLint64 y, GLint64 z)
{
    mgl_unimplemented(ctx, "glUniform3i64ARB");
}
WEAK void mgl_glUniform3i64NV(mgl_context *ctx, GLint location, GLint64EXT x, GLint64EXT y, GLint64EXT z)
{
    mgl_unimplemented(ctx, "glUniform3i64NV");
}
WEAK void mgl_glUniform3i64vARB(mgl_context *ctx, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_unimplemented(ctx, "glUniform3i64vARB");
}
WEAK void mgl_glUniform3i64vNV(mgl_context *ctx, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_unimplemented(ctx, "glUniform3i64vNV");
}
WEAK void mgl_glUniform3iv(mgl_context *ctx, GLint location, GLsizei count, const GLint *value)
{
    mgl_unimplemented(ctx, "glUniform3iv");
}
WEAK void mgl_glUniform3ui(mgl_context *ctx, GLint location, GLuint v0, GLuint v1, GLuint v2)
{
    mgl_unimplemented(ctx, "glUniform3ui");
}
WEAK void mgl_glUniform3ui64ARB(mgl_context *ctx, GLint location, GLuint64 x, GLuint64 y, GLuint64 z)
{
    mgl_unimplemented(ctx, "glUniform3ui64ARB");
}
WEAK void mgl_glUniform3ui64NV(mgl_context *ctx, GLint location, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z)
{
    mgl_unimplemented(ctx, "glUniform3ui64NV");
}
WEAK void mgl_glUniform3ui64vARB(mgl_context *ctx, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_unimplemented(ctx, "glUniform3ui64vARB");
}
WEAK void mgl_glUniform3ui64vNV(mgl_context *ctx, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_unimplemented(ctx, "glUniform3ui64vNV");
}
WEAK void mgl_glUniform3uiv(mgl_context *ctx, GLint location, GLsizei count, const GLuint *value)
{
    mgl_unimplemented(ctx, "glUniform3uiv");
}
WEAK void mgl_glUniform4d(mgl_context *ctx, GLint location, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glUniform4d");
}
WEAK void mgl_glUniform4dv(mgl_context *ctx, GLint location, GLsizei count, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniform4dv");
}
WEAK void mgl_glUniform4f(mgl_context *ctx, GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3)
{
    mgl_unimplemented(ctx, "glUniform4f");
}
WEAK void mgl_glUniform4fv(mgl_context *ctx, GLint location, GLsizei count, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniform4fv");
}
WEAK void mgl_glUniform4i(mgl_context *ctx, GLint location, GLint v0, GLint v1, GLint v2, GLint v3)
{
    mgl_unimplemented(ctx, "glUniform4i");
}
WEAK void mgl_glUniform4i64ARB(mgl_context *ctx, GLint location, GLint64 x, GLint64 y, GLint64 z, GLint64 w)
{
    mgl_unimplemented(ctx, "glUniform4i64ARB");
}
WEAK void mgl_glUniform4i64NV(mgl_context *ctx, GLint location, GLint64EXT x, GLint64EXT y, GLint64EXT z, GLint64EXT w)
{
    mgl_unimplemented(ctx, "glUniform4i64NV");
}
WEAK void mgl_glUniform4i64vARB(mgl_context *ctx, GLint location, GLsizei count, const GLint64 *value)
{
    mgl_unimplemented(ctx, "glUniform4i64vARB");
}
WEAK void mgl_glUniform4i64vNV(mgl_context *ctx, GLint location, GLsizei count, const GLint64EXT *value)
{
    mgl_unimplemented(ctx, "glUniform4i64vNV");
}
WEAK void mgl_glUniform4iv(mgl_context *ctx, GLint location, GLsizei count, const GLint *value)
{
    mgl_unimplemented(ctx, "glUniform4iv");
}
WEAK void mgl_glUniform4ui(mgl_context *ctx, GLint location, GLuint v0, GLuint v1, GLuint v2, GLuint v3)
{
    mgl_unimplemented(ctx, "glUniform4ui");
}
WEAK void mgl_glUniform4ui64ARB(mgl_context *ctx, GLint location, GLuint64 x, GLuint64 y, GLuint64 z, GLuint64 w)
{
    mgl_unimplemented(ctx, "glUniform4ui64ARB");
}
WEAK void mgl_glUniform4ui64NV(mgl_context *ctx, GLint location, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z, GLuint64EXT w)
{
    mgl_unimplemented(ctx, "glUniform4ui64NV");
}
WEAK void mgl_glUniform4ui64vARB(mgl_context *ctx, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_unimplemented(ctx, "glUniform4ui64vARB");
}
WEAK void mgl_glUniform4ui64vNV(mgl_context *ctx, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_unimplemented(ctx, "glUniform4ui64vNV");
}
WEAK void mgl_glUniform4uiv(mgl_context *ctx, GLint location, GLsizei count, const GLuint *value)
{
    mgl_unimplemented(ctx, "glUniform4uiv");
}
WEAK void mgl_glUniformBlockBinding(mgl_context *ctx, GLuint program, GLuint uniformBlockIndex, GLuint uniformBlockBinding)
{
    mgl_unimplemented(ctx, "glUniformBlockBinding");
}
WEAK void mgl_glUniformBufferEXT(mgl_context *ctx, GLuint program, GLint location, GLuint buffer)
{
    mgl_unimplemented(ctx, "glUniformBufferEXT");
}
WEAK void mgl_glUniformHandleui64ARB(mgl_context *ctx, GLint location, GLuint64 value)
{
    mgl_unimplemented(ctx, "glUniformHandleui64ARB");
}
WEAK void mgl_glUniformHandleui64NV(mgl_context *ctx, GLint location, GLuint64 value)
{
    mgl_unimplemented(ctx, "glUniformHandleui64NV");
}
WEAK void mgl_glUniformHandleui64vARB(mgl_context *ctx, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_unimplemented(ctx, "glUniformHandleui64vARB");
}
WEAK void mgl_glUniformHandleui64vNV(mgl_context *ctx, GLint location, GLsizei count, const GLuint64 *value)
{
    mgl_unimplemented(ctx, "glUniformHandleui64vNV");
}
WEAK void mgl_glUniformMatrix2dv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix2dv");
}
WEAK void mgl_glUniformMatrix2fv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix2fv");
}
WEAK void mgl_glUniformMatrix2x3dv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix2x3dv");
}
WEAK void mgl_glUniformMatrix2x3fv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix2x3fv");
}
WEAK void mgl_glUniformMatrix2x4dv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix2x4dv");
}
WEAK void mgl_glUniformMatrix2x4fv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix2x4fv");
}
WEAK void mgl_glUniformMatrix3dv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix3dv");
}
WEAK void mgl_glUniformMatrix3fv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix3fv");
}
WEAK void mgl_glUniformMatrix3x2dv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix3x2dv");
}
WEAK void mgl_glUniformMatrix3x2fv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix3x2fv");
}
WEAK void mgl_glUniformMatrix3x4dv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix3x4dv");
}
WEAK void mgl_glUniformMatrix3x4fv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix3x4fv");
}
WEAK void mgl_glUniformMatrix4dv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix4dv");
}
WEAK void mgl_glUniformMatrix4fv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix4fv");
}
WEAK void mgl_glUniformMatrix4x2dv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix4x2dv");
}
WEAK void mgl_glUniformMatrix4x2fv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix4x2fv");
}
WEAK void mgl_glUniformMatrix4x3dv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLdouble *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix4x3dv");
}
WEAK void mgl_glUniformMatrix4x3fv(mgl_context *ctx, GLint location, GLsizei count, GLboolean transpose, const GLfloat *value)
{
    mgl_unimplemented(ctx, "glUniformMatrix4x3fv");
}
WEAK void mgl_glUniformSubroutinesuiv(mgl_context *ctx, GLenum shadertype, GLsizei count, const GLuint *indices)
{
    mgl_unimplemented(ctx, "glUniformSubroutinesuiv");
}
WEAK void mgl_glUniformui64NV(mgl_context *ctx, GLint location, GLuint64EXT value)
{
    mgl_unimplemented(ctx, "glUniformui64NV");
}
WEAK void mgl_glUniformui64vNV(mgl_context *ctx, GLint location, GLsizei count, const GLuint64EXT *value)
{
    mgl_unimplemented(ctx, "glUniformui64vNV");
}
WEAK void mgl_glUnlockArraysEXT(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glUnlockArraysEXT");
}
WEAK GLboolean mgl_glUnmapBuffer(mgl_context *ctx, GLenum target)
{
    mgl_unimplemented(ctx, "glUnmapBuffer");
    return 0;
}
WEAK GLboolean mgl_glUnmapNamedBuffer(mgl_context *ctx, GLuint buffer)
{
    mgl_unimplemented(ctx, "glUnmapNamedBuffer");
    return 0;
}
WEAK void mgl_glUnmapObjectBufferATI(mgl_context *ctx, GLuint buffer)
{
    mgl_unimplemented(ctx, "glUnmapObjectBufferATI");
}
WEAK void mgl_glUnmapTexture2DINTEL(mgl_context *ctx, GLuint texture, GLint level)
{
    mgl_unimplemented(ctx, "glUnmapTexture2DINTEL");
}
WEAK void mgl_glUpdateObjectBufferATI(mgl_context *ctx, GLuint buffer, GLuint offset, GLsizei size, const void *pointer, GLenum preserve)
{
    mgl_unimplemented(ctx, "glUpdateObjectBufferATI");
}
WEAK void mgl_glUploadGpuMaskNVX(mgl_context *ctx, GLbitfield mask)
{
    mgl_unimplemented(ctx, "glUploadGpuMaskNVX");
}
WEAK void mgl_glUseProgram(mgl_context *ctx, GLuint program)
{
    mgl_unimplemented(ctx, "glUseProgram");
}
WEAK void mgl_glUseProgramStages(mgl_context *ctx, GLuint pipeline, GLbitfield stages, GLuint program)
{
    mgl_unimplemented(ctx, "glUseProgramStages");
}
WEAK void mgl_glUseShaderProgramEXT(mgl_context *ctx, GLenum type, GLuint program)
{
    mgl_unimplemented(ctx, "glUseShaderProgramEXT");
}
WEAK void mgl_glVDPAUFiniNV(mgl_context *ctx)
{
    mgl_unimplemented(ctx, "glVDPAUFiniNV");
}
WEAK void mgl_glVDPAUGetSurfaceivNV(mgl_context *ctx, GLvdpauSurfaceNV surface, GLenum pname, GLsizei count, GLsizei *length, GLint *values)
{
    mgl_unimplemented(ctx, "glVDPAUGetSurfaceivNV");
}
WEAK void mgl_glVDPAUInitNV(mgl_context *ctx, const void *vdpDevice, const void *getProcAddress)
{
    mgl_unimplemented(ctx, "glVDPAUInitNV");
}
WEAK GLboolean mgl_glVDPAUIsSurfaceNV(mgl_context *ctx, GLvdpauSurfaceNV surface)
{
    mgl_unimplemented(ctx, "glVDPAUIsSurfaceNV");
    return 0;
}
WEAK void mgl_glVDPAUMapSurfacesNV(mgl_context *ctx, GLsizei numSurfaces, const GLvdpauSurfaceNV *surfaces)
{
    mgl_unimplemented(ctx, "glVDPAUMapSurfacesNV");
}
WEAK GLvdpauSurfaceNV mgl_glVDPAURegisterOutputSurfaceNV(mgl_context *ctx, const void *vdpSurface, GLenum target, GLsizei numTextureNames, const GLuint *textureNames)
{
    mgl_unimplemented(ctx, "glVDPAURegisterOutputSurfaceNV");
    return 0;
}
WEAK GLvdpauSurfaceNV mgl_glVDPAURegisterVideoSurfaceNV(mgl_context *ctx, const void *vdpSurface, GLenum target, GLsizei numTextureNames, const GLuint *textureNames)
{
    mgl_unimplemented(ctx, "glVDPAURegisterVideoSurfaceNV");
    return 0;
}
WEAK GLvdpauSurfaceNV mgl_glVDPAURegisterVideoSurfaceWithPictureStructureNV(mgl_context *ctx, const void *vdpSurface, GLenum target, GLsizei numTextureNames, const GLuint *textureNames, GLboolean isFrameStructure)
{
    mgl_unimplemented(ctx, "glVDPAURegisterVideoSurfaceWithPictureStructureNV");
    return 0;
}
WEAK void mgl_glVDPAUSurfaceAccessNV(mgl_context *ctx, GLvdpauSurfaceNV surface, GLenum access)
{
    mgl_unimplemented(ctx, "glVDPAUSurfaceAccessNV");
}
WEAK void mgl_glVDPAUUnmapSurfacesNV(mgl_context *ctx, GLsizei numSurface, const GLvdpauSurfaceNV *surfaces)
{
    mgl_unimplemented(ctx, "glVDPAUUnmapSurfacesNV");
}
WEAK void mgl_glVDPAUUnregisterSurfaceNV(mgl_context *ctx, GLvdpauSurfaceNV surface)
{
    mgl_unimplemented(ctx, "glVDPAUUnregisterSurfaceNV");
}
WEAK void mgl_glValidateProgram(mgl_context *ctx, GLuint program)
{
    mgl_unimplemented(ctx, "glValidateProgram");
}
WEAK void mgl_glValidateProgramPipeline(mgl_context *ctx, GLuint pipeline)
{
    mgl_unimplemented(ctx, "glValidateProgramPipeline");
}
WEAK void mgl_glVariantArrayObjectATI(mgl_context *ctx, GLuint id, GLenum type, GLsizei stride, GLuint buffer, GLuint offset)
{
    mgl_unimplemented(ctx, "glVariantArrayObjectATI");
}
WEAK void mgl_glVariantPointerEXT(mgl_context *ctx, GLuint id, GLenum type, GLuint stride, const void *addr)
{
    mgl_unimplemented(ctx, "glVariantPointerEXT");
}
WEAK void mgl_glVariantbvEXT(mgl_context *ctx, GLuint id, const GLbyte *addr)
{
    mgl_unimplemented(ctx, "glVariantbvEXT");
}
WEAK void mgl_glVariantdvEXT(mgl_context *ctx, GLuint id, const GLdouble *addr)
{
    mgl_unimplemented(ctx, "glVariantdvEXT");
}
WEAK void mgl_glVariantfvEXT(mgl_context *ctx, GLuint id, const GLfloat *addr)
{
    mgl_unimplemented(ctx, "glVariantfvEXT");
}
WEAK void mgl_glVariantivEXT(mgl_context *ctx, GLuint id, const GLint *addr)
{
    mgl_unimplemented(ctx, "glVariantivEXT");
}
WEAK void mgl_glVariantsvEXT(mgl_context *ctx, GLuint id, const GLshort *addr)
{
    mgl_unimplemented(ctx, "glVariantsvEXT");
}
WEAK void mgl_glVariantubvEXT(mgl_context *ctx, GLuint id, const GLubyte *addr)
{
    mgl_unimplemented(ctx, "glVariantubvEXT");
}
WEAK void mgl_glVariantuivEXT(mgl_context *ctx, GLuint id, const GLuint *addr)
{
    mgl_unimplemented(ctx, "glVariantuivEXT");
}
WEAK void mgl_glVariantusvEXT(mgl_context *ctx, GLuint id, const GLushort *addr)
{
    mgl_unimplemented(ctx, "glVariantusvEXT");
}
WEAK void mgl_glVertex2bOES(mgl_context *ctx, GLbyte x, GLbyte y)
{
    mgl_unimplemented(ctx, "glVertex2bOES");
}
WEAK void mgl_glVertex2bvOES(mgl_context *ctx, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glVertex2bvOES");
}
WEAK void mgl_glVertex2d(mgl_context *ctx, GLdouble x, GLdouble y)
{
    mgl_unimplemented(ctx, "glVertex2d");
}
WEAK void mgl_glVertex2dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertex2dv");
}
WEAK void mgl_glVertex2f(mgl_context *ctx, GLfloat x, GLfloat y)
{
    mgl_unimplemented(ctx, "glVertex2f");
}
WEAK void mgl_glVertex2fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertex2fv");
}
WEAK void mgl_glVertex2hNV(mgl_context *ctx, GLhalfNV x, GLhalfNV y)
{
    mgl_unimplemented(ctx, "glVertex2hNV");
}
WEAK void mgl_glVertex2hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertex2hvNV");
}
WEAK void mgl_glVertex2i(mgl_context *ctx, GLint x, GLint y)
{
    mgl_unimplemented(ctx, "glVertex2i");
}
WEAK void mgl_glVertex2iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glVertex2iv");
}
WEAK void mgl_glVertex2s(mgl_context *ctx, GLshort x, GLshort y)
{
    mgl_unimplemented(ctx, "glVertex2s");
}
WEAK void mgl_glVertex2sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertex2sv");
}
WEAK void mgl_glVertex2xOES(mgl_context *ctx, GLfixed x)
{
    mgl_unimplemented(ctx, "glVertex2xOES");
}
WEAK void mgl_glVertex2xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glVertex2xvOES");
}
WEAK void mgl_glVertex3bOES(mgl_context *ctx, GLbyte x, GLbyte y, GLbyte z)
{
    mgl_unimplemented(ctx, "glVertex3bOES");
}
WEAK void mgl_glVertex3bvOES(mgl_context *ctx, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glVertex3bvOES");
}
WEAK void mgl_glVertex3d(mgl_context *ctx, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glVertex3d");
}
WEAK void mgl_glVertex3dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertex3dv");
}
WEAK void mgl_glVertex3f(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glVertex3f");
}
WEAK void mgl_glVertex3fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertex3fv");
}
WEAK void mgl_glVertex3hNV(mgl_context *ctx, GLhalfNV x, GLhalfNV y, GLhalfNV z)
{
    mgl_unimplemented(ctx, "glVertex3hNV");
}
WEAK void mgl_glVertex3hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertex3hvNV");
}
WEAK void mgl_glVertex3i(mgl_context *ctx, GLint x, GLint y, GLint z)
{
    mgl_unimplemented(ctx, "glVertex3i");
}
WEAK void mgl_glVertex3iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glVertex3iv");
}
WEAK void mgl_glVertex3s(mgl_context *ctx, GLshort x, GLshort y, GLshort z)
{
    mgl_unimplemented(ctx, "glVertex3s");
}
WEAK void mgl_glVertex3sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertex3sv");
}
WEAK void mgl_glVertex3xOES(mgl_context *ctx, GLfixed x, GLfixed y)
{
    mgl_unimplemented(ctx, "glVertex3xOES");
}
WEAK void mgl_glVertex3xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glVertex3xvOES");
}
WEAK void mgl_glVertex4bOES(mgl_context *ctx, GLbyte x, GLbyte y, GLbyte z, GLbyte w)
{
    mgl_unimplemented(ctx, "glVertex4bOES");
}
WEAK void mgl_glVertex4bvOES(mgl_context *ctx, const GLbyte *coords)
{
    mgl_unimplemented(ctx, "glVertex4bvOES");
}
WEAK void mgl_glVertex4d(mgl_context *ctx, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glVertex4d");
}
WEAK void mgl_glVertex4dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertex4dv");
}
WEAK void mgl_glVertex4f(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glVertex4f");
}
WEAK void mgl_glVertex4fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertex4fv");
}
WEAK void mgl_glVertex4hNV(mgl_context *ctx, GLhalfNV x, GLhalfNV y, GLhalfNV z, GLhalfNV w)
{
    mgl_unimplemented(ctx, "glVertex4hNV");
}
WEAK void mgl_glVertex4hvNV(mgl_context *ctx, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertex4hvNV");
}
WEAK void mgl_glVertex4i(mgl_context *ctx, GLint x, GLint y, GLint z, GLint w)
{
    mgl_unimplemented(ctx, "glVertex4i");
}
WEAK void mgl_glVertex4iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glVertex4iv");
}
WEAK void mgl_glVertex4s(mgl_context *ctx, GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_unimplemented(ctx, "glVertex4s");
}
WEAK void mgl_glVertex4sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertex4sv");
}
WEAK void mgl_glVertex4xOES(mgl_context *ctx, GLfixed x, GLfixed y, GLfixed z)
{
    mgl_unimplemented(ctx, "glVertex4xOES");
}
WEAK void mgl_glVertex4xvOES(mgl_context *ctx, const GLfixed *coords)
{
    mgl_unimplemented(ctx, "glVertex4xvOES");
}
WEAK void mgl_glVertexArrayAttribBinding(mgl_context *ctx, GLuint vaobj, GLuint attribindex, GLuint bindingindex)
{
    mgl_unimplemented(ctx, "glVertexArrayAttribBinding");
}
WEAK void mgl_glVertexArrayAttribFormat(mgl_context *ctx, GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLboolean normalized, GLuint relativeoffset)
{
    mgl_unimplemented(ctx, "glVertexArrayAttribFormat");
}
WEAK void mgl_glVertexArrayAttribIFormat(mgl_context *ctx, GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_unimplemented(ctx, "glVertexArrayAttribIFormat");
}
WEAK void mgl_glVertexArrayAttribLFormat(mgl_context *ctx, GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_unimplemented(ctx, "glVertexArrayAttribLFormat");
}
WEAK void mgl_glVertexArrayBindVertexBufferEXT(mgl_context *ctx, GLuint vaobj, GLuint bindingindex, GLuint buffer, GLintptr offset, GLsizei stride)
{
    mgl_unimplemented(ctx, "glVertexArrayBindVertexBufferEXT");
}
WEAK void mgl_glVertexArrayBindingDivisor(mgl_context *ctx, GLuint vaobj, GLuint bindingindex, GLuint divisor)
{
    mgl_unimplemented(ctx, "glVertexArrayBindingDivisor");
}
WEAK void mgl_glVertexArrayColorOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayColorOffsetEXT");
}
WEAK void mgl_glVertexArrayEdgeFlagOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayEdgeFlagOffsetEXT");
}
WEAK void mgl_glVertexArrayElementBuffer(mgl_context *ctx, GLuint vaobj, GLuint buffer)
{
    mgl_unimplemented(ctx, "glVertexArrayElementBuffer");
}
WEAK void mgl_glVertexArrayFogCoordOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayFogCoordOffsetEXT");
}
WEAK void mgl_glVertexArrayIndexOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayIndexOffsetEXT");
}
WEAK void mgl_glVertexArrayMultiTexCoordOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLenum texunit, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayMultiTexCoordOffsetEXT");
}
WEAK void mgl_glVertexArrayNormalOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayNormalOffsetEXT");
}
WEAK void mgl_glVertexArrayParameteriAPPLE(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glVertexArrayParameteriAPPLE");
}
WEAK void mgl_glVertexArrayRangeAPPLE(mgl_context *ctx, GLsizei length, void *pointer)
{
    mgl_unimplemented(ctx, "glVertexArrayRangeAPPLE");
}
WEAK void mgl_glVertexArrayRangeNV(mgl_context *ctx, GLsizei length, const void *pointer)
{
    mgl_unimplemented(ctx, "glVertexArrayRangeNV");
}
WEAK void mgl_glVertexArraySecondaryColorOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArraySecondaryColorOffsetEXT");
}
WEAK void mgl_glVertexArrayTexCoordOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayTexCoordOffsetEXT");
}
WEAK void mgl_glVertexArrayVertexAttribBindingEXT(mgl_context *ctx, GLuint vaobj, GLuint attribindex, GLuint bindingindex)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexAttribBindingEXT");
}
WEAK void mgl_glVertexArrayVertexAttribDivisorEXT(mgl_context *ctx, GLuint vaobj, GLuint index, GLuint divisor)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexAttribDivisorEXT");
}
WEAK void mgl_glVertexArrayVertexAttribFormatEXT(mgl_context *ctx, GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLboolean normalized, GLuint relativeoffset)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexAttribFormatEXT");
}
WEAK void mgl_glVertexArrayVertexAttribIFormatEXT(mgl_context *ctx, GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexAttribIFormatEXT");
}
WEAK void mgl_glVertexArrayVertexAttribIOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLuint index, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexAttribIOffsetEXT");
}
WEAK void mgl_glVertexArrayVertexAttribLFormatEXT(mgl_context *ctx, GLuint vaobj, GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexAttribLFormatEXT");
}
WEAK void mgl_glVertexArrayVertexAttribLOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLuint index, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexAttribLOffsetEXT");
}
WEAK void mgl_glVertexArrayVertexAttribOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexAttribOffsetEXT");
}
WEAK void mgl_glVertexArrayVertexBindingDivisorEXT(mgl_context *ctx, GLuint vaobj, GLuint bindingindex, GLuint divisor)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexBindingDivisorEXT");
}
WEAK void mgl_glVertexArrayVertexBuffer(mgl_context *ctx, GLuint vaobj, GLuint bindingindex, GLuint buffer, GLintptr offset, GLsizei stride)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexBuffer");
}
WEAK void mgl_glVertexArrayVertexBuffers(mgl_context *ctx, GLuint vaobj, GLuint first, GLsizei count, const GLuint *buffers, const GLintptr *offsets, const GLsizei *strides)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexBuffers");
}
WEAK void mgl_glVertexArrayVertexOffsetEXT(mgl_context *ctx, GLuint vaobj, GLuint buffer, GLint size, GLenum type, GLsizei stride, GLintptr offset)
{
    mgl_unimplemented(ctx, "glVertexArrayVertexOffsetEXT");
}
WEAK void mgl_glVertexAttrib1d(mgl_context *ctx, GLuint index, GLdouble x)
{
    mgl_unimplemented(ctx, "glVertexAttrib1d");
}
WEAK void mgl_glVertexAttrib1dv(mgl_context *ctx, GLuint index, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib1dv");
}
WEAK void mgl_glVertexAttrib1f(mgl_context *ctx, GLuint index, GLfloat x)
{
    mgl_unimplemented(ctx, "glVertexAttrib1f");
}
WEAK void mgl_glVertexAttrib1fv(mgl_context *ctx, GLuint index, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib1fv");
}
WEAK void mgl_glVertexAttrib1hNV(mgl_context *ctx, GLuint index, GLhalfNV x)
{
    mgl_unimplemented(ctx, "glVertexAttrib1hNV");
}
WEAK void mgl_glVertexAttrib1hvNV(mgl_context *ctx, GLuint index, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib1hvNV");
}
WEAK void mgl_glVertexAttrib1s(mgl_context *ctx, GLuint index, GLshort x)
{
    mgl_unimplemented(ctx, "glVertexAttrib1s");
}
WEAK void mgl_glVertexAttrib1sv(mgl_context *ctx, GLuint index, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib1sv");
}
WEAK void mgl_glVertexAttrib2d(mgl_context *ctx, GLuint index, GLdouble x, GLdouble y)
{
    mgl_unimplemented(ctx, "glVertexAttrib2d");
}
WEAK void mgl_glVertexAttrib2dv(mgl_context *ctx, GLuint index, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib2dv");
}
WEAK void mgl_glVertexAttrib2f(mgl_context *ctx, GLuint index, GLfloat x, GLfloat y)
{
    mgl_unimplemented(ctx, "glVertexAttrib2f");
}
WEAK void mgl_glVertexAttrib2fv(mgl_context *ctx, GLuint index, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib2fv");
}
WEAK void mgl_glVertexAttrib2hNV(mgl_context *ctx, GLuint index, GLhalfNV x, GLhalfNV y)
{
    mgl_unimplemented(ctx, "glVertexAttrib2hNV");
}
WEAK void mgl_glVertexAttrib2hvNV(mgl_context *ctx, GLuint index, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib2hvNV");
}
WEAK void mgl_glVertexAttrib2s(mgl_context *ctx, GLuint index, GLshort x, GLshort y)
{
    mgl_unimplemented(ctx, "glVertexAttrib2s");
}
WEAK void mgl_glVertexAttrib2sv(mgl_context *ctx, GLuint index, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib2sv");
}
WEAK void mgl_glVertexAttrib3d(mgl_context *ctx, GLuint index, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glVertexAttrib3d");
}
WEAK void mgl_glVertexAttrib3dv(mgl_context *ctx, GLuint index, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib3dv");
}
WEAK void mgl_glVertexAttrib3f(mgl_context *ctx, GLuint index, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glVertexAttrib3f");
}
WEAK void mgl_glVertexAttrib3fv(mgl_context *ctx, GLuint index, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib3fv");
}
WEAK void mgl_glVertexAttrib3hNV(mgl_context *ctx, GLuint index, GLhalfNV x, GLhalfNV y, GLhalfNV z)
{
    mgl_unimplemented(ctx, "glVertexAttrib3hNV");
}
WEAK void mgl_glVertexAttrib3hvNV(mgl_context *ctx, GLuint index, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib3hvNV");
}
WEAK void mgl_glVertexAttrib3s(mgl_context *ctx, GLuint index, GLshort x, GLshort y, GLshort z)
{
    mgl_unimplemented(ctx, "glVertexAttrib3s");
}
WEAK void mgl_glVertexAttrib3sv(mgl_context *ctx, GLuint index, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib3sv");
}
WEAK void mgl_glVertexAttrib4Nbv(mgl_context *ctx, GLuint index, const GLbyte *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4Nbv");
}
WEAK void mgl_glVertexAttrib4Niv(mgl_context *ctx, GLuint index, const GLint *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4Niv");
}
WEAK void mgl_glVertexAttrib4Nsv(mgl_context *ctx, GLuint index, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4Nsv");
}
WEAK void mgl_glVertexAttrib4Nub(mgl_context *ctx, GLuint index, GLubyte x, GLubyte y, GLubyte z, GLubyte w)
{
    mgl_unimplemented(ctx, "glVertexAttrib4Nub");
}
WEAK void mgl_glVertexAttrib4Nubv(mgl_context *ctx, GLuint index, const GLubyte *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4Nubv");
}
WEAK void mgl_glVertexAttrib4Nuiv(mgl_context *ctx, GLuint index, const GLuint *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4Nuiv");
}
WEAK void mgl_glVertexAttrib4Nusv(mgl_context *ctx, GLuint index, const GLushort *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4Nusv");
}
WEAK void mgl_glVertexAttrib4bv(mgl_context *ctx, GLuint index, const GLbyte *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4bv");
}
WEAK void mgl_glVertexAttrib4d(mgl_context *ctx, GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glVertexAttrib4d");
}
WEAK void mgl_glVertexAttrib4dv(mgl_context *ctx, GLuint index, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4dv");
}
WEAK void mgl_glVertexAttrib4f(mgl_context *ctx, GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glVertexAttrib4f");
}
WEAK void mgl_glVertexAttrib4fv(mgl_context *ctx, GLuint index, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4fv");
}
WEAK void mgl_glVertexAttrib4hNV(mgl_context *ctx, GLuint index, GLhalfNV x, GLhalfNV y, GLhalfNV z, GLhalfNV w)
{
    mgl_unimplemented(ctx, "glVertexAttrib4hNV");
}
WEAK void mgl_glVertexAttrib4hvNV(mgl_context *ctx, GLuint index, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4hvNV");
}
WEAK void mgl_glVertexAttrib4iv(mgl_context *ctx, GLuint index, const GLint *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4iv");
}
WEAK void mgl_glVertexAttrib4s(mgl_context *ctx, GLuint index, GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_unimplemented(ctx, "glVertexAttrib4s");
}
WEAK void mgl_glVertexAttrib4sv(mgl_context *ctx, GLuint index, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4sv");
}
WEAK void mgl_glVertexAttrib4ubv(mgl_context *ctx, GLuint index, const GLubyte *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4ubv");
}
WEAK void mgl_glVertexAttrib4uiv(mgl_context *ctx, GLuint index, const GLuint *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4uiv");
}
WEAK void mgl_glVertexAttrib4usv(mgl_context *ctx, GLuint index, const GLushort *v)
{
    mgl_unimplemented(ctx, "glVertexAttrib4usv");
}
WEAK void mgl_glVertexAttribArrayObjectATI(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride, GLuint buffer, GLuint offset)
{
    mgl_unimplemented(ctx, "glVertexAttribArrayObjectATI");
}
WEAK void mgl_glVertexAttribBinding(mgl_context *ctx, GLuint attribindex, GLuint bindingindex)
{
    mgl_unimplemented(ctx, "glVertexAttribBinding");
}
WEAK void mgl_glVertexAttribDivisor(mgl_context *ctx, GLuint index, GLuint divisor)
{
    mgl_unimplemented(ctx, "glVertexAttribDivisor");
}
WEAK void mgl_glVertexAttribFormat(mgl_context *ctx, GLuint attribindex, GLint size, GLenum type, GLboolean normalized, GLuint relativeoffset)
{
    mgl_unimplemented(ctx, "glVertexAttribFormat");
}
WEAK void mgl_glVertexAttribFormatNV(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride)
{
    mgl_unimplemented(ctx, "glVertexAttribFormatNV");
}
WEAK void mgl_glVertexAttribI1i(mgl_context *ctx, GLuint index, GLint x)
{
    mgl_unimplemented(ctx, "glVertexAttribI1i");
}
WEAK void mgl_glVertexAttribI1iv(mgl_context *ctx, GLuint index, const GLint *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI1iv");
}
WEAK void mgl_glVertexAttribI1ui(mgl_context *ctx, GLuint index, GLuint x)
{
    mgl_unimplemented(ctx, "glVertexAttribI1ui");
}
WEAK void mgl_glVertexAttribI1uiv(mgl_context *ctx, GLuint index, const GLuint *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI1uiv");
}
WEAK void mgl_glVertexAttribI2i(mgl_context *ctx, GLuint index, GLint x, GLint y)
{
    mgl_unimplemented(ctx, "glVertexAttribI2i");
}
WEAK void mgl_glVertexAttribI2iv(mgl_context *ctx, GLuint index, const GLint *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI2iv");
}
WEAK void mgl_glVertexAttribI2ui(mgl_context *ctx, GLuint index, GLuint x, GLuint y)
{
    mgl_unimplemented(ctx, "glVertexAttribI2ui");
}
WEAK void mgl_glVertexAttribI2uiv(mgl_context *ctx, GLuint index, const GLuint *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI2uiv");
}
WEAK void mgl_glVertexAttribI3i(mgl_context *ctx, GLuint index, GLint x, GLint y, GLint z)
{
    mgl_unimplemented(ctx, "glVertexAttribI3i");
}
WEAK void mgl_glVertexAttribI3iv(mgl_context *ctx, GLuint index, const GLint *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI3iv");
}
WEAK void mgl_glVertexAttribI3ui(mgl_context *ctx, GLuint index, GLuint x, GLuint y, GLuint z)
{
    mgl_unimplemented(ctx, "glVertexAttribI3ui");
}
WEAK void mgl_glVertexAttribI3uiv(mgl_context *ctx, GLuint index, const GLuint *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI3uiv");
}
WEAK void mgl_glVertexAttribI4bv(mgl_context *ctx, GLuint index, const GLbyte *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI4bv");
}
WEAK void mgl_glVertexAttribI4i(mgl_context *ctx, GLuint index, GLint x, GLint y, GLint z, GLint w)
{
    mgl_unimplemented(ctx, "glVertexAttribI4i");
}
WEAK void mgl_glVertexAttribI4iv(mgl_context *ctx, GLuint index, const GLint *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI4iv");
}
WEAK void mgl_glVertexAttribI4sv(mgl_context *ctx, GLuint index, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI4sv");
}
WEAK void mgl_glVertexAttribI4ubv(mgl_context *ctx, GLuint index, const GLubyte *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI4ubv");
}
WEAK void mgl_glVertexAttribI4ui(mgl_context *ctx, GLuint index, GLuint x, GLuint y, GLuint z, GLuint w)
{
    mgl_unimplemented(ctx, "glVertexAttribI4ui");
}
WEAK void mgl_glVertexAttribI4uiv(mgl_context *ctx, GLuint index, const GLuint *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI4uiv");
}
WEAK void mgl_glVertexAttribI4usv(mgl_context *ctx, GLuint index, const GLushort *v)
{
    mgl_unimplemented(ctx, "glVertexAttribI4usv");
}
WEAK void mgl_glVertexAttribIFormat(mgl_context *ctx, GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_unimplemented(ctx, "glVertexAttribIFormat");
}
WEAK void mgl_glVertexAttribIFormatNV(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLsizei stride)
{
    mgl_unimplemented(ctx, "glVertexAttribIFormatNV");
}
WEAK void mgl_glVertexAttribIPointer(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glVertexAttribIPointer");
}
WEAK void mgl_glVertexAttribL1d(mgl_context *ctx, GLuint index, GLdouble x)
{
    mgl_unimplemented(ctx, "glVertexAttribL1d");
}
WEAK void mgl_glVertexAttribL1dv(mgl_context *ctx, GLuint index, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL1dv");
}
WEAK void mgl_glVertexAttribL1i64NV(mgl_context *ctx, GLuint index, GLint64EXT x)
{
    mgl_unimplemented(ctx, "glVertexAttribL1i64NV");
}
WEAK void mgl_glVertexAttribL1i64vNV(mgl_context *ctx, GLuint index, const GLint64EXT *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL1i64vNV");
}
WEAK void mgl_glVertexAttribL1ui64ARB(mgl_context *ctx, GLuint index, GLuint64EXT x)
{
    mgl_unimplemented(ctx, "glVertexAttribL1ui64ARB");
}
WEAK void mgl_glVertexAttribL1ui64NV(mgl_context *ctx, GLuint index, GLuint64EXT x)
{
    mgl_unimplemented(ctx, "glVertexAttribL1ui64NV");
}
WEAK void mgl_glVertexAttribL1ui64vARB(mgl_context *ctx, GLuint index, const GLuint64EXT *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL1ui64vARB");
}
WEAK void mgl_glVertexAttribL1ui64vNV(mgl_context *ctx, GLuint index, const GLuint64EXT *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL1ui64vNV");
}
WEAK void mgl_glVertexAttribL2d(mgl_context *ctx, GLuint index, GLdouble x, GLdouble y)
{
    mgl_unimplemented(ctx, "glVertexAttribL2d");
}
WEAK void mgl_glVertexAttribL2dv(mgl_context *ctx, GLuint index, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL2dv");
}
WEAK void mgl_glVertexAttribL2i64NV(mgl_context *ctx, GLuint index, GLint64EXT x, GLint64EXT y)
{
    mgl_unimplemented(ctx, "glVertexAttribL2i64NV");
}
WEAK void mgl_glVertexAttribL2i64vNV(mgl_context *ctx, GLuint index, const GLint64EXT *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL2i64vNV");
}
WEAK void mgl_glVertexAttribL2ui64NV(mgl_context *ctx, GLuint index, GLuint64EXT x, GLuint64EXT y)
{
    mgl_unimplemented(ctx, "glVertexAttribL2ui64NV");
}
WEAK void mgl_glVertexAttribL2ui64vNV(mgl_context *ctx, GLuint index, const GLuint64EXT *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL2ui64vNV");
}
WEAK void mgl_glVertexAttribL3d(mgl_context *ctx, GLuint index, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glVertexAttribL3d");
}
WEAK void mgl_glVertexAttribL3dv(mgl_context *ctx, GLuint index, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL3dv");
}
WEAK void mgl_glVertexAttribL3i64NV(mgl_context *ctx, GLuint index, GLint64EXT x, GLint64EXT y, GLint64EXT z)
{
    mgl_unimplemented(ctx, "glVertexAttribL3i64NV");
}
WEAK void mgl_glVertexAttribL3i64vNV(mgl_context *ctx, GLuint index, const GLint64EXT *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL3i64vNV");
}
WEAK void mgl_glVertexAttribL3ui64NV(mgl_context *ctx, GLuint index, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z)
{
    mgl_unimplemented(ctx, "glVertexAttribL3ui64NV");
}
WEAK void mgl_glVertexAttribL3ui64vNV(mgl_context *ctx, GLuint index, const GLuint64EXT *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL3ui64vNV");
}
WEAK void mgl_glVertexAttribL4d(mgl_context *ctx, GLuint index, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glVertexAttribL4d");
}
WEAK void mgl_glVertexAttribL4dv(mgl_context *ctx, GLuint index, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL4dv");
}
WEAK void mgl_glVertexAttribL4i64NV(mgl_context *ctx, GLuint index, GLint64EXT x, GLint64EXT y, GLint64EXT z, GLint64EXT w)
{
    mgl_unimplemented(ctx, "glVertexAttribL4i64NV");
}
WEAK void mgl_glVertexAttribL4i64vNV(mgl_context *ctx, GLuint index, const GLint64EXT *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL4i64vNV");
}
WEAK void mgl_glVertexAttribL4ui64NV(mgl_context *ctx, GLuint index, GLuint64EXT x, GLuint64EXT y, GLuint64EXT z, GLuint64EXT w)
{
    mgl_unimplemented(ctx, "glVertexAttribL4ui64NV");
}
WEAK void mgl_glVertexAttribL4ui64vNV(mgl_context *ctx, GLuint index, const GLuint64EXT *v)
{
    mgl_unimplemented(ctx, "glVertexAttribL4ui64vNV");
}
WEAK void mgl_glVertexAttribLFormat(mgl_context *ctx, GLuint attribindex, GLint size, GLenum type, GLuint relativeoffset)
{
    mgl_unimplemented(ctx, "glVertexAttribLFormat");
}
WEAK void mgl_glVertexAttribLFormatNV(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLsizei stride)
{
    mgl_unimplemented(ctx, "glVertexAttribLFormatNV");
}
WEAK void mgl_glVertexAttribLPointer(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glVertexAttribLPointer");
}
WEAK void mgl_glVertexAttribP1ui(mgl_context *ctx, GLuint index, GLenum type, GLboolean normalized, GLuint value)
{
    mgl_unimplemented(ctx, "glVertexAttribP1ui");
}
WEAK void mgl_glVertexAttribP1uiv(mgl_context *ctx, GLuint index, GLenum type, GLboolean normalized, const GLuint *value)
{
    mgl_unimplemented(ctx, "glVertexAttribP1uiv");
}
WEAK void mgl_glVertexAttribP2ui(mgl_context *ctx, GLuint index, GLenum type, GLboolean normalized, GLuint value)
{
    mgl_unimplemented(ctx, "glVertexAttribP2ui");
}
WEAK void mgl_glVertexAttribP2uiv(mgl_context *ctx, GLuint index, GLenum type, GLboolean normalized, const GLuint *value)
{
    mgl_unimplemented(ctx, "glVertexAttribP2uiv");
}
WEAK void mgl_glVertexAttribP3ui(mgl_context *ctx, GLuint index, GLenum type, GLboolean normalized, GLuint value)
{
    mgl_unimplemented(ctx, "glVertexAttribP3ui");
}
WEAK void mgl_glVertexAttribP3uiv(mgl_context *ctx, GLuint index, GLenum type, GLboolean normalized, const GLuint *value)
{
    mgl_unimplemented(ctx, "glVertexAttribP3uiv");
}
WEAK void mgl_glVertexAttribP4ui(mgl_context *ctx, GLuint index, GLenum type, GLboolean normalized, GLuint value)
{
    mgl_unimplemented(ctx, "glVertexAttribP4ui");
}
WEAK void mgl_glVertexAttribP4uiv(mgl_context *ctx, GLuint index, GLenum type, GLboolean normalized, const GLuint *value)
{
    mgl_unimplemented(ctx, "glVertexAttribP4uiv");
}
WEAK void mgl_glVertexAttribParameteriAMD(mgl_context *ctx, GLuint index, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glVertexAttribParameteriAMD");
}
WEAK void mgl_glVertexAttribPointer(mgl_context *ctx, GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glVertexAttribPointer");
}
WEAK void mgl_glVertexAttribPointerNV(mgl_context *ctx, GLuint index, GLint fsize, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glVertexAttribPointerNV");
}
WEAK void mgl_glVertexAttribs1dvNV(mgl_context *ctx, GLuint index, GLsizei count, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs1dvNV");
}
WEAK void mgl_glVertexAttribs1fvNV(mgl_context *ctx, GLuint index, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs1fvNV");
}
WEAK void mgl_glVertexAttribs1hvNV(mgl_context *ctx, GLuint index, GLsizei n, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs1hvNV");
}
WEAK void mgl_glVertexAttribs1svNV(mgl_context *ctx, GLuint index, GLsizei count, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs1svNV");
}
WEAK void mgl_glVertexAttribs2dvNV(mgl_context *ctx, GLuint index, GLsizei count, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs2dvNV");
}
WEAK void mgl_glVertexAttribs2fvNV(mgl_context *ctx, GLuint index, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs2fvNV");
}
WEAK void mgl_glVertexAttribs2hvNV(mgl_context *ctx, GLuint index, GLsizei n, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs2hvNV");
}
WEAK void mgl_glVertexAttribs2svNV(mgl_context *ctx, GLuint index, GLsizei count, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs2svNV");
}
WEAK void mgl_glVertexAttribs3dvNV(mgl_context *ctx, GLuint index, GLsizei count, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs3dvNV");
}
WEAK void mgl_glVertexAttribs3fvNV(mgl_context *ctx, GLuint index, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs3fvNV");
}
WEAK void mgl_glVertexAttribs3hvNV(mgl_context *ctx, GLuint index, GLsizei n, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs3hvNV");
}
WEAK void mgl_glVertexAttribs3svNV(mgl_context *ctx, GLuint index, GLsizei count, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs3svNV");
}
WEAK void mgl_glVertexAttribs4dvNV(mgl_context *ctx, GLuint index, GLsizei count, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs4dvNV");
}
WEAK void mgl_glVertexAttribs4fvNV(mgl_context *ctx, GLuint index, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs4fvNV");
}
WEAK void mgl_glVertexAttribs4hvNV(mgl_context *ctx, GLuint index, GLsizei n, const GLhalfNV *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs4hvNV");
}
WEAK void mgl_glVertexAttribs4svNV(mgl_context *ctx, GLuint index, GLsizei count, const GLshort *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs4svNV");
}
WEAK void mgl_glVertexAttribs4ubvNV(mgl_context *ctx, GLuint index, GLsizei count, const GLubyte *v)
{
    mgl_unimplemented(ctx, "glVertexAttribs4ubvNV");
}
WEAK void mgl_glVertexBindingDivisor(mgl_context *ctx, GLuint bindingindex, GLuint divisor)
{
    mgl_unimplemented(ctx, "glVertexBindingDivisor");
}
WEAK void mgl_glVertexBlendARB(mgl_context *ctx, GLint count)
{
    mgl_unimplemented(ctx, "glVertexBlendARB");
}
WEAK void mgl_glVertexBlendEnvfATI(mgl_context *ctx, GLenum pname, GLfloat param)
{
    mgl_unimplemented(ctx, "glVertexBlendEnvfATI");
}
WEAK void mgl_glVertexBlendEnviATI(mgl_context *ctx, GLenum pname, GLint param)
{
    mgl_unimplemented(ctx, "glVertexBlendEnviATI");
}
WEAK void mgl_glVertexFormatNV(mgl_context *ctx, GLint size, GLenum type, GLsizei stride)
{
    mgl_unimplemented(ctx, "glVertexFormatNV");
}
WEAK void mgl_glVertexP2ui(mgl_context *ctx, GLenum type, GLuint value)
{
    mgl_unimplemented(ctx, "glVertexP2ui");
}
WEAK void mgl_glVertexP2uiv(mgl_context *ctx, GLenum type, const GLuint *value)
{
    mgl_unimplemented(ctx, "glVertexP2uiv");
}
WEAK void mgl_glVertexP3ui(mgl_context *ctx, GLenum type, GLuint value)
{
    mgl_unimplemented(ctx, "glVertexP3ui");
}
WEAK void mgl_glVertexP3uiv(mgl_context *ctx, GLenum type, const GLuint *value)
{
    mgl_unimplemented(ctx, "glVertexP3uiv");
}
WEAK void mgl_glVertexP4ui(mgl_context *ctx, GLenum type, GLuint value)
{
    mgl_unimplemented(ctx, "glVertexP4ui");
}
WEAK void mgl_glVertexP4uiv(mgl_context *ctx, GLenum type, const GLuint *value)
{
    mgl_unimplemented(ctx, "glVertexP4uiv");
}
WEAK void mgl_glVertexPointer(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glVertexPointer");
}
WEAK void mgl_glVertexPointerEXT(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, GLsizei count, const void *pointer)
{
    mgl_unimplemented(ctx, "glVertexPointerEXT");
}
WEAK void mgl_glVertexPointerListIBM(mgl_context *ctx, GLint size, GLenum type, GLint stride, const void **pointer, GLint ptrstride)
{
    mgl_unimplemented(ctx, "glVertexPointerListIBM");
}
WEAK void mgl_glVertexPointervINTEL(mgl_context *ctx, GLint size, GLenum type, const void **pointer)
{
    mgl_unimplemented(ctx, "glVertexPointervINTEL");
}
WEAK void mgl_glVertexStream1dATI(mgl_context *ctx, GLenum stream, GLdouble x)
{
    mgl_unimplemented(ctx, "glVertexStream1dATI");
}
WEAK void mgl_glVertexStream1dvATI(mgl_context *ctx, GLenum stream, const GLdouble *coords)
{
    mgl_unimplemented(ctx, "glVertexStream1dvATI");
}
WEAK void mgl_glVertexStream1fATI(mgl_context *ctx, GLenum stream, GLfloat x)
{
    mgl_unimplemented(ctx, "glVertexStream1fATI");
}
WEAK void mgl_glVertexStream1fvATI(mgl_context *ctx, GLenum stream, const GLfloat *coords)
{
    mgl_unimplemented(ctx, "glVertexStream1fvATI");
}
WEAK void mgl_glVertexStream1iATI(mgl_context *ctx, GLenum stream, GLint x)
{
    mgl_unimplemented(ctx, "glVertexStream1iATI");
}
WEAK void mgl_glVertexStream1ivATI(mgl_context *ctx, GLenum stream, const GLint *coords)
{
    mgl_unimplemented(ctx, "glVertexStream1ivATI");
}
WEAK void mgl_glVertexStream1sATI(mgl_context *ctx, GLenum stream, GLshort x)
{
    mgl_unimplemented(ctx, "glVertexStream1sATI");
}
WEAK void mgl_glVertexStream1svATI(mgl_context *ctx, GLenum stream, const GLshort *coords)
{
    mgl_unimplemented(ctx, "glVertexStream1svATI");
}
WEAK void mgl_glVertexStream2dATI(mgl_context *ctx, GLenum stream, GLdouble x, GLdouble y)
{
    mgl_unimplemented(ctx, "glVertexStream2dATI");
}
WEAK void mgl_glVertexStream2dvATI(mgl_context *ctx, GLenum stream, const GLdouble *coords)
{
    mgl_unimplemented(ctx, "glVertexStream2dvATI");
}
WEAK void mgl_glVertexStream2fATI(mgl_context *ctx, GLenum stream, GLfloat x, GLfloat y)
{
    mgl_unimplemented(ctx, "glVertexStream2fATI");
}
WEAK void mgl_glVertexStream2fvATI(mgl_context *ctx, GLenum stream, const GLfloat *coords)
{
    mgl_unimplemented(ctx, "glVertexStream2fvATI");
}
WEAK void mgl_glVertexStream2iATI(mgl_context *ctx, GLenum stream, GLint x, GLint y)
{
    mgl_unimplemented(ctx, "glVertexStream2iATI");
}
WEAK void mgl_glVertexStream2ivATI(mgl_context *ctx, GLenum stream, const GLint *coords)
{
    mgl_unimplemented(ctx, "glVertexStream2ivATI");
}
WEAK void mgl_glVertexStream2sATI(mgl_context *ctx, GLenum stream, GLshort x, GLshort y)
{
    mgl_unimplemented(ctx, "glVertexStream2sATI");
}
WEAK void mgl_glVertexStream2svATI(mgl_context *ctx, GLenum stream, const GLshort *coords)
{
    mgl_unimplemented(ctx, "glVertexStream2svATI");
}
WEAK void mgl_glVertexStream3dATI(mgl_context *ctx, GLenum stream, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glVertexStream3dATI");
}
WEAK void mgl_glVertexStream3dvATI(mgl_context *ctx, GLenum stream, const GLdouble *coords)
{
    mgl_unimplemented(ctx, "glVertexStream3dvATI");
}
WEAK void mgl_glVertexStream3fATI(mgl_context *ctx, GLenum stream, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glVertexStream3fATI");
}
WEAK void mgl_glVertexStream3fvATI(mgl_context *ctx, GLenum stream, const GLfloat *coords)
{
    mgl_unimplemented(ctx, "glVertexStream3fvATI");
}
WEAK void mgl_glVertexStream3iATI(mgl_context *ctx, GLenum stream, GLint x, GLint y, GLint z)
{
    mgl_unimplemented(ctx, "glVertexStream3iATI");
}
WEAK void mgl_glVertexStream3ivATI(mgl_context *ctx, GLenum stream, const GLint *coords)
{
    mgl_unimplemented(ctx, "glVertexStream3ivATI");
}
WEAK void mgl_glVertexStream3sATI(mgl_context *ctx, GLenum stream, GLshort x, GLshort y, GLshort z)
{
    mgl_unimplemented(ctx, "glVertexStream3sATI");
}
WEAK void mgl_glVertexStream3svATI(mgl_context *ctx, GLenum stream, const GLshort *coords)
{
    mgl_unimplemented(ctx, "glVertexStream3svATI");
}
WEAK void mgl_glVertexStream4dATI(mgl_context *ctx, GLenum stream, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glVertexStream4dATI");
}
WEAK void mgl_glVertexStream4dvATI(mgl_context *ctx, GLenum stream, const GLdouble *coords)
{
    mgl_unimplemented(ctx, "glVertexStream4dvATI");
}
WEAK void mgl_glVertexStream4fATI(mgl_context *ctx, GLenum stream, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glVertexStream4fATI");
}
WEAK void mgl_glVertexStream4fvATI(mgl_context *ctx, GLenum stream, const GLfloat *coords)
{
    mgl_unimplemented(ctx, "glVertexStream4fvATI");
}
WEAK void mgl_glVertexStream4iATI(mgl_context *ctx, GLenum stream, GLint x, GLint y, GLint z, GLint w)
{
    mgl_unimplemented(ctx, "glVertexStream4iATI");
}
WEAK void mgl_glVertexStream4ivATI(mgl_context *ctx, GLenum stream, const GLint *coords)
{
    mgl_unimplemented(ctx, "glVertexStream4ivATI");
}
WEAK void mgl_glVertexStream4sATI(mgl_context *ctx, GLenum stream, GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_unimplemented(ctx, "glVertexStream4sATI");
}
WEAK void mgl_glVertexStream4svATI(mgl_context *ctx, GLenum stream, const GLshort *coords)
{
    mgl_unimplemented(ctx, "glVertexStream4svATI");
}
WEAK void mgl_glVertexWeightPointerEXT(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glVertexWeightPointerEXT");
}
WEAK void mgl_glVertexWeightfEXT(mgl_context *ctx, GLfloat weight)
{
    mgl_unimplemented(ctx, "glVertexWeightfEXT");
}
WEAK void mgl_glVertexWeightfvEXT(mgl_context *ctx, const GLfloat *weight)
{
    mgl_unimplemented(ctx, "glVertexWeightfvEXT");
}
WEAK void mgl_glVertexWeighthNV(mgl_context *ctx, GLhalfNV weight)
{
    mgl_unimplemented(ctx, "glVertexWeighthNV");
}
WEAK void mgl_glVertexWeighthvNV(mgl_context *ctx, const GLhalfNV *weight)
{
    mgl_unimplemented(ctx, "glVertexWeighthvNV");
}
WEAK GLenum mgl_glVideoCaptureNV(mgl_context *ctx, GLuint video_capture_slot, GLuint *sequence_num, GLuint64EXT *capture_time)
{
    mgl_unimplemented(ctx, "glVideoCaptureNV");
    return 0;
}
WEAK void mgl_glVideoCaptureStreamParameterdvNV(mgl_context *ctx, GLuint video_capture_slot, GLuint stream, GLenum pname, const GLdouble *params)
{
    mgl_unimplemented(ctx, "glVideoCaptureStreamParameterdvNV");
}
WEAK void mgl_glVideoCaptureStreamParameterfvNV(mgl_context *ctx, GLuint video_capture_slot, GLuint stream, GLenum pname, const GLfloat *params)
{
    mgl_unimplemented(ctx, "glVideoCaptureStreamParameterfvNV");
}
WEAK void mgl_glVideoCaptureStreamParameterivNV(mgl_context *ctx, GLuint video_capture_slot, GLuint stream, GLenum pname, const GLint *params)
{
    mgl_unimplemented(ctx, "glVideoCaptureStreamParameterivNV");
}
WEAK void mgl_glViewport(mgl_context *ctx, GLint x, GLint y, GLsizei width, GLsizei height)
{
    mgl_unimplemented(ctx, "glViewport");
}
WEAK void mgl_glViewportArrayv(mgl_context *ctx, GLuint first, GLsizei count, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glViewportArrayv");
}
WEAK void mgl_glViewportIndexedf(mgl_context *ctx, GLuint index, GLfloat x, GLfloat y, GLfloat w, GLfloat h)
{
    mgl_unimplemented(ctx, "glViewportIndexedf");
}
WEAK void mgl_glViewportIndexedfv(mgl_context *ctx, GLuint index, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glViewportIndexedfv");
}
WEAK void mgl_glViewportPositionWScaleNV(mgl_context *ctx, GLuint index, GLfloat xcoeff, GLfloat ycoeff)
{
    mgl_unimplemented(ctx, "glViewportPositionWScaleNV");
}
WEAK void mgl_glViewportSwizzleNV(mgl_context *ctx, GLuint index, GLenum swizzlex, GLenum swizzley, GLenum swizzlez, GLenum swizzlew)
{
    mgl_unimplemented(ctx, "glViewportSwizzleNV");
}
WEAK void mgl_glWaitSemaphoreEXT(mgl_context *ctx, GLuint semaphore, GLuint numBufferBarriers, const GLuint *buffers, GLuint numTextureBarriers, const GLuint *textures, const GLenum *srcLayouts)
{
    mgl_unimplemented(ctx, "glWaitSemaphoreEXT");
}
WEAK void mgl_glWaitSemaphoreui64NVX(mgl_context *ctx, GLuint waitGpu, GLsizei fenceObjectCount, const GLuint *semaphoreArray, const GLuint64 *fenceValueArray)
{
    mgl_unimplemented(ctx, "glWaitSemaphoreui64NVX");
}
WEAK void mgl_glWaitSync(mgl_context *ctx, GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    mgl_unimplemented(ctx, "glWaitSync");
}
WEAK void mgl_glWaitVkSemaphoreNV(mgl_context *ctx, GLuint64 vkSemaphore)
{
    mgl_unimplemented(ctx, "glWaitVkSemaphoreNV");
}
WEAK void mgl_glWeightPathsNV(mgl_context *ctx, GLuint resultPath, GLsizei numPaths, const GLuint *paths, const GLfloat *weights)
{
    mgl_unimplemented(ctx, "glWeightPathsNV");
}
WEAK void mgl_glWeightPointerARB(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glWeightPointerARB");
}
WEAK void mgl_glWeightPointerOES(mgl_context *ctx, GLint size, GLenum type, GLsizei stride, const void *pointer)
{
    mgl_unimplemented(ctx, "glWeightPointerOES");
}
WEAK void mgl_glWeightbvARB(mgl_context *ctx, GLint size, const GLbyte *weights)
{
    mgl_unimplemented(ctx, "glWeightbvARB");
}
WEAK void mgl_glWeightdvARB(mgl_context *ctx, GLint size, const GLdouble *weights)
{
    mgl_unimplemented(ctx, "glWeightdvARB");
}
WEAK void mgl_glWeightfvARB(mgl_context *ctx, GLint size, const GLfloat *weights)
{
    mgl_unimplemented(ctx, "glWeightfvARB");
}
WEAK void mgl_glWeightivARB(mgl_context *ctx, GLint size, const GLint *weights)
{
    mgl_unimplemented(ctx, "glWeightivARB");
}
WEAK void mgl_glWeightsvARB(mgl_context *ctx, GLint size, const GLshort *weights)
{
    mgl_unimplemented(ctx, "glWeightsvARB");
}
WEAK void mgl_glWeightubvARB(mgl_context *ctx, GLint size, const GLubyte *weights)
{
    mgl_unimplemented(ctx, "glWeightubvARB");
}
WEAK void mgl_glWeightuivARB(mgl_context *ctx, GLint size, const GLuint *weights)
{
    mgl_unimplemented(ctx, "glWeightuivARB");
}
WEAK void mgl_glWeightusvARB(mgl_context *ctx, GLint size, const GLushort *weights)
{
    mgl_unimplemented(ctx, "glWeightusvARB");
}
WEAK void mgl_glWindowPos2d(mgl_context *ctx, GLdouble x, GLdouble y)
{
    mgl_unimplemented(ctx, "glWindowPos2d");
}
WEAK void mgl_glWindowPos2dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glWindowPos2dv");
}
WEAK void mgl_glWindowPos2f(mgl_context *ctx, GLfloat x, GLfloat y)
{
    mgl_unimplemented(ctx, "glWindowPos2f");
}
WEAK void mgl_glWindowPos2fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glWindowPos2fv");
}
WEAK void mgl_glWindowPos2i(mgl_context *ctx, GLint x, GLint y)
{
    mgl_unimplemented(ctx, "glWindowPos2i");
}
WEAK void mgl_glWindowPos2iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glWindowPos2iv");
}
WEAK void mgl_glWindowPos2s(mgl_context *ctx, GLshort x, GLshort y)
{
    mgl_unimplemented(ctx, "glWindowPos2s");
}
WEAK void mgl_glWindowPos2sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glWindowPos2sv");
}
WEAK void mgl_glWindowPos3d(mgl_context *ctx, GLdouble x, GLdouble y, GLdouble z)
{
    mgl_unimplemented(ctx, "glWindowPos3d");
}
WEAK void mgl_glWindowPos3dv(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glWindowPos3dv");
}
WEAK void mgl_glWindowPos3f(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z)
{
    mgl_unimplemented(ctx, "glWindowPos3f");
}
WEAK void mgl_glWindowPos3fv(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glWindowPos3fv");
}
WEAK void mgl_glWindowPos3i(mgl_context *ctx, GLint x, GLint y, GLint z)
{
    mgl_unimplemented(ctx, "glWindowPos3i");
}
WEAK void mgl_glWindowPos3iv(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glWindowPos3iv");
}
WEAK void mgl_glWindowPos3s(mgl_context *ctx, GLshort x, GLshort y, GLshort z)
{
    mgl_unimplemented(ctx, "glWindowPos3s");
}
WEAK void mgl_glWindowPos3sv(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glWindowPos3sv");
}
WEAK void mgl_glWindowPos4dMESA(mgl_context *ctx, GLdouble x, GLdouble y, GLdouble z, GLdouble w)
{
    mgl_unimplemented(ctx, "glWindowPos4dMESA");
}
WEAK void mgl_glWindowPos4dvMESA(mgl_context *ctx, const GLdouble *v)
{
    mgl_unimplemented(ctx, "glWindowPos4dvMESA");
}
WEAK void mgl_glWindowPos4fMESA(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_unimplemented(ctx, "glWindowPos4fMESA");
}
WEAK void mgl_glWindowPos4fvMESA(mgl_context *ctx, const GLfloat *v)
{
    mgl_unimplemented(ctx, "glWindowPos4fvMESA");
}
WEAK void mgl_glWindowPos4iMESA(mgl_context *ctx, GLint x, GLint y, GLint z, GLint w)
{
    mgl_unimplemented(ctx, "glWindowPos4iMESA");
}
WEAK void mgl_glWindowPos4ivMESA(mgl_context *ctx, const GLint *v)
{
    mgl_unimplemented(ctx, "glWindowPos4ivMESA");
}
WEAK void mgl_glWindowPos4sMESA(mgl_context *ctx, GLshort x, GLshort y, GLshort z, GLshort w)
{
    mgl_unimplemented(ctx, "glWindowPos4sMESA");
}
WEAK void mgl_glWindowPos4svMESA(mgl_context *ctx, const GLshort *v)
{
    mgl_unimplemented(ctx, "glWindowPos4svMESA");
}
WEAK void mgl_glWindowRectanglesEXT(mgl_context *ctx, GLenum mode, GLsizei count, const GLint *box)
{
    mgl_unimplemented(ctx, "glWindowRectanglesEXT");
}
WEAK void mgl_glWriteMaskEXT(mgl_context *ctx, GLuint res, GLuint in, GLenum outX, GLenum outY, GLenum outZ, GLenum outW)
{
    mgl_unimplemented(ctx, "glWriteMaskEXT");
}
