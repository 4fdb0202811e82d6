/* One kind of state change before each draw: what it costs. The resources are those of a usual material: 8 vertex arrays, 8 uniform blocks, 8 textures, and a few
 * uniforms. The triangles are empty, so that the pictures stay the clear colour and no GPU time counts. Frames have CHANGES draws; instructions a draw come from two runs
 * under callgrind with different --frames. */
#include "tests/bench/bench.h"

#include <stdio.h>
#include <string.h>

enum { CHANGES = 1000, BLOCKS = 8, TEXTURES = 8, ARRAYS = 8, BLOCK_BYTES = 160 };
static GLuint blocks[BLOCKS], textures[TEXTURES], vao, index_buffer, program, vertex_buffer;
static GLint uniform;

static void vertex_source(char *s, int arrays)
{
    int n = sprintf(s, "#version 330\n");
    for (int i = 0; i < arrays; i++) n += sprintf(s + n, "layout(location=%d) in vec4 v%d;\n", i, i);
    n += sprintf(s + n, "void main() { gl_Position = vec4(0)");
    for (int i = 0; i < arrays; i++) n += sprintf(s + n, " + v%d", i);
    sprintf(s + n, "; }\n");
}

static void fragment_source(char *s, int block_count, int texture_count, const char *sampler, int vectors)
{
    int n = sprintf(s, "#version 330\nuniform int index; uniform vec4 u[%d]; out vec4 o;\n", vectors);
    for (int i = 0; i < texture_count; i++) n += sprintf(s + n, "uniform %s t%d;\n", sampler, i);
    for (int i = 0; i < block_count; i++) n += sprintf(s + n, "layout(std140) uniform B%d { vec4 b%d[10]; };\n", i, i);
    n += sprintf(s + n, "void main() { o = u[index]");
    for (int i = 0; i < block_count; i++) n += sprintf(s + n, " + b%d[index]", i);
    for (int i = 0; i < texture_count; i++)
        n += sprintf(s + n, strcmp(sampler, "samplerBuffer") ? " + texture(t%d, u[0].xy)" : " + texelFetch(t%d, 0)", i);
    sprintf(s + n, "; }\n");
}

static void make_arrays(int arrays)
{
    static const float zeros[64];
    static const GLuint indices[] = {0, 1, 2, 3};
    glGenVertexArrays(1, &vao);
    glBindVertexArray(vao);
    for (int i = 0; i < arrays; i++) {
        glGenBuffers(1, &vertex_buffer);
        glBindBuffer(GL_ARRAY_BUFFER, vertex_buffer);
        glBufferData(GL_ARRAY_BUFFER, sizeof zeros, zeros, GL_STATIC_DRAW);
        glVertexAttribPointer((GLuint)i, 4, GL_FLOAT, GL_FALSE, 0, NULL);
        glEnableVertexAttribArray((GLuint)i);
    }
    glGenBuffers(1, &index_buffer);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, index_buffer);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, sizeof indices, indices, GL_STATIC_DRAW);
}

static void make_textures(GLenum target)
{
    static const GLubyte texels[4 * 4 * 4];
    glGenTextures(TEXTURES, textures);
    for (int i = 0; i < TEXTURES; i++) {
        glActiveTexture(GL_TEXTURE0 + (GLenum)i);
        glBindTexture(target, textures[i]);
        if (target == GL_TEXTURE_BUFFER) {
            GLuint buffer;
            glGenBuffers(1, &buffer);
            glBindBuffer(target, buffer);
            glBufferData(target, sizeof texels, texels, GL_STATIC_DRAW);
            glTexBuffer(target, GL_RGBA8, buffer);
            continue;
        }
        glTexImage2D(target, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
        glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    }
    glActiveTexture(GL_TEXTURE0);
}

static void material(int arrays, int block_count, int texture_count, GLenum target, int vectors)
{
    static const float zeros[BLOCK_BYTES / 4];
    char vs[2048], fs[4096], name[8];
    vertex_source(vs, arrays);
    fragment_source(fs, block_count, texture_count, target == GL_TEXTURE_BUFFER ? "samplerBuffer" : "sampler2D", vectors);
    program = bench_program(vs, fs);
    glUseProgram(program);
    for (int i = 0; i < texture_count; i++) {
        snprintf(name, sizeof name, "t%d", i);
        glUniform1i(glGetUniformLocation(program, name), i);
    }
    glGenBuffers(BLOCKS, blocks);
    for (int i = 0; i < BLOCKS; i++) {
        glBindBuffer(GL_UNIFORM_BUFFER, blocks[i]);
        glBufferData(GL_UNIFORM_BUFFER, sizeof zeros, zeros, GL_STATIC_DRAW);
        glBindBufferBase(GL_UNIFORM_BUFFER, (GLuint)i, blocks[i]);
        snprintf(name, sizeof name, "B%d", i);
        if (i < block_count) glUniformBlockBinding(program, glGetUniformBlockIndex(program, name), (GLuint)i);
    }
    uniform = glGetUniformLocation(program, "u");
    make_arrays(arrays);
    make_textures(target);
}

static void frame_of(void (*change)(int))
{
    glBindFramebuffer(GL_FRAMEBUFFER, bench_target());
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    for (int i = 0; i < CHANGES; i++) {
        change(i);
        glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_INT, NULL);
    }
}

static void change_block(int i) { glBindBufferBase(GL_UNIFORM_BUFFER, 0, blocks[i & 3]); }
static void change_blocks(int i) { for (int k = 0; k < BLOCKS; k++) glBindBufferBase(GL_UNIFORM_BUFFER, (GLuint)k, blocks[(i + k) % BLOCKS]); }
static void change_uniform(int i) { glUniform4f(uniform, (float)(i & 1), 0, 0, 0); }
static void change_texture(int i) { glBindTexture(GL_TEXTURE_2D, textures[i & 1]); }
static void change_texel_buffer(int i) { glBindTexture(GL_TEXTURE_BUFFER, textures[i & 1]); }
static void change_textures(int i)
{
    for (int k = 0; k < TEXTURES; k++) {
        glActiveTexture(GL_TEXTURE0 + (GLenum)k);
        glBindTexture(GL_TEXTURE_2D, textures[(i + k) % TEXTURES]);
    }
    glActiveTexture(GL_TEXTURE0);
}
/* drawoverhead leaves the rectangle whole or halved, by the parity of its last count: alone, its row of enabling sees it whole. */
static void change_scissor(int i)
{
    if (i == 0) glEnable(GL_SCISSOR_TEST);
    glScissor(0, 0, i & 1 ? 32 : 64, i & 1 ? 32 : 64);
}
static void enable(GLenum what, int on) { (on ? glEnable : glDisable)(what); }
static void enable_scissor(int i)
{
    if (i == 0) glScissor(0, 0, 32, 32);
    enable(GL_SCISSOR_TEST, i & 1);
}
static void enable_cull(int i) { enable(GL_CULL_FACE, i & 1); }
static void enable_depth(int i) { enable(GL_DEPTH_TEST, i & 1); }
static void enable_blend(int i) { enable(GL_BLEND, i & 1); }
static void change_buffer(int i)
{
    static const float zeros[BLOCK_BYTES / 4];
    glBindBuffer(GL_UNIFORM_BUFFER, blocks[0]);
    glBufferData(GL_UNIFORM_BUFFER, sizeof zeros, zeros, GL_STREAM_DRAW);
    (void)i;
}

#define CHANGE(id, change, arrays, block_count, texture_count, target, vectors, doc)                                               \
    BENCH(id, 64, 64, doc)                                                                                                         \
    static void id##_start(int width, int height) { material(arrays, block_count, texture_count, target, vectors); }               \
    static void id##_frame(int frame) { frame_of(change); }

CHANGE(ubo1of1, change_block, ARRAYS, 1, TEXTURES, GL_TEXTURE_2D, 1, "another buffer for the one uniform block")
CHANGE(ubo1of8, change_block, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 1, "another buffer for one of eight uniform blocks")
CHANGE(ubo8of8, change_blocks, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 1, "another buffer for each of eight uniform blocks")
CHANGE(few, change_uniform, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 1, "one of two uniforms")
CHANGE(many, change_uniform, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 240, "one of 240 uniforms")
CHANGE(texture1of1, change_texture, ARRAYS, BLOCKS, 1, GL_TEXTURE_2D, 1, "the one texture")
CHANGE(texture1of8, change_texture, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 1, "one of eight textures")
CHANGE(texture8of8, change_textures, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 1, "each of eight textures")
CHANGE(tbo1of1, change_texel_buffer, ARRAYS, BLOCKS, 1, GL_TEXTURE_BUFFER, 1, "the one buffer texture")
CHANGE(tbo1of8, change_texel_buffer, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_BUFFER, 1, "one of eight buffer textures")
CHANGE(replace, change_buffer, 1, 1, 1, GL_TEXTURE_2D, 1, "new storage for the buffer of a uniform block")
CHANGE(scissor, change_scissor, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 1, "half and whole scissor rectangles")
CHANGE(scissor_enable, enable_scissor, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 1, "a half scissor rectangle on and off")
CHANGE(cull, enable_cull, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 1, "culling on and off")
CHANGE(depth, enable_depth, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 1, "depth test on and off")
CHANGE(blend, enable_blend, ARRAYS, BLOCKS, TEXTURES, GL_TEXTURE_2D, 1, "blending on and off")
