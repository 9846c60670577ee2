/* HEIC, HEIF and AVIF pictures to grey or colours through libheif, which turns them upright itself. The library is loaded at the
   first picture; where it is missing, all pictures are unsupported. */
#ifndef CKIFHEIF_H
#define CKIFHEIF_H
#include <stddef.h>
#include <stdint.h>

/* The library's version; NULL where it is missing. */
const char *ckifheif_version(void);

/* The result of a call. */
typedef enum { CKIFHEIF_OK, CKIFHEIF_DAMAGED, CKIFHEIF_UNSUPPORTED } ckifheif_outcome;

/* The upright size of the file's main picture, from the header. */
ckifheif_outcome ckifheif_read_size(const uint8_t *bytes, size_t count, int *width, int *height);

/* Decodes the main picture to upright 8-bit grey, transparent parts on white, at 1/`factor` of its size, rounded down,
   each pixel the mean of a block: into `pixels`, which holds (width / factor) × (height / factor) bytes. A size other than
   the header's is damage. */
ckifheif_outcome ckifheif_decode_grey(const uint8_t *bytes, size_t count, int width, int height, int factor,
                                      uint8_t *pixels);

/* The same at its full size to words of red, green, blue and 255, the first in the highest byte, of which `words` holds
   width × height. */
ckifheif_outcome ckifheif_decode_colors(const uint8_t *bytes, size_t count, int width, int height, uint32_t *words);

#endif
