#include "CKIFLeptonica.h"
#include <tiffio.h>

void ckifleptonica_silence(void) {
    setMsgSeverity(L_SEVERITY_NONE);
    TIFFSetErrorHandler(NULL);
    TIFFSetWarningHandler(NULL);
}
