/* libzbar, the decoder of linear codes, DataBar and QR codes. */
#ifndef CZBAR_H
#define CZBAR_H
#include <zbar.h>
#endif
