#include "CKIFLeptonica.h"
#include <string.h>
#include <tiffio.h>

#if LIBLEPT_MAJOR_VERSION == 1 && LIBLEPT_MINOR_VERSION < 83
static const char soname[] = "liblept.so.5";
#else
static const char soname[] = "libleptonica.so.6";
#endif

CKIFLOADER_DEFINE(ckifleptonica, CKIFLEPTONICA_FUNCTIONS, soname)

/* Calls a function of the libtiff that leptonica uses, if it uses one. */
static void silence_tiff(const char *name) {
    TIFFErrorHandler (*set_handler)(TIFFErrorHandler);
    void *function = ckifloader_find(soname, name);
    memcpy(&set_handler, &function, sizeof function);
    if (set_handler) set_handler(NULL);
}

void ckifleptonica_silence(void) {
    const struct ckifleptonica_functions *leptonica = ckifleptonica();
    if (!leptonica) return;
    leptonica->setMsgSeverity(L_SEVERITY_NONE);
    silence_tiff("TIFFSetErrorHandler");
    silence_tiff("TIFFSetWarningHandler");
}
