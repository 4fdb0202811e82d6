#version 450
struct light { vec3 color; float power; mat2x3 turn; uint flags[3]; };
layout(set = 0, binding = 0, std140) uniform Default {
    vec4 table[40];                                /* granules 0 to 39 */
    layout(row_major) mat2x3 rows;                 /* 40 to 42 */
    layout(row_major) mat3x2 row_list[3];          /* 43 to 48 */
    dvec3 wide[4];                                 /* 50 to 57 */
    layout(row_major) dmat2x3 wide_matrix;         /* 58 to 60 */
    light lights[5];                               /* 62 to 96: 7 each */
    ivec2 index;                                   /* 97 */
    float beside;
};
layout(push_constant) uniform Rows { float turn; float bottom; float top; } mgl_rows;
layout(location = 0) out vec4 result;
float whole(light l) { return l.power + l.color.y + l.turn[1].z + float(l.flags[2]); }
mat3x2 pick(mat3x2 list[3], int i) { return list[i]; }
void main()
{
    float sum = mgl_rows.bottom + beside;
    for (int i = index.x; i < index.y; i++) sum += table[i].x + table[3].y;
    sum += rows[1].z + rows[index.x].y + (row_list[index.y] * vec3(1))[index.x] + pick(row_list, index.x)[2].y;
    sum += float(wide[index.x].z + wide[2].y + wide_matrix[1].z);
    light l = lights[index.x];
    sum += whole(l) + whole(lights[2]) + lights[index.y].turn[index.x].y + float(lights[index.x].flags[index.y]);
    result = vec4(sum);
}
