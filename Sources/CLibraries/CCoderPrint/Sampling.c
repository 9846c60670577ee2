#include <math.h>
#include <stddef.h>

#include "CCoderPrint.h"

static int clamped(int value, int last) {
    return value < 0 ? 0 : value > last ? last : value;
}

static double bilinear(const uint8_t *pixels, int width, int height, double x, double y) {
    x = fmin(fmax(x, 0), width - 1);
    y = fmin(fmax(y, 0), height - 1);
    int left = (int)x, top = (int)y, right = clamped(left + 1, width - 1), bottom = clamped(top + 1, height - 1);
    double across = x - left, down = y - top;
    const uint8_t *upper = pixels + (size_t)top * (size_t)width, *lower = pixels + (size_t)bottom * (size_t)width;
    return (upper[left] * (1 - across) + upper[right] * across) * (1 - down)
        + (lower[left] * (1 - across) + lower[right] * across) * down;
}

void coder_print_sample(
    const uint8_t *pixels, int width, int height, const double map[6], double bow, uint8_t *output, int output_width,
    int output_height
) {
    // As many samples a side as one output pixel covers picture pixels.
    int across = clamped((int)ceil(hypot(map[0], map[3]) - 0.2), 16), down = clamped((int)ceil(hypot(map[1], map[4]) - 0.2), 16);
    across = across < 1 ? 1 : across;
    down = down < 1 ? 1 : down;
    for (int row = 0; row < output_height; row++) {
        for (int column = 0; column < output_width; column++) {
            double sum = 0;
            for (int i = 0; i < across * down; i++) {
                double x = column + (i % across + 0.5) / across, end = 2 * x / output_width - 1;
                double y = row + (i / across + 0.5) / down + bow * end * end;
                double from_x = map[0] * x + map[1] * y + map[2] - 0.5, from_y = map[3] * x + map[4] * y + map[5] - 0.5;
                sum += bilinear(pixels, width, height, from_x, from_y);
            }
            output[(size_t)row * (size_t)output_width + (size_t)column] = (uint8_t)(sum / (across * down) + 0.5);
        }
    }
}

void coder_print_shrink(
    const uint8_t *pixels, int width, int height, uint8_t *output, int output_width, int output_height
) {
    for (int row = 0; row < output_height; row++) {
        int top = (int)((int64_t)row * height / output_height), bottom = (int)((int64_t)(row + 1) * height / output_height);
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
