/* Loops over every pixel of a grey picture, in C so that a debug build is fast enough too. All pictures are rows of
   bytes from the top, without padding; input and output never overlap. */
#ifndef CPIXELS_H
#define CPIXELS_H
#include <stdint.h>

/* Turns and mirrors a picture: the output's pixel (x, y) is the input's pixel at origin + x × step_x + y × step_y. */
void cpixels_turn(const uint8_t *input, long origin, long step_x, long step_y, int width, int height, uint8_t *output);

/* Shrinks by a whole factor, each output pixel the mean of factor × factor input pixels; a rest at the right and bottom
   edge that fills no block is left out. The output holds (width / factor) × (height / factor) bytes. */
void cpixels_reduce(const uint8_t *input, int width, int height, int factor, uint8_t *output);

/* Evens out the light: each pixel becomes its distance from the mean of the (2 × radius + 1)-wide square around it,
   measured in that square's deviation, around 128. Shade, gloss and faint print come out alike. Zero when memory is
   short. */
int cpixels_normalise(const uint8_t *input, int width, int height, int radius, uint8_t *output);

/* Smooths with the weights 1 2 1 across and down. */
void cpixels_smooth(const uint8_t *input, int width, int height, uint8_t *output);

/* Each pixel becomes the mean of the (2 × radius + 1)-wide square around it. Zero when memory is short. */
int cpixels_average(const uint8_t *input, int width, int height, int radius, uint8_t *output);

/* Brings edges out: adds to each pixel `percent` hundredths of its distance from a softer version of the
   picture. */
void cpixels_sharpen(const uint8_t *input, const uint8_t *soft, int width, int height, int percent, uint8_t *output);

/* Doubles width and height, new pixels between their neighbours. The output holds 4 × width × height bytes. */
void cpixels_double(const uint8_t *input, int width, int height, uint8_t *output);

/* Turns a picture about its centre by an angle, given by its cosine and sine, into the middle of one of another size;
   what lies outside is 128. */
void cpixels_rotate(const uint8_t *input, int width, int height, double cosine, double sine,
                    int output_width, int output_height, uint8_t *output);

/* Makes black white. */
void cpixels_invert(const uint8_t *input, int width, int height, uint8_t *output);

#endif
