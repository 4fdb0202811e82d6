/* Object labels (KHR_debug, EXT_debug_label). */
#include "translator/gl/debug.h"

#include <string.h>

static mgl_names *names_of(mgl_context *ctx, GLenum identifier)
{
    switch (identifier) {
    case GL_BUFFER: return &ctx->group->buffers;
    case GL_SHADER: case GL_PROGRAM: return &ctx->group->shaders;
    case GL_TEXTURE: return &ctx->group->textures;
    case GL_SAMPLER: return &ctx->group->samplers;
    case GL_RENDERBUFFER: return &ctx->group->renderbuffers;
    case GL_FRAMEBUFFER: return &ctx->framebuffers;
    case GL_VERTEX_ARRAY: return &ctx->vaos;
    case GL_QUERY: return &ctx->queries;
    case GL_TRANSFORM_FEEDBACK: return &ctx->xfbs;
    case GL_PROGRAM_PIPELINE: return &ctx->pipelines;
    default: return NULL;
    }
}

static mgl_object *find_object(mgl_context *ctx, GLenum identifier, GLuint name, const char *function)
{
    mgl_names *names = names_of(ctx, identifier);
    if (!names) {
        mgl_error(ctx, GL_INVALID_ENUM, "%s: 0x%04x", function, identifier);
        return NULL;
    }
    mgl_object *object = mgl_names_find(names, name);
    if (object && names == &ctx->group->shaders && ((mgl_shader *)object)->is_program != (identifier == GL_PROGRAM)) object = NULL;
    if (!object) mgl_error(ctx, GL_INVALID_VALUE, "%s: %u is no object of type 0x%04x", function, name, identifier);
    return object;
}

static mgl_object *find_sync(mgl_context *ctx, const void *pointer, const char *function)
{
    mgl_sync *sync = mgl_sync_lookup(ctx, (GLsync)(uintptr_t)pointer);
    mgl_object *object = sync ? &sync->object : NULL;
    if (!object) mgl_error(ctx, GL_INVALID_VALUE, "%s: not a sync object", function);
    return object;
}

/* text NULL takes the label away (GL 4.6 core §20.7). */
static void set_label(mgl_context *ctx, mgl_object *object, GLsizei length, const GLchar *text, const char *function)
{
    char *copy = NULL;
    if (text) {
        size_t n = length < 0 ? strnlen(text, MGL_DEBUG_LABEL_LENGTH) : (size_t)length;
        if (n >= MGL_DEBUG_LABEL_LENGTH) {
            mgl_error(ctx, GL_INVALID_VALUE, "%s: the label is longer than %d", function, MGL_DEBUG_LABEL_LENGTH - 1);
            return;
        }
        copy = mgl_malloc(n + 1);
        if (!copy) {
            mgl_error(ctx, GL_OUT_OF_MEMORY, "%s", function);
            return;
        }
        memcpy(copy, text, n);
        copy[n] = 0;
    }
    mgl_free(object->label);
    object->label = copy;
}

static void get_label(mgl_context *ctx, const mgl_object *object, GLsizei size, GLsizei *length, GLchar *out, const char *function)
{
    if (size < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "%s: size %d", function, size);
        return;
    }
    GLsizei have = object->label ? (GLsizei)strlen(object->label) : 0, n = have;
    if (out && size > 0) {
        n = MGL_MIN(have, size - 1);
        if (n) memcpy(out, object->label, (size_t)n);
        out[n] = 0;
    }
    if (length) *length = n; /* with no buffer the whole length is told */
}

void mgl_glObjectLabel(mgl_context *ctx, GLenum identifier, GLuint name, GLsizei length, const GLchar *text)
{
    MGL_SHARED(ctx);
    mgl_object *object = find_object(ctx, identifier, name, "glObjectLabel");
    if (object) set_label(ctx, object, length, text, "glObjectLabel");
}

void mgl_glGetObjectLabel(mgl_context *ctx, GLenum identifier, GLuint name, GLsizei size, GLsizei *length, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_object *object = find_object(ctx, identifier, name, "glGetObjectLabel");
    if (object) get_label(ctx, object, size, length, out, "glGetObjectLabel");
}

void mgl_glObjectPtrLabel(mgl_context *ctx, const void *pointer, GLsizei length, const GLchar *text)
{
    MGL_SHARED(ctx);
    mgl_object *object = find_sync(ctx, pointer, "glObjectPtrLabel");
    if (object) set_label(ctx, object, length, text, "glObjectPtrLabel");
}

void mgl_glGetObjectPtrLabel(mgl_context *ctx, const void *pointer, GLsizei size, GLsizei *length, GLchar *out)
{
    MGL_SHARED(ctx);
    const mgl_object *object = find_sync(ctx, pointer, "glGetObjectPtrLabel");
    if (object) get_label(ctx, object, size, length, out, "glGetObjectPtrLabel");
}

/* EXT_debug_label names the kinds by other numbers and an empty length means a terminated string. */
static GLenum ext_identifier(GLenum type)
{
    switch (type) {
    case GL_BUFFER_OBJECT_EXT: return GL_BUFFER;
    case GL_SHADER_OBJECT_EXT: return GL_SHADER;
    case GL_PROGRAM_OBJECT_EXT: return GL_PROGRAM;
    case GL_VERTEX_ARRAY_OBJECT_EXT: return GL_VERTEX_ARRAY;
    case GL_QUERY_OBJECT_EXT: return GL_QUERY;
    case GL_PROGRAM_PIPELINE_OBJECT_EXT: return GL_PROGRAM_PIPELINE;
    default: return type;
    }
}

void mgl_glLabelObjectEXT(mgl_context *ctx, GLenum type, GLuint name, GLsizei length, const GLchar *text)
{
    if (length < 0) {
        mgl_error(ctx, GL_INVALID_VALUE, "glLabelObjectEXT: length %d", length);
        return;
    }
    mgl_glObjectLabel(ctx, ext_identifier(type), name, length ? length : -1, text);
}
