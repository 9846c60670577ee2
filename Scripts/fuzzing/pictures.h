/* What the fuzz targets share. */
#ifndef PICTURES_H
#define PICTURES_H
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Larger pictures only cost time: the program's own limit is checked before it decodes. */
enum { most_pixels = 4000000 };

/* Room for a picture of that size, to the byte; null where it is none or too large. The caller frees it. */
static inline uint8_t *room(int width, int height) {
    if (width < 1 || height < 1 || (long)width * height > most_pixels) return NULL;
    return malloc((size_t)width * height);
}

#endif
