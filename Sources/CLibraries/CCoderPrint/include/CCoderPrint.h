#ifndef C_CODER_PRINT_H
#define C_CODER_PRINT_H

#include <stdbool.h>
#include <stdint.h>

// Two small convolutional networks with their weights: one finds lines of coder print (inkjet dots, thermal transfer, laser) in a
// grey picture, the other reads a line. A set of networks serves one call at a time: it keeps the memory it works in.

typedef struct CoderPrintNetworks CoderPrintNetworks;

enum {
    // The recogniser's line height in pixels.
    coder_print_line_height = 32,
    // Classes a step: blank first, then the alphabet's characters.
    coder_print_classes = 56,
    // The finder's pictures have sides that are multiples of this.
    coder_print_side_multiple = 32,
    // Picture pixels to a side of one of the finder's cells.
    coder_print_cell = 4,
};

// Unpacks the weights built into this library. NULL without memory, or when the weights do not fit the networks.
CoderPrintNetworks *coder_print_create(void);

// The instructions that networks run by, the fastest last. All give the same sums of whole numbers; what is scaled between them may differ
// in a float's last bit, which seldom tips a rounding.
typedef enum { coder_print_plain, coder_print_avx2, coder_print_vnni } CoderPrintKernel;

// Has the networks run by no faster instructions than these from now on; gives those that they run by. They begin with the fastest that
// the processor has.
CoderPrintKernel coder_print_hold_to(CoderPrintNetworks *networks, CoderPrintKernel limit);

void coder_print_destroy(CoderPrintNetworks *networks);

// Looks for lines in a picture of width × height bytes. Both maps take width/4 × height/4 values: the probability that a cell lies on
// the core of a line, and the capital height of that line in pixels. False without memory or for sides that are no multiples of 32.
bool coder_print_find(
    CoderPrintNetworks *networks, const uint8_t *pixels, int width, int height, float *probability,
    float *capital_height);

// Steps that coder_print_read gives for a line this wide.
int coder_print_steps(int width);

// Reads a line of width × 32 bytes: the log probability of each class at each step, steps × classes values. False without memory or
// for a line narrower than 4 pixels.
bool coder_print_read(CoderPrintNetworks *networks, const uint8_t *pixels, int width, float *log_probability);

// What is known of how coders spell: Scripts/training/text_model.py says what the keys and the two logarithms are.
typedef struct {
    uint64_t key;
    float probability, rest;
} CoderPrintTextEntry;

int coder_print_text_entries(void);

// An entry by its index below coder_print_text_entries.
CoderPrintTextEntry coder_print_text_entry(int index);

// The part of a picture that an affine map points at: output pixel (x, y) is the picture at (a·x + b·y + c, d·x + e·y + f), with
// the six numbers in `map` in that order. With a `bow`, the output's left and right ends come from that many rows further down than its
// middle. Averages over the footprint where the map shrinks; repeats edge pixels outside.
void coder_print_sample(
    const uint8_t *pixels, int width, int height, const double map[6], double bow, uint8_t *output, int output_width,
    int output_height);

// The picture shrunk by averaging to the given smaller or equal size.
void coder_print_shrink(
    const uint8_t *pixels, int width, int height, uint8_t *output, int output_width, int output_height);

#endif
