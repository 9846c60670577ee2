/* Measures the texture of a picture's cells, and marks those that a code may cover. */
#include "Cells.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { reach = 2, fields = sizeof(texture) / sizeof(float) };

/* The texture of codes on photos of packs: bars have one direction, the modules of matrix codes have all, and in both
   every step from light to dark is soon followed by one back. The energy of a matrix code is that in its weaker
   direction. */
typedef struct {
    float energy, coherence, drift;
} striped_limits;
typedef struct {
    float energy, contrast, coherence, drift;
} matrix_limits;
static const striped_limits striped = {60, 0.7f, 0.04f}, surely_striped = {200, 0.85f, 0.01f};
/* Ruled lines and edges are stripes as well, but the ground around them is mostly plain. */
static const float busy_energy = 30, minimum_busy = 0.55f;
static const matrix_limits matrix = {200, 600, 0.45f, 0.02f}, surely_matrix = {400, 1000, 0.25f, 0.005f};

typedef struct {
    int xx, yy, xy, x, y, shade, square;
} sums;

/* The sums over some pixels, all of which have neighbours. */
static inline sums sums_over(const uint8_t *pixels, long width, int left, int top, int right, int bottom) {
    sums all = {0};
    for (int y = top; y < bottom; y++) {
        const uint8_t *row = pixels + y * width;
        for (int x = left; x < right; x++) {
            int16_t across = (int16_t)(row[x + 1] - row[x - 1]), down = (int16_t)(row[x + width] - row[x - width]);
            int16_t shade = row[x];
            all.xx += across * across;
            all.yy += down * down;
            all.xy += across * down;
            all.x += across;
            all.y += down;
            all.shade += shade;
            all.square += shade * shade;
        }
    }
    return all;
}

/* A cell at the picture's edge lacks the pixels there. */
static sums sums_of(const uint8_t *pixels, int width, int height, int column, int row) {
    int left = column * cell, top = row * cell;
    if (left > 0 && top > 0 && left + cell < width && top + cell < height)
        return sums_over(pixels, width, left, top, left + cell, top + cell);
    int right = left + cell < width ? left + cell : width - 1, bottom = top + cell < height ? top + cell : height - 1;
    return sums_over(pixels, width, left > 0 ? left : 1, top > 0 ? top : 1, right, bottom);
}

static void add(float *sum, const texture *one) {
    const float *values = (const float *)one;
    for (int i = 0; i < fields; i++) sum[i] += values[i];
}

/* For each of `count` cells, `stride` apart, the mean over those in reach of it. */
static void average_line(const texture *cells, int count, long stride, texture *averaged) {
    for (int i = 0; i < count; i++) {
        int first = i < reach ? 0 : i - reach, last = i + reach < count ? i + reach : count - 1;
        float sum[fields] = {0};
        for (int k = first; k <= last; k++) add(sum, &cells[k * stride]);
        float *result = (float *)&averaged[i * stride], number = (float)(last - first + 1);
        for (int field = 0; field < fields; field++) result[field] = sum[field] / number;
    }
}

texture *measure_cells(const uint8_t *pixels, int width, int height, int *columns, int *rows) {
    const float area = cell * cell;
    *columns = width / cell;
    *rows = height / cell;
    if (*columns < 3 || *rows < 2) return NULL;
    size_t size = sizeof(texture) * (size_t)*columns * (size_t)*rows;
    texture *cells = malloc(size), *averaged = malloc(size);
    if (cells && averaged) {
        for (int i = 0; i < *columns * *rows; i++) {
            sums s = sums_of(pixels, width, height, i % *columns, i / *columns);
            cells[i] = (texture){(float)s.xx / area,     (float)s.yy / area,
                                 (float)s.xy / area,     (float)s.x / area,
                                 (float)s.y / area,      (float)s.shade / area,
                                 (float)s.square / area, (float)(s.xx + s.yy) / area > busy_energy};
        }
        for (int row = 0; row < *rows; row++)
            average_line(cells + (long)row * *columns, *columns, 1, averaged + (long)row * *columns);
        for (int column = 0; column < *columns; column++)
            average_line(averaged + column, *rows, *columns, cells + column);
    } else {
        free(cells);
        cells = NULL;
    }
    free(averaged);
    return cells;
}

float energy_of(const texture *t) { return t->xx + t->yy; }

float coherence_of(const texture *t) {
    float energy = energy_of(t);
    return energy > 0 ? sqrtf((t->xx - t->yy) * (t->xx - t->yy) + 4 * t->xy * t->xy) / energy : 0;
}

/* The features that distinguish codes. The drift is the change of the shade over the whole cell, relative to all
   changes on the way. */
typedef struct {
    float energy, contrast, coherence, drift, busy;
} features;

static features features_of(const texture *t) {
    float energy = energy_of(t);
    return (features){energy, t->square - t->shade * t->shade, coherence_of(t),
                      energy > 0 ? (t->x * t->x + t->y * t->y) / energy : 1, t->busy};
}

static int is_striped(const features *one, const striped_limits *limits) {
    return one->energy > limits->energy && one->coherence > limits->coherence && one->drift < limits->drift;
}

static int is_matrix(const features *one, const matrix_limits *limits) {
    return one->energy * (1 - one->coherence) > 2 * limits->energy && one->contrast > limits->contrast &&
           one->coherence < limits->coherence && one->drift < limits->drift;
}

static int is_surely_striped(const features *one) {
    return is_striped(one, &surely_striped) && one->busy >= minimum_busy;
}

static uint8_t mark_of(const texture *t) {
    features one = features_of(t);
    return (uint8_t)((is_striped(&one, &striped) ? ckifbars_striped : 0) |
                     (is_matrix(&one, &matrix) ? ckifbars_matrix : 0) |
                     (is_surely_striped(&one) ? ckifbars_surely_striped : 0) |
                     (is_matrix(&one, &surely_matrix) ? ckifbars_surely_matrix : 0));
}

/* Removes the mark `bit` from cells that are not in a square of `thick` × `thick` cells that all have it: remains of
   ruled lines are thinner. False without enough memory. */
static int drop_thin(uint8_t *marks, int columns, int rows, uint8_t bit) {
    enum { thick = 3 };
    uint8_t *kept = calloc((size_t)columns * (size_t)rows, 1);
    int *above = calloc((size_t)columns, sizeof(int));
    if (kept && above) {
        for (int row = 0; row < rows; row++) {
            int run = 0;
            for (int column = 0; column < columns; column++) {
                above[column] = marks[row * columns + column] & bit ? above[column] + 1 : 0;
                run = above[column] >= thick ? run + 1 : 0;
                if (run < thick) continue;
                for (int i = row - thick + 1; i <= row; i++) memset(kept + i * columns + column - thick + 1, 1, thick);
            }
        }
        for (int i = 0; i < columns * rows; i++)
            if (!kept[i]) marks[i] &= (uint8_t)~bit;
    }
    int is_done = kept && above;
    free(kept);
    free(above);
    return is_done;
}

int ckifbars_mark_cells(const uint8_t *pixels, int width, int height, uint8_t *marks) {
    int columns, rows;
    texture *cells = measure_cells(pixels, width, height, &columns, &rows);
    if (!cells) return 0;
    for (int i = 0; i < columns * rows; i++) marks[i] = mark_of(&cells[i]);
    free(cells);
    return drop_thin(marks, columns, rows, ckifbars_surely_striped) &&
           drop_thin(marks, columns, rows, ckifbars_surely_matrix);
}

/* Directions a quarter turn apart count as the same, as four times their angle goes once around. */
double ckifbars_stripe_tilt(const uint8_t *pixels, int width, int height) {
    int columns, rows;
    texture *cells = measure_cells(pixels, width, height, &columns, &rows);
    if (!cells) return 0;
    double across = 0, down = 0;
    for (int i = 0; i < columns * rows; i++) {
        features one = features_of(&cells[i]);
        if (!is_surely_striped(&one)) continue;
        double x = (cells[i].xx - cells[i].yy) / one.energy, y = 2 * cells[i].xy / one.energy;
        across += x * x - y * y;
        down += 2 * x * y;
    }
    free(cells);
    return atan2(down, across) / 4 * 180 / M_PI;
}
