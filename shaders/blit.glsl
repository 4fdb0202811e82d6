/* A blit by drawing: each destination texel finds its place in the source. The variants say what is read and written:
 *   SOURCE     the sampler's type         FETCH(at)  one texel at an integer place      SAMPLE(at) one filtered texel
 *   VALUE      vec4, ivec4 or uvec4       WRITE(v)   how the value leaves the shader
 *   MS         the source is multisampled: FETCH(at, n) takes sample n
 *   SAMPLES    its samples are averaged; else the first is taken
 * GL 4.6 core 18.3.1: texels whose source place is outside the source are not written. */
layout(set = 0, binding = 0) uniform SOURCE source;
layout(push_constant) uniform Parameters {
    vec2 scale, offset; /* source = destination * scale + offset, in texels */
    vec2 size;          /* of the source, texels */
    float slice;        /* z of a 3D source, texels */
    int filtered, samples, bit;
    int each; /* MS: not negative: this sample goes to the same one of the destination */
} p;

void main()
{
    vec2 at = gl_FragCoord.xy * p.scale + p.offset;
    if (any(lessThan(at, vec2(0.0))) || any(greaterThanEqual(at, p.size))) discard;
#ifdef MS
    gl_SampleMask[0] = p.each < 0 ? ~0 : 1 << p.each;
    VALUE value = FETCH(at, max(p.each, 0));
#ifdef SAMPLES
    if (p.each < 0) {
        for (int n = 1; n < p.samples; n++) value += FETCH(at, n);
        value = VALUE(value / p.samples);
    }
#endif
#elif defined(SAMPLE)
    VALUE value = p.filtered != 0 ? SAMPLE(at) : FETCH(at, 0);
#else
    VALUE value = FETCH(at, 0);
#endif
    WRITE(value);
}
