/* HEIC, HEIF and AVIF pictures to grey through libheif, which turns them upright itself. */
#ifndef CHEIF_H
#define CHEIF_H
#include <stddef.h>
#include <stdint.h>

/* The library's version. */
const char *cheif_version(void);

/* What came of it. */
typedef enum { CHEIF_OK, CHEIF_DAMAGED, CHEIF_UNSUPPORTED } cheif_outcome;

/* The upright size of the file's main picture, from the header. */
cheif_outcome cheif_read_size(const uint8_t *bytes, size_t count, int *width, int *height);

/* Decodes the main picture to upright 8-bit grey, transparent parts on white, into `pixels`, which holds
   width × height bytes. Another size than the header gave is damage. */
cheif_outcome cheif_decode_grey(const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels);

#endif
