/* libqrcodegen, which makes QR codes (ISO/IEC 18004). */
#ifndef CKIFQRCODE_H
#define CKIFQRCODE_H
#include <stdint.h>

/* The most modules a side has. */
enum { ckifqrcode_side = 177 };

/* Makes the code of a text with medium error correction. `modules` gets one byte a module, row after row, 1 for a dark
   one. Returns the modules of a side, without the quiet zone; 0 when the text is too long. */
int ckifqrcode_make(const char *text, uint8_t modules[ckifqrcode_side * ckifqrcode_side]);
#endif
