/* Hunspell, which says whether a word is in a dictionary, with all its endings and compounds. Loaded at its first use, and only
   then, as most machines without a desktop lack it. */
#ifndef CKIFHUNSPELL_H
#define CKIFHUNSPELL_H

/* A dictionary: the library's, and the conversion to its encoding. */
typedef struct ckifhunspell_dictionary ckifhunspell_dictionary;

/* Whether the library is there. */
int ckifhunspell_is_installed(void);

/* Opens the dictionary in two files of Hunspell's format. NULL without the library, and for an encoding that iconv lacks. */
ckifhunspell_dictionary *_Nullable ckifhunspell_open(const char *_Nonnull affixes, const char *_Nonnull words);

void ckifhunspell_close(ckifhunspell_dictionary *_Nonnull dictionary);

/* Whether a word in UTF-8 of at most 100 bytes is in the dictionary. */
int ckifhunspell_knows(ckifhunspell_dictionary *_Nonnull dictionary, const char *_Nonnull word);

#endif
