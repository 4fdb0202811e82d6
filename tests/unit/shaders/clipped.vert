#version 450
layout(location = 0) in vec2 position;
layout(location = 0) flat out int number;
out gl_PerVertex { vec4 gl_Position; float gl_ClipDistance[2]; };
void main()
{
    number = 7;
    gl_Position = vec4(position, 0.0, 1.0);
    gl_ClipDistance[0] = position.x; // the right half is kept
    gl_ClipDistance[1] = position.y; // the upper half is kept
}
