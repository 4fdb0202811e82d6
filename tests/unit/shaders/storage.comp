#version 450
layout(local_size_x = 4) in;
layout(set = 2, binding = 0) buffer Data { uint data[]; };
layout(set = 2, binding = 1, rgba8) uniform writeonly image2D picture;
void main()
{
    data[gl_GlobalInvocationID.x] += gl_GlobalInvocationID.x;
    imageStore(picture, ivec2(gl_GlobalInvocationID.x, 0), vec4(0.0, 1.0, 0.0, 1.0));
}
