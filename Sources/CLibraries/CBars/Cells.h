/* What the squares of a picture look like. */
#ifndef CELLS_H
#define CELLS_H
#include "CBars.h"

enum { cell = cbars_cell };

/* Sums over a cell and those around it, for each of a cell's pixels: of the gradient's squares and products, of the
   gradient, and of the shade and its square; and the share of these cells in which the shade changes much. */
typedef struct { float xx, yy, xy, x, y, shade, square, busy; } texture;

/* The texture of each whole cell of a picture, row by row; to be freed. Null when there are fewer than three columns or
   two rows of them, or memory is short. */
texture *measure_cells(const uint8_t *pixels, int width, int height, int *columns, int *rows);

/* How much the shade changes from pixel to pixel, squared. */
float energy_of(const texture *t);

/* Which part of that goes in one direction: 1 in stripes, 0 in chequers. */
float coherence_of(const texture *t);

#endif
