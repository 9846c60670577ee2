/* tesseract's C interface, loaded at its first use, and two calls that it lacks. */
#ifndef CKIFTESSERACT_H
#define CKIFTESSERACT_H
#include <CKIFLoader.h>
#include <tesseract/capi.h>

/* clang-format off */
#define CKIFTESSERACT_FUNCTIONS(each) \
    each(TessBaseAPIAnalyseLayout) each(TessBaseAPIClear) each(TessBaseAPICreate) each(TessBaseAPIDelete) \
    each(TessBaseAPIEnd) each(TessBaseAPIGetAvailableLanguagesAsVector) each(TessBaseAPIGetIterator) \
    each(TessBaseAPIGetLoadedLanguagesAsVector) each(TessBaseAPIInit3) each(TessBaseAPIRecognize) \
    each(TessBaseAPISetImage) each(TessBaseAPISetPageSegMode) each(TessBaseAPISetSourceResolution) \
    each(TessBaseAPISetVariable) each(TessDeleteText) each(TessDeleteTextArray) each(TessMonitorCreate) \
    each(TessMonitorDelete) each(TessMonitorSetCancelFunc) each(TessMonitorSetCancelThis) \
    each(TessPageIteratorBoundingBox) each(TessPageIteratorDelete) each(TessPageIteratorIsAtBeginningOf) \
    each(TessResultIteratorConfidence) each(TessResultIteratorDelete) each(TessResultIteratorGetPageIterator) \
    each(TessResultIteratorGetUTF8Text) each(TessResultIteratorNext) each(TessVersion)
/* clang-format on */

/* The library's functions; NULL where it is missing. */
CKIFLOADER_DECLARE(ckiftesseract, CKIFTESSERACT_FUNCTIONS)

/* Limits the calling thread's OpenMP regions to one thread; more only waste processor time. Call before each reading.
   */
void ckiftesseract_use_single_thread(void);

/* Recognises the text of the analysed layout until the calling thread has used `milliseconds` of processor time for it.
   Returns 1 when all of it was read, 0 when the time ran out (the text read by then is available), -1 on failure. */
int ckiftesseract_recognise(TessBaseAPI *_Nonnull engine, int milliseconds);

#endif
