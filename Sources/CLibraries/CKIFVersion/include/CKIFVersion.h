/* The commit that a package was built from. */
#ifndef CKIFVERSION_H
#define CKIFVERSION_H

/* The commit in hexadecimal, with ", changed" after it if the sources were not those of the commit; NULL in a build that
   Scripts/package did not make. */
const char *ckifversion_commit(void);
#endif
