#include "CKIFMemory.h"

#ifdef __linux__
#include <malloc.h>
#endif

void ckifmemory_use_single_arena(void) {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, 1);
#endif
}
