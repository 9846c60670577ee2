/* Loops over every pixel of a grey picture, in C so that a debug build is fast enough too. All pictures are rows of
   bytes from the top, without padding; input and output never overlap. */
#ifndef CKIFPIXELS_H
#define CKIFPIXELS_H
#include <stdint.h>

/* Turns or mirrors a picture: the output's pixel (x, y) is the input's pixel at origin + x × step_x + y × step_y. */
void ckifpixels_turn(const uint8_t *input, long origin, long step_x, long step_y, int width, int height,
                     uint8_t *output);

/* Shrinks by a whole factor: each output pixel is the mean of factor × factor input pixels. A remainder at the right
   and bottom edge that is smaller than a block is left out. The output has (width / factor) × (height / factor) bytes.
   */
void ckifpixels_reduce(const uint8_t *input, int width, int height, int factor, uint8_t *output);

/* Flattens the light: each pixel becomes its difference from the mean of the (2 × radius + 1)-wide square around it,
   relative to that square's deviation, around 128. Shade, gloss and faint print come out alike. 0 without enough
   memory. */
int ckifpixels_normalise(const uint8_t *input, int width, int height, int radius, uint8_t *output);

/* Smooths with the weights 1 2 1 across and down. */
void ckifpixels_smooth(const uint8_t *input, int width, int height, uint8_t *output);

/* Each pixel becomes the mean of the (2 × radius + 1)-wide square around it. 0 without enough memory. */
int ckifpixels_average(const uint8_t *input, int width, int height, int radius, uint8_t *output);

/* Sharpens edges by an unsharp mask: adds to each pixel `percent` hundredths of its difference from a softer version of
   the picture. */
void ckifpixels_sharpen(const uint8_t *input, const uint8_t *soft, int width, int height, int percent, uint8_t *output);

/* Doubles width and height, new pixels interpolated between their neighbours. The output has 4 × width × height bytes.
   */
void ckifpixels_double(const uint8_t *input, int width, int height, uint8_t *output);

/* Rotates a picture about its centre by an angle, given by its cosine and sine, into the middle of one of another size;
   pixels outside are 128. */
void ckifpixels_rotate(const uint8_t *input, int width, int height, double cosine, double sine, int output_width,
                       int output_height, uint8_t *output);

/* Closes gaps between dark places: each pixel becomes the darkest of the (2 × radius + 1)-wide square around it, and
   then the lightest of that square, so that dark places keep their size, and gaps of up to 2 × radius pixels are filled.
   0 without enough memory; the output is the input then. */
int ckifpixels_close(const uint8_t *input, int width, int height, int radius, uint8_t *output);

/* Inverts black and white. */
void ckifpixels_invert(const uint8_t *input, int width, int height, uint8_t *output);

/* Samples a picture through an affine map: output pixel (x, y) is the picture at (a·x + b·y + c, d·x + e·y + f), with
   the six numbers in `map` in that order. With a `bow`, the output's left and right ends come from that many rows
   further down than its middle. Averages over the footprint where the map shrinks; repeats edge pixels outside. */
void ckifpixels_sample(const uint8_t *pixels, int width, int height, const double map[6], double bow, uint8_t *output,
                       int output_width, int output_height);

/* Shrinks a picture by averaging to the given smaller or equal size. */
void ckifpixels_shrink(const uint8_t *pixels, int width, int height, uint8_t *output, int output_width,
                       int output_height);

#endif
