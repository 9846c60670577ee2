/// What Swift's Glibc leaves out: <malloc.h>, by which a program tells glibc how to keep its memory.

#ifndef CMEMORY_H
#define CMEMORY_H

/// Lets all threads take their memory from one place from now on; does nothing where there is no glibc.
void kif_memory_share(void);

#endif
