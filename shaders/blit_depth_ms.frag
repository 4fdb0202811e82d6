#version 450
#extension GL_GOOGLE_include_directive : require
#define MS 1
#define SOURCE sampler2DMSArray
#define VALUE vec4
#define FETCH(at, n) texelFetch(source, ivec3(at, 0), n)
#define WRITE(v) gl_FragDepth = (v).r
#include "blit.glsl"
