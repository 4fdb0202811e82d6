#version 450
#extension GL_GOOGLE_include_directive : require
#define SOURCE usampler1DArray
#define VALUE uvec4
#define FETCH(at, n) texelFetch(source, ivec2(at.x, 0), 0)
/* One draw a bit, with the stencil write mask set to it: works without stencil export. */
#define WRITE(v) if (p.bit != 0 && ((v).r & uint(p.bit)) == 0u) discard
#include "blit.glsl"
