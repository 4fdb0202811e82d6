/* A blit by drawing: each destination texel finds its place in the source. The variants say what is read and written:
 *   SOURCE     the sampler's type         FETCH(at)  one texel at an integer place      SAMPLE(at) one filtered texel
 *   VALUE      vec4, ivec4 or uvec4       WRITE(v)   how the value leaves the shader
 *   SAMPLES    the source is multisampled and its samples are averaged
 * GL 4.6 core 18.3.1: texels whose source place is outside the source are not written. */
layout(set = 0, binding = 0) uniform SOURCE source;
layout(push_constant) uniform Parameters {
    vec2 scale, offset; /* source = destination * scale + offset, in texels */
    vec2 size;          /* of the source, texels */
    float slice;        /* z of a 3D source, texels */
    int filtered, samples, bit;
} p;

void main()
{
    vec2 at = gl_FragCoord.xy * p.scale + p.offset;
    if (any(lessThan(at, vec2(0.0))) || any(greaterThanEqual(at, p.size))) discard;
#ifdef SAMPLES
    VALUE value = VALUE(0);
    for (int n = 0; n < p.samples; n++) value += FETCH(at, n);
    value = VALUE(value / p.samples);
#elif defined(SAMPLE)
    VALUE value = p.filtered != 0 ? SAMPLE(at) : FETCH(at, 0);
#else
    VALUE value = FETCH(at, 0);
#endif
    WRITE(value);
}
