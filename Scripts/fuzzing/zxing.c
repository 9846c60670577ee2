#include "CKIFZXing.h"
#include "pictures.h"

/* Two bytes of width, then rows of grey. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    size_t width = count < 3 ? 0 : bytes[0] | bytes[1] << 8;
    if (!width || (count - 2) / width < 1) return 0;
    int height = (int)((count - 2) / width);
    char payload[8192];
    ckifzxing_symbol symbol;
    int retail = CKIFZXING_EAN13 | CKIFZXING_EAN8 | CKIFZXING_UPCA | CKIFZXING_UPCE;
    ckifzxing_find(bytes + 2, (int)width, height, retail, &symbol, payload, sizeof payload);
    ckifzxing_find(bytes + 2, (int)width, height, CKIFZXING_QR, &symbol, payload, sizeof payload);
    ckifzxing_find(bytes + 2, (int)width, height, CKIFZXING_DATA_MATRIX, &symbol, payload, sizeof payload);
    return 0;
}
