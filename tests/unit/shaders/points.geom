#version 450
// Each point becomes a triangle over everything, at the clip space depth -0.5, with clip distances of which the first keeps the right half.
layout(points) in;
layout(triangle_strip, max_vertices = 3) out;
out gl_PerVertex { vec4 gl_Position; float gl_ClipDistance[1]; };
layout(location = 0) flat out int number;
void emit(vec2 at)
{
    number = 5;
    gl_Position = vec4(at, -0.5, 1.0);
    gl_ClipDistance[0] = at.x;
    EmitVertex();
}
void main()
{
    emit(vec2(-1.0, -1.0));
    emit(vec2(3.0, -1.0));
    emit(vec2(-1.0, 3.0));
}
