/* libtesseract through its C interface, and what must be set outside it. */
#ifndef CTESSERACT_H
#define CTESSERACT_H
#include <tesseract/capi.h>

/* Holds the calling thread's OpenMP regions to one thread; more only burn processor time. Call before each reading. */
void ctesseract_hold_to_one_thread(void);

/* Reads the text that was found, until the calling thread has used so many milliseconds of processor time for it.
   Returns 1 when all of it was read, 0 when the time was over before (what was read by then can be asked for), -1 when it
   failed. */
int ctesseract_recognise(TessBaseAPI *engine, int milliseconds);

#endif
