/* The files of the server's page, in the program itself. */
#ifndef CKIFPAGE_H
#define CKIFPAGE_H
#include <stddef.h>
#include <stdint.h>

/* The content of the file with this name, and its length; NULL when there is none. */
const uint8_t *ckifpage_file(const char *name, size_t *length);
#endif
