/* libzxing, the second decoder, behind a C interface without exceptions and C++ types.

   Debian's libzxing 1.4.0 crashes on some pictures when it searches for DataBar Expanded or PDF417, or for several
   codes at once. So this wrapper reads one code in a picture, and only of the kinds below, with which it never crashed
   on some thousand photos. */
#ifndef CKIFZXING_H
#define CKIFZXING_H
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The library's version; NULL in a build without it (package trait ZXing), which finds nothing. */
const char *ckifzxing_version(void);

/* Kinds of code, to be joined by |. */
enum {
    CKIFZXING_EAN13 = 1,
    CKIFZXING_EAN8 = 2,
    CKIFZXING_UPCA = 4,
    CKIFZXING_UPCE = 8,
    CKIFZXING_QR = 16,
    CKIFZXING_DATA_MATRIX = 32,
    CKIFZXING_CODE128 = 64
};

/* A code. */
typedef struct {
    int kind;       /* one of the above */
    int is_gs1;     /* non-zero when it is marked as a GS1 element string */
    int x[4], y[4]; /* the corners in pixels, clockwise from the top left as the code is read */
    size_t length;  /* of the payload in bytes */
} ckifzxing_symbol;

/* Finds one code of the given kinds in a picture of width × height bytes of grey, and writes its payload to `payload`,
   not terminated, FNC1 as 0x1D. The payload is UTF-8, except where libzxing does not know the characters: then its bytes
   are as they are in the code. Those of Code 128 always are. Non-zero when a code was found whose payload fits into
   `capacity` bytes. */
int ckifzxing_find(const uint8_t *pixels, int width, int height, int kinds, ckifzxing_symbol *symbol, char *payload,
                   size_t capacity);

#ifdef __cplusplus
}
#endif
#endif
