/* The translations of Sources/Translations, in the program itself. */
#ifndef CKIFTRANSLATIONS_H
#define CKIFTRANSLATIONS_H
#include <stddef.h>
#include <stdint.h>

/* The content of a language's PO file, and its length; NULL when there is none. `language` is a code such as "de". */
const uint8_t *ckiftranslations_file(const char *language, size_t *length);
#endif
