/* The weights of words that were fitted to texts, in the program itself: the files of Sources/Labels/Fitted. */
#ifndef CKIFFITTEDWORDS_H
#define CKIFFITTEDWORDS_H
#include <stddef.h>
#include <stdint.h>

struct ckif_fitted_words {
    const uint8_t *_Nonnull bytes;
    size_t length;
} __attribute__((swift_attr("@Sendable")));

extern const struct ckif_fitted_words ckif_front_words, ckif_subject_words;
#endif
