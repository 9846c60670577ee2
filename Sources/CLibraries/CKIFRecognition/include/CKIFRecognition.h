/* Loops over the output of text recognition networks, in C so that a debug build is fast enough too: a network with
   18,710 classes returns millions of values for one line. */
#ifndef CKIFRECOGNITION_H
#define CKIFRECOGNITION_H
#include <stddef.h>
#include <stdint.h>

/* Writes the indices of the values above `minimum` in rising order, and returns how many there are. `indices` has room
   for as many as there are values. NaN is above nothing. */
size_t ckifrecognition_select(const float *values, size_t count, float minimum, int32_t *indices);

/* The largest value that is not NaN; negative infinity if there is none. */
float ckifrecognition_maximum(const float *values, size_t count);

#endif
