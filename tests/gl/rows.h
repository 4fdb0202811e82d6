/* Default framebuffers store the top row first, framebuffer objects and textures the bottom row, and no program may see
 * it. Each scenario of rows*.c does the same in a framebuffer object, in the default framebuffer of a pbuffer and in
 * the framebuffer object again, of one size, with the same programs. */
#ifndef TESTS_GL_ROWS_H
#define TESTS_GL_ROWS_H

#include "tests/gl/harness.h"

enum { WIDE = 48, HIGH = 40 };
/* Runs the check with each framebuffer bound and cleared. The pbuffer's last picture is left in the runner's. */
void in_both(void (*check)(void));
GLuint rows_here(void);                                           /* the framebuffer that the check runs in */
void fill(int x, int y, int w, int h, float r, float g, float b); /* a scissored clear */
/* Four corners: red, green (lower), blue, white (upper), and a yellow bar in the row above the bottom. */
void fill_corners(void);

#define RED                       255, 0, 0, 255
#define GREEN                     0, 255, 0, 255
#define BLUE                      0, 0, 255, 255
#define WHITE                     255, 255, 255, 255
#define YELLOW                    255, 255, 0, 255
#define BLACK                     0, 0, 0, 255
#define expect_color(x, y, color) expect_pixel_at(__FILE__, __LINE__, x, y, color, 2)

#endif
