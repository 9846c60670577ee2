#include "CKIFPixels.h"
#include <math.h>
#include <stdbool.h>
#include <stddef.h>

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

void ckifpixels_sample(const uint8_t *pixels, int width, int height, const double map[6], double bow, uint8_t *output,
                       int output_width, int output_height) {
    if (is_shift(map, bow)) {
        shift(pixels, width, height, (int)map[2], (int)map[5], output, output_width, output_height);
        return;
    }
    /* As many samples along each side as the picture pixels that one output pixel covers. */
    int across = samples(hypot(map[0], map[3])), down = samples(hypot(map[1], map[4]));
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

void ckifpixels_shrink(const uint8_t *pixels, int width, int height, uint8_t *output, int output_width,
                       int output_height) {
    for (int row = 0; row < output_height; row++) {
        int top = (int)((int64_t)row * height / output_height),
            bottom = (int)((int64_t)(row + 1) * height / output_height);
        for (int column = 0; column < output_width; column++) {
            int left = (int)((int64_t)column * width / output_width);
            int right = (int)((int64_t)(column + 1) * width / output_width);
            uint64_t sum = 0;
            for (int y = top; y < bottom; y++) {
                const uint8_t *line = pixels + (size_t)y * (size_t)width;
                for (int x = left; x < right; x++) sum += line[x];
            }
            uint64_t count = (uint64_t)(bottom - top) * (uint64_t)(right - left);
            output[(size_t)row * (size_t)output_width + (size_t)column] = (uint8_t)((sum + count / 2) / count);
        }
    }
}
