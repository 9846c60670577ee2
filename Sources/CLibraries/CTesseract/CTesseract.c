#include "CTesseract.h"
#include <dlfcn.h>
#include <leptonica/allheaders.h>
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

/* Stands before leptonica's function of this name in every program that this is linked into. Tesseract keeps the picture
   of each line it reads as a PNG for as long as it reads it: to squeeze these took an eighth of the time of reading. The
   PNG is a sound one, only not squeezed; other formats are leptonica's affair. */
l_ok pixWriteMem(l_uint8 **data, size_t *size, PIX *pix, l_int32 format) {
    if (format == IFF_PNG && pix) {
        pixSetZlibCompression(pix, 0);
        return pixWriteMemPng(data, size, pix, 0);
    }
    l_ok (*original)(l_uint8 **, size_t *, PIX *, l_int32);
    *(void **)&original = dlsym(RTLD_NEXT, "pixWriteMem");
    return original ? original(data, size, pix, format) : 1;
}
