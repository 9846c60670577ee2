/* leptonica, for the formats that have no better library here, loaded at its first use, and a call that silences it
   and libtiff below it. */
#ifndef CKIFLEPTONICA_H
#define CKIFLEPTONICA_H
#include <CKIFLoader.h>
#include <leptonica/allheaders.h>

/* clang-format off */
#define CKIFLEPTONICA_FUNCTIONS(each) \
    each(bmfCreate) each(bmfDestroy) each(bmfGetStringWidth) each(boxCreate) each(boxDestroy) \
    each(getLeptonicaVersion) each(lept_free) each(pixAlphaBlendUniform) each(pixCleanupByteProcessing) \
    each(pixClipRectangle) each(pixConvert8To32) each(pixConvertTo32) each(pixConvertTo8) each(pixCopy) \
    each(pixCountPixels) each(pixCreate) each(pixCreateTemplate) each(pixDestroy) each(pixFlipLR) each(pixGetData) \
    each(pixGetHeight) each(pixGetSpp) each(pixGetWidth) each(pixOpenBrick) each(pixRasterop) each(pixReadMem) \
    each(pixRemoveColormap) each(pixRenderPolylineArb) each(pixRotateOrth) each(pixScaleToSize) \
    each(pixSetAllArbitrary) each(pixSetChromaSampling) each(pixSetInRectArbitrary) each(pixSetText) \
    each(pixSetTextline) each(pixSetZlibCompression) each(pixSetupByteProcessing) each(pixWriteMem) \
    each(pixWriteMemJpeg) each(pixWriteMemPng) each(ptaAddPt) each(ptaCreate) each(ptaDestroy) each(setMsgSeverity)
/* clang-format on */

/* The library's functions; NULL where it is missing. */
CKIFLOADER_DECLARE(ckifleptonica, CKIFLEPTONICA_FUNCTIONS)

/* Stops leptonica and libtiff from writing to standard error, for the whole process. */
void ckifleptonica_silence(void);

#endif
