#include "CKIFZXing.h"
#ifdef WITH_ZXING
#define ZX_USE_UTF8 1
#include <ZXing/ReadBarcode.h>
#include <ZXing/ZXVersion.h>
#include <cstring>

using namespace ZXing;

static const struct {
    int kind;
    BarcodeFormat format;
} formats[] = {
    {CKIFZXING_EAN13, BarcodeFormat::EAN13},     {CKIFZXING_EAN8, BarcodeFormat::EAN8},
    {CKIFZXING_UPCA, BarcodeFormat::UPCA},       {CKIFZXING_UPCE, BarcodeFormat::UPCE},
    {CKIFZXING_QR, BarcodeFormat::QRCode},       {CKIFZXING_DATA_MATRIX, BarcodeFormat::DataMatrix},
    {CKIFZXING_CODE128, BarcodeFormat::Code128},
};

static DecodeHints hints_for(int kinds) {
    BarcodeFormats wanted;
    for (const auto &entry : formats)
        if (kinds & entry.kind) wanted |= entry.format;
    DecodeHints hints;
    hints.setFormats(wanted).setTryHarder(true).setTryRotate(true).setTryDownscale(true);
    return hints;
}

/* The AIM identifiers that mean GS1: Data Matrix ]d2, QR ]Q3 and ]Q4. */
static bool is_gs1(const Result &result) {
    const std::string identifier = result.symbologyIdentifier();
    return identifier == "]d2" || identifier == "]Q3" || identifier == "]Q4";
}

static void describe(const Result &result, ckifzxing_symbol *symbol) {
    for (const auto &entry : formats)
        if (entry.format == result.format()) symbol->kind = entry.kind;
    symbol->is_gs1 = is_gs1(result);
    for (int corner = 0; corner < 4; corner++) {
        symbol->x[corner] = result.position()[corner].x;
        symbol->y[corner] = result.position()[corner].y;
    }
}

#define TEXT_OF(value) #value
#define VERSION_TEXT(major, minor, patch) TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(patch)

const char *ckifzxing_version(void) {
    return VERSION_TEXT(ZXING_VERSION_MAJOR, ZXING_VERSION_MINOR, ZXING_VERSION_PATCH);
}

int ckifzxing_find(const uint8_t *pixels, int width, int height, int kinds, ckifzxing_symbol *symbol, char *payload,
                   size_t capacity) {
    try {
        const Result result = ReadBarcode(ImageView(pixels, width, height, ImageFormat::Lum), hints_for(kinds));
        std::string text = result.text();
        // The letters of Code 128 are those of ISO 8859-1, where libzxing guesses.
        if (text.empty() || result.format() == BarcodeFormat::Code128)
            text.assign(result.bytes().begin(), result.bytes().end());
        if (!result.isValid() || text.size() > capacity) return 0;
        std::memset(symbol, 0, sizeof *symbol);
        describe(result, symbol);
        symbol->length = text.size();
        std::memcpy(payload, text.data(), text.size());
        return 1;
    } catch (...) { return 0; }
}

#else

const char *ckifzxing_version(void) { return nullptr; }

int ckifzxing_find(const uint8_t *, int, int, int, ckifzxing_symbol *, char *, size_t) { return 0; }

#endif
