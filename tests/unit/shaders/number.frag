#version 450
layout(location = 0) flat in int number;
layout(location = 0) out vec4 result;
void main() { result = vec4(float(number) / 255.0, 0.0, 0.0, 1.0); }
