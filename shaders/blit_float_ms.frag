#version 450
#extension GL_GOOGLE_include_directive : require
#define MS 1
#define SOURCE sampler2DMSArray
#define VALUE vec4
#define FETCH(at, n) texelFetch(source, ivec3(at, 0), n)
#define SAMPLES 1
layout(location = 0) out vec4 color;
#define WRITE(v) color = v
#include "blit.glsl"
