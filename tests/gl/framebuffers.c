/* Framebuffers: several targets, layers, formats, clears, feedback between passes. */
#include "tests/gl/framebuffers.h"

SCENARIO(render_to_texture_then_sample, CORE33)
{
    GLuint t = texture_target(GL_RGBA8, 32, 32);
    framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    expect_complete();
    glViewport(0, 0, 32, 32);
    glClearColor(0, 0, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    solid_program();
    set_color(1, 0, 0, 1);
    draw_rect(-1, -1, 0, 0); /* lower left quarter */
    glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
    glViewport(0, 0, W, H);
    glUseProgram(program("#version 330\nlayout(location=0) in vec2 q; out vec2 uv;\nvoid main() { uv = q * 0.5 + 0.5; gl_Position = vec4(q, 0, 1); }\n",
                         "#version 330\nuniform sampler2D t; in vec2 uv; out vec4 o;\nvoid main() { o = texture(t, uv); }\n"));
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 255, 0, 0, 255);
    expect_pixel(50, 10, 0, 0, 255, 255);
    expect_pixel(10, 50, 0, 0, 255, 255);
}

SCENARIO(multiple_targets, CORE33)
{
    GLuint textures[3];
    framebuffer();
    for (int i = 0; i < 3; i++) {
        textures[i] = texture_target(i == 2 ? GL_RGBA16F : GL_RGBA8, W, H);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0 + (GLenum)i, GL_TEXTURE_2D, textures[i], 0);
    }
    glDrawBuffers(3, (const GLenum[]){GL_COLOR_ATTACHMENT2, GL_NONE, GL_COLOR_ATTACHMENT0});
    expect_complete();
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glUseProgram(program(VS_POSITION, "#version 330\nlayout(location=0) out vec4 a; layout(location=1) out vec4 b; layout(location=2) out vec4 c;\n"
                                      "void main() { a = vec4(1,0,0,1); b = vec4(0,1,0,1); c = vec4(0,0,1,1); }\n"));
    draw_rect(-1, -1, 1, 1);
    glReadBuffer(GL_COLOR_ATTACHMENT2);
    expect_pixel(10, 10, 255, 0, 0, 255);
    glReadBuffer(GL_COLOR_ATTACHMENT0);
    expect_pixel(10, 10, 0, 0, 255, 255);
}

SCENARIO(blend_and_mask_per_buffer, CORE33)
{
    framebuffer();
    for (int i = 0; i < 2; i++)
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0 + (GLenum)i, GL_TEXTURE_2D, texture_target(GL_RGBA8, W, H), 0);
    glDrawBuffers(2, (const GLenum[]){GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1});
    glClearColor(0.5f, 0.5f, 0.5f, 0.5f);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnablei(GL_BLEND, 1);
    glBlendFunc(GL_ONE, GL_ONE);
    glColorMaski(0, GL_TRUE, GL_FALSE, GL_TRUE, GL_TRUE);
    glUseProgram(program(VS_POSITION, "#version 330\nlayout(location=0) out vec4 a; layout(location=1) out vec4 b;\nvoid main() { a = b = vec4(0.25, 0.25, 0, 0.25); }\n"));
    draw_rect(-1, -1, 1, 1);
    glReadBuffer(GL_COLOR_ATTACHMENT0);
    expect_pixel(10, 10, 64, 128, 0, 64);
    glReadBuffer(GL_COLOR_ATTACHMENT1);
    expect_pixel(10, 10, 191, 191, 128, 191);
}

SCENARIO(frag_color_reaches_every_draw_buffer, LEGACY)
{
    framebuffer();
    for (int i = 0; i < 3; i++)
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0 + (GLenum)i, GL_TEXTURE_2D, texture_target(GL_RGBA8, W, H), 0);
    const GLenum all[] = {GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1, GL_COLOR_ATTACHMENT2};
    glDrawBuffers(3, all);
    expect_complete();
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glUseProgram(program("attribute vec4 position; void main() { gl_Position = position; }",
                         "void main() { gl_FragColor = vec4(1, 0, 0.5, 1); if (gl_FragCoord.y > 32.0) return; gl_FragColor.g = 1.0; }"));
    draw_rect(-1, -1, 1, 1);
    for (int i = 0; i < 3; i++) {
        glReadBuffer(all[i]);
        expect_pixel(10, 10, 255, 255, 128, 255);
        expect_pixel(10, 50, 255, 0, 128, 255);
    }
    glDrawBuffers(3, (const GLenum[]){GL_NONE, GL_NONE, GL_COLOR_ATTACHMENT1}); /* the same program, other targets */
    glClear(GL_COLOR_BUFFER_BIT);
    draw_rect(-1, -1, 0, 1);
    expect_pixel(40, 50, 255, 0, 128, 255); /* attachment 2 is no target now */
    glReadBuffer(GL_COLOR_ATTACHMENT1);
    expect_pixel(10, 50, 255, 0, 128, 255);
    expect_pixel(50, 50, 0, 0, 0, 255);
    glDrawBuffer(GL_COLOR_ATTACHMENT0);
    draw_rect(-1, -1, 1, 1);
    glReadBuffer(GL_COLOR_ATTACHMENT0);
    expect_pixel(50, 50, 255, 0, 128, 255);
}

SCENARIO(three_channel_target_alpha_is_one, CORE33)
{
    framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_target(GL_RGB8, W, H), 0);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) skip("RGB8 is not renderable");
    glClearColor(0.2f, 0.4f, 0.6f, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    expect_pixel(10, 10, 51, 102, 153, 255);
    solid_program();
    set_color(1, 1, 0, 0.25f);
    glEnable(GL_BLEND);
    glBlendFunc(GL_DST_ALPHA, GL_ZERO); /* destination alpha reads one */
    draw_rect(-1, -1, 1, 1);
    expect_pixel(10, 10, 255, 255, 0, 255);
}

SCENARIO(float_target_does_not_clamp, CORE33)
{
    framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_target(GL_RGBA16F, W, H), 0);
    expect_complete();
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    solid_program();
    set_color(3, -1, 0.5f, 1);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE);
    draw_rect(-1, -1, 1, 1);
    draw_rect(-1, -1, 1, 1);
    float out[4];
    glReadPixels(5, 5, 1, 1, GL_RGBA, GL_FLOAT, out);
    expect(out[0] == 6 && out[1] == -2 && out[2] == 1);
}

SCENARIO(integer_target, CORE33)
{
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32UI, 8, 8, 0, GL_RGBA_INTEGER, GL_UNSIGNED_INT, NULL);
    framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    expect_complete();
    glViewport(0, 0, 8, 8);
    const GLuint value[4] = {1, 0x80000001u, 3, 4};
    glClearBufferuiv(GL_COLOR, 0, value);
    GLuint out[4] = {0};
    glReadPixels(0, 0, 1, 1, GL_RGBA_INTEGER, GL_UNSIGNED_INT, out);
    expect(!memcmp(out, value, sizeof value));
    glEnable(GL_BLEND); /* blending does not apply to integers */
    glUseProgram(program(VS_POSITION, "#version 330\nout uvec4 o;\nvoid main() { o = uvec4(9u, 0xffffffffu, 7u, 6u); }\n"));
    draw_rect(-1, -1, 1, 1);
    glReadPixels(3, 3, 1, 1, GL_RGBA_INTEGER, GL_UNSIGNED_INT, out);
    expect(out[0] == 9 && out[1] == 0xffffffffu && out[2] == 7 && out[3] == 6);
    float f[4];
    glReadPixels(0, 0, 1, 1, GL_RGBA, GL_FLOAT, f);
    expect_error(GL_INVALID_OPERATION);
}

SCENARIO(layered_rendering, CORE33)
{
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D_ARRAY, t);
    glTexImage3D(GL_TEXTURE_2D_ARRAY, 0, GL_RGBA8, 16, 16, 3, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    GLuint f = framebuffer();
    glFramebufferTexture(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, t, 0);
    expect_complete();
    glViewport(0, 0, 16, 16);
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT); /* all layers */
    GLuint p = program_xfb("#version 330\nlayout(location=0) in vec2 q;\nvoid main() { gl_Position = vec4(q, 0, 1); }\n",
                           "#version 330\nlayout(triangles) in; layout(triangle_strip, max_vertices=9) out; flat out int layer;\n"
                           "void main() { for (int l = 0; l < 3; l++) { for (int i = 0; i < 3; i++) { gl_Layer = l; layer = l; gl_Position = gl_in[i].gl_Position; EmitVertex(); } EndPrimitive(); } }\n",
                           "#version 330\nflat in int layer; out vec4 o;\nvoid main() { o = vec4(layer == 0, layer == 1, layer == 2, 1); }\n", 0, NULL, 0);
    glUseProgram(p);
    draw_rect(-1, -1, 1, 1);
    for (int l = 0; l < 3; l++) {
        glBindFramebuffer(GL_FRAMEBUFFER, f);
        glFramebufferTextureLayer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, t, 0, l);
        expect_pixel(8, 8, l == 0 ? 255 : 0, l == 1 ? 255 : 0, l == 2 ? 255 : 0, 255);
    }
}

SCENARIO(render_to_mip_level_and_face, CORE33)
{
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_CUBE_MAP, t);
    for (GLenum f = 0; f < 6; f++)
        for (int l = 0; l < 3; l++) glTexImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + f, l, GL_RGBA8, 16 >> l, 16 >> l, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glTexParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MAX_LEVEL, 2);
    framebuffer();
    for (GLenum f = 0; f < 6; f++)
        for (int l = 0; l < 3; l++) {
            glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP_POSITIVE_X + f, t, l);
            expect_complete();
            glClearColor((float)f / 5, (float)l / 2, 0, 1);
            glClear(GL_COLOR_BUFFER_BIT);
        }
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, t, 1);
    expect_pixel(3, 3, 153, 128, 0, 255);
    glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
    glUseProgram(program(VS_POSITION, "#version 330\nuniform samplerCube t; out vec4 o;\nvoid main() { o = textureLod(t, vec3(0, -1, 0), 2.0); }\n"));
    draw_rect(-1, -1, 1, 1);
    expect_pixel(3, 3, 153, 255, 0, 255);
}

SCENARIO(sample_level_while_drawing_next, CORE33)
{
    GLuint t = texture_target(GL_RGBA8, 16, 16);
    glTexImage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    GLuint f = framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    glClearColor(0.2f, 0.4f, 0.6f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 1);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 0);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    glViewport(0, 0, 8, 8);
    glUseProgram(program(VS_POSITION, "#version 330\nuniform sampler2D t; out vec4 o;\nvoid main() { o = textureLod(t, vec2(0.5), 0.0).bgra; }\n"));
    draw_rect(-1, -1, 1, 1);
    expect_pixel(3, 3, 153, 102, 51, 255);
    (void)f;
}

SCENARIO(depth_texture_respecified, CORE33)
{
    GLuint color = texture_target(GL_RGBA8, W, H), depth = texture_target(GL_DEPTH_COMPONENT, W, H);
    framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, color, 0);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth, 0);
    expect_complete();
    static const struct { GLenum internal, type; } formats[] = {{GL_DEPTH24_STENCIL8, GL_UNSIGNED_INT_24_8}, {GL_DEPTH32F_STENCIL8, GL_FLOAT_32_UNSIGNED_INT_24_8_REV}};
    for (int i = 0; i < 2; i++) {
        glBindTexture(GL_TEXTURE_2D, depth);
        glTexImage2D(GL_TEXTURE_2D, 0, (GLint)formats[i].internal, W, H, 0, GL_DEPTH_STENCIL, formats[i].type, NULL);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth, 0);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_STENCIL_ATTACHMENT, GL_TEXTURE_2D, depth, 0);
        expect_complete();
        glClearStencil(1);
        glClearColor(0, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        glEnable(GL_STENCIL_TEST);
        glStencilFunc(GL_EQUAL, i == 0 ? 1 : 2, 0xff);
        solid_program();
        set_color(1, 1, 1, 1);
        draw_rect(-1, -1, 1, 1);
        expect_pixel(5, 5, i == 0 ? 255 : 0, i == 0 ? 255 : 0, i == 0 ? 255 : 0, 255);
    }
}

/* A shadow map's pass: nothing to blend, but what is dynamic must be set all the same (seen by the validation layer only). */
SCENARIO(depth_only_pass, CORE33)
{
    GLuint depth = texture_target(GL_DEPTH_COMPONENT24, W, H);
    framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth, 0);
    glDrawBuffer(GL_NONE);
    glReadBuffer(GL_NONE);
    expect_complete();
    glClear(GL_DEPTH_BUFFER_BIT);
    glFinish(); /* the pass begins its command buffer */
    glEnable(GL_DEPTH_TEST);
    solid_program();
    for (int i = 0; i < 2; i++) {
        set_color(1, 1, 1, 1);
        draw_rect(-1, -1, i ? 1 : 0, 0);
        float in = 1, out = 0;
        glReadPixels(50, 10, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &in);
        glReadPixels(10, 50, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &out);
        expect(i ? in < 0.51f : in == 1.0f);
        expect(out == 1.0f);
    }
}

SCENARIO(scissor_between_framebuffers, CORE33)
{
    GLuint a = texture_target(GL_RGBA8, W, H), f = framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, a, 0);
    glClearColor(0, 1, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glBindFramebuffer(GL_FRAMEBUFFER, default_fbo);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 0, 8, 8);
    glClearColor(1, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, f);
    expect_pixel(4, 4, 0, 255, 0, 255);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, default_fbo);
    expect_pixel(4, 4, 255, 0, 0, 255);
    expect_pixel(9, 9, 0, 0, 0, 0);
}

SCENARIO(framebuffer_status, CORE33)
{
    framebuffer();
    expect_int(glCheckFramebufferStatus(GL_FRAMEBUFFER), GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT);
    GLuint t;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    expect_int(glCheckFramebufferStatus(GL_FRAMEBUFFER), GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT);
    glClear(GL_COLOR_BUFFER_BIT);
    expect_error(GL_INVALID_FRAMEBUFFER_OPERATION);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    expect_complete();
    GLint type = 0, bits = 0;
    glGetFramebufferAttachmentParameteriv(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE, &type);
    glGetFramebufferAttachmentParameteriv(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_RED_SIZE, &bits);
    expect_int(type, GL_TEXTURE);
    expect_int(bits, 8);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0 + 31, GL_TEXTURE_2D, t, 0);
    expect_int(glGetError() != GL_NO_ERROR, 1);
}

SCENARIO(srgb_framebuffer, CORE33)
{
    framebuffer();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_target(GL_SRGB8_ALPHA8, W, H), 0);
    expect_complete();
    glClearColor(0.5f, 0.5f, 0.5f, 0.5f);
    glClear(GL_COLOR_BUFFER_BIT);
    expect_pixel(3, 3, 128, 128, 128, 128);
    glEnable(GL_FRAMEBUFFER_SRGB);
    glClear(GL_COLOR_BUFFER_BIT);
    expect_pixel(3, 3, 188, 188, 188, 128);
    solid_program();
    set_color(0.5f, 0.5f, 0.5f, 0.5f);
    glDisable(GL_FRAMEBUFFER_SRGB);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(3, 3, 128, 128, 128, 128);
}

SCENARIO(clear_order_in_pass, CORE33)
{
    solid_program();
    set_color(1, 0, 0, 1);
    draw_rect(-1, -1, 1, 1);
    glClearColor(0, 0, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    set_color(0, 1, 0, 1);
    draw_rect(-1, -1, 0, 1);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 0, 64, 8);
    glClearColor(1, 1, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    expect_pixel(10, 30, 0, 255, 0, 255);
    expect_pixel(50, 30, 0, 0, 255, 255);
    expect_pixel(10, 4, 255, 255, 255, 255);
}

SCENARIO(dual_source_blending, CORE33)
{
    GLuint p = glCreateProgram();
    glAttachShader(p, shader(GL_VERTEX_SHADER, VS_POSITION));
    glAttachShader(p, shader(GL_FRAGMENT_SHADER, "#version 330\nlayout(location=0, index=0) out vec4 a; layout(location=0, index=1) out vec4 b;\nvoid main() { a = vec4(0.5, 0, 0, 1); b = vec4(0, 0.5, 1, 1); }\n"));
    glLinkProgram(p);
    glUseProgram(p);
    glClearColor(1, 1, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_SRC1_COLOR);
    draw_rect(-1, -1, 1, 1);
    expect_pixel(30, 30, 128, 128, 255, 255);
}

SCENARIO(discard_and_frag_depth, CORE33)
{
    glEnable(GL_DEPTH_TEST);
    glUseProgram(program(VS_POSITION, "#version 330\nout vec4 o;\nvoid main() { if (gl_FragCoord.x < 32.0) discard; gl_FragDepth = 0.75; o = vec4(1); }\n"));
    draw_rect(-1, -1, 1, 1);
    float depth = 0;
    glReadPixels(40, 9, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, &depth);
    expect(depth > 0.7499f && depth < 0.7501f);
    expect_pixel(10, 9, 0, 0, 0, 0);
    expect_pixel(40, 9, 255, 255, 255, 255);
}
