/* JPEG pictures to grey or colours through libjpeg-turbo. Its error exits (longjmp) stay inside this file; nothing is printed. */
#ifndef CKIFJPEG_H
#define CKIFJPEG_H
#include <stddef.h>
#include <stdint.h>

/* The version of the library that this was built against. */
const char *ckifjpeg_version(void);

/* The size of the picture when decoded at 1/denominator (1, 2, 4 or 8) of its full size. Non-zero on success. */
int ckifjpeg_read_size(const uint8_t *bytes, size_t count, int denominator, int *width, int *height);

/* Decodes at 1/denominator to 8-bit grey into `pixels`, which has width × height bytes. Non-zero on success; 0 when
   the file is cut off or damaged, or the size differs from that of ckifjpeg_read_size. */
int ckifjpeg_decode_grey(const uint8_t *bytes, size_t count, int denominator, int width, int height, uint8_t *pixels);

/* Counts the colours of the picture at 1/8 of its size: in `counts`, which has 64 places, how many pixels have each of
   eight shares of blue (places 0, 8, 16, ...) and of red (within these), from a quarter below grey to a quarter above.
   Non-zero on success; 0 when the file is damaged or its colours are not stored as lightness, blue and red. */
int ckifjpeg_count_colors(const uint8_t *bytes, size_t count, uint32_t *counts);

/* Decodes a part at full size to 8-bit grey into `pixels`, which has width × height bytes. Rows above it are skipped,
   and rows below it are not decoded. Non-zero on success; 0 also when the part reaches past the picture. */
int ckifjpeg_decode_part(const uint8_t *bytes, size_t count, int left, int top, int width, int height, uint8_t *pixels);

/* Decodes a part of the picture at so many eighths (1 to 8) of its size to words of red, green, blue and 255, the first
   in the highest byte, into `words`, which has width × height of them. The part is in pixels of the reduced picture,
   whose sides are rounded up. As ckifjpeg_decode_part otherwise. */
int ckifjpeg_decode_colors(const uint8_t *bytes, size_t count, int eighths, int left, int top, int width, int height,
                           uint32_t *words);

#endif
