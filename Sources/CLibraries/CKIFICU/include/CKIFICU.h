#ifndef CKIFICU_H
#define CKIFICU_H

#include <stdbool.h>
#include <stdint.h>

// The appearance of text by Unicode's security mechanisms (UTS #39), from the data of ICU. Texts are in UTF-8 and need no
// final zero byte.

// Writes the skeleton of a text, which is the same for texts that look alike, and returns its length in bytes. -1 when
// it is longer than `capacity` or the text is not valid.
int32_t ckificu_skeleton(const char *text, int32_t length, char *skeleton, int32_t capacity);

// True when all letters belong to one script, or to the scripts that are written together in Japanese, Chinese or
// Korean. Characters of all scripts, such as digits, do not count.
bool ckificu_is_single_script(const char *text, int32_t length);

#endif
