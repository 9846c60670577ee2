#include "CKIFPixels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { block = 8 };

static int smaller(int a, int b) { return a < b ? a : b; }
static int larger(int a, int b) { return a > b ? a : b; }
static uint8_t shade(int value) { return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value); }

static int copy(const uint8_t *input, int width, int height, uint8_t *output) {
    memcpy(output, input, (size_t)width * height);
    return 0;
}

/* Transposes eight rows of eight pixels, each row a number with its first pixel lowest: neighbours are exchanged, then
   pairs, then fours (H. S. Warren, Hacker's Delight, section 7-3). */
static void transpose(uint64_t rows[8]) {
    static const uint64_t masks[3] = {0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
    for (int step = 0; step < 3; step++) {
        int distance = 1 << step, bits = 8 << step;
        for (int i = 0; i < 8; i++) {
            if (i & distance) continue;
            uint64_t swapped = ((rows[i] >> bits) ^ rows[i + distance]) & masks[step];
            rows[i + distance] ^= swapped;
            rows[i] ^= swapped << bits;
        }
    }
}

/* Turns a block of eight by eight pixels whose rows are columns of the input: `source` is the block's first pixel, and
   one row further down in the output is one byte further on in the input, or back. */
static void turn_sideways(const uint8_t *source, long step_x, long step_y, int width, uint8_t *output) {
    uint64_t rows[8];
    for (int i = 0; i < 8; i++) memcpy(&rows[i], source + i * step_x + (step_y < 0 ? -7 : 0), 8);
    transpose(rows);
    for (int i = 0; i < 8; i++) memcpy(output + (long)i * width, &rows[step_y < 0 ? 7 - i : i], 8);
}

static void turn_pixels(const uint8_t *source, long step_x, long step_y, int columns, int rows, int width,
                        uint8_t *output) {
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < columns; x++) output[(long)y * width + x] = source[x * step_x + y * step_y];
}

/* Block by block: a turned row crosses the whole input and would miss the cache at every pixel. */
void ckifpixels_turn(const uint8_t *input, long origin, long step_x, long step_y, int width, int height,
                     uint8_t *output) {
    int sideways = step_y == 1 || step_y == -1;
    for (int top = 0; top < height; top += block) {
        for (int left = 0; left < width; left += block) {
            int rows = smaller(block, height - top), columns = smaller(block, width - left);
            const uint8_t *source = input + origin + left * step_x + top * step_y;
            uint8_t *corner = output + (long)top * width + left;
            if (sideways && rows == block && columns == block)
                turn_sideways(source, step_x, step_y, width, corner);
            else
                turn_pixels(source, step_x, step_y, columns, rows, width, corner);
        }
    }
}

void ckifpixels_reduce(const uint8_t *input, int width, int height, int factor, uint8_t *output) {
    int columns = width / factor, rows = height / factor;
    int area = factor * factor;
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            const uint8_t *corner = input + (long)row * factor * width + (long)column * factor;
            int sum = area / 2;
            for (int y = 0; y < factor; y++)
                for (int x = 0; x < factor; x++) sum += corner[(long)y * width + x];
            *output++ = (uint8_t)(sum / area);
        }
    }
}

/* Adds a row to each column's sum and sum of squares over the rows of the square, or with `sign` -1 removes it. */
static void add_row(const uint8_t *row, int width, int sign, int *sums, int *squares) {
    for (int x = 0; x < width; x++) {
        sums[x] += sign * row[x];
        squares[x] += sign * row[x] * row[x];
    }
}

static void normalise_row(const uint8_t *row, int width, int radius, int rows, const int *sums, const int *squares,
                          uint8_t *output) {
    const float gain = 64, minimum_deviation = 8;
    int64_t sum = 0, square = 0;
    int left = 0, right = 0;
    for (int x = 0; x < width; x++) {
        for (int end = smaller(width, x + radius + 1); right < end; right++) {
            sum += sums[right];
            square += squares[right];
        }
        for (int start = larger(0, x - radius); left < start; left++) {
            sum -= sums[left];
            square -= squares[left];
        }
        float area = (float)rows * (float)(right - left);
        float mean = (float)sum / area;
        float variance = (float)square / area - mean * mean;
        float deviation = variance > 0 ? sqrtf(variance) : 0;
        output[x] = shade((int)(128 + ((float)row[x] - mean) * gain / (deviation + minimum_deviation)));
    }
}

int ckifpixels_normalise(const uint8_t *input, int width, int height, int radius, uint8_t *output) {
    int *sums = calloc((size_t)width * 2, sizeof *sums);
    if (!sums) return copy(input, width, height, output);
    int *squares = sums + width;
    int top = 0, bottom = 0;
    for (int y = 0; y < height; y++) {
        for (int end = smaller(height, y + radius + 1); bottom < end; bottom++)
            add_row(input + (long)bottom * width, width, 1, sums, squares);
        for (int start = larger(0, y - radius); top < start; top++)
            add_row(input + (long)top * width, width, -1, sums, squares);
        normalise_row(input + (long)y * width, width, radius, bottom - top, sums, squares, output + (long)y * width);
    }
    free(sums);
    return 1;
}

/* Copies a row's first and last sum beside it, so that no neighbour is missing. */
static void repeat_ends(uint16_t *sums, int width) {
    sums[-1] = sums[0];
    sums[width] = sums[width - 1];
}

void ckifpixels_smooth(const uint8_t *input, int width, int height, uint8_t *output) {
    uint16_t *sums = malloc(((size_t)width + 2) * sizeof *sums);
    if (!sums) {
        copy(input, width, height, output);
        return;
    }
    uint16_t *sum = sums + 1;
    for (int y = 0; y < height; y++) {
        const uint8_t *row = input + (long)y * width;
        const uint8_t *above = y > 0 ? row - width : row, *below = y < height - 1 ? row + width : row;
        for (int x = 0; x < width; x++) sum[x] = (uint16_t)(above[x] + 2 * row[x] + below[x]);
        repeat_ends(sum, width);
        uint8_t *smooth = output + (long)y * width;
        for (int x = 0; x < width; x++)
            smooth[x] = (uint8_t)((uint16_t)(sum[x - 1] + 2 * sum[x] + sum[x + 1] + 8) >> 4);
    }
    free(sums);
}

/* Running sums of a row, so that the sum of any window is a difference; they may wrap around. */
static void add_up(const uint32_t *values, int width, uint32_t *totals) {
    totals[0] = 0;
    for (int x = 0; x < width; x++) totals[x + 1] = totals[x] + values[x];
}

/* The mean around one pixel; the square is cut off at the picture's edge. */
static uint8_t mean_at(int x, int width, int radius, int rows, const uint32_t *totals) {
    int left = larger(0, x - radius), right = smaller(width, x + radius + 1);
    uint32_t area = (uint32_t)(rows * (right - left));
    return (uint8_t)((totals[right] - totals[left] + area / 2) / area);
}

/* Up to this divisor a quotient of whole numbers is cut off to the right number in single precision, if half a unit is
   added before. */
enum { maximum_fast_area = 1024 };

static void average_row(int width, int radius, int rows, const uint32_t *totals, uint8_t *output) {
    int area = rows * (2 * radius + 1), first = smaller(radius, width), last = larger(first, width - radius - 1);
    if (area > maximum_fast_area) last = first;
    for (int x = 0; x < first; x++) output[x] = mean_at(x, width, radius, rows, totals);
    float share = 1 / (float)area, more = (float)(area / 2) + 0.5f;
    for (int x = first; x < last; x++)
        output[x] = (uint8_t)(int)(((float)(int)(totals[x + radius + 1] - totals[x - radius]) + more) * share);
    for (int x = last; x < width; x++) output[x] = mean_at(x, width, radius, rows, totals);
}

/* Adds a row to the columns' sums; `drop_values` removes it. */
static void add_values(const uint8_t *row, int width, uint32_t *sums) {
    for (int x = 0; x < width; x++) sums[x] += row[x];
}

static void drop_values(const uint8_t *row, int width, uint32_t *sums) {
    for (int x = 0; x < width; x++) sums[x] -= row[x];
}

int ckifpixels_average(const uint8_t *input, int width, int height, int radius, uint8_t *output) {
    uint32_t *sums = calloc((size_t)width * 2 + 1, sizeof *sums);
    if (!sums) return copy(input, width, height, output);
    uint32_t *totals = sums + width;
    int top = 0, bottom = 0;
    for (int y = 0; y < height; y++) {
        for (int end = smaller(height, y + radius + 1); bottom < end; bottom++)
            add_values(input + (long)bottom * width, width, sums);
        for (int start = larger(0, y - radius); top < start; top++) drop_values(input + (long)top * width, width, sums);
        add_up(sums, width, totals);
        average_row(width, radius, bottom - top, totals, output + (long)y * width);
    }
    free(sums);
    return 1;
}

void ckifpixels_sharpen(const uint8_t *input, const uint8_t *soft, int width, int height, int percent,
                        uint8_t *output) {
    for (long i = 0; i < (long)width * height; i++) output[i] = shade(input[i] + (input[i] - soft[i]) * percent / 100);
}

void ckifpixels_double(const uint8_t *input, int width, int height, uint8_t *output) {
    uint16_t *sums = malloc(((size_t)width + 2) * sizeof *sums);
    if (!sums) {
        memset(output, 128, (size_t)width * height * 4);
        return;
    }
    uint16_t *sum = sums + 1;
    for (int y = 0; y < 2 * height; y++) {
        int near_y = y / 2, far_y = smaller(larger(y & 1 ? near_y + 1 : near_y - 1, 0), height - 1);
        const uint8_t *near_row = input + (long)near_y * width, *far_row = input + (long)far_y * width;
        for (int x = 0; x < width; x++) sum[x] = (uint16_t)(3 * near_row[x] + far_row[x]);
        repeat_ends(sum, width);
        uint8_t *row = output + (long)y * 2 * width;
        for (int x = 0; x < width; x++) {
            row[2 * x] = (uint8_t)((uint16_t)(3 * sum[x] + sum[x - 1] + 8) >> 4);
            row[2 * x + 1] = (uint8_t)((uint16_t)(3 * sum[x] + sum[x + 1] + 8) >> 4);
        }
    }
    free(sums);
}

/* The shade at a place given in 1/65536 pixels, interpolated between its four neighbours. */
static uint8_t between(const uint8_t *input, int width, int64_t x, int64_t y) {
    const uint8_t *corner = input + (y >> 16) * width + (x >> 16);
    int right = (int)(x >> 8) & 255, down = (int)(y >> 8) & 255;
    int upper = corner[0] * (256 - right) + corner[1] * right;
    int lower = corner[width] * (256 - right) + corner[width + 1] * right;
    return (uint8_t)((upper * (256 - down) + lower * down) >> 16);
}

void ckifpixels_rotate(const uint8_t *input, int width, int height, double cosine, double sine, int output_width,
                       int output_height, uint8_t *output) {
    double middle_x = output_width / 2.0, middle_y = output_height / 2.0;
    int64_t step_x = llround(cosine * 65536), step_y = llround(-sine * 65536);
    int64_t last_x = (int64_t)(width - 1) << 16, last_y = (int64_t)(height - 1) << 16;
    for (int row = 0; row < output_height; row++) {
        double down = row - middle_y;
        int64_t x = llround((width / 2.0 - middle_x * cosine + down * sine) * 65536);
        int64_t y = llround((height / 2.0 + middle_x * sine + down * cosine) * 65536);
        for (int column = 0; column < output_width; column++, x += step_x, y += step_y) {
            int inside = x >= 0 && y >= 0 && x < last_x && y < last_y;
            *output++ = inside ? between(input, width, x, y) : 128;
        }
    }
}

/* Makes each value the smaller, or the larger, of itself and another row's. */
static void take_extremes(const uint8_t *other, int count, int darkest, uint8_t *values) {
    if (darkest)
        for (int x = 0; x < count; x++) values[x] = other[x] < values[x] ? other[x] : values[x];
    else
        for (int x = 0; x < count; x++) values[x] = other[x] > values[x] ? other[x] : values[x];
}

/* Each pixel becomes the darkest, or the lightest, of the square around it: first across, then down. */
static void spread(const uint8_t *input, int width, int height, int radius, int darkest, uint8_t *across,
                   uint8_t *output) {
    for (int y = 0; y < height; y++) {
        const uint8_t *row = input + (long)y * width;
        uint8_t *wide = across + (long)y * width;
        memcpy(wide, row, (size_t)width);
        for (int step = 1; step <= radius && step < width; step++) {
            take_extremes(row + step, width - step, darkest, wide);
            take_extremes(row, width - step, darkest, wide + step);
        }
    }
    for (int y = 0; y < height; y++) {
        uint8_t *square = output + (long)y * width;
        memcpy(square, across + (long)y * width, (size_t)width);
        int bottom = smaller(height - 1, y + radius);
        for (int other = larger(0, y - radius); other <= bottom; other++)
            if (other != y) take_extremes(across + (long)other * width, width, darkest, square);
    }
}

int ckifpixels_close(const uint8_t *input, int width, int height, int radius, uint8_t *output) {
    size_t count = (size_t)width * (size_t)height;
    uint8_t *across = malloc(2 * count + 1);
    if (!across) return copy(input, width, height, output);
    uint8_t *dark = across + count;
    spread(input, width, height, radius, 1, across, dark);
    spread(dark, width, height, radius, 0, across, output);
    free(across);
    return 1;
}

void ckifpixels_invert(const uint8_t *input, int width, int height, uint8_t *output) {
    for (long i = 0; i < (long)width * height; i++) output[i] = 255 - input[i];
}
