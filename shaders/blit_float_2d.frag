#version 450
#extension GL_GOOGLE_include_directive : require
#define SOURCE sampler2DArray
#define VALUE vec4
#define FETCH(at, n) texelFetch(source, ivec3(at, 0), 0)
#define SAMPLE(at) texture(source, vec3((at) / p.size, 0.0))
layout(location = 0) out vec4 color;
#define WRITE(v) color = v
#include "blit.glsl"
