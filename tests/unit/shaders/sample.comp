#version 450
layout(local_size_x = 1) in;
layout(set = 1, binding = 0) uniform sampler2D picture;
layout(set = 2, binding = 0) buffer Data { float data[]; };
void main() { data[0] = textureLod(picture, vec2(0.5), 0.0).r; }
