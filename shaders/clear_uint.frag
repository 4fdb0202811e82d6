#version 450
// Writes the clear value; pipeline.c moves the output to the location that is cleared.
layout(push_constant) uniform Push { uvec4 color; } push;
layout(location = 0) out uvec4 result;
void main() { result = push.color; }
