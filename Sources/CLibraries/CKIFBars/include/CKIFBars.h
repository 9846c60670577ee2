/* Finds where a picture may show codes, and reads EAN-13 and UPC-A bars that are too blurred, small or bent for
   decoders that measure each bar.

   Places full of parallel stripes are found by their gradients. Across each, rows are averaged along the bars, and the
   profile is compared with every digit under several degrees of blur; the boundaries between digits may shift, as they
   do on a bottle. The result is the likeliest of all numbers with a right check digit, with a margin over the next
   likeliest one; the caller decides which margin is enough. Pictures are rows of bytes from the top, unpadded. */
#ifndef CKIFBARS_H
#define CKIFBARS_H
#include <stdint.h>

enum { ckifbars_strips = 3 };

/* A number that was read. */
typedef struct {
    char digits[14]; /* thirteen, and the end */
    float margin;    /* how much worse the next likeliest number fits, as a share; near 0 for wrong numbers */
    int agreeing;    /* how many of `ckifbars_strips` strips of the bars give the same number by themselves */
    int is_resolved; /* whether single modules are clear of each other in each of these strips */
    int x[4], y[4];  /* the corners of the stripes in pixels, clockwise from the top left as the number is read */
} ckifbars_retail_code;

/* Searches a picture of width × height bytes of grey for numbers, writes at most `capacity` of them and returns their
   number; 0 without enough memory. */
int ckifbars_find_retail(const uint8_t *pixels, int width, int height, ckifbars_retail_code *codes, int capacity);

/* The side of a cell in pixels, and the marks of cells. */
enum {
    ckifbars_cell = 8,
    ckifbars_striped = 1,
    ckifbars_surely_striped = 2,
    ckifbars_matrix = 4,
    ckifbars_surely_matrix = 8
};

/* Marks each whole cell of a picture, (width / ckifbars_cell) × (height / ckifbars_cell) of them row by row, by the
   codes that may cover it: linear ones where it is striped, matrix codes where it is full of small squares; surely so
   in the middle of such a place, and not on single lines. Text can look like either. 0, and no marks, when the picture
   has too few cells or there is not enough memory. */
int ckifbars_mark_cells(const uint8_t *pixels, int width, int height, uint8_t *marks);

/* The clockwise angle of most stripes of a picture from the vertical or the horizontal, whichever is nearer, in degrees
   from -45 to 45; 0 without stripes. */
double ckifbars_stripe_tilt(const uint8_t *pixels, int width, int height);

#endif
