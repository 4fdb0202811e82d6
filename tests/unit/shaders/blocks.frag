#version 450
layout(location = 0) flat in int number;
layout(set = 0, binding = 1) uniform First { vec4 first; };
layout(set = 0, binding = 2) uniform Second { vec4 second; };
layout(set = 1, binding = 0) uniform samplerBuffer texels;
layout(location = 0) out vec4 result;
void main() // with a branch: without one nothing is hidden
{
    result = first + second + texelFetch(texels, 1);
    if (any(lessThan(result, vec4(-1.0)))) discard;
}
