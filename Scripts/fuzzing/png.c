#include "CKIFPNG.h"
#include "pictures.h"

static int number(const uint8_t *bytes) {
    return (int)((uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3]);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    if (count < 24) return 0;
    int width = number(bytes + 16), height = number(bytes + 20);
    uint8_t *pixels = room(width, height);
    if (pixels) ckifpng_decode_grey(bytes, count, width, height, pixels);
    free(pixels);
    return 0;
}
