/* Replaces five functions of leptonica and tesseract, in the whole process of a program that this is linked into: what
   they do there takes a tenth of the processor time of reading. The text that is read stays the same.

   Link this into an executable alone, never into a library: it would change leptonica and tesseract for everything else
   in the host's process (a PNG written by pixWriteMem is not compressed, tesseract finds no paragraphs). Without it
   reading takes about a tenth longer, and nothing else changes. */
#include "CKIFTesseractOverrides.h"
#include <CKIFLeptonica.h>
#include <stdbool.h>

/* Leptonica's own functions, also those that are replaced here. As leptonica or tesseract calls, it is there. */
typedef const struct ckifleptonica_functions library;

/* Tesseract keeps the picture of each line as a PNG file in memory while it reads it, and would compress these. Here
   the PNG is valid, but not compressed; other formats are left to leptonica. */
l_ok pixWriteMem(l_uint8 **data, size_t *size, PIX *pix, l_int32 format) {
    library *leptonica = ckifleptonica();
    if (!leptonica) return 1;
    if (format != IFF_PNG || !pix) return leptonica->pixWriteMem(data, size, pix, format);
    leptonica->pixSetZlibCompression(pix, 0);
    return leptonica->pixWriteMemPng(data, size, pix, 0);
}

/* `pix` with each pixel combined by `combine` (PIX_SRC & PIX_DST or PIX_SRC | PIX_DST) with the `length` - 1 pixels
   before or after it, in its row or column. Pixels outside are not set. Each step doubles the length; NULL without
   memory. */
static PIX *combined(library *leptonica, PIX *pix, l_int32 combine, l_int32 length, bool across, bool before) {
    PIX *result = leptonica->pixCopy(NULL, pix);
    for (l_int32 done = 1, step; result && done < length; done += step) {
        step = done < length - done ? done : length - done;
        PIX *moved = leptonica->pixCreateTemplate(result);
        l_int32 shift = before ? step : -step, right = across ? shift : 0, down = across ? 0 : shift;
        if (moved) leptonica->pixRasterop(moved, right, down, result->w, result->h, PIX_SRC, result, 0, 0);
        if (!moved || leptonica->pixRasterop(result, 0, 0, result->w, result->h, combine, moved, 0, 0))
            leptonica->pixDestroy(&result);
        leptonica->pixDestroy(&moved);
    }
    return result;
}

/* Tesseract finds ruled lines by opening a page with a long thin brick, which leptonica does pixel by pixel of the
   brick. */
PIX *pixOpenBrick(PIX *target, PIX *source, l_int32 width, l_int32 height) {
    library *leptonica = ckifleptonica();
    if (!leptonica) return NULL;
    if (target || !source || source->d != 1 || width < 1 || height < 1 || (width > 1 && height > 1))
        return leptonica->pixOpenBrick(target, source, width, height);
    l_int32 length = width * height;
    PIX *whole = combined(leptonica, source, PIX_SRC & PIX_DST, length, width > 1, false);
    PIX *result = whole ? combined(leptonica, whole, PIX_SRC | PIX_DST, length, width > 1, true) : NULL;
    leptonica->pixDestroy(&whole);
    return result;
}

/* Tesseract counts the pixels between any two neighbours of a page, in a picture for each pair, and leptonica would
   make a table for each count. */
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
    library *leptonica = ckifleptonica();
    return leptonica ? leptonica->pixCountPixels(pix, count, table) : 1;
}

/* tesseract::TessBaseAPI::DetectParagraphs: paragraphs are not used here. Tesseract would detect them twice, in layout
   analysis and before recognition. */
void ckiftesseractoverrides_detect_no_paragraphs(void *engine, bool after_recognition) __asm__(
    "_ZN9tesseract11TessBaseAPI16DetectParagraphsEb");

void ckiftesseractoverrides_detect_no_paragraphs(void *engine, bool after_recognition) {
    (void)engine, (void)after_recognition;
}

/* tesseract::UnicharAmbigs::LoadUniversal: the table of character pairs that the recogniser of before 2018 confused is
   built whenever an engine starts, and not used by the recogniser used here. */
void ckiftesseractoverrides_load_no_ambiguities(void *table, const void *encoder, void *characters) __asm__(
    "_ZN9tesseract13UnicharAmbigs13LoadUniversalERKNS_10UNICHARSETEPS1_");

void ckiftesseractoverrides_load_no_ambiguities(void *table, const void *encoder, void *characters) {
    (void)table, (void)encoder, (void)characters;
}
