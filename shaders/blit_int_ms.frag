#version 450
#extension GL_GOOGLE_include_directive : require
#define MS 1
#define SOURCE isampler2DMSArray
#define VALUE ivec4
#define FETCH(at, n) texelFetch(source, ivec3(at, 0), n)
layout(location = 0) out ivec4 color;
#define WRITE(v) color = v
#include "blit.glsl"
