#version 450
// Writes the clear value to every output; colour masks choose.
layout(push_constant) uniform Push { vec4 color; } push;
layout(location = 0) out vec4 outputs[8];
void main()
{
    for (int i = 0; i < 8; i++) outputs[i] = push.color;
}
