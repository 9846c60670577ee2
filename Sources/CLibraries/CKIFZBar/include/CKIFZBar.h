/* libzbar, the decoder of linear codes, DataBar and QR codes. */
#ifndef CKIFZBAR_H
#define CKIFZBAR_H
#include <zbar.h>
#endif
