#include "CBars.h"
#include "pictures.h"

/* Two bytes of width, then rows of grey. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    size_t width = count < 3 ? 0 : bytes[0] | bytes[1] << 8;
    if (!width || (count - 2) / width < 1) return 0;
    cbars_retail_code codes[3];
    cbars_find_retail(bytes + 2, (int)width, (int)((count - 2) / width), codes, 3);
    return 0;
}
