/* Finds places full of parallel stripes. */
#include "Stripes.h"
#include <math.h>
#include <stdlib.h>

enum { cell = 8, reach = 2, fewest_cells = 6 };
static const float least_energy = 80 * cell * cell, least_coherence = 0.6f, widest_turn = 0.3f, shortest = 30;

/* The structure tensor of each cell. */
typedef struct { float xx, yy, xy; } tensor;

static tensor tensor_of(const uint8_t *pixels, int width, int height, int column, int row) {
    int xx = 0, yy = 0, xy = 0;
    for (int y = row * cell; y < (row + 1) * cell; y++) {
        if (y == 0 || y >= height - 1) continue;
        for (int x = column * cell; x < (column + 1) * cell; x++) {
            if (x == 0 || x >= width - 1) continue;
            const uint8_t *pixel = pixels + (long)y * width + x;
            int right = pixel[1] - pixel[-1], down = pixel[width] - pixel[-width];
            xx += right * right;
            yy += down * down;
            xy += right * down;
        }
    }
    return (tensor){(float)xx, (float)yy, (float)xy};
}

/* The mean over the cells around, so that a wide space does not part the stripes. */
static tensor smoothed(const tensor *cells, int columns, int rows, int column, int row) {
    tensor sum = {0, 0, 0};
    int count = 0;
    for (int y = row - reach; y <= row + reach; y++) {
        for (int x = column - reach; x <= column + reach; x++) {
            if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
            const tensor *one = &cells[(long)y * columns + x];
            sum.xx += one->xx;
            sum.yy += one->yy;
            sum.xy += one->xy;
            count++;
        }
    }
    return (tensor){sum.xx / count, sum.yy / count, sum.xy / count};
}

static int is_striped(const tensor *t) {
    float energy = t->xx + t->yy;
    return energy > least_energy && hypotf(t->xx - t->yy, 2 * t->xy) > least_coherence * energy;
}

static float angle_of(const tensor *t) { return 0.5f * atan2f(2 * t->xy, t->xx - t->yy); }

static int is_parallel(float one, float other) {
    float turn = fabsf(one - other);
    return fminf(turn, 3.14159265f - turn) <= widest_turn;
}

/* Gathers the striped cells that hang together with the one at `first`; `open` says which are still free. */
static int gather(const tensor *cells, int columns, int rows, int first, uint8_t *open, int *queue) {
    int head = 0, tail = 0;
    queue[tail++] = first;
    open[first] = 0;
    while (head < tail) {
        int cell_index = queue[head++], column = cell_index % columns, row = cell_index / columns;
        float angle = angle_of(&cells[cell_index]);
        for (int y = row - 1; y <= row + 1; y++) {
            for (int x = column - 1; x <= column + 1; x++) {
                if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
                int other = y * columns + x;
                if (!open[other] || !is_parallel(angle, angle_of(&cells[other]))) continue;
                open[other] = 0;
                queue[tail++] = other;
            }
        }
    }
    return tail;
}

static stripes bounds(const tensor *cells, int columns, const int *members, int count) {
    tensor sum = {0, 0, 0};
    for (int i = 0; i < count; i++) {
        sum.xx += cells[members[i]].xx;
        sum.yy += cells[members[i]].yy;
        sum.xy += cells[members[i]].xy;
    }
    float angle = angle_of(&sum), cosine = cosf(angle), sine = sinf(angle);
    float left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY;
    for (int i = 0; i < count; i++) {
        float x = ((float)(members[i] % columns) + 0.5f) * cell, y = ((float)(members[i] / columns) + 0.5f) * cell;
        float across = x * cosine + y * sine, along = y * cosine - x * sine;
        left = fminf(left, across);
        right = fmaxf(right, across);
        top = fminf(top, along);
        bottom = fmaxf(bottom, along);
    }
    float across = (left + right) / 2, along = (top + bottom) / 2;
    return (stripes){across * cosine - along * sine, across * sine + along * cosine, angle,
                     (right - left + cell) / 2, (bottom - top + cell) / 2, sum.xx + sum.yy};
}

/* Keeps the strongest, strongest first. */
static int insert(stripes *found, int count, int capacity, stripes one) {
    if (count == capacity && found[count - 1].energy >= one.energy) return count;
    int place = count < capacity ? count++ : count - 1;
    for (; place > 0 && found[place - 1].energy < one.energy; place--) found[place] = found[place - 1];
    found[place] = one;
    return count;
}

int find_stripes(const uint8_t *pixels, int width, int height, stripes *found, int capacity) {
    int columns = width / cell, rows = height / cell, count = 0;
    if (columns < 3 || rows < 2) return 0;
    int cells = columns * rows;
    tensor *sharp = malloc(sizeof *sharp * (size_t)cells), *soft = malloc(sizeof *soft * (size_t)cells);
    int *queue = malloc(sizeof *queue * (size_t)cells);
    uint8_t *open = malloc((size_t)cells);
    if (sharp && soft && queue && open) {
        for (int i = 0; i < cells; i++) sharp[i] = tensor_of(pixels, width, height, i % columns, i / columns);
        for (int i = 0; i < cells; i++) {
            soft[i] = smoothed(sharp, columns, rows, i % columns, i / columns);
            open[i] = (uint8_t)is_striped(&soft[i]);
        }
        for (int i = 0; i < cells; i++) {
            if (!open[i]) continue;
            int members = gather(soft, columns, rows, i, open, queue);
            if (members < fewest_cells) continue;
            stripes one = bounds(soft, columns, queue, members);
            if (one.half_length >= shortest) count = insert(found, count, capacity, one);
        }
    }
    free(sharp);
    free(soft);
    free(queue);
    free(open);
    return count;
}
