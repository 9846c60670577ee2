/* libzxing, the second decoder, behind a C face: no exception and no C++ type passes it.

   Debian's libzxing 1.4.0 ends the process on some pictures when it looks for DataBar Expanded or PDF417, or for
   several codes at once. So this shim takes one code of a picture and only of the kinds below; over some thousand
   photos it never died of those. */
#ifndef CZXING_H
#define CZXING_H
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The library's version; null in a build without it (package trait ZXing), in which nothing is ever found. */
const char *czxing_version(void);

/* Kinds of code, to be joined by |. */
enum {
    CZXING_EAN13 = 1, CZXING_EAN8 = 2, CZXING_UPCA = 4, CZXING_UPCE = 8, CZXING_QR = 16, CZXING_DATA_MATRIX = 32
};

/* A code that was found. */
typedef struct {
    int kind;        /* one of the above */
    int is_gs1;      /* non-zero when it says that its content follows GS1's element strings */
    int x[4], y[4];  /* its corners in pixels, clockwise from its top left as it is read */
    size_t length;   /* of the payload in bytes */
} czxing_symbol;

/* Finds one code of the given kinds in a picture of width × height bytes of grey. Its payload is written to `payload`
   as UTF-8, not terminated, FNC1 as 0x1D. Non-zero when a code was found and fits into `capacity` bytes. */
int czxing_find(const uint8_t *pixels, int width, int height, int kinds,
                czxing_symbol *symbol, char *payload, size_t capacity);

#ifdef __cplusplus
}
#endif
#endif
