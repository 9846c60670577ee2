/* libzbar, the decoder of linear codes, DataBar and QR codes, loaded at its first use. */
#ifndef CKIFZBAR_H
#define CKIFZBAR_H
#include <CKIFLoader.h>
#include <zbar.h>

/* clang-format off */
#define CKIFZBAR_FUNCTIONS(each) \
    each(zbar_image_create) each(zbar_image_destroy) each(zbar_image_first_symbol) each(zbar_image_scanner_create) \
    each(zbar_image_scanner_destroy) each(zbar_image_scanner_set_config) each(zbar_image_set_data) \
    each(zbar_image_set_format) each(zbar_image_set_size) each(zbar_scan_image) each(zbar_symbol_first_component) \
    each(zbar_symbol_get_data) each(zbar_symbol_get_data_length) each(zbar_symbol_get_loc_size) \
    each(zbar_symbol_get_loc_x) each(zbar_symbol_get_loc_y) each(zbar_symbol_get_modifiers) \
    each(zbar_symbol_get_orientation) each(zbar_symbol_get_quality) each(zbar_symbol_get_type) \
    each(zbar_symbol_next) each(zbar_version)
/* clang-format on */

/* The library's functions; NULL where it is missing. */
CKIFLOADER_DECLARE(ckifzbar, CKIFZBAR_FUNCTIONS)

#endif
