#include "CKIFTesseract.h"
#include <string.h>
#include <tesseract/version.h>
#include <time.h>

#define TEXT_OF(value) #value
#define SONAME(version) "libtesseract.so." TEXT_OF(version)

CKIFLOADER_DEFINE(ckiftesseract, CKIFTESSERACT_FUNCTIONS, SONAME(TESSERACT_MAJOR_VERSION))

/* Part of the OpenMP runtime that libtesseract loads; a build of it without OpenMP has none. */
void ckiftesseract_use_single_thread(void) {
    void (*set_levels)(int levels);
    void *function = ckifloader_find(SONAME(TESSERACT_MAJOR_VERSION), "omp_set_max_active_levels");
    memcpy(&set_levels, &function, sizeof function);
    if (set_levels) set_levels(0);
}

/* The processor time of the calling thread in milliseconds. */
static double processor_time(void) {
    struct timespec time;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)) return 0;
    return 1e3 * (double)time.tv_sec + (double)time.tv_nsec / 1e6;
}

static bool is_over(void *end, int words) {
    (void)words;
    return processor_time() > *(const double *)end;
}

int ckiftesseract_recognise(TessBaseAPI *engine, int milliseconds) {
    const struct ckiftesseract_functions *tesseract = ckiftesseract();
    if (!tesseract) return -1;
    double end = processor_time() + milliseconds;
    ETEXT_DESC *monitor = tesseract->TessMonitorCreate();
    if (!monitor) return -1;
    tesseract->TessMonitorSetCancelThis(monitor, &end);
    tesseract->TessMonitorSetCancelFunc(monitor, is_over);
    int failed = tesseract->TessBaseAPIRecognize(engine, monitor);
    tesseract->TessMonitorDelete(monitor);
    return failed == 0 ? 1 : processor_time() > end ? 0 : -1;
}
