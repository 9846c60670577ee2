#include "CKIFZlib.h"
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

struct ckifzlib_inflate {
    z_stream stream;
};

struct ckifzlib_inflate *ckifzlib_open(void) {
    struct ckifzlib_inflate *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return NULL;
    /* 16 selects gzip's header and checksum. */
    if (inflateInit2(&reader->stream, 15 + 16) != Z_OK) {
        free(reader);
        return NULL;
    }
    return reader;
}

int ckifzlib_step(struct ckifzlib_inflate *reader, const uint8_t *in, size_t *in_length, uint8_t *out,
                  size_t *out_length) {
    z_stream *stream = &reader->stream;
    uInt available = *in_length > UINT_MAX ? UINT_MAX : (uInt)*in_length;
    uInt room = *out_length > UINT_MAX ? UINT_MAX : (uInt)*out_length;
    stream->next_in = (Bytef *)in;
    stream->avail_in = available;
    stream->next_out = out;
    stream->avail_out = room;
    int code = inflate(stream, Z_NO_FLUSH);
    *in_length = available - stream->avail_in;
    *out_length = room - stream->avail_out;
    if (code == Z_STREAM_END) return inflateReset(stream) == Z_OK ? CKIFZLIB_END : CKIFZLIB_DAMAGED;
    return code == Z_OK || code == Z_BUF_ERROR ? CKIFZLIB_MORE : CKIFZLIB_DAMAGED;
}

void ckifzlib_close(struct ckifzlib_inflate *reader) {
    inflateEnd(&reader->stream);
    free(reader);
}
