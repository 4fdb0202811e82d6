/* Which row comes first: read-back, copies, blits. See rows.h. */
#include "tests/gl/rows.h"

#include <math.h>

static void read_pixels(void)
{
    uint8_t bytes[8 * 4 * 4], large[16 * 3 * 4];
    float floats[4 * 3 * 4];
    fill_corners();
    fill(10, 6, 4, 1, 0, 1, 1);
    glReadPixels(8, 5, 8, 4, GL_RGBA, GL_UNSIGNED_BYTE, bytes);
    for (int i = 0; i < 32; i++)
        expect_int(bytes[i * 4 + 2], i / 8 == 1 && i % 8 >= 2 && i % 8 < 6 ? 255 : 0);
    glReadPixels(10, 5, 4, 3, GL_BGRA, GL_FLOAT, floats);
    expect(floats[0] < 0.5f && floats[16] > 0.5f && floats[32] < 0.5f);
    /* Rows with gaps, the rectangle partly outside: what is outside stays. */
    memset(large, 9, sizeof large);
    glPixelStorei(GL_PACK_ROW_LENGTH, 16);
    glReadPixels(10, -1, 4, 3, GL_RGBA, GL_UNSIGNED_BYTE, large);
    glPixelStorei(GL_PACK_ROW_LENGTH, 0);
    expect_int(large[0], 9);
    expect_int(large[16 * 4 + 1], 0);       /* red */
    expect_int(large[2 * 16 * 4 + 1], 255); /* yellow */
    expect_int(large[2 * 16 * 4 + 4 * 4], 9);
    /* Into a buffer: as stored, converted by the server, converted by the client. */
    GLuint buffer;
    static const struct {
        GLenum format, type;
        int size, second_red;
    } kinds[] = {
        {GL_RGBA, GL_UNSIGNED_BYTE, 4, 0}, {GL_BGRA, GL_UNSIGNED_BYTE, 4, 2}, {GL_RGB, GL_UNSIGNED_BYTE, 3, 0}};
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_PIXEL_PACK_BUFFER, buffer);
    glBufferData(GL_PIXEL_PACK_BUFFER, WIDE * HIGH * 4, NULL, GL_STREAM_READ);
    for (int k = 0; k < 3; k++) {
        glReadPixels(0, 0, WIDE, HIGH, kinds[k].format, kinds[k].type, NULL);
        const uint8_t *all = glMapBuffer(GL_PIXEL_PACK_BUFFER, GL_READ_ONLY);
        int row = WIDE * kinds[k].size;
        expect_int(all[1], 0);                                      /* row 0 is red: no green */
        expect_int(all[row + 1], 255);                              /* row 1 is yellow */
        expect_int(all[(HIGH - 1) * row + kinds[k].second_red], 0); /* the top row begins blue */
        expect_int(all[(HIGH - 1) * row + 2 - kinds[k].second_red], 255);
        glUnmapBuffer(GL_PIXEL_PACK_BUFFER);
    }
    glDeleteBuffers(1, &buffer);
}
SCENARIO(rows_read_pixels, CORE33)
{
    in_both(read_pixels);
}

static void expect_texel(const char *what, const uint8_t *rgba, int r, int g, int b)
{
    if (abs(rgba[0] - r) > 2 || abs(rgba[1] - g) > 2 || abs(rgba[2] - b) > 2)
        fail("%s: %d %d %d, not %d %d %d", what, rgba[0], rgba[1], rgba[2], r, g, b);
}

static void copies_to_textures(void)
{
    uint8_t got[16 * 16 * 4];
    GLuint t;
    fill_corners();
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 16, 12, 16, 16, 0); /* half below, half above the middle */
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, got);
    expect_texel("lower left", got, 255, 0, 0);
    expect_texel("lower right", got + (7 * 16 + 15) * 4, 0, 255, 0);
    expect_texel("upper left", got + 8 * 16 * 4, 0, 0, 255);
    expect_texel("upper right", got + (15 * 16 + 15) * 4, 255, 255, 255);
    glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 3, 5, 0, -1, 2, 4); /* its first row lies outside */
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, got);
    expect_texel("row 0", got + (6 * 16 + 3) * 4, 255, 0, 0);
    expect_texel("row 1", got + (7 * 16 + 4) * 4, 255, 255, 0);
    expect_texel("row 2", got + (8 * 16 + 4) * 4, 255, 0, 0);
    expect_texel("beside", got + (8 * 16 + 5) * 4, 0, 0, 255);
    glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGB5, 0, 0, 16, 4, 0); /* another format */
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, got);
    expect_texel("RGB5 row 0", got, 255, 0, 0);
    expect_texel("RGB5 row 1", got + 16 * 4, 255, 255, 0);
    /* Depth. */
    float depth[16];
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 2, 4, 1);
    glClearDepth(0.5);
    glClear(GL_DEPTH_BUFFER_BIT);
    glClearDepth(1);
    glDisable(GL_SCISSOR_TEST);
    glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, 0, 0, 4, 4, 0);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT, GL_FLOAT, depth);
    expect(depth[7] > 0.9f && fabsf(depth[8] - 0.5f) < 1e-4f && depth[12] > 0.9f);
    glDeleteTextures(1, &t);
}
SCENARIO(rows_copies_to_textures, CORE33)
{
    in_both(copies_to_textures);
}

/* Through the client: a format that is no target of blits. */
static void copies_by_hand(void)
{
    uint8_t got[8 * 4];
    GLuint t;
    fill_corners();
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE_ALPHA, 4, 0, 8, 2, 0);
    glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE_ALPHA, 20, HIGH / 2 - 1, 8, 2, 0);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, got);
    expect_int(got[0], 255); /* luminance is red: red, green; blue, white */
    expect_int(got[7 * 2], 0);
    expect_int(got[8 * 2], 0);
    expect_int(got[15 * 2], 255);
    glDeleteTextures(1, &t);
}
SCENARIO(rows_copies_by_hand, LEGACY)
{
    in_both(copies_by_hand);
}

/* Another framebuffer object with colour, depth and stencil, bound for drawing. */
typedef struct other_framebuffer {
    GLuint framebuffer, texture, depth;
} other_framebuffer;

static other_framebuffer make_other(void)
{
    other_framebuffer o = {.texture = texture_2d(WIDE, HIGH, NULL)};
    glGenFramebuffers(1, &o.framebuffer);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, o.framebuffer);
    glFramebufferTexture2D(GL_DRAW_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, o.texture, 0);
    glGenRenderbuffers(1, &o.depth);
    glBindRenderbuffer(GL_RENDERBUFFER, o.depth);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH24_STENCIL8, WIDE, HIGH);
    glFramebufferRenderbuffer(GL_DRAW_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, o.depth);
    return o;
}

static void expect_corners(const int at[4][2])
{
    expect_color(at[0][0], at[0][1], RED);
    expect_color(at[1][0], at[1][1], GREEN);
    expect_color(at[2][0], at[2][1], BLUE);
    expect_color(at[3][0], at[3][1], WHITE);
}

/* There and back, the same way round: as it was. */
static void blit_both_ways(GLuint here, GLuint there)
{
    static const struct {
        int d[4], at[4][2];
    } boxes[] = {
        {{0, 0, WIDE, HIGH}, {{0, 0}, {47, 0}, {0, 39}, {47, 39}}},
        {{0, HIGH, WIDE, 0}, {{0, 39}, {47, 39}, {0, 0}, {47, 0}}},
        {{WIDE, 0, 0, HIGH}, {{47, 0}, {0, 0}, {47, 39}, {0, 39}}},
        /* scaled by 2/3 and 4/5, so that no sample falls between two texels */
        {{0, 4, 32, 36}, {{0, 4}, {31, 4}, {0, 35}, {31, 35}}},
        {{0, 36, 32, 4}, {{0, 35}, {31, 35}, {0, 4}, {31, 4}}},
    };
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
        const int *d = boxes[i].d;
        glBindFramebuffer(GL_READ_FRAMEBUFFER, here);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, there);
        glClearColor(0, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glBlitFramebuffer(0, 0, WIDE, HIGH, d[0], d[1], d[2], d[3], GL_COLOR_BUFFER_BIT, GL_NEAREST);
        glBindFramebuffer(GL_READ_FRAMEBUFFER, there);
        expect_corners(boxes[i].at);
        if (i < 3) expect_color(boxes[i].at[0][0], d[1] < d[3] ? 1 : HIGH - 2, YELLOW);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, here);
        glClear(GL_COLOR_BUFFER_BIT);
        glBlitFramebuffer(d[0], d[1], d[2], d[3], 0, 0, WIDE, HIGH, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        glBindFramebuffer(GL_READ_FRAMEBUFFER, here);
        expect_corners(boxes[0].at);
    }
}

/* A scissor, and a box partly outside. */
static void blit_scissored(GLuint here, GLuint there)
{
    fill_corners();
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, there);
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, there);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, here);
    fill(0, 0, WIDE, HIGH, 0, 1, 1);
    glEnable(GL_SCISSOR_TEST);
    glScissor(5, 3, 20, 30);
    glBlitFramebuffer(0, 0, 10, 10, 0, -5, 10, 5, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, here);
    expect_pixel(5, 3, 0, 0, 0, 255);
    expect_pixel(9, 4, 0, 0, 0, 255);
    expect_pixel(9, 5, 0, 255, 255, 255);
    expect_pixel(9, 2, 0, 255, 255, 255);
    expect_pixel(4, 3, 0, 255, 255, 255);
}

static void blit_depth_stencil(GLuint there)
{
    float z = 0;
    GLubyte s = 0;
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 4, WIDE, 3);
    glClearDepth(0.5);
    glClearStencil(3);
    glClear(GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    glClearDepth(1);
    glClearStencil(0);
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, there);
    glBlitFramebuffer(0, 0, WIDE, HIGH, 0, 0, WIDE, HIGH, GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, there);
    for (int y = 3; y < 8; y++) {
        bool inside = y >= 4 && y < 7;
        glReadPixels(9, y, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &z);
        glReadPixels(9, y, 1, 1, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE, &s);
        expect(fabsf(z - (inside ? 0.5f : 1.0f)) < 1e-4f);
        expect_int(s, inside ? 3 : 0);
    }
}

/* Between the check's framebuffer and another framebuffer object, both ways. */
static void blits(void)
{
    GLuint here = rows_here();
    fill_corners();
    other_framebuffer other = make_other();
    blit_both_ways(here, other.framebuffer);
    blit_scissored(here, other.framebuffer);
    blit_depth_stencil(other.framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, here);
    glDeleteFramebuffers(1, &other.framebuffer);
    glDeleteRenderbuffers(1, &other.depth);
    glDeleteTextures(1, &other.texture);
}
SCENARIO(rows_blits, CORE33)
{
    in_both(blits);
}

static void blits_within(void)
{
    fill_corners();
    glBlitFramebuffer(0, 0, 10, 10, 30, 28, 40, 38, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    expect_color(30, 28, RED);
    expect_color(39, 29, YELLOW);
    expect_color(39, 37, RED);
    expect_color(39, 38, WHITE);
    expect_color(30, 27, WHITE);
    glBlitFramebuffer(0, 0, 10, 10, 2, 38, 22, 28, GL_COLOR_BUFFER_BIT, GL_NEAREST); /* mirrored, wider */
    expect_color(3, 37, RED);
    expect_color(3, 36, YELLOW);
    expect_color(21, 28, RED);
    expect_color(21, 27, BLUE);
}
SCENARIO(rows_blits_within, CORE33)
{
    in_both(blits_within);
}

/* Linear filtering across the middle: both orders of rows weigh the same texels. */
static void blits_filtered(void)
{
    GLuint there, t = texture_2d(16, 16, NULL);
    fill(0, 0, WIDE, HIGH, 0, 0, 0);
    fill(0, 8, WIDE, 8, 1, 0, 0);
    glGenFramebuffers(1, &there);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, there);
    glFramebufferTexture2D(GL_DRAW_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    glBlitFramebuffer(0, 4, 8, 12, 0, 0, 16, 16, GL_COLOR_BUFFER_BIT, GL_LINEAR);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, there);
    expect_pixel(8, 6, 0, 0, 0, 255);
    expect_pixel(8, 7, 64, 0, 0, 255);
    expect_pixel(8, 8, 191, 0, 0, 255);
    expect_pixel(8, 9, 255, 0, 0, 255);
    glBindFramebuffer(GL_FRAMEBUFFER, rows_here());
    glDeleteFramebuffers(1, &there);
    glDeleteTextures(1, &t);
}
SCENARIO(rows_blits_filtered, CORE33)
{
    in_both(blits_filtered);
}
