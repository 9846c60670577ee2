#include "CMemory.h"

#include <malloc.h>

void kif_memory_share(void) {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, 1);
#endif
}
