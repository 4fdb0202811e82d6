/* Vertex arrays: what vertex*.c and emit_vertex.c share. */
#ifndef MGL_GL_VERTEX_H
#define MGL_GL_VERTEX_H

#include "translator/gl/context.h"

/* Locations of the legacy attributes (translator/glsl/glsl.h). */
enum {
    MGL_ATTRIB_POSITION = 0,
    MGL_ATTRIB_NORMAL = 2,
    MGL_ATTRIB_COLOR = 3,
    MGL_ATTRIB_SECONDARY_COLOR = 4,
    MGL_ATTRIB_FOG = 5,
    MGL_ATTRIB_TEXTURE = 8, /* + unit */
};

#define MGL_MAX_VERTEX_STRIDE 2048 /* GL_MAX_VERTEX_ATTRIB_STRIDE */

/* Addresses below are no client memory: the pointer was never set, or is an offset whose buffer is gone. */
#define MGL_CLIENT_MEMORY_START 4096

/* How an attribute's data can be fetched. */
typedef struct mgl_vertex_format {
    mgl_format format;      /* of the element, or of what it is converted to */
    uint8_t alignment;      /* bytes that addresses must be a multiple of to be fetched in place */
    uint8_t bytes;          /* of one element as the program stores it */
    bool convert;           /* the device cannot fetch it: each element becomes `format` */
} mgl_vertex_format;

mgl_vertex_format mgl_vertex_format_of(const mgl_caps *caps, const mgl_vertex_attrib *attrib);
/* The 32-bit-a-component format with the attribute's class and size, which every device fetches. */
mgl_format mgl_vertex_format_wide(const mgl_vertex_attrib *attrib);
/* Converts `count` elements that lie `stride` bytes apart to tightly packed elements of mgl_vertex_format_wide. */
void mgl_vertex_convert(const mgl_vertex_attrib *attrib, const uint8_t *source, uint32_t stride, uint32_t count, void *out);
uint32_t mgl_vertex_type_bytes(GLenum type, GLint size); /* of one element */

/* The vertex array that a *VertexArray* function names, or NULL after recording GL_INVALID_OPERATION. */
mgl_vao *mgl_vao_named(mgl_context *ctx, GLuint name, const char *function);
/* Points an attribute at the array buffer or client memory, as gl*Pointer does. The arguments are checked. */
typedef struct mgl_array_format { GLint size; GLenum type, format; bool normalized, integer, is_double; } mgl_array_format;
void mgl_vao_point(mgl_context *ctx, GLuint index, mgl_array_format format, GLsizei stride, const void *pointer);
void mgl_vao_enable(mgl_context *ctx, mgl_vao *vao, GLuint index, bool enable);
void mgl_vertex_attrib_set_format(mgl_vertex_attrib *a, const mgl_array_format *f, uint32_t relative_offset);
/* Checks of vertex.c and vertex_binding.c: false after recording the error. check_bound: a core context needs a bound vertex array; mgl_array_format_check
 * turns size GL_BGRA into 4 with format GL_BGRA. */
bool mgl_vertex_check_index(mgl_context *ctx, GLuint index, const char *function);
bool mgl_vertex_check_binding(mgl_context *ctx, GLuint binding, const char *function);
bool mgl_vertex_check_bound(mgl_context *ctx, const char *function);
bool mgl_array_format_check(mgl_context *ctx, mgl_array_format *f, const char *function);
/* Sets a current attribute value: four float, int or unsigned bit patterns. */
void mgl_attrib_set(mgl_context *ctx, GLuint index, uint8_t kind, const void *value);
enum { MGL_ATTRIB_FLOAT, MGL_ATTRIB_INT, MGL_ATTRIB_UINT };

/* emit_vertex.c: what it keeps in vao->emit_memo goes away with the array. */
void mgl_emit_vertex_forget(mgl_context *ctx, mgl_vao *vao);

#endif
