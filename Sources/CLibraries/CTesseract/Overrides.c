/* Functions that stand before those of the same name in the libraries, in every program that this is linked into: what
   they did there took a tenth of the processor time of reading. What is read stays the same. */
#include <dlfcn.h>
#include <leptonica/allheaders.h>
#include <stdbool.h>

/* Tesseract keeps the picture of each line it reads as a PNG for as long as it reads it, and squeezed these. The PNG is a
   sound one, only not squeezed; other formats are leptonica's affair. */
l_ok pixWriteMem(l_uint8 **data, size_t *size, PIX *pix, l_int32 format) {
    if (format == IFF_PNG && pix) {
        pixSetZlibCompression(pix, 0);
        return pixWriteMemPng(data, size, pix, 0);
    }
    l_ok (*original)(l_uint8 **, size_t *, PIX *, l_int32);
    *(void **)&original = dlsym(RTLD_NEXT, "pixWriteMem");
    return original ? original(data, size, pix, format) : 1;
}

/* `pix` with each pixel joined by `combine` (PIX_SRC & PIX_DST or PIX_SRC | PIX_DST) with the next `length` - 1 ones before
   or after it, in a row or in a column. What lies outside is not set. Twice as many at each step; NULL without memory. */
static PIX *joined(PIX *pix, l_int32 combine, l_int32 length, bool across, bool before) {
    PIX *result = pixCopy(NULL, pix);
    for (l_int32 done = 1, step; result && done < length; done += step) {
        step = done < length - done ? done : length - done;
        PIX *moved = pixCreateTemplate(result);
        l_int32 shift = before ? step : -step;
        if (moved) pixRasterop(moved, across ? shift : 0, across ? 0 : shift, result->w, result->h, PIX_SRC, result, 0, 0);
        if (!moved || pixRasterop(result, 0, 0, result->w, result->h, combine, moved, 0, 0)) pixDestroy(&result);
        pixDestroy(&moved);
    }
    return result;
}

/* Tesseract looks for ruled lines by what remains of a page when a long thin brick is moved about in it. Leptonica does
   that pixel by pixel of the brick. */
PIX *pixOpenBrick(PIX *target, PIX *source, l_int32 width, l_int32 height) {
    if (!target && source && source->d == 1 && width > 0 && height > 0 && (width == 1 || height == 1)) {
        l_int32 length = width * height;
        PIX *whole = joined(source, PIX_SRC & PIX_DST, length, width > 1, false);
        PIX *result = whole ? joined(whole, PIX_SRC | PIX_DST, length, width > 1, true) : NULL;
        pixDestroy(&whole);
        return result;
    }
    PIX *(*original)(PIX *, PIX *, l_int32, l_int32);
    *(void **)&original = dlsym(RTLD_NEXT, "pixOpenBrick");
    return original ? original(target, source, width, height) : NULL;
}

/* Tesseract counts the pixels between any two neighbours of a page, in a picture of its own for each pair, and leptonica made
   a table for each count. */
l_ok pixCountPixels(PIX *pix, l_int32 *count, l_int32 *table) {
    if (pix && pix->d == 1 && count) {
        l_uint32 whole = pix->w / 32, rest = pix->w % 32;
        *count = 0;
        for (l_uint32 y = 0; y < pix->h; y++) {
            const l_uint32 *line = pix->data + (size_t)y * pix->wpl;
            for (l_uint32 i = 0; i < whole; i++) *count += __builtin_popcount(line[i]);
            if (rest) *count += __builtin_popcount(line[whole] >> (32 - rest));
        }
        return 0;
    }
    l_ok (*original)(PIX *, l_int32 *, l_int32 *);
    *(void **)&original = dlsym(RTLD_NEXT, "pixCountPixels");
    return original ? original(pix, count, table) : 1;
}

/* tesseract::TessBaseAPI::DetectParagraphs: paragraphs are nothing to us. They were looked for twice, when lines were found and
   when they were to be read. */
void ctesseract_detect_no_paragraphs(void *engine, bool after_recognition)
    __asm__("_ZN9tesseract11TessBaseAPI16DetectParagraphsEb");

void ctesseract_detect_no_paragraphs(void *engine, bool after_recognition) {
    (void)engine, (void)after_recognition;
}

/* tesseract::UnicharAmbigs::LoadUniversal: the table of character pairs that the recogniser of before 2018 mixed up is put
   together whenever an engine starts, and never looked at by the one used here. */
void ctesseract_load_no_ambiguities(void *table, const void *encoder, void *characters)
    __asm__("_ZN9tesseract13UnicharAmbigs13LoadUniversalERKNS_10UNICHARSETEPS1_");

void ctesseract_load_no_ambiguities(void *table, const void *encoder, void *characters) {
    (void)table, (void)encoder, (void)characters;
}
