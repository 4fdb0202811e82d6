#version 450
layout(location = 0) in vec4 vertex_color;
layout(set = 1, binding = 0) uniform sampler2D picture;
layout(location = 0) out vec4 result;
void main() { result = vertex_color * texture(picture, vec2(0.5)); }
