#version 450
layout(push_constant) uniform Rows { vec3 rows; }; // mgl_program_rows
layout(location = 0) out vec4 color;
// Red: the distance from the bottom, green: from the top, of eight rows.
void main()
{
    float y = gl_FragCoord.y * rows.x;
    color = vec4((y + rows.y) / 8.0, (rows.z - y) / 8.0, 0.0, 1.0);
}
