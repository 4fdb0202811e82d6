#version 450
layout(location = 0) in vec2 position;
layout(location = 1) in vec4 color;
layout(set = 0, binding = 0) uniform Default { vec4 offset; vec4 tint; };
layout(location = 0) out vec4 vertex_color;
void main()
{
    vertex_color = color * tint;
    gl_PointSize = 1.0;
    gl_Position = vec4(position + offset.xy, offset.z, 1.0);
}
