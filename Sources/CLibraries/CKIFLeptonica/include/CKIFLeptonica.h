/* leptonica, for the formats that have no better library here, and a call that silences it and libtiff below it. */
#ifndef CKIFLEPTONICA_H
#define CKIFLEPTONICA_H
#include <leptonica/allheaders.h>

/* Stops leptonica and libtiff from writing to standard error, for the whole process. */
void ckifleptonica_silence(void);

#endif
