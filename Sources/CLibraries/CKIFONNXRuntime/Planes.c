#include "CKIFONNXRuntime.h"

void ckifonnxruntime_planes(const uint8_t *pixels, size_t width, size_t height, size_t padded_width, float *planes) {
    size_t count = padded_width * height;
    for (size_t row = 0; row < height; row++) {
        float *plane = planes + row * padded_width;
        for (size_t x = 0; x < width; x++) plane[x] = (float)pixels[row * width + x] / 127.5F - 1;
        for (size_t x = width; x < padded_width; x++) plane[x] = 0;
    }
    for (size_t i = 0; i < count; i++) planes[count + i] = planes[2 * count + i] = planes[i];
}
