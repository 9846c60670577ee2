/* libzxcvbn, which estimates how many guesses an attacker needs for a password. */
#ifndef CKIFZXCVBN_H
#define CKIFZXCVBN_H
#include <stddef.h>

/* The base-2 logarithm of the guesses. The attacker also knows `words`: lower case, one after another, each with its
   NUL, `words_length` bytes in all; those after the first 256 are ignored. */
double ckifzxcvbn_bits(const char *password, const char *words, size_t words_length);
#endif
