/* Loops over every pixel of a grey picture, in C so that a debug build is fast enough too. All pictures are rows of bytes
   from the top, without padding; input and output never overlap. */
#ifndef CPIXELS_H
#define CPIXELS_H
#include <stdint.h>

/* Turns and mirrors a picture: the output's pixel (x, y) is the input's pixel at origin + x × step_x + y × step_y. */
void cpixels_turn(const uint8_t *input, long origin, long step_x, long step_y, int width, int height, uint8_t *output);

/* Shrinks by a whole factor, each output pixel the mean of factor × factor input pixels; a rest at the right and bottom
   edge that fills no block is left out. The output holds (width / factor) × (height / factor) bytes. */
void cpixels_reduce(const uint8_t *input, int width, int height, int factor, uint8_t *output);

#endif
