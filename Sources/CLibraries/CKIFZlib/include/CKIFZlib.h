/* zlib behind a few calls: its initialisers are macros, which Swift cannot import. */
#ifndef CKIFZLIB_H
#define CKIFZLIB_H
#include <stddef.h>
#include <stdint.h>

struct ckifzlib_inflate;

/* The result of a step. */
enum ckifzlib_result {
    /* The input is used up or the output is full. */
    CKIFZLIB_MORE = 0,
    /* A member ended; the next step begins another one, if there is more input. */
    CKIFZLIB_END = 1,
    CKIFZLIB_DAMAGED = 2,
};

/* A reader of gzip's format (RFC 1952); NULL without enough memory. */
struct ckifzlib_inflate *ckifzlib_open(void);

/* Inflates: *in_length and *out_length are the sizes of both buffers, and afterwards the bytes used and written. */
int ckifzlib_step(struct ckifzlib_inflate *reader, const uint8_t *in, size_t *in_length, uint8_t *out,
                  size_t *out_length);

void ckifzlib_close(struct ckifzlib_inflate *reader);

/* The bytes that `length` bytes need at most in gzip's format. */
size_t ckifzlib_bound(size_t length);

/* Writes bytes in gzip's format, small or else quickly, to `out` with room for `ckifzlib_bound`. Returns their number; 0
   without enough memory. */
size_t ckifzlib_gzip(const uint8_t *in, size_t length, uint8_t *out, size_t room, int is_small);
#endif
