#include "CZXing.h"
#ifdef WITH_ZXING
#define ZX_USE_UTF8 1
#include <ZXing/ReadBarcode.h>
#include <ZXing/ZXVersion.h>
#include <cstring>

using namespace ZXing;

static const struct { int kind; BarcodeFormat format; } formats[] = {
    {CZXING_EAN13, BarcodeFormat::EAN13}, {CZXING_EAN8, BarcodeFormat::EAN8}, {CZXING_UPCA, BarcodeFormat::UPCA},
    {CZXING_UPCE, BarcodeFormat::UPCE}, {CZXING_QR, BarcodeFormat::QRCode},
    {CZXING_DATA_MATRIX, BarcodeFormat::DataMatrix},
};

static DecodeHints hints_for(int kinds) {
    BarcodeFormats wanted;
    for (const auto &entry : formats)
        if (kinds & entry.kind) wanted |= entry.format;
    DecodeHints hints;
    hints.setFormats(wanted).setTryHarder(true).setTryRotate(true).setTryDownscale(true);
    return hints;
}

/* The AIM modifiers that mean GS1: Data Matrix ]d2, QR ]Q3 and ]Q4. */
static bool says_gs1(const Result &result) {
    const std::string identifier = result.symbologyIdentifier();
    return identifier == "]d2" || identifier == "]Q3" || identifier == "]Q4";
}

static void describe(const Result &result, czxing_symbol *symbol) {
    for (const auto &entry : formats)
        if (entry.format == result.format()) symbol->kind = entry.kind;
    symbol->is_gs1 = says_gs1(result);
    for (int corner = 0; corner < 4; corner++) {
        symbol->x[corner] = result.position()[corner].x;
        symbol->y[corner] = result.position()[corner].y;
    }
}

#define TEXT_OF(value) #value
#define VERSION_TEXT(major, minor, patch) TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(patch)

const char *czxing_version(void) {
    return VERSION_TEXT(ZXING_VERSION_MAJOR, ZXING_VERSION_MINOR, ZXING_VERSION_PATCH);
}

int czxing_find(const uint8_t *pixels, int width, int height, int kinds,
                czxing_symbol *symbol, char *payload, size_t capacity) {
    try {
        const Result result = ReadBarcode(ImageView(pixels, width, height, ImageFormat::Lum), hints_for(kinds));
        const std::string text = result.text();
        if (!result.isValid() || text.size() > capacity) return 0;
        std::memset(symbol, 0, sizeof *symbol);
        describe(result, symbol);
        symbol->length = text.size();
        std::memcpy(payload, text.data(), text.size());
        return 1;
    } catch (...) {
        return 0;
    }
}

#else

const char *czxing_version(void) { return nullptr; }

int czxing_find(const uint8_t *, int, int, int, czxing_symbol *, char *, size_t) { return 0; }

#endif
