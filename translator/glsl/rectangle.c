#include "translator/glsl/internal.h"
void mgl_glsl_spirv_rectangles(glsl_arena *arena, glsl_words *words)
{
    (void)arena;
    (void)words;
}
