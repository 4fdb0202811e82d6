/* Legacy matrices: stacks, the calls that change them, and what follows from them (GL 2.1 §2.11.2). */
#include "translator/gl/fixed_state.h"

#include <math.h>
#include <string.h>

static const GLfloat identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

bool mgl_fixed_function(mgl_context *ctx, const char *function)
{
    if (!ctx->core) return true;
    mgl_error(ctx, GL_INVALID_OPERATION, "%s is not part of the core profile", function);
    return false;
}

/* ---- stacks ---- */
static bool stack_init(mgl_matrix_stack *stack, uint32_t capacity)
{
    stack->matrices = mgl_calloc(capacity, sizeof *stack->matrices);
    if (!stack->matrices) return false;
    stack->capacity = capacity;
    stack->depth = 1;
    memcpy(stack->matrices[0], identity, sizeof identity);
    return true;
}

bool mgl_matrix_init(mgl_context *ctx)
{
    ctx->matrix_mode = GL_MODELVIEW;
    bool ok = stack_init(&ctx->modelview, MGL_MODELVIEW_DEPTH) && stack_init(&ctx->projection, MGL_PROJECTION_DEPTH);
    for (size_t i = 0; ok && i < MGL_COUNT(ctx->texture_matrix); i++)
        ok = stack_init(ctx->texture_matrix + i, MGL_TEXTURE_STACK_DEPTH);
    return ok;
}

void mgl_matrix_finish(mgl_context *ctx)
{
    mgl_free(ctx->modelview.matrices);
    mgl_free(ctx->projection.matrices);
    for (size_t i = 0; i < MGL_COUNT(ctx->texture_matrix); i++) mgl_free(ctx->texture_matrix[i].matrices);
}

const GLfloat *mgl_matrix_top(const mgl_matrix_stack *stack) { return stack->matrices[stack->depth - 1]; }

/* The stack that `mode` names, or NULL after an error: textures beyond the coordinate sets have none. */
static mgl_matrix_stack *stack_of(mgl_context *ctx, GLenum mode, const char *function)
{
    if (!mgl_fixed_function(ctx, function)) return NULL;
    switch (mode) {
    case GL_MODELVIEW: return &ctx->modelview;
    case GL_PROJECTION: return &ctx->projection;
    case GL_TEXTURE:
        if (ctx->active_unit < MGL_FIXED_COORDS) return ctx->texture_matrix + ctx->active_unit;
        mgl_error(ctx, GL_INVALID_OPERATION, "%s: texture unit %u has no matrix", function, ctx->active_unit);
        return NULL;
    default: mgl_error(ctx, GL_INVALID_ENUM, "%s: matrix mode 0x%04x", function, mode); return NULL;
    }
}

static void changed(mgl_context *ctx, mgl_matrix_stack *stack)
{
    stack->version++;
    ctx->dirty |= MGL_DIRTY_BUILTINS;
}

static void load(mgl_context *ctx, mgl_matrix_stack *stack, const GLfloat m[16])
{
    memcpy(stack->matrices[stack->depth - 1], m, sizeof identity);
    changed(ctx, stack);
}

/* out = a * b, column major. out may be neither. */
static void multiply(GLfloat out[16], const GLfloat a[16], const GLfloat b[16])
{
    for (int c = 0; c < 4; c++)
        for (int r = 0; r < 4; r++)
            out[c * 4 + r] = a[r] * b[c * 4] + a[4 + r] * b[c * 4 + 1] + a[8 + r] * b[c * 4 + 2] + a[12 + r] * b[c * 4 + 3];
}

static void apply(mgl_context *ctx, mgl_matrix_stack *stack, const GLfloat m[16])
{
    GLfloat product[16];
    multiply(product, mgl_matrix_top(stack), m);
    load(ctx, stack, product);
}

static void transpose(GLfloat out[16], const GLfloat m[16])
{
    for (int c = 0; c < 4; c++)
        for (int r = 0; r < 4; r++) out[c * 4 + r] = m[r * 4 + c];
}

static void narrow(GLfloat out[16], const GLdouble m[16])
{
    for (int i = 0; i < 16; i++) out[i] = (GLfloat)m[i];
}

/* ---- what follows from the matrices ---- */
void mgl_matrix_invert(GLfloat out[16], const GLfloat m[16])
{
    double s[6], c[6], v[16];
    for (int i = 0; i < 16; i++) v[i] = m[i];
    static const uint8_t pairs[6][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}; /* 2x2 minors of rows 0,1 and of rows 2,3 */
    for (int k = 0; k < 6; k++) {
        int p = pairs[k][0] * 4, q = pairs[k][1] * 4;
        s[k] = v[p] * v[q + 1] - v[q] * v[p + 1];
        c[k] = v[p + 2] * v[q + 3] - v[q + 2] * v[p + 3];
    }
    double determinant = s[0] * c[5] - s[1] * c[4] + s[2] * c[3] + s[3] * c[2] - s[4] * c[1] + s[5] * c[0];
    if (determinant == 0 || !isfinite(determinant)) {
        memcpy(out, identity, sizeof identity);
        return;
    }
    double d = 1 / determinant;
    /* Element (row, column) of the argument is v[column * 4 + row]. */
#define E(r, k) v[(k)*4 + (r)]
    const double inverse[16] = {
        +E(1, 1) * c[5] - E(1, 2) * c[4] + E(1, 3) * c[3], -E(1, 0) * c[5] + E(1, 2) * c[2] - E(1, 3) * c[1],
        +E(1, 0) * c[4] - E(1, 1) * c[2] + E(1, 3) * c[0], -E(1, 0) * c[3] + E(1, 1) * c[1] - E(1, 2) * c[0],
        -E(0, 1) * c[5] + E(0, 2) * c[4] - E(0, 3) * c[3], +E(0, 0) * c[5] - E(0, 2) * c[2] + E(0, 3) * c[1],
        -E(0, 0) * c[4] + E(0, 1) * c[2] - E(0, 3) * c[0], +E(0, 0) * c[3] - E(0, 1) * c[1] + E(0, 2) * c[0],
        +E(3, 1) * s[5] - E(3, 2) * s[4] + E(3, 3) * s[3], -E(3, 0) * s[5] + E(3, 2) * s[2] - E(3, 3) * s[1],
        +E(3, 0) * s[4] - E(3, 1) * s[2] + E(3, 3) * s[0], -E(3, 0) * s[3] + E(3, 1) * s[1] - E(3, 2) * s[0],
        -E(2, 1) * s[5] + E(2, 2) * s[4] - E(2, 3) * s[3], +E(2, 0) * s[5] - E(2, 2) * s[2] + E(2, 3) * s[1],
        -E(2, 0) * s[4] + E(2, 1) * s[2] - E(2, 3) * s[0], +E(2, 0) * s[3] - E(2, 1) * s[1] + E(2, 2) * s[0],
    };
#undef E
    for (int i = 0; i < 16; i++) out[i] = (GLfloat)(inverse[i] * d);
}

static mgl_derived *derived(mgl_context *ctx)
{
    mgl_derived *d = &ctx->fixed->derived;
    if (d->valid && d->modelview_version == ctx->modelview.version && d->projection_version == ctx->projection.version) return d;
    bool same_modelview = d->valid && d->modelview_version == ctx->modelview.version;
    bool same_projection = d->valid && d->projection_version == ctx->projection.version;
    d->has_modelview_inverse &= same_modelview;
    d->has_normal &= same_modelview;
    d->has_projection_inverse &= same_projection;
    d->has_product = d->has_product_inverse = false;
    d->modelview_version = ctx->modelview.version;
    d->projection_version = ctx->projection.version;
    d->valid = true;
    return d;
}

const GLfloat *mgl_matrix_modelview_inverse(mgl_context *ctx)
{
    mgl_derived *d = derived(ctx);
    if (!d->has_modelview_inverse) mgl_matrix_invert(d->modelview_inverse, mgl_matrix_top(&ctx->modelview));
    d->has_modelview_inverse = true;
    return d->modelview_inverse;
}

const GLfloat *mgl_matrix_projection_inverse(mgl_context *ctx)
{
    mgl_derived *d = derived(ctx);
    if (!d->has_projection_inverse) mgl_matrix_invert(d->projection_inverse, mgl_matrix_top(&ctx->projection));
    d->has_projection_inverse = true;
    return d->projection_inverse;
}

const GLfloat *mgl_matrix_product(mgl_context *ctx)
{
    mgl_derived *d = derived(ctx);
    if (!d->has_product) multiply(d->product, mgl_matrix_top(&ctx->projection), mgl_matrix_top(&ctx->modelview));
    d->has_product = true;
    return d->product;
}

const GLfloat *mgl_matrix_product_inverse(mgl_context *ctx)
{
    const GLfloat *product = mgl_matrix_product(ctx);
    mgl_derived *d = derived(ctx);
    if (!d->has_product_inverse) mgl_matrix_invert(d->product_inverse, product);
    d->has_product_inverse = true;
    return d->product_inverse;
}

static mgl_derived *derived_normal(mgl_context *ctx)
{
    const GLfloat *inverse = mgl_matrix_modelview_inverse(ctx);
    mgl_derived *d = derived(ctx);
    if (d->has_normal) return d;
    for (int c = 0; c < 3; c++)
        for (int r = 0; r < 3; r++) d->normal[c * 3 + r] = inverse[r * 4 + c];
    GLfloat x = inverse[2], y = inverse[6], z = inverse[10], length = sqrtf(x * x + y * y + z * z); /* third row, GL 2.1 §2.11.3 */
    d->normal_scale = length > 0 ? 1 / length : 1;
    d->has_normal = true;
    return d;
}

const GLfloat *mgl_matrix_normal(mgl_context *ctx) { return derived_normal(ctx)->normal; }
GLfloat mgl_matrix_normal_scale(mgl_context *ctx) { return derived_normal(ctx)->normal_scale; }

/* ---- entry points on the current matrix ---- */
void mgl_glMatrixMode(mgl_context *ctx, GLenum mode)
{
    if (!mgl_fixed_function(ctx, "glMatrixMode")) return;
    if (mode != GL_MODELVIEW && mode != GL_PROJECTION && mode != GL_TEXTURE)
        mgl_error(ctx, GL_INVALID_ENUM, "glMatrixMode: 0x%04x", mode);
    else
        ctx->matrix_mode = mode;
}

static void push(mgl_context *ctx, mgl_matrix_stack *stack, const char *function)
{
    if (!stack) return;
    if (stack->depth == stack->capacity) {
        mgl_error(ctx, GL_STACK_OVERFLOW, "%s", function);
        return;
    }
    memcpy(stack->matrices[stack->depth], stack->matrices[stack->depth - 1], sizeof identity);
    stack->depth++;
}

static void pop(mgl_context *ctx, mgl_matrix_stack *stack, const char *function)
{
    if (!stack) return;
    if (stack->depth == 1) {
        mgl_error(ctx, GL_STACK_UNDERFLOW, "%s", function);
        return;
    }
    stack->depth--;
    changed(ctx, stack);
}

void mgl_glPushMatrix(mgl_context *ctx) { push(ctx, stack_of(ctx, ctx->matrix_mode, "glPushMatrix"), "glPushMatrix"); }
void mgl_glPopMatrix(mgl_context *ctx) { pop(ctx, stack_of(ctx, ctx->matrix_mode, "glPopMatrix"), "glPopMatrix"); }

static void load_current(mgl_context *ctx, const GLfloat m[16], const char *function)
{
    mgl_matrix_stack *stack = stack_of(ctx, ctx->matrix_mode, function);
    if (stack) load(ctx, stack, m);
}

static void apply_current(mgl_context *ctx, const GLfloat m[16], const char *function)
{
    mgl_matrix_stack *stack = stack_of(ctx, ctx->matrix_mode, function);
    if (stack) apply(ctx, stack, m);
}

void mgl_glLoadIdentity(mgl_context *ctx) { load_current(ctx, identity, "glLoadIdentity"); }
void mgl_glLoadMatrixf(mgl_context *ctx, const GLfloat *m) { load_current(ctx, m, "glLoadMatrixf"); }
void mgl_glMultMatrixf(mgl_context *ctx, const GLfloat *m) { apply_current(ctx, m, "glMultMatrixf"); }

void mgl_glLoadMatrixd(mgl_context *ctx, const GLdouble *m)
{
    GLfloat f[16];
    narrow(f, m);
    load_current(ctx, f, "glLoadMatrixd");
}

void mgl_glMultMatrixd(mgl_context *ctx, const GLdouble *m)
{
    GLfloat f[16];
    narrow(f, m);
    apply_current(ctx, f, "glMultMatrixd");
}

void mgl_glLoadTransposeMatrixf(mgl_context *ctx, const GLfloat *m)
{
    GLfloat t[16];
    transpose(t, m);
    load_current(ctx, t, "glLoadTransposeMatrixf");
}

void mgl_glLoadTransposeMatrixd(mgl_context *ctx, const GLdouble *m)
{
    GLfloat f[16];
    narrow(f, m);
    mgl_glLoadTransposeMatrixf(ctx, f);
}

void mgl_glMultTransposeMatrixf(mgl_context *ctx, const GLfloat *m)
{
    GLfloat t[16];
    transpose(t, m);
    apply_current(ctx, t, "glMultTransposeMatrixf");
}

void mgl_glMultTransposeMatrixd(mgl_context *ctx, const GLdouble *m)
{
    GLfloat f[16];
    narrow(f, m);
    mgl_glMultTransposeMatrixf(ctx, f);
}

void mgl_glRotated(mgl_context *ctx, GLdouble angle, GLdouble x, GLdouble y, GLdouble z)
{
    double length = sqrt(x * x + y * y + z * z), radians = angle * (M_PI / 180.0), s = sin(radians), c = cos(radians), k = 1 - c;
    if (length > 0) {
        x /= length;
        y /= length;
        z /= length;
    }
    const GLdouble d[16] = {x * x * k + c,     y * x * k + z * s, x * z * k - y * s, 0, x * y * k - z * s, y * y * k + c,
                            y * z * k + x * s, 0,                 x * z * k + y * s, y * z * k - x * s, z * z * k + c, 0, 0, 0, 0, 1};
    GLfloat m[16];
    narrow(m, d);
    apply_current(ctx, m, "glRotate");
}

void mgl_glRotatef(mgl_context *ctx, GLfloat angle, GLfloat x, GLfloat y, GLfloat z) { mgl_glRotated(ctx, angle, x, y, z); }

void mgl_glScalef(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z)
{
    const GLfloat m[16] = {x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1};
    apply_current(ctx, m, "glScale");
}

void mgl_glScaled(mgl_context *ctx, GLdouble x, GLdouble y, GLdouble z) { mgl_glScalef(ctx, (GLfloat)x, (GLfloat)y, (GLfloat)z); }

void mgl_glTranslatef(mgl_context *ctx, GLfloat x, GLfloat y, GLfloat z)
{
    const GLfloat m[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1};
    apply_current(ctx, m, "glTranslate");
}

void mgl_glTranslated(mgl_context *ctx, GLdouble x, GLdouble y, GLdouble z) { mgl_glTranslatef(ctx, (GLfloat)x, (GLfloat)y, (GLfloat)z); }

static void ortho(mgl_context *ctx, mgl_matrix_stack *stack, GLdouble l, GLdouble r, GLdouble b, GLdouble t, GLdouble n, GLdouble f)
{
    if (!stack) return;
    if (l == r || b == t || n == f) {
        mgl_error(ctx, GL_INVALID_VALUE, "glOrtho: an empty volume");
        return;
    }
    const GLdouble d[16] = {2 / (r - l), 0, 0, 0, 0, 2 / (t - b), 0, 0, 0, 0, -2 / (f - n), 0,
                            -(r + l) / (r - l), -(t + b) / (t - b), -(f + n) / (f - n), 1};
    GLfloat m[16];
    narrow(m, d);
    apply(ctx, stack, m);
}

static void frustum(mgl_context *ctx, mgl_matrix_stack *stack, GLdouble l, GLdouble r, GLdouble b, GLdouble t, GLdouble n, GLdouble f)
{
    if (!stack) return;
    if (n <= 0 || f <= 0 || l == r || b == t || n == f) {
        mgl_error(ctx, GL_INVALID_VALUE, "glFrustum: an empty volume, or a plane behind the eye");
        return;
    }
    const GLdouble d[16] = {2 * n / (r - l), 0, 0, 0, 0, 2 * n / (t - b), 0, 0,
                            (r + l) / (r - l), (t + b) / (t - b), -(f + n) / (f - n), -1, 0, 0, -2 * f * n / (f - n), 0};
    GLfloat m[16];
    narrow(m, d);
    apply(ctx, stack, m);
}

void mgl_glOrtho(mgl_context *ctx, GLdouble l, GLdouble r, GLdouble b, GLdouble t, GLdouble n, GLdouble f)
{
    ortho(ctx, stack_of(ctx, ctx->matrix_mode, "glOrtho"), l, r, b, t, n, f);
}

void mgl_glFrustum(mgl_context *ctx, GLdouble l, GLdouble r, GLdouble b, GLdouble t, GLdouble n, GLdouble f)
{
    frustum(ctx, stack_of(ctx, ctx->matrix_mode, "glFrustum"), l, r, b, t, n, f);
}

void mgl_glOrthof(mgl_context *ctx, GLfloat l, GLfloat r, GLfloat b, GLfloat t, GLfloat n, GLfloat f) { mgl_glOrtho(ctx, l, r, b, t, n, f); }
void mgl_glFrustumf(mgl_context *ctx, GLfloat l, GLfloat r, GLfloat b, GLfloat t, GLfloat n, GLfloat f) { mgl_glFrustum(ctx, l, r, b, t, n, f); }

/* ---- clip planes: kept in eye coordinates (GL 2.1 §2.12) ---- */
void mgl_glClipPlane(mgl_context *ctx, GLenum plane, const GLdouble *equation)
{
    if (!mgl_fixed_function(ctx, "glClipPlane")) return;
    GLuint i = plane - GL_CLIP_PLANE0;
    if (i >= (GLuint)ctx->limits.clip_distances || i >= MGL_MAX_CLIP_PLANES) {
        mgl_error(ctx, GL_INVALID_ENUM, "glClipPlane: 0x%04x", plane);
        return;
    }
    const GLfloat *inverse = mgl_matrix_modelview_inverse(ctx);
    for (int c = 0; c < 4; c++) {
        double sum = 0;
        for (int r = 0; r < 4; r++) sum += equation[r] * inverse[c * 4 + r];
        ctx->clip_plane[i][c] = (GLfloat)sum;
    }
    ctx->dirty |= MGL_DIRTY_BUILTINS;
}

void mgl_glClipPlanef(mgl_context *ctx, GLenum plane, const GLfloat *equation)
{
    const GLdouble d[4] = {equation[0], equation[1], equation[2], equation[3]};
    mgl_glClipPlane(ctx, plane, d);
}

void mgl_glGetClipPlane(mgl_context *ctx, GLenum plane, GLdouble *equation)
{
    if (!mgl_fixed_function(ctx, "glGetClipPlane")) return;
    GLuint i = plane - GL_CLIP_PLANE0;
    if (i >= (GLuint)ctx->limits.clip_distances || i >= MGL_MAX_CLIP_PLANES) {
        mgl_error(ctx, GL_INVALID_ENUM, "glGetClipPlane: 0x%04x", plane);
        return;
    }
    for (int k = 0; k < 4; k++) equation[k] = ctx->clip_plane[i][k];
}

void mgl_glGetClipPlanef(mgl_context *ctx, GLenum plane, GLfloat *equation)
{
    GLdouble d[4] = {0};
    GLenum before = ctx->error;
    mgl_glGetClipPlane(ctx, plane, d);
    for (int k = 0; k < 4 && ctx->error == before; k++) equation[k] = (GLfloat)d[k];
}
