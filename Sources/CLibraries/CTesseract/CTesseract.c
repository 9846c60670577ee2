#include "CTesseract.h"
#include <time.h>

/* Comes with the OpenMP runtime that libtesseract brings; weak, since a build of it without OpenMP has none. */
extern void omp_set_max_active_levels(int levels) __attribute__((weak));

void ctesseract_hold_to_one_thread(void) {
    if (omp_set_max_active_levels) omp_set_max_active_levels(0);
}

/* Milliseconds of processor time that the calling thread has used. */
static double used(void) {
    struct timespec time;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)) return 0;
    return 1e3 * (double)time.tv_sec + (double)time.tv_nsec / 1e6;
}

static bool is_over(void *end, int words) {
    (void)words;
    return used() > *(const double *)end;
}

int ctesseract_recognise(TessBaseAPI *engine, int milliseconds) {
    double end = used() + milliseconds;
    ETEXT_DESC *monitor = TessMonitorCreate();
    if (!monitor) return -1;
    TessMonitorSetCancelThis(monitor, &end);
    TessMonitorSetCancelFunc(monitor, is_over);
    int failed = TessBaseAPIRecognize(engine, monitor);
    TessMonitorDelete(monitor);
    return failed == 0 ? 1 : used() > end ? 0 : -1;
}
