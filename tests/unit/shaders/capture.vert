#version 450
layout(location = 0) in vec2 position;
layout(xfb_buffer = 0, xfb_stride = 16, xfb_offset = 0) out gl_PerVertex { vec4 gl_Position; };
void main() { gl_Position = vec4(position, -0.5, 1.0); }
