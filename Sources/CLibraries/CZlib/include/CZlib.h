/* zlib's inflate, behind three calls: its initialisers are macros, which Swift cannot import. */
#ifndef CZLIB_H
#define CZLIB_H
#include <stddef.h>
#include <stdint.h>

struct kif_inflate;

/* What a step came to. */
enum kif_inflate_result {
    /* Input was used up or output filled. */
    KIF_INFLATE_MORE = 0,
    /* A member ended; what follows may be another, which the next step begins. */
    KIF_INFLATE_END = 1,
    KIF_INFLATE_DAMAGED = 2,
};

/* A reader of gzip's format (RFC 1952); NULL when there is no memory. */
struct kif_inflate *kif_inflate_open(void);

/* Inflates: *in_length and *out_length say how much there is, and then how much was used and written. */
int kif_inflate_step(struct kif_inflate *reader, const uint8_t *in, size_t *in_length, uint8_t *out,
                     size_t *out_length);

void kif_inflate_close(struct kif_inflate *reader);
#endif
