/* Finds places full of parallel stripes. */
#include "Stripes.h"
#include <math.h>
#include <stdlib.h>

enum { minimum_cells = 6 };
static const float minimum_energy = 80, minimum_coherence = 0.6f, maximum_turn = 0.3f, minimum_half_length = 30;

static int is_striped(const texture *t) { return energy_of(t) > minimum_energy && coherence_of(t) > minimum_coherence; }

static float angle_of(const texture *t) { return 0.5f * atan2f(2 * t->xy, t->xx - t->yy); }

static int is_parallel(float one, float other) {
    float turn = fabsf(one - other);
    return fminf(turn, 3.14159265f - turn) <= maximum_turn;
}

/* Collects the striped cells that are connected with the one at `first`; `open` marks those that are still free. */
static int connect(const texture *cells, int columns, int rows, int first, uint8_t *open, int *queue) {
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

static stripes bounds(const texture *cells, int columns, const int *members, int count) {
    texture sum = {0};
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
                     (right - left + cell) / 2,      (bottom - top + cell) / 2,      sum.xx + sum.yy};
}

/* Inserts one by its energy, the strongest first. */
static int insert(stripes *found, int count, int capacity, stripes one) {
    if (count == capacity && found[count - 1].energy >= one.energy) return count;
    int place = count < capacity ? count++ : count - 1;
    for (; place > 0 && found[place - 1].energy < one.energy; place--) found[place] = found[place - 1];
    found[place] = one;
    return count;
}

int find_stripes(const uint8_t *pixels, int width, int height, stripes *found, int capacity) {
    int columns, rows, count = 0;
    texture *cells = measure_cells(pixels, width, height, &columns, &rows);
    if (!cells) return 0;
    int *queue = malloc(sizeof *queue * (size_t)columns * (size_t)rows);
    uint8_t *open = malloc((size_t)columns * (size_t)rows);
    if (queue && open) {
        for (int i = 0; i < columns * rows; i++) open[i] = (uint8_t)is_striped(&cells[i]);
        for (int i = 0; i < columns * rows; i++) {
            if (!open[i]) continue;
            int members = connect(cells, columns, rows, i, open, queue);
            if (members < minimum_cells) continue;
            stripes one = bounds(cells, columns, queue, members);
            if (one.half_length >= minimum_half_length) count = insert(found, count, capacity, one);
        }
    }
    free(cells);
    free(queue);
    free(open);
    return count;
}
