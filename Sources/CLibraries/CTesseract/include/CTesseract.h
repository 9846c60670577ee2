/* libtesseract through its C interface, and what must be set outside it. */
#ifndef CTESSERACT_H
#define CTESSERACT_H
#include <tesseract/capi.h>

/* Holds the calling thread's OpenMP regions to one thread; more only burn processor time. Call before each reading. */
void ctesseract_hold_to_one_thread(void);

#endif
