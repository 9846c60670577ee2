#include "CKIFRecognition.h"
#include <math.h>

/* Values that are compared at once: in nearly all blocks none is selected. */
enum { block = 64 };

static int has_value_above(const float *values, float minimum) {
    int found = 0;
    for (int i = 0; i < block; i++) found |= values[i] > minimum;
    return found;
}

size_t ckifrecognition_select(const float *values, size_t count, float minimum, int32_t *indices) {
    size_t selected = 0, index = 0;
    while (index < count) {
        size_t end = count - index < block ? count : index + block;
        if (end - index < block || has_value_above(values + index, minimum)) {
            for (size_t i = index; i < end; i++) {
                if (values[i] > minimum) indices[selected++] = (int32_t)i;
            }
        }
        index = end;
    }
    return selected;
}

float ckifrecognition_maximum(const float *values, size_t count) {
    float largest = -INFINITY;
    for (size_t i = 0; i < count; i++) largest = values[i] > largest ? values[i] : largest;
    return largest;
}
