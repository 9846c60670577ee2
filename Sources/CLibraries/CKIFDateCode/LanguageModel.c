#include "Weights.h"

#include <stddef.h>

#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t packed[] = {
#embed "texts.bin"
};

enum { entry_size = 12 };

int ckifdatecode_language_model_entries(void) { return sizeof packed / entry_size; }

ckifdatecode_language_model_record ckifdatecode_language_model_entry(int index) {
    const uint8_t *bytes = packed + (size_t)index * entry_size;
    ckifdatecode_language_model_record entry = {0, 0, 0};
    for (int i = 7; i >= 0; i--) entry.key = entry.key << 8 | bytes[i];
    entry.probability = float_of_half((uint16_t)(bytes[8] | bytes[9] << 8));
    entry.backoff = float_of_half((uint16_t)(bytes[10] | bytes[11] << 8));
    return entry;
}
