/* Current vertex attribute values: glVertexAttrib* and the legacy glColor, glNormal, glTexCoord ... (GL 4.6
 * compatibility §10.2). The functions differ only in type and count, so macros write them: V for one function with
 * values and one with a pointer. */
#include "translator/gl/vertex.h"

void mgl_attrib_set(mgl_context *ctx, GLuint index, uint8_t kind, const void *value)
{
    struct mgl_attrib_value *a = &ctx->attribs[index];
    if (a->kind == kind && !memcmp(a->value, value, sizeof a->value)) return;
    memcpy(a->value, value, sizeof a->value);
    a->kind = kind;
    ctx->dirty |= MGL_DIRTY_ATTRIBS;
}

static void set_checked(mgl_context *ctx, GLuint index, uint8_t kind, const void *value)
{
    if (index < (GLuint)MGL_MIN(ctx->limits.max_attribs, MGL_MAX_ATTRIBS))
        mgl_attrib_set(ctx, index, kind, value);
    else
        mgl_error(ctx, GL_INVALID_VALUE, "glVertexAttrib: attribute %u is beyond GL_MAX_VERTEX_ATTRIBS", index);
}

static void set_float(mgl_context *ctx, GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    set_checked(ctx, index, MGL_ATTRIB_FLOAT, (GLfloat[]){x, y, z, w});
}

static void legacy(mgl_context *ctx, GLuint location, GLfloat x, GLfloat y, GLfloat z, GLfloat w)
{
    mgl_attrib_set(ctx, location, MGL_ATTRIB_FLOAT, (GLfloat[]){x, y, z, w});
}

/* Texture coordinate sets beyond those that shaders read are stored nowhere. */
static void legacy_texture(mgl_context *ctx, GLenum texture, GLfloat s, GLfloat t, GLfloat r, GLfloat q)
{
    GLuint unit = texture - GL_TEXTURE0;
    if (unit < MGL_MAX_ATTRIBS - MGL_ATTRIB_TEXTURE) legacy(ctx, MGL_ATTRIB_TEXTURE + unit, s, t, r, q);
}

/* ---- generic attributes ---- */

#define F(x) ((GLfloat)(x))
#define GENERIC(t, type)                                                                                               \
    void mgl_glVertexAttrib1##t(mgl_context *ctx, GLuint i, type x)                                                    \
    {                                                                                                                  \
        set_float(ctx, i, F(x), 0, 0, 1);                                                                              \
    }                                                                                                                  \
    void mgl_glVertexAttrib1##t##v(mgl_context *ctx, GLuint i, const type *v)                                          \
    {                                                                                                                  \
        set_float(ctx, i, F(v[0]), 0, 0, 1);                                                                           \
    }                                                                                                                  \
    void mgl_glVertexAttrib2##t(mgl_context *ctx, GLuint i, type x, type y)                                            \
    {                                                                                                                  \
        set_float(ctx, i, F(x), F(y), 0, 1);                                                                           \
    }                                                                                                                  \
    void mgl_glVertexAttrib2##t##v(mgl_context *ctx, GLuint i, const type *v)                                          \
    {                                                                                                                  \
        set_float(ctx, i, F(v[0]), F(v[1]), 0, 1);                                                                     \
    }                                                                                                                  \
    void mgl_glVertexAttrib3##t(mgl_context *ctx, GLuint i, type x, type y, type z)                                    \
    {                                                                                                                  \
        set_float(ctx, i, F(x), F(y), F(z), 1);                                                                        \
    }                                                                                                                  \
    void mgl_glVertexAttrib3##t##v(mgl_context *ctx, GLuint i, const type *v)                                          \
    {                                                                                                                  \
        set_float(ctx, i, F(v[0]), F(v[1]), F(v[2]), 1);                                                               \
    }                                                                                                                  \
    void mgl_glVertexAttrib4##t(mgl_context *ctx, GLuint i, type x, type y, type z, type w)                            \
    {                                                                                                                  \
        set_float(ctx, i, F(x), F(y), F(z), F(w));                                                                     \
    }                                                                                                                  \
    void mgl_glVertexAttrib4##t##v(mgl_context *ctx, GLuint i, const type *v)                                          \
    {                                                                                                                  \
        set_float(ctx, i, F(v[0]), F(v[1]), F(v[2]), F(v[3]));                                                         \
    }
GENERIC(f, GLfloat)
GENERIC(d, GLdouble)
GENERIC(s, GLshort)

#define GENERIC4(name, type, convert)                                                                                  \
    void mgl_glVertexAttrib4##name(mgl_context *ctx, GLuint i, const type *v)                                          \
    {                                                                                                                  \
        set_float(ctx, i, convert(v[0]), convert(v[1]), convert(v[2]), convert(v[3]));                                 \
    }
/* Normalization (GL 4.6 core §2.3.5). */
#define NB(x)  (MGL_MAX(F(x) / 127.0f, -1.0f))
#define NUB(x) (F(x) / 255.0f)
#define NS(x)  (MGL_MAX(F(x) / 32767.0f, -1.0f))
#define NUS(x) (F(x) / 65535.0f)
#define NI(x)  (MGL_MAX(F((GLdouble)(x) / 2147483647.0), -1.0f))
#define NUI(x) (F((GLdouble)(x) / 4294967295.0))
GENERIC4(bv, GLbyte, F)
GENERIC4(ubv, GLubyte, F)
GENERIC4(usv, GLushort, F)
GENERIC4(iv, GLint, F)
GENERIC4(uiv, GLuint, F)
GENERIC4(Nbv, GLbyte, NB)
GENERIC4(Nubv, GLubyte, NUB)
GENERIC4(Nsv, GLshort, NS)
GENERIC4(Nusv, GLushort, NUS)
GENERIC4(Niv, GLint, NI)
GENERIC4(Nuiv, GLuint, NUI)

void mgl_glVertexAttrib4Nub(mgl_context *ctx, GLuint i, GLubyte x, GLubyte y, GLubyte z, GLubyte w)
{
    set_float(ctx, i, NUB(x), NUB(y), NUB(z), NUB(w));
}

#define INTEGER(t, type, kind)                                                                                         \
    void mgl_glVertexAttribI1##t(mgl_context *ctx, GLuint i, type x)                                                   \
    {                                                                                                                  \
        set_checked(ctx, i, kind, (type[]){x, 0, 0, 1});                                                               \
    }                                                                                                                  \
    void mgl_glVertexAttribI1##t##v(mgl_context *ctx, GLuint i, const type *v)                                         \
    {                                                                                                                  \
        set_checked(ctx, i, kind, (type[]){v[0], 0, 0, 1});                                                            \
    }                                                                                                                  \
    void mgl_glVertexAttribI2##t(mgl_context *ctx, GLuint i, type x, type y)                                           \
    {                                                                                                                  \
        set_checked(ctx, i, kind, (type[]){x, y, 0, 1});                                                               \
    }                                                                                                                  \
    void mgl_glVertexAttribI2##t##v(mgl_context *ctx, GLuint i, const type *v)                                         \
    {                                                                                                                  \
        set_checked(ctx, i, kind, (type[]){v[0], v[1], 0, 1});                                                         \
    }                                                                                                                  \
    void mgl_glVertexAttribI3##t(mgl_context *ctx, GLuint i, type x, type y, type z)                                   \
    {                                                                                                                  \
        set_checked(ctx, i, kind, (type[]){x, y, z, 1});                                                               \
    }                                                                                                                  \
    void mgl_glVertexAttribI3##t##v(mgl_context *ctx, GLuint i, const type *v)                                         \
    {                                                                                                                  \
        set_checked(ctx, i, kind, (type[]){v[0], v[1], v[2], 1});                                                      \
    }                                                                                                                  \
    void mgl_glVertexAttribI4##t(mgl_context *ctx, GLuint i, type x, type y, type z, type w)                           \
    {                                                                                                                  \
        set_checked(ctx, i, kind, (type[]){x, y, z, w});                                                               \
    }                                                                                                                  \
    void mgl_glVertexAttribI4##t##v(mgl_context *ctx, GLuint i, const type *v)                                         \
    {                                                                                                                  \
        set_checked(ctx, i, kind, (type[]){v[0], v[1], v[2], v[3]});                                                   \
    }
INTEGER(i, GLint, MGL_ATTRIB_INT)
INTEGER(ui, GLuint, MGL_ATTRIB_UINT)

#define INTEGER4(t, type, wide, kind)                                                                                  \
    void mgl_glVertexAttribI4##t(mgl_context *ctx, GLuint i, const type *v)                                            \
    {                                                                                                                  \
        set_checked(ctx, i, kind, (wide[]){v[0], v[1], v[2], v[3]});                                                   \
    }
INTEGER4(bv, GLbyte, GLint, MGL_ATTRIB_INT)
INTEGER4(sv, GLshort, GLint, MGL_ATTRIB_INT)
INTEGER4(ubv, GLubyte, GLuint, MGL_ATTRIB_UINT)
INTEGER4(usv, GLushort, GLuint, MGL_ATTRIB_UINT)

/* ---- packed values (GL 4.6 core §10.2.1) ---- */

/* Unpacks `size` components; false after recording the error of a wrong type. */
static bool unpack(mgl_context *ctx, GLenum type, bool normalized, GLint size, GLuint bits, GLfloat out[4])
{
    if (type != GL_INT_2_10_10_10_REV && type != GL_UNSIGNED_INT_2_10_10_10_REV) {
        mgl_error(ctx, GL_INVALID_ENUM, "packed attribute: 0x%04x is no packed type", type);
        return false;
    }
    mgl_vertex_attrib format = {.type = type, .format = GL_RGBA, .size = 4, .normalized = normalized};
    GLfloat all[4];
    mgl_vertex_convert(&format, (const uint8_t *)&bits, 4, 1, all);
    for (GLint c = 0; c < 4; c++)
        out[c] = c < size ? all[c] : c == 3 ? 1.0f : 0.0f;
    return true;
}

#define PACKED(n)                                                                                                      \
    void mgl_glVertexAttribP##n##ui(mgl_context *ctx, GLuint i, GLenum type, GLboolean normalized, GLuint value)       \
    {                                                                                                                  \
        GLfloat v[4];                                                                                                  \
        if (unpack(ctx, type, normalized, n, value, v)) set_checked(ctx, i, MGL_ATTRIB_FLOAT, v);                      \
    }                                                                                                                  \
    void mgl_glVertexAttribP##n##uiv(mgl_context *ctx, GLuint i, GLenum type, GLboolean normalized, const GLuint *p)   \
    {                                                                                                                  \
        mgl_glVertexAttribP##n##ui(ctx, i, type, normalized, *p);                                                      \
    }                                                                                                                  \
    void mgl_glTexCoordP##n##ui(mgl_context *ctx, GLenum type, GLuint value)                                           \
    {                                                                                                                  \
        GLfloat v[4];                                                                                                  \
        if (unpack(ctx, type, false, n, value, v)) legacy_texture(ctx, GL_TEXTURE0, v[0], v[1], v[2], v[3]);           \
    }                                                                                                                  \
    void mgl_glTexCoordP##n##uiv(mgl_context *ctx, GLenum type, const GLuint *p)                                       \
    {                                                                                                                  \
        mgl_glTexCoordP##n##ui(ctx, type, *p);                                                                         \
    }                                                                                                                  \
    void mgl_glMultiTexCoordP##n##ui(mgl_context *ctx, GLenum texture, GLenum type, GLuint value)                      \
    {                                                                                                                  \
        GLfloat v[4];                                                                                                  \
        if (unpack(ctx, type, false, n, value, v)) legacy_texture(ctx, texture, v[0], v[1], v[2], v[3]);               \
    }                                                                                                                  \
    void mgl_glMultiTexCoordP##n##uiv(mgl_context *ctx, GLenum texture, GLenum type, const GLuint *p)                  \
    {                                                                                                                  \
        mgl_glMultiTexCoordP##n##ui(ctx, texture, type, *p);                                                           \
    }
PACKED(1)
PACKED(2)
PACKED(3)
PACKED(4)

#define PACKED_LEGACY(name, n, location)                                                                               \
    void mgl_gl##name##ui(mgl_context *ctx, GLenum type, GLuint value)                                                 \
    {                                                                                                                  \
        GLfloat v[4];                                                                                                  \
        if (unpack(ctx, type, true, n, value, v)) legacy(ctx, location, v[0], v[1], v[2], v[3]);                       \
    }                                                                                                                  \
    void mgl_gl##name##uiv(mgl_context *ctx, GLenum type, const GLuint *p)                                             \
    {                                                                                                                  \
        mgl_gl##name##ui(ctx, type, *p);                                                                               \
    }
PACKED_LEGACY(ColorP3, 3, MGL_ATTRIB_COLOR)
PACKED_LEGACY(ColorP4, 4, MGL_ATTRIB_COLOR)
PACKED_LEGACY(SecondaryColorP3, 3, MGL_ATTRIB_SECONDARY_COLOR)
PACKED_LEGACY(NormalP3, 3, MGL_ATTRIB_NORMAL)

/* ---- legacy attributes ---- */

#define THREE(name, t, type, convert, location)                                                                        \
    void mgl_gl##name##3##t(mgl_context *ctx, type x, type y, type z)                                                  \
    {                                                                                                                  \
        legacy(ctx, location, convert(x), convert(y), convert(z), 1.0f);                                               \
    }                                                                                                                  \
    void mgl_gl##name##3##t##v(mgl_context *ctx, const type *v)                                                        \
    {                                                                                                                  \
        legacy(ctx, location, convert(v[0]), convert(v[1]), convert(v[2]), 1.0f);                                      \
    }
#define COLOR(t, type, convert)                                                                                        \
    THREE(Color, t, type, convert, MGL_ATTRIB_COLOR)                                                                   \
    THREE(SecondaryColor, t, type, convert, MGL_ATTRIB_SECONDARY_COLOR)                                                \
    void mgl_glColor4##t(mgl_context *ctx, type x, type y, type z, type w)                                             \
    {                                                                                                                  \
        legacy(ctx, MGL_ATTRIB_COLOR, convert(x), convert(y), convert(z), convert(w));                                 \
    }                                                                                                                  \
    void mgl_glColor4##t##v(mgl_context *ctx, const type *v)                                                           \
    {                                                                                                                  \
        legacy(ctx, MGL_ATTRIB_COLOR, convert(v[0]), convert(v[1]), convert(v[2]), convert(v[3]));                     \
    }
COLOR(f, GLfloat, F)
COLOR(d, GLdouble, F)
COLOR(b, GLbyte, NB)
COLOR(ub, GLubyte, NUB)
COLOR(s, GLshort, NS)
COLOR(us, GLushort, NUS)
COLOR(i, GLint, NI)
COLOR(ui, GLuint, NUI)

THREE(Normal, f, GLfloat, F, MGL_ATTRIB_NORMAL)
THREE(Normal, d, GLdouble, F, MGL_ATTRIB_NORMAL)
THREE(Normal, b, GLbyte, NB, MGL_ATTRIB_NORMAL)
THREE(Normal, s, GLshort, NS, MGL_ATTRIB_NORMAL)
THREE(Normal, i, GLint, NI, MGL_ATTRIB_NORMAL)

#define FOG(t, type)                                                                                                   \
    void mgl_glFogCoord##t(mgl_context *ctx, type x)                                                                   \
    {                                                                                                                  \
        legacy(ctx, MGL_ATTRIB_FOG, F(x), 0, 0, 1);                                                                    \
    }                                                                                                                  \
    void mgl_glFogCoord##t##v(mgl_context *ctx, const type *v)                                                         \
    {                                                                                                                  \
        legacy(ctx, MGL_ATTRIB_FOG, F(v[0]), 0, 0, 1);                                                                 \
    }
FOG(f, GLfloat)
FOG(d, GLdouble)

#define TEXTURE(t, type)                                                                                               \
    void mgl_glMultiTexCoord1##t(mgl_context *ctx, GLenum u, type s)                                                   \
    {                                                                                                                  \
        legacy_texture(ctx, u, F(s), 0, 0, 1);                                                                         \
    }                                                                                                                  \
    void mgl_glMultiTexCoord1##t##v(mgl_context *ctx, GLenum u, const type *v)                                         \
    {                                                                                                                  \
        legacy_texture(ctx, u, F(v[0]), 0, 0, 1);                                                                      \
    }                                                                                                                  \
    void mgl_glMultiTexCoord2##t(mgl_context *ctx, GLenum u, type s, type p)                                           \
    {                                                                                                                  \
        legacy_texture(ctx, u, F(s), F(p), 0, 1);                                                                      \
    }                                                                                                                  \
    void mgl_glMultiTexCoord2##t##v(mgl_context *ctx, GLenum u, const type *v)                                         \
    {                                                                                                                  \
        legacy_texture(ctx, u, F(v[0]), F(v[1]), 0, 1);                                                                \
    }                                                                                                                  \
    void mgl_glMultiTexCoord3##t(mgl_context *ctx, GLenum u, type s, type p, type r)                                   \
    {                                                                                                                  \
        legacy_texture(ctx, u, F(s), F(p), F(r), 1);                                                                   \
    }                                                                                                                  \
    void mgl_glMultiTexCoord3##t##v(mgl_context *ctx, GLenum u, const type *v)                                         \
    {                                                                                                                  \
        legacy_texture(ctx, u, F(v[0]), F(v[1]), F(v[2]), 1);                                                          \
    }                                                                                                                  \
    void mgl_glMultiTexCoord4##t(mgl_context *ctx, GLenum u, type s, type p, type r, type q)                           \
    {                                                                                                                  \
        legacy_texture(ctx, u, F(s), F(p), F(r), F(q));                                                                \
    }                                                                                                                  \
    void mgl_glMultiTexCoord4##t##v(mgl_context *ctx, GLenum u, const type *v)                                         \
    {                                                                                                                  \
        legacy_texture(ctx, u, F(v[0]), F(v[1]), F(v[2]), F(v[3]));                                                    \
    }                                                                                                                  \
    void mgl_glTexCoord1##t(mgl_context *ctx, type s)                                                                  \
    {                                                                                                                  \
        mgl_glMultiTexCoord1##t(ctx, GL_TEXTURE0, s);                                                                  \
    }                                                                                                                  \
    void mgl_glTexCoord1##t##v(mgl_context *ctx, const type *v)                                                        \
    {                                                                                                                  \
        mgl_glMultiTexCoord1##t##v(ctx, GL_TEXTURE0, v);                                                               \
    }                                                                                                                  \
    void mgl_glTexCoord2##t(mgl_context *ctx, type s, type p)                                                          \
    {                                                                                                                  \
        mgl_glMultiTexCoord2##t(ctx, GL_TEXTURE0, s, p);                                                               \
    }                                                                                                                  \
    void mgl_glTexCoord2##t##v(mgl_context *ctx, const type *v)                                                        \
    {                                                                                                                  \
        mgl_glMultiTexCoord2##t##v(ctx, GL_TEXTURE0, v);                                                               \
    }                                                                                                                  \
    void mgl_glTexCoord3##t(mgl_context *ctx, type s, type p, type r)                                                  \
    {                                                                                                                  \
        mgl_glMultiTexCoord3##t(ctx, GL_TEXTURE0, s, p, r);                                                            \
    }                                                                                                                  \
    void mgl_glTexCoord3##t##v(mgl_context *ctx, const type *v)                                                        \
    {                                                                                                                  \
        mgl_glMultiTexCoord3##t##v(ctx, GL_TEXTURE0, v);                                                               \
    }                                                                                                                  \
    void mgl_glTexCoord4##t(mgl_context *ctx, type s, type p, type r, type q)                                          \
    {                                                                                                                  \
        mgl_glMultiTexCoord4##t(ctx, GL_TEXTURE0, s, p, r, q);                                                         \
    }                                                                                                                  \
    void mgl_glTexCoord4##t##v(mgl_context *ctx, const type *v)                                                        \
    {                                                                                                                  \
        mgl_glMultiTexCoord4##t##v(ctx, GL_TEXTURE0, v);                                                               \
    }
TEXTURE(f, GLfloat)
TEXTURE(d, GLdouble)
TEXTURE(s, GLshort)
TEXTURE(i, GLint)

/* Edge flags change nothing while polygons are drawn as triangles. */
void mgl_glEdgeFlag(mgl_context *ctx, GLboolean flag)
{
    (void)ctx, (void)flag;
}

void mgl_glEdgeFlagv(mgl_context *ctx, const GLboolean *flag)
{
    (void)ctx, (void)flag;
}
