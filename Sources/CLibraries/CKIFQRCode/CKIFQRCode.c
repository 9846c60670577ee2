#include "CKIFQRCode.h"

#include <qrcodegen/qrcodegen.h>

int ckifqrcode_make(const char *text, uint8_t modules[ckifqrcode_side * ckifqrcode_side]) {
    uint8_t code[qrcodegen_BUFFER_LEN_MAX], work[qrcodegen_BUFFER_LEN_MAX];
    if (!qrcodegen_encodeText(text, work, code, qrcodegen_Ecc_MEDIUM, qrcodegen_VERSION_MIN, qrcodegen_VERSION_MAX,
                              qrcodegen_Mask_AUTO, true))
        return 0;
    int side = qrcodegen_getSize(code);
    for (int row = 0; row < side; row++)
        for (int column = 0; column < side; column++)
            modules[row * side + column] = qrcodegen_getModule(code, column, row);
    return side;
}
