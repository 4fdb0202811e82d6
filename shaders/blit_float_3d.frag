#version 450
#extension GL_GOOGLE_include_directive : require
#define SOURCE sampler3D
#define VALUE vec4
#define FETCH(at, n) texelFetch(source, ivec3(at, p.slice), 0)
#define SAMPLE(at) texture(source, vec3(at, p.slice) / vec3(textureSize(source, 0)))
layout(location = 0) out vec4 color;
#define WRITE(v) color = v
#include "blit.glsl"
