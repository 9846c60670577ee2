#include "CKIFZBar.h"
#include "pictures.h"

static const zbar_symbol_type_t types[] = {
    ZBAR_EAN13, ZBAR_EAN8, ZBAR_UPCA, ZBAR_UPCE, ZBAR_DATABAR, ZBAR_DATABAR_EXP, ZBAR_CODE128, ZBAR_I25, ZBAR_QRCODE,
};

/* Two bytes of width, then rows of grey. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    size_t width = count < 3 ? 0 : bytes[0] | bytes[1] << 8;
    if (!width || (count - 2) / width < 1) return 0;
    zbar_image_scanner_t *scanner = zbar_image_scanner_create();
    zbar_image_t *image = zbar_image_create();
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        zbar_image_scanner_set_config(scanner, types[i], ZBAR_CFG_ENABLE, 1);
    zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1);
    zbar_image_set_format(image, zbar_fourcc('Y', '8', '0', '0'));
    zbar_image_set_size(image, (unsigned)width, (unsigned)((count - 2) / width));
    zbar_image_set_data(image, bytes + 2, count - 2, NULL);
    zbar_scan_image(scanner, image);
    zbar_image_destroy(image);
    zbar_image_scanner_destroy(scanner);
    return 0;
}
