#include "CKIFJPEG.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>

enum { maximum_scans = 300 };

typedef struct {
    struct jpeg_error_mgr manager; /* first, so that a pointer to it is a pointer to this */
    jmp_buf exit;
    int damaged;
    int has_ended;   /* whether the file ended before its end marker */
    long first_lost; /* the first row that may lack data after that; -1 for none */
} error_state;

static void leave(j_common_ptr codec) { longjmp(((error_state *)codec->err)->exit, 1); }

/* Notes warnings that mean lost picture data; the others (stray bytes between markers, odd Adobe tags) are harmless.
   After the file's end, data are only missing. */
static void note_warning(j_common_ptr codec, int level) {
    error_state *errors = (error_state *)codec->err;
    if (level >= 0) return;
    switch (codec->err->msg_code) {
    case JWRN_JPEG_EOF: errors->has_ended = 1; break;
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_ARITH_BAD_CODE:
        if (!errors->has_ended)
            errors->damaged = 1;
        else if (errors->first_lost < 0)
            errors->first_lost = (long)((j_decompress_ptr)codec)->output_scanline;
        break;
    default: break;
    }
}

static void stay_silent(j_common_ptr codec) { (void)codec; }

/* A small progressive file can have thousands of scans, each as costly as a whole picture. */
static void limit_scans(j_common_ptr codec) {
    if (codec->is_decompressor && ((j_decompress_ptr)codec)->input_scan_number > maximum_scans) leave(codec);
}

static void set_up_errors(j_decompress_ptr codec, error_state *errors) {
    codec->err = jpeg_std_error(&errors->manager);
    errors->manager.error_exit = leave;
    errors->manager.emit_message = note_warning;
    errors->manager.output_message = stay_silent;
    errors->damaged = errors->has_ended = 0;
    errors->first_lost = -1;
}

/* Whether all scans of a progressive picture were read: every coefficient to its last bit. */
static int has_all_scans(j_decompress_ptr codec) {
    if (!codec->progressive_mode || !codec->coef_bits) return 0;
    for (int component = 0; component < codec->num_components; component++)
        for (int i = 0; i < DCTSIZE2; i++)
            if (codec->coef_bits[component][i] != 0) return 0;
    return 1;
}

/* Whether a picture is whole, or lacks only its end: its end marker, or besides at most a twentieth of its rows. */
static int is_readable(j_decompress_ptr codec, const error_state *errors, int has_scans) {
    if (errors->damaged) return 0;
    if (!errors->has_ended) return 1;
    if (has_scans) return errors->first_lost < 0 && has_all_scans(codec);
    long lost = errors->first_lost < 0 ? 0 : (long)codec->output_height - errors->first_lost;
    return lost * 20 <= (long)codec->output_height;
}

/* Reads the header of a picture that is to be decoded at so many eighths of its size, to grey or to `space`; one in
   four inks is decoded to these. */
static void read_header_for(j_decompress_ptr codec, const uint8_t *bytes, size_t count, int eighths,
                            J_COLOR_SPACE space) {
    jpeg_create_decompress(codec);
    jpeg_mem_src(codec, bytes, count);
    jpeg_read_header(codec, TRUE);
    codec->scale_num = (unsigned)eighths;
    codec->scale_denom = 8;
    codec->dct_method = JDCT_ISLOW;
    int has_inks = codec->jpeg_color_space == JCS_CMYK || codec->jpeg_color_space == JCS_YCCK;
    codec->out_color_space = has_inks ? JCS_CMYK : space;
    jpeg_calc_output_dimensions(codec);
}

static void read_header(j_decompress_ptr codec, const uint8_t *bytes, size_t count, int denominator) {
    read_header_for(codec, bytes, count, 8 / denominator, JCS_GRAYSCALE);
}

/* The light that four inks leave, of red, green, blue and all. Files with Adobe's marker, that is nearly all, store the
   inks inverted. */
static void light_from_inks(const uint8_t *inks, int inverted, int light[4]) {
    for (int i = 0; i < 4; i++) light[i] = inverted ? inks[i] : 255 - inks[i];
}

static void grey_from_inks(const uint8_t *inks, int width, int inverted, uint8_t *grey) {
    for (int x = 0; x < width; x++, inks += 4) {
        int light[4];
        light_from_inks(inks, inverted, light);
        grey[x] = (uint8_t)((299 * light[0] + 587 * light[1] + 114 * light[2]) / 1000 * light[3] / 255);
    }
}

static void read_rows(j_decompress_ptr codec, uint8_t *pixels) {
    JDIMENSION width = codec->output_width;
    JSAMPARRAY inks = NULL;
    if (codec->output_components == 4) inks = codec->mem->alloc_sarray((j_common_ptr)codec, JPOOL_IMAGE, width * 4, 1);
    while (codec->output_scanline < codec->output_height) {
        JSAMPROW row = pixels + (size_t)codec->output_scanline * width;
        jpeg_read_scanlines(codec, inks ? inks : &row, 1);
        if (inks) grey_from_inks(inks[0], (int)width, codec->saw_Adobe_marker, row);
    }
}

#define TEXT_OF(value) #value
#define VERSION_TEXT(version) TEXT_OF(version)

const char *ckifjpeg_version(void) { return VERSION_TEXT(LIBJPEG_TURBO_VERSION); }

int ckifjpeg_read_size(const uint8_t *bytes, size_t count, int denominator, int *width, int *height) {
    struct jpeg_decompress_struct codec = {0};
    error_state errors;
    set_up_errors(&codec, &errors);
    if (setjmp(errors.exit)) {
        jpeg_destroy_decompress(&codec);
        return 0;
    }
    read_header(&codec, bytes, count, denominator);
    *width = (int)codec.output_width;
    *height = (int)codec.output_height;
    jpeg_destroy_decompress(&codec);
    return 1;
}

/* Begins decoding to grey or colours, or to the four inks from which these are computed. */
static void start(j_decompress_ptr codec, struct jpeg_progress_mgr *progress) {
    progress->progress_monitor = limit_scans;
    codec->progress = progress;
    jpeg_start_decompress(codec);
    int components = codec->out_color_space == JCS_RGB ? 3 : 1;
    if (codec->output_components != components && codec->output_components != 4) leave((j_common_ptr)codec);
}

int ckifjpeg_decode_grey(const uint8_t *bytes, size_t count, int denominator, int width, int height, uint8_t *pixels) {
    struct jpeg_decompress_struct codec = {0};
    struct jpeg_progress_mgr progress = {0};
    error_state errors;
    set_up_errors(&codec, &errors);
    if (setjmp(errors.exit)) {
        jpeg_destroy_decompress(&codec);
        return 0;
    }
    read_header(&codec, bytes, count, denominator);
    if ((int)codec.output_width != width || (int)codec.output_height != height) leave((j_common_ptr)&codec);
    start(&codec, &progress);
    int has_scans = jpeg_has_multiple_scans(&codec);
    read_rows(&codec, pixels);
    int is_read = is_readable(&codec, &errors, has_scans);
    /* What is left of the last rows may show half a date. */
    if (errors.first_lost >= 0)
        memset(pixels + (size_t)errors.first_lost * (size_t)width, 255,
               (size_t)(height - errors.first_lost) * (size_t)width);
    jpeg_destroy_decompress(&codec);
    return is_read;
}

/* The eighth of the middle half of the range of a colour difference in which a value is. */
static int eighth(int value) {
    int place = (value - 64) / 16;
    return value < 64 ? 0 : place > 7 ? 7 : place;
}

int ckifjpeg_count_colors(const uint8_t *bytes, size_t count, uint32_t *counts) {
    struct jpeg_decompress_struct codec = {0};
    struct jpeg_progress_mgr progress = {0};
    error_state errors;
    memset(counts, 0, 64 * sizeof *counts);
    set_up_errors(&codec, &errors);
    if (setjmp(errors.exit)) {
        jpeg_destroy_decompress(&codec);
        return 0;
    }
    read_header(&codec, bytes, count, 8);
    if (codec.jpeg_color_space != JCS_YCbCr) leave((j_common_ptr)&codec);
    codec.out_color_space = JCS_YCbCr;
    progress.progress_monitor = limit_scans;
    codec.progress = &progress;
    jpeg_start_decompress(&codec);
    if (codec.output_components != 3) leave((j_common_ptr)&codec);
    JSAMPARRAY row = codec.mem->alloc_sarray((j_common_ptr)&codec, JPOOL_IMAGE, codec.output_width * 3, 1);
    int has_scans = jpeg_has_multiple_scans(&codec);
    while (codec.output_scanline < codec.output_height) {
        jpeg_read_scanlines(&codec, row, 1);
        for (JDIMENSION x = 0; x < codec.output_width; x++)
            counts[8 * eighth(row[0][3 * x + 1]) + eighth(row[0][3 * x + 2])]++;
    }
    int is_read = is_readable(&codec, &errors, has_scans);
    jpeg_destroy_decompress(&codec);
    return is_read;
}

/* A row's pixels, of three colours or four inks, as words. */
static void words_from_row(j_decompress_ptr codec, const uint8_t *row, int width, uint32_t *words) {
    for (int x = 0; x < width; x++, row += codec->output_components) {
        int light[4] = {row[0], row[1], row[2], 255};
        if (codec->output_components == 4) light_from_inks(row, codec->saw_Adobe_marker, light);
        uint32_t red = (uint32_t)(light[0] * light[3] / 255), green = (uint32_t)(light[1] * light[3] / 255);
        words[x] = red << 24 | green << 16 | (uint32_t)(light[2] * light[3] / 255) << 8 | 255;
    }
}

/* Reads the rows of a part, to grey or to words. The library may widen its columns to whole blocks. */
static void read_part(j_decompress_ptr codec, int left, int top, int width, int height, uint8_t *grey,
                      uint32_t *words) {
    JDIMENSION start = (JDIMENSION)left, columns = (JDIMENSION)width;
    jpeg_crop_scanline(codec, &start, &columns);
    int components = codec->output_components;
    JSAMPARRAY row = codec->mem->alloc_sarray((j_common_ptr)codec, JPOOL_IMAGE, columns * components, 1);
    if (top > 0 && jpeg_skip_scanlines(codec, (JDIMENSION)top) != (JDIMENSION)top) leave((j_common_ptr)codec);
    const uint8_t *wanted = row[0] + (size_t)(left - (int)start) * components;
    for (int y = 0; y < height; y++) {
        size_t begin = (size_t)y * (size_t)width;
        if (jpeg_read_scanlines(codec, row, 1) != 1) leave((j_common_ptr)codec);
        if (words)
            words_from_row(codec, wanted, width, words + begin);
        else if (components == 4)
            grey_from_inks(wanted, width, codec->saw_Adobe_marker, grey + begin);
        else
            memcpy(grey + begin, wanted, (size_t)width);
    }
}

static void require_part(j_decompress_ptr codec, int left, int top, int width, int height) {
    if (left < 0 || top < 0 || width < 1 || height < 1 || width > (int)codec->output_width - left ||
        height > (int)codec->output_height - top)
        leave((j_common_ptr)codec);
}

int ckifjpeg_decode_part(const uint8_t *bytes, size_t count, int left, int top, int width, int height,
                         uint8_t *pixels) {
    struct jpeg_decompress_struct codec = {0};
    struct jpeg_progress_mgr progress = {0};
    error_state errors;
    set_up_errors(&codec, &errors);
    if (setjmp(errors.exit)) {
        jpeg_destroy_decompress(&codec);
        return 0;
    }
    read_header(&codec, bytes, count, 1);
    require_part(&codec, left, top, width, height);
    start(&codec, &progress);
    int has_scans = jpeg_has_multiple_scans(&codec);
    read_part(&codec, left, top, width, height, pixels, NULL);
    int is_read = is_readable(&codec, &errors, has_scans);
    jpeg_destroy_decompress(&codec);
    return is_read;
}

int ckifjpeg_decode_colors(const uint8_t *bytes, size_t count, int eighths, int left, int top, int width, int height,
                           uint32_t *words) {
    struct jpeg_decompress_struct codec = {0};
    struct jpeg_progress_mgr progress = {0};
    error_state errors;
    set_up_errors(&codec, &errors);
    if (eighths < 1 || eighths > 8) return 0;
    if (setjmp(errors.exit)) {
        jpeg_destroy_decompress(&codec);
        return 0;
    }
    read_header_for(&codec, bytes, count, eighths, JCS_RGB);
    require_part(&codec, left, top, width, height);
    start(&codec, &progress);
    int has_scans = jpeg_has_multiple_scans(&codec);
    read_part(&codec, left, top, width, height, NULL, words);
    int is_read = is_readable(&codec, &errors, has_scans);
    jpeg_destroy_decompress(&codec);
    return is_read;
}
