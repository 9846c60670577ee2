#include "CKIFHEVC.h"
#include <CKIFLoader.h>
#include <libde265/de265.h>
#include <stdbool.h>

/* clang-format off */
#define FUNCTIONS(each) \
    each(de265_decode) each(de265_flush_data) each(de265_free_decoder) each(de265_get_bits_per_pixel) \
    each(de265_get_default_image_allocation_functions) each(de265_get_image_full_range_flag) \
    each(de265_get_image_height) each(de265_get_image_matrix_coefficients) each(de265_get_image_plane) \
    each(de265_get_image_width) each(de265_get_next_picture) each(de265_get_version) each(de265_init) \
    each(de265_new_decoder) each(de265_push_NAL) each(de265_set_image_allocation_functions) \
    each(de265_set_parameter_bool)
/* clang-format on */

CKIFLOADER_DECLARE(ckifhevc, FUNCTIONS)
CKIFLOADER_DEFINE(ckifhevc, FUNCTIONS, "libde265.so.0")

typedef const struct ckifhevc_functions library;

struct size {
    int width, height;
};

/* Refuses memory to a picture of another size than the file says, which may be far larger. */
static int get_buffer(de265_decoder_context *decoder, struct de265_image_spec *spec, struct de265_image *image,
                      void *data) {
    const struct size *size = data;
    if (spec->visible_width != size->width || spec->visible_height != size->height) return 0;
    /* Sizes are multiples of the smallest blocks, which have 8 to 64 pixels. */
    if (spec->width >= size->width + 64 || spec->height >= size->height + 64) return 0;
    return ckifhevc()->de265_get_default_image_allocation_functions()->get_buffer(decoder, spec, image, NULL);
}

static void release_buffer(de265_decoder_context *decoder, struct de265_image *image, void *data) {
    (void)data;
    ckifhevc()->de265_get_default_image_allocation_functions()->release_buffer(decoder, image, NULL);
}

/* Keeps the library's tables, which it would make anew for each tile. */
static void keep_tables(void) { ckifhevc()->de265_init(); }

static de265_decoder_context *new_decoder(library *hevc, struct size *size) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, keep_tables);
    de265_decoder_context *decoder = hevc->de265_new_decoder();
    if (!decoder) return NULL;
    struct de265_image_allocation allocation = {get_buffer, release_buffer};
    hevc->de265_set_image_allocation_functions(decoder, &allocation, size);
    hevc->de265_set_parameter_bool(decoder, DE265_DECODER_PARAM_DISABLE_SAO, 1);
    return decoder;
}

static bool push(library *hevc, de265_decoder_context *decoder, const uint8_t *units, size_t count) {
    while (count > 0) {
        if (count < 4) return false;
        size_t length = (size_t)units[0] << 24 | (size_t)units[1] << 16 | (size_t)units[2] << 8 | units[3];
        units += 4;
        count -= 4;
        /* A unit begins with two bytes of its own. */
        if (length < 2 || length > count || length > INT32_MAX) return false;
        if (hevc->de265_push_NAL(decoder, units, (int)length, 0, NULL) != DE265_OK) return false;
        units += length;
        count -= length;
    }
    return true;
}

/* The first picture; NULL when there is none. */
static const struct de265_image *decode_first(library *hevc, de265_decoder_context *decoder) {
    if (hevc->de265_flush_data(decoder) != DE265_OK) return NULL;
    for (int more = 1; more;) {
        if (hevc->de265_decode(decoder, &more) != DE265_OK) return NULL;
        const struct de265_image *image = hevc->de265_get_next_picture(decoder);
        if (image) return image;
    }
    return NULL;
}

/* `factor` is a constant where this is called, which makes it fast. */
static inline void reduce(const uint8_t *rows, int row_stride, int width, int height, const int factor, uint8_t *grey,
                          ptrdiff_t stride) {
    const unsigned area = (unsigned)(factor * factor);
    for (int y = 0; y < height / factor; y++, rows += (size_t)factor * (size_t)row_stride, grey += stride)
        for (int x = 0; x < width / factor; x++) {
            unsigned sum = area / 2;
            for (int i = 0; i < factor; i++)
                for (int j = 0; j < factor; j++) sum += rows[(size_t)i * (size_t)row_stride + (size_t)(x * factor + j)];
            grey[x] = (uint8_t)(sum / area);
        }
}

/* Black of 16 and white of 235 to 0 and 255. */
static void stretch(int width, int height, uint8_t *grey, ptrdiff_t stride) {
    for (int y = 0; y < height; y++, grey += stride)
        for (int x = 0; x < width; x++) {
            int light = ((grey[x] - 16) * 255 + 219 / 2) / 219;
            grey[x] = (uint8_t)(light < 0 ? 0 : light > 255 ? 255 : light);
        }
}

static bool write_part(library *hevc, const struct de265_image *image, struct size size, ckifhevc_range range,
                       ckifhevc_part part, int factor, uint8_t *grey, ptrdiff_t stride) {
    /* The first plane of a picture without a matrix is green. */
    if (hevc->de265_get_image_width(image, 0) != size.width || hevc->de265_get_image_height(image, 0) != size.height ||
        hevc->de265_get_bits_per_pixel(image, 0) != 8 || hevc->de265_get_image_matrix_coefficients(image) == 0)
        return false;
    int row_stride = 0;
    const uint8_t *rows = hevc->de265_get_image_plane(image, 0, &row_stride);
    if (!rows) return false;
    rows += (ptrdiff_t)part.top * row_stride + part.left;
    switch (factor) {
    case 1: reduce(rows, row_stride, part.width, part.height, 1, grey, stride); break;
    case 2: reduce(rows, row_stride, part.width, part.height, 2, grey, stride); break;
    case 4: reduce(rows, row_stride, part.width, part.height, 4, grey, stride); break;
    case 8: reduce(rows, row_stride, part.width, part.height, 8, grey, stride); break;
    default: return false;
    }
    if (range == CKIFHEVC_RANGE_IN_PICTURE)
        range = hevc->de265_get_image_full_range_flag(image) ? CKIFHEVC_RANGE_FULL : CKIFHEVC_RANGE_OF_VIDEO;
    if (range == CKIFHEVC_RANGE_OF_VIDEO) stretch(part.width / factor, part.height / factor, grey, stride);
    return true;
}

const char *ckifhevc_version(void) {
    library *hevc = ckifhevc();
    return hevc ? hevc->de265_get_version() : NULL;
}

int ckifhevc_decode(const uint8_t *headers, size_t header_count, const uint8_t *units, size_t unit_count, int width,
                    int height, ckifhevc_range range, ckifhevc_part part, int factor, uint8_t *grey, ptrdiff_t stride) {
    library *hevc = ckifhevc();
    if (!hevc) return 0;
    struct size size = {width, height};
    de265_decoder_context *decoder = new_decoder(hevc, &size);
    if (!decoder) return 0;
    const struct de265_image *image = NULL;
    if (push(hevc, decoder, headers, header_count) && push(hevc, decoder, units, unit_count))
        image = decode_first(hevc, decoder);
    int written = image && write_part(hevc, image, size, range, part, factor, grey, stride);
    hevc->de265_free_decoder(decoder);
    return written;
}
