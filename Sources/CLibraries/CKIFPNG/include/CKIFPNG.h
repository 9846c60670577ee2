/* PNG pictures to grey, through libpng's simplified interface: it prints nothing and jumps nowhere. */
#ifndef CKIFPNG_H
#define CKIFPNG_H
#include <stddef.h>
#include <stdint.h>

/* The library's version. */
const char *ckifpng_version(void);

/* Decodes a PNG file of width × height pixels to 8-bit grey, transparent parts on white. Non-zero on success; 0 when
   the file is damaged or has another size. */
int ckifpng_decode_grey(const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels);

#endif
