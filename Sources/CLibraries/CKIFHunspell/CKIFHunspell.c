#include "CKIFHunspell.h"
#include <CKIFLoader.h>
#include <iconv.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* The functions of hunspell.h that are used, so that no build needs the header: they have been the same since 2005. */
typedef struct Hunhandle Hunhandle;
Hunhandle *Hunspell_create(const char *affixes, const char *words);
void Hunspell_destroy(Hunhandle *handle);
char *Hunspell_get_dic_encoding(Hunhandle *handle);
int Hunspell_spell(Hunhandle *handle, const char *word);

/* clang-format off */
#define FUNCTIONS(each) \
    each(Hunspell_create) each(Hunspell_destroy) each(Hunspell_get_dic_encoding) each(Hunspell_spell)
/* clang-format on */

CKIFLOADER_DECLARE(ckifhunspell, FUNCTIONS)
CKIFLOADER_DEFINE(ckifhunspell, FUNCTIONS, "libhunspell-1.7.so.0")

enum { MAXIMUM_LENGTH = 100 };

struct ckifhunspell_dictionary {
    Hunhandle *handle;
    iconv_t conversion;
};

int ckifhunspell_is_installed(void) { return ckifhunspell() != NULL; }

ckifhunspell_dictionary *ckifhunspell_open(const char *affixes, const char *words) {
    const struct ckifhunspell_functions *hunspell = ckifhunspell();
    Hunhandle *handle = hunspell != NULL ? hunspell->Hunspell_create(affixes, words) : NULL;
    if (handle == NULL) return NULL;
    ckifhunspell_dictionary *dictionary = malloc(sizeof *dictionary);
    const iconv_t conversion = iconv_open(hunspell->Hunspell_get_dic_encoding(handle), "UTF-8");
    if (dictionary == NULL || conversion == (iconv_t)-1) {
        if (conversion != (iconv_t)-1) iconv_close(conversion);
        free(dictionary);
        hunspell->Hunspell_destroy(handle);
        return NULL;
    }
    *dictionary = (ckifhunspell_dictionary){handle, conversion};
    return dictionary;
}

void ckifhunspell_close(ckifhunspell_dictionary *dictionary) {
    iconv_close(dictionary->conversion);
    ckifhunspell()->Hunspell_destroy(dictionary->handle);
    free(dictionary);
}

int ckifhunspell_knows(ckifhunspell_dictionary *dictionary, const char *word) {
    char input[MAXIMUM_LENGTH + 1], output[4 * MAXIMUM_LENGTH + 1];
    size_t length = strlen(word), space = sizeof output - 1;
    if (length == 0 || length > MAXIMUM_LENGTH) return 0;
    memcpy(input, word, length + 1);
    char *from = input, *to = output;
    iconv(dictionary->conversion, NULL, NULL, NULL, NULL);
    if (iconv(dictionary->conversion, &from, &length, &to, &space) == (size_t)-1) return 0;
    *to = 0;
    return ckifhunspell()->Hunspell_spell(dictionary->handle, output) != 0;
}
