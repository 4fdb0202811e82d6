#version 450
#extension GL_GOOGLE_include_directive : require
#define MS 1
#define SOURCE usampler2DMSArray
#define VALUE uvec4
#define FETCH(at, n) texelFetch(source, ivec3(at, 0), n)
/* One draw a bit, with the stencil write mask set to it: works without stencil export. */
#define WRITE(v) if (p.bit != 0 && ((v).r & uint(p.bit)) == 0u) discard
#include "blit.glsl"
