#include "CKIFFittedWords.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t front[] = {
#embed "../../Labels/Fitted/front-words.txt"
};
static const uint8_t subject[] = {
#embed "../../Labels/Fitted/subject-words.txt"
};

const struct ckif_fitted_words ckif_front_words = {front, sizeof front};
const struct ckif_fitted_words ckif_subject_words = {subject, sizeof subject};
