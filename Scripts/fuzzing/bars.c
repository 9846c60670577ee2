#include "CKIFBars.h"
#include "pictures.h"
#include <stdlib.h>

/* Two bytes of width, then rows of grey. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    size_t width = count < 3 ? 0 : bytes[0] | bytes[1] << 8;
    if (!width || (count - 2) / width < 1) return 0;
    int height = (int)((count - 2) / width);
    ckifbars_retail_code codes[3];
    ckifbars_find_retail(bytes + 2, (int)width, height, codes, 3);
    uint8_t *marks = malloc((width / ckifbars_cell) * ((size_t)height / ckifbars_cell) + 1);
    if (marks) ckifbars_mark_cells(bytes + 2, (int)width, height, marks);
    free(marks);
    return 0;
}
