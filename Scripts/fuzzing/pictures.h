/* What the fuzz targets share. */
#ifndef PICTURES_H
#define PICTURES_H
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Larger pictures only cost time: the program checks its own limit before it decodes. */
enum { maximum_pixels = 4000000 };

/* A buffer of the picture's exact size; NULL for a size that is invalid or too large. The caller frees it. */
static inline uint8_t *room(int width, int height) {
    if (width < 1 || height < 1 || (long)width * height > maximum_pixels) return NULL;
    return malloc((size_t)width * height);
}

#endif
