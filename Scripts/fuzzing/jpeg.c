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
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    if (!count) return 0;
    decode(bytes, count, 1 << (bytes[count - 1] & 3));
    decode_part(bytes, count);
    return 0;
}
