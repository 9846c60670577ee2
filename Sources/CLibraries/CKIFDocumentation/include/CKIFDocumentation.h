/* The pages of Documentation for users, in the program itself. */
#ifndef CKIFDOCUMENTATION_H
#define CKIFDOCUMENTATION_H
#include <stddef.h>
#include <stdint.h>

/* The name of the page with this number from 0, such as "reminders", and its Markdown; NULL after the last one. */
const char *ckifdocumentation_page(size_t number, const uint8_t **text, size_t *length);
#endif
