/* The texture of a picture's cells. */
#ifndef CELLS_H
#define CELLS_H
#include "CKIFBars.h"

enum { cell = ckifbars_cell };

/* Means over the pixels of a cell and of those around it: of the gradient's squares and products, of the gradient, and
   of the shade and its square; and the share of these cells in which the shade changes much. */
typedef struct {
    float xx, yy, xy, x, y, shade, square, busy;
} texture;

/* The texture of each whole cell of a picture, row by row; the caller frees it. NULL when there are fewer than three
   columns or two rows of cells, or not enough memory. */
texture *measure_cells(const uint8_t *pixels, int width, int height, int *columns, int *rows);

/* The squared change of the shade from pixel to pixel. */
float energy_of(const texture *t);

/* The share of that in one direction: 1 in stripes, 0 in a chequerboard. */
float coherence_of(const texture *t);

#endif
