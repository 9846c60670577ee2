#include "CKIFJPEG.h"
#include "pictures.h"

static void decode(const uint8_t *bytes, size_t count, int denominator) {
    int width = 0, height = 0;
    if (!ckifjpeg_read_size(bytes, count, denominator, &width, &height)) return;
    uint8_t *pixels = room(width, height);
    if (pixels) ckifjpeg_decode_grey(bytes, count, denominator, width, height, pixels);
    free(pixels);
}

/* A part of the full size, at a place that the file's length and last byte choose. */
static void decode_part(const uint8_t *bytes, size_t count) {
    int width = 0, height = 0;
    if (!ckifjpeg_read_size(bytes, count, 1, &width, &height) || (long)width * height > maximum_pixels) return;
    int left = (int)(count % (size_t)width), top = bytes[count - 1] % height;
    int columns = (width - left + 1) / 2, rows = (height - top + 1) / 2;
    uint8_t *pixels = room(columns, rows);
    if (pixels) ckifjpeg_decode_part(bytes, count, left, top, columns, rows, pixels);
    free(pixels);
    uint32_t *words = (uint32_t *)room(4 * columns, rows);
    if (words) ckifjpeg_decode_colors(bytes, count, 8, left, top, columns, rows, words);
    free(words);
}

/* All of the picture in colours, at the eighths that the last byte chooses. */
static void decode_colors(const uint8_t *bytes, size_t count) {
    int width = 0, height = 0, eighths = (bytes[count - 1] & 7) + 1;
    if (!ckifjpeg_read_size(bytes, count, 1, &width, &height) || (long)width * height > maximum_pixels) return;
    width = (width * eighths + 7) / 8;
    height = (height * eighths + 7) / 8;
    uint32_t *words = (uint32_t *)room(4 * width, height);
    if (words) ckifjpeg_decode_colors(bytes, count, eighths, 0, 0, width, height, words);
    free(words);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    if (!count) return 0;
    decode(bytes, count, 1 << (bytes[count - 1] & 3));
    decode_part(bytes, count);
    decode_colors(bytes, count);
    return 0;
}
