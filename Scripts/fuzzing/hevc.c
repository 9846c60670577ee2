#include "CKIFHEVC.h"
#include "pictures.h"

enum { side = 64 };

/* The first byte says how many are the parameter sets. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    if (count < 1 || bytes[0] > count - 1) return 0;
    const uint8_t *units = bytes + 1 + bytes[0];
    int factor = 1 << count % 4;
    uint8_t *grey = room(side / factor, side / factor);
    if (!grey) return 0;
    ckifhevc_decode(bytes + 1, bytes[0], units, count - 1 - bytes[0], side, side, CKIFHEVC_RANGE_IN_PICTURE,
                    (ckifhevc_part){0, 0, side, side}, factor, grey, side / factor);
    free(grey);
    return 0;
}
