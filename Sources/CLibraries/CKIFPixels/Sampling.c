#include "CKIFPixels.h"
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static int clamped(int value, int last) { return value < 0 ? 0 : value > last ? last : value; }

static float clamped_to(float value, float last) {
    value = value > 0 ? value : 0;
    return value < last ? value : last;
}

/* The picture at a point between pixel centres; edge pixels are repeated outside. */
static inline float between(const uint8_t *pixels, int width, int height, float x, float y) {
    x = clamped_to(x, (float)(width - 1));
    y = clamped_to(y, (float)(height - 1));
    int left = (int)x, top = (int)y;
    float across = x - (float)left, down = y - (float)top;
    const uint8_t *upper = pixels + (size_t)top * (size_t)width + left;
    int right = left + 1 < width, below = top + 1 < height ? width : 0;
    float above = (float)upper[0] + across * (float)(upper[right] - upper[0]);
    float under = (float)upper[below] + across * (float)(upper[below + right] - upper[below]);
    return above + down * (under - above);
}

/* Whether a map is a translation by whole pixels. */
static bool is_shift(const double map[6], double bow) {
    const double maximum = 1 << 30;
    return map[0] == 1 && map[1] == 0 && map[3] == 0 && map[4] == 1 && bow == 0 && map[2] == floor(map[2]) &&
           map[5] == floor(map[5]) && fabs(map[2]) < maximum && fabs(map[5]) < maximum;
}

/* How many samples to take in a row of pixels this long in the picture, which become one. */
static int samples(double length) { return (int)fmin(fmax(ceil(length - 0.2), 1), 16); }

static void shift(const uint8_t *pixels, int width, int height, int right, int down, uint8_t *output, int output_width,
                  int output_height) {
    for (int row = 0; row < output_height; row++) {
        const uint8_t *line = pixels + (size_t)clamped(row + down, height - 1) * (size_t)width;
        for (int column = 0; column < output_width; column++) *output++ = line[clamped(column + right, width - 1)];
    }
}

/* Where a sample is between two pixels of a row or column: the first one, and how near the second is. */
struct between {
    int first;
    float share;
};

/* The places of `count` × `samples` samples along a side of `last` + 1 pixels, which `scale` and `start` map. */
static void find_places(struct between *places, int count, int samples, double scale, double start, int last) {
    for (int i = 0; i < count * samples; i++) {
        double place = (double)(i / samples) + (i % samples + 0.5) / samples;
        float x = clamped_to((float)(scale * place + start - 0.5), (float)last);
        int first = (int)x < last ? (int)x : last - 1;
        places[i] = (struct between){first, x - (float)first};
    }
}

/* Adds a row between two rows of a picture, `share` of the way from the upper one to the lower one. */
static void add_row(const uint8_t *upper, const uint8_t *lower, float share, int count, float *sums) {
    for (int x = 0; x < count; x++) sums[x] += (float)upper[x] + share * (float)(lower[x] - upper[x]);
}

/* Samples a part that is not rotated: first down the columns, which are neighbours in memory, then along the row. False
   without enough memory. */
static bool sample_upright(const uint8_t *pixels, int width, int height, const double map[6], int across, int down,
                           uint8_t *output, int output_width, int output_height) {
    size_t columns = (size_t)output_width * (size_t)across, rows = (size_t)output_height * (size_t)down;
    struct between *places = malloc((columns + rows) * sizeof *places);
    float *sums = malloc((size_t)width * sizeof *sums);
    if (places && sums) {
        struct between *row_places = places + columns;
        find_places(places, output_width, across, map[0], map[2], width - 1);
        find_places(row_places, output_height, down, map[4], map[5], height - 1);
        int first = width, end = 0;
        for (size_t i = 0; i < columns; i++) {
            first = places[i].first < first ? places[i].first : first;
            end = places[i].first + 2 > end ? places[i].first + 2 : end;
        }
        float share = 1 / (float)(across * down);
        for (int row = 0; row < output_height; row++) {
            for (int x = first; x < end; x++) sums[x] = 0;
            for (int j = 0; j < down; j++) {
                struct between place = row_places[(size_t)row * (size_t)down + (size_t)j];
                const uint8_t *upper = pixels + (size_t)place.first * (size_t)width + first;
                add_row(upper, upper + width, place.share, end - first, sums + first);
            }
            const struct between *place = places;
            for (int column = 0; column < output_width; column++) {
                float sum = 0;
                for (int i = 0; i < across; i++, place++) {
                    const float *pair = sums + place->first;
                    sum += pair[0] + place->share * (pair[1] - pair[0]);
                }
                *output++ = (uint8_t)(sum * share + 0.5f);
            }
        }
    }
    bool done = places && sums;
    free(places);
    free(sums);
    return done;
}

/* Fractions of a pixel in a coordinate, and in a share of the way from one pixel to the next. */
enum { coordinate_bits = 20, share_bits = 8 };

/* The columns from `*first` to before `*end` at which `start` + column × `step` is at least 0 and below `limit`. */
static void restrict_columns(int64_t start, int64_t step, int64_t limit, int *first, int *end) {
    while (*first < *end && (start + *first * step < 0 || start + *first * step >= limit)) (*first)++;
    while (*first < *end && (start + (*end - 1) * step < 0 || start + (*end - 1) * step >= limit)) (*end)--;
}

/* Adds one sample for each column of a row, from (x, y) in steps. */
static void add_samples(const uint8_t *pixels, int width, int height, double x, double y, const double step[2],
                        float *sums, int count) {
    const double unit = 1 << coordinate_bits;
    int64_t at_x = (int64_t)(x * unit), at_y = (int64_t)(y * unit);
    int64_t step_x = (int64_t)(step[0] * unit), step_y = (int64_t)(step[1] * unit);
    int first = 0, end = count;
    restrict_columns(at_x, step_x, (int64_t)(width - 1) << coordinate_bits, &first, &end);
    restrict_columns(at_y, step_y, (int64_t)(height - 1) << coordinate_bits, &first, &end);
    const int mask = (1 << share_bits) - 1;
    for (int column = 0; column < count; column++) {
        if (column < first || column >= end) {
            float edge_x = (float)(x + column * step[0]), edge_y = (float)(y + column * step[1]);
            sums[column] += between(pixels, width, height, edge_x, edge_y);
            continue;
        }
        int64_t here_x = at_x + column * step_x, here_y = at_y + column * step_y;
        const uint8_t *upper = pixels + (here_y >> coordinate_bits) * width + (here_x >> coordinate_bits);
        const uint8_t *lower = upper + width;
        int across = (int)(here_x >> (coordinate_bits - share_bits)) & mask;
        int down = (int)(here_y >> (coordinate_bits - share_bits)) & mask;
        int above = (upper[0] << share_bits) + across * (upper[1] - upper[0]);
        int under = (lower[0] << share_bits) + across * (lower[1] - lower[0]);
        sums[column] += (float)((above << share_bits) + down * (under - above)) * (1.0f / (1 << 2 * share_bits));
    }
}

/* Samples a straight part at any angle. False without enough memory. */
static bool sample_rotated(const uint8_t *pixels, int width, int height, const double map[6], int across, int down,
                           uint8_t *output, int output_width, int output_height) {
    float *sums = malloc((size_t)output_width * sizeof *sums);
    if (!sums) return false;
    const double step[2] = {map[0], map[3]};
    float share = 1 / (float)(across * down);
    for (int row = 0; row < output_height; row++) {
        for (int column = 0; column < output_width; column++) sums[column] = 0;
        for (int i = 0; i < across * down; i++) {
            double x = (i % across + 0.5) / across, y = row + (i / across + 0.5) / down;
            add_samples(pixels, width, height, map[0] * x + map[1] * y + map[2] - 0.5,
                        map[3] * x + map[4] * y + map[5] - 0.5, step, sums, output_width);
        }
        for (int column = 0; column < output_width; column++) *output++ = (uint8_t)(sums[column] * share + 0.5f);
    }
    free(sums);
    return true;
}

/* Whether fixed-point numbers hold all coordinates that a map leads to. */
static bool has_usual_size(const double map[6], int output_width, int output_height) {
    double reach = 0;
    for (int i = 0; i < 6; i++) reach += fabs(map[i]) * (i % 3 == 0 ? output_width : i % 3 == 1 ? output_height : 1);
    return reach < 1 << 30;
}

/* Samples a part that is bent. */
static void sample_bent(const uint8_t *pixels, int width, int height, const double map[6], double bow, int across,
                        int down, uint8_t *output, int output_width, int output_height) {
    float share = 1 / (float)(across * down);
    for (int row = 0; row < output_height; row++) {
        for (int column = 0; column < output_width; column++) {
            float sum = 0;
            for (int i = 0; i < across; i++) {
                double x = column + (i + 0.5) / across, end = 2 * x / output_width - 1;
                double drop = row + bow * end * end;
                double from_x = map[0] * x + map[1] * drop + map[2] - 0.5,
                       from_y = map[3] * x + map[4] * drop + map[5] - 0.5;
                for (int j = 0; j < down; j++) {
                    double y = (j + 0.5) / down;
                    sum += between(pixels, width, height, (float)(from_x + map[1] * y), (float)(from_y + map[4] * y));
                }
            }
            *output++ = (uint8_t)(sum * share + 0.5f);
        }
    }
}

void ckifpixels_sample(const uint8_t *pixels, int width, int height, const double map[6], double bow, uint8_t *output,
                       int output_width, int output_height) {
    if (is_shift(map, bow)) {
        shift(pixels, width, height, (int)map[2], (int)map[5], output, output_width, output_height);
        return;
    }
    /* As many samples along each side as the picture pixels that one output pixel covers. */
    int across = samples(hypot(map[0], map[3])), down = samples(hypot(map[1], map[4]));
    if (bow == 0 && width > 1 && height > 1 && has_usual_size(map, output_width, output_height)) {
        bool is_upright = map[1] == 0 && map[3] == 0;
        if (is_upright ? sample_upright(pixels, width, height, map, across, down, output, output_width, output_height)
                       : sample_rotated(pixels, width, height, map, across, down, output, output_width, output_height))
            return;
    }
    sample_bent(pixels, width, height, map, bow, across, down, output, output_width, output_height);
}

/* Adds a row of pixels to the sums of their columns. */
static void add_pixels(const uint8_t *row, int count, uint32_t *sums) {
    for (int x = 0; x < count; x++) sums[x] += row[x];
}

/* The first column of each output pixel's block, and behind the last one the picture's end. */
static void find_blocks(int *starts, int width, int output_width) {
    for (int column = 0; column <= output_width; column++)
        starts[column] = (int)((int64_t)column * width / output_width);
}

/* The means of blocks that are `rows` high, of which `sums` has the columns' sums. */
static void average_blocks(const uint32_t *sums, const int *starts, uint32_t rows, int count, uint8_t *output) {
    for (int column = 0; column < count; column++) {
        uint64_t sum = 0;
        for (int x = starts[column]; x < starts[column + 1]; x++) sum += sums[x];
        uint64_t area = (uint64_t)rows * (uint64_t)(starts[column + 1] - starts[column]);
        sum += area / 2;
        output[column] = (uint8_t)(sum <= UINT32_MAX ? (uint32_t)sum / (uint32_t)area : sum / area);
    }
}

void ckifpixels_shrink(const uint8_t *pixels, int width, int height, uint8_t *output, int output_width,
                       int output_height) {
    memset(output, 0, (size_t)output_width * (size_t)output_height);
    uint32_t *sums = malloc((size_t)width * sizeof *sums);
    int *starts = malloc(((size_t)output_width + 1) * sizeof *starts);
    if (sums && starts) {
        find_blocks(starts, width, output_width);
        for (int row = 0; row < output_height; row++) {
            int top = (int)((int64_t)row * height / output_height),
                bottom = (int)((int64_t)(row + 1) * height / output_height);
            memset(sums, 0, (size_t)width * sizeof *sums);
            for (int y = top; y < bottom; y++) add_pixels(pixels + (size_t)y * (size_t)width, width, sums);
            average_blocks(sums, starts, (uint32_t)(bottom - top), output_width,
                           output + (size_t)row * (size_t)output_width);
        }
    }
    free(sums);
    free(starts);
}
