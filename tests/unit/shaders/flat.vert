#version 450
// Positions come from the vertex number on a 4-column grid of the target; the number reaches the fragment flat.
layout(location = 0) in vec2 position;
layout(location = 0) flat out int number;
void main()
{
    number = gl_VertexIndex;
    gl_PointSize = 1.0;
    gl_Position = vec4(position, 0.0, 1.0);
}
