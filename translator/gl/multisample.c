/* Sample positions (GL 3.3 core §3.3.1): the standard ones, which the back end asks of Vulkan (VkPhysicalDeviceLimits::standardSampleLocations). */
#include "translator/gl/context.h"

/* In sixteenths of a pixel, from the corner of the row that is stored first. */
static const uint8_t at1[][2] = {{8, 8}};
static const uint8_t at2[][2] = {{12, 12}, {4, 4}};
static const uint8_t at4[][2] = {{6, 2}, {14, 6}, {2, 10}, {10, 14}};
static const uint8_t at8[][2] = {{9, 5}, {7, 11}, {13, 9}, {5, 3}, {3, 13}, {1, 7}, {11, 15}, {15, 1}};
static const uint8_t at16[][2] = {{9, 9}, {7, 5}, {5, 10}, {12, 7}, {3, 6}, {10, 13}, {13, 11}, {11, 3},
                                  {6, 14}, {8, 1}, {4, 2}, {2, 12}, {0, 8}, {15, 4}, {14, 15}, {1, 0}};

static const uint8_t (*positions_of(uint32_t samples))[2]
{
    switch (samples) {
    case 2: return at2;
    case 4: return at4;
    case 8: return at8;
    case 16: return at16;
    default: return at1;
    }
}

void mgl_glGetMultisamplefv(mgl_context *ctx, GLenum pname, GLuint index, GLfloat *values)
{
    if (pname != GL_SAMPLE_POSITION) {
        mgl_error(ctx, GL_INVALID_ENUM, "glGetMultisamplefv: 0x%04x", pname);
        return;
    }
    uint32_t width, height, samples = 1;
    mgl_framebuffer_size(ctx, ctx->draw_fb, &width, &height, &samples);
    samples = MGL_MAX(samples, 1u);
    if (index >= samples || samples > 16) {
        mgl_error(ctx, GL_INVALID_VALUE, "glGetMultisamplefv: sample %u of %u", index, samples);
        return;
    }
    for (int i = 0; i < 2; i++) values[i] = positions_of(samples)[index][i] / 16.0f;
    if (!ctx->draw_fb->object.name) values[1] = 1.0f - values[1]; /* the default framebuffer's is the top one */
}
