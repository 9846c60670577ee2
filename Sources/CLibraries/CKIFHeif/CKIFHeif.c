#include "CKIFHeif.h"
#include <CKIFLoader.h>
#include <libheif/heif.h>
#include <stdbool.h>

/* clang-format off */
#define FUNCTIONS(each) \
    each(heif_context_alloc) each(heif_context_free) each(heif_context_get_primary_image_handle) \
    each(heif_context_read_from_memory_without_copy) each(heif_context_set_max_decoding_threads) \
    each(heif_decode_image) each(heif_decoding_options_alloc) each(heif_decoding_options_free) \
    each(heif_get_version) each(heif_image_get_bits_per_pixel_range) \
    each(heif_image_get_plane) each(heif_image_get_plane_readonly) \
    each(heif_image_get_primary_height) each(heif_image_get_primary_width) each(heif_image_handle_get_height) \
    each(heif_image_handle_get_width) each(heif_image_handle_has_alpha_channel) each(heif_image_handle_release) \
    each(heif_image_release)
/* clang-format on */

CKIFLOADER_DECLARE(ckifheif, FUNCTIONS)
CKIFLOADER_DEFINE(ckifheif, FUNCTIONS, "libheif.so.1")

typedef const struct ckifheif_functions library;

static ckifheif_outcome outcome_of(struct heif_error error) {
    switch (error.code) {
    case heif_error_Ok: return CKIFHEIF_OK;
    case heif_error_Unsupported_filetype:
    case heif_error_Unsupported_feature: return CKIFHEIF_UNSUPPORTED;
    default: return CKIFHEIF_DAMAGED;
    }
}

/* Opens the file's main picture; the caller must free both results, even on failure. */
static ckifheif_outcome open_picture(library *heif, const uint8_t *bytes, size_t count, struct heif_context **context,
                                     struct heif_image_handle **handle) {
    *handle = NULL;
    *context = heif->heif_context_alloc();
    if (!*context) return CKIFHEIF_DAMAGED;
    heif->heif_context_set_max_decoding_threads(*context, 0);
    struct heif_error error = heif->heif_context_read_from_memory_without_copy(*context, bytes, count, NULL);
    if (error.code == heif_error_Ok) error = heif->heif_context_get_primary_image_handle(*context, handle);
    return outcome_of(error);
}

static void close_picture(library *heif, struct heif_context *context, struct heif_image_handle *handle) {
    if (handle) heif->heif_image_handle_release(handle);
    if (context) heif->heif_context_free(context);
}

/* Pixels of red, green, blue and opacity to grey on white, in the first bytes of each row. */
static void grey_from_rgba(uint8_t *colours, int stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint8_t *grey = colours + (size_t)y * (size_t)stride;
        const uint8_t *pixel = grey;
        for (int x = 0; x < width; x++, pixel += 4) {
            int light = (299 * pixel[0] + 587 * pixel[1] + 114 * pixel[2] + 500) / 1000;
            grey[x] = (uint8_t)((light * pixel[3] + 255 * (255 - pixel[3]) + 127) / 255);
        }
    }
}

/* Rows of grey pixels to a picture of 1/`factor` of their size, each pixel the mean of a block. */
static void reduce(const uint8_t *rows, int stride, int width, int height, int factor, uint8_t *grey) {
    const int area = factor * factor;
    for (int y = 0; y < height / factor; y++) {
        const uint8_t *row = rows + (size_t)y * (size_t)factor * (size_t)stride;
        for (int x = 0; x < width / factor; x++, row += factor) {
            int sum = area / 2;
            for (int i = 0; i < factor; i++)
                for (int j = 0; j < factor; j++) sum += row[(size_t)i * (size_t)stride + (size_t)j];
            *grey++ = (uint8_t)(sum / area);
        }
    }
}

/* Pixels of red, green, blue and opacity to words of colours on white. */
static void words_from_rgba(const uint8_t *colours, int stride, int width, int height, uint32_t *words) {
    for (int y = 0; y < height; y++) {
        const uint8_t *pixel = colours + (size_t)y * stride;
        for (int x = 0; x < width; x++, pixel += 4) {
            uint32_t word = 0;
            for (int i = 0; i < 3; i++)
                word = word << 8 | (uint32_t)((pixel[i] * pixel[3] + 255 * (255 - pixel[3]) + 127) / 255);
            *words++ = word << 8 | 255;
        }
    }
}

static ckifheif_outcome decode_to(library *heif, struct heif_image_handle *handle, enum heif_colorspace space,
                                  enum heif_chroma chroma, int width, int height, struct heif_image **image) {
    struct heif_decoding_options *options = heif->heif_decoding_options_alloc();
    if (!options) return CKIFHEIF_DAMAGED;
    options->convert_hdr_to_8bit = 1;
    struct heif_error error = heif->heif_decode_image(handle, image, space, chroma, options);
    heif->heif_decoding_options_free(options);
    if (error.code != heif_error_Ok) return outcome_of(error);
    if (heif->heif_image_get_primary_width(*image) == width && heif->heif_image_get_primary_height(*image) == height)
        return CKIFHEIF_OK;
    heif->heif_image_release(*image);
    return CKIFHEIF_DAMAGED;
}

/* Decodes a picture without opacity to its luma, which most pictures are stored with, and not to colours, which takes
   much longer. libheif gives the luma its full range, whatever range the file has. */
static ckifheif_outcome decode_luma(library *heif, struct heif_image_handle *handle, int width, int height, int factor,
                                    uint8_t *grey) {
    struct heif_image *image = NULL;
    ckifheif_outcome outcome = decode_to(heif, handle, heif_colorspace_YCbCr, heif_chroma_420, width, height, &image);
    if (outcome != CKIFHEIF_OK) return outcome;
    int stride = 0;
    const uint8_t *luma = heif->heif_image_get_plane_readonly(image, heif_channel_Y, &stride);
    bool has_bytes = luma && heif->heif_image_get_bits_per_pixel_range(image, heif_channel_Y) == 8;
    if (has_bytes) reduce(luma, stride, width, height, factor, grey);
    heif->heif_image_release(image);
    return has_bytes ? CKIFHEIF_OK : CKIFHEIF_DAMAGED;
}

/* Decodes to grey of 1/`factor` of the size, or without a place for it to words. */
static ckifheif_outcome decode(library *heif, struct heif_image_handle *handle, int width, int height, int factor,
                               uint8_t *grey, uint32_t *words) {
    if (grey && !heif->heif_image_handle_has_alpha_channel(handle))
        return decode_luma(heif, handle, width, height, factor, grey);
    struct heif_image *image = NULL;
    ckifheif_outcome outcome =
        decode_to(heif, handle, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, width, height, &image);
    if (outcome != CKIFHEIF_OK) return outcome;
    int stride = 0;
    uint8_t *colours = heif->heif_image_get_plane(image, heif_channel_interleaved, &stride);
    if (!colours) {
        outcome = CKIFHEIF_DAMAGED;
    } else if (grey) {
        grey_from_rgba(colours, stride, width, height);
        reduce(colours, stride, width, height, factor, grey);
    } else {
        words_from_rgba(colours, stride, width, height, words);
    }
    heif->heif_image_release(image);
    return outcome;
}

const char *ckifheif_version(void) {
    library *heif = ckifheif();
    return heif ? heif->heif_get_version() : NULL;
}

ckifheif_outcome ckifheif_read_size(const uint8_t *bytes, size_t count, int *width, int *height) {
    library *heif = ckifheif();
    if (!heif) return CKIFHEIF_UNSUPPORTED;
    struct heif_context *context;
    struct heif_image_handle *handle;
    ckifheif_outcome outcome = open_picture(heif, bytes, count, &context, &handle);
    if (outcome == CKIFHEIF_OK) {
        *width = heif->heif_image_handle_get_width(handle);
        *height = heif->heif_image_handle_get_height(handle);
    }
    close_picture(heif, context, handle);
    return outcome;
}

static ckifheif_outcome open_and_decode(const uint8_t *bytes, size_t count, int width, int height, int factor,
                                        uint8_t *grey, uint32_t *words) {
    library *heif = ckifheif();
    if (!heif) return CKIFHEIF_UNSUPPORTED;
    struct heif_context *context;
    struct heif_image_handle *handle;
    ckifheif_outcome outcome = open_picture(heif, bytes, count, &context, &handle);
    if (outcome == CKIFHEIF_OK) outcome = decode(heif, handle, width, height, factor, grey, words);
    close_picture(heif, context, handle);
    return outcome;
}

ckifheif_outcome ckifheif_decode_grey(const uint8_t *bytes, size_t count, int width, int height, int factor,
                                      uint8_t *pixels) {
    return open_and_decode(bytes, count, width, height, factor, pixels, NULL);
}

ckifheif_outcome ckifheif_decode_colors(const uint8_t *bytes, size_t count, int width, int height, uint32_t *words) {
    return open_and_decode(bytes, count, width, height, 1, NULL, words);
}
