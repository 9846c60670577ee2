#include "CKIFTesseract.h"
#include <time.h>

/* Part of the OpenMP runtime that libtesseract loads; weak, as a build of it without OpenMP has none. */
extern void omp_set_max_active_levels(int levels) __attribute__((weak));

void ckiftesseract_use_single_thread(void) {
    if (omp_set_max_active_levels) omp_set_max_active_levels(0);
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
    double end = processor_time() + milliseconds;
    ETEXT_DESC *monitor = TessMonitorCreate();
    if (!monitor) return -1;
    TessMonitorSetCancelThis(monitor, &end);
    TessMonitorSetCancelFunc(monitor, is_over);
    int failed = TessBaseAPIRecognize(engine, monitor);
    TessMonitorDelete(monitor);
    return failed == 0 ? 1 : processor_time() > end ? 0 : -1;
}
