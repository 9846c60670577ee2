#include "CTesseract.h"

/* Comes with the OpenMP runtime that libtesseract brings; weak, since a build of it without OpenMP has none. */
extern void omp_set_max_active_levels(int levels) __attribute__((weak));

void ctesseract_hold_to_one_thread(void) {
    if (omp_set_max_active_levels) omp_set_max_active_levels(0);
}
