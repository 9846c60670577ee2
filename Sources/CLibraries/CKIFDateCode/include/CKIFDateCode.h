#ifndef CKIFDATECODE_H
#define CKIFDATECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Three small convolutional networks with their weights: the detector finds lines of date codes (dot-matrix inkjet,
// thermal transfer, laser) in a grey picture, the recogniser reads a line, and the keyword network finds words that stand
// beside dates in a line of print. A set of networks serves one call at a time,
// as it keeps its scratch memory.

typedef struct ckifdatecode_networks ckifdatecode_networks;

enum {
    // The recogniser's line height in pixels.
    ckifdatecode_line_height = 32,
    // Classes at each time step: CTC's blank first, then the characters of the alphabet.
    ckifdatecode_classes = 56,
    // The same for the keyword network: blank first, then the keywords.
    ckifdatecode_keyword_classes = 19,
    // The sides of the detector's pictures are multiples of this.
    ckifdatecode_side_multiple = 32,
    // The side of the detector's cells in the picture's pixels.
    ckifdatecode_cell = 4,
};

// The packed weights that are built into this library, of the detector and the recogniser, and of the keyword network;
// `count` gets their number of bytes.
const uint8_t *ckifdatecode_weights(size_t *count);
const uint8_t *ckifdatecode_keyword_weights(size_t *count);

// Unpacks the weights that are built into this library. NULL without enough memory, or when the weights do not fit the
// networks.
ckifdatecode_networks *ckifdatecode_create(void);

// The same with the weights of two other files, whose headers say the shapes of their networks.
ckifdatecode_networks *ckifdatecode_create_from(const uint8_t *weights, size_t count, const uint8_t *keyword_weights,
                                                size_t keyword_count);

// The instructions that the networks use, the fastest last. All give the same sums of whole numbers; the scaling
// between these may differ in a float's last bit, which seldom changes a rounding.
typedef enum { ckifdatecode_plain, ckifdatecode_avx2, ckifdatecode_vnni } ckifdatecode_kernel;

// Limits the networks to these instructions or slower ones, and returns those that they use now. They begin with the
// fastest of the processor.
ckifdatecode_kernel ckifdatecode_limit_kernels(ckifdatecode_networks *networks, ckifdatecode_kernel limit);

void ckifdatecode_destroy(ckifdatecode_networks *networks);

// Detects lines in a picture of width × height bytes. Both maps take width/4 × height/4 values: the probability that a
// cell is on the core of a line, and the capital height of that line in pixels. False without enough memory, or for
// sides that are not multiples of 32.
bool ckifdatecode_detect(ckifdatecode_networks *networks, const uint8_t *pixels, int width, int height,
                         float *probability, float *capital_height);

// The number of time steps of a line this wide.
int ckifdatecode_time_steps(int width);

// Recognises a line of width × 32 bytes: the log probability of each class at each time step, time steps × classes
// values. False without enough memory, or for a line narrower than 4 pixels.
bool ckifdatecode_recognise(ckifdatecode_networks *networks, const uint8_t *pixels, int width, float *log_probability);

// Finds keywords in a line: as `ckifdatecode_recognise`, with the keyword network's classes.
bool ckifdatecode_find_keywords(ckifdatecode_networks *networks, const uint8_t *pixels, int width,
                                float *log_probability);

// A record of the language model of date codes: Scripts/training/language_model.py explains the keys and the two
// logarithms.
typedef struct {
    uint64_t key;
    float probability, backoff;
} ckifdatecode_language_model_record;

int ckifdatecode_language_model_entries(void);

// A record by its index below ckifdatecode_language_model_entries.
ckifdatecode_language_model_record ckifdatecode_language_model_entry(int index);

#endif
