#include "CKIFLeptonica.h"
#include "pictures.h"

static PIX *replaced(PIX *old, PIX *next) {
    pixDestroy(&old);
    return next;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    int format, width = 0, height = 0;
    ckifleptonica_silence();
    if (pixReadHeaderMem(bytes, count, &format, &width, &height, NULL, NULL, NULL)) return 0;
    if (width < 1 || height < 1 || (long)width * height > maximum_pixels) return 0;
    PIX *picture = pixReadMem(bytes, count);
    if (!picture) return 0;
    picture = replaced(picture, pixRemoveColormap(picture, REMOVE_CMAP_BASED_ON_SRC));
    if (picture && pixGetSpp(picture) == 4) picture = replaced(picture, pixAlphaBlendUniform(picture, 0xFFFFFF00));
    if (picture) picture = replaced(picture, pixConvertTo8(picture, 0));
    pixDestroy(&picture);
    return 0;
}
