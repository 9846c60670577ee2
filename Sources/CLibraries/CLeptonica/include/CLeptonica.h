/* leptonica, which reads the formats that no library of ours reads better, and silence for it and libtiff below it. */
#ifndef CLEPTONICA_H
#define CLEPTONICA_H
#include <leptonica/allheaders.h>

/* Stops leptonica and libtiff from writing to standard error, for the whole process. */
void cleptonica_silence(void);

#endif
