/* tesseract's C interface, and two calls that it lacks. */
#ifndef CKIFTESSERACT_H
#define CKIFTESSERACT_H
#include <tesseract/capi.h>

/* Limits the calling thread's OpenMP regions to one thread; more only waste processor time. Call before each reading.
   */
void ckiftesseract_use_single_thread(void);

/* Recognises the text of the analysed layout until the calling thread has used `milliseconds` of processor time for it.
   Returns 1 when all of it was read, 0 when the time ran out (the text read by then is available), -1 on failure. */
int ckiftesseract_recognise(TessBaseAPI *engine, int milliseconds);

#endif
