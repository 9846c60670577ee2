/* The light of still pictures of HEVC, as HEIC files hold them, through libde265. The library is loaded at the first
   picture; where it is missing, none is decoded. */
#ifndef CKIFHEVC_H
#define CKIFHEVC_H
#include <stddef.h>
#include <stdint.h>

/* The library's version; NULL where it is missing. */
const char *ckifhevc_version(void);

/* Whether black and white are 0 and 255, or 16 and 235 as in video: what the file says of it, or the picture itself. */
typedef enum { CKIFHEVC_RANGE_IN_PICTURE, CKIFHEVC_RANGE_OF_VIDEO, CKIFHEVC_RANGE_FULL } ckifhevc_range;

/* A part of a picture, in its pixels. */
typedef struct {
    int left, top, width, height;
} ckifhevc_part;

/* Decodes a picture of 8 bits a sample, which must be width × height, and writes a part of it at 1/`factor` of its size
   (1, 2, 4 or 8), rounded down, each pixel the mean of a block, to rows of grey that are `stride` apart. `headers` are its
   parameter sets, `units` the rest; each unit has its length in four bytes before it. Zero for a picture that is damaged
   or of another kind.

   The last filter (sample-adaptive offset) is left out: it takes a seventh of the time, and changes the light by less
   than a grey level on average. Without deblocking, which takes a tenth, fewer dates were read. */
int ckifhevc_decode(const uint8_t *headers, size_t header_count, const uint8_t *units, size_t unit_count, int width,
                    int height, ckifhevc_range range, ckifhevc_part part, int factor, uint8_t *grey, ptrdiff_t stride);

#endif
