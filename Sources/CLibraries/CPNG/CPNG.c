#include "CPNG.h"
#include <png.h>
#include <string.h>

int cpng_decode_grey(const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&image, bytes, count)) return 0;
    if (image.width != (png_uint_32)width || image.height != (png_uint_32)height) {
        png_image_free(&image);
        return 0;
    }
    image.format = PNG_FORMAT_GRAY;
    const png_color white = {255, 255, 255};
    int read = png_image_finish_read(&image, &white, pixels, width, NULL);
    png_image_free(&image);
    return read;
}
