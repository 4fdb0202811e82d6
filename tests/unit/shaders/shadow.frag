#version 450
layout(location = 0) flat in int number;
layout(set = 1, binding = 0) uniform sampler2D depth;
layout(location = 0) out vec4 result;
void main() { result = vec4(texture(depth, vec2(0.5)).r, 0.0, 0.0, 1.0); }
