#include "CKIFPixels.h"
#include "pictures.h"
#include <stdlib.h>

/* Two bytes of width, then rows of grey. Runs each function on buffers of exactly the size it needs. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    size_t width = count < 3 ? 0 : bytes[0] | bytes[1] << 8;
    if (!width || (count - 2) / width < 1) return 0;
    int columns = (int)width, rows = (int)((count - 2) / width), radius = 1 + bytes[2] % 70, factor = 1 + bytes[2] % 4;
    const uint8_t *pixels = bytes + 2;
    uint8_t *same = malloc(width * (size_t)rows), *twice = malloc(4 * width * (size_t)rows);
    uint8_t *less = malloc((width / factor) * ((size_t)rows / factor) + 1);
    double scale = factor * 0.7, across = bytes[0] - 128.0, down = bytes[1] - 128.0;
    double shift[6] = {1, 0, across, 0, 1, down}, turned[6] = {scale, -0.4, across, 0.4, scale, down};
    if (same && twice && less) {
        ckifpixels_smooth(pixels, columns, rows, same);
        ckifpixels_average(pixels, columns, rows, radius, same);
        ckifpixels_normalise(pixels, columns, rows, radius, same);
        ckifpixels_double(pixels, columns, rows, twice);
        ckifpixels_sharpen(pixels, same, columns, rows, 250, twice);
        ckifpixels_reduce(pixels, columns, rows, factor, less);
        ckifpixels_sample(pixels, columns, rows, shift, 0, same, columns, rows);
        ckifpixels_sample(pixels, columns, rows, turned, radius, less, columns / factor, rows / factor);
        ckifpixels_shrink(pixels, columns, rows, less, columns / factor, rows / factor);
    }
    free(same);
    free(twice);
    free(less);
    return 0;
}
