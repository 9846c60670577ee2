#include "CKIFTranslations.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t german[] = {
#embed "../../Translations/de.po"
};
static const uint8_t spanish[] = {
#embed "../../Translations/es.po"
};
static const uint8_t french[] = {
#embed "../../Translations/fr.po"
};

#define FILE(language, bytes)                                                                                          \
    { language, bytes, sizeof bytes }
static const struct {
    const char *language;
    const uint8_t *bytes;
    size_t length;
} files[] = {FILE("de", german), FILE("es", spanish), FILE("fr", french)};

const uint8_t *ckiftranslations_file(const char *language, size_t *length) {
    for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
        if (strcmp(files[index].language, language) != 0) continue;
        *length = files[index].length;
        return files[index].bytes;
    }
    return NULL;
}
