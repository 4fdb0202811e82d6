#version 450
#extension GL_GOOGLE_include_directive : require
#define SOURCE isampler1DArray
#define VALUE ivec4
#define FETCH(at, n) texelFetch(source, ivec2(at.x, 0), 0)
layout(location = 0) out ivec4 color;
#define WRITE(v) color = v
#include "blit.glsl"
