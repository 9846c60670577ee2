#include "CKIFZxcvbn.h"
#include <string.h>
#include <zxcvbn.h>

enum { maximum_words = 256 };

double ckifzxcvbn_bits(const char *password, const char *words, size_t words_length) {
    const char *list[maximum_words + 1];
    size_t count = 0;
    for (size_t start = 0; start < words_length && count < maximum_words; start += strlen(words + start) + 1)
        list[count++] = words + start;
    list[count] = NULL;
    return ZxcvbnMatch(password, list, NULL);
}
