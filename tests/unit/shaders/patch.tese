#version 450
layout(triangles, ccw) in;
layout(location = 0) flat out int number;
void main()
{
    number = 9;
    gl_Position = gl_TessCoord.x * gl_in[0].gl_Position + gl_TessCoord.y * gl_in[1].gl_Position + gl_TessCoord.z * gl_in[2].gl_Position;
    gl_Position.z = -0.5;
}
