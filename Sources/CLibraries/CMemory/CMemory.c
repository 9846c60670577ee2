#include "CMemory.h"

#ifdef __linux__
#include <malloc.h>
#endif

void kif_memory_share(void) {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, 1);
#endif
}
