#version 450
layout(local_size_x = 1) in;
layout(set = 2, binding = 0, rgba8) uniform writeonly imageCube picture;
void main() { imageStore(picture, ivec3(0, 0, gl_WorkGroupID.x), vec4(0.0, 1.0, 0.0, 1.0)); }
