/* Finds where a picture may show codes, and reads EAN-13 and UPC-A bars that are too blurred, small or bent for
   decoders that measure each bar.

   Places full of parallel stripes are found by their gradients. Across each, rows are averaged along the bars, and what
   comes out is compared with how every digit would look under several degrees of blur; the boundaries between digits
   may move, as they do on a bottle. Of all numbers with a right check digit the likeliest is told, with how much less
   likely the next one is: only the caller knows how sure is sure enough. Pictures are rows of
   bytes from the top, without padding. */
#ifndef CBARS_H
#define CBARS_H
#include <stdint.h>

enum { cbars_strips = 3 };

/* A number that was seen. */
typedef struct {
    char digits[14];      /* thirteen, and the end */
    float margin;         /* by which share the next likeliest number fits worse; wrong numbers stay near 0 */
    int agreeing;         /* how many of `cbars_strips` strips of the bars alone say the same */
    int x[4], y[4];       /* the corners of the stripes in pixels, clockwise from the top left as the number is read */
} cbars_retail_code;

/* Looks for numbers in a picture of width × height bytes of grey and writes at most `capacity` of them. Returns how
   many; none when memory is short. */
int cbars_find_retail(const uint8_t *pixels, int width, int height, cbars_retail_code *codes, int capacity);

/* Cells are squares of this many pixels; what a cell may be part of. */
enum { cbars_cell = 8, cbars_striped = 1, cbars_surely_striped = 2, cbars_square = 4, cbars_surely_square = 8 };

/* Marks each whole cell of a picture, (width / cbars_cell) × (height / cbars_cell) of them row by row, by the codes
   that may cover it: linear ones where it is striped, square ones where it is full of small squares; surely so in the
   midst of such a place, and not on mere lines. Text can look like either. Zero, and no marks, where the picture has too
   few cells to tell, or memory is short. */
int cbars_mark_cells(const uint8_t *pixels, int width, int height, uint8_t *marks);

/* By how many degrees, -45 to 45 and clockwise, most stripes of a picture are turned from the upright or from the level,
   whichever is nearer; 0 where there are none. */
double cbars_stripe_tilt(const uint8_t *pixels, int width, int height);

#endif
