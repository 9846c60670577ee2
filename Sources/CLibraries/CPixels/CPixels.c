#include "CPixels.h"

enum { block = 32 };

static int smaller(int a, int b) { return a < b ? a : b; }

/* Block by block: a turned row strides over the whole input and would miss the cache at every pixel. */
void cpixels_turn(const uint8_t *input, long origin, long step_x, long step_y, int width, int height, uint8_t *output) {
    for (int top = 0; top < height; top += block) {
        for (int left = 0; left < width; left += block) {
            int bottom = smaller(top + block, height), right = smaller(left + block, width);
            for (int y = top; y < bottom; y++) {
                const uint8_t *source = input + origin + y * step_y;
                for (int x = left; x < right; x++) output[(long)y * width + x] = source[x * step_x];
            }
        }
    }
}

void cpixels_reduce(const uint8_t *input, int width, int height, int factor, uint8_t *output) {
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
