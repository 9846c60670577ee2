#include "CLeptonica.h"
#include <tiffio.h>

void cleptonica_silence(void) {
    setMsgSeverity(L_SEVERITY_NONE);
    TIFFSetErrorHandler(NULL);
    TIFFSetWarningHandler(NULL);
}
