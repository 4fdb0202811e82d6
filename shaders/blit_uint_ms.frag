#version 450
#extension GL_GOOGLE_include_directive : require
#define MS 1
#define SOURCE usampler2DMSArray
#define VALUE uvec4
#define FETCH(at, n) texelFetch(source, ivec3(at, 0), n)
layout(location = 0) out uvec4 color;
#define WRITE(v) color = v
#include "blit.glsl"
