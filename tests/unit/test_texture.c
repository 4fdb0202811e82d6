/* Textures, samplers and framebuffers of the GL client: completeness, status, errors, and what is sent. */
#include "tests/unit/gl_session.h"

#include "translator/gl/framebuffer.h"

static const mgl_glsl_uniform uniforms[] = {
    {.name = "t",
     .type = GL_SAMPLER_2D,
     .array_size = 1,
     .location = 0,
     .block = -1,
     .opaque = true,
     .first_slot = 0,
     .binding = -1},
    {.name = "c",
     .type = GL_SAMPLER_CUBE,
     .array_size = 1,
     .location = 1,
     .block = -1,
     .opaque = true,
     .first_slot = 1,
     .binding = 1},
};
static const gl_session_program samplers = {
    .reflection = {.uniforms = uniforms, .uniform_count = MGL_COUNT(uniforms)},
    .archive = {.header = {.magic = MGL_PROGRAM_MAGIC,
                           .version = MGL_PROGRAM_VERSION,
                           .total_size = sizeof samplers.archive,
                           .spirv = {{0, 4}},
                           .resource_count = 2,
                           .resource_offset = sizeof(mgl_program_header),
                           .slot_count = 2},
                .resources = {{.kind = MGL_RESOURCE_TEXTURE, .dim = MGL_DIM_2D, .count = 1, .first_slot = 0},
                              {.kind = MGL_RESOURCE_TEXTURE, .dim = MGL_DIM_CUBE, .count = 1, .first_slot = 1}}},
};

static mgl_context *ctx;

static int setup(void **state)
{
    ctx = gl_session_open(3, 3, true);
    if (!ctx) return -1;
    mgl_glUseProgram(ctx, gl_session_make_program(ctx, &samplers));
    mgl_emit_group_program(ctx);
    gl_session_forget(ctx);
    return mgl_glGetError(ctx) == GL_NO_ERROR ? 0 : -1;
}

static int teardown(void **state)
{
    gl_session_close(ctx);
    return 0;
}

static GLuint make_texture(GLenum target)
{
    GLuint name;
    mgl_glGenTextures(ctx, 1, &name);
    mgl_glBindTexture(ctx, target, name);
    return name;
}

static void image(GLenum target, GLint level, GLint internal_format, GLsizei size)
{
    bool integer = internal_format == GL_RGBA8UI, depth = internal_format == GL_DEPTH_COMPONENT24;
    mgl_glTexImage2D(ctx, target, level, internal_format, size, size, 0,
                     integer ? GL_RGBA_INTEGER
                     : depth ? GL_DEPTH_COMPONENT
                             : GL_RGBA,
                     depth ? GL_FLOAT : GL_UNSIGNED_BYTE, NULL);
}

static bool sampled(uint32_t unit)
{
    mgl_emit_group_textures(ctx);
    gl_session_sync(ctx);
    return !mgl_handle_is_null(ctx->texture_emit->sent[unit].texture);
}

/* ---- completeness ---- */
static void mipmapped_filters_need_the_chain(void **state)
{
    make_texture(GL_TEXTURE_2D);
    assert_false(sampled(0));
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 8);
    assert_false(sampled(0)); /* the default filter asks for levels */
    for (GLint level = 1; level < 4; level++)
        image(GL_TEXTURE_2D, level, GL_RGBA8, 8 >> level);
    assert_true(sampled(0));
    image(GL_TEXTURE_2D, 2, GL_RGBA8, 3);
    assert_false(sampled(0));
    mgl_glTexParameteri(ctx, GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 1);
    assert_true(sampled(0));
    image(GL_TEXTURE_2D, 1, GL_RGB565, 4);
    assert_false(sampled(0)); /* another format */
    mgl_glTexParameteri(ctx, GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    assert_true(sampled(0));
    mgl_glTexParameteri(ctx, GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 5);
    assert_false(sampled(0));
    assert_gl(ctx, GL_NO_ERROR);
}

static void a_sampler_object_decides_instead(void **state)
{
    GLuint sampler;
    make_texture(GL_TEXTURE_2D);
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 8);
    mgl_glGenSamplers(ctx, 1, &sampler);
    mgl_glSamplerParameteri(ctx, sampler, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    mgl_glBindSampler(ctx, 0, sampler);
    assert_true(sampled(0));
    mgl_glBindSampler(ctx, 0, 0);
    assert_false(sampled(0));
}

static void integers_are_not_filtered(void **state)
{
    make_texture(GL_TEXTURE_2D);
    image(GL_TEXTURE_2D, 0, GL_RGBA8UI, 8);
    mgl_glTexParameteri(ctx, GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    assert_false(sampled(0));
    mgl_glTexParameteri(ctx, GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    assert_true(sampled(0));
}

static void cubes_need_six_faces(void **state)
{
    mgl_glActiveTexture(ctx, GL_TEXTURE1);
    make_texture(GL_TEXTURE_CUBE_MAP);
    mgl_glTexParameteri(ctx, GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    for (GLenum face = 0; face < 6; face++) {
        assert_false(sampled(1));
        image(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, GL_RGBA8, 8);
    }
    assert_true(sampled(1));
    image(GL_TEXTURE_CUBE_MAP_POSITIVE_X, 0, GL_RGBA8, 4);
    assert_false(sampled(1));
    assert_gl(ctx, GL_NO_ERROR);
}

static void storage_is_complete(void **state)
{
    make_texture(GL_TEXTURE_2D);
    mgl_glTexStorage2D(ctx, GL_TEXTURE_2D, 2, GL_RGBA8, 16, 16);
    assert_true(sampled(0));
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 8);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glTexStorage2D(ctx, GL_TEXTURE_2D, 1, GL_RGBA8, 16, 16);
    assert_gl(ctx, GL_INVALID_OPERATION);
}

/* ---- what is sent ---- */
static void nothing_is_sent_twice(void **state)
{
    make_texture(GL_TEXTURE_2D);
    mgl_glTexParameteri(ctx, GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 8);
    assert_true(sampled(0));
    assert_int_equal(gl_log.ops[MGL_OP_texture_create], 1);
    assert_int_equal(gl_log.ops[MGL_OP_texture_level], 1);
    assert_int_equal(gl_log.ops[MGL_OP_sampler_create], 1);
    gl_session_forget(ctx);
    ctx->dirty = MGL_DIRTY_TEXTURES;
    assert_true(sampled(0));
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 8); /* the same again */
    assert_true(sampled(0));
    for (uint32_t op = 0; op < MGL_OP_COUNT; op++)
        assert_int_equal(gl_log.ops[op], 0);
    make_texture(GL_TEXTURE_2D); /* another texture with the same parameters: the same sampler */
    mgl_glTexParameteri(ctx, GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 8);
    assert_true(sampled(0));
    assert_int_equal(gl_log.ops[MGL_OP_sampler_create], 0);
    assert_int_equal(gl_log.ops[MGL_OP_texture_units], 1);
}

static void uploads_are_split_and_small_ones_travel_inside(void **state)
{
    static uint8_t pixels[1024 * 1024 * 4];
    make_texture(GL_TEXTURE_2D);
    mgl_glTexImage2D(ctx, GL_TEXTURE_2D, 0, GL_RGBA8, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_texture_upload], 1);
    mgl_glTexImage2D(ctx, GL_TEXTURE_2D, 0, GL_RGBA8, 1024, 1024, 0, GL_BGRA, GL_UNSIGNED_BYTE, pixels);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_texture_upload], 2);
    assert_gl(ctx, GL_NO_ERROR);
}

static void a_deleted_texture_lives_in_unbound_framebuffers(void **state)
{
    GLuint framebuffer, texture = make_texture(GL_TEXTURE_2D);
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 8);
    mgl_glGenFramebuffers(ctx, 1, &framebuffer);
    mgl_glBindFramebuffer(ctx, GL_FRAMEBUFFER, framebuffer);
    mgl_glFramebufferTexture2D(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    mgl_glBindFramebuffer(ctx, GL_FRAMEBUFFER, 0);
    mgl_glDeleteTextures(ctx, 1, &texture);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_texture_destroy], 0);
    assert_false(mgl_glIsTexture(ctx, texture));
    mgl_glBindFramebuffer(ctx, GL_FRAMEBUFFER, framebuffer);
    assert_int_equal(mgl_glCheckFramebufferStatus(ctx, GL_FRAMEBUFFER), GL_FRAMEBUFFER_COMPLETE);
    mgl_glDeleteFramebuffers(ctx, 1, &framebuffer);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_texture_destroy], 1);
}

/* ---- framebuffers ---- */
static GLenum status(void)
{
    return mgl_glCheckFramebufferStatus(ctx, GL_FRAMEBUFFER);
}

static GLuint make_renderbuffer(GLenum internal_format, GLsizei samples, GLsizei size)
{
    GLuint name;
    mgl_glGenRenderbuffers(ctx, 1, &name);
    mgl_glBindRenderbuffer(ctx, GL_RENDERBUFFER, name);
    mgl_glRenderbufferStorageMultisample(ctx, GL_RENDERBUFFER, samples, internal_format, size, size);
    return name;
}

static void make_framebuffer(void)
{
    GLuint name;
    mgl_glGenFramebuffers(ctx, 1, &name);
    mgl_glBindFramebuffer(ctx, GL_FRAMEBUFFER, name);
}

static void reasons_of_incompleteness(void **state)
{
    assert_int_equal(status(), GL_FRAMEBUFFER_UNDEFINED); /* no window */
    make_framebuffer();
    assert_int_equal(status(), GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT);
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER,
                                  make_renderbuffer(GL_RGBA8, 0, 16));
    assert_int_equal(status(), GL_FRAMEBUFFER_COMPLETE);
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, GL_RENDERBUFFER,
                                  make_renderbuffer(GL_RGBA8, 4, 16));
    assert_int_equal(status(), GL_FRAMEBUFFER_INCOMPLETE_MULTISAMPLE);
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, GL_RENDERBUFFER,
                                  make_renderbuffer(GL_DEPTH_COMPONENT24, 0, 16));
    assert_int_equal(status(), GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT);
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, GL_RENDERBUFFER,
                                  make_renderbuffer(GL_RGBA8, 0, 0));
    assert_int_equal(status(), GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT);
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, GL_RENDERBUFFER, 0);
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER,
                                  make_renderbuffer(GL_DEPTH_COMPONENT24, 0, 16));
    assert_int_equal(status(), GL_FRAMEBUFFER_COMPLETE);
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_STENCIL_ATTACHMENT, GL_RENDERBUFFER,
                                  make_renderbuffer(GL_STENCIL_INDEX8, 0, 16));
    assert_int_equal(status(), GL_FRAMEBUFFER_UNSUPPORTED); /* two images */
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER,
                                  make_renderbuffer(GL_DEPTH24_STENCIL8, 0, 8));
    assert_int_equal(status(), GL_FRAMEBUFFER_COMPLETE);
    assert_int_equal(ctx->draw_fb->memo.width, 8); /* the common size */
    assert_gl(ctx, GL_NO_ERROR);
}

static void layers_do_not_mix(void **state)
{
    GLuint array = make_texture(GL_TEXTURE_2D_ARRAY), flat = make_texture(GL_TEXTURE_2D);
    mgl_glTexImage3D(ctx, GL_TEXTURE_2D_ARRAY, 0, GL_RGBA8, 8, 8, 3, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 8);
    make_framebuffer();
    mgl_glFramebufferTexture(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, array, 0);
    assert_int_equal(status(), GL_FRAMEBUFFER_COMPLETE);
    assert_int_equal(ctx->draw_fb->memo.layers, 3);
    mgl_glFramebufferTexture(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, flat, 0);
    assert_int_equal(status(), GL_FRAMEBUFFER_INCOMPLETE_LAYER_TARGETS);
    mgl_glFramebufferTexture(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, 0, 0);
    mgl_glFramebufferTextureLayer(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, array, 0, 5);
    assert_int_equal(status(), GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT); /* there are three layers */
    assert_gl(ctx, GL_NO_ERROR);
}

static void a_respecified_attachment_is_noticed(void **state)
{
    GLuint texture = make_texture(GL_TEXTURE_2D);
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 8);
    make_framebuffer();
    mgl_glFramebufferTexture2D(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    assert_true(mgl_validate_framebuffer(ctx));
    gl_session_forget(ctx);
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 32);
    assert_true(mgl_validate_framebuffer(ctx));
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_framebuffer], 1);
    assert_int_equal(ctx->draw_fb->memo.width, 32);
    image(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, 32);
    assert_int_equal(status(), GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT);
}

static void clears_force_the_alpha_that_is_not_there(void **state)
{
    make_framebuffer();
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER,
                                  make_renderbuffer(GL_RGBA8, 0, 16));
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, GL_RENDERBUFFER,
                                  make_renderbuffer(GL_RGB8, 0, 16));
    mgl_glDrawBuffers(ctx, 2, (const GLenum[]){GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1});
    gl_session_forget(ctx);
    mgl_glClear(ctx, GL_COLOR_BUFFER_BIT); /* alpha 0 */
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_clear], 2);
    gl_session_forget(ctx);
    mgl_glClearColor(ctx, 0, 0, 0, 1);
    mgl_glClear(ctx, GL_COLOR_BUFFER_BIT);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_clear], 1);
    mgl_glEnable(ctx, GL_SCISSOR_TEST);
    mgl_glScissor(ctx, 20, 20, 4, 4); /* outside */
    gl_session_forget(ctx);
    mgl_glClear(ctx, GL_COLOR_BUFFER_BIT);
    gl_session_sync(ctx);
    assert_int_equal(gl_log.ops[MGL_OP_clear], 0);
    assert_gl(ctx, GL_NO_ERROR);
}

/* ---- errors ---- */
static void errors_of_images(void **state)
{
    uint8_t pixels[64] = {0};
    make_texture(GL_TEXTURE_2D);
    mgl_glTexImage2D(ctx, GL_TEXTURE_2D, -1, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glTexImage2D(ctx, GL_TEXTURE_2D, 0, GL_RGBA8, -4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glTexImage2D(ctx, GL_TEXTURE_2D, 0, GL_RGBA8, 1 << 20, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glTexImage2D(ctx, GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_VALUE); /* borders are gone from core profiles */
    mgl_glTexImage2D(ctx, GL_TEXTURE_2D, 0, GL_LUMINANCE8, 4, 4, 0, GL_RED, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glTexImage2D(ctx, GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_DEPTH_COMPONENT, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glTexImage2D(ctx, GL_TEXTURE_2D, 0, GL_RGBA8UI, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glTexImage2D(ctx, GL_TEXTURE_3D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glTexImage2D(ctx, GL_TEXTURE_CUBE_MAP_POSITIVE_X, 0, GL_RGBA8, 4, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glTexSubImage2D(ctx, GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_OPERATION); /* not defined */
    image(GL_TEXTURE_2D, 0, GL_RGBA8, 4);
    mgl_glTexSubImage2D(ctx, GL_TEXTURE_2D, 0, 2, 0, 3, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glCompressedTexImage2D(ctx, GL_TEXTURE_2D, 0, GL_COMPRESSED_RGBA_S3TC_DXT5_EXT, 8, 8, 0, 63, pixels);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glCompressedTexImage2D(ctx, GL_TEXTURE_2D, 0, GL_COMPRESSED_RGBA, 8, 8, 0, 64, pixels);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glGenerateMipmap(ctx, GL_TEXTURE_RECTANGLE);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glTexParameteri(ctx, GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glTexParameteri(ctx, GL_TEXTURE_RECTANGLE, GL_TEXTURE_WRAP_S, GL_REPEAT);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glTexParameteri(ctx, GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, -1);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glBindTexture(ctx, GL_TEXTURE_3D, make_texture(GL_TEXTURE_2D));
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glBindTexture(ctx, GL_TEXTURE_2D, 12345);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glPixelStorei(ctx, GL_UNPACK_ALIGNMENT, 3);
    assert_gl(ctx, GL_INVALID_VALUE);
}

static void errors_of_framebuffers(void **state)
{
    uint8_t pixels[64];
    GLuint texture = make_texture(GL_TEXTURE_2D);
    mgl_glFramebufferTexture2D(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    assert_gl(ctx, GL_INVALID_OPERATION); /* the default framebuffer */
    mgl_glClear(ctx, GL_COLOR_BUFFER_BIT);
    assert_gl(ctx, GL_INVALID_FRAMEBUFFER_OPERATION);
    mgl_glClear(ctx, 0x80000000u);
    assert_gl(ctx, GL_INVALID_VALUE);
    make_framebuffer();
    mgl_glFramebufferTexture2D(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP_POSITIVE_X, texture, 0);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glFramebufferTexture2D(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, -1);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glFramebufferTexture2D(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0 + 20, GL_TEXTURE_2D, texture, 0);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glFramebufferTexture2D(ctx, GL_FRAMEBUFFER, GL_BACK, GL_TEXTURE_2D, texture, 0);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glReadPixels(ctx, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_FRAMEBUFFER_OPERATION);
    mgl_glFramebufferRenderbuffer(ctx, GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER,
                                  make_renderbuffer(GL_RGBA8, 4, 16));
    mgl_glReadPixels(ctx, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    assert_gl(ctx, GL_INVALID_OPERATION); /* multisampled */
    mgl_glReadPixels(ctx, 0, 0, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, pixels);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glReadBuffer(ctx, GL_BACK);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glDrawBuffers(ctx, 2, (const GLenum[]){GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT0});
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glBlitFramebuffer(ctx, 0, 0, 1, 1, 0, 0, 1, 1, GL_DEPTH_BUFFER_BIT, GL_LINEAR);
    assert_gl(ctx, GL_INVALID_OPERATION);
    mgl_glBlitFramebuffer(ctx, 0, 0, 1, 1, 0, 0, 1, 1, 0x10, GL_NEAREST);
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glClearBufferfv(ctx, GL_STENCIL, 0, (const GLfloat[4]){0});
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glClearBufferfv(ctx, GL_DEPTH, 1, (const GLfloat[4]){0});
    assert_gl(ctx, GL_INVALID_VALUE);
    mgl_glRenderbufferStorage(ctx, GL_RENDERBUFFER, GL_RGB9_E5, 4, 4);
    assert_gl(ctx, GL_INVALID_ENUM);
    mgl_glRenderbufferStorageMultisample(ctx, GL_RENDERBUFFER, 64, GL_RGBA8, 4, 4);
    assert_gl(ctx, GL_INVALID_VALUE);
}

static void proxies_answer_without_errors(void **state)
{
    GLint width;
    mgl_glTexImage2D(ctx, GL_PROXY_TEXTURE_2D, 0, GL_RGBA8, 64, 64, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    mgl_glGetTexLevelParameteriv(ctx, GL_PROXY_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &width);
    assert_int_equal(width, 64);
    mgl_glTexImage2D(ctx, GL_PROXY_TEXTURE_2D, 0, GL_RGBA8, 1 << 20, 64, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    mgl_glGetTexLevelParameteriv(ctx, GL_PROXY_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &width);
    assert_int_equal(width, 0);
    assert_gl(ctx, GL_NO_ERROR);
}

static void parameters_come_back(void **state)
{
    GLfloat border[4] = {1, 0.5f, 0, -1}, back[4];
    GLint integers[4], pure[4] = {1, -2, 3, 4};
    make_texture(GL_TEXTURE_2D);
    mgl_glTexParameterfv(ctx, GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, border);
    mgl_glGetTexParameterfv(ctx, GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, back);
    assert_memory_equal(border, back, sizeof border);
    mgl_glGetTexParameteriv(ctx, GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, integers);
    assert_int_equal(integers[0], INT32_MAX);
    mgl_glTexParameterIiv(ctx, GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, pure);
    mgl_glGetTexParameterIiv(ctx, GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, integers);
    assert_memory_equal(pure, integers, sizeof pure);
    mgl_glTexParameteri(ctx, GL_TEXTURE_2D, GL_TEXTURE_MIN_LOD, -3);
    mgl_glGetTexParameterfv(ctx, GL_TEXTURE_2D, GL_TEXTURE_MIN_LOD, back);
    assert_true(back[0] == -3);
    mgl_glTexParameterf(ctx, GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 2.6f);
    mgl_glGetTexParameteriv(ctx, GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, integers);
    assert_int_equal(integers[0], 3); /* rounded */
    assert_gl(ctx, GL_NO_ERROR);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(mipmapped_filters_need_the_chain),
        TEST(a_sampler_object_decides_instead),
        TEST(integers_are_not_filtered),
        TEST(cubes_need_six_faces),
        TEST(storage_is_complete),
        TEST(nothing_is_sent_twice),
        TEST(uploads_are_split_and_small_ones_travel_inside),
        TEST(a_deleted_texture_lives_in_unbound_framebuffers),
        TEST(reasons_of_incompleteness),
        TEST(layers_do_not_mix),
        TEST(a_respecified_attachment_is_noticed),
        TEST(clears_force_the_alpha_that_is_not_there),
        TEST(errors_of_images),
        TEST(errors_of_framebuffers),
        TEST(proxies_answer_without_errors),
        TEST(parameters_come_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
