/* JPEG pictures to grey through libjpeg-turbo. Its error exits (longjmp) stay inside this file; nothing is printed. */
#ifndef CJPEG_H
#define CJPEG_H
#include <stddef.h>
#include <stdint.h>

/* The version of the library that this was built against. */
const char *cjpeg_version(void);

/* The size of the picture when decoded at 1/denominator (1, 2, 4 or 8) of its own. Non-zero on success. */
int cjpeg_read_size(const uint8_t *bytes, size_t count, int denominator, int *width, int *height);

/* Decodes at 1/denominator to 8-bit grey into `pixels`, which holds width × height bytes. Non-zero on success; 0
   when the file is cut off or damaged, or the size is not the one that cjpeg_read_size gave. */
int cjpeg_decode_grey(const uint8_t *bytes, size_t count, int denominator, int width, int height, uint8_t *pixels);

/* Decodes a part at full size to 8-bit grey into `pixels`, which holds width × height bytes; what lies above is passed
   over and what lies below not looked at. Non-zero on success; 0 also where the part reaches past the picture. */
int cjpeg_decode_part(
    const uint8_t *bytes, size_t count, int left, int top, int width, int height, uint8_t *pixels);

#endif
