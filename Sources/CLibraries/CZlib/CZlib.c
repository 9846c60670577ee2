#include "CZlib.h"
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

struct kif_inflate {
    z_stream stream;
};

struct kif_inflate *kif_inflate_open(void) {
    struct kif_inflate *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return NULL;
    /* 16 asks for gzip's header and checksum. */
    if (inflateInit2(&reader->stream, 15 + 16) != Z_OK) {
        free(reader);
        return NULL;
    }
    return reader;
}

int kif_inflate_step(struct kif_inflate *reader, const uint8_t *in, size_t *in_length, uint8_t *out,
                     size_t *out_length) {
    z_stream *stream = &reader->stream;
    uInt given = *in_length > UINT_MAX ? UINT_MAX : (uInt)*in_length;
    uInt room = *out_length > UINT_MAX ? UINT_MAX : (uInt)*out_length;
    stream->next_in = (Bytef *)in;
    stream->avail_in = given;
    stream->next_out = out;
    stream->avail_out = room;
    int code = inflate(stream, Z_NO_FLUSH);
    *in_length = given - stream->avail_in;
    *out_length = room - stream->avail_out;
    if (code == Z_STREAM_END) return inflateReset(stream) == Z_OK ? KIF_INFLATE_END : KIF_INFLATE_DAMAGED;
    return code == Z_OK || code == Z_BUF_ERROR ? KIF_INFLATE_MORE : KIF_INFLATE_DAMAGED;
}

void kif_inflate_close(struct kif_inflate *reader) {
    inflateEnd(&reader->stream);
    free(reader);
}
