/* A call to <malloc.h>, which Swift's Glibc module does not have. */

#ifndef CKIFMEMORY_H
#define CKIFMEMORY_H

/* Makes all threads allocate from one arena from now on; does nothing without glibc. */
void ckifmemory_use_single_arena(void);

#endif
