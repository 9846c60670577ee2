#include "CKIFPNG.h"
#include <png.h>
#include <stdlib.h>
#include <string.h>

static int read_opaque(png_image *image, uint8_t *pixels) {
    image->format = PNG_FORMAT_GRAY;
    return png_image_finish_read(image, NULL, pixels, (png_int_32)image->width, NULL);
}

/* Blends here, because libpng would blend in linear light, and the result would be paler than in any viewer. */
static int read_transparent(png_image *image, uint8_t *pixels) {
    size_t count = (size_t)image->width * image->height;
    uint8_t *pairs = malloc(count * 2);
    if (!pairs) return 0;
    image->format = PNG_FORMAT_GA;
    int read = png_image_finish_read(image, NULL, pairs, (png_int_32)image->width * 2, NULL);
    for (size_t i = 0; read && i < count; i++) {
        int light = pairs[2 * i], opacity = pairs[2 * i + 1];
        pixels[i] = (uint8_t)((light * opacity + 255 * (255 - opacity) + 127) / 255);
    }
    free(pairs);
    return read;
}

const char *ckifpng_version(void) { return png_get_libpng_ver(NULL); }

int ckifpng_decode_grey(const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&image, bytes, count)) return 0;
    /* Samples of sixteen bits are sRGB too, as in every viewer; libpng would treat them as linear. */
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    if (image.width != (png_uint_32)width || image.height != (png_uint_32)height) {
        png_image_free(&image);
        return 0;
    }
    int read = image.format & PNG_FORMAT_FLAG_ALPHA ? read_transparent(&image, pixels) : read_opaque(&image, pixels);
    png_image_free(&image);
    return read;
}
