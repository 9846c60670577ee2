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

/* gzip's header and checksum need more than zlib's own, for which compressBound is. */
enum { gzip_surplus = 32 };

size_t ckifzlib_bound(size_t length) { return compressBound(length) + gzip_surplus; }

size_t ckifzlib_gzip(const uint8_t *in, size_t length, uint8_t *out, size_t room, int is_small) {
    z_stream stream = {0};
    if (length > UINT_MAX || room > UINT_MAX) return 0;
    int level = is_small ? Z_BEST_COMPRESSION : Z_BEST_SPEED;
    if (deflateInit2(&stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
    stream.next_in = (Bytef *)in;
    stream.avail_in = (uInt)length;
    stream.next_out = out;
    stream.avail_out = (uInt)room;
    int code = deflate(&stream, Z_FINISH);
    size_t written = room - stream.avail_out;
    deflateEnd(&stream);
    return code == Z_STREAM_END ? written : 0;
}
