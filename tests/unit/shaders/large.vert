#version 450
layout(location = 0) in vec2 position;
layout(set = 0, binding = 0) uniform Block { vec4 color; vec4 rest[31]; };
layout(location = 0) out vec4 vertex_color;
void main()
{
    gl_Position = vec4(position, rest[3].x, 1.0);
    vertex_color = color;
}
