#include "CKIFHeif.h"
#include "pictures.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    int width = 0, height = 0;
    if (ckifheif_read_size(bytes, count, &width, &height) != CKIFHEIF_OK) return 0;
    uint8_t *pixels = room(width, height);
    if (pixels) ckifheif_decode_grey(bytes, count, width, height, 1 + count % 3, pixels);
    free(pixels);
    uint32_t *words = (uint32_t *)room(4 * width, height);
    if (words) ckifheif_decode_colors(bytes, count, width, height, words);
    free(words);
    return 0;
}
