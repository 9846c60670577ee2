#include "CKIFVersion.h"
#include <stddef.h>

/* Scripts/package writes this file for the time of its build. */
#if __has_include("commit.h")
#include "commit.h"
#else
#define COMMIT NULL
#endif

const char *ckifversion_commit(void) { return COMMIT; }
