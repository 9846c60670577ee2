/* Loads a shared library at the first use of it. What a start does not need costs it nothing, and where a library is
   missing, only that fails which needs it.

   A wrapper lists the functions that it uses, in the order of a table, and defines the function that returns the table:

       #define CKIFPNG_FUNCTIONS(each) each(png_create_read_struct) each(png_read_info)
       CKIFLOADER_DECLARE(ckifpng, CKIFPNG_FUNCTIONS)
       CKIFLOADER_DEFINE(ckifpng, CKIFPNG_FUNCTIONS, "libpng16.so.16")

   ckifpng() is then a table with the members png_create_read_struct and png_read_info, of the types that the library's
   header declares, or NULL where the library or one of the functions is missing. */
#ifndef CKIFLOADER_H
#define CKIFLOADER_H
#include <pthread.h>
#include <stddef.h>

/* Loads `library` (its soname), and fills `table` with its functions of these names, NULL at the end. The library stays
   loaded until the process ends. Non-zero on success. */
int ckifloader_load(const char *_Nonnull library, const char *_Nullable const *_Nonnull names, void *_Nonnull table);

/* A function of `library`, which must be loaded, or of one that it loaded in turn; NULL where there is none. */
void *_Nullable ckifloader_find(const char *_Nonnull library, const char *_Nonnull name);

#define CKIFLOADER_MEMBER(function) __typeof__(function) *_Nonnull function;
#define CKIFLOADER_NAME(function) #function,

#define CKIFLOADER_DECLARE(loader, functions)                                                                          \
    struct loader##_functions {                                                                                        \
        functions(CKIFLOADER_MEMBER)                                                                                   \
    };                                                                                                                 \
    const struct loader##_functions *_Nullable loader(void);

#define CKIFLOADER_DEFINE(loader, functions, library)                                                                  \
    static struct loader##_functions loader##_table;                                                                   \
    static int loader##_is_loaded;                                                                                     \
    static void loader##_load(void) {                                                                                  \
        static const char *const names[] = {functions(CKIFLOADER_NAME) NULL};                                          \
        loader##_is_loaded = ckifloader_load(library, names, &loader##_table);                                         \
    }                                                                                                                  \
    const struct loader##_functions *loader(void) {                                                                    \
        static pthread_once_t once = PTHREAD_ONCE_INIT;                                                                \
        pthread_once(&once, loader##_load);                                                                            \
        return loader##_is_loaded ? &loader##_table : NULL;                                                            \
    }

#endif
