#version 450
#extension GL_GOOGLE_include_directive : require
#define SOURCE sampler1DArray
#define VALUE vec4
#define FETCH(at, n) texelFetch(source, ivec2(at.x, 0), 0)
#define SAMPLE(at) texture(source, vec2((at).x / p.size.x, 0.0))
layout(location = 0) out vec4 color;
#define WRITE(v) color = v
#include "blit.glsl"
