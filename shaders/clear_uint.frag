#version 450
// Writes the clear value to every output; colour masks choose.
layout(push_constant) uniform Push { uvec4 color; } push;
layout(location = 0) out uvec4 outputs[8];
void main()
{
    for (int i = 0; i < 8; i++) outputs[i] = push.color;
}
